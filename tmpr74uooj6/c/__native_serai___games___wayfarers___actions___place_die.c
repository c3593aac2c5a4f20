#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
place_die___WaysOn_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
PyMemberDef place_die___WaysOn_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
place_die___WaysOn_traverse(serai___games___wayfarers___actions___place_die___WaysOnObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->__likely);
    Py_VISIT(self->__obstacle);
    Py_VISIT(self->__others);
    Py_VISIT(self->__note);
    Py_VISIT(self->_t);
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_direction)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_direction));
    }
    Py_VISIT(self->_reach);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject))));
    return rv;
}

static int32_t CPyDef_place_die___WaysOn_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_die___WaysOnObject *self = (serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_direction)) {
        CPyTagged __tmp = self->_direction;
        self->_direction = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_reach);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject))));
    return 0;
}

static int32_t CPyDef_place_die___WaysOn_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_die___WaysOnObject *self = (serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self;
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
    if (CPyTagged_CheckLong(self->_direction)) {
        CPyTagged __tmp = self->_direction;
        self->_direction = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_reach);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject))));
    return 0;
}

static void
place_die___WaysOn_dealloc(serai___games___wayfarers___actions___place_die___WaysOnObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, place_die___WaysOn_dealloc)
    CPyDef_place_die___WaysOn_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_place_die_____mypyc__WaysOn_setup(PyObject *cpy_r_type);
PyObject *CPyDef_place_die___WaysOn(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_direction, char cpy_r_chain_open);

static PyObject *
place_die___WaysOn_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_place_die___WaysOn) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_place_die_____mypyc__WaysOn_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_place_die___WaysOn_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem place_die___WaysOn_vtable[18];
static bool
CPyDef_place_die___WaysOn_trait_vtable_setup(void)
{
    CPyVTableItem place_die___WaysOn_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_place_die___WaysOn_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_place_die___WaysOn_____init__,
        (CPyVTableItem)CPyDef_place_die___WaysOn___likely__TableOffer_glue,
        (CPyVTableItem)CPyDef_place_die___WaysOn___others__TableOffer_glue,
        (CPyVTableItem)CPyDef_place_die___WaysOn___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_offer___TableOffer___note,
        (CPyVTableItem)CPyDef_place_die___WaysOn_____init__,
        (CPyVTableItem)CPyDef_place_die___WaysOn___likely,
        (CPyVTableItem)CPyDef_place_die___WaysOn___others,
        (CPyVTableItem)CPyDef_place_die___WaysOn___obstacle,
    };
    memcpy(place_die___WaysOn_vtable, place_die___WaysOn_vtable_scratch, sizeof(place_die___WaysOn_vtable));
    return 1;
}

static bool
CPyDef_place_die___WaysOn_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
place_die___WaysOn_get_direction(serai___games___wayfarers___actions___place_die___WaysOnObject *self, void *closure);
static int
place_die___WaysOn_set_direction(serai___games___wayfarers___actions___place_die___WaysOnObject *self, PyObject *value, void *closure);
static PyObject *
place_die___WaysOn_get_chain_open(serai___games___wayfarers___actions___place_die___WaysOnObject *self, void *closure);
static int
place_die___WaysOn_set_chain_open(serai___games___wayfarers___actions___place_die___WaysOnObject *self, PyObject *value, void *closure);
static PyObject *
place_die___WaysOn_get_reach(serai___games___wayfarers___actions___place_die___WaysOnObject *self, void *closure);
static int
place_die___WaysOn_set_reach(serai___games___wayfarers___actions___place_die___WaysOnObject *self, PyObject *value, void *closure);

static PyGetSetDef place_die___WaysOn_getseters[] = {
    {"direction",
     (getter)place_die___WaysOn_get_direction, (setter)place_die___WaysOn_set_direction,
     NULL, NULL},
    {"chain_open",
     (getter)place_die___WaysOn_get_chain_open, (setter)place_die___WaysOn_set_chain_open,
     NULL, NULL},
    {"reach",
     (getter)place_die___WaysOn_get_reach, (setter)place_die___WaysOn_set_reach,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef place_die___WaysOn_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_place_die_____mypyc__WaysOn_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_place_die___WaysOn_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, t, me, direction, chain_open)\n--\n\n")},
    {"likely",
     (PyCFunction)CPyPy_place_die___WaysOn___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_place_die___WaysOn___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_place_die___WaysOn___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_place_die___WaysOn_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "WaysOn",
    .tp_new = place_die___WaysOn_new,
    .tp_dealloc = (destructor)place_die___WaysOn_dealloc,
    .tp_traverse = (traverseproc)place_die___WaysOn_traverse,
    .tp_clear = (inquiry)CPyDef_place_die___WaysOn_clear,
    .tp_getset = place_die___WaysOn_getseters,
    .tp_methods = place_die___WaysOn_methods,
    .tp_init = place_die___WaysOn_init,
    .tp_members = place_die___WaysOn_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___actions___place_die___WaysOnObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("WaysOn(t, me, direction, chain_open)\n--\n\n"),
};
static PyTypeObject *CPyType_place_die___WaysOn_template = &CPyType_place_die___WaysOn_template_;

PyObject *CPyDef_place_die_____mypyc__WaysOn_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___place_die___WaysOnObject *self;
    self = (serai___games___wayfarers___actions___place_die___WaysOnObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = place_die___WaysOn_vtable;
    self->_me = CPY_INT_TAG;
    self->_direction = CPY_INT_TAG;
    self->_chain_open = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_place_die___WaysOn(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_direction, char cpy_r_chain_open)
{
    PyObject *self = CPyDef_place_die_____mypyc__WaysOn_setup((PyObject *)CPyType_place_die___WaysOn);
    if (self == NULL)
        return NULL;
    char res = CPyDef_place_die___WaysOn_____init__(self, cpy_r_t, cpy_r_me, cpy_r_direction, cpy_r_chain_open);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
place_die___WaysOn_get_direction(serai___games___wayfarers___actions___place_die___WaysOnObject *self, void *closure)
{
    if (unlikely(self->_direction == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'direction' of 'WaysOn' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_direction);
    PyObject *retval = CPyTagged_StealAsObject(self->_direction);
    return retval;
}

static int
place_die___WaysOn_set_direction(serai___games___wayfarers___actions___place_die___WaysOnObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'WaysOn' object attribute 'direction' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_direction != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_direction);
    }
    self->_direction = tmp;
    return 0;
}

static PyObject *
place_die___WaysOn_get_chain_open(serai___games___wayfarers___actions___place_die___WaysOnObject *self, void *closure)
{
    if (unlikely(self->_chain_open == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'chain_open' of 'WaysOn' undefined");
        return NULL;
    }
    PyObject *retval = self->_chain_open ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
place_die___WaysOn_set_chain_open(serai___games___wayfarers___actions___place_die___WaysOnObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'WaysOn' object attribute 'chain_open' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_chain_open = tmp;
    return 0;
}

static PyObject *
place_die___WaysOn_get_reach(serai___games___wayfarers___actions___place_die___WaysOnObject *self, void *closure)
{
    if (unlikely(self->_reach == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reach' of 'WaysOn' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reach);
    PyObject *retval = self->_reach;
    return retval;
}

static int
place_die___WaysOn_set_reach(serai___games___wayfarers___actions___place_die___WaysOnObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'WaysOn' object attribute 'reach' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PySet_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("set", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_reach != NULL) {
        CPy_DECREF(self->_reach);
    }
    self->_reach = tmp;
    return 0;
}

static PySendResult CPyDunder_am_sendplace_die___place_die_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_place_die___place_die_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods place_die___place_die_gen_as_async = {
    .am_send = CPyDunder_am_sendplace_die___place_die_gen,
};
static int
place_die___place_die_gen_traverse(serai___games___wayfarers___actions___place_die___place_die_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__value));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__direction)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__direction));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_place_die___place_die_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_die___place_die_genObject *self = (serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__value)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__value;
        self->___mypyc_generator_frame_attribute__value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__direction)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__direction;
        self->___mypyc_generator_frame_attribute__direction = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5);
    return 0;
}

static int32_t CPyDef_place_die___place_die_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_die___place_die_genObject *self = (serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__value)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__value;
        self->___mypyc_generator_frame_attribute__value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__direction)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__direction;
        self->___mypyc_generator_frame_attribute__direction = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5);
    return 0;
}

static void
place_die___place_die_gen_dealloc(serai___games___wayfarers___actions___place_die___place_die_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (place_die___place_die_gen_free_instance == NULL) {
        place_die___place_die_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__value)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__value;
            self->___mypyc_generator_frame_attribute__value = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__value = CPY_INT_TAG;
        }
        self->___mypyc_next_label__ = -113;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__options);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__direction)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__direction;
            self->___mypyc_generator_frame_attribute__direction = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__direction = CPY_INT_TAG;
        }
        self->___mypyc_generator_frame_attribute__chain_open = 2;
        Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, place_die___place_die_gen_dealloc)
    CPyDef_place_die___place_die_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_place_die_____mypyc__place_die_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_place_die___place_die_gen(void);

static PyObject *
place_die___place_die_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_place_die___place_die_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_place_die_____mypyc__place_die_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem place_die___place_die_gen_vtable[6];
static bool
CPyDef_place_die___place_die_gen_trait_vtable_setup(void)
{
    CPyVTableItem place_die___place_die_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_place_die___place_die_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_place_die___place_die_gen_____next__,
        (CPyVTableItem)CPyDef_place_die___place_die_gen___send,
        (CPyVTableItem)CPyDef_place_die___place_die_gen_____iter__,
        (CPyVTableItem)CPyDef_place_die___place_die_gen___throw,
        (CPyVTableItem)CPyDef_place_die___place_die_gen___close,
    };
    memcpy(place_die___place_die_gen_vtable, place_die___place_die_gen_vtable_scratch, sizeof(place_die___place_die_gen_vtable));
    return 1;
}

static bool
CPyDef_place_die___place_die_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef place_die___place_die_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_place_die_____mypyc__place_die_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_place_die___place_die_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_place_die___place_die_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_place_die___place_die_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_place_die___place_die_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_place_die___place_die_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_place_die___place_die_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "place_die_gen",
    .tp_new = place_die___place_die_gen_new,
    .tp_dealloc = (destructor)place_die___place_die_gen_dealloc,
    .tp_traverse = (traverseproc)place_die___place_die_gen_traverse,
    .tp_clear = (inquiry)CPyDef_place_die___place_die_gen_clear,
    .tp_methods = place_die___place_die_gen_methods,
    .tp_iter = CPyDef_place_die___place_die_gen_____iter__,
    .tp_iternext = CPyDef_place_die___place_die_gen_____next__,
    .tp_as_async = &place_die___place_die_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___place_die___place_die_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("place_die_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_place_die___place_die_gen_template = &CPyType_place_die___place_die_gen_template_;

PyObject *CPyDef_place_die_____mypyc__place_die_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___place_die___place_die_genObject *self;
    if (place_die___place_die_gen_free_instance != NULL) {
        self = place_die___place_die_gen_free_instance;
        place_die___place_die_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___place_die___place_die_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = place_die___place_die_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__value = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__direction = CPY_INT_TAG;
    self->___mypyc_generator_frame_attribute__chain_open = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_place_die___place_die_gen(void)
{
    PyObject *self = CPyDef_place_die_____mypyc__place_die_gen_setup((PyObject *)CPyType_place_die___place_die_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendplace_die____use_slot_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods place_die____use_slot_gen_as_async = {
    .am_send = CPyDunder_am_sendplace_die____use_slot_gen,
};
static int
place_die____use_slot_gen_traverse(serai___games___wayfarers___actions___place_die____use_slot_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__chosen);
    Py_VISIT(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_place_die____use_slot_gen_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_die____use_slot_genObject *self = (serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0);
    return 0;
}

static int32_t CPyDef_place_die____use_slot_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___actions___place_die____use_slot_genObject *self = (serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__chosen);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0);
    return 0;
}

static void
place_die____use_slot_gen_dealloc(serai___games___wayfarers___actions___place_die____use_slot_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (place_die____use_slot_gen_free_instance == NULL) {
        place_die____use_slot_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, place_die____use_slot_gen_dealloc)
    CPyDef_place_die____use_slot_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_place_die_____mypyc___3_use_slot_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_place_die____use_slot_gen(void);

static PyObject *
place_die____use_slot_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_place_die____use_slot_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_place_die_____mypyc___3_use_slot_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem place_die____use_slot_gen_vtable[6];
static bool
CPyDef_place_die____use_slot_gen_trait_vtable_setup(void)
{
    CPyVTableItem place_die____use_slot_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_place_die____use_slot_gen_____next__,
        (CPyVTableItem)CPyDef_place_die____use_slot_gen___send,
        (CPyVTableItem)CPyDef_place_die____use_slot_gen_____iter__,
        (CPyVTableItem)CPyDef_place_die____use_slot_gen___throw,
        (CPyVTableItem)CPyDef_place_die____use_slot_gen___close,
    };
    memcpy(place_die____use_slot_gen_vtable, place_die____use_slot_gen_vtable_scratch, sizeof(place_die____use_slot_gen_vtable));
    return 1;
}

static bool
CPyDef_place_die____use_slot_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef place_die____use_slot_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_place_die_____mypyc___3_use_slot_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_place_die____use_slot_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_place_die____use_slot_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_place_die____use_slot_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_place_die____use_slot_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_place_die____use_slot_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_place_die____use_slot_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_use_slot_gen",
    .tp_new = place_die____use_slot_gen_new,
    .tp_dealloc = (destructor)place_die____use_slot_gen_dealloc,
    .tp_traverse = (traverseproc)place_die____use_slot_gen_traverse,
    .tp_clear = (inquiry)CPyDef_place_die____use_slot_gen_clear,
    .tp_methods = place_die____use_slot_gen_methods,
    .tp_iter = CPyDef_place_die____use_slot_gen_____iter__,
    .tp_iternext = CPyDef_place_die____use_slot_gen_____next__,
    .tp_as_async = &place_die____use_slot_gen_as_async,
    .tp_basicsize = sizeof(serai___games___wayfarers___actions___place_die____use_slot_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_use_slot_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_place_die____use_slot_gen_template = &CPyType_place_die____use_slot_gen_template_;

PyObject *CPyDef_place_die_____mypyc___3_use_slot_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___actions___place_die____use_slot_genObject *self;
    if (place_die____use_slot_gen_free_instance != NULL) {
        self = place_die____use_slot_gen_free_instance;
        place_die____use_slot_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___actions___place_die____use_slot_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = place_die____use_slot_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_place_die____use_slot_gen(void)
{
    PyObject *self = CPyDef_place_die_____mypyc___3_use_slot_gen_setup((PyObject *)CPyType_place_die____use_slot_gen);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef place_diemodule_methods[] = {
    {"place_die", (PyCFunction)CPyPy_place_die___place_die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_die(t, me, value)\n--\n\n") /* docstring */},
    {"_within_reach", (PyCFunction)CPyPy_place_die____within_reach, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_within_reach(t, player)\n--\n\n") /* docstring */},
    {"slot_obstacle", (PyCFunction)CPyPy_place_die___slot_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("slot_obstacle(t, player, place, rented=0)\n--\n\n") /* docstring */},
    {"_rent_obstacle", (PyCFunction)CPyPy_place_die____rent_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_rent_obstacle(t, player, place)\n--\n\n") /* docstring */},
    {"exploration_obstacle", (PyCFunction)CPyPy_place_die___exploration_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("exploration_obstacle(t, player)\n--\n\n") /* docstring */},
    {"_turn_obstacle", (PyCFunction)CPyPy_place_die____turn_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_turn_obstacle(t, me, step, direction, chain_open)\n--\n\n") /* docstring */},
    {"_trade_obstacle", (PyCFunction)CPyPy_place_die____trade_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_trade_obstacle(t, me, chain_open)\n--\n\n") /* docstring */},
    {"can_place", (PyCFunction)CPyPy_place_die___can_place, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("can_place(t, me, value)\n--\n\n") /* docstring */},
    {"_chain_leads_on", (PyCFunction)CPyPy_place_die____chain_leads_on, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_chain_leads_on(t, me, value, step)\n--\n\n") /* docstring */},
    {"_chain_reaches", (PyCFunction)CPyPy_place_die____chain_reaches, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_chain_reaches(t, player, value, step)\n--\n\n") /* docstring */},
    {"chain_steps", (PyCFunction)CPyPy_place_die___chain_steps, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("chain_steps(player, value)\n--\n\n") /* docstring */},
    {"_good_values", (PyCFunction)CPyPy_place_die____good_values, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_good_values(t, me, chain_open)\n--\n\n") /* docstring */},
    {"_can_enter", (PyCFunction)CPyPy_place_die____can_enter, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_can_enter(t, player, value)\n--\n\n") /* docstring */},
    {"assets_at", (PyCFunction)CPyPy_place_die___assets_at, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("assets_at(t, player, place, value)\n--\n\n") /* docstring */},
    {"_use_slot", (PyCFunction)CPyPy_place_die____use_slot, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_use_slot(t, me, chosen)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___actions___place_die__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___actions___place_die__internal, "__name__");
    CPyStatic_place_die___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___actions___place_die__internal);
    if (unlikely(CPyStatic_place_die___globals == NULL))
        goto fail;
    CPyType_place_die___place_die_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_place_die___place_die_gen_template, NULL, modname);
    if (unlikely(!CPyType_place_die___place_die_gen))
        goto fail;
    CPyDef_place_die___place_die_gen_trait_vtable_setup();
    CPyType_place_die____use_slot_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_place_die____use_slot_gen_template, NULL, modname);
    if (unlikely(!CPyType_place_die____use_slot_gen))
        goto fail;
    CPyDef_place_die____use_slot_gen_trait_vtable_setup();
    char result = CPyDef_place_die_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___place_die__internal);
    Py_CLEAR(modname);
    CPyTagged_XDECREF(CPyStatic_place_die___PIGEON_SHIFT);
    CPyStatic_place_die___PIGEON_SHIFT = CPY_INT_TAG;
    CPyStatic_place_die___SHIPS = CPY_INT_TAG;
    Py_CLEAR(CPyType_place_die___WaysOn);
    Py_CLEAR(CPyType_place_die___place_die_gen);
    Py_CLEAR(CPyType_place_die____use_slot_gen);
    return -1;
}
int CPyExec_serai___games___wayfarers___actions___place_die(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___actions___place_die__impl, &CPyImportState_serai___games___wayfarers___actions___place_die, &CPyModule_serai___games___wayfarers___actions___place_die);
}
static struct PyModuleDef place_diemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.actions.place_die",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    place_diemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___actions___place_die(void)
{
    if (CPyModule_serai___games___wayfarers___actions___place_die__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___place_die__internal);
        return CPyModule_serai___games___wayfarers___actions___place_die__internal;
    }
    CPyModule_serai___games___wayfarers___actions___place_die__internal = PyModule_Create(&place_diemodule);
    return CPyModule_serai___games___wayfarers___actions___place_die__internal;
}

PyObject *CPyInit_serai___games___wayfarers___actions___place_die(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___actions___place_die__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___actions___place_die__internal);
        return CPyModule_serai___games___wayfarers___actions___place_die__internal;
    }
    CPyModule_serai___games___wayfarers___actions___place_die__internal = PyModule_Create(&place_diemodule);
    if (unlikely(CPyModule_serai___games___wayfarers___actions___place_die__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.actions.place_die");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___actions___place_die__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___actions___place_die__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___actions___place_die__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___actions___place_die(CPyModule_serai___games___wayfarers___actions___place_die__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___actions___place_die__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.actions.place_die");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___actions___place_die__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_place_die___place_die_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
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
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int32_t cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyTagged cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    CPyTagged cpy_r_r123;
    CPyTagged cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    char cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    tuple_T3OOO cpy_r_r149;
    PyObject **cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject **cpy_r_r156;
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
    char cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r8 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL129;
CPyL1: ;
    cpy_r_r9 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r10 = cpy_r_type != cpy_r_r9;
    if (!cpy_r_r10) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 31, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r11 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 33, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL5: ;
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r11)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Table", "book", 33, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL6: ;
    cpy_r_r13 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r12)->_options;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Book", "options", 33, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r13);
CPyL7: ;
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 33, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r15 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 34, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL9: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r15)->_players;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Table", "players", 34, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL10: ;
    cpy_r_r17 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "me", 34, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL11: ;
    cpy_r_r18 = CPyList_GetItemBorrow(cpy_r_r16, cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 34, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_wayfarers___table___Player))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 34, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r18);
        goto CPyL128;
    }
    cpy_r_r20 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r19)->_dice;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Player", "dice", 34, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    CPy_INCREF(cpy_r_r20);
CPyL14: ;
    cpy_r_r21 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__value;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "value", 34, CPyStatic_place_die___globals);
        goto CPyL136;
    }
CPyL15: ;
    CPyTagged_INCREF(cpy_r_r21);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r23 = CPyList_Remove(cpy_r_r20, cpy_r_r22);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 34, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r25 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__value;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "value", 35, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL17: ;
    cpy_r_r26 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 35, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r25);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r26)->_hand != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r26)->_hand);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r26)->_hand = cpy_r_r25;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 35, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction = 0;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 36, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chain_open = 1;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 37, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL21: ;
    if (!1) goto CPyL99;
    cpy_r_r30 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 39, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL23: ;
    cpy_r_r31 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "me", 39, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL24: ;
    cpy_r_r32 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "direction", 39, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL25: ;
    cpy_r_r33 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chain_open;
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chain_open", 39, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL26: ;
    cpy_r_r34 = CPyDef_place_die___WaysOn(cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 39, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r35 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "me", 40, CPyStatic_place_die___globals);
        goto CPyL137;
    }
CPyL28: ;
    cpy_r_r36 = CPyStatics[783]; /* 'place-die' */
    cpy_r_r37 = CPyStatics[3647]; /* 'WF-DIE-01' */
    cpy_r_r38 = CPyStatics[337]; /* 'value' */
    cpy_r_r39 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 40, CPyStatic_place_die___globals);
        goto CPyL137;
    }
CPyL29: ;
    cpy_r_r40 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r39)->_hand;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Table", "hand", 40, CPyStatic_place_die___globals);
        goto CPyL137;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL30: ;
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r42 = CPyDict_Build(1, cpy_r_r38, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 40, CPyStatic_place_die___globals);
        goto CPyL137;
    }
    cpy_r_r43 = NULL;
    cpy_r_r44 = 2;
    cpy_r_r45 = CPyDef_decision___ask(cpy_r_r35, cpy_r_r36, cpy_r_r37, cpy_r_r34, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 40, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r45;
CPyL33: ;
    cpy_r_r47 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r48 = cpy_r_type != cpy_r_r47;
    if (!cpy_r_r48) goto CPyL36;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 40, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL36: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r49 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 40, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL128;
    }
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 40, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r51 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "options", 41, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL39: ;
    cpy_r_r52 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r51)->_trade;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chosen", 41, CPyStatic_place_die___globals);
        goto CPyL138;
    }
CPyL40: ;
    cpy_r_r54 = cpy_r_r53 == cpy_r_r52;
    CPy_DECREF(cpy_r_r52);
    if (!cpy_r_r54) goto CPyL75;
    cpy_r_r55 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chain_open;
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chain_open", 37, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL42: ;
    if (cpy_r_r55) goto CPyL45;
CPyL43: ;
    cpy_r_r56 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chain_open;
    if (unlikely(cpy_r_r56 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chain_open", 42, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL44: ;
    cpy_r_r57 = cpy_r_r56;
    goto CPyL47;
CPyL45: ;
    cpy_r_r58 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction;
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "direction", 42, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL46: ;
    cpy_r_r59 = cpy_r_r58 == 0;
    cpy_r_r57 = cpy_r_r59;
CPyL47: ;
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chain_open = cpy_r_r57;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 42, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r61 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL49: ;
    cpy_r_r62 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "me", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL50: ;
    cpy_r_r63 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL51: ;
    cpy_r_r64 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "me", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL52: ;
    cpy_r_r65 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chain_open;
    if (unlikely(cpy_r_r65 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chain_open", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL53: ;
    cpy_r_r66 = CPyDef_place_die____good_values(cpy_r_r63, cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r67 = CPyDef_wayfarers___actions___trade___adjust_by_trade(cpy_r_r61, cpy_r_r62, cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4 = cpy_r_r67;
    cpy_r_r68 = 1;
    if (!cpy_r_r68) goto CPyL128;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r71 = NULL;
    cpy_r_r1 = cpy_r_r71;
    cpy_r_r72 = (PyObject **)&cpy_r_r1;
    cpy_r_r73 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4;
    cpy_r_r74 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r_r73, cpy_r_r70, cpy_r_r70, cpy_r_r70, cpy_r_r69, cpy_r_r72);
    if (cpy_r_r74 != NULL) goto CPyL139;
    cpy_r_r75 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 43, CPyStatic_place_die___globals);
        goto CPyL140;
    }
    cpy_r_r76 = cpy_r_r1;
    CPy_DECREF(cpy_r_r76);
    cpy_r_r77 = NULL;
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4 = cpy_r_r77;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 43, CPyStatic_place_die___globals);
        goto CPyL128;
    } else
        goto CPyL21;
CPyL59: ;
    cpy_r_r79 = cpy_r_r74;
CPyL60: ;
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r79;
CPyL61: ;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = cpy_r_type != cpy_r_r81;
    if (!cpy_r_r82) goto CPyL141;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 43, CPyStatic_place_die___globals);
        goto CPyL65;
    } else
        goto CPyL142;
CPyL63: ;
    CPy_Unreachable();
CPyL64: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL71;
CPyL65: ;
    cpy_r_r83 = CPy_CatchError();
    cpy_r_r84 = (PyObject **)&cpy_r_r3;
    cpy_r_r85 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4;
    cpy_r_r86 = CPy_YieldFromErrorHandle(cpy_r_r85, cpy_r_r84);
    if (unlikely(cpy_r_r86 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 43, CPyStatic_place_die___globals);
        goto CPyL143;
    }
    if (cpy_r_r86) goto CPyL68;
    cpy_r_r79 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r83);
    CPy_DecRef(cpy_r_r83.f0);
    CPy_DecRef(cpy_r_r83.f1);
    CPy_DecRef(cpy_r_r83.f2);
    goto CPyL60;
CPyL68: ;
    cpy_r_r76 = cpy_r_r3;
    CPy_DecRef(cpy_r_r76);
    CPy_RestoreExcInfo(cpy_r_r83);
    CPy_DecRef(cpy_r_r83.f0);
    CPy_DecRef(cpy_r_r83.f1);
    CPy_DecRef(cpy_r_r83.f2);
    goto CPyL21;
CPyL69: ;
    CPy_RestoreExcInfo(cpy_r_r83);
    CPy_DecRef(cpy_r_r83.f0);
    CPy_DecRef(cpy_r_r83.f1);
    CPy_DecRef(cpy_r_r83.f2);
    cpy_r_r87 = CPy_KeepPropagating();
    if (!cpy_r_r87) goto CPyL128;
    CPy_Unreachable();
CPyL71: ;
    cpy_r_r88 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r89 = NULL;
    cpy_r_r1 = cpy_r_r89;
    cpy_r_r90 = (PyObject **)&cpy_r_r1;
    cpy_r_r91 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_4;
    cpy_r_r92 = CPyDef_wayfarers___actions___trade___adjust_by_trade_gen_____mypyc_generator_helper__(cpy_r_r91, cpy_r_r88, cpy_r_r88, cpy_r_r88, cpy_r_arg, cpy_r_r90);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r92 == NULL) {
        goto CPyL73;
    } else
        goto CPyL144;
CPyL72: ;
    cpy_r_r79 = cpy_r_r92;
    goto CPyL60;
CPyL73: ;
    cpy_r_r93 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 43, CPyStatic_place_die___globals);
        goto CPyL140;
    }
    cpy_r_r76 = cpy_r_r1;
    CPy_DECREF(cpy_r_r76);
    goto CPyL21;
CPyL75: ;
    cpy_r_r94 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__options;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "options", 44, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL76: ;
    cpy_r_r95 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r94)->_turn;
    CPy_INCREF(cpy_r_r95);
    cpy_r_r96 = CPyDict_ValuesView(cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 44, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r97 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chosen", 44, CPyStatic_place_die___globals);
        goto CPyL145;
    }
CPyL78: ;
    cpy_r_r98 = PySequence_Contains(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    cpy_r_r99 = cpy_r_r98 >= 0;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 44, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r100 = cpy_r_r98;
    if (!cpy_r_r100) goto CPyL99;
    cpy_r_r101 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chosen", 45, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL81: ;
    cpy_r_r102 = ((serai___kernel___option___OptionObject *)cpy_r_r101)->_value;
    CPy_INCREF(cpy_r_r102);
    if (likely(PyLong_Check(cpy_r_r102)))
        cpy_r_r103 = CPyTagged_FromObject(cpy_r_r102);
    else {
        CPy_TypeError("int", cpy_r_r102); cpy_r_r103 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 45, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction = cpy_r_r103;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 45, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r105 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 46, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL84: ;
    cpy_r_r106 = CPyStatics[3648]; /* 'event-turn-die' */
    cpy_r_r107 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "me", 46, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL85: ;
    cpy_r_r108 = CPyStatics[3649]; /* 'WF-DIE-05' */
    cpy_r_r109 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 46, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL86: ;
    cpy_r_r110 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r109)->_hand;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Table", "hand", 46, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    CPyTagged_INCREF(cpy_r_r110);
CPyL87: ;
    cpy_r_r111 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 46, CPyStatic_place_die___globals);
        goto CPyL146;
    }
CPyL88: ;
    cpy_r_r112 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r111)->_hand;
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Table", "hand", 46, CPyStatic_place_die___globals);
        goto CPyL146;
    }
    CPyTagged_INCREF(cpy_r_r112);
CPyL89: ;
    cpy_r_r113 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "direction", 36, CPyStatic_place_die___globals);
        goto CPyL147;
    }
CPyL90: ;
    CPyTagged_INCREF(cpy_r_r113);
    cpy_r_r114 = CPyTagged_StealAsObject(cpy_r_r113);
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r112);
    cpy_r_r116 = PyNumber_Add(cpy_r_r115, cpy_r_r114);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 46, CPyStatic_place_die___globals);
        goto CPyL146;
    }
    cpy_r_r117 = CPyStatics[337]; /* 'value' */
    cpy_r_r118 = CPyStatics[2792]; /* 'result' */
    cpy_r_r119 = CPyTagged_StealAsObject(cpy_r_r110);
    cpy_r_r120 = CPyDict_Build(2, cpy_r_r117, cpy_r_r119, cpy_r_r118, cpy_r_r116);
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 46, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r121 = CPyDef_kernel___table___Table___tell(cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r120);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 46, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    cpy_r_r122 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 47, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL94: ;
    cpy_r_r123 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r122)->_hand;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "Table", "hand", 47, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    CPyTagged_INCREF(cpy_r_r123);
CPyL95: ;
    cpy_r_r124 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__direction;
    if (unlikely(cpy_r_r124 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "direction", 36, CPyStatic_place_die___globals);
        goto CPyL148;
    }
CPyL96: ;
    CPyTagged_INCREF(cpy_r_r124);
    cpy_r_r125 = CPyTagged_StealAsObject(cpy_r_r124);
    cpy_r_r126 = CPyTagged_StealAsObject(cpy_r_r123);
    cpy_r_r127 = PyNumber_InPlaceAdd(cpy_r_r126, cpy_r_r125);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 47, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    if (likely(PyLong_Check(cpy_r_r127)))
        cpy_r_r128 = CPyTagged_FromObject(cpy_r_r127);
    else {
        CPy_TypeError("int", cpy_r_r127); cpy_r_r128 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 47, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r122)->_hand != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r122)->_hand);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r122)->_hand = cpy_r_r128;
    cpy_r_r129 = 1;
    if (unlikely(!cpy_r_r129)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 47, CPyStatic_place_die___globals);
        goto CPyL128;
    } else
        goto CPyL21;
CPyL99: ;
    cpy_r_r130 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "t", 50, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL100: ;
    cpy_r_r131 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "me", 50, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL101: ;
    cpy_r_r132 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "place_die", "place_die_gen", "chosen", 50, CPyStatic_place_die___globals);
        goto CPyL128;
    }
CPyL102: ;
    cpy_r_r133 = CPyDef_place_die____use_slot(cpy_r_r130, cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 50, CPyStatic_place_die___globals);
        goto CPyL128;
    }
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5 = cpy_r_r133;
    cpy_r_r134 = 1;
    if (!cpy_r_r134) goto CPyL128;
    cpy_r_r135 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r136 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r137 = NULL;
    cpy_r_r5 = cpy_r_r137;
    cpy_r_r138 = (PyObject **)&cpy_r_r5;
    cpy_r_r139 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5;
    cpy_r_r140 = CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__(cpy_r_r139, cpy_r_r136, cpy_r_r136, cpy_r_r136, cpy_r_r135, cpy_r_r138);
    if (cpy_r_r140 != NULL) goto CPyL149;
    cpy_r_r141 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 50, CPyStatic_place_die___globals);
        goto CPyL150;
    }
    cpy_r_r142 = cpy_r_r5;
    CPy_DECREF(cpy_r_r142);
    cpy_r_r143 = NULL;
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5 = cpy_r_r143;
    cpy_r_r144 = 1;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 50, CPyStatic_place_die___globals);
        goto CPyL128;
    } else
        goto CPyL123;
CPyL107: ;
    cpy_r_r145 = cpy_r_r140;
CPyL108: ;
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r145;
CPyL109: ;
    cpy_r_r147 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r148 = cpy_r_type != cpy_r_r147;
    if (!cpy_r_r148) goto CPyL151;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 50, CPyStatic_place_die___globals);
        goto CPyL113;
    } else
        goto CPyL152;
CPyL111: ;
    CPy_Unreachable();
CPyL112: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL119;
CPyL113: ;
    cpy_r_r149 = CPy_CatchError();
    cpy_r_r150 = (PyObject **)&cpy_r_r7;
    cpy_r_r151 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5;
    cpy_r_r152 = CPy_YieldFromErrorHandle(cpy_r_r151, cpy_r_r150);
    if (unlikely(cpy_r_r152 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 50, CPyStatic_place_die___globals);
        goto CPyL153;
    }
    if (cpy_r_r152) goto CPyL116;
    cpy_r_r145 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r149);
    CPy_DecRef(cpy_r_r149.f0);
    CPy_DecRef(cpy_r_r149.f1);
    CPy_DecRef(cpy_r_r149.f2);
    goto CPyL108;
CPyL116: ;
    cpy_r_r142 = cpy_r_r7;
    CPy_DecRef(cpy_r_r142);
    CPy_RestoreExcInfo(cpy_r_r149);
    CPy_DecRef(cpy_r_r149.f0);
    CPy_DecRef(cpy_r_r149.f1);
    CPy_DecRef(cpy_r_r149.f2);
    goto CPyL123;
CPyL117: ;
    CPy_RestoreExcInfo(cpy_r_r149);
    CPy_DecRef(cpy_r_r149.f0);
    CPy_DecRef(cpy_r_r149.f1);
    CPy_DecRef(cpy_r_r149.f2);
    cpy_r_r153 = CPy_KeepPropagating();
    if (!cpy_r_r153) goto CPyL128;
    CPy_Unreachable();
CPyL119: ;
    cpy_r_r154 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r155 = NULL;
    cpy_r_r5 = cpy_r_r155;
    cpy_r_r156 = (PyObject **)&cpy_r_r5;
    cpy_r_r157 = ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die___place_die_gen_5;
    cpy_r_r158 = CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__(cpy_r_r157, cpy_r_r154, cpy_r_r154, cpy_r_r154, cpy_r_arg, cpy_r_r156);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r158 == NULL) {
        goto CPyL121;
    } else
        goto CPyL154;
CPyL120: ;
    cpy_r_r145 = cpy_r_r158;
    goto CPyL108;
CPyL121: ;
    cpy_r_r159 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 50, CPyStatic_place_die___globals);
        goto CPyL150;
    }
    cpy_r_r142 = cpy_r_r5;
    CPy_DECREF(cpy_r_r142);
CPyL123: ;
    cpy_r_r160 = Py_None;
    CPy_INCREF(cpy_r_r160);
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r162 = CPyDef_place_die___place_die_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL127;
    CPyGen_SetStopIterationValue(cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (!0) goto CPyL135;
    CPy_Unreachable();
CPyL127: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r160;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL128: ;
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r164 = CPyDef_place_die___place_die_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r165 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r165;
CPyL129: ;
    cpy_r_r166 = cpy_r_r8 == 0;
    if (cpy_r_r166) goto CPyL155;
    cpy_r_r167 = cpy_r_r8 == 1;
    if (cpy_r_r167) goto CPyL156;
    cpy_r_r168 = cpy_r_r8 == 2;
    if (cpy_r_r168) {
        goto CPyL157;
    } else
        goto CPyL158;
CPyL132: ;
    cpy_r_r169 = cpy_r_r8 == 3;
    if (cpy_r_r169) {
        goto CPyL109;
    } else
        goto CPyL159;
CPyL133: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r170 = 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 31, CPyStatic_place_die___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL135: ;
    cpy_r_r171 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r171;
CPyL136: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL128;
CPyL137: ;
    CPy_DecRef(cpy_r_r34);
    goto CPyL128;
CPyL138: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL128;
CPyL139: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL59;
CPyL140: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL128;
CPyL141: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL64;
CPyL142: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL63;
CPyL143: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL69;
CPyL144: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL72;
CPyL145: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL128;
CPyL146: ;
    CPyTagged_DecRef(cpy_r_r110);
    goto CPyL128;
CPyL147: ;
    CPyTagged_DecRef(cpy_r_r110);
    CPyTagged_DecRef(cpy_r_r112);
    goto CPyL128;
CPyL148: ;
    CPyTagged_DecRef(cpy_r_r123);
    goto CPyL128;
CPyL149: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL107;
CPyL150: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL128;
CPyL151: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL112;
CPyL152: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL111;
CPyL153: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL117;
CPyL154: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL120;
CPyL155: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL1;
CPyL156: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    goto CPyL33;
CPyL157: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL61;
CPyL158: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL132;
CPyL159: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL133;
}
        
PyObject *CPyDef_place_die___place_die_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_place_die___place_die_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_place_die___place_die_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die___place_die_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.place_die_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___place_die_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__next__", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___place_die_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_place_die___place_die_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_place_die___place_die_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die___place_die_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.place_die_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_place_die___place_die_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "send", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___place_die_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_place_die___place_die_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die___place_die_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.place_die_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___place_die_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__iter__", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___place_die_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_place_die___place_die_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_place_die___place_die_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die___place_die_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.place_die_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_place_die___place_die_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "throw", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___place_die_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_place_die___place_die_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6246 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6246);
    PyObject *__tmp6247 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6247);
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
        
        PyObject *CPyPy_place_die___place_die_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die___place_die_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.place_die_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___place_die_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "close", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___place_die(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_place_die___place_die_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 31, CPyStatic_place_die___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 31, CPyStatic_place_die___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 31, CPyStatic_place_die___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_value);
    if (((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__value != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__value);
    }
    ((serai___games___wayfarers___actions___place_die___place_die_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__value = cpy_r_value;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 31, CPyStatic_place_die___globals);
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
        
        PyObject *CPyPy_place_die___place_die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:place_die", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_place_die___place_die(arg_t, arg_me, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "place_die", 31, CPyStatic_place_die___globals);
            return NULL;
        }
        
char CPyDef_place_die___WaysOn_____init__(PyObject *cpy_r_self, PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_direction, char cpy_r_chain_open) {
    char cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t);
    }
    ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t = cpy_r_t;
    cpy_r_r0 = 1;
    if (unlikely(!cpy_r_r0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__init__", 60, CPyStatic_place_die___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me);
    }
    ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me = cpy_r_me;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__init__", 61, CPyStatic_place_die___globals);
        goto CPyL7;
    }
    CPyTagged_INCREF(cpy_r_direction);
    if (((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_direction != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_direction);
    }
    ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_direction = cpy_r_direction;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__init__", 62, CPyStatic_place_die___globals);
        goto CPyL7;
    }
    ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_chain_open = cpy_r_chain_open;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__init__", 63, CPyStatic_place_die___globals);
        goto CPyL7;
    }
    cpy_r_r4 = PySet_New(NULL);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__init__", 64, CPyStatic_place_die___globals);
        goto CPyL7;
    }
    if (((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_reach != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_reach);
    }
    ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_reach = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__init__", 64, CPyStatic_place_die___globals);
        goto CPyL7;
    }
    return 1;
CPyL7: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_place_die___WaysOn_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"t", "me", "direction", "chain_open", 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_direction;
            PyObject *obj_chain_open;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOO", "__init__", kwlist, &obj_t, &obj_me, &obj_direction, &obj_chain_open)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_place_die___WaysOn))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.WaysOn", obj_self); 
                goto fail;
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
            CPyTagged arg_direction;
            if (likely(PyLong_Check(obj_direction)))
                arg_direction = CPyTagged_BorrowFromObject(obj_direction);
            else {
                CPy_TypeError("int", obj_direction); goto fail;
            }
            char arg_chain_open;
            if (unlikely(!PyBool_Check(obj_chain_open))) {
                CPy_TypeError("bool", obj_chain_open); goto fail;
            } else
                arg_chain_open = obj_chain_open == Py_True;
            char retval = CPyDef_place_die___WaysOn_____init__(arg_self, arg_t, arg_me, arg_direction, arg_chain_open);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__init__", 59, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___WaysOn___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "likely", "WaysOn", "t", 67, CPyStatic_place_die___globals);
        goto CPyL24;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 67, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL24;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "likely", "Table", "book", 68, CPyStatic_place_die___globals);
        goto CPyL25;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "likely", "Book", "options", 68, CPyStatic_place_die___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_players;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "likely", "Table", "players", 69, CPyStatic_place_die___globals);
        goto CPyL26;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "likely", "WaysOn", "me", 69, CPyStatic_place_die___globals);
        goto CPyL26;
    }
CPyL6: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 69, CPyStatic_place_die___globals);
        goto CPyL26;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_wayfarers___table___Player))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 69, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r6);
        goto CPyL26;
    }
    cpy_r_r8 = CPyDef_place_die____within_reach(cpy_r_r1, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 70, CPyStatic_place_die___globals);
        goto CPyL27;
    }
    cpy_r_r9 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_reach;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "likely", "WaysOn", "reach", 71, CPyStatic_place_die___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = _PySet_Update(cpy_r_r9, cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 71, CPyStatic_place_die___globals);
        goto CPyL28;
    }
    cpy_r_r12 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_chain_open;
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "likely", "WaysOn", "chain_open", 72, CPyStatic_place_die___globals);
        goto CPyL28;
    }
CPyL12: ;
    if (!cpy_r_r12) goto CPyL29;
CPyL13: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_hand;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'hand' of 'Table' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r13);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 73, CPyStatic_place_die___globals);
        goto CPyL30;
    }
CPyL14: ;
    cpy_r_r14 = CPyDef_place_die___chain_steps(cpy_r_r7, cpy_r_r13);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 73, CPyStatic_place_die___globals);
        goto CPyL31;
    }
    cpy_r_r15 = 0;
CPyL16: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL32;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    cpy_r_r21 = cpy_r_r15 * 8;
    cpy_r_r22 = cpy_r_r20 + cpy_r_r21;
    cpy_r_r23 = *(PyObject * *)cpy_r_r22;
    CPy_INCREF(cpy_r_r23);
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 73, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    cpy_r_r25 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_turn;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 74, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r27) == CPyType_option___Option))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 74, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_r27);
        goto CPyL33;
    }
    cpy_r_r29 = PyList_Append(cpy_r_r8, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 74, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    cpy_r_r31 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r31;
    goto CPyL16;
CPyL22: ;
    cpy_r_r32 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_trade;
    CPy_INCREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r33 = PyList_Append(cpy_r_r8, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 75, CPyStatic_place_die___globals);
        goto CPyL34;
    }
    return cpy_r_r8;
CPyL24: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL25: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL24;
CPyL26: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL24;
CPyL27: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    goto CPyL24;
CPyL28: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL24;
CPyL29: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r7);
    goto CPyL22;
CPyL30: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL24;
CPyL31: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    goto CPyL24;
CPyL32: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL22;
CPyL33: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    goto CPyL24;
CPyL34: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL24;
}
        
        PyObject *CPyPy_place_die___WaysOn___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_place_die___WaysOn))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.WaysOn", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___WaysOn___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely", 66, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___WaysOn___likely__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_place_die___WaysOn___likely(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_place_die___WaysOn___likely__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_place_die___WaysOn))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.WaysOn", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___WaysOn___likely__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "likely__TableOffer_glue", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___WaysOn___others(PyObject *cpy_r_self) {
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
    int64_t cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    CPyPtr cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    PyObject *cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    int64_t cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    int64_t cpy_r_r93;
    PyObject *cpy_r_r94;
    cpy_r_r0 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "WaysOn", "t", 79, CPyStatic_place_die___globals);
        goto CPyL59;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_wayfarers___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 79, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Table", cpy_r_r0);
        goto CPyL59;
    }
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "Table", "book", 79, CPyStatic_place_die___globals);
        goto CPyL59;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "Book", "options", 79, CPyStatic_place_die___globals);
        goto CPyL59;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "WaysOn", "t", 80, CPyStatic_place_die___globals);
        goto CPyL60;
    }
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_wayfarers___table___Table))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 80, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Table", cpy_r_r4);
        goto CPyL60;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r5)->_players;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "Table", "players", 80, CPyStatic_place_die___globals);
        goto CPyL60;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "WaysOn", "me", 80, CPyStatic_place_die___globals);
        goto CPyL60;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 80, CPyStatic_place_die___globals);
        goto CPyL60;
    }
    if (likely(Py_TYPE(cpy_r_r8) == CPyType_wayfarers___table___Player))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 80, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r8);
        goto CPyL60;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r9)->_slots;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "Player", "slots", 80, CPyStatic_place_die___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r10);
CPyL11: ;
    cpy_r_r11 = CPyDef_place_die___WaysOn___likely(cpy_r_self);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 81, CPyStatic_place_die___globals);
        goto CPyL61;
    }
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 82, CPyStatic_place_die___globals);
        goto CPyL62;
    }
    cpy_r_r13 = 0;
CPyL14: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL28;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 82, CPyStatic_place_die___globals);
        goto CPyL63;
    }
    cpy_r_r23 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "WaysOn", "t", 82, CPyStatic_place_die___globals);
        goto CPyL64;
    }
CPyL17: ;
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_wayfarers___table___Table))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 82, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Table", cpy_r_r23);
        goto CPyL64;
    }
    cpy_r_r25 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r24)->_book;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "Table", "book", 82, CPyStatic_place_die___globals);
        goto CPyL64;
    }
CPyL19: ;
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r25)->_needs;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "others", "Book", "needs", 82, CPyStatic_place_die___globals);
        goto CPyL64;
    }
CPyL20: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_r22);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 82, CPyStatic_place_die___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 82, CPyStatic_place_die___globals);
        goto CPyL64;
    }
    cpy_r_r29 = CPyStatic_place_die___SHIPS;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        goto CPyL65;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SHIPS\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 82, CPyStatic_place_die___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r31 = CPyTagged_And(cpy_r_r28, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r28);
    cpy_r_r32 = cpy_r_r31 != 0;
    CPyTagged_DECREF(cpy_r_r31);
    if (!cpy_r_r32) goto CPyL66;
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r34 = PyList_Append(cpy_r_r12, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 82, CPyStatic_place_die___globals);
        goto CPyL63;
    }
CPyL27: ;
    cpy_r_r36 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r36;
    goto CPyL14;
CPyL28: ;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = PyList_New(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals);
        goto CPyL67;
    }
    cpy_r_r40 = 0;
CPyL30: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r40 < cpy_r_r42;
    if (!cpy_r_r43) goto CPyL68;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r45 = *(CPyPtr *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r40 * 8;
    cpy_r_r47 = cpy_r_r45 + cpy_r_r46;
    cpy_r_r48 = *(PyObject * *)cpy_r_r47;
    CPy_INCREF(cpy_r_r48);
    if (likely(PyLong_Check(cpy_r_r48)))
        cpy_r_r49 = CPyTagged_FromObject(cpy_r_r48);
    else {
        CPy_TypeError("int", cpy_r_r48); cpy_r_r49 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals);
        goto CPyL69;
    }
    cpy_r_r50 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_slot;
    CPy_INCREF(cpy_r_r50);
    cpy_r_r51 = CPyTagged_StealAsObject(cpy_r_r49);
    cpy_r_r52 = CPyDict_GetItem(cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r52) == CPyType_option___Option))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_r52);
        goto CPyL69;
    }
    CPyList_SetItemUnsafe(cpy_r_r39, cpy_r_r40, cpy_r_r53);
    cpy_r_r54 = cpy_r_r40 + 1;
    cpy_r_r40 = cpy_r_r54;
    goto CPyL30;
CPyL36: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = PyList_New(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals);
        goto CPyL70;
    }
    cpy_r_r58 = 0;
CPyL38: ;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = cpy_r_r58 < cpy_r_r60;
    if (!cpy_r_r61) goto CPyL71;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyListObject, ob_item));
    cpy_r_r63 = *(CPyPtr *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r58 * 8;
    cpy_r_r65 = cpy_r_r63 + cpy_r_r64;
    cpy_r_r66 = *(PyObject * *)cpy_r_r65;
    CPy_INCREF(cpy_r_r66);
    if (likely(PyLong_Check(cpy_r_r66)))
        cpy_r_r67 = CPyTagged_FromObject(cpy_r_r66);
    else {
        CPy_TypeError("int", cpy_r_r66); cpy_r_r67 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals);
        goto CPyL72;
    }
    cpy_r_r68 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_rent;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r70 = CPyDict_GetItem(cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals);
        goto CPyL72;
    }
    if (likely(Py_TYPE(cpy_r_r70) == CPyType_option___Option))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_r70);
        goto CPyL72;
    }
    CPyList_SetItemUnsafe(cpy_r_r57, cpy_r_r58, cpy_r_r71);
    cpy_r_r72 = cpy_r_r58 + 1;
    cpy_r_r58 = cpy_r_r72;
    goto CPyL38;
CPyL44: ;
    cpy_r_r73 = PySequence_Concat(cpy_r_r39, cpy_r_r57);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 83, CPyStatic_place_die___globals);
        goto CPyL73;
    }
    cpy_r_r74 = PyList_New(0);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL74;
    }
    cpy_r_r75 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r3)->_turn;
    CPy_INCREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r76 = CPyDict_ValuesView(cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL75;
    }
    cpy_r_r77 = PyList_New(0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL76;
    }
    cpy_r_r78 = CPyList_Extend(cpy_r_r77, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL77;
    } else
        goto CPyL78;
CPyL49: ;
    cpy_r_r79 = CPyList_Extend(cpy_r_r77, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL79;
    } else
        goto CPyL80;
CPyL50: ;
    cpy_r_r80 = PyList_AsTuple(cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL81;
    }
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = 0;
CPyL52: ;
    cpy_r_r84 = cpy_r_r83 < cpy_r_r82;
    if (!cpy_r_r84) goto CPyL82;
    cpy_r_r85 = CPySequenceTuple_GetItemUnsafe(cpy_r_r80, cpy_r_r83);
    if (likely(Py_TYPE(cpy_r_r85) == CPyType_option___Option))
        cpy_r_r86 = cpy_r_r85;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_r85);
        goto CPyL83;
    }
    cpy_r_r87 = PySequence_Contains(cpy_r_r11, cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL84;
    }
    cpy_r_r89 = cpy_r_r87;
    cpy_r_r90 = cpy_r_r89 ^ 1;
    if (!cpy_r_r90) goto CPyL85;
    cpy_r_r91 = PyList_Append(cpy_r_r74, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 84, CPyStatic_place_die___globals);
        goto CPyL83;
    }
CPyL57: ;
    cpy_r_r93 = cpy_r_r83 + 1;
    cpy_r_r83 = cpy_r_r93;
    goto CPyL52;
CPyL58: ;
    return cpy_r_r74;
CPyL59: ;
    cpy_r_r94 = NULL;
    return cpy_r_r94;
CPyL60: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL59;
CPyL61: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    goto CPyL59;
CPyL62: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL59;
CPyL63: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL59;
CPyL64: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL59;
CPyL65: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL23;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL27;
CPyL67: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL59;
CPyL68: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL36;
CPyL69: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r39);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r39);
    goto CPyL59;
CPyL71: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL44;
CPyL72: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r57);
    goto CPyL59;
CPyL73: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    goto CPyL59;
CPyL74: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r73);
    goto CPyL59;
CPyL75: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r74);
    goto CPyL59;
CPyL76: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    goto CPyL59;
CPyL77: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    goto CPyL59;
CPyL78: ;
    CPy_DECREF(cpy_r_r78);
    goto CPyL49;
CPyL79: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r77);
    goto CPyL59;
CPyL80: ;
    CPy_DECREF(cpy_r_r79);
    goto CPyL50;
CPyL81: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r74);
    goto CPyL59;
CPyL82: ;
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r80);
    goto CPyL58;
CPyL83: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r80);
    goto CPyL59;
CPyL84: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r86);
    goto CPyL59;
CPyL85: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL57;
}
        
        PyObject *CPyPy_place_die___WaysOn___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_place_die___WaysOn))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.WaysOn", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___WaysOn___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others", 78, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___WaysOn___others__TableOffer_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_place_die___WaysOn___others(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_place_die___WaysOn___others__TableOffer_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others__TableOffer_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_place_die___WaysOn))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.WaysOn", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___WaysOn___others__TableOffer_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "others__TableOffer_glue", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___WaysOn___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    cpy_r_r0 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_reach;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "reach", 87, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PySet_Contains(cpy_r_r0, cpy_r_option);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 87, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    cpy_r_r3 = cpy_r_r1;
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = Py_None;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "t", 89, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_wayfarers___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 89, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Table", cpy_r_r5);
        goto CPyL45;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r6)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "Table", "book", 90, CPyStatic_place_die___globals);
        goto CPyL46;
    }
CPyL7: ;
    cpy_r_r8 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r7)->_options;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "Book", "options", 90, CPyStatic_place_die___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r8)->_trade;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = cpy_r_option == cpy_r_r9;
    CPy_DECREF(cpy_r_r9);
    if (cpy_r_r10) {
        goto CPyL47;
    } else
        goto CPyL17;
CPyL9: ;
    cpy_r_r11 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "me", 92, CPyStatic_place_die___globals);
        goto CPyL46;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_chain_open;
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "chain_open", 92, CPyStatic_place_die___globals);
        goto CPyL48;
    }
CPyL11: ;
    if (cpy_r_r12) goto CPyL13;
CPyL12: ;
    cpy_r_r13 = cpy_r_r12;
    goto CPyL15;
CPyL13: ;
    cpy_r_r14 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_direction;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "direction", 92, CPyStatic_place_die___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL14: ;
    cpy_r_r15 = cpy_r_r14 == 0;
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r15;
CPyL15: ;
    cpy_r_r16 = CPyDef_place_die____trade_obstacle(cpy_r_r6, cpy_r_r11, cpy_r_r13);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 92, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    return cpy_r_r16;
CPyL17: ;
    cpy_r_r17 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r8)->_turn;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyDict_ValuesView(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 93, CPyStatic_place_die___globals);
        goto CPyL49;
    }
    cpy_r_r19 = PySequence_Contains(cpy_r_r18, cpy_r_option);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 93, CPyStatic_place_die___globals);
        goto CPyL49;
    }
    cpy_r_r21 = cpy_r_r19;
    if (cpy_r_r21) {
        goto CPyL50;
    } else
        goto CPyL26;
CPyL20: ;
    cpy_r_r22 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "me", 94, CPyStatic_place_die___globals);
        goto CPyL46;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL21: ;
    cpy_r_r23 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_direction;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "direction", 94, CPyStatic_place_die___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL22: ;
    cpy_r_r25 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_chain_open;
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "chain_open", 94, CPyStatic_place_die___globals);
        goto CPyL52;
    }
CPyL23: ;
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 94, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    cpy_r_r27 = CPyDef_place_die____turn_obstacle(cpy_r_r6, cpy_r_r22, cpy_r_r26, cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 94, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    return cpy_r_r27;
CPyL26: ;
    cpy_r_r28 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r6)->_players;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "Table", "players", 95, CPyStatic_place_die___globals);
        goto CPyL49;
    }
CPyL27: ;
    cpy_r_r29 = ((serai___games___wayfarers___actions___place_die___WaysOnObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "WaysOn", "me", 95, CPyStatic_place_die___globals);
        goto CPyL49;
    }
CPyL28: ;
    cpy_r_r30 = CPyList_GetItem(cpy_r_r28, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 95, CPyStatic_place_die___globals);
        goto CPyL49;
    }
    if (likely(Py_TYPE(cpy_r_r30) == CPyType_wayfarers___table___Player))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 95, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r30);
        goto CPyL49;
    }
    cpy_r_r32 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r31)->_slots;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "obstacle", "Player", "slots", 96, CPyStatic_place_die___globals);
        goto CPyL54;
    }
    CPy_INCREF(cpy_r_r32);
CPyL31: ;
    cpy_r_r33 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = CPyList_Index(cpy_r_r32, cpy_r_r33);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 96, CPyStatic_place_die___globals);
        goto CPyL54;
    }
    cpy_r_r35 = CPY_INT_TAG;
    cpy_r_r36 = CPyDef_place_die___slot_obstacle(cpy_r_r6, cpy_r_r31, cpy_r_r34, cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 97, CPyStatic_place_die___globals);
        goto CPyL55;
    }
    cpy_r_r37 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r8)->_rent;
    CPy_INCREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r38 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = CPyDict_GetWithNone(cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 98, CPyStatic_place_die___globals);
        goto CPyL56;
    }
    if (Py_TYPE(cpy_r_r39) == CPyType_option___Option)
        cpy_r_r40 = cpy_r_r39;
    else {
        cpy_r_r40 = NULL;
    }
    if (cpy_r_r40 != NULL) goto __LL6248;
    if (cpy_r_r39 == Py_None)
        cpy_r_r40 = cpy_r_r39;
    else {
        cpy_r_r40 = NULL;
    }
    if (cpy_r_r40 != NULL) goto __LL6248;
    CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 98, CPyStatic_place_die___globals, "serai.kernel.option.Option or None", cpy_r_r39);
    goto CPyL56;
__LL6248: ;
    cpy_r_r41 = cpy_r_r40 == cpy_r_option;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 ^ 1;
    if (cpy_r_r42) {
        goto CPyL57;
    } else
        goto CPyL37;
CPyL36: ;
    return cpy_r_r36;
CPyL37: ;
    cpy_r_r43 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r44 = cpy_r_r36 == cpy_r_r43;
    CPy_DECREF(cpy_r_r36);
    if (cpy_r_r44) {
        goto CPyL58;
    } else
        goto CPyL42;
CPyL38: ;
    cpy_r_r45 = CPyStatic_wayfarers___reasons___EXPLORATION_NEEDLESS;
    if (likely(cpy_r_r45 != NULL)) goto CPyL41;
    PyErr_SetString(PyExc_NameError, "value for final name \"EXPLORATION_NEEDLESS\" was not set");
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 100, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    CPy_Unreachable();
CPyL41: ;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r45;
    goto CPyL44;
CPyL42: ;
    cpy_r_r48 = CPyDef_place_die____rent_obstacle(cpy_r_r6, cpy_r_r31, cpy_r_r34);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 100, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    cpy_r_r47 = cpy_r_r48;
CPyL44: ;
    return cpy_r_r47;
CPyL45: ;
    cpy_r_r49 = NULL;
    return cpy_r_r49;
CPyL46: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL45;
CPyL47: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL9;
CPyL48: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL45;
CPyL50: ;
    CPy_DECREF(cpy_r_r8);
    goto CPyL20;
CPyL51: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    goto CPyL45;
CPyL52: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r22);
    CPy_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL45;
CPyL53: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL45;
CPyL54: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r31);
    goto CPyL45;
CPyL55: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL45;
CPyL56: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r36);
    goto CPyL45;
CPyL57: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r34);
    goto CPyL36;
CPyL58: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r34);
    goto CPyL38;
}
        
        PyObject *CPyPy_place_die___WaysOn___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_place_die___WaysOn))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die.WaysOn", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___WaysOn___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "obstacle", 86, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____within_reach(PyObject *cpy_r_t, PyObject *cpy_r_player) {
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
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_for_rent;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    PyObject *cpy_r_r58;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Table", "book", 105, CPyStatic_place_die___globals);
        goto CPyL45;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_options;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Book", "options", 105, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Table", "book", 106, CPyStatic_place_die___globals);
        goto CPyL46;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_needs;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Book", "needs", 106, CPyStatic_place_die___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Player", "slots", 107, CPyStatic_place_die___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Player", "slot_dice", 108, CPyStatic_place_die___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Player", "assets", 109, CPyStatic_place_die___globals);
        goto CPyL49;
    }
CPyL7: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Table", "hand", 109, CPyStatic_place_die___globals);
        goto CPyL49;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 109, CPyStatic_place_die___globals);
        goto CPyL49;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 109, CPyStatic_place_die___globals);
        goto CPyL49;
    }
    cpy_r_r10 = CPyTagged_Or(cpy_r_r9, 69904);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyDef_place_die___exploration_obstacle(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 110, CPyStatic_place_die___globals);
        goto CPyL50;
    }
    cpy_r_r12 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r13 = cpy_r_r11 == cpy_r_r12;
    CPy_DECREF(cpy_r_r11);
    cpy_r_for_rent = cpy_r_r13;
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 111, CPyStatic_place_die___globals);
        goto CPyL50;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Player", "ready_slots", 112, CPyStatic_place_die___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL13: ;
    cpy_r_r16 = 0;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_place = cpy_r_r16;
    CPyTagged_DECREF(cpy_r_place);
CPyL14: ;
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL16;
    cpy_r_r19 = cpy_r_r15 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL17;
CPyL16: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r16, cpy_r_r15);
    if (cpy_r_r21) {
        goto CPyL18;
    } else
        goto CPyL52;
CPyL17: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_r16 < (Py_ssize_t)cpy_r_r15;
    if (!cpy_r_r22) goto CPyL52;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r16);
    cpy_r_place = cpy_r_r16;
    cpy_r_r23 = CPyList_GetItemBorrow(cpy_r_r5, cpy_r_place);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 113, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 113, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    cpy_r_r25 = cpy_r_r24 == 0;
    CPyTagged_DECREF(cpy_r_r24);
    if (!cpy_r_r25) goto CPyL54;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r4, cpy_r_place);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 114, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 114, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    cpy_r_r28 = CPyList_GetItem(cpy_r_r3, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 115, CPyStatic_place_die___globals);
        goto CPyL55;
    }
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 115, CPyStatic_place_die___globals);
        goto CPyL55;
    }
    cpy_r_r30 = cpy_r_r29 == 0;
    if (cpy_r_r30) goto CPyL56;
    cpy_r_r31 = CPyTagged_Subtract(cpy_r_r10, cpy_r_r29);
    cpy_r_r32 = CPyTagged_And(cpy_r_r31, 69904);
    CPyTagged_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 == 69904;
    CPyTagged_DECREF(cpy_r_r32);
    if (cpy_r_r33) {
        goto CPyL56;
    } else
        goto CPyL30;
CPyL27: ;
    cpy_r_r34 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_slot;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r36 = CPyDict_GetItem(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 117, CPyStatic_place_die___globals);
        goto CPyL57;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_option___Option))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 117, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_r36);
        goto CPyL57;
    }
    cpy_r_r38 = PyList_Append(cpy_r_r14, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 117, CPyStatic_place_die___globals);
        goto CPyL57;
    } else
        goto CPyL43;
CPyL30: ;
    cpy_r_r40 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", "Table", "hand", 119, CPyStatic_place_die___globals);
        goto CPyL58;
    }
    CPyTagged_INCREF(cpy_r_r40);
CPyL31: ;
    cpy_r_r41 = CPyDef_place_die___assets_at(cpy_r_t, cpy_r_player, cpy_r_place, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 119, CPyStatic_place_die___globals);
        goto CPyL59;
    }
    cpy_r_r42 = CPyDef_wayfarers___names___covers(cpy_r_r41, cpy_r_r29);
    if (unlikely(cpy_r_r42 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 120, CPyStatic_place_die___globals);
        goto CPyL60;
    }
    if (cpy_r_r42) {
        goto CPyL61;
    } else
        goto CPyL37;
CPyL34: ;
    cpy_r_r43 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_slot;
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r45 = CPyDict_GetItem(cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 121, CPyStatic_place_die___globals);
        goto CPyL57;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_option___Option))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 121, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_r45);
        goto CPyL57;
    }
    cpy_r_r47 = PyList_Append(cpy_r_r14, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 121, CPyStatic_place_die___globals);
        goto CPyL57;
    } else
        goto CPyL43;
CPyL37: ;
    if (!cpy_r_for_rent) goto CPyL62;
    cpy_r_r49 = CPyTagged_Add(cpy_r_r41, 512);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r50 = CPyDef_wayfarers___names___covers(cpy_r_r49, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 122, CPyStatic_place_die___globals);
        goto CPyL63;
    }
    if (!cpy_r_r50) goto CPyL64;
    cpy_r_r51 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r1)->_rent;
    CPy_INCREF(cpy_r_r51);
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r53 = CPyDict_GetItem(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 123, CPyStatic_place_die___globals);
        goto CPyL57;
    }
    if (likely(Py_TYPE(cpy_r_r53) == CPyType_option___Option))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 123, CPyStatic_place_die___globals, "serai.kernel.option.Option", cpy_r_r53);
        goto CPyL57;
    }
    cpy_r_r55 = PyList_Append(cpy_r_r14, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 123, CPyStatic_place_die___globals);
        goto CPyL57;
    }
CPyL43: ;
    cpy_r_r57 = CPyTagged_Add(cpy_r_r16, 2);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r16 = cpy_r_r57;
    goto CPyL14;
CPyL44: ;
    return cpy_r_r14;
CPyL45: ;
    cpy_r_r58 = NULL;
    return cpy_r_r58;
CPyL46: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL45;
CPyL47: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL45;
CPyL48: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    goto CPyL45;
CPyL49: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL45;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL45;
CPyL51: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL45;
CPyL52: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL44;
CPyL53: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL45;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL43;
CPyL55: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL45;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL27;
CPyL57: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL45;
CPyL58: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL45;
CPyL59: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL45;
CPyL60: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_r41);
    goto CPyL45;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL34;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_r27);
    CPyTagged_DECREF(cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL43;
CPyL63: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL45;
CPyL64: ;
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL43;
}
        
        PyObject *CPyPy_place_die____within_reach(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:_within_reach", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die____within_reach(arg_t, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_within_reach", 103, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___slot_obstacle(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_place, CPyTagged cpy_r_rented) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
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
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject **cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    if (cpy_r_rented != CPY_INT_TAG) goto CPyL36;
    cpy_r_rented = 0;
CPyL2: ;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", "Player", "slot_dice", 129, CPyStatic_place_die___globals);
        goto CPyL37;
    }
CPyL3: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_place);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 129, CPyStatic_place_die___globals);
        goto CPyL37;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 129, CPyStatic_place_die___globals);
        goto CPyL37;
    }
    cpy_r_r3 = cpy_r_r2 != 0;
    CPyTagged_DECREF(cpy_r_r2);
    if (cpy_r_r3) {
        goto CPyL38;
    } else
        goto CPyL10;
CPyL6: ;
    cpy_r_r4 = CPyStatic_wayfarers___reasons___SLOT_TAKEN;
    if (likely(cpy_r_r4 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"SLOT_TAKEN\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 130, CPyStatic_place_die___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL9: ;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL10: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", "Player", "ready_slots", 131, CPyStatic_place_die___globals);
        goto CPyL37;
    }
CPyL11: ;
    cpy_r_r7 = cpy_r_place & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL13;
    cpy_r_r9 = cpy_r_r6 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL14;
CPyL13: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_place, cpy_r_r6);
    cpy_r_r12 = cpy_r_r11 ^ 1;
    if (cpy_r_r12) {
        goto CPyL39;
    } else
        goto CPyL19;
CPyL14: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_place >= (Py_ssize_t)cpy_r_r6;
    if (cpy_r_r13) {
        goto CPyL39;
    } else
        goto CPyL19;
CPyL15: ;
    cpy_r_r14 = CPyStatic_wayfarers___reasons___SLOT_FRESH;
    if (likely(cpy_r_r14 != NULL)) goto CPyL18;
    PyErr_SetString(PyExc_NameError, "value for final name \"SLOT_FRESH\" was not set");
    cpy_r_r15 = 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 132, CPyStatic_place_die___globals);
        goto CPyL35;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_r14);
    return cpy_r_r14;
CPyL19: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", "Table", "book", 133, CPyStatic_place_die___globals);
        goto CPyL37;
    }
CPyL20: ;
    cpy_r_r17 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r16)->_cards;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", "Player", "slots", 133, CPyStatic_place_die___globals);
        goto CPyL40;
    }
CPyL21: ;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r18, cpy_r_place);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 133, CPyStatic_place_die___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 133, CPyStatic_place_die___globals);
        goto CPyL40;
    }
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r17, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 133, CPyStatic_place_die___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_wayfarers___printed___Card))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 133, CPyStatic_place_die___globals, "serai.games.wayfarers.printed.Card", cpy_r_r21);
        goto CPyL41;
    }
    cpy_r_r23 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r22)->_needs;
    CPyTagged_INCREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r24 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", "Table", "hand", 134, CPyStatic_place_die___globals);
        goto CPyL42;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL26: ;
    cpy_r_r25 = CPyDef_place_die___assets_at(cpy_r_t, cpy_r_player, cpy_r_place, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 134, CPyStatic_place_die___globals);
        goto CPyL42;
    }
    cpy_r_r26 = CPyTagged_Add(cpy_r_r25, cpy_r_rented);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_rented);
    cpy_r_r27 = CPyDef_wayfarers___names___covers(cpy_r_r26, cpy_r_r23);
    if (unlikely(cpy_r_r27 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 135, CPyStatic_place_die___globals);
        goto CPyL43;
    }
    if (cpy_r_r27) {
        goto CPyL44;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r28 = Py_None;
    CPy_INCREF(cpy_r_r28);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL34;
CPyL30: ;
    cpy_r_r30 = CPyStatic_place_die___globals;
    cpy_r_r31 = CPyStatics[3650]; /* 'need_assets' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 135, CPyStatic_place_die___globals);
        goto CPyL43;
    }
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r23);
    PyObject *cpy_r_r35[2] = {cpy_r_r33, cpy_r_r34};
    cpy_r_r36 = (PyObject **)&cpy_r_r35;
    cpy_r_r37 = PyObject_Vectorcall(cpy_r_r32, cpy_r_r36, 2, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 135, CPyStatic_place_die___globals);
        goto CPyL45;
    }
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    if (likely(Py_TYPE(cpy_r_r37) == CPyType_option___Reason))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 135, CPyStatic_place_die___globals, "serai.kernel.option.Reason", cpy_r_r37);
        goto CPyL35;
    }
    cpy_r_r29 = cpy_r_r38;
CPyL34: ;
    return cpy_r_r29;
CPyL35: ;
    cpy_r_r39 = NULL;
    return cpy_r_r39;
CPyL36: ;
    CPyTagged_INCREF(cpy_r_rented);
    goto CPyL2;
CPyL37: ;
    CPyTagged_DecRef(cpy_r_rented);
    goto CPyL35;
CPyL38: ;
    CPyTagged_DECREF(cpy_r_rented);
    goto CPyL6;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_rented);
    goto CPyL15;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_rented);
    CPy_DecRef(cpy_r_r17);
    goto CPyL35;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_rented);
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL35;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_rented);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL35;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_r23);
    CPyTagged_DecRef(cpy_r_r26);
    goto CPyL35;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r26);
    goto CPyL29;
CPyL45: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    goto CPyL35;
}
        
        PyObject *CPyPy_place_die___slot_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "place", "rented", 0};
            static CPyArg_Parser parser = {"OOO|O:slot_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_place;
            PyObject *obj_rented = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_place, &obj_rented)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_rented;
            if (obj_rented == NULL) {
                arg_rented = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_rented)))
                arg_rented = CPyTagged_BorrowFromObject(obj_rented);
            else {
                CPy_TypeError("int", obj_rented); goto fail;
            }
            PyObject *retval = CPyDef_place_die___slot_obstacle(arg_t, arg_player, arg_place, arg_rented);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "slot_obstacle", 127, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____rent_obstacle(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_place_die___exploration_obstacle(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_rent_obstacle", 140, CPyStatic_place_die___globals);
        goto CPyL6;
    }
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 != cpy_r_r1;
    if (!cpy_r_r2) goto CPyL7;
    cpy_r_r3 = cpy_r_r0;
    goto CPyL5;
CPyL3: ;
    cpy_r_r4 = CPyDef_place_die___slot_obstacle(cpy_r_t, cpy_r_player, cpy_r_place, 512);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_rent_obstacle", 140, CPyStatic_place_die___globals);
        goto CPyL6;
    }
    cpy_r_r3 = cpy_r_r4;
CPyL5: ;
    return cpy_r_r3;
CPyL6: ;
    cpy_r_r5 = NULL;
    return cpy_r_r5;
CPyL7: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
}
        
        PyObject *CPyPy_place_die____rent_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "place", 0};
            static CPyArg_Parser parser = {"OOO:_rent_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_place_die____rent_obstacle(arg_t, arg_player, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_rent_obstacle", 138, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___exploration_obstacle(PyObject *cpy_r_t, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_guilds;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", "Player", "guilds", 145, CPyStatic_place_die___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemShort(cpy_r_r0, 4);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals);
        goto CPyL22;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", "Table", "book", 145, CPyStatic_place_die___globals);
        goto CPyL23;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_ability_cost;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", "Book", "ability_cost", 145, CPyStatic_place_die___globals);
        goto CPyL23;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItemShort(cpy_r_r4, 4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals);
        goto CPyL23;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals, "tuple", cpy_r_r5);
        goto CPyL23;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 4);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals);
        goto CPyL23;
    }
    cpy_r_r9 = cpy_r_r2 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL11;
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL12;
CPyL11: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r8);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL13;
CPyL12: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r8;
    cpy_r_r14 = cpy_r_r15;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r14) goto CPyL20;
    cpy_r_r16 = CPyStatic_wayfarers___reasons___NEED_INFLUENCE;
    if (likely(cpy_r_r16 != NULL)) goto CPyL17;
    PyErr_SetString(PyExc_NameError, "value for final name \"NEED_INFLUENCE\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals);
        goto CPyL22;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r18 = CPyList_GetItemShort(cpy_r_r16, 4);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals);
        goto CPyL22;
    }
    if (likely(Py_TYPE(cpy_r_r18) == CPyType_option___Reason))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 145, CPyStatic_place_die___globals, "serai.kernel.option.Reason", cpy_r_r18);
        goto CPyL22;
    }
    cpy_r_r20 = cpy_r_r19;
    goto CPyL21;
CPyL20: ;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r20 = cpy_r_r21;
CPyL21: ;
    return cpy_r_r20;
CPyL22: ;
    cpy_r_r22 = NULL;
    return cpy_r_r22;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL22;
}
        
        PyObject *CPyPy_place_die___exploration_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:exploration_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die___exploration_obstacle(arg_t, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "exploration_obstacle", 143, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____turn_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_step, CPyTagged cpy_r_direction, char cpy_r_chain_open) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    int32_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    if (cpy_r_chain_open) goto CPyL5;
    cpy_r_r0 = CPyStatic_wayfarers___reasons___CHAIN_OVER;
    if (likely(cpy_r_r0 != NULL)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"CHAIN_OVER\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 151, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL4: ;
    CPy_INCREF(cpy_r_r0);
    return cpy_r_r0;
CPyL5: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", "Table", "players", 152, CPyStatic_place_die___globals);
        goto CPyL33;
    }
CPyL6: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_me);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 152, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_wayfarers___table___Player))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 152, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r3);
        goto CPyL33;
    }
    cpy_r_r5 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", "Table", "hand", 152, CPyStatic_place_die___globals);
        goto CPyL34;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL9: ;
    cpy_r_r6 = CPyDef_place_die___chain_steps(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 152, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    CPyTagged_INCREF(cpy_r_step);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_step);
    cpy_r_r8 = PySequence_Contains(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 >= 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 152, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    cpy_r_r10 = cpy_r_r8;
    cpy_r_r11 = cpy_r_r10 ^ 1;
    if (!cpy_r_r11) goto CPyL16;
    cpy_r_r12 = CPyStatic_wayfarers___reasons___NO_ARROW;
    if (likely(cpy_r_r12 != NULL)) goto CPyL15;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_ARROW\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 153, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL15: ;
    CPy_INCREF(cpy_r_r12);
    return cpy_r_r12;
CPyL16: ;
    cpy_r_r14 = CPyTagged_Negate(cpy_r_direction);
    cpy_r_r15 = cpy_r_step & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL18;
    cpy_r_r17 = CPyTagged_IsEq_(cpy_r_step, cpy_r_r14);
    cpy_r_r18 = cpy_r_r17;
    goto CPyL19;
CPyL18: ;
    cpy_r_r19 = cpy_r_step == cpy_r_r14;
    cpy_r_r18 = cpy_r_r19;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r14);
    if (!cpy_r_r18) goto CPyL24;
    cpy_r_r20 = CPyStatic_wayfarers___reasons___CHAIN_TURNED;
    if (likely(cpy_r_r20 != NULL)) goto CPyL23;
    PyErr_SetString(PyExc_NameError, "value for final name \"CHAIN_TURNED\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 155, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_r20);
    return cpy_r_r20;
CPyL24: ;
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", "Table", "hand", 156, CPyStatic_place_die___globals);
        goto CPyL33;
    }
CPyL25: ;
    cpy_r_r23 = CPyTagged_Add(cpy_r_r22, cpy_r_step);
    cpy_r_r24 = CPyDef_place_die____chain_leads_on(cpy_r_t, cpy_r_me, cpy_r_r23, cpy_r_step);
    CPyTagged_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 156, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    if (!cpy_r_r24) goto CPyL28;
    cpy_r_r25 = Py_None;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL32;
CPyL28: ;
    cpy_r_r27 = CPyStatic_wayfarers___reasons___NO_SLOT_THEN;
    if (likely(cpy_r_r27 != NULL)) goto CPyL31;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SLOT_THEN\" was not set");
    cpy_r_r28 = 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 156, CPyStatic_place_die___globals);
        goto CPyL33;
    }
    CPy_Unreachable();
CPyL31: ;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r26 = cpy_r_r27;
CPyL32: ;
    return cpy_r_r26;
CPyL33: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL34: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL33;
}
        
        PyObject *CPyPy_place_die____turn_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "step", "direction", "chain_open", 0};
            static CPyArg_Parser parser = {"OOOOO:_turn_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_step;
            PyObject *obj_direction;
            PyObject *obj_chain_open;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_step, &obj_direction, &obj_chain_open)) {
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
            CPyTagged arg_step;
            if (likely(PyLong_Check(obj_step)))
                arg_step = CPyTagged_BorrowFromObject(obj_step);
            else {
                CPy_TypeError("int", obj_step); goto fail;
            }
            CPyTagged arg_direction;
            if (likely(PyLong_Check(obj_direction)))
                arg_direction = CPyTagged_BorrowFromObject(obj_direction);
            else {
                CPy_TypeError("int", obj_direction); goto fail;
            }
            char arg_chain_open;
            if (unlikely(!PyBool_Check(obj_chain_open))) {
                CPy_TypeError("bool", obj_chain_open); goto fail;
            } else
                arg_chain_open = obj_chain_open == Py_True;
            PyObject *retval = CPyDef_place_die____turn_obstacle(arg_t, arg_me, arg_step, arg_direction, arg_chain_open);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_turn_obstacle", 148, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____trade_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_me, char cpy_r_chain_open) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    CPyPtr cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = CPyDef_wayfarers___actions___trade___trade_obstacle(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 161, CPyStatic_place_die___globals);
        goto CPyL25;
    }
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_r0 == cpy_r_r1;
    if (!cpy_r_r2) goto CPyL24;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", "Table", "book", 163, CPyStatic_place_die___globals);
        goto CPyL26;
    }
CPyL3: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_constants;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyStatics[3651]; /* 'trade_adjustments' */
    cpy_r_r6 = CPyDict_GetItem(cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 163, CPyStatic_place_die___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 163, CPyStatic_place_die___globals);
        goto CPyL26;
    }
    cpy_r_r8 = 0;
    cpy_r_r9 = CPyDef_place_die____good_values(cpy_r_t, cpy_r_me, cpy_r_chain_open);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 164, CPyStatic_place_die___globals);
        goto CPyL27;
    }
    cpy_r_r10 = 0;
CPyL7: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL28;
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
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 164, CPyStatic_place_die___globals);
        goto CPyL29;
    }
    cpy_r_r20 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", "Table", "hand", 164, CPyStatic_place_die___globals);
        goto CPyL30;
    }
CPyL10: ;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_r20, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r23 = PyNumber_Absolute(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 164, CPyStatic_place_die___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 164, CPyStatic_place_die___globals);
        goto CPyL29;
    }
    cpy_r_r25 = cpy_r_r24 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL14;
    cpy_r_r27 = cpy_r_r7 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL15;
CPyL14: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_r24);
    cpy_r_r30 = cpy_r_r29 ^ 1;
    cpy_r_r31 = cpy_r_r30;
    goto CPyL16;
CPyL15: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r24 <= (Py_ssize_t)cpy_r_r7;
    cpy_r_r31 = cpy_r_r32;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r24);
    if (cpy_r_r31) {
        goto CPyL31;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r8 = 1;
    goto CPyL19;
CPyL18: ;
    cpy_r_r33 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r33;
    goto CPyL7;
CPyL19: ;
    if (cpy_r_r8) {
        goto CPyL24;
    } else
        goto CPyL32;
CPyL20: ;
    cpy_r_r34 = CPyStatic_wayfarers___reasons___NO_SLOT_THEN;
    if (likely(cpy_r_r34 != NULL)) goto CPyL23;
    PyErr_SetString(PyExc_NameError, "value for final name \"NO_SLOT_THEN\" was not set");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 165, CPyStatic_place_die___globals);
        goto CPyL25;
    }
    CPy_Unreachable();
CPyL23: ;
    CPy_INCREF(cpy_r_r34);
    return cpy_r_r34;
CPyL24: ;
    return cpy_r_r0;
CPyL25: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL25;
CPyL27: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL25;
CPyL28: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    goto CPyL19;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL25;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r9);
    goto CPyL17;
CPyL32: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL20;
}
        
        PyObject *CPyPy_place_die____trade_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chain_open", 0};
            static CPyArg_Parser parser = {"OOO:_trade_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chain_open;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chain_open)) {
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
            char arg_chain_open;
            if (unlikely(!PyBool_Check(obj_chain_open))) {
                CPy_TypeError("bool", obj_chain_open); goto fail;
            } else
                arg_chain_open = obj_chain_open == Py_True;
            PyObject *retval = CPyDef_place_die____trade_obstacle(arg_t, arg_me, arg_chain_open);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_trade_obstacle", 159, CPyStatic_place_die___globals);
            return NULL;
        }
        
char CPyDef_place_die___can_place(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "can_place", "Table", "players", 171, CPyStatic_place_die___globals);
        goto CPyL12;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "can_place", 171, CPyStatic_place_die___globals);
        goto CPyL12;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "can_place", 171, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL12;
    }
    cpy_r_r3 = CPyDef_place_die____can_enter(cpy_r_t, cpy_r_r2, cpy_r_value);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "can_place", 171, CPyStatic_place_die___globals);
        goto CPyL12;
    }
    if (!cpy_r_r3) goto CPyL6;
    return 1;
CPyL6: ;
    cpy_r_r4 = CPyDef_place_die____chain_leads_on(cpy_r_t, cpy_r_me, cpy_r_value, 2);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "can_place", 173, CPyStatic_place_die___globals);
        goto CPyL12;
    }
    if (!cpy_r_r4) goto CPyL9;
    cpy_r_r5 = cpy_r_r4;
    goto CPyL11;
CPyL9: ;
    cpy_r_r6 = CPyDef_place_die____chain_leads_on(cpy_r_t, cpy_r_me, cpy_r_value, -2);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "can_place", 173, CPyStatic_place_die___globals);
        goto CPyL12;
    }
    cpy_r_r5 = cpy_r_r6;
CPyL11: ;
    return cpy_r_r5;
CPyL12: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_place_die___can_place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", 0};
            static CPyArg_Parser parser = {"OOO:can_place", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value)) {
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            char retval = CPyDef_place_die___can_place(arg_t, arg_me, arg_value);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "can_place", 169, CPyStatic_place_die___globals);
            return NULL;
        }
        
char CPyDef_place_die____chain_leads_on(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_value, CPyTagged cpy_r_step) {
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
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_symbols;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_other;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    int64_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    CPyTagged cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", "Table", "players", 178, CPyStatic_place_die___globals);
        goto CPyL62;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 178, CPyStatic_place_die___globals);
        goto CPyL62;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 178, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL62;
    }
    cpy_r_r3 = CPyDef_place_die____chain_reaches(cpy_r_t, cpy_r_r2, cpy_r_value, cpy_r_step);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 179, CPyStatic_place_die___globals);
        goto CPyL63;
    }
    if (cpy_r_r3) {
        goto CPyL64;
    } else
        goto CPyL6;
CPyL5: ;
    return 1;
CPyL6: ;
    cpy_r_r4 = CPyDef_wayfarers___actions___trade___trade_obstacle(cpy_r_t, cpy_r_me);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 181, CPyStatic_place_die___globals);
        goto CPyL63;
    }
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_r4 != cpy_r_r5;
    CPy_DECREF(cpy_r_r4);
    if (cpy_r_r6) {
        goto CPyL65;
    } else
        goto CPyL9;
CPyL8: ;
    return 0;
CPyL9: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", "Table", "book", 183, CPyStatic_place_die___globals);
        goto CPyL63;
    }
CPyL10: ;
    cpy_r_r8 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r7)->_constants;
    CPy_INCREF(cpy_r_r8);
    cpy_r_r9 = CPyStatics[3651]; /* 'trade_adjustments' */
    cpy_r_r10 = CPyDict_GetItem(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 183, CPyStatic_place_die___globals);
        goto CPyL63;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 183, CPyStatic_place_die___globals);
        goto CPyL63;
    }
    cpy_r_r12 = cpy_r_step & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL14;
    cpy_r_r14 = 0 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL15;
CPyL14: ;
    cpy_r_r16 = CPyTagged_IsLt_(0, cpy_r_step);
    if (cpy_r_r16) {
        goto CPyL16;
    } else
        goto CPyL18;
CPyL15: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_step > (Py_ssize_t)0;
    if (!cpy_r_r17) goto CPyL18;
CPyL16: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_plus;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", "Player", "plus", 184, CPyStatic_place_die___globals);
        goto CPyL66;
    }
    CPy_INCREF(cpy_r_r18);
CPyL17: ;
    cpy_r_r19 = cpy_r_r18;
    goto CPyL20;
CPyL18: ;
    cpy_r_r20 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_minus;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", "Player", "minus", 184, CPyStatic_place_die___globals);
        goto CPyL66;
    }
    CPy_INCREF(cpy_r_r20);
CPyL19: ;
    cpy_r_r19 = cpy_r_r20;
CPyL20: ;
    cpy_r_symbols = cpy_r_r19;
    goto CPyL67;
CPyL21: ;
    if (!1) goto CPyL68;
    cpy_r_r21 = CPyTagged_Subtract(cpy_r_value, cpy_r_r11);
    cpy_r_r22 = cpy_r_r21 & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL24;
    cpy_r_r24 = 2 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL25;
CPyL24: ;
    cpy_r_r26 = CPyTagged_IsLt_(2, cpy_r_r21);
    if (cpy_r_r26) {
        goto CPyL26;
    } else
        goto CPyL69;
CPyL25: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r21 > (Py_ssize_t)2;
    if (!cpy_r_r27) goto CPyL69;
CPyL26: ;
    cpy_r_r28 = cpy_r_r21;
    goto CPyL28;
CPyL27: ;
    cpy_r_r28 = 2;
CPyL28: ;
    cpy_r_r29 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_assets;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", "Player", "assets", 186, CPyStatic_place_die___globals);
        goto CPyL70;
    }
CPyL29: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = CPyTagged_Subtract(cpy_r_r32, 2);
    cpy_r_r34 = CPyTagged_Add(cpy_r_value, cpy_r_r11);
    cpy_r_r35 = cpy_r_r34 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (cpy_r_r36) goto CPyL31;
    cpy_r_r37 = cpy_r_r33 & 1;
    cpy_r_r38 = cpy_r_r37 != 0;
    if (!cpy_r_r38) goto CPyL32;
CPyL31: ;
    cpy_r_r39 = CPyTagged_IsLt_(cpy_r_r34, cpy_r_r33);
    if (cpy_r_r39) {
        goto CPyL71;
    } else
        goto CPyL72;
CPyL32: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r34 < (Py_ssize_t)cpy_r_r33;
    if (cpy_r_r40) {
        goto CPyL71;
    } else
        goto CPyL72;
CPyL33: ;
    cpy_r_r41 = cpy_r_r34;
    goto CPyL35;
CPyL34: ;
    cpy_r_r41 = cpy_r_r33;
CPyL35: ;
    cpy_r_r42 = CPyTagged_Add(cpy_r_r41, 2);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r28;
    CPyTagged_INCREF(cpy_r_r43);
    cpy_r_other = cpy_r_r43;
    CPyTagged_DECREF(cpy_r_other);
CPyL36: ;
    cpy_r_r44 = cpy_r_r43 & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (cpy_r_r45) goto CPyL38;
    cpy_r_r46 = cpy_r_r42 & 1;
    cpy_r_r47 = cpy_r_r46 != 0;
    if (!cpy_r_r47) goto CPyL39;
CPyL38: ;
    cpy_r_r48 = CPyTagged_IsLt_(cpy_r_r43, cpy_r_r42);
    if (cpy_r_r48) {
        goto CPyL40;
    } else
        goto CPyL73;
CPyL39: ;
    cpy_r_r49 = (Py_ssize_t)cpy_r_r43 < (Py_ssize_t)cpy_r_r42;
    if (!cpy_r_r49) goto CPyL73;
CPyL40: ;
    CPyTagged_INCREF(cpy_r_r43);
    cpy_r_other = cpy_r_r43;
    cpy_r_r50 = CPyDef_place_die____can_enter(cpy_r_t, cpy_r_r2, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r50 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 187, CPyStatic_place_die___globals);
        goto CPyL74;
    }
    if (cpy_r_r50) {
        goto CPyL75;
    } else
        goto CPyL43;
CPyL42: ;
    return 1;
CPyL43: ;
    cpy_r_r51 = CPyTagged_Add(cpy_r_r43, 2);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r43 = cpy_r_r51;
    goto CPyL36;
CPyL44: ;
    cpy_r_r52 = CPyList_GetItem(cpy_r_symbols, cpy_r_value);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 189, CPyStatic_place_die___globals);
        goto CPyL76;
    }
    if (unlikely(!PyBool_Check(cpy_r_r52))) {
        CPy_TypeError("bool", cpy_r_r52); cpy_r_r53 = 2;
    } else
        cpy_r_r53 = cpy_r_r52 == Py_True;
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 189, CPyStatic_place_die___globals);
        goto CPyL76;
    }
    if (!cpy_r_r53) goto CPyL77;
    cpy_r_r54 = CPyTagged_Add(cpy_r_value, cpy_r_step);
    cpy_r_r55 = 2 & 1;
    cpy_r_r56 = cpy_r_r55 != 0;
    if (cpy_r_r56) goto CPyL49;
    cpy_r_r57 = cpy_r_r54 & 1;
    cpy_r_r58 = cpy_r_r57 != 0;
    if (!cpy_r_r58) goto CPyL50;
CPyL49: ;
    cpy_r_r59 = CPyTagged_IsLt_(cpy_r_r54, 2);
    cpy_r_r60 = cpy_r_r59 ^ 1;
    cpy_r_r61 = cpy_r_r60;
    goto CPyL51;
CPyL50: ;
    cpy_r_r62 = (Py_ssize_t)2 <= (Py_ssize_t)cpy_r_r54;
    cpy_r_r61 = cpy_r_r62;
CPyL51: ;
    if (cpy_r_r61) {
        goto CPyL53;
    } else
        goto CPyL78;
CPyL52: ;
    if (cpy_r_r61) {
        goto CPyL60;
    } else
        goto CPyL77;
CPyL53: ;
    cpy_r_r63 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_assets;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", "Player", "assets", 189, CPyStatic_place_die___globals);
        goto CPyL79;
    }
CPyL54: ;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r63 + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r65 << 1;
    cpy_r_r67 = cpy_r_r54 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (cpy_r_r68) goto CPyL56;
    cpy_r_r69 = cpy_r_r66 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (!cpy_r_r70) goto CPyL57;
CPyL56: ;
    cpy_r_r71 = CPyTagged_IsLt_(cpy_r_r54, cpy_r_r66);
    cpy_r_r72 = cpy_r_r71;
    goto CPyL58;
CPyL57: ;
    cpy_r_r73 = (Py_ssize_t)cpy_r_r54 < (Py_ssize_t)cpy_r_r66;
    cpy_r_r72 = cpy_r_r73;
CPyL58: ;
    CPyTagged_DECREF(cpy_r_r54);
    if (cpy_r_r72) {
        goto CPyL60;
    } else
        goto CPyL77;
CPyL59: ;
    return 0;
CPyL60: ;
    cpy_r_r74 = CPyTagged_Add(cpy_r_value, cpy_r_step);
    CPyTagged_DECREF(cpy_r_value);
    cpy_r_value = cpy_r_r74;
    goto CPyL21;
CPyL61: ;
    CPy_Unreachable();
CPyL62: ;
    cpy_r_r75 = 2;
    return cpy_r_r75;
CPyL63: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL62;
CPyL64: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL5;
CPyL65: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL66: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL62;
CPyL67: ;
    CPyTagged_INCREF(cpy_r_value);
    goto CPyL21;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_symbols);
    goto CPyL61;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r21);
    goto CPyL27;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_symbols);
    CPyTagged_DecRef(cpy_r_r28);
    goto CPyL62;
CPyL71: ;
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL33;
CPyL72: ;
    CPyTagged_DECREF(cpy_r_r34);
    goto CPyL34;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r43);
    goto CPyL44;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_symbols);
    CPyTagged_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r43);
    goto CPyL62;
CPyL75: ;
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_symbols);
    CPyTagged_DECREF(cpy_r_r42);
    CPyTagged_DECREF(cpy_r_r43);
    goto CPyL42;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_symbols);
    goto CPyL62;
CPyL77: ;
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_symbols);
    goto CPyL59;
CPyL78: ;
    CPyTagged_DECREF(cpy_r_r54);
    goto CPyL52;
CPyL79: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_symbols);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL62;
}
        
        PyObject *CPyPy_place_die____chain_leads_on(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "value", "step", 0};
            static CPyArg_Parser parser = {"OOOO:_chain_leads_on", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_value;
            PyObject *obj_step;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_value, &obj_step)) {
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
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_step;
            if (likely(PyLong_Check(obj_step)))
                arg_step = CPyTagged_BorrowFromObject(obj_step);
            else {
                CPy_TypeError("int", obj_step); goto fail;
            }
            char retval = CPyDef_place_die____chain_leads_on(arg_t, arg_me, arg_value, arg_step);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_leads_on", 176, CPyStatic_place_die___globals);
            return NULL;
        }
        
char CPyDef_place_die____chain_reaches(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_value, CPyTagged cpy_r_step) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_symbols;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyTagged cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    int64_t cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    cpy_r_r0 = cpy_r_step & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = 0 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(0, cpy_r_step);
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_step > (Py_ssize_t)0;
    if (!cpy_r_r5) goto CPyL6;
CPyL4: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_reaches", "Player", "plus", 196, CPyStatic_place_die___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = cpy_r_r6;
    goto CPyL8;
CPyL6: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_reaches", "Player", "minus", 196, CPyStatic_place_die___globals);
        goto CPyL29;
    }
    CPy_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r7 = cpy_r_r8;
CPyL8: ;
    cpy_r_symbols = cpy_r_r7;
    goto CPyL30;
CPyL9: ;
    cpy_r_r9 = CPyDef_place_die____can_enter(cpy_r_t, cpy_r_player, cpy_r_value);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_reaches", 197, CPyStatic_place_die___globals);
        goto CPyL31;
    }
    if (cpy_r_r9) goto CPyL32;
    cpy_r_r10 = CPyList_GetItem(cpy_r_symbols, cpy_r_value);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_reaches", 198, CPyStatic_place_die___globals);
        goto CPyL31;
    }
    if (unlikely(!PyBool_Check(cpy_r_r10))) {
        CPy_TypeError("bool", cpy_r_r10); cpy_r_r11 = 2;
    } else
        cpy_r_r11 = cpy_r_r10 == Py_True;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_reaches", 198, CPyStatic_place_die___globals);
        goto CPyL31;
    }
    if (!cpy_r_r11) goto CPyL33;
    cpy_r_r12 = CPyTagged_Add(cpy_r_value, cpy_r_step);
    cpy_r_r13 = 2 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL16;
    cpy_r_r15 = cpy_r_r12 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL17;
CPyL16: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, 2);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    cpy_r_r19 = cpy_r_r18;
    goto CPyL18;
CPyL17: ;
    cpy_r_r20 = (Py_ssize_t)2 <= (Py_ssize_t)cpy_r_r12;
    cpy_r_r19 = cpy_r_r20;
CPyL18: ;
    if (cpy_r_r19) {
        goto CPyL20;
    } else
        goto CPyL34;
CPyL19: ;
    if (cpy_r_r19) {
        goto CPyL27;
    } else
        goto CPyL33;
CPyL20: ;
    cpy_r_r21 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_chain_reaches", "Player", "assets", 198, CPyStatic_place_die___globals);
        goto CPyL35;
    }
CPyL21: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r23 << 1;
    cpy_r_r25 = cpy_r_r12 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (cpy_r_r26) goto CPyL23;
    cpy_r_r27 = cpy_r_r24 & 1;
    cpy_r_r28 = cpy_r_r27 != 0;
    if (!cpy_r_r28) goto CPyL24;
CPyL23: ;
    cpy_r_r29 = CPyTagged_IsLt_(cpy_r_r12, cpy_r_r24);
    cpy_r_r30 = cpy_r_r29;
    goto CPyL25;
CPyL24: ;
    cpy_r_r31 = (Py_ssize_t)cpy_r_r12 < (Py_ssize_t)cpy_r_r24;
    cpy_r_r30 = cpy_r_r31;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r12);
    if (cpy_r_r30) {
        goto CPyL27;
    } else
        goto CPyL33;
CPyL26: ;
    return 0;
CPyL27: ;
    cpy_r_r32 = CPyTagged_Add(cpy_r_value, cpy_r_step);
    CPyTagged_DECREF(cpy_r_value);
    cpy_r_value = cpy_r_r32;
    goto CPyL9;
CPyL28: ;
    return 1;
CPyL29: ;
    cpy_r_r33 = 2;
    return cpy_r_r33;
CPyL30: ;
    CPyTagged_INCREF(cpy_r_value);
    goto CPyL9;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_symbols);
    goto CPyL29;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_symbols);
    goto CPyL28;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_symbols);
    goto CPyL26;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL19;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_symbols);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL29;
}
        
        PyObject *CPyPy_place_die____chain_reaches(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "value", "step", 0};
            static CPyArg_Parser parser = {"OOOO:_chain_reaches", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_value;
            PyObject *obj_step;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_value, &obj_step)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_step;
            if (likely(PyLong_Check(obj_step)))
                arg_step = CPyTagged_BorrowFromObject(obj_step);
            else {
                CPy_TypeError("int", obj_step); goto fail;
            }
            char retval = CPyDef_place_die____chain_reaches(arg_t, arg_player, arg_value, arg_step);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_chain_reaches", 194, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die___chain_steps(PyObject *cpy_r_player, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 205, CPyStatic_place_die___globals);
        goto CPyL22;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_plus;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", "Player", "plus", 206, CPyStatic_place_die___globals);
        goto CPyL23;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_value);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 206, CPyStatic_place_die___globals);
        goto CPyL23;
    }
    if (unlikely(!PyBool_Check(cpy_r_r2))) {
        CPy_TypeError("bool", cpy_r_r2); cpy_r_r3 = 2;
    } else
        cpy_r_r3 = cpy_r_r2 == Py_True;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 206, CPyStatic_place_die___globals);
        goto CPyL23;
    }
    if (!cpy_r_r3) goto CPyL12;
    cpy_r_r4 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", "Player", "assets", 206, CPyStatic_place_die___globals);
        goto CPyL23;
    }
CPyL6: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = CPyTagged_Subtract(cpy_r_r7, 2);
    cpy_r_r9 = cpy_r_value & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL8;
    cpy_r_r11 = cpy_r_r8 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL9;
CPyL8: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_value, cpy_r_r8);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL10;
CPyL9: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_value < (Py_ssize_t)cpy_r_r8;
    cpy_r_r14 = cpy_r_r15;
CPyL10: ;
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r14) goto CPyL12;
    cpy_r_r16 = CPyStatics[4897]; /* 1 */
    cpy_r_r17 = PyList_Append(cpy_r_r0, cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 207, CPyStatic_place_die___globals);
        goto CPyL23;
    }
CPyL12: ;
    cpy_r_r19 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_minus;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", "Player", "minus", 208, CPyStatic_place_die___globals);
        goto CPyL23;
    }
CPyL13: ;
    cpy_r_r20 = CPyList_GetItem(cpy_r_r19, cpy_r_value);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 208, CPyStatic_place_die___globals);
        goto CPyL23;
    }
    if (unlikely(!PyBool_Check(cpy_r_r20))) {
        CPy_TypeError("bool", cpy_r_r20); cpy_r_r21 = 2;
    } else
        cpy_r_r21 = cpy_r_r20 == Py_True;
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 208, CPyStatic_place_die___globals);
        goto CPyL23;
    }
    if (!cpy_r_r21) goto CPyL21;
    cpy_r_r22 = cpy_r_value & 1;
    cpy_r_r23 = cpy_r_r22 != 0;
    if (cpy_r_r23) goto CPyL18;
    cpy_r_r24 = 2 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (!cpy_r_r25) goto CPyL19;
CPyL18: ;
    cpy_r_r26 = CPyTagged_IsLt_(2, cpy_r_value);
    if (cpy_r_r26) {
        goto CPyL20;
    } else
        goto CPyL21;
CPyL19: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_value > (Py_ssize_t)2;
    if (!cpy_r_r27) goto CPyL21;
CPyL20: ;
    cpy_r_r28 = CPyStatics[4908]; /* -1 */
    cpy_r_r29 = PyList_Append(cpy_r_r0, cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 209, CPyStatic_place_die___globals);
        goto CPyL23;
    }
CPyL21: ;
    return cpy_r_r0;
CPyL22: ;
    cpy_r_r31 = NULL;
    return cpy_r_r31;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL22;
}
        
        PyObject *CPyPy_place_die___chain_steps(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"player", "value", 0};
            static CPyArg_Parser parser = {"OO:chain_steps", kwlist, 0};
            PyObject *obj_player;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_player, &obj_value)) {
                return NULL;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            PyObject *retval = CPyDef_place_die___chain_steps(arg_player, arg_value);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "chain_steps", 204, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____good_values(PyObject *cpy_r_t, CPyTagged cpy_r_me, char cpy_r_chain_open) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_good_values", "Table", "players", 215, CPyStatic_place_die___globals);
        goto CPyL28;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_me);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 215, CPyStatic_place_die___globals);
        goto CPyL28;
    }
    if (likely(Py_TYPE(cpy_r_r1) == CPyType_wayfarers___table___Player))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 215, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r1);
        goto CPyL28;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r2)->_assets;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_good_values", "Player", "assets", 216, CPyStatic_place_die___globals);
        goto CPyL29;
    }
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = (PyObject *)&PyRange_Type;
    cpy_r_r8 = CPyStatics[4897]; /* 1 */
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_r6);
    PyObject *cpy_r_r10[2] = {cpy_r_r8, cpy_r_r9};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_Vectorcall(cpy_r_r7, cpy_r_r11, 2, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 216, CPyStatic_place_die___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r9);
    if (likely(PyRange_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 216, CPyStatic_place_die___globals, "range", cpy_r_r12);
        goto CPyL29;
    }
    if (!cpy_r_chain_open) goto CPyL19;
    cpy_r_r14 = PyList_New(0);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 218, CPyStatic_place_die___globals);
        goto CPyL31;
    }
    cpy_r_r15 = PyObject_GetIter(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 218, CPyStatic_place_die___globals);
        goto CPyL32;
    }
CPyL9: ;
    cpy_r_r16 = PyIter_Next(cpy_r_r15);
    if (cpy_r_r16 == NULL) goto CPyL33;
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 218, CPyStatic_place_die___globals);
        goto CPyL34;
    }
    cpy_r_r18 = CPyDef_place_die____chain_reaches(cpy_r_t, cpy_r_r2, cpy_r_r17, 2);
    if (unlikely(cpy_r_r18 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 219, CPyStatic_place_die___globals);
        goto CPyL35;
    }
    if (!cpy_r_r18) goto CPyL14;
    if (cpy_r_r18) {
        goto CPyL16;
    } else
        goto CPyL36;
CPyL14: ;
    cpy_r_r19 = CPyDef_place_die____chain_reaches(cpy_r_t, cpy_r_r2, cpy_r_r17, -2);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 219, CPyStatic_place_die___globals);
        goto CPyL35;
    }
    if (!cpy_r_r19) goto CPyL36;
CPyL16: ;
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_r17);
    cpy_r_r21 = PyList_Append(cpy_r_r14, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 218, CPyStatic_place_die___globals);
        goto CPyL34;
    } else
        goto CPyL9;
CPyL17: ;
    cpy_r_r23 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 218, CPyStatic_place_die___globals);
        goto CPyL37;
    }
    return cpy_r_r14;
CPyL19: ;
    cpy_r_r24 = PyList_New(0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 221, CPyStatic_place_die___globals);
        goto CPyL31;
    }
    cpy_r_r25 = PyObject_GetIter(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 221, CPyStatic_place_die___globals);
        goto CPyL38;
    }
CPyL21: ;
    cpy_r_r26 = PyIter_Next(cpy_r_r25);
    if (cpy_r_r26 == NULL) goto CPyL39;
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 221, CPyStatic_place_die___globals);
        goto CPyL40;
    }
    cpy_r_r28 = CPyDef_place_die____can_enter(cpy_r_t, cpy_r_r2, cpy_r_r27);
    if (unlikely(cpy_r_r28 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 221, CPyStatic_place_die___globals);
        goto CPyL41;
    }
    if (!cpy_r_r28) goto CPyL42;
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r30 = PyList_Append(cpy_r_r24, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 221, CPyStatic_place_die___globals);
        goto CPyL40;
    } else
        goto CPyL21;
CPyL26: ;
    cpy_r_r32 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 221, CPyStatic_place_die___globals);
        goto CPyL43;
    }
    return cpy_r_r24;
CPyL28: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL29: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL28;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r9);
    goto CPyL28;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r13);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL28;
CPyL33: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r15);
    goto CPyL17;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL28;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL28;
CPyL36: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL9;
CPyL37: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL28;
CPyL38: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    goto CPyL28;
CPyL39: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r25);
    goto CPyL26;
CPyL40: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL28;
CPyL41: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL28;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_r27);
    goto CPyL21;
CPyL43: ;
    CPy_DecRef(cpy_r_r24);
    goto CPyL28;
}
        
        PyObject *CPyPy_place_die____good_values(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chain_open", 0};
            static CPyArg_Parser parser = {"OOO:_good_values", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chain_open;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chain_open)) {
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
            char arg_chain_open;
            if (unlikely(!PyBool_Check(obj_chain_open))) {
                CPy_TypeError("bool", obj_chain_open); goto fail;
            } else
                arg_chain_open = obj_chain_open == Py_True;
            PyObject *retval = CPyDef_place_die____good_values(arg_t, arg_me, arg_chain_open);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_good_values", 213, CPyStatic_place_die___globals);
            return NULL;
        }
        
char CPyDef_place_die____can_enter(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_rented;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    char cpy_r_r51;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", "Player", "assets", 225, CPyStatic_place_die___globals);
        goto CPyL47;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_value);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 225, CPyStatic_place_die___globals);
        goto CPyL47;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 225, CPyStatic_place_die___globals);
        goto CPyL47;
    }
    cpy_r_r3 = CPyTagged_Or(cpy_r_r2, 69904);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", "Table", "book", 226, CPyStatic_place_die___globals);
        goto CPyL48;
    }
CPyL4: ;
    cpy_r_r5 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_needs;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", "Book", "needs", 226, CPyStatic_place_die___globals);
        goto CPyL48;
    }
    CPy_INCREF(cpy_r_r5);
CPyL5: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", "Player", "slots", 227, CPyStatic_place_die___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", "Player", "slot_dice", 228, CPyStatic_place_die___globals);
        goto CPyL50;
    }
    CPy_INCREF(cpy_r_r7);
CPyL7: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", "Player", "ready_slots", 229, CPyStatic_place_die___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r8);
CPyL8: ;
    cpy_r_r9 = 0;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_place = cpy_r_r9;
    CPyTagged_DECREF(cpy_r_place);
CPyL9: ;
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL11;
    cpy_r_r12 = cpy_r_r8 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL12;
CPyL11: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_r8);
    if (cpy_r_r14) {
        goto CPyL13;
    } else
        goto CPyL52;
CPyL12: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r8;
    if (!cpy_r_r15) goto CPyL52;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_place = cpy_r_r9;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_place);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 230, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 230, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    cpy_r_r18 = cpy_r_r17 == 0;
    CPyTagged_DECREF(cpy_r_r17);
    if (!cpy_r_r18) goto CPyL54;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_place);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 231, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 231, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    cpy_r_r21 = CPyList_GetItem(cpy_r_r5, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 231, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 231, CPyStatic_place_die___globals);
        goto CPyL53;
    }
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r23 = cpy_r_r22 == 0;
    if (cpy_r_r23) goto CPyL55;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_r3, cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r25 = CPyTagged_And(cpy_r_r24, 69904);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 == 69904;
    CPyTagged_DECREF(cpy_r_r25);
    if (cpy_r_r26) {
        goto CPyL56;
    } else
        goto CPyL23;
CPyL22: ;
    return 1;
CPyL23: ;
    cpy_r_r27 = CPyTagged_Add(cpy_r_r9, 2);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r9 = cpy_r_r27;
    goto CPyL9;
CPyL24: ;
    cpy_r_r28 = CPyDef_place_die___exploration_obstacle(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 234, CPyStatic_place_die___globals);
        goto CPyL57;
    }
    cpy_r_r29 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r30 = cpy_r_r28 == cpy_r_r29;
    CPy_DECREF(cpy_r_r28);
    if (!cpy_r_r30) goto CPyL27;
    cpy_r_r31 = 512;
    goto CPyL28;
CPyL27: ;
    cpy_r_r31 = 0;
CPyL28: ;
    cpy_r_rented = cpy_r_r31;
    cpy_r_r32 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", "Player", "ready_slots", 235, CPyStatic_place_die___globals);
        goto CPyL58;
    }
    CPyTagged_INCREF(cpy_r_r32);
CPyL29: ;
    cpy_r_r33 = 0;
    CPyTagged_INCREF(cpy_r_r33);
    cpy_r_place = cpy_r_r33;
    CPyTagged_DECREF(cpy_r_place);
CPyL30: ;
    cpy_r_r34 = cpy_r_r33 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL32;
    cpy_r_r36 = cpy_r_r32 & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL33;
CPyL32: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_r32);
    if (cpy_r_r38) {
        goto CPyL34;
    } else
        goto CPyL59;
CPyL33: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r33 < (Py_ssize_t)cpy_r_r32;
    if (!cpy_r_r39) goto CPyL59;
CPyL34: ;
    CPyTagged_INCREF(cpy_r_r33);
    cpy_r_place = cpy_r_r33;
    cpy_r_r40 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_place);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL60;
    }
    if (likely(PyLong_Check(cpy_r_r40)))
        cpy_r_r41 = CPyTagged_FromObject(cpy_r_r40);
    else {
        CPy_TypeError("int", cpy_r_r40); cpy_r_r41 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL60;
    }
    cpy_r_r42 = cpy_r_r41 == 0;
    CPyTagged_DECREF(cpy_r_r41);
    if (!cpy_r_r42) goto CPyL61;
    cpy_r_r43 = CPyDef_place_die___assets_at(cpy_r_t, cpy_r_player, cpy_r_place, cpy_r_value);
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL60;
    }
    cpy_r_r44 = CPyTagged_Add(cpy_r_r43, cpy_r_rented);
    CPyTagged_DECREF(cpy_r_r43);
    cpy_r_r45 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_place);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL62;
    }
    cpy_r_r47 = CPyList_GetItem(cpy_r_r5, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL62;
    }
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL62;
    }
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r49 = CPyDef_wayfarers___names___covers(cpy_r_r44, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 236, CPyStatic_place_die___globals);
        goto CPyL63;
    }
    if (cpy_r_r49) {
        goto CPyL64;
    } else
        goto CPyL45;
CPyL44: ;
    return 1;
CPyL45: ;
    cpy_r_r50 = CPyTagged_Add(cpy_r_r33, 2);
    CPyTagged_DECREF(cpy_r_r33);
    cpy_r_r33 = cpy_r_r50;
    goto CPyL30;
CPyL46: ;
    return 0;
CPyL47: ;
    cpy_r_r51 = 2;
    return cpy_r_r51;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL47;
CPyL49: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL47;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL47;
CPyL51: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL47;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL24;
CPyL53: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL47;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL23;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL22;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL22;
CPyL57: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL47;
CPyL58: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_rented);
    goto CPyL47;
CPyL59: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_rented);
    CPyTagged_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL46;
CPyL60: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_rented);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL47;
CPyL61: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL45;
CPyL62: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_rented);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL47;
CPyL63: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_rented);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL47;
CPyL64: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_rented);
    CPyTagged_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL44;
}
        
        PyObject *CPyPy_place_die____can_enter(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "value", 0};
            static CPyArg_Parser parser = {"OOO:_can_enter", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_value)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            char retval = CPyDef_place_die____can_enter(arg_t, arg_player, arg_value);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_can_enter", 224, CPyStatic_place_die___globals);
            return NULL;
        }
        
CPyTagged CPyDef_place_die___assets_at(PyObject *cpy_r_t, PyObject *cpy_r_player, CPyTagged cpy_r_place, CPyTagged cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_assets;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    int32_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    cpy_r_r0 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_assets;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "assets_at", "Player", "assets", 243, CPyStatic_place_die___globals);
        goto CPyL16;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_value);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 243, CPyStatic_place_die___globals);
        goto CPyL16;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 243, CPyStatic_place_die___globals);
        goto CPyL16;
    }
    cpy_r_assets = cpy_r_r2;
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_places;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "assets_at", "Player", "slot_places", 244, CPyStatic_place_die___globals);
        goto CPyL17;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItem(cpy_r_r3, cpy_r_place);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 244, CPyStatic_place_die___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r4)))
        cpy_r_r5 = CPyTagged_FromObject(cpy_r_r4);
    else {
        CPy_TypeError("int", cpy_r_r4); cpy_r_r5 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 244, CPyStatic_place_die___globals);
        goto CPyL17;
    }
    cpy_r_r6 = CPyDef_wayfarers___table___Player___folk_at(cpy_r_player, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 244, CPyStatic_place_die___globals);
        goto CPyL17;
    }
    cpy_r_r7 = (Py_ssize_t)cpy_r_r6 != -2;
    if (!cpy_r_r7) goto CPyL18;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_fresh;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "assets_at", "Table", "fresh", 245, CPyStatic_place_die___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r6);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_r6);
    cpy_r_r10 = PySequence_Contains(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = cpy_r_r10 >= 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 245, CPyStatic_place_die___globals);
        goto CPyL19;
    }
    cpy_r_r12 = cpy_r_r10;
    cpy_r_r13 = cpy_r_r12 ^ 1;
    if (!cpy_r_r13) goto CPyL18;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "assets_at", "Table", "book", 246, CPyStatic_place_die___globals);
        goto CPyL19;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r14)->_cards;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r6);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 246, CPyStatic_place_die___globals);
        goto CPyL19;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Card))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 246, CPyStatic_place_die___globals, "serai.games.wayfarers.printed.Card", cpy_r_r16);
        goto CPyL19;
    }
    cpy_r_r18 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r17)->_assets;
    cpy_r_r19 = CPyTagged_Add(cpy_r_assets, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_assets);
    cpy_r_assets = cpy_r_r19;
    CPyTagged_DECREF(cpy_r_r6);
CPyL15: ;
    return cpy_r_assets;
CPyL16: ;
    cpy_r_r20 = CPY_INT_TAG;
    return cpy_r_r20;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_assets);
    goto CPyL16;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL15;
CPyL19: ;
    CPyTagged_DecRef(cpy_r_assets);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL16;
}
        
        PyObject *CPyPy_place_die___assets_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", "place", "value", 0};
            static CPyArg_Parser parser = {"OOOO:assets_at", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            PyObject *obj_place;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player, &obj_place, &obj_value)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged retval = CPyDef_place_die___assets_at(arg_t, arg_player, arg_place, arg_value);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "assets_at", 241, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    PyObject *cpy_r_r93;
    int64_t cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    tuple_T2OI cpy_r_r98;
    PyObject *cpy_r_r99;
    int64_t cpy_r_r100;
    PyObject *cpy_r_waiting;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    PyObject *cpy_r_r127;
    int64_t cpy_r_r128;
    char cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    tuple_T2OI cpy_r_r132;
    PyObject *cpy_r_r133;
    int64_t cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    CPyTagged cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject **cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    char cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    char cpy_r_r156;
    tuple_T3OOO cpy_r_r157;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
    char cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject **cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    char cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    int32_t cpy_r_r172;
    PyObject *cpy_r_r173;
    char cpy_r_r174;
    char cpy_r_r175;
    char cpy_r_r176;
    PyObject *cpy_r_r177;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL131;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 250, CPyStatic_place_die___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 251, CPyStatic_place_die___globals);
        goto CPyL130;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r7)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Table", "players", 251, CPyStatic_place_die___globals);
        goto CPyL130;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "me", 251, CPyStatic_place_die___globals);
        goto CPyL130;
    }
CPyL7: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 251, CPyStatic_place_die___globals);
        goto CPyL130;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___table___Player))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 251, CPyStatic_place_die___globals, "serai.games.wayfarers.table.Player", cpy_r_r10);
        goto CPyL130;
    }
    cpy_r_r12 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 252, CPyStatic_place_die___globals);
        goto CPyL136;
    }
CPyL10: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r12)->_book;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Table", "book", 252, CPyStatic_place_die___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r13);
CPyL11: ;
    cpy_r_r14 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "chosen", 253, CPyStatic_place_die___globals);
        goto CPyL137;
    }
CPyL12: ;
    cpy_r_r15 = ((serai___kernel___option___OptionObject *)cpy_r_r14)->_value;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__chosen;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "chosen", 254, CPyStatic_place_die___globals);
        goto CPyL138;
    }
CPyL13: ;
    cpy_r_r17 = ((serai___kernel___option___OptionObject *)cpy_r_r16)->_id;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = CPyStatics[3652]; /* 'rent:' */
    cpy_r_r19 = CPyStr_Startswith(cpy_r_r17, cpy_r_r18);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r20 = cpy_r_r19;
    if (!cpy_r_r20) goto CPyL25;
    cpy_r_r21 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 255, CPyStatic_place_die___globals);
        goto CPyL138;
    }
CPyL15: ;
    cpy_r_r22 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r21)->_used_guilds;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Table", "used_guilds", 255, CPyStatic_place_die___globals);
        goto CPyL138;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL16: ;
    cpy_r_r23 = CPyTagged_Or(cpy_r_r22, 8);
    CPyTagged_DECREF(cpy_r_r22);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r21)->_used_guilds != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r21)->_used_guilds);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r21)->_used_guilds = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 255, CPyStatic_place_die___globals);
        goto CPyL138;
    }
    cpy_r_r25 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 256, CPyStatic_place_die___globals);
        goto CPyL138;
    }
CPyL18: ;
    cpy_r_r26 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "me", 256, CPyStatic_place_die___globals);
        goto CPyL138;
    }
CPyL19: ;
    cpy_r_r27 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_ability_cost;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Book", "ability_cost", 256, CPyStatic_place_die___globals);
        goto CPyL138;
    }
CPyL20: ;
    cpy_r_r28 = CPyList_GetItemShort(cpy_r_r27, 4);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 256, CPyStatic_place_die___globals);
        goto CPyL138;
    }
    if (likely(PyTuple_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 256, CPyStatic_place_die___globals, "tuple", cpy_r_r28);
        goto CPyL138;
    }
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_r29, 4);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 256, CPyStatic_place_die___globals);
        goto CPyL138;
    }
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r31 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r31 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 256, CPyStatic_place_die___globals);
        goto CPyL138;
    }
    cpy_r_r32 = CPyStatics[3653]; /* 'WF-GLD-03' */
    cpy_r_r33 = CPyDef_wayfarers___effects___influence___spend_from_guild(cpy_r_r25, cpy_r_r26, 4, cpy_r_r31, cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 256, CPyStatic_place_die___globals);
        goto CPyL138;
    }
CPyL25: ;
    cpy_r_r34 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_slots;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Player", "slots", 257, CPyStatic_place_die___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r34);
CPyL26: ;
    cpy_r_r35 = CPyList_Index(cpy_r_r34, cpy_r_r15);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 257, CPyStatic_place_die___globals);
        goto CPyL138;
    }
    cpy_r_r36 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 258, CPyStatic_place_die___globals);
        goto CPyL139;
    }
CPyL28: ;
    cpy_r_r37 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r36)->_hand;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Table", "hand", 258, CPyStatic_place_die___globals);
        goto CPyL139;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL29: ;
    cpy_r_r38 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_cards;
    cpy_r_r39 = PyObject_GetItem(cpy_r_r38, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 259, CPyStatic_place_die___globals);
        goto CPyL140;
    }
    cpy_r_r40 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_silver_discount;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Player", "silver_discount", 261, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL31: ;
    cpy_r_r41 = CPyList_GetItem(cpy_r_r40, cpy_r_r37);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 261, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 261, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r43 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 261, CPyStatic_place_die___globals);
        goto CPyL142;
    }
CPyL34: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r43)->_silver_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r43)->_silver_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r43)->_silver_off = cpy_r_r42;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 261, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r45 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_provision_discount;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Player", "provision_discount", 262, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL36: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r45, cpy_r_r37);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 262, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 262, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r48 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 262, CPyStatic_place_die___globals);
        goto CPyL143;
    }
CPyL39: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r48)->_provision_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r48)->_provision_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r48)->_provision_off = cpy_r_r47;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 262, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r50 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 263, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL41: ;
    cpy_r_r51 = CPyDef_place_die___assets_at(cpy_r_r50, cpy_r_r11, cpy_r_r35, cpy_r_r37);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 263, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r52 = CPyStatic_place_die___PIGEON_SHIFT;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        goto CPyL144;
    } else
        goto CPyL45;
CPyL43: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PIGEON_SHIFT\" was not set");
    cpy_r_r53 = 0;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 263, CPyStatic_place_die___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL45: ;
    cpy_r_r54 = CPyTagged_Rshift(cpy_r_r51, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 263, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r55 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 264, CPyStatic_place_die___globals);
        goto CPyL145;
    }
    cpy_r_r57 = CPyStatic_place_die___PIGEON_SHIFT;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        goto CPyL146;
    } else
        goto CPyL50;
CPyL48: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"PIGEON_SHIFT\" was not set");
    cpy_r_r58 = 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 264, CPyStatic_place_die___globals);
        goto CPyL130;
    }
    CPy_Unreachable();
CPyL50: ;
    CPyTagged_INCREF(cpy_r_r57);
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_r57);
    cpy_r_r60 = PyNumber_Rshift(cpy_r_r56, cpy_r_r59);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 264, CPyStatic_place_die___globals);
        goto CPyL145;
    }
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r62 = PyNumber_Subtract(cpy_r_r61, cpy_r_r60);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 264, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r63 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 264, CPyStatic_place_die___globals);
        goto CPyL147;
    }
CPyL53: ;
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 264, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r63)->_pigeons != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r63)->_pigeons);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r63)->_pigeons = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 264, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r66 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_slot_dice;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Player", "slot_dice", 265, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r66);
CPyL56: ;
    CPyTagged_INCREF(cpy_r_r37);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r68 = CPyList_SetItem(cpy_r_r66, cpy_r_r35, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 265, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r69 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 266, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL58: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r69)->_hand != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r69)->_hand);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r69)->_hand = 0;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 266, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r71 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 267, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL60: ;
    cpy_r_r72 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r71)->_story;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Table", "story", 267, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL61: ;
    cpy_r_r73 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r74 = cpy_r_r72 != cpy_r_r73;
    if (!cpy_r_r74) goto CPyL148;
    cpy_r_r75 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 268, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL63: ;
    cpy_r_r76 = CPyStatics[3606]; /* 'event-place-die' */
    cpy_r_r77 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "me", 268, CPyStatic_place_die___globals);
        goto CPyL141;
    }
CPyL64: ;
    cpy_r_r78 = CPyStatics[3647]; /* 'WF-DIE-01' */
    cpy_r_r79 = CPyStatics[571]; /* 'id' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 268, CPyStatic_place_die___globals);
        goto CPyL141;
    }
    cpy_r_r81 = CPyStatics[337]; /* 'value' */
    cpy_r_r82 = CPyStatics[785]; /* 'slot' */
    cpy_r_r83 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r84 = CPyDict_Build(2, cpy_r_r81, cpy_r_r83, cpy_r_r82, cpy_r_r80);
    CPy_DECREF(cpy_r_r83);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 268, CPyStatic_place_die___globals);
        goto CPyL149;
    }
    cpy_r_r85 = CPyDef_kernel___table___Table___tell(cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 268, CPyStatic_place_die___globals);
        goto CPyL149;
    }
CPyL67: ;
    cpy_r_r86 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_performer;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Book", "performer", 269, CPyStatic_place_die___globals);
        goto CPyL149;
    }
    CPy_INCREF(cpy_r_r86);
CPyL68: ;
    cpy_r_r87 = CPyStatics[334]; /* 'action' */
    cpy_r_r88 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r87);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 269, CPyStatic_place_die___globals);
        goto CPyL150;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r88, CPyType_kernel___effects___Effect)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 269, CPyStatic_place_die___globals, "serai.kernel.effects.Effect", cpy_r_r88);
        goto CPyL150;
    }
    cpy_r_r90 = CPyDef_perform___Performer___flat(cpy_r_r86, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 269, CPyStatic_place_die___globals);
        goto CPyL151;
    }
    cpy_r_r91 = (CPyPtr)((CPyPtr)cpy_r_r90 + offsetof(PyVarObject, ob_size));
    cpy_r_r92 = *(int64_t *)cpy_r_r91;
    cpy_r_r93 = PyList_New(cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 269, CPyStatic_place_die___globals);
        goto CPyL152;
    }
    cpy_r_r94 = 0;
CPyL73: ;
    cpy_r_r95 = cpy_r_r94 < cpy_r_r92;
    if (!cpy_r_r95) goto CPyL153;
    cpy_r_r96 = CPySequenceTuple_GetItemUnsafe(cpy_r_r90, cpy_r_r94);
    if (likely(PyObject_TypeCheck(cpy_r_r96, CPyType_kernel___effects___Effect)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 269, CPyStatic_place_die___globals, "serai.kernel.effects.Effect", cpy_r_r96);
        goto CPyL154;
    }
    cpy_r_r98.f0 = cpy_r_r97;
    cpy_r_r98.f1 = 2;
    cpy_r_r99 = PyTuple_New(2);
    if (unlikely(cpy_r_r99 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6249 = cpy_r_r98.f0;
    PyTuple_SET_ITEM(cpy_r_r99, 0, __tmp6249);
    PyObject *__tmp6250 = CPyTagged_StealAsObject(cpy_r_r98.f1);
    PyTuple_SET_ITEM(cpy_r_r99, 1, __tmp6250);
    CPyList_SetItemUnsafe(cpy_r_r93, cpy_r_r94, cpy_r_r99);
    cpy_r_r100 = cpy_r_r94 + 1;
    cpy_r_r94 = cpy_r_r100;
    goto CPyL73;
CPyL77: ;
    cpy_r_waiting = cpy_r_r93;
    cpy_r_r101 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r11)->_slot_places;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Player", "slot_places", 270, CPyStatic_place_die___globals);
        goto CPyL155;
    }
CPyL78: ;
    cpy_r_r102 = CPyList_GetItem(cpy_r_r101, cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 270, CPyStatic_place_die___globals);
        goto CPyL156;
    }
    if (likely(PyLong_Check(cpy_r_r102)))
        cpy_r_r103 = CPyTagged_FromObject(cpy_r_r102);
    else {
        CPy_TypeError("int", cpy_r_r102); cpy_r_r103 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 270, CPyStatic_place_die___globals);
        goto CPyL156;
    }
    cpy_r_r104 = CPyDef_wayfarers___table___Player___folk_at(cpy_r_r11, cpy_r_r103);
    CPyTagged_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 270, CPyStatic_place_die___globals);
        goto CPyL157;
    }
    cpy_r_r105 = (Py_ssize_t)cpy_r_r104 != -2;
    if (!cpy_r_r105) goto CPyL158;
    cpy_r_r106 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 271, CPyStatic_place_die___globals);
        goto CPyL159;
    }
CPyL83: ;
    cpy_r_r107 = ((serai___games___wayfarers___table___TableObject *)cpy_r_r106)->_fresh;
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Table", "fresh", 271, CPyStatic_place_die___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r107);
CPyL84: ;
    CPyTagged_INCREF(cpy_r_r104);
    cpy_r_r108 = CPyTagged_StealAsObject(cpy_r_r104);
    cpy_r_r109 = PySequence_Contains(cpy_r_r107, cpy_r_r108);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 271, CPyStatic_place_die___globals);
        goto CPyL159;
    }
    cpy_r_r111 = cpy_r_r109;
    cpy_r_r112 = cpy_r_r111 ^ 1;
    if (!cpy_r_r112) goto CPyL158;
    cpy_r_r113 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_cards;
    cpy_r_r114 = CPyList_GetItemBorrow(cpy_r_r113, cpy_r_r104);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 271, CPyStatic_place_die___globals);
        goto CPyL159;
    }
    if (likely(Py_TYPE(cpy_r_r114) == CPyType_wayfarers___printed___Card))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 271, CPyStatic_place_die___globals, "serai.games.wayfarers.printed.Card", cpy_r_r114);
        goto CPyL159;
    }
    cpy_r_r116 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r115)->_timing;
    CPy_INCREF(cpy_r_r116);
    cpy_r_r117 = CPyStatics[543]; /* 'die' */
    cpy_r_r118 = CPyStr_EqualLiteral(cpy_r_r116, cpy_r_r117, 3);
    CPy_DECREF(cpy_r_r116);
    if (!cpy_r_r118) goto CPyL158;
    cpy_r_r119 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_performer;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "Book", "performer", 272, CPyStatic_place_die___globals);
        goto CPyL159;
    }
    CPy_INCREF(cpy_r_r119);
CPyL90: ;
    cpy_r_r120 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_cards;
    cpy_r_r121 = CPyList_GetItemBorrow(cpy_r_r120, cpy_r_r104);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 272, CPyStatic_place_die___globals);
        goto CPyL160;
    }
    if (likely(Py_TYPE(cpy_r_r121) == CPyType_wayfarers___printed___Card))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 272, CPyStatic_place_die___globals, "serai.games.wayfarers.printed.Card", cpy_r_r121);
        goto CPyL160;
    }
    cpy_r_r123 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r122)->_ability;
    CPy_INCREF(cpy_r_r123);
    CPyTagged_DECREF(cpy_r_r104);
    cpy_r_r124 = CPyDef_perform___Performer___flat(cpy_r_r119, cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 272, CPyStatic_place_die___globals);
        goto CPyL157;
    }
    cpy_r_r125 = (CPyPtr)((CPyPtr)cpy_r_r124 + offsetof(PyVarObject, ob_size));
    cpy_r_r126 = *(int64_t *)cpy_r_r125;
    cpy_r_r127 = PyList_New(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 272, CPyStatic_place_die___globals);
        goto CPyL161;
    }
    cpy_r_r128 = 0;
CPyL95: ;
    cpy_r_r129 = cpy_r_r128 < cpy_r_r126;
    if (!cpy_r_r129) goto CPyL162;
    cpy_r_r130 = CPySequenceTuple_GetItemUnsafe(cpy_r_r124, cpy_r_r128);
    if (likely(PyObject_TypeCheck(cpy_r_r130, CPyType_kernel___effects___Effect)))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 272, CPyStatic_place_die___globals, "serai.kernel.effects.Effect", cpy_r_r130);
        goto CPyL163;
    }
    cpy_r_r132.f0 = cpy_r_r131;
    cpy_r_r132.f1 = 0;
    cpy_r_r133 = PyTuple_New(2);
    if (unlikely(cpy_r_r133 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6251 = cpy_r_r132.f0;
    PyTuple_SET_ITEM(cpy_r_r133, 0, __tmp6251);
    PyObject *__tmp6252 = CPyTagged_StealAsObject(cpy_r_r132.f1);
    PyTuple_SET_ITEM(cpy_r_r133, 1, __tmp6252);
    CPyList_SetItemUnsafe(cpy_r_r127, cpy_r_r128, cpy_r_r133);
    cpy_r_r134 = cpy_r_r128 + 1;
    cpy_r_r128 = cpy_r_r134;
    goto CPyL95;
CPyL99: ;
    cpy_r_r135 = PySequence_InPlaceConcat(cpy_r_waiting, cpy_r_r127);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 272, CPyStatic_place_die___globals);
        goto CPyL164;
    }
    cpy_r_waiting = cpy_r_r135;
CPyL101: ;
    cpy_r_r136 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r13)->_performer;
    if (unlikely(cpy_r_r136 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'performer' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r136);
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 273, CPyStatic_place_die___globals);
        goto CPyL165;
    }
CPyL102: ;
    cpy_r_r137 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "t", 273, CPyStatic_place_die___globals);
        goto CPyL166;
    }
CPyL103: ;
    cpy_r_r138 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r138 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", "_use_slot_gen", "me", 273, CPyStatic_place_die___globals);
        goto CPyL166;
    }
CPyL104: ;
    cpy_r_r139 = 2;
    cpy_r_r140 = 2;
    cpy_r_r141 = CPyDef_perform___Performer___resolve(cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_waiting, cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_waiting);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 273, CPyStatic_place_die___globals);
        goto CPyL130;
    }
    if (((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0);
    }
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0 = cpy_r_r141;
    cpy_r_r142 = 1;
    if (!cpy_r_r142) goto CPyL130;
    cpy_r_r143 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r144 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r145 = NULL;
    cpy_r_r1 = cpy_r_r145;
    cpy_r_r146 = (PyObject **)&cpy_r_r1;
    cpy_r_r147 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0;
    cpy_r_r148 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r147, cpy_r_r144, cpy_r_r144, cpy_r_r144, cpy_r_r143, cpy_r_r146);
    if (cpy_r_r148 != NULL) goto CPyL167;
    cpy_r_r149 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 273, CPyStatic_place_die___globals);
        goto CPyL168;
    }
    cpy_r_r150 = cpy_r_r1;
    CPy_DECREF(cpy_r_r150);
    cpy_r_r151 = NULL;
    if (((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0 != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0);
    }
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0 = cpy_r_r151;
    cpy_r_r152 = 1;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 273, CPyStatic_place_die___globals);
        goto CPyL130;
    } else
        goto CPyL125;
CPyL109: ;
    cpy_r_r153 = cpy_r_r148;
CPyL110: ;
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r153;
CPyL111: ;
    cpy_r_r155 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r156 = cpy_r_type != cpy_r_r155;
    if (!cpy_r_r156) goto CPyL169;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 273, CPyStatic_place_die___globals);
        goto CPyL115;
    } else
        goto CPyL170;
CPyL113: ;
    CPy_Unreachable();
CPyL114: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL121;
CPyL115: ;
    cpy_r_r157 = CPy_CatchError();
    cpy_r_r158 = (PyObject **)&cpy_r_r3;
    cpy_r_r159 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0;
    cpy_r_r160 = CPy_YieldFromErrorHandle(cpy_r_r159, cpy_r_r158);
    if (unlikely(cpy_r_r160 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 273, CPyStatic_place_die___globals);
        goto CPyL171;
    }
    if (cpy_r_r160) goto CPyL118;
    cpy_r_r153 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r157);
    CPy_DecRef(cpy_r_r157.f0);
    CPy_DecRef(cpy_r_r157.f1);
    CPy_DecRef(cpy_r_r157.f2);
    goto CPyL110;
CPyL118: ;
    cpy_r_r150 = cpy_r_r3;
    CPy_DecRef(cpy_r_r150);
    CPy_RestoreExcInfo(cpy_r_r157);
    CPy_DecRef(cpy_r_r157.f0);
    CPy_DecRef(cpy_r_r157.f1);
    CPy_DecRef(cpy_r_r157.f2);
    goto CPyL125;
CPyL119: ;
    CPy_RestoreExcInfo(cpy_r_r157);
    CPy_DecRef(cpy_r_r157.f0);
    CPy_DecRef(cpy_r_r157.f1);
    CPy_DecRef(cpy_r_r157.f2);
    cpy_r_r161 = CPy_KeepPropagating();
    if (!cpy_r_r161) goto CPyL130;
    CPy_Unreachable();
CPyL121: ;
    cpy_r_r162 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r163 = NULL;
    cpy_r_r1 = cpy_r_r163;
    cpy_r_r164 = (PyObject **)&cpy_r_r1;
    cpy_r_r165 = ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___wayfarers___actions___place_die____use_slot_gen_0;
    cpy_r_r166 = CPyDef_perform___resolve_Performer_gen_____mypyc_generator_helper__(cpy_r_r165, cpy_r_r162, cpy_r_r162, cpy_r_r162, cpy_r_arg, cpy_r_r164);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r166 == NULL) {
        goto CPyL123;
    } else
        goto CPyL172;
CPyL122: ;
    cpy_r_r153 = cpy_r_r166;
    goto CPyL110;
CPyL123: ;
    cpy_r_r167 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 273, CPyStatic_place_die___globals);
        goto CPyL168;
    }
    cpy_r_r150 = cpy_r_r1;
    CPy_DECREF(cpy_r_r150);
CPyL125: ;
    cpy_r_r168 = Py_None;
    CPy_INCREF(cpy_r_r168);
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r170 = CPyDef_place_die____use_slot_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL129;
    CPyGen_SetStopIterationValue(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (!0) goto CPyL135;
    CPy_Unreachable();
CPyL129: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r168;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL130: ;
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r172 = CPyDef_place_die____use_slot_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r173 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r173;
CPyL131: ;
    cpy_r_r174 = cpy_r_r4 == 0;
    if (cpy_r_r174) goto CPyL173;
    cpy_r_r175 = cpy_r_r4 == 1;
    if (cpy_r_r175) {
        goto CPyL111;
    } else
        goto CPyL174;
CPyL133: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r176 = 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 250, CPyStatic_place_die___globals);
        goto CPyL135;
    }
    CPy_Unreachable();
CPyL135: ;
    cpy_r_r177 = NULL;
    CPyGen_Exit(&((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r177;
CPyL136: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL130;
CPyL137: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    goto CPyL130;
CPyL138: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    goto CPyL130;
CPyL139: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL130;
CPyL140: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL130;
CPyL141: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    goto CPyL130;
CPyL142: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r42);
    goto CPyL130;
CPyL143: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL130;
CPyL144: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL43;
CPyL145: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL130;
CPyL146: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    goto CPyL48;
CPyL147: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r62);
    goto CPyL130;
CPyL148: ;
    CPyTagged_DECREF(cpy_r_r37);
    goto CPyL67;
CPyL149: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r39);
    goto CPyL130;
CPyL150: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r86);
    goto CPyL130;
CPyL151: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    goto CPyL130;
CPyL152: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r90);
    goto CPyL130;
CPyL153: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL77;
CPyL154: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r93);
    goto CPyL130;
CPyL155: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_waiting);
    goto CPyL130;
CPyL156: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_waiting);
    goto CPyL130;
CPyL157: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_waiting);
    goto CPyL130;
CPyL158: ;
    CPyTagged_DECREF(cpy_r_r104);
    goto CPyL101;
CPyL159: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL130;
CPyL160: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_waiting);
    CPyTagged_DecRef(cpy_r_r104);
    CPy_DecRef(cpy_r_r119);
    goto CPyL130;
CPyL161: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r124);
    goto CPyL130;
CPyL162: ;
    CPy_DECREF(cpy_r_r124);
    goto CPyL99;
CPyL163: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r124);
    CPy_DecRef(cpy_r_r127);
    goto CPyL130;
CPyL164: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL130;
CPyL165: ;
    CPy_DecRef(cpy_r_waiting);
    goto CPyL130;
CPyL166: ;
    CPy_DecRef(cpy_r_waiting);
    CPy_DecRef(cpy_r_r136);
    goto CPyL130;
CPyL167: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL109;
CPyL168: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL130;
CPyL169: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL114;
CPyL170: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL113;
CPyL171: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL119;
CPyL172: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL122;
CPyL173: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL174: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL133;
}
        
PyObject *CPyDef_place_die____use_slot_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_place_die____use_slot_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die____use_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die._use_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die____use_slot_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__next__", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____use_slot_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_place_die____use_slot_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die____use_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die._use_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_place_die____use_slot_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "send", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____use_slot_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_place_die____use_slot_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die____use_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die._use_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die____use_slot_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "__iter__", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____use_slot_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_place_die____use_slot_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_place_die____use_slot_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die____use_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die._use_slot_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_place_die____use_slot_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "throw", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____use_slot_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_place_die____use_slot_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp6253 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp6253);
    PyObject *__tmp6254 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp6254);
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
        
        PyObject *CPyPy_place_die____use_slot_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_place_die____use_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.wayfarers.actions.place_die._use_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die____use_slot_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "close", -1, CPyStatic_place_die___globals);
            return NULL;
        }
        
PyObject *CPyDef_place_die____use_slot(PyObject *cpy_r_t, CPyTagged cpy_r_me, PyObject *cpy_r_chosen) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = CPyDef_place_die____use_slot_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 250, CPyStatic_place_die___globals);
        goto CPyL5;
    }
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 250, CPyStatic_place_die___globals);
        goto CPyL6;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 250, CPyStatic_place_die___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_chosen);
    if (((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen != NULL) {
        CPy_DECREF(((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen);
    }
    ((serai___games___wayfarers___actions___place_die____use_slot_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__chosen = cpy_r_chosen;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 250, CPyStatic_place_die___globals);
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
        
        PyObject *CPyPy_place_die____use_slot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "chosen", 0};
            static CPyArg_Parser parser = {"OOO:_use_slot", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_chosen;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_chosen)) {
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
            PyObject *arg_chosen;
            if (likely(Py_TYPE(obj_chosen) == CPyType_option___Option))
                arg_chosen = obj_chosen;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_chosen); 
                goto fail;
            }
            PyObject *retval = CPyDef_place_die____use_slot(arg_t, arg_me, arg_chosen);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "_use_slot", 250, CPyStatic_place_die___globals);
            return NULL;
        }
        
char CPyDef_place_die_____top_level__(void) {
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
    CPyTagged cpy_r_r214;
    CPyTagged cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    int32_t cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    char cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    char cpy_r_r253;
    char cpy_r_r254;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 1, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 1, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_place_die___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 3, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_place_die___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 5, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___actions___trade;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___actions___trade;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3654]; /* 'serai.games.wayfarers.actions.trade' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 7, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___actions___trade;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___actions___trade;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___actions___trade__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 7, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 7, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3654]; /* 'serai.games.wayfarers.actions.trade' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 7, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5555]; /* ('adjust_by_trade', 'trade_obstacle') */
    cpy_r_r36 = CPyStatic_place_die___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 7, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL92;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___wayfarers___effects___influence;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___wayfarers___effects___influence;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 8, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___wayfarers___effects___influence;
    cpy_r_r47 = CPyExec_serai___games___wayfarers___effects___influence;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___influence__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 8, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 8, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[3657]; /* 'serai.games.wayfarers.effects.influence' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 8, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5556]; /* ('spend_from_guild',) */
    cpy_r_r58 = CPyStatic_place_die___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 8, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL93;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___wayfarers___effects___resources;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___wayfarers___effects___resources;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 9, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___wayfarers___effects___resources;
    cpy_r_r69 = CPyExec_serai___games___wayfarers___effects___resources;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___wayfarers___effects___resources__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 9, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 9, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[3659]; /* 'serai.games.wayfarers.effects.resources' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 9, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5557]; /* ('DIE_ACTION',) */
    cpy_r_r80 = CPyStatic_place_die___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 9, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL94;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 10, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r91 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 10, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 10, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 10, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5558]; /* ('BLUE', 'EIGHT_EACH', 'PIGEON', 'SHIP', 'covers') */
    cpy_r_r102 = CPyStatic_place_die___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 10, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL95;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___wayfarers___reasons;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___wayfarers___reasons;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 11, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___wayfarers___reasons;
    cpy_r_r113 = CPyExec_serai___games___wayfarers___reasons;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___wayfarers___reasons__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 11, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 11, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[3666]; /* 'serai.games.wayfarers.reasons' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 11, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5559]; /* ('CHAIN_OVER', 'CHAIN_TURNED', 'EXPLORATION_NEEDLESS', 'NEED_INFLUENCE', 'NO_ARROW', 'NO_SLOT_THEN', 'SLOT_FRESH', 'SLOT_TAKEN', 'need_assets') */
    cpy_r_r124 = CPyStatic_place_die___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 11, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL96;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 22, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r135 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 22, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 22, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 22, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5560]; /* ('NO_CARD', 'Player', 'Table') */
    cpy_r_r146 = CPyStatic_place_die___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 22, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL97;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r149 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 23, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r157 = CPyExec_serai___kernel___decision;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 23, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 23, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 23, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5136]; /* ('Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r168 = CPyStatic_place_die___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 23, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL98;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___kernel___offer;
    cpy_r_r171 = (void *)&CPyImportState_serai___kernel___offer;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 24, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___kernel___offer;
    cpy_r_r179 = CPyExec_serai___kernel___offer;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___kernel___offer__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 24, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 24, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 24, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r190 = CPyStatic_place_die___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 24, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL99;
CPyL70: ;
    cpy_r_r192 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r193 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r194 = CPyModuleLockAPI_serai;
    cpy_r_r195 = CPyImport_IsInitialized(cpy_r_r193);
    if (!cpy_r_r195) goto CPyL73;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 25, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r199 = cpy_r_r198;
    goto CPyL77;
CPyL73: ;
    cpy_r_r200 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r201 = CPyExec_serai___kernel___perform;
    cpy_r_r202 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 25, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r206 = CPyStatics[8]; /* '__file__' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 25, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r208 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r209 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r210 = CPyImport_ImportNative(cpy_r_r209, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r207, cpy_r_r208, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 25, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r199 = cpy_r_r210;
CPyL77: ;
    cpy_r_r211 = CPyStatics[5561]; /* ('Waiting',) */
    cpy_r_r212 = CPyStatic_place_die___globals;
    cpy_r_r213 = CPyImport_GetNativeAttrs(cpy_r_r199, cpy_r_r211, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 25, CPyStatic_place_die___globals);
        goto CPyL91;
    } else
        goto CPyL100;
CPyL78: ;
    cpy_r_r214 = CPyTagged_BitLength(8192);
    if (unlikely(cpy_r_r214 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 27, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r215 = CPyTagged_Subtract(cpy_r_r214, 2);
    CPyTagged_DECREF(cpy_r_r214);
    CPyStatic_place_die___PIGEON_SHIFT = cpy_r_r215;
    CPyTagged_INCREF(CPyStatic_place_die___PIGEON_SHIFT);
    cpy_r_r216 = CPyStatic_place_die___globals;
    cpy_r_r217 = CPyStatics[3675]; /* 'PIGEON_SHIFT' */
    cpy_r_r218 = CPyTagged_StealAsObject(cpy_r_r215);
    cpy_r_r219 = CPyDict_SetItem(cpy_r_r216, cpy_r_r217, cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    cpy_r_r220 = cpy_r_r219 >= 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 27, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    CPyStatic_place_die___SHIPS = 7680;
    cpy_r_r221 = CPyStatic_place_die___globals;
    cpy_r_r222 = CPyStatics[3676]; /* 'SHIPS' */
    cpy_r_r223 = CPyStatics[4961]; /* 3840 */
    cpy_r_r224 = CPyDict_SetItem(cpy_r_r221, cpy_r_r222, cpy_r_r223);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 28, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r226 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r227 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r228 = PyObject_GetItem(cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r228 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r229 = PyTuple_Pack(1, cpy_r_r228);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r230 = CPyStatics[3677]; /* 'serai.games.wayfarers.actions.place_die' */
    cpy_r_r231 = (PyObject *)CPyType_place_die___WaysOn_template;
    cpy_r_r232 = CPyType_FromTemplate(cpy_r_r231, cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    cpy_r_r233 = CPyDef_place_die___WaysOn_trait_vtable_setup();
    if (unlikely(cpy_r_r233 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL101;
    }
    cpy_r_r234 = CPyDef_place_die___WaysOn_coroutine_setup(cpy_r_r232);
    if (unlikely(cpy_r_r234 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL101;
    }
    cpy_r_r235 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r236 = CPyStatics[3678]; /* 'direction' */
    cpy_r_r237 = CPyStatics[3679]; /* 'chain_open' */
    cpy_r_r238 = CPyStatics[3680]; /* 'reach' */
    cpy_r_r239 = CPyStatics[378]; /* 't' */
    cpy_r_r240 = CPyStatics[379]; /* 'me' */
    cpy_r_r241 = CPyStatics[380]; /* '_likely' */
    cpy_r_r242 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r243 = CPyStatics[382]; /* '_others' */
    cpy_r_r244 = CPyStatics[383]; /* '_note' */
    cpy_r_r245 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r246 = PyTuple_Pack(10, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL101;
    }
    cpy_r_r247 = PyObject_SetAttr(cpy_r_r232, cpy_r_r235, cpy_r_r246);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL101;
    }
    CPyType_place_die___WaysOn = (PyTypeObject *)cpy_r_r232;
    CPy_INCREF(CPyType_place_die___WaysOn);
    cpy_r_r249 = CPyStatic_place_die___globals;
    cpy_r_r250 = CPyStatics[3681]; /* 'WaysOn' */
    cpy_r_r251 = PyDict_SetItem(cpy_r_r249, cpy_r_r250, cpy_r_r232);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL101;
    }
    cpy_r_r253 = CPy_InitSubclass(cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/wayfarers/actions/place_die.py", "<module>", 53, CPyStatic_place_die___globals);
        goto CPyL91;
    }
    return 1;
CPyL91: ;
    cpy_r_r254 = 2;
    return cpy_r_r254;
CPyL92: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL93: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL94: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL95: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL96: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL97: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL98: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL99: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL100: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL78;
CPyL101: ;
    CPy_DecRef(cpy_r_r232);
    goto CPyL91;
}

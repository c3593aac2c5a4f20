#include "__native_serai.h"
#include "__native_internal_serai.h"

PyMemberDef walls___FreeRampartOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
walls___FreeRampartOffer_traverse(serai___games___merv___actions___walls___FreeRampartOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject))));
    return rv;
}

static int32_t CPyDef_walls___FreeRampartOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___FreeRampartOfferObject *self = (serai___games___merv___actions___walls___FreeRampartOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject))));
    return 0;
}

static int32_t CPyDef_walls___FreeRampartOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___FreeRampartOfferObject *self = (serai___games___merv___actions___walls___FreeRampartOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject))));
    return 0;
}

static void
walls___FreeRampartOffer_dealloc(serai___games___merv___actions___walls___FreeRampartOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, walls___FreeRampartOffer_dealloc)
    CPyDef_walls___FreeRampartOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc__FreeRampartOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls___FreeRampartOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
walls___FreeRampartOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls___FreeRampartOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc__FreeRampartOffer_setup((PyObject*)type);
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

static CPyVTableItem walls___FreeRampartOffer_vtable[18];
static bool
CPyDef_walls___FreeRampartOffer_trait_vtable_setup(void)
{
    CPyVTableItem walls___FreeRampartOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___likely,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___others,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___note,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___likely,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___others,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___obstacle,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___note,
    };
    memcpy(walls___FreeRampartOffer_vtable, walls___FreeRampartOffer_vtable_scratch, sizeof(walls___FreeRampartOffer_vtable));
    return 1;
}

static bool
CPyDef_walls___FreeRampartOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef walls___FreeRampartOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef walls___FreeRampartOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc__FreeRampartOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_walls___FreeRampartOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"others",
     (PyCFunction)CPyPy_walls___FreeRampartOffer___others,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("others($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_walls___FreeRampartOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"note",
     (PyCFunction)CPyPy_walls___FreeRampartOffer___note,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("note($self, option)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls___FreeRampartOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "FreeRampartOffer",
    .tp_new = walls___FreeRampartOffer_new,
    .tp_dealloc = (destructor)walls___FreeRampartOffer_dealloc,
    .tp_traverse = (traverseproc)walls___FreeRampartOffer_traverse,
    .tp_clear = (inquiry)CPyDef_walls___FreeRampartOffer_clear,
    .tp_getset = walls___FreeRampartOffer_getseters,
    .tp_methods = walls___FreeRampartOffer_methods,
    .tp_members = walls___FreeRampartOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___walls___FreeRampartOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("FreeRampartOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_walls___FreeRampartOffer_template = &CPyType_walls___FreeRampartOffer_template_;

PyObject *CPyDef_walls_____mypyc__FreeRampartOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls___FreeRampartOfferObject *self;
    self = (serai___games___merv___actions___walls___FreeRampartOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls___FreeRampartOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_walls___FreeRampartOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_walls_____mypyc__FreeRampartOffer_setup((PyObject *)CPyType_walls___FreeRampartOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


PyMemberDef walls___RampartOffer_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls___RampartOfferObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls___RampartOfferObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
walls___RampartOffer_traverse(serai___games___merv___actions___walls___RampartOfferObject *self, visitproc visit, void *arg)
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
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls___RampartOfferObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls___RampartOfferObject))));
    return rv;
}

static int32_t CPyDef_walls___RampartOffer_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___RampartOfferObject *self = (serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls___RampartOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls___RampartOfferObject))));
    return 0;
}

static int32_t CPyDef_walls___RampartOffer_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___RampartOfferObject *self = (serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self;
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
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls___RampartOfferObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls___RampartOfferObject))));
    return 0;
}

static void
walls___RampartOffer_dealloc(serai___games___merv___actions___walls___RampartOfferObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, walls___RampartOffer_dealloc)
    CPyDef_walls___RampartOffer_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc__RampartOffer_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls___RampartOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me);

static PyObject *
walls___RampartOffer_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls___RampartOffer) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc__RampartOffer_setup((PyObject*)type);
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

static CPyVTableItem walls___RampartOffer_vtable[21];
static bool
CPyDef_walls___RampartOffer_trait_vtable_setup(void)
{
    CPyVTableItem walls___RampartOffer_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_offer___Offer_____add__,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___note,
        (CPyVTableItem)CPyDef_offer___TableOffer_____init__,
        (CPyVTableItem)CPyDef_walls___RampartOffer___likely,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___others,
        (CPyVTableItem)CPyDef_walls___RampartOffer___obstacle,
        (CPyVTableItem)CPyDef_offer___TableOffer___options,
        (CPyVTableItem)CPyDef_offer___TableOffer___refusals,
        (CPyVTableItem)CPyDef_offer___TableOffer___contradictions,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___note,
        (CPyVTableItem)CPyDef_walls___RampartOffer___likely,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___others,
        (CPyVTableItem)CPyDef_walls___RampartOffer___obstacle,
        (CPyVTableItem)CPyDef_walls___FreeRampartOffer___note,
        (CPyVTableItem)CPyDef_walls___RampartOffer___likely,
        (CPyVTableItem)CPyDef_walls___RampartOffer___obstacle,
        (CPyVTableItem)CPyDef_walls___RampartOffer____price,
    };
    memcpy(walls___RampartOffer_vtable, walls___RampartOffer_vtable_scratch, sizeof(walls___RampartOffer_vtable));
    return 1;
}

static bool
CPyDef_walls___RampartOffer_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef walls___RampartOffer_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef walls___RampartOffer_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc__RampartOffer_setup, METH_O, NULL},
    {"likely",
     (PyCFunction)CPyPy_walls___RampartOffer___likely,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("likely($self)\n--\n\n")},
    {"obstacle",
     (PyCFunction)CPyPy_walls___RampartOffer___obstacle,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("obstacle($self, option)\n--\n\n")},
    {"_price",
     (PyCFunction)CPyPy_walls___RampartOffer____price,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_price($self, piece)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls___RampartOffer_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RampartOffer",
    .tp_new = walls___RampartOffer_new,
    .tp_dealloc = (destructor)walls___RampartOffer_dealloc,
    .tp_traverse = (traverseproc)walls___RampartOffer_traverse,
    .tp_clear = (inquiry)CPyDef_walls___RampartOffer_clear,
    .tp_getset = walls___RampartOffer_getseters,
    .tp_methods = walls___RampartOffer_methods,
    .tp_members = walls___RampartOffer_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls___RampartOfferObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___walls___RampartOfferObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___walls___RampartOfferObject) + sizeof(PyObject *),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RampartOffer(t, me)\n--\n\n"),
};
static PyTypeObject *CPyType_walls___RampartOffer_template = &CPyType_walls___RampartOffer_template_;

PyObject *CPyDef_walls_____mypyc__RampartOffer_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls___RampartOfferObject *self;
    self = (serai___games___merv___actions___walls___RampartOfferObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls___RampartOffer_vtable;
    self->_me = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_walls___RampartOffer(PyObject *cpy_r_t, CPyTagged cpy_r_me)
{
    PyObject *self = CPyDef_walls_____mypyc__RampartOffer_setup((PyObject *)CPyType_walls___RampartOffer);
    if (self == NULL)
        return NULL;
    char res = CPyDef_offer___TableOffer_____init__(self, cpy_r_t, cpy_r_me);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}


static PySendResult CPyDunder_am_sendwalls___walls_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_walls___walls_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods walls___walls_gen_as_async = {
    .am_send = CPyDunder_am_sendwalls___walls_gen,
};
static int
walls___walls_gen_traverse(serai___games___merv___actions___walls___walls_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__piece)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__piece));
    }
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_walls___walls_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___walls_genObject *self = (serai___games___merv___actions___walls___walls_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__piece)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__piece;
        self->___mypyc_generator_frame_attribute__piece = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4);
    return 0;
}

static int32_t CPyDef_walls___walls_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___walls_genObject *self = (serai___games___merv___actions___walls___walls_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__piece)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__piece;
        self->___mypyc_generator_frame_attribute__piece = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4);
    return 0;
}

static void
walls___walls_gen_dealloc(serai___games___merv___actions___walls___walls_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (walls___walls_gen_free_instance == NULL) {
        walls___walls_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1);
        if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__piece)) {
            CPyTagged __tmp = self->___mypyc_generator_frame_attribute__piece;
            self->___mypyc_generator_frame_attribute__piece = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_frame_attribute__piece = CPY_INT_TAG;
        }
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3);
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, walls___walls_gen_dealloc)
    CPyDef_walls___walls_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc__walls_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls___walls_gen(void);

static PyObject *
walls___walls_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls___walls_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc__walls_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem walls___walls_gen_vtable[6];
static bool
CPyDef_walls___walls_gen_trait_vtable_setup(void)
{
    CPyVTableItem walls___walls_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_walls___walls_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_walls___walls_gen_____next__,
        (CPyVTableItem)CPyDef_walls___walls_gen___send,
        (CPyVTableItem)CPyDef_walls___walls_gen_____iter__,
        (CPyVTableItem)CPyDef_walls___walls_gen___throw,
        (CPyVTableItem)CPyDef_walls___walls_gen___close,
    };
    memcpy(walls___walls_gen_vtable, walls___walls_gen_vtable_scratch, sizeof(walls___walls_gen_vtable));
    return 1;
}

static bool
CPyDef_walls___walls_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef walls___walls_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc__walls_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_walls___walls_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_walls___walls_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_walls___walls_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_walls___walls_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_walls___walls_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls___walls_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "walls_gen",
    .tp_new = walls___walls_gen_new,
    .tp_dealloc = (destructor)walls___walls_gen_dealloc,
    .tp_traverse = (traverseproc)walls___walls_gen_traverse,
    .tp_clear = (inquiry)CPyDef_walls___walls_gen_clear,
    .tp_methods = walls___walls_gen_methods,
    .tp_iter = CPyDef_walls___walls_gen_____iter__,
    .tp_iternext = CPyDef_walls___walls_gen_____next__,
    .tp_as_async = &walls___walls_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls___walls_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("walls_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_walls___walls_gen_template = &CPyType_walls___walls_gen_template_;

PyObject *CPyDef_walls_____mypyc__walls_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls___walls_genObject *self;
    if (walls___walls_gen_free_instance != NULL) {
        self = walls___walls_gen_free_instance;
        walls___walls_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___walls___walls_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls___walls_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    self->___mypyc_generator_frame_attribute__piece = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_walls___walls_gen(void)
{
    PyObject *self = CPyDef_walls_____mypyc__walls_gen_setup((PyObject *)CPyType_walls___walls_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwalls___free_rampart_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_walls___free_rampart_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods walls___free_rampart_gen_as_async = {
    .am_send = CPyDunder_am_sendwalls___free_rampart_gen,
};
static int
walls___free_rampart_gen_traverse(serai___games___merv___actions___walls___free_rampart_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_frame_attribute__me));
    }
    Py_VISIT(self->___mypyc_generator_frame_attribute__o);
    Py_VISIT(self->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_walls___free_rampart_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___free_rampart_genObject *self = (serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1);
    return 0;
}

static int32_t CPyDef_walls___free_rampart_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___free_rampart_genObject *self = (serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_generator_frame_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_frame_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_frame_attribute__me;
        self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->___mypyc_generator_frame_attribute__o);
    Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1);
    return 0;
}

static void
walls___free_rampart_gen_dealloc(serai___games___merv___actions___walls___free_rampart_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (walls___free_rampart_gen_free_instance == NULL) {
        walls___free_rampart_gen_free_instance = self;
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
        Py_CLEAR(self->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, walls___free_rampart_gen_dealloc)
    CPyDef_walls___free_rampart_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc__free_rampart_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls___free_rampart_gen(void);

static PyObject *
walls___free_rampart_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls___free_rampart_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc__free_rampart_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem walls___free_rampart_gen_vtable[6];
static bool
CPyDef_walls___free_rampart_gen_trait_vtable_setup(void)
{
    CPyVTableItem walls___free_rampart_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_walls___free_rampart_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_walls___free_rampart_gen_____next__,
        (CPyVTableItem)CPyDef_walls___free_rampart_gen___send,
        (CPyVTableItem)CPyDef_walls___free_rampart_gen_____iter__,
        (CPyVTableItem)CPyDef_walls___free_rampart_gen___throw,
        (CPyVTableItem)CPyDef_walls___free_rampart_gen___close,
    };
    memcpy(walls___free_rampart_gen_vtable, walls___free_rampart_gen_vtable_scratch, sizeof(walls___free_rampart_gen_vtable));
    return 1;
}

static bool
CPyDef_walls___free_rampart_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef walls___free_rampart_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc__free_rampart_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_walls___free_rampart_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_walls___free_rampart_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_walls___free_rampart_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_walls___free_rampart_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_walls___free_rampart_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls___free_rampart_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "free_rampart_gen",
    .tp_new = walls___free_rampart_gen_new,
    .tp_dealloc = (destructor)walls___free_rampart_gen_dealloc,
    .tp_traverse = (traverseproc)walls___free_rampart_gen_traverse,
    .tp_clear = (inquiry)CPyDef_walls___free_rampart_gen_clear,
    .tp_methods = walls___free_rampart_gen_methods,
    .tp_iter = CPyDef_walls___free_rampart_gen_____iter__,
    .tp_iternext = CPyDef_walls___free_rampart_gen_____next__,
    .tp_as_async = &walls___free_rampart_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls___free_rampart_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("free_rampart_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_walls___free_rampart_gen_template = &CPyType_walls___free_rampart_gen_template_;

PyObject *CPyDef_walls_____mypyc__free_rampart_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls___free_rampart_genObject *self;
    if (walls___free_rampart_gen_free_instance != NULL) {
        self = walls___free_rampart_gen_free_instance;
        walls___free_rampart_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___walls___free_rampart_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls___free_rampart_gen_vtable;
    self->___mypyc_generator_frame_attribute__me = CPY_INT_TAG;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_walls___free_rampart_gen(void)
{
    PyObject *self = CPyDef_walls_____mypyc__free_rampart_gen_setup((PyObject *)CPyType_walls___free_rampart_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static int
walls___choose_slot_env_traverse(serai___games___merv___actions___walls___choose_slot_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__me));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__piece)) {
        Py_VISIT(CPyTagged_LongAsObject(self->___mypyc_generator_attribute__piece));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_walls___choose_slot_env_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___choose_slot_envObject *self = (serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_generator_attribute__t);
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__me;
        self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__piece)) {
        CPyTagged __tmp = self->___mypyc_generator_attribute__piece;
        self->___mypyc_generator_attribute__piece = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_walls___choose_slot_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___choose_slot_envObject *self = (serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
walls___choose_slot_env_dealloc(serai___games___merv___actions___walls___choose_slot_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (walls___choose_slot_env_free_instance == NULL) {
        walls___choose_slot_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_generator_attribute__t);
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__me)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__me;
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__me = CPY_INT_TAG;
        }
        if (CPyTagged_CheckLong(self->___mypyc_generator_attribute__piece)) {
            CPyTagged __tmp = self->___mypyc_generator_attribute__piece;
            self->___mypyc_generator_attribute__piece = CPY_INT_TAG;
            Py_XDECREF(CPyTagged_LongAsObject(__tmp));
        } else {
            self->___mypyc_generator_attribute__piece = CPY_INT_TAG;
        }
        return;
    }
    CPy_TRASHCAN_BEGIN(self, walls___choose_slot_env_dealloc)
    CPyDef_walls___choose_slot_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc__choose_slot_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls___choose_slot_env(void);

static PyObject *
walls___choose_slot_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls___choose_slot_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc__choose_slot_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem walls___choose_slot_env_vtable[1];
static bool
CPyDef_walls___choose_slot_env_trait_vtable_setup(void)
{
    CPyVTableItem walls___choose_slot_env_vtable_scratch[] = {
        NULL
    };
    memcpy(walls___choose_slot_env_vtable, walls___choose_slot_env_vtable_scratch, sizeof(walls___choose_slot_env_vtable));
    return 1;
}

static bool
CPyDef_walls___choose_slot_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef walls___choose_slot_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc__choose_slot_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls___choose_slot_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_slot_env",
    .tp_new = walls___choose_slot_env_new,
    .tp_dealloc = (destructor)walls___choose_slot_env_dealloc,
    .tp_traverse = (traverseproc)walls___choose_slot_env_traverse,
    .tp_clear = (inquiry)CPyDef_walls___choose_slot_env_clear,
    .tp_methods = walls___choose_slot_env_methods,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls___choose_slot_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_slot_env()\n--\n\n"),
};
static PyTypeObject *CPyType_walls___choose_slot_env_template = &CPyType_walls___choose_slot_env_template_;

PyObject *CPyDef_walls_____mypyc__choose_slot_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls___choose_slot_envObject *self;
    if (walls___choose_slot_env_free_instance != NULL) {
        self = walls___choose_slot_env_free_instance;
        walls___choose_slot_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___walls___choose_slot_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls___choose_slot_env_vtable;
    self->___mypyc_generator_attribute__me = CPY_INT_TAG;
    self->___mypyc_generator_attribute__piece = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_walls___choose_slot_env(void)
{
    PyObject *self = CPyDef_walls_____mypyc__choose_slot_env_setup((PyObject *)CPyType_walls___choose_slot_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PySendResult CPyDunder_am_sendwalls___choose_slot_gen(PyObject *self, PyObject *arg, PyObject **result) {
    PyObject *stop_iter_value = NULL;
    PyObject *retval = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(self, Py_None, Py_None, Py_None, arg, &stop_iter_value);
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
static PyAsyncMethods walls___choose_slot_gen_as_async = {
    .am_send = CPyDunder_am_sendwalls___choose_slot_gen,
};
static int
walls___choose_slot_gen_traverse(serai___games___merv___actions___walls___choose_slot_genObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_walls___choose_slot_gen_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___choose_slot_genObject *self = (serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    return 0;
}

static int32_t CPyDef_walls___choose_slot_gen_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls___choose_slot_genObject *self = (serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r_self;
    return 0;
}

static void
walls___choose_slot_gen_dealloc(serai___games___merv___actions___walls___choose_slot_genObject *self)
{
    PyObject_GC_UnTrack(self);
    if (walls___choose_slot_gen_free_instance == NULL) {
        walls___choose_slot_gen_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        self->___mypyc_next_label__ = -113;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, walls___choose_slot_gen_dealloc)
    CPyDef_walls___choose_slot_gen_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc__choose_slot_gen_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls___choose_slot_gen(void);

static PyObject *
walls___choose_slot_gen_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls___choose_slot_gen) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc__choose_slot_gen_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem walls___choose_slot_gen_vtable[6];
static bool
CPyDef_walls___choose_slot_gen_trait_vtable_setup(void)
{
    CPyVTableItem walls___choose_slot_gen_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__,
        (CPyVTableItem)CPyDef_walls___choose_slot_gen_____next__,
        (CPyVTableItem)CPyDef_walls___choose_slot_gen___send,
        (CPyVTableItem)CPyDef_walls___choose_slot_gen_____iter__,
        (CPyVTableItem)CPyDef_walls___choose_slot_gen___throw,
        (CPyVTableItem)CPyDef_walls___choose_slot_gen___close,
    };
    memcpy(walls___choose_slot_gen_vtable, walls___choose_slot_gen_vtable_scratch, sizeof(walls___choose_slot_gen_vtable));
    return 1;
}

static bool
CPyDef_walls___choose_slot_gen_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef walls___choose_slot_gen_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc__choose_slot_gen_setup, METH_O, NULL},
    {"__next__",
     (PyCFunction)CPyPy_walls___choose_slot_gen_____next__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__next__()\n--\n\n")},
    {"send",
     (PyCFunction)CPyPy_walls___choose_slot_gen___send,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("send($arg)\n--\n\n")},
    {"__iter__",
     (PyCFunction)CPyPy_walls___choose_slot_gen_____iter__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__iter__()\n--\n\n")},
    {"throw",
     (PyCFunction)CPyPy_walls___choose_slot_gen___throw,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR(NULL)},
    {"close",
     (PyCFunction)CPyPy_walls___choose_slot_gen___close,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("close()\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls___choose_slot_gen_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "choose_slot_gen",
    .tp_new = walls___choose_slot_gen_new,
    .tp_dealloc = (destructor)walls___choose_slot_gen_dealloc,
    .tp_traverse = (traverseproc)walls___choose_slot_gen_traverse,
    .tp_clear = (inquiry)CPyDef_walls___choose_slot_gen_clear,
    .tp_methods = walls___choose_slot_gen_methods,
    .tp_iter = CPyDef_walls___choose_slot_gen_____iter__,
    .tp_iternext = CPyDef_walls___choose_slot_gen_____next__,
    .tp_as_async = &walls___choose_slot_gen_as_async,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls___choose_slot_genObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("choose_slot_gen()\n--\n\n"),
};
static PyTypeObject *CPyType_walls___choose_slot_gen_template = &CPyType_walls___choose_slot_gen_template_;

PyObject *CPyDef_walls_____mypyc__choose_slot_gen_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls___choose_slot_genObject *self;
    if (walls___choose_slot_gen_free_instance != NULL) {
        self = walls___choose_slot_gen_free_instance;
        walls___choose_slot_gen_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___walls___choose_slot_genObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls___choose_slot_gen_vtable;
    self->___mypyc_next_label__ = -113;
    return (PyObject *)self;
}

PyObject *CPyDef_walls___choose_slot_gen(void)
{
    PyObject *self = CPyDef_walls_____mypyc__choose_slot_gen_setup((PyObject *)CPyType_walls___choose_slot_gen);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__walls_____mypyc_lambda__0_choose_slot_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_____get__(self, instance, owner);
}
PyMemberDef walls_____mypyc_lambda__0_choose_slot_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
walls_____mypyc_lambda__0_choose_slot_obj_traverse(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject))));
    return rv;
}

static int32_t CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *self = (serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject))));
    return 0;
}

static int32_t CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *self = (serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject))));
    return 0;
}

static void
walls_____mypyc_lambda__0_choose_slot_obj_dealloc(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (walls_____mypyc_lambda__0_choose_slot_obj_free_instance == NULL) {
        walls_____mypyc_lambda__0_choose_slot_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, walls_____mypyc_lambda__0_choose_slot_obj_dealloc)
    CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc___3__mypyc_lambda__0_choose_slot_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls_____mypyc_lambda__0_choose_slot_obj(void);

static PyObject *
walls_____mypyc_lambda__0_choose_slot_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls_____mypyc_lambda__0_choose_slot_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc___3__mypyc_lambda__0_choose_slot_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem walls_____mypyc_lambda__0_choose_slot_obj_vtable[2];
static bool
CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_trait_vtable_setup(void)
{
    CPyVTableItem walls_____mypyc_lambda__0_choose_slot_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_____call__,
        (CPyVTableItem)CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_____get__,
    };
    memcpy(walls_____mypyc_lambda__0_choose_slot_obj_vtable, walls_____mypyc_lambda__0_choose_slot_obj_vtable_scratch, sizeof(walls_____mypyc_lambda__0_choose_slot_obj_vtable));
    return 1;
}

static bool
CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
walls_____mypyc_lambda__0_choose_slot_obj_get___3_mypyc_env__(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *self, void *closure);

static PyGetSetDef walls_____mypyc_lambda__0_choose_slot_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)walls_____mypyc_lambda__0_choose_slot_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef walls_____mypyc_lambda__0_choose_slot_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc___3__mypyc_lambda__0_choose_slot_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_walls_____mypyc_lambda__0_choose_slot_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_walls_____mypyc_lambda__0_choose_slot_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls_____mypyc_lambda__0_choose_slot_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_choose_slot_obj",
    .tp_new = walls_____mypyc_lambda__0_choose_slot_obj_new,
    .tp_dealloc = (destructor)walls_____mypyc_lambda__0_choose_slot_obj_dealloc,
    .tp_traverse = (traverseproc)walls_____mypyc_lambda__0_choose_slot_obj_traverse,
    .tp_clear = (inquiry)CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_clear,
    .tp_getset = walls_____mypyc_lambda__0_choose_slot_obj_getseters,
    .tp_methods = walls_____mypyc_lambda__0_choose_slot_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__walls_____mypyc_lambda__0_choose_slot_obj,
    .tp_members = walls_____mypyc_lambda__0_choose_slot_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_choose_slot_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_walls_____mypyc_lambda__0_choose_slot_obj_template = &CPyType_walls_____mypyc_lambda__0_choose_slot_obj_template_;

PyObject *CPyDef_walls_____mypyc___3__mypyc_lambda__0_choose_slot_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *self;
    if (walls_____mypyc_lambda__0_choose_slot_obj_free_instance != NULL) {
        self = walls_____mypyc_lambda__0_choose_slot_obj_free_instance;
        walls_____mypyc_lambda__0_choose_slot_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls_____mypyc_lambda__0_choose_slot_obj_vtable;
    self->vectorcall = CPyPy_walls_____mypyc_lambda__0_choose_slot_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_walls_____mypyc_lambda__0_choose_slot_obj(void)
{
    PyObject *self = CPyDef_walls_____mypyc___3__mypyc_lambda__0_choose_slot_obj_setup((PyObject *)CPyType_walls_____mypyc_lambda__0_choose_slot_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
walls_____mypyc_lambda__0_choose_slot_obj_get___3_mypyc_env__(serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0_choose_slot_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static PyObject *CPyDunder___get__walls_____mypyc_lambda__1_choose_slot_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_____get__(self, instance, owner);
}
PyMemberDef walls_____mypyc_lambda__1_choose_slot_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
walls_____mypyc_lambda__1_choose_slot_obj_traverse(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject))));
    return rv;
}

static int32_t CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_clear(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *self = (serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject))));
    return 0;
}

static int32_t CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *self = (serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject))));
    return 0;
}

static void
walls_____mypyc_lambda__1_choose_slot_obj_dealloc(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (walls_____mypyc_lambda__1_choose_slot_obj_free_instance == NULL) {
        walls_____mypyc_lambda__1_choose_slot_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, walls_____mypyc_lambda__1_choose_slot_obj_dealloc)
    CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_walls_____mypyc___3__mypyc_lambda__1_choose_slot_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_walls_____mypyc_lambda__1_choose_slot_obj(void);

static PyObject *
walls_____mypyc_lambda__1_choose_slot_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_walls_____mypyc_lambda__1_choose_slot_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_walls_____mypyc___3__mypyc_lambda__1_choose_slot_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem walls_____mypyc_lambda__1_choose_slot_obj_vtable[2];
static bool
CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_trait_vtable_setup(void)
{
    CPyVTableItem walls_____mypyc_lambda__1_choose_slot_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_____call__,
        (CPyVTableItem)CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_____get__,
    };
    memcpy(walls_____mypyc_lambda__1_choose_slot_obj_vtable, walls_____mypyc_lambda__1_choose_slot_obj_vtable_scratch, sizeof(walls_____mypyc_lambda__1_choose_slot_obj_vtable));
    return 1;
}

static bool
CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
walls_____mypyc_lambda__1_choose_slot_obj_get___3_mypyc_env__(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *self, void *closure);

static PyGetSetDef walls_____mypyc_lambda__1_choose_slot_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)walls_____mypyc_lambda__1_choose_slot_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef walls_____mypyc_lambda__1_choose_slot_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_walls_____mypyc___3__mypyc_lambda__1_choose_slot_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_walls_____mypyc_lambda__1_choose_slot_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($option)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_walls_____mypyc_lambda__1_choose_slot_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_walls_____mypyc_lambda__1_choose_slot_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__1_choose_slot_obj",
    .tp_new = walls_____mypyc_lambda__1_choose_slot_obj_new,
    .tp_dealloc = (destructor)walls_____mypyc_lambda__1_choose_slot_obj_dealloc,
    .tp_traverse = (traverseproc)walls_____mypyc_lambda__1_choose_slot_obj_traverse,
    .tp_clear = (inquiry)CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_clear,
    .tp_getset = walls_____mypyc_lambda__1_choose_slot_obj_getseters,
    .tp_methods = walls_____mypyc_lambda__1_choose_slot_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__walls_____mypyc_lambda__1_choose_slot_obj,
    .tp_members = walls_____mypyc_lambda__1_choose_slot_obj_members,
    .tp_basicsize = sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject),
    .tp_weaklistoffset = sizeof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__1_choose_slot_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_walls_____mypyc_lambda__1_choose_slot_obj_template = &CPyType_walls_____mypyc_lambda__1_choose_slot_obj_template_;

PyObject *CPyDef_walls_____mypyc___3__mypyc_lambda__1_choose_slot_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *self;
    if (walls_____mypyc_lambda__1_choose_slot_obj_free_instance != NULL) {
        self = walls_____mypyc_lambda__1_choose_slot_obj_free_instance;
        walls_____mypyc_lambda__1_choose_slot_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = walls_____mypyc_lambda__1_choose_slot_obj_vtable;
    self->vectorcall = CPyPy_walls_____mypyc_lambda__1_choose_slot_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_walls_____mypyc_lambda__1_choose_slot_obj(void)
{
    PyObject *self = CPyDef_walls_____mypyc___3__mypyc_lambda__1_choose_slot_obj_setup((PyObject *)CPyType_walls_____mypyc_lambda__1_choose_slot_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
walls_____mypyc_lambda__1_choose_slot_obj_get___3_mypyc_env__(serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__1_choose_slot_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef wallsmodule_methods[] = {
    {"walls", (PyCFunction)CPyPy_walls___walls, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("walls(t, me)\n--\n\n") /* docstring */},
    {"free_rampart", (PyCFunction)CPyPy_walls___free_rampart, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_rampart(t, me)\n--\n\n") /* docstring */},
    {"different_pieces", (PyCFunction)CPyPy_walls___different_pieces, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("different_pieces(t)\n--\n\n") /* docstring */},
    {"_next_pieces", (PyCFunction)CPyPy_walls____next_pieces, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_next_pieces(t)\n--\n\n") /* docstring */},
    {"rampart_obstacle", (PyCFunction)CPyPy_walls___rampart_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rampart_obstacle(t, piece)\n--\n\n") /* docstring */},
    {"choose_slot", (PyCFunction)CPyPy_walls___choose_slot, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose_slot(t, me, piece)\n--\n\n") /* docstring */},
    {"free_slots", (PyCFunction)CPyPy_walls___free_slots, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_slots(t, piece)\n--\n\n") /* docstring */},
    {"slot_obstacle", (PyCFunction)CPyPy_walls___slot_obstacle, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("slot_obstacle(t, piece, slot)\n--\n\n") /* docstring */},
    {"build", (PyCFunction)CPyPy_walls___build, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("build(t, seat, piece, slot)\n--\n\n") /* docstring */},
    {"slot_influence", (PyCFunction)CPyPy_walls___slot_influence, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("slot_influence(t, seat, slot)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___actions___walls__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___actions___walls__internal, "__name__");
    CPyStatic_walls___globals = PyModule_GetDict(CPyModule_serai___games___merv___actions___walls__internal);
    if (unlikely(CPyStatic_walls___globals == NULL))
        goto fail;
    CPyType_walls___walls_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_walls___walls_gen_template, NULL, modname);
    if (unlikely(!CPyType_walls___walls_gen))
        goto fail;
    CPyDef_walls___walls_gen_trait_vtable_setup();
    CPyType_walls___free_rampart_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_walls___free_rampart_gen_template, NULL, modname);
    if (unlikely(!CPyType_walls___free_rampart_gen))
        goto fail;
    CPyDef_walls___free_rampart_gen_trait_vtable_setup();
    CPyType_walls___choose_slot_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_walls___choose_slot_env_template, NULL, modname);
    if (unlikely(!CPyType_walls___choose_slot_env))
        goto fail;
    CPyDef_walls___choose_slot_env_trait_vtable_setup();
    CPyType_walls___choose_slot_gen = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_walls___choose_slot_gen_template, NULL, modname);
    if (unlikely(!CPyType_walls___choose_slot_gen))
        goto fail;
    CPyDef_walls___choose_slot_gen_trait_vtable_setup();
    CPyType_walls_____mypyc_lambda__0_choose_slot_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_walls_____mypyc_lambda__0_choose_slot_obj_template, NULL, modname);
    if (unlikely(!CPyType_walls_____mypyc_lambda__0_choose_slot_obj))
        goto fail;
    CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_trait_vtable_setup();
    CPyType_walls_____mypyc_lambda__1_choose_slot_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_walls_____mypyc_lambda__1_choose_slot_obj_template, NULL, modname);
    if (unlikely(!CPyType_walls_____mypyc_lambda__1_choose_slot_obj))
        goto fail;
    CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_trait_vtable_setup();
    char result = CPyDef_walls_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___actions___walls__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_walls___FreeRampartOffer);
    Py_CLEAR(CPyType_walls___RampartOffer);
    Py_CLEAR(CPyType_walls___walls_gen);
    Py_CLEAR(CPyType_walls___free_rampart_gen);
    Py_CLEAR(CPyType_walls___choose_slot_env);
    Py_CLEAR(CPyType_walls___choose_slot_gen);
    Py_CLEAR(CPyType_walls_____mypyc_lambda__0_choose_slot_obj);
    Py_CLEAR(CPyType_walls_____mypyc_lambda__1_choose_slot_obj);
    return -1;
}
int CPyExec_serai___games___merv___actions___walls(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___actions___walls__impl, &CPyImportState_serai___games___merv___actions___walls, &CPyModule_serai___games___merv___actions___walls);
}
static struct PyModuleDef wallsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.actions.walls",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wallsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___actions___walls(void)
{
    if (CPyModule_serai___games___merv___actions___walls__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___walls__internal);
        return CPyModule_serai___games___merv___actions___walls__internal;
    }
    CPyModule_serai___games___merv___actions___walls__internal = PyModule_Create(&wallsmodule);
    return CPyModule_serai___games___merv___actions___walls__internal;
}

PyObject *CPyInit_serai___games___merv___actions___walls(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___actions___walls__internal) {
        Py_INCREF(CPyModule_serai___games___merv___actions___walls__internal);
        return CPyModule_serai___games___merv___actions___walls__internal;
    }
    CPyModule_serai___games___merv___actions___walls__internal = PyModule_Create(&wallsmodule);
    if (unlikely(CPyModule_serai___games___merv___actions___walls__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.actions.walls");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___actions___walls__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___actions___walls__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___actions___walls__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___actions___walls(CPyModule_serai___games___merv___actions___walls__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___actions___walls__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.actions.walls");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___actions___walls__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_walls___walls_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    tuple_T5IIIII cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject **cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    tuple_T3OOO cpy_r_r94;
    PyObject **cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject **cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
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
    char cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    int32_t cpy_r_r139;
    PyObject *cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    char cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
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
    cpy_r_r12 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL110;
CPyL1: ;
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_type != cpy_r_r13;
    if (!cpy_r_r14) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 19, CPyStatic_walls___globals);
        goto CPyL109;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r15 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "t", 21, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL5: ;
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_r15)->_book;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "Table", "book", 21, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL6: ;
    cpy_r_r17 = ((serai___games___merv___book___BookObject *)cpy_r_r16)->_options;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "Book", "options", 21, CPyStatic_walls___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r17);
CPyL7: ;
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 21, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL8: ;
    if (!1) goto CPyL104;
    cpy_r_r19 = CPyStatic_contracts___CONTRACTS;
    if (likely(cpy_r_r19 != NULL)) goto CPyL12;
    PyErr_SetString(PyExc_NameError, "value for final name \"CONTRACTS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL109;
    }
    CPy_Unreachable();
CPyL12: ;
    cpy_r_r21 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "t", 23, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL13: ;
    cpy_r_r22 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "me", 23, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL14: ;
    cpy_r_r23 = CPyStatics[1208]; /* 'walls' */
    cpy_r_r24 = CPyStatics[1308]; /* 'MV-WAL-01' */
    cpy_r_r25 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "t", 23, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL15: ;
    cpy_r_r26 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "me", 23, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL16: ;
    cpy_r_r27 = CPyDef_walls___RampartOffer(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL109;
    }
    cpy_r_r28 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "o", 23, CPyStatic_walls___globals);
        goto CPyL117;
    }
CPyL18: ;
    cpy_r_r29 = ((serai___games___merv___options___OptionsObject *)cpy_r_r28)->_stop;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "Options", "stop", 23, CPyStatic_walls___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r29);
CPyL19: ;
    cpy_r_r30 = NULL;
    cpy_r_r31 = 2;
    cpy_r_r32 = CPyDef_extras___ask_with(cpy_r_r19, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r27, cpy_r_r30, cpy_r_r31, cpy_r_r29);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL109;
    }
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1 = cpy_r_r32;
    cpy_r_r33 = 1;
    if (!cpy_r_r33) goto CPyL109;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r36 = NULL;
    cpy_r_r1 = cpy_r_r36;
    cpy_r_r37 = (PyObject **)&cpy_r_r1;
    cpy_r_r38 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1;
    cpy_r_r39 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r38, cpy_r_r35, cpy_r_r35, cpy_r_r35, cpy_r_r34, cpy_r_r37);
    if (cpy_r_r39 != NULL) goto CPyL118;
    cpy_r_r40 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL119;
    }
    cpy_r_r41 = cpy_r_r1;
    cpy_r_r42 = NULL;
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1 = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL120;
    } else
        goto CPyL40;
CPyL24: ;
    cpy_r_r44 = cpy_r_r39;
CPyL25: ;
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r44;
CPyL26: ;
    cpy_r_r46 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r47 = cpy_r_type != cpy_r_r46;
    if (!cpy_r_r47) goto CPyL121;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL30;
    } else
        goto CPyL122;
CPyL28: ;
    CPy_Unreachable();
CPyL29: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL36;
CPyL30: ;
    cpy_r_r48 = CPy_CatchError();
    cpy_r_r49 = (PyObject **)&cpy_r_r3;
    cpy_r_r50 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1;
    cpy_r_r51 = CPy_YieldFromErrorHandle(cpy_r_r50, cpy_r_r49);
    if (unlikely(cpy_r_r51 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL123;
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
    if (!cpy_r_r52) goto CPyL109;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r53 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r54 = NULL;
    cpy_r_r1 = cpy_r_r54;
    cpy_r_r55 = (PyObject **)&cpy_r_r1;
    cpy_r_r56 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_1;
    cpy_r_r57 = CPyDef_extras___ask_with_gen_____mypyc_generator_helper__(cpy_r_r56, cpy_r_r53, cpy_r_r53, cpy_r_r53, cpy_r_arg, cpy_r_r55);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r57 == NULL) {
        goto CPyL38;
    } else
        goto CPyL124;
CPyL37: ;
    cpy_r_r44 = cpy_r_r57;
    goto CPyL25;
CPyL38: ;
    cpy_r_r58 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals);
        goto CPyL119;
    }
    cpy_r_r41 = cpy_r_r1;
CPyL40: ;
    if (likely(Py_TYPE(cpy_r_r41) == CPyType_option___Option))
        cpy_r_r59 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "walls", 23, CPyStatic_walls___globals, "serai.kernel.option.Option", cpy_r_r41);
        goto CPyL109;
    }
    cpy_r_r60 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "o", 24, CPyStatic_walls___globals);
        goto CPyL125;
    }
CPyL42: ;
    cpy_r_r61 = ((serai___games___merv___options___OptionsObject *)cpy_r_r60)->_stop;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "Options", "stop", 24, CPyStatic_walls___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r61);
CPyL43: ;
    cpy_r_r62 = cpy_r_r59 == cpy_r_r61;
    CPy_DECREF(cpy_r_r61);
    if (cpy_r_r62) {
        goto CPyL126;
    } else
        goto CPyL49;
CPyL44: ;
    cpy_r_r63 = Py_None;
    CPy_INCREF(cpy_r_r63);
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r65 = CPyDef_walls___walls_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL48;
    CPyGen_SetStopIterationValue(cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (!0) goto CPyL116;
    CPy_Unreachable();
CPyL48: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r63;
    CPyGen_Exit(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 26, CPyStatic_walls___globals);
        goto CPyL109;
    }
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__piece != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__piece);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__piece = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 26, CPyStatic_walls___globals);
        goto CPyL109;
    }
    cpy_r_r69 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "t", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL52: ;
    cpy_r_r70 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "me", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL53: ;
    cpy_r_r71 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "t", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL54: ;
    cpy_r_r72 = ((serai___games___merv___table___TableObject *)cpy_r_r71)->_book;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "Table", "book", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL55: ;
    cpy_r_r73 = ((serai___games___merv___book___BookObject *)cpy_r_r72)->_rampart_cost;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "Book", "rampart_cost", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL56: ;
    cpy_r_r74 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__piece;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "piece", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL57: ;
    cpy_r_r75 = CPyList_GetItem(cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
    PyObject *__tmp1114;
    if (unlikely(!(PyTuple_Check(cpy_r_r75) && PyTuple_GET_SIZE(cpy_r_r75) == 5))) {
        __tmp1114 = NULL;
        goto __LL1115;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r75, 0))))
        __tmp1114 = PyTuple_GET_ITEM(cpy_r_r75, 0);
    else {
        __tmp1114 = NULL;
    }
    if (__tmp1114 == NULL) goto __LL1115;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r75, 1))))
        __tmp1114 = PyTuple_GET_ITEM(cpy_r_r75, 1);
    else {
        __tmp1114 = NULL;
    }
    if (__tmp1114 == NULL) goto __LL1115;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r75, 2))))
        __tmp1114 = PyTuple_GET_ITEM(cpy_r_r75, 2);
    else {
        __tmp1114 = NULL;
    }
    if (__tmp1114 == NULL) goto __LL1115;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r75, 3))))
        __tmp1114 = PyTuple_GET_ITEM(cpy_r_r75, 3);
    else {
        __tmp1114 = NULL;
    }
    if (__tmp1114 == NULL) goto __LL1115;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r75, 4))))
        __tmp1114 = PyTuple_GET_ITEM(cpy_r_r75, 4);
    else {
        __tmp1114 = NULL;
    }
    if (__tmp1114 == NULL) goto __LL1115;
    __tmp1114 = cpy_r_r75;
__LL1115: ;
    if (unlikely(__tmp1114 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r75); cpy_r_r76 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1116 = PyTuple_GET_ITEM(cpy_r_r75, 0);
        CPyTagged __tmp1117;
        if (likely(PyLong_Check(__tmp1116)))
            __tmp1117 = CPyTagged_FromObject(__tmp1116);
        else {
            goto __LL1118;
        }
        cpy_r_r76.f0 = __tmp1117;
        PyObject *__tmp1119 = PyTuple_GET_ITEM(cpy_r_r75, 1);
        CPyTagged __tmp1120;
        if (likely(PyLong_Check(__tmp1119)))
            __tmp1120 = CPyTagged_FromObject(__tmp1119);
        else {
            goto __LL1121;
        }
        cpy_r_r76.f1 = __tmp1120;
        PyObject *__tmp1122 = PyTuple_GET_ITEM(cpy_r_r75, 2);
        CPyTagged __tmp1123;
        if (likely(PyLong_Check(__tmp1122)))
            __tmp1123 = CPyTagged_FromObject(__tmp1122);
        else {
            goto __LL1124;
        }
        cpy_r_r76.f2 = __tmp1123;
        PyObject *__tmp1125 = PyTuple_GET_ITEM(cpy_r_r75, 3);
        CPyTagged __tmp1126;
        if (likely(PyLong_Check(__tmp1125)))
            __tmp1126 = CPyTagged_FromObject(__tmp1125);
        else {
            goto __LL1127;
        }
        cpy_r_r76.f3 = __tmp1126;
        PyObject *__tmp1128 = PyTuple_GET_ITEM(cpy_r_r75, 4);
        CPyTagged __tmp1129;
        if (likely(PyLong_Check(__tmp1128)))
            __tmp1129 = CPyTagged_FromObject(__tmp1128);
        else {
            goto __LL1130;
        }
        cpy_r_r76.f4 = __tmp1129;
    }
    goto __LL1131;
__LL1118: ;
    cpy_r_r76 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1131;
__LL1121: ;
    CPyTagged_DECREF(cpy_r_r76.f0);
    cpy_r_r76 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1131;
__LL1124: ;
    CPyTagged_DECREF(cpy_r_r76.f0);
    CPyTagged_DECREF(cpy_r_r76.f1);
    cpy_r_r76 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1131;
__LL1127: ;
    CPyTagged_DECREF(cpy_r_r76.f0);
    CPyTagged_DECREF(cpy_r_r76.f1);
    CPyTagged_DECREF(cpy_r_r76.f2);
    cpy_r_r76 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1131;
__LL1130: ;
    CPyTagged_DECREF(cpy_r_r76.f0);
    CPyTagged_DECREF(cpy_r_r76.f1);
    CPyTagged_DECREF(cpy_r_r76.f2);
    CPyTagged_DECREF(cpy_r_r76.f3);
    cpy_r_r76 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1131;
__LL1131: ;
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
    cpy_r_r77 = CPyStatics[1308]; /* 'MV-WAL-01' */
    cpy_r_r78 = CPyDef_paying___pay(cpy_r_r69, cpy_r_r70, cpy_r_r76, cpy_r_r77);
    CPyTagged_DECREF(cpy_r_r76.f0);
    CPyTagged_DECREF(cpy_r_r76.f1);
    CPyTagged_DECREF(cpy_r_r76.f2);
    CPyTagged_DECREF(cpy_r_r76.f3);
    CPyTagged_DECREF(cpy_r_r76.f4);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL109;
    }
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3 = cpy_r_r78;
    cpy_r_r79 = 1;
    if (!cpy_r_r79) goto CPyL109;
    cpy_r_r80 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r81 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r82 = NULL;
    cpy_r_r5 = cpy_r_r82;
    cpy_r_r83 = (PyObject **)&cpy_r_r5;
    cpy_r_r84 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3;
    cpy_r_r85 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r84, cpy_r_r81, cpy_r_r81, cpy_r_r81, cpy_r_r80, cpy_r_r83);
    if (cpy_r_r85 != NULL) goto CPyL127;
    cpy_r_r86 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL128;
    }
    cpy_r_r87 = cpy_r_r5;
    CPy_DECREF(cpy_r_r87);
    cpy_r_r88 = NULL;
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3 = cpy_r_r88;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL109;
    } else
        goto CPyL80;
CPyL64: ;
    cpy_r_r90 = cpy_r_r85;
CPyL65: ;
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r90;
CPyL66: ;
    cpy_r_r92 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r93 = cpy_r_type != cpy_r_r92;
    if (!cpy_r_r93) goto CPyL129;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL70;
    } else
        goto CPyL130;
CPyL68: ;
    CPy_Unreachable();
CPyL69: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL76;
CPyL70: ;
    cpy_r_r94 = CPy_CatchError();
    cpy_r_r95 = (PyObject **)&cpy_r_r7;
    cpy_r_r96 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3;
    cpy_r_r97 = CPy_YieldFromErrorHandle(cpy_r_r96, cpy_r_r95);
    if (unlikely(cpy_r_r97 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL131;
    }
    if (cpy_r_r97) goto CPyL73;
    cpy_r_r90 = cpy_r_r7;
    CPy_RestoreExcInfo(cpy_r_r94);
    CPy_DecRef(cpy_r_r94.f0);
    CPy_DecRef(cpy_r_r94.f1);
    CPy_DecRef(cpy_r_r94.f2);
    goto CPyL65;
CPyL73: ;
    cpy_r_r87 = cpy_r_r7;
    CPy_DecRef(cpy_r_r87);
    CPy_RestoreExcInfo(cpy_r_r94);
    CPy_DecRef(cpy_r_r94.f0);
    CPy_DecRef(cpy_r_r94.f1);
    CPy_DecRef(cpy_r_r94.f2);
    goto CPyL80;
CPyL74: ;
    CPy_RestoreExcInfo(cpy_r_r94);
    CPy_DecRef(cpy_r_r94.f0);
    CPy_DecRef(cpy_r_r94.f1);
    CPy_DecRef(cpy_r_r94.f2);
    cpy_r_r98 = CPy_KeepPropagating();
    if (!cpy_r_r98) goto CPyL109;
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r99 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r100 = NULL;
    cpy_r_r5 = cpy_r_r100;
    cpy_r_r101 = (PyObject **)&cpy_r_r5;
    cpy_r_r102 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_3;
    cpy_r_r103 = CPyDef_paying___pay_gen_____mypyc_generator_helper__(cpy_r_r102, cpy_r_r99, cpy_r_r99, cpy_r_r99, cpy_r_arg, cpy_r_r101);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r103 == NULL) {
        goto CPyL78;
    } else
        goto CPyL132;
CPyL77: ;
    cpy_r_r90 = cpy_r_r103;
    goto CPyL65;
CPyL78: ;
    cpy_r_r104 = cpy_r_r5 != 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 27, CPyStatic_walls___globals);
        goto CPyL128;
    }
    cpy_r_r87 = cpy_r_r5;
    CPy_DECREF(cpy_r_r87);
CPyL80: ;
    cpy_r_r105 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "t", 28, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL81: ;
    cpy_r_r106 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "me", 28, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL82: ;
    cpy_r_r107 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__piece;
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "walls", "walls_gen", "piece", 28, CPyStatic_walls___globals);
        goto CPyL109;
    }
CPyL83: ;
    cpy_r_r108 = CPyDef_walls___choose_slot(cpy_r_r105, cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 28, CPyStatic_walls___globals);
        goto CPyL109;
    }
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4 = cpy_r_r108;
    cpy_r_r109 = 1;
    if (!cpy_r_r109) goto CPyL109;
    cpy_r_r110 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r111 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r112 = NULL;
    cpy_r_r9 = cpy_r_r112;
    cpy_r_r113 = (PyObject **)&cpy_r_r9;
    cpy_r_r114 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4;
    cpy_r_r115 = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(cpy_r_r114, cpy_r_r111, cpy_r_r111, cpy_r_r111, cpy_r_r110, cpy_r_r113);
    if (cpy_r_r115 != NULL) goto CPyL133;
    cpy_r_r116 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 28, CPyStatic_walls___globals);
        goto CPyL134;
    }
    cpy_r_r117 = cpy_r_r9;
    CPy_DECREF(cpy_r_r117);
    cpy_r_r118 = NULL;
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4 = cpy_r_r118;
    cpy_r_r119 = 1;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 28, CPyStatic_walls___globals);
        goto CPyL109;
    } else
        goto CPyL8;
CPyL88: ;
    cpy_r_r120 = cpy_r_r115;
CPyL89: ;
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 3;
    CPyGen_Exit(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r120;
CPyL90: ;
    cpy_r_r122 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r123 = cpy_r_type != cpy_r_r122;
    if (!cpy_r_r123) goto CPyL135;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 28, CPyStatic_walls___globals);
        goto CPyL94;
    } else
        goto CPyL136;
CPyL92: ;
    CPy_Unreachable();
CPyL93: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL100;
CPyL94: ;
    cpy_r_r124 = CPy_CatchError();
    cpy_r_r125 = (PyObject **)&cpy_r_r11;
    cpy_r_r126 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4;
    cpy_r_r127 = CPy_YieldFromErrorHandle(cpy_r_r126, cpy_r_r125);
    if (unlikely(cpy_r_r127 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 28, CPyStatic_walls___globals);
        goto CPyL137;
    }
    if (cpy_r_r127) goto CPyL97;
    cpy_r_r120 = cpy_r_r11;
    CPy_RestoreExcInfo(cpy_r_r124);
    CPy_DecRef(cpy_r_r124.f0);
    CPy_DecRef(cpy_r_r124.f1);
    CPy_DecRef(cpy_r_r124.f2);
    goto CPyL89;
CPyL97: ;
    cpy_r_r117 = cpy_r_r11;
    CPy_DecRef(cpy_r_r117);
    CPy_RestoreExcInfo(cpy_r_r124);
    CPy_DecRef(cpy_r_r124.f0);
    CPy_DecRef(cpy_r_r124.f1);
    CPy_DecRef(cpy_r_r124.f2);
    goto CPyL8;
CPyL98: ;
    CPy_RestoreExcInfo(cpy_r_r124);
    CPy_DecRef(cpy_r_r124.f0);
    CPy_DecRef(cpy_r_r124.f1);
    CPy_DecRef(cpy_r_r124.f2);
    cpy_r_r128 = CPy_KeepPropagating();
    if (!cpy_r_r128) goto CPyL109;
    CPy_Unreachable();
CPyL100: ;
    cpy_r_r129 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r130 = NULL;
    cpy_r_r9 = cpy_r_r130;
    cpy_r_r131 = (PyObject **)&cpy_r_r9;
    cpy_r_r132 = ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___walls_gen_4;
    cpy_r_r133 = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(cpy_r_r132, cpy_r_r129, cpy_r_r129, cpy_r_r129, cpy_r_arg, cpy_r_r131);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r133 == NULL) {
        goto CPyL102;
    } else
        goto CPyL138;
CPyL101: ;
    cpy_r_r120 = cpy_r_r133;
    goto CPyL89;
CPyL102: ;
    cpy_r_r134 = cpy_r_r9 != 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 28, CPyStatic_walls___globals);
        goto CPyL134;
    }
    cpy_r_r117 = cpy_r_r9;
    CPy_DECREF(cpy_r_r117);
    goto CPyL8;
CPyL104: ;
    cpy_r_r135 = Py_None;
    CPy_INCREF(cpy_r_r135);
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r137 = CPyDef_walls___walls_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL108;
    CPyGen_SetStopIterationValue(cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (!0) goto CPyL116;
    CPy_Unreachable();
CPyL108: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r135;
    CPyGen_Exit(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL109: ;
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r139 = CPyDef_walls___walls_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r140 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r140;
CPyL110: ;
    cpy_r_r141 = cpy_r_r12 == 0;
    if (cpy_r_r141) goto CPyL139;
    cpy_r_r142 = cpy_r_r12 == 1;
    if (cpy_r_r142) {
        goto CPyL140;
    } else
        goto CPyL141;
CPyL112: ;
    cpy_r_r143 = cpy_r_r12 == 2;
    if (cpy_r_r143) {
        goto CPyL142;
    } else
        goto CPyL143;
CPyL113: ;
    cpy_r_r144 = cpy_r_r12 == 3;
    if (cpy_r_r144) {
        goto CPyL90;
    } else
        goto CPyL144;
CPyL114: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r145 = 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 19, CPyStatic_walls___globals);
        goto CPyL116;
    }
    CPy_Unreachable();
CPyL116: ;
    cpy_r_r146 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___walls___walls_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r146;
CPyL117: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL109;
CPyL118: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL24;
CPyL119: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL109;
CPyL120: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL109;
CPyL121: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL29;
CPyL122: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL28;
CPyL123: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL34;
CPyL124: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL37;
CPyL125: ;
    CPy_DecRef(cpy_r_r59);
    goto CPyL109;
CPyL126: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL44;
CPyL127: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL64;
CPyL128: ;
    CPy_XDecRef(cpy_r_r5);
    goto CPyL109;
CPyL129: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL69;
CPyL130: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL68;
CPyL131: ;
    CPy_XDecRef(cpy_r_r7);
    goto CPyL74;
CPyL132: ;
    CPy_XDECREF(cpy_r_r5);
    goto CPyL77;
CPyL133: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL88;
CPyL134: ;
    CPy_XDecRef(cpy_r_r9);
    goto CPyL109;
CPyL135: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL93;
CPyL136: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL92;
CPyL137: ;
    CPy_XDecRef(cpy_r_r11);
    goto CPyL98;
CPyL138: ;
    CPy_XDECREF(cpy_r_r9);
    goto CPyL101;
CPyL139: ;
    CPy_XDECREF(cpy_r_r3);
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL1;
CPyL140: ;
    CPy_XDECREF(cpy_r_r7);
    CPy_XDECREF(cpy_r_r11);
    goto CPyL26;
CPyL141: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL112;
CPyL142: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL66;
CPyL143: ;
    CPy_XDECREF(cpy_r_r7);
    goto CPyL113;
CPyL144: ;
    CPy_XDECREF(cpy_r_r11);
    goto CPyL114;
}
        
PyObject *CPyDef_walls___walls_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_walls___walls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_walls___walls_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___walls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.walls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___walls_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__next__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___walls_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_walls___walls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_walls___walls_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___walls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.walls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_walls___walls_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "send", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___walls_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_walls___walls_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___walls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.walls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___walls_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__iter__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___walls_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_walls___walls_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_walls___walls_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___walls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.walls_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_walls___walls_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "throw", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___walls_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_walls___walls_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1132 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1132);
    PyObject *__tmp1133 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1133);
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
        
        PyObject *CPyPy_walls___walls_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___walls_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.walls_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___walls_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "close", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___walls(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_walls___walls_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 19, CPyStatic_walls___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 19, CPyStatic_walls___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___walls___walls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___walls___walls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___walls___walls_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 19, CPyStatic_walls___globals);
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
        
        PyObject *CPyPy_walls___walls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:walls", kwlist, 0};
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
            PyObject *retval = CPyDef_walls___walls(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "walls", 19, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___free_rampart_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
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
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    int32_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    int32_t cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    tuple_T3OOO cpy_r_r69;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject **cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    int32_t cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    char cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = NULL;
    cpy_r_r3 = cpy_r_r2;
    cpy_r_r4 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL71;
CPyL1: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_type != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 31, CPyStatic_walls___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r7 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "t", 33, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL5: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_r7)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "Table", "book", 33, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r8)->_options;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "Book", "options", 33, CPyStatic_walls___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r9);
CPyL7: ;
    if (((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o);
    }
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 33, CPyStatic_walls___globals);
        goto CPyL70;
    }
    cpy_r_r11 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "t", 34, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL9: ;
    cpy_r_r12 = CPyDef_walls___different_pieces(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 34, CPyStatic_walls___globals);
        goto CPyL70;
    }
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    cpy_r_r15 = cpy_r_r14 << 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL16;
    cpy_r_r17 = Py_None;
    CPy_INCREF(cpy_r_r17);
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r19 = CPyDef_walls___free_rampart_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL15;
    CPyGen_SetStopIterationValue(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL15: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r17;
    CPyGen_Exit(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL16: ;
    cpy_r_r20 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "me", 36, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL17: ;
    cpy_r_r21 = CPyStatics[1309]; /* 'free-rampart' */
    cpy_r_r22 = CPyStatics[1310]; /* 'MV-EFF-15' */
    cpy_r_r23 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "t", 36, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL18: ;
    cpy_r_r24 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "me", 36, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL19: ;
    cpy_r_r25 = CPyDef_walls___FreeRampartOffer(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 36, CPyStatic_walls___globals);
        goto CPyL70;
    }
    cpy_r_r26 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "o", 36, CPyStatic_walls___globals);
        goto CPyL77;
    }
CPyL21: ;
    cpy_r_r27 = ((serai___games___merv___options___OptionsObject *)cpy_r_r26)->_may_decline;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "Options", "may_decline", 36, CPyStatic_walls___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r27);
CPyL22: ;
    cpy_r_r28 = CPyDef_offer___Offer_____add__(cpy_r_r25, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 36, CPyStatic_walls___globals);
        goto CPyL70;
    }
    cpy_r_r29 = NULL;
    cpy_r_r30 = NULL;
    cpy_r_r31 = 2;
    cpy_r_r32 = CPyDef_decision___ask(cpy_r_r20, cpy_r_r21, cpy_r_r22, cpy_r_r28, cpy_r_r29, cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 36, CPyStatic_walls___globals);
        goto CPyL70;
    }
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r32;
CPyL25: ;
    cpy_r_r34 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r35 = cpy_r_type != cpy_r_r34;
    if (!cpy_r_r35) goto CPyL28;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 36, CPyStatic_walls___globals);
        goto CPyL70;
    }
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r36 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 36, CPyStatic_walls___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL70;
    }
    cpy_r_r37 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__o;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "o", 37, CPyStatic_walls___globals);
        goto CPyL78;
    }
CPyL30: ;
    cpy_r_r38 = ((serai___games___merv___options___OptionsObject *)cpy_r_r37)->_decline;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "Options", "decline", 37, CPyStatic_walls___globals);
        goto CPyL78;
    }
    CPy_INCREF(cpy_r_r38);
CPyL31: ;
    cpy_r_r39 = cpy_r_r36 == cpy_r_r38;
    CPy_DECREF(cpy_r_r38);
    if (cpy_r_r39) {
        goto CPyL79;
    } else
        goto CPyL41;
CPyL32: ;
    cpy_r_r40 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "t", 38, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL33: ;
    cpy_r_r41 = CPyStatics[1157]; /* 'event-declined' */
    cpy_r_r42 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "me", 38, CPyStatic_walls___globals);
        goto CPyL70;
    }
CPyL34: ;
    cpy_r_r43 = CPyStatics[1213]; /* 'MV-EFF-17' */
    cpy_r_r44 = PyDict_New();
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 38, CPyStatic_walls___globals);
        goto CPyL70;
    }
    cpy_r_r45 = CPyDef_kernel___table___Table___tell(cpy_r_r40, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 38, CPyStatic_walls___globals);
        goto CPyL70;
    }
    cpy_r_r46 = Py_None;
    CPy_INCREF(cpy_r_r46);
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r48 = CPyDef_walls___free_rampart_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL40;
    CPyGen_SetStopIterationValue(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL40: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r46;
    CPyGen_Exit(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL41: ;
    cpy_r_r49 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__t;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "t", 40, CPyStatic_walls___globals);
        goto CPyL78;
    }
CPyL42: ;
    cpy_r_r50 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_generator_frame_attribute__me;
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_rampart", "free_rampart_gen", "me", 40, CPyStatic_walls___globals);
        goto CPyL78;
    }
CPyL43: ;
    cpy_r_r51 = ((serai___kernel___option___OptionObject *)cpy_r_r36)->_value;
    CPy_INCREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r36);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 40, CPyStatic_walls___globals);
        goto CPyL70;
    }
    cpy_r_r53 = CPyDef_walls___choose_slot(cpy_r_r49, cpy_r_r50, cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 40, CPyStatic_walls___globals);
        goto CPyL70;
    }
    if (((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1);
    }
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1 = cpy_r_r53;
    cpy_r_r54 = 1;
    if (!cpy_r_r54) goto CPyL70;
    cpy_r_r55 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r56 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r57 = NULL;
    cpy_r_r1 = cpy_r_r57;
    cpy_r_r58 = (PyObject **)&cpy_r_r1;
    cpy_r_r59 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1;
    cpy_r_r60 = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(cpy_r_r59, cpy_r_r56, cpy_r_r56, cpy_r_r56, cpy_r_r55, cpy_r_r58);
    if (cpy_r_r60 != NULL) goto CPyL80;
    cpy_r_r61 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 40, CPyStatic_walls___globals);
        goto CPyL81;
    }
    cpy_r_r62 = cpy_r_r1;
    CPy_DECREF(cpy_r_r62);
    cpy_r_r63 = NULL;
    if (((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1 != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1);
    }
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1 = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 40, CPyStatic_walls___globals);
        goto CPyL70;
    } else
        goto CPyL65;
CPyL49: ;
    cpy_r_r65 = cpy_r_r60;
CPyL50: ;
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 2;
    CPyGen_Exit(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r65;
CPyL51: ;
    cpy_r_r67 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r68 = cpy_r_type != cpy_r_r67;
    if (!cpy_r_r68) goto CPyL82;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 40, CPyStatic_walls___globals);
        goto CPyL55;
    } else
        goto CPyL83;
CPyL53: ;
    CPy_Unreachable();
CPyL54: ;
    CPy_INCREF(cpy_r_arg);
    goto CPyL61;
CPyL55: ;
    cpy_r_r69 = CPy_CatchError();
    cpy_r_r70 = (PyObject **)&cpy_r_r3;
    cpy_r_r71 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1;
    cpy_r_r72 = CPy_YieldFromErrorHandle(cpy_r_r71, cpy_r_r70);
    if (unlikely(cpy_r_r72 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 40, CPyStatic_walls___globals);
        goto CPyL84;
    }
    if (cpy_r_r72) goto CPyL58;
    cpy_r_r65 = cpy_r_r3;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL50;
CPyL58: ;
    cpy_r_r62 = cpy_r_r3;
    CPy_DecRef(cpy_r_r62);
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    goto CPyL65;
CPyL59: ;
    CPy_RestoreExcInfo(cpy_r_r69);
    CPy_DecRef(cpy_r_r69.f0);
    CPy_DecRef(cpy_r_r69.f1);
    CPy_DecRef(cpy_r_r69.f2);
    cpy_r_r73 = CPy_KeepPropagating();
    if (!cpy_r_r73) goto CPyL70;
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r74 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r75 = NULL;
    cpy_r_r1 = cpy_r_r75;
    cpy_r_r76 = (PyObject **)&cpy_r_r1;
    cpy_r_r77 = ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_temp__3_serai___games___merv___actions___walls___free_rampart_gen_1;
    cpy_r_r78 = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(cpy_r_r77, cpy_r_r74, cpy_r_r74, cpy_r_r74, cpy_r_arg, cpy_r_r76);
    CPy_DECREF(cpy_r_arg);
    if (cpy_r_r78 == NULL) {
        goto CPyL63;
    } else
        goto CPyL85;
CPyL62: ;
    cpy_r_r65 = cpy_r_r78;
    goto CPyL50;
CPyL63: ;
    cpy_r_r79 = cpy_r_r1 != 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 40, CPyStatic_walls___globals);
        goto CPyL81;
    }
    cpy_r_r62 = cpy_r_r1;
    CPy_DECREF(cpy_r_r62);
CPyL65: ;
    cpy_r_r80 = Py_None;
    CPy_INCREF(cpy_r_r80);
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r82 = CPyDef_walls___free_rampart_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL69;
    CPyGen_SetStopIterationValue(cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (!0) goto CPyL76;
    CPy_Unreachable();
CPyL69: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r80;
    CPyGen_Exit(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL70: ;
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r84 = CPyDef_walls___free_rampart_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r85 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r85;
CPyL71: ;
    cpy_r_r86 = cpy_r_r4 == 0;
    if (cpy_r_r86) goto CPyL86;
    cpy_r_r87 = cpy_r_r4 == 1;
    if (cpy_r_r87) goto CPyL87;
    cpy_r_r88 = cpy_r_r4 == 2;
    if (cpy_r_r88) {
        goto CPyL51;
    } else
        goto CPyL88;
CPyL74: ;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r89 = 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 31, CPyStatic_walls___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL76: ;
    cpy_r_r90 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r90;
CPyL77: ;
    CPy_DecRef(cpy_r_r25);
    goto CPyL70;
CPyL78: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL70;
CPyL79: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL32;
CPyL80: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL49;
CPyL81: ;
    CPy_XDecRef(cpy_r_r1);
    goto CPyL70;
CPyL82: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL54;
CPyL83: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL53;
CPyL84: ;
    CPy_XDecRef(cpy_r_r3);
    goto CPyL59;
CPyL85: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL62;
CPyL86: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL1;
CPyL87: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL25;
CPyL88: ;
    CPy_XDECREF(cpy_r_r3);
    goto CPyL74;
}
        
PyObject *CPyDef_walls___free_rampart_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_walls___free_rampart_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_walls___free_rampart_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___free_rampart_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.free_rampart_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___free_rampart_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__next__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___free_rampart_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_walls___free_rampart_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_walls___free_rampart_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___free_rampart_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.free_rampart_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_walls___free_rampart_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "send", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___free_rampart_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_walls___free_rampart_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___free_rampart_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.free_rampart_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___free_rampart_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__iter__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___free_rampart_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_walls___free_rampart_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_walls___free_rampart_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___free_rampart_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.free_rampart_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_walls___free_rampart_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "throw", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___free_rampart_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_walls___free_rampart_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1134 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1134);
    PyObject *__tmp1135 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1135);
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
        
        PyObject *CPyPy_walls___free_rampart_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___free_rampart_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.free_rampart_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___free_rampart_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "close", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___free_rampart(PyObject *cpy_r_t, CPyTagged cpy_r_me) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    cpy_r_r0 = CPyDef_walls___free_rampart_gen();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 31, CPyStatic_walls___globals);
        goto CPyL4;
    }
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_r0)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t);
    }
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__t = cpy_r_t;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 31, CPyStatic_walls___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me);
    }
    ((serai___games___merv___actions___walls___free_rampart_genObject *)cpy_r_r0)->___mypyc_generator_frame_attribute__me = cpy_r_me;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 31, CPyStatic_walls___globals);
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
        
        PyObject *CPyPy_walls___free_rampart(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", 0};
            static CPyArg_Parser parser = {"OO:free_rampart", kwlist, 0};
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
            PyObject *retval = CPyDef_walls___free_rampart(arg_t, arg_me);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_rampart", 31, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___FreeRampartOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    PyObject *cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    CPyPtr cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = ((serai___games___merv___actions___walls___FreeRampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "FreeRampartOffer", "t", 47, CPyStatic_walls___globals);
        goto CPyL17;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "likely", 47, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL17;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "Table", "book", 47, CPyStatic_walls___globals);
        goto CPyL17;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "Book", "options", 47, CPyStatic_walls___globals);
        goto CPyL17;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_rampart;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "Options", "rampart", 47, CPyStatic_walls___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___actions___walls___FreeRampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "FreeRampartOffer", "t", 48, CPyStatic_walls___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    if (likely(Py_TYPE(cpy_r_r5) == CPyType_merv___table___Table))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "likely", 48, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r5);
        goto CPyL18;
    }
    cpy_r_r7 = CPyDef_walls____next_pieces(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 48, CPyStatic_walls___globals);
        goto CPyL18;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = PyList_New(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 48, CPyStatic_walls___globals);
        goto CPyL19;
    }
    cpy_r_r11 = 0;
CPyL10: ;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r11 < cpy_r_r13;
    if (!cpy_r_r14) goto CPyL20;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r16 = *(CPyPtr *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r11 * 8;
    cpy_r_r18 = cpy_r_r16 + cpy_r_r17;
    cpy_r_r19 = *(PyObject * *)cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 48, CPyStatic_walls___globals);
        goto CPyL21;
    }
    cpy_r_r21 = CPyList_GetItem(cpy_r_r4, cpy_r_r20);
    CPyTagged_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 48, CPyStatic_walls___globals);
        goto CPyL21;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_option___Option))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "likely", 48, CPyStatic_walls___globals, "serai.kernel.option.Option", cpy_r_r21);
        goto CPyL21;
    }
    CPyList_SetItemUnsafe(cpy_r_r10, cpy_r_r11, cpy_r_r22);
    cpy_r_r23 = cpy_r_r11 + 1;
    cpy_r_r11 = cpy_r_r23;
    goto CPyL10;
CPyL16: ;
    return cpy_r_r10;
CPyL17: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL18: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    goto CPyL17;
CPyL20: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r7);
    goto CPyL16;
CPyL21: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL17;
}
        
        PyObject *CPyPy_walls___FreeRampartOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_walls___RampartOffer) || (Py_TYPE(obj_self) == CPyType_walls___FreeRampartOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.FreeRampartOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___FreeRampartOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 46, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___FreeRampartOffer___others(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
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
    PyObject *cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    PyObject *cpy_r_r24;
    cpy_r_r0 = CPY_GET_METHOD(cpy_r_self, CPyType_walls___FreeRampartOffer, 14, serai___games___merv___actions___walls___FreeRampartOfferObject, PyObject * (*)(PyObject *))(cpy_r_self); /* likely */
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "others", 51, CPyStatic_walls___globals);
        goto CPyL15;
    }
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "others", 52, CPyStatic_walls___globals);
        goto CPyL16;
    }
    cpy_r_r2 = ((serai___games___merv___actions___walls___FreeRampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "others", "FreeRampartOffer", "t", 52, CPyStatic_walls___globals);
        goto CPyL17;
    }
CPyL3: ;
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_merv___table___Table))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "others", 52, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r2);
        goto CPyL17;
    }
    cpy_r_r4 = ((serai___games___merv___table___TableObject *)cpy_r_r3)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "others", "Table", "book", 52, CPyStatic_walls___globals);
        goto CPyL17;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___merv___book___BookObject *)cpy_r_r4)->_options;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "others", "Book", "options", 52, CPyStatic_walls___globals);
        goto CPyL17;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___options___OptionsObject *)cpy_r_r5)->_rampart;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "others", "Options", "rampart", 52, CPyStatic_walls___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = 0;
CPyL8: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r7 < cpy_r_r9;
    if (!cpy_r_r10) goto CPyL18;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r7 * 8;
    cpy_r_r14 = cpy_r_r12 + cpy_r_r13;
    cpy_r_r15 = *(PyObject * *)cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    if (likely(Py_TYPE(cpy_r_r15) == CPyType_option___Option))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "others", 52, CPyStatic_walls___globals, "serai.kernel.option.Option", cpy_r_r15);
        goto CPyL19;
    }
    cpy_r_r17 = PySequence_Contains(cpy_r_r0, cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "others", 52, CPyStatic_walls___globals);
        goto CPyL20;
    }
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = cpy_r_r19 ^ 1;
    if (!cpy_r_r20) goto CPyL21;
    cpy_r_r21 = PyList_Append(cpy_r_r1, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "others", 52, CPyStatic_walls___globals);
        goto CPyL19;
    }
CPyL13: ;
    cpy_r_r23 = cpy_r_r7 + 1;
    cpy_r_r7 = cpy_r_r23;
    goto CPyL8;
CPyL14: ;
    return cpy_r_r1;
CPyL15: ;
    cpy_r_r24 = NULL;
    return cpy_r_r24;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL15;
CPyL18: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r6);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r16);
    goto CPyL15;
CPyL21: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL13;
}
        
        PyObject *CPyPy_walls___FreeRampartOffer___others(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":others", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_walls___RampartOffer) || (Py_TYPE(obj_self) == CPyType_walls___FreeRampartOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.FreeRampartOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___FreeRampartOffer___others(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "others", 50, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___FreeRampartOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    cpy_r_r0 = ((serai___games___merv___actions___walls___FreeRampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "obstacle", "FreeRampartOffer", "t", 55, CPyStatic_walls___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 55, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r0);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 55, CPyStatic_walls___globals);
        goto CPyL6;
    }
    cpy_r_r4 = CPyDef_walls___rampart_obstacle(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 55, CPyStatic_walls___globals);
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
        
        PyObject *CPyPy_walls___FreeRampartOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_walls___RampartOffer) || (Py_TYPE(obj_self) == CPyType_walls___FreeRampartOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.FreeRampartOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___FreeRampartOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 54, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___FreeRampartOffer___note(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T5IIIII cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    cpy_r_r0 = ((serai___games___merv___actions___walls___FreeRampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "note", "FreeRampartOffer", "t", 58, CPyStatic_walls___globals);
        goto CPyL14;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "note", 58, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL14;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "note", "Table", "book", 58, CPyStatic_walls___globals);
        goto CPyL14;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "note", "Book", "options", 59, CPyStatic_walls___globals);
        goto CPyL15;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_rampart;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "note", "Options", "rampart", 59, CPyStatic_walls___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PySequence_Contains(cpy_r_r4, cpy_r_option);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "note", 59, CPyStatic_walls___globals);
        goto CPyL15;
    }
    cpy_r_r7 = cpy_r_r5;
    if (!cpy_r_r7) goto CPyL16;
    cpy_r_r8 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_rampart_cost;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "note", "Book", "rampart_cost", 59, CPyStatic_walls___globals);
        goto CPyL15;
    }
CPyL8: ;
    cpy_r_r9 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    cpy_r_r10 = PyObject_GetItem(cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "note", 59, CPyStatic_walls___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r2);
    PyObject *__tmp1136;
    if (unlikely(!(PyTuple_Check(cpy_r_r10) && PyTuple_GET_SIZE(cpy_r_r10) == 5))) {
        __tmp1136 = NULL;
        goto __LL1137;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 0))))
        __tmp1136 = PyTuple_GET_ITEM(cpy_r_r10, 0);
    else {
        __tmp1136 = NULL;
    }
    if (__tmp1136 == NULL) goto __LL1137;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 1))))
        __tmp1136 = PyTuple_GET_ITEM(cpy_r_r10, 1);
    else {
        __tmp1136 = NULL;
    }
    if (__tmp1136 == NULL) goto __LL1137;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 2))))
        __tmp1136 = PyTuple_GET_ITEM(cpy_r_r10, 2);
    else {
        __tmp1136 = NULL;
    }
    if (__tmp1136 == NULL) goto __LL1137;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 3))))
        __tmp1136 = PyTuple_GET_ITEM(cpy_r_r10, 3);
    else {
        __tmp1136 = NULL;
    }
    if (__tmp1136 == NULL) goto __LL1137;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 4))))
        __tmp1136 = PyTuple_GET_ITEM(cpy_r_r10, 4);
    else {
        __tmp1136 = NULL;
    }
    if (__tmp1136 == NULL) goto __LL1137;
    __tmp1136 = cpy_r_r10;
__LL1137: ;
    if (unlikely(__tmp1136 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r10); cpy_r_r11 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1138 = PyTuple_GET_ITEM(cpy_r_r10, 0);
        CPyTagged __tmp1139;
        if (likely(PyLong_Check(__tmp1138)))
            __tmp1139 = CPyTagged_FromObject(__tmp1138);
        else {
            goto __LL1140;
        }
        cpy_r_r11.f0 = __tmp1139;
        PyObject *__tmp1141 = PyTuple_GET_ITEM(cpy_r_r10, 1);
        CPyTagged __tmp1142;
        if (likely(PyLong_Check(__tmp1141)))
            __tmp1142 = CPyTagged_FromObject(__tmp1141);
        else {
            goto __LL1143;
        }
        cpy_r_r11.f1 = __tmp1142;
        PyObject *__tmp1144 = PyTuple_GET_ITEM(cpy_r_r10, 2);
        CPyTagged __tmp1145;
        if (likely(PyLong_Check(__tmp1144)))
            __tmp1145 = CPyTagged_FromObject(__tmp1144);
        else {
            goto __LL1146;
        }
        cpy_r_r11.f2 = __tmp1145;
        PyObject *__tmp1147 = PyTuple_GET_ITEM(cpy_r_r10, 3);
        CPyTagged __tmp1148;
        if (likely(PyLong_Check(__tmp1147)))
            __tmp1148 = CPyTagged_FromObject(__tmp1147);
        else {
            goto __LL1149;
        }
        cpy_r_r11.f3 = __tmp1148;
        PyObject *__tmp1150 = PyTuple_GET_ITEM(cpy_r_r10, 4);
        CPyTagged __tmp1151;
        if (likely(PyLong_Check(__tmp1150)))
            __tmp1151 = CPyTagged_FromObject(__tmp1150);
        else {
            goto __LL1152;
        }
        cpy_r_r11.f4 = __tmp1151;
    }
    goto __LL1153;
__LL1140: ;
    cpy_r_r11 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1153;
__LL1143: ;
    CPyTagged_DECREF(cpy_r_r11.f0);
    cpy_r_r11 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1153;
__LL1146: ;
    CPyTagged_DECREF(cpy_r_r11.f0);
    CPyTagged_DECREF(cpy_r_r11.f1);
    cpy_r_r11 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1153;
__LL1149: ;
    CPyTagged_DECREF(cpy_r_r11.f0);
    CPyTagged_DECREF(cpy_r_r11.f1);
    CPyTagged_DECREF(cpy_r_r11.f2);
    cpy_r_r11 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1153;
__LL1152: ;
    CPyTagged_DECREF(cpy_r_r11.f0);
    CPyTagged_DECREF(cpy_r_r11.f1);
    CPyTagged_DECREF(cpy_r_r11.f2);
    CPyTagged_DECREF(cpy_r_r11.f3);
    cpy_r_r11 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1153;
__LL1153: ;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "note", 59, CPyStatic_walls___globals);
        goto CPyL14;
    }
    cpy_r_r12 = CPyDef_paying___cost_note(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11.f0);
    CPyTagged_DECREF(cpy_r_r11.f1);
    CPyTagged_DECREF(cpy_r_r11.f2);
    CPyTagged_DECREF(cpy_r_r11.f3);
    CPyTagged_DECREF(cpy_r_r11.f4);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "note", 59, CPyStatic_walls___globals);
        goto CPyL14;
    }
    cpy_r_r13 = cpy_r_r12;
    goto CPyL13;
CPyL12: ;
    cpy_r_r14 = Py_None;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r13 = cpy_r_r14;
CPyL13: ;
    return cpy_r_r13;
CPyL14: ;
    cpy_r_r15 = NULL;
    return cpy_r_r15;
CPyL15: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL16: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
}
        
        PyObject *CPyPy_walls___FreeRampartOffer___note(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:note", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_walls___RampartOffer) || (Py_TYPE(obj_self) == CPyType_walls___FreeRampartOffer)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.FreeRampartOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___FreeRampartOffer___note(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "note", 57, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___RampartOffer___likely(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    CPyPtr cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyPtr cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "RampartOffer", "t", 66, CPyStatic_walls___globals);
        goto CPyL19;
    }
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "likely", 66, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL19;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_r1)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "Table", "book", 66, CPyStatic_walls___globals);
        goto CPyL19;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_options;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "Book", "options", 66, CPyStatic_walls___globals);
        goto CPyL19;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___merv___options___OptionsObject *)cpy_r_r3)->_rampart;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "Options", "rampart", 66, CPyStatic_walls___globals);
        goto CPyL19;
    }
    CPy_INCREF(cpy_r_r4);
CPyL5: ;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals);
        goto CPyL20;
    }
    cpy_r_r6 = ((serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "likely", "RampartOffer", "t", 67, CPyStatic_walls___globals);
        goto CPyL21;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_merv___table___Table))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r6);
        goto CPyL21;
    }
    cpy_r_r8 = CPyDef_walls____next_pieces(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals);
        goto CPyL21;
    }
    cpy_r_r9 = 0;
CPyL10: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL22;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyListObject, ob_item));
    cpy_r_r14 = *(CPyPtr *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r9 * 8;
    cpy_r_r16 = cpy_r_r14 + cpy_r_r15;
    cpy_r_r17 = *(PyObject * *)cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals);
        goto CPyL23;
    }
    cpy_r_r19 = CPyDef_walls___RampartOffer____price(cpy_r_self, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals);
        goto CPyL24;
    }
    cpy_r_r20 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r21 = cpy_r_r19 == cpy_r_r20;
    CPy_DECREF(cpy_r_r19);
    if (!cpy_r_r21) goto CPyL25;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r4, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_option___Option))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals, "serai.kernel.option.Option", cpy_r_r22);
        goto CPyL23;
    }
    cpy_r_r24 = PyList_Append(cpy_r_r5, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 67, CPyStatic_walls___globals);
        goto CPyL23;
    }
CPyL17: ;
    cpy_r_r26 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r26;
    goto CPyL10;
CPyL18: ;
    return cpy_r_r5;
CPyL19: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL20: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL19;
CPyL22: ;
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r8);
    goto CPyL18;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL19;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL19;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL17;
}
        
        PyObject *CPyPy_walls___RampartOffer___likely(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":likely", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_walls___RampartOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.RampartOffer", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___RampartOffer___likely(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "likely", 65, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___RampartOffer___obstacle(PyObject *cpy_r_self, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "obstacle", "RampartOffer", "t", 70, CPyStatic_walls___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 70, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL10;
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 70, CPyStatic_walls___globals);
        goto CPyL11;
    }
    cpy_r_r4 = CPyDef_walls___rampart_obstacle(cpy_r_r1, cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 70, CPyStatic_walls___globals);
        goto CPyL10;
    }
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_r4 != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL12;
    cpy_r_r7 = cpy_r_r4;
    goto CPyL9;
CPyL6: ;
    cpy_r_r8 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r8);
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 70, CPyStatic_walls___globals);
        goto CPyL10;
    }
    cpy_r_r10 = CPyDef_walls___RampartOffer____price(cpy_r_self, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 70, CPyStatic_walls___globals);
        goto CPyL10;
    }
    cpy_r_r7 = cpy_r_r10;
CPyL9: ;
    return cpy_r_r7;
CPyL10: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL11: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r4);
    goto CPyL6;
}
        
        PyObject *CPyPy_walls___RampartOffer___obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"option", 0};
            static CPyArg_Parser parser = {"O:obstacle", kwlist, 0};
            PyObject *obj_option;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_option)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_walls___RampartOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.RampartOffer", obj_self); 
                goto fail;
            }
            PyObject *arg_option;
            if (likely(Py_TYPE(obj_option) == CPyType_option___Option))
                arg_option = obj_option;
            else {
                CPy_TypeError("serai.kernel.option.Option", obj_option); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___RampartOffer___obstacle(arg_self, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "obstacle", 69, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___RampartOffer____price(PyObject *cpy_r_self, CPyTagged cpy_r_piece) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T5IIIII cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_price", "RampartOffer", "t", 73, CPyStatic_walls___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    if (likely(Py_TYPE(cpy_r_r0) == CPyType_merv___table___Table))
        cpy_r_r1 = cpy_r_r0;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "_price", 73, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r0);
        goto CPyL11;
    }
    cpy_r_r2 = ((serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self)->_me;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_price", "RampartOffer", "me", 73, CPyStatic_walls___globals);
        goto CPyL12;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___actions___walls___RampartOfferObject *)cpy_r_self)->_t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_price", "RampartOffer", "t", 73, CPyStatic_walls___globals);
        goto CPyL13;
    }
CPyL4: ;
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_merv___table___Table))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "_price", 73, CPyStatic_walls___globals, "serai.games.merv.table.Table", cpy_r_r3);
        goto CPyL13;
    }
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_price", "Table", "book", 73, CPyStatic_walls___globals);
        goto CPyL13;
    }
CPyL6: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_rampart_cost;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_price", "Book", "rampart_cost", 73, CPyStatic_walls___globals);
        goto CPyL13;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_piece);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_price", 73, CPyStatic_walls___globals);
        goto CPyL13;
    }
    PyObject *__tmp1154;
    if (unlikely(!(PyTuple_Check(cpy_r_r7) && PyTuple_GET_SIZE(cpy_r_r7) == 5))) {
        __tmp1154 = NULL;
        goto __LL1155;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 0))))
        __tmp1154 = PyTuple_GET_ITEM(cpy_r_r7, 0);
    else {
        __tmp1154 = NULL;
    }
    if (__tmp1154 == NULL) goto __LL1155;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 1))))
        __tmp1154 = PyTuple_GET_ITEM(cpy_r_r7, 1);
    else {
        __tmp1154 = NULL;
    }
    if (__tmp1154 == NULL) goto __LL1155;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 2))))
        __tmp1154 = PyTuple_GET_ITEM(cpy_r_r7, 2);
    else {
        __tmp1154 = NULL;
    }
    if (__tmp1154 == NULL) goto __LL1155;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 3))))
        __tmp1154 = PyTuple_GET_ITEM(cpy_r_r7, 3);
    else {
        __tmp1154 = NULL;
    }
    if (__tmp1154 == NULL) goto __LL1155;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r7, 4))))
        __tmp1154 = PyTuple_GET_ITEM(cpy_r_r7, 4);
    else {
        __tmp1154 = NULL;
    }
    if (__tmp1154 == NULL) goto __LL1155;
    __tmp1154 = cpy_r_r7;
__LL1155: ;
    if (unlikely(__tmp1154 == NULL)) {
        CPy_TypeError("tuple[int, int, int, int, int]", cpy_r_r7); cpy_r_r8 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp1156 = PyTuple_GET_ITEM(cpy_r_r7, 0);
        CPyTagged __tmp1157;
        if (likely(PyLong_Check(__tmp1156)))
            __tmp1157 = CPyTagged_FromObject(__tmp1156);
        else {
            goto __LL1158;
        }
        cpy_r_r8.f0 = __tmp1157;
        PyObject *__tmp1159 = PyTuple_GET_ITEM(cpy_r_r7, 1);
        CPyTagged __tmp1160;
        if (likely(PyLong_Check(__tmp1159)))
            __tmp1160 = CPyTagged_FromObject(__tmp1159);
        else {
            goto __LL1161;
        }
        cpy_r_r8.f1 = __tmp1160;
        PyObject *__tmp1162 = PyTuple_GET_ITEM(cpy_r_r7, 2);
        CPyTagged __tmp1163;
        if (likely(PyLong_Check(__tmp1162)))
            __tmp1163 = CPyTagged_FromObject(__tmp1162);
        else {
            goto __LL1164;
        }
        cpy_r_r8.f2 = __tmp1163;
        PyObject *__tmp1165 = PyTuple_GET_ITEM(cpy_r_r7, 3);
        CPyTagged __tmp1166;
        if (likely(PyLong_Check(__tmp1165)))
            __tmp1166 = CPyTagged_FromObject(__tmp1165);
        else {
            goto __LL1167;
        }
        cpy_r_r8.f3 = __tmp1166;
        PyObject *__tmp1168 = PyTuple_GET_ITEM(cpy_r_r7, 4);
        CPyTagged __tmp1169;
        if (likely(PyLong_Check(__tmp1168)))
            __tmp1169 = CPyTagged_FromObject(__tmp1168);
        else {
            goto __LL1170;
        }
        cpy_r_r8.f4 = __tmp1169;
    }
    goto __LL1171;
__LL1158: ;
    cpy_r_r8 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1171;
__LL1161: ;
    CPyTagged_DECREF(cpy_r_r8.f0);
    cpy_r_r8 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1171;
__LL1164: ;
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    cpy_r_r8 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1171;
__LL1167: ;
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    CPyTagged_DECREF(cpy_r_r8.f2);
    cpy_r_r8 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1171;
__LL1170: ;
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    CPyTagged_DECREF(cpy_r_r8.f2);
    CPyTagged_DECREF(cpy_r_r8.f3);
    cpy_r_r8 = (tuple_T5IIIII) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL1171;
__LL1171: ;
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_price", 73, CPyStatic_walls___globals);
        goto CPyL13;
    }
    cpy_r_r9 = CPyStatics[1308]; /* 'MV-WAL-01' */
    cpy_r_r10 = CPyDef_paying___price_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    CPyTagged_DECREF(cpy_r_r8.f2);
    CPyTagged_DECREF(cpy_r_r8.f3);
    CPyTagged_DECREF(cpy_r_r8.f4);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_price", 73, CPyStatic_walls___globals);
        goto CPyL11;
    }
    return cpy_r_r10;
CPyL11: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL12: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL13: ;
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL11;
}
        
        PyObject *CPyPy_walls___RampartOffer____price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"piece", 0};
            static CPyArg_Parser parser = {"O:_price", kwlist, 0};
            PyObject *obj_piece;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_piece)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_walls___RampartOffer))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.RampartOffer", obj_self); 
                goto fail;
            }
            CPyTagged arg_piece;
            if (likely(PyLong_Check(obj_piece)))
                arg_piece = CPyTagged_BorrowFromObject(obj_piece);
            else {
                CPy_TypeError("int", obj_piece); goto fail;
            }
            PyObject *retval = CPyDef_walls___RampartOffer____price(arg_self, arg_piece);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_price", 72, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___different_pieces(PyObject *cpy_r_t) {
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
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "different_pieces", 78, CPyStatic_walls___globals);
        goto CPyL10;
    }
    cpy_r_r1 = CPyDef_walls____next_pieces(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "different_pieces", 78, CPyStatic_walls___globals);
        goto CPyL11;
    }
    cpy_r_r2 = 0;
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r2 < cpy_r_r4;
    if (!cpy_r_r5) goto CPyL12;
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "different_pieces", 78, CPyStatic_walls___globals);
        goto CPyL13;
    }
    cpy_r_r12 = CPyDef_walls___rampart_obstacle(cpy_r_t, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "different_pieces", 78, CPyStatic_walls___globals);
        goto CPyL14;
    }
    cpy_r_r13 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r14 = cpy_r_r12 == cpy_r_r13;
    CPy_DECREF(cpy_r_r12);
    if (!cpy_r_r14) goto CPyL15;
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r16 = PyList_Append(cpy_r_r0, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "different_pieces", 78, CPyStatic_walls___globals);
        goto CPyL13;
    }
CPyL8: ;
    cpy_r_r18 = cpy_r_r2 + 1;
    cpy_r_r2 = cpy_r_r18;
    goto CPyL3;
CPyL9: ;
    return cpy_r_r0;
CPyL10: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL10;
CPyL12: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL9;
CPyL13: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL10;
CPyL15: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL8;
}
        
        PyObject *CPyPy_walls___different_pieces(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:different_pieces", kwlist, 0};
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
            PyObject *retval = CPyDef_walls___different_pieces(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "different_pieces", 76, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls____next_pieces(PyObject *cpy_r_t) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    int32_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_next_pieces", "Table", "ramparts", 83, CPyStatic_walls___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_next_pieces", 84, CPyStatic_walls___globals);
        goto CPyL17;
    }
    cpy_r_r2 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_next_pieces", "Table", "book", 85, CPyStatic_walls___globals);
        goto CPyL18;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___merv___book___BookObject *)cpy_r_r2)->_equal_ramparts;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "_next_pieces", "Book", "equal_ramparts", 85, CPyStatic_walls___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = 0;
CPyL5: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL19;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "_next_pieces", 85, CPyStatic_walls___globals, "list", cpy_r_r12);
        goto CPyL20;
    }
    cpy_r_r14 = 0;
CPyL8: ;
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = cpy_r_r14 < cpy_r_r16;
    if (!cpy_r_r17) goto CPyL21;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r14 * 8;
    cpy_r_r21 = cpy_r_r19 + cpy_r_r20;
    cpy_r_r22 = *(PyObject * *)cpy_r_r21;
    CPy_INCREF(cpy_r_r22);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_next_pieces", 86, CPyStatic_walls___globals);
        goto CPyL22;
    }
    CPyTagged_INCREF(cpy_r_r23);
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r25 = PySequence_Contains(cpy_r_r0, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 >= 0;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_next_pieces", 87, CPyStatic_walls___globals);
        goto CPyL23;
    }
    cpy_r_r27 = cpy_r_r25;
    cpy_r_r28 = cpy_r_r27 ^ 1;
    if (cpy_r_r28) {
        goto CPyL24;
    } else
        goto CPyL25;
CPyL12: ;
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r30 = PyList_Append(cpy_r_r1, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_next_pieces", 88, CPyStatic_walls___globals);
        goto CPyL20;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r32 = cpy_r_r14 + 1;
    cpy_r_r14 = cpy_r_r32;
    goto CPyL8;
CPyL14: ;
    cpy_r_r33 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r33;
    goto CPyL5;
CPyL15: ;
    return cpy_r_r1;
CPyL16: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL16;
CPyL19: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL16;
CPyL21: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL14;
CPyL22: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    goto CPyL16;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL16;
CPyL24: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL12;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r23);
    goto CPyL13;
}
        
        PyObject *CPyPy_walls____next_pieces(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_next_pieces", kwlist, 0};
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
            PyObject *retval = CPyDef_walls____next_pieces(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "_next_pieces", 81, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___rampart_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_piece) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
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
    CPyTagged cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    int64_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    int64_t cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "rampart_obstacle", "Table", "ramparts", 95, CPyStatic_walls___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_piece);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_piece);
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 96, CPyStatic_walls___globals);
        goto CPyL42;
    }
    cpy_r_r4 = cpy_r_r2;
    if (cpy_r_r4) {
        goto CPyL43;
    } else
        goto CPyL6;
CPyL3: ;
    cpy_r_r5 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r6 = CPyStatics[1311]; /* 'RAMPART_BUILT' */
    cpy_r_r7 = CPyObject_GetAttr(cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 97, CPyStatic_walls___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r7) == CPyType_option___Reason))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 97, CPyStatic_walls___globals, "serai.kernel.option.Reason", cpy_r_r7);
        goto CPyL41;
    }
    return cpy_r_r8;
CPyL6: ;
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "rampart_obstacle", "Table", "book", 98, CPyStatic_walls___globals);
        goto CPyL42;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_rampart_equals;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "rampart_obstacle", "Book", "rampart_equals", 98, CPyStatic_walls___globals);
        goto CPyL42;
    }
CPyL8: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_piece);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 98, CPyStatic_walls___globals);
        goto CPyL42;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 98, CPyStatic_walls___globals, "list", cpy_r_r11);
        goto CPyL42;
    }
    cpy_r_r13 = 0;
CPyL11: ;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r13 < cpy_r_r15;
    if (!cpy_r_r16) goto CPyL44;
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 98, CPyStatic_walls___globals);
        goto CPyL45;
    }
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL15;
    cpy_r_r25 = CPyTagged_IsEq_(cpy_r_r22, cpy_r_piece);
    if (cpy_r_r25) {
        goto CPyL46;
    } else
        goto CPyL16;
CPyL15: ;
    cpy_r_r26 = cpy_r_r22 == cpy_r_piece;
    if (cpy_r_r26) goto CPyL46;
CPyL16: ;
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r28 = PySequence_Contains(cpy_r_r0, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 101, CPyStatic_walls___globals);
        goto CPyL45;
    }
    cpy_r_r30 = cpy_r_r28;
    cpy_r_r31 = cpy_r_r30 ^ 1;
    if (cpy_r_r31) {
        goto CPyL47;
    } else
        goto CPyL21;
CPyL18: ;
    cpy_r_r32 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r33 = CPyStatics[1312]; /* 'EQUAL_RAMPART' */
    cpy_r_r34 = CPyObject_GetAttr(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 102, CPyStatic_walls___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_option___Reason))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 102, CPyStatic_walls___globals, "serai.kernel.option.Reason", cpy_r_r34);
        goto CPyL41;
    }
    return cpy_r_r35;
CPyL21: ;
    cpy_r_r36 = cpy_r_r13 + 1;
    cpy_r_r13 = cpy_r_r36;
    goto CPyL11;
CPyL22: ;
    cpy_r_r37 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "rampart_obstacle", "Table", "book", 103, CPyStatic_walls___globals);
        goto CPyL42;
    }
CPyL23: ;
    cpy_r_r38 = ((serai___games___merv___book___BookObject *)cpy_r_r37)->_slots_for;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "rampart_obstacle", "Book", "slots_for", 103, CPyStatic_walls___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r38);
CPyL24: ;
    cpy_r_r39 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "rampart_obstacle", "Table", "book", 103, CPyStatic_walls___globals);
        goto CPyL48;
    }
CPyL25: ;
    cpy_r_r40 = ((serai___games___merv___book___BookObject *)cpy_r_r39)->_rampart_kind;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "rampart_obstacle", "Book", "rampart_kind", 103, CPyStatic_walls___globals);
        goto CPyL48;
    }
CPyL26: ;
    cpy_r_r41 = CPyList_GetItemBorrow(cpy_r_r40, cpy_r_piece);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 103, CPyStatic_walls___globals);
        goto CPyL48;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 103, CPyStatic_walls___globals);
        goto CPyL48;
    }
    cpy_r_r43 = CPyList_GetItem(cpy_r_r38, cpy_r_r42);
    CPy_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 103, CPyStatic_walls___globals);
        goto CPyL42;
    }
    if (likely(PyTuple_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 103, CPyStatic_walls___globals, "tuple", cpy_r_r43);
        goto CPyL42;
    }
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = 0;
CPyL31: ;
    cpy_r_r48 = cpy_r_r47 < cpy_r_r46;
    if (!cpy_r_r48) goto CPyL49;
    cpy_r_r49 = CPySequenceTuple_GetItemUnsafe(cpy_r_r44, cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r49)))
        cpy_r_r50 = CPyTagged_FromObject(cpy_r_r49);
    else {
        CPy_TypeError("int", cpy_r_r49); cpy_r_r50 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 103, CPyStatic_walls___globals);
        goto CPyL50;
    }
    cpy_r_r51 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 104, CPyStatic_walls___globals);
        goto CPyL51;
    }
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 104, CPyStatic_walls___globals);
        goto CPyL51;
    }
    cpy_r_r53 = (Py_ssize_t)cpy_r_r52 == -2;
    CPyTagged_DECREF(cpy_r_r52);
    CPyTagged_DECREF(cpy_r_r50);
    if (cpy_r_r53) {
        goto CPyL52;
    } else
        goto CPyL37;
CPyL36: ;
    cpy_r_r54 = Py_None;
    CPy_INCREF(cpy_r_r54);
    return cpy_r_r54;
CPyL37: ;
    cpy_r_r55 = cpy_r_r47 + 1;
    cpy_r_r47 = cpy_r_r55;
    goto CPyL31;
CPyL38: ;
    cpy_r_r56 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r57 = CPyStatics[1313]; /* 'NO_SLOT_LEFT' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 106, CPyStatic_walls___globals);
        goto CPyL41;
    }
    if (likely(Py_TYPE(cpy_r_r58) == CPyType_option___Reason))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 106, CPyStatic_walls___globals, "serai.kernel.option.Reason", cpy_r_r58);
        goto CPyL41;
    }
    return cpy_r_r59;
CPyL41: ;
    cpy_r_r60 = NULL;
    return cpy_r_r60;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL41;
CPyL43: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL3;
CPyL44: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL22;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    goto CPyL41;
CPyL46: ;
    CPy_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL22;
CPyL47: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r12);
    goto CPyL18;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r38);
    goto CPyL41;
CPyL49: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r44);
    goto CPyL38;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r44);
    goto CPyL41;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_r50);
    goto CPyL41;
CPyL52: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r44);
    goto CPyL36;
}
        
        PyObject *CPyPy_walls___rampart_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "piece", 0};
            static CPyArg_Parser parser = {"OO:rampart_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_piece;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_piece)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_piece;
            if (likely(PyLong_Check(obj_piece)))
                arg_piece = CPyTagged_BorrowFromObject(obj_piece);
            else {
                CPy_TypeError("int", obj_piece); goto fail;
            }
            PyObject *retval = CPyDef_walls___rampart_obstacle(arg_t, arg_piece);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "rampart_obstacle", 93, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_walls_____mypyc_lambda__0_choose_slot_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__get__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    cpy_r_r0 = ((serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "<lambda>", "__mypyc_lambda__0_choose_slot_obj", "__mypyc_env__", 113, CPyStatic_walls___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "<lambda>", "choose_slot_env", "t", 113, CPyStatic_walls___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__piece;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "<lambda>", "choose_slot_env", "piece", 113, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 113, CPyStatic_walls___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyDef_walls___slot_obstacle(cpy_r_r1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 113, CPyStatic_walls___globals);
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
        
        PyObject *CPyPy_walls_____mypyc_lambda__0_choose_slot_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_walls_____mypyc_lambda__0_choose_slot_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 113, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_walls_____mypyc_lambda__1_choose_slot_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__get__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_option) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    cpy_r_r0 = ((serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "<lambda>", "__mypyc_lambda__1_choose_slot_obj", "__mypyc_env__", 114, CPyStatic_walls___globals);
        goto CPyL8;
    }
CPyL1: ;
    cpy_r_r1 = CPyStatics[1314]; /* 'note-influence' */
    cpy_r_r2 = CPyStatics[31]; /* 'n' */
    cpy_r_r3 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "<lambda>", "choose_slot_env", "t", 114, CPyStatic_walls___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "<lambda>", "choose_slot_env", "me", 114, CPyStatic_walls___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = ((serai___kernel___option___OptionObject *)cpy_r_option)->_value;
    CPy_INCREF(cpy_r_r5);
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 114, CPyStatic_walls___globals);
        goto CPyL10;
    }
    cpy_r_r7 = CPyDef_walls___slot_influence(cpy_r_r3, cpy_r_r4, cpy_r_r6);
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 114, CPyStatic_walls___globals);
        goto CPyL8;
    }
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r7);
    cpy_r_r9 = CPyDict_Build(1, cpy_r_r2, cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 114, CPyStatic_walls___globals);
        goto CPyL8;
    }
    cpy_r_r10 = CPyDef_message___Message(cpy_r_r1, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 114, CPyStatic_walls___globals);
        goto CPyL8;
    }
    return cpy_r_r10;
CPyL8: ;
    cpy_r_r11 = NULL;
    return cpy_r_r11;
CPyL9: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL8;
CPyL10: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL8;
}
        
        PyObject *CPyPy_walls_____mypyc_lambda__1_choose_slot_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_walls_____mypyc_lambda__1_choose_slot_obj_____call__(arg___mypyc_self__, arg_option);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<lambda>", 114, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback, PyObject *cpy_r_arg, PyObject **cpy_r_stop_iter_ptr) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
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
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    int32_t cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int32_t cpy_r_r41;
    int32_t cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    if (unlikely(!CPyGen_TryEnter(&((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running))) {
        return CPyGen_AlreadyExecutingError(0);
    }
    cpy_r_r0 = ((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_gen", "__mypyc_env__", 109, CPyStatic_walls___globals);
        goto CPyL41;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__;
    goto CPyL37;
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_type != cpy_r_r2;
    if (!cpy_r_r3) goto CPyL5;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r4 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_env", "t", 112, CPyStatic_walls___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r4);
CPyL6: ;
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_r4)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "Table", "book", 112, CPyStatic_walls___globals);
        goto CPyL42;
    }
CPyL7: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_options;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "Book", "options", 112, CPyStatic_walls___globals);
        goto CPyL42;
    }
CPyL8: ;
    cpy_r_r7 = ((serai___games___merv___options___OptionsObject *)cpy_r_r6)->_slot;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "Options", "slot", 112, CPyStatic_walls___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r7);
CPyL9: ;
    CPy_DECREF(cpy_r_r4);
    cpy_r_r8 = CPyDef_walls_____mypyc_lambda__0_choose_slot_obj();
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 113, CPyStatic_walls___globals);
        goto CPyL43;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___actions___walls_____mypyc_lambda__0_choose_slot_objObject *)cpy_r_r8)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r9 = CPyDef_walls_____mypyc_lambda__1_choose_slot_obj();
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 114, CPyStatic_walls___globals);
        goto CPyL44;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___actions___walls_____mypyc_lambda__1_choose_slot_objObject *)cpy_r_r9)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r10 = NULL;
    cpy_r_r11 = CPyDef_offer___Offer(cpy_r_r7, cpy_r_r8, cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 111, CPyStatic_walls___globals);
        goto CPyL36;
    }
    cpy_r_r12 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_env", "me", 116, CPyStatic_walls___globals);
        goto CPyL45;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL13: ;
    cpy_r_r13 = CPyStatics[785]; /* 'slot' */
    cpy_r_r14 = CPyStatics[1315]; /* 'MV-WAL-03' */
    cpy_r_r15 = CPyStatics[1316]; /* 'rampart' */
    cpy_r_r16 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_env", "t", 116, CPyStatic_walls___globals);
        goto CPyL46;
    }
    CPy_INCREF(cpy_r_r16);
CPyL14: ;
    cpy_r_r17 = ((serai___games___merv___table___TableObject *)cpy_r_r16)->_book;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "Table", "book", 116, CPyStatic_walls___globals);
        goto CPyL47;
    }
CPyL15: ;
    cpy_r_r18 = ((serai___games___merv___book___BookObject *)cpy_r_r17)->_rampart_ids;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "Book", "rampart_ids", 116, CPyStatic_walls___globals);
        goto CPyL47;
    }
    CPy_INCREF(cpy_r_r18);
CPyL16: ;
    CPy_DECREF(cpy_r_r16);
    cpy_r_r19 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__piece;
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_env", "piece", 116, CPyStatic_walls___globals);
        goto CPyL48;
    }
    CPyTagged_INCREF(cpy_r_r19);
CPyL17: ;
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 116, CPyStatic_walls___globals);
        goto CPyL46;
    }
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 116, CPyStatic_walls___globals, "str", cpy_r_r20);
        goto CPyL46;
    }
    cpy_r_r22 = CPyDict_Build(1, cpy_r_r15, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 116, CPyStatic_walls___globals);
        goto CPyL46;
    }
    cpy_r_r23 = NULL;
    cpy_r_r24 = 2;
    cpy_r_r25 = CPyDef_decision___ask(cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r11, cpy_r_r22, cpy_r_r23, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 116, CPyStatic_walls___globals);
        goto CPyL36;
    }
    ((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = 1;
    CPyGen_Exit(&((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r25;
CPyL22: ;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = cpy_r_type != cpy_r_r27;
    if (!cpy_r_r28) goto CPyL25;
    CPyErr_SetObjectAndTraceback(cpy_r_type, cpy_r_value, cpy_r_traceback);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 116, CPyStatic_walls___globals);
        goto CPyL36;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_arg);
    if (likely(Py_TYPE(cpy_r_arg) == CPyType_option___Option))
        cpy_r_r29 = cpy_r_arg;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 116, CPyStatic_walls___globals, "serai.kernel.option.Option", cpy_r_arg);
        goto CPyL36;
    }
    cpy_r_r30 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_env", "t", 117, CPyStatic_walls___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r30);
CPyL27: ;
    cpy_r_r31 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_env", "me", 117, CPyStatic_walls___globals);
        goto CPyL50;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL28: ;
    cpy_r_r32 = ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__piece;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "choose_slot", "choose_slot_env", "piece", 117, CPyStatic_walls___globals);
        goto CPyL51;
    }
    CPyTagged_INCREF(cpy_r_r32);
CPyL29: ;
    cpy_r_r33 = ((serai___kernel___option___OptionObject *)cpy_r_r29)->_value;
    CPy_INCREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r33)))
        cpy_r_r34 = CPyTagged_FromObject(cpy_r_r33);
    else {
        CPy_TypeError("int", cpy_r_r33); cpy_r_r34 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 117, CPyStatic_walls___globals);
        goto CPyL52;
    }
    cpy_r_r35 = CPyDef_walls___build(cpy_r_r30, cpy_r_r31, cpy_r_r32, cpy_r_r34);
    CPy_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r31);
    CPyTagged_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 117, CPyStatic_walls___globals);
        goto CPyL36;
    }
    cpy_r_r36 = Py_None;
    CPy_INCREF(cpy_r_r36);
    ((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r38 = CPyDef_walls___choose_slot_env_clear_on_completion(cpy_r_r0);
    cpy_r_r39 = CPyDef_walls___choose_slot_gen_clear_on_completion(cpy_r___mypyc_self__);
    if (cpy_r_stop_iter_ptr != NULL) goto CPyL35;
    CPyGen_SetStopIterationValue(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (!0) goto CPyL41;
    CPy_Unreachable();
CPyL35: ;
    *(PyObject * *)cpy_r_stop_iter_ptr = cpy_r_r36;
    CPyGen_Exit(&((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return 0;
CPyL36: ;
    ((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->___mypyc_next_label__ = -1;
    cpy_r_r41 = CPyDef_walls___choose_slot_env_clear_on_completion(cpy_r_r0);
    cpy_r_r42 = CPyDef_walls___choose_slot_gen_clear_on_completion(cpy_r___mypyc_self__);
    cpy_r_r43 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r43;
CPyL37: ;
    cpy_r_r44 = cpy_r_r1 == 0;
    if (cpy_r_r44) goto CPyL2;
    cpy_r_r45 = cpy_r_r1 == 1;
    if (cpy_r_r45) goto CPyL22;
    PyErr_SetNone(PyExc_StopIteration);
    cpy_r_r46 = 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL41: ;
    cpy_r_r47 = NULL;
    CPyGen_Exit(&((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r___mypyc_self__)->mypyc_running);
    return cpy_r_r47;
CPyL42: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL36;
CPyL43: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL36;
CPyL44: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL36;
CPyL45: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL36;
CPyL46: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL36;
CPyL47: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r16);
    goto CPyL36;
CPyL48: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r18);
    goto CPyL36;
CPyL49: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL36;
CPyL50: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL36;
CPyL51: ;
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL36;
CPyL52: ;
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL36;
}
        
PyObject *CPyDef_walls___choose_slot_gen_____next__(PyObject *cpy_r___mypyc_self__) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_r0, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_walls___choose_slot_gen_____next__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__next__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___choose_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.choose_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___choose_slot_gen_____next__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__next__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___choose_slot_gen___send(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_arg) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_r0, cpy_r_r0, cpy_r_r0, cpy_r_arg, 0);
    if (cpy_r_r1 == NULL) goto CPyL2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_walls___choose_slot_gen___send(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"arg", 0};
            static CPyArg_Parser parser = {"O:send", kwlist, 0};
            PyObject *obj_arg;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_arg)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___choose_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.choose_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *arg_arg = obj_arg;
            PyObject *retval = CPyDef_walls___choose_slot_gen___send(arg___mypyc_self__, arg_arg);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "send", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___choose_slot_gen_____iter__(PyObject *cpy_r___mypyc_self__) {
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
}
        
        PyObject *CPyPy_walls___choose_slot_gen_____iter__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":__iter__", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___choose_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.choose_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___choose_slot_gen_____iter__(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "__iter__", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___choose_slot_gen___throw(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_type, PyObject *cpy_r_value, PyObject *cpy_r_traceback) {
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
    cpy_r_r1 = CPyDef_walls___choose_slot_gen_____mypyc_generator_helper__(cpy_r___mypyc_self__, cpy_r_type, cpy_r_value, cpy_r_traceback, cpy_r_r0, 0);
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
        
        PyObject *CPyPy_walls___choose_slot_gen___throw(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___choose_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.choose_slot_gen", obj___mypyc_self__); 
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
            PyObject *retval = CPyDef_walls___choose_slot_gen___throw(arg___mypyc_self__, arg_type, arg_value, arg_traceback);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "throw", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___choose_slot_gen___close(PyObject *cpy_r___mypyc_self__) {
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
    cpy_r_r5 = CPyDef_walls___choose_slot_gen___throw(cpy_r___mypyc_self__, cpy_r_r2, cpy_r_r3, cpy_r_r4);
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
    PyObject *__tmp1172 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp1172);
    PyObject *__tmp1173 = cpy_r_r10.f1;
    PyTuple_SET_ITEM(cpy_r_r11, 1, __tmp1173);
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
        
        PyObject *CPyPy_walls___choose_slot_gen___close(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":close", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__;
            if (likely(Py_TYPE(obj___mypyc_self__) == CPyType_walls___choose_slot_gen))
                arg___mypyc_self__ = obj___mypyc_self__;
            else {
                CPy_TypeError("serai.games.merv.actions.walls.choose_slot_gen", obj___mypyc_self__); 
                goto fail;
            }
            PyObject *retval = CPyDef_walls___choose_slot_gen___close(arg___mypyc_self__);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "close", -1, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___choose_slot(PyObject *cpy_r_t, CPyTagged cpy_r_me, CPyTagged cpy_r_piece) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = CPyDef_walls___choose_slot_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL7;
    }
    cpy_r_r1 = CPyDef_walls___choose_slot_gen();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r_r1)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r_r1)->___mypyc_env__);
    }
    ((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r_r1)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL9;
    }
    ((serai___games___merv___actions___walls___choose_slot_genObject *)cpy_r_r1)->___mypyc_next_label__ = 0;
    CPy_INCREF(cpy_r_t);
    if (((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t != NULL) {
        CPy_DECREF(((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t);
    }
    ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__t = cpy_r_t;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_me);
    if (((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me);
    }
    ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__me = cpy_r_me;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL9;
    }
    CPyTagged_INCREF(cpy_r_piece);
    if (((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__piece != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__piece);
    }
    ((serai___games___merv___actions___walls___choose_slot_envObject *)cpy_r_r0)->___mypyc_generator_attribute__piece = cpy_r_piece;
    cpy_r_r6 = 1;
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
        goto CPyL10;
    }
    return cpy_r_r1;
CPyL7: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL7;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
CPyL10: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL7;
}
        
        PyObject *CPyPy_walls___choose_slot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "me", "piece", 0};
            static CPyArg_Parser parser = {"OOO:choose_slot", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_me;
            PyObject *obj_piece;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_me, &obj_piece)) {
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
            CPyTagged arg_piece;
            if (likely(PyLong_Check(obj_piece)))
                arg_piece = CPyTagged_BorrowFromObject(obj_piece);
            else {
                CPy_TypeError("int", obj_piece); goto fail;
            }
            PyObject *retval = CPyDef_walls___choose_slot(arg_t, arg_me, arg_piece);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "choose_slot", 109, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___free_slots(PyObject *cpy_r_t, CPyTagged cpy_r_piece) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_slot;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_slots", 121, CPyStatic_walls___globals);
        goto CPyL9;
    }
    cpy_r_r1 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "free_slots", "Table", "ramparts", 121, CPyStatic_walls___globals);
        goto CPyL10;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = 0;
    cpy_r_slot = cpy_r_r5;
    CPyTagged_DECREF(cpy_r_slot);
CPyL3: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_r4;
    if (!cpy_r_r6) goto CPyL8;
    cpy_r_slot = cpy_r_r5;
    cpy_r_r7 = CPyDef_walls___slot_obstacle(cpy_r_t, cpy_r_piece, cpy_r_slot);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_slots", 121, CPyStatic_walls___globals);
        goto CPyL11;
    }
    cpy_r_r8 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r9 = cpy_r_r7 == cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    if (!cpy_r_r9) goto CPyL12;
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_slot);
    cpy_r_r11 = PyList_Append(cpy_r_r0, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_slots", 121, CPyStatic_walls___globals);
        goto CPyL10;
    }
CPyL7: ;
    cpy_r_r13 = cpy_r_r5 + 2;
    cpy_r_r5 = cpy_r_r13;
    goto CPyL3;
CPyL8: ;
    return cpy_r_r0;
CPyL9: ;
    cpy_r_r14 = NULL;
    return cpy_r_r14;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_slot);
    goto CPyL9;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_slot);
    goto CPyL7;
}
        
        PyObject *CPyPy_walls___free_slots(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "piece", 0};
            static CPyArg_Parser parser = {"OO:free_slots", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_piece;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_piece)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_piece;
            if (likely(PyLong_Check(obj_piece)))
                arg_piece = CPyTagged_BorrowFromObject(obj_piece);
            else {
                CPy_TypeError("int", obj_piece); goto fail;
            }
            PyObject *retval = CPyDef_walls___free_slots(arg_t, arg_piece);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "free_slots", 120, CPyStatic_walls___globals);
            return NULL;
        }
        
PyObject *CPyDef_walls___slot_obstacle(PyObject *cpy_r_t, CPyTagged cpy_r_piece, CPyTagged cpy_r_slot) {
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
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_obstacle", "Table", "ramparts", 126, CPyStatic_walls___globals);
        goto CPyL24;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItemBorrow(cpy_r_r0, cpy_r_slot);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 126, CPyStatic_walls___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 126, CPyStatic_walls___globals);
        goto CPyL24;
    }
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 != -2;
    CPyTagged_DECREF(cpy_r_r2);
    if (!cpy_r_r3) goto CPyL7;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r5 = CPyStatics[1317]; /* 'SLOT_TAKEN' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 127, CPyStatic_walls___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r6) == CPyType_option___Reason))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 127, CPyStatic_walls___globals, "serai.kernel.option.Reason", cpy_r_r6);
        goto CPyL24;
    }
    return cpy_r_r7;
CPyL7: ;
    cpy_r_r8 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_obstacle", "Table", "book", 128, CPyStatic_walls___globals);
        goto CPyL24;
    }
CPyL8: ;
    cpy_r_r9 = ((serai___games___merv___book___BookObject *)cpy_r_r8)->_slot_kind;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_obstacle", "Book", "slot_kind", 128, CPyStatic_walls___globals);
        goto CPyL24;
    }
CPyL9: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_slot);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 128, CPyStatic_walls___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 128, CPyStatic_walls___globals);
        goto CPyL24;
    }
    cpy_r_r12 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_obstacle", "Table", "book", 128, CPyStatic_walls___globals);
        goto CPyL25;
    }
CPyL12: ;
    cpy_r_r13 = ((serai___games___merv___book___BookObject *)cpy_r_r12)->_rampart_kind;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_obstacle", "Book", "rampart_kind", 128, CPyStatic_walls___globals);
        goto CPyL25;
    }
CPyL13: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_piece);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 128, CPyStatic_walls___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 128, CPyStatic_walls___globals);
        goto CPyL25;
    }
    cpy_r_r16 = cpy_r_r11 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL17;
    cpy_r_r18 = CPyTagged_IsEq_(cpy_r_r11, cpy_r_r15);
    cpy_r_r19 = cpy_r_r18;
    goto CPyL18;
CPyL17: ;
    cpy_r_r20 = cpy_r_r11 == cpy_r_r15;
    cpy_r_r19 = cpy_r_r20;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r15);
    if (!cpy_r_r19) goto CPyL20;
    cpy_r_r21 = Py_None;
    CPy_INCREF(cpy_r_r21);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL23;
CPyL20: ;
    cpy_r_r23 = CPyImport_GetModuleCache(&CPyModule_serai___games___merv___reasons);
    cpy_r_r24 = CPyStatics[1318]; /* 'SLOT_OTHER_KIND' */
    cpy_r_r25 = CPyObject_GetAttr(cpy_r_r23, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 128, CPyStatic_walls___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r25) == CPyType_option___Reason))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 128, CPyStatic_walls___globals, "serai.kernel.option.Reason", cpy_r_r25);
        goto CPyL24;
    }
    cpy_r_r22 = cpy_r_r26;
CPyL23: ;
    return cpy_r_r22;
CPyL24: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL24;
}
        
        PyObject *CPyPy_walls___slot_obstacle(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "piece", "slot", 0};
            static CPyArg_Parser parser = {"OOO:slot_obstacle", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_piece;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_piece, &obj_slot)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_merv___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.merv.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_piece;
            if (likely(PyLong_Check(obj_piece)))
                arg_piece = CPyTagged_BorrowFromObject(obj_piece);
            else {
                CPy_TypeError("int", obj_piece); goto fail;
            }
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            PyObject *retval = CPyDef_walls___slot_obstacle(arg_t, arg_piece, arg_slot);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_obstacle", 124, CPyStatic_walls___globals);
            return NULL;
        }
        
char CPyDef_walls___build(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_piece, CPyTagged cpy_r_slot) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_ramparts;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "build", "Table", "ramparts", 133, CPyStatic_walls___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_piece);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_piece);
    cpy_r_r2 = CPyList_SetItem(cpy_r_r0, cpy_r_slot, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 133, CPyStatic_walls___globals);
        goto CPyL15;
    }
    cpy_r_r3 = CPyStatics[1319]; /* 'event-rampart' */
    cpy_r_r4 = CPyStatics[1315]; /* 'MV-WAL-03' */
    cpy_r_r5 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "build", "Table", "book", 134, CPyStatic_walls___globals);
        goto CPyL15;
    }
CPyL3: ;
    cpy_r_r6 = ((serai___games___merv___book___BookObject *)cpy_r_r5)->_rampart_ids;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "build", "Book", "rampart_ids", 134, CPyStatic_walls___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r6);
CPyL4: ;
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, cpy_r_piece);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 134, CPyStatic_walls___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "build", 134, CPyStatic_walls___globals, "str", cpy_r_r7);
        goto CPyL15;
    }
    cpy_r_r9 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "build", "Table", "book", 134, CPyStatic_walls___globals);
        goto CPyL16;
    }
CPyL7: ;
    cpy_r_r10 = ((serai___games___merv___book___BookObject *)cpy_r_r9)->_slot_ids;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "build", "Book", "slot_ids", 134, CPyStatic_walls___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r10);
CPyL8: ;
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, cpy_r_slot);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 134, CPyStatic_walls___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "build", 134, CPyStatic_walls___globals, "str", cpy_r_r11);
        goto CPyL16;
    }
    cpy_r_r13 = CPyStatics[1316]; /* 'rampart' */
    cpy_r_r14 = CPyStatics[785]; /* 'slot' */
    cpy_r_r15 = CPyDict_Build(2, cpy_r_r13, cpy_r_r8, cpy_r_r14, cpy_r_r12);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 134, CPyStatic_walls___globals);
        goto CPyL15;
    }
    cpy_r_r16 = CPyDef_kernel___table___Table___tell(cpy_r_t, cpy_r_r3, cpy_r_seat, cpy_r_r4, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 134, CPyStatic_walls___globals);
        goto CPyL15;
    }
    cpy_r_r17 = CPyDef_walls___slot_influence(cpy_r_t, cpy_r_seat, cpy_r_slot);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 135, CPyStatic_walls___globals);
        goto CPyL15;
    }
    cpy_r_r18 = CPyStatics[1320]; /* 'MV-WAL-04' */
    cpy_r_r19 = CPyDef_tracks___gain_influence(cpy_r_t, cpy_r_seat, cpy_r_r17, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r19 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 135, CPyStatic_walls___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
CPyL16: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL15;
}
        
        PyObject *CPyPy_walls___build(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "piece", "slot", 0};
            static CPyArg_Parser parser = {"OOOO:build", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_piece;
            PyObject *obj_slot;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_piece, &obj_slot)) {
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
            CPyTagged arg_piece;
            if (likely(PyLong_Check(obj_piece)))
                arg_piece = CPyTagged_BorrowFromObject(obj_piece);
            else {
                CPy_TypeError("int", obj_piece); goto fail;
            }
            CPyTagged arg_slot;
            if (likely(PyLong_Check(obj_slot)))
                arg_slot = CPyTagged_BorrowFromObject(obj_slot);
            else {
                CPy_TypeError("int", obj_slot); goto fail;
            }
            char retval = CPyDef_walls___build(arg_t, arg_seat, arg_piece, arg_slot);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "build", 131, CPyStatic_walls___globals);
            return NULL;
        }
        
CPyTagged CPyDef_walls___slot_influence(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_slot) {
    PyObject *cpy_r_r0;
    tuple_T2II cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_influence;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    int64_t cpy_r_r27;
    CPyTagged cpy_r_r28;
    cpy_r_r0 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_influence", "Table", "book", 140, CPyStatic_walls___globals);
        goto CPyL22;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_r0)->_rampart_influence;
    if (unlikely(cpy_r_r1.f0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_influence", "Book", "rampart_influence", 140, CPyStatic_walls___globals);
        goto CPyL22;
    }
    CPyTagged_INCREF(cpy_r_r1.f0);
    CPyTagged_INCREF(cpy_r_r1.f1);
CPyL2: ;
    cpy_r_r2 = cpy_r_r1.f0;
    cpy_r_r3 = cpy_r_r1.f1;
    cpy_r_r4 = cpy_r_r2;
    cpy_r_r5 = cpy_r_r3;
    cpy_r_influence = 0;
    cpy_r_r6 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_influence", "Table", "book", 142, CPyStatic_walls___globals);
        goto CPyL23;
    }
CPyL3: ;
    cpy_r_r7 = ((serai___games___merv___book___BookObject *)cpy_r_r6)->_slot_squares;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_influence", "Book", "slot_squares", 142, CPyStatic_walls___globals);
        goto CPyL23;
    }
CPyL4: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_slot);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_influence", 142, CPyStatic_walls___globals);
        goto CPyL23;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/actions/walls.py", "slot_influence", 142, CPyStatic_walls___globals, "tuple", cpy_r_r8);
        goto CPyL23;
    }
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = 0;
CPyL7: ;
    cpy_r_r13 = cpy_r_r12 < cpy_r_r11;
    if (!cpy_r_r13) goto CPyL24;
    cpy_r_r14 = CPySequenceTuple_GetItemUnsafe(cpy_r_r9, cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_influence", 142, CPyStatic_walls___globals);
        goto CPyL25;
    }
    cpy_r_r16 = ((serai___games___merv___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/actions/walls.py", "slot_influence", "Table", "owners", 143, CPyStatic_walls___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r16, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_influence", 143, CPyStatic_walls___globals);
        goto CPyL25;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_influence", 143, CPyStatic_walls___globals);
        goto CPyL25;
    }
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 != -2;
    if (!cpy_r_r19) goto CPyL27;
    cpy_r_r20 = cpy_r_r18 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL15;
    cpy_r_r22 = CPyTagged_IsEq_(cpy_r_r18, cpy_r_seat);
    cpy_r_r23 = cpy_r_r22;
    goto CPyL16;
CPyL15: ;
    cpy_r_r24 = cpy_r_r18 == cpy_r_seat;
    cpy_r_r23 = cpy_r_r24;
CPyL16: ;
    CPyTagged_DECREF(cpy_r_r18);
    if (!cpy_r_r23) goto CPyL18;
    CPyTagged_INCREF(cpy_r_r4);
    cpy_r_r25 = cpy_r_r4;
    goto CPyL19;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r5);
    cpy_r_r25 = cpy_r_r5;
CPyL19: ;
    cpy_r_r26 = CPyTagged_Add(cpy_r_influence, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_influence);
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_influence = cpy_r_r26;
CPyL20: ;
    cpy_r_r27 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r27;
    goto CPyL7;
CPyL21: ;
    return cpy_r_influence;
CPyL22: ;
    cpy_r_r28 = CPY_INT_TAG;
    return cpy_r_r28;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_influence);
    goto CPyL22;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r9);
    goto CPyL21;
CPyL25: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_influence);
    CPy_DecRef(cpy_r_r9);
    goto CPyL22;
CPyL26: ;
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_influence);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL22;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL20;
}
        
        PyObject *CPyPy_walls___slot_influence(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "slot", 0};
            static CPyArg_Parser parser = {"OOO:slot_influence", kwlist, 0};
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
            CPyTagged retval = CPyDef_walls___slot_influence(arg_t, arg_seat, arg_slot);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "slot_influence", 138, CPyStatic_walls___globals);
            return NULL;
        }
        
char CPyDef_walls_____top_level__(void) {
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
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    int32_t cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    int32_t cpy_r_r282;
    char cpy_r_r283;
    char cpy_r_r284;
    char cpy_r_r285;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 1, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 1, CPyStatic_walls___globals);
        goto CPyL104;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_walls___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 3, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_walls___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 5, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatic_walls___globals;
    cpy_r_r17 = (void *)&CPyModule_serai___games___merv___reasons;
    cpy_r_r18 = (void *)&CPyImportState_serai___games___merv___reasons;
    cpy_r_r19 = CPyModuleLockAPI_serai;
    cpy_r_r20 = CPyImport_IsInitialized(cpy_r_r18);
    if (!cpy_r_r20) goto CPyL9;
    cpy_r_r21 = PyImport_GetModuleDict();
    cpy_r_r22 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 7, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 7, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r31 = CPyStatics[8]; /* '__file__' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 7, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r33 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r34 = CPyStatics[1233]; /* 'serai.games.merv.reasons' */
    cpy_r_r35 = CPyImport_ImportNative(cpy_r_r34, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r32, cpy_r_r33, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 7, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r24 = cpy_r_r35;
CPyL13: ;
    cpy_r_r36 = CPyStatics[393]; /* 'reasons' */
    cpy_r_r37 = CPyDict_SetItem(cpy_r_r16, cpy_r_r36, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 7, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 8, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 8, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r53 = CPyStatics[8]; /* '__file__' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_r52, cpy_r_r53);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 8, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r55 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r56 = CPyStatics[1234]; /* 'serai.games.merv.contracts' */
    cpy_r_r57 = CPyImport_ImportNative(cpy_r_r56, cpy_r_r47, cpy_r_r48, cpy_r_r49, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r54, cpy_r_r55, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 8, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r46 = cpy_r_r57;
CPyL21: ;
    cpy_r_r58 = CPyStatics[5199]; /* ('CONTRACTS',) */
    cpy_r_r59 = CPyStatic_walls___globals;
    cpy_r_r60 = CPyImport_GetNativeAttrs(cpy_r_r46, cpy_r_r58, cpy_r_r58, cpy_r_r59);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 8, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 9, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 9, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r75 = CPyStatics[8]; /* '__file__' */
    cpy_r_r76 = CPyObject_GetAttr(cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 9, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r77 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r78 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r79 = CPyImport_ImportNative(cpy_r_r78, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r76, cpy_r_r77, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 9, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r68 = cpy_r_r79;
CPyL29: ;
    cpy_r_r80 = CPyStatics[5215]; /* ('NOBODY', 'NONE') */
    cpy_r_r81 = CPyStatic_walls___globals;
    cpy_r_r82 = CPyImport_GetNativeAttrs(cpy_r_r68, cpy_r_r80, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 9, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 10, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 10, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r97 = CPyStatics[8]; /* '__file__' */
    cpy_r_r98 = CPyObject_GetAttr(cpy_r_r96, cpy_r_r97);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 10, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r99 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r100 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r101 = CPyImport_ImportNative(cpy_r_r100, cpy_r_r91, cpy_r_r92, cpy_r_r93, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r98, cpy_r_r99, 0);
    CPy_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 10, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r90 = cpy_r_r101;
CPyL37: ;
    cpy_r_r102 = CPyStatics[5213]; /* ('cost_note', 'pay', 'price_obstacle') */
    cpy_r_r103 = CPyStatic_walls___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r90, cpy_r_r102, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 10, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 11, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 11, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r119 = CPyStatics[8]; /* '__file__' */
    cpy_r_r120 = CPyObject_GetAttr(cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 11, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r121 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r122 = CPyStatics[1192]; /* 'serai.games.merv.table' */
    cpy_r_r123 = CPyImport_ImportNative(cpy_r_r122, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r120, cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 11, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r112 = cpy_r_r123;
CPyL45: ;
    cpy_r_r124 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r125 = CPyStatic_walls___globals;
    cpy_r_r126 = CPyImport_GetNativeAttrs(cpy_r_r112, cpy_r_r124, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 11, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 12, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 12, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r141 = CPyStatics[8]; /* '__file__' */
    cpy_r_r142 = CPyObject_GetAttr(cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 12, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r143 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r144 = CPyStatics[1275]; /* 'serai.games.merv.tracks' */
    cpy_r_r145 = CPyImport_ImportNative(cpy_r_r144, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r142, cpy_r_r143, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 12, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r134 = cpy_r_r145;
CPyL53: ;
    cpy_r_r146 = CPyStatics[5216]; /* ('gain_influence',) */
    cpy_r_r147 = CPyStatic_walls___globals;
    cpy_r_r148 = CPyImport_GetNativeAttrs(cpy_r_r134, cpy_r_r146, cpy_r_r146, cpy_r_r147);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 12, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 13, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 13, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r163 = CPyStatics[8]; /* '__file__' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 13, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r165 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r166 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r167 = CPyImport_ImportNative(cpy_r_r166, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r164, cpy_r_r165, 0);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 13, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r156 = cpy_r_r167;
CPyL61: ;
    cpy_r_r168 = CPyStatics[5070]; /* ('Offer', 'Option', 'Reason', 'Rules', 'ask') */
    cpy_r_r169 = CPyStatic_walls___globals;
    cpy_r_r170 = CPyImport_GetNativeAttrs(cpy_r_r156, cpy_r_r168, cpy_r_r168, cpy_r_r169);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 13, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 14, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 14, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r185 = CPyStatics[8]; /* '__file__' */
    cpy_r_r186 = CPyObject_GetAttr(cpy_r_r184, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 14, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r187 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r188 = CPyStatics[373]; /* 'serai.kernel.extras' */
    cpy_r_r189 = CPyImport_ImportNative(cpy_r_r188, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r186, cpy_r_r187, 0);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 14, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r178 = cpy_r_r189;
CPyL69: ;
    cpy_r_r190 = CPyStatics[5042]; /* ('ask_with',) */
    cpy_r_r191 = CPyStatic_walls___globals;
    cpy_r_r192 = CPyImport_GetNativeAttrs(cpy_r_r178, cpy_r_r190, cpy_r_r190, cpy_r_r191);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 14, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 15, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 15, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r207 = CPyStatics[8]; /* '__file__' */
    cpy_r_r208 = CPyObject_GetAttr(cpy_r_r206, cpy_r_r207);
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 15, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r209 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r210 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r211 = CPyImport_ImportNative(cpy_r_r210, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r208, cpy_r_r209, 0);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 15, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r200 = cpy_r_r211;
CPyL77: ;
    cpy_r_r212 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r213 = CPyStatic_walls___globals;
    cpy_r_r214 = CPyImport_GetNativeAttrs(cpy_r_r200, cpy_r_r212, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 15, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 16, CPyStatic_walls___globals);
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 16, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r229 = CPyStatics[8]; /* '__file__' */
    cpy_r_r230 = CPyObject_GetAttr(cpy_r_r228, cpy_r_r229);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 16, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r231 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r232 = CPyStatics[375]; /* 'serai.kernel.offer' */
    cpy_r_r233 = CPyImport_ImportNative(cpy_r_r232, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r230, cpy_r_r231, 0);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 16, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r222 = cpy_r_r233;
CPyL85: ;
    cpy_r_r234 = CPyStatics[5043]; /* ('TableOffer',) */
    cpy_r_r235 = CPyStatic_walls___globals;
    cpy_r_r236 = CPyImport_GetNativeAttrs(cpy_r_r222, cpy_r_r234, cpy_r_r234, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 16, CPyStatic_walls___globals);
        goto CPyL104;
    } else
        goto CPyL113;
CPyL86: ;
    cpy_r_r237 = (PyObject *)CPyType_offer___TableOffer;
    cpy_r_r238 = (PyObject *)CPyType_merv___table___Table;
    cpy_r_r239 = PyObject_GetItem(cpy_r_r237, cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r240 = PyTuple_Pack(1, cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r241 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r242 = (PyObject *)CPyType_walls___FreeRampartOffer_template;
    cpy_r_r243 = CPyType_FromTemplate(cpy_r_r242, cpy_r_r240, cpy_r_r241);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r244 = CPyDef_walls___FreeRampartOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r244 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL114;
    }
    cpy_r_r245 = CPyDef_walls___FreeRampartOffer_coroutine_setup(cpy_r_r243);
    if (unlikely(cpy_r_r245 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL114;
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
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL114;
    }
    cpy_r_r255 = PyObject_SetAttr(cpy_r_r243, cpy_r_r246, cpy_r_r254);
    CPy_DECREF(cpy_r_r254);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL114;
    }
    CPyType_walls___FreeRampartOffer = (PyTypeObject *)cpy_r_r243;
    CPy_INCREF(CPyType_walls___FreeRampartOffer);
    cpy_r_r257 = CPyStatic_walls___globals;
    cpy_r_r258 = CPyStatics[1323]; /* 'FreeRampartOffer' */
    cpy_r_r259 = PyDict_SetItem(cpy_r_r257, cpy_r_r258, cpy_r_r243);
    cpy_r_r260 = cpy_r_r259 >= 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL114;
    }
    cpy_r_r261 = CPy_InitSubclass(cpy_r_r243);
    CPy_DECREF(cpy_r_r243);
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 43, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r262 = (PyObject *)CPyType_walls___FreeRampartOffer;
    cpy_r_r263 = PyTuple_Pack(1, cpy_r_r262);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r264 = CPyStatics[1207]; /* 'serai.games.merv.actions.walls' */
    cpy_r_r265 = (PyObject *)CPyType_walls___RampartOffer_template;
    cpy_r_r266 = CPyType_FromTemplate(cpy_r_r265, cpy_r_r263, cpy_r_r264);
    CPy_DECREF(cpy_r_r263);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL104;
    }
    cpy_r_r267 = CPyDef_walls___RampartOffer_trait_vtable_setup();
    if (unlikely(cpy_r_r267 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL115;
    }
    cpy_r_r268 = CPyDef_walls___RampartOffer_coroutine_setup(cpy_r_r266);
    if (unlikely(cpy_r_r268 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL115;
    }
    cpy_r_r269 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r270 = CPyStatics[378]; /* 't' */
    cpy_r_r271 = CPyStatics[379]; /* 'me' */
    cpy_r_r272 = CPyStatics[380]; /* '_likely' */
    cpy_r_r273 = CPyStatics[381]; /* '_obstacle' */
    cpy_r_r274 = CPyStatics[382]; /* '_others' */
    cpy_r_r275 = CPyStatics[383]; /* '_note' */
    cpy_r_r276 = CPyStatics[99]; /* '__dict__' */
    cpy_r_r277 = PyTuple_Pack(7, cpy_r_r270, cpy_r_r271, cpy_r_r272, cpy_r_r273, cpy_r_r274, cpy_r_r275, cpy_r_r276);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL115;
    }
    cpy_r_r278 = PyObject_SetAttr(cpy_r_r266, cpy_r_r269, cpy_r_r277);
    CPy_DECREF(cpy_r_r277);
    cpy_r_r279 = cpy_r_r278 >= 0;
    if (unlikely(!cpy_r_r279)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL115;
    }
    CPyType_walls___RampartOffer = (PyTypeObject *)cpy_r_r266;
    CPy_INCREF(CPyType_walls___RampartOffer);
    cpy_r_r280 = CPyStatic_walls___globals;
    cpy_r_r281 = CPyStatics[1324]; /* 'RampartOffer' */
    cpy_r_r282 = PyDict_SetItem(cpy_r_r280, cpy_r_r281, cpy_r_r266);
    cpy_r_r283 = cpy_r_r282 >= 0;
    if (unlikely(!cpy_r_r283)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL115;
    }
    cpy_r_r284 = CPy_InitSubclass(cpy_r_r266);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(!cpy_r_r284)) {
        CPy_AddTraceback("src/serai/games/merv/actions/walls.py", "<module>", 62, CPyStatic_walls___globals);
        goto CPyL104;
    }
    return 1;
CPyL104: ;
    cpy_r_r285 = 2;
    return cpy_r_r285;
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
    CPy_DecRef(cpy_r_r243);
    goto CPyL104;
CPyL115: ;
    CPy_DecRef(cpy_r_r266);
    goto CPyL104;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
sheet___Words_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
sheet___Words_traverse(serai___kernel___sheet___WordsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_names);
    Py_VISIT(self->_places);
    if (CPyTagged_CheckLong(self->_count)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_count));
    }
    Py_VISIT(self->_none);
    Py_VISIT(self->_rows);
    Py_VISIT(self->__lists);
    Py_VISIT(self->__bags);
    Py_VISIT(self->__bits);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_sheet___Words_clear(PyObject *cpy_r_self)
{
    serai___kernel___sheet___WordsObject *self = (serai___kernel___sheet___WordsObject *)cpy_r_self;
    Py_CLEAR(self->_names);
    Py_CLEAR(self->_places);
    if (CPyTagged_CheckLong(self->_count)) {
        CPyTagged __tmp = self->_count;
        self->_count = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_none);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->__lists);
    Py_CLEAR(self->__bags);
    Py_CLEAR(self->__bits);
    return 0;
}

static int32_t CPyDef_sheet___Words_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___sheet___WordsObject *self = (serai___kernel___sheet___WordsObject *)cpy_r_self;
    Py_CLEAR(self->_names);
    Py_CLEAR(self->_places);
    if (CPyTagged_CheckLong(self->_count)) {
        CPyTagged __tmp = self->_count;
        self->_count = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_none);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->__lists);
    Py_CLEAR(self->__bags);
    Py_CLEAR(self->__bits);
    return 0;
}

static void
sheet___Words_dealloc(serai___kernel___sheet___WordsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, sheet___Words_dealloc)
    CPyDef_sheet___Words_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_sheet_____mypyc__Words_setup(PyObject *cpy_r_type);
PyObject *CPyDef_sheet___Words(PyObject *cpy_r_names, PyObject *cpy_r_numbers);

static PyObject *
sheet___Words_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_sheet___Words) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_sheet_____mypyc__Words_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_sheet___Words_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem sheet___Words_vtable[5];
static bool
CPyDef_sheet___Words_trait_vtable_setup(void)
{
    CPyVTableItem sheet___Words_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_sheet___Words_____init__,
        (CPyVTableItem)CPyDef_sheet___Words___listed,
        (CPyVTableItem)CPyDef_sheet___Words___bag,
        (CPyVTableItem)CPyDef_sheet___Words___bits,
        (CPyVTableItem)CPyDef_sheet___Words____row,
    };
    memcpy(sheet___Words_vtable, sheet___Words_vtable_scratch, sizeof(sheet___Words_vtable));
    return 1;
}

static bool
CPyDef_sheet___Words_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
sheet___Words_get_names(serai___kernel___sheet___WordsObject *self, void *closure);
static PyObject *
sheet___Words_get_places(serai___kernel___sheet___WordsObject *self, void *closure);
static PyObject *
sheet___Words_get_count(serai___kernel___sheet___WordsObject *self, void *closure);
static PyObject *
sheet___Words_get_none(serai___kernel___sheet___WordsObject *self, void *closure);
static PyObject *
sheet___Words_get_rows(serai___kernel___sheet___WordsObject *self, void *closure);
static PyObject *
sheet___Words_get__lists(serai___kernel___sheet___WordsObject *self, void *closure);
static PyObject *
sheet___Words_get__bags(serai___kernel___sheet___WordsObject *self, void *closure);
static PyObject *
sheet___Words_get__bits(serai___kernel___sheet___WordsObject *self, void *closure);

static PyGetSetDef sheet___Words_getseters[] = {
    {"names",
     (getter)sheet___Words_get_names, NULL,
     NULL, NULL},
    {"places",
     (getter)sheet___Words_get_places, NULL,
     NULL, NULL},
    {"count",
     (getter)sheet___Words_get_count, NULL,
     NULL, NULL},
    {"none",
     (getter)sheet___Words_get_none, NULL,
     NULL, NULL},
    {"rows",
     (getter)sheet___Words_get_rows, NULL,
     NULL, NULL},
    {"_lists",
     (getter)sheet___Words_get__lists, NULL,
     NULL, NULL},
    {"_bags",
     (getter)sheet___Words_get__bags, NULL,
     NULL, NULL},
    {"_bits",
     (getter)sheet___Words_get__bits, NULL,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef sheet___Words_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_sheet_____mypyc__Words_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_sheet___Words_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, names, numbers=None)\n--\n\n")},
    {"listed",
     (PyCFunction)CPyPy_sheet___Words___listed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("listed($self, numbers)\n--\n\n")},
    {"bag",
     (PyCFunction)CPyPy_sheet___Words___bag,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bag($self, numbers, most)\n--\n\n")},
    {"bits",
     (PyCFunction)CPyPy_sheet___Words___bits,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bits($self, bits)\n--\n\n")},
    {"_row",
     (PyCFunction)CPyPy_sheet___Words____row,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_row($self, numbers, most)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_sheet___Words_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Words",
    .tp_new = sheet___Words_new,
    .tp_dealloc = (destructor)sheet___Words_dealloc,
    .tp_traverse = (traverseproc)sheet___Words_traverse,
    .tp_clear = (inquiry)CPyDef_sheet___Words_clear,
    .tp_getset = sheet___Words_getseters,
    .tp_methods = sheet___Words_methods,
    .tp_init = sheet___Words_init,
    .tp_basicsize = sizeof(serai___kernel___sheet___WordsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Words(names, numbers=None)\n--\n\n"),
};
static PyTypeObject *CPyType_sheet___Words_template = &CPyType_sheet___Words_template_;

PyObject *CPyDef_sheet_____mypyc__Words_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___sheet___WordsObject *self;
    self = (serai___kernel___sheet___WordsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = sheet___Words_vtable;
    self->_count = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_sheet___Words(PyObject *cpy_r_names, PyObject *cpy_r_numbers)
{
    PyObject *self = CPyDef_sheet_____mypyc__Words_setup((PyObject *)CPyType_sheet___Words);
    if (self == NULL)
        return NULL;
    char res = CPyDef_sheet___Words_____init__(self, cpy_r_names, cpy_r_numbers);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
sheet___Words_get_names(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->_names == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'names' of 'Words' undefined");
        return NULL;
    }
    CPy_INCREF(self->_names);
    PyObject *retval = self->_names;
    return retval;
}

static PyObject *
sheet___Words_get_places(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->_places == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'places' of 'Words' undefined");
        return NULL;
    }
    CPy_INCREF(self->_places);
    PyObject *retval = self->_places;
    return retval;
}

static PyObject *
sheet___Words_get_count(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->_count == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'count' of 'Words' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_count);
    PyObject *retval = CPyTagged_StealAsObject(self->_count);
    return retval;
}

static PyObject *
sheet___Words_get_none(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->_none == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'none' of 'Words' undefined");
        return NULL;
    }
    CPy_INCREF(self->_none);
    PyObject *retval = self->_none;
    return retval;
}

static PyObject *
sheet___Words_get_rows(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->_rows == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows' of 'Words' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rows);
    PyObject *retval = self->_rows;
    return retval;
}

static PyObject *
sheet___Words_get__lists(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->__lists == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_lists' of 'Words' undefined");
        return NULL;
    }
    CPy_INCREF(self->__lists);
    PyObject *retval = self->__lists;
    return retval;
}

static PyObject *
sheet___Words_get__bags(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->__bags == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_bags' of 'Words' undefined");
        return NULL;
    }
    CPy_INCREF(self->__bags);
    PyObject *retval = self->__bags;
    return retval;
}

static PyObject *
sheet___Words_get__bits(serai___kernel___sheet___WordsObject *self, void *closure)
{
    if (unlikely(self->__bits == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_bits' of 'Words' undefined");
        return NULL;
    }
    CPy_INCREF(self->__bits);
    PyObject *retval = self->__bits;
    return retval;
}

static int
sheet___Seating_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
sheet___Seating_traverse(serai___kernel___sheet___SeatingObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seats));
    }
    Py_VISIT(self->_nobody);
    Py_VISIT(self->_rows);
    Py_VISIT(self->_bits);
    Py_VISIT(self->_nobody_else);
    Py_VISIT(self->_rows_else);
    Py_VISIT(self->_other);
    Py_VISIT(self->__lists);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_sheet___Seating_clear(PyObject *cpy_r_self)
{
    serai___kernel___sheet___SeatingObject *self = (serai___kernel___sheet___SeatingObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_nobody);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_bits);
    Py_CLEAR(self->_nobody_else);
    Py_CLEAR(self->_rows_else);
    Py_CLEAR(self->_other);
    Py_CLEAR(self->__lists);
    return 0;
}

static int32_t CPyDef_sheet___Seating_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___sheet___SeatingObject *self = (serai___kernel___sheet___SeatingObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_nobody);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_bits);
    Py_CLEAR(self->_nobody_else);
    Py_CLEAR(self->_rows_else);
    Py_CLEAR(self->_other);
    Py_CLEAR(self->__lists);
    return 0;
}

static void
sheet___Seating_dealloc(serai___kernel___sheet___SeatingObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, sheet___Seating_dealloc)
    CPyDef_sheet___Seating_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_sheet_____mypyc__Seating_setup(PyObject *cpy_r_type);
PyObject *CPyDef_sheet___Seating(CPyTagged cpy_r_me, CPyTagged cpy_r_seats);

static PyObject *
sheet___Seating_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_sheet___Seating) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_sheet_____mypyc__Seating_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_sheet___Seating_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem sheet___Seating_vtable[4];
static bool
CPyDef_sheet___Seating_trait_vtable_setup(void)
{
    CPyVTableItem sheet___Seating_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_sheet___Seating_____init__,
        (CPyVTableItem)CPyDef_sheet___Seating___row,
        (CPyVTableItem)CPyDef_sheet___Seating___listed,
        (CPyVTableItem)CPyDef_sheet___Seating____row,
    };
    memcpy(sheet___Seating_vtable, sheet___Seating_vtable_scratch, sizeof(sheet___Seating_vtable));
    return 1;
}

static bool
CPyDef_sheet___Seating_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
sheet___Seating_get_me(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get_seats(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get_nobody(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get_rows(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get_bits(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get_nobody_else(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get_rows_else(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get_other(serai___kernel___sheet___SeatingObject *self, void *closure);
static PyObject *
sheet___Seating_get__lists(serai___kernel___sheet___SeatingObject *self, void *closure);

static PyGetSetDef sheet___Seating_getseters[] = {
    {"me",
     (getter)sheet___Seating_get_me, NULL,
     NULL, NULL},
    {"seats",
     (getter)sheet___Seating_get_seats, NULL,
     NULL, NULL},
    {"nobody",
     (getter)sheet___Seating_get_nobody, NULL,
     NULL, NULL},
    {"rows",
     (getter)sheet___Seating_get_rows, NULL,
     NULL, NULL},
    {"bits",
     (getter)sheet___Seating_get_bits, NULL,
     NULL, NULL},
    {"nobody_else",
     (getter)sheet___Seating_get_nobody_else, NULL,
     NULL, NULL},
    {"rows_else",
     (getter)sheet___Seating_get_rows_else, NULL,
     NULL, NULL},
    {"other",
     (getter)sheet___Seating_get_other, NULL,
     NULL, NULL},
    {"_lists",
     (getter)sheet___Seating_get__lists, NULL,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef sheet___Seating_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_sheet_____mypyc__Seating_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_sheet___Seating_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, me, seats)\n--\n\n")},
    {"row",
     (PyCFunction)CPyPy_sheet___Seating___row,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("row($self, seat, other)\n--\n\n")},
    {"listed",
     (PyCFunction)CPyPy_sheet___Seating___listed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("listed($self, seats, other)\n--\n\n")},
    {"_row",
     (PyCFunction)CPyPy_sheet___Seating____row,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_row($self, bits)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_sheet___Seating_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Seating",
    .tp_new = sheet___Seating_new,
    .tp_dealloc = (destructor)sheet___Seating_dealloc,
    .tp_traverse = (traverseproc)sheet___Seating_traverse,
    .tp_clear = (inquiry)CPyDef_sheet___Seating_clear,
    .tp_getset = sheet___Seating_getseters,
    .tp_methods = sheet___Seating_methods,
    .tp_init = sheet___Seating_init,
    .tp_basicsize = sizeof(serai___kernel___sheet___SeatingObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Seating(me, seats)\n--\n\n"),
};
static PyTypeObject *CPyType_sheet___Seating_template = &CPyType_sheet___Seating_template_;

PyObject *CPyDef_sheet_____mypyc__Seating_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___sheet___SeatingObject *self;
    self = (serai___kernel___sheet___SeatingObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = sheet___Seating_vtable;
    self->_me = CPY_INT_TAG;
    self->_seats = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_sheet___Seating(CPyTagged cpy_r_me, CPyTagged cpy_r_seats)
{
    PyObject *self = CPyDef_sheet_____mypyc__Seating_setup((PyObject *)CPyType_sheet___Seating);
    if (self == NULL)
        return NULL;
    char res = CPyDef_sheet___Seating_____init__(self, cpy_r_me, cpy_r_seats);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
sheet___Seating_get_me(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_me == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'me' of 'Seating' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_me);
    PyObject *retval = CPyTagged_StealAsObject(self->_me);
    return retval;
}

static PyObject *
sheet___Seating_get_seats(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_seats == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seats' of 'Seating' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seats);
    PyObject *retval = CPyTagged_StealAsObject(self->_seats);
    return retval;
}

static PyObject *
sheet___Seating_get_nobody(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_nobody == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'nobody' of 'Seating' undefined");
        return NULL;
    }
    CPy_INCREF(self->_nobody);
    PyObject *retval = self->_nobody;
    return retval;
}

static PyObject *
sheet___Seating_get_rows(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_rows == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows' of 'Seating' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rows);
    PyObject *retval = self->_rows;
    return retval;
}

static PyObject *
sheet___Seating_get_bits(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_bits == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bits' of 'Seating' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bits);
    PyObject *retval = self->_bits;
    return retval;
}

static PyObject *
sheet___Seating_get_nobody_else(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_nobody_else == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'nobody_else' of 'Seating' undefined");
        return NULL;
    }
    CPy_INCREF(self->_nobody_else);
    PyObject *retval = self->_nobody_else;
    return retval;
}

static PyObject *
sheet___Seating_get_rows_else(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_rows_else == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows_else' of 'Seating' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rows_else);
    PyObject *retval = self->_rows_else;
    return retval;
}

static PyObject *
sheet___Seating_get_other(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->_other == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'other' of 'Seating' undefined");
        return NULL;
    }
    CPy_INCREF(self->_other);
    PyObject *retval = self->_other;
    return retval;
}

static PyObject *
sheet___Seating_get__lists(serai___kernel___sheet___SeatingObject *self, void *closure)
{
    if (unlikely(self->__lists == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_lists' of 'Seating' undefined");
        return NULL;
    }
    CPy_INCREF(self->__lists);
    PyObject *retval = self->__lists;
    return retval;
}

static int
sheet___Sheet_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
sheet___Sheet_traverse(serai___kernel___sheet___SheetObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seats));
    }
    Py_VISIT(self->__seating);
    Py_VISIT(self->__pieces);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_sheet___Sheet_clear(PyObject *cpy_r_self)
{
    serai___kernel___sheet___SheetObject *self = (serai___kernel___sheet___SheetObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__seating);
    Py_CLEAR(self->__pieces);
    return 0;
}

static int32_t CPyDef_sheet___Sheet_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___sheet___SheetObject *self = (serai___kernel___sheet___SheetObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__seating);
    Py_CLEAR(self->__pieces);
    return 0;
}

static void
sheet___Sheet_dealloc(serai___kernel___sheet___SheetObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, sheet___Sheet_dealloc)
    CPyDef_sheet___Sheet_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_sheet_____mypyc__Sheet_setup(PyObject *cpy_r_type);
PyObject *CPyDef_sheet___Sheet(PyObject *cpy_r_seating);

static PyObject *
sheet___Sheet_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_sheet___Sheet) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_sheet_____mypyc__Sheet_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_sheet___Sheet_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem sheet___Sheet_vtable[27];
static bool
CPyDef_sheet___Sheet_trait_vtable_setup(void)
{
    CPyVTableItem sheet___Sheet_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_sheet___Sheet_____init__,
        (CPyVTableItem)CPyDef_sheet___Sheet___page,
        (CPyVTableItem)CPyDef_sheet___Sheet___part,
        (CPyVTableItem)CPyDef_sheet___Sheet___competitor,
        (CPyVTableItem)CPyDef_sheet___Sheet___place,
        (CPyVTableItem)CPyDef_sheet___Sheet___end,
        (CPyVTableItem)CPyDef_sheet___Sheet___number,
        (CPyVTableItem)CPyDef_sheet___Sheet___large,
        (CPyVTableItem)CPyDef_sheet___Sheet___count,
        (CPyVTableItem)CPyDef_sheet___Sheet___total,
        (CPyVTableItem)CPyDef_sheet___Sheet___flag,
        (CPyVTableItem)CPyDef_sheet___Sheet___word,
        (CPyVTableItem)CPyDef_sheet___Sheet___seat,
        (CPyVTableItem)CPyDef_sheet___Sheet___words_at,
        (CPyVTableItem)CPyDef_sheet___Sheet___seats_at,
        (CPyVTableItem)CPyDef_sheet___Sheet___numbers_at,
        (CPyVTableItem)CPyDef_sheet___Sheet___numbers,
        (CPyVTableItem)CPyDef_sheet___Sheet___by_seat,
        (CPyVTableItem)CPyDef_sheet___Sheet___seat_bits_at,
        (CPyVTableItem)CPyDef_sheet___Sheet___bag,
        (CPyVTableItem)CPyDef_sheet___Sheet___counts,
        (CPyVTableItem)CPyDef_sheet___Sheet___flags,
        (CPyVTableItem)CPyDef_sheet___Sheet___bits,
        (CPyVTableItem)CPyDef_sheet___Sheet___keyed,
        (CPyVTableItem)CPyDef_sheet___Sheet___table,
        (CPyVTableItem)CPyDef_sheet___Sheet___table_bits,
        (CPyVTableItem)CPyDef_sheet___Sheet___keyed_seats,
    };
    memcpy(sheet___Sheet_vtable, sheet___Sheet_vtable_scratch, sizeof(sheet___Sheet_vtable));
    return 1;
}

static bool
CPyDef_sheet___Sheet_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
sheet___Sheet_get_me(serai___kernel___sheet___SheetObject *self, void *closure);
static PyObject *
sheet___Sheet_get_seats(serai___kernel___sheet___SheetObject *self, void *closure);
static PyObject *
sheet___Sheet_get__seating(serai___kernel___sheet___SheetObject *self, void *closure);
static PyObject *
sheet___Sheet_get__pieces(serai___kernel___sheet___SheetObject *self, void *closure);

static PyGetSetDef sheet___Sheet_getseters[] = {
    {"me",
     (getter)sheet___Sheet_get_me, NULL,
     NULL, NULL},
    {"seats",
     (getter)sheet___Sheet_get_seats, NULL,
     NULL, NULL},
    {"_seating",
     (getter)sheet___Sheet_get__seating, NULL,
     NULL, NULL},
    {"_pieces",
     (getter)sheet___Sheet_get__pieces, NULL,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef sheet___Sheet_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_sheet_____mypyc__Sheet_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_sheet___Sheet_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, seating)\n--\n\n")},
    {"page",
     (PyCFunction)CPyPy_sheet___Sheet___page,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("page($self)\n--\n\n")},
    {"part",
     (PyCFunction)CPyPy_sheet___Sheet___part,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("part($self, name)\n--\n\n")},
    {"competitor",
     (PyCFunction)CPyPy_sheet___Sheet___competitor,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("competitor($self, name, away)\n--\n\n")},
    {"place",
     (PyCFunction)CPyPy_sheet___Sheet___place,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place($self, name, number)\n--\n\n")},
    {"end",
     (PyCFunction)CPyPy_sheet___Sheet___end,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("end($self)\n--\n\n")},
    {"number",
     (PyCFunction)CPyPy_sheet___Sheet___number,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("number($self, name, value, most, least=0)\n--\n\n")},
    {"large",
     (PyCFunction)CPyPy_sheet___Sheet___large,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("large($self, name, value, most, least=0)\n--\n\n")},
    {"count",
     (PyCFunction)CPyPy_sheet___Sheet___count,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("count($self, name, value, most)\n--\n\n")},
    {"total",
     (PyCFunction)CPyPy_sheet___Sheet___total,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("total($self, name, value, most)\n--\n\n")},
    {"flag",
     (PyCFunction)CPyPy_sheet___Sheet___flag,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("flag($self, name, value)\n--\n\n")},
    {"word",
     (PyCFunction)CPyPy_sheet___Sheet___word,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("word($self, name, number, words)\n--\n\n")},
    {"seat",
     (PyCFunction)CPyPy_sheet___Sheet___seat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seat($self, name, seat, other=-1)\n--\n\n")},
    {"words_at",
     (PyCFunction)CPyPy_sheet___Sheet___words_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("words_at($self, name, numbers, room, words)\n--\n\n")},
    {"seats_at",
     (PyCFunction)CPyPy_sheet___Sheet___seats_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seats_at($self, name, seats, room, other=-1)\n--\n\n")},
    {"numbers_at",
     (PyCFunction)CPyPy_sheet___Sheet___numbers_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("numbers_at($self, name, values, room, most)\n--\n\n")},
    {"numbers",
     (PyCFunction)CPyPy_sheet___Sheet___numbers,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("numbers($self, name, values, words, most)\n--\n\n")},
    {"by_seat",
     (PyCFunction)CPyPy_sheet___Sheet___by_seat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("by_seat($self, name, values, most)\n--\n\n")},
    {"seat_bits_at",
     (PyCFunction)CPyPy_sheet___Sheet___seat_bits_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seat_bits_at($self, name, bits)\n--\n\n")},
    {"bag",
     (PyCFunction)CPyPy_sheet___Sheet___bag,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bag($self, name, numbers, words, most=1)\n--\n\n")},
    {"counts",
     (PyCFunction)CPyPy_sheet___Sheet___counts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("counts($self, name, numbers, words, most)\n--\n\n")},
    {"flags",
     (PyCFunction)CPyPy_sheet___Sheet___flags,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("flags($self, name, there, words)\n--\n\n")},
    {"bits",
     (PyCFunction)CPyPy_sheet___Sheet___bits,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bits($self, name, bits, words)\n--\n\n")},
    {"keyed",
     (PyCFunction)CPyPy_sheet___Sheet___keyed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("keyed($self, name, by, numbers, values, words, most)\n--\n\n")},
    {"table",
     (PyCFunction)CPyPy_sheet___Sheet___table,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("table($self, name, by, numbers, beside, words, others, most=1)\n--\n\n")},
    {"table_bits",
     (PyCFunction)CPyPy_sheet___Sheet___table_bits,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("table_bits($self, name, by, numbers, beside, words, others)\n--\n\n")},
    {"keyed_seats",
     (PyCFunction)CPyPy_sheet___Sheet___keyed_seats,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("keyed_seats($self, name, by, numbers, seats, words)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_sheet___Sheet_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Sheet",
    .tp_new = sheet___Sheet_new,
    .tp_dealloc = (destructor)sheet___Sheet_dealloc,
    .tp_traverse = (traverseproc)sheet___Sheet_traverse,
    .tp_clear = (inquiry)CPyDef_sheet___Sheet_clear,
    .tp_getset = sheet___Sheet_getseters,
    .tp_methods = sheet___Sheet_methods,
    .tp_init = sheet___Sheet_init,
    .tp_basicsize = sizeof(serai___kernel___sheet___SheetObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Sheet(seating)\n--\n\n"),
};
static PyTypeObject *CPyType_sheet___Sheet_template = &CPyType_sheet___Sheet_template_;

PyObject *CPyDef_sheet_____mypyc__Sheet_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___sheet___SheetObject *self;
    self = (serai___kernel___sheet___SheetObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = sheet___Sheet_vtable;
    self->_me = CPY_INT_TAG;
    self->_seats = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_sheet___Sheet(PyObject *cpy_r_seating)
{
    PyObject *self = CPyDef_sheet_____mypyc__Sheet_setup((PyObject *)CPyType_sheet___Sheet);
    if (self == NULL)
        return NULL;
    char res = CPyDef_sheet___Sheet_____init__(self, cpy_r_seating);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
sheet___Sheet_get_me(serai___kernel___sheet___SheetObject *self, void *closure)
{
    if (unlikely(self->_me == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'me' of 'Sheet' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_me);
    PyObject *retval = CPyTagged_StealAsObject(self->_me);
    return retval;
}

static PyObject *
sheet___Sheet_get_seats(serai___kernel___sheet___SheetObject *self, void *closure)
{
    if (unlikely(self->_seats == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seats' of 'Sheet' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seats);
    PyObject *retval = CPyTagged_StealAsObject(self->_seats);
    return retval;
}

static PyObject *
sheet___Sheet_get__seating(serai___kernel___sheet___SheetObject *self, void *closure)
{
    if (unlikely(self->__seating == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_seating' of 'Sheet' undefined");
        return NULL;
    }
    CPy_INCREF(self->__seating);
    PyObject *retval = self->__seating;
    return retval;
}

static PyObject *
sheet___Sheet_get__pieces(serai___kernel___sheet___SheetObject *self, void *closure)
{
    if (unlikely(self->__pieces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_pieces' of 'Sheet' undefined");
        return NULL;
    }
    CPy_INCREF(self->__pieces);
    PyObject *retval = self->__pieces;
    return retval;
}

static int
sheet___Register_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
sheet___Register_traverse(serai___kernel___sheet___RegisterObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_me)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_me));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seats));
    }
    Py_VISIT(self->__seating);
    Py_VISIT(self->__pieces);
    if (CPyTagged_CheckLong(self->_at)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_at));
    }
    Py_VISIT(self->_fields);
    Py_VISIT(self->__parts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_sheet___Register_clear(PyObject *cpy_r_self)
{
    serai___kernel___sheet___RegisterObject *self = (serai___kernel___sheet___RegisterObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__seating);
    Py_CLEAR(self->__pieces);
    if (CPyTagged_CheckLong(self->_at)) {
        CPyTagged __tmp = self->_at;
        self->_at = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_fields);
    Py_CLEAR(self->__parts);
    return 0;
}

static int32_t CPyDef_sheet___Register_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___sheet___RegisterObject *self = (serai___kernel___sheet___RegisterObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_me)) {
        CPyTagged __tmp = self->_me;
        self->_me = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seats)) {
        CPyTagged __tmp = self->_seats;
        self->_seats = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->__seating);
    Py_CLEAR(self->__pieces);
    if (CPyTagged_CheckLong(self->_at)) {
        CPyTagged __tmp = self->_at;
        self->_at = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_fields);
    Py_CLEAR(self->__parts);
    return 0;
}

static void
sheet___Register_dealloc(serai___kernel___sheet___RegisterObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, sheet___Register_dealloc)
    CPyDef_sheet___Register_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_sheet_____mypyc__Register_setup(PyObject *cpy_r_type);
PyObject *CPyDef_sheet___Register(CPyTagged cpy_r_seats);

static PyObject *
sheet___Register_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_sheet___Register) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_sheet_____mypyc__Register_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_sheet___Register_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem sheet___Register_vtable[55];
static bool
CPyDef_sheet___Register_trait_vtable_setup(void)
{
    CPyVTableItem sheet___Register_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_sheet___Register_____init__,
        (CPyVTableItem)CPyDef_sheet___Sheet___page,
        (CPyVTableItem)CPyDef_sheet___Register___part,
        (CPyVTableItem)CPyDef_sheet___Register___competitor,
        (CPyVTableItem)CPyDef_sheet___Register___place,
        (CPyVTableItem)CPyDef_sheet___Register___end,
        (CPyVTableItem)CPyDef_sheet___Register___number,
        (CPyVTableItem)CPyDef_sheet___Register___large,
        (CPyVTableItem)CPyDef_sheet___Register___count,
        (CPyVTableItem)CPyDef_sheet___Register___total,
        (CPyVTableItem)CPyDef_sheet___Register___flag,
        (CPyVTableItem)CPyDef_sheet___Register___word,
        (CPyVTableItem)CPyDef_sheet___Register___seat,
        (CPyVTableItem)CPyDef_sheet___Register___words_at,
        (CPyVTableItem)CPyDef_sheet___Register___seats_at,
        (CPyVTableItem)CPyDef_sheet___Register___numbers_at,
        (CPyVTableItem)CPyDef_sheet___Register___numbers,
        (CPyVTableItem)CPyDef_sheet___Register___by_seat,
        (CPyVTableItem)CPyDef_sheet___Register___seat_bits_at,
        (CPyVTableItem)CPyDef_sheet___Register___bag,
        (CPyVTableItem)CPyDef_sheet___Register___counts,
        (CPyVTableItem)CPyDef_sheet___Register___flags,
        (CPyVTableItem)CPyDef_sheet___Register___bits,
        (CPyVTableItem)CPyDef_sheet___Register___keyed,
        (CPyVTableItem)CPyDef_sheet___Register___table,
        (CPyVTableItem)CPyDef_sheet___Register___table_bits,
        (CPyVTableItem)CPyDef_sheet___Register___keyed_seats,
        (CPyVTableItem)CPyDef_sheet___Register_____init__,
        (CPyVTableItem)CPyDef_sheet___Register____add,
        (CPyVTableItem)CPyDef_sheet___Register___part,
        (CPyVTableItem)CPyDef_sheet___Register___competitor,
        (CPyVTableItem)CPyDef_sheet___Register___place,
        (CPyVTableItem)CPyDef_sheet___Register___end,
        (CPyVTableItem)CPyDef_sheet___Register___number,
        (CPyVTableItem)CPyDef_sheet___Register___large,
        (CPyVTableItem)CPyDef_sheet___Register___count,
        (CPyVTableItem)CPyDef_sheet___Register___total,
        (CPyVTableItem)CPyDef_sheet___Register___flag,
        (CPyVTableItem)CPyDef_sheet___Register___word,
        (CPyVTableItem)CPyDef_sheet___Register___seat,
        (CPyVTableItem)CPyDef_sheet___Register___words_at,
        (CPyVTableItem)CPyDef_sheet___Register___seats_at,
        (CPyVTableItem)CPyDef_sheet___Register___numbers_at,
        (CPyVTableItem)CPyDef_sheet___Register___numbers,
        (CPyVTableItem)CPyDef_sheet___Register___by_seat,
        (CPyVTableItem)CPyDef_sheet___Register___seat_bits_at,
        (CPyVTableItem)CPyDef_sheet___Register___bag,
        (CPyVTableItem)CPyDef_sheet___Register___counts,
        (CPyVTableItem)CPyDef_sheet___Register___flags,
        (CPyVTableItem)CPyDef_sheet___Register___bits,
        (CPyVTableItem)CPyDef_sheet___Register___keyed,
        (CPyVTableItem)CPyDef_sheet___Register___table,
        (CPyVTableItem)CPyDef_sheet___Register___table_bits,
        (CPyVTableItem)CPyDef_sheet___Register___keyed_seats,
        (CPyVTableItem)CPyDef_sheet___Register____seats,
    };
    memcpy(sheet___Register_vtable, sheet___Register_vtable_scratch, sizeof(sheet___Register_vtable));
    return 1;
}

static bool
CPyDef_sheet___Register_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
sheet___Register_get_at(serai___kernel___sheet___RegisterObject *self, void *closure);
static int
sheet___Register_set_at(serai___kernel___sheet___RegisterObject *self, PyObject *value, void *closure);
static PyObject *
sheet___Register_get_fields(serai___kernel___sheet___RegisterObject *self, void *closure);
static int
sheet___Register_set_fields(serai___kernel___sheet___RegisterObject *self, PyObject *value, void *closure);
static PyObject *
sheet___Register_get__parts(serai___kernel___sheet___RegisterObject *self, void *closure);
static int
sheet___Register_set__parts(serai___kernel___sheet___RegisterObject *self, PyObject *value, void *closure);

static PyGetSetDef sheet___Register_getseters[] = {
    {"at",
     (getter)sheet___Register_get_at, (setter)sheet___Register_set_at,
     NULL, NULL},
    {"fields",
     (getter)sheet___Register_get_fields, (setter)sheet___Register_set_fields,
     NULL, NULL},
    {"_parts",
     (getter)sheet___Register_get__parts, (setter)sheet___Register_set__parts,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef sheet___Register_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_sheet_____mypyc__Register_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_sheet___Register_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, seats)\n--\n\n")},
    {"_add",
     (PyCFunction)CPyPy_sheet___Register____add,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add($self, name, kind, size, most=1, least=0, words=(), by=\'\', others=())\n--\n\n")},
    {"part",
     (PyCFunction)CPyPy_sheet___Register___part,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("part($self, name)\n--\n\n")},
    {"competitor",
     (PyCFunction)CPyPy_sheet___Register___competitor,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("competitor($self, name, away)\n--\n\n")},
    {"place",
     (PyCFunction)CPyPy_sheet___Register___place,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place($self, name, number)\n--\n\n")},
    {"end",
     (PyCFunction)CPyPy_sheet___Register___end,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("end($self)\n--\n\n")},
    {"number",
     (PyCFunction)CPyPy_sheet___Register___number,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("number($self, name, value, most, least=0)\n--\n\n")},
    {"large",
     (PyCFunction)CPyPy_sheet___Register___large,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("large($self, name, value, most, least=0)\n--\n\n")},
    {"count",
     (PyCFunction)CPyPy_sheet___Register___count,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("count($self, name, value, most)\n--\n\n")},
    {"total",
     (PyCFunction)CPyPy_sheet___Register___total,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("total($self, name, value, most)\n--\n\n")},
    {"flag",
     (PyCFunction)CPyPy_sheet___Register___flag,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("flag($self, name, value)\n--\n\n")},
    {"word",
     (PyCFunction)CPyPy_sheet___Register___word,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("word($self, name, number, words)\n--\n\n")},
    {"seat",
     (PyCFunction)CPyPy_sheet___Register___seat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seat($self, name, seat, other=-1)\n--\n\n")},
    {"words_at",
     (PyCFunction)CPyPy_sheet___Register___words_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("words_at($self, name, numbers, room, words)\n--\n\n")},
    {"seats_at",
     (PyCFunction)CPyPy_sheet___Register___seats_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seats_at($self, name, seats, room, other=-1)\n--\n\n")},
    {"numbers_at",
     (PyCFunction)CPyPy_sheet___Register___numbers_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("numbers_at($self, name, values, room, most)\n--\n\n")},
    {"numbers",
     (PyCFunction)CPyPy_sheet___Register___numbers,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("numbers($self, name, values, words, most)\n--\n\n")},
    {"by_seat",
     (PyCFunction)CPyPy_sheet___Register___by_seat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("by_seat($self, name, values, most)\n--\n\n")},
    {"seat_bits_at",
     (PyCFunction)CPyPy_sheet___Register___seat_bits_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seat_bits_at($self, name, bits)\n--\n\n")},
    {"bag",
     (PyCFunction)CPyPy_sheet___Register___bag,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bag($self, name, numbers, words, most=1)\n--\n\n")},
    {"counts",
     (PyCFunction)CPyPy_sheet___Register___counts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("counts($self, name, numbers, words, most)\n--\n\n")},
    {"flags",
     (PyCFunction)CPyPy_sheet___Register___flags,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("flags($self, name, there, words)\n--\n\n")},
    {"bits",
     (PyCFunction)CPyPy_sheet___Register___bits,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("bits($self, name, bits, words)\n--\n\n")},
    {"keyed",
     (PyCFunction)CPyPy_sheet___Register___keyed,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("keyed($self, name, by, numbers, values, words, most)\n--\n\n")},
    {"table",
     (PyCFunction)CPyPy_sheet___Register___table,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("table($self, name, by, numbers, beside, words, others, most=1)\n--\n\n")},
    {"table_bits",
     (PyCFunction)CPyPy_sheet___Register___table_bits,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("table_bits($self, name, by, numbers, beside, words, others)\n--\n\n")},
    {"keyed_seats",
     (PyCFunction)CPyPy_sheet___Register___keyed_seats,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("keyed_seats($self, name, by, numbers, seats, words)\n--\n\n")},
    {"_seats",
     (PyCFunction)CPyPy_sheet___Register____seats,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_seats($self, other)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_sheet___Register_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Register",
    .tp_new = sheet___Register_new,
    .tp_dealloc = (destructor)sheet___Register_dealloc,
    .tp_traverse = (traverseproc)sheet___Register_traverse,
    .tp_clear = (inquiry)CPyDef_sheet___Register_clear,
    .tp_getset = sheet___Register_getseters,
    .tp_methods = sheet___Register_methods,
    .tp_init = sheet___Register_init,
    .tp_basicsize = sizeof(serai___kernel___sheet___RegisterObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Register(seats)\n--\n\n"),
};
static PyTypeObject *CPyType_sheet___Register_template = &CPyType_sheet___Register_template_;

PyObject *CPyDef_sheet_____mypyc__Register_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___sheet___RegisterObject *self;
    self = (serai___kernel___sheet___RegisterObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = sheet___Register_vtable;
    self->_me = CPY_INT_TAG;
    self->_seats = CPY_INT_TAG;
    self->_at = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_sheet___Register(CPyTagged cpy_r_seats)
{
    PyObject *self = CPyDef_sheet_____mypyc__Register_setup((PyObject *)CPyType_sheet___Register);
    if (self == NULL)
        return NULL;
    char res = CPyDef_sheet___Register_____init__(self, cpy_r_seats);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
sheet___Register_get_at(serai___kernel___sheet___RegisterObject *self, void *closure)
{
    if (unlikely(self->_at == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'at' of 'Register' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_at);
    PyObject *retval = CPyTagged_StealAsObject(self->_at);
    return retval;
}

static int
sheet___Register_set_at(serai___kernel___sheet___RegisterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Register' object attribute 'at' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_at != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_at);
    }
    self->_at = tmp;
    return 0;
}

static PyObject *
sheet___Register_get_fields(serai___kernel___sheet___RegisterObject *self, void *closure)
{
    if (unlikely(self->_fields == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'fields' of 'Register' undefined");
        return NULL;
    }
    CPy_INCREF(self->_fields);
    PyObject *retval = self->_fields;
    return retval;
}

static int
sheet___Register_set_fields(serai___kernel___sheet___RegisterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Register' object attribute 'fields' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyList_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("list", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_fields != NULL) {
        CPy_DECREF(self->_fields);
    }
    self->_fields = tmp;
    return 0;
}

static PyObject *
sheet___Register_get__parts(serai___kernel___sheet___RegisterObject *self, void *closure)
{
    if (unlikely(self->__parts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_parts' of 'Register' undefined");
        return NULL;
    }
    CPy_INCREF(self->__parts);
    PyObject *retval = self->__parts;
    return retval;
}

static int
sheet___Register_set__parts(serai___kernel___sheet___RegisterObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Register' object attribute '_parts' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyList_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("list", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->__parts != NULL) {
        CPy_DECREF(self->__parts);
    }
    self->__parts = tmp;
    return 0;
}

static PyObject *CPyDunder___get__sheet___scale_Field_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_sheet___scale_Field_obj_____get__(self, instance, owner);
}
static int
sheet___scale_Field_obj_traverse(serai___kernel___sheet___scale_Field_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    return rv;
}

static int32_t CPyDef_sheet___scale_Field_obj_clear(PyObject *cpy_r_self)
{
    serai___kernel___sheet___scale_Field_objObject *self = (serai___kernel___sheet___scale_Field_objObject *)cpy_r_self;
    return 0;
}

static int32_t CPyDef_sheet___scale_Field_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___kernel___sheet___scale_Field_objObject *self = (serai___kernel___sheet___scale_Field_objObject *)cpy_r_self;
    return 0;
}

static void
sheet___scale_Field_obj_dealloc(serai___kernel___sheet___scale_Field_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (sheet___scale_Field_obj_free_instance == NULL) {
        sheet___scale_Field_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, sheet___scale_Field_obj_dealloc)
    CPyDef_sheet___scale_Field_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_sheet_____mypyc__scale_Field_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_sheet___scale_Field_obj(void);

static PyObject *
sheet___scale_Field_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_sheet___scale_Field_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_sheet_____mypyc__scale_Field_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem sheet___scale_Field_obj_vtable[2];
static bool
CPyDef_sheet___scale_Field_obj_trait_vtable_setup(void)
{
    CPyVTableItem sheet___scale_Field_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_sheet___scale_Field_obj_____call__,
        (CPyVTableItem)CPyDef_sheet___scale_Field_obj_____get__,
    };
    memcpy(sheet___scale_Field_obj_vtable, sheet___scale_Field_obj_vtable_scratch, sizeof(sheet___scale_Field_obj_vtable));
    return 1;
}

static bool
CPyDef_sheet___scale_Field_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef sheet___scale_Field_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_sheet_____mypyc__scale_Field_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_sheet___scale_Field_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($self)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_sheet___scale_Field_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_sheet___scale_Field_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "scale_Field_obj",
    .tp_new = sheet___scale_Field_obj_new,
    .tp_dealloc = (destructor)sheet___scale_Field_obj_dealloc,
    .tp_traverse = (traverseproc)sheet___scale_Field_obj_traverse,
    .tp_clear = (inquiry)CPyDef_sheet___scale_Field_obj_clear,
    .tp_methods = sheet___scale_Field_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__sheet___scale_Field_obj,
    .tp_basicsize = sizeof(serai___kernel___sheet___scale_Field_objObject),
    .tp_vectorcall_offset = offsetof(serai___kernel___sheet___scale_Field_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("scale_Field_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_sheet___scale_Field_obj_template = &CPyType_sheet___scale_Field_obj_template_;

PyObject *CPyDef_sheet_____mypyc__scale_Field_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___kernel___sheet___scale_Field_objObject *self;
    if (sheet___scale_Field_obj_free_instance != NULL) {
        self = sheet___scale_Field_obj_free_instance;
        sheet___scale_Field_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___kernel___sheet___scale_Field_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = sheet___scale_Field_obj_vtable;
    self->vectorcall = CPyPy_sheet___scale_Field_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_sheet___scale_Field_obj(void)
{
    PyObject *self = CPyDef_sheet_____mypyc__scale_Field_obj_setup((PyObject *)CPyType_sheet___scale_Field_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef sheetmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___kernel___sheet__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___kernel___sheet__internal, "__name__");
    CPyStatic_sheet___globals = PyModule_GetDict(CPyModule_serai___kernel___sheet__internal);
    if (unlikely(CPyStatic_sheet___globals == NULL))
        goto fail;
    CPyType_sheet___scale_Field_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_sheet___scale_Field_obj_template, NULL, modname);
    if (unlikely(!CPyType_sheet___scale_Field_obj))
        goto fail;
    CPyDef_sheet___scale_Field_obj_trait_vtable_setup();
    char result = CPyDef_sheet_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___kernel___sheet__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_sheet___BYTES);
    CPyStatic_sheet___BYTES = NULL;
    CPy_XDECREF(CPyStatic_sheet___NONE);
    CPyStatic_sheet___NONE = NULL;
    CPy_XDECREF(CPyStatic_sheet___ONE);
    CPyStatic_sheet___ONE = NULL;
    CPy_XDECREF(CPyStatic_sheet___UP_TO);
    CPyStatic_sheet___UP_TO = NULL;
    Py_CLEAR(CPyType_sheet___Words);
    Py_CLEAR(CPyType_sheet___Field);
    Py_CLEAR(CPyType_sheet___Seating);
    Py_CLEAR(CPyType_sheet___Sheet);
    Py_CLEAR(CPyType_sheet___Register);
    Py_CLEAR(CPyType_sheet___scale_Field_obj);
    return -1;
}
int CPyExec_serai___kernel___sheet(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___kernel___sheet__impl, &CPyImportState_serai___kernel___sheet, &CPyModule_serai___kernel___sheet);
}
static struct PyModuleDef sheetmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.kernel.sheet",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    sheetmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___kernel___sheet(void)
{
    if (CPyModule_serai___kernel___sheet__internal) {
        Py_INCREF(CPyModule_serai___kernel___sheet__internal);
        return CPyModule_serai___kernel___sheet__internal;
    }
    CPyModule_serai___kernel___sheet__internal = PyModule_Create(&sheetmodule);
    return CPyModule_serai___kernel___sheet__internal;
}

PyObject *CPyInit_serai___kernel___sheet(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___kernel___sheet__internal) {
        Py_INCREF(CPyModule_serai___kernel___sheet__internal);
        return CPyModule_serai___kernel___sheet__internal;
    }
    CPyModule_serai___kernel___sheet__internal = PyModule_Create(&sheetmodule);
    if (unlikely(CPyModule_serai___kernel___sheet__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.kernel.sheet");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___kernel___sheet__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___kernel___sheet__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___kernel___sheet__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___kernel___sheet(CPyModule_serai___kernel___sheet__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___kernel___sheet__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.kernel.sheet");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___kernel___sheet__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_sheet___Words_____init__(PyObject *cpy_r_self, PyObject *cpy_r_names, PyObject *cpy_r_numbers) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    int64_t cpy_r_r13;
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
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyTagged cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    CPyTagged cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject **cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_number;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyPtr cpy_r_r73;
    CPyPtr cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    CPyTagged cpy_r_r78;
    char cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    char cpy_r_r86;
    if (cpy_r_numbers != NULL) goto CPyL48;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_numbers = cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r2 = cpy_r_numbers == cpy_r_r1;
    if (cpy_r_r2) {
        goto CPyL49;
    } else
        goto CPyL7;
CPyL3: ;
    cpy_r_r3 = CPyObject_Size(cpy_r_names);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 31, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    cpy_r_r4 = (PyObject *)&PyRange_Type;
    cpy_r_r5 = CPyTagged_StealAsObject(cpy_r_r3);
    PyObject *cpy_r_r6[1] = {cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 1, 0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 31, CPyStatic_sheet___globals);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r5);
    if (likely(PyRange_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "__init__", 31, CPyStatic_sheet___globals, "range", cpy_r_r8);
        goto CPyL47;
    }
    cpy_r_r10 = cpy_r_r9;
    goto CPyL8;
CPyL7: ;
    cpy_r_r10 = cpy_r_numbers;
CPyL8: ;
    cpy_r_r11 = PySequence_List(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 31, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r13 = *(int64_t *)cpy_r_r12;
    cpy_r_r14 = PyList_New(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 32, CPyStatic_sheet___globals);
        goto CPyL51;
    }
    cpy_r_r15 = 0;
CPyL11: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r15 < cpy_r_r17;
    if (!cpy_r_r18) goto CPyL17;
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 32, CPyStatic_sheet___globals);
        goto CPyL52;
    }
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = PyObject_GetItem(cpy_r_names, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 32, CPyStatic_sheet___globals);
        goto CPyL52;
    }
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "__init__", 32, CPyStatic_sheet___globals, "str", cpy_r_r26);
        goto CPyL52;
    }
    CPyList_SetItemUnsafe(cpy_r_r14, cpy_r_r15, cpy_r_r27);
    cpy_r_r28 = cpy_r_r15 + 1;
    cpy_r_r15 = cpy_r_r28;
    goto CPyL11;
CPyL17: ;
    cpy_r_r29 = PyList_AsTuple(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 32, CPyStatic_sheet___globals);
        goto CPyL51;
    }
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_names = cpy_r_r29;
    cpy_r_r30 = PyList_New(1);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 33, CPyStatic_sheet___globals);
        goto CPyL51;
    }
    cpy_r_r31 = CPyStatics[4908]; /* -1 */
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    CPy_INCREF(cpy_r_r31);
    *(PyObject * *)cpy_r_r33 = cpy_r_r31;
    cpy_r_r34 = CPyObject_Size(cpy_r_names);
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 33, CPyStatic_sheet___globals);
        goto CPyL53;
    }
    cpy_r_r35 = CPySequence_Multiply(cpy_r_r30, cpy_r_r34);
    CPy_DECREF(cpy_r_r30);
    CPyTagged_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 33, CPyStatic_sheet___globals);
        goto CPyL51;
    }
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_places = cpy_r_r35;
    cpy_r_r36 = 0;
    cpy_r_r37 = 0;
CPyL22: ;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r37 < cpy_r_r39;
    if (!cpy_r_r40) goto CPyL26;
    cpy_r_place = cpy_r_r36;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r42 = *(CPyPtr *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r37 * 8;
    cpy_r_r44 = cpy_r_r42 + cpy_r_r43;
    cpy_r_r45 = *(PyObject * *)cpy_r_r44;
    CPy_INCREF(cpy_r_r45);
    if (likely(PyLong_Check(cpy_r_r45)))
        cpy_r_r46 = CPyTagged_FromObject(cpy_r_r45);
    else {
        CPy_TypeError("int", cpy_r_r45); cpy_r_r46 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 34, CPyStatic_sheet___globals);
        goto CPyL54;
    }
    cpy_r_r47 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_places;
    CPy_INCREF(cpy_r_r47);
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r49 = CPyList_SetItem(cpy_r_r47, cpy_r_r46, cpy_r_r48);
    CPy_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 35, CPyStatic_sheet___globals);
        goto CPyL51;
    }
    cpy_r_r50 = cpy_r_r36 + 2;
    cpy_r_r36 = cpy_r_r50;
    cpy_r_r51 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r51;
    goto CPyL22;
CPyL26: ;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    CPy_DECREF(cpy_r_r11);
    cpy_r_r54 = cpy_r_r53 << 1;
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_count = cpy_r_r54;
    cpy_r_r55 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_count;
    cpy_r_r56 = (PyObject *)&PyBytes_Type;
    CPyTagged_INCREF(cpy_r_r55);
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_r55);
    PyObject *cpy_r_r58[1] = {cpy_r_r57};
    cpy_r_r59 = (PyObject **)&cpy_r_r58;
    cpy_r_r60 = PyObject_Vectorcall(cpy_r_r56, cpy_r_r59, 1, 0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 37, CPyStatic_sheet___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r57);
    if (likely(PyBytes_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "__init__", 37, CPyStatic_sheet___globals, "bytes", cpy_r_r60);
        goto CPyL47;
    }
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_none = cpy_r_r61;
    cpy_r_r62 = PyList_New(0);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 38, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    cpy_r_r63 = CPyObject_Size(cpy_r_names);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 38, CPyStatic_sheet___globals);
        goto CPyL56;
    }
    cpy_r_r64 = 0;
    CPyTagged_INCREF(cpy_r_r64);
    cpy_r_number = cpy_r_r64;
    CPyTagged_DECREF(cpy_r_number);
CPyL31: ;
    cpy_r_r65 = cpy_r_r64 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (cpy_r_r66) goto CPyL33;
    cpy_r_r67 = cpy_r_r63 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (!cpy_r_r68) goto CPyL34;
CPyL33: ;
    cpy_r_r69 = CPyTagged_IsLt_(cpy_r_r64, cpy_r_r63);
    if (cpy_r_r69) {
        goto CPyL35;
    } else
        goto CPyL57;
CPyL34: ;
    cpy_r_r70 = (Py_ssize_t)cpy_r_r64 < (Py_ssize_t)cpy_r_r63;
    if (!cpy_r_r70) goto CPyL57;
CPyL35: ;
    CPyTagged_INCREF(cpy_r_r64);
    cpy_r_number = cpy_r_r64;
    cpy_r_r71 = PyList_New(1);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 38, CPyStatic_sheet___globals);
        goto CPyL58;
    }
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyListObject, ob_item));
    cpy_r_r74 = *(CPyPtr *)cpy_r_r73;
    *(PyObject * *)cpy_r_r74 = cpy_r_r72;
    cpy_r_r75 = CPyDef_sheet___Words____row(cpy_r_self, cpy_r_r71, 2);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 38, CPyStatic_sheet___globals);
        goto CPyL59;
    }
    cpy_r_r76 = PyList_Append(cpy_r_r62, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 38, CPyStatic_sheet___globals);
        goto CPyL59;
    }
    cpy_r_r78 = CPyTagged_Add(cpy_r_r64, 2);
    CPyTagged_DECREF(cpy_r_r64);
    cpy_r_r64 = cpy_r_r78;
    goto CPyL31;
CPyL39: ;
    if (((serai___kernel___sheet___WordsObject *)cpy_r_self)->_rows != NULL) {
        CPy_DECREF(((serai___kernel___sheet___WordsObject *)cpy_r_self)->_rows);
    }
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_rows = cpy_r_r62;
    cpy_r_r79 = 1;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 38, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    cpy_r_r80 = PyDict_New();
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 39, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    if (((serai___kernel___sheet___WordsObject *)cpy_r_self)->__lists != NULL) {
        CPy_DECREF(((serai___kernel___sheet___WordsObject *)cpy_r_self)->__lists);
    }
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__lists = cpy_r_r80;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 39, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    cpy_r_r82 = PyDict_New();
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 40, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    if (((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bags != NULL) {
        CPy_DECREF(((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bags);
    }
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bags = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 40, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    cpy_r_r84 = PyDict_New();
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 41, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    if (((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bits != NULL) {
        CPy_DECREF(((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bits);
    }
    ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bits = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 41, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    return 1;
CPyL47: ;
    cpy_r_r86 = 2;
    return cpy_r_r86;
CPyL48: ;
    CPy_INCREF(cpy_r_numbers);
    goto CPyL2;
CPyL49: ;
    CPy_DECREF(cpy_r_numbers);
    goto CPyL3;
CPyL50: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL47;
CPyL51: ;
    CPy_DecRef(cpy_r_r11);
    goto CPyL47;
CPyL52: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r14);
    goto CPyL47;
CPyL53: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r30);
    goto CPyL47;
CPyL54: ;
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL47;
CPyL55: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL47;
CPyL56: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL47;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r64);
    goto CPyL39;
CPyL58: ;
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r64);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL47;
CPyL59: ;
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL47;
}
        
        PyObject *CPyPy_sheet___Words_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"names", "numbers", 0};
            PyObject *obj_names;
            PyObject *obj_numbers = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O|O", "__init__", kwlist, &obj_names, &obj_numbers)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Words))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_self); 
                goto fail;
            }
            PyObject *arg_names = obj_names;
            PyObject *arg_numbers;
            if (obj_numbers == NULL) {
                arg_numbers = NULL;
                goto __LL9415;
            }
            arg_numbers = obj_numbers;
            if (arg_numbers != NULL) goto __LL9415;
            if (obj_numbers == Py_None)
                arg_numbers = obj_numbers;
            else {
                arg_numbers = NULL;
            }
            if (arg_numbers != NULL) goto __LL9415;
            CPy_TypeError("object or None", obj_numbers); 
            goto fail;
__LL9415: ;
            char retval = CPyDef_sheet___Words_____init__(arg_self, arg_names, arg_numbers);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 29, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Words___listed(PyObject *cpy_r_self, PyObject *cpy_r_numbers) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_row;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = PyList_AsTuple(cpy_r_numbers);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 45, CPyStatic_sheet___globals);
        goto CPyL29;
    }
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__lists;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "listed", "Words", "_lists", 46, CPyStatic_sheet___globals);
        goto CPyL30;
    }
CPyL2: ;
    cpy_r_r2 = CPyDict_GetWithNone(cpy_r_r1, cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 46, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    if (PyBytes_Check(cpy_r_r2))
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9416;
    if (cpy_r_r2 == Py_None)
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9416;
    CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 46, CPyStatic_sheet___globals, "bytes or None", cpy_r_r2);
    goto CPyL30;
__LL9416: ;
    cpy_r_row = cpy_r_r3;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_row == cpy_r_r4;
    if (cpy_r_r5) {
        goto CPyL31;
    } else
        goto CPyL32;
CPyL5: ;
    cpy_r_r6 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__lists;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "listed", "Words", "_lists", 48, CPyStatic_sheet___globals);
        goto CPyL30;
    }
CPyL6: ;
    cpy_r_r7 = PyDict_Size(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 >= (Py_ssize_t)8192;
    if (!cpy_r_r9) goto CPyL9;
    cpy_r_r10 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__lists;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "listed", "Words", "_lists", 49, CPyStatic_sheet___globals);
        goto CPyL30;
    }
CPyL8: ;
    cpy_r_r11 = CPyDict_Clear(cpy_r_r10);
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 49, CPyStatic_sheet___globals);
        goto CPyL30;
    }
CPyL9: ;
    cpy_r_r12 = CPyStatics[4893]; /* b'' */
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = PyList_New(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 50, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    cpy_r_r16 = 0;
CPyL11: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = cpy_r_r16 < cpy_r_r18;
    if (!cpy_r_r19) goto CPyL24;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    cpy_r_r22 = cpy_r_r16 * 8;
    cpy_r_r23 = cpy_r_r21 + cpy_r_r22;
    cpy_r_r24 = *(PyObject * *)cpy_r_r23;
    CPy_INCREF(cpy_r_r24);
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 50, CPyStatic_sheet___globals);
        goto CPyL33;
    }
    cpy_r_r26 = cpy_r_r25 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL15;
    cpy_r_r28 = 0 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL16;
CPyL15: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_r25, 0);
    cpy_r_r31 = cpy_r_r30 ^ 1;
    if (cpy_r_r31) {
        goto CPyL17;
    } else
        goto CPyL34;
CPyL16: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_r25 >= (Py_ssize_t)0;
    if (!cpy_r_r32) goto CPyL34;
CPyL17: ;
    cpy_r_r33 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_rows;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "listed", "Words", "rows", 50, CPyStatic_sheet___globals);
        goto CPyL35;
    }
CPyL18: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 50, CPyStatic_sheet___globals);
        goto CPyL33;
    }
    if (likely(PyBytes_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 50, CPyStatic_sheet___globals, "bytes", cpy_r_r34);
        goto CPyL33;
    }
    cpy_r_r36 = cpy_r_r35;
    goto CPyL22;
CPyL21: ;
    cpy_r_r37 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_none;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r36 = cpy_r_r37;
CPyL22: ;
    CPyList_SetItemUnsafe(cpy_r_r15, cpy_r_r16, cpy_r_r36);
    cpy_r_r38 = cpy_r_r16 + 1;
    cpy_r_r16 = cpy_r_r38;
    goto CPyL11;
CPyL24: ;
    cpy_r_r39 = CPyBytes_Join(cpy_r_r12, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 50, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r39);
    cpy_r_row = cpy_r_r39;
    cpy_r_r40 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__lists;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "listed", "Words", "_lists", 50, CPyStatic_sheet___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r40);
CPyL26: ;
    cpy_r_r41 = CPyDict_SetItem(cpy_r_r40, cpy_r_r0, cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 50, CPyStatic_sheet___globals);
        goto CPyL37;
    }
CPyL27: ;
    if (likely(cpy_r_row != Py_None))
        cpy_r_r43 = cpy_r_row;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 51, CPyStatic_sheet___globals, "bytes", cpy_r_row);
        goto CPyL29;
    }
    return cpy_r_r43;
CPyL29: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL29;
CPyL31: ;
    CPy_DECREF(cpy_r_row);
    goto CPyL5;
CPyL32: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL27;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    goto CPyL29;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r25);
    goto CPyL21;
CPyL35: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL29;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r39);
    goto CPyL29;
CPyL37: ;
    CPy_DecRef(cpy_r_row);
    goto CPyL29;
}
        
        PyObject *CPyPy_sheet___Words___listed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"numbers", 0};
            static CPyArg_Parser parser = {"O:listed", kwlist, 0};
            PyObject *obj_numbers;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_numbers)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Words))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_self); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *retval = CPyDef_sheet___Words___listed(arg_self, arg_numbers);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 43, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Words___bag(PyObject *cpy_r_self, PyObject *cpy_r_numbers, CPyTagged cpy_r_most) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_bags;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_row;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    CPyTagged cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (cpy_r_r3) goto CPyL2;
    cpy_r_r4 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_none;
    CPy_INCREF(cpy_r_r4);
    return cpy_r_r4;
CPyL2: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = cpy_r_r7 == 2;
    if (!cpy_r_r8) goto CPyL15;
    cpy_r_r9 = CPyList_GetItemShort(cpy_r_numbers, 0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 58, CPyStatic_sheet___globals);
        goto CPyL36;
    }
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 58, CPyStatic_sheet___globals);
        goto CPyL36;
    }
    cpy_r_r11 = cpy_r_r10 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL7;
    cpy_r_r13 = 0 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL8;
CPyL7: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, 0);
    cpy_r_r16 = cpy_r_r15 ^ 1;
    if (cpy_r_r16) {
        goto CPyL9;
    } else
        goto CPyL37;
CPyL8: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r10 >= (Py_ssize_t)0;
    if (!cpy_r_r17) goto CPyL37;
CPyL9: ;
    cpy_r_r18 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_rows;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "bag", "Words", "rows", 59, CPyStatic_sheet___globals);
        goto CPyL38;
    }
CPyL10: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r18, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 59, CPyStatic_sheet___globals);
        goto CPyL36;
    }
    if (likely(PyBytes_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 59, CPyStatic_sheet___globals, "bytes", cpy_r_r19);
        goto CPyL36;
    }
    cpy_r_r21 = cpy_r_r20;
    goto CPyL14;
CPyL13: ;
    cpy_r_r22 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_none;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r21 = cpy_r_r22;
CPyL14: ;
    return cpy_r_r21;
CPyL15: ;
    cpy_r_r23 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bags;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "bag", "Words", "_bags", 60, CPyStatic_sheet___globals);
        goto CPyL36;
    }
CPyL16: ;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r24 = CPyTagged_StealAsObject(cpy_r_most);
    cpy_r_r25 = CPyDict_GetWithNone(cpy_r_r23, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 60, CPyStatic_sheet___globals);
        goto CPyL36;
    }
    if (PyDict_Check(cpy_r_r25))
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL9417;
    if (cpy_r_r25 == Py_None)
        cpy_r_r26 = cpy_r_r25;
    else {
        cpy_r_r26 = NULL;
    }
    if (cpy_r_r26 != NULL) goto __LL9417;
    CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 60, CPyStatic_sheet___globals, "dict or None", cpy_r_r25);
    goto CPyL36;
__LL9417: ;
    cpy_r_bags = cpy_r_r26;
    cpy_r_r27 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r28 = cpy_r_bags == cpy_r_r27;
    if (cpy_r_r28) {
        goto CPyL39;
    } else
        goto CPyL22;
CPyL19: ;
    cpy_r_r29 = PyDict_New();
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 62, CPyStatic_sheet___globals);
        goto CPyL36;
    }
    CPy_INCREF(cpy_r_r29);
    cpy_r_bags = cpy_r_r29;
    cpy_r_r30 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bags;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "bag", "Words", "_bags", 62, CPyStatic_sheet___globals);
        goto CPyL40;
    }
    CPy_INCREF(cpy_r_r30);
CPyL21: ;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_most);
    cpy_r_r32 = CPyDict_SetItem(cpy_r_r30, cpy_r_r31, cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 62, CPyStatic_sheet___globals);
        goto CPyL41;
    }
CPyL22: ;
    cpy_r_r34 = PyList_AsTuple(cpy_r_numbers);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 63, CPyStatic_sheet___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_bags);
    if (likely(cpy_r_bags != Py_None))
        cpy_r_r35 = cpy_r_bags;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 64, CPyStatic_sheet___globals, "dict", cpy_r_bags);
        goto CPyL42;
    }
    cpy_r_r36 = CPyDict_GetWithNone(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 64, CPyStatic_sheet___globals);
        goto CPyL42;
    }
    if (PyBytes_Check(cpy_r_r36))
        cpy_r_r37 = cpy_r_r36;
    else {
        cpy_r_r37 = NULL;
    }
    if (cpy_r_r37 != NULL) goto __LL9418;
    if (cpy_r_r36 == Py_None)
        cpy_r_r37 = cpy_r_r36;
    else {
        cpy_r_r37 = NULL;
    }
    if (cpy_r_r37 != NULL) goto __LL9418;
    CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 64, CPyStatic_sheet___globals, "bytes or None", cpy_r_r36);
    goto CPyL42;
__LL9418: ;
    cpy_r_row = cpy_r_r37;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_row == cpy_r_r38;
    if (cpy_r_r39) {
        goto CPyL43;
    } else
        goto CPyL44;
CPyL27: ;
    CPy_INCREF(cpy_r_bags);
    if (likely(cpy_r_bags != Py_None))
        cpy_r_r40 = cpy_r_bags;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 66, CPyStatic_sheet___globals, "dict", cpy_r_bags);
        goto CPyL42;
    }
    cpy_r_r41 = PyDict_Size(cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 << 1;
    cpy_r_r43 = (Py_ssize_t)cpy_r_r42 >= (Py_ssize_t)8192;
    if (!cpy_r_r43) goto CPyL31;
    CPy_INCREF(cpy_r_bags);
    if (likely(cpy_r_bags != Py_None))
        cpy_r_r44 = cpy_r_bags;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 67, CPyStatic_sheet___globals, "dict", cpy_r_bags);
        goto CPyL42;
    }
    cpy_r_r45 = CPyDict_Clear(cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 67, CPyStatic_sheet___globals);
        goto CPyL42;
    }
CPyL31: ;
    cpy_r_r46 = CPyDef_sheet___Words____row(cpy_r_self, cpy_r_numbers, cpy_r_most);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 68, CPyStatic_sheet___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r46);
    cpy_r_row = cpy_r_r46;
    if (likely(cpy_r_bags != Py_None))
        cpy_r_r47 = cpy_r_bags;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 68, CPyStatic_sheet___globals, "dict", cpy_r_bags);
        goto CPyL45;
    }
    cpy_r_r48 = CPyDict_SetItem(cpy_r_r47, cpy_r_r34, cpy_r_r46);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 68, CPyStatic_sheet___globals);
        goto CPyL46;
    }
CPyL34: ;
    if (likely(cpy_r_row != Py_None))
        cpy_r_r50 = cpy_r_row;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bag", 69, CPyStatic_sheet___globals, "bytes", cpy_r_row);
        goto CPyL36;
    }
    return cpy_r_r50;
CPyL36: ;
    cpy_r_r51 = NULL;
    return cpy_r_r51;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL13;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL36;
CPyL39: ;
    CPy_DECREF(cpy_r_bags);
    goto CPyL19;
CPyL40: ;
    CPy_DecRef(cpy_r_bags);
    CPy_DecRef(cpy_r_r29);
    goto CPyL36;
CPyL41: ;
    CPy_DecRef(cpy_r_bags);
    goto CPyL36;
CPyL42: ;
    CPy_DecRef(cpy_r_bags);
    CPy_DecRef(cpy_r_r34);
    goto CPyL36;
CPyL43: ;
    CPy_DECREF(cpy_r_row);
    goto CPyL27;
CPyL44: ;
    CPy_DECREF(cpy_r_bags);
    CPy_DECREF(cpy_r_r34);
    goto CPyL34;
CPyL45: ;
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r46);
    goto CPyL36;
CPyL46: ;
    CPy_DecRef(cpy_r_row);
    goto CPyL36;
}
        
        PyObject *CPyPy_sheet___Words___bag(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"numbers", "most", 0};
            static CPyArg_Parser parser = {"OO:bag", kwlist, 0};
            PyObject *obj_numbers;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_numbers, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Words))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_self); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            PyObject *retval = CPyDef_sheet___Words___bag(arg_self, arg_numbers, arg_most);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 53, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Words___bits(PyObject *cpy_r_self, CPyTagged cpy_r_bits) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_row;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bits;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "bits", "Words", "_bits", 73, CPyStatic_sheet___globals);
        goto CPyL22;
    }
CPyL1: ;
    CPyTagged_INCREF(cpy_r_bits);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_bits);
    cpy_r_r2 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 73, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    if (PyBytes_Check(cpy_r_r2))
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9419;
    if (cpy_r_r2 == Py_None)
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9419;
    CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bits", 73, CPyStatic_sheet___globals, "bytes or None", cpy_r_r2);
    goto CPyL22;
__LL9419: ;
    cpy_r_row = cpy_r_r3;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_row == cpy_r_r4;
    if (cpy_r_r5) {
        goto CPyL23;
    } else
        goto CPyL20;
CPyL4: ;
    cpy_r_r6 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bits;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "bits", "Words", "_bits", 75, CPyStatic_sheet___globals);
        goto CPyL22;
    }
CPyL5: ;
    cpy_r_r7 = PyDict_Size(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 >= (Py_ssize_t)8192;
    if (!cpy_r_r9) goto CPyL8;
    cpy_r_r10 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bits;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "bits", "Words", "_bits", 76, CPyStatic_sheet___globals);
        goto CPyL22;
    }
CPyL7: ;
    cpy_r_r11 = CPyDict_Clear(cpy_r_r10);
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 76, CPyStatic_sheet___globals);
        goto CPyL22;
    }
CPyL8: ;
    cpy_r_r12 = PyList_New(0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 77, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    cpy_r_r13 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_count;
    cpy_r_r14 = 0;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_place = cpy_r_r14;
    CPyTagged_DECREF(cpy_r_place);
CPyL10: ;
    cpy_r_r15 = cpy_r_r14 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (cpy_r_r16) goto CPyL12;
    cpy_r_r17 = cpy_r_r13 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (!cpy_r_r18) goto CPyL13;
CPyL12: ;
    cpy_r_r19 = CPyTagged_IsLt_(cpy_r_r14, cpy_r_r13);
    if (cpy_r_r19) {
        goto CPyL14;
    } else
        goto CPyL24;
CPyL13: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r14 < (Py_ssize_t)cpy_r_r13;
    if (!cpy_r_r20) goto CPyL24;
CPyL14: ;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_place = cpy_r_r14;
    cpy_r_r21 = CPyTagged_Rshift(cpy_r_bits, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 77, CPyStatic_sheet___globals);
        goto CPyL25;
    }
    cpy_r_r22 = CPyTagged_And(cpy_r_r21, 2);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r24 = PyList_Append(cpy_r_r12, cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 77, CPyStatic_sheet___globals);
        goto CPyL25;
    }
    cpy_r_r26 = CPyTagged_Add(cpy_r_r14, 2);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r14 = cpy_r_r26;
    goto CPyL10;
CPyL17: ;
    cpy_r_r27 = PyBytes_FromObject(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 77, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    CPy_INCREF(cpy_r_r27);
    cpy_r_row = cpy_r_r27;
    cpy_r_r28 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->__bits;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "bits", "Words", "_bits", 77, CPyStatic_sheet___globals);
        goto CPyL26;
    }
    CPy_INCREF(cpy_r_r28);
CPyL19: ;
    CPyTagged_INCREF(cpy_r_bits);
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_bits);
    cpy_r_r30 = CPyDict_SetItem(cpy_r_r28, cpy_r_r29, cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 77, CPyStatic_sheet___globals);
        goto CPyL27;
    }
CPyL20: ;
    if (likely(cpy_r_row != Py_None))
        cpy_r_r32 = cpy_r_row;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "bits", 78, CPyStatic_sheet___globals, "bytes", cpy_r_row);
        goto CPyL22;
    }
    return cpy_r_r32;
CPyL22: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL23: ;
    CPy_DECREF(cpy_r_row);
    goto CPyL4;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL17;
CPyL25: ;
    CPy_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r27);
    goto CPyL22;
CPyL27: ;
    CPy_DecRef(cpy_r_row);
    goto CPyL22;
}
        
        PyObject *CPyPy_sheet___Words___bits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"bits", 0};
            static CPyArg_Parser parser = {"O:bits", kwlist, 0};
            PyObject *obj_bits;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_bits)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Words))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_self); 
                goto fail;
            }
            CPyTagged arg_bits;
            if (likely(PyLong_Check(obj_bits)))
                arg_bits = CPyTagged_BorrowFromObject(obj_bits);
            else {
                CPy_TypeError("int", obj_bits); goto fail;
            }
            PyObject *retval = CPyDef_sheet___Words___bits(arg_self, arg_bits);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 71, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Words____row(PyObject *cpy_r_self, PyObject *cpy_r_numbers, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    int64_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_count;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r2 = PyByteArray_FromObject(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 81, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL27;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 82, CPyStatic_sheet___globals);
        goto CPyL31;
    }
    cpy_r_r13 = cpy_r_r12 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (cpy_r_r14) goto CPyL6;
    cpy_r_r15 = 0 & 1;
    cpy_r_r16 = cpy_r_r15 != 0;
    if (!cpy_r_r16) goto CPyL7;
CPyL6: ;
    cpy_r_r17 = CPyTagged_IsLt_(cpy_r_r12, 0);
    cpy_r_r18 = cpy_r_r17 ^ 1;
    if (cpy_r_r18) {
        goto CPyL8;
    } else
        goto CPyL32;
CPyL7: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r12 >= (Py_ssize_t)0;
    if (!cpy_r_r19) goto CPyL32;
CPyL8: ;
    cpy_r_r20 = ((serai___kernel___sheet___WordsObject *)cpy_r_self)->_places;
    cpy_r_r21 = CPyList_GetItem(cpy_r_r20, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 83, CPyStatic_sheet___globals);
        goto CPyL31;
    }
    if (likely(PyLong_Check(cpy_r_r21)))
        cpy_r_r22 = CPyTagged_FromObject(cpy_r_r21);
    else {
        CPy_TypeError("int", cpy_r_r21); cpy_r_r22 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 83, CPyStatic_sheet___globals);
        goto CPyL31;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL12;
CPyL11: ;
    cpy_r_r23 = -2;
CPyL12: ;
    cpy_r_place = cpy_r_r23;
    cpy_r_r24 = cpy_r_place & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL14;
    cpy_r_r26 = 0 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL15;
CPyL14: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_place, 0);
    cpy_r_r29 = cpy_r_r28 ^ 1;
    if (cpy_r_r29) {
        goto CPyL16;
    } else
        goto CPyL33;
CPyL15: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_place >= (Py_ssize_t)0;
    if (!cpy_r_r30) goto CPyL33;
CPyL16: ;
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r32 = PyObject_GetItem(cpy_r_r2, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 84, CPyStatic_sheet___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 84, CPyStatic_sheet___globals);
        goto CPyL34;
    }
    cpy_r_r34 = cpy_r_r33 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL20;
    cpy_r_r36 = cpy_r_most & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL21;
CPyL20: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_most);
    cpy_r_r39 = cpy_r_r38;
    goto CPyL22;
CPyL21: ;
    cpy_r_r40 = (Py_ssize_t)cpy_r_r33 < (Py_ssize_t)cpy_r_most;
    cpy_r_r39 = cpy_r_r40;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r33);
    if (!cpy_r_r39) goto CPyL33;
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r41 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r42 = PyObject_GetItem(cpy_r_r2, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 85, CPyStatic_sheet___globals);
        goto CPyL34;
    }
    cpy_r_r43 = CPyStatics[4897]; /* 1 */
    cpy_r_r44 = PyNumber_InPlaceAdd(cpy_r_r42, cpy_r_r43);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 85, CPyStatic_sheet___globals);
        goto CPyL34;
    }
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r46 = PyObject_SetItem(cpy_r_r2, cpy_r_r45, cpy_r_r44);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 85, CPyStatic_sheet___globals);
        goto CPyL31;
    }
CPyL26: ;
    cpy_r_r48 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r48;
    goto CPyL2;
CPyL27: ;
    cpy_r_r49 = (PyObject *)&PyBytes_Type;
    PyObject *cpy_r_r50[1] = {cpy_r_r2};
    cpy_r_r51 = (PyObject **)&cpy_r_r50;
    cpy_r_r52 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r51, 1, 0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 86, CPyStatic_sheet___globals);
        goto CPyL31;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyBytes_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "_row", 86, CPyStatic_sheet___globals, "bytes", cpy_r_r52);
        goto CPyL30;
    }
    return cpy_r_r53;
CPyL30: ;
    cpy_r_r54 = NULL;
    return cpy_r_r54;
CPyL31: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL30;
CPyL32: ;
    CPyTagged_DECREF(cpy_r_r12);
    goto CPyL11;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL26;
CPyL34: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL30;
}
        
        PyObject *CPyPy_sheet___Words____row(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"numbers", "most", 0};
            static CPyArg_Parser parser = {"OO:_row", kwlist, 0};
            PyObject *obj_numbers;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_numbers, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Words))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_self); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            PyObject *retval = CPyDef_sheet___Words____row(arg_self, arg_numbers, arg_most);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 80, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___scale_Field_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_sheet___scale_Field_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_sheet___scale_Field_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "__get__", -1, CPyStatic_sheet___globals);
            return NULL;
        }
        
CPyTagged CPyDef_sheet___scale_Field_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_self, 10);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "scale", 116, CPyStatic_sheet___globals);
        goto CPyL11;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "scale", 116, CPyStatic_sheet___globals);
        goto CPyL11;
    }
    cpy_r_r2 = CPySequenceTuple_GetItem(cpy_r_self, 8);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "scale", 116, CPyStatic_sheet___globals);
        goto CPyL12;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "scale", 116, CPyStatic_sheet___globals);
        goto CPyL12;
    }
    cpy_r_r4 = CPyTagged_Subtract(cpy_r_r1, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL6;
    cpy_r_r7 = 510 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL7;
CPyL6: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, 510);
    if (cpy_r_r9) {
        goto CPyL8;
    } else
        goto CPyL13;
CPyL7: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r4 < (Py_ssize_t)510;
    if (!cpy_r_r10) goto CPyL13;
CPyL8: ;
    cpy_r_r11 = cpy_r_r4;
    goto CPyL10;
CPyL9: ;
    cpy_r_r11 = 510;
CPyL10: ;
    return cpy_r_r11;
CPyL11: ;
    cpy_r_r12 = CPY_INT_TAG;
    return cpy_r_r12;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL11;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r4);
    goto CPyL9;
}
        
        PyObject *CPyPy_sheet___scale_Field_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"self", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_self;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_self)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject * arg_self;
            if (likely(PyTuple_Check(obj_self)))
                arg_self = obj_self;
            else {
                CPy_TypeError("tuple", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_sheet___scale_Field_obj_____call__(arg___mypyc_self__, arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "scale", 114, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Seating_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_me, CPyTagged cpy_r_seats) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_bits;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject **cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    int64_t cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject **cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    CPyTagged_INCREF(cpy_r_me);
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_me = cpy_r_me;
    CPyTagged_INCREF(cpy_r_seats);
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_seats = cpy_r_seats;
    cpy_r_r0 = (PyObject *)&PyBytes_Type;
    CPyTagged_INCREF(cpy_r_seats);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seats);
    PyObject *cpy_r_r2[1] = {cpy_r_r1};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_r0, cpy_r_r3, 1, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 125, CPyStatic_sheet___globals);
        goto CPyL50;
    }
    CPy_DECREF(cpy_r_r1);
    if (likely(PyBytes_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "__init__", 125, CPyStatic_sheet___globals, "bytes", cpy_r_r4);
        goto CPyL49;
    }
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_nobody = cpy_r_r5;
    cpy_r_r6 = PyList_New(0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 126, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r7 = 0;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_seat = cpy_r_r7;
    CPyTagged_DECREF(cpy_r_seat);
CPyL4: ;
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL6;
    cpy_r_r10 = cpy_r_seats & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL7;
CPyL6: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_seats);
    if (cpy_r_r12) {
        goto CPyL8;
    } else
        goto CPyL51;
CPyL7: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_seats;
    if (!cpy_r_r13) goto CPyL51;
CPyL8: ;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_seat = cpy_r_r7;
    cpy_r_r14 = CPyTagged_Lshift(2, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 126, CPyStatic_sheet___globals);
        goto CPyL52;
    }
    cpy_r_r15 = CPyDef_sheet___Seating____row(cpy_r_self, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 126, CPyStatic_sheet___globals);
        goto CPyL52;
    }
    cpy_r_r16 = PyList_Append(cpy_r_r6, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 126, CPyStatic_sheet___globals);
        goto CPyL52;
    }
    cpy_r_r18 = CPyTagged_Add(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r7 = cpy_r_r18;
    goto CPyL4;
CPyL12: ;
    if (((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows != NULL) {
        CPy_DECREF(((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows);
    }
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows = cpy_r_r6;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 126, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r20 = PyList_New(0);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 127, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r21 = CPyTagged_Lshift(2, cpy_r_seats);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 127, CPyStatic_sheet___globals);
        goto CPyL53;
    }
    cpy_r_r22 = 0;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_bits = cpy_r_r22;
    CPyTagged_DECREF(cpy_r_bits);
CPyL16: ;
    cpy_r_r23 = cpy_r_r22 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL18;
    cpy_r_r25 = cpy_r_r21 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL19;
CPyL18: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_r22, cpy_r_r21);
    if (cpy_r_r27) {
        goto CPyL20;
    } else
        goto CPyL54;
CPyL19: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r22 < (Py_ssize_t)cpy_r_r21;
    if (!cpy_r_r28) goto CPyL54;
CPyL20: ;
    CPyTagged_INCREF(cpy_r_r22);
    cpy_r_bits = cpy_r_r22;
    cpy_r_r29 = CPyDef_sheet___Seating____row(cpy_r_self, cpy_r_bits);
    CPyTagged_DECREF(cpy_r_bits);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 127, CPyStatic_sheet___globals);
        goto CPyL55;
    }
    cpy_r_r30 = PyList_Append(cpy_r_r20, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 127, CPyStatic_sheet___globals);
        goto CPyL55;
    }
    cpy_r_r32 = CPyTagged_Add(cpy_r_r22, 2);
    CPyTagged_DECREF(cpy_r_r22);
    cpy_r_r22 = cpy_r_r32;
    goto CPyL16;
CPyL23: ;
    if (((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_bits != NULL) {
        CPy_DECREF(((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_bits);
    }
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_bits = cpy_r_r20;
    cpy_r_r33 = 1;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 127, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r34 = CPyTagged_Add(cpy_r_seats, 2);
    cpy_r_r35 = (PyObject *)&PyBytes_Type;
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_r34);
    PyObject *cpy_r_r37[1] = {cpy_r_r36};
    cpy_r_r38 = (PyObject **)&cpy_r_r37;
    cpy_r_r39 = PyObject_Vectorcall(cpy_r_r35, cpy_r_r38, 1, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 129, CPyStatic_sheet___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_r36);
    if (likely(PyBytes_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "__init__", 129, CPyStatic_sheet___globals, "bytes", cpy_r_r39);
        goto CPyL49;
    }
    if (((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_nobody_else != NULL) {
        CPy_DECREF(((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_nobody_else);
    }
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_nobody_else = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 129, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r42 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "__init__", "Seating", "rows", 130, CPyStatic_sheet___globals);
        goto CPyL49;
    }
CPyL28: ;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = PyList_New(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 130, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r46 = 0;
CPyL30: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL38;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    if (likely(PyBytes_Check(cpy_r_r54)))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "__init__", 130, CPyStatic_sheet___globals, "bytes", cpy_r_r54);
        goto CPyL57;
    }
    cpy_r_r56 = CPyStatic_sheet___NONE;
    if (unlikely(cpy_r_r56 == NULL)) {
        goto CPyL58;
    } else
        goto CPyL35;
CPyL33: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NONE\" was not set");
    cpy_r_r57 = 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 130, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL35: ;
    cpy_r_r58 = CPyBytes_Concat(cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 130, CPyStatic_sheet___globals);
        goto CPyL57;
    }
    CPyList_SetItemUnsafe(cpy_r_r45, cpy_r_r46, cpy_r_r58);
    cpy_r_r59 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r59;
    goto CPyL30;
CPyL38: ;
    if (((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows_else != NULL) {
        CPy_DECREF(((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows_else);
    }
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows_else = cpy_r_r45;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 130, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r61 = (PyObject *)&PyBytes_Type;
    CPyTagged_INCREF(cpy_r_seats);
    cpy_r_r62 = CPyTagged_StealAsObject(cpy_r_seats);
    PyObject *cpy_r_r63[1] = {cpy_r_r62};
    cpy_r_r64 = (PyObject **)&cpy_r_r63;
    cpy_r_r65 = PyObject_Vectorcall(cpy_r_r61, cpy_r_r64, 1, 0);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 131, CPyStatic_sheet___globals);
        goto CPyL59;
    }
    CPy_DECREF(cpy_r_r62);
    if (likely(PyBytes_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "__init__", 131, CPyStatic_sheet___globals, "bytes", cpy_r_r65);
        goto CPyL49;
    }
    cpy_r_r67 = CPyStatic_sheet___ONE;
    if (unlikely(cpy_r_r67 == NULL)) {
        goto CPyL60;
    } else
        goto CPyL44;
CPyL42: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE\" was not set");
    cpy_r_r68 = 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 131, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r69 = CPyBytes_Concat(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 131, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    if (((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_other != NULL) {
        CPy_DECREF(((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_other);
    }
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_other = cpy_r_r69;
    cpy_r_r70 = 1;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 131, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    cpy_r_r71 = PyDict_New();
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 132, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    if (((serai___kernel___sheet___SeatingObject *)cpy_r_self)->__lists != NULL) {
        CPy_DECREF(((serai___kernel___sheet___SeatingObject *)cpy_r_self)->__lists);
    }
    ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->__lists = cpy_r_r71;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 132, CPyStatic_sheet___globals);
        goto CPyL49;
    }
    return 1;
CPyL49: ;
    cpy_r_r73 = 2;
    return cpy_r_r73;
CPyL50: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL49;
CPyL51: ;
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL12;
CPyL52: ;
    CPy_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL49;
CPyL53: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL49;
CPyL54: ;
    CPyTagged_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    goto CPyL23;
CPyL55: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL49;
CPyL56: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL49;
CPyL57: ;
    CPy_DecRef(cpy_r_r45);
    goto CPyL49;
CPyL58: ;
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r55);
    goto CPyL33;
CPyL59: ;
    CPy_DecRef(cpy_r_r62);
    goto CPyL49;
CPyL60: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL42;
}
        
        PyObject *CPyPy_sheet___Seating_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"me", "seats", 0};
            PyObject *obj_me;
            PyObject *obj_seats;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_me, &obj_seats)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Seating))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Seating", obj_self); 
                goto fail;
            }
            CPyTagged arg_me;
            if (likely(PyLong_Check(obj_me)))
                arg_me = CPyTagged_BorrowFromObject(obj_me);
            else {
                CPy_TypeError("int", obj_me); goto fail;
            }
            CPyTagged arg_seats;
            if (likely(PyLong_Check(obj_seats)))
                arg_seats = CPyTagged_BorrowFromObject(obj_seats);
            else {
                CPy_TypeError("int", obj_seats); goto fail;
            }
            char retval = CPyDef_sheet___Seating_____init__(arg_self, arg_me, arg_seats);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 122, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Seating___row(PyObject *cpy_r_self, CPyTagged cpy_r_seat, CPyTagged cpy_r_other) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = cpy_r_other & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = 0 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_other, 0);
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL14;
CPyL3: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_other < (Py_ssize_t)0;
    if (!cpy_r_r5) goto CPyL14;
CPyL4: ;
    cpy_r_r6 = cpy_r_seat & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL6;
    cpy_r_r8 = 0 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL7;
CPyL6: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_seat, 0);
    cpy_r_r11 = cpy_r_r10 ^ 1;
    if (cpy_r_r11) {
        goto CPyL8;
    } else
        goto CPyL12;
CPyL7: ;
    cpy_r_r12 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)0;
    if (!cpy_r_r12) goto CPyL12;
CPyL8: ;
    cpy_r_r13 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "row", "Seating", "rows", 137, CPyStatic_sheet___globals);
        goto CPyL30;
    }
CPyL9: ;
    cpy_r_r14 = CPyList_GetItem(cpy_r_r13, cpy_r_seat);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "row", 137, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    if (likely(PyBytes_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "row", 137, CPyStatic_sheet___globals, "bytes", cpy_r_r14);
        goto CPyL30;
    }
    cpy_r_r16 = cpy_r_r15;
    goto CPyL13;
CPyL12: ;
    cpy_r_r17 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_nobody;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL13: ;
    return cpy_r_r16;
CPyL14: ;
    cpy_r_r18 = cpy_r_seat & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL16;
    cpy_r_r20 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_other);
    if (cpy_r_r20) {
        goto CPyL17;
    } else
        goto CPyL19;
CPyL16: ;
    cpy_r_r21 = cpy_r_seat == cpy_r_other;
    if (!cpy_r_r21) goto CPyL19;
CPyL17: ;
    cpy_r_r22 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_other;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "row", "Seating", "other", 139, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r22);
CPyL18: ;
    return cpy_r_r22;
CPyL19: ;
    cpy_r_r23 = cpy_r_seat & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL21;
    cpy_r_r25 = 0 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL22;
CPyL21: ;
    cpy_r_r27 = CPyTagged_IsLt_(cpy_r_seat, 0);
    cpy_r_r28 = cpy_r_r27 ^ 1;
    if (cpy_r_r28) {
        goto CPyL23;
    } else
        goto CPyL27;
CPyL22: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)0;
    if (!cpy_r_r29) goto CPyL27;
CPyL23: ;
    cpy_r_r30 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_rows_else;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "row", "Seating", "rows_else", 140, CPyStatic_sheet___globals);
        goto CPyL30;
    }
CPyL24: ;
    cpy_r_r31 = CPyList_GetItem(cpy_r_r30, cpy_r_seat);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "row", 140, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    if (likely(PyBytes_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "row", 140, CPyStatic_sheet___globals, "bytes", cpy_r_r31);
        goto CPyL30;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL29;
CPyL27: ;
    cpy_r_r34 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_nobody_else;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "row", "Seating", "nobody_else", 140, CPyStatic_sheet___globals);
        goto CPyL30;
    }
CPyL28: ;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r33 = cpy_r_r34;
CPyL29: ;
    return cpy_r_r33;
CPyL30: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
}
        
        PyObject *CPyPy_sheet___Seating___row(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", "other", 0};
            static CPyArg_Parser parser = {"OO:row", kwlist, 0};
            PyObject *obj_seat;
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seat, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Seating))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Seating", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_other;
            if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            PyObject *retval = CPyDef_sheet___Seating___row(arg_self, arg_seat, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "row", 134, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Seating___listed(PyObject *cpy_r_self, PyObject *cpy_r_seats, CPyTagged cpy_r_other) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_lists;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    int32_t cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_row;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyPtr cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    int64_t cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->__lists;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "listed", "Seating", "_lists", 144, CPyStatic_sheet___globals);
        goto CPyL28;
    }
CPyL1: ;
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_other);
    cpy_r_r2 = CPyDict_GetWithNone(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 144, CPyStatic_sheet___globals);
        goto CPyL28;
    }
    if (PyDict_Check(cpy_r_r2))
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9420;
    if (cpy_r_r2 == Py_None)
        cpy_r_r3 = cpy_r_r2;
    else {
        cpy_r_r3 = NULL;
    }
    if (cpy_r_r3 != NULL) goto __LL9420;
    CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 144, CPyStatic_sheet___globals, "dict or None", cpy_r_r2);
    goto CPyL28;
__LL9420: ;
    cpy_r_lists = cpy_r_r3;
    cpy_r_r4 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r5 = cpy_r_lists == cpy_r_r4;
    if (cpy_r_r5) {
        goto CPyL29;
    } else
        goto CPyL7;
CPyL4: ;
    cpy_r_r6 = PyDict_New();
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 146, CPyStatic_sheet___globals);
        goto CPyL28;
    }
    CPy_INCREF(cpy_r_r6);
    cpy_r_lists = cpy_r_r6;
    cpy_r_r7 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->__lists;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "listed", "Seating", "_lists", 146, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    CPyTagged_INCREF(cpy_r_other);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_other);
    cpy_r_r9 = CPyDict_SetItem(cpy_r_r7, cpy_r_r8, cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r10 = cpy_r_r9 >= 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 146, CPyStatic_sheet___globals);
        goto CPyL31;
    }
CPyL7: ;
    cpy_r_r11 = PyList_AsTuple(cpy_r_seats);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 147, CPyStatic_sheet___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_lists);
    if (likely(cpy_r_lists != Py_None))
        cpy_r_r12 = cpy_r_lists;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 148, CPyStatic_sheet___globals, "dict", cpy_r_lists);
        goto CPyL32;
    }
    cpy_r_r13 = CPyDict_GetWithNone(cpy_r_r12, cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 148, CPyStatic_sheet___globals);
        goto CPyL32;
    }
    if (PyBytes_Check(cpy_r_r13))
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL9421;
    if (cpy_r_r13 == Py_None)
        cpy_r_r14 = cpy_r_r13;
    else {
        cpy_r_r14 = NULL;
    }
    if (cpy_r_r14 != NULL) goto __LL9421;
    CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 148, CPyStatic_sheet___globals, "bytes or None", cpy_r_r13);
    goto CPyL32;
__LL9421: ;
    cpy_r_row = cpy_r_r14;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_row == cpy_r_r15;
    if (cpy_r_r16) {
        goto CPyL33;
    } else
        goto CPyL34;
CPyL12: ;
    CPy_INCREF(cpy_r_lists);
    if (likely(cpy_r_lists != Py_None))
        cpy_r_r17 = cpy_r_lists;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 150, CPyStatic_sheet___globals, "dict", cpy_r_lists);
        goto CPyL32;
    }
    cpy_r_r18 = PyDict_Size(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 << 1;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r19 >= (Py_ssize_t)8192;
    if (!cpy_r_r20) goto CPyL16;
    CPy_INCREF(cpy_r_lists);
    if (likely(cpy_r_lists != Py_None))
        cpy_r_r21 = cpy_r_lists;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 151, CPyStatic_sheet___globals, "dict", cpy_r_lists);
        goto CPyL32;
    }
    cpy_r_r22 = CPyDict_Clear(cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 151, CPyStatic_sheet___globals);
        goto CPyL32;
    }
CPyL16: ;
    cpy_r_r23 = CPyStatics[4893]; /* b'' */
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = PyList_New(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 152, CPyStatic_sheet___globals);
        goto CPyL32;
    }
    cpy_r_r27 = 0;
CPyL18: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r27 < cpy_r_r29;
    if (!cpy_r_r30) goto CPyL23;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r27 * 8;
    cpy_r_r34 = cpy_r_r32 + cpy_r_r33;
    cpy_r_r35 = *(PyObject * *)cpy_r_r34;
    CPy_INCREF(cpy_r_r35);
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 152, CPyStatic_sheet___globals);
        goto CPyL35;
    }
    cpy_r_r37 = CPyDef_sheet___Seating___row(cpy_r_self, cpy_r_r36, cpy_r_other);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 152, CPyStatic_sheet___globals);
        goto CPyL35;
    }
    CPyList_SetItemUnsafe(cpy_r_r26, cpy_r_r27, cpy_r_r37);
    cpy_r_r38 = cpy_r_r27 + 1;
    cpy_r_r27 = cpy_r_r38;
    goto CPyL18;
CPyL23: ;
    cpy_r_r39 = CPyBytes_Join(cpy_r_r23, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 152, CPyStatic_sheet___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r39);
    cpy_r_row = cpy_r_r39;
    if (likely(cpy_r_lists != Py_None))
        cpy_r_r40 = cpy_r_lists;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 152, CPyStatic_sheet___globals, "dict", cpy_r_lists);
        goto CPyL36;
    }
    cpy_r_r41 = CPyDict_SetItem(cpy_r_r40, cpy_r_r11, cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 152, CPyStatic_sheet___globals);
        goto CPyL37;
    }
CPyL26: ;
    if (likely(cpy_r_row != Py_None))
        cpy_r_r43 = cpy_r_row;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "listed", 153, CPyStatic_sheet___globals, "bytes", cpy_r_row);
        goto CPyL28;
    }
    return cpy_r_r43;
CPyL28: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL29: ;
    CPy_DECREF(cpy_r_lists);
    goto CPyL4;
CPyL30: ;
    CPy_DecRef(cpy_r_lists);
    CPy_DecRef(cpy_r_r6);
    goto CPyL28;
CPyL31: ;
    CPy_DecRef(cpy_r_lists);
    goto CPyL28;
CPyL32: ;
    CPy_DecRef(cpy_r_lists);
    CPy_DecRef(cpy_r_r11);
    goto CPyL28;
CPyL33: ;
    CPy_DECREF(cpy_r_row);
    goto CPyL12;
CPyL34: ;
    CPy_DECREF(cpy_r_lists);
    CPy_DECREF(cpy_r_r11);
    goto CPyL26;
CPyL35: ;
    CPy_DecRef(cpy_r_lists);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r26);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r39);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_row);
    goto CPyL28;
}
        
        PyObject *CPyPy_sheet___Seating___listed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seats", "other", 0};
            static CPyArg_Parser parser = {"OO:listed", kwlist, 0};
            PyObject *obj_seats;
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_seats, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Seating))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Seating", obj_self); 
                goto fail;
            }
            PyObject *arg_seats;
            if (likely(PyList_Check(obj_seats)))
                arg_seats = obj_seats;
            else {
                CPy_TypeError("list", obj_seats); 
                goto fail;
            }
            CPyTagged arg_other;
            if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            PyObject *retval = CPyDef_sheet___Seating___listed(arg_self, arg_seats, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "listed", 142, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Seating____row(PyObject *cpy_r_self, CPyTagged cpy_r_bits) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_away;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    int32_t cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 156, CPyStatic_sheet___globals);
        goto CPyL12;
    }
    cpy_r_r1 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_seats;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_away = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_away);
CPyL2: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL13;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL13;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_away = cpy_r_r2;
    cpy_r_r9 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_me;
    cpy_r_r10 = CPyTagged_Add(cpy_r_r9, cpy_r_away);
    CPyTagged_DECREF(cpy_r_away);
    cpy_r_r11 = ((serai___kernel___sheet___SeatingObject *)cpy_r_self)->_seats;
    cpy_r_r12 = CPyTagged_Remainder(cpy_r_r10, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 156, CPyStatic_sheet___globals);
        goto CPyL14;
    }
    cpy_r_r13 = CPyTagged_Rshift(cpy_r_bits, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 156, CPyStatic_sheet___globals);
        goto CPyL14;
    }
    cpy_r_r14 = CPyTagged_And(cpy_r_r13, 2);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r16 = PyList_Append(cpy_r_r0, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 >= 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 156, CPyStatic_sheet___globals);
        goto CPyL14;
    }
    cpy_r_r18 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r18;
    goto CPyL2;
CPyL10: ;
    cpy_r_r19 = PyBytes_FromObject(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 156, CPyStatic_sheet___globals);
        goto CPyL12;
    }
    return cpy_r_r19;
CPyL12: ;
    cpy_r_r20 = NULL;
    return cpy_r_r20;
CPyL13: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL12;
}
        
        PyObject *CPyPy_sheet___Seating____row(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"bits", 0};
            static CPyArg_Parser parser = {"O:_row", kwlist, 0};
            PyObject *obj_bits;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_bits)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Seating))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Seating", obj_self); 
                goto fail;
            }
            CPyTagged arg_bits;
            if (likely(PyLong_Check(obj_bits)))
                arg_bits = CPyTagged_BorrowFromObject(obj_bits);
            else {
                CPy_TypeError("int", obj_bits); goto fail;
            }
            PyObject *retval = CPyDef_sheet___Seating____row(arg_self, arg_bits);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "_row", 155, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet_____init__(PyObject *cpy_r_self, PyObject *cpy_r_seating) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___sheet___SeatingObject *)cpy_r_seating)->_me;
    CPyTagged_INCREF(cpy_r_r0);
    ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_me = cpy_r_r0;
    cpy_r_r1 = ((serai___kernel___sheet___SeatingObject *)cpy_r_seating)->_seats;
    CPyTagged_INCREF(cpy_r_r1);
    ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_seats = cpy_r_r1;
    CPy_INCREF(cpy_r_seating);
    ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__seating = cpy_r_seating;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 170, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces = cpy_r_r2;
    return 1;
CPyL2: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_sheet___Sheet_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seating", 0};
            PyObject *obj_seating;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_seating)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_seating;
            if (likely(Py_TYPE(obj_seating) == CPyType_sheet___Seating))
                arg_seating = obj_seating;
            else {
                CPy_TypeError("serai.kernel.sheet.Seating", obj_seating); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet_____init__(arg_self, arg_seating);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 166, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Sheet___page(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = CPyStatics[4893]; /* b'' */
    cpy_r_r1 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r2 = CPyBytes_Join(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "page", 174, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return cpy_r_r2;
CPyL2: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_sheet___Sheet___page(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":page", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_sheet___Sheet___page(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "page", 172, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___part(PyObject *cpy_r_self, PyObject *cpy_r_name) {
    return 1;
}
        
        PyObject *CPyPy_sheet___Sheet___part(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:part", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___part(arg_self, arg_name);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "part", 176, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___competitor(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_away) {
    return 1;
}
        
        PyObject *CPyPy_sheet___Sheet___competitor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "away", 0};
            static CPyArg_Parser parser = {"OO:competitor", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_away;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_away)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_away;
            if (likely(PyLong_Check(obj_away)))
                arg_away = CPyTagged_BorrowFromObject(obj_away);
            else {
                CPy_TypeError("int", obj_away); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___competitor(arg_self, arg_name, arg_away);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "competitor", 179, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___place(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_number) {
    return 1;
}
        
        PyObject *CPyPy_sheet___Sheet___place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "number", 0};
            static CPyArg_Parser parser = {"OO:place", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_number)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___place(arg_self, arg_name, arg_number);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "place", 182, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___end(PyObject *cpy_r_self) {
    return 1;
}
        
        PyObject *CPyPy_sheet___Sheet___end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":end", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___end(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "end", 185, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___number(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most, CPyTagged cpy_r_least) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    int64_t cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    if (cpy_r_least != CPY_INT_TAG) goto CPyL25;
    cpy_r_least = 0;
CPyL2: ;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r1 = cpy_r_value & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL4;
    cpy_r_r3 = cpy_r_least & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
CPyL4: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_least, cpy_r_value);
    if (cpy_r_r5) {
        goto CPyL6;
    } else
        goto CPyL26;
CPyL5: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_value > (Py_ssize_t)cpy_r_least;
    if (!cpy_r_r6) goto CPyL26;
CPyL6: ;
    cpy_r_r7 = CPyStatic_sheet___BYTES;
    if (unlikely(cpy_r_r7 == NULL)) {
        goto CPyL27;
    } else
        goto CPyL9;
CPyL7: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"BYTES\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "number", 189, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r9 = cpy_r_value & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (cpy_r_r10) goto CPyL11;
    cpy_r_r11 = cpy_r_most & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (!cpy_r_r12) goto CPyL12;
CPyL11: ;
    cpy_r_r13 = CPyTagged_IsLt_(cpy_r_value, cpy_r_most);
    if (cpy_r_r13) {
        goto CPyL13;
    } else
        goto CPyL14;
CPyL12: ;
    cpy_r_r14 = (Py_ssize_t)cpy_r_value < (Py_ssize_t)cpy_r_most;
    if (!cpy_r_r14) goto CPyL14;
CPyL13: ;
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r15 = cpy_r_value;
    goto CPyL15;
CPyL14: ;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r15 = cpy_r_most;
CPyL15: ;
    cpy_r_r16 = CPyTagged_Subtract(cpy_r_r15, cpy_r_least);
    CPyTagged_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_least);
    cpy_r_r17 = CPyList_GetItem(cpy_r_r7, cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "number", 189, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    if (likely(PyBytes_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "number", 189, CPyStatic_sheet___globals, "bytes", cpy_r_r17);
        goto CPyL24;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL22;
CPyL18: ;
    cpy_r_r20 = CPyStatic_sheet___NONE;
    if (likely(cpy_r_r20 != NULL)) goto CPyL21;
    PyErr_SetString(PyExc_NameError, "value for final name \"NONE\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "number", 189, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r20);
    cpy_r_r19 = cpy_r_r20;
CPyL22: ;
    cpy_r_r22 = PyList_Append(cpy_r_r0, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "number", 189, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    return 1;
CPyL24: ;
    cpy_r_r24 = 2;
    return cpy_r_r24;
CPyL25: ;
    CPyTagged_INCREF(cpy_r_least);
    goto CPyL2;
CPyL26: ;
    CPyTagged_DECREF(cpy_r_least);
    goto CPyL18;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_least);
    goto CPyL7;
}
        
        PyObject *CPyPy_sheet___Sheet___number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", "least", 0};
            static CPyArg_Parser parser = {"OOO|O:number", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            PyObject *obj_least = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most, &obj_least)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            CPyTagged arg_least;
            if (obj_least == NULL) {
                arg_least = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_least)))
                arg_least = CPyTagged_BorrowFromObject(obj_least);
            else {
                CPy_TypeError("int", obj_least); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___number(arg_self, arg_name, arg_value, arg_most, arg_least);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "number", 188, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___large(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most, CPyTagged cpy_r_least) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    char cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    if (cpy_r_least != CPY_INT_TAG) goto CPyL45;
    cpy_r_least = 0;
CPyL2: ;
    cpy_r_r0 = cpy_r_value & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL4;
    cpy_r_r2 = cpy_r_most & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL5;
CPyL4: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_value, cpy_r_most);
    if (cpy_r_r4) {
        goto CPyL6;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_value < (Py_ssize_t)cpy_r_most;
    if (!cpy_r_r5) goto CPyL7;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r6 = cpy_r_value;
    goto CPyL8;
CPyL7: ;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r6 = cpy_r_most;
CPyL8: ;
    cpy_r_r7 = CPyTagged_Subtract(cpy_r_r6, cpy_r_least);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_least);
    cpy_r_value = cpy_r_r7;
    cpy_r_r8 = cpy_r_value & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL10;
    cpy_r_r10 = 510 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL11;
CPyL10: ;
    cpy_r_r12 = CPyTagged_IsLt_(510, cpy_r_value);
    if (cpy_r_r12) {
        goto CPyL12;
    } else
        goto CPyL24;
CPyL11: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_value > (Py_ssize_t)510;
    if (!cpy_r_r13) goto CPyL24;
CPyL12: ;
    cpy_r_r14 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r15 = CPyStatic_sheet___BYTES;
    if (unlikely(cpy_r_r15 == NULL)) {
        goto CPyL46;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"BYTES\" was not set");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 195, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r17 = CPyList_GetItemShort(cpy_r_r15, 510);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 195, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    if (likely(PyBytes_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "large", 195, CPyStatic_sheet___globals, "bytes", cpy_r_r17);
        goto CPyL47;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r14, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 195, CPyStatic_sheet___globals);
        goto CPyL47;
    }
    cpy_r_r21 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r22 = CPyStatic_sheet___BYTES;
    if (unlikely(cpy_r_r22 == NULL)) {
        goto CPyL48;
    } else
        goto CPyL21;
CPyL19: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"BYTES\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 196, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL21: ;
    cpy_r_r24 = CPyTagged_Subtract(cpy_r_value, 510);
    CPyTagged_DECREF(cpy_r_value);
    cpy_r_r25 = CPyList_GetItem(cpy_r_r22, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 196, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    if (likely(PyBytes_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "large", 196, CPyStatic_sheet___globals, "bytes", cpy_r_r25);
        goto CPyL44;
    }
    cpy_r_r27 = PyList_Append(cpy_r_r21, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 196, CPyStatic_sheet___globals);
        goto CPyL44;
    } else
        goto CPyL43;
CPyL24: ;
    cpy_r_r29 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r30 = cpy_r_value & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (cpy_r_r31) goto CPyL26;
    cpy_r_r32 = 0 & 1;
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL27;
CPyL26: ;
    cpy_r_r34 = CPyTagged_IsLt_(0, cpy_r_value);
    if (cpy_r_r34) {
        goto CPyL28;
    } else
        goto CPyL49;
CPyL27: ;
    cpy_r_r35 = (Py_ssize_t)cpy_r_value > (Py_ssize_t)0;
    if (!cpy_r_r35) goto CPyL49;
CPyL28: ;
    cpy_r_r36 = CPyStatic_sheet___BYTES;
    if (unlikely(cpy_r_r36 == NULL)) {
        goto CPyL50;
    } else
        goto CPyL31;
CPyL29: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"BYTES\" was not set");
    cpy_r_r37 = 0;
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 198, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r38 = CPyList_GetItem(cpy_r_r36, cpy_r_value);
    CPyTagged_DECREF(cpy_r_value);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 198, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    if (likely(PyBytes_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "large", 198, CPyStatic_sheet___globals, "bytes", cpy_r_r38);
        goto CPyL44;
    }
    cpy_r_r40 = cpy_r_r39;
    goto CPyL38;
CPyL34: ;
    cpy_r_r41 = CPyStatic_sheet___NONE;
    if (likely(cpy_r_r41 != NULL)) goto CPyL37;
    PyErr_SetString(PyExc_NameError, "value for final name \"NONE\" was not set");
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 198, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL37: ;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r40 = cpy_r_r41;
CPyL38: ;
    cpy_r_r43 = PyList_Append(cpy_r_r29, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 198, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    cpy_r_r45 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r46 = CPyStatic_sheet___NONE;
    if (likely(cpy_r_r46 != NULL)) goto CPyL42;
    PyErr_SetString(PyExc_NameError, "value for final name \"NONE\" was not set");
    cpy_r_r47 = 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 199, CPyStatic_sheet___globals);
        goto CPyL44;
    }
    CPy_Unreachable();
CPyL42: ;
    cpy_r_r48 = PyList_Append(cpy_r_r45, cpy_r_r46);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 199, CPyStatic_sheet___globals);
        goto CPyL44;
    }
CPyL43: ;
    return 1;
CPyL44: ;
    cpy_r_r50 = 2;
    return cpy_r_r50;
CPyL45: ;
    CPyTagged_INCREF(cpy_r_least);
    goto CPyL2;
CPyL46: ;
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL13;
CPyL47: ;
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL44;
CPyL48: ;
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL19;
CPyL49: ;
    CPyTagged_DECREF(cpy_r_value);
    goto CPyL34;
CPyL50: ;
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL29;
}
        
        PyObject *CPyPy_sheet___Sheet___large(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", "least", 0};
            static CPyArg_Parser parser = {"OOO|O:large", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            PyObject *obj_least = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most, &obj_least)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            CPyTagged arg_least;
            if (obj_least == NULL) {
                arg_least = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_least)))
                arg_least = CPyTagged_BorrowFromObject(obj_least);
            else {
                CPy_TypeError("int", obj_least); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___large(arg_self, arg_name, arg_value, arg_most, arg_least);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 191, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___count(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPY_INT_TAG;
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_self, cpy_r_name, cpy_r_value, cpy_r_most, cpy_r_r0); /* number */
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "count", 202, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_sheet___Sheet___count(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", 0};
            static CPyArg_Parser parser = {"OOO:count", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___count(arg_self, arg_name, arg_value, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "count", 201, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___total(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = CPY_INT_TAG;
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_sheet___Sheet, 6, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, CPyTagged, CPyTagged, CPyTagged))(cpy_r_self, cpy_r_name, cpy_r_value, cpy_r_most, cpy_r_r0); /* number */
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "total", 205, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_sheet___Sheet___total(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", 0};
            static CPyArg_Parser parser = {"OOO:total", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___total(arg_self, arg_name, arg_value, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "total", 204, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___flag(PyObject *cpy_r_self, PyObject *cpy_r_name, char cpy_r_value) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    if (!cpy_r_value) goto CPyL5;
    cpy_r_r1 = CPyStatic_sheet___ONE;
    if (likely(cpy_r_r1 != NULL)) goto CPyL4;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flag", 208, CPyStatic_sheet___globals);
        goto CPyL11;
    }
    CPy_Unreachable();
CPyL4: ;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r1;
    goto CPyL9;
CPyL5: ;
    cpy_r_r4 = CPyStatic_sheet___NONE;
    if (likely(cpy_r_r4 != NULL)) goto CPyL8;
    PyErr_SetString(PyExc_NameError, "value for final name \"NONE\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flag", 208, CPyStatic_sheet___globals);
        goto CPyL11;
    }
    CPy_Unreachable();
CPyL8: ;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r3 = cpy_r_r4;
CPyL9: ;
    cpy_r_r6 = PyList_Append(cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flag", 208, CPyStatic_sheet___globals);
        goto CPyL11;
    }
    return 1;
CPyL11: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_sheet___Sheet___flag(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", 0};
            static CPyArg_Parser parser = {"OO:flag", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            char arg_value;
            if (unlikely(!PyBool_Check(obj_value))) {
                CPy_TypeError("bool", obj_value); goto fail;
            } else
                arg_value = obj_value == Py_True;
            char retval = CPyDef_sheet___Sheet___flag(arg_self, arg_name, arg_value);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "flag", 207, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___word(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_number, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    int32_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r1 = cpy_r_number & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL2;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL3;
CPyL2: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_number, 0);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL4;
    } else
        goto CPyL8;
CPyL3: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_number >= (Py_ssize_t)0;
    if (!cpy_r_r7) goto CPyL8;
CPyL4: ;
    cpy_r_r8 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_rows;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "word", "Words", "rows", 212, CPyStatic_sheet___globals);
        goto CPyL11;
    }
CPyL5: ;
    cpy_r_r9 = CPyList_GetItem(cpy_r_r8, cpy_r_number);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "word", 212, CPyStatic_sheet___globals);
        goto CPyL11;
    }
    if (likely(PyBytes_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "word", 212, CPyStatic_sheet___globals, "bytes", cpy_r_r9);
        goto CPyL11;
    }
    cpy_r_r11 = cpy_r_r10;
    goto CPyL9;
CPyL8: ;
    cpy_r_r12 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_none;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r11 = cpy_r_r12;
CPyL9: ;
    cpy_r_r13 = PyList_Append(cpy_r_r0, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r14 = cpy_r_r13 >= 0;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "word", 212, CPyStatic_sheet___globals);
        goto CPyL11;
    }
    return 1;
CPyL11: ;
    cpy_r_r15 = 2;
    return cpy_r_r15;
}
        
        PyObject *CPyPy_sheet___Sheet___word(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "number", "words", 0};
            static CPyArg_Parser parser = {"OOO:word", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_number;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_number, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___word(arg_self, arg_name, arg_number, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "word", 210, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___seat(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_seat, CPyTagged cpy_r_other) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int32_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    if (cpy_r_other != CPY_INT_TAG) goto CPyL6;
    cpy_r_other = -2;
CPyL2: ;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r1 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__seating;
    cpy_r_r2 = CPyDef_sheet___Seating___row(cpy_r_r1, cpy_r_seat, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat", 216, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    cpy_r_r3 = PyList_Append(cpy_r_r0, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = cpy_r_r3 >= 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat", 216, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_other);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Sheet___seat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "seat", "other", 0};
            static CPyArg_Parser parser = {"OO|O:seat", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_seat;
            PyObject *obj_other = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_seat, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_other;
            if (obj_other == NULL) {
                arg_other = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___seat(arg_self, arg_name, arg_seat, arg_other);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "seat", 214, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___words_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_numbers, CPyTagged cpy_r_room, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    int32_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    CPyTagged cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 > (Py_ssize_t)8;
    if (!cpy_r_r4) goto CPyL3;
    cpy_r_r5 = CPyDef_sheet___Words___listed(cpy_r_words, cpy_r_numbers);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 222, CPyStatic_sheet___globals);
        goto CPyL26;
    }
    cpy_r_r6 = PyList_Append(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r7 = cpy_r_r6 >= 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 222, CPyStatic_sheet___globals);
        goto CPyL26;
    } else
        goto CPyL17;
CPyL3: ;
    cpy_r_r8 = 0;
CPyL4: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL17;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyLong_Check(cpy_r_r16)))
        cpy_r_r17 = CPyTagged_FromObject(cpy_r_r16);
    else {
        CPy_TypeError("int", cpy_r_r16); cpy_r_r17 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 224, CPyStatic_sheet___globals);
        goto CPyL26;
    }
    cpy_r_r18 = cpy_r_r17 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (cpy_r_r19) goto CPyL8;
    cpy_r_r20 = 0 & 1;
    cpy_r_r21 = cpy_r_r20 != 0;
    if (!cpy_r_r21) goto CPyL9;
CPyL8: ;
    cpy_r_r22 = CPyTagged_IsLt_(cpy_r_r17, 0);
    cpy_r_r23 = cpy_r_r22 ^ 1;
    if (cpy_r_r23) {
        goto CPyL10;
    } else
        goto CPyL27;
CPyL9: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r17 >= (Py_ssize_t)0;
    if (!cpy_r_r24) goto CPyL27;
CPyL10: ;
    cpy_r_r25 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_rows;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "words_at", "Words", "rows", 225, CPyStatic_sheet___globals);
        goto CPyL28;
    }
CPyL11: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 225, CPyStatic_sheet___globals);
        goto CPyL26;
    }
    if (likely(PyBytes_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "words_at", 225, CPyStatic_sheet___globals, "bytes", cpy_r_r26);
        goto CPyL26;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL15;
CPyL14: ;
    cpy_r_r29 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_none;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r28 = cpy_r_r29;
CPyL15: ;
    cpy_r_r30 = PyList_Append(cpy_r_r0, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 225, CPyStatic_sheet___globals);
        goto CPyL26;
    }
    cpy_r_r32 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r32;
    goto CPyL4;
CPyL17: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r34 << 1;
    cpy_r_r36 = cpy_r_room & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (cpy_r_r37) goto CPyL19;
    cpy_r_r38 = cpy_r_r35 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (!cpy_r_r39) goto CPyL20;
CPyL19: ;
    cpy_r_r40 = CPyTagged_IsLt_(cpy_r_r35, cpy_r_room);
    if (cpy_r_r40) {
        goto CPyL21;
    } else
        goto CPyL29;
CPyL20: ;
    cpy_r_r41 = (Py_ssize_t)cpy_r_room > (Py_ssize_t)cpy_r_r35;
    if (!cpy_r_r41) goto CPyL29;
CPyL21: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r43 << 1;
    cpy_r_r45 = CPyTagged_Subtract(cpy_r_room, cpy_r_r44);
    cpy_r_r46 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r47 = CPyTagged_Multiply(cpy_r_r45, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r45);
    cpy_r_r48 = (PyObject *)&PyBytes_Type;
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r47);
    PyObject *cpy_r_r50[1] = {cpy_r_r49};
    cpy_r_r51 = (PyObject **)&cpy_r_r50;
    cpy_r_r52 = PyObject_Vectorcall(cpy_r_r48, cpy_r_r51, 1, 0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 227, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r49);
    if (likely(PyBytes_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "words_at", 227, CPyStatic_sheet___globals, "bytes", cpy_r_r52);
        goto CPyL26;
    }
    cpy_r_r54 = PyList_Append(cpy_r_r0, cpy_r_r53);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 227, CPyStatic_sheet___globals);
        goto CPyL25;
    }
CPyL24: ;
    return 1;
CPyL25: ;
    cpy_r_r56 = 2;
    return cpy_r_r56;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL25;
CPyL27: ;
    CPyTagged_DECREF(cpy_r_r17);
    goto CPyL14;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r17);
    goto CPyL25;
CPyL29: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL24;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    goto CPyL25;
}
        
        PyObject *CPyPy_sheet___Sheet___words_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "numbers", "room", "words", 0};
            static CPyArg_Parser parser = {"OOOO:words_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_numbers;
            PyObject *obj_room;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_numbers, &obj_room, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___words_at(arg_self, arg_name, arg_numbers, arg_room, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 218, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___seats_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_seats, CPyTagged cpy_r_room, CPyTagged cpy_r_other) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
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
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    CPyTagged cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    CPyTagged cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject **cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    int32_t cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    if (cpy_r_other != CPY_INT_TAG) goto CPyL27;
    cpy_r_other = -2;
CPyL2: ;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = (Py_ssize_t)cpy_r_r2 > (Py_ssize_t)8;
    if (!cpy_r_r3) goto CPyL5;
    cpy_r_r4 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r5 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__seating;
    cpy_r_r6 = CPyDef_sheet___Seating___listed(cpy_r_r5, cpy_r_seats, cpy_r_other);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 232, CPyStatic_sheet___globals);
        goto CPyL28;
    }
    cpy_r_r7 = PyList_Append(cpy_r_r4, cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 232, CPyStatic_sheet___globals);
        goto CPyL28;
    } else
        goto CPyL11;
CPyL5: ;
    cpy_r_r9 = 0;
CPyL6: ;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyVarObject, ob_size));
    cpy_r_r11 = *(int64_t *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r9 < cpy_r_r11;
    if (!cpy_r_r12) goto CPyL11;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 234, CPyStatic_sheet___globals);
        goto CPyL28;
    }
    cpy_r_r19 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r20 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__seating;
    cpy_r_r21 = CPyDef_sheet___Seating___row(cpy_r_r20, cpy_r_r18, cpy_r_other);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 235, CPyStatic_sheet___globals);
        goto CPyL28;
    }
    cpy_r_r22 = PyList_Append(cpy_r_r19, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 235, CPyStatic_sheet___globals);
        goto CPyL28;
    }
    cpy_r_r24 = cpy_r_r9 + 1;
    cpy_r_r9 = cpy_r_r24;
    goto CPyL6;
CPyL11: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r26 << 1;
    cpy_r_r28 = cpy_r_room & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL13;
    cpy_r_r30 = cpy_r_r27 & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL14;
CPyL13: ;
    cpy_r_r32 = CPyTagged_IsLt_(cpy_r_r27, cpy_r_room);
    if (cpy_r_r32) {
        goto CPyL15;
    } else
        goto CPyL29;
CPyL14: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_room > (Py_ssize_t)cpy_r_r27;
    if (!cpy_r_r33) goto CPyL29;
CPyL15: ;
    cpy_r_r34 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_seats + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r36 << 1;
    cpy_r_r38 = CPyTagged_Subtract(cpy_r_room, cpy_r_r37);
    cpy_r_r39 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_seats;
    cpy_r_r40 = cpy_r_other & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (cpy_r_r41) goto CPyL17;
    cpy_r_r42 = 0 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (!cpy_r_r43) goto CPyL18;
CPyL17: ;
    cpy_r_r44 = CPyTagged_IsLt_(cpy_r_other, 0);
    cpy_r_r45 = cpy_r_r44 ^ 1;
    cpy_r_r46 = cpy_r_r45;
    goto CPyL19;
CPyL18: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_other >= (Py_ssize_t)0;
    cpy_r_r46 = cpy_r_r47;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_other);
    if (!cpy_r_r46) goto CPyL21;
    cpy_r_r48 = 2;
    goto CPyL22;
CPyL21: ;
    cpy_r_r48 = 0;
CPyL22: ;
    cpy_r_r49 = CPyTagged_Add(cpy_r_r39, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r50 = CPyTagged_Multiply(cpy_r_r38, cpy_r_r49);
    CPyTagged_DECREF(cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r49);
    cpy_r_r51 = (PyObject *)&PyBytes_Type;
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_r50);
    PyObject *cpy_r_r53[1] = {cpy_r_r52};
    cpy_r_r54 = (PyObject **)&cpy_r_r53;
    cpy_r_r55 = PyObject_Vectorcall(cpy_r_r51, cpy_r_r54, 1, 0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 237, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r52);
    if (likely(PyBytes_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "seats_at", 237, CPyStatic_sheet___globals, "bytes", cpy_r_r55);
        goto CPyL26;
    }
    cpy_r_r57 = PyList_Append(cpy_r_r34, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = cpy_r_r57 >= 0;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 237, CPyStatic_sheet___globals);
        goto CPyL26;
    }
CPyL25: ;
    return 1;
CPyL26: ;
    cpy_r_r59 = 2;
    return cpy_r_r59;
CPyL27: ;
    CPyTagged_INCREF(cpy_r_other);
    goto CPyL2;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_other);
    goto CPyL26;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_other);
    goto CPyL25;
CPyL30: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL26;
}
        
        PyObject *CPyPy_sheet___Sheet___seats_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "seats", "room", "other", 0};
            static CPyArg_Parser parser = {"OOO|O:seats_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_seats;
            PyObject *obj_room;
            PyObject *obj_other = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_seats, &obj_room, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_seats;
            if (likely(PyList_Check(obj_seats)))
                arg_seats = obj_seats;
            else {
                CPy_TypeError("list", obj_seats); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged arg_other;
            if (obj_other == NULL) {
                arg_other = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___seats_at(arg_self, arg_name, arg_seats, arg_room, arg_other);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 229, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___numbers_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_values, CPyTagged cpy_r_room, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    tuple_T3OOO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    PyObject *cpy_r_r20;
    int64_t cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    CPyPtr cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyPtr cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    CPyPtr cpy_r_r52;
    int64_t cpy_r_r53;
    char cpy_r_r54;
    CPyPtr cpy_r_r55;
    CPyPtr cpy_r_r56;
    int64_t cpy_r_r57;
    CPyPtr cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    int64_t cpy_r_r61;
    char cpy_r_r62;
    int64_t cpy_r_r63;
    char cpy_r_r64;
    char cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    int64_t cpy_r_r69;
    char cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyTagged cpy_r_r86;
    int64_t cpy_r_r87;
    char cpy_r_r88;
    int64_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    CPyPtr cpy_r_r93;
    int64_t cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject **cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    int32_t cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = (Py_ssize_t)cpy_r_r3 > (Py_ssize_t)8;
    if (!cpy_r_r4) goto CPyL36;
    cpy_r_r5 = PyBytes_FromObject(cpy_r_values);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 244, CPyStatic_sheet___globals);
        goto CPyL9;
    }
    cpy_r_r6 = CPyStatic_sheet___UP_TO;
    if (unlikely(cpy_r_r6 == NULL)) {
        goto CPyL70;
    } else
        goto CPyL5;
CPyL3: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"UP_TO\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 244, CPyStatic_sheet___globals);
        goto CPyL9;
    } else
        goto CPyL71;
CPyL4: ;
    CPy_Unreachable();
CPyL5: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r6, cpy_r_most);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 244, CPyStatic_sheet___globals);
        goto CPyL72;
    }
    if (likely(PyBytes_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "numbers_at", 244, CPyStatic_sheet___globals, "bytes", cpy_r_r8);
        goto CPyL72;
    }
    cpy_r_r10 = CPyBytes_Translate(cpy_r_r5, cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 244, CPyStatic_sheet___globals);
        goto CPyL9;
    }
    cpy_r_r11 = PyList_Append(cpy_r_r0, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 244, CPyStatic_sheet___globals);
    } else
        goto CPyL61;
CPyL9: ;
    cpy_r_r13 = CPy_CatchError();
    cpy_r_r14 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r15 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 245, CPyStatic_sheet___globals);
        goto CPyL73;
    }
    cpy_r_r17 = CPy_ExceptionMatches(cpy_r_r16);
    CPy_DecRef(cpy_r_r16);
    if (!cpy_r_r17) goto CPyL74;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = PyList_New(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 246, CPyStatic_sheet___globals);
        goto CPyL73;
    }
    cpy_r_r21 = 0;
CPyL13: ;
    cpy_r_r22 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyVarObject, ob_size));
    cpy_r_r23 = *(int64_t *)cpy_r_r22;
    cpy_r_r24 = cpy_r_r21 < cpy_r_r23;
    if (!cpy_r_r24) goto CPyL29;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyListObject, ob_item));
    cpy_r_r26 = *(CPyPtr *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r21 * 8;
    cpy_r_r28 = cpy_r_r26 + cpy_r_r27;
    cpy_r_r29 = *(PyObject * *)cpy_r_r28;
    CPy_INCREF(cpy_r_r29);
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DecRef(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 246, CPyStatic_sheet___globals);
        goto CPyL75;
    }
    cpy_r_r31 = 0 & 1;
    cpy_r_r32 = cpy_r_r31 != 0;
    if (cpy_r_r32) goto CPyL17;
    cpy_r_r33 = cpy_r_r30 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (!cpy_r_r34) goto CPyL18;
CPyL17: ;
    cpy_r_r35 = CPyTagged_IsLt_(cpy_r_r30, 0);
    if (cpy_r_r35) {
        goto CPyL76;
    } else
        goto CPyL20;
CPyL18: ;
    cpy_r_r36 = (Py_ssize_t)0 > (Py_ssize_t)cpy_r_r30;
    if (cpy_r_r36) {
        goto CPyL76;
    } else
        goto CPyL20;
CPyL19: ;
    cpy_r_r37 = 0;
    goto CPyL21;
CPyL20: ;
    cpy_r_r37 = cpy_r_r30;
CPyL21: ;
    cpy_r_r38 = cpy_r_most & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL23;
    cpy_r_r40 = cpy_r_r37 & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL24;
CPyL23: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_most, cpy_r_r37);
    if (cpy_r_r42) {
        goto CPyL77;
    } else
        goto CPyL26;
CPyL24: ;
    cpy_r_r43 = (Py_ssize_t)cpy_r_most < (Py_ssize_t)cpy_r_r37;
    if (cpy_r_r43) {
        goto CPyL77;
    } else
        goto CPyL26;
CPyL25: ;
    CPyTagged_IncRef(cpy_r_most);
    cpy_r_r44 = cpy_r_most;
    goto CPyL27;
CPyL26: ;
    cpy_r_r44 = cpy_r_r37;
CPyL27: ;
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r44);
    CPyList_SetItemUnsafe(cpy_r_r20, cpy_r_r21, cpy_r_r45);
    cpy_r_r46 = cpy_r_r21 + 1;
    cpy_r_r21 = cpy_r_r46;
    goto CPyL13;
CPyL29: ;
    cpy_r_r47 = PyBytes_FromObject(cpy_r_r20);
    CPy_DecRef(cpy_r_r20);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 246, CPyStatic_sheet___globals);
        goto CPyL73;
    }
    cpy_r_r48 = PyList_Append(cpy_r_r0, cpy_r_r47);
    CPy_DecRef(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 246, CPyStatic_sheet___globals);
        goto CPyL73;
    } else
        goto CPyL33;
CPyL31: ;
    CPy_Reraise();
    if (!0) {
        goto CPyL34;
    } else
        goto CPyL78;
CPyL32: ;
    CPy_Unreachable();
CPyL33: ;
    CPy_RestoreExcInfo(cpy_r_r13);
    CPy_DecRef(cpy_r_r13.f0);
    CPy_DecRef(cpy_r_r13.f1);
    CPy_DecRef(cpy_r_r13.f2);
    goto CPyL61;
CPyL34: ;
    CPy_RestoreExcInfo(cpy_r_r13);
    CPy_DecRef(cpy_r_r13.f0);
    CPy_DecRef(cpy_r_r13.f1);
    CPy_DecRef(cpy_r_r13.f2);
    cpy_r_r50 = CPy_KeepPropagating();
    if (!cpy_r_r50) goto CPyL69;
    CPy_Unreachable();
CPyL36: ;
    cpy_r_r51 = 0;
CPyL37: ;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r51 < cpy_r_r53;
    if (!cpy_r_r54) goto CPyL61;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyListObject, ob_item));
    cpy_r_r56 = *(CPyPtr *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r51 * 8;
    cpy_r_r58 = cpy_r_r56 + cpy_r_r57;
    cpy_r_r59 = *(PyObject * *)cpy_r_r58;
    CPy_INCREF(cpy_r_r59);
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 248, CPyStatic_sheet___globals);
        goto CPyL79;
    }
    cpy_r_r61 = cpy_r_r60 & 1;
    cpy_r_r62 = cpy_r_r61 != 0;
    if (cpy_r_r62) goto CPyL41;
    cpy_r_r63 = 0 & 1;
    cpy_r_r64 = cpy_r_r63 != 0;
    if (!cpy_r_r64) goto CPyL42;
CPyL41: ;
    cpy_r_r65 = CPyTagged_IsLt_(0, cpy_r_r60);
    if (cpy_r_r65) {
        goto CPyL43;
    } else
        goto CPyL80;
CPyL42: ;
    cpy_r_r66 = (Py_ssize_t)cpy_r_r60 > (Py_ssize_t)0;
    if (!cpy_r_r66) goto CPyL80;
CPyL43: ;
    cpy_r_r67 = CPyStatic_sheet___BYTES;
    if (unlikely(cpy_r_r67 == NULL)) {
        goto CPyL81;
    } else
        goto CPyL46;
CPyL44: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"BYTES\" was not set");
    cpy_r_r68 = 0;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 249, CPyStatic_sheet___globals);
        goto CPyL69;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r69 = cpy_r_r60 & 1;
    cpy_r_r70 = cpy_r_r69 != 0;
    if (cpy_r_r70) goto CPyL48;
    cpy_r_r71 = cpy_r_most & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (!cpy_r_r72) goto CPyL49;
CPyL48: ;
    cpy_r_r73 = CPyTagged_IsLt_(cpy_r_r60, cpy_r_most);
    if (cpy_r_r73) {
        goto CPyL50;
    } else
        goto CPyL82;
CPyL49: ;
    cpy_r_r74 = (Py_ssize_t)cpy_r_r60 < (Py_ssize_t)cpy_r_most;
    if (!cpy_r_r74) goto CPyL82;
CPyL50: ;
    cpy_r_r75 = cpy_r_r60;
    goto CPyL52;
CPyL51: ;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r75 = cpy_r_most;
CPyL52: ;
    cpy_r_r76 = CPyList_GetItem(cpy_r_r67, cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 249, CPyStatic_sheet___globals);
        goto CPyL79;
    }
    if (likely(PyBytes_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "numbers_at", 249, CPyStatic_sheet___globals, "bytes", cpy_r_r76);
        goto CPyL79;
    }
    cpy_r_r78 = cpy_r_r77;
    goto CPyL59;
CPyL55: ;
    cpy_r_r79 = CPyStatic_sheet___NONE;
    if (unlikely(cpy_r_r79 == NULL)) {
        goto CPyL83;
    } else
        goto CPyL58;
CPyL56: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NONE\" was not set");
    cpy_r_r80 = 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 249, CPyStatic_sheet___globals);
        goto CPyL69;
    }
    CPy_Unreachable();
CPyL58: ;
    CPy_INCREF(cpy_r_r79);
    cpy_r_r78 = cpy_r_r79;
CPyL59: ;
    cpy_r_r81 = PyList_Append(cpy_r_r0, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 249, CPyStatic_sheet___globals);
        goto CPyL79;
    }
    cpy_r_r83 = cpy_r_r51 + 1;
    cpy_r_r51 = cpy_r_r83;
    goto CPyL37;
CPyL61: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r85 << 1;
    cpy_r_r87 = cpy_r_room & 1;
    cpy_r_r88 = cpy_r_r87 != 0;
    if (cpy_r_r88) goto CPyL63;
    cpy_r_r89 = cpy_r_r86 & 1;
    cpy_r_r90 = cpy_r_r89 != 0;
    if (!cpy_r_r90) goto CPyL64;
CPyL63: ;
    cpy_r_r91 = CPyTagged_IsLt_(cpy_r_r86, cpy_r_room);
    if (cpy_r_r91) {
        goto CPyL65;
    } else
        goto CPyL84;
CPyL64: ;
    cpy_r_r92 = (Py_ssize_t)cpy_r_room > (Py_ssize_t)cpy_r_r86;
    if (!cpy_r_r92) goto CPyL84;
CPyL65: ;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_values + offsetof(PyVarObject, ob_size));
    cpy_r_r94 = *(int64_t *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r94 << 1;
    cpy_r_r96 = CPyTagged_Subtract(cpy_r_room, cpy_r_r95);
    cpy_r_r97 = (PyObject *)&PyBytes_Type;
    cpy_r_r98 = CPyTagged_StealAsObject(cpy_r_r96);
    PyObject *cpy_r_r99[1] = {cpy_r_r98};
    cpy_r_r100 = (PyObject **)&cpy_r_r99;
    cpy_r_r101 = PyObject_Vectorcall(cpy_r_r97, cpy_r_r100, 1, 0);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 251, CPyStatic_sheet___globals);
        goto CPyL85;
    }
    CPy_DECREF(cpy_r_r98);
    if (likely(PyBytes_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "numbers_at", 251, CPyStatic_sheet___globals, "bytes", cpy_r_r101);
        goto CPyL79;
    }
    cpy_r_r103 = PyList_Append(cpy_r_r0, cpy_r_r102);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r102);
    cpy_r_r104 = cpy_r_r103 >= 0;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 251, CPyStatic_sheet___globals);
        goto CPyL69;
    }
CPyL68: ;
    return 1;
CPyL69: ;
    cpy_r_r105 = 2;
    return cpy_r_r105;
CPyL70: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL3;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
CPyL72: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL9;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL34;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL31;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    goto CPyL34;
CPyL76: ;
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL19;
CPyL77: ;
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL25;
CPyL78: ;
    CPy_DecRef(cpy_r_r13.f0);
    CPy_DecRef(cpy_r_r13.f1);
    CPy_DecRef(cpy_r_r13.f2);
    goto CPyL32;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL69;
CPyL80: ;
    CPyTagged_DECREF(cpy_r_r60);
    goto CPyL55;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL44;
CPyL82: ;
    CPyTagged_DECREF(cpy_r_r60);
    goto CPyL51;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL56;
CPyL84: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL68;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r98);
    goto CPyL69;
}
        
        PyObject *CPyPy_sheet___Sheet___numbers_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "values", "room", "most", 0};
            static CPyArg_Parser parser = {"OOOO:numbers_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_values;
            PyObject *obj_room;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_values, &obj_room, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___numbers_at(arg_self, arg_name, arg_values, arg_room, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 239, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___numbers(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_values, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r1 = CPY_GET_METHOD(cpy_r_self, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_self, cpy_r_name, cpy_r_values, cpy_r_r0, cpy_r_most); /* numbers_at */
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers", 255, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_sheet___Sheet___numbers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "values", "words", "most", 0};
            static CPyArg_Parser parser = {"OOOO:numbers", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_values;
            PyObject *obj_words;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_values, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___numbers(arg_self, arg_name, arg_values, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers", 253, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___by_seat(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_values, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_me;
    cpy_r_r1 = CPyList_GetSlice(cpy_r_values, cpy_r_r0, 9223372036854775806LL);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 259, CPyStatic_sheet___globals);
        goto CPyL7;
    }
    if (likely(PyList_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "by_seat", 259, CPyStatic_sheet___globals, "list", cpy_r_r1);
        goto CPyL7;
    }
    cpy_r_r3 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_me;
    cpy_r_r4 = CPyList_GetSlice(cpy_r_values, 0, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 259, CPyStatic_sheet___globals);
        goto CPyL8;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "by_seat", 259, CPyStatic_sheet___globals, "list", cpy_r_r4);
        goto CPyL8;
    }
    cpy_r_r6 = PySequence_Concat(cpy_r_r2, cpy_r_r5);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 259, CPyStatic_sheet___globals);
        goto CPyL7;
    }
    cpy_r_r7 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_seats;
    cpy_r_r8 = CPY_GET_METHOD(cpy_r_self, CPyType_sheet___Sheet, 15, serai___kernel___sheet___SheetObject, char (*)(PyObject *, PyObject *, PyObject *, CPyTagged, CPyTagged))(cpy_r_self, cpy_r_name, cpy_r_r6, cpy_r_r7, cpy_r_most); /* numbers_at */
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 259, CPyStatic_sheet___globals);
        goto CPyL7;
    }
    return 1;
CPyL7: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL8: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL7;
}
        
        PyObject *CPyPy_sheet___Sheet___by_seat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "values", "most", 0};
            static CPyArg_Parser parser = {"OOO:by_seat", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_values;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_values, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___by_seat(arg_self, arg_name, arg_values, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 257, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___seat_bits_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_bits) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__seating;
    cpy_r_r2 = ((serai___kernel___sheet___SeatingObject *)cpy_r_r1)->_bits;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/kernel/sheet.py", "seat_bits_at", "Seating", "bits", 264, CPyStatic_sheet___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r2);
CPyL1: ;
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_bits + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL11;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_bits + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 265, CPyStatic_sheet___globals);
        goto CPyL12;
    }
    cpy_r_r13 = CPyList_GetItem(cpy_r_r2, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 266, CPyStatic_sheet___globals);
        goto CPyL12;
    }
    if (likely(PyBytes_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 266, CPyStatic_sheet___globals, "bytes", cpy_r_r13);
        goto CPyL12;
    }
    cpy_r_r15 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 266, CPyStatic_sheet___globals);
        goto CPyL12;
    }
    cpy_r_r17 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r17;
    goto CPyL2;
CPyL8: ;
    return 1;
CPyL9: ;
    cpy_r_r18 = 2;
    return cpy_r_r18;
CPyL10: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL11: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL9;
}
        
        PyObject *CPyPy_sheet___Sheet___seat_bits_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "bits", 0};
            static CPyArg_Parser parser = {"OO:seat_bits_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_bits;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_bits)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_bits;
            if (likely(PyList_Check(obj_bits)))
                arg_bits = obj_bits;
            else {
                CPy_TypeError("list", obj_bits); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___seat_bits_at(arg_self, arg_name, arg_bits);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 261, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___bag(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_numbers, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    if (cpy_r_most != CPY_INT_TAG) goto CPyL6;
    cpy_r_most = 2;
CPyL2: ;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r1 = CPyDef_sheet___Words___bag(cpy_r_words, cpy_r_numbers, cpy_r_most);
    CPyTagged_DECREF(cpy_r_most);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 270, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    cpy_r_r2 = PyList_Append(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 270, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_most);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Sheet___bag(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "numbers", "words", "most", 0};
            static CPyArg_Parser parser = {"OOO|O:bag", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_numbers;
            PyObject *obj_words;
            PyObject *obj_most = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_numbers, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (obj_most == NULL) {
                arg_most = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___bag(arg_self, arg_name, arg_numbers, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 268, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___counts(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_numbers, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r1 = CPyDef_sheet___Words___bag(cpy_r_words, cpy_r_numbers, cpy_r_most);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "counts", 274, CPyStatic_sheet___globals);
        goto CPyL3;
    }
    cpy_r_r2 = PyList_Append(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "counts", 274, CPyStatic_sheet___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_sheet___Sheet___counts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "numbers", "words", "most", 0};
            static CPyArg_Parser parser = {"OOOO:counts", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_numbers;
            PyObject *obj_words;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_numbers, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___counts(arg_self, arg_name, arg_numbers, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "counts", 272, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___flags(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_there, PyObject *cpy_r_words) {
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
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    int32_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    CPyTagged cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = 0;
CPyL1: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_there + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL14;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_there + offsetof(PyListObject, ob_item));
    cpy_r_r6 = *(CPyPtr *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r1 * 8;
    cpy_r_r8 = cpy_r_r6 + cpy_r_r7;
    cpy_r_r9 = *(PyObject * *)cpy_r_r8;
    CPy_INCREF(cpy_r_r9);
    if (likely(PyLong_Check(cpy_r_r9)))
        cpy_r_r10 = CPyTagged_FromObject(cpy_r_r9);
    else {
        CPy_TypeError("int", cpy_r_r9); cpy_r_r10 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 279, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    cpy_r_r11 = cpy_r_r10 != 0;
    CPyTagged_DECREF(cpy_r_r10);
    if (!cpy_r_r11) goto CPyL8;
    cpy_r_r12 = CPyStatic_sheet___ONE;
    if (unlikely(cpy_r_r12 == NULL)) {
        goto CPyL25;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 280, CPyStatic_sheet___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL7: ;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r14 = cpy_r_r12;
    goto CPyL12;
CPyL8: ;
    cpy_r_r15 = CPyStatic_sheet___NONE;
    if (unlikely(cpy_r_r15 == NULL)) {
        goto CPyL26;
    } else
        goto CPyL11;
CPyL9: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NONE\" was not set");
    cpy_r_r16 = 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 280, CPyStatic_sheet___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL11: ;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r14 = cpy_r_r15;
CPyL12: ;
    cpy_r_r17 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r18 = cpy_r_r17 >= 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 280, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    cpy_r_r19 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r19;
    goto CPyL1;
CPyL14: ;
    cpy_r_r20 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_there + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = cpy_r_r20 & 1;
    cpy_r_r25 = cpy_r_r24 != 0;
    if (cpy_r_r25) goto CPyL16;
    cpy_r_r26 = cpy_r_r23 & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (!cpy_r_r27) goto CPyL17;
CPyL16: ;
    cpy_r_r28 = CPyTagged_IsLt_(cpy_r_r23, cpy_r_r20);
    cpy_r_r29 = cpy_r_r28;
    goto CPyL18;
CPyL17: ;
    cpy_r_r30 = (Py_ssize_t)cpy_r_r20 > (Py_ssize_t)cpy_r_r23;
    cpy_r_r29 = cpy_r_r30;
CPyL18: ;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r29) goto CPyL27;
    cpy_r_r31 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_there + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r33 << 1;
    cpy_r_r35 = CPyTagged_Subtract(cpy_r_r31, cpy_r_r34);
    cpy_r_r36 = (PyObject *)&PyBytes_Type;
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r35);
    PyObject *cpy_r_r38[1] = {cpy_r_r37};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_Vectorcall(cpy_r_r36, cpy_r_r39, 1, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 282, CPyStatic_sheet___globals);
        goto CPyL28;
    }
    CPy_DECREF(cpy_r_r37);
    if (likely(PyBytes_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "flags", 282, CPyStatic_sheet___globals, "bytes", cpy_r_r40);
        goto CPyL24;
    }
    cpy_r_r42 = PyList_Append(cpy_r_r0, cpy_r_r41);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 282, CPyStatic_sheet___globals);
        goto CPyL23;
    }
CPyL22: ;
    return 1;
CPyL23: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL5;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL9;
CPyL27: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r37);
    goto CPyL23;
}
        
        PyObject *CPyPy_sheet___Sheet___flags(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "there", "words", 0};
            static CPyArg_Parser parser = {"OOO:flags", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_there;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_there, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_there;
            if (likely(PyList_Check(obj_there)))
                arg_there = obj_there;
            else {
                CPy_TypeError("list", obj_there); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___flags(arg_self, arg_name, arg_there, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 276, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___bits(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_bits, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r1 = cpy_r_bits != 0;
    if (!cpy_r_r1) goto CPyL3;
    cpy_r_r2 = CPyDef_sheet___Words___bits(cpy_r_words, cpy_r_bits);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 286, CPyStatic_sheet___globals);
        goto CPyL6;
    }
    cpy_r_r3 = cpy_r_r2;
    goto CPyL4;
CPyL3: ;
    cpy_r_r4 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_none;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r3 = cpy_r_r4;
CPyL4: ;
    cpy_r_r5 = PyList_Append(cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 286, CPyStatic_sheet___globals);
        goto CPyL6;
    }
    return 1;
CPyL6: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_sheet___Sheet___bits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "bits", "words", 0};
            static CPyArg_Parser parser = {"OOO:bits", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_bits;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_bits, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_bits;
            if (likely(PyLong_Check(obj_bits)))
                arg_bits = CPyTagged_BorrowFromObject(obj_bits);
            else {
                CPy_TypeError("int", obj_bits); goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___bits(arg_self, arg_name, arg_bits, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 284, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___keyed(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_values, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_at;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    int64_t cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject **cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    int32_t cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r2 = PyByteArray_FromObject(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 290, CPyStatic_sheet___globals);
        goto CPyL29;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = 0;
    cpy_r_at = cpy_r_r6;
    CPyTagged_DECREF(cpy_r_at);
CPyL2: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_r6 < (Py_ssize_t)cpy_r_r5;
    if (!cpy_r_r7) goto CPyL25;
    cpy_r_at = cpy_r_r6;
    cpy_r_r8 = CPyList_GetItem(cpy_r_values, cpy_r_at);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 292, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 292, CPyStatic_sheet___globals);
        goto CPyL30;
    }
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL7;
    cpy_r_r12 = 0 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL8;
CPyL7: ;
    cpy_r_r14 = CPyTagged_IsLt_(0, cpy_r_r9);
    if (cpy_r_r14) {
        goto CPyL9;
    } else
        goto CPyL31;
CPyL8: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r9 > (Py_ssize_t)0;
    if (!cpy_r_r15) goto CPyL31;
CPyL9: ;
    cpy_r_r16 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_places;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_numbers, cpy_r_at);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 294, CPyStatic_sheet___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 294, CPyStatic_sheet___globals);
        goto CPyL32;
    }
    cpy_r_r19 = CPyList_GetItem(cpy_r_r16, cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 294, CPyStatic_sheet___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 294, CPyStatic_sheet___globals);
        goto CPyL32;
    }
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL15;
    cpy_r_r23 = 0 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL16;
CPyL15: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, 0);
    cpy_r_r26 = cpy_r_r25 ^ 1;
    if (cpy_r_r26) {
        goto CPyL17;
    } else
        goto CPyL33;
CPyL16: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r20 >= (Py_ssize_t)0;
    if (!cpy_r_r27) goto CPyL33;
CPyL17: ;
    cpy_r_r28 = cpy_r_r9 & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (cpy_r_r29) goto CPyL19;
    cpy_r_r30 = cpy_r_most & 1;
    cpy_r_r31 = cpy_r_r30 != 0;
    if (!cpy_r_r31) goto CPyL20;
CPyL19: ;
    cpy_r_r32 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_most);
    if (cpy_r_r32) {
        goto CPyL21;
    } else
        goto CPyL34;
CPyL20: ;
    cpy_r_r33 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_most;
    if (!cpy_r_r33) goto CPyL34;
CPyL21: ;
    cpy_r_r34 = cpy_r_r9;
    goto CPyL23;
CPyL22: ;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r34 = cpy_r_most;
CPyL23: ;
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r36 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r37 = PyObject_SetItem(cpy_r_r2, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 296, CPyStatic_sheet___globals);
        goto CPyL35;
    }
CPyL24: ;
    cpy_r_r39 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r39;
    goto CPyL2;
CPyL25: ;
    cpy_r_r40 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r41 = (PyObject *)&PyBytes_Type;
    PyObject *cpy_r_r42[1] = {cpy_r_r2};
    cpy_r_r43 = (PyObject **)&cpy_r_r42;
    cpy_r_r44 = PyObject_Vectorcall(cpy_r_r41, cpy_r_r43, 1, 0);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 297, CPyStatic_sheet___globals);
        goto CPyL35;
    }
    CPy_DECREF(cpy_r_r2);
    if (likely(PyBytes_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "keyed", 297, CPyStatic_sheet___globals, "bytes", cpy_r_r44);
        goto CPyL29;
    }
    cpy_r_r46 = PyList_Append(cpy_r_r40, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    cpy_r_r47 = cpy_r_r46 >= 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 297, CPyStatic_sheet___globals);
        goto CPyL29;
    }
    return 1;
CPyL29: ;
    cpy_r_r48 = 2;
    return cpy_r_r48;
CPyL30: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL29;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_at);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL24;
CPyL32: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL29;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL24;
CPyL34: ;
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL22;
CPyL35: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL29;
}
        
        PyObject *CPyPy_sheet___Sheet___keyed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "values", "words", "most", 0};
            static CPyArg_Parser parser = {"OOOOOO:keyed", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_values;
            PyObject *obj_words;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_values, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___keyed(arg_self, arg_name, arg_by, arg_numbers, arg_values, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 288, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___table(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_beside, PyObject *cpy_r_words, PyObject *cpy_r_others, CPyTagged cpy_r_most) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_at;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    int64_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    int32_t cpy_r_r50;
    char cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject **cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    int32_t cpy_r_r59;
    char cpy_r_r60;
    char cpy_r_r61;
    if (cpy_r_most != CPY_INT_TAG) goto CPyL35;
    cpy_r_most = 2;
CPyL2: ;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_count;
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_r0, cpy_r_r1);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = PyByteArray_FromObject(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 303, CPyStatic_sheet___globals);
        goto CPyL36;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = 0;
    cpy_r_at = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_at);
CPyL4: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r9) goto CPyL37;
    cpy_r_at = cpy_r_r8;
    cpy_r_r10 = CPyList_GetItem(cpy_r_beside, cpy_r_at);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 305, CPyStatic_sheet___globals);
        goto CPyL38;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 305, CPyStatic_sheet___globals);
        goto CPyL38;
    }
    cpy_r_r12 = cpy_r_r11 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL9;
    cpy_r_r14 = 0 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL10;
CPyL9: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r11, 0);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    if (cpy_r_r17) {
        goto CPyL11;
    } else
        goto CPyL39;
CPyL10: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r11 >= (Py_ssize_t)0;
    if (!cpy_r_r18) goto CPyL39;
CPyL11: ;
    cpy_r_r19 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_places;
    cpy_r_r20 = CPyList_GetItemBorrow(cpy_r_numbers, cpy_r_at);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 307, CPyStatic_sheet___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 307, CPyStatic_sheet___globals);
        goto CPyL40;
    }
    cpy_r_r22 = CPyList_GetItem(cpy_r_r19, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 307, CPyStatic_sheet___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 307, CPyStatic_sheet___globals);
        goto CPyL40;
    }
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r24 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_count;
    cpy_r_r25 = CPyTagged_Multiply(cpy_r_r23, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r26 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_places;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_r11);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 307, CPyStatic_sheet___globals);
        goto CPyL41;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 307, CPyStatic_sheet___globals);
        goto CPyL41;
    }
    cpy_r_r29 = CPyTagged_Add(cpy_r_r25, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r30 = cpy_r_most == 2;
    if (!cpy_r_r30) goto CPyL19;
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r32 = CPyStatics[4897]; /* 1 */
    cpy_r_r33 = PyObject_SetItem(cpy_r_r4, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 309, CPyStatic_sheet___globals);
        goto CPyL42;
    } else
        goto CPyL29;
CPyL19: ;
    CPyTagged_INCREF(cpy_r_r29);
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r36 = PyObject_GetItem(cpy_r_r4, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 310, CPyStatic_sheet___globals);
        goto CPyL43;
    }
    if (likely(PyLong_Check(cpy_r_r36)))
        cpy_r_r37 = CPyTagged_FromObject(cpy_r_r36);
    else {
        CPy_TypeError("int", cpy_r_r36); cpy_r_r37 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 310, CPyStatic_sheet___globals);
        goto CPyL43;
    }
    cpy_r_r38 = cpy_r_r37 & 1;
    cpy_r_r39 = cpy_r_r38 != 0;
    if (cpy_r_r39) goto CPyL23;
    cpy_r_r40 = cpy_r_most & 1;
    cpy_r_r41 = cpy_r_r40 != 0;
    if (!cpy_r_r41) goto CPyL24;
CPyL23: ;
    cpy_r_r42 = CPyTagged_IsLt_(cpy_r_r37, cpy_r_most);
    cpy_r_r43 = cpy_r_r42;
    goto CPyL25;
CPyL24: ;
    cpy_r_r44 = (Py_ssize_t)cpy_r_r37 < (Py_ssize_t)cpy_r_most;
    cpy_r_r43 = cpy_r_r44;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_r37);
    if (!cpy_r_r43) goto CPyL44;
    CPyTagged_INCREF(cpy_r_r29);
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r46 = PyObject_GetItem(cpy_r_r4, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 311, CPyStatic_sheet___globals);
        goto CPyL43;
    }
    cpy_r_r47 = CPyStatics[4897]; /* 1 */
    cpy_r_r48 = PyNumber_InPlaceAdd(cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 311, CPyStatic_sheet___globals);
        goto CPyL43;
    }
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r29);
    cpy_r_r50 = PyObject_SetItem(cpy_r_r4, cpy_r_r49, cpy_r_r48);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r51 = cpy_r_r50 >= 0;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 311, CPyStatic_sheet___globals);
        goto CPyL42;
    }
CPyL29: ;
    cpy_r_r52 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r52;
    goto CPyL4;
CPyL30: ;
    cpy_r_r53 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r54 = (PyObject *)&PyBytes_Type;
    PyObject *cpy_r_r55[1] = {cpy_r_r4};
    cpy_r_r56 = (PyObject **)&cpy_r_r55;
    cpy_r_r57 = PyObject_Vectorcall(cpy_r_r54, cpy_r_r56, 1, 0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 312, CPyStatic_sheet___globals);
        goto CPyL45;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyBytes_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "table", 312, CPyStatic_sheet___globals, "bytes", cpy_r_r57);
        goto CPyL34;
    }
    cpy_r_r59 = PyList_Append(cpy_r_r53, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    cpy_r_r60 = cpy_r_r59 >= 0;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 312, CPyStatic_sheet___globals);
        goto CPyL34;
    }
    return 1;
CPyL34: ;
    cpy_r_r61 = 2;
    return cpy_r_r61;
CPyL35: ;
    CPyTagged_INCREF(cpy_r_most);
    goto CPyL2;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL34;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_most);
    goto CPyL30;
CPyL38: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL34;
CPyL39: ;
    CPyTagged_DECREF(cpy_r_at);
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL29;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL34;
CPyL41: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL34;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r4);
    goto CPyL34;
CPyL43: ;
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL34;
CPyL44: ;
    CPyTagged_DECREF(cpy_r_r29);
    goto CPyL29;
CPyL45: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL34;
}
        
        PyObject *CPyPy_sheet___Sheet___table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "beside", "words", "others", "most", 0};
            static CPyArg_Parser parser = {"OOOOOO|O:table", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_beside;
            PyObject *obj_words;
            PyObject *obj_others;
            PyObject *obj_most = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_beside, &obj_words, &obj_others, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_beside;
            if (likely(PyList_Check(obj_beside)))
                arg_beside = obj_beside;
            else {
                CPy_TypeError("list", obj_beside); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            PyObject *arg_others;
            if (likely(Py_TYPE(obj_others) == CPyType_sheet___Words))
                arg_others = obj_others;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_others); 
                goto fail;
            }
            CPyTagged arg_most;
            if (obj_most == NULL) {
                arg_most = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Sheet___table(arg_self, arg_name, arg_by, arg_numbers, arg_beside, arg_words, arg_others, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 299, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___table_bits(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_beside, PyObject *cpy_r_words, PyObject *cpy_r_others) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_at;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_bits;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_place;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_count;
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_r0, cpy_r_r1);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = PyByteArray_FromObject(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 318, CPyStatic_sheet___globals);
        goto CPyL20;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = 0;
    cpy_r_at = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_at);
CPyL2: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r9) goto CPyL16;
    cpy_r_at = cpy_r_r8;
    cpy_r_r10 = CPyList_GetItem(cpy_r_beside, cpy_r_at);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 320, CPyStatic_sheet___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 320, CPyStatic_sheet___globals);
        goto CPyL21;
    }
    cpy_r_bits = cpy_r_r11;
    cpy_r_r12 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_places;
    cpy_r_r13 = CPyList_GetItemBorrow(cpy_r_numbers, cpy_r_at);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 321, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 321, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    cpy_r_r15 = CPyList_GetItem(cpy_r_r12, cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 321, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 321, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r17 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_count;
    cpy_r_r18 = CPyTagged_Multiply(cpy_r_r16, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_place = cpy_r_r18;
CPyL10: ;
    cpy_r_r19 = cpy_r_bits != 0;
    if (!cpy_r_r19) goto CPyL23;
    cpy_r_r20 = CPyTagged_And(cpy_r_bits, 2);
    cpy_r_r21 = cpy_r_r20 != 0;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r21) goto CPyL13;
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r23 = CPyStatics[4897]; /* 1 */
    cpy_r_r24 = PyObject_SetItem(cpy_r_r4, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 324, CPyStatic_sheet___globals);
        goto CPyL24;
    }
CPyL13: ;
    cpy_r_r26 = CPyTagged_Rshift(cpy_r_bits, 2);
    CPyTagged_DECREF(cpy_r_bits);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 325, CPyStatic_sheet___globals);
        goto CPyL25;
    }
    cpy_r_bits = cpy_r_r26;
    cpy_r_r27 = CPyTagged_Add(cpy_r_place, 2);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_place = cpy_r_r27;
    goto CPyL10;
CPyL15: ;
    cpy_r_r28 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r28;
    goto CPyL2;
CPyL16: ;
    cpy_r_r29 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r30 = (PyObject *)&PyBytes_Type;
    PyObject *cpy_r_r31[1] = {cpy_r_r4};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r30, cpy_r_r32, 1, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 327, CPyStatic_sheet___globals);
        goto CPyL26;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyBytes_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "table_bits", 327, CPyStatic_sheet___globals, "bytes", cpy_r_r33);
        goto CPyL20;
    }
    cpy_r_r35 = PyList_Append(cpy_r_r29, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 327, CPyStatic_sheet___globals);
        goto CPyL20;
    }
    return 1;
CPyL20: ;
    cpy_r_r37 = 2;
    return cpy_r_r37;
CPyL21: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL20;
CPyL22: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_bits);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_bits);
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL15;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_bits);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL20;
}
        
        PyObject *CPyPy_sheet___Sheet___table_bits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "beside", "words", "others", 0};
            static CPyArg_Parser parser = {"OOOOOO:table_bits", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_beside;
            PyObject *obj_words;
            PyObject *obj_others;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_beside, &obj_words, &obj_others)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_beside;
            if (likely(PyList_Check(obj_beside)))
                arg_beside = obj_beside;
            else {
                CPy_TypeError("list", obj_beside); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            PyObject *arg_others;
            if (likely(Py_TYPE(obj_others) == CPyType_sheet___Words))
                arg_others = obj_others;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_others); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___table_bits(arg_self, arg_name, arg_by, arg_numbers, arg_beside, arg_words, arg_others);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 314, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Sheet___keyed_seats(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_seats, PyObject *cpy_r_words) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_at;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject **cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    int32_t cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r1 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_seats;
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_r0, cpy_r_r1);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r4 = PyByteArray_FromObject(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 331, CPyStatic_sheet___globals);
        goto CPyL20;
    }
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_numbers + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = 0;
    cpy_r_at = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_at);
CPyL2: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r9) goto CPyL16;
    cpy_r_at = cpy_r_r8;
    cpy_r_r10 = CPyList_GetItem(cpy_r_seats, cpy_r_at);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 333, CPyStatic_sheet___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 333, CPyStatic_sheet___globals);
        goto CPyL21;
    }
    cpy_r_r12 = cpy_r_r11 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL7;
    cpy_r_r14 = 0 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL8;
CPyL7: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r11, 0);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    if (cpy_r_r17) {
        goto CPyL9;
    } else
        goto CPyL22;
CPyL8: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_r11 >= (Py_ssize_t)0;
    if (!cpy_r_r18) goto CPyL22;
CPyL9: ;
    cpy_r_r19 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_places;
    cpy_r_r20 = CPyList_GetItemBorrow(cpy_r_numbers, cpy_r_at);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 335, CPyStatic_sheet___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 335, CPyStatic_sheet___globals);
        goto CPyL23;
    }
    cpy_r_r22 = CPyList_GetItem(cpy_r_r19, cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 335, CPyStatic_sheet___globals);
        goto CPyL23;
    }
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 335, CPyStatic_sheet___globals);
        goto CPyL23;
    }
    CPyTagged_DECREF(cpy_r_at);
    cpy_r_r24 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_seats;
    cpy_r_r25 = CPyTagged_Multiply(cpy_r_r23, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r26 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_me;
    cpy_r_r27 = CPyTagged_Subtract(cpy_r_r11, cpy_r_r26);
    CPyTagged_DECREF(cpy_r_r11);
    cpy_r_r28 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->_seats;
    cpy_r_r29 = CPyTagged_Remainder(cpy_r_r27, cpy_r_r28);
    CPyTagged_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 335, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    cpy_r_r30 = CPyTagged_Add(cpy_r_r25, cpy_r_r29);
    CPyTagged_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r32 = CPyStatics[4897]; /* 1 */
    cpy_r_r33 = PyObject_SetItem(cpy_r_r4, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 335, CPyStatic_sheet___globals);
        goto CPyL25;
    }
CPyL15: ;
    cpy_r_r35 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r35;
    goto CPyL2;
CPyL16: ;
    cpy_r_r36 = ((serai___kernel___sheet___SheetObject *)cpy_r_self)->__pieces;
    cpy_r_r37 = (PyObject *)&PyBytes_Type;
    PyObject *cpy_r_r38[1] = {cpy_r_r4};
    cpy_r_r39 = (PyObject **)&cpy_r_r38;
    cpy_r_r40 = PyObject_Vectorcall(cpy_r_r37, cpy_r_r39, 1, 0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 336, CPyStatic_sheet___globals);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r4);
    if (likely(PyBytes_Check(cpy_r_r40)))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "keyed_seats", 336, CPyStatic_sheet___globals, "bytes", cpy_r_r40);
        goto CPyL20;
    }
    cpy_r_r42 = PyList_Append(cpy_r_r36, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r43 = cpy_r_r42 >= 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 336, CPyStatic_sheet___globals);
        goto CPyL20;
    }
    return 1;
CPyL20: ;
    cpy_r_r44 = 2;
    return cpy_r_r44;
CPyL21: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    goto CPyL20;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_at);
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL15;
CPyL23: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_at);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL20;
CPyL24: ;
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r4);
    goto CPyL20;
}
        
        PyObject *CPyPy_sheet___Sheet___keyed_seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "seats", "words", 0};
            static CPyArg_Parser parser = {"OOOOO:keyed_seats", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_seats;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_seats, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely((Py_TYPE(obj_self) == CPyType_sheet___Register) || (Py_TYPE(obj_self) == CPyType_sheet___Sheet)))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Sheet", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_seats;
            if (likely(PyList_Check(obj_seats)))
                arg_seats = obj_seats;
            else {
                CPy_TypeError("list", obj_seats); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Sheet___keyed_seats(arg_self, arg_name, arg_by, arg_numbers, arg_seats, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 329, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register_____init__(PyObject *cpy_r_self, CPyTagged cpy_r_seats) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    cpy_r_r0 = CPyDef_sheet___Seating(0, cpy_r_seats);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 343, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyDef_sheet___Sheet_____init__(cpy_r_self, cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 343, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_at = 0;
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 345, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_fields = cpy_r_r2;
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 346, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->__parts = cpy_r_r3;
    return 1;
CPyL5: ;
    cpy_r_r4 = 2;
    return cpy_r_r4;
}
        
        PyObject *CPyPy_sheet___Register_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seats", 0};
            PyObject *obj_seats;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_seats)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            CPyTagged arg_seats;
            if (likely(PyLong_Check(obj_seats)))
                arg_seats = CPyTagged_BorrowFromObject(obj_seats);
            else {
                CPy_TypeError("int", obj_seats); goto fail;
            }
            char retval = CPyDef_sheet___Register_____init__(arg_self, arg_seats);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "__init__", 342, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register____add(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_kind, CPyTagged cpy_r_size, CPyTagged cpy_r_most, CPyTagged cpy_r_least, PyObject *cpy_r_words, PyObject *cpy_r_by, PyObject *cpy_r_others) {
    tuple_T0 cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T0 cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject **cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_r67;
    CPyTagged cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    if (cpy_r_most != CPY_INT_TAG) goto CPyL47;
    cpy_r_most = 2;
CPyL2: ;
    if (cpy_r_least != CPY_INT_TAG) goto CPyL48;
    cpy_r_least = 0;
CPyL4: ;
    if (cpy_r_words != NULL) goto CPyL49;
    cpy_r_r0.empty_struct_error_flag = 0;
    cpy_r_r1 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_words = cpy_r_r1;
CPyL6: ;
    if (cpy_r_by != NULL) goto CPyL50;
    cpy_r_r2 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r2);
    cpy_r_by = cpy_r_r2;
CPyL8: ;
    if (cpy_r_others != NULL) goto CPyL51;
    cpy_r_r3.empty_struct_error_flag = 0;
    cpy_r_r4 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_others = cpy_r_r4;
CPyL10: ;
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_most, cpy_r_least);
    cpy_r_r6 = 0 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL12;
    cpy_r_r8 = cpy_r_r5 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL13;
CPyL12: ;
    cpy_r_r10 = CPyTagged_IsLt_(0, cpy_r_r5);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL14;
CPyL13: ;
    cpy_r_r12 = (Py_ssize_t)0 < (Py_ssize_t)cpy_r_r5;
    cpy_r_r11 = cpy_r_r12;
CPyL14: ;
    if (cpy_r_r11) {
        goto CPyL16;
    } else
        goto CPyL52;
CPyL15: ;
    if (cpy_r_r11) {
        goto CPyL31;
    } else
        goto CPyL53;
CPyL16: ;
    cpy_r_r13 = CPyStatics[4837]; /* 'large' */
    cpy_r_r14 = CPyStr_EqualLiteral(cpy_r_kind, cpy_r_r13, 5);
    if (!cpy_r_r14) goto CPyL18;
    cpy_r_r15 = 4;
    goto CPyL19;
CPyL18: ;
    cpy_r_r15 = 2;
CPyL19: ;
    cpy_r_r16 = CPyTagged_Multiply(510, cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r5 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL21;
    cpy_r_r19 = cpy_r_r16 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL22;
CPyL21: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r16, cpy_r_r5);
    cpy_r_r22 = cpy_r_r21 ^ 1;
    cpy_r_r23 = cpy_r_r22;
    goto CPyL23;
CPyL22: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r5 <= (Py_ssize_t)cpy_r_r16;
    cpy_r_r23 = cpy_r_r24;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r16);
    if (cpy_r_r23) {
        goto CPyL31;
    } else
        goto CPyL53;
CPyL24: ;
    cpy_r_r25 = CPyStatics[4838]; /* ': from ' */
    cpy_r_r26 = CPyTagged_Str(cpy_r_least);
    CPyTagged_DECREF(cpy_r_least);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 360, CPyStatic_sheet___globals);
        goto CPyL54;
    }
    cpy_r_r27 = CPyStatics[4723]; /* ' to ' */
    cpy_r_r28 = CPyTagged_Str(cpy_r_most);
    CPyTagged_DECREF(cpy_r_most);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 360, CPyStatic_sheet___globals);
        goto CPyL55;
    }
    cpy_r_r29 = CPyStatics[4839]; /* ' is more than it can say' */
    cpy_r_r30 = CPyStr_Build(6, cpy_r_name, cpy_r_r25, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 360, CPyStatic_sheet___globals);
        goto CPyL46;
    }
    cpy_r_r31 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r32 = CPyStatics[122]; /* 'ValueError' */
    cpy_r_r33 = CPyObject_GetAttr(cpy_r_r31, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 360, CPyStatic_sheet___globals);
        goto CPyL56;
    }
    PyObject *cpy_r_r34[1] = {cpy_r_r30};
    cpy_r_r35 = (PyObject **)&cpy_r_r34;
    cpy_r_r36 = PyObject_Vectorcall(cpy_r_r33, cpy_r_r35, 1, 0);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 360, CPyStatic_sheet___globals);
        goto CPyL56;
    }
    CPy_DECREF(cpy_r_r30);
    CPy_Raise(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 360, CPyStatic_sheet___globals);
        goto CPyL46;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r37 = CPyStatics[248]; /* '.' */
    cpy_r_r38 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->__parts;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = PyList_New(0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 361, CPyStatic_sheet___globals);
        goto CPyL57;
    }
    cpy_r_r40 = CPyList_Extend(cpy_r_r39, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 361, CPyStatic_sheet___globals);
        goto CPyL58;
    } else
        goto CPyL59;
CPyL33: ;
    cpy_r_r41 = PyList_Append(cpy_r_r39, cpy_r_name);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 361, CPyStatic_sheet___globals);
        goto CPyL58;
    }
    cpy_r_r43 = PyUnicode_Join(cpy_r_r37, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 361, CPyStatic_sheet___globals);
        goto CPyL60;
    }
    cpy_r_r44 = CPyStr_IsTrue(cpy_r_by);
    if (!cpy_r_r44) goto CPyL41;
    cpy_r_r45 = CPyStatics[248]; /* '.' */
    cpy_r_r46 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->__parts;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 363, CPyStatic_sheet___globals);
        goto CPyL61;
    }
    cpy_r_r48 = CPyList_Extend(cpy_r_r47, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 363, CPyStatic_sheet___globals);
        goto CPyL62;
    } else
        goto CPyL63;
CPyL38: ;
    cpy_r_r49 = PyList_Append(cpy_r_r47, cpy_r_by);
    CPy_DECREF(cpy_r_by);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 363, CPyStatic_sheet___globals);
        goto CPyL64;
    }
    cpy_r_r51 = PyUnicode_Join(cpy_r_r45, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 363, CPyStatic_sheet___globals);
        goto CPyL65;
    }
    cpy_r_by = cpy_r_r51;
CPyL41: ;
    cpy_r_r52 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_fields;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_at;
    CPyTagged_INCREF(cpy_r_r53);
    cpy_r_r54 = CPyStatic_sheet___globals;
    cpy_r_r55 = CPyStatics[4840]; /* 'Field' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 364, CPyStatic_sheet___globals);
        goto CPyL66;
    }
    cpy_r_r57 = CPyTagged_StealAsObject(cpy_r_r53);
    CPyTagged_INCREF(cpy_r_size);
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_size);
    cpy_r_r59 = CPyTagged_StealAsObject(cpy_r_least);
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_most);
    PyObject *cpy_r_r61[9] = {
        cpy_r_r43, cpy_r_kind, cpy_r_r57, cpy_r_r58, cpy_r_r59,
        cpy_r_r60, cpy_r_words, cpy_r_by, cpy_r_others
    };
    cpy_r_r62 = (PyObject **)&cpy_r_r61;
    cpy_r_r63 = PyObject_Vectorcall(cpy_r_r56, cpy_r_r62, 9, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 364, CPyStatic_sheet___globals);
        goto CPyL67;
    }
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_words);
    CPy_DECREF(cpy_r_by);
    CPy_DECREF(cpy_r_others);
    if (likely(PyTuple_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "_add", 364, CPyStatic_sheet___globals, "tuple", cpy_r_r63);
        goto CPyL68;
    }
    cpy_r_r65 = PyList_Append(cpy_r_r52, cpy_r_r64);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 364, CPyStatic_sheet___globals);
        goto CPyL46;
    }
    cpy_r_r67 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_at;
    cpy_r_r68 = CPyTagged_Add(cpy_r_r67, cpy_r_size);
    CPyTagged_DECREF(((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_at);
    ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_at = cpy_r_r68;
    return 1;
CPyL46: ;
    cpy_r_r70 = 2;
    return cpy_r_r70;
CPyL47: ;
    CPyTagged_INCREF(cpy_r_most);
    goto CPyL2;
CPyL48: ;
    CPyTagged_INCREF(cpy_r_least);
    goto CPyL4;
CPyL49: ;
    CPy_INCREF(cpy_r_words);
    goto CPyL6;
CPyL50: ;
    CPy_INCREF(cpy_r_by);
    goto CPyL8;
CPyL51: ;
    CPy_INCREF(cpy_r_others);
    goto CPyL10;
CPyL52: ;
    CPyTagged_DECREF(cpy_r_r5);
    goto CPyL15;
CPyL53: ;
    CPy_DECREF(cpy_r_words);
    CPy_DECREF(cpy_r_by);
    CPy_DECREF(cpy_r_others);
    goto CPyL24;
CPyL54: ;
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL46;
CPyL55: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL46;
CPyL56: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL46;
CPyL57: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_by);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r38);
    goto CPyL46;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_by);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r39);
    goto CPyL46;
CPyL59: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL33;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_by);
    CPy_DecRef(cpy_r_others);
    goto CPyL46;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_by);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r46);
    goto CPyL46;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_by);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r47);
    goto CPyL46;
CPyL63: ;
    CPy_DECREF(cpy_r_r48);
    goto CPyL38;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r47);
    goto CPyL46;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r43);
    goto CPyL46;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_most);
    CPyTagged_DecRef(cpy_r_least);
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_by);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r52);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL46;
CPyL67: ;
    CPy_DecRef(cpy_r_words);
    CPy_DecRef(cpy_r_by);
    CPy_DecRef(cpy_r_others);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL46;
CPyL68: ;
    CPy_DecRef(cpy_r_r52);
    goto CPyL46;
}
        
        PyObject *CPyPy_sheet___Register____add(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "kind", "size", "most", "least", "words", "by", "others", 0};
            static CPyArg_Parser parser = {"OOO|OOOOO:_add", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_kind;
            PyObject *obj_size;
            PyObject *obj_most = NULL;
            PyObject *obj_least = NULL;
            PyObject *obj_words = NULL;
            PyObject *obj_by = NULL;
            PyObject *obj_others = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_kind, &obj_size, &obj_most, &obj_least, &obj_words, &obj_by, &obj_others)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            CPyTagged arg_size;
            if (likely(PyLong_Check(obj_size)))
                arg_size = CPyTagged_BorrowFromObject(obj_size);
            else {
                CPy_TypeError("int", obj_size); goto fail;
            }
            CPyTagged arg_most;
            if (obj_most == NULL) {
                arg_most = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            CPyTagged arg_least;
            if (obj_least == NULL) {
                arg_least = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_least)))
                arg_least = CPyTagged_BorrowFromObject(obj_least);
            else {
                CPy_TypeError("int", obj_least); goto fail;
            }
            PyObject * arg_words;
            if (obj_words == NULL) {
                arg_words = NULL;
            } else if (likely(PyTuple_Check(obj_words)))
                arg_words = obj_words;
            else {
                CPy_TypeError("tuple", obj_words); 
                goto fail;
            }
            PyObject *arg_by;
            if (obj_by == NULL) {
                arg_by = NULL;
            } else if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject * arg_others;
            if (obj_others == NULL) {
                arg_others = NULL;
            } else if (likely(PyTuple_Check(obj_others)))
                arg_others = obj_others;
            else {
                CPy_TypeError("tuple", obj_others); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register____add(arg_self, arg_name, arg_kind, arg_size, arg_most, arg_least, arg_words, arg_by, arg_others);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "_add", 348, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___part(PyObject *cpy_r_self, PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->__parts;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyList_Append(cpy_r_r0, cpy_r_name);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "part", 368, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_sheet___Register___part(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", 0};
            static CPyArg_Parser parser = {"O:part", kwlist, 0};
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_name)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___part(arg_self, arg_name);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "part", 367, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___competitor(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_away) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    int32_t cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->__parts;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStatics[4841]; /* '.+' */
    cpy_r_r2 = CPyTagged_Str(cpy_r_away);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "competitor", 371, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    cpy_r_r3 = CPyStr_Build(3, cpy_r_name, cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "competitor", 371, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    cpy_r_r4 = PyList_Append(cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = cpy_r_r4 >= 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "competitor", 371, CPyStatic_sheet___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
CPyL5: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL4;
}
        
        PyObject *CPyPy_sheet___Register___competitor(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "away", 0};
            static CPyArg_Parser parser = {"OO:competitor", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_away;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_away)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_away;
            if (likely(PyLong_Check(obj_away)))
                arg_away = CPyTagged_BorrowFromObject(obj_away);
            else {
                CPy_TypeError("int", obj_away); goto fail;
            }
            char retval = CPyDef_sheet___Register___competitor(arg_self, arg_name, arg_away);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "competitor", 370, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___place(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_number) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    int32_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->__parts;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyStr_IsTrue(cpy_r_name);
    if (!cpy_r_r1) goto CPyL4;
    cpy_r_r2 = CPyStatics[248]; /* '.' */
    cpy_r_r3 = CPyTagged_Str(cpy_r_number);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "place", 374, CPyStatic_sheet___globals);
        goto CPyL9;
    }
    cpy_r_r4 = CPyStr_Build(3, cpy_r_name, cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "place", 374, CPyStatic_sheet___globals);
        goto CPyL9;
    }
    cpy_r_r5 = cpy_r_r4;
    goto CPyL6;
CPyL4: ;
    cpy_r_r6 = CPyTagged_Str(cpy_r_number);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "place", 374, CPyStatic_sheet___globals);
        goto CPyL9;
    }
    cpy_r_r5 = cpy_r_r6;
CPyL6: ;
    cpy_r_r7 = PyList_Append(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r8 = cpy_r_r7 >= 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "place", 374, CPyStatic_sheet___globals);
        goto CPyL8;
    }
    return 1;
CPyL8: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL9: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL8;
}
        
        PyObject *CPyPy_sheet___Register___place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "number", 0};
            static CPyArg_Parser parser = {"OO:place", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_number)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            char retval = CPyDef_sheet___Register___place(arg_self, arg_name, arg_number);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "place", 373, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___end(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    cpy_r_r0 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->__parts;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = CPyList_PopLast(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "end", 377, CPyStatic_sheet___globals);
        goto CPyL3;
    }
    if (likely(PyUnicode_Check(cpy_r_r1)))
        cpy_r_r2 = cpy_r_r1;
    else {
        CPy_TypeError("str", cpy_r_r1); 
        cpy_r_r2 = NULL;
    }
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "end", 377, CPyStatic_sheet___globals);
        goto CPyL3;
    } else
        goto CPyL4;
CPyL2: ;
    return 1;
CPyL3: ;
    cpy_r_r3 = 2;
    return cpy_r_r3;
CPyL4: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Register___end(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":end", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___end(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "end", 376, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___number(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most, CPyTagged cpy_r_least) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    if (cpy_r_least != CPY_INT_TAG) goto CPyL5;
    cpy_r_least = 0;
CPyL2: ;
    cpy_r_r0 = CPyStatics[811]; /* 'number' */
    cpy_r_r1 = NULL;
    cpy_r_r2 = NULL;
    cpy_r_r3 = NULL;
    cpy_r_r4 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, 2, cpy_r_most, cpy_r_least, cpy_r_r1, cpy_r_r2, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_least);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "number", 380, CPyStatic_sheet___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_least);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Register___number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", "least", 0};
            static CPyArg_Parser parser = {"OOO|O:number", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            PyObject *obj_least = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most, &obj_least)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            CPyTagged arg_least;
            if (obj_least == NULL) {
                arg_least = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_least)))
                arg_least = CPyTagged_BorrowFromObject(obj_least);
            else {
                CPy_TypeError("int", obj_least); goto fail;
            }
            char retval = CPyDef_sheet___Register___number(arg_self, arg_name, arg_value, arg_most, arg_least);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "number", 379, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___large(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most, CPyTagged cpy_r_least) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    if (cpy_r_least != CPY_INT_TAG) goto CPyL5;
    cpy_r_least = 0;
CPyL2: ;
    cpy_r_r0 = CPyStatics[4837]; /* 'large' */
    cpy_r_r1 = NULL;
    cpy_r_r2 = NULL;
    cpy_r_r3 = NULL;
    cpy_r_r4 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, 4, cpy_r_most, cpy_r_least, cpy_r_r1, cpy_r_r2, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_least);
    if (unlikely(cpy_r_r4 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 383, CPyStatic_sheet___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_least);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Register___large(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", "least", 0};
            static CPyArg_Parser parser = {"OOO|O:large", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            PyObject *obj_least = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most, &obj_least)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            CPyTagged arg_least;
            if (obj_least == NULL) {
                arg_least = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_least)))
                arg_least = CPyTagged_BorrowFromObject(obj_least);
            else {
                CPy_TypeError("int", obj_least); goto fail;
            }
            char retval = CPyDef_sheet___Register___large(arg_self, arg_name, arg_value, arg_most, arg_least);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "large", 382, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___count(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyStatics[567]; /* 'count' */
    cpy_r_r1 = CPY_INT_TAG;
    cpy_r_r2 = NULL;
    cpy_r_r3 = NULL;
    cpy_r_r4 = NULL;
    cpy_r_r5 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, 2, cpy_r_most, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "count", 386, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_sheet___Register___count(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", 0};
            static CPyArg_Parser parser = {"OOO:count", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___count(arg_self, arg_name, arg_value, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "count", 385, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___total(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_value, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyStatics[1012]; /* 'total' */
    cpy_r_r1 = CPY_INT_TAG;
    cpy_r_r2 = NULL;
    cpy_r_r3 = NULL;
    cpy_r_r4 = NULL;
    cpy_r_r5 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, 2, cpy_r_most, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "total", 389, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_sheet___Register___total(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", "most", 0};
            static CPyArg_Parser parser = {"OOO:total", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_value;
            if (likely(PyLong_Check(obj_value)))
                arg_value = CPyTagged_BorrowFromObject(obj_value);
            else {
                CPy_TypeError("int", obj_value); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___total(arg_self, arg_name, arg_value, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "total", 388, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___flag(PyObject *cpy_r_self, PyObject *cpy_r_name, char cpy_r_value) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyStatics[811]; /* 'number' */
    cpy_r_r1 = CPY_INT_TAG;
    cpy_r_r2 = CPY_INT_TAG;
    cpy_r_r3 = NULL;
    cpy_r_r4 = NULL;
    cpy_r_r5 = NULL;
    cpy_r_r6 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, 2, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flag", 392, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_sheet___Register___flag(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "value", 0};
            static CPyArg_Parser parser = {"OO:flag", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_value;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_value)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            char arg_value;
            if (unlikely(!PyBool_Check(obj_value))) {
                CPy_TypeError("bool", obj_value); goto fail;
            } else
                arg_value = obj_value == Py_True;
            char retval = CPyDef_sheet___Register___flag(arg_self, arg_name, arg_value);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "flag", 391, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___word(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_number, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = CPyStatics[597]; /* 'word' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = CPY_INT_TAG;
    cpy_r_r5 = NULL;
    cpy_r_r6 = NULL;
    cpy_r_r7 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_r3, cpy_r_r4, cpy_r_r2, cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "word", 395, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_sheet___Register___word(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "number", "words", 0};
            static CPyArg_Parser parser = {"OOO:word", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_number;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_number, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___word(arg_self, arg_name, arg_number, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "word", 394, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___seat(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_seat, CPyTagged cpy_r_other) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    if (cpy_r_other != CPY_INT_TAG) goto CPyL6;
    cpy_r_other = -2;
CPyL2: ;
    cpy_r_r0 = CPyDef_sheet___Register____seats(cpy_r_self, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat", 398, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyStatics[63]; /* 'seat' */
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPY_INT_TAG;
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = NULL;
    cpy_r_r8 = NULL;
    cpy_r_r9 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r1, cpy_r_r4, cpy_r_r5, cpy_r_r6, cpy_r_r0, cpy_r_r7, cpy_r_r8);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r9 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat", 399, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r10 = 2;
    return cpy_r_r10;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_other);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Register___seat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "seat", "other", 0};
            static CPyArg_Parser parser = {"OO|O:seat", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_seat;
            PyObject *obj_other = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_seat, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_other;
            if (obj_other == NULL) {
                arg_other = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            char retval = CPyDef_sheet___Register___seat(arg_self, arg_name, arg_seat, arg_other);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "seat", 397, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___words_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_numbers, CPyTagged cpy_r_room, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = CPyStatics[2551]; /* 'words' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_room, cpy_r_r1);
    cpy_r_r3 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r4 = CPY_INT_TAG;
    cpy_r_r5 = CPY_INT_TAG;
    cpy_r_r6 = NULL;
    cpy_r_r7 = NULL;
    cpy_r_r8 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r2, cpy_r_r4, cpy_r_r5, cpy_r_r3, cpy_r_r6, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 402, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_sheet___Register___words_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "numbers", "room", "words", 0};
            static CPyArg_Parser parser = {"OOOO:words_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_numbers;
            PyObject *obj_room;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_numbers, &obj_room, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___words_at(arg_self, arg_name, arg_numbers, arg_room, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "words_at", 401, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___seats_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_seats, CPyTagged cpy_r_room, CPyTagged cpy_r_other) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    if (cpy_r_other != CPY_INT_TAG) goto CPyL6;
    cpy_r_other = -2;
CPyL2: ;
    cpy_r_r0 = CPyDef_sheet___Register____seats(cpy_r_self, cpy_r_other);
    CPyTagged_DECREF(cpy_r_other);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 405, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    cpy_r_r1 = CPyStatics[620]; /* 'seats' */
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPyTagged_Multiply(cpy_r_room, cpy_r_r4);
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = NULL;
    cpy_r_r9 = NULL;
    cpy_r_r10 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r1, cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r0, cpy_r_r8, cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r10 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 406, CPyStatic_sheet___globals);
        goto CPyL5;
    }
    return 1;
CPyL5: ;
    cpy_r_r11 = 2;
    return cpy_r_r11;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_other);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Register___seats_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "seats", "room", "other", 0};
            static CPyArg_Parser parser = {"OOO|O:seats_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_seats;
            PyObject *obj_room;
            PyObject *obj_other = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_seats, &obj_room, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_seats;
            if (likely(PyList_Check(obj_seats)))
                arg_seats = obj_seats;
            else {
                CPy_TypeError("list", obj_seats); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged arg_other;
            if (obj_other == NULL) {
                arg_other = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            char retval = CPyDef_sheet___Register___seats_at(arg_self, arg_name, arg_seats, arg_room, arg_other);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "seats_at", 404, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___numbers_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_values, CPyTagged cpy_r_room, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r1 = CPY_INT_TAG;
    cpy_r_r2 = NULL;
    cpy_r_r3 = NULL;
    cpy_r_r4 = NULL;
    cpy_r_r5 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_room, cpy_r_most, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 409, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_sheet___Register___numbers_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "values", "room", "most", 0};
            static CPyArg_Parser parser = {"OOOO:numbers_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_values;
            PyObject *obj_room;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_values, &obj_room, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___numbers_at(arg_self, arg_name, arg_values, arg_room, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers_at", 408, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___numbers(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_values, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = NULL;
    cpy_r_r5 = NULL;
    cpy_r_r6 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_most, cpy_r_r3, cpy_r_r2, cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers", 412, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_sheet___Register___numbers(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "values", "words", "most", 0};
            static CPyArg_Parser parser = {"OOOO:numbers", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_values;
            PyObject *obj_words;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_values, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___numbers(arg_self, arg_name, arg_values, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "numbers", 411, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___by_seat(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_values, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyStatics[4842]; /* 'by-seat' */
    cpy_r_r1 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_seats;
    cpy_r_r2 = CPyDef_sheet___Register____seats(cpy_r_self, -2);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 415, CPyStatic_sheet___globals);
        goto CPyL3;
    }
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = NULL;
    cpy_r_r5 = NULL;
    cpy_r_r6 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_most, cpy_r_r3, cpy_r_r2, cpy_r_r4, cpy_r_r5);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 415, CPyStatic_sheet___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_sheet___Register___by_seat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "values", "most", 0};
            static CPyArg_Parser parser = {"OOO:by_seat", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_values;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_values, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___by_seat(arg_self, arg_name, arg_values, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "by_seat", 414, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___seat_bits_at(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_bits) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    cpy_r_r0 = CPyStatics[4843]; /* 'seat-bags' */
    cpy_r_r1 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_seats;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_bits + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_r5 = CPyTagged_Multiply(cpy_r_r1, cpy_r_r4);
    cpy_r_r6 = CPyDef_sheet___Register____seats(cpy_r_self, -2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 418, CPyStatic_sheet___globals);
        goto CPyL4;
    }
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = CPY_INT_TAG;
    cpy_r_r9 = NULL;
    cpy_r_r10 = NULL;
    cpy_r_r11 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r5, cpy_r_r7, cpy_r_r8, cpy_r_r6, cpy_r_r9, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 418, CPyStatic_sheet___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r12 = 2;
    return cpy_r_r12;
CPyL4: ;
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL3;
}
        
        PyObject *CPyPy_sheet___Register___seat_bits_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "bits", 0};
            static CPyArg_Parser parser = {"OO:seat_bits_at", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_bits;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_bits)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_bits;
            if (likely(PyList_Check(obj_bits)))
                arg_bits = obj_bits;
            else {
                CPy_TypeError("list", obj_bits); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___seat_bits_at(arg_self, arg_name, arg_bits);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "seat_bits_at", 417, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___bag(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_numbers, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    if (cpy_r_most != CPY_INT_TAG) goto CPyL5;
    cpy_r_most = 2;
CPyL2: ;
    cpy_r_r0 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = NULL;
    cpy_r_r5 = NULL;
    cpy_r_r6 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_most, cpy_r_r3, cpy_r_r2, cpy_r_r4, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_most);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 421, CPyStatic_sheet___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_most);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Register___bag(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "numbers", "words", "most", 0};
            static CPyArg_Parser parser = {"OOO|O:bag", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_numbers;
            PyObject *obj_words;
            PyObject *obj_most = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_numbers, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (obj_most == NULL) {
                arg_most = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___bag(arg_self, arg_name, arg_numbers, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "bag", 420, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___counts(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_numbers, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    cpy_r_r0 = CPyStatics[2176]; /* 'numbers' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = NULL;
    cpy_r_r5 = NULL;
    cpy_r_r6 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_most, cpy_r_r3, cpy_r_r2, cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "counts", 424, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r7 = 2;
    return cpy_r_r7;
}
        
        PyObject *CPyPy_sheet___Register___counts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "numbers", "words", "most", 0};
            static CPyArg_Parser parser = {"OOOO:counts", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_numbers;
            PyObject *obj_words;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_numbers, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___counts(arg_self, arg_name, arg_numbers, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "counts", 423, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___flags(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_there, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = CPY_INT_TAG;
    cpy_r_r5 = NULL;
    cpy_r_r6 = NULL;
    cpy_r_r7 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_r3, cpy_r_r4, cpy_r_r2, cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 427, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_sheet___Register___flags(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "there", "words", 0};
            static CPyArg_Parser parser = {"OOO:flags", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_there;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_there, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_there;
            if (likely(PyList_Check(obj_there)))
                arg_there = obj_there;
            else {
                CPy_TypeError("list", obj_there); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___flags(arg_self, arg_name, arg_there, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "flags", 426, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___bits(PyObject *cpy_r_self, PyObject *cpy_r_name, CPyTagged cpy_r_bits, PyObject *cpy_r_words) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    cpy_r_r0 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = CPY_INT_TAG;
    cpy_r_r5 = NULL;
    cpy_r_r6 = NULL;
    cpy_r_r7 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_r3, cpy_r_r4, cpy_r_r2, cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 430, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
}
        
        PyObject *CPyPy_sheet___Register___bits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "bits", "words", 0};
            static CPyArg_Parser parser = {"OOO:bits", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_bits;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_bits, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            CPyTagged arg_bits;
            if (likely(PyLong_Check(obj_bits)))
                arg_bits = CPyTagged_BorrowFromObject(obj_bits);
            else {
                CPy_TypeError("int", obj_bits); goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___bits(arg_self, arg_name, arg_bits, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "bits", 429, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___keyed(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_values, PyObject *cpy_r_words, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    cpy_r_r0 = CPyStatics[4844]; /* 'keyed' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r3 = CPY_INT_TAG;
    cpy_r_r4 = NULL;
    cpy_r_r5 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r1, cpy_r_most, cpy_r_r3, cpy_r_r2, cpy_r_by, cpy_r_r4);
    if (unlikely(cpy_r_r5 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 433, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r6 = 2;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_sheet___Register___keyed(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "values", "words", "most", 0};
            static CPyArg_Parser parser = {"OOOOOO:keyed", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_values;
            PyObject *obj_words;
            PyObject *obj_most;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_values, &obj_words, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_values;
            if (likely(PyList_Check(obj_values)))
                arg_values = obj_values;
            else {
                CPy_TypeError("list", obj_values); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            CPyTagged arg_most;
            if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___keyed(arg_self, arg_name, arg_by, arg_numbers, arg_values, arg_words, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed", 432, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___table(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_beside, PyObject *cpy_r_words, PyObject *cpy_r_others, CPyTagged cpy_r_most) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    if (cpy_r_most != CPY_INT_TAG) goto CPyL5;
    cpy_r_most = 2;
CPyL2: ;
    cpy_r_r0 = CPyStatics[4737]; /* 'table' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_count;
    cpy_r_r3 = CPyTagged_Multiply(cpy_r_r1, cpy_r_r2);
    cpy_r_r4 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r5 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_names;
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r3, cpy_r_most, cpy_r_r6, cpy_r_r4, cpy_r_by, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_most);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 438, CPyStatic_sheet___globals);
        goto CPyL4;
    }
    return 1;
CPyL4: ;
    cpy_r_r8 = 2;
    return cpy_r_r8;
CPyL5: ;
    CPyTagged_INCREF(cpy_r_most);
    goto CPyL2;
}
        
        PyObject *CPyPy_sheet___Register___table(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "beside", "words", "others", "most", 0};
            static CPyArg_Parser parser = {"OOOOOO|O:table", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_beside;
            PyObject *obj_words;
            PyObject *obj_others;
            PyObject *obj_most = NULL;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_beside, &obj_words, &obj_others, &obj_most)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_beside;
            if (likely(PyList_Check(obj_beside)))
                arg_beside = obj_beside;
            else {
                CPy_TypeError("list", obj_beside); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            PyObject *arg_others;
            if (likely(Py_TYPE(obj_others) == CPyType_sheet___Words))
                arg_others = obj_others;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_others); 
                goto fail;
            }
            CPyTagged arg_most;
            if (obj_most == NULL) {
                arg_most = CPY_INT_TAG;
            } else if (likely(PyLong_Check(obj_most)))
                arg_most = CPyTagged_BorrowFromObject(obj_most);
            else {
                CPy_TypeError("int", obj_most); goto fail;
            }
            char retval = CPyDef_sheet___Register___table(arg_self, arg_name, arg_by, arg_numbers, arg_beside, arg_words, arg_others, arg_most);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "table", 435, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___table_bits(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_beside, PyObject *cpy_r_words, PyObject *cpy_r_others) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = CPyStatics[4737]; /* 'table' */
    cpy_r_r1 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r2 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_count;
    cpy_r_r3 = CPyTagged_Multiply(cpy_r_r1, cpy_r_r2);
    cpy_r_r4 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r5 = ((serai___kernel___sheet___WordsObject *)cpy_r_others)->_names;
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r0, cpy_r_r3, cpy_r_r6, cpy_r_r7, cpy_r_r4, cpy_r_by, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 443, CPyStatic_sheet___globals);
        goto CPyL2;
    }
    return 1;
CPyL2: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_sheet___Register___table_bits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "beside", "words", "others", 0};
            static CPyArg_Parser parser = {"OOOOOO:table_bits", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_beside;
            PyObject *obj_words;
            PyObject *obj_others;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_beside, &obj_words, &obj_others)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_beside;
            if (likely(PyList_Check(obj_beside)))
                arg_beside = obj_beside;
            else {
                CPy_TypeError("list", obj_beside); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            PyObject *arg_others;
            if (likely(Py_TYPE(obj_others) == CPyType_sheet___Words))
                arg_others = obj_others;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_others); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___table_bits(arg_self, arg_name, arg_by, arg_numbers, arg_beside, arg_words, arg_others);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "table_bits", 440, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet___Register___keyed_seats(PyObject *cpy_r_self, PyObject *cpy_r_name, PyObject *cpy_r_by, PyObject *cpy_r_numbers, PyObject *cpy_r_seats, PyObject *cpy_r_words) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    cpy_r_r0 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_count;
    cpy_r_r1 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_seats;
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_r0, cpy_r_r1);
    cpy_r_r3 = CPyStatics[4845]; /* 'seat-table' */
    cpy_r_r4 = ((serai___kernel___sheet___WordsObject *)cpy_r_words)->_names;
    cpy_r_r5 = CPyDef_sheet___Register____seats(cpy_r_self, -2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 447, CPyStatic_sheet___globals);
        goto CPyL4;
    }
    cpy_r_r6 = CPY_INT_TAG;
    cpy_r_r7 = CPY_INT_TAG;
    cpy_r_r8 = CPyDef_sheet___Register____add(cpy_r_self, cpy_r_name, cpy_r_r3, cpy_r_r2, cpy_r_r6, cpy_r_r7, cpy_r_r4, cpy_r_by, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 447, CPyStatic_sheet___globals);
        goto CPyL3;
    }
    return 1;
CPyL3: ;
    cpy_r_r9 = 2;
    return cpy_r_r9;
CPyL4: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL3;
}
        
        PyObject *CPyPy_sheet___Register___keyed_seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"name", "by", "numbers", "seats", "words", 0};
            static CPyArg_Parser parser = {"OOOOO:keyed_seats", kwlist, 0};
            PyObject *obj_name;
            PyObject *obj_by;
            PyObject *obj_numbers;
            PyObject *obj_seats;
            PyObject *obj_words;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_name, &obj_by, &obj_numbers, &obj_seats, &obj_words)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *arg_by;
            if (likely(PyUnicode_Check(obj_by)))
                arg_by = obj_by;
            else {
                CPy_TypeError("str", obj_by); 
                goto fail;
            }
            PyObject *arg_numbers;
            if (likely(PyList_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("list", obj_numbers); 
                goto fail;
            }
            PyObject *arg_seats;
            if (likely(PyList_Check(obj_seats)))
                arg_seats = obj_seats;
            else {
                CPy_TypeError("list", obj_seats); 
                goto fail;
            }
            PyObject *arg_words;
            if (likely(Py_TYPE(obj_words) == CPyType_sheet___Words))
                arg_words = obj_words;
            else {
                CPy_TypeError("serai.kernel.sheet.Words", obj_words); 
                goto fail;
            }
            char retval = CPyDef_sheet___Register___keyed_seats(arg_self, arg_name, arg_by, arg_numbers, arg_seats, arg_words);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "keyed_seats", 445, CPyStatic_sheet___globals);
            return NULL;
        }
        
PyObject *CPyDef_sheet___Register____seats(PyObject *cpy_r_self, CPyTagged cpy_r_other) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_away;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    int32_t cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    tuple_T1O cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    tuple_T0 cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    cpy_r_r1 = ((serai___kernel___sheet___RegisterObject *)cpy_r_self)->_seats;
    cpy_r_r2 = 0;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_away = cpy_r_r2;
    CPyTagged_DECREF(cpy_r_away);
CPyL2: ;
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = cpy_r_r1 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL5;
CPyL4: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, cpy_r_r1);
    if (cpy_r_r7) {
        goto CPyL6;
    } else
        goto CPyL23;
CPyL5: ;
    cpy_r_r8 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r8) goto CPyL23;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_r2);
    cpy_r_away = cpy_r_r2;
    cpy_r_r9 = CPyStatics[109]; /* '+' */
    cpy_r_r10 = CPyTagged_Str(cpy_r_away);
    CPyTagged_DECREF(cpy_r_away);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    cpy_r_r11 = CPyStr_Build(2, cpy_r_r9, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    cpy_r_r12 = PyList_Append(cpy_r_r0, cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    cpy_r_r13 = cpy_r_r12 >= 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL24;
    }
    cpy_r_r14 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r2 = cpy_r_r14;
    goto CPyL2;
CPyL10: ;
    cpy_r_r15 = PyObject_GetIter(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    cpy_r_r16 = cpy_r_other & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (cpy_r_r17) goto CPyL13;
    cpy_r_r18 = 0 & 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL14;
CPyL13: ;
    cpy_r_r20 = CPyTagged_IsLt_(cpy_r_other, 0);
    cpy_r_r21 = cpy_r_r20 ^ 1;
    if (cpy_r_r21) {
        goto CPyL15;
    } else
        goto CPyL16;
CPyL14: ;
    cpy_r_r22 = (Py_ssize_t)cpy_r_other >= (Py_ssize_t)0;
    if (!cpy_r_r22) goto CPyL16;
CPyL15: ;
    cpy_r_r23 = CPyStatics[2914]; /* 'other' */
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24.f0 = cpy_r_r23;
    cpy_r_r25 = PyTuple_New(1);
    if (unlikely(cpy_r_r25 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp9422 = cpy_r_r24.f0;
    PyTuple_SET_ITEM(cpy_r_r25, 0, __tmp9422);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL17;
CPyL16: ;
    cpy_r_r27.empty_struct_error_flag = 0;
    cpy_r_r28 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r26 = cpy_r_r28;
CPyL17: ;
    cpy_r_r29 = PyList_New(0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL25;
    }
    cpy_r_r30 = CPyList_Extend(cpy_r_r29, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL26;
    } else
        goto CPyL27;
CPyL19: ;
    cpy_r_r31 = CPyList_Extend(cpy_r_r29, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL28;
    } else
        goto CPyL29;
CPyL20: ;
    cpy_r_r32 = PyList_AsTuple(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 450, CPyStatic_sheet___globals);
        goto CPyL22;
    }
    return cpy_r_r32;
CPyL22: ;
    cpy_r_r33 = NULL;
    return cpy_r_r33;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL22;
CPyL25: ;
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r26);
    goto CPyL22;
CPyL26: ;
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    goto CPyL22;
CPyL27: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL19;
CPyL28: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL22;
CPyL29: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL20;
}
        
        PyObject *CPyPy_sheet___Register____seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"other", 0};
            static CPyArg_Parser parser = {"O:_seats", kwlist, 0};
            PyObject *obj_other;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_other)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_sheet___Register))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.kernel.sheet.Register", obj_self); 
                goto fail;
            }
            CPyTagged arg_other;
            if (likely(PyLong_Check(obj_other)))
                arg_other = CPyTagged_BorrowFromObject(obj_other);
            else {
                CPy_TypeError("int", obj_other); goto fail;
            }
            PyObject *retval = CPyDef_sheet___Register____seats(arg_self, arg_other);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/kernel/sheet.py", "_seats", 449, CPyStatic_sheet___globals);
            return NULL;
        }
        
char CPyDef_sheet_____top_level__(void) {
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
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    void *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    int32_t cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    CPyTagged cpy_r_value;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    CPyPtr cpy_r_r32;
    PyObject *cpy_r_r33;
    int32_t cpy_r_r34;
    char cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_most;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyPtr cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int32_t cpy_r_r76;
    char cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    int32_t cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int32_t cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    char cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int32_t cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    int32_t cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    void *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    void *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject **cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    int32_t cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    int32_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    int32_t cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    int32_t cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    int32_t cpy_r_r181;
    char cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    int32_t cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject **cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    int32_t cpy_r_r195;
    char cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    int32_t cpy_r_r199;
    char cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    int32_t cpy_r_r207;
    char cpy_r_r208;
    PyObject **cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    int32_t cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    char cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    int32_t cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    int32_t cpy_r_r238;
    char cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    char cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    int32_t cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    int32_t cpy_r_r257;
    char cpy_r_r258;
    char cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    char cpy_r_r265;
    char cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    int32_t cpy_r_r280;
    char cpy_r_r281;
    char cpy_r_r282;
    char cpy_r_r283;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 1, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 1, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_sheet___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 12, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5733]; /* ('Iterable', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_sheet___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 14, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5151]; /* ('Final', 'NamedTuple') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_sheet___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 15, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatic_sheet___globals;
    cpy_r_r22 = CPyStatics[4510]; /* 'LARGEST' */
    cpy_r_r23 = CPyStatics[4970]; /* 255 */
    cpy_r_r24 = CPyDict_SetItem(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    cpy_r_r25 = cpy_r_r24 >= 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 17, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r26 = PyList_New(0);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 18, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r27 = 0;
    cpy_r_value = cpy_r_r27;
    CPyTagged_DECREF(cpy_r_value);
CPyL10: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r27 < (Py_ssize_t)512;
    if (!cpy_r_r28) goto CPyL15;
    cpy_r_value = cpy_r_r27;
    cpy_r_r29 = PyList_New(1);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 18, CPyStatic_sheet___globals);
        goto CPyL114;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r32 = *(CPyPtr *)cpy_r_r31;
    *(PyObject * *)cpy_r_r32 = cpy_r_r30;
    cpy_r_r33 = PyBytes_FromObject(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 18, CPyStatic_sheet___globals);
        goto CPyL115;
    }
    cpy_r_r34 = PyList_Append(cpy_r_r26, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r35 = cpy_r_r34 >= 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 18, CPyStatic_sheet___globals);
        goto CPyL115;
    }
    cpy_r_r36 = cpy_r_r27 + 2;
    cpy_r_r27 = cpy_r_r36;
    goto CPyL10;
CPyL15: ;
    CPyStatic_sheet___BYTES = cpy_r_r26;
    CPy_INCREF(CPyStatic_sheet___BYTES);
    cpy_r_r37 = CPyStatic_sheet___globals;
    cpy_r_r38 = CPyStatics[4846]; /* 'BYTES' */
    cpy_r_r39 = CPyDict_SetItem(cpy_r_r37, cpy_r_r38, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 18, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r41 = CPyStatic_sheet___BYTES;
    if (likely(cpy_r_r41 != NULL)) goto CPyL19;
    PyErr_SetString(PyExc_NameError, "value for final name \"BYTES\" was not set");
    cpy_r_r42 = 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 19, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r43 = CPyList_GetItemShort(cpy_r_r41, 0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 19, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    if (likely(PyBytes_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "<module>", 19, CPyStatic_sheet___globals, "bytes", cpy_r_r43);
        goto CPyL113;
    }
    CPyStatic_sheet___NONE = cpy_r_r44;
    CPy_INCREF(CPyStatic_sheet___NONE);
    cpy_r_r45 = CPyStatic_sheet___globals;
    cpy_r_r46 = CPyStatics[1240]; /* 'NONE' */
    cpy_r_r47 = CPyDict_SetItem(cpy_r_r45, cpy_r_r46, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 19, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r49 = CPyStatic_sheet___BYTES;
    if (likely(cpy_r_r49 != NULL)) goto CPyL25;
    PyErr_SetString(PyExc_NameError, "value for final name \"BYTES\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 20, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r51 = CPyList_GetItemShort(cpy_r_r49, 2);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 20, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    if (likely(PyBytes_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "<module>", 20, CPyStatic_sheet___globals, "bytes", cpy_r_r51);
        goto CPyL113;
    }
    CPyStatic_sheet___ONE = cpy_r_r52;
    CPy_INCREF(CPyStatic_sheet___ONE);
    cpy_r_r53 = CPyStatic_sheet___globals;
    cpy_r_r54 = CPyStatics[4847]; /* 'ONE' */
    cpy_r_r55 = CPyDict_SetItem(cpy_r_r53, cpy_r_r54, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 20, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r57 = PyList_New(0);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r58 = 0;
    cpy_r_most = cpy_r_r58;
    CPyTagged_DECREF(cpy_r_most);
CPyL30: ;
    cpy_r_r59 = (Py_ssize_t)cpy_r_r58 < (Py_ssize_t)512;
    if (!cpy_r_r59) goto CPyL41;
    cpy_r_most = cpy_r_r58;
    cpy_r_r60 = (PyObject *)&PyRange_Type;
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_most);
    PyObject *cpy_r_r62[1] = {cpy_r_r61};
    cpy_r_r63 = (PyObject **)&cpy_r_r62;
    cpy_r_r64 = PyObject_Vectorcall(cpy_r_r60, cpy_r_r63, 1, 0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r61);
    if (likely(PyRange_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals, "range", cpy_r_r64);
        goto CPyL117;
    }
    cpy_r_r66 = PyList_New(1);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_most);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_most);
    cpy_r_r68 = (CPyPtr)((CPyPtr)cpy_r_r66 + offsetof(PyListObject, ob_item));
    cpy_r_r69 = *(CPyPtr *)cpy_r_r68;
    *(PyObject * *)cpy_r_r69 = cpy_r_r67;
    cpy_r_r70 = CPyTagged_Subtract(512, cpy_r_most);
    CPyTagged_DECREF(cpy_r_most);
    cpy_r_r71 = CPySequence_Multiply(cpy_r_r66, cpy_r_r70);
    CPy_DECREF(cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL119;
    }
    cpy_r_r72 = PyList_New(0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL120;
    }
    cpy_r_r73 = CPyList_Extend(cpy_r_r72, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL121;
    } else
        goto CPyL122;
CPyL37: ;
    cpy_r_r74 = CPyList_Extend(cpy_r_r72, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL123;
    } else
        goto CPyL124;
CPyL38: ;
    cpy_r_r75 = PyBytes_FromObject(cpy_r_r72);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL125;
    }
    cpy_r_r76 = PyList_Append(cpy_r_r57, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    cpy_r_r77 = cpy_r_r76 >= 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL125;
    }
    cpy_r_r78 = cpy_r_r58 + 2;
    cpy_r_r58 = cpy_r_r78;
    goto CPyL30;
CPyL41: ;
    CPyStatic_sheet___UP_TO = cpy_r_r57;
    CPy_INCREF(CPyStatic_sheet___UP_TO);
    cpy_r_r79 = CPyStatic_sheet___globals;
    cpy_r_r80 = CPyStatics[4848]; /* 'UP_TO' */
    cpy_r_r81 = CPyDict_SetItem(cpy_r_r79, cpy_r_r80, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    cpy_r_r82 = cpy_r_r81 >= 0;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 21, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r83 = CPyStatic_sheet___globals;
    cpy_r_r84 = CPyStatics[189]; /* 'FEW' */
    cpy_r_r85 = CPyStatics[4894]; /* 4 */
    cpy_r_r86 = CPyDict_SetItem(cpy_r_r83, cpy_r_r84, cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 22, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r88 = CPyStatic_sheet___globals;
    cpy_r_r89 = CPyStatics[2052]; /* 'MOST_KEPT' */
    cpy_r_r90 = CPyStatics[4962]; /* 4096 */
    cpy_r_r91 = CPyDict_SetItem(cpy_r_r88, cpy_r_r89, cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 23, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r93 = NULL;
    cpy_r_r94 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r95 = (PyObject *)CPyType_sheet___Words_template;
    cpy_r_r96 = CPyType_FromTemplate(cpy_r_r95, cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 26, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r97 = CPyDef_sheet___Words_trait_vtable_setup();
    if (unlikely(cpy_r_r97 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 26, CPyStatic_sheet___globals);
        goto CPyL126;
    }
    cpy_r_r98 = CPyDef_sheet___Words_coroutine_setup(cpy_r_r96);
    if (unlikely(cpy_r_r98 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 26, CPyStatic_sheet___globals);
        goto CPyL126;
    }
    cpy_r_r99 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r100 = CPyStatics[3553]; /* 'names' */
    cpy_r_r101 = CPyStatics[1024]; /* 'places' */
    cpy_r_r102 = CPyStatics[567]; /* 'count' */
    cpy_r_r103 = CPyStatics[2865]; /* 'none' */
    cpy_r_r104 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r105 = CPyStatics[4849]; /* '_lists' */
    cpy_r_r106 = CPyStatics[4850]; /* '_bags' */
    cpy_r_r107 = CPyStatics[4851]; /* '_bits' */
    cpy_r_r108 = PyTuple_Pack(8, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 26, CPyStatic_sheet___globals);
        goto CPyL126;
    }
    cpy_r_r109 = PyObject_SetAttr(cpy_r_r96, cpy_r_r99, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 >= 0;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 26, CPyStatic_sheet___globals);
        goto CPyL126;
    }
    CPyType_sheet___Words = (PyTypeObject *)cpy_r_r96;
    CPy_INCREF(CPyType_sheet___Words);
    cpy_r_r111 = CPyStatic_sheet___globals;
    cpy_r_r112 = CPyStatics[1014]; /* 'Words' */
    cpy_r_r113 = PyDict_SetItem(cpy_r_r111, cpy_r_r112, cpy_r_r96);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 26, CPyStatic_sheet___globals);
        goto CPyL126;
    }
    cpy_r_r115 = CPy_InitSubclass(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 26, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r116 = (void *)&CPyModule_typing;
    cpy_r_r117 = CPyStatics[47]; /* 'typing' */
    cpy_r_r118 = CPyImport_GetModuleCacheForImport(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r119 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r120 = cpy_r_r118 != cpy_r_r119;
    if (cpy_r_r120) goto CPyL55;
    cpy_r_r121 = PyImport_Import(cpy_r_r117);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r116, cpy_r_r121);
    CPy_DECREF(cpy_r_r121);
CPyL55: ;
    cpy_r_r122 = PyImport_GetModuleDict();
    cpy_r_r123 = CPyStatics[47]; /* 'typing' */
    cpy_r_r124 = CPyDict_GetItem(cpy_r_r122, cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r125 = CPyStatics[60]; /* '_NamedTuple' */
    cpy_r_r126 = CPyObject_GetAttr(cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r127 = PyTuple_Pack(1, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r128 = (void *)&CPyModule_typing;
    cpy_r_r129 = CPyStatics[47]; /* 'typing' */
    cpy_r_r130 = CPyImport_GetModuleCacheForImport(cpy_r_r128, cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL127;
    }
    cpy_r_r131 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r132 = cpy_r_r130 != cpy_r_r131;
    if (cpy_r_r132) goto CPyL62;
    cpy_r_r133 = PyImport_Import(cpy_r_r129);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL127;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r128, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
CPyL62: ;
    cpy_r_r134 = PyImport_GetModuleDict();
    cpy_r_r135 = CPyStatics[47]; /* 'typing' */
    cpy_r_r136 = CPyDict_GetItem(cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL127;
    }
    cpy_r_r137 = CPyStatics[61]; /* 'NamedTupleMeta' */
    cpy_r_r138 = CPyObject_GetAttr(cpy_r_r136, cpy_r_r137);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL127;
    }
    cpy_r_r139 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r140 = PyObject_HasAttr(cpy_r_r138, cpy_r_r139);
    if (!cpy_r_r140) goto CPyL69;
    cpy_r_r141 = CPyStatics[4840]; /* 'Field' */
    cpy_r_r142 = CPyStatics[62]; /* '__prepare__' */
    cpy_r_r143 = CPyObject_GetAttr(cpy_r_r138, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL128;
    }
    PyObject *cpy_r_r144[2] = {cpy_r_r141, cpy_r_r127};
    cpy_r_r145 = (PyObject **)&cpy_r_r144;
    cpy_r_r146 = PyObject_Vectorcall(cpy_r_r143, cpy_r_r145, 2, 0);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL128;
    }
    if (likely(PyDict_Check(cpy_r_r146)))
        cpy_r_r147 = cpy_r_r146;
    else {
        CPy_TypeErrorTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals, "dict", cpy_r_r146);
        goto CPyL128;
    }
    cpy_r_r148 = cpy_r_r147;
    goto CPyL71;
CPyL69: ;
    cpy_r_r149 = PyDict_New();
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL128;
    }
    cpy_r_r148 = cpy_r_r149;
CPyL71: ;
    cpy_r_r150 = PyDict_New();
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL129;
    }
    cpy_r_r151 = (PyObject *)&PyUnicode_Type;
    cpy_r_r152 = CPyStatics[315]; /* 'name' */
    cpy_r_r153 = PyDict_SetItem(cpy_r_r150, cpy_r_r152, cpy_r_r151);
    cpy_r_r154 = cpy_r_r153 >= 0;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 103, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r155 = (PyObject *)&PyUnicode_Type;
    cpy_r_r156 = CPyStatics[497]; /* 'kind' */
    cpy_r_r157 = PyDict_SetItem(cpy_r_r150, cpy_r_r156, cpy_r_r155);
    cpy_r_r158 = cpy_r_r157 >= 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 104, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r159 = (PyObject *)&PyLong_Type;
    cpy_r_r160 = CPyStatics[853]; /* 'start' */
    cpy_r_r161 = PyDict_SetItem(cpy_r_r150, cpy_r_r160, cpy_r_r159);
    cpy_r_r162 = cpy_r_r161 >= 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 105, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r163 = (PyObject *)&PyLong_Type;
    cpy_r_r164 = CPyStatics[4852]; /* 'size' */
    cpy_r_r165 = PyDict_SetItem(cpy_r_r150, cpy_r_r164, cpy_r_r163);
    cpy_r_r166 = cpy_r_r165 >= 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 106, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r167 = (PyObject *)&PyLong_Type;
    cpy_r_r168 = CPyStatics[2524]; /* 'least' */
    cpy_r_r169 = PyDict_SetItem(cpy_r_r150, cpy_r_r168, cpy_r_r167);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 107, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r171 = (PyObject *)&PyLong_Type;
    cpy_r_r172 = CPyStatics[487]; /* 'most' */
    cpy_r_r173 = PyDict_SetItem(cpy_r_r150, cpy_r_r172, cpy_r_r171);
    cpy_r_r174 = cpy_r_r173 >= 0;
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 108, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r175 = (PyObject *)&PyTuple_Type;
    cpy_r_r176 = CPyStatics[2551]; /* 'words' */
    cpy_r_r177 = PyDict_SetItem(cpy_r_r150, cpy_r_r176, cpy_r_r175);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 109, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r179 = (PyObject *)&PyUnicode_Type;
    cpy_r_r180 = CPyStatics[4853]; /* 'by' */
    cpy_r_r181 = PyDict_SetItem(cpy_r_r150, cpy_r_r180, cpy_r_r179);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 110, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r183 = (PyObject *)&PyTuple_Type;
    cpy_r_r184 = CPyStatics[4854]; /* 'others' */
    cpy_r_r185 = PyDict_SetItem(cpy_r_r150, cpy_r_r184, cpy_r_r183);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 111, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r187 = CPyDef_sheet___scale_Field_obj();
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 114, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r188 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r189 = CPyStatics[1937]; /* 'property' */
    cpy_r_r190 = CPyObject_GetAttr(cpy_r_r188, cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 114, CPyStatic_sheet___globals);
        goto CPyL131;
    }
    PyObject *cpy_r_r191[1] = {cpy_r_r187};
    cpy_r_r192 = (PyObject **)&cpy_r_r191;
    cpy_r_r193 = PyObject_Vectorcall(cpy_r_r190, cpy_r_r192, 1, 0);
    CPy_DECREF(cpy_r_r190);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 114, CPyStatic_sheet___globals);
        goto CPyL131;
    }
    CPy_DECREF(cpy_r_r187);
    cpy_r_r194 = CPyStatics[4855]; /* 'scale' */
    cpy_r_r195 = CPyDict_SetItem(cpy_r_r148, cpy_r_r194, cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    cpy_r_r196 = cpy_r_r195 >= 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 114, CPyStatic_sheet___globals);
        goto CPyL130;
    }
    cpy_r_r197 = CPyStatics[4840]; /* 'Field' */
    cpy_r_r198 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r199 = CPyDict_SetItem(cpy_r_r148, cpy_r_r198, cpy_r_r150);
    CPy_DECREF(cpy_r_r150);
    cpy_r_r200 = cpy_r_r199 >= 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL129;
    }
    cpy_r_r201 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r202 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r203 = CPyDict_SetItem(cpy_r_r148, cpy_r_r202, cpy_r_r201);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL129;
    }
    cpy_r_r205 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r206 = CPyStatics[70]; /* '__module__' */
    cpy_r_r207 = CPyDict_SetItem(cpy_r_r148, cpy_r_r206, cpy_r_r205);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL129;
    }
    PyObject *cpy_r_r209[3] = {cpy_r_r197, cpy_r_r127, cpy_r_r148};
    cpy_r_r210 = (PyObject **)&cpy_r_r209;
    cpy_r_r211 = PyObject_Vectorcall(cpy_r_r138, cpy_r_r210, 3, 0);
    CPy_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL132;
    }
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r148);
    CPyType_sheet___Field = (PyTypeObject *)cpy_r_r211;
    CPy_INCREF(CPyType_sheet___Field);
    cpy_r_r212 = CPyStatic_sheet___globals;
    cpy_r_r213 = CPyStatics[4840]; /* 'Field' */
    cpy_r_r214 = PyDict_SetItem(cpy_r_r212, cpy_r_r213, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    cpy_r_r215 = cpy_r_r214 >= 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 89, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r216 = (PyObject *)CPyType_sheet___Field;
    cpy_r_r217 = NULL;
    cpy_r_r218 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r219 = (PyObject *)CPyType_sheet___Seating_template;
    cpy_r_r220 = CPyType_FromTemplate(cpy_r_r219, cpy_r_r217, cpy_r_r218);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 119, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r221 = CPyDef_sheet___Seating_trait_vtable_setup();
    if (unlikely(cpy_r_r221 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 119, CPyStatic_sheet___globals);
        goto CPyL133;
    }
    cpy_r_r222 = CPyDef_sheet___Seating_coroutine_setup(cpy_r_r220);
    if (unlikely(cpy_r_r222 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 119, CPyStatic_sheet___globals);
        goto CPyL133;
    }
    cpy_r_r223 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r224 = CPyStatics[379]; /* 'me' */
    cpy_r_r225 = CPyStatics[620]; /* 'seats' */
    cpy_r_r226 = CPyStatics[4856]; /* 'nobody' */
    cpy_r_r227 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r228 = CPyStatics[4857]; /* 'bits' */
    cpy_r_r229 = CPyStatics[4858]; /* 'nobody_else' */
    cpy_r_r230 = CPyStatics[4859]; /* 'rows_else' */
    cpy_r_r231 = CPyStatics[2914]; /* 'other' */
    cpy_r_r232 = CPyStatics[4849]; /* '_lists' */
    cpy_r_r233 = PyTuple_Pack(9, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 119, CPyStatic_sheet___globals);
        goto CPyL133;
    }
    cpy_r_r234 = PyObject_SetAttr(cpy_r_r220, cpy_r_r223, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    cpy_r_r235 = cpy_r_r234 >= 0;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 119, CPyStatic_sheet___globals);
        goto CPyL133;
    }
    CPyType_sheet___Seating = (PyTypeObject *)cpy_r_r220;
    CPy_INCREF(CPyType_sheet___Seating);
    cpy_r_r236 = CPyStatic_sheet___globals;
    cpy_r_r237 = CPyStatics[4860]; /* 'Seating' */
    cpy_r_r238 = PyDict_SetItem(cpy_r_r236, cpy_r_r237, cpy_r_r220);
    cpy_r_r239 = cpy_r_r238 >= 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 119, CPyStatic_sheet___globals);
        goto CPyL133;
    }
    cpy_r_r240 = CPy_InitSubclass(cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 119, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r241 = NULL;
    cpy_r_r242 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r243 = (PyObject *)CPyType_sheet___Sheet_template;
    cpy_r_r244 = CPyType_FromTemplate(cpy_r_r243, cpy_r_r241, cpy_r_r242);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 159, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r245 = CPyDef_sheet___Sheet_trait_vtable_setup();
    if (unlikely(cpy_r_r245 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 159, CPyStatic_sheet___globals);
        goto CPyL134;
    }
    cpy_r_r246 = CPyDef_sheet___Sheet_coroutine_setup(cpy_r_r244);
    if (unlikely(cpy_r_r246 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 159, CPyStatic_sheet___globals);
        goto CPyL134;
    }
    cpy_r_r247 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r248 = CPyStatics[379]; /* 'me' */
    cpy_r_r249 = CPyStatics[620]; /* 'seats' */
    cpy_r_r250 = CPyStatics[4861]; /* '_seating' */
    cpy_r_r251 = CPyStatics[4862]; /* '_pieces' */
    cpy_r_r252 = PyTuple_Pack(4, cpy_r_r248, cpy_r_r249, cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 159, CPyStatic_sheet___globals);
        goto CPyL134;
    }
    cpy_r_r253 = PyObject_SetAttr(cpy_r_r244, cpy_r_r247, cpy_r_r252);
    CPy_DECREF(cpy_r_r252);
    cpy_r_r254 = cpy_r_r253 >= 0;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 159, CPyStatic_sheet___globals);
        goto CPyL134;
    }
    CPyType_sheet___Sheet = (PyTypeObject *)cpy_r_r244;
    CPy_INCREF(CPyType_sheet___Sheet);
    cpy_r_r255 = CPyStatic_sheet___globals;
    cpy_r_r256 = CPyStatics[683]; /* 'Sheet' */
    cpy_r_r257 = PyDict_SetItem(cpy_r_r255, cpy_r_r256, cpy_r_r244);
    cpy_r_r258 = cpy_r_r257 >= 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 159, CPyStatic_sheet___globals);
        goto CPyL134;
    }
    cpy_r_r259 = CPy_InitSubclass(cpy_r_r244);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 159, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r260 = (PyObject *)CPyType_sheet___Sheet;
    cpy_r_r261 = PyTuple_Pack(1, cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r262 = CPyStatics[1013]; /* 'serai.kernel.sheet' */
    cpy_r_r263 = (PyObject *)CPyType_sheet___Register_template;
    cpy_r_r264 = CPyType_FromTemplate(cpy_r_r263, cpy_r_r261, cpy_r_r262);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    cpy_r_r265 = CPyDef_sheet___Register_trait_vtable_setup();
    if (unlikely(cpy_r_r265 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL135;
    }
    cpy_r_r266 = CPyDef_sheet___Register_coroutine_setup(cpy_r_r264);
    if (unlikely(cpy_r_r266 == 2)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL135;
    }
    cpy_r_r267 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r268 = CPyStatics[2093]; /* 'at' */
    cpy_r_r269 = CPyStatics[3237]; /* 'fields' */
    cpy_r_r270 = CPyStatics[4863]; /* '_parts' */
    cpy_r_r271 = CPyStatics[379]; /* 'me' */
    cpy_r_r272 = CPyStatics[620]; /* 'seats' */
    cpy_r_r273 = CPyStatics[4861]; /* '_seating' */
    cpy_r_r274 = CPyStatics[4862]; /* '_pieces' */
    cpy_r_r275 = PyTuple_Pack(7, cpy_r_r268, cpy_r_r269, cpy_r_r270, cpy_r_r271, cpy_r_r272, cpy_r_r273, cpy_r_r274);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL135;
    }
    cpy_r_r276 = PyObject_SetAttr(cpy_r_r264, cpy_r_r267, cpy_r_r275);
    CPy_DECREF(cpy_r_r275);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL135;
    }
    CPyType_sheet___Register = (PyTypeObject *)cpy_r_r264;
    CPy_INCREF(CPyType_sheet___Register);
    cpy_r_r278 = CPyStatic_sheet___globals;
    cpy_r_r279 = CPyStatics[4864]; /* 'Register' */
    cpy_r_r280 = PyDict_SetItem(cpy_r_r278, cpy_r_r279, cpy_r_r264);
    cpy_r_r281 = cpy_r_r280 >= 0;
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL135;
    }
    cpy_r_r282 = CPy_InitSubclass(cpy_r_r264);
    CPy_DECREF(cpy_r_r264);
    if (unlikely(!cpy_r_r282)) {
        CPy_AddTraceback("src/serai/kernel/sheet.py", "<module>", 339, CPyStatic_sheet___globals);
        goto CPyL113;
    }
    return 1;
CPyL113: ;
    cpy_r_r283 = 2;
    return cpy_r_r283;
CPyL114: ;
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL113;
CPyL115: ;
    CPy_DecRef(cpy_r_r26);
    goto CPyL113;
CPyL116: ;
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r61);
    goto CPyL113;
CPyL117: ;
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL113;
CPyL118: ;
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r65);
    goto CPyL113;
CPyL119: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r65);
    goto CPyL113;
CPyL120: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r71);
    goto CPyL113;
CPyL121: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL113;
CPyL122: ;
    CPy_DECREF(cpy_r_r73);
    goto CPyL37;
CPyL123: ;
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    goto CPyL113;
CPyL124: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL38;
CPyL125: ;
    CPy_DecRef(cpy_r_r57);
    goto CPyL113;
CPyL126: ;
    CPy_DecRef(cpy_r_r96);
    goto CPyL113;
CPyL127: ;
    CPy_DecRef(cpy_r_r127);
    goto CPyL113;
CPyL128: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r138);
    goto CPyL113;
CPyL129: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r148);
    goto CPyL113;
CPyL130: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r150);
    goto CPyL113;
CPyL131: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r148);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r187);
    goto CPyL113;
CPyL132: ;
    CPy_DecRef(cpy_r_r127);
    CPy_DecRef(cpy_r_r148);
    goto CPyL113;
CPyL133: ;
    CPy_DecRef(cpy_r_r220);
    goto CPyL113;
CPyL134: ;
    CPy_DecRef(cpy_r_r244);
    goto CPyL113;
CPyL135: ;
    CPy_DecRef(cpy_r_r264);
    goto CPyL113;
}

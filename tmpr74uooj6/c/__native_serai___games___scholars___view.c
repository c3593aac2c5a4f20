#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___view___DieView_traverse(serai___games___scholars___view___DieViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_value));
    }
    Py_VISIT(self->_workers);
    Py_VISIT(self->_counts_colour);
    if (CPyTagged_CheckLong(self->_counts_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_counts_value));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___DieView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___DieViewObject *self = (serai___games___scholars___view___DieViewObject *)cpy_r_self;
    Py_CLEAR(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_counts_colour);
    if (CPyTagged_CheckLong(self->_counts_value)) {
        CPyTagged __tmp = self->_counts_value;
        self->_counts_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___view___DieView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___DieViewObject *self = (serai___games___scholars___view___DieViewObject *)cpy_r_self;
    Py_CLEAR(self->_colour);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_counts_colour);
    if (CPyTagged_CheckLong(self->_counts_value)) {
        CPyTagged __tmp = self->_counts_value;
        self->_counts_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___view___DieView_dealloc(serai___games___scholars___view___DieViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___DieView_dealloc)
    CPyDef_scholars___view___DieView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__DieView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___DieView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___DieView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___DieView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__DieView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___DieView_vtable[1];
static bool
CPyDef_scholars___view___DieView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___DieView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___DieView_vtable, scholars___view___DieView_vtable_scratch, sizeof(scholars___view___DieView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___DieView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___DieView_get_colour(serai___games___scholars___view___DieViewObject *self, void *closure);
static int
scholars___view___DieView_set_colour(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___DieView_get_value(serai___games___scholars___view___DieViewObject *self, void *closure);
static int
scholars___view___DieView_set_value(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___DieView_get_is_printed(serai___games___scholars___view___DieViewObject *self, void *closure);
static int
scholars___view___DieView_set_is_printed(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___DieView_get_workers(serai___games___scholars___view___DieViewObject *self, void *closure);
static int
scholars___view___DieView_set_workers(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___DieView_get_counts_colour(serai___games___scholars___view___DieViewObject *self, void *closure);
static int
scholars___view___DieView_set_counts_colour(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___DieView_get_counts_value(serai___games___scholars___view___DieViewObject *self, void *closure);
static int
scholars___view___DieView_set_counts_value(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___DieView_getseters[] = {
    {"colour",
     (getter)scholars___view___DieView_get_colour, (setter)scholars___view___DieView_set_colour,
     NULL, NULL},
    {"value",
     (getter)scholars___view___DieView_get_value, (setter)scholars___view___DieView_set_value,
     NULL, NULL},
    {"is_printed",
     (getter)scholars___view___DieView_get_is_printed, (setter)scholars___view___DieView_set_is_printed,
     NULL, NULL},
    {"workers",
     (getter)scholars___view___DieView_get_workers, (setter)scholars___view___DieView_set_workers,
     NULL, NULL},
    {"counts_colour",
     (getter)scholars___view___DieView_get_counts_colour, (setter)scholars___view___DieView_set_counts_colour,
     NULL, NULL},
    {"counts_value",
     (getter)scholars___view___DieView_get_counts_value, (setter)scholars___view___DieView_set_counts_value,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___DieView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__DieView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___DieView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DieView",
    .tp_new = scholars___view___DieView_new,
    .tp_dealloc = (destructor)scholars___view___DieView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___DieView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___DieView_clear,
    .tp_getset = scholars___view___DieView_getseters,
    .tp_methods = scholars___view___DieView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___DieViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DieView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___DieView_template = &CPyType_scholars___view___DieView_template_;

PyObject *CPyDef_scholars___view_____mypyc__DieView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___DieViewObject *self;
    self = (serai___games___scholars___view___DieViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___DieView_vtable;
    self->_value = CPY_INT_TAG;
    self->_is_printed = 2;
    self->_counts_value = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___DieView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__DieView_setup((PyObject *)CPyType_scholars___view___DieView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___DieView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___DieView_get_colour(serai___games___scholars___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour' of 'DieView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colour);
    PyObject *retval = self->_colour;
    return retval;
}

static int
scholars___view___DieView_set_colour(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'colour' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_colour != NULL) {
        CPy_DECREF(self->_colour);
    }
    self->_colour = tmp;
    return 0;
}

static PyObject *
scholars___view___DieView_get_value(serai___games___scholars___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'value' of 'DieView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_value);
    return retval;
}

static int
scholars___view___DieView_set_value(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_value);
    }
    self->_value = tmp;
    return 0;
}

static PyObject *
scholars___view___DieView_get_is_printed(serai___games___scholars___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_is_printed == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'is_printed' of 'DieView' undefined");
        return NULL;
    }
    PyObject *retval = self->_is_printed ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___view___DieView_set_is_printed(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'is_printed' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_is_printed = tmp;
    return 0;
}

static PyObject *
scholars___view___DieView_get_workers(serai___games___scholars___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'workers' of 'DieView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_workers);
    PyObject *retval = self->_workers;
    return retval;
}

static int
scholars___view___DieView_set_workers(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'workers' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_workers != NULL) {
        CPy_DECREF(self->_workers);
    }
    self->_workers = tmp;
    return 0;
}

static PyObject *
scholars___view___DieView_get_counts_colour(serai___games___scholars___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_counts_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'counts_colour' of 'DieView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_counts_colour);
    PyObject *retval = self->_counts_colour;
    return retval;
}

static int
scholars___view___DieView_set_counts_colour(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'counts_colour' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_counts_colour != NULL) {
        CPy_DECREF(self->_counts_colour);
    }
    self->_counts_colour = tmp;
    return 0;
}

static PyObject *
scholars___view___DieView_get_counts_value(serai___games___scholars___view___DieViewObject *self, void *closure)
{
    if (unlikely(self->_counts_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'counts_value' of 'DieView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_counts_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_counts_value);
    return retval;
}

static int
scholars___view___DieView_set_counts_value(serai___games___scholars___view___DieViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieView' object attribute 'counts_value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_counts_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_counts_value);
    }
    self->_counts_value = tmp;
    return 0;
}

static int
scholars___view___SlotView_traverse(serai___games___scholars___view___SlotViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    Py_VISIT(self->_card);
    Py_VISIT(self->_dice);
    Py_VISIT(self->_idle_workers);
    Py_VISIT(self->_retired);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___SlotView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___SlotViewObject *self = (serai___games___scholars___view___SlotViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_idle_workers);
    Py_CLEAR(self->_retired);
    return 0;
}

static int32_t CPyDef_scholars___view___SlotView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___SlotViewObject *self = (serai___games___scholars___view___SlotViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_idle_workers);
    Py_CLEAR(self->_retired);
    return 0;
}

static void
scholars___view___SlotView_dealloc(serai___games___scholars___view___SlotViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___SlotView_dealloc)
    CPyDef_scholars___view___SlotView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__SlotView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___SlotView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___SlotView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___SlotView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__SlotView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___SlotView_vtable[1];
static bool
CPyDef_scholars___view___SlotView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___SlotView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___SlotView_vtable, scholars___view___SlotView_vtable_scratch, sizeof(scholars___view___SlotView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___SlotView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___SlotView_get_id(serai___games___scholars___view___SlotViewObject *self, void *closure);
static int
scholars___view___SlotView_set_id(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___SlotView_get_is_open(serai___games___scholars___view___SlotViewObject *self, void *closure);
static int
scholars___view___SlotView_set_is_open(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___SlotView_get_card(serai___games___scholars___view___SlotViewObject *self, void *closure);
static int
scholars___view___SlotView_set_card(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___SlotView_get_dice(serai___games___scholars___view___SlotViewObject *self, void *closure);
static int
scholars___view___SlotView_set_dice(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___SlotView_get_idle_workers(serai___games___scholars___view___SlotViewObject *self, void *closure);
static int
scholars___view___SlotView_set_idle_workers(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___SlotView_get_retired(serai___games___scholars___view___SlotViewObject *self, void *closure);
static int
scholars___view___SlotView_set_retired(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___SlotView_getseters[] = {
    {"id",
     (getter)scholars___view___SlotView_get_id, (setter)scholars___view___SlotView_set_id,
     NULL, NULL},
    {"is_open",
     (getter)scholars___view___SlotView_get_is_open, (setter)scholars___view___SlotView_set_is_open,
     NULL, NULL},
    {"card",
     (getter)scholars___view___SlotView_get_card, (setter)scholars___view___SlotView_set_card,
     NULL, NULL},
    {"dice",
     (getter)scholars___view___SlotView_get_dice, (setter)scholars___view___SlotView_set_dice,
     NULL, NULL},
    {"idle_workers",
     (getter)scholars___view___SlotView_get_idle_workers, (setter)scholars___view___SlotView_set_idle_workers,
     NULL, NULL},
    {"retired",
     (getter)scholars___view___SlotView_get_retired, (setter)scholars___view___SlotView_set_retired,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___SlotView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__SlotView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___SlotView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "SlotView",
    .tp_new = scholars___view___SlotView_new,
    .tp_dealloc = (destructor)scholars___view___SlotView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___SlotView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___SlotView_clear,
    .tp_getset = scholars___view___SlotView_getseters,
    .tp_methods = scholars___view___SlotView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___SlotViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("SlotView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___SlotView_template = &CPyType_scholars___view___SlotView_template_;

PyObject *CPyDef_scholars___view_____mypyc__SlotView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___SlotViewObject *self;
    self = (serai___games___scholars___view___SlotViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___SlotView_vtable;
    self->_is_open = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___SlotView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__SlotView_setup((PyObject *)CPyType_scholars___view___SlotView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___SlotView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___SlotView_get_id(serai___games___scholars___view___SlotViewObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'SlotView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
scholars___view___SlotView_set_id(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SlotView' object attribute 'id' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_id != NULL) {
        CPy_DECREF(self->_id);
    }
    self->_id = tmp;
    return 0;
}

static PyObject *
scholars___view___SlotView_get_is_open(serai___games___scholars___view___SlotViewObject *self, void *closure)
{
    if (unlikely(self->_is_open == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'is_open' of 'SlotView' undefined");
        return NULL;
    }
    PyObject *retval = self->_is_open ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___view___SlotView_set_is_open(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SlotView' object attribute 'is_open' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_is_open = tmp;
    return 0;
}

static PyObject *
scholars___view___SlotView_get_card(serai___games___scholars___view___SlotViewObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'SlotView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
scholars___view___SlotView_set_card(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SlotView' object attribute 'card' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_card != NULL) {
        CPy_DECREF(self->_card);
    }
    self->_card = tmp;
    return 0;
}

static PyObject *
scholars___view___SlotView_get_dice(serai___games___scholars___view___SlotViewObject *self, void *closure)
{
    if (unlikely(self->_dice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice' of 'SlotView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_dice);
    PyObject *retval = self->_dice;
    return retval;
}

static int
scholars___view___SlotView_set_dice(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SlotView' object attribute 'dice' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_dice != NULL) {
        CPy_DECREF(self->_dice);
    }
    self->_dice = tmp;
    return 0;
}

static PyObject *
scholars___view___SlotView_get_idle_workers(serai___games___scholars___view___SlotViewObject *self, void *closure)
{
    if (unlikely(self->_idle_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'idle_workers' of 'SlotView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_idle_workers);
    PyObject *retval = self->_idle_workers;
    return retval;
}

static int
scholars___view___SlotView_set_idle_workers(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SlotView' object attribute 'idle_workers' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_idle_workers != NULL) {
        CPy_DECREF(self->_idle_workers);
    }
    self->_idle_workers = tmp;
    return 0;
}

static PyObject *
scholars___view___SlotView_get_retired(serai___games___scholars___view___SlotViewObject *self, void *closure)
{
    if (unlikely(self->_retired == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'retired' of 'SlotView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_retired);
    PyObject *retval = self->_retired;
    return retval;
}

static int
scholars___view___SlotView_set_retired(serai___games___scholars___view___SlotViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'SlotView' object attribute 'retired' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_retired != NULL) {
        CPy_DECREF(self->_retired);
    }
    self->_retired = tmp;
    return 0;
}

static int
scholars___view___ScrollView_traverse(serai___games___scholars___view___ScrollViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    Py_VISIT(self->_card);
    Py_VISIT(self->_influence);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___ScrollView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___ScrollViewObject *self = (serai___games___scholars___view___ScrollViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_influence);
    return 0;
}

static int32_t CPyDef_scholars___view___ScrollView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___ScrollViewObject *self = (serai___games___scholars___view___ScrollViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_influence);
    return 0;
}

static void
scholars___view___ScrollView_dealloc(serai___games___scholars___view___ScrollViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___ScrollView_dealloc)
    CPyDef_scholars___view___ScrollView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__ScrollView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___ScrollView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___ScrollView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___ScrollView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__ScrollView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___ScrollView_vtable[1];
static bool
CPyDef_scholars___view___ScrollView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___ScrollView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___ScrollView_vtable, scholars___view___ScrollView_vtable_scratch, sizeof(scholars___view___ScrollView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___ScrollView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___ScrollView_get_id(serai___games___scholars___view___ScrollViewObject *self, void *closure);
static int
scholars___view___ScrollView_set_id(serai___games___scholars___view___ScrollViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___ScrollView_get_card(serai___games___scholars___view___ScrollViewObject *self, void *closure);
static int
scholars___view___ScrollView_set_card(serai___games___scholars___view___ScrollViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___ScrollView_get_influence(serai___games___scholars___view___ScrollViewObject *self, void *closure);
static int
scholars___view___ScrollView_set_influence(serai___games___scholars___view___ScrollViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___ScrollView_getseters[] = {
    {"id",
     (getter)scholars___view___ScrollView_get_id, (setter)scholars___view___ScrollView_set_id,
     NULL, NULL},
    {"card",
     (getter)scholars___view___ScrollView_get_card, (setter)scholars___view___ScrollView_set_card,
     NULL, NULL},
    {"influence",
     (getter)scholars___view___ScrollView_get_influence, (setter)scholars___view___ScrollView_set_influence,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___ScrollView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__ScrollView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___ScrollView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ScrollView",
    .tp_new = scholars___view___ScrollView_new,
    .tp_dealloc = (destructor)scholars___view___ScrollView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___ScrollView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___ScrollView_clear,
    .tp_getset = scholars___view___ScrollView_getseters,
    .tp_methods = scholars___view___ScrollView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___ScrollViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ScrollView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___ScrollView_template = &CPyType_scholars___view___ScrollView_template_;

PyObject *CPyDef_scholars___view_____mypyc__ScrollView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___ScrollViewObject *self;
    self = (serai___games___scholars___view___ScrollViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___ScrollView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___ScrollView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__ScrollView_setup((PyObject *)CPyType_scholars___view___ScrollView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___ScrollView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___ScrollView_get_id(serai___games___scholars___view___ScrollViewObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'ScrollView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
scholars___view___ScrollView_set_id(serai___games___scholars___view___ScrollViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ScrollView' object attribute 'id' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_id != NULL) {
        CPy_DECREF(self->_id);
    }
    self->_id = tmp;
    return 0;
}

static PyObject *
scholars___view___ScrollView_get_card(serai___games___scholars___view___ScrollViewObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'ScrollView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
scholars___view___ScrollView_set_card(serai___games___scholars___view___ScrollViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ScrollView' object attribute 'card' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_card != NULL) {
        CPy_DECREF(self->_card);
    }
    self->_card = tmp;
    return 0;
}

static PyObject *
scholars___view___ScrollView_get_influence(serai___games___scholars___view___ScrollViewObject *self, void *closure)
{
    if (unlikely(self->_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'ScrollView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_influence);
    PyObject *retval = self->_influence;
    return retval;
}

static int
scholars___view___ScrollView_set_influence(serai___games___scholars___view___ScrollViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ScrollView' object attribute 'influence' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6174;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6174;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL6174: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_influence != NULL) {
        CPy_DECREF(self->_influence);
    }
    self->_influence = tmp;
    return 0;
}

static int
scholars___view___RoomView_traverse(serai___games___scholars___view___RoomViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    Py_VISIT(self->_translator);
    Py_VISIT(self->_owner);
    if (CPyTagged_CheckLong(self->_gold)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_gold));
    }
    if (CPyTagged_CheckLong(self->_needs)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_needs));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___RoomView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___RoomViewObject *self = (serai___games___scholars___view___RoomViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_translator);
    Py_CLEAR(self->_owner);
    if (CPyTagged_CheckLong(self->_gold)) {
        CPyTagged __tmp = self->_gold;
        self->_gold = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_needs)) {
        CPyTagged __tmp = self->_needs;
        self->_needs = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___view___RoomView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___RoomViewObject *self = (serai___games___scholars___view___RoomViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_translator);
    Py_CLEAR(self->_owner);
    if (CPyTagged_CheckLong(self->_gold)) {
        CPyTagged __tmp = self->_gold;
        self->_gold = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_needs)) {
        CPyTagged __tmp = self->_needs;
        self->_needs = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___view___RoomView_dealloc(serai___games___scholars___view___RoomViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___RoomView_dealloc)
    CPyDef_scholars___view___RoomView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__RoomView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___RoomView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___RoomView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___RoomView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__RoomView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___RoomView_vtable[1];
static bool
CPyDef_scholars___view___RoomView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___RoomView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___RoomView_vtable, scholars___view___RoomView_vtable_scratch, sizeof(scholars___view___RoomView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___RoomView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___RoomView_get_id(serai___games___scholars___view___RoomViewObject *self, void *closure);
static int
scholars___view___RoomView_set_id(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___RoomView_get_translator(serai___games___scholars___view___RoomViewObject *self, void *closure);
static int
scholars___view___RoomView_set_translator(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___RoomView_get_owner(serai___games___scholars___view___RoomViewObject *self, void *closure);
static int
scholars___view___RoomView_set_owner(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___RoomView_get_gold(serai___games___scholars___view___RoomViewObject *self, void *closure);
static int
scholars___view___RoomView_set_gold(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___RoomView_get_needs(serai___games___scholars___view___RoomViewObject *self, void *closure);
static int
scholars___view___RoomView_set_needs(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___RoomView_getseters[] = {
    {"id",
     (getter)scholars___view___RoomView_get_id, (setter)scholars___view___RoomView_set_id,
     NULL, NULL},
    {"translator",
     (getter)scholars___view___RoomView_get_translator, (setter)scholars___view___RoomView_set_translator,
     NULL, NULL},
    {"owner",
     (getter)scholars___view___RoomView_get_owner, (setter)scholars___view___RoomView_set_owner,
     NULL, NULL},
    {"gold",
     (getter)scholars___view___RoomView_get_gold, (setter)scholars___view___RoomView_set_gold,
     NULL, NULL},
    {"needs",
     (getter)scholars___view___RoomView_get_needs, (setter)scholars___view___RoomView_set_needs,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___RoomView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__RoomView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___RoomView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RoomView",
    .tp_new = scholars___view___RoomView_new,
    .tp_dealloc = (destructor)scholars___view___RoomView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___RoomView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___RoomView_clear,
    .tp_getset = scholars___view___RoomView_getseters,
    .tp_methods = scholars___view___RoomView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___RoomViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RoomView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___RoomView_template = &CPyType_scholars___view___RoomView_template_;

PyObject *CPyDef_scholars___view_____mypyc__RoomView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___RoomViewObject *self;
    self = (serai___games___scholars___view___RoomViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___RoomView_vtable;
    self->_gold = CPY_INT_TAG;
    self->_needs = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___RoomView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__RoomView_setup((PyObject *)CPyType_scholars___view___RoomView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___RoomView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___RoomView_get_id(serai___games___scholars___view___RoomViewObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'RoomView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
scholars___view___RoomView_set_id(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RoomView' object attribute 'id' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_id != NULL) {
        CPy_DECREF(self->_id);
    }
    self->_id = tmp;
    return 0;
}

static PyObject *
scholars___view___RoomView_get_translator(serai___games___scholars___view___RoomViewObject *self, void *closure)
{
    if (unlikely(self->_translator == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'translator' of 'RoomView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_translator);
    PyObject *retval = self->_translator;
    return retval;
}

static int
scholars___view___RoomView_set_translator(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RoomView' object attribute 'translator' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_translator != NULL) {
        CPy_DECREF(self->_translator);
    }
    self->_translator = tmp;
    return 0;
}

static PyObject *
scholars___view___RoomView_get_owner(serai___games___scholars___view___RoomViewObject *self, void *closure)
{
    if (unlikely(self->_owner == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'owner' of 'RoomView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_owner);
    PyObject *retval = self->_owner;
    return retval;
}

static int
scholars___view___RoomView_set_owner(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RoomView' object attribute 'owner' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6175;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6175;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL6175: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_owner != NULL) {
        CPy_DECREF(self->_owner);
    }
    self->_owner = tmp;
    return 0;
}

static PyObject *
scholars___view___RoomView_get_gold(serai___games___scholars___view___RoomViewObject *self, void *closure)
{
    if (unlikely(self->_gold == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gold' of 'RoomView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_gold);
    PyObject *retval = CPyTagged_StealAsObject(self->_gold);
    return retval;
}

static int
scholars___view___RoomView_set_gold(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RoomView' object attribute 'gold' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_gold);
    }
    self->_gold = tmp;
    return 0;
}

static PyObject *
scholars___view___RoomView_get_needs(serai___games___scholars___view___RoomViewObject *self, void *closure)
{
    if (unlikely(self->_needs == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'needs' of 'RoomView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_needs);
    PyObject *retval = CPyTagged_StealAsObject(self->_needs);
    return retval;
}

static int
scholars___view___RoomView_set_needs(serai___games___scholars___view___RoomViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RoomView' object attribute 'needs' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_needs != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_needs);
    }
    self->_needs = tmp;
    return 0;
}

static int
scholars___view___PileView_traverse(serai___games___scholars___view___PileViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    Py_VISIT(self->_top);
    if (CPyTagged_CheckLong(self->_cards)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cards));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___PileView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___PileViewObject *self = (serai___games___scholars___view___PileViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_top);
    if (CPyTagged_CheckLong(self->_cards)) {
        CPyTagged __tmp = self->_cards;
        self->_cards = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___view___PileView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___PileViewObject *self = (serai___games___scholars___view___PileViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_top);
    if (CPyTagged_CheckLong(self->_cards)) {
        CPyTagged __tmp = self->_cards;
        self->_cards = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___view___PileView_dealloc(serai___games___scholars___view___PileViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___PileView_dealloc)
    CPyDef_scholars___view___PileView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__PileView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___PileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___PileView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___PileView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__PileView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___PileView_vtable[1];
static bool
CPyDef_scholars___view___PileView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___PileView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___PileView_vtable, scholars___view___PileView_vtable_scratch, sizeof(scholars___view___PileView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___PileView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___PileView_get_id(serai___games___scholars___view___PileViewObject *self, void *closure);
static int
scholars___view___PileView_set_id(serai___games___scholars___view___PileViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PileView_get_top(serai___games___scholars___view___PileViewObject *self, void *closure);
static int
scholars___view___PileView_set_top(serai___games___scholars___view___PileViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PileView_get_cards(serai___games___scholars___view___PileViewObject *self, void *closure);
static int
scholars___view___PileView_set_cards(serai___games___scholars___view___PileViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___PileView_getseters[] = {
    {"id",
     (getter)scholars___view___PileView_get_id, (setter)scholars___view___PileView_set_id,
     NULL, NULL},
    {"top",
     (getter)scholars___view___PileView_get_top, (setter)scholars___view___PileView_set_top,
     NULL, NULL},
    {"cards",
     (getter)scholars___view___PileView_get_cards, (setter)scholars___view___PileView_set_cards,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___PileView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__PileView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___PileView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PileView",
    .tp_new = scholars___view___PileView_new,
    .tp_dealloc = (destructor)scholars___view___PileView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___PileView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___PileView_clear,
    .tp_getset = scholars___view___PileView_getseters,
    .tp_methods = scholars___view___PileView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___PileViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PileView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___PileView_template = &CPyType_scholars___view___PileView_template_;

PyObject *CPyDef_scholars___view_____mypyc__PileView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___PileViewObject *self;
    self = (serai___games___scholars___view___PileViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___PileView_vtable;
    self->_cards = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___PileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__PileView_setup((PyObject *)CPyType_scholars___view___PileView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___PileView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___PileView_get_id(serai___games___scholars___view___PileViewObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'PileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
scholars___view___PileView_set_id(serai___games___scholars___view___PileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PileView' object attribute 'id' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_id != NULL) {
        CPy_DECREF(self->_id);
    }
    self->_id = tmp;
    return 0;
}

static PyObject *
scholars___view___PileView_get_top(serai___games___scholars___view___PileViewObject *self, void *closure)
{
    if (unlikely(self->_top == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'top' of 'PileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_top);
    PyObject *retval = self->_top;
    return retval;
}

static int
scholars___view___PileView_set_top(serai___games___scholars___view___PileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PileView' object attribute 'top' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_top != NULL) {
        CPy_DECREF(self->_top);
    }
    self->_top = tmp;
    return 0;
}

static PyObject *
scholars___view___PileView_get_cards(serai___games___scholars___view___PileViewObject *self, void *closure)
{
    if (unlikely(self->_cards == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'PileView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cards);
    PyObject *retval = CPyTagged_StealAsObject(self->_cards);
    return retval;
}

static int
scholars___view___PileView_set_cards(serai___games___scholars___view___PileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PileView' object attribute 'cards' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cards != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cards);
    }
    self->_cards = tmp;
    return 0;
}

static int
scholars___view___GuildView_traverse(serai___games___scholars___view___GuildViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    Py_VISIT(self->_control);
    Py_VISIT(self->_influence);
    Py_VISIT(self->_scrolls);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___GuildView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___GuildViewObject *self = (serai___games___scholars___view___GuildViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_control);
    Py_CLEAR(self->_influence);
    Py_CLEAR(self->_scrolls);
    return 0;
}

static int32_t CPyDef_scholars___view___GuildView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___GuildViewObject *self = (serai___games___scholars___view___GuildViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_control);
    Py_CLEAR(self->_influence);
    Py_CLEAR(self->_scrolls);
    return 0;
}

static void
scholars___view___GuildView_dealloc(serai___games___scholars___view___GuildViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___GuildView_dealloc)
    CPyDef_scholars___view___GuildView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__GuildView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___GuildView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___GuildView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___GuildView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__GuildView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___GuildView_vtable[1];
static bool
CPyDef_scholars___view___GuildView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___GuildView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___GuildView_vtable, scholars___view___GuildView_vtable_scratch, sizeof(scholars___view___GuildView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___GuildView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___GuildView_get_id(serai___games___scholars___view___GuildViewObject *self, void *closure);
static int
scholars___view___GuildView_set_id(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___GuildView_get_control(serai___games___scholars___view___GuildViewObject *self, void *closure);
static int
scholars___view___GuildView_set_control(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___GuildView_get_influence(serai___games___scholars___view___GuildViewObject *self, void *closure);
static int
scholars___view___GuildView_set_influence(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___GuildView_get_scrolls(serai___games___scholars___view___GuildViewObject *self, void *closure);
static int
scholars___view___GuildView_set_scrolls(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___GuildView_getseters[] = {
    {"id",
     (getter)scholars___view___GuildView_get_id, (setter)scholars___view___GuildView_set_id,
     NULL, NULL},
    {"control",
     (getter)scholars___view___GuildView_get_control, (setter)scholars___view___GuildView_set_control,
     NULL, NULL},
    {"influence",
     (getter)scholars___view___GuildView_get_influence, (setter)scholars___view___GuildView_set_influence,
     NULL, NULL},
    {"scrolls",
     (getter)scholars___view___GuildView_get_scrolls, (setter)scholars___view___GuildView_set_scrolls,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___GuildView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__GuildView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___GuildView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "GuildView",
    .tp_new = scholars___view___GuildView_new,
    .tp_dealloc = (destructor)scholars___view___GuildView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___GuildView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___GuildView_clear,
    .tp_getset = scholars___view___GuildView_getseters,
    .tp_methods = scholars___view___GuildView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___GuildViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("GuildView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___GuildView_template = &CPyType_scholars___view___GuildView_template_;

PyObject *CPyDef_scholars___view_____mypyc__GuildView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___GuildViewObject *self;
    self = (serai___games___scholars___view___GuildViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___GuildView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___GuildView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__GuildView_setup((PyObject *)CPyType_scholars___view___GuildView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___GuildView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___GuildView_get_id(serai___games___scholars___view___GuildViewObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'GuildView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
scholars___view___GuildView_set_id(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GuildView' object attribute 'id' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_id != NULL) {
        CPy_DECREF(self->_id);
    }
    self->_id = tmp;
    return 0;
}

static PyObject *
scholars___view___GuildView_get_control(serai___games___scholars___view___GuildViewObject *self, void *closure)
{
    if (unlikely(self->_control == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'control' of 'GuildView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_control);
    PyObject *retval = self->_control;
    return retval;
}

static int
scholars___view___GuildView_set_control(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GuildView' object attribute 'control' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6176;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6176;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL6176: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_control != NULL) {
        CPy_DECREF(self->_control);
    }
    self->_control = tmp;
    return 0;
}

static PyObject *
scholars___view___GuildView_get_influence(serai___games___scholars___view___GuildViewObject *self, void *closure)
{
    if (unlikely(self->_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'GuildView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_influence);
    PyObject *retval = self->_influence;
    return retval;
}

static int
scholars___view___GuildView_set_influence(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GuildView' object attribute 'influence' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_influence != NULL) {
        CPy_DECREF(self->_influence);
    }
    self->_influence = tmp;
    return 0;
}

static PyObject *
scholars___view___GuildView_get_scrolls(serai___games___scholars___view___GuildViewObject *self, void *closure)
{
    if (unlikely(self->_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'GuildView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scrolls);
    PyObject *retval = self->_scrolls;
    return retval;
}

static int
scholars___view___GuildView_set_scrolls(serai___games___scholars___view___GuildViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'GuildView' object attribute 'scrolls' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_scrolls != NULL) {
        CPy_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static int
scholars___view___CaliphView_traverse(serai___games___scholars___view___CaliphViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_slot);
    Py_VISIT(self->_card);
    Py_VISIT(self->_influence);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___CaliphView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___CaliphViewObject *self = (serai___games___scholars___view___CaliphViewObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_influence);
    return 0;
}

static int32_t CPyDef_scholars___view___CaliphView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___CaliphViewObject *self = (serai___games___scholars___view___CaliphViewObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_influence);
    return 0;
}

static void
scholars___view___CaliphView_dealloc(serai___games___scholars___view___CaliphViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___CaliphView_dealloc)
    CPyDef_scholars___view___CaliphView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__CaliphView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___CaliphView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___CaliphView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___CaliphView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__CaliphView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___CaliphView_vtable[1];
static bool
CPyDef_scholars___view___CaliphView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___CaliphView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___CaliphView_vtable, scholars___view___CaliphView_vtable_scratch, sizeof(scholars___view___CaliphView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___CaliphView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___CaliphView_get_slot(serai___games___scholars___view___CaliphViewObject *self, void *closure);
static int
scholars___view___CaliphView_set_slot(serai___games___scholars___view___CaliphViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___CaliphView_get_card(serai___games___scholars___view___CaliphViewObject *self, void *closure);
static int
scholars___view___CaliphView_set_card(serai___games___scholars___view___CaliphViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___CaliphView_get_influence(serai___games___scholars___view___CaliphViewObject *self, void *closure);
static int
scholars___view___CaliphView_set_influence(serai___games___scholars___view___CaliphViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___CaliphView_getseters[] = {
    {"slot",
     (getter)scholars___view___CaliphView_get_slot, (setter)scholars___view___CaliphView_set_slot,
     NULL, NULL},
    {"card",
     (getter)scholars___view___CaliphView_get_card, (setter)scholars___view___CaliphView_set_card,
     NULL, NULL},
    {"influence",
     (getter)scholars___view___CaliphView_get_influence, (setter)scholars___view___CaliphView_set_influence,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___CaliphView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__CaliphView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___CaliphView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "CaliphView",
    .tp_new = scholars___view___CaliphView_new,
    .tp_dealloc = (destructor)scholars___view___CaliphView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___CaliphView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___CaliphView_clear,
    .tp_getset = scholars___view___CaliphView_getseters,
    .tp_methods = scholars___view___CaliphView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___CaliphViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("CaliphView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___CaliphView_template = &CPyType_scholars___view___CaliphView_template_;

PyObject *CPyDef_scholars___view_____mypyc__CaliphView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___CaliphViewObject *self;
    self = (serai___games___scholars___view___CaliphViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___CaliphView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___CaliphView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__CaliphView_setup((PyObject *)CPyType_scholars___view___CaliphView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___CaliphView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___CaliphView_get_slot(serai___games___scholars___view___CaliphViewObject *self, void *closure)
{
    if (unlikely(self->_slot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot' of 'CaliphView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot);
    PyObject *retval = self->_slot;
    return retval;
}

static int
scholars___view___CaliphView_set_slot(serai___games___scholars___view___CaliphViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CaliphView' object attribute 'slot' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_slot != NULL) {
        CPy_DECREF(self->_slot);
    }
    self->_slot = tmp;
    return 0;
}

static PyObject *
scholars___view___CaliphView_get_card(serai___games___scholars___view___CaliphViewObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'CaliphView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
scholars___view___CaliphView_set_card(serai___games___scholars___view___CaliphViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CaliphView' object attribute 'card' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_card != NULL) {
        CPy_DECREF(self->_card);
    }
    self->_card = tmp;
    return 0;
}

static PyObject *
scholars___view___CaliphView_get_influence(serai___games___scholars___view___CaliphViewObject *self, void *closure)
{
    if (unlikely(self->_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'CaliphView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_influence);
    PyObject *retval = self->_influence;
    return retval;
}

static int
scholars___view___CaliphView_set_influence(serai___games___scholars___view___CaliphViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'CaliphView' object attribute 'influence' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_influence != NULL) {
        CPy_DECREF(self->_influence);
    }
    self->_influence = tmp;
    return 0;
}

static int
scholars___view___PairView_traverse(serai___games___scholars___view___PairViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_translator);
    Py_VISIT(self->_room);
    Py_VISIT(self->_resource);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___PairView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___PairViewObject *self = (serai___games___scholars___view___PairViewObject *)cpy_r_self;
    Py_CLEAR(self->_translator);
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_resource);
    return 0;
}

static int32_t CPyDef_scholars___view___PairView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___PairViewObject *self = (serai___games___scholars___view___PairViewObject *)cpy_r_self;
    Py_CLEAR(self->_translator);
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_resource);
    return 0;
}

static void
scholars___view___PairView_dealloc(serai___games___scholars___view___PairViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___PairView_dealloc)
    CPyDef_scholars___view___PairView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__PairView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___PairView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___PairView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___PairView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__PairView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___PairView_vtable[1];
static bool
CPyDef_scholars___view___PairView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___PairView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___PairView_vtable, scholars___view___PairView_vtable_scratch, sizeof(scholars___view___PairView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___PairView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___PairView_get_translator(serai___games___scholars___view___PairViewObject *self, void *closure);
static int
scholars___view___PairView_set_translator(serai___games___scholars___view___PairViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PairView_get_room(serai___games___scholars___view___PairViewObject *self, void *closure);
static int
scholars___view___PairView_set_room(serai___games___scholars___view___PairViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PairView_get_resource(serai___games___scholars___view___PairViewObject *self, void *closure);
static int
scholars___view___PairView_set_resource(serai___games___scholars___view___PairViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___PairView_getseters[] = {
    {"translator",
     (getter)scholars___view___PairView_get_translator, (setter)scholars___view___PairView_set_translator,
     NULL, NULL},
    {"room",
     (getter)scholars___view___PairView_get_room, (setter)scholars___view___PairView_set_room,
     NULL, NULL},
    {"resource",
     (getter)scholars___view___PairView_get_resource, (setter)scholars___view___PairView_set_resource,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___PairView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__PairView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___PairView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PairView",
    .tp_new = scholars___view___PairView_new,
    .tp_dealloc = (destructor)scholars___view___PairView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___PairView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___PairView_clear,
    .tp_getset = scholars___view___PairView_getseters,
    .tp_methods = scholars___view___PairView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___PairViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PairView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___PairView_template = &CPyType_scholars___view___PairView_template_;

PyObject *CPyDef_scholars___view_____mypyc__PairView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___PairViewObject *self;
    self = (serai___games___scholars___view___PairViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___PairView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___PairView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__PairView_setup((PyObject *)CPyType_scholars___view___PairView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___PairView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___PairView_get_translator(serai___games___scholars___view___PairViewObject *self, void *closure)
{
    if (unlikely(self->_translator == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'translator' of 'PairView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_translator);
    PyObject *retval = self->_translator;
    return retval;
}

static int
scholars___view___PairView_set_translator(serai___games___scholars___view___PairViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PairView' object attribute 'translator' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_translator != NULL) {
        CPy_DECREF(self->_translator);
    }
    self->_translator = tmp;
    return 0;
}

static PyObject *
scholars___view___PairView_get_room(serai___games___scholars___view___PairViewObject *self, void *closure)
{
    if (unlikely(self->_room == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'room' of 'PairView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_room);
    PyObject *retval = self->_room;
    return retval;
}

static int
scholars___view___PairView_set_room(serai___games___scholars___view___PairViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PairView' object attribute 'room' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_room != NULL) {
        CPy_DECREF(self->_room);
    }
    self->_room = tmp;
    return 0;
}

static PyObject *
scholars___view___PairView_get_resource(serai___games___scholars___view___PairViewObject *self, void *closure)
{
    if (unlikely(self->_resource == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resource' of 'PairView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_resource);
    PyObject *retval = self->_resource;
    return retval;
}

static int
scholars___view___PairView_set_resource(serai___games___scholars___view___PairViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PairView' object attribute 'resource' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_resource != NULL) {
        CPy_DECREF(self->_resource);
    }
    self->_resource = tmp;
    return 0;
}

static int
scholars___view___ActionView_traverse(serai___games___scholars___view___ActionViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_slot);
    Py_VISIT(self->_colours);
    if (CPyTagged_CheckLong(self->_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_value));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___ActionView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___ActionViewObject *self = (serai___games___scholars___view___ActionViewObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_colours);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___view___ActionView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___ActionViewObject *self = (serai___games___scholars___view___ActionViewObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_colours);
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___view___ActionView_dealloc(serai___games___scholars___view___ActionViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___ActionView_dealloc)
    CPyDef_scholars___view___ActionView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__ActionView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___ActionView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___ActionView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___ActionView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__ActionView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___ActionView_vtable[1];
static bool
CPyDef_scholars___view___ActionView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___ActionView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___ActionView_vtable, scholars___view___ActionView_vtable_scratch, sizeof(scholars___view___ActionView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___ActionView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___ActionView_get_slot(serai___games___scholars___view___ActionViewObject *self, void *closure);
static int
scholars___view___ActionView_set_slot(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___ActionView_get_colours(serai___games___scholars___view___ActionViewObject *self, void *closure);
static int
scholars___view___ActionView_set_colours(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___ActionView_get_value(serai___games___scholars___view___ActionViewObject *self, void *closure);
static int
scholars___view___ActionView_set_value(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___ActionView_get_is_settled(serai___games___scholars___view___ActionViewObject *self, void *closure);
static int
scholars___view___ActionView_set_is_settled(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___ActionView_getseters[] = {
    {"slot",
     (getter)scholars___view___ActionView_get_slot, (setter)scholars___view___ActionView_set_slot,
     NULL, NULL},
    {"colours",
     (getter)scholars___view___ActionView_get_colours, (setter)scholars___view___ActionView_set_colours,
     NULL, NULL},
    {"value",
     (getter)scholars___view___ActionView_get_value, (setter)scholars___view___ActionView_set_value,
     NULL, NULL},
    {"is_settled",
     (getter)scholars___view___ActionView_get_is_settled, (setter)scholars___view___ActionView_set_is_settled,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___ActionView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__ActionView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___ActionView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ActionView",
    .tp_new = scholars___view___ActionView_new,
    .tp_dealloc = (destructor)scholars___view___ActionView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___ActionView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___ActionView_clear,
    .tp_getset = scholars___view___ActionView_getseters,
    .tp_methods = scholars___view___ActionView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___ActionViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ActionView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___ActionView_template = &CPyType_scholars___view___ActionView_template_;

PyObject *CPyDef_scholars___view_____mypyc__ActionView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___ActionViewObject *self;
    self = (serai___games___scholars___view___ActionViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___ActionView_vtable;
    self->_value = CPY_INT_TAG;
    self->_is_settled = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___ActionView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__ActionView_setup((PyObject *)CPyType_scholars___view___ActionView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___ActionView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___ActionView_get_slot(serai___games___scholars___view___ActionViewObject *self, void *closure)
{
    if (unlikely(self->_slot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot' of 'ActionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot);
    PyObject *retval = self->_slot;
    return retval;
}

static int
scholars___view___ActionView_set_slot(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ActionView' object attribute 'slot' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_slot != NULL) {
        CPy_DECREF(self->_slot);
    }
    self->_slot = tmp;
    return 0;
}

static PyObject *
scholars___view___ActionView_get_colours(serai___games___scholars___view___ActionViewObject *self, void *closure)
{
    if (unlikely(self->_colours == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colours' of 'ActionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colours);
    PyObject *retval = self->_colours;
    return retval;
}

static int
scholars___view___ActionView_set_colours(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ActionView' object attribute 'colours' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_colours != NULL) {
        CPy_DECREF(self->_colours);
    }
    self->_colours = tmp;
    return 0;
}

static PyObject *
scholars___view___ActionView_get_value(serai___games___scholars___view___ActionViewObject *self, void *closure)
{
    if (unlikely(self->_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'value' of 'ActionView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_value);
    return retval;
}

static int
scholars___view___ActionView_set_value(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ActionView' object attribute 'value' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_value != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_value);
    }
    self->_value = tmp;
    return 0;
}

static PyObject *
scholars___view___ActionView_get_is_settled(serai___games___scholars___view___ActionViewObject *self, void *closure)
{
    if (unlikely(self->_is_settled == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'is_settled' of 'ActionView' undefined");
        return NULL;
    }
    PyObject *retval = self->_is_settled ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___view___ActionView_set_is_settled(serai___games___scholars___view___ActionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ActionView' object attribute 'is_settled' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_is_settled = tmp;
    return 0;
}

static int
scholars___view___PlayerView_traverse(serai___games___scholars___view___PlayerViewObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_silver)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_silver));
    }
    if (CPyTagged_CheckLong(self->_gold)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_gold));
    }
    Py_VISIT(self->_workers);
    if (CPyTagged_CheckLong(self->_influence)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_influence));
    }
    Py_VISIT(self->_guilds);
    Py_VISIT(self->_bag);
    if (CPyTagged_CheckLong(self->_bag_size)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_bag_size));
    }
    Py_VISIT(self->_hand);
    Py_VISIT(self->_cards);
    Py_VISIT(self->_slots);
    Py_VISIT(self->_aside);
    Py_VISIT(self->_levels);
    Py_VISIT(self->_location);
    Py_VISIT(self->_goal);
    Py_VISIT(self->_scrolls);
    Py_VISIT(self->_resource);
    if (CPyTagged_CheckLong(self->_dice_sum)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_dice_sum));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_points));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___PlayerView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___PlayerViewObject *self = (serai___games___scholars___view___PlayerViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_gold)) {
        CPyTagged __tmp = self->_gold;
        self->_gold = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_workers);
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_bag);
    if (CPyTagged_CheckLong(self->_bag_size)) {
        CPyTagged __tmp = self->_bag_size;
        self->_bag_size = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_hand);
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_aside);
    Py_CLEAR(self->_levels);
    Py_CLEAR(self->_location);
    Py_CLEAR(self->_goal);
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_resource);
    if (CPyTagged_CheckLong(self->_dice_sum)) {
        CPyTagged __tmp = self->_dice_sum;
        self->_dice_sum = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___view___PlayerView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___PlayerViewObject *self = (serai___games___scholars___view___PlayerViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_gold)) {
        CPyTagged __tmp = self->_gold;
        self->_gold = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_workers);
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_bag);
    if (CPyTagged_CheckLong(self->_bag_size)) {
        CPyTagged __tmp = self->_bag_size;
        self->_bag_size = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_hand);
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_aside);
    Py_CLEAR(self->_levels);
    Py_CLEAR(self->_location);
    Py_CLEAR(self->_goal);
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_resource);
    if (CPyTagged_CheckLong(self->_dice_sum)) {
        CPyTagged __tmp = self->_dice_sum;
        self->_dice_sum = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___view___PlayerView_dealloc(serai___games___scholars___view___PlayerViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___PlayerView_dealloc)
    CPyDef_scholars___view___PlayerView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__PlayerView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___PlayerView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___PlayerView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___PlayerView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__PlayerView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___PlayerView_vtable[1];
static bool
CPyDef_scholars___view___PlayerView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___PlayerView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___PlayerView_vtable, scholars___view___PlayerView_vtable_scratch, sizeof(scholars___view___PlayerView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___PlayerView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___PlayerView_get_silver(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_silver(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_gold(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_gold(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_workers(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_workers(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_influence(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_influence(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_guilds(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_guilds(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_bag(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_bag(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_bag_size(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_bag_size(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_hand(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_hand(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_cards(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_cards(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_slots(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_slots(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_aside(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_aside(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_levels(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_levels(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_location(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_location(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_goal(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_goal(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_goals(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_goals(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_goals_done(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_goals_done(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_scrolls(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_scrolls(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_resource(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_resource(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_dice_sum(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_dice_sum(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___PlayerView_get_points(serai___games___scholars___view___PlayerViewObject *self, void *closure);
static int
scholars___view___PlayerView_set_points(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___PlayerView_getseters[] = {
    {"silver",
     (getter)scholars___view___PlayerView_get_silver, (setter)scholars___view___PlayerView_set_silver,
     NULL, NULL},
    {"gold",
     (getter)scholars___view___PlayerView_get_gold, (setter)scholars___view___PlayerView_set_gold,
     NULL, NULL},
    {"workers",
     (getter)scholars___view___PlayerView_get_workers, (setter)scholars___view___PlayerView_set_workers,
     NULL, NULL},
    {"influence",
     (getter)scholars___view___PlayerView_get_influence, (setter)scholars___view___PlayerView_set_influence,
     NULL, NULL},
    {"guilds",
     (getter)scholars___view___PlayerView_get_guilds, (setter)scholars___view___PlayerView_set_guilds,
     NULL, NULL},
    {"bag",
     (getter)scholars___view___PlayerView_get_bag, (setter)scholars___view___PlayerView_set_bag,
     NULL, NULL},
    {"bag_size",
     (getter)scholars___view___PlayerView_get_bag_size, (setter)scholars___view___PlayerView_set_bag_size,
     NULL, NULL},
    {"hand",
     (getter)scholars___view___PlayerView_get_hand, (setter)scholars___view___PlayerView_set_hand,
     NULL, NULL},
    {"cards",
     (getter)scholars___view___PlayerView_get_cards, (setter)scholars___view___PlayerView_set_cards,
     NULL, NULL},
    {"slots",
     (getter)scholars___view___PlayerView_get_slots, (setter)scholars___view___PlayerView_set_slots,
     NULL, NULL},
    {"aside",
     (getter)scholars___view___PlayerView_get_aside, (setter)scholars___view___PlayerView_set_aside,
     NULL, NULL},
    {"levels",
     (getter)scholars___view___PlayerView_get_levels, (setter)scholars___view___PlayerView_set_levels,
     NULL, NULL},
    {"location",
     (getter)scholars___view___PlayerView_get_location, (setter)scholars___view___PlayerView_set_location,
     NULL, NULL},
    {"goal",
     (getter)scholars___view___PlayerView_get_goal, (setter)scholars___view___PlayerView_set_goal,
     NULL, NULL},
    {"goals",
     (getter)scholars___view___PlayerView_get_goals, (setter)scholars___view___PlayerView_set_goals,
     NULL, NULL},
    {"goals_done",
     (getter)scholars___view___PlayerView_get_goals_done, (setter)scholars___view___PlayerView_set_goals_done,
     NULL, NULL},
    {"scrolls",
     (getter)scholars___view___PlayerView_get_scrolls, (setter)scholars___view___PlayerView_set_scrolls,
     NULL, NULL},
    {"resource",
     (getter)scholars___view___PlayerView_get_resource, (setter)scholars___view___PlayerView_set_resource,
     NULL, NULL},
    {"dice_sum",
     (getter)scholars___view___PlayerView_get_dice_sum, (setter)scholars___view___PlayerView_set_dice_sum,
     NULL, NULL},
    {"points",
     (getter)scholars___view___PlayerView_get_points, (setter)scholars___view___PlayerView_set_points,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___PlayerView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__PlayerView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___PlayerView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PlayerView",
    .tp_new = scholars___view___PlayerView_new,
    .tp_dealloc = (destructor)scholars___view___PlayerView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___PlayerView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___PlayerView_clear,
    .tp_getset = scholars___view___PlayerView_getseters,
    .tp_methods = scholars___view___PlayerView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___PlayerViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PlayerView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___PlayerView_template = &CPyType_scholars___view___PlayerView_template_;

PyObject *CPyDef_scholars___view_____mypyc__PlayerView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___PlayerViewObject *self;
    self = (serai___games___scholars___view___PlayerViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___PlayerView_vtable;
    self->_silver = CPY_INT_TAG;
    self->_gold = CPY_INT_TAG;
    self->_influence = CPY_INT_TAG;
    self->_bag_size = CPY_INT_TAG;
    self->_goals = (tuple_T3CCC) { 2, 2, 2 };
    self->_goals_done = 2;
    self->_dice_sum = CPY_INT_TAG;
    self->_points = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___PlayerView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__PlayerView_setup((PyObject *)CPyType_scholars___view___PlayerView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___PlayerView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___PlayerView_get_silver(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_silver == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_silver);
    PyObject *retval = CPyTagged_StealAsObject(self->_silver);
    return retval;
}

static int
scholars___view___PlayerView_set_silver(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'silver' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_silver);
    }
    self->_silver = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_gold(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_gold == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gold' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_gold);
    PyObject *retval = CPyTagged_StealAsObject(self->_gold);
    return retval;
}

static int
scholars___view___PlayerView_set_gold(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'gold' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_gold);
    }
    self->_gold = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_workers(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'workers' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_workers);
    PyObject *retval = self->_workers;
    return retval;
}

static int
scholars___view___PlayerView_set_workers(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'workers' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_workers != NULL) {
        CPy_DECREF(self->_workers);
    }
    self->_workers = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_influence(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_influence == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_influence);
    PyObject *retval = CPyTagged_StealAsObject(self->_influence);
    return retval;
}

static int
scholars___view___PlayerView_set_influence(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'influence' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_influence);
    }
    self->_influence = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_guilds(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_guilds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guilds' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guilds);
    PyObject *retval = self->_guilds;
    return retval;
}

static int
scholars___view___PlayerView_set_guilds(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'guilds' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_guilds != NULL) {
        CPy_DECREF(self->_guilds);
    }
    self->_guilds = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_bag(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_bag == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bag' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bag);
    PyObject *retval = self->_bag;
    return retval;
}

static int
scholars___view___PlayerView_set_bag(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'bag' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyDict_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6177;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6177;
    CPy_TypeError("dict or None", value); 
    tmp = NULL;
__LL6177: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_bag != NULL) {
        CPy_DECREF(self->_bag);
    }
    self->_bag = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_bag_size(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_bag_size == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bag_size' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_bag_size);
    PyObject *retval = CPyTagged_StealAsObject(self->_bag_size);
    return retval;
}

static int
scholars___view___PlayerView_set_bag_size(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'bag_size' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_bag_size != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_bag_size);
    }
    self->_bag_size = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_hand(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_hand == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'hand' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_hand);
    PyObject *retval = self->_hand;
    return retval;
}

static int
scholars___view___PlayerView_set_hand(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'hand' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_hand != NULL) {
        CPy_DECREF(self->_hand);
    }
    self->_hand = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_cards(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
scholars___view___PlayerView_set_cards(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'cards' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_cards != NULL) {
        CPy_DECREF(self->_cards);
    }
    self->_cards = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_slots(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slots' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slots);
    PyObject *retval = self->_slots;
    return retval;
}

static int
scholars___view___PlayerView_set_slots(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'slots' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_slots != NULL) {
        CPy_DECREF(self->_slots);
    }
    self->_slots = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_aside(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_aside == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'aside' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_aside);
    PyObject *retval = self->_aside;
    return retval;
}

static int
scholars___view___PlayerView_set_aside(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'aside' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_aside != NULL) {
        CPy_DECREF(self->_aside);
    }
    self->_aside = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_levels(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_levels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'levels' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_levels);
    PyObject *retval = self->_levels;
    return retval;
}

static int
scholars___view___PlayerView_set_levels(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'levels' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_levels != NULL) {
        CPy_DECREF(self->_levels);
    }
    self->_levels = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_location(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_location == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'location' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_location);
    PyObject *retval = self->_location;
    return retval;
}

static int
scholars___view___PlayerView_set_location(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'location' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_location != NULL) {
        CPy_DECREF(self->_location);
    }
    self->_location = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_goal(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_goal == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goal' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_goal);
    PyObject *retval = self->_goal;
    return retval;
}

static int
scholars___view___PlayerView_set_goal(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'goal' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_goal != NULL) {
        CPy_DECREF(self->_goal);
    }
    self->_goal = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_goals(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_goals.f0 == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goals' of 'PlayerView' undefined");
        return NULL;
    }
    PyObject *retval = PyTuple_New(3);
    if (unlikely(retval == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6178 = self->_goals.f0 ? Py_True : Py_False;
    CPy_INCREF(__tmp6178);
    PyTuple_SET_ITEM(retval, 0, __tmp6178);
    PyObject *__tmp6179 = self->_goals.f1 ? Py_True : Py_False;
    CPy_INCREF(__tmp6179);
    PyTuple_SET_ITEM(retval, 1, __tmp6179);
    PyObject *__tmp6180 = self->_goals.f2 ? Py_True : Py_False;
    CPy_INCREF(__tmp6180);
    PyTuple_SET_ITEM(retval, 2, __tmp6180);
    return retval;
}

static int
scholars___view___PlayerView_set_goals(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'goals' cannot be deleted");
        return -1;
    }
    tuple_T3CCC tmp;
    PyObject *__tmp6181;
    if (unlikely(!(PyTuple_Check(value) && PyTuple_GET_SIZE(value) == 3))) {
        __tmp6181 = NULL;
        goto __LL6182;
    }
    if (likely(PyBool_Check(PyTuple_GET_ITEM(value, 0))))
        __tmp6181 = PyTuple_GET_ITEM(value, 0);
    else {
        __tmp6181 = NULL;
    }
    if (__tmp6181 == NULL) goto __LL6182;
    if (likely(PyBool_Check(PyTuple_GET_ITEM(value, 1))))
        __tmp6181 = PyTuple_GET_ITEM(value, 1);
    else {
        __tmp6181 = NULL;
    }
    if (__tmp6181 == NULL) goto __LL6182;
    if (likely(PyBool_Check(PyTuple_GET_ITEM(value, 2))))
        __tmp6181 = PyTuple_GET_ITEM(value, 2);
    else {
        __tmp6181 = NULL;
    }
    if (__tmp6181 == NULL) goto __LL6182;
    __tmp6181 = value;
__LL6182: ;
    if (unlikely(__tmp6181 == NULL)) {
        CPy_TypeError("tuple[bool, bool, bool]", value); return -1;
    } else {
        PyObject *__tmp6183 = PyTuple_GET_ITEM(value, 0);
        char __tmp6184;
        if (unlikely(!PyBool_Check(__tmp6183))) {
            CPy_TypeError("bool", __tmp6183); goto __LL6185;
        } else
            __tmp6184 = __tmp6183 == Py_True;
        tmp.f0 = __tmp6184;
        PyObject *__tmp6186 = PyTuple_GET_ITEM(value, 1);
        char __tmp6187;
        if (unlikely(!PyBool_Check(__tmp6186))) {
            CPy_TypeError("bool", __tmp6186); goto __LL6188;
        } else
            __tmp6187 = __tmp6186 == Py_True;
        tmp.f1 = __tmp6187;
        PyObject *__tmp6189 = PyTuple_GET_ITEM(value, 2);
        char __tmp6190;
        if (unlikely(!PyBool_Check(__tmp6189))) {
            CPy_TypeError("bool", __tmp6189); goto __LL6191;
        } else
            __tmp6190 = __tmp6189 == Py_True;
        tmp.f2 = __tmp6190;
    }
    goto __LL6192;
__LL6185: ;
    return -1;
__LL6188: ;
    return -1;
__LL6191: ;
    return -1;
__LL6192: ;
    self->_goals = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_goals_done(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_goals_done == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goals_done' of 'PlayerView' undefined");
        return NULL;
    }
    PyObject *retval = self->_goals_done ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___view___PlayerView_set_goals_done(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'goals_done' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_goals_done = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_scrolls(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scrolls);
    PyObject *retval = self->_scrolls;
    return retval;
}

static int
scholars___view___PlayerView_set_scrolls(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'scrolls' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_scrolls != NULL) {
        CPy_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_resource(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_resource == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resource' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_resource);
    PyObject *retval = self->_resource;
    return retval;
}

static int
scholars___view___PlayerView_set_resource(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'resource' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_resource != NULL) {
        CPy_DECREF(self->_resource);
    }
    self->_resource = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_dice_sum(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_dice_sum == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice_sum' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_dice_sum);
    PyObject *retval = CPyTagged_StealAsObject(self->_dice_sum);
    return retval;
}

static int
scholars___view___PlayerView_set_dice_sum(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'dice_sum' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_dice_sum != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_dice_sum);
    }
    self->_dice_sum = tmp;
    return 0;
}

static PyObject *
scholars___view___PlayerView_get_points(serai___games___scholars___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'points' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_points);
    return retval;
}

static int
scholars___view___PlayerView_set_points(serai___games___scholars___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'points' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_points);
    }
    self->_points = tmp;
    return 0;
}

static int
scholars___view___AutomaView_traverse(serai___games___scholars___view___AutomaViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_difficulty);
    if (CPyTagged_CheckLong(self->_influence)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_influence));
    }
    Py_VISIT(self->_guilds);
    if (CPyTagged_CheckLong(self->_dice_sum)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_dice_sum));
    }
    if (CPyTagged_CheckLong(self->_position)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_position));
    }
    if (CPyTagged_CheckLong(self->_markers)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_markers));
    }
    Py_VISIT(self->_scrolls);
    Py_VISIT(self->_retired);
    Py_VISIT(self->_plans);
    if (CPyTagged_CheckLong(self->_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_points));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___AutomaView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___AutomaViewObject *self = (serai___games___scholars___view___AutomaViewObject *)cpy_r_self;
    Py_CLEAR(self->_difficulty);
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    if (CPyTagged_CheckLong(self->_dice_sum)) {
        CPyTagged __tmp = self->_dice_sum;
        self->_dice_sum = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_position)) {
        CPyTagged __tmp = self->_position;
        self->_position = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_markers)) {
        CPyTagged __tmp = self->_markers;
        self->_markers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_retired);
    Py_CLEAR(self->_plans);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___view___AutomaView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___AutomaViewObject *self = (serai___games___scholars___view___AutomaViewObject *)cpy_r_self;
    Py_CLEAR(self->_difficulty);
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    if (CPyTagged_CheckLong(self->_dice_sum)) {
        CPyTagged __tmp = self->_dice_sum;
        self->_dice_sum = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_position)) {
        CPyTagged __tmp = self->_position;
        self->_position = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_markers)) {
        CPyTagged __tmp = self->_markers;
        self->_markers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_scrolls);
    Py_CLEAR(self->_retired);
    Py_CLEAR(self->_plans);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___view___AutomaView_dealloc(serai___games___scholars___view___AutomaViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___AutomaView_dealloc)
    CPyDef_scholars___view___AutomaView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__AutomaView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___AutomaView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___AutomaView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___AutomaView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__AutomaView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___AutomaView_vtable[1];
static bool
CPyDef_scholars___view___AutomaView_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___AutomaView_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___AutomaView_vtable, scholars___view___AutomaView_vtable_scratch, sizeof(scholars___view___AutomaView_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___AutomaView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___AutomaView_get_difficulty(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_difficulty(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_influence(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_influence(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_guilds(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_guilds(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_dice_sum(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_dice_sum(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_position(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_position(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_markers(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_markers(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_scrolls(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_scrolls(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_retired(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_retired(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_plans(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_plans(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___AutomaView_get_points(serai___games___scholars___view___AutomaViewObject *self, void *closure);
static int
scholars___view___AutomaView_set_points(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___AutomaView_getseters[] = {
    {"difficulty",
     (getter)scholars___view___AutomaView_get_difficulty, (setter)scholars___view___AutomaView_set_difficulty,
     NULL, NULL},
    {"influence",
     (getter)scholars___view___AutomaView_get_influence, (setter)scholars___view___AutomaView_set_influence,
     NULL, NULL},
    {"guilds",
     (getter)scholars___view___AutomaView_get_guilds, (setter)scholars___view___AutomaView_set_guilds,
     NULL, NULL},
    {"dice_sum",
     (getter)scholars___view___AutomaView_get_dice_sum, (setter)scholars___view___AutomaView_set_dice_sum,
     NULL, NULL},
    {"position",
     (getter)scholars___view___AutomaView_get_position, (setter)scholars___view___AutomaView_set_position,
     NULL, NULL},
    {"markers",
     (getter)scholars___view___AutomaView_get_markers, (setter)scholars___view___AutomaView_set_markers,
     NULL, NULL},
    {"scrolls",
     (getter)scholars___view___AutomaView_get_scrolls, (setter)scholars___view___AutomaView_set_scrolls,
     NULL, NULL},
    {"retired",
     (getter)scholars___view___AutomaView_get_retired, (setter)scholars___view___AutomaView_set_retired,
     NULL, NULL},
    {"plans",
     (getter)scholars___view___AutomaView_get_plans, (setter)scholars___view___AutomaView_set_plans,
     NULL, NULL},
    {"points",
     (getter)scholars___view___AutomaView_get_points, (setter)scholars___view___AutomaView_set_points,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___AutomaView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__AutomaView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___AutomaView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "AutomaView",
    .tp_new = scholars___view___AutomaView_new,
    .tp_dealloc = (destructor)scholars___view___AutomaView_dealloc,
    .tp_traverse = (traverseproc)scholars___view___AutomaView_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___AutomaView_clear,
    .tp_getset = scholars___view___AutomaView_getseters,
    .tp_methods = scholars___view___AutomaView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___AutomaViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("AutomaView()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___AutomaView_template = &CPyType_scholars___view___AutomaView_template_;

PyObject *CPyDef_scholars___view_____mypyc__AutomaView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___AutomaViewObject *self;
    self = (serai___games___scholars___view___AutomaViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___AutomaView_vtable;
    self->_influence = CPY_INT_TAG;
    self->_dice_sum = CPY_INT_TAG;
    self->_position = CPY_INT_TAG;
    self->_markers = CPY_INT_TAG;
    self->_points = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___AutomaView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__AutomaView_setup((PyObject *)CPyType_scholars___view___AutomaView);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___AutomaView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___AutomaView_get_difficulty(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_difficulty == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'difficulty' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_difficulty);
    PyObject *retval = self->_difficulty;
    return retval;
}

static int
scholars___view___AutomaView_set_difficulty(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'difficulty' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_difficulty != NULL) {
        CPy_DECREF(self->_difficulty);
    }
    self->_difficulty = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_influence(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_influence == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_influence);
    PyObject *retval = CPyTagged_StealAsObject(self->_influence);
    return retval;
}

static int
scholars___view___AutomaView_set_influence(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'influence' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_influence);
    }
    self->_influence = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_guilds(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_guilds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guilds' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guilds);
    PyObject *retval = self->_guilds;
    return retval;
}

static int
scholars___view___AutomaView_set_guilds(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'guilds' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_guilds != NULL) {
        CPy_DECREF(self->_guilds);
    }
    self->_guilds = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_dice_sum(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_dice_sum == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice_sum' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_dice_sum);
    PyObject *retval = CPyTagged_StealAsObject(self->_dice_sum);
    return retval;
}

static int
scholars___view___AutomaView_set_dice_sum(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'dice_sum' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_dice_sum != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_dice_sum);
    }
    self->_dice_sum = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_position(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_position == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'position' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_position);
    PyObject *retval = CPyTagged_StealAsObject(self->_position);
    return retval;
}

static int
scholars___view___AutomaView_set_position(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'position' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_position != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_position);
    }
    self->_position = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_markers(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_markers == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'markers' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_markers);
    PyObject *retval = CPyTagged_StealAsObject(self->_markers);
    return retval;
}

static int
scholars___view___AutomaView_set_markers(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'markers' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_markers != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_markers);
    }
    self->_markers = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_scrolls(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scrolls);
    PyObject *retval = self->_scrolls;
    return retval;
}

static int
scholars___view___AutomaView_set_scrolls(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'scrolls' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_scrolls != NULL) {
        CPy_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_retired(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_retired == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'retired' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_retired);
    PyObject *retval = self->_retired;
    return retval;
}

static int
scholars___view___AutomaView_set_retired(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'retired' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_retired != NULL) {
        CPy_DECREF(self->_retired);
    }
    self->_retired = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_plans(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_plans == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'plans' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_plans);
    PyObject *retval = self->_plans;
    return retval;
}

static int
scholars___view___AutomaView_set_plans(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'plans' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_plans != NULL) {
        CPy_DECREF(self->_plans);
    }
    self->_plans = tmp;
    return 0;
}

static PyObject *
scholars___view___AutomaView_get_points(serai___games___scholars___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'points' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_points);
    return retval;
}

static int
scholars___view___AutomaView_set_points(serai___games___scholars___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'points' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_points);
    }
    self->_points = tmp;
    return 0;
}

static int
scholars___view___View_traverse(serai___games___scholars___view___ViewObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    if (CPyTagged_CheckLong(self->_turn)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_turn));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first));
    }
    Py_VISIT(self->_turns_left);
    Py_VISIT(self->_stock);
    Py_VISIT(self->_piles);
    if (CPyTagged_CheckLong(self->_deck)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_deck));
    }
    if (CPyTagged_CheckLong(self->_reserve)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reserve));
    }
    Py_VISIT(self->_map);
    Py_VISIT(self->_neutral);
    Py_VISIT(self->_guilds);
    Py_VISIT(self->_rooms);
    Py_VISIT(self->_caliphs);
    Py_VISIT(self->_pairs);
    Py_VISIT(self->_action);
    Py_VISIT(self->_players);
    Py_VISIT(self->_automa);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___view___View_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___view___ViewObject *self = (serai___games___scholars___view___ViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_turn)) {
        CPyTagged __tmp = self->_turn;
        self->_turn = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_turns_left);
    Py_CLEAR(self->_stock);
    Py_CLEAR(self->_piles);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_reserve)) {
        CPyTagged __tmp = self->_reserve;
        self->_reserve = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_map);
    Py_CLEAR(self->_neutral);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_caliphs);
    Py_CLEAR(self->_pairs);
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_automa);
    return 0;
}

static int32_t CPyDef_scholars___view___View_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___view___ViewObject *self = (serai___games___scholars___view___ViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_turn)) {
        CPyTagged __tmp = self->_turn;
        self->_turn = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_turns_left);
    Py_CLEAR(self->_stock);
    Py_CLEAR(self->_piles);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_reserve)) {
        CPyTagged __tmp = self->_reserve;
        self->_reserve = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_map);
    Py_CLEAR(self->_neutral);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_caliphs);
    Py_CLEAR(self->_pairs);
    Py_CLEAR(self->_action);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_automa);
    return 0;
}

static void
scholars___view___View_dealloc(serai___games___scholars___view___ViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___view___View_dealloc)
    CPyDef_scholars___view___View_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___view_____mypyc__View_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
scholars___view___View_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___view___View) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___view_____mypyc__View_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___view___View_vtable[1];
static bool
CPyDef_scholars___view___View_trait_vtable_setup(void)
{
    CPyVTableItem scholars___view___View_vtable_scratch[] = {
        NULL
    };
    memcpy(scholars___view___View_vtable, scholars___view___View_vtable_scratch, sizeof(scholars___view___View_vtable));
    return 1;
}

static bool
CPyDef_scholars___view___View_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___view___View_get_seat(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_seat(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_turn(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_turn(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_first(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_first(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_turns_left(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_turns_left(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_stock(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_stock(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_piles(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_piles(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_deck(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_deck(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_reserve(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_reserve(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_map(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_map(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_neutral(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_neutral(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_guilds(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_guilds(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_rooms(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_rooms(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_caliphs(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_caliphs(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_pairs(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_pairs(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_action(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_action(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_players(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_players(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
scholars___view___View_get_automa(serai___games___scholars___view___ViewObject *self, void *closure);
static int
scholars___view___View_set_automa(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___view___View_getseters[] = {
    {"seat",
     (getter)scholars___view___View_get_seat, (setter)scholars___view___View_set_seat,
     NULL, NULL},
    {"turn",
     (getter)scholars___view___View_get_turn, (setter)scholars___view___View_set_turn,
     NULL, NULL},
    {"first",
     (getter)scholars___view___View_get_first, (setter)scholars___view___View_set_first,
     NULL, NULL},
    {"turns_left",
     (getter)scholars___view___View_get_turns_left, (setter)scholars___view___View_set_turns_left,
     NULL, NULL},
    {"stock",
     (getter)scholars___view___View_get_stock, (setter)scholars___view___View_set_stock,
     NULL, NULL},
    {"piles",
     (getter)scholars___view___View_get_piles, (setter)scholars___view___View_set_piles,
     NULL, NULL},
    {"deck",
     (getter)scholars___view___View_get_deck, (setter)scholars___view___View_set_deck,
     NULL, NULL},
    {"reserve",
     (getter)scholars___view___View_get_reserve, (setter)scholars___view___View_set_reserve,
     NULL, NULL},
    {"map",
     (getter)scholars___view___View_get_map, (setter)scholars___view___View_set_map,
     NULL, NULL},
    {"neutral",
     (getter)scholars___view___View_get_neutral, (setter)scholars___view___View_set_neutral,
     NULL, NULL},
    {"guilds",
     (getter)scholars___view___View_get_guilds, (setter)scholars___view___View_set_guilds,
     NULL, NULL},
    {"rooms",
     (getter)scholars___view___View_get_rooms, (setter)scholars___view___View_set_rooms,
     NULL, NULL},
    {"caliphs",
     (getter)scholars___view___View_get_caliphs, (setter)scholars___view___View_set_caliphs,
     NULL, NULL},
    {"pairs",
     (getter)scholars___view___View_get_pairs, (setter)scholars___view___View_set_pairs,
     NULL, NULL},
    {"action",
     (getter)scholars___view___View_get_action, (setter)scholars___view___View_set_action,
     NULL, NULL},
    {"players",
     (getter)scholars___view___View_get_players, (setter)scholars___view___View_set_players,
     NULL, NULL},
    {"automa",
     (getter)scholars___view___View_get_automa, (setter)scholars___view___View_set_automa,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___view___View_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___view_____mypyc__View_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___view___View_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "View",
    .tp_new = scholars___view___View_new,
    .tp_dealloc = (destructor)scholars___view___View_dealloc,
    .tp_traverse = (traverseproc)scholars___view___View_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___view___View_clear,
    .tp_getset = scholars___view___View_getseters,
    .tp_methods = scholars___view___View_methods,
    .tp_basicsize = sizeof(serai___games___scholars___view___ViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("View()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___view___View_template = &CPyType_scholars___view___View_template_;

PyObject *CPyDef_scholars___view_____mypyc__View_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___view___ViewObject *self;
    self = (serai___games___scholars___view___ViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___view___View_vtable;
    self->_seat = CPY_INT_TAG;
    self->_turn = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_deck = CPY_INT_TAG;
    self->_reserve = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_scholars___view_____mypyc__View_setup((PyObject *)CPyType_scholars___view___View);
    if (self == NULL)
        return NULL;
    int res = CPyType_scholars___view___View->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___view___View_get_seat(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
scholars___view___View_set_seat(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'seat' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_seat);
    }
    self->_seat = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_turn(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_turn == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turn' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_turn);
    PyObject *retval = CPyTagged_StealAsObject(self->_turn);
    return retval;
}

static int
scholars___view___View_set_turn(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'turn' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_turn != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_turn);
    }
    self->_turn = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_first(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_first == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_first);
    PyObject *retval = CPyTagged_StealAsObject(self->_first);
    return retval;
}

static int
scholars___view___View_set_first(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'first' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_first);
    }
    self->_first = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_turns_left(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_turns_left == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turns_left' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_turns_left);
    PyObject *retval = self->_turns_left;
    return retval;
}

static int
scholars___view___View_set_turns_left(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'turns_left' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6193;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6193;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL6193: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_turns_left != NULL) {
        CPy_DECREF(self->_turns_left);
    }
    self->_turns_left = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_stock(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_stock == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'stock' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_stock);
    PyObject *retval = self->_stock;
    return retval;
}

static int
scholars___view___View_set_stock(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'stock' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyDict_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("dict", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_stock != NULL) {
        CPy_DECREF(self->_stock);
    }
    self->_stock = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_piles(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_piles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'piles' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_piles);
    PyObject *retval = self->_piles;
    return retval;
}

static int
scholars___view___View_set_piles(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'piles' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_piles != NULL) {
        CPy_DECREF(self->_piles);
    }
    self->_piles = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_deck(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_deck == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_deck);
    PyObject *retval = CPyTagged_StealAsObject(self->_deck);
    return retval;
}

static int
scholars___view___View_set_deck(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'deck' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_deck != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_deck);
    }
    self->_deck = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_reserve(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_reserve == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reserve' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_reserve);
    PyObject *retval = CPyTagged_StealAsObject(self->_reserve);
    return retval;
}

static int
scholars___view___View_set_reserve(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'reserve' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_reserve != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_reserve);
    }
    self->_reserve = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_map(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_map == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'map' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_map);
    PyObject *retval = self->_map;
    return retval;
}

static int
scholars___view___View_set_map(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'map' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_map != NULL) {
        CPy_DECREF(self->_map);
    }
    self->_map = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_neutral(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_neutral == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'neutral' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_neutral);
    PyObject *retval = self->_neutral;
    return retval;
}

static int
scholars___view___View_set_neutral(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'neutral' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyUnicode_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("str", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_neutral != NULL) {
        CPy_DECREF(self->_neutral);
    }
    self->_neutral = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_guilds(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_guilds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guilds' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guilds);
    PyObject *retval = self->_guilds;
    return retval;
}

static int
scholars___view___View_set_guilds(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'guilds' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_guilds != NULL) {
        CPy_DECREF(self->_guilds);
    }
    self->_guilds = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_rooms(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_rooms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rooms' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rooms);
    PyObject *retval = self->_rooms;
    return retval;
}

static int
scholars___view___View_set_rooms(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'rooms' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_rooms != NULL) {
        CPy_DECREF(self->_rooms);
    }
    self->_rooms = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_caliphs(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_caliphs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'caliphs' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_caliphs);
    PyObject *retval = self->_caliphs;
    return retval;
}

static int
scholars___view___View_set_caliphs(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'caliphs' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_caliphs != NULL) {
        CPy_DECREF(self->_caliphs);
    }
    self->_caliphs = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_pairs(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_pairs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pairs' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pairs);
    PyObject *retval = self->_pairs;
    return retval;
}

static int
scholars___view___View_set_pairs(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'pairs' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_pairs != NULL) {
        CPy_DECREF(self->_pairs);
    }
    self->_pairs = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_action(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_action);
    PyObject *retval = self->_action;
    return retval;
}

static int
scholars___view___View_set_action(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'action' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_scholars___view___ActionView)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6194;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6194;
    CPy_TypeError("serai.games.scholars.view.ActionView or None", value); 
    tmp = NULL;
__LL6194: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_action != NULL) {
        CPy_DECREF(self->_action);
    }
    self->_action = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_players(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
scholars___view___View_set_players(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'players' cannot be deleted");
        return -1;
    }
    PyObject * tmp;
    if (likely(PyTuple_Check(value)))
        tmp = value;
    else {
        CPy_TypeError("tuple", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_players != NULL) {
        CPy_DECREF(self->_players);
    }
    self->_players = tmp;
    return 0;
}

static PyObject *
scholars___view___View_get_automa(serai___games___scholars___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_automa == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'automa' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_automa);
    PyObject *retval = self->_automa;
    return retval;
}

static int
scholars___view___View_set_automa(serai___games___scholars___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'automa' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_scholars___view___AutomaView)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6195;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL6195;
    CPy_TypeError("serai.games.scholars.view.AutomaView or None", value); 
    tmp = NULL;
__LL6195: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_automa != NULL) {
        CPy_DECREF(self->_automa);
    }
    self->_automa = tmp;
    return 0;
}
static PyMethodDef scholars___viewmodule_methods[] = {
    {"observe", (PyCFunction)CPyPy_scholars___view___observe, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe(t, seat)\n--\n\n") /* docstring */},
    {"seen_by", (PyCFunction)CPyPy_scholars___view___seen_by, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_by(t, common, seat)\n--\n\n") /* docstring */},
    {"_scroll", (PyCFunction)CPyPy_scholars___view____scroll, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_scroll(t, id, card, owner)\n--\n\n") /* docstring */},
    {"_guild", (PyCFunction)CPyPy_scholars___view____guild, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_guild(t, guild)\n--\n\n") /* docstring */},
    {"_room", (PyCFunction)CPyPy_scholars___view____room, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_room(t, room)\n--\n\n") /* docstring */},
    {"_caliph", (PyCFunction)CPyPy_scholars___view____caliph, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_caliph(t, space)\n--\n\n") /* docstring */},
    {"_action", (PyCFunction)CPyPy_scholars___view____action, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_action(t)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_scholars___view____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(t, seat, player, is_own)\n--\n\n") /* docstring */},
    {"_bag", (PyCFunction)CPyPy_scholars___view____bag, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_bag(t, player)\n--\n\n") /* docstring */},
    {"_die", (PyCFunction)CPyPy_scholars___view____die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_die(t, seat, die, place)\n--\n\n") /* docstring */},
    {"_slot", (PyCFunction)CPyPy_scholars___view____slot, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_slot(t, seat, player, place)\n--\n\n") /* docstring */},
    {"_automa", (PyCFunction)CPyPy_scholars___view____automa, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automa(t, automa)\n--\n\n") /* docstring */},
    {"redeal", (PyCFunction)CPyPy_scholars___view___redeal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal(t, seat, seed)\n--\n\n") /* docstring */},
    {"_redeal_scrolls", (PyCFunction)CPyPy_scholars___view____redeal_scrolls, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_redeal_scrolls(t, chance)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___view__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___view__internal, "__name__");
    CPyStatic_scholars___view___globals = PyModule_GetDict(CPyModule_serai___games___scholars___view__internal);
    if (unlikely(CPyStatic_scholars___view___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___view_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___view__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___view___DieView);
    Py_CLEAR(CPyType_scholars___view___SlotView);
    Py_CLEAR(CPyType_scholars___view___ScrollView);
    Py_CLEAR(CPyType_scholars___view___RoomView);
    Py_CLEAR(CPyType_scholars___view___PileView);
    Py_CLEAR(CPyType_scholars___view___GuildView);
    Py_CLEAR(CPyType_scholars___view___CaliphView);
    Py_CLEAR(CPyType_scholars___view___PairView);
    Py_CLEAR(CPyType_scholars___view___ActionView);
    Py_CLEAR(CPyType_scholars___view___PlayerView);
    Py_CLEAR(CPyType_scholars___view___AutomaView);
    Py_CLEAR(CPyType_scholars___view___View);
    return -1;
}
int CPyExec_serai___games___scholars___view(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___view__impl, &CPyImportState_serai___games___scholars___view, &CPyModule_serai___games___scholars___view);
}
static struct PyModuleDef scholars___viewmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.view",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___viewmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___view(void)
{
    if (CPyModule_serai___games___scholars___view__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___view__internal);
        return CPyModule_serai___games___scholars___view__internal;
    }
    CPyModule_serai___games___scholars___view__internal = PyModule_Create(&scholars___viewmodule);
    return CPyModule_serai___games___scholars___view__internal;
}

PyObject *CPyInit_serai___games___scholars___view(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___view__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___view__internal);
        return CPyModule_serai___games___scholars___view__internal;
    }
    CPyModule_serai___games___scholars___view__internal = PyModule_Create(&scholars___viewmodule);
    if (unlikely(CPyModule_serai___games___scholars___view__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.view");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___view__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___view__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___view__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___view(CPyModule_serai___games___scholars___view__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___view__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.view");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___view__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___view___observe(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    int64_t cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyTagged cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    int32_t cpy_r_r66;
    char cpy_r_r67;
    CPyTagged cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    int64_t cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyPtr cpy_r_r76;
    int64_t cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    PyObject *cpy_r_r81;
    int64_t cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    CPyPtr cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    int64_t cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    CPyPtr cpy_r_r112;
    int64_t cpy_r_r113;
    CPyTagged cpy_r_r114;
    CPyTagged cpy_r_r115;
    CPyTagged cpy_r_guild;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyPtr cpy_r_r124;
    int64_t cpy_r_r125;
    CPyTagged cpy_r_r126;
    CPyTagged cpy_r_r127;
    CPyTagged cpy_r_room;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    CPyPtr cpy_r_r136;
    int64_t cpy_r_r137;
    CPyTagged cpy_r_r138;
    CPyTagged cpy_r_r139;
    CPyTagged cpy_r_space;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
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
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject **cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    tuple_T2II cpy_r_r171;
    CPyTagged cpy_r_r172;
    CPyTagged cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    CPyTagged cpy_r_r177;
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
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    int32_t cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    CPyTagged cpy_r_r201;
    PyObject *cpy_r_r202;
    int64_t cpy_r_r203;
    CPyPtr cpy_r_r204;
    int64_t cpy_r_r205;
    char cpy_r_r206;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r207;
    CPyPtr cpy_r_r208;
    int64_t cpy_r_r209;
    CPyPtr cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    int64_t cpy_r_r213;
    char cpy_r_r214;
    char cpy_r_r215;
    char cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    int32_t cpy_r_r219;
    char cpy_r_r220;
    CPyTagged cpy_r_r221;
    int64_t cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    char cpy_r_r226;
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
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "book", 180, CPyStatic_scholars___view___globals);
        goto CPyL151;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r2 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_colours;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "seat", 183, CPyStatic_scholars___view___globals);
        goto CPyL152;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turn;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "turn", 184, CPyStatic_scholars___view___globals);
        goto CPyL153;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL3: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "first", 185, CPyStatic_scholars___view___globals);
        goto CPyL154;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "turns_left", 186, CPyStatic_scholars___view___globals);
        goto CPyL155;
    }
CPyL5: ;
    cpy_r_r7 = cpy_r_r6 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (cpy_r_r8) goto CPyL7;
    cpy_r_r9 = 0 & 1;
    cpy_r_r10 = cpy_r_r9 != 0;
    if (!cpy_r_r10) goto CPyL8;
CPyL7: ;
    cpy_r_r11 = CPyTagged_IsLt_(cpy_r_r6, 0);
    cpy_r_r12 = cpy_r_r11 ^ 1;
    if (cpy_r_r12) {
        goto CPyL9;
    } else
        goto CPyL11;
CPyL8: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r6 >= (Py_ssize_t)0;
    if (!cpy_r_r13) goto CPyL11;
CPyL9: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "turns_left", 186, CPyStatic_scholars___view___globals);
        goto CPyL155;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL10: ;
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15;
    goto CPyL12;
CPyL11: ;
    cpy_r_r17 = Py_None;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL12: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_stock;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "stock", 187, CPyStatic_scholars___view___globals);
        goto CPyL156;
    }
    CPy_INCREF(cpy_r_r18);
CPyL13: ;
    cpy_r_r19 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r20 = CPyStatics[36]; /* 'zip' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 187, CPyStatic_scholars___view___globals);
        goto CPyL157;
    }
    cpy_r_r22 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r23[3] = {cpy_r_r2, cpy_r_r18, cpy_r_r22};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r21, cpy_r_r24, 2, cpy_r_r25);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 187, CPyStatic_scholars___view___globals);
        goto CPyL157;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r27 = CPyDict_FromAny(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 187, CPyStatic_scholars___view___globals);
        goto CPyL158;
    }
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL159;
    }
    cpy_r_r29 = 0;
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "piles", 190, CPyStatic_scholars___view___globals);
        goto CPyL160;
    }
    CPy_INCREF(cpy_r_r30);
CPyL18: ;
    cpy_r_r31 = 0;
CPyL19: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL161;
    cpy_r_n = cpy_r_r29;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    if (likely(PyList_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals, "list", cpy_r_r39);
        goto CPyL162;
    }
    cpy_r_r41 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_piles;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "piles", 189, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
CPyL22: ;
    cpy_r_r42 = CPyList_GetItem(cpy_r_r41, cpy_r_n);
    CPyTagged_DECREF(cpy_r_n);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL164;
    }
    if (likely(PyTuple_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals, "tuple", cpy_r_r42);
        goto CPyL164;
    }
    cpy_r_r44 = CPySequenceTuple_GetItem(cpy_r_r43, 0);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL164;
    }
    if (likely(PyUnicode_Check(cpy_r_r44)))
        cpy_r_r45 = cpy_r_r44;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals, "str", cpy_r_r44);
        goto CPyL164;
    }
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = cpy_r_r47 << 1;
    cpy_r_r49 = cpy_r_r48 != 0;
    if (!cpy_r_r49) goto CPyL35;
    cpy_r_r50 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "translators", 189, CPyStatic_scholars___view___globals);
        goto CPyL165;
    }
    CPy_INCREF(cpy_r_r50);
CPyL28: ;
    cpy_r_r51 = CPyList_GetItemShortBorrow(cpy_r_r40, -2);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL166;
    }
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL166;
    }
    cpy_r_r53 = CPyList_GetItem(cpy_r_r50, cpy_r_r52);
    CPy_DECREF(cpy_r_r50);
    CPyTagged_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL165;
    }
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals, "tuple", cpy_r_r53);
        goto CPyL165;
    }
    cpy_r_r55 = CPySequenceTuple_GetItem(cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL165;
    }
    if (likely(PyUnicode_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals, "str", cpy_r_r55);
        goto CPyL165;
    }
    cpy_r_r57 = cpy_r_r56;
    goto CPyL36;
CPyL35: ;
    cpy_r_r58 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r58);
    cpy_r_r57 = cpy_r_r58;
CPyL36: ;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    CPy_DECREF(cpy_r_r40);
    cpy_r_r61 = cpy_r_r60 << 1;
    cpy_r_r62 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r_r63 = PyTuple_Pack(3, cpy_r_r45, cpy_r_r57, cpy_r_r62);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL167;
    }
    cpy_r_r64 = PyDict_New();
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL168;
    }
    cpy_r_r65 = CPyDef_scholars___view___PileView(cpy_r_r63, cpy_r_r64);
    CPy_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL167;
    }
    cpy_r_r66 = PyList_Append(cpy_r_r28, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r67 = cpy_r_r66 >= 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 189, CPyStatic_scholars___view___globals);
        goto CPyL167;
    }
    cpy_r_r68 = cpy_r_r29 + 2;
    cpy_r_r29 = cpy_r_r68;
    cpy_r_r69 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r69;
    goto CPyL19;
CPyL41: ;
    cpy_r_r70 = PyList_AsTuple(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 188, CPyStatic_scholars___view___globals);
        goto CPyL159;
    }
    cpy_r_r71 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "deck", 192, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
CPyL43: ;
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyVarObject, ob_size));
    cpy_r_r73 = *(int64_t *)cpy_r_r72;
    cpy_r_r74 = cpy_r_r73 << 1;
    cpy_r_r75 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve;
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "reserve", 193, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
CPyL44: ;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r75 + offsetof(PyVarObject, ob_size));
    cpy_r_r77 = *(int64_t *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r77 << 1;
    cpy_r_r79 = PyList_New(0);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
    cpy_r_r80 = 0;
    cpy_r_r81 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_scrolls;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "map_scrolls", 194, CPyStatic_scholars___view___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r81);
CPyL46: ;
    cpy_r_r82 = 0;
CPyL47: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r82 < cpy_r_r84;
    if (!cpy_r_r85) goto CPyL171;
    cpy_r_n_2 = cpy_r_r80;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r81 + offsetof(PyListObject, ob_item));
    cpy_r_r87 = *(CPyPtr *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r82 * 8;
    cpy_r_r89 = cpy_r_r87 + cpy_r_r88;
    cpy_r_r90 = *(PyObject * *)cpy_r_r89;
    CPy_INCREF(cpy_r_r90);
    if (likely(PyLong_Check(cpy_r_r90)))
        cpy_r_r91 = CPyTagged_FromObject(cpy_r_r90);
    else {
        CPy_TypeError("int", cpy_r_r90); cpy_r_r91 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL172;
    }
    cpy_r_r92 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map_slots;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "map_slots", 194, CPyStatic_scholars___view___globals);
        goto CPyL173;
    }
CPyL50: ;
    cpy_r_r93 = CPyList_GetItem(cpy_r_r92, cpy_r_n_2);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL173;
    }
    if (likely(PyUnicode_Check(cpy_r_r93)))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals, "str", cpy_r_r93);
        goto CPyL173;
    }
    cpy_r_r95 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_map_influence;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "map_influence", 194, CPyStatic_scholars___view___globals);
        goto CPyL174;
    }
CPyL53: ;
    cpy_r_r96 = CPyList_GetItem(cpy_r_r95, cpy_r_n_2);
    CPyTagged_DECREF(cpy_r_n_2);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL175;
    }
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL175;
    }
    cpy_r_r98 = CPyDef_scholars___view____scroll(cpy_r_t, cpy_r_r94, cpy_r_r91, cpy_r_r97);
    CPy_DECREF(cpy_r_r94);
    CPyTagged_DECREF(cpy_r_r91);
    CPyTagged_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL176;
    }
    cpy_r_r99 = PyList_Append(cpy_r_r79, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL176;
    }
    cpy_r_r101 = cpy_r_r80 + 2;
    cpy_r_r80 = cpy_r_r101;
    cpy_r_r102 = cpy_r_r82 + 1;
    cpy_r_r82 = cpy_r_r102;
    goto CPyL47;
CPyL58: ;
    cpy_r_r103 = PyList_AsTuple(cpy_r_r79);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 194, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
    cpy_r_r104 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "map", 195, CPyStatic_scholars___view___globals);
        goto CPyL177;
    }
CPyL60: ;
    cpy_r_r105 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_neutral;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "neutral", 195, CPyStatic_scholars___view___globals);
        goto CPyL177;
    }
CPyL61: ;
    cpy_r_r106 = CPyList_GetItem(cpy_r_r104, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 195, CPyStatic_scholars___view___globals);
        goto CPyL177;
    }
    if (likely(PyTuple_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 195, CPyStatic_scholars___view___globals, "tuple", cpy_r_r106);
        goto CPyL177;
    }
    cpy_r_r108 = CPySequenceTuple_GetItem(cpy_r_r107, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 195, CPyStatic_scholars___view___globals);
        goto CPyL177;
    }
    if (likely(PyUnicode_Check(cpy_r_r108)))
        cpy_r_r109 = cpy_r_r108;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 195, CPyStatic_scholars___view___globals, "str", cpy_r_r108);
        goto CPyL177;
    }
    cpy_r_r110 = PyList_New(0);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 196, CPyStatic_scholars___view___globals);
        goto CPyL178;
    }
    cpy_r_r111 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "guilds", 196, CPyStatic_scholars___view___globals);
        goto CPyL179;
    }
CPyL67: ;
    cpy_r_r112 = (CPyPtr)((CPyPtr)cpy_r_r111 + offsetof(PyVarObject, ob_size));
    cpy_r_r113 = *(int64_t *)cpy_r_r112;
    cpy_r_r114 = cpy_r_r113 << 1;
    cpy_r_r115 = 0;
    cpy_r_guild = cpy_r_r115;
    CPyTagged_DECREF(cpy_r_guild);
CPyL68: ;
    cpy_r_r116 = (Py_ssize_t)cpy_r_r115 < (Py_ssize_t)cpy_r_r114;
    if (!cpy_r_r116) goto CPyL72;
    cpy_r_guild = cpy_r_r115;
    cpy_r_r117 = CPyDef_scholars___view____guild(cpy_r_t, cpy_r_guild);
    CPyTagged_DECREF(cpy_r_guild);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 196, CPyStatic_scholars___view___globals);
        goto CPyL179;
    }
    cpy_r_r118 = PyList_Append(cpy_r_r110, cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    cpy_r_r119 = cpy_r_r118 >= 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 196, CPyStatic_scholars___view___globals);
        goto CPyL179;
    }
    cpy_r_r120 = cpy_r_r115 + 2;
    cpy_r_r115 = cpy_r_r120;
    goto CPyL68;
CPyL72: ;
    cpy_r_r121 = PyList_AsTuple(cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 196, CPyStatic_scholars___view___globals);
        goto CPyL178;
    }
    cpy_r_r122 = PyList_New(0);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 197, CPyStatic_scholars___view___globals);
        goto CPyL180;
    }
    cpy_r_r123 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "rooms", 197, CPyStatic_scholars___view___globals);
        goto CPyL181;
    }
CPyL75: ;
    cpy_r_r124 = (CPyPtr)((CPyPtr)cpy_r_r123 + offsetof(PyVarObject, ob_size));
    cpy_r_r125 = *(int64_t *)cpy_r_r124;
    cpy_r_r126 = cpy_r_r125 << 1;
    cpy_r_r127 = 0;
    cpy_r_room = cpy_r_r127;
    CPyTagged_DECREF(cpy_r_room);
CPyL76: ;
    cpy_r_r128 = (Py_ssize_t)cpy_r_r127 < (Py_ssize_t)cpy_r_r126;
    if (!cpy_r_r128) goto CPyL80;
    cpy_r_room = cpy_r_r127;
    cpy_r_r129 = CPyDef_scholars___view____room(cpy_r_t, cpy_r_room);
    CPyTagged_DECREF(cpy_r_room);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 197, CPyStatic_scholars___view___globals);
        goto CPyL181;
    }
    cpy_r_r130 = PyList_Append(cpy_r_r122, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 197, CPyStatic_scholars___view___globals);
        goto CPyL181;
    }
    cpy_r_r132 = cpy_r_r127 + 2;
    cpy_r_r127 = cpy_r_r132;
    goto CPyL76;
CPyL80: ;
    cpy_r_r133 = PyList_AsTuple(cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 197, CPyStatic_scholars___view___globals);
        goto CPyL180;
    }
    cpy_r_r134 = PyList_New(0);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 198, CPyStatic_scholars___view___globals);
        goto CPyL182;
    }
    cpy_r_r135 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_slots;
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "caliph_slots", 198, CPyStatic_scholars___view___globals);
        goto CPyL183;
    }
CPyL83: ;
    cpy_r_r136 = (CPyPtr)((CPyPtr)cpy_r_r135 + offsetof(PyVarObject, ob_size));
    cpy_r_r137 = *(int64_t *)cpy_r_r136;
    cpy_r_r138 = cpy_r_r137 << 1;
    cpy_r_r139 = 0;
    cpy_r_space = cpy_r_r139;
    CPyTagged_DECREF(cpy_r_space);
CPyL84: ;
    cpy_r_r140 = (Py_ssize_t)cpy_r_r139 < (Py_ssize_t)cpy_r_r138;
    if (!cpy_r_r140) goto CPyL88;
    cpy_r_space = cpy_r_r139;
    cpy_r_r141 = CPyDef_scholars___view____caliph(cpy_r_t, cpy_r_space);
    CPyTagged_DECREF(cpy_r_space);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 198, CPyStatic_scholars___view___globals);
        goto CPyL183;
    }
    cpy_r_r142 = PyList_Append(cpy_r_r134, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 198, CPyStatic_scholars___view___globals);
        goto CPyL183;
    }
    cpy_r_r144 = cpy_r_r139 + 2;
    cpy_r_r139 = cpy_r_r144;
    goto CPyL84;
CPyL88: ;
    cpy_r_r145 = PyList_AsTuple(cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 198, CPyStatic_scholars___view___globals);
        goto CPyL182;
    }
    cpy_r_r146 = PyList_New(0);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL184;
    }
    cpy_r_r147 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "pairs", 201, CPyStatic_scholars___view___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r147);
CPyL91: ;
    cpy_r_r148 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r149 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r150 = CPyStatics[4911]; /* 2 */
    cpy_r_r151 = PySlice_New(cpy_r_r148, cpy_r_r149, cpy_r_r150);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals);
        goto CPyL186;
    }
    cpy_r_r152 = PyObject_GetItem(cpy_r_r147, cpy_r_r151);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals);
        goto CPyL185;
    }
    if (likely(PyList_Check(cpy_r_r152)))
        cpy_r_r153 = cpy_r_r152;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals, "list", cpy_r_r152);
        goto CPyL185;
    }
    cpy_r_r154 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_pairs;
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "pairs", 201, CPyStatic_scholars___view___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r154);
CPyL95: ;
    cpy_r_r155 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r156 = CPyStatics[4897]; /* 1 */
    cpy_r_r157 = CPyStatics[4911]; /* 2 */
    cpy_r_r158 = PySlice_New(cpy_r_r156, cpy_r_r155, cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals);
        goto CPyL188;
    }
    cpy_r_r159 = PyObject_GetItem(cpy_r_r154, cpy_r_r158);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals);
        goto CPyL187;
    }
    if (likely(PyList_Check(cpy_r_r159)))
        cpy_r_r160 = cpy_r_r159;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals, "list", cpy_r_r159);
        goto CPyL187;
    }
    cpy_r_r161 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r162 = CPyStatics[36]; /* 'zip' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals);
        goto CPyL189;
    }
    cpy_r_r164 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r165[3] = {cpy_r_r153, cpy_r_r160, cpy_r_r164};
    cpy_r_r166 = (PyObject **)&cpy_r_r165;
    cpy_r_r167 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r168 = PyObject_Vectorcall(cpy_r_r163, cpy_r_r166, 2, cpy_r_r167);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 201, CPyStatic_scholars___view___globals);
        goto CPyL189;
    }
    CPy_DECREF(cpy_r_r153);
    CPy_DECREF(cpy_r_r160);
    cpy_r_r169 = PyObject_GetIter(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL185;
    }
CPyL101: ;
    cpy_r_r170 = PyIter_Next(cpy_r_r169);
    if (cpy_r_r170 == NULL) goto CPyL190;
    PyObject *__tmp6196;
    if (unlikely(!(PyTuple_Check(cpy_r_r170) && PyTuple_GET_SIZE(cpy_r_r170) == 2))) {
        __tmp6196 = NULL;
        goto __LL6197;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r170, 0))))
        __tmp6196 = PyTuple_GET_ITEM(cpy_r_r170, 0);
    else {
        __tmp6196 = NULL;
    }
    if (__tmp6196 == NULL) goto __LL6197;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r170, 1))))
        __tmp6196 = PyTuple_GET_ITEM(cpy_r_r170, 1);
    else {
        __tmp6196 = NULL;
    }
    if (__tmp6196 == NULL) goto __LL6197;
    __tmp6196 = cpy_r_r170;
__LL6197: ;
    if (unlikely(__tmp6196 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r170); cpy_r_r171 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp6198 = PyTuple_GET_ITEM(cpy_r_r170, 0);
        CPyTagged __tmp6199;
        if (likely(PyLong_Check(__tmp6198)))
            __tmp6199 = CPyTagged_FromObject(__tmp6198);
        else {
            goto __LL6200;
        }
        cpy_r_r171.f0 = __tmp6199;
        PyObject *__tmp6201 = PyTuple_GET_ITEM(cpy_r_r170, 1);
        CPyTagged __tmp6202;
        if (likely(PyLong_Check(__tmp6201)))
            __tmp6202 = CPyTagged_FromObject(__tmp6201);
        else {
            goto __LL6203;
        }
        cpy_r_r171.f1 = __tmp6202;
    }
    goto __LL6204;
__LL6200: ;
    cpy_r_r171 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6204;
__LL6203: ;
    CPyTagged_DECREF(cpy_r_r171.f0);
    cpy_r_r171 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6204;
__LL6204: ;
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL191;
    }
    cpy_r_r172 = cpy_r_r171.f0;
    CPyTagged_INCREF(cpy_r_r172);
    cpy_r_r173 = cpy_r_r171.f1;
    CPyTagged_INCREF(cpy_r_r173);
    CPyTagged_DECREF(cpy_r_r171.f0);
    CPyTagged_DECREF(cpy_r_r171.f1);
    cpy_r_r174 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "translators", 200, CPyStatic_scholars___view___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r174);
CPyL104: ;
    cpy_r_r175 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "rooms", 200, CPyStatic_scholars___view___globals);
        goto CPyL193;
    }
CPyL105: ;
    cpy_r_r176 = CPyList_GetItemBorrow(cpy_r_r175, cpy_r_r172);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL193;
    }
    if (likely(PyLong_Check(cpy_r_r176)))
        cpy_r_r177 = CPyTagged_FromObject(cpy_r_r176);
    else {
        CPy_TypeError("int", cpy_r_r176); cpy_r_r177 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r177 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL193;
    }
    cpy_r_r178 = CPyList_GetItem(cpy_r_r174, cpy_r_r177);
    CPy_DECREF(cpy_r_r174);
    CPyTagged_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL192;
    }
    if (likely(PyTuple_Check(cpy_r_r178)))
        cpy_r_r179 = cpy_r_r178;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals, "tuple", cpy_r_r178);
        goto CPyL192;
    }
    cpy_r_r180 = CPySequenceTuple_GetItem(cpy_r_r179, 0);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL192;
    }
    if (likely(PyUnicode_Check(cpy_r_r180)))
        cpy_r_r181 = cpy_r_r180;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals, "str", cpy_r_r180);
        goto CPyL192;
    }
    cpy_r_r182 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_rooms;
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "rooms", 200, CPyStatic_scholars___view___globals);
        goto CPyL194;
    }
CPyL112: ;
    cpy_r_r183 = CPyList_GetItem(cpy_r_r182, cpy_r_r172);
    CPyTagged_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL195;
    }
    if (likely(PyTuple_Check(cpy_r_r183)))
        cpy_r_r184 = cpy_r_r183;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals, "tuple", cpy_r_r183);
        goto CPyL195;
    }
    cpy_r_r185 = CPySequenceTuple_GetItem(cpy_r_r184, 0);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL195;
    }
    if (likely(PyUnicode_Check(cpy_r_r185)))
        cpy_r_r186 = cpy_r_r185;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals, "str", cpy_r_r185);
        goto CPyL195;
    }
    cpy_r_r187 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_resource_cards;
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Book", "resource_cards", 200, CPyStatic_scholars___view___globals);
        goto CPyL196;
    }
CPyL117: ;
    cpy_r_r188 = CPyList_GetItem(cpy_r_r187, cpy_r_r173);
    CPyTagged_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL197;
    }
    if (likely(PyTuple_Check(cpy_r_r188)))
        cpy_r_r189 = cpy_r_r188;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals, "tuple", cpy_r_r188);
        goto CPyL197;
    }
    cpy_r_r190 = CPySequenceTuple_GetItem(cpy_r_r189, 0);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL197;
    }
    if (likely(PyUnicode_Check(cpy_r_r190)))
        cpy_r_r191 = cpy_r_r190;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals, "str", cpy_r_r190);
        goto CPyL197;
    }
    cpy_r_r192 = PyTuple_Pack(3, cpy_r_r181, cpy_r_r186, cpy_r_r191);
    CPy_DECREF(cpy_r_r181);
    CPy_DECREF(cpy_r_r186);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL191;
    }
    cpy_r_r193 = PyDict_New();
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL198;
    }
    cpy_r_r194 = CPyDef_scholars___view___PairView(cpy_r_r192, cpy_r_r193);
    CPy_DECREF(cpy_r_r192);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL191;
    }
    cpy_r_r195 = PyList_Append(cpy_r_r146, cpy_r_r194);
    CPy_DECREF(cpy_r_r194);
    cpy_r_r196 = cpy_r_r195 >= 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL191;
    } else
        goto CPyL101;
CPyL125: ;
    cpy_r_r197 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r197)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 200, CPyStatic_scholars___view___globals);
        goto CPyL185;
    }
    cpy_r_r198 = PyList_AsTuple(cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 199, CPyStatic_scholars___view___globals);
        goto CPyL184;
    }
    cpy_r_r199 = CPyDef_scholars___view____action(cpy_r_t);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 203, CPyStatic_scholars___view___globals);
        goto CPyL199;
    }
    cpy_r_r200 = PyList_New(0);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 204, CPyStatic_scholars___view___globals);
        goto CPyL200;
    }
    cpy_r_r201 = 0;
    cpy_r_r202 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "players", 204, CPyStatic_scholars___view___globals);
        goto CPyL201;
    }
    CPy_INCREF(cpy_r_r202);
CPyL130: ;
    cpy_r_r203 = 0;
CPyL131: ;
    cpy_r_r204 = (CPyPtr)((CPyPtr)cpy_r_r202 + offsetof(PyVarObject, ob_size));
    cpy_r_r205 = *(int64_t *)cpy_r_r204;
    cpy_r_r206 = cpy_r_r203 < cpy_r_r205;
    if (!cpy_r_r206) goto CPyL202;
    cpy_r_number = cpy_r_r201;
    cpy_r_r207 = (CPyPtr)((CPyPtr)cpy_r_r202 + offsetof(PyListObject, ob_item));
    cpy_r_r208 = *(CPyPtr *)cpy_r_r207;
    cpy_r_r209 = cpy_r_r203 * 8;
    cpy_r_r210 = cpy_r_r208 + cpy_r_r209;
    cpy_r_r211 = *(PyObject * *)cpy_r_r210;
    CPy_INCREF(cpy_r_r211);
    if (likely(Py_TYPE(cpy_r_r211) == CPyType_scholars___table___Player))
        cpy_r_r212 = cpy_r_r211;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 204, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Player", cpy_r_r211);
        goto CPyL203;
    }
    cpy_r_r213 = cpy_r_number & 1;
    cpy_r_r214 = cpy_r_r213 != 0;
    if (!cpy_r_r214) goto CPyL135;
    cpy_r_r215 = CPyTagged_IsEq_(cpy_r_number, cpy_r_seat);
    cpy_r_r216 = cpy_r_r215;
    goto CPyL136;
CPyL135: ;
    cpy_r_r217 = cpy_r_number == cpy_r_seat;
    cpy_r_r216 = cpy_r_r217;
CPyL136: ;
    cpy_r_r218 = CPyDef_scholars___view____player(cpy_r_t, cpy_r_number, cpy_r_r212, cpy_r_r216);
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 204, CPyStatic_scholars___view___globals);
        goto CPyL204;
    }
    cpy_r_r219 = PyList_Append(cpy_r_r200, cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    cpy_r_r220 = cpy_r_r219 >= 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 204, CPyStatic_scholars___view___globals);
        goto CPyL204;
    }
    cpy_r_r221 = cpy_r_r201 + 2;
    cpy_r_r201 = cpy_r_r221;
    cpy_r_r222 = cpy_r_r203 + 1;
    cpy_r_r203 = cpy_r_r222;
    goto CPyL131;
CPyL139: ;
    cpy_r_r223 = PyList_AsTuple(cpy_r_r200);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 204, CPyStatic_scholars___view___globals);
        goto CPyL200;
    }
    cpy_r_r224 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "automa", 205, CPyStatic_scholars___view___globals);
        goto CPyL205;
    }
CPyL141: ;
    cpy_r_r225 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r226 = cpy_r_r224 != cpy_r_r225;
    if (!cpy_r_r226) goto CPyL146;
    cpy_r_r227 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "observe", "Table", "automa", 205, CPyStatic_scholars___view___globals);
        goto CPyL205;
    }
    CPy_INCREF(cpy_r_r227);
CPyL143: ;
    if (likely(cpy_r_r227 != Py_None))
        cpy_r_r228 = cpy_r_r227;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "observe", 205, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Automa", cpy_r_r227);
        goto CPyL205;
    }
    cpy_r_r229 = CPyDef_scholars___view____automa(cpy_r_t, cpy_r_r228);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 205, CPyStatic_scholars___view___globals);
        goto CPyL205;
    }
    cpy_r_r230 = cpy_r_r229;
    goto CPyL147;
CPyL146: ;
    cpy_r_r231 = Py_None;
    CPy_INCREF(cpy_r_r231);
    cpy_r_r230 = cpy_r_r231;
CPyL147: ;
    cpy_r_r232 = CPyStatics[63]; /* 'seat' */
    cpy_r_r233 = CPyStatics[283]; /* 'turn' */
    cpy_r_r234 = CPyStatics[800]; /* 'first' */
    cpy_r_r235 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r236 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r237 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r238 = CPyStatics[994]; /* 'deck' */
    cpy_r_r239 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r240 = CPyStatics[2289]; /* 'map' */
    cpy_r_r241 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r242 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r243 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r244 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r245 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r246 = CPyStatics[334]; /* 'action' */
    cpy_r_r247 = CPyStatics[317]; /* 'players' */
    cpy_r_r248 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r249 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r250 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r251 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r252 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r253 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r_r254 = CPyTagged_StealAsObject(cpy_r_r78);
    cpy_r_r255 = CPyDict_Build(17, cpy_r_r232, cpy_r_r250, cpy_r_r233, cpy_r_r251, cpy_r_r234, cpy_r_r252, cpy_r_r235, cpy_r_r16, cpy_r_r236, cpy_r_r27, cpy_r_r237, cpy_r_r70, cpy_r_r238, cpy_r_r253, cpy_r_r239, cpy_r_r254, cpy_r_r240, cpy_r_r103, cpy_r_r241, cpy_r_r109, cpy_r_r242, cpy_r_r121, cpy_r_r243, cpy_r_r133, cpy_r_r244, cpy_r_r145, cpy_r_r245, cpy_r_r198, cpy_r_r246, cpy_r_r199, cpy_r_r247, cpy_r_r223, cpy_r_r248, cpy_r_r230);
    CPy_DECREF(cpy_r_r250);
    CPy_DECREF(cpy_r_r251);
    CPy_DECREF(cpy_r_r252);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r253);
    CPy_DECREF(cpy_r_r254);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r121);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r198);
    CPy_DECREF(cpy_r_r199);
    CPy_DECREF(cpy_r_r223);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 182, CPyStatic_scholars___view___globals);
        goto CPyL206;
    }
    cpy_r_r256 = CPyDef_scholars___view___View(cpy_r_r249, cpy_r_r255);
    CPy_DECREF(cpy_r_r249);
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 182, CPyStatic_scholars___view___globals);
        goto CPyL207;
    }
    cpy_r_r257 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_seams;
    CPy_INCREF(cpy_r_r257);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r258 = CPY_GET_METHOD(cpy_r_r257, CPyType_scholars___seams___Seams, 41, serai___games___scholars___seams___SeamsObject, PyObject * (*)(PyObject *, PyObject *, PyObject *))(cpy_r_r257, cpy_r_t, cpy_r_r256); /* see */
    CPy_DECREF(cpy_r_r256);
    CPy_DECREF(cpy_r_r257);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 207, CPyStatic_scholars___view___globals);
        goto CPyL151;
    }
    return cpy_r_r258;
CPyL151: ;
    cpy_r_r259 = NULL;
    return cpy_r_r259;
CPyL152: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL151;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL151;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL151;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL151;
CPyL156: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    goto CPyL151;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r18);
    goto CPyL151;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    goto CPyL151;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    goto CPyL151;
CPyL160: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL151;
CPyL161: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL41;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL151;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r40);
    goto CPyL151;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r40);
    goto CPyL151;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r45);
    goto CPyL151;
CPyL166: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r50);
    goto CPyL151;
CPyL167: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    goto CPyL151;
CPyL168: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r63);
    goto CPyL151;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    goto CPyL151;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r79);
    goto CPyL151;
CPyL171: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL58;
CPyL172: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL151;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_n_2);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL151;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_n_2);
    CPyTagged_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r94);
    goto CPyL151;
CPyL175: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r94);
    goto CPyL151;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r81);
    goto CPyL151;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    goto CPyL151;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    goto CPyL151;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r110);
    goto CPyL151;
CPyL180: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    goto CPyL151;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r122);
    goto CPyL151;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    goto CPyL151;
CPyL183: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r134);
    goto CPyL151;
CPyL184: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    goto CPyL151;
CPyL185: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    goto CPyL151;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r147);
    goto CPyL151;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r153);
    goto CPyL151;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r154);
    goto CPyL151;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r153);
    CPy_DecRef(cpy_r_r160);
    goto CPyL151;
CPyL190: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL125;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    goto CPyL151;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    CPyTagged_DecRef(cpy_r_r172);
    CPyTagged_DecRef(cpy_r_r173);
    goto CPyL151;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    CPyTagged_DecRef(cpy_r_r172);
    CPyTagged_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    goto CPyL151;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    CPyTagged_DecRef(cpy_r_r172);
    CPyTagged_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r181);
    goto CPyL151;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    CPyTagged_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r181);
    goto CPyL151;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    CPyTagged_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r186);
    goto CPyL151;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r181);
    CPy_DecRef(cpy_r_r186);
    goto CPyL151;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r192);
    goto CPyL151;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r198);
    goto CPyL151;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r199);
    goto CPyL151;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r200);
    goto CPyL151;
CPyL202: ;
    CPy_DECREF(cpy_r_r202);
    goto CPyL139;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r202);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL151;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r202);
    goto CPyL151;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r121);
    CPy_DecRef(cpy_r_r133);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r223);
    goto CPyL151;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r249);
    goto CPyL151;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL151;
}
        
        PyObject *CPyPy_scholars___view___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:observe", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view___observe(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "observe", 179, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view___seen_by(PyObject *cpy_r_t, PyObject *cpy_r_common, CPyTagged cpy_r_seat) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
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
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject **cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    cpy_r_r0 = 0 & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = cpy_r_seat & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_seat, 0);
    cpy_r_r5 = cpy_r_r4 ^ 1;
    cpy_r_r6 = cpy_r_r5;
    goto CPyL4;
CPyL3: ;
    cpy_r_r7 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_seat;
    cpy_r_r6 = cpy_r_r7;
CPyL4: ;
    if (cpy_r_r6) goto CPyL6;
    if (cpy_r_r6) {
        goto CPyL13;
    } else
        goto CPyL12;
CPyL6: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "seen_by", "Table", "players", 212, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
CPyL7: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r10 << 1;
    cpy_r_r12 = cpy_r_seat & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL9;
    cpy_r_r14 = cpy_r_r11 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL10;
CPyL9: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r11);
    cpy_r_r17 = cpy_r_r16;
    goto CPyL11;
CPyL10: ;
    cpy_r_r18 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r11;
    cpy_r_r17 = cpy_r_r18;
CPyL11: ;
    if (cpy_r_r17) goto CPyL13;
CPyL12: ;
    CPy_INCREF(cpy_r_common);
    return cpy_r_common;
CPyL13: ;
    cpy_r_r19 = ((serai___games___scholars___view___ViewObject *)cpy_r_common)->_players;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "seen_by", "View", "players", 214, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    CPy_INCREF(cpy_r_r19);
CPyL14: ;
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, cpy_r_seat);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_scholars___view___PlayerView))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals, "serai.games.scholars.view.PlayerView", cpy_r_r20);
        goto CPyL38;
    }
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "seen_by", "Table", "players", 214, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL17: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_seat);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_scholars___table___Player))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Player", cpy_r_r23);
        goto CPyL39;
    }
    cpy_r_r25 = CPyDef_scholars___view____bag(cpy_r_t, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    cpy_r_r26 = CPyStatic_scholars___view___globals;
    cpy_r_r27 = CPyStatics[3618]; /* 'replace' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r26, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals);
        goto CPyL40;
    }
    PyObject *cpy_r_r29[2] = {cpy_r_r21, cpy_r_r25};
    cpy_r_r30 = (PyObject **)&cpy_r_r29;
    cpy_r_r31 = CPyStatics[5548]; /* ('bag',) */
    cpy_r_r32 = PyObject_Vectorcall(cpy_r_r28, cpy_r_r30, 1, cpy_r_r31);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r25);
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_scholars___view___PlayerView))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "seen_by", 214, CPyStatic_scholars___view___globals, "serai.games.scholars.view.PlayerView", cpy_r_r32);
        goto CPyL38;
    }
    cpy_r_r34 = ((serai___games___scholars___view___ViewObject *)cpy_r_common)->_players;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "seen_by", "View", "players", 215, CPyStatic_scholars___view___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r34);
CPyL24: ;
    cpy_r_r35 = CPySequenceTuple_GetSlice(cpy_r_r34, 0, cpy_r_seat);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL41;
    }
    if (likely(PyTuple_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals, "tuple", cpy_r_r35);
        goto CPyL41;
    }
    cpy_r_r37 = ((serai___games___scholars___view___ViewObject *)cpy_r_common)->_players;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "seen_by", "View", "players", 215, CPyStatic_scholars___view___globals);
        goto CPyL42;
    }
    CPy_INCREF(cpy_r_r37);
CPyL27: ;
    cpy_r_r38 = CPyTagged_Add(cpy_r_seat, 2);
    cpy_r_r39 = CPySequenceTuple_GetSlice(cpy_r_r37, cpy_r_r38, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r37);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL42;
    }
    if (likely(PyTuple_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals, "tuple", cpy_r_r39);
        goto CPyL42;
    }
    cpy_r_r41 = PyList_New(0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL43;
    }
    cpy_r_r42 = CPyList_Extend(cpy_r_r41, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL44;
    } else
        goto CPyL45;
CPyL31: ;
    cpy_r_r43 = PyList_Append(cpy_r_r41, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL46;
    }
    cpy_r_r45 = CPyList_Extend(cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL33: ;
    cpy_r_r46 = PyList_AsTuple(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r47 = CPyStatic_scholars___view___globals;
    cpy_r_r48 = CPyStatics[3618]; /* 'replace' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL49;
    }
    PyObject *cpy_r_r50[2] = {cpy_r_common, cpy_r_r46};
    cpy_r_r51 = (PyObject **)&cpy_r_r50;
    cpy_r_r52 = CPyStatics[5549]; /* ('players',) */
    cpy_r_r53 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r51, 1, cpy_r_r52);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals);
        goto CPyL49;
    }
    CPy_DECREF(cpy_r_r46);
    if (likely((Py_TYPE(cpy_r_r53) == CPyType_myriad___view___MyriadView) || (Py_TYPE(cpy_r_r53) == CPyType_scholars___view___View)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "seen_by", 215, CPyStatic_scholars___view___globals, "serai.games.scholars.view.View", cpy_r_r53);
        goto CPyL38;
    }
    return cpy_r_r54;
CPyL38: ;
    cpy_r_r55 = NULL;
    return cpy_r_r55;
CPyL39: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL38;
CPyL40: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    goto CPyL38;
CPyL41: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL38;
CPyL42: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    goto CPyL38;
CPyL43: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r40);
    goto CPyL38;
CPyL44: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    goto CPyL38;
CPyL45: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL31;
CPyL46: ;
    CPy_DecRef(cpy_r_r40);
    CPy_DecRef(cpy_r_r41);
    goto CPyL38;
CPyL47: ;
    CPy_DecRef(cpy_r_r41);
    goto CPyL38;
CPyL48: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL33;
CPyL49: ;
    CPy_DecRef(cpy_r_r46);
    goto CPyL38;
}
        
        PyObject *CPyPy_scholars___view___seen_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "common", "seat", 0};
            static CPyArg_Parser parser = {"OOO:seen_by", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_common;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_common, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_common;
            if (likely((Py_TYPE(obj_common) == CPyType_myriad___view___MyriadView) || (Py_TYPE(obj_common) == CPyType_scholars___view___View)))
                arg_common = obj_common;
            else {
                CPy_TypeError("serai.games.scholars.view.View", obj_common); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view___seen_by(arg_t, arg_common, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "seen_by", 210, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____scroll(PyObject *cpy_r_t, PyObject *cpy_r_id, CPyTagged cpy_r_card, CPyTagged cpy_r_owner) {
    char cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    cpy_r_r0 = (Py_ssize_t)cpy_r_card != -2;
    if (!cpy_r_r0) goto CPyL8;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_scroll", "Table", "book", 219, CPyStatic_scholars___view___globals);
        goto CPyL16;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_r1)->_scrolls;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_scroll", "Book", "scrolls", 219, CPyStatic_scholars___view___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_card);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_scroll", 219, CPyStatic_scholars___view___globals);
        goto CPyL16;
    }
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_scroll", 219, CPyStatic_scholars___view___globals, "tuple", cpy_r_r3);
        goto CPyL16;
    }
    cpy_r_r5 = CPySequenceTuple_GetItem(cpy_r_r4, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_scroll", 219, CPyStatic_scholars___view___globals);
        goto CPyL16;
    }
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_scroll", 219, CPyStatic_scholars___view___globals, "str", cpy_r_r5);
        goto CPyL16;
    }
    cpy_r_r7 = cpy_r_r6;
    goto CPyL9;
CPyL8: ;
    cpy_r_r8 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r8);
    cpy_r_r7 = cpy_r_r8;
CPyL9: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_owner != -2;
    if (!cpy_r_r9) goto CPyL11;
    CPyTagged_INCREF(cpy_r_owner);
    cpy_r_r10 = CPyTagged_StealAsObject(cpy_r_owner);
    cpy_r_r11 = cpy_r_r10;
    goto CPyL12;
CPyL11: ;
    cpy_r_r12 = Py_None;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r11 = cpy_r_r12;
CPyL12: ;
    cpy_r_r13 = PyTuple_Pack(3, cpy_r_id, cpy_r_r7, cpy_r_r11);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_scroll", 219, CPyStatic_scholars___view___globals);
        goto CPyL16;
    }
    cpy_r_r14 = PyDict_New();
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_scroll", 219, CPyStatic_scholars___view___globals);
        goto CPyL17;
    }
    cpy_r_r15 = CPyDef_scholars___view___ScrollView(cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_scroll", 219, CPyStatic_scholars___view___globals);
        goto CPyL16;
    }
    return cpy_r_r15;
CPyL16: ;
    cpy_r_r16 = NULL;
    return cpy_r_r16;
CPyL17: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL16;
}
        
        PyObject *CPyPy_scholars___view____scroll(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "id", "card", "owner", 0};
            static CPyArg_Parser parser = {"OOOO:_scroll", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_id;
            PyObject *obj_card;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_id, &obj_card, &obj_owner)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged arg_owner;
            if (likely(PyLong_Check(obj_owner)))
                arg_owner = CPyTagged_BorrowFromObject(obj_owner);
            else {
                CPy_TypeError("int", obj_owner); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____scroll(arg_t, arg_id, arg_card, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_scroll", 218, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____guild(PyObject *cpy_r_t, CPyTagged cpy_r_guild) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_seat;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    PyObject *cpy_r_r38;
    int64_t cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    CPyPtr cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Table", "book", 223, CPyStatic_scholars___view___globals);
        goto CPyL52;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Book", "guilds", 225, CPyStatic_scholars___view___globals);
        goto CPyL53;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_guild);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 225, CPyStatic_scholars___view___globals);
        goto CPyL53;
    }
    if (likely(PyTuple_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_guild", 225, CPyStatic_scholars___view___globals, "tuple", cpy_r_r2);
        goto CPyL53;
    }
    cpy_r_r4 = CPySequenceTuple_GetItem(cpy_r_r3, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 225, CPyStatic_scholars___view___globals);
        goto CPyL53;
    }
    if (likely(PyUnicode_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_guild", 225, CPyStatic_scholars___view___globals, "str", cpy_r_r4);
        goto CPyL53;
    }
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Table", "control", 226, CPyStatic_scholars___view___globals);
        goto CPyL54;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_guild);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 226, CPyStatic_scholars___view___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 226, CPyStatic_scholars___view___globals);
        goto CPyL54;
    }
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 != -2;
    CPyTagged_DECREF(cpy_r_r8);
    if (!cpy_r_r9) goto CPyL14;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_control;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Table", "control", 226, CPyStatic_scholars___view___globals);
        goto CPyL54;
    }
CPyL11: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_guild);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 226, CPyStatic_scholars___view___globals);
        goto CPyL54;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 226, CPyStatic_scholars___view___globals);
        goto CPyL54;
    }
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL15;
CPyL14: ;
    cpy_r_r15 = Py_None;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r14 = cpy_r_r15;
CPyL15: ;
    cpy_r_r16 = PyList_New(0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 227, CPyStatic_scholars___view___globals);
        goto CPyL55;
    }
    cpy_r_r17 = CPyDef_scholars___table___Table___seats(cpy_r_t);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 227, CPyStatic_scholars___view___globals);
        goto CPyL56;
    }
CPyL17: ;
    cpy_r_r18 = 0;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_seat = cpy_r_r18;
    CPyTagged_DECREF(cpy_r_seat);
CPyL18: ;
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL20;
    cpy_r_r21 = cpy_r_r17 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL21;
CPyL20: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_r18, cpy_r_r17);
    if (cpy_r_r23) {
        goto CPyL22;
    } else
        goto CPyL57;
CPyL21: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r18 < (Py_ssize_t)cpy_r_r17;
    if (!cpy_r_r24) goto CPyL57;
CPyL22: ;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_seat = cpy_r_r18;
    cpy_r_r25 = CPyDef_scholars___table___Table___guilds_of(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 227, CPyStatic_scholars___view___globals);
        goto CPyL58;
    }
    cpy_r_r26 = CPyList_GetItem(cpy_r_r25, cpy_r_guild);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 227, CPyStatic_scholars___view___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 227, CPyStatic_scholars___view___globals);
        goto CPyL58;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r29 = PyList_Append(cpy_r_r16, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 227, CPyStatic_scholars___view___globals);
        goto CPyL58;
    }
    cpy_r_r31 = CPyTagged_Add(cpy_r_r18, 2);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r18 = cpy_r_r31;
    goto CPyL18;
CPyL27: ;
    cpy_r_r32 = PyList_AsTuple(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 227, CPyStatic_scholars___view___globals);
        goto CPyL55;
    }
    cpy_r_r33 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Book", "columns", 229, CPyStatic_scholars___view___globals);
        goto CPyL59;
    }
CPyL29: ;
    cpy_r_r34 = CPyList_GetItem(cpy_r_r33, cpy_r_guild);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL59;
    }
    if (likely(PyList_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals, "list", cpy_r_r34);
        goto CPyL59;
    }
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r37 = *(int64_t *)cpy_r_r36;
    cpy_r_r38 = PyTuple_New(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL60;
    }
    cpy_r_r39 = 0;
CPyL33: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = cpy_r_r39 < cpy_r_r41;
    if (!cpy_r_r42) goto CPyL61;
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r35 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    cpy_r_r45 = cpy_r_r39 * 8;
    cpy_r_r46 = cpy_r_r44 + cpy_r_r45;
    cpy_r_r47 = *(PyObject * *)cpy_r_r46;
    CPy_INCREF(cpy_r_r47);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
    cpy_r_r49 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_house;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Book", "house", 229, CPyStatic_scholars___view___globals);
        goto CPyL63;
    }
CPyL36: ;
    cpy_r_r50 = CPyList_GetItem(cpy_r_r49, cpy_r_r48);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL63;
    }
    if (likely(PyTuple_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals, "tuple", cpy_r_r50);
        goto CPyL63;
    }
    cpy_r_r52 = CPySequenceTuple_GetItem(cpy_r_r51, 0);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL63;
    }
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals, "str", cpy_r_r52);
        goto CPyL63;
    }
    cpy_r_r54 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Table", "house", 229, CPyStatic_scholars___view___globals);
        goto CPyL64;
    }
CPyL41: ;
    cpy_r_r55 = CPyList_GetItem(cpy_r_r54, cpy_r_r48);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL64;
    }
    if (likely(PyLong_Check(cpy_r_r55)))
        cpy_r_r56 = CPyTagged_FromObject(cpy_r_r55);
    else {
        CPy_TypeError("int", cpy_r_r55); cpy_r_r56 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL64;
    }
    cpy_r_r57 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_house_influence;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_guild", "Table", "house_influence", 229, CPyStatic_scholars___view___globals);
        goto CPyL65;
    }
CPyL44: ;
    cpy_r_r58 = CPyList_GetItem(cpy_r_r57, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL66;
    }
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL66;
    }
    cpy_r_r60 = CPyDef_scholars___view____scroll(cpy_r_t, cpy_r_r53, cpy_r_r56, cpy_r_r59);
    CPy_DECREF(cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 229, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r38, cpy_r_r39, cpy_r_r60);
    cpy_r_r61 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r61;
    goto CPyL33;
CPyL49: ;
    cpy_r_r62 = CPyStatics[571]; /* 'id' */
    cpy_r_r63 = CPyStatics[3370]; /* 'control' */
    cpy_r_r64 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r65 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r66 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r67 = CPyDict_Build(4, cpy_r_r62, cpy_r_r5, cpy_r_r63, cpy_r_r14, cpy_r_r64, cpy_r_r32, cpy_r_r65, cpy_r_r38);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 224, CPyStatic_scholars___view___globals);
        goto CPyL67;
    }
    cpy_r_r68 = CPyDef_scholars___view___GuildView(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 224, CPyStatic_scholars___view___globals);
        goto CPyL52;
    }
    return cpy_r_r68;
CPyL52: ;
    cpy_r_r69 = NULL;
    return cpy_r_r69;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL52;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL52;
CPyL55: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    goto CPyL52;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL52;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL27;
CPyL58: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPyTagged_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL52;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r32);
    goto CPyL52;
CPyL60: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    goto CPyL52;
CPyL61: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r35);
    goto CPyL49;
CPyL62: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    goto CPyL52;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL52;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    goto CPyL52;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL52;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL52;
CPyL67: ;
    CPy_DecRef(cpy_r_r66);
    goto CPyL52;
}
        
        PyObject *CPyPy_scholars___view____guild(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "guild", 0};
            static CPyArg_Parser parser = {"OO:_guild", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____guild(arg_t, arg_guild);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_guild", 222, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____room(PyObject *cpy_r_t, CPyTagged cpy_r_room) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
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
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_rooms;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Table", "rooms", 235, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_room);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 235, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 235, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    cpy_r_r3 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Table", "book", 237, CPyStatic_scholars___view___globals);
        goto CPyL40;
    }
CPyL4: ;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r3)->_rooms;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Book", "rooms", 237, CPyStatic_scholars___view___globals);
        goto CPyL40;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_room);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 237, CPyStatic_scholars___view___globals);
        goto CPyL40;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_room", 237, CPyStatic_scholars___view___globals, "tuple", cpy_r_r5);
        goto CPyL40;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 237, CPyStatic_scholars___view___globals);
        goto CPyL40;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_room", 237, CPyStatic_scholars___view___globals, "str", cpy_r_r7);
        goto CPyL40;
    }
    cpy_r_r9 = (Py_ssize_t)cpy_r_r2 != -2;
    if (!cpy_r_r9) goto CPyL41;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Table", "book", 238, CPyStatic_scholars___view___globals);
        goto CPyL42;
    }
CPyL11: ;
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r10)->_translators;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Book", "translators", 238, CPyStatic_scholars___view___globals);
        goto CPyL42;
    }
CPyL12: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 238, CPyStatic_scholars___view___globals);
        goto CPyL43;
    }
    if (likely(PyTuple_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_room", 238, CPyStatic_scholars___view___globals, "tuple", cpy_r_r12);
        goto CPyL43;
    }
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, 0);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 238, CPyStatic_scholars___view___globals);
        goto CPyL43;
    }
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_room", 238, CPyStatic_scholars___view___globals, "str", cpy_r_r14);
        goto CPyL43;
    }
    cpy_r_r16 = cpy_r_r15;
    goto CPyL18;
CPyL17: ;
    cpy_r_r17 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r17);
    cpy_r_r16 = cpy_r_r17;
CPyL18: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Table", "owners", 239, CPyStatic_scholars___view___globals);
        goto CPyL44;
    }
CPyL19: ;
    cpy_r_r19 = CPyList_GetItemBorrow(cpy_r_r18, cpy_r_room);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 239, CPyStatic_scholars___view___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 239, CPyStatic_scholars___view___globals);
        goto CPyL44;
    }
    cpy_r_r21 = (Py_ssize_t)cpy_r_r20 != -2;
    CPyTagged_DECREF(cpy_r_r20);
    if (!cpy_r_r21) goto CPyL26;
    cpy_r_r22 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_owners;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Table", "owners", 239, CPyStatic_scholars___view___globals);
        goto CPyL44;
    }
CPyL23: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_room);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 239, CPyStatic_scholars___view___globals);
        goto CPyL44;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 239, CPyStatic_scholars___view___globals);
        goto CPyL44;
    }
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL27;
CPyL26: ;
    cpy_r_r27 = Py_None;
    CPy_INCREF(cpy_r_r27);
    cpy_r_r26 = cpy_r_r27;
CPyL27: ;
    cpy_r_r28 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_gold;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Table", "gold", 240, CPyStatic_scholars___view___globals);
        goto CPyL45;
    }
CPyL28: ;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r28, cpy_r_room);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 240, CPyStatic_scholars___view___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 240, CPyStatic_scholars___view___globals);
        goto CPyL45;
    }
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Table", "book", 241, CPyStatic_scholars___view___globals);
        goto CPyL46;
    }
CPyL31: ;
    cpy_r_r32 = ((serai___games___scholars___book___BookObject *)cpy_r_r31)->_rooms;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_room", "Book", "rooms", 241, CPyStatic_scholars___view___globals);
        goto CPyL46;
    }
CPyL32: ;
    cpy_r_r33 = CPyList_GetItem(cpy_r_r32, cpy_r_room);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 241, CPyStatic_scholars___view___globals);
        goto CPyL46;
    }
    if (likely(PyTuple_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_room", 241, CPyStatic_scholars___view___globals, "tuple", cpy_r_r33);
        goto CPyL46;
    }
    cpy_r_r35 = CPySequenceTuple_GetItem(cpy_r_r34, 6);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 241, CPyStatic_scholars___view___globals);
        goto CPyL46;
    }
    if (likely(PyLong_Check(cpy_r_r35)))
        cpy_r_r36 = CPyTagged_FromObject(cpy_r_r35);
    else {
        CPy_TypeError("int", cpy_r_r35); cpy_r_r36 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 241, CPyStatic_scholars___view___globals);
        goto CPyL46;
    }
    cpy_r_r37 = CPyStatics[571]; /* 'id' */
    cpy_r_r38 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r39 = CPyStatics[544]; /* 'owner' */
    cpy_r_r40 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r41 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r42 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r30);
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r45 = CPyDict_Build(5, cpy_r_r37, cpy_r_r8, cpy_r_r38, cpy_r_r16, cpy_r_r39, cpy_r_r26, cpy_r_r40, cpy_r_r43, cpy_r_r41, cpy_r_r44);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r26);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 236, CPyStatic_scholars___view___globals);
        goto CPyL47;
    }
    cpy_r_r46 = CPyDef_scholars___view___RoomView(cpy_r_r42, cpy_r_r45);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 236, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    return cpy_r_r46;
CPyL39: ;
    cpy_r_r47 = NULL;
    return cpy_r_r47;
CPyL40: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL39;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL17;
CPyL42: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL39;
CPyL43: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL39;
CPyL44: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    goto CPyL39;
CPyL45: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r26);
    goto CPyL39;
CPyL46: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r26);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL39;
CPyL47: ;
    CPy_DecRef(cpy_r_r42);
    goto CPyL39;
}
        
        PyObject *CPyPy_scholars___view____room(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "room", 0};
            static CPyArg_Parser parser = {"OO:_room", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_room;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_room)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_room;
            if (likely(PyLong_Check(obj_room)))
                arg_room = CPyTagged_BorrowFromObject(obj_room);
            else {
                CPy_TypeError("int", obj_room); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____room(arg_t, arg_room);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_room", 234, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____caliph(PyObject *cpy_r_t, CPyTagged cpy_r_space) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T3OOO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    PyObject *cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    CPyPtr cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_caliph", "Table", "book", 246, CPyStatic_scholars___view___globals);
        goto CPyL35;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_spaces;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_caliph", "Book", "caliph_spaces", 247, CPyStatic_scholars___view___globals);
        goto CPyL36;
    }
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r3 << 1;
    cpy_r_count = cpy_r_r4;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliph_influence;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_caliph", "Table", "caliph_influence", 248, CPyStatic_scholars___view___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r5);
CPyL3: ;
    cpy_r_r6 = CPyTagged_Multiply(cpy_r_space, cpy_r_count);
    cpy_r_r7 = CPyTagged_Add(cpy_r_space, 2);
    cpy_r_r8 = CPyTagged_Multiply(cpy_r_r7, cpy_r_count);
    CPyTagged_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_r9 = CPyList_GetSlice(cpy_r_r5, cpy_r_r6, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 248, CPyStatic_scholars___view___globals);
        goto CPyL36;
    }
    if (likely(PyList_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_caliph", 248, CPyStatic_scholars___view___globals, "list", cpy_r_r9);
        goto CPyL36;
    }
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_slots;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_caliph", "Book", "caliph_slots", 250, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
CPyL6: ;
    cpy_r_r12 = CPyList_GetItem(cpy_r_r11, cpy_r_space);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 250, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    PyObject *__tmp6205;
    if (unlikely(!(PyTuple_Check(cpy_r_r12) && PyTuple_GET_SIZE(cpy_r_r12) == 3))) {
        __tmp6205 = NULL;
        goto __LL6206;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 0))))
        __tmp6205 = PyTuple_GET_ITEM(cpy_r_r12, 0);
    else {
        __tmp6205 = NULL;
    }
    if (__tmp6205 == NULL) goto __LL6206;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r12, 1), CPyType_kernel___effects___Effect)))
        __tmp6205 = PyTuple_GET_ITEM(cpy_r_r12, 1);
    else {
        __tmp6205 = NULL;
    }
    if (__tmp6205 == NULL) goto __LL6206;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r12, 2))))
        __tmp6205 = PyTuple_GET_ITEM(cpy_r_r12, 2);
    else {
        __tmp6205 = NULL;
    }
    if (__tmp6205 == NULL) goto __LL6206;
    __tmp6205 = cpy_r_r12;
__LL6206: ;
    if (unlikely(__tmp6205 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Effect, str]", cpy_r_r12); cpy_r_r13 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp6207 = PyTuple_GET_ITEM(cpy_r_r12, 0);
        CPy_INCREF(__tmp6207);
        PyObject *__tmp6208;
        if (likely(PyUnicode_Check(__tmp6207)))
            __tmp6208 = __tmp6207;
        else {
            CPy_TypeError("str", __tmp6207); 
            __tmp6208 = NULL;
        }
        cpy_r_r13.f0 = __tmp6208;
        PyObject *__tmp6209 = PyTuple_GET_ITEM(cpy_r_r12, 1);
        CPy_INCREF(__tmp6209);
        PyObject *__tmp6210;
        if (likely(PyObject_TypeCheck(__tmp6209, CPyType_kernel___effects___Effect)))
            __tmp6210 = __tmp6209;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp6209); 
            __tmp6210 = NULL;
        }
        cpy_r_r13.f1 = __tmp6210;
        PyObject *__tmp6211 = PyTuple_GET_ITEM(cpy_r_r12, 2);
        CPy_INCREF(__tmp6211);
        PyObject *__tmp6212;
        if (likely(PyUnicode_Check(__tmp6211)))
            __tmp6212 = __tmp6211;
        else {
            CPy_TypeError("str", __tmp6211); 
            __tmp6212 = NULL;
        }
        cpy_r_r13.f2 = __tmp6212;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 250, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r14 = cpy_r_r13.f0;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13.f0);
    CPy_DECREF(cpy_r_r13.f1);
    CPy_DECREF(cpy_r_r13.f2);
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliphs;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_caliph", "Table", "caliphs", 251, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL9: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_space & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL11;
    cpy_r_r21 = cpy_r_r18 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL12;
CPyL11: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_space, cpy_r_r18);
    if (cpy_r_r23) {
        goto CPyL13;
    } else
        goto CPyL40;
CPyL12: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_space < (Py_ssize_t)cpy_r_r18;
    if (!cpy_r_r24) goto CPyL40;
CPyL13: ;
    cpy_r_r25 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_caliph_cards;
    if (unlikely(cpy_r_r25 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'caliph_cards' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r25);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 251, CPyStatic_scholars___view___globals);
        goto CPyL41;
    }
CPyL14: ;
    cpy_r_r26 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_caliphs;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_caliph", "Table", "caliphs", 251, CPyStatic_scholars___view___globals);
        goto CPyL42;
    }
CPyL15: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_space);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 251, CPyStatic_scholars___view___globals);
        goto CPyL42;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 251, CPyStatic_scholars___view___globals);
        goto CPyL42;
    }
    cpy_r_r29 = CPyList_GetItem(cpy_r_r25, cpy_r_r28);
    CPy_DECREF(cpy_r_r25);
    CPyTagged_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 251, CPyStatic_scholars___view___globals);
        goto CPyL41;
    }
    if (likely(PyTuple_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_caliph", 251, CPyStatic_scholars___view___globals, "tuple", cpy_r_r29);
        goto CPyL41;
    }
    cpy_r_r31 = CPySequenceTuple_GetItem(cpy_r_r30, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 251, CPyStatic_scholars___view___globals);
        goto CPyL41;
    }
    if (likely(PyUnicode_Check(cpy_r_r31)))
        cpy_r_r32 = cpy_r_r31;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_caliph", 251, CPyStatic_scholars___view___globals, "str", cpy_r_r31);
        goto CPyL41;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL23;
CPyL22: ;
    cpy_r_r34 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r34);
    cpy_r_r33 = cpy_r_r34;
CPyL23: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = PyTuple_New(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 252, CPyStatic_scholars___view___globals);
        goto CPyL43;
    }
    cpy_r_r38 = 0;
CPyL25: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r38 < cpy_r_r40;
    if (!cpy_r_r41) goto CPyL44;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r43 = *(CPyPtr *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r38 * 8;
    cpy_r_r45 = cpy_r_r43 + cpy_r_r44;
    cpy_r_r46 = *(PyObject * *)cpy_r_r45;
    CPy_INCREF(cpy_r_r46);
    if (likely(PyLong_Check(cpy_r_r46)))
        cpy_r_r47 = CPyTagged_FromObject(cpy_r_r46);
    else {
        CPy_TypeError("int", cpy_r_r46); cpy_r_r47 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 252, CPyStatic_scholars___view___globals);
        goto CPyL45;
    }
    cpy_r_r48 = (Py_ssize_t)cpy_r_r47 != -2;
    if (!cpy_r_r48) goto CPyL46;
    cpy_r_r49 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r50 = cpy_r_r49;
    goto CPyL30;
CPyL29: ;
    cpy_r_r51 = Py_None;
    CPy_INCREF(cpy_r_r51);
    cpy_r_r50 = cpy_r_r51;
CPyL30: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r37, cpy_r_r38, cpy_r_r50);
    cpy_r_r52 = cpy_r_r38 + 1;
    cpy_r_r38 = cpy_r_r52;
    goto CPyL25;
CPyL32: ;
    cpy_r_r53 = CPyStatics[785]; /* 'slot' */
    cpy_r_r54 = CPyStatics[390]; /* 'card' */
    cpy_r_r55 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r56 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r57 = CPyDict_Build(3, cpy_r_r53, cpy_r_r14, cpy_r_r54, cpy_r_r33, cpy_r_r55, cpy_r_r37);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 249, CPyStatic_scholars___view___globals);
        goto CPyL47;
    }
    cpy_r_r58 = CPyDef_scholars___view___CaliphView(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 249, CPyStatic_scholars___view___globals);
        goto CPyL35;
    }
    return cpy_r_r58;
CPyL35: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL35;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL35;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL35;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL35;
CPyL40: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL22;
CPyL41: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL35;
CPyL42: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r25);
    goto CPyL35;
CPyL43: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r33);
    goto CPyL35;
CPyL44: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL32;
CPyL45: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r37);
    goto CPyL35;
CPyL46: ;
    CPyTagged_DECREF(cpy_r_r47);
    goto CPyL29;
CPyL47: ;
    CPy_DecRef(cpy_r_r56);
    goto CPyL35;
}
        
        PyObject *CPyPy_scholars___view____caliph(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "space", 0};
            static CPyArg_Parser parser = {"OO:_caliph", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_space;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_space)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_space;
            if (likely(PyLong_Check(obj_space)))
                arg_space = CPyTagged_BorrowFromObject(obj_space);
            else {
                CPy_TypeError("int", obj_space); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____caliph(arg_t, arg_space);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_caliph", 245, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____action(PyObject *cpy_r_t) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    CPyTagged cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    tuple_T1O cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    tuple_T2OI cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_value;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyTagged cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyTagged cpy_r_r48;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    CPyTagged cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    CPyPtr cpy_r_r64;
    CPyPtr cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    int64_t cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "working", 257, CPyStatic_scholars___view___globals);
        goto CPyL60;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL3;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_r0, 0);
    if (cpy_r_r5) {
        goto CPyL5;
    } else
        goto CPyL6;
CPyL4: ;
    cpy_r_r6 = (Py_ssize_t)cpy_r_r0 < (Py_ssize_t)0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = Py_None;
    CPy_INCREF(cpy_r_r7);
    return cpy_r_r7;
CPyL6: ;
    cpy_r_r8 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "book", 259, CPyStatic_scholars___view___globals);
        goto CPyL60;
    }
    CPy_INCREF(cpy_r_r8);
CPyL7: ;
    cpy_r_r9 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_board;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Book", "board", 260, CPyStatic_scholars___view___globals);
        goto CPyL61;
    }
CPyL8: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_working;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "working", 260, CPyStatic_scholars___view___globals);
        goto CPyL61;
    }
CPyL9: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 260, CPyStatic_scholars___view___globals);
        goto CPyL61;
    }
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_action", 260, CPyStatic_scholars___view___globals, "tuple", cpy_r_r11);
        goto CPyL61;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 0);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 260, CPyStatic_scholars___view___globals);
        goto CPyL61;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_action", 260, CPyStatic_scholars___view___globals, "str", cpy_r_r13);
        goto CPyL61;
    }
    cpy_r_r15 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r15 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "settled", 261, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
CPyL14: ;
    if (!cpy_r_r15) goto CPyL31;
CPyL15: ;
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "colour", 261, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
CPyL16: ;
    cpy_r_r17 = cpy_r_r16 & 1;
    cpy_r_r18 = cpy_r_r17 != 0;
    if (cpy_r_r18) goto CPyL18;
    cpy_r_r19 = 0 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (!cpy_r_r20) goto CPyL19;
CPyL18: ;
    cpy_r_r21 = CPyTagged_IsLt_(cpy_r_r16, 0);
    cpy_r_r22 = cpy_r_r21 ^ 1;
    if (cpy_r_r22) {
        goto CPyL20;
    } else
        goto CPyL31;
CPyL19: ;
    cpy_r_r23 = (Py_ssize_t)cpy_r_r16 >= (Py_ssize_t)0;
    if (!cpy_r_r23) goto CPyL31;
CPyL20: ;
    cpy_r_r24 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_colours;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Book", "colours", 262, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
CPyL21: ;
    cpy_r_r25 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "colour", 262, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
CPyL22: ;
    cpy_r_r26 = CPyList_GetItem(cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 262, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_action", 262, CPyStatic_scholars___view___globals, "tuple", cpy_r_r26);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r8);
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r27, 0);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 262, CPyStatic_scholars___view___globals);
        goto CPyL63;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_action", 262, CPyStatic_scholars___view___globals, "str", cpy_r_r28);
        goto CPyL63;
    }
    cpy_r_r30.f0 = cpy_r_r29;
    cpy_r_r31 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_value;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "value", 262, CPyStatic_scholars___view___globals);
        goto CPyL64;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL27: ;
    cpy_r_r32 = PyTuple_New(1);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6213 = cpy_r_r30.f0;
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp6213);
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r34 = 1 ? Py_True : Py_False;
    cpy_r_r35 = PyTuple_Pack(4, cpy_r_r14, cpy_r_r32, cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 262, CPyStatic_scholars___view___globals);
        goto CPyL60;
    }
    cpy_r_r36 = PyDict_New();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 262, CPyStatic_scholars___view___globals);
        goto CPyL65;
    }
    cpy_r_r37 = CPyDef_scholars___view___ActionView(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 262, CPyStatic_scholars___view___globals);
        goto CPyL60;
    }
    return cpy_r_r37;
CPyL31: ;
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "seat", 263, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
    CPyTagged_INCREF(cpy_r_r38);
CPyL32: ;
    cpy_r_r39 = CPyDef_scholars___dice___action_shape(cpy_r_t, cpy_r_r38);
    CPyTagged_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 263, CPyStatic_scholars___view___globals);
        goto CPyL62;
    }
    cpy_r_r40 = cpy_r_r39.f0;
    cpy_r_r41 = cpy_r_r39.f1;
    cpy_r_r42 = cpy_r_r40;
    cpy_r_r43 = cpy_r_r41;
    cpy_r_value = cpy_r_r43;
    cpy_r_r44 = cpy_r_value != 0;
    if (!cpy_r_r44) goto CPyL66;
    cpy_r_r45 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_most_value;
    CPyTagged_INCREF(cpy_r_r45);
    cpy_r_r46 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r46 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "seat", 264, CPyStatic_scholars___view___globals);
        goto CPyL67;
    }
    CPyTagged_INCREF(cpy_r_r46);
CPyL35: ;
    cpy_r_r47 = CPyDef_scholars___dice___added_value(cpy_r_t, cpy_r_r46);
    CPyTagged_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 264, CPyStatic_scholars___view___globals);
        goto CPyL67;
    }
    cpy_r_r48 = CPyTagged_Add(cpy_r_value, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_value);
    CPyTagged_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (cpy_r_r50) goto CPyL38;
    cpy_r_r51 = cpy_r_r45 & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL39;
CPyL38: ;
    cpy_r_r53 = CPyTagged_IsLt_(cpy_r_r48, cpy_r_r45);
    if (cpy_r_r53) {
        goto CPyL68;
    } else
        goto CPyL69;
CPyL39: ;
    cpy_r_r54 = (Py_ssize_t)cpy_r_r48 < (Py_ssize_t)cpy_r_r45;
    if (cpy_r_r54) {
        goto CPyL68;
    } else
        goto CPyL69;
CPyL40: ;
    cpy_r_r55 = cpy_r_r48;
    goto CPyL42;
CPyL41: ;
    cpy_r_r55 = cpy_r_r45;
CPyL42: ;
    cpy_r_r56 = cpy_r_r55;
    goto CPyL44;
CPyL43: ;
    cpy_r_r56 = 0;
CPyL44: ;
    cpy_r_value = cpy_r_r56;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = PyTuple_New(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals);
        goto CPyL70;
    }
    cpy_r_r60 = 0;
CPyL46: ;
    cpy_r_r61 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyVarObject, ob_size));
    cpy_r_r62 = *(int64_t *)cpy_r_r61;
    cpy_r_r63 = cpy_r_r60 < cpy_r_r62;
    if (!cpy_r_r63) goto CPyL71;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyListObject, ob_item));
    cpy_r_r65 = *(CPyPtr *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r60 * 8;
    cpy_r_r67 = cpy_r_r65 + cpy_r_r66;
    cpy_r_r68 = *(PyObject * *)cpy_r_r67;
    CPy_INCREF(cpy_r_r68);
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals);
        goto CPyL72;
    }
    cpy_r_r70 = ((serai___games___scholars___book___BookObject *)cpy_r_r8)->_colours;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Book", "colours", 265, CPyStatic_scholars___view___globals);
        goto CPyL73;
    }
CPyL49: ;
    cpy_r_r71 = CPyList_GetItem(cpy_r_r70, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals);
        goto CPyL72;
    }
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals, "tuple", cpy_r_r71);
        goto CPyL72;
    }
    cpy_r_r73 = CPySequenceTuple_GetItem(cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals);
        goto CPyL72;
    }
    if (likely(PyUnicode_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals, "str", cpy_r_r73);
        goto CPyL72;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r59, cpy_r_r60, cpy_r_r74);
    cpy_r_r75 = cpy_r_r60 + 1;
    cpy_r_r60 = cpy_r_r75;
    goto CPyL46;
CPyL55: ;
    cpy_r_r76 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r76 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_action", "Table", "settled", 265, CPyStatic_scholars___view___globals);
        goto CPyL74;
    }
CPyL56: ;
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r78 = cpy_r_r76 ? Py_True : Py_False;
    cpy_r_r79 = PyTuple_Pack(4, cpy_r_r14, cpy_r_r59, cpy_r_r77, cpy_r_r78);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals);
        goto CPyL60;
    }
    cpy_r_r80 = PyDict_New();
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals);
        goto CPyL75;
    }
    cpy_r_r81 = CPyDef_scholars___view___ActionView(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 265, CPyStatic_scholars___view___globals);
        goto CPyL60;
    }
    return cpy_r_r81;
CPyL60: ;
    cpy_r_r82 = NULL;
    return cpy_r_r82;
CPyL61: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL60;
CPyL62: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    goto CPyL60;
CPyL63: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL60;
CPyL64: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30.f0);
    goto CPyL60;
CPyL65: ;
    CPy_DecRef(cpy_r_r35);
    goto CPyL60;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_value);
    goto CPyL43;
CPyL67: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_value);
    CPyTagged_DecRef(cpy_r_r45);
    goto CPyL60;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_r45);
    goto CPyL40;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL41;
CPyL70: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL60;
CPyL71: ;
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r42);
    goto CPyL55;
CPyL72: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r59);
    goto CPyL60;
CPyL73: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL60;
CPyL74: ;
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r59);
    goto CPyL60;
CPyL75: ;
    CPy_DecRef(cpy_r_r79);
    goto CPyL60;
}
        
        PyObject *CPyPy_scholars___view____action(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", 0};
            static CPyArg_Parser parser = {"O:_action", kwlist, 0};
            PyObject *obj_t;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_t)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____action(arg_t);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_action", 256, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____player(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player, char cpy_r_is_own) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    tuple_T2OI cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int32_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    CPyPtr cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    int64_t cpy_r_r64;
    PyObject *cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    PyObject *cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    CPyPtr cpy_r_r73;
    CPyPtr cpy_r_r74;
    int64_t cpy_r_r75;
    CPyPtr cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    int64_t cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    CPyTagged cpy_r_r89;
    CPyTagged cpy_r_r90;
    CPyTagged cpy_r_place;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyPtr cpy_r_r98;
    int64_t cpy_r_r99;
    PyObject *cpy_r_r100;
    int64_t cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    CPyPtr cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    CPyPtr cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    int64_t cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject **cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    tuple_T2OI cpy_r_r130;
    PyObject *cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    int32_t cpy_r_r136;
    char cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    CPyTagged cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    CPyTagged cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    CPyTagged cpy_r_r151;
    CPyTagged cpy_r_r152;
    char cpy_r_r153;
    CPyTagged cpy_r_r154;
    CPyTagged cpy_r_r155;
    char cpy_r_r156;
    CPyTagged cpy_r_r157;
    CPyTagged cpy_r_r158;
    char cpy_r_r159;
    tuple_T3CCC cpy_r_r160;
    CPyTagged cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    CPyPtr cpy_r_r164;
    int64_t cpy_r_r165;
    PyObject *cpy_r_r166;
    int64_t cpy_r_r167;
    CPyPtr cpy_r_r168;
    int64_t cpy_r_r169;
    char cpy_r_r170;
    CPyPtr cpy_r_r171;
    CPyPtr cpy_r_r172;
    int64_t cpy_r_r173;
    CPyPtr cpy_r_r174;
    PyObject *cpy_r_r175;
    CPyTagged cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    int64_t cpy_r_r182;
    CPyTagged cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    CPyTagged cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    CPyTagged cpy_r_r193;
    CPyTagged cpy_r_r194;
    PyObject *cpy_r_r195;
    int64_t cpy_r_r196;
    CPyPtr cpy_r_r197;
    int64_t cpy_r_r198;
    char cpy_r_r199;
    CPyPtr cpy_r_r200;
    CPyPtr cpy_r_r201;
    int64_t cpy_r_r202;
    CPyPtr cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    CPyTagged cpy_r_r207;
    CPyTagged cpy_r_r208;
    int64_t cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
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
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Table", "book", 269, CPyStatic_scholars___view___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_silver;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "silver", 271, CPyStatic_scholars___view___globals);
        goto CPyL131;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_gold;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "gold", 272, CPyStatic_scholars___view___globals);
        goto CPyL132;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r4 = ((serai___games___scholars___book___WordsObject *)cpy_r_r3)->_workers;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_workers;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "workers", 273, CPyStatic_scholars___view___globals);
        goto CPyL133;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r7 = CPyStatics[36]; /* 'zip' */
    cpy_r_r8 = CPyObject_GetAttr(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 273, CPyStatic_scholars___view___globals);
        goto CPyL134;
    }
    cpy_r_r9 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r10[3] = {cpy_r_r4, cpy_r_r5, cpy_r_r9};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r13 = PyObject_Vectorcall(cpy_r_r8, cpy_r_r11, 2, cpy_r_r12);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 273, CPyStatic_scholars___view___globals);
        goto CPyL134;
    }
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r5);
    cpy_r_r14 = CPyDict_FromAny(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 273, CPyStatic_scholars___view___globals);
        goto CPyL135;
    }
    cpy_r_r15 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "influence", 274, CPyStatic_scholars___view___globals);
        goto CPyL136;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL8: ;
    cpy_r_r16 = PyDict_New();
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL137;
    }
    cpy_r_r17 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "guilds", 275, CPyStatic_scholars___view___globals);
        goto CPyL138;
    }
    CPy_INCREF(cpy_r_r17);
CPyL10: ;
    cpy_r_r18 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_guilds;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "guilds", 275, CPyStatic_scholars___view___globals);
        goto CPyL139;
    }
    CPy_INCREF(cpy_r_r18);
CPyL11: ;
    cpy_r_r19 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r20 = CPyStatics[36]; /* 'zip' */
    cpy_r_r21 = CPyObject_GetAttr(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL140;
    }
    cpy_r_r22 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r23[3] = {cpy_r_r17, cpy_r_r18, cpy_r_r22};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r21, cpy_r_r24, 2, cpy_r_r25);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL140;
    }
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r27 = PyObject_GetIter(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL138;
    }
CPyL14: ;
    cpy_r_r28 = PyIter_Next(cpy_r_r27);
    if (cpy_r_r28 == NULL) goto CPyL141;
    PyObject *__tmp6214;
    if (unlikely(!(PyTuple_Check(cpy_r_r28) && PyTuple_GET_SIZE(cpy_r_r28) == 2))) {
        __tmp6214 = NULL;
        goto __LL6215;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r28, 0))))
        __tmp6214 = PyTuple_GET_ITEM(cpy_r_r28, 0);
    else {
        __tmp6214 = NULL;
    }
    if (__tmp6214 == NULL) goto __LL6215;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r28, 1))))
        __tmp6214 = PyTuple_GET_ITEM(cpy_r_r28, 1);
    else {
        __tmp6214 = NULL;
    }
    if (__tmp6214 == NULL) goto __LL6215;
    __tmp6214 = cpy_r_r28;
__LL6215: ;
    if (unlikely(__tmp6214 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r28); cpy_r_r29 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp6216 = PyTuple_GET_ITEM(cpy_r_r28, 0);
        CPy_INCREF(__tmp6216);
        PyObject * __tmp6217;
        if (likely(PyTuple_Check(__tmp6216)))
            __tmp6217 = __tmp6216;
        else {
            CPy_TypeError("tuple", __tmp6216); 
            __tmp6217 = NULL;
        }
        cpy_r_r29.f0 = __tmp6217;
        PyObject *__tmp6218 = PyTuple_GET_ITEM(cpy_r_r28, 1);
        CPyTagged __tmp6219;
        if (likely(PyLong_Check(__tmp6218)))
            __tmp6219 = CPyTagged_FromObject(__tmp6218);
        else {
            goto __LL6220;
        }
        cpy_r_r29.f1 = __tmp6219;
    }
    goto __LL6221;
__LL6220: ;
    CPy_DECREF(cpy_r_r29.f0);
    cpy_r_r29 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL6221;
__LL6221: ;
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL142;
    }
    cpy_r_r30 = cpy_r_r29.f0;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = cpy_r_r29.f1;
    CPyTagged_INCREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r29.f0);
    CPyTagged_DECREF(cpy_r_r29.f1);
    cpy_r_r32 = CPySequenceTuple_GetItem(cpy_r_r30, 0);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL143;
    }
    if (likely(PyUnicode_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals, "str", cpy_r_r32);
        goto CPyL143;
    }
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r35 = PyDict_SetItem(cpy_r_r16, cpy_r_r33, cpy_r_r34);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 >= 0;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL142;
    } else
        goto CPyL14;
CPyL19: ;
    cpy_r_r37 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r37)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 275, CPyStatic_scholars___view___globals);
        goto CPyL138;
    }
    if (!cpy_r_is_own) goto CPyL23;
    cpy_r_r38 = CPyDef_scholars___view____bag(cpy_r_t, cpy_r_player);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 276, CPyStatic_scholars___view___globals);
        goto CPyL138;
    }
    cpy_r_r39 = cpy_r_r38;
    goto CPyL24;
CPyL23: ;
    cpy_r_r40 = Py_None;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r39 = cpy_r_r40;
CPyL24: ;
    cpy_r_r41 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_bag;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "bag", 277, CPyStatic_scholars___view___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r41);
CPyL25: ;
    cpy_r_r42 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r43 = CPyStatics[105]; /* 'sum' */
    cpy_r_r44 = CPyObject_GetAttr(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 277, CPyStatic_scholars___view___globals);
        goto CPyL145;
    }
    PyObject *cpy_r_r45[1] = {cpy_r_r41};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = PyObject_Vectorcall(cpy_r_r44, cpy_r_r46, 1, 0);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 277, CPyStatic_scholars___view___globals);
        goto CPyL145;
    }
    CPy_DECREF(cpy_r_r41);
    if (likely(PyLong_Check(cpy_r_r47)))
        cpy_r_r48 = CPyTagged_FromObject(cpy_r_r47);
    else {
        CPy_TypeError("int", cpy_r_r47); cpy_r_r48 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 277, CPyStatic_scholars___view___globals);
        goto CPyL144;
    }
    cpy_r_r49 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_hand;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "hand", 278, CPyStatic_scholars___view___globals);
        goto CPyL146;
    }
    CPy_INCREF(cpy_r_r49);
CPyL29: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = PyTuple_New(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 278, CPyStatic_scholars___view___globals);
        goto CPyL147;
    }
    cpy_r_r53 = 0;
CPyL31: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r53 < cpy_r_r55;
    if (!cpy_r_r56) goto CPyL148;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyListObject, ob_item));
    cpy_r_r58 = *(CPyPtr *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r53 * 8;
    cpy_r_r60 = cpy_r_r58 + cpy_r_r59;
    cpy_r_r61 = *(PyObject * *)cpy_r_r60;
    CPy_INCREF(cpy_r_r61);
    if (likely(PyLong_Check(cpy_r_r61)))
        cpy_r_r62 = CPyTagged_FromObject(cpy_r_r61);
    else {
        CPy_TypeError("int", cpy_r_r61); cpy_r_r62 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 278, CPyStatic_scholars___view___globals);
        goto CPyL149;
    }
    cpy_r_r63 = CPyDef_scholars___view____die(cpy_r_t, cpy_r_seat, cpy_r_r62, -2);
    CPyTagged_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 278, CPyStatic_scholars___view___globals);
        goto CPyL149;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r52, cpy_r_r53, cpy_r_r63);
    cpy_r_r64 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r64;
    goto CPyL31;
CPyL36: ;
    cpy_r_r65 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_cards;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "cards", 279, CPyStatic_scholars___view___globals);
        goto CPyL150;
    }
    CPy_INCREF(cpy_r_r65);
CPyL37: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = PyTuple_New(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 279, CPyStatic_scholars___view___globals);
        goto CPyL151;
    }
    cpy_r_r69 = 0;
CPyL39: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r69 < cpy_r_r71;
    if (!cpy_r_r72) goto CPyL152;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyListObject, ob_item));
    cpy_r_r74 = *(CPyPtr *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r69 * 8;
    cpy_r_r76 = cpy_r_r74 + cpy_r_r75;
    cpy_r_r77 = *(PyObject * *)cpy_r_r76;
    CPy_INCREF(cpy_r_r77);
    if (likely(PyLong_Check(cpy_r_r77)))
        cpy_r_r78 = CPyTagged_FromObject(cpy_r_r77);
    else {
        CPy_TypeError("int", cpy_r_r77); cpy_r_r78 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 279, CPyStatic_scholars___view___globals);
        goto CPyL153;
    }
    cpy_r_r79 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_action_cards;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "action_cards", 279, CPyStatic_scholars___view___globals);
        goto CPyL154;
    }
CPyL42: ;
    cpy_r_r80 = CPyList_GetItem(cpy_r_r79, cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 279, CPyStatic_scholars___view___globals);
        goto CPyL153;
    }
    if (likely(PyTuple_Check(cpy_r_r80)))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 279, CPyStatic_scholars___view___globals, "tuple", cpy_r_r80);
        goto CPyL153;
    }
    cpy_r_r82 = CPySequenceTuple_GetItem(cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 279, CPyStatic_scholars___view___globals);
        goto CPyL153;
    }
    if (likely(PyUnicode_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 279, CPyStatic_scholars___view___globals, "str", cpy_r_r82);
        goto CPyL153;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r68, cpy_r_r69, cpy_r_r83);
    cpy_r_r84 = cpy_r_r69 + 1;
    cpy_r_r69 = cpy_r_r84;
    goto CPyL39;
CPyL48: ;
    cpy_r_r85 = PyList_New(0);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 280, CPyStatic_scholars___view___globals);
        goto CPyL155;
    }
    cpy_r_r86 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "board", 280, CPyStatic_scholars___view___globals);
        goto CPyL156;
    }
CPyL50: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r86 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r88 << 1;
    cpy_r_r90 = 0;
    cpy_r_place = cpy_r_r90;
    CPyTagged_DECREF(cpy_r_place);
CPyL51: ;
    cpy_r_r91 = (Py_ssize_t)cpy_r_r90 < (Py_ssize_t)cpy_r_r89;
    if (!cpy_r_r91) goto CPyL55;
    cpy_r_place = cpy_r_r90;
    cpy_r_r92 = CPyDef_scholars___view____slot(cpy_r_t, cpy_r_seat, cpy_r_player, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 280, CPyStatic_scholars___view___globals);
        goto CPyL156;
    }
    cpy_r_r93 = PyList_Append(cpy_r_r85, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 280, CPyStatic_scholars___view___globals);
        goto CPyL156;
    }
    cpy_r_r95 = cpy_r_r90 + 2;
    cpy_r_r90 = cpy_r_r95;
    goto CPyL51;
CPyL55: ;
    cpy_r_r96 = PyList_AsTuple(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 280, CPyStatic_scholars___view___globals);
        goto CPyL155;
    }
    cpy_r_r97 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_aside;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "aside", 281, CPyStatic_scholars___view___globals);
        goto CPyL157;
    }
    CPy_INCREF(cpy_r_r97);
CPyL57: ;
    cpy_r_r98 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyVarObject, ob_size));
    cpy_r_r99 = *(int64_t *)cpy_r_r98;
    cpy_r_r100 = PyTuple_New(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 281, CPyStatic_scholars___view___globals);
        goto CPyL158;
    }
    cpy_r_r101 = 0;
CPyL59: ;
    cpy_r_r102 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyVarObject, ob_size));
    cpy_r_r103 = *(int64_t *)cpy_r_r102;
    cpy_r_r104 = cpy_r_r101 < cpy_r_r103;
    if (!cpy_r_r104) goto CPyL159;
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r97 + offsetof(PyListObject, ob_item));
    cpy_r_r106 = *(CPyPtr *)cpy_r_r105;
    cpy_r_r107 = cpy_r_r101 * 8;
    cpy_r_r108 = cpy_r_r106 + cpy_r_r107;
    cpy_r_r109 = *(PyObject * *)cpy_r_r108;
    CPy_INCREF(cpy_r_r109);
    if (likely(PyLong_Check(cpy_r_r109)))
        cpy_r_r110 = CPyTagged_FromObject(cpy_r_r109);
    else {
        CPy_TypeError("int", cpy_r_r109); cpy_r_r110 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 281, CPyStatic_scholars___view___globals);
        goto CPyL160;
    }
    cpy_r_r111 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "translators", 281, CPyStatic_scholars___view___globals);
        goto CPyL161;
    }
CPyL62: ;
    cpy_r_r112 = CPyList_GetItem(cpy_r_r111, cpy_r_r110);
    CPyTagged_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 281, CPyStatic_scholars___view___globals);
        goto CPyL160;
    }
    if (likely(PyTuple_Check(cpy_r_r112)))
        cpy_r_r113 = cpy_r_r112;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 281, CPyStatic_scholars___view___globals, "tuple", cpy_r_r112);
        goto CPyL160;
    }
    cpy_r_r114 = CPySequenceTuple_GetItem(cpy_r_r113, 0);
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 281, CPyStatic_scholars___view___globals);
        goto CPyL160;
    }
    if (likely(PyUnicode_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 281, CPyStatic_scholars___view___globals, "str", cpy_r_r114);
        goto CPyL160;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r100, cpy_r_r101, cpy_r_r115);
    cpy_r_r116 = cpy_r_r101 + 1;
    cpy_r_r101 = cpy_r_r116;
    goto CPyL59;
CPyL68: ;
    cpy_r_r117 = PyDict_New();
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL162;
    }
    cpy_r_r118 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_tracks;
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "tracks", 282, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
    CPy_INCREF(cpy_r_r118);
CPyL70: ;
    cpy_r_r119 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_levels;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "levels", 282, CPyStatic_scholars___view___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r119);
CPyL71: ;
    cpy_r_r120 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r121 = CPyStatics[36]; /* 'zip' */
    cpy_r_r122 = CPyObject_GetAttr(cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL165;
    }
    cpy_r_r123 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r124[3] = {cpy_r_r118, cpy_r_r119, cpy_r_r123};
    cpy_r_r125 = (PyObject **)&cpy_r_r124;
    cpy_r_r126 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r127 = PyObject_Vectorcall(cpy_r_r122, cpy_r_r125, 2, cpy_r_r126);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL165;
    }
    CPy_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r128 = PyObject_GetIter(cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
CPyL74: ;
    cpy_r_r129 = PyIter_Next(cpy_r_r128);
    if (cpy_r_r129 == NULL) goto CPyL166;
    PyObject *__tmp6222;
    if (unlikely(!(PyTuple_Check(cpy_r_r129) && PyTuple_GET_SIZE(cpy_r_r129) == 2))) {
        __tmp6222 = NULL;
        goto __LL6223;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r129, 0))))
        __tmp6222 = PyTuple_GET_ITEM(cpy_r_r129, 0);
    else {
        __tmp6222 = NULL;
    }
    if (__tmp6222 == NULL) goto __LL6223;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r129, 1))))
        __tmp6222 = PyTuple_GET_ITEM(cpy_r_r129, 1);
    else {
        __tmp6222 = NULL;
    }
    if (__tmp6222 == NULL) goto __LL6223;
    __tmp6222 = cpy_r_r129;
__LL6223: ;
    if (unlikely(__tmp6222 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r129); cpy_r_r130 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp6224 = PyTuple_GET_ITEM(cpy_r_r129, 0);
        CPy_INCREF(__tmp6224);
        PyObject * __tmp6225;
        if (likely(PyTuple_Check(__tmp6224)))
            __tmp6225 = __tmp6224;
        else {
            CPy_TypeError("tuple", __tmp6224); 
            __tmp6225 = NULL;
        }
        cpy_r_r130.f0 = __tmp6225;
        PyObject *__tmp6226 = PyTuple_GET_ITEM(cpy_r_r129, 1);
        CPyTagged __tmp6227;
        if (likely(PyLong_Check(__tmp6226)))
            __tmp6227 = CPyTagged_FromObject(__tmp6226);
        else {
            goto __LL6228;
        }
        cpy_r_r130.f1 = __tmp6227;
    }
    goto __LL6229;
__LL6228: ;
    CPy_DECREF(cpy_r_r130.f0);
    cpy_r_r130 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL6229;
__LL6229: ;
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL167;
    }
    cpy_r_r131 = cpy_r_r130.f0;
    CPy_INCREF(cpy_r_r131);
    cpy_r_r132 = cpy_r_r130.f1;
    CPyTagged_INCREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r130.f0);
    CPyTagged_DECREF(cpy_r_r130.f1);
    cpy_r_r133 = CPySequenceTuple_GetItem(cpy_r_r131, 0);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL168;
    }
    if (likely(PyUnicode_Check(cpy_r_r133)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals, "str", cpy_r_r133);
        goto CPyL168;
    }
    cpy_r_r135 = CPyTagged_StealAsObject(cpy_r_r132);
    cpy_r_r136 = PyDict_SetItem(cpy_r_r117, cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r135);
    cpy_r_r137 = cpy_r_r136 >= 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL167;
    } else
        goto CPyL74;
CPyL79: ;
    cpy_r_r138 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 282, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
    cpy_r_r139 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_map;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "map", 283, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
CPyL81: ;
    cpy_r_r140 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_place;
    if (unlikely(cpy_r_r140 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "place", 283, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
CPyL82: ;
    cpy_r_r141 = CPyList_GetItem(cpy_r_r139, cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 283, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
    if (likely(PyTuple_Check(cpy_r_r141)))
        cpy_r_r142 = cpy_r_r141;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 283, CPyStatic_scholars___view___globals, "tuple", cpy_r_r141);
        goto CPyL163;
    }
    cpy_r_r143 = CPySequenceTuple_GetItem(cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 283, CPyStatic_scholars___view___globals);
        goto CPyL163;
    }
    if (likely(PyUnicode_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 283, CPyStatic_scholars___view___globals, "str", cpy_r_r143);
        goto CPyL163;
    }
    cpy_r_r145 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_goal_cards;
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "goal_cards", 284, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
CPyL87: ;
    cpy_r_r146 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goal;
    if (unlikely(cpy_r_r146 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "goal", 284, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
CPyL88: ;
    cpy_r_r147 = CPyList_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 284, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
    if (likely(PyTuple_Check(cpy_r_r147)))
        cpy_r_r148 = cpy_r_r147;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 284, CPyStatic_scholars___view___globals, "tuple", cpy_r_r147);
        goto CPyL169;
    }
    cpy_r_r149 = CPySequenceTuple_GetItem(cpy_r_r148, 0);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 284, CPyStatic_scholars___view___globals);
        goto CPyL169;
    }
    if (likely(PyUnicode_Check(cpy_r_r149)))
        cpy_r_r150 = cpy_r_r149;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 284, CPyStatic_scholars___view___globals, "str", cpy_r_r149);
        goto CPyL169;
    }
    cpy_r_r151 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r151 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "goals", 285, CPyStatic_scholars___view___globals);
        goto CPyL170;
    }
    CPyTagged_INCREF(cpy_r_r151);
CPyL93: ;
    cpy_r_r152 = CPyTagged_And(cpy_r_r151, 2);
    CPyTagged_DECREF(cpy_r_r151);
    cpy_r_r153 = cpy_r_r152 != 0;
    CPyTagged_DECREF(cpy_r_r152);
    cpy_r_r154 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r154 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "goals", 285, CPyStatic_scholars___view___globals);
        goto CPyL170;
    }
    CPyTagged_INCREF(cpy_r_r154);
CPyL94: ;
    cpy_r_r155 = CPyTagged_And(cpy_r_r154, 4);
    CPyTagged_DECREF(cpy_r_r154);
    cpy_r_r156 = cpy_r_r155 != 0;
    CPyTagged_DECREF(cpy_r_r155);
    cpy_r_r157 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r157 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "goals", 285, CPyStatic_scholars___view___globals);
        goto CPyL170;
    }
    CPyTagged_INCREF(cpy_r_r157);
CPyL95: ;
    cpy_r_r158 = CPyTagged_And(cpy_r_r157, 8);
    CPyTagged_DECREF(cpy_r_r157);
    cpy_r_r159 = cpy_r_r158 != 0;
    CPyTagged_DECREF(cpy_r_r158);
    cpy_r_r160.f0 = cpy_r_r153;
    cpy_r_r160.f1 = cpy_r_r156;
    cpy_r_r160.f2 = cpy_r_r159;
    cpy_r_r161 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r161 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "goals", 286, CPyStatic_scholars___view___globals);
        goto CPyL170;
    }
CPyL96: ;
    cpy_r_r162 = cpy_r_r161 == 14;
    cpy_r_r163 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_scrolls;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "scrolls", 287, CPyStatic_scholars___view___globals);
        goto CPyL170;
    }
    CPy_INCREF(cpy_r_r163);
CPyL97: ;
    cpy_r_r164 = (CPyPtr)((CPyPtr)cpy_r_r163 + offsetof(PyVarObject, ob_size));
    cpy_r_r165 = *(int64_t *)cpy_r_r164;
    cpy_r_r166 = PyTuple_New(cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 287, CPyStatic_scholars___view___globals);
        goto CPyL171;
    }
    cpy_r_r167 = 0;
CPyL99: ;
    cpy_r_r168 = (CPyPtr)((CPyPtr)cpy_r_r163 + offsetof(PyVarObject, ob_size));
    cpy_r_r169 = *(int64_t *)cpy_r_r168;
    cpy_r_r170 = cpy_r_r167 < cpy_r_r169;
    if (!cpy_r_r170) goto CPyL172;
    cpy_r_r171 = (CPyPtr)((CPyPtr)cpy_r_r163 + offsetof(PyListObject, ob_item));
    cpy_r_r172 = *(CPyPtr *)cpy_r_r171;
    cpy_r_r173 = cpy_r_r167 * 8;
    cpy_r_r174 = cpy_r_r172 + cpy_r_r173;
    cpy_r_r175 = *(PyObject * *)cpy_r_r174;
    CPy_INCREF(cpy_r_r175);
    if (likely(PyLong_Check(cpy_r_r175)))
        cpy_r_r176 = CPyTagged_FromObject(cpy_r_r175);
    else {
        CPy_TypeError("int", cpy_r_r175); cpy_r_r176 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 287, CPyStatic_scholars___view___globals);
        goto CPyL173;
    }
    cpy_r_r177 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_scrolls;
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "scrolls", 287, CPyStatic_scholars___view___globals);
        goto CPyL174;
    }
CPyL102: ;
    cpy_r_r178 = CPyList_GetItem(cpy_r_r177, cpy_r_r176);
    CPyTagged_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 287, CPyStatic_scholars___view___globals);
        goto CPyL173;
    }
    if (likely(PyTuple_Check(cpy_r_r178)))
        cpy_r_r179 = cpy_r_r178;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 287, CPyStatic_scholars___view___globals, "tuple", cpy_r_r178);
        goto CPyL173;
    }
    cpy_r_r180 = CPySequenceTuple_GetItem(cpy_r_r179, 0);
    CPy_DECREF(cpy_r_r179);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 287, CPyStatic_scholars___view___globals);
        goto CPyL173;
    }
    if (likely(PyUnicode_Check(cpy_r_r180)))
        cpy_r_r181 = cpy_r_r180;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 287, CPyStatic_scholars___view___globals, "str", cpy_r_r180);
        goto CPyL173;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r166, cpy_r_r167, cpy_r_r181);
    cpy_r_r182 = cpy_r_r167 + 1;
    cpy_r_r167 = cpy_r_r182;
    goto CPyL99;
CPyL108: ;
    cpy_r_r183 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_resource;
    if (unlikely(cpy_r_r183 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "resource", 288, CPyStatic_scholars___view___globals);
        goto CPyL175;
    }
CPyL109: ;
    cpy_r_r184 = (Py_ssize_t)cpy_r_r183 != -2;
    if (!cpy_r_r184) goto CPyL176;
    cpy_r_r185 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_resource_cards;
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Book", "resource_cards", 288, CPyStatic_scholars___view___globals);
        goto CPyL175;
    }
CPyL111: ;
    cpy_r_r186 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_resource;
    if (unlikely(cpy_r_r186 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_player", "Player", "resource", 288, CPyStatic_scholars___view___globals);
        goto CPyL175;
    }
CPyL112: ;
    cpy_r_r187 = CPyList_GetItem(cpy_r_r185, cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 288, CPyStatic_scholars___view___globals);
        goto CPyL175;
    }
    if (likely(PyTuple_Check(cpy_r_r187)))
        cpy_r_r188 = cpy_r_r187;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 288, CPyStatic_scholars___view___globals, "tuple", cpy_r_r187);
        goto CPyL175;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r189 = CPySequenceTuple_GetItem(cpy_r_r188, 0);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 288, CPyStatic_scholars___view___globals);
        goto CPyL177;
    }
    if (likely(PyUnicode_Check(cpy_r_r189)))
        cpy_r_r190 = cpy_r_r189;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 288, CPyStatic_scholars___view___globals, "str", cpy_r_r189);
        goto CPyL177;
    }
    cpy_r_r191 = cpy_r_r190;
    goto CPyL118;
CPyL117: ;
    cpy_r_r192 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r192);
    cpy_r_r191 = cpy_r_r192;
CPyL118: ;
    cpy_r_r193 = CPyDef_scholars___scoring___dice_sum(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r193 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 289, CPyStatic_scholars___view___globals);
        goto CPyL178;
    }
    cpy_r_r194 = 0;
    cpy_r_r195 = CPyDef_scholars___scoring___score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 290, CPyStatic_scholars___view___globals);
        goto CPyL179;
    }
    cpy_r_r196 = 0;
CPyL121: ;
    cpy_r_r197 = (CPyPtr)((CPyPtr)cpy_r_r195 + offsetof(PyVarObject, ob_size));
    cpy_r_r198 = *(int64_t *)cpy_r_r197;
    cpy_r_r199 = cpy_r_r196 < cpy_r_r198;
    if (!cpy_r_r199) goto CPyL180;
    cpy_r_r200 = (CPyPtr)((CPyPtr)cpy_r_r195 + offsetof(PyListObject, ob_item));
    cpy_r_r201 = *(CPyPtr *)cpy_r_r200;
    cpy_r_r202 = cpy_r_r196 * 8;
    cpy_r_r203 = cpy_r_r201 + cpy_r_r202;
    cpy_r_r204 = *(PyObject * *)cpy_r_r203;
    CPy_INCREF(cpy_r_r204);
    if (likely(PyTuple_Check(cpy_r_r204)))
        cpy_r_r205 = cpy_r_r204;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_player", 290, CPyStatic_scholars___view___globals, "tuple", cpy_r_r204);
        goto CPyL181;
    }
    cpy_r_r206 = CPySequenceTuple_GetItem(cpy_r_r205, 2);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 290, CPyStatic_scholars___view___globals);
        goto CPyL181;
    }
    if (likely(PyLong_Check(cpy_r_r206)))
        cpy_r_r207 = CPyTagged_FromObject(cpy_r_r206);
    else {
        CPy_TypeError("int", cpy_r_r206); cpy_r_r207 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r206);
    if (unlikely(cpy_r_r207 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 290, CPyStatic_scholars___view___globals);
        goto CPyL181;
    }
    cpy_r_r208 = CPyTagged_Add(cpy_r_r194, cpy_r_r207);
    CPyTagged_DECREF(cpy_r_r194);
    CPyTagged_DECREF(cpy_r_r207);
    cpy_r_r194 = cpy_r_r208;
    cpy_r_r209 = cpy_r_r196 + 1;
    cpy_r_r196 = cpy_r_r209;
    goto CPyL121;
CPyL127: ;
    cpy_r_r210 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r211 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r212 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r213 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r214 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r215 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r216 = CPyStatics[3381]; /* 'bag_size' */
    cpy_r_r217 = CPyStatics[987]; /* 'hand' */
    cpy_r_r218 = CPyStatics[993]; /* 'cards' */
    cpy_r_r219 = CPyStatics[708]; /* 'slots' */
    cpy_r_r220 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r221 = CPyStatics[2674]; /* 'levels' */
    cpy_r_r222 = CPyStatics[388]; /* 'location' */
    cpy_r_r223 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r224 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r225 = CPyStatics[3619]; /* 'goals_done' */
    cpy_r_r226 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r227 = CPyStatics[759]; /* 'resource' */
    cpy_r_r228 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r229 = CPyStatics[65]; /* 'points' */
    cpy_r_r230 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r231 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r232 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r233 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r234 = CPyTagged_StealAsObject(cpy_r_r48);
    cpy_r_r235 = PyTuple_New(3);
    if (unlikely(cpy_r_r235 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6230 = cpy_r_r160.f0 ? Py_True : Py_False;
    CPy_INCREF(__tmp6230);
    PyTuple_SET_ITEM(cpy_r_r235, 0, __tmp6230);
    PyObject *__tmp6231 = cpy_r_r160.f1 ? Py_True : Py_False;
    CPy_INCREF(__tmp6231);
    PyTuple_SET_ITEM(cpy_r_r235, 1, __tmp6231);
    PyObject *__tmp6232 = cpy_r_r160.f2 ? Py_True : Py_False;
    CPy_INCREF(__tmp6232);
    PyTuple_SET_ITEM(cpy_r_r235, 2, __tmp6232);
    cpy_r_r236 = cpy_r_r162 ? Py_True : Py_False;
    cpy_r_r237 = CPyTagged_StealAsObject(cpy_r_r193);
    cpy_r_r238 = CPyTagged_StealAsObject(cpy_r_r194);
    cpy_r_r239 = CPyDict_Build(20, cpy_r_r210, cpy_r_r231, cpy_r_r211, cpy_r_r232, cpy_r_r212, cpy_r_r14, cpy_r_r213, cpy_r_r233, cpy_r_r214, cpy_r_r16, cpy_r_r215, cpy_r_r39, cpy_r_r216, cpy_r_r234, cpy_r_r217, cpy_r_r52, cpy_r_r218, cpy_r_r68, cpy_r_r219, cpy_r_r96, cpy_r_r220, cpy_r_r100, cpy_r_r221, cpy_r_r117, cpy_r_r222, cpy_r_r144, cpy_r_r223, cpy_r_r150, cpy_r_r224, cpy_r_r235, cpy_r_r225, cpy_r_r236, cpy_r_r226, cpy_r_r166, cpy_r_r227, cpy_r_r191, cpy_r_r228, cpy_r_r237, cpy_r_r229, cpy_r_r238);
    CPy_DECREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r232);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r233);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r234);
    CPy_DECREF(cpy_r_r52);
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r150);
    CPy_DECREF(cpy_r_r235);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r191);
    CPy_DECREF(cpy_r_r237);
    CPy_DECREF(cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 270, CPyStatic_scholars___view___globals);
        goto CPyL182;
    }
    cpy_r_r240 = CPyDef_scholars___view___PlayerView(cpy_r_r230, cpy_r_r239);
    CPy_DECREF(cpy_r_r230);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 270, CPyStatic_scholars___view___globals);
        goto CPyL130;
    }
    return cpy_r_r240;
CPyL130: ;
    cpy_r_r241 = NULL;
    return cpy_r_r241;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL130;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL130;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    goto CPyL130;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL130;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL130;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL130;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL130;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL130;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL130;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL130;
CPyL141: ;
    CPy_DECREF(cpy_r_r27);
    goto CPyL19;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    goto CPyL130;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r27);
    CPyTagged_DecRef(cpy_r_r31);
    goto CPyL130;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    goto CPyL130;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r41);
    goto CPyL130;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL130;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL130;
CPyL148: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL36;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    goto CPyL130;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    goto CPyL130;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r65);
    goto CPyL130;
CPyL152: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL48;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    goto CPyL130;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r78);
    goto CPyL130;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    goto CPyL130;
CPyL156: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r85);
    goto CPyL130;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    goto CPyL130;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    goto CPyL130;
CPyL159: ;
    CPy_DECREF(cpy_r_r97);
    goto CPyL68;
CPyL160: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r100);
    goto CPyL130;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r110);
    goto CPyL130;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    goto CPyL130;
CPyL163: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    goto CPyL130;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r118);
    goto CPyL130;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r119);
    goto CPyL130;
CPyL166: ;
    CPy_DECREF(cpy_r_r128);
    goto CPyL79;
CPyL167: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r128);
    goto CPyL130;
CPyL168: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r128);
    CPyTagged_DecRef(cpy_r_r132);
    goto CPyL130;
CPyL169: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    goto CPyL130;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    goto CPyL130;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r163);
    goto CPyL130;
CPyL172: ;
    CPy_DECREF(cpy_r_r163);
    goto CPyL108;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    goto CPyL130;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r166);
    CPyTagged_DecRef(cpy_r_r176);
    goto CPyL130;
CPyL175: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r166);
    goto CPyL130;
CPyL176: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL117;
CPyL177: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r166);
    goto CPyL130;
CPyL178: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r191);
    goto CPyL130;
CPyL179: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r193);
    CPyTagged_DecRef(cpy_r_r194);
    goto CPyL130;
CPyL180: ;
    CPy_DECREF(cpy_r_r195);
    goto CPyL127;
CPyL181: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r39);
    CPyTagged_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r150);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r191);
    CPyTagged_DecRef(cpy_r_r193);
    CPyTagged_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r195);
    goto CPyL130;
CPyL182: ;
    CPy_DecRef(cpy_r_r230);
    goto CPyL130;
}
        
        PyObject *CPyPy_scholars___view____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", "is_own", 0};
            static CPyArg_Parser parser = {"OOOO:_player", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            PyObject *obj_is_own;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player, &obj_is_own)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            char arg_is_own;
            if (unlikely(!PyBool_Check(obj_is_own))) {
                CPy_TypeError("bool", obj_is_own); goto fail;
            } else
                arg_is_own = obj_is_own == Py_True;
            PyObject *retval = CPyDef_scholars___view____player(arg_t, arg_seat, arg_player, arg_is_own);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_player", 268, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____bag(PyObject *cpy_r_t, PyObject *cpy_r_player) {
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
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_bag", "Table", "book", 295, CPyStatic_scholars___view___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r2 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_colours;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_bag;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_bag", "Player", "bag", 295, CPyStatic_scholars___view___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r5 = CPyStatics[36]; /* 'zip' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_r4, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_bag", 295, CPyStatic_scholars___view___globals);
        goto CPyL8;
    }
    cpy_r_r7 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r8[3] = {cpy_r_r2, cpy_r_r3, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r9, 2, cpy_r_r10);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_bag", 295, CPyStatic_scholars___view___globals);
        goto CPyL8;
    }
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r12 = CPyDict_FromAny(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_bag", 295, CPyStatic_scholars___view___globals);
        goto CPyL6;
    }
    return cpy_r_r12;
CPyL6: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___view____bag(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "player", 0};
            static CPyArg_Parser parser = {"OO:_bag", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____bag(arg_t, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_bag", 294, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____die(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_die, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_colour;
    CPyTagged cpy_r_value;
    tuple_T0 cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_helpers;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    CPyPtr cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    int32_t cpy_r_r77;
    char cpy_r_r78;
    int64_t cpy_r_r79;
    tuple_T2II cpy_r_r80;
    CPyTagged cpy_r_r81;
    CPyTagged cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
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
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Table", "book", 299, CPyStatic_scholars___view___globals);
        goto CPyL64;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDef_scholars___names___colour_of(cpy_r_die);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 300, CPyStatic_scholars___view___globals);
        goto CPyL65;
    }
    cpy_r_r2 = CPyDef_scholars___names___value_of(cpy_r_die);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 300, CPyStatic_scholars___view___globals);
        goto CPyL66;
    }
    cpy_r_colour = cpy_r_r1;
    cpy_r_value = cpy_r_r2;
    cpy_r_r3.empty_struct_error_flag = 0;
    cpy_r_r4 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_helpers = cpy_r_r4;
    cpy_r_r5 = cpy_r_place & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL5;
    cpy_r_r7 = 0 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL6;
CPyL5: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_place, 0);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    if (cpy_r_r10) {
        goto CPyL67;
    } else
        goto CPyL49;
CPyL6: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_place >= (Py_ssize_t)0;
    if (cpy_r_r11) {
        goto CPyL67;
    } else
        goto CPyL49;
CPyL7: ;
    cpy_r_r12 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_workers_on_die;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r13 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Table", "players", 304, CPyStatic_scholars___view___globals);
        goto CPyL68;
    }
CPyL8: ;
    cpy_r_r14 = CPyList_GetItemBorrow(cpy_r_r13, cpy_r_seat);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 304, CPyStatic_scholars___view___globals);
        goto CPyL68;
    }
    if (likely(Py_TYPE(cpy_r_r14) == CPyType_scholars___table___Player))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 304, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Player", cpy_r_r14);
        goto CPyL68;
    }
    cpy_r_r16 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r15)->_helpers;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Player", "helpers", 304, CPyStatic_scholars___view___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r16);
CPyL11: ;
    cpy_r_r17 = CPyTagged_Multiply(cpy_r_place, cpy_r_r12);
    cpy_r_r18 = CPyTagged_Add(cpy_r_place, 2);
    cpy_r_r19 = CPyTagged_Multiply(cpy_r_r18, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r20 = CPyList_GetSlice(cpy_r_r16, cpy_r_r17, cpy_r_r19);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 304, CPyStatic_scholars___view___globals);
        goto CPyL65;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 304, CPyStatic_scholars___view___globals, "list", cpy_r_r20);
        goto CPyL65;
    }
    cpy_r_r22 = PyList_New(0);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 305, CPyStatic_scholars___view___globals);
        goto CPyL69;
    }
    cpy_r_r23 = 0;
CPyL15: ;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r25 = *(int64_t *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r23 < cpy_r_r25;
    if (!cpy_r_r26) goto CPyL70;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r28 = *(CPyPtr *)cpy_r_r27;
    cpy_r_r29 = cpy_r_r23 * 8;
    cpy_r_r30 = cpy_r_r28 + cpy_r_r29;
    cpy_r_r31 = *(PyObject * *)cpy_r_r30;
    CPy_INCREF(cpy_r_r31);
    if (likely(PyLong_Check(cpy_r_r31)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r31);
    else {
        CPy_TypeError("int", cpy_r_r31); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 305, CPyStatic_scholars___view___globals);
        goto CPyL71;
    }
    cpy_r_r33 = cpy_r_r32 != 0;
    if (!cpy_r_r33) goto CPyL72;
    cpy_r_r34 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r35 = ((serai___games___scholars___book___WordsObject *)cpy_r_r34)->_workers;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = CPyTagged_Subtract(cpy_r_r32, 2);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    CPyTagged_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 305, CPyStatic_scholars___view___globals);
        goto CPyL71;
    }
    if (likely(PyUnicode_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 305, CPyStatic_scholars___view___globals, "str", cpy_r_r37);
        goto CPyL71;
    }
    cpy_r_r39 = PyList_Append(cpy_r_r22, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 305, CPyStatic_scholars___view___globals);
        goto CPyL71;
    }
CPyL21: ;
    cpy_r_r41 = cpy_r_r23 + 1;
    cpy_r_r23 = cpy_r_r41;
    goto CPyL15;
CPyL22: ;
    cpy_r_r42 = PyList_AsTuple(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 305, CPyStatic_scholars___view___globals);
        goto CPyL65;
    }
    cpy_r_helpers = cpy_r_r42;
    cpy_r_r43 = PyList_New(0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL73;
    }
    cpy_r_r44 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Table", "players", 306, CPyStatic_scholars___view___globals);
        goto CPyL74;
    }
CPyL25: ;
    cpy_r_r45 = CPyList_GetItemBorrow(cpy_r_r44, cpy_r_seat);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL74;
    }
    if (likely(Py_TYPE(cpy_r_r45) == CPyType_scholars___table___Player))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Player", cpy_r_r45);
        goto CPyL74;
    }
    cpy_r_r47 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r46)->_tucked;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Player", "tucked", 306, CPyStatic_scholars___view___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r47);
CPyL28: ;
    cpy_r_r48 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_r49 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r48);
    CPyTagged_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL75;
    }
    cpy_r_r50 = CPyList_GetItem(cpy_r_r47, cpy_r_r49);
    CPy_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL74;
    }
    if (likely(PyList_Check(cpy_r_r50)))
        cpy_r_r51 = cpy_r_r50;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals, "list", cpy_r_r50);
        goto CPyL74;
    }
    cpy_r_r52 = 0;
CPyL32: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r52 < cpy_r_r54;
    if (!cpy_r_r55) goto CPyL76;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r52 * 8;
    cpy_r_r59 = cpy_r_r57 + cpy_r_r58;
    cpy_r_r60 = *(PyObject * *)cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL77;
    }
    cpy_r_r62 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_wild;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Book", "wild", 306, CPyStatic_scholars___view___globals);
        goto CPyL78;
    }
CPyL35: ;
    cpy_r_r63 = CPyList_GetItemBorrow(cpy_r_r62, cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL78;
    }
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL78;
    }
    cpy_r_r65 = cpy_r_r64 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (cpy_r_r66) goto CPyL39;
    cpy_r_r67 = 0 & 1;
    cpy_r_r68 = cpy_r_r67 != 0;
    if (!cpy_r_r68) goto CPyL40;
CPyL39: ;
    cpy_r_r69 = CPyTagged_IsLt_(cpy_r_r64, 0);
    cpy_r_r70 = cpy_r_r69 ^ 1;
    cpy_r_r71 = cpy_r_r70;
    goto CPyL41;
CPyL40: ;
    cpy_r_r72 = (Py_ssize_t)cpy_r_r64 >= (Py_ssize_t)0;
    cpy_r_r71 = cpy_r_r72;
CPyL41: ;
    CPyTagged_DECREF(cpy_r_r64);
    if (!cpy_r_r71) goto CPyL79;
    cpy_r_r73 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_wild;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Book", "wild", 306, CPyStatic_scholars___view___globals);
        goto CPyL78;
    }
CPyL43: ;
    cpy_r_r74 = CPyList_GetItem(cpy_r_r73, cpy_r_r61);
    CPyTagged_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL77;
    }
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL77;
    }
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r75);
    cpy_r_r77 = PyList_Append(cpy_r_r43, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    cpy_r_r78 = cpy_r_r77 >= 0;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 306, CPyStatic_scholars___view___globals);
        goto CPyL77;
    }
CPyL46: ;
    cpy_r_r79 = cpy_r_r52 + 1;
    cpy_r_r52 = cpy_r_r79;
    goto CPyL32;
CPyL47: ;
    cpy_r_r80 = CPyDef_scholars___dice___worked(cpy_r_t, cpy_r_seat, cpy_r_die, cpy_r_place, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r80.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 307, CPyStatic_scholars___view___globals);
        goto CPyL73;
    }
    cpy_r_r81 = cpy_r_r80.f0;
    cpy_r_r82 = cpy_r_r80.f1;
    cpy_r_r83 = cpy_r_r81;
    cpy_r_colour = cpy_r_r83;
    cpy_r_r84 = cpy_r_r82;
    cpy_r_value = cpy_r_r84;
CPyL49: ;
    cpy_r_r85 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Book", "colours", 309, CPyStatic_scholars___view___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r85);
CPyL50: ;
    cpy_r_r86 = CPyDef_scholars___names___colour_of(cpy_r_die);
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 309, CPyStatic_scholars___view___globals);
        goto CPyL81;
    }
    cpy_r_r87 = CPyList_GetItem(cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 309, CPyStatic_scholars___view___globals);
        goto CPyL80;
    }
    if (likely(PyTuple_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 309, CPyStatic_scholars___view___globals, "tuple", cpy_r_r87);
        goto CPyL80;
    }
    cpy_r_r89 = CPySequenceTuple_GetItem(cpy_r_r88, 0);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 309, CPyStatic_scholars___view___globals);
        goto CPyL80;
    }
    if (likely(PyUnicode_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 309, CPyStatic_scholars___view___globals, "str", cpy_r_r89);
        goto CPyL80;
    }
    cpy_r_r91 = CPyDef_scholars___names___value_of(cpy_r_die);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 310, CPyStatic_scholars___view___globals);
        goto CPyL82;
    }
    cpy_r_r92 = CPyTagged_And(cpy_r_die, 2048);
    cpy_r_r93 = cpy_r_r92 != 0;
    CPyTagged_DECREF(cpy_r_r92);
    cpy_r_r94 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_colours;
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_die", "Book", "colours", 313, CPyStatic_scholars___view___globals);
        goto CPyL83;
    }
CPyL57: ;
    cpy_r_r95 = CPyList_GetItem(cpy_r_r94, cpy_r_colour);
    CPyTagged_DECREF(cpy_r_colour);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 313, CPyStatic_scholars___view___globals);
        goto CPyL84;
    }
    if (likely(PyTuple_Check(cpy_r_r95)))
        cpy_r_r96 = cpy_r_r95;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 313, CPyStatic_scholars___view___globals, "tuple", cpy_r_r95);
        goto CPyL84;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r97 = CPySequenceTuple_GetItem(cpy_r_r96, 0);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 313, CPyStatic_scholars___view___globals);
        goto CPyL85;
    }
    if (likely(PyUnicode_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_die", 313, CPyStatic_scholars___view___globals, "str", cpy_r_r97);
        goto CPyL85;
    }
    cpy_r_r99 = CPyStatics[336]; /* 'colour' */
    cpy_r_r100 = CPyStatics[337]; /* 'value' */
    cpy_r_r101 = CPyStatics[3620]; /* 'is_printed' */
    cpy_r_r102 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r103 = CPyStatics[3621]; /* 'counts_colour' */
    cpy_r_r104 = CPyStatics[3622]; /* 'counts_value' */
    cpy_r_r105 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r106 = CPyTagged_StealAsObject(cpy_r_r91);
    cpy_r_r107 = cpy_r_r93 ? Py_True : Py_False;
    cpy_r_r108 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r109 = CPyDict_Build(6, cpy_r_r99, cpy_r_r90, cpy_r_r100, cpy_r_r106, cpy_r_r101, cpy_r_r107, cpy_r_r102, cpy_r_helpers, cpy_r_r103, cpy_r_r98, cpy_r_r104, cpy_r_r108);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r106);
    CPy_DECREF(cpy_r_helpers);
    CPy_DECREF(cpy_r_r98);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 308, CPyStatic_scholars___view___globals);
        goto CPyL86;
    }
    cpy_r_r110 = CPyDef_scholars___view___DieView(cpy_r_r105, cpy_r_r109);
    CPy_DECREF(cpy_r_r105);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 308, CPyStatic_scholars___view___globals);
        goto CPyL64;
    }
    return cpy_r_r110;
CPyL64: ;
    cpy_r_r111 = NULL;
    return cpy_r_r111;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL64;
CPyL66: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL64;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_colour);
    CPyTagged_DECREF(cpy_r_value);
    CPy_DECREF(cpy_r_helpers);
    goto CPyL7;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL64;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    goto CPyL64;
CPyL70: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL22;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r22);
    goto CPyL64;
CPyL72: ;
    CPyTagged_DECREF(cpy_r_r32);
    goto CPyL21;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_helpers);
    goto CPyL64;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r43);
    goto CPyL64;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r47);
    goto CPyL64;
CPyL76: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL47;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r51);
    goto CPyL64;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r43);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL64;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r61);
    goto CPyL46;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_helpers);
    goto CPyL64;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r85);
    goto CPyL64;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r90);
    goto CPyL64;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_colour);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL64;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL64;
CPyL85: ;
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_helpers);
    CPy_DecRef(cpy_r_r90);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL64;
CPyL86: ;
    CPy_DecRef(cpy_r_r105);
    goto CPyL64;
}
        
        PyObject *CPyPy_scholars___view____die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "die", "place", 0};
            static CPyArg_Parser parser = {"OOOO:_die", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_die;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_die, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____die(arg_t, arg_seat, arg_die, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_die", 298, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____slot(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject **cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
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
    int32_t cpy_r_r38;
    char cpy_r_r39;
    int64_t cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    CPyTagged cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyTagged cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    int32_t cpy_r_r99;
    char cpy_r_r100;
    int64_t cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    PyObject *cpy_r_r108;
    int64_t cpy_r_r109;
    CPyPtr cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    CPyPtr cpy_r_r113;
    CPyPtr cpy_r_r114;
    int64_t cpy_r_r115;
    CPyPtr cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    int64_t cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Table", "book", 319, CPyStatic_scholars___view___globals);
        goto CPyL87;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_place, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_workers_on_die;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_dice_on_card;
    cpy_r_r5 = CPyTagged_Add(cpy_r_r2, cpy_r_r4);
    cpy_r_r6 = (PyObject *)&PyRange_Type;
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r8 = CPyTagged_StealAsObject(cpy_r_r5);
    PyObject *cpy_r_r9[2] = {cpy_r_r7, cpy_r_r8};
    cpy_r_r10 = (PyObject **)&cpy_r_r9;
    cpy_r_r11 = PyObject_Vectorcall(cpy_r_r6, cpy_r_r10, 2, 0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 321, CPyStatic_scholars___view___globals);
        goto CPyL88;
    }
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r8);
    if (likely(PyRange_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 321, CPyStatic_scholars___view___globals, "range", cpy_r_r11);
        goto CPyL89;
    }
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL90;
    }
    cpy_r_r14 = PyObject_GetIter(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL91;
    }
CPyL5: ;
    cpy_r_r15 = PyIter_Next(cpy_r_r14);
    if (cpy_r_r15 == NULL) goto CPyL92;
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL93;
    }
    cpy_r_r17 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Player", "dice", 322, CPyStatic_scholars___view___globals);
        goto CPyL94;
    }
CPyL8: ;
    cpy_r_r18 = CPyList_GetItem(cpy_r_r17, cpy_r_r16);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL94;
    }
    if (likely(PyLong_Check(cpy_r_r18)))
        cpy_r_r19 = CPyTagged_FromObject(cpy_r_r18);
    else {
        CPy_TypeError("int", cpy_r_r18); cpy_r_r19 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL94;
    }
    cpy_r_r20 = cpy_r_r19 == 0;
    CPyTagged_DECREF(cpy_r_r19);
    if (!cpy_r_r20) goto CPyL95;
    cpy_r_r21 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_helpers;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Player", "helpers", 322, CPyStatic_scholars___view___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r21);
CPyL12: ;
    cpy_r_r22 = CPyTagged_Multiply(cpy_r_r16, cpy_r_r3);
    cpy_r_r23 = CPyTagged_Add(cpy_r_r16, 2);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r24 = CPyTagged_Multiply(cpy_r_r23, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r23);
    cpy_r_r25 = CPyList_GetSlice(cpy_r_r21, cpy_r_r22, cpy_r_r24);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r22);
    CPyTagged_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL93;
    }
    if (likely(PyList_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals, "list", cpy_r_r25);
        goto CPyL93;
    }
    cpy_r_r27 = 0;
CPyL15: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r27 < cpy_r_r29;
    if (!cpy_r_r30) goto CPyL96;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL97;
    }
    cpy_r_r37 = CPyTagged_StealAsObject(cpy_r_r36);
    cpy_r_r38 = PyList_Append(cpy_r_r13, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL97;
    }
    cpy_r_r40 = cpy_r_r27 + 1;
    cpy_r_r27 = cpy_r_r40;
    goto CPyL15;
CPyL19: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 322, CPyStatic_scholars___view___globals);
        goto CPyL98;
    }
    cpy_r_r42 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Player", "slots", 323, CPyStatic_scholars___view___globals);
        goto CPyL99;
    }
CPyL21: ;
    cpy_r_r43 = CPyList_GetItem(cpy_r_r42, cpy_r_place);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 323, CPyStatic_scholars___view___globals);
        goto CPyL99;
    }
    if (likely(PyLong_Check(cpy_r_r43)))
        cpy_r_r44 = CPyTagged_FromObject(cpy_r_r43);
    else {
        CPy_TypeError("int", cpy_r_r43); cpy_r_r44 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 323, CPyStatic_scholars___view___globals);
        goto CPyL99;
    }
    cpy_r_r45 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Book", "board", 325, CPyStatic_scholars___view___globals);
        goto CPyL100;
    }
CPyL24: ;
    cpy_r_r46 = CPyList_GetItem(cpy_r_r45, cpy_r_place);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 325, CPyStatic_scholars___view___globals);
        goto CPyL100;
    }
    if (likely(PyTuple_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 325, CPyStatic_scholars___view___globals, "tuple", cpy_r_r46);
        goto CPyL100;
    }
    cpy_r_r48 = CPySequenceTuple_GetItem(cpy_r_r47, 0);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 325, CPyStatic_scholars___view___globals);
        goto CPyL100;
    }
    if (likely(PyUnicode_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 325, CPyStatic_scholars___view___globals, "str", cpy_r_r48);
        goto CPyL100;
    }
    cpy_r_r50 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_board;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Book", "board", 326, CPyStatic_scholars___view___globals);
        goto CPyL101;
    }
CPyL29: ;
    cpy_r_r51 = CPyList_GetItem(cpy_r_r50, cpy_r_place);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 326, CPyStatic_scholars___view___globals);
        goto CPyL101;
    }
    if (likely(PyTuple_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 326, CPyStatic_scholars___view___globals, "tuple", cpy_r_r51);
        goto CPyL101;
    }
    cpy_r_r53 = CPySequenceTuple_GetItem(cpy_r_r52, 6);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 326, CPyStatic_scholars___view___globals);
        goto CPyL101;
    }
    if (unlikely(!PyBool_Check(cpy_r_r53))) {
        CPy_TypeError("bool", cpy_r_r53); cpy_r_r54 = 2;
    } else
        cpy_r_r54 = cpy_r_r53 == Py_True;
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 326, CPyStatic_scholars___view___globals);
        goto CPyL101;
    }
    if (!cpy_r_r54) goto CPyL35;
    cpy_r_r55 = cpy_r_r54;
    goto CPyL37;
CPyL35: ;
    cpy_r_r56 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_goals;
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Player", "goals", 326, CPyStatic_scholars___view___globals);
        goto CPyL101;
    }
CPyL36: ;
    cpy_r_r57 = cpy_r_r56 == 14;
    cpy_r_r55 = cpy_r_r57;
CPyL37: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r44 != -2;
    if (!cpy_r_r58) goto CPyL102;
    cpy_r_r59 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_action_cards;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Book", "action_cards", 327, CPyStatic_scholars___view___globals);
        goto CPyL101;
    }
CPyL39: ;
    cpy_r_r60 = CPyList_GetItem(cpy_r_r59, cpy_r_r44);
    CPyTagged_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 327, CPyStatic_scholars___view___globals);
        goto CPyL103;
    }
    if (likely(PyTuple_Check(cpy_r_r60)))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 327, CPyStatic_scholars___view___globals, "tuple", cpy_r_r60);
        goto CPyL103;
    }
    cpy_r_r62 = CPySequenceTuple_GetItem(cpy_r_r61, 0);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 327, CPyStatic_scholars___view___globals);
        goto CPyL103;
    }
    if (likely(PyUnicode_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 327, CPyStatic_scholars___view___globals, "str", cpy_r_r62);
        goto CPyL103;
    }
    cpy_r_r64 = cpy_r_r63;
    goto CPyL45;
CPyL44: ;
    cpy_r_r65 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r65);
    cpy_r_r64 = cpy_r_r65;
CPyL45: ;
    cpy_r_r66 = PyList_New(0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL104;
    }
    cpy_r_r67 = PyObject_GetIter(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL105;
    }
CPyL47: ;
    cpy_r_r68 = PyIter_Next(cpy_r_r67);
    if (cpy_r_r68 == NULL) goto CPyL106;
    if (likely(PyLong_Check(cpy_r_r68)))
        cpy_r_r69 = CPyTagged_FromObject(cpy_r_r68);
    else {
        CPy_TypeError("int", cpy_r_r68); cpy_r_r69 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL107;
    }
    cpy_r_r70 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Player", "dice", 328, CPyStatic_scholars___view___globals);
        goto CPyL108;
    }
CPyL50: ;
    cpy_r_r71 = CPyList_GetItem(cpy_r_r70, cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL108;
    }
    cpy_r_r73 = cpy_r_r72 != 0;
    CPyTagged_DECREF(cpy_r_r72);
    if (!cpy_r_r73) goto CPyL109;
    cpy_r_r74 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Player", "dice", 328, CPyStatic_scholars___view___globals);
        goto CPyL108;
    }
CPyL54: ;
    cpy_r_r75 = CPyList_GetItem(cpy_r_r74, cpy_r_r69);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL108;
    }
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL108;
    }
    cpy_r_r77 = CPyDef_scholars___view____die(cpy_r_t, cpy_r_seat, cpy_r_r76, cpy_r_r69);
    CPyTagged_DECREF(cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL107;
    }
    cpy_r_r78 = PyList_Append(cpy_r_r66, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL107;
    } else
        goto CPyL47;
CPyL58: ;
    cpy_r_r80 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL105;
    }
    cpy_r_r81 = PyList_AsTuple(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 328, CPyStatic_scholars___view___globals);
        goto CPyL110;
    }
    cpy_r_r82 = PyList_New(0);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 329, CPyStatic_scholars___view___globals);
        goto CPyL111;
    }
    cpy_r_r83 = 0;
CPyL62: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r83 < cpy_r_r85;
    if (!cpy_r_r86) goto CPyL112;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r13 + offsetof(PyListObject, ob_item));
    cpy_r_r88 = *(CPyPtr *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r83 * 8;
    cpy_r_r90 = cpy_r_r88 + cpy_r_r89;
    cpy_r_r91 = *(PyObject * *)cpy_r_r90;
    CPy_INCREF(cpy_r_r91);
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 329, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    cpy_r_r93 = cpy_r_r92 != 0;
    if (!cpy_r_r93) goto CPyL114;
    cpy_r_r94 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r95 = ((serai___games___scholars___book___WordsObject *)cpy_r_r94)->_workers;
    CPy_INCREF(cpy_r_r95);
    cpy_r_r96 = CPyTagged_Subtract(cpy_r_r92, 2);
    CPyTagged_DECREF(cpy_r_r92);
    cpy_r_r97 = CPySequenceTuple_GetItem(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 329, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    if (likely(PyUnicode_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 329, CPyStatic_scholars___view___globals, "str", cpy_r_r97);
        goto CPyL113;
    }
    cpy_r_r99 = PyList_Append(cpy_r_r82, cpy_r_r98);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r100 = cpy_r_r99 >= 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 329, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
CPyL68: ;
    cpy_r_r101 = cpy_r_r83 + 1;
    cpy_r_r83 = cpy_r_r101;
    goto CPyL62;
CPyL69: ;
    cpy_r_r102 = PyList_AsTuple(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 329, CPyStatic_scholars___view___globals);
        goto CPyL115;
    }
    cpy_r_r103 = ((serai___games___scholars___table___PlayerObject *)cpy_r_player)->_tucked;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Player", "tucked", 330, CPyStatic_scholars___view___globals);
        goto CPyL116;
    }
CPyL71: ;
    cpy_r_r104 = CPyList_GetItem(cpy_r_r103, cpy_r_place);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals);
        goto CPyL116;
    }
    if (likely(PyList_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals, "list", cpy_r_r104);
        goto CPyL116;
    }
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r107 = *(int64_t *)cpy_r_r106;
    cpy_r_r108 = PyTuple_New(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals);
        goto CPyL117;
    }
    cpy_r_r109 = 0;
CPyL75: ;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r111 = *(int64_t *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r109 < cpy_r_r111;
    if (!cpy_r_r112) goto CPyL118;
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyListObject, ob_item));
    cpy_r_r114 = *(CPyPtr *)cpy_r_r113;
    cpy_r_r115 = cpy_r_r109 * 8;
    cpy_r_r116 = cpy_r_r114 + cpy_r_r115;
    cpy_r_r117 = *(PyObject * *)cpy_r_r116;
    CPy_INCREF(cpy_r_r117);
    if (likely(PyLong_Check(cpy_r_r117)))
        cpy_r_r118 = CPyTagged_FromObject(cpy_r_r117);
    else {
        CPy_TypeError("int", cpy_r_r117); cpy_r_r118 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals);
        goto CPyL119;
    }
    cpy_r_r119 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_slot", "Book", "translators", 330, CPyStatic_scholars___view___globals);
        goto CPyL120;
    }
CPyL78: ;
    cpy_r_r120 = CPyList_GetItem(cpy_r_r119, cpy_r_r118);
    CPyTagged_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals);
        goto CPyL119;
    }
    if (likely(PyTuple_Check(cpy_r_r120)))
        cpy_r_r121 = cpy_r_r120;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals, "tuple", cpy_r_r120);
        goto CPyL119;
    }
    cpy_r_r122 = CPySequenceTuple_GetItem(cpy_r_r121, 0);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals);
        goto CPyL119;
    }
    if (likely(PyUnicode_Check(cpy_r_r122)))
        cpy_r_r123 = cpy_r_r122;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_slot", 330, CPyStatic_scholars___view___globals, "str", cpy_r_r122);
        goto CPyL119;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r108, cpy_r_r109, cpy_r_r123);
    cpy_r_r124 = cpy_r_r109 + 1;
    cpy_r_r109 = cpy_r_r124;
    goto CPyL75;
CPyL84: ;
    cpy_r_r125 = CPyStatics[571]; /* 'id' */
    cpy_r_r126 = CPyStatics[3301]; /* 'is_open' */
    cpy_r_r127 = CPyStatics[390]; /* 'card' */
    cpy_r_r128 = CPyStatics[599]; /* 'dice' */
    cpy_r_r129 = CPyStatics[3386]; /* 'idle_workers' */
    cpy_r_r130 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r131 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r132 = cpy_r_r55 ? Py_True : Py_False;
    cpy_r_r133 = CPyDict_Build(6, cpy_r_r125, cpy_r_r49, cpy_r_r126, cpy_r_r132, cpy_r_r127, cpy_r_r64, cpy_r_r128, cpy_r_r81, cpy_r_r129, cpy_r_r102, cpy_r_r130, cpy_r_r108);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 324, CPyStatic_scholars___view___globals);
        goto CPyL121;
    }
    cpy_r_r134 = CPyDef_scholars___view___SlotView(cpy_r_r131, cpy_r_r133);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 324, CPyStatic_scholars___view___globals);
        goto CPyL87;
    }
    return cpy_r_r134;
CPyL87: ;
    cpy_r_r135 = NULL;
    return cpy_r_r135;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r8);
    goto CPyL87;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL87;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    goto CPyL87;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL87;
CPyL92: ;
    CPyTagged_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r14);
    goto CPyL19;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL87;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL87;
CPyL95: ;
    CPyTagged_DECREF(cpy_r_r16);
    goto CPyL5;
CPyL96: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL5;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r26);
    goto CPyL87;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL87;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL87;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r44);
    goto CPyL87;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r49);
    goto CPyL87;
CPyL102: ;
    CPyTagged_DECREF(cpy_r_r44);
    goto CPyL44;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    goto CPyL87;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    goto CPyL87;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r66);
    goto CPyL87;
CPyL106: ;
    CPy_DECREF(cpy_r_r67);
    goto CPyL58;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    goto CPyL87;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_r69);
    goto CPyL87;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_r69);
    goto CPyL47;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    goto CPyL87;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r81);
    goto CPyL87;
CPyL112: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL69;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r82);
    goto CPyL87;
CPyL114: ;
    CPyTagged_DECREF(cpy_r_r92);
    goto CPyL68;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r81);
    goto CPyL87;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r102);
    goto CPyL87;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r105);
    goto CPyL87;
CPyL118: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r105);
    goto CPyL84;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r108);
    goto CPyL87;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r105);
    CPy_DecRef(cpy_r_r108);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL87;
CPyL121: ;
    CPy_DecRef(cpy_r_r131);
    goto CPyL87;
}
        
        PyObject *CPyPy_scholars___view____slot(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", "place", 0};
            static CPyArg_Parser parser = {"OOOO:_slot", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_scholars___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_player); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____slot(arg_t, arg_seat, arg_player, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_slot", 318, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___view____automa(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
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
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OI cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_r34;
    PyObject *cpy_r_r35;
    CPyTagged cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    int64_t cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_n;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    int32_t cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    PyObject *cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int64_t cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    int64_t cpy_r_r98;
    CPyTagged cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    CPyTagged cpy_r_r103;
    PyObject *cpy_r_r104;
    int64_t cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    char cpy_r_r108;
    CPyPtr cpy_r_r109;
    CPyPtr cpy_r_r110;
    int64_t cpy_r_r111;
    CPyPtr cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_r117;
    int64_t cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Table", "book", 335, CPyStatic_scholars___view___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_words;
    cpy_r_r2 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_languages;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_difficulties;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Book", "difficulties", 338, CPyStatic_scholars___view___globals);
        goto CPyL73;
    }
CPyL2: ;
    cpy_r_r4 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_difficulty;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "difficulty", 338, CPyStatic_scholars___view___globals);
        goto CPyL73;
    }
CPyL3: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 338, CPyStatic_scholars___view___globals);
        goto CPyL73;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 338, CPyStatic_scholars___view___globals, "tuple", cpy_r_r5);
        goto CPyL73;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 338, CPyStatic_scholars___view___globals);
        goto CPyL73;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 338, CPyStatic_scholars___view___globals, "str", cpy_r_r7);
        goto CPyL73;
    }
    cpy_r_r9 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_influence;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "influence", 339, CPyStatic_scholars___view___globals);
        goto CPyL74;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = PyDict_New();
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL75;
    }
    cpy_r_r11 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_guilds;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Book", "guilds", 340, CPyStatic_scholars___view___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_guilds;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "guilds", 340, CPyStatic_scholars___view___globals);
        goto CPyL77;
    }
    CPy_INCREF(cpy_r_r12);
CPyL11: ;
    cpy_r_r13 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r14 = CPyStatics[36]; /* 'zip' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_r13, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL78;
    }
    cpy_r_r16 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r17[3] = {cpy_r_r11, cpy_r_r12, cpy_r_r16};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r15, cpy_r_r18, 2, cpy_r_r19);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL78;
    }
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r12);
    cpy_r_r21 = PyObject_GetIter(cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL76;
    }
CPyL14: ;
    cpy_r_r22 = PyIter_Next(cpy_r_r21);
    if (cpy_r_r22 == NULL) goto CPyL79;
    PyObject *__tmp6233;
    if (unlikely(!(PyTuple_Check(cpy_r_r22) && PyTuple_GET_SIZE(cpy_r_r22) == 2))) {
        __tmp6233 = NULL;
        goto __LL6234;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r22, 0))))
        __tmp6233 = PyTuple_GET_ITEM(cpy_r_r22, 0);
    else {
        __tmp6233 = NULL;
    }
    if (__tmp6233 == NULL) goto __LL6234;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r22, 1))))
        __tmp6233 = PyTuple_GET_ITEM(cpy_r_r22, 1);
    else {
        __tmp6233 = NULL;
    }
    if (__tmp6233 == NULL) goto __LL6234;
    __tmp6233 = cpy_r_r22;
__LL6234: ;
    if (unlikely(__tmp6233 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r22); cpy_r_r23 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp6235 = PyTuple_GET_ITEM(cpy_r_r22, 0);
        CPy_INCREF(__tmp6235);
        PyObject * __tmp6236;
        if (likely(PyTuple_Check(__tmp6235)))
            __tmp6236 = __tmp6235;
        else {
            CPy_TypeError("tuple", __tmp6235); 
            __tmp6236 = NULL;
        }
        cpy_r_r23.f0 = __tmp6236;
        PyObject *__tmp6237 = PyTuple_GET_ITEM(cpy_r_r22, 1);
        CPyTagged __tmp6238;
        if (likely(PyLong_Check(__tmp6237)))
            __tmp6238 = CPyTagged_FromObject(__tmp6237);
        else {
            goto __LL6239;
        }
        cpy_r_r23.f1 = __tmp6238;
    }
    goto __LL6240;
__LL6239: ;
    CPy_DECREF(cpy_r_r23.f0);
    cpy_r_r23 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL6240;
__LL6240: ;
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL80;
    }
    cpy_r_r24 = cpy_r_r23.f0;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r23.f1;
    CPyTagged_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r23.f0);
    CPyTagged_DECREF(cpy_r_r23.f1);
    cpy_r_r26 = CPySequenceTuple_GetItem(cpy_r_r24, 0);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL81;
    }
    if (likely(PyUnicode_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals, "str", cpy_r_r26);
        goto CPyL81;
    }
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r25);
    cpy_r_r29 = PyDict_SetItem(cpy_r_r10, cpy_r_r27, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL80;
    } else
        goto CPyL14;
CPyL19: ;
    cpy_r_r31 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 340, CPyStatic_scholars___view___globals);
        goto CPyL76;
    }
    cpy_r_r32 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_dice_sum;
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "dice_sum", 341, CPyStatic_scholars___view___globals);
        goto CPyL76;
    }
    CPyTagged_INCREF(cpy_r_r32);
CPyL21: ;
    cpy_r_r33 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_position;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "position", 342, CPyStatic_scholars___view___globals);
        goto CPyL82;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL22: ;
    cpy_r_r34 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_markers;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "markers", 343, CPyStatic_scholars___view___globals);
        goto CPyL83;
    }
    CPyTagged_INCREF(cpy_r_r34);
CPyL23: ;
    cpy_r_r35 = PyDict_New();
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 344, CPyStatic_scholars___view___globals);
        goto CPyL84;
    }
    cpy_r_r36 = 0;
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r38 = *(int64_t *)cpy_r_r37;
    cpy_r_r39 = 0;
CPyL25: ;
    cpy_r_r40 = cpy_r_r39 < cpy_r_r38;
    if (!cpy_r_r40) goto CPyL85;
    cpy_r_n = cpy_r_r36;
    cpy_r_r41 = CPySequenceTuple_GetItemUnsafe(cpy_r_r2, cpy_r_r39);
    if (likely(PyUnicode_Check(cpy_r_r41)))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 344, CPyStatic_scholars___view___globals, "str", cpy_r_r41);
        goto CPyL86;
    }
    cpy_r_r43 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_arabic;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Book", "arabic", 344, CPyStatic_scholars___view___globals);
        goto CPyL87;
    }
CPyL28: ;
    cpy_r_r44 = cpy_r_n & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL30;
    cpy_r_r46 = CPyTagged_IsEq_(cpy_r_n, cpy_r_r43);
    cpy_r_r47 = cpy_r_r46 ^ 1;
    if (cpy_r_r47) {
        goto CPyL31;
    } else
        goto CPyL88;
CPyL30: ;
    cpy_r_r48 = cpy_r_n != cpy_r_r43;
    if (!cpy_r_r48) goto CPyL88;
CPyL31: ;
    cpy_r_r49 = CPyStatics[2330]; /* 'language-' */
    cpy_r_r50 = CPyStr_Build(2, cpy_r_r49, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 344, CPyStatic_scholars___view___globals);
        goto CPyL86;
    }
    cpy_r_r51 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_languages;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "languages", 344, CPyStatic_scholars___view___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r51);
CPyL33: ;
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r53 = CPyList_Count(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 344, CPyStatic_scholars___view___globals);
        goto CPyL90;
    }
    cpy_r_r54 = CPyTagged_StealAsObject(cpy_r_r53);
    cpy_r_r55 = PyDict_SetItem(cpy_r_r35, cpy_r_r50, cpy_r_r54);
    CPy_DECREF(cpy_r_r50);
    CPy_DECREF(cpy_r_r54);
    cpy_r_r56 = cpy_r_r55 >= 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 344, CPyStatic_scholars___view___globals);
        goto CPyL91;
    }
CPyL35: ;
    cpy_r_r57 = cpy_r_r36 + 2;
    cpy_r_r36 = cpy_r_r57;
    cpy_r_r58 = cpy_r_r39 + 1;
    cpy_r_r39 = cpy_r_r58;
    goto CPyL25;
CPyL36: ;
    cpy_r_r59 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_retired;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "retired", 345, CPyStatic_scholars___view___globals);
        goto CPyL92;
    }
    CPy_INCREF(cpy_r_r59);
CPyL37: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    cpy_r_r62 = PyTuple_New(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 345, CPyStatic_scholars___view___globals);
        goto CPyL93;
    }
    cpy_r_r63 = 0;
CPyL39: ;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r63 < cpy_r_r65;
    if (!cpy_r_r66) goto CPyL94;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyListObject, ob_item));
    cpy_r_r68 = *(CPyPtr *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r63 * 8;
    cpy_r_r70 = cpy_r_r68 + cpy_r_r69;
    cpy_r_r71 = *(PyObject * *)cpy_r_r70;
    CPy_INCREF(cpy_r_r71);
    if (likely(PyLong_Check(cpy_r_r71)))
        cpy_r_r72 = CPyTagged_FromObject(cpy_r_r71);
    else {
        CPy_TypeError("int", cpy_r_r71); cpy_r_r72 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 345, CPyStatic_scholars___view___globals);
        goto CPyL95;
    }
    cpy_r_r73 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_translators;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Book", "translators", 345, CPyStatic_scholars___view___globals);
        goto CPyL96;
    }
CPyL42: ;
    cpy_r_r74 = CPyList_GetItem(cpy_r_r73, cpy_r_r72);
    CPyTagged_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 345, CPyStatic_scholars___view___globals);
        goto CPyL95;
    }
    if (likely(PyTuple_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 345, CPyStatic_scholars___view___globals, "tuple", cpy_r_r74);
        goto CPyL95;
    }
    cpy_r_r76 = CPySequenceTuple_GetItem(cpy_r_r75, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 345, CPyStatic_scholars___view___globals);
        goto CPyL95;
    }
    if (likely(PyUnicode_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 345, CPyStatic_scholars___view___globals, "str", cpy_r_r76);
        goto CPyL95;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r62, cpy_r_r63, cpy_r_r77);
    cpy_r_r78 = cpy_r_r63 + 1;
    cpy_r_r63 = cpy_r_r78;
    goto CPyL39;
CPyL48: ;
    cpy_r_r79 = ((serai___games___scholars___table___AutomaObject *)cpy_r_automa)->_plans;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Automa", "plans", 346, CPyStatic_scholars___view___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r79);
CPyL49: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = PyTuple_New(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 346, CPyStatic_scholars___view___globals);
        goto CPyL98;
    }
    cpy_r_r83 = 0;
CPyL51: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r83 < cpy_r_r85;
    if (!cpy_r_r86) goto CPyL99;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyListObject, ob_item));
    cpy_r_r88 = *(CPyPtr *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r83 * 8;
    cpy_r_r90 = cpy_r_r88 + cpy_r_r89;
    cpy_r_r91 = *(PyObject * *)cpy_r_r90;
    CPy_INCREF(cpy_r_r91);
    if (likely(PyLong_Check(cpy_r_r91)))
        cpy_r_r92 = CPyTagged_FromObject(cpy_r_r91);
    else {
        CPy_TypeError("int", cpy_r_r91); cpy_r_r92 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 346, CPyStatic_scholars___view___globals);
        goto CPyL100;
    }
    cpy_r_r93 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_plans;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Book", "plans", 346, CPyStatic_scholars___view___globals);
        goto CPyL101;
    }
CPyL54: ;
    cpy_r_r94 = CPyList_GetItem(cpy_r_r93, cpy_r_r92);
    CPyTagged_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 346, CPyStatic_scholars___view___globals);
        goto CPyL100;
    }
    if (likely(PyTuple_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 346, CPyStatic_scholars___view___globals, "tuple", cpy_r_r94);
        goto CPyL100;
    }
    cpy_r_r96 = CPySequenceTuple_GetItem(cpy_r_r95, 0);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 346, CPyStatic_scholars___view___globals);
        goto CPyL100;
    }
    if (likely(PyUnicode_Check(cpy_r_r96)))
        cpy_r_r97 = cpy_r_r96;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 346, CPyStatic_scholars___view___globals, "str", cpy_r_r96);
        goto CPyL100;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r82, cpy_r_r83, cpy_r_r97);
    cpy_r_r98 = cpy_r_r83 + 1;
    cpy_r_r83 = cpy_r_r98;
    goto CPyL51;
CPyL60: ;
    cpy_r_r99 = 0;
    cpy_r_r100 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_automa", "Table", "players", 347, CPyStatic_scholars___view___globals);
        goto CPyL102;
    }
CPyL61: ;
    cpy_r_r101 = (CPyPtr)((CPyPtr)cpy_r_r100 + offsetof(PyVarObject, ob_size));
    cpy_r_r102 = *(int64_t *)cpy_r_r101;
    cpy_r_r103 = cpy_r_r102 << 1;
    cpy_r_r104 = CPyDef_scholars___scoring___score(cpy_r_t, cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 347, CPyStatic_scholars___view___globals);
        goto CPyL102;
    }
    cpy_r_r105 = 0;
CPyL63: ;
    cpy_r_r106 = (CPyPtr)((CPyPtr)cpy_r_r104 + offsetof(PyVarObject, ob_size));
    cpy_r_r107 = *(int64_t *)cpy_r_r106;
    cpy_r_r108 = cpy_r_r105 < cpy_r_r107;
    if (!cpy_r_r108) goto CPyL103;
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r104 + offsetof(PyListObject, ob_item));
    cpy_r_r110 = *(CPyPtr *)cpy_r_r109;
    cpy_r_r111 = cpy_r_r105 * 8;
    cpy_r_r112 = cpy_r_r110 + cpy_r_r111;
    cpy_r_r113 = *(PyObject * *)cpy_r_r112;
    CPy_INCREF(cpy_r_r113);
    if (likely(PyTuple_Check(cpy_r_r113)))
        cpy_r_r114 = cpy_r_r113;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_automa", 347, CPyStatic_scholars___view___globals, "tuple", cpy_r_r113);
        goto CPyL104;
    }
    cpy_r_r115 = CPySequenceTuple_GetItem(cpy_r_r114, 2);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 347, CPyStatic_scholars___view___globals);
        goto CPyL104;
    }
    if (likely(PyLong_Check(cpy_r_r115)))
        cpy_r_r116 = CPyTagged_FromObject(cpy_r_r115);
    else {
        CPy_TypeError("int", cpy_r_r115); cpy_r_r116 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 347, CPyStatic_scholars___view___globals);
        goto CPyL104;
    }
    cpy_r_r117 = CPyTagged_Add(cpy_r_r99, cpy_r_r116);
    CPyTagged_DECREF(cpy_r_r99);
    CPyTagged_DECREF(cpy_r_r116);
    cpy_r_r99 = cpy_r_r117;
    cpy_r_r118 = cpy_r_r105 + 1;
    cpy_r_r105 = cpy_r_r118;
    goto CPyL63;
CPyL69: ;
    cpy_r_r119 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r120 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r121 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r122 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r123 = CPyStatics[76]; /* 'position' */
    cpy_r_r124 = CPyStatics[3067]; /* 'markers' */
    cpy_r_r125 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r126 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r127 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r128 = CPyStatics[65]; /* 'points' */
    cpy_r_r129 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r130 = CPyTagged_StealAsObject(cpy_r_r9);
    cpy_r_r131 = CPyTagged_StealAsObject(cpy_r_r32);
    cpy_r_r132 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r133 = CPyTagged_StealAsObject(cpy_r_r34);
    cpy_r_r134 = CPyTagged_StealAsObject(cpy_r_r99);
    cpy_r_r135 = CPyDict_Build(10, cpy_r_r119, cpy_r_r8, cpy_r_r120, cpy_r_r130, cpy_r_r121, cpy_r_r10, cpy_r_r122, cpy_r_r131, cpy_r_r123, cpy_r_r132, cpy_r_r124, cpy_r_r133, cpy_r_r125, cpy_r_r35, cpy_r_r126, cpy_r_r62, cpy_r_r127, cpy_r_r82, cpy_r_r128, cpy_r_r134);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r62);
    CPy_DECREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 337, CPyStatic_scholars___view___globals);
        goto CPyL105;
    }
    cpy_r_r136 = CPyDef_scholars___view___AutomaView(cpy_r_r129, cpy_r_r135);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 337, CPyStatic_scholars___view___globals);
        goto CPyL72;
    }
    return cpy_r_r136;
CPyL72: ;
    cpy_r_r137 = NULL;
    return cpy_r_r137;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL72;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    goto CPyL72;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL72;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL72;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL72;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    CPy_DecRef(cpy_r_r12);
    goto CPyL72;
CPyL79: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL19;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r21);
    goto CPyL72;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r25);
    goto CPyL72;
CPyL82: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    goto CPyL72;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    goto CPyL72;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    goto CPyL72;
CPyL85: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL36;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL72;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r42);
    goto CPyL72;
CPyL88: ;
    CPyTagged_DECREF(cpy_r_n);
    CPy_DECREF(cpy_r_r42);
    goto CPyL35;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r50);
    goto CPyL72;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r50);
    goto CPyL72;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL72;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    goto CPyL72;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r59);
    goto CPyL72;
CPyL94: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL48;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r62);
    goto CPyL72;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r72);
    goto CPyL72;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r62);
    goto CPyL72;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r79);
    goto CPyL72;
CPyL99: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r79);
    goto CPyL60;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r82);
    goto CPyL72;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r92);
    goto CPyL72;
CPyL102: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r99);
    goto CPyL72;
CPyL103: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL69;
CPyL104: ;
    CPy_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r82);
    CPyTagged_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r104);
    goto CPyL72;
CPyL105: ;
    CPy_DecRef(cpy_r_r129);
    goto CPyL72;
}
        
        PyObject *CPyPy_scholars___view____automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:_automa", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_scholars___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.scholars.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___view____automa(arg_t, arg_automa);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_automa", 334, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
char CPyDef_scholars___view___redeal(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    int64_t cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    CPyPtr cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    cpy_r_r0 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r1 = CPyStatics[1170]; /* 'redeal ' */
    cpy_r_r2 = CPyTagged_Str(cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 356, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r3 = CPyStatics[2549]; /* ' ' */
    cpy_r_r4 = CPyStr_Build(4, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_seed);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 356, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r5 = CPyDef_chance___Chance___seeded(cpy_r_r0, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 356, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r6 = 0;
    cpy_r_r7 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Table", "piles", 357, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r7);
CPyL4: ;
    cpy_r_r8 = 0;
CPyL5: ;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r10 = *(int64_t *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r8 < cpy_r_r10;
    if (!cpy_r_r11) goto CPyL40;
    cpy_r_number = cpy_r_r6;
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    cpy_r_r14 = cpy_r_r8 * 8;
    cpy_r_r15 = cpy_r_r13 + cpy_r_r14;
    cpy_r_r16 = *(PyObject * *)cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    if (likely(PyList_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "redeal", 357, CPyStatic_scholars___view___globals, "list", cpy_r_r16);
        goto CPyL41;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r19 << 1;
    cpy_r_r21 = (Py_ssize_t)cpy_r_r20 > (Py_ssize_t)4;
    if (!cpy_r_r21) goto CPyL42;
    cpy_r_r22 = CPyList_GetSlice(cpy_r_r17, 0, -2);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 359, CPyStatic_scholars___view___globals);
        goto CPyL43;
    }
    if (likely(PyList_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "redeal", 359, CPyStatic_scholars___view___globals, "list", cpy_r_r22);
        goto CPyL43;
    }
    cpy_r_r24 = CPySequence_Sort(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 359, CPyStatic_scholars___view___globals);
        goto CPyL43;
    }
    cpy_r_r25 = CPyDef_chance___Chance___shuffle(cpy_r_r5, cpy_r_r24);
    if (unlikely(cpy_r_r25 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 360, CPyStatic_scholars___view___globals);
        goto CPyL44;
    }
    cpy_r_r26 = CPyList_GetItemShort(cpy_r_r17, -2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 361, CPyStatic_scholars___view___globals);
        goto CPyL45;
    }
    if (likely(PyLong_Check(cpy_r_r26)))
        cpy_r_r27 = CPyTagged_FromObject(cpy_r_r26);
    else {
        CPy_TypeError("int", cpy_r_r26); cpy_r_r27 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 361, CPyStatic_scholars___view___globals);
        goto CPyL45;
    }
    cpy_r_r28 = PyList_New(0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 361, CPyStatic_scholars___view___globals);
        goto CPyL46;
    }
    cpy_r_r29 = CPyList_Extend(cpy_r_r28, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 361, CPyStatic_scholars___view___globals);
        goto CPyL47;
    } else
        goto CPyL48;
CPyL16: ;
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r27);
    cpy_r_r31 = PyList_Append(cpy_r_r28, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 361, CPyStatic_scholars___view___globals);
        goto CPyL49;
    }
    cpy_r_r33 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_piles;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Table", "piles", 361, CPyStatic_scholars___view___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r33);
CPyL18: ;
    cpy_r_r34 = CPyList_SetItem(cpy_r_r33, cpy_r_number, cpy_r_r28);
    CPy_DECREF(cpy_r_r33);
    CPyTagged_DECREF(cpy_r_number);
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 361, CPyStatic_scholars___view___globals);
        goto CPyL50;
    }
CPyL19: ;
    cpy_r_r35 = cpy_r_r6 + 2;
    cpy_r_r6 = cpy_r_r35;
    cpy_r_r36 = cpy_r_r8 + 1;
    cpy_r_r8 = cpy_r_r36;
    goto CPyL5;
CPyL20: ;
    cpy_r_r37 = CPyDef_scholars___view____redeal_scrolls(cpy_r_t, cpy_r_r5);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 362, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    cpy_r_r38 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Table", "automa", 363, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL22: ;
    cpy_r_r39 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r40 = cpy_r_r38 != cpy_r_r39;
    if (!cpy_r_r40) goto CPyL31;
    cpy_r_r41 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Table", "automa", 364, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL24: ;
    if (likely(cpy_r_r41 != Py_None))
        cpy_r_r42 = cpy_r_r41;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "redeal", 364, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Automa", cpy_r_r41);
        goto CPyL39;
    }
    cpy_r_r43 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r42)->_plan_pile;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Automa", "plan_pile", 364, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r43);
CPyL26: ;
    cpy_r_r44 = PyList_Sort(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 364, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    cpy_r_r46 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Table", "automa", 365, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL28: ;
    if (likely(cpy_r_r46 != Py_None))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "redeal", 365, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Automa", cpy_r_r46);
        goto CPyL39;
    }
    cpy_r_r48 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r47)->_plan_pile;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Automa", "plan_pile", 365, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r48);
CPyL30: ;
    cpy_r_r49 = CPyDef_chance___Chance___shuffle(cpy_r_r5, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 365, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL31: ;
    cpy_r_r50 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "redeal", "Table", "book", 366, CPyStatic_scholars___view___globals);
        goto CPyL39;
    }
CPyL32: ;
    cpy_r_r51 = ((serai___games___scholars___book___BookObject *)cpy_r_r50)->_seams;
    CPy_INCREF(cpy_r_r51);
    cpy_r_r52 = CPY_GET_METHOD(cpy_r_r51, CPyType_scholars___seams___Seams, 43, serai___games___scholars___seams___SeamsObject, char (*)(PyObject *, PyObject *, PyObject *))(cpy_r_r51, cpy_r_t, cpy_r_r5); /* redeal */
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 366, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r53 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r54 = CPyStatics[1171]; /* 'dice ' */
    cpy_r_r55 = CPyTagged_Str(cpy_r_seat);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 367, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r56 = CPyStatics[2549]; /* ' ' */
    cpy_r_r57 = CPyStr_Build(4, cpy_r_r54, cpy_r_r55, cpy_r_r56, cpy_r_seed);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 367, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    cpy_r_r58 = CPyDef_chance___Chance___seeded(cpy_r_r53, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 367, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_chance = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 367, CPyStatic_scholars___view___globals);
        goto CPyL38;
    }
    return 1;
CPyL38: ;
    cpy_r_r60 = 2;
    return cpy_r_r60;
CPyL39: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL38;
CPyL40: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL20;
CPyL41: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL38;
CPyL42: ;
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r17);
    goto CPyL19;
CPyL43: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r17);
    goto CPyL38;
CPyL44: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    goto CPyL38;
CPyL45: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r24);
    goto CPyL38;
CPyL46: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL38;
CPyL47: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r28);
    goto CPyL38;
CPyL48: ;
    CPy_DECREF(cpy_r_r29);
    goto CPyL16;
CPyL49: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r28);
    goto CPyL38;
CPyL50: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL38;
}
        
        PyObject *CPyPy_scholars___view___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "seed", 0};
            static CPyArg_Parser parser = {"OOO:redeal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_seed;
            if (likely(PyUnicode_Check(obj_seed)))
                arg_seed = obj_seed;
            else {
                CPy_TypeError("str", obj_seed); 
                goto fail;
            }
            char retval = CPyDef_scholars___view___redeal(arg_t, arg_seat, arg_seed);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "redeal", 354, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
char CPyDef_scholars___view____redeal_scrolls(PyObject *cpy_r_t, PyObject *cpy_r_chance) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_unseen;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    CPyPtr cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    CPyPtr cpy_r_r35;
    CPyPtr cpy_r_r36;
    int64_t cpy_r_r37;
    CPyPtr cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    int64_t cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    int32_t cpy_r_r64;
    char cpy_r_r65;
    int64_t cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    CPyTagged cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    int32_t cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_deck;
    CPyTagged cpy_r_first;
    PyObject *cpy_r_r85;
    int64_t cpy_r_r86;
    CPyPtr cpy_r_r87;
    int64_t cpy_r_r88;
    char cpy_r_r89;
    CPyPtr cpy_r_r90;
    CPyPtr cpy_r_r91;
    int64_t cpy_r_r92;
    CPyPtr cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    CPyTagged cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    int64_t cpy_r_r101;
    CPyPtr cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    CPyPtr cpy_r_r105;
    CPyPtr cpy_r_r106;
    int64_t cpy_r_r107;
    CPyPtr cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    char cpy_r_r111;
    char cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_r114;
    int64_t cpy_r_r115;
    CPyTagged cpy_r_visits;
    PyObject *cpy_r_r116;
    CPyTagged cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r__;
    int64_t cpy_r_r120;
    char cpy_r_r121;
    int64_t cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyTagged cpy_r_r128;
    PyObject *cpy_r_r129;
    int32_t cpy_r_r130;
    char cpy_r_r131;
    CPyTagged cpy_r_r132;
    PyObject *cpy_r_r133;
    CPyTagged cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r___2;
    int64_t cpy_r_r136;
    char cpy_r_r137;
    int64_t cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    CPyTagged cpy_r_r148;
    PyObject *cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    CPyTagged cpy_r_r152;
    int64_t cpy_r_r153;
    char cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    CPyTagged cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    char cpy_r_r165;
    char cpy_r_r166;
    char cpy_r_r167;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "book", 375, CPyStatic_scholars___view___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "automa", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
CPyL2: ;
    cpy_r_r2 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r3 = cpy_r_r1 != cpy_r_r2;
    if (cpy_r_r3) goto CPyL4;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL23;
CPyL4: ;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "automa", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
CPyL5: ;
    if (likely(cpy_r_r5 != Py_None))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 376, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Automa", cpy_r_r5);
        goto CPyL113;
    }
    cpy_r_r7 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r6)->_scrolls;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Automa", "scrolls", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
CPyL7: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r10 > (Py_ssize_t)0;
    if (cpy_r_r11) goto CPyL9;
    cpy_r_r12 = cpy_r_r11;
    goto CPyL22;
CPyL9: ;
    cpy_r_r13 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_difficulties;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Book", "difficulties", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
CPyL10: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "automa", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
CPyL11: ;
    if (likely(cpy_r_r14 != Py_None))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 376, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Automa", cpy_r_r14);
        goto CPyL113;
    }
    cpy_r_r16 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r15)->_difficulty;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Automa", "difficulty", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
CPyL13: ;
    cpy_r_r17 = CPyList_GetItem(cpy_r_r13, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    if (likely(PyTuple_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 376, CPyStatic_scholars___view___globals, "tuple", cpy_r_r17);
        goto CPyL113;
    }
    cpy_r_r19 = CPySequenceTuple_GetItem(cpy_r_r18, 4);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 376, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL19;
    cpy_r_r23 = 0 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL20;
CPyL19: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, 0);
    cpy_r_r26 = cpy_r_r25 ^ 1;
    cpy_r_r27 = cpy_r_r26;
    goto CPyL21;
CPyL20: ;
    cpy_r_r28 = (Py_ssize_t)cpy_r_r20 >= (Py_ssize_t)0;
    cpy_r_r27 = cpy_r_r28;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r12 = cpy_r_r27;
CPyL22: ;
    cpy_r_r4 = cpy_r_r12;
CPyL23: ;
    cpy_r_unseen = cpy_r_r4;
    cpy_r_r29 = PyList_New(0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 377, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    cpy_r_r30 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "deck", 377, CPyStatic_scholars___view___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r30);
CPyL25: ;
    cpy_r_r31 = 0;
CPyL26: ;
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r33 = *(int64_t *)cpy_r_r32;
    cpy_r_r34 = cpy_r_r31 < cpy_r_r33;
    if (!cpy_r_r34) goto CPyL115;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r36 = *(CPyPtr *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r31 * 8;
    cpy_r_r38 = cpy_r_r36 + cpy_r_r37;
    cpy_r_r39 = *(PyObject * *)cpy_r_r38;
    CPy_INCREF(cpy_r_r39);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 377, CPyStatic_scholars___view___globals);
        goto CPyL116;
    }
    cpy_r_r41 = CPyDef_scholars___book___Book___is_caliph(cpy_r_r0, cpy_r_r40);
    if (unlikely(cpy_r_r41 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 377, CPyStatic_scholars___view___globals);
        goto CPyL117;
    }
    cpy_r_r42 = cpy_r_r41 ^ 1;
    if (!cpy_r_r42) goto CPyL118;
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r40);
    cpy_r_r44 = PyList_Append(cpy_r_r29, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 377, CPyStatic_scholars___view___globals);
        goto CPyL116;
    }
CPyL31: ;
    cpy_r_r46 = cpy_r_r31 + 1;
    cpy_r_r31 = cpy_r_r46;
    goto CPyL26;
CPyL32: ;
    cpy_r_r47 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "reserve", 377, CPyStatic_scholars___view___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r47);
CPyL33: ;
    cpy_r_r48 = PySequence_Concat(cpy_r_r29, cpy_r_r47);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 377, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    cpy_r_r49 = CPySequence_Sort(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 377, CPyStatic_scholars___view___globals);
        goto CPyL113;
    }
    cpy_r_r50 = PyList_New(0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 378, CPyStatic_scholars___view___globals);
        goto CPyL119;
    }
    cpy_r_r51 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "deck", 378, CPyStatic_scholars___view___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r51);
CPyL37: ;
    cpy_r_r52 = 0;
CPyL38: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r52 < cpy_r_r54;
    if (!cpy_r_r55) goto CPyL121;
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r51 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    cpy_r_r58 = cpy_r_r52 * 8;
    cpy_r_r59 = cpy_r_r57 + cpy_r_r58;
    cpy_r_r60 = *(PyObject * *)cpy_r_r59;
    CPy_INCREF(cpy_r_r60);
    if (likely(PyLong_Check(cpy_r_r60)))
        cpy_r_r61 = CPyTagged_FromObject(cpy_r_r60);
    else {
        CPy_TypeError("int", cpy_r_r60); cpy_r_r61 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 378, CPyStatic_scholars___view___globals);
        goto CPyL122;
    }
    cpy_r_r62 = CPyDef_scholars___book___Book___is_caliph(cpy_r_r0, cpy_r_r61);
    if (unlikely(cpy_r_r62 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 378, CPyStatic_scholars___view___globals);
        goto CPyL123;
    }
    if (!cpy_r_r62) goto CPyL124;
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_r61);
    cpy_r_r64 = PyList_Append(cpy_r_r50, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 >= 0;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 378, CPyStatic_scholars___view___globals);
        goto CPyL122;
    }
CPyL43: ;
    cpy_r_r66 = cpy_r_r52 + 1;
    cpy_r_r52 = cpy_r_r66;
    goto CPyL38;
CPyL44: ;
    cpy_r_r67 = CPySequence_Sort(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 378, CPyStatic_scholars___view___globals);
        goto CPyL119;
    }
    if (!cpy_r_unseen) goto CPyL57;
    cpy_r_r68 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "automa", 380, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
CPyL47: ;
    cpy_r_r69 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r70 = cpy_r_r68 != cpy_r_r69;
    if (cpy_r_r70) {
        goto CPyL50;
    } else
        goto CPyL126;
CPyL48: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r71 = 0;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 380, CPyStatic_scholars___view___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL50: ;
    cpy_r_r72 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "automa", 381, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
CPyL51: ;
    if (likely(cpy_r_r72 != Py_None))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 381, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Automa", cpy_r_r72);
        goto CPyL125;
    }
    cpy_r_r74 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r73)->_scrolls;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Automa", "scrolls", 381, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
CPyL53: ;
    cpy_r_r75 = CPyList_GetItemShort(cpy_r_r74, 0);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 381, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
    if (likely(PyLong_Check(cpy_r_r75)))
        cpy_r_r76 = CPyTagged_FromObject(cpy_r_r75);
    else {
        CPy_TypeError("int", cpy_r_r75); cpy_r_r76 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 381, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
    cpy_r_r77 = CPyTagged_StealAsObject(cpy_r_r76);
    cpy_r_r78 = PyList_Append(cpy_r_r49, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 381, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
    cpy_r_r80 = PyList_Sort(cpy_r_r49);
    cpy_r_r81 = cpy_r_r80 >= 0;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 382, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
CPyL57: ;
    cpy_r_r82 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r49);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 383, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
    cpy_r_r83 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r67);
    if (unlikely(cpy_r_r83 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 384, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
    cpy_r_r84 = PyList_New(0);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 385, CPyStatic_scholars___view___globals);
        goto CPyL125;
    }
    cpy_r_deck = cpy_r_r84;
    cpy_r_first = 0;
    cpy_r_r85 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_sections;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "sections", 387, CPyStatic_scholars___view___globals);
        goto CPyL127;
    }
    CPy_INCREF(cpy_r_r85);
CPyL61: ;
    cpy_r_r86 = 0;
CPyL62: ;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyVarObject, ob_size));
    cpy_r_r88 = *(int64_t *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r86 < cpy_r_r88;
    if (!cpy_r_r89) goto CPyL128;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyListObject, ob_item));
    cpy_r_r91 = *(CPyPtr *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r86 * 8;
    cpy_r_r93 = cpy_r_r91 + cpy_r_r92;
    cpy_r_r94 = *(PyObject * *)cpy_r_r93;
    CPy_INCREF(cpy_r_r94);
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 387, CPyStatic_scholars___view___globals);
        goto CPyL129;
    }
    cpy_r_r96 = 0;
    cpy_r_r97 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "deck", 388, CPyStatic_scholars___view___globals);
        goto CPyL130;
    }
    CPy_INCREF(cpy_r_r97);
CPyL65: ;
    cpy_r_r98 = CPyTagged_Add(cpy_r_first, cpy_r_r95);
    cpy_r_r99 = CPyList_GetSlice(cpy_r_r97, cpy_r_first, cpy_r_r98);
    CPy_DECREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 388, CPyStatic_scholars___view___globals);
        goto CPyL130;
    }
    if (likely(PyList_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 388, CPyStatic_scholars___view___globals, "list", cpy_r_r99);
        goto CPyL130;
    }
    cpy_r_r101 = 0;
CPyL68: ;
    cpy_r_r102 = (CPyPtr)((CPyPtr)cpy_r_r100 + offsetof(PyVarObject, ob_size));
    cpy_r_r103 = *(int64_t *)cpy_r_r102;
    cpy_r_r104 = cpy_r_r101 < cpy_r_r103;
    if (!cpy_r_r104) goto CPyL131;
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r100 + offsetof(PyListObject, ob_item));
    cpy_r_r106 = *(CPyPtr *)cpy_r_r105;
    cpy_r_r107 = cpy_r_r101 * 8;
    cpy_r_r108 = cpy_r_r106 + cpy_r_r107;
    cpy_r_r109 = *(PyObject * *)cpy_r_r108;
    CPy_INCREF(cpy_r_r109);
    if (likely(PyLong_Check(cpy_r_r109)))
        cpy_r_r110 = CPyTagged_FromObject(cpy_r_r109);
    else {
        CPy_TypeError("int", cpy_r_r109); cpy_r_r110 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 388, CPyStatic_scholars___view___globals);
        goto CPyL132;
    }
    cpy_r_r111 = CPyDef_scholars___book___Book___is_caliph(cpy_r_r0, cpy_r_r110);
    CPyTagged_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 388, CPyStatic_scholars___view___globals);
        goto CPyL132;
    }
    cpy_r_r112 = cpy_r_r111 << 1;
    cpy_r_r113 = cpy_r_r112;
    cpy_r_r114 = CPyTagged_Add(cpy_r_r96, cpy_r_r113);
    CPyTagged_DECREF(cpy_r_r96);
    CPyTagged_DECREF(cpy_r_r113);
    cpy_r_r96 = cpy_r_r114;
    cpy_r_r115 = cpy_r_r101 + 1;
    cpy_r_r101 = cpy_r_r115;
    goto CPyL68;
CPyL73: ;
    cpy_r_visits = cpy_r_r96;
    cpy_r_r116 = PyList_New(0);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL133;
    }
    cpy_r_r117 = CPyTagged_Subtract(cpy_r_r95, cpy_r_visits);
    cpy_r_r118 = 0;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_r119 = CPyTagged_StealAsObject(cpy_r_r118);
    cpy_r__ = cpy_r_r119;
    CPy_DECREF(cpy_r__);
CPyL75: ;
    cpy_r_r120 = cpy_r_r118 & 1;
    cpy_r_r121 = cpy_r_r120 != 0;
    if (cpy_r_r121) goto CPyL77;
    cpy_r_r122 = cpy_r_r117 & 1;
    cpy_r_r123 = cpy_r_r122 != 0;
    if (!cpy_r_r123) goto CPyL78;
CPyL77: ;
    cpy_r_r124 = CPyTagged_IsLt_(cpy_r_r118, cpy_r_r117);
    if (cpy_r_r124) {
        goto CPyL79;
    } else
        goto CPyL134;
CPyL78: ;
    cpy_r_r125 = (Py_ssize_t)cpy_r_r118 < (Py_ssize_t)cpy_r_r117;
    if (!cpy_r_r125) goto CPyL134;
CPyL79: ;
    CPyTagged_INCREF(cpy_r_r118);
    cpy_r_r126 = CPyTagged_StealAsObject(cpy_r_r118);
    cpy_r__ = cpy_r_r126;
    CPy_DECREF(cpy_r__);
    cpy_r_r127 = CPyList_PopLast(cpy_r_r49);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL135;
    }
    if (likely(PyLong_Check(cpy_r_r127)))
        cpy_r_r128 = CPyTagged_FromObject(cpy_r_r127);
    else {
        CPy_TypeError("int", cpy_r_r127); cpy_r_r128 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r128 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL135;
    }
    cpy_r_r129 = CPyTagged_StealAsObject(cpy_r_r128);
    cpy_r_r130 = PyList_Append(cpy_r_r116, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL135;
    }
    cpy_r_r132 = CPyTagged_Add(cpy_r_r118, 2);
    CPyTagged_DECREF(cpy_r_r118);
    cpy_r_r118 = cpy_r_r132;
    goto CPyL75;
CPyL83: ;
    cpy_r_r133 = PyList_New(0);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL136;
    }
    cpy_r_r134 = 0;
    CPyTagged_INCREF(cpy_r_r134);
    cpy_r_r135 = CPyTagged_StealAsObject(cpy_r_r134);
    cpy_r___2 = cpy_r_r135;
    CPy_DECREF(cpy_r___2);
CPyL85: ;
    cpy_r_r136 = cpy_r_r134 & 1;
    cpy_r_r137 = cpy_r_r136 != 0;
    if (cpy_r_r137) goto CPyL87;
    cpy_r_r138 = cpy_r_visits & 1;
    cpy_r_r139 = cpy_r_r138 != 0;
    if (!cpy_r_r139) goto CPyL88;
CPyL87: ;
    cpy_r_r140 = CPyTagged_IsLt_(cpy_r_r134, cpy_r_visits);
    if (cpy_r_r140) {
        goto CPyL89;
    } else
        goto CPyL137;
CPyL88: ;
    cpy_r_r141 = (Py_ssize_t)cpy_r_r134 < (Py_ssize_t)cpy_r_visits;
    if (!cpy_r_r141) goto CPyL137;
CPyL89: ;
    CPyTagged_INCREF(cpy_r_r134);
    cpy_r_r142 = CPyTagged_StealAsObject(cpy_r_r134);
    cpy_r___2 = cpy_r_r142;
    CPy_DECREF(cpy_r___2);
    cpy_r_r143 = CPyList_PopLast(cpy_r_r67);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL138;
    }
    if (likely(PyLong_Check(cpy_r_r143)))
        cpy_r_r144 = CPyTagged_FromObject(cpy_r_r143);
    else {
        CPy_TypeError("int", cpy_r_r143); cpy_r_r144 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL138;
    }
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_r144);
    cpy_r_r146 = PyList_Append(cpy_r_r133, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL138;
    }
    cpy_r_r148 = CPyTagged_Add(cpy_r_r134, 2);
    CPyTagged_DECREF(cpy_r_r134);
    cpy_r_r134 = cpy_r_r148;
    goto CPyL85;
CPyL93: ;
    cpy_r_r149 = PySequence_Concat(cpy_r_r116, cpy_r_r133);
    CPy_DECREF(cpy_r_r116);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 389, CPyStatic_scholars___view___globals);
        goto CPyL139;
    }
    cpy_r_r150 = CPyDef_chance___Chance___shuffle(cpy_r_chance, cpy_r_r149);
    if (unlikely(cpy_r_r150 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 390, CPyStatic_scholars___view___globals);
        goto CPyL140;
    }
    cpy_r_r151 = PySequence_InPlaceConcat(cpy_r_deck, cpy_r_r149);
    CPy_DECREF(cpy_r_deck);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r151 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 391, CPyStatic_scholars___view___globals);
        goto CPyL141;
    }
    cpy_r_deck = cpy_r_r151;
    cpy_r_r152 = CPyTagged_Add(cpy_r_first, cpy_r_r95);
    CPyTagged_DECREF(cpy_r_first);
    CPyTagged_DECREF(cpy_r_r95);
    cpy_r_first = cpy_r_r152;
    cpy_r_r153 = cpy_r_r86 + 1;
    cpy_r_r86 = cpy_r_r153;
    goto CPyL62;
CPyL98: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_deck = cpy_r_deck;
    cpy_r_r154 = 1;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 393, CPyStatic_scholars___view___globals);
        goto CPyL142;
    }
    if (!cpy_r_unseen) goto CPyL110;
    cpy_r_r155 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "automa", 395, CPyStatic_scholars___view___globals);
        goto CPyL142;
    }
CPyL101: ;
    cpy_r_r156 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r157 = cpy_r_r155 != cpy_r_r156;
    if (cpy_r_r157) {
        goto CPyL104;
    } else
        goto CPyL143;
CPyL102: ;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r158 = 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 395, CPyStatic_scholars___view___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL104: ;
    cpy_r_r159 = CPyList_PopLast(cpy_r_r49);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 396, CPyStatic_scholars___view___globals);
        goto CPyL142;
    }
    if (likely(PyLong_Check(cpy_r_r159)))
        cpy_r_r160 = CPyTagged_FromObject(cpy_r_r159);
    else {
        CPy_TypeError("int", cpy_r_r159); cpy_r_r160 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r159);
    if (unlikely(cpy_r_r160 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 396, CPyStatic_scholars___view___globals);
        goto CPyL142;
    }
    cpy_r_r161 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Table", "automa", 396, CPyStatic_scholars___view___globals);
        goto CPyL144;
    }
CPyL107: ;
    if (likely(cpy_r_r161 != Py_None))
        cpy_r_r162 = cpy_r_r161;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 396, CPyStatic_scholars___view___globals, "serai.games.scholars.table.Automa", cpy_r_r161);
        goto CPyL144;
    }
    cpy_r_r163 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r162)->_scrolls;
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/view.py", "_redeal_scrolls", "Automa", "scrolls", 396, CPyStatic_scholars___view___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r163);
CPyL109: ;
    cpy_r_r164 = CPyTagged_StealAsObject(cpy_r_r160);
    cpy_r_r165 = CPyList_SetItem(cpy_r_r163, 0, cpy_r_r164);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 396, CPyStatic_scholars___view___globals);
        goto CPyL142;
    }
CPyL110: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_t)->_reserve = cpy_r_r49;
    cpy_r_r166 = 1;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 397, CPyStatic_scholars___view___globals);
        goto CPyL112;
    }
    return 1;
CPyL112: ;
    cpy_r_r167 = 2;
    return cpy_r_r167;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL112;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    goto CPyL112;
CPyL115: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL32;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    goto CPyL112;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r30);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL112;
CPyL118: ;
    CPyTagged_DECREF(cpy_r_r40);
    goto CPyL31;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    goto CPyL112;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL112;
CPyL121: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL44;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r51);
    goto CPyL112;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL112;
CPyL124: ;
    CPyTagged_DECREF(cpy_r_r61);
    goto CPyL43;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    goto CPyL112;
CPyL126: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r67);
    goto CPyL48;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    goto CPyL112;
CPyL128: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_first);
    CPy_DECREF(cpy_r_r85);
    goto CPyL98;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    goto CPyL112;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r96);
    goto CPyL112;
CPyL131: ;
    CPy_DECREF(cpy_r_r100);
    goto CPyL73;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r100);
    goto CPyL112;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_visits);
    goto CPyL112;
CPyL134: ;
    CPyTagged_DECREF(cpy_r_r117);
    CPyTagged_DECREF(cpy_r_r118);
    goto CPyL83;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_visits);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL112;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_visits);
    CPy_DecRef(cpy_r_r116);
    goto CPyL112;
CPyL137: ;
    CPyTagged_DECREF(cpy_r_visits);
    CPyTagged_DECREF(cpy_r_r134);
    goto CPyL93;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_visits);
    CPy_DecRef(cpy_r_r116);
    CPy_DecRef(cpy_r_r133);
    CPyTagged_DecRef(cpy_r_r134);
    goto CPyL112;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL112;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_deck);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r149);
    goto CPyL112;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    CPyTagged_DecRef(cpy_r_first);
    CPy_DecRef(cpy_r_r85);
    CPyTagged_DecRef(cpy_r_r95);
    goto CPyL112;
CPyL142: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL112;
CPyL143: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL102;
CPyL144: ;
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r160);
    goto CPyL112;
}
        
        PyObject *CPyPy_scholars___view____redeal_scrolls(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "chance", 0};
            static CPyArg_Parser parser = {"OO:_redeal_scrolls", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_chance;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_chance)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_chance;
            if (likely(Py_TYPE(obj_chance) == CPyType_chance___Chance))
                arg_chance = obj_chance;
            else {
                CPy_TypeError("serai.kernel.chance.Chance", obj_chance); 
                goto fail;
            }
            char retval = CPyDef_scholars___view____redeal_scrolls(arg_t, arg_chance);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/view.py", "_redeal_scrolls", 370, CPyStatic_scholars___view___globals);
            return NULL;
        }
        
char CPyDef_scholars___view_____top_level__(void) {
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
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    int32_t cpy_r_r140;
    char cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    int32_t cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    tuple_T0 cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    int32_t cpy_r_r160;
    char cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    int32_t cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    int32_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    int32_t cpy_r_r184;
    char cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject **cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
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
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    int32_t cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    tuple_T0 cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    int32_t cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    int32_t cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    int32_t cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    int32_t cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    int32_t cpy_r_r238;
    char cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    int32_t cpy_r_r242;
    char cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    int32_t cpy_r_r246;
    char cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    int32_t cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    int32_t cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject **cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    char cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    char cpy_r_r270;
    char cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    int32_t cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    int32_t cpy_r_r281;
    char cpy_r_r282;
    PyObject *cpy_r_r283;
    tuple_T0 cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    int32_t cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    int32_t cpy_r_r293;
    char cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    int32_t cpy_r_r297;
    char cpy_r_r298;
    char cpy_r_r299;
    PyObject *cpy_r_r300;
    int32_t cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    int32_t cpy_r_r305;
    char cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    int32_t cpy_r_r309;
    char cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject **cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    char cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    char cpy_r_r325;
    char cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    int32_t cpy_r_r334;
    char cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    int32_t cpy_r_r338;
    char cpy_r_r339;
    PyObject *cpy_r_r340;
    tuple_T0 cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    int32_t cpy_r_r350;
    char cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    int32_t cpy_r_r354;
    char cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    int32_t cpy_r_r358;
    char cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    int32_t cpy_r_r362;
    char cpy_r_r363;
    char cpy_r_r364;
    PyObject *cpy_r_r365;
    int32_t cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    int32_t cpy_r_r370;
    char cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    int32_t cpy_r_r374;
    char cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject **cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    char cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    char cpy_r_r390;
    char cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    int32_t cpy_r_r397;
    char cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    int32_t cpy_r_r401;
    char cpy_r_r402;
    PyObject *cpy_r_r403;
    tuple_T0 cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    int32_t cpy_r_r409;
    char cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    int32_t cpy_r_r413;
    char cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    int32_t cpy_r_r417;
    char cpy_r_r418;
    char cpy_r_r419;
    PyObject *cpy_r_r420;
    int32_t cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    int32_t cpy_r_r425;
    char cpy_r_r426;
    PyObject *cpy_r_r427;
    PyObject *cpy_r_r428;
    int32_t cpy_r_r429;
    char cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject **cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    char cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    char cpy_r_r445;
    char cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    int32_t cpy_r_r453;
    char cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    int32_t cpy_r_r457;
    char cpy_r_r458;
    PyObject *cpy_r_r459;
    tuple_T0 cpy_r_r460;
    PyObject *cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    int32_t cpy_r_r465;
    char cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    int32_t cpy_r_r469;
    char cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    int32_t cpy_r_r473;
    char cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    int32_t cpy_r_r477;
    char cpy_r_r478;
    char cpy_r_r479;
    PyObject *cpy_r_r480;
    int32_t cpy_r_r481;
    char cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    int32_t cpy_r_r485;
    char cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    int32_t cpy_r_r489;
    char cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    PyObject *cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject **cpy_r_r496;
    PyObject *cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    char cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    char cpy_r_r505;
    char cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    int32_t cpy_r_r512;
    char cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    int32_t cpy_r_r516;
    char cpy_r_r517;
    PyObject *cpy_r_r518;
    tuple_T0 cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    int32_t cpy_r_r524;
    char cpy_r_r525;
    PyObject *cpy_r_r526;
    PyObject *cpy_r_r527;
    int32_t cpy_r_r528;
    char cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    int32_t cpy_r_r532;
    char cpy_r_r533;
    char cpy_r_r534;
    PyObject *cpy_r_r535;
    int32_t cpy_r_r536;
    char cpy_r_r537;
    PyObject *cpy_r_r538;
    PyObject *cpy_r_r539;
    int32_t cpy_r_r540;
    char cpy_r_r541;
    PyObject *cpy_r_r542;
    PyObject *cpy_r_r543;
    int32_t cpy_r_r544;
    char cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject *cpy_r_r547;
    PyObject *cpy_r_r548;
    PyObject *cpy_r_r549;
    PyObject **cpy_r_r551;
    PyObject *cpy_r_r552;
    PyObject *cpy_r_r553;
    PyObject *cpy_r_r554;
    char cpy_r_r555;
    PyObject *cpy_r_r556;
    PyObject *cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    char cpy_r_r560;
    char cpy_r_r561;
    PyObject *cpy_r_r562;
    PyObject *cpy_r_r563;
    PyObject *cpy_r_r564;
    PyObject *cpy_r_r565;
    PyObject *cpy_r_r566;
    int32_t cpy_r_r567;
    char cpy_r_r568;
    PyObject *cpy_r_r569;
    PyObject *cpy_r_r570;
    int32_t cpy_r_r571;
    char cpy_r_r572;
    PyObject *cpy_r_r573;
    tuple_T0 cpy_r_r574;
    PyObject *cpy_r_r575;
    PyObject *cpy_r_r576;
    PyObject *cpy_r_r577;
    PyObject *cpy_r_r578;
    int32_t cpy_r_r579;
    char cpy_r_r580;
    PyObject *cpy_r_r581;
    PyObject *cpy_r_r582;
    int32_t cpy_r_r583;
    char cpy_r_r584;
    PyObject *cpy_r_r585;
    PyObject *cpy_r_r586;
    int32_t cpy_r_r587;
    char cpy_r_r588;
    char cpy_r_r589;
    PyObject *cpy_r_r590;
    int32_t cpy_r_r591;
    char cpy_r_r592;
    PyObject *cpy_r_r593;
    PyObject *cpy_r_r594;
    int32_t cpy_r_r595;
    char cpy_r_r596;
    PyObject *cpy_r_r597;
    PyObject *cpy_r_r598;
    int32_t cpy_r_r599;
    char cpy_r_r600;
    PyObject *cpy_r_r601;
    PyObject *cpy_r_r602;
    PyObject *cpy_r_r603;
    PyObject *cpy_r_r604;
    PyObject **cpy_r_r606;
    PyObject *cpy_r_r607;
    PyObject *cpy_r_r608;
    PyObject *cpy_r_r609;
    char cpy_r_r610;
    PyObject *cpy_r_r611;
    PyObject *cpy_r_r612;
    PyObject *cpy_r_r613;
    PyObject *cpy_r_r614;
    char cpy_r_r615;
    char cpy_r_r616;
    PyObject *cpy_r_r617;
    PyObject *cpy_r_r618;
    PyObject *cpy_r_r619;
    PyObject *cpy_r_r620;
    PyObject *cpy_r_r621;
    PyObject *cpy_r_r622;
    int32_t cpy_r_r623;
    char cpy_r_r624;
    PyObject *cpy_r_r625;
    PyObject *cpy_r_r626;
    int32_t cpy_r_r627;
    char cpy_r_r628;
    PyObject *cpy_r_r629;
    tuple_T0 cpy_r_r630;
    PyObject *cpy_r_r631;
    PyObject *cpy_r_r632;
    PyObject *cpy_r_r633;
    PyObject *cpy_r_r634;
    int32_t cpy_r_r635;
    char cpy_r_r636;
    PyObject *cpy_r_r637;
    PyObject *cpy_r_r638;
    int32_t cpy_r_r639;
    char cpy_r_r640;
    PyObject *cpy_r_r641;
    PyObject *cpy_r_r642;
    int32_t cpy_r_r643;
    char cpy_r_r644;
    PyObject *cpy_r_r645;
    PyObject *cpy_r_r646;
    int32_t cpy_r_r647;
    char cpy_r_r648;
    char cpy_r_r649;
    PyObject *cpy_r_r650;
    int32_t cpy_r_r651;
    char cpy_r_r652;
    PyObject *cpy_r_r653;
    PyObject *cpy_r_r654;
    int32_t cpy_r_r655;
    char cpy_r_r656;
    PyObject *cpy_r_r657;
    PyObject *cpy_r_r658;
    int32_t cpy_r_r659;
    char cpy_r_r660;
    PyObject *cpy_r_r661;
    PyObject *cpy_r_r662;
    PyObject *cpy_r_r663;
    PyObject *cpy_r_r664;
    PyObject **cpy_r_r666;
    PyObject *cpy_r_r667;
    PyObject *cpy_r_r668;
    PyObject *cpy_r_r669;
    char cpy_r_r670;
    PyObject *cpy_r_r671;
    PyObject *cpy_r_r672;
    PyObject *cpy_r_r673;
    PyObject *cpy_r_r674;
    char cpy_r_r675;
    char cpy_r_r676;
    PyObject *cpy_r_r677;
    PyObject *cpy_r_r678;
    PyObject *cpy_r_r679;
    PyObject *cpy_r_r680;
    PyObject *cpy_r_r681;
    PyObject *cpy_r_r682;
    PyObject *cpy_r_r683;
    PyObject *cpy_r_r684;
    PyObject *cpy_r_r685;
    PyObject *cpy_r_r686;
    PyObject *cpy_r_r687;
    PyObject *cpy_r_r688;
    PyObject *cpy_r_r689;
    PyObject *cpy_r_r690;
    PyObject *cpy_r_r691;
    PyObject *cpy_r_r692;
    PyObject *cpy_r_r693;
    PyObject *cpy_r_r694;
    PyObject *cpy_r_r695;
    PyObject *cpy_r_r696;
    PyObject *cpy_r_r697;
    PyObject *cpy_r_r698;
    int32_t cpy_r_r699;
    char cpy_r_r700;
    PyObject *cpy_r_r701;
    PyObject *cpy_r_r702;
    int32_t cpy_r_r703;
    char cpy_r_r704;
    PyObject *cpy_r_r705;
    tuple_T0 cpy_r_r706;
    PyObject *cpy_r_r707;
    PyObject *cpy_r_r708;
    PyObject *cpy_r_r709;
    PyObject *cpy_r_r710;
    int32_t cpy_r_r711;
    char cpy_r_r712;
    PyObject *cpy_r_r713;
    PyObject *cpy_r_r714;
    int32_t cpy_r_r715;
    char cpy_r_r716;
    PyObject *cpy_r_r717;
    PyObject *cpy_r_r718;
    int32_t cpy_r_r719;
    char cpy_r_r720;
    PyObject *cpy_r_r721;
    PyObject *cpy_r_r722;
    int32_t cpy_r_r723;
    char cpy_r_r724;
    PyObject *cpy_r_r725;
    PyObject *cpy_r_r726;
    int32_t cpy_r_r727;
    char cpy_r_r728;
    PyObject *cpy_r_r729;
    PyObject *cpy_r_r730;
    int32_t cpy_r_r731;
    char cpy_r_r732;
    PyObject *cpy_r_r733;
    PyObject *cpy_r_r734;
    int32_t cpy_r_r735;
    char cpy_r_r736;
    PyObject *cpy_r_r737;
    PyObject *cpy_r_r738;
    int32_t cpy_r_r739;
    char cpy_r_r740;
    PyObject *cpy_r_r741;
    PyObject *cpy_r_r742;
    int32_t cpy_r_r743;
    char cpy_r_r744;
    PyObject *cpy_r_r745;
    PyObject *cpy_r_r746;
    int32_t cpy_r_r747;
    char cpy_r_r748;
    PyObject *cpy_r_r749;
    PyObject *cpy_r_r750;
    int32_t cpy_r_r751;
    char cpy_r_r752;
    PyObject *cpy_r_r753;
    PyObject *cpy_r_r754;
    int32_t cpy_r_r755;
    char cpy_r_r756;
    PyObject *cpy_r_r757;
    PyObject *cpy_r_r758;
    int32_t cpy_r_r759;
    char cpy_r_r760;
    PyObject *cpy_r_r761;
    PyObject *cpy_r_r762;
    int32_t cpy_r_r763;
    char cpy_r_r764;
    PyObject *cpy_r_r765;
    PyObject *cpy_r_r766;
    int32_t cpy_r_r767;
    char cpy_r_r768;
    PyObject *cpy_r_r769;
    PyObject *cpy_r_r770;
    int32_t cpy_r_r771;
    char cpy_r_r772;
    PyObject *cpy_r_r773;
    PyObject *cpy_r_r774;
    int32_t cpy_r_r775;
    char cpy_r_r776;
    PyObject *cpy_r_r777;
    PyObject *cpy_r_r778;
    int32_t cpy_r_r779;
    char cpy_r_r780;
    PyObject *cpy_r_r781;
    PyObject *cpy_r_r782;
    int32_t cpy_r_r783;
    char cpy_r_r784;
    PyObject *cpy_r_r785;
    PyObject *cpy_r_r786;
    int32_t cpy_r_r787;
    char cpy_r_r788;
    char cpy_r_r789;
    PyObject *cpy_r_r790;
    int32_t cpy_r_r791;
    char cpy_r_r792;
    PyObject *cpy_r_r793;
    PyObject *cpy_r_r794;
    int32_t cpy_r_r795;
    char cpy_r_r796;
    PyObject *cpy_r_r797;
    PyObject *cpy_r_r798;
    int32_t cpy_r_r799;
    char cpy_r_r800;
    PyObject *cpy_r_r801;
    PyObject *cpy_r_r802;
    PyObject *cpy_r_r803;
    PyObject *cpy_r_r804;
    PyObject **cpy_r_r806;
    PyObject *cpy_r_r807;
    PyObject *cpy_r_r808;
    PyObject *cpy_r_r809;
    char cpy_r_r810;
    PyObject *cpy_r_r811;
    PyObject *cpy_r_r812;
    PyObject *cpy_r_r813;
    PyObject *cpy_r_r814;
    char cpy_r_r815;
    char cpy_r_r816;
    PyObject *cpy_r_r817;
    PyObject *cpy_r_r818;
    PyObject *cpy_r_r819;
    PyObject *cpy_r_r820;
    PyObject *cpy_r_r821;
    PyObject *cpy_r_r822;
    PyObject *cpy_r_r823;
    PyObject *cpy_r_r824;
    PyObject *cpy_r_r825;
    PyObject *cpy_r_r826;
    PyObject *cpy_r_r827;
    PyObject *cpy_r_r828;
    int32_t cpy_r_r829;
    char cpy_r_r830;
    PyObject *cpy_r_r831;
    PyObject *cpy_r_r832;
    int32_t cpy_r_r833;
    char cpy_r_r834;
    PyObject *cpy_r_r835;
    tuple_T0 cpy_r_r836;
    PyObject *cpy_r_r837;
    PyObject *cpy_r_r838;
    PyObject *cpy_r_r839;
    PyObject *cpy_r_r840;
    int32_t cpy_r_r841;
    char cpy_r_r842;
    PyObject *cpy_r_r843;
    PyObject *cpy_r_r844;
    int32_t cpy_r_r845;
    char cpy_r_r846;
    PyObject *cpy_r_r847;
    PyObject *cpy_r_r848;
    int32_t cpy_r_r849;
    char cpy_r_r850;
    PyObject *cpy_r_r851;
    PyObject *cpy_r_r852;
    int32_t cpy_r_r853;
    char cpy_r_r854;
    PyObject *cpy_r_r855;
    PyObject *cpy_r_r856;
    int32_t cpy_r_r857;
    char cpy_r_r858;
    PyObject *cpy_r_r859;
    PyObject *cpy_r_r860;
    int32_t cpy_r_r861;
    char cpy_r_r862;
    PyObject *cpy_r_r863;
    PyObject *cpy_r_r864;
    int32_t cpy_r_r865;
    char cpy_r_r866;
    PyObject *cpy_r_r867;
    PyObject *cpy_r_r868;
    int32_t cpy_r_r869;
    char cpy_r_r870;
    PyObject *cpy_r_r871;
    PyObject *cpy_r_r872;
    int32_t cpy_r_r873;
    char cpy_r_r874;
    PyObject *cpy_r_r875;
    PyObject *cpy_r_r876;
    int32_t cpy_r_r877;
    char cpy_r_r878;
    char cpy_r_r879;
    PyObject *cpy_r_r880;
    int32_t cpy_r_r881;
    char cpy_r_r882;
    PyObject *cpy_r_r883;
    PyObject *cpy_r_r884;
    int32_t cpy_r_r885;
    char cpy_r_r886;
    PyObject *cpy_r_r887;
    PyObject *cpy_r_r888;
    int32_t cpy_r_r889;
    char cpy_r_r890;
    PyObject *cpy_r_r891;
    PyObject *cpy_r_r892;
    PyObject *cpy_r_r893;
    PyObject *cpy_r_r894;
    PyObject **cpy_r_r896;
    PyObject *cpy_r_r897;
    PyObject *cpy_r_r898;
    PyObject *cpy_r_r899;
    char cpy_r_r900;
    PyObject *cpy_r_r901;
    PyObject *cpy_r_r902;
    PyObject *cpy_r_r903;
    PyObject *cpy_r_r904;
    char cpy_r_r905;
    char cpy_r_r906;
    PyObject *cpy_r_r907;
    PyObject *cpy_r_r908;
    PyObject *cpy_r_r909;
    PyObject *cpy_r_r910;
    PyObject *cpy_r_r911;
    PyObject *cpy_r_r912;
    PyObject *cpy_r_r913;
    PyObject *cpy_r_r914;
    PyObject *cpy_r_r915;
    PyObject *cpy_r_r916;
    PyObject *cpy_r_r917;
    PyObject *cpy_r_r918;
    PyObject *cpy_r_r919;
    PyObject *cpy_r_r920;
    PyObject *cpy_r_r921;
    PyObject *cpy_r_r922;
    PyObject *cpy_r_r923;
    PyObject *cpy_r_r924;
    PyObject *cpy_r_r925;
    int32_t cpy_r_r926;
    char cpy_r_r927;
    PyObject *cpy_r_r928;
    PyObject *cpy_r_r929;
    int32_t cpy_r_r930;
    char cpy_r_r931;
    PyObject *cpy_r_r932;
    tuple_T0 cpy_r_r933;
    PyObject *cpy_r_r934;
    PyObject *cpy_r_r935;
    PyObject *cpy_r_r936;
    PyObject *cpy_r_r937;
    int32_t cpy_r_r938;
    char cpy_r_r939;
    PyObject *cpy_r_r940;
    PyObject *cpy_r_r941;
    int32_t cpy_r_r942;
    char cpy_r_r943;
    PyObject *cpy_r_r944;
    PyObject *cpy_r_r945;
    int32_t cpy_r_r946;
    char cpy_r_r947;
    PyObject *cpy_r_r948;
    PyObject *cpy_r_r949;
    int32_t cpy_r_r950;
    char cpy_r_r951;
    PyObject *cpy_r_r952;
    PyObject *cpy_r_r953;
    int32_t cpy_r_r954;
    char cpy_r_r955;
    PyObject *cpy_r_r956;
    PyObject *cpy_r_r957;
    int32_t cpy_r_r958;
    char cpy_r_r959;
    PyObject *cpy_r_r960;
    PyObject *cpy_r_r961;
    int32_t cpy_r_r962;
    char cpy_r_r963;
    PyObject *cpy_r_r964;
    PyObject *cpy_r_r965;
    int32_t cpy_r_r966;
    char cpy_r_r967;
    PyObject *cpy_r_r968;
    PyObject *cpy_r_r969;
    int32_t cpy_r_r970;
    char cpy_r_r971;
    PyObject *cpy_r_r972;
    PyObject *cpy_r_r973;
    int32_t cpy_r_r974;
    char cpy_r_r975;
    PyObject *cpy_r_r976;
    PyObject *cpy_r_r977;
    int32_t cpy_r_r978;
    char cpy_r_r979;
    PyObject *cpy_r_r980;
    PyObject *cpy_r_r981;
    int32_t cpy_r_r982;
    char cpy_r_r983;
    PyObject *cpy_r_r984;
    PyObject *cpy_r_r985;
    int32_t cpy_r_r986;
    char cpy_r_r987;
    PyObject *cpy_r_r988;
    PyObject *cpy_r_r989;
    int32_t cpy_r_r990;
    char cpy_r_r991;
    PyObject *cpy_r_r992;
    PyObject *cpy_r_r993;
    int32_t cpy_r_r994;
    char cpy_r_r995;
    PyObject *cpy_r_r996;
    PyObject *cpy_r_r997;
    int32_t cpy_r_r998;
    char cpy_r_r999;
    PyObject *cpy_r_r1000;
    PyObject *cpy_r_r1001;
    int32_t cpy_r_r1002;
    char cpy_r_r1003;
    char cpy_r_r1004;
    PyObject *cpy_r_r1005;
    int32_t cpy_r_r1006;
    char cpy_r_r1007;
    PyObject *cpy_r_r1008;
    PyObject *cpy_r_r1009;
    int32_t cpy_r_r1010;
    char cpy_r_r1011;
    PyObject *cpy_r_r1012;
    PyObject *cpy_r_r1013;
    int32_t cpy_r_r1014;
    char cpy_r_r1015;
    PyObject *cpy_r_r1016;
    PyObject *cpy_r_r1017;
    PyObject *cpy_r_r1018;
    PyObject *cpy_r_r1019;
    PyObject **cpy_r_r1021;
    PyObject *cpy_r_r1022;
    PyObject *cpy_r_r1023;
    PyObject *cpy_r_r1024;
    char cpy_r_r1025;
    char cpy_r_r1026;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 1, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 1, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___view___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 8, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5550]; /* ('dataclass', 'replace') */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_scholars___view___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 10, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___dice;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___dice;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 12, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___dice;
    cpy_r_r25 = CPyExec_serai___games___scholars___dice;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___dice__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 12, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 12, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2366]; /* 'serai.games.scholars.dice' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 12, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5551]; /* ('action_shape', 'added_value', 'worked') */
    cpy_r_r36 = CPyStatic_scholars___view___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 12, CPyStatic_scholars___view___globals);
        goto CPyL311;
    } else
        goto CPyL312;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 13, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r47 = CPyExec_serai___games___scholars___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 13, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 13, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 13, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5552]; /* ('ALL_GOALS', 'GUILD_GOAL', 'NO_CARD', 'NOBODY', 'PILE_GOAL', 'PRINTED', 'TRACK_GOAL', 'colour_of', 'value_of') */
    cpy_r_r58 = CPyStatic_scholars___view___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 13, CPyStatic_scholars___view___globals);
        goto CPyL311;
    } else
        goto CPyL313;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___scholars___scoring;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___scholars___scoring;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 24, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___scholars___scoring;
    cpy_r_r69 = CPyExec_serai___games___scholars___scoring;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___scholars___scoring__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 24, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 24, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2305]; /* 'serai.games.scholars.scoring' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 24, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5553]; /* ('dice_sum', 'score') */
    cpy_r_r80 = CPyStatic_scholars___view___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 24, CPyStatic_scholars___view___globals);
        goto CPyL311;
    } else
        goto CPyL314;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 25, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r91 = CPyExec_serai___games___scholars___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 25, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 25, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 25, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5517]; /* ('Automa', 'Player', 'Table') */
    cpy_r_r102 = CPyStatic_scholars___view___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 25, CPyStatic_scholars___view___globals);
        goto CPyL311;
    } else
        goto CPyL315;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 26, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r113 = CPyExec_serai___kernel___chance;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 26, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 26, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 26, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r124 = CPyStatic_scholars___view___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 26, CPyStatic_scholars___view___globals);
        goto CPyL311;
    } else
        goto CPyL316;
CPyL46: ;
    cpy_r_r126 = NULL;
    cpy_r_r127 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r128 = (PyObject *)CPyType_scholars___view___DieView_template;
    cpy_r_r129 = CPyType_FromTemplate(cpy_r_r128, cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r130 = CPyDef_scholars___view___DieView_trait_vtable_setup();
    if (unlikely(cpy_r_r130 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL317;
    }
    cpy_r_r131 = CPyDef_scholars___view___DieView_coroutine_setup(cpy_r_r129);
    if (unlikely(cpy_r_r131 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL317;
    }
    cpy_r_r132 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r133 = CPyStatics[336]; /* 'colour' */
    cpy_r_r134 = CPyStatics[337]; /* 'value' */
    cpy_r_r135 = CPyStatics[3620]; /* 'is_printed' */
    cpy_r_r136 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r137 = CPyStatics[3621]; /* 'counts_colour' */
    cpy_r_r138 = CPyStatics[3622]; /* 'counts_value' */
    cpy_r_r139 = PyTuple_Pack(6, cpy_r_r133, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL317;
    }
    cpy_r_r140 = PyObject_SetAttr(cpy_r_r129, cpy_r_r132, cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    cpy_r_r141 = cpy_r_r140 >= 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL317;
    }
    CPyType_scholars___view___DieView = (PyTypeObject *)cpy_r_r129;
    CPy_INCREF(CPyType_scholars___view___DieView);
    cpy_r_r142 = CPyStatic_scholars___view___globals;
    cpy_r_r143 = CPyStatics[1172]; /* 'DieView' */
    cpy_r_r144 = PyDict_SetItem(cpy_r_r142, cpy_r_r143, cpy_r_r129);
    cpy_r_r145 = cpy_r_r144 >= 0;
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL317;
    }
    cpy_r_r146 = PyDict_New();
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL317;
    }
    cpy_r_r147.empty_struct_error_flag = 0;
    cpy_r_r148 = PyDict_New();
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL318;
    }
    cpy_r_r149 = (PyObject *)&PyType_Type;
    cpy_r_r150 = (PyObject *)&PyUnicode_Type;
    cpy_r_r151 = CPyStatics[336]; /* 'colour' */
    cpy_r_r152 = PyDict_SetItem(cpy_r_r148, cpy_r_r151, cpy_r_r150);
    cpy_r_r153 = cpy_r_r152 >= 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 33, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r154 = (PyObject *)&PyLong_Type;
    cpy_r_r155 = CPyStatics[337]; /* 'value' */
    cpy_r_r156 = PyDict_SetItem(cpy_r_r148, cpy_r_r155, cpy_r_r154);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 34, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r158 = (PyObject *)&PyBool_Type;
    cpy_r_r159 = CPyStatics[3620]; /* 'is_printed' */
    cpy_r_r160 = PyDict_SetItem(cpy_r_r148, cpy_r_r159, cpy_r_r158);
    cpy_r_r161 = cpy_r_r160 >= 0;
    if (unlikely(!cpy_r_r161)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 35, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r162 = (PyObject *)&PyTuple_Type;
    cpy_r_r163 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r164 = PyDict_SetItem(cpy_r_r148, cpy_r_r163, cpy_r_r162);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 36, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r166 = (PyObject *)&PyUnicode_Type;
    cpy_r_r167 = CPyStatics[3621]; /* 'counts_colour' */
    cpy_r_r168 = PyDict_SetItem(cpy_r_r148, cpy_r_r167, cpy_r_r166);
    cpy_r_r169 = cpy_r_r168 >= 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 37, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r170 = (PyObject *)&PyLong_Type;
    cpy_r_r171 = CPyStatics[3622]; /* 'counts_value' */
    cpy_r_r172 = PyDict_SetItem(cpy_r_r148, cpy_r_r171, cpy_r_r170);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 38, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r174 = CPy_InitSubclass(cpy_r_r129);
    if (unlikely(!cpy_r_r174)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r175 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r176 = CPyDict_SetItem(cpy_r_r146, cpy_r_r175, cpy_r_r148);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r178 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r179 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r180 = CPyDict_SetItem(cpy_r_r146, cpy_r_r179, cpy_r_r178);
    cpy_r_r181 = cpy_r_r180 >= 0;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r182 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r183 = CPyStatics[70]; /* '__module__' */
    cpy_r_r184 = CPyDict_SetItem(cpy_r_r146, cpy_r_r183, cpy_r_r182);
    cpy_r_r185 = cpy_r_r184 >= 0;
    if (unlikely(!cpy_r_r185)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r186 = CPyStatic_scholars___view___globals;
    cpy_r_r187 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r188 = CPyDict_GetItem(cpy_r_r186, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 29, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r189 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r190[1] = {cpy_r_r189};
    cpy_r_r191 = (PyObject **)&cpy_r_r190;
    cpy_r_r192 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r193 = PyObject_Vectorcall(cpy_r_r188, cpy_r_r191, 0, cpy_r_r192);
    CPy_DECREF(cpy_r_r188);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 29, CPyStatic_scholars___view___globals);
        goto CPyL319;
    }
    cpy_r_r194 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r195 = CPyDataclass_SleightOfHand(cpy_r_r193, cpy_r_r129, cpy_r_r146, cpy_r_r148, cpy_r_r194);
    CPy_DECREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(!cpy_r_r195)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 30, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r196 = NULL;
    cpy_r_r197 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r198 = (PyObject *)CPyType_scholars___view___SlotView_template;
    cpy_r_r199 = CPyType_FromTemplate(cpy_r_r198, cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r200 = CPyDef_scholars___view___SlotView_trait_vtable_setup();
    if (unlikely(cpy_r_r200 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL320;
    }
    cpy_r_r201 = CPyDef_scholars___view___SlotView_coroutine_setup(cpy_r_r199);
    if (unlikely(cpy_r_r201 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL320;
    }
    cpy_r_r202 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r203 = CPyStatics[571]; /* 'id' */
    cpy_r_r204 = CPyStatics[3301]; /* 'is_open' */
    cpy_r_r205 = CPyStatics[390]; /* 'card' */
    cpy_r_r206 = CPyStatics[599]; /* 'dice' */
    cpy_r_r207 = CPyStatics[3386]; /* 'idle_workers' */
    cpy_r_r208 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r209 = PyTuple_Pack(6, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL320;
    }
    cpy_r_r210 = PyObject_SetAttr(cpy_r_r199, cpy_r_r202, cpy_r_r209);
    CPy_DECREF(cpy_r_r209);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL320;
    }
    CPyType_scholars___view___SlotView = (PyTypeObject *)cpy_r_r199;
    CPy_INCREF(CPyType_scholars___view___SlotView);
    cpy_r_r212 = CPyStatic_scholars___view___globals;
    cpy_r_r213 = CPyStatics[3623]; /* 'SlotView' */
    cpy_r_r214 = PyDict_SetItem(cpy_r_r212, cpy_r_r213, cpy_r_r199);
    cpy_r_r215 = cpy_r_r214 >= 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL320;
    }
    cpy_r_r216 = PyDict_New();
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL320;
    }
    cpy_r_r217.empty_struct_error_flag = 0;
    cpy_r_r218 = PyDict_New();
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL321;
    }
    cpy_r_r219 = (PyObject *)&PyType_Type;
    cpy_r_r220 = (PyObject *)&PyUnicode_Type;
    cpy_r_r221 = CPyStatics[571]; /* 'id' */
    cpy_r_r222 = PyDict_SetItem(cpy_r_r218, cpy_r_r221, cpy_r_r220);
    cpy_r_r223 = cpy_r_r222 >= 0;
    if (unlikely(!cpy_r_r223)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 45, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r224 = (PyObject *)&PyBool_Type;
    cpy_r_r225 = CPyStatics[3301]; /* 'is_open' */
    cpy_r_r226 = PyDict_SetItem(cpy_r_r218, cpy_r_r225, cpy_r_r224);
    cpy_r_r227 = cpy_r_r226 >= 0;
    if (unlikely(!cpy_r_r227)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 46, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r228 = (PyObject *)&PyUnicode_Type;
    cpy_r_r229 = CPyStatics[390]; /* 'card' */
    cpy_r_r230 = PyDict_SetItem(cpy_r_r218, cpy_r_r229, cpy_r_r228);
    cpy_r_r231 = cpy_r_r230 >= 0;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 47, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r232 = (PyObject *)&PyTuple_Type;
    cpy_r_r233 = CPyStatics[599]; /* 'dice' */
    cpy_r_r234 = PyDict_SetItem(cpy_r_r218, cpy_r_r233, cpy_r_r232);
    cpy_r_r235 = cpy_r_r234 >= 0;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 48, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r236 = (PyObject *)&PyTuple_Type;
    cpy_r_r237 = CPyStatics[3386]; /* 'idle_workers' */
    cpy_r_r238 = PyDict_SetItem(cpy_r_r218, cpy_r_r237, cpy_r_r236);
    cpy_r_r239 = cpy_r_r238 >= 0;
    if (unlikely(!cpy_r_r239)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 49, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r240 = (PyObject *)&PyTuple_Type;
    cpy_r_r241 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r242 = PyDict_SetItem(cpy_r_r218, cpy_r_r241, cpy_r_r240);
    cpy_r_r243 = cpy_r_r242 >= 0;
    if (unlikely(!cpy_r_r243)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 50, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r244 = CPy_InitSubclass(cpy_r_r199);
    if (unlikely(!cpy_r_r244)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r245 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r246 = CPyDict_SetItem(cpy_r_r216, cpy_r_r245, cpy_r_r218);
    cpy_r_r247 = cpy_r_r246 >= 0;
    if (unlikely(!cpy_r_r247)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r248 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r249 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r250 = CPyDict_SetItem(cpy_r_r216, cpy_r_r249, cpy_r_r248);
    cpy_r_r251 = cpy_r_r250 >= 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r252 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r253 = CPyStatics[70]; /* '__module__' */
    cpy_r_r254 = CPyDict_SetItem(cpy_r_r216, cpy_r_r253, cpy_r_r252);
    cpy_r_r255 = cpy_r_r254 >= 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r256 = CPyStatic_scholars___view___globals;
    cpy_r_r257 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r258 = CPyDict_GetItem(cpy_r_r256, cpy_r_r257);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 41, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r259 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r260[1] = {cpy_r_r259};
    cpy_r_r261 = (PyObject **)&cpy_r_r260;
    cpy_r_r262 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r263 = PyObject_Vectorcall(cpy_r_r258, cpy_r_r261, 0, cpy_r_r262);
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r263 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 41, CPyStatic_scholars___view___globals);
        goto CPyL322;
    }
    cpy_r_r264 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r265 = CPyDataclass_SleightOfHand(cpy_r_r263, cpy_r_r199, cpy_r_r216, cpy_r_r218, cpy_r_r264);
    CPy_DECREF(cpy_r_r263);
    CPy_DECREF(cpy_r_r199);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(!cpy_r_r265)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 42, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r266 = NULL;
    cpy_r_r267 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r268 = (PyObject *)CPyType_scholars___view___ScrollView_template;
    cpy_r_r269 = CPyType_FromTemplate(cpy_r_r268, cpy_r_r266, cpy_r_r267);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r270 = CPyDef_scholars___view___ScrollView_trait_vtable_setup();
    if (unlikely(cpy_r_r270 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL323;
    }
    cpy_r_r271 = CPyDef_scholars___view___ScrollView_coroutine_setup(cpy_r_r269);
    if (unlikely(cpy_r_r271 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL323;
    }
    cpy_r_r272 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r273 = CPyStatics[571]; /* 'id' */
    cpy_r_r274 = CPyStatics[390]; /* 'card' */
    cpy_r_r275 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r276 = PyTuple_Pack(3, cpy_r_r273, cpy_r_r274, cpy_r_r275);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL323;
    }
    cpy_r_r277 = PyObject_SetAttr(cpy_r_r269, cpy_r_r272, cpy_r_r276);
    CPy_DECREF(cpy_r_r276);
    cpy_r_r278 = cpy_r_r277 >= 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL323;
    }
    CPyType_scholars___view___ScrollView = (PyTypeObject *)cpy_r_r269;
    CPy_INCREF(CPyType_scholars___view___ScrollView);
    cpy_r_r279 = CPyStatic_scholars___view___globals;
    cpy_r_r280 = CPyStatics[3624]; /* 'ScrollView' */
    cpy_r_r281 = PyDict_SetItem(cpy_r_r279, cpy_r_r280, cpy_r_r269);
    cpy_r_r282 = cpy_r_r281 >= 0;
    if (unlikely(!cpy_r_r282)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL323;
    }
    cpy_r_r283 = PyDict_New();
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL323;
    }
    cpy_r_r284.empty_struct_error_flag = 0;
    cpy_r_r285 = PyDict_New();
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL324;
    }
    cpy_r_r286 = (PyObject *)&PyType_Type;
    cpy_r_r287 = (PyObject *)&PyUnicode_Type;
    cpy_r_r288 = CPyStatics[571]; /* 'id' */
    cpy_r_r289 = PyDict_SetItem(cpy_r_r285, cpy_r_r288, cpy_r_r287);
    cpy_r_r290 = cpy_r_r289 >= 0;
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 57, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r291 = (PyObject *)&PyUnicode_Type;
    cpy_r_r292 = CPyStatics[390]; /* 'card' */
    cpy_r_r293 = PyDict_SetItem(cpy_r_r285, cpy_r_r292, cpy_r_r291);
    cpy_r_r294 = cpy_r_r293 >= 0;
    if (unlikely(!cpy_r_r294)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 58, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r295 = (PyObject *)&PyType_Type;
    cpy_r_r296 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r297 = PyDict_SetItem(cpy_r_r285, cpy_r_r296, cpy_r_r295);
    cpy_r_r298 = cpy_r_r297 >= 0;
    if (unlikely(!cpy_r_r298)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 59, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r299 = CPy_InitSubclass(cpy_r_r269);
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r300 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r301 = CPyDict_SetItem(cpy_r_r283, cpy_r_r300, cpy_r_r285);
    cpy_r_r302 = cpy_r_r301 >= 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r303 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r304 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r305 = CPyDict_SetItem(cpy_r_r283, cpy_r_r304, cpy_r_r303);
    cpy_r_r306 = cpy_r_r305 >= 0;
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r307 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r308 = CPyStatics[70]; /* '__module__' */
    cpy_r_r309 = CPyDict_SetItem(cpy_r_r283, cpy_r_r308, cpy_r_r307);
    cpy_r_r310 = cpy_r_r309 >= 0;
    if (unlikely(!cpy_r_r310)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r311 = CPyStatic_scholars___view___globals;
    cpy_r_r312 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r313 = CPyDict_GetItem(cpy_r_r311, cpy_r_r312);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 53, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r314 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r315[1] = {cpy_r_r314};
    cpy_r_r316 = (PyObject **)&cpy_r_r315;
    cpy_r_r317 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r318 = PyObject_Vectorcall(cpy_r_r313, cpy_r_r316, 0, cpy_r_r317);
    CPy_DECREF(cpy_r_r313);
    if (unlikely(cpy_r_r318 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 53, CPyStatic_scholars___view___globals);
        goto CPyL325;
    }
    cpy_r_r319 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r320 = CPyDataclass_SleightOfHand(cpy_r_r318, cpy_r_r269, cpy_r_r283, cpy_r_r285, cpy_r_r319);
    CPy_DECREF(cpy_r_r318);
    CPy_DECREF(cpy_r_r269);
    CPy_DECREF(cpy_r_r283);
    CPy_DECREF(cpy_r_r285);
    if (unlikely(!cpy_r_r320)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 54, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r321 = NULL;
    cpy_r_r322 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r323 = (PyObject *)CPyType_scholars___view___RoomView_template;
    cpy_r_r324 = CPyType_FromTemplate(cpy_r_r323, cpy_r_r321, cpy_r_r322);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r325 = CPyDef_scholars___view___RoomView_trait_vtable_setup();
    if (unlikely(cpy_r_r325 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL326;
    }
    cpy_r_r326 = CPyDef_scholars___view___RoomView_coroutine_setup(cpy_r_r324);
    if (unlikely(cpy_r_r326 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL326;
    }
    cpy_r_r327 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r328 = CPyStatics[571]; /* 'id' */
    cpy_r_r329 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r330 = CPyStatics[544]; /* 'owner' */
    cpy_r_r331 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r332 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r333 = PyTuple_Pack(5, cpy_r_r328, cpy_r_r329, cpy_r_r330, cpy_r_r331, cpy_r_r332);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL326;
    }
    cpy_r_r334 = PyObject_SetAttr(cpy_r_r324, cpy_r_r327, cpy_r_r333);
    CPy_DECREF(cpy_r_r333);
    cpy_r_r335 = cpy_r_r334 >= 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL326;
    }
    CPyType_scholars___view___RoomView = (PyTypeObject *)cpy_r_r324;
    CPy_INCREF(CPyType_scholars___view___RoomView);
    cpy_r_r336 = CPyStatic_scholars___view___globals;
    cpy_r_r337 = CPyStatics[3625]; /* 'RoomView' */
    cpy_r_r338 = PyDict_SetItem(cpy_r_r336, cpy_r_r337, cpy_r_r324);
    cpy_r_r339 = cpy_r_r338 >= 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL326;
    }
    cpy_r_r340 = PyDict_New();
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL326;
    }
    cpy_r_r341.empty_struct_error_flag = 0;
    cpy_r_r342 = PyDict_New();
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL327;
    }
    cpy_r_r343 = (PyObject *)&PyType_Type;
    cpy_r_r344 = (PyObject *)&PyUnicode_Type;
    cpy_r_r345 = CPyStatics[571]; /* 'id' */
    cpy_r_r346 = PyDict_SetItem(cpy_r_r342, cpy_r_r345, cpy_r_r344);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 64, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r348 = (PyObject *)&PyUnicode_Type;
    cpy_r_r349 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r350 = PyDict_SetItem(cpy_r_r342, cpy_r_r349, cpy_r_r348);
    cpy_r_r351 = cpy_r_r350 >= 0;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 65, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r352 = (PyObject *)&PyType_Type;
    cpy_r_r353 = CPyStatics[544]; /* 'owner' */
    cpy_r_r354 = PyDict_SetItem(cpy_r_r342, cpy_r_r353, cpy_r_r352);
    cpy_r_r355 = cpy_r_r354 >= 0;
    if (unlikely(!cpy_r_r355)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 66, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r356 = (PyObject *)&PyLong_Type;
    cpy_r_r357 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r358 = PyDict_SetItem(cpy_r_r342, cpy_r_r357, cpy_r_r356);
    cpy_r_r359 = cpy_r_r358 >= 0;
    if (unlikely(!cpy_r_r359)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 67, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r360 = (PyObject *)&PyLong_Type;
    cpy_r_r361 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r362 = PyDict_SetItem(cpy_r_r342, cpy_r_r361, cpy_r_r360);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 68, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r364 = CPy_InitSubclass(cpy_r_r324);
    if (unlikely(!cpy_r_r364)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r365 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r366 = CPyDict_SetItem(cpy_r_r340, cpy_r_r365, cpy_r_r342);
    cpy_r_r367 = cpy_r_r366 >= 0;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r368 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r369 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r370 = CPyDict_SetItem(cpy_r_r340, cpy_r_r369, cpy_r_r368);
    cpy_r_r371 = cpy_r_r370 >= 0;
    if (unlikely(!cpy_r_r371)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r372 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r373 = CPyStatics[70]; /* '__module__' */
    cpy_r_r374 = CPyDict_SetItem(cpy_r_r340, cpy_r_r373, cpy_r_r372);
    cpy_r_r375 = cpy_r_r374 >= 0;
    if (unlikely(!cpy_r_r375)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r376 = CPyStatic_scholars___view___globals;
    cpy_r_r377 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r378 = CPyDict_GetItem(cpy_r_r376, cpy_r_r377);
    if (unlikely(cpy_r_r378 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 62, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r379 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r380[1] = {cpy_r_r379};
    cpy_r_r381 = (PyObject **)&cpy_r_r380;
    cpy_r_r382 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r383 = PyObject_Vectorcall(cpy_r_r378, cpy_r_r381, 0, cpy_r_r382);
    CPy_DECREF(cpy_r_r378);
    if (unlikely(cpy_r_r383 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 62, CPyStatic_scholars___view___globals);
        goto CPyL328;
    }
    cpy_r_r384 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r385 = CPyDataclass_SleightOfHand(cpy_r_r383, cpy_r_r324, cpy_r_r340, cpy_r_r342, cpy_r_r384);
    CPy_DECREF(cpy_r_r383);
    CPy_DECREF(cpy_r_r324);
    CPy_DECREF(cpy_r_r340);
    CPy_DECREF(cpy_r_r342);
    if (unlikely(!cpy_r_r385)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 63, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r386 = NULL;
    cpy_r_r387 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r388 = (PyObject *)CPyType_scholars___view___PileView_template;
    cpy_r_r389 = CPyType_FromTemplate(cpy_r_r388, cpy_r_r386, cpy_r_r387);
    if (unlikely(cpy_r_r389 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r390 = CPyDef_scholars___view___PileView_trait_vtable_setup();
    if (unlikely(cpy_r_r390 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL329;
    }
    cpy_r_r391 = CPyDef_scholars___view___PileView_coroutine_setup(cpy_r_r389);
    if (unlikely(cpy_r_r391 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL329;
    }
    cpy_r_r392 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r393 = CPyStatics[571]; /* 'id' */
    cpy_r_r394 = CPyStatics[1513]; /* 'top' */
    cpy_r_r395 = CPyStatics[993]; /* 'cards' */
    cpy_r_r396 = PyTuple_Pack(3, cpy_r_r393, cpy_r_r394, cpy_r_r395);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL329;
    }
    cpy_r_r397 = PyObject_SetAttr(cpy_r_r389, cpy_r_r392, cpy_r_r396);
    CPy_DECREF(cpy_r_r396);
    cpy_r_r398 = cpy_r_r397 >= 0;
    if (unlikely(!cpy_r_r398)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL329;
    }
    CPyType_scholars___view___PileView = (PyTypeObject *)cpy_r_r389;
    CPy_INCREF(CPyType_scholars___view___PileView);
    cpy_r_r399 = CPyStatic_scholars___view___globals;
    cpy_r_r400 = CPyStatics[2299]; /* 'PileView' */
    cpy_r_r401 = PyDict_SetItem(cpy_r_r399, cpy_r_r400, cpy_r_r389);
    cpy_r_r402 = cpy_r_r401 >= 0;
    if (unlikely(!cpy_r_r402)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL329;
    }
    cpy_r_r403 = PyDict_New();
    if (unlikely(cpy_r_r403 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL329;
    }
    cpy_r_r404.empty_struct_error_flag = 0;
    cpy_r_r405 = PyDict_New();
    if (unlikely(cpy_r_r405 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL330;
    }
    cpy_r_r406 = (PyObject *)&PyType_Type;
    cpy_r_r407 = (PyObject *)&PyUnicode_Type;
    cpy_r_r408 = CPyStatics[571]; /* 'id' */
    cpy_r_r409 = PyDict_SetItem(cpy_r_r405, cpy_r_r408, cpy_r_r407);
    cpy_r_r410 = cpy_r_r409 >= 0;
    if (unlikely(!cpy_r_r410)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 75, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r411 = (PyObject *)&PyUnicode_Type;
    cpy_r_r412 = CPyStatics[1513]; /* 'top' */
    cpy_r_r413 = PyDict_SetItem(cpy_r_r405, cpy_r_r412, cpy_r_r411);
    cpy_r_r414 = cpy_r_r413 >= 0;
    if (unlikely(!cpy_r_r414)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 76, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r415 = (PyObject *)&PyLong_Type;
    cpy_r_r416 = CPyStatics[993]; /* 'cards' */
    cpy_r_r417 = PyDict_SetItem(cpy_r_r405, cpy_r_r416, cpy_r_r415);
    cpy_r_r418 = cpy_r_r417 >= 0;
    if (unlikely(!cpy_r_r418)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 77, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r419 = CPy_InitSubclass(cpy_r_r389);
    if (unlikely(!cpy_r_r419)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r420 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r421 = CPyDict_SetItem(cpy_r_r403, cpy_r_r420, cpy_r_r405);
    cpy_r_r422 = cpy_r_r421 >= 0;
    if (unlikely(!cpy_r_r422)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r423 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r424 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r425 = CPyDict_SetItem(cpy_r_r403, cpy_r_r424, cpy_r_r423);
    cpy_r_r426 = cpy_r_r425 >= 0;
    if (unlikely(!cpy_r_r426)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r427 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r428 = CPyStatics[70]; /* '__module__' */
    cpy_r_r429 = CPyDict_SetItem(cpy_r_r403, cpy_r_r428, cpy_r_r427);
    cpy_r_r430 = cpy_r_r429 >= 0;
    if (unlikely(!cpy_r_r430)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r431 = CPyStatic_scholars___view___globals;
    cpy_r_r432 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r433 = CPyDict_GetItem(cpy_r_r431, cpy_r_r432);
    if (unlikely(cpy_r_r433 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 71, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r434 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r435[1] = {cpy_r_r434};
    cpy_r_r436 = (PyObject **)&cpy_r_r435;
    cpy_r_r437 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r438 = PyObject_Vectorcall(cpy_r_r433, cpy_r_r436, 0, cpy_r_r437);
    CPy_DECREF(cpy_r_r433);
    if (unlikely(cpy_r_r438 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 71, CPyStatic_scholars___view___globals);
        goto CPyL331;
    }
    cpy_r_r439 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r440 = CPyDataclass_SleightOfHand(cpy_r_r438, cpy_r_r389, cpy_r_r403, cpy_r_r405, cpy_r_r439);
    CPy_DECREF(cpy_r_r438);
    CPy_DECREF(cpy_r_r389);
    CPy_DECREF(cpy_r_r403);
    CPy_DECREF(cpy_r_r405);
    if (unlikely(!cpy_r_r440)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 72, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r441 = NULL;
    cpy_r_r442 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r443 = (PyObject *)CPyType_scholars___view___GuildView_template;
    cpy_r_r444 = CPyType_FromTemplate(cpy_r_r443, cpy_r_r441, cpy_r_r442);
    if (unlikely(cpy_r_r444 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r445 = CPyDef_scholars___view___GuildView_trait_vtable_setup();
    if (unlikely(cpy_r_r445 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL332;
    }
    cpy_r_r446 = CPyDef_scholars___view___GuildView_coroutine_setup(cpy_r_r444);
    if (unlikely(cpy_r_r446 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL332;
    }
    cpy_r_r447 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r448 = CPyStatics[571]; /* 'id' */
    cpy_r_r449 = CPyStatics[3370]; /* 'control' */
    cpy_r_r450 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r451 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r452 = PyTuple_Pack(4, cpy_r_r448, cpy_r_r449, cpy_r_r450, cpy_r_r451);
    if (unlikely(cpy_r_r452 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL332;
    }
    cpy_r_r453 = PyObject_SetAttr(cpy_r_r444, cpy_r_r447, cpy_r_r452);
    CPy_DECREF(cpy_r_r452);
    cpy_r_r454 = cpy_r_r453 >= 0;
    if (unlikely(!cpy_r_r454)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL332;
    }
    CPyType_scholars___view___GuildView = (PyTypeObject *)cpy_r_r444;
    CPy_INCREF(CPyType_scholars___view___GuildView);
    cpy_r_r455 = CPyStatic_scholars___view___globals;
    cpy_r_r456 = CPyStatics[3626]; /* 'GuildView' */
    cpy_r_r457 = PyDict_SetItem(cpy_r_r455, cpy_r_r456, cpy_r_r444);
    cpy_r_r458 = cpy_r_r457 >= 0;
    if (unlikely(!cpy_r_r458)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL332;
    }
    cpy_r_r459 = PyDict_New();
    if (unlikely(cpy_r_r459 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL332;
    }
    cpy_r_r460.empty_struct_error_flag = 0;
    cpy_r_r461 = PyDict_New();
    if (unlikely(cpy_r_r461 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL333;
    }
    cpy_r_r462 = (PyObject *)&PyType_Type;
    cpy_r_r463 = (PyObject *)&PyUnicode_Type;
    cpy_r_r464 = CPyStatics[571]; /* 'id' */
    cpy_r_r465 = PyDict_SetItem(cpy_r_r461, cpy_r_r464, cpy_r_r463);
    cpy_r_r466 = cpy_r_r465 >= 0;
    if (unlikely(!cpy_r_r466)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 82, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r467 = (PyObject *)&PyType_Type;
    cpy_r_r468 = CPyStatics[3370]; /* 'control' */
    cpy_r_r469 = PyDict_SetItem(cpy_r_r461, cpy_r_r468, cpy_r_r467);
    cpy_r_r470 = cpy_r_r469 >= 0;
    if (unlikely(!cpy_r_r470)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 83, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r471 = (PyObject *)&PyTuple_Type;
    cpy_r_r472 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r473 = PyDict_SetItem(cpy_r_r461, cpy_r_r472, cpy_r_r471);
    cpy_r_r474 = cpy_r_r473 >= 0;
    if (unlikely(!cpy_r_r474)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 84, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r475 = (PyObject *)&PyTuple_Type;
    cpy_r_r476 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r477 = PyDict_SetItem(cpy_r_r461, cpy_r_r476, cpy_r_r475);
    cpy_r_r478 = cpy_r_r477 >= 0;
    if (unlikely(!cpy_r_r478)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 85, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r479 = CPy_InitSubclass(cpy_r_r444);
    if (unlikely(!cpy_r_r479)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r480 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r481 = CPyDict_SetItem(cpy_r_r459, cpy_r_r480, cpy_r_r461);
    cpy_r_r482 = cpy_r_r481 >= 0;
    if (unlikely(!cpy_r_r482)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r483 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r484 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r485 = CPyDict_SetItem(cpy_r_r459, cpy_r_r484, cpy_r_r483);
    cpy_r_r486 = cpy_r_r485 >= 0;
    if (unlikely(!cpy_r_r486)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r487 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r488 = CPyStatics[70]; /* '__module__' */
    cpy_r_r489 = CPyDict_SetItem(cpy_r_r459, cpy_r_r488, cpy_r_r487);
    cpy_r_r490 = cpy_r_r489 >= 0;
    if (unlikely(!cpy_r_r490)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r491 = CPyStatic_scholars___view___globals;
    cpy_r_r492 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r493 = CPyDict_GetItem(cpy_r_r491, cpy_r_r492);
    if (unlikely(cpy_r_r493 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 80, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r494 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r495[1] = {cpy_r_r494};
    cpy_r_r496 = (PyObject **)&cpy_r_r495;
    cpy_r_r497 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r498 = PyObject_Vectorcall(cpy_r_r493, cpy_r_r496, 0, cpy_r_r497);
    CPy_DECREF(cpy_r_r493);
    if (unlikely(cpy_r_r498 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 80, CPyStatic_scholars___view___globals);
        goto CPyL334;
    }
    cpy_r_r499 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r500 = CPyDataclass_SleightOfHand(cpy_r_r498, cpy_r_r444, cpy_r_r459, cpy_r_r461, cpy_r_r499);
    CPy_DECREF(cpy_r_r498);
    CPy_DECREF(cpy_r_r444);
    CPy_DECREF(cpy_r_r459);
    CPy_DECREF(cpy_r_r461);
    if (unlikely(!cpy_r_r500)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 81, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r501 = NULL;
    cpy_r_r502 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r503 = (PyObject *)CPyType_scholars___view___CaliphView_template;
    cpy_r_r504 = CPyType_FromTemplate(cpy_r_r503, cpy_r_r501, cpy_r_r502);
    if (unlikely(cpy_r_r504 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r505 = CPyDef_scholars___view___CaliphView_trait_vtable_setup();
    if (unlikely(cpy_r_r505 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL335;
    }
    cpy_r_r506 = CPyDef_scholars___view___CaliphView_coroutine_setup(cpy_r_r504);
    if (unlikely(cpy_r_r506 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL335;
    }
    cpy_r_r507 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r508 = CPyStatics[785]; /* 'slot' */
    cpy_r_r509 = CPyStatics[390]; /* 'card' */
    cpy_r_r510 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r511 = PyTuple_Pack(3, cpy_r_r508, cpy_r_r509, cpy_r_r510);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL335;
    }
    cpy_r_r512 = PyObject_SetAttr(cpy_r_r504, cpy_r_r507, cpy_r_r511);
    CPy_DECREF(cpy_r_r511);
    cpy_r_r513 = cpy_r_r512 >= 0;
    if (unlikely(!cpy_r_r513)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL335;
    }
    CPyType_scholars___view___CaliphView = (PyTypeObject *)cpy_r_r504;
    CPy_INCREF(CPyType_scholars___view___CaliphView);
    cpy_r_r514 = CPyStatic_scholars___view___globals;
    cpy_r_r515 = CPyStatics[3627]; /* 'CaliphView' */
    cpy_r_r516 = PyDict_SetItem(cpy_r_r514, cpy_r_r515, cpy_r_r504);
    cpy_r_r517 = cpy_r_r516 >= 0;
    if (unlikely(!cpy_r_r517)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL335;
    }
    cpy_r_r518 = PyDict_New();
    if (unlikely(cpy_r_r518 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL335;
    }
    cpy_r_r519.empty_struct_error_flag = 0;
    cpy_r_r520 = PyDict_New();
    if (unlikely(cpy_r_r520 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL336;
    }
    cpy_r_r521 = (PyObject *)&PyType_Type;
    cpy_r_r522 = (PyObject *)&PyUnicode_Type;
    cpy_r_r523 = CPyStatics[785]; /* 'slot' */
    cpy_r_r524 = PyDict_SetItem(cpy_r_r520, cpy_r_r523, cpy_r_r522);
    cpy_r_r525 = cpy_r_r524 >= 0;
    if (unlikely(!cpy_r_r525)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 90, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r526 = (PyObject *)&PyUnicode_Type;
    cpy_r_r527 = CPyStatics[390]; /* 'card' */
    cpy_r_r528 = PyDict_SetItem(cpy_r_r520, cpy_r_r527, cpy_r_r526);
    cpy_r_r529 = cpy_r_r528 >= 0;
    if (unlikely(!cpy_r_r529)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 91, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r530 = (PyObject *)&PyTuple_Type;
    cpy_r_r531 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r532 = PyDict_SetItem(cpy_r_r520, cpy_r_r531, cpy_r_r530);
    cpy_r_r533 = cpy_r_r532 >= 0;
    if (unlikely(!cpy_r_r533)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 92, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r534 = CPy_InitSubclass(cpy_r_r504);
    if (unlikely(!cpy_r_r534)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r535 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r536 = CPyDict_SetItem(cpy_r_r518, cpy_r_r535, cpy_r_r520);
    cpy_r_r537 = cpy_r_r536 >= 0;
    if (unlikely(!cpy_r_r537)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r538 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r539 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r540 = CPyDict_SetItem(cpy_r_r518, cpy_r_r539, cpy_r_r538);
    cpy_r_r541 = cpy_r_r540 >= 0;
    if (unlikely(!cpy_r_r541)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r542 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r543 = CPyStatics[70]; /* '__module__' */
    cpy_r_r544 = CPyDict_SetItem(cpy_r_r518, cpy_r_r543, cpy_r_r542);
    cpy_r_r545 = cpy_r_r544 >= 0;
    if (unlikely(!cpy_r_r545)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r546 = CPyStatic_scholars___view___globals;
    cpy_r_r547 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r548 = CPyDict_GetItem(cpy_r_r546, cpy_r_r547);
    if (unlikely(cpy_r_r548 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 88, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r549 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r550[1] = {cpy_r_r549};
    cpy_r_r551 = (PyObject **)&cpy_r_r550;
    cpy_r_r552 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r553 = PyObject_Vectorcall(cpy_r_r548, cpy_r_r551, 0, cpy_r_r552);
    CPy_DECREF(cpy_r_r548);
    if (unlikely(cpy_r_r553 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 88, CPyStatic_scholars___view___globals);
        goto CPyL337;
    }
    cpy_r_r554 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r555 = CPyDataclass_SleightOfHand(cpy_r_r553, cpy_r_r504, cpy_r_r518, cpy_r_r520, cpy_r_r554);
    CPy_DECREF(cpy_r_r553);
    CPy_DECREF(cpy_r_r504);
    CPy_DECREF(cpy_r_r518);
    CPy_DECREF(cpy_r_r520);
    if (unlikely(!cpy_r_r555)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 89, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r556 = NULL;
    cpy_r_r557 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r558 = (PyObject *)CPyType_scholars___view___PairView_template;
    cpy_r_r559 = CPyType_FromTemplate(cpy_r_r558, cpy_r_r556, cpy_r_r557);
    if (unlikely(cpy_r_r559 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r560 = CPyDef_scholars___view___PairView_trait_vtable_setup();
    if (unlikely(cpy_r_r560 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL338;
    }
    cpy_r_r561 = CPyDef_scholars___view___PairView_coroutine_setup(cpy_r_r559);
    if (unlikely(cpy_r_r561 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL338;
    }
    cpy_r_r562 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r563 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r564 = CPyStatics[1283]; /* 'room' */
    cpy_r_r565 = CPyStatics[759]; /* 'resource' */
    cpy_r_r566 = PyTuple_Pack(3, cpy_r_r563, cpy_r_r564, cpy_r_r565);
    if (unlikely(cpy_r_r566 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL338;
    }
    cpy_r_r567 = PyObject_SetAttr(cpy_r_r559, cpy_r_r562, cpy_r_r566);
    CPy_DECREF(cpy_r_r566);
    cpy_r_r568 = cpy_r_r567 >= 0;
    if (unlikely(!cpy_r_r568)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL338;
    }
    CPyType_scholars___view___PairView = (PyTypeObject *)cpy_r_r559;
    CPy_INCREF(CPyType_scholars___view___PairView);
    cpy_r_r569 = CPyStatic_scholars___view___globals;
    cpy_r_r570 = CPyStatics[3628]; /* 'PairView' */
    cpy_r_r571 = PyDict_SetItem(cpy_r_r569, cpy_r_r570, cpy_r_r559);
    cpy_r_r572 = cpy_r_r571 >= 0;
    if (unlikely(!cpy_r_r572)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL338;
    }
    cpy_r_r573 = PyDict_New();
    if (unlikely(cpy_r_r573 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL338;
    }
    cpy_r_r574.empty_struct_error_flag = 0;
    cpy_r_r575 = PyDict_New();
    if (unlikely(cpy_r_r575 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL339;
    }
    cpy_r_r576 = (PyObject *)&PyType_Type;
    cpy_r_r577 = (PyObject *)&PyUnicode_Type;
    cpy_r_r578 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r579 = PyDict_SetItem(cpy_r_r575, cpy_r_r578, cpy_r_r577);
    cpy_r_r580 = cpy_r_r579 >= 0;
    if (unlikely(!cpy_r_r580)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 99, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r581 = (PyObject *)&PyUnicode_Type;
    cpy_r_r582 = CPyStatics[1283]; /* 'room' */
    cpy_r_r583 = PyDict_SetItem(cpy_r_r575, cpy_r_r582, cpy_r_r581);
    cpy_r_r584 = cpy_r_r583 >= 0;
    if (unlikely(!cpy_r_r584)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 100, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r585 = (PyObject *)&PyUnicode_Type;
    cpy_r_r586 = CPyStatics[759]; /* 'resource' */
    cpy_r_r587 = PyDict_SetItem(cpy_r_r575, cpy_r_r586, cpy_r_r585);
    cpy_r_r588 = cpy_r_r587 >= 0;
    if (unlikely(!cpy_r_r588)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 101, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r589 = CPy_InitSubclass(cpy_r_r559);
    if (unlikely(!cpy_r_r589)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r590 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r591 = CPyDict_SetItem(cpy_r_r573, cpy_r_r590, cpy_r_r575);
    cpy_r_r592 = cpy_r_r591 >= 0;
    if (unlikely(!cpy_r_r592)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r593 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r594 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r595 = CPyDict_SetItem(cpy_r_r573, cpy_r_r594, cpy_r_r593);
    cpy_r_r596 = cpy_r_r595 >= 0;
    if (unlikely(!cpy_r_r596)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r597 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r598 = CPyStatics[70]; /* '__module__' */
    cpy_r_r599 = CPyDict_SetItem(cpy_r_r573, cpy_r_r598, cpy_r_r597);
    cpy_r_r600 = cpy_r_r599 >= 0;
    if (unlikely(!cpy_r_r600)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r601 = CPyStatic_scholars___view___globals;
    cpy_r_r602 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r603 = CPyDict_GetItem(cpy_r_r601, cpy_r_r602);
    if (unlikely(cpy_r_r603 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 95, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r604 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r605[1] = {cpy_r_r604};
    cpy_r_r606 = (PyObject **)&cpy_r_r605;
    cpy_r_r607 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r608 = PyObject_Vectorcall(cpy_r_r603, cpy_r_r606, 0, cpy_r_r607);
    CPy_DECREF(cpy_r_r603);
    if (unlikely(cpy_r_r608 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 95, CPyStatic_scholars___view___globals);
        goto CPyL340;
    }
    cpy_r_r609 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r610 = CPyDataclass_SleightOfHand(cpy_r_r608, cpy_r_r559, cpy_r_r573, cpy_r_r575, cpy_r_r609);
    CPy_DECREF(cpy_r_r608);
    CPy_DECREF(cpy_r_r559);
    CPy_DECREF(cpy_r_r573);
    CPy_DECREF(cpy_r_r575);
    if (unlikely(!cpy_r_r610)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 96, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r611 = NULL;
    cpy_r_r612 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r613 = (PyObject *)CPyType_scholars___view___ActionView_template;
    cpy_r_r614 = CPyType_FromTemplate(cpy_r_r613, cpy_r_r611, cpy_r_r612);
    if (unlikely(cpy_r_r614 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r615 = CPyDef_scholars___view___ActionView_trait_vtable_setup();
    if (unlikely(cpy_r_r615 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL341;
    }
    cpy_r_r616 = CPyDef_scholars___view___ActionView_coroutine_setup(cpy_r_r614);
    if (unlikely(cpy_r_r616 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL341;
    }
    cpy_r_r617 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r618 = CPyStatics[785]; /* 'slot' */
    cpy_r_r619 = CPyStatics[701]; /* 'colours' */
    cpy_r_r620 = CPyStatics[337]; /* 'value' */
    cpy_r_r621 = CPyStatics[3380]; /* 'is_settled' */
    cpy_r_r622 = PyTuple_Pack(4, cpy_r_r618, cpy_r_r619, cpy_r_r620, cpy_r_r621);
    if (unlikely(cpy_r_r622 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL341;
    }
    cpy_r_r623 = PyObject_SetAttr(cpy_r_r614, cpy_r_r617, cpy_r_r622);
    CPy_DECREF(cpy_r_r622);
    cpy_r_r624 = cpy_r_r623 >= 0;
    if (unlikely(!cpy_r_r624)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL341;
    }
    CPyType_scholars___view___ActionView = (PyTypeObject *)cpy_r_r614;
    CPy_INCREF(CPyType_scholars___view___ActionView);
    cpy_r_r625 = CPyStatic_scholars___view___globals;
    cpy_r_r626 = CPyStatics[3629]; /* 'ActionView' */
    cpy_r_r627 = PyDict_SetItem(cpy_r_r625, cpy_r_r626, cpy_r_r614);
    cpy_r_r628 = cpy_r_r627 >= 0;
    if (unlikely(!cpy_r_r628)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL341;
    }
    cpy_r_r629 = PyDict_New();
    if (unlikely(cpy_r_r629 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL341;
    }
    cpy_r_r630.empty_struct_error_flag = 0;
    cpy_r_r631 = PyDict_New();
    if (unlikely(cpy_r_r631 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL342;
    }
    cpy_r_r632 = (PyObject *)&PyType_Type;
    cpy_r_r633 = (PyObject *)&PyUnicode_Type;
    cpy_r_r634 = CPyStatics[785]; /* 'slot' */
    cpy_r_r635 = PyDict_SetItem(cpy_r_r631, cpy_r_r634, cpy_r_r633);
    cpy_r_r636 = cpy_r_r635 >= 0;
    if (unlikely(!cpy_r_r636)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 108, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r637 = (PyObject *)&PyTuple_Type;
    cpy_r_r638 = CPyStatics[701]; /* 'colours' */
    cpy_r_r639 = PyDict_SetItem(cpy_r_r631, cpy_r_r638, cpy_r_r637);
    cpy_r_r640 = cpy_r_r639 >= 0;
    if (unlikely(!cpy_r_r640)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 109, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r641 = (PyObject *)&PyLong_Type;
    cpy_r_r642 = CPyStatics[337]; /* 'value' */
    cpy_r_r643 = PyDict_SetItem(cpy_r_r631, cpy_r_r642, cpy_r_r641);
    cpy_r_r644 = cpy_r_r643 >= 0;
    if (unlikely(!cpy_r_r644)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 110, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r645 = (PyObject *)&PyBool_Type;
    cpy_r_r646 = CPyStatics[3380]; /* 'is_settled' */
    cpy_r_r647 = PyDict_SetItem(cpy_r_r631, cpy_r_r646, cpy_r_r645);
    cpy_r_r648 = cpy_r_r647 >= 0;
    if (unlikely(!cpy_r_r648)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 111, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r649 = CPy_InitSubclass(cpy_r_r614);
    if (unlikely(!cpy_r_r649)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r650 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r651 = CPyDict_SetItem(cpy_r_r629, cpy_r_r650, cpy_r_r631);
    cpy_r_r652 = cpy_r_r651 >= 0;
    if (unlikely(!cpy_r_r652)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r653 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r654 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r655 = CPyDict_SetItem(cpy_r_r629, cpy_r_r654, cpy_r_r653);
    cpy_r_r656 = cpy_r_r655 >= 0;
    if (unlikely(!cpy_r_r656)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r657 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r658 = CPyStatics[70]; /* '__module__' */
    cpy_r_r659 = CPyDict_SetItem(cpy_r_r629, cpy_r_r658, cpy_r_r657);
    cpy_r_r660 = cpy_r_r659 >= 0;
    if (unlikely(!cpy_r_r660)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r661 = CPyStatic_scholars___view___globals;
    cpy_r_r662 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r663 = CPyDict_GetItem(cpy_r_r661, cpy_r_r662);
    if (unlikely(cpy_r_r663 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 104, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r664 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r665[1] = {cpy_r_r664};
    cpy_r_r666 = (PyObject **)&cpy_r_r665;
    cpy_r_r667 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r668 = PyObject_Vectorcall(cpy_r_r663, cpy_r_r666, 0, cpy_r_r667);
    CPy_DECREF(cpy_r_r663);
    if (unlikely(cpy_r_r668 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 104, CPyStatic_scholars___view___globals);
        goto CPyL343;
    }
    cpy_r_r669 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r670 = CPyDataclass_SleightOfHand(cpy_r_r668, cpy_r_r614, cpy_r_r629, cpy_r_r631, cpy_r_r669);
    CPy_DECREF(cpy_r_r668);
    CPy_DECREF(cpy_r_r614);
    CPy_DECREF(cpy_r_r629);
    CPy_DECREF(cpy_r_r631);
    if (unlikely(!cpy_r_r670)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 105, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r671 = NULL;
    cpy_r_r672 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r673 = (PyObject *)CPyType_scholars___view___PlayerView_template;
    cpy_r_r674 = CPyType_FromTemplate(cpy_r_r673, cpy_r_r671, cpy_r_r672);
    if (unlikely(cpy_r_r674 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r675 = CPyDef_scholars___view___PlayerView_trait_vtable_setup();
    if (unlikely(cpy_r_r675 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL344;
    }
    cpy_r_r676 = CPyDef_scholars___view___PlayerView_coroutine_setup(cpy_r_r674);
    if (unlikely(cpy_r_r676 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL344;
    }
    cpy_r_r677 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r678 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r679 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r680 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r681 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r682 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r683 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r684 = CPyStatics[3381]; /* 'bag_size' */
    cpy_r_r685 = CPyStatics[987]; /* 'hand' */
    cpy_r_r686 = CPyStatics[993]; /* 'cards' */
    cpy_r_r687 = CPyStatics[708]; /* 'slots' */
    cpy_r_r688 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r689 = CPyStatics[2674]; /* 'levels' */
    cpy_r_r690 = CPyStatics[388]; /* 'location' */
    cpy_r_r691 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r692 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r693 = CPyStatics[3619]; /* 'goals_done' */
    cpy_r_r694 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r695 = CPyStatics[759]; /* 'resource' */
    cpy_r_r696 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r697 = CPyStatics[65]; /* 'points' */
    cpy_r_r698 = PyTuple_Pack(20, cpy_r_r678, cpy_r_r679, cpy_r_r680, cpy_r_r681, cpy_r_r682, cpy_r_r683, cpy_r_r684, cpy_r_r685, cpy_r_r686, cpy_r_r687, cpy_r_r688, cpy_r_r689, cpy_r_r690, cpy_r_r691, cpy_r_r692, cpy_r_r693, cpy_r_r694, cpy_r_r695, cpy_r_r696, cpy_r_r697);
    if (unlikely(cpy_r_r698 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL344;
    }
    cpy_r_r699 = PyObject_SetAttr(cpy_r_r674, cpy_r_r677, cpy_r_r698);
    CPy_DECREF(cpy_r_r698);
    cpy_r_r700 = cpy_r_r699 >= 0;
    if (unlikely(!cpy_r_r700)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL344;
    }
    CPyType_scholars___view___PlayerView = (PyTypeObject *)cpy_r_r674;
    CPy_INCREF(CPyType_scholars___view___PlayerView);
    cpy_r_r701 = CPyStatic_scholars___view___globals;
    cpy_r_r702 = CPyStatics[2300]; /* 'PlayerView' */
    cpy_r_r703 = PyDict_SetItem(cpy_r_r701, cpy_r_r702, cpy_r_r674);
    cpy_r_r704 = cpy_r_r703 >= 0;
    if (unlikely(!cpy_r_r704)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL344;
    }
    cpy_r_r705 = PyDict_New();
    if (unlikely(cpy_r_r705 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL344;
    }
    cpy_r_r706.empty_struct_error_flag = 0;
    cpy_r_r707 = PyDict_New();
    if (unlikely(cpy_r_r707 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL345;
    }
    cpy_r_r708 = (PyObject *)&PyType_Type;
    cpy_r_r709 = (PyObject *)&PyLong_Type;
    cpy_r_r710 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r711 = PyDict_SetItem(cpy_r_r707, cpy_r_r710, cpy_r_r709);
    cpy_r_r712 = cpy_r_r711 >= 0;
    if (unlikely(!cpy_r_r712)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 118, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r713 = (PyObject *)&PyLong_Type;
    cpy_r_r714 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r715 = PyDict_SetItem(cpy_r_r707, cpy_r_r714, cpy_r_r713);
    cpy_r_r716 = cpy_r_r715 >= 0;
    if (unlikely(!cpy_r_r716)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 119, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r717 = (PyObject *)&PyDict_Type;
    cpy_r_r718 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r719 = PyDict_SetItem(cpy_r_r707, cpy_r_r718, cpy_r_r717);
    cpy_r_r720 = cpy_r_r719 >= 0;
    if (unlikely(!cpy_r_r720)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 120, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r721 = (PyObject *)&PyLong_Type;
    cpy_r_r722 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r723 = PyDict_SetItem(cpy_r_r707, cpy_r_r722, cpy_r_r721);
    cpy_r_r724 = cpy_r_r723 >= 0;
    if (unlikely(!cpy_r_r724)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 121, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r725 = (PyObject *)&PyDict_Type;
    cpy_r_r726 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r727 = PyDict_SetItem(cpy_r_r707, cpy_r_r726, cpy_r_r725);
    cpy_r_r728 = cpy_r_r727 >= 0;
    if (unlikely(!cpy_r_r728)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 122, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r729 = (PyObject *)&PyType_Type;
    cpy_r_r730 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r731 = PyDict_SetItem(cpy_r_r707, cpy_r_r730, cpy_r_r729);
    cpy_r_r732 = cpy_r_r731 >= 0;
    if (unlikely(!cpy_r_r732)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 123, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r733 = (PyObject *)&PyLong_Type;
    cpy_r_r734 = CPyStatics[3381]; /* 'bag_size' */
    cpy_r_r735 = PyDict_SetItem(cpy_r_r707, cpy_r_r734, cpy_r_r733);
    cpy_r_r736 = cpy_r_r735 >= 0;
    if (unlikely(!cpy_r_r736)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 124, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r737 = (PyObject *)&PyTuple_Type;
    cpy_r_r738 = CPyStatics[987]; /* 'hand' */
    cpy_r_r739 = PyDict_SetItem(cpy_r_r707, cpy_r_r738, cpy_r_r737);
    cpy_r_r740 = cpy_r_r739 >= 0;
    if (unlikely(!cpy_r_r740)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 125, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r741 = (PyObject *)&PyTuple_Type;
    cpy_r_r742 = CPyStatics[993]; /* 'cards' */
    cpy_r_r743 = PyDict_SetItem(cpy_r_r707, cpy_r_r742, cpy_r_r741);
    cpy_r_r744 = cpy_r_r743 >= 0;
    if (unlikely(!cpy_r_r744)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 126, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r745 = (PyObject *)&PyTuple_Type;
    cpy_r_r746 = CPyStatics[708]; /* 'slots' */
    cpy_r_r747 = PyDict_SetItem(cpy_r_r707, cpy_r_r746, cpy_r_r745);
    cpy_r_r748 = cpy_r_r747 >= 0;
    if (unlikely(!cpy_r_r748)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 127, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r749 = (PyObject *)&PyTuple_Type;
    cpy_r_r750 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r751 = PyDict_SetItem(cpy_r_r707, cpy_r_r750, cpy_r_r749);
    cpy_r_r752 = cpy_r_r751 >= 0;
    if (unlikely(!cpy_r_r752)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 128, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r753 = (PyObject *)&PyDict_Type;
    cpy_r_r754 = CPyStatics[2674]; /* 'levels' */
    cpy_r_r755 = PyDict_SetItem(cpy_r_r707, cpy_r_r754, cpy_r_r753);
    cpy_r_r756 = cpy_r_r755 >= 0;
    if (unlikely(!cpy_r_r756)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 129, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r757 = (PyObject *)&PyUnicode_Type;
    cpy_r_r758 = CPyStatics[388]; /* 'location' */
    cpy_r_r759 = PyDict_SetItem(cpy_r_r707, cpy_r_r758, cpy_r_r757);
    cpy_r_r760 = cpy_r_r759 >= 0;
    if (unlikely(!cpy_r_r760)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 130, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r761 = (PyObject *)&PyUnicode_Type;
    cpy_r_r762 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r763 = PyDict_SetItem(cpy_r_r707, cpy_r_r762, cpy_r_r761);
    cpy_r_r764 = cpy_r_r763 >= 0;
    if (unlikely(!cpy_r_r764)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 131, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r765 = (PyObject *)&PyType_Type;
    cpy_r_r766 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r767 = PyDict_SetItem(cpy_r_r707, cpy_r_r766, cpy_r_r765);
    cpy_r_r768 = cpy_r_r767 >= 0;
    if (unlikely(!cpy_r_r768)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 132, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r769 = (PyObject *)&PyBool_Type;
    cpy_r_r770 = CPyStatics[3619]; /* 'goals_done' */
    cpy_r_r771 = PyDict_SetItem(cpy_r_r707, cpy_r_r770, cpy_r_r769);
    cpy_r_r772 = cpy_r_r771 >= 0;
    if (unlikely(!cpy_r_r772)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 133, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r773 = (PyObject *)&PyTuple_Type;
    cpy_r_r774 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r775 = PyDict_SetItem(cpy_r_r707, cpy_r_r774, cpy_r_r773);
    cpy_r_r776 = cpy_r_r775 >= 0;
    if (unlikely(!cpy_r_r776)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 134, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r777 = (PyObject *)&PyUnicode_Type;
    cpy_r_r778 = CPyStatics[759]; /* 'resource' */
    cpy_r_r779 = PyDict_SetItem(cpy_r_r707, cpy_r_r778, cpy_r_r777);
    cpy_r_r780 = cpy_r_r779 >= 0;
    if (unlikely(!cpy_r_r780)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 135, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r781 = (PyObject *)&PyLong_Type;
    cpy_r_r782 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r783 = PyDict_SetItem(cpy_r_r707, cpy_r_r782, cpy_r_r781);
    cpy_r_r784 = cpy_r_r783 >= 0;
    if (unlikely(!cpy_r_r784)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 136, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r785 = (PyObject *)&PyLong_Type;
    cpy_r_r786 = CPyStatics[65]; /* 'points' */
    cpy_r_r787 = PyDict_SetItem(cpy_r_r707, cpy_r_r786, cpy_r_r785);
    cpy_r_r788 = cpy_r_r787 >= 0;
    if (unlikely(!cpy_r_r788)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 137, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r789 = CPy_InitSubclass(cpy_r_r674);
    if (unlikely(!cpy_r_r789)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r790 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r791 = CPyDict_SetItem(cpy_r_r705, cpy_r_r790, cpy_r_r707);
    cpy_r_r792 = cpy_r_r791 >= 0;
    if (unlikely(!cpy_r_r792)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r793 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r794 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r795 = CPyDict_SetItem(cpy_r_r705, cpy_r_r794, cpy_r_r793);
    cpy_r_r796 = cpy_r_r795 >= 0;
    if (unlikely(!cpy_r_r796)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r797 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r798 = CPyStatics[70]; /* '__module__' */
    cpy_r_r799 = CPyDict_SetItem(cpy_r_r705, cpy_r_r798, cpy_r_r797);
    cpy_r_r800 = cpy_r_r799 >= 0;
    if (unlikely(!cpy_r_r800)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r801 = CPyStatic_scholars___view___globals;
    cpy_r_r802 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r803 = CPyDict_GetItem(cpy_r_r801, cpy_r_r802);
    if (unlikely(cpy_r_r803 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 114, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r804 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r805[1] = {cpy_r_r804};
    cpy_r_r806 = (PyObject **)&cpy_r_r805;
    cpy_r_r807 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r808 = PyObject_Vectorcall(cpy_r_r803, cpy_r_r806, 0, cpy_r_r807);
    CPy_DECREF(cpy_r_r803);
    if (unlikely(cpy_r_r808 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 114, CPyStatic_scholars___view___globals);
        goto CPyL346;
    }
    cpy_r_r809 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r810 = CPyDataclass_SleightOfHand(cpy_r_r808, cpy_r_r674, cpy_r_r705, cpy_r_r707, cpy_r_r809);
    CPy_DECREF(cpy_r_r808);
    CPy_DECREF(cpy_r_r674);
    CPy_DECREF(cpy_r_r705);
    CPy_DECREF(cpy_r_r707);
    if (unlikely(!cpy_r_r810)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 115, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r811 = NULL;
    cpy_r_r812 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r813 = (PyObject *)CPyType_scholars___view___AutomaView_template;
    cpy_r_r814 = CPyType_FromTemplate(cpy_r_r813, cpy_r_r811, cpy_r_r812);
    if (unlikely(cpy_r_r814 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r815 = CPyDef_scholars___view___AutomaView_trait_vtable_setup();
    if (unlikely(cpy_r_r815 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL347;
    }
    cpy_r_r816 = CPyDef_scholars___view___AutomaView_coroutine_setup(cpy_r_r814);
    if (unlikely(cpy_r_r816 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL347;
    }
    cpy_r_r817 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r818 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r819 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r820 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r821 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r822 = CPyStatics[76]; /* 'position' */
    cpy_r_r823 = CPyStatics[3067]; /* 'markers' */
    cpy_r_r824 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r825 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r826 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r827 = CPyStatics[65]; /* 'points' */
    cpy_r_r828 = PyTuple_Pack(10, cpy_r_r818, cpy_r_r819, cpy_r_r820, cpy_r_r821, cpy_r_r822, cpy_r_r823, cpy_r_r824, cpy_r_r825, cpy_r_r826, cpy_r_r827);
    if (unlikely(cpy_r_r828 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL347;
    }
    cpy_r_r829 = PyObject_SetAttr(cpy_r_r814, cpy_r_r817, cpy_r_r828);
    CPy_DECREF(cpy_r_r828);
    cpy_r_r830 = cpy_r_r829 >= 0;
    if (unlikely(!cpy_r_r830)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL347;
    }
    CPyType_scholars___view___AutomaView = (PyTypeObject *)cpy_r_r814;
    CPy_INCREF(CPyType_scholars___view___AutomaView);
    cpy_r_r831 = CPyStatic_scholars___view___globals;
    cpy_r_r832 = CPyStatics[3630]; /* 'AutomaView' */
    cpy_r_r833 = PyDict_SetItem(cpy_r_r831, cpy_r_r832, cpy_r_r814);
    cpy_r_r834 = cpy_r_r833 >= 0;
    if (unlikely(!cpy_r_r834)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL347;
    }
    cpy_r_r835 = PyDict_New();
    if (unlikely(cpy_r_r835 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL347;
    }
    cpy_r_r836.empty_struct_error_flag = 0;
    cpy_r_r837 = PyDict_New();
    if (unlikely(cpy_r_r837 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL348;
    }
    cpy_r_r838 = (PyObject *)&PyType_Type;
    cpy_r_r839 = (PyObject *)&PyUnicode_Type;
    cpy_r_r840 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r841 = PyDict_SetItem(cpy_r_r837, cpy_r_r840, cpy_r_r839);
    cpy_r_r842 = cpy_r_r841 >= 0;
    if (unlikely(!cpy_r_r842)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 144, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r843 = (PyObject *)&PyLong_Type;
    cpy_r_r844 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r845 = PyDict_SetItem(cpy_r_r837, cpy_r_r844, cpy_r_r843);
    cpy_r_r846 = cpy_r_r845 >= 0;
    if (unlikely(!cpy_r_r846)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 145, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r847 = (PyObject *)&PyDict_Type;
    cpy_r_r848 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r849 = PyDict_SetItem(cpy_r_r837, cpy_r_r848, cpy_r_r847);
    cpy_r_r850 = cpy_r_r849 >= 0;
    if (unlikely(!cpy_r_r850)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 146, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r851 = (PyObject *)&PyLong_Type;
    cpy_r_r852 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r853 = PyDict_SetItem(cpy_r_r837, cpy_r_r852, cpy_r_r851);
    cpy_r_r854 = cpy_r_r853 >= 0;
    if (unlikely(!cpy_r_r854)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 147, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r855 = (PyObject *)&PyLong_Type;
    cpy_r_r856 = CPyStatics[76]; /* 'position' */
    cpy_r_r857 = PyDict_SetItem(cpy_r_r837, cpy_r_r856, cpy_r_r855);
    cpy_r_r858 = cpy_r_r857 >= 0;
    if (unlikely(!cpy_r_r858)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 148, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r859 = (PyObject *)&PyLong_Type;
    cpy_r_r860 = CPyStatics[3067]; /* 'markers' */
    cpy_r_r861 = PyDict_SetItem(cpy_r_r837, cpy_r_r860, cpy_r_r859);
    cpy_r_r862 = cpy_r_r861 >= 0;
    if (unlikely(!cpy_r_r862)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 149, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r863 = (PyObject *)&PyDict_Type;
    cpy_r_r864 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r865 = PyDict_SetItem(cpy_r_r837, cpy_r_r864, cpy_r_r863);
    cpy_r_r866 = cpy_r_r865 >= 0;
    if (unlikely(!cpy_r_r866)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 150, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r867 = (PyObject *)&PyTuple_Type;
    cpy_r_r868 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r869 = PyDict_SetItem(cpy_r_r837, cpy_r_r868, cpy_r_r867);
    cpy_r_r870 = cpy_r_r869 >= 0;
    if (unlikely(!cpy_r_r870)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 151, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r871 = (PyObject *)&PyTuple_Type;
    cpy_r_r872 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r873 = PyDict_SetItem(cpy_r_r837, cpy_r_r872, cpy_r_r871);
    cpy_r_r874 = cpy_r_r873 >= 0;
    if (unlikely(!cpy_r_r874)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 152, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r875 = (PyObject *)&PyLong_Type;
    cpy_r_r876 = CPyStatics[65]; /* 'points' */
    cpy_r_r877 = PyDict_SetItem(cpy_r_r837, cpy_r_r876, cpy_r_r875);
    cpy_r_r878 = cpy_r_r877 >= 0;
    if (unlikely(!cpy_r_r878)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 153, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r879 = CPy_InitSubclass(cpy_r_r814);
    if (unlikely(!cpy_r_r879)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r880 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r881 = CPyDict_SetItem(cpy_r_r835, cpy_r_r880, cpy_r_r837);
    cpy_r_r882 = cpy_r_r881 >= 0;
    if (unlikely(!cpy_r_r882)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r883 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r884 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r885 = CPyDict_SetItem(cpy_r_r835, cpy_r_r884, cpy_r_r883);
    cpy_r_r886 = cpy_r_r885 >= 0;
    if (unlikely(!cpy_r_r886)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r887 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r888 = CPyStatics[70]; /* '__module__' */
    cpy_r_r889 = CPyDict_SetItem(cpy_r_r835, cpy_r_r888, cpy_r_r887);
    cpy_r_r890 = cpy_r_r889 >= 0;
    if (unlikely(!cpy_r_r890)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r891 = CPyStatic_scholars___view___globals;
    cpy_r_r892 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r893 = CPyDict_GetItem(cpy_r_r891, cpy_r_r892);
    if (unlikely(cpy_r_r893 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 140, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r894 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r895[1] = {cpy_r_r894};
    cpy_r_r896 = (PyObject **)&cpy_r_r895;
    cpy_r_r897 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r898 = PyObject_Vectorcall(cpy_r_r893, cpy_r_r896, 0, cpy_r_r897);
    CPy_DECREF(cpy_r_r893);
    if (unlikely(cpy_r_r898 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 140, CPyStatic_scholars___view___globals);
        goto CPyL349;
    }
    cpy_r_r899 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r900 = CPyDataclass_SleightOfHand(cpy_r_r898, cpy_r_r814, cpy_r_r835, cpy_r_r837, cpy_r_r899);
    CPy_DECREF(cpy_r_r898);
    CPy_DECREF(cpy_r_r814);
    CPy_DECREF(cpy_r_r835);
    CPy_DECREF(cpy_r_r837);
    if (unlikely(!cpy_r_r900)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 141, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r901 = NULL;
    cpy_r_r902 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r903 = (PyObject *)CPyType_scholars___view___View_template;
    cpy_r_r904 = CPyType_FromTemplate(cpy_r_r903, cpy_r_r901, cpy_r_r902);
    if (unlikely(cpy_r_r904 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    cpy_r_r905 = CPyDef_scholars___view___View_trait_vtable_setup();
    if (unlikely(cpy_r_r905 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL350;
    }
    cpy_r_r906 = CPyDef_scholars___view___View_coroutine_setup(cpy_r_r904);
    if (unlikely(cpy_r_r906 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL350;
    }
    cpy_r_r907 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r908 = CPyStatics[63]; /* 'seat' */
    cpy_r_r909 = CPyStatics[283]; /* 'turn' */
    cpy_r_r910 = CPyStatics[800]; /* 'first' */
    cpy_r_r911 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r912 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r913 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r914 = CPyStatics[994]; /* 'deck' */
    cpy_r_r915 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r916 = CPyStatics[2289]; /* 'map' */
    cpy_r_r917 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r918 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r919 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r920 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r921 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r922 = CPyStatics[334]; /* 'action' */
    cpy_r_r923 = CPyStatics[317]; /* 'players' */
    cpy_r_r924 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r925 = PyTuple_Pack(17, cpy_r_r908, cpy_r_r909, cpy_r_r910, cpy_r_r911, cpy_r_r912, cpy_r_r913, cpy_r_r914, cpy_r_r915, cpy_r_r916, cpy_r_r917, cpy_r_r918, cpy_r_r919, cpy_r_r920, cpy_r_r921, cpy_r_r922, cpy_r_r923, cpy_r_r924);
    if (unlikely(cpy_r_r925 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL350;
    }
    cpy_r_r926 = PyObject_SetAttr(cpy_r_r904, cpy_r_r907, cpy_r_r925);
    CPy_DECREF(cpy_r_r925);
    cpy_r_r927 = cpy_r_r926 >= 0;
    if (unlikely(!cpy_r_r927)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL350;
    }
    CPyType_scholars___view___View = (PyTypeObject *)cpy_r_r904;
    CPy_INCREF(CPyType_scholars___view___View);
    cpy_r_r928 = CPyStatic_scholars___view___globals;
    cpy_r_r929 = CPyStatics[1177]; /* 'View' */
    cpy_r_r930 = PyDict_SetItem(cpy_r_r928, cpy_r_r929, cpy_r_r904);
    cpy_r_r931 = cpy_r_r930 >= 0;
    if (unlikely(!cpy_r_r931)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL350;
    }
    cpy_r_r932 = PyDict_New();
    if (unlikely(cpy_r_r932 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL350;
    }
    cpy_r_r933.empty_struct_error_flag = 0;
    cpy_r_r934 = PyDict_New();
    if (unlikely(cpy_r_r934 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL351;
    }
    cpy_r_r935 = (PyObject *)&PyType_Type;
    cpy_r_r936 = (PyObject *)&PyLong_Type;
    cpy_r_r937 = CPyStatics[63]; /* 'seat' */
    cpy_r_r938 = PyDict_SetItem(cpy_r_r934, cpy_r_r937, cpy_r_r936);
    cpy_r_r939 = cpy_r_r938 >= 0;
    if (unlikely(!cpy_r_r939)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 160, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r940 = (PyObject *)&PyLong_Type;
    cpy_r_r941 = CPyStatics[283]; /* 'turn' */
    cpy_r_r942 = PyDict_SetItem(cpy_r_r934, cpy_r_r941, cpy_r_r940);
    cpy_r_r943 = cpy_r_r942 >= 0;
    if (unlikely(!cpy_r_r943)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 161, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r944 = (PyObject *)&PyLong_Type;
    cpy_r_r945 = CPyStatics[800]; /* 'first' */
    cpy_r_r946 = PyDict_SetItem(cpy_r_r934, cpy_r_r945, cpy_r_r944);
    cpy_r_r947 = cpy_r_r946 >= 0;
    if (unlikely(!cpy_r_r947)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 162, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r948 = (PyObject *)&PyType_Type;
    cpy_r_r949 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r950 = PyDict_SetItem(cpy_r_r934, cpy_r_r949, cpy_r_r948);
    cpy_r_r951 = cpy_r_r950 >= 0;
    if (unlikely(!cpy_r_r951)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 163, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r952 = (PyObject *)&PyDict_Type;
    cpy_r_r953 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r954 = PyDict_SetItem(cpy_r_r934, cpy_r_r953, cpy_r_r952);
    cpy_r_r955 = cpy_r_r954 >= 0;
    if (unlikely(!cpy_r_r955)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 164, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r956 = (PyObject *)&PyTuple_Type;
    cpy_r_r957 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r958 = PyDict_SetItem(cpy_r_r934, cpy_r_r957, cpy_r_r956);
    cpy_r_r959 = cpy_r_r958 >= 0;
    if (unlikely(!cpy_r_r959)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 165, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r960 = (PyObject *)&PyLong_Type;
    cpy_r_r961 = CPyStatics[994]; /* 'deck' */
    cpy_r_r962 = PyDict_SetItem(cpy_r_r934, cpy_r_r961, cpy_r_r960);
    cpy_r_r963 = cpy_r_r962 >= 0;
    if (unlikely(!cpy_r_r963)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 166, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r964 = (PyObject *)&PyLong_Type;
    cpy_r_r965 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r966 = PyDict_SetItem(cpy_r_r934, cpy_r_r965, cpy_r_r964);
    cpy_r_r967 = cpy_r_r966 >= 0;
    if (unlikely(!cpy_r_r967)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 167, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r968 = (PyObject *)&PyTuple_Type;
    cpy_r_r969 = CPyStatics[2289]; /* 'map' */
    cpy_r_r970 = PyDict_SetItem(cpy_r_r934, cpy_r_r969, cpy_r_r968);
    cpy_r_r971 = cpy_r_r970 >= 0;
    if (unlikely(!cpy_r_r971)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 168, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r972 = (PyObject *)&PyUnicode_Type;
    cpy_r_r973 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r974 = PyDict_SetItem(cpy_r_r934, cpy_r_r973, cpy_r_r972);
    cpy_r_r975 = cpy_r_r974 >= 0;
    if (unlikely(!cpy_r_r975)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 169, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r976 = (PyObject *)&PyTuple_Type;
    cpy_r_r977 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r978 = PyDict_SetItem(cpy_r_r934, cpy_r_r977, cpy_r_r976);
    cpy_r_r979 = cpy_r_r978 >= 0;
    if (unlikely(!cpy_r_r979)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 170, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r980 = (PyObject *)&PyTuple_Type;
    cpy_r_r981 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r982 = PyDict_SetItem(cpy_r_r934, cpy_r_r981, cpy_r_r980);
    cpy_r_r983 = cpy_r_r982 >= 0;
    if (unlikely(!cpy_r_r983)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 171, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r984 = (PyObject *)&PyTuple_Type;
    cpy_r_r985 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r986 = PyDict_SetItem(cpy_r_r934, cpy_r_r985, cpy_r_r984);
    cpy_r_r987 = cpy_r_r986 >= 0;
    if (unlikely(!cpy_r_r987)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 172, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r988 = (PyObject *)&PyTuple_Type;
    cpy_r_r989 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r990 = PyDict_SetItem(cpy_r_r934, cpy_r_r989, cpy_r_r988);
    cpy_r_r991 = cpy_r_r990 >= 0;
    if (unlikely(!cpy_r_r991)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 173, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r992 = (PyObject *)&PyType_Type;
    cpy_r_r993 = CPyStatics[334]; /* 'action' */
    cpy_r_r994 = PyDict_SetItem(cpy_r_r934, cpy_r_r993, cpy_r_r992);
    cpy_r_r995 = cpy_r_r994 >= 0;
    if (unlikely(!cpy_r_r995)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 174, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r996 = (PyObject *)&PyTuple_Type;
    cpy_r_r997 = CPyStatics[317]; /* 'players' */
    cpy_r_r998 = PyDict_SetItem(cpy_r_r934, cpy_r_r997, cpy_r_r996);
    cpy_r_r999 = cpy_r_r998 >= 0;
    if (unlikely(!cpy_r_r999)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 175, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1000 = (PyObject *)&PyType_Type;
    cpy_r_r1001 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r1002 = PyDict_SetItem(cpy_r_r934, cpy_r_r1001, cpy_r_r1000);
    cpy_r_r1003 = cpy_r_r1002 >= 0;
    if (unlikely(!cpy_r_r1003)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 176, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1004 = CPy_InitSubclass(cpy_r_r904);
    if (unlikely(!cpy_r_r1004)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1005 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r1006 = CPyDict_SetItem(cpy_r_r932, cpy_r_r1005, cpy_r_r934);
    cpy_r_r1007 = cpy_r_r1006 >= 0;
    if (unlikely(!cpy_r_r1007)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1008 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r1009 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r1010 = CPyDict_SetItem(cpy_r_r932, cpy_r_r1009, cpy_r_r1008);
    cpy_r_r1011 = cpy_r_r1010 >= 0;
    if (unlikely(!cpy_r_r1011)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1012 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r1013 = CPyStatics[70]; /* '__module__' */
    cpy_r_r1014 = CPyDict_SetItem(cpy_r_r932, cpy_r_r1013, cpy_r_r1012);
    cpy_r_r1015 = cpy_r_r1014 >= 0;
    if (unlikely(!cpy_r_r1015)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1016 = CPyStatic_scholars___view___globals;
    cpy_r_r1017 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r1018 = CPyDict_GetItem(cpy_r_r1016, cpy_r_r1017);
    if (unlikely(cpy_r_r1018 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 156, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1019 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r1020[1] = {cpy_r_r1019};
    cpy_r_r1021 = (PyObject **)&cpy_r_r1020;
    cpy_r_r1022 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r1023 = PyObject_Vectorcall(cpy_r_r1018, cpy_r_r1021, 0, cpy_r_r1022);
    CPy_DECREF(cpy_r_r1018);
    if (unlikely(cpy_r_r1023 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 156, CPyStatic_scholars___view___globals);
        goto CPyL352;
    }
    cpy_r_r1024 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r1025 = CPyDataclass_SleightOfHand(cpy_r_r1023, cpy_r_r904, cpy_r_r932, cpy_r_r934, cpy_r_r1024);
    CPy_DECREF(cpy_r_r1023);
    CPy_DECREF(cpy_r_r904);
    CPy_DECREF(cpy_r_r932);
    CPy_DECREF(cpy_r_r934);
    if (unlikely(!cpy_r_r1025)) {
        CPy_AddTraceback("src/serai/games/scholars/view.py", "<module>", 157, CPyStatic_scholars___view___globals);
        goto CPyL311;
    }
    return 1;
CPyL311: ;
    cpy_r_r1026 = 2;
    return cpy_r_r1026;
CPyL312: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL313: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL314: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL315: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL316: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL317: ;
    CPy_DecRef(cpy_r_r129);
    goto CPyL311;
CPyL318: ;
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r146);
    goto CPyL311;
CPyL319: ;
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r148);
    goto CPyL311;
CPyL320: ;
    CPy_DecRef(cpy_r_r199);
    goto CPyL311;
CPyL321: ;
    CPy_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r216);
    goto CPyL311;
CPyL322: ;
    CPy_DecRef(cpy_r_r199);
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r218);
    goto CPyL311;
CPyL323: ;
    CPy_DecRef(cpy_r_r269);
    goto CPyL311;
CPyL324: ;
    CPy_DecRef(cpy_r_r269);
    CPy_DecRef(cpy_r_r283);
    goto CPyL311;
CPyL325: ;
    CPy_DecRef(cpy_r_r269);
    CPy_DecRef(cpy_r_r283);
    CPy_DecRef(cpy_r_r285);
    goto CPyL311;
CPyL326: ;
    CPy_DecRef(cpy_r_r324);
    goto CPyL311;
CPyL327: ;
    CPy_DecRef(cpy_r_r324);
    CPy_DecRef(cpy_r_r340);
    goto CPyL311;
CPyL328: ;
    CPy_DecRef(cpy_r_r324);
    CPy_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r342);
    goto CPyL311;
CPyL329: ;
    CPy_DecRef(cpy_r_r389);
    goto CPyL311;
CPyL330: ;
    CPy_DecRef(cpy_r_r389);
    CPy_DecRef(cpy_r_r403);
    goto CPyL311;
CPyL331: ;
    CPy_DecRef(cpy_r_r389);
    CPy_DecRef(cpy_r_r403);
    CPy_DecRef(cpy_r_r405);
    goto CPyL311;
CPyL332: ;
    CPy_DecRef(cpy_r_r444);
    goto CPyL311;
CPyL333: ;
    CPy_DecRef(cpy_r_r444);
    CPy_DecRef(cpy_r_r459);
    goto CPyL311;
CPyL334: ;
    CPy_DecRef(cpy_r_r444);
    CPy_DecRef(cpy_r_r459);
    CPy_DecRef(cpy_r_r461);
    goto CPyL311;
CPyL335: ;
    CPy_DecRef(cpy_r_r504);
    goto CPyL311;
CPyL336: ;
    CPy_DecRef(cpy_r_r504);
    CPy_DecRef(cpy_r_r518);
    goto CPyL311;
CPyL337: ;
    CPy_DecRef(cpy_r_r504);
    CPy_DecRef(cpy_r_r518);
    CPy_DecRef(cpy_r_r520);
    goto CPyL311;
CPyL338: ;
    CPy_DecRef(cpy_r_r559);
    goto CPyL311;
CPyL339: ;
    CPy_DecRef(cpy_r_r559);
    CPy_DecRef(cpy_r_r573);
    goto CPyL311;
CPyL340: ;
    CPy_DecRef(cpy_r_r559);
    CPy_DecRef(cpy_r_r573);
    CPy_DecRef(cpy_r_r575);
    goto CPyL311;
CPyL341: ;
    CPy_DecRef(cpy_r_r614);
    goto CPyL311;
CPyL342: ;
    CPy_DecRef(cpy_r_r614);
    CPy_DecRef(cpy_r_r629);
    goto CPyL311;
CPyL343: ;
    CPy_DecRef(cpy_r_r614);
    CPy_DecRef(cpy_r_r629);
    CPy_DecRef(cpy_r_r631);
    goto CPyL311;
CPyL344: ;
    CPy_DecRef(cpy_r_r674);
    goto CPyL311;
CPyL345: ;
    CPy_DecRef(cpy_r_r674);
    CPy_DecRef(cpy_r_r705);
    goto CPyL311;
CPyL346: ;
    CPy_DecRef(cpy_r_r674);
    CPy_DecRef(cpy_r_r705);
    CPy_DecRef(cpy_r_r707);
    goto CPyL311;
CPyL347: ;
    CPy_DecRef(cpy_r_r814);
    goto CPyL311;
CPyL348: ;
    CPy_DecRef(cpy_r_r814);
    CPy_DecRef(cpy_r_r835);
    goto CPyL311;
CPyL349: ;
    CPy_DecRef(cpy_r_r814);
    CPy_DecRef(cpy_r_r835);
    CPy_DecRef(cpy_r_r837);
    goto CPyL311;
CPyL350: ;
    CPy_DecRef(cpy_r_r904);
    goto CPyL311;
CPyL351: ;
    CPy_DecRef(cpy_r_r904);
    CPy_DecRef(cpy_r_r932);
    goto CPyL311;
CPyL352: ;
    CPy_DecRef(cpy_r_r904);
    CPy_DecRef(cpy_r_r932);
    CPy_DecRef(cpy_r_r934);
    goto CPyL311;
}

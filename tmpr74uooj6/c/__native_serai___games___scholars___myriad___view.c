#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
myriad___view___BookSpaceView_traverse(serai___games___scholars___myriad___view___BookSpaceViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    if (CPyTagged_CheckLong(self->_book)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_book));
    }
    Py_VISIT(self->_page);
    if (CPyTagged_CheckLong(self->_cost)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cost));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___view___BookSpaceView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___BookSpaceViewObject *self = (serai___games___scholars___myriad___view___BookSpaceViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_book)) {
        CPyTagged __tmp = self->_book;
        self->_book = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_page);
    if (CPyTagged_CheckLong(self->_cost)) {
        CPyTagged __tmp = self->_cost;
        self->_cost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_myriad___view___BookSpaceView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___BookSpaceViewObject *self = (serai___games___scholars___myriad___view___BookSpaceViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_book)) {
        CPyTagged __tmp = self->_book;
        self->_book = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_page);
    if (CPyTagged_CheckLong(self->_cost)) {
        CPyTagged __tmp = self->_cost;
        self->_cost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
myriad___view___BookSpaceView_dealloc(serai___games___scholars___myriad___view___BookSpaceViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___view___BookSpaceView_dealloc)
    CPyDef_myriad___view___BookSpaceView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___view_____mypyc__BookSpaceView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___view___BookSpaceView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
myriad___view___BookSpaceView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___view___BookSpaceView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___view_____mypyc__BookSpaceView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___view___BookSpaceView_vtable[1];
static bool
CPyDef_myriad___view___BookSpaceView_trait_vtable_setup(void)
{
    CPyVTableItem myriad___view___BookSpaceView_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___view___BookSpaceView_vtable, myriad___view___BookSpaceView_vtable_scratch, sizeof(myriad___view___BookSpaceView_vtable));
    return 1;
}

static bool
CPyDef_myriad___view___BookSpaceView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___view___BookSpaceView_get_id(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure);
static int
myriad___view___BookSpaceView_set_id(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___BookSpaceView_get_book(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure);
static int
myriad___view___BookSpaceView_set_book(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___BookSpaceView_get_page(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure);
static int
myriad___view___BookSpaceView_set_page(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___BookSpaceView_get_cost(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure);
static int
myriad___view___BookSpaceView_set_cost(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___BookSpaceView_get_marker(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure);
static int
myriad___view___BookSpaceView_set_marker(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___view___BookSpaceView_getseters[] = {
    {"id",
     (getter)myriad___view___BookSpaceView_get_id, (setter)myriad___view___BookSpaceView_set_id,
     NULL, NULL},
    {"book",
     (getter)myriad___view___BookSpaceView_get_book, (setter)myriad___view___BookSpaceView_set_book,
     NULL, NULL},
    {"page",
     (getter)myriad___view___BookSpaceView_get_page, (setter)myriad___view___BookSpaceView_set_page,
     NULL, NULL},
    {"cost",
     (getter)myriad___view___BookSpaceView_get_cost, (setter)myriad___view___BookSpaceView_set_cost,
     NULL, NULL},
    {"marker",
     (getter)myriad___view___BookSpaceView_get_marker, (setter)myriad___view___BookSpaceView_set_marker,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___view___BookSpaceView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___view_____mypyc__BookSpaceView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___view___BookSpaceView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "BookSpaceView",
    .tp_new = myriad___view___BookSpaceView_new,
    .tp_dealloc = (destructor)myriad___view___BookSpaceView_dealloc,
    .tp_traverse = (traverseproc)myriad___view___BookSpaceView_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___view___BookSpaceView_clear,
    .tp_getset = myriad___view___BookSpaceView_getseters,
    .tp_methods = myriad___view___BookSpaceView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___view___BookSpaceViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("BookSpaceView()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___view___BookSpaceView_template = &CPyType_myriad___view___BookSpaceView_template_;

PyObject *CPyDef_myriad___view_____mypyc__BookSpaceView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___view___BookSpaceViewObject *self;
    self = (serai___games___scholars___myriad___view___BookSpaceViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___view___BookSpaceView_vtable;
    self->_book = CPY_INT_TAG;
    self->_cost = CPY_INT_TAG;
    self->_marker = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___view___BookSpaceView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_myriad___view_____mypyc__BookSpaceView_setup((PyObject *)CPyType_myriad___view___BookSpaceView);
    if (self == NULL)
        return NULL;
    int res = CPyType_myriad___view___BookSpaceView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___view___BookSpaceView_get_id(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'BookSpaceView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
myriad___view___BookSpaceView_set_id(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'BookSpaceView' object attribute 'id' cannot be deleted");
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
myriad___view___BookSpaceView_get_book(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure)
{
    if (unlikely(self->_book == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'book' of 'BookSpaceView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_book);
    PyObject *retval = CPyTagged_StealAsObject(self->_book);
    return retval;
}

static int
myriad___view___BookSpaceView_set_book(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'BookSpaceView' object attribute 'book' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_book != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_book);
    }
    self->_book = tmp;
    return 0;
}

static PyObject *
myriad___view___BookSpaceView_get_page(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure)
{
    if (unlikely(self->_page == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'page' of 'BookSpaceView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_page);
    PyObject *retval = self->_page;
    return retval;
}

static int
myriad___view___BookSpaceView_set_page(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'BookSpaceView' object attribute 'page' cannot be deleted");
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
    if (self->_page != NULL) {
        CPy_DECREF(self->_page);
    }
    self->_page = tmp;
    return 0;
}

static PyObject *
myriad___view___BookSpaceView_get_cost(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure)
{
    if (unlikely(self->_cost == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cost' of 'BookSpaceView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cost);
    PyObject *retval = CPyTagged_StealAsObject(self->_cost);
    return retval;
}

static int
myriad___view___BookSpaceView_set_cost(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'BookSpaceView' object attribute 'cost' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cost != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cost);
    }
    self->_cost = tmp;
    return 0;
}

static PyObject *
myriad___view___BookSpaceView_get_marker(serai___games___scholars___myriad___view___BookSpaceViewObject *self, void *closure)
{
    if (unlikely(self->_marker == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'marker' of 'BookSpaceView' undefined");
        return NULL;
    }
    PyObject *retval = self->_marker ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
myriad___view___BookSpaceView_set_marker(serai___games___scholars___myriad___view___BookSpaceViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'BookSpaceView' object attribute 'marker' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_marker = tmp;
    return 0;
}

static int
myriad___view___UpgradeView_traverse(serai___games___scholars___myriad___view___UpgradeViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_card);
    if (CPyTagged_CheckLong(self->_xp)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_xp));
    }
    Py_VISIT(self->_taker);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___view___UpgradeView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___UpgradeViewObject *self = (serai___games___scholars___myriad___view___UpgradeViewObject *)cpy_r_self;
    Py_CLEAR(self->_card);
    if (CPyTagged_CheckLong(self->_xp)) {
        CPyTagged __tmp = self->_xp;
        self->_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_taker);
    return 0;
}

static int32_t CPyDef_myriad___view___UpgradeView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___UpgradeViewObject *self = (serai___games___scholars___myriad___view___UpgradeViewObject *)cpy_r_self;
    Py_CLEAR(self->_card);
    if (CPyTagged_CheckLong(self->_xp)) {
        CPyTagged __tmp = self->_xp;
        self->_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_taker);
    return 0;
}

static void
myriad___view___UpgradeView_dealloc(serai___games___scholars___myriad___view___UpgradeViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___view___UpgradeView_dealloc)
    CPyDef_myriad___view___UpgradeView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___view_____mypyc__UpgradeView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___view___UpgradeView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
myriad___view___UpgradeView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___view___UpgradeView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___view_____mypyc__UpgradeView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___view___UpgradeView_vtable[1];
static bool
CPyDef_myriad___view___UpgradeView_trait_vtable_setup(void)
{
    CPyVTableItem myriad___view___UpgradeView_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___view___UpgradeView_vtable, myriad___view___UpgradeView_vtable_scratch, sizeof(myriad___view___UpgradeView_vtable));
    return 1;
}

static bool
CPyDef_myriad___view___UpgradeView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___view___UpgradeView_get_card(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure);
static int
myriad___view___UpgradeView_set_card(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___UpgradeView_get_xp(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure);
static int
myriad___view___UpgradeView_set_xp(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___UpgradeView_get_taker(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure);
static int
myriad___view___UpgradeView_set_taker(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___UpgradeView_get_gone(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure);
static int
myriad___view___UpgradeView_set_gone(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___view___UpgradeView_getseters[] = {
    {"card",
     (getter)myriad___view___UpgradeView_get_card, (setter)myriad___view___UpgradeView_set_card,
     NULL, NULL},
    {"xp",
     (getter)myriad___view___UpgradeView_get_xp, (setter)myriad___view___UpgradeView_set_xp,
     NULL, NULL},
    {"taker",
     (getter)myriad___view___UpgradeView_get_taker, (setter)myriad___view___UpgradeView_set_taker,
     NULL, NULL},
    {"gone",
     (getter)myriad___view___UpgradeView_get_gone, (setter)myriad___view___UpgradeView_set_gone,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___view___UpgradeView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___view_____mypyc__UpgradeView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___view___UpgradeView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "UpgradeView",
    .tp_new = myriad___view___UpgradeView_new,
    .tp_dealloc = (destructor)myriad___view___UpgradeView_dealloc,
    .tp_traverse = (traverseproc)myriad___view___UpgradeView_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___view___UpgradeView_clear,
    .tp_getset = myriad___view___UpgradeView_getseters,
    .tp_methods = myriad___view___UpgradeView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___view___UpgradeViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("UpgradeView()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___view___UpgradeView_template = &CPyType_myriad___view___UpgradeView_template_;

PyObject *CPyDef_myriad___view_____mypyc__UpgradeView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___view___UpgradeViewObject *self;
    self = (serai___games___scholars___myriad___view___UpgradeViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___view___UpgradeView_vtable;
    self->_xp = CPY_INT_TAG;
    self->_gone = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___view___UpgradeView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_myriad___view_____mypyc__UpgradeView_setup((PyObject *)CPyType_myriad___view___UpgradeView);
    if (self == NULL)
        return NULL;
    int res = CPyType_myriad___view___UpgradeView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___view___UpgradeView_get_card(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'UpgradeView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
myriad___view___UpgradeView_set_card(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UpgradeView' object attribute 'card' cannot be deleted");
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
myriad___view___UpgradeView_get_xp(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure)
{
    if (unlikely(self->_xp == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'xp' of 'UpgradeView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_xp);
    PyObject *retval = CPyTagged_StealAsObject(self->_xp);
    return retval;
}

static int
myriad___view___UpgradeView_set_xp(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UpgradeView' object attribute 'xp' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_xp);
    }
    self->_xp = tmp;
    return 0;
}

static PyObject *
myriad___view___UpgradeView_get_taker(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure)
{
    if (unlikely(self->_taker == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'taker' of 'UpgradeView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_taker);
    PyObject *retval = self->_taker;
    return retval;
}

static int
myriad___view___UpgradeView_set_taker(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UpgradeView' object attribute 'taker' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5217;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5217;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL5217: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_taker != NULL) {
        CPy_DECREF(self->_taker);
    }
    self->_taker = tmp;
    return 0;
}

static PyObject *
myriad___view___UpgradeView_get_gone(serai___games___scholars___myriad___view___UpgradeViewObject *self, void *closure)
{
    if (unlikely(self->_gone == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gone' of 'UpgradeView' undefined");
        return NULL;
    }
    PyObject *retval = self->_gone ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
myriad___view___UpgradeView_set_gone(serai___games___scholars___myriad___view___UpgradeViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'UpgradeView' object attribute 'gone' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_gone = tmp;
    return 0;
}

static int
myriad___view___ColumnView_traverse(serai___games___scholars___myriad___view___ColumnViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_slot);
    Py_VISIT(self->_cards);
    if (CPyTagged_CheckLong(self->_cost)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cost));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___view___ColumnView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___ColumnViewObject *self = (serai___games___scholars___myriad___view___ColumnViewObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_cards);
    if (CPyTagged_CheckLong(self->_cost)) {
        CPyTagged __tmp = self->_cost;
        self->_cost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_myriad___view___ColumnView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___ColumnViewObject *self = (serai___games___scholars___myriad___view___ColumnViewObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_cards);
    if (CPyTagged_CheckLong(self->_cost)) {
        CPyTagged __tmp = self->_cost;
        self->_cost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
myriad___view___ColumnView_dealloc(serai___games___scholars___myriad___view___ColumnViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___view___ColumnView_dealloc)
    CPyDef_myriad___view___ColumnView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___view_____mypyc__ColumnView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___view___ColumnView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
myriad___view___ColumnView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___view___ColumnView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___view_____mypyc__ColumnView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___view___ColumnView_vtable[1];
static bool
CPyDef_myriad___view___ColumnView_trait_vtable_setup(void)
{
    CPyVTableItem myriad___view___ColumnView_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___view___ColumnView_vtable, myriad___view___ColumnView_vtable_scratch, sizeof(myriad___view___ColumnView_vtable));
    return 1;
}

static bool
CPyDef_myriad___view___ColumnView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___view___ColumnView_get_slot(serai___games___scholars___myriad___view___ColumnViewObject *self, void *closure);
static int
myriad___view___ColumnView_set_slot(serai___games___scholars___myriad___view___ColumnViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ColumnView_get_cards(serai___games___scholars___myriad___view___ColumnViewObject *self, void *closure);
static int
myriad___view___ColumnView_set_cards(serai___games___scholars___myriad___view___ColumnViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ColumnView_get_cost(serai___games___scholars___myriad___view___ColumnViewObject *self, void *closure);
static int
myriad___view___ColumnView_set_cost(serai___games___scholars___myriad___view___ColumnViewObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___view___ColumnView_getseters[] = {
    {"slot",
     (getter)myriad___view___ColumnView_get_slot, (setter)myriad___view___ColumnView_set_slot,
     NULL, NULL},
    {"cards",
     (getter)myriad___view___ColumnView_get_cards, (setter)myriad___view___ColumnView_set_cards,
     NULL, NULL},
    {"cost",
     (getter)myriad___view___ColumnView_get_cost, (setter)myriad___view___ColumnView_set_cost,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___view___ColumnView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___view_____mypyc__ColumnView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___view___ColumnView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ColumnView",
    .tp_new = myriad___view___ColumnView_new,
    .tp_dealloc = (destructor)myriad___view___ColumnView_dealloc,
    .tp_traverse = (traverseproc)myriad___view___ColumnView_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___view___ColumnView_clear,
    .tp_getset = myriad___view___ColumnView_getseters,
    .tp_methods = myriad___view___ColumnView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___view___ColumnViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ColumnView()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___view___ColumnView_template = &CPyType_myriad___view___ColumnView_template_;

PyObject *CPyDef_myriad___view_____mypyc__ColumnView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___view___ColumnViewObject *self;
    self = (serai___games___scholars___myriad___view___ColumnViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___view___ColumnView_vtable;
    self->_cost = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___view___ColumnView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_myriad___view_____mypyc__ColumnView_setup((PyObject *)CPyType_myriad___view___ColumnView);
    if (self == NULL)
        return NULL;
    int res = CPyType_myriad___view___ColumnView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___view___ColumnView_get_slot(serai___games___scholars___myriad___view___ColumnViewObject *self, void *closure)
{
    if (unlikely(self->_slot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot' of 'ColumnView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot);
    PyObject *retval = self->_slot;
    return retval;
}

static int
myriad___view___ColumnView_set_slot(serai___games___scholars___myriad___view___ColumnViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ColumnView' object attribute 'slot' cannot be deleted");
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
myriad___view___ColumnView_get_cards(serai___games___scholars___myriad___view___ColumnViewObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'ColumnView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
myriad___view___ColumnView_set_cards(serai___games___scholars___myriad___view___ColumnViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ColumnView' object attribute 'cards' cannot be deleted");
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
myriad___view___ColumnView_get_cost(serai___games___scholars___myriad___view___ColumnViewObject *self, void *closure)
{
    if (unlikely(self->_cost == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cost' of 'ColumnView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cost);
    PyObject *retval = CPyTagged_StealAsObject(self->_cost);
    return retval;
}

static int
myriad___view___ColumnView_set_cost(serai___games___scholars___myriad___view___ColumnViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ColumnView' object attribute 'cost' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cost != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cost);
    }
    self->_cost = tmp;
    return 0;
}

static int
myriad___view___TileView_traverse(serai___games___scholars___myriad___view___TileViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___view___TileView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___TileViewObject *self = (serai___games___scholars___myriad___view___TileViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    return 0;
}

static int32_t CPyDef_myriad___view___TileView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___TileViewObject *self = (serai___games___scholars___myriad___view___TileViewObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    return 0;
}

static void
myriad___view___TileView_dealloc(serai___games___scholars___myriad___view___TileViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___view___TileView_dealloc)
    CPyDef_myriad___view___TileView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___view_____mypyc__TileView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___view___TileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
myriad___view___TileView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___view___TileView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___view_____mypyc__TileView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___view___TileView_vtable[1];
static bool
CPyDef_myriad___view___TileView_trait_vtable_setup(void)
{
    CPyVTableItem myriad___view___TileView_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___view___TileView_vtable, myriad___view___TileView_vtable_scratch, sizeof(myriad___view___TileView_vtable));
    return 1;
}

static bool
CPyDef_myriad___view___TileView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___view___TileView_get_id(serai___games___scholars___myriad___view___TileViewObject *self, void *closure);
static int
myriad___view___TileView_set_id(serai___games___scholars___myriad___view___TileViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___TileView_get_turned(serai___games___scholars___myriad___view___TileViewObject *self, void *closure);
static int
myriad___view___TileView_set_turned(serai___games___scholars___myriad___view___TileViewObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___view___TileView_getseters[] = {
    {"id",
     (getter)myriad___view___TileView_get_id, (setter)myriad___view___TileView_set_id,
     NULL, NULL},
    {"turned",
     (getter)myriad___view___TileView_get_turned, (setter)myriad___view___TileView_set_turned,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___view___TileView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___view_____mypyc__TileView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___view___TileView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "TileView",
    .tp_new = myriad___view___TileView_new,
    .tp_dealloc = (destructor)myriad___view___TileView_dealloc,
    .tp_traverse = (traverseproc)myriad___view___TileView_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___view___TileView_clear,
    .tp_getset = myriad___view___TileView_getseters,
    .tp_methods = myriad___view___TileView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___view___TileViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("TileView()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___view___TileView_template = &CPyType_myriad___view___TileView_template_;

PyObject *CPyDef_myriad___view_____mypyc__TileView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___view___TileViewObject *self;
    self = (serai___games___scholars___myriad___view___TileViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___view___TileView_vtable;
    self->_turned = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___view___TileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_myriad___view_____mypyc__TileView_setup((PyObject *)CPyType_myriad___view___TileView);
    if (self == NULL)
        return NULL;
    int res = CPyType_myriad___view___TileView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___view___TileView_get_id(serai___games___scholars___myriad___view___TileViewObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'TileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
myriad___view___TileView_set_id(serai___games___scholars___myriad___view___TileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'TileView' object attribute 'id' cannot be deleted");
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
myriad___view___TileView_get_turned(serai___games___scholars___myriad___view___TileViewObject *self, void *closure)
{
    if (unlikely(self->_turned == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turned' of 'TileView' undefined");
        return NULL;
    }
    PyObject *retval = self->_turned ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
myriad___view___TileView_set_turned(serai___games___scholars___myriad___view___TileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'TileView' object attribute 'turned' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_turned = tmp;
    return 0;
}

static int
myriad___view___AuthorView_traverse(serai___games___scholars___myriad___view___AuthorViewObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_xp)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_xp));
    }
    Py_VISIT(self->_columns);
    Py_VISIT(self->_aside);
    if (CPyTagged_CheckLong(self->_rows)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_rows));
    }
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_resolved);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___view___AuthorView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___AuthorViewObject *self = (serai___games___scholars___myriad___view___AuthorViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_xp)) {
        CPyTagged __tmp = self->_xp;
        self->_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_columns);
    Py_CLEAR(self->_aside);
    if (CPyTagged_CheckLong(self->_rows)) {
        CPyTagged __tmp = self->_rows;
        self->_rows = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_resolved);
    return 0;
}

static int32_t CPyDef_myriad___view___AuthorView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___AuthorViewObject *self = (serai___games___scholars___myriad___view___AuthorViewObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_xp)) {
        CPyTagged __tmp = self->_xp;
        self->_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_columns);
    Py_CLEAR(self->_aside);
    if (CPyTagged_CheckLong(self->_rows)) {
        CPyTagged __tmp = self->_rows;
        self->_rows = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_resolved);
    return 0;
}

static void
myriad___view___AuthorView_dealloc(serai___games___scholars___myriad___view___AuthorViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___view___AuthorView_dealloc)
    CPyDef_myriad___view___AuthorView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___view_____mypyc__AuthorView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___view___AuthorView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
myriad___view___AuthorView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___view___AuthorView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___view_____mypyc__AuthorView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___view___AuthorView_vtable[1];
static bool
CPyDef_myriad___view___AuthorView_trait_vtable_setup(void)
{
    CPyVTableItem myriad___view___AuthorView_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___view___AuthorView_vtable, myriad___view___AuthorView_vtable_scratch, sizeof(myriad___view___AuthorView_vtable));
    return 1;
}

static bool
CPyDef_myriad___view___AuthorView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___view___AuthorView_get_xp(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure);
static int
myriad___view___AuthorView_set_xp(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___AuthorView_get_columns(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure);
static int
myriad___view___AuthorView_set_columns(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___AuthorView_get_aside(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure);
static int
myriad___view___AuthorView_set_aside(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___AuthorView_get_rows(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure);
static int
myriad___view___AuthorView_set_rows(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___AuthorView_get_tiles(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure);
static int
myriad___view___AuthorView_set_tiles(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___AuthorView_get_resolved(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure);
static int
myriad___view___AuthorView_set_resolved(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___view___AuthorView_getseters[] = {
    {"xp",
     (getter)myriad___view___AuthorView_get_xp, (setter)myriad___view___AuthorView_set_xp,
     NULL, NULL},
    {"columns",
     (getter)myriad___view___AuthorView_get_columns, (setter)myriad___view___AuthorView_set_columns,
     NULL, NULL},
    {"aside",
     (getter)myriad___view___AuthorView_get_aside, (setter)myriad___view___AuthorView_set_aside,
     NULL, NULL},
    {"rows",
     (getter)myriad___view___AuthorView_get_rows, (setter)myriad___view___AuthorView_set_rows,
     NULL, NULL},
    {"tiles",
     (getter)myriad___view___AuthorView_get_tiles, (setter)myriad___view___AuthorView_set_tiles,
     NULL, NULL},
    {"resolved",
     (getter)myriad___view___AuthorView_get_resolved, (setter)myriad___view___AuthorView_set_resolved,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___view___AuthorView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___view_____mypyc__AuthorView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___view___AuthorView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "AuthorView",
    .tp_new = myriad___view___AuthorView_new,
    .tp_dealloc = (destructor)myriad___view___AuthorView_dealloc,
    .tp_traverse = (traverseproc)myriad___view___AuthorView_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___view___AuthorView_clear,
    .tp_getset = myriad___view___AuthorView_getseters,
    .tp_methods = myriad___view___AuthorView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___view___AuthorViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("AuthorView()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___view___AuthorView_template = &CPyType_myriad___view___AuthorView_template_;

PyObject *CPyDef_myriad___view_____mypyc__AuthorView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___view___AuthorViewObject *self;
    self = (serai___games___scholars___myriad___view___AuthorViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___view___AuthorView_vtable;
    self->_xp = CPY_INT_TAG;
    self->_rows = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___view___AuthorView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_myriad___view_____mypyc__AuthorView_setup((PyObject *)CPyType_myriad___view___AuthorView);
    if (self == NULL)
        return NULL;
    int res = CPyType_myriad___view___AuthorView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___view___AuthorView_get_xp(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure)
{
    if (unlikely(self->_xp == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'xp' of 'AuthorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_xp);
    PyObject *retval = CPyTagged_StealAsObject(self->_xp);
    return retval;
}

static int
myriad___view___AuthorView_set_xp(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AuthorView' object attribute 'xp' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_xp);
    }
    self->_xp = tmp;
    return 0;
}

static PyObject *
myriad___view___AuthorView_get_columns(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure)
{
    if (unlikely(self->_columns == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'columns' of 'AuthorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_columns);
    PyObject *retval = self->_columns;
    return retval;
}

static int
myriad___view___AuthorView_set_columns(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AuthorView' object attribute 'columns' cannot be deleted");
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
    if (self->_columns != NULL) {
        CPy_DECREF(self->_columns);
    }
    self->_columns = tmp;
    return 0;
}

static PyObject *
myriad___view___AuthorView_get_aside(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure)
{
    if (unlikely(self->_aside == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'aside' of 'AuthorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_aside);
    PyObject *retval = self->_aside;
    return retval;
}

static int
myriad___view___AuthorView_set_aside(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AuthorView' object attribute 'aside' cannot be deleted");
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
myriad___view___AuthorView_get_rows(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure)
{
    if (unlikely(self->_rows == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows' of 'AuthorView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_rows);
    PyObject *retval = CPyTagged_StealAsObject(self->_rows);
    return retval;
}

static int
myriad___view___AuthorView_set_rows(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AuthorView' object attribute 'rows' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_rows != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_rows);
    }
    self->_rows = tmp;
    return 0;
}

static PyObject *
myriad___view___AuthorView_get_tiles(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'AuthorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
myriad___view___AuthorView_set_tiles(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AuthorView' object attribute 'tiles' cannot be deleted");
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
    if (self->_tiles != NULL) {
        CPy_DECREF(self->_tiles);
    }
    self->_tiles = tmp;
    return 0;
}

static PyObject *
myriad___view___AuthorView_get_resolved(serai___games___scholars___myriad___view___AuthorViewObject *self, void *closure)
{
    if (unlikely(self->_resolved == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resolved' of 'AuthorView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_resolved);
    PyObject *retval = self->_resolved;
    return retval;
}

static int
myriad___view___AuthorView_set_resolved(serai___games___scholars___myriad___view___AuthorViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AuthorView' object attribute 'resolved' cannot be deleted");
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
    if (self->_resolved != NULL) {
        CPy_DECREF(self->_resolved);
    }
    self->_resolved = tmp;
    return 0;
}

static int
myriad___view___ExtensionView_traverse(serai___games___scholars___myriad___view___ExtensionViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_books);
    if (CPyTagged_CheckLong(self->_page_deck)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_page_deck));
    }
    Py_VISIT(self->_upgrades);
    Py_VISIT(self->_track_xp);
    if (CPyTagged_CheckLong(self->_xp_level)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_xp_level));
    }
    if (CPyTagged_CheckLong(self->_caliph_xp)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_caliph_xp));
    }
    Py_VISIT(self->_authors);
    Py_VISIT(self->_automa_pages);
    Py_VISIT(self->_used_pages);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_myriad___view___ExtensionView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___ExtensionViewObject *self = (serai___games___scholars___myriad___view___ExtensionViewObject *)cpy_r_self;
    Py_CLEAR(self->_books);
    if (CPyTagged_CheckLong(self->_page_deck)) {
        CPyTagged __tmp = self->_page_deck;
        self->_page_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_upgrades);
    Py_CLEAR(self->_track_xp);
    if (CPyTagged_CheckLong(self->_xp_level)) {
        CPyTagged __tmp = self->_xp_level;
        self->_xp_level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_caliph_xp)) {
        CPyTagged __tmp = self->_caliph_xp;
        self->_caliph_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_authors);
    Py_CLEAR(self->_automa_pages);
    Py_CLEAR(self->_used_pages);
    return 0;
}

static int32_t CPyDef_myriad___view___ExtensionView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___ExtensionViewObject *self = (serai___games___scholars___myriad___view___ExtensionViewObject *)cpy_r_self;
    Py_CLEAR(self->_books);
    if (CPyTagged_CheckLong(self->_page_deck)) {
        CPyTagged __tmp = self->_page_deck;
        self->_page_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_upgrades);
    Py_CLEAR(self->_track_xp);
    if (CPyTagged_CheckLong(self->_xp_level)) {
        CPyTagged __tmp = self->_xp_level;
        self->_xp_level = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_caliph_xp)) {
        CPyTagged __tmp = self->_caliph_xp;
        self->_caliph_xp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_authors);
    Py_CLEAR(self->_automa_pages);
    Py_CLEAR(self->_used_pages);
    return 0;
}

static void
myriad___view___ExtensionView_dealloc(serai___games___scholars___myriad___view___ExtensionViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___view___ExtensionView_dealloc)
    CPyDef_myriad___view___ExtensionView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___view_____mypyc__ExtensionView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___view___ExtensionView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
myriad___view___ExtensionView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___view___ExtensionView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___view_____mypyc__ExtensionView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___view___ExtensionView_vtable[1];
static bool
CPyDef_myriad___view___ExtensionView_trait_vtable_setup(void)
{
    CPyVTableItem myriad___view___ExtensionView_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___view___ExtensionView_vtable, myriad___view___ExtensionView_vtable_scratch, sizeof(myriad___view___ExtensionView_vtable));
    return 1;
}

static bool
CPyDef_myriad___view___ExtensionView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___view___ExtensionView_get_books(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_books(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_page_deck(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_page_deck(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_upgrades(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_upgrades(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_track_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_track_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_xp_level(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_xp_level(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_caliph_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_caliph_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_authors(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_authors(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_automa_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_automa_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_used_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_used_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___ExtensionView_get_colour_fixed(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure);
static int
myriad___view___ExtensionView_set_colour_fixed(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___view___ExtensionView_getseters[] = {
    {"books",
     (getter)myriad___view___ExtensionView_get_books, (setter)myriad___view___ExtensionView_set_books,
     NULL, NULL},
    {"page_deck",
     (getter)myriad___view___ExtensionView_get_page_deck, (setter)myriad___view___ExtensionView_set_page_deck,
     NULL, NULL},
    {"upgrades",
     (getter)myriad___view___ExtensionView_get_upgrades, (setter)myriad___view___ExtensionView_set_upgrades,
     NULL, NULL},
    {"track_xp",
     (getter)myriad___view___ExtensionView_get_track_xp, (setter)myriad___view___ExtensionView_set_track_xp,
     NULL, NULL},
    {"xp_level",
     (getter)myriad___view___ExtensionView_get_xp_level, (setter)myriad___view___ExtensionView_set_xp_level,
     NULL, NULL},
    {"caliph_xp",
     (getter)myriad___view___ExtensionView_get_caliph_xp, (setter)myriad___view___ExtensionView_set_caliph_xp,
     NULL, NULL},
    {"authors",
     (getter)myriad___view___ExtensionView_get_authors, (setter)myriad___view___ExtensionView_set_authors,
     NULL, NULL},
    {"automa_pages",
     (getter)myriad___view___ExtensionView_get_automa_pages, (setter)myriad___view___ExtensionView_set_automa_pages,
     NULL, NULL},
    {"used_pages",
     (getter)myriad___view___ExtensionView_get_used_pages, (setter)myriad___view___ExtensionView_set_used_pages,
     NULL, NULL},
    {"colour_fixed",
     (getter)myriad___view___ExtensionView_get_colour_fixed, (setter)myriad___view___ExtensionView_set_colour_fixed,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___view___ExtensionView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___view_____mypyc__ExtensionView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___view___ExtensionView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "ExtensionView",
    .tp_new = myriad___view___ExtensionView_new,
    .tp_dealloc = (destructor)myriad___view___ExtensionView_dealloc,
    .tp_traverse = (traverseproc)myriad___view___ExtensionView_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___view___ExtensionView_clear,
    .tp_getset = myriad___view___ExtensionView_getseters,
    .tp_methods = myriad___view___ExtensionView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___view___ExtensionViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("ExtensionView()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___view___ExtensionView_template = &CPyType_myriad___view___ExtensionView_template_;

PyObject *CPyDef_myriad___view_____mypyc__ExtensionView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___view___ExtensionViewObject *self;
    self = (serai___games___scholars___myriad___view___ExtensionViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___view___ExtensionView_vtable;
    self->_page_deck = CPY_INT_TAG;
    self->_xp_level = CPY_INT_TAG;
    self->_caliph_xp = CPY_INT_TAG;
    self->_colour_fixed = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___view___ExtensionView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_myriad___view_____mypyc__ExtensionView_setup((PyObject *)CPyType_myriad___view___ExtensionView);
    if (self == NULL)
        return NULL;
    int res = CPyType_myriad___view___ExtensionView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___view___ExtensionView_get_books(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_books == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'books' of 'ExtensionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_books);
    PyObject *retval = self->_books;
    return retval;
}

static int
myriad___view___ExtensionView_set_books(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'books' cannot be deleted");
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
    if (self->_books != NULL) {
        CPy_DECREF(self->_books);
    }
    self->_books = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_page_deck(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_page_deck == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'page_deck' of 'ExtensionView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_page_deck);
    PyObject *retval = CPyTagged_StealAsObject(self->_page_deck);
    return retval;
}

static int
myriad___view___ExtensionView_set_page_deck(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'page_deck' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_page_deck != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_page_deck);
    }
    self->_page_deck = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_upgrades(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_upgrades == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrades' of 'ExtensionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrades);
    PyObject *retval = self->_upgrades;
    return retval;
}

static int
myriad___view___ExtensionView_set_upgrades(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'upgrades' cannot be deleted");
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
    if (self->_upgrades != NULL) {
        CPy_DECREF(self->_upgrades);
    }
    self->_upgrades = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_track_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_track_xp == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track_xp' of 'ExtensionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track_xp);
    PyObject *retval = self->_track_xp;
    return retval;
}

static int
myriad___view___ExtensionView_set_track_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'track_xp' cannot be deleted");
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
    if (self->_track_xp != NULL) {
        CPy_DECREF(self->_track_xp);
    }
    self->_track_xp = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_xp_level(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_xp_level == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'xp_level' of 'ExtensionView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_xp_level);
    PyObject *retval = CPyTagged_StealAsObject(self->_xp_level);
    return retval;
}

static int
myriad___view___ExtensionView_set_xp_level(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'xp_level' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_xp_level != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_xp_level);
    }
    self->_xp_level = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_caliph_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_caliph_xp == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'caliph_xp' of 'ExtensionView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_caliph_xp);
    PyObject *retval = CPyTagged_StealAsObject(self->_caliph_xp);
    return retval;
}

static int
myriad___view___ExtensionView_set_caliph_xp(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'caliph_xp' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_caliph_xp != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_caliph_xp);
    }
    self->_caliph_xp = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_authors(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_authors == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'authors' of 'ExtensionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_authors);
    PyObject *retval = self->_authors;
    return retval;
}

static int
myriad___view___ExtensionView_set_authors(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'authors' cannot be deleted");
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
    if (self->_authors != NULL) {
        CPy_DECREF(self->_authors);
    }
    self->_authors = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_automa_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_automa_pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'automa_pages' of 'ExtensionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_automa_pages);
    PyObject *retval = self->_automa_pages;
    return retval;
}

static int
myriad___view___ExtensionView_set_automa_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'automa_pages' cannot be deleted");
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
    if (self->_automa_pages != NULL) {
        CPy_DECREF(self->_automa_pages);
    }
    self->_automa_pages = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_used_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_used_pages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'used_pages' of 'ExtensionView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_used_pages);
    PyObject *retval = self->_used_pages;
    return retval;
}

static int
myriad___view___ExtensionView_set_used_pages(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'used_pages' cannot be deleted");
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
    if (self->_used_pages != NULL) {
        CPy_DECREF(self->_used_pages);
    }
    self->_used_pages = tmp;
    return 0;
}

static PyObject *
myriad___view___ExtensionView_get_colour_fixed(serai___games___scholars___myriad___view___ExtensionViewObject *self, void *closure)
{
    if (unlikely(self->_colour_fixed == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour_fixed' of 'ExtensionView' undefined");
        return NULL;
    }
    PyObject *retval = self->_colour_fixed ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
myriad___view___ExtensionView_set_colour_fixed(serai___games___scholars___myriad___view___ExtensionViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'ExtensionView' object attribute 'colour_fixed' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_colour_fixed = tmp;
    return 0;
}

static int
myriad___view___MyriadView_traverse(serai___games___scholars___myriad___view___MyriadViewObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->_myriad);
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

static int32_t CPyDef_myriad___view___MyriadView_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___MyriadViewObject *self = (serai___games___scholars___myriad___view___MyriadViewObject *)cpy_r_self;
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
    Py_CLEAR(self->_myriad);
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

static int32_t CPyDef_myriad___view___MyriadView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___myriad___view___MyriadViewObject *self = (serai___games___scholars___myriad___view___MyriadViewObject *)cpy_r_self;
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
    Py_CLEAR(self->_myriad);
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
myriad___view___MyriadView_dealloc(serai___games___scholars___myriad___view___MyriadViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, myriad___view___MyriadView_dealloc)
    CPyDef_myriad___view___MyriadView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_myriad___view_____mypyc__MyriadView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_myriad___view___MyriadView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
myriad___view___MyriadView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_myriad___view___MyriadView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_myriad___view_____mypyc__MyriadView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem myriad___view___MyriadView_vtable[1];
static bool
CPyDef_myriad___view___MyriadView_trait_vtable_setup(void)
{
    CPyVTableItem myriad___view___MyriadView_vtable_scratch[] = {
        NULL
    };
    memcpy(myriad___view___MyriadView_vtable, myriad___view___MyriadView_vtable_scratch, sizeof(myriad___view___MyriadView_vtable));
    return 1;
}

static bool
CPyDef_myriad___view___MyriadView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
myriad___view___MyriadView_get_myriad(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_myriad(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_seat(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_seat(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_turn(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_turn(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_first(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_first(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_turns_left(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_turns_left(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_stock(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_stock(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_piles(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_piles(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_deck(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_deck(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_reserve(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_reserve(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_map(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_map(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_neutral(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_neutral(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_guilds(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_guilds(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_rooms(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_rooms(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_caliphs(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_caliphs(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_pairs(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_pairs(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_action(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_action(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_players(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_players(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);
static PyObject *
myriad___view___MyriadView_get_automa(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure);
static int
myriad___view___MyriadView_set_automa(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure);

static PyGetSetDef myriad___view___MyriadView_getseters[] = {
    {"myriad",
     (getter)myriad___view___MyriadView_get_myriad, (setter)myriad___view___MyriadView_set_myriad,
     NULL, NULL},
    {"seat",
     (getter)myriad___view___MyriadView_get_seat, (setter)myriad___view___MyriadView_set_seat,
     NULL, NULL},
    {"turn",
     (getter)myriad___view___MyriadView_get_turn, (setter)myriad___view___MyriadView_set_turn,
     NULL, NULL},
    {"first",
     (getter)myriad___view___MyriadView_get_first, (setter)myriad___view___MyriadView_set_first,
     NULL, NULL},
    {"turns_left",
     (getter)myriad___view___MyriadView_get_turns_left, (setter)myriad___view___MyriadView_set_turns_left,
     NULL, NULL},
    {"stock",
     (getter)myriad___view___MyriadView_get_stock, (setter)myriad___view___MyriadView_set_stock,
     NULL, NULL},
    {"piles",
     (getter)myriad___view___MyriadView_get_piles, (setter)myriad___view___MyriadView_set_piles,
     NULL, NULL},
    {"deck",
     (getter)myriad___view___MyriadView_get_deck, (setter)myriad___view___MyriadView_set_deck,
     NULL, NULL},
    {"reserve",
     (getter)myriad___view___MyriadView_get_reserve, (setter)myriad___view___MyriadView_set_reserve,
     NULL, NULL},
    {"map",
     (getter)myriad___view___MyriadView_get_map, (setter)myriad___view___MyriadView_set_map,
     NULL, NULL},
    {"neutral",
     (getter)myriad___view___MyriadView_get_neutral, (setter)myriad___view___MyriadView_set_neutral,
     NULL, NULL},
    {"guilds",
     (getter)myriad___view___MyriadView_get_guilds, (setter)myriad___view___MyriadView_set_guilds,
     NULL, NULL},
    {"rooms",
     (getter)myriad___view___MyriadView_get_rooms, (setter)myriad___view___MyriadView_set_rooms,
     NULL, NULL},
    {"caliphs",
     (getter)myriad___view___MyriadView_get_caliphs, (setter)myriad___view___MyriadView_set_caliphs,
     NULL, NULL},
    {"pairs",
     (getter)myriad___view___MyriadView_get_pairs, (setter)myriad___view___MyriadView_set_pairs,
     NULL, NULL},
    {"action",
     (getter)myriad___view___MyriadView_get_action, (setter)myriad___view___MyriadView_set_action,
     NULL, NULL},
    {"players",
     (getter)myriad___view___MyriadView_get_players, (setter)myriad___view___MyriadView_set_players,
     NULL, NULL},
    {"automa",
     (getter)myriad___view___MyriadView_get_automa, (setter)myriad___view___MyriadView_set_automa,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef myriad___view___MyriadView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_myriad___view_____mypyc__MyriadView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_myriad___view___MyriadView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "MyriadView",
    .tp_new = myriad___view___MyriadView_new,
    .tp_dealloc = (destructor)myriad___view___MyriadView_dealloc,
    .tp_traverse = (traverseproc)myriad___view___MyriadView_traverse,
    .tp_clear = (inquiry)CPyDef_myriad___view___MyriadView_clear,
    .tp_getset = myriad___view___MyriadView_getseters,
    .tp_methods = myriad___view___MyriadView_methods,
    .tp_basicsize = sizeof(serai___games___scholars___myriad___view___MyriadViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("MyriadView()\n--\n\n"),
};
static PyTypeObject *CPyType_myriad___view___MyriadView_template = &CPyType_myriad___view___MyriadView_template_;

PyObject *CPyDef_myriad___view_____mypyc__MyriadView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___myriad___view___MyriadViewObject *self;
    self = (serai___games___scholars___myriad___view___MyriadViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = myriad___view___MyriadView_vtable;
    self->_seat = CPY_INT_TAG;
    self->_turn = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_deck = CPY_INT_TAG;
    self->_reserve = CPY_INT_TAG;
    self->_seat = CPY_INT_TAG;
    self->_turn = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_deck = CPY_INT_TAG;
    self->_reserve = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_myriad___view___MyriadView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_myriad___view_____mypyc__MyriadView_setup((PyObject *)CPyType_myriad___view___MyriadView);
    if (self == NULL)
        return NULL;
    int res = CPyType_myriad___view___MyriadView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
myriad___view___MyriadView_get_myriad(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_myriad == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'myriad' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_myriad);
    PyObject *retval = self->_myriad;
    return retval;
}

static int
myriad___view___MyriadView_set_myriad(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'myriad' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_myriad___view___ExtensionView))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.myriad.view.ExtensionView", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_myriad != NULL) {
        CPy_DECREF(self->_myriad);
    }
    self->_myriad = tmp;
    return 0;
}

static PyObject *
myriad___view___MyriadView_get_seat(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'MyriadView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
myriad___view___MyriadView_set_seat(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'seat' cannot be deleted");
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
myriad___view___MyriadView_get_turn(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_turn == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turn' of 'MyriadView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_turn);
    PyObject *retval = CPyTagged_StealAsObject(self->_turn);
    return retval;
}

static int
myriad___view___MyriadView_set_turn(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'turn' cannot be deleted");
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
myriad___view___MyriadView_get_first(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_first == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first' of 'MyriadView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_first);
    PyObject *retval = CPyTagged_StealAsObject(self->_first);
    return retval;
}

static int
myriad___view___MyriadView_set_first(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'first' cannot be deleted");
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
myriad___view___MyriadView_get_turns_left(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_turns_left == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turns_left' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_turns_left);
    PyObject *retval = self->_turns_left;
    return retval;
}

static int
myriad___view___MyriadView_set_turns_left(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'turns_left' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5218;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5218;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL5218: ;
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
myriad___view___MyriadView_get_stock(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_stock == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'stock' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_stock);
    PyObject *retval = self->_stock;
    return retval;
}

static int
myriad___view___MyriadView_set_stock(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'stock' cannot be deleted");
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
myriad___view___MyriadView_get_piles(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_piles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'piles' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_piles);
    PyObject *retval = self->_piles;
    return retval;
}

static int
myriad___view___MyriadView_set_piles(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'piles' cannot be deleted");
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
myriad___view___MyriadView_get_deck(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_deck == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'MyriadView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_deck);
    PyObject *retval = CPyTagged_StealAsObject(self->_deck);
    return retval;
}

static int
myriad___view___MyriadView_set_deck(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'deck' cannot be deleted");
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
myriad___view___MyriadView_get_reserve(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_reserve == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reserve' of 'MyriadView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_reserve);
    PyObject *retval = CPyTagged_StealAsObject(self->_reserve);
    return retval;
}

static int
myriad___view___MyriadView_set_reserve(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'reserve' cannot be deleted");
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
myriad___view___MyriadView_get_map(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_map == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'map' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_map);
    PyObject *retval = self->_map;
    return retval;
}

static int
myriad___view___MyriadView_set_map(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'map' cannot be deleted");
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
myriad___view___MyriadView_get_neutral(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_neutral == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'neutral' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_neutral);
    PyObject *retval = self->_neutral;
    return retval;
}

static int
myriad___view___MyriadView_set_neutral(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'neutral' cannot be deleted");
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
myriad___view___MyriadView_get_guilds(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_guilds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guilds' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guilds);
    PyObject *retval = self->_guilds;
    return retval;
}

static int
myriad___view___MyriadView_set_guilds(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'guilds' cannot be deleted");
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
myriad___view___MyriadView_get_rooms(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_rooms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rooms' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rooms);
    PyObject *retval = self->_rooms;
    return retval;
}

static int
myriad___view___MyriadView_set_rooms(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'rooms' cannot be deleted");
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
myriad___view___MyriadView_get_caliphs(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_caliphs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'caliphs' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_caliphs);
    PyObject *retval = self->_caliphs;
    return retval;
}

static int
myriad___view___MyriadView_set_caliphs(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'caliphs' cannot be deleted");
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
myriad___view___MyriadView_get_pairs(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_pairs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pairs' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pairs);
    PyObject *retval = self->_pairs;
    return retval;
}

static int
myriad___view___MyriadView_set_pairs(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'pairs' cannot be deleted");
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
myriad___view___MyriadView_get_action(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_action);
    PyObject *retval = self->_action;
    return retval;
}

static int
myriad___view___MyriadView_set_action(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'action' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_scholars___view___ActionView)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5219;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5219;
    CPy_TypeError("serai.games.scholars.view.ActionView or None", value); 
    tmp = NULL;
__LL5219: ;
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
myriad___view___MyriadView_get_players(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
myriad___view___MyriadView_set_players(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'players' cannot be deleted");
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
myriad___view___MyriadView_get_automa(serai___games___scholars___myriad___view___MyriadViewObject *self, void *closure)
{
    if (unlikely(self->_automa == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'automa' of 'MyriadView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_automa);
    PyObject *retval = self->_automa;
    return retval;
}

static int
myriad___view___MyriadView_set_automa(serai___games___scholars___myriad___view___MyriadViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'MyriadView' object attribute 'automa' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_scholars___view___AutomaView)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5220;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5220;
    CPy_TypeError("serai.games.scholars.view.AutomaView or None", value); 
    tmp = NULL;
__LL5220: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_automa != NULL) {
        CPy_DECREF(self->_automa);
    }
    self->_automa = tmp;
    return 0;
}
static PyMethodDef myriad___viewmodule_methods[] = {
    {"see", (PyCFunction)CPyPy_myriad___view___see, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("see(t, view)\n--\n\n") /* docstring */},
    {"_space", (PyCFunction)CPyPy_myriad___view____space, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_space(t, place)\n--\n\n") /* docstring */},
    {"_upgrade", (PyCFunction)CPyPy_myriad___view____upgrade, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_upgrade(t, place)\n--\n\n") /* docstring */},
    {"column", (PyCFunction)CPyPy_myriad___view___column, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("column(t, seat, place)\n--\n\n") /* docstring */},
    {"_author", (PyCFunction)CPyPy_myriad___view____author, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_author(t, seat)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___myriad___view__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___myriad___view__internal, "__name__");
    CPyStatic_myriad___view___globals = PyModule_GetDict(CPyModule_serai___games___scholars___myriad___view__internal);
    if (unlikely(CPyStatic_myriad___view___globals == NULL))
        goto fail;
    char result = CPyDef_myriad___view_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___myriad___view__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_myriad___view___BookSpaceView);
    Py_CLEAR(CPyType_myriad___view___UpgradeView);
    Py_CLEAR(CPyType_myriad___view___ColumnView);
    Py_CLEAR(CPyType_myriad___view___TileView);
    Py_CLEAR(CPyType_myriad___view___AuthorView);
    Py_CLEAR(CPyType_myriad___view___ExtensionView);
    Py_CLEAR(CPyType_myriad___view___MyriadView);
    return -1;
}
int CPyExec_serai___games___scholars___myriad___view(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___myriad___view__impl, &CPyImportState_serai___games___scholars___myriad___view, &CPyModule_serai___games___scholars___myriad___view);
}
static struct PyModuleDef myriad___viewmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.myriad.view",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    myriad___viewmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___myriad___view(void)
{
    if (CPyModule_serai___games___scholars___myriad___view__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___view__internal);
        return CPyModule_serai___games___scholars___myriad___view__internal;
    }
    CPyModule_serai___games___scholars___myriad___view__internal = PyModule_Create(&myriad___viewmodule);
    return CPyModule_serai___games___scholars___myriad___view__internal;
}

PyObject *CPyInit_serai___games___scholars___myriad___view(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___myriad___view__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___myriad___view__internal);
        return CPyModule_serai___games___scholars___myriad___view__internal;
    }
    CPyModule_serai___games___scholars___myriad___view__internal = PyModule_Create(&myriad___viewmodule);
    if (unlikely(CPyModule_serai___games___scholars___myriad___view__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.myriad.view");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___myriad___view__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___myriad___view__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___myriad___view__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___myriad___view(CPyModule_serai___games___scholars___myriad___view__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___myriad___view__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.myriad.view");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___myriad___view__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_myriad___view___see(PyObject *cpy_r_t, PyObject *cpy_r_view) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_place;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    int32_t cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_place_2;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    int32_t cpy_r_r27;
    char cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject **cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    tuple_T2OI cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_seat;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    PyObject *cpy_r_r75;
    int64_t cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    CPyPtr cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    CPyPtr cpy_r_r83;
    PyObject *cpy_r_r84;
    CPyTagged cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    int64_t cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    PyObject *cpy_r_r94;
    int64_t cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    CPyPtr cpy_r_r99;
    CPyPtr cpy_r_r100;
    int64_t cpy_r_r101;
    CPyPtr cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    int64_t cpy_r_r109;
    CPyTagged cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    int64_t cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    char cpy_r_r121;
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
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject **cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    int64_t cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    int32_t cpy_r_r159;
    char cpy_r_r160;
    int64_t cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    int32_t cpy_r_r164;
    char cpy_r_r165;
    PyObject *cpy_r_r166;
    int32_t cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 109, CPyStatic_myriad___view___globals);
        goto CPyL96;
    }
    cpy_r_r1 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 110, CPyStatic_myriad___view___globals);
        goto CPyL97;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    CPy_INCREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 113, CPyStatic_myriad___view___globals);
        goto CPyL98;
    }
    cpy_r_r4 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_books;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Myriad", "books", 113, CPyStatic_myriad___view___globals);
        goto CPyL99;
    }
CPyL4: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r4 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r6 << 1;
    cpy_r_r8 = 0;
    cpy_r_place = cpy_r_r8;
    CPyTagged_DECREF(cpy_r_place);
CPyL5: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r8 < (Py_ssize_t)cpy_r_r7;
    if (!cpy_r_r9) goto CPyL9;
    cpy_r_place = cpy_r_r8;
    cpy_r_r10 = CPyDef_myriad___view____space(cpy_r_t, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 113, CPyStatic_myriad___view___globals);
        goto CPyL99;
    }
    cpy_r_r11 = PyList_Append(cpy_r_r3, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    cpy_r_r12 = cpy_r_r11 >= 0;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 113, CPyStatic_myriad___view___globals);
        goto CPyL99;
    }
    cpy_r_r13 = cpy_r_r8 + 2;
    cpy_r_r8 = cpy_r_r13;
    goto CPyL5;
CPyL9: ;
    cpy_r_r14 = PyList_AsTuple(cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 113, CPyStatic_myriad___view___globals);
        goto CPyL98;
    }
    cpy_r_r15 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_deck;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Myriad", "deck", 114, CPyStatic_myriad___view___globals);
        goto CPyL100;
    }
CPyL11: ;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 115, CPyStatic_myriad___view___globals);
        goto CPyL100;
    }
    cpy_r_r20 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_upgrades;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Myriad", "upgrades", 115, CPyStatic_myriad___view___globals);
        goto CPyL101;
    }
CPyL13: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = 0;
    cpy_r_place_2 = cpy_r_r24;
    CPyTagged_DECREF(cpy_r_place_2);
CPyL14: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 < (Py_ssize_t)cpy_r_r23;
    if (!cpy_r_r25) goto CPyL18;
    cpy_r_place_2 = cpy_r_r24;
    cpy_r_r26 = CPyDef_myriad___view____upgrade(cpy_r_t, cpy_r_place_2);
    CPyTagged_DECREF(cpy_r_place_2);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 115, CPyStatic_myriad___view___globals);
        goto CPyL101;
    }
    cpy_r_r27 = PyList_Append(cpy_r_r19, cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 >= 0;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 115, CPyStatic_myriad___view___globals);
        goto CPyL101;
    }
    cpy_r_r29 = cpy_r_r24 + 2;
    cpy_r_r24 = cpy_r_r29;
    goto CPyL14;
CPyL18: ;
    cpy_r_r30 = PyList_AsTuple(cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 115, CPyStatic_myriad___view___globals);
        goto CPyL100;
    }
    cpy_r_r31 = PyDict_New();
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL102;
    }
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Table", "book", 116, CPyStatic_myriad___view___globals);
        goto CPyL103;
    }
CPyL21: ;
    cpy_r_r33 = ((serai___games___scholars___book___BookObject *)cpy_r_r32)->_tracks;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Book", "tracks", 116, CPyStatic_myriad___view___globals);
        goto CPyL103;
    }
    CPy_INCREF(cpy_r_r33);
CPyL22: ;
    cpy_r_r34 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_track_xp;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Myriad", "track_xp", 116, CPyStatic_myriad___view___globals);
        goto CPyL104;
    }
    CPy_INCREF(cpy_r_r34);
CPyL23: ;
    cpy_r_r35 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r36 = CPyStatics[36]; /* 'zip' */
    cpy_r_r37 = CPyObject_GetAttr(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL105;
    }
    cpy_r_r38 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r39[3] = {cpy_r_r33, cpy_r_r34, cpy_r_r38};
    cpy_r_r40 = (PyObject **)&cpy_r_r39;
    cpy_r_r41 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r42 = PyObject_Vectorcall(cpy_r_r37, cpy_r_r40, 2, cpy_r_r41);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL105;
    }
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r43 = PyObject_GetIter(cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL103;
    }
CPyL26: ;
    cpy_r_r44 = PyIter_Next(cpy_r_r43);
    if (cpy_r_r44 == NULL) goto CPyL106;
    PyObject *__tmp5221;
    if (unlikely(!(PyTuple_Check(cpy_r_r44) && PyTuple_GET_SIZE(cpy_r_r44) == 2))) {
        __tmp5221 = NULL;
        goto __LL5222;
    }
    if (likely(PyTuple_Check(PyTuple_GET_ITEM(cpy_r_r44, 0))))
        __tmp5221 = PyTuple_GET_ITEM(cpy_r_r44, 0);
    else {
        __tmp5221 = NULL;
    }
    if (__tmp5221 == NULL) goto __LL5222;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r44, 1))))
        __tmp5221 = PyTuple_GET_ITEM(cpy_r_r44, 1);
    else {
        __tmp5221 = NULL;
    }
    if (__tmp5221 == NULL) goto __LL5222;
    __tmp5221 = cpy_r_r44;
__LL5222: ;
    if (unlikely(__tmp5221 == NULL)) {
        CPy_TypeError("tuple[tuple, int]", cpy_r_r44); cpy_r_r45 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp5223 = PyTuple_GET_ITEM(cpy_r_r44, 0);
        CPy_INCREF(__tmp5223);
        PyObject * __tmp5224;
        if (likely(PyTuple_Check(__tmp5223)))
            __tmp5224 = __tmp5223;
        else {
            CPy_TypeError("tuple", __tmp5223); 
            __tmp5224 = NULL;
        }
        cpy_r_r45.f0 = __tmp5224;
        PyObject *__tmp5225 = PyTuple_GET_ITEM(cpy_r_r44, 1);
        CPyTagged __tmp5226;
        if (likely(PyLong_Check(__tmp5225)))
            __tmp5226 = CPyTagged_FromObject(__tmp5225);
        else {
            goto __LL5227;
        }
        cpy_r_r45.f1 = __tmp5226;
    }
    goto __LL5228;
__LL5227: ;
    CPy_DECREF(cpy_r_r45.f0);
    cpy_r_r45 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL5228;
__LL5228: ;
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL107;
    }
    cpy_r_r46 = cpy_r_r45.f0;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47 = cpy_r_r45.f1;
    CPyTagged_INCREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r45.f0);
    CPyTagged_DECREF(cpy_r_r45.f1);
    cpy_r_r48 = CPySequenceTuple_GetItem(cpy_r_r46, 0);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL108;
    }
    if (likely(PyUnicode_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals, "str", cpy_r_r48);
        goto CPyL108;
    }
    cpy_r_r50 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r51 = PyDict_SetItem(cpy_r_r31, cpy_r_r49, cpy_r_r50);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL107;
    } else
        goto CPyL26;
CPyL31: ;
    cpy_r_r53 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 116, CPyStatic_myriad___view___globals);
        goto CPyL103;
    }
    cpy_r_r54 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Table", "book", 117, CPyStatic_myriad___view___globals);
        goto CPyL103;
    }
CPyL33: ;
    cpy_r_r55 = ((serai___games___scholars___book___BookObject *)cpy_r_r54)->_constants;
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56 = CPyStatics[3153]; /* 'xp_level' */
    cpy_r_r57 = CPyDict_GetItem(cpy_r_r55, cpy_r_r56);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 117, CPyStatic_myriad___view___globals);
        goto CPyL103;
    }
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 117, CPyStatic_myriad___view___globals);
        goto CPyL103;
    }
    cpy_r_r59 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_caliph_xp;
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Myriad", "caliph_xp", 118, CPyStatic_myriad___view___globals);
        goto CPyL109;
    }
    CPyTagged_INCREF(cpy_r_r59);
CPyL36: ;
    cpy_r_r60 = PyList_New(0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 119, CPyStatic_myriad___view___globals);
        goto CPyL110;
    }
    cpy_r_r61 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Table", "players", 119, CPyStatic_myriad___view___globals);
        goto CPyL111;
    }
CPyL38: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r63 << 1;
    cpy_r_r65 = 0;
    cpy_r_seat = cpy_r_r65;
    CPyTagged_DECREF(cpy_r_seat);
CPyL39: ;
    cpy_r_r66 = (Py_ssize_t)cpy_r_r65 < (Py_ssize_t)cpy_r_r64;
    if (!cpy_r_r66) goto CPyL43;
    cpy_r_seat = cpy_r_r65;
    cpy_r_r67 = CPyDef_myriad___view____author(cpy_r_t, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_seat);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 119, CPyStatic_myriad___view___globals);
        goto CPyL111;
    }
    cpy_r_r68 = PyList_Append(cpy_r_r60, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 119, CPyStatic_myriad___view___globals);
        goto CPyL111;
    }
    cpy_r_r70 = cpy_r_r65 + 2;
    cpy_r_r65 = cpy_r_r70;
    goto CPyL39;
CPyL43: ;
    cpy_r_r71 = PyList_AsTuple(cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 119, CPyStatic_myriad___view___globals);
        goto CPyL110;
    }
    cpy_r_r72 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_ai_pages;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Myriad", "ai_pages", 120, CPyStatic_myriad___view___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r72);
CPyL45: ;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r72 + offsetof(PyVarObject, ob_size));
    cpy_r_r74 = *(int64_t *)cpy_r_r73;
    cpy_r_r75 = PyTuple_New(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 120, CPyStatic_myriad___view___globals);
        goto CPyL113;
    }
    cpy_r_r76 = 0;
CPyL47: ;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r72 + offsetof(PyVarObject, ob_size));
    cpy_r_r78 = *(int64_t *)cpy_r_r77;
    cpy_r_r79 = cpy_r_r76 < cpy_r_r78;
    if (!cpy_r_r79) goto CPyL114;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r72 + offsetof(PyListObject, ob_item));
    cpy_r_r81 = *(CPyPtr *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r76 * 8;
    cpy_r_r83 = cpy_r_r81 + cpy_r_r82;
    cpy_r_r84 = *(PyObject * *)cpy_r_r83;
    CPy_INCREF(cpy_r_r84);
    if (likely(PyLong_Check(cpy_r_r84)))
        cpy_r_r85 = CPyTagged_FromObject(cpy_r_r84);
    else {
        CPy_TypeError("int", cpy_r_r84); cpy_r_r85 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r84);
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 120, CPyStatic_myriad___view___globals);
        goto CPyL115;
    }
    cpy_r_r86 = CPyList_GetItem(cpy_r_r2, cpy_r_r85);
    CPyTagged_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 120, CPyStatic_myriad___view___globals);
        goto CPyL115;
    }
    if (likely(PyTuple_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 120, CPyStatic_myriad___view___globals, "tuple", cpy_r_r86);
        goto CPyL115;
    }
    cpy_r_r88 = CPySequenceTuple_GetItem(cpy_r_r87, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 120, CPyStatic_myriad___view___globals);
        goto CPyL115;
    }
    if (likely(PyUnicode_Check(cpy_r_r88)))
        cpy_r_r89 = cpy_r_r88;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 120, CPyStatic_myriad___view___globals, "str", cpy_r_r88);
        goto CPyL115;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r75, cpy_r_r76, cpy_r_r89);
    cpy_r_r90 = cpy_r_r76 + 1;
    cpy_r_r76 = cpy_r_r90;
    goto CPyL47;
CPyL55: ;
    cpy_r_r91 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_used;
    if (unlikely(cpy_r_r91 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'used' of 'Myriad' undefined");
    } else {
        CPy_INCREF(cpy_r_r91);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 121, CPyStatic_myriad___view___globals);
        goto CPyL116;
    }
CPyL56: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = PyTuple_New(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 121, CPyStatic_myriad___view___globals);
        goto CPyL117;
    }
    cpy_r_r95 = 0;
CPyL58: ;
    cpy_r_r96 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyVarObject, ob_size));
    cpy_r_r97 = *(int64_t *)cpy_r_r96;
    cpy_r_r98 = cpy_r_r95 < cpy_r_r97;
    if (!cpy_r_r98) goto CPyL118;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r91 + offsetof(PyListObject, ob_item));
    cpy_r_r100 = *(CPyPtr *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r95 * 8;
    cpy_r_r102 = cpy_r_r100 + cpy_r_r101;
    cpy_r_r103 = *(PyObject * *)cpy_r_r102;
    CPy_INCREF(cpy_r_r103);
    if (likely(PyLong_Check(cpy_r_r103)))
        cpy_r_r104 = CPyTagged_FromObject(cpy_r_r103);
    else {
        CPy_TypeError("int", cpy_r_r103); cpy_r_r104 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 121, CPyStatic_myriad___view___globals);
        goto CPyL119;
    }
    cpy_r_r105 = CPyList_GetItem(cpy_r_r2, cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 121, CPyStatic_myriad___view___globals);
        goto CPyL119;
    }
    if (likely(PyTuple_Check(cpy_r_r105)))
        cpy_r_r106 = cpy_r_r105;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 121, CPyStatic_myriad___view___globals, "tuple", cpy_r_r105);
        goto CPyL119;
    }
    cpy_r_r107 = CPySequenceTuple_GetItem(cpy_r_r106, 0);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 121, CPyStatic_myriad___view___globals);
        goto CPyL119;
    }
    if (likely(PyUnicode_Check(cpy_r_r107)))
        cpy_r_r108 = cpy_r_r107;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 121, CPyStatic_myriad___view___globals, "str", cpy_r_r107);
        goto CPyL119;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r94, cpy_r_r95, cpy_r_r108);
    cpy_r_r109 = cpy_r_r95 + 1;
    cpy_r_r95 = cpy_r_r109;
    goto CPyL58;
CPyL66: ;
    cpy_r_r110 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_colour;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Table", "colour", 122, CPyStatic_myriad___view___globals);
        goto CPyL120;
    }
CPyL67: ;
    cpy_r_r111 = cpy_r_r110 & 1;
    cpy_r_r112 = cpy_r_r111 != 0;
    if (cpy_r_r112) goto CPyL69;
    cpy_r_r113 = 0 & 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (!cpy_r_r114) goto CPyL70;
CPyL69: ;
    cpy_r_r115 = CPyTagged_IsLt_(cpy_r_r110, 0);
    cpy_r_r116 = cpy_r_r115 ^ 1;
    cpy_r_r117 = cpy_r_r116;
    goto CPyL71;
CPyL70: ;
    cpy_r_r118 = (Py_ssize_t)cpy_r_r110 >= (Py_ssize_t)0;
    cpy_r_r117 = cpy_r_r118;
CPyL71: ;
    if (cpy_r_r117) goto CPyL73;
    cpy_r_r119 = cpy_r_r117;
    goto CPyL75;
CPyL73: ;
    cpy_r_r120 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_settled;
    if (unlikely(cpy_r_r120 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "see", "Table", "settled", 122, CPyStatic_myriad___view___globals);
        goto CPyL120;
    }
CPyL74: ;
    cpy_r_r121 = cpy_r_r120 ^ 1;
    cpy_r_r119 = cpy_r_r121;
CPyL75: ;
    cpy_r_r122 = CPyStatics[3193]; /* 'books' */
    cpy_r_r123 = CPyStatics[3107]; /* 'page_deck' */
    cpy_r_r124 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r125 = CPyStatics[3108]; /* 'track_xp' */
    cpy_r_r126 = CPyStatics[3153]; /* 'xp_level' */
    cpy_r_r127 = CPyStatics[3109]; /* 'caliph_xp' */
    cpy_r_r128 = CPyStatics[3113]; /* 'authors' */
    cpy_r_r129 = CPyStatics[3110]; /* 'automa_pages' */
    cpy_r_r130 = CPyStatics[3111]; /* 'used_pages' */
    cpy_r_r131 = CPyStatics[3112]; /* 'colour_fixed' */
    cpy_r_r132 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r133 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r134 = CPyTagged_StealAsObject(cpy_r_r58);
    cpy_r_r135 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r_r136 = cpy_r_r119 ? Py_True : Py_False;
    cpy_r_r137 = CPyDict_Build(10, cpy_r_r122, cpy_r_r14, cpy_r_r123, cpy_r_r133, cpy_r_r124, cpy_r_r30, cpy_r_r125, cpy_r_r31, cpy_r_r126, cpy_r_r134, cpy_r_r127, cpy_r_r135, cpy_r_r128, cpy_r_r71, cpy_r_r129, cpy_r_r75, cpy_r_r130, cpy_r_r94, cpy_r_r131, cpy_r_r136);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 112, CPyStatic_myriad___view___globals);
        goto CPyL121;
    }
    cpy_r_r138 = CPyDef_myriad___view___ExtensionView(cpy_r_r132, cpy_r_r137);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 112, CPyStatic_myriad___view___globals);
        goto CPyL96;
    }
    cpy_r_r139 = PyDict_New();
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL122;
    }
    cpy_r_r140 = CPyStatic_myriad___view___globals;
    cpy_r_r141 = CPyStatics[3237]; /* 'fields' */
    cpy_r_r142 = CPyDict_GetItem(cpy_r_r140, cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL123;
    }
    PyObject *cpy_r_r143[1] = {cpy_r_view};
    cpy_r_r144 = (PyObject **)&cpy_r_r143;
    cpy_r_r145 = PyObject_Vectorcall(cpy_r_r142, cpy_r_r144, 1, 0);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL123;
    }
    if (likely(PyTuple_Check(cpy_r_r145)))
        cpy_r_r146 = cpy_r_r145;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals, "tuple", cpy_r_r145);
        goto CPyL123;
    }
    cpy_r_r147 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyVarObject, ob_size));
    cpy_r_r148 = *(int64_t *)cpy_r_r147;
    cpy_r_r149 = 0;
CPyL82: ;
    cpy_r_r150 = cpy_r_r149 < cpy_r_r148;
    if (!cpy_r_r150) goto CPyL124;
    cpy_r_r151 = CPySequenceTuple_GetItemUnsafe(cpy_r_r146, cpy_r_r149);
    cpy_r_r152 = CPyStatics[315]; /* 'name' */
    cpy_r_r153 = CPyObject_GetAttr(cpy_r_r151, cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL125;
    }
    if (likely(PyUnicode_Check(cpy_r_r153)))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals, "str", cpy_r_r153);
        goto CPyL125;
    }
    cpy_r_r155 = CPyStatics[315]; /* 'name' */
    cpy_r_r156 = CPyObject_GetAttr(cpy_r_r151, cpy_r_r155);
    CPy_DECREF(cpy_r_r151);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL126;
    }
    if (likely(PyUnicode_Check(cpy_r_r156)))
        cpy_r_r157 = cpy_r_r156;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals, "str", cpy_r_r156);
        goto CPyL126;
    }
    cpy_r_r158 = CPyObject_GetAttr(cpy_r_view, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL126;
    }
    cpy_r_r159 = PyDict_SetItem(cpy_r_r139, cpy_r_r154, cpy_r_r158);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r158);
    cpy_r_r160 = cpy_r_r159 >= 0;
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL127;
    }
    cpy_r_r161 = cpy_r_r149 + 1;
    cpy_r_r149 = cpy_r_r161;
    goto CPyL82;
CPyL90: ;
    cpy_r_r162 = (PyObject *)CPyType_myriad___view___MyriadView;
    cpy_r_r163 = PyDict_New();
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL123;
    }
    cpy_r_r164 = CPyDict_UpdateInDisplay(cpy_r_r163, cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    cpy_r_r165 = cpy_r_r164 >= 0;
    if (unlikely(!cpy_r_r165)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL128;
    }
    cpy_r_r166 = CPyStatics[265]; /* 'myriad' */
    cpy_r_r167 = CPyDict_SetItem(cpy_r_r163, cpy_r_r166, cpy_r_r138);
    CPy_DECREF(cpy_r_r138);
    cpy_r_r168 = cpy_r_r167 >= 0;
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL129;
    }
    cpy_r_r169 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r170 = PyObject_Call(cpy_r_r162, cpy_r_r169, cpy_r_r163);
    CPy_DECREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals);
        goto CPyL96;
    }
    if (likely(Py_TYPE(cpy_r_r170) == CPyType_myriad___view___MyriadView))
        cpy_r_r171 = cpy_r_r170;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "see", 124, CPyStatic_myriad___view___globals, "serai.games.scholars.myriad.view.MyriadView", cpy_r_r170);
        goto CPyL96;
    }
    return cpy_r_r171;
CPyL96: ;
    cpy_r_r172 = NULL;
    return cpy_r_r172;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL96;
CPyL98: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL96;
CPyL99: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r3);
    goto CPyL96;
CPyL100: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    goto CPyL96;
CPyL101: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    goto CPyL96;
CPyL102: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    goto CPyL96;
CPyL103: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL96;
CPyL104: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL96;
CPyL105: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    goto CPyL96;
CPyL106: ;
    CPy_DECREF(cpy_r_r43);
    goto CPyL31;
CPyL107: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r43);
    goto CPyL96;
CPyL108: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r43);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL96;
CPyL109: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    goto CPyL96;
CPyL110: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL96;
CPyL111: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL96;
CPyL112: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r71);
    goto CPyL96;
CPyL113: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL96;
CPyL114: ;
    CPy_DECREF(cpy_r_r72);
    goto CPyL55;
CPyL115: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r75);
    goto CPyL96;
CPyL116: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r75);
    goto CPyL96;
CPyL117: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r91);
    goto CPyL96;
CPyL118: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r91);
    goto CPyL66;
CPyL119: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r94);
    goto CPyL96;
CPyL120: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    CPyTagged_DecRef(cpy_r_r58);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r94);
    goto CPyL96;
CPyL121: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL96;
CPyL122: ;
    CPy_DecRef(cpy_r_r138);
    goto CPyL96;
CPyL123: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r139);
    goto CPyL96;
CPyL124: ;
    CPy_DECREF(cpy_r_r146);
    goto CPyL90;
CPyL125: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r151);
    goto CPyL96;
CPyL126: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r154);
    goto CPyL96;
CPyL127: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r146);
    goto CPyL96;
CPyL128: ;
    CPy_DecRef(cpy_r_r138);
    CPy_DecRef(cpy_r_r163);
    goto CPyL96;
CPyL129: ;
    CPy_DecRef(cpy_r_r163);
    goto CPyL96;
}
        
        PyObject *CPyPy_myriad___view___see(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "view", 0};
            static CPyArg_Parser parser = {"OO:see", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_view;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_view)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_view;
            if (likely((Py_TYPE(obj_view) == CPyType_myriad___view___MyriadView) || (Py_TYPE(obj_view) == CPyType_scholars___view___View)))
                arg_view = obj_view;
            else {
                CPy_TypeError("serai.games.scholars.view.View", obj_view); 
                goto fail;
            }
            PyObject *retval = CPyDef_myriad___view___see(arg_t, arg_view);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "see", 108, CPyStatic_myriad___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___view____space(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_there;
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
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
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
    PyObject *cpy_r_r38;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 128, CPyStatic_myriad___view___globals);
        goto CPyL29;
    }
    cpy_r_r1 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 129, CPyStatic_myriad___view___globals);
        goto CPyL30;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r1)->_spaces;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_place);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 129, CPyStatic_myriad___view___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_space", 129, CPyStatic_myriad___view___globals, "tuple", cpy_r_r3);
        goto CPyL31;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_books;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_space", "Myriad", "books", 130, CPyStatic_myriad___view___globals);
        goto CPyL32;
    }
CPyL5: ;
    cpy_r_r6 = CPyList_GetItem(cpy_r_r5, cpy_r_place);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 130, CPyStatic_myriad___view___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r7 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r7 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 130, CPyStatic_myriad___view___globals);
        goto CPyL32;
    }
    cpy_r_r8 = (Py_ssize_t)cpy_r_r7 != -2;
    cpy_r_there = cpy_r_r8;
    cpy_r_r9 = CPySequenceTuple_GetItem(cpy_r_r4, 0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 133, CPyStatic_myriad___view___globals);
        goto CPyL33;
    }
    if (likely(PyUnicode_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_space", 133, CPyStatic_myriad___view___globals, "str", cpy_r_r9);
        goto CPyL33;
    }
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r4, 2);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 134, CPyStatic_myriad___view___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r11)))
        cpy_r_r12 = CPyTagged_FromObject(cpy_r_r11);
    else {
        CPy_TypeError("int", cpy_r_r11); cpy_r_r12 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 134, CPyStatic_myriad___view___globals);
        goto CPyL34;
    }
    if (!cpy_r_there) goto CPyL35;
    cpy_r_r13 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 135, CPyStatic_myriad___view___globals);
        goto CPyL36;
    }
    cpy_r_r14 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r13)->_pages;
    cpy_r_r15 = CPyList_GetItem(cpy_r_r14, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 135, CPyStatic_myriad___view___globals);
        goto CPyL37;
    }
    if (likely(PyTuple_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_space", 135, CPyStatic_myriad___view___globals, "tuple", cpy_r_r15);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r13);
    cpy_r_r17 = CPySequenceTuple_GetItem(cpy_r_r16, 0);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 135, CPyStatic_myriad___view___globals);
        goto CPyL38;
    }
    if (likely(PyUnicode_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_space", 135, CPyStatic_myriad___view___globals, "str", cpy_r_r17);
        goto CPyL38;
    }
    cpy_r_r19 = cpy_r_r18;
    goto CPyL19;
CPyL18: ;
    cpy_r_r20 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r20);
    cpy_r_r19 = cpy_r_r20;
CPyL19: ;
    if (!cpy_r_there) goto CPyL22;
    cpy_r_r21 = CPyDef_pages___page_cost(cpy_r_t, cpy_r_place);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 136, CPyStatic_myriad___view___globals);
        goto CPyL39;
    }
    cpy_r_r22 = cpy_r_r21;
    goto CPyL23;
CPyL22: ;
    cpy_r_r22 = 0;
CPyL23: ;
    cpy_r_r23 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_ai_markers;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_space", "Myriad", "ai_markers", 137, CPyStatic_myriad___view___globals);
        goto CPyL40;
    }
CPyL24: ;
    cpy_r_r24 = CPyList_GetItem(cpy_r_r23, cpy_r_place);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 137, CPyStatic_myriad___view___globals);
        goto CPyL40;
    }
    if (likely(PyLong_Check(cpy_r_r24)))
        cpy_r_r25 = CPyTagged_FromObject(cpy_r_r24);
    else {
        CPy_TypeError("int", cpy_r_r24); cpy_r_r25 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 137, CPyStatic_myriad___view___globals);
        goto CPyL40;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r26 = cpy_r_r25 != 0;
    CPyTagged_DECREF(cpy_r_r25);
    cpy_r_r27 = CPyStatics[571]; /* 'id' */
    cpy_r_r28 = CPyStatics[318]; /* 'book' */
    cpy_r_r29 = CPyStatics[2887]; /* 'page' */
    cpy_r_r30 = CPyStatics[85]; /* 'cost' */
    cpy_r_r31 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r32 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r33 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r34 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r35 = cpy_r_r26 ? Py_True : Py_False;
    cpy_r_r36 = CPyDict_Build(5, cpy_r_r27, cpy_r_r10, cpy_r_r28, cpy_r_r33, cpy_r_r29, cpy_r_r19, cpy_r_r30, cpy_r_r34, cpy_r_r31, cpy_r_r35);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 132, CPyStatic_myriad___view___globals);
        goto CPyL41;
    }
    cpy_r_r37 = CPyDef_myriad___view___BookSpaceView(cpy_r_r32, cpy_r_r36);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 132, CPyStatic_myriad___view___globals);
        goto CPyL29;
    }
    return cpy_r_r37;
CPyL29: ;
    cpy_r_r38 = NULL;
    return cpy_r_r38;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL29;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL29;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL29;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r7);
    goto CPyL29;
CPyL34: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL29;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL18;
CPyL36: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL29;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    goto CPyL29;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL29;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r19);
    goto CPyL29;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL29;
CPyL41: ;
    CPy_DecRef(cpy_r_r32);
    goto CPyL29;
}
        
        PyObject *CPyPy_myriad___view____space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:_space", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_myriad___view____space(arg_t, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_space", 127, CPyStatic_myriad___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___view____upgrade(PyObject *cpy_r_t, CPyTagged cpy_r_place) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
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
    PyObject *cpy_r_r34;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 142, CPyStatic_myriad___view___globals);
        goto CPyL23;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_takers;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_upgrade", "Myriad", "takers", 143, CPyStatic_myriad___view___globals);
        goto CPyL24;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_place);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 143, CPyStatic_myriad___view___globals);
        goto CPyL24;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 143, CPyStatic_myriad___view___globals);
        goto CPyL24;
    }
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_upgrade", "Table", "book", 145, CPyStatic_myriad___view___globals);
        goto CPyL25;
    }
CPyL5: ;
    cpy_r_r5 = ((serai___games___scholars___book___BookObject *)cpy_r_r4)->_action_cards;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_upgrade", "Book", "action_cards", 145, CPyStatic_myriad___view___globals);
        goto CPyL25;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_upgrades;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_upgrade", "Myriad", "upgrades", 145, CPyStatic_myriad___view___globals);
        goto CPyL26;
    }
CPyL7: ;
    cpy_r_r7 = CPyList_GetItemBorrow(cpy_r_r6, cpy_r_place);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 145, CPyStatic_myriad___view___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r7)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r7);
    else {
        CPy_TypeError("int", cpy_r_r7); cpy_r_r8 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 145, CPyStatic_myriad___view___globals);
        goto CPyL26;
    }
    cpy_r_r9 = CPyList_GetItem(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 145, CPyStatic_myriad___view___globals);
        goto CPyL25;
    }
    if (likely(PyTuple_Check(cpy_r_r9)))
        cpy_r_r10 = cpy_r_r9;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 145, CPyStatic_myriad___view___globals, "tuple", cpy_r_r9);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r11 = CPySequenceTuple_GetItem(cpy_r_r10, 0);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 145, CPyStatic_myriad___view___globals);
        goto CPyL27;
    }
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 145, CPyStatic_myriad___view___globals, "str", cpy_r_r11);
        goto CPyL27;
    }
    cpy_r_r13 = CPyDef_myriad___upgrades___xp_on(cpy_r_t, cpy_r_place);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 146, CPyStatic_myriad___view___globals);
        goto CPyL28;
    }
    cpy_r_r14 = cpy_r_r3 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (cpy_r_r15) goto CPyL16;
    cpy_r_r16 = 0 & 1;
    cpy_r_r17 = cpy_r_r16 != 0;
    if (!cpy_r_r17) goto CPyL17;
CPyL16: ;
    cpy_r_r18 = CPyTagged_IsLt_(cpy_r_r3, 0);
    cpy_r_r19 = cpy_r_r18 ^ 1;
    if (cpy_r_r19) {
        goto CPyL18;
    } else
        goto CPyL19;
CPyL17: ;
    cpy_r_r20 = (Py_ssize_t)cpy_r_r3 >= (Py_ssize_t)0;
    if (!cpy_r_r20) goto CPyL19;
CPyL18: ;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r22 = cpy_r_r21;
    goto CPyL20;
CPyL19: ;
    cpy_r_r23 = Py_None;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r22 = cpy_r_r23;
CPyL20: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r3 == -4;
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r25 = CPyStatics[390]; /* 'card' */
    cpy_r_r26 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r27 = CPyStatics[3239]; /* 'taker' */
    cpy_r_r28 = CPyStatics[3240]; /* 'gone' */
    cpy_r_r29 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r13);
    cpy_r_r31 = cpy_r_r24 ? Py_True : Py_False;
    cpy_r_r32 = CPyDict_Build(4, cpy_r_r25, cpy_r_r12, cpy_r_r26, cpy_r_r30, cpy_r_r27, cpy_r_r22, cpy_r_r28, cpy_r_r31);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 144, CPyStatic_myriad___view___globals);
        goto CPyL29;
    }
    cpy_r_r33 = CPyDef_myriad___view___UpgradeView(cpy_r_r29, cpy_r_r32);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 144, CPyStatic_myriad___view___globals);
        goto CPyL23;
    }
    return cpy_r_r33;
CPyL23: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL23;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL23;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r12);
    goto CPyL23;
CPyL29: ;
    CPy_DecRef(cpy_r_r29);
    goto CPyL23;
}
        
        PyObject *CPyPy_myriad___view____upgrade(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "place", 0};
            static CPyArg_Parser parser = {"OO:_upgrade", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_place)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_scholars___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_myriad___view____upgrade(arg_t, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_upgrade", 141, CPyStatic_myriad___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___view___column(PyObject *cpy_r_t, CPyTagged cpy_r_seat, CPyTagged cpy_r_place) {
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
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
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
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyPtr cpy_r_r38;
    int64_t cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject **cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyTagged cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    int32_t cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    cpy_r_r0 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 154, CPyStatic_myriad___view___globals);
        goto CPyL58;
    }
    cpy_r_r1 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r0)->_authors;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Myriad", "authors", 154, CPyStatic_myriad___view___globals);
        goto CPyL59;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 154, CPyStatic_myriad___view___globals);
        goto CPyL59;
    }
    if (likely(Py_TYPE(cpy_r_r2) == CPyType_myriad___table___Author))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 154, CPyStatic_myriad___view___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r2);
        goto CPyL59;
    }
    CPy_DECREF(cpy_r_r0);
    cpy_r_r4 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_page_rows;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Author", "page_rows", 155, CPyStatic_myriad___view___globals);
        goto CPyL60;
    }
CPyL5: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_place);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 155, CPyStatic_myriad___view___globals);
        goto CPyL60;
    }
    if (likely(PyList_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 155, CPyStatic_myriad___view___globals, "list", cpy_r_r5);
        goto CPyL60;
    }
    cpy_r_r7 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Author", "pages", 155, CPyStatic_myriad___view___globals);
        goto CPyL61;
    }
CPyL8: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_place);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 155, CPyStatic_myriad___view___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 155, CPyStatic_myriad___view___globals, "list", cpy_r_r8);
        goto CPyL61;
    }
    cpy_r_r10 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r11 = CPyStatics[36]; /* 'zip' */
    cpy_r_r12 = CPyObject_GetAttr(cpy_r_r10, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 155, CPyStatic_myriad___view___globals);
        goto CPyL62;
    }
    cpy_r_r13 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r14[3] = {cpy_r_r6, cpy_r_r9, cpy_r_r13};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r15, 2, cpy_r_r16);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 155, CPyStatic_myriad___view___globals);
        goto CPyL62;
    }
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r18 = CPyDict_FromAny(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 155, CPyStatic_myriad___view___globals);
        goto CPyL60;
    }
    cpy_r_r19 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Table", "players", 156, CPyStatic_myriad___view___globals);
        goto CPyL63;
    }
CPyL14: ;
    cpy_r_r20 = CPyList_GetItemBorrow(cpy_r_r19, cpy_r_seat);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 156, CPyStatic_myriad___view___globals);
        goto CPyL63;
    }
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_scholars___table___Player))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 156, CPyStatic_myriad___view___globals, "serai.games.scholars.table.Player", cpy_r_r20);
        goto CPyL63;
    }
    cpy_r_r22 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r21)->_tucked;
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Player", "tucked", 156, CPyStatic_myriad___view___globals);
        goto CPyL63;
    }
CPyL17: ;
    cpy_r_r23 = CPyList_GetItem(cpy_r_r22, cpy_r_place);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 156, CPyStatic_myriad___view___globals);
        goto CPyL63;
    }
    if (likely(PyList_Check(cpy_r_r23)))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 156, CPyStatic_myriad___view___globals, "list", cpy_r_r23);
        goto CPyL63;
    }
    cpy_r_r25 = PyObject_GetIter(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 156, CPyStatic_myriad___view___globals);
        goto CPyL63;
    }
    cpy_r_r26 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r3)->_pages;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Author", "pages", 157, CPyStatic_myriad___view___globals);
        goto CPyL64;
    }
CPyL21: ;
    cpy_r_r27 = CPyList_GetItemBorrow(cpy_r_r26, cpy_r_place);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals);
        goto CPyL64;
    }
    if (likely(PyList_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals, "list", cpy_r_r27);
        goto CPyL64;
    }
    cpy_r_r29 = (CPyPtr)((CPyPtr)cpy_r_r28 + offsetof(PyVarObject, ob_size));
    cpy_r_r30 = *(int64_t *)cpy_r_r29;
    cpy_r_r31 = cpy_r_r30 << 1;
    CPy_DECREF(cpy_r_r3);
    cpy_r_r32 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Table", "players", 157, CPyStatic_myriad___view___globals);
        goto CPyL65;
    }
CPyL24: ;
    cpy_r_r33 = CPyList_GetItemBorrow(cpy_r_r32, cpy_r_seat);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals);
        goto CPyL65;
    }
    if (likely(Py_TYPE(cpy_r_r33) == CPyType_scholars___table___Player))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals, "serai.games.scholars.table.Player", cpy_r_r33);
        goto CPyL65;
    }
    cpy_r_r35 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r34)->_tucked;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Player", "tucked", 157, CPyStatic_myriad___view___globals);
        goto CPyL65;
    }
CPyL27: ;
    cpy_r_r36 = CPyList_GetItemBorrow(cpy_r_r35, cpy_r_place);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals);
        goto CPyL65;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals, "list", cpy_r_r36);
        goto CPyL65;
    }
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r37 + offsetof(PyVarObject, ob_size));
    cpy_r_r39 = *(int64_t *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r39 << 1;
    cpy_r_r41 = CPyTagged_Add(cpy_r_r31, cpy_r_r40);
    cpy_r_r42 = (PyObject *)&PyRange_Type;
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r41);
    PyObject *cpy_r_r44[1] = {cpy_r_r43};
    cpy_r_r45 = (PyObject **)&cpy_r_r44;
    cpy_r_r46 = PyObject_Vectorcall(cpy_r_r42, cpy_r_r45, 1, 0);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r43);
    if (likely(PyRange_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 157, CPyStatic_myriad___view___globals, "range", cpy_r_r46);
        goto CPyL65;
    }
    cpy_r_r48 = PyList_New(0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL67;
    }
    cpy_r_r49 = PyObject_GetIter(cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL68;
    }
CPyL33: ;
    cpy_r_r50 = PyIter_Next(cpy_r_r49);
    if (cpy_r_r50 == NULL) goto CPyL69;
    if (likely(PyLong_Check(cpy_r_r50)))
        cpy_r_r51 = CPyTagged_FromObject(cpy_r_r50);
    else {
        CPy_TypeError("int", cpy_r_r50); cpy_r_r51 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
    CPyTagged_INCREF(cpy_r_r51);
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_r51);
    cpy_r_r53 = PyDict_Contains(cpy_r_r18, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL71;
    }
    cpy_r_r55 = cpy_r_r53;
    if (!cpy_r_r55) goto CPyL72;
    cpy_r_r56 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL71;
    }
    cpy_r_r57 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r56)->_pages;
    CPy_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    cpy_r_r58 = CPyTagged_StealAsObject(cpy_r_r51);
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r18, cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL73;
    }
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL73;
    }
    cpy_r_r61 = CPyList_GetItem(cpy_r_r57, cpy_r_r60);
    CPy_DECREF(cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
    if (likely(PyTuple_Check(cpy_r_r61)))
        cpy_r_r62 = cpy_r_r61;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals, "tuple", cpy_r_r61);
        goto CPyL70;
    }
    cpy_r_r63 = CPySequenceTuple_GetItem(cpy_r_r62, 0);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
    if (likely(PyUnicode_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals, "str", cpy_r_r63);
        goto CPyL70;
    }
    cpy_r_r65 = cpy_r_r64;
    goto CPyL55;
CPyL45: ;
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Table", "book", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
CPyL46: ;
    cpy_r_r67 = ((serai___games___scholars___book___BookObject *)cpy_r_r66)->_translators;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "column", "Book", "translators", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r67);
CPyL47: ;
    cpy_r_r68 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r69 = CPyStatics[1820]; /* 'next' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r68, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL74;
    }
    PyObject *cpy_r_r71[1] = {cpy_r_r25};
    cpy_r_r72 = (PyObject **)&cpy_r_r71;
    cpy_r_r73 = PyObject_Vectorcall(cpy_r_r70, cpy_r_r72, 1, 0);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL74;
    }
    if (likely(PyLong_Check(cpy_r_r73)))
        cpy_r_r74 = CPyTagged_FromObject(cpy_r_r73);
    else {
        CPy_TypeError("int", cpy_r_r73); cpy_r_r74 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL74;
    }
    cpy_r_r75 = CPyList_GetItem(cpy_r_r67, cpy_r_r74);
    CPy_DECREF(cpy_r_r67);
    CPyTagged_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
    if (likely(PyTuple_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals, "tuple", cpy_r_r75);
        goto CPyL70;
    }
    cpy_r_r77 = CPySequenceTuple_GetItem(cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
    if (likely(PyUnicode_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals, "str", cpy_r_r77);
        goto CPyL70;
    }
    cpy_r_r65 = cpy_r_r78;
CPyL55: ;
    cpy_r_r79 = PyList_Append(cpy_r_r48, cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    cpy_r_r80 = cpy_r_r79 >= 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL70;
    } else
        goto CPyL33;
CPyL56: ;
    cpy_r_r81 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 158, CPyStatic_myriad___view___globals);
        goto CPyL75;
    }
    return cpy_r_r48;
CPyL58: ;
    cpy_r_r82 = NULL;
    return cpy_r_r82;
CPyL59: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL58;
CPyL60: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL58;
CPyL61: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    goto CPyL58;
CPyL62: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    goto CPyL58;
CPyL63: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r18);
    goto CPyL58;
CPyL64: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    goto CPyL58;
CPyL65: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    goto CPyL58;
CPyL66: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r43);
    goto CPyL58;
CPyL67: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r47);
    goto CPyL58;
CPyL68: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r48);
    goto CPyL58;
CPyL69: ;
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r49);
    goto CPyL56;
CPyL70: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    goto CPyL58;
CPyL71: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPyTagged_DecRef(cpy_r_r51);
    goto CPyL58;
CPyL72: ;
    CPyTagged_DECREF(cpy_r_r51);
    goto CPyL45;
CPyL73: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r57);
    goto CPyL58;
CPyL74: ;
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r48);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r67);
    goto CPyL58;
CPyL75: ;
    CPy_DecRef(cpy_r_r48);
    goto CPyL58;
}
        
        PyObject *CPyPy_myriad___view___column(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "place", 0};
            static CPyArg_Parser parser = {"OOO:column", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_place)) {
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
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            PyObject *retval = CPyDef_myriad___view___column(arg_t, arg_seat, arg_place);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "column", 152, CPyStatic_myriad___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_myriad___view____author(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
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
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    int64_t cpy_r_r33;
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
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    int64_t cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyPtr cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    int64_t cpy_r_r71;
    char cpy_r_r72;
    int64_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    int64_t cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    PyObject *cpy_r_r90;
    int64_t cpy_r_r91;
    CPyPtr cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    CPyPtr cpy_r_r95;
    CPyPtr cpy_r_r96;
    int64_t cpy_r_r97;
    CPyPtr cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    int64_t cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    cpy_r_r0 = CPyDef_myriad___book___shelf(cpy_r_t);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 162, CPyStatic_myriad___view___globals);
        goto CPyL68;
    }
    cpy_r_r1 = CPyDef_myriad___table___part(cpy_r_t);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 163, CPyStatic_myriad___view___globals);
        goto CPyL69;
    }
    cpy_r_r2 = ((serai___games___scholars___myriad___table___MyriadObject *)cpy_r_r1)->_authors;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Myriad", "authors", 163, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItem(cpy_r_r2, cpy_r_seat);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 163, CPyStatic_myriad___view___globals);
        goto CPyL70;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_myriad___table___Author))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 163, CPyStatic_myriad___view___globals, "serai.games.scholars.myriad.table.Author", cpy_r_r3);
        goto CPyL70;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r5 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r4)->_xp;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Author", "xp", 165, CPyStatic_myriad___view___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Shelf", "columns", 168, CPyStatic_myriad___view___globals);
        goto CPyL72;
    }
    CPy_INCREF(cpy_r_r6);
CPyL7: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = PyTuple_New(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL73;
    }
    cpy_r_r10 = 0;
CPyL9: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL74;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL75;
    }
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Table", "book", 167, CPyStatic_myriad___view___globals);
        goto CPyL76;
    }
CPyL12: ;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_r20)->_board;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Book", "board", 167, CPyStatic_myriad___view___globals);
        goto CPyL76;
    }
CPyL13: ;
    cpy_r_r22 = CPyList_GetItem(cpy_r_r21, cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL76;
    }
    if (likely(PyTuple_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals, "tuple", cpy_r_r22);
        goto CPyL76;
    }
    cpy_r_r24 = CPySequenceTuple_GetItem(cpy_r_r23, 0);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL76;
    }
    if (likely(PyUnicode_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals, "str", cpy_r_r24);
        goto CPyL76;
    }
    cpy_r_r26 = CPyDef_myriad___view___column(cpy_r_t, cpy_r_seat, cpy_r_r19);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL77;
    }
    cpy_r_r27 = PyList_AsTuple(cpy_r_r26);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL77;
    }
    cpy_r_r28 = CPyDef_rows___row_cost(cpy_r_t, cpy_r_seat, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL78;
    }
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r30 = PyTuple_Pack(3, cpy_r_r25, cpy_r_r27, cpy_r_r29);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL75;
    }
    cpy_r_r31 = PyDict_New();
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL79;
    }
    cpy_r_r32 = CPyDef_myriad___view___ColumnView(cpy_r_r30, cpy_r_r31);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 167, CPyStatic_myriad___view___globals);
        goto CPyL75;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r9, cpy_r_r10, cpy_r_r32);
    cpy_r_r33 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r33;
    goto CPyL9;
CPyL25: ;
    cpy_r_r34 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r4)->_aside;
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Author", "aside", 170, CPyStatic_myriad___view___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r34);
CPyL26: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = PyTuple_New(cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 170, CPyStatic_myriad___view___globals);
        goto CPyL81;
    }
    cpy_r_r38 = 0;
CPyL28: ;
    cpy_r_r39 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r40 = *(int64_t *)cpy_r_r39;
    cpy_r_r41 = cpy_r_r38 < cpy_r_r40;
    if (!cpy_r_r41) goto CPyL82;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 170, CPyStatic_myriad___view___globals);
        goto CPyL83;
    }
    cpy_r_r48 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    cpy_r_r49 = CPyList_GetItem(cpy_r_r48, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 170, CPyStatic_myriad___view___globals);
        goto CPyL83;
    }
    if (likely(PyTuple_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 170, CPyStatic_myriad___view___globals, "tuple", cpy_r_r49);
        goto CPyL83;
    }
    cpy_r_r51 = CPySequenceTuple_GetItem(cpy_r_r50, 0);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 170, CPyStatic_myriad___view___globals);
        goto CPyL83;
    }
    if (likely(PyUnicode_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 170, CPyStatic_myriad___view___globals, "str", cpy_r_r51);
        goto CPyL83;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r37, cpy_r_r38, cpy_r_r52);
    cpy_r_r53 = cpy_r_r38 + 1;
    cpy_r_r38 = cpy_r_r53;
    goto CPyL28;
CPyL36: ;
    cpy_r_r54 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r4)->_rows;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Author", "rows", 171, CPyStatic_myriad___view___globals);
        goto CPyL84;
    }
    CPyTagged_INCREF(cpy_r_r54);
CPyL37: ;
    cpy_r_r55 = PyList_New(0);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals);
        goto CPyL85;
    }
    cpy_r_r56 = 0;
    cpy_r_r57 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_tiles;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = 0;
CPyL39: ;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = cpy_r_r58 < cpy_r_r60;
    if (!cpy_r_r61) goto CPyL86;
    cpy_r_n = cpy_r_r56;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyListObject, ob_item));
    cpy_r_r63 = *(CPyPtr *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r58 * 8;
    cpy_r_r65 = cpy_r_r63 + cpy_r_r64;
    cpy_r_r66 = *(PyObject * *)cpy_r_r65;
    CPy_INCREF(cpy_r_r66);
    if (likely(PyTuple_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals, "tuple", cpy_r_r66);
        goto CPyL87;
    }
    cpy_r_r68 = CPySequenceTuple_GetItem(cpy_r_r67, 0);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals);
        goto CPyL87;
    }
    if (likely(PyUnicode_Check(cpy_r_r68)))
        cpy_r_r69 = cpy_r_r68;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals, "str", cpy_r_r68);
        goto CPyL87;
    }
    cpy_r_r70 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r4)->_rows;
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/myriad/view.py", "_author", "Author", "rows", 172, CPyStatic_myriad___view___globals);
        goto CPyL88;
    }
CPyL44: ;
    cpy_r_r71 = cpy_r_n & 1;
    cpy_r_r72 = cpy_r_r71 != 0;
    if (cpy_r_r72) goto CPyL46;
    cpy_r_r73 = cpy_r_r70 & 1;
    cpy_r_r74 = cpy_r_r73 != 0;
    if (!cpy_r_r74) goto CPyL47;
CPyL46: ;
    cpy_r_r75 = CPyTagged_IsLt_(cpy_r_n, cpy_r_r70);
    cpy_r_r76 = cpy_r_r75;
    goto CPyL48;
CPyL47: ;
    cpy_r_r77 = (Py_ssize_t)cpy_r_n < (Py_ssize_t)cpy_r_r70;
    cpy_r_r76 = cpy_r_r77;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_n);
    cpy_r_r78 = cpy_r_r76 ? Py_True : Py_False;
    cpy_r_r79 = PyTuple_Pack(2, cpy_r_r69, cpy_r_r78);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals);
        goto CPyL89;
    }
    cpy_r_r80 = PyDict_New();
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals);
        goto CPyL90;
    }
    cpy_r_r81 = CPyDef_myriad___view___TileView(cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals);
        goto CPyL89;
    }
    cpy_r_r82 = PyList_Append(cpy_r_r55, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals);
        goto CPyL89;
    }
    cpy_r_r84 = cpy_r_r56 + 2;
    cpy_r_r56 = cpy_r_r84;
    cpy_r_r85 = cpy_r_r58 + 1;
    cpy_r_r58 = cpy_r_r85;
    goto CPyL39;
CPyL53: ;
    cpy_r_r86 = PyList_AsTuple(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 172, CPyStatic_myriad___view___globals);
        goto CPyL85;
    }
    cpy_r_r87 = ((serai___games___scholars___myriad___table___AuthorObject *)cpy_r_r4)->_resolved;
    if (unlikely(cpy_r_r87 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'resolved' of 'Author' undefined");
    } else {
        CPy_INCREF(cpy_r_r87);
    }
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 173, CPyStatic_myriad___view___globals);
        goto CPyL91;
    }
CPyL55: ;
    cpy_r_r88 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyVarObject, ob_size));
    cpy_r_r89 = *(int64_t *)cpy_r_r88;
    cpy_r_r90 = PyTuple_New(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 173, CPyStatic_myriad___view___globals);
        goto CPyL92;
    }
    cpy_r_r91 = 0;
CPyL57: ;
    cpy_r_r92 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyVarObject, ob_size));
    cpy_r_r93 = *(int64_t *)cpy_r_r92;
    cpy_r_r94 = cpy_r_r91 < cpy_r_r93;
    if (!cpy_r_r94) goto CPyL93;
    cpy_r_r95 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyListObject, ob_item));
    cpy_r_r96 = *(CPyPtr *)cpy_r_r95;
    cpy_r_r97 = cpy_r_r91 * 8;
    cpy_r_r98 = cpy_r_r96 + cpy_r_r97;
    cpy_r_r99 = *(PyObject * *)cpy_r_r98;
    CPy_INCREF(cpy_r_r99);
    if (likely(PyLong_Check(cpy_r_r99)))
        cpy_r_r100 = CPyTagged_FromObject(cpy_r_r99);
    else {
        CPy_TypeError("int", cpy_r_r99); cpy_r_r100 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 173, CPyStatic_myriad___view___globals);
        goto CPyL94;
    }
    cpy_r_r101 = ((serai___games___scholars___myriad___book___ShelfObject *)cpy_r_r0)->_pages;
    cpy_r_r102 = CPyList_GetItem(cpy_r_r101, cpy_r_r100);
    CPyTagged_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 173, CPyStatic_myriad___view___globals);
        goto CPyL94;
    }
    if (likely(PyTuple_Check(cpy_r_r102)))
        cpy_r_r103 = cpy_r_r102;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 173, CPyStatic_myriad___view___globals, "tuple", cpy_r_r102);
        goto CPyL94;
    }
    cpy_r_r104 = CPySequenceTuple_GetItem(cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 173, CPyStatic_myriad___view___globals);
        goto CPyL94;
    }
    if (likely(PyUnicode_Check(cpy_r_r104)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/myriad/view.py", "_author", 173, CPyStatic_myriad___view___globals, "str", cpy_r_r104);
        goto CPyL94;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r90, cpy_r_r91, cpy_r_r105);
    cpy_r_r106 = cpy_r_r91 + 1;
    cpy_r_r91 = cpy_r_r106;
    goto CPyL57;
CPyL65: ;
    cpy_r_r107 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r108 = CPyStatics[2680]; /* 'columns' */
    cpy_r_r109 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r110 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r111 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r112 = CPyStatics[3122]; /* 'resolved' */
    cpy_r_r113 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r114 = CPyTagged_StealAsObject(cpy_r_r5);
    cpy_r_r115 = CPyTagged_StealAsObject(cpy_r_r54);
    cpy_r_r116 = CPyDict_Build(6, cpy_r_r107, cpy_r_r114, cpy_r_r108, cpy_r_r9, cpy_r_r109, cpy_r_r37, cpy_r_r110, cpy_r_r115, cpy_r_r111, cpy_r_r86, cpy_r_r112, cpy_r_r90);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r86);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 164, CPyStatic_myriad___view___globals);
        goto CPyL95;
    }
    cpy_r_r117 = CPyDef_myriad___view___AuthorView(cpy_r_r113, cpy_r_r116);
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 164, CPyStatic_myriad___view___globals);
        goto CPyL68;
    }
    return cpy_r_r117;
CPyL68: ;
    cpy_r_r118 = NULL;
    return cpy_r_r118;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL68;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL68;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    goto CPyL68;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    goto CPyL68;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL68;
CPyL74: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL25;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    goto CPyL68;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL68;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    goto CPyL68;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL68;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r30);
    goto CPyL68;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    goto CPyL68;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r34);
    goto CPyL68;
CPyL82: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL36;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r37);
    goto CPyL68;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    goto CPyL68;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    goto CPyL68;
CPyL86: ;
    CPy_DECREF(cpy_r_r57);
    goto CPyL53;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL68;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r57);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r69);
    goto CPyL68;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r57);
    goto CPyL68;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r4);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r79);
    goto CPyL68;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r86);
    goto CPyL68;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r87);
    goto CPyL68;
CPyL93: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r87);
    goto CPyL65;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r86);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r90);
    goto CPyL68;
CPyL95: ;
    CPy_DecRef(cpy_r_r113);
    goto CPyL68;
}
        
        PyObject *CPyPy_myriad___view____author(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_author", kwlist, 0};
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
            PyObject *retval = CPyDef_myriad___view____author(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "_author", 161, CPyStatic_myriad___view___globals);
            return NULL;
        }
        
char CPyDef_myriad___view_____top_level__(void) {
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
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    char cpy_r_r218;
    char cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    int32_t cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    int32_t cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    tuple_T0 cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    int32_t cpy_r_r239;
    char cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    int32_t cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    int32_t cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    int32_t cpy_r_r263;
    char cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    int32_t cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject **cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    char cpy_r_r278;
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
    int32_t cpy_r_r291;
    char cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    int32_t cpy_r_r295;
    char cpy_r_r296;
    PyObject *cpy_r_r297;
    tuple_T0 cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    int32_t cpy_r_r303;
    char cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    int32_t cpy_r_r307;
    char cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    int32_t cpy_r_r311;
    char cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    int32_t cpy_r_r315;
    char cpy_r_r316;
    char cpy_r_r317;
    PyObject *cpy_r_r318;
    int32_t cpy_r_r319;
    char cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    int32_t cpy_r_r323;
    char cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    int32_t cpy_r_r327;
    char cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject **cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    char cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    char cpy_r_r343;
    char cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    int32_t cpy_r_r350;
    char cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    int32_t cpy_r_r354;
    char cpy_r_r355;
    PyObject *cpy_r_r356;
    tuple_T0 cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    int32_t cpy_r_r362;
    char cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    int32_t cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    int32_t cpy_r_r370;
    char cpy_r_r371;
    char cpy_r_r372;
    PyObject *cpy_r_r373;
    int32_t cpy_r_r374;
    char cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    int32_t cpy_r_r378;
    char cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    int32_t cpy_r_r382;
    char cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject **cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    char cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    PyObject *cpy_r_r397;
    char cpy_r_r398;
    char cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    int32_t cpy_r_r404;
    char cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    int32_t cpy_r_r408;
    char cpy_r_r409;
    PyObject *cpy_r_r410;
    tuple_T0 cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    int32_t cpy_r_r416;
    char cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    int32_t cpy_r_r420;
    char cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    int32_t cpy_r_r424;
    char cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject *cpy_r_r427;
    int32_t cpy_r_r428;
    char cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    int32_t cpy_r_r432;
    char cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject **cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    char cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    char cpy_r_r448;
    char cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    int32_t cpy_r_r458;
    char cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    int32_t cpy_r_r462;
    char cpy_r_r463;
    PyObject *cpy_r_r464;
    tuple_T0 cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    PyObject *cpy_r_r469;
    int32_t cpy_r_r470;
    char cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject *cpy_r_r473;
    int32_t cpy_r_r474;
    char cpy_r_r475;
    PyObject *cpy_r_r476;
    PyObject *cpy_r_r477;
    int32_t cpy_r_r478;
    char cpy_r_r479;
    PyObject *cpy_r_r480;
    PyObject *cpy_r_r481;
    int32_t cpy_r_r482;
    char cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    int32_t cpy_r_r486;
    char cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    int32_t cpy_r_r490;
    char cpy_r_r491;
    char cpy_r_r492;
    PyObject *cpy_r_r493;
    int32_t cpy_r_r494;
    char cpy_r_r495;
    PyObject *cpy_r_r496;
    PyObject *cpy_r_r497;
    int32_t cpy_r_r498;
    char cpy_r_r499;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    int32_t cpy_r_r502;
    char cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject **cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    char cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    char cpy_r_r518;
    char cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    PyObject *cpy_r_r522;
    PyObject *cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    PyObject *cpy_r_r526;
    PyObject *cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    int32_t cpy_r_r532;
    char cpy_r_r533;
    PyObject *cpy_r_r534;
    PyObject *cpy_r_r535;
    int32_t cpy_r_r536;
    char cpy_r_r537;
    PyObject *cpy_r_r538;
    tuple_T0 cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    PyObject *cpy_r_r542;
    PyObject *cpy_r_r543;
    int32_t cpy_r_r544;
    char cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject *cpy_r_r547;
    int32_t cpy_r_r548;
    char cpy_r_r549;
    PyObject *cpy_r_r550;
    PyObject *cpy_r_r551;
    int32_t cpy_r_r552;
    char cpy_r_r553;
    PyObject *cpy_r_r554;
    PyObject *cpy_r_r555;
    int32_t cpy_r_r556;
    char cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    int32_t cpy_r_r560;
    char cpy_r_r561;
    PyObject *cpy_r_r562;
    PyObject *cpy_r_r563;
    int32_t cpy_r_r564;
    char cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    int32_t cpy_r_r568;
    char cpy_r_r569;
    PyObject *cpy_r_r570;
    PyObject *cpy_r_r571;
    int32_t cpy_r_r572;
    char cpy_r_r573;
    PyObject *cpy_r_r574;
    PyObject *cpy_r_r575;
    int32_t cpy_r_r576;
    char cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    int32_t cpy_r_r580;
    char cpy_r_r581;
    char cpy_r_r582;
    PyObject *cpy_r_r583;
    int32_t cpy_r_r584;
    char cpy_r_r585;
    PyObject *cpy_r_r586;
    PyObject *cpy_r_r587;
    int32_t cpy_r_r588;
    char cpy_r_r589;
    PyObject *cpy_r_r590;
    PyObject *cpy_r_r591;
    int32_t cpy_r_r592;
    char cpy_r_r593;
    PyObject *cpy_r_r594;
    PyObject *cpy_r_r595;
    PyObject *cpy_r_r596;
    PyObject *cpy_r_r597;
    PyObject **cpy_r_r599;
    PyObject *cpy_r_r600;
    PyObject *cpy_r_r601;
    PyObject *cpy_r_r602;
    char cpy_r_r603;
    PyObject *cpy_r_r604;
    PyObject *cpy_r_r605;
    PyObject *cpy_r_r606;
    PyObject *cpy_r_r607;
    PyObject *cpy_r_r608;
    char cpy_r_r609;
    char cpy_r_r610;
    PyObject *cpy_r_r611;
    PyObject *cpy_r_r612;
    PyObject *cpy_r_r613;
    PyObject *cpy_r_r614;
    PyObject *cpy_r_r615;
    PyObject *cpy_r_r616;
    PyObject *cpy_r_r617;
    PyObject *cpy_r_r618;
    PyObject *cpy_r_r619;
    PyObject *cpy_r_r620;
    PyObject *cpy_r_r621;
    PyObject *cpy_r_r622;
    PyObject *cpy_r_r623;
    PyObject *cpy_r_r624;
    PyObject *cpy_r_r625;
    PyObject *cpy_r_r626;
    PyObject *cpy_r_r627;
    PyObject *cpy_r_r628;
    PyObject *cpy_r_r629;
    PyObject *cpy_r_r630;
    PyObject *cpy_r_r631;
    PyObject *cpy_r_r632;
    PyObject *cpy_r_r633;
    PyObject *cpy_r_r634;
    PyObject *cpy_r_r635;
    PyObject *cpy_r_r636;
    PyObject *cpy_r_r637;
    PyObject *cpy_r_r638;
    PyObject *cpy_r_r639;
    PyObject *cpy_r_r640;
    PyObject *cpy_r_r641;
    PyObject *cpy_r_r642;
    PyObject *cpy_r_r643;
    PyObject *cpy_r_r644;
    PyObject *cpy_r_r645;
    PyObject *cpy_r_r646;
    PyObject *cpy_r_r647;
    int32_t cpy_r_r648;
    char cpy_r_r649;
    PyObject *cpy_r_r650;
    PyObject *cpy_r_r651;
    int32_t cpy_r_r652;
    char cpy_r_r653;
    PyObject *cpy_r_r654;
    tuple_T0 cpy_r_r655;
    PyObject *cpy_r_r656;
    PyObject *cpy_r_r657;
    PyObject *cpy_r_r658;
    PyObject *cpy_r_r659;
    int32_t cpy_r_r660;
    char cpy_r_r661;
    char cpy_r_r662;
    PyObject *cpy_r_r663;
    int32_t cpy_r_r664;
    char cpy_r_r665;
    PyObject *cpy_r_r666;
    PyObject *cpy_r_r667;
    int32_t cpy_r_r668;
    char cpy_r_r669;
    PyObject *cpy_r_r670;
    PyObject *cpy_r_r671;
    int32_t cpy_r_r672;
    char cpy_r_r673;
    PyObject *cpy_r_r674;
    PyObject *cpy_r_r675;
    PyObject *cpy_r_r676;
    PyObject *cpy_r_r677;
    PyObject **cpy_r_r679;
    PyObject *cpy_r_r680;
    PyObject *cpy_r_r681;
    PyObject *cpy_r_r682;
    char cpy_r_r683;
    PyObject *cpy_r_r684;
    PyObject *cpy_r_r685;
    PyObject *cpy_r_r686;
    int32_t cpy_r_r687;
    char cpy_r_r688;
    char cpy_r_r689;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 1, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 1, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_myriad___view___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 19, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5510]; /* ('dataclass', 'fields') */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_myriad___view___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 21, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___myriad___book;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___myriad___book;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 23, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___myriad___book;
    cpy_r_r25 = CPyExec_serai___games___scholars___myriad___book;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___myriad___book__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 23, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 23, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2890]; /* 'serai.games.scholars.myriad.book' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 23, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5421]; /* ('shelf',) */
    cpy_r_r36 = CPyStatic_myriad___view___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 23, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL218;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___games___scholars___myriad___names;
    cpy_r_r39 = (void *)&CPyImportState_serai___games___scholars___myriad___names;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 24, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___games___scholars___myriad___names;
    cpy_r_r47 = CPyExec_serai___games___scholars___myriad___names;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___games___scholars___myriad___names__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 24, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 24, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[2929]; /* 'serai.games.scholars.myriad.names' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 24, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5467]; /* ('GONE',) */
    cpy_r_r58 = CPyStatic_myriad___view___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 24, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL219;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___games___scholars___myriad___pages;
    cpy_r_r61 = (void *)&CPyImportState_serai___games___scholars___myriad___pages;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 25, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___games___scholars___myriad___pages;
    cpy_r_r69 = CPyExec_serai___games___scholars___myriad___pages;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___games___scholars___myriad___pages__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 25, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 25, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[2892]; /* 'serai.games.scholars.myriad.pages' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 25, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5468]; /* ('page_cost',) */
    cpy_r_r80 = CPyStatic_myriad___view___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 25, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL220;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___games___scholars___myriad___rows;
    cpy_r_r83 = (void *)&CPyImportState_serai___games___scholars___myriad___rows;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 26, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___games___scholars___myriad___rows;
    cpy_r_r91 = CPyExec_serai___games___scholars___myriad___rows;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___games___scholars___myriad___rows__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 26, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 26, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[3124]; /* 'serai.games.scholars.myriad.rows' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 26, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5511]; /* ('row_cost',) */
    cpy_r_r102 = CPyStatic_myriad___view___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 26, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL221;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___games___scholars___myriad___table;
    cpy_r_r105 = (void *)&CPyImportState_serai___games___scholars___myriad___table;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 27, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___games___scholars___myriad___table;
    cpy_r_r113 = CPyExec_serai___games___scholars___myriad___table;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___games___scholars___myriad___table__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 27, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 27, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[2894]; /* 'serai.games.scholars.myriad.table' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 27, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5423]; /* ('part',) */
    cpy_r_r124 = CPyStatic_myriad___view___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 27, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL222;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___games___scholars___myriad___upgrades;
    cpy_r_r127 = (void *)&CPyImportState_serai___games___scholars___myriad___upgrades;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[2994]; /* 'serai.games.scholars.myriad.upgrades' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 28, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___games___scholars___myriad___upgrades;
    cpy_r_r135 = CPyExec_serai___games___scholars___myriad___upgrades;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___games___scholars___myriad___upgrades__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 28, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 28, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[2994]; /* 'serai.games.scholars.myriad.upgrades' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 28, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[5471]; /* ('xp_on',) */
    cpy_r_r146 = CPyStatic_myriad___view___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 28, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL223;
CPyL54: ;
    cpy_r_r148 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r149 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r150 = CPyModuleLockAPI_serai;
    cpy_r_r151 = CPyImport_IsInitialized(cpy_r_r149);
    if (!cpy_r_r151) goto CPyL57;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 29, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r155 = cpy_r_r154;
    goto CPyL61;
CPyL57: ;
    cpy_r_r156 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r157 = CPyExec_serai___games___scholars___names;
    cpy_r_r158 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r159 = PyImport_GetModuleDict();
    cpy_r_r160 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 29, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r162 = CPyStatics[8]; /* '__file__' */
    cpy_r_r163 = CPyObject_GetAttr(cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 29, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r164 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r165 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r166 = CPyImport_ImportNative(cpy_r_r165, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r163, cpy_r_r164, 0);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 29, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r155 = cpy_r_r166;
CPyL61: ;
    cpy_r_r167 = CPyStatics[5424]; /* ('NO_CARD',) */
    cpy_r_r168 = CPyStatic_myriad___view___globals;
    cpy_r_r169 = CPyImport_GetNativeAttrs(cpy_r_r155, cpy_r_r167, cpy_r_r167, cpy_r_r168);
    CPy_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 29, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL224;
CPyL62: ;
    cpy_r_r170 = (void *)&CPyModule_serai___games___scholars___table;
    cpy_r_r171 = (void *)&CPyImportState_serai___games___scholars___table;
    cpy_r_r172 = CPyModuleLockAPI_serai;
    cpy_r_r173 = CPyImport_IsInitialized(cpy_r_r171);
    if (!cpy_r_r173) goto CPyL65;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 30, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r177 = cpy_r_r176;
    goto CPyL69;
CPyL65: ;
    cpy_r_r178 = CPyInitOnly_serai___games___scholars___table;
    cpy_r_r179 = CPyExec_serai___games___scholars___table;
    cpy_r_r180 = (PyObject **)&CPyModule_serai___games___scholars___table__internal;
    cpy_r_r181 = PyImport_GetModuleDict();
    cpy_r_r182 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r183 = CPyDict_GetItem(cpy_r_r181, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 30, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r184 = CPyStatics[8]; /* '__file__' */
    cpy_r_r185 = CPyObject_GetAttr(cpy_r_r183, cpy_r_r184);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 30, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r186 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r187 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r188 = CPyImport_ImportNative(cpy_r_r187, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r185, cpy_r_r186, 0);
    CPy_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 30, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r177 = cpy_r_r188;
CPyL69: ;
    cpy_r_r189 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r190 = CPyStatic_myriad___view___globals;
    cpy_r_r191 = CPyImport_GetNativeAttrs(cpy_r_r177, cpy_r_r189, cpy_r_r189, cpy_r_r190);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 30, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL225;
CPyL70: ;
    cpy_r_r192 = (void *)&CPyModule_serai___games___scholars___view;
    cpy_r_r193 = (void *)&CPyImportState_serai___games___scholars___view;
    cpy_r_r194 = CPyModuleLockAPI_serai;
    cpy_r_r195 = CPyImport_IsInitialized(cpy_r_r193);
    if (!cpy_r_r195) goto CPyL73;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 31, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r199 = cpy_r_r198;
    goto CPyL77;
CPyL73: ;
    cpy_r_r200 = CPyInitOnly_serai___games___scholars___view;
    cpy_r_r201 = CPyExec_serai___games___scholars___view;
    cpy_r_r202 = (PyObject **)&CPyModule_serai___games___scholars___view__internal;
    cpy_r_r203 = PyImport_GetModuleDict();
    cpy_r_r204 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 31, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r206 = CPyStatics[8]; /* '__file__' */
    cpy_r_r207 = CPyObject_GetAttr(cpy_r_r205, cpy_r_r206);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 31, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r208 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r209 = CPyStatics[2308]; /* 'serai.games.scholars.view' */
    cpy_r_r210 = CPyImport_ImportNative(cpy_r_r209, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r207, cpy_r_r208, 0);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 31, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r199 = cpy_r_r210;
CPyL77: ;
    cpy_r_r211 = CPyStatics[5491]; /* ('View',) */
    cpy_r_r212 = CPyStatic_myriad___view___globals;
    cpy_r_r213 = CPyImport_GetNativeAttrs(cpy_r_r199, cpy_r_r211, cpy_r_r211, cpy_r_r212);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 31, CPyStatic_myriad___view___globals);
        goto CPyL217;
    } else
        goto CPyL226;
CPyL78: ;
    cpy_r_r214 = NULL;
    cpy_r_r215 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r216 = (PyObject *)CPyType_myriad___view___BookSpaceView_template;
    cpy_r_r217 = CPyType_FromTemplate(cpy_r_r216, cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r218 = CPyDef_myriad___view___BookSpaceView_trait_vtable_setup();
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL227;
    }
    cpy_r_r219 = CPyDef_myriad___view___BookSpaceView_coroutine_setup(cpy_r_r217);
    if (unlikely(cpy_r_r219 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL227;
    }
    cpy_r_r220 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r221 = CPyStatics[571]; /* 'id' */
    cpy_r_r222 = CPyStatics[318]; /* 'book' */
    cpy_r_r223 = CPyStatics[2887]; /* 'page' */
    cpy_r_r224 = CPyStatics[85]; /* 'cost' */
    cpy_r_r225 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r226 = PyTuple_Pack(5, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL227;
    }
    cpy_r_r227 = PyObject_SetAttr(cpy_r_r217, cpy_r_r220, cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    cpy_r_r228 = cpy_r_r227 >= 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL227;
    }
    CPyType_myriad___view___BookSpaceView = (PyTypeObject *)cpy_r_r217;
    CPy_INCREF(CPyType_myriad___view___BookSpaceView);
    cpy_r_r229 = CPyStatic_myriad___view___globals;
    cpy_r_r230 = CPyStatics[3241]; /* 'BookSpaceView' */
    cpy_r_r231 = PyDict_SetItem(cpy_r_r229, cpy_r_r230, cpy_r_r217);
    cpy_r_r232 = cpy_r_r231 >= 0;
    if (unlikely(!cpy_r_r232)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL227;
    }
    cpy_r_r233 = PyDict_New();
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL227;
    }
    cpy_r_r234.empty_struct_error_flag = 0;
    cpy_r_r235 = PyDict_New();
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL228;
    }
    cpy_r_r236 = (PyObject *)&PyType_Type;
    cpy_r_r237 = (PyObject *)&PyUnicode_Type;
    cpy_r_r238 = CPyStatics[571]; /* 'id' */
    cpy_r_r239 = PyDict_SetItem(cpy_r_r235, cpy_r_r238, cpy_r_r237);
    cpy_r_r240 = cpy_r_r239 >= 0;
    if (unlikely(!cpy_r_r240)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 38, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r241 = (PyObject *)&PyLong_Type;
    cpy_r_r242 = CPyStatics[318]; /* 'book' */
    cpy_r_r243 = PyDict_SetItem(cpy_r_r235, cpy_r_r242, cpy_r_r241);
    cpy_r_r244 = cpy_r_r243 >= 0;
    if (unlikely(!cpy_r_r244)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 39, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r245 = (PyObject *)&PyUnicode_Type;
    cpy_r_r246 = CPyStatics[2887]; /* 'page' */
    cpy_r_r247 = PyDict_SetItem(cpy_r_r235, cpy_r_r246, cpy_r_r245);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 40, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r249 = (PyObject *)&PyLong_Type;
    cpy_r_r250 = CPyStatics[85]; /* 'cost' */
    cpy_r_r251 = PyDict_SetItem(cpy_r_r235, cpy_r_r250, cpy_r_r249);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 41, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r253 = (PyObject *)&PyBool_Type;
    cpy_r_r254 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r255 = PyDict_SetItem(cpy_r_r235, cpy_r_r254, cpy_r_r253);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 42, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r257 = CPy_InitSubclass(cpy_r_r217);
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r258 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r259 = CPyDict_SetItem(cpy_r_r233, cpy_r_r258, cpy_r_r235);
    cpy_r_r260 = cpy_r_r259 >= 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r261 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r262 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r263 = CPyDict_SetItem(cpy_r_r233, cpy_r_r262, cpy_r_r261);
    cpy_r_r264 = cpy_r_r263 >= 0;
    if (unlikely(!cpy_r_r264)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r265 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r266 = CPyStatics[70]; /* '__module__' */
    cpy_r_r267 = CPyDict_SetItem(cpy_r_r233, cpy_r_r266, cpy_r_r265);
    cpy_r_r268 = cpy_r_r267 >= 0;
    if (unlikely(!cpy_r_r268)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r269 = CPyStatic_myriad___view___globals;
    cpy_r_r270 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r271 = CPyDict_GetItem(cpy_r_r269, cpy_r_r270);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 34, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r272 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r273[1] = {cpy_r_r272};
    cpy_r_r274 = (PyObject **)&cpy_r_r273;
    cpy_r_r275 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r276 = PyObject_Vectorcall(cpy_r_r271, cpy_r_r274, 0, cpy_r_r275);
    CPy_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 34, CPyStatic_myriad___view___globals);
        goto CPyL229;
    }
    cpy_r_r277 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r278 = CPyDataclass_SleightOfHand(cpy_r_r276, cpy_r_r217, cpy_r_r233, cpy_r_r235, cpy_r_r277);
    CPy_DECREF(cpy_r_r276);
    CPy_DECREF(cpy_r_r217);
    CPy_DECREF(cpy_r_r233);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 35, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r279 = NULL;
    cpy_r_r280 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r281 = (PyObject *)CPyType_myriad___view___UpgradeView_template;
    cpy_r_r282 = CPyType_FromTemplate(cpy_r_r281, cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r283 = CPyDef_myriad___view___UpgradeView_trait_vtable_setup();
    if (unlikely(cpy_r_r283 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL230;
    }
    cpy_r_r284 = CPyDef_myriad___view___UpgradeView_coroutine_setup(cpy_r_r282);
    if (unlikely(cpy_r_r284 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL230;
    }
    cpy_r_r285 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r286 = CPyStatics[390]; /* 'card' */
    cpy_r_r287 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r288 = CPyStatics[3239]; /* 'taker' */
    cpy_r_r289 = CPyStatics[3240]; /* 'gone' */
    cpy_r_r290 = PyTuple_Pack(4, cpy_r_r286, cpy_r_r287, cpy_r_r288, cpy_r_r289);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL230;
    }
    cpy_r_r291 = PyObject_SetAttr(cpy_r_r282, cpy_r_r285, cpy_r_r290);
    CPy_DECREF(cpy_r_r290);
    cpy_r_r292 = cpy_r_r291 >= 0;
    if (unlikely(!cpy_r_r292)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL230;
    }
    CPyType_myriad___view___UpgradeView = (PyTypeObject *)cpy_r_r282;
    CPy_INCREF(CPyType_myriad___view___UpgradeView);
    cpy_r_r293 = CPyStatic_myriad___view___globals;
    cpy_r_r294 = CPyStatics[3242]; /* 'UpgradeView' */
    cpy_r_r295 = PyDict_SetItem(cpy_r_r293, cpy_r_r294, cpy_r_r282);
    cpy_r_r296 = cpy_r_r295 >= 0;
    if (unlikely(!cpy_r_r296)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL230;
    }
    cpy_r_r297 = PyDict_New();
    if (unlikely(cpy_r_r297 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL230;
    }
    cpy_r_r298.empty_struct_error_flag = 0;
    cpy_r_r299 = PyDict_New();
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL231;
    }
    cpy_r_r300 = (PyObject *)&PyType_Type;
    cpy_r_r301 = (PyObject *)&PyUnicode_Type;
    cpy_r_r302 = CPyStatics[390]; /* 'card' */
    cpy_r_r303 = PyDict_SetItem(cpy_r_r299, cpy_r_r302, cpy_r_r301);
    cpy_r_r304 = cpy_r_r303 >= 0;
    if (unlikely(!cpy_r_r304)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 49, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r305 = (PyObject *)&PyLong_Type;
    cpy_r_r306 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r307 = PyDict_SetItem(cpy_r_r299, cpy_r_r306, cpy_r_r305);
    cpy_r_r308 = cpy_r_r307 >= 0;
    if (unlikely(!cpy_r_r308)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 50, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r309 = (PyObject *)&PyType_Type;
    cpy_r_r310 = CPyStatics[3239]; /* 'taker' */
    cpy_r_r311 = PyDict_SetItem(cpy_r_r299, cpy_r_r310, cpy_r_r309);
    cpy_r_r312 = cpy_r_r311 >= 0;
    if (unlikely(!cpy_r_r312)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 51, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r313 = (PyObject *)&PyBool_Type;
    cpy_r_r314 = CPyStatics[3240]; /* 'gone' */
    cpy_r_r315 = PyDict_SetItem(cpy_r_r299, cpy_r_r314, cpy_r_r313);
    cpy_r_r316 = cpy_r_r315 >= 0;
    if (unlikely(!cpy_r_r316)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 52, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r317 = CPy_InitSubclass(cpy_r_r282);
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r318 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r319 = CPyDict_SetItem(cpy_r_r297, cpy_r_r318, cpy_r_r299);
    cpy_r_r320 = cpy_r_r319 >= 0;
    if (unlikely(!cpy_r_r320)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r321 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r322 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r323 = CPyDict_SetItem(cpy_r_r297, cpy_r_r322, cpy_r_r321);
    cpy_r_r324 = cpy_r_r323 >= 0;
    if (unlikely(!cpy_r_r324)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r325 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r326 = CPyStatics[70]; /* '__module__' */
    cpy_r_r327 = CPyDict_SetItem(cpy_r_r297, cpy_r_r326, cpy_r_r325);
    cpy_r_r328 = cpy_r_r327 >= 0;
    if (unlikely(!cpy_r_r328)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r329 = CPyStatic_myriad___view___globals;
    cpy_r_r330 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r331 = CPyDict_GetItem(cpy_r_r329, cpy_r_r330);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 45, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r332 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r333[1] = {cpy_r_r332};
    cpy_r_r334 = (PyObject **)&cpy_r_r333;
    cpy_r_r335 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r336 = PyObject_Vectorcall(cpy_r_r331, cpy_r_r334, 0, cpy_r_r335);
    CPy_DECREF(cpy_r_r331);
    if (unlikely(cpy_r_r336 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 45, CPyStatic_myriad___view___globals);
        goto CPyL232;
    }
    cpy_r_r337 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r338 = CPyDataclass_SleightOfHand(cpy_r_r336, cpy_r_r282, cpy_r_r297, cpy_r_r299, cpy_r_r337);
    CPy_DECREF(cpy_r_r336);
    CPy_DECREF(cpy_r_r282);
    CPy_DECREF(cpy_r_r297);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(!cpy_r_r338)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 46, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r339 = NULL;
    cpy_r_r340 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r341 = (PyObject *)CPyType_myriad___view___ColumnView_template;
    cpy_r_r342 = CPyType_FromTemplate(cpy_r_r341, cpy_r_r339, cpy_r_r340);
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r343 = CPyDef_myriad___view___ColumnView_trait_vtable_setup();
    if (unlikely(cpy_r_r343 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL233;
    }
    cpy_r_r344 = CPyDef_myriad___view___ColumnView_coroutine_setup(cpy_r_r342);
    if (unlikely(cpy_r_r344 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL233;
    }
    cpy_r_r345 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r346 = CPyStatics[785]; /* 'slot' */
    cpy_r_r347 = CPyStatics[993]; /* 'cards' */
    cpy_r_r348 = CPyStatics[85]; /* 'cost' */
    cpy_r_r349 = PyTuple_Pack(3, cpy_r_r346, cpy_r_r347, cpy_r_r348);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL233;
    }
    cpy_r_r350 = PyObject_SetAttr(cpy_r_r342, cpy_r_r345, cpy_r_r349);
    CPy_DECREF(cpy_r_r349);
    cpy_r_r351 = cpy_r_r350 >= 0;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL233;
    }
    CPyType_myriad___view___ColumnView = (PyTypeObject *)cpy_r_r342;
    CPy_INCREF(CPyType_myriad___view___ColumnView);
    cpy_r_r352 = CPyStatic_myriad___view___globals;
    cpy_r_r353 = CPyStatics[3243]; /* 'ColumnView' */
    cpy_r_r354 = PyDict_SetItem(cpy_r_r352, cpy_r_r353, cpy_r_r342);
    cpy_r_r355 = cpy_r_r354 >= 0;
    if (unlikely(!cpy_r_r355)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL233;
    }
    cpy_r_r356 = PyDict_New();
    if (unlikely(cpy_r_r356 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL233;
    }
    cpy_r_r357.empty_struct_error_flag = 0;
    cpy_r_r358 = PyDict_New();
    if (unlikely(cpy_r_r358 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL234;
    }
    cpy_r_r359 = (PyObject *)&PyType_Type;
    cpy_r_r360 = (PyObject *)&PyUnicode_Type;
    cpy_r_r361 = CPyStatics[785]; /* 'slot' */
    cpy_r_r362 = PyDict_SetItem(cpy_r_r358, cpy_r_r361, cpy_r_r360);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 59, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r364 = (PyObject *)&PyTuple_Type;
    cpy_r_r365 = CPyStatics[993]; /* 'cards' */
    cpy_r_r366 = PyDict_SetItem(cpy_r_r358, cpy_r_r365, cpy_r_r364);
    cpy_r_r367 = cpy_r_r366 >= 0;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 60, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r368 = (PyObject *)&PyLong_Type;
    cpy_r_r369 = CPyStatics[85]; /* 'cost' */
    cpy_r_r370 = PyDict_SetItem(cpy_r_r358, cpy_r_r369, cpy_r_r368);
    cpy_r_r371 = cpy_r_r370 >= 0;
    if (unlikely(!cpy_r_r371)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 61, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r372 = CPy_InitSubclass(cpy_r_r342);
    if (unlikely(!cpy_r_r372)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r373 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r374 = CPyDict_SetItem(cpy_r_r356, cpy_r_r373, cpy_r_r358);
    cpy_r_r375 = cpy_r_r374 >= 0;
    if (unlikely(!cpy_r_r375)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r376 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r377 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r378 = CPyDict_SetItem(cpy_r_r356, cpy_r_r377, cpy_r_r376);
    cpy_r_r379 = cpy_r_r378 >= 0;
    if (unlikely(!cpy_r_r379)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r380 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r381 = CPyStatics[70]; /* '__module__' */
    cpy_r_r382 = CPyDict_SetItem(cpy_r_r356, cpy_r_r381, cpy_r_r380);
    cpy_r_r383 = cpy_r_r382 >= 0;
    if (unlikely(!cpy_r_r383)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r384 = CPyStatic_myriad___view___globals;
    cpy_r_r385 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r386 = CPyDict_GetItem(cpy_r_r384, cpy_r_r385);
    if (unlikely(cpy_r_r386 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 55, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r387 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r388[1] = {cpy_r_r387};
    cpy_r_r389 = (PyObject **)&cpy_r_r388;
    cpy_r_r390 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r391 = PyObject_Vectorcall(cpy_r_r386, cpy_r_r389, 0, cpy_r_r390);
    CPy_DECREF(cpy_r_r386);
    if (unlikely(cpy_r_r391 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 55, CPyStatic_myriad___view___globals);
        goto CPyL235;
    }
    cpy_r_r392 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r393 = CPyDataclass_SleightOfHand(cpy_r_r391, cpy_r_r342, cpy_r_r356, cpy_r_r358, cpy_r_r392);
    CPy_DECREF(cpy_r_r391);
    CPy_DECREF(cpy_r_r342);
    CPy_DECREF(cpy_r_r356);
    CPy_DECREF(cpy_r_r358);
    if (unlikely(!cpy_r_r393)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 56, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r394 = NULL;
    cpy_r_r395 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r396 = (PyObject *)CPyType_myriad___view___TileView_template;
    cpy_r_r397 = CPyType_FromTemplate(cpy_r_r396, cpy_r_r394, cpy_r_r395);
    if (unlikely(cpy_r_r397 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r398 = CPyDef_myriad___view___TileView_trait_vtable_setup();
    if (unlikely(cpy_r_r398 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL236;
    }
    cpy_r_r399 = CPyDef_myriad___view___TileView_coroutine_setup(cpy_r_r397);
    if (unlikely(cpy_r_r399 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL236;
    }
    cpy_r_r400 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r401 = CPyStatics[571]; /* 'id' */
    cpy_r_r402 = CPyStatics[3244]; /* 'turned' */
    cpy_r_r403 = PyTuple_Pack(2, cpy_r_r401, cpy_r_r402);
    if (unlikely(cpy_r_r403 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL236;
    }
    cpy_r_r404 = PyObject_SetAttr(cpy_r_r397, cpy_r_r400, cpy_r_r403);
    CPy_DECREF(cpy_r_r403);
    cpy_r_r405 = cpy_r_r404 >= 0;
    if (unlikely(!cpy_r_r405)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL236;
    }
    CPyType_myriad___view___TileView = (PyTypeObject *)cpy_r_r397;
    CPy_INCREF(CPyType_myriad___view___TileView);
    cpy_r_r406 = CPyStatic_myriad___view___globals;
    cpy_r_r407 = CPyStatics[3245]; /* 'TileView' */
    cpy_r_r408 = PyDict_SetItem(cpy_r_r406, cpy_r_r407, cpy_r_r397);
    cpy_r_r409 = cpy_r_r408 >= 0;
    if (unlikely(!cpy_r_r409)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL236;
    }
    cpy_r_r410 = PyDict_New();
    if (unlikely(cpy_r_r410 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL236;
    }
    cpy_r_r411.empty_struct_error_flag = 0;
    cpy_r_r412 = PyDict_New();
    if (unlikely(cpy_r_r412 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL237;
    }
    cpy_r_r413 = (PyObject *)&PyType_Type;
    cpy_r_r414 = (PyObject *)&PyUnicode_Type;
    cpy_r_r415 = CPyStatics[571]; /* 'id' */
    cpy_r_r416 = PyDict_SetItem(cpy_r_r412, cpy_r_r415, cpy_r_r414);
    cpy_r_r417 = cpy_r_r416 >= 0;
    if (unlikely(!cpy_r_r417)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 66, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r418 = (PyObject *)&PyBool_Type;
    cpy_r_r419 = CPyStatics[3244]; /* 'turned' */
    cpy_r_r420 = PyDict_SetItem(cpy_r_r412, cpy_r_r419, cpy_r_r418);
    cpy_r_r421 = cpy_r_r420 >= 0;
    if (unlikely(!cpy_r_r421)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 67, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r422 = CPy_InitSubclass(cpy_r_r397);
    if (unlikely(!cpy_r_r422)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r423 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r424 = CPyDict_SetItem(cpy_r_r410, cpy_r_r423, cpy_r_r412);
    cpy_r_r425 = cpy_r_r424 >= 0;
    if (unlikely(!cpy_r_r425)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r426 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r427 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r428 = CPyDict_SetItem(cpy_r_r410, cpy_r_r427, cpy_r_r426);
    cpy_r_r429 = cpy_r_r428 >= 0;
    if (unlikely(!cpy_r_r429)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r430 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r431 = CPyStatics[70]; /* '__module__' */
    cpy_r_r432 = CPyDict_SetItem(cpy_r_r410, cpy_r_r431, cpy_r_r430);
    cpy_r_r433 = cpy_r_r432 >= 0;
    if (unlikely(!cpy_r_r433)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r434 = CPyStatic_myriad___view___globals;
    cpy_r_r435 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r436 = CPyDict_GetItem(cpy_r_r434, cpy_r_r435);
    if (unlikely(cpy_r_r436 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 64, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r437 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r438[1] = {cpy_r_r437};
    cpy_r_r439 = (PyObject **)&cpy_r_r438;
    cpy_r_r440 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r441 = PyObject_Vectorcall(cpy_r_r436, cpy_r_r439, 0, cpy_r_r440);
    CPy_DECREF(cpy_r_r436);
    if (unlikely(cpy_r_r441 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 64, CPyStatic_myriad___view___globals);
        goto CPyL238;
    }
    cpy_r_r442 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r443 = CPyDataclass_SleightOfHand(cpy_r_r441, cpy_r_r397, cpy_r_r410, cpy_r_r412, cpy_r_r442);
    CPy_DECREF(cpy_r_r441);
    CPy_DECREF(cpy_r_r397);
    CPy_DECREF(cpy_r_r410);
    CPy_DECREF(cpy_r_r412);
    if (unlikely(!cpy_r_r443)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 65, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r444 = NULL;
    cpy_r_r445 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r446 = (PyObject *)CPyType_myriad___view___AuthorView_template;
    cpy_r_r447 = CPyType_FromTemplate(cpy_r_r446, cpy_r_r444, cpy_r_r445);
    if (unlikely(cpy_r_r447 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r448 = CPyDef_myriad___view___AuthorView_trait_vtable_setup();
    if (unlikely(cpy_r_r448 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL239;
    }
    cpy_r_r449 = CPyDef_myriad___view___AuthorView_coroutine_setup(cpy_r_r447);
    if (unlikely(cpy_r_r449 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL239;
    }
    cpy_r_r450 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r451 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r452 = CPyStatics[2680]; /* 'columns' */
    cpy_r_r453 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r454 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r455 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r456 = CPyStatics[3122]; /* 'resolved' */
    cpy_r_r457 = PyTuple_Pack(6, cpy_r_r451, cpy_r_r452, cpy_r_r453, cpy_r_r454, cpy_r_r455, cpy_r_r456);
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL239;
    }
    cpy_r_r458 = PyObject_SetAttr(cpy_r_r447, cpy_r_r450, cpy_r_r457);
    CPy_DECREF(cpy_r_r457);
    cpy_r_r459 = cpy_r_r458 >= 0;
    if (unlikely(!cpy_r_r459)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL239;
    }
    CPyType_myriad___view___AuthorView = (PyTypeObject *)cpy_r_r447;
    CPy_INCREF(CPyType_myriad___view___AuthorView);
    cpy_r_r460 = CPyStatic_myriad___view___globals;
    cpy_r_r461 = CPyStatics[3246]; /* 'AuthorView' */
    cpy_r_r462 = PyDict_SetItem(cpy_r_r460, cpy_r_r461, cpy_r_r447);
    cpy_r_r463 = cpy_r_r462 >= 0;
    if (unlikely(!cpy_r_r463)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL239;
    }
    cpy_r_r464 = PyDict_New();
    if (unlikely(cpy_r_r464 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL239;
    }
    cpy_r_r465.empty_struct_error_flag = 0;
    cpy_r_r466 = PyDict_New();
    if (unlikely(cpy_r_r466 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL240;
    }
    cpy_r_r467 = (PyObject *)&PyType_Type;
    cpy_r_r468 = (PyObject *)&PyLong_Type;
    cpy_r_r469 = CPyStatics[2946]; /* 'xp' */
    cpy_r_r470 = PyDict_SetItem(cpy_r_r466, cpy_r_r469, cpy_r_r468);
    cpy_r_r471 = cpy_r_r470 >= 0;
    if (unlikely(!cpy_r_r471)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 74, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r472 = (PyObject *)&PyTuple_Type;
    cpy_r_r473 = CPyStatics[2680]; /* 'columns' */
    cpy_r_r474 = PyDict_SetItem(cpy_r_r466, cpy_r_r473, cpy_r_r472);
    cpy_r_r475 = cpy_r_r474 >= 0;
    if (unlikely(!cpy_r_r475)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 75, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r476 = (PyObject *)&PyTuple_Type;
    cpy_r_r477 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r478 = PyDict_SetItem(cpy_r_r466, cpy_r_r477, cpy_r_r476);
    cpy_r_r479 = cpy_r_r478 >= 0;
    if (unlikely(!cpy_r_r479)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 76, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r480 = (PyObject *)&PyLong_Type;
    cpy_r_r481 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r482 = PyDict_SetItem(cpy_r_r466, cpy_r_r481, cpy_r_r480);
    cpy_r_r483 = cpy_r_r482 >= 0;
    if (unlikely(!cpy_r_r483)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 77, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r484 = (PyObject *)&PyTuple_Type;
    cpy_r_r485 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r486 = PyDict_SetItem(cpy_r_r466, cpy_r_r485, cpy_r_r484);
    cpy_r_r487 = cpy_r_r486 >= 0;
    if (unlikely(!cpy_r_r487)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 78, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r488 = (PyObject *)&PyTuple_Type;
    cpy_r_r489 = CPyStatics[3122]; /* 'resolved' */
    cpy_r_r490 = PyDict_SetItem(cpy_r_r466, cpy_r_r489, cpy_r_r488);
    cpy_r_r491 = cpy_r_r490 >= 0;
    if (unlikely(!cpy_r_r491)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 79, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r492 = CPy_InitSubclass(cpy_r_r447);
    if (unlikely(!cpy_r_r492)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r493 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r494 = CPyDict_SetItem(cpy_r_r464, cpy_r_r493, cpy_r_r466);
    cpy_r_r495 = cpy_r_r494 >= 0;
    if (unlikely(!cpy_r_r495)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r496 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r497 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r498 = CPyDict_SetItem(cpy_r_r464, cpy_r_r497, cpy_r_r496);
    cpy_r_r499 = cpy_r_r498 >= 0;
    if (unlikely(!cpy_r_r499)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r500 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r501 = CPyStatics[70]; /* '__module__' */
    cpy_r_r502 = CPyDict_SetItem(cpy_r_r464, cpy_r_r501, cpy_r_r500);
    cpy_r_r503 = cpy_r_r502 >= 0;
    if (unlikely(!cpy_r_r503)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r504 = CPyStatic_myriad___view___globals;
    cpy_r_r505 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r506 = CPyDict_GetItem(cpy_r_r504, cpy_r_r505);
    if (unlikely(cpy_r_r506 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 70, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r507 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r508[1] = {cpy_r_r507};
    cpy_r_r509 = (PyObject **)&cpy_r_r508;
    cpy_r_r510 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r511 = PyObject_Vectorcall(cpy_r_r506, cpy_r_r509, 0, cpy_r_r510);
    CPy_DECREF(cpy_r_r506);
    if (unlikely(cpy_r_r511 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 70, CPyStatic_myriad___view___globals);
        goto CPyL241;
    }
    cpy_r_r512 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r513 = CPyDataclass_SleightOfHand(cpy_r_r511, cpy_r_r447, cpy_r_r464, cpy_r_r466, cpy_r_r512);
    CPy_DECREF(cpy_r_r511);
    CPy_DECREF(cpy_r_r447);
    CPy_DECREF(cpy_r_r464);
    CPy_DECREF(cpy_r_r466);
    if (unlikely(!cpy_r_r513)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 71, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r514 = NULL;
    cpy_r_r515 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r516 = (PyObject *)CPyType_myriad___view___ExtensionView_template;
    cpy_r_r517 = CPyType_FromTemplate(cpy_r_r516, cpy_r_r514, cpy_r_r515);
    if (unlikely(cpy_r_r517 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r518 = CPyDef_myriad___view___ExtensionView_trait_vtable_setup();
    if (unlikely(cpy_r_r518 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL242;
    }
    cpy_r_r519 = CPyDef_myriad___view___ExtensionView_coroutine_setup(cpy_r_r517);
    if (unlikely(cpy_r_r519 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL242;
    }
    cpy_r_r520 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r521 = CPyStatics[3193]; /* 'books' */
    cpy_r_r522 = CPyStatics[3107]; /* 'page_deck' */
    cpy_r_r523 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r524 = CPyStatics[3108]; /* 'track_xp' */
    cpy_r_r525 = CPyStatics[3153]; /* 'xp_level' */
    cpy_r_r526 = CPyStatics[3109]; /* 'caliph_xp' */
    cpy_r_r527 = CPyStatics[3113]; /* 'authors' */
    cpy_r_r528 = CPyStatics[3110]; /* 'automa_pages' */
    cpy_r_r529 = CPyStatics[3111]; /* 'used_pages' */
    cpy_r_r530 = CPyStatics[3112]; /* 'colour_fixed' */
    cpy_r_r531 = PyTuple_Pack(10, cpy_r_r521, cpy_r_r522, cpy_r_r523, cpy_r_r524, cpy_r_r525, cpy_r_r526, cpy_r_r527, cpy_r_r528, cpy_r_r529, cpy_r_r530);
    if (unlikely(cpy_r_r531 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL242;
    }
    cpy_r_r532 = PyObject_SetAttr(cpy_r_r517, cpy_r_r520, cpy_r_r531);
    CPy_DECREF(cpy_r_r531);
    cpy_r_r533 = cpy_r_r532 >= 0;
    if (unlikely(!cpy_r_r533)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL242;
    }
    CPyType_myriad___view___ExtensionView = (PyTypeObject *)cpy_r_r517;
    CPy_INCREF(CPyType_myriad___view___ExtensionView);
    cpy_r_r534 = CPyStatic_myriad___view___globals;
    cpy_r_r535 = CPyStatics[3247]; /* 'ExtensionView' */
    cpy_r_r536 = PyDict_SetItem(cpy_r_r534, cpy_r_r535, cpy_r_r517);
    cpy_r_r537 = cpy_r_r536 >= 0;
    if (unlikely(!cpy_r_r537)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL242;
    }
    cpy_r_r538 = PyDict_New();
    if (unlikely(cpy_r_r538 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL242;
    }
    cpy_r_r539.empty_struct_error_flag = 0;
    cpy_r_r540 = PyDict_New();
    if (unlikely(cpy_r_r540 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL243;
    }
    cpy_r_r541 = (PyObject *)&PyType_Type;
    cpy_r_r542 = (PyObject *)&PyTuple_Type;
    cpy_r_r543 = CPyStatics[3193]; /* 'books' */
    cpy_r_r544 = PyDict_SetItem(cpy_r_r540, cpy_r_r543, cpy_r_r542);
    cpy_r_r545 = cpy_r_r544 >= 0;
    if (unlikely(!cpy_r_r545)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 86, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r546 = (PyObject *)&PyLong_Type;
    cpy_r_r547 = CPyStatics[3107]; /* 'page_deck' */
    cpy_r_r548 = PyDict_SetItem(cpy_r_r540, cpy_r_r547, cpy_r_r546);
    cpy_r_r549 = cpy_r_r548 >= 0;
    if (unlikely(!cpy_r_r549)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 87, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r550 = (PyObject *)&PyTuple_Type;
    cpy_r_r551 = CPyStatics[1556]; /* 'upgrades' */
    cpy_r_r552 = PyDict_SetItem(cpy_r_r540, cpy_r_r551, cpy_r_r550);
    cpy_r_r553 = cpy_r_r552 >= 0;
    if (unlikely(!cpy_r_r553)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 88, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r554 = (PyObject *)&PyDict_Type;
    cpy_r_r555 = CPyStatics[3108]; /* 'track_xp' */
    cpy_r_r556 = PyDict_SetItem(cpy_r_r540, cpy_r_r555, cpy_r_r554);
    cpy_r_r557 = cpy_r_r556 >= 0;
    if (unlikely(!cpy_r_r557)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 89, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r558 = (PyObject *)&PyLong_Type;
    cpy_r_r559 = CPyStatics[3153]; /* 'xp_level' */
    cpy_r_r560 = PyDict_SetItem(cpy_r_r540, cpy_r_r559, cpy_r_r558);
    cpy_r_r561 = cpy_r_r560 >= 0;
    if (unlikely(!cpy_r_r561)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 90, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r562 = (PyObject *)&PyLong_Type;
    cpy_r_r563 = CPyStatics[3109]; /* 'caliph_xp' */
    cpy_r_r564 = PyDict_SetItem(cpy_r_r540, cpy_r_r563, cpy_r_r562);
    cpy_r_r565 = cpy_r_r564 >= 0;
    if (unlikely(!cpy_r_r565)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 91, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r566 = (PyObject *)&PyTuple_Type;
    cpy_r_r567 = CPyStatics[3113]; /* 'authors' */
    cpy_r_r568 = PyDict_SetItem(cpy_r_r540, cpy_r_r567, cpy_r_r566);
    cpy_r_r569 = cpy_r_r568 >= 0;
    if (unlikely(!cpy_r_r569)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 92, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r570 = (PyObject *)&PyTuple_Type;
    cpy_r_r571 = CPyStatics[3110]; /* 'automa_pages' */
    cpy_r_r572 = PyDict_SetItem(cpy_r_r540, cpy_r_r571, cpy_r_r570);
    cpy_r_r573 = cpy_r_r572 >= 0;
    if (unlikely(!cpy_r_r573)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 93, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r574 = (PyObject *)&PyTuple_Type;
    cpy_r_r575 = CPyStatics[3111]; /* 'used_pages' */
    cpy_r_r576 = PyDict_SetItem(cpy_r_r540, cpy_r_r575, cpy_r_r574);
    cpy_r_r577 = cpy_r_r576 >= 0;
    if (unlikely(!cpy_r_r577)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 94, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r578 = (PyObject *)&PyBool_Type;
    cpy_r_r579 = CPyStatics[3112]; /* 'colour_fixed' */
    cpy_r_r580 = PyDict_SetItem(cpy_r_r540, cpy_r_r579, cpy_r_r578);
    cpy_r_r581 = cpy_r_r580 >= 0;
    if (unlikely(!cpy_r_r581)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 95, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r582 = CPy_InitSubclass(cpy_r_r517);
    if (unlikely(!cpy_r_r582)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r583 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r584 = CPyDict_SetItem(cpy_r_r538, cpy_r_r583, cpy_r_r540);
    cpy_r_r585 = cpy_r_r584 >= 0;
    if (unlikely(!cpy_r_r585)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r586 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r587 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r588 = CPyDict_SetItem(cpy_r_r538, cpy_r_r587, cpy_r_r586);
    cpy_r_r589 = cpy_r_r588 >= 0;
    if (unlikely(!cpy_r_r589)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r590 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r591 = CPyStatics[70]; /* '__module__' */
    cpy_r_r592 = CPyDict_SetItem(cpy_r_r538, cpy_r_r591, cpy_r_r590);
    cpy_r_r593 = cpy_r_r592 >= 0;
    if (unlikely(!cpy_r_r593)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r594 = CPyStatic_myriad___view___globals;
    cpy_r_r595 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r596 = CPyDict_GetItem(cpy_r_r594, cpy_r_r595);
    if (unlikely(cpy_r_r596 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 82, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r597 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r598[1] = {cpy_r_r597};
    cpy_r_r599 = (PyObject **)&cpy_r_r598;
    cpy_r_r600 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r601 = PyObject_Vectorcall(cpy_r_r596, cpy_r_r599, 0, cpy_r_r600);
    CPy_DECREF(cpy_r_r596);
    if (unlikely(cpy_r_r601 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 82, CPyStatic_myriad___view___globals);
        goto CPyL244;
    }
    cpy_r_r602 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r603 = CPyDataclass_SleightOfHand(cpy_r_r601, cpy_r_r517, cpy_r_r538, cpy_r_r540, cpy_r_r602);
    CPy_DECREF(cpy_r_r601);
    CPy_DECREF(cpy_r_r517);
    CPy_DECREF(cpy_r_r538);
    CPy_DECREF(cpy_r_r540);
    if (unlikely(!cpy_r_r603)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 83, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r604 = (PyObject *)CPyType_scholars___view___View;
    cpy_r_r605 = PyTuple_Pack(1, cpy_r_r604);
    if (unlikely(cpy_r_r605 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r606 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r607 = (PyObject *)CPyType_myriad___view___MyriadView_template;
    cpy_r_r608 = CPyType_FromTemplate(cpy_r_r607, cpy_r_r605, cpy_r_r606);
    CPy_DECREF(cpy_r_r605);
    if (unlikely(cpy_r_r608 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r609 = CPyDef_myriad___view___MyriadView_trait_vtable_setup();
    if (unlikely(cpy_r_r609 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL245;
    }
    cpy_r_r610 = CPyDef_myriad___view___MyriadView_coroutine_setup(cpy_r_r608);
    if (unlikely(cpy_r_r610 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL245;
    }
    cpy_r_r611 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r612 = CPyStatics[265]; /* 'myriad' */
    cpy_r_r613 = CPyStatics[63]; /* 'seat' */
    cpy_r_r614 = CPyStatics[283]; /* 'turn' */
    cpy_r_r615 = CPyStatics[800]; /* 'first' */
    cpy_r_r616 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r617 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r618 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r619 = CPyStatics[994]; /* 'deck' */
    cpy_r_r620 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r621 = CPyStatics[2289]; /* 'map' */
    cpy_r_r622 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r623 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r624 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r625 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r626 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r627 = CPyStatics[334]; /* 'action' */
    cpy_r_r628 = CPyStatics[317]; /* 'players' */
    cpy_r_r629 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r630 = CPyStatics[63]; /* 'seat' */
    cpy_r_r631 = CPyStatics[283]; /* 'turn' */
    cpy_r_r632 = CPyStatics[800]; /* 'first' */
    cpy_r_r633 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r634 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r635 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r636 = CPyStatics[994]; /* 'deck' */
    cpy_r_r637 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r638 = CPyStatics[2289]; /* 'map' */
    cpy_r_r639 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r640 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r641 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r642 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r643 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r644 = CPyStatics[334]; /* 'action' */
    cpy_r_r645 = CPyStatics[317]; /* 'players' */
    cpy_r_r646 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r647 = PyTuple_Pack(35, cpy_r_r612, cpy_r_r613, cpy_r_r614, cpy_r_r615, cpy_r_r616, cpy_r_r617, cpy_r_r618, cpy_r_r619, cpy_r_r620, cpy_r_r621, cpy_r_r622, cpy_r_r623, cpy_r_r624, cpy_r_r625, cpy_r_r626, cpy_r_r627, cpy_r_r628, cpy_r_r629, cpy_r_r630, cpy_r_r631, cpy_r_r632, cpy_r_r633, cpy_r_r634, cpy_r_r635, cpy_r_r636, cpy_r_r637, cpy_r_r638, cpy_r_r639, cpy_r_r640, cpy_r_r641, cpy_r_r642, cpy_r_r643, cpy_r_r644, cpy_r_r645, cpy_r_r646);
    if (unlikely(cpy_r_r647 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL245;
    }
    cpy_r_r648 = PyObject_SetAttr(cpy_r_r608, cpy_r_r611, cpy_r_r647);
    CPy_DECREF(cpy_r_r647);
    cpy_r_r649 = cpy_r_r648 >= 0;
    if (unlikely(!cpy_r_r649)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL245;
    }
    CPyType_myriad___view___MyriadView = (PyTypeObject *)cpy_r_r608;
    CPy_INCREF(CPyType_myriad___view___MyriadView);
    cpy_r_r650 = CPyStatic_myriad___view___globals;
    cpy_r_r651 = CPyStatics[3249]; /* 'MyriadView' */
    cpy_r_r652 = PyDict_SetItem(cpy_r_r650, cpy_r_r651, cpy_r_r608);
    cpy_r_r653 = cpy_r_r652 >= 0;
    if (unlikely(!cpy_r_r653)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL245;
    }
    cpy_r_r654 = PyDict_New();
    if (unlikely(cpy_r_r654 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL245;
    }
    cpy_r_r655.empty_struct_error_flag = 0;
    cpy_r_r656 = PyDict_New();
    if (unlikely(cpy_r_r656 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL246;
    }
    cpy_r_r657 = (PyObject *)&PyType_Type;
    cpy_r_r658 = (PyObject *)CPyType_myriad___view___ExtensionView;
    cpy_r_r659 = CPyStatics[265]; /* 'myriad' */
    cpy_r_r660 = PyDict_SetItem(cpy_r_r656, cpy_r_r659, cpy_r_r658);
    cpy_r_r661 = cpy_r_r660 >= 0;
    if (unlikely(!cpy_r_r661)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 102, CPyStatic_myriad___view___globals);
        goto CPyL247;
    }
    cpy_r_r662 = CPy_InitSubclass(cpy_r_r608);
    if (unlikely(!cpy_r_r662)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL247;
    }
    cpy_r_r663 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r664 = CPyDict_SetItem(cpy_r_r654, cpy_r_r663, cpy_r_r656);
    cpy_r_r665 = cpy_r_r664 >= 0;
    if (unlikely(!cpy_r_r665)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL247;
    }
    cpy_r_r666 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r667 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r668 = CPyDict_SetItem(cpy_r_r654, cpy_r_r667, cpy_r_r666);
    cpy_r_r669 = cpy_r_r668 >= 0;
    if (unlikely(!cpy_r_r669)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL247;
    }
    cpy_r_r670 = CPyStatics[3164]; /* 'serai.games.scholars.myriad.view' */
    cpy_r_r671 = CPyStatics[70]; /* '__module__' */
    cpy_r_r672 = CPyDict_SetItem(cpy_r_r654, cpy_r_r671, cpy_r_r670);
    cpy_r_r673 = cpy_r_r672 >= 0;
    if (unlikely(!cpy_r_r673)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL247;
    }
    cpy_r_r674 = CPyStatic_myriad___view___globals;
    cpy_r_r675 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r676 = CPyDict_GetItem(cpy_r_r674, cpy_r_r675);
    if (unlikely(cpy_r_r676 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 98, CPyStatic_myriad___view___globals);
        goto CPyL247;
    }
    cpy_r_r677 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r678[1] = {cpy_r_r677};
    cpy_r_r679 = (PyObject **)&cpy_r_r678;
    cpy_r_r680 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r681 = PyObject_Vectorcall(cpy_r_r676, cpy_r_r679, 0, cpy_r_r680);
    CPy_DECREF(cpy_r_r676);
    if (unlikely(cpy_r_r681 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 98, CPyStatic_myriad___view___globals);
        goto CPyL247;
    }
    cpy_r_r682 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r683 = CPyDataclass_SleightOfHand(cpy_r_r681, cpy_r_r608, cpy_r_r654, cpy_r_r656, cpy_r_r682);
    CPy_DECREF(cpy_r_r681);
    CPy_DECREF(cpy_r_r608);
    CPy_DECREF(cpy_r_r654);
    CPy_DECREF(cpy_r_r656);
    if (unlikely(!cpy_r_r683)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 99, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    cpy_r_r684 = (PyObject *)CPyType_myriad___view___MyriadView;
    cpy_r_r685 = CPyStatic_myriad___view___globals;
    cpy_r_r686 = CPyStatics[3250]; /* 'WHOLE' */
    cpy_r_r687 = CPyDict_SetItem(cpy_r_r685, cpy_r_r686, cpy_r_r684);
    cpy_r_r688 = cpy_r_r687 >= 0;
    if (unlikely(!cpy_r_r688)) {
        CPy_AddTraceback("src/serai/games/scholars/myriad/view.py", "<module>", 105, CPyStatic_myriad___view___globals);
        goto CPyL217;
    }
    return 1;
CPyL217: ;
    cpy_r_r689 = 2;
    return cpy_r_r689;
CPyL218: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL219: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL220: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL221: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL222: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL223: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL224: ;
    CPy_DECREF(cpy_r_r169);
    goto CPyL62;
CPyL225: ;
    CPy_DECREF(cpy_r_r191);
    goto CPyL70;
CPyL226: ;
    CPy_DECREF(cpy_r_r213);
    goto CPyL78;
CPyL227: ;
    CPy_DecRef(cpy_r_r217);
    goto CPyL217;
CPyL228: ;
    CPy_DecRef(cpy_r_r217);
    CPy_DecRef(cpy_r_r233);
    goto CPyL217;
CPyL229: ;
    CPy_DecRef(cpy_r_r217);
    CPy_DecRef(cpy_r_r233);
    CPy_DecRef(cpy_r_r235);
    goto CPyL217;
CPyL230: ;
    CPy_DecRef(cpy_r_r282);
    goto CPyL217;
CPyL231: ;
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r297);
    goto CPyL217;
CPyL232: ;
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r297);
    CPy_DecRef(cpy_r_r299);
    goto CPyL217;
CPyL233: ;
    CPy_DecRef(cpy_r_r342);
    goto CPyL217;
CPyL234: ;
    CPy_DecRef(cpy_r_r342);
    CPy_DecRef(cpy_r_r356);
    goto CPyL217;
CPyL235: ;
    CPy_DecRef(cpy_r_r342);
    CPy_DecRef(cpy_r_r356);
    CPy_DecRef(cpy_r_r358);
    goto CPyL217;
CPyL236: ;
    CPy_DecRef(cpy_r_r397);
    goto CPyL217;
CPyL237: ;
    CPy_DecRef(cpy_r_r397);
    CPy_DecRef(cpy_r_r410);
    goto CPyL217;
CPyL238: ;
    CPy_DecRef(cpy_r_r397);
    CPy_DecRef(cpy_r_r410);
    CPy_DecRef(cpy_r_r412);
    goto CPyL217;
CPyL239: ;
    CPy_DecRef(cpy_r_r447);
    goto CPyL217;
CPyL240: ;
    CPy_DecRef(cpy_r_r447);
    CPy_DecRef(cpy_r_r464);
    goto CPyL217;
CPyL241: ;
    CPy_DecRef(cpy_r_r447);
    CPy_DecRef(cpy_r_r464);
    CPy_DecRef(cpy_r_r466);
    goto CPyL217;
CPyL242: ;
    CPy_DecRef(cpy_r_r517);
    goto CPyL217;
CPyL243: ;
    CPy_DecRef(cpy_r_r517);
    CPy_DecRef(cpy_r_r538);
    goto CPyL217;
CPyL244: ;
    CPy_DecRef(cpy_r_r517);
    CPy_DecRef(cpy_r_r538);
    CPy_DecRef(cpy_r_r540);
    goto CPyL217;
CPyL245: ;
    CPy_DecRef(cpy_r_r608);
    goto CPyL217;
CPyL246: ;
    CPy_DecRef(cpy_r_r608);
    CPy_DecRef(cpy_r_r654);
    goto CPyL217;
CPyL247: ;
    CPy_DecRef(cpy_r_r608);
    CPy_DecRef(cpy_r_r654);
    CPy_DecRef(cpy_r_r656);
    goto CPyL217;
}

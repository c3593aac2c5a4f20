#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___view___DisplaySlot_traverse(serai___games___wayfarers___view___DisplaySlotObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    Py_VISIT(self->_card);
    Py_VISIT(self->_workers);
    Py_VISIT(self->_influence);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___DisplaySlot_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___DisplaySlotObject *self = (serai___games___wayfarers___view___DisplaySlotObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_influence);
    return 0;
}

static int32_t CPyDef_wayfarers___view___DisplaySlot_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___DisplaySlotObject *self = (serai___games___wayfarers___view___DisplaySlotObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_influence);
    return 0;
}

static void
wayfarers___view___DisplaySlot_dealloc(serai___games___wayfarers___view___DisplaySlotObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___DisplaySlot_dealloc)
    CPyDef_wayfarers___view___DisplaySlot_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__DisplaySlot_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___DisplaySlot(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___DisplaySlot_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___DisplaySlot) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__DisplaySlot_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___DisplaySlot_vtable[1];
static bool
CPyDef_wayfarers___view___DisplaySlot_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___DisplaySlot_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___DisplaySlot_vtable, wayfarers___view___DisplaySlot_vtable_scratch, sizeof(wayfarers___view___DisplaySlot_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___DisplaySlot_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___DisplaySlot_get_id(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure);
static int
wayfarers___view___DisplaySlot_set_id(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___DisplaySlot_get_card(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure);
static int
wayfarers___view___DisplaySlot_set_card(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___DisplaySlot_get_workers(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure);
static int
wayfarers___view___DisplaySlot_set_workers(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___DisplaySlot_get_influence(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure);
static int
wayfarers___view___DisplaySlot_set_influence(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___DisplaySlot_getseters[] = {
    {"id",
     (getter)wayfarers___view___DisplaySlot_get_id, (setter)wayfarers___view___DisplaySlot_set_id,
     NULL, NULL},
    {"card",
     (getter)wayfarers___view___DisplaySlot_get_card, (setter)wayfarers___view___DisplaySlot_set_card,
     NULL, NULL},
    {"workers",
     (getter)wayfarers___view___DisplaySlot_get_workers, (setter)wayfarers___view___DisplaySlot_set_workers,
     NULL, NULL},
    {"influence",
     (getter)wayfarers___view___DisplaySlot_get_influence, (setter)wayfarers___view___DisplaySlot_set_influence,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___DisplaySlot_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__DisplaySlot_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___DisplaySlot_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DisplaySlot",
    .tp_new = wayfarers___view___DisplaySlot_new,
    .tp_dealloc = (destructor)wayfarers___view___DisplaySlot_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___DisplaySlot_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___DisplaySlot_clear,
    .tp_getset = wayfarers___view___DisplaySlot_getseters,
    .tp_methods = wayfarers___view___DisplaySlot_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___DisplaySlotObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DisplaySlot()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___DisplaySlot_template = &CPyType_wayfarers___view___DisplaySlot_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__DisplaySlot_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___DisplaySlotObject *self;
    self = (serai___games___wayfarers___view___DisplaySlotObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___DisplaySlot_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___DisplaySlot(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__DisplaySlot_setup((PyObject *)CPyType_wayfarers___view___DisplaySlot);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___DisplaySlot->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___DisplaySlot_get_id(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'DisplaySlot' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
wayfarers___view___DisplaySlot_set_id(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DisplaySlot' object attribute 'id' cannot be deleted");
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
wayfarers___view___DisplaySlot_get_card(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'DisplaySlot' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
wayfarers___view___DisplaySlot_set_card(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DisplaySlot' object attribute 'card' cannot be deleted");
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
wayfarers___view___DisplaySlot_get_workers(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure)
{
    if (unlikely(self->_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'workers' of 'DisplaySlot' undefined");
        return NULL;
    }
    CPy_INCREF(self->_workers);
    PyObject *retval = self->_workers;
    return retval;
}

static int
wayfarers___view___DisplaySlot_set_workers(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DisplaySlot' object attribute 'workers' cannot be deleted");
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
wayfarers___view___DisplaySlot_get_influence(serai___games___wayfarers___view___DisplaySlotObject *self, void *closure)
{
    if (unlikely(self->_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'DisplaySlot' undefined");
        return NULL;
    }
    CPy_INCREF(self->_influence);
    PyObject *retval = self->_influence;
    return retval;
}

static int
wayfarers___view___DisplaySlot_set_influence(serai___games___wayfarers___view___DisplaySlotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DisplaySlot' object attribute 'influence' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyLong_Check(value))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8518;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8518;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL8518: ;
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
wayfarers___view___RowView_traverse(serai___games___wayfarers___view___RowViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_slots);
    if (CPyTagged_CheckLong(self->_deck)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_deck));
    }
    Py_VISIT(self->_known);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___RowView_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___RowViewObject *self = (serai___games___wayfarers___view___RowViewObject *)cpy_r_self;
    Py_CLEAR(self->_slots);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_known);
    return 0;
}

static int32_t CPyDef_wayfarers___view___RowView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___RowViewObject *self = (serai___games___wayfarers___view___RowViewObject *)cpy_r_self;
    Py_CLEAR(self->_slots);
    if (CPyTagged_CheckLong(self->_deck)) {
        CPyTagged __tmp = self->_deck;
        self->_deck = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_known);
    return 0;
}

static void
wayfarers___view___RowView_dealloc(serai___games___wayfarers___view___RowViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___RowView_dealloc)
    CPyDef_wayfarers___view___RowView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__RowView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___RowView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___RowView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___RowView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__RowView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___RowView_vtable[1];
static bool
CPyDef_wayfarers___view___RowView_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___RowView_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___RowView_vtable, wayfarers___view___RowView_vtable_scratch, sizeof(wayfarers___view___RowView_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___RowView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___RowView_get_slots(serai___games___wayfarers___view___RowViewObject *self, void *closure);
static int
wayfarers___view___RowView_set_slots(serai___games___wayfarers___view___RowViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___RowView_get_deck(serai___games___wayfarers___view___RowViewObject *self, void *closure);
static int
wayfarers___view___RowView_set_deck(serai___games___wayfarers___view___RowViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___RowView_get_known(serai___games___wayfarers___view___RowViewObject *self, void *closure);
static int
wayfarers___view___RowView_set_known(serai___games___wayfarers___view___RowViewObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___RowView_getseters[] = {
    {"slots",
     (getter)wayfarers___view___RowView_get_slots, (setter)wayfarers___view___RowView_set_slots,
     NULL, NULL},
    {"deck",
     (getter)wayfarers___view___RowView_get_deck, (setter)wayfarers___view___RowView_set_deck,
     NULL, NULL},
    {"known",
     (getter)wayfarers___view___RowView_get_known, (setter)wayfarers___view___RowView_set_known,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___RowView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__RowView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___RowView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "RowView",
    .tp_new = wayfarers___view___RowView_new,
    .tp_dealloc = (destructor)wayfarers___view___RowView_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___RowView_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___RowView_clear,
    .tp_getset = wayfarers___view___RowView_getseters,
    .tp_methods = wayfarers___view___RowView_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___RowViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("RowView()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___RowView_template = &CPyType_wayfarers___view___RowView_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__RowView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___RowViewObject *self;
    self = (serai___games___wayfarers___view___RowViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___RowView_vtable;
    self->_deck = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___RowView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__RowView_setup((PyObject *)CPyType_wayfarers___view___RowView);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___RowView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___RowView_get_slots(serai___games___wayfarers___view___RowViewObject *self, void *closure)
{
    if (unlikely(self->_slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slots' of 'RowView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slots);
    PyObject *retval = self->_slots;
    return retval;
}

static int
wayfarers___view___RowView_set_slots(serai___games___wayfarers___view___RowViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RowView' object attribute 'slots' cannot be deleted");
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
wayfarers___view___RowView_get_deck(serai___games___wayfarers___view___RowViewObject *self, void *closure)
{
    if (unlikely(self->_deck == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'RowView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_deck);
    PyObject *retval = CPyTagged_StealAsObject(self->_deck);
    return retval;
}

static int
wayfarers___view___RowView_set_deck(serai___games___wayfarers___view___RowViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RowView' object attribute 'deck' cannot be deleted");
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
wayfarers___view___RowView_get_known(serai___games___wayfarers___view___RowViewObject *self, void *closure)
{
    if (unlikely(self->_known == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'known' of 'RowView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_known);
    PyObject *retval = self->_known;
    return retval;
}

static int
wayfarers___view___RowView_set_known(serai___games___wayfarers___view___RowViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'RowView' object attribute 'known' cannot be deleted");
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
    if (self->_known != NULL) {
        CPy_DECREF(self->_known);
    }
    self->_known = tmp;
    return 0;
}

static int
wayfarers___view___PanoramaCard_traverse(serai___games___wayfarers___view___PanoramaCardObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_card);
    Py_VISIT(self->_tucked);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___PanoramaCard_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___PanoramaCardObject *self = (serai___games___wayfarers___view___PanoramaCardObject *)cpy_r_self;
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_tucked);
    return 0;
}

static int32_t CPyDef_wayfarers___view___PanoramaCard_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___PanoramaCardObject *self = (serai___games___wayfarers___view___PanoramaCardObject *)cpy_r_self;
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_tucked);
    return 0;
}

static void
wayfarers___view___PanoramaCard_dealloc(serai___games___wayfarers___view___PanoramaCardObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___PanoramaCard_dealloc)
    CPyDef_wayfarers___view___PanoramaCard_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__PanoramaCard_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___PanoramaCard(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___PanoramaCard_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___PanoramaCard) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__PanoramaCard_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___PanoramaCard_vtable[1];
static bool
CPyDef_wayfarers___view___PanoramaCard_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___PanoramaCard_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___PanoramaCard_vtable, wayfarers___view___PanoramaCard_vtable_scratch, sizeof(wayfarers___view___PanoramaCard_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___PanoramaCard_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___PanoramaCard_get_card(serai___games___wayfarers___view___PanoramaCardObject *self, void *closure);
static int
wayfarers___view___PanoramaCard_set_card(serai___games___wayfarers___view___PanoramaCardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PanoramaCard_get_tucked(serai___games___wayfarers___view___PanoramaCardObject *self, void *closure);
static int
wayfarers___view___PanoramaCard_set_tucked(serai___games___wayfarers___view___PanoramaCardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PanoramaCard_get_ready(serai___games___wayfarers___view___PanoramaCardObject *self, void *closure);
static int
wayfarers___view___PanoramaCard_set_ready(serai___games___wayfarers___view___PanoramaCardObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___PanoramaCard_getseters[] = {
    {"card",
     (getter)wayfarers___view___PanoramaCard_get_card, (setter)wayfarers___view___PanoramaCard_set_card,
     NULL, NULL},
    {"tucked",
     (getter)wayfarers___view___PanoramaCard_get_tucked, (setter)wayfarers___view___PanoramaCard_set_tucked,
     NULL, NULL},
    {"ready",
     (getter)wayfarers___view___PanoramaCard_get_ready, (setter)wayfarers___view___PanoramaCard_set_ready,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___PanoramaCard_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__PanoramaCard_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___PanoramaCard_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PanoramaCard",
    .tp_new = wayfarers___view___PanoramaCard_new,
    .tp_dealloc = (destructor)wayfarers___view___PanoramaCard_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___PanoramaCard_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___PanoramaCard_clear,
    .tp_getset = wayfarers___view___PanoramaCard_getseters,
    .tp_methods = wayfarers___view___PanoramaCard_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___PanoramaCardObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PanoramaCard()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___PanoramaCard_template = &CPyType_wayfarers___view___PanoramaCard_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__PanoramaCard_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___PanoramaCardObject *self;
    self = (serai___games___wayfarers___view___PanoramaCardObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___PanoramaCard_vtable;
    self->_ready = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___PanoramaCard(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__PanoramaCard_setup((PyObject *)CPyType_wayfarers___view___PanoramaCard);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___PanoramaCard->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___PanoramaCard_get_card(serai___games___wayfarers___view___PanoramaCardObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'PanoramaCard' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
wayfarers___view___PanoramaCard_set_card(serai___games___wayfarers___view___PanoramaCardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PanoramaCard' object attribute 'card' cannot be deleted");
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
wayfarers___view___PanoramaCard_get_tucked(serai___games___wayfarers___view___PanoramaCardObject *self, void *closure)
{
    if (unlikely(self->_tucked == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tucked' of 'PanoramaCard' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tucked);
    PyObject *retval = self->_tucked;
    return retval;
}

static int
wayfarers___view___PanoramaCard_set_tucked(serai___games___wayfarers___view___PanoramaCardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PanoramaCard' object attribute 'tucked' cannot be deleted");
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
    if (self->_tucked != NULL) {
        CPy_DECREF(self->_tucked);
    }
    self->_tucked = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PanoramaCard_get_ready(serai___games___wayfarers___view___PanoramaCardObject *self, void *closure)
{
    if (unlikely(self->_ready == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ready' of 'PanoramaCard' undefined");
        return NULL;
    }
    PyObject *retval = self->_ready ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___view___PanoramaCard_set_ready(serai___games___wayfarers___view___PanoramaCardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PanoramaCard' object attribute 'ready' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_ready = tmp;
    return 0;
}

static int
wayfarers___view___DieSlot_traverse(serai___games___wayfarers___view___DieSlotObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_slot);
    if (CPyTagged_CheckLong(self->_die)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_die));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___DieSlot_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___DieSlotObject *self = (serai___games___wayfarers___view___DieSlotObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    if (CPyTagged_CheckLong(self->_die)) {
        CPyTagged __tmp = self->_die;
        self->_die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___view___DieSlot_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___DieSlotObject *self = (serai___games___wayfarers___view___DieSlotObject *)cpy_r_self;
    Py_CLEAR(self->_slot);
    if (CPyTagged_CheckLong(self->_die)) {
        CPyTagged __tmp = self->_die;
        self->_die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
wayfarers___view___DieSlot_dealloc(serai___games___wayfarers___view___DieSlotObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___DieSlot_dealloc)
    CPyDef_wayfarers___view___DieSlot_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__DieSlot_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___DieSlot(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___DieSlot_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___DieSlot) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__DieSlot_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___DieSlot_vtable[1];
static bool
CPyDef_wayfarers___view___DieSlot_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___DieSlot_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___DieSlot_vtable, wayfarers___view___DieSlot_vtable_scratch, sizeof(wayfarers___view___DieSlot_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___DieSlot_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___DieSlot_get_slot(serai___games___wayfarers___view___DieSlotObject *self, void *closure);
static int
wayfarers___view___DieSlot_set_slot(serai___games___wayfarers___view___DieSlotObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___DieSlot_get_die(serai___games___wayfarers___view___DieSlotObject *self, void *closure);
static int
wayfarers___view___DieSlot_set_die(serai___games___wayfarers___view___DieSlotObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___DieSlot_get_ready(serai___games___wayfarers___view___DieSlotObject *self, void *closure);
static int
wayfarers___view___DieSlot_set_ready(serai___games___wayfarers___view___DieSlotObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___DieSlot_getseters[] = {
    {"slot",
     (getter)wayfarers___view___DieSlot_get_slot, (setter)wayfarers___view___DieSlot_set_slot,
     NULL, NULL},
    {"die",
     (getter)wayfarers___view___DieSlot_get_die, (setter)wayfarers___view___DieSlot_set_die,
     NULL, NULL},
    {"ready",
     (getter)wayfarers___view___DieSlot_get_ready, (setter)wayfarers___view___DieSlot_set_ready,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___DieSlot_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__DieSlot_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___DieSlot_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "DieSlot",
    .tp_new = wayfarers___view___DieSlot_new,
    .tp_dealloc = (destructor)wayfarers___view___DieSlot_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___DieSlot_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___DieSlot_clear,
    .tp_getset = wayfarers___view___DieSlot_getseters,
    .tp_methods = wayfarers___view___DieSlot_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___DieSlotObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("DieSlot()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___DieSlot_template = &CPyType_wayfarers___view___DieSlot_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__DieSlot_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___DieSlotObject *self;
    self = (serai___games___wayfarers___view___DieSlotObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___DieSlot_vtable;
    self->_die = CPY_INT_TAG;
    self->_ready = 2;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___DieSlot(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__DieSlot_setup((PyObject *)CPyType_wayfarers___view___DieSlot);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___DieSlot->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___DieSlot_get_slot(serai___games___wayfarers___view___DieSlotObject *self, void *closure)
{
    if (unlikely(self->_slot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot' of 'DieSlot' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot);
    PyObject *retval = self->_slot;
    return retval;
}

static int
wayfarers___view___DieSlot_set_slot(serai___games___wayfarers___view___DieSlotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieSlot' object attribute 'slot' cannot be deleted");
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
wayfarers___view___DieSlot_get_die(serai___games___wayfarers___view___DieSlotObject *self, void *closure)
{
    if (unlikely(self->_die == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die' of 'DieSlot' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_die);
    PyObject *retval = CPyTagged_StealAsObject(self->_die);
    return retval;
}

static int
wayfarers___view___DieSlot_set_die(serai___games___wayfarers___view___DieSlotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieSlot' object attribute 'die' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_die != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_die);
    }
    self->_die = tmp;
    return 0;
}

static PyObject *
wayfarers___view___DieSlot_get_ready(serai___games___wayfarers___view___DieSlotObject *self, void *closure)
{
    if (unlikely(self->_ready == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ready' of 'DieSlot' undefined");
        return NULL;
    }
    PyObject *retval = self->_ready ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___view___DieSlot_set_ready(serai___games___wayfarers___view___DieSlotObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'DieSlot' object attribute 'ready' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_ready = tmp;
    return 0;
}

static int
wayfarers___view___TileView_traverse(serai___games___wayfarers___view___TileViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_tile);
    Py_VISIT(self->_face);
    Py_VISIT(self->_cell);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___TileView_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___TileViewObject *self = (serai___games___wayfarers___view___TileViewObject *)cpy_r_self;
    Py_CLEAR(self->_tile);
    Py_CLEAR(self->_face);
    Py_CLEAR(self->_cell);
    return 0;
}

static int32_t CPyDef_wayfarers___view___TileView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___TileViewObject *self = (serai___games___wayfarers___view___TileViewObject *)cpy_r_self;
    Py_CLEAR(self->_tile);
    Py_CLEAR(self->_face);
    Py_CLEAR(self->_cell);
    return 0;
}

static void
wayfarers___view___TileView_dealloc(serai___games___wayfarers___view___TileViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___TileView_dealloc)
    CPyDef_wayfarers___view___TileView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__TileView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___TileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___TileView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___TileView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__TileView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___TileView_vtable[1];
static bool
CPyDef_wayfarers___view___TileView_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___TileView_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___TileView_vtable, wayfarers___view___TileView_vtable_scratch, sizeof(wayfarers___view___TileView_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___TileView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___TileView_get_tile(serai___games___wayfarers___view___TileViewObject *self, void *closure);
static int
wayfarers___view___TileView_set_tile(serai___games___wayfarers___view___TileViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___TileView_get_face(serai___games___wayfarers___view___TileViewObject *self, void *closure);
static int
wayfarers___view___TileView_set_face(serai___games___wayfarers___view___TileViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___TileView_get_cell(serai___games___wayfarers___view___TileViewObject *self, void *closure);
static int
wayfarers___view___TileView_set_cell(serai___games___wayfarers___view___TileViewObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___TileView_getseters[] = {
    {"tile",
     (getter)wayfarers___view___TileView_get_tile, (setter)wayfarers___view___TileView_set_tile,
     NULL, NULL},
    {"face",
     (getter)wayfarers___view___TileView_get_face, (setter)wayfarers___view___TileView_set_face,
     NULL, NULL},
    {"cell",
     (getter)wayfarers___view___TileView_get_cell, (setter)wayfarers___view___TileView_set_cell,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___TileView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__TileView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___TileView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "TileView",
    .tp_new = wayfarers___view___TileView_new,
    .tp_dealloc = (destructor)wayfarers___view___TileView_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___TileView_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___TileView_clear,
    .tp_getset = wayfarers___view___TileView_getseters,
    .tp_methods = wayfarers___view___TileView_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___TileViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("TileView()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___TileView_template = &CPyType_wayfarers___view___TileView_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__TileView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___TileViewObject *self;
    self = (serai___games___wayfarers___view___TileViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___TileView_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___TileView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__TileView_setup((PyObject *)CPyType_wayfarers___view___TileView);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___TileView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___TileView_get_tile(serai___games___wayfarers___view___TileViewObject *self, void *closure)
{
    if (unlikely(self->_tile == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tile' of 'TileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tile);
    PyObject *retval = self->_tile;
    return retval;
}

static int
wayfarers___view___TileView_set_tile(serai___games___wayfarers___view___TileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'TileView' object attribute 'tile' cannot be deleted");
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
    if (self->_tile != NULL) {
        CPy_DECREF(self->_tile);
    }
    self->_tile = tmp;
    return 0;
}

static PyObject *
wayfarers___view___TileView_get_face(serai___games___wayfarers___view___TileViewObject *self, void *closure)
{
    if (unlikely(self->_face == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'face' of 'TileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_face);
    PyObject *retval = self->_face;
    return retval;
}

static int
wayfarers___view___TileView_set_face(serai___games___wayfarers___view___TileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'TileView' object attribute 'face' cannot be deleted");
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
    if (self->_face != NULL) {
        CPy_DECREF(self->_face);
    }
    self->_face = tmp;
    return 0;
}

static PyObject *
wayfarers___view___TileView_get_cell(serai___games___wayfarers___view___TileViewObject *self, void *closure)
{
    if (unlikely(self->_cell == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cell' of 'TileView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cell);
    PyObject *retval = self->_cell;
    return retval;
}

static int
wayfarers___view___TileView_set_cell(serai___games___wayfarers___view___TileViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'TileView' object attribute 'cell' cannot be deleted");
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
    if (self->_cell != NULL) {
        CPy_DECREF(self->_cell);
    }
    self->_cell = tmp;
    return 0;
}

static int
wayfarers___view___PlayerView_traverse(serai___games___wayfarers___view___PlayerViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_board);
    if (CPyTagged_CheckLong(self->_silver)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_silver));
    }
    if (CPyTagged_CheckLong(self->_provision)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_provision));
    }
    if (CPyTagged_CheckLong(self->_influence)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_influence));
    }
    Py_VISIT(self->_guilds);
    Py_VISIT(self->_workers);
    Py_VISIT(self->_dice);
    if (CPyTagged_CheckLong(self->_reserve)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reserve));
    }
    Py_VISIT(self->_marker);
    Py_VISIT(self->_land);
    Py_VISIT(self->_water);
    Py_VISIT(self->_space);
    Py_VISIT(self->_slots);
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_tags);
    Py_VISIT(self->_tile_counts);
    if (CPyTagged_CheckLong(self->_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_points));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___PlayerView_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___PlayerViewObject *self = (serai___games___wayfarers___view___PlayerViewObject *)cpy_r_self;
    Py_CLEAR(self->_board);
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_provision)) {
        CPyTagged __tmp = self->_provision;
        self->_provision = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_dice);
    if (CPyTagged_CheckLong(self->_reserve)) {
        CPyTagged __tmp = self->_reserve;
        self->_reserve = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_marker);
    Py_CLEAR(self->_land);
    Py_CLEAR(self->_water);
    Py_CLEAR(self->_space);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_tags);
    Py_CLEAR(self->_tile_counts);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___view___PlayerView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___PlayerViewObject *self = (serai___games___wayfarers___view___PlayerViewObject *)cpy_r_self;
    Py_CLEAR(self->_board);
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_provision)) {
        CPyTagged __tmp = self->_provision;
        self->_provision = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_influence)) {
        CPyTagged __tmp = self->_influence;
        self->_influence = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_dice);
    if (CPyTagged_CheckLong(self->_reserve)) {
        CPyTagged __tmp = self->_reserve;
        self->_reserve = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_marker);
    Py_CLEAR(self->_land);
    Py_CLEAR(self->_water);
    Py_CLEAR(self->_space);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_tags);
    Py_CLEAR(self->_tile_counts);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
wayfarers___view___PlayerView_dealloc(serai___games___wayfarers___view___PlayerViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___PlayerView_dealloc)
    CPyDef_wayfarers___view___PlayerView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__PlayerView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___PlayerView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___PlayerView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___PlayerView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__PlayerView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___PlayerView_vtable[1];
static bool
CPyDef_wayfarers___view___PlayerView_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___PlayerView_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___PlayerView_vtable, wayfarers___view___PlayerView_vtable_scratch, sizeof(wayfarers___view___PlayerView_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___PlayerView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___PlayerView_get_board(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_board(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_silver(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_silver(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_provision(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_provision(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_influence(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_influence(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_guilds(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_guilds(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_workers(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_workers(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_dice(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_dice(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_reserve(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_reserve(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_marker(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_marker(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_land(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_land(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_water(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_water(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_space(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_space(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_slots(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_slots(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_tiles(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_tiles(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_tags(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_tags(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_tile_counts(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_tile_counts(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___PlayerView_get_points(serai___games___wayfarers___view___PlayerViewObject *self, void *closure);
static int
wayfarers___view___PlayerView_set_points(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___PlayerView_getseters[] = {
    {"board",
     (getter)wayfarers___view___PlayerView_get_board, (setter)wayfarers___view___PlayerView_set_board,
     NULL, NULL},
    {"silver",
     (getter)wayfarers___view___PlayerView_get_silver, (setter)wayfarers___view___PlayerView_set_silver,
     NULL, NULL},
    {"provision",
     (getter)wayfarers___view___PlayerView_get_provision, (setter)wayfarers___view___PlayerView_set_provision,
     NULL, NULL},
    {"influence",
     (getter)wayfarers___view___PlayerView_get_influence, (setter)wayfarers___view___PlayerView_set_influence,
     NULL, NULL},
    {"guilds",
     (getter)wayfarers___view___PlayerView_get_guilds, (setter)wayfarers___view___PlayerView_set_guilds,
     NULL, NULL},
    {"workers",
     (getter)wayfarers___view___PlayerView_get_workers, (setter)wayfarers___view___PlayerView_set_workers,
     NULL, NULL},
    {"dice",
     (getter)wayfarers___view___PlayerView_get_dice, (setter)wayfarers___view___PlayerView_set_dice,
     NULL, NULL},
    {"reserve",
     (getter)wayfarers___view___PlayerView_get_reserve, (setter)wayfarers___view___PlayerView_set_reserve,
     NULL, NULL},
    {"marker",
     (getter)wayfarers___view___PlayerView_get_marker, (setter)wayfarers___view___PlayerView_set_marker,
     NULL, NULL},
    {"land",
     (getter)wayfarers___view___PlayerView_get_land, (setter)wayfarers___view___PlayerView_set_land,
     NULL, NULL},
    {"water",
     (getter)wayfarers___view___PlayerView_get_water, (setter)wayfarers___view___PlayerView_set_water,
     NULL, NULL},
    {"space",
     (getter)wayfarers___view___PlayerView_get_space, (setter)wayfarers___view___PlayerView_set_space,
     NULL, NULL},
    {"slots",
     (getter)wayfarers___view___PlayerView_get_slots, (setter)wayfarers___view___PlayerView_set_slots,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___view___PlayerView_get_tiles, (setter)wayfarers___view___PlayerView_set_tiles,
     NULL, NULL},
    {"tags",
     (getter)wayfarers___view___PlayerView_get_tags, (setter)wayfarers___view___PlayerView_set_tags,
     NULL, NULL},
    {"tile_counts",
     (getter)wayfarers___view___PlayerView_get_tile_counts, (setter)wayfarers___view___PlayerView_set_tile_counts,
     NULL, NULL},
    {"points",
     (getter)wayfarers___view___PlayerView_get_points, (setter)wayfarers___view___PlayerView_set_points,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___PlayerView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__PlayerView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___PlayerView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "PlayerView",
    .tp_new = wayfarers___view___PlayerView_new,
    .tp_dealloc = (destructor)wayfarers___view___PlayerView_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___PlayerView_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___PlayerView_clear,
    .tp_getset = wayfarers___view___PlayerView_getseters,
    .tp_methods = wayfarers___view___PlayerView_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___PlayerViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("PlayerView()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___PlayerView_template = &CPyType_wayfarers___view___PlayerView_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__PlayerView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___PlayerViewObject *self;
    self = (serai___games___wayfarers___view___PlayerViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___PlayerView_vtable;
    self->_silver = CPY_INT_TAG;
    self->_provision = CPY_INT_TAG;
    self->_influence = CPY_INT_TAG;
    self->_reserve = CPY_INT_TAG;
    self->_points = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___PlayerView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__PlayerView_setup((PyObject *)CPyType_wayfarers___view___PlayerView);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___PlayerView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___PlayerView_get_board(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_board == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'board' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_board);
    PyObject *retval = self->_board;
    return retval;
}

static int
wayfarers___view___PlayerView_set_board(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'board' cannot be deleted");
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
    if (self->_board != NULL) {
        CPy_DECREF(self->_board);
    }
    self->_board = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_silver(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
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
wayfarers___view___PlayerView_set_silver(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___PlayerView_get_provision(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_provision == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'provision' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_provision);
    PyObject *retval = CPyTagged_StealAsObject(self->_provision);
    return retval;
}

static int
wayfarers___view___PlayerView_set_provision(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'provision' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_provision);
    }
    self->_provision = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_influence(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
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
wayfarers___view___PlayerView_set_influence(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___PlayerView_get_guilds(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
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
wayfarers___view___PlayerView_set_guilds(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___PlayerView_get_workers(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
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
wayfarers___view___PlayerView_set_workers(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___PlayerView_get_dice(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_dice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_dice);
    PyObject *retval = self->_dice;
    return retval;
}

static int
wayfarers___view___PlayerView_set_dice(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'dice' cannot be deleted");
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
wayfarers___view___PlayerView_get_reserve(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_reserve == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reserve' of 'PlayerView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_reserve);
    PyObject *retval = CPyTagged_StealAsObject(self->_reserve);
    return retval;
}

static int
wayfarers___view___PlayerView_set_reserve(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'reserve' cannot be deleted");
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
wayfarers___view___PlayerView_get_marker(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_marker == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'marker' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_marker);
    PyObject *retval = self->_marker;
    return retval;
}

static int
wayfarers___view___PlayerView_set_marker(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'marker' cannot be deleted");
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
    if (self->_marker != NULL) {
        CPy_DECREF(self->_marker);
    }
    self->_marker = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_land(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_land == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'land' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_land);
    PyObject *retval = self->_land;
    return retval;
}

static int
wayfarers___view___PlayerView_set_land(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'land' cannot be deleted");
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
    if (self->_land != NULL) {
        CPy_DECREF(self->_land);
    }
    self->_land = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_water(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_water == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'water' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_water);
    PyObject *retval = self->_water;
    return retval;
}

static int
wayfarers___view___PlayerView_set_water(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'water' cannot be deleted");
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
    if (self->_water != NULL) {
        CPy_DECREF(self->_water);
    }
    self->_water = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_space(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_space == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space);
    PyObject *retval = self->_space;
    return retval;
}

static int
wayfarers___view___PlayerView_set_space(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'space' cannot be deleted");
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
    if (self->_space != NULL) {
        CPy_DECREF(self->_space);
    }
    self->_space = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_slots(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
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
wayfarers___view___PlayerView_set_slots(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___PlayerView_get_tiles(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___view___PlayerView_set_tiles(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'tiles' cannot be deleted");
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
wayfarers___view___PlayerView_get_tags(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_tags == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tags' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tags);
    PyObject *retval = self->_tags;
    return retval;
}

static int
wayfarers___view___PlayerView_set_tags(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'tags' cannot be deleted");
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
    if (self->_tags != NULL) {
        CPy_DECREF(self->_tags);
    }
    self->_tags = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_tile_counts(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
{
    if (unlikely(self->_tile_counts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tile_counts' of 'PlayerView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tile_counts);
    PyObject *retval = self->_tile_counts;
    return retval;
}

static int
wayfarers___view___PlayerView_set_tile_counts(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'PlayerView' object attribute 'tile_counts' cannot be deleted");
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
    if (self->_tile_counts != NULL) {
        CPy_DECREF(self->_tile_counts);
    }
    self->_tile_counts = tmp;
    return 0;
}

static PyObject *
wayfarers___view___PlayerView_get_points(serai___games___wayfarers___view___PlayerViewObject *self, void *closure)
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
wayfarers___view___PlayerView_set_points(serai___games___wayfarers___view___PlayerViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___AutomaView_traverse(serai___games___wayfarers___view___AutomaViewObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_board);
    Py_VISIT(self->_guilds);
    Py_VISIT(self->_workers);
    Py_VISIT(self->_marker);
    if (CPyTagged_CheckLong(self->_resource)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_resource));
    }
    if (CPyTagged_CheckLong(self->_comets)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_comets));
    }
    Py_VISIT(self->_cards);
    Py_VISIT(self->_tiles);
    if (CPyTagged_CheckLong(self->_path)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_path));
    }
    Py_VISIT(self->_schemes);
    if (CPyTagged_CheckLong(self->_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_points));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___AutomaView_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___AutomaViewObject *self = (serai___games___wayfarers___view___AutomaViewObject *)cpy_r_self;
    Py_CLEAR(self->_board);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_marker);
    if (CPyTagged_CheckLong(self->_resource)) {
        CPyTagged __tmp = self->_resource;
        self->_resource = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_comets)) {
        CPyTagged __tmp = self->_comets;
        self->_comets = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_tiles);
    if (CPyTagged_CheckLong(self->_path)) {
        CPyTagged __tmp = self->_path;
        self->_path = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_schemes);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___view___AutomaView_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___AutomaViewObject *self = (serai___games___wayfarers___view___AutomaViewObject *)cpy_r_self;
    Py_CLEAR(self->_board);
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_workers);
    Py_CLEAR(self->_marker);
    if (CPyTagged_CheckLong(self->_resource)) {
        CPyTagged __tmp = self->_resource;
        self->_resource = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_comets)) {
        CPyTagged __tmp = self->_comets;
        self->_comets = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_tiles);
    if (CPyTagged_CheckLong(self->_path)) {
        CPyTagged __tmp = self->_path;
        self->_path = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_schemes);
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
wayfarers___view___AutomaView_dealloc(serai___games___wayfarers___view___AutomaViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___AutomaView_dealloc)
    CPyDef_wayfarers___view___AutomaView_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__AutomaView_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___AutomaView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___AutomaView_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___AutomaView) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__AutomaView_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___AutomaView_vtable[1];
static bool
CPyDef_wayfarers___view___AutomaView_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___AutomaView_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___AutomaView_vtable, wayfarers___view___AutomaView_vtable_scratch, sizeof(wayfarers___view___AutomaView_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___AutomaView_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___AutomaView_get_board(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_board(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_guilds(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_guilds(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_workers(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_workers(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_marker(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_marker(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_resource(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_resource(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_comets(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_comets(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_cards(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_cards(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_tiles(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_tiles(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_path(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_path(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_schemes(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_schemes(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___AutomaView_get_points(serai___games___wayfarers___view___AutomaViewObject *self, void *closure);
static int
wayfarers___view___AutomaView_set_points(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___AutomaView_getseters[] = {
    {"board",
     (getter)wayfarers___view___AutomaView_get_board, (setter)wayfarers___view___AutomaView_set_board,
     NULL, NULL},
    {"guilds",
     (getter)wayfarers___view___AutomaView_get_guilds, (setter)wayfarers___view___AutomaView_set_guilds,
     NULL, NULL},
    {"workers",
     (getter)wayfarers___view___AutomaView_get_workers, (setter)wayfarers___view___AutomaView_set_workers,
     NULL, NULL},
    {"marker",
     (getter)wayfarers___view___AutomaView_get_marker, (setter)wayfarers___view___AutomaView_set_marker,
     NULL, NULL},
    {"resource",
     (getter)wayfarers___view___AutomaView_get_resource, (setter)wayfarers___view___AutomaView_set_resource,
     NULL, NULL},
    {"comets",
     (getter)wayfarers___view___AutomaView_get_comets, (setter)wayfarers___view___AutomaView_set_comets,
     NULL, NULL},
    {"cards",
     (getter)wayfarers___view___AutomaView_get_cards, (setter)wayfarers___view___AutomaView_set_cards,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___view___AutomaView_get_tiles, (setter)wayfarers___view___AutomaView_set_tiles,
     NULL, NULL},
    {"path",
     (getter)wayfarers___view___AutomaView_get_path, (setter)wayfarers___view___AutomaView_set_path,
     NULL, NULL},
    {"schemes",
     (getter)wayfarers___view___AutomaView_get_schemes, (setter)wayfarers___view___AutomaView_set_schemes,
     NULL, NULL},
    {"points",
     (getter)wayfarers___view___AutomaView_get_points, (setter)wayfarers___view___AutomaView_set_points,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___AutomaView_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__AutomaView_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___AutomaView_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "AutomaView",
    .tp_new = wayfarers___view___AutomaView_new,
    .tp_dealloc = (destructor)wayfarers___view___AutomaView_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___AutomaView_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___AutomaView_clear,
    .tp_getset = wayfarers___view___AutomaView_getseters,
    .tp_methods = wayfarers___view___AutomaView_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___AutomaViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("AutomaView()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___AutomaView_template = &CPyType_wayfarers___view___AutomaView_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__AutomaView_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___AutomaViewObject *self;
    self = (serai___games___wayfarers___view___AutomaViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___AutomaView_vtable;
    self->_resource = CPY_INT_TAG;
    self->_comets = CPY_INT_TAG;
    self->_path = CPY_INT_TAG;
    self->_points = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___AutomaView(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__AutomaView_setup((PyObject *)CPyType_wayfarers___view___AutomaView);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___AutomaView->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___AutomaView_get_board(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_board == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'board' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_board);
    PyObject *retval = self->_board;
    return retval;
}

static int
wayfarers___view___AutomaView_set_board(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'board' cannot be deleted");
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
    if (self->_board != NULL) {
        CPy_DECREF(self->_board);
    }
    self->_board = tmp;
    return 0;
}

static PyObject *
wayfarers___view___AutomaView_get_guilds(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
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
wayfarers___view___AutomaView_set_guilds(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___AutomaView_get_workers(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'workers' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_workers);
    PyObject *retval = self->_workers;
    return retval;
}

static int
wayfarers___view___AutomaView_set_workers(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'workers' cannot be deleted");
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
wayfarers___view___AutomaView_get_marker(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_marker == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'marker' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_marker);
    PyObject *retval = self->_marker;
    return retval;
}

static int
wayfarers___view___AutomaView_set_marker(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'marker' cannot be deleted");
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
    if (self->_marker != NULL) {
        CPy_DECREF(self->_marker);
    }
    self->_marker = tmp;
    return 0;
}

static PyObject *
wayfarers___view___AutomaView_get_resource(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_resource == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resource' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_resource);
    PyObject *retval = CPyTagged_StealAsObject(self->_resource);
    return retval;
}

static int
wayfarers___view___AutomaView_set_resource(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'resource' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_resource != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_resource);
    }
    self->_resource = tmp;
    return 0;
}

static PyObject *
wayfarers___view___AutomaView_get_comets(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_comets == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'comets' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_comets);
    PyObject *retval = CPyTagged_StealAsObject(self->_comets);
    return retval;
}

static int
wayfarers___view___AutomaView_set_comets(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'comets' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_comets != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_comets);
    }
    self->_comets = tmp;
    return 0;
}

static PyObject *
wayfarers___view___AutomaView_get_cards(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
wayfarers___view___AutomaView_set_cards(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'cards' cannot be deleted");
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
wayfarers___view___AutomaView_get_tiles(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___view___AutomaView_set_tiles(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'tiles' cannot be deleted");
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
wayfarers___view___AutomaView_get_path(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_path == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'path' of 'AutomaView' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_path);
    PyObject *retval = CPyTagged_StealAsObject(self->_path);
    return retval;
}

static int
wayfarers___view___AutomaView_set_path(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'path' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_path != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_path);
    }
    self->_path = tmp;
    return 0;
}

static PyObject *
wayfarers___view___AutomaView_get_schemes(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
{
    if (unlikely(self->_schemes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'schemes' of 'AutomaView' undefined");
        return NULL;
    }
    CPy_INCREF(self->_schemes);
    PyObject *retval = self->_schemes;
    return retval;
}

static int
wayfarers___view___AutomaView_set_schemes(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AutomaView' object attribute 'schemes' cannot be deleted");
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
    if (self->_schemes != NULL) {
        CPy_DECREF(self->_schemes);
    }
    self->_schemes = tmp;
    return 0;
}

static PyObject *
wayfarers___view___AutomaView_get_points(serai___games___wayfarers___view___AutomaViewObject *self, void *closure)
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
wayfarers___view___AutomaView_set_points(serai___games___wayfarers___view___AutomaViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___View_traverse(serai___games___wayfarers___view___ViewObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->_sides);
    Py_VISIT(self->_rows);
    Py_VISIT(self->_journal_tiles);
    Py_VISIT(self->_track_workers);
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_drawn);
    if (CPyTagged_CheckLong(self->_hand)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_hand));
    }
    Py_VISIT(self->_players);
    Py_VISIT(self->_automa);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___view___View_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___ViewObject *self = (serai___games___wayfarers___view___ViewObject *)cpy_r_self;
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
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_track_workers);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_drawn);
    if (CPyTagged_CheckLong(self->_hand)) {
        CPyTagged __tmp = self->_hand;
        self->_hand = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_automa);
    return 0;
}

static int32_t CPyDef_wayfarers___view___View_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___view___ViewObject *self = (serai___games___wayfarers___view___ViewObject *)cpy_r_self;
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
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_track_workers);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_drawn);
    if (CPyTagged_CheckLong(self->_hand)) {
        CPyTagged __tmp = self->_hand;
        self->_hand = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_automa);
    return 0;
}

static void
wayfarers___view___View_dealloc(serai___games___wayfarers___view___ViewObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___view___View_dealloc)
    CPyDef_wayfarers___view___View_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___view_____mypyc__View_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs);

static PyObject *
wayfarers___view___View_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___view___View) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___view_____mypyc__View_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___view___View_vtable[1];
static bool
CPyDef_wayfarers___view___View_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___view___View_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___view___View_vtable, wayfarers___view___View_vtable_scratch, sizeof(wayfarers___view___View_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___view___View_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___view___View_get_seat(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_seat(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_turn(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_turn(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_first(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_first(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_turns_left(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_turns_left(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_sides(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_sides(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_rows(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_rows(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_journal_tiles(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_journal_tiles(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_track_workers(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_track_workers(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_tiles(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_tiles(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_drawn(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_drawn(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_hand(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_hand(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_players(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_players(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___view___View_get_automa(serai___games___wayfarers___view___ViewObject *self, void *closure);
static int
wayfarers___view___View_set_automa(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___view___View_getseters[] = {
    {"seat",
     (getter)wayfarers___view___View_get_seat, (setter)wayfarers___view___View_set_seat,
     NULL, NULL},
    {"turn",
     (getter)wayfarers___view___View_get_turn, (setter)wayfarers___view___View_set_turn,
     NULL, NULL},
    {"first",
     (getter)wayfarers___view___View_get_first, (setter)wayfarers___view___View_set_first,
     NULL, NULL},
    {"turns_left",
     (getter)wayfarers___view___View_get_turns_left, (setter)wayfarers___view___View_set_turns_left,
     NULL, NULL},
    {"sides",
     (getter)wayfarers___view___View_get_sides, (setter)wayfarers___view___View_set_sides,
     NULL, NULL},
    {"rows",
     (getter)wayfarers___view___View_get_rows, (setter)wayfarers___view___View_set_rows,
     NULL, NULL},
    {"journal_tiles",
     (getter)wayfarers___view___View_get_journal_tiles, (setter)wayfarers___view___View_set_journal_tiles,
     NULL, NULL},
    {"track_workers",
     (getter)wayfarers___view___View_get_track_workers, (setter)wayfarers___view___View_set_track_workers,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___view___View_get_tiles, (setter)wayfarers___view___View_set_tiles,
     NULL, NULL},
    {"drawn",
     (getter)wayfarers___view___View_get_drawn, (setter)wayfarers___view___View_set_drawn,
     NULL, NULL},
    {"hand",
     (getter)wayfarers___view___View_get_hand, (setter)wayfarers___view___View_set_hand,
     NULL, NULL},
    {"players",
     (getter)wayfarers___view___View_get_players, (setter)wayfarers___view___View_set_players,
     NULL, NULL},
    {"automa",
     (getter)wayfarers___view___View_get_automa, (setter)wayfarers___view___View_set_automa,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___view___View_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___view_____mypyc__View_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___view___View_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "View",
    .tp_new = wayfarers___view___View_new,
    .tp_dealloc = (destructor)wayfarers___view___View_dealloc,
    .tp_traverse = (traverseproc)wayfarers___view___View_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___view___View_clear,
    .tp_getset = wayfarers___view___View_getseters,
    .tp_methods = wayfarers___view___View_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___view___ViewObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("View()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___view___View_template = &CPyType_wayfarers___view___View_template_;

PyObject *CPyDef_wayfarers___view_____mypyc__View_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___view___ViewObject *self;
    self = (serai___games___wayfarers___view___ViewObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___view___View_vtable;
    self->_seat = CPY_INT_TAG;
    self->_turn = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_hand = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___view___View(PyObject *cpy_r_args, PyObject *cpy_r_kwargs)
{
    PyObject *self = CPyDef_wayfarers___view_____mypyc__View_setup((PyObject *)CPyType_wayfarers___view___View);
    if (self == NULL)
        return NULL;
    int res = CPyType_wayfarers___view___View->tp_init(self, cpy_r_args, cpy_r_kwargs);
    if (res < 0) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___view___View_get_seat(serai___games___wayfarers___view___ViewObject *self, void *closure)
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
wayfarers___view___View_set_seat(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___View_get_turn(serai___games___wayfarers___view___ViewObject *self, void *closure)
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
wayfarers___view___View_set_turn(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___View_get_first(serai___games___wayfarers___view___ViewObject *self, void *closure)
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
wayfarers___view___View_set_first(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___View_get_turns_left(serai___games___wayfarers___view___ViewObject *self, void *closure)
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
wayfarers___view___View_set_turns_left(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
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
    if (tmp != NULL) goto __LL8519;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8519;
    CPy_TypeError("int or None", value); 
    tmp = NULL;
__LL8519: ;
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
wayfarers___view___View_get_sides(serai___games___wayfarers___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_sides == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'sides' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_sides);
    PyObject *retval = self->_sides;
    return retval;
}

static int
wayfarers___view___View_set_sides(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'sides' cannot be deleted");
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
    if (self->_sides != NULL) {
        CPy_DECREF(self->_sides);
    }
    self->_sides = tmp;
    return 0;
}

static PyObject *
wayfarers___view___View_get_rows(serai___games___wayfarers___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_rows == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rows);
    PyObject *retval = self->_rows;
    return retval;
}

static int
wayfarers___view___View_set_rows(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'rows' cannot be deleted");
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
    if (self->_rows != NULL) {
        CPy_DECREF(self->_rows);
    }
    self->_rows = tmp;
    return 0;
}

static PyObject *
wayfarers___view___View_get_journal_tiles(serai___games___wayfarers___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_journal_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'journal_tiles' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_journal_tiles);
    PyObject *retval = self->_journal_tiles;
    return retval;
}

static int
wayfarers___view___View_set_journal_tiles(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'journal_tiles' cannot be deleted");
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
    if (self->_journal_tiles != NULL) {
        CPy_DECREF(self->_journal_tiles);
    }
    self->_journal_tiles = tmp;
    return 0;
}

static PyObject *
wayfarers___view___View_get_track_workers(serai___games___wayfarers___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_track_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track_workers' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track_workers);
    PyObject *retval = self->_track_workers;
    return retval;
}

static int
wayfarers___view___View_set_track_workers(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'track_workers' cannot be deleted");
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
    if (self->_track_workers != NULL) {
        CPy_DECREF(self->_track_workers);
    }
    self->_track_workers = tmp;
    return 0;
}

static PyObject *
wayfarers___view___View_get_tiles(serai___games___wayfarers___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___view___View_set_tiles(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'tiles' cannot be deleted");
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
    if (self->_tiles != NULL) {
        CPy_DECREF(self->_tiles);
    }
    self->_tiles = tmp;
    return 0;
}

static PyObject *
wayfarers___view___View_get_drawn(serai___games___wayfarers___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_drawn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'drawn' of 'View' undefined");
        return NULL;
    }
    CPy_INCREF(self->_drawn);
    PyObject *retval = self->_drawn;
    return retval;
}

static int
wayfarers___view___View_set_drawn(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'drawn' cannot be deleted");
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
    if (self->_drawn != NULL) {
        CPy_DECREF(self->_drawn);
    }
    self->_drawn = tmp;
    return 0;
}

static PyObject *
wayfarers___view___View_get_hand(serai___games___wayfarers___view___ViewObject *self, void *closure)
{
    if (unlikely(self->_hand == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'hand' of 'View' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_hand);
    PyObject *retval = CPyTagged_StealAsObject(self->_hand);
    return retval;
}

static int
wayfarers___view___View_set_hand(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'hand' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_hand != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_hand);
    }
    self->_hand = tmp;
    return 0;
}

static PyObject *
wayfarers___view___View_get_players(serai___games___wayfarers___view___ViewObject *self, void *closure)
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
wayfarers___view___View_set_players(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
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
wayfarers___view___View_get_automa(serai___games___wayfarers___view___ViewObject *self, void *closure)
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
wayfarers___view___View_set_automa(serai___games___wayfarers___view___ViewObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'View' object attribute 'automa' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_wayfarers___view___AutomaView)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8520;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL8520;
    CPy_TypeError("serai.games.wayfarers.view.AutomaView or None", value); 
    tmp = NULL;
__LL8520: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_automa != NULL) {
        CPy_DECREF(self->_automa);
    }
    self->_automa = tmp;
    return 0;
}
static PyMethodDef wayfarers___viewmodule_methods[] = {
    {"observe", (PyCFunction)CPyPy_wayfarers___view___observe, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("observe(t, seat)\n--\n\n") /* docstring */},
    {"seen_by", (PyCFunction)CPyPy_wayfarers___view___seen_by, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_by(t, common, seat)\n--\n\n") /* docstring */},
    {"redeal", (PyCFunction)CPyPy_wayfarers___view___redeal, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("redeal(t, seat, seed)\n--\n\n") /* docstring */},
    {"_eyes", (PyCFunction)CPyPy_wayfarers___view____eyes, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_eyes(seat)\n--\n\n") /* docstring */},
    {"_row", (PyCFunction)CPyPy_wayfarers___view____row, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_row(t, row, seat)\n--\n\n") /* docstring */},
    {"_known", (PyCFunction)CPyPy_wayfarers___view____known, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_known(t, row, seat)\n--\n\n") /* docstring */},
    {"known_cards", (PyCFunction)CPyPy_wayfarers___view___known_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("known_cards(t, row, seat)\n--\n\n") /* docstring */},
    {"seen_cards", (PyCFunction)CPyPy_wayfarers___view___seen_cards, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("seen_cards(t, row, seat)\n--\n\n") /* docstring */},
    {"_drawn", (PyCFunction)CPyPy_wayfarers___view____drawn, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_drawn(t, seat)\n--\n\n") /* docstring */},
    {"_player", (PyCFunction)CPyPy_wayfarers___view____player, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_player(t, seat, player)\n--\n\n") /* docstring */},
    {"_display", (PyCFunction)CPyPy_wayfarers___view____display, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_display(book, first, cards, workers, influence)\n--\n\n") /* docstring */},
    {"_panorama", (PyCFunction)CPyPy_wayfarers___view____panorama, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_panorama(book, numbers, tucked, ready)\n--\n\n") /* docstring */},
    {"_die_slots", (PyCFunction)CPyPy_wayfarers___view____die_slots, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_die_slots(book, slots, dice, ready)\n--\n\n") /* docstring */},
    {"_tiles", (PyCFunction)CPyPy_wayfarers___view____tiles, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tiles(book, tiles)\n--\n\n") /* docstring */},
    {"_tile_counts", (PyCFunction)CPyPy_wayfarers___view____tile_counts, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_tile_counts(book, tiles)\n--\n\n") /* docstring */},
    {"_automa", (PyCFunction)CPyPy_wayfarers___view____automa, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_automa(t, automa)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___view__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___view__internal, "__name__");
    CPyStatic_wayfarers___view___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___view__internal);
    if (unlikely(CPyStatic_wayfarers___view___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___view_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___view__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___view____COMMON);
    CPyStatic_wayfarers___view____COMMON = NULL;
    Py_CLEAR(CPyType_wayfarers___view___DisplaySlot);
    Py_CLEAR(CPyType_wayfarers___view___RowView);
    Py_CLEAR(CPyType_wayfarers___view___PanoramaCard);
    Py_CLEAR(CPyType_wayfarers___view___DieSlot);
    Py_CLEAR(CPyType_wayfarers___view___TileView);
    Py_CLEAR(CPyType_wayfarers___view___PlayerView);
    Py_CLEAR(CPyType_wayfarers___view___AutomaView);
    Py_CLEAR(CPyType_wayfarers___view___View);
    return -1;
}
int CPyExec_serai___games___wayfarers___view(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___view__impl, &CPyImportState_serai___games___wayfarers___view, &CPyModule_serai___games___wayfarers___view);
}
static struct PyModuleDef wayfarers___viewmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.view",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___viewmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___view(void)
{
    if (CPyModule_serai___games___wayfarers___view__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___view__internal);
        return CPyModule_serai___games___wayfarers___view__internal;
    }
    CPyModule_serai___games___wayfarers___view__internal = PyModule_Create(&wayfarers___viewmodule);
    return CPyModule_serai___games___wayfarers___view__internal;
}

PyObject *CPyInit_serai___games___wayfarers___view(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___view__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___view__internal);
        return CPyModule_serai___games___wayfarers___view__internal;
    }
    CPyModule_serai___games___wayfarers___view__internal = PyModule_Create(&wayfarers___viewmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___view__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.view");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___view__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___view__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___view__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___view(CPyModule_serai___games___wayfarers___view__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___view__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.view");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___view__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view___observe(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
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
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    PyObject *cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    CPyPtr cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    CPyPtr cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    tuple_T2OO cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    tuple_T5OOOOO cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyTagged cpy_r_row;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    CPyTagged cpy_r_r47;
    char cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
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
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    tuple_T2OO cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    int64_t cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject **cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    tuple_T2OI cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyTagged cpy_r_r90;
    char cpy_r_r91;
    int32_t cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject **cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    tuple_T2OI cpy_r_r109;
    PyObject *cpy_r_r110;
    CPyTagged cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    int32_t cpy_r_r114;
    char cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyTagged cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    int64_t cpy_r_r122;
    CPyPtr cpy_r_r123;
    int64_t cpy_r_r124;
    char cpy_r_r125;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r126;
    CPyPtr cpy_r_r127;
    int64_t cpy_r_r128;
    CPyPtr cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    CPyTagged cpy_r_r135;
    int64_t cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    char cpy_r_r140;
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
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "book", 125, CPyStatic_wayfarers___view___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "seat", 127, CPyStatic_wayfarers___view___globals);
        goto CPyL95;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turn;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "turn", 128, CPyStatic_wayfarers___view___globals);
        goto CPyL96;
    }
    CPyTagged_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_first;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "first", 129, CPyStatic_wayfarers___view___globals);
        goto CPyL97;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "turns_left", 130, CPyStatic_wayfarers___view___globals);
        goto CPyL98;
    }
CPyL5: ;
    cpy_r_r5 = cpy_r_r4 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (cpy_r_r6) goto CPyL7;
    cpy_r_r7 = 0 & 1;
    cpy_r_r8 = cpy_r_r7 != 0;
    if (!cpy_r_r8) goto CPyL8;
CPyL7: ;
    cpy_r_r9 = CPyTagged_IsLt_(cpy_r_r4, 0);
    cpy_r_r10 = cpy_r_r9 ^ 1;
    if (cpy_r_r10) {
        goto CPyL9;
    } else
        goto CPyL11;
CPyL8: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_r4 >= (Py_ssize_t)0;
    if (!cpy_r_r11) goto CPyL11;
CPyL9: ;
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_turns_left;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "turns_left", 130, CPyStatic_wayfarers___view___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL10: ;
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r14 = cpy_r_r13;
    goto CPyL12;
CPyL11: ;
    cpy_r_r15 = Py_None;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r14 = cpy_r_r15;
CPyL12: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_sides;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "sides", 131, CPyStatic_wayfarers___view___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r16);
CPyL13: ;
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r18 = *(int64_t *)cpy_r_r17;
    cpy_r_r19 = PyTuple_New(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 131, CPyStatic_wayfarers___view___globals);
        goto CPyL100;
    }
    cpy_r_r20 = 0;
CPyL15: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r20 < cpy_r_r22;
    if (!cpy_r_r23) goto CPyL101;
    cpy_r_r24 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r25 = *(CPyPtr *)cpy_r_r24;
    cpy_r_r26 = cpy_r_r20 * 8;
    cpy_r_r27 = cpy_r_r25 + cpy_r_r26;
    cpy_r_r28 = *(PyObject * *)cpy_r_r27;
    CPy_INCREF(cpy_r_r28);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 131, CPyStatic_wayfarers___view___globals);
        goto CPyL102;
    }
    cpy_r_r30 = CPyStatic_wayfarers___names___SIDES;
    if (unlikely(cpy_r_r30.f0 == NULL)) {
        goto CPyL103;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r31 = 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 131, CPyStatic_wayfarers___view___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL20: ;
    CPy_INCREF(cpy_r_r30.f0);
    CPy_INCREF(cpy_r_r30.f1);
    cpy_r_r32 = PyTuple_New(2);
    if (unlikely(cpy_r_r32 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8521 = cpy_r_r30.f0;
    PyTuple_SET_ITEM(cpy_r_r32, 0, __tmp8521);
    PyObject *__tmp8522 = cpy_r_r30.f1;
    PyTuple_SET_ITEM(cpy_r_r32, 1, __tmp8522);
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r32, cpy_r_r29);
    CPy_DECREF(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 131, CPyStatic_wayfarers___view___globals);
        goto CPyL102;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "observe", 131, CPyStatic_wayfarers___view___globals, "str", cpy_r_r33);
        goto CPyL102;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r19, cpy_r_r20, cpy_r_r34);
    cpy_r_r35 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r35;
    goto CPyL15;
CPyL24: ;
    cpy_r_r36 = PyDict_New();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 132, CPyStatic_wayfarers___view___globals);
        goto CPyL104;
    }
    cpy_r_r37 = 0;
    cpy_r_r38 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r38.f0 == NULL)) {
        goto CPyL105;
    } else
        goto CPyL28;
CPyL26: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r39 = 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 132, CPyStatic_wayfarers___view___globals);
        goto CPyL94;
    }
    CPy_Unreachable();
CPyL28: ;
    CPy_INCREF(cpy_r_r38.f0);
    CPy_INCREF(cpy_r_r38.f1);
    CPy_INCREF(cpy_r_r38.f2);
    CPy_INCREF(cpy_r_r38.f3);
    CPy_INCREF(cpy_r_r38.f4);
    cpy_r_r40 = PyTuple_New(5);
    if (unlikely(cpy_r_r40 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8523 = cpy_r_r38.f0;
    PyTuple_SET_ITEM(cpy_r_r40, 0, __tmp8523);
    PyObject *__tmp8524 = cpy_r_r38.f1;
    PyTuple_SET_ITEM(cpy_r_r40, 1, __tmp8524);
    PyObject *__tmp8525 = cpy_r_r38.f2;
    PyTuple_SET_ITEM(cpy_r_r40, 2, __tmp8525);
    PyObject *__tmp8526 = cpy_r_r38.f3;
    PyTuple_SET_ITEM(cpy_r_r40, 3, __tmp8526);
    PyObject *__tmp8527 = cpy_r_r38.f4;
    PyTuple_SET_ITEM(cpy_r_r40, 4, __tmp8527);
    cpy_r_r41 = PyObject_GetIter(cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 132, CPyStatic_wayfarers___view___globals);
        goto CPyL106;
    }
CPyL29: ;
    cpy_r_r42 = PyIter_Next(cpy_r_r41);
    if (cpy_r_r42 == NULL) goto CPyL107;
    cpy_r_row = cpy_r_r37;
    if (likely(PyUnicode_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "observe", 132, CPyStatic_wayfarers___view___globals, "str", cpy_r_r42);
        goto CPyL108;
    }
    cpy_r_r44 = CPyDef_wayfarers___view____row(cpy_r_t, cpy_r_row, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 132, CPyStatic_wayfarers___view___globals);
        goto CPyL109;
    }
    cpy_r_r45 = PyDict_SetItem(cpy_r_r36, cpy_r_r43, cpy_r_r44);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 132, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    cpy_r_r47 = cpy_r_r37 + 2;
    cpy_r_r37 = cpy_r_r47;
    goto CPyL29;
CPyL34: ;
    cpy_r_r48 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 132, CPyStatic_wayfarers___view___globals);
        goto CPyL106;
    }
    cpy_r_r49 = PyDict_New();
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 133, CPyStatic_wayfarers___view___globals);
        goto CPyL106;
    }
    cpy_r_r50 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tile_spaces;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Book", "tile_spaces", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r50);
CPyL37: ;
    cpy_r_r51 = 0;
CPyL38: ;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyVarObject, ob_size));
    cpy_r_r53 = *(int64_t *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r51 < cpy_r_r53;
    if (!cpy_r_r54) goto CPyL112;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 133, CPyStatic_wayfarers___view___globals);
        goto CPyL113;
    }
    cpy_r_r61 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Book", "track", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL114;
    }
CPyL41: ;
    cpy_r_r62 = CPyList_GetItemBorrow(cpy_r_r61, cpy_r_r60);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL114;
    }
    if (likely(Py_TYPE(cpy_r_r62) == CPyType_wayfarers___printed___Space))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "observe", 134, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Space", cpy_r_r62);
        goto CPyL114;
    }
    cpy_r_r64 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r63)->_id;
    CPy_INCREF(cpy_r_r64);
    cpy_r_r65 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_journal_tiles;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Book", "journal_tiles", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL115;
    }
    CPy_INCREF(cpy_r_r65);
CPyL44: ;
    cpy_r_r66 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_journal_tiles;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "journal_tiles", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
CPyL45: ;
    cpy_r_r67 = CPyList_GetItemBorrow(cpy_r_r66, cpy_r_r60);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
    cpy_r_r69 = CPyList_GetItem(cpy_r_r65, cpy_r_r68);
    CPy_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL115;
    }
    PyObject *__tmp8528;
    if (unlikely(!(PyTuple_Check(cpy_r_r69) && PyTuple_GET_SIZE(cpy_r_r69) == 2))) {
        __tmp8528 = NULL;
        goto __LL8529;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r69, 0))))
        __tmp8528 = PyTuple_GET_ITEM(cpy_r_r69, 0);
    else {
        __tmp8528 = NULL;
    }
    if (__tmp8528 == NULL) goto __LL8529;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r69, 1), CPyType_kernel___effects___Effect)))
        __tmp8528 = PyTuple_GET_ITEM(cpy_r_r69, 1);
    else {
        __tmp8528 = NULL;
    }
    if (__tmp8528 == NULL) goto __LL8529;
    __tmp8528 = cpy_r_r69;
__LL8529: ;
    if (unlikely(__tmp8528 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Effect]", cpy_r_r69); cpy_r_r70 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp8530 = PyTuple_GET_ITEM(cpy_r_r69, 0);
        CPy_INCREF(__tmp8530);
        PyObject *__tmp8531;
        if (likely(PyUnicode_Check(__tmp8530)))
            __tmp8531 = __tmp8530;
        else {
            CPy_TypeError("str", __tmp8530); 
            __tmp8531 = NULL;
        }
        cpy_r_r70.f0 = __tmp8531;
        PyObject *__tmp8532 = PyTuple_GET_ITEM(cpy_r_r69, 1);
        CPy_INCREF(__tmp8532);
        PyObject *__tmp8533;
        if (likely(PyObject_TypeCheck(__tmp8532, CPyType_kernel___effects___Effect)))
            __tmp8533 = __tmp8532;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp8532); 
            __tmp8533 = NULL;
        }
        cpy_r_r70.f1 = __tmp8533;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 134, CPyStatic_wayfarers___view___globals);
        goto CPyL115;
    }
    CPyTagged_DECREF(cpy_r_r60);
    cpy_r_r71 = cpy_r_r70.f0;
    CPy_INCREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r70.f0);
    CPy_DECREF(cpy_r_r70.f1);
    cpy_r_r72 = PyDict_SetItem(cpy_r_r49, cpy_r_r64, cpy_r_r71);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r71);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 133, CPyStatic_wayfarers___view___globals);
        goto CPyL113;
    }
    cpy_r_r74 = cpy_r_r51 + 1;
    cpy_r_r51 = cpy_r_r74;
    goto CPyL38;
CPyL51: ;
    cpy_r_r75 = PyList_New(0);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    cpy_r_r76 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_marks;
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Book", "marks", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r76);
CPyL53: ;
    cpy_r_r77 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_track_workers;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "track_workers", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r77);
CPyL54: ;
    cpy_r_r78 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r79 = CPyStatics[36]; /* 'zip' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL119;
    }
    cpy_r_r81 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r82[3] = {cpy_r_r76, cpy_r_r77, cpy_r_r81};
    cpy_r_r83 = (PyObject **)&cpy_r_r82;
    cpy_r_r84 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r85 = PyObject_Vectorcall(cpy_r_r80, cpy_r_r83, 2, cpy_r_r84);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL119;
    }
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r86 = PyObject_GetIter(cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
CPyL57: ;
    cpy_r_r87 = PyIter_Next(cpy_r_r86);
    if (cpy_r_r87 == NULL) goto CPyL120;
    PyObject *__tmp8534;
    if (unlikely(!(PyTuple_Check(cpy_r_r87) && PyTuple_GET_SIZE(cpy_r_r87) == 2))) {
        __tmp8534 = NULL;
        goto __LL8535;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r87, 0))))
        __tmp8534 = PyTuple_GET_ITEM(cpy_r_r87, 0);
    else {
        __tmp8534 = NULL;
    }
    if (__tmp8534 == NULL) goto __LL8535;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r87, 1))))
        __tmp8534 = PyTuple_GET_ITEM(cpy_r_r87, 1);
    else {
        __tmp8534 = NULL;
    }
    if (__tmp8534 == NULL) goto __LL8535;
    __tmp8534 = cpy_r_r87;
__LL8535: ;
    if (unlikely(__tmp8534 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r87); cpy_r_r88 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8536 = PyTuple_GET_ITEM(cpy_r_r87, 0);
        CPy_INCREF(__tmp8536);
        PyObject *__tmp8537;
        if (likely(PyUnicode_Check(__tmp8536)))
            __tmp8537 = __tmp8536;
        else {
            CPy_TypeError("str", __tmp8536); 
            __tmp8537 = NULL;
        }
        cpy_r_r88.f0 = __tmp8537;
        PyObject *__tmp8538 = PyTuple_GET_ITEM(cpy_r_r87, 1);
        CPyTagged __tmp8539;
        if (likely(PyLong_Check(__tmp8538)))
            __tmp8539 = CPyTagged_FromObject(__tmp8538);
        else {
            goto __LL8540;
        }
        cpy_r_r88.f1 = __tmp8539;
    }
    goto __LL8541;
__LL8540: ;
    CPy_DECREF(cpy_r_r88.f0);
    cpy_r_r88 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8541;
__LL8541: ;
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r88.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL121;
    }
    cpy_r_r89 = cpy_r_r88.f0;
    CPy_INCREF(cpy_r_r89);
    cpy_r_r90 = cpy_r_r88.f1;
    CPyTagged_INCREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r88.f0);
    CPyTagged_DECREF(cpy_r_r88.f1);
    cpy_r_r91 = cpy_r_r90 != 0;
    CPyTagged_DECREF(cpy_r_r90);
    if (!cpy_r_r91) goto CPyL122;
    cpy_r_r92 = PyList_Append(cpy_r_r75, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r93 = cpy_r_r92 >= 0;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL121;
    } else
        goto CPyL57;
CPyL61: ;
    cpy_r_r94 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
    cpy_r_r95 = PyList_AsTuple(cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 136, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    cpy_r_r96 = PyDict_New();
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL123;
    }
    cpy_r_r97 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tiles;
    if (unlikely(cpy_r_r97 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tiles' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r97);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL124;
    }
CPyL65: ;
    cpy_r_r98 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_tiles;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "tiles", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL125;
    }
    CPy_INCREF(cpy_r_r98);
CPyL66: ;
    cpy_r_r99 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r100 = CPyStatics[36]; /* 'zip' */
    cpy_r_r101 = CPyObject_GetAttr(cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL126;
    }
    cpy_r_r102 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r103[3] = {cpy_r_r97, cpy_r_r98, cpy_r_r102};
    cpy_r_r104 = (PyObject **)&cpy_r_r103;
    cpy_r_r105 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r106 = PyObject_Vectorcall(cpy_r_r101, cpy_r_r104, 2, cpy_r_r105);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL126;
    }
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r98);
    cpy_r_r107 = PyObject_GetIter(cpy_r_r106);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL124;
    }
CPyL69: ;
    cpy_r_r108 = PyIter_Next(cpy_r_r107);
    if (cpy_r_r108 == NULL) goto CPyL127;
    PyObject *__tmp8542;
    if (unlikely(!(PyTuple_Check(cpy_r_r108) && PyTuple_GET_SIZE(cpy_r_r108) == 2))) {
        __tmp8542 = NULL;
        goto __LL8543;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r108, 0)) == CPyType_wayfarers___printed___Tile))
        __tmp8542 = PyTuple_GET_ITEM(cpy_r_r108, 0);
    else {
        __tmp8542 = NULL;
    }
    if (__tmp8542 == NULL) goto __LL8543;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r108, 1))))
        __tmp8542 = PyTuple_GET_ITEM(cpy_r_r108, 1);
    else {
        __tmp8542 = NULL;
    }
    if (__tmp8542 == NULL) goto __LL8543;
    __tmp8542 = cpy_r_r108;
__LL8543: ;
    if (unlikely(__tmp8542 == NULL)) {
        CPy_TypeError("tuple[serai.games.wayfarers.printed.Tile, int]", cpy_r_r108); cpy_r_r109 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp8544 = PyTuple_GET_ITEM(cpy_r_r108, 0);
        CPy_INCREF(__tmp8544);
        PyObject *__tmp8545;
        if (likely(Py_TYPE(__tmp8544) == CPyType_wayfarers___printed___Tile))
            __tmp8545 = __tmp8544;
        else {
            CPy_TypeError("serai.games.wayfarers.printed.Tile", __tmp8544); 
            __tmp8545 = NULL;
        }
        cpy_r_r109.f0 = __tmp8545;
        PyObject *__tmp8546 = PyTuple_GET_ITEM(cpy_r_r108, 1);
        CPyTagged __tmp8547;
        if (likely(PyLong_Check(__tmp8546)))
            __tmp8547 = CPyTagged_FromObject(__tmp8546);
        else {
            goto __LL8548;
        }
        cpy_r_r109.f1 = __tmp8547;
    }
    goto __LL8549;
__LL8548: ;
    CPy_DECREF(cpy_r_r109.f0);
    cpy_r_r109 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL8549;
__LL8549: ;
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL128;
    }
    cpy_r_r110 = cpy_r_r109.f0;
    CPy_INCREF(cpy_r_r110);
    cpy_r_r111 = cpy_r_r109.f1;
    CPyTagged_INCREF(cpy_r_r111);
    CPy_DECREF(cpy_r_r109.f0);
    CPyTagged_DECREF(cpy_r_r109.f1);
    cpy_r_r112 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r110)->_id;
    CPy_INCREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r113 = CPyTagged_StealAsObject(cpy_r_r111);
    cpy_r_r114 = PyDict_SetItem(cpy_r_r96, cpy_r_r112, cpy_r_r113);
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r113);
    cpy_r_r115 = cpy_r_r114 >= 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL128;
    } else
        goto CPyL69;
CPyL72: ;
    cpy_r_r116 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 137, CPyStatic_wayfarers___view___globals);
        goto CPyL124;
    }
    cpy_r_r117 = CPyDef_wayfarers___view____drawn(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 138, CPyStatic_wayfarers___view___globals);
        goto CPyL124;
    }
    cpy_r_r118 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_hand;
    if (unlikely(cpy_r_r118 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "hand", 139, CPyStatic_wayfarers___view___globals);
        goto CPyL129;
    }
    CPyTagged_INCREF(cpy_r_r118);
CPyL75: ;
    cpy_r_r119 = PyList_New(0);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 140, CPyStatic_wayfarers___view___globals);
        goto CPyL130;
    }
    cpy_r_r120 = 0;
    cpy_r_r121 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "players", 140, CPyStatic_wayfarers___view___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r121);
CPyL77: ;
    cpy_r_r122 = 0;
CPyL78: ;
    cpy_r_r123 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyVarObject, ob_size));
    cpy_r_r124 = *(int64_t *)cpy_r_r123;
    cpy_r_r125 = cpy_r_r122 < cpy_r_r124;
    if (!cpy_r_r125) goto CPyL132;
    cpy_r_number = cpy_r_r120;
    cpy_r_r126 = (CPyPtr)((CPyPtr)cpy_r_r121 + offsetof(PyListObject, ob_item));
    cpy_r_r127 = *(CPyPtr *)cpy_r_r126;
    cpy_r_r128 = cpy_r_r122 * 8;
    cpy_r_r129 = cpy_r_r127 + cpy_r_r128;
    cpy_r_r130 = *(PyObject * *)cpy_r_r129;
    CPy_INCREF(cpy_r_r130);
    if (likely(Py_TYPE(cpy_r_r130) == CPyType_wayfarers___table___Player))
        cpy_r_r131 = cpy_r_r130;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "observe", 140, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.table.Player", cpy_r_r130);
        goto CPyL133;
    }
    cpy_r_r132 = CPyDef_wayfarers___view____player(cpy_r_t, cpy_r_number, cpy_r_r131);
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 140, CPyStatic_wayfarers___view___globals);
        goto CPyL134;
    }
    cpy_r_r133 = PyList_Append(cpy_r_r119, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 140, CPyStatic_wayfarers___view___globals);
        goto CPyL134;
    }
    cpy_r_r135 = cpy_r_r120 + 2;
    cpy_r_r120 = cpy_r_r135;
    cpy_r_r136 = cpy_r_r122 + 1;
    cpy_r_r122 = cpy_r_r136;
    goto CPyL78;
CPyL83: ;
    cpy_r_r137 = PyList_AsTuple(cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 140, CPyStatic_wayfarers___view___globals);
        goto CPyL130;
    }
    cpy_r_r138 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "automa", 141, CPyStatic_wayfarers___view___globals);
        goto CPyL135;
    }
CPyL85: ;
    cpy_r_r139 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r140 = cpy_r_r138 != cpy_r_r139;
    if (!cpy_r_r140) goto CPyL90;
    cpy_r_r141 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "observe", "Table", "automa", 141, CPyStatic_wayfarers___view___globals);
        goto CPyL135;
    }
    CPy_INCREF(cpy_r_r141);
CPyL87: ;
    if (likely(cpy_r_r141 != Py_None))
        cpy_r_r142 = cpy_r_r141;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "observe", 141, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.table.Automa", cpy_r_r141);
        goto CPyL135;
    }
    cpy_r_r143 = CPyDef_wayfarers___view____automa(cpy_r_t, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 141, CPyStatic_wayfarers___view___globals);
        goto CPyL135;
    }
    cpy_r_r144 = cpy_r_r143;
    goto CPyL91;
CPyL90: ;
    cpy_r_r145 = Py_None;
    CPy_INCREF(cpy_r_r145);
    cpy_r_r144 = cpy_r_r145;
CPyL91: ;
    cpy_r_r146 = CPyStatics[63]; /* 'seat' */
    cpy_r_r147 = CPyStatics[283]; /* 'turn' */
    cpy_r_r148 = CPyStatics[800]; /* 'first' */
    cpy_r_r149 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r150 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r151 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r152 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r153 = CPyStatics[4225]; /* 'track_workers' */
    cpy_r_r154 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r155 = CPyStatics[4226]; /* 'drawn' */
    cpy_r_r156 = CPyStatics[987]; /* 'hand' */
    cpy_r_r157 = CPyStatics[317]; /* 'players' */
    cpy_r_r158 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r159 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r160 = CPyTagged_StealAsObject(cpy_r_r1);
    cpy_r_r161 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r162 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r163 = CPyTagged_StealAsObject(cpy_r_r118);
    cpy_r_r164 = CPyDict_Build(13, cpy_r_r146, cpy_r_r160, cpy_r_r147, cpy_r_r161, cpy_r_r148, cpy_r_r162, cpy_r_r149, cpy_r_r14, cpy_r_r150, cpy_r_r19, cpy_r_r151, cpy_r_r36, cpy_r_r152, cpy_r_r49, cpy_r_r153, cpy_r_r95, cpy_r_r154, cpy_r_r96, cpy_r_r155, cpy_r_r117, cpy_r_r156, cpy_r_r163, cpy_r_r157, cpy_r_r137, cpy_r_r158, cpy_r_r144);
    CPy_DECREF(cpy_r_r160);
    CPy_DECREF(cpy_r_r161);
    CPy_DECREF(cpy_r_r162);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r95);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r163);
    CPy_DECREF(cpy_r_r137);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 126, CPyStatic_wayfarers___view___globals);
        goto CPyL136;
    }
    cpy_r_r165 = CPyDef_wayfarers___view___View(cpy_r_r159, cpy_r_r164);
    CPy_DECREF(cpy_r_r159);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 126, CPyStatic_wayfarers___view___globals);
        goto CPyL94;
    }
    return cpy_r_r165;
CPyL94: ;
    cpy_r_r166 = NULL;
    return cpy_r_r166;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL94;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL94;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL94;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL94;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    goto CPyL94;
CPyL100: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL94;
CPyL101: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL24;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    goto CPyL94;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r29);
    goto CPyL18;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    goto CPyL94;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    goto CPyL26;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    goto CPyL94;
CPyL107: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL34;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL94;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    CPy_DecRef(cpy_r_r43);
    goto CPyL94;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r41);
    goto CPyL94;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    goto CPyL94;
CPyL112: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL51;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL94;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r60);
    goto CPyL94;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r64);
    goto CPyL94;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    CPyTagged_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r65);
    goto CPyL94;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r75);
    goto CPyL94;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    goto CPyL94;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    goto CPyL94;
CPyL120: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL61;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r86);
    goto CPyL94;
CPyL122: ;
    CPy_DECREF(cpy_r_r89);
    goto CPyL57;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    goto CPyL94;
CPyL124: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    goto CPyL94;
CPyL125: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    goto CPyL94;
CPyL126: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r98);
    goto CPyL94;
CPyL127: ;
    CPy_DECREF(cpy_r_r107);
    goto CPyL72;
CPyL128: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r107);
    goto CPyL94;
CPyL129: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r117);
    goto CPyL94;
CPyL130: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_r118);
    goto CPyL94;
CPyL131: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r119);
    goto CPyL94;
CPyL132: ;
    CPy_DECREF(cpy_r_r121);
    goto CPyL83;
CPyL133: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r121);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL94;
CPyL134: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r121);
    goto CPyL94;
CPyL135: ;
    CPyTagged_DecRef(cpy_r_r1);
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r96);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r137);
    goto CPyL94;
CPyL136: ;
    CPy_DecRef(cpy_r_r159);
    goto CPyL94;
}
        
        PyObject *CPyPy_wayfarers___view___observe(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:observe", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view___observe(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "observe", 124, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view___seen_by(PyObject *cpy_r_t, PyObject *cpy_r_common, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_rows;
    CPyTagged cpy_r_r1;
    tuple_T5OOOOO cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_row;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
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
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject **cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyPtr cpy_r_r60;
    int64_t cpy_r_r61;
    CPyTagged cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject **cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_rows = cpy_r_r0;
    cpy_r_r1 = 0;
    cpy_r_r2 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r2.f0 == NULL)) {
        goto CPyL60;
    } else
        goto CPyL3;
CPyL1: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 148, CPyStatic_wayfarers___view___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r2.f0);
    CPy_INCREF(cpy_r_r2.f1);
    CPy_INCREF(cpy_r_r2.f2);
    CPy_INCREF(cpy_r_r2.f3);
    CPy_INCREF(cpy_r_r2.f4);
    cpy_r_r4 = PyTuple_New(5);
    if (unlikely(cpy_r_r4 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8550 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r4, 0, __tmp8550);
    PyObject *__tmp8551 = cpy_r_r2.f1;
    PyTuple_SET_ITEM(cpy_r_r4, 1, __tmp8551);
    PyObject *__tmp8552 = cpy_r_r2.f2;
    PyTuple_SET_ITEM(cpy_r_r4, 2, __tmp8552);
    PyObject *__tmp8553 = cpy_r_r2.f3;
    PyTuple_SET_ITEM(cpy_r_r4, 3, __tmp8553);
    PyObject *__tmp8554 = cpy_r_r2.f4;
    PyTuple_SET_ITEM(cpy_r_r4, 4, __tmp8554);
    cpy_r_r5 = PyObject_GetIter(cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 148, CPyStatic_wayfarers___view___globals);
        goto CPyL61;
    }
CPyL4: ;
    cpy_r_r6 = PyIter_Next(cpy_r_r5);
    if (cpy_r_r6 == NULL) goto CPyL62;
    cpy_r_row = cpy_r_r1;
    if (likely(PyUnicode_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 148, CPyStatic_wayfarers___view___globals, "str", cpy_r_r6);
        goto CPyL63;
    }
    cpy_r_r8 = CPyStatic_wayfarers___view____COMMON;
    if (unlikely(cpy_r_r8 == NULL)) {
        goto CPyL64;
    } else
        goto CPyL9;
CPyL7: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"_COMMON\" was not set");
    cpy_r_r9 = 0;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL59;
    }
    CPy_Unreachable();
CPyL9: ;
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "seen_by", "Table", "known", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL65;
    }
CPyL10: ;
    cpy_r_r11 = CPyList_GetItem(cpy_r_r10, cpy_r_row);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL65;
    }
    if (likely(PyList_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals, "list", cpy_r_r11);
        goto CPyL65;
    }
    cpy_r_r13 = CPyStatics[4439]; /* 'issuperset' */
    PyObject *cpy_r_r14[2] = {cpy_r_r8, cpy_r_r12};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_VectorcallMethod(cpy_r_r13, cpy_r_r15, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL66;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(!PyBool_Check(cpy_r_r16))) {
        CPy_TypeError("bool", cpy_r_r16); cpy_r_r17 = 2;
    } else
        cpy_r_r17 = cpy_r_r16 == Py_True;
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL65;
    }
    if (cpy_r_r17) goto CPyL67;
    cpy_r_r18 = CPyDef_wayfarers___view____known(cpy_r_t, cpy_r_row, cpy_r_seat);
    CPyTagged_DECREF(cpy_r_row);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_r18);
    cpy_r_r19 = ((serai___games___wayfarers___view___ViewObject *)cpy_r_common)->_rows;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "seen_by", "View", "rows", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL69;
    }
    CPy_INCREF(cpy_r_r19);
CPyL17: ;
    cpy_r_r20 = CPyDict_GetItem(cpy_r_r19, cpy_r_r7);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL69;
    }
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_wayfarers___view___RowView))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.view.RowView", cpy_r_r20);
        goto CPyL69;
    }
    cpy_r_r22 = ((serai___games___wayfarers___view___RowViewObject *)cpy_r_r21)->_known;
    if (unlikely(cpy_r_r22 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'known' of 'RowView' undefined");
    } else {
        CPy_INCREF(cpy_r_r22);
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL69;
    }
CPyL20: ;
    cpy_r_r23 = PyObject_RichCompare(cpy_r_r18, cpy_r_r22, 3);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL70;
    }
    if (unlikely(!PyBool_Check(cpy_r_r23))) {
        CPy_TypeError("bool", cpy_r_r23); cpy_r_r24 = 2;
    } else
        cpy_r_r24 = cpy_r_r23 == Py_True;
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 149, CPyStatic_wayfarers___view___globals);
        goto CPyL70;
    }
    if (!cpy_r_r24) goto CPyL71;
    cpy_r_r25 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r26 = cpy_r_rows != cpy_r_r25;
    if (!cpy_r_r26) goto CPyL72;
    if (likely(cpy_r_rows != Py_None))
        cpy_r_r27 = cpy_r_rows;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 150, CPyStatic_wayfarers___view___globals, "dict", cpy_r_rows);
        goto CPyL73;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL29;
CPyL26: ;
    cpy_r_r29 = ((serai___games___wayfarers___view___ViewObject *)cpy_r_common)->_rows;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "seen_by", "View", "rows", 150, CPyStatic_wayfarers___view___globals);
        goto CPyL73;
    }
    CPy_INCREF(cpy_r_r29);
CPyL27: ;
    cpy_r_r30 = PyDict_Copy(cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 150, CPyStatic_wayfarers___view___globals);
        goto CPyL73;
    }
    cpy_r_r28 = cpy_r_r30;
CPyL29: ;
    cpy_r_rows = cpy_r_r28;
    CPy_INCREF(cpy_r_rows);
    if (likely(cpy_r_rows != Py_None))
        cpy_r_r31 = cpy_r_rows;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals, "dict", cpy_r_rows);
        goto CPyL70;
    }
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r31, cpy_r_r7);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL70;
    }
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_wayfarers___view___RowView))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.view.RowView", cpy_r_r32);
        goto CPyL70;
    }
    cpy_r_r34 = ((serai___games___wayfarers___view___RowViewObject *)cpy_r_r33)->_slots;
    if (unlikely(cpy_r_r34 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'slots' of 'RowView' undefined");
    } else {
        CPy_INCREF(cpy_r_r34);
    }
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL70;
    }
CPyL33: ;
    CPy_INCREF(cpy_r_rows);
    if (likely(cpy_r_rows != Py_None))
        cpy_r_r35 = cpy_r_rows;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals, "dict", cpy_r_rows);
        goto CPyL74;
    }
    cpy_r_r36 = CPyDict_GetItem(cpy_r_r35, cpy_r_r7);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL74;
    }
    if (likely(Py_TYPE(cpy_r_r36) == CPyType_wayfarers___view___RowView))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.view.RowView", cpy_r_r36);
        goto CPyL74;
    }
    cpy_r_r38 = ((serai___games___wayfarers___view___RowViewObject *)cpy_r_r37)->_deck;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'deck' of 'RowView' undefined");
    } else {
        CPyTagged_INCREF(cpy_r_r38);
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL74;
    }
CPyL37: ;
    cpy_r_r39 = CPyTagged_StealAsObject(cpy_r_r38);
    cpy_r_r40 = PyTuple_Pack(3, cpy_r_r34, cpy_r_r39, cpy_r_r18);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL68;
    }
    cpy_r_r41 = PyDict_New();
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL75;
    }
    cpy_r_r42 = CPyDef_wayfarers___view___RowView(cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL68;
    }
    CPy_INCREF(cpy_r_rows);
    if (likely(cpy_r_rows != Py_None))
        cpy_r_r43 = cpy_r_rows;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals, "dict", cpy_r_rows);
        goto CPyL76;
    }
    cpy_r_r44 = CPyDict_SetItem(cpy_r_r43, cpy_r_r7, cpy_r_r42);
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 151, CPyStatic_wayfarers___view___globals);
        goto CPyL77;
    }
CPyL42: ;
    cpy_r_r46 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r46;
    goto CPyL4;
CPyL43: ;
    cpy_r_r47 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 148, CPyStatic_wayfarers___view___globals);
        goto CPyL61;
    }
    cpy_r_r48 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r49 = cpy_r_rows != cpy_r_r48;
    if (!cpy_r_r49) goto CPyL78;
    if (likely(cpy_r_rows != Py_None))
        cpy_r_r50 = cpy_r_rows;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 153, CPyStatic_wayfarers___view___globals, "dict", cpy_r_rows);
        goto CPyL59;
    }
    cpy_r_r51 = CPyStatic_wayfarers___view___globals;
    cpy_r_r52 = CPyStatics[3618]; /* 'replace' */
    cpy_r_r53 = CPyDict_GetItem(cpy_r_r51, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 153, CPyStatic_wayfarers___view___globals);
        goto CPyL79;
    }
    PyObject *cpy_r_r54[2] = {cpy_r_common, cpy_r_r50};
    cpy_r_r55 = (PyObject **)&cpy_r_r54;
    cpy_r_r56 = CPyStatics[5667]; /* ('rows',) */
    cpy_r_r57 = PyObject_Vectorcall(cpy_r_r53, cpy_r_r55, 1, cpy_r_r56);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 153, CPyStatic_wayfarers___view___globals);
        goto CPyL79;
    }
    CPy_DECREF(cpy_r_r50);
    if (likely(Py_TYPE(cpy_r_r57) == CPyType_wayfarers___view___View))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 153, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.view.View", cpy_r_r57);
        goto CPyL59;
    }
    cpy_r_common = cpy_r_r58;
CPyL50: ;
    cpy_r_r59 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "seen_by", "Table", "drawn", 154, CPyStatic_wayfarers___view___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r59);
CPyL51: ;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r59 + offsetof(PyVarObject, ob_size));
    cpy_r_r61 = *(int64_t *)cpy_r_r60;
    CPy_DECREF(cpy_r_r59);
    cpy_r_r62 = cpy_r_r61 << 1;
    cpy_r_r63 = cpy_r_r62 != 0;
    if (!cpy_r_r63) goto CPyL57;
    cpy_r_r64 = CPyDef_wayfarers___view____drawn(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 154, CPyStatic_wayfarers___view___globals);
        goto CPyL80;
    }
    cpy_r_r65 = CPyStatic_wayfarers___view___globals;
    cpy_r_r66 = CPyStatics[3618]; /* 'replace' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 154, CPyStatic_wayfarers___view___globals);
        goto CPyL81;
    }
    PyObject *cpy_r_r68[2] = {cpy_r_common, cpy_r_r64};
    cpy_r_r69 = (PyObject **)&cpy_r_r68;
    cpy_r_r70 = CPyStatics[5668]; /* ('drawn',) */
    cpy_r_r71 = PyObject_Vectorcall(cpy_r_r67, cpy_r_r69, 1, cpy_r_r70);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 154, CPyStatic_wayfarers___view___globals);
        goto CPyL81;
    }
    CPy_DECREF(cpy_r_common);
    CPy_DECREF(cpy_r_r64);
    if (likely(Py_TYPE(cpy_r_r71) == CPyType_wayfarers___view___View))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_by", 154, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.view.View", cpy_r_r71);
        goto CPyL59;
    }
    cpy_r_r73 = cpy_r_r72;
    goto CPyL58;
CPyL57: ;
    cpy_r_r73 = cpy_r_common;
CPyL58: ;
    return cpy_r_r73;
CPyL59: ;
    cpy_r_r74 = NULL;
    return cpy_r_r74;
CPyL60: ;
    CPy_DecRef(cpy_r_rows);
    goto CPyL1;
CPyL61: ;
    CPy_DecRef(cpy_r_rows);
    goto CPyL59;
CPyL62: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL43;
CPyL63: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL59;
CPyL64: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r7);
    goto CPyL7;
CPyL65: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r7);
    goto CPyL59;
CPyL66: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r12);
    goto CPyL59;
CPyL67: ;
    CPyTagged_DECREF(cpy_r_row);
    CPy_DECREF(cpy_r_r7);
    goto CPyL42;
CPyL68: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL59;
CPyL69: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r18);
    goto CPyL59;
CPyL70: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r18);
    goto CPyL59;
CPyL71: ;
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r18);
    goto CPyL42;
CPyL72: ;
    CPy_DECREF(cpy_r_rows);
    goto CPyL26;
CPyL73: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r18);
    goto CPyL59;
CPyL74: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r34);
    goto CPyL59;
CPyL75: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r40);
    goto CPyL59;
CPyL76: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r42);
    goto CPyL59;
CPyL77: ;
    CPy_DecRef(cpy_r_rows);
    CPy_DecRef(cpy_r_r5);
    goto CPyL59;
CPyL78: ;
    CPy_DECREF(cpy_r_rows);
    CPy_INCREF(cpy_r_common);
    goto CPyL50;
CPyL79: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL59;
CPyL80: ;
    CPy_DecRef(cpy_r_common);
    goto CPyL59;
CPyL81: ;
    CPy_DecRef(cpy_r_common);
    CPy_DecRef(cpy_r_r64);
    goto CPyL59;
}
        
        PyObject *CPyPy_wayfarers___view___seen_by(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "common", "seat", 0};
            static CPyArg_Parser parser = {"OOO:seen_by", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_common;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_common, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_common;
            if (likely(Py_TYPE(obj_common) == CPyType_wayfarers___view___View))
                arg_common = obj_common;
            else {
                CPy_TypeError("serai.games.wayfarers.view.View", obj_common); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view___seen_by(arg_t, arg_common, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_by", 145, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___view___redeal(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_seed) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    char cpy_r_r21;
    char cpy_r_hidden_hand;
    tuple_T5OOOOO cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_row;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_deck;
    PyObject *cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    CPyTagged cpy_r_r33;
    CPyTagged cpy_r_place;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    CPyPtr cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    PyObject *cpy_r_pool;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    char cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_looked_at;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyTagged cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyPtr cpy_r_r77;
    CPyPtr cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    int32_t cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyPtr cpy_r_r86;
    int64_t cpy_r_r87;
    PyObject *cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    char cpy_r_r92;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    int64_t cpy_r_r95;
    CPyPtr cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    CPyTagged cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    CPyTagged cpy_r_r108;
    CPyTagged cpy_r_r109;
    char cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject **cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    tuple_T2II cpy_r_r127;
    CPyTagged cpy_r_r128;
    CPyTagged cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    CPyTagged cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    int32_t cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    cpy_r_r0 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r1 = CPyStatics[1170]; /* 'redeal ' */
    cpy_r_r2 = CPyTagged_Str(cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 159, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    cpy_r_r3 = CPyStatics[2549]; /* ' ' */
    cpy_r_r4 = CPyStr_Build(4, cpy_r_r1, cpy_r_r2, cpy_r_r3, cpy_r_seed);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 159, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    cpy_r_r5 = CPyDef_chance___Chance___seeded(cpy_r_r0, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 159, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    cpy_r_r6 = CPyDef_wayfarers___view____eyes(cpy_r_seat);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 160, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "drawn", 161, CPyStatic_wayfarers___view___globals);
        goto CPyL112;
    }
    CPy_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL7;
    cpy_r_r12 = cpy_r_r11;
    goto CPyL16;
CPyL7: ;
    cpy_r_r13 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "seat", 161, CPyStatic_wayfarers___view___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL8: ;
    cpy_r_r14 = cpy_r_seat & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL10;
    cpy_r_r16 = CPyTagged_IsEq_(cpy_r_seat, cpy_r_r13);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    cpy_r_r18 = cpy_r_r17;
    goto CPyL11;
CPyL10: ;
    cpy_r_r19 = cpy_r_seat != cpy_r_r13;
    cpy_r_r18 = cpy_r_r19;
CPyL11: ;
    CPyTagged_DECREF(cpy_r_r13);
    if (!cpy_r_r18) goto CPyL14;
    cpy_r_r20 = (Py_ssize_t)cpy_r_seat != -4;
    if (!cpy_r_r20) goto CPyL14;
    cpy_r_r21 = 1;
    goto CPyL15;
CPyL14: ;
    cpy_r_r21 = 0;
CPyL15: ;
    cpy_r_r12 = cpy_r_r21;
CPyL16: ;
    cpy_r_hidden_hand = cpy_r_r12;
    cpy_r_r22 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r22.f0 == NULL)) {
        goto CPyL113;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 162, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r24 = 0;
    cpy_r_row = cpy_r_r24;
    CPyTagged_DECREF(cpy_r_row);
CPyL20: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r24 < (Py_ssize_t)10;
    if (!cpy_r_r25) goto CPyL114;
    cpy_r_row = cpy_r_r24;
    cpy_r_r26 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "decks", 163, CPyStatic_wayfarers___view___globals);
        goto CPyL115;
    }
CPyL22: ;
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_row);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 163, CPyStatic_wayfarers___view___globals);
        goto CPyL115;
    }
    if (likely(PyList_Check(cpy_r_r27)))
        cpy_r_r28 = cpy_r_r27;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "redeal", 163, CPyStatic_wayfarers___view___globals, "list", cpy_r_r27);
        goto CPyL115;
    }
    cpy_r_deck = cpy_r_r28;
    cpy_r_r29 = PyList_New(0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 164, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_deck + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r31 << 1;
    cpy_r_r33 = 0;
    cpy_r_place = cpy_r_r33;
    CPyTagged_DECREF(cpy_r_place);
CPyL26: ;
    cpy_r_r34 = (Py_ssize_t)cpy_r_r33 < (Py_ssize_t)cpy_r_r32;
    if (!cpy_r_r34) goto CPyL35;
    cpy_r_place = cpy_r_r33;
    cpy_r_r35 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "known", 164, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
CPyL28: ;
    cpy_r_r36 = CPyList_GetItemBorrow(cpy_r_r35, cpy_r_row);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 164, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "redeal", 164, CPyStatic_wayfarers___view___globals, "list", cpy_r_r36);
        goto CPyL117;
    }
    cpy_r_r38 = CPyList_GetItem(cpy_r_r37, cpy_r_place);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 164, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
    if (likely(PyLong_Check(cpy_r_r38)))
        cpy_r_r39 = CPyTagged_FromObject(cpy_r_r38);
    else {
        CPy_TypeError("int", cpy_r_r38); cpy_r_r39 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 164, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
    cpy_r_r40 = CPyTagged_And(cpy_r_r39, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 == 0;
    CPyTagged_DECREF(cpy_r_r40);
    if (!cpy_r_r41) goto CPyL118;
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r43 = PyList_Append(cpy_r_r29, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 164, CPyStatic_wayfarers___view___globals);
        goto CPyL119;
    }
CPyL34: ;
    cpy_r_r45 = cpy_r_r33 + 2;
    cpy_r_r33 = cpy_r_r45;
    goto CPyL26;
CPyL35: ;
    cpy_r_r46 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r47 = *(int64_t *)cpy_r_r46;
    cpy_r_r48 = PyList_New(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 165, CPyStatic_wayfarers___view___globals);
        goto CPyL120;
    }
    cpy_r_r49 = 0;
CPyL37: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r49 < cpy_r_r51;
    if (!cpy_r_r52) goto CPyL43;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    cpy_r_r55 = cpy_r_r49 * 8;
    cpy_r_r56 = cpy_r_r54 + cpy_r_r55;
    cpy_r_r57 = *(PyObject * *)cpy_r_r56;
    CPy_INCREF(cpy_r_r57);
    if (likely(PyLong_Check(cpy_r_r57)))
        cpy_r_r58 = CPyTagged_FromObject(cpy_r_r57);
    else {
        CPy_TypeError("int", cpy_r_r57); cpy_r_r58 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 165, CPyStatic_wayfarers___view___globals);
        goto CPyL121;
    }
    cpy_r_r59 = CPyList_GetItem(cpy_r_deck, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 165, CPyStatic_wayfarers___view___globals);
        goto CPyL121;
    }
    if (likely(PyLong_Check(cpy_r_r59)))
        cpy_r_r60 = CPyTagged_FromObject(cpy_r_r59);
    else {
        CPy_TypeError("int", cpy_r_r59); cpy_r_r60 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 165, CPyStatic_wayfarers___view___globals);
        goto CPyL121;
    }
    cpy_r_r61 = CPyTagged_StealAsObject(cpy_r_r60);
    CPyList_SetItemUnsafe(cpy_r_r48, cpy_r_r49, cpy_r_r61);
    cpy_r_r62 = cpy_r_r49 + 1;
    cpy_r_r49 = cpy_r_r62;
    goto CPyL37;
CPyL43: ;
    cpy_r_pool = cpy_r_r48;
    if (cpy_r_hidden_hand) goto CPyL45;
    cpy_r_r63 = cpy_r_hidden_hand;
    goto CPyL50;
CPyL45: ;
    cpy_r_r64 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn_row;
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "drawn_row", 166, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
CPyL46: ;
    cpy_r_r65 = cpy_r_r64 & 1;
    cpy_r_r66 = cpy_r_r65 != 0;
    if (!cpy_r_r66) goto CPyL48;
    cpy_r_r67 = CPyTagged_IsEq_(cpy_r_r64, cpy_r_row);
    cpy_r_r68 = cpy_r_r67;
    goto CPyL49;
CPyL48: ;
    cpy_r_r69 = cpy_r_r64 == cpy_r_row;
    cpy_r_r68 = cpy_r_r69;
CPyL49: ;
    cpy_r_r63 = cpy_r_r68;
CPyL50: ;
    cpy_r_looked_at = cpy_r_r63;
    if (!cpy_r_looked_at) goto CPyL62;
    cpy_r_r70 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "drawn", 168, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    CPy_INCREF(cpy_r_r70);
CPyL52: ;
    cpy_r_r71 = PySequence_InPlaceConcat(cpy_r_pool, cpy_r_r70);
    CPy_DECREF(cpy_r_pool);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 168, CPyStatic_wayfarers___view___globals);
        goto CPyL120;
    }
    cpy_r_pool = cpy_r_r71;
    cpy_r_r72 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving;
    if (unlikely(cpy_r_r72 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "arriving", 169, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
CPyL54: ;
    cpy_r_r73 = (Py_ssize_t)cpy_r_r72 != -2;
    if (!cpy_r_r73) goto CPyL58;
    cpy_r_r74 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving;
    if (unlikely(cpy_r_r74 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "arriving", 169, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    CPyTagged_INCREF(cpy_r_r74);
CPyL56: ;
    cpy_r_r75 = PyList_New(1);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 169, CPyStatic_wayfarers___view___globals);
        goto CPyL123;
    }
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r74);
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r75 + offsetof(PyListObject, ob_item));
    cpy_r_r78 = *(CPyPtr *)cpy_r_r77;
    *(PyObject * *)cpy_r_r78 = cpy_r_r76;
    cpy_r_r79 = cpy_r_r75;
    goto CPyL60;
CPyL58: ;
    cpy_r_r80 = PyList_New(0);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 169, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    cpy_r_r79 = cpy_r_r80;
CPyL60: ;
    cpy_r_r81 = PySequence_InPlaceConcat(cpy_r_pool, cpy_r_r79);
    CPy_DECREF(cpy_r_pool);
    CPy_DECREF(cpy_r_r79);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 169, CPyStatic_wayfarers___view___globals);
        goto CPyL120;
    }
    cpy_r_pool = cpy_r_r81;
CPyL62: ;
    cpy_r_r82 = PyList_Sort(cpy_r_pool);
    cpy_r_r83 = cpy_r_r82 >= 0;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 170, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    cpy_r_r84 = CPyDef_chance___Chance___shuffle(cpy_r_r5, cpy_r_pool);
    if (unlikely(cpy_r_r84 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 171, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    if (!cpy_r_looked_at) goto CPyL82;
    cpy_r_r85 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "drawn", 173, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    CPy_INCREF(cpy_r_r85);
CPyL66: ;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyVarObject, ob_size));
    cpy_r_r87 = *(int64_t *)cpy_r_r86;
    cpy_r_r88 = PyList_New(cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 173, CPyStatic_wayfarers___view___globals);
        goto CPyL124;
    }
    cpy_r_r89 = 0;
CPyL68: ;
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyVarObject, ob_size));
    cpy_r_r91 = *(int64_t *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r89 < cpy_r_r91;
    if (!cpy_r_r92) goto CPyL125;
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r85 + offsetof(PyListObject, ob_item));
    cpy_r_r94 = *(CPyPtr *)cpy_r_r93;
    cpy_r_r95 = cpy_r_r89 * 8;
    cpy_r_r96 = cpy_r_r94 + cpy_r_r95;
    cpy_r_r97 = *(PyObject * *)cpy_r_r96;
    CPy_INCREF(cpy_r_r97);
    if (likely(PyLong_Check(cpy_r_r97)))
        cpy_r_r98 = CPyTagged_FromObject(cpy_r_r97);
    else {
        CPy_TypeError("int", cpy_r_r97); cpy_r_r98 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 173, CPyStatic_wayfarers___view___globals);
        goto CPyL126;
    }
    cpy_r_r99 = CPyTagged_StealAsObject(cpy_r_r98);
    CPy_DECREF(cpy_r_r99);
    cpy_r_r100 = CPyList_PopLast(cpy_r_pool);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 173, CPyStatic_wayfarers___view___globals);
        goto CPyL126;
    }
    if (likely(PyLong_Check(cpy_r_r100)))
        cpy_r_r101 = CPyTagged_FromObject(cpy_r_r100);
    else {
        CPy_TypeError("int", cpy_r_r100); cpy_r_r101 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 173, CPyStatic_wayfarers___view___globals);
        goto CPyL126;
    }
    cpy_r_r102 = CPyTagged_StealAsObject(cpy_r_r101);
    CPyList_SetItemUnsafe(cpy_r_r88, cpy_r_r89, cpy_r_r102);
    cpy_r_r103 = cpy_r_r89 + 1;
    cpy_r_r89 = cpy_r_r103;
    goto CPyL68;
CPyL74: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn = cpy_r_r88;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 173, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    cpy_r_r105 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving;
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "arriving", 174, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
CPyL76: ;
    cpy_r_r106 = (Py_ssize_t)cpy_r_r105 != -2;
    if (!cpy_r_r106) goto CPyL80;
    cpy_r_r107 = CPyList_PopLast(cpy_r_pool);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 174, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    if (likely(PyLong_Check(cpy_r_r107)))
        cpy_r_r108 = CPyTagged_FromObject(cpy_r_r107);
    else {
        CPy_TypeError("int", cpy_r_r107); cpy_r_r108 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 174, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    cpy_r_r109 = cpy_r_r108;
    goto CPyL81;
CPyL80: ;
    cpy_r_r109 = -2;
CPyL81: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_arriving = cpy_r_r109;
    cpy_r_r110 = 1;
    if (unlikely(!cpy_r_r110)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 174, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
CPyL82: ;
    cpy_r_r111 = (CPyPtr)((CPyPtr)cpy_r_pool + offsetof(PyVarObject, ob_size));
    cpy_r_r112 = *(int64_t *)cpy_r_r111;
    cpy_r_r113 = cpy_r_r112 << 1;
    cpy_r_r114 = cpy_r_r113 != 0;
    if (!cpy_r_r114) goto CPyL127;
    cpy_r_r115 = CPyList_GetSlice(cpy_r_deck, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_deck);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 176, CPyStatic_wayfarers___view___globals);
        goto CPyL128;
    }
    if (likely(PyList_Check(cpy_r_r115)))
        cpy_r_r116 = cpy_r_r115;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "redeal", 176, CPyStatic_wayfarers___view___globals, "list", cpy_r_r115);
        goto CPyL128;
    }
    cpy_r_deck = cpy_r_r116;
    cpy_r_r117 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r118 = CPyStatics[36]; /* 'zip' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 177, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    cpy_r_r120 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r121[3] = {cpy_r_r29, cpy_r_pool, cpy_r_r120};
    cpy_r_r122 = (PyObject **)&cpy_r_r121;
    cpy_r_r123 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r124 = PyObject_Vectorcall(cpy_r_r119, cpy_r_r122, 2, cpy_r_r123);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 177, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_pool);
    cpy_r_r125 = PyObject_GetIter(cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 177, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
CPyL88: ;
    cpy_r_r126 = PyIter_Next(cpy_r_r125);
    if (cpy_r_r126 == NULL) goto CPyL129;
    PyObject *__tmp8555;
    if (unlikely(!(PyTuple_Check(cpy_r_r126) && PyTuple_GET_SIZE(cpy_r_r126) == 2))) {
        __tmp8555 = NULL;
        goto __LL8556;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r126, 0))))
        __tmp8555 = PyTuple_GET_ITEM(cpy_r_r126, 0);
    else {
        __tmp8555 = NULL;
    }
    if (__tmp8555 == NULL) goto __LL8556;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r126, 1))))
        __tmp8555 = PyTuple_GET_ITEM(cpy_r_r126, 1);
    else {
        __tmp8555 = NULL;
    }
    if (__tmp8555 == NULL) goto __LL8556;
    __tmp8555 = cpy_r_r126;
__LL8556: ;
    if (unlikely(__tmp8555 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r126); cpy_r_r127 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8557 = PyTuple_GET_ITEM(cpy_r_r126, 0);
        CPyTagged __tmp8558;
        if (likely(PyLong_Check(__tmp8557)))
            __tmp8558 = CPyTagged_FromObject(__tmp8557);
        else {
            goto __LL8559;
        }
        cpy_r_r127.f0 = __tmp8558;
        PyObject *__tmp8560 = PyTuple_GET_ITEM(cpy_r_r126, 1);
        CPyTagged __tmp8561;
        if (likely(PyLong_Check(__tmp8560)))
            __tmp8561 = CPyTagged_FromObject(__tmp8560);
        else {
            goto __LL8562;
        }
        cpy_r_r127.f1 = __tmp8561;
    }
    goto __LL8563;
__LL8559: ;
    cpy_r_r127 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8563;
__LL8562: ;
    CPyTagged_DECREF(cpy_r_r127.f0);
    cpy_r_r127 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8563;
__LL8563: ;
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 177, CPyStatic_wayfarers___view___globals);
        goto CPyL130;
    }
    cpy_r_r128 = cpy_r_r127.f0;
    CPyTagged_INCREF(cpy_r_r128);
    cpy_r_r129 = cpy_r_r127.f1;
    CPyTagged_INCREF(cpy_r_r129);
    CPyTagged_DECREF(cpy_r_r127.f0);
    CPyTagged_DECREF(cpy_r_r127.f1);
    cpy_r_r130 = CPyTagged_StealAsObject(cpy_r_r129);
    cpy_r_r131 = CPyList_SetItem(cpy_r_deck, cpy_r_r128, cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r128);
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 178, CPyStatic_wayfarers___view___globals);
        goto CPyL130;
    } else
        goto CPyL88;
CPyL91: ;
    cpy_r_r132 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r132)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 177, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
    cpy_r_r133 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "decks", 179, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r133);
CPyL93: ;
    cpy_r_r134 = CPyList_SetItem(cpy_r_r133, cpy_r_row, cpy_r_deck);
    CPy_DECREF(cpy_r_r133);
    CPyTagged_DECREF(cpy_r_row);
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 179, CPyStatic_wayfarers___view___globals);
        goto CPyL112;
    }
CPyL94: ;
    cpy_r_r135 = cpy_r_r24 + 2;
    cpy_r_r24 = cpy_r_r135;
    goto CPyL20;
CPyL95: ;
    cpy_r_r136 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "automa", 180, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
CPyL96: ;
    cpy_r_r137 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r138 = cpy_r_r136 != cpy_r_r137;
    if (!cpy_r_r138) goto CPyL131;
    cpy_r_r139 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "automa", 181, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
CPyL98: ;
    if (likely(cpy_r_r139 != Py_None))
        cpy_r_r140 = cpy_r_r139;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "redeal", 181, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.table.Automa", cpy_r_r139);
        goto CPyL111;
    }
    cpy_r_r141 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r140)->_scheme_pile;
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Automa", "scheme_pile", 181, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r141);
CPyL100: ;
    cpy_r_r142 = PyList_Sort(cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    cpy_r_r143 = cpy_r_r142 >= 0;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 181, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    cpy_r_r144 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_automa;
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Table", "automa", 182, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
CPyL102: ;
    if (likely(cpy_r_r144 != Py_None))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "redeal", 182, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.table.Automa", cpy_r_r144);
        goto CPyL111;
    }
    cpy_r_r146 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r145)->_scheme_pile;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "redeal", "Automa", "scheme_pile", 182, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    CPy_INCREF(cpy_r_r146);
CPyL104: ;
    cpy_r_r147 = CPyDef_chance___Chance___shuffle(cpy_r_r5, cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r147 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 182, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
CPyL105: ;
    cpy_r_r148 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r149 = CPyStatics[1171]; /* 'dice ' */
    cpy_r_r150 = CPyTagged_Str(cpy_r_seat);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 183, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    cpy_r_r151 = CPyStatics[2549]; /* ' ' */
    cpy_r_r152 = CPyStr_Build(4, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_seed);
    CPy_DECREF(cpy_r_r150);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 183, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    cpy_r_r153 = CPyDef_chance___Chance___seeded(cpy_r_r148, cpy_r_r152);
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 183, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_chance != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_chance);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_chance = cpy_r_r153;
    cpy_r_r154 = 1;
    if (unlikely(!cpy_r_r154)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 183, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    return 1;
CPyL110: ;
    cpy_r_r155 = 2;
    return cpy_r_r155;
CPyL111: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL110;
CPyL112: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL110;
CPyL113: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL17;
CPyL114: ;
    CPyTagged_DECREF(cpy_r_r6);
    goto CPyL95;
CPyL115: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    goto CPyL110;
CPyL116: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    goto CPyL110;
CPyL117: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL110;
CPyL118: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL34;
CPyL119: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    goto CPyL110;
CPyL120: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    goto CPyL110;
CPyL121: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r48);
    goto CPyL110;
CPyL122: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_pool);
    goto CPyL110;
CPyL123: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_pool);
    CPyTagged_DecRef(cpy_r_r74);
    goto CPyL110;
CPyL124: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_pool);
    CPy_DecRef(cpy_r_r85);
    goto CPyL110;
CPyL125: ;
    CPy_DECREF(cpy_r_r85);
    goto CPyL74;
CPyL126: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_pool);
    CPy_DecRef(cpy_r_r85);
    CPy_DecRef(cpy_r_r88);
    goto CPyL110;
CPyL127: ;
    CPyTagged_DECREF(cpy_r_row);
    CPy_DECREF(cpy_r_deck);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_pool);
    goto CPyL94;
CPyL128: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_pool);
    goto CPyL110;
CPyL129: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL91;
CPyL130: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_row);
    CPy_DecRef(cpy_r_deck);
    CPy_DecRef(cpy_r_r125);
    goto CPyL110;
CPyL131: ;
    CPy_DECREF(cpy_r_r5);
    goto CPyL105;
}
        
        PyObject *CPyPy_wayfarers___view___redeal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "seed", 0};
            static CPyArg_Parser parser = {"OOO:redeal", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_seed;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_seed)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
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
            char retval = CPyDef_wayfarers___view___redeal(arg_t, arg_seat, arg_seed);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "redeal", 157, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___view____eyes(CPyTagged cpy_r_seat) {
    char cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = (Py_ssize_t)cpy_r_seat == -4;
    if (!cpy_r_r0) goto CPyL2;
    return -2;
CPyL2: ;
    cpy_r_r1 = cpy_r_seat & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (cpy_r_r2) goto CPyL4;
    cpy_r_r3 = 0 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (!cpy_r_r4) goto CPyL5;
CPyL4: ;
    cpy_r_r5 = CPyTagged_IsLt_(cpy_r_seat, 0);
    cpy_r_r6 = cpy_r_r5 ^ 1;
    if (cpy_r_r6) {
        goto CPyL6;
    } else
        goto CPyL7;
CPyL5: ;
    cpy_r_r7 = (Py_ssize_t)cpy_r_seat >= (Py_ssize_t)0;
    if (!cpy_r_r7) goto CPyL7;
CPyL6: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r8 = cpy_r_seat;
    goto CPyL8;
CPyL7: ;
    cpy_r_r8 = 60;
CPyL8: ;
    cpy_r_r9 = CPyTagged_Lshift(2, cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_eyes", 190, CPyStatic_wayfarers___view___globals);
        goto CPyL10;
    }
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
}
        
        PyObject *CPyPy_wayfarers___view____eyes(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:_eyes", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___view____eyes(arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_eyes", 186, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____row(PyObject *cpy_r_t, CPyTagged cpy_r_row, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
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
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject **cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Table", "book", 194, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Book", "slots", 194, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_row, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r3 = CPyTagged_Add(cpy_r_row, 2);
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Table", "book", 194, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
CPyL3: ;
    cpy_r_r5 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r4)->_slots;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Book", "slots", 194, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyTagged_Multiply(cpy_r_r3, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r5);
    cpy_r_r7 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Table", "display", 195, CPyStatic_wayfarers___view___globals);
        goto CPyL30;
    }
    CPy_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = CPyList_GetSlice(cpy_r_r7, cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 195, CPyStatic_wayfarers___view___globals);
        goto CPyL30;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_row", 195, CPyStatic_wayfarers___view___globals, "list", cpy_r_r8);
        goto CPyL30;
    }
    cpy_r_r10 = PyList_AsTuple(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 195, CPyStatic_wayfarers___view___globals);
        goto CPyL30;
    }
    cpy_r_r11 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_workers;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Table", "display_workers", 195, CPyStatic_wayfarers___view___globals);
        goto CPyL31;
    }
    CPy_INCREF(cpy_r_r11);
CPyL9: ;
    cpy_r_r12 = CPyList_GetSlice(cpy_r_r11, cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 195, CPyStatic_wayfarers___view___globals);
        goto CPyL31;
    }
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_row", 195, CPyStatic_wayfarers___view___globals, "list", cpy_r_r12);
        goto CPyL31;
    }
    cpy_r_r14 = PyList_AsTuple(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 195, CPyStatic_wayfarers___view___globals);
        goto CPyL31;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Table", "book", 196, CPyStatic_wayfarers___view___globals);
        goto CPyL32;
    }
    CPy_INCREF(cpy_r_r15);
CPyL13: ;
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_display_influence;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Table", "display_influence", 196, CPyStatic_wayfarers___view___globals);
        goto CPyL33;
    }
    CPy_INCREF(cpy_r_r16);
CPyL14: ;
    cpy_r_r17 = CPyList_GetSlice(cpy_r_r16, cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 196, CPyStatic_wayfarers___view___globals);
        goto CPyL34;
    }
    if (likely(PyList_Check(cpy_r_r17)))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_row", 196, CPyStatic_wayfarers___view___globals, "list", cpy_r_r17);
        goto CPyL34;
    }
    cpy_r_r19 = PyList_AsTuple(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 196, CPyStatic_wayfarers___view___globals);
        goto CPyL34;
    }
    cpy_r_r20 = CPyStatic_wayfarers___view___globals;
    cpy_r_r21 = CPyStatics[4440]; /* '_display' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 196, CPyStatic_wayfarers___view___globals);
        goto CPyL35;
    }
    cpy_r_r23 = CPyTagged_StealAsObject(cpy_r_r2);
    PyObject *cpy_r_r24[5] = {cpy_r_r15, cpy_r_r23, cpy_r_r10, cpy_r_r14, cpy_r_r19};
    cpy_r_r25 = (PyObject **)&cpy_r_r24;
    cpy_r_r26 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r25, 5, 0);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 196, CPyStatic_wayfarers___view___globals);
        goto CPyL36;
    }
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r19);
    if (likely(PyTuple_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_row", 196, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r26);
        goto CPyL28;
    }
    cpy_r_r28 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_row", "Table", "decks", 197, CPyStatic_wayfarers___view___globals);
        goto CPyL37;
    }
CPyL21: ;
    cpy_r_r29 = CPyList_GetItemBorrow(cpy_r_r28, cpy_r_row);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 197, CPyStatic_wayfarers___view___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r29)))
        cpy_r_r30 = cpy_r_r29;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_row", 197, CPyStatic_wayfarers___view___globals, "list", cpy_r_r29);
        goto CPyL37;
    }
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r32 << 1;
    cpy_r_r34 = CPyDef_wayfarers___view____known(cpy_r_t, cpy_r_row, cpy_r_seat);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 197, CPyStatic_wayfarers___view___globals);
        goto CPyL37;
    }
    cpy_r_r35 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r36 = PyTuple_Pack(3, cpy_r_r27, cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 197, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    cpy_r_r37 = PyDict_New();
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 197, CPyStatic_wayfarers___view___globals);
        goto CPyL38;
    }
    cpy_r_r38 = CPyDef_wayfarers___view___RowView(cpy_r_r36, cpy_r_r37);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 197, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    return cpy_r_r38;
CPyL28: ;
    cpy_r_r39 = NULL;
    return cpy_r_r39;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL28;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL28;
CPyL31: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    goto CPyL28;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    goto CPyL28;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL28;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL28;
CPyL35: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    goto CPyL28;
CPyL36: ;
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r23);
    goto CPyL28;
CPyL37: ;
    CPy_DecRef(cpy_r_r27);
    goto CPyL28;
CPyL38: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL28;
}
        
        PyObject *CPyPy_wayfarers___view____row(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", "seat", 0};
            static CPyArg_Parser parser = {"OOO:_row", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____row(arg_t, arg_row, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_row", 193, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____known(PyObject *cpy_r_t, CPyTagged cpy_r_row, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    PyObject *cpy_r_r5;
    int64_t cpy_r_r6;
    CPyPtr cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    CPyPtr cpy_r_r10;
    CPyPtr cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_known", "Table", "book", 201, CPyStatic_wayfarers___view___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_cards;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r2 = CPyDef_wayfarers___view___known_cards(cpy_r_t, cpy_r_row, cpy_r_seat);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_known", 202, CPyStatic_wayfarers___view___globals);
        goto CPyL15;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = PyTuple_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_known", 202, CPyStatic_wayfarers___view___globals);
        goto CPyL16;
    }
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL17;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_known", 202, CPyStatic_wayfarers___view___globals);
        goto CPyL18;
    }
    cpy_r_r16 = (Py_ssize_t)cpy_r_r15 != -2;
    if (!cpy_r_r16) goto CPyL19;
    cpy_r_r17 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_known", 202, CPyStatic_wayfarers___view___globals);
        goto CPyL20;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_wayfarers___printed___Card))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_known", 202, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Card", cpy_r_r17);
        goto CPyL20;
    }
    cpy_r_r19 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r18)->_id;
    CPy_INCREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r20 = cpy_r_r19;
    goto CPyL11;
CPyL10: ;
    cpy_r_r21 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r21);
    cpy_r_r20 = cpy_r_r21;
CPyL11: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r5, cpy_r_r6, cpy_r_r20);
    cpy_r_r22 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r22;
    goto CPyL4;
CPyL13: ;
    return cpy_r_r5;
CPyL14: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL15: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL14;
CPyL16: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    goto CPyL14;
CPyL17: ;
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r2);
    goto CPyL13;
CPyL18: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL14;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL10;
CPyL20: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL14;
}
        
        PyObject *CPyPy_wayfarers___view____known(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", "seat", 0};
            static CPyArg_Parser parser = {"OOO:_known", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____known(arg_t, arg_row, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_known", 200, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view___known_cards(PyObject *cpy_r_t, CPyTagged cpy_r_row, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyPtr cpy_r_r14;
    int64_t cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_n;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    CPyTagged cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = CPyDef_wayfarers___view___seen_cards(cpy_r_t, cpy_r_row, cpy_r_seat);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 207, CPyStatic_wayfarers___view___globals);
        goto CPyL27;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyList_New(0);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 208, CPyStatic_wayfarers___view___globals);
        goto CPyL27;
    }
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "known_cards", "Table", "decks", 209, CPyStatic_wayfarers___view___globals);
        goto CPyL27;
    }
CPyL5: ;
    cpy_r_r7 = CPyList_GetItem(cpy_r_r6, cpy_r_row);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 209, CPyStatic_wayfarers___view___globals);
        goto CPyL27;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "known_cards", 209, CPyStatic_wayfarers___view___globals, "list", cpy_r_r7);
        goto CPyL27;
    }
    cpy_r_r9 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "known_cards", "Table", "known", 209, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
CPyL8: ;
    cpy_r_r10 = CPyList_GetItem(cpy_r_r9, cpy_r_row);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 209, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    if (likely(PyList_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "known_cards", 209, CPyStatic_wayfarers___view___globals, "list", cpy_r_r10);
        goto CPyL28;
    }
    cpy_r_r12 = CPyDef_wayfarers___view____eyes(cpy_r_seat);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 210, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 211, CPyStatic_wayfarers___view___globals);
        goto CPyL30;
    }
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r15 = *(int64_t *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r15 << 1;
    cpy_r_r17 = CPyTagged_Subtract(cpy_r_r16, 2);
    cpy_r_r18 = cpy_r_r17;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_n = cpy_r_r18;
    CPyTagged_DECREF(cpy_r_n);
CPyL13: ;
    cpy_r_r19 = cpy_r_r18 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL15;
    cpy_r_r21 = -2 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL16;
CPyL15: ;
    cpy_r_r23 = CPyTagged_IsLt_(-2, cpy_r_r18);
    if (cpy_r_r23) {
        goto CPyL17;
    } else
        goto CPyL31;
CPyL16: ;
    cpy_r_r24 = (Py_ssize_t)cpy_r_r18 > (Py_ssize_t)-2;
    if (!cpy_r_r24) goto CPyL31;
CPyL17: ;
    CPyTagged_INCREF(cpy_r_r18);
    cpy_r_n = cpy_r_r18;
    cpy_r_r25 = CPyList_GetItem(cpy_r_r11, cpy_r_n);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 211, CPyStatic_wayfarers___view___globals);
        goto CPyL32;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 211, CPyStatic_wayfarers___view___globals);
        goto CPyL32;
    }
    cpy_r_r27 = CPyTagged_And(cpy_r_r26, cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r26);
    cpy_r_r28 = cpy_r_r27 != 0;
    CPyTagged_DECREF(cpy_r_r27);
    if (!cpy_r_r28) goto CPyL33;
    cpy_r_r29 = CPyList_GetItem(cpy_r_r8, cpy_r_n);
    CPyTagged_DECREF(cpy_r_n);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 211, CPyStatic_wayfarers___view___globals);
        goto CPyL34;
    }
    if (likely(PyLong_Check(cpy_r_r29)))
        cpy_r_r30 = CPyTagged_FromObject(cpy_r_r29);
    else {
        CPy_TypeError("int", cpy_r_r29); cpy_r_r30 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 211, CPyStatic_wayfarers___view___globals);
        goto CPyL34;
    }
    cpy_r_r31 = cpy_r_r30;
    goto CPyL24;
CPyL23: ;
    cpy_r_r31 = -2;
CPyL24: ;
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r31);
    cpy_r_r33 = PyList_Append(cpy_r_r13, cpy_r_r32);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 211, CPyStatic_wayfarers___view___globals);
        goto CPyL34;
    }
    cpy_r_r35 = CPyTagged_Add(cpy_r_r18, -2);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r18 = cpy_r_r35;
    goto CPyL13;
CPyL26: ;
    return cpy_r_r13;
CPyL27: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL28: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL27;
CPyL29: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    goto CPyL27;
CPyL30: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    goto CPyL27;
CPyL31: ;
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r12);
    CPyTagged_DECREF(cpy_r_r18);
    goto CPyL26;
CPyL32: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL27;
CPyL33: ;
    CPyTagged_DECREF(cpy_r_n);
    goto CPyL23;
CPyL34: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r11);
    CPyTagged_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r18);
    goto CPyL27;
}
        
        PyObject *CPyPy_wayfarers___view___known_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", "seat", 0};
            static CPyArg_Parser parser = {"OOO:known_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view___known_cards(arg_t, arg_row, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "known_cards", 205, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view___seen_cards(PyObject *cpy_r_t, CPyTagged cpy_r_row, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    CPyTagged cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    CPyPtr cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    int64_t cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    int32_t cpy_r_r30;
    char cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 216, CPyStatic_wayfarers___view___globals);
        goto CPyL19;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_known;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "seen_cards", "Table", "known", 217, CPyStatic_wayfarers___view___globals);
        goto CPyL20;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_row);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 217, CPyStatic_wayfarers___view___globals);
        goto CPyL20;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 217, CPyStatic_wayfarers___view___globals, "list", cpy_r_r2);
        goto CPyL20;
    }
    cpy_r_r4 = CPyStatics[4896]; /* 0 */
    cpy_r_r5 = CPyList_Count(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 218, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r7 << 1;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r5 < (Py_ssize_t)cpy_r_r8;
    if (!cpy_r_r9) goto CPyL22;
    cpy_r_r10 = CPyDef_wayfarers___view____eyes(cpy_r_seat);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 219, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    cpy_r_r11 = 0;
    cpy_r_r12 = 0;
CPyL8: ;
    cpy_r_r13 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r14 = *(int64_t *)cpy_r_r13;
    cpy_r_r15 = cpy_r_r12 < cpy_r_r14;
    if (!cpy_r_r15) goto CPyL23;
    cpy_r_place = cpy_r_r11;
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 220, CPyStatic_wayfarers___view___globals);
        goto CPyL24;
    }
    cpy_r_r22 = CPyTagged_And(cpy_r_r21, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 != 0;
    CPyTagged_DECREF(cpy_r_r22);
    if (!cpy_r_r23) goto CPyL25;
    cpy_r_r24 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_decks;
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "seen_cards", "Table", "decks", 222, CPyStatic_wayfarers___view___globals);
        goto CPyL24;
    }
CPyL12: ;
    cpy_r_r25 = CPyList_GetItemBorrow(cpy_r_r24, cpy_r_row);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 222, CPyStatic_wayfarers___view___globals);
        goto CPyL24;
    }
    if (likely(PyList_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 222, CPyStatic_wayfarers___view___globals, "list", cpy_r_r25);
        goto CPyL24;
    }
    cpy_r_r27 = CPyList_GetItem(cpy_r_r26, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 222, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 222, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    cpy_r_r29 = CPyTagged_StealAsObject(cpy_r_r28);
    cpy_r_r30 = PyList_Append(cpy_r_r0, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = cpy_r_r30 >= 0;
    if (unlikely(!cpy_r_r31)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 222, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
CPyL17: ;
    cpy_r_r32 = cpy_r_r11 + 2;
    cpy_r_r11 = cpy_r_r32;
    cpy_r_r33 = cpy_r_r12 + 1;
    cpy_r_r12 = cpy_r_r33;
    goto CPyL8;
CPyL18: ;
    return cpy_r_r0;
CPyL19: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL19;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL19;
CPyL22: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL18;
CPyL23: ;
    CPy_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL18;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL19;
CPyL25: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL17;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r10);
    goto CPyL19;
}
        
        PyObject *CPyPy_wayfarers___view___seen_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", "seat", 0};
            static CPyArg_Parser parser = {"OOO:seen_cards", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view___seen_cards(arg_t, arg_row, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "seen_cards", 214, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____drawn(PyObject *cpy_r_t, CPyTagged cpy_r_seat) {
    CPyTagged cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_looking;
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
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_drawn", "Table", "seat", 227, CPyStatic_wayfarers___view___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = cpy_r_r0 & 1;
    cpy_r_r2 = cpy_r_r1 != 0;
    if (!cpy_r_r2) goto CPyL3;
    cpy_r_r3 = CPyTagged_IsEq_(cpy_r_r0, cpy_r_seat);
    cpy_r_r4 = cpy_r_r3;
    goto CPyL4;
CPyL3: ;
    cpy_r_r5 = cpy_r_r0 == cpy_r_seat;
    cpy_r_r4 = cpy_r_r5;
CPyL4: ;
    cpy_r_looking = cpy_r_r4;
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_drawn;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_drawn", "Table", "drawn", 228, CPyStatic_wayfarers___view___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r6);
CPyL5: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = PyTuple_New(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_drawn", 228, CPyStatic_wayfarers___view___globals);
        goto CPyL19;
    }
    cpy_r_r10 = 0;
CPyL7: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL20;
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
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_drawn", 228, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    if (!cpy_r_looking) goto CPyL22;
    cpy_r_r20 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_drawn", "Table", "book", 228, CPyStatic_wayfarers___view___globals);
        goto CPyL23;
    }
CPyL11: ;
    cpy_r_r21 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r20)->_cards;
    cpy_r_r22 = CPyList_GetItemBorrow(cpy_r_r21, cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_drawn", 228, CPyStatic_wayfarers___view___globals);
        goto CPyL23;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_wayfarers___printed___Card))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_drawn", 228, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Card", cpy_r_r22);
        goto CPyL23;
    }
    cpy_r_r24 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r23)->_id;
    CPy_INCREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL15;
CPyL14: ;
    cpy_r_r26 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r26);
    cpy_r_r25 = cpy_r_r26;
CPyL15: ;
    CPySequenceTuple_SetItemUnsafe(cpy_r_r9, cpy_r_r10, cpy_r_r25);
    cpy_r_r27 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r27;
    goto CPyL7;
CPyL17: ;
    return cpy_r_r9;
CPyL18: ;
    cpy_r_r28 = NULL;
    return cpy_r_r28;
CPyL19: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL18;
CPyL20: ;
    CPy_DECREF(cpy_r_r6);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    goto CPyL18;
CPyL22: ;
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL14;
CPyL23: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL18;
}
        
        PyObject *CPyPy_wayfarers___view____drawn(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", 0};
            static CPyArg_Parser parser = {"OO:_drawn", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____drawn(arg_t, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_drawn", 226, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____player(PyObject *cpy_r_t, CPyTagged cpy_r_seat, PyObject *cpy_r_player) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_mine;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    CPyTagged cpy_r_r22;
    CPyTagged cpy_r_r23;
    tuple_T3OOO cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    tuple_T3OOO cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject **cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    CPyTagged cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    CPyTagged cpy_r_r60;
    CPyTagged cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject **cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    CPyPtr cpy_r_r90;
    int64_t cpy_r_r91;
    CPyTagged cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    CPyPtr cpy_r_r105;
    int64_t cpy_r_r106;
    CPyTagged cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject **cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    tuple_T11OOOOOOOOOOO cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    tuple_T5OOOOO cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject **cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyTagged cpy_r_r155;
    PyObject *cpy_r_r156;
    int64_t cpy_r_r157;
    CPyPtr cpy_r_r158;
    int64_t cpy_r_r159;
    char cpy_r_r160;
    CPyPtr cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    CPyPtr cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    CPyTagged cpy_r_r169;
    int64_t cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
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
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Table", "book", 232, CPyStatic_wayfarers___view___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_seat;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Table", "seat", 233, CPyStatic_wayfarers___view___globals);
        goto CPyL106;
    }
CPyL2: ;
    cpy_r_r2 = cpy_r_r1 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL4;
    cpy_r_r4 = CPyTagged_IsEq_(cpy_r_r1, cpy_r_seat);
    cpy_r_r5 = cpy_r_r4;
    goto CPyL5;
CPyL4: ;
    cpy_r_r6 = cpy_r_r1 == cpy_r_seat;
    cpy_r_r5 = cpy_r_r6;
CPyL5: ;
    cpy_r_mine = cpy_r_r5;
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "land", 234, CPyStatic_wayfarers___view___globals);
        goto CPyL106;
    }
    CPy_INCREF(cpy_r_r7);
CPyL6: ;
    cpy_r_r8 = PyList_AsTuple(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 234, CPyStatic_wayfarers___view___globals);
        goto CPyL106;
    }
    cpy_r_r9 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "water", 234, CPyStatic_wayfarers___view___globals);
        goto CPyL107;
    }
    CPy_INCREF(cpy_r_r9);
CPyL8: ;
    cpy_r_r10 = PyList_AsTuple(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 234, CPyStatic_wayfarers___view___globals);
        goto CPyL107;
    }
    cpy_r_r11 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "space", 234, CPyStatic_wayfarers___view___globals);
        goto CPyL108;
    }
    CPy_INCREF(cpy_r_r11);
CPyL10: ;
    cpy_r_r12 = PyList_AsTuple(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 234, CPyStatic_wayfarers___view___globals);
        goto CPyL108;
    }
    cpy_r_r13 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slots;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "slots", 235, CPyStatic_wayfarers___view___globals);
        goto CPyL109;
    }
    CPy_INCREF(cpy_r_r13);
CPyL12: ;
    cpy_r_r14 = PyList_AsTuple(cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 235, CPyStatic_wayfarers___view___globals);
        goto CPyL109;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_tiles;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "tiles", 235, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    CPy_INCREF(cpy_r_r15);
CPyL14: ;
    cpy_r_r16 = PyList_AsTuple(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 235, CPyStatic_wayfarers___view___globals);
        goto CPyL110;
    }
    cpy_r_r17 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_boards;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Book", "boards", 237, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
CPyL16: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_board;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "board", 237, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
CPyL17: ;
    cpy_r_r19 = CPyList_GetItem(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 237, CPyStatic_wayfarers___view___globals);
        goto CPyL111;
    }
    if (likely(PyUnicode_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 237, CPyStatic_wayfarers___view___globals, "str", cpy_r_r19);
        goto CPyL111;
    }
    cpy_r_r21 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_silver;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "silver", 238, CPyStatic_wayfarers___view___globals);
        goto CPyL112;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL20: ;
    cpy_r_r22 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_provision;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "provision", 239, CPyStatic_wayfarers___view___globals);
        goto CPyL113;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL21: ;
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_influence;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "influence", 240, CPyStatic_wayfarers___view___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL22: ;
    cpy_r_r24 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r24.f0 == NULL)) {
        goto CPyL115;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r25 = 0;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 241, CPyStatic_wayfarers___view___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r26 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_guilds;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "guilds", 241, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r26);
CPyL26: ;
    cpy_r_r27 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r28 = CPyStatics[36]; /* 'zip' */
    cpy_r_r29 = CPyObject_GetAttr(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 241, CPyStatic_wayfarers___view___globals);
        goto CPyL117;
    }
    CPy_INCREF(cpy_r_r24.f0);
    CPy_INCREF(cpy_r_r24.f1);
    CPy_INCREF(cpy_r_r24.f2);
    cpy_r_r30 = PyTuple_New(3);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8564 = cpy_r_r24.f0;
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp8564);
    PyObject *__tmp8565 = cpy_r_r24.f1;
    PyTuple_SET_ITEM(cpy_r_r30, 1, __tmp8565);
    PyObject *__tmp8566 = cpy_r_r24.f2;
    PyTuple_SET_ITEM(cpy_r_r30, 2, __tmp8566);
    cpy_r_r31 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r32[3] = {cpy_r_r30, cpy_r_r26, cpy_r_r31};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r35 = PyObject_Vectorcall(cpy_r_r29, cpy_r_r33, 2, cpy_r_r34);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 241, CPyStatic_wayfarers___view___globals);
        goto CPyL118;
    }
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r36 = CPyDict_FromAny(cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 241, CPyStatic_wayfarers___view___globals);
        goto CPyL116;
    }
    cpy_r_r37 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r37.f0 == NULL)) {
        goto CPyL119;
    } else
        goto CPyL32;
CPyL30: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 242, CPyStatic_wayfarers___view___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r39 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_workers;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "workers", 242, CPyStatic_wayfarers___view___globals);
        goto CPyL120;
    }
    CPy_INCREF(cpy_r_r39);
CPyL33: ;
    cpy_r_r40 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r41 = CPyStatics[36]; /* 'zip' */
    cpy_r_r42 = CPyObject_GetAttr(cpy_r_r40, cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 242, CPyStatic_wayfarers___view___globals);
        goto CPyL121;
    }
    CPy_INCREF(cpy_r_r37.f0);
    CPy_INCREF(cpy_r_r37.f1);
    CPy_INCREF(cpy_r_r37.f2);
    cpy_r_r43 = PyTuple_New(3);
    if (unlikely(cpy_r_r43 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8567 = cpy_r_r37.f0;
    PyTuple_SET_ITEM(cpy_r_r43, 0, __tmp8567);
    PyObject *__tmp8568 = cpy_r_r37.f1;
    PyTuple_SET_ITEM(cpy_r_r43, 1, __tmp8568);
    PyObject *__tmp8569 = cpy_r_r37.f2;
    PyTuple_SET_ITEM(cpy_r_r43, 2, __tmp8569);
    cpy_r_r44 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r45[3] = {cpy_r_r43, cpy_r_r39, cpy_r_r44};
    cpy_r_r46 = (PyObject **)&cpy_r_r45;
    cpy_r_r47 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r48 = PyObject_Vectorcall(cpy_r_r42, cpy_r_r46, 2, cpy_r_r47);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 242, CPyStatic_wayfarers___view___globals);
        goto CPyL122;
    }
    CPy_DECREF(cpy_r_r43);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r49 = CPyDict_FromAny(cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 242, CPyStatic_wayfarers___view___globals);
        goto CPyL120;
    }
    cpy_r_r50 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_dice;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "dice", 243, CPyStatic_wayfarers___view___globals);
        goto CPyL123;
    }
    CPy_INCREF(cpy_r_r50);
CPyL37: ;
    cpy_r_r51 = PyList_AsTuple(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 243, CPyStatic_wayfarers___view___globals);
        goto CPyL123;
    }
    cpy_r_r52 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_reserve;
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "reserve", 244, CPyStatic_wayfarers___view___globals);
        goto CPyL124;
    }
    CPyTagged_INCREF(cpy_r_r52);
CPyL39: ;
    cpy_r_r53 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Book", "track", 245, CPyStatic_wayfarers___view___globals);
        goto CPyL125;
    }
CPyL40: ;
    cpy_r_r54 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_marker;
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "marker", 245, CPyStatic_wayfarers___view___globals);
        goto CPyL125;
    }
CPyL41: ;
    cpy_r_r55 = CPyList_GetItemBorrow(cpy_r_r53, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 245, CPyStatic_wayfarers___view___globals);
        goto CPyL125;
    }
    if (likely(Py_TYPE(cpy_r_r55) == CPyType_wayfarers___printed___Space))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 245, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Space", cpy_r_r55);
        goto CPyL125;
    }
    cpy_r_r57 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r56)->_id;
    CPy_INCREF(cpy_r_r57);
    cpy_r_r58 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_land_folk;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "land_folk", 246, CPyStatic_wayfarers___view___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r58);
CPyL44: ;
    cpy_r_r59 = PyList_AsTuple(cpy_r_r58);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 246, CPyStatic_wayfarers___view___globals);
        goto CPyL126;
    }
    if (!cpy_r_mine) goto CPyL48;
    cpy_r_r60 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_land;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "ready_land", 246, CPyStatic_wayfarers___view___globals);
        goto CPyL127;
    }
    CPyTagged_INCREF(cpy_r_r60);
CPyL47: ;
    cpy_r_r61 = cpy_r_r60;
    goto CPyL49;
CPyL48: ;
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r8 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = cpy_r_r63 << 1;
    cpy_r_r61 = cpy_r_r64;
CPyL49: ;
    cpy_r_r65 = CPyStatic_wayfarers___view___globals;
    cpy_r_r66 = CPyStatics[4441]; /* '_panorama' */
    cpy_r_r67 = CPyDict_GetItem(cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 246, CPyStatic_wayfarers___view___globals);
        goto CPyL128;
    }
    cpy_r_r68 = CPyTagged_StealAsObject(cpy_r_r61);
    PyObject *cpy_r_r69[4] = {cpy_r_r0, cpy_r_r8, cpy_r_r59, cpy_r_r68};
    cpy_r_r70 = (PyObject **)&cpy_r_r69;
    cpy_r_r71 = PyObject_Vectorcall(cpy_r_r67, cpy_r_r70, 4, 0);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 246, CPyStatic_wayfarers___view___globals);
        goto CPyL129;
    }
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r68);
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 246, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r71);
        goto CPyL130;
    }
    cpy_r_r73 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_water_folk;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "water_folk", 247, CPyStatic_wayfarers___view___globals);
        goto CPyL131;
    }
    CPy_INCREF(cpy_r_r73);
CPyL53: ;
    cpy_r_r74 = PyList_AsTuple(cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 247, CPyStatic_wayfarers___view___globals);
        goto CPyL131;
    }
    if (!cpy_r_mine) goto CPyL57;
    cpy_r_r75 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_water;
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "ready_water", 247, CPyStatic_wayfarers___view___globals);
        goto CPyL132;
    }
    CPyTagged_INCREF(cpy_r_r75);
CPyL56: ;
    cpy_r_r76 = cpy_r_r75;
    goto CPyL58;
CPyL57: ;
    cpy_r_r77 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyVarObject, ob_size));
    cpy_r_r78 = *(int64_t *)cpy_r_r77;
    cpy_r_r79 = cpy_r_r78 << 1;
    cpy_r_r76 = cpy_r_r79;
CPyL58: ;
    cpy_r_r80 = CPyStatic_wayfarers___view___globals;
    cpy_r_r81 = CPyStatics[4441]; /* '_panorama' */
    cpy_r_r82 = CPyDict_GetItem(cpy_r_r80, cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 247, CPyStatic_wayfarers___view___globals);
        goto CPyL133;
    }
    cpy_r_r83 = CPyTagged_StealAsObject(cpy_r_r76);
    PyObject *cpy_r_r84[4] = {cpy_r_r0, cpy_r_r10, cpy_r_r74, cpy_r_r83};
    cpy_r_r85 = (PyObject **)&cpy_r_r84;
    cpy_r_r86 = PyObject_Vectorcall(cpy_r_r82, cpy_r_r85, 4, 0);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 247, CPyStatic_wayfarers___view___globals);
        goto CPyL134;
    }
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r83);
    if (likely(PyTuple_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 247, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r86);
        goto CPyL135;
    }
    cpy_r_r88 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_space_inspiration;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "space_inspiration", 248, CPyStatic_wayfarers___view___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r88);
CPyL62: ;
    cpy_r_r89 = PyList_AsTuple(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 248, CPyStatic_wayfarers___view___globals);
        goto CPyL136;
    }
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r12 + offsetof(PyVarObject, ob_size));
    cpy_r_r91 = *(int64_t *)cpy_r_r90;
    cpy_r_r92 = cpy_r_r91 << 1;
    cpy_r_r93 = CPyStatic_wayfarers___view___globals;
    cpy_r_r94 = CPyStatics[4441]; /* '_panorama' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 248, CPyStatic_wayfarers___view___globals);
        goto CPyL137;
    }
    cpy_r_r96 = CPyTagged_StealAsObject(cpy_r_r92);
    PyObject *cpy_r_r97[4] = {cpy_r_r0, cpy_r_r12, cpy_r_r89, cpy_r_r96};
    cpy_r_r98 = (PyObject **)&cpy_r_r97;
    cpy_r_r99 = PyObject_Vectorcall(cpy_r_r95, cpy_r_r98, 4, 0);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 248, CPyStatic_wayfarers___view___globals);
        goto CPyL138;
    }
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r96);
    if (likely(PyTuple_Check(cpy_r_r99)))
        cpy_r_r100 = cpy_r_r99;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 248, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r99);
        goto CPyL139;
    }
    cpy_r_r101 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_slot_dice;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "slot_dice", 249, CPyStatic_wayfarers___view___globals);
        goto CPyL140;
    }
    CPy_INCREF(cpy_r_r101);
CPyL67: ;
    cpy_r_r102 = PyList_AsTuple(cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 249, CPyStatic_wayfarers___view___globals);
        goto CPyL140;
    }
    if (!cpy_r_mine) goto CPyL71;
    cpy_r_r103 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_ready_slots;
    if (unlikely(cpy_r_r103 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "ready_slots", 249, CPyStatic_wayfarers___view___globals);
        goto CPyL141;
    }
    CPyTagged_INCREF(cpy_r_r103);
CPyL70: ;
    cpy_r_r104 = cpy_r_r103;
    goto CPyL72;
CPyL71: ;
    cpy_r_r105 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r106 = *(int64_t *)cpy_r_r105;
    cpy_r_r107 = cpy_r_r106 << 1;
    cpy_r_r104 = cpy_r_r107;
CPyL72: ;
    cpy_r_r108 = CPyStatic_wayfarers___view___globals;
    cpy_r_r109 = CPyStatics[4442]; /* '_die_slots' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 249, CPyStatic_wayfarers___view___globals);
        goto CPyL142;
    }
    cpy_r_r111 = CPyTagged_StealAsObject(cpy_r_r104);
    PyObject *cpy_r_r112[4] = {cpy_r_r0, cpy_r_r14, cpy_r_r102, cpy_r_r111};
    cpy_r_r113 = (PyObject **)&cpy_r_r112;
    cpy_r_r114 = PyObject_Vectorcall(cpy_r_r110, cpy_r_r113, 4, 0);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 249, CPyStatic_wayfarers___view___globals);
        goto CPyL143;
    }
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r102);
    CPy_DECREF(cpy_r_r111);
    if (likely(PyTuple_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 249, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r114);
        goto CPyL144;
    }
    cpy_r_r116 = CPyStatic_wayfarers___view___globals;
    cpy_r_r117 = CPyStatics[4443]; /* '_tiles' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r116, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 250, CPyStatic_wayfarers___view___globals);
        goto CPyL145;
    }
    PyObject *cpy_r_r119[2] = {cpy_r_r0, cpy_r_r16};
    cpy_r_r120 = (PyObject **)&cpy_r_r119;
    cpy_r_r121 = PyObject_Vectorcall(cpy_r_r118, cpy_r_r120, 2, 0);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 250, CPyStatic_wayfarers___view___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r121)))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 250, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r121);
        goto CPyL145;
    }
    cpy_r_r123 = CPyStatic_wayfarers___names___TAGS;
    if (unlikely(cpy_r_r123.f0 == NULL)) {
        goto CPyL146;
    } else
        goto CPyL81;
CPyL79: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r124 = 0;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 251, CPyStatic_wayfarers___view___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL81: ;
    cpy_r_r125 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_player)->_counts;
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_player", "Player", "counts", 251, CPyStatic_wayfarers___view___globals);
        goto CPyL147;
    }
    CPy_INCREF(cpy_r_r125);
CPyL82: ;
    cpy_r_r126 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r127 = CPyStatics[36]; /* 'zip' */
    cpy_r_r128 = CPyObject_GetAttr(cpy_r_r126, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 251, CPyStatic_wayfarers___view___globals);
        goto CPyL148;
    }
    CPy_INCREF(cpy_r_r123.f0);
    CPy_INCREF(cpy_r_r123.f1);
    CPy_INCREF(cpy_r_r123.f2);
    CPy_INCREF(cpy_r_r123.f3);
    CPy_INCREF(cpy_r_r123.f4);
    CPy_INCREF(cpy_r_r123.f5);
    CPy_INCREF(cpy_r_r123.f6);
    CPy_INCREF(cpy_r_r123.f7);
    CPy_INCREF(cpy_r_r123.f8);
    CPy_INCREF(cpy_r_r123.f9);
    CPy_INCREF(cpy_r_r123.f10);
    cpy_r_r129 = PyTuple_New(11);
    if (unlikely(cpy_r_r129 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8570 = cpy_r_r123.f0;
    PyTuple_SET_ITEM(cpy_r_r129, 0, __tmp8570);
    PyObject *__tmp8571 = cpy_r_r123.f1;
    PyTuple_SET_ITEM(cpy_r_r129, 1, __tmp8571);
    PyObject *__tmp8572 = cpy_r_r123.f2;
    PyTuple_SET_ITEM(cpy_r_r129, 2, __tmp8572);
    PyObject *__tmp8573 = cpy_r_r123.f3;
    PyTuple_SET_ITEM(cpy_r_r129, 3, __tmp8573);
    PyObject *__tmp8574 = cpy_r_r123.f4;
    PyTuple_SET_ITEM(cpy_r_r129, 4, __tmp8574);
    PyObject *__tmp8575 = cpy_r_r123.f5;
    PyTuple_SET_ITEM(cpy_r_r129, 5, __tmp8575);
    PyObject *__tmp8576 = cpy_r_r123.f6;
    PyTuple_SET_ITEM(cpy_r_r129, 6, __tmp8576);
    PyObject *__tmp8577 = cpy_r_r123.f7;
    PyTuple_SET_ITEM(cpy_r_r129, 7, __tmp8577);
    PyObject *__tmp8578 = cpy_r_r123.f8;
    PyTuple_SET_ITEM(cpy_r_r129, 8, __tmp8578);
    PyObject *__tmp8579 = cpy_r_r123.f9;
    PyTuple_SET_ITEM(cpy_r_r129, 9, __tmp8579);
    PyObject *__tmp8580 = cpy_r_r123.f10;
    PyTuple_SET_ITEM(cpy_r_r129, 10, __tmp8580);
    cpy_r_r130 = 0 ? Py_True : Py_False;
    PyObject *cpy_r_r131[3] = {cpy_r_r129, cpy_r_r125, cpy_r_r130};
    cpy_r_r132 = (PyObject **)&cpy_r_r131;
    cpy_r_r133 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r134 = PyObject_Vectorcall(cpy_r_r128, cpy_r_r132, 2, cpy_r_r133);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 251, CPyStatic_wayfarers___view___globals);
        goto CPyL149;
    }
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r125);
    cpy_r_r135 = CPyDict_FromAny(cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 251, CPyStatic_wayfarers___view___globals);
        goto CPyL147;
    }
    cpy_r_r136 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r136.f0 == NULL)) {
        goto CPyL150;
    } else
        goto CPyL88;
CPyL86: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r137 = 0;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 252, CPyStatic_wayfarers___view___globals);
        goto CPyL105;
    }
    CPy_Unreachable();
CPyL88: ;
    cpy_r_r138 = CPyStatic_wayfarers___view___globals;
    cpy_r_r139 = CPyStatics[4444]; /* '_tile_counts' */
    cpy_r_r140 = CPyDict_GetItem(cpy_r_r138, cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 252, CPyStatic_wayfarers___view___globals);
        goto CPyL151;
    }
    PyObject *cpy_r_r141[2] = {cpy_r_r0, cpy_r_r16};
    cpy_r_r142 = (PyObject **)&cpy_r_r141;
    cpy_r_r143 = PyObject_Vectorcall(cpy_r_r140, cpy_r_r142, 2, 0);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 252, CPyStatic_wayfarers___view___globals);
        goto CPyL151;
    }
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r16);
    if (likely(PyTuple_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 252, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r143);
        goto CPyL152;
    }
    cpy_r_r145 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r146 = CPyStatics[36]; /* 'zip' */
    cpy_r_r147 = CPyObject_GetAttr(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 252, CPyStatic_wayfarers___view___globals);
        goto CPyL153;
    }
    CPy_INCREF(cpy_r_r136.f0);
    CPy_INCREF(cpy_r_r136.f1);
    CPy_INCREF(cpy_r_r136.f2);
    CPy_INCREF(cpy_r_r136.f3);
    CPy_INCREF(cpy_r_r136.f4);
    cpy_r_r148 = PyTuple_New(5);
    if (unlikely(cpy_r_r148 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8581 = cpy_r_r136.f0;
    PyTuple_SET_ITEM(cpy_r_r148, 0, __tmp8581);
    PyObject *__tmp8582 = cpy_r_r136.f1;
    PyTuple_SET_ITEM(cpy_r_r148, 1, __tmp8582);
    PyObject *__tmp8583 = cpy_r_r136.f2;
    PyTuple_SET_ITEM(cpy_r_r148, 2, __tmp8583);
    PyObject *__tmp8584 = cpy_r_r136.f3;
    PyTuple_SET_ITEM(cpy_r_r148, 3, __tmp8584);
    PyObject *__tmp8585 = cpy_r_r136.f4;
    PyTuple_SET_ITEM(cpy_r_r148, 4, __tmp8585);
    cpy_r_r149 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r150[3] = {cpy_r_r148, cpy_r_r144, cpy_r_r149};
    cpy_r_r151 = (PyObject **)&cpy_r_r150;
    cpy_r_r152 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r153 = PyObject_Vectorcall(cpy_r_r147, cpy_r_r151, 2, cpy_r_r152);
    CPy_DECREF(cpy_r_r147);
    if (unlikely(cpy_r_r153 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 252, CPyStatic_wayfarers___view___globals);
        goto CPyL154;
    }
    CPy_DECREF(cpy_r_r148);
    CPy_DECREF(cpy_r_r144);
    cpy_r_r154 = CPyDict_FromAny(cpy_r_r153);
    CPy_DECREF(cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 252, CPyStatic_wayfarers___view___globals);
        goto CPyL152;
    }
    cpy_r_r155 = 0;
    cpy_r_r156 = CPyDef_wayfarers___scoring___score(cpy_r_t, cpy_r_seat);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 253, CPyStatic_wayfarers___view___globals);
        goto CPyL155;
    }
    cpy_r_r157 = 0;
CPyL96: ;
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r156 + offsetof(PyVarObject, ob_size));
    cpy_r_r159 = *(int64_t *)cpy_r_r158;
    cpy_r_r160 = cpy_r_r157 < cpy_r_r159;
    if (!cpy_r_r160) goto CPyL156;
    cpy_r_r161 = (CPyPtr)((CPyPtr)cpy_r_r156 + offsetof(PyListObject, ob_item));
    cpy_r_r162 = *(CPyPtr *)cpy_r_r161;
    cpy_r_r163 = cpy_r_r157 * 8;
    cpy_r_r164 = cpy_r_r162 + cpy_r_r163;
    cpy_r_r165 = *(PyObject * *)cpy_r_r164;
    CPy_INCREF(cpy_r_r165);
    if (likely(PyTuple_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_player", 253, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r165);
        goto CPyL157;
    }
    cpy_r_r167 = CPySequenceTuple_GetItem(cpy_r_r166, 2);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 253, CPyStatic_wayfarers___view___globals);
        goto CPyL157;
    }
    if (likely(PyLong_Check(cpy_r_r167)))
        cpy_r_r168 = CPyTagged_FromObject(cpy_r_r167);
    else {
        CPy_TypeError("int", cpy_r_r167); cpy_r_r168 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 253, CPyStatic_wayfarers___view___globals);
        goto CPyL157;
    }
    cpy_r_r169 = CPyTagged_Add(cpy_r_r155, cpy_r_r168);
    CPyTagged_DECREF(cpy_r_r155);
    CPyTagged_DECREF(cpy_r_r168);
    cpy_r_r155 = cpy_r_r169;
    cpy_r_r170 = cpy_r_r157 + 1;
    cpy_r_r157 = cpy_r_r170;
    goto CPyL96;
CPyL102: ;
    cpy_r_r171 = CPyStatics[2555]; /* 'board' */
    cpy_r_r172 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r173 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r174 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r175 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r176 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r177 = CPyStatics[599]; /* 'dice' */
    cpy_r_r178 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r179 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r180 = CPyStatics[3821]; /* 'land' */
    cpy_r_r181 = CPyStatics[3826]; /* 'water' */
    cpy_r_r182 = CPyStatics[613]; /* 'space' */
    cpy_r_r183 = CPyStatics[708]; /* 'slots' */
    cpy_r_r184 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r185 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r186 = CPyStatics[4241]; /* 'tile_counts' */
    cpy_r_r187 = CPyStatics[65]; /* 'points' */
    cpy_r_r188 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r189 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r190 = CPyTagged_StealAsObject(cpy_r_r22);
    cpy_r_r191 = CPyTagged_StealAsObject(cpy_r_r23);
    cpy_r_r192 = CPyTagged_StealAsObject(cpy_r_r52);
    cpy_r_r193 = CPyTagged_StealAsObject(cpy_r_r155);
    cpy_r_r194 = CPyDict_Build(17, cpy_r_r171, cpy_r_r20, cpy_r_r172, cpy_r_r189, cpy_r_r173, cpy_r_r190, cpy_r_r174, cpy_r_r191, cpy_r_r175, cpy_r_r36, cpy_r_r176, cpy_r_r49, cpy_r_r177, cpy_r_r51, cpy_r_r178, cpy_r_r192, cpy_r_r179, cpy_r_r57, cpy_r_r180, cpy_r_r72, cpy_r_r181, cpy_r_r87, cpy_r_r182, cpy_r_r100, cpy_r_r183, cpy_r_r115, cpy_r_r184, cpy_r_r122, cpy_r_r185, cpy_r_r135, cpy_r_r186, cpy_r_r154, cpy_r_r187, cpy_r_r193);
    CPy_DECREF(cpy_r_r20);
    CPy_DECREF(cpy_r_r189);
    CPy_DECREF(cpy_r_r190);
    CPy_DECREF(cpy_r_r191);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r192);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r122);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 236, CPyStatic_wayfarers___view___globals);
        goto CPyL158;
    }
    cpy_r_r195 = CPyDef_wayfarers___view___PlayerView(cpy_r_r188, cpy_r_r194);
    CPy_DECREF(cpy_r_r188);
    CPy_DECREF(cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 236, CPyStatic_wayfarers___view___globals);
        goto CPyL105;
    }
    return cpy_r_r195;
CPyL105: ;
    cpy_r_r196 = NULL;
    return cpy_r_r196;
CPyL106: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL105;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL105;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    goto CPyL105;
CPyL109: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    goto CPyL105;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    goto CPyL105;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL105;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    goto CPyL105;
CPyL113: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL105;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    goto CPyL105;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL23;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    goto CPyL105;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    goto CPyL105;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r30);
    goto CPyL105;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    goto CPyL30;
CPyL120: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    goto CPyL105;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    goto CPyL105;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r43);
    goto CPyL105;
CPyL123: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    goto CPyL105;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    goto CPyL105;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL105;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    goto CPyL105;
CPyL127: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r59);
    goto CPyL105;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r61);
    goto CPyL105;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r68);
    goto CPyL105;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    goto CPyL105;
CPyL131: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    goto CPyL105;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r74);
    goto CPyL105;
CPyL133: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r74);
    CPyTagged_DecRef(cpy_r_r76);
    goto CPyL105;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r83);
    goto CPyL105;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    goto CPyL105;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    goto CPyL105;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    goto CPyL105;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r89);
    CPy_DecRef(cpy_r_r96);
    goto CPyL105;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    goto CPyL105;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    goto CPyL105;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r102);
    goto CPyL105;
CPyL142: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL105;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r102);
    CPy_DecRef(cpy_r_r111);
    goto CPyL105;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    goto CPyL105;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    goto CPyL105;
CPyL146: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    goto CPyL79;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    goto CPyL105;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r125);
    goto CPyL105;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r129);
    goto CPyL105;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    goto CPyL86;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    goto CPyL105;
CPyL152: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    goto CPyL105;
CPyL153: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r144);
    goto CPyL105;
CPyL154: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r148);
    goto CPyL105;
CPyL155: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r154);
    CPyTagged_DecRef(cpy_r_r155);
    goto CPyL105;
CPyL156: ;
    CPy_DECREF(cpy_r_r156);
    goto CPyL102;
CPyL157: ;
    CPy_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r22);
    CPyTagged_DecRef(cpy_r_r23);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r57);
    CPy_DecRef(cpy_r_r72);
    CPy_DecRef(cpy_r_r87);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r154);
    CPyTagged_DecRef(cpy_r_r155);
    CPy_DecRef(cpy_r_r156);
    goto CPyL105;
CPyL158: ;
    CPy_DecRef(cpy_r_r188);
    goto CPyL105;
}
        
        PyObject *CPyPy_wayfarers___view____player(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "seat", "player", 0};
            static CPyArg_Parser parser = {"OOO:_player", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_seat;
            PyObject *obj_player;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_seat, &obj_player)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *arg_player;
            if (likely(Py_TYPE(obj_player) == CPyType_wayfarers___table___Player))
                arg_player = obj_player;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_player); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____player(arg_t, arg_seat, arg_player);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_player", 231, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____display(PyObject *cpy_r_book, CPyTagged cpy_r_first, PyObject *cpy_r_cards, PyObject *cpy_r_workers, PyObject *cpy_r_influence) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_place;
    tuple_T3III cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    CPyTagged cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyTagged cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    tuple_T3OOO cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    CPyTagged cpy_r_n;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    CPyTagged cpy_r_r36;
    char cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    CPyTagged cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    int32_t cpy_r_r54;
    char cpy_r_r55;
    CPyTagged cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 265, CPyStatic_wayfarers___view___globals);
        goto CPyL37;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r3 = CPyStatics[36]; /* 'zip' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 271, CPyStatic_wayfarers___view___globals);
        goto CPyL38;
    }
    cpy_r_r5 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r6[4] = {cpy_r_cards, cpy_r_workers, cpy_r_influence, cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 3, cpy_r_r8);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 271, CPyStatic_wayfarers___view___globals);
        goto CPyL38;
    }
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 265, CPyStatic_wayfarers___view___globals);
        goto CPyL38;
    }
CPyL4: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL39;
    cpy_r_place = cpy_r_r1;
    PyObject *__tmp8586;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 3))) {
        __tmp8586 = NULL;
        goto __LL8587;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp8586 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp8586 = NULL;
    }
    if (__tmp8586 == NULL) goto __LL8587;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp8586 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp8586 = NULL;
    }
    if (__tmp8586 == NULL) goto __LL8587;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 2))))
        __tmp8586 = PyTuple_GET_ITEM(cpy_r_r11, 2);
    else {
        __tmp8586 = NULL;
    }
    if (__tmp8586 == NULL) goto __LL8587;
    __tmp8586 = cpy_r_r11;
__LL8587: ;
    if (unlikely(__tmp8586 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r11); cpy_r_r12 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8588 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPyTagged __tmp8589;
        if (likely(PyLong_Check(__tmp8588)))
            __tmp8589 = CPyTagged_FromObject(__tmp8588);
        else {
            goto __LL8590;
        }
        cpy_r_r12.f0 = __tmp8589;
        PyObject *__tmp8591 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPyTagged __tmp8592;
        if (likely(PyLong_Check(__tmp8591)))
            __tmp8592 = CPyTagged_FromObject(__tmp8591);
        else {
            goto __LL8593;
        }
        cpy_r_r12.f1 = __tmp8592;
        PyObject *__tmp8594 = PyTuple_GET_ITEM(cpy_r_r11, 2);
        CPyTagged __tmp8595;
        if (likely(PyLong_Check(__tmp8594)))
            __tmp8595 = CPyTagged_FromObject(__tmp8594);
        else {
            goto __LL8596;
        }
        cpy_r_r12.f2 = __tmp8595;
    }
    goto __LL8597;
__LL8590: ;
    cpy_r_r12 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8597;
__LL8593: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    cpy_r_r12 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8597;
__LL8596: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    cpy_r_r12 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8597;
__LL8597: ;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 265, CPyStatic_wayfarers___view___globals);
        goto CPyL40;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPyTagged_INCREF(cpy_r_r14);
    cpy_r_r15 = cpy_r_r12.f2;
    CPyTagged_INCREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    CPyTagged_DECREF(cpy_r_r12.f2);
    cpy_r_r16 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_slot_ids;
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_display", "Book", "slot_ids", 266, CPyStatic_wayfarers___view___globals);
        goto CPyL41;
    }
    CPy_INCREF(cpy_r_r16);
CPyL7: ;
    cpy_r_r17 = CPyTagged_Add(cpy_r_first, cpy_r_place);
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r18 = CPyList_GetItem(cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 266, CPyStatic_wayfarers___view___globals);
        goto CPyL42;
    }
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_display", 266, CPyStatic_wayfarers___view___globals, "str", cpy_r_r18);
        goto CPyL42;
    }
    cpy_r_r20 = (Py_ssize_t)cpy_r_r13 != -2;
    if (!cpy_r_r20) goto CPyL43;
    cpy_r_r21 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r22 = CPyList_GetItemBorrow(cpy_r_r21, cpy_r_r13);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 267, CPyStatic_wayfarers___view___globals);
        goto CPyL44;
    }
    if (likely(Py_TYPE(cpy_r_r22) == CPyType_wayfarers___printed___Card))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_display", 267, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Card", cpy_r_r22);
        goto CPyL44;
    }
    cpy_r_r24 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r23)->_id;
    CPy_INCREF(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r25 = cpy_r_r24;
    goto CPyL14;
CPyL13: ;
    cpy_r_r26 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r26);
    cpy_r_r25 = cpy_r_r26;
CPyL14: ;
    cpy_r_r27 = PyList_New(0);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals);
        goto CPyL45;
    }
    cpy_r_r28 = 0;
    cpy_r_r29 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r29.f0 == NULL)) {
        goto CPyL46;
    } else
        goto CPyL18;
CPyL16: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals);
        goto CPyL37;
    }
    CPy_Unreachable();
CPyL18: ;
    CPy_INCREF(cpy_r_r29.f0);
    CPy_INCREF(cpy_r_r29.f1);
    CPy_INCREF(cpy_r_r29.f2);
    cpy_r_r31 = PyTuple_New(3);
    if (unlikely(cpy_r_r31 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8598 = cpy_r_r29.f0;
    PyTuple_SET_ITEM(cpy_r_r31, 0, __tmp8598);
    PyObject *__tmp8599 = cpy_r_r29.f1;
    PyTuple_SET_ITEM(cpy_r_r31, 1, __tmp8599);
    PyObject *__tmp8600 = cpy_r_r29.f2;
    PyTuple_SET_ITEM(cpy_r_r31, 2, __tmp8600);
    cpy_r_r32 = PyObject_GetIter(cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals);
        goto CPyL47;
    }
CPyL19: ;
    cpy_r_r33 = PyIter_Next(cpy_r_r32);
    if (cpy_r_r33 == NULL) goto CPyL48;
    cpy_r_n = cpy_r_r28;
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals, "str", cpy_r_r33);
        goto CPyL49;
    }
    cpy_r_r35 = CPyTagged_Rshift(cpy_r_r14, cpy_r_n);
    CPyTagged_DECREF(cpy_r_n);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals);
        goto CPyL50;
    }
    cpy_r_r36 = CPyTagged_And(cpy_r_r35, 2);
    CPyTagged_DECREF(cpy_r_r35);
    cpy_r_r37 = cpy_r_r36 != 0;
    CPyTagged_DECREF(cpy_r_r36);
    if (!cpy_r_r37) goto CPyL51;
    cpy_r_r38 = PyList_Append(cpy_r_r27, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals);
        goto CPyL52;
    }
CPyL24: ;
    cpy_r_r40 = cpy_r_r28 + 2;
    cpy_r_r28 = cpy_r_r40;
    goto CPyL19;
CPyL25: ;
    cpy_r_r41 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals);
        goto CPyL53;
    }
    cpy_r_r42 = PyList_AsTuple(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 268, CPyStatic_wayfarers___view___globals);
        goto CPyL54;
    }
    cpy_r_r43 = (Py_ssize_t)cpy_r_r15 != -2;
    if (!cpy_r_r43) goto CPyL55;
    cpy_r_r44 = CPyTagged_StealAsObject(cpy_r_r15);
    cpy_r_r45 = cpy_r_r44;
    goto CPyL30;
CPyL29: ;
    cpy_r_r46 = Py_None;
    CPy_INCREF(cpy_r_r46);
    cpy_r_r45 = cpy_r_r46;
CPyL30: ;
    cpy_r_r47 = CPyStatics[571]; /* 'id' */
    cpy_r_r48 = CPyStatics[390]; /* 'card' */
    cpy_r_r49 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r50 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r51 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r52 = CPyDict_Build(4, cpy_r_r47, cpy_r_r19, cpy_r_r48, cpy_r_r25, cpy_r_r49, cpy_r_r42, cpy_r_r50, cpy_r_r45);
    CPy_DECREF(cpy_r_r19);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 265, CPyStatic_wayfarers___view___globals);
        goto CPyL56;
    }
    cpy_r_r53 = CPyDef_wayfarers___view___DisplaySlot(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 265, CPyStatic_wayfarers___view___globals);
        goto CPyL57;
    }
    cpy_r_r54 = PyList_Append(cpy_r_r0, cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    cpy_r_r55 = cpy_r_r54 >= 0;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 265, CPyStatic_wayfarers___view___globals);
        goto CPyL57;
    }
    cpy_r_r56 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r56;
    goto CPyL4;
CPyL34: ;
    cpy_r_r57 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 265, CPyStatic_wayfarers___view___globals);
        goto CPyL38;
    }
    cpy_r_r58 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 264, CPyStatic_wayfarers___view___globals);
        goto CPyL37;
    }
    return cpy_r_r58;
CPyL37: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL37;
CPyL39: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL34;
CPyL40: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL37;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL37;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    goto CPyL37;
CPyL43: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL13;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    goto CPyL37;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    goto CPyL37;
CPyL46: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL16;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL37;
CPyL48: ;
    CPyTagged_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r32);
    goto CPyL25;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r32);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL37;
CPyL50: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r34);
    goto CPyL37;
CPyL51: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL24;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r14);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r32);
    goto CPyL37;
CPyL53: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r27);
    goto CPyL37;
CPyL54: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r25);
    goto CPyL37;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r15);
    goto CPyL29;
CPyL56: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r51);
    goto CPyL37;
CPyL57: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL37;
}
        
        PyObject *CPyPy_wayfarers___view____display(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "first", "cards", "workers", "influence", 0};
            static CPyArg_Parser parser = {"OOOOO:_display", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_first;
            PyObject *obj_cards;
            PyObject *obj_workers;
            PyObject *obj_influence;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_first, &obj_cards, &obj_workers, &obj_influence)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            CPyTagged arg_first;
            if (likely(PyLong_Check(obj_first)))
                arg_first = CPyTagged_BorrowFromObject(obj_first);
            else {
                CPy_TypeError("int", obj_first); goto fail;
            }
            PyObject * arg_cards;
            if (likely(PyTuple_Check(obj_cards)))
                arg_cards = obj_cards;
            else {
                CPy_TypeError("tuple", obj_cards); 
                goto fail;
            }
            PyObject * arg_workers;
            if (likely(PyTuple_Check(obj_workers)))
                arg_workers = obj_workers;
            else {
                CPy_TypeError("tuple", obj_workers); 
                goto fail;
            }
            PyObject * arg_influence;
            if (likely(PyTuple_Check(obj_influence)))
                arg_influence = obj_influence;
            else {
                CPy_TypeError("tuple", obj_influence); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____display(arg_book, arg_first, arg_cards, arg_workers, arg_influence);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_display", 261, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____panorama(PyObject *cpy_r_book, PyObject *cpy_r_numbers, PyObject *cpy_r_tucked, CPyTagged cpy_r_ready) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_place;
    tuple_T2II cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
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
    int32_t cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL25;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r3 = CPyStatics[36]; /* 'zip' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 279, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    cpy_r_r5 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r6[3] = {cpy_r_numbers, cpy_r_tucked, cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 2, cpy_r_r8);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 279, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
CPyL4: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL27;
    cpy_r_place = cpy_r_r1;
    PyObject *__tmp8601;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        __tmp8601 = NULL;
        goto __LL8602;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp8601 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp8601 = NULL;
    }
    if (__tmp8601 == NULL) goto __LL8602;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp8601 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp8601 = NULL;
    }
    if (__tmp8601 == NULL) goto __LL8602;
    __tmp8601 = cpy_r_r11;
__LL8602: ;
    if (unlikely(__tmp8601 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r11); cpy_r_r12 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8603 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPyTagged __tmp8604;
        if (likely(PyLong_Check(__tmp8603)))
            __tmp8604 = CPyTagged_FromObject(__tmp8603);
        else {
            goto __LL8605;
        }
        cpy_r_r12.f0 = __tmp8604;
        PyObject *__tmp8606 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPyTagged __tmp8607;
        if (likely(PyLong_Check(__tmp8606)))
            __tmp8607 = CPyTagged_FromObject(__tmp8606);
        else {
            goto __LL8608;
        }
        cpy_r_r12.f1 = __tmp8607;
    }
    goto __LL8609;
__LL8605: ;
    cpy_r_r12 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8609;
__LL8608: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    cpy_r_r12 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8609;
__LL8609: ;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPyTagged_INCREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r13);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Card))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Card", cpy_r_r16);
        goto CPyL29;
    }
    cpy_r_r18 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r17)->_id;
    CPy_INCREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r19 = (Py_ssize_t)cpy_r_r14 != -2;
    if (!cpy_r_r19) goto CPyL30;
    cpy_r_r20 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r21 = CPyList_GetItemBorrow(cpy_r_r20, cpy_r_r14);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL31;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_wayfarers___printed___Card))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Card", cpy_r_r21);
        goto CPyL31;
    }
    cpy_r_r23 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r22)->_id;
    CPy_INCREF(cpy_r_r23);
    CPyTagged_DECREF(cpy_r_r14);
    cpy_r_r24 = cpy_r_r23;
    goto CPyL13;
CPyL12: ;
    cpy_r_r25 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r25);
    cpy_r_r24 = cpy_r_r25;
CPyL13: ;
    cpy_r_r26 = cpy_r_place & 1;
    cpy_r_r27 = cpy_r_r26 != 0;
    if (cpy_r_r27) goto CPyL15;
    cpy_r_r28 = cpy_r_ready & 1;
    cpy_r_r29 = cpy_r_r28 != 0;
    if (!cpy_r_r29) goto CPyL16;
CPyL15: ;
    cpy_r_r30 = CPyTagged_IsLt_(cpy_r_place, cpy_r_ready);
    cpy_r_r31 = cpy_r_r30;
    goto CPyL17;
CPyL16: ;
    cpy_r_r32 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)cpy_r_ready;
    cpy_r_r31 = cpy_r_r32;
CPyL17: ;
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r33 = cpy_r_r31 ? Py_True : Py_False;
    cpy_r_r34 = PyTuple_Pack(3, cpy_r_r18, cpy_r_r24, cpy_r_r33);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL32;
    }
    cpy_r_r35 = PyDict_New();
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL33;
    }
    cpy_r_r36 = CPyDef_wayfarers___view___PanoramaCard(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL32;
    }
    cpy_r_r37 = PyList_Append(cpy_r_r0, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL32;
    }
    cpy_r_r39 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r39;
    goto CPyL4;
CPyL22: ;
    cpy_r_r40 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 278, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    cpy_r_r41 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 277, CPyStatic_wayfarers___view___globals);
        goto CPyL25;
    }
    return cpy_r_r41;
CPyL25: ;
    cpy_r_r42 = NULL;
    return cpy_r_r42;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL25;
CPyL27: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL22;
CPyL28: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL25;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL25;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r14);
    goto CPyL12;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL25;
CPyL32: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL25;
CPyL33: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r34);
    goto CPyL25;
}
        
        PyObject *CPyPy_wayfarers___view____panorama(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "numbers", "tucked", "ready", 0};
            static CPyArg_Parser parser = {"OOOO:_panorama", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_numbers;
            PyObject *obj_tucked;
            PyObject *obj_ready;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_numbers, &obj_tucked, &obj_ready)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject * arg_numbers;
            if (likely(PyTuple_Check(obj_numbers)))
                arg_numbers = obj_numbers;
            else {
                CPy_TypeError("tuple", obj_numbers); 
                goto fail;
            }
            PyObject * arg_tucked;
            if (likely(PyTuple_Check(obj_tucked)))
                arg_tucked = obj_tucked;
            else {
                CPy_TypeError("tuple", obj_tucked); 
                goto fail;
            }
            CPyTagged arg_ready;
            if (likely(PyLong_Check(obj_ready)))
                arg_ready = CPyTagged_BorrowFromObject(obj_ready);
            else {
                CPy_TypeError("int", obj_ready); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____panorama(arg_book, arg_numbers, arg_tucked, arg_ready);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_panorama", 276, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____die_slots(PyObject *cpy_r_book, PyObject *cpy_r_slots, PyObject *cpy_r_dice, CPyTagged cpy_r_ready) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_place;
    tuple_T2II cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    int32_t cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL20;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r3 = CPyStatics[36]; /* 'zip' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 287, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    cpy_r_r5 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r6[3] = {cpy_r_slots, cpy_r_dice, cpy_r_r5};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r9 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r7, 2, cpy_r_r8);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 287, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
CPyL4: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL22;
    cpy_r_place = cpy_r_r1;
    PyObject *__tmp8610;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        __tmp8610 = NULL;
        goto __LL8611;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp8610 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp8610 = NULL;
    }
    if (__tmp8610 == NULL) goto __LL8611;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp8610 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp8610 = NULL;
    }
    if (__tmp8610 == NULL) goto __LL8611;
    __tmp8610 = cpy_r_r11;
__LL8611: ;
    if (unlikely(__tmp8610 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r11); cpy_r_r12 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8612 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPyTagged __tmp8613;
        if (likely(PyLong_Check(__tmp8612)))
            __tmp8613 = CPyTagged_FromObject(__tmp8612);
        else {
            goto __LL8614;
        }
        cpy_r_r12.f0 = __tmp8613;
        PyObject *__tmp8615 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPyTagged __tmp8616;
        if (likely(PyLong_Check(__tmp8615)))
            __tmp8616 = CPyTagged_FromObject(__tmp8615);
        else {
            goto __LL8617;
        }
        cpy_r_r12.f1 = __tmp8616;
    }
    goto __LL8618;
__LL8614: ;
    cpy_r_r12 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8618;
__LL8617: ;
    CPyTagged_DECREF(cpy_r_r12.f0);
    cpy_r_r12 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8618;
__LL8618: ;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL23;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPyTagged_INCREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPyTagged_DECREF(cpy_r_r12.f1);
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r13);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL24;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Card))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Card", cpy_r_r16);
        goto CPyL24;
    }
    cpy_r_r18 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r17)->_id;
    CPy_INCREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r13);
    cpy_r_r19 = cpy_r_place & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL10;
    cpy_r_r21 = cpy_r_ready & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL11;
CPyL10: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_place, cpy_r_ready);
    cpy_r_r24 = cpy_r_r23;
    goto CPyL12;
CPyL11: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)cpy_r_ready;
    cpy_r_r24 = cpy_r_r25;
CPyL12: ;
    CPyTagged_DECREF(cpy_r_place);
    cpy_r_r26 = CPyTagged_StealAsObject(cpy_r_r14);
    cpy_r_r27 = cpy_r_r24 ? Py_True : Py_False;
    cpy_r_r28 = PyTuple_Pack(3, cpy_r_r18, cpy_r_r26, cpy_r_r27);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL25;
    }
    cpy_r_r29 = PyDict_New();
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    cpy_r_r30 = CPyDef_wayfarers___view___DieSlot(cpy_r_r28, cpy_r_r29);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL25;
    }
    cpy_r_r31 = PyList_Append(cpy_r_r0, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = cpy_r_r31 >= 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL25;
    }
    cpy_r_r33 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r33;
    goto CPyL4;
CPyL17: ;
    cpy_r_r34 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 286, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    cpy_r_r35 = PyList_AsTuple(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 285, CPyStatic_wayfarers___view___globals);
        goto CPyL20;
    }
    return cpy_r_r35;
CPyL20: ;
    cpy_r_r36 = NULL;
    return cpy_r_r36;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL22: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL17;
CPyL23: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL20;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL20;
CPyL25: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    goto CPyL20;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r28);
    goto CPyL20;
}
        
        PyObject *CPyPy_wayfarers___view____die_slots(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "slots", "dice", "ready", 0};
            static CPyArg_Parser parser = {"OOOO:_die_slots", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_slots;
            PyObject *obj_dice;
            PyObject *obj_ready;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_slots, &obj_dice, &obj_ready)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject * arg_slots;
            if (likely(PyTuple_Check(obj_slots)))
                arg_slots = obj_slots;
            else {
                CPy_TypeError("tuple", obj_slots); 
                goto fail;
            }
            PyObject * arg_dice;
            if (likely(PyTuple_Check(obj_dice)))
                arg_dice = obj_dice;
            else {
                CPy_TypeError("tuple", obj_dice); 
                goto fail;
            }
            CPyTagged arg_ready;
            if (likely(PyLong_Check(obj_ready)))
                arg_ready = CPyTagged_BorrowFromObject(obj_ready);
            else {
                CPy_TypeError("int", obj_ready); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____die_slots(arg_book, arg_slots, arg_dice, arg_ready);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_die_slots", 284, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____tiles(PyObject *cpy_r_book, PyObject *cpy_r_tiles) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T3III cpy_r_r11;
    CPyTagged cpy_r_r12;
    CPyTagged cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    tuple_T2OO cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int32_t cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    cpy_r_r0 = CPyStatics[4445]; /* 'tile_parts' */
    cpy_r_r1 = CPyObject_GetAttr(cpy_r_book, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 293, CPyStatic_wayfarers___view___globals);
        goto CPyL23;
    }
    cpy_r_r2 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r3 = CPyStatics[2289]; /* 'map' */
    cpy_r_r4 = CPyObject_GetAttr(cpy_r_r2, cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 293, CPyStatic_wayfarers___view___globals);
        goto CPyL24;
    }
    PyObject *cpy_r_r5[2] = {cpy_r_r1, cpy_r_tiles};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 2, 0);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 293, CPyStatic_wayfarers___view___globals);
        goto CPyL24;
    }
    CPy_DECREF(cpy_r_r1);
    cpy_r_r8 = PyList_New(0);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL25;
    }
    cpy_r_r9 = PyObject_GetIter(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
CPyL5: ;
    cpy_r_r10 = PyIter_Next(cpy_r_r9);
    if (cpy_r_r10 == NULL) goto CPyL27;
    PyObject *__tmp8619;
    if (unlikely(!(PyTuple_Check(cpy_r_r10) && PyTuple_GET_SIZE(cpy_r_r10) == 3))) {
        __tmp8619 = NULL;
        goto __LL8620;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 0))))
        __tmp8619 = PyTuple_GET_ITEM(cpy_r_r10, 0);
    else {
        __tmp8619 = NULL;
    }
    if (__tmp8619 == NULL) goto __LL8620;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 1))))
        __tmp8619 = PyTuple_GET_ITEM(cpy_r_r10, 1);
    else {
        __tmp8619 = NULL;
    }
    if (__tmp8619 == NULL) goto __LL8620;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r10, 2))))
        __tmp8619 = PyTuple_GET_ITEM(cpy_r_r10, 2);
    else {
        __tmp8619 = NULL;
    }
    if (__tmp8619 == NULL) goto __LL8620;
    __tmp8619 = cpy_r_r10;
__LL8620: ;
    if (unlikely(__tmp8619 == NULL)) {
        CPy_TypeError("tuple[int, int, int]", cpy_r_r10); cpy_r_r11 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp8621 = PyTuple_GET_ITEM(cpy_r_r10, 0);
        CPyTagged __tmp8622;
        if (likely(PyLong_Check(__tmp8621)))
            __tmp8622 = CPyTagged_FromObject(__tmp8621);
        else {
            goto __LL8623;
        }
        cpy_r_r11.f0 = __tmp8622;
        PyObject *__tmp8624 = PyTuple_GET_ITEM(cpy_r_r10, 1);
        CPyTagged __tmp8625;
        if (likely(PyLong_Check(__tmp8624)))
            __tmp8625 = CPyTagged_FromObject(__tmp8624);
        else {
            goto __LL8626;
        }
        cpy_r_r11.f1 = __tmp8625;
        PyObject *__tmp8627 = PyTuple_GET_ITEM(cpy_r_r10, 2);
        CPyTagged __tmp8628;
        if (likely(PyLong_Check(__tmp8627)))
            __tmp8628 = CPyTagged_FromObject(__tmp8627);
        else {
            goto __LL8629;
        }
        cpy_r_r11.f2 = __tmp8628;
    }
    goto __LL8630;
__LL8623: ;
    cpy_r_r11 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8630;
__LL8626: ;
    CPyTagged_DECREF(cpy_r_r11.f0);
    cpy_r_r11 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8630;
__LL8629: ;
    CPyTagged_DECREF(cpy_r_r11.f0);
    CPyTagged_DECREF(cpy_r_r11.f1);
    cpy_r_r11 = (tuple_T3III) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    goto __LL8630;
__LL8630: ;
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    cpy_r_r12 = cpy_r_r11.f0;
    CPyTagged_INCREF(cpy_r_r12);
    cpy_r_r13 = cpy_r_r11.f1;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r11.f2;
    CPyTagged_INCREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r11.f0);
    CPyTagged_DECREF(cpy_r_r11.f1);
    CPyTagged_DECREF(cpy_r_r11.f2);
    cpy_r_r15 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_tiles;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_tiles", "Book", "tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
CPyL8: ;
    cpy_r_r16 = CPyList_GetItemBorrow(cpy_r_r15, cpy_r_r12);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_wayfarers___printed___Tile))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r16);
        goto CPyL29;
    }
    cpy_r_r18 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r17)->_id;
    CPy_INCREF(cpy_r_r18);
    CPyTagged_DECREF(cpy_r_r12);
    cpy_r_r19 = CPyStatic_wayfarers___names___FACES;
    if (unlikely(cpy_r_r19.f0 == NULL)) {
        goto CPyL30;
    } else
        goto CPyL13;
CPyL11: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FACES\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL13: ;
    CPy_INCREF(cpy_r_r19.f0);
    CPy_INCREF(cpy_r_r19.f1);
    cpy_r_r21 = PyTuple_New(2);
    if (unlikely(cpy_r_r21 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8631 = cpy_r_r19.f0;
    PyTuple_SET_ITEM(cpy_r_r21, 0, __tmp8631);
    PyObject *__tmp8632 = cpy_r_r19.f1;
    PyTuple_SET_ITEM(cpy_r_r21, 1, __tmp8632);
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_r21, cpy_r_r13);
    CPy_DECREF(cpy_r_r21);
    CPyTagged_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL31;
    }
    if (likely(PyUnicode_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals, "str", cpy_r_r22);
        goto CPyL31;
    }
    cpy_r_r24 = CPyDef_wayfarers___names___cell_name(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL32;
    }
    cpy_r_r25 = PyTuple_Pack(3, cpy_r_r18, cpy_r_r23, cpy_r_r24);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    cpy_r_r26 = PyDict_New();
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL33;
    }
    cpy_r_r27 = CPyDef_wayfarers___view___TileView(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    }
    cpy_r_r28 = PyList_Append(cpy_r_r8, cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    cpy_r_r29 = cpy_r_r28 >= 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL28;
    } else
        goto CPyL5;
CPyL20: ;
    cpy_r_r30 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    cpy_r_r31 = PyList_AsTuple(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 294, CPyStatic_wayfarers___view___globals);
        goto CPyL23;
    }
    return cpy_r_r31;
CPyL23: ;
    cpy_r_r32 = NULL;
    return cpy_r_r32;
CPyL24: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL23;
CPyL26: ;
    CPy_DecRef(cpy_r_r8);
    goto CPyL23;
CPyL27: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL20;
CPyL28: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL23;
CPyL29: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r12);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL11;
CPyL31: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL23;
CPyL32: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r23);
    goto CPyL23;
CPyL33: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r25);
    goto CPyL23;
}
        
        PyObject *CPyPy_wayfarers___view____tiles(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "tiles", 0};
            static CPyArg_Parser parser = {"OO:_tiles", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_tiles;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_tiles)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject * arg_tiles;
            if (likely(PyTuple_Check(obj_tiles)))
                arg_tiles = obj_tiles;
            else {
                CPy_TypeError("tuple", obj_tiles); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____tiles(arg_book, arg_tiles);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tiles", 292, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____tile_counts(PyObject *cpy_r_book, PyObject *cpy_r_tiles) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T3III cpy_r_r8;
    CPyTagged cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    int64_t cpy_r_r14;
    PyObject *cpy_r_r15;
    tuple_T5OOOOO cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_number;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_tiles + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = PyList_New(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 299, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r1;
    if (!cpy_r_r4) goto CPyL10;
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_tiles, cpy_r_r3);
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 299, CPyStatic_wayfarers___view___globals);
        goto CPyL22;
    }
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_tiles;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_tile_counts", "Book", "tiles", 299, CPyStatic_wayfarers___view___globals);
        goto CPyL23;
    }
    CPy_INCREF(cpy_r_r7);
CPyL5: ;
    cpy_r_r8 = CPyDef_wayfarers___book___Book___tile_parts(cpy_r_book, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 299, CPyStatic_wayfarers___view___globals);
        goto CPyL24;
    }
    cpy_r_r9 = cpy_r_r8.f0;
    CPyTagged_INCREF(cpy_r_r9);
    CPyTagged_DECREF(cpy_r_r8.f0);
    CPyTagged_DECREF(cpy_r_r8.f1);
    CPyTagged_DECREF(cpy_r_r8.f2);
    cpy_r_r10 = CPyList_GetItemBorrow(cpy_r_r7, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 299, CPyStatic_wayfarers___view___globals);
        goto CPyL25;
    }
    if (likely(Py_TYPE(cpy_r_r10) == CPyType_wayfarers___printed___Tile))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 299, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r10);
        goto CPyL25;
    }
    cpy_r_r12 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r11)->_kind;
    CPyTagged_INCREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    CPyList_SetItemUnsafe(cpy_r_r2, cpy_r_r3, cpy_r_r13);
    cpy_r_r14 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r14;
    goto CPyL2;
CPyL10: ;
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 300, CPyStatic_wayfarers___view___globals);
        goto CPyL26;
    }
    cpy_r_r16 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r16.f0 == NULL)) {
        goto CPyL27;
    } else
        goto CPyL14;
CPyL12: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 300, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r18 = 0;
    cpy_r_number = cpy_r_r18;
    CPyTagged_DECREF(cpy_r_number);
CPyL15: ;
    cpy_r_r19 = (Py_ssize_t)cpy_r_r18 < (Py_ssize_t)10;
    if (!cpy_r_r19) goto CPyL28;
    cpy_r_number = cpy_r_r18;
    cpy_r_r20 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r21 = CPyList_Count(cpy_r_r2, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 300, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
    cpy_r_r22 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r23 = PyList_Append(cpy_r_r15, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 300, CPyStatic_wayfarers___view___globals);
        goto CPyL29;
    }
    cpy_r_r25 = cpy_r_r18 + 2;
    cpy_r_r18 = cpy_r_r25;
    goto CPyL15;
CPyL19: ;
    cpy_r_r26 = PyList_AsTuple(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 300, CPyStatic_wayfarers___view___globals);
        goto CPyL21;
    }
    return cpy_r_r26;
CPyL21: ;
    cpy_r_r27 = NULL;
    return cpy_r_r27;
CPyL22: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL21;
CPyL23: ;
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL21;
CPyL24: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    goto CPyL21;
CPyL25: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL21;
CPyL26: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL21;
CPyL27: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r15);
    goto CPyL12;
CPyL28: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL19;
CPyL29: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r15);
    goto CPyL21;
}
        
        PyObject *CPyPy_wayfarers___view____tile_counts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", "tiles", 0};
            static CPyArg_Parser parser = {"OO:_tile_counts", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_tiles;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_tiles)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject * arg_tiles;
            if (likely(PyTuple_Check(obj_tiles)))
                arg_tiles = obj_tiles;
            else {
                CPy_TypeError("tuple", obj_tiles); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____tile_counts(arg_book, arg_tiles);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_tile_counts", 298, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___view____automa(PyObject *cpy_r_t, PyObject *cpy_r_automa) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T3OOO cpy_r_r6;
    char cpy_r_r7;
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
    tuple_T3OOO cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject **cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyTagged cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyPtr cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    int64_t cpy_r_r43;
    CPyPtr cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    int64_t cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    char cpy_r_r65;
    CPyPtr cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    CPyPtr cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    int64_t cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyPtr cpy_r_r79;
    int64_t cpy_r_r80;
    PyObject *cpy_r_r81;
    int64_t cpy_r_r82;
    CPyPtr cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
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
    int64_t cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    int64_t cpy_r_r103;
    CPyPtr cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    CPyPtr cpy_r_r107;
    CPyPtr cpy_r_r108;
    int64_t cpy_r_r109;
    CPyPtr cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    CPyTagged cpy_r_r114;
    CPyTagged cpy_r_r115;
    int64_t cpy_r_r116;
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
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Table", "book", 304, CPyStatic_wayfarers___view___globals);
        goto CPyL67;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_ai_boards;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Book", "ai_boards", 306, CPyStatic_wayfarers___view___globals);
        goto CPyL68;
    }
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_board;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "board", 306, CPyStatic_wayfarers___view___globals);
        goto CPyL68;
    }
CPyL3: ;
    cpy_r_r3 = CPyList_GetItemBorrow(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 306, CPyStatic_wayfarers___view___globals);
        goto CPyL68;
    }
    if (likely(Py_TYPE(cpy_r_r3) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_automa", 306, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r3);
        goto CPyL68;
    }
    cpy_r_r5 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r4)->_id;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r6.f0 == NULL)) {
        goto CPyL69;
    } else
        goto CPyL8;
CPyL6: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r7 = 0;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 307, CPyStatic_wayfarers___view___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL8: ;
    cpy_r_r8 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_guilds;
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "guilds", 307, CPyStatic_wayfarers___view___globals);
        goto CPyL70;
    }
    CPy_INCREF(cpy_r_r8);
CPyL9: ;
    cpy_r_r9 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r10 = CPyStatics[36]; /* 'zip' */
    cpy_r_r11 = CPyObject_GetAttr(cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 307, CPyStatic_wayfarers___view___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r6.f0);
    CPy_INCREF(cpy_r_r6.f1);
    CPy_INCREF(cpy_r_r6.f2);
    cpy_r_r12 = PyTuple_New(3);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8633 = cpy_r_r6.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp8633);
    PyObject *__tmp8634 = cpy_r_r6.f1;
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp8634);
    PyObject *__tmp8635 = cpy_r_r6.f2;
    PyTuple_SET_ITEM(cpy_r_r12, 2, __tmp8635);
    cpy_r_r13 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r14[3] = {cpy_r_r12, cpy_r_r8, cpy_r_r13};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r17 = PyObject_Vectorcall(cpy_r_r11, cpy_r_r15, 2, cpy_r_r16);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 307, CPyStatic_wayfarers___view___globals);
        goto CPyL72;
    }
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r8);
    cpy_r_r18 = CPyDict_FromAny(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 307, CPyStatic_wayfarers___view___globals);
        goto CPyL70;
    }
    cpy_r_r19 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r19.f0 == NULL)) {
        goto CPyL73;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 308, CPyStatic_wayfarers___view___globals);
        goto CPyL67;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r21 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_workers;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "workers", 308, CPyStatic_wayfarers___view___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r21);
CPyL16: ;
    cpy_r_r22 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r23 = CPyStatics[36]; /* 'zip' */
    cpy_r_r24 = CPyObject_GetAttr(cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 308, CPyStatic_wayfarers___view___globals);
        goto CPyL75;
    }
    CPy_INCREF(cpy_r_r19.f0);
    CPy_INCREF(cpy_r_r19.f1);
    CPy_INCREF(cpy_r_r19.f2);
    cpy_r_r25 = PyTuple_New(3);
    if (unlikely(cpy_r_r25 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8636 = cpy_r_r19.f0;
    PyTuple_SET_ITEM(cpy_r_r25, 0, __tmp8636);
    PyObject *__tmp8637 = cpy_r_r19.f1;
    PyTuple_SET_ITEM(cpy_r_r25, 1, __tmp8637);
    PyObject *__tmp8638 = cpy_r_r19.f2;
    PyTuple_SET_ITEM(cpy_r_r25, 2, __tmp8638);
    cpy_r_r26 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r27[3] = {cpy_r_r25, cpy_r_r21, cpy_r_r26};
    cpy_r_r28 = (PyObject **)&cpy_r_r27;
    cpy_r_r29 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r30 = PyObject_Vectorcall(cpy_r_r24, cpy_r_r28, 2, cpy_r_r29);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 308, CPyStatic_wayfarers___view___globals);
        goto CPyL76;
    }
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r31 = CPyDict_FromAny(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 308, CPyStatic_wayfarers___view___globals);
        goto CPyL74;
    }
    cpy_r_r32 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_track;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Book", "track", 309, CPyStatic_wayfarers___view___globals);
        goto CPyL77;
    }
CPyL20: ;
    cpy_r_r33 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_marker;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "marker", 309, CPyStatic_wayfarers___view___globals);
        goto CPyL77;
    }
CPyL21: ;
    cpy_r_r34 = CPyList_GetItemBorrow(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 309, CPyStatic_wayfarers___view___globals);
        goto CPyL77;
    }
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_wayfarers___printed___Space))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_automa", 309, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Space", cpy_r_r34);
        goto CPyL77;
    }
    cpy_r_r36 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r35)->_id;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_resource;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "resource", 310, CPyStatic_wayfarers___view___globals);
        goto CPyL78;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL24: ;
    cpy_r_r38 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_comets;
    if (unlikely(cpy_r_r38 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "comets", 311, CPyStatic_wayfarers___view___globals);
        goto CPyL79;
    }
    CPyTagged_INCREF(cpy_r_r38);
CPyL25: ;
    cpy_r_r39 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_cards;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "cards", 312, CPyStatic_wayfarers___view___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r39);
CPyL26: ;
    cpy_r_r40 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r41 = *(int64_t *)cpy_r_r40;
    cpy_r_r42 = PyTuple_New(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 312, CPyStatic_wayfarers___view___globals);
        goto CPyL81;
    }
    cpy_r_r43 = 0;
CPyL28: ;
    cpy_r_r44 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyVarObject, ob_size));
    cpy_r_r45 = *(int64_t *)cpy_r_r44;
    cpy_r_r46 = cpy_r_r43 < cpy_r_r45;
    if (!cpy_r_r46) goto CPyL82;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r39 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r43 * 8;
    cpy_r_r50 = cpy_r_r48 + cpy_r_r49;
    cpy_r_r51 = *(PyObject * *)cpy_r_r50;
    CPy_INCREF(cpy_r_r51);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 312, CPyStatic_wayfarers___view___globals);
        goto CPyL83;
    }
    cpy_r_r53 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_cards;
    cpy_r_r54 = CPyList_GetItemBorrow(cpy_r_r53, cpy_r_r52);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 312, CPyStatic_wayfarers___view___globals);
        goto CPyL84;
    }
    if (likely(Py_TYPE(cpy_r_r54) == CPyType_wayfarers___printed___Card))
        cpy_r_r55 = cpy_r_r54;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_automa", 312, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Card", cpy_r_r54);
        goto CPyL84;
    }
    cpy_r_r56 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r55)->_id;
    CPy_INCREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r52);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r42, cpy_r_r43, cpy_r_r56);
    cpy_r_r57 = cpy_r_r43 + 1;
    cpy_r_r43 = cpy_r_r57;
    goto CPyL28;
CPyL34: ;
    cpy_r_r58 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_tiles;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "tiles", 313, CPyStatic_wayfarers___view___globals);
        goto CPyL85;
    }
    CPy_INCREF(cpy_r_r58);
CPyL35: ;
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = PyTuple_New(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 313, CPyStatic_wayfarers___view___globals);
        goto CPyL86;
    }
    cpy_r_r62 = 0;
CPyL37: ;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r62 < cpy_r_r64;
    if (!cpy_r_r65) goto CPyL87;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyListObject, ob_item));
    cpy_r_r67 = *(CPyPtr *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r62 * 8;
    cpy_r_r69 = cpy_r_r67 + cpy_r_r68;
    cpy_r_r70 = *(PyObject * *)cpy_r_r69;
    CPy_INCREF(cpy_r_r70);
    if (likely(PyLong_Check(cpy_r_r70)))
        cpy_r_r71 = CPyTagged_FromObject(cpy_r_r70);
    else {
        CPy_TypeError("int", cpy_r_r70); cpy_r_r71 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 313, CPyStatic_wayfarers___view___globals);
        goto CPyL88;
    }
    cpy_r_r72 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_tiles;
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Book", "tiles", 313, CPyStatic_wayfarers___view___globals);
        goto CPyL89;
    }
CPyL40: ;
    cpy_r_r73 = CPyList_GetItemBorrow(cpy_r_r72, cpy_r_r71);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 313, CPyStatic_wayfarers___view___globals);
        goto CPyL89;
    }
    if (likely(Py_TYPE(cpy_r_r73) == CPyType_wayfarers___printed___Tile))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_automa", 313, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r73);
        goto CPyL89;
    }
    cpy_r_r75 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r74)->_id;
    CPy_INCREF(cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r71);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r61, cpy_r_r62, cpy_r_r75);
    cpy_r_r76 = cpy_r_r62 + 1;
    cpy_r_r62 = cpy_r_r76;
    goto CPyL37;
CPyL44: ;
    cpy_r_r77 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_path;
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "path", 314, CPyStatic_wayfarers___view___globals);
        goto CPyL90;
    }
    CPyTagged_INCREF(cpy_r_r77);
CPyL45: ;
    cpy_r_r78 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_automa)->_schemes;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Automa", "schemes", 315, CPyStatic_wayfarers___view___globals);
        goto CPyL91;
    }
    CPy_INCREF(cpy_r_r78);
CPyL46: ;
    cpy_r_r79 = (CPyPtr)((CPyPtr)cpy_r_r78 + offsetof(PyVarObject, ob_size));
    cpy_r_r80 = *(int64_t *)cpy_r_r79;
    cpy_r_r81 = PyTuple_New(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 315, CPyStatic_wayfarers___view___globals);
        goto CPyL92;
    }
    cpy_r_r82 = 0;
CPyL48: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r78 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r82 < cpy_r_r84;
    if (!cpy_r_r85) goto CPyL93;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r78 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 315, CPyStatic_wayfarers___view___globals);
        goto CPyL94;
    }
    cpy_r_r92 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_schemes;
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Book", "schemes", 315, CPyStatic_wayfarers___view___globals);
        goto CPyL95;
    }
CPyL51: ;
    cpy_r_r93 = CPyList_GetItemBorrow(cpy_r_r92, cpy_r_r91);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 315, CPyStatic_wayfarers___view___globals);
        goto CPyL95;
    }
    if (likely(Py_TYPE(cpy_r_r93) == CPyType_wayfarers___printed___Scheme))
        cpy_r_r94 = cpy_r_r93;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_automa", 315, CPyStatic_wayfarers___view___globals, "serai.games.wayfarers.printed.Scheme", cpy_r_r93);
        goto CPyL95;
    }
    cpy_r_r95 = ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_r94)->_id;
    CPy_INCREF(cpy_r_r95);
    CPyTagged_DECREF(cpy_r_r91);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r81, cpy_r_r82, cpy_r_r95);
    cpy_r_r96 = cpy_r_r82 + 1;
    cpy_r_r82 = cpy_r_r96;
    goto CPyL48;
CPyL55: ;
    cpy_r_r97 = 0;
    cpy_r_r98 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_players;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/view.py", "_automa", "Table", "players", 316, CPyStatic_wayfarers___view___globals);
        goto CPyL96;
    }
CPyL56: ;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r98 + offsetof(PyVarObject, ob_size));
    cpy_r_r100 = *(int64_t *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r100 << 1;
    cpy_r_r102 = CPyDef_wayfarers___scoring___score(cpy_r_t, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 316, CPyStatic_wayfarers___view___globals);
        goto CPyL96;
    }
    cpy_r_r103 = 0;
CPyL58: ;
    cpy_r_r104 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyVarObject, ob_size));
    cpy_r_r105 = *(int64_t *)cpy_r_r104;
    cpy_r_r106 = cpy_r_r103 < cpy_r_r105;
    if (!cpy_r_r106) goto CPyL97;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r102 + offsetof(PyListObject, ob_item));
    cpy_r_r108 = *(CPyPtr *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r103 * 8;
    cpy_r_r110 = cpy_r_r108 + cpy_r_r109;
    cpy_r_r111 = *(PyObject * *)cpy_r_r110;
    CPy_INCREF(cpy_r_r111);
    if (likely(PyTuple_Check(cpy_r_r111)))
        cpy_r_r112 = cpy_r_r111;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/view.py", "_automa", 316, CPyStatic_wayfarers___view___globals, "tuple", cpy_r_r111);
        goto CPyL98;
    }
    cpy_r_r113 = CPySequenceTuple_GetItem(cpy_r_r112, 2);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 316, CPyStatic_wayfarers___view___globals);
        goto CPyL98;
    }
    if (likely(PyLong_Check(cpy_r_r113)))
        cpy_r_r114 = CPyTagged_FromObject(cpy_r_r113);
    else {
        CPy_TypeError("int", cpy_r_r113); cpy_r_r114 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r113);
    if (unlikely(cpy_r_r114 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 316, CPyStatic_wayfarers___view___globals);
        goto CPyL98;
    }
    cpy_r_r115 = CPyTagged_Add(cpy_r_r97, cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r97);
    CPyTagged_DECREF(cpy_r_r114);
    cpy_r_r97 = cpy_r_r115;
    cpy_r_r116 = cpy_r_r103 + 1;
    cpy_r_r103 = cpy_r_r116;
    goto CPyL58;
CPyL64: ;
    cpy_r_r117 = CPyStatics[2555]; /* 'board' */
    cpy_r_r118 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r119 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r120 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r121 = CPyStatics[759]; /* 'resource' */
    cpy_r_r122 = CPyStatics[4242]; /* 'comets' */
    cpy_r_r123 = CPyStatics[993]; /* 'cards' */
    cpy_r_r124 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r125 = CPyStatics[1552]; /* 'path' */
    cpy_r_r126 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r127 = CPyStatics[65]; /* 'points' */
    cpy_r_r128 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r129 = CPyTagged_StealAsObject(cpy_r_r37);
    cpy_r_r130 = CPyTagged_StealAsObject(cpy_r_r38);
    cpy_r_r131 = CPyTagged_StealAsObject(cpy_r_r77);
    cpy_r_r132 = CPyTagged_StealAsObject(cpy_r_r97);
    cpy_r_r133 = CPyDict_Build(11, cpy_r_r117, cpy_r_r5, cpy_r_r118, cpy_r_r18, cpy_r_r119, cpy_r_r31, cpy_r_r120, cpy_r_r36, cpy_r_r121, cpy_r_r129, cpy_r_r122, cpy_r_r130, cpy_r_r123, cpy_r_r42, cpy_r_r124, cpy_r_r61, cpy_r_r125, cpy_r_r131, cpy_r_r126, cpy_r_r81, cpy_r_r127, cpy_r_r132);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r130);
    CPy_DECREF(cpy_r_r42);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r131);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 305, CPyStatic_wayfarers___view___globals);
        goto CPyL99;
    }
    cpy_r_r134 = CPyDef_wayfarers___view___AutomaView(cpy_r_r128, cpy_r_r133);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 305, CPyStatic_wayfarers___view___globals);
        goto CPyL67;
    }
    return cpy_r_r134;
CPyL67: ;
    cpy_r_r135 = NULL;
    return cpy_r_r135;
CPyL68: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL67;
CPyL69: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL6;
CPyL70: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL67;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL67;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r12);
    goto CPyL67;
CPyL73: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    goto CPyL13;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    goto CPyL67;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    goto CPyL67;
CPyL76: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    goto CPyL67;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    goto CPyL67;
CPyL78: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    goto CPyL67;
CPyL79: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    goto CPyL67;
CPyL80: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    goto CPyL67;
CPyL81: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    goto CPyL67;
CPyL82: ;
    CPy_DECREF(cpy_r_r39);
    goto CPyL34;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r42);
    goto CPyL67;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r39);
    CPy_DecRef(cpy_r_r42);
    CPyTagged_DecRef(cpy_r_r52);
    goto CPyL67;
CPyL85: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    goto CPyL67;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r58);
    goto CPyL67;
CPyL87: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL44;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r61);
    goto CPyL67;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r71);
    goto CPyL67;
CPyL90: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r61);
    goto CPyL67;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r77);
    goto CPyL67;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL67;
CPyL93: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r78);
    goto CPyL55;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r81);
    goto CPyL67;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r91);
    goto CPyL67;
CPyL96: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r97);
    goto CPyL67;
CPyL97: ;
    CPy_DECREF(cpy_r_r102);
    goto CPyL64;
CPyL98: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r36);
    CPyTagged_DecRef(cpy_r_r37);
    CPyTagged_DecRef(cpy_r_r38);
    CPy_DecRef(cpy_r_r42);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    CPyTagged_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r102);
    goto CPyL67;
CPyL99: ;
    CPy_DecRef(cpy_r_r128);
    goto CPyL67;
}
        
        PyObject *CPyPy_wayfarers___view____automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "automa", 0};
            static CPyArg_Parser parser = {"OO:_automa", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_automa;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_automa)) {
                return NULL;
            }
            PyObject *arg_t;
            if (likely(Py_TYPE(obj_t) == CPyType_wayfarers___table___Table))
                arg_t = obj_t;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_t); 
                goto fail;
            }
            PyObject *arg_automa;
            if (likely(Py_TYPE(obj_automa) == CPyType_wayfarers___table___Automa))
                arg_automa = obj_automa;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_automa); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___view____automa(arg_t, arg_automa);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/view.py", "_automa", 303, CPyStatic_wayfarers___view___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___view_____top_level__(void) {
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
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    void *cpy_r_r26;
    void *cpy_r_r27;
    void *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    void *cpy_r_r34;
    void *cpy_r_r35;
    PyObject **cpy_r_r36;
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
    void *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    void *cpy_r_r56;
    void *cpy_r_r57;
    PyObject **cpy_r_r58;
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
    PyObject *cpy_r_r69;
    void *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    void *cpy_r_r78;
    void *cpy_r_r79;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    void *cpy_r_r92;
    void *cpy_r_r93;
    void *cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    void *cpy_r_r100;
    void *cpy_r_r101;
    PyObject **cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    void *cpy_r_r114;
    void *cpy_r_r115;
    void *cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    void *cpy_r_r122;
    void *cpy_r_r123;
    PyObject **cpy_r_r124;
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
    int32_t cpy_r_r139;
    char cpy_r_r140;
    tuple_T2II cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int32_t cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    int32_t cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    int32_t cpy_r_r169;
    char cpy_r_r170;
    PyObject *cpy_r_r171;
    tuple_T0 cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
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
    int32_t cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
    PyObject *cpy_r_r192;
    int32_t cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    int32_t cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    char cpy_r_r217;
    char cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    int32_t cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    tuple_T0 cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    int32_t cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    int32_t cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    int32_t cpy_r_r244;
    char cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    int32_t cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    int32_t cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    int32_t cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject **cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    char cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    char cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    int32_t cpy_r_r279;
    char cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    int32_t cpy_r_r283;
    char cpy_r_r284;
    PyObject *cpy_r_r285;
    tuple_T0 cpy_r_r286;
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
    PyObject *cpy_r_r298;
    int32_t cpy_r_r299;
    char cpy_r_r300;
    char cpy_r_r301;
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
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject **cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    char cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    char cpy_r_r327;
    char cpy_r_r328;
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
    char cpy_r_r356;
    PyObject *cpy_r_r357;
    int32_t cpy_r_r358;
    char cpy_r_r359;
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
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject **cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    char cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    PyObject *cpy_r_r381;
    char cpy_r_r382;
    char cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    int32_t cpy_r_r389;
    char cpy_r_r390;
    PyObject *cpy_r_r391;
    PyObject *cpy_r_r392;
    int32_t cpy_r_r393;
    char cpy_r_r394;
    PyObject *cpy_r_r395;
    tuple_T0 cpy_r_r396;
    PyObject *cpy_r_r397;
    PyObject *cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    int32_t cpy_r_r401;
    char cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    int32_t cpy_r_r405;
    char cpy_r_r406;
    PyObject *cpy_r_r407;
    PyObject *cpy_r_r408;
    int32_t cpy_r_r409;
    char cpy_r_r410;
    char cpy_r_r411;
    PyObject *cpy_r_r412;
    int32_t cpy_r_r413;
    char cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    int32_t cpy_r_r417;
    char cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    int32_t cpy_r_r421;
    char cpy_r_r422;
    PyObject *cpy_r_r423;
    PyObject *cpy_r_r424;
    PyObject *cpy_r_r425;
    PyObject *cpy_r_r426;
    PyObject **cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    char cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    char cpy_r_r437;
    char cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    PyObject *cpy_r_r448;
    PyObject *cpy_r_r449;
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
    PyObject *cpy_r_r492;
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
    int32_t cpy_r_r506;
    char cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    int32_t cpy_r_r510;
    char cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    int32_t cpy_r_r514;
    char cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    int32_t cpy_r_r518;
    char cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    int32_t cpy_r_r522;
    char cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    int32_t cpy_r_r526;
    char cpy_r_r527;
    PyObject *cpy_r_r528;
    PyObject *cpy_r_r529;
    int32_t cpy_r_r530;
    char cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    int32_t cpy_r_r534;
    char cpy_r_r535;
    char cpy_r_r536;
    PyObject *cpy_r_r537;
    int32_t cpy_r_r538;
    char cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    int32_t cpy_r_r542;
    char cpy_r_r543;
    PyObject *cpy_r_r544;
    PyObject *cpy_r_r545;
    int32_t cpy_r_r546;
    char cpy_r_r547;
    PyObject *cpy_r_r548;
    PyObject *cpy_r_r549;
    PyObject *cpy_r_r550;
    PyObject *cpy_r_r551;
    PyObject **cpy_r_r553;
    PyObject *cpy_r_r554;
    PyObject *cpy_r_r555;
    PyObject *cpy_r_r556;
    char cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    PyObject *cpy_r_r560;
    PyObject *cpy_r_r561;
    char cpy_r_r562;
    char cpy_r_r563;
    PyObject *cpy_r_r564;
    PyObject *cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    PyObject *cpy_r_r568;
    PyObject *cpy_r_r569;
    PyObject *cpy_r_r570;
    PyObject *cpy_r_r571;
    PyObject *cpy_r_r572;
    PyObject *cpy_r_r573;
    PyObject *cpy_r_r574;
    PyObject *cpy_r_r575;
    PyObject *cpy_r_r576;
    int32_t cpy_r_r577;
    char cpy_r_r578;
    PyObject *cpy_r_r579;
    PyObject *cpy_r_r580;
    int32_t cpy_r_r581;
    char cpy_r_r582;
    PyObject *cpy_r_r583;
    tuple_T0 cpy_r_r584;
    PyObject *cpy_r_r585;
    PyObject *cpy_r_r586;
    PyObject *cpy_r_r587;
    PyObject *cpy_r_r588;
    int32_t cpy_r_r589;
    char cpy_r_r590;
    PyObject *cpy_r_r591;
    PyObject *cpy_r_r592;
    int32_t cpy_r_r593;
    char cpy_r_r594;
    PyObject *cpy_r_r595;
    PyObject *cpy_r_r596;
    int32_t cpy_r_r597;
    char cpy_r_r598;
    PyObject *cpy_r_r599;
    PyObject *cpy_r_r600;
    int32_t cpy_r_r601;
    char cpy_r_r602;
    PyObject *cpy_r_r603;
    PyObject *cpy_r_r604;
    int32_t cpy_r_r605;
    char cpy_r_r606;
    PyObject *cpy_r_r607;
    PyObject *cpy_r_r608;
    int32_t cpy_r_r609;
    char cpy_r_r610;
    PyObject *cpy_r_r611;
    PyObject *cpy_r_r612;
    int32_t cpy_r_r613;
    char cpy_r_r614;
    PyObject *cpy_r_r615;
    PyObject *cpy_r_r616;
    int32_t cpy_r_r617;
    char cpy_r_r618;
    PyObject *cpy_r_r619;
    PyObject *cpy_r_r620;
    int32_t cpy_r_r621;
    char cpy_r_r622;
    PyObject *cpy_r_r623;
    PyObject *cpy_r_r624;
    int32_t cpy_r_r625;
    char cpy_r_r626;
    PyObject *cpy_r_r627;
    PyObject *cpy_r_r628;
    int32_t cpy_r_r629;
    char cpy_r_r630;
    char cpy_r_r631;
    PyObject *cpy_r_r632;
    int32_t cpy_r_r633;
    char cpy_r_r634;
    PyObject *cpy_r_r635;
    PyObject *cpy_r_r636;
    int32_t cpy_r_r637;
    char cpy_r_r638;
    PyObject *cpy_r_r639;
    PyObject *cpy_r_r640;
    int32_t cpy_r_r641;
    char cpy_r_r642;
    PyObject *cpy_r_r643;
    PyObject *cpy_r_r644;
    PyObject *cpy_r_r645;
    PyObject *cpy_r_r646;
    PyObject **cpy_r_r648;
    PyObject *cpy_r_r649;
    PyObject *cpy_r_r650;
    PyObject *cpy_r_r651;
    char cpy_r_r652;
    PyObject *cpy_r_r653;
    PyObject *cpy_r_r654;
    PyObject *cpy_r_r655;
    PyObject *cpy_r_r656;
    char cpy_r_r657;
    char cpy_r_r658;
    PyObject *cpy_r_r659;
    PyObject *cpy_r_r660;
    PyObject *cpy_r_r661;
    PyObject *cpy_r_r662;
    PyObject *cpy_r_r663;
    PyObject *cpy_r_r664;
    PyObject *cpy_r_r665;
    PyObject *cpy_r_r666;
    PyObject *cpy_r_r667;
    PyObject *cpy_r_r668;
    PyObject *cpy_r_r669;
    PyObject *cpy_r_r670;
    PyObject *cpy_r_r671;
    PyObject *cpy_r_r672;
    PyObject *cpy_r_r673;
    int32_t cpy_r_r674;
    char cpy_r_r675;
    PyObject *cpy_r_r676;
    PyObject *cpy_r_r677;
    int32_t cpy_r_r678;
    char cpy_r_r679;
    PyObject *cpy_r_r680;
    tuple_T0 cpy_r_r681;
    PyObject *cpy_r_r682;
    PyObject *cpy_r_r683;
    PyObject *cpy_r_r684;
    PyObject *cpy_r_r685;
    int32_t cpy_r_r686;
    char cpy_r_r687;
    PyObject *cpy_r_r688;
    PyObject *cpy_r_r689;
    int32_t cpy_r_r690;
    char cpy_r_r691;
    PyObject *cpy_r_r692;
    PyObject *cpy_r_r693;
    int32_t cpy_r_r694;
    char cpy_r_r695;
    PyObject *cpy_r_r696;
    PyObject *cpy_r_r697;
    int32_t cpy_r_r698;
    char cpy_r_r699;
    PyObject *cpy_r_r700;
    PyObject *cpy_r_r701;
    int32_t cpy_r_r702;
    char cpy_r_r703;
    PyObject *cpy_r_r704;
    PyObject *cpy_r_r705;
    int32_t cpy_r_r706;
    char cpy_r_r707;
    PyObject *cpy_r_r708;
    PyObject *cpy_r_r709;
    int32_t cpy_r_r710;
    char cpy_r_r711;
    PyObject *cpy_r_r712;
    PyObject *cpy_r_r713;
    int32_t cpy_r_r714;
    char cpy_r_r715;
    PyObject *cpy_r_r716;
    PyObject *cpy_r_r717;
    int32_t cpy_r_r718;
    char cpy_r_r719;
    PyObject *cpy_r_r720;
    PyObject *cpy_r_r721;
    int32_t cpy_r_r722;
    char cpy_r_r723;
    PyObject *cpy_r_r724;
    PyObject *cpy_r_r725;
    int32_t cpy_r_r726;
    char cpy_r_r727;
    PyObject *cpy_r_r728;
    PyObject *cpy_r_r729;
    int32_t cpy_r_r730;
    char cpy_r_r731;
    PyObject *cpy_r_r732;
    PyObject *cpy_r_r733;
    int32_t cpy_r_r734;
    char cpy_r_r735;
    char cpy_r_r736;
    PyObject *cpy_r_r737;
    int32_t cpy_r_r738;
    char cpy_r_r739;
    PyObject *cpy_r_r740;
    PyObject *cpy_r_r741;
    int32_t cpy_r_r742;
    char cpy_r_r743;
    PyObject *cpy_r_r744;
    PyObject *cpy_r_r745;
    int32_t cpy_r_r746;
    char cpy_r_r747;
    PyObject *cpy_r_r748;
    PyObject *cpy_r_r749;
    PyObject *cpy_r_r750;
    PyObject *cpy_r_r751;
    PyObject **cpy_r_r753;
    PyObject *cpy_r_r754;
    PyObject *cpy_r_r755;
    PyObject *cpy_r_r756;
    char cpy_r_r757;
    PyObject *cpy_r_r758;
    PyObject *cpy_r_r759;
    PyObject *cpy_r_r760;
    PyObject *cpy_r_r761;
    PyObject *cpy_r_r762;
    PyObject *cpy_r_r763;
    PyObject *cpy_r_r764;
    PyObject **cpy_r_r766;
    PyObject *cpy_r_r767;
    PyObject **cpy_r_r769;
    PyObject *cpy_r_r770;
    PyObject *cpy_r_r771;
    PyObject *cpy_r_r772;
    int32_t cpy_r_r773;
    char cpy_r_r774;
    PyObject *cpy_r_r775;
    PyObject *cpy_r_r776;
    PyObject *cpy_r_r777;
    PyObject *cpy_r_r778;
    PyObject *cpy_r_r779;
    PyObject *cpy_r_r780;
    PyObject *cpy_r_r781;
    PyObject **cpy_r_r783;
    PyObject *cpy_r_r784;
    PyObject **cpy_r_r786;
    PyObject *cpy_r_r787;
    PyObject *cpy_r_r788;
    PyObject *cpy_r_r789;
    int32_t cpy_r_r790;
    char cpy_r_r791;
    PyObject *cpy_r_r792;
    PyObject *cpy_r_r793;
    PyObject *cpy_r_r794;
    PyObject *cpy_r_r795;
    PyObject *cpy_r_r796;
    PyObject *cpy_r_r797;
    PyObject *cpy_r_r798;
    PyObject **cpy_r_r800;
    PyObject *cpy_r_r801;
    PyObject **cpy_r_r803;
    PyObject *cpy_r_r804;
    PyObject *cpy_r_r805;
    PyObject *cpy_r_r806;
    int32_t cpy_r_r807;
    char cpy_r_r808;
    PyObject *cpy_r_r809;
    PyObject *cpy_r_r810;
    PyObject *cpy_r_r811;
    PyObject *cpy_r_r812;
    PyObject *cpy_r_r813;
    PyObject *cpy_r_r814;
    PyObject *cpy_r_r815;
    PyObject **cpy_r_r817;
    PyObject *cpy_r_r818;
    PyObject **cpy_r_r820;
    PyObject *cpy_r_r821;
    PyObject *cpy_r_r822;
    PyObject *cpy_r_r823;
    int32_t cpy_r_r824;
    char cpy_r_r825;
    PyObject *cpy_r_r826;
    PyObject *cpy_r_r827;
    PyObject *cpy_r_r828;
    PyObject *cpy_r_r829;
    PyObject *cpy_r_r830;
    PyObject *cpy_r_r831;
    PyObject *cpy_r_r832;
    PyObject **cpy_r_r834;
    PyObject *cpy_r_r835;
    PyObject **cpy_r_r837;
    PyObject *cpy_r_r838;
    PyObject *cpy_r_r839;
    PyObject *cpy_r_r840;
    int32_t cpy_r_r841;
    char cpy_r_r842;
    char cpy_r_r843;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 1, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 1, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___view___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 3, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5550]; /* ('dataclass', 'replace') */
    cpy_r_r12 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r13 = CPyStatic_wayfarers___view___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 5, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r15 = (void *)&CPyModule_dataclasses;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5592]; /* ('lru_cache',) */
    cpy_r_r17 = CPyStatics[127]; /* 'functools' */
    cpy_r_r18 = CPyStatic_wayfarers___view___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 6, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r20 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_wayfarers___view___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 7, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r27 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 9, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r35 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 9, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 9, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 9, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5669]; /* ('FACES', 'GUILDS', 'ROWS', 'SIDES', 'TAGS', 'TILE_TYPES', 'WORKERS', 'cell_name') */
    cpy_r_r46 = CPyStatic_wayfarers___view___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 9, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    } else
        goto CPyL257;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___games___wayfarers___scoring;
    cpy_r_r49 = (void *)&CPyImportState_serai___games___wayfarers___scoring;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 10, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___games___wayfarers___scoring;
    cpy_r_r57 = CPyExec_serai___games___wayfarers___scoring;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___games___wayfarers___scoring__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 10, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 10, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[3633]; /* 'serai.games.wayfarers.scoring' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 10, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5670]; /* ('score',) */
    cpy_r_r68 = CPyStatic_wayfarers___view___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 10, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    } else
        goto CPyL258;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___games___wayfarers___table;
    cpy_r_r71 = (void *)&CPyImportState_serai___games___wayfarers___table;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 11, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___games___wayfarers___table;
    cpy_r_r79 = CPyExec_serai___games___wayfarers___table;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___games___wayfarers___table__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 11, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 11, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 11, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5671]; /* ('NO_CARD', 'NOBODY', 'Automa', 'Player', 'Table') */
    cpy_r_r90 = CPyStatic_wayfarers___view___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 11, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    } else
        goto CPyL259;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r93 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 12, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r101 = CPyExec_serai___kernel___chance;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 12, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 12, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 12, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r112 = CPyStatic_wayfarers___view___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 12, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    } else
        goto CPyL260;
CPyL40: ;
    cpy_r_r114 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r115 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r116 = CPyModuleLockAPI_serai;
    cpy_r_r117 = CPyImport_IsInitialized(cpy_r_r115);
    if (!cpy_r_r117) goto CPyL43;
    cpy_r_r118 = PyImport_GetModuleDict();
    cpy_r_r119 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r120 = CPyDict_GetItem(cpy_r_r118, cpy_r_r119);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 13, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r121 = cpy_r_r120;
    goto CPyL47;
CPyL43: ;
    cpy_r_r122 = CPyInitOnly_serai___kernel___game;
    cpy_r_r123 = CPyExec_serai___kernel___game;
    cpy_r_r124 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r125 = PyImport_GetModuleDict();
    cpy_r_r126 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r127 = CPyDict_GetItem(cpy_r_r125, cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 13, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r128 = CPyStatics[8]; /* '__file__' */
    cpy_r_r129 = CPyObject_GetAttr(cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 13, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r130 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r131 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r132 = CPyImport_ImportNative(cpy_r_r131, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r129, cpy_r_r130, 0);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 13, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r121 = cpy_r_r132;
CPyL47: ;
    cpy_r_r133 = CPyStatics[5672]; /* ('EVERYBODY',) */
    cpy_r_r134 = CPyStatic_wayfarers___view___globals;
    cpy_r_r135 = CPyImport_GetNativeAttrs(cpy_r_r121, cpy_r_r133, cpy_r_r133, cpy_r_r134);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 13, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    } else
        goto CPyL261;
CPyL48: ;
    cpy_r_r136 = CPyStatic_wayfarers___view___globals;
    cpy_r_r137 = CPyStatics[3947]; /* '_KEPT' */
    cpy_r_r138 = CPyStatics[4962]; /* 4096 */
    cpy_r_r139 = CPyDict_SetItem(cpy_r_r136, cpy_r_r137, cpy_r_r138);
    cpy_r_r140 = cpy_r_r139 >= 0;
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 18, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r141.f0 = 0;
    cpy_r_r141.f1 = -2;
    cpy_r_r142 = PyTuple_New(2);
    if (unlikely(cpy_r_r142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp8639 = CPyTagged_StealAsObject(cpy_r_r141.f0);
    PyTuple_SET_ITEM(cpy_r_r142, 0, __tmp8639);
    PyObject *__tmp8640 = CPyTagged_StealAsObject(cpy_r_r141.f1);
    PyTuple_SET_ITEM(cpy_r_r142, 1, __tmp8640);
    cpy_r_r143 = PyFrozenSet_New(cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 19, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    CPyStatic_wayfarers___view____COMMON = cpy_r_r143;
    CPy_INCREF(CPyStatic_wayfarers___view____COMMON);
    cpy_r_r144 = CPyStatic_wayfarers___view___globals;
    cpy_r_r145 = CPyStatics[4446]; /* '_COMMON' */
    cpy_r_r146 = CPyDict_SetItem(cpy_r_r144, cpy_r_r145, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 19, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r148 = CPyStatic_wayfarers___view___globals;
    cpy_r_r149 = CPyStatics[4447]; /* 'SPECTATOR_BIT' */
    cpy_r_r150 = CPyStatics[4922]; /* 30 */
    cpy_r_r151 = CPyDict_SetItem(cpy_r_r148, cpy_r_r149, cpy_r_r150);
    cpy_r_r152 = cpy_r_r151 >= 0;
    if (unlikely(!cpy_r_r152)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 20, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r153 = NULL;
    cpy_r_r154 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r155 = (PyObject *)CPyType_wayfarers___view___DisplaySlot_template;
    cpy_r_r156 = CPyType_FromTemplate(cpy_r_r155, cpy_r_r153, cpy_r_r154);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r157 = CPyDef_wayfarers___view___DisplaySlot_trait_vtable_setup();
    if (unlikely(cpy_r_r157 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL262;
    }
    cpy_r_r158 = CPyDef_wayfarers___view___DisplaySlot_coroutine_setup(cpy_r_r156);
    if (unlikely(cpy_r_r158 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL262;
    }
    cpy_r_r159 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r160 = CPyStatics[571]; /* 'id' */
    cpy_r_r161 = CPyStatics[390]; /* 'card' */
    cpy_r_r162 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r163 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r164 = PyTuple_Pack(4, cpy_r_r160, cpy_r_r161, cpy_r_r162, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL262;
    }
    cpy_r_r165 = PyObject_SetAttr(cpy_r_r156, cpy_r_r159, cpy_r_r164);
    CPy_DECREF(cpy_r_r164);
    cpy_r_r166 = cpy_r_r165 >= 0;
    if (unlikely(!cpy_r_r166)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL262;
    }
    CPyType_wayfarers___view___DisplaySlot = (PyTypeObject *)cpy_r_r156;
    CPy_INCREF(CPyType_wayfarers___view___DisplaySlot);
    cpy_r_r167 = CPyStatic_wayfarers___view___globals;
    cpy_r_r168 = CPyStatics[4448]; /* 'DisplaySlot' */
    cpy_r_r169 = PyDict_SetItem(cpy_r_r167, cpy_r_r168, cpy_r_r156);
    cpy_r_r170 = cpy_r_r169 >= 0;
    if (unlikely(!cpy_r_r170)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL262;
    }
    cpy_r_r171 = PyDict_New();
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL262;
    }
    cpy_r_r172.empty_struct_error_flag = 0;
    cpy_r_r173 = PyDict_New();
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL263;
    }
    cpy_r_r174 = (PyObject *)&PyType_Type;
    cpy_r_r175 = (PyObject *)&PyUnicode_Type;
    cpy_r_r176 = CPyStatics[571]; /* 'id' */
    cpy_r_r177 = PyDict_SetItem(cpy_r_r173, cpy_r_r176, cpy_r_r175);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 27, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r179 = (PyObject *)&PyUnicode_Type;
    cpy_r_r180 = CPyStatics[390]; /* 'card' */
    cpy_r_r181 = PyDict_SetItem(cpy_r_r173, cpy_r_r180, cpy_r_r179);
    cpy_r_r182 = cpy_r_r181 >= 0;
    if (unlikely(!cpy_r_r182)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 28, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r183 = (PyObject *)&PyTuple_Type;
    cpy_r_r184 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r185 = PyDict_SetItem(cpy_r_r173, cpy_r_r184, cpy_r_r183);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 29, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r187 = (PyObject *)&PyType_Type;
    cpy_r_r188 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r189 = PyDict_SetItem(cpy_r_r173, cpy_r_r188, cpy_r_r187);
    cpy_r_r190 = cpy_r_r189 >= 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 30, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r191 = CPy_InitSubclass(cpy_r_r156);
    if (unlikely(!cpy_r_r191)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r192 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r193 = CPyDict_SetItem(cpy_r_r171, cpy_r_r192, cpy_r_r173);
    cpy_r_r194 = cpy_r_r193 >= 0;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r195 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r196 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r197 = CPyDict_SetItem(cpy_r_r171, cpy_r_r196, cpy_r_r195);
    cpy_r_r198 = cpy_r_r197 >= 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r199 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r200 = CPyStatics[70]; /* '__module__' */
    cpy_r_r201 = CPyDict_SetItem(cpy_r_r171, cpy_r_r200, cpy_r_r199);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r203 = CPyStatic_wayfarers___view___globals;
    cpy_r_r204 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 23, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r206 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r207[1] = {cpy_r_r206};
    cpy_r_r208 = (PyObject **)&cpy_r_r207;
    cpy_r_r209 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r210 = PyObject_Vectorcall(cpy_r_r205, cpy_r_r208, 0, cpy_r_r209);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 23, CPyStatic_wayfarers___view___globals);
        goto CPyL264;
    }
    cpy_r_r211 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r212 = CPyDataclass_SleightOfHand(cpy_r_r210, cpy_r_r156, cpy_r_r171, cpy_r_r173, cpy_r_r211);
    CPy_DECREF(cpy_r_r210);
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 24, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r213 = NULL;
    cpy_r_r214 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r215 = (PyObject *)CPyType_wayfarers___view___RowView_template;
    cpy_r_r216 = CPyType_FromTemplate(cpy_r_r215, cpy_r_r213, cpy_r_r214);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r217 = CPyDef_wayfarers___view___RowView_trait_vtable_setup();
    if (unlikely(cpy_r_r217 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL265;
    }
    cpy_r_r218 = CPyDef_wayfarers___view___RowView_coroutine_setup(cpy_r_r216);
    if (unlikely(cpy_r_r218 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL265;
    }
    cpy_r_r219 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r220 = CPyStatics[708]; /* 'slots' */
    cpy_r_r221 = CPyStatics[994]; /* 'deck' */
    cpy_r_r222 = CPyStatics[4224]; /* 'known' */
    cpy_r_r223 = PyTuple_Pack(3, cpy_r_r220, cpy_r_r221, cpy_r_r222);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL265;
    }
    cpy_r_r224 = PyObject_SetAttr(cpy_r_r216, cpy_r_r219, cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    cpy_r_r225 = cpy_r_r224 >= 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL265;
    }
    CPyType_wayfarers___view___RowView = (PyTypeObject *)cpy_r_r216;
    CPy_INCREF(CPyType_wayfarers___view___RowView);
    cpy_r_r226 = CPyStatic_wayfarers___view___globals;
    cpy_r_r227 = CPyStatics[4449]; /* 'RowView' */
    cpy_r_r228 = PyDict_SetItem(cpy_r_r226, cpy_r_r227, cpy_r_r216);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL265;
    }
    cpy_r_r230 = PyDict_New();
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL265;
    }
    cpy_r_r231.empty_struct_error_flag = 0;
    cpy_r_r232 = PyDict_New();
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL266;
    }
    cpy_r_r233 = (PyObject *)&PyType_Type;
    cpy_r_r234 = (PyObject *)&PyTuple_Type;
    cpy_r_r235 = CPyStatics[708]; /* 'slots' */
    cpy_r_r236 = PyDict_SetItem(cpy_r_r232, cpy_r_r235, cpy_r_r234);
    cpy_r_r237 = cpy_r_r236 >= 0;
    if (unlikely(!cpy_r_r237)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 37, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r238 = (PyObject *)&PyLong_Type;
    cpy_r_r239 = CPyStatics[994]; /* 'deck' */
    cpy_r_r240 = PyDict_SetItem(cpy_r_r232, cpy_r_r239, cpy_r_r238);
    cpy_r_r241 = cpy_r_r240 >= 0;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 38, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r242 = (PyObject *)&PyTuple_Type;
    cpy_r_r243 = CPyStatics[4224]; /* 'known' */
    cpy_r_r244 = PyDict_SetItem(cpy_r_r232, cpy_r_r243, cpy_r_r242);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 39, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r246 = CPy_InitSubclass(cpy_r_r216);
    if (unlikely(!cpy_r_r246)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r247 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r248 = CPyDict_SetItem(cpy_r_r230, cpy_r_r247, cpy_r_r232);
    cpy_r_r249 = cpy_r_r248 >= 0;
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r250 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r251 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r252 = CPyDict_SetItem(cpy_r_r230, cpy_r_r251, cpy_r_r250);
    cpy_r_r253 = cpy_r_r252 >= 0;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r254 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r255 = CPyStatics[70]; /* '__module__' */
    cpy_r_r256 = CPyDict_SetItem(cpy_r_r230, cpy_r_r255, cpy_r_r254);
    cpy_r_r257 = cpy_r_r256 >= 0;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r258 = CPyStatic_wayfarers___view___globals;
    cpy_r_r259 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r260 = CPyDict_GetItem(cpy_r_r258, cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 33, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r261 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r262[1] = {cpy_r_r261};
    cpy_r_r263 = (PyObject **)&cpy_r_r262;
    cpy_r_r264 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r265 = PyObject_Vectorcall(cpy_r_r260, cpy_r_r263, 0, cpy_r_r264);
    CPy_DECREF(cpy_r_r260);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 33, CPyStatic_wayfarers___view___globals);
        goto CPyL267;
    }
    cpy_r_r266 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r267 = CPyDataclass_SleightOfHand(cpy_r_r265, cpy_r_r216, cpy_r_r230, cpy_r_r232, cpy_r_r266);
    CPy_DECREF(cpy_r_r265);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r230);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 34, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r268 = NULL;
    cpy_r_r269 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r270 = (PyObject *)CPyType_wayfarers___view___PanoramaCard_template;
    cpy_r_r271 = CPyType_FromTemplate(cpy_r_r270, cpy_r_r268, cpy_r_r269);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r272 = CPyDef_wayfarers___view___PanoramaCard_trait_vtable_setup();
    if (unlikely(cpy_r_r272 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL268;
    }
    cpy_r_r273 = CPyDef_wayfarers___view___PanoramaCard_coroutine_setup(cpy_r_r271);
    if (unlikely(cpy_r_r273 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL268;
    }
    cpy_r_r274 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r275 = CPyStatics[390]; /* 'card' */
    cpy_r_r276 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r277 = CPyStatics[3257]; /* 'ready' */
    cpy_r_r278 = PyTuple_Pack(3, cpy_r_r275, cpy_r_r276, cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL268;
    }
    cpy_r_r279 = PyObject_SetAttr(cpy_r_r271, cpy_r_r274, cpy_r_r278);
    CPy_DECREF(cpy_r_r278);
    cpy_r_r280 = cpy_r_r279 >= 0;
    if (unlikely(!cpy_r_r280)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL268;
    }
    CPyType_wayfarers___view___PanoramaCard = (PyTypeObject *)cpy_r_r271;
    CPy_INCREF(CPyType_wayfarers___view___PanoramaCard);
    cpy_r_r281 = CPyStatic_wayfarers___view___globals;
    cpy_r_r282 = CPyStatics[4450]; /* 'PanoramaCard' */
    cpy_r_r283 = PyDict_SetItem(cpy_r_r281, cpy_r_r282, cpy_r_r271);
    cpy_r_r284 = cpy_r_r283 >= 0;
    if (unlikely(!cpy_r_r284)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL268;
    }
    cpy_r_r285 = PyDict_New();
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL268;
    }
    cpy_r_r286.empty_struct_error_flag = 0;
    cpy_r_r287 = PyDict_New();
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL269;
    }
    cpy_r_r288 = (PyObject *)&PyType_Type;
    cpy_r_r289 = (PyObject *)&PyUnicode_Type;
    cpy_r_r290 = CPyStatics[390]; /* 'card' */
    cpy_r_r291 = PyDict_SetItem(cpy_r_r287, cpy_r_r290, cpy_r_r289);
    cpy_r_r292 = cpy_r_r291 >= 0;
    if (unlikely(!cpy_r_r292)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 46, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r293 = (PyObject *)&PyUnicode_Type;
    cpy_r_r294 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r295 = PyDict_SetItem(cpy_r_r287, cpy_r_r294, cpy_r_r293);
    cpy_r_r296 = cpy_r_r295 >= 0;
    if (unlikely(!cpy_r_r296)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 47, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r297 = (PyObject *)&PyBool_Type;
    cpy_r_r298 = CPyStatics[3257]; /* 'ready' */
    cpy_r_r299 = PyDict_SetItem(cpy_r_r287, cpy_r_r298, cpy_r_r297);
    cpy_r_r300 = cpy_r_r299 >= 0;
    if (unlikely(!cpy_r_r300)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 48, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r301 = CPy_InitSubclass(cpy_r_r271);
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r302 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r303 = CPyDict_SetItem(cpy_r_r285, cpy_r_r302, cpy_r_r287);
    cpy_r_r304 = cpy_r_r303 >= 0;
    if (unlikely(!cpy_r_r304)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r305 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r306 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r307 = CPyDict_SetItem(cpy_r_r285, cpy_r_r306, cpy_r_r305);
    cpy_r_r308 = cpy_r_r307 >= 0;
    if (unlikely(!cpy_r_r308)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r309 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r310 = CPyStatics[70]; /* '__module__' */
    cpy_r_r311 = CPyDict_SetItem(cpy_r_r285, cpy_r_r310, cpy_r_r309);
    cpy_r_r312 = cpy_r_r311 >= 0;
    if (unlikely(!cpy_r_r312)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r313 = CPyStatic_wayfarers___view___globals;
    cpy_r_r314 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r315 = CPyDict_GetItem(cpy_r_r313, cpy_r_r314);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 42, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r316 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r317[1] = {cpy_r_r316};
    cpy_r_r318 = (PyObject **)&cpy_r_r317;
    cpy_r_r319 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r320 = PyObject_Vectorcall(cpy_r_r315, cpy_r_r318, 0, cpy_r_r319);
    CPy_DECREF(cpy_r_r315);
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 42, CPyStatic_wayfarers___view___globals);
        goto CPyL270;
    }
    cpy_r_r321 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r322 = CPyDataclass_SleightOfHand(cpy_r_r320, cpy_r_r271, cpy_r_r285, cpy_r_r287, cpy_r_r321);
    CPy_DECREF(cpy_r_r320);
    CPy_DECREF(cpy_r_r271);
    CPy_DECREF(cpy_r_r285);
    CPy_DECREF(cpy_r_r287);
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 43, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r323 = NULL;
    cpy_r_r324 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r325 = (PyObject *)CPyType_wayfarers___view___DieSlot_template;
    cpy_r_r326 = CPyType_FromTemplate(cpy_r_r325, cpy_r_r323, cpy_r_r324);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r327 = CPyDef_wayfarers___view___DieSlot_trait_vtable_setup();
    if (unlikely(cpy_r_r327 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL271;
    }
    cpy_r_r328 = CPyDef_wayfarers___view___DieSlot_coroutine_setup(cpy_r_r326);
    if (unlikely(cpy_r_r328 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL271;
    }
    cpy_r_r329 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r330 = CPyStatics[785]; /* 'slot' */
    cpy_r_r331 = CPyStatics[543]; /* 'die' */
    cpy_r_r332 = CPyStatics[3257]; /* 'ready' */
    cpy_r_r333 = PyTuple_Pack(3, cpy_r_r330, cpy_r_r331, cpy_r_r332);
    if (unlikely(cpy_r_r333 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL271;
    }
    cpy_r_r334 = PyObject_SetAttr(cpy_r_r326, cpy_r_r329, cpy_r_r333);
    CPy_DECREF(cpy_r_r333);
    cpy_r_r335 = cpy_r_r334 >= 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL271;
    }
    CPyType_wayfarers___view___DieSlot = (PyTypeObject *)cpy_r_r326;
    CPy_INCREF(CPyType_wayfarers___view___DieSlot);
    cpy_r_r336 = CPyStatic_wayfarers___view___globals;
    cpy_r_r337 = CPyStatics[4451]; /* 'DieSlot' */
    cpy_r_r338 = PyDict_SetItem(cpy_r_r336, cpy_r_r337, cpy_r_r326);
    cpy_r_r339 = cpy_r_r338 >= 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL271;
    }
    cpy_r_r340 = PyDict_New();
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL271;
    }
    cpy_r_r341.empty_struct_error_flag = 0;
    cpy_r_r342 = PyDict_New();
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL272;
    }
    cpy_r_r343 = (PyObject *)&PyType_Type;
    cpy_r_r344 = (PyObject *)&PyUnicode_Type;
    cpy_r_r345 = CPyStatics[785]; /* 'slot' */
    cpy_r_r346 = PyDict_SetItem(cpy_r_r342, cpy_r_r345, cpy_r_r344);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 53, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r348 = (PyObject *)&PyLong_Type;
    cpy_r_r349 = CPyStatics[543]; /* 'die' */
    cpy_r_r350 = PyDict_SetItem(cpy_r_r342, cpy_r_r349, cpy_r_r348);
    cpy_r_r351 = cpy_r_r350 >= 0;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 54, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r352 = (PyObject *)&PyBool_Type;
    cpy_r_r353 = CPyStatics[3257]; /* 'ready' */
    cpy_r_r354 = PyDict_SetItem(cpy_r_r342, cpy_r_r353, cpy_r_r352);
    cpy_r_r355 = cpy_r_r354 >= 0;
    if (unlikely(!cpy_r_r355)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 55, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r356 = CPy_InitSubclass(cpy_r_r326);
    if (unlikely(!cpy_r_r356)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r357 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r358 = CPyDict_SetItem(cpy_r_r340, cpy_r_r357, cpy_r_r342);
    cpy_r_r359 = cpy_r_r358 >= 0;
    if (unlikely(!cpy_r_r359)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r360 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r361 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r362 = CPyDict_SetItem(cpy_r_r340, cpy_r_r361, cpy_r_r360);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r364 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r365 = CPyStatics[70]; /* '__module__' */
    cpy_r_r366 = CPyDict_SetItem(cpy_r_r340, cpy_r_r365, cpy_r_r364);
    cpy_r_r367 = cpy_r_r366 >= 0;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r368 = CPyStatic_wayfarers___view___globals;
    cpy_r_r369 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r370 = CPyDict_GetItem(cpy_r_r368, cpy_r_r369);
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 51, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r371 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r372[1] = {cpy_r_r371};
    cpy_r_r373 = (PyObject **)&cpy_r_r372;
    cpy_r_r374 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r375 = PyObject_Vectorcall(cpy_r_r370, cpy_r_r373, 0, cpy_r_r374);
    CPy_DECREF(cpy_r_r370);
    if (unlikely(cpy_r_r375 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 51, CPyStatic_wayfarers___view___globals);
        goto CPyL273;
    }
    cpy_r_r376 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r377 = CPyDataclass_SleightOfHand(cpy_r_r375, cpy_r_r326, cpy_r_r340, cpy_r_r342, cpy_r_r376);
    CPy_DECREF(cpy_r_r375);
    CPy_DECREF(cpy_r_r326);
    CPy_DECREF(cpy_r_r340);
    CPy_DECREF(cpy_r_r342);
    if (unlikely(!cpy_r_r377)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 52, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r378 = NULL;
    cpy_r_r379 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r380 = (PyObject *)CPyType_wayfarers___view___TileView_template;
    cpy_r_r381 = CPyType_FromTemplate(cpy_r_r380, cpy_r_r378, cpy_r_r379);
    if (unlikely(cpy_r_r381 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r382 = CPyDef_wayfarers___view___TileView_trait_vtable_setup();
    if (unlikely(cpy_r_r382 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL274;
    }
    cpy_r_r383 = CPyDef_wayfarers___view___TileView_coroutine_setup(cpy_r_r381);
    if (unlikely(cpy_r_r383 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL274;
    }
    cpy_r_r384 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r385 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r386 = CPyStatics[601]; /* 'face' */
    cpy_r_r387 = CPyStatics[4064]; /* 'cell' */
    cpy_r_r388 = PyTuple_Pack(3, cpy_r_r385, cpy_r_r386, cpy_r_r387);
    if (unlikely(cpy_r_r388 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL274;
    }
    cpy_r_r389 = PyObject_SetAttr(cpy_r_r381, cpy_r_r384, cpy_r_r388);
    CPy_DECREF(cpy_r_r388);
    cpy_r_r390 = cpy_r_r389 >= 0;
    if (unlikely(!cpy_r_r390)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL274;
    }
    CPyType_wayfarers___view___TileView = (PyTypeObject *)cpy_r_r381;
    CPy_INCREF(CPyType_wayfarers___view___TileView);
    cpy_r_r391 = CPyStatic_wayfarers___view___globals;
    cpy_r_r392 = CPyStatics[3245]; /* 'TileView' */
    cpy_r_r393 = PyDict_SetItem(cpy_r_r391, cpy_r_r392, cpy_r_r381);
    cpy_r_r394 = cpy_r_r393 >= 0;
    if (unlikely(!cpy_r_r394)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL274;
    }
    cpy_r_r395 = PyDict_New();
    if (unlikely(cpy_r_r395 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL274;
    }
    cpy_r_r396.empty_struct_error_flag = 0;
    cpy_r_r397 = PyDict_New();
    if (unlikely(cpy_r_r397 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL275;
    }
    cpy_r_r398 = (PyObject *)&PyType_Type;
    cpy_r_r399 = (PyObject *)&PyUnicode_Type;
    cpy_r_r400 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r401 = PyDict_SetItem(cpy_r_r397, cpy_r_r400, cpy_r_r399);
    cpy_r_r402 = cpy_r_r401 >= 0;
    if (unlikely(!cpy_r_r402)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 60, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r403 = (PyObject *)&PyUnicode_Type;
    cpy_r_r404 = CPyStatics[601]; /* 'face' */
    cpy_r_r405 = PyDict_SetItem(cpy_r_r397, cpy_r_r404, cpy_r_r403);
    cpy_r_r406 = cpy_r_r405 >= 0;
    if (unlikely(!cpy_r_r406)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 61, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r407 = (PyObject *)&PyUnicode_Type;
    cpy_r_r408 = CPyStatics[4064]; /* 'cell' */
    cpy_r_r409 = PyDict_SetItem(cpy_r_r397, cpy_r_r408, cpy_r_r407);
    cpy_r_r410 = cpy_r_r409 >= 0;
    if (unlikely(!cpy_r_r410)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 62, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r411 = CPy_InitSubclass(cpy_r_r381);
    if (unlikely(!cpy_r_r411)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r412 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r413 = CPyDict_SetItem(cpy_r_r395, cpy_r_r412, cpy_r_r397);
    cpy_r_r414 = cpy_r_r413 >= 0;
    if (unlikely(!cpy_r_r414)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r415 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r416 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r417 = CPyDict_SetItem(cpy_r_r395, cpy_r_r416, cpy_r_r415);
    cpy_r_r418 = cpy_r_r417 >= 0;
    if (unlikely(!cpy_r_r418)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r419 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r420 = CPyStatics[70]; /* '__module__' */
    cpy_r_r421 = CPyDict_SetItem(cpy_r_r395, cpy_r_r420, cpy_r_r419);
    cpy_r_r422 = cpy_r_r421 >= 0;
    if (unlikely(!cpy_r_r422)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r423 = CPyStatic_wayfarers___view___globals;
    cpy_r_r424 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r425 = CPyDict_GetItem(cpy_r_r423, cpy_r_r424);
    if (unlikely(cpy_r_r425 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 58, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r426 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r427[1] = {cpy_r_r426};
    cpy_r_r428 = (PyObject **)&cpy_r_r427;
    cpy_r_r429 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r430 = PyObject_Vectorcall(cpy_r_r425, cpy_r_r428, 0, cpy_r_r429);
    CPy_DECREF(cpy_r_r425);
    if (unlikely(cpy_r_r430 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 58, CPyStatic_wayfarers___view___globals);
        goto CPyL276;
    }
    cpy_r_r431 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r432 = CPyDataclass_SleightOfHand(cpy_r_r430, cpy_r_r381, cpy_r_r395, cpy_r_r397, cpy_r_r431);
    CPy_DECREF(cpy_r_r430);
    CPy_DECREF(cpy_r_r381);
    CPy_DECREF(cpy_r_r395);
    CPy_DECREF(cpy_r_r397);
    if (unlikely(!cpy_r_r432)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 59, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r433 = NULL;
    cpy_r_r434 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r435 = (PyObject *)CPyType_wayfarers___view___PlayerView_template;
    cpy_r_r436 = CPyType_FromTemplate(cpy_r_r435, cpy_r_r433, cpy_r_r434);
    if (unlikely(cpy_r_r436 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r437 = CPyDef_wayfarers___view___PlayerView_trait_vtable_setup();
    if (unlikely(cpy_r_r437 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL277;
    }
    cpy_r_r438 = CPyDef_wayfarers___view___PlayerView_coroutine_setup(cpy_r_r436);
    if (unlikely(cpy_r_r438 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL277;
    }
    cpy_r_r439 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r440 = CPyStatics[2555]; /* 'board' */
    cpy_r_r441 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r442 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r443 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r444 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r445 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r446 = CPyStatics[599]; /* 'dice' */
    cpy_r_r447 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r448 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r449 = CPyStatics[3821]; /* 'land' */
    cpy_r_r450 = CPyStatics[3826]; /* 'water' */
    cpy_r_r451 = CPyStatics[613]; /* 'space' */
    cpy_r_r452 = CPyStatics[708]; /* 'slots' */
    cpy_r_r453 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r454 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r455 = CPyStatics[4241]; /* 'tile_counts' */
    cpy_r_r456 = CPyStatics[65]; /* 'points' */
    cpy_r_r457 = PyTuple_Pack(17, cpy_r_r440, cpy_r_r441, cpy_r_r442, cpy_r_r443, cpy_r_r444, cpy_r_r445, cpy_r_r446, cpy_r_r447, cpy_r_r448, cpy_r_r449, cpy_r_r450, cpy_r_r451, cpy_r_r452, cpy_r_r453, cpy_r_r454, cpy_r_r455, cpy_r_r456);
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL277;
    }
    cpy_r_r458 = PyObject_SetAttr(cpy_r_r436, cpy_r_r439, cpy_r_r457);
    CPy_DECREF(cpy_r_r457);
    cpy_r_r459 = cpy_r_r458 >= 0;
    if (unlikely(!cpy_r_r459)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL277;
    }
    CPyType_wayfarers___view___PlayerView = (PyTypeObject *)cpy_r_r436;
    CPy_INCREF(CPyType_wayfarers___view___PlayerView);
    cpy_r_r460 = CPyStatic_wayfarers___view___globals;
    cpy_r_r461 = CPyStatics[2300]; /* 'PlayerView' */
    cpy_r_r462 = PyDict_SetItem(cpy_r_r460, cpy_r_r461, cpy_r_r436);
    cpy_r_r463 = cpy_r_r462 >= 0;
    if (unlikely(!cpy_r_r463)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL277;
    }
    cpy_r_r464 = PyDict_New();
    if (unlikely(cpy_r_r464 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL277;
    }
    cpy_r_r465.empty_struct_error_flag = 0;
    cpy_r_r466 = PyDict_New();
    if (unlikely(cpy_r_r466 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL278;
    }
    cpy_r_r467 = (PyObject *)&PyType_Type;
    cpy_r_r468 = (PyObject *)&PyUnicode_Type;
    cpy_r_r469 = CPyStatics[2555]; /* 'board' */
    cpy_r_r470 = PyDict_SetItem(cpy_r_r466, cpy_r_r469, cpy_r_r468);
    cpy_r_r471 = cpy_r_r470 >= 0;
    if (unlikely(!cpy_r_r471)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 69, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r472 = (PyObject *)&PyLong_Type;
    cpy_r_r473 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r474 = PyDict_SetItem(cpy_r_r466, cpy_r_r473, cpy_r_r472);
    cpy_r_r475 = cpy_r_r474 >= 0;
    if (unlikely(!cpy_r_r475)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 70, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r476 = (PyObject *)&PyLong_Type;
    cpy_r_r477 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r478 = PyDict_SetItem(cpy_r_r466, cpy_r_r477, cpy_r_r476);
    cpy_r_r479 = cpy_r_r478 >= 0;
    if (unlikely(!cpy_r_r479)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 71, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r480 = (PyObject *)&PyLong_Type;
    cpy_r_r481 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r482 = PyDict_SetItem(cpy_r_r466, cpy_r_r481, cpy_r_r480);
    cpy_r_r483 = cpy_r_r482 >= 0;
    if (unlikely(!cpy_r_r483)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 72, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r484 = (PyObject *)&PyDict_Type;
    cpy_r_r485 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r486 = PyDict_SetItem(cpy_r_r466, cpy_r_r485, cpy_r_r484);
    cpy_r_r487 = cpy_r_r486 >= 0;
    if (unlikely(!cpy_r_r487)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 73, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r488 = (PyObject *)&PyDict_Type;
    cpy_r_r489 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r490 = PyDict_SetItem(cpy_r_r466, cpy_r_r489, cpy_r_r488);
    cpy_r_r491 = cpy_r_r490 >= 0;
    if (unlikely(!cpy_r_r491)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 74, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r492 = (PyObject *)&PyTuple_Type;
    cpy_r_r493 = CPyStatics[599]; /* 'dice' */
    cpy_r_r494 = PyDict_SetItem(cpy_r_r466, cpy_r_r493, cpy_r_r492);
    cpy_r_r495 = cpy_r_r494 >= 0;
    if (unlikely(!cpy_r_r495)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 75, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r496 = (PyObject *)&PyLong_Type;
    cpy_r_r497 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r498 = PyDict_SetItem(cpy_r_r466, cpy_r_r497, cpy_r_r496);
    cpy_r_r499 = cpy_r_r498 >= 0;
    if (unlikely(!cpy_r_r499)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 76, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r500 = (PyObject *)&PyUnicode_Type;
    cpy_r_r501 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r502 = PyDict_SetItem(cpy_r_r466, cpy_r_r501, cpy_r_r500);
    cpy_r_r503 = cpy_r_r502 >= 0;
    if (unlikely(!cpy_r_r503)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 77, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r504 = (PyObject *)&PyTuple_Type;
    cpy_r_r505 = CPyStatics[3821]; /* 'land' */
    cpy_r_r506 = PyDict_SetItem(cpy_r_r466, cpy_r_r505, cpy_r_r504);
    cpy_r_r507 = cpy_r_r506 >= 0;
    if (unlikely(!cpy_r_r507)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 78, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r508 = (PyObject *)&PyTuple_Type;
    cpy_r_r509 = CPyStatics[3826]; /* 'water' */
    cpy_r_r510 = PyDict_SetItem(cpy_r_r466, cpy_r_r509, cpy_r_r508);
    cpy_r_r511 = cpy_r_r510 >= 0;
    if (unlikely(!cpy_r_r511)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 79, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r512 = (PyObject *)&PyTuple_Type;
    cpy_r_r513 = CPyStatics[613]; /* 'space' */
    cpy_r_r514 = PyDict_SetItem(cpy_r_r466, cpy_r_r513, cpy_r_r512);
    cpy_r_r515 = cpy_r_r514 >= 0;
    if (unlikely(!cpy_r_r515)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 80, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r516 = (PyObject *)&PyTuple_Type;
    cpy_r_r517 = CPyStatics[708]; /* 'slots' */
    cpy_r_r518 = PyDict_SetItem(cpy_r_r466, cpy_r_r517, cpy_r_r516);
    cpy_r_r519 = cpy_r_r518 >= 0;
    if (unlikely(!cpy_r_r519)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 81, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r520 = (PyObject *)&PyTuple_Type;
    cpy_r_r521 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r522 = PyDict_SetItem(cpy_r_r466, cpy_r_r521, cpy_r_r520);
    cpy_r_r523 = cpy_r_r522 >= 0;
    if (unlikely(!cpy_r_r523)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 82, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r524 = (PyObject *)&PyDict_Type;
    cpy_r_r525 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r526 = PyDict_SetItem(cpy_r_r466, cpy_r_r525, cpy_r_r524);
    cpy_r_r527 = cpy_r_r526 >= 0;
    if (unlikely(!cpy_r_r527)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 83, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r528 = (PyObject *)&PyDict_Type;
    cpy_r_r529 = CPyStatics[4241]; /* 'tile_counts' */
    cpy_r_r530 = PyDict_SetItem(cpy_r_r466, cpy_r_r529, cpy_r_r528);
    cpy_r_r531 = cpy_r_r530 >= 0;
    if (unlikely(!cpy_r_r531)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 84, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r532 = (PyObject *)&PyLong_Type;
    cpy_r_r533 = CPyStatics[65]; /* 'points' */
    cpy_r_r534 = PyDict_SetItem(cpy_r_r466, cpy_r_r533, cpy_r_r532);
    cpy_r_r535 = cpy_r_r534 >= 0;
    if (unlikely(!cpy_r_r535)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 85, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r536 = CPy_InitSubclass(cpy_r_r436);
    if (unlikely(!cpy_r_r536)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r537 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r538 = CPyDict_SetItem(cpy_r_r464, cpy_r_r537, cpy_r_r466);
    cpy_r_r539 = cpy_r_r538 >= 0;
    if (unlikely(!cpy_r_r539)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r540 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r541 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r542 = CPyDict_SetItem(cpy_r_r464, cpy_r_r541, cpy_r_r540);
    cpy_r_r543 = cpy_r_r542 >= 0;
    if (unlikely(!cpy_r_r543)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r544 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r545 = CPyStatics[70]; /* '__module__' */
    cpy_r_r546 = CPyDict_SetItem(cpy_r_r464, cpy_r_r545, cpy_r_r544);
    cpy_r_r547 = cpy_r_r546 >= 0;
    if (unlikely(!cpy_r_r547)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r548 = CPyStatic_wayfarers___view___globals;
    cpy_r_r549 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r550 = CPyDict_GetItem(cpy_r_r548, cpy_r_r549);
    if (unlikely(cpy_r_r550 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 65, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r551 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r552[1] = {cpy_r_r551};
    cpy_r_r553 = (PyObject **)&cpy_r_r552;
    cpy_r_r554 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r555 = PyObject_Vectorcall(cpy_r_r550, cpy_r_r553, 0, cpy_r_r554);
    CPy_DECREF(cpy_r_r550);
    if (unlikely(cpy_r_r555 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 65, CPyStatic_wayfarers___view___globals);
        goto CPyL279;
    }
    cpy_r_r556 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r557 = CPyDataclass_SleightOfHand(cpy_r_r555, cpy_r_r436, cpy_r_r464, cpy_r_r466, cpy_r_r556);
    CPy_DECREF(cpy_r_r555);
    CPy_DECREF(cpy_r_r436);
    CPy_DECREF(cpy_r_r464);
    CPy_DECREF(cpy_r_r466);
    if (unlikely(!cpy_r_r557)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 66, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r558 = NULL;
    cpy_r_r559 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r560 = (PyObject *)CPyType_wayfarers___view___AutomaView_template;
    cpy_r_r561 = CPyType_FromTemplate(cpy_r_r560, cpy_r_r558, cpy_r_r559);
    if (unlikely(cpy_r_r561 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r562 = CPyDef_wayfarers___view___AutomaView_trait_vtable_setup();
    if (unlikely(cpy_r_r562 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL280;
    }
    cpy_r_r563 = CPyDef_wayfarers___view___AutomaView_coroutine_setup(cpy_r_r561);
    if (unlikely(cpy_r_r563 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL280;
    }
    cpy_r_r564 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r565 = CPyStatics[2555]; /* 'board' */
    cpy_r_r566 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r567 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r568 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r569 = CPyStatics[759]; /* 'resource' */
    cpy_r_r570 = CPyStatics[4242]; /* 'comets' */
    cpy_r_r571 = CPyStatics[993]; /* 'cards' */
    cpy_r_r572 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r573 = CPyStatics[1552]; /* 'path' */
    cpy_r_r574 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r575 = CPyStatics[65]; /* 'points' */
    cpy_r_r576 = PyTuple_Pack(11, cpy_r_r565, cpy_r_r566, cpy_r_r567, cpy_r_r568, cpy_r_r569, cpy_r_r570, cpy_r_r571, cpy_r_r572, cpy_r_r573, cpy_r_r574, cpy_r_r575);
    if (unlikely(cpy_r_r576 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL280;
    }
    cpy_r_r577 = PyObject_SetAttr(cpy_r_r561, cpy_r_r564, cpy_r_r576);
    CPy_DECREF(cpy_r_r576);
    cpy_r_r578 = cpy_r_r577 >= 0;
    if (unlikely(!cpy_r_r578)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL280;
    }
    CPyType_wayfarers___view___AutomaView = (PyTypeObject *)cpy_r_r561;
    CPy_INCREF(CPyType_wayfarers___view___AutomaView);
    cpy_r_r579 = CPyStatic_wayfarers___view___globals;
    cpy_r_r580 = CPyStatics[3630]; /* 'AutomaView' */
    cpy_r_r581 = PyDict_SetItem(cpy_r_r579, cpy_r_r580, cpy_r_r561);
    cpy_r_r582 = cpy_r_r581 >= 0;
    if (unlikely(!cpy_r_r582)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL280;
    }
    cpy_r_r583 = PyDict_New();
    if (unlikely(cpy_r_r583 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL280;
    }
    cpy_r_r584.empty_struct_error_flag = 0;
    cpy_r_r585 = PyDict_New();
    if (unlikely(cpy_r_r585 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL281;
    }
    cpy_r_r586 = (PyObject *)&PyType_Type;
    cpy_r_r587 = (PyObject *)&PyUnicode_Type;
    cpy_r_r588 = CPyStatics[2555]; /* 'board' */
    cpy_r_r589 = PyDict_SetItem(cpy_r_r585, cpy_r_r588, cpy_r_r587);
    cpy_r_r590 = cpy_r_r589 >= 0;
    if (unlikely(!cpy_r_r590)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 92, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r591 = (PyObject *)&PyDict_Type;
    cpy_r_r592 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r593 = PyDict_SetItem(cpy_r_r585, cpy_r_r592, cpy_r_r591);
    cpy_r_r594 = cpy_r_r593 >= 0;
    if (unlikely(!cpy_r_r594)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 93, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r595 = (PyObject *)&PyDict_Type;
    cpy_r_r596 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r597 = PyDict_SetItem(cpy_r_r585, cpy_r_r596, cpy_r_r595);
    cpy_r_r598 = cpy_r_r597 >= 0;
    if (unlikely(!cpy_r_r598)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 94, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r599 = (PyObject *)&PyUnicode_Type;
    cpy_r_r600 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r601 = PyDict_SetItem(cpy_r_r585, cpy_r_r600, cpy_r_r599);
    cpy_r_r602 = cpy_r_r601 >= 0;
    if (unlikely(!cpy_r_r602)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 95, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r603 = (PyObject *)&PyLong_Type;
    cpy_r_r604 = CPyStatics[759]; /* 'resource' */
    cpy_r_r605 = PyDict_SetItem(cpy_r_r585, cpy_r_r604, cpy_r_r603);
    cpy_r_r606 = cpy_r_r605 >= 0;
    if (unlikely(!cpy_r_r606)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 96, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r607 = (PyObject *)&PyLong_Type;
    cpy_r_r608 = CPyStatics[4242]; /* 'comets' */
    cpy_r_r609 = PyDict_SetItem(cpy_r_r585, cpy_r_r608, cpy_r_r607);
    cpy_r_r610 = cpy_r_r609 >= 0;
    if (unlikely(!cpy_r_r610)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 97, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r611 = (PyObject *)&PyTuple_Type;
    cpy_r_r612 = CPyStatics[993]; /* 'cards' */
    cpy_r_r613 = PyDict_SetItem(cpy_r_r585, cpy_r_r612, cpy_r_r611);
    cpy_r_r614 = cpy_r_r613 >= 0;
    if (unlikely(!cpy_r_r614)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 98, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r615 = (PyObject *)&PyTuple_Type;
    cpy_r_r616 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r617 = PyDict_SetItem(cpy_r_r585, cpy_r_r616, cpy_r_r615);
    cpy_r_r618 = cpy_r_r617 >= 0;
    if (unlikely(!cpy_r_r618)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 99, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r619 = (PyObject *)&PyLong_Type;
    cpy_r_r620 = CPyStatics[1552]; /* 'path' */
    cpy_r_r621 = PyDict_SetItem(cpy_r_r585, cpy_r_r620, cpy_r_r619);
    cpy_r_r622 = cpy_r_r621 >= 0;
    if (unlikely(!cpy_r_r622)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 100, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r623 = (PyObject *)&PyTuple_Type;
    cpy_r_r624 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r625 = PyDict_SetItem(cpy_r_r585, cpy_r_r624, cpy_r_r623);
    cpy_r_r626 = cpy_r_r625 >= 0;
    if (unlikely(!cpy_r_r626)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 101, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r627 = (PyObject *)&PyLong_Type;
    cpy_r_r628 = CPyStatics[65]; /* 'points' */
    cpy_r_r629 = PyDict_SetItem(cpy_r_r585, cpy_r_r628, cpy_r_r627);
    cpy_r_r630 = cpy_r_r629 >= 0;
    if (unlikely(!cpy_r_r630)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 102, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r631 = CPy_InitSubclass(cpy_r_r561);
    if (unlikely(!cpy_r_r631)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r632 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r633 = CPyDict_SetItem(cpy_r_r583, cpy_r_r632, cpy_r_r585);
    cpy_r_r634 = cpy_r_r633 >= 0;
    if (unlikely(!cpy_r_r634)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r635 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r636 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r637 = CPyDict_SetItem(cpy_r_r583, cpy_r_r636, cpy_r_r635);
    cpy_r_r638 = cpy_r_r637 >= 0;
    if (unlikely(!cpy_r_r638)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r639 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r640 = CPyStatics[70]; /* '__module__' */
    cpy_r_r641 = CPyDict_SetItem(cpy_r_r583, cpy_r_r640, cpy_r_r639);
    cpy_r_r642 = cpy_r_r641 >= 0;
    if (unlikely(!cpy_r_r642)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r643 = CPyStatic_wayfarers___view___globals;
    cpy_r_r644 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r645 = CPyDict_GetItem(cpy_r_r643, cpy_r_r644);
    if (unlikely(cpy_r_r645 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 88, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r646 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r647[1] = {cpy_r_r646};
    cpy_r_r648 = (PyObject **)&cpy_r_r647;
    cpy_r_r649 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r650 = PyObject_Vectorcall(cpy_r_r645, cpy_r_r648, 0, cpy_r_r649);
    CPy_DECREF(cpy_r_r645);
    if (unlikely(cpy_r_r650 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 88, CPyStatic_wayfarers___view___globals);
        goto CPyL282;
    }
    cpy_r_r651 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r652 = CPyDataclass_SleightOfHand(cpy_r_r650, cpy_r_r561, cpy_r_r583, cpy_r_r585, cpy_r_r651);
    CPy_DECREF(cpy_r_r650);
    CPy_DECREF(cpy_r_r561);
    CPy_DECREF(cpy_r_r583);
    CPy_DECREF(cpy_r_r585);
    if (unlikely(!cpy_r_r652)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 89, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r653 = NULL;
    cpy_r_r654 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r655 = (PyObject *)CPyType_wayfarers___view___View_template;
    cpy_r_r656 = CPyType_FromTemplate(cpy_r_r655, cpy_r_r653, cpy_r_r654);
    if (unlikely(cpy_r_r656 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r657 = CPyDef_wayfarers___view___View_trait_vtable_setup();
    if (unlikely(cpy_r_r657 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL283;
    }
    cpy_r_r658 = CPyDef_wayfarers___view___View_coroutine_setup(cpy_r_r656);
    if (unlikely(cpy_r_r658 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL283;
    }
    cpy_r_r659 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r660 = CPyStatics[63]; /* 'seat' */
    cpy_r_r661 = CPyStatics[283]; /* 'turn' */
    cpy_r_r662 = CPyStatics[800]; /* 'first' */
    cpy_r_r663 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r664 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r665 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r666 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r667 = CPyStatics[4225]; /* 'track_workers' */
    cpy_r_r668 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r669 = CPyStatics[4226]; /* 'drawn' */
    cpy_r_r670 = CPyStatics[987]; /* 'hand' */
    cpy_r_r671 = CPyStatics[317]; /* 'players' */
    cpy_r_r672 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r673 = PyTuple_Pack(13, cpy_r_r660, cpy_r_r661, cpy_r_r662, cpy_r_r663, cpy_r_r664, cpy_r_r665, cpy_r_r666, cpy_r_r667, cpy_r_r668, cpy_r_r669, cpy_r_r670, cpy_r_r671, cpy_r_r672);
    if (unlikely(cpy_r_r673 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL283;
    }
    cpy_r_r674 = PyObject_SetAttr(cpy_r_r656, cpy_r_r659, cpy_r_r673);
    CPy_DECREF(cpy_r_r673);
    cpy_r_r675 = cpy_r_r674 >= 0;
    if (unlikely(!cpy_r_r675)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL283;
    }
    CPyType_wayfarers___view___View = (PyTypeObject *)cpy_r_r656;
    CPy_INCREF(CPyType_wayfarers___view___View);
    cpy_r_r676 = CPyStatic_wayfarers___view___globals;
    cpy_r_r677 = CPyStatics[1177]; /* 'View' */
    cpy_r_r678 = PyDict_SetItem(cpy_r_r676, cpy_r_r677, cpy_r_r656);
    cpy_r_r679 = cpy_r_r678 >= 0;
    if (unlikely(!cpy_r_r679)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL283;
    }
    cpy_r_r680 = PyDict_New();
    if (unlikely(cpy_r_r680 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL283;
    }
    cpy_r_r681.empty_struct_error_flag = 0;
    cpy_r_r682 = PyDict_New();
    if (unlikely(cpy_r_r682 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL284;
    }
    cpy_r_r683 = (PyObject *)&PyType_Type;
    cpy_r_r684 = (PyObject *)&PyLong_Type;
    cpy_r_r685 = CPyStatics[63]; /* 'seat' */
    cpy_r_r686 = PyDict_SetItem(cpy_r_r682, cpy_r_r685, cpy_r_r684);
    cpy_r_r687 = cpy_r_r686 >= 0;
    if (unlikely(!cpy_r_r687)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 109, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r688 = (PyObject *)&PyLong_Type;
    cpy_r_r689 = CPyStatics[283]; /* 'turn' */
    cpy_r_r690 = PyDict_SetItem(cpy_r_r682, cpy_r_r689, cpy_r_r688);
    cpy_r_r691 = cpy_r_r690 >= 0;
    if (unlikely(!cpy_r_r691)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 110, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r692 = (PyObject *)&PyLong_Type;
    cpy_r_r693 = CPyStatics[800]; /* 'first' */
    cpy_r_r694 = PyDict_SetItem(cpy_r_r682, cpy_r_r693, cpy_r_r692);
    cpy_r_r695 = cpy_r_r694 >= 0;
    if (unlikely(!cpy_r_r695)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 111, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r696 = (PyObject *)&PyType_Type;
    cpy_r_r697 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r698 = PyDict_SetItem(cpy_r_r682, cpy_r_r697, cpy_r_r696);
    cpy_r_r699 = cpy_r_r698 >= 0;
    if (unlikely(!cpy_r_r699)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 112, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r700 = (PyObject *)&PyTuple_Type;
    cpy_r_r701 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r702 = PyDict_SetItem(cpy_r_r682, cpy_r_r701, cpy_r_r700);
    cpy_r_r703 = cpy_r_r702 >= 0;
    if (unlikely(!cpy_r_r703)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 113, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r704 = (PyObject *)&PyDict_Type;
    cpy_r_r705 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r706 = PyDict_SetItem(cpy_r_r682, cpy_r_r705, cpy_r_r704);
    cpy_r_r707 = cpy_r_r706 >= 0;
    if (unlikely(!cpy_r_r707)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 114, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r708 = (PyObject *)&PyDict_Type;
    cpy_r_r709 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r710 = PyDict_SetItem(cpy_r_r682, cpy_r_r709, cpy_r_r708);
    cpy_r_r711 = cpy_r_r710 >= 0;
    if (unlikely(!cpy_r_r711)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 115, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r712 = (PyObject *)&PyTuple_Type;
    cpy_r_r713 = CPyStatics[4225]; /* 'track_workers' */
    cpy_r_r714 = PyDict_SetItem(cpy_r_r682, cpy_r_r713, cpy_r_r712);
    cpy_r_r715 = cpy_r_r714 >= 0;
    if (unlikely(!cpy_r_r715)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 116, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r716 = (PyObject *)&PyDict_Type;
    cpy_r_r717 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r718 = PyDict_SetItem(cpy_r_r682, cpy_r_r717, cpy_r_r716);
    cpy_r_r719 = cpy_r_r718 >= 0;
    if (unlikely(!cpy_r_r719)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 117, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r720 = (PyObject *)&PyTuple_Type;
    cpy_r_r721 = CPyStatics[4226]; /* 'drawn' */
    cpy_r_r722 = PyDict_SetItem(cpy_r_r682, cpy_r_r721, cpy_r_r720);
    cpy_r_r723 = cpy_r_r722 >= 0;
    if (unlikely(!cpy_r_r723)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 118, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r724 = (PyObject *)&PyLong_Type;
    cpy_r_r725 = CPyStatics[987]; /* 'hand' */
    cpy_r_r726 = PyDict_SetItem(cpy_r_r682, cpy_r_r725, cpy_r_r724);
    cpy_r_r727 = cpy_r_r726 >= 0;
    if (unlikely(!cpy_r_r727)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 119, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r728 = (PyObject *)&PyTuple_Type;
    cpy_r_r729 = CPyStatics[317]; /* 'players' */
    cpy_r_r730 = PyDict_SetItem(cpy_r_r682, cpy_r_r729, cpy_r_r728);
    cpy_r_r731 = cpy_r_r730 >= 0;
    if (unlikely(!cpy_r_r731)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 120, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r732 = (PyObject *)&PyType_Type;
    cpy_r_r733 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r734 = PyDict_SetItem(cpy_r_r682, cpy_r_r733, cpy_r_r732);
    cpy_r_r735 = cpy_r_r734 >= 0;
    if (unlikely(!cpy_r_r735)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 121, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r736 = CPy_InitSubclass(cpy_r_r656);
    if (unlikely(!cpy_r_r736)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r737 = CPyStatics[66]; /* '__annotations__' */
    cpy_r_r738 = CPyDict_SetItem(cpy_r_r680, cpy_r_r737, cpy_r_r682);
    cpy_r_r739 = cpy_r_r738 >= 0;
    if (unlikely(!cpy_r_r739)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r740 = CPyStatics[67]; /* 'mypyc filler docstring' */
    cpy_r_r741 = CPyStatics[68]; /* '__doc__' */
    cpy_r_r742 = CPyDict_SetItem(cpy_r_r680, cpy_r_r741, cpy_r_r740);
    cpy_r_r743 = cpy_r_r742 >= 0;
    if (unlikely(!cpy_r_r743)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r744 = CPyStatics[3636]; /* 'serai.games.wayfarers.view' */
    cpy_r_r745 = CPyStatics[70]; /* '__module__' */
    cpy_r_r746 = CPyDict_SetItem(cpy_r_r680, cpy_r_r745, cpy_r_r744);
    cpy_r_r747 = cpy_r_r746 >= 0;
    if (unlikely(!cpy_r_r747)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r748 = CPyStatic_wayfarers___view___globals;
    cpy_r_r749 = CPyStatics[774]; /* 'dataclass' */
    cpy_r_r750 = CPyDict_GetItem(cpy_r_r748, cpy_r_r749);
    if (unlikely(cpy_r_r750 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 105, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r751 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r752[1] = {cpy_r_r751};
    cpy_r_r753 = (PyObject **)&cpy_r_r752;
    cpy_r_r754 = CPyStatics[5115]; /* ('frozen',) */
    cpy_r_r755 = PyObject_Vectorcall(cpy_r_r750, cpy_r_r753, 0, cpy_r_r754);
    CPy_DECREF(cpy_r_r750);
    if (unlikely(cpy_r_r755 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 105, CPyStatic_wayfarers___view___globals);
        goto CPyL285;
    }
    cpy_r_r756 = CPyStatics[775]; /* 'dataclasses' */
    cpy_r_r757 = CPyDataclass_SleightOfHand(cpy_r_r755, cpy_r_r656, cpy_r_r680, cpy_r_r682, cpy_r_r756);
    CPy_DECREF(cpy_r_r755);
    CPy_DECREF(cpy_r_r656);
    CPy_DECREF(cpy_r_r680);
    CPy_DECREF(cpy_r_r682);
    if (unlikely(!cpy_r_r757)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 106, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r758 = CPyStatic_wayfarers___view___globals;
    cpy_r_r759 = CPyStatics[4440]; /* '_display' */
    cpy_r_r760 = CPyDict_GetItem(cpy_r_r758, cpy_r_r759);
    if (unlikely(cpy_r_r760 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 260, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r761 = CPyStatic_wayfarers___view___globals;
    cpy_r_r762 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r763 = CPyDict_GetItem(cpy_r_r761, cpy_r_r762);
    if (unlikely(cpy_r_r763 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 260, CPyStatic_wayfarers___view___globals);
        goto CPyL286;
    }
    cpy_r_r764 = CPyStatics[4962]; /* 4096 */
    PyObject *cpy_r_r765[1] = {cpy_r_r764};
    cpy_r_r766 = (PyObject **)&cpy_r_r765;
    cpy_r_r767 = PyObject_Vectorcall(cpy_r_r763, cpy_r_r766, 1, 0);
    CPy_DECREF(cpy_r_r763);
    if (unlikely(cpy_r_r767 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 260, CPyStatic_wayfarers___view___globals);
        goto CPyL286;
    }
    PyObject *cpy_r_r768[1] = {cpy_r_r760};
    cpy_r_r769 = (PyObject **)&cpy_r_r768;
    cpy_r_r770 = PyObject_Vectorcall(cpy_r_r767, cpy_r_r769, 1, 0);
    CPy_DECREF(cpy_r_r767);
    if (unlikely(cpy_r_r770 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 260, CPyStatic_wayfarers___view___globals);
        goto CPyL286;
    }
    CPy_DECREF(cpy_r_r760);
    cpy_r_r771 = CPyStatic_wayfarers___view___globals;
    cpy_r_r772 = CPyStatics[4440]; /* '_display' */
    cpy_r_r773 = PyDict_SetItem(cpy_r_r771, cpy_r_r772, cpy_r_r770);
    CPy_DECREF(cpy_r_r770);
    cpy_r_r774 = cpy_r_r773 >= 0;
    if (unlikely(!cpy_r_r774)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 260, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r775 = CPyStatic_wayfarers___view___globals;
    cpy_r_r776 = CPyStatics[4441]; /* '_panorama' */
    cpy_r_r777 = CPyDict_GetItem(cpy_r_r775, cpy_r_r776);
    if (unlikely(cpy_r_r777 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 275, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r778 = CPyStatic_wayfarers___view___globals;
    cpy_r_r779 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r780 = CPyDict_GetItem(cpy_r_r778, cpy_r_r779);
    if (unlikely(cpy_r_r780 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 275, CPyStatic_wayfarers___view___globals);
        goto CPyL287;
    }
    cpy_r_r781 = CPyStatics[4962]; /* 4096 */
    PyObject *cpy_r_r782[1] = {cpy_r_r781};
    cpy_r_r783 = (PyObject **)&cpy_r_r782;
    cpy_r_r784 = PyObject_Vectorcall(cpy_r_r780, cpy_r_r783, 1, 0);
    CPy_DECREF(cpy_r_r780);
    if (unlikely(cpy_r_r784 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 275, CPyStatic_wayfarers___view___globals);
        goto CPyL287;
    }
    PyObject *cpy_r_r785[1] = {cpy_r_r777};
    cpy_r_r786 = (PyObject **)&cpy_r_r785;
    cpy_r_r787 = PyObject_Vectorcall(cpy_r_r784, cpy_r_r786, 1, 0);
    CPy_DECREF(cpy_r_r784);
    if (unlikely(cpy_r_r787 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 275, CPyStatic_wayfarers___view___globals);
        goto CPyL287;
    }
    CPy_DECREF(cpy_r_r777);
    cpy_r_r788 = CPyStatic_wayfarers___view___globals;
    cpy_r_r789 = CPyStatics[4441]; /* '_panorama' */
    cpy_r_r790 = PyDict_SetItem(cpy_r_r788, cpy_r_r789, cpy_r_r787);
    CPy_DECREF(cpy_r_r787);
    cpy_r_r791 = cpy_r_r790 >= 0;
    if (unlikely(!cpy_r_r791)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 275, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r792 = CPyStatic_wayfarers___view___globals;
    cpy_r_r793 = CPyStatics[4442]; /* '_die_slots' */
    cpy_r_r794 = CPyDict_GetItem(cpy_r_r792, cpy_r_r793);
    if (unlikely(cpy_r_r794 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 283, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r795 = CPyStatic_wayfarers___view___globals;
    cpy_r_r796 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r797 = CPyDict_GetItem(cpy_r_r795, cpy_r_r796);
    if (unlikely(cpy_r_r797 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 283, CPyStatic_wayfarers___view___globals);
        goto CPyL288;
    }
    cpy_r_r798 = CPyStatics[4962]; /* 4096 */
    PyObject *cpy_r_r799[1] = {cpy_r_r798};
    cpy_r_r800 = (PyObject **)&cpy_r_r799;
    cpy_r_r801 = PyObject_Vectorcall(cpy_r_r797, cpy_r_r800, 1, 0);
    CPy_DECREF(cpy_r_r797);
    if (unlikely(cpy_r_r801 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 283, CPyStatic_wayfarers___view___globals);
        goto CPyL288;
    }
    PyObject *cpy_r_r802[1] = {cpy_r_r794};
    cpy_r_r803 = (PyObject **)&cpy_r_r802;
    cpy_r_r804 = PyObject_Vectorcall(cpy_r_r801, cpy_r_r803, 1, 0);
    CPy_DECREF(cpy_r_r801);
    if (unlikely(cpy_r_r804 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 283, CPyStatic_wayfarers___view___globals);
        goto CPyL288;
    }
    CPy_DECREF(cpy_r_r794);
    cpy_r_r805 = CPyStatic_wayfarers___view___globals;
    cpy_r_r806 = CPyStatics[4442]; /* '_die_slots' */
    cpy_r_r807 = PyDict_SetItem(cpy_r_r805, cpy_r_r806, cpy_r_r804);
    CPy_DECREF(cpy_r_r804);
    cpy_r_r808 = cpy_r_r807 >= 0;
    if (unlikely(!cpy_r_r808)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 283, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r809 = CPyStatic_wayfarers___view___globals;
    cpy_r_r810 = CPyStatics[4443]; /* '_tiles' */
    cpy_r_r811 = CPyDict_GetItem(cpy_r_r809, cpy_r_r810);
    if (unlikely(cpy_r_r811 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 291, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r812 = CPyStatic_wayfarers___view___globals;
    cpy_r_r813 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r814 = CPyDict_GetItem(cpy_r_r812, cpy_r_r813);
    if (unlikely(cpy_r_r814 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 291, CPyStatic_wayfarers___view___globals);
        goto CPyL289;
    }
    cpy_r_r815 = CPyStatics[4962]; /* 4096 */
    PyObject *cpy_r_r816[1] = {cpy_r_r815};
    cpy_r_r817 = (PyObject **)&cpy_r_r816;
    cpy_r_r818 = PyObject_Vectorcall(cpy_r_r814, cpy_r_r817, 1, 0);
    CPy_DECREF(cpy_r_r814);
    if (unlikely(cpy_r_r818 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 291, CPyStatic_wayfarers___view___globals);
        goto CPyL289;
    }
    PyObject *cpy_r_r819[1] = {cpy_r_r811};
    cpy_r_r820 = (PyObject **)&cpy_r_r819;
    cpy_r_r821 = PyObject_Vectorcall(cpy_r_r818, cpy_r_r820, 1, 0);
    CPy_DECREF(cpy_r_r818);
    if (unlikely(cpy_r_r821 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 291, CPyStatic_wayfarers___view___globals);
        goto CPyL289;
    }
    CPy_DECREF(cpy_r_r811);
    cpy_r_r822 = CPyStatic_wayfarers___view___globals;
    cpy_r_r823 = CPyStatics[4443]; /* '_tiles' */
    cpy_r_r824 = PyDict_SetItem(cpy_r_r822, cpy_r_r823, cpy_r_r821);
    CPy_DECREF(cpy_r_r821);
    cpy_r_r825 = cpy_r_r824 >= 0;
    if (unlikely(!cpy_r_r825)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 291, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r826 = CPyStatic_wayfarers___view___globals;
    cpy_r_r827 = CPyStatics[4444]; /* '_tile_counts' */
    cpy_r_r828 = CPyDict_GetItem(cpy_r_r826, cpy_r_r827);
    if (unlikely(cpy_r_r828 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 297, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    cpy_r_r829 = CPyStatic_wayfarers___view___globals;
    cpy_r_r830 = CPyStatics[3945]; /* 'lru_cache' */
    cpy_r_r831 = CPyDict_GetItem(cpy_r_r829, cpy_r_r830);
    if (unlikely(cpy_r_r831 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 297, CPyStatic_wayfarers___view___globals);
        goto CPyL290;
    }
    cpy_r_r832 = CPyStatics[4962]; /* 4096 */
    PyObject *cpy_r_r833[1] = {cpy_r_r832};
    cpy_r_r834 = (PyObject **)&cpy_r_r833;
    cpy_r_r835 = PyObject_Vectorcall(cpy_r_r831, cpy_r_r834, 1, 0);
    CPy_DECREF(cpy_r_r831);
    if (unlikely(cpy_r_r835 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 297, CPyStatic_wayfarers___view___globals);
        goto CPyL290;
    }
    PyObject *cpy_r_r836[1] = {cpy_r_r828};
    cpy_r_r837 = (PyObject **)&cpy_r_r836;
    cpy_r_r838 = PyObject_Vectorcall(cpy_r_r835, cpy_r_r837, 1, 0);
    CPy_DECREF(cpy_r_r835);
    if (unlikely(cpy_r_r838 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 297, CPyStatic_wayfarers___view___globals);
        goto CPyL290;
    }
    CPy_DECREF(cpy_r_r828);
    cpy_r_r839 = CPyStatic_wayfarers___view___globals;
    cpy_r_r840 = CPyStatics[4444]; /* '_tile_counts' */
    cpy_r_r841 = PyDict_SetItem(cpy_r_r839, cpy_r_r840, cpy_r_r838);
    CPy_DECREF(cpy_r_r838);
    cpy_r_r842 = cpy_r_r841 >= 0;
    if (unlikely(!cpy_r_r842)) {
        CPy_AddTraceback("src/serai/games/wayfarers/view.py", "<module>", 297, CPyStatic_wayfarers___view___globals);
        goto CPyL256;
    }
    return 1;
CPyL256: ;
    cpy_r_r843 = 2;
    return cpy_r_r843;
CPyL257: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL258: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL259: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL260: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL261: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL48;
CPyL262: ;
    CPy_DecRef(cpy_r_r156);
    goto CPyL256;
CPyL263: ;
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r171);
    goto CPyL256;
CPyL264: ;
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r171);
    CPy_DecRef(cpy_r_r173);
    goto CPyL256;
CPyL265: ;
    CPy_DecRef(cpy_r_r216);
    goto CPyL256;
CPyL266: ;
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r230);
    goto CPyL256;
CPyL267: ;
    CPy_DecRef(cpy_r_r216);
    CPy_DecRef(cpy_r_r230);
    CPy_DecRef(cpy_r_r232);
    goto CPyL256;
CPyL268: ;
    CPy_DecRef(cpy_r_r271);
    goto CPyL256;
CPyL269: ;
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r285);
    goto CPyL256;
CPyL270: ;
    CPy_DecRef(cpy_r_r271);
    CPy_DecRef(cpy_r_r285);
    CPy_DecRef(cpy_r_r287);
    goto CPyL256;
CPyL271: ;
    CPy_DecRef(cpy_r_r326);
    goto CPyL256;
CPyL272: ;
    CPy_DecRef(cpy_r_r326);
    CPy_DecRef(cpy_r_r340);
    goto CPyL256;
CPyL273: ;
    CPy_DecRef(cpy_r_r326);
    CPy_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r342);
    goto CPyL256;
CPyL274: ;
    CPy_DecRef(cpy_r_r381);
    goto CPyL256;
CPyL275: ;
    CPy_DecRef(cpy_r_r381);
    CPy_DecRef(cpy_r_r395);
    goto CPyL256;
CPyL276: ;
    CPy_DecRef(cpy_r_r381);
    CPy_DecRef(cpy_r_r395);
    CPy_DecRef(cpy_r_r397);
    goto CPyL256;
CPyL277: ;
    CPy_DecRef(cpy_r_r436);
    goto CPyL256;
CPyL278: ;
    CPy_DecRef(cpy_r_r436);
    CPy_DecRef(cpy_r_r464);
    goto CPyL256;
CPyL279: ;
    CPy_DecRef(cpy_r_r436);
    CPy_DecRef(cpy_r_r464);
    CPy_DecRef(cpy_r_r466);
    goto CPyL256;
CPyL280: ;
    CPy_DecRef(cpy_r_r561);
    goto CPyL256;
CPyL281: ;
    CPy_DecRef(cpy_r_r561);
    CPy_DecRef(cpy_r_r583);
    goto CPyL256;
CPyL282: ;
    CPy_DecRef(cpy_r_r561);
    CPy_DecRef(cpy_r_r583);
    CPy_DecRef(cpy_r_r585);
    goto CPyL256;
CPyL283: ;
    CPy_DecRef(cpy_r_r656);
    goto CPyL256;
CPyL284: ;
    CPy_DecRef(cpy_r_r656);
    CPy_DecRef(cpy_r_r680);
    goto CPyL256;
CPyL285: ;
    CPy_DecRef(cpy_r_r656);
    CPy_DecRef(cpy_r_r680);
    CPy_DecRef(cpy_r_r682);
    goto CPyL256;
CPyL286: ;
    CPy_DecRef(cpy_r_r760);
    goto CPyL256;
CPyL287: ;
    CPy_DecRef(cpy_r_r777);
    goto CPyL256;
CPyL288: ;
    CPy_DecRef(cpy_r_r794);
    goto CPyL256;
CPyL289: ;
    CPy_DecRef(cpy_r_r811);
    goto CPyL256;
CPyL290: ;
    CPy_DecRef(cpy_r_r828);
    goto CPyL256;
}

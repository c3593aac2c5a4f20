#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___printed___Card_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___printed___Card_traverse(serai___games___wayfarers___printed___CardObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    if (CPyTagged_CheckLong(self->_row)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_row));
    }
    Py_VISIT(self->_source);
    Py_VISIT(self->_category);
    Py_VISIT(self->_tags);
    if (CPyTagged_CheckLong(self->_triggers)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_triggers));
    }
    if (CPyTagged_CheckLong(self->_needs)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_needs));
    }
    Py_VISIT(self->_action);
    if (CPyTagged_CheckLong(self->_triggered_by)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_triggered_by));
    }
    Py_VISIT(self->_trigger_effect);
    Py_VISIT(self->_immediate);
    if (CPyTagged_CheckLong(self->_bolts)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_bolts));
    }
    Py_VISIT(self->_links);
    if (CPyTagged_CheckLong(self->_silver)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_silver));
    }
    if (CPyTagged_CheckLong(self->_tuck_under)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_tuck_under));
    }
    Py_VISIT(self->_timing);
    if (CPyTagged_CheckLong(self->_assets)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_assets));
    }
    Py_VISIT(self->_ability);
    Py_VISIT(self->_vp);
    Py_VISIT(self->_goal);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___printed___Card_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___CardObject *self = (serai___games___wayfarers___printed___CardObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_row)) {
        CPyTagged __tmp = self->_row;
        self->_row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_source);
    Py_CLEAR(self->_category);
    Py_CLEAR(self->_tags);
    if (CPyTagged_CheckLong(self->_triggers)) {
        CPyTagged __tmp = self->_triggers;
        self->_triggers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_needs)) {
        CPyTagged __tmp = self->_needs;
        self->_needs = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_action);
    if (CPyTagged_CheckLong(self->_triggered_by)) {
        CPyTagged __tmp = self->_triggered_by;
        self->_triggered_by = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_trigger_effect);
    Py_CLEAR(self->_immediate);
    if (CPyTagged_CheckLong(self->_bolts)) {
        CPyTagged __tmp = self->_bolts;
        self->_bolts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_links);
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_tuck_under)) {
        CPyTagged __tmp = self->_tuck_under;
        self->_tuck_under = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_timing);
    if (CPyTagged_CheckLong(self->_assets)) {
        CPyTagged __tmp = self->_assets;
        self->_assets = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_ability);
    Py_CLEAR(self->_vp);
    Py_CLEAR(self->_goal);
    return 0;
}

static int32_t CPyDef_wayfarers___printed___Card_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___CardObject *self = (serai___games___wayfarers___printed___CardObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_row)) {
        CPyTagged __tmp = self->_row;
        self->_row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_source);
    Py_CLEAR(self->_category);
    Py_CLEAR(self->_tags);
    if (CPyTagged_CheckLong(self->_triggers)) {
        CPyTagged __tmp = self->_triggers;
        self->_triggers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_needs)) {
        CPyTagged __tmp = self->_needs;
        self->_needs = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_action);
    if (CPyTagged_CheckLong(self->_triggered_by)) {
        CPyTagged __tmp = self->_triggered_by;
        self->_triggered_by = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_trigger_effect);
    Py_CLEAR(self->_immediate);
    if (CPyTagged_CheckLong(self->_bolts)) {
        CPyTagged __tmp = self->_bolts;
        self->_bolts = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_links);
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_tuck_under)) {
        CPyTagged __tmp = self->_tuck_under;
        self->_tuck_under = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_timing);
    if (CPyTagged_CheckLong(self->_assets)) {
        CPyTagged __tmp = self->_assets;
        self->_assets = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_ability);
    Py_CLEAR(self->_vp);
    Py_CLEAR(self->_goal);
    return 0;
}

static void
wayfarers___printed___Card_dealloc(serai___games___wayfarers___printed___CardObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___printed___Card_dealloc)
    CPyDef_wayfarers___printed___Card_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___printed_____mypyc__Card_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___printed___Card(PyObject *cpy_r_id, CPyTagged cpy_r_row, PyObject *cpy_r_source);

static PyObject *
wayfarers___printed___Card_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___printed___Card) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Card_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___printed___Card_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___printed___Card_vtable[1];
static bool
CPyDef_wayfarers___printed___Card_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___printed___Card_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___printed___Card_____init__,
    };
    memcpy(wayfarers___printed___Card_vtable, wayfarers___printed___Card_vtable_scratch, sizeof(wayfarers___printed___Card_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___printed___Card_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___printed___Card_get_id(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_id(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_row(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_row(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_source(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_source(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_category(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_category(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_tags(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_tags(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_triggers(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_triggers(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_has_slot(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_has_slot(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_needs(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_needs(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_action(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_action(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_triggered_by(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_triggered_by(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_trigger_effect(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_trigger_effect(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_immediate(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_immediate(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_bolts(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_bolts(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_links(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_links(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_silver(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_silver(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_tuck_under(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_tuck_under(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_timing(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_timing(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_assets(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_assets(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_ability(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_ability(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_vp(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_vp(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Card_get_goal(serai___games___wayfarers___printed___CardObject *self, void *closure);
static int
wayfarers___printed___Card_set_goal(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___printed___Card_getseters[] = {
    {"id",
     (getter)wayfarers___printed___Card_get_id, (setter)wayfarers___printed___Card_set_id,
     NULL, NULL},
    {"row",
     (getter)wayfarers___printed___Card_get_row, (setter)wayfarers___printed___Card_set_row,
     NULL, NULL},
    {"source",
     (getter)wayfarers___printed___Card_get_source, (setter)wayfarers___printed___Card_set_source,
     NULL, NULL},
    {"category",
     (getter)wayfarers___printed___Card_get_category, (setter)wayfarers___printed___Card_set_category,
     NULL, NULL},
    {"tags",
     (getter)wayfarers___printed___Card_get_tags, (setter)wayfarers___printed___Card_set_tags,
     NULL, NULL},
    {"triggers",
     (getter)wayfarers___printed___Card_get_triggers, (setter)wayfarers___printed___Card_set_triggers,
     NULL, NULL},
    {"has_slot",
     (getter)wayfarers___printed___Card_get_has_slot, (setter)wayfarers___printed___Card_set_has_slot,
     NULL, NULL},
    {"needs",
     (getter)wayfarers___printed___Card_get_needs, (setter)wayfarers___printed___Card_set_needs,
     NULL, NULL},
    {"action",
     (getter)wayfarers___printed___Card_get_action, (setter)wayfarers___printed___Card_set_action,
     NULL, NULL},
    {"triggered_by",
     (getter)wayfarers___printed___Card_get_triggered_by, (setter)wayfarers___printed___Card_set_triggered_by,
     NULL, NULL},
    {"trigger_effect",
     (getter)wayfarers___printed___Card_get_trigger_effect, (setter)wayfarers___printed___Card_set_trigger_effect,
     NULL, NULL},
    {"immediate",
     (getter)wayfarers___printed___Card_get_immediate, (setter)wayfarers___printed___Card_set_immediate,
     NULL, NULL},
    {"bolts",
     (getter)wayfarers___printed___Card_get_bolts, (setter)wayfarers___printed___Card_set_bolts,
     NULL, NULL},
    {"links",
     (getter)wayfarers___printed___Card_get_links, (setter)wayfarers___printed___Card_set_links,
     NULL, NULL},
    {"silver",
     (getter)wayfarers___printed___Card_get_silver, (setter)wayfarers___printed___Card_set_silver,
     NULL, NULL},
    {"tuck_under",
     (getter)wayfarers___printed___Card_get_tuck_under, (setter)wayfarers___printed___Card_set_tuck_under,
     NULL, NULL},
    {"timing",
     (getter)wayfarers___printed___Card_get_timing, (setter)wayfarers___printed___Card_set_timing,
     NULL, NULL},
    {"assets",
     (getter)wayfarers___printed___Card_get_assets, (setter)wayfarers___printed___Card_set_assets,
     NULL, NULL},
    {"ability",
     (getter)wayfarers___printed___Card_get_ability, (setter)wayfarers___printed___Card_set_ability,
     NULL, NULL},
    {"vp",
     (getter)wayfarers___printed___Card_get_vp, (setter)wayfarers___printed___Card_set_vp,
     NULL, NULL},
    {"goal",
     (getter)wayfarers___printed___Card_get_goal, (setter)wayfarers___printed___Card_set_goal,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___printed___Card_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___printed_____mypyc__Card_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___printed___Card_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, id, row, source)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___printed___Card_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Card",
    .tp_new = wayfarers___printed___Card_new,
    .tp_dealloc = (destructor)wayfarers___printed___Card_dealloc,
    .tp_traverse = (traverseproc)wayfarers___printed___Card_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___printed___Card_clear,
    .tp_getset = wayfarers___printed___Card_getseters,
    .tp_methods = wayfarers___printed___Card_methods,
    .tp_init = wayfarers___printed___Card_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___printed___CardObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Card(id, row, source)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___printed___Card_template = &CPyType_wayfarers___printed___Card_template_;

PyObject *CPyDef_wayfarers___printed_____mypyc__Card_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___printed___CardObject *self;
    self = (serai___games___wayfarers___printed___CardObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___printed___Card_vtable;
    self->_row = CPY_INT_TAG;
    self->_triggers = CPY_INT_TAG;
    self->_has_slot = 2;
    self->_needs = CPY_INT_TAG;
    self->_triggered_by = CPY_INT_TAG;
    self->_bolts = CPY_INT_TAG;
    self->_silver = CPY_INT_TAG;
    self->_tuck_under = CPY_INT_TAG;
    self->_assets = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___printed___Card(PyObject *cpy_r_id, CPyTagged cpy_r_row, PyObject *cpy_r_source)
{
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Card_setup((PyObject *)CPyType_wayfarers___printed___Card);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___printed___Card_____init__(self, cpy_r_id, cpy_r_row, cpy_r_source);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___printed___Card_get_id(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
wayfarers___printed___Card_set_id(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'id' cannot be deleted");
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
wayfarers___printed___Card_get_row(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_row == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'row' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_row);
    PyObject *retval = CPyTagged_StealAsObject(self->_row);
    return retval;
}

static int
wayfarers___printed___Card_set_row(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'row' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_row != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_row);
    }
    self->_row = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_source(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_source == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'source' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_source);
    PyObject *retval = self->_source;
    return retval;
}

static int
wayfarers___printed___Card_set_source(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'source' cannot be deleted");
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
    if (self->_source != NULL) {
        CPy_DECREF(self->_source);
    }
    self->_source = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_category(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_category == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'category' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_category);
    PyObject *retval = self->_category;
    return retval;
}

static int
wayfarers___printed___Card_set_category(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'category' cannot be deleted");
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
    if (self->_category != NULL) {
        CPy_DECREF(self->_category);
    }
    self->_category = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_tags(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_tags == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tags' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tags);
    PyObject *retval = self->_tags;
    return retval;
}

static int
wayfarers___printed___Card_set_tags(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'tags' cannot be deleted");
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
    if (self->_tags != NULL) {
        CPy_DECREF(self->_tags);
    }
    self->_tags = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_triggers(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_triggers == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'triggers' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_triggers);
    PyObject *retval = CPyTagged_StealAsObject(self->_triggers);
    return retval;
}

static int
wayfarers___printed___Card_set_triggers(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'triggers' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_triggers != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_triggers);
    }
    self->_triggers = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_has_slot(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    PyObject *retval = self->_has_slot ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___printed___Card_set_has_slot(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'has_slot' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_has_slot = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_needs(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_needs == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'needs' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_needs);
    PyObject *retval = CPyTagged_StealAsObject(self->_needs);
    return retval;
}

static int
wayfarers___printed___Card_set_needs(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'needs' cannot be deleted");
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

static PyObject *
wayfarers___printed___Card_get_action(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_action);
    PyObject *retval = self->_action;
    return retval;
}

static int
wayfarers___printed___Card_set_action(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'action' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
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
wayfarers___printed___Card_get_triggered_by(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_triggered_by == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'triggered_by' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_triggered_by);
    PyObject *retval = CPyTagged_StealAsObject(self->_triggered_by);
    return retval;
}

static int
wayfarers___printed___Card_set_triggered_by(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'triggered_by' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_triggered_by != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_triggered_by);
    }
    self->_triggered_by = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_trigger_effect(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_trigger_effect == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'trigger_effect' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_trigger_effect);
    PyObject *retval = self->_trigger_effect;
    return retval;
}

static int
wayfarers___printed___Card_set_trigger_effect(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'trigger_effect' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_trigger_effect != NULL) {
        CPy_DECREF(self->_trigger_effect);
    }
    self->_trigger_effect = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_immediate(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_immediate == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'immediate' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_immediate);
    PyObject *retval = self->_immediate;
    return retval;
}

static int
wayfarers___printed___Card_set_immediate(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'immediate' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_immediate != NULL) {
        CPy_DECREF(self->_immediate);
    }
    self->_immediate = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_bolts(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_bolts == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bolts' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_bolts);
    PyObject *retval = CPyTagged_StealAsObject(self->_bolts);
    return retval;
}

static int
wayfarers___printed___Card_set_bolts(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'bolts' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_bolts != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_bolts);
    }
    self->_bolts = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_links(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_links == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'links' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_links);
    PyObject *retval = self->_links;
    return retval;
}

static int
wayfarers___printed___Card_set_links(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'links' cannot be deleted");
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
    if (self->_links != NULL) {
        CPy_DECREF(self->_links);
    }
    self->_links = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_silver(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_silver == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_silver);
    PyObject *retval = CPyTagged_StealAsObject(self->_silver);
    return retval;
}

static int
wayfarers___printed___Card_set_silver(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'silver' cannot be deleted");
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
wayfarers___printed___Card_get_tuck_under(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_tuck_under == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tuck_under' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_tuck_under);
    PyObject *retval = CPyTagged_StealAsObject(self->_tuck_under);
    return retval;
}

static int
wayfarers___printed___Card_set_tuck_under(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'tuck_under' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_tuck_under != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_tuck_under);
    }
    self->_tuck_under = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_timing(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_timing == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'timing' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_timing);
    PyObject *retval = self->_timing;
    return retval;
}

static int
wayfarers___printed___Card_set_timing(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'timing' cannot be deleted");
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
    if (self->_timing != NULL) {
        CPy_DECREF(self->_timing);
    }
    self->_timing = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_assets(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_assets == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'assets' of 'Card' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_assets);
    PyObject *retval = CPyTagged_StealAsObject(self->_assets);
    return retval;
}

static int
wayfarers___printed___Card_set_assets(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'assets' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_assets != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_assets);
    }
    self->_assets = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_ability(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_ability == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ability' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ability);
    PyObject *retval = self->_ability;
    return retval;
}

static int
wayfarers___printed___Card_set_ability(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'ability' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_ability != NULL) {
        CPy_DECREF(self->_ability);
    }
    self->_ability = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_vp(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_vp == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'vp' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_vp);
    PyObject *retval = self->_vp;
    return retval;
}

static int
wayfarers___printed___Card_set_vp(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'vp' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_formula___Formula)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.formula.Formula", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_vp != NULL) {
        CPy_DECREF(self->_vp);
    }
    self->_vp = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Card_get_goal(serai___games___wayfarers___printed___CardObject *self, void *closure)
{
    if (unlikely(self->_goal == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goal' of 'Card' undefined");
        return NULL;
    }
    CPy_INCREF(self->_goal);
    PyObject *retval = self->_goal;
    return retval;
}

static int
wayfarers___printed___Card_set_goal(serai___games___wayfarers___printed___CardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Card' object attribute 'goal' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_formula___Formula)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.formula.Formula", value); 
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

static int
wayfarers___printed___Space_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___printed___Space_traverse(serai___games___wayfarers___printed___SpaceObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    if (CPyTagged_CheckLong(self->_column)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_column));
    }
    if (CPyTagged_CheckLong(self->_from_top)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_from_top));
    }
    if (CPyTagged_CheckLong(self->_mark)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_mark));
    }
    if (CPyTagged_CheckLong(self->_capacity)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_capacity));
    }
    Py_VISIT(self->_reward);
    if (CPyTagged_CheckLong(self->_section)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_section));
    }
    Py_VISIT(self->_links.f0);
    Py_VISIT(self->_links.f1);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___printed___Space_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___SpaceObject *self = (serai___games___wayfarers___printed___SpaceObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_column)) {
        CPyTagged __tmp = self->_column;
        self->_column = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_from_top)) {
        CPyTagged __tmp = self->_from_top;
        self->_from_top = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_mark)) {
        CPyTagged __tmp = self->_mark;
        self->_mark = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_capacity)) {
        CPyTagged __tmp = self->_capacity;
        self->_capacity = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_reward);
    if (CPyTagged_CheckLong(self->_section)) {
        CPyTagged __tmp = self->_section;
        self->_section = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_links.f0);
    Py_CLEAR(self->_links.f1);
    return 0;
}

static int32_t CPyDef_wayfarers___printed___Space_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___SpaceObject *self = (serai___games___wayfarers___printed___SpaceObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_column)) {
        CPyTagged __tmp = self->_column;
        self->_column = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_from_top)) {
        CPyTagged __tmp = self->_from_top;
        self->_from_top = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_mark)) {
        CPyTagged __tmp = self->_mark;
        self->_mark = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_capacity)) {
        CPyTagged __tmp = self->_capacity;
        self->_capacity = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_reward);
    if (CPyTagged_CheckLong(self->_section)) {
        CPyTagged __tmp = self->_section;
        self->_section = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_links.f0);
    Py_CLEAR(self->_links.f1);
    return 0;
}

static void
wayfarers___printed___Space_dealloc(serai___games___wayfarers___printed___SpaceObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___printed___Space_dealloc)
    CPyDef_wayfarers___printed___Space_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___printed_____mypyc__Space_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___printed___Space(PyObject *cpy_r_id, CPyTagged cpy_r_column, CPyTagged cpy_r_from_top, CPyTagged cpy_r_mark, CPyTagged cpy_r_capacity, PyObject *cpy_r_reward);

static PyObject *
wayfarers___printed___Space_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___printed___Space) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Space_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___printed___Space_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___printed___Space_vtable[1];
static bool
CPyDef_wayfarers___printed___Space_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___printed___Space_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___printed___Space_____init__,
    };
    memcpy(wayfarers___printed___Space_vtable, wayfarers___printed___Space_vtable_scratch, sizeof(wayfarers___printed___Space_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___printed___Space_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___printed___Space_get_id(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_id(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_column(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_column(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_from_top(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_from_top(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_mark(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_mark(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_capacity(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_capacity(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_reward(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_reward(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_takes_tile(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_takes_tile(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_section(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_section(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Space_get_links(serai___games___wayfarers___printed___SpaceObject *self, void *closure);
static int
wayfarers___printed___Space_set_links(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___printed___Space_getseters[] = {
    {"id",
     (getter)wayfarers___printed___Space_get_id, (setter)wayfarers___printed___Space_set_id,
     NULL, NULL},
    {"column",
     (getter)wayfarers___printed___Space_get_column, (setter)wayfarers___printed___Space_set_column,
     NULL, NULL},
    {"from_top",
     (getter)wayfarers___printed___Space_get_from_top, (setter)wayfarers___printed___Space_set_from_top,
     NULL, NULL},
    {"mark",
     (getter)wayfarers___printed___Space_get_mark, (setter)wayfarers___printed___Space_set_mark,
     NULL, NULL},
    {"capacity",
     (getter)wayfarers___printed___Space_get_capacity, (setter)wayfarers___printed___Space_set_capacity,
     NULL, NULL},
    {"reward",
     (getter)wayfarers___printed___Space_get_reward, (setter)wayfarers___printed___Space_set_reward,
     NULL, NULL},
    {"takes_tile",
     (getter)wayfarers___printed___Space_get_takes_tile, (setter)wayfarers___printed___Space_set_takes_tile,
     NULL, NULL},
    {"section",
     (getter)wayfarers___printed___Space_get_section, (setter)wayfarers___printed___Space_set_section,
     NULL, NULL},
    {"links",
     (getter)wayfarers___printed___Space_get_links, (setter)wayfarers___printed___Space_set_links,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___printed___Space_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___printed_____mypyc__Space_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___printed___Space_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, id, column, from_top, mark, capacity, reward)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___printed___Space_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Space",
    .tp_new = wayfarers___printed___Space_new,
    .tp_dealloc = (destructor)wayfarers___printed___Space_dealloc,
    .tp_traverse = (traverseproc)wayfarers___printed___Space_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___printed___Space_clear,
    .tp_getset = wayfarers___printed___Space_getseters,
    .tp_methods = wayfarers___printed___Space_methods,
    .tp_init = wayfarers___printed___Space_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___printed___SpaceObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Space(id, column, from_top, mark, capacity, reward)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___printed___Space_template = &CPyType_wayfarers___printed___Space_template_;

PyObject *CPyDef_wayfarers___printed_____mypyc__Space_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___printed___SpaceObject *self;
    self = (serai___games___wayfarers___printed___SpaceObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___printed___Space_vtable;
    self->_column = CPY_INT_TAG;
    self->_from_top = CPY_INT_TAG;
    self->_mark = CPY_INT_TAG;
    self->_capacity = CPY_INT_TAG;
    self->_takes_tile = 2;
    self->_section = CPY_INT_TAG;
    self->_links = (tuple_T2OO) { NULL, NULL };
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___printed___Space(PyObject *cpy_r_id, CPyTagged cpy_r_column, CPyTagged cpy_r_from_top, CPyTagged cpy_r_mark, CPyTagged cpy_r_capacity, PyObject *cpy_r_reward)
{
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Space_setup((PyObject *)CPyType_wayfarers___printed___Space);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___printed___Space_____init__(self, cpy_r_id, cpy_r_column, cpy_r_from_top, cpy_r_mark, cpy_r_capacity, cpy_r_reward);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___printed___Space_get_id(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'Space' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
wayfarers___printed___Space_set_id(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'id' cannot be deleted");
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
wayfarers___printed___Space_get_column(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_column == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'column' of 'Space' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_column);
    PyObject *retval = CPyTagged_StealAsObject(self->_column);
    return retval;
}

static int
wayfarers___printed___Space_set_column(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'column' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_column != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_column);
    }
    self->_column = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Space_get_from_top(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_from_top == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'from_top' of 'Space' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_from_top);
    PyObject *retval = CPyTagged_StealAsObject(self->_from_top);
    return retval;
}

static int
wayfarers___printed___Space_set_from_top(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'from_top' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_from_top != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_from_top);
    }
    self->_from_top = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Space_get_mark(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_mark == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'mark' of 'Space' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_mark);
    PyObject *retval = CPyTagged_StealAsObject(self->_mark);
    return retval;
}

static int
wayfarers___printed___Space_set_mark(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'mark' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_mark != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_mark);
    }
    self->_mark = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Space_get_capacity(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_capacity == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'capacity' of 'Space' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_capacity);
    PyObject *retval = CPyTagged_StealAsObject(self->_capacity);
    return retval;
}

static int
wayfarers___printed___Space_set_capacity(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'capacity' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_capacity != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_capacity);
    }
    self->_capacity = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Space_get_reward(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_reward == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reward' of 'Space' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reward);
    PyObject *retval = self->_reward;
    return retval;
}

static int
wayfarers___printed___Space_set_reward(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'reward' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_reward != NULL) {
        CPy_DECREF(self->_reward);
    }
    self->_reward = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Space_get_takes_tile(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    PyObject *retval = self->_takes_tile ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___printed___Space_set_takes_tile(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'takes_tile' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_takes_tile = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Space_get_section(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_section == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'section' of 'Space' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_section);
    PyObject *retval = CPyTagged_StealAsObject(self->_section);
    return retval;
}

static int
wayfarers___printed___Space_set_section(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'section' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_section != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_section);
    }
    self->_section = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Space_get_links(serai___games___wayfarers___printed___SpaceObject *self, void *closure)
{
    if (unlikely(self->_links.f0 == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'links' of 'Space' undefined");
        return NULL;
    }
    CPy_INCREF(self->_links.f0);
    CPy_INCREF(self->_links.f1);
    PyObject *retval = PyTuple_New(2);
    if (unlikely(retval == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7619 = self->_links.f0;
    PyTuple_SET_ITEM(retval, 0, __tmp7619);
    PyObject *__tmp7620 = self->_links.f1;
    PyTuple_SET_ITEM(retval, 1, __tmp7620);
    return retval;
}

static int
wayfarers___printed___Space_set_links(serai___games___wayfarers___printed___SpaceObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Space' object attribute 'links' cannot be deleted");
        return -1;
    }
    tuple_T2OO tmp;
    PyObject *__tmp7621;
    if (unlikely(!(PyTuple_Check(value) && PyTuple_GET_SIZE(value) == 2))) {
        __tmp7621 = NULL;
        goto __LL7622;
    }
    if (likely(PyList_Check(PyTuple_GET_ITEM(value, 0))))
        __tmp7621 = PyTuple_GET_ITEM(value, 0);
    else {
        __tmp7621 = NULL;
    }
    if (__tmp7621 == NULL) goto __LL7622;
    if (likely(PyList_Check(PyTuple_GET_ITEM(value, 1))))
        __tmp7621 = PyTuple_GET_ITEM(value, 1);
    else {
        __tmp7621 = NULL;
    }
    if (__tmp7621 == NULL) goto __LL7622;
    __tmp7621 = value;
__LL7622: ;
    if (unlikely(__tmp7621 == NULL)) {
        CPy_TypeError("tuple[list, list]", value); return -1;
    } else {
        PyObject *__tmp7623 = PyTuple_GET_ITEM(value, 0);
        PyObject *__tmp7624;
        if (likely(PyList_Check(__tmp7623)))
            __tmp7624 = __tmp7623;
        else {
            CPy_TypeError("list", __tmp7623); 
            __tmp7624 = NULL;
        }
        tmp.f0 = __tmp7624;
        PyObject *__tmp7625 = PyTuple_GET_ITEM(value, 1);
        PyObject *__tmp7626;
        if (likely(PyList_Check(__tmp7625)))
            __tmp7626 = __tmp7625;
        else {
            CPy_TypeError("list", __tmp7625); 
            __tmp7626 = NULL;
        }
        tmp.f1 = __tmp7626;
    }
    CPy_INCREF(tmp.f0);
    CPy_INCREF(tmp.f1);
    if (self->_links.f0 != NULL) {
        CPy_DECREF(self->_links.f0);
        CPy_DECREF(self->_links.f1);
    }
    self->_links = tmp;
    return 0;
}

static int
wayfarers___printed___Link_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___printed___Link_traverse(serai___games___wayfarers___printed___LinkObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    if (CPyTagged_CheckLong(self->_target)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_target));
    }
    Py_VISIT(self->_requirement);
    Py_VISIT(self->_price);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___printed___Link_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___LinkObject *self = (serai___games___wayfarers___printed___LinkObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_target)) {
        CPyTagged __tmp = self->_target;
        self->_target = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_requirement);
    Py_CLEAR(self->_price);
    return 0;
}

static int32_t CPyDef_wayfarers___printed___Link_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___LinkObject *self = (serai___games___wayfarers___printed___LinkObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_target)) {
        CPyTagged __tmp = self->_target;
        self->_target = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_requirement);
    Py_CLEAR(self->_price);
    return 0;
}

static void
wayfarers___printed___Link_dealloc(serai___games___wayfarers___printed___LinkObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___printed___Link_dealloc)
    CPyDef_wayfarers___printed___Link_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___printed_____mypyc__Link_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___printed___Link(PyObject *cpy_r_id, CPyTagged cpy_r_target);

static PyObject *
wayfarers___printed___Link_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___printed___Link) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Link_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___printed___Link_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___printed___Link_vtable[1];
static bool
CPyDef_wayfarers___printed___Link_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___printed___Link_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___printed___Link_____init__,
    };
    memcpy(wayfarers___printed___Link_vtable, wayfarers___printed___Link_vtable_scratch, sizeof(wayfarers___printed___Link_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___printed___Link_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___printed___Link_get_id(serai___games___wayfarers___printed___LinkObject *self, void *closure);
static int
wayfarers___printed___Link_set_id(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Link_get_target(serai___games___wayfarers___printed___LinkObject *self, void *closure);
static int
wayfarers___printed___Link_set_target(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Link_get_requirement(serai___games___wayfarers___printed___LinkObject *self, void *closure);
static int
wayfarers___printed___Link_set_requirement(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Link_get_price(serai___games___wayfarers___printed___LinkObject *self, void *closure);
static int
wayfarers___printed___Link_set_price(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___printed___Link_getseters[] = {
    {"id",
     (getter)wayfarers___printed___Link_get_id, (setter)wayfarers___printed___Link_set_id,
     NULL, NULL},
    {"target",
     (getter)wayfarers___printed___Link_get_target, (setter)wayfarers___printed___Link_set_target,
     NULL, NULL},
    {"requirement",
     (getter)wayfarers___printed___Link_get_requirement, (setter)wayfarers___printed___Link_set_requirement,
     NULL, NULL},
    {"price",
     (getter)wayfarers___printed___Link_get_price, (setter)wayfarers___printed___Link_set_price,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___printed___Link_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___printed_____mypyc__Link_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___printed___Link_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, id, target)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___printed___Link_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Link",
    .tp_new = wayfarers___printed___Link_new,
    .tp_dealloc = (destructor)wayfarers___printed___Link_dealloc,
    .tp_traverse = (traverseproc)wayfarers___printed___Link_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___printed___Link_clear,
    .tp_getset = wayfarers___printed___Link_getseters,
    .tp_methods = wayfarers___printed___Link_methods,
    .tp_init = wayfarers___printed___Link_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___printed___LinkObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Link(id, target)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___printed___Link_template = &CPyType_wayfarers___printed___Link_template_;

PyObject *CPyDef_wayfarers___printed_____mypyc__Link_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___printed___LinkObject *self;
    self = (serai___games___wayfarers___printed___LinkObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___printed___Link_vtable;
    self->_target = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___printed___Link(PyObject *cpy_r_id, CPyTagged cpy_r_target)
{
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Link_setup((PyObject *)CPyType_wayfarers___printed___Link);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___printed___Link_____init__(self, cpy_r_id, cpy_r_target);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___printed___Link_get_id(serai___games___wayfarers___printed___LinkObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'Link' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
wayfarers___printed___Link_set_id(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Link' object attribute 'id' cannot be deleted");
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
wayfarers___printed___Link_get_target(serai___games___wayfarers___printed___LinkObject *self, void *closure)
{
    if (unlikely(self->_target == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'target' of 'Link' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_target);
    PyObject *retval = CPyTagged_StealAsObject(self->_target);
    return retval;
}

static int
wayfarers___printed___Link_set_target(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Link' object attribute 'target' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_target);
    }
    self->_target = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Link_get_requirement(serai___games___wayfarers___printed___LinkObject *self, void *closure)
{
    if (unlikely(self->_requirement == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'requirement' of 'Link' undefined");
        return NULL;
    }
    CPy_INCREF(self->_requirement);
    PyObject *retval = self->_requirement;
    return retval;
}

static int
wayfarers___printed___Link_set_requirement(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Link' object attribute 'requirement' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (PyObject_TypeCheck(value, CPyType_formula___Formula))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL7627;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL7627;
    CPy_TypeError("serai.kernel.formula.Formula or None", value); 
    tmp = NULL;
__LL7627: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_requirement != NULL) {
        CPy_DECREF(self->_requirement);
    }
    self->_requirement = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Link_get_price(serai___games___wayfarers___printed___LinkObject *self, void *closure)
{
    if (unlikely(self->_price == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'price' of 'Link' undefined");
        return NULL;
    }
    CPy_INCREF(self->_price);
    PyObject *retval = self->_price;
    return retval;
}

static int
wayfarers___printed___Link_set_price(serai___games___wayfarers___printed___LinkObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Link' object attribute 'price' cannot be deleted");
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
    if (self->_price != NULL) {
        CPy_DECREF(self->_price);
    }
    self->_price = tmp;
    return 0;
}

static int
wayfarers___printed___Tile_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___printed___Tile_traverse(serai___games___wayfarers___printed___TileObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    if (CPyTagged_CheckLong(self->_kind)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_kind));
    }
    if (CPyTagged_CheckLong(self->_copies)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_copies));
    }
    if (CPyTagged_CheckLong(self->_width)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_width));
    }
    if (CPyTagged_CheckLong(self->_height)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_height));
    }
    Py_VISIT(self->_faces);
    Py_VISIT(self->_tags);
    if (CPyTagged_CheckLong(self->_triggers)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_triggers));
    }
    if (CPyTagged_CheckLong(self->_vp)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_vp));
    }
    if (CPyTagged_CheckLong(self->_board_slot)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_board_slot));
    }
    Py_VISIT(self->_source);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___printed___Tile_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___TileObject *self = (serai___games___wayfarers___printed___TileObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_kind)) {
        CPyTagged __tmp = self->_kind;
        self->_kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_copies)) {
        CPyTagged __tmp = self->_copies;
        self->_copies = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_width)) {
        CPyTagged __tmp = self->_width;
        self->_width = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_height)) {
        CPyTagged __tmp = self->_height;
        self->_height = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_faces);
    Py_CLEAR(self->_tags);
    if (CPyTagged_CheckLong(self->_triggers)) {
        CPyTagged __tmp = self->_triggers;
        self->_triggers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_vp)) {
        CPyTagged __tmp = self->_vp;
        self->_vp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_board_slot)) {
        CPyTagged __tmp = self->_board_slot;
        self->_board_slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_source);
    return 0;
}

static int32_t CPyDef_wayfarers___printed___Tile_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___TileObject *self = (serai___games___wayfarers___printed___TileObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_kind)) {
        CPyTagged __tmp = self->_kind;
        self->_kind = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_copies)) {
        CPyTagged __tmp = self->_copies;
        self->_copies = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_width)) {
        CPyTagged __tmp = self->_width;
        self->_width = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_height)) {
        CPyTagged __tmp = self->_height;
        self->_height = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_faces);
    Py_CLEAR(self->_tags);
    if (CPyTagged_CheckLong(self->_triggers)) {
        CPyTagged __tmp = self->_triggers;
        self->_triggers = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_vp)) {
        CPyTagged __tmp = self->_vp;
        self->_vp = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_board_slot)) {
        CPyTagged __tmp = self->_board_slot;
        self->_board_slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_source);
    return 0;
}

static void
wayfarers___printed___Tile_dealloc(serai___games___wayfarers___printed___TileObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___printed___Tile_dealloc)
    CPyDef_wayfarers___printed___Tile_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___printed_____mypyc__Tile_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___printed___Tile(PyObject *cpy_r_row, PyObject *cpy_r_id);

static PyObject *
wayfarers___printed___Tile_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___printed___Tile) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Tile_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___printed___Tile_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___printed___Tile_vtable[1];
static bool
CPyDef_wayfarers___printed___Tile_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___printed___Tile_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___printed___Tile_____init__,
    };
    memcpy(wayfarers___printed___Tile_vtable, wayfarers___printed___Tile_vtable_scratch, sizeof(wayfarers___printed___Tile_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___printed___Tile_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___printed___Tile_get_id(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_id(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_kind(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_kind(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_copies(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_copies(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_width(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_width(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_height(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_height(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_faces(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_faces(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_tags(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_tags(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_triggers(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_triggers(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_vp(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_vp(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_board_slot(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_board_slot(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Tile_get_source(serai___games___wayfarers___printed___TileObject *self, void *closure);
static int
wayfarers___printed___Tile_set_source(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___printed___Tile_getseters[] = {
    {"id",
     (getter)wayfarers___printed___Tile_get_id, (setter)wayfarers___printed___Tile_set_id,
     NULL, NULL},
    {"kind",
     (getter)wayfarers___printed___Tile_get_kind, (setter)wayfarers___printed___Tile_set_kind,
     NULL, NULL},
    {"copies",
     (getter)wayfarers___printed___Tile_get_copies, (setter)wayfarers___printed___Tile_set_copies,
     NULL, NULL},
    {"width",
     (getter)wayfarers___printed___Tile_get_width, (setter)wayfarers___printed___Tile_set_width,
     NULL, NULL},
    {"height",
     (getter)wayfarers___printed___Tile_get_height, (setter)wayfarers___printed___Tile_set_height,
     NULL, NULL},
    {"faces",
     (getter)wayfarers___printed___Tile_get_faces, (setter)wayfarers___printed___Tile_set_faces,
     NULL, NULL},
    {"tags",
     (getter)wayfarers___printed___Tile_get_tags, (setter)wayfarers___printed___Tile_set_tags,
     NULL, NULL},
    {"triggers",
     (getter)wayfarers___printed___Tile_get_triggers, (setter)wayfarers___printed___Tile_set_triggers,
     NULL, NULL},
    {"vp",
     (getter)wayfarers___printed___Tile_get_vp, (setter)wayfarers___printed___Tile_set_vp,
     NULL, NULL},
    {"board_slot",
     (getter)wayfarers___printed___Tile_get_board_slot, (setter)wayfarers___printed___Tile_set_board_slot,
     NULL, NULL},
    {"source",
     (getter)wayfarers___printed___Tile_get_source, (setter)wayfarers___printed___Tile_set_source,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___printed___Tile_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___printed_____mypyc__Tile_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___printed___Tile_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, row, id)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___printed___Tile_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Tile",
    .tp_new = wayfarers___printed___Tile_new,
    .tp_dealloc = (destructor)wayfarers___printed___Tile_dealloc,
    .tp_traverse = (traverseproc)wayfarers___printed___Tile_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___printed___Tile_clear,
    .tp_getset = wayfarers___printed___Tile_getseters,
    .tp_methods = wayfarers___printed___Tile_methods,
    .tp_init = wayfarers___printed___Tile_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___printed___TileObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Tile(row, id)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___printed___Tile_template = &CPyType_wayfarers___printed___Tile_template_;

PyObject *CPyDef_wayfarers___printed_____mypyc__Tile_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___printed___TileObject *self;
    self = (serai___games___wayfarers___printed___TileObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___printed___Tile_vtable;
    self->_kind = CPY_INT_TAG;
    self->_copies = CPY_INT_TAG;
    self->_width = CPY_INT_TAG;
    self->_height = CPY_INT_TAG;
    self->_triggers = CPY_INT_TAG;
    self->_vp = CPY_INT_TAG;
    self->_board_slot = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___printed___Tile(PyObject *cpy_r_row, PyObject *cpy_r_id)
{
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Tile_setup((PyObject *)CPyType_wayfarers___printed___Tile);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___printed___Tile_____init__(self, cpy_r_row, cpy_r_id);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___printed___Tile_get_id(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'Tile' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
wayfarers___printed___Tile_set_id(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'id' cannot be deleted");
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
wayfarers___printed___Tile_get_kind(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_kind == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'kind' of 'Tile' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_kind);
    PyObject *retval = CPyTagged_StealAsObject(self->_kind);
    return retval;
}

static int
wayfarers___printed___Tile_set_kind(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'kind' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_kind != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_kind);
    }
    self->_kind = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_copies(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_copies == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'copies' of 'Tile' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_copies);
    PyObject *retval = CPyTagged_StealAsObject(self->_copies);
    return retval;
}

static int
wayfarers___printed___Tile_set_copies(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'copies' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_copies != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_copies);
    }
    self->_copies = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_width(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_width == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'width' of 'Tile' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_width);
    PyObject *retval = CPyTagged_StealAsObject(self->_width);
    return retval;
}

static int
wayfarers___printed___Tile_set_width(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'width' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_width != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_width);
    }
    self->_width = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_height(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_height == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'height' of 'Tile' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_height);
    PyObject *retval = CPyTagged_StealAsObject(self->_height);
    return retval;
}

static int
wayfarers___printed___Tile_set_height(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'height' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_height != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_height);
    }
    self->_height = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_faces(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_faces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'faces' of 'Tile' undefined");
        return NULL;
    }
    CPy_INCREF(self->_faces);
    PyObject *retval = self->_faces;
    return retval;
}

static int
wayfarers___printed___Tile_set_faces(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'faces' cannot be deleted");
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
    if (self->_faces != NULL) {
        CPy_DECREF(self->_faces);
    }
    self->_faces = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_tags(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_tags == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tags' of 'Tile' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tags);
    PyObject *retval = self->_tags;
    return retval;
}

static int
wayfarers___printed___Tile_set_tags(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'tags' cannot be deleted");
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
    if (self->_tags != NULL) {
        CPy_DECREF(self->_tags);
    }
    self->_tags = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_triggers(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_triggers == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'triggers' of 'Tile' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_triggers);
    PyObject *retval = CPyTagged_StealAsObject(self->_triggers);
    return retval;
}

static int
wayfarers___printed___Tile_set_triggers(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'triggers' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_triggers != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_triggers);
    }
    self->_triggers = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_vp(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_vp == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'vp' of 'Tile' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_vp);
    PyObject *retval = CPyTagged_StealAsObject(self->_vp);
    return retval;
}

static int
wayfarers___printed___Tile_set_vp(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'vp' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_vp != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_vp);
    }
    self->_vp = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_board_slot(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_board_slot == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'board_slot' of 'Tile' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_board_slot);
    PyObject *retval = CPyTagged_StealAsObject(self->_board_slot);
    return retval;
}

static int
wayfarers___printed___Tile_set_board_slot(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'board_slot' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_board_slot != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_board_slot);
    }
    self->_board_slot = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Tile_get_source(serai___games___wayfarers___printed___TileObject *self, void *closure)
{
    if (unlikely(self->_source == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'source' of 'Tile' undefined");
        return NULL;
    }
    CPy_INCREF(self->_source);
    PyObject *retval = self->_source;
    return retval;
}

static int
wayfarers___printed___Tile_set_source(serai___games___wayfarers___printed___TileObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Tile' object attribute 'source' cannot be deleted");
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
    if (self->_source != NULL) {
        CPy_DECREF(self->_source);
    }
    self->_source = tmp;
    return 0;
}

static int
wayfarers___printed___AiBoard_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___printed___AiBoard_traverse(serai___games___wayfarers___printed___AiBoardObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    Py_VISIT(self->_focus);
    Py_VISIT(self->_rest);
    Py_VISIT(self->_track_bonus);
    Py_VISIT(self->_bonuses);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___printed___AiBoard_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___AiBoardObject *self = (serai___games___wayfarers___printed___AiBoardObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_focus);
    Py_CLEAR(self->_rest);
    Py_CLEAR(self->_track_bonus);
    Py_CLEAR(self->_bonuses);
    return 0;
}

static int32_t CPyDef_wayfarers___printed___AiBoard_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___AiBoardObject *self = (serai___games___wayfarers___printed___AiBoardObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    Py_CLEAR(self->_focus);
    Py_CLEAR(self->_rest);
    Py_CLEAR(self->_track_bonus);
    Py_CLEAR(self->_bonuses);
    return 0;
}

static void
wayfarers___printed___AiBoard_dealloc(serai___games___wayfarers___printed___AiBoardObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___printed___AiBoard_dealloc)
    CPyDef_wayfarers___printed___AiBoard_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___printed_____mypyc__AiBoard_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___printed___AiBoard(PyObject *cpy_r_id, PyObject *cpy_r_focus, PyObject *cpy_r_rest, PyObject *cpy_r_track_bonus);

static PyObject *
wayfarers___printed___AiBoard_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___printed___AiBoard) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__AiBoard_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___printed___AiBoard_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___printed___AiBoard_vtable[1];
static bool
CPyDef_wayfarers___printed___AiBoard_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___printed___AiBoard_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___printed___AiBoard_____init__,
    };
    memcpy(wayfarers___printed___AiBoard_vtable, wayfarers___printed___AiBoard_vtable_scratch, sizeof(wayfarers___printed___AiBoard_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___printed___AiBoard_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___printed___AiBoard_get_id(serai___games___wayfarers___printed___AiBoardObject *self, void *closure);
static int
wayfarers___printed___AiBoard_set_id(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___AiBoard_get_focus(serai___games___wayfarers___printed___AiBoardObject *self, void *closure);
static int
wayfarers___printed___AiBoard_set_focus(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___AiBoard_get_rest(serai___games___wayfarers___printed___AiBoardObject *self, void *closure);
static int
wayfarers___printed___AiBoard_set_rest(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___AiBoard_get_track_bonus(serai___games___wayfarers___printed___AiBoardObject *self, void *closure);
static int
wayfarers___printed___AiBoard_set_track_bonus(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___AiBoard_get_bonuses(serai___games___wayfarers___printed___AiBoardObject *self, void *closure);
static int
wayfarers___printed___AiBoard_set_bonuses(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___printed___AiBoard_getseters[] = {
    {"id",
     (getter)wayfarers___printed___AiBoard_get_id, (setter)wayfarers___printed___AiBoard_set_id,
     NULL, NULL},
    {"focus",
     (getter)wayfarers___printed___AiBoard_get_focus, (setter)wayfarers___printed___AiBoard_set_focus,
     NULL, NULL},
    {"rest",
     (getter)wayfarers___printed___AiBoard_get_rest, (setter)wayfarers___printed___AiBoard_set_rest,
     NULL, NULL},
    {"track_bonus",
     (getter)wayfarers___printed___AiBoard_get_track_bonus, (setter)wayfarers___printed___AiBoard_set_track_bonus,
     NULL, NULL},
    {"bonuses",
     (getter)wayfarers___printed___AiBoard_get_bonuses, (setter)wayfarers___printed___AiBoard_set_bonuses,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___printed___AiBoard_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___printed_____mypyc__AiBoard_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___printed___AiBoard_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, id, focus, rest, track_bonus)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___printed___AiBoard_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "AiBoard",
    .tp_new = wayfarers___printed___AiBoard_new,
    .tp_dealloc = (destructor)wayfarers___printed___AiBoard_dealloc,
    .tp_traverse = (traverseproc)wayfarers___printed___AiBoard_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___printed___AiBoard_clear,
    .tp_getset = wayfarers___printed___AiBoard_getseters,
    .tp_methods = wayfarers___printed___AiBoard_methods,
    .tp_init = wayfarers___printed___AiBoard_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___printed___AiBoardObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("AiBoard(id, focus, rest, track_bonus)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___printed___AiBoard_template = &CPyType_wayfarers___printed___AiBoard_template_;

PyObject *CPyDef_wayfarers___printed_____mypyc__AiBoard_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___printed___AiBoardObject *self;
    self = (serai___games___wayfarers___printed___AiBoardObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___printed___AiBoard_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___printed___AiBoard(PyObject *cpy_r_id, PyObject *cpy_r_focus, PyObject *cpy_r_rest, PyObject *cpy_r_track_bonus)
{
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__AiBoard_setup((PyObject *)CPyType_wayfarers___printed___AiBoard);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___printed___AiBoard_____init__(self, cpy_r_id, cpy_r_focus, cpy_r_rest, cpy_r_track_bonus);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___printed___AiBoard_get_id(serai___games___wayfarers___printed___AiBoardObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'AiBoard' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
wayfarers___printed___AiBoard_set_id(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AiBoard' object attribute 'id' cannot be deleted");
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
wayfarers___printed___AiBoard_get_focus(serai___games___wayfarers___printed___AiBoardObject *self, void *closure)
{
    if (unlikely(self->_focus == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'focus' of 'AiBoard' undefined");
        return NULL;
    }
    CPy_INCREF(self->_focus);
    PyObject *retval = self->_focus;
    return retval;
}

static int
wayfarers___printed___AiBoard_set_focus(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AiBoard' object attribute 'focus' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_focus != NULL) {
        CPy_DECREF(self->_focus);
    }
    self->_focus = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___AiBoard_get_rest(serai___games___wayfarers___printed___AiBoardObject *self, void *closure)
{
    if (unlikely(self->_rest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rest' of 'AiBoard' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rest);
    PyObject *retval = self->_rest;
    return retval;
}

static int
wayfarers___printed___AiBoard_set_rest(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AiBoard' object attribute 'rest' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_rest != NULL) {
        CPy_DECREF(self->_rest);
    }
    self->_rest = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___AiBoard_get_track_bonus(serai___games___wayfarers___printed___AiBoardObject *self, void *closure)
{
    if (unlikely(self->_track_bonus == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track_bonus' of 'AiBoard' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track_bonus);
    PyObject *retval = self->_track_bonus;
    return retval;
}

static int
wayfarers___printed___AiBoard_set_track_bonus(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AiBoard' object attribute 'track_bonus' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_track_bonus != NULL) {
        CPy_DECREF(self->_track_bonus);
    }
    self->_track_bonus = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___AiBoard_get_bonuses(serai___games___wayfarers___printed___AiBoardObject *self, void *closure)
{
    if (unlikely(self->_bonuses == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonuses' of 'AiBoard' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonuses);
    PyObject *retval = self->_bonuses;
    return retval;
}

static int
wayfarers___printed___AiBoard_set_bonuses(serai___games___wayfarers___printed___AiBoardObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'AiBoard' object attribute 'bonuses' cannot be deleted");
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
    if (self->_bonuses != NULL) {
        CPy_DECREF(self->_bonuses);
    }
    self->_bonuses = tmp;
    return 0;
}

static int
wayfarers___printed___Scheme_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___printed___Scheme_traverse(serai___games___wayfarers___printed___SchemeObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_id);
    if (CPyTagged_CheckLong(self->_silver)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_silver));
    }
    Py_VISIT(self->_first);
    Py_VISIT(self->_second);
    if (CPyTagged_CheckLong(self->_special_slot)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_special_slot));
    }
    if (CPyTagged_CheckLong(self->_comet)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_comet));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___printed___Scheme_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___SchemeObject *self = (serai___games___wayfarers___printed___SchemeObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_first);
    Py_CLEAR(self->_second);
    if (CPyTagged_CheckLong(self->_special_slot)) {
        CPyTagged __tmp = self->_special_slot;
        self->_special_slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_comet)) {
        CPyTagged __tmp = self->_comet;
        self->_comet = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___printed___Scheme_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___printed___SchemeObject *self = (serai___games___wayfarers___printed___SchemeObject *)cpy_r_self;
    Py_CLEAR(self->_id);
    if (CPyTagged_CheckLong(self->_silver)) {
        CPyTagged __tmp = self->_silver;
        self->_silver = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_first);
    Py_CLEAR(self->_second);
    if (CPyTagged_CheckLong(self->_special_slot)) {
        CPyTagged __tmp = self->_special_slot;
        self->_special_slot = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_comet)) {
        CPyTagged __tmp = self->_comet;
        self->_comet = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
wayfarers___printed___Scheme_dealloc(serai___games___wayfarers___printed___SchemeObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___printed___Scheme_dealloc)
    CPyDef_wayfarers___printed___Scheme_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___printed_____mypyc__Scheme_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___printed___Scheme(PyObject *cpy_r_id, PyObject *cpy_r_row, PyObject *cpy_r_verbs);

static PyObject *
wayfarers___printed___Scheme_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___printed___Scheme) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Scheme_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___printed___Scheme_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___printed___Scheme_vtable[1];
static bool
CPyDef_wayfarers___printed___Scheme_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___printed___Scheme_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___printed___Scheme_____init__,
    };
    memcpy(wayfarers___printed___Scheme_vtable, wayfarers___printed___Scheme_vtable_scratch, sizeof(wayfarers___printed___Scheme_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___printed___Scheme_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___printed___Scheme_get_id(serai___games___wayfarers___printed___SchemeObject *self, void *closure);
static int
wayfarers___printed___Scheme_set_id(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Scheme_get_is_blue(serai___games___wayfarers___printed___SchemeObject *self, void *closure);
static int
wayfarers___printed___Scheme_set_is_blue(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Scheme_get_silver(serai___games___wayfarers___printed___SchemeObject *self, void *closure);
static int
wayfarers___printed___Scheme_set_silver(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Scheme_get_first(serai___games___wayfarers___printed___SchemeObject *self, void *closure);
static int
wayfarers___printed___Scheme_set_first(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Scheme_get_second(serai___games___wayfarers___printed___SchemeObject *self, void *closure);
static int
wayfarers___printed___Scheme_set_second(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Scheme_get_special_slot(serai___games___wayfarers___printed___SchemeObject *self, void *closure);
static int
wayfarers___printed___Scheme_set_special_slot(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___printed___Scheme_get_comet(serai___games___wayfarers___printed___SchemeObject *self, void *closure);
static int
wayfarers___printed___Scheme_set_comet(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___printed___Scheme_getseters[] = {
    {"id",
     (getter)wayfarers___printed___Scheme_get_id, (setter)wayfarers___printed___Scheme_set_id,
     NULL, NULL},
    {"is_blue",
     (getter)wayfarers___printed___Scheme_get_is_blue, (setter)wayfarers___printed___Scheme_set_is_blue,
     NULL, NULL},
    {"silver",
     (getter)wayfarers___printed___Scheme_get_silver, (setter)wayfarers___printed___Scheme_set_silver,
     NULL, NULL},
    {"first",
     (getter)wayfarers___printed___Scheme_get_first, (setter)wayfarers___printed___Scheme_set_first,
     NULL, NULL},
    {"second",
     (getter)wayfarers___printed___Scheme_get_second, (setter)wayfarers___printed___Scheme_set_second,
     NULL, NULL},
    {"special_slot",
     (getter)wayfarers___printed___Scheme_get_special_slot, (setter)wayfarers___printed___Scheme_set_special_slot,
     NULL, NULL},
    {"comet",
     (getter)wayfarers___printed___Scheme_get_comet, (setter)wayfarers___printed___Scheme_set_comet,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___printed___Scheme_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___printed_____mypyc__Scheme_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___printed___Scheme_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, id, row, verbs)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___printed___Scheme_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Scheme",
    .tp_new = wayfarers___printed___Scheme_new,
    .tp_dealloc = (destructor)wayfarers___printed___Scheme_dealloc,
    .tp_traverse = (traverseproc)wayfarers___printed___Scheme_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___printed___Scheme_clear,
    .tp_getset = wayfarers___printed___Scheme_getseters,
    .tp_methods = wayfarers___printed___Scheme_methods,
    .tp_init = wayfarers___printed___Scheme_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___printed___SchemeObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Scheme(id, row, verbs)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___printed___Scheme_template = &CPyType_wayfarers___printed___Scheme_template_;

PyObject *CPyDef_wayfarers___printed_____mypyc__Scheme_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___printed___SchemeObject *self;
    self = (serai___games___wayfarers___printed___SchemeObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___printed___Scheme_vtable;
    self->_is_blue = 2;
    self->_silver = CPY_INT_TAG;
    self->_special_slot = CPY_INT_TAG;
    self->_comet = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___printed___Scheme(PyObject *cpy_r_id, PyObject *cpy_r_row, PyObject *cpy_r_verbs)
{
    PyObject *self = CPyDef_wayfarers___printed_____mypyc__Scheme_setup((PyObject *)CPyType_wayfarers___printed___Scheme);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___printed___Scheme_____init__(self, cpy_r_id, cpy_r_row, cpy_r_verbs);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___printed___Scheme_get_id(serai___games___wayfarers___printed___SchemeObject *self, void *closure)
{
    if (unlikely(self->_id == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'id' of 'Scheme' undefined");
        return NULL;
    }
    CPy_INCREF(self->_id);
    PyObject *retval = self->_id;
    return retval;
}

static int
wayfarers___printed___Scheme_set_id(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scheme' object attribute 'id' cannot be deleted");
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
wayfarers___printed___Scheme_get_is_blue(serai___games___wayfarers___printed___SchemeObject *self, void *closure)
{
    PyObject *retval = self->_is_blue ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___printed___Scheme_set_is_blue(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scheme' object attribute 'is_blue' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_is_blue = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Scheme_get_silver(serai___games___wayfarers___printed___SchemeObject *self, void *closure)
{
    if (unlikely(self->_silver == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver' of 'Scheme' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_silver);
    PyObject *retval = CPyTagged_StealAsObject(self->_silver);
    return retval;
}

static int
wayfarers___printed___Scheme_set_silver(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scheme' object attribute 'silver' cannot be deleted");
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
wayfarers___printed___Scheme_get_first(serai___games___wayfarers___printed___SchemeObject *self, void *closure)
{
    if (unlikely(self->_first == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first' of 'Scheme' undefined");
        return NULL;
    }
    CPy_INCREF(self->_first);
    PyObject *retval = self->_first;
    return retval;
}

static int
wayfarers___printed___Scheme_set_first(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scheme' object attribute 'first' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_first != NULL) {
        CPy_DECREF(self->_first);
    }
    self->_first = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Scheme_get_second(serai___games___wayfarers___printed___SchemeObject *self, void *closure)
{
    if (unlikely(self->_second == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'second' of 'Scheme' undefined");
        return NULL;
    }
    CPy_INCREF(self->_second);
    PyObject *retval = self->_second;
    return retval;
}

static int
wayfarers___printed___Scheme_set_second(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scheme' object attribute 'second' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_kernel___effects___Effect)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Effect", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_second != NULL) {
        CPy_DECREF(self->_second);
    }
    self->_second = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Scheme_get_special_slot(serai___games___wayfarers___printed___SchemeObject *self, void *closure)
{
    if (unlikely(self->_special_slot == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'special_slot' of 'Scheme' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_special_slot);
    PyObject *retval = CPyTagged_StealAsObject(self->_special_slot);
    return retval;
}

static int
wayfarers___printed___Scheme_set_special_slot(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scheme' object attribute 'special_slot' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_special_slot != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_special_slot);
    }
    self->_special_slot = tmp;
    return 0;
}

static PyObject *
wayfarers___printed___Scheme_get_comet(serai___games___wayfarers___printed___SchemeObject *self, void *closure)
{
    if (unlikely(self->_comet == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'comet' of 'Scheme' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_comet);
    PyObject *retval = CPyTagged_StealAsObject(self->_comet);
    return retval;
}

static int
wayfarers___printed___Scheme_set_comet(serai___games___wayfarers___printed___SchemeObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Scheme' object attribute 'comet' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_comet != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_comet);
    }
    self->_comet = tmp;
    return 0;
}
static PyMethodDef wayfarers___printedmodule_methods[] = {
    {"_face", (PyCFunction)CPyPy_wayfarers___printed____face, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_face(row, column)\n--\n\n") /* docstring */},
    {"gist", (PyCFunction)CPyPy_wayfarers___printed___gist, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("gist(card)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___printed__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___printed__internal, "__name__");
    CPyStatic_wayfarers___printed___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___printed__internal);
    if (unlikely(CPyStatic_wayfarers___printed___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___printed_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___printed__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___printed___LINKS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___printed___LINKS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___printed___LINKS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___printed___LINKS.f3);
    CPyStatic_wayfarers___printed___LINKS = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f0);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f1);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f2);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f3);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f4);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f5);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f6);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f7);
    CPy_XDECREF(CPyStatic_wayfarers___printed___SYMBOLS.f8);
    CPyStatic_wayfarers___printed___SYMBOLS = (tuple_T9OOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    CPy_XDECREF(CPyStatic_wayfarers___printed____ZERO);
    CPyStatic_wayfarers___printed____ZERO = NULL;
    CPyTagged_XDECREF(CPyStatic_wayfarers___printed___SHAPES.f0.f0);
    CPyTagged_XDECREF(CPyStatic_wayfarers___printed___SHAPES.f0.f1);
    CPyTagged_XDECREF(CPyStatic_wayfarers___printed___SHAPES.f1.f0);
    CPyTagged_XDECREF(CPyStatic_wayfarers___printed___SHAPES.f1.f1);
    CPyTagged_XDECREF(CPyStatic_wayfarers___printed___SHAPES.f2.f0);
    CPyTagged_XDECREF(CPyStatic_wayfarers___printed___SHAPES.f2.f1);
    CPyStatic_wayfarers___printed___SHAPES = (tuple_T3T2IIT2IIT2II) { { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG }, { CPY_INT_TAG, CPY_INT_TAG } };
    Py_CLEAR(CPyType_wayfarers___printed___Card);
    Py_CLEAR(CPyType_wayfarers___printed___Space);
    Py_CLEAR(CPyType_wayfarers___printed___Link);
    Py_CLEAR(CPyType_wayfarers___printed___Tile);
    Py_CLEAR(CPyType_wayfarers___printed___AiBoard);
    Py_CLEAR(CPyType_wayfarers___printed___Scheme);
    return -1;
}
int CPyExec_serai___games___wayfarers___printed(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___printed__impl, &CPyImportState_serai___games___wayfarers___printed, &CPyModule_serai___games___wayfarers___printed);
}
static struct PyModuleDef wayfarers___printedmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.printed",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___printedmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___printed(void)
{
    if (CPyModule_serai___games___wayfarers___printed__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___printed__internal);
        return CPyModule_serai___games___wayfarers___printed__internal;
    }
    CPyModule_serai___games___wayfarers___printed__internal = PyModule_Create(&wayfarers___printedmodule);
    return CPyModule_serai___games___wayfarers___printed__internal;
}

PyObject *CPyInit_serai___games___wayfarers___printed(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___printed__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___printed__internal);
        return CPyModule_serai___games___wayfarers___printed__internal;
    }
    CPyModule_serai___games___wayfarers___printed__internal = PyModule_Create(&wayfarers___printedmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___printed__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.printed");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___printed__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___printed__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___printed__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___printed(CPyModule_serai___games___wayfarers___printed__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___printed__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.printed");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___printed__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___printed___Card_____init__(PyObject *cpy_r_self, PyObject *cpy_r_id, CPyTagged cpy_r_row, PyObject *cpy_r_source) {
    PyObject *cpy_r_r0;
    tuple_T0 cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    tuple_T1O cpy_r_r11;
    tuple_T4OOOO cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    CPy_INCREF(cpy_r_id);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_id = cpy_r_id;
    CPyTagged_INCREF(cpy_r_row);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_row = cpy_r_row;
    CPy_INCREF(cpy_r_source);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_source = cpy_r_source;
    cpy_r_r0 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_category = cpy_r_r0;
    cpy_r_r1.empty_struct_error_flag = 0;
    cpy_r_r2 = CPyTuple_LoadEmptyTupleConstant();
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_tags = cpy_r_r2;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_triggers = 0;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_has_slot = 0;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_needs = 0;
    cpy_r_r3 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r3 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 36, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL3: ;
    CPy_INCREF(cpy_r_r3);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_action = cpy_r_r3;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_triggered_by = 0;
    cpy_r_r5 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r5 != NULL)) goto CPyL6;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r6 = 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 38, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL6: ;
    CPy_INCREF(cpy_r_r5);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_trigger_effect = cpy_r_r5;
    cpy_r_r7 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r7 != NULL)) goto CPyL9;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r8 = 0;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 39, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL9: ;
    CPy_INCREF(cpy_r_r7);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_immediate = cpy_r_r7;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_bolts = 0;
    cpy_r_r9 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r9 != NULL)) goto CPyL12;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r10 = 0;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 41, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL12: ;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r11.f0 = cpy_r_r9;
    cpy_r_r12 = CPyStatic_wayfarers___printed___LINKS;
    if (unlikely(cpy_r_r12.f0 == NULL)) {
        goto CPyL27;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LINKS\" was not set");
    cpy_r_r13 = 0;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 41, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r14 = PyTuple_New(1);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7628 = cpy_r_r11.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp7628);
    cpy_r_r15 = CPySequence_Multiply(cpy_r_r14, 8);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 41, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_links = cpy_r_r15;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_silver = 0;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_tuck_under = 0;
    cpy_r_r16 = CPyStatics[151]; /* '' */
    CPy_INCREF(cpy_r_r16);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_timing = cpy_r_r16;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_assets = 0;
    cpy_r_r17 = CPyStatic_kernel___effects___NOTHING;
    if (likely(cpy_r_r17 != NULL)) goto CPyL19;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r18 = 0;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 46, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL19: ;
    CPy_INCREF(cpy_r_r17);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_ability = cpy_r_r17;
    cpy_r_r19 = CPyStatic_wayfarers___printed____ZERO;
    if (likely(cpy_r_r19 != NULL)) goto CPyL22;
    PyErr_SetString(PyExc_NameError, "value for final name \"_ZERO\" was not set");
    cpy_r_r20 = 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 47, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL22: ;
    CPy_INCREF(cpy_r_r19);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_vp = cpy_r_r19;
    cpy_r_r21 = CPyStatic_wayfarers___printed____ZERO;
    if (likely(cpy_r_r21 != NULL)) goto CPyL25;
    PyErr_SetString(PyExc_NameError, "value for final name \"_ZERO\" was not set");
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 48, CPyStatic_wayfarers___printed___globals);
        goto CPyL26;
    }
    CPy_Unreachable();
CPyL25: ;
    CPy_INCREF(cpy_r_r21);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_self)->_goal = cpy_r_r21;
    return 1;
CPyL26: ;
    cpy_r_r23 = 2;
    return cpy_r_r23;
CPyL27: ;
    CPy_DecRef(cpy_r_r11.f0);
    goto CPyL13;
}
        
        PyObject *CPyPy_wayfarers___printed___Card_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "row", "source", 0};
            PyObject *obj_id;
            PyObject *obj_row;
            PyObject *obj_source;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_id, &obj_row, &obj_source)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___printed___Card))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Card", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *arg_source;
            if (likely(PyUnicode_Check(obj_source)))
                arg_source = obj_source;
            else {
                CPy_TypeError("str", obj_source); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___printed___Card_____init__(arg_self, arg_id, arg_row, arg_source);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 27, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___printed___Space_____init__(PyObject *cpy_r_self, PyObject *cpy_r_id, CPyTagged cpy_r_column, CPyTagged cpy_r_from_top, CPyTagged cpy_r_mark, CPyTagged cpy_r_capacity, PyObject *cpy_r_reward) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2OO cpy_r_r12;
    char cpy_r_r13;
    CPy_INCREF(cpy_r_id);
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_id = cpy_r_id;
    CPyTagged_INCREF(cpy_r_column);
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_column = cpy_r_column;
    CPyTagged_INCREF(cpy_r_from_top);
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_from_top = cpy_r_from_top;
    CPyTagged_INCREF(cpy_r_mark);
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_mark = cpy_r_mark;
    CPyTagged_INCREF(cpy_r_capacity);
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_capacity = cpy_r_capacity;
    CPy_INCREF(cpy_r_reward);
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_reward = cpy_r_reward;
    cpy_r_r0 = (PyObject *)CPyType_kernel___effects___Call;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_reward + offsetof(PyObject, ob_type));
    cpy_r_r2 = *(PyObject * *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 == cpy_r_r0;
    if (cpy_r_r3) goto CPyL2;
    cpy_r_r4 = cpy_r_r3;
    goto CPyL4;
CPyL2: ;
    if (likely(Py_TYPE(cpy_r_reward) == CPyType_kernel___effects___Call))
        cpy_r_r5 = cpy_r_reward;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 63, CPyStatic_wayfarers___printed___globals, "serai.kernel.effects.Call", cpy_r_reward);
        goto CPyL7;
    }
    cpy_r_r6 = ((serai___kernel___effects___CallObject *)cpy_r_r5)->_verb;
    cpy_r_r7 = ((serai___kernel___effects___VerbObject *)cpy_r_r6)->_name;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = CPyStatics[3955]; /* 'journal_tile' */
    cpy_r_r9 = CPyStr_EqualLiteral(cpy_r_r7, cpy_r_r8, 12);
    CPy_DECREF(cpy_r_r7);
    cpy_r_r4 = cpy_r_r9;
CPyL4: ;
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_takes_tile = cpy_r_r4;
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_section = 0;
    cpy_r_r10 = PyList_New(0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 65, CPyStatic_wayfarers___printed___globals);
        goto CPyL7;
    }
    cpy_r_r11 = PyList_New(0);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 65, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    cpy_r_r12.f0 = cpy_r_r10;
    cpy_r_r12.f1 = cpy_r_r11;
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_self)->_links = cpy_r_r12;
    return 1;
CPyL7: ;
    cpy_r_r13 = 2;
    return cpy_r_r13;
CPyL8: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___printed___Space_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "column", "from_top", "mark", "capacity", "reward", 0};
            PyObject *obj_id;
            PyObject *obj_column;
            PyObject *obj_from_top;
            PyObject *obj_mark;
            PyObject *obj_capacity;
            PyObject *obj_reward;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOOOO", "__init__", kwlist, &obj_id, &obj_column, &obj_from_top, &obj_mark, &obj_capacity, &obj_reward)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___printed___Space))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Space", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            CPyTagged arg_column;
            if (likely(PyLong_Check(obj_column)))
                arg_column = CPyTagged_BorrowFromObject(obj_column);
            else {
                CPy_TypeError("int", obj_column); goto fail;
            }
            CPyTagged arg_from_top;
            if (likely(PyLong_Check(obj_from_top)))
                arg_from_top = CPyTagged_BorrowFromObject(obj_from_top);
            else {
                CPy_TypeError("int", obj_from_top); goto fail;
            }
            CPyTagged arg_mark;
            if (likely(PyLong_Check(obj_mark)))
                arg_mark = CPyTagged_BorrowFromObject(obj_mark);
            else {
                CPy_TypeError("int", obj_mark); goto fail;
            }
            CPyTagged arg_capacity;
            if (likely(PyLong_Check(obj_capacity)))
                arg_capacity = CPyTagged_BorrowFromObject(obj_capacity);
            else {
                CPy_TypeError("int", obj_capacity); goto fail;
            }
            PyObject *arg_reward;
            if (likely(PyObject_TypeCheck(obj_reward, CPyType_kernel___effects___Effect)))
                arg_reward = obj_reward;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_reward); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___printed___Space_____init__(arg_self, arg_id, arg_column, arg_from_top, arg_mark, arg_capacity, arg_reward);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 56, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___printed___Link_____init__(PyObject *cpy_r_self, PyObject *cpy_r_id, CPyTagged cpy_r_target) {
    PyObject *cpy_r_r0;
    tuple_T3III cpy_r_r1;
    PyObject *cpy_r_r2;
    CPy_INCREF(cpy_r_id);
    ((serai___games___wayfarers___printed___LinkObject *)cpy_r_self)->_id = cpy_r_id;
    CPyTagged_INCREF(cpy_r_target);
    ((serai___games___wayfarers___printed___LinkObject *)cpy_r_self)->_target = cpy_r_target;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___printed___LinkObject *)cpy_r_self)->_requirement = cpy_r_r0;
    cpy_r_r1.f0 = 0;
    cpy_r_r1.f1 = 0;
    cpy_r_r1.f2 = 0;
    cpy_r_r2 = PyTuple_New(3);
    if (unlikely(cpy_r_r2 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7629 = CPyTagged_StealAsObject(cpy_r_r1.f0);
    PyTuple_SET_ITEM(cpy_r_r2, 0, __tmp7629);
    PyObject *__tmp7630 = CPyTagged_StealAsObject(cpy_r_r1.f1);
    PyTuple_SET_ITEM(cpy_r_r2, 1, __tmp7630);
    PyObject *__tmp7631 = CPyTagged_StealAsObject(cpy_r_r1.f2);
    PyTuple_SET_ITEM(cpy_r_r2, 2, __tmp7631);
    ((serai___games___wayfarers___printed___LinkObject *)cpy_r_self)->_price = cpy_r_r2;
    return 1;
}
        
        PyObject *CPyPy_wayfarers___printed___Link_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "target", 0};
            PyObject *obj_id;
            PyObject *obj_target;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_id, &obj_target)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___printed___Link))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Link", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            CPyTagged arg_target;
            if (likely(PyLong_Check(obj_target)))
                arg_target = CPyTagged_BorrowFromObject(obj_target);
            else {
                CPy_TypeError("int", obj_target); goto fail;
            }
            char retval = CPyDef_wayfarers___printed___Link_____init__(arg_self, arg_id, arg_target);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 73, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___printed___Tile_____init__(PyObject *cpy_r_self, PyObject *cpy_r_row, PyObject *cpy_r_id) {
    tuple_T5OOOOO cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T5OOOOO cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject **cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T2OO cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    int32_t cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    tuple_T11OOOOOOOOOOO cpy_r_r46;
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    int64_t cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    tuple_T11OOOOOOOOOOO cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    int64_t cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    CPyPtr cpy_r_r78;
    int64_t cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    CPyTagged cpy_r_r83;
    CPyTagged cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    int64_t cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject **cpy_r_r93;
    PyObject *cpy_r_r94;
    CPyTagged cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    CPyTagged cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    CPyTagged cpy_r_r103;
    CPyTagged cpy_r_r104;
    tuple_T2II cpy_r_r105;
    tuple_T3T2IIT2IIT2II cpy_r_r106;
    char cpy_r_r107;
    tuple_T2II cpy_r_r108;
    tuple_T2II cpy_r_r109;
    tuple_T2II cpy_r_r110;
    CPyTagged cpy_r_r111;
    CPyTagged cpy_r_r112;
    CPyTagged cpy_r_r113;
    CPyTagged cpy_r_r114;
    int64_t cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
    char cpy_r_r120;
    int64_t cpy_r_r121;
    char cpy_r_r122;
    char cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    char cpy_r_r126;
    CPyTagged cpy_r_r127;
    CPyTagged cpy_r_r128;
    CPyTagged cpy_r_r129;
    CPyTagged cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    char cpy_r_r133;
    char cpy_r_r134;
    char cpy_r_r135;
    char cpy_r_r136;
    int64_t cpy_r_r137;
    char cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    CPyTagged cpy_r_r143;
    CPyTagged cpy_r_r144;
    CPyTagged cpy_r_r145;
    CPyTagged cpy_r_r146;
    int64_t cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    int64_t cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyPtr cpy_r_r163;
    int64_t cpy_r_r164;
    int64_t cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    CPyTagged cpy_r_r169;
    CPyPtr cpy_r_r170;
    int64_t cpy_r_r171;
    int64_t cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    CPyPtr cpy_r_r176;
    int64_t cpy_r_r177;
    int64_t cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    int32_t cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    CPyTagged cpy_r_r188;
    CPyTagged cpy_r_r189;
    int64_t cpy_r_r190;
    int64_t cpy_r_r191;
    CPyTagged cpy_r_printed;
    CPyTagged cpy_r_r192;
    int64_t cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    char cpy_r_r196;
    char cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    int64_t cpy_r_r204;
    char cpy_r_r205;
    CPy_INCREF(cpy_r_id);
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_id = cpy_r_id;
    cpy_r_r0 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r0.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r2 = CPyStatics[448]; /* 'type' */
    cpy_r_r3 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (likely(cpy_r_r3.f0 != NULL)) goto CPyL6;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r4 = 0;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL6: ;
    cpy_r_r5 = CPyStatics[597]; /* 'word' */
    cpy_r_r6 = CPyObject_GetAttr(cpy_r_row, cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r7 = PyList_New(1);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL129;
    }
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    CPy_INCREF(cpy_r_r2);
    *(PyObject * *)cpy_r_r9 = cpy_r_r2;
    CPy_INCREF(cpy_r_r3.f0);
    CPy_INCREF(cpy_r_r3.f1);
    CPy_INCREF(cpy_r_r3.f2);
    CPy_INCREF(cpy_r_r3.f3);
    CPy_INCREF(cpy_r_r3.f4);
    cpy_r_r10 = PyTuple_New(5);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7632 = cpy_r_r3.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp7632);
    PyObject *__tmp7633 = cpy_r_r3.f1;
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp7633);
    PyObject *__tmp7634 = cpy_r_r3.f2;
    PyTuple_SET_ITEM(cpy_r_r10, 2, __tmp7634);
    PyObject *__tmp7635 = cpy_r_r3.f3;
    PyTuple_SET_ITEM(cpy_r_r10, 3, __tmp7635);
    PyObject *__tmp7636 = cpy_r_r3.f4;
    PyTuple_SET_ITEM(cpy_r_r10, 4, __tmp7636);
    cpy_r_r11 = CPyList_Extend(cpy_r_r7, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL130;
    } else
        goto CPyL131;
CPyL9: ;
    cpy_r_r12 = PyList_AsTuple(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL129;
    }
    cpy_r_r13 = PyObject_CallObject(cpy_r_r6, cpy_r_r12);
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r13);
        goto CPyL128;
    }
    cpy_r_r15 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r0.f0);
    CPy_INCREF(cpy_r_r0.f1);
    CPy_INCREF(cpy_r_r0.f2);
    CPy_INCREF(cpy_r_r0.f3);
    CPy_INCREF(cpy_r_r0.f4);
    cpy_r_r16 = PyTuple_New(5);
    if (unlikely(cpy_r_r16 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7637 = cpy_r_r0.f0;
    PyTuple_SET_ITEM(cpy_r_r16, 0, __tmp7637);
    PyObject *__tmp7638 = cpy_r_r0.f1;
    PyTuple_SET_ITEM(cpy_r_r16, 1, __tmp7638);
    PyObject *__tmp7639 = cpy_r_r0.f2;
    PyTuple_SET_ITEM(cpy_r_r16, 2, __tmp7639);
    PyObject *__tmp7640 = cpy_r_r0.f3;
    PyTuple_SET_ITEM(cpy_r_r16, 3, __tmp7640);
    PyObject *__tmp7641 = cpy_r_r0.f4;
    PyTuple_SET_ITEM(cpy_r_r16, 4, __tmp7641);
    PyObject *cpy_r_r17[2] = {cpy_r_r16, cpy_r_r14};
    cpy_r_r18 = (PyObject **)&cpy_r_r17;
    cpy_r_r19 = PyObject_VectorcallMethod(cpy_r_r15, cpy_r_r18, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL132;
    }
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r14);
    if (likely(PyLong_Check(cpy_r_r19)))
        cpy_r_r20 = CPyTagged_FromObject(cpy_r_r19);
    else {
        CPy_TypeError("int", cpy_r_r19); cpy_r_r20 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 87, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_kind = cpy_r_r20;
    cpy_r_r21 = CPyStatics[3860]; /* 'copies' */
    cpy_r_r22 = NULL;
    cpy_r_r23 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 88, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_copies = cpy_r_r23;
    cpy_r_r24 = CPyStatics[3861]; /* 'width' */
    cpy_r_r25 = NULL;
    cpy_r_r26 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r24, cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 89, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_width = cpy_r_r26;
    cpy_r_r27 = CPyStatics[3862]; /* 'height' */
    cpy_r_r28 = NULL;
    cpy_r_r29 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 90, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_height = cpy_r_r29;
    cpy_r_r30 = PyList_New(0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r31 = CPyStatic_wayfarers___names___FACES;
    if (unlikely(cpy_r_r31.f0 == NULL)) {
        goto CPyL133;
    } else
        goto CPyL21;
CPyL19: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FACES\" was not set");
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL21: ;
    CPy_INCREF(cpy_r_r31.f0);
    CPy_INCREF(cpy_r_r31.f1);
    cpy_r_r33 = PyTuple_New(2);
    if (unlikely(cpy_r_r33 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7642 = cpy_r_r31.f0;
    PyTuple_SET_ITEM(cpy_r_r33, 0, __tmp7642);
    PyObject *__tmp7643 = cpy_r_r31.f1;
    PyTuple_SET_ITEM(cpy_r_r33, 1, __tmp7643);
    cpy_r_r34 = PyObject_GetIter(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL134;
    }
CPyL22: ;
    cpy_r_r35 = PyIter_Next(cpy_r_r34);
    if (cpy_r_r35 == NULL) goto CPyL135;
    if (likely(PyUnicode_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r35);
        goto CPyL136;
    }
    cpy_r_r37 = CPyDef_content___Row___text(cpy_r_row, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL137;
    }
    cpy_r_r38 = CPyStr_IsTrue(cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    if (!cpy_r_r38) goto CPyL138;
    cpy_r_r39 = CPyDef_wayfarers___printed____face(cpy_r_row, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL136;
    }
    cpy_r_r40 = PyList_Append(cpy_r_r30, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = cpy_r_r40 >= 0;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL136;
    } else
        goto CPyL22;
CPyL28: ;
    cpy_r_r42 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL134;
    }
    cpy_r_r43 = PyList_AsTuple(cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 91, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_faces = cpy_r_r43;
    cpy_r_r44 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r45 = CPyStatics[109]; /* '+' */
    cpy_r_r46 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r46.f0 != NULL)) goto CPyL33;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r47 = 0;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL33: ;
    cpy_r_r48 = CPyStatics[2551]; /* 'words' */
    cpy_r_r49 = CPyObject_GetAttr(cpy_r_row, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r50 = PyList_New(2);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL139;
    }
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r50 + offsetof(PyListObject, ob_item));
    cpy_r_r52 = *(CPyPtr *)cpy_r_r51;
    CPy_INCREF(cpy_r_r44);
    *(PyObject * *)cpy_r_r52 = cpy_r_r44;
    CPy_INCREF(cpy_r_r45);
    cpy_r_r53 = cpy_r_r52 + 8;
    *(PyObject * *)cpy_r_r53 = cpy_r_r45;
    CPy_INCREF(cpy_r_r46.f0);
    CPy_INCREF(cpy_r_r46.f1);
    CPy_INCREF(cpy_r_r46.f2);
    CPy_INCREF(cpy_r_r46.f3);
    CPy_INCREF(cpy_r_r46.f4);
    CPy_INCREF(cpy_r_r46.f5);
    CPy_INCREF(cpy_r_r46.f6);
    CPy_INCREF(cpy_r_r46.f7);
    CPy_INCREF(cpy_r_r46.f8);
    CPy_INCREF(cpy_r_r46.f9);
    CPy_INCREF(cpy_r_r46.f10);
    cpy_r_r54 = PyTuple_New(11);
    if (unlikely(cpy_r_r54 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7644 = cpy_r_r46.f0;
    PyTuple_SET_ITEM(cpy_r_r54, 0, __tmp7644);
    PyObject *__tmp7645 = cpy_r_r46.f1;
    PyTuple_SET_ITEM(cpy_r_r54, 1, __tmp7645);
    PyObject *__tmp7646 = cpy_r_r46.f2;
    PyTuple_SET_ITEM(cpy_r_r54, 2, __tmp7646);
    PyObject *__tmp7647 = cpy_r_r46.f3;
    PyTuple_SET_ITEM(cpy_r_r54, 3, __tmp7647);
    PyObject *__tmp7648 = cpy_r_r46.f4;
    PyTuple_SET_ITEM(cpy_r_r54, 4, __tmp7648);
    PyObject *__tmp7649 = cpy_r_r46.f5;
    PyTuple_SET_ITEM(cpy_r_r54, 5, __tmp7649);
    PyObject *__tmp7650 = cpy_r_r46.f6;
    PyTuple_SET_ITEM(cpy_r_r54, 6, __tmp7650);
    PyObject *__tmp7651 = cpy_r_r46.f7;
    PyTuple_SET_ITEM(cpy_r_r54, 7, __tmp7651);
    PyObject *__tmp7652 = cpy_r_r46.f8;
    PyTuple_SET_ITEM(cpy_r_r54, 8, __tmp7652);
    PyObject *__tmp7653 = cpy_r_r46.f9;
    PyTuple_SET_ITEM(cpy_r_r54, 9, __tmp7653);
    PyObject *__tmp7654 = cpy_r_r46.f10;
    PyTuple_SET_ITEM(cpy_r_r54, 10, __tmp7654);
    cpy_r_r55 = CPyList_Extend(cpy_r_r50, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL140;
    } else
        goto CPyL141;
CPyL36: ;
    cpy_r_r56 = PyList_AsTuple(cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL139;
    }
    cpy_r_r57 = PyObject_CallObject(cpy_r_r49, cpy_r_r56);
    CPy_DECREF(cpy_r_r49);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    if (likely(PyTuple_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals, "tuple", cpy_r_r57);
        goto CPyL128;
    }
    cpy_r_r59 = (CPyPtr)((CPyPtr)cpy_r_r58 + offsetof(PyVarObject, ob_size));
    cpy_r_r60 = *(int64_t *)cpy_r_r59;
    cpy_r_r61 = PyTuple_New(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL142;
    }
    cpy_r_r62 = 0;
CPyL41: ;
    cpy_r_r63 = cpy_r_r62 < cpy_r_r60;
    if (!cpy_r_r63) goto CPyL143;
    cpy_r_r64 = CPySequenceTuple_GetItemUnsafe(cpy_r_r58, cpy_r_r62);
    if (likely(PyUnicode_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r64);
        goto CPyL144;
    }
    cpy_r_r66 = CPyStatic_wayfarers___names___TAGS;
    if (unlikely(cpy_r_r66.f0 == NULL)) {
        goto CPyL145;
    } else
        goto CPyL46;
CPyL44: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r67 = 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL46: ;
    cpy_r_r68 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r66.f0);
    CPy_INCREF(cpy_r_r66.f1);
    CPy_INCREF(cpy_r_r66.f2);
    CPy_INCREF(cpy_r_r66.f3);
    CPy_INCREF(cpy_r_r66.f4);
    CPy_INCREF(cpy_r_r66.f5);
    CPy_INCREF(cpy_r_r66.f6);
    CPy_INCREF(cpy_r_r66.f7);
    CPy_INCREF(cpy_r_r66.f8);
    CPy_INCREF(cpy_r_r66.f9);
    CPy_INCREF(cpy_r_r66.f10);
    cpy_r_r69 = PyTuple_New(11);
    if (unlikely(cpy_r_r69 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7655 = cpy_r_r66.f0;
    PyTuple_SET_ITEM(cpy_r_r69, 0, __tmp7655);
    PyObject *__tmp7656 = cpy_r_r66.f1;
    PyTuple_SET_ITEM(cpy_r_r69, 1, __tmp7656);
    PyObject *__tmp7657 = cpy_r_r66.f2;
    PyTuple_SET_ITEM(cpy_r_r69, 2, __tmp7657);
    PyObject *__tmp7658 = cpy_r_r66.f3;
    PyTuple_SET_ITEM(cpy_r_r69, 3, __tmp7658);
    PyObject *__tmp7659 = cpy_r_r66.f4;
    PyTuple_SET_ITEM(cpy_r_r69, 4, __tmp7659);
    PyObject *__tmp7660 = cpy_r_r66.f5;
    PyTuple_SET_ITEM(cpy_r_r69, 5, __tmp7660);
    PyObject *__tmp7661 = cpy_r_r66.f6;
    PyTuple_SET_ITEM(cpy_r_r69, 6, __tmp7661);
    PyObject *__tmp7662 = cpy_r_r66.f7;
    PyTuple_SET_ITEM(cpy_r_r69, 7, __tmp7662);
    PyObject *__tmp7663 = cpy_r_r66.f8;
    PyTuple_SET_ITEM(cpy_r_r69, 8, __tmp7663);
    PyObject *__tmp7664 = cpy_r_r66.f9;
    PyTuple_SET_ITEM(cpy_r_r69, 9, __tmp7664);
    PyObject *__tmp7665 = cpy_r_r66.f10;
    PyTuple_SET_ITEM(cpy_r_r69, 10, __tmp7665);
    PyObject *cpy_r_r70[2] = {cpy_r_r69, cpy_r_r65};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = PyObject_VectorcallMethod(cpy_r_r68, cpy_r_r71, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL146;
    }
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r65);
    if (likely(PyLong_Check(cpy_r_r72)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r72);
    else {
        CPy_TypeError("int", cpy_r_r72); cpy_r_r73 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 92, CPyStatic_wayfarers___printed___globals);
        goto CPyL144;
    }
    cpy_r_r74 = CPyTagged_StealAsObject(cpy_r_r73);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r61, cpy_r_r62, cpy_r_r74);
    cpy_r_r75 = cpy_r_r62 + 1;
    cpy_r_r62 = cpy_r_r75;
    goto CPyL41;
CPyL50: ;
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_tags = cpy_r_r61;
    cpy_r_r76 = PySet_New(NULL);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 93, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r77 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_tags;
    CPy_INCREF(cpy_r_r77);
    cpy_r_r78 = (CPyPtr)((CPyPtr)cpy_r_r77 + offsetof(PyVarObject, ob_size));
    cpy_r_r79 = *(int64_t *)cpy_r_r78;
    cpy_r_r80 = 0;
CPyL52: ;
    cpy_r_r81 = cpy_r_r80 < cpy_r_r79;
    if (!cpy_r_r81) goto CPyL147;
    cpy_r_r82 = CPySequenceTuple_GetItemUnsafe(cpy_r_r77, cpy_r_r80);
    if (likely(PyLong_Check(cpy_r_r82)))
        cpy_r_r83 = CPyTagged_FromObject(cpy_r_r82);
    else {
        CPy_TypeError("int", cpy_r_r82); cpy_r_r83 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 93, CPyStatic_wayfarers___printed___globals);
        goto CPyL148;
    }
    cpy_r_r84 = CPyTagged_Lshift(2, cpy_r_r83);
    CPyTagged_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 93, CPyStatic_wayfarers___printed___globals);
        goto CPyL148;
    }
    cpy_r_r85 = CPyTagged_StealAsObject(cpy_r_r84);
    cpy_r_r86 = PySet_Add(cpy_r_r76, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 93, CPyStatic_wayfarers___printed___globals);
        goto CPyL148;
    }
    cpy_r_r88 = cpy_r_r80 + 1;
    cpy_r_r80 = cpy_r_r88;
    goto CPyL52;
CPyL57: ;
    cpy_r_r89 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r90 = CPyStatics[105]; /* 'sum' */
    cpy_r_r91 = CPyObject_GetAttr(cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 93, CPyStatic_wayfarers___printed___globals);
        goto CPyL149;
    }
    PyObject *cpy_r_r92[1] = {cpy_r_r76};
    cpy_r_r93 = (PyObject **)&cpy_r_r92;
    cpy_r_r94 = PyObject_Vectorcall(cpy_r_r91, cpy_r_r93, 1, 0);
    CPy_DECREF(cpy_r_r91);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 93, CPyStatic_wayfarers___printed___globals);
        goto CPyL149;
    }
    CPy_DECREF(cpy_r_r76);
    if (likely(PyLong_Check(cpy_r_r94)))
        cpy_r_r95 = CPyTagged_FromObject(cpy_r_r94);
    else {
        CPy_TypeError("int", cpy_r_r94); cpy_r_r95 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 93, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_triggers = cpy_r_r95;
    cpy_r_r96 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r97 = NULL;
    cpy_r_r98 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 94, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_vp = cpy_r_r98;
    cpy_r_r99 = CPyStatics[3865]; /* 'board_slot' */
    cpy_r_r100 = NULL;
    cpy_r_r101 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r99, cpy_r_r100);
    if (unlikely(cpy_r_r101 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 95, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_board_slot = cpy_r_r101;
    cpy_r_r102 = CPyDef_content___Row___source(cpy_r_row);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 96, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
CPyL63: ;
    ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_source = cpy_r_r102;
    cpy_r_r103 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_width;
    CPyTagged_INCREF(cpy_r_r103);
    cpy_r_r104 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_height;
    CPyTagged_INCREF(cpy_r_r104);
    cpy_r_r105.f0 = cpy_r_r103;
    cpy_r_r105.f1 = cpy_r_r104;
    cpy_r_r106 = CPyStatic_wayfarers___printed___SHAPES;
    if (unlikely(cpy_r_r106.f0.f0 == CPY_INT_TAG)) {
        goto CPyL150;
    } else
        goto CPyL66;
CPyL64: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SHAPES\" was not set");
    cpy_r_r107 = 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 97, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL66: ;
    cpy_r_r108 = cpy_r_r106.f0;
    CPyTagged_INCREF(cpy_r_r108.f0);
    CPyTagged_INCREF(cpy_r_r108.f1);
    cpy_r_r109 = cpy_r_r106.f1;
    CPyTagged_INCREF(cpy_r_r109.f0);
    CPyTagged_INCREF(cpy_r_r109.f1);
    cpy_r_r110 = cpy_r_r106.f2;
    CPyTagged_INCREF(cpy_r_r110.f0);
    CPyTagged_INCREF(cpy_r_r110.f1);
    cpy_r_r111 = cpy_r_r105.f0;
    CPyTagged_INCREF(cpy_r_r111);
    cpy_r_r112 = cpy_r_r105.f1;
    CPyTagged_INCREF(cpy_r_r112);
    cpy_r_r113 = cpy_r_r108.f0;
    CPyTagged_INCREF(cpy_r_r113);
    cpy_r_r114 = cpy_r_r108.f1;
    CPyTagged_INCREF(cpy_r_r114);
    CPyTagged_DECREF(cpy_r_r108.f0);
    CPyTagged_DECREF(cpy_r_r108.f1);
    cpy_r_r115 = cpy_r_r111 & 1;
    cpy_r_r116 = cpy_r_r115 != 0;
    if (!cpy_r_r116) goto CPyL68;
    cpy_r_r117 = CPyTagged_IsEq_(cpy_r_r111, cpy_r_r113);
    cpy_r_r118 = cpy_r_r117 ^ 1;
    cpy_r_r119 = cpy_r_r118;
    goto CPyL69;
CPyL68: ;
    cpy_r_r120 = cpy_r_r111 != cpy_r_r113;
    cpy_r_r119 = cpy_r_r120;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r111);
    CPyTagged_DECREF(cpy_r_r113);
    if (cpy_r_r119) goto CPyL151;
    cpy_r_r121 = cpy_r_r112 & 1;
    cpy_r_r122 = cpy_r_r121 != 0;
    if (!cpy_r_r122) goto CPyL72;
    cpy_r_r123 = CPyTagged_IsEq_(cpy_r_r112, cpy_r_r114);
    cpy_r_r124 = cpy_r_r123 ^ 1;
    cpy_r_r125 = cpy_r_r124;
    goto CPyL73;
CPyL72: ;
    cpy_r_r126 = cpy_r_r112 != cpy_r_r114;
    cpy_r_r125 = cpy_r_r126;
CPyL73: ;
    CPyTagged_DECREF(cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r114);
    if (cpy_r_r125) goto CPyL75;
    if (0) {
        goto CPyL76;
    } else
        goto CPyL152;
CPyL75: ;
    if (!1) goto CPyL152;
CPyL76: ;
    cpy_r_r127 = cpy_r_r105.f0;
    CPyTagged_INCREF(cpy_r_r127);
    cpy_r_r128 = cpy_r_r105.f1;
    CPyTagged_INCREF(cpy_r_r128);
    cpy_r_r129 = cpy_r_r109.f0;
    CPyTagged_INCREF(cpy_r_r129);
    cpy_r_r130 = cpy_r_r109.f1;
    CPyTagged_INCREF(cpy_r_r130);
    CPyTagged_DECREF(cpy_r_r109.f0);
    CPyTagged_DECREF(cpy_r_r109.f1);
    cpy_r_r131 = cpy_r_r127 & 1;
    cpy_r_r132 = cpy_r_r131 != 0;
    if (!cpy_r_r132) goto CPyL78;
    cpy_r_r133 = CPyTagged_IsEq_(cpy_r_r127, cpy_r_r129);
    cpy_r_r134 = cpy_r_r133 ^ 1;
    cpy_r_r135 = cpy_r_r134;
    goto CPyL79;
CPyL78: ;
    cpy_r_r136 = cpy_r_r127 != cpy_r_r129;
    cpy_r_r135 = cpy_r_r136;
CPyL79: ;
    CPyTagged_DECREF(cpy_r_r127);
    CPyTagged_DECREF(cpy_r_r129);
    if (cpy_r_r135) goto CPyL153;
    cpy_r_r137 = cpy_r_r128 & 1;
    cpy_r_r138 = cpy_r_r137 != 0;
    if (!cpy_r_r138) goto CPyL82;
    cpy_r_r139 = CPyTagged_IsEq_(cpy_r_r128, cpy_r_r130);
    cpy_r_r140 = cpy_r_r139 ^ 1;
    cpy_r_r141 = cpy_r_r140;
    goto CPyL83;
CPyL82: ;
    cpy_r_r142 = cpy_r_r128 != cpy_r_r130;
    cpy_r_r141 = cpy_r_r142;
CPyL83: ;
    CPyTagged_DECREF(cpy_r_r128);
    CPyTagged_DECREF(cpy_r_r130);
    if (cpy_r_r141) goto CPyL85;
    if (0) {
        goto CPyL86;
    } else
        goto CPyL154;
CPyL85: ;
    if (!1) goto CPyL154;
CPyL86: ;
    cpy_r_r143 = cpy_r_r105.f0;
    CPyTagged_INCREF(cpy_r_r143);
    cpy_r_r144 = cpy_r_r105.f1;
    CPyTagged_INCREF(cpy_r_r144);
    CPyTagged_DECREF(cpy_r_r105.f0);
    CPyTagged_DECREF(cpy_r_r105.f1);
    cpy_r_r145 = cpy_r_r110.f0;
    CPyTagged_INCREF(cpy_r_r145);
    cpy_r_r146 = cpy_r_r110.f1;
    CPyTagged_INCREF(cpy_r_r146);
    CPyTagged_DECREF(cpy_r_r110.f0);
    CPyTagged_DECREF(cpy_r_r110.f1);
    cpy_r_r147 = cpy_r_r143 & 1;
    cpy_r_r148 = cpy_r_r147 != 0;
    if (!cpy_r_r148) goto CPyL88;
    cpy_r_r149 = CPyTagged_IsEq_(cpy_r_r143, cpy_r_r145);
    cpy_r_r150 = cpy_r_r149 ^ 1;
    cpy_r_r151 = cpy_r_r150;
    goto CPyL89;
CPyL88: ;
    cpy_r_r152 = cpy_r_r143 != cpy_r_r145;
    cpy_r_r151 = cpy_r_r152;
CPyL89: ;
    CPyTagged_DECREF(cpy_r_r143);
    CPyTagged_DECREF(cpy_r_r145);
    if (cpy_r_r151) goto CPyL155;
    cpy_r_r153 = cpy_r_r144 & 1;
    cpy_r_r154 = cpy_r_r153 != 0;
    if (!cpy_r_r154) goto CPyL92;
    cpy_r_r155 = CPyTagged_IsEq_(cpy_r_r144, cpy_r_r146);
    cpy_r_r156 = cpy_r_r155 ^ 1;
    cpy_r_r157 = cpy_r_r156;
    goto CPyL93;
CPyL92: ;
    cpy_r_r158 = cpy_r_r144 != cpy_r_r146;
    cpy_r_r157 = cpy_r_r158;
CPyL93: ;
    CPyTagged_DECREF(cpy_r_r144);
    CPyTagged_DECREF(cpy_r_r146);
    if (cpy_r_r157) goto CPyL95;
    if (0) {
        goto CPyL96;
    } else
        goto CPyL97;
CPyL95: ;
    if (!1) goto CPyL97;
CPyL96: ;
    if (1) {
        goto CPyL98;
    } else
        goto CPyL101;
CPyL97: ;
    if (!0) goto CPyL101;
CPyL98: ;
    cpy_r_r159 = CPyStatics[3861]; /* 'width' */
    cpy_r_r160 = CPyStatics[4148]; /* 'a tile is 1 x 1, 2 wide or 2 high' */
    cpy_r_r161 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r159, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 98, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Raise(cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 98, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL101: ;
    cpy_r_r162 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_faces;
    CPy_INCREF(cpy_r_r162);
    cpy_r_r163 = (CPyPtr)((CPyPtr)cpy_r_r162 + offsetof(PyVarObject, ob_size));
    cpy_r_r164 = *(int64_t *)cpy_r_r163;
    cpy_r_r165 = 0;
CPyL102: ;
    cpy_r_r166 = cpy_r_r165 < cpy_r_r164;
    if (!cpy_r_r166) goto CPyL156;
    cpy_r_r167 = CPySequenceTuple_GetItemUnsafe(cpy_r_r162, cpy_r_r165);
    if (likely(PyTuple_Check(cpy_r_r167)))
        cpy_r_r168 = cpy_r_r167;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 99, CPyStatic_wayfarers___printed___globals, "tuple", cpy_r_r167);
        goto CPyL157;
    }
    cpy_r_r169 = 0;
    cpy_r_r170 = (CPyPtr)((CPyPtr)cpy_r_r168 + offsetof(PyVarObject, ob_size));
    cpy_r_r171 = *(int64_t *)cpy_r_r170;
    cpy_r_r172 = 0;
CPyL105: ;
    cpy_r_r173 = cpy_r_r172 < cpy_r_r171;
    if (!cpy_r_r173) goto CPyL158;
    cpy_r_r174 = CPySequenceTuple_GetItemUnsafe(cpy_r_r168, cpy_r_r172);
    if (likely(PyTuple_Check(cpy_r_r174)))
        cpy_r_r175 = cpy_r_r174;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 100, CPyStatic_wayfarers___printed___globals, "tuple", cpy_r_r174);
        goto CPyL159;
    }
    cpy_r_r176 = (CPyPtr)((CPyPtr)cpy_r_r175 + offsetof(PyVarObject, ob_size));
    cpy_r_r177 = *(int64_t *)cpy_r_r176;
    cpy_r_r178 = 0;
CPyL108: ;
    cpy_r_r179 = cpy_r_r178 < cpy_r_r177;
    if (!cpy_r_r179) goto CPyL160;
    cpy_r_r180 = CPySequenceTuple_GetItemUnsafe(cpy_r_r175, cpy_r_r178);
    if (likely(PyUnicode_Check(cpy_r_r180)))
        cpy_r_r181 = cpy_r_r180;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 100, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r180);
        goto CPyL161;
    }
    cpy_r_r182 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r183 = CPyStr_Startswith(cpy_r_r181, cpy_r_r182);
    cpy_r_r184 = cpy_r_r183;
    if (!cpy_r_r184) goto CPyL162;
    cpy_r_r185 = CPyStr_GetSlice(cpy_r_r181, 4, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 100, CPyStatic_wayfarers___printed___globals);
        goto CPyL161;
    }
    if (likely(PyUnicode_Check(cpy_r_r185)))
        cpy_r_r186 = cpy_r_r185;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "__init__", 100, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r185);
        goto CPyL161;
    }
    cpy_r_r187 = CPyLong_FromStr(cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 100, CPyStatic_wayfarers___printed___globals);
        goto CPyL161;
    }
    if (likely(PyLong_Check(cpy_r_r187)))
        cpy_r_r188 = CPyTagged_FromObject(cpy_r_r187);
    else {
        CPy_TypeError("int", cpy_r_r187); cpy_r_r188 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r188 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 100, CPyStatic_wayfarers___printed___globals);
        goto CPyL161;
    }
    cpy_r_r189 = CPyTagged_Add(cpy_r_r169, cpy_r_r188);
    CPyTagged_DECREF(cpy_r_r169);
    CPyTagged_DECREF(cpy_r_r188);
    cpy_r_r169 = cpy_r_r189;
CPyL116: ;
    cpy_r_r190 = cpy_r_r178 + 1;
    cpy_r_r178 = cpy_r_r190;
    goto CPyL108;
CPyL117: ;
    cpy_r_r191 = cpy_r_r172 + 1;
    cpy_r_r172 = cpy_r_r191;
    goto CPyL105;
CPyL118: ;
    cpy_r_printed = cpy_r_r169;
    cpy_r_r192 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_self)->_vp;
    cpy_r_r193 = cpy_r_printed & 1;
    cpy_r_r194 = cpy_r_r193 != 0;
    if (!cpy_r_r194) goto CPyL120;
    cpy_r_r195 = CPyTagged_IsEq_(cpy_r_printed, cpy_r_r192);
    cpy_r_r196 = cpy_r_r195 ^ 1;
    if (cpy_r_r196) {
        goto CPyL163;
    } else
        goto CPyL164;
CPyL120: ;
    cpy_r_r197 = cpy_r_printed != cpy_r_r192;
    if (cpy_r_r197) {
        goto CPyL163;
    } else
        goto CPyL164;
CPyL121: ;
    cpy_r_r198 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r199 = CPyStatics[4149]; /* 'the faces show ' */
    cpy_r_r200 = CPyTagged_Str(cpy_r_printed);
    CPyTagged_DECREF(cpy_r_printed);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 102, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r201 = CPyStatics[4150]; /* ' points' */
    cpy_r_r202 = CPyStr_Build(3, cpy_r_r199, cpy_r_r200, cpy_r_r201);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 102, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r203 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_r198, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 102, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Raise(cpy_r_r203);
    CPy_DECREF(cpy_r_r203);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 102, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPy_Unreachable();
CPyL126: ;
    cpy_r_r204 = cpy_r_r165 + 1;
    cpy_r_r165 = cpy_r_r204;
    goto CPyL102;
CPyL127: ;
    return 1;
CPyL128: ;
    cpy_r_r205 = 2;
    return cpy_r_r205;
CPyL129: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL128;
CPyL130: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL128;
CPyL131: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL9;
CPyL132: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL128;
CPyL133: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL19;
CPyL134: ;
    CPy_DecRef(cpy_r_r30);
    goto CPyL128;
CPyL135: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL28;
CPyL136: ;
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r34);
    goto CPyL128;
CPyL137: ;
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r34);
    CPy_DecRef(cpy_r_r36);
    goto CPyL128;
CPyL138: ;
    CPy_DECREF(cpy_r_r36);
    goto CPyL22;
CPyL139: ;
    CPy_DecRef(cpy_r_r49);
    goto CPyL128;
CPyL140: ;
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r50);
    goto CPyL128;
CPyL141: ;
    CPy_DECREF(cpy_r_r55);
    goto CPyL36;
CPyL142: ;
    CPy_DecRef(cpy_r_r58);
    goto CPyL128;
CPyL143: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL50;
CPyL144: ;
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r61);
    goto CPyL128;
CPyL145: ;
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r65);
    goto CPyL44;
CPyL146: ;
    CPy_DecRef(cpy_r_r58);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r69);
    goto CPyL128;
CPyL147: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL57;
CPyL148: ;
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r77);
    goto CPyL128;
CPyL149: ;
    CPy_DecRef(cpy_r_r76);
    goto CPyL128;
CPyL150: ;
    CPyTagged_DecRef(cpy_r_r105.f0);
    CPyTagged_DecRef(cpy_r_r105.f1);
    goto CPyL64;
CPyL151: ;
    CPyTagged_DECREF(cpy_r_r112);
    CPyTagged_DECREF(cpy_r_r114);
    goto CPyL75;
CPyL152: ;
    CPyTagged_DECREF(cpy_r_r105.f0);
    CPyTagged_DECREF(cpy_r_r105.f1);
    CPyTagged_DECREF(cpy_r_r109.f0);
    CPyTagged_DECREF(cpy_r_r109.f1);
    CPyTagged_DECREF(cpy_r_r110.f0);
    CPyTagged_DECREF(cpy_r_r110.f1);
    goto CPyL97;
CPyL153: ;
    CPyTagged_DECREF(cpy_r_r128);
    CPyTagged_DECREF(cpy_r_r130);
    goto CPyL85;
CPyL154: ;
    CPyTagged_DECREF(cpy_r_r105.f0);
    CPyTagged_DECREF(cpy_r_r105.f1);
    CPyTagged_DECREF(cpy_r_r110.f0);
    CPyTagged_DECREF(cpy_r_r110.f1);
    goto CPyL97;
CPyL155: ;
    CPyTagged_DECREF(cpy_r_r144);
    CPyTagged_DECREF(cpy_r_r146);
    goto CPyL95;
CPyL156: ;
    CPy_DECREF(cpy_r_r162);
    goto CPyL127;
CPyL157: ;
    CPy_DecRef(cpy_r_r162);
    goto CPyL128;
CPyL158: ;
    CPy_DECREF(cpy_r_r168);
    goto CPyL118;
CPyL159: ;
    CPy_DecRef(cpy_r_r162);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r169);
    goto CPyL128;
CPyL160: ;
    CPy_DECREF(cpy_r_r175);
    goto CPyL117;
CPyL161: ;
    CPy_DecRef(cpy_r_r162);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r175);
    goto CPyL128;
CPyL162: ;
    CPy_DECREF(cpy_r_r181);
    goto CPyL116;
CPyL163: ;
    CPy_DECREF(cpy_r_r162);
    goto CPyL121;
CPyL164: ;
    CPyTagged_DECREF(cpy_r_printed);
    goto CPyL126;
}
        
        PyObject *CPyPy_wayfarers___printed___Tile_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"row", "id", 0};
            PyObject *obj_row;
            PyObject *obj_id;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_row, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___printed___Tile))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Tile", obj_self); 
                goto fail;
            }
            PyObject *arg_row;
            if (likely(Py_TYPE(obj_row) == CPyType_content___Row))
                arg_row = obj_row;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_row); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___printed___Tile_____init__(arg_self, arg_row, arg_id);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 85, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___printed____face(PyObject *cpy_r_row, PyObject *cpy_r_column) {
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
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int64_t cpy_r_r19;
    CPyPtr cpy_r_r20;
    int64_t cpy_r_r21;
    int64_t cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    tuple_T9OOOOOOOOO cpy_r_r32;
    char cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    char cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    char cpy_r_r57;
    char cpy_r_r58;
    char cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    int32_t cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject **cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    tuple_T9OOOOOOOOO cpy_r_r78;
    char cpy_r_r79;
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
    CPyPtr cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int64_t cpy_r_r97;
    int64_t cpy_r_r98;
    CPyPtr cpy_r_r99;
    int64_t cpy_r_r100;
    CPyTagged cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    int64_t cpy_r_r109;
    char cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    char cpy_r_r114;
    char cpy_r_r115;
    CPyPtr cpy_r_r116;
    int64_t cpy_r_r117;
    CPyTagged cpy_r_r118;
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
    cpy_r_r0 = CPyDef_content___Row___text(cpy_r_row, cpy_r_column);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 109, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    cpy_r_r1 = CPyStatics[4151]; /* ';' */
    cpy_r_r2 = PyUnicode_Split(cpy_r_r0, cpy_r_r1, -1);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 109, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = PyTuple_New(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 109, CPyStatic_wayfarers___printed___globals);
        goto CPyL65;
    }
    cpy_r_r6 = 0;
CPyL4: ;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r8 = *(int64_t *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r6 < cpy_r_r8;
    if (!cpy_r_r9) goto CPyL66;
    cpy_r_r10 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r11 = *(CPyPtr *)cpy_r_r10;
    cpy_r_r12 = cpy_r_r6 * 8;
    cpy_r_r13 = cpy_r_r11 + cpy_r_r12;
    cpy_r_r14 = *(PyObject * *)cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    if (likely(PyUnicode_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "_face", 109, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r14);
        goto CPyL67;
    }
    cpy_r_r16 = CPyStatics[109]; /* '+' */
    cpy_r_r17 = PyUnicode_Split(cpy_r_r15, cpy_r_r16, -1);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 109, CPyStatic_wayfarers___printed___globals);
        goto CPyL67;
    }
    cpy_r_r18 = PyList_AsTuple(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 109, CPyStatic_wayfarers___printed___globals);
        goto CPyL67;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r5, cpy_r_r6, cpy_r_r18);
    cpy_r_r19 = cpy_r_r6 + 1;
    cpy_r_r6 = cpy_r_r19;
    goto CPyL4;
CPyL10: ;
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r21 = *(int64_t *)cpy_r_r20;
    cpy_r_r22 = 0;
CPyL11: ;
    cpy_r_r23 = cpy_r_r22 < cpy_r_r21;
    if (!cpy_r_r23) goto CPyL49;
    cpy_r_r24 = CPySequenceTuple_GetItemUnsafe(cpy_r_r5, cpy_r_r22);
    if (likely(PyTuple_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "_face", 110, CPyStatic_wayfarers___printed___globals, "tuple", cpy_r_r24);
        goto CPyL68;
    }
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r25 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = 0;
CPyL14: ;
    cpy_r_r29 = cpy_r_r28 < cpy_r_r27;
    if (!cpy_r_r29) goto CPyL69;
    cpy_r_r30 = CPySequenceTuple_GetItemUnsafe(cpy_r_r25, cpy_r_r28);
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "_face", 111, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r30);
        goto CPyL70;
    }
    cpy_r_r32 = CPyStatic_wayfarers___printed___SYMBOLS;
    if (unlikely(cpy_r_r32.f0 == NULL)) {
        goto CPyL71;
    } else
        goto CPyL19;
CPyL17: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SYMBOLS\" was not set");
    cpy_r_r33 = 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 112, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL19: ;
    cpy_r_r34 = cpy_r_r32.f0;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_r32.f1;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = cpy_r_r32.f2;
    CPy_INCREF(cpy_r_r36);
    cpy_r_r37 = cpy_r_r32.f3;
    CPy_INCREF(cpy_r_r37);
    cpy_r_r38 = cpy_r_r32.f4;
    CPy_INCREF(cpy_r_r38);
    cpy_r_r39 = cpy_r_r32.f5;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = cpy_r_r32.f6;
    CPy_INCREF(cpy_r_r40);
    cpy_r_r41 = cpy_r_r32.f7;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r42 = cpy_r_r32.f8;
    CPy_INCREF(cpy_r_r42);
    cpy_r_r43 = CPyStr_Equal(cpy_r_r31, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r44 = cpy_r_r43 == 0;
    if (!cpy_r_r44) goto CPyL72;
    cpy_r_r45 = CPyStr_Equal(cpy_r_r31, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r46 = cpy_r_r45 == 0;
    if (!cpy_r_r46) goto CPyL73;
    cpy_r_r47 = CPyStr_Equal(cpy_r_r31, cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r48 = cpy_r_r47 == 0;
    if (!cpy_r_r48) goto CPyL74;
    cpy_r_r49 = CPyStr_Equal(cpy_r_r31, cpy_r_r37);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r50 = cpy_r_r49 == 0;
    if (!cpy_r_r50) goto CPyL75;
    cpy_r_r51 = CPyStr_Equal(cpy_r_r31, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    cpy_r_r52 = cpy_r_r51 == 0;
    if (!cpy_r_r52) goto CPyL76;
    cpy_r_r53 = CPyStr_Equal(cpy_r_r31, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r54 = cpy_r_r53 == 0;
    if (!cpy_r_r54) goto CPyL77;
    cpy_r_r55 = CPyStr_Equal(cpy_r_r31, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r56 = cpy_r_r55 == 0;
    if (!cpy_r_r56) goto CPyL78;
    cpy_r_r57 = CPyStr_Equal(cpy_r_r31, cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r58 = cpy_r_r57 == 0;
    if (!cpy_r_r58) goto CPyL79;
    cpy_r_r59 = CPyStr_Equal(cpy_r_r31, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r60 = cpy_r_r59 == 0;
    if (!cpy_r_r60) goto CPyL29;
    if (1) {
        goto CPyL30;
    } else
        goto CPyL80;
CPyL29: ;
    if (!0) goto CPyL80;
CPyL30: ;
    cpy_r_r61 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r62 = CPyStr_Startswith(cpy_r_r31, cpy_r_r61);
    cpy_r_r63 = cpy_r_r62;
    if (!cpy_r_r63) goto CPyL81;
    cpy_r_r64 = CPyStr_GetSlice(cpy_r_r31, 4, 9223372036854775806LL);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 112, CPyStatic_wayfarers___printed___globals);
        goto CPyL82;
    }
    if (likely(PyUnicode_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "_face", 112, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r64);
        goto CPyL82;
    }
    cpy_r_r66 = CPyStr_IsDigit(cpy_r_r65);
    CPy_DECREF(cpy_r_r65);
    if (cpy_r_r66) {
        goto CPyL80;
    } else
        goto CPyL81;
CPyL34: ;
    cpy_r_r67 = CPyStatics[151]; /* '' */
    cpy_r_r68 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r69 = CPyStatics[151]; /* '' */
    cpy_r_r70 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r71[3] = {cpy_r_r68, cpy_r_r31, cpy_r_r69};
    cpy_r_r72 = (PyObject **)&cpy_r_r71;
    cpy_r_r73 = PyObject_VectorcallMethod(cpy_r_r70, cpy_r_r72, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL83;
    }
    CPy_DECREF(cpy_r_r31);
    if (likely(PyUnicode_Check(cpy_r_r73)))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r73);
        goto CPyL64;
    }
    cpy_r_r75 = CPyStatics[4152]; /* ' is no symbol; expected ' */
    cpy_r_r76 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r77 = CPyStatics[157]; /* ', ' */
    cpy_r_r78 = CPyStatic_wayfarers___printed___SYMBOLS;
    if (unlikely(cpy_r_r78.f0 == NULL)) {
        goto CPyL84;
    } else
        goto CPyL39;
CPyL37: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SYMBOLS\" was not set");
    cpy_r_r79 = 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL39: ;
    CPy_INCREF(cpy_r_r78.f0);
    CPy_INCREF(cpy_r_r78.f1);
    CPy_INCREF(cpy_r_r78.f2);
    CPy_INCREF(cpy_r_r78.f3);
    CPy_INCREF(cpy_r_r78.f4);
    CPy_INCREF(cpy_r_r78.f5);
    CPy_INCREF(cpy_r_r78.f6);
    CPy_INCREF(cpy_r_r78.f7);
    CPy_INCREF(cpy_r_r78.f8);
    cpy_r_r80 = PyTuple_New(9);
    if (unlikely(cpy_r_r80 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7666 = cpy_r_r78.f0;
    PyTuple_SET_ITEM(cpy_r_r80, 0, __tmp7666);
    PyObject *__tmp7667 = cpy_r_r78.f1;
    PyTuple_SET_ITEM(cpy_r_r80, 1, __tmp7667);
    PyObject *__tmp7668 = cpy_r_r78.f2;
    PyTuple_SET_ITEM(cpy_r_r80, 2, __tmp7668);
    PyObject *__tmp7669 = cpy_r_r78.f3;
    PyTuple_SET_ITEM(cpy_r_r80, 3, __tmp7669);
    PyObject *__tmp7670 = cpy_r_r78.f4;
    PyTuple_SET_ITEM(cpy_r_r80, 4, __tmp7670);
    PyObject *__tmp7671 = cpy_r_r78.f5;
    PyTuple_SET_ITEM(cpy_r_r80, 5, __tmp7671);
    PyObject *__tmp7672 = cpy_r_r78.f6;
    PyTuple_SET_ITEM(cpy_r_r80, 6, __tmp7672);
    PyObject *__tmp7673 = cpy_r_r78.f7;
    PyTuple_SET_ITEM(cpy_r_r80, 7, __tmp7673);
    PyObject *__tmp7674 = cpy_r_r78.f8;
    PyTuple_SET_ITEM(cpy_r_r80, 8, __tmp7674);
    cpy_r_r81 = PyUnicode_Join(cpy_r_r77, cpy_r_r80);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL85;
    }
    cpy_r_r82 = CPyStatics[151]; /* '' */
    cpy_r_r83 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r84[3] = {cpy_r_r76, cpy_r_r81, cpy_r_r82};
    cpy_r_r85 = (PyObject **)&cpy_r_r84;
    cpy_r_r86 = PyObject_VectorcallMethod(cpy_r_r83, cpy_r_r85, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL86;
    }
    CPy_DECREF(cpy_r_r81);
    if (likely(PyUnicode_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals, "str", cpy_r_r86);
        goto CPyL85;
    }
    cpy_r_r88 = CPyStatics[4153]; /* ' or vp and a number' */
    cpy_r_r89 = PyList_New(4);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL87;
    }
    cpy_r_r90 = (CPyPtr)((CPyPtr)cpy_r_r89 + offsetof(PyListObject, ob_item));
    cpy_r_r91 = *(CPyPtr *)cpy_r_r90;
    *(PyObject * *)cpy_r_r91 = cpy_r_r74;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r92 = cpy_r_r91 + 8;
    *(PyObject * *)cpy_r_r92 = cpy_r_r75;
    cpy_r_r93 = cpy_r_r91 + 16;
    *(PyObject * *)cpy_r_r93 = cpy_r_r87;
    CPy_INCREF(cpy_r_r88);
    cpy_r_r94 = cpy_r_r91 + 24;
    *(PyObject * *)cpy_r_r94 = cpy_r_r88;
    cpy_r_r95 = PyUnicode_Join(cpy_r_r67, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    cpy_r_r96 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_column, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    CPy_Raise(cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 113, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r97 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r97;
    goto CPyL14;
CPyL48: ;
    cpy_r_r98 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r98;
    goto CPyL11;
CPyL49: ;
    cpy_r_r99 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r100 = *(int64_t *)cpy_r_r99;
    cpy_r_r101 = cpy_r_r100 << 1;
    cpy_r_r102 = CPyStatics[3861]; /* 'width' */
    cpy_r_r103 = NULL;
    cpy_r_r104 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r102, cpy_r_r103);
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 114, CPyStatic_wayfarers___printed___globals);
        goto CPyL68;
    }
    cpy_r_r105 = CPyStatics[3862]; /* 'height' */
    cpy_r_r106 = NULL;
    cpy_r_r107 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r105, cpy_r_r106);
    if (unlikely(cpy_r_r107 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 114, CPyStatic_wayfarers___printed___globals);
        goto CPyL88;
    }
    cpy_r_r108 = CPyTagged_Multiply(cpy_r_r104, cpy_r_r107);
    CPyTagged_DECREF(cpy_r_r104);
    CPyTagged_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r101 & 1;
    cpy_r_r110 = cpy_r_r109 != 0;
    if (cpy_r_r110) goto CPyL53;
    cpy_r_r111 = cpy_r_r108 & 1;
    cpy_r_r112 = cpy_r_r111 != 0;
    if (!cpy_r_r112) goto CPyL54;
CPyL53: ;
    cpy_r_r113 = CPyTagged_IsLt_(cpy_r_r108, cpy_r_r101);
    cpy_r_r114 = cpy_r_r113;
    goto CPyL55;
CPyL54: ;
    cpy_r_r115 = (Py_ssize_t)cpy_r_r101 > (Py_ssize_t)cpy_r_r108;
    cpy_r_r114 = cpy_r_r115;
CPyL55: ;
    CPyTagged_DECREF(cpy_r_r108);
    if (!cpy_r_r114) goto CPyL63;
    cpy_r_r116 = (CPyPtr)((CPyPtr)cpy_r_r5 + offsetof(PyVarObject, ob_size));
    cpy_r_r117 = *(int64_t *)cpy_r_r116;
    CPy_DECREF(cpy_r_r5);
    cpy_r_r118 = cpy_r_r117 << 1;
    cpy_r_r119 = CPyTagged_Str(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 115, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    cpy_r_r120 = CPyStatics[4154]; /* ' cells on a tile of ' */
    cpy_r_r121 = CPyStatics[3861]; /* 'width' */
    cpy_r_r122 = CPyDef_content___Row___text(cpy_r_row, cpy_r_r121);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 115, CPyStatic_wayfarers___printed___globals);
        goto CPyL89;
    }
    cpy_r_r123 = CPyStatics[4155]; /* ' x ' */
    cpy_r_r124 = CPyStatics[3862]; /* 'height' */
    cpy_r_r125 = CPyDef_content___Row___text(cpy_r_row, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 115, CPyStatic_wayfarers___printed___globals);
        goto CPyL90;
    }
    cpy_r_r126 = CPyStr_Build(5, cpy_r_r119, cpy_r_r120, cpy_r_r122, cpy_r_r123, cpy_r_r125);
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r122);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 115, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    cpy_r_r127 = CPyDef_content___Row___fail(cpy_r_row, cpy_r_column, cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 115, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    CPy_Raise(cpy_r_r127);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 115, CPyStatic_wayfarers___printed___globals);
        goto CPyL64;
    }
    CPy_Unreachable();
CPyL63: ;
    return cpy_r_r5;
CPyL64: ;
    cpy_r_r128 = NULL;
    return cpy_r_r128;
CPyL65: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL64;
CPyL66: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL67: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL64;
CPyL68: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL64;
CPyL69: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL48;
CPyL70: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r25);
    goto CPyL64;
CPyL71: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    goto CPyL17;
CPyL72: ;
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL73: ;
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL74: ;
    CPy_DECREF(cpy_r_r37);
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL75: ;
    CPy_DECREF(cpy_r_r38);
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL76: ;
    CPy_DECREF(cpy_r_r39);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL77: ;
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL78: ;
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL79: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL29;
CPyL80: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL47;
CPyL81: ;
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r25);
    goto CPyL34;
CPyL82: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r31);
    goto CPyL64;
CPyL83: ;
    CPy_DecRef(cpy_r_r31);
    goto CPyL64;
CPyL84: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL37;
CPyL85: ;
    CPy_DecRef(cpy_r_r74);
    goto CPyL64;
CPyL86: ;
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r81);
    goto CPyL64;
CPyL87: ;
    CPy_DecRef(cpy_r_r74);
    CPy_DecRef(cpy_r_r87);
    goto CPyL64;
CPyL88: ;
    CPy_DecRef(cpy_r_r5);
    CPyTagged_DecRef(cpy_r_r104);
    goto CPyL64;
CPyL89: ;
    CPy_DecRef(cpy_r_r119);
    goto CPyL64;
CPyL90: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r122);
    goto CPyL64;
}
        
        PyObject *CPyPy_wayfarers___printed____face(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"row", "column", 0};
            static CPyArg_Parser parser = {"OO:_face", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_column;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_row, &obj_column)) {
                return NULL;
            }
            PyObject *arg_row;
            if (likely(Py_TYPE(obj_row) == CPyType_content___Row))
                arg_row = obj_row;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_row); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___printed____face(arg_row, arg_column);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "_face", 108, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___printed___AiBoard_____init__(PyObject *cpy_r_self, PyObject *cpy_r_id, PyObject *cpy_r_focus, PyObject *cpy_r_rest, PyObject *cpy_r_track_bonus) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    CPy_INCREF(cpy_r_id);
    ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_self)->_id = cpy_r_id;
    CPy_INCREF(cpy_r_focus);
    ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_self)->_focus = cpy_r_focus;
    CPy_INCREF(cpy_r_rest);
    ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_self)->_rest = cpy_r_rest;
    CPy_INCREF(cpy_r_track_bonus);
    ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_self)->_track_bonus = cpy_r_track_bonus;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 129, CPyStatic_wayfarers___printed___globals);
        goto CPyL2;
    }
    ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_self)->_bonuses = cpy_r_r0;
    return 1;
CPyL2: ;
    cpy_r_r1 = 2;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_wayfarers___printed___AiBoard_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "focus", "rest", "track_bonus", 0};
            PyObject *obj_id;
            PyObject *obj_focus;
            PyObject *obj_rest;
            PyObject *obj_track_bonus;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOOO", "__init__", kwlist, &obj_id, &obj_focus, &obj_rest, &obj_track_bonus)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___printed___AiBoard))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.AiBoard", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *arg_focus;
            if (likely(PyObject_TypeCheck(obj_focus, CPyType_kernel___effects___Effect)))
                arg_focus = obj_focus;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_focus); 
                goto fail;
            }
            PyObject *arg_rest;
            if (likely(PyObject_TypeCheck(obj_rest, CPyType_kernel___effects___Effect)))
                arg_rest = obj_rest;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_rest); 
                goto fail;
            }
            PyObject *arg_track_bonus;
            if (likely(PyObject_TypeCheck(obj_track_bonus, CPyType_kernel___effects___Effect)))
                arg_track_bonus = obj_track_bonus;
            else {
                CPy_TypeError("serai.kernel.effects.Effect", obj_track_bonus); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___printed___AiBoard_____init__(arg_self, arg_id, arg_focus, arg_rest, arg_track_bonus);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 124, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___printed___Scheme_____init__(PyObject *cpy_r_self, PyObject *cpy_r_id, PyObject *cpy_r_row, PyObject *cpy_r_verbs) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
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
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    char cpy_r_r20;
    CPy_INCREF(cpy_r_id);
    ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_self)->_id = cpy_r_id;
    cpy_r_r0 = CPyStatics[336]; /* 'colour' */
    cpy_r_r1 = CPyStatics[2758]; /* 'blue' */
    cpy_r_r2 = CPyStatics[2759]; /* 'red' */
    cpy_r_r3 = PyTuple_Pack(2, cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 139, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    cpy_r_r4 = CPyDef_content___Row___word(cpy_r_row, cpy_r_r0, cpy_r_r3);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 139, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    cpy_r_r5 = CPyStatics[2758]; /* 'blue' */
    cpy_r_r6 = CPyStr_EqualLiteral(cpy_r_r4, cpy_r_r5, 4);
    CPy_DECREF(cpy_r_r4);
    ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_self)->_is_blue = cpy_r_r6;
    cpy_r_r7 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r8 = NULL;
    cpy_r_r9 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r7, cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 140, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_self)->_silver = cpy_r_r9;
    cpy_r_r10 = CPyStatics[800]; /* 'first' */
    cpy_r_r11 = CPyDef_content___Row___effect(cpy_r_row, cpy_r_r10, cpy_r_verbs);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 141, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_self)->_first = cpy_r_r11;
    cpy_r_r12 = CPyStatics[801]; /* 'second' */
    cpy_r_r13 = CPyDef_content___Row___effect(cpy_r_row, cpy_r_r12, cpy_r_verbs);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 142, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_self)->_second = cpy_r_r13;
    cpy_r_r14 = CPyStatics[3898]; /* 'special_slot' */
    cpy_r_r15 = NULL;
    cpy_r_r16 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r14, cpy_r_r15);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 143, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_self)->_special_slot = cpy_r_r16;
    cpy_r_r17 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r18 = NULL;
    cpy_r_r19 = CPyDef_content___Row___number(cpy_r_row, cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 144, CPyStatic_wayfarers___printed___globals);
        goto CPyL8;
    }
    ((serai___games___wayfarers___printed___SchemeObject *)cpy_r_self)->_comet = cpy_r_r19;
    return 1;
CPyL8: ;
    cpy_r_r20 = 2;
    return cpy_r_r20;
}
        
        PyObject *CPyPy_wayfarers___printed___Scheme_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", "row", "verbs", 0};
            PyObject *obj_id;
            PyObject *obj_row;
            PyObject *obj_verbs;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OOO", "__init__", kwlist, &obj_id, &obj_row, &obj_verbs)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___printed___Scheme))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Scheme", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *arg_row;
            if (likely(Py_TYPE(obj_row) == CPyType_content___Row))
                arg_row = obj_row;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_row); 
                goto fail;
            }
            PyObject *arg_verbs;
            if (likely(Py_TYPE(obj_verbs) == CPyType_kernel___effects___Verbs))
                arg_verbs = obj_verbs;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_verbs); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___printed___Scheme_____init__(arg_self, arg_id, arg_row, arg_verbs);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "__init__", 137, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___printed___gist(PyObject *cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T2OO cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2OO cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T2OO cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T2OO cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T2OO cpy_r_r14;
    tuple_T5T2OOT2OOT2OOT2OOT2OO cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_lasting;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    int64_t cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    tuple_T2OO cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    char cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    int32_t cpy_r_r56;
    char cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyPtr cpy_r_r63;
    int64_t cpy_r_r64;
    CPyTagged cpy_r_r65;
    char cpy_r_r66;
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
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    cpy_r_r0 = CPyStatics[543]; /* 'die' */
    cpy_r_r1 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_action;
    CPy_INCREF(cpy_r_r1);
    CPy_INCREF(cpy_r_r0);
    cpy_r_r2.f0 = cpy_r_r0;
    cpy_r_r2.f1 = cpy_r_r1;
    cpy_r_r3 = CPyStatics[3819]; /* 'trigger' */
    cpy_r_r4 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_trigger_effect;
    CPy_INCREF(cpy_r_r4);
    CPy_INCREF(cpy_r_r3);
    cpy_r_r5.f0 = cpy_r_r3;
    cpy_r_r5.f1 = cpy_r_r4;
    cpy_r_r6 = CPyStatics[3835]; /* 'ability' */
    cpy_r_r7 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_ability;
    CPy_INCREF(cpy_r_r7);
    CPy_INCREF(cpy_r_r6);
    cpy_r_r8.f0 = cpy_r_r6;
    cpy_r_r8.f1 = cpy_r_r7;
    cpy_r_r9 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r10 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_vp;
    CPy_INCREF(cpy_r_r10);
    CPy_INCREF(cpy_r_r9);
    cpy_r_r11.f0 = cpy_r_r9;
    cpy_r_r11.f1 = cpy_r_r10;
    cpy_r_r12 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r13 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_goal;
    CPy_INCREF(cpy_r_r13);
    CPy_INCREF(cpy_r_r12);
    cpy_r_r14.f0 = cpy_r_r12;
    cpy_r_r14.f1 = cpy_r_r13;
    cpy_r_r15.f0 = cpy_r_r2;
    cpy_r_r15.f1 = cpy_r_r5;
    cpy_r_r15.f2 = cpy_r_r8;
    cpy_r_r15.f3 = cpy_r_r11;
    cpy_r_r15.f4 = cpy_r_r14;
    cpy_r_r16 = PyTuple_New(5);
    if (unlikely(cpy_r_r16 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7675 = PyTuple_New(2);
    if (unlikely(__tmp7675 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7676 = cpy_r_r15.f0.f0;
    PyTuple_SET_ITEM(__tmp7675, 0, __tmp7676);
    PyObject *__tmp7677 = cpy_r_r15.f0.f1;
    PyTuple_SET_ITEM(__tmp7675, 1, __tmp7677);
    PyTuple_SET_ITEM(cpy_r_r16, 0, __tmp7675);
    PyObject *__tmp7678 = PyTuple_New(2);
    if (unlikely(__tmp7678 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7679 = cpy_r_r15.f1.f0;
    PyTuple_SET_ITEM(__tmp7678, 0, __tmp7679);
    PyObject *__tmp7680 = cpy_r_r15.f1.f1;
    PyTuple_SET_ITEM(__tmp7678, 1, __tmp7680);
    PyTuple_SET_ITEM(cpy_r_r16, 1, __tmp7678);
    PyObject *__tmp7681 = PyTuple_New(2);
    if (unlikely(__tmp7681 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7682 = cpy_r_r15.f2.f0;
    PyTuple_SET_ITEM(__tmp7681, 0, __tmp7682);
    PyObject *__tmp7683 = cpy_r_r15.f2.f1;
    PyTuple_SET_ITEM(__tmp7681, 1, __tmp7683);
    PyTuple_SET_ITEM(cpy_r_r16, 2, __tmp7681);
    PyObject *__tmp7684 = PyTuple_New(2);
    if (unlikely(__tmp7684 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7685 = cpy_r_r15.f3.f0;
    PyTuple_SET_ITEM(__tmp7684, 0, __tmp7685);
    PyObject *__tmp7686 = cpy_r_r15.f3.f1;
    PyTuple_SET_ITEM(__tmp7684, 1, __tmp7686);
    PyTuple_SET_ITEM(cpy_r_r16, 3, __tmp7684);
    PyObject *__tmp7687 = PyTuple_New(2);
    if (unlikely(__tmp7687 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7688 = cpy_r_r15.f4.f0;
    PyTuple_SET_ITEM(__tmp7687, 0, __tmp7688);
    PyObject *__tmp7689 = cpy_r_r15.f4.f1;
    PyTuple_SET_ITEM(__tmp7687, 1, __tmp7689);
    PyTuple_SET_ITEM(cpy_r_r16, 4, __tmp7687);
    cpy_r_lasting = cpy_r_r16;
    cpy_r_r17 = PyList_New(0);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 156, CPyStatic_wayfarers___printed___globals);
        goto CPyL43;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_lasting + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = 0;
CPyL2: ;
    cpy_r_r21 = cpy_r_r20 < cpy_r_r19;
    if (!cpy_r_r21) goto CPyL44;
    cpy_r_r22 = CPySequenceTuple_GetItemUnsafe(cpy_r_lasting, cpy_r_r20);
    PyObject *__tmp7690;
    if (unlikely(!(PyTuple_Check(cpy_r_r22) && PyTuple_GET_SIZE(cpy_r_r22) == 2))) {
        __tmp7690 = NULL;
        goto __LL7691;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r22, 0))))
        __tmp7690 = PyTuple_GET_ITEM(cpy_r_r22, 0);
    else {
        __tmp7690 = NULL;
    }
    if (__tmp7690 == NULL) goto __LL7691;
    if (PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r22, 1), CPyType_kernel___effects___Effect))
        __tmp7690 = PyTuple_GET_ITEM(cpy_r_r22, 1);
    else {
        __tmp7690 = NULL;
    }
    if (__tmp7690 != NULL) goto __LL7692;
    if (PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r22, 1), CPyType_formula___Formula))
        __tmp7690 = PyTuple_GET_ITEM(cpy_r_r22, 1);
    else {
        __tmp7690 = NULL;
    }
    if (__tmp7690 != NULL) goto __LL7692;
    __tmp7690 = NULL;
__LL7692: ;
    if (__tmp7690 == NULL) goto __LL7691;
    __tmp7690 = cpy_r_r22;
__LL7691: ;
    if (unlikely(__tmp7690 == NULL)) {
        CPy_TypeError("tuple[str, union[serai.kernel.effects.Effect, serai.kernel.formula.Formula]]", cpy_r_r22); cpy_r_r23 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp7693 = PyTuple_GET_ITEM(cpy_r_r22, 0);
        CPy_INCREF(__tmp7693);
        PyObject *__tmp7694;
        if (likely(PyUnicode_Check(__tmp7693)))
            __tmp7694 = __tmp7693;
        else {
            CPy_TypeError("str", __tmp7693); 
            __tmp7694 = NULL;
        }
        cpy_r_r23.f0 = __tmp7694;
        PyObject *__tmp7695 = PyTuple_GET_ITEM(cpy_r_r22, 1);
        CPy_INCREF(__tmp7695);
        PyObject *__tmp7696;
        if (PyObject_TypeCheck(__tmp7695, CPyType_kernel___effects___Effect))
            __tmp7696 = __tmp7695;
        else {
            __tmp7696 = NULL;
        }
        if (__tmp7696 != NULL) goto __LL7697;
        if (PyObject_TypeCheck(__tmp7695, CPyType_formula___Formula))
            __tmp7696 = __tmp7695;
        else {
            __tmp7696 = NULL;
        }
        if (__tmp7696 != NULL) goto __LL7697;
        CPy_TypeError("union[serai.kernel.effects.Effect, serai.kernel.formula.Formula]", __tmp7695); 
        __tmp7696 = NULL;
__LL7697: ;
        cpy_r_r23.f1 = __tmp7696;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 156, CPyStatic_wayfarers___printed___globals);
        goto CPyL45;
    }
    cpy_r_r24 = cpy_r_r23.f0;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r23.f1;
    CPy_INCREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r23.f0);
    CPy_DECREF(cpy_r_r23.f1);
    cpy_r_r26 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r26 == NULL)) {
        goto CPyL46;
    } else
        goto CPyL7;
CPyL5: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r27 = 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 156, CPyStatic_wayfarers___printed___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL7: ;
    cpy_r_r28 = cpy_r_r25 == cpy_r_r26;
    cpy_r_r29 = cpy_r_r28 ^ 1;
    if (cpy_r_r29) goto CPyL9;
    if (cpy_r_r29) {
        goto CPyL19;
    } else
        goto CPyL49;
CPyL9: ;
    cpy_r_r30 = (PyObject *)CPyType_kernel___effects___Effect;
    cpy_r_r31 = CPy_TypeCheck(cpy_r_r25, cpy_r_r30);
    if (!cpy_r_r31) goto CPyL12;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyObject_TypeCheck(cpy_r_r25, CPyType_kernel___effects___Effect)))
        cpy_r_r32 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "gist", 156, CPyStatic_wayfarers___printed___globals, "serai.kernel.effects.Effect", cpy_r_r25);
        goto CPyL47;
    }
    cpy_r_r33 = ((serai___kernel___effects___EffectObject *)cpy_r_r32)->_text;
    CPy_INCREF(cpy_r_r33);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33;
    goto CPyL14;
CPyL12: ;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyObject_TypeCheck(cpy_r_r25, CPyType_formula___Formula)))
        cpy_r_r35 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "gist", 156, CPyStatic_wayfarers___printed___globals, "serai.kernel.formula.Formula", cpy_r_r25);
        goto CPyL47;
    }
    cpy_r_r36 = ((serai___kernel___formula___FormulaObject *)cpy_r_r35)->_text;
    CPy_INCREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r34 = cpy_r_r36;
CPyL14: ;
    cpy_r_r37 = CPyStatics[151]; /* '' */
    cpy_r_r38 = CPyStatics[2595]; /* '0' */
    cpy_r_r39 = CPyStr_EqualLiteral(cpy_r_r34, cpy_r_r37, 0);
    cpy_r_r40 = cpy_r_r39 == 0;
    if (!cpy_r_r40) goto CPyL48;
    cpy_r_r41 = CPyStr_EqualLiteral(cpy_r_r34, cpy_r_r38, 1);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r42 = cpy_r_r41 == 0;
    if (!cpy_r_r42) goto CPyL17;
    cpy_r_r43 = 1;
    goto CPyL18;
CPyL17: ;
    cpy_r_r43 = 0;
CPyL18: ;
    if (!cpy_r_r43) goto CPyL49;
CPyL19: ;
    cpy_r_r44 = CPyDef_game___printed_line(cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 156, CPyStatic_wayfarers___printed___globals);
        goto CPyL45;
    }
    cpy_r_r45 = PyList_Append(cpy_r_r17, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 156, CPyStatic_wayfarers___printed___globals);
        goto CPyL45;
    }
CPyL21: ;
    cpy_r_r47 = cpy_r_r20 + 1;
    cpy_r_r20 = cpy_r_r47;
    goto CPyL2;
CPyL22: ;
    cpy_r_r48 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_immediate;
    CPy_INCREF(cpy_r_r48);
    cpy_r_r49 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r49 == NULL)) {
        goto CPyL50;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r50 = 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 157, CPyStatic_wayfarers___printed___globals);
        goto CPyL42;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r51 = cpy_r_r48 == cpy_r_r49;
    CPy_DECREF(cpy_r_r48);
    cpy_r_r52 = cpy_r_r51 ^ 1;
    if (!cpy_r_r52) goto CPyL28;
    cpy_r_r53 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r54 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_immediate;
    CPy_INCREF(cpy_r_r54);
    cpy_r_r55 = CPyDef_game___printed_line(cpy_r_r53, cpy_r_r54);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 158, CPyStatic_wayfarers___printed___globals);
        goto CPyL51;
    }
    cpy_r_r56 = PyList_Append(cpy_r_r17, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    cpy_r_r57 = cpy_r_r56 >= 0;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 158, CPyStatic_wayfarers___printed___globals);
        goto CPyL51;
    }
CPyL28: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r59 << 1;
    cpy_r_r61 = cpy_r_r60 != 0;
    if (cpy_r_r61) {
        goto CPyL30;
    } else
        goto CPyL52;
CPyL29: ;
    cpy_r_r62 = Py_None;
    CPy_INCREF(cpy_r_r62);
    return cpy_r_r62;
CPyL30: ;
    cpy_r_r63 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyVarObject, ob_size));
    cpy_r_r64 = *(int64_t *)cpy_r_r63;
    cpy_r_r65 = cpy_r_r64 << 1;
    cpy_r_r66 = cpy_r_r65 == 2;
    if (!cpy_r_r66) goto CPyL34;
    cpy_r_r67 = CPyList_GetItemShort(cpy_r_r17, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals);
        goto CPyL42;
    }
    if (likely((Py_TYPE(cpy_r_r67) == CPyType_message___Event) || (Py_TYPE(cpy_r_r67) == CPyType_message___Message)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals, "serai.kernel.message.Message", cpy_r_r67);
        goto CPyL42;
    }
    cpy_r_r69 = cpy_r_r68;
    goto CPyL41;
CPyL34: ;
    cpy_r_r70 = CPyStatics[2408]; /* 'note-both' */
    cpy_r_r71 = CPyStatics[800]; /* 'first' */
    cpy_r_r72 = CPyList_GetItemShort(cpy_r_r17, 0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals);
        goto CPyL51;
    }
    if (likely((Py_TYPE(cpy_r_r72) == CPyType_message___Event) || (Py_TYPE(cpy_r_r72) == CPyType_message___Message)))
        cpy_r_r73 = cpy_r_r72;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals, "serai.kernel.message.Message", cpy_r_r72);
        goto CPyL51;
    }
    cpy_r_r74 = CPyStatics[801]; /* 'second' */
    cpy_r_r75 = CPyList_GetItemShort(cpy_r_r17, 2);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals);
        goto CPyL53;
    }
    if (likely((Py_TYPE(cpy_r_r75) == CPyType_message___Event) || (Py_TYPE(cpy_r_r75) == CPyType_message___Message)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals, "serai.kernel.message.Message", cpy_r_r75);
        goto CPyL53;
    }
    cpy_r_r77 = CPyDict_Build(2, cpy_r_r71, cpy_r_r73, cpy_r_r74, cpy_r_r76);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals);
        goto CPyL42;
    }
    cpy_r_r78 = CPyDef_message___Message(cpy_r_r70, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 161, CPyStatic_wayfarers___printed___globals);
        goto CPyL42;
    }
    cpy_r_r69 = cpy_r_r78;
CPyL41: ;
    return cpy_r_r69;
CPyL42: ;
    cpy_r_r79 = NULL;
    return cpy_r_r79;
CPyL43: ;
    CPy_DecRef(cpy_r_lasting);
    goto CPyL42;
CPyL44: ;
    CPy_DECREF(cpy_r_lasting);
    goto CPyL22;
CPyL45: ;
    CPy_DecRef(cpy_r_lasting);
    CPy_DecRef(cpy_r_r17);
    goto CPyL42;
CPyL46: ;
    CPy_DecRef(cpy_r_lasting);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL5;
CPyL47: ;
    CPy_DecRef(cpy_r_lasting);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r25);
    goto CPyL42;
CPyL48: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL17;
CPyL49: ;
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    goto CPyL21;
CPyL50: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r48);
    goto CPyL23;
CPyL51: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL42;
CPyL52: ;
    CPy_DECREF(cpy_r_r17);
    goto CPyL29;
CPyL53: ;
    CPy_DecRef(cpy_r_r73);
    goto CPyL42;
}
        
        PyObject *CPyPy_wayfarers___printed___gist(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"card", 0};
            static CPyArg_Parser parser = {"O:gist", kwlist, 0};
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_card)) {
                return NULL;
            }
            PyObject *arg_card;
            if (likely(Py_TYPE(obj_card) == CPyType_wayfarers___printed___Card))
                arg_card = obj_card;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Card", obj_card); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___printed___gist(arg_card);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "gist", 147, CPyStatic_wayfarers___printed___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___printed_____top_level__(void) {
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
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    tuple_T4OOOO cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    tuple_T4OOOO cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    int32_t cpy_r_r168;
    char cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    int32_t cpy_r_r174;
    char cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    tuple_T9OOOOOOOOO cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    int32_t cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int32_t cpy_r_r188;
    char cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    char cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
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
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    int32_t cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    int32_t cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    char cpy_r_r230;
    char cpy_r_r231;
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
    int32_t cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    char cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    int32_t cpy_r_r262;
    char cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    int32_t cpy_r_r266;
    char cpy_r_r267;
    char cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    char cpy_r_r273;
    char cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    int32_t cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    char cpy_r_r294;
    tuple_T2II cpy_r_r295;
    tuple_T2II cpy_r_r296;
    tuple_T2II cpy_r_r297;
    tuple_T3T2IIT2IIT2II cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    char cpy_r_r308;
    char cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    int32_t cpy_r_r317;
    char cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    int32_t cpy_r_r321;
    char cpy_r_r322;
    char cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    char cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    int32_t cpy_r_r339;
    char cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    int32_t cpy_r_r343;
    char cpy_r_r344;
    char cpy_r_r345;
    char cpy_r_r346;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 1, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 1, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 3, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5022]; /* ('Final',) */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 5, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 7, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r25 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 7, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 7, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 7, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5631]; /* ('ASSETS', 'FACES', 'TAGS', 'TILE_TYPES') */
    cpy_r_r36 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 7, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    } else
        goto CPyL115;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___content;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___content;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 8, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___content;
    cpy_r_r47 = CPyExec_serai___kernel___content;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___content__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 8, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 8, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 8, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5632]; /* ('Row',) */
    cpy_r_r58 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 8, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    } else
        goto CPyL116;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 9, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r69 = CPyExec_serai___kernel___effects;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 9, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 9, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 9, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5633]; /* ('NOTHING', 'Call', 'Effect', 'Verbs') */
    cpy_r_r80 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 9, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    } else
        goto CPyL117;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___formula;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___formula;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 10, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___formula;
    cpy_r_r91 = CPyExec_serai___kernel___formula;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___formula__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 10, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 10, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[2654]; /* 'serai.kernel.formula' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 10, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5634]; /* ('Formula', 'Number') */
    cpy_r_r102 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r103 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 10, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    } else
        goto CPyL118;
CPyL38: ;
    cpy_r_r104 = (void *)&CPyModule_serai___kernel___game;
    cpy_r_r105 = (void *)&CPyImportState_serai___kernel___game;
    cpy_r_r106 = CPyModuleLockAPI_serai;
    cpy_r_r107 = CPyImport_IsInitialized(cpy_r_r105);
    if (!cpy_r_r107) goto CPyL41;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 11, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r111 = cpy_r_r110;
    goto CPyL45;
CPyL41: ;
    cpy_r_r112 = CPyInitOnly_serai___kernel___game;
    cpy_r_r113 = CPyExec_serai___kernel___game;
    cpy_r_r114 = (PyObject **)&CPyModule_serai___kernel___game__internal;
    cpy_r_r115 = PyImport_GetModuleDict();
    cpy_r_r116 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r117 = CPyDict_GetItem(cpy_r_r115, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 11, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r118 = CPyStatics[8]; /* '__file__' */
    cpy_r_r119 = CPyObject_GetAttr(cpy_r_r117, cpy_r_r118);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 11, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r120 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r121 = CPyStatics[95]; /* 'serai.kernel.game' */
    cpy_r_r122 = CPyImport_ImportNative(cpy_r_r121, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r119, cpy_r_r120, 0);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 11, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r111 = cpy_r_r122;
CPyL45: ;
    cpy_r_r123 = CPyStatics[5635]; /* ('printed_line',) */
    cpy_r_r124 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r125 = CPyImport_GetNativeAttrs(cpy_r_r111, cpy_r_r123, cpy_r_r123, cpy_r_r124);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 11, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    } else
        goto CPyL119;
CPyL46: ;
    cpy_r_r126 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r127 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r128 = CPyModuleLockAPI_serai;
    cpy_r_r129 = CPyImport_IsInitialized(cpy_r_r127);
    if (!cpy_r_r129) goto CPyL49;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 12, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r133 = cpy_r_r132;
    goto CPyL53;
CPyL49: ;
    cpy_r_r134 = CPyInitOnly_serai___kernel___message;
    cpy_r_r135 = CPyExec_serai___kernel___message;
    cpy_r_r136 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r137 = PyImport_GetModuleDict();
    cpy_r_r138 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r139 = CPyDict_GetItem(cpy_r_r137, cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 12, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r140 = CPyStatics[8]; /* '__file__' */
    cpy_r_r141 = CPyObject_GetAttr(cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 12, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r142 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r143 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r144 = CPyImport_ImportNative(cpy_r_r143, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r141, cpy_r_r142, 0);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 12, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r133 = cpy_r_r144;
CPyL53: ;
    cpy_r_r145 = CPyStatics[4988]; /* ('Message',) */
    cpy_r_r146 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r147 = CPyImport_GetNativeAttrs(cpy_r_r133, cpy_r_r145, cpy_r_r145, cpy_r_r146);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 12, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    } else
        goto CPyL120;
CPyL54: ;
    cpy_r_r148 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r149 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r150 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r151 = CPyStatics[390]; /* 'card' */
    CPy_INCREF(cpy_r_r148);
    CPy_INCREF(cpy_r_r149);
    CPy_INCREF(cpy_r_r150);
    CPy_INCREF(cpy_r_r151);
    cpy_r_r152.f0 = cpy_r_r148;
    cpy_r_r152.f1 = cpy_r_r149;
    cpy_r_r152.f2 = cpy_r_r150;
    cpy_r_r152.f3 = cpy_r_r151;
    CPyStatic_wayfarers___printed___LINKS = cpy_r_r152;
    CPy_INCREF(CPyStatic_wayfarers___printed___LINKS.f0);
    CPy_INCREF(CPyStatic_wayfarers___printed___LINKS.f1);
    CPy_INCREF(CPyStatic_wayfarers___printed___LINKS.f2);
    CPy_INCREF(CPyStatic_wayfarers___printed___LINKS.f3);
    cpy_r_r153 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r154 = CPyStatics[3914]; /* 'LINKS' */
    cpy_r_r155 = PyTuple_New(4);
    if (unlikely(cpy_r_r155 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7698 = cpy_r_r152.f0;
    PyTuple_SET_ITEM(cpy_r_r155, 0, __tmp7698);
    PyObject *__tmp7699 = cpy_r_r152.f1;
    PyTuple_SET_ITEM(cpy_r_r155, 1, __tmp7699);
    PyObject *__tmp7700 = cpy_r_r152.f2;
    PyTuple_SET_ITEM(cpy_r_r155, 2, __tmp7700);
    PyObject *__tmp7701 = cpy_r_r152.f3;
    PyTuple_SET_ITEM(cpy_r_r155, 3, __tmp7701);
    cpy_r_r156 = CPyDict_SetItem(cpy_r_r153, cpy_r_r154, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 14, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r158 = CPyStatic_wayfarers___names___ASSETS;
    if (likely(cpy_r_r158.f0 != NULL)) goto CPyL58;
    PyErr_SetString(PyExc_NameError, "value for final name \"ASSETS\" was not set");
    cpy_r_r159 = 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    CPy_Unreachable();
CPyL58: ;
    cpy_r_r160 = CPyStatics[4067]; /* 'plus' */
    cpy_r_r161 = CPyStatics[4069]; /* 'minus' */
    cpy_r_r162 = CPyStatics[4068]; /* 'plus_or_minus' */
    cpy_r_r163 = CPyStatics[4065]; /* 'silver_discount' */
    cpy_r_r164 = CPyStatics[4066]; /* 'provision_discount' */
    cpy_r_r165 = PyList_New(0);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r158.f0);
    CPy_INCREF(cpy_r_r158.f1);
    CPy_INCREF(cpy_r_r158.f2);
    CPy_INCREF(cpy_r_r158.f3);
    cpy_r_r166 = PyTuple_New(4);
    if (unlikely(cpy_r_r166 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7702 = cpy_r_r158.f0;
    PyTuple_SET_ITEM(cpy_r_r166, 0, __tmp7702);
    PyObject *__tmp7703 = cpy_r_r158.f1;
    PyTuple_SET_ITEM(cpy_r_r166, 1, __tmp7703);
    PyObject *__tmp7704 = cpy_r_r158.f2;
    PyTuple_SET_ITEM(cpy_r_r166, 2, __tmp7704);
    PyObject *__tmp7705 = cpy_r_r158.f3;
    PyTuple_SET_ITEM(cpy_r_r166, 3, __tmp7705);
    cpy_r_r167 = CPyList_Extend(cpy_r_r165, cpy_r_r166);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL121;
    } else
        goto CPyL122;
CPyL60: ;
    cpy_r_r168 = PyList_Append(cpy_r_r165, cpy_r_r160);
    cpy_r_r169 = cpy_r_r168 >= 0;
    if (unlikely(!cpy_r_r169)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL121;
    }
    cpy_r_r170 = PyList_Append(cpy_r_r165, cpy_r_r161);
    cpy_r_r171 = cpy_r_r170 >= 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL121;
    }
    cpy_r_r172 = PyList_Append(cpy_r_r165, cpy_r_r162);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL121;
    }
    cpy_r_r174 = PyList_Append(cpy_r_r165, cpy_r_r163);
    cpy_r_r175 = cpy_r_r174 >= 0;
    if (unlikely(!cpy_r_r175)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL121;
    }
    cpy_r_r176 = PyList_Append(cpy_r_r165, cpy_r_r164);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL121;
    }
    cpy_r_r178 = PyList_AsTuple(cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    PyObject *__tmp7706;
    if (unlikely(!(PyTuple_Check(cpy_r_r178) && PyTuple_GET_SIZE(cpy_r_r178) == 9))) {
        __tmp7706 = NULL;
        goto __LL7707;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 0))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 0);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 1))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 1);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 2))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 2);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 3))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 3);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 4))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 4);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 5))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 5);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 6))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 6);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 7))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 7);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r178, 8))))
        __tmp7706 = PyTuple_GET_ITEM(cpy_r_r178, 8);
    else {
        __tmp7706 = NULL;
    }
    if (__tmp7706 == NULL) goto __LL7707;
    __tmp7706 = cpy_r_r178;
__LL7707: ;
    if (unlikely(__tmp7706 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str, str, str]", cpy_r_r178); cpy_r_r179 = (tuple_T9OOOOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp7708 = PyTuple_GET_ITEM(cpy_r_r178, 0);
        CPy_INCREF(__tmp7708);
        PyObject *__tmp7709;
        if (likely(PyUnicode_Check(__tmp7708)))
            __tmp7709 = __tmp7708;
        else {
            CPy_TypeError("str", __tmp7708); 
            __tmp7709 = NULL;
        }
        cpy_r_r179.f0 = __tmp7709;
        PyObject *__tmp7710 = PyTuple_GET_ITEM(cpy_r_r178, 1);
        CPy_INCREF(__tmp7710);
        PyObject *__tmp7711;
        if (likely(PyUnicode_Check(__tmp7710)))
            __tmp7711 = __tmp7710;
        else {
            CPy_TypeError("str", __tmp7710); 
            __tmp7711 = NULL;
        }
        cpy_r_r179.f1 = __tmp7711;
        PyObject *__tmp7712 = PyTuple_GET_ITEM(cpy_r_r178, 2);
        CPy_INCREF(__tmp7712);
        PyObject *__tmp7713;
        if (likely(PyUnicode_Check(__tmp7712)))
            __tmp7713 = __tmp7712;
        else {
            CPy_TypeError("str", __tmp7712); 
            __tmp7713 = NULL;
        }
        cpy_r_r179.f2 = __tmp7713;
        PyObject *__tmp7714 = PyTuple_GET_ITEM(cpy_r_r178, 3);
        CPy_INCREF(__tmp7714);
        PyObject *__tmp7715;
        if (likely(PyUnicode_Check(__tmp7714)))
            __tmp7715 = __tmp7714;
        else {
            CPy_TypeError("str", __tmp7714); 
            __tmp7715 = NULL;
        }
        cpy_r_r179.f3 = __tmp7715;
        PyObject *__tmp7716 = PyTuple_GET_ITEM(cpy_r_r178, 4);
        CPy_INCREF(__tmp7716);
        PyObject *__tmp7717;
        if (likely(PyUnicode_Check(__tmp7716)))
            __tmp7717 = __tmp7716;
        else {
            CPy_TypeError("str", __tmp7716); 
            __tmp7717 = NULL;
        }
        cpy_r_r179.f4 = __tmp7717;
        PyObject *__tmp7718 = PyTuple_GET_ITEM(cpy_r_r178, 5);
        CPy_INCREF(__tmp7718);
        PyObject *__tmp7719;
        if (likely(PyUnicode_Check(__tmp7718)))
            __tmp7719 = __tmp7718;
        else {
            CPy_TypeError("str", __tmp7718); 
            __tmp7719 = NULL;
        }
        cpy_r_r179.f5 = __tmp7719;
        PyObject *__tmp7720 = PyTuple_GET_ITEM(cpy_r_r178, 6);
        CPy_INCREF(__tmp7720);
        PyObject *__tmp7721;
        if (likely(PyUnicode_Check(__tmp7720)))
            __tmp7721 = __tmp7720;
        else {
            CPy_TypeError("str", __tmp7720); 
            __tmp7721 = NULL;
        }
        cpy_r_r179.f6 = __tmp7721;
        PyObject *__tmp7722 = PyTuple_GET_ITEM(cpy_r_r178, 7);
        CPy_INCREF(__tmp7722);
        PyObject *__tmp7723;
        if (likely(PyUnicode_Check(__tmp7722)))
            __tmp7723 = __tmp7722;
        else {
            CPy_TypeError("str", __tmp7722); 
            __tmp7723 = NULL;
        }
        cpy_r_r179.f7 = __tmp7723;
        PyObject *__tmp7724 = PyTuple_GET_ITEM(cpy_r_r178, 8);
        CPy_INCREF(__tmp7724);
        PyObject *__tmp7725;
        if (likely(PyUnicode_Check(__tmp7724)))
            __tmp7725 = __tmp7724;
        else {
            CPy_TypeError("str", __tmp7724); 
            __tmp7725 = NULL;
        }
        cpy_r_r179.f8 = __tmp7725;
    }
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r179.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    CPyStatic_wayfarers___printed___SYMBOLS = cpy_r_r179;
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f0);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f1);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f2);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f3);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f4);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f5);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f6);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f7);
    CPy_INCREF(CPyStatic_wayfarers___printed___SYMBOLS.f8);
    cpy_r_r180 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r181 = CPyStatics[4158]; /* 'SYMBOLS' */
    cpy_r_r182 = PyTuple_New(9);
    if (unlikely(cpy_r_r182 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7726 = cpy_r_r179.f0;
    PyTuple_SET_ITEM(cpy_r_r182, 0, __tmp7726);
    PyObject *__tmp7727 = cpy_r_r179.f1;
    PyTuple_SET_ITEM(cpy_r_r182, 1, __tmp7727);
    PyObject *__tmp7728 = cpy_r_r179.f2;
    PyTuple_SET_ITEM(cpy_r_r182, 2, __tmp7728);
    PyObject *__tmp7729 = cpy_r_r179.f3;
    PyTuple_SET_ITEM(cpy_r_r182, 3, __tmp7729);
    PyObject *__tmp7730 = cpy_r_r179.f4;
    PyTuple_SET_ITEM(cpy_r_r182, 4, __tmp7730);
    PyObject *__tmp7731 = cpy_r_r179.f5;
    PyTuple_SET_ITEM(cpy_r_r182, 5, __tmp7731);
    PyObject *__tmp7732 = cpy_r_r179.f6;
    PyTuple_SET_ITEM(cpy_r_r182, 6, __tmp7732);
    PyObject *__tmp7733 = cpy_r_r179.f7;
    PyTuple_SET_ITEM(cpy_r_r182, 7, __tmp7733);
    PyObject *__tmp7734 = cpy_r_r179.f8;
    PyTuple_SET_ITEM(cpy_r_r182, 8, __tmp7734);
    cpy_r_r183 = CPyDict_SetItem(cpy_r_r180, cpy_r_r181, cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    cpy_r_r184 = cpy_r_r183 >= 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 15, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r185 = CPyDef_formula___Number(0);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 16, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    CPyStatic_wayfarers___printed____ZERO = cpy_r_r185;
    CPy_INCREF(CPyStatic_wayfarers___printed____ZERO);
    cpy_r_r186 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r187 = CPyStatics[4159]; /* '_ZERO' */
    cpy_r_r188 = CPyDict_SetItem(cpy_r_r186, cpy_r_r187, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    cpy_r_r189 = cpy_r_r188 >= 0;
    if (unlikely(!cpy_r_r189)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 16, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r190 = NULL;
    cpy_r_r191 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r192 = (PyObject *)CPyType_wayfarers___printed___Card_template;
    cpy_r_r193 = CPyType_FromTemplate(cpy_r_r192, cpy_r_r190, cpy_r_r191);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 19, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r194 = CPyDef_wayfarers___printed___Card_trait_vtable_setup();
    if (unlikely(cpy_r_r194 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 19, CPyStatic_wayfarers___printed___globals);
        goto CPyL123;
    }
    cpy_r_r195 = CPyDef_wayfarers___printed___Card_coroutine_setup(cpy_r_r193);
    if (unlikely(cpy_r_r195 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 19, CPyStatic_wayfarers___printed___globals);
        goto CPyL123;
    }
    cpy_r_r196 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r197 = CPyStatics[571]; /* 'id' */
    cpy_r_r198 = CPyStatics[1592]; /* 'row' */
    cpy_r_r199 = CPyStatics[980]; /* 'source' */
    cpy_r_r200 = CPyStatics[447]; /* 'category' */
    cpy_r_r201 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r202 = CPyStatics[4160]; /* 'triggers' */
    cpy_r_r203 = CPyStatics[4161]; /* 'has_slot' */
    cpy_r_r204 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r205 = CPyStatics[334]; /* 'action' */
    cpy_r_r206 = CPyStatics[4162]; /* 'triggered_by' */
    cpy_r_r207 = CPyStatics[3820]; /* 'trigger_effect' */
    cpy_r_r208 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r209 = CPyStatics[3824]; /* 'bolts' */
    cpy_r_r210 = CPyStatics[4163]; /* 'links' */
    cpy_r_r211 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r212 = CPyStatics[3833]; /* 'tuck_under' */
    cpy_r_r213 = CPyStatics[627]; /* 'timing' */
    cpy_r_r214 = CPyStatics[3834]; /* 'assets' */
    cpy_r_r215 = CPyStatics[3835]; /* 'ability' */
    cpy_r_r216 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r217 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r218 = PyTuple_Pack(21, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205, cpy_r_r206, cpy_r_r207, cpy_r_r208, cpy_r_r209, cpy_r_r210, cpy_r_r211, cpy_r_r212, cpy_r_r213, cpy_r_r214, cpy_r_r215, cpy_r_r216, cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 19, CPyStatic_wayfarers___printed___globals);
        goto CPyL123;
    }
    cpy_r_r219 = PyObject_SetAttr(cpy_r_r193, cpy_r_r196, cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    cpy_r_r220 = cpy_r_r219 >= 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 19, CPyStatic_wayfarers___printed___globals);
        goto CPyL123;
    }
    CPyType_wayfarers___printed___Card = (PyTypeObject *)cpy_r_r193;
    CPy_INCREF(CPyType_wayfarers___printed___Card);
    cpy_r_r221 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r222 = CPyStatics[3917]; /* 'Card' */
    cpy_r_r223 = PyDict_SetItem(cpy_r_r221, cpy_r_r222, cpy_r_r193);
    cpy_r_r224 = cpy_r_r223 >= 0;
    if (unlikely(!cpy_r_r224)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 19, CPyStatic_wayfarers___printed___globals);
        goto CPyL123;
    }
    cpy_r_r225 = CPy_InitSubclass(cpy_r_r193);
    CPy_DECREF(cpy_r_r193);
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 19, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r226 = NULL;
    cpy_r_r227 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r228 = (PyObject *)CPyType_wayfarers___printed___Space_template;
    cpy_r_r229 = CPyType_FromTemplate(cpy_r_r228, cpy_r_r226, cpy_r_r227);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 51, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r230 = CPyDef_wayfarers___printed___Space_trait_vtable_setup();
    if (unlikely(cpy_r_r230 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 51, CPyStatic_wayfarers___printed___globals);
        goto CPyL124;
    }
    cpy_r_r231 = CPyDef_wayfarers___printed___Space_coroutine_setup(cpy_r_r229);
    if (unlikely(cpy_r_r231 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 51, CPyStatic_wayfarers___printed___globals);
        goto CPyL124;
    }
    cpy_r_r232 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r233 = CPyStatics[571]; /* 'id' */
    cpy_r_r234 = CPyStatics[1582]; /* 'column' */
    cpy_r_r235 = CPyStatics[3850]; /* 'from_top' */
    cpy_r_r236 = CPyStatics[4164]; /* 'mark' */
    cpy_r_r237 = CPyStatics[1524]; /* 'capacity' */
    cpy_r_r238 = CPyStatics[1549]; /* 'reward' */
    cpy_r_r239 = CPyStatics[4165]; /* 'takes_tile' */
    cpy_r_r240 = CPyStatics[3853]; /* 'section' */
    cpy_r_r241 = CPyStatics[4163]; /* 'links' */
    cpy_r_r242 = PyTuple_Pack(9, cpy_r_r233, cpy_r_r234, cpy_r_r235, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r240, cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 51, CPyStatic_wayfarers___printed___globals);
        goto CPyL124;
    }
    cpy_r_r243 = PyObject_SetAttr(cpy_r_r229, cpy_r_r232, cpy_r_r242);
    CPy_DECREF(cpy_r_r242);
    cpy_r_r244 = cpy_r_r243 >= 0;
    if (unlikely(!cpy_r_r244)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 51, CPyStatic_wayfarers___printed___globals);
        goto CPyL124;
    }
    CPyType_wayfarers___printed___Space = (PyTypeObject *)cpy_r_r229;
    CPy_INCREF(CPyType_wayfarers___printed___Space);
    cpy_r_r245 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r246 = CPyStatics[3919]; /* 'Space' */
    cpy_r_r247 = PyDict_SetItem(cpy_r_r245, cpy_r_r246, cpy_r_r229);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 51, CPyStatic_wayfarers___printed___globals);
        goto CPyL124;
    }
    cpy_r_r249 = CPy_InitSubclass(cpy_r_r229);
    CPy_DECREF(cpy_r_r229);
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 51, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r250 = NULL;
    cpy_r_r251 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r252 = (PyObject *)CPyType_wayfarers___printed___Link_template;
    cpy_r_r253 = CPyType_FromTemplate(cpy_r_r252, cpy_r_r250, cpy_r_r251);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 68, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r254 = CPyDef_wayfarers___printed___Link_trait_vtable_setup();
    if (unlikely(cpy_r_r254 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 68, CPyStatic_wayfarers___printed___globals);
        goto CPyL125;
    }
    cpy_r_r255 = CPyDef_wayfarers___printed___Link_coroutine_setup(cpy_r_r253);
    if (unlikely(cpy_r_r255 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 68, CPyStatic_wayfarers___printed___globals);
        goto CPyL125;
    }
    cpy_r_r256 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r257 = CPyStatics[571]; /* 'id' */
    cpy_r_r258 = CPyStatics[1005]; /* 'target' */
    cpy_r_r259 = CPyStatics[1548]; /* 'requirement' */
    cpy_r_r260 = CPyStatics[4166]; /* 'price' */
    cpy_r_r261 = PyTuple_Pack(4, cpy_r_r257, cpy_r_r258, cpy_r_r259, cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 68, CPyStatic_wayfarers___printed___globals);
        goto CPyL125;
    }
    cpy_r_r262 = PyObject_SetAttr(cpy_r_r253, cpy_r_r256, cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    cpy_r_r263 = cpy_r_r262 >= 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 68, CPyStatic_wayfarers___printed___globals);
        goto CPyL125;
    }
    CPyType_wayfarers___printed___Link = (PyTypeObject *)cpy_r_r253;
    CPy_INCREF(CPyType_wayfarers___printed___Link);
    cpy_r_r264 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r265 = CPyStatics[3797]; /* 'Link' */
    cpy_r_r266 = PyDict_SetItem(cpy_r_r264, cpy_r_r265, cpy_r_r253);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 68, CPyStatic_wayfarers___printed___globals);
        goto CPyL125;
    }
    cpy_r_r268 = CPy_InitSubclass(cpy_r_r253);
    CPy_DECREF(cpy_r_r253);
    if (unlikely(!cpy_r_r268)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 68, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r269 = NULL;
    cpy_r_r270 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r271 = (PyObject *)CPyType_wayfarers___printed___Tile_template;
    cpy_r_r272 = CPyType_FromTemplate(cpy_r_r271, cpy_r_r269, cpy_r_r270);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 80, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r273 = CPyDef_wayfarers___printed___Tile_trait_vtable_setup();
    if (unlikely(cpy_r_r273 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 80, CPyStatic_wayfarers___printed___globals);
        goto CPyL126;
    }
    cpy_r_r274 = CPyDef_wayfarers___printed___Tile_coroutine_setup(cpy_r_r272);
    if (unlikely(cpy_r_r274 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 80, CPyStatic_wayfarers___printed___globals);
        goto CPyL126;
    }
    cpy_r_r275 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r276 = CPyStatics[571]; /* 'id' */
    cpy_r_r277 = CPyStatics[497]; /* 'kind' */
    cpy_r_r278 = CPyStatics[3860]; /* 'copies' */
    cpy_r_r279 = CPyStatics[3861]; /* 'width' */
    cpy_r_r280 = CPyStatics[3862]; /* 'height' */
    cpy_r_r281 = CPyStatics[2534]; /* 'faces' */
    cpy_r_r282 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r283 = CPyStatics[4160]; /* 'triggers' */
    cpy_r_r284 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r285 = CPyStatics[3865]; /* 'board_slot' */
    cpy_r_r286 = CPyStatics[980]; /* 'source' */
    cpy_r_r287 = PyTuple_Pack(11, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r279, cpy_r_r280, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 80, CPyStatic_wayfarers___printed___globals);
        goto CPyL126;
    }
    cpy_r_r288 = PyObject_SetAttr(cpy_r_r272, cpy_r_r275, cpy_r_r287);
    CPy_DECREF(cpy_r_r287);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 80, CPyStatic_wayfarers___printed___globals);
        goto CPyL126;
    }
    CPyType_wayfarers___printed___Tile = (PyTypeObject *)cpy_r_r272;
    CPy_INCREF(CPyType_wayfarers___printed___Tile);
    cpy_r_r290 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r291 = CPyStatics[2923]; /* 'Tile' */
    cpy_r_r292 = PyDict_SetItem(cpy_r_r290, cpy_r_r291, cpy_r_r272);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 80, CPyStatic_wayfarers___printed___globals);
        goto CPyL126;
    }
    cpy_r_r294 = CPy_InitSubclass(cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(!cpy_r_r294)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 80, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r295.f0 = 2;
    cpy_r_r295.f1 = 2;
    cpy_r_r296.f0 = 4;
    cpy_r_r296.f1 = 2;
    cpy_r_r297.f0 = 2;
    cpy_r_r297.f1 = 4;
    cpy_r_r298.f0 = cpy_r_r295;
    cpy_r_r298.f1 = cpy_r_r296;
    cpy_r_r298.f2 = cpy_r_r297;
    CPyStatic_wayfarers___printed___SHAPES = cpy_r_r298;
    CPyTagged_INCREF(CPyStatic_wayfarers___printed___SHAPES.f0.f0);
    CPyTagged_INCREF(CPyStatic_wayfarers___printed___SHAPES.f0.f1);
    CPyTagged_INCREF(CPyStatic_wayfarers___printed___SHAPES.f1.f0);
    CPyTagged_INCREF(CPyStatic_wayfarers___printed___SHAPES.f1.f1);
    CPyTagged_INCREF(CPyStatic_wayfarers___printed___SHAPES.f2.f0);
    CPyTagged_INCREF(CPyStatic_wayfarers___printed___SHAPES.f2.f1);
    cpy_r_r299 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r300 = CPyStatics[3915]; /* 'SHAPES' */
    cpy_r_r301 = PyTuple_New(3);
    if (unlikely(cpy_r_r301 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7735 = PyTuple_New(2);
    if (unlikely(__tmp7735 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7736 = CPyTagged_StealAsObject(cpy_r_r298.f0.f0);
    PyTuple_SET_ITEM(__tmp7735, 0, __tmp7736);
    PyObject *__tmp7737 = CPyTagged_StealAsObject(cpy_r_r298.f0.f1);
    PyTuple_SET_ITEM(__tmp7735, 1, __tmp7737);
    PyTuple_SET_ITEM(cpy_r_r301, 0, __tmp7735);
    PyObject *__tmp7738 = PyTuple_New(2);
    if (unlikely(__tmp7738 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7739 = CPyTagged_StealAsObject(cpy_r_r298.f1.f0);
    PyTuple_SET_ITEM(__tmp7738, 0, __tmp7739);
    PyObject *__tmp7740 = CPyTagged_StealAsObject(cpy_r_r298.f1.f1);
    PyTuple_SET_ITEM(__tmp7738, 1, __tmp7740);
    PyTuple_SET_ITEM(cpy_r_r301, 1, __tmp7738);
    PyObject *__tmp7741 = PyTuple_New(2);
    if (unlikely(__tmp7741 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7742 = CPyTagged_StealAsObject(cpy_r_r298.f2.f0);
    PyTuple_SET_ITEM(__tmp7741, 0, __tmp7742);
    PyObject *__tmp7743 = CPyTagged_StealAsObject(cpy_r_r298.f2.f1);
    PyTuple_SET_ITEM(__tmp7741, 1, __tmp7743);
    PyTuple_SET_ITEM(cpy_r_r301, 2, __tmp7741);
    cpy_r_r302 = CPyDict_SetItem(cpy_r_r299, cpy_r_r300, cpy_r_r301);
    CPy_DECREF(cpy_r_r301);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 105, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r304 = NULL;
    cpy_r_r305 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r306 = (PyObject *)CPyType_wayfarers___printed___AiBoard_template;
    cpy_r_r307 = CPyType_FromTemplate(cpy_r_r306, cpy_r_r304, cpy_r_r305);
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 119, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r308 = CPyDef_wayfarers___printed___AiBoard_trait_vtable_setup();
    if (unlikely(cpy_r_r308 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 119, CPyStatic_wayfarers___printed___globals);
        goto CPyL127;
    }
    cpy_r_r309 = CPyDef_wayfarers___printed___AiBoard_coroutine_setup(cpy_r_r307);
    if (unlikely(cpy_r_r309 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 119, CPyStatic_wayfarers___printed___globals);
        goto CPyL127;
    }
    cpy_r_r310 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r311 = CPyStatics[571]; /* 'id' */
    cpy_r_r312 = CPyStatics[3721]; /* 'focus' */
    cpy_r_r313 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r314 = CPyStatics[3813]; /* 'track_bonus' */
    cpy_r_r315 = CPyStatics[4167]; /* 'bonuses' */
    cpy_r_r316 = PyTuple_Pack(5, cpy_r_r311, cpy_r_r312, cpy_r_r313, cpy_r_r314, cpy_r_r315);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 119, CPyStatic_wayfarers___printed___globals);
        goto CPyL127;
    }
    cpy_r_r317 = PyObject_SetAttr(cpy_r_r307, cpy_r_r310, cpy_r_r316);
    CPy_DECREF(cpy_r_r316);
    cpy_r_r318 = cpy_r_r317 >= 0;
    if (unlikely(!cpy_r_r318)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 119, CPyStatic_wayfarers___printed___globals);
        goto CPyL127;
    }
    CPyType_wayfarers___printed___AiBoard = (PyTypeObject *)cpy_r_r307;
    CPy_INCREF(CPyType_wayfarers___printed___AiBoard);
    cpy_r_r319 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r320 = CPyStatics[3916]; /* 'AiBoard' */
    cpy_r_r321 = PyDict_SetItem(cpy_r_r319, cpy_r_r320, cpy_r_r307);
    cpy_r_r322 = cpy_r_r321 >= 0;
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 119, CPyStatic_wayfarers___printed___globals);
        goto CPyL127;
    }
    cpy_r_r323 = CPy_InitSubclass(cpy_r_r307);
    CPy_DECREF(cpy_r_r307);
    if (unlikely(!cpy_r_r323)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 119, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r324 = NULL;
    cpy_r_r325 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r326 = (PyObject *)CPyType_wayfarers___printed___Scheme_template;
    cpy_r_r327 = CPyType_FromTemplate(cpy_r_r326, cpy_r_r324, cpy_r_r325);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 132, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    cpy_r_r328 = CPyDef_wayfarers___printed___Scheme_trait_vtable_setup();
    if (unlikely(cpy_r_r328 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 132, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r329 = CPyDef_wayfarers___printed___Scheme_coroutine_setup(cpy_r_r327);
    if (unlikely(cpy_r_r329 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 132, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r330 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r331 = CPyStatics[571]; /* 'id' */
    cpy_r_r332 = CPyStatics[4168]; /* 'is_blue' */
    cpy_r_r333 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r334 = CPyStatics[800]; /* 'first' */
    cpy_r_r335 = CPyStatics[801]; /* 'second' */
    cpy_r_r336 = CPyStatics[3898]; /* 'special_slot' */
    cpy_r_r337 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r338 = PyTuple_Pack(7, cpy_r_r331, cpy_r_r332, cpy_r_r333, cpy_r_r334, cpy_r_r335, cpy_r_r336, cpy_r_r337);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 132, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r339 = PyObject_SetAttr(cpy_r_r327, cpy_r_r330, cpy_r_r338);
    CPy_DECREF(cpy_r_r338);
    cpy_r_r340 = cpy_r_r339 >= 0;
    if (unlikely(!cpy_r_r340)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 132, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    CPyType_wayfarers___printed___Scheme = (PyTypeObject *)cpy_r_r327;
    CPy_INCREF(CPyType_wayfarers___printed___Scheme);
    cpy_r_r341 = CPyStatic_wayfarers___printed___globals;
    cpy_r_r342 = CPyStatics[3918]; /* 'Scheme' */
    cpy_r_r343 = PyDict_SetItem(cpy_r_r341, cpy_r_r342, cpy_r_r327);
    cpy_r_r344 = cpy_r_r343 >= 0;
    if (unlikely(!cpy_r_r344)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 132, CPyStatic_wayfarers___printed___globals);
        goto CPyL128;
    }
    cpy_r_r345 = CPy_InitSubclass(cpy_r_r327);
    CPy_DECREF(cpy_r_r327);
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/games/wayfarers/printed.py", "<module>", 132, CPyStatic_wayfarers___printed___globals);
        goto CPyL114;
    }
    return 1;
CPyL114: ;
    cpy_r_r346 = 2;
    return cpy_r_r346;
CPyL115: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL116: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL117: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL118: ;
    CPy_DECREF(cpy_r_r103);
    goto CPyL38;
CPyL119: ;
    CPy_DECREF(cpy_r_r125);
    goto CPyL46;
CPyL120: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL54;
CPyL121: ;
    CPy_DecRef(cpy_r_r165);
    goto CPyL114;
CPyL122: ;
    CPy_DECREF(cpy_r_r167);
    goto CPyL60;
CPyL123: ;
    CPy_DecRef(cpy_r_r193);
    goto CPyL114;
CPyL124: ;
    CPy_DecRef(cpy_r_r229);
    goto CPyL114;
CPyL125: ;
    CPy_DecRef(cpy_r_r253);
    goto CPyL114;
CPyL126: ;
    CPy_DecRef(cpy_r_r272);
    goto CPyL114;
CPyL127: ;
    CPy_DecRef(cpy_r_r307);
    goto CPyL114;
CPyL128: ;
    CPy_DecRef(cpy_r_r327);
    goto CPyL114;
}

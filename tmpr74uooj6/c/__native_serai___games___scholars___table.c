#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___table___Player_traverse(serai___games___scholars___table___PlayerObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->_hand);
    Py_VISIT(self->_cards);
    Py_VISIT(self->_slots);
    Py_VISIT(self->_dice);
    Py_VISIT(self->_helpers);
    Py_VISIT(self->_tucked);
    Py_VISIT(self->_aside);
    Py_VISIT(self->_levels);
    if (CPyTagged_CheckLong(self->_place)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_place));
    }
    if (CPyTagged_CheckLong(self->_goal)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_goal));
    }
    if (CPyTagged_CheckLong(self->_goals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_goals));
    }
    Py_VISIT(self->_scrolls);
    if (CPyTagged_CheckLong(self->_resource)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_resource));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___table___Player_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___table___PlayerObject *self = (serai___games___scholars___table___PlayerObject *)cpy_r_self;
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
    Py_CLEAR(self->_hand);
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_helpers);
    Py_CLEAR(self->_tucked);
    Py_CLEAR(self->_aside);
    Py_CLEAR(self->_levels);
    if (CPyTagged_CheckLong(self->_place)) {
        CPyTagged __tmp = self->_place;
        self->_place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_goal)) {
        CPyTagged __tmp = self->_goal;
        self->_goal = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_goals)) {
        CPyTagged __tmp = self->_goals;
        self->_goals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_scrolls);
    if (CPyTagged_CheckLong(self->_resource)) {
        CPyTagged __tmp = self->_resource;
        self->_resource = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___table___Player_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___table___PlayerObject *self = (serai___games___scholars___table___PlayerObject *)cpy_r_self;
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
    Py_CLEAR(self->_hand);
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_dice);
    Py_CLEAR(self->_helpers);
    Py_CLEAR(self->_tucked);
    Py_CLEAR(self->_aside);
    Py_CLEAR(self->_levels);
    if (CPyTagged_CheckLong(self->_place)) {
        CPyTagged __tmp = self->_place;
        self->_place = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_goal)) {
        CPyTagged __tmp = self->_goal;
        self->_goal = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_goals)) {
        CPyTagged __tmp = self->_goals;
        self->_goals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_scrolls);
    if (CPyTagged_CheckLong(self->_resource)) {
        CPyTagged __tmp = self->_resource;
        self->_resource = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___table___Player_dealloc(serai___games___scholars___table___PlayerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___table___Player_dealloc)
    CPyDef_scholars___table___Player_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___table_____mypyc__Player_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___table___Player(void);

static PyObject *
scholars___table___Player_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___table___Player) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___table_____mypyc__Player_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___table___Player_vtable[4];
static bool
CPyDef_scholars___table___Player_trait_vtable_setup(void)
{
    CPyVTableItem scholars___table___Player_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_scholars___table___Player___copy,
    };
    memcpy(scholars___table___Player_vtable, scholars___table___Player_vtable_scratch, sizeof(scholars___table___Player_vtable));
    return 1;
}

static bool
CPyDef_scholars___table___Player_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___table___Player_get_silver(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_silver(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_gold(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_gold(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_workers(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_workers(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_influence(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_influence(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_guilds(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_guilds(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_bag(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_bag(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_hand(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_hand(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_cards(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_cards(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_slots(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_slots(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_dice(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_dice(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_helpers(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_helpers(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_tucked(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_tucked(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_aside(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_aside(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_levels(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_levels(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_place(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_place(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_goal(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_goal(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_goals(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_goals(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_scrolls(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_scrolls(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Player_get_resource(serai___games___scholars___table___PlayerObject *self, void *closure);
static int
scholars___table___Player_set_resource(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___table___Player_getseters[] = {
    {"silver",
     (getter)scholars___table___Player_get_silver, (setter)scholars___table___Player_set_silver,
     NULL, NULL},
    {"gold",
     (getter)scholars___table___Player_get_gold, (setter)scholars___table___Player_set_gold,
     NULL, NULL},
    {"workers",
     (getter)scholars___table___Player_get_workers, (setter)scholars___table___Player_set_workers,
     NULL, NULL},
    {"influence",
     (getter)scholars___table___Player_get_influence, (setter)scholars___table___Player_set_influence,
     NULL, NULL},
    {"guilds",
     (getter)scholars___table___Player_get_guilds, (setter)scholars___table___Player_set_guilds,
     NULL, NULL},
    {"bag",
     (getter)scholars___table___Player_get_bag, (setter)scholars___table___Player_set_bag,
     NULL, NULL},
    {"hand",
     (getter)scholars___table___Player_get_hand, (setter)scholars___table___Player_set_hand,
     NULL, NULL},
    {"cards",
     (getter)scholars___table___Player_get_cards, (setter)scholars___table___Player_set_cards,
     NULL, NULL},
    {"slots",
     (getter)scholars___table___Player_get_slots, (setter)scholars___table___Player_set_slots,
     NULL, NULL},
    {"dice",
     (getter)scholars___table___Player_get_dice, (setter)scholars___table___Player_set_dice,
     NULL, NULL},
    {"helpers",
     (getter)scholars___table___Player_get_helpers, (setter)scholars___table___Player_set_helpers,
     NULL, NULL},
    {"tucked",
     (getter)scholars___table___Player_get_tucked, (setter)scholars___table___Player_set_tucked,
     NULL, NULL},
    {"aside",
     (getter)scholars___table___Player_get_aside, (setter)scholars___table___Player_set_aside,
     NULL, NULL},
    {"levels",
     (getter)scholars___table___Player_get_levels, (setter)scholars___table___Player_set_levels,
     NULL, NULL},
    {"place",
     (getter)scholars___table___Player_get_place, (setter)scholars___table___Player_set_place,
     NULL, NULL},
    {"goal",
     (getter)scholars___table___Player_get_goal, (setter)scholars___table___Player_set_goal,
     NULL, NULL},
    {"goals",
     (getter)scholars___table___Player_get_goals, (setter)scholars___table___Player_set_goals,
     NULL, NULL},
    {"scrolls",
     (getter)scholars___table___Player_get_scrolls, (setter)scholars___table___Player_set_scrolls,
     NULL, NULL},
    {"resource",
     (getter)scholars___table___Player_get_resource, (setter)scholars___table___Player_set_resource,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___table___Player_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___table_____mypyc__Player_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_scholars___table___Player___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___table___Player_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Player",
    .tp_new = scholars___table___Player_new,
    .tp_dealloc = (destructor)scholars___table___Player_dealloc,
    .tp_traverse = (traverseproc)scholars___table___Player_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___table___Player_clear,
    .tp_getset = scholars___table___Player_getseters,
    .tp_methods = scholars___table___Player_methods,
    .tp_basicsize = sizeof(serai___games___scholars___table___PlayerObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Player()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___table___Player_template = &CPyType_scholars___table___Player_template_;

PyObject *CPyDef_scholars___table_____mypyc__Player_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___table___PlayerObject *self;
    self = (serai___games___scholars___table___PlayerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___table___Player_vtable;
    self->_silver = CPY_INT_TAG;
    self->_gold = CPY_INT_TAG;
    self->_influence = CPY_INT_TAG;
    self->_place = CPY_INT_TAG;
    self->_goal = CPY_INT_TAG;
    self->_goals = CPY_INT_TAG;
    self->_resource = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___table___Player(void)
{
    PyObject *self = CPyDef_scholars___table_____mypyc__Player_setup((PyObject *)CPyType_scholars___table___Player);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___table___Player_get_silver(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_silver == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_silver);
    PyObject *retval = CPyTagged_StealAsObject(self->_silver);
    return retval;
}

static int
scholars___table___Player_set_silver(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'silver' cannot be deleted");
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
scholars___table___Player_get_gold(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_gold == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gold' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_gold);
    PyObject *retval = CPyTagged_StealAsObject(self->_gold);
    return retval;
}

static int
scholars___table___Player_set_gold(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'gold' cannot be deleted");
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
scholars___table___Player_get_workers(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'workers' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_workers);
    PyObject *retval = self->_workers;
    return retval;
}

static int
scholars___table___Player_set_workers(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'workers' cannot be deleted");
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
    if (self->_workers != NULL) {
        CPy_DECREF(self->_workers);
    }
    self->_workers = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_influence(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_influence == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_influence);
    PyObject *retval = CPyTagged_StealAsObject(self->_influence);
    return retval;
}

static int
scholars___table___Player_set_influence(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'influence' cannot be deleted");
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
scholars___table___Player_get_guilds(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_guilds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guilds' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guilds);
    PyObject *retval = self->_guilds;
    return retval;
}

static int
scholars___table___Player_set_guilds(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'guilds' cannot be deleted");
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
    if (self->_guilds != NULL) {
        CPy_DECREF(self->_guilds);
    }
    self->_guilds = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_bag(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_bag == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bag' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bag);
    PyObject *retval = self->_bag;
    return retval;
}

static int
scholars___table___Player_set_bag(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'bag' cannot be deleted");
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
    if (self->_bag != NULL) {
        CPy_DECREF(self->_bag);
    }
    self->_bag = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_hand(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_hand == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'hand' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_hand);
    PyObject *retval = self->_hand;
    return retval;
}

static int
scholars___table___Player_set_hand(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'hand' cannot be deleted");
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
    if (self->_hand != NULL) {
        CPy_DECREF(self->_hand);
    }
    self->_hand = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_cards(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
scholars___table___Player_set_cards(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'cards' cannot be deleted");
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
    if (self->_cards != NULL) {
        CPy_DECREF(self->_cards);
    }
    self->_cards = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_slots(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slots' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slots);
    PyObject *retval = self->_slots;
    return retval;
}

static int
scholars___table___Player_set_slots(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'slots' cannot be deleted");
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
    if (self->_slots != NULL) {
        CPy_DECREF(self->_slots);
    }
    self->_slots = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_dice(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_dice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_dice);
    PyObject *retval = self->_dice;
    return retval;
}

static int
scholars___table___Player_set_dice(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'dice' cannot be deleted");
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
    if (self->_dice != NULL) {
        CPy_DECREF(self->_dice);
    }
    self->_dice = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_helpers(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_helpers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'helpers' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_helpers);
    PyObject *retval = self->_helpers;
    return retval;
}

static int
scholars___table___Player_set_helpers(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'helpers' cannot be deleted");
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
    if (self->_helpers != NULL) {
        CPy_DECREF(self->_helpers);
    }
    self->_helpers = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_tucked(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_tucked == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tucked' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tucked);
    PyObject *retval = self->_tucked;
    return retval;
}

static int
scholars___table___Player_set_tucked(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'tucked' cannot be deleted");
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
    if (self->_tucked != NULL) {
        CPy_DECREF(self->_tucked);
    }
    self->_tucked = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_aside(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_aside == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'aside' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_aside);
    PyObject *retval = self->_aside;
    return retval;
}

static int
scholars___table___Player_set_aside(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'aside' cannot be deleted");
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
    if (self->_aside != NULL) {
        CPy_DECREF(self->_aside);
    }
    self->_aside = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_levels(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_levels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'levels' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_levels);
    PyObject *retval = self->_levels;
    return retval;
}

static int
scholars___table___Player_set_levels(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'levels' cannot be deleted");
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
    if (self->_levels != NULL) {
        CPy_DECREF(self->_levels);
    }
    self->_levels = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_place(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_place == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_place);
    PyObject *retval = CPyTagged_StealAsObject(self->_place);
    return retval;
}

static int
scholars___table___Player_set_place(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'place' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_place != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_place);
    }
    self->_place = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_goal(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_goal == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goal' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_goal);
    PyObject *retval = CPyTagged_StealAsObject(self->_goal);
    return retval;
}

static int
scholars___table___Player_set_goal(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'goal' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_goal != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_goal);
    }
    self->_goal = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_goals(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_goals == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'goals' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_goals);
    PyObject *retval = CPyTagged_StealAsObject(self->_goals);
    return retval;
}

static int
scholars___table___Player_set_goals(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'goals' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_goals != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_goals);
    }
    self->_goals = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_scrolls(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scrolls);
    PyObject *retval = self->_scrolls;
    return retval;
}

static int
scholars___table___Player_set_scrolls(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'scrolls' cannot be deleted");
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
    if (self->_scrolls != NULL) {
        CPy_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static PyObject *
scholars___table___Player_get_resource(serai___games___scholars___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_resource == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resource' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_resource);
    PyObject *retval = CPyTagged_StealAsObject(self->_resource);
    return retval;
}

static int
scholars___table___Player_set_resource(serai___games___scholars___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'resource' cannot be deleted");
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

static int
scholars___table___Automa_traverse(serai___games___scholars___table___AutomaObject *self, visitproc visit, void *arg)
{
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
    Py_VISIT(self->_languages);
    Py_VISIT(self->_retired);
    Py_VISIT(self->_plans);
    Py_VISIT(self->_plan_pile);
    if (CPyTagged_CheckLong(self->_difficulty)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_difficulty));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___table___Automa_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___table___AutomaObject *self = (serai___games___scholars___table___AutomaObject *)cpy_r_self;
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
    Py_CLEAR(self->_languages);
    Py_CLEAR(self->_retired);
    Py_CLEAR(self->_plans);
    Py_CLEAR(self->_plan_pile);
    if (CPyTagged_CheckLong(self->_difficulty)) {
        CPyTagged __tmp = self->_difficulty;
        self->_difficulty = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_scholars___table___Automa_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___table___AutomaObject *self = (serai___games___scholars___table___AutomaObject *)cpy_r_self;
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
    Py_CLEAR(self->_languages);
    Py_CLEAR(self->_retired);
    Py_CLEAR(self->_plans);
    Py_CLEAR(self->_plan_pile);
    if (CPyTagged_CheckLong(self->_difficulty)) {
        CPyTagged __tmp = self->_difficulty;
        self->_difficulty = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
scholars___table___Automa_dealloc(serai___games___scholars___table___AutomaObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___table___Automa_dealloc)
    CPyDef_scholars___table___Automa_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___table_____mypyc__Automa_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___table___Automa(void);

static PyObject *
scholars___table___Automa_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___table___Automa) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___table_____mypyc__Automa_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___table___Automa_vtable[4];
static bool
CPyDef_scholars___table___Automa_trait_vtable_setup(void)
{
    CPyVTableItem scholars___table___Automa_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_scholars___table___Automa___copy,
    };
    memcpy(scholars___table___Automa_vtable, scholars___table___Automa_vtable_scratch, sizeof(scholars___table___Automa_vtable));
    return 1;
}

static bool
CPyDef_scholars___table___Automa_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___table___Automa_get_influence(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_influence(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_guilds(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_guilds(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_dice_sum(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_dice_sum(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_position(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_position(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_markers(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_markers(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_scrolls(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_scrolls(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_languages(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_languages(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_retired(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_retired(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_plans(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_plans(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_plan_pile(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_plan_pile(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Automa_get_difficulty(serai___games___scholars___table___AutomaObject *self, void *closure);
static int
scholars___table___Automa_set_difficulty(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___table___Automa_getseters[] = {
    {"influence",
     (getter)scholars___table___Automa_get_influence, (setter)scholars___table___Automa_set_influence,
     NULL, NULL},
    {"guilds",
     (getter)scholars___table___Automa_get_guilds, (setter)scholars___table___Automa_set_guilds,
     NULL, NULL},
    {"dice_sum",
     (getter)scholars___table___Automa_get_dice_sum, (setter)scholars___table___Automa_set_dice_sum,
     NULL, NULL},
    {"position",
     (getter)scholars___table___Automa_get_position, (setter)scholars___table___Automa_set_position,
     NULL, NULL},
    {"markers",
     (getter)scholars___table___Automa_get_markers, (setter)scholars___table___Automa_set_markers,
     NULL, NULL},
    {"scrolls",
     (getter)scholars___table___Automa_get_scrolls, (setter)scholars___table___Automa_set_scrolls,
     NULL, NULL},
    {"languages",
     (getter)scholars___table___Automa_get_languages, (setter)scholars___table___Automa_set_languages,
     NULL, NULL},
    {"retired",
     (getter)scholars___table___Automa_get_retired, (setter)scholars___table___Automa_set_retired,
     NULL, NULL},
    {"plans",
     (getter)scholars___table___Automa_get_plans, (setter)scholars___table___Automa_set_plans,
     NULL, NULL},
    {"plan_pile",
     (getter)scholars___table___Automa_get_plan_pile, (setter)scholars___table___Automa_set_plan_pile,
     NULL, NULL},
    {"difficulty",
     (getter)scholars___table___Automa_get_difficulty, (setter)scholars___table___Automa_set_difficulty,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___table___Automa_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___table_____mypyc__Automa_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_scholars___table___Automa___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___table___Automa_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Automa",
    .tp_new = scholars___table___Automa_new,
    .tp_dealloc = (destructor)scholars___table___Automa_dealloc,
    .tp_traverse = (traverseproc)scholars___table___Automa_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___table___Automa_clear,
    .tp_getset = scholars___table___Automa_getseters,
    .tp_methods = scholars___table___Automa_methods,
    .tp_basicsize = sizeof(serai___games___scholars___table___AutomaObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Automa()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___table___Automa_template = &CPyType_scholars___table___Automa_template_;

PyObject *CPyDef_scholars___table_____mypyc__Automa_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___table___AutomaObject *self;
    self = (serai___games___scholars___table___AutomaObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___table___Automa_vtable;
    self->_influence = CPY_INT_TAG;
    self->_dice_sum = CPY_INT_TAG;
    self->_position = CPY_INT_TAG;
    self->_markers = CPY_INT_TAG;
    self->_difficulty = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___table___Automa(void)
{
    PyObject *self = CPyDef_scholars___table_____mypyc__Automa_setup((PyObject *)CPyType_scholars___table___Automa);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___table___Automa_get_influence(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_influence == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'influence' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_influence);
    PyObject *retval = CPyTagged_StealAsObject(self->_influence);
    return retval;
}

static int
scholars___table___Automa_set_influence(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'influence' cannot be deleted");
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
scholars___table___Automa_get_guilds(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_guilds == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guilds' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guilds);
    PyObject *retval = self->_guilds;
    return retval;
}

static int
scholars___table___Automa_set_guilds(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'guilds' cannot be deleted");
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
    if (self->_guilds != NULL) {
        CPy_DECREF(self->_guilds);
    }
    self->_guilds = tmp;
    return 0;
}

static PyObject *
scholars___table___Automa_get_dice_sum(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_dice_sum == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dice_sum' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_dice_sum);
    PyObject *retval = CPyTagged_StealAsObject(self->_dice_sum);
    return retval;
}

static int
scholars___table___Automa_set_dice_sum(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'dice_sum' cannot be deleted");
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
scholars___table___Automa_get_position(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_position == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'position' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_position);
    PyObject *retval = CPyTagged_StealAsObject(self->_position);
    return retval;
}

static int
scholars___table___Automa_set_position(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'position' cannot be deleted");
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
scholars___table___Automa_get_markers(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_markers == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'markers' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_markers);
    PyObject *retval = CPyTagged_StealAsObject(self->_markers);
    return retval;
}

static int
scholars___table___Automa_set_markers(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'markers' cannot be deleted");
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
scholars___table___Automa_get_scrolls(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scrolls' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scrolls);
    PyObject *retval = self->_scrolls;
    return retval;
}

static int
scholars___table___Automa_set_scrolls(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'scrolls' cannot be deleted");
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
    if (self->_scrolls != NULL) {
        CPy_DECREF(self->_scrolls);
    }
    self->_scrolls = tmp;
    return 0;
}

static PyObject *
scholars___table___Automa_get_languages(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_languages == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'languages' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_languages);
    PyObject *retval = self->_languages;
    return retval;
}

static int
scholars___table___Automa_set_languages(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'languages' cannot be deleted");
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
    if (self->_languages != NULL) {
        CPy_DECREF(self->_languages);
    }
    self->_languages = tmp;
    return 0;
}

static PyObject *
scholars___table___Automa_get_retired(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_retired == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'retired' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_retired);
    PyObject *retval = self->_retired;
    return retval;
}

static int
scholars___table___Automa_set_retired(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'retired' cannot be deleted");
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
    if (self->_retired != NULL) {
        CPy_DECREF(self->_retired);
    }
    self->_retired = tmp;
    return 0;
}

static PyObject *
scholars___table___Automa_get_plans(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_plans == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'plans' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_plans);
    PyObject *retval = self->_plans;
    return retval;
}

static int
scholars___table___Automa_set_plans(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'plans' cannot be deleted");
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
    if (self->_plans != NULL) {
        CPy_DECREF(self->_plans);
    }
    self->_plans = tmp;
    return 0;
}

static PyObject *
scholars___table___Automa_get_plan_pile(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_plan_pile == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'plan_pile' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_plan_pile);
    PyObject *retval = self->_plan_pile;
    return retval;
}

static int
scholars___table___Automa_set_plan_pile(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'plan_pile' cannot be deleted");
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
    if (self->_plan_pile != NULL) {
        CPy_DECREF(self->_plan_pile);
    }
    self->_plan_pile = tmp;
    return 0;
}

static PyObject *
scholars___table___Automa_get_difficulty(serai___games___scholars___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_difficulty == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'difficulty' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_difficulty);
    PyObject *retval = CPyTagged_StealAsObject(self->_difficulty);
    return retval;
}

static int
scholars___table___Automa_set_difficulty(serai___games___scholars___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'difficulty' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_difficulty != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_difficulty);
    }
    self->_difficulty = tmp;
    return 0;
}

static int
scholars___table___Table_traverse(serai___games___scholars___table___TableObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reveals));
    }
    Py_VISIT(self->_story);
    Py_VISIT(self->_book);
    if (CPyTagged_CheckLong(self->_seat)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seat));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first));
    }
    if (CPyTagged_CheckLong(self->_turn)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_turn));
    }
    if (CPyTagged_CheckLong(self->_turns_left)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_turns_left));
    }
    Py_VISIT(self->_players);
    Py_VISIT(self->_automa);
    Py_VISIT(self->_stock);
    Py_VISIT(self->_piles);
    Py_VISIT(self->_deck);
    Py_VISIT(self->_sections);
    Py_VISIT(self->_reserve);
    Py_VISIT(self->_map_scrolls);
    Py_VISIT(self->_map_influence);
    Py_VISIT(self->_house);
    Py_VISIT(self->_house_influence);
    Py_VISIT(self->_rooms);
    Py_VISIT(self->_owners);
    Py_VISIT(self->_gold);
    Py_VISIT(self->_control);
    if (CPyTagged_CheckLong(self->_neutral)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_neutral));
    }
    Py_VISIT(self->_caliphs);
    Py_VISIT(self->_caliph_influence);
    Py_VISIT(self->_pairs);
    if (CPyTagged_CheckLong(self->_working)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_working));
    }
    if (CPyTagged_CheckLong(self->_colour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_colour));
    }
    if (CPyTagged_CheckLong(self->_value)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_value));
    }
    Py_VISIT(self->_part);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___table___Table_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___table___TableObject *self = (serai___games___scholars___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_turn)) {
        CPyTagged __tmp = self->_turn;
        self->_turn = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_turns_left)) {
        CPyTagged __tmp = self->_turns_left;
        self->_turns_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_automa);
    Py_CLEAR(self->_stock);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_sections);
    Py_CLEAR(self->_reserve);
    Py_CLEAR(self->_map_scrolls);
    Py_CLEAR(self->_map_influence);
    Py_CLEAR(self->_house);
    Py_CLEAR(self->_house_influence);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_owners);
    Py_CLEAR(self->_gold);
    Py_CLEAR(self->_control);
    if (CPyTagged_CheckLong(self->_neutral)) {
        CPyTagged __tmp = self->_neutral;
        self->_neutral = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_caliphs);
    Py_CLEAR(self->_caliph_influence);
    Py_CLEAR(self->_pairs);
    if (CPyTagged_CheckLong(self->_working)) {
        CPyTagged __tmp = self->_working;
        self->_working = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_colour)) {
        CPyTagged __tmp = self->_colour;
        self->_colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_part);
    return 0;
}

static int32_t CPyDef_scholars___table___Table_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___table___TableObject *self = (serai___games___scholars___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_seat)) {
        CPyTagged __tmp = self->_seat;
        self->_seat = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_turn)) {
        CPyTagged __tmp = self->_turn;
        self->_turn = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_turns_left)) {
        CPyTagged __tmp = self->_turns_left;
        self->_turns_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_automa);
    Py_CLEAR(self->_stock);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_deck);
    Py_CLEAR(self->_sections);
    Py_CLEAR(self->_reserve);
    Py_CLEAR(self->_map_scrolls);
    Py_CLEAR(self->_map_influence);
    Py_CLEAR(self->_house);
    Py_CLEAR(self->_house_influence);
    Py_CLEAR(self->_rooms);
    Py_CLEAR(self->_owners);
    Py_CLEAR(self->_gold);
    Py_CLEAR(self->_control);
    if (CPyTagged_CheckLong(self->_neutral)) {
        CPyTagged __tmp = self->_neutral;
        self->_neutral = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_caliphs);
    Py_CLEAR(self->_caliph_influence);
    Py_CLEAR(self->_pairs);
    if (CPyTagged_CheckLong(self->_working)) {
        CPyTagged __tmp = self->_working;
        self->_working = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_colour)) {
        CPyTagged __tmp = self->_colour;
        self->_colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_value)) {
        CPyTagged __tmp = self->_value;
        self->_value = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_part);
    return 0;
}

static void
scholars___table___Table_dealloc(serai___games___scholars___table___TableObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___table___Table_dealloc)
    CPyDef_scholars___table___Table_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___table_____mypyc__Table_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___table___Table(void);

static PyObject *
scholars___table___Table_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___table___Table) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___table_____mypyc__Table_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem scholars___table___Table_vtable[13];
static bool
CPyDef_scholars___table___Table_trait_vtable_setup(void)
{
    CPyVTableItem scholars___table___Table_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_scholars___table___Table___copy__Table_glue,
        (CPyVTableItem)CPyDef_kernel___table___Table___tell,
        (CPyVTableItem)CPyDef_kernel___table___Table___roll,
        (CPyVTableItem)CPyDef_scholars___table___Table___copy,
        (CPyVTableItem)CPyDef_scholars___table___Table___seats,
        (CPyVTableItem)CPyDef_scholars___table___Table___guilds_of,
        (CPyVTableItem)CPyDef_scholars___table___Table___is_drafting,
        (CPyVTableItem)CPyDef_scholars___table___Table___clockwise,
        (CPyVTableItem)CPyDef_scholars___table___Table___house_place,
        (CPyVTableItem)CPyDef_scholars___table___Table___free_row,
    };
    memcpy(scholars___table___Table_vtable, scholars___table___Table_vtable_scratch, sizeof(scholars___table___Table_vtable));
    return 1;
}

static bool
CPyDef_scholars___table___Table_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___table___Table_get_book(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_book(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_seat(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_seat(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_first(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_first(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_turn(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_turn(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_turns_left(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_turns_left(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_players(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_players(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_automa(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_automa(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_stock(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_stock(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_piles(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_piles(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_deck(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_deck(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_sections(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_sections(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_reserve(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_reserve(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_map_scrolls(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_map_scrolls(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_map_influence(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_map_influence(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_house(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_house(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_house_influence(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_house_influence(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_rooms(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_rooms(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_owners(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_owners(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_gold(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_gold(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_control(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_control(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_neutral(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_neutral(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_caliphs(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_caliphs(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_caliph_influence(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_caliph_influence(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_pairs(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_pairs(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_working(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_working(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_settled(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_settled(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_colour(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_colour(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_value(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_value(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_part(serai___games___scholars___table___TableObject *self, void *closure);
static int
scholars___table___Table_set_part(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
scholars___table___Table_get_seats(serai___games___scholars___table___TableObject *self, void *closure);

static PyGetSetDef scholars___table___Table_getseters[] = {
    {"book",
     (getter)scholars___table___Table_get_book, (setter)scholars___table___Table_set_book,
     NULL, NULL},
    {"seat",
     (getter)scholars___table___Table_get_seat, (setter)scholars___table___Table_set_seat,
     NULL, NULL},
    {"first",
     (getter)scholars___table___Table_get_first, (setter)scholars___table___Table_set_first,
     NULL, NULL},
    {"turn",
     (getter)scholars___table___Table_get_turn, (setter)scholars___table___Table_set_turn,
     NULL, NULL},
    {"turns_left",
     (getter)scholars___table___Table_get_turns_left, (setter)scholars___table___Table_set_turns_left,
     NULL, NULL},
    {"players",
     (getter)scholars___table___Table_get_players, (setter)scholars___table___Table_set_players,
     NULL, NULL},
    {"automa",
     (getter)scholars___table___Table_get_automa, (setter)scholars___table___Table_set_automa,
     NULL, NULL},
    {"stock",
     (getter)scholars___table___Table_get_stock, (setter)scholars___table___Table_set_stock,
     NULL, NULL},
    {"piles",
     (getter)scholars___table___Table_get_piles, (setter)scholars___table___Table_set_piles,
     NULL, NULL},
    {"deck",
     (getter)scholars___table___Table_get_deck, (setter)scholars___table___Table_set_deck,
     NULL, NULL},
    {"sections",
     (getter)scholars___table___Table_get_sections, (setter)scholars___table___Table_set_sections,
     NULL, NULL},
    {"reserve",
     (getter)scholars___table___Table_get_reserve, (setter)scholars___table___Table_set_reserve,
     NULL, NULL},
    {"map_scrolls",
     (getter)scholars___table___Table_get_map_scrolls, (setter)scholars___table___Table_set_map_scrolls,
     NULL, NULL},
    {"map_influence",
     (getter)scholars___table___Table_get_map_influence, (setter)scholars___table___Table_set_map_influence,
     NULL, NULL},
    {"house",
     (getter)scholars___table___Table_get_house, (setter)scholars___table___Table_set_house,
     NULL, NULL},
    {"house_influence",
     (getter)scholars___table___Table_get_house_influence, (setter)scholars___table___Table_set_house_influence,
     NULL, NULL},
    {"rooms",
     (getter)scholars___table___Table_get_rooms, (setter)scholars___table___Table_set_rooms,
     NULL, NULL},
    {"owners",
     (getter)scholars___table___Table_get_owners, (setter)scholars___table___Table_set_owners,
     NULL, NULL},
    {"gold",
     (getter)scholars___table___Table_get_gold, (setter)scholars___table___Table_set_gold,
     NULL, NULL},
    {"control",
     (getter)scholars___table___Table_get_control, (setter)scholars___table___Table_set_control,
     NULL, NULL},
    {"neutral",
     (getter)scholars___table___Table_get_neutral, (setter)scholars___table___Table_set_neutral,
     NULL, NULL},
    {"caliphs",
     (getter)scholars___table___Table_get_caliphs, (setter)scholars___table___Table_set_caliphs,
     NULL, NULL},
    {"caliph_influence",
     (getter)scholars___table___Table_get_caliph_influence, (setter)scholars___table___Table_set_caliph_influence,
     NULL, NULL},
    {"pairs",
     (getter)scholars___table___Table_get_pairs, (setter)scholars___table___Table_set_pairs,
     NULL, NULL},
    {"working",
     (getter)scholars___table___Table_get_working, (setter)scholars___table___Table_set_working,
     NULL, NULL},
    {"settled",
     (getter)scholars___table___Table_get_settled, (setter)scholars___table___Table_set_settled,
     NULL, NULL},
    {"colour",
     (getter)scholars___table___Table_get_colour, (setter)scholars___table___Table_set_colour,
     NULL, NULL},
    {"value",
     (getter)scholars___table___Table_get_value, (setter)scholars___table___Table_set_value,
     NULL, NULL},
    {"part",
     (getter)scholars___table___Table_get_part, (setter)scholars___table___Table_set_part,
     NULL, NULL},
    {"seats",
     (getter)scholars___table___Table_get_seats,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___table___Table_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___table_____mypyc__Table_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_scholars___table___Table___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"guilds_of",
     (PyCFunction)CPyPy_scholars___table___Table___guilds_of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guilds_of($self, seat)\n--\n\n")},
    {"is_drafting",
     (PyCFunction)CPyPy_scholars___table___Table___is_drafting,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_drafting($self)\n--\n\n")},
    {"clockwise",
     (PyCFunction)CPyPy_scholars___table___Table___clockwise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clockwise($self)\n--\n\n")},
    {"house_place",
     (PyCFunction)CPyPy_scholars___table___Table___house_place,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("house_place($self, scroll)\n--\n\n")},
    {"free_row",
     (PyCFunction)CPyPy_scholars___table___Table___free_row,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_row($self, guild)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___table___Table_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Table",
    .tp_new = scholars___table___Table_new,
    .tp_dealloc = (destructor)scholars___table___Table_dealloc,
    .tp_traverse = (traverseproc)scholars___table___Table_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___table___Table_clear,
    .tp_getset = scholars___table___Table_getseters,
    .tp_methods = scholars___table___Table_methods,
    .tp_basicsize = sizeof(serai___games___scholars___table___TableObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Table()\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___table___Table_template = &CPyType_scholars___table___Table_template_;

PyObject *CPyDef_scholars___table_____mypyc__Table_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___table___TableObject *self;
    self = (serai___games___scholars___table___TableObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___table___Table_vtable;
    self->_reveals = CPY_INT_TAG;
    self->_confirm = 2;
    self->_seat = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_turn = CPY_INT_TAG;
    self->_turns_left = CPY_INT_TAG;
    self->_neutral = CPY_INT_TAG;
    self->_working = CPY_INT_TAG;
    self->_settled = 2;
    self->_colour = CPY_INT_TAG;
    self->_value = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___table___Table(void)
{
    PyObject *self = CPyDef_scholars___table_____mypyc__Table_setup((PyObject *)CPyType_scholars___table___Table);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
scholars___table___Table_get_book(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_book == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'book' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_book);
    PyObject *retval = self->_book;
    return retval;
}

static int
scholars___table___Table_set_book(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_scholars___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.scholars.book.Book", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_book != NULL) {
        CPy_DECREF(self->_book);
    }
    self->_book = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_seat(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_seat == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seat' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seat);
    PyObject *retval = CPyTagged_StealAsObject(self->_seat);
    return retval;
}

static int
scholars___table___Table_set_seat(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'seat' cannot be deleted");
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
scholars___table___Table_get_first(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_first == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'first' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_first);
    PyObject *retval = CPyTagged_StealAsObject(self->_first);
    return retval;
}

static int
scholars___table___Table_set_first(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'first' cannot be deleted");
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
scholars___table___Table_get_turn(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_turn == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turn' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_turn);
    PyObject *retval = CPyTagged_StealAsObject(self->_turn);
    return retval;
}

static int
scholars___table___Table_set_turn(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'turn' cannot be deleted");
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
scholars___table___Table_get_turns_left(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_turns_left == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turns_left' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_turns_left);
    PyObject *retval = CPyTagged_StealAsObject(self->_turns_left);
    return retval;
}

static int
scholars___table___Table_set_turns_left(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'turns_left' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_turns_left);
    }
    self->_turns_left = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_players(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_players == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'players' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_players);
    PyObject *retval = self->_players;
    return retval;
}

static int
scholars___table___Table_set_players(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'players' cannot be deleted");
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
    if (self->_players != NULL) {
        CPy_DECREF(self->_players);
    }
    self->_players = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_automa(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_automa == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'automa' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_automa);
    PyObject *retval = self->_automa;
    return retval;
}

static int
scholars___table___Table_set_automa(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'automa' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_scholars___table___Automa)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5559;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5559;
    CPy_TypeError("serai.games.scholars.table.Automa or None", value); 
    tmp = NULL;
__LL5559: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_automa != NULL) {
        CPy_DECREF(self->_automa);
    }
    self->_automa = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_stock(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_stock == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'stock' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_stock);
    PyObject *retval = self->_stock;
    return retval;
}

static int
scholars___table___Table_set_stock(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'stock' cannot be deleted");
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
    if (self->_stock != NULL) {
        CPy_DECREF(self->_stock);
    }
    self->_stock = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_piles(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_piles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'piles' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_piles);
    PyObject *retval = self->_piles;
    return retval;
}

static int
scholars___table___Table_set_piles(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'piles' cannot be deleted");
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
    if (self->_piles != NULL) {
        CPy_DECREF(self->_piles);
    }
    self->_piles = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_deck(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_deck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deck' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_deck);
    PyObject *retval = self->_deck;
    return retval;
}

static int
scholars___table___Table_set_deck(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'deck' cannot be deleted");
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
    if (self->_deck != NULL) {
        CPy_DECREF(self->_deck);
    }
    self->_deck = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_sections(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_sections == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'sections' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_sections);
    PyObject *retval = self->_sections;
    return retval;
}

static int
scholars___table___Table_set_sections(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'sections' cannot be deleted");
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
    if (self->_sections != NULL) {
        CPy_DECREF(self->_sections);
    }
    self->_sections = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_reserve(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_reserve == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reserve' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reserve);
    PyObject *retval = self->_reserve;
    return retval;
}

static int
scholars___table___Table_set_reserve(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'reserve' cannot be deleted");
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
    if (self->_reserve != NULL) {
        CPy_DECREF(self->_reserve);
    }
    self->_reserve = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_map_scrolls(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_map_scrolls == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'map_scrolls' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_map_scrolls);
    PyObject *retval = self->_map_scrolls;
    return retval;
}

static int
scholars___table___Table_set_map_scrolls(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'map_scrolls' cannot be deleted");
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
    if (self->_map_scrolls != NULL) {
        CPy_DECREF(self->_map_scrolls);
    }
    self->_map_scrolls = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_map_influence(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_map_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'map_influence' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_map_influence);
    PyObject *retval = self->_map_influence;
    return retval;
}

static int
scholars___table___Table_set_map_influence(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'map_influence' cannot be deleted");
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
    if (self->_map_influence != NULL) {
        CPy_DECREF(self->_map_influence);
    }
    self->_map_influence = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_house(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_house == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'house' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_house);
    PyObject *retval = self->_house;
    return retval;
}

static int
scholars___table___Table_set_house(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'house' cannot be deleted");
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
    if (self->_house != NULL) {
        CPy_DECREF(self->_house);
    }
    self->_house = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_house_influence(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_house_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'house_influence' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_house_influence);
    PyObject *retval = self->_house_influence;
    return retval;
}

static int
scholars___table___Table_set_house_influence(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'house_influence' cannot be deleted");
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
    if (self->_house_influence != NULL) {
        CPy_DECREF(self->_house_influence);
    }
    self->_house_influence = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_rooms(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_rooms == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rooms' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rooms);
    PyObject *retval = self->_rooms;
    return retval;
}

static int
scholars___table___Table_set_rooms(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'rooms' cannot be deleted");
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
    if (self->_rooms != NULL) {
        CPy_DECREF(self->_rooms);
    }
    self->_rooms = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_owners(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_owners == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'owners' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_owners);
    PyObject *retval = self->_owners;
    return retval;
}

static int
scholars___table___Table_set_owners(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'owners' cannot be deleted");
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
    if (self->_owners != NULL) {
        CPy_DECREF(self->_owners);
    }
    self->_owners = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_gold(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_gold == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gold' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_gold);
    PyObject *retval = self->_gold;
    return retval;
}

static int
scholars___table___Table_set_gold(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'gold' cannot be deleted");
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
    if (self->_gold != NULL) {
        CPy_DECREF(self->_gold);
    }
    self->_gold = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_control(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_control == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'control' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_control);
    PyObject *retval = self->_control;
    return retval;
}

static int
scholars___table___Table_set_control(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'control' cannot be deleted");
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
    if (self->_control != NULL) {
        CPy_DECREF(self->_control);
    }
    self->_control = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_neutral(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_neutral == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'neutral' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_neutral);
    PyObject *retval = CPyTagged_StealAsObject(self->_neutral);
    return retval;
}

static int
scholars___table___Table_set_neutral(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'neutral' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_neutral != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_neutral);
    }
    self->_neutral = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_caliphs(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_caliphs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'caliphs' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_caliphs);
    PyObject *retval = self->_caliphs;
    return retval;
}

static int
scholars___table___Table_set_caliphs(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'caliphs' cannot be deleted");
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
    if (self->_caliphs != NULL) {
        CPy_DECREF(self->_caliphs);
    }
    self->_caliphs = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_caliph_influence(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_caliph_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'caliph_influence' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_caliph_influence);
    PyObject *retval = self->_caliph_influence;
    return retval;
}

static int
scholars___table___Table_set_caliph_influence(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'caliph_influence' cannot be deleted");
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
    if (self->_caliph_influence != NULL) {
        CPy_DECREF(self->_caliph_influence);
    }
    self->_caliph_influence = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_pairs(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_pairs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pairs' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pairs);
    PyObject *retval = self->_pairs;
    return retval;
}

static int
scholars___table___Table_set_pairs(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'pairs' cannot be deleted");
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
    if (self->_pairs != NULL) {
        CPy_DECREF(self->_pairs);
    }
    self->_pairs = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_working(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_working == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'working' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_working);
    PyObject *retval = CPyTagged_StealAsObject(self->_working);
    return retval;
}

static int
scholars___table___Table_set_working(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'working' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_working != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_working);
    }
    self->_working = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_settled(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_settled == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'settled' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_settled ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
scholars___table___Table_set_settled(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'settled' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_settled = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_colour(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_colour == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_colour);
    PyObject *retval = CPyTagged_StealAsObject(self->_colour);
    return retval;
}

static int
scholars___table___Table_set_colour(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'colour' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_colour);
    }
    self->_colour = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_value(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_value == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'value' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_value);
    PyObject *retval = CPyTagged_StealAsObject(self->_value);
    return retval;
}

static int
scholars___table___Table_set_value(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'value' cannot be deleted");
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
scholars___table___Table_get_part(serai___games___scholars___table___TableObject *self, void *closure)
{
    if (unlikely(self->_part == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'part' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_part);
    PyObject *retval = self->_part;
    return retval;
}

static int
scholars___table___Table_set_part(serai___games___scholars___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'part' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if ((Py_TYPE(value) == CPyType_myriad___table___Myriad) || (Py_TYPE(value) == CPyType_state___Part))
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5560;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL5560;
    CPy_TypeError("serai.kernel.state.Part or None", value); 
    tmp = NULL;
__LL5560: ;
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_part != NULL) {
        CPy_DECREF(self->_part);
    }
    self->_part = tmp;
    return 0;
}

static PyObject *
scholars___table___Table_get_seats(serai___games___scholars___table___TableObject *self, void *closure)
{
    CPyTagged retval = CPyDef_scholars___table___Table___seats((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}
static PyMethodDef scholars___tablemodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___table__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___table__internal, "__name__");
    CPyStatic_scholars___table___globals = PyModule_GetDict(CPyModule_serai___games___scholars___table__internal);
    if (unlikely(CPyStatic_scholars___table___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___table_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___table__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___table___Player);
    Py_CLEAR(CPyType_scholars___table___Automa);
    Py_CLEAR(CPyType_scholars___table___Table);
    return -1;
}
int CPyExec_serai___games___scholars___table(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___table__impl, &CPyImportState_serai___games___scholars___table, &CPyModule_serai___games___scholars___table);
}
static struct PyModuleDef scholars___tablemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.table",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___tablemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___table(void)
{
    if (CPyModule_serai___games___scholars___table__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___table__internal);
        return CPyModule_serai___games___scholars___table__internal;
    }
    CPyModule_serai___games___scholars___table__internal = PyModule_Create(&scholars___tablemodule);
    return CPyModule_serai___games___scholars___table__internal;
}

PyObject *CPyInit_serai___games___scholars___table(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___table__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___table__internal);
        return CPyModule_serai___games___scholars___table__internal;
    }
    CPyModule_serai___games___scholars___table__internal = PyModule_Create(&scholars___tablemodule);
    if (unlikely(CPyModule_serai___games___scholars___table__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.table");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___table__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___table__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___table__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___table(CPyModule_serai___games___scholars___table__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___table__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.table");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___table__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_scholars___table___Player___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    char cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    cpy_r_r0 = CPyDef_scholars___table___Player();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 47, CPyStatic_scholars___table___globals);
        goto CPyL60;
    }
    cpy_r_r1 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_silver;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "silver", 48, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_silver);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_silver = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 48, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r3 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_gold;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "gold", 49, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_gold != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_gold);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_gold = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 49, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r5 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_workers;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "workers", 50, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r5);
CPyL6: ;
    cpy_r_r6 = CPyList_GetSlice(cpy_r_r5, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 50, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 50, CPyStatic_scholars___table___globals, "list", cpy_r_r6);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_workers != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_workers);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_workers = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 50, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r9 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_influence;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "influence", 51, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL10: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_influence);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_influence = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 51, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r11 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_guilds;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "guilds", 52, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = CPyList_GetSlice(cpy_r_r11, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 52, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 52, CPyStatic_scholars___table___globals, "list", cpy_r_r12);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_guilds != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_guilds);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_guilds = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 52, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r15 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_bag;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "bag", 53, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r15);
CPyL16: ;
    cpy_r_r16 = CPyList_GetSlice(cpy_r_r15, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 53, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 53, CPyStatic_scholars___table___globals, "list", cpy_r_r16);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_bag != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_bag);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_bag = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 53, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r19 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_hand;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "hand", 54, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r19);
CPyL20: ;
    cpy_r_r20 = CPyList_GetSlice(cpy_r_r19, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 54, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 54, CPyStatic_scholars___table___globals, "list", cpy_r_r20);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_hand != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_hand);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_hand = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 54, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r23 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_cards;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "cards", 55, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r23);
CPyL24: ;
    cpy_r_r24 = CPyList_GetSlice(cpy_r_r23, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 55, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 55, CPyStatic_scholars___table___globals, "list", cpy_r_r24);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_cards != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_cards);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_cards = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 55, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r27 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_slots;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "slots", 56, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r27);
CPyL28: ;
    cpy_r_r28 = CPyList_GetSlice(cpy_r_r27, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 56, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 56, CPyStatic_scholars___table___globals, "list", cpy_r_r28);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_slots != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_slots);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_slots = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 56, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r31 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_dice;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "dice", 57, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r31);
CPyL32: ;
    cpy_r_r32 = CPyList_GetSlice(cpy_r_r31, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 57, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 57, CPyStatic_scholars___table___globals, "list", cpy_r_r32);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_dice != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_dice);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_dice = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 57, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r35 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_helpers;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "helpers", 58, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r35);
CPyL36: ;
    cpy_r_r36 = CPyList_GetSlice(cpy_r_r35, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 58, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r36)))
        cpy_r_r37 = cpy_r_r36;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 58, CPyStatic_scholars___table___globals, "list", cpy_r_r36);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_helpers != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_helpers);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_helpers = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 58, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r39 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_tucked;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "tucked", 59, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r39);
CPyL40: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_tucked != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_tucked);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_tucked = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 59, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r41 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_aside;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "aside", 60, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r41);
CPyL42: ;
    cpy_r_r42 = CPyList_GetSlice(cpy_r_r41, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 60, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 60, CPyStatic_scholars___table___globals, "list", cpy_r_r42);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_aside != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_aside);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_aside = cpy_r_r43;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 60, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r45 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_levels;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "levels", 61, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r45);
CPyL46: ;
    cpy_r_r46 = CPyList_GetSlice(cpy_r_r45, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 61, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    if (likely(PyList_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 61, CPyStatic_scholars___table___globals, "list", cpy_r_r46);
        goto CPyL61;
    }
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_levels != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_levels);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_levels = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 61, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r49 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_place;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "place", 62, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL50: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_place != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_place);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_place = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 62, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r51 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_goal;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "goal", 63, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r51);
CPyL52: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_goal != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_goal);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_goal = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 63, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r53 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_goals;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "goals", 64, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL54: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_goals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_goals);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_goals = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 64, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r55 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_scrolls;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "scrolls", 65, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPy_INCREF(cpy_r_r55);
CPyL56: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_scrolls != NULL) {
        CPy_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_scrolls);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_scrolls = cpy_r_r55;
    cpy_r_r56 = 1;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 65, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    cpy_r_r57 = ((serai___games___scholars___table___PlayerObject *)cpy_r_self)->_resource;
    if (unlikely(cpy_r_r57 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Player", "resource", 66, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    CPyTagged_INCREF(cpy_r_r57);
CPyL58: ;
    if (((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_resource != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_resource);
    }
    ((serai___games___scholars___table___PlayerObject *)cpy_r_r0)->_resource = cpy_r_r57;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 66, CPyStatic_scholars___table___globals);
        goto CPyL61;
    }
    return cpy_r_r0;
CPyL60: ;
    cpy_r_r59 = NULL;
    return cpy_r_r59;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL60;
}
        
        PyObject *CPyPy_scholars___table___Player___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Player))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Player", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___table___Player___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 46, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___table___Automa___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    CPyTagged cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    CPyTagged cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    cpy_r_r0 = CPyDef_scholars___table___Automa();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 95, CPyStatic_scholars___table___globals);
        goto CPyL36;
    }
    cpy_r_r1 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_influence;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "influence", 96, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_influence = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 96, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r3 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_guilds;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "guilds", 97, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetSlice(cpy_r_r3, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 97, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 97, CPyStatic_scholars___table___globals, "list", cpy_r_r4);
        goto CPyL37;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_guilds != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_guilds);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_guilds = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 97, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r7 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_dice_sum;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "dice_sum", 98, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL8: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_dice_sum = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 98, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r9 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_position;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "position", 99, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL10: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_position = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 99, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r11 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_markers;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "markers", 100, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL12: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_markers = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 100, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r13 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_scrolls;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "scrolls", 101, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r13);
CPyL14: ;
    cpy_r_r14 = CPyList_GetSlice(cpy_r_r13, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 101, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 101, CPyStatic_scholars___table___globals, "list", cpy_r_r14);
        goto CPyL37;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_scrolls != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_scrolls);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_scrolls = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 101, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r17 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_languages;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "languages", 102, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r17);
CPyL18: ;
    cpy_r_r18 = CPyList_GetSlice(cpy_r_r17, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 102, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 102, CPyStatic_scholars___table___globals, "list", cpy_r_r18);
        goto CPyL37;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_languages != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_languages);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_languages = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 102, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r21 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_retired;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "retired", 103, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r21);
CPyL22: ;
    cpy_r_r22 = CPyList_GetSlice(cpy_r_r21, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 103, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 103, CPyStatic_scholars___table___globals, "list", cpy_r_r22);
        goto CPyL37;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_retired != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_retired);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_retired = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 103, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r25 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_plans;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "plans", 104, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r25);
CPyL26: ;
    cpy_r_r26 = CPyList_GetSlice(cpy_r_r25, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 104, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r26)))
        cpy_r_r27 = cpy_r_r26;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 104, CPyStatic_scholars___table___globals, "list", cpy_r_r26);
        goto CPyL37;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plans = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 104, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r29 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_plan_pile;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "plan_pile", 105, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPy_INCREF(cpy_r_r29);
CPyL30: ;
    cpy_r_r30 = CPyList_GetSlice(cpy_r_r29, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 105, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    if (likely(PyList_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 105, CPyStatic_scholars___table___globals, "list", cpy_r_r30);
        goto CPyL37;
    }
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plan_pile != NULL) {
        CPy_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plan_pile);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_plan_pile = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 105, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    cpy_r_r33 = ((serai___games___scholars___table___AutomaObject *)cpy_r_self)->_difficulty;
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Automa", "difficulty", 106, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    CPyTagged_INCREF(cpy_r_r33);
CPyL34: ;
    if (((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty);
    }
    ((serai___games___scholars___table___AutomaObject *)cpy_r_r0)->_difficulty = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 106, CPyStatic_scholars___table___globals);
        goto CPyL37;
    }
    return cpy_r_r0;
CPyL36: ;
    cpy_r_r35 = NULL;
    return cpy_r_r35;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL36;
}
        
        PyObject *CPyPy_scholars___table___Automa___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Automa))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Automa", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___table___Automa___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 94, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___table___Table___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    char cpy_r_r11;
    CPyTagged cpy_r_r12;
    char cpy_r_r13;
    CPyTagged cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    char cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    char cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    char cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    CPyTagged cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_r110;
    char cpy_r_r111;
    CPyTagged cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    cpy_r_r0 = CPyDef_scholars___table___Table();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 158, CPyStatic_scholars___table___globals);
        goto CPyL113;
    }
    cpy_r_r1 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_chance;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "chance", 159, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_chance___Chance___copy(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 159, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_chance != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_chance);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_chance = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 159, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_reveals;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "reveals", 160, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reveals);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reveals = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 160, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r6 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_confirm;
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "confirm", 161, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
CPyL7: ;
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_confirm = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 161, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_story != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_story);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_story = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 162, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "book", 163, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_book);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_book = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 163, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r12 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_seat;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "seat", 164, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL12: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_seat);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_seat = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 164, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_first;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "first", 165, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL14: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_first);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_first = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 165, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r16 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_turn;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "turn", 166, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL16: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turn != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turn);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turn = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 166, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_turns_left;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "turns_left", 167, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL18: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turns_left);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_turns_left = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 167, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r20 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "players", 168, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r20);
CPyL20: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 168, CPyStatic_scholars___table___globals);
        goto CPyL115;
    }
    cpy_r_r24 = 0;
CPyL22: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL116;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_scholars___table___Player))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 168, CPyStatic_scholars___table___globals, "serai.games.scholars.table.Player", cpy_r_r32);
        goto CPyL117;
    }
    cpy_r_r34 = CPyDef_scholars___table___Player___copy(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 168, CPyStatic_scholars___table___globals);
        goto CPyL117;
    }
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r34);
    cpy_r_r35 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r35;
    goto CPyL22;
CPyL27: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_players != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_players);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_players = cpy_r_r23;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 168, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r37 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "automa", 169, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
CPyL29: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_r37 != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL34;
    cpy_r_r40 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "automa", 169, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r40);
CPyL31: ;
    if (likely(cpy_r_r40 != Py_None))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 169, CPyStatic_scholars___table___globals, "serai.games.scholars.table.Automa", cpy_r_r40);
        goto CPyL114;
    }
    cpy_r_r42 = CPyDef_scholars___table___Automa___copy(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 169, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r43 = cpy_r_r42;
    goto CPyL35;
CPyL34: ;
    cpy_r_r44 = Py_None;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r43 = cpy_r_r44;
CPyL35: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_automa != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_automa);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_automa = cpy_r_r43;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 169, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r46 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_stock;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "stock", 170, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r46);
CPyL37: ;
    cpy_r_r47 = CPyList_GetSlice(cpy_r_r46, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 170, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r47)))
        cpy_r_r48 = cpy_r_r47;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 170, CPyStatic_scholars___table___globals, "list", cpy_r_r47);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_stock != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_stock);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_stock = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 170, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r50 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_piles;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "piles", 171, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r50);
CPyL41: ;
    cpy_r_r51 = CPyList_GetSlice(cpy_r_r50, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 171, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 171, CPyStatic_scholars___table___globals, "list", cpy_r_r51);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_piles != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_piles);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_piles = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 171, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r54 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_deck;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "deck", 172, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r54);
CPyL45: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_deck != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_deck);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_deck = cpy_r_r54;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 172, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r56 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_sections;
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "sections", 173, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r56);
CPyL47: ;
    cpy_r_r57 = CPyList_GetSlice(cpy_r_r56, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 173, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r57)))
        cpy_r_r58 = cpy_r_r57;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 173, CPyStatic_scholars___table___globals, "list", cpy_r_r57);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_sections != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_sections);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_sections = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 173, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r60 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_reserve;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "reserve", 174, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r60);
CPyL51: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reserve != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reserve);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_reserve = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 174, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r62 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_map_scrolls;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "map_scrolls", 175, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r62);
CPyL53: ;
    cpy_r_r63 = CPyList_GetSlice(cpy_r_r62, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 175, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 175, CPyStatic_scholars___table___globals, "list", cpy_r_r63);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_map_scrolls != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_map_scrolls);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_map_scrolls = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 175, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r66 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_map_influence;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "map_influence", 176, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r66);
CPyL57: ;
    cpy_r_r67 = CPyList_GetSlice(cpy_r_r66, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 176, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 176, CPyStatic_scholars___table___globals, "list", cpy_r_r67);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_map_influence != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_map_influence);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_map_influence = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 176, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r70 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_house;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "house", 177, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r70);
CPyL61: ;
    cpy_r_r71 = CPyList_GetSlice(cpy_r_r70, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 177, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 177, CPyStatic_scholars___table___globals, "list", cpy_r_r71);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_house != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_house);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_house = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 177, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r74 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_house_influence;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "house_influence", 178, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r74);
CPyL65: ;
    cpy_r_r75 = CPyList_GetSlice(cpy_r_r74, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 178, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 178, CPyStatic_scholars___table___globals, "list", cpy_r_r75);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_house_influence != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_house_influence);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_house_influence = cpy_r_r76;
    cpy_r_r77 = 1;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 178, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r78 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_rooms;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "rooms", 179, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r78);
CPyL69: ;
    cpy_r_r79 = CPyList_GetSlice(cpy_r_r78, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 179, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 179, CPyStatic_scholars___table___globals, "list", cpy_r_r79);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_rooms != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_rooms);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_rooms = cpy_r_r80;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 179, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r82 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_owners;
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "owners", 180, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r82);
CPyL73: ;
    cpy_r_r83 = CPyList_GetSlice(cpy_r_r82, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 180, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r83)))
        cpy_r_r84 = cpy_r_r83;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 180, CPyStatic_scholars___table___globals, "list", cpy_r_r83);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_owners != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_owners);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_owners = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 180, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r86 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_gold;
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "gold", 181, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r86);
CPyL77: ;
    cpy_r_r87 = CPyList_GetSlice(cpy_r_r86, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 181, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 181, CPyStatic_scholars___table___globals, "list", cpy_r_r87);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_gold != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_gold);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_gold = cpy_r_r88;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 181, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r90 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_control;
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "control", 182, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r90);
CPyL81: ;
    cpy_r_r91 = CPyList_GetSlice(cpy_r_r90, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 182, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r91)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 182, CPyStatic_scholars___table___globals, "list", cpy_r_r91);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_control != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_control);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_control = cpy_r_r92;
    cpy_r_r93 = 1;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 182, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r94 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_neutral;
    if (unlikely(cpy_r_r94 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "neutral", 183, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r94);
CPyL85: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_neutral != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_neutral);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_neutral = cpy_r_r94;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 183, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r96 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_caliphs;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "caliphs", 184, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r96);
CPyL87: ;
    cpy_r_r97 = CPyList_GetSlice(cpy_r_r96, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 184, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 184, CPyStatic_scholars___table___globals, "list", cpy_r_r97);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliphs != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliphs);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliphs = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 184, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r100 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_caliph_influence;
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "caliph_influence", 185, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r100);
CPyL91: ;
    cpy_r_r101 = CPyList_GetSlice(cpy_r_r100, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 185, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    if (likely(PyList_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 185, CPyStatic_scholars___table___globals, "list", cpy_r_r101);
        goto CPyL114;
    }
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliph_influence != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliph_influence);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_caliph_influence = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 185, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r104 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_pairs;
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "pairs", 186, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r104);
CPyL95: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_pairs != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_pairs);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_pairs = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 186, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r106 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_working;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "working", 187, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r106);
CPyL97: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_working != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_working);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_working = cpy_r_r106;
    cpy_r_r107 = 1;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 187, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r108 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_settled;
    if (unlikely(cpy_r_r108 == 2)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "settled", 188, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
CPyL99: ;
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_settled = cpy_r_r108;
    cpy_r_r109 = 1;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 188, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r110 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_colour;
    if (unlikely(cpy_r_r110 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "colour", 189, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r110);
CPyL101: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_colour);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_colour = cpy_r_r110;
    cpy_r_r111 = 1;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 189, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r112 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_value;
    if (unlikely(cpy_r_r112 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "value", 190, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPyTagged_INCREF(cpy_r_r112);
CPyL103: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_value != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_value);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_value = cpy_r_r112;
    cpy_r_r113 = 1;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 190, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r114 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_part;
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "part", 191, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
CPyL105: ;
    cpy_r_r115 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r116 = cpy_r_r114 != cpy_r_r115;
    if (!cpy_r_r116) goto CPyL110;
    cpy_r_r117 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_part;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "copy", "Table", "part", 191, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    CPy_INCREF(cpy_r_r117);
CPyL107: ;
    if (likely(cpy_r_r117 != Py_None))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "copy", 191, CPyStatic_scholars___table___globals, "serai.kernel.state.Part", cpy_r_r117);
        goto CPyL114;
    }
    cpy_r_r119 = CPY_GET_METHOD(cpy_r_r118, CPyType_state___Part, 3, serai___kernel___state___PartObject, PyObject * (*)(PyObject *))(cpy_r_r118); /* copy */
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 191, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    cpy_r_r120 = cpy_r_r119;
    goto CPyL111;
CPyL110: ;
    cpy_r_r121 = Py_None;
    CPy_INCREF(cpy_r_r121);
    cpy_r_r120 = cpy_r_r121;
CPyL111: ;
    if (((serai___games___scholars___table___TableObject *)cpy_r_r0)->_part != NULL) {
        CPy_DECREF(((serai___games___scholars___table___TableObject *)cpy_r_r0)->_part);
    }
    ((serai___games___scholars___table___TableObject *)cpy_r_r0)->_part = cpy_r_r120;
    cpy_r_r122 = 1;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 191, CPyStatic_scholars___table___globals);
        goto CPyL114;
    }
    return cpy_r_r0;
CPyL113: ;
    cpy_r_r123 = NULL;
    return cpy_r_r123;
CPyL114: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL113;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    goto CPyL113;
CPyL116: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL27;
CPyL117: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL113;
}
        
        PyObject *CPyPy_scholars___table___Table___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___table___Table___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "copy", 157, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___table___Table___copy__Table_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_scholars___table___Table___copy(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_scholars___table___Table___copy__Table_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy__Table_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___table___Table___copy__Table_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "copy__Table_glue", -1, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___table___Table___seats(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "seats", "Table", "players", 198, CPyStatic_scholars___table___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "seats", "Table", "automa", 198, CPyStatic_scholars___table___globals);
        goto CPyL6;
    }
CPyL2: ;
    cpy_r_r5 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r6 = cpy_r_r4 != cpy_r_r5;
    if (!cpy_r_r6) goto CPyL4;
    cpy_r_r7 = 2;
    goto CPyL5;
CPyL4: ;
    cpy_r_r7 = 0;
CPyL5: ;
    cpy_r_r8 = CPyTagged_Add(cpy_r_r3, cpy_r_r7);
    CPyTagged_DECREF(cpy_r_r7);
    return cpy_r_r8;
CPyL6: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_scholars___table___Table___seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":seats", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_scholars___table___Table___seats(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "seats", 197, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___table___Table___guilds_of(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "guilds_of", "Table", "players", 202, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_seat & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL3;
    cpy_r_r6 = cpy_r_r3 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL4;
CPyL3: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_seat, cpy_r_r3);
    if (cpy_r_r8) {
        goto CPyL5;
    } else
        goto CPyL10;
CPyL4: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_seat < (Py_ssize_t)cpy_r_r3;
    if (!cpy_r_r9) goto CPyL10;
CPyL5: ;
    cpy_r_r10 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "guilds_of", "Table", "players", 203, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
CPyL6: ;
    cpy_r_r11 = CPyList_GetItemBorrow(cpy_r_r10, cpy_r_seat);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "guilds_of", 203, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_scholars___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "guilds_of", 203, CPyStatic_scholars___table___globals, "serai.games.scholars.table.Player", cpy_r_r11);
        goto CPyL18;
    }
    cpy_r_r13 = ((serai___games___scholars___table___PlayerObject *)cpy_r_r12)->_guilds;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "guilds_of", "Player", "guilds", 203, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r13);
CPyL9: ;
    return cpy_r_r13;
CPyL10: ;
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "guilds_of", "Table", "automa", 204, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
CPyL11: ;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_r14 != cpy_r_r15;
    if (cpy_r_r16) goto CPyL14;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "guilds_of", 204, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r18 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "guilds_of", "Table", "automa", 205, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
CPyL15: ;
    if (likely(cpy_r_r18 != Py_None))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "guilds_of", 205, CPyStatic_scholars___table___globals, "serai.games.scholars.table.Automa", cpy_r_r18);
        goto CPyL18;
    }
    cpy_r_r20 = ((serai___games___scholars___table___AutomaObject *)cpy_r_r19)->_guilds;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "guilds_of", "Automa", "guilds", 205, CPyStatic_scholars___table___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r20);
CPyL17: ;
    return cpy_r_r20;
CPyL18: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
}
        
        PyObject *CPyPy_scholars___table___Table___guilds_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:guilds_of", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_scholars___table___Table___guilds_of(arg_self, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "guilds_of", 200, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
char CPyDef_scholars___table___Table___is_drafting(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_pairs;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "is_drafting", "Table", "pairs", 208, CPyStatic_scholars___table___globals);
        goto CPyL2;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    CPy_DECREF(cpy_r_r0);
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    return cpy_r_r4;
CPyL2: ;
    cpy_r_r5 = 2;
    return cpy_r_r5;
}
        
        PyObject *CPyPy_scholars___table___Table___is_drafting(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":is_drafting", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            char retval = CPyDef_scholars___table___Table___is_drafting(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "is_drafting", 207, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___table___Table___clockwise(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_count;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_step;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    PyObject *cpy_r_r19;
    int32_t cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    PyObject *cpy_r_r23;
    int64_t cpy_r_r24;
    CPyPtr cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    CPyPtr cpy_r_r28;
    CPyPtr cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    PyObject *cpy_r_r32;
    CPyTagged cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    int32_t cpy_r_r41;
    char cpy_r_r42;
    int64_t cpy_r_r43;
    PyObject *cpy_r_r44;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "clockwise", "Table", "players", 212, CPyStatic_scholars___table___globals);
        goto CPyL26;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_count = cpy_r_r3;
    cpy_r_r4 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_seat;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "clockwise", "Table", "seat", 213, CPyStatic_scholars___table___globals);
        goto CPyL27;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL2: ;
    cpy_r_r5 = CPyDef_scholars___table___Table___seats(cpy_r_self);
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 213, CPyStatic_scholars___table___globals);
        goto CPyL28;
    }
CPyL3: ;
    cpy_r_r6 = CPyTagged_Remainder(cpy_r_r4, cpy_r_r5);
    CPyTagged_DECREF(cpy_r_r4);
    CPyTagged_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 213, CPyStatic_scholars___table___globals);
        goto CPyL27;
    }
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 214, CPyStatic_scholars___table___globals);
        goto CPyL29;
    }
    cpy_r_r8 = CPyDef_scholars___table___Table___seats(cpy_r_self);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 214, CPyStatic_scholars___table___globals);
        goto CPyL30;
    }
CPyL6: ;
    cpy_r_r9 = 0;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_step = cpy_r_r9;
    CPyTagged_DECREF(cpy_r_step);
CPyL7: ;
    cpy_r_r10 = cpy_r_r9 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (cpy_r_r11) goto CPyL9;
    cpy_r_r12 = cpy_r_r8 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (!cpy_r_r13) goto CPyL10;
CPyL9: ;
    cpy_r_r14 = CPyTagged_IsLt_(cpy_r_r9, cpy_r_r8);
    if (cpy_r_r14) {
        goto CPyL11;
    } else
        goto CPyL31;
CPyL10: ;
    cpy_r_r15 = (Py_ssize_t)cpy_r_r9 < (Py_ssize_t)cpy_r_r8;
    if (!cpy_r_r15) goto CPyL31;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r9);
    cpy_r_step = cpy_r_r9;
    cpy_r_r16 = CPyTagged_Add(cpy_r_r6, cpy_r_step);
    CPyTagged_DECREF(cpy_r_step);
    cpy_r_r17 = CPyDef_scholars___table___Table___seats(cpy_r_self);
    if (unlikely(cpy_r_r17 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 214, CPyStatic_scholars___table___globals);
        goto CPyL32;
    }
CPyL12: ;
    cpy_r_r18 = CPyTagged_Remainder(cpy_r_r16, cpy_r_r17);
    CPyTagged_DECREF(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 214, CPyStatic_scholars___table___globals);
        goto CPyL33;
    }
    cpy_r_r19 = CPyTagged_StealAsObject(cpy_r_r18);
    cpy_r_r20 = PyList_Append(cpy_r_r7, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = cpy_r_r20 >= 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 214, CPyStatic_scholars___table___globals);
        goto CPyL33;
    }
    cpy_r_r22 = CPyTagged_Add(cpy_r_r9, 2);
    CPyTagged_DECREF(cpy_r_r9);
    cpy_r_r9 = cpy_r_r22;
    goto CPyL7;
CPyL15: ;
    cpy_r_r23 = PyList_New(0);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 215, CPyStatic_scholars___table___globals);
        goto CPyL34;
    }
    cpy_r_r24 = 0;
CPyL17: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL35;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(PyLong_Check(cpy_r_r32)))
        cpy_r_r33 = CPyTagged_FromObject(cpy_r_r32);
    else {
        CPy_TypeError("int", cpy_r_r32); cpy_r_r33 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 215, CPyStatic_scholars___table___globals);
        goto CPyL36;
    }
    cpy_r_r34 = cpy_r_r33 & 1;
    cpy_r_r35 = cpy_r_r34 != 0;
    if (cpy_r_r35) goto CPyL21;
    cpy_r_r36 = cpy_r_count & 1;
    cpy_r_r37 = cpy_r_r36 != 0;
    if (!cpy_r_r37) goto CPyL22;
CPyL21: ;
    cpy_r_r38 = CPyTagged_IsLt_(cpy_r_r33, cpy_r_count);
    if (cpy_r_r38) {
        goto CPyL23;
    } else
        goto CPyL37;
CPyL22: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r33 < (Py_ssize_t)cpy_r_count;
    if (!cpy_r_r39) goto CPyL37;
CPyL23: ;
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_r33);
    cpy_r_r41 = PyList_Append(cpy_r_r23, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = cpy_r_r41 >= 0;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 215, CPyStatic_scholars___table___globals);
        goto CPyL36;
    }
CPyL24: ;
    cpy_r_r43 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r43;
    goto CPyL17;
CPyL25: ;
    return cpy_r_r23;
CPyL26: ;
    cpy_r_r44 = NULL;
    return cpy_r_r44;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL26;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL26;
CPyL29: ;
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL26;
CPyL30: ;
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL26;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r9);
    goto CPyL15;
CPyL32: ;
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r16);
    goto CPyL26;
CPyL33: ;
    CPyTagged_DecRef(cpy_r_count);
    CPyTagged_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL26;
CPyL34: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r7);
    goto CPyL26;
CPyL35: ;
    CPyTagged_DECREF(cpy_r_count);
    CPy_DECREF(cpy_r_r7);
    goto CPyL25;
CPyL36: ;
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r23);
    goto CPyL26;
CPyL37: ;
    CPyTagged_DECREF(cpy_r_r33);
    goto CPyL24;
}
        
        PyObject *CPyPy_scholars___table___Table___clockwise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":clockwise", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___table___Table___clockwise(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "clockwise", 210, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___table___Table___house_place(PyObject *cpy_r_self, CPyTagged cpy_r_scroll) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    int32_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_house;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "house_place", "Table", "house", 219, CPyStatic_scholars___table___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r2 = PySequence_Contains(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r3 = cpy_r_r2 >= 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "house_place", 219, CPyStatic_scholars___table___globals);
        goto CPyL8;
    }
    cpy_r_r4 = cpy_r_r2;
    if (!cpy_r_r4) goto CPyL6;
    cpy_r_r5 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_house;
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "house_place", "Table", "house", 219, CPyStatic_scholars___table___globals);
        goto CPyL8;
    }
    CPy_INCREF(cpy_r_r5);
CPyL4: ;
    CPyTagged_INCREF(cpy_r_scroll);
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_scroll);
    cpy_r_r7 = CPyList_Index(cpy_r_r5, cpy_r_r6);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "house_place", 219, CPyStatic_scholars___table___globals);
        goto CPyL8;
    }
    cpy_r_r8 = cpy_r_r7;
    goto CPyL7;
CPyL6: ;
    cpy_r_r8 = -2;
CPyL7: ;
    return cpy_r_r8;
CPyL8: ;
    cpy_r_r9 = CPY_INT_TAG;
    return cpy_r_r9;
}
        
        PyObject *CPyPy_scholars___table___Table___house_place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"scroll", 0};
            static CPyArg_Parser parser = {"O:house_place", kwlist, 0};
            PyObject *obj_scroll;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_scroll)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_scroll;
            if (likely(PyLong_Check(obj_scroll)))
                arg_scroll = CPyTagged_BorrowFromObject(obj_scroll);
            else {
                CPy_TypeError("int", obj_scroll); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___table___Table___house_place(arg_self, arg_scroll);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "house_place", 217, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_scholars___table___Table___free_row(PyObject *cpy_r_self, CPyTagged cpy_r_guild) {
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
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    int64_t cpy_r_r18;
    CPyTagged cpy_r_r19;
    cpy_r_r0 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "free_row", "Table", "book", 223, CPyStatic_scholars___table___globals);
        goto CPyL14;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_r0)->_columns;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "free_row", "Book", "columns", 223, CPyStatic_scholars___table___globals);
        goto CPyL14;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_guild);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "free_row", 223, CPyStatic_scholars___table___globals);
        goto CPyL14;
    }
    if (likely(PyList_Check(cpy_r_r2)))
        cpy_r_r3 = cpy_r_r2;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "free_row", 223, CPyStatic_scholars___table___globals, "list", cpy_r_r2);
        goto CPyL14;
    }
    cpy_r_r4 = 0;
CPyL5: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL15;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyLong_Check(cpy_r_r12)))
        cpy_r_r13 = CPyTagged_FromObject(cpy_r_r12);
    else {
        CPy_TypeError("int", cpy_r_r12); cpy_r_r13 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "free_row", 224, CPyStatic_scholars___table___globals);
        goto CPyL16;
    }
    cpy_r_r14 = ((serai___games___scholars___table___TableObject *)cpy_r_self)->_house;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/table.py", "free_row", "Table", "house", 225, CPyStatic_scholars___table___globals);
        goto CPyL17;
    }
CPyL8: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_r13);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "free_row", 225, CPyStatic_scholars___table___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "free_row", 225, CPyStatic_scholars___table___globals);
        goto CPyL17;
    }
    cpy_r_r17 = (Py_ssize_t)cpy_r_r16 == -2;
    CPyTagged_DECREF(cpy_r_r16);
    if (cpy_r_r17) {
        goto CPyL18;
    } else
        goto CPyL19;
CPyL11: ;
    return cpy_r_r13;
CPyL12: ;
    cpy_r_r18 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r18;
    goto CPyL5;
CPyL13: ;
    return -2;
CPyL14: ;
    cpy_r_r19 = CPY_INT_TAG;
    return cpy_r_r19;
CPyL15: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL13;
CPyL16: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL14;
CPyL17: ;
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r13);
    goto CPyL14;
CPyL18: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL11;
CPyL19: ;
    CPyTagged_DECREF(cpy_r_r13);
    goto CPyL12;
}
        
        PyObject *CPyPy_scholars___table___Table___free_row(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"guild", 0};
            static CPyArg_Parser parser = {"O:free_row", kwlist, 0};
            PyObject *obj_guild;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_guild)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_guild;
            if (likely(PyLong_Check(obj_guild)))
                arg_guild = CPyTagged_BorrowFromObject(obj_guild);
            else {
                CPy_TypeError("int", obj_guild); goto fail;
            }
            CPyTagged retval = CPyDef_scholars___table___Table___free_row(arg_self, arg_guild);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/table.py", "free_row", 221, CPyStatic_scholars___table___globals);
            return NULL;
        }
        
char CPyDef_scholars___table_____top_level__(void) {
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
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    char cpy_r_r111;
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
    int32_t cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
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
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    tuple_T19OOOOOOOOOOOOOOOOOOO cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    int32_t cpy_r_r162;
    char cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    char cpy_r_r170;
    char cpy_r_r171;
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
    int32_t cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    int32_t cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    tuple_T11OOOOOOOOOOO cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    int32_t cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    char cpy_r_r214;
    char cpy_r_r215;
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
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    int32_t cpy_r_r251;
    char cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    int32_t cpy_r_r255;
    char cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
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
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    int32_t cpy_r_r294;
    char cpy_r_r295;
    int32_t cpy_r_r296;
    char cpy_r_r297;
    int32_t cpy_r_r298;
    char cpy_r_r299;
    int32_t cpy_r_r300;
    char cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    int32_t cpy_r_r306;
    char cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    int32_t cpy_r_r310;
    char cpy_r_r311;
    int32_t cpy_r_r312;
    char cpy_r_r313;
    int32_t cpy_r_r314;
    char cpy_r_r315;
    int32_t cpy_r_r316;
    char cpy_r_r317;
    int32_t cpy_r_r318;
    char cpy_r_r319;
    int32_t cpy_r_r320;
    char cpy_r_r321;
    int32_t cpy_r_r322;
    char cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    int32_t cpy_r_r326;
    char cpy_r_r327;
    int32_t cpy_r_r328;
    char cpy_r_r329;
    int32_t cpy_r_r330;
    char cpy_r_r331;
    int32_t cpy_r_r332;
    char cpy_r_r333;
    int32_t cpy_r_r334;
    char cpy_r_r335;
    int32_t cpy_r_r336;
    char cpy_r_r337;
    int32_t cpy_r_r338;
    char cpy_r_r339;
    int32_t cpy_r_r340;
    char cpy_r_r341;
    int32_t cpy_r_r342;
    char cpy_r_r343;
    int32_t cpy_r_r344;
    char cpy_r_r345;
    int32_t cpy_r_r346;
    char cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    int32_t cpy_r_r350;
    char cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    int32_t cpy_r_r363;
    char cpy_r_r364;
    char cpy_r_r365;
    char cpy_r_r366;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 1, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 1, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___table___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 3, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5165]; /* ('TYPE_CHECKING', 'ClassVar') */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_scholars___table___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 5, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 7, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r25 = CPyExec_serai___games___scholars___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 7, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 7, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 7, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5424]; /* ('NO_CARD',) */
    cpy_r_r36 = CPyStatic_scholars___table___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 7, CPyStatic_scholars___table___globals);
        goto CPyL102;
    } else
        goto CPyL103;
CPyL14: ;
    cpy_r_r38 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r39 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r40 = CPyModuleLockAPI_serai;
    cpy_r_r41 = CPyImport_IsInitialized(cpy_r_r39);
    if (!cpy_r_r41) goto CPyL17;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 8, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r45 = cpy_r_r44;
    goto CPyL21;
CPyL17: ;
    cpy_r_r46 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r47 = CPyExec_serai___kernel___chance;
    cpy_r_r48 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r49 = PyImport_GetModuleDict();
    cpy_r_r50 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r51 = CPyDict_GetItem(cpy_r_r49, cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 8, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 8, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 8, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r58 = CPyStatic_scholars___table___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 8, CPyStatic_scholars___table___globals);
        goto CPyL102;
    } else
        goto CPyL104;
CPyL22: ;
    cpy_r_r60 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r61 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r62 = CPyModuleLockAPI_serai;
    cpy_r_r63 = CPyImport_IsInitialized(cpy_r_r61);
    if (!cpy_r_r63) goto CPyL25;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 9, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r67 = cpy_r_r66;
    goto CPyL29;
CPyL25: ;
    cpy_r_r68 = CPyInitOnly_serai___kernel___state;
    cpy_r_r69 = CPyExec_serai___kernel___state;
    cpy_r_r70 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r71 = PyImport_GetModuleDict();
    cpy_r_r72 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r71, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 9, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 9, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 9, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5525]; /* ('Apart', 'Kept', 'Part', 'State') */
    cpy_r_r80 = CPyStatic_scholars___table___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 9, CPyStatic_scholars___table___globals);
        goto CPyL102;
    } else
        goto CPyL105;
CPyL30: ;
    cpy_r_r82 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r83 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r84 = CPyModuleLockAPI_serai;
    cpy_r_r85 = CPyImport_IsInitialized(cpy_r_r83);
    if (!cpy_r_r85) goto CPyL33;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 10, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r89 = cpy_r_r88;
    goto CPyL37;
CPyL33: ;
    cpy_r_r90 = CPyInitOnly_serai___kernel___table;
    cpy_r_r91 = CPyExec_serai___kernel___table;
    cpy_r_r92 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r93 = PyImport_GetModuleDict();
    cpy_r_r94 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r95 = CPyDict_GetItem(cpy_r_r93, cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 10, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 10, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 10, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r102 = CPyStatics[5168]; /* ('KernelTable',) */
    cpy_r_r103 = CPyStatic_scholars___table___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 10, CPyStatic_scholars___table___globals);
        goto CPyL102;
    } else
        goto CPyL106;
CPyL38: ;
    cpy_r_r105 = (PyObject *)CPyType_state___State;
    cpy_r_r106 = PyTuple_Pack(1, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r107 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r108 = (PyObject *)CPyType_scholars___table___Player_template;
    cpy_r_r109 = CPyType_FromTemplate(cpy_r_r108, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r110 = CPyDef_scholars___table___Player_trait_vtable_setup();
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL107;
    }
    cpy_r_r111 = CPyDef_scholars___table___Player_coroutine_setup(cpy_r_r109);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL107;
    }
    cpy_r_r112 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r113 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r114 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r115 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r116 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r117 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r118 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r119 = CPyStatics[987]; /* 'hand' */
    cpy_r_r120 = CPyStatics[993]; /* 'cards' */
    cpy_r_r121 = CPyStatics[708]; /* 'slots' */
    cpy_r_r122 = CPyStatics[599]; /* 'dice' */
    cpy_r_r123 = CPyStatics[3455]; /* 'helpers' */
    cpy_r_r124 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r125 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r126 = CPyStatics[2674]; /* 'levels' */
    cpy_r_r127 = CPyStatics[649]; /* 'place' */
    cpy_r_r128 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r129 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r130 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r131 = CPyStatics[759]; /* 'resource' */
    cpy_r_r132 = PyTuple_Pack(19, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL107;
    }
    cpy_r_r133 = PyObject_SetAttr(cpy_r_r109, cpy_r_r112, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL107;
    }
    CPyType_scholars___table___Player = (PyTypeObject *)cpy_r_r109;
    CPy_INCREF(CPyType_scholars___table___Player);
    cpy_r_r135 = CPyStatic_scholars___table___globals;
    cpy_r_r136 = CPyStatics[461]; /* 'Player' */
    cpy_r_r137 = PyDict_SetItem(cpy_r_r135, cpy_r_r136, cpy_r_r109);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL107;
    }
    cpy_r_r139 = (PyObject *)CPyType_scholars___table___Player;
    cpy_r_r140 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r141 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r142 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r143 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r144 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r145 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r146 = CPyStatics[987]; /* 'hand' */
    cpy_r_r147 = CPyStatics[993]; /* 'cards' */
    cpy_r_r148 = CPyStatics[708]; /* 'slots' */
    cpy_r_r149 = CPyStatics[599]; /* 'dice' */
    cpy_r_r150 = CPyStatics[3455]; /* 'helpers' */
    cpy_r_r151 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r152 = CPyStatics[3119]; /* 'aside' */
    cpy_r_r153 = CPyStatics[2674]; /* 'levels' */
    cpy_r_r154 = CPyStatics[649]; /* 'place' */
    cpy_r_r155 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r156 = CPyStatics[3389]; /* 'goals' */
    cpy_r_r157 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r158 = CPyStatics[759]; /* 'resource' */
    CPy_INCREF(cpy_r_r140);
    CPy_INCREF(cpy_r_r141);
    CPy_INCREF(cpy_r_r142);
    CPy_INCREF(cpy_r_r143);
    CPy_INCREF(cpy_r_r144);
    CPy_INCREF(cpy_r_r145);
    CPy_INCREF(cpy_r_r146);
    CPy_INCREF(cpy_r_r147);
    CPy_INCREF(cpy_r_r148);
    CPy_INCREF(cpy_r_r149);
    CPy_INCREF(cpy_r_r150);
    CPy_INCREF(cpy_r_r151);
    CPy_INCREF(cpy_r_r152);
    CPy_INCREF(cpy_r_r153);
    CPy_INCREF(cpy_r_r154);
    CPy_INCREF(cpy_r_r155);
    CPy_INCREF(cpy_r_r156);
    CPy_INCREF(cpy_r_r157);
    CPy_INCREF(cpy_r_r158);
    cpy_r_r159.f0 = cpy_r_r140;
    cpy_r_r159.f1 = cpy_r_r141;
    cpy_r_r159.f2 = cpy_r_r142;
    cpy_r_r159.f3 = cpy_r_r143;
    cpy_r_r159.f4 = cpy_r_r144;
    cpy_r_r159.f5 = cpy_r_r145;
    cpy_r_r159.f6 = cpy_r_r146;
    cpy_r_r159.f7 = cpy_r_r147;
    cpy_r_r159.f8 = cpy_r_r148;
    cpy_r_r159.f9 = cpy_r_r149;
    cpy_r_r159.f10 = cpy_r_r150;
    cpy_r_r159.f11 = cpy_r_r151;
    cpy_r_r159.f12 = cpy_r_r152;
    cpy_r_r159.f13 = cpy_r_r153;
    cpy_r_r159.f14 = cpy_r_r154;
    cpy_r_r159.f15 = cpy_r_r155;
    cpy_r_r159.f16 = cpy_r_r156;
    cpy_r_r159.f17 = cpy_r_r157;
    cpy_r_r159.f18 = cpy_r_r158;
    cpy_r_r160 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r161 = PyTuple_New(19);
    if (unlikely(cpy_r_r161 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5561 = cpy_r_r159.f0;
    PyTuple_SET_ITEM(cpy_r_r161, 0, __tmp5561);
    PyObject *__tmp5562 = cpy_r_r159.f1;
    PyTuple_SET_ITEM(cpy_r_r161, 1, __tmp5562);
    PyObject *__tmp5563 = cpy_r_r159.f2;
    PyTuple_SET_ITEM(cpy_r_r161, 2, __tmp5563);
    PyObject *__tmp5564 = cpy_r_r159.f3;
    PyTuple_SET_ITEM(cpy_r_r161, 3, __tmp5564);
    PyObject *__tmp5565 = cpy_r_r159.f4;
    PyTuple_SET_ITEM(cpy_r_r161, 4, __tmp5565);
    PyObject *__tmp5566 = cpy_r_r159.f5;
    PyTuple_SET_ITEM(cpy_r_r161, 5, __tmp5566);
    PyObject *__tmp5567 = cpy_r_r159.f6;
    PyTuple_SET_ITEM(cpy_r_r161, 6, __tmp5567);
    PyObject *__tmp5568 = cpy_r_r159.f7;
    PyTuple_SET_ITEM(cpy_r_r161, 7, __tmp5568);
    PyObject *__tmp5569 = cpy_r_r159.f8;
    PyTuple_SET_ITEM(cpy_r_r161, 8, __tmp5569);
    PyObject *__tmp5570 = cpy_r_r159.f9;
    PyTuple_SET_ITEM(cpy_r_r161, 9, __tmp5570);
    PyObject *__tmp5571 = cpy_r_r159.f10;
    PyTuple_SET_ITEM(cpy_r_r161, 10, __tmp5571);
    PyObject *__tmp5572 = cpy_r_r159.f11;
    PyTuple_SET_ITEM(cpy_r_r161, 11, __tmp5572);
    PyObject *__tmp5573 = cpy_r_r159.f12;
    PyTuple_SET_ITEM(cpy_r_r161, 12, __tmp5573);
    PyObject *__tmp5574 = cpy_r_r159.f13;
    PyTuple_SET_ITEM(cpy_r_r161, 13, __tmp5574);
    PyObject *__tmp5575 = cpy_r_r159.f14;
    PyTuple_SET_ITEM(cpy_r_r161, 14, __tmp5575);
    PyObject *__tmp5576 = cpy_r_r159.f15;
    PyTuple_SET_ITEM(cpy_r_r161, 15, __tmp5576);
    PyObject *__tmp5577 = cpy_r_r159.f16;
    PyTuple_SET_ITEM(cpy_r_r161, 16, __tmp5577);
    PyObject *__tmp5578 = cpy_r_r159.f17;
    PyTuple_SET_ITEM(cpy_r_r161, 17, __tmp5578);
    PyObject *__tmp5579 = cpy_r_r159.f18;
    PyTuple_SET_ITEM(cpy_r_r161, 18, __tmp5579);
    cpy_r_r162 = PyObject_SetAttr(cpy_r_r139, cpy_r_r160, cpy_r_r161);
    CPy_DECREF(cpy_r_r161);
    cpy_r_r163 = cpy_r_r162 >= 0;
    if (unlikely(!cpy_r_r163)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 40, CPyStatic_scholars___table___globals);
        goto CPyL107;
    }
    cpy_r_r164 = CPy_InitSubclass(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(!cpy_r_r164)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 16, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r165 = (PyObject *)CPyType_state___State;
    cpy_r_r166 = PyTuple_Pack(1, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r167 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r168 = (PyObject *)CPyType_scholars___table___Automa_template;
    cpy_r_r169 = CPyType_FromTemplate(cpy_r_r168, cpy_r_r166, cpy_r_r167);
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r170 = CPyDef_scholars___table___Automa_trait_vtable_setup();
    if (unlikely(cpy_r_r170 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL108;
    }
    cpy_r_r171 = CPyDef_scholars___table___Automa_coroutine_setup(cpy_r_r169);
    if (unlikely(cpy_r_r171 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL108;
    }
    cpy_r_r172 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r173 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r174 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r175 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r176 = CPyStatics[76]; /* 'position' */
    cpy_r_r177 = CPyStatics[3067]; /* 'markers' */
    cpy_r_r178 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r179 = CPyStatics[2332]; /* 'languages' */
    cpy_r_r180 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r181 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r182 = CPyStatics[3456]; /* 'plan_pile' */
    cpy_r_r183 = CPyStatics[647]; /* 'difficulty' */
    cpy_r_r184 = PyTuple_Pack(11, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL108;
    }
    cpy_r_r185 = PyObject_SetAttr(cpy_r_r169, cpy_r_r172, cpy_r_r184);
    CPy_DECREF(cpy_r_r184);
    cpy_r_r186 = cpy_r_r185 >= 0;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL108;
    }
    CPyType_scholars___table___Automa = (PyTypeObject *)cpy_r_r169;
    CPy_INCREF(CPyType_scholars___table___Automa);
    cpy_r_r187 = CPyStatic_scholars___table___globals;
    cpy_r_r188 = CPyStatics[2515]; /* 'Automa' */
    cpy_r_r189 = PyDict_SetItem(cpy_r_r187, cpy_r_r188, cpy_r_r169);
    cpy_r_r190 = cpy_r_r189 >= 0;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL108;
    }
    cpy_r_r191 = (PyObject *)CPyType_scholars___table___Automa;
    cpy_r_r192 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r193 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r194 = CPyStatics[2638]; /* 'dice_sum' */
    cpy_r_r195 = CPyStatics[76]; /* 'position' */
    cpy_r_r196 = CPyStatics[3067]; /* 'markers' */
    cpy_r_r197 = CPyStatics[1594]; /* 'scrolls' */
    cpy_r_r198 = CPyStatics[2332]; /* 'languages' */
    cpy_r_r199 = CPyStatics[2585]; /* 'retired' */
    cpy_r_r200 = CPyStatics[2694]; /* 'plans' */
    cpy_r_r201 = CPyStatics[3456]; /* 'plan_pile' */
    cpy_r_r202 = CPyStatics[647]; /* 'difficulty' */
    CPy_INCREF(cpy_r_r192);
    CPy_INCREF(cpy_r_r193);
    CPy_INCREF(cpy_r_r194);
    CPy_INCREF(cpy_r_r195);
    CPy_INCREF(cpy_r_r196);
    CPy_INCREF(cpy_r_r197);
    CPy_INCREF(cpy_r_r198);
    CPy_INCREF(cpy_r_r199);
    CPy_INCREF(cpy_r_r200);
    CPy_INCREF(cpy_r_r201);
    CPy_INCREF(cpy_r_r202);
    cpy_r_r203.f0 = cpy_r_r192;
    cpy_r_r203.f1 = cpy_r_r193;
    cpy_r_r203.f2 = cpy_r_r194;
    cpy_r_r203.f3 = cpy_r_r195;
    cpy_r_r203.f4 = cpy_r_r196;
    cpy_r_r203.f5 = cpy_r_r197;
    cpy_r_r203.f6 = cpy_r_r198;
    cpy_r_r203.f7 = cpy_r_r199;
    cpy_r_r203.f8 = cpy_r_r200;
    cpy_r_r203.f9 = cpy_r_r201;
    cpy_r_r203.f10 = cpy_r_r202;
    cpy_r_r204 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r205 = PyTuple_New(11);
    if (unlikely(cpy_r_r205 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5580 = cpy_r_r203.f0;
    PyTuple_SET_ITEM(cpy_r_r205, 0, __tmp5580);
    PyObject *__tmp5581 = cpy_r_r203.f1;
    PyTuple_SET_ITEM(cpy_r_r205, 1, __tmp5581);
    PyObject *__tmp5582 = cpy_r_r203.f2;
    PyTuple_SET_ITEM(cpy_r_r205, 2, __tmp5582);
    PyObject *__tmp5583 = cpy_r_r203.f3;
    PyTuple_SET_ITEM(cpy_r_r205, 3, __tmp5583);
    PyObject *__tmp5584 = cpy_r_r203.f4;
    PyTuple_SET_ITEM(cpy_r_r205, 4, __tmp5584);
    PyObject *__tmp5585 = cpy_r_r203.f5;
    PyTuple_SET_ITEM(cpy_r_r205, 5, __tmp5585);
    PyObject *__tmp5586 = cpy_r_r203.f6;
    PyTuple_SET_ITEM(cpy_r_r205, 6, __tmp5586);
    PyObject *__tmp5587 = cpy_r_r203.f7;
    PyTuple_SET_ITEM(cpy_r_r205, 7, __tmp5587);
    PyObject *__tmp5588 = cpy_r_r203.f8;
    PyTuple_SET_ITEM(cpy_r_r205, 8, __tmp5588);
    PyObject *__tmp5589 = cpy_r_r203.f9;
    PyTuple_SET_ITEM(cpy_r_r205, 9, __tmp5589);
    PyObject *__tmp5590 = cpy_r_r203.f10;
    PyTuple_SET_ITEM(cpy_r_r205, 10, __tmp5590);
    cpy_r_r206 = PyObject_SetAttr(cpy_r_r191, cpy_r_r204, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 88, CPyStatic_scholars___table___globals);
        goto CPyL108;
    }
    cpy_r_r208 = CPy_InitSubclass(cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 72, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r209 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r210 = PyTuple_Pack(1, cpy_r_r209);
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r211 = CPyStatics[2318]; /* 'serai.games.scholars.table' */
    cpy_r_r212 = (PyObject *)CPyType_scholars___table___Table_template;
    cpy_r_r213 = CPyType_FromTemplate(cpy_r_r212, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r213 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    cpy_r_r214 = CPyDef_scholars___table___Table_trait_vtable_setup();
    if (unlikely(cpy_r_r214 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r215 = CPyDef_scholars___table___Table_coroutine_setup(cpy_r_r213);
    if (unlikely(cpy_r_r215 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r216 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r217 = CPyStatics[318]; /* 'book' */
    cpy_r_r218 = CPyStatics[63]; /* 'seat' */
    cpy_r_r219 = CPyStatics[800]; /* 'first' */
    cpy_r_r220 = CPyStatics[283]; /* 'turn' */
    cpy_r_r221 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r222 = CPyStatics[317]; /* 'players' */
    cpy_r_r223 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r224 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r225 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r226 = CPyStatics[994]; /* 'deck' */
    cpy_r_r227 = CPyStatics[3457]; /* 'sections' */
    cpy_r_r228 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r229 = CPyStatics[3458]; /* 'map_scrolls' */
    cpy_r_r230 = CPyStatics[3459]; /* 'map_influence' */
    cpy_r_r231 = CPyStatics[2572]; /* 'house' */
    cpy_r_r232 = CPyStatics[3460]; /* 'house_influence' */
    cpy_r_r233 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r234 = CPyStatics[2095]; /* 'owners' */
    cpy_r_r235 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r236 = CPyStatics[3370]; /* 'control' */
    cpy_r_r237 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r238 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r239 = CPyStatics[3461]; /* 'caliph_influence' */
    cpy_r_r240 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r241 = CPyStatics[3462]; /* 'working' */
    cpy_r_r242 = CPyStatics[3463]; /* 'settled' */
    cpy_r_r243 = CPyStatics[336]; /* 'colour' */
    cpy_r_r244 = CPyStatics[337]; /* 'value' */
    cpy_r_r245 = CPyStatics[2302]; /* 'part' */
    cpy_r_r246 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r247 = CPyStatics[1091]; /* 'reveals' */
    cpy_r_r248 = CPyStatics[1092]; /* 'confirm' */
    cpy_r_r249 = CPyStatics[1093]; /* 'story' */
    cpy_r_r250 = PyTuple_Pack(33, cpy_r_r217, cpy_r_r218, cpy_r_r219, cpy_r_r220, cpy_r_r221, cpy_r_r222, cpy_r_r223, cpy_r_r224, cpy_r_r225, cpy_r_r226, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r230, cpy_r_r231, cpy_r_r232, cpy_r_r233, cpy_r_r234, cpy_r_r235, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r251 = PyObject_SetAttr(cpy_r_r213, cpy_r_r216, cpy_r_r250);
    CPy_DECREF(cpy_r_r250);
    cpy_r_r252 = cpy_r_r251 >= 0;
    if (unlikely(!cpy_r_r252)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    CPyType_scholars___table___Table = (PyTypeObject *)cpy_r_r213;
    CPy_INCREF(CPyType_scholars___table___Table);
    cpy_r_r253 = CPyStatic_scholars___table___globals;
    cpy_r_r254 = CPyStatics[293]; /* 'Table' */
    cpy_r_r255 = PyDict_SetItem(cpy_r_r253, cpy_r_r254, cpy_r_r213);
    cpy_r_r256 = cpy_r_r255 >= 0;
    if (unlikely(!cpy_r_r256)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r257 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r258 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r259 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r260 = CPyObject_GetAttr(cpy_r_r258, cpy_r_r259);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 150, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    if (likely(PyTuple_Check(cpy_r_r260)))
        cpy_r_r261 = cpy_r_r260;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/table.py", "<module>", 150, CPyStatic_scholars___table___globals, "tuple", cpy_r_r260);
        goto CPyL109;
    }
    cpy_r_r262 = CPyStatics[63]; /* 'seat' */
    cpy_r_r263 = CPyStatics[800]; /* 'first' */
    cpy_r_r264 = CPyStatics[283]; /* 'turn' */
    cpy_r_r265 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r266 = CPyStatics[317]; /* 'players' */
    cpy_r_r267 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r268 = CPyStatics[3248]; /* 'stock' */
    cpy_r_r269 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r270 = CPyStatics[994]; /* 'deck' */
    cpy_r_r271 = CPyStatics[3457]; /* 'sections' */
    cpy_r_r272 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r273 = CPyStatics[3458]; /* 'map_scrolls' */
    cpy_r_r274 = CPyStatics[3459]; /* 'map_influence' */
    cpy_r_r275 = CPyStatics[2572]; /* 'house' */
    cpy_r_r276 = CPyStatics[3460]; /* 'house_influence' */
    cpy_r_r277 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r278 = CPyStatics[2095]; /* 'owners' */
    cpy_r_r279 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r280 = CPyStatics[3370]; /* 'control' */
    cpy_r_r281 = CPyStatics[2348]; /* 'neutral' */
    cpy_r_r282 = CPyStatics[2619]; /* 'caliphs' */
    cpy_r_r283 = CPyStatics[3461]; /* 'caliph_influence' */
    cpy_r_r284 = CPyStatics[1760]; /* 'pairs' */
    cpy_r_r285 = CPyStatics[3462]; /* 'working' */
    cpy_r_r286 = CPyStatics[3463]; /* 'settled' */
    cpy_r_r287 = CPyStatics[336]; /* 'colour' */
    cpy_r_r288 = CPyStatics[337]; /* 'value' */
    cpy_r_r289 = CPyStatics[2302]; /* 'part' */
    cpy_r_r290 = PyList_New(0);
    if (unlikely(cpy_r_r290 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL110;
    }
    cpy_r_r291 = CPyList_Extend(cpy_r_r290, cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r291 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    } else
        goto CPyL112;
CPyL68: ;
    cpy_r_r292 = PyList_Append(cpy_r_r290, cpy_r_r262);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r294 = PyList_Append(cpy_r_r290, cpy_r_r263);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r296 = PyList_Append(cpy_r_r290, cpy_r_r264);
    cpy_r_r297 = cpy_r_r296 >= 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r298 = PyList_Append(cpy_r_r290, cpy_r_r265);
    cpy_r_r299 = cpy_r_r298 >= 0;
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r300 = PyList_Append(cpy_r_r290, cpy_r_r266);
    cpy_r_r301 = cpy_r_r300 >= 0;
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r302 = PyList_Append(cpy_r_r290, cpy_r_r267);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r304 = PyList_Append(cpy_r_r290, cpy_r_r268);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r306 = PyList_Append(cpy_r_r290, cpy_r_r269);
    cpy_r_r307 = cpy_r_r306 >= 0;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r308 = PyList_Append(cpy_r_r290, cpy_r_r270);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r310 = PyList_Append(cpy_r_r290, cpy_r_r271);
    cpy_r_r311 = cpy_r_r310 >= 0;
    if (unlikely(!cpy_r_r311)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r312 = PyList_Append(cpy_r_r290, cpy_r_r272);
    cpy_r_r313 = cpy_r_r312 >= 0;
    if (unlikely(!cpy_r_r313)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r314 = PyList_Append(cpy_r_r290, cpy_r_r273);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r316 = PyList_Append(cpy_r_r290, cpy_r_r274);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r318 = PyList_Append(cpy_r_r290, cpy_r_r275);
    cpy_r_r319 = cpy_r_r318 >= 0;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r320 = PyList_Append(cpy_r_r290, cpy_r_r276);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r322 = PyList_Append(cpy_r_r290, cpy_r_r277);
    cpy_r_r323 = cpy_r_r322 >= 0;
    if (unlikely(!cpy_r_r323)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r324 = PyList_Append(cpy_r_r290, cpy_r_r278);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r326 = PyList_Append(cpy_r_r290, cpy_r_r279);
    cpy_r_r327 = cpy_r_r326 >= 0;
    if (unlikely(!cpy_r_r327)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r328 = PyList_Append(cpy_r_r290, cpy_r_r280);
    cpy_r_r329 = cpy_r_r328 >= 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r330 = PyList_Append(cpy_r_r290, cpy_r_r281);
    cpy_r_r331 = cpy_r_r330 >= 0;
    if (unlikely(!cpy_r_r331)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r332 = PyList_Append(cpy_r_r290, cpy_r_r282);
    cpy_r_r333 = cpy_r_r332 >= 0;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r334 = PyList_Append(cpy_r_r290, cpy_r_r283);
    cpy_r_r335 = cpy_r_r334 >= 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r336 = PyList_Append(cpy_r_r290, cpy_r_r284);
    cpy_r_r337 = cpy_r_r336 >= 0;
    if (unlikely(!cpy_r_r337)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r338 = PyList_Append(cpy_r_r290, cpy_r_r285);
    cpy_r_r339 = cpy_r_r338 >= 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r340 = PyList_Append(cpy_r_r290, cpy_r_r286);
    cpy_r_r341 = cpy_r_r340 >= 0;
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r342 = PyList_Append(cpy_r_r290, cpy_r_r287);
    cpy_r_r343 = cpy_r_r342 >= 0;
    if (unlikely(!cpy_r_r343)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r344 = PyList_Append(cpy_r_r290, cpy_r_r288);
    cpy_r_r345 = cpy_r_r344 >= 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r346 = PyList_Append(cpy_r_r290, cpy_r_r289);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL111;
    }
    cpy_r_r348 = PyList_AsTuple(cpy_r_r290);
    CPy_DECREF(cpy_r_r290);
    if (unlikely(cpy_r_r348 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r349 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r350 = PyObject_SetAttr(cpy_r_r257, cpy_r_r349, cpy_r_r348);
    CPy_DECREF(cpy_r_r348);
    cpy_r_r351 = cpy_r_r350 >= 0;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 149, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r352 = (PyObject *)CPyType_scholars___table___Table;
    cpy_r_r353 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r354 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r355 = CPyStatics[317]; /* 'players' */
    cpy_r_r356 = (PyObject *)CPyType_scholars___table___Player;
    cpy_r_r357 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r358 = (PyObject *)CPyType_scholars___table___Automa;
    cpy_r_r359 = CPyStatics[2302]; /* 'part' */
    cpy_r_r360 = (PyObject *)CPyType_state___Part;
    cpy_r_r361 = CPyDict_Build(4, cpy_r_r353, cpy_r_r354, cpy_r_r355, cpy_r_r356, cpy_r_r357, cpy_r_r358, cpy_r_r359, cpy_r_r360);
    if (unlikely(cpy_r_r361 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 155, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r362 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r363 = PyObject_SetAttr(cpy_r_r352, cpy_r_r362, cpy_r_r361);
    CPy_DECREF(cpy_r_r361);
    cpy_r_r364 = cpy_r_r363 >= 0;
    if (unlikely(!cpy_r_r364)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 155, CPyStatic_scholars___table___globals);
        goto CPyL109;
    }
    cpy_r_r365 = CPy_InitSubclass(cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    if (unlikely(!cpy_r_r365)) {
        CPy_AddTraceback("src/serai/games/scholars/table.py", "<module>", 112, CPyStatic_scholars___table___globals);
        goto CPyL102;
    }
    return 1;
CPyL102: ;
    cpy_r_r366 = 2;
    return cpy_r_r366;
CPyL103: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL104: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL105: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL106: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL107: ;
    CPy_DecRef(cpy_r_r109);
    goto CPyL102;
CPyL108: ;
    CPy_DecRef(cpy_r_r169);
    goto CPyL102;
CPyL109: ;
    CPy_DecRef(cpy_r_r213);
    goto CPyL102;
CPyL110: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r261);
    goto CPyL102;
CPyL111: ;
    CPy_DecRef(cpy_r_r213);
    CPy_DecRef(cpy_r_r290);
    goto CPyL102;
CPyL112: ;
    CPy_DECREF(cpy_r_r291);
    goto CPyL68;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___table___Player_traverse(serai___games___encyclopedia___table___PlayerObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_coins)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_coins));
    }
    if (CPyTagged_CheckLong(self->_tokens)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_tokens));
    }
    if (CPyTagged_CheckLong(self->_seals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_seals));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_points));
    }
    if (CPyTagged_CheckLong(self->_reputation)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reputation));
    }
    Py_VISIT(self->_active);
    Py_VISIT(self->_tucked);
    Py_VISIT(self->_study);
    Py_VISIT(self->_cubes);
    Py_VISIT(self->_collection);
    if (CPyTagged_CheckLong(self->_supply)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_supply));
    }
    Py_VISIT(self->_loose);
    Py_VISIT(self->_fives);
    if (CPyTagged_CheckLong(self->_behaviour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_behaviour));
    }
    if (CPyTagged_CheckLong(self->_scoring)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_scoring));
    }
    Py_VISIT(self->_priority);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___table___Player_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___table___PlayerObject *self = (serai___games___encyclopedia___table___PlayerObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_coins)) {
        CPyTagged __tmp = self->_coins;
        self->_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_tokens)) {
        CPyTagged __tmp = self->_tokens;
        self->_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seals)) {
        CPyTagged __tmp = self->_seals;
        self->_seals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_reputation)) {
        CPyTagged __tmp = self->_reputation;
        self->_reputation = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_active);
    Py_CLEAR(self->_tucked);
    Py_CLEAR(self->_study);
    Py_CLEAR(self->_cubes);
    Py_CLEAR(self->_collection);
    if (CPyTagged_CheckLong(self->_supply)) {
        CPyTagged __tmp = self->_supply;
        self->_supply = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_loose);
    Py_CLEAR(self->_fives);
    if (CPyTagged_CheckLong(self->_behaviour)) {
        CPyTagged __tmp = self->_behaviour;
        self->_behaviour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_scoring)) {
        CPyTagged __tmp = self->_scoring;
        self->_scoring = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_priority);
    return 0;
}

static int32_t CPyDef_encyclopedia___table___Player_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___table___PlayerObject *self = (serai___games___encyclopedia___table___PlayerObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_coins)) {
        CPyTagged __tmp = self->_coins;
        self->_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_tokens)) {
        CPyTagged __tmp = self->_tokens;
        self->_tokens = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_seals)) {
        CPyTagged __tmp = self->_seals;
        self->_seals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_points)) {
        CPyTagged __tmp = self->_points;
        self->_points = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_reputation)) {
        CPyTagged __tmp = self->_reputation;
        self->_reputation = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_active);
    Py_CLEAR(self->_tucked);
    Py_CLEAR(self->_study);
    Py_CLEAR(self->_cubes);
    Py_CLEAR(self->_collection);
    if (CPyTagged_CheckLong(self->_supply)) {
        CPyTagged __tmp = self->_supply;
        self->_supply = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_loose);
    Py_CLEAR(self->_fives);
    if (CPyTagged_CheckLong(self->_behaviour)) {
        CPyTagged __tmp = self->_behaviour;
        self->_behaviour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_scoring)) {
        CPyTagged __tmp = self->_scoring;
        self->_scoring = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_priority);
    return 0;
}

static void
encyclopedia___table___Player_dealloc(serai___games___encyclopedia___table___PlayerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___table___Player_dealloc)
    CPyDef_encyclopedia___table___Player_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___table_____mypyc__Player_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___table___Player(void);

static PyObject *
encyclopedia___table___Player_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___table___Player) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___table_____mypyc__Player_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___table___Player_vtable[5];
static bool
CPyDef_encyclopedia___table___Player_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___table___Player_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_encyclopedia___table___Player___copy,
        (CPyVTableItem)CPyDef_encyclopedia___table___Player___is_automa,
    };
    memcpy(encyclopedia___table___Player_vtable, encyclopedia___table___Player_vtable_scratch, sizeof(encyclopedia___table___Player_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___table___Player_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___table___Player_get_coins(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_coins(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_tokens(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_tokens(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_seals(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_seals(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_points(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_points(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_reputation(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_reputation(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_active(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_active(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_tucked(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_tucked(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_study(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_study(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_cubes(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_cubes(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_collection(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_collection(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_supply(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_supply(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_loose(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_loose(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_fives(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_fives(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_behaviour(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_behaviour(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_scoring(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_scoring(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_priority(serai___games___encyclopedia___table___PlayerObject *self, void *closure);
static int
encyclopedia___table___Player_set_priority(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Player_get_is_automa(serai___games___encyclopedia___table___PlayerObject *self, void *closure);

static PyGetSetDef encyclopedia___table___Player_getseters[] = {
    {"coins",
     (getter)encyclopedia___table___Player_get_coins, (setter)encyclopedia___table___Player_set_coins,
     NULL, NULL},
    {"tokens",
     (getter)encyclopedia___table___Player_get_tokens, (setter)encyclopedia___table___Player_set_tokens,
     NULL, NULL},
    {"seals",
     (getter)encyclopedia___table___Player_get_seals, (setter)encyclopedia___table___Player_set_seals,
     NULL, NULL},
    {"points",
     (getter)encyclopedia___table___Player_get_points, (setter)encyclopedia___table___Player_set_points,
     NULL, NULL},
    {"reputation",
     (getter)encyclopedia___table___Player_get_reputation, (setter)encyclopedia___table___Player_set_reputation,
     NULL, NULL},
    {"active",
     (getter)encyclopedia___table___Player_get_active, (setter)encyclopedia___table___Player_set_active,
     NULL, NULL},
    {"tucked",
     (getter)encyclopedia___table___Player_get_tucked, (setter)encyclopedia___table___Player_set_tucked,
     NULL, NULL},
    {"study",
     (getter)encyclopedia___table___Player_get_study, (setter)encyclopedia___table___Player_set_study,
     NULL, NULL},
    {"cubes",
     (getter)encyclopedia___table___Player_get_cubes, (setter)encyclopedia___table___Player_set_cubes,
     NULL, NULL},
    {"collection",
     (getter)encyclopedia___table___Player_get_collection, (setter)encyclopedia___table___Player_set_collection,
     NULL, NULL},
    {"supply",
     (getter)encyclopedia___table___Player_get_supply, (setter)encyclopedia___table___Player_set_supply,
     NULL, NULL},
    {"loose",
     (getter)encyclopedia___table___Player_get_loose, (setter)encyclopedia___table___Player_set_loose,
     NULL, NULL},
    {"fives",
     (getter)encyclopedia___table___Player_get_fives, (setter)encyclopedia___table___Player_set_fives,
     NULL, NULL},
    {"behaviour",
     (getter)encyclopedia___table___Player_get_behaviour, (setter)encyclopedia___table___Player_set_behaviour,
     NULL, NULL},
    {"scoring",
     (getter)encyclopedia___table___Player_get_scoring, (setter)encyclopedia___table___Player_set_scoring,
     NULL, NULL},
    {"priority",
     (getter)encyclopedia___table___Player_get_priority, (setter)encyclopedia___table___Player_set_priority,
     NULL, NULL},
    {"is_automa",
     (getter)encyclopedia___table___Player_get_is_automa,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___table___Player_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___table_____mypyc__Player_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_encyclopedia___table___Player___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___table___Player_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Player",
    .tp_new = encyclopedia___table___Player_new,
    .tp_dealloc = (destructor)encyclopedia___table___Player_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___table___Player_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___table___Player_clear,
    .tp_getset = encyclopedia___table___Player_getseters,
    .tp_methods = encyclopedia___table___Player_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___table___PlayerObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Player()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___table___Player_template = &CPyType_encyclopedia___table___Player_template_;

PyObject *CPyDef_encyclopedia___table_____mypyc__Player_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___table___PlayerObject *self;
    self = (serai___games___encyclopedia___table___PlayerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___table___Player_vtable;
    self->_coins = CPY_INT_TAG;
    self->_tokens = CPY_INT_TAG;
    self->_seals = CPY_INT_TAG;
    self->_points = CPY_INT_TAG;
    self->_reputation = CPY_INT_TAG;
    self->_supply = CPY_INT_TAG;
    self->_behaviour = CPY_INT_TAG;
    self->_scoring = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___table___Player(void)
{
    PyObject *self = CPyDef_encyclopedia___table_____mypyc__Player_setup((PyObject *)CPyType_encyclopedia___table___Player);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___table___Player_get_coins(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_coins == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'coins' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_coins);
    PyObject *retval = CPyTagged_StealAsObject(self->_coins);
    return retval;
}

static int
encyclopedia___table___Player_set_coins(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'coins' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_coins);
    }
    self->_coins = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_tokens(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_tokens == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tokens' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_tokens);
    PyObject *retval = CPyTagged_StealAsObject(self->_tokens);
    return retval;
}

static int
encyclopedia___table___Player_set_tokens(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'tokens' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_tokens);
    }
    self->_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_seals(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_seals == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'seals' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_seals);
    PyObject *retval = CPyTagged_StealAsObject(self->_seals);
    return retval;
}

static int
encyclopedia___table___Player_set_seals(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'seals' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_seals);
    }
    self->_seals = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_points(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_points == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'points' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_points);
    PyObject *retval = CPyTagged_StealAsObject(self->_points);
    return retval;
}

static int
encyclopedia___table___Player_set_points(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'points' cannot be deleted");
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

static PyObject *
encyclopedia___table___Player_get_reputation(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_reputation == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reputation' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_reputation);
    PyObject *retval = CPyTagged_StealAsObject(self->_reputation);
    return retval;
}

static int
encyclopedia___table___Player_set_reputation(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'reputation' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_reputation != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_reputation);
    }
    self->_reputation = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_active(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_active == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'active' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_active);
    PyObject *retval = self->_active;
    return retval;
}

static int
encyclopedia___table___Player_set_active(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'active' cannot be deleted");
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
    if (self->_active != NULL) {
        CPy_DECREF(self->_active);
    }
    self->_active = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_tucked(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
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
encyclopedia___table___Player_set_tucked(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
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
encyclopedia___table___Player_get_study(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_study == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'study' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_study);
    PyObject *retval = self->_study;
    return retval;
}

static int
encyclopedia___table___Player_set_study(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'study' cannot be deleted");
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
    if (self->_study != NULL) {
        CPy_DECREF(self->_study);
    }
    self->_study = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_cubes(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_cubes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cubes);
    PyObject *retval = self->_cubes;
    return retval;
}

static int
encyclopedia___table___Player_set_cubes(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'cubes' cannot be deleted");
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
    if (self->_cubes != NULL) {
        CPy_DECREF(self->_cubes);
    }
    self->_cubes = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_collection(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_collection == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'collection' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_collection);
    PyObject *retval = self->_collection;
    return retval;
}

static int
encyclopedia___table___Player_set_collection(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'collection' cannot be deleted");
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
    if (self->_collection != NULL) {
        CPy_DECREF(self->_collection);
    }
    self->_collection = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_supply(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_supply == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'supply' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_supply);
    PyObject *retval = CPyTagged_StealAsObject(self->_supply);
    return retval;
}

static int
encyclopedia___table___Player_set_supply(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'supply' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_supply != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_supply);
    }
    self->_supply = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_loose(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_loose == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'loose' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_loose);
    PyObject *retval = self->_loose;
    return retval;
}

static int
encyclopedia___table___Player_set_loose(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'loose' cannot be deleted");
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
    if (self->_loose != NULL) {
        CPy_DECREF(self->_loose);
    }
    self->_loose = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_fives(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_fives == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'fives' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_fives);
    PyObject *retval = self->_fives;
    return retval;
}

static int
encyclopedia___table___Player_set_fives(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'fives' cannot be deleted");
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
    if (self->_fives != NULL) {
        CPy_DECREF(self->_fives);
    }
    self->_fives = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_behaviour(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_behaviour == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'behaviour' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_behaviour);
    PyObject *retval = CPyTagged_StealAsObject(self->_behaviour);
    return retval;
}

static int
encyclopedia___table___Player_set_behaviour(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'behaviour' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_behaviour != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_behaviour);
    }
    self->_behaviour = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_scoring(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_scoring == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scoring' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_scoring);
    PyObject *retval = CPyTagged_StealAsObject(self->_scoring);
    return retval;
}

static int
encyclopedia___table___Player_set_scoring(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'scoring' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_scoring != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_scoring);
    }
    self->_scoring = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_priority(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_priority == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'priority' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_priority);
    PyObject *retval = self->_priority;
    return retval;
}

static int
encyclopedia___table___Player_set_priority(serai___games___encyclopedia___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'priority' cannot be deleted");
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
    if (self->_priority != NULL) {
        CPy_DECREF(self->_priority);
    }
    self->_priority = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Player_get_is_automa(serai___games___encyclopedia___table___PlayerObject *self, void *closure)
{
    char retval = CPyDef_encyclopedia___table___Player___is_automa((PyObject *) self);
    if (retval == 2) {
        return NULL;
    }
    PyObject *retbox = retval ? Py_True : Py_False;
    CPy_INCREF(retbox);
    return retbox;
}

static int
encyclopedia___table___Table_traverse(serai___games___encyclopedia___table___TableObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_reveals));
    }
    Py_VISIT(self->_story);
    Py_VISIT(self->_book);
    if (CPyTagged_CheckLong(self->_phase)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_phase));
    }
    if (CPyTagged_CheckLong(self->_round)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_round));
    }
    if (CPyTagged_CheckLong(self->_active)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_active));
    }
    if (CPyTagged_CheckLong(self->_left)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_left));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_first));
    }
    Py_VISIT(self->_order);
    Py_VISIT(self->_players);
    Py_VISIT(self->_round_tokens);
    if (CPyTagged_CheckLong(self->_revealed)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_revealed));
    }
    if (CPyTagged_CheckLong(self->_extra_dice)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_extra_dice));
    }
    Py_VISIT(self->_values);
    Py_VISIT(self->_places);
    Py_VISIT(self->_bag);
    Py_VISIT(self->_spaces);
    Py_VISIT(self->_experts);
    Py_VISIT(self->_expert_deck);
    Py_VISIT(self->_expert_discard);
    Py_VISIT(self->_animals);
    Py_VISIT(self->_animal_deck);
    Py_VISIT(self->_animal_discard);
    Py_VISIT(self->_removed);
    Py_VISIT(self->_picks);
    Py_VISIT(self->_waiting);
    Py_VISIT(self->_gained);
    if (CPyTagged_CheckLong(self->_die)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_die));
    }
    if (CPyTagged_CheckLong(self->_colour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_colour));
    }
    if (CPyTagged_CheckLong(self->_boost)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_boost));
    }
    if (CPyTagged_CheckLong(self->_action)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_action));
    }
    if (CPyTagged_CheckLong(self->_target)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_target));
    }
    if (CPyTagged_CheckLong(self->_spent)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_spent));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___table___Table_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___table___TableObject *self = (serai___games___encyclopedia___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_phase)) {
        CPyTagged __tmp = self->_phase;
        self->_phase = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_round)) {
        CPyTagged __tmp = self->_round;
        self->_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_active)) {
        CPyTagged __tmp = self->_active;
        self->_active = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_left)) {
        CPyTagged __tmp = self->_left;
        self->_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_order);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_round_tokens);
    if (CPyTagged_CheckLong(self->_revealed)) {
        CPyTagged __tmp = self->_revealed;
        self->_revealed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_extra_dice)) {
        CPyTagged __tmp = self->_extra_dice;
        self->_extra_dice = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_values);
    Py_CLEAR(self->_places);
    Py_CLEAR(self->_bag);
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_experts);
    Py_CLEAR(self->_expert_deck);
    Py_CLEAR(self->_expert_discard);
    Py_CLEAR(self->_animals);
    Py_CLEAR(self->_animal_deck);
    Py_CLEAR(self->_animal_discard);
    Py_CLEAR(self->_removed);
    Py_CLEAR(self->_picks);
    Py_CLEAR(self->_waiting);
    Py_CLEAR(self->_gained);
    if (CPyTagged_CheckLong(self->_die)) {
        CPyTagged __tmp = self->_die;
        self->_die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_colour)) {
        CPyTagged __tmp = self->_colour;
        self->_colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_boost)) {
        CPyTagged __tmp = self->_boost;
        self->_boost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_action)) {
        CPyTagged __tmp = self->_action;
        self->_action = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_target)) {
        CPyTagged __tmp = self->_target;
        self->_target = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_spent)) {
        CPyTagged __tmp = self->_spent;
        self->_spent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_encyclopedia___table___Table_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___table___TableObject *self = (serai___games___encyclopedia___table___TableObject *)cpy_r_self;
    Py_CLEAR(self->_chance);
    if (CPyTagged_CheckLong(self->_reveals)) {
        CPyTagged __tmp = self->_reveals;
        self->_reveals = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_story);
    Py_CLEAR(self->_book);
    if (CPyTagged_CheckLong(self->_phase)) {
        CPyTagged __tmp = self->_phase;
        self->_phase = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_round)) {
        CPyTagged __tmp = self->_round;
        self->_round = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_active)) {
        CPyTagged __tmp = self->_active;
        self->_active = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_left)) {
        CPyTagged __tmp = self->_left;
        self->_left = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_first)) {
        CPyTagged __tmp = self->_first;
        self->_first = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_order);
    Py_CLEAR(self->_players);
    Py_CLEAR(self->_round_tokens);
    if (CPyTagged_CheckLong(self->_revealed)) {
        CPyTagged __tmp = self->_revealed;
        self->_revealed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_extra_dice)) {
        CPyTagged __tmp = self->_extra_dice;
        self->_extra_dice = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_values);
    Py_CLEAR(self->_places);
    Py_CLEAR(self->_bag);
    Py_CLEAR(self->_spaces);
    Py_CLEAR(self->_experts);
    Py_CLEAR(self->_expert_deck);
    Py_CLEAR(self->_expert_discard);
    Py_CLEAR(self->_animals);
    Py_CLEAR(self->_animal_deck);
    Py_CLEAR(self->_animal_discard);
    Py_CLEAR(self->_removed);
    Py_CLEAR(self->_picks);
    Py_CLEAR(self->_waiting);
    Py_CLEAR(self->_gained);
    if (CPyTagged_CheckLong(self->_die)) {
        CPyTagged __tmp = self->_die;
        self->_die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_colour)) {
        CPyTagged __tmp = self->_colour;
        self->_colour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_boost)) {
        CPyTagged __tmp = self->_boost;
        self->_boost = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_action)) {
        CPyTagged __tmp = self->_action;
        self->_action = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_target)) {
        CPyTagged __tmp = self->_target;
        self->_target = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_spent)) {
        CPyTagged __tmp = self->_spent;
        self->_spent = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
encyclopedia___table___Table_dealloc(serai___games___encyclopedia___table___TableObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___table___Table_dealloc)
    CPyDef_encyclopedia___table___Table_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___table_____mypyc__Table_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___table___Table(void);

static PyObject *
encyclopedia___table___Table_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___table___Table) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___table_____mypyc__Table_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem encyclopedia___table___Table_vtable[12];
static bool
CPyDef_encyclopedia___table___Table_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___table___Table_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_encyclopedia___table___Table___copy__Table_glue,
        (CPyVTableItem)CPyDef_kernel___table___Table___tell,
        (CPyVTableItem)CPyDef_kernel___table___Table___roll,
        (CPyVTableItem)CPyDef_encyclopedia___table___Table___copy,
        (CPyVTableItem)CPyDef_encyclopedia___table___Table___next_seat,
        (CPyVTableItem)CPyDef_encyclopedia___table___Table___clockwise,
        (CPyVTableItem)CPyDef_encyclopedia___table___Table___free_space,
        (CPyVTableItem)CPyDef_encyclopedia___table___Table___dice_are_left,
        (CPyVTableItem)CPyDef_encyclopedia___table___Table___is_on_central_board,
    };
    memcpy(encyclopedia___table___Table_vtable, encyclopedia___table___Table_vtable_scratch, sizeof(encyclopedia___table___Table_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___table___Table_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___table___Table_get_book(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_book(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_reference_cube(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_reference_cube(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_retrievable(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_retrievable(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_automa_seals(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_automa_seals(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_phase(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_phase(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_round(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_round(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_active(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_active(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_left(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_left(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_first(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_first(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_order(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_order(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_players(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_players(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_round_tokens(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_round_tokens(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_revealed(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_revealed(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_extra_dice(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_extra_dice(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_bank_used(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_bank_used(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_values(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_values(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_places(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_places(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_bag(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_bag(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_spaces(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_spaces(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_experts(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_experts(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_expert_deck(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_expert_deck(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_expert_discard(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_expert_discard(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_animals(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_animals(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_animal_deck(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_animal_deck(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_animal_discard(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_animal_discard(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_removed(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_removed(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_picks(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_picks(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_waiting(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_waiting(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_gained(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_gained(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_die(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_die(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_colour(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_colour(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_boost(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_boost(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_action(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_action(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_target(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_target(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_spent(serai___games___encyclopedia___table___TableObject *self, void *closure);
static int
encyclopedia___table___Table_set_spent(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___table___Table_get_dice_are_left(serai___games___encyclopedia___table___TableObject *self, void *closure);

static PyGetSetDef encyclopedia___table___Table_getseters[] = {
    {"book",
     (getter)encyclopedia___table___Table_get_book, (setter)encyclopedia___table___Table_set_book,
     NULL, NULL},
    {"reference_cube",
     (getter)encyclopedia___table___Table_get_reference_cube, (setter)encyclopedia___table___Table_set_reference_cube,
     NULL, NULL},
    {"retrievable",
     (getter)encyclopedia___table___Table_get_retrievable, (setter)encyclopedia___table___Table_set_retrievable,
     NULL, NULL},
    {"automa_seals",
     (getter)encyclopedia___table___Table_get_automa_seals, (setter)encyclopedia___table___Table_set_automa_seals,
     NULL, NULL},
    {"phase",
     (getter)encyclopedia___table___Table_get_phase, (setter)encyclopedia___table___Table_set_phase,
     NULL, NULL},
    {"round",
     (getter)encyclopedia___table___Table_get_round, (setter)encyclopedia___table___Table_set_round,
     NULL, NULL},
    {"active",
     (getter)encyclopedia___table___Table_get_active, (setter)encyclopedia___table___Table_set_active,
     NULL, NULL},
    {"left",
     (getter)encyclopedia___table___Table_get_left, (setter)encyclopedia___table___Table_set_left,
     NULL, NULL},
    {"first",
     (getter)encyclopedia___table___Table_get_first, (setter)encyclopedia___table___Table_set_first,
     NULL, NULL},
    {"order",
     (getter)encyclopedia___table___Table_get_order, (setter)encyclopedia___table___Table_set_order,
     NULL, NULL},
    {"players",
     (getter)encyclopedia___table___Table_get_players, (setter)encyclopedia___table___Table_set_players,
     NULL, NULL},
    {"round_tokens",
     (getter)encyclopedia___table___Table_get_round_tokens, (setter)encyclopedia___table___Table_set_round_tokens,
     NULL, NULL},
    {"revealed",
     (getter)encyclopedia___table___Table_get_revealed, (setter)encyclopedia___table___Table_set_revealed,
     NULL, NULL},
    {"extra_dice",
     (getter)encyclopedia___table___Table_get_extra_dice, (setter)encyclopedia___table___Table_set_extra_dice,
     NULL, NULL},
    {"bank_used",
     (getter)encyclopedia___table___Table_get_bank_used, (setter)encyclopedia___table___Table_set_bank_used,
     NULL, NULL},
    {"values",
     (getter)encyclopedia___table___Table_get_values, (setter)encyclopedia___table___Table_set_values,
     NULL, NULL},
    {"places",
     (getter)encyclopedia___table___Table_get_places, (setter)encyclopedia___table___Table_set_places,
     NULL, NULL},
    {"bag",
     (getter)encyclopedia___table___Table_get_bag, (setter)encyclopedia___table___Table_set_bag,
     NULL, NULL},
    {"spaces",
     (getter)encyclopedia___table___Table_get_spaces, (setter)encyclopedia___table___Table_set_spaces,
     NULL, NULL},
    {"experts",
     (getter)encyclopedia___table___Table_get_experts, (setter)encyclopedia___table___Table_set_experts,
     NULL, NULL},
    {"expert_deck",
     (getter)encyclopedia___table___Table_get_expert_deck, (setter)encyclopedia___table___Table_set_expert_deck,
     NULL, NULL},
    {"expert_discard",
     (getter)encyclopedia___table___Table_get_expert_discard, (setter)encyclopedia___table___Table_set_expert_discard,
     NULL, NULL},
    {"animals",
     (getter)encyclopedia___table___Table_get_animals, (setter)encyclopedia___table___Table_set_animals,
     NULL, NULL},
    {"animal_deck",
     (getter)encyclopedia___table___Table_get_animal_deck, (setter)encyclopedia___table___Table_set_animal_deck,
     NULL, NULL},
    {"animal_discard",
     (getter)encyclopedia___table___Table_get_animal_discard, (setter)encyclopedia___table___Table_set_animal_discard,
     NULL, NULL},
    {"removed",
     (getter)encyclopedia___table___Table_get_removed, (setter)encyclopedia___table___Table_set_removed,
     NULL, NULL},
    {"picks",
     (getter)encyclopedia___table___Table_get_picks, (setter)encyclopedia___table___Table_set_picks,
     NULL, NULL},
    {"waiting",
     (getter)encyclopedia___table___Table_get_waiting, (setter)encyclopedia___table___Table_set_waiting,
     NULL, NULL},
    {"gained",
     (getter)encyclopedia___table___Table_get_gained, (setter)encyclopedia___table___Table_set_gained,
     NULL, NULL},
    {"die",
     (getter)encyclopedia___table___Table_get_die, (setter)encyclopedia___table___Table_set_die,
     NULL, NULL},
    {"colour",
     (getter)encyclopedia___table___Table_get_colour, (setter)encyclopedia___table___Table_set_colour,
     NULL, NULL},
    {"boost",
     (getter)encyclopedia___table___Table_get_boost, (setter)encyclopedia___table___Table_set_boost,
     NULL, NULL},
    {"action",
     (getter)encyclopedia___table___Table_get_action, (setter)encyclopedia___table___Table_set_action,
     NULL, NULL},
    {"target",
     (getter)encyclopedia___table___Table_get_target, (setter)encyclopedia___table___Table_set_target,
     NULL, NULL},
    {"spent",
     (getter)encyclopedia___table___Table_get_spent, (setter)encyclopedia___table___Table_set_spent,
     NULL, NULL},
    {"dice_are_left",
     (getter)encyclopedia___table___Table_get_dice_are_left,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___table___Table_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___table_____mypyc__Table_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_encyclopedia___table___Table___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"next_seat",
     (PyCFunction)CPyPy_encyclopedia___table___Table___next_seat,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("next_seat($self, seat)\n--\n\n")},
    {"clockwise",
     (PyCFunction)CPyPy_encyclopedia___table___Table___clockwise,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("clockwise($self, seat)\n--\n\n")},
    {"free_space",
     (PyCFunction)CPyPy_encyclopedia___table___Table___free_space,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("free_space($self, continent)\n--\n\n")},
    {"is_on_central_board",
     (PyCFunction)CPyPy_encyclopedia___table___Table___is_on_central_board,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("is_on_central_board($self, die)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___table___Table_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Table",
    .tp_new = encyclopedia___table___Table_new,
    .tp_dealloc = (destructor)encyclopedia___table___Table_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___table___Table_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___table___Table_clear,
    .tp_getset = encyclopedia___table___Table_getseters,
    .tp_methods = encyclopedia___table___Table_methods,
    .tp_basicsize = sizeof(serai___games___encyclopedia___table___TableObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Table()\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___table___Table_template = &CPyType_encyclopedia___table___Table_template_;

PyObject *CPyDef_encyclopedia___table_____mypyc__Table_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___table___TableObject *self;
    self = (serai___games___encyclopedia___table___TableObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___table___Table_vtable;
    self->_reveals = CPY_INT_TAG;
    self->_confirm = 2;
    self->_reference_cube = 2;
    self->_retrievable = 2;
    self->_automa_seals = 2;
    self->_phase = CPY_INT_TAG;
    self->_round = CPY_INT_TAG;
    self->_active = CPY_INT_TAG;
    self->_left = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_revealed = CPY_INT_TAG;
    self->_extra_dice = CPY_INT_TAG;
    self->_bank_used = 2;
    self->_die = CPY_INT_TAG;
    self->_colour = CPY_INT_TAG;
    self->_boost = CPY_INT_TAG;
    self->_action = CPY_INT_TAG;
    self->_target = CPY_INT_TAG;
    self->_spent = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___table___Table(void)
{
    PyObject *self = CPyDef_encyclopedia___table_____mypyc__Table_setup((PyObject *)CPyType_encyclopedia___table___Table);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
encyclopedia___table___Table_get_book(serai___games___encyclopedia___table___TableObject *self, void *closure)
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
encyclopedia___table___Table_set_book(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_encyclopedia___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.encyclopedia.book.Book", value); 
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
encyclopedia___table___Table_get_reference_cube(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_reference_cube == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reference_cube' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_reference_cube ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___table___Table_set_reference_cube(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'reference_cube' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_reference_cube = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_retrievable(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_retrievable == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'retrievable' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_retrievable ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___table___Table_set_retrievable(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'retrievable' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_retrievable = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_automa_seals(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_automa_seals == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'automa_seals' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_automa_seals ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___table___Table_set_automa_seals(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'automa_seals' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_automa_seals = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_phase(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_phase == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'phase' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_phase);
    PyObject *retval = CPyTagged_StealAsObject(self->_phase);
    return retval;
}

static int
encyclopedia___table___Table_set_phase(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'phase' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_phase);
    }
    self->_phase = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_round(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_round == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_round);
    PyObject *retval = CPyTagged_StealAsObject(self->_round);
    return retval;
}

static int
encyclopedia___table___Table_set_round(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'round' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_round);
    }
    self->_round = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_active(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_active == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'active' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_active);
    PyObject *retval = CPyTagged_StealAsObject(self->_active);
    return retval;
}

static int
encyclopedia___table___Table_set_active(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'active' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_active);
    }
    self->_active = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_left(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_left == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'left' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_left);
    PyObject *retval = CPyTagged_StealAsObject(self->_left);
    return retval;
}

static int
encyclopedia___table___Table_set_left(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'left' cannot be deleted");
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
encyclopedia___table___Table_get_first(serai___games___encyclopedia___table___TableObject *self, void *closure)
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
encyclopedia___table___Table_set_first(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
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
encyclopedia___table___Table_get_order(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_order == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'order' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_order);
    PyObject *retval = self->_order;
    return retval;
}

static int
encyclopedia___table___Table_set_order(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'order' cannot be deleted");
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
    if (self->_order != NULL) {
        CPy_DECREF(self->_order);
    }
    self->_order = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_players(serai___games___encyclopedia___table___TableObject *self, void *closure)
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
encyclopedia___table___Table_set_players(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
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
encyclopedia___table___Table_get_round_tokens(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_round_tokens == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'round_tokens' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_round_tokens);
    PyObject *retval = self->_round_tokens;
    return retval;
}

static int
encyclopedia___table___Table_set_round_tokens(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'round_tokens' cannot be deleted");
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
    if (self->_round_tokens != NULL) {
        CPy_DECREF(self->_round_tokens);
    }
    self->_round_tokens = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_revealed(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_revealed == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'revealed' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_revealed);
    PyObject *retval = CPyTagged_StealAsObject(self->_revealed);
    return retval;
}

static int
encyclopedia___table___Table_set_revealed(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'revealed' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_revealed != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_revealed);
    }
    self->_revealed = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_extra_dice(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_extra_dice == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'extra_dice' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_extra_dice);
    PyObject *retval = CPyTagged_StealAsObject(self->_extra_dice);
    return retval;
}

static int
encyclopedia___table___Table_set_extra_dice(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'extra_dice' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_extra_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_extra_dice);
    }
    self->_extra_dice = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_bank_used(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_bank_used == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bank_used' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_bank_used ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
encyclopedia___table___Table_set_bank_used(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'bank_used' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_bank_used = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_values(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_values == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'values' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_values);
    PyObject *retval = self->_values;
    return retval;
}

static int
encyclopedia___table___Table_set_values(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'values' cannot be deleted");
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
    if (self->_values != NULL) {
        CPy_DECREF(self->_values);
    }
    self->_values = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_places(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_places == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'places' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_places);
    PyObject *retval = self->_places;
    return retval;
}

static int
encyclopedia___table___Table_set_places(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'places' cannot be deleted");
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
    if (self->_places != NULL) {
        CPy_DECREF(self->_places);
    }
    self->_places = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_bag(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_bag == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bag' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bag);
    PyObject *retval = self->_bag;
    return retval;
}

static int
encyclopedia___table___Table_set_bag(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'bag' cannot be deleted");
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
encyclopedia___table___Table_get_spaces(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_spaces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spaces' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_spaces);
    PyObject *retval = self->_spaces;
    return retval;
}

static int
encyclopedia___table___Table_set_spaces(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'spaces' cannot be deleted");
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
    if (self->_spaces != NULL) {
        CPy_DECREF(self->_spaces);
    }
    self->_spaces = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_experts(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_experts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'experts' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_experts);
    PyObject *retval = self->_experts;
    return retval;
}

static int
encyclopedia___table___Table_set_experts(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'experts' cannot be deleted");
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
    if (self->_experts != NULL) {
        CPy_DECREF(self->_experts);
    }
    self->_experts = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_expert_deck(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_expert_deck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert_deck' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert_deck);
    PyObject *retval = self->_expert_deck;
    return retval;
}

static int
encyclopedia___table___Table_set_expert_deck(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'expert_deck' cannot be deleted");
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
    if (self->_expert_deck != NULL) {
        CPy_DECREF(self->_expert_deck);
    }
    self->_expert_deck = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_expert_discard(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_expert_discard == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'expert_discard' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_expert_discard);
    PyObject *retval = self->_expert_discard;
    return retval;
}

static int
encyclopedia___table___Table_set_expert_discard(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'expert_discard' cannot be deleted");
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
    if (self->_expert_discard != NULL) {
        CPy_DECREF(self->_expert_discard);
    }
    self->_expert_discard = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_animals(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_animals == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animals' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animals);
    PyObject *retval = self->_animals;
    return retval;
}

static int
encyclopedia___table___Table_set_animals(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'animals' cannot be deleted");
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
    if (self->_animals != NULL) {
        CPy_DECREF(self->_animals);
    }
    self->_animals = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_animal_deck(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_animal_deck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_deck' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_deck);
    PyObject *retval = self->_animal_deck;
    return retval;
}

static int
encyclopedia___table___Table_set_animal_deck(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'animal_deck' cannot be deleted");
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
    if (self->_animal_deck != NULL) {
        CPy_DECREF(self->_animal_deck);
    }
    self->_animal_deck = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_animal_discard(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_animal_discard == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'animal_discard' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_animal_discard);
    PyObject *retval = self->_animal_discard;
    return retval;
}

static int
encyclopedia___table___Table_set_animal_discard(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'animal_discard' cannot be deleted");
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
    if (self->_animal_discard != NULL) {
        CPy_DECREF(self->_animal_discard);
    }
    self->_animal_discard = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_removed(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_removed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'removed' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_removed);
    PyObject *retval = self->_removed;
    return retval;
}

static int
encyclopedia___table___Table_set_removed(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'removed' cannot be deleted");
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
    if (self->_removed != NULL) {
        CPy_DECREF(self->_removed);
    }
    self->_removed = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_picks(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_picks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'picks' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_picks);
    PyObject *retval = self->_picks;
    return retval;
}

static int
encyclopedia___table___Table_set_picks(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'picks' cannot be deleted");
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
    if (self->_picks != NULL) {
        CPy_DECREF(self->_picks);
    }
    self->_picks = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_waiting(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_waiting == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'waiting' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_waiting);
    PyObject *retval = self->_waiting;
    return retval;
}

static int
encyclopedia___table___Table_set_waiting(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'waiting' cannot be deleted");
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
    if (self->_waiting != NULL) {
        CPy_DECREF(self->_waiting);
    }
    self->_waiting = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_gained(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_gained == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gained' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_gained);
    PyObject *retval = self->_gained;
    return retval;
}

static int
encyclopedia___table___Table_set_gained(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'gained' cannot be deleted");
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
    if (self->_gained != NULL) {
        CPy_DECREF(self->_gained);
    }
    self->_gained = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_die(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_die == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_die);
    PyObject *retval = CPyTagged_StealAsObject(self->_die);
    return retval;
}

static int
encyclopedia___table___Table_set_die(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'die' cannot be deleted");
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
encyclopedia___table___Table_get_colour(serai___games___encyclopedia___table___TableObject *self, void *closure)
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
encyclopedia___table___Table_set_colour(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
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
encyclopedia___table___Table_get_boost(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_boost == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boost' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_boost);
    PyObject *retval = CPyTagged_StealAsObject(self->_boost);
    return retval;
}

static int
encyclopedia___table___Table_set_boost(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'boost' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_boost);
    }
    self->_boost = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_action(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_action == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'action' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_action);
    PyObject *retval = CPyTagged_StealAsObject(self->_action);
    return retval;
}

static int
encyclopedia___table___Table_set_action(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'action' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_action);
    }
    self->_action = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_target(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_target == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'target' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_target);
    PyObject *retval = CPyTagged_StealAsObject(self->_target);
    return retval;
}

static int
encyclopedia___table___Table_set_target(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'target' cannot be deleted");
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
encyclopedia___table___Table_get_spent(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    if (unlikely(self->_spent == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'spent' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_spent);
    PyObject *retval = CPyTagged_StealAsObject(self->_spent);
    return retval;
}

static int
encyclopedia___table___Table_set_spent(serai___games___encyclopedia___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'spent' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_spent);
    }
    self->_spent = tmp;
    return 0;
}

static PyObject *
encyclopedia___table___Table_get_dice_are_left(serai___games___encyclopedia___table___TableObject *self, void *closure)
{
    char retval = CPyDef_encyclopedia___table___Table___dice_are_left((PyObject *) self);
    if (retval == 2) {
        return NULL;
    }
    PyObject *retbox = retval ? Py_True : Py_False;
    CPy_INCREF(retbox);
    return retbox;
}
static PyMethodDef encyclopedia___tablemodule_methods[] = {
    {"shown", (PyCFunction)CPyPy_encyclopedia___table___shown, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("shown(display)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___table__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___table__internal, "__name__");
    CPyStatic_encyclopedia___table___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___table__internal);
    if (unlikely(CPyStatic_encyclopedia___table___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___table_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___table__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___table___Player);
    Py_CLEAR(CPyType_encyclopedia___table___Table);
    return -1;
}
int CPyExec_serai___games___encyclopedia___table(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___table__impl, &CPyImportState_serai___games___encyclopedia___table, &CPyModule_serai___games___encyclopedia___table);
}
static struct PyModuleDef encyclopedia___tablemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.table",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___tablemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___table(void)
{
    if (CPyModule_serai___games___encyclopedia___table__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___table__internal);
        return CPyModule_serai___games___encyclopedia___table__internal;
    }
    CPyModule_serai___games___encyclopedia___table__internal = PyModule_Create(&encyclopedia___tablemodule);
    return CPyModule_serai___games___encyclopedia___table__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___table(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___table__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___table__internal);
        return CPyModule_serai___games___encyclopedia___table__internal;
    }
    CPyModule_serai___games___encyclopedia___table__internal = PyModule_Create(&encyclopedia___tablemodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___table__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.table");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___table__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___table__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___table__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___table(CPyModule_serai___games___encyclopedia___table__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___table__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.table");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___table__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___table___Player___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
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
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    char cpy_r_r40;
    CPyTagged cpy_r_r41;
    char cpy_r_r42;
    CPyTagged cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    cpy_r_r0 = CPyDef_encyclopedia___table___Player();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 44, CPyStatic_encyclopedia___table___globals);
        goto CPyL48;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_coins;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "coins", 45, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_coins);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_coins = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 45, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_tokens;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "tokens", 46, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tokens != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tokens);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tokens = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 46, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r5 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_seals;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "seals", 47, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL6: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_seals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_seals);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_seals = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 47, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r7 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_points;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "points", 48, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL8: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_points != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_points);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_points = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 48, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_reputation;
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "reputation", 49, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r9);
CPyL10: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_reputation != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_reputation);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_reputation = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 49, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r11 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_active;
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "active", 50, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r11);
CPyL12: ;
    cpy_r_r12 = CPyList_GetSlice(cpy_r_r11, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 50, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 50, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r12);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_active != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_active);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_active = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 50, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r15 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_tucked;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "tucked", 51, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r15);
CPyL16: ;
    cpy_r_r16 = CPyList_GetSlice(cpy_r_r15, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 51, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r16)))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 51, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r16);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tucked != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tucked);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_tucked = cpy_r_r17;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 51, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r19 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_study;
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "study", 52, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r19);
CPyL20: ;
    cpy_r_r20 = CPyList_GetSlice(cpy_r_r19, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 52, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 52, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r20);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_study != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_study);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_study = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 52, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r23 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_cubes;
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "cubes", 53, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r23);
CPyL24: ;
    cpy_r_r24 = CPyList_GetSlice(cpy_r_r23, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 53, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r24)))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 53, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r24);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_cubes != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_cubes);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_cubes = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 53, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r27 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_collection;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "collection", 54, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r27);
CPyL28: ;
    cpy_r_r28 = CPyList_GetSlice(cpy_r_r27, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 54, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 54, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r28);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_collection != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_collection);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_collection = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 54, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r31 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_supply;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "supply", 55, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r31);
CPyL32: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_supply != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_supply);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_supply = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 55, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r33 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_loose;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "loose", 56, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r33);
CPyL34: ;
    cpy_r_r34 = CPyList_GetSlice(cpy_r_r33, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 56, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 56, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r34);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_loose != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_loose);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_loose = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 56, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r37 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_fives;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "fives", 57, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r37);
CPyL38: ;
    cpy_r_r38 = CPyList_GetSlice(cpy_r_r37, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 57, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    if (likely(PyList_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 57, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r38);
        goto CPyL49;
    }
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_fives != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_fives);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_fives = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 57, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r41 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_behaviour;
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "behaviour", 58, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r41);
CPyL42: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_behaviour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_behaviour);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_behaviour = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 58, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r43 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_scoring;
    if (unlikely(cpy_r_r43 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "scoring", 59, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPyTagged_INCREF(cpy_r_r43);
CPyL44: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_scoring != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_scoring);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_scoring = cpy_r_r43;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 59, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    cpy_r_r45 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_priority;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Player", "priority", 60, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r45);
CPyL46: ;
    if (((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_priority != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_priority);
    }
    ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_r0)->_priority = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 60, CPyStatic_encyclopedia___table___globals);
        goto CPyL49;
    }
    return cpy_r_r0;
CPyL48: ;
    cpy_r_r47 = NULL;
    return cpy_r_r47;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL48;
}
        
        PyObject *CPyPy_encyclopedia___table___Player___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Player))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___table___Player___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 43, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___table___Player___is_automa(PyObject *cpy_r_self) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    char cpy_r_r2;
    cpy_r_r0 = ((serai___games___encyclopedia___table___PlayerObject *)cpy_r_self)->_behaviour;
    if (unlikely(cpy_r_r0 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "is_automa", "Player", "behaviour", 67, CPyStatic_encyclopedia___table___globals);
        goto CPyL2;
    }
CPyL1: ;
    cpy_r_r1 = (Py_ssize_t)cpy_r_r0 != -2;
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = 2;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___table___Player___is_automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":is_automa", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Player))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Player", obj_self); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___table___Player___is_automa(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "is_automa", 66, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___table___Table___copy(PyObject *cpy_r_self) {
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
    char cpy_r_r12;
    char cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    CPyTagged cpy_r_r20;
    char cpy_r_r21;
    CPyTagged cpy_r_r22;
    char cpy_r_r23;
    CPyTagged cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    int64_t cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    char cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    char cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    CPyTagged cpy_r_r115;
    char cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    CPyTagged cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_r121;
    char cpy_r_r122;
    CPyTagged cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    cpy_r_r0 = CPyDef_encyclopedia___table___Table();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 120, CPyStatic_encyclopedia___table___globals);
        goto CPyL117;
    }
    cpy_r_r1 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_chance;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "chance", 121, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_chance___Chance___copy(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 121, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_chance != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_chance);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_chance = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 121, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r4 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_reveals;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "reveals", 122, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_reveals);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_reveals = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 122, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_confirm;
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "confirm", 123, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
CPyL7: ;
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_confirm = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 123, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_story != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_story);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_story = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 124, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r10 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "book", 125, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_book);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_book = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 125, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r12 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_reference_cube;
    if (unlikely(cpy_r_r12 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "reference_cube", 126, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
CPyL12: ;
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_reference_cube = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 126, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_retrievable;
    if (unlikely(cpy_r_r14 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "retrievable", 127, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
CPyL14: ;
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_retrievable = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 127, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r16 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_automa_seals;
    if (unlikely(cpy_r_r16 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "automa_seals", 128, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
CPyL16: ;
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_automa_seals = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 128, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r18 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_phase;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "phase", 129, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL18: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_phase != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_phase);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_phase = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 129, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r20 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_round;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "round", 130, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL20: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_round != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_round);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_round = cpy_r_r20;
    cpy_r_r21 = 1;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 130, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r22 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_active;
    if (unlikely(cpy_r_r22 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "active", 131, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r22);
CPyL22: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_active != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_active);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_active = cpy_r_r22;
    cpy_r_r23 = 1;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 131, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r24 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_left;
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "left", 132, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r24);
CPyL24: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_left);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_left = cpy_r_r24;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 132, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r26 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_first;
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "first", 133, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r26);
CPyL26: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_first);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_first = cpy_r_r26;
    cpy_r_r27 = 1;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 133, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r28 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_order;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "order", 134, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r28);
CPyL28: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_order != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_order);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_order = cpy_r_r28;
    cpy_r_r29 = 1;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 134, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r30 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "players", 135, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r30);
CPyL30: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = PyList_New(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 135, CPyStatic_encyclopedia___table___globals);
        goto CPyL119;
    }
    cpy_r_r34 = 0;
CPyL32: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r34 < cpy_r_r36;
    if (!cpy_r_r37) goto CPyL120;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r30 + offsetof(PyListObject, ob_item));
    cpy_r_r39 = *(CPyPtr *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r34 * 8;
    cpy_r_r41 = cpy_r_r39 + cpy_r_r40;
    cpy_r_r42 = *(PyObject * *)cpy_r_r41;
    CPy_INCREF(cpy_r_r42);
    if (likely(Py_TYPE(cpy_r_r42) == CPyType_encyclopedia___table___Player))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 135, CPyStatic_encyclopedia___table___globals, "serai.games.encyclopedia.table.Player", cpy_r_r42);
        goto CPyL121;
    }
    cpy_r_r44 = CPyDef_encyclopedia___table___Player___copy(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 135, CPyStatic_encyclopedia___table___globals);
        goto CPyL121;
    }
    CPyList_SetItemUnsafe(cpy_r_r33, cpy_r_r34, cpy_r_r44);
    cpy_r_r45 = cpy_r_r34 + 1;
    cpy_r_r34 = cpy_r_r45;
    goto CPyL32;
CPyL37: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_players != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_players);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_players = cpy_r_r33;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 135, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r47 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_round_tokens;
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "round_tokens", 136, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r47);
CPyL39: ;
    cpy_r_r48 = CPyList_GetSlice(cpy_r_r47, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 136, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 136, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r48);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_round_tokens != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_round_tokens);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_round_tokens = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 136, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r51 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_revealed;
    if (unlikely(cpy_r_r51 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "revealed", 137, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r51);
CPyL43: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_revealed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_revealed);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_revealed = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 137, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r53 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_extra_dice;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "extra_dice", 138, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL45: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_extra_dice != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_extra_dice);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_extra_dice = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 138, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r55 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_bank_used;
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "bank_used", 139, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
CPyL47: ;
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_bank_used = cpy_r_r55;
    cpy_r_r56 = 1;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 139, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r57 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_values;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "values", 140, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r57);
CPyL49: ;
    cpy_r_r58 = CPyList_GetSlice(cpy_r_r57, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 140, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r58)))
        cpy_r_r59 = cpy_r_r58;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 140, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r58);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_values != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_values);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_values = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 140, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r61 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_places;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "places", 141, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r61);
CPyL53: ;
    cpy_r_r62 = CPyList_GetSlice(cpy_r_r61, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 141, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 141, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r62);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_places != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_places);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_places = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 141, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r65 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_bag;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "bag", 142, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r65);
CPyL57: ;
    cpy_r_r66 = CPyList_GetSlice(cpy_r_r65, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 142, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r66)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 142, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r66);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_bag != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_bag);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_bag = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 142, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r69 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_spaces;
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "spaces", 143, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r69);
CPyL61: ;
    cpy_r_r70 = CPyList_GetSlice(cpy_r_r69, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 143, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 143, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r70);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_spaces != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_spaces);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_spaces = cpy_r_r71;
    cpy_r_r72 = 1;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 143, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r73 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_experts;
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "experts", 144, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r73);
CPyL65: ;
    cpy_r_r74 = CPyList_GetSlice(cpy_r_r73, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 144, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 144, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r74);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_experts != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_experts);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_experts = cpy_r_r75;
    cpy_r_r76 = 1;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 144, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r77 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_expert_deck;
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "expert_deck", 145, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r77);
CPyL69: ;
    cpy_r_r78 = CPyList_GetSlice(cpy_r_r77, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 145, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r78)))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 145, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r78);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_expert_deck != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_expert_deck);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_expert_deck = cpy_r_r79;
    cpy_r_r80 = 1;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 145, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r81 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_expert_discard;
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "expert_discard", 146, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r81);
CPyL73: ;
    cpy_r_r82 = CPyList_GetSlice(cpy_r_r81, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 146, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r82)))
        cpy_r_r83 = cpy_r_r82;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 146, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r82);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_expert_discard != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_expert_discard);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_expert_discard = cpy_r_r83;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 146, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r85 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_animals;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "animals", 147, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r85);
CPyL77: ;
    cpy_r_r86 = CPyList_GetSlice(cpy_r_r85, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 147, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r86)))
        cpy_r_r87 = cpy_r_r86;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 147, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r86);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animals != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animals);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animals = cpy_r_r87;
    cpy_r_r88 = 1;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 147, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r89 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_animal_deck;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "animal_deck", 148, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r89);
CPyL81: ;
    cpy_r_r90 = CPyList_GetSlice(cpy_r_r89, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 148, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 148, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r90);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animal_deck != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animal_deck);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animal_deck = cpy_r_r91;
    cpy_r_r92 = 1;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 148, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r93 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_animal_discard;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "animal_discard", 149, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r93);
CPyL85: ;
    cpy_r_r94 = CPyList_GetSlice(cpy_r_r93, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 149, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r94)))
        cpy_r_r95 = cpy_r_r94;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 149, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r94);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animal_discard != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animal_discard);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_animal_discard = cpy_r_r95;
    cpy_r_r96 = 1;
    if (unlikely(!cpy_r_r96)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 149, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r97 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_removed;
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "removed", 150, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r97);
CPyL89: ;
    cpy_r_r98 = CPyList_GetSlice(cpy_r_r97, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 150, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 150, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r98);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_removed != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_removed);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_removed = cpy_r_r99;
    cpy_r_r100 = 1;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 150, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r101 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_picks;
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "picks", 151, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r101);
CPyL93: ;
    cpy_r_r102 = CPyList_GetSlice(cpy_r_r101, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 151, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r102)))
        cpy_r_r103 = cpy_r_r102;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 151, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r102);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_picks != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_picks);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_picks = cpy_r_r103;
    cpy_r_r104 = 1;
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 151, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r105 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_waiting;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "waiting", 152, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r105);
CPyL97: ;
    cpy_r_r106 = CPyList_GetSlice(cpy_r_r105, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 152, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 152, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r106);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_waiting != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_waiting);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_waiting = cpy_r_r107;
    cpy_r_r108 = 1;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 152, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r109 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_gained;
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "gained", 153, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPy_INCREF(cpy_r_r109);
CPyL101: ;
    cpy_r_r110 = CPyList_GetSlice(cpy_r_r109, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 153, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    if (likely(PyList_Check(cpy_r_r110)))
        cpy_r_r111 = cpy_r_r110;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "copy", 153, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r110);
        goto CPyL118;
    }
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_gained != NULL) {
        CPy_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_gained);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_gained = cpy_r_r111;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 153, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r113 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_die;
    if (unlikely(cpy_r_r113 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "die", 154, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r113);
CPyL105: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_die != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_die);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_die = cpy_r_r113;
    cpy_r_r114 = 1;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 154, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r115 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_colour;
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "colour", 155, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r115);
CPyL107: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_colour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_colour);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_colour = cpy_r_r115;
    cpy_r_r116 = 1;
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 155, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r117 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_boost;
    if (unlikely(cpy_r_r117 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "boost", 156, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r117);
CPyL109: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_boost != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_boost);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_boost = cpy_r_r117;
    cpy_r_r118 = 1;
    if (unlikely(!cpy_r_r118)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 156, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r119 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_action;
    if (unlikely(cpy_r_r119 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "action", 157, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r119);
CPyL111: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_action != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_action);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_action = cpy_r_r119;
    cpy_r_r120 = 1;
    if (unlikely(!cpy_r_r120)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 157, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r121 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_target;
    if (unlikely(cpy_r_r121 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "target", 158, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r121);
CPyL113: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_target != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_target);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_target = cpy_r_r121;
    cpy_r_r122 = 1;
    if (unlikely(!cpy_r_r122)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 158, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    cpy_r_r123 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_spent;
    if (unlikely(cpy_r_r123 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "copy", "Table", "spent", 159, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    CPyTagged_INCREF(cpy_r_r123);
CPyL115: ;
    if (((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_spent != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_spent);
    }
    ((serai___games___encyclopedia___table___TableObject *)cpy_r_r0)->_spent = cpy_r_r123;
    cpy_r_r124 = 1;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 159, CPyStatic_encyclopedia___table___globals);
        goto CPyL118;
    }
    return cpy_r_r0;
CPyL117: ;
    cpy_r_r125 = NULL;
    return cpy_r_r125;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL117;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r30);
    goto CPyL117;
CPyL120: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL37;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r33);
    goto CPyL117;
}
        
        PyObject *CPyPy_encyclopedia___table___Table___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___table___Table___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy", 119, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___table___Table___copy__Table_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_encyclopedia___table___Table___copy(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_encyclopedia___table___Table___copy__Table_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy__Table_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___table___Table___copy__Table_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "copy__Table_glue", -1, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___table___Table___next_seat(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    PyObject *cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_order;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "next_seat", "Table", "order", 166, CPyStatic_encyclopedia___table___globals);
        goto CPyL6;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r2 = CPyList_Index(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "next_seat", 167, CPyStatic_encyclopedia___table___globals);
        goto CPyL7;
    }
    cpy_r_r3 = CPyTagged_Add(cpy_r_r2, 2);
    CPyTagged_DECREF(cpy_r_r2);
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r5 << 1;
    cpy_r_r7 = CPyTagged_Remainder(cpy_r_r3, cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "next_seat", 167, CPyStatic_encyclopedia___table___globals);
        goto CPyL7;
    }
    cpy_r_r8 = CPyList_GetItem(cpy_r_r0, cpy_r_r7);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "next_seat", 167, CPyStatic_encyclopedia___table___globals);
        goto CPyL6;
    }
    if (likely(PyLong_Check(cpy_r_r8)))
        cpy_r_r9 = CPyTagged_FromObject(cpy_r_r8);
    else {
        CPy_TypeError("int", cpy_r_r8); cpy_r_r9 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "next_seat", 167, CPyStatic_encyclopedia___table___globals);
        goto CPyL6;
    }
    return cpy_r_r9;
CPyL6: ;
    cpy_r_r10 = CPY_INT_TAG;
    return cpy_r_r10;
CPyL7: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL6;
}
        
        PyObject *CPyPy_encyclopedia___table___Table___next_seat(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:next_seat", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___table___Table___next_seat(arg_self, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "next_seat", 164, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___table___Table___clockwise(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_order;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "clockwise", "Table", "order", 171, CPyStatic_encyclopedia___table___globals);
        goto CPyL10;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_seat);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_seat);
    cpy_r_r2 = CPyList_Index(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "clockwise", 171, CPyStatic_encyclopedia___table___globals);
        goto CPyL10;
    }
    cpy_r_r3 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_order;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "clockwise", "Table", "order", 172, CPyStatic_encyclopedia___table___globals);
        goto CPyL11;
    }
    CPy_INCREF(cpy_r_r3);
CPyL3: ;
    cpy_r_r4 = CPyList_GetSlice(cpy_r_r3, cpy_r_r2, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "clockwise", 172, CPyStatic_encyclopedia___table___globals);
        goto CPyL11;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "clockwise", 172, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r4);
        goto CPyL11;
    }
    cpy_r_r6 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_order;
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "clockwise", "Table", "order", 172, CPyStatic_encyclopedia___table___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r6);
CPyL6: ;
    cpy_r_r7 = CPyList_GetSlice(cpy_r_r6, 0, cpy_r_r2);
    CPy_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "clockwise", 172, CPyStatic_encyclopedia___table___globals);
        goto CPyL13;
    }
    if (likely(PyList_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "clockwise", 172, CPyStatic_encyclopedia___table___globals, "list", cpy_r_r7);
        goto CPyL13;
    }
    cpy_r_r9 = PySequence_Concat(cpy_r_r5, cpy_r_r8);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "clockwise", 172, CPyStatic_encyclopedia___table___globals);
        goto CPyL10;
    }
    return cpy_r_r9;
CPyL10: ;
    cpy_r_r10 = NULL;
    return cpy_r_r10;
CPyL11: ;
    CPyTagged_DecRef(cpy_r_r2);
    goto CPyL10;
CPyL12: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
CPyL13: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL10;
}
        
        PyObject *CPyPy_encyclopedia___table___Table___clockwise(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:clockwise", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_encyclopedia___table___Table___clockwise(arg_self, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "clockwise", 169, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___table___Table___free_space(PyObject *cpy_r_self, CPyTagged cpy_r_continent) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_space;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    int64_t cpy_r_r10;
    char cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "free_space", "Table", "book", 176, CPyStatic_encyclopedia___table___globals);
        goto CPyL18;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___encyclopedia___book___BookObject *)cpy_r_r0)->_first_space;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "free_space", "Book", "first_space", 176, CPyStatic_encyclopedia___table___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r1, cpy_r_continent);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "free_space", 177, CPyStatic_encyclopedia___table___globals);
        goto CPyL19;
    }
    if (likely(PyLong_Check(cpy_r_r2)))
        cpy_r_r3 = CPyTagged_FromObject(cpy_r_r2);
    else {
        CPy_TypeError("int", cpy_r_r2); cpy_r_r3 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "free_space", 177, CPyStatic_encyclopedia___table___globals);
        goto CPyL19;
    }
    cpy_r_r4 = CPyTagged_Add(cpy_r_continent, 2);
    cpy_r_r5 = CPyList_GetItem(cpy_r_r1, cpy_r_r4);
    CPy_DECREF(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "free_space", 177, CPyStatic_encyclopedia___table___globals);
        goto CPyL20;
    }
    if (likely(PyLong_Check(cpy_r_r5)))
        cpy_r_r6 = CPyTagged_FromObject(cpy_r_r5);
    else {
        CPy_TypeError("int", cpy_r_r5); cpy_r_r6 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r6 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "free_space", 177, CPyStatic_encyclopedia___table___globals);
        goto CPyL20;
    }
    cpy_r_r7 = cpy_r_r3;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_space = cpy_r_r7;
    CPyTagged_DECREF(cpy_r_space);
CPyL7: ;
    cpy_r_r8 = cpy_r_r7 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (cpy_r_r9) goto CPyL9;
    cpy_r_r10 = cpy_r_r6 & 1;
    cpy_r_r11 = cpy_r_r10 != 0;
    if (!cpy_r_r11) goto CPyL10;
CPyL9: ;
    cpy_r_r12 = CPyTagged_IsLt_(cpy_r_r7, cpy_r_r6);
    if (cpy_r_r12) {
        goto CPyL11;
    } else
        goto CPyL21;
CPyL10: ;
    cpy_r_r13 = (Py_ssize_t)cpy_r_r7 < (Py_ssize_t)cpy_r_r6;
    if (!cpy_r_r13) goto CPyL21;
CPyL11: ;
    CPyTagged_INCREF(cpy_r_r7);
    cpy_r_space = cpy_r_r7;
    cpy_r_r14 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_spaces;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "free_space", "Table", "spaces", 178, CPyStatic_encyclopedia___table___globals);
        goto CPyL22;
    }
CPyL12: ;
    cpy_r_r15 = CPyList_GetItemBorrow(cpy_r_r14, cpy_r_space);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "free_space", 178, CPyStatic_encyclopedia___table___globals);
        goto CPyL22;
    }
    if (likely(PyLong_Check(cpy_r_r15)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r15);
    else {
        CPy_TypeError("int", cpy_r_r15); cpy_r_r16 = CPY_INT_TAG;
    }
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "free_space", 178, CPyStatic_encyclopedia___table___globals);
        goto CPyL22;
    }
    cpy_r_r17 = (Py_ssize_t)cpy_r_r16 == -2;
    CPyTagged_DECREF(cpy_r_r16);
    if (cpy_r_r17) {
        goto CPyL23;
    } else
        goto CPyL24;
CPyL15: ;
    return cpy_r_space;
CPyL16: ;
    cpy_r_r18 = CPyTagged_Add(cpy_r_r7, 2);
    CPyTagged_DECREF(cpy_r_r7);
    cpy_r_r7 = cpy_r_r18;
    goto CPyL7;
CPyL17: ;
    return -2;
CPyL18: ;
    cpy_r_r19 = CPY_INT_TAG;
    return cpy_r_r19;
CPyL19: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL18;
CPyL20: ;
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL18;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL17;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r6);
    CPyTagged_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_space);
    goto CPyL18;
CPyL23: ;
    CPyTagged_DECREF(cpy_r_r6);
    CPyTagged_DECREF(cpy_r_r7);
    goto CPyL15;
CPyL24: ;
    CPyTagged_DECREF(cpy_r_space);
    goto CPyL16;
}
        
        PyObject *CPyPy_encyclopedia___table___Table___free_space(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"continent", 0};
            static CPyArg_Parser parser = {"O:free_space", kwlist, 0};
            PyObject *obj_continent;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_continent)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_continent;
            if (likely(PyLong_Check(obj_continent)))
                arg_continent = CPyTagged_BorrowFromObject(obj_continent);
            else {
                CPy_TypeError("int", obj_continent); goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___table___Table___free_space(arg_self, arg_continent);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "free_space", 174, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___table___Table___dice_are_left(PyObject *cpy_r_self) {
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
    int64_t cpy_r_r11;
    char cpy_r_r12;
    int64_t cpy_r_r13;
    char cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    int64_t cpy_r_r26;
    char cpy_r_r27;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_places;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "dice_are_left", "Table", "places", 185, CPyStatic_encyclopedia___table___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = 0;
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = cpy_r_r1 < cpy_r_r3;
    if (!cpy_r_r4) goto CPyL19;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
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
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "dice_are_left", 185, CPyStatic_encyclopedia___table___globals);
        goto CPyL20;
    }
    cpy_r_r11 = 0 & 1;
    cpy_r_r12 = cpy_r_r11 != 0;
    if (cpy_r_r12) goto CPyL6;
    cpy_r_r13 = cpy_r_r10 & 1;
    cpy_r_r14 = cpy_r_r13 != 0;
    if (!cpy_r_r14) goto CPyL7;
CPyL6: ;
    cpy_r_r15 = CPyTagged_IsLt_(cpy_r_r10, 0);
    cpy_r_r16 = cpy_r_r15 ^ 1;
    cpy_r_r17 = cpy_r_r16;
    goto CPyL8;
CPyL7: ;
    cpy_r_r18 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r10;
    cpy_r_r17 = cpy_r_r18;
CPyL8: ;
    if (cpy_r_r17) {
        goto CPyL10;
    } else
        goto CPyL21;
CPyL9: ;
    if (cpy_r_r17) {
        goto CPyL22;
    } else
        goto CPyL16;
CPyL10: ;
    cpy_r_r19 = cpy_r_r10 & 1;
    cpy_r_r20 = cpy_r_r19 != 0;
    if (cpy_r_r20) goto CPyL12;
    cpy_r_r21 = 200 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (!cpy_r_r22) goto CPyL13;
CPyL12: ;
    cpy_r_r23 = CPyTagged_IsLt_(cpy_r_r10, 200);
    cpy_r_r24 = cpy_r_r23;
    goto CPyL14;
CPyL13: ;
    cpy_r_r25 = (Py_ssize_t)cpy_r_r10 < (Py_ssize_t)200;
    cpy_r_r24 = cpy_r_r25;
CPyL14: ;
    CPyTagged_DECREF(cpy_r_r10);
    if (cpy_r_r24) {
        goto CPyL22;
    } else
        goto CPyL16;
CPyL15: ;
    return 1;
CPyL16: ;
    cpy_r_r26 = cpy_r_r1 + 1;
    cpy_r_r1 = cpy_r_r26;
    goto CPyL2;
CPyL17: ;
    return 0;
CPyL18: ;
    cpy_r_r27 = 2;
    return cpy_r_r27;
CPyL19: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL18;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r10);
    goto CPyL9;
CPyL22: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL15;
}
        
        PyObject *CPyPy_encyclopedia___table___Table___dice_are_left(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":dice_are_left", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_self); 
                goto fail;
            }
            char retval = CPyDef_encyclopedia___table___Table___dice_are_left(arg_self);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "dice_are_left", 183, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___table___Table___is_on_central_board(PyObject *cpy_r_self, CPyTagged cpy_r_die) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    char cpy_r_r20;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    char cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    cpy_r_r0 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_places;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "is_on_central_board", "Table", "places", 192, CPyStatic_encyclopedia___table___globals);
        goto CPyL29;
    }
CPyL1: ;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_die);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "is_on_central_board", 192, CPyStatic_encyclopedia___table___globals);
        goto CPyL29;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "is_on_central_board", 192, CPyStatic_encyclopedia___table___globals);
        goto CPyL29;
    }
    cpy_r_r3 = cpy_r_r2 & 1;
    cpy_r_r4 = cpy_r_r3 != 0;
    if (cpy_r_r4) goto CPyL5;
    cpy_r_r5 = 200 & 1;
    cpy_r_r6 = cpy_r_r5 != 0;
    if (!cpy_r_r6) goto CPyL6;
CPyL5: ;
    cpy_r_r7 = CPyTagged_IsLt_(cpy_r_r2, 200);
    cpy_r_r8 = cpy_r_r7 ^ 1;
    cpy_r_r9 = cpy_r_r8;
    goto CPyL7;
CPyL6: ;
    cpy_r_r10 = (Py_ssize_t)cpy_r_r2 >= (Py_ssize_t)200;
    cpy_r_r9 = cpy_r_r10;
CPyL7: ;
    if (cpy_r_r9) {
        goto CPyL30;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r11 = cpy_r_r9;
    goto CPyL28;
CPyL9: ;
    cpy_r_r12 = -14 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL11;
    cpy_r_r14 = cpy_r_r2 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL12;
CPyL11: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r2, -14);
    cpy_r_r17 = cpy_r_r16 ^ 1;
    cpy_r_r18 = cpy_r_r17;
    goto CPyL13;
CPyL12: ;
    cpy_r_r19 = (Py_ssize_t)-14 <= (Py_ssize_t)cpy_r_r2;
    cpy_r_r18 = cpy_r_r19;
CPyL13: ;
    if (cpy_r_r18) goto CPyL15;
    cpy_r_r20 = cpy_r_r18;
    goto CPyL20;
CPyL15: ;
    cpy_r_r21 = cpy_r_r2 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL17;
    cpy_r_r23 = -6 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL18;
CPyL17: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r2, -6);
    cpy_r_r26 = cpy_r_r25;
    goto CPyL19;
CPyL18: ;
    cpy_r_r27 = (Py_ssize_t)cpy_r_r2 < (Py_ssize_t)-6;
    cpy_r_r26 = cpy_r_r27;
CPyL19: ;
    cpy_r_r20 = cpy_r_r26;
CPyL20: ;
    if (cpy_r_r20) {
        goto CPyL31;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r28 = cpy_r_r20;
    goto CPyL27;
CPyL22: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r2 == -6;
    CPyTagged_DECREF(cpy_r_r2);
    if (cpy_r_r29) goto CPyL24;
    cpy_r_r30 = cpy_r_r29;
    goto CPyL26;
CPyL24: ;
    cpy_r_r31 = ((serai___games___encyclopedia___table___TableObject *)cpy_r_self)->_retrievable;
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AttributeError("src/serai/games/encyclopedia/table.py", "is_on_central_board", "Table", "retrievable", 193, CPyStatic_encyclopedia___table___globals);
        goto CPyL29;
    }
CPyL25: ;
    cpy_r_r30 = cpy_r_r31;
CPyL26: ;
    cpy_r_r28 = cpy_r_r30;
CPyL27: ;
    cpy_r_r11 = cpy_r_r28;
CPyL28: ;
    return cpy_r_r11;
CPyL29: ;
    cpy_r_r32 = 2;
    return cpy_r_r32;
CPyL30: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL8;
CPyL31: ;
    CPyTagged_DECREF(cpy_r_r2);
    goto CPyL21;
}
        
        PyObject *CPyPy_encyclopedia___table___Table___is_on_central_board(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"die", 0};
            static CPyArg_Parser parser = {"O:is_on_central_board", kwlist, 0};
            PyObject *obj_die;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_die)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_die;
            if (likely(PyLong_Check(obj_die)))
                arg_die = CPyTagged_BorrowFromObject(obj_die);
            else {
                CPy_TypeError("int", obj_die); goto fail;
            }
            char retval = CPyDef_encyclopedia___table___Table___is_on_central_board(arg_self, arg_die);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "is_on_central_board", 190, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_encyclopedia___table___shown(PyObject *cpy_r_display) {
    CPyPtr cpy_r_r0;
    int64_t cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = (CPyPtr)((CPyPtr)cpy_r_display + offsetof(PyVarObject, ob_size));
    cpy_r_r1 = *(int64_t *)cpy_r_r0;
    cpy_r_r2 = cpy_r_r1 << 1;
    cpy_r_r3 = CPyStatics[4908]; /* -1 */
    cpy_r_r4 = CPyList_Count(cpy_r_display, cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "shown", 198, CPyStatic_encyclopedia___table___globals);
        goto CPyL2;
    }
    cpy_r_r5 = CPyTagged_Subtract(cpy_r_r2, cpy_r_r4);
    return cpy_r_r5;
CPyL2: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
}
        
        PyObject *CPyPy_encyclopedia___table___shown(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"display", 0};
            static CPyArg_Parser parser = {"O:shown", kwlist, 0};
            PyObject *obj_display;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_display)) {
                return NULL;
            }
            PyObject *arg_display;
            if (likely(PyList_Check(obj_display)))
                arg_display = obj_display;
            else {
                CPy_TypeError("list", obj_display); 
                goto fail;
            }
            CPyTagged retval = CPyDef_encyclopedia___table___shown(arg_display);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "shown", 196, CPyStatic_encyclopedia___table___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___table_____top_level__(void) {
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
    int32_t cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    int32_t cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
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
    PyObject *cpy_r_r152;
    tuple_T16OOOOOOOOOOOOOOOO cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    int32_t cpy_r_r156;
    char cpy_r_r157;
    char cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    char cpy_r_r165;
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
    int32_t cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    int32_t cpy_r_r211;
    char cpy_r_r212;
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
    int32_t cpy_r_r254;
    char cpy_r_r255;
    int32_t cpy_r_r256;
    char cpy_r_r257;
    int32_t cpy_r_r258;
    char cpy_r_r259;
    int32_t cpy_r_r260;
    char cpy_r_r261;
    int32_t cpy_r_r262;
    char cpy_r_r263;
    int32_t cpy_r_r264;
    char cpy_r_r265;
    int32_t cpy_r_r266;
    char cpy_r_r267;
    int32_t cpy_r_r268;
    char cpy_r_r269;
    int32_t cpy_r_r270;
    char cpy_r_r271;
    int32_t cpy_r_r272;
    char cpy_r_r273;
    int32_t cpy_r_r274;
    char cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
    int32_t cpy_r_r278;
    char cpy_r_r279;
    int32_t cpy_r_r280;
    char cpy_r_r281;
    int32_t cpy_r_r282;
    char cpy_r_r283;
    int32_t cpy_r_r284;
    char cpy_r_r285;
    int32_t cpy_r_r286;
    char cpy_r_r287;
    int32_t cpy_r_r288;
    char cpy_r_r289;
    int32_t cpy_r_r290;
    char cpy_r_r291;
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
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    int32_t cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    PyObject *cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    int32_t cpy_r_r333;
    char cpy_r_r334;
    char cpy_r_r335;
    char cpy_r_r336;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 1, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 1, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 3, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5165]; /* ('TYPE_CHECKING', 'ClassVar') */
    cpy_r_r12 = CPyStatics[47]; /* 'typing' */
    cpy_r_r13 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 5, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r15 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r17 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r18 = CPyModuleLockAPI_serai;
    cpy_r_r19 = CPyImport_IsInitialized(cpy_r_r17);
    if (!cpy_r_r19) goto CPyL9;
    cpy_r_r20 = PyImport_GetModuleDict();
    cpy_r_r21 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r22 = CPyDict_GetItem(cpy_r_r20, cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 7, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r23 = cpy_r_r22;
    goto CPyL13;
CPyL9: ;
    cpy_r_r24 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r25 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r26 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r27 = PyImport_GetModuleDict();
    cpy_r_r28 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r29 = CPyDict_GetItem(cpy_r_r27, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 7, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r30 = CPyStatics[8]; /* '__file__' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 7, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r32 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r33 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r34 = CPyImport_ImportNative(cpy_r_r33, cpy_r_r24, cpy_r_r25, cpy_r_r26, cpy_r_r16, cpy_r_r17, cpy_r_r18, cpy_r_r31, cpy_r_r32, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 7, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r23 = cpy_r_r34;
CPyL13: ;
    cpy_r_r35 = CPyStatics[5166]; /* ('AT_ACADEMY', 'FIRST_SPACE', 'HUMAN', 'NOTHING_THERE', 'SPENT') */
    cpy_r_r36 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r37 = CPyImport_GetNativeAttrs(cpy_r_r23, cpy_r_r35, cpy_r_r35, cpy_r_r36);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 7, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    } else
        goto CPyL100;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 8, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 8, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r52 = CPyStatics[8]; /* '__file__' */
    cpy_r_r53 = CPyObject_GetAttr(cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 8, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r54 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r55 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r56 = CPyImport_ImportNative(cpy_r_r55, cpy_r_r46, cpy_r_r47, cpy_r_r48, cpy_r_r38, cpy_r_r39, cpy_r_r40, cpy_r_r53, cpy_r_r54, 0);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 8, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r45 = cpy_r_r56;
CPyL21: ;
    cpy_r_r57 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r58 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r59 = CPyImport_GetNativeAttrs(cpy_r_r45, cpy_r_r57, cpy_r_r57, cpy_r_r58);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 8, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    } else
        goto CPyL101;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 9, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 9, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r74 = CPyStatics[8]; /* '__file__' */
    cpy_r_r75 = CPyObject_GetAttr(cpy_r_r73, cpy_r_r74);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 9, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r76 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r77 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r78 = CPyImport_ImportNative(cpy_r_r77, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r75, cpy_r_r76, 0);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 9, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r67 = cpy_r_r78;
CPyL29: ;
    cpy_r_r79 = CPyStatics[5167]; /* ('Apart', 'Kept', 'State') */
    cpy_r_r80 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r81 = CPyImport_GetNativeAttrs(cpy_r_r67, cpy_r_r79, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 9, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    } else
        goto CPyL102;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 10, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
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
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 10, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r96 = CPyStatics[8]; /* '__file__' */
    cpy_r_r97 = CPyObject_GetAttr(cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 10, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r98 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r99 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r100 = CPyImport_ImportNative(cpy_r_r99, cpy_r_r90, cpy_r_r91, cpy_r_r92, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r97, cpy_r_r98, 0);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 10, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r89 = cpy_r_r100;
CPyL37: ;
    cpy_r_r101 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r102 = CPyStatics[5168]; /* ('KernelTable',) */
    cpy_r_r103 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r104 = CPyImport_GetNativeAttrs(cpy_r_r89, cpy_r_r101, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r89);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 10, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    } else
        goto CPyL103;
CPyL38: ;
    cpy_r_r105 = (PyObject *)CPyType_state___State;
    cpy_r_r106 = PyTuple_Pack(1, cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r107 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r108 = (PyObject *)CPyType_encyclopedia___table___Player_template;
    cpy_r_r109 = CPyType_FromTemplate(cpy_r_r108, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r110 = CPyDef_encyclopedia___table___Player_trait_vtable_setup();
    if (unlikely(cpy_r_r110 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL104;
    }
    cpy_r_r111 = CPyDef_encyclopedia___table___Player_coroutine_setup(cpy_r_r109);
    if (unlikely(cpy_r_r111 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL104;
    }
    cpy_r_r112 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r113 = CPyStatics[424]; /* 'coins' */
    cpy_r_r114 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r115 = CPyStatics[467]; /* 'seals' */
    cpy_r_r116 = CPyStatics[65]; /* 'points' */
    cpy_r_r117 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r118 = CPyStatics[1074]; /* 'active' */
    cpy_r_r119 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r120 = CPyStatics[1075]; /* 'study' */
    cpy_r_r121 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r122 = CPyStatics[1009]; /* 'collection' */
    cpy_r_r123 = CPyStatics[1076]; /* 'supply' */
    cpy_r_r124 = CPyStatics[1077]; /* 'loose' */
    cpy_r_r125 = CPyStatics[1078]; /* 'fives' */
    cpy_r_r126 = CPyStatics[559]; /* 'behaviour' */
    cpy_r_r127 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r128 = CPyStatics[1079]; /* 'priority' */
    cpy_r_r129 = PyTuple_Pack(16, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL104;
    }
    cpy_r_r130 = PyObject_SetAttr(cpy_r_r109, cpy_r_r112, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r131 = cpy_r_r130 >= 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL104;
    }
    CPyType_encyclopedia___table___Player = (PyTypeObject *)cpy_r_r109;
    CPy_INCREF(CPyType_encyclopedia___table___Player);
    cpy_r_r132 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r133 = CPyStatics[461]; /* 'Player' */
    cpy_r_r134 = PyDict_SetItem(cpy_r_r132, cpy_r_r133, cpy_r_r109);
    cpy_r_r135 = cpy_r_r134 >= 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL104;
    }
    cpy_r_r136 = (PyObject *)CPyType_encyclopedia___table___Player;
    cpy_r_r137 = CPyStatics[424]; /* 'coins' */
    cpy_r_r138 = CPyStatics[431]; /* 'tokens' */
    cpy_r_r139 = CPyStatics[467]; /* 'seals' */
    cpy_r_r140 = CPyStatics[65]; /* 'points' */
    cpy_r_r141 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r142 = CPyStatics[1074]; /* 'active' */
    cpy_r_r143 = CPyStatics[1006]; /* 'tucked' */
    cpy_r_r144 = CPyStatics[1075]; /* 'study' */
    cpy_r_r145 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r146 = CPyStatics[1009]; /* 'collection' */
    cpy_r_r147 = CPyStatics[1076]; /* 'supply' */
    cpy_r_r148 = CPyStatics[1077]; /* 'loose' */
    cpy_r_r149 = CPyStatics[1078]; /* 'fives' */
    cpy_r_r150 = CPyStatics[559]; /* 'behaviour' */
    cpy_r_r151 = CPyStatics[279]; /* 'scoring' */
    cpy_r_r152 = CPyStatics[1079]; /* 'priority' */
    CPy_INCREF(cpy_r_r137);
    CPy_INCREF(cpy_r_r138);
    CPy_INCREF(cpy_r_r139);
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
    cpy_r_r153.f0 = cpy_r_r137;
    cpy_r_r153.f1 = cpy_r_r138;
    cpy_r_r153.f2 = cpy_r_r139;
    cpy_r_r153.f3 = cpy_r_r140;
    cpy_r_r153.f4 = cpy_r_r141;
    cpy_r_r153.f5 = cpy_r_r142;
    cpy_r_r153.f6 = cpy_r_r143;
    cpy_r_r153.f7 = cpy_r_r144;
    cpy_r_r153.f8 = cpy_r_r145;
    cpy_r_r153.f9 = cpy_r_r146;
    cpy_r_r153.f10 = cpy_r_r147;
    cpy_r_r153.f11 = cpy_r_r148;
    cpy_r_r153.f12 = cpy_r_r149;
    cpy_r_r153.f13 = cpy_r_r150;
    cpy_r_r153.f14 = cpy_r_r151;
    cpy_r_r153.f15 = cpy_r_r152;
    cpy_r_r154 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r155 = PyTuple_New(16);
    if (unlikely(cpy_r_r155 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp844 = cpy_r_r153.f0;
    PyTuple_SET_ITEM(cpy_r_r155, 0, __tmp844);
    PyObject *__tmp845 = cpy_r_r153.f1;
    PyTuple_SET_ITEM(cpy_r_r155, 1, __tmp845);
    PyObject *__tmp846 = cpy_r_r153.f2;
    PyTuple_SET_ITEM(cpy_r_r155, 2, __tmp846);
    PyObject *__tmp847 = cpy_r_r153.f3;
    PyTuple_SET_ITEM(cpy_r_r155, 3, __tmp847);
    PyObject *__tmp848 = cpy_r_r153.f4;
    PyTuple_SET_ITEM(cpy_r_r155, 4, __tmp848);
    PyObject *__tmp849 = cpy_r_r153.f5;
    PyTuple_SET_ITEM(cpy_r_r155, 5, __tmp849);
    PyObject *__tmp850 = cpy_r_r153.f6;
    PyTuple_SET_ITEM(cpy_r_r155, 6, __tmp850);
    PyObject *__tmp851 = cpy_r_r153.f7;
    PyTuple_SET_ITEM(cpy_r_r155, 7, __tmp851);
    PyObject *__tmp852 = cpy_r_r153.f8;
    PyTuple_SET_ITEM(cpy_r_r155, 8, __tmp852);
    PyObject *__tmp853 = cpy_r_r153.f9;
    PyTuple_SET_ITEM(cpy_r_r155, 9, __tmp853);
    PyObject *__tmp854 = cpy_r_r153.f10;
    PyTuple_SET_ITEM(cpy_r_r155, 10, __tmp854);
    PyObject *__tmp855 = cpy_r_r153.f11;
    PyTuple_SET_ITEM(cpy_r_r155, 11, __tmp855);
    PyObject *__tmp856 = cpy_r_r153.f12;
    PyTuple_SET_ITEM(cpy_r_r155, 12, __tmp856);
    PyObject *__tmp857 = cpy_r_r153.f13;
    PyTuple_SET_ITEM(cpy_r_r155, 13, __tmp857);
    PyObject *__tmp858 = cpy_r_r153.f14;
    PyTuple_SET_ITEM(cpy_r_r155, 14, __tmp858);
    PyObject *__tmp859 = cpy_r_r153.f15;
    PyTuple_SET_ITEM(cpy_r_r155, 15, __tmp859);
    cpy_r_r156 = PyObject_SetAttr(cpy_r_r136, cpy_r_r154, cpy_r_r155);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 >= 0;
    if (unlikely(!cpy_r_r157)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 37, CPyStatic_encyclopedia___table___globals);
        goto CPyL104;
    }
    cpy_r_r158 = CPy_InitSubclass(cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 16, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r159 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r160 = PyTuple_Pack(1, cpy_r_r159);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r161 = CPyStatics[292]; /* 'serai.games.encyclopedia.table' */
    cpy_r_r162 = (PyObject *)CPyType_encyclopedia___table___Table_template;
    cpy_r_r163 = CPyType_FromTemplate(cpy_r_r162, cpy_r_r160, cpy_r_r161);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    cpy_r_r164 = CPyDef_encyclopedia___table___Table_trait_vtable_setup();
    if (unlikely(cpy_r_r164 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r165 = CPyDef_encyclopedia___table___Table_coroutine_setup(cpy_r_r163);
    if (unlikely(cpy_r_r165 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r166 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r167 = CPyStatics[318]; /* 'book' */
    cpy_r_r168 = CPyStatics[1081]; /* 'reference_cube' */
    cpy_r_r169 = CPyStatics[1082]; /* 'retrievable' */
    cpy_r_r170 = CPyStatics[1083]; /* 'automa_seals' */
    cpy_r_r171 = CPyStatics[989]; /* 'phase' */
    cpy_r_r172 = CPyStatics[854]; /* 'round' */
    cpy_r_r173 = CPyStatics[1074]; /* 'active' */
    cpy_r_r174 = CPyStatics[439]; /* 'left' */
    cpy_r_r175 = CPyStatics[800]; /* 'first' */
    cpy_r_r176 = CPyStatics[990]; /* 'order' */
    cpy_r_r177 = CPyStatics[317]; /* 'players' */
    cpy_r_r178 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r179 = CPyStatics[1084]; /* 'revealed' */
    cpy_r_r180 = CPyStatics[1085]; /* 'extra_dice' */
    cpy_r_r181 = CPyStatics[992]; /* 'bank_used' */
    cpy_r_r182 = CPyStatics[1023]; /* 'values' */
    cpy_r_r183 = CPyStatics[1024]; /* 'places' */
    cpy_r_r184 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r185 = CPyStatics[695]; /* 'spaces' */
    cpy_r_r186 = CPyStatics[623]; /* 'experts' */
    cpy_r_r187 = CPyStatics[1086]; /* 'expert_deck' */
    cpy_r_r188 = CPyStatics[1087]; /* 'expert_discard' */
    cpy_r_r189 = CPyStatics[622]; /* 'animals' */
    cpy_r_r190 = CPyStatics[1088]; /* 'animal_deck' */
    cpy_r_r191 = CPyStatics[1089]; /* 'animal_discard' */
    cpy_r_r192 = CPyStatics[996]; /* 'removed' */
    cpy_r_r193 = CPyStatics[696]; /* 'picks' */
    cpy_r_r194 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r195 = CPyStatics[998]; /* 'gained' */
    cpy_r_r196 = CPyStatics[543]; /* 'die' */
    cpy_r_r197 = CPyStatics[336]; /* 'colour' */
    cpy_r_r198 = CPyStatics[1004]; /* 'boost' */
    cpy_r_r199 = CPyStatics[334]; /* 'action' */
    cpy_r_r200 = CPyStatics[1005]; /* 'target' */
    cpy_r_r201 = CPyStatics[988]; /* 'spent' */
    cpy_r_r202 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r203 = CPyStatics[1091]; /* 'reveals' */
    cpy_r_r204 = CPyStatics[1092]; /* 'confirm' */
    cpy_r_r205 = CPyStatics[1093]; /* 'story' */
    cpy_r_r206 = PyTuple_Pack(39, cpy_r_r167, cpy_r_r168, cpy_r_r169, cpy_r_r170, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r174, cpy_r_r175, cpy_r_r176, cpy_r_r177, cpy_r_r178, cpy_r_r179, cpy_r_r180, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r188, cpy_r_r189, cpy_r_r190, cpy_r_r191, cpy_r_r192, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r207 = PyObject_SetAttr(cpy_r_r163, cpy_r_r166, cpy_r_r206);
    CPy_DECREF(cpy_r_r206);
    cpy_r_r208 = cpy_r_r207 >= 0;
    if (unlikely(!cpy_r_r208)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    CPyType_encyclopedia___table___Table = (PyTypeObject *)cpy_r_r163;
    CPy_INCREF(CPyType_encyclopedia___table___Table);
    cpy_r_r209 = CPyStatic_encyclopedia___table___globals;
    cpy_r_r210 = CPyStatics[293]; /* 'Table' */
    cpy_r_r211 = PyDict_SetItem(cpy_r_r209, cpy_r_r210, cpy_r_r163);
    cpy_r_r212 = cpy_r_r211 >= 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r213 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r214 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r215 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r216 = CPyObject_GetAttr(cpy_r_r214, cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 111, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    if (likely(PyTuple_Check(cpy_r_r216)))
        cpy_r_r217 = cpy_r_r216;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/table.py", "<module>", 111, CPyStatic_encyclopedia___table___globals, "tuple", cpy_r_r216);
        goto CPyL105;
    }
    cpy_r_r218 = CPyStatics[1081]; /* 'reference_cube' */
    cpy_r_r219 = CPyStatics[1082]; /* 'retrievable' */
    cpy_r_r220 = CPyStatics[1083]; /* 'automa_seals' */
    cpy_r_r221 = CPyStatics[989]; /* 'phase' */
    cpy_r_r222 = CPyStatics[854]; /* 'round' */
    cpy_r_r223 = CPyStatics[1074]; /* 'active' */
    cpy_r_r224 = CPyStatics[439]; /* 'left' */
    cpy_r_r225 = CPyStatics[800]; /* 'first' */
    cpy_r_r226 = CPyStatics[990]; /* 'order' */
    cpy_r_r227 = CPyStatics[317]; /* 'players' */
    cpy_r_r228 = CPyStatics[640]; /* 'round_tokens' */
    cpy_r_r229 = CPyStatics[1084]; /* 'revealed' */
    cpy_r_r230 = CPyStatics[1085]; /* 'extra_dice' */
    cpy_r_r231 = CPyStatics[992]; /* 'bank_used' */
    cpy_r_r232 = CPyStatics[1023]; /* 'values' */
    cpy_r_r233 = CPyStatics[1024]; /* 'places' */
    cpy_r_r234 = CPyStatics[1003]; /* 'bag' */
    cpy_r_r235 = CPyStatics[695]; /* 'spaces' */
    cpy_r_r236 = CPyStatics[623]; /* 'experts' */
    cpy_r_r237 = CPyStatics[1086]; /* 'expert_deck' */
    cpy_r_r238 = CPyStatics[1087]; /* 'expert_discard' */
    cpy_r_r239 = CPyStatics[622]; /* 'animals' */
    cpy_r_r240 = CPyStatics[1088]; /* 'animal_deck' */
    cpy_r_r241 = CPyStatics[1089]; /* 'animal_discard' */
    cpy_r_r242 = CPyStatics[996]; /* 'removed' */
    cpy_r_r243 = CPyStatics[696]; /* 'picks' */
    cpy_r_r244 = CPyStatics[997]; /* 'waiting' */
    cpy_r_r245 = CPyStatics[998]; /* 'gained' */
    cpy_r_r246 = CPyStatics[543]; /* 'die' */
    cpy_r_r247 = CPyStatics[336]; /* 'colour' */
    cpy_r_r248 = CPyStatics[1004]; /* 'boost' */
    cpy_r_r249 = CPyStatics[334]; /* 'action' */
    cpy_r_r250 = CPyStatics[1005]; /* 'target' */
    cpy_r_r251 = CPyStatics[988]; /* 'spent' */
    cpy_r_r252 = PyList_New(0);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL106;
    }
    cpy_r_r253 = CPyList_Extend(cpy_r_r252, cpy_r_r217);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    } else
        goto CPyL108;
CPyL59: ;
    cpy_r_r254 = PyList_Append(cpy_r_r252, cpy_r_r218);
    cpy_r_r255 = cpy_r_r254 >= 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r256 = PyList_Append(cpy_r_r252, cpy_r_r219);
    cpy_r_r257 = cpy_r_r256 >= 0;
    if (unlikely(!cpy_r_r257)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r258 = PyList_Append(cpy_r_r252, cpy_r_r220);
    cpy_r_r259 = cpy_r_r258 >= 0;
    if (unlikely(!cpy_r_r259)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r260 = PyList_Append(cpy_r_r252, cpy_r_r221);
    cpy_r_r261 = cpy_r_r260 >= 0;
    if (unlikely(!cpy_r_r261)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r262 = PyList_Append(cpy_r_r252, cpy_r_r222);
    cpy_r_r263 = cpy_r_r262 >= 0;
    if (unlikely(!cpy_r_r263)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r264 = PyList_Append(cpy_r_r252, cpy_r_r223);
    cpy_r_r265 = cpy_r_r264 >= 0;
    if (unlikely(!cpy_r_r265)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r266 = PyList_Append(cpy_r_r252, cpy_r_r224);
    cpy_r_r267 = cpy_r_r266 >= 0;
    if (unlikely(!cpy_r_r267)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r268 = PyList_Append(cpy_r_r252, cpy_r_r225);
    cpy_r_r269 = cpy_r_r268 >= 0;
    if (unlikely(!cpy_r_r269)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r270 = PyList_Append(cpy_r_r252, cpy_r_r226);
    cpy_r_r271 = cpy_r_r270 >= 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r272 = PyList_Append(cpy_r_r252, cpy_r_r227);
    cpy_r_r273 = cpy_r_r272 >= 0;
    if (unlikely(!cpy_r_r273)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r274 = PyList_Append(cpy_r_r252, cpy_r_r228);
    cpy_r_r275 = cpy_r_r274 >= 0;
    if (unlikely(!cpy_r_r275)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r276 = PyList_Append(cpy_r_r252, cpy_r_r229);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r278 = PyList_Append(cpy_r_r252, cpy_r_r230);
    cpy_r_r279 = cpy_r_r278 >= 0;
    if (unlikely(!cpy_r_r279)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r280 = PyList_Append(cpy_r_r252, cpy_r_r231);
    cpy_r_r281 = cpy_r_r280 >= 0;
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r282 = PyList_Append(cpy_r_r252, cpy_r_r232);
    cpy_r_r283 = cpy_r_r282 >= 0;
    if (unlikely(!cpy_r_r283)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r284 = PyList_Append(cpy_r_r252, cpy_r_r233);
    cpy_r_r285 = cpy_r_r284 >= 0;
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r286 = PyList_Append(cpy_r_r252, cpy_r_r234);
    cpy_r_r287 = cpy_r_r286 >= 0;
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r288 = PyList_Append(cpy_r_r252, cpy_r_r235);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r290 = PyList_Append(cpy_r_r252, cpy_r_r236);
    cpy_r_r291 = cpy_r_r290 >= 0;
    if (unlikely(!cpy_r_r291)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r292 = PyList_Append(cpy_r_r252, cpy_r_r237);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r294 = PyList_Append(cpy_r_r252, cpy_r_r238);
    cpy_r_r295 = cpy_r_r294 >= 0;
    if (unlikely(!cpy_r_r295)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r296 = PyList_Append(cpy_r_r252, cpy_r_r239);
    cpy_r_r297 = cpy_r_r296 >= 0;
    if (unlikely(!cpy_r_r297)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r298 = PyList_Append(cpy_r_r252, cpy_r_r240);
    cpy_r_r299 = cpy_r_r298 >= 0;
    if (unlikely(!cpy_r_r299)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r300 = PyList_Append(cpy_r_r252, cpy_r_r241);
    cpy_r_r301 = cpy_r_r300 >= 0;
    if (unlikely(!cpy_r_r301)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r302 = PyList_Append(cpy_r_r252, cpy_r_r242);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r304 = PyList_Append(cpy_r_r252, cpy_r_r243);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r306 = PyList_Append(cpy_r_r252, cpy_r_r244);
    cpy_r_r307 = cpy_r_r306 >= 0;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r308 = PyList_Append(cpy_r_r252, cpy_r_r245);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r310 = PyList_Append(cpy_r_r252, cpy_r_r246);
    cpy_r_r311 = cpy_r_r310 >= 0;
    if (unlikely(!cpy_r_r311)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r312 = PyList_Append(cpy_r_r252, cpy_r_r247);
    cpy_r_r313 = cpy_r_r312 >= 0;
    if (unlikely(!cpy_r_r313)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r314 = PyList_Append(cpy_r_r252, cpy_r_r248);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r316 = PyList_Append(cpy_r_r252, cpy_r_r249);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r318 = PyList_Append(cpy_r_r252, cpy_r_r250);
    cpy_r_r319 = cpy_r_r318 >= 0;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r320 = PyList_Append(cpy_r_r252, cpy_r_r251);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL107;
    }
    cpy_r_r322 = PyList_AsTuple(cpy_r_r252);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r322 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r323 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r324 = PyObject_SetAttr(cpy_r_r213, cpy_r_r323, cpy_r_r322);
    CPy_DECREF(cpy_r_r322);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 110, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r326 = (PyObject *)CPyType_encyclopedia___table___Table;
    cpy_r_r327 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r328 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r329 = CPyStatics[317]; /* 'players' */
    cpy_r_r330 = (PyObject *)CPyType_encyclopedia___table___Player;
    cpy_r_r331 = CPyDict_Build(2, cpy_r_r327, cpy_r_r328, cpy_r_r329, cpy_r_r330);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 117, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r332 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r333 = PyObject_SetAttr(cpy_r_r326, cpy_r_r332, cpy_r_r331);
    CPy_DECREF(cpy_r_r331);
    cpy_r_r334 = cpy_r_r333 >= 0;
    if (unlikely(!cpy_r_r334)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 117, CPyStatic_encyclopedia___table___globals);
        goto CPyL105;
    }
    cpy_r_r335 = CPy_InitSubclass(cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/table.py", "<module>", 70, CPyStatic_encyclopedia___table___globals);
        goto CPyL99;
    }
    return 1;
CPyL99: ;
    cpy_r_r336 = 2;
    return cpy_r_r336;
CPyL100: ;
    CPy_DECREF(cpy_r_r37);
    goto CPyL14;
CPyL101: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL22;
CPyL102: ;
    CPy_DECREF(cpy_r_r81);
    goto CPyL30;
CPyL103: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL38;
CPyL104: ;
    CPy_DecRef(cpy_r_r109);
    goto CPyL99;
CPyL105: ;
    CPy_DecRef(cpy_r_r163);
    goto CPyL99;
CPyL106: ;
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r217);
    goto CPyL99;
CPyL107: ;
    CPy_DecRef(cpy_r_r163);
    CPy_DecRef(cpy_r_r252);
    goto CPyL99;
CPyL108: ;
    CPy_DECREF(cpy_r_r253);
    goto CPyL59;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
encyclopedia___thinking___weights___Weights_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
encyclopedia___thinking___weights___Weights_traverse(serai___games___encyclopedia___thinking___weights___WeightsObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_most_publications)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_most_publications));
    }
    if (CPyTagged_CheckLong(self->_extra_die)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_extra_die));
    }
    Py_VISIT(self->_visits);
    Py_VISIT(self->_cubes);
    if (CPyTagged_CheckLong(self->_most_coins)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_most_coins));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_encyclopedia___thinking___weights___Weights_clear(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___weights___WeightsObject *self = (serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_most_publications)) {
        CPyTagged __tmp = self->_most_publications;
        self->_most_publications = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_extra_die)) {
        CPyTagged __tmp = self->_extra_die;
        self->_extra_die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_visits);
    Py_CLEAR(self->_cubes);
    if (CPyTagged_CheckLong(self->_most_coins)) {
        CPyTagged __tmp = self->_most_coins;
        self->_most_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_encyclopedia___thinking___weights___Weights_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___encyclopedia___thinking___weights___WeightsObject *self = (serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_most_publications)) {
        CPyTagged __tmp = self->_most_publications;
        self->_most_publications = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_extra_die)) {
        CPyTagged __tmp = self->_extra_die;
        self->_extra_die = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_visits);
    Py_CLEAR(self->_cubes);
    if (CPyTagged_CheckLong(self->_most_coins)) {
        CPyTagged __tmp = self->_most_coins;
        self->_most_coins = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
encyclopedia___thinking___weights___Weights_dealloc(serai___games___encyclopedia___thinking___weights___WeightsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, encyclopedia___thinking___weights___Weights_dealloc)
    CPyDef_encyclopedia___thinking___weights___Weights_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_encyclopedia___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type);
PyObject *CPyDef_encyclopedia___thinking___weights___Weights(PyObject *cpy_r_plain);

static PyObject *
encyclopedia___thinking___weights___Weights_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_encyclopedia___thinking___weights___Weights) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_encyclopedia___thinking___weights_____mypyc__Weights_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_encyclopedia___thinking___weights___Weights_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem encyclopedia___thinking___weights___Weights_vtable[3];
static bool
CPyDef_encyclopedia___thinking___weights___Weights_trait_vtable_setup(void)
{
    CPyVTableItem encyclopedia___thinking___weights___Weights_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_encyclopedia___thinking___weights___Weights_____init__,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___weights___Weights___of_gains,
        (CPyVTableItem)CPyDef_encyclopedia___thinking___weights___Weights___of_card,
    };
    memcpy(encyclopedia___thinking___weights___Weights_vtable, encyclopedia___thinking___weights___Weights_vtable_scratch, sizeof(encyclopedia___thinking___weights___Weights_vtable));
    return 1;
}

static bool
CPyDef_encyclopedia___thinking___weights___Weights_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_token(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_token(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_seal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_seal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_reputation(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_reputation(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_animal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_animal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_expert(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_expert(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_extra_action(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_extra_action(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_other_turn(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_other_turn(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_automa_pace(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_automa_pace(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_last_use(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_last_use(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_track_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_track_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_track_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_track_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_expeditions(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_expeditions(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_expedition_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_expedition_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_research(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_research(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_spare_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_spare_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_final_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_final_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_early_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_early_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_publication_happens(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_publication_happens(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_publication_later(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_publication_later(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_most_publications(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_most_publications(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_joins_from(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_joins_from(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_extra_die(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_extra_die(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_expedition_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_expedition_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_cubes(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_cubes(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_bonus_uses(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_bonus_uses(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_expedition_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_expedition_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_taken(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_taken(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_taken_for_each(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_taken_for_each(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_most_coins(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_most_coins(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
encyclopedia___thinking___weights___Weights_get_alike(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure);
static int
encyclopedia___thinking___weights___Weights_set_alike(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure);

static PyGetSetDef encyclopedia___thinking___weights___Weights_getseters[] = {
    {"coin",
     (getter)encyclopedia___thinking___weights___Weights_get_coin, (setter)encyclopedia___thinking___weights___Weights_set_coin,
     NULL, NULL},
    {"token",
     (getter)encyclopedia___thinking___weights___Weights_get_token, (setter)encyclopedia___thinking___weights___Weights_set_token,
     NULL, NULL},
    {"seal",
     (getter)encyclopedia___thinking___weights___Weights_get_seal, (setter)encyclopedia___thinking___weights___Weights_set_seal,
     NULL, NULL},
    {"reputation",
     (getter)encyclopedia___thinking___weights___Weights_get_reputation, (setter)encyclopedia___thinking___weights___Weights_set_reputation,
     NULL, NULL},
    {"animal",
     (getter)encyclopedia___thinking___weights___Weights_get_animal, (setter)encyclopedia___thinking___weights___Weights_set_animal,
     NULL, NULL},
    {"expert",
     (getter)encyclopedia___thinking___weights___Weights_get_expert, (setter)encyclopedia___thinking___weights___Weights_set_expert,
     NULL, NULL},
    {"extra_action",
     (getter)encyclopedia___thinking___weights___Weights_get_extra_action, (setter)encyclopedia___thinking___weights___Weights_set_extra_action,
     NULL, NULL},
    {"other_turn",
     (getter)encyclopedia___thinking___weights___Weights_get_other_turn, (setter)encyclopedia___thinking___weights___Weights_set_other_turn,
     NULL, NULL},
    {"automa_pace",
     (getter)encyclopedia___thinking___weights___Weights_get_automa_pace, (setter)encyclopedia___thinking___weights___Weights_set_automa_pace,
     NULL, NULL},
    {"last_use",
     (getter)encyclopedia___thinking___weights___Weights_get_last_use, (setter)encyclopedia___thinking___weights___Weights_set_last_use,
     NULL, NULL},
    {"track_turns",
     (getter)encyclopedia___thinking___weights___Weights_get_track_turns, (setter)encyclopedia___thinking___weights___Weights_set_track_turns,
     NULL, NULL},
    {"track_share",
     (getter)encyclopedia___thinking___weights___Weights_get_track_share, (setter)encyclopedia___thinking___weights___Weights_set_track_share,
     NULL, NULL},
    {"expeditions",
     (getter)encyclopedia___thinking___weights___Weights_get_expeditions, (setter)encyclopedia___thinking___weights___Weights_set_expeditions,
     NULL, NULL},
    {"expedition_value",
     (getter)encyclopedia___thinking___weights___Weights_get_expedition_value, (setter)encyclopedia___thinking___weights___Weights_set_expedition_value,
     NULL, NULL},
    {"research",
     (getter)encyclopedia___thinking___weights___Weights_get_research, (setter)encyclopedia___thinking___weights___Weights_set_research,
     NULL, NULL},
    {"spare_value",
     (getter)encyclopedia___thinking___weights___Weights_get_spare_value, (setter)encyclopedia___thinking___weights___Weights_set_spare_value,
     NULL, NULL},
    {"final_coin",
     (getter)encyclopedia___thinking___weights___Weights_get_final_coin, (setter)encyclopedia___thinking___weights___Weights_set_final_coin,
     NULL, NULL},
    {"early_turns",
     (getter)encyclopedia___thinking___weights___Weights_get_early_turns, (setter)encyclopedia___thinking___weights___Weights_set_early_turns,
     NULL, NULL},
    {"publication_happens",
     (getter)encyclopedia___thinking___weights___Weights_get_publication_happens, (setter)encyclopedia___thinking___weights___Weights_set_publication_happens,
     NULL, NULL},
    {"publication_later",
     (getter)encyclopedia___thinking___weights___Weights_get_publication_later, (setter)encyclopedia___thinking___weights___Weights_set_publication_later,
     NULL, NULL},
    {"most_publications",
     (getter)encyclopedia___thinking___weights___Weights_get_most_publications, (setter)encyclopedia___thinking___weights___Weights_set_most_publications,
     NULL, NULL},
    {"joins_from",
     (getter)encyclopedia___thinking___weights___Weights_get_joins_from, (setter)encyclopedia___thinking___weights___Weights_set_joins_from,
     NULL, NULL},
    {"extra_die",
     (getter)encyclopedia___thinking___weights___Weights_get_extra_die, (setter)encyclopedia___thinking___weights___Weights_set_extra_die,
     NULL, NULL},
    {"visits",
     (getter)encyclopedia___thinking___weights___Weights_get_visits, (setter)encyclopedia___thinking___weights___Weights_set_visits,
     NULL, NULL},
    {"expedition_visits",
     (getter)encyclopedia___thinking___weights___Weights_get_expedition_visits, (setter)encyclopedia___thinking___weights___Weights_set_expedition_visits,
     NULL, NULL},
    {"cubes",
     (getter)encyclopedia___thinking___weights___Weights_get_cubes, (setter)encyclopedia___thinking___weights___Weights_set_cubes,
     NULL, NULL},
    {"bonus_uses",
     (getter)encyclopedia___thinking___weights___Weights_get_bonus_uses, (setter)encyclopedia___thinking___weights___Weights_set_bonus_uses,
     NULL, NULL},
    {"expedition_share",
     (getter)encyclopedia___thinking___weights___Weights_get_expedition_share, (setter)encyclopedia___thinking___weights___Weights_set_expedition_share,
     NULL, NULL},
    {"taken",
     (getter)encyclopedia___thinking___weights___Weights_get_taken, (setter)encyclopedia___thinking___weights___Weights_set_taken,
     NULL, NULL},
    {"taken_for_each",
     (getter)encyclopedia___thinking___weights___Weights_get_taken_for_each, (setter)encyclopedia___thinking___weights___Weights_set_taken_for_each,
     NULL, NULL},
    {"most_coins",
     (getter)encyclopedia___thinking___weights___Weights_get_most_coins, (setter)encyclopedia___thinking___weights___Weights_set_most_coins,
     NULL, NULL},
    {"alike",
     (getter)encyclopedia___thinking___weights___Weights_get_alike, (setter)encyclopedia___thinking___weights___Weights_set_alike,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef encyclopedia___thinking___weights___Weights_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_encyclopedia___thinking___weights_____mypyc__Weights_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_encyclopedia___thinking___weights___Weights_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, plain)\n--\n\n")},
    {"of_gains",
     (PyCFunction)CPyPy_encyclopedia___thinking___weights___Weights___of_gains,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_gains($self, gained)\n--\n\n")},
    {"of_card",
     (PyCFunction)CPyPy_encyclopedia___thinking___weights___Weights___of_card,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("of_card($self, kind)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_encyclopedia___thinking___weights___Weights_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Weights",
    .tp_new = encyclopedia___thinking___weights___Weights_new,
    .tp_dealloc = (destructor)encyclopedia___thinking___weights___Weights_dealloc,
    .tp_traverse = (traverseproc)encyclopedia___thinking___weights___Weights_traverse,
    .tp_clear = (inquiry)CPyDef_encyclopedia___thinking___weights___Weights_clear,
    .tp_getset = encyclopedia___thinking___weights___Weights_getseters,
    .tp_methods = encyclopedia___thinking___weights___Weights_methods,
    .tp_init = encyclopedia___thinking___weights___Weights_init,
    .tp_basicsize = sizeof(serai___games___encyclopedia___thinking___weights___WeightsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Weights(plain)\n--\n\n"),
};
static PyTypeObject *CPyType_encyclopedia___thinking___weights___Weights_template = &CPyType_encyclopedia___thinking___weights___Weights_template_;

PyObject *CPyDef_encyclopedia___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___encyclopedia___thinking___weights___WeightsObject *self;
    self = (serai___games___encyclopedia___thinking___weights___WeightsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = encyclopedia___thinking___weights___Weights_vtable;
    self->_coin = -113.0;
    self->_token = -113.0;
    self->_seal = -113.0;
    self->_reputation = -113.0;
    self->_animal = -113.0;
    self->_expert = -113.0;
    self->_extra_action = -113.0;
    self->_other_turn = -113.0;
    self->_automa_pace = -113.0;
    self->_last_use = -113.0;
    self->_track_turns = -113.0;
    self->_track_share = -113.0;
    self->_expeditions = -113.0;
    self->_expedition_value = -113.0;
    self->_research = -113.0;
    self->_spare_value = -113.0;
    self->_final_coin = -113.0;
    self->_early_turns = -113.0;
    self->_publication_happens = -113.0;
    self->_publication_later = -113.0;
    self->_most_publications = CPY_INT_TAG;
    self->_joins_from = -113.0;
    self->_extra_die = CPY_INT_TAG;
    self->_expedition_visits = -113.0;
    self->_bonus_uses = -113.0;
    self->_expedition_share = -113.0;
    self->_taken = -113.0;
    self->_taken_for_each = -113.0;
    self->_most_coins = CPY_INT_TAG;
    self->_alike = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_encyclopedia___thinking___weights___Weights(PyObject *cpy_r_plain)
{
    PyObject *self = CPyDef_encyclopedia___thinking___weights_____mypyc__Weights_setup((PyObject *)CPyType_encyclopedia___thinking___weights___Weights);
    if (self == NULL)
        return NULL;
    char res = CPyDef_encyclopedia___thinking___weights___Weights_____init__(self, cpy_r_plain);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_coin);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'coin' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_coin = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_token(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_token);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_token(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'token' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_token = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_seal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_seal);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_seal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'seal' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_seal = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_reputation(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_reputation);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_reputation(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'reputation' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_reputation = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_animal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_animal);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_animal(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'animal' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_animal = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_expert(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_expert);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_expert(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'expert' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_expert = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_extra_action(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_extra_action);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_extra_action(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'extra_action' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_extra_action = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_other_turn(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_other_turn);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_other_turn(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'other_turn' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_other_turn = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_automa_pace(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_automa_pace);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_automa_pace(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'automa_pace' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_automa_pace = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_last_use(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_last_use);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_last_use(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'last_use' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_last_use = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_track_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_track_turns);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_track_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'track_turns' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_track_turns = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_track_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_track_share);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_track_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'track_share' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_track_share = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_expeditions(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_expeditions);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_expeditions(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'expeditions' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_expeditions = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_expedition_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_expedition_value);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_expedition_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'expedition_value' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_expedition_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_research(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_research);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_research(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'research' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_research = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_spare_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_spare_value);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_spare_value(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'spare_value' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_spare_value = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_final_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_final_coin);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_final_coin(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'final_coin' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_final_coin = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_early_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_early_turns);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_early_turns(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'early_turns' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_early_turns = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_publication_happens(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_publication_happens);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_publication_happens(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'publication_happens' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_publication_happens = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_publication_later(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_publication_later);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_publication_later(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'publication_later' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_publication_later = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_most_publications(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_most_publications == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'most_publications' of 'Weights' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_most_publications);
    PyObject *retval = CPyTagged_StealAsObject(self->_most_publications);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_most_publications(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'most_publications' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_most_publications != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_most_publications);
    }
    self->_most_publications = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_joins_from(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_joins_from);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_joins_from(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'joins_from' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_joins_from = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_extra_die(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_extra_die == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'extra_die' of 'Weights' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_extra_die);
    PyObject *retval = CPyTagged_StealAsObject(self->_extra_die);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_extra_die(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'extra_die' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_extra_die != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_extra_die);
    }
    self->_extra_die = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_visits == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'visits' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_visits);
    PyObject *retval = self->_visits;
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'visits' cannot be deleted");
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
    if (self->_visits != NULL) {
        CPy_DECREF(self->_visits);
    }
    self->_visits = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_expedition_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_expedition_visits);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_expedition_visits(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'expedition_visits' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_expedition_visits = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_cubes(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_cubes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cubes' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cubes);
    PyObject *retval = self->_cubes;
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_cubes(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'cubes' cannot be deleted");
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
encyclopedia___thinking___weights___Weights_get_bonus_uses(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_bonus_uses);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_bonus_uses(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'bonus_uses' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_bonus_uses = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_expedition_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_expedition_share);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_expedition_share(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'expedition_share' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_expedition_share = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_taken(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_taken);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_taken(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'taken' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_taken = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_taken_for_each(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_taken_for_each);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_taken_for_each(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'taken_for_each' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_taken_for_each = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_most_coins(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_most_coins == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'most_coins' of 'Weights' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_most_coins);
    PyObject *retval = CPyTagged_StealAsObject(self->_most_coins);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_most_coins(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'most_coins' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_most_coins != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_most_coins);
    }
    self->_most_coins = tmp;
    return 0;
}

static PyObject *
encyclopedia___thinking___weights___Weights_get_alike(serai___games___encyclopedia___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_alike);
    return retval;
}

static int
encyclopedia___thinking___weights___Weights_set_alike(serai___games___encyclopedia___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'alike' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_alike = tmp;
    return 0;
}
static PyMethodDef encyclopedia___thinking___weightsmodule_methods[] = {
    {"weights", (PyCFunction)CPyPy_encyclopedia___thinking___weights___weights, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("weights()\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___encyclopedia___thinking___weights__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___encyclopedia___thinking___weights__internal, "__name__");
    CPyStatic_encyclopedia___thinking___weights___globals = PyModule_GetDict(CPyModule_serai___games___encyclopedia___thinking___weights__internal);
    if (unlikely(CPyStatic_encyclopedia___thinking___weights___globals == NULL))
        goto fail;
    char result = CPyDef_encyclopedia___thinking___weights_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___weights__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_encyclopedia___thinking___weights___Weights);
    return -1;
}
int CPyExec_serai___games___encyclopedia___thinking___weights(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___encyclopedia___thinking___weights__impl, &CPyImportState_serai___games___encyclopedia___thinking___weights, &CPyModule_serai___games___encyclopedia___thinking___weights);
}
static struct PyModuleDef encyclopedia___thinking___weightsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.encyclopedia.thinking.weights",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    encyclopedia___thinking___weightsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___encyclopedia___thinking___weights(void)
{
    if (CPyModule_serai___games___encyclopedia___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___weights__internal);
        return CPyModule_serai___games___encyclopedia___thinking___weights__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___weights__internal = PyModule_Create(&encyclopedia___thinking___weightsmodule);
    return CPyModule_serai___games___encyclopedia___thinking___weights__internal;
}

PyObject *CPyInit_serai___games___encyclopedia___thinking___weights(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___encyclopedia___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___encyclopedia___thinking___weights__internal);
        return CPyModule_serai___games___encyclopedia___thinking___weights__internal;
    }
    CPyModule_serai___games___encyclopedia___thinking___weights__internal = PyModule_Create(&encyclopedia___thinking___weightsmodule);
    if (unlikely(CPyModule_serai___games___encyclopedia___thinking___weights__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.weights");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___encyclopedia___thinking___weights__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___encyclopedia___thinking___weights__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___encyclopedia___thinking___weights__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___encyclopedia___thinking___weights(CPyModule_serai___games___encyclopedia___thinking___weights__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___encyclopedia___thinking___weights__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.encyclopedia.thinking.weights");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___encyclopedia___thinking___weights__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___weights___Weights_____init__(PyObject *cpy_r_self, PyObject *cpy_r_plain) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject **cpy_r_r6;
    PyObject *cpy_r_r7;
    double cpy_r_r8;
    char cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject **cpy_r_r15;
    PyObject *cpy_r_r16;
    double cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject **cpy_r_r24;
    PyObject *cpy_r_r25;
    double cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    double cpy_r_r44;
    char cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    double cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject **cpy_r_r62;
    PyObject *cpy_r_r63;
    double cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject **cpy_r_r71;
    PyObject *cpy_r_r72;
    double cpy_r_r73;
    char cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject **cpy_r_r80;
    PyObject *cpy_r_r81;
    double cpy_r_r82;
    char cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    double cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject **cpy_r_r98;
    PyObject *cpy_r_r99;
    double cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    double cpy_r_r109;
    char cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject **cpy_r_r118;
    PyObject *cpy_r_r119;
    double cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject **cpy_r_r127;
    PyObject *cpy_r_r128;
    double cpy_r_r129;
    char cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject **cpy_r_r136;
    PyObject *cpy_r_r137;
    double cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject **cpy_r_r145;
    PyObject *cpy_r_r146;
    double cpy_r_r147;
    char cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject **cpy_r_r154;
    PyObject *cpy_r_r155;
    double cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject **cpy_r_r163;
    PyObject *cpy_r_r164;
    double cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject **cpy_r_r174;
    PyObject *cpy_r_r175;
    double cpy_r_r176;
    char cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject **cpy_r_r183;
    PyObject *cpy_r_r184;
    double cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject **cpy_r_r192;
    PyObject *cpy_r_r193;
    CPyTagged cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject **cpy_r_r199;
    PyObject *cpy_r_r200;
    double cpy_r_r201;
    char cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject **cpy_r_r208;
    PyObject *cpy_r_r209;
    CPyTagged cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    tuple_T5OOOOO cpy_r_r213;
    char cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    int64_t cpy_r_r222;
    char cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject **cpy_r_r229;
    PyObject *cpy_r_r230;
    double cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    int64_t cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject **cpy_r_r240;
    PyObject *cpy_r_r241;
    double cpy_r_r242;
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    PyObject **cpy_r_r254;
    PyObject *cpy_r_r255;
    double cpy_r_r256;
    char cpy_r_r257;
    PyObject *cpy_r_r258;
    int32_t cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject **cpy_r_r267;
    PyObject *cpy_r_r268;
    double cpy_r_r269;
    char cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject **cpy_r_r276;
    PyObject *cpy_r_r277;
    double cpy_r_r278;
    char cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject **cpy_r_r287;
    PyObject *cpy_r_r288;
    double cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject **cpy_r_r298;
    PyObject *cpy_r_r299;
    double cpy_r_r300;
    char cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject **cpy_r_r309;
    PyObject *cpy_r_r310;
    CPyTagged cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject **cpy_r_r318;
    PyObject *cpy_r_r319;
    double cpy_r_r320;
    char cpy_r_r321;
    PyObject *cpy_r_r322;
    char cpy_r_r323;
    cpy_r_r0 = CPyStatics[670]; /* 'gains' */
    cpy_r_r1 = PyObject_GetItem(cpy_r_plain, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 19, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r2 = CPyStatics[758]; /* 'coin' */
    cpy_r_r3 = PyObject_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 20, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    }
    cpy_r_r4 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r5[1] = {cpy_r_r3};
    cpy_r_r6 = (PyObject **)&cpy_r_r5;
    cpy_r_r7 = PyObject_Vectorcall(cpy_r_r4, cpy_r_r6, 1, 0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 20, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL153;
    }
    CPy_DECREF(cpy_r_r3);
    cpy_r_r8 = PyFloat_AsDouble(cpy_r_r7);
    if (cpy_r_r8 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r7); cpy_r_r8 = -113.0;
    }
    CPy_DECREF(cpy_r_r7);
    cpy_r_r9 = cpy_r_r8 == -113.0;
    if (unlikely(cpy_r_r9)) goto CPyL5;
CPyL4: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_coin = cpy_r_r8;
    cpy_r_r10 = CPyStatics[761]; /* 'token' */
    cpy_r_r11 = PyObject_GetItem(cpy_r_r1, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 21, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL6;
CPyL5: ;
    cpy_r_r12 = PyErr_Occurred();
    if (unlikely(cpy_r_r12 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 20, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL4;
CPyL6: ;
    cpy_r_r13 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r14[1] = {cpy_r_r11};
    cpy_r_r15 = (PyObject **)&cpy_r_r14;
    cpy_r_r16 = PyObject_Vectorcall(cpy_r_r13, cpy_r_r15, 1, 0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 21, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL154;
    }
    CPy_DECREF(cpy_r_r11);
    cpy_r_r17 = PyFloat_AsDouble(cpy_r_r16);
    if (cpy_r_r17 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r16); cpy_r_r17 = -113.0;
    }
    CPy_DECREF(cpy_r_r16);
    cpy_r_r18 = cpy_r_r17 == -113.0;
    if (unlikely(cpy_r_r18)) goto CPyL9;
CPyL8: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_token = cpy_r_r17;
    cpy_r_r19 = CPyStatics[763]; /* 'seal' */
    cpy_r_r20 = PyObject_GetItem(cpy_r_r1, cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 22, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL10;
CPyL9: ;
    cpy_r_r21 = PyErr_Occurred();
    if (unlikely(cpy_r_r21 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 21, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r22 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r23[1] = {cpy_r_r20};
    cpy_r_r24 = (PyObject **)&cpy_r_r23;
    cpy_r_r25 = PyObject_Vectorcall(cpy_r_r22, cpy_r_r24, 1, 0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 22, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL155;
    }
    CPy_DECREF(cpy_r_r20);
    cpy_r_r26 = PyFloat_AsDouble(cpy_r_r25);
    if (cpy_r_r26 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r25); cpy_r_r26 = -113.0;
    }
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 == -113.0;
    if (unlikely(cpy_r_r27)) goto CPyL13;
CPyL12: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_seal = cpy_r_r26;
    cpy_r_r28 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r29 = PyObject_GetItem(cpy_r_r1, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 23, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL14;
CPyL13: ;
    cpy_r_r30 = PyErr_Occurred();
    if (unlikely(cpy_r_r30 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 22, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL12;
CPyL14: ;
    cpy_r_r31 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r32[1] = {cpy_r_r29};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r33, 1, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 23, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL156;
    }
    CPy_DECREF(cpy_r_r29);
    cpy_r_r35 = PyFloat_AsDouble(cpy_r_r34);
    if (cpy_r_r35 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r34); cpy_r_r35 = -113.0;
    }
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL17;
CPyL16: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_reputation = cpy_r_r35;
    cpy_r_r37 = CPyStatics[446]; /* 'animal' */
    cpy_r_r38 = PyObject_GetItem(cpy_r_r1, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 24, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 23, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r40 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r41[1] = {cpy_r_r38};
    cpy_r_r42 = (PyObject **)&cpy_r_r41;
    cpy_r_r43 = PyObject_Vectorcall(cpy_r_r40, cpy_r_r42, 1, 0);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 24, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL157;
    }
    CPy_DECREF(cpy_r_r38);
    cpy_r_r44 = PyFloat_AsDouble(cpy_r_r43);
    if (cpy_r_r44 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r43); cpy_r_r44 = -113.0;
    }
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 == -113.0;
    if (unlikely(cpy_r_r45)) goto CPyL21;
CPyL20: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_animal = cpy_r_r44;
    cpy_r_r46 = CPyStatics[175]; /* 'expert' */
    cpy_r_r47 = PyObject_GetItem(cpy_r_r1, cpy_r_r46);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 25, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL22;
CPyL21: ;
    cpy_r_r48 = PyErr_Occurred();
    if (unlikely(cpy_r_r48 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 24, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL20;
CPyL22: ;
    cpy_r_r49 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r50[1] = {cpy_r_r47};
    cpy_r_r51 = (PyObject **)&cpy_r_r50;
    cpy_r_r52 = PyObject_Vectorcall(cpy_r_r49, cpy_r_r51, 1, 0);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 25, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL158;
    }
    CPy_DECREF(cpy_r_r47);
    cpy_r_r53 = PyFloat_AsDouble(cpy_r_r52);
    if (cpy_r_r53 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r52); cpy_r_r53 = -113.0;
    }
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 == -113.0;
    if (unlikely(cpy_r_r54)) goto CPyL25;
CPyL24: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_expert = cpy_r_r53;
    cpy_r_r55 = CPyStatics[201]; /* 'time' */
    cpy_r_r56 = PyObject_GetItem(cpy_r_plain, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 26, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL26;
CPyL25: ;
    cpy_r_r57 = PyErr_Occurred();
    if (unlikely(cpy_r_r57 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 25, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL24;
CPyL26: ;
    cpy_r_r58 = CPyStatics[1117]; /* 'extra_action' */
    cpy_r_r59 = PyObject_GetItem(cpy_r_r56, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 27, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    }
    cpy_r_r60 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r61[1] = {cpy_r_r59};
    cpy_r_r62 = (PyObject **)&cpy_r_r61;
    cpy_r_r63 = PyObject_Vectorcall(cpy_r_r60, cpy_r_r62, 1, 0);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 27, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL160;
    }
    CPy_DECREF(cpy_r_r59);
    cpy_r_r64 = PyFloat_AsDouble(cpy_r_r63);
    if (cpy_r_r64 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r63); cpy_r_r64 = -113.0;
    }
    CPy_DECREF(cpy_r_r63);
    cpy_r_r65 = cpy_r_r64 == -113.0;
    if (unlikely(cpy_r_r65)) goto CPyL30;
CPyL29: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_extra_action = cpy_r_r64;
    cpy_r_r66 = CPyStatics[1118]; /* 'other_turn' */
    cpy_r_r67 = PyObject_GetItem(cpy_r_r56, cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 28, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL31;
CPyL30: ;
    cpy_r_r68 = PyErr_Occurred();
    if (unlikely(cpy_r_r68 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 27, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL29;
CPyL31: ;
    cpy_r_r69 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r70[1] = {cpy_r_r67};
    cpy_r_r71 = (PyObject **)&cpy_r_r70;
    cpy_r_r72 = PyObject_Vectorcall(cpy_r_r69, cpy_r_r71, 1, 0);
    if (unlikely(cpy_r_r72 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 28, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL161;
    }
    CPy_DECREF(cpy_r_r67);
    cpy_r_r73 = PyFloat_AsDouble(cpy_r_r72);
    if (cpy_r_r73 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r72); cpy_r_r73 = -113.0;
    }
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 == -113.0;
    if (unlikely(cpy_r_r74)) goto CPyL34;
CPyL33: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_other_turn = cpy_r_r73;
    cpy_r_r75 = CPyStatics[1119]; /* 'automa_pace' */
    cpy_r_r76 = PyObject_GetItem(cpy_r_r56, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 29, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL35;
CPyL34: ;
    cpy_r_r77 = PyErr_Occurred();
    if (unlikely(cpy_r_r77 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 28, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL33;
CPyL35: ;
    cpy_r_r78 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r79[1] = {cpy_r_r76};
    cpy_r_r80 = (PyObject **)&cpy_r_r79;
    cpy_r_r81 = PyObject_Vectorcall(cpy_r_r78, cpy_r_r80, 1, 0);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 29, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL162;
    }
    CPy_DECREF(cpy_r_r76);
    cpy_r_r82 = PyFloat_AsDouble(cpy_r_r81);
    if (cpy_r_r82 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r81); cpy_r_r82 = -113.0;
    }
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = cpy_r_r82 == -113.0;
    if (unlikely(cpy_r_r83)) goto CPyL38;
CPyL37: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_automa_pace = cpy_r_r82;
    cpy_r_r84 = CPyStatics[1120]; /* 'last_use' */
    cpy_r_r85 = PyObject_GetItem(cpy_r_r56, cpy_r_r84);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 30, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL39;
CPyL38: ;
    cpy_r_r86 = PyErr_Occurred();
    if (unlikely(cpy_r_r86 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 29, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL37;
CPyL39: ;
    cpy_r_r87 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r88[1] = {cpy_r_r85};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_Vectorcall(cpy_r_r87, cpy_r_r89, 1, 0);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 30, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL163;
    }
    CPy_DECREF(cpy_r_r85);
    cpy_r_r91 = PyFloat_AsDouble(cpy_r_r90);
    if (cpy_r_r91 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r90); cpy_r_r91 = -113.0;
    }
    CPy_DECREF(cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 == -113.0;
    if (unlikely(cpy_r_r92)) goto CPyL42;
CPyL41: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_last_use = cpy_r_r91;
    cpy_r_r93 = CPyStatics[1121]; /* 'track_turns' */
    cpy_r_r94 = PyObject_GetItem(cpy_r_r56, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 31, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL43;
CPyL42: ;
    cpy_r_r95 = PyErr_Occurred();
    if (unlikely(cpy_r_r95 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 30, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL41;
CPyL43: ;
    cpy_r_r96 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r97[1] = {cpy_r_r94};
    cpy_r_r98 = (PyObject **)&cpy_r_r97;
    cpy_r_r99 = PyObject_Vectorcall(cpy_r_r96, cpy_r_r98, 1, 0);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 31, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL164;
    }
    CPy_DECREF(cpy_r_r94);
    cpy_r_r100 = PyFloat_AsDouble(cpy_r_r99);
    if (cpy_r_r100 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r99); cpy_r_r100 = -113.0;
    }
    CPy_DECREF(cpy_r_r99);
    cpy_r_r101 = cpy_r_r100 == -113.0;
    if (unlikely(cpy_r_r101)) goto CPyL46;
CPyL45: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_track_turns = cpy_r_r100;
    cpy_r_r102 = CPyStatics[1122]; /* 'track_share' */
    cpy_r_r103 = PyObject_GetItem(cpy_r_r56, cpy_r_r102);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 32, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL47;
CPyL46: ;
    cpy_r_r104 = PyErr_Occurred();
    if (unlikely(cpy_r_r104 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 31, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL45;
CPyL47: ;
    cpy_r_r105 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r106[1] = {cpy_r_r103};
    cpy_r_r107 = (PyObject **)&cpy_r_r106;
    cpy_r_r108 = PyObject_Vectorcall(cpy_r_r105, cpy_r_r107, 1, 0);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 32, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL165;
    }
    CPy_DECREF(cpy_r_r103);
    cpy_r_r109 = PyFloat_AsDouble(cpy_r_r108);
    if (cpy_r_r109 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r108); cpy_r_r109 = -113.0;
    }
    CPy_DECREF(cpy_r_r108);
    cpy_r_r110 = cpy_r_r109 == -113.0;
    if (unlikely(cpy_r_r110)) goto CPyL50;
CPyL49: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_track_share = cpy_r_r109;
    cpy_r_r111 = CPyStatics[437]; /* 'research' */
    cpy_r_r112 = PyObject_GetItem(cpy_r_plain, cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 33, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL51;
CPyL50: ;
    cpy_r_r113 = PyErr_Occurred();
    if (unlikely(cpy_r_r113 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 32, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL49;
CPyL51: ;
    cpy_r_r114 = CPyStatics[1123]; /* 'expeditions' */
    cpy_r_r115 = PyObject_GetItem(cpy_r_r112, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 34, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    }
    cpy_r_r116 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r117[1] = {cpy_r_r115};
    cpy_r_r118 = (PyObject **)&cpy_r_r117;
    cpy_r_r119 = PyObject_Vectorcall(cpy_r_r116, cpy_r_r118, 1, 0);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 34, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL167;
    }
    CPy_DECREF(cpy_r_r115);
    cpy_r_r120 = PyFloat_AsDouble(cpy_r_r119);
    if (cpy_r_r120 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r119); cpy_r_r120 = -113.0;
    }
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 == -113.0;
    if (unlikely(cpy_r_r121)) goto CPyL55;
CPyL54: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_expeditions = cpy_r_r120;
    cpy_r_r122 = CPyStatics[454]; /* 'expedition_value' */
    cpy_r_r123 = PyObject_GetItem(cpy_r_r112, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 35, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL56;
CPyL55: ;
    cpy_r_r124 = PyErr_Occurred();
    if (unlikely(cpy_r_r124 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 34, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL54;
CPyL56: ;
    cpy_r_r125 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r126[1] = {cpy_r_r123};
    cpy_r_r127 = (PyObject **)&cpy_r_r126;
    cpy_r_r128 = PyObject_Vectorcall(cpy_r_r125, cpy_r_r127, 1, 0);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 35, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL168;
    }
    CPy_DECREF(cpy_r_r123);
    cpy_r_r129 = PyFloat_AsDouble(cpy_r_r128);
    if (cpy_r_r129 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r128); cpy_r_r129 = -113.0;
    }
    CPy_DECREF(cpy_r_r128);
    cpy_r_r130 = cpy_r_r129 == -113.0;
    if (unlikely(cpy_r_r130)) goto CPyL59;
CPyL58: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_expedition_value = cpy_r_r129;
    cpy_r_r131 = CPyStatics[1124]; /* 'share' */
    cpy_r_r132 = PyObject_GetItem(cpy_r_r112, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 36, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL60;
CPyL59: ;
    cpy_r_r133 = PyErr_Occurred();
    if (unlikely(cpy_r_r133 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 35, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL58;
CPyL60: ;
    cpy_r_r134 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r135[1] = {cpy_r_r132};
    cpy_r_r136 = (PyObject **)&cpy_r_r135;
    cpy_r_r137 = PyObject_Vectorcall(cpy_r_r134, cpy_r_r136, 1, 0);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 36, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL169;
    }
    CPy_DECREF(cpy_r_r132);
    cpy_r_r138 = PyFloat_AsDouble(cpy_r_r137);
    if (cpy_r_r138 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r137); cpy_r_r138 = -113.0;
    }
    CPy_DECREF(cpy_r_r137);
    cpy_r_r139 = cpy_r_r138 == -113.0;
    if (unlikely(cpy_r_r139)) goto CPyL63;
CPyL62: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_research = cpy_r_r138;
    cpy_r_r140 = CPyStatics[1125]; /* 'spare_value' */
    cpy_r_r141 = PyObject_GetItem(cpy_r_r112, cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 37, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL64;
CPyL63: ;
    cpy_r_r142 = PyErr_Occurred();
    if (unlikely(cpy_r_r142 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 36, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL62;
CPyL64: ;
    cpy_r_r143 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r144[1] = {cpy_r_r141};
    cpy_r_r145 = (PyObject **)&cpy_r_r144;
    cpy_r_r146 = PyObject_Vectorcall(cpy_r_r143, cpy_r_r145, 1, 0);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 37, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL170;
    }
    CPy_DECREF(cpy_r_r141);
    cpy_r_r147 = PyFloat_AsDouble(cpy_r_r146);
    if (cpy_r_r147 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r146); cpy_r_r147 = -113.0;
    }
    CPy_DECREF(cpy_r_r146);
    cpy_r_r148 = cpy_r_r147 == -113.0;
    if (unlikely(cpy_r_r148)) goto CPyL67;
CPyL66: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_spare_value = cpy_r_r147;
    cpy_r_r149 = CPyStatics[1126]; /* 'final_coin' */
    cpy_r_r150 = PyObject_GetItem(cpy_r_r112, cpy_r_r149);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 38, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL68;
CPyL67: ;
    cpy_r_r151 = PyErr_Occurred();
    if (unlikely(cpy_r_r151 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 37, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL66;
CPyL68: ;
    cpy_r_r152 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r153[1] = {cpy_r_r150};
    cpy_r_r154 = (PyObject **)&cpy_r_r153;
    cpy_r_r155 = PyObject_Vectorcall(cpy_r_r152, cpy_r_r154, 1, 0);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 38, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL171;
    }
    CPy_DECREF(cpy_r_r150);
    cpy_r_r156 = PyFloat_AsDouble(cpy_r_r155);
    if (cpy_r_r156 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r155); cpy_r_r156 = -113.0;
    }
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = cpy_r_r156 == -113.0;
    if (unlikely(cpy_r_r157)) goto CPyL71;
CPyL70: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_final_coin = cpy_r_r156;
    cpy_r_r158 = CPyStatics[1127]; /* 'early_turns' */
    cpy_r_r159 = PyObject_GetItem(cpy_r_r112, cpy_r_r158);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 39, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL72;
CPyL71: ;
    cpy_r_r160 = PyErr_Occurred();
    if (unlikely(cpy_r_r160 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 38, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL70;
CPyL72: ;
    cpy_r_r161 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r162[1] = {cpy_r_r159};
    cpy_r_r163 = (PyObject **)&cpy_r_r162;
    cpy_r_r164 = PyObject_Vectorcall(cpy_r_r161, cpy_r_r163, 1, 0);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 39, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL172;
    }
    CPy_DECREF(cpy_r_r159);
    cpy_r_r165 = PyFloat_AsDouble(cpy_r_r164);
    if (cpy_r_r165 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r164); cpy_r_r165 = -113.0;
    }
    CPy_DECREF(cpy_r_r164);
    cpy_r_r166 = cpy_r_r165 == -113.0;
    if (unlikely(cpy_r_r166)) goto CPyL75;
CPyL74: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_early_turns = cpy_r_r165;
    cpy_r_r167 = CPyStatics[773]; /* 'publications' */
    cpy_r_r168 = PyObject_GetItem(cpy_r_plain, cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 40, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL76;
CPyL75: ;
    cpy_r_r169 = PyErr_Occurred();
    if (unlikely(cpy_r_r169 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 39, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL74;
CPyL76: ;
    cpy_r_r170 = CPyStatics[1128]; /* 'happens' */
    cpy_r_r171 = PyObject_GetItem(cpy_r_r168, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 41, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    }
    cpy_r_r172 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r173[1] = {cpy_r_r171};
    cpy_r_r174 = (PyObject **)&cpy_r_r173;
    cpy_r_r175 = PyObject_Vectorcall(cpy_r_r172, cpy_r_r174, 1, 0);
    if (unlikely(cpy_r_r175 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 41, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL174;
    }
    CPy_DECREF(cpy_r_r171);
    cpy_r_r176 = PyFloat_AsDouble(cpy_r_r175);
    if (cpy_r_r176 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r175); cpy_r_r176 = -113.0;
    }
    CPy_DECREF(cpy_r_r175);
    cpy_r_r177 = cpy_r_r176 == -113.0;
    if (unlikely(cpy_r_r177)) goto CPyL80;
CPyL79: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_publication_happens = cpy_r_r176;
    cpy_r_r178 = CPyStatics[1129]; /* 'later' */
    cpy_r_r179 = PyObject_GetItem(cpy_r_r168, cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 42, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    } else
        goto CPyL81;
CPyL80: ;
    cpy_r_r180 = PyErr_Occurred();
    if (unlikely(cpy_r_r180 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 41, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    } else
        goto CPyL79;
CPyL81: ;
    cpy_r_r181 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r182[1] = {cpy_r_r179};
    cpy_r_r183 = (PyObject **)&cpy_r_r182;
    cpy_r_r184 = PyObject_Vectorcall(cpy_r_r181, cpy_r_r183, 1, 0);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 42, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL175;
    }
    CPy_DECREF(cpy_r_r179);
    cpy_r_r185 = PyFloat_AsDouble(cpy_r_r184);
    if (cpy_r_r185 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r184); cpy_r_r185 = -113.0;
    }
    CPy_DECREF(cpy_r_r184);
    cpy_r_r186 = cpy_r_r185 == -113.0;
    if (unlikely(cpy_r_r186)) goto CPyL84;
CPyL83: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_publication_later = cpy_r_r185;
    cpy_r_r187 = CPyStatics[487]; /* 'most' */
    cpy_r_r188 = PyObject_GetItem(cpy_r_r168, cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 43, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    } else
        goto CPyL85;
CPyL84: ;
    cpy_r_r189 = PyErr_Occurred();
    if (unlikely(cpy_r_r189 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 42, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    } else
        goto CPyL83;
CPyL85: ;
    cpy_r_r190 = (PyObject *)&PyLong_Type;
    PyObject *cpy_r_r191[1] = {cpy_r_r188};
    cpy_r_r192 = (PyObject **)&cpy_r_r191;
    cpy_r_r193 = PyObject_Vectorcall(cpy_r_r190, cpy_r_r192, 1, 0);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 43, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL176;
    }
    CPy_DECREF(cpy_r_r188);
    if (likely(PyLong_Check(cpy_r_r193)))
        cpy_r_r194 = CPyTagged_FromObject(cpy_r_r193);
    else {
        CPy_TypeError("int", cpy_r_r193); cpy_r_r194 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 43, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    }
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_most_publications = cpy_r_r194;
    cpy_r_r195 = CPyStatics[1130]; /* 'joins_from' */
    cpy_r_r196 = PyObject_GetItem(cpy_r_r168, cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 44, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    }
    cpy_r_r197 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r198[1] = {cpy_r_r196};
    cpy_r_r199 = (PyObject **)&cpy_r_r198;
    cpy_r_r200 = PyObject_Vectorcall(cpy_r_r197, cpy_r_r199, 1, 0);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 44, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL177;
    }
    CPy_DECREF(cpy_r_r196);
    cpy_r_r201 = PyFloat_AsDouble(cpy_r_r200);
    if (cpy_r_r201 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r200); cpy_r_r201 = -113.0;
    }
    CPy_DECREF(cpy_r_r200);
    cpy_r_r202 = cpy_r_r201 == -113.0;
    if (unlikely(cpy_r_r202)) goto CPyL91;
CPyL90: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_joins_from = cpy_r_r201;
    cpy_r_r203 = CPyStatics[643]; /* 'extra_die' */
    cpy_r_r204 = PyObject_GetItem(cpy_r_r168, cpy_r_r203);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 45, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL92;
CPyL91: ;
    cpy_r_r205 = PyErr_Occurred();
    if (unlikely(cpy_r_r205 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 44, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL173;
    } else
        goto CPyL90;
CPyL92: ;
    cpy_r_r206 = (PyObject *)&PyLong_Type;
    PyObject *cpy_r_r207[1] = {cpy_r_r204};
    cpy_r_r208 = (PyObject **)&cpy_r_r207;
    cpy_r_r209 = PyObject_Vectorcall(cpy_r_r206, cpy_r_r208, 1, 0);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 45, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL178;
    }
    CPy_DECREF(cpy_r_r204);
    if (likely(PyLong_Check(cpy_r_r209)))
        cpy_r_r210 = CPyTagged_FromObject(cpy_r_r209);
    else {
        CPy_TypeError("int", cpy_r_r209); cpy_r_r210 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r209);
    if (unlikely(cpy_r_r210 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 45, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_extra_die = cpy_r_r210;
    cpy_r_r211 = CPyStatics[74]; /* 'visits' */
    cpy_r_r212 = PyObject_GetItem(cpy_r_plain, cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 46, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r213 = CPyStatic_encyclopedia___names___LOCATIONS;
    if (unlikely(cpy_r_r213.f0 == NULL)) {
        goto CPyL179;
    } else
        goto CPyL98;
CPyL96: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LOCATIONS\" was not set");
    cpy_r_r214 = 0;
    if (unlikely(!cpy_r_r214)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 47, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    CPy_Unreachable();
CPyL98: ;
    cpy_r_r215 = cpy_r_r213.f0;
    CPy_INCREF(cpy_r_r215);
    cpy_r_r216 = cpy_r_r213.f1;
    CPy_INCREF(cpy_r_r216);
    cpy_r_r217 = cpy_r_r213.f2;
    CPy_INCREF(cpy_r_r217);
    cpy_r_r218 = cpy_r_r213.f3;
    CPy_INCREF(cpy_r_r218);
    cpy_r_r219 = cpy_r_r213.f4;
    CPy_INCREF(cpy_r_r219);
    cpy_r_r220 = PyTuple_Pack(5, cpy_r_r215, cpy_r_r216, cpy_r_r217, cpy_r_r218, cpy_r_r219);
    CPy_DECREF(cpy_r_r215);
    CPy_DECREF(cpy_r_r216);
    CPy_DECREF(cpy_r_r217);
    CPy_DECREF(cpy_r_r218);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 47, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL180;
    }
    cpy_r_r221 = PyList_New(5);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 47, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL181;
    }
    cpy_r_r222 = 0;
    goto CPyL102;
CPyL101: ;
    cpy_r_r223 = cpy_r_r222 < 5;
    if (!cpy_r_r223) goto CPyL182;
CPyL102: ;
    cpy_r_r224 = CPySequenceTuple_GetItemUnsafe(cpy_r_r220, cpy_r_r222);
    if (likely(PyUnicode_Check(cpy_r_r224)))
        cpy_r_r225 = cpy_r_r224;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 47, CPyStatic_encyclopedia___thinking___weights___globals, "str", cpy_r_r224);
        goto CPyL183;
    }
    cpy_r_r226 = PyObject_GetItem(cpy_r_r212, cpy_r_r225);
    CPy_DECREF(cpy_r_r225);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 47, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL183;
    }
    cpy_r_r227 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r228[1] = {cpy_r_r226};
    cpy_r_r229 = (PyObject **)&cpy_r_r228;
    cpy_r_r230 = PyObject_Vectorcall(cpy_r_r227, cpy_r_r229, 1, 0);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 47, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL184;
    }
    CPy_DECREF(cpy_r_r226);
    cpy_r_r231 = PyFloat_AsDouble(cpy_r_r230);
    if (cpy_r_r231 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r230); cpy_r_r231 = -113.0;
    }
    CPy_DECREF(cpy_r_r230);
    cpy_r_r232 = cpy_r_r231 == -113.0;
    if (unlikely(cpy_r_r232)) goto CPyL107;
CPyL106: ;
    cpy_r_r233 = PyFloat_FromDouble(cpy_r_r231);
    CPyList_SetItemUnsafe(cpy_r_r221, cpy_r_r222, cpy_r_r233);
    goto CPyL108;
CPyL107: ;
    cpy_r_r234 = PyErr_Occurred();
    if (unlikely(cpy_r_r234 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 47, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL183;
    } else
        goto CPyL106;
CPyL108: ;
    cpy_r_r235 = cpy_r_r222 + 1;
    cpy_r_r222 = cpy_r_r235;
    goto CPyL101;
CPyL109: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_visits = cpy_r_r221;
    cpy_r_r236 = CPyStatics[898]; /* 'expedition' */
    cpy_r_r237 = PyObject_GetItem(cpy_r_r212, cpy_r_r236);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 48, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r238 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r239[1] = {cpy_r_r237};
    cpy_r_r240 = (PyObject **)&cpy_r_r239;
    cpy_r_r241 = PyObject_Vectorcall(cpy_r_r238, cpy_r_r240, 1, 0);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 48, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL185;
    }
    CPy_DECREF(cpy_r_r237);
    cpy_r_r242 = PyFloat_AsDouble(cpy_r_r241);
    if (cpy_r_r242 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r241); cpy_r_r242 = -113.0;
    }
    CPy_DECREF(cpy_r_r241);
    cpy_r_r243 = cpy_r_r242 == -113.0;
    if (unlikely(cpy_r_r243)) goto CPyL113;
CPyL112: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_expedition_visits = cpy_r_r242;
    cpy_r_r244 = CPyStatics[623]; /* 'experts' */
    cpy_r_r245 = PyObject_GetItem(cpy_r_plain, cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 49, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL114;
CPyL113: ;
    cpy_r_r246 = PyErr_Occurred();
    if (unlikely(cpy_r_r246 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 48, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL112;
CPyL114: ;
    cpy_r_r247 = PyList_New(0);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 50, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL186;
    }
    cpy_r_r248 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r249 = PyObject_GetItem(cpy_r_r245, cpy_r_r248);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 50, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL187;
    }
    cpy_r_r250 = PyObject_GetIter(cpy_r_r249);
    CPy_DECREF(cpy_r_r249);
    if (unlikely(cpy_r_r250 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 50, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL187;
    }
CPyL117: ;
    cpy_r_r251 = PyIter_Next(cpy_r_r250);
    if (cpy_r_r251 == NULL) goto CPyL188;
    cpy_r_r252 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r253[1] = {cpy_r_r251};
    cpy_r_r254 = (PyObject **)&cpy_r_r253;
    cpy_r_r255 = PyObject_Vectorcall(cpy_r_r252, cpy_r_r254, 1, 0);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 50, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL189;
    }
    CPy_DECREF(cpy_r_r251);
    cpy_r_r256 = PyFloat_AsDouble(cpy_r_r255);
    if (cpy_r_r256 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r255); cpy_r_r256 = -113.0;
    }
    CPy_DECREF(cpy_r_r255);
    cpy_r_r257 = cpy_r_r256 == -113.0;
    if (unlikely(cpy_r_r257)) goto CPyL121;
CPyL120: ;
    cpy_r_r258 = PyFloat_FromDouble(cpy_r_r256);
    cpy_r_r259 = PyList_Append(cpy_r_r247, cpy_r_r258);
    CPy_DECREF(cpy_r_r258);
    cpy_r_r260 = cpy_r_r259 >= 0;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 50, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL190;
    } else
        goto CPyL117;
CPyL121: ;
    cpy_r_r261 = PyErr_Occurred();
    if (unlikely(cpy_r_r261 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 50, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL190;
    } else
        goto CPyL120;
CPyL122: ;
    cpy_r_r262 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r262)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 50, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL187;
    }
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_cubes = cpy_r_r247;
    cpy_r_r263 = CPyStatics[1131]; /* 'bonus_uses' */
    cpy_r_r264 = PyObject_GetItem(cpy_r_r245, cpy_r_r263);
    if (unlikely(cpy_r_r264 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 51, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL186;
    }
    cpy_r_r265 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r266[1] = {cpy_r_r264};
    cpy_r_r267 = (PyObject **)&cpy_r_r266;
    cpy_r_r268 = PyObject_Vectorcall(cpy_r_r265, cpy_r_r267, 1, 0);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 51, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL191;
    }
    CPy_DECREF(cpy_r_r264);
    cpy_r_r269 = PyFloat_AsDouble(cpy_r_r268);
    if (cpy_r_r269 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r268); cpy_r_r269 = -113.0;
    }
    CPy_DECREF(cpy_r_r268);
    cpy_r_r270 = cpy_r_r269 == -113.0;
    if (unlikely(cpy_r_r270)) goto CPyL127;
CPyL126: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_bonus_uses = cpy_r_r269;
    cpy_r_r271 = CPyStatics[1132]; /* 'expedition_share' */
    cpy_r_r272 = PyObject_GetItem(cpy_r_r245, cpy_r_r271);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 52, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL128;
CPyL127: ;
    cpy_r_r273 = PyErr_Occurred();
    if (unlikely(cpy_r_r273 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 51, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL186;
    } else
        goto CPyL126;
CPyL128: ;
    cpy_r_r274 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r275[1] = {cpy_r_r272};
    cpy_r_r276 = (PyObject **)&cpy_r_r275;
    cpy_r_r277 = PyObject_Vectorcall(cpy_r_r274, cpy_r_r276, 1, 0);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 52, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL192;
    }
    CPy_DECREF(cpy_r_r272);
    cpy_r_r278 = PyFloat_AsDouble(cpy_r_r277);
    if (cpy_r_r278 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r277); cpy_r_r278 = -113.0;
    }
    CPy_DECREF(cpy_r_r277);
    cpy_r_r279 = cpy_r_r278 == -113.0;
    if (unlikely(cpy_r_r279)) goto CPyL131;
CPyL130: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_expedition_share = cpy_r_r278;
    cpy_r_r280 = CPyStatics[708]; /* 'slots' */
    cpy_r_r281 = PyObject_GetItem(cpy_r_plain, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 53, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL132;
CPyL131: ;
    cpy_r_r282 = PyErr_Occurred();
    if (unlikely(cpy_r_r282 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 52, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL130;
CPyL132: ;
    cpy_r_r283 = CPyStatics[83]; /* 'taken' */
    cpy_r_r284 = PyObject_GetItem(cpy_r_r281, cpy_r_r283);
    CPy_DECREF(cpy_r_r281);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 53, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r285 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r286[1] = {cpy_r_r284};
    cpy_r_r287 = (PyObject **)&cpy_r_r286;
    cpy_r_r288 = PyObject_Vectorcall(cpy_r_r285, cpy_r_r287, 1, 0);
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 53, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL193;
    }
    CPy_DECREF(cpy_r_r284);
    cpy_r_r289 = PyFloat_AsDouble(cpy_r_r288);
    if (cpy_r_r289 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r288); cpy_r_r289 = -113.0;
    }
    CPy_DECREF(cpy_r_r288);
    cpy_r_r290 = cpy_r_r289 == -113.0;
    if (unlikely(cpy_r_r290)) goto CPyL136;
CPyL135: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_taken = cpy_r_r289;
    cpy_r_r291 = CPyStatics[708]; /* 'slots' */
    cpy_r_r292 = PyObject_GetItem(cpy_r_plain, cpy_r_r291);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 54, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL137;
CPyL136: ;
    cpy_r_r293 = PyErr_Occurred();
    if (unlikely(cpy_r_r293 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 53, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL135;
CPyL137: ;
    cpy_r_r294 = CPyStatics[1133]; /* 'taken_for_each' */
    cpy_r_r295 = PyObject_GetItem(cpy_r_r292, cpy_r_r294);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 54, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r296 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r297[1] = {cpy_r_r295};
    cpy_r_r298 = (PyObject **)&cpy_r_r297;
    cpy_r_r299 = PyObject_Vectorcall(cpy_r_r296, cpy_r_r298, 1, 0);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 54, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL194;
    }
    CPy_DECREF(cpy_r_r295);
    cpy_r_r300 = PyFloat_AsDouble(cpy_r_r299);
    if (cpy_r_r300 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r299); cpy_r_r300 = -113.0;
    }
    CPy_DECREF(cpy_r_r299);
    cpy_r_r301 = cpy_r_r300 == -113.0;
    if (unlikely(cpy_r_r301)) goto CPyL141;
CPyL140: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_taken_for_each = cpy_r_r300;
    cpy_r_r302 = CPyStatics[1134]; /* 'priors' */
    cpy_r_r303 = PyObject_GetItem(cpy_r_plain, cpy_r_r302);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 55, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL142;
CPyL141: ;
    cpy_r_r304 = PyErr_Occurred();
    if (unlikely(cpy_r_r304 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 54, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    } else
        goto CPyL140;
CPyL142: ;
    cpy_r_r305 = CPyStatics[1135]; /* 'most_coins' */
    cpy_r_r306 = PyObject_GetItem(cpy_r_r303, cpy_r_r305);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r306 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 55, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r307 = (PyObject *)&PyLong_Type;
    PyObject *cpy_r_r308[1] = {cpy_r_r306};
    cpy_r_r309 = (PyObject **)&cpy_r_r308;
    cpy_r_r310 = PyObject_Vectorcall(cpy_r_r307, cpy_r_r309, 1, 0);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 55, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL195;
    }
    CPy_DECREF(cpy_r_r306);
    if (likely(PyLong_Check(cpy_r_r310)))
        cpy_r_r311 = CPyTagged_FromObject(cpy_r_r310);
    else {
        CPy_TypeError("int", cpy_r_r310); cpy_r_r311 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r311 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 55, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_most_coins = cpy_r_r311;
    cpy_r_r312 = CPyStatics[1134]; /* 'priors' */
    cpy_r_r313 = PyObject_GetItem(cpy_r_plain, cpy_r_r312);
    if (unlikely(cpy_r_r313 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 56, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r314 = CPyStatics[1136]; /* 'alike' */
    cpy_r_r315 = PyObject_GetItem(cpy_r_r313, cpy_r_r314);
    CPy_DECREF(cpy_r_r313);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 56, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL151;
    }
    cpy_r_r316 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r317[1] = {cpy_r_r315};
    cpy_r_r318 = (PyObject **)&cpy_r_r317;
    cpy_r_r319 = PyObject_Vectorcall(cpy_r_r316, cpy_r_r318, 1, 0);
    if (unlikely(cpy_r_r319 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 56, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL196;
    }
    CPy_DECREF(cpy_r_r315);
    cpy_r_r320 = PyFloat_AsDouble(cpy_r_r319);
    if (cpy_r_r320 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r319); cpy_r_r320 = -113.0;
    }
    CPy_DECREF(cpy_r_r319);
    cpy_r_r321 = cpy_r_r320 == -113.0;
    if (unlikely(cpy_r_r321)) goto CPyL150;
CPyL149: ;
    ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_alike = cpy_r_r320;
    return 1;
CPyL150: ;
    cpy_r_r322 = PyErr_Occurred();
    if (unlikely(cpy_r_r322 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 56, CPyStatic_encyclopedia___thinking___weights___globals);
    } else
        goto CPyL149;
CPyL151: ;
    cpy_r_r323 = 2;
    return cpy_r_r323;
CPyL152: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL151;
CPyL153: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL151;
CPyL154: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r11);
    goto CPyL151;
CPyL155: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r20);
    goto CPyL151;
CPyL156: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r29);
    goto CPyL151;
CPyL157: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r38);
    goto CPyL151;
CPyL158: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL151;
CPyL159: ;
    CPy_DecRef(cpy_r_r56);
    goto CPyL151;
CPyL160: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r59);
    goto CPyL151;
CPyL161: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r67);
    goto CPyL151;
CPyL162: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r76);
    goto CPyL151;
CPyL163: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r85);
    goto CPyL151;
CPyL164: ;
    CPy_DecRef(cpy_r_r56);
    CPy_DecRef(cpy_r_r94);
    goto CPyL151;
CPyL165: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL151;
CPyL166: ;
    CPy_DecRef(cpy_r_r112);
    goto CPyL151;
CPyL167: ;
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    goto CPyL151;
CPyL168: ;
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r123);
    goto CPyL151;
CPyL169: ;
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r132);
    goto CPyL151;
CPyL170: ;
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r141);
    goto CPyL151;
CPyL171: ;
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r150);
    goto CPyL151;
CPyL172: ;
    CPy_DecRef(cpy_r_r159);
    goto CPyL151;
CPyL173: ;
    CPy_DecRef(cpy_r_r168);
    goto CPyL151;
CPyL174: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r171);
    goto CPyL151;
CPyL175: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r179);
    goto CPyL151;
CPyL176: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r188);
    goto CPyL151;
CPyL177: ;
    CPy_DecRef(cpy_r_r168);
    CPy_DecRef(cpy_r_r196);
    goto CPyL151;
CPyL178: ;
    CPy_DecRef(cpy_r_r204);
    goto CPyL151;
CPyL179: ;
    CPy_DecRef(cpy_r_r212);
    goto CPyL96;
CPyL180: ;
    CPy_DecRef(cpy_r_r212);
    goto CPyL151;
CPyL181: ;
    CPy_DecRef(cpy_r_r212);
    CPy_DecRef(cpy_r_r220);
    goto CPyL151;
CPyL182: ;
    CPy_DECREF(cpy_r_r220);
    goto CPyL109;
CPyL183: ;
    CPy_DecRef(cpy_r_r212);
    CPy_DecRef(cpy_r_r220);
    CPy_DecRef(cpy_r_r221);
    goto CPyL151;
CPyL184: ;
    CPy_DecRef(cpy_r_r212);
    CPy_DecRef(cpy_r_r220);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r226);
    goto CPyL151;
CPyL185: ;
    CPy_DecRef(cpy_r_r237);
    goto CPyL151;
CPyL186: ;
    CPy_DecRef(cpy_r_r245);
    goto CPyL151;
CPyL187: ;
    CPy_DecRef(cpy_r_r245);
    CPy_DecRef(cpy_r_r247);
    goto CPyL151;
CPyL188: ;
    CPy_DECREF(cpy_r_r250);
    goto CPyL122;
CPyL189: ;
    CPy_DecRef(cpy_r_r245);
    CPy_DecRef(cpy_r_r247);
    CPy_DecRef(cpy_r_r250);
    CPy_DecRef(cpy_r_r251);
    goto CPyL151;
CPyL190: ;
    CPy_DecRef(cpy_r_r245);
    CPy_DecRef(cpy_r_r247);
    CPy_DecRef(cpy_r_r250);
    goto CPyL151;
CPyL191: ;
    CPy_DecRef(cpy_r_r245);
    CPy_DecRef(cpy_r_r264);
    goto CPyL151;
CPyL192: ;
    CPy_DecRef(cpy_r_r272);
    goto CPyL151;
CPyL193: ;
    CPy_DecRef(cpy_r_r284);
    goto CPyL151;
CPyL194: ;
    CPy_DecRef(cpy_r_r295);
    goto CPyL151;
CPyL195: ;
    CPy_DecRef(cpy_r_r306);
    goto CPyL151;
CPyL196: ;
    CPy_DecRef(cpy_r_r315);
    goto CPyL151;
}
        
        PyObject *CPyPy_encyclopedia___thinking___weights___Weights_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"plain", 0};
            PyObject *obj_plain;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___weights___Weights))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.weights.Weights", obj_self); 
                goto fail;
            }
            PyObject *arg_plain = obj_plain;
            char retval = CPyDef_encyclopedia___thinking___weights___Weights_____init__(arg_self, arg_plain);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "__init__", 18, CPyStatic_encyclopedia___thinking___weights___globals);
            return NULL;
        }
        
double CPyDef_encyclopedia___thinking___weights___Weights___of_gains(PyObject *cpy_r_self, PyObject *cpy_r_gained) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    double cpy_r_r2;
    double cpy_r_r3;
    char cpy_r_r4;
    double cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyTagged cpy_r_r8;
    double cpy_r_r9;
    double cpy_r_r10;
    char cpy_r_r11;
    double cpy_r_r12;
    double cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    double cpy_r_r17;
    double cpy_r_r18;
    char cpy_r_r19;
    double cpy_r_r20;
    double cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    double cpy_r_r25;
    double cpy_r_r26;
    char cpy_r_r27;
    double cpy_r_r28;
    double cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    double cpy_r_r33;
    char cpy_r_r34;
    double cpy_r_r35;
    PyObject *cpy_r_r36;
    double cpy_r_r37;
    cpy_r_r0 = CPySequenceTuple_GetItem(cpy_r_gained, 0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 61, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    }
    if (likely(PyLong_Check(cpy_r_r0)))
        cpy_r_r1 = CPyTagged_FromObject(cpy_r_r0);
    else {
        CPy_TypeError("int", cpy_r_r0); cpy_r_r1 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 61, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    }
    cpy_r_r2 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_coin;
    cpy_r_r3 = CPyFloat_FromTagged(cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r4 = cpy_r_r3 == -113.0;
    if (unlikely(cpy_r_r4)) goto CPyL4;
CPyL3: ;
    cpy_r_r5 = cpy_r_r3 * cpy_r_r2;
    cpy_r_r6 = CPySequenceTuple_GetItem(cpy_r_gained, 2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 62, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL5;
CPyL4: ;
    cpy_r_r7 = PyErr_Occurred();
    if (unlikely(cpy_r_r7 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 61, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL3;
CPyL5: ;
    if (likely(PyLong_Check(cpy_r_r6)))
        cpy_r_r8 = CPyTagged_FromObject(cpy_r_r6);
    else {
        CPy_TypeError("int", cpy_r_r6); cpy_r_r8 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 62, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    }
    cpy_r_r9 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_token;
    cpy_r_r10 = CPyFloat_FromTagged(cpy_r_r8);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r11 = cpy_r_r10 == -113.0;
    if (unlikely(cpy_r_r11)) goto CPyL8;
CPyL7: ;
    cpy_r_r12 = cpy_r_r10 * cpy_r_r9;
    cpy_r_r13 = cpy_r_r5 + cpy_r_r12;
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_gained, 4);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 63, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL9;
CPyL8: ;
    cpy_r_r15 = PyErr_Occurred();
    if (unlikely(cpy_r_r15 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 62, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL7;
CPyL9: ;
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r16 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r16 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 63, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    }
    cpy_r_r17 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_seal;
    cpy_r_r18 = CPyFloat_FromTagged(cpy_r_r16);
    CPyTagged_DECREF(cpy_r_r16);
    cpy_r_r19 = cpy_r_r18 == -113.0;
    if (unlikely(cpy_r_r19)) goto CPyL12;
CPyL11: ;
    cpy_r_r20 = cpy_r_r18 * cpy_r_r17;
    cpy_r_r21 = cpy_r_r13 + cpy_r_r20;
    cpy_r_r22 = CPySequenceTuple_GetItem(cpy_r_gained, 6);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 64, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL13;
CPyL12: ;
    cpy_r_r23 = PyErr_Occurred();
    if (unlikely(cpy_r_r23 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 63, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL11;
CPyL13: ;
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 64, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    }
    cpy_r_r25 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_reputation;
    cpy_r_r26 = CPyFloat_FromTagged(cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r27 = cpy_r_r26 == -113.0;
    if (unlikely(cpy_r_r27)) goto CPyL16;
CPyL15: ;
    cpy_r_r28 = cpy_r_r26 * cpy_r_r25;
    cpy_r_r29 = cpy_r_r21 + cpy_r_r28;
    cpy_r_r30 = CPySequenceTuple_GetItem(cpy_r_gained, 8);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 65, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL17;
CPyL16: ;
    cpy_r_r31 = PyErr_Occurred();
    if (unlikely(cpy_r_r31 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 64, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    } else
        goto CPyL15;
CPyL17: ;
    if (likely(PyLong_Check(cpy_r_r30)))
        cpy_r_r32 = CPyTagged_FromObject(cpy_r_r30);
    else {
        CPy_TypeError("int", cpy_r_r30); cpy_r_r32 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r32 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 65, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL21;
    }
    cpy_r_r33 = CPyFloat_FromTagged(cpy_r_r32);
    CPyTagged_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 == -113.0;
    if (unlikely(cpy_r_r34)) goto CPyL20;
CPyL19: ;
    cpy_r_r35 = cpy_r_r29 + cpy_r_r33;
    return cpy_r_r35;
CPyL20: ;
    cpy_r_r36 = PyErr_Occurred();
    if (unlikely(cpy_r_r36 != NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 61, CPyStatic_encyclopedia___thinking___weights___globals);
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r37 = -113.0;
    return cpy_r_r37;
}
        
        PyObject *CPyPy_encyclopedia___thinking___weights___Weights___of_gains(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"gained", 0};
            static CPyArg_Parser parser = {"O:of_gains", kwlist, 0};
            PyObject *obj_gained;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_gained)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___weights___Weights))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.weights.Weights", obj_self); 
                goto fail;
            }
            PyObject * arg_gained;
            if (likely(PyTuple_Check(obj_gained)))
                arg_gained = obj_gained;
            else {
                CPy_TypeError("tuple", obj_gained); 
                goto fail;
            }
            double retval = CPyDef_encyclopedia___thinking___weights___Weights___of_gains(arg_self, arg_gained);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_gains", 58, CPyStatic_encyclopedia___thinking___weights___globals);
            return NULL;
        }
        
double CPyDef_encyclopedia___thinking___weights___Weights___of_card(PyObject *cpy_r_self, CPyTagged cpy_r_kind) {
    char cpy_r_r0;
    double cpy_r_r1;
    double cpy_r_r2;
    double cpy_r_r3;
    cpy_r_r0 = cpy_r_kind == 0;
    if (!cpy_r_r0) goto CPyL2;
    cpy_r_r1 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_expert;
    cpy_r_r2 = cpy_r_r1;
    goto CPyL3;
CPyL2: ;
    cpy_r_r3 = ((serai___games___encyclopedia___thinking___weights___WeightsObject *)cpy_r_self)->_animal;
    cpy_r_r2 = cpy_r_r3;
CPyL3: ;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_encyclopedia___thinking___weights___Weights___of_card(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"kind", 0};
            static CPyArg_Parser parser = {"O:of_card", kwlist, 0};
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_encyclopedia___thinking___weights___Weights))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.encyclopedia.thinking.weights.Weights", obj_self); 
                goto fail;
            }
            CPyTagged arg_kind;
            if (likely(PyLong_Check(obj_kind)))
                arg_kind = CPyTagged_BorrowFromObject(obj_kind);
            else {
                CPy_TypeError("int", obj_kind); goto fail;
            }
            double retval = CPyDef_encyclopedia___thinking___weights___Weights___of_card(arg_self, arg_kind);
            if (retval == -113.0 && PyErr_Occurred()) {
                return NULL;
            }
            PyObject *retbox = PyFloat_FromDouble(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "of_card", 68, CPyStatic_encyclopedia___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_encyclopedia___thinking___weights___weights(void) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    cpy_r_r0 = CPyStatics[274]; /* 'serai.games.encyclopedia' */
    cpy_r_r1 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r2 = CPyStatics[108]; /* 'files' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL11;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL11;
    }
    cpy_r_r7 = CPyStatics[110]; /* 'thinking' */
    cpy_r_r8 = PyNumber_TrueDivide(cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL11;
    }
    cpy_r_r9 = CPyStatics[1137]; /* 'weights.toml' */
    cpy_r_r10 = PyNumber_TrueDivide(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL11;
    }
    cpy_r_r11 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r12 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r13[2] = {cpy_r_r10, cpy_r_r11};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_VectorcallMethod(cpy_r_r12, cpy_r_r14, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL12;
    }
    CPy_DECREF(cpy_r_r10);
    if (likely(PyUnicode_Check(cpy_r_r15)))
        cpy_r_r16 = cpy_r_r15;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals, "str", cpy_r_r15);
        goto CPyL11;
    }
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_tomllib);
    cpy_r_r18 = CPyStatics[115]; /* 'loads' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL13;
    }
    PyObject *cpy_r_r20[1] = {cpy_r_r16};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL13;
    }
    CPy_DECREF(cpy_r_r16);
    if (likely(PyDict_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals, "dict", cpy_r_r22);
        goto CPyL11;
    }
    cpy_r_r24 = CPyDef_encyclopedia___thinking___weights___Weights(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 76, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL11;
    }
    return cpy_r_r24;
CPyL11: ;
    cpy_r_r25 = NULL;
    return cpy_r_r25;
CPyL12: ;
    CPy_DecRef(cpy_r_r10);
    goto CPyL11;
CPyL13: ;
    CPy_DecRef(cpy_r_r16);
    goto CPyL11;
}
        
        PyObject *CPyPy_encyclopedia___thinking___weights___weights(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":weights", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_encyclopedia___thinking___weights___weights();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "weights", 74, CPyStatic_encyclopedia___thinking___weights___globals);
            return NULL;
        }
        
char CPyDef_encyclopedia___thinking___weights_____top_level__(void) {
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
    void *cpy_r_r11;
    void *cpy_r_r13;
    void *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    void *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    void *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    void *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    void *cpy_r_r40;
    void *cpy_r_r41;
    void *cpy_r_r42;
    void *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    void *cpy_r_r49;
    void *cpy_r_r50;
    PyObject **cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    void *cpy_r_r63;
    void *cpy_r_r64;
    void *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    void *cpy_r_r71;
    void *cpy_r_r72;
    PyObject **cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
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
    PyObject *cpy_r_r110;
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
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    int32_t cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject **cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    int32_t cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 1, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 1, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 3, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_tomllib;
    void *cpy_r_r12[1] = {cpy_r_r11};
    cpy_r_r13 = (void *)&cpy_r_r12;
    int64_t cpy_r_r14[1] = {5};
    cpy_r_r15 = (void *)&cpy_r_r14;
    cpy_r_r16 = CPyStatics[4995]; /* (('tomllib', 'tomllib', 'tomllib'),) */
    cpy_r_r17 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r18 = CPyStatics[1138]; /* 'src/serai/games/encyclopedia/thinking/weights.py' */
    cpy_r_r19 = CPyStatics[125]; /* '<module>' */
    cpy_r_r20 = CPyImport_ImportMany(cpy_r_r16, cpy_r_r13, cpy_r_r17, cpy_r_r18, cpy_r_r19, cpy_r_r15);
    if (!cpy_r_r20) goto CPyL38;
    cpy_r_r21 = CPyStatics[5180]; /* ('Mapping',) */
    cpy_r_r22 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r23 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 6, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r25 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r27 = CPyStatics[127]; /* 'functools' */
    cpy_r_r28 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 7, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r30 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r32 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r33 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r34 = CPyImport_ImportFromMany(cpy_r_r32, cpy_r_r31, cpy_r_r31, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 8, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r35 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r35, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r36 = CPyStatics[5000]; /* ('Any',) */
    cpy_r_r37 = CPyStatics[47]; /* 'typing' */
    cpy_r_r38 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r39 = CPyImport_ImportFromMany(cpy_r_r37, cpy_r_r36, cpy_r_r36, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 9, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r40 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r40, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    cpy_r_r41 = (void *)&CPyModule_serai___games___encyclopedia___names;
    cpy_r_r42 = (void *)&CPyImportState_serai___games___encyclopedia___names;
    cpy_r_r43 = CPyModuleLockAPI_serai;
    cpy_r_r44 = CPyImport_IsInitialized(cpy_r_r42);
    if (!cpy_r_r44) goto CPyL13;
    cpy_r_r45 = PyImport_GetModuleDict();
    cpy_r_r46 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r47 = CPyDict_GetItem(cpy_r_r45, cpy_r_r46);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 11, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r48 = cpy_r_r47;
    goto CPyL17;
CPyL13: ;
    cpy_r_r49 = CPyInitOnly_serai___games___encyclopedia___names;
    cpy_r_r50 = CPyExec_serai___games___encyclopedia___names;
    cpy_r_r51 = (PyObject **)&CPyModule_serai___games___encyclopedia___names__internal;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 11, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r55 = CPyStatics[8]; /* '__file__' */
    cpy_r_r56 = CPyObject_GetAttr(cpy_r_r54, cpy_r_r55);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 11, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r57 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r58 = CPyStatics[288]; /* 'serai.games.encyclopedia.names' */
    cpy_r_r59 = CPyImport_ImportNative(cpy_r_r58, cpy_r_r49, cpy_r_r50, cpy_r_r51, cpy_r_r41, cpy_r_r42, cpy_r_r43, cpy_r_r56, cpy_r_r57, 0);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 11, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r48 = cpy_r_r59;
CPyL17: ;
    cpy_r_r60 = CPyStatics[5181]; /* ('EXPERT', 'LOCATIONS') */
    cpy_r_r61 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r62 = CPyImport_GetNativeAttrs(cpy_r_r48, cpy_r_r60, cpy_r_r60, cpy_r_r61);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 11, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    } else
        goto CPyL39;
CPyL18: ;
    cpy_r_r63 = (void *)&CPyModule_serai___games___encyclopedia___reputation;
    cpy_r_r64 = (void *)&CPyImportState_serai___games___encyclopedia___reputation;
    cpy_r_r65 = CPyModuleLockAPI_serai;
    cpy_r_r66 = CPyImport_IsInitialized(cpy_r_r64);
    if (!cpy_r_r66) goto CPyL21;
    cpy_r_r67 = PyImport_GetModuleDict();
    cpy_r_r68 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r69 = CPyDict_GetItem(cpy_r_r67, cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 12, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r70 = cpy_r_r69;
    goto CPyL25;
CPyL21: ;
    cpy_r_r71 = CPyInitOnly_serai___games___encyclopedia___reputation;
    cpy_r_r72 = CPyExec_serai___games___encyclopedia___reputation;
    cpy_r_r73 = (PyObject **)&CPyModule_serai___games___encyclopedia___reputation__internal;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 12, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r77 = CPyStatics[8]; /* '__file__' */
    cpy_r_r78 = CPyObject_GetAttr(cpy_r_r76, cpy_r_r77);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 12, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r79 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r80 = CPyStatics[417]; /* 'serai.games.encyclopedia.reputation' */
    cpy_r_r81 = CPyImport_ImportNative(cpy_r_r80, cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r78, cpy_r_r79, 0);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 12, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r70 = cpy_r_r81;
CPyL25: ;
    cpy_r_r82 = CPyStatics[5182]; /* ('Gains',) */
    cpy_r_r83 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r84 = CPyImport_GetNativeAttrs(cpy_r_r70, cpy_r_r82, cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 12, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    } else
        goto CPyL40;
CPyL26: ;
    cpy_r_r85 = NULL;
    cpy_r_r86 = CPyStatics[298]; /* 'serai.games.encyclopedia.thinking.weights' */
    cpy_r_r87 = (PyObject *)CPyType_encyclopedia___thinking___weights___Weights_template;
    cpy_r_r88 = CPyType_FromTemplate(cpy_r_r87, cpy_r_r85, cpy_r_r86);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 15, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r89 = CPyDef_encyclopedia___thinking___weights___Weights_trait_vtable_setup();
    if (unlikely(cpy_r_r89 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 15, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r90 = CPyDef_encyclopedia___thinking___weights___Weights_coroutine_setup(cpy_r_r88);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 15, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r91 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r92 = CPyStatics[758]; /* 'coin' */
    cpy_r_r93 = CPyStatics[761]; /* 'token' */
    cpy_r_r94 = CPyStatics[763]; /* 'seal' */
    cpy_r_r95 = CPyStatics[607]; /* 'reputation' */
    cpy_r_r96 = CPyStatics[446]; /* 'animal' */
    cpy_r_r97 = CPyStatics[175]; /* 'expert' */
    cpy_r_r98 = CPyStatics[1117]; /* 'extra_action' */
    cpy_r_r99 = CPyStatics[1118]; /* 'other_turn' */
    cpy_r_r100 = CPyStatics[1119]; /* 'automa_pace' */
    cpy_r_r101 = CPyStatics[1120]; /* 'last_use' */
    cpy_r_r102 = CPyStatics[1121]; /* 'track_turns' */
    cpy_r_r103 = CPyStatics[1122]; /* 'track_share' */
    cpy_r_r104 = CPyStatics[1123]; /* 'expeditions' */
    cpy_r_r105 = CPyStatics[454]; /* 'expedition_value' */
    cpy_r_r106 = CPyStatics[437]; /* 'research' */
    cpy_r_r107 = CPyStatics[1125]; /* 'spare_value' */
    cpy_r_r108 = CPyStatics[1126]; /* 'final_coin' */
    cpy_r_r109 = CPyStatics[1127]; /* 'early_turns' */
    cpy_r_r110 = CPyStatics[1139]; /* 'publication_happens' */
    cpy_r_r111 = CPyStatics[1140]; /* 'publication_later' */
    cpy_r_r112 = CPyStatics[1141]; /* 'most_publications' */
    cpy_r_r113 = CPyStatics[1130]; /* 'joins_from' */
    cpy_r_r114 = CPyStatics[643]; /* 'extra_die' */
    cpy_r_r115 = CPyStatics[74]; /* 'visits' */
    cpy_r_r116 = CPyStatics[1142]; /* 'expedition_visits' */
    cpy_r_r117 = CPyStatics[576]; /* 'cubes' */
    cpy_r_r118 = CPyStatics[1131]; /* 'bonus_uses' */
    cpy_r_r119 = CPyStatics[1132]; /* 'expedition_share' */
    cpy_r_r120 = CPyStatics[83]; /* 'taken' */
    cpy_r_r121 = CPyStatics[1133]; /* 'taken_for_each' */
    cpy_r_r122 = CPyStatics[1135]; /* 'most_coins' */
    cpy_r_r123 = CPyStatics[1136]; /* 'alike' */
    cpy_r_r124 = PyTuple_Pack(32, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 15, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r125 = PyObject_SetAttr(cpy_r_r88, cpy_r_r91, cpy_r_r124);
    CPy_DECREF(cpy_r_r124);
    cpy_r_r126 = cpy_r_r125 >= 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 15, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL41;
    }
    CPyType_encyclopedia___thinking___weights___Weights = (PyTypeObject *)cpy_r_r88;
    CPy_INCREF(CPyType_encyclopedia___thinking___weights___Weights);
    cpy_r_r127 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r128 = CPyStatics[299]; /* 'Weights' */
    cpy_r_r129 = PyDict_SetItem(cpy_r_r127, cpy_r_r128, cpy_r_r88);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 15, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL41;
    }
    cpy_r_r131 = CPy_InitSubclass(cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 15, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r132 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r133 = CPyStatics[267]; /* 'weights' */
    cpy_r_r134 = CPyDict_GetItem(cpy_r_r132, cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 73, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    cpy_r_r135 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r136 = CPyStatics[126]; /* 'cache' */
    cpy_r_r137 = CPyDict_GetItem(cpy_r_r135, cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 73, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL42;
    }
    PyObject *cpy_r_r138[1] = {cpy_r_r134};
    cpy_r_r139 = (PyObject **)&cpy_r_r138;
    cpy_r_r140 = PyObject_Vectorcall(cpy_r_r137, cpy_r_r139, 1, 0);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 73, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r134);
    cpy_r_r141 = CPyStatic_encyclopedia___thinking___weights___globals;
    cpy_r_r142 = CPyStatics[267]; /* 'weights' */
    cpy_r_r143 = PyDict_SetItem(cpy_r_r141, cpy_r_r142, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    cpy_r_r144 = cpy_r_r143 >= 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/encyclopedia/thinking/weights.py", "<module>", 73, CPyStatic_encyclopedia___thinking___weights___globals);
        goto CPyL38;
    }
    return 1;
CPyL38: ;
    cpy_r_r145 = 2;
    return cpy_r_r145;
CPyL39: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL18;
CPyL40: ;
    CPy_DECREF(cpy_r_r84);
    goto CPyL26;
CPyL41: ;
    CPy_DecRef(cpy_r_r88);
    goto CPyL38;
CPyL42: ;
    CPy_DecRef(cpy_r_r134);
    goto CPyL38;
}

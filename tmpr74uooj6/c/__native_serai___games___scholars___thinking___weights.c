#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___thinking___weights___Weights_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
scholars___thinking___weights___Weights_traverse(serai___games___scholars___thinking___weights___WeightsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_learned);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___thinking___weights___Weights_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___weights___WeightsObject *self = (serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self;
    Py_CLEAR(self->_learned);
    return 0;
}

static int32_t CPyDef_scholars___thinking___weights___Weights_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___thinking___weights___WeightsObject *self = (serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self;
    Py_CLEAR(self->_learned);
    return 0;
}

static void
scholars___thinking___weights___Weights_dealloc(serai___games___scholars___thinking___weights___WeightsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___thinking___weights___Weights_dealloc)
    CPyDef_scholars___thinking___weights___Weights_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___thinking___weights___Weights(PyObject *cpy_r_plain);

static PyObject *
scholars___thinking___weights___Weights_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___thinking___weights___Weights) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___thinking___weights_____mypyc__Weights_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___thinking___weights___Weights_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___thinking___weights___Weights_vtable[1];
static bool
CPyDef_scholars___thinking___weights___Weights_trait_vtable_setup(void)
{
    CPyVTableItem scholars___thinking___weights___Weights_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___thinking___weights___Weights_____init__,
    };
    memcpy(scholars___thinking___weights___Weights_vtable, scholars___thinking___weights___Weights_vtable_scratch, sizeof(scholars___thinking___weights___Weights_vtable));
    return 1;
}

static bool
CPyDef_scholars___thinking___weights___Weights_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___thinking___weights___Weights_get_silver(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_silver(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_gold(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_gold(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_worker(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_worker(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_white_worker(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_white_worker(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_white_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_white_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_primary_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_primary_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_secondary_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_secondary_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_to_hand(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_to_hand(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_destroy_white(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_destroy_white(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_draw(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_draw(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_refill(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_refill(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_influence_scroll(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_influence_scroll(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_influence_guild(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_influence_guild(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_move_gold(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_move_gold(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_track_step(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_track_step(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_advance(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_advance(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_retire(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_retire(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_employ(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_employ(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_add_value(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_add_value(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_other_action(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_other_action(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_wild(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_wild(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_cards_a_turn(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_cards_a_turn(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_cards_below_last_caliph(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_cards_below_last_caliph(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_most_turns(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_most_turns(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_uses_of_retired(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_uses_of_retired(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_harvests(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_harvests(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_sure(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_sure(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_short_of_gold(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_short_of_gold(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_recolouring(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_recolouring(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_least_price(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_least_price(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_hiring(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_hiring(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_employ_low(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_employ_low(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_dispatch(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_dispatch(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___thinking___weights___Weights_get_learned(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure);
static int
scholars___thinking___weights___Weights_set_learned(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___thinking___weights___Weights_getseters[] = {
    {"silver",
     (getter)scholars___thinking___weights___Weights_get_silver, (setter)scholars___thinking___weights___Weights_set_silver,
     NULL, NULL},
    {"gold",
     (getter)scholars___thinking___weights___Weights_get_gold, (setter)scholars___thinking___weights___Weights_set_gold,
     NULL, NULL},
    {"worker",
     (getter)scholars___thinking___weights___Weights_get_worker, (setter)scholars___thinking___weights___Weights_set_worker,
     NULL, NULL},
    {"white_worker",
     (getter)scholars___thinking___weights___Weights_get_white_worker, (setter)scholars___thinking___weights___Weights_set_white_worker,
     NULL, NULL},
    {"white_die",
     (getter)scholars___thinking___weights___Weights_get_white_die, (setter)scholars___thinking___weights___Weights_set_white_die,
     NULL, NULL},
    {"primary_die",
     (getter)scholars___thinking___weights___Weights_get_primary_die, (setter)scholars___thinking___weights___Weights_set_primary_die,
     NULL, NULL},
    {"secondary_die",
     (getter)scholars___thinking___weights___Weights_get_secondary_die, (setter)scholars___thinking___weights___Weights_set_secondary_die,
     NULL, NULL},
    {"to_hand",
     (getter)scholars___thinking___weights___Weights_get_to_hand, (setter)scholars___thinking___weights___Weights_set_to_hand,
     NULL, NULL},
    {"destroy_white",
     (getter)scholars___thinking___weights___Weights_get_destroy_white, (setter)scholars___thinking___weights___Weights_set_destroy_white,
     NULL, NULL},
    {"draw",
     (getter)scholars___thinking___weights___Weights_get_draw, (setter)scholars___thinking___weights___Weights_set_draw,
     NULL, NULL},
    {"refill",
     (getter)scholars___thinking___weights___Weights_get_refill, (setter)scholars___thinking___weights___Weights_set_refill,
     NULL, NULL},
    {"influence_scroll",
     (getter)scholars___thinking___weights___Weights_get_influence_scroll, (setter)scholars___thinking___weights___Weights_set_influence_scroll,
     NULL, NULL},
    {"influence_guild",
     (getter)scholars___thinking___weights___Weights_get_influence_guild, (setter)scholars___thinking___weights___Weights_set_influence_guild,
     NULL, NULL},
    {"move_gold",
     (getter)scholars___thinking___weights___Weights_get_move_gold, (setter)scholars___thinking___weights___Weights_set_move_gold,
     NULL, NULL},
    {"track_step",
     (getter)scholars___thinking___weights___Weights_get_track_step, (setter)scholars___thinking___weights___Weights_set_track_step,
     NULL, NULL},
    {"advance",
     (getter)scholars___thinking___weights___Weights_get_advance, (setter)scholars___thinking___weights___Weights_set_advance,
     NULL, NULL},
    {"die",
     (getter)scholars___thinking___weights___Weights_get_die, (setter)scholars___thinking___weights___Weights_set_die,
     NULL, NULL},
    {"retire",
     (getter)scholars___thinking___weights___Weights_get_retire, (setter)scholars___thinking___weights___Weights_set_retire,
     NULL, NULL},
    {"employ",
     (getter)scholars___thinking___weights___Weights_get_employ, (setter)scholars___thinking___weights___Weights_set_employ,
     NULL, NULL},
    {"add_value",
     (getter)scholars___thinking___weights___Weights_get_add_value, (setter)scholars___thinking___weights___Weights_set_add_value,
     NULL, NULL},
    {"other_action",
     (getter)scholars___thinking___weights___Weights_get_other_action, (setter)scholars___thinking___weights___Weights_set_other_action,
     NULL, NULL},
    {"wild",
     (getter)scholars___thinking___weights___Weights_get_wild, (setter)scholars___thinking___weights___Weights_set_wild,
     NULL, NULL},
    {"cards_a_turn",
     (getter)scholars___thinking___weights___Weights_get_cards_a_turn, (setter)scholars___thinking___weights___Weights_set_cards_a_turn,
     NULL, NULL},
    {"cards_below_last_caliph",
     (getter)scholars___thinking___weights___Weights_get_cards_below_last_caliph, (setter)scholars___thinking___weights___Weights_set_cards_below_last_caliph,
     NULL, NULL},
    {"most_turns",
     (getter)scholars___thinking___weights___Weights_get_most_turns, (setter)scholars___thinking___weights___Weights_set_most_turns,
     NULL, NULL},
    {"uses_of_retired",
     (getter)scholars___thinking___weights___Weights_get_uses_of_retired, (setter)scholars___thinking___weights___Weights_set_uses_of_retired,
     NULL, NULL},
    {"harvests",
     (getter)scholars___thinking___weights___Weights_get_harvests, (setter)scholars___thinking___weights___Weights_set_harvests,
     NULL, NULL},
    {"sure",
     (getter)scholars___thinking___weights___Weights_get_sure, (setter)scholars___thinking___weights___Weights_set_sure,
     NULL, NULL},
    {"short_of_gold",
     (getter)scholars___thinking___weights___Weights_get_short_of_gold, (setter)scholars___thinking___weights___Weights_set_short_of_gold,
     NULL, NULL},
    {"recolouring",
     (getter)scholars___thinking___weights___Weights_get_recolouring, (setter)scholars___thinking___weights___Weights_set_recolouring,
     NULL, NULL},
    {"least_price",
     (getter)scholars___thinking___weights___Weights_get_least_price, (setter)scholars___thinking___weights___Weights_set_least_price,
     NULL, NULL},
    {"hiring",
     (getter)scholars___thinking___weights___Weights_get_hiring, (setter)scholars___thinking___weights___Weights_set_hiring,
     NULL, NULL},
    {"employ_low",
     (getter)scholars___thinking___weights___Weights_get_employ_low, (setter)scholars___thinking___weights___Weights_set_employ_low,
     NULL, NULL},
    {"dispatch",
     (getter)scholars___thinking___weights___Weights_get_dispatch, (setter)scholars___thinking___weights___Weights_set_dispatch,
     NULL, NULL},
    {"learned",
     (getter)scholars___thinking___weights___Weights_get_learned, (setter)scholars___thinking___weights___Weights_set_learned,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___thinking___weights___Weights_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___thinking___weights_____mypyc__Weights_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___thinking___weights___Weights_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, plain)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___thinking___weights___Weights_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Weights",
    .tp_new = scholars___thinking___weights___Weights_new,
    .tp_dealloc = (destructor)scholars___thinking___weights___Weights_dealloc,
    .tp_traverse = (traverseproc)scholars___thinking___weights___Weights_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___thinking___weights___Weights_clear,
    .tp_getset = scholars___thinking___weights___Weights_getseters,
    .tp_methods = scholars___thinking___weights___Weights_methods,
    .tp_init = scholars___thinking___weights___Weights_init,
    .tp_basicsize = sizeof(serai___games___scholars___thinking___weights___WeightsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Weights(plain)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___thinking___weights___Weights_template = &CPyType_scholars___thinking___weights___Weights_template_;

PyObject *CPyDef_scholars___thinking___weights_____mypyc__Weights_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___thinking___weights___WeightsObject *self;
    self = (serai___games___scholars___thinking___weights___WeightsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___thinking___weights___Weights_vtable;
    self->_silver = -113.0;
    self->_gold = -113.0;
    self->_worker = -113.0;
    self->_white_worker = -113.0;
    self->_white_die = -113.0;
    self->_primary_die = -113.0;
    self->_secondary_die = -113.0;
    self->_to_hand = -113.0;
    self->_destroy_white = -113.0;
    self->_draw = -113.0;
    self->_refill = -113.0;
    self->_influence_scroll = -113.0;
    self->_influence_guild = -113.0;
    self->_move_gold = -113.0;
    self->_track_step = -113.0;
    self->_advance = -113.0;
    self->_die = -113.0;
    self->_retire = -113.0;
    self->_employ = -113.0;
    self->_add_value = -113.0;
    self->_other_action = -113.0;
    self->_wild = -113.0;
    self->_cards_a_turn = -113.0;
    self->_cards_below_last_caliph = -113.0;
    self->_most_turns = -113.0;
    self->_uses_of_retired = -113.0;
    self->_harvests = -113.0;
    self->_sure = -113.0;
    self->_short_of_gold = -113.0;
    self->_recolouring = -113.0;
    self->_least_price = -113.0;
    self->_hiring = -113.0;
    self->_employ_low = -113.0;
    self->_dispatch = -113.0;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___thinking___weights___Weights(PyObject *cpy_r_plain)
{
    PyObject *self = CPyDef_scholars___thinking___weights_____mypyc__Weights_setup((PyObject *)CPyType_scholars___thinking___weights___Weights);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___thinking___weights___Weights_____init__(self, cpy_r_plain);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___thinking___weights___Weights_get_silver(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_silver);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_silver(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'silver' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_silver = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_gold(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_gold);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_gold(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'gold' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_gold = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_worker(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_worker);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_worker(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'worker' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_worker = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_white_worker(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_white_worker);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_white_worker(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'white_worker' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_white_worker = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_white_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_white_die);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_white_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'white_die' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_white_die = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_primary_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_primary_die);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_primary_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'primary_die' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_primary_die = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_secondary_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_secondary_die);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_secondary_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'secondary_die' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_secondary_die = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_to_hand(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_to_hand);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_to_hand(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'to_hand' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_to_hand = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_destroy_white(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_destroy_white);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_destroy_white(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'destroy_white' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_destroy_white = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_draw(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_draw);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_draw(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'draw' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_draw = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_refill(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_refill);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_refill(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'refill' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_refill = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_influence_scroll(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_influence_scroll);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_influence_scroll(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'influence_scroll' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_influence_scroll = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_influence_guild(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_influence_guild);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_influence_guild(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'influence_guild' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_influence_guild = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_move_gold(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_move_gold);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_move_gold(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'move_gold' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_move_gold = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_track_step(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_track_step);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_track_step(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'track_step' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_track_step = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_advance(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_advance);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_advance(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'advance' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_advance = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_die(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_die);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_die(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'die' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_die = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_retire(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_retire);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_retire(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'retire' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_retire = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_employ(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_employ);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_employ(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'employ' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_employ = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_add_value(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_add_value);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_add_value(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'add_value' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_add_value = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_other_action(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_other_action);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_other_action(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'other_action' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_other_action = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_wild(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_wild);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_wild(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'wild' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_wild = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_cards_a_turn(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_cards_a_turn);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_cards_a_turn(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'cards_a_turn' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_cards_a_turn = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_cards_below_last_caliph(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_cards_below_last_caliph);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_cards_below_last_caliph(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'cards_below_last_caliph' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_cards_below_last_caliph = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_most_turns(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_most_turns);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_most_turns(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'most_turns' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_most_turns = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_uses_of_retired(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_uses_of_retired);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_uses_of_retired(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'uses_of_retired' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_uses_of_retired = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_harvests(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_harvests);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_harvests(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'harvests' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_harvests = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_sure(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_sure);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_sure(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'sure' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_sure = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_short_of_gold(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_short_of_gold);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_short_of_gold(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'short_of_gold' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_short_of_gold = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_recolouring(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_recolouring);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_recolouring(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'recolouring' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_recolouring = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_least_price(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_least_price);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_least_price(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'least_price' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_least_price = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_hiring(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_hiring);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_hiring(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'hiring' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_hiring = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_employ_low(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_employ_low);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_employ_low(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'employ_low' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_employ_low = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_dispatch(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    PyObject *retval = PyFloat_FromDouble(self->_dispatch);
    return retval;
}

static int
scholars___thinking___weights___Weights_set_dispatch(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'dispatch' cannot be deleted");
        return -1;
    }
    double tmp;
    tmp = PyFloat_AsDouble(value);
    if (tmp == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", value); return -1;
    }
    self->_dispatch = tmp;
    return 0;
}

static PyObject *
scholars___thinking___weights___Weights_get_learned(serai___games___scholars___thinking___weights___WeightsObject *self, void *closure)
{
    if (unlikely(self->_learned == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'learned' of 'Weights' undefined");
        return NULL;
    }
    CPy_INCREF(self->_learned);
    PyObject *retval = self->_learned;
    return retval;
}

static int
scholars___thinking___weights___Weights_set_learned(serai___games___scholars___thinking___weights___WeightsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Weights' object attribute 'learned' cannot be deleted");
        return -1;
    }
    PyObject *tmp = value;
    CPy_INCREF(tmp);
    if (self->_learned != NULL) {
        CPy_DECREF(self->_learned);
    }
    self->_learned = tmp;
    return 0;
}
static PyMethodDef scholars___thinking___weightsmodule_methods[] = {
    {"weights", (PyCFunction)CPyPy_scholars___thinking___weights___weights, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("weights()\n--\n\n") /* docstring */},
    {"plain_weights", (PyCFunction)CPyPy_scholars___thinking___weights___plain_weights, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("plain_weights()\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___thinking___weights__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___thinking___weights__internal, "__name__");
    CPyStatic_scholars___thinking___weights___globals = PyModule_GetDict(CPyModule_serai___games___scholars___thinking___weights__internal);
    if (unlikely(CPyStatic_scholars___thinking___weights___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___thinking___weights_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___thinking___weights__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_scholars___thinking___weights___LEARNED.f0);
    CPy_XDECREF(CPyStatic_scholars___thinking___weights___LEARNED.f1);
    CPyStatic_scholars___thinking___weights___LEARNED = (tuple_T2OO) { NULL, NULL };
    Py_CLEAR(CPyType_scholars___thinking___weights___Weights);
    return -1;
}
int CPyExec_serai___games___scholars___thinking___weights(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___thinking___weights__impl, &CPyImportState_serai___games___scholars___thinking___weights, &CPyModule_serai___games___scholars___thinking___weights);
}
static struct PyModuleDef scholars___thinking___weightsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.thinking.weights",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___thinking___weightsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___thinking___weights(void)
{
    if (CPyModule_serai___games___scholars___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___weights__internal);
        return CPyModule_serai___games___scholars___thinking___weights__internal;
    }
    CPyModule_serai___games___scholars___thinking___weights__internal = PyModule_Create(&scholars___thinking___weightsmodule);
    return CPyModule_serai___games___scholars___thinking___weights__internal;
}

PyObject *CPyInit_serai___games___scholars___thinking___weights(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___thinking___weights__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___thinking___weights__internal);
        return CPyModule_serai___games___scholars___thinking___weights__internal;
    }
    CPyModule_serai___games___scholars___thinking___weights__internal = PyModule_Create(&scholars___thinking___weightsmodule);
    if (unlikely(CPyModule_serai___games___scholars___thinking___weights__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.thinking.weights");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___thinking___weights__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___thinking___weights__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___thinking___weights__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___thinking___weights(CPyModule_serai___games___scholars___thinking___weights__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___thinking___weights__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.thinking.weights");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___thinking___weights__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___thinking___weights___Weights_____init__(PyObject *cpy_r_self, PyObject *cpy_r_plain) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    tuple_T2OO cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject **cpy_r_r14;
    PyObject *cpy_r_r15;
    double cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    double cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    double cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    double cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    double cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    double cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    double cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    double cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    double cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    double cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    double cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    double cpy_r_r75;
    char cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    double cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    double cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    double cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    double cpy_r_r95;
    char cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    double cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    double cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    double cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    double cpy_r_r115;
    char cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    double cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    double cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    double cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject **cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    tuple_T2OO cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject **cpy_r_r147;
    PyObject *cpy_r_r148;
    double cpy_r_r149;
    char cpy_r_r150;
    PyObject *cpy_r_r151;
    int32_t cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    char cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    double cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    double cpy_r_r163;
    char cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    double cpy_r_r168;
    char cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    double cpy_r_r173;
    char cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    double cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject **cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    tuple_T2OO cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject **cpy_r_r195;
    PyObject *cpy_r_r196;
    double cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    int32_t cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    char cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    double cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    double cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    double cpy_r_r216;
    char cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    double cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    double cpy_r_r226;
    char cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    double cpy_r_r231;
    char cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    double cpy_r_r236;
    char cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    tuple_T2OO cpy_r_r240;
    char cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    int32_t cpy_r_r247;
    char cpy_r_r248;
    char cpy_r_r249;
    char cpy_r_r250;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    }
    cpy_r_r1 = CPyStatics[670]; /* 'gains' */
    cpy_r_r2 = PyObject_GetItem(cpy_r_plain, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL147;
    }
    cpy_r_r3 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r4[1] = {cpy_r_r2};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_VectorcallMethod(cpy_r_r3, cpy_r_r5, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL148;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r7 = PyObject_GetIter(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL147;
    }
CPyL4: ;
    cpy_r_r8 = PyIter_Next(cpy_r_r7);
    if (cpy_r_r8 == NULL) goto CPyL149;
    PyObject *__tmp6114;
    if (unlikely(!(PyTuple_Check(cpy_r_r8) && PyTuple_GET_SIZE(cpy_r_r8) == 2))) {
        __tmp6114 = NULL;
        goto __LL6115;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r8, 0))))
        __tmp6114 = PyTuple_GET_ITEM(cpy_r_r8, 0);
    else {
        __tmp6114 = NULL;
    }
    if (__tmp6114 == NULL) goto __LL6115;
    __tmp6114 = PyTuple_GET_ITEM(cpy_r_r8, 1);
    if (__tmp6114 == NULL) goto __LL6115;
    __tmp6114 = cpy_r_r8;
__LL6115: ;
    if (unlikely(__tmp6114 == NULL)) {
        CPy_TypeError("tuple[str, object]", cpy_r_r8); cpy_r_r9 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6116 = PyTuple_GET_ITEM(cpy_r_r8, 0);
        CPy_INCREF(__tmp6116);
        PyObject *__tmp6117;
        if (likely(PyUnicode_Check(__tmp6116)))
            __tmp6117 = __tmp6116;
        else {
            CPy_TypeError("str", __tmp6116); 
            __tmp6117 = NULL;
        }
        cpy_r_r9.f0 = __tmp6117;
        PyObject *__tmp6118 = PyTuple_GET_ITEM(cpy_r_r8, 1);
        CPy_INCREF(__tmp6118);
        PyObject *__tmp6119;
        __tmp6119 = __tmp6118;
        cpy_r_r9.f1 = __tmp6119;
    }
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL150;
    }
    cpy_r_r10 = cpy_r_r9.f0;
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11 = cpy_r_r9.f1;
    CPy_INCREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9.f0);
    CPy_DECREF(cpy_r_r9.f1);
    cpy_r_r12 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r13[1] = {cpy_r_r11};
    cpy_r_r14 = (PyObject **)&cpy_r_r13;
    cpy_r_r15 = PyObject_Vectorcall(cpy_r_r12, cpy_r_r14, 1, 0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL151;
    }
    CPy_DECREF(cpy_r_r11);
    cpy_r_r16 = PyFloat_AsDouble(cpy_r_r15);
    if (cpy_r_r16 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r15); cpy_r_r16 = -113.0;
    }
    CPy_DECREF(cpy_r_r15);
    cpy_r_r17 = cpy_r_r16 == -113.0;
    if (unlikely(cpy_r_r17)) goto CPyL9;
CPyL8: ;
    cpy_r_r18 = PyFloat_FromDouble(cpy_r_r16);
    cpy_r_r19 = PyDict_SetItem(cpy_r_r0, cpy_r_r10, cpy_r_r18);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL150;
    } else
        goto CPyL4;
CPyL9: ;
    cpy_r_r21 = PyErr_Occurred();
    if (unlikely(cpy_r_r21 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL152;
    } else
        goto CPyL8;
CPyL10: ;
    cpy_r_r22 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 19, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL147;
    }
    cpy_r_r23 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r24 = CPyDict_GetItem(cpy_r_r0, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 20, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    }
    cpy_r_r25 = PyFloat_AsDouble(cpy_r_r24);
    if (cpy_r_r25 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r24); cpy_r_r25 = -113.0;
    }
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = cpy_r_r25 == -113.0;
    if (unlikely(cpy_r_r26)) goto CPyL14;
CPyL13: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_silver = cpy_r_r25;
    cpy_r_r27 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r28 = CPyDict_GetItem(cpy_r_r0, cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 21, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL15;
CPyL14: ;
    cpy_r_r29 = PyErr_Occurred();
    if (unlikely(cpy_r_r29 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 20, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL13;
CPyL15: ;
    cpy_r_r30 = PyFloat_AsDouble(cpy_r_r28);
    if (cpy_r_r30 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r28); cpy_r_r30 = -113.0;
    }
    CPy_DECREF(cpy_r_r28);
    cpy_r_r31 = cpy_r_r30 == -113.0;
    if (unlikely(cpy_r_r31)) goto CPyL17;
CPyL16: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_gold = cpy_r_r30;
    cpy_r_r32 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r33 = CPyDict_GetItem(cpy_r_r0, cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 22, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL18;
CPyL17: ;
    cpy_r_r34 = PyErr_Occurred();
    if (unlikely(cpy_r_r34 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 21, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL16;
CPyL18: ;
    cpy_r_r35 = PyFloat_AsDouble(cpy_r_r33);
    if (cpy_r_r35 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r33); cpy_r_r35 = -113.0;
    }
    CPy_DECREF(cpy_r_r33);
    cpy_r_r36 = cpy_r_r35 == -113.0;
    if (unlikely(cpy_r_r36)) goto CPyL20;
CPyL19: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_worker = cpy_r_r35;
    cpy_r_r37 = CPyStatics[3578]; /* 'white_worker' */
    cpy_r_r38 = CPyDict_GetItem(cpy_r_r0, cpy_r_r37);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 23, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL21;
CPyL20: ;
    cpy_r_r39 = PyErr_Occurred();
    if (unlikely(cpy_r_r39 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 22, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL19;
CPyL21: ;
    cpy_r_r40 = PyFloat_AsDouble(cpy_r_r38);
    if (cpy_r_r40 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r38); cpy_r_r40 = -113.0;
    }
    CPy_DECREF(cpy_r_r38);
    cpy_r_r41 = cpy_r_r40 == -113.0;
    if (unlikely(cpy_r_r41)) goto CPyL23;
CPyL22: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_white_worker = cpy_r_r40;
    cpy_r_r42 = CPyStatics[2747]; /* 'white_die' */
    cpy_r_r43 = CPyDict_GetItem(cpy_r_r0, cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 24, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL24;
CPyL23: ;
    cpy_r_r44 = PyErr_Occurred();
    if (unlikely(cpy_r_r44 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 23, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL22;
CPyL24: ;
    cpy_r_r45 = PyFloat_AsDouble(cpy_r_r43);
    if (cpy_r_r45 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r43); cpy_r_r45 = -113.0;
    }
    CPy_DECREF(cpy_r_r43);
    cpy_r_r46 = cpy_r_r45 == -113.0;
    if (unlikely(cpy_r_r46)) goto CPyL26;
CPyL25: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_white_die = cpy_r_r45;
    cpy_r_r47 = CPyStatics[3579]; /* 'primary_die' */
    cpy_r_r48 = CPyDict_GetItem(cpy_r_r0, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 25, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL27;
CPyL26: ;
    cpy_r_r49 = PyErr_Occurred();
    if (unlikely(cpy_r_r49 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 24, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL25;
CPyL27: ;
    cpy_r_r50 = PyFloat_AsDouble(cpy_r_r48);
    if (cpy_r_r50 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r48); cpy_r_r50 = -113.0;
    }
    CPy_DECREF(cpy_r_r48);
    cpy_r_r51 = cpy_r_r50 == -113.0;
    if (unlikely(cpy_r_r51)) goto CPyL29;
CPyL28: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_primary_die = cpy_r_r50;
    cpy_r_r52 = CPyStatics[3580]; /* 'secondary_die' */
    cpy_r_r53 = CPyDict_GetItem(cpy_r_r0, cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 26, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL30;
CPyL29: ;
    cpy_r_r54 = PyErr_Occurred();
    if (unlikely(cpy_r_r54 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 25, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL28;
CPyL30: ;
    cpy_r_r55 = PyFloat_AsDouble(cpy_r_r53);
    if (cpy_r_r55 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r53); cpy_r_r55 = -113.0;
    }
    CPy_DECREF(cpy_r_r53);
    cpy_r_r56 = cpy_r_r55 == -113.0;
    if (unlikely(cpy_r_r56)) goto CPyL32;
CPyL31: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_secondary_die = cpy_r_r55;
    cpy_r_r57 = CPyStatics[3581]; /* 'to_hand' */
    cpy_r_r58 = CPyDict_GetItem(cpy_r_r0, cpy_r_r57);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 27, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL33;
CPyL32: ;
    cpy_r_r59 = PyErr_Occurred();
    if (unlikely(cpy_r_r59 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 26, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL31;
CPyL33: ;
    cpy_r_r60 = PyFloat_AsDouble(cpy_r_r58);
    if (cpy_r_r60 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r58); cpy_r_r60 = -113.0;
    }
    CPy_DECREF(cpy_r_r58);
    cpy_r_r61 = cpy_r_r60 == -113.0;
    if (unlikely(cpy_r_r61)) goto CPyL35;
CPyL34: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_to_hand = cpy_r_r60;
    cpy_r_r62 = CPyStatics[2750]; /* 'destroy_white' */
    cpy_r_r63 = CPyDict_GetItem(cpy_r_r0, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 28, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL36;
CPyL35: ;
    cpy_r_r64 = PyErr_Occurred();
    if (unlikely(cpy_r_r64 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 27, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL34;
CPyL36: ;
    cpy_r_r65 = PyFloat_AsDouble(cpy_r_r63);
    if (cpy_r_r65 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r63); cpy_r_r65 = -113.0;
    }
    CPy_DECREF(cpy_r_r63);
    cpy_r_r66 = cpy_r_r65 == -113.0;
    if (unlikely(cpy_r_r66)) goto CPyL38;
CPyL37: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_destroy_white = cpy_r_r65;
    cpy_r_r67 = CPyStatics[519]; /* 'draw' */
    cpy_r_r68 = CPyDict_GetItem(cpy_r_r0, cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 29, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL39;
CPyL38: ;
    cpy_r_r69 = PyErr_Occurred();
    if (unlikely(cpy_r_r69 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 28, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL37;
CPyL39: ;
    cpy_r_r70 = PyFloat_AsDouble(cpy_r_r68);
    if (cpy_r_r70 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r68); cpy_r_r70 = -113.0;
    }
    CPy_DECREF(cpy_r_r68);
    cpy_r_r71 = cpy_r_r70 == -113.0;
    if (unlikely(cpy_r_r71)) goto CPyL41;
CPyL40: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_draw = cpy_r_r70;
    cpy_r_r72 = CPyStatics[642]; /* 'refill' */
    cpy_r_r73 = CPyDict_GetItem(cpy_r_r0, cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 30, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL42;
CPyL41: ;
    cpy_r_r74 = PyErr_Occurred();
    if (unlikely(cpy_r_r74 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 29, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL40;
CPyL42: ;
    cpy_r_r75 = PyFloat_AsDouble(cpy_r_r73);
    if (cpy_r_r75 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r73); cpy_r_r75 = -113.0;
    }
    CPy_DECREF(cpy_r_r73);
    cpy_r_r76 = cpy_r_r75 == -113.0;
    if (unlikely(cpy_r_r76)) goto CPyL44;
CPyL43: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_refill = cpy_r_r75;
    cpy_r_r77 = CPyStatics[2409]; /* 'influence_scroll' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r0, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 31, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL45;
CPyL44: ;
    cpy_r_r79 = PyErr_Occurred();
    if (unlikely(cpy_r_r79 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 30, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL43;
CPyL45: ;
    cpy_r_r80 = PyFloat_AsDouble(cpy_r_r78);
    if (cpy_r_r80 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r78); cpy_r_r80 = -113.0;
    }
    CPy_DECREF(cpy_r_r78);
    cpy_r_r81 = cpy_r_r80 == -113.0;
    if (unlikely(cpy_r_r81)) goto CPyL47;
CPyL46: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_influence_scroll = cpy_r_r80;
    cpy_r_r82 = CPyStatics[2422]; /* 'influence_guild' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r0, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 32, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL48;
CPyL47: ;
    cpy_r_r84 = PyErr_Occurred();
    if (unlikely(cpy_r_r84 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 31, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL46;
CPyL48: ;
    cpy_r_r85 = PyFloat_AsDouble(cpy_r_r83);
    if (cpy_r_r85 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r83); cpy_r_r85 = -113.0;
    }
    CPy_DECREF(cpy_r_r83);
    cpy_r_r86 = cpy_r_r85 == -113.0;
    if (unlikely(cpy_r_r86)) goto CPyL50;
CPyL49: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_influence_guild = cpy_r_r85;
    cpy_r_r87 = CPyStatics[2979]; /* 'move_gold' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r0, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 33, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL51;
CPyL50: ;
    cpy_r_r89 = PyErr_Occurred();
    if (unlikely(cpy_r_r89 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 32, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL49;
CPyL51: ;
    cpy_r_r90 = PyFloat_AsDouble(cpy_r_r88);
    if (cpy_r_r90 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r88); cpy_r_r90 = -113.0;
    }
    CPy_DECREF(cpy_r_r88);
    cpy_r_r91 = cpy_r_r90 == -113.0;
    if (unlikely(cpy_r_r91)) goto CPyL53;
CPyL52: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_move_gold = cpy_r_r90;
    cpy_r_r92 = CPyStatics[3582]; /* 'track_step' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r0, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 34, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL54;
CPyL53: ;
    cpy_r_r94 = PyErr_Occurred();
    if (unlikely(cpy_r_r94 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 33, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL52;
CPyL54: ;
    cpy_r_r95 = PyFloat_AsDouble(cpy_r_r93);
    if (cpy_r_r95 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r93); cpy_r_r95 = -113.0;
    }
    CPy_DECREF(cpy_r_r93);
    cpy_r_r96 = cpy_r_r95 == -113.0;
    if (unlikely(cpy_r_r96)) goto CPyL56;
CPyL55: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_track_step = cpy_r_r95;
    cpy_r_r97 = CPyStatics[418]; /* 'advance' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r0, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 35, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL57;
CPyL56: ;
    cpy_r_r99 = PyErr_Occurred();
    if (unlikely(cpy_r_r99 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 34, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL55;
CPyL57: ;
    cpy_r_r100 = PyFloat_AsDouble(cpy_r_r98);
    if (cpy_r_r100 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r98); cpy_r_r100 = -113.0;
    }
    CPy_DECREF(cpy_r_r98);
    cpy_r_r101 = cpy_r_r100 == -113.0;
    if (unlikely(cpy_r_r101)) goto CPyL59;
CPyL58: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_advance = cpy_r_r100;
    cpy_r_r102 = CPyStatics[543]; /* 'die' */
    cpy_r_r103 = CPyDict_GetItem(cpy_r_r0, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 36, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL60;
CPyL59: ;
    cpy_r_r104 = PyErr_Occurred();
    if (unlikely(cpy_r_r104 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 35, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL58;
CPyL60: ;
    cpy_r_r105 = PyFloat_AsDouble(cpy_r_r103);
    if (cpy_r_r105 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r103); cpy_r_r105 = -113.0;
    }
    CPy_DECREF(cpy_r_r103);
    cpy_r_r106 = cpy_r_r105 == -113.0;
    if (unlikely(cpy_r_r106)) goto CPyL62;
CPyL61: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_die = cpy_r_r105;
    cpy_r_r107 = CPyStatics[2834]; /* 'retire' */
    cpy_r_r108 = CPyDict_GetItem(cpy_r_r0, cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 37, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL63;
CPyL62: ;
    cpy_r_r109 = PyErr_Occurred();
    if (unlikely(cpy_r_r109 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 36, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL61;
CPyL63: ;
    cpy_r_r110 = PyFloat_AsDouble(cpy_r_r108);
    if (cpy_r_r110 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r108); cpy_r_r110 = -113.0;
    }
    CPy_DECREF(cpy_r_r108);
    cpy_r_r111 = cpy_r_r110 == -113.0;
    if (unlikely(cpy_r_r111)) goto CPyL65;
CPyL64: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_retire = cpy_r_r110;
    cpy_r_r112 = CPyStatics[2336]; /* 'employ' */
    cpy_r_r113 = CPyDict_GetItem(cpy_r_r0, cpy_r_r112);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 38, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL66;
CPyL65: ;
    cpy_r_r114 = PyErr_Occurred();
    if (unlikely(cpy_r_r114 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 37, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL64;
CPyL66: ;
    cpy_r_r115 = PyFloat_AsDouble(cpy_r_r113);
    if (cpy_r_r115 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r113); cpy_r_r115 = -113.0;
    }
    CPy_DECREF(cpy_r_r113);
    cpy_r_r116 = cpy_r_r115 == -113.0;
    if (unlikely(cpy_r_r116)) goto CPyL68;
CPyL67: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_employ = cpy_r_r115;
    cpy_r_r117 = CPyStatics[2588]; /* 'add_value' */
    cpy_r_r118 = CPyDict_GetItem(cpy_r_r0, cpy_r_r117);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 39, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL69;
CPyL68: ;
    cpy_r_r119 = PyErr_Occurred();
    if (unlikely(cpy_r_r119 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 38, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL67;
CPyL69: ;
    cpy_r_r120 = PyFloat_AsDouble(cpy_r_r118);
    if (cpy_r_r120 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r118); cpy_r_r120 = -113.0;
    }
    CPy_DECREF(cpy_r_r118);
    cpy_r_r121 = cpy_r_r120 == -113.0;
    if (unlikely(cpy_r_r121)) goto CPyL71;
CPyL70: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_add_value = cpy_r_r120;
    cpy_r_r122 = CPyStatics[3583]; /* 'other_action' */
    cpy_r_r123 = CPyDict_GetItem(cpy_r_r0, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 40, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL72;
CPyL71: ;
    cpy_r_r124 = PyErr_Occurred();
    if (unlikely(cpy_r_r124 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 39, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL70;
CPyL72: ;
    cpy_r_r125 = PyFloat_AsDouble(cpy_r_r123);
    if (cpy_r_r125 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r123); cpy_r_r125 = -113.0;
    }
    CPy_DECREF(cpy_r_r123);
    cpy_r_r126 = cpy_r_r125 == -113.0;
    if (unlikely(cpy_r_r126)) goto CPyL74;
CPyL73: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_other_action = cpy_r_r125;
    cpy_r_r127 = CPyStatics[2687]; /* 'wild' */
    cpy_r_r128 = CPyDict_GetItem(cpy_r_r0, cpy_r_r127);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 41, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL75;
CPyL74: ;
    cpy_r_r129 = PyErr_Occurred();
    if (unlikely(cpy_r_r129 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 40, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL153;
    } else
        goto CPyL73;
CPyL75: ;
    cpy_r_r130 = PyFloat_AsDouble(cpy_r_r128);
    if (cpy_r_r130 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r128); cpy_r_r130 = -113.0;
    }
    CPy_DECREF(cpy_r_r128);
    cpy_r_r131 = cpy_r_r130 == -113.0;
    if (unlikely(cpy_r_r131)) goto CPyL77;
CPyL76: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_wild = cpy_r_r130;
    cpy_r_r132 = PyDict_New();
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL78;
CPyL77: ;
    cpy_r_r133 = PyErr_Occurred();
    if (unlikely(cpy_r_r133 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 41, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL76;
CPyL78: ;
    cpy_r_r134 = CPyStatics[201]; /* 'time' */
    cpy_r_r135 = PyObject_GetItem(cpy_r_plain, cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL154;
    }
    cpy_r_r136 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r137[1] = {cpy_r_r135};
    cpy_r_r138 = (PyObject **)&cpy_r_r137;
    cpy_r_r139 = PyObject_VectorcallMethod(cpy_r_r136, cpy_r_r138, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL155;
    }
    CPy_DECREF(cpy_r_r135);
    cpy_r_r140 = PyObject_GetIter(cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL154;
    }
CPyL81: ;
    cpy_r_r141 = PyIter_Next(cpy_r_r140);
    if (cpy_r_r141 == NULL) goto CPyL156;
    PyObject *__tmp6120;
    if (unlikely(!(PyTuple_Check(cpy_r_r141) && PyTuple_GET_SIZE(cpy_r_r141) == 2))) {
        __tmp6120 = NULL;
        goto __LL6121;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r141, 0))))
        __tmp6120 = PyTuple_GET_ITEM(cpy_r_r141, 0);
    else {
        __tmp6120 = NULL;
    }
    if (__tmp6120 == NULL) goto __LL6121;
    __tmp6120 = PyTuple_GET_ITEM(cpy_r_r141, 1);
    if (__tmp6120 == NULL) goto __LL6121;
    __tmp6120 = cpy_r_r141;
__LL6121: ;
    if (unlikely(__tmp6120 == NULL)) {
        CPy_TypeError("tuple[str, object]", cpy_r_r141); cpy_r_r142 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6122 = PyTuple_GET_ITEM(cpy_r_r141, 0);
        CPy_INCREF(__tmp6122);
        PyObject *__tmp6123;
        if (likely(PyUnicode_Check(__tmp6122)))
            __tmp6123 = __tmp6122;
        else {
            CPy_TypeError("str", __tmp6122); 
            __tmp6123 = NULL;
        }
        cpy_r_r142.f0 = __tmp6123;
        PyObject *__tmp6124 = PyTuple_GET_ITEM(cpy_r_r141, 1);
        CPy_INCREF(__tmp6124);
        PyObject *__tmp6125;
        __tmp6125 = __tmp6124;
        cpy_r_r142.f1 = __tmp6125;
    }
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL157;
    }
    cpy_r_r143 = cpy_r_r142.f0;
    CPy_INCREF(cpy_r_r143);
    cpy_r_r144 = cpy_r_r142.f1;
    CPy_INCREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r142.f0);
    CPy_DECREF(cpy_r_r142.f1);
    cpy_r_r145 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r146[1] = {cpy_r_r144};
    cpy_r_r147 = (PyObject **)&cpy_r_r146;
    cpy_r_r148 = PyObject_Vectorcall(cpy_r_r145, cpy_r_r147, 1, 0);
    if (unlikely(cpy_r_r148 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL158;
    }
    CPy_DECREF(cpy_r_r144);
    cpy_r_r149 = PyFloat_AsDouble(cpy_r_r148);
    if (cpy_r_r149 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r148); cpy_r_r149 = -113.0;
    }
    CPy_DECREF(cpy_r_r148);
    cpy_r_r150 = cpy_r_r149 == -113.0;
    if (unlikely(cpy_r_r150)) goto CPyL86;
CPyL85: ;
    cpy_r_r151 = PyFloat_FromDouble(cpy_r_r149);
    cpy_r_r152 = PyDict_SetItem(cpy_r_r132, cpy_r_r143, cpy_r_r151);
    CPy_DECREF(cpy_r_r143);
    CPy_DECREF(cpy_r_r151);
    cpy_r_r153 = cpy_r_r152 >= 0;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL157;
    } else
        goto CPyL81;
CPyL86: ;
    cpy_r_r154 = PyErr_Occurred();
    if (unlikely(cpy_r_r154 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL159;
    } else
        goto CPyL85;
CPyL87: ;
    cpy_r_r155 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r155)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 42, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL154;
    }
    cpy_r_r156 = CPyStatics[3212]; /* 'cards_a_turn' */
    cpy_r_r157 = CPyDict_GetItem(cpy_r_r132, cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 43, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    }
    cpy_r_r158 = PyFloat_AsDouble(cpy_r_r157);
    if (cpy_r_r158 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r157); cpy_r_r158 = -113.0;
    }
    CPy_DECREF(cpy_r_r157);
    cpy_r_r159 = cpy_r_r158 == -113.0;
    if (unlikely(cpy_r_r159)) goto CPyL91;
CPyL90: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_cards_a_turn = cpy_r_r158;
    cpy_r_r160 = CPyStatics[3210]; /* 'cards_below_last_caliph' */
    cpy_r_r161 = CPyDict_GetItem(cpy_r_r132, cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 44, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    } else
        goto CPyL92;
CPyL91: ;
    cpy_r_r162 = PyErr_Occurred();
    if (unlikely(cpy_r_r162 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 43, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    } else
        goto CPyL90;
CPyL92: ;
    cpy_r_r163 = PyFloat_AsDouble(cpy_r_r161);
    if (cpy_r_r163 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r161); cpy_r_r163 = -113.0;
    }
    CPy_DECREF(cpy_r_r161);
    cpy_r_r164 = cpy_r_r163 == -113.0;
    if (unlikely(cpy_r_r164)) goto CPyL94;
CPyL93: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_cards_below_last_caliph = cpy_r_r163;
    cpy_r_r165 = CPyStatics[3211]; /* 'most_turns' */
    cpy_r_r166 = CPyDict_GetItem(cpy_r_r132, cpy_r_r165);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 45, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    } else
        goto CPyL95;
CPyL94: ;
    cpy_r_r167 = PyErr_Occurred();
    if (unlikely(cpy_r_r167 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 44, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    } else
        goto CPyL93;
CPyL95: ;
    cpy_r_r168 = PyFloat_AsDouble(cpy_r_r166);
    if (cpy_r_r168 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r166); cpy_r_r168 = -113.0;
    }
    CPy_DECREF(cpy_r_r166);
    cpy_r_r169 = cpy_r_r168 == -113.0;
    if (unlikely(cpy_r_r169)) goto CPyL97;
CPyL96: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_most_turns = cpy_r_r168;
    cpy_r_r170 = CPyStatics[3584]; /* 'uses_of_retired' */
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r132, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 46, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    } else
        goto CPyL98;
CPyL97: ;
    cpy_r_r172 = PyErr_Occurred();
    if (unlikely(cpy_r_r172 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 45, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    } else
        goto CPyL96;
CPyL98: ;
    cpy_r_r173 = PyFloat_AsDouble(cpy_r_r171);
    if (cpy_r_r173 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r171); cpy_r_r173 = -113.0;
    }
    CPy_DECREF(cpy_r_r171);
    cpy_r_r174 = cpy_r_r173 == -113.0;
    if (unlikely(cpy_r_r174)) goto CPyL100;
CPyL99: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_uses_of_retired = cpy_r_r173;
    cpy_r_r175 = CPyStatics[3585]; /* 'harvests' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r132, cpy_r_r175);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 47, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL101;
CPyL100: ;
    cpy_r_r177 = PyErr_Occurred();
    if (unlikely(cpy_r_r177 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 46, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL160;
    } else
        goto CPyL99;
CPyL101: ;
    cpy_r_r178 = PyFloat_AsDouble(cpy_r_r176);
    if (cpy_r_r178 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r176); cpy_r_r178 = -113.0;
    }
    CPy_DECREF(cpy_r_r176);
    cpy_r_r179 = cpy_r_r178 == -113.0;
    if (unlikely(cpy_r_r179)) goto CPyL103;
CPyL102: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_harvests = cpy_r_r178;
    cpy_r_r180 = PyDict_New();
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL104;
CPyL103: ;
    cpy_r_r181 = PyErr_Occurred();
    if (unlikely(cpy_r_r181 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 47, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL102;
CPyL104: ;
    cpy_r_r182 = CPyStatics[3474]; /* 'prospects' */
    cpy_r_r183 = PyObject_GetItem(cpy_r_plain, cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL161;
    }
    cpy_r_r184 = CPyStatics[1761]; /* 'items' */
    PyObject *cpy_r_r185[1] = {cpy_r_r183};
    cpy_r_r186 = (PyObject **)&cpy_r_r185;
    cpy_r_r187 = PyObject_VectorcallMethod(cpy_r_r184, cpy_r_r186, 9223372036854775809ULL, 0);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL162;
    }
    CPy_DECREF(cpy_r_r183);
    cpy_r_r188 = PyObject_GetIter(cpy_r_r187);
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r188 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL161;
    }
CPyL107: ;
    cpy_r_r189 = PyIter_Next(cpy_r_r188);
    if (cpy_r_r189 == NULL) goto CPyL163;
    PyObject *__tmp6126;
    if (unlikely(!(PyTuple_Check(cpy_r_r189) && PyTuple_GET_SIZE(cpy_r_r189) == 2))) {
        __tmp6126 = NULL;
        goto __LL6127;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r189, 0))))
        __tmp6126 = PyTuple_GET_ITEM(cpy_r_r189, 0);
    else {
        __tmp6126 = NULL;
    }
    if (__tmp6126 == NULL) goto __LL6127;
    __tmp6126 = PyTuple_GET_ITEM(cpy_r_r189, 1);
    if (__tmp6126 == NULL) goto __LL6127;
    __tmp6126 = cpy_r_r189;
__LL6127: ;
    if (unlikely(__tmp6126 == NULL)) {
        CPy_TypeError("tuple[str, object]", cpy_r_r189); cpy_r_r190 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6128 = PyTuple_GET_ITEM(cpy_r_r189, 0);
        CPy_INCREF(__tmp6128);
        PyObject *__tmp6129;
        if (likely(PyUnicode_Check(__tmp6128)))
            __tmp6129 = __tmp6128;
        else {
            CPy_TypeError("str", __tmp6128); 
            __tmp6129 = NULL;
        }
        cpy_r_r190.f0 = __tmp6129;
        PyObject *__tmp6130 = PyTuple_GET_ITEM(cpy_r_r189, 1);
        CPy_INCREF(__tmp6130);
        PyObject *__tmp6131;
        __tmp6131 = __tmp6130;
        cpy_r_r190.f1 = __tmp6131;
    }
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL164;
    }
    cpy_r_r191 = cpy_r_r190.f0;
    CPy_INCREF(cpy_r_r191);
    cpy_r_r192 = cpy_r_r190.f1;
    CPy_INCREF(cpy_r_r192);
    CPy_DECREF(cpy_r_r190.f0);
    CPy_DECREF(cpy_r_r190.f1);
    cpy_r_r193 = (PyObject *)&PyFloat_Type;
    PyObject *cpy_r_r194[1] = {cpy_r_r192};
    cpy_r_r195 = (PyObject **)&cpy_r_r194;
    cpy_r_r196 = PyObject_Vectorcall(cpy_r_r193, cpy_r_r195, 1, 0);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL165;
    }
    CPy_DECREF(cpy_r_r192);
    cpy_r_r197 = PyFloat_AsDouble(cpy_r_r196);
    if (cpy_r_r197 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r196); cpy_r_r197 = -113.0;
    }
    CPy_DECREF(cpy_r_r196);
    cpy_r_r198 = cpy_r_r197 == -113.0;
    if (unlikely(cpy_r_r198)) goto CPyL112;
CPyL111: ;
    cpy_r_r199 = PyFloat_FromDouble(cpy_r_r197);
    cpy_r_r200 = PyDict_SetItem(cpy_r_r180, cpy_r_r191, cpy_r_r199);
    CPy_DECREF(cpy_r_r191);
    CPy_DECREF(cpy_r_r199);
    cpy_r_r201 = cpy_r_r200 >= 0;
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL164;
    } else
        goto CPyL107;
CPyL112: ;
    cpy_r_r202 = PyErr_Occurred();
    if (unlikely(cpy_r_r202 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL166;
    } else
        goto CPyL111;
CPyL113: ;
    cpy_r_r203 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r203)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 48, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL161;
    }
    cpy_r_r204 = CPyStatics[3586]; /* 'sure' */
    cpy_r_r205 = CPyDict_GetItem(cpy_r_r180, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 49, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    }
    cpy_r_r206 = PyFloat_AsDouble(cpy_r_r205);
    if (cpy_r_r206 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r205); cpy_r_r206 = -113.0;
    }
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 == -113.0;
    if (unlikely(cpy_r_r207)) goto CPyL117;
CPyL116: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_sure = cpy_r_r206;
    cpy_r_r208 = CPyStatics[3587]; /* 'short_of_gold' */
    cpy_r_r209 = CPyDict_GetItem(cpy_r_r180, cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 50, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL118;
CPyL117: ;
    cpy_r_r210 = PyErr_Occurred();
    if (unlikely(cpy_r_r210 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 49, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL116;
CPyL118: ;
    cpy_r_r211 = PyFloat_AsDouble(cpy_r_r209);
    if (cpy_r_r211 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r209); cpy_r_r211 = -113.0;
    }
    CPy_DECREF(cpy_r_r209);
    cpy_r_r212 = cpy_r_r211 == -113.0;
    if (unlikely(cpy_r_r212)) goto CPyL120;
CPyL119: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_short_of_gold = cpy_r_r211;
    cpy_r_r213 = CPyStatics[3588]; /* 'recolouring' */
    cpy_r_r214 = CPyDict_GetItem(cpy_r_r180, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 51, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL121;
CPyL120: ;
    cpy_r_r215 = PyErr_Occurred();
    if (unlikely(cpy_r_r215 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 50, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL119;
CPyL121: ;
    cpy_r_r216 = PyFloat_AsDouble(cpy_r_r214);
    if (cpy_r_r216 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r214); cpy_r_r216 = -113.0;
    }
    CPy_DECREF(cpy_r_r214);
    cpy_r_r217 = cpy_r_r216 == -113.0;
    if (unlikely(cpy_r_r217)) goto CPyL123;
CPyL122: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_recolouring = cpy_r_r216;
    cpy_r_r218 = CPyStatics[3589]; /* 'least_price' */
    cpy_r_r219 = CPyDict_GetItem(cpy_r_r180, cpy_r_r218);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 52, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL124;
CPyL123: ;
    cpy_r_r220 = PyErr_Occurred();
    if (unlikely(cpy_r_r220 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 51, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL122;
CPyL124: ;
    cpy_r_r221 = PyFloat_AsDouble(cpy_r_r219);
    if (cpy_r_r221 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r219); cpy_r_r221 = -113.0;
    }
    CPy_DECREF(cpy_r_r219);
    cpy_r_r222 = cpy_r_r221 == -113.0;
    if (unlikely(cpy_r_r222)) goto CPyL126;
CPyL125: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_least_price = cpy_r_r221;
    cpy_r_r223 = CPyStatics[3590]; /* 'hiring' */
    cpy_r_r224 = CPyDict_GetItem(cpy_r_r180, cpy_r_r223);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 53, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL127;
CPyL126: ;
    cpy_r_r225 = PyErr_Occurred();
    if (unlikely(cpy_r_r225 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 52, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL125;
CPyL127: ;
    cpy_r_r226 = PyFloat_AsDouble(cpy_r_r224);
    if (cpy_r_r226 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r224); cpy_r_r226 = -113.0;
    }
    CPy_DECREF(cpy_r_r224);
    cpy_r_r227 = cpy_r_r226 == -113.0;
    if (unlikely(cpy_r_r227)) goto CPyL129;
CPyL128: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_hiring = cpy_r_r226;
    cpy_r_r228 = CPyStatics[3591]; /* 'employ_low' */
    cpy_r_r229 = CPyDict_GetItem(cpy_r_r180, cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 54, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL130;
CPyL129: ;
    cpy_r_r230 = PyErr_Occurred();
    if (unlikely(cpy_r_r230 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 53, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL128;
CPyL130: ;
    cpy_r_r231 = PyFloat_AsDouble(cpy_r_r229);
    if (cpy_r_r231 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r229); cpy_r_r231 = -113.0;
    }
    CPy_DECREF(cpy_r_r229);
    cpy_r_r232 = cpy_r_r231 == -113.0;
    if (unlikely(cpy_r_r232)) goto CPyL132;
CPyL131: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_employ_low = cpy_r_r231;
    cpy_r_r233 = CPyStatics[2584]; /* 'dispatch' */
    cpy_r_r234 = CPyDict_GetItem(cpy_r_r180, cpy_r_r233);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 55, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL133;
CPyL132: ;
    cpy_r_r235 = PyErr_Occurred();
    if (unlikely(cpy_r_r235 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 54, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL167;
    } else
        goto CPyL131;
CPyL133: ;
    cpy_r_r236 = PyFloat_AsDouble(cpy_r_r234);
    if (cpy_r_r236 == -1.0 && PyErr_Occurred()) {
        CPy_TypeError("float", cpy_r_r234); cpy_r_r236 = -113.0;
    }
    CPy_DECREF(cpy_r_r234);
    cpy_r_r237 = cpy_r_r236 == -113.0;
    if (unlikely(cpy_r_r237)) goto CPyL135;
CPyL134: ;
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_dispatch = cpy_r_r236;
    cpy_r_r238 = PyDict_New();
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 56, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL136;
CPyL135: ;
    cpy_r_r239 = PyErr_Occurred();
    if (unlikely(cpy_r_r239 != NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 55, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    } else
        goto CPyL134;
CPyL136: ;
    cpy_r_r240 = CPyStatic_scholars___thinking___weights___LEARNED;
    if (unlikely(cpy_r_r240.f0 == NULL)) {
        goto CPyL168;
    } else
        goto CPyL139;
CPyL137: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LEARNED\" was not set");
    cpy_r_r241 = 0;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 56, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL146;
    }
    CPy_Unreachable();
CPyL139: ;
    CPy_INCREF(cpy_r_r240.f0);
    CPy_INCREF(cpy_r_r240.f1);
    cpy_r_r242 = PyTuple_New(2);
    if (unlikely(cpy_r_r242 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6132 = cpy_r_r240.f0;
    PyTuple_SET_ITEM(cpy_r_r242, 0, __tmp6132);
    PyObject *__tmp6133 = cpy_r_r240.f1;
    PyTuple_SET_ITEM(cpy_r_r242, 1, __tmp6133);
    cpy_r_r243 = PyObject_GetIter(cpy_r_r242);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 56, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL169;
    }
CPyL140: ;
    cpy_r_r244 = PyIter_Next(cpy_r_r243);
    if (cpy_r_r244 == NULL) goto CPyL170;
    if (likely(PyUnicode_Check(cpy_r_r244)))
        cpy_r_r245 = cpy_r_r244;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 56, CPyStatic_scholars___thinking___weights___globals, "str", cpy_r_r244);
        goto CPyL171;
    }
    cpy_r_r246 = PyObject_GetItem(cpy_r_plain, cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 56, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL172;
    }
    cpy_r_r247 = PyDict_SetItem(cpy_r_r238, cpy_r_r245, cpy_r_r246);
    CPy_DECREF(cpy_r_r245);
    CPy_DECREF(cpy_r_r246);
    cpy_r_r248 = cpy_r_r247 >= 0;
    if (unlikely(!cpy_r_r248)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 56, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL171;
    } else
        goto CPyL140;
CPyL144: ;
    cpy_r_r249 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r249)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 56, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL169;
    }
    ((serai___games___scholars___thinking___weights___WeightsObject *)cpy_r_self)->_learned = cpy_r_r238;
    return 1;
CPyL146: ;
    cpy_r_r250 = 2;
    return cpy_r_r250;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL146;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL146;
CPyL149: ;
    CPy_DECREF(cpy_r_r7);
    goto CPyL10;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL146;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL146;
CPyL152: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL146;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL146;
CPyL154: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL146;
CPyL155: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r135);
    goto CPyL146;
CPyL156: ;
    CPy_DECREF(cpy_r_r140);
    goto CPyL87;
CPyL157: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r140);
    goto CPyL146;
CPyL158: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r144);
    goto CPyL146;
CPyL159: ;
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r143);
    goto CPyL146;
CPyL160: ;
    CPy_DecRef(cpy_r_r132);
    goto CPyL146;
CPyL161: ;
    CPy_DecRef(cpy_r_r180);
    goto CPyL146;
CPyL162: ;
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r183);
    goto CPyL146;
CPyL163: ;
    CPy_DECREF(cpy_r_r188);
    goto CPyL113;
CPyL164: ;
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r188);
    goto CPyL146;
CPyL165: ;
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r188);
    CPy_DecRef(cpy_r_r191);
    CPy_DecRef(cpy_r_r192);
    goto CPyL146;
CPyL166: ;
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r188);
    CPy_DecRef(cpy_r_r191);
    goto CPyL146;
CPyL167: ;
    CPy_DecRef(cpy_r_r180);
    goto CPyL146;
CPyL168: ;
    CPy_DecRef(cpy_r_r238);
    goto CPyL137;
CPyL169: ;
    CPy_DecRef(cpy_r_r238);
    goto CPyL146;
CPyL170: ;
    CPy_DECREF(cpy_r_r243);
    goto CPyL144;
CPyL171: ;
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r243);
    goto CPyL146;
CPyL172: ;
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r243);
    CPy_DecRef(cpy_r_r245);
    goto CPyL146;
}
        
        PyObject *CPyPy_scholars___thinking___weights___Weights_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"plain", 0};
            PyObject *obj_plain;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_plain)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___thinking___weights___Weights))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.thinking.weights.Weights", obj_self); 
                goto fail;
            }
            PyObject *arg_plain = obj_plain;
            char retval = CPyDef_scholars___thinking___weights___Weights_____init__(arg_self, arg_plain);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "__init__", 18, CPyStatic_scholars___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___weights___weights(void) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyDef_scholars___thinking___weights___plain_weights();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "weights", 62, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL3;
    }
    cpy_r_r1 = CPyDef_scholars___thinking___weights___Weights(cpy_r_r0);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "weights", 62, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL3;
    }
    return cpy_r_r1;
CPyL3: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_scholars___thinking___weights___weights(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":weights", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_scholars___thinking___weights___weights();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "weights", 60, CPyStatic_scholars___thinking___weights___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___thinking___weights___plain_weights(void) {
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
    PyObject **cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject **cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    int32_t cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    cpy_r_r0 = CPyStatics[3592]; /* 'serai.games.scholars.thinking' */
    cpy_r_r1 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r2 = CPyStatics[108]; /* 'files' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 67, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL17;
    }
    PyObject *cpy_r_r4[1] = {cpy_r_r0};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r3, cpy_r_r5, 1, 0);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 67, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL17;
    }
    cpy_r_r7 = CPyStatics[1137]; /* 'weights.toml' */
    cpy_r_r8 = PyNumber_TrueDivide(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 68, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL18;
    }
    cpy_r_r9 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r10 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r11[2] = {cpy_r_r8, cpy_r_r9};
    cpy_r_r12 = (PyObject **)&cpy_r_r11;
    cpy_r_r13 = PyObject_VectorcallMethod(cpy_r_r10, cpy_r_r12, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 68, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL19;
    }
    CPy_DECREF(cpy_r_r8);
    if (likely(PyUnicode_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 68, CPyStatic_scholars___thinking___weights___globals, "str", cpy_r_r13);
        goto CPyL18;
    }
    cpy_r_r15 = CPyImport_GetModuleCache(&CPyModule_tomllib);
    cpy_r_r16 = CPyStatics[115]; /* 'loads' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 68, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL20;
    }
    PyObject *cpy_r_r18[1] = {cpy_r_r14};
    cpy_r_r19 = (PyObject **)&cpy_r_r18;
    cpy_r_r20 = PyObject_Vectorcall(cpy_r_r17, cpy_r_r19, 1, 0);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 68, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL20;
    }
    CPy_DECREF(cpy_r_r14);
    if (likely(PyDict_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 68, CPyStatic_scholars___thinking___weights___globals, "dict", cpy_r_r20);
        goto CPyL18;
    }
    cpy_r_r22 = CPyStatics[3593]; /* 'judgement.json' */
    cpy_r_r23 = PyNumber_TrueDivide(cpy_r_r6, cpy_r_r22);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL21;
    }
    cpy_r_r24 = CPyStatics[112]; /* 'utf-8' */
    cpy_r_r25 = CPyStatics[113]; /* 'read_text' */
    PyObject *cpy_r_r26[2] = {cpy_r_r23, cpy_r_r24};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_VectorcallMethod(cpy_r_r25, cpy_r_r27, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL22;
    }
    CPy_DECREF(cpy_r_r23);
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals, "str", cpy_r_r28);
        goto CPyL21;
    }
    cpy_r_r30 = CPyImport_GetModuleCache(&CPyModule_json);
    cpy_r_r31 = CPyStatics[115]; /* 'loads' */
    cpy_r_r32 = CPyObject_GetAttr(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    PyObject *cpy_r_r33[1] = {cpy_r_r29};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = PyObject_Vectorcall(cpy_r_r32, cpy_r_r34, 1, 0);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    CPy_DECREF(cpy_r_r29);
    cpy_r_r36 = PyDict_New();
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL24;
    }
    cpy_r_r37 = CPyDict_UpdateInDisplay(cpy_r_r36, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL25;
    }
    cpy_r_r39 = CPyDict_UpdateInDisplay(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r40 = cpy_r_r39 >= 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 69, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL26;
    }
    return cpy_r_r36;
CPyL17: ;
    cpy_r_r41 = NULL;
    return cpy_r_r41;
CPyL18: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL17;
CPyL19: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r8);
    goto CPyL17;
CPyL20: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r14);
    goto CPyL17;
CPyL21: ;
    CPy_DecRef(cpy_r_r21);
    goto CPyL17;
CPyL22: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r23);
    goto CPyL17;
CPyL23: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r29);
    goto CPyL17;
CPyL24: ;
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r35);
    goto CPyL17;
CPyL25: ;
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r36);
    goto CPyL17;
CPyL26: ;
    CPy_DecRef(cpy_r_r36);
    goto CPyL17;
}
        
        PyObject *CPyPy_scholars___thinking___weights___plain_weights(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":plain_weights", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *retval = CPyDef_scholars___thinking___weights___plain_weights();
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "plain_weights", 65, CPyStatic_scholars___thinking___weights___globals);
            return NULL;
        }
        
char CPyDef_scholars___thinking___weights_____top_level__(void) {
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
    void *cpy_r_r12;
    void *cpy_r_r14;
    void *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    void *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    void *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    void *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    void *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    tuple_T2OO cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    int32_t cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
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
    PyObject *cpy_r_r80;
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
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    int32_t cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject **cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int32_t cpy_r_r111;
    char cpy_r_r112;
    char cpy_r_r113;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 1, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 1, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 3, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = (void *)&CPyModule_json;
    cpy_r_r12 = (void *)&CPyModule_tomllib;
    void *cpy_r_r13[2] = {cpy_r_r11, cpy_r_r12};
    cpy_r_r14 = (void *)&cpy_r_r13;
    int64_t cpy_r_r15[2] = {5, 6};
    cpy_r_r16 = (void *)&cpy_r_r15;
    cpy_r_r17 = CPyStatics[5539]; /* (('json', 'json', 'json'), ('tomllib', 'tomllib', 'tomllib')) */
    cpy_r_r18 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r19 = CPyStatics[3595]; /* 'src/serai/games/scholars/thinking/weights.py' */
    cpy_r_r20 = CPyStatics[125]; /* '<module>' */
    cpy_r_r21 = CPyImport_ImportMany(cpy_r_r17, cpy_r_r14, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r16);
    if (!cpy_r_r21) goto CPyL23;
    cpy_r_r22 = CPyStatics[5180]; /* ('Mapping',) */
    cpy_r_r23 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r24 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r25 = CPyImport_ImportFromMany(cpy_r_r23, cpy_r_r22, cpy_r_r22, cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 7, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r26 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r26, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = CPyStatics[4997]; /* ('cache',) */
    cpy_r_r28 = CPyStatics[127]; /* 'functools' */
    cpy_r_r29 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r30 = CPyImport_ImportFromMany(cpy_r_r28, cpy_r_r27, cpy_r_r27, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 8, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r31 = (void *)&CPyModule_functools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r31, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    cpy_r_r32 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r33 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r34 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r35 = CPyImport_ImportFromMany(cpy_r_r33, cpy_r_r32, cpy_r_r32, cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 9, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r36 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r37 = CPyStatics[5295]; /* ('Any', 'Final') */
    cpy_r_r38 = CPyStatics[47]; /* 'typing' */
    cpy_r_r39 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r40 = CPyImport_ImportFromMany(cpy_r_r38, cpy_r_r37, cpy_r_r37, cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 10, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r41 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r41, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r42 = CPyStatics[3464]; /* 'features' */
    cpy_r_r43 = CPyStatics[2474]; /* 'opponent' */
    CPy_INCREF(cpy_r_r42);
    CPy_INCREF(cpy_r_r43);
    cpy_r_r44.f0 = cpy_r_r42;
    cpy_r_r44.f1 = cpy_r_r43;
    CPyStatic_scholars___thinking___weights___LEARNED = cpy_r_r44;
    CPy_INCREF(CPyStatic_scholars___thinking___weights___LEARNED.f0);
    CPy_INCREF(CPyStatic_scholars___thinking___weights___LEARNED.f1);
    cpy_r_r45 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r46 = CPyStatics[3596]; /* 'LEARNED' */
    cpy_r_r47 = PyTuple_New(2);
    if (unlikely(cpy_r_r47 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6134 = cpy_r_r44.f0;
    PyTuple_SET_ITEM(cpy_r_r47, 0, __tmp6134);
    PyObject *__tmp6135 = cpy_r_r44.f1;
    PyTuple_SET_ITEM(cpy_r_r47, 1, __tmp6135);
    cpy_r_r48 = CPyDict_SetItem(cpy_r_r45, cpy_r_r46, cpy_r_r47);
    CPy_DECREF(cpy_r_r47);
    cpy_r_r49 = cpy_r_r48 >= 0;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 12, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r50 = NULL;
    cpy_r_r51 = CPyStatics[2321]; /* 'serai.games.scholars.thinking.weights' */
    cpy_r_r52 = (PyObject *)CPyType_scholars___thinking___weights___Weights_template;
    cpy_r_r53 = CPyType_FromTemplate(cpy_r_r52, cpy_r_r50, cpy_r_r51);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 15, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r54 = CPyDef_scholars___thinking___weights___Weights_trait_vtable_setup();
    if (unlikely(cpy_r_r54 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 15, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL24;
    }
    cpy_r_r55 = CPyDef_scholars___thinking___weights___Weights_coroutine_setup(cpy_r_r53);
    if (unlikely(cpy_r_r55 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 15, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL24;
    }
    cpy_r_r56 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r57 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r58 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r59 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r60 = CPyStatics[3578]; /* 'white_worker' */
    cpy_r_r61 = CPyStatics[2747]; /* 'white_die' */
    cpy_r_r62 = CPyStatics[3579]; /* 'primary_die' */
    cpy_r_r63 = CPyStatics[3580]; /* 'secondary_die' */
    cpy_r_r64 = CPyStatics[3581]; /* 'to_hand' */
    cpy_r_r65 = CPyStatics[2750]; /* 'destroy_white' */
    cpy_r_r66 = CPyStatics[519]; /* 'draw' */
    cpy_r_r67 = CPyStatics[642]; /* 'refill' */
    cpy_r_r68 = CPyStatics[2409]; /* 'influence_scroll' */
    cpy_r_r69 = CPyStatics[2422]; /* 'influence_guild' */
    cpy_r_r70 = CPyStatics[2979]; /* 'move_gold' */
    cpy_r_r71 = CPyStatics[3582]; /* 'track_step' */
    cpy_r_r72 = CPyStatics[418]; /* 'advance' */
    cpy_r_r73 = CPyStatics[543]; /* 'die' */
    cpy_r_r74 = CPyStatics[2834]; /* 'retire' */
    cpy_r_r75 = CPyStatics[2336]; /* 'employ' */
    cpy_r_r76 = CPyStatics[2588]; /* 'add_value' */
    cpy_r_r77 = CPyStatics[3583]; /* 'other_action' */
    cpy_r_r78 = CPyStatics[2687]; /* 'wild' */
    cpy_r_r79 = CPyStatics[3212]; /* 'cards_a_turn' */
    cpy_r_r80 = CPyStatics[3210]; /* 'cards_below_last_caliph' */
    cpy_r_r81 = CPyStatics[3211]; /* 'most_turns' */
    cpy_r_r82 = CPyStatics[3584]; /* 'uses_of_retired' */
    cpy_r_r83 = CPyStatics[3585]; /* 'harvests' */
    cpy_r_r84 = CPyStatics[3586]; /* 'sure' */
    cpy_r_r85 = CPyStatics[3587]; /* 'short_of_gold' */
    cpy_r_r86 = CPyStatics[3588]; /* 'recolouring' */
    cpy_r_r87 = CPyStatics[3589]; /* 'least_price' */
    cpy_r_r88 = CPyStatics[3590]; /* 'hiring' */
    cpy_r_r89 = CPyStatics[3591]; /* 'employ_low' */
    cpy_r_r90 = CPyStatics[2584]; /* 'dispatch' */
    cpy_r_r91 = CPyStatics[3597]; /* 'learned' */
    cpy_r_r92 = PyTuple_Pack(35, cpy_r_r57, cpy_r_r58, cpy_r_r59, cpy_r_r60, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r64, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r68, cpy_r_r69, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r81, cpy_r_r82, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r90, cpy_r_r91);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 15, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL24;
    }
    cpy_r_r93 = PyObject_SetAttr(cpy_r_r53, cpy_r_r56, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 15, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL24;
    }
    CPyType_scholars___thinking___weights___Weights = (PyTypeObject *)cpy_r_r53;
    CPy_INCREF(CPyType_scholars___thinking___weights___Weights);
    cpy_r_r95 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r96 = CPyStatics[299]; /* 'Weights' */
    cpy_r_r97 = PyDict_SetItem(cpy_r_r95, cpy_r_r96, cpy_r_r53);
    cpy_r_r98 = cpy_r_r97 >= 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 15, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL24;
    }
    cpy_r_r99 = CPy_InitSubclass(cpy_r_r53);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 15, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r100 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r101 = CPyStatics[267]; /* 'weights' */
    cpy_r_r102 = CPyDict_GetItem(cpy_r_r100, cpy_r_r101);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 59, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    cpy_r_r103 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r104 = CPyStatics[126]; /* 'cache' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 59, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL25;
    }
    PyObject *cpy_r_r106[1] = {cpy_r_r102};
    cpy_r_r107 = (PyObject **)&cpy_r_r106;
    cpy_r_r108 = PyObject_Vectorcall(cpy_r_r105, cpy_r_r107, 1, 0);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 59, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL25;
    }
    CPy_DECREF(cpy_r_r102);
    cpy_r_r109 = CPyStatic_scholars___thinking___weights___globals;
    cpy_r_r110 = CPyStatics[267]; /* 'weights' */
    cpy_r_r111 = PyDict_SetItem(cpy_r_r109, cpy_r_r110, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/thinking/weights.py", "<module>", 59, CPyStatic_scholars___thinking___weights___globals);
        goto CPyL23;
    }
    return 1;
CPyL23: ;
    cpy_r_r113 = 2;
    return cpy_r_r113;
CPyL24: ;
    CPy_DecRef(cpy_r_r53);
    goto CPyL23;
CPyL25: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL23;
}

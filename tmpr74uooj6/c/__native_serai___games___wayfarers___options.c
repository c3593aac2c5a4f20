#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___options___Options_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___options___Options_traverse(serai___games___wayfarers___options___OptionsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_rest);
    Py_VISIT(self->_trade);
    Py_VISIT(self->_science);
    Py_VISIT(self->_end_turn);
    Py_VISIT(self->_skip);
    Py_VISIT(self->_performer);
    Py_VISIT(self->_die);
    Py_VISIT(self->_turn);
    Py_VISIT(self->_hand);
    Py_VISIT(self->_adjust);
    Py_VISIT(self->_reroll);
    Py_VISIT(self->_slot);
    Py_VISIT(self->_rent);
    Py_VISIT(self->_refresh);
    Py_VISIT(self->_worker);
    Py_VISIT(self->_card);
    Py_VISIT(self->_retrieve);
    Py_VISIT(self->_pay_silver);
    Py_VISIT(self->_pay_provision);
    Py_VISIT(self->_pay_influence);
    Py_VISIT(self->_draw_pigeon);
    Py_VISIT(self->_draw_provision);
    Py_VISIT(self->_keep);
    Py_VISIT(self->_under);
    Py_VISIT(self->_tuck);
    Py_VISIT(self->_discard);
    Py_VISIT(self->_tile);
    Py_VISIT(self->_place);
    Py_VISIT(self->_guild);
    Py_VISIT(self->_move);
    Py_VISIT(self->_from_guild);
    Py_VISIT(self->_from_card);
    Py_VISIT(self->_to);
    Py_VISIT(self->_allow_silver);
    Py_VISIT(self->_allow_provision);
    Py_VISIT(self->_refuse_silver);
    Py_VISIT(self->_refuse_provision);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___options___Options_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___options___OptionsObject *self = (serai___games___wayfarers___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rest);
    Py_CLEAR(self->_trade);
    Py_CLEAR(self->_science);
    Py_CLEAR(self->_end_turn);
    Py_CLEAR(self->_skip);
    Py_CLEAR(self->_performer);
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_turn);
    Py_CLEAR(self->_hand);
    Py_CLEAR(self->_adjust);
    Py_CLEAR(self->_reroll);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_rent);
    Py_CLEAR(self->_refresh);
    Py_CLEAR(self->_worker);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_retrieve);
    Py_CLEAR(self->_pay_silver);
    Py_CLEAR(self->_pay_provision);
    Py_CLEAR(self->_pay_influence);
    Py_CLEAR(self->_draw_pigeon);
    Py_CLEAR(self->_draw_provision);
    Py_CLEAR(self->_keep);
    Py_CLEAR(self->_under);
    Py_CLEAR(self->_tuck);
    Py_CLEAR(self->_discard);
    Py_CLEAR(self->_tile);
    Py_CLEAR(self->_place);
    Py_CLEAR(self->_guild);
    Py_CLEAR(self->_move);
    Py_CLEAR(self->_from_guild);
    Py_CLEAR(self->_from_card);
    Py_CLEAR(self->_to);
    Py_CLEAR(self->_allow_silver);
    Py_CLEAR(self->_allow_provision);
    Py_CLEAR(self->_refuse_silver);
    Py_CLEAR(self->_refuse_provision);
    return 0;
}

static int32_t CPyDef_wayfarers___options___Options_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___options___OptionsObject *self = (serai___games___wayfarers___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_rest);
    Py_CLEAR(self->_trade);
    Py_CLEAR(self->_science);
    Py_CLEAR(self->_end_turn);
    Py_CLEAR(self->_skip);
    Py_CLEAR(self->_performer);
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_turn);
    Py_CLEAR(self->_hand);
    Py_CLEAR(self->_adjust);
    Py_CLEAR(self->_reroll);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_rent);
    Py_CLEAR(self->_refresh);
    Py_CLEAR(self->_worker);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_retrieve);
    Py_CLEAR(self->_pay_silver);
    Py_CLEAR(self->_pay_provision);
    Py_CLEAR(self->_pay_influence);
    Py_CLEAR(self->_draw_pigeon);
    Py_CLEAR(self->_draw_provision);
    Py_CLEAR(self->_keep);
    Py_CLEAR(self->_under);
    Py_CLEAR(self->_tuck);
    Py_CLEAR(self->_discard);
    Py_CLEAR(self->_tile);
    Py_CLEAR(self->_place);
    Py_CLEAR(self->_guild);
    Py_CLEAR(self->_move);
    Py_CLEAR(self->_from_guild);
    Py_CLEAR(self->_from_card);
    Py_CLEAR(self->_to);
    Py_CLEAR(self->_allow_silver);
    Py_CLEAR(self->_allow_provision);
    Py_CLEAR(self->_refuse_silver);
    Py_CLEAR(self->_refuse_provision);
    return 0;
}

static void
wayfarers___options___Options_dealloc(serai___games___wayfarers___options___OptionsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___options___Options_dealloc)
    CPyDef_wayfarers___options___Options_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___options_____mypyc__Options_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___options___Options(PyObject *cpy_r_book, PyObject *cpy_r_performer);

static PyObject *
wayfarers___options___Options_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___options___Options) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___options_____mypyc__Options_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___options___Options_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___options___Options_vtable[1];
static bool
CPyDef_wayfarers___options___Options_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___options___Options_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___options___Options_____init__,
    };
    memcpy(wayfarers___options___Options_vtable, wayfarers___options___Options_vtable_scratch, sizeof(wayfarers___options___Options_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___options___Options_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___options___Options_get_vocabulary(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_vocabulary(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_rest(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_rest(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_trade(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_trade(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_science(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_science(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_end_turn(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_end_turn(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_skip(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_skip(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_performer(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_performer(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_die(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_die(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_turn(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_turn(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_hand(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_hand(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_adjust(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_adjust(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_reroll(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_reroll(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_slot(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_slot(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_rent(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_rent(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_refresh(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_refresh(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_worker(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_worker(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_card(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_card(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_retrieve(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_retrieve(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_pay_silver(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_pay_silver(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_pay_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_pay_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_pay_influence(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_pay_influence(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_draw_pigeon(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_draw_pigeon(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_draw_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_draw_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_keep(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_keep(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_under(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_under(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_tuck(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_tuck(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_discard(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_discard(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_tile(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_tile(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_place(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_place(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_guild(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_guild(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_move(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_move(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_from_guild(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_from_guild(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_from_card(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_from_card(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_to(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_to(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_allow_silver(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_allow_silver(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_allow_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_allow_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_refuse_silver(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_refuse_silver(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___options___Options_get_refuse_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure);
static int
wayfarers___options___Options_set_refuse_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___options___Options_getseters[] = {
    {"vocabulary",
     (getter)wayfarers___options___Options_get_vocabulary, (setter)wayfarers___options___Options_set_vocabulary,
     NULL, NULL},
    {"rest",
     (getter)wayfarers___options___Options_get_rest, (setter)wayfarers___options___Options_set_rest,
     NULL, NULL},
    {"trade",
     (getter)wayfarers___options___Options_get_trade, (setter)wayfarers___options___Options_set_trade,
     NULL, NULL},
    {"science",
     (getter)wayfarers___options___Options_get_science, (setter)wayfarers___options___Options_set_science,
     NULL, NULL},
    {"end_turn",
     (getter)wayfarers___options___Options_get_end_turn, (setter)wayfarers___options___Options_set_end_turn,
     NULL, NULL},
    {"skip",
     (getter)wayfarers___options___Options_get_skip, (setter)wayfarers___options___Options_set_skip,
     NULL, NULL},
    {"performer",
     (getter)wayfarers___options___Options_get_performer, (setter)wayfarers___options___Options_set_performer,
     NULL, NULL},
    {"die",
     (getter)wayfarers___options___Options_get_die, (setter)wayfarers___options___Options_set_die,
     NULL, NULL},
    {"turn",
     (getter)wayfarers___options___Options_get_turn, (setter)wayfarers___options___Options_set_turn,
     NULL, NULL},
    {"hand",
     (getter)wayfarers___options___Options_get_hand, (setter)wayfarers___options___Options_set_hand,
     NULL, NULL},
    {"adjust",
     (getter)wayfarers___options___Options_get_adjust, (setter)wayfarers___options___Options_set_adjust,
     NULL, NULL},
    {"reroll",
     (getter)wayfarers___options___Options_get_reroll, (setter)wayfarers___options___Options_set_reroll,
     NULL, NULL},
    {"slot",
     (getter)wayfarers___options___Options_get_slot, (setter)wayfarers___options___Options_set_slot,
     NULL, NULL},
    {"rent",
     (getter)wayfarers___options___Options_get_rent, (setter)wayfarers___options___Options_set_rent,
     NULL, NULL},
    {"refresh",
     (getter)wayfarers___options___Options_get_refresh, (setter)wayfarers___options___Options_set_refresh,
     NULL, NULL},
    {"worker",
     (getter)wayfarers___options___Options_get_worker, (setter)wayfarers___options___Options_set_worker,
     NULL, NULL},
    {"card",
     (getter)wayfarers___options___Options_get_card, (setter)wayfarers___options___Options_set_card,
     NULL, NULL},
    {"retrieve",
     (getter)wayfarers___options___Options_get_retrieve, (setter)wayfarers___options___Options_set_retrieve,
     NULL, NULL},
    {"pay_silver",
     (getter)wayfarers___options___Options_get_pay_silver, (setter)wayfarers___options___Options_set_pay_silver,
     NULL, NULL},
    {"pay_provision",
     (getter)wayfarers___options___Options_get_pay_provision, (setter)wayfarers___options___Options_set_pay_provision,
     NULL, NULL},
    {"pay_influence",
     (getter)wayfarers___options___Options_get_pay_influence, (setter)wayfarers___options___Options_set_pay_influence,
     NULL, NULL},
    {"draw_pigeon",
     (getter)wayfarers___options___Options_get_draw_pigeon, (setter)wayfarers___options___Options_set_draw_pigeon,
     NULL, NULL},
    {"draw_provision",
     (getter)wayfarers___options___Options_get_draw_provision, (setter)wayfarers___options___Options_set_draw_provision,
     NULL, NULL},
    {"keep",
     (getter)wayfarers___options___Options_get_keep, (setter)wayfarers___options___Options_set_keep,
     NULL, NULL},
    {"under",
     (getter)wayfarers___options___Options_get_under, (setter)wayfarers___options___Options_set_under,
     NULL, NULL},
    {"tuck",
     (getter)wayfarers___options___Options_get_tuck, (setter)wayfarers___options___Options_set_tuck,
     NULL, NULL},
    {"discard",
     (getter)wayfarers___options___Options_get_discard, (setter)wayfarers___options___Options_set_discard,
     NULL, NULL},
    {"tile",
     (getter)wayfarers___options___Options_get_tile, (setter)wayfarers___options___Options_set_tile,
     NULL, NULL},
    {"place",
     (getter)wayfarers___options___Options_get_place, (setter)wayfarers___options___Options_set_place,
     NULL, NULL},
    {"guild",
     (getter)wayfarers___options___Options_get_guild, (setter)wayfarers___options___Options_set_guild,
     NULL, NULL},
    {"move",
     (getter)wayfarers___options___Options_get_move, (setter)wayfarers___options___Options_set_move,
     NULL, NULL},
    {"from_guild",
     (getter)wayfarers___options___Options_get_from_guild, (setter)wayfarers___options___Options_set_from_guild,
     NULL, NULL},
    {"from_card",
     (getter)wayfarers___options___Options_get_from_card, (setter)wayfarers___options___Options_set_from_card,
     NULL, NULL},
    {"to",
     (getter)wayfarers___options___Options_get_to, (setter)wayfarers___options___Options_set_to,
     NULL, NULL},
    {"allow_silver",
     (getter)wayfarers___options___Options_get_allow_silver, (setter)wayfarers___options___Options_set_allow_silver,
     NULL, NULL},
    {"allow_provision",
     (getter)wayfarers___options___Options_get_allow_provision, (setter)wayfarers___options___Options_set_allow_provision,
     NULL, NULL},
    {"refuse_silver",
     (getter)wayfarers___options___Options_get_refuse_silver, (setter)wayfarers___options___Options_set_refuse_silver,
     NULL, NULL},
    {"refuse_provision",
     (getter)wayfarers___options___Options_get_refuse_provision, (setter)wayfarers___options___Options_set_refuse_provision,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___options___Options_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___options_____mypyc__Options_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___options___Options_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, performer)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___options___Options_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Options",
    .tp_new = wayfarers___options___Options_new,
    .tp_dealloc = (destructor)wayfarers___options___Options_dealloc,
    .tp_traverse = (traverseproc)wayfarers___options___Options_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___options___Options_clear,
    .tp_getset = wayfarers___options___Options_getseters,
    .tp_methods = wayfarers___options___Options_methods,
    .tp_init = wayfarers___options___Options_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___options___OptionsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Options(book, performer)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___options___Options_template = &CPyType_wayfarers___options___Options_template_;

PyObject *CPyDef_wayfarers___options_____mypyc__Options_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___options___OptionsObject *self;
    self = (serai___games___wayfarers___options___OptionsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___options___Options_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___options___Options(PyObject *cpy_r_book, PyObject *cpy_r_performer)
{
    PyObject *self = CPyDef_wayfarers___options_____mypyc__Options_setup((PyObject *)CPyType_wayfarers___options___Options);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___options___Options_____init__(self, cpy_r_book, cpy_r_performer);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___options___Options_get_vocabulary(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_vocabulary == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'vocabulary' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_vocabulary);
    PyObject *retval = self->_vocabulary;
    return retval;
}

static int
wayfarers___options___Options_set_vocabulary(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'vocabulary' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Vocabulary))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Vocabulary", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_vocabulary != NULL) {
        CPy_DECREF(self->_vocabulary);
    }
    self->_vocabulary = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_rest(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_rest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rest' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rest);
    PyObject *retval = self->_rest;
    return retval;
}

static int
wayfarers___options___Options_set_rest(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'rest' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
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
wayfarers___options___Options_get_trade(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_trade == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'trade' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_trade);
    PyObject *retval = self->_trade;
    return retval;
}

static int
wayfarers___options___Options_set_trade(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'trade' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_trade != NULL) {
        CPy_DECREF(self->_trade);
    }
    self->_trade = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_science(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_science == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'science' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_science);
    PyObject *retval = self->_science;
    return retval;
}

static int
wayfarers___options___Options_set_science(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'science' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_science != NULL) {
        CPy_DECREF(self->_science);
    }
    self->_science = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_end_turn(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_end_turn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'end_turn' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_end_turn);
    PyObject *retval = self->_end_turn;
    return retval;
}

static int
wayfarers___options___Options_set_end_turn(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'end_turn' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_end_turn != NULL) {
        CPy_DECREF(self->_end_turn);
    }
    self->_end_turn = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_skip(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_skip == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'skip' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_skip);
    PyObject *retval = self->_skip;
    return retval;
}

static int
wayfarers___options___Options_set_skip(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'skip' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_skip != NULL) {
        CPy_DECREF(self->_skip);
    }
    self->_skip = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_performer(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_performer == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'performer' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_performer);
    PyObject *retval = self->_performer;
    return retval;
}

static int
wayfarers___options___Options_set_performer(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'performer' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely((Py_TYPE(value) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(value) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(value) == CPyType_perform___Performer)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.perform.Performer", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_performer != NULL) {
        CPy_DECREF(self->_performer);
    }
    self->_performer = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_die(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_die == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'die' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_die);
    PyObject *retval = self->_die;
    return retval;
}

static int
wayfarers___options___Options_set_die(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'die' cannot be deleted");
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
    if (self->_die != NULL) {
        CPy_DECREF(self->_die);
    }
    self->_die = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_turn(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_turn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'turn' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_turn);
    PyObject *retval = self->_turn;
    return retval;
}

static int
wayfarers___options___Options_set_turn(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'turn' cannot be deleted");
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
    if (self->_turn != NULL) {
        CPy_DECREF(self->_turn);
    }
    self->_turn = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_hand(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_hand == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'hand' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_hand);
    PyObject *retval = self->_hand;
    return retval;
}

static int
wayfarers___options___Options_set_hand(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'hand' cannot be deleted");
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
    if (self->_hand != NULL) {
        CPy_DECREF(self->_hand);
    }
    self->_hand = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_adjust(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_adjust == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'adjust' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_adjust);
    PyObject *retval = self->_adjust;
    return retval;
}

static int
wayfarers___options___Options_set_adjust(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'adjust' cannot be deleted");
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
    if (self->_adjust != NULL) {
        CPy_DECREF(self->_adjust);
    }
    self->_adjust = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_reroll(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_reroll == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reroll' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_reroll);
    PyObject *retval = self->_reroll;
    return retval;
}

static int
wayfarers___options___Options_set_reroll(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'reroll' cannot be deleted");
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
    if (self->_reroll != NULL) {
        CPy_DECREF(self->_reroll);
    }
    self->_reroll = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_slot(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_slot == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot);
    PyObject *retval = self->_slot;
    return retval;
}

static int
wayfarers___options___Options_set_slot(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'slot' cannot be deleted");
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
    if (self->_slot != NULL) {
        CPy_DECREF(self->_slot);
    }
    self->_slot = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_rent(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_rent == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rent' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rent);
    PyObject *retval = self->_rent;
    return retval;
}

static int
wayfarers___options___Options_set_rent(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'rent' cannot be deleted");
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
    if (self->_rent != NULL) {
        CPy_DECREF(self->_rent);
    }
    self->_rent = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_refresh(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_refresh == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'refresh' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_refresh);
    PyObject *retval = self->_refresh;
    return retval;
}

static int
wayfarers___options___Options_set_refresh(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'refresh' cannot be deleted");
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
    if (self->_refresh != NULL) {
        CPy_DECREF(self->_refresh);
    }
    self->_refresh = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_worker(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_worker == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'worker' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_worker);
    PyObject *retval = self->_worker;
    return retval;
}

static int
wayfarers___options___Options_set_worker(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'worker' cannot be deleted");
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
    if (self->_worker != NULL) {
        CPy_DECREF(self->_worker);
    }
    self->_worker = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_card(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'card' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_card);
    PyObject *retval = self->_card;
    return retval;
}

static int
wayfarers___options___Options_set_card(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'card' cannot be deleted");
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
    if (self->_card != NULL) {
        CPy_DECREF(self->_card);
    }
    self->_card = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_retrieve(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_retrieve == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'retrieve' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_retrieve);
    PyObject *retval = self->_retrieve;
    return retval;
}

static int
wayfarers___options___Options_set_retrieve(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'retrieve' cannot be deleted");
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
    if (self->_retrieve != NULL) {
        CPy_DECREF(self->_retrieve);
    }
    self->_retrieve = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_pay_silver(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_pay_silver == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pay_silver' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pay_silver);
    PyObject *retval = self->_pay_silver;
    return retval;
}

static int
wayfarers___options___Options_set_pay_silver(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pay_silver' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_pay_silver != NULL) {
        CPy_DECREF(self->_pay_silver);
    }
    self->_pay_silver = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_pay_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_pay_provision == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pay_provision' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pay_provision);
    PyObject *retval = self->_pay_provision;
    return retval;
}

static int
wayfarers___options___Options_set_pay_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pay_provision' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_pay_provision != NULL) {
        CPy_DECREF(self->_pay_provision);
    }
    self->_pay_provision = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_pay_influence(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_pay_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pay_influence' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pay_influence);
    PyObject *retval = self->_pay_influence;
    return retval;
}

static int
wayfarers___options___Options_set_pay_influence(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pay_influence' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_pay_influence != NULL) {
        CPy_DECREF(self->_pay_influence);
    }
    self->_pay_influence = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_draw_pigeon(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_draw_pigeon == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'draw_pigeon' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_draw_pigeon);
    PyObject *retval = self->_draw_pigeon;
    return retval;
}

static int
wayfarers___options___Options_set_draw_pigeon(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'draw_pigeon' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_draw_pigeon != NULL) {
        CPy_DECREF(self->_draw_pigeon);
    }
    self->_draw_pigeon = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_draw_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_draw_provision == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'draw_provision' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_draw_provision);
    PyObject *retval = self->_draw_provision;
    return retval;
}

static int
wayfarers___options___Options_set_draw_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'draw_provision' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_draw_provision != NULL) {
        CPy_DECREF(self->_draw_provision);
    }
    self->_draw_provision = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_keep(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_keep == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'keep' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_keep);
    PyObject *retval = self->_keep;
    return retval;
}

static int
wayfarers___options___Options_set_keep(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'keep' cannot be deleted");
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
    if (self->_keep != NULL) {
        CPy_DECREF(self->_keep);
    }
    self->_keep = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_under(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_under == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'under' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_under);
    PyObject *retval = self->_under;
    return retval;
}

static int
wayfarers___options___Options_set_under(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'under' cannot be deleted");
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
    if (self->_under != NULL) {
        CPy_DECREF(self->_under);
    }
    self->_under = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_tuck(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_tuck == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tuck' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tuck);
    PyObject *retval = self->_tuck;
    return retval;
}

static int
wayfarers___options___Options_set_tuck(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'tuck' cannot be deleted");
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
    if (self->_tuck != NULL) {
        CPy_DECREF(self->_tuck);
    }
    self->_tuck = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_discard(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_discard == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discard' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discard);
    PyObject *retval = self->_discard;
    return retval;
}

static int
wayfarers___options___Options_set_discard(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'discard' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_discard != NULL) {
        CPy_DECREF(self->_discard);
    }
    self->_discard = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_tile(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_tile == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tile' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tile);
    PyObject *retval = self->_tile;
    return retval;
}

static int
wayfarers___options___Options_set_tile(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'tile' cannot be deleted");
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
    if (self->_tile != NULL) {
        CPy_DECREF(self->_tile);
    }
    self->_tile = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_place(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_place == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_place);
    PyObject *retval = self->_place;
    return retval;
}

static int
wayfarers___options___Options_set_place(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'place' cannot be deleted");
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
    if (self->_place != NULL) {
        CPy_DECREF(self->_place);
    }
    self->_place = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_guild(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_guild == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'guild' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_guild);
    PyObject *retval = self->_guild;
    return retval;
}

static int
wayfarers___options___Options_set_guild(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'guild' cannot be deleted");
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
    if (self->_guild != NULL) {
        CPy_DECREF(self->_guild);
    }
    self->_guild = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_move(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_move == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'move' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_move);
    PyObject *retval = self->_move;
    return retval;
}

static int
wayfarers___options___Options_set_move(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'move' cannot be deleted");
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
    if (self->_move != NULL) {
        CPy_DECREF(self->_move);
    }
    self->_move = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_from_guild(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_from_guild == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'from_guild' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_from_guild);
    PyObject *retval = self->_from_guild;
    return retval;
}

static int
wayfarers___options___Options_set_from_guild(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'from_guild' cannot be deleted");
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
    if (self->_from_guild != NULL) {
        CPy_DECREF(self->_from_guild);
    }
    self->_from_guild = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_from_card(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_from_card == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'from_card' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_from_card);
    PyObject *retval = self->_from_card;
    return retval;
}

static int
wayfarers___options___Options_set_from_card(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'from_card' cannot be deleted");
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
    if (self->_from_card != NULL) {
        CPy_DECREF(self->_from_card);
    }
    self->_from_card = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_to(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_to == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'to' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_to);
    PyObject *retval = self->_to;
    return retval;
}

static int
wayfarers___options___Options_set_to(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'to' cannot be deleted");
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
    if (self->_to != NULL) {
        CPy_DECREF(self->_to);
    }
    self->_to = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_allow_silver(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_allow_silver == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'allow_silver' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_allow_silver);
    PyObject *retval = self->_allow_silver;
    return retval;
}

static int
wayfarers___options___Options_set_allow_silver(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'allow_silver' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_allow_silver != NULL) {
        CPy_DECREF(self->_allow_silver);
    }
    self->_allow_silver = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_allow_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_allow_provision == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'allow_provision' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_allow_provision);
    PyObject *retval = self->_allow_provision;
    return retval;
}

static int
wayfarers___options___Options_set_allow_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'allow_provision' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_allow_provision != NULL) {
        CPy_DECREF(self->_allow_provision);
    }
    self->_allow_provision = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_refuse_silver(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_refuse_silver == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'refuse_silver' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_refuse_silver);
    PyObject *retval = self->_refuse_silver;
    return retval;
}

static int
wayfarers___options___Options_set_refuse_silver(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'refuse_silver' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_refuse_silver != NULL) {
        CPy_DECREF(self->_refuse_silver);
    }
    self->_refuse_silver = tmp;
    return 0;
}

static PyObject *
wayfarers___options___Options_get_refuse_provision(serai___games___wayfarers___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_refuse_provision == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'refuse_provision' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_refuse_provision);
    PyObject *retval = self->_refuse_provision;
    return retval;
}

static int
wayfarers___options___Options_set_refuse_provision(serai___games___wayfarers___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'refuse_provision' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_option___Option))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.option.Option", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_refuse_provision != NULL) {
        CPy_DECREF(self->_refuse_provision);
    }
    self->_refuse_provision = tmp;
    return 0;
}
static PyMethodDef wayfarers___optionsmodule_methods[] = {
    {"_answer", (PyCFunction)CPyPy_wayfarers___options____answer, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_answer(v, word, resource, fee)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___options__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___options__internal, "__name__");
    CPyStatic_wayfarers___options___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___options__internal);
    if (unlikely(CPyStatic_wayfarers___options___globals == NULL))
        goto fail;
    char result = CPyDef_wayfarers___options_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___options__internal);
    Py_CLEAR(modname);
    CPy_XDECREF(CPyStatic_wayfarers___options___DIE_VALUES);
    CPyStatic_wayfarers___options___DIE_VALUES = NULL;
    CPyStatic_wayfarers___options___ROWS_TO_TUCK = (tuple_T5CCCCC) { 2, 2, 2, 2, 2 };
    Py_CLEAR(CPyType_wayfarers___options___Options);
    return -1;
}
int CPyExec_serai___games___wayfarers___options(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___options__impl, &CPyImportState_serai___games___wayfarers___options, &CPyModule_serai___games___wayfarers___options);
}
static struct PyModuleDef wayfarers___optionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.options",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___optionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___options(void)
{
    if (CPyModule_serai___games___wayfarers___options__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___options__internal);
        return CPyModule_serai___games___wayfarers___options__internal;
    }
    CPyModule_serai___games___wayfarers___options__internal = PyModule_Create(&wayfarers___optionsmodule);
    return CPyModule_serai___games___wayfarers___options__internal;
}

PyObject *CPyInit_serai___games___wayfarers___options(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___options__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___options__internal);
        return CPyModule_serai___games___wayfarers___options__internal;
    }
    CPyModule_serai___games___wayfarers___options__internal = PyModule_Create(&wayfarers___optionsmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___options__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.options");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___options__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___options__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___options__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___options(CPyModule_serai___games___wayfarers___options__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___options__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.options");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___options__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___options___Options_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_performer) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject **cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T1O cpy_r_r10;
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
    CPyTagged cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    tuple_T1O cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    tuple_T1O cpy_r_r47;
    PyObject *cpy_r_r48;
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
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject **cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    char cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    CPyTagged cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    tuple_T1O cpy_r_r83;
    PyObject *cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    PyObject *cpy_r_r92;
    tuple_T2II cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    CPyTagged cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject **cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    CPyPtr cpy_r_r109;
    CPyPtr cpy_r_r110;
    CPyPtr cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    tuple_T1O cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    int32_t cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    tuple_T2II cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    CPyTagged cpy_r_r131;
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
    CPyPtr cpy_r_r143;
    CPyPtr cpy_r_r144;
    CPyPtr cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    tuple_T1O cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    int32_t cpy_r_r157;
    char cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    CPyTagged cpy_r_r165;
    tuple_T2II cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyTagged cpy_r_r170;
    CPyTagged cpy_r_r171;
    PyObject *cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    int32_t cpy_r_r175;
    char cpy_r_r176;
    char cpy_r_r177;
    tuple_T2II cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject **cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject **cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    CPyPtr cpy_r_r198;
    CPyPtr cpy_r_r199;
    CPyPtr cpy_r_r200;
    CPyPtr cpy_r_r201;
    PyObject *cpy_r_r202;
    tuple_T2II cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    CPyTagged cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    tuple_T1O cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    int32_t cpy_r_r219;
    char cpy_r_r220;
    char cpy_r_r221;
    char cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    CPyTagged cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    tuple_T1O cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    int32_t cpy_r_r244;
    char cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    CPyTagged cpy_r_r250;
    PyObject *cpy_r_r251;
    int64_t cpy_r_r252;
    CPyPtr cpy_r_r253;
    int64_t cpy_r_r254;
    char cpy_r_r255;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r256;
    CPyPtr cpy_r_r257;
    int64_t cpy_r_r258;
    CPyPtr cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_card;
    char cpy_r_r262;
    PyObject *cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    tuple_T1O cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    int32_t cpy_r_r279;
    char cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    tuple_T1O cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    tuple_T1O cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    int32_t cpy_r_r308;
    char cpy_r_r309;
    CPyTagged cpy_r_r310;
    int64_t cpy_r_r311;
    PyObject *cpy_r_r312;
    CPyTagged cpy_r_r313;
    tuple_T3OOO cpy_r_r314;
    char cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    CPyTagged cpy_r_number_2;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    PyObject *cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    tuple_T1O cpy_r_r328;
    PyObject *cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    int32_t cpy_r_r333;
    char cpy_r_r334;
    CPyTagged cpy_r_r335;
    char cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    CPyTagged cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    PyObject *cpy_r_r356;
    tuple_T1O cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    int32_t cpy_r_r362;
    char cpy_r_r363;
    char cpy_r_r364;
    PyObject *cpy_r_r365;
    CPyTagged cpy_r_r366;
    PyObject *cpy_r_r367;
    int64_t cpy_r_r368;
    CPyPtr cpy_r_r369;
    int64_t cpy_r_r370;
    char cpy_r_r371;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r372;
    CPyPtr cpy_r_r373;
    int64_t cpy_r_r374;
    CPyPtr cpy_r_r375;
    PyObject *cpy_r_r376;
    CPyTagged cpy_r_r377;
    CPyTagged cpy_r_r378;
    CPyTagged cpy_r_r379;
    char cpy_r_r380;
    PyObject *cpy_r_r381;
    CPyTagged cpy_r_r382;
    CPyTagged cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    CPyTagged cpy_r_r388;
    CPyTagged cpy_r_r389;
    tuple_T3OOO cpy_r_r390;
    char cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    CPyTagged cpy_r_r396;
    CPyTagged cpy_r_r397;
    char cpy_r_r398;
    PyObject *cpy_r_r399;
    PyObject *cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    CPyTagged cpy_r_r406;
    tuple_T2II cpy_r_r407;
    PyObject *cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    tuple_T1O cpy_r_r413;
    PyObject *cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    CPyTagged cpy_r_r419;
    tuple_T2II cpy_r_r420;
    PyObject *cpy_r_r421;
    int32_t cpy_r_r422;
    char cpy_r_r423;
    CPyTagged cpy_r_r424;
    char cpy_r_r425;
    char cpy_r_r426;
    CPyTagged cpy_r_r427;
    int64_t cpy_r_r428;
    PyObject *cpy_r_r429;
    PyObject *cpy_r_r430;
    PyObject *cpy_r_r431;
    tuple_T1O cpy_r_r432;
    PyObject *cpy_r_r433;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    tuple_T1O cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    PyObject *cpy_r_r445;
    PyObject *cpy_r_r446;
    PyObject *cpy_r_r447;
    tuple_T1O cpy_r_r448;
    PyObject *cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    PyObject *cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    PyObject *cpy_r_r461;
    tuple_T1O cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    PyObject *cpy_r_r469;
    CPyTagged cpy_r_r470;
    PyObject *cpy_r_r471;
    PyObject *cpy_r_r472;
    PyObject **cpy_r_r474;
    PyObject *cpy_r_r475;
    PyObject *cpy_r_r476;
    PyObject *cpy_r_r477;
    PyObject *cpy_r_r478;
    PyObject *cpy_r_r479;
    CPyTagged cpy_r_r480;
    PyObject *cpy_r_r481;
    CPyTagged cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    CPyTagged cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    CPyTagged cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    tuple_T1O cpy_r_r493;
    PyObject *cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    PyObject *cpy_r_r497;
    int32_t cpy_r_r498;
    char cpy_r_r499;
    char cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    CPyTagged cpy_r_r504;
    PyObject *cpy_r_r505;
    CPyTagged cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    CPyTagged cpy_r_r510;
    PyObject *cpy_r_r511;
    PyObject *cpy_r_r512;
    PyObject *cpy_r_r513;
    CPyTagged cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    tuple_T1O cpy_r_r517;
    PyObject *cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    int32_t cpy_r_r522;
    char cpy_r_r523;
    char cpy_r_r524;
    PyObject *cpy_r_r525;
    CPyTagged cpy_r_r526;
    PyObject *cpy_r_r527;
    int64_t cpy_r_r528;
    CPyPtr cpy_r_r529;
    int64_t cpy_r_r530;
    char cpy_r_r531;
    CPyPtr cpy_r_r532;
    CPyPtr cpy_r_r533;
    int64_t cpy_r_r534;
    CPyPtr cpy_r_r535;
    PyObject *cpy_r_r536;
    PyObject *cpy_r_r537;
    CPyTagged cpy_r_r538;
    int64_t cpy_r_r539;
    char cpy_r_r540;
    int64_t cpy_r_r541;
    char cpy_r_r542;
    char cpy_r_r543;
    char cpy_r_r544;
    char cpy_r_r545;
    tuple_T5CCCCC cpy_r_r546;
    char cpy_r_r547;
    CPyTagged cpy_r_r548;
    PyObject *cpy_r_r549;
    PyObject *cpy_r_r550;
    char cpy_r_r551;
    CPyTagged cpy_r_r552;
    int64_t cpy_r_r553;
    char cpy_r_r554;
    char cpy_r_r555;
    char cpy_r_r556;
    char cpy_r_r557;
    PyObject *cpy_r_r558;
    PyObject *cpy_r_r559;
    PyObject *cpy_r_r560;
    PyObject *cpy_r_r561;
    PyObject *cpy_r_r562;
    PyObject *cpy_r_r563;
    PyObject *cpy_r_r564;
    tuple_T1O cpy_r_r565;
    PyObject *cpy_r_r566;
    PyObject *cpy_r_r567;
    PyObject *cpy_r_r568;
    PyObject *cpy_r_r569;
    PyObject *cpy_r_r570;
    PyObject *cpy_r_r571;
    int32_t cpy_r_r572;
    char cpy_r_r573;
    CPyTagged cpy_r_r574;
    int64_t cpy_r_r575;
    PyObject *cpy_r_r576;
    PyObject *cpy_r_r577;
    PyObject *cpy_r_r578;
    PyObject *cpy_r_r579;
    PyObject *cpy_r_r580;
    PyObject *cpy_r_r581;
    PyObject *cpy_r_r582;
    CPyTagged cpy_r_r583;
    PyObject *cpy_r_r584;
    int64_t cpy_r_r585;
    CPyPtr cpy_r_r586;
    int64_t cpy_r_r587;
    char cpy_r_r588;
    CPyTagged cpy_r_number_3;
    CPyPtr cpy_r_r589;
    CPyPtr cpy_r_r590;
    int64_t cpy_r_r591;
    CPyPtr cpy_r_r592;
    PyObject *cpy_r_r593;
    PyObject *cpy_r_r594;
    PyObject *cpy_r_r595;
    PyObject *cpy_r_r596;
    PyObject *cpy_r_r597;
    PyObject *cpy_r_r598;
    PyObject *cpy_r_r599;
    PyObject *cpy_r_r600;
    PyObject *cpy_r_r601;
    tuple_T1O cpy_r_r602;
    PyObject *cpy_r_r603;
    PyObject *cpy_r_r604;
    PyObject *cpy_r_r605;
    PyObject *cpy_r_r606;
    int32_t cpy_r_r607;
    char cpy_r_r608;
    CPyTagged cpy_r_r609;
    int64_t cpy_r_r610;
    PyObject *cpy_r_r611;
    CPyTagged cpy_r_r612;
    tuple_T2OO cpy_r_r613;
    char cpy_r_r614;
    PyObject *cpy_r_r615;
    PyObject *cpy_r_r616;
    PyObject *cpy_r_r617;
    CPyTagged cpy_r_number_4;
    PyObject *cpy_r_r618;
    PyObject *cpy_r_r619;
    CPyTagged cpy_r_r620;
    char cpy_r_r621;
    CPyTagged cpy_r_r622;
    CPyTagged cpy_r_cell;
    int64_t cpy_r_r623;
    char cpy_r_r624;
    int64_t cpy_r_r625;
    char cpy_r_r626;
    char cpy_r_r627;
    char cpy_r_r628;
    PyObject *cpy_r_r629;
    PyObject *cpy_r_r630;
    PyObject *cpy_r_r631;
    PyObject *cpy_r_r632;
    CPyTagged cpy_r_r633;
    tuple_T2II cpy_r_r634;
    PyObject *cpy_r_r635;
    PyObject *cpy_r_r636;
    PyObject *cpy_r_r637;
    PyObject *cpy_r_r638;
    PyObject *cpy_r_r639;
    PyObject *cpy_r_r640;
    PyObject *cpy_r_r641;
    PyObject *cpy_r_r642;
    PyObject *cpy_r_r643;
    tuple_T1O cpy_r_r644;
    PyObject *cpy_r_r645;
    PyObject *cpy_r_r646;
    PyObject *cpy_r_r647;
    PyObject *cpy_r_r648;
    int32_t cpy_r_r649;
    char cpy_r_r650;
    CPyTagged cpy_r_r651;
    int32_t cpy_r_r652;
    char cpy_r_r653;
    CPyTagged cpy_r_r654;
    char cpy_r_r655;
    PyObject *cpy_r_r656;
    CPyTagged cpy_r_r657;
    tuple_T3OOO cpy_r_r658;
    char cpy_r_r659;
    PyObject *cpy_r_r660;
    PyObject *cpy_r_r661;
    PyObject *cpy_r_r662;
    CPyTagged cpy_r_number_5;
    PyObject *cpy_r_r663;
    PyObject *cpy_r_r664;
    PyObject *cpy_r_r665;
    PyObject *cpy_r_r666;
    PyObject *cpy_r_r667;
    PyObject *cpy_r_r668;
    PyObject *cpy_r_r669;
    PyObject *cpy_r_r670;
    PyObject *cpy_r_r671;
    tuple_T1O cpy_r_r672;
    PyObject *cpy_r_r673;
    PyObject *cpy_r_r674;
    PyObject *cpy_r_r675;
    PyObject *cpy_r_r676;
    int32_t cpy_r_r677;
    char cpy_r_r678;
    CPyTagged cpy_r_r679;
    char cpy_r_r680;
    PyObject *cpy_r_r681;
    tuple_T3OOO cpy_r_r682;
    char cpy_r_r683;
    CPyTagged cpy_r_r684;
    CPyTagged cpy_r_a;
    char cpy_r_r685;
    tuple_T3OOO cpy_r_r686;
    char cpy_r_r687;
    CPyTagged cpy_r_r688;
    CPyTagged cpy_r_b;
    char cpy_r_r689;
    int64_t cpy_r_r690;
    char cpy_r_r691;
    char cpy_r_r692;
    char cpy_r_r693;
    char cpy_r_r694;
    CPyTagged cpy_r_r695;
    CPyTagged cpy_r_r696;
    tuple_T2II cpy_r_r697;
    PyObject *cpy_r_r698;
    tuple_T3OOO cpy_r_r699;
    char cpy_r_r700;
    PyObject *cpy_r_r701;
    PyObject *cpy_r_r702;
    PyObject *cpy_r_r703;
    PyObject *cpy_r_r704;
    tuple_T3OOO cpy_r_r705;
    char cpy_r_r706;
    PyObject *cpy_r_r707;
    PyObject *cpy_r_r708;
    PyObject *cpy_r_r709;
    PyObject *cpy_r_r710;
    CPyTagged cpy_r_r711;
    CPyTagged cpy_r_r712;
    tuple_T2II cpy_r_r713;
    PyObject *cpy_r_r714;
    PyObject *cpy_r_r715;
    tuple_T3OOO cpy_r_r716;
    char cpy_r_r717;
    PyObject *cpy_r_r718;
    PyObject *cpy_r_r719;
    PyObject *cpy_r_r720;
    PyObject *cpy_r_r721;
    PyObject *cpy_r_r722;
    PyObject *cpy_r_r723;
    tuple_T3OOO cpy_r_r724;
    char cpy_r_r725;
    PyObject *cpy_r_r726;
    PyObject *cpy_r_r727;
    PyObject *cpy_r_r728;
    PyObject *cpy_r_r729;
    PyObject *cpy_r_r730;
    PyObject *cpy_r_r731;
    tuple_T3OOO cpy_r_r732;
    char cpy_r_r733;
    PyObject *cpy_r_r734;
    PyObject *cpy_r_r735;
    PyObject *cpy_r_r736;
    PyObject *cpy_r_r737;
    PyObject *cpy_r_r738;
    tuple_T3OOO cpy_r_r739;
    char cpy_r_r740;
    PyObject *cpy_r_r741;
    PyObject *cpy_r_r742;
    PyObject *cpy_r_r743;
    PyObject *cpy_r_r744;
    tuple_T2OO cpy_r_r745;
    PyObject *cpy_r_r746;
    PyObject *cpy_r_r747;
    PyObject *cpy_r_r748;
    PyObject *cpy_r_r749;
    PyObject *cpy_r_r750;
    int32_t cpy_r_r751;
    char cpy_r_r752;
    CPyTagged cpy_r_r753;
    CPyTagged cpy_r_r754;
    PyObject *cpy_r_r755;
    CPyTagged cpy_r_r756;
    tuple_T3OOO cpy_r_r757;
    char cpy_r_r758;
    PyObject *cpy_r_r759;
    PyObject *cpy_r_r760;
    PyObject *cpy_r_r761;
    CPyTagged cpy_r_number_6;
    PyObject *cpy_r_r762;
    PyObject *cpy_r_r763;
    PyObject *cpy_r_r764;
    PyObject *cpy_r_r765;
    PyObject *cpy_r_r766;
    PyObject *cpy_r_r767;
    PyObject *cpy_r_r768;
    PyObject *cpy_r_r769;
    PyObject *cpy_r_r770;
    PyObject *cpy_r_r771;
    tuple_T1O cpy_r_r772;
    PyObject *cpy_r_r773;
    PyObject *cpy_r_r774;
    PyObject *cpy_r_r775;
    int32_t cpy_r_r776;
    char cpy_r_r777;
    CPyTagged cpy_r_r778;
    char cpy_r_r779;
    PyObject *cpy_r_r780;
    PyObject *cpy_r_r781;
    PyObject *cpy_r_r782;
    CPyTagged cpy_r_r783;
    PyObject *cpy_r_r784;
    PyObject *cpy_r_r785;
    PyObject *cpy_r_r786;
    PyObject *cpy_r_r787;
    PyObject *cpy_r_r788;
    PyObject *cpy_r_r789;
    PyObject *cpy_r_r790;
    PyObject *cpy_r_r791;
    PyObject *cpy_r_r792;
    PyObject *cpy_r_r793;
    PyObject *cpy_r_r794;
    PyObject *cpy_r_r795;
    PyObject *cpy_r_r796;
    PyObject *cpy_r_r797;
    PyObject *cpy_r_r798;
    PyObject *cpy_r_r799;
    tuple_T1O cpy_r_r800;
    PyObject *cpy_r_r801;
    PyObject *cpy_r_r802;
    PyObject *cpy_r_r803;
    PyObject *cpy_r_r804;
    int32_t cpy_r_r805;
    char cpy_r_r806;
    char cpy_r_r807;
    PyObject *cpy_r_r808;
    CPyTagged cpy_r_r809;
    PyObject *cpy_r_r810;
    int64_t cpy_r_r811;
    CPyPtr cpy_r_r812;
    int64_t cpy_r_r813;
    char cpy_r_r814;
    CPyTagged cpy_r_place_2;
    CPyPtr cpy_r_r815;
    CPyPtr cpy_r_r816;
    int64_t cpy_r_r817;
    CPyPtr cpy_r_r818;
    PyObject *cpy_r_r819;
    PyObject *cpy_r_r820;
    PyObject *cpy_r_r821;
    PyObject *cpy_r_r822;
    PyObject *cpy_r_r823;
    PyObject *cpy_r_r824;
    PyObject *cpy_r_r825;
    PyObject *cpy_r_r826;
    PyObject *cpy_r_r827;
    tuple_T1O cpy_r_r828;
    PyObject *cpy_r_r829;
    PyObject *cpy_r_r830;
    PyObject *cpy_r_r831;
    PyObject *cpy_r_r832;
    int32_t cpy_r_r833;
    char cpy_r_r834;
    CPyTagged cpy_r_r835;
    int64_t cpy_r_r836;
    PyObject *cpy_r_r837;
    PyObject *cpy_r_r838;
    CPyTagged cpy_r_r839;
    PyObject *cpy_r_r840;
    PyObject *cpy_r_r841;
    PyObject *cpy_r_r842;
    CPyTagged cpy_r_r843;
    PyObject *cpy_r_r844;
    PyObject *cpy_r_r845;
    PyObject *cpy_r_r846;
    CPyTagged cpy_r_r847;
    PyObject *cpy_r_r848;
    PyObject *cpy_r_r849;
    PyObject *cpy_r_r850;
    CPyTagged cpy_r_r851;
    PyObject *cpy_r_r852;
    char cpy_r_r853;
    cpy_r_r0 = CPyDef_option___Vocabulary();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 25, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_vocabulary = cpy_r_r0;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_common_cards;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "common_cards", 26, CPyStatic_wayfarers___options___globals);
        goto CPyL401;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (PyObject *)&PyRange_Type;
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r1);
    PyObject *cpy_r_r4[1] = {cpy_r_r3};
    cpy_r_r5 = (PyObject **)&cpy_r_r4;
    cpy_r_r6 = PyObject_Vectorcall(cpy_r_r2, cpy_r_r5, 1, 0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 26, CPyStatic_wayfarers___options___globals);
        goto CPyL402;
    }
    CPy_DECREF(cpy_r_r3);
    if (likely(PyRange_Check(cpy_r_r6)))
        cpy_r_r7 = cpy_r_r6;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 26, CPyStatic_wayfarers___options___globals, "range", cpy_r_r6);
        goto CPyL401;
    }
    cpy_r_r8 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r9 = CPyStatics[2199]; /* 'rest' */
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10.f0 = cpy_r_r9;
    cpy_r_r11 = NULL;
    cpy_r_r12 = NULL;
    cpy_r_r13 = NULL;
    cpy_r_r14 = PyTuple_New(1);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7527 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp7527);
    cpy_r_r15 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r8, cpy_r_r11, cpy_r_r12, cpy_r_r13, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 27, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_rest = cpy_r_r15;
    cpy_r_r16 = CPyStatics[31]; /* 'n' */
    cpy_r_r17 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_ability_cost;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "ability_cost", 28, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
CPyL6: ;
    cpy_r_r18 = CPyList_GetItemShort(cpy_r_r17, 2);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 28, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    if (likely(PyTuple_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 28, CPyStatic_wayfarers___options___globals, "tuple", cpy_r_r18);
        goto CPyL403;
    }
    cpy_r_r20 = CPySequenceTuple_GetItem(cpy_r_r19, 2);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 28, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    if (likely(PyLong_Check(cpy_r_r20)))
        cpy_r_r21 = CPyTagged_FromObject(cpy_r_r20);
    else {
        CPy_TypeError("int", cpy_r_r20); cpy_r_r21 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 28, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r22 = CPyStatics[3473]; /* 'times' */
    cpy_r_r23 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = CPyStatics[3651]; /* 'trade_adjustments' */
    cpy_r_r25 = CPyDict_GetItem(cpy_r_r23, cpy_r_r24);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 28, CPyStatic_wayfarers___options___globals);
        goto CPyL404;
    }
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 28, CPyStatic_wayfarers___options___globals);
        goto CPyL404;
    }
    cpy_r_r27 = CPyTagged_StealAsObject(cpy_r_r21);
    cpy_r_r28 = CPyTagged_StealAsObject(cpy_r_r26);
    cpy_r_r29 = CPyDict_Build(2, cpy_r_r16, cpy_r_r27, cpy_r_r22, cpy_r_r28);
    CPy_DECREF(cpy_r_r27);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 28, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r30 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r31 = CPyStatics[3876]; /* 'guild_yellow' */
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32.f0 = cpy_r_r31;
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = PyTuple_New(1);
    if (unlikely(cpy_r_r35 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7528 = cpy_r_r32.f0;
    PyTuple_SET_ITEM(cpy_r_r35, 0, __tmp7528);
    cpy_r_r36 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r30, cpy_r_r33, cpy_r_r34, cpy_r_r29, cpy_r_r35);
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 29, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_trade = cpy_r_r36;
    cpy_r_r37 = CPyStatics[31]; /* 'n' */
    cpy_r_r38 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_ability_cost;
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "ability_cost", 30, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
CPyL15: ;
    cpy_r_r39 = CPyList_GetItemShort(cpy_r_r38, 0);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 30, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    if (likely(PyTuple_Check(cpy_r_r39)))
        cpy_r_r40 = cpy_r_r39;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 30, CPyStatic_wayfarers___options___globals, "tuple", cpy_r_r39);
        goto CPyL403;
    }
    cpy_r_r41 = CPySequenceTuple_GetItem(cpy_r_r40, 0);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 30, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    if (likely(PyLong_Check(cpy_r_r41)))
        cpy_r_r42 = CPyTagged_FromObject(cpy_r_r41);
    else {
        CPy_TypeError("int", cpy_r_r41); cpy_r_r42 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 30, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r42);
    cpy_r_r44 = CPyDict_Build(1, cpy_r_r37, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 30, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r45 = CPyStatics[3949]; /* 'science' */
    cpy_r_r46 = CPyStatics[3875]; /* 'guild_black' */
    CPy_INCREF(cpy_r_r46);
    cpy_r_r47.f0 = cpy_r_r46;
    cpy_r_r48 = NULL;
    cpy_r_r49 = NULL;
    cpy_r_r50 = PyTuple_New(1);
    if (unlikely(cpy_r_r50 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7529 = cpy_r_r47.f0;
    PyTuple_SET_ITEM(cpy_r_r50, 0, __tmp7529);
    cpy_r_r51 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r45, cpy_r_r48, cpy_r_r49, cpy_r_r44, cpy_r_r50);
    CPy_DECREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 31, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_science = cpy_r_r51;
    cpy_r_r52 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r53 = NULL;
    cpy_r_r54 = NULL;
    cpy_r_r55 = NULL;
    cpy_r_r56 = NULL;
    cpy_r_r57 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r52, cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 32, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_end_turn = cpy_r_r57;
    cpy_r_r58 = CPyStatics[3256]; /* 'skip' */
    cpy_r_r59 = NULL;
    cpy_r_r60 = NULL;
    cpy_r_r61 = NULL;
    cpy_r_r62 = NULL;
    cpy_r_r63 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r58, cpy_r_r59, cpy_r_r60, cpy_r_r61, cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 33, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_skip = cpy_r_r63;
    PyObject *cpy_r_r64[1] = {cpy_r_r0};
    cpy_r_r65 = (PyObject **)&cpy_r_r64;
    cpy_r_r66 = PyObject_Vectorcall(cpy_r_performer, cpy_r_r65, 1, 0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 34, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    if (likely((Py_TYPE(cpy_r_r66) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(cpy_r_r66) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(cpy_r_r66) == CPyType_perform___Performer)))
        cpy_r_r67 = cpy_r_r66;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 34, CPyStatic_wayfarers___options___globals, "serai.kernel.perform.Performer", cpy_r_r66);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_performer = cpy_r_r67;
    cpy_r_r68 = PyDict_New();
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 35, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r69 = CPyStatic_wayfarers___options___DIE_VALUES;
    if (unlikely(cpy_r_r69 == NULL)) {
        goto CPyL405;
    } else
        goto CPyL29;
CPyL27: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"DIE_VALUES\" was not set");
    cpy_r_r70 = 0;
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 37, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r71 = PyObject_GetIter(cpy_r_r69);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 35, CPyStatic_wayfarers___options___globals);
        goto CPyL406;
    }
CPyL30: ;
    cpy_r_r72 = PyIter_Next(cpy_r_r71);
    if (cpy_r_r72 == NULL) goto CPyL407;
    if (likely(PyLong_Check(cpy_r_r72)))
        cpy_r_r73 = CPyTagged_FromObject(cpy_r_r72);
    else {
        CPy_TypeError("int", cpy_r_r72); cpy_r_r73 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r73 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 35, CPyStatic_wayfarers___options___globals);
        goto CPyL408;
    }
    cpy_r_r74 = CPyStatics[871]; /* 'die:' */
    cpy_r_r75 = CPyTagged_Str(cpy_r_r73);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 36, CPyStatic_wayfarers___options___globals);
        goto CPyL409;
    }
    cpy_r_r76 = CPyStr_Build(2, cpy_r_r74, cpy_r_r75);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 36, CPyStatic_wayfarers___options___globals);
        goto CPyL409;
    }
    cpy_r_r77 = CPyStatics[337]; /* 'value' */
    CPyTagged_INCREF(cpy_r_r73);
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r73);
    cpy_r_r79 = CPyDict_Build(1, cpy_r_r77, cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 36, CPyStatic_wayfarers___options___globals);
        goto CPyL410;
    }
    cpy_r_r80 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r81 = CPyTagged_Str(cpy_r_r73);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 36, CPyStatic_wayfarers___options___globals);
        goto CPyL411;
    }
    cpy_r_r82 = CPyStr_Build(2, cpy_r_r80, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 36, CPyStatic_wayfarers___options___globals);
        goto CPyL411;
    }
    cpy_r_r83.f0 = cpy_r_r82;
    CPyTagged_INCREF(cpy_r_r73);
    cpy_r_r84 = CPyTagged_StealAsObject(cpy_r_r73);
    cpy_r_r85 = NULL;
    cpy_r_r86 = PyTuple_New(1);
    if (unlikely(cpy_r_r86 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7530 = cpy_r_r83.f0;
    PyTuple_SET_ITEM(cpy_r_r86, 0, __tmp7530);
    cpy_r_r87 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r76, cpy_r_r84, cpy_r_r85, cpy_r_r79, cpy_r_r86);
    CPy_DECREF(cpy_r_r76);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 36, CPyStatic_wayfarers___options___globals);
        goto CPyL409;
    }
    cpy_r_r88 = CPyTagged_StealAsObject(cpy_r_r73);
    cpy_r_r89 = PyDict_SetItem(cpy_r_r68, cpy_r_r88, cpy_r_r87);
    CPy_DECREF(cpy_r_r88);
    CPy_DECREF(cpy_r_r87);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 35, CPyStatic_wayfarers___options___globals);
        goto CPyL408;
    } else
        goto CPyL30;
CPyL39: ;
    cpy_r_r91 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 35, CPyStatic_wayfarers___options___globals);
        goto CPyL406;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_die = cpy_r_r68;
    cpy_r_r92 = PyDict_New();
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 39, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r93.f0 = 2;
    cpy_r_r93.f1 = -2;
    cpy_r_r94 = PyTuple_New(2);
    if (unlikely(cpy_r_r94 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7531 = CPyTagged_StealAsObject(cpy_r_r93.f0);
    PyTuple_SET_ITEM(cpy_r_r94, 0, __tmp7531);
    PyObject *__tmp7532 = CPyTagged_StealAsObject(cpy_r_r93.f1);
    PyTuple_SET_ITEM(cpy_r_r94, 1, __tmp7532);
    cpy_r_r95 = PyObject_GetIter(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 39, CPyStatic_wayfarers___options___globals);
        goto CPyL412;
    }
CPyL42: ;
    cpy_r_r96 = PyIter_Next(cpy_r_r95);
    if (cpy_r_r96 == NULL) goto CPyL413;
    if (likely(PyLong_Check(cpy_r_r96)))
        cpy_r_r97 = CPyTagged_FromObject(cpy_r_r96);
    else {
        CPy_TypeError("int", cpy_r_r96); cpy_r_r97 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 39, CPyStatic_wayfarers___options___globals);
        goto CPyL414;
    }
    cpy_r_r98 = CPyStatics[151]; /* '' */
    cpy_r_r99 = CPyStatics[4103]; /* 'turn:' */
    cpy_r_r100 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r101 = CPyStatics[4104]; /* '+d' */
    cpy_r_r102 = CPyStatics[154]; /* 'format' */
    CPyTagged_INCREF(cpy_r_r97);
    cpy_r_r103 = CPyTagged_StealAsObject(cpy_r_r97);
    PyObject *cpy_r_r104[3] = {cpy_r_r100, cpy_r_r103, cpy_r_r101};
    cpy_r_r105 = (PyObject **)&cpy_r_r104;
    cpy_r_r106 = PyObject_VectorcallMethod(cpy_r_r102, cpy_r_r105, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 40, CPyStatic_wayfarers___options___globals);
        goto CPyL415;
    }
    CPy_DECREF(cpy_r_r103);
    if (likely(PyUnicode_Check(cpy_r_r106)))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 40, CPyStatic_wayfarers___options___globals, "str", cpy_r_r106);
        goto CPyL416;
    }
    cpy_r_r108 = PyList_New(2);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 40, CPyStatic_wayfarers___options___globals);
        goto CPyL417;
    }
    cpy_r_r109 = (CPyPtr)((CPyPtr)cpy_r_r108 + offsetof(PyListObject, ob_item));
    cpy_r_r110 = *(CPyPtr *)cpy_r_r109;
    CPy_INCREF(cpy_r_r99);
    *(PyObject * *)cpy_r_r110 = cpy_r_r99;
    cpy_r_r111 = cpy_r_r110 + 8;
    *(PyObject * *)cpy_r_r111 = cpy_r_r107;
    cpy_r_r112 = PyUnicode_Join(cpy_r_r98, cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 40, CPyStatic_wayfarers___options___globals);
        goto CPyL416;
    }
    cpy_r_r113 = CPyStatics[4105]; /* 'step' */
    CPyTagged_INCREF(cpy_r_r97);
    cpy_r_r114 = CPyTagged_StealAsObject(cpy_r_r97);
    cpy_r_r115 = CPyDict_Build(1, cpy_r_r113, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 40, CPyStatic_wayfarers___options___globals);
        goto CPyL418;
    }
    cpy_r_r116 = CPyStatics[987]; /* 'hand' */
    CPy_INCREF(cpy_r_r116);
    cpy_r_r117.f0 = cpy_r_r116;
    CPyTagged_INCREF(cpy_r_r97);
    cpy_r_r118 = CPyTagged_StealAsObject(cpy_r_r97);
    cpy_r_r119 = NULL;
    cpy_r_r120 = PyTuple_New(1);
    if (unlikely(cpy_r_r120 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7533 = cpy_r_r117.f0;
    PyTuple_SET_ITEM(cpy_r_r120, 0, __tmp7533);
    cpy_r_r121 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r112, cpy_r_r118, cpy_r_r119, cpy_r_r115, cpy_r_r120);
    CPy_DECREF(cpy_r_r112);
    CPy_DECREF(cpy_r_r118);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 40, CPyStatic_wayfarers___options___globals);
        goto CPyL416;
    }
    cpy_r_r122 = CPyTagged_StealAsObject(cpy_r_r97);
    cpy_r_r123 = PyDict_SetItem(cpy_r_r92, cpy_r_r122, cpy_r_r121);
    CPy_DECREF(cpy_r_r122);
    CPy_DECREF(cpy_r_r121);
    cpy_r_r124 = cpy_r_r123 >= 0;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 39, CPyStatic_wayfarers___options___globals);
        goto CPyL414;
    } else
        goto CPyL42;
CPyL51: ;
    cpy_r_r125 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 39, CPyStatic_wayfarers___options___globals);
        goto CPyL412;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_turn = cpy_r_r92;
    cpy_r_r126 = PyDict_New();
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 42, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r127.f0 = 2;
    cpy_r_r127.f1 = -2;
    cpy_r_r128 = PyTuple_New(2);
    if (unlikely(cpy_r_r128 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7534 = CPyTagged_StealAsObject(cpy_r_r127.f0);
    PyTuple_SET_ITEM(cpy_r_r128, 0, __tmp7534);
    PyObject *__tmp7535 = CPyTagged_StealAsObject(cpy_r_r127.f1);
    PyTuple_SET_ITEM(cpy_r_r128, 1, __tmp7535);
    cpy_r_r129 = PyObject_GetIter(cpy_r_r128);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 42, CPyStatic_wayfarers___options___globals);
        goto CPyL419;
    }
CPyL54: ;
    cpy_r_r130 = PyIter_Next(cpy_r_r129);
    if (cpy_r_r130 == NULL) goto CPyL420;
    if (likely(PyLong_Check(cpy_r_r130)))
        cpy_r_r131 = CPyTagged_FromObject(cpy_r_r130);
    else {
        CPy_TypeError("int", cpy_r_r130); cpy_r_r131 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r131 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 42, CPyStatic_wayfarers___options___globals);
        goto CPyL421;
    }
    cpy_r_r132 = CPyStatics[151]; /* '' */
    cpy_r_r133 = CPyStatics[4106]; /* 'hand:' */
    cpy_r_r134 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r135 = CPyStatics[4104]; /* '+d' */
    cpy_r_r136 = CPyStatics[154]; /* 'format' */
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_r137 = CPyTagged_StealAsObject(cpy_r_r131);
    PyObject *cpy_r_r138[3] = {cpy_r_r134, cpy_r_r137, cpy_r_r135};
    cpy_r_r139 = (PyObject **)&cpy_r_r138;
    cpy_r_r140 = PyObject_VectorcallMethod(cpy_r_r136, cpy_r_r139, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 43, CPyStatic_wayfarers___options___globals);
        goto CPyL422;
    }
    CPy_DECREF(cpy_r_r137);
    if (likely(PyUnicode_Check(cpy_r_r140)))
        cpy_r_r141 = cpy_r_r140;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 43, CPyStatic_wayfarers___options___globals, "str", cpy_r_r140);
        goto CPyL423;
    }
    cpy_r_r142 = PyList_New(2);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 43, CPyStatic_wayfarers___options___globals);
        goto CPyL424;
    }
    cpy_r_r143 = (CPyPtr)((CPyPtr)cpy_r_r142 + offsetof(PyListObject, ob_item));
    cpy_r_r144 = *(CPyPtr *)cpy_r_r143;
    CPy_INCREF(cpy_r_r133);
    *(PyObject * *)cpy_r_r144 = cpy_r_r133;
    cpy_r_r145 = cpy_r_r144 + 8;
    *(PyObject * *)cpy_r_r145 = cpy_r_r141;
    cpy_r_r146 = PyUnicode_Join(cpy_r_r132, cpy_r_r142);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 43, CPyStatic_wayfarers___options___globals);
        goto CPyL423;
    }
    cpy_r_r147 = CPyStatics[4105]; /* 'step' */
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_r148 = CPyTagged_StealAsObject(cpy_r_r131);
    cpy_r_r149 = CPyDict_Build(1, cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 43, CPyStatic_wayfarers___options___globals);
        goto CPyL425;
    }
    cpy_r_r150 = CPyStatics[987]; /* 'hand' */
    CPy_INCREF(cpy_r_r150);
    cpy_r_r151.f0 = cpy_r_r150;
    CPyTagged_INCREF(cpy_r_r131);
    cpy_r_r152 = CPyTagged_StealAsObject(cpy_r_r131);
    cpy_r_r153 = NULL;
    cpy_r_r154 = PyTuple_New(1);
    if (unlikely(cpy_r_r154 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7536 = cpy_r_r151.f0;
    PyTuple_SET_ITEM(cpy_r_r154, 0, __tmp7536);
    cpy_r_r155 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r146, cpy_r_r152, cpy_r_r153, cpy_r_r149, cpy_r_r154);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r152);
    CPy_DECREF(cpy_r_r149);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 43, CPyStatic_wayfarers___options___globals);
        goto CPyL423;
    }
    cpy_r_r156 = CPyTagged_StealAsObject(cpy_r_r131);
    cpy_r_r157 = PyDict_SetItem(cpy_r_r126, cpy_r_r156, cpy_r_r155);
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r158 = cpy_r_r157 >= 0;
    if (unlikely(!cpy_r_r158)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 42, CPyStatic_wayfarers___options___globals);
        goto CPyL421;
    } else
        goto CPyL54;
CPyL63: ;
    cpy_r_r159 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 42, CPyStatic_wayfarers___options___globals);
        goto CPyL419;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_hand = cpy_r_r126;
    cpy_r_r160 = PyDict_New();
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r161 = CPyStatic_wayfarers___options___DIE_VALUES;
    if (unlikely(cpy_r_r161 == NULL)) {
        goto CPyL426;
    } else
        goto CPyL68;
CPyL66: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"DIE_VALUES\" was not set");
    cpy_r_r162 = 0;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 52, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL68: ;
    cpy_r_r163 = PyObject_GetIter(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL427;
    }
CPyL69: ;
    cpy_r_r164 = PyIter_Next(cpy_r_r163);
    if (cpy_r_r164 == NULL) goto CPyL428;
    if (likely(PyLong_Check(cpy_r_r164)))
        cpy_r_r165 = CPyTagged_FromObject(cpy_r_r164);
    else {
        CPy_TypeError("int", cpy_r_r164); cpy_r_r165 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r165 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL429;
    }
    cpy_r_r166.f0 = 2;
    cpy_r_r166.f1 = -2;
    cpy_r_r167 = PyTuple_New(2);
    if (unlikely(cpy_r_r167 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7537 = CPyTagged_StealAsObject(cpy_r_r166.f0);
    PyTuple_SET_ITEM(cpy_r_r167, 0, __tmp7537);
    PyObject *__tmp7538 = CPyTagged_StealAsObject(cpy_r_r166.f1);
    PyTuple_SET_ITEM(cpy_r_r167, 1, __tmp7538);
    cpy_r_r168 = PyObject_GetIter(cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL430;
    }
CPyL72: ;
    cpy_r_r169 = PyIter_Next(cpy_r_r168);
    if (cpy_r_r169 == NULL) goto CPyL431;
    if (likely(PyLong_Check(cpy_r_r169)))
        cpy_r_r170 = CPyTagged_FromObject(cpy_r_r169);
    else {
        CPy_TypeError("int", cpy_r_r169); cpy_r_r170 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL432;
    }
    cpy_r_r171 = CPyTagged_Add(cpy_r_r165, cpy_r_r170);
    cpy_r_r172 = CPyStatic_wayfarers___options___DIE_VALUES;
    if (unlikely(cpy_r_r172 == NULL)) {
        goto CPyL433;
    } else
        goto CPyL77;
CPyL75: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"DIE_VALUES\" was not set");
    cpy_r_r173 = 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 54, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL77: ;
    cpy_r_r174 = CPyTagged_StealAsObject(cpy_r_r171);
    cpy_r_r175 = PySequence_Contains(cpy_r_r172, cpy_r_r174);
    CPy_DECREF(cpy_r_r174);
    cpy_r_r176 = cpy_r_r175 >= 0;
    if (unlikely(!cpy_r_r176)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 54, CPyStatic_wayfarers___options___globals);
        goto CPyL434;
    }
    cpy_r_r177 = cpy_r_r175;
    if (!cpy_r_r177) goto CPyL435;
    CPyTagged_INCREF(cpy_r_r165);
    CPyTagged_INCREF(cpy_r_r170);
    cpy_r_r178.f0 = cpy_r_r165;
    cpy_r_r178.f1 = cpy_r_r170;
    cpy_r_r179 = CPyStatics[151]; /* '' */
    cpy_r_r180 = CPyStatics[4107]; /* 'adjust:' */
    cpy_r_r181 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r182 = CPyStatics[151]; /* '' */
    cpy_r_r183 = CPyStatics[154]; /* 'format' */
    CPyTagged_INCREF(cpy_r_r165);
    cpy_r_r184 = CPyTagged_StealAsObject(cpy_r_r165);
    PyObject *cpy_r_r185[3] = {cpy_r_r181, cpy_r_r184, cpy_r_r182};
    cpy_r_r186 = (PyObject **)&cpy_r_r185;
    cpy_r_r187 = PyObject_VectorcallMethod(cpy_r_r183, cpy_r_r186, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 47, CPyStatic_wayfarers___options___globals);
        goto CPyL436;
    }
    CPy_DECREF(cpy_r_r184);
    if (likely(PyUnicode_Check(cpy_r_r187)))
        cpy_r_r188 = cpy_r_r187;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 47, CPyStatic_wayfarers___options___globals, "str", cpy_r_r187);
        goto CPyL437;
    }
    cpy_r_r189 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r190 = CPyStatics[4104]; /* '+d' */
    cpy_r_r191 = CPyStatics[154]; /* 'format' */
    CPyTagged_INCREF(cpy_r_r170);
    cpy_r_r192 = CPyTagged_StealAsObject(cpy_r_r170);
    PyObject *cpy_r_r193[3] = {cpy_r_r189, cpy_r_r192, cpy_r_r190};
    cpy_r_r194 = (PyObject **)&cpy_r_r193;
    cpy_r_r195 = PyObject_VectorcallMethod(cpy_r_r191, cpy_r_r194, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 47, CPyStatic_wayfarers___options___globals);
        goto CPyL438;
    }
    CPy_DECREF(cpy_r_r192);
    if (likely(PyUnicode_Check(cpy_r_r195)))
        cpy_r_r196 = cpy_r_r195;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 47, CPyStatic_wayfarers___options___globals, "str", cpy_r_r195);
        goto CPyL439;
    }
    cpy_r_r197 = PyList_New(3);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 47, CPyStatic_wayfarers___options___globals);
        goto CPyL440;
    }
    cpy_r_r198 = (CPyPtr)((CPyPtr)cpy_r_r197 + offsetof(PyListObject, ob_item));
    cpy_r_r199 = *(CPyPtr *)cpy_r_r198;
    CPy_INCREF(cpy_r_r180);
    *(PyObject * *)cpy_r_r199 = cpy_r_r180;
    cpy_r_r200 = cpy_r_r199 + 8;
    *(PyObject * *)cpy_r_r200 = cpy_r_r188;
    cpy_r_r201 = cpy_r_r199 + 16;
    *(PyObject * *)cpy_r_r201 = cpy_r_r196;
    cpy_r_r202 = PyUnicode_Join(cpy_r_r179, cpy_r_r197);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 47, CPyStatic_wayfarers___options___globals);
        goto CPyL437;
    }
    CPyTagged_INCREF(cpy_r_r165);
    CPyTagged_INCREF(cpy_r_r170);
    cpy_r_r203.f0 = cpy_r_r165;
    cpy_r_r203.f1 = cpy_r_r170;
    cpy_r_r204 = CPyStatics[337]; /* 'value' */
    cpy_r_r205 = CPyStatics[2792]; /* 'result' */
    cpy_r_r206 = CPyTagged_Add(cpy_r_r165, cpy_r_r170);
    CPyTagged_DECREF(cpy_r_r170);
    CPyTagged_INCREF(cpy_r_r165);
    cpy_r_r207 = CPyTagged_StealAsObject(cpy_r_r165);
    cpy_r_r208 = CPyTagged_StealAsObject(cpy_r_r206);
    cpy_r_r209 = CPyDict_Build(2, cpy_r_r204, cpy_r_r207, cpy_r_r205, cpy_r_r208);
    CPy_DECREF(cpy_r_r207);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 49, CPyStatic_wayfarers___options___globals);
        goto CPyL441;
    }
    cpy_r_r210 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r211 = CPyTagged_Str(cpy_r_r165);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 50, CPyStatic_wayfarers___options___globals);
        goto CPyL442;
    }
    cpy_r_r212 = CPyStr_Build(2, cpy_r_r210, cpy_r_r211);
    CPy_DECREF(cpy_r_r211);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 50, CPyStatic_wayfarers___options___globals);
        goto CPyL442;
    }
    cpy_r_r213.f0 = cpy_r_r212;
    cpy_r_r214 = PyTuple_New(2);
    if (unlikely(cpy_r_r214 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7539 = CPyTagged_StealAsObject(cpy_r_r203.f0);
    PyTuple_SET_ITEM(cpy_r_r214, 0, __tmp7539);
    PyObject *__tmp7540 = CPyTagged_StealAsObject(cpy_r_r203.f1);
    PyTuple_SET_ITEM(cpy_r_r214, 1, __tmp7540);
    cpy_r_r215 = NULL;
    cpy_r_r216 = PyTuple_New(1);
    if (unlikely(cpy_r_r216 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7541 = cpy_r_r213.f0;
    PyTuple_SET_ITEM(cpy_r_r216, 0, __tmp7541);
    cpy_r_r217 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r202, cpy_r_r214, cpy_r_r215, cpy_r_r209, cpy_r_r216);
    CPy_DECREF(cpy_r_r202);
    CPy_DECREF(cpy_r_r214);
    CPy_DECREF(cpy_r_r209);
    CPy_DECREF(cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 46, CPyStatic_wayfarers___options___globals);
        goto CPyL443;
    }
    cpy_r_r218 = PyTuple_New(2);
    if (unlikely(cpy_r_r218 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7542 = CPyTagged_StealAsObject(cpy_r_r178.f0);
    PyTuple_SET_ITEM(cpy_r_r218, 0, __tmp7542);
    PyObject *__tmp7543 = CPyTagged_StealAsObject(cpy_r_r178.f1);
    PyTuple_SET_ITEM(cpy_r_r218, 1, __tmp7543);
    cpy_r_r219 = PyDict_SetItem(cpy_r_r160, cpy_r_r218, cpy_r_r217);
    CPy_DECREF(cpy_r_r218);
    CPy_DECREF(cpy_r_r217);
    cpy_r_r220 = cpy_r_r219 >= 0;
    if (unlikely(!cpy_r_r220)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL432;
    } else
        goto CPyL72;
CPyL90: ;
    cpy_r_r221 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r221)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL429;
    } else
        goto CPyL69;
CPyL91: ;
    cpy_r_r222 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r222)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 45, CPyStatic_wayfarers___options___globals);
        goto CPyL427;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_adjust = cpy_r_r160;
    cpy_r_r223 = PyDict_New();
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 56, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r224 = CPyStatic_wayfarers___options___DIE_VALUES;
    if (unlikely(cpy_r_r224 == NULL)) {
        goto CPyL444;
    } else
        goto CPyL96;
CPyL94: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"DIE_VALUES\" was not set");
    cpy_r_r225 = 0;
    if (unlikely(!cpy_r_r225)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 58, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL96: ;
    cpy_r_r226 = PyObject_GetIter(cpy_r_r224);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 56, CPyStatic_wayfarers___options___globals);
        goto CPyL445;
    }
CPyL97: ;
    cpy_r_r227 = PyIter_Next(cpy_r_r226);
    if (cpy_r_r227 == NULL) goto CPyL446;
    if (likely(PyLong_Check(cpy_r_r227)))
        cpy_r_r228 = CPyTagged_FromObject(cpy_r_r227);
    else {
        CPy_TypeError("int", cpy_r_r227); cpy_r_r228 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r227);
    if (unlikely(cpy_r_r228 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 56, CPyStatic_wayfarers___options___globals);
        goto CPyL447;
    }
    cpy_r_r229 = CPyStatics[4014]; /* 'reroll:' */
    cpy_r_r230 = CPyTagged_Str(cpy_r_r228);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 57, CPyStatic_wayfarers___options___globals);
        goto CPyL448;
    }
    cpy_r_r231 = CPyStr_Build(2, cpy_r_r229, cpy_r_r230);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 57, CPyStatic_wayfarers___options___globals);
        goto CPyL448;
    }
    cpy_r_r232 = CPyStatics[337]; /* 'value' */
    CPyTagged_INCREF(cpy_r_r228);
    cpy_r_r233 = CPyTagged_StealAsObject(cpy_r_r228);
    cpy_r_r234 = CPyDict_Build(1, cpy_r_r232, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 57, CPyStatic_wayfarers___options___globals);
        goto CPyL449;
    }
    cpy_r_r235 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r236 = CPyTagged_Str(cpy_r_r228);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 57, CPyStatic_wayfarers___options___globals);
        goto CPyL450;
    }
    cpy_r_r237 = CPyStr_Build(2, cpy_r_r235, cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    if (unlikely(cpy_r_r237 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 57, CPyStatic_wayfarers___options___globals);
        goto CPyL450;
    }
    cpy_r_r238.f0 = cpy_r_r237;
    CPyTagged_INCREF(cpy_r_r228);
    cpy_r_r239 = CPyTagged_StealAsObject(cpy_r_r228);
    cpy_r_r240 = NULL;
    cpy_r_r241 = PyTuple_New(1);
    if (unlikely(cpy_r_r241 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7544 = cpy_r_r238.f0;
    PyTuple_SET_ITEM(cpy_r_r241, 0, __tmp7544);
    cpy_r_r242 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r231, cpy_r_r239, cpy_r_r240, cpy_r_r234, cpy_r_r241);
    CPy_DECREF(cpy_r_r231);
    CPy_DECREF(cpy_r_r239);
    CPy_DECREF(cpy_r_r234);
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r242 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 57, CPyStatic_wayfarers___options___globals);
        goto CPyL448;
    }
    cpy_r_r243 = CPyTagged_StealAsObject(cpy_r_r228);
    cpy_r_r244 = PyDict_SetItem(cpy_r_r223, cpy_r_r243, cpy_r_r242);
    CPy_DECREF(cpy_r_r243);
    CPy_DECREF(cpy_r_r242);
    cpy_r_r245 = cpy_r_r244 >= 0;
    if (unlikely(!cpy_r_r245)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 56, CPyStatic_wayfarers___options___globals);
        goto CPyL447;
    } else
        goto CPyL97;
CPyL106: ;
    cpy_r_r246 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r246)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 56, CPyStatic_wayfarers___options___globals);
        goto CPyL445;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_reroll = cpy_r_r223;
    cpy_r_r247 = PyDict_New();
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 60, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_slot = cpy_r_r247;
    cpy_r_r248 = PyDict_New();
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 61, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_rent = cpy_r_r248;
    cpy_r_r249 = PyDict_New();
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 62, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_refresh = cpy_r_r249;
    cpy_r_r250 = 0;
    cpy_r_r251 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r251);
    cpy_r_r252 = 0;
CPyL111: ;
    cpy_r_r253 = (CPyPtr)((CPyPtr)cpy_r_r251 + offsetof(PyVarObject, ob_size));
    cpy_r_r254 = *(int64_t *)cpy_r_r253;
    cpy_r_r255 = cpy_r_r252 < cpy_r_r254;
    if (!cpy_r_r255) goto CPyL451;
    cpy_r_number = cpy_r_r250;
    cpy_r_r256 = (CPyPtr)((CPyPtr)cpy_r_r251 + offsetof(PyListObject, ob_item));
    cpy_r_r257 = *(CPyPtr *)cpy_r_r256;
    cpy_r_r258 = cpy_r_r252 * 8;
    cpy_r_r259 = cpy_r_r257 + cpy_r_r258;
    cpy_r_r260 = *(PyObject * *)cpy_r_r259;
    CPy_INCREF(cpy_r_r260);
    if (likely(Py_TYPE(cpy_r_r260) == CPyType_wayfarers___printed___Card))
        cpy_r_r261 = cpy_r_r260;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 63, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r260);
        goto CPyL452;
    }
    cpy_r_card = cpy_r_r261;
    cpy_r_r262 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_has_slot;
    if (!cpy_r_r262) goto CPyL453;
CPyL114: ;
    cpy_r_r263 = CPyStatics[785]; /* 'slot' */
    cpy_r_r264 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r264);
    cpy_r_r265 = CPyStatics[602]; /* 'effect' */
    cpy_r_r266 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_action;
    CPy_INCREF(cpy_r_r266);
    cpy_r_r267 = CPyDict_Build(2, cpy_r_r263, cpy_r_r264, cpy_r_r265, cpy_r_r266);
    CPy_DECREF(cpy_r_r264);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 65, CPyStatic_wayfarers___options___globals);
        goto CPyL454;
    }
    cpy_r_r268 = CPyStatics[872]; /* 'slot:' */
    cpy_r_r269 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r269);
    cpy_r_r270 = CPyStr_Build(2, cpy_r_r268, cpy_r_r269);
    CPy_DECREF(cpy_r_r269);
    if (unlikely(cpy_r_r270 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 66, CPyStatic_wayfarers___options___globals);
        goto CPyL455;
    }
    cpy_r_r271 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r271);
    cpy_r_r272.f0 = cpy_r_r271;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r273 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r274 = NULL;
    cpy_r_r275 = PyTuple_New(1);
    if (unlikely(cpy_r_r275 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7545 = cpy_r_r272.f0;
    PyTuple_SET_ITEM(cpy_r_r275, 0, __tmp7545);
    cpy_r_r276 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r270, cpy_r_r273, cpy_r_r274, cpy_r_r267, cpy_r_r275);
    CPy_DECREF(cpy_r_r270);
    CPy_DECREF(cpy_r_r273);
    CPy_DECREF(cpy_r_r275);
    if (unlikely(cpy_r_r276 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 66, CPyStatic_wayfarers___options___globals);
        goto CPyL455;
    }
    cpy_r_r277 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_slot;
    CPy_INCREF(cpy_r_r277);
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r278 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r279 = CPyDict_SetItem(cpy_r_r277, cpy_r_r278, cpy_r_r276);
    CPy_DECREF(cpy_r_r277);
    CPy_DECREF(cpy_r_r278);
    CPy_DECREF(cpy_r_r276);
    cpy_r_r280 = cpy_r_r279 >= 0;
    if (unlikely(!cpy_r_r280)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 66, CPyStatic_wayfarers___options___globals);
        goto CPyL455;
    }
    cpy_r_r281 = CPyStatics[3652]; /* 'rent:' */
    cpy_r_r282 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r282);
    cpy_r_r283 = CPyStr_Build(2, cpy_r_r281, cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r283 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 67, CPyStatic_wayfarers___options___globals);
        goto CPyL455;
    }
    cpy_r_r284 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r284);
    cpy_r_r285.f0 = cpy_r_r284;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r286 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r287 = NULL;
    cpy_r_r288 = PyTuple_New(1);
    if (unlikely(cpy_r_r288 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7546 = cpy_r_r285.f0;
    PyTuple_SET_ITEM(cpy_r_r288, 0, __tmp7546);
    cpy_r_r289 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r283, cpy_r_r286, cpy_r_r287, cpy_r_r267, cpy_r_r288);
    CPy_DECREF(cpy_r_r283);
    CPy_DECREF(cpy_r_r286);
    CPy_DECREF(cpy_r_r267);
    CPy_DECREF(cpy_r_r288);
    if (unlikely(cpy_r_r289 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 67, CPyStatic_wayfarers___options___globals);
        goto CPyL454;
    }
    cpy_r_r290 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_rent;
    CPy_INCREF(cpy_r_r290);
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r291 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r292 = CPyDict_SetItem(cpy_r_r290, cpy_r_r291, cpy_r_r289);
    CPy_DECREF(cpy_r_r290);
    CPy_DECREF(cpy_r_r291);
    CPy_DECREF(cpy_r_r289);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 67, CPyStatic_wayfarers___options___globals);
        goto CPyL454;
    }
    cpy_r_r294 = CPyStatics[4108]; /* 'refresh:' */
    cpy_r_r295 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r295);
    cpy_r_r296 = CPyStr_Build(2, cpy_r_r294, cpy_r_r295);
    CPy_DECREF(cpy_r_r295);
    if (unlikely(cpy_r_r296 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 69, CPyStatic_wayfarers___options___globals);
        goto CPyL454;
    }
    cpy_r_r297 = CPyStatics[785]; /* 'slot' */
    cpy_r_r298 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r298);
    cpy_r_r299 = CPyDict_Build(1, cpy_r_r297, cpy_r_r298);
    CPy_DECREF(cpy_r_r298);
    if (unlikely(cpy_r_r299 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 69, CPyStatic_wayfarers___options___globals);
        goto CPyL456;
    }
    cpy_r_r300 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r300);
    CPy_DECREF(cpy_r_card);
    cpy_r_r301.f0 = cpy_r_r300;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r302 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r303 = NULL;
    cpy_r_r304 = PyTuple_New(1);
    if (unlikely(cpy_r_r304 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7547 = cpy_r_r301.f0;
    PyTuple_SET_ITEM(cpy_r_r304, 0, __tmp7547);
    cpy_r_r305 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r296, cpy_r_r302, cpy_r_r303, cpy_r_r299, cpy_r_r304);
    CPy_DECREF(cpy_r_r296);
    CPy_DECREF(cpy_r_r302);
    CPy_DECREF(cpy_r_r299);
    CPy_DECREF(cpy_r_r304);
    if (unlikely(cpy_r_r305 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 68, CPyStatic_wayfarers___options___globals);
        goto CPyL452;
    }
    cpy_r_r306 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_refresh;
    CPy_INCREF(cpy_r_r306);
    cpy_r_r307 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r308 = CPyDict_SetItem(cpy_r_r306, cpy_r_r307, cpy_r_r305);
    CPy_DECREF(cpy_r_r306);
    CPy_DECREF(cpy_r_r307);
    CPy_DECREF(cpy_r_r305);
    cpy_r_r309 = cpy_r_r308 >= 0;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 68, CPyStatic_wayfarers___options___globals);
        goto CPyL457;
    }
CPyL125: ;
    cpy_r_r310 = cpy_r_r250 + 2;
    cpy_r_r250 = cpy_r_r310;
    cpy_r_r311 = cpy_r_r252 + 1;
    cpy_r_r252 = cpy_r_r311;
    goto CPyL111;
CPyL126: ;
    cpy_r_r312 = PyList_New(0);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 71, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r313 = 0;
    cpy_r_r314 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r314.f0 == NULL)) {
        goto CPyL458;
    } else
        goto CPyL130;
CPyL128: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r315 = 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 73, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL130: ;
    CPy_INCREF(cpy_r_r314.f0);
    CPy_INCREF(cpy_r_r314.f1);
    CPy_INCREF(cpy_r_r314.f2);
    cpy_r_r316 = PyTuple_New(3);
    if (unlikely(cpy_r_r316 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7548 = cpy_r_r314.f0;
    PyTuple_SET_ITEM(cpy_r_r316, 0, __tmp7548);
    PyObject *__tmp7549 = cpy_r_r314.f1;
    PyTuple_SET_ITEM(cpy_r_r316, 1, __tmp7549);
    PyObject *__tmp7550 = cpy_r_r314.f2;
    PyTuple_SET_ITEM(cpy_r_r316, 2, __tmp7550);
    cpy_r_r317 = PyObject_GetIter(cpy_r_r316);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 71, CPyStatic_wayfarers___options___globals);
        goto CPyL459;
    }
CPyL131: ;
    cpy_r_r318 = PyIter_Next(cpy_r_r317);
    if (cpy_r_r318 == NULL) goto CPyL460;
    cpy_r_number_2 = cpy_r_r313;
    if (likely(PyUnicode_Check(cpy_r_r318)))
        cpy_r_r319 = cpy_r_r318;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 71, CPyStatic_wayfarers___options___globals, "str", cpy_r_r318);
        goto CPyL461;
    }
    cpy_r_r320 = CPyStatics[4109]; /* 'worker:' */
    cpy_r_r321 = CPyStr_Build(2, cpy_r_r320, cpy_r_r319);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 72, CPyStatic_wayfarers___options___globals);
        goto CPyL462;
    }
    cpy_r_r322 = CPyStatics[336]; /* 'colour' */
    cpy_r_r323 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r324 = CPyStr_Build(2, cpy_r_r323, cpy_r_r319);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 72, CPyStatic_wayfarers___options___globals);
        goto CPyL463;
    }
    cpy_r_r325 = CPyDict_Build(1, cpy_r_r322, cpy_r_r324);
    CPy_DECREF(cpy_r_r324);
    if (unlikely(cpy_r_r325 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 72, CPyStatic_wayfarers___options___globals);
        goto CPyL463;
    }
    cpy_r_r326 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r327 = CPyStr_Build(2, cpy_r_r326, cpy_r_r319);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r327 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 72, CPyStatic_wayfarers___options___globals);
        goto CPyL464;
    }
    cpy_r_r328.f0 = cpy_r_r327;
    cpy_r_r329 = CPyTagged_StealAsObject(cpy_r_number_2);
    cpy_r_r330 = NULL;
    cpy_r_r331 = PyTuple_New(1);
    if (unlikely(cpy_r_r331 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7551 = cpy_r_r328.f0;
    PyTuple_SET_ITEM(cpy_r_r331, 0, __tmp7551);
    cpy_r_r332 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r321, cpy_r_r329, cpy_r_r330, cpy_r_r325, cpy_r_r331);
    CPy_DECREF(cpy_r_r321);
    CPy_DECREF(cpy_r_r329);
    CPy_DECREF(cpy_r_r325);
    CPy_DECREF(cpy_r_r331);
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 72, CPyStatic_wayfarers___options___globals);
        goto CPyL465;
    }
    cpy_r_r333 = PyList_Append(cpy_r_r312, cpy_r_r332);
    CPy_DECREF(cpy_r_r332);
    cpy_r_r334 = cpy_r_r333 >= 0;
    if (unlikely(!cpy_r_r334)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 71, CPyStatic_wayfarers___options___globals);
        goto CPyL465;
    }
    cpy_r_r335 = cpy_r_r313 + 2;
    cpy_r_r313 = cpy_r_r335;
    goto CPyL131;
CPyL140: ;
    cpy_r_r336 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r336)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 71, CPyStatic_wayfarers___options___globals);
        goto CPyL459;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_worker = cpy_r_r312;
    cpy_r_r337 = PyList_New(0);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 75, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r338 = PyObject_GetIter(cpy_r_r7);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 75, CPyStatic_wayfarers___options___globals);
        goto CPyL466;
    }
CPyL143: ;
    cpy_r_r339 = PyIter_Next(cpy_r_r338);
    if (cpy_r_r339 == NULL) goto CPyL467;
    if (likely(PyLong_Check(cpy_r_r339)))
        cpy_r_r340 = CPyTagged_FromObject(cpy_r_r339);
    else {
        CPy_TypeError("int", cpy_r_r339); cpy_r_r340 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r339);
    if (unlikely(cpy_r_r340 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 75, CPyStatic_wayfarers___options___globals);
        goto CPyL468;
    }
    cpy_r_r341 = CPyStatics[1896]; /* 'card:' */
    cpy_r_r342 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r343 = CPyList_GetItemBorrow(cpy_r_r342, cpy_r_r340);
    if (unlikely(cpy_r_r343 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 77, CPyStatic_wayfarers___options___globals);
        goto CPyL469;
    }
    if (likely(Py_TYPE(cpy_r_r343) == CPyType_wayfarers___printed___Card))
        cpy_r_r344 = cpy_r_r343;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 77, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r343);
        goto CPyL469;
    }
    cpy_r_r345 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r344)->_id;
    CPy_INCREF(cpy_r_r345);
    cpy_r_r346 = CPyStr_Build(2, cpy_r_r341, cpy_r_r345);
    CPy_DECREF(cpy_r_r345);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 77, CPyStatic_wayfarers___options___globals);
        goto CPyL469;
    }
    cpy_r_r347 = CPyStatics[390]; /* 'card' */
    cpy_r_r348 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r349 = CPyList_GetItemBorrow(cpy_r_r348, cpy_r_r340);
    if (unlikely(cpy_r_r349 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 79, CPyStatic_wayfarers___options___globals);
        goto CPyL470;
    }
    if (likely(Py_TYPE(cpy_r_r349) == CPyType_wayfarers___printed___Card))
        cpy_r_r350 = cpy_r_r349;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 79, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r349);
        goto CPyL470;
    }
    cpy_r_r351 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r350)->_id;
    CPy_INCREF(cpy_r_r351);
    cpy_r_r352 = CPyDict_Build(1, cpy_r_r347, cpy_r_r351);
    CPy_DECREF(cpy_r_r351);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 79, CPyStatic_wayfarers___options___globals);
        goto CPyL470;
    }
    cpy_r_r353 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r354 = CPyList_GetItemBorrow(cpy_r_r353, cpy_r_r340);
    if (unlikely(cpy_r_r354 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 80, CPyStatic_wayfarers___options___globals);
        goto CPyL471;
    }
    if (likely(Py_TYPE(cpy_r_r354) == CPyType_wayfarers___printed___Card))
        cpy_r_r355 = cpy_r_r354;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 80, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r354);
        goto CPyL471;
    }
    cpy_r_r356 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r355)->_id;
    CPy_INCREF(cpy_r_r356);
    cpy_r_r357.f0 = cpy_r_r356;
    cpy_r_r358 = CPyTagged_StealAsObject(cpy_r_r340);
    cpy_r_r359 = NULL;
    cpy_r_r360 = PyTuple_New(1);
    if (unlikely(cpy_r_r360 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7552 = cpy_r_r357.f0;
    PyTuple_SET_ITEM(cpy_r_r360, 0, __tmp7552);
    cpy_r_r361 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r346, cpy_r_r358, cpy_r_r359, cpy_r_r352, cpy_r_r360);
    CPy_DECREF(cpy_r_r346);
    CPy_DECREF(cpy_r_r358);
    CPy_DECREF(cpy_r_r352);
    CPy_DECREF(cpy_r_r360);
    if (unlikely(cpy_r_r361 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 76, CPyStatic_wayfarers___options___globals);
        goto CPyL468;
    }
    cpy_r_r362 = PyList_Append(cpy_r_r337, cpy_r_r361);
    CPy_DECREF(cpy_r_r361);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 75, CPyStatic_wayfarers___options___globals);
        goto CPyL468;
    } else
        goto CPyL143;
CPyL155: ;
    cpy_r_r364 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r364)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 75, CPyStatic_wayfarers___options___globals);
        goto CPyL466;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_card = cpy_r_r337;
    cpy_r_r365 = PyDict_New();
    if (unlikely(cpy_r_r365 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 84, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_retrieve = cpy_r_r365;
    cpy_r_r366 = 0;
    cpy_r_r367 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_slot_workers;
    if (unlikely(cpy_r_r367 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "slot_workers", 85, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    CPy_INCREF(cpy_r_r367);
CPyL158: ;
    cpy_r_r368 = 0;
CPyL159: ;
    cpy_r_r369 = (CPyPtr)((CPyPtr)cpy_r_r367 + offsetof(PyVarObject, ob_size));
    cpy_r_r370 = *(int64_t *)cpy_r_r369;
    cpy_r_r371 = cpy_r_r368 < cpy_r_r370;
    if (!cpy_r_r371) goto CPyL472;
    cpy_r_place = cpy_r_r366;
    cpy_r_r372 = (CPyPtr)((CPyPtr)cpy_r_r367 + offsetof(PyListObject, ob_item));
    cpy_r_r373 = *(CPyPtr *)cpy_r_r372;
    cpy_r_r374 = cpy_r_r368 * 8;
    cpy_r_r375 = cpy_r_r373 + cpy_r_r374;
    cpy_r_r376 = *(PyObject * *)cpy_r_r375;
    CPy_INCREF(cpy_r_r376);
    if (likely(PyLong_Check(cpy_r_r376)))
        cpy_r_r377 = CPyTagged_FromObject(cpy_r_r376);
    else {
        CPy_TypeError("int", cpy_r_r376); cpy_r_r377 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r376);
    if (unlikely(cpy_r_r377 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 85, CPyStatic_wayfarers___options___globals);
        goto CPyL473;
    }
    cpy_r_r378 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_slots;
    if (unlikely(cpy_r_r378 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "slots", 86, CPyStatic_wayfarers___options___globals);
        goto CPyL474;
    }
    CPyTagged_INCREF(cpy_r_r378);
CPyL162: ;
    cpy_r_r379 = CPyTagged_Remainder(cpy_r_place, cpy_r_r378);
    CPyTagged_DECREF(cpy_r_r378);
    if (unlikely(cpy_r_r379 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 86, CPyStatic_wayfarers___options___globals);
        goto CPyL474;
    }
    cpy_r_r380 = cpy_r_r379 == 0;
    CPyTagged_DECREF(cpy_r_r379);
    if (!cpy_r_r380) goto CPyL475;
    cpy_r_r381 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_rows;
    CPy_INCREF(cpy_r_r381);
    cpy_r_r382 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_slots;
    if (unlikely(cpy_r_r382 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "slots", 87, CPyStatic_wayfarers___options___globals);
        goto CPyL476;
    }
    CPyTagged_INCREF(cpy_r_r382);
CPyL165: ;
    cpy_r_r383 = CPyTagged_FloorDivide(cpy_r_place, cpy_r_r382);
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r382);
    if (unlikely(cpy_r_r383 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 87, CPyStatic_wayfarers___options___globals);
        goto CPyL477;
    }
    cpy_r_r384 = CPyList_GetItem(cpy_r_r381, cpy_r_r383);
    CPy_DECREF(cpy_r_r381);
    CPyTagged_DECREF(cpy_r_r383);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 87, CPyStatic_wayfarers___options___globals);
        goto CPyL478;
    }
    if (likely(PyRange_Check(cpy_r_r384)))
        cpy_r_r385 = cpy_r_r384;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 87, CPyStatic_wayfarers___options___globals, "range", cpy_r_r384);
        goto CPyL478;
    }
    cpy_r_r386 = PyObject_GetIter(cpy_r_r385);
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r386 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 87, CPyStatic_wayfarers___options___globals);
        goto CPyL478;
    }
CPyL169: ;
    cpy_r_r387 = PyIter_Next(cpy_r_r386);
    if (cpy_r_r387 == NULL) goto CPyL479;
    if (likely(PyLong_Check(cpy_r_r387)))
        cpy_r_r388 = CPyTagged_FromObject(cpy_r_r387);
    else {
        CPy_TypeError("int", cpy_r_r387); cpy_r_r388 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r387);
    if (unlikely(cpy_r_r388 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 87, CPyStatic_wayfarers___options___globals);
        goto CPyL480;
    }
    cpy_r_r389 = 0;
    cpy_r_r390 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r390.f0 == NULL)) {
        goto CPyL481;
    } else
        goto CPyL174;
CPyL172: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r391 = 0;
    if (unlikely(!cpy_r_r391)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 88, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL174: ;
    CPy_INCREF(cpy_r_r390.f0);
    CPy_INCREF(cpy_r_r390.f1);
    CPy_INCREF(cpy_r_r390.f2);
    cpy_r_r392 = PyTuple_New(3);
    if (unlikely(cpy_r_r392 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7553 = cpy_r_r390.f0;
    PyTuple_SET_ITEM(cpy_r_r392, 0, __tmp7553);
    PyObject *__tmp7554 = cpy_r_r390.f1;
    PyTuple_SET_ITEM(cpy_r_r392, 1, __tmp7554);
    PyObject *__tmp7555 = cpy_r_r390.f2;
    PyTuple_SET_ITEM(cpy_r_r392, 2, __tmp7555);
    cpy_r_r393 = PyObject_GetIter(cpy_r_r392);
    CPy_DECREF(cpy_r_r392);
    if (unlikely(cpy_r_r393 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 88, CPyStatic_wayfarers___options___globals);
        goto CPyL482;
    }
CPyL175: ;
    cpy_r_r394 = PyIter_Next(cpy_r_r393);
    if (cpy_r_r394 == NULL) goto CPyL483;
    cpy_r_number = cpy_r_r389;
    if (likely(PyUnicode_Check(cpy_r_r394)))
        cpy_r_r395 = cpy_r_r394;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 88, CPyStatic_wayfarers___options___globals, "str", cpy_r_r394);
        goto CPyL484;
    }
    cpy_r_r396 = CPyTagged_Rshift(cpy_r_r377, cpy_r_number);
    if (unlikely(cpy_r_r396 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 89, CPyStatic_wayfarers___options___globals);
        goto CPyL485;
    }
    cpy_r_r397 = CPyTagged_And(cpy_r_r396, 2);
    CPyTagged_DECREF(cpy_r_r396);
    cpy_r_r398 = cpy_r_r397 != 0;
    CPyTagged_DECREF(cpy_r_r397);
    if (!cpy_r_r398) goto CPyL486;
    cpy_r_r399 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r400 = CPyList_GetItemBorrow(cpy_r_r399, cpy_r_r388);
    if (unlikely(cpy_r_r400 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 90, CPyStatic_wayfarers___options___globals);
        goto CPyL485;
    }
    if (likely(Py_TYPE(cpy_r_r400) == CPyType_wayfarers___printed___Card))
        cpy_r_r401 = cpy_r_r400;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 90, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r400);
        goto CPyL485;
    }
    cpy_r_r402 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r401)->_id;
    CPy_INCREF(cpy_r_r402);
    cpy_r_r403 = CPyStatics[4110]; /* 'retrieve:' */
    cpy_r_r404 = CPyStatics[143]; /* ':' */
    cpy_r_r405 = CPyStr_Build(4, cpy_r_r403, cpy_r_r402, cpy_r_r404, cpy_r_r395);
    if (unlikely(cpy_r_r405 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 92, CPyStatic_wayfarers___options___globals);
        goto CPyL487;
    }
    CPyTagged_INCREF(cpy_r_r388);
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r406 = cpy_r_number;
    cpy_r_r407.f0 = cpy_r_r388;
    cpy_r_r407.f1 = cpy_r_r406;
    cpy_r_r408 = CPyStatics[390]; /* 'card' */
    cpy_r_r409 = CPyStatics[336]; /* 'colour' */
    cpy_r_r410 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r411 = CPyStr_Build(2, cpy_r_r410, cpy_r_r395);
    CPy_DECREF(cpy_r_r395);
    if (unlikely(cpy_r_r411 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 94, CPyStatic_wayfarers___options___globals);
        goto CPyL488;
    }
    cpy_r_r412 = CPyDict_Build(2, cpy_r_r408, cpy_r_r402, cpy_r_r409, cpy_r_r411);
    CPy_DECREF(cpy_r_r411);
    if (unlikely(cpy_r_r412 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 94, CPyStatic_wayfarers___options___globals);
        goto CPyL488;
    }
    cpy_r_r413.f0 = cpy_r_r402;
    cpy_r_r414 = PyTuple_New(2);
    if (unlikely(cpy_r_r414 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7556 = CPyTagged_StealAsObject(cpy_r_r407.f0);
    PyTuple_SET_ITEM(cpy_r_r414, 0, __tmp7556);
    PyObject *__tmp7557 = CPyTagged_StealAsObject(cpy_r_r407.f1);
    PyTuple_SET_ITEM(cpy_r_r414, 1, __tmp7557);
    cpy_r_r415 = NULL;
    cpy_r_r416 = PyTuple_New(1);
    if (unlikely(cpy_r_r416 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7558 = cpy_r_r413.f0;
    PyTuple_SET_ITEM(cpy_r_r416, 0, __tmp7558);
    cpy_r_r417 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r405, cpy_r_r414, cpy_r_r415, cpy_r_r412, cpy_r_r416);
    CPy_DECREF(cpy_r_r405);
    CPy_DECREF(cpy_r_r414);
    CPy_DECREF(cpy_r_r412);
    CPy_DECREF(cpy_r_r416);
    if (unlikely(cpy_r_r417 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 91, CPyStatic_wayfarers___options___globals);
        goto CPyL484;
    }
    cpy_r_r418 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_retrieve;
    CPy_INCREF(cpy_r_r418);
    CPyTagged_INCREF(cpy_r_r388);
    cpy_r_r419 = cpy_r_number;
    cpy_r_r420.f0 = cpy_r_r388;
    cpy_r_r420.f1 = cpy_r_r419;
    cpy_r_r421 = PyTuple_New(2);
    if (unlikely(cpy_r_r421 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7559 = CPyTagged_StealAsObject(cpy_r_r420.f0);
    PyTuple_SET_ITEM(cpy_r_r421, 0, __tmp7559);
    PyObject *__tmp7560 = CPyTagged_StealAsObject(cpy_r_r420.f1);
    PyTuple_SET_ITEM(cpy_r_r421, 1, __tmp7560);
    cpy_r_r422 = CPyDict_SetItem(cpy_r_r418, cpy_r_r421, cpy_r_r417);
    CPy_DECREF(cpy_r_r418);
    CPy_DECREF(cpy_r_r421);
    CPy_DECREF(cpy_r_r417);
    cpy_r_r423 = cpy_r_r422 >= 0;
    if (unlikely(!cpy_r_r423)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 91, CPyStatic_wayfarers___options___globals);
        goto CPyL489;
    }
CPyL186: ;
    cpy_r_r424 = cpy_r_r389 + 2;
    cpy_r_r389 = cpy_r_r424;
    goto CPyL175;
CPyL187: ;
    cpy_r_r425 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r425)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 88, CPyStatic_wayfarers___options___globals);
        goto CPyL480;
    } else
        goto CPyL169;
CPyL188: ;
    cpy_r_r426 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r426)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 87, CPyStatic_wayfarers___options___globals);
        goto CPyL490;
    }
CPyL189: ;
    cpy_r_r427 = cpy_r_r366 + 2;
    cpy_r_r366 = cpy_r_r427;
    cpy_r_r428 = cpy_r_r368 + 1;
    cpy_r_r368 = cpy_r_r428;
    goto CPyL159;
CPyL190: ;
    cpy_r_r429 = CPyStatics[4111]; /* 'pay:silver' */
    cpy_r_r430 = CPyStatics[4112]; /* 'option-pay-silver' */
    cpy_r_r431 = CPyStatics[2441]; /* 'silver' */
    CPy_INCREF(cpy_r_r431);
    cpy_r_r432.f0 = cpy_r_r431;
    cpy_r_r433 = NULL;
    cpy_r_r434 = NULL;
    cpy_r_r435 = PyTuple_New(1);
    if (unlikely(cpy_r_r435 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7561 = cpy_r_r432.f0;
    PyTuple_SET_ITEM(cpy_r_r435, 0, __tmp7561);
    cpy_r_r436 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r429, cpy_r_r433, cpy_r_r430, cpy_r_r434, cpy_r_r435);
    CPy_DECREF(cpy_r_r435);
    if (unlikely(cpy_r_r436 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 97, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_pay_silver = cpy_r_r436;
    cpy_r_r437 = CPyStatics[4113]; /* 'pay:provision' */
    cpy_r_r438 = CPyStatics[4114]; /* 'option-pay-provision' */
    cpy_r_r439 = CPyStatics[3742]; /* 'provision' */
    CPy_INCREF(cpy_r_r439);
    cpy_r_r440.f0 = cpy_r_r439;
    cpy_r_r441 = NULL;
    cpy_r_r442 = NULL;
    cpy_r_r443 = PyTuple_New(1);
    if (unlikely(cpy_r_r443 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7562 = cpy_r_r440.f0;
    PyTuple_SET_ITEM(cpy_r_r443, 0, __tmp7562);
    cpy_r_r444 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r437, cpy_r_r441, cpy_r_r438, cpy_r_r442, cpy_r_r443);
    CPy_DECREF(cpy_r_r443);
    if (unlikely(cpy_r_r444 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 98, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_pay_provision = cpy_r_r444;
    cpy_r_r445 = CPyStatics[4115]; /* 'pay:influence' */
    cpy_r_r446 = CPyStatics[4116]; /* 'option-pay-influence' */
    cpy_r_r447 = CPyStatics[1800]; /* 'influence' */
    CPy_INCREF(cpy_r_r447);
    cpy_r_r448.f0 = cpy_r_r447;
    cpy_r_r449 = NULL;
    cpy_r_r450 = NULL;
    cpy_r_r451 = PyTuple_New(1);
    if (unlikely(cpy_r_r451 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7563 = cpy_r_r448.f0;
    PyTuple_SET_ITEM(cpy_r_r451, 0, __tmp7563);
    cpy_r_r452 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r445, cpy_r_r449, cpy_r_r446, cpy_r_r450, cpy_r_r451);
    CPy_DECREF(cpy_r_r451);
    if (unlikely(cpy_r_r452 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 99, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_pay_influence = cpy_r_r452;
    cpy_r_r453 = CPyStatics[4117]; /* 'draw:pigeon' */
    cpy_r_r454 = CPyStatics[4118]; /* 'option-draw-pigeon' */
    cpy_r_r455 = NULL;
    cpy_r_r456 = NULL;
    cpy_r_r457 = NULL;
    cpy_r_r458 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r453, cpy_r_r455, cpy_r_r454, cpy_r_r456, cpy_r_r457);
    if (unlikely(cpy_r_r458 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 100, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_draw_pigeon = cpy_r_r458;
    cpy_r_r459 = CPyStatics[4119]; /* 'draw:provision' */
    cpy_r_r460 = CPyStatics[4120]; /* 'option-draw-provision' */
    cpy_r_r461 = CPyStatics[3742]; /* 'provision' */
    CPy_INCREF(cpy_r_r461);
    cpy_r_r462.f0 = cpy_r_r461;
    cpy_r_r463 = NULL;
    cpy_r_r464 = NULL;
    cpy_r_r465 = PyTuple_New(1);
    if (unlikely(cpy_r_r465 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7564 = cpy_r_r462.f0;
    PyTuple_SET_ITEM(cpy_r_r465, 0, __tmp7564);
    cpy_r_r466 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r459, cpy_r_r463, cpy_r_r460, cpy_r_r464, cpy_r_r465);
    CPy_DECREF(cpy_r_r465);
    if (unlikely(cpy_r_r466 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 101, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_draw_provision = cpy_r_r466;
    cpy_r_r467 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_constants;
    CPy_INCREF(cpy_r_r467);
    cpy_r_r468 = CPyStatics[519]; /* 'draw' */
    cpy_r_r469 = CPyDict_GetItem(cpy_r_r467, cpy_r_r468);
    CPy_DECREF(cpy_r_r467);
    if (unlikely(cpy_r_r469 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 102, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    if (likely(PyLong_Check(cpy_r_r469)))
        cpy_r_r470 = CPyTagged_FromObject(cpy_r_r469);
    else {
        CPy_TypeError("int", cpy_r_r469); cpy_r_r470 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r469);
    if (unlikely(cpy_r_r470 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 102, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r471 = (PyObject *)&PyRange_Type;
    cpy_r_r472 = CPyTagged_StealAsObject(cpy_r_r470);
    PyObject *cpy_r_r473[1] = {cpy_r_r472};
    cpy_r_r474 = (PyObject **)&cpy_r_r473;
    cpy_r_r475 = PyObject_Vectorcall(cpy_r_r471, cpy_r_r474, 1, 0);
    if (unlikely(cpy_r_r475 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 102, CPyStatic_wayfarers___options___globals);
        goto CPyL491;
    }
    CPy_DECREF(cpy_r_r472);
    if (likely(PyRange_Check(cpy_r_r475)))
        cpy_r_r476 = cpy_r_r475;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 102, CPyStatic_wayfarers___options___globals, "range", cpy_r_r475);
        goto CPyL403;
    }
    cpy_r_r477 = PyList_New(0);
    if (unlikely(cpy_r_r477 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL492;
    }
    cpy_r_r478 = PyObject_GetIter(cpy_r_r476);
    if (unlikely(cpy_r_r478 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL493;
    }
CPyL201: ;
    cpy_r_r479 = PyIter_Next(cpy_r_r478);
    if (cpy_r_r479 == NULL) goto CPyL494;
    if (likely(PyLong_Check(cpy_r_r479)))
        cpy_r_r480 = CPyTagged_FromObject(cpy_r_r479);
    else {
        CPy_TypeError("int", cpy_r_r479); cpy_r_r480 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r479);
    if (unlikely(cpy_r_r480 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL495;
    }
    cpy_r_r481 = CPyStatics[4121]; /* 'keep:' */
    cpy_r_r482 = CPyTagged_Add(cpy_r_r480, 2);
    cpy_r_r483 = CPyTagged_Str(cpy_r_r482);
    CPyTagged_DECREF(cpy_r_r482);
    if (unlikely(cpy_r_r483 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL496;
    }
    cpy_r_r484 = CPyStr_Build(2, cpy_r_r481, cpy_r_r483);
    CPy_DECREF(cpy_r_r483);
    if (unlikely(cpy_r_r484 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL496;
    }
    cpy_r_r485 = CPyStatics[31]; /* 'n' */
    cpy_r_r486 = CPyTagged_Add(cpy_r_r480, 2);
    cpy_r_r487 = CPyTagged_StealAsObject(cpy_r_r486);
    cpy_r_r488 = CPyDict_Build(1, cpy_r_r485, cpy_r_r487);
    CPy_DECREF(cpy_r_r487);
    if (unlikely(cpy_r_r488 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL497;
    }
    cpy_r_r489 = CPyStatics[4122]; /* 'drawn-' */
    cpy_r_r490 = CPyTagged_Add(cpy_r_r480, 2);
    cpy_r_r491 = CPyTagged_Str(cpy_r_r490);
    CPyTagged_DECREF(cpy_r_r490);
    if (unlikely(cpy_r_r491 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL498;
    }
    cpy_r_r492 = CPyStr_Build(2, cpy_r_r489, cpy_r_r491);
    CPy_DECREF(cpy_r_r491);
    if (unlikely(cpy_r_r492 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL498;
    }
    cpy_r_r493.f0 = cpy_r_r492;
    cpy_r_r494 = CPyTagged_StealAsObject(cpy_r_r480);
    cpy_r_r495 = NULL;
    cpy_r_r496 = PyTuple_New(1);
    if (unlikely(cpy_r_r496 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7565 = cpy_r_r493.f0;
    PyTuple_SET_ITEM(cpy_r_r496, 0, __tmp7565);
    cpy_r_r497 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r484, cpy_r_r494, cpy_r_r495, cpy_r_r488, cpy_r_r496);
    CPy_DECREF(cpy_r_r484);
    CPy_DECREF(cpy_r_r494);
    CPy_DECREF(cpy_r_r488);
    CPy_DECREF(cpy_r_r496);
    if (unlikely(cpy_r_r497 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL495;
    }
    cpy_r_r498 = PyList_Append(cpy_r_r477, cpy_r_r497);
    CPy_DECREF(cpy_r_r497);
    cpy_r_r499 = cpy_r_r498 >= 0;
    if (unlikely(!cpy_r_r499)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL495;
    } else
        goto CPyL201;
CPyL210: ;
    cpy_r_r500 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r500)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 103, CPyStatic_wayfarers___options___globals);
        goto CPyL493;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_keep = cpy_r_r477;
    cpy_r_r501 = PyList_New(0);
    if (unlikely(cpy_r_r501 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL492;
    }
    cpy_r_r502 = PyObject_GetIter(cpy_r_r476);
    CPy_DECREF(cpy_r_r476);
    if (unlikely(cpy_r_r502 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL499;
    }
CPyL213: ;
    cpy_r_r503 = PyIter_Next(cpy_r_r502);
    if (cpy_r_r503 == NULL) goto CPyL500;
    if (likely(PyLong_Check(cpy_r_r503)))
        cpy_r_r504 = CPyTagged_FromObject(cpy_r_r503);
    else {
        CPy_TypeError("int", cpy_r_r503); cpy_r_r504 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r503);
    if (unlikely(cpy_r_r504 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL501;
    }
    cpy_r_r505 = CPyStatics[4123]; /* 'under:' */
    cpy_r_r506 = CPyTagged_Add(cpy_r_r504, 2);
    cpy_r_r507 = CPyTagged_Str(cpy_r_r506);
    CPyTagged_DECREF(cpy_r_r506);
    if (unlikely(cpy_r_r507 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL502;
    }
    cpy_r_r508 = CPyStr_Build(2, cpy_r_r505, cpy_r_r507);
    CPy_DECREF(cpy_r_r507);
    if (unlikely(cpy_r_r508 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL502;
    }
    cpy_r_r509 = CPyStatics[31]; /* 'n' */
    cpy_r_r510 = CPyTagged_Add(cpy_r_r504, 2);
    cpy_r_r511 = CPyTagged_StealAsObject(cpy_r_r510);
    cpy_r_r512 = CPyDict_Build(1, cpy_r_r509, cpy_r_r511);
    CPy_DECREF(cpy_r_r511);
    if (unlikely(cpy_r_r512 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL503;
    }
    cpy_r_r513 = CPyStatics[4122]; /* 'drawn-' */
    cpy_r_r514 = CPyTagged_Add(cpy_r_r504, 2);
    cpy_r_r515 = CPyTagged_Str(cpy_r_r514);
    CPyTagged_DECREF(cpy_r_r514);
    if (unlikely(cpy_r_r515 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL504;
    }
    cpy_r_r516 = CPyStr_Build(2, cpy_r_r513, cpy_r_r515);
    CPy_DECREF(cpy_r_r515);
    if (unlikely(cpy_r_r516 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL504;
    }
    cpy_r_r517.f0 = cpy_r_r516;
    cpy_r_r518 = CPyTagged_StealAsObject(cpy_r_r504);
    cpy_r_r519 = NULL;
    cpy_r_r520 = PyTuple_New(1);
    if (unlikely(cpy_r_r520 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7566 = cpy_r_r517.f0;
    PyTuple_SET_ITEM(cpy_r_r520, 0, __tmp7566);
    cpy_r_r521 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r508, cpy_r_r518, cpy_r_r519, cpy_r_r512, cpy_r_r520);
    CPy_DECREF(cpy_r_r508);
    CPy_DECREF(cpy_r_r518);
    CPy_DECREF(cpy_r_r512);
    CPy_DECREF(cpy_r_r520);
    if (unlikely(cpy_r_r521 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL501;
    }
    cpy_r_r522 = PyList_Append(cpy_r_r501, cpy_r_r521);
    CPy_DECREF(cpy_r_r521);
    cpy_r_r523 = cpy_r_r522 >= 0;
    if (unlikely(!cpy_r_r523)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL501;
    } else
        goto CPyL213;
CPyL222: ;
    cpy_r_r524 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r524)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 104, CPyStatic_wayfarers___options___globals);
        goto CPyL499;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_under = cpy_r_r501;
    cpy_r_r525 = PyDict_New();
    if (unlikely(cpy_r_r525 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 105, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_tuck = cpy_r_r525;
    cpy_r_r526 = 0;
    cpy_r_r527 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    CPy_INCREF(cpy_r_r527);
    cpy_r_r528 = 0;
CPyL225: ;
    cpy_r_r529 = (CPyPtr)((CPyPtr)cpy_r_r527 + offsetof(PyVarObject, ob_size));
    cpy_r_r530 = *(int64_t *)cpy_r_r529;
    cpy_r_r531 = cpy_r_r528 < cpy_r_r530;
    if (!cpy_r_r531) goto CPyL505;
    cpy_r_number = cpy_r_r526;
    cpy_r_r532 = (CPyPtr)((CPyPtr)cpy_r_r527 + offsetof(PyListObject, ob_item));
    cpy_r_r533 = *(CPyPtr *)cpy_r_r532;
    cpy_r_r534 = cpy_r_r528 * 8;
    cpy_r_r535 = cpy_r_r533 + cpy_r_r534;
    cpy_r_r536 = *(PyObject * *)cpy_r_r535;
    CPy_INCREF(cpy_r_r536);
    if (likely(Py_TYPE(cpy_r_r536) == CPyType_wayfarers___printed___Card))
        cpy_r_r537 = cpy_r_r536;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 106, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r536);
        goto CPyL506;
    }
    cpy_r_card = cpy_r_r537;
    cpy_r_r538 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_row;
    cpy_r_r539 = cpy_r_r538 & 1;
    cpy_r_r540 = cpy_r_r539 != 0;
    if (cpy_r_r540) goto CPyL229;
    cpy_r_r541 = 0 & 1;
    cpy_r_r542 = cpy_r_r541 != 0;
    if (!cpy_r_r542) goto CPyL230;
CPyL229: ;
    cpy_r_r543 = CPyTagged_IsLt_(cpy_r_r538, 0);
    cpy_r_r544 = cpy_r_r543 ^ 1;
    if (cpy_r_r544) {
        goto CPyL231;
    } else
        goto CPyL507;
CPyL230: ;
    cpy_r_r545 = (Py_ssize_t)cpy_r_r538 >= (Py_ssize_t)0;
    if (!cpy_r_r545) goto CPyL507;
CPyL231: ;
    cpy_r_r546 = CPyStatic_wayfarers___options___ROWS_TO_TUCK;
    if (unlikely(cpy_r_r546.f0 == 2)) {
        goto CPyL508;
    } else
        goto CPyL234;
CPyL232: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS_TO_TUCK\" was not set");
    cpy_r_r547 = 0;
    if (unlikely(!cpy_r_r547)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 107, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL234: ;
    cpy_r_r548 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_row;
    CPyTagged_INCREF(cpy_r_r548);
    cpy_r_r549 = PyTuple_New(5);
    if (unlikely(cpy_r_r549 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7567 = cpy_r_r546.f0 ? Py_True : Py_False;
    CPy_INCREF(__tmp7567);
    PyTuple_SET_ITEM(cpy_r_r549, 0, __tmp7567);
    PyObject *__tmp7568 = cpy_r_r546.f1 ? Py_True : Py_False;
    CPy_INCREF(__tmp7568);
    PyTuple_SET_ITEM(cpy_r_r549, 1, __tmp7568);
    PyObject *__tmp7569 = cpy_r_r546.f2 ? Py_True : Py_False;
    CPy_INCREF(__tmp7569);
    PyTuple_SET_ITEM(cpy_r_r549, 2, __tmp7569);
    PyObject *__tmp7570 = cpy_r_r546.f3 ? Py_True : Py_False;
    CPy_INCREF(__tmp7570);
    PyTuple_SET_ITEM(cpy_r_r549, 3, __tmp7570);
    PyObject *__tmp7571 = cpy_r_r546.f4 ? Py_True : Py_False;
    CPy_INCREF(__tmp7571);
    PyTuple_SET_ITEM(cpy_r_r549, 4, __tmp7571);
    cpy_r_r550 = CPySequenceTuple_GetItem(cpy_r_r549, cpy_r_r548);
    CPy_DECREF(cpy_r_r549);
    CPyTagged_DECREF(cpy_r_r548);
    if (unlikely(cpy_r_r550 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 107, CPyStatic_wayfarers___options___globals);
        goto CPyL509;
    }
    if (unlikely(!PyBool_Check(cpy_r_r550))) {
        CPy_TypeError("bool", cpy_r_r550); cpy_r_r551 = 2;
    } else
        cpy_r_r551 = cpy_r_r550 == Py_True;
    CPy_DECREF(cpy_r_r550);
    if (unlikely(cpy_r_r551 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 107, CPyStatic_wayfarers___options___globals);
        goto CPyL509;
    }
    if (!cpy_r_r551) goto CPyL507;
    cpy_r_r552 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_home_townsfolk;
    if (unlikely(cpy_r_r552 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "home_townsfolk", 107, CPyStatic_wayfarers___options___globals);
        goto CPyL509;
    }
CPyL238: ;
    cpy_r_r553 = cpy_r_number & 1;
    cpy_r_r554 = cpy_r_r553 != 0;
    if (!cpy_r_r554) goto CPyL240;
    cpy_r_r555 = CPyTagged_IsEq_(cpy_r_number, cpy_r_r552);
    cpy_r_r556 = cpy_r_r555 ^ 1;
    if (cpy_r_r556) {
        goto CPyL241;
    } else
        goto CPyL507;
CPyL240: ;
    cpy_r_r557 = cpy_r_number != cpy_r_r552;
    if (!cpy_r_r557) goto CPyL507;
CPyL241: ;
    cpy_r_r558 = CPyStatics[4124]; /* 'tuck:' */
    cpy_r_r559 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r559);
    cpy_r_r560 = CPyStr_Build(2, cpy_r_r558, cpy_r_r559);
    CPy_DECREF(cpy_r_r559);
    if (unlikely(cpy_r_r560 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 108, CPyStatic_wayfarers___options___globals);
        goto CPyL509;
    }
    cpy_r_r561 = CPyStatics[390]; /* 'card' */
    cpy_r_r562 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r562);
    cpy_r_r563 = CPyDict_Build(1, cpy_r_r561, cpy_r_r562);
    CPy_DECREF(cpy_r_r562);
    if (unlikely(cpy_r_r563 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 108, CPyStatic_wayfarers___options___globals);
        goto CPyL510;
    }
    cpy_r_r564 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_id;
    CPy_INCREF(cpy_r_r564);
    CPy_DECREF(cpy_r_card);
    cpy_r_r565.f0 = cpy_r_r564;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r566 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r567 = NULL;
    cpy_r_r568 = PyTuple_New(1);
    if (unlikely(cpy_r_r568 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7572 = cpy_r_r565.f0;
    PyTuple_SET_ITEM(cpy_r_r568, 0, __tmp7572);
    cpy_r_r569 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r560, cpy_r_r566, cpy_r_r567, cpy_r_r563, cpy_r_r568);
    CPy_DECREF(cpy_r_r560);
    CPy_DECREF(cpy_r_r566);
    CPy_DECREF(cpy_r_r563);
    CPy_DECREF(cpy_r_r568);
    if (unlikely(cpy_r_r569 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 108, CPyStatic_wayfarers___options___globals);
        goto CPyL506;
    }
    cpy_r_r570 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_tuck;
    CPy_INCREF(cpy_r_r570);
    cpy_r_r571 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r572 = CPyDict_SetItem(cpy_r_r570, cpy_r_r571, cpy_r_r569);
    CPy_DECREF(cpy_r_r570);
    CPy_DECREF(cpy_r_r571);
    CPy_DECREF(cpy_r_r569);
    cpy_r_r573 = cpy_r_r572 >= 0;
    if (unlikely(!cpy_r_r573)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 108, CPyStatic_wayfarers___options___globals);
        goto CPyL511;
    }
CPyL245: ;
    cpy_r_r574 = cpy_r_r526 + 2;
    cpy_r_r526 = cpy_r_r574;
    cpy_r_r575 = cpy_r_r528 + 1;
    cpy_r_r528 = cpy_r_r575;
    goto CPyL225;
CPyL246: ;
    cpy_r_r576 = CPyStatics[995]; /* 'discard' */
    cpy_r_r577 = NULL;
    cpy_r_r578 = NULL;
    cpy_r_r579 = NULL;
    cpy_r_r580 = NULL;
    cpy_r_r581 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r576, cpy_r_r577, cpy_r_r578, cpy_r_r579, cpy_r_r580);
    if (unlikely(cpy_r_r581 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 109, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_discard = cpy_r_r581;
    cpy_r_r582 = PyList_New(0);
    if (unlikely(cpy_r_r582 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 110, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r583 = 0;
    cpy_r_r584 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_tiles;
    if (unlikely(cpy_r_r584 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "tiles", 112, CPyStatic_wayfarers___options___globals);
        goto CPyL512;
    }
    CPy_INCREF(cpy_r_r584);
CPyL249: ;
    cpy_r_r585 = 0;
CPyL250: ;
    cpy_r_r586 = (CPyPtr)((CPyPtr)cpy_r_r584 + offsetof(PyVarObject, ob_size));
    cpy_r_r587 = *(int64_t *)cpy_r_r586;
    cpy_r_r588 = cpy_r_r585 < cpy_r_r587;
    if (!cpy_r_r588) goto CPyL513;
    cpy_r_number_3 = cpy_r_r583;
    cpy_r_r589 = (CPyPtr)((CPyPtr)cpy_r_r584 + offsetof(PyListObject, ob_item));
    cpy_r_r590 = *(CPyPtr *)cpy_r_r589;
    cpy_r_r591 = cpy_r_r585 * 8;
    cpy_r_r592 = cpy_r_r590 + cpy_r_r591;
    cpy_r_r593 = *(PyObject * *)cpy_r_r592;
    CPy_INCREF(cpy_r_r593);
    if (likely(Py_TYPE(cpy_r_r593) == CPyType_wayfarers___printed___Tile))
        cpy_r_r594 = cpy_r_r593;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 110, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r593);
        goto CPyL514;
    }
    cpy_r_r595 = CPyStatics[4125]; /* 'tile:' */
    cpy_r_r596 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r594)->_id;
    CPy_INCREF(cpy_r_r596);
    cpy_r_r597 = CPyStr_Build(2, cpy_r_r595, cpy_r_r596);
    CPy_DECREF(cpy_r_r596);
    if (unlikely(cpy_r_r597 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 111, CPyStatic_wayfarers___options___globals);
        goto CPyL515;
    }
    cpy_r_r598 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r599 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r594)->_id;
    CPy_INCREF(cpy_r_r599);
    cpy_r_r600 = CPyDict_Build(1, cpy_r_r598, cpy_r_r599);
    CPy_DECREF(cpy_r_r599);
    if (unlikely(cpy_r_r600 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 111, CPyStatic_wayfarers___options___globals);
        goto CPyL516;
    }
    cpy_r_r601 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r594)->_id;
    CPy_INCREF(cpy_r_r601);
    CPy_DECREF(cpy_r_r594);
    cpy_r_r602.f0 = cpy_r_r601;
    cpy_r_r603 = CPyTagged_StealAsObject(cpy_r_number_3);
    cpy_r_r604 = NULL;
    cpy_r_r605 = PyTuple_New(1);
    if (unlikely(cpy_r_r605 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7573 = cpy_r_r602.f0;
    PyTuple_SET_ITEM(cpy_r_r605, 0, __tmp7573);
    cpy_r_r606 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r597, cpy_r_r603, cpy_r_r604, cpy_r_r600, cpy_r_r605);
    CPy_DECREF(cpy_r_r597);
    CPy_DECREF(cpy_r_r603);
    CPy_DECREF(cpy_r_r600);
    CPy_DECREF(cpy_r_r605);
    if (unlikely(cpy_r_r606 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 111, CPyStatic_wayfarers___options___globals);
        goto CPyL517;
    }
    cpy_r_r607 = PyList_Append(cpy_r_r582, cpy_r_r606);
    CPy_DECREF(cpy_r_r606);
    cpy_r_r608 = cpy_r_r607 >= 0;
    if (unlikely(!cpy_r_r608)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 110, CPyStatic_wayfarers___options___globals);
        goto CPyL517;
    }
    cpy_r_r609 = cpy_r_r583 + 2;
    cpy_r_r583 = cpy_r_r609;
    cpy_r_r610 = cpy_r_r585 + 1;
    cpy_r_r585 = cpy_r_r610;
    goto CPyL250;
CPyL257: ;
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_tile = cpy_r_r582;
    cpy_r_r611 = PyList_New(0);
    if (unlikely(cpy_r_r611 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 114, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r612 = 0;
    cpy_r_r613 = CPyStatic_wayfarers___names___FACES;
    if (unlikely(cpy_r_r613.f0 == NULL)) {
        goto CPyL518;
    } else
        goto CPyL261;
CPyL259: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"FACES\" was not set");
    cpy_r_r614 = 0;
    if (unlikely(!cpy_r_r614)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 124, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL261: ;
    CPy_INCREF(cpy_r_r613.f0);
    CPy_INCREF(cpy_r_r613.f1);
    cpy_r_r615 = PyTuple_New(2);
    if (unlikely(cpy_r_r615 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7574 = cpy_r_r613.f0;
    PyTuple_SET_ITEM(cpy_r_r615, 0, __tmp7574);
    PyObject *__tmp7575 = cpy_r_r613.f1;
    PyTuple_SET_ITEM(cpy_r_r615, 1, __tmp7575);
    cpy_r_r616 = PyObject_GetIter(cpy_r_r615);
    CPy_DECREF(cpy_r_r615);
    if (unlikely(cpy_r_r616 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 114, CPyStatic_wayfarers___options___globals);
        goto CPyL519;
    }
CPyL262: ;
    cpy_r_r617 = PyIter_Next(cpy_r_r616);
    if (cpy_r_r617 == NULL) goto CPyL520;
    cpy_r_number_4 = cpy_r_r612;
    if (likely(PyUnicode_Check(cpy_r_r617)))
        cpy_r_r618 = cpy_r_r617;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 114, CPyStatic_wayfarers___options___globals, "str", cpy_r_r617);
        goto CPyL521;
    }
    cpy_r_r619 = PyList_New(0);
    if (unlikely(cpy_r_r619 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 115, CPyStatic_wayfarers___options___globals);
        goto CPyL522;
    }
    cpy_r_r620 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r620 == CPY_INT_TAG)) {
        goto CPyL523;
    } else
        goto CPyL268;
CPyL266: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r621 = 0;
    if (unlikely(!cpy_r_r621)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 122, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL268: ;
    cpy_r_r622 = 0;
    CPyTagged_INCREF(cpy_r_r622);
    cpy_r_cell = cpy_r_r622;
    CPyTagged_DECREF(cpy_r_cell);
CPyL269: ;
    cpy_r_r623 = cpy_r_r622 & 1;
    cpy_r_r624 = cpy_r_r623 != 0;
    if (cpy_r_r624) goto CPyL271;
    cpy_r_r625 = cpy_r_r620 & 1;
    cpy_r_r626 = cpy_r_r625 != 0;
    if (!cpy_r_r626) goto CPyL272;
CPyL271: ;
    cpy_r_r627 = CPyTagged_IsLt_(cpy_r_r622, cpy_r_r620);
    if (cpy_r_r627) {
        goto CPyL273;
    } else
        goto CPyL524;
CPyL272: ;
    cpy_r_r628 = (Py_ssize_t)cpy_r_r622 < (Py_ssize_t)cpy_r_r620;
    if (!cpy_r_r628) goto CPyL524;
CPyL273: ;
    CPyTagged_INCREF(cpy_r_r622);
    cpy_r_cell = cpy_r_r622;
    cpy_r_r629 = CPyStatics[4126]; /* 'place:' */
    cpy_r_r630 = CPyStatics[143]; /* ':' */
    cpy_r_r631 = CPyDef_wayfarers___names___cell_name(cpy_r_cell);
    if (unlikely(cpy_r_r631 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 117, CPyStatic_wayfarers___options___globals);
        goto CPyL525;
    }
    cpy_r_r632 = CPyStr_Build(4, cpy_r_r629, cpy_r_r618, cpy_r_r630, cpy_r_r631);
    CPy_DECREF(cpy_r_r631);
    if (unlikely(cpy_r_r632 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 117, CPyStatic_wayfarers___options___globals);
        goto CPyL525;
    }
    CPyTagged_INCREF(cpy_r_number_4);
    CPyTagged_INCREF(cpy_r_cell);
    cpy_r_r633 = cpy_r_cell;
    cpy_r_r634.f0 = cpy_r_number_4;
    cpy_r_r634.f1 = cpy_r_r633;
    cpy_r_r635 = CPyStatics[601]; /* 'face' */
    cpy_r_r636 = CPyStatics[4127]; /* 'face-' */
    cpy_r_r637 = CPyStr_Build(2, cpy_r_r636, cpy_r_r618);
    if (unlikely(cpy_r_r637 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 119, CPyStatic_wayfarers___options___globals);
        goto CPyL526;
    }
    cpy_r_r638 = CPyStatics[4064]; /* 'cell' */
    cpy_r_r639 = CPyDef_wayfarers___names___cell_name(cpy_r_cell);
    if (unlikely(cpy_r_r639 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 119, CPyStatic_wayfarers___options___globals);
        goto CPyL527;
    }
    cpy_r_r640 = CPyDict_Build(2, cpy_r_r635, cpy_r_r637, cpy_r_r638, cpy_r_r639);
    CPy_DECREF(cpy_r_r637);
    CPy_DECREF(cpy_r_r639);
    if (unlikely(cpy_r_r640 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 119, CPyStatic_wayfarers___options___globals);
        goto CPyL526;
    }
    cpy_r_r641 = CPyStatics[4128]; /* 'cell-' */
    cpy_r_r642 = CPyDef_wayfarers___names___cell_name(cpy_r_cell);
    CPyTagged_DECREF(cpy_r_cell);
    if (unlikely(cpy_r_r642 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 120, CPyStatic_wayfarers___options___globals);
        goto CPyL528;
    }
    cpy_r_r643 = CPyStr_Build(2, cpy_r_r641, cpy_r_r642);
    CPy_DECREF(cpy_r_r642);
    if (unlikely(cpy_r_r643 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 120, CPyStatic_wayfarers___options___globals);
        goto CPyL528;
    }
    cpy_r_r644.f0 = cpy_r_r643;
    cpy_r_r645 = PyTuple_New(2);
    if (unlikely(cpy_r_r645 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7576 = CPyTagged_StealAsObject(cpy_r_r634.f0);
    PyTuple_SET_ITEM(cpy_r_r645, 0, __tmp7576);
    PyObject *__tmp7577 = CPyTagged_StealAsObject(cpy_r_r634.f1);
    PyTuple_SET_ITEM(cpy_r_r645, 1, __tmp7577);
    cpy_r_r646 = NULL;
    cpy_r_r647 = PyTuple_New(1);
    if (unlikely(cpy_r_r647 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7578 = cpy_r_r644.f0;
    PyTuple_SET_ITEM(cpy_r_r647, 0, __tmp7578);
    cpy_r_r648 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r632, cpy_r_r645, cpy_r_r646, cpy_r_r640, cpy_r_r647);
    CPy_DECREF(cpy_r_r632);
    CPy_DECREF(cpy_r_r645);
    CPy_DECREF(cpy_r_r640);
    CPy_DECREF(cpy_r_r647);
    if (unlikely(cpy_r_r648 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 116, CPyStatic_wayfarers___options___globals);
        goto CPyL529;
    }
    cpy_r_r649 = PyList_Append(cpy_r_r619, cpy_r_r648);
    CPy_DECREF(cpy_r_r648);
    cpy_r_r650 = cpy_r_r649 >= 0;
    if (unlikely(!cpy_r_r650)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 115, CPyStatic_wayfarers___options___globals);
        goto CPyL529;
    }
    cpy_r_r651 = CPyTagged_Add(cpy_r_r622, 2);
    CPyTagged_DECREF(cpy_r_r622);
    cpy_r_r622 = cpy_r_r651;
    goto CPyL269;
CPyL283: ;
    cpy_r_r652 = PyList_Append(cpy_r_r611, cpy_r_r619);
    CPy_DECREF(cpy_r_r619);
    cpy_r_r653 = cpy_r_r652 >= 0;
    if (unlikely(!cpy_r_r653)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 114, CPyStatic_wayfarers___options___globals);
        goto CPyL530;
    }
    cpy_r_r654 = cpy_r_r612 + 2;
    cpy_r_r612 = cpy_r_r654;
    goto CPyL262;
CPyL285: ;
    cpy_r_r655 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r655)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 114, CPyStatic_wayfarers___options___globals);
        goto CPyL519;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_place = cpy_r_r611;
    cpy_r_r656 = PyList_New(0);
    if (unlikely(cpy_r_r656 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 126, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r657 = 0;
    cpy_r_r658 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r658.f0 == NULL)) {
        goto CPyL531;
    } else
        goto CPyL290;
CPyL288: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r659 = 0;
    if (unlikely(!cpy_r_r659)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 128, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL290: ;
    CPy_INCREF(cpy_r_r658.f0);
    CPy_INCREF(cpy_r_r658.f1);
    CPy_INCREF(cpy_r_r658.f2);
    cpy_r_r660 = PyTuple_New(3);
    if (unlikely(cpy_r_r660 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7579 = cpy_r_r658.f0;
    PyTuple_SET_ITEM(cpy_r_r660, 0, __tmp7579);
    PyObject *__tmp7580 = cpy_r_r658.f1;
    PyTuple_SET_ITEM(cpy_r_r660, 1, __tmp7580);
    PyObject *__tmp7581 = cpy_r_r658.f2;
    PyTuple_SET_ITEM(cpy_r_r660, 2, __tmp7581);
    cpy_r_r661 = PyObject_GetIter(cpy_r_r660);
    CPy_DECREF(cpy_r_r660);
    if (unlikely(cpy_r_r661 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 126, CPyStatic_wayfarers___options___globals);
        goto CPyL532;
    }
CPyL291: ;
    cpy_r_r662 = PyIter_Next(cpy_r_r661);
    if (cpy_r_r662 == NULL) goto CPyL533;
    cpy_r_number_5 = cpy_r_r657;
    if (likely(PyUnicode_Check(cpy_r_r662)))
        cpy_r_r663 = cpy_r_r662;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 126, CPyStatic_wayfarers___options___globals, "str", cpy_r_r662);
        goto CPyL534;
    }
    cpy_r_r664 = CPyStatics[4129]; /* 'guild:' */
    cpy_r_r665 = CPyStr_Build(2, cpy_r_r664, cpy_r_r663);
    if (unlikely(cpy_r_r665 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 127, CPyStatic_wayfarers___options___globals);
        goto CPyL535;
    }
    cpy_r_r666 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r667 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r668 = CPyStr_Build(2, cpy_r_r667, cpy_r_r663);
    if (unlikely(cpy_r_r668 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 127, CPyStatic_wayfarers___options___globals);
        goto CPyL536;
    }
    cpy_r_r669 = CPyDict_Build(1, cpy_r_r666, cpy_r_r668);
    CPy_DECREF(cpy_r_r668);
    if (unlikely(cpy_r_r669 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 127, CPyStatic_wayfarers___options___globals);
        goto CPyL536;
    }
    cpy_r_r670 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r671 = CPyStr_Build(2, cpy_r_r670, cpy_r_r663);
    CPy_DECREF(cpy_r_r663);
    if (unlikely(cpy_r_r671 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 127, CPyStatic_wayfarers___options___globals);
        goto CPyL537;
    }
    cpy_r_r672.f0 = cpy_r_r671;
    cpy_r_r673 = CPyTagged_StealAsObject(cpy_r_number_5);
    cpy_r_r674 = NULL;
    cpy_r_r675 = PyTuple_New(1);
    if (unlikely(cpy_r_r675 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7582 = cpy_r_r672.f0;
    PyTuple_SET_ITEM(cpy_r_r675, 0, __tmp7582);
    cpy_r_r676 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r665, cpy_r_r673, cpy_r_r674, cpy_r_r669, cpy_r_r675);
    CPy_DECREF(cpy_r_r665);
    CPy_DECREF(cpy_r_r673);
    CPy_DECREF(cpy_r_r669);
    CPy_DECREF(cpy_r_r675);
    if (unlikely(cpy_r_r676 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 127, CPyStatic_wayfarers___options___globals);
        goto CPyL538;
    }
    cpy_r_r677 = PyList_Append(cpy_r_r656, cpy_r_r676);
    CPy_DECREF(cpy_r_r676);
    cpy_r_r678 = cpy_r_r677 >= 0;
    if (unlikely(!cpy_r_r678)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 126, CPyStatic_wayfarers___options___globals);
        goto CPyL538;
    }
    cpy_r_r679 = cpy_r_r657 + 2;
    cpy_r_r657 = cpy_r_r679;
    goto CPyL291;
CPyL300: ;
    cpy_r_r680 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r680)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 126, CPyStatic_wayfarers___options___globals);
        goto CPyL532;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_guild = cpy_r_r656;
    cpy_r_r681 = PyDict_New();
    if (unlikely(cpy_r_r681 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 130, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r682 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r682.f0 == NULL)) {
        goto CPyL539;
    } else
        goto CPyL305;
CPyL303: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r683 = 0;
    if (unlikely(!cpy_r_r683)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 137, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL305: ;
    cpy_r_r684 = 0;
    cpy_r_a = cpy_r_r684;
    CPyTagged_DECREF(cpy_r_a);
CPyL306: ;
    cpy_r_r685 = (Py_ssize_t)cpy_r_r684 < (Py_ssize_t)6;
    if (!cpy_r_r685) goto CPyL355;
    cpy_r_a = cpy_r_r684;
    cpy_r_r686 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r686.f0 == NULL)) {
        goto CPyL540;
    } else
        goto CPyL310;
CPyL308: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r687 = 0;
    if (unlikely(!cpy_r_r687)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 138, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL310: ;
    cpy_r_r688 = 0;
    cpy_r_b = cpy_r_r688;
    CPyTagged_DECREF(cpy_r_b);
CPyL311: ;
    cpy_r_r689 = (Py_ssize_t)cpy_r_r688 < (Py_ssize_t)6;
    if (!cpy_r_r689) goto CPyL541;
    cpy_r_b = cpy_r_r688;
    cpy_r_r690 = cpy_r_a & 1;
    cpy_r_r691 = cpy_r_r690 != 0;
    if (!cpy_r_r691) goto CPyL314;
    cpy_r_r692 = CPyTagged_IsEq_(cpy_r_a, cpy_r_b);
    cpy_r_r693 = cpy_r_r692 ^ 1;
    if (cpy_r_r693) {
        goto CPyL315;
    } else
        goto CPyL542;
CPyL314: ;
    cpy_r_r694 = cpy_r_a != cpy_r_b;
    if (!cpy_r_r694) goto CPyL542;
CPyL315: ;
    CPyTagged_INCREF(cpy_r_a);
    cpy_r_r695 = cpy_r_a;
    CPyTagged_INCREF(cpy_r_b);
    cpy_r_r696 = cpy_r_b;
    cpy_r_r697.f0 = cpy_r_r695;
    cpy_r_r697.f1 = cpy_r_r696;
    cpy_r_r698 = CPyStatics[4130]; /* 'move:' */
    cpy_r_r699 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r699.f0 == NULL)) {
        goto CPyL543;
    } else
        goto CPyL318;
CPyL316: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r700 = 0;
    if (unlikely(!cpy_r_r700)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 132, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL318: ;
    CPy_INCREF(cpy_r_r699.f0);
    CPy_INCREF(cpy_r_r699.f1);
    CPy_INCREF(cpy_r_r699.f2);
    cpy_r_r701 = PyTuple_New(3);
    if (unlikely(cpy_r_r701 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7583 = cpy_r_r699.f0;
    PyTuple_SET_ITEM(cpy_r_r701, 0, __tmp7583);
    PyObject *__tmp7584 = cpy_r_r699.f1;
    PyTuple_SET_ITEM(cpy_r_r701, 1, __tmp7584);
    PyObject *__tmp7585 = cpy_r_r699.f2;
    PyTuple_SET_ITEM(cpy_r_r701, 2, __tmp7585);
    cpy_r_r702 = CPySequenceTuple_GetItem(cpy_r_r701, cpy_r_a);
    CPy_DECREF(cpy_r_r701);
    if (unlikely(cpy_r_r702 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 132, CPyStatic_wayfarers___options___globals);
        goto CPyL544;
    }
    if (likely(PyUnicode_Check(cpy_r_r702)))
        cpy_r_r703 = cpy_r_r702;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 132, CPyStatic_wayfarers___options___globals, "str", cpy_r_r702);
        goto CPyL544;
    }
    cpy_r_r704 = CPyStatics[143]; /* ':' */
    cpy_r_r705 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r705.f0 == NULL)) {
        goto CPyL545;
    } else
        goto CPyL323;
CPyL321: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r706 = 0;
    if (unlikely(!cpy_r_r706)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 132, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL323: ;
    CPy_INCREF(cpy_r_r705.f0);
    CPy_INCREF(cpy_r_r705.f1);
    CPy_INCREF(cpy_r_r705.f2);
    cpy_r_r707 = PyTuple_New(3);
    if (unlikely(cpy_r_r707 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7586 = cpy_r_r705.f0;
    PyTuple_SET_ITEM(cpy_r_r707, 0, __tmp7586);
    PyObject *__tmp7587 = cpy_r_r705.f1;
    PyTuple_SET_ITEM(cpy_r_r707, 1, __tmp7587);
    PyObject *__tmp7588 = cpy_r_r705.f2;
    PyTuple_SET_ITEM(cpy_r_r707, 2, __tmp7588);
    cpy_r_r708 = CPySequenceTuple_GetItem(cpy_r_r707, cpy_r_b);
    CPy_DECREF(cpy_r_r707);
    if (unlikely(cpy_r_r708 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 132, CPyStatic_wayfarers___options___globals);
        goto CPyL546;
    }
    if (likely(PyUnicode_Check(cpy_r_r708)))
        cpy_r_r709 = cpy_r_r708;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 132, CPyStatic_wayfarers___options___globals, "str", cpy_r_r708);
        goto CPyL546;
    }
    cpy_r_r710 = CPyStr_Build(4, cpy_r_r698, cpy_r_r703, cpy_r_r704, cpy_r_r709);
    CPy_DECREF(cpy_r_r703);
    CPy_DECREF(cpy_r_r709);
    if (unlikely(cpy_r_r710 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 132, CPyStatic_wayfarers___options___globals);
        goto CPyL544;
    }
    CPyTagged_INCREF(cpy_r_a);
    cpy_r_r711 = cpy_r_a;
    CPyTagged_INCREF(cpy_r_b);
    cpy_r_r712 = cpy_r_b;
    cpy_r_r713.f0 = cpy_r_r711;
    cpy_r_r713.f1 = cpy_r_r712;
    cpy_r_r714 = CPyStatics[980]; /* 'source' */
    cpy_r_r715 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r716 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r716.f0 == NULL)) {
        goto CPyL547;
    } else
        goto CPyL329;
CPyL327: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r717 = 0;
    if (unlikely(!cpy_r_r717)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL329: ;
    CPy_INCREF(cpy_r_r716.f0);
    CPy_INCREF(cpy_r_r716.f1);
    CPy_INCREF(cpy_r_r716.f2);
    cpy_r_r718 = PyTuple_New(3);
    if (unlikely(cpy_r_r718 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7589 = cpy_r_r716.f0;
    PyTuple_SET_ITEM(cpy_r_r718, 0, __tmp7589);
    PyObject *__tmp7590 = cpy_r_r716.f1;
    PyTuple_SET_ITEM(cpy_r_r718, 1, __tmp7590);
    PyObject *__tmp7591 = cpy_r_r716.f2;
    PyTuple_SET_ITEM(cpy_r_r718, 2, __tmp7591);
    cpy_r_r719 = CPySequenceTuple_GetItem(cpy_r_r718, cpy_r_a);
    CPy_DECREF(cpy_r_r718);
    if (unlikely(cpy_r_r719 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals);
        goto CPyL548;
    }
    if (likely(PyUnicode_Check(cpy_r_r719)))
        cpy_r_r720 = cpy_r_r719;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals, "str", cpy_r_r719);
        goto CPyL548;
    }
    cpy_r_r721 = CPyStr_Build(2, cpy_r_r715, cpy_r_r720);
    CPy_DECREF(cpy_r_r720);
    if (unlikely(cpy_r_r721 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals);
        goto CPyL548;
    }
    cpy_r_r722 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r723 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r724 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r724.f0 == NULL)) {
        goto CPyL549;
    } else
        goto CPyL335;
CPyL333: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r725 = 0;
    if (unlikely(!cpy_r_r725)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL335: ;
    CPy_INCREF(cpy_r_r724.f0);
    CPy_INCREF(cpy_r_r724.f1);
    CPy_INCREF(cpy_r_r724.f2);
    cpy_r_r726 = PyTuple_New(3);
    if (unlikely(cpy_r_r726 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7592 = cpy_r_r724.f0;
    PyTuple_SET_ITEM(cpy_r_r726, 0, __tmp7592);
    PyObject *__tmp7593 = cpy_r_r724.f1;
    PyTuple_SET_ITEM(cpy_r_r726, 1, __tmp7593);
    PyObject *__tmp7594 = cpy_r_r724.f2;
    PyTuple_SET_ITEM(cpy_r_r726, 2, __tmp7594);
    cpy_r_r727 = CPySequenceTuple_GetItem(cpy_r_r726, cpy_r_b);
    CPy_DECREF(cpy_r_r726);
    if (unlikely(cpy_r_r727 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals);
        goto CPyL550;
    }
    if (likely(PyUnicode_Check(cpy_r_r727)))
        cpy_r_r728 = cpy_r_r727;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals, "str", cpy_r_r727);
        goto CPyL550;
    }
    cpy_r_r729 = CPyStr_Build(2, cpy_r_r723, cpy_r_r728);
    CPy_DECREF(cpy_r_r728);
    if (unlikely(cpy_r_r729 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals);
        goto CPyL550;
    }
    cpy_r_r730 = CPyDict_Build(2, cpy_r_r714, cpy_r_r721, cpy_r_r722, cpy_r_r729);
    CPy_DECREF(cpy_r_r721);
    CPy_DECREF(cpy_r_r729);
    if (unlikely(cpy_r_r730 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 134, CPyStatic_wayfarers___options___globals);
        goto CPyL548;
    }
    cpy_r_r731 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r732 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r732.f0 == NULL)) {
        goto CPyL551;
    } else
        goto CPyL342;
CPyL340: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r733 = 0;
    if (unlikely(!cpy_r_r733)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL342: ;
    CPy_INCREF(cpy_r_r732.f0);
    CPy_INCREF(cpy_r_r732.f1);
    CPy_INCREF(cpy_r_r732.f2);
    cpy_r_r734 = PyTuple_New(3);
    if (unlikely(cpy_r_r734 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7595 = cpy_r_r732.f0;
    PyTuple_SET_ITEM(cpy_r_r734, 0, __tmp7595);
    PyObject *__tmp7596 = cpy_r_r732.f1;
    PyTuple_SET_ITEM(cpy_r_r734, 1, __tmp7596);
    PyObject *__tmp7597 = cpy_r_r732.f2;
    PyTuple_SET_ITEM(cpy_r_r734, 2, __tmp7597);
    cpy_r_r735 = CPySequenceTuple_GetItem(cpy_r_r734, cpy_r_a);
    CPy_DECREF(cpy_r_r734);
    if (unlikely(cpy_r_r735 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals);
        goto CPyL552;
    }
    if (likely(PyUnicode_Check(cpy_r_r735)))
        cpy_r_r736 = cpy_r_r735;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals, "str", cpy_r_r735);
        goto CPyL552;
    }
    cpy_r_r737 = CPyStr_Build(2, cpy_r_r731, cpy_r_r736);
    CPy_DECREF(cpy_r_r736);
    if (unlikely(cpy_r_r737 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals);
        goto CPyL552;
    }
    cpy_r_r738 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r739 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r739.f0 == NULL)) {
        goto CPyL553;
    } else
        goto CPyL348;
CPyL346: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r740 = 0;
    if (unlikely(!cpy_r_r740)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL348: ;
    CPy_INCREF(cpy_r_r739.f0);
    CPy_INCREF(cpy_r_r739.f1);
    CPy_INCREF(cpy_r_r739.f2);
    cpy_r_r741 = PyTuple_New(3);
    if (unlikely(cpy_r_r741 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7598 = cpy_r_r739.f0;
    PyTuple_SET_ITEM(cpy_r_r741, 0, __tmp7598);
    PyObject *__tmp7599 = cpy_r_r739.f1;
    PyTuple_SET_ITEM(cpy_r_r741, 1, __tmp7599);
    PyObject *__tmp7600 = cpy_r_r739.f2;
    PyTuple_SET_ITEM(cpy_r_r741, 2, __tmp7600);
    cpy_r_r742 = CPySequenceTuple_GetItem(cpy_r_r741, cpy_r_b);
    CPy_DECREF(cpy_r_r741);
    CPyTagged_DECREF(cpy_r_b);
    if (unlikely(cpy_r_r742 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals);
        goto CPyL554;
    }
    if (likely(PyUnicode_Check(cpy_r_r742)))
        cpy_r_r743 = cpy_r_r742;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals, "str", cpy_r_r742);
        goto CPyL554;
    }
    cpy_r_r744 = CPyStr_Build(2, cpy_r_r738, cpy_r_r743);
    CPy_DECREF(cpy_r_r743);
    if (unlikely(cpy_r_r744 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 135, CPyStatic_wayfarers___options___globals);
        goto CPyL554;
    }
    cpy_r_r745.f0 = cpy_r_r737;
    cpy_r_r745.f1 = cpy_r_r744;
    cpy_r_r746 = PyTuple_New(2);
    if (unlikely(cpy_r_r746 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7601 = CPyTagged_StealAsObject(cpy_r_r713.f0);
    PyTuple_SET_ITEM(cpy_r_r746, 0, __tmp7601);
    PyObject *__tmp7602 = CPyTagged_StealAsObject(cpy_r_r713.f1);
    PyTuple_SET_ITEM(cpy_r_r746, 1, __tmp7602);
    cpy_r_r747 = NULL;
    cpy_r_r748 = PyTuple_New(2);
    if (unlikely(cpy_r_r748 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7603 = cpy_r_r745.f0;
    PyTuple_SET_ITEM(cpy_r_r748, 0, __tmp7603);
    PyObject *__tmp7604 = cpy_r_r745.f1;
    PyTuple_SET_ITEM(cpy_r_r748, 1, __tmp7604);
    cpy_r_r749 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r710, cpy_r_r746, cpy_r_r747, cpy_r_r730, cpy_r_r748);
    CPy_DECREF(cpy_r_r710);
    CPy_DECREF(cpy_r_r746);
    CPy_DECREF(cpy_r_r730);
    CPy_DECREF(cpy_r_r748);
    if (unlikely(cpy_r_r749 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 131, CPyStatic_wayfarers___options___globals);
        goto CPyL555;
    }
    cpy_r_r750 = PyTuple_New(2);
    if (unlikely(cpy_r_r750 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7605 = CPyTagged_StealAsObject(cpy_r_r697.f0);
    PyTuple_SET_ITEM(cpy_r_r750, 0, __tmp7605);
    PyObject *__tmp7606 = CPyTagged_StealAsObject(cpy_r_r697.f1);
    PyTuple_SET_ITEM(cpy_r_r750, 1, __tmp7606);
    cpy_r_r751 = PyDict_SetItem(cpy_r_r681, cpy_r_r750, cpy_r_r749);
    CPy_DECREF(cpy_r_r750);
    CPy_DECREF(cpy_r_r749);
    cpy_r_r752 = cpy_r_r751 >= 0;
    if (unlikely(!cpy_r_r752)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 130, CPyStatic_wayfarers___options___globals);
        goto CPyL556;
    }
CPyL353: ;
    cpy_r_r753 = cpy_r_r688 + 2;
    cpy_r_r688 = cpy_r_r753;
    goto CPyL311;
CPyL354: ;
    cpy_r_r754 = cpy_r_r684 + 2;
    cpy_r_r684 = cpy_r_r754;
    goto CPyL306;
CPyL355: ;
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_move = cpy_r_r681;
    cpy_r_r755 = PyList_New(0);
    if (unlikely(cpy_r_r755 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 141, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r756 = 0;
    cpy_r_r757 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r757.f0 == NULL)) {
        goto CPyL557;
    } else
        goto CPyL359;
CPyL357: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r758 = 0;
    if (unlikely(!cpy_r_r758)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 149, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    CPy_Unreachable();
CPyL359: ;
    CPy_INCREF(cpy_r_r757.f0);
    CPy_INCREF(cpy_r_r757.f1);
    CPy_INCREF(cpy_r_r757.f2);
    cpy_r_r759 = PyTuple_New(3);
    if (unlikely(cpy_r_r759 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7607 = cpy_r_r757.f0;
    PyTuple_SET_ITEM(cpy_r_r759, 0, __tmp7607);
    PyObject *__tmp7608 = cpy_r_r757.f1;
    PyTuple_SET_ITEM(cpy_r_r759, 1, __tmp7608);
    PyObject *__tmp7609 = cpy_r_r757.f2;
    PyTuple_SET_ITEM(cpy_r_r759, 2, __tmp7609);
    cpy_r_r760 = PyObject_GetIter(cpy_r_r759);
    CPy_DECREF(cpy_r_r759);
    if (unlikely(cpy_r_r760 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 141, CPyStatic_wayfarers___options___globals);
        goto CPyL558;
    }
CPyL360: ;
    cpy_r_r761 = PyIter_Next(cpy_r_r760);
    if (cpy_r_r761 == NULL) goto CPyL559;
    cpy_r_number_6 = cpy_r_r756;
    if (likely(PyUnicode_Check(cpy_r_r761)))
        cpy_r_r762 = cpy_r_r761;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 141, CPyStatic_wayfarers___options___globals, "str", cpy_r_r761);
        goto CPyL560;
    }
    cpy_r_r763 = CPyStatics[4131]; /* 'from:' */
    cpy_r_r764 = CPyStr_Build(2, cpy_r_r763, cpy_r_r762);
    if (unlikely(cpy_r_r764 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 143, CPyStatic_wayfarers___options___globals);
        goto CPyL561;
    }
    cpy_r_r765 = CPyStatics[4132]; /* 'option-from' */
    cpy_r_r766 = CPyStatics[980]; /* 'source' */
    cpy_r_r767 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r768 = CPyStr_Build(2, cpy_r_r767, cpy_r_r762);
    if (unlikely(cpy_r_r768 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 146, CPyStatic_wayfarers___options___globals);
        goto CPyL562;
    }
    cpy_r_r769 = CPyDict_Build(1, cpy_r_r766, cpy_r_r768);
    CPy_DECREF(cpy_r_r768);
    if (unlikely(cpy_r_r769 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 146, CPyStatic_wayfarers___options___globals);
        goto CPyL562;
    }
    cpy_r_r770 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r771 = CPyStr_Build(2, cpy_r_r770, cpy_r_r762);
    CPy_DECREF(cpy_r_r762);
    if (unlikely(cpy_r_r771 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 147, CPyStatic_wayfarers___options___globals);
        goto CPyL563;
    }
    cpy_r_r772.f0 = cpy_r_r771;
    cpy_r_r773 = CPyTagged_StealAsObject(cpy_r_number_6);
    cpy_r_r774 = PyTuple_New(1);
    if (unlikely(cpy_r_r774 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7610 = cpy_r_r772.f0;
    PyTuple_SET_ITEM(cpy_r_r774, 0, __tmp7610);
    cpy_r_r775 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r764, cpy_r_r773, cpy_r_r765, cpy_r_r769, cpy_r_r774);
    CPy_DECREF(cpy_r_r764);
    CPy_DECREF(cpy_r_r773);
    CPy_DECREF(cpy_r_r769);
    CPy_DECREF(cpy_r_r774);
    if (unlikely(cpy_r_r775 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 142, CPyStatic_wayfarers___options___globals);
        goto CPyL564;
    }
    cpy_r_r776 = PyList_Append(cpy_r_r755, cpy_r_r775);
    CPy_DECREF(cpy_r_r775);
    cpy_r_r777 = cpy_r_r776 >= 0;
    if (unlikely(!cpy_r_r777)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 141, CPyStatic_wayfarers___options___globals);
        goto CPyL564;
    }
    cpy_r_r778 = cpy_r_r756 + 2;
    cpy_r_r756 = cpy_r_r778;
    goto CPyL360;
CPyL369: ;
    cpy_r_r779 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r779)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 141, CPyStatic_wayfarers___options___globals);
        goto CPyL558;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_from_guild = cpy_r_r755;
    cpy_r_r780 = PyList_New(0);
    if (unlikely(cpy_r_r780 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 151, CPyStatic_wayfarers___options___globals);
        goto CPyL403;
    }
    cpy_r_r781 = PyObject_GetIter(cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r781 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 151, CPyStatic_wayfarers___options___globals);
        goto CPyL565;
    }
CPyL372: ;
    cpy_r_r782 = PyIter_Next(cpy_r_r781);
    if (cpy_r_r782 == NULL) goto CPyL566;
    if (likely(PyLong_Check(cpy_r_r782)))
        cpy_r_r783 = CPyTagged_FromObject(cpy_r_r782);
    else {
        CPy_TypeError("int", cpy_r_r782); cpy_r_r783 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r782);
    if (unlikely(cpy_r_r783 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 151, CPyStatic_wayfarers___options___globals);
        goto CPyL567;
    }
    cpy_r_r784 = CPyStatics[4131]; /* 'from:' */
    cpy_r_r785 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r786 = CPyList_GetItemBorrow(cpy_r_r785, cpy_r_r783);
    if (unlikely(cpy_r_r786 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 153, CPyStatic_wayfarers___options___globals);
        goto CPyL568;
    }
    if (likely(Py_TYPE(cpy_r_r786) == CPyType_wayfarers___printed___Card))
        cpy_r_r787 = cpy_r_r786;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 153, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r786);
        goto CPyL568;
    }
    cpy_r_r788 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r787)->_id;
    CPy_INCREF(cpy_r_r788);
    cpy_r_r789 = CPyStr_Build(2, cpy_r_r784, cpy_r_r788);
    CPy_DECREF(cpy_r_r788);
    if (unlikely(cpy_r_r789 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 153, CPyStatic_wayfarers___options___globals);
        goto CPyL568;
    }
    cpy_r_r790 = CPyStatics[980]; /* 'source' */
    cpy_r_r791 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r792 = CPyList_GetItemBorrow(cpy_r_r791, cpy_r_r783);
    if (unlikely(cpy_r_r792 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 155, CPyStatic_wayfarers___options___globals);
        goto CPyL569;
    }
    if (likely(Py_TYPE(cpy_r_r792) == CPyType_wayfarers___printed___Card))
        cpy_r_r793 = cpy_r_r792;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 155, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r792);
        goto CPyL569;
    }
    cpy_r_r794 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r793)->_id;
    CPy_INCREF(cpy_r_r794);
    cpy_r_r795 = CPyDict_Build(1, cpy_r_r790, cpy_r_r794);
    CPy_DECREF(cpy_r_r794);
    if (unlikely(cpy_r_r795 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 155, CPyStatic_wayfarers___options___globals);
        goto CPyL569;
    }
    cpy_r_r796 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_cards;
    cpy_r_r797 = CPyList_GetItemBorrow(cpy_r_r796, cpy_r_r783);
    if (unlikely(cpy_r_r797 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 156, CPyStatic_wayfarers___options___globals);
        goto CPyL570;
    }
    if (likely(Py_TYPE(cpy_r_r797) == CPyType_wayfarers___printed___Card))
        cpy_r_r798 = cpy_r_r797;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 156, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Card", cpy_r_r797);
        goto CPyL570;
    }
    cpy_r_r799 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r798)->_id;
    CPy_INCREF(cpy_r_r799);
    cpy_r_r800.f0 = cpy_r_r799;
    cpy_r_r801 = CPyTagged_StealAsObject(cpy_r_r783);
    cpy_r_r802 = NULL;
    cpy_r_r803 = PyTuple_New(1);
    if (unlikely(cpy_r_r803 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7611 = cpy_r_r800.f0;
    PyTuple_SET_ITEM(cpy_r_r803, 0, __tmp7611);
    cpy_r_r804 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r789, cpy_r_r801, cpy_r_r802, cpy_r_r795, cpy_r_r803);
    CPy_DECREF(cpy_r_r789);
    CPy_DECREF(cpy_r_r801);
    CPy_DECREF(cpy_r_r795);
    CPy_DECREF(cpy_r_r803);
    if (unlikely(cpy_r_r804 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 152, CPyStatic_wayfarers___options___globals);
        goto CPyL567;
    }
    cpy_r_r805 = PyList_Append(cpy_r_r780, cpy_r_r804);
    CPy_DECREF(cpy_r_r804);
    cpy_r_r806 = cpy_r_r805 >= 0;
    if (unlikely(!cpy_r_r806)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 151, CPyStatic_wayfarers___options___globals);
        goto CPyL567;
    } else
        goto CPyL372;
CPyL384: ;
    cpy_r_r807 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r807)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 151, CPyStatic_wayfarers___options___globals);
        goto CPyL565;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_from_card = cpy_r_r780;
    cpy_r_r808 = PyList_New(0);
    if (unlikely(cpy_r_r808 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 160, CPyStatic_wayfarers___options___globals);
        goto CPyL401;
    }
    cpy_r_r809 = 0;
    cpy_r_r810 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_track;
    if (unlikely(cpy_r_r810 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/options.py", "__init__", "Book", "track", 162, CPyStatic_wayfarers___options___globals);
        goto CPyL571;
    }
    CPy_INCREF(cpy_r_r810);
CPyL387: ;
    cpy_r_r811 = 0;
CPyL388: ;
    cpy_r_r812 = (CPyPtr)((CPyPtr)cpy_r_r810 + offsetof(PyVarObject, ob_size));
    cpy_r_r813 = *(int64_t *)cpy_r_r812;
    cpy_r_r814 = cpy_r_r811 < cpy_r_r813;
    if (!cpy_r_r814) goto CPyL572;
    cpy_r_place_2 = cpy_r_r809;
    cpy_r_r815 = (CPyPtr)((CPyPtr)cpy_r_r810 + offsetof(PyListObject, ob_item));
    cpy_r_r816 = *(CPyPtr *)cpy_r_r815;
    cpy_r_r817 = cpy_r_r811 * 8;
    cpy_r_r818 = cpy_r_r816 + cpy_r_r817;
    cpy_r_r819 = *(PyObject * *)cpy_r_r818;
    CPy_INCREF(cpy_r_r819);
    if (likely(Py_TYPE(cpy_r_r819) == CPyType_wayfarers___printed___Space))
        cpy_r_r820 = cpy_r_r819;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "__init__", 160, CPyStatic_wayfarers___options___globals, "serai.games.wayfarers.printed.Space", cpy_r_r819);
        goto CPyL573;
    }
    cpy_r_r821 = CPyStatics[4133]; /* 'to:' */
    cpy_r_r822 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r820)->_id;
    CPy_INCREF(cpy_r_r822);
    cpy_r_r823 = CPyStr_Build(2, cpy_r_r821, cpy_r_r822);
    CPy_DECREF(cpy_r_r822);
    if (unlikely(cpy_r_r823 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 161, CPyStatic_wayfarers___options___globals);
        goto CPyL574;
    }
    cpy_r_r824 = CPyStatics[613]; /* 'space' */
    cpy_r_r825 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r820)->_id;
    CPy_INCREF(cpy_r_r825);
    cpy_r_r826 = CPyDict_Build(1, cpy_r_r824, cpy_r_r825);
    CPy_DECREF(cpy_r_r825);
    if (unlikely(cpy_r_r826 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 161, CPyStatic_wayfarers___options___globals);
        goto CPyL575;
    }
    cpy_r_r827 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r820)->_id;
    CPy_INCREF(cpy_r_r827);
    CPy_DECREF(cpy_r_r820);
    cpy_r_r828.f0 = cpy_r_r827;
    cpy_r_r829 = CPyTagged_StealAsObject(cpy_r_place_2);
    cpy_r_r830 = NULL;
    cpy_r_r831 = PyTuple_New(1);
    if (unlikely(cpy_r_r831 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7612 = cpy_r_r828.f0;
    PyTuple_SET_ITEM(cpy_r_r831, 0, __tmp7612);
    cpy_r_r832 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r823, cpy_r_r829, cpy_r_r830, cpy_r_r826, cpy_r_r831);
    CPy_DECREF(cpy_r_r823);
    CPy_DECREF(cpy_r_r829);
    CPy_DECREF(cpy_r_r826);
    CPy_DECREF(cpy_r_r831);
    if (unlikely(cpy_r_r832 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 161, CPyStatic_wayfarers___options___globals);
        goto CPyL576;
    }
    cpy_r_r833 = PyList_Append(cpy_r_r808, cpy_r_r832);
    CPy_DECREF(cpy_r_r832);
    cpy_r_r834 = cpy_r_r833 >= 0;
    if (unlikely(!cpy_r_r834)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 160, CPyStatic_wayfarers___options___globals);
        goto CPyL576;
    }
    cpy_r_r835 = cpy_r_r809 + 2;
    cpy_r_r809 = cpy_r_r835;
    cpy_r_r836 = cpy_r_r811 + 1;
    cpy_r_r811 = cpy_r_r836;
    goto CPyL388;
CPyL395: ;
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_to = cpy_r_r808;
    cpy_r_r837 = CPyStatics[3267]; /* 'allow' */
    cpy_r_r838 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r839 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_fee;
    CPyTagged_INCREF(cpy_r_r839);
    cpy_r_r840 = CPyDef_wayfarers___options____answer(cpy_r_r0, cpy_r_r837, cpy_r_r838, cpy_r_r839);
    CPyTagged_DECREF(cpy_r_r839);
    if (unlikely(cpy_r_r840 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 164, CPyStatic_wayfarers___options___globals);
        goto CPyL401;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_allow_silver = cpy_r_r840;
    cpy_r_r841 = CPyStatics[3267]; /* 'allow' */
    cpy_r_r842 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r843 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_fee;
    CPyTagged_INCREF(cpy_r_r843);
    cpy_r_r844 = CPyDef_wayfarers___options____answer(cpy_r_r0, cpy_r_r841, cpy_r_r842, cpy_r_r843);
    CPyTagged_DECREF(cpy_r_r843);
    if (unlikely(cpy_r_r844 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 165, CPyStatic_wayfarers___options___globals);
        goto CPyL401;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_allow_provision = cpy_r_r844;
    cpy_r_r845 = CPyStatics[3268]; /* 'refuse' */
    cpy_r_r846 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r847 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_fee;
    CPyTagged_INCREF(cpy_r_r847);
    cpy_r_r848 = CPyDef_wayfarers___options____answer(cpy_r_r0, cpy_r_r845, cpy_r_r846, cpy_r_r847);
    CPyTagged_DECREF(cpy_r_r847);
    if (unlikely(cpy_r_r848 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 166, CPyStatic_wayfarers___options___globals);
        goto CPyL401;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_refuse_silver = cpy_r_r848;
    cpy_r_r849 = CPyStatics[3268]; /* 'refuse' */
    cpy_r_r850 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r851 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_fee;
    CPyTagged_INCREF(cpy_r_r851);
    cpy_r_r852 = CPyDef_wayfarers___options____answer(cpy_r_r0, cpy_r_r849, cpy_r_r850, cpy_r_r851);
    CPy_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r851);
    if (unlikely(cpy_r_r852 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 167, CPyStatic_wayfarers___options___globals);
        goto CPyL400;
    }
    ((serai___games___wayfarers___options___OptionsObject *)cpy_r_self)->_refuse_provision = cpy_r_r852;
    return 1;
CPyL400: ;
    cpy_r_r853 = 2;
    return cpy_r_r853;
CPyL401: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL400;
CPyL402: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL400;
CPyL403: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    goto CPyL400;
CPyL404: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_r21);
    goto CPyL400;
CPyL405: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r68);
    goto CPyL27;
CPyL406: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r68);
    goto CPyL400;
CPyL407: ;
    CPy_DECREF(cpy_r_r71);
    goto CPyL39;
CPyL408: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    goto CPyL400;
CPyL409: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r73);
    goto CPyL400;
CPyL410: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r76);
    goto CPyL400;
CPyL411: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPyTagged_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r76);
    CPy_DecRef(cpy_r_r79);
    goto CPyL400;
CPyL412: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r92);
    goto CPyL400;
CPyL413: ;
    CPy_DECREF(cpy_r_r95);
    goto CPyL51;
CPyL414: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r95);
    goto CPyL400;
CPyL415: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r103);
    goto CPyL400;
CPyL416: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r97);
    goto CPyL400;
CPyL417: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r107);
    goto CPyL400;
CPyL418: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r92);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r112);
    goto CPyL400;
CPyL419: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r126);
    goto CPyL400;
CPyL420: ;
    CPy_DECREF(cpy_r_r129);
    goto CPyL63;
CPyL421: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r129);
    goto CPyL400;
CPyL422: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r137);
    goto CPyL400;
CPyL423: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r131);
    goto CPyL400;
CPyL424: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r141);
    goto CPyL400;
CPyL425: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r129);
    CPyTagged_DecRef(cpy_r_r131);
    CPy_DecRef(cpy_r_r146);
    goto CPyL400;
CPyL426: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    goto CPyL66;
CPyL427: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    goto CPyL400;
CPyL428: ;
    CPy_DECREF(cpy_r_r163);
    goto CPyL91;
CPyL429: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    goto CPyL400;
CPyL430: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    goto CPyL400;
CPyL431: ;
    CPyTagged_DECREF(cpy_r_r165);
    CPy_DECREF(cpy_r_r168);
    goto CPyL90;
CPyL432: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    goto CPyL400;
CPyL433: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_r171);
    goto CPyL75;
CPyL434: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    goto CPyL400;
CPyL435: ;
    CPyTagged_DECREF(cpy_r_r170);
    goto CPyL72;
CPyL436: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r184);
    goto CPyL400;
CPyL437: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    goto CPyL400;
CPyL438: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r188);
    CPy_DecRef(cpy_r_r192);
    goto CPyL400;
CPyL439: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r188);
    goto CPyL400;
CPyL440: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r188);
    CPy_DecRef(cpy_r_r196);
    goto CPyL400;
CPyL441: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r202);
    CPyTagged_DecRef(cpy_r_r203.f0);
    CPyTagged_DecRef(cpy_r_r203.f1);
    goto CPyL400;
CPyL442: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    CPy_DecRef(cpy_r_r202);
    CPyTagged_DecRef(cpy_r_r203.f0);
    CPyTagged_DecRef(cpy_r_r203.f1);
    CPy_DecRef(cpy_r_r209);
    goto CPyL400;
CPyL443: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r163);
    CPyTagged_DecRef(cpy_r_r165);
    CPy_DecRef(cpy_r_r168);
    CPyTagged_DecRef(cpy_r_r178.f0);
    CPyTagged_DecRef(cpy_r_r178.f1);
    goto CPyL400;
CPyL444: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r223);
    goto CPyL94;
CPyL445: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r223);
    goto CPyL400;
CPyL446: ;
    CPy_DECREF(cpy_r_r226);
    goto CPyL106;
CPyL447: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r226);
    goto CPyL400;
CPyL448: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    goto CPyL400;
CPyL449: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    CPy_DecRef(cpy_r_r231);
    goto CPyL400;
CPyL450: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r223);
    CPy_DecRef(cpy_r_r226);
    CPyTagged_DecRef(cpy_r_r228);
    CPy_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r234);
    goto CPyL400;
CPyL451: ;
    CPy_DECREF(cpy_r_r251);
    goto CPyL126;
CPyL452: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r251);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL400;
CPyL453: ;
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_card);
    goto CPyL125;
CPyL454: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r251);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_card);
    goto CPyL400;
CPyL455: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r251);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r267);
    goto CPyL400;
CPyL456: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r251);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r296);
    goto CPyL400;
CPyL457: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r251);
    goto CPyL400;
CPyL458: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r312);
    goto CPyL128;
CPyL459: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r312);
    goto CPyL400;
CPyL460: ;
    CPy_DECREF(cpy_r_r317);
    goto CPyL140;
CPyL461: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r312);
    CPy_DecRef(cpy_r_r317);
    CPyTagged_DecRef(cpy_r_number_2);
    goto CPyL400;
CPyL462: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r312);
    CPy_DecRef(cpy_r_r317);
    CPyTagged_DecRef(cpy_r_number_2);
    CPy_DecRef(cpy_r_r319);
    goto CPyL400;
CPyL463: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r312);
    CPy_DecRef(cpy_r_r317);
    CPyTagged_DecRef(cpy_r_number_2);
    CPy_DecRef(cpy_r_r319);
    CPy_DecRef(cpy_r_r321);
    goto CPyL400;
CPyL464: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r312);
    CPy_DecRef(cpy_r_r317);
    CPyTagged_DecRef(cpy_r_number_2);
    CPy_DecRef(cpy_r_r321);
    CPy_DecRef(cpy_r_r325);
    goto CPyL400;
CPyL465: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r312);
    CPy_DecRef(cpy_r_r317);
    goto CPyL400;
CPyL466: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r337);
    goto CPyL400;
CPyL467: ;
    CPy_DECREF(cpy_r_r338);
    goto CPyL155;
CPyL468: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r337);
    CPy_DecRef(cpy_r_r338);
    goto CPyL400;
CPyL469: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r337);
    CPy_DecRef(cpy_r_r338);
    CPyTagged_DecRef(cpy_r_r340);
    goto CPyL400;
CPyL470: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r337);
    CPy_DecRef(cpy_r_r338);
    CPyTagged_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r346);
    goto CPyL400;
CPyL471: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r337);
    CPy_DecRef(cpy_r_r338);
    CPyTagged_DecRef(cpy_r_r340);
    CPy_DecRef(cpy_r_r346);
    CPy_DecRef(cpy_r_r352);
    goto CPyL400;
CPyL472: ;
    CPy_DECREF(cpy_r_r367);
    goto CPyL190;
CPyL473: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL400;
CPyL474: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r377);
    goto CPyL400;
CPyL475: ;
    CPyTagged_DECREF(cpy_r_place);
    CPyTagged_DECREF(cpy_r_r377);
    goto CPyL189;
CPyL476: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_place);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r381);
    goto CPyL400;
CPyL477: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r381);
    goto CPyL400;
CPyL478: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    goto CPyL400;
CPyL479: ;
    CPyTagged_DECREF(cpy_r_r377);
    CPy_DECREF(cpy_r_r386);
    goto CPyL188;
CPyL480: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    goto CPyL400;
CPyL481: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r388);
    goto CPyL172;
CPyL482: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r388);
    goto CPyL400;
CPyL483: ;
    CPyTagged_DECREF(cpy_r_r388);
    CPy_DECREF(cpy_r_r393);
    goto CPyL187;
CPyL484: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r388);
    CPy_DecRef(cpy_r_r393);
    goto CPyL400;
CPyL485: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r388);
    CPy_DecRef(cpy_r_r393);
    CPy_DecRef(cpy_r_r395);
    goto CPyL400;
CPyL486: ;
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_r395);
    goto CPyL186;
CPyL487: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r388);
    CPy_DecRef(cpy_r_r393);
    CPy_DecRef(cpy_r_r395);
    CPy_DecRef(cpy_r_r402);
    goto CPyL400;
CPyL488: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r388);
    CPy_DecRef(cpy_r_r393);
    CPy_DecRef(cpy_r_r402);
    CPy_DecRef(cpy_r_r405);
    CPyTagged_DecRef(cpy_r_r407.f0);
    CPyTagged_DecRef(cpy_r_r407.f1);
    goto CPyL400;
CPyL489: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    CPyTagged_DecRef(cpy_r_r377);
    CPy_DecRef(cpy_r_r386);
    CPyTagged_DecRef(cpy_r_r388);
    CPy_DecRef(cpy_r_r393);
    goto CPyL400;
CPyL490: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r367);
    goto CPyL400;
CPyL491: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r472);
    goto CPyL400;
CPyL492: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r476);
    goto CPyL400;
CPyL493: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r476);
    CPy_DecRef(cpy_r_r477);
    goto CPyL400;
CPyL494: ;
    CPy_DECREF(cpy_r_r478);
    goto CPyL210;
CPyL495: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r476);
    CPy_DecRef(cpy_r_r477);
    CPy_DecRef(cpy_r_r478);
    goto CPyL400;
CPyL496: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r476);
    CPy_DecRef(cpy_r_r477);
    CPy_DecRef(cpy_r_r478);
    CPyTagged_DecRef(cpy_r_r480);
    goto CPyL400;
CPyL497: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r476);
    CPy_DecRef(cpy_r_r477);
    CPy_DecRef(cpy_r_r478);
    CPyTagged_DecRef(cpy_r_r480);
    CPy_DecRef(cpy_r_r484);
    goto CPyL400;
CPyL498: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r476);
    CPy_DecRef(cpy_r_r477);
    CPy_DecRef(cpy_r_r478);
    CPyTagged_DecRef(cpy_r_r480);
    CPy_DecRef(cpy_r_r484);
    CPy_DecRef(cpy_r_r488);
    goto CPyL400;
CPyL499: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r501);
    goto CPyL400;
CPyL500: ;
    CPy_DECREF(cpy_r_r502);
    goto CPyL222;
CPyL501: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r501);
    CPy_DecRef(cpy_r_r502);
    goto CPyL400;
CPyL502: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r501);
    CPy_DecRef(cpy_r_r502);
    CPyTagged_DecRef(cpy_r_r504);
    goto CPyL400;
CPyL503: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r501);
    CPy_DecRef(cpy_r_r502);
    CPyTagged_DecRef(cpy_r_r504);
    CPy_DecRef(cpy_r_r508);
    goto CPyL400;
CPyL504: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r501);
    CPy_DecRef(cpy_r_r502);
    CPyTagged_DecRef(cpy_r_r504);
    CPy_DecRef(cpy_r_r508);
    CPy_DecRef(cpy_r_r512);
    goto CPyL400;
CPyL505: ;
    CPy_DECREF(cpy_r_r527);
    goto CPyL246;
CPyL506: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_r527);
    goto CPyL400;
CPyL507: ;
    CPyTagged_DECREF(cpy_r_number);
    CPy_DECREF(cpy_r_card);
    goto CPyL245;
CPyL508: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r527);
    goto CPyL232;
CPyL509: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r527);
    goto CPyL400;
CPyL510: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPyTagged_DecRef(cpy_r_number);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r527);
    CPy_DecRef(cpy_r_r560);
    goto CPyL400;
CPyL511: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r527);
    goto CPyL400;
CPyL512: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r582);
    goto CPyL400;
CPyL513: ;
    CPy_DECREF(cpy_r_r584);
    goto CPyL257;
CPyL514: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r582);
    CPy_DecRef(cpy_r_r584);
    CPyTagged_DecRef(cpy_r_number_3);
    goto CPyL400;
CPyL515: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r582);
    CPy_DecRef(cpy_r_r584);
    CPyTagged_DecRef(cpy_r_number_3);
    CPy_DecRef(cpy_r_r594);
    goto CPyL400;
CPyL516: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r582);
    CPy_DecRef(cpy_r_r584);
    CPyTagged_DecRef(cpy_r_number_3);
    CPy_DecRef(cpy_r_r594);
    CPy_DecRef(cpy_r_r597);
    goto CPyL400;
CPyL517: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r582);
    CPy_DecRef(cpy_r_r584);
    goto CPyL400;
CPyL518: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    goto CPyL259;
CPyL519: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    goto CPyL400;
CPyL520: ;
    CPy_DECREF(cpy_r_r616);
    goto CPyL285;
CPyL521: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    goto CPyL400;
CPyL522: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    CPy_DecRef(cpy_r_r618);
    goto CPyL400;
CPyL523: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    CPy_DecRef(cpy_r_r618);
    CPy_DecRef(cpy_r_r619);
    goto CPyL266;
CPyL524: ;
    CPyTagged_DECREF(cpy_r_number_4);
    CPy_DECREF(cpy_r_r618);
    CPyTagged_DECREF(cpy_r_r622);
    goto CPyL283;
CPyL525: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    CPy_DecRef(cpy_r_r618);
    CPy_DecRef(cpy_r_r619);
    CPyTagged_DecRef(cpy_r_r622);
    CPyTagged_DecRef(cpy_r_cell);
    goto CPyL400;
CPyL526: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    CPy_DecRef(cpy_r_r618);
    CPy_DecRef(cpy_r_r619);
    CPyTagged_DecRef(cpy_r_r622);
    CPyTagged_DecRef(cpy_r_cell);
    CPy_DecRef(cpy_r_r632);
    CPyTagged_DecRef(cpy_r_r634.f0);
    CPyTagged_DecRef(cpy_r_r634.f1);
    goto CPyL400;
CPyL527: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    CPy_DecRef(cpy_r_r618);
    CPy_DecRef(cpy_r_r619);
    CPyTagged_DecRef(cpy_r_r622);
    CPyTagged_DecRef(cpy_r_cell);
    CPy_DecRef(cpy_r_r632);
    CPyTagged_DecRef(cpy_r_r634.f0);
    CPyTagged_DecRef(cpy_r_r634.f1);
    CPy_DecRef(cpy_r_r637);
    goto CPyL400;
CPyL528: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    CPy_DecRef(cpy_r_r618);
    CPy_DecRef(cpy_r_r619);
    CPyTagged_DecRef(cpy_r_r622);
    CPy_DecRef(cpy_r_r632);
    CPyTagged_DecRef(cpy_r_r634.f0);
    CPyTagged_DecRef(cpy_r_r634.f1);
    CPy_DecRef(cpy_r_r640);
    goto CPyL400;
CPyL529: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    CPyTagged_DecRef(cpy_r_number_4);
    CPy_DecRef(cpy_r_r618);
    CPy_DecRef(cpy_r_r619);
    CPyTagged_DecRef(cpy_r_r622);
    goto CPyL400;
CPyL530: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r611);
    CPy_DecRef(cpy_r_r616);
    goto CPyL400;
CPyL531: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r656);
    goto CPyL288;
CPyL532: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r656);
    goto CPyL400;
CPyL533: ;
    CPy_DECREF(cpy_r_r661);
    goto CPyL300;
CPyL534: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r656);
    CPy_DecRef(cpy_r_r661);
    CPyTagged_DecRef(cpy_r_number_5);
    goto CPyL400;
CPyL535: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r656);
    CPy_DecRef(cpy_r_r661);
    CPyTagged_DecRef(cpy_r_number_5);
    CPy_DecRef(cpy_r_r663);
    goto CPyL400;
CPyL536: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r656);
    CPy_DecRef(cpy_r_r661);
    CPyTagged_DecRef(cpy_r_number_5);
    CPy_DecRef(cpy_r_r663);
    CPy_DecRef(cpy_r_r665);
    goto CPyL400;
CPyL537: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r656);
    CPy_DecRef(cpy_r_r661);
    CPyTagged_DecRef(cpy_r_number_5);
    CPy_DecRef(cpy_r_r665);
    CPy_DecRef(cpy_r_r669);
    goto CPyL400;
CPyL538: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r656);
    CPy_DecRef(cpy_r_r661);
    goto CPyL400;
CPyL539: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    goto CPyL303;
CPyL540: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    goto CPyL308;
CPyL541: ;
    CPyTagged_DECREF(cpy_r_a);
    goto CPyL354;
CPyL542: ;
    CPyTagged_DECREF(cpy_r_b);
    goto CPyL353;
CPyL543: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    goto CPyL316;
CPyL544: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    goto CPyL400;
CPyL545: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r703);
    goto CPyL321;
CPyL546: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r703);
    goto CPyL400;
CPyL547: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    goto CPyL327;
CPyL548: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    goto CPyL400;
CPyL549: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    CPy_DecRef(cpy_r_r721);
    goto CPyL333;
CPyL550: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    CPy_DecRef(cpy_r_r721);
    goto CPyL400;
CPyL551: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    CPy_DecRef(cpy_r_r730);
    goto CPyL340;
CPyL552: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    CPy_DecRef(cpy_r_r730);
    goto CPyL400;
CPyL553: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_b);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    CPy_DecRef(cpy_r_r730);
    CPy_DecRef(cpy_r_r737);
    goto CPyL346;
CPyL554: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    CPy_DecRef(cpy_r_r710);
    CPyTagged_DecRef(cpy_r_r713.f0);
    CPyTagged_DecRef(cpy_r_r713.f1);
    CPy_DecRef(cpy_r_r730);
    CPy_DecRef(cpy_r_r737);
    goto CPyL400;
CPyL555: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    CPyTagged_DecRef(cpy_r_r697.f0);
    CPyTagged_DecRef(cpy_r_r697.f1);
    goto CPyL400;
CPyL556: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r681);
    CPyTagged_DecRef(cpy_r_a);
    goto CPyL400;
CPyL557: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r755);
    goto CPyL357;
CPyL558: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r755);
    goto CPyL400;
CPyL559: ;
    CPy_DECREF(cpy_r_r760);
    goto CPyL369;
CPyL560: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r755);
    CPy_DecRef(cpy_r_r760);
    CPyTagged_DecRef(cpy_r_number_6);
    goto CPyL400;
CPyL561: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r755);
    CPy_DecRef(cpy_r_r760);
    CPyTagged_DecRef(cpy_r_number_6);
    CPy_DecRef(cpy_r_r762);
    goto CPyL400;
CPyL562: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r755);
    CPy_DecRef(cpy_r_r760);
    CPyTagged_DecRef(cpy_r_number_6);
    CPy_DecRef(cpy_r_r762);
    CPy_DecRef(cpy_r_r764);
    goto CPyL400;
CPyL563: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r755);
    CPy_DecRef(cpy_r_r760);
    CPyTagged_DecRef(cpy_r_number_6);
    CPy_DecRef(cpy_r_r764);
    CPy_DecRef(cpy_r_r769);
    goto CPyL400;
CPyL564: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r755);
    CPy_DecRef(cpy_r_r760);
    goto CPyL400;
CPyL565: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r780);
    goto CPyL400;
CPyL566: ;
    CPy_DECREF(cpy_r_r781);
    goto CPyL384;
CPyL567: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r780);
    CPy_DecRef(cpy_r_r781);
    goto CPyL400;
CPyL568: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r780);
    CPy_DecRef(cpy_r_r781);
    CPyTagged_DecRef(cpy_r_r783);
    goto CPyL400;
CPyL569: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r780);
    CPy_DecRef(cpy_r_r781);
    CPyTagged_DecRef(cpy_r_r783);
    CPy_DecRef(cpy_r_r789);
    goto CPyL400;
CPyL570: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r780);
    CPy_DecRef(cpy_r_r781);
    CPyTagged_DecRef(cpy_r_r783);
    CPy_DecRef(cpy_r_r789);
    CPy_DecRef(cpy_r_r795);
    goto CPyL400;
CPyL571: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r808);
    goto CPyL400;
CPyL572: ;
    CPy_DECREF(cpy_r_r810);
    goto CPyL395;
CPyL573: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r808);
    CPy_DecRef(cpy_r_r810);
    CPyTagged_DecRef(cpy_r_place_2);
    goto CPyL400;
CPyL574: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r808);
    CPy_DecRef(cpy_r_r810);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r820);
    goto CPyL400;
CPyL575: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r808);
    CPy_DecRef(cpy_r_r810);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r820);
    CPy_DecRef(cpy_r_r823);
    goto CPyL400;
CPyL576: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r808);
    CPy_DecRef(cpy_r_r810);
    goto CPyL400;
}
        
        PyObject *CPyPy_wayfarers___options___Options_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "performer", 0};
            PyObject *obj_book;
            PyObject *obj_performer;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_performer)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_performer = obj_performer;
            char retval = CPyDef_wayfarers___options___Options_____init__(arg_self, arg_book, arg_performer);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/options.py", "__init__", 24, CPyStatic_wayfarers___options___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___options____answer(PyObject *cpy_r_v, PyObject *cpy_r_word, PyObject *cpy_r_resource, CPyTagged cpy_r_fee) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    tuple_T1O cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = CPyStatics[759]; /* 'resource' */
    cpy_r_r1 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_fee);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_fee);
    cpy_r_r3 = CPyDict_Build(2, cpy_r_r0, cpy_r_resource, cpy_r_r1, cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "_answer", 172, CPyStatic_wayfarers___options___globals);
        goto CPyL5;
    }
    cpy_r_r4 = CPyStatics[143]; /* ':' */
    cpy_r_r5 = CPyStr_Build(3, cpy_r_word, cpy_r_r4, cpy_r_resource);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "_answer", 173, CPyStatic_wayfarers___options___globals);
        goto CPyL6;
    }
    cpy_r_r6 = CPyStatics[4134]; /* 'option-' */
    cpy_r_r7 = CPyStr_Build(2, cpy_r_r6, cpy_r_word);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "_answer", 173, CPyStatic_wayfarers___options___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_resource);
    cpy_r_r8.f0 = cpy_r_resource;
    cpy_r_r9 = NULL;
    cpy_r_r10 = PyTuple_New(1);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7613 = cpy_r_r8.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp7613);
    cpy_r_r11 = CPyDef_option___Vocabulary___add(cpy_r_v, cpy_r_r5, cpy_r_r9, cpy_r_r7, cpy_r_r3, cpy_r_r10);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r7);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "_answer", 173, CPyStatic_wayfarers___options___globals);
        goto CPyL5;
    }
    return cpy_r_r11;
CPyL5: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL6: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL5;
CPyL7: ;
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r5);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___options____answer(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"v", "word", "resource", "fee", 0};
            static CPyArg_Parser parser = {"OOOO:_answer", kwlist, 0};
            PyObject *obj_v;
            PyObject *obj_word;
            PyObject *obj_resource;
            PyObject *obj_fee;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_v, &obj_word, &obj_resource, &obj_fee)) {
                return NULL;
            }
            PyObject *arg_v;
            if (likely(Py_TYPE(obj_v) == CPyType_option___Vocabulary))
                arg_v = obj_v;
            else {
                CPy_TypeError("serai.kernel.option.Vocabulary", obj_v); 
                goto fail;
            }
            PyObject *arg_word;
            if (likely(PyUnicode_Check(obj_word)))
                arg_word = obj_word;
            else {
                CPy_TypeError("str", obj_word); 
                goto fail;
            }
            PyObject *arg_resource;
            if (likely(PyUnicode_Check(obj_resource)))
                arg_resource = obj_resource;
            else {
                CPy_TypeError("str", obj_resource); 
                goto fail;
            }
            CPyTagged arg_fee;
            if (likely(PyLong_Check(obj_fee)))
                arg_fee = CPyTagged_BorrowFromObject(obj_fee);
            else {
                CPy_TypeError("int", obj_fee); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___options____answer(arg_v, arg_word, arg_resource, arg_fee);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/options.py", "_answer", 170, CPyStatic_wayfarers___options___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___options_____top_level__(void) {
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
    void *cpy_r_r21;
    void *cpy_r_r22;
    void *cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    void *cpy_r_r29;
    void *cpy_r_r30;
    PyObject **cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    void *cpy_r_r43;
    void *cpy_r_r44;
    void *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    void *cpy_r_r51;
    void *cpy_r_r52;
    PyObject **cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    void *cpy_r_r65;
    void *cpy_r_r66;
    void *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    void *cpy_r_r73;
    void *cpy_r_r74;
    PyObject **cpy_r_r75;
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
    void *cpy_r_r87;
    void *cpy_r_r88;
    void *cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    void *cpy_r_r95;
    void *cpy_r_r96;
    PyObject **cpy_r_r97;
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
    PyObject **cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    int32_t cpy_r_r118;
    char cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    char cpy_r_r125;
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
    int32_t cpy_r_r166;
    char cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    int32_t cpy_r_r170;
    char cpy_r_r171;
    char cpy_r_r172;
    tuple_T5CCCCC cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 1, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 1, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___options___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 3, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_wayfarers___options___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 5, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5153]; /* ('TYPE_CHECKING', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_wayfarers___options___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 6, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 8, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r30 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 8, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 8, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 8, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5630]; /* ('BLACK', 'CELLS', 'FACES', 'GUILDS', 'WORKERS', 'YELLOW', 'cell_name') */
    cpy_r_r41 = CPyStatic_wayfarers___options___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 8, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    } else
        goto CPyL53;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 9, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r52 = CPyExec_serai___kernel___chance;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 9, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 9, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 9, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5103]; /* ('DIE_SIDES',) */
    cpy_r_r63 = CPyStatic_wayfarers___options___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 9, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    } else
        goto CPyL54;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r66 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 10, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r74 = CPyExec_serai___kernel___decision;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 10, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 10, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 10, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5513]; /* ('Option', 'Vocabulary') */
    cpy_r_r85 = CPyStatic_wayfarers___options___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 10, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    } else
        goto CPyL55;
CPyL31: ;
    cpy_r_r87 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r88 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r89 = CPyModuleLockAPI_serai;
    cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
    if (!cpy_r_r90) goto CPyL34;
    cpy_r_r91 = PyImport_GetModuleDict();
    cpy_r_r92 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 11, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r94 = cpy_r_r93;
    goto CPyL38;
CPyL34: ;
    cpy_r_r95 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r96 = CPyExec_serai___kernel___perform;
    cpy_r_r97 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r98 = PyImport_GetModuleDict();
    cpy_r_r99 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 11, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r101 = CPyStatics[8]; /* '__file__' */
    cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 11, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r103 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r104 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 11, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r94 = cpy_r_r105;
CPyL38: ;
    cpy_r_r106 = CPyStatics[5378]; /* ('Performer',) */
    cpy_r_r107 = CPyStatic_wayfarers___options___globals;
    cpy_r_r108 = CPyImport_GetNativeAttrs(cpy_r_r94, cpy_r_r106, cpy_r_r106, cpy_r_r107);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 11, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    } else
        goto CPyL56;
CPyL39: ;
    cpy_r_r109 = (PyObject *)&PyRange_Type;
    cpy_r_r110 = CPyStatics[4897]; /* 1 */
    cpy_r_r111 = CPyStatics[4909]; /* 7 */
    PyObject *cpy_r_r112[2] = {cpy_r_r110, cpy_r_r111};
    cpy_r_r113 = (PyObject **)&cpy_r_r112;
    cpy_r_r114 = PyObject_Vectorcall(cpy_r_r109, cpy_r_r113, 2, 0);
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 18, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    if (likely(PyRange_Check(cpy_r_r114)))
        cpy_r_r115 = cpy_r_r114;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/options.py", "<module>", 18, CPyStatic_wayfarers___options___globals, "range", cpy_r_r114);
        goto CPyL52;
    }
    CPyStatic_wayfarers___options___DIE_VALUES = cpy_r_r115;
    CPy_INCREF(CPyStatic_wayfarers___options___DIE_VALUES);
    cpy_r_r116 = CPyStatic_wayfarers___options___globals;
    cpy_r_r117 = CPyStatics[4136]; /* 'DIE_VALUES' */
    cpy_r_r118 = CPyDict_SetItem(cpy_r_r116, cpy_r_r117, cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    cpy_r_r119 = cpy_r_r118 >= 0;
    if (unlikely(!cpy_r_r119)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 18, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r120 = NULL;
    cpy_r_r121 = CPyStatics[3913]; /* 'serai.games.wayfarers.options' */
    cpy_r_r122 = (PyObject *)CPyType_wayfarers___options___Options_template;
    cpy_r_r123 = CPyType_FromTemplate(cpy_r_r122, cpy_r_r120, cpy_r_r121);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 21, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r124 = CPyDef_wayfarers___options___Options_trait_vtable_setup();
    if (unlikely(cpy_r_r124 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 21, CPyStatic_wayfarers___options___globals);
        goto CPyL57;
    }
    cpy_r_r125 = CPyDef_wayfarers___options___Options_coroutine_setup(cpy_r_r123);
    if (unlikely(cpy_r_r125 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 21, CPyStatic_wayfarers___options___globals);
        goto CPyL57;
    }
    cpy_r_r126 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r127 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r128 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r129 = CPyStatics[1206]; /* 'trade' */
    cpy_r_r130 = CPyStatics[3949]; /* 'science' */
    cpy_r_r131 = CPyStatics[913]; /* 'end_turn' */
    cpy_r_r132 = CPyStatics[3256]; /* 'skip' */
    cpy_r_r133 = CPyStatics[2667]; /* 'performer' */
    cpy_r_r134 = CPyStatics[543]; /* 'die' */
    cpy_r_r135 = CPyStatics[283]; /* 'turn' */
    cpy_r_r136 = CPyStatics[987]; /* 'hand' */
    cpy_r_r137 = CPyStatics[3709]; /* 'adjust' */
    cpy_r_r138 = CPyStatics[2790]; /* 'reroll' */
    cpy_r_r139 = CPyStatics[785]; /* 'slot' */
    cpy_r_r140 = CPyStatics[4137]; /* 'rent' */
    cpy_r_r141 = CPyStatics[3953]; /* 'refresh' */
    cpy_r_r142 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r143 = CPyStatics[390]; /* 'card' */
    cpy_r_r144 = CPyStatics[4079]; /* 'retrieve' */
    cpy_r_r145 = CPyStatics[2391]; /* 'pay_silver' */
    cpy_r_r146 = CPyStatics[3995]; /* 'pay_provision' */
    cpy_r_r147 = CPyStatics[4138]; /* 'pay_influence' */
    cpy_r_r148 = CPyStatics[4139]; /* 'draw_pigeon' */
    cpy_r_r149 = CPyStatics[4140]; /* 'draw_provision' */
    cpy_r_r150 = CPyStatics[3981]; /* 'keep' */
    cpy_r_r151 = CPyStatics[3983]; /* 'under' */
    cpy_r_r152 = CPyStatics[888]; /* 'tuck' */
    cpy_r_r153 = CPyStatics[995]; /* 'discard' */
    cpy_r_r154 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r155 = CPyStatics[649]; /* 'place' */
    cpy_r_r156 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r157 = CPyStatics[4141]; /* 'move' */
    cpy_r_r158 = CPyStatics[3287]; /* 'from_guild' */
    cpy_r_r159 = CPyStatics[4142]; /* 'from_card' */
    cpy_r_r160 = CPyStatics[3852]; /* 'to' */
    cpy_r_r161 = CPyStatics[4143]; /* 'allow_silver' */
    cpy_r_r162 = CPyStatics[4144]; /* 'allow_provision' */
    cpy_r_r163 = CPyStatics[4145]; /* 'refuse_silver' */
    cpy_r_r164 = CPyStatics[4146]; /* 'refuse_provision' */
    cpy_r_r165 = PyTuple_Pack(38, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r164);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 21, CPyStatic_wayfarers___options___globals);
        goto CPyL57;
    }
    cpy_r_r166 = PyObject_SetAttr(cpy_r_r123, cpy_r_r126, cpy_r_r165);
    CPy_DECREF(cpy_r_r165);
    cpy_r_r167 = cpy_r_r166 >= 0;
    if (unlikely(!cpy_r_r167)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 21, CPyStatic_wayfarers___options___globals);
        goto CPyL57;
    }
    CPyType_wayfarers___options___Options = (PyTypeObject *)cpy_r_r123;
    CPy_INCREF(CPyType_wayfarers___options___Options);
    cpy_r_r168 = CPyStatic_wayfarers___options___globals;
    cpy_r_r169 = CPyStatics[676]; /* 'Options' */
    cpy_r_r170 = PyDict_SetItem(cpy_r_r168, cpy_r_r169, cpy_r_r123);
    cpy_r_r171 = cpy_r_r170 >= 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 21, CPyStatic_wayfarers___options___globals);
        goto CPyL57;
    }
    cpy_r_r172 = CPy_InitSubclass(cpy_r_r123);
    CPy_DECREF(cpy_r_r123);
    if (unlikely(!cpy_r_r172)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 21, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    cpy_r_r173.f0 = 1;
    cpy_r_r173.f1 = 1;
    cpy_r_r173.f2 = 1;
    cpy_r_r173.f3 = 0;
    cpy_r_r173.f4 = 0;
    CPyStatic_wayfarers___options___ROWS_TO_TUCK = cpy_r_r173;
    cpy_r_r174 = CPyStatic_wayfarers___options___globals;
    cpy_r_r175 = CPyStatics[4147]; /* 'ROWS_TO_TUCK' */
    cpy_r_r176 = PyTuple_New(5);
    if (unlikely(cpy_r_r176 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7614 = cpy_r_r173.f0 ? Py_True : Py_False;
    CPy_INCREF(__tmp7614);
    PyTuple_SET_ITEM(cpy_r_r176, 0, __tmp7614);
    PyObject *__tmp7615 = cpy_r_r173.f1 ? Py_True : Py_False;
    CPy_INCREF(__tmp7615);
    PyTuple_SET_ITEM(cpy_r_r176, 1, __tmp7615);
    PyObject *__tmp7616 = cpy_r_r173.f2 ? Py_True : Py_False;
    CPy_INCREF(__tmp7616);
    PyTuple_SET_ITEM(cpy_r_r176, 2, __tmp7616);
    PyObject *__tmp7617 = cpy_r_r173.f3 ? Py_True : Py_False;
    CPy_INCREF(__tmp7617);
    PyTuple_SET_ITEM(cpy_r_r176, 3, __tmp7617);
    PyObject *__tmp7618 = cpy_r_r173.f4 ? Py_True : Py_False;
    CPy_INCREF(__tmp7618);
    PyTuple_SET_ITEM(cpy_r_r176, 4, __tmp7618);
    cpy_r_r177 = CPyDict_SetItem(cpy_r_r174, cpy_r_r175, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/wayfarers/options.py", "<module>", 176, CPyStatic_wayfarers___options___globals);
        goto CPyL52;
    }
    return 1;
CPyL52: ;
    cpy_r_r179 = 2;
    return cpy_r_r179;
CPyL53: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL54: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL55: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL56: ;
    CPy_DECREF(cpy_r_r108);
    goto CPyL39;
CPyL57: ;
    CPy_DecRef(cpy_r_r123);
    goto CPyL52;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
merv___options___Options_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
merv___options___Options_traverse(serai___games___merv___options___OptionsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_zone);
    Py_VISIT(self->_district);
    Py_VISIT(self->_line);
    Py_VISIT(self->_act);
    Py_VISIT(self->_gain_favour);
    Py_VISIT(self->_deploy);
    Py_VISIT(self->_soldier);
    Py_VISIT(self->_take_camels);
    Py_VISIT(self->_market);
    Py_VISIT(self->_at_market);
    Py_VISIT(self->_contract);
    Py_VISIT(self->_lock_common);
    Py_VISIT(self->_lock_rare);
    Py_VISIT(self->_place_camel);
    Py_VISIT(self->_card);
    Py_VISIT(self->_pair);
    Py_VISIT(self->_room);
    Py_VISIT(self->_cube);
    Py_VISIT(self->_convert);
    Py_VISIT(self->_discovery);
    Py_VISIT(self->_post);
    Py_VISIT(self->_buy);
    Py_VISIT(self->_path);
    Py_VISIT(self->_advance);
    Py_VISIT(self->_rampart);
    Py_VISIT(self->_slot);
    Py_VISIT(self->_upgrade);
    Py_VISIT(self->_upgrade_tile);
    Py_VISIT(self->_bonus_tile);
    Py_VISIT(self->_score);
    Py_VISIT(self->_pass_slots);
    Py_VISIT(self->_ransom);
    Py_VISIT(self->_lose_building);
    Py_VISIT(self->_decline);
    Py_VISIT(self->_stop);
    Py_VISIT(self->_end_turn);
    Py_VISIT(self->_may_decline);
    Py_VISIT(self->_pay);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_merv___options___Options_clear(PyObject *cpy_r_self)
{
    serai___games___merv___options___OptionsObject *self = (serai___games___merv___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_zone);
    Py_CLEAR(self->_district);
    Py_CLEAR(self->_line);
    Py_CLEAR(self->_act);
    Py_CLEAR(self->_gain_favour);
    Py_CLEAR(self->_deploy);
    Py_CLEAR(self->_soldier);
    Py_CLEAR(self->_take_camels);
    Py_CLEAR(self->_market);
    Py_CLEAR(self->_at_market);
    Py_CLEAR(self->_contract);
    Py_CLEAR(self->_lock_common);
    Py_CLEAR(self->_lock_rare);
    Py_CLEAR(self->_place_camel);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_pair);
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_cube);
    Py_CLEAR(self->_convert);
    Py_CLEAR(self->_discovery);
    Py_CLEAR(self->_post);
    Py_CLEAR(self->_buy);
    Py_CLEAR(self->_path);
    Py_CLEAR(self->_advance);
    Py_CLEAR(self->_rampart);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_upgrade);
    Py_CLEAR(self->_upgrade_tile);
    Py_CLEAR(self->_bonus_tile);
    Py_CLEAR(self->_score);
    Py_CLEAR(self->_pass_slots);
    Py_CLEAR(self->_ransom);
    Py_CLEAR(self->_lose_building);
    Py_CLEAR(self->_decline);
    Py_CLEAR(self->_stop);
    Py_CLEAR(self->_end_turn);
    Py_CLEAR(self->_may_decline);
    Py_CLEAR(self->_pay);
    return 0;
}

static int32_t CPyDef_merv___options___Options_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___merv___options___OptionsObject *self = (serai___games___merv___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_zone);
    Py_CLEAR(self->_district);
    Py_CLEAR(self->_line);
    Py_CLEAR(self->_act);
    Py_CLEAR(self->_gain_favour);
    Py_CLEAR(self->_deploy);
    Py_CLEAR(self->_soldier);
    Py_CLEAR(self->_take_camels);
    Py_CLEAR(self->_market);
    Py_CLEAR(self->_at_market);
    Py_CLEAR(self->_contract);
    Py_CLEAR(self->_lock_common);
    Py_CLEAR(self->_lock_rare);
    Py_CLEAR(self->_place_camel);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_pair);
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_cube);
    Py_CLEAR(self->_convert);
    Py_CLEAR(self->_discovery);
    Py_CLEAR(self->_post);
    Py_CLEAR(self->_buy);
    Py_CLEAR(self->_path);
    Py_CLEAR(self->_advance);
    Py_CLEAR(self->_rampart);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_upgrade);
    Py_CLEAR(self->_upgrade_tile);
    Py_CLEAR(self->_bonus_tile);
    Py_CLEAR(self->_score);
    Py_CLEAR(self->_pass_slots);
    Py_CLEAR(self->_ransom);
    Py_CLEAR(self->_lose_building);
    Py_CLEAR(self->_decline);
    Py_CLEAR(self->_stop);
    Py_CLEAR(self->_end_turn);
    Py_CLEAR(self->_may_decline);
    Py_CLEAR(self->_pay);
    return 0;
}

static void
merv___options___Options_dealloc(serai___games___merv___options___OptionsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, merv___options___Options_dealloc)
    CPyDef_merv___options___Options_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_merv___options_____mypyc__Options_setup(PyObject *cpy_r_type);
PyObject *CPyDef_merv___options___Options(PyObject *cpy_r_book);

static PyObject *
merv___options___Options_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_merv___options___Options) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_merv___options_____mypyc__Options_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_merv___options___Options_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem merv___options___Options_vtable[3];
static bool
CPyDef_merv___options___Options_trait_vtable_setup(void)
{
    CPyVTableItem merv___options___Options_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_merv___options___Options_____init__,
        (CPyVTableItem)CPyDef_merv___options___Options____named,
        (CPyVTableItem)CPyDef_merv___options___Options____squares,
    };
    memcpy(merv___options___Options_vtable, merv___options___Options_vtable_scratch, sizeof(merv___options___Options_vtable));
    return 1;
}

static bool
CPyDef_merv___options___Options_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
merv___options___Options_get_vocabulary(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_vocabulary(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_zone(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_zone(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_district(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_district(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_line(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_line(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_act(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_act(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_gain_favour(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_gain_favour(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_deploy(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_deploy(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_soldier(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_soldier(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_take_camels(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_take_camels(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_market(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_market(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_at_market(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_at_market(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_contract(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_contract(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_lock_common(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_lock_common(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_lock_rare(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_lock_rare(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_place_camel(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_place_camel(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_card(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_card(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_pair(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_pair(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_room(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_room(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_cube(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_cube(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_convert(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_convert(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_discovery(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_discovery(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_post(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_post(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_buy(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_buy(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_path(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_path(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_advance(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_advance(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_rampart(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_rampart(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_slot(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_slot(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_upgrade(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_upgrade(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_upgrade_tile(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_upgrade_tile(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_bonus_tile(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_bonus_tile(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_score(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_score(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_pass_slots(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_pass_slots(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_ransom(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_ransom(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_lose_building(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_lose_building(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_decline(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_decline(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_stop(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_stop(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_end_turn(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_end_turn(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_may_decline(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_may_decline(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
merv___options___Options_get_pay(serai___games___merv___options___OptionsObject *self, void *closure);
static int
merv___options___Options_set_pay(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure);

static PyGetSetDef merv___options___Options_getseters[] = {
    {"vocabulary",
     (getter)merv___options___Options_get_vocabulary, (setter)merv___options___Options_set_vocabulary,
     NULL, NULL},
    {"zone",
     (getter)merv___options___Options_get_zone, (setter)merv___options___Options_set_zone,
     NULL, NULL},
    {"district",
     (getter)merv___options___Options_get_district, (setter)merv___options___Options_set_district,
     NULL, NULL},
    {"line",
     (getter)merv___options___Options_get_line, (setter)merv___options___Options_set_line,
     NULL, NULL},
    {"act",
     (getter)merv___options___Options_get_act, (setter)merv___options___Options_set_act,
     NULL, NULL},
    {"gain_favour",
     (getter)merv___options___Options_get_gain_favour, (setter)merv___options___Options_set_gain_favour,
     NULL, NULL},
    {"deploy",
     (getter)merv___options___Options_get_deploy, (setter)merv___options___Options_set_deploy,
     NULL, NULL},
    {"soldier",
     (getter)merv___options___Options_get_soldier, (setter)merv___options___Options_set_soldier,
     NULL, NULL},
    {"take_camels",
     (getter)merv___options___Options_get_take_camels, (setter)merv___options___Options_set_take_camels,
     NULL, NULL},
    {"market",
     (getter)merv___options___Options_get_market, (setter)merv___options___Options_set_market,
     NULL, NULL},
    {"at_market",
     (getter)merv___options___Options_get_at_market, (setter)merv___options___Options_set_at_market,
     NULL, NULL},
    {"contract",
     (getter)merv___options___Options_get_contract, (setter)merv___options___Options_set_contract,
     NULL, NULL},
    {"lock_common",
     (getter)merv___options___Options_get_lock_common, (setter)merv___options___Options_set_lock_common,
     NULL, NULL},
    {"lock_rare",
     (getter)merv___options___Options_get_lock_rare, (setter)merv___options___Options_set_lock_rare,
     NULL, NULL},
    {"place_camel",
     (getter)merv___options___Options_get_place_camel, (setter)merv___options___Options_set_place_camel,
     NULL, NULL},
    {"card",
     (getter)merv___options___Options_get_card, (setter)merv___options___Options_set_card,
     NULL, NULL},
    {"pair",
     (getter)merv___options___Options_get_pair, (setter)merv___options___Options_set_pair,
     NULL, NULL},
    {"room",
     (getter)merv___options___Options_get_room, (setter)merv___options___Options_set_room,
     NULL, NULL},
    {"cube",
     (getter)merv___options___Options_get_cube, (setter)merv___options___Options_set_cube,
     NULL, NULL},
    {"convert",
     (getter)merv___options___Options_get_convert, (setter)merv___options___Options_set_convert,
     NULL, NULL},
    {"discovery",
     (getter)merv___options___Options_get_discovery, (setter)merv___options___Options_set_discovery,
     NULL, NULL},
    {"post",
     (getter)merv___options___Options_get_post, (setter)merv___options___Options_set_post,
     NULL, NULL},
    {"buy",
     (getter)merv___options___Options_get_buy, (setter)merv___options___Options_set_buy,
     NULL, NULL},
    {"path",
     (getter)merv___options___Options_get_path, (setter)merv___options___Options_set_path,
     NULL, NULL},
    {"advance",
     (getter)merv___options___Options_get_advance, (setter)merv___options___Options_set_advance,
     NULL, NULL},
    {"rampart",
     (getter)merv___options___Options_get_rampart, (setter)merv___options___Options_set_rampart,
     NULL, NULL},
    {"slot",
     (getter)merv___options___Options_get_slot, (setter)merv___options___Options_set_slot,
     NULL, NULL},
    {"upgrade",
     (getter)merv___options___Options_get_upgrade, (setter)merv___options___Options_set_upgrade,
     NULL, NULL},
    {"upgrade_tile",
     (getter)merv___options___Options_get_upgrade_tile, (setter)merv___options___Options_set_upgrade_tile,
     NULL, NULL},
    {"bonus_tile",
     (getter)merv___options___Options_get_bonus_tile, (setter)merv___options___Options_set_bonus_tile,
     NULL, NULL},
    {"score",
     (getter)merv___options___Options_get_score, (setter)merv___options___Options_set_score,
     NULL, NULL},
    {"pass_slots",
     (getter)merv___options___Options_get_pass_slots, (setter)merv___options___Options_set_pass_slots,
     NULL, NULL},
    {"ransom",
     (getter)merv___options___Options_get_ransom, (setter)merv___options___Options_set_ransom,
     NULL, NULL},
    {"lose_building",
     (getter)merv___options___Options_get_lose_building, (setter)merv___options___Options_set_lose_building,
     NULL, NULL},
    {"decline",
     (getter)merv___options___Options_get_decline, (setter)merv___options___Options_set_decline,
     NULL, NULL},
    {"stop",
     (getter)merv___options___Options_get_stop, (setter)merv___options___Options_set_stop,
     NULL, NULL},
    {"end_turn",
     (getter)merv___options___Options_get_end_turn, (setter)merv___options___Options_set_end_turn,
     NULL, NULL},
    {"may_decline",
     (getter)merv___options___Options_get_may_decline, (setter)merv___options___Options_set_may_decline,
     NULL, NULL},
    {"pay",
     (getter)merv___options___Options_get_pay, (setter)merv___options___Options_set_pay,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef merv___options___Options_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_merv___options_____mypyc__Options_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_merv___options___Options_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book)\n--\n\n")},
    {"_named",
     (PyCFunction)CPyPy_merv___options___Options____named,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_named($self, kind, ids, prefix, argument)\n--\n\n")},
    {"_squares",
     (PyCFunction)CPyPy_merv___options___Options____squares,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_squares($self, book, kind)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_merv___options___Options_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Options",
    .tp_new = merv___options___Options_new,
    .tp_dealloc = (destructor)merv___options___Options_dealloc,
    .tp_traverse = (traverseproc)merv___options___Options_traverse,
    .tp_clear = (inquiry)CPyDef_merv___options___Options_clear,
    .tp_getset = merv___options___Options_getseters,
    .tp_methods = merv___options___Options_methods,
    .tp_init = merv___options___Options_init,
    .tp_basicsize = sizeof(serai___games___merv___options___OptionsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Options(book)\n--\n\n"),
};
static PyTypeObject *CPyType_merv___options___Options_template = &CPyType_merv___options___Options_template_;

PyObject *CPyDef_merv___options_____mypyc__Options_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___merv___options___OptionsObject *self;
    self = (serai___games___merv___options___OptionsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = merv___options___Options_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_merv___options___Options(PyObject *cpy_r_book)
{
    PyObject *self = CPyDef_merv___options_____mypyc__Options_setup((PyObject *)CPyType_merv___options___Options);
    if (self == NULL)
        return NULL;
    char res = CPyDef_merv___options___Options_____init__(self, cpy_r_book);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
merv___options___Options_get_vocabulary(serai___games___merv___options___OptionsObject *self, void *closure)
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
merv___options___Options_set_vocabulary(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
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
merv___options___Options_get_zone(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_zone == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'zone' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_zone);
    PyObject *retval = self->_zone;
    return retval;
}

static int
merv___options___Options_set_zone(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'zone' cannot be deleted");
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
    if (self->_zone != NULL) {
        CPy_DECREF(self->_zone);
    }
    self->_zone = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_district(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_district == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'district' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_district);
    PyObject *retval = self->_district;
    return retval;
}

static int
merv___options___Options_set_district(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'district' cannot be deleted");
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
    if (self->_district != NULL) {
        CPy_DECREF(self->_district);
    }
    self->_district = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_line(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_line == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'line' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_line);
    PyObject *retval = self->_line;
    return retval;
}

static int
merv___options___Options_set_line(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'line' cannot be deleted");
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
    if (self->_line != NULL) {
        CPy_DECREF(self->_line);
    }
    self->_line = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_act(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_act == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'act' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_act);
    PyObject *retval = self->_act;
    return retval;
}

static int
merv___options___Options_set_act(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'act' cannot be deleted");
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
    if (self->_act != NULL) {
        CPy_DECREF(self->_act);
    }
    self->_act = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_gain_favour(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_gain_favour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'gain_favour' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_gain_favour);
    PyObject *retval = self->_gain_favour;
    return retval;
}

static int
merv___options___Options_set_gain_favour(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'gain_favour' cannot be deleted");
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
    if (self->_gain_favour != NULL) {
        CPy_DECREF(self->_gain_favour);
    }
    self->_gain_favour = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_deploy(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_deploy == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deploy' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_deploy);
    PyObject *retval = self->_deploy;
    return retval;
}

static int
merv___options___Options_set_deploy(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'deploy' cannot be deleted");
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
    if (self->_deploy != NULL) {
        CPy_DECREF(self->_deploy);
    }
    self->_deploy = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_soldier(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_soldier == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'soldier' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_soldier);
    PyObject *retval = self->_soldier;
    return retval;
}

static int
merv___options___Options_set_soldier(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'soldier' cannot be deleted");
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
    if (self->_soldier != NULL) {
        CPy_DECREF(self->_soldier);
    }
    self->_soldier = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_take_camels(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_take_camels == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'take_camels' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_take_camels);
    PyObject *retval = self->_take_camels;
    return retval;
}

static int
merv___options___Options_set_take_camels(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'take_camels' cannot be deleted");
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
    if (self->_take_camels != NULL) {
        CPy_DECREF(self->_take_camels);
    }
    self->_take_camels = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_market(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_market == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'market' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_market);
    PyObject *retval = self->_market;
    return retval;
}

static int
merv___options___Options_set_market(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'market' cannot be deleted");
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
    if (self->_market != NULL) {
        CPy_DECREF(self->_market);
    }
    self->_market = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_at_market(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_at_market == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'at_market' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_at_market);
    PyObject *retval = self->_at_market;
    return retval;
}

static int
merv___options___Options_set_at_market(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'at_market' cannot be deleted");
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
    if (self->_at_market != NULL) {
        CPy_DECREF(self->_at_market);
    }
    self->_at_market = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_contract(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_contract == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'contract' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_contract);
    PyObject *retval = self->_contract;
    return retval;
}

static int
merv___options___Options_set_contract(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'contract' cannot be deleted");
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
    if (self->_contract != NULL) {
        CPy_DECREF(self->_contract);
    }
    self->_contract = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_lock_common(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_lock_common == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'lock_common' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_lock_common);
    PyObject *retval = self->_lock_common;
    return retval;
}

static int
merv___options___Options_set_lock_common(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'lock_common' cannot be deleted");
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
    if (self->_lock_common != NULL) {
        CPy_DECREF(self->_lock_common);
    }
    self->_lock_common = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_lock_rare(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_lock_rare == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'lock_rare' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_lock_rare);
    PyObject *retval = self->_lock_rare;
    return retval;
}

static int
merv___options___Options_set_lock_rare(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'lock_rare' cannot be deleted");
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
    if (self->_lock_rare != NULL) {
        CPy_DECREF(self->_lock_rare);
    }
    self->_lock_rare = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_place_camel(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_place_camel == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place_camel' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_place_camel);
    PyObject *retval = self->_place_camel;
    return retval;
}

static int
merv___options___Options_set_place_camel(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'place_camel' cannot be deleted");
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
    if (self->_place_camel != NULL) {
        CPy_DECREF(self->_place_camel);
    }
    self->_place_camel = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_card(serai___games___merv___options___OptionsObject *self, void *closure)
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
merv___options___Options_set_card(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
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
merv___options___Options_get_pair(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_pair == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pair' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pair);
    PyObject *retval = self->_pair;
    return retval;
}

static int
merv___options___Options_set_pair(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pair' cannot be deleted");
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
    if (self->_pair != NULL) {
        CPy_DECREF(self->_pair);
    }
    self->_pair = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_room(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_room == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'room' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_room);
    PyObject *retval = self->_room;
    return retval;
}

static int
merv___options___Options_set_room(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'room' cannot be deleted");
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
    if (self->_room != NULL) {
        CPy_DECREF(self->_room);
    }
    self->_room = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_cube(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_cube == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cube' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cube);
    PyObject *retval = self->_cube;
    return retval;
}

static int
merv___options___Options_set_cube(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'cube' cannot be deleted");
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
    if (self->_cube != NULL) {
        CPy_DECREF(self->_cube);
    }
    self->_cube = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_convert(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_convert == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'convert' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_convert);
    PyObject *retval = self->_convert;
    return retval;
}

static int
merv___options___Options_set_convert(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'convert' cannot be deleted");
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
    if (self->_convert != NULL) {
        CPy_DECREF(self->_convert);
    }
    self->_convert = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_discovery(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_discovery == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'discovery' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_discovery);
    PyObject *retval = self->_discovery;
    return retval;
}

static int
merv___options___Options_set_discovery(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'discovery' cannot be deleted");
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
    if (self->_discovery != NULL) {
        CPy_DECREF(self->_discovery);
    }
    self->_discovery = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_post(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_post == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'post' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_post);
    PyObject *retval = self->_post;
    return retval;
}

static int
merv___options___Options_set_post(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'post' cannot be deleted");
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
    if (self->_post != NULL) {
        CPy_DECREF(self->_post);
    }
    self->_post = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_buy(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_buy == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'buy' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_buy);
    PyObject *retval = self->_buy;
    return retval;
}

static int
merv___options___Options_set_buy(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'buy' cannot be deleted");
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
    if (self->_buy != NULL) {
        CPy_DECREF(self->_buy);
    }
    self->_buy = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_path(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_path == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'path' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_path);
    PyObject *retval = self->_path;
    return retval;
}

static int
merv___options___Options_set_path(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'path' cannot be deleted");
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
    if (self->_path != NULL) {
        CPy_DECREF(self->_path);
    }
    self->_path = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_advance(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_advance == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'advance' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_advance);
    PyObject *retval = self->_advance;
    return retval;
}

static int
merv___options___Options_set_advance(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'advance' cannot be deleted");
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
    if (self->_advance != NULL) {
        CPy_DECREF(self->_advance);
    }
    self->_advance = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_rampart(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_rampart == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rampart' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rampart);
    PyObject *retval = self->_rampart;
    return retval;
}

static int
merv___options___Options_set_rampart(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'rampart' cannot be deleted");
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
    if (self->_rampart != NULL) {
        CPy_DECREF(self->_rampart);
    }
    self->_rampart = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_slot(serai___games___merv___options___OptionsObject *self, void *closure)
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
merv___options___Options_set_slot(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'slot' cannot be deleted");
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
    if (self->_slot != NULL) {
        CPy_DECREF(self->_slot);
    }
    self->_slot = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_upgrade(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_upgrade == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrade' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrade);
    PyObject *retval = self->_upgrade;
    return retval;
}

static int
merv___options___Options_set_upgrade(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'upgrade' cannot be deleted");
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
    if (self->_upgrade != NULL) {
        CPy_DECREF(self->_upgrade);
    }
    self->_upgrade = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_upgrade_tile(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_upgrade_tile == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'upgrade_tile' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_upgrade_tile);
    PyObject *retval = self->_upgrade_tile;
    return retval;
}

static int
merv___options___Options_set_upgrade_tile(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'upgrade_tile' cannot be deleted");
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
    if (self->_upgrade_tile != NULL) {
        CPy_DECREF(self->_upgrade_tile);
    }
    self->_upgrade_tile = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_bonus_tile(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_bonus_tile == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'bonus_tile' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_bonus_tile);
    PyObject *retval = self->_bonus_tile;
    return retval;
}

static int
merv___options___Options_set_bonus_tile(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'bonus_tile' cannot be deleted");
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
    if (self->_bonus_tile != NULL) {
        CPy_DECREF(self->_bonus_tile);
    }
    self->_bonus_tile = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_score(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_score == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'score' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_score);
    PyObject *retval = self->_score;
    return retval;
}

static int
merv___options___Options_set_score(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'score' cannot be deleted");
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
    if (self->_score != NULL) {
        CPy_DECREF(self->_score);
    }
    self->_score = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_pass_slots(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_pass_slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pass_slots' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pass_slots);
    PyObject *retval = self->_pass_slots;
    return retval;
}

static int
merv___options___Options_set_pass_slots(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pass_slots' cannot be deleted");
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
    if (self->_pass_slots != NULL) {
        CPy_DECREF(self->_pass_slots);
    }
    self->_pass_slots = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_ransom(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_ransom == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ransom' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ransom);
    PyObject *retval = self->_ransom;
    return retval;
}

static int
merv___options___Options_set_ransom(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'ransom' cannot be deleted");
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
    if (self->_ransom != NULL) {
        CPy_DECREF(self->_ransom);
    }
    self->_ransom = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_lose_building(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_lose_building == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'lose_building' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_lose_building);
    PyObject *retval = self->_lose_building;
    return retval;
}

static int
merv___options___Options_set_lose_building(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'lose_building' cannot be deleted");
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
    if (self->_lose_building != NULL) {
        CPy_DECREF(self->_lose_building);
    }
    self->_lose_building = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_decline(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_decline == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'decline' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_decline);
    PyObject *retval = self->_decline;
    return retval;
}

static int
merv___options___Options_set_decline(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'decline' cannot be deleted");
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
    if (self->_decline != NULL) {
        CPy_DECREF(self->_decline);
    }
    self->_decline = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_stop(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_stop == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'stop' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_stop);
    PyObject *retval = self->_stop;
    return retval;
}

static int
merv___options___Options_set_stop(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'stop' cannot be deleted");
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
    if (self->_stop != NULL) {
        CPy_DECREF(self->_stop);
    }
    self->_stop = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_end_turn(serai___games___merv___options___OptionsObject *self, void *closure)
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
merv___options___Options_set_end_turn(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
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
merv___options___Options_get_may_decline(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_may_decline == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'may_decline' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_may_decline);
    PyObject *retval = self->_may_decline;
    return retval;
}

static int
merv___options___Options_set_may_decline(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'may_decline' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(PyObject_TypeCheck(value, CPyType_offer___Offer)))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.offer.Offer", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_may_decline != NULL) {
        CPy_DECREF(self->_may_decline);
    }
    self->_may_decline = tmp;
    return 0;
}

static PyObject *
merv___options___Options_get_pay(serai___games___merv___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_pay == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pay' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pay);
    PyObject *retval = self->_pay;
    return retval;
}

static int
merv___options___Options_set_pay(serai___games___merv___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pay' cannot be deleted");
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
    if (self->_pay != NULL) {
        CPy_DECREF(self->_pay);
    }
    self->_pay = tmp;
    return 0;
}
static PyMethodDef merv___optionsmodule_methods[] = {
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___merv___options__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___merv___options__internal, "__name__");
    CPyStatic_merv___options___globals = PyModule_GetDict(CPyModule_serai___games___merv___options__internal);
    if (unlikely(CPyStatic_merv___options___globals == NULL))
        goto fail;
    char result = CPyDef_merv___options_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___merv___options__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_merv___options___Options);
    return -1;
}
int CPyExec_serai___games___merv___options(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___merv___options__impl, &CPyImportState_serai___games___merv___options, &CPyModule_serai___games___merv___options);
}
static struct PyModuleDef merv___optionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.merv.options",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    merv___optionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___merv___options(void)
{
    if (CPyModule_serai___games___merv___options__internal) {
        Py_INCREF(CPyModule_serai___games___merv___options__internal);
        return CPyModule_serai___games___merv___options__internal;
    }
    CPyModule_serai___games___merv___options__internal = PyModule_Create(&merv___optionsmodule);
    return CPyModule_serai___games___merv___options__internal;
}

PyObject *CPyInit_serai___games___merv___options(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___merv___options__internal) {
        Py_INCREF(CPyModule_serai___games___merv___options__internal);
        return CPyModule_serai___games___merv___options__internal;
    }
    CPyModule_serai___games___merv___options__internal = PyModule_Create(&merv___optionsmodule);
    if (unlikely(CPyModule_serai___games___merv___options__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.merv.options");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___merv___options__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___merv___options__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___merv___options__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___merv___options(CPyModule_serai___games___merv___options__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___merv___options__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.merv.options");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___merv___options__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_merv___options___Options_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    int64_t cpy_r_r3;
    PyObject *cpy_r_r4;
    int64_t cpy_r_r5;
    CPyPtr cpy_r_r6;
    int64_t cpy_r_r7;
    char cpy_r_r8;
    CPyPtr cpy_r_r9;
    CPyPtr cpy_r_r10;
    int64_t cpy_r_r11;
    CPyPtr cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
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
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    tuple_T1O cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    int32_t cpy_r_r44;
    char cpy_r_r45;
    CPyTagged cpy_r_r46;
    int64_t cpy_r_r47;
    int64_t cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    PyObject *cpy_r_r55;
    int64_t cpy_r_r56;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    CPyPtr cpy_r_r60;
    CPyPtr cpy_r_r61;
    int64_t cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
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
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    CPyPtr cpy_r_r81;
    int64_t cpy_r_r82;
    PyObject *cpy_r_r83;
    int64_t cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    CPyTagged cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    int64_t cpy_r_r91;
    int64_t cpy_r_r92;
    int64_t cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    tuple_T6OOOOOO cpy_r_r97;
    char cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyTagged cpy_r_action;
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
    int32_t cpy_r_r113;
    char cpy_r_r114;
    CPyTagged cpy_r_r115;
    char cpy_r_r116;
    char cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    tuple_T1O cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    char cpy_r_r143;
    PyObject *cpy_r_r144;
    CPyTagged cpy_r_r145;
    PyObject *cpy_r_r146;
    int64_t cpy_r_r147;
    CPyPtr cpy_r_r148;
    int64_t cpy_r_r149;
    char cpy_r_r150;
    CPyTagged cpy_r_side;
    CPyPtr cpy_r_r151;
    CPyPtr cpy_r_r152;
    int64_t cpy_r_r153;
    CPyPtr cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    CPyTagged cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject **cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_place_2;
    tuple_T2OO cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    tuple_T2OO cpy_r_r182;
    char cpy_r_r183;
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
    tuple_T1O cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    int32_t cpy_r_r199;
    char cpy_r_r200;
    CPyTagged cpy_r_r201;
    char cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    CPyTagged cpy_r_r205;
    int64_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyPtr cpy_r_r209;
    int64_t cpy_r_r210;
    PyObject *cpy_r_r211;
    int64_t cpy_r_r212;
    CPyPtr cpy_r_r213;
    int64_t cpy_r_r214;
    char cpy_r_r215;
    CPyPtr cpy_r_r216;
    CPyPtr cpy_r_r217;
    int64_t cpy_r_r218;
    CPyPtr cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    CPyPtr cpy_r_r224;
    CPyPtr cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int64_t cpy_r_r228;
    char cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    char cpy_r_r235;
    PyObject *cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    char cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    PyObject *cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    PyObject *cpy_r_r259;
    char cpy_r_r260;
    PyObject *cpy_r_r261;
    CPyTagged cpy_r_r262;
    CPyTagged cpy_r_r263;
    CPyTagged cpy_r_place_3;
    int64_t cpy_r_r264;
    char cpy_r_r265;
    int64_t cpy_r_r266;
    char cpy_r_r267;
    char cpy_r_r268;
    char cpy_r_r269;
    PyObject *cpy_r_r270;
    CPyTagged cpy_r_r271;
    PyObject *cpy_r_r272;
    PyObject *cpy_r_r273;
    PyObject *cpy_r_r274;
    CPyTagged cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    CPyTagged cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    tuple_T1O cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    int32_t cpy_r_r287;
    char cpy_r_r288;
    CPyTagged cpy_r_r289;
    char cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    char cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    CPyTagged cpy_r_r304;
    tuple_T5OOOOO cpy_r_r305;
    char cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    CPyTagged cpy_r_colour;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    int32_t cpy_r_r321;
    char cpy_r_r322;
    CPyTagged cpy_r_r323;
    char cpy_r_r324;
    char cpy_r_r325;
    PyObject *cpy_r_r326;
    CPyTagged cpy_r_r327;
    tuple_T5OOOOO cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    PyObject *cpy_r_r331;
    tuple_T4OOOO cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    CPyTagged cpy_r_colour_2;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    int32_t cpy_r_r345;
    char cpy_r_r346;
    CPyTagged cpy_r_r347;
    char cpy_r_r348;
    char cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    char cpy_r_r355;
    PyObject *cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    char cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    PyObject *cpy_r_r365;
    PyObject *cpy_r_r366;
    char cpy_r_r367;
    PyObject *cpy_r_r368;
    CPyTagged cpy_r_r369;
    PyObject *cpy_r_r370;
    int64_t cpy_r_r371;
    CPyPtr cpy_r_r372;
    int64_t cpy_r_r373;
    char cpy_r_r374;
    CPyTagged cpy_r_place_4;
    CPyPtr cpy_r_r375;
    CPyPtr cpy_r_r376;
    int64_t cpy_r_r377;
    CPyPtr cpy_r_r378;
    PyObject *cpy_r_r379;
    CPyTagged cpy_r_r380;
    PyObject *cpy_r_r381;
    CPyTagged cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    CPyTagged cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    PyObject *cpy_r_r391;
    tuple_T1O cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    PyObject *cpy_r_r395;
    PyObject *cpy_r_r396;
    int32_t cpy_r_r397;
    char cpy_r_r398;
    CPyTagged cpy_r_r399;
    int64_t cpy_r_r400;
    char cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    PyObject *cpy_r_r405;
    PyObject *cpy_r_r406;
    PyObject *cpy_r_r407;
    char cpy_r_r408;
    PyObject *cpy_r_r409;
    PyObject *cpy_r_r410;
    PyObject *cpy_r_r411;
    PyObject *cpy_r_r412;
    PyObject *cpy_r_r413;
    char cpy_r_r414;
    PyObject *cpy_r_r415;
    PyObject *cpy_r_r416;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    char cpy_r_r420;
    PyObject *cpy_r_r421;
    PyObject *cpy_r_r422;
    char cpy_r_r423;
    PyObject *cpy_r_r424;
    CPyTagged cpy_r_r425;
    tuple_T5OOOOO cpy_r_r426;
    char cpy_r_r427;
    PyObject *cpy_r_r428;
    PyObject *cpy_r_r429;
    tuple_T4OOOO cpy_r_r430;
    PyObject *cpy_r_r431;
    PyObject *cpy_r_r432;
    PyObject *cpy_r_r433;
    CPyTagged cpy_r_colour_3;
    PyObject *cpy_r_r434;
    PyObject *cpy_r_r435;
    PyObject *cpy_r_r436;
    PyObject *cpy_r_r437;
    PyObject *cpy_r_r438;
    PyObject *cpy_r_r439;
    PyObject *cpy_r_r440;
    PyObject *cpy_r_r441;
    PyObject *cpy_r_r442;
    PyObject *cpy_r_r443;
    PyObject *cpy_r_r444;
    int32_t cpy_r_r445;
    char cpy_r_r446;
    CPyTagged cpy_r_r447;
    char cpy_r_r448;
    char cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    PyObject *cpy_r_r452;
    PyObject *cpy_r_r453;
    PyObject *cpy_r_r454;
    char cpy_r_r455;
    PyObject *cpy_r_r456;
    PyObject *cpy_r_r457;
    PyObject *cpy_r_r458;
    PyObject *cpy_r_r459;
    PyObject *cpy_r_r460;
    char cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject **cpy_r_r468;
    PyObject *cpy_r_r469;
    CPyTagged cpy_r_r470;
    PyObject *cpy_r_r471;
    CPyTagged cpy_r_r472;
    CPyTagged cpy_r_n;
    int64_t cpy_r_r473;
    char cpy_r_r474;
    int64_t cpy_r_r475;
    char cpy_r_r476;
    char cpy_r_r477;
    char cpy_r_r478;
    PyObject *cpy_r_r479;
    PyObject *cpy_r_r480;
    PyObject *cpy_r_r481;
    PyObject *cpy_r_r482;
    PyObject *cpy_r_r483;
    PyObject *cpy_r_r484;
    PyObject *cpy_r_r485;
    PyObject *cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    int32_t cpy_r_r489;
    char cpy_r_r490;
    CPyTagged cpy_r_r491;
    char cpy_r_r492;
    PyObject *cpy_r_r493;
    CPyTagged cpy_r_r494;
    tuple_T5OOOOO cpy_r_r495;
    char cpy_r_r496;
    PyObject *cpy_r_r497;
    PyObject *cpy_r_r498;
    PyObject *cpy_r_r499;
    CPyTagged cpy_r_colour_4;
    PyObject *cpy_r_r500;
    PyObject *cpy_r_r501;
    PyObject *cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    PyObject *cpy_r_r509;
    PyObject *cpy_r_r510;
    int32_t cpy_r_r511;
    char cpy_r_r512;
    CPyTagged cpy_r_r513;
    char cpy_r_r514;
    char cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    PyObject *cpy_r_r518;
    PyObject *cpy_r_r519;
    PyObject *cpy_r_r520;
    PyObject *cpy_r_r521;
    char cpy_r_r522;
    PyObject *cpy_r_r523;
    PyObject *cpy_r_r524;
    PyObject *cpy_r_r525;
    PyObject *cpy_r_r526;
    PyObject *cpy_r_r527;
    PyObject *cpy_r_r528;
    char cpy_r_r529;
    PyObject *cpy_r_r530;
    PyObject *cpy_r_r531;
    PyObject *cpy_r_r532;
    PyObject *cpy_r_r533;
    PyObject *cpy_r_r534;
    PyObject *cpy_r_r535;
    char cpy_r_r536;
    PyObject *cpy_r_r537;
    PyObject *cpy_r_r538;
    PyObject *cpy_r_r539;
    PyObject *cpy_r_r540;
    PyObject *cpy_r_r541;
    PyObject *cpy_r_r542;
    char cpy_r_r543;
    PyObject *cpy_r_r544;
    tuple_T1O cpy_r_r545;
    PyObject *cpy_r_r546;
    PyObject *cpy_r_r547;
    PyObject *cpy_r_r548;
    PyObject *cpy_r_r549;
    PyObject *cpy_r_r550;
    char cpy_r_r551;
    PyObject *cpy_r_r552;
    char cpy_r_r553;
    PyObject *cpy_r_r554;
    PyObject *cpy_r_r555;
    int64_t cpy_r_r556;
    CPyPtr cpy_r_r557;
    int64_t cpy_r_r558;
    char cpy_r_r559;
    CPyPtr cpy_r_r560;
    CPyPtr cpy_r_r561;
    int64_t cpy_r_r562;
    CPyPtr cpy_r_r563;
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
    int64_t cpy_r_r579;
    char cpy_r_r580;
    cpy_r_r0 = CPyDef_option___Vocabulary();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 20, CPyStatic_merv___options___globals);
        goto CPyL298;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_vocabulary = cpy_r_r0;
    cpy_r_r1 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_zones;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "zones", 26, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r3 = *(int64_t *)cpy_r_r2;
    cpy_r_r4 = PyList_New(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 21, CPyStatic_merv___options___globals);
        goto CPyL300;
    }
    cpy_r_r5 = 0;
CPyL4: ;
    cpy_r_r6 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyVarObject, ob_size));
    cpy_r_r7 = *(int64_t *)cpy_r_r6;
    cpy_r_r8 = cpy_r_r5 < cpy_r_r7;
    if (!cpy_r_r8) goto CPyL301;
    cpy_r_r9 = (CPyPtr)((CPyPtr)cpy_r_r1 + offsetof(PyListObject, ob_item));
    cpy_r_r10 = *(CPyPtr *)cpy_r_r9;
    cpy_r_r11 = cpy_r_r5 * 8;
    cpy_r_r12 = cpy_r_r10 + cpy_r_r11;
    cpy_r_r13 = *(PyObject * *)cpy_r_r12;
    CPy_INCREF(cpy_r_r13);
    if (likely(PyList_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 21, CPyStatic_merv___options___globals, "list", cpy_r_r13);
        goto CPyL302;
    }
    cpy_r_r15 = PyList_New(0);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 22, CPyStatic_merv___options___globals);
        goto CPyL303;
    }
    cpy_r_r16 = 0;
    cpy_r_r17 = 0;
CPyL8: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL304;
    cpy_r_place = cpy_r_r16;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyTuple_Check(cpy_r_r25)))
        cpy_r_r26 = cpy_r_r25;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 22, CPyStatic_merv___options___globals, "tuple", cpy_r_r25);
        goto CPyL305;
    }
    cpy_r_r27 = CPyStatics[1882]; /* 'zone:' */
    cpy_r_r28 = CPySequenceTuple_GetItem(cpy_r_r26, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals);
        goto CPyL306;
    }
    if (likely(PyUnicode_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals, "str", cpy_r_r28);
        goto CPyL306;
    }
    cpy_r_r30 = CPyStatics[1883]; /* 'zone-' */
    cpy_r_r31 = CPyStr_Removeprefix(cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r32 = CPyStr_Build(2, cpy_r_r27, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals);
        goto CPyL306;
    }
    cpy_r_r33 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r34 = CPySequenceTuple_GetItem(cpy_r_r26, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals);
        goto CPyL307;
    }
    if (likely(PyUnicode_Check(cpy_r_r34)))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals, "str", cpy_r_r34);
        goto CPyL307;
    }
    cpy_r_r36 = CPyDict_Build(1, cpy_r_r33, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals);
        goto CPyL307;
    }
    cpy_r_r37 = CPySequenceTuple_GetItem(cpy_r_r26, 0);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals);
        goto CPyL308;
    }
    if (likely(PyUnicode_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals, "str", cpy_r_r37);
        goto CPyL308;
    }
    cpy_r_r39.f0 = cpy_r_r38;
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r41 = NULL;
    cpy_r_r42 = PyTuple_New(1);
    if (unlikely(cpy_r_r42 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2311 = cpy_r_r39.f0;
    PyTuple_SET_ITEM(cpy_r_r42, 0, __tmp2311);
    cpy_r_r43 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r32, cpy_r_r40, cpy_r_r41, cpy_r_r36, cpy_r_r42);
    CPy_DECREF(cpy_r_r32);
    CPy_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 23, CPyStatic_merv___options___globals);
        goto CPyL309;
    }
    cpy_r_r44 = PyList_Append(cpy_r_r15, cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    cpy_r_r45 = cpy_r_r44 >= 0;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 22, CPyStatic_merv___options___globals);
        goto CPyL309;
    }
    cpy_r_r46 = cpy_r_r16 + 2;
    cpy_r_r16 = cpy_r_r46;
    cpy_r_r47 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r47;
    goto CPyL8;
CPyL21: ;
    CPyList_SetItemUnsafe(cpy_r_r4, cpy_r_r5, cpy_r_r15);
    cpy_r_r48 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r48;
    goto CPyL4;
CPyL23: ;
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_zone = cpy_r_r4;
    cpy_r_r49 = CPyStatics[1745]; /* 'district' */
    cpy_r_r50 = CPyDef_merv___options___Options____squares(cpy_r_self, cpy_r_book, cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 28, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_district != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_district);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_district = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 28, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r52 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_zones;
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "zones", 29, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r52);
CPyL26: ;
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r54 = *(int64_t *)cpy_r_r53;
    cpy_r_r55 = PyList_New(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals);
        goto CPyL310;
    }
    cpy_r_r56 = 0;
CPyL28: ;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r56 < cpy_r_r58;
    if (!cpy_r_r59) goto CPyL311;
    cpy_r_r60 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyListObject, ob_item));
    cpy_r_r61 = *(CPyPtr *)cpy_r_r60;
    cpy_r_r62 = cpy_r_r56 * 8;
    cpy_r_r63 = cpy_r_r61 + cpy_r_r62;
    cpy_r_r64 = *(PyObject * *)cpy_r_r63;
    CPy_INCREF(cpy_r_r64);
    if (likely(PyList_Check(cpy_r_r64)))
        cpy_r_r65 = cpy_r_r64;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals, "list", cpy_r_r64);
        goto CPyL312;
    }
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = PyList_New(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals);
        goto CPyL313;
    }
    cpy_r_r69 = 0;
CPyL32: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r69 < cpy_r_r71;
    if (!cpy_r_r72) goto CPyL314;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r65 + offsetof(PyListObject, ob_item));
    cpy_r_r74 = *(CPyPtr *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r69 * 8;
    cpy_r_r76 = cpy_r_r74 + cpy_r_r75;
    cpy_r_r77 = *(PyObject * *)cpy_r_r76;
    CPy_INCREF(cpy_r_r77);
    if (likely(PyTuple_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals, "tuple", cpy_r_r77);
        goto CPyL315;
    }
    cpy_r_r79 = CPySequenceTuple_GetItem(cpy_r_r78, 2);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals);
        goto CPyL315;
    }
    if (likely(PyTuple_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals, "tuple", cpy_r_r79);
        goto CPyL315;
    }
    cpy_r_r81 = (CPyPtr)((CPyPtr)cpy_r_r80 + offsetof(PyVarObject, ob_size));
    cpy_r_r82 = *(int64_t *)cpy_r_r81;
    cpy_r_r83 = PyTuple_New(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals);
        goto CPyL316;
    }
    cpy_r_r84 = 0;
CPyL38: ;
    cpy_r_r85 = cpy_r_r84 < cpy_r_r82;
    if (!cpy_r_r85) goto CPyL317;
    cpy_r_r86 = CPySequenceTuple_GetItemUnsafe(cpy_r_r80, cpy_r_r84);
    if (likely(PyLong_Check(cpy_r_r86)))
        cpy_r_r87 = CPyTagged_FromObject(cpy_r_r86);
    else {
        CPy_TypeError("int", cpy_r_r86); cpy_r_r87 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals);
        goto CPyL318;
    }
    cpy_r_r88 = ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_district;
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Options", "district", 29, CPyStatic_merv___options___globals);
        goto CPyL319;
    }
CPyL41: ;
    cpy_r_r89 = CPyList_GetItem(cpy_r_r88, cpy_r_r87);
    CPyTagged_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals);
        goto CPyL318;
    }
    if (likely(Py_TYPE(cpy_r_r89) == CPyType_option___Option))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals, "serai.kernel.option.Option", cpy_r_r89);
        goto CPyL318;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r83, cpy_r_r84, cpy_r_r90);
    cpy_r_r91 = cpy_r_r84 + 1;
    cpy_r_r84 = cpy_r_r91;
    goto CPyL38;
CPyL45: ;
    CPyList_SetItemUnsafe(cpy_r_r68, cpy_r_r69, cpy_r_r83);
    cpy_r_r92 = cpy_r_r69 + 1;
    cpy_r_r69 = cpy_r_r92;
    goto CPyL32;
CPyL47: ;
    CPyList_SetItemUnsafe(cpy_r_r55, cpy_r_r56, cpy_r_r68);
    cpy_r_r93 = cpy_r_r56 + 1;
    cpy_r_r56 = cpy_r_r93;
    goto CPyL28;
CPyL49: ;
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_line != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_line);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_line = cpy_r_r55;
    cpy_r_r94 = 1;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 29, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r95 = PyList_New(0);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 30, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r96 = 0;
    cpy_r_r97 = CPyStatic_merv___names___ACTIONS;
    if (unlikely(cpy_r_r97.f0 == NULL)) {
        goto CPyL320;
    } else
        goto CPyL54;
CPyL52: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r98 = 0;
    if (unlikely(!cpy_r_r98)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 31, CPyStatic_merv___options___globals);
        goto CPyL298;
    }
    CPy_Unreachable();
CPyL54: ;
    CPy_INCREF(cpy_r_r97.f0);
    CPy_INCREF(cpy_r_r97.f1);
    CPy_INCREF(cpy_r_r97.f2);
    CPy_INCREF(cpy_r_r97.f3);
    CPy_INCREF(cpy_r_r97.f4);
    CPy_INCREF(cpy_r_r97.f5);
    cpy_r_r99 = PyTuple_New(6);
    if (unlikely(cpy_r_r99 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2312 = cpy_r_r97.f0;
    PyTuple_SET_ITEM(cpy_r_r99, 0, __tmp2312);
    PyObject *__tmp2313 = cpy_r_r97.f1;
    PyTuple_SET_ITEM(cpy_r_r99, 1, __tmp2313);
    PyObject *__tmp2314 = cpy_r_r97.f2;
    PyTuple_SET_ITEM(cpy_r_r99, 2, __tmp2314);
    PyObject *__tmp2315 = cpy_r_r97.f3;
    PyTuple_SET_ITEM(cpy_r_r99, 3, __tmp2315);
    PyObject *__tmp2316 = cpy_r_r97.f4;
    PyTuple_SET_ITEM(cpy_r_r99, 4, __tmp2316);
    PyObject *__tmp2317 = cpy_r_r97.f5;
    PyTuple_SET_ITEM(cpy_r_r99, 5, __tmp2317);
    cpy_r_r100 = PyObject_GetIter(cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 30, CPyStatic_merv___options___globals);
        goto CPyL321;
    }
CPyL55: ;
    cpy_r_r101 = PyIter_Next(cpy_r_r100);
    if (cpy_r_r101 == NULL) goto CPyL322;
    cpy_r_action = cpy_r_r96;
    if (likely(PyUnicode_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 30, CPyStatic_merv___options___globals, "str", cpy_r_r101);
        goto CPyL323;
    }
    cpy_r_r103 = CPyStatics[1884]; /* 'act:' */
    cpy_r_r104 = CPyStr_Build(2, cpy_r_r103, cpy_r_r102);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 31, CPyStatic_merv___options___globals);
        goto CPyL324;
    }
    cpy_r_r105 = CPyStatics[334]; /* 'action' */
    cpy_r_r106 = CPyStatics[1441]; /* 'action-' */
    cpy_r_r107 = CPyStr_Build(2, cpy_r_r106, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 31, CPyStatic_merv___options___globals);
        goto CPyL325;
    }
    cpy_r_r108 = CPyDict_Build(1, cpy_r_r105, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 31, CPyStatic_merv___options___globals);
        goto CPyL325;
    }
    cpy_r_r109 = CPyTagged_StealAsObject(cpy_r_action);
    cpy_r_r110 = NULL;
    cpy_r_r111 = NULL;
    cpy_r_r112 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r104, cpy_r_r109, cpy_r_r110, cpy_r_r108, cpy_r_r111);
    CPy_DECREF(cpy_r_r104);
    CPy_DECREF(cpy_r_r109);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 31, CPyStatic_merv___options___globals);
        goto CPyL326;
    }
    cpy_r_r113 = PyList_Append(cpy_r_r95, cpy_r_r112);
    CPy_DECREF(cpy_r_r112);
    cpy_r_r114 = cpy_r_r113 >= 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 30, CPyStatic_merv___options___globals);
        goto CPyL326;
    }
    cpy_r_r115 = cpy_r_r96 + 2;
    cpy_r_r96 = cpy_r_r115;
    goto CPyL55;
CPyL63: ;
    cpy_r_r116 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r116)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 30, CPyStatic_merv___options___globals);
        goto CPyL321;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_act != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_act);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_act = cpy_r_r95;
    cpy_r_r117 = 1;
    if (unlikely(!cpy_r_r117)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 30, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r118 = CPyStatics[1885]; /* 'gain-favour' */
    cpy_r_r119 = NULL;
    cpy_r_r120 = NULL;
    cpy_r_r121 = NULL;
    cpy_r_r122 = NULL;
    cpy_r_r123 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 33, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_gain_favour != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_gain_favour);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_gain_favour = cpy_r_r123;
    cpy_r_r124 = 1;
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 33, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r125 = CPyStatics[1328]; /* 'deploy' */
    cpy_r_r126 = NULL;
    cpy_r_r127 = NULL;
    cpy_r_r128 = NULL;
    cpy_r_r129 = NULL;
    cpy_r_r130 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 34, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_deploy != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_deploy);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_deploy = cpy_r_r130;
    cpy_r_r131 = 1;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 34, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r132 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r133 = CPyDef_merv___options___Options____squares(cpy_r_self, cpy_r_book, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 35, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_soldier != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_soldier);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_soldier = cpy_r_r133;
    cpy_r_r134 = 1;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 35, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r135 = CPyStatics[1886]; /* 'take-camels' */
    cpy_r_r136 = CPyStatics[1887]; /* 'camel-market' */
    CPy_INCREF(cpy_r_r136);
    cpy_r_r137.f0 = cpy_r_r136;
    cpy_r_r138 = NULL;
    cpy_r_r139 = NULL;
    cpy_r_r140 = NULL;
    cpy_r_r141 = PyTuple_New(1);
    if (unlikely(cpy_r_r141 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2318 = cpy_r_r137.f0;
    PyTuple_SET_ITEM(cpy_r_r141, 0, __tmp2318);
    cpy_r_r142 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r135, cpy_r_r138, cpy_r_r139, cpy_r_r140, cpy_r_r141);
    CPy_DECREF(cpy_r_r141);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 36, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_take_camels != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_take_camels);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_take_camels = cpy_r_r142;
    cpy_r_r143 = 1;
    if (unlikely(!cpy_r_r143)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 36, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r144 = PyList_New(0);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 37, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r145 = 0;
    cpy_r_r146 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_market_ids;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "market_ids", 47, CPyStatic_merv___options___globals);
        goto CPyL327;
    }
    CPy_INCREF(cpy_r_r146);
CPyL75: ;
    cpy_r_r147 = 0;
CPyL76: ;
    cpy_r_r148 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyVarObject, ob_size));
    cpy_r_r149 = *(int64_t *)cpy_r_r148;
    cpy_r_r150 = cpy_r_r147 < cpy_r_r149;
    if (!cpy_r_r150) goto CPyL328;
    cpy_r_side = cpy_r_r145;
    cpy_r_r151 = (CPyPtr)((CPyPtr)cpy_r_r146 + offsetof(PyListObject, ob_item));
    cpy_r_r152 = *(CPyPtr *)cpy_r_r151;
    cpy_r_r153 = cpy_r_r147 * 8;
    cpy_r_r154 = cpy_r_r152 + cpy_r_r153;
    cpy_r_r155 = *(PyObject * *)cpy_r_r154;
    CPy_INCREF(cpy_r_r155);
    if (likely(PyTuple_Check(cpy_r_r155)))
        cpy_r_r156 = cpy_r_r155;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 37, CPyStatic_merv___options___globals, "tuple", cpy_r_r155);
        goto CPyL329;
    }
    cpy_r_r157 = PyList_New(0);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 38, CPyStatic_merv___options___globals);
        goto CPyL330;
    }
    cpy_r_r158 = 0;
    cpy_r_r159 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_market_effect;
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "market_effect", 45, CPyStatic_merv___options___globals);
        goto CPyL331;
    }
CPyL80: ;
    cpy_r_r160 = CPyList_GetItem(cpy_r_r159, cpy_r_side);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 45, CPyStatic_merv___options___globals);
        goto CPyL331;
    }
    if (likely(PyList_Check(cpy_r_r160)))
        cpy_r_r161 = cpy_r_r160;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 45, CPyStatic_merv___options___globals, "list", cpy_r_r160);
        goto CPyL331;
    }
    cpy_r_r162 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r163 = CPyStatics[36]; /* 'zip' */
    cpy_r_r164 = CPyObject_GetAttr(cpy_r_r162, cpy_r_r163);
    if (unlikely(cpy_r_r164 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 45, CPyStatic_merv___options___globals);
        goto CPyL332;
    }
    cpy_r_r165 = 1 ? Py_True : Py_False;
    PyObject *cpy_r_r166[3] = {cpy_r_r156, cpy_r_r161, cpy_r_r165};
    cpy_r_r167 = (PyObject **)&cpy_r_r166;
    cpy_r_r168 = CPyStatics[4978]; /* ('strict',) */
    cpy_r_r169 = PyObject_Vectorcall(cpy_r_r164, cpy_r_r167, 2, cpy_r_r168);
    CPy_DECREF(cpy_r_r164);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 45, CPyStatic_merv___options___globals);
        goto CPyL332;
    }
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r161);
    cpy_r_r170 = PyObject_GetIter(cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 38, CPyStatic_merv___options___globals);
        goto CPyL333;
    }
CPyL85: ;
    cpy_r_r171 = PyIter_Next(cpy_r_r170);
    if (cpy_r_r171 == NULL) goto CPyL334;
    cpy_r_place_2 = cpy_r_r158;
    PyObject *__tmp2319;
    if (unlikely(!(PyTuple_Check(cpy_r_r171) && PyTuple_GET_SIZE(cpy_r_r171) == 2))) {
        __tmp2319 = NULL;
        goto __LL2320;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r171, 0))))
        __tmp2319 = PyTuple_GET_ITEM(cpy_r_r171, 0);
    else {
        __tmp2319 = NULL;
    }
    if (__tmp2319 == NULL) goto __LL2320;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r171, 1), CPyType_kernel___effects___Effect)))
        __tmp2319 = PyTuple_GET_ITEM(cpy_r_r171, 1);
    else {
        __tmp2319 = NULL;
    }
    if (__tmp2319 == NULL) goto __LL2320;
    __tmp2319 = cpy_r_r171;
__LL2320: ;
    if (unlikely(__tmp2319 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Effect]", cpy_r_r171); cpy_r_r172 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp2321 = PyTuple_GET_ITEM(cpy_r_r171, 0);
        CPy_INCREF(__tmp2321);
        PyObject *__tmp2322;
        if (likely(PyUnicode_Check(__tmp2321)))
            __tmp2322 = __tmp2321;
        else {
            CPy_TypeError("str", __tmp2321); 
            __tmp2322 = NULL;
        }
        cpy_r_r172.f0 = __tmp2322;
        PyObject *__tmp2323 = PyTuple_GET_ITEM(cpy_r_r171, 1);
        CPy_INCREF(__tmp2323);
        PyObject *__tmp2324;
        if (likely(PyObject_TypeCheck(__tmp2323, CPyType_kernel___effects___Effect)))
            __tmp2324 = __tmp2323;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp2323); 
            __tmp2324 = NULL;
        }
        cpy_r_r172.f1 = __tmp2324;
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 38, CPyStatic_merv___options___globals);
        goto CPyL335;
    }
    cpy_r_r173 = cpy_r_r172.f0;
    CPy_INCREF(cpy_r_r173);
    cpy_r_r174 = cpy_r_r172.f1;
    CPy_INCREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r172.f0);
    CPy_DECREF(cpy_r_r172.f1);
    cpy_r_r175 = CPyStatics[1888]; /* 'market:' */
    cpy_r_r176 = CPyStatics[1889]; /* 'market-' */
    cpy_r_r177 = CPyStr_Removeprefix(cpy_r_r173, cpy_r_r176);
    cpy_r_r178 = CPyStr_Build(2, cpy_r_r175, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 40, CPyStatic_merv___options___globals);
        goto CPyL336;
    }
    cpy_r_r179 = CPyStatics[602]; /* 'effect' */
    cpy_r_r180 = CPyStatics[1489]; /* 'side' */
    cpy_r_r181 = CPyStatics[1890]; /* 'side-' */
    cpy_r_r182 = CPyStatic_merv___names___SIDES;
    if (unlikely(cpy_r_r182.f0 == NULL)) {
        goto CPyL337;
    } else
        goto CPyL91;
CPyL89: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r183 = 0;
    if (unlikely(!cpy_r_r183)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals);
        goto CPyL298;
    }
    CPy_Unreachable();
CPyL91: ;
    CPy_INCREF(cpy_r_r182.f0);
    CPy_INCREF(cpy_r_r182.f1);
    cpy_r_r184 = PyTuple_New(2);
    if (unlikely(cpy_r_r184 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2325 = cpy_r_r182.f0;
    PyTuple_SET_ITEM(cpy_r_r184, 0, __tmp2325);
    PyObject *__tmp2326 = cpy_r_r182.f1;
    PyTuple_SET_ITEM(cpy_r_r184, 1, __tmp2326);
    cpy_r_r185 = CPySequenceTuple_GetItem(cpy_r_r184, cpy_r_side);
    CPy_DECREF(cpy_r_r184);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals);
        goto CPyL338;
    }
    if (likely(PyUnicode_Check(cpy_r_r185)))
        cpy_r_r186 = cpy_r_r185;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals, "str", cpy_r_r185);
        goto CPyL338;
    }
    cpy_r_r187 = CPyStr_Build(2, cpy_r_r181, cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals);
        goto CPyL338;
    }
    cpy_r_r188 = CPyStatics[649]; /* 'place' */
    cpy_r_r189 = CPyStatics[1891]; /* 'place-' */
    cpy_r_r190 = CPyStr_GetSlice(cpy_r_r173, -4, 9223372036854775806LL);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals);
        goto CPyL339;
    }
    if (likely(PyUnicode_Check(cpy_r_r190)))
        cpy_r_r191 = cpy_r_r190;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals, "str", cpy_r_r190);
        goto CPyL339;
    }
    cpy_r_r192 = CPyStr_Build(2, cpy_r_r189, cpy_r_r191);
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r192 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals);
        goto CPyL339;
    }
    cpy_r_r193 = CPyDict_Build(3, cpy_r_r179, cpy_r_r174, cpy_r_r180, cpy_r_r187, cpy_r_r188, cpy_r_r192);
    CPy_DECREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r187);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 42, CPyStatic_merv___options___globals);
        goto CPyL340;
    }
    cpy_r_r194.f0 = cpy_r_r173;
    cpy_r_r195 = CPyTagged_StealAsObject(cpy_r_place_2);
    cpy_r_r196 = NULL;
    cpy_r_r197 = PyTuple_New(1);
    if (unlikely(cpy_r_r197 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2327 = cpy_r_r194.f0;
    PyTuple_SET_ITEM(cpy_r_r197, 0, __tmp2327);
    cpy_r_r198 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r178, cpy_r_r195, cpy_r_r196, cpy_r_r193, cpy_r_r197);
    CPy_DECREF(cpy_r_r178);
    CPy_DECREF(cpy_r_r195);
    CPy_DECREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 39, CPyStatic_merv___options___globals);
        goto CPyL341;
    }
    cpy_r_r199 = PyList_Append(cpy_r_r157, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    cpy_r_r200 = cpy_r_r199 >= 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 38, CPyStatic_merv___options___globals);
        goto CPyL341;
    }
    cpy_r_r201 = cpy_r_r158 + 2;
    cpy_r_r158 = cpy_r_r201;
    goto CPyL85;
CPyL101: ;
    cpy_r_r202 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 38, CPyStatic_merv___options___globals);
        goto CPyL342;
    }
    cpy_r_r203 = PyList_Append(cpy_r_r144, cpy_r_r157);
    CPy_DECREF(cpy_r_r157);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 37, CPyStatic_merv___options___globals);
        goto CPyL343;
    }
    cpy_r_r205 = cpy_r_r145 + 2;
    cpy_r_r145 = cpy_r_r205;
    cpy_r_r206 = cpy_r_r147 + 1;
    cpy_r_r147 = cpy_r_r206;
    goto CPyL76;
CPyL104: ;
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_market != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_market);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_market = cpy_r_r144;
    cpy_r_r207 = 1;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 37, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r208 = ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_market;
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Options", "market", 49, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r208);
CPyL106: ;
    cpy_r_r209 = (CPyPtr)((CPyPtr)cpy_r_r208 + offsetof(PyVarObject, ob_size));
    cpy_r_r210 = *(int64_t *)cpy_r_r209;
    cpy_r_r211 = PyList_New(cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 49, CPyStatic_merv___options___globals);
        goto CPyL344;
    }
    cpy_r_r212 = 0;
CPyL108: ;
    cpy_r_r213 = (CPyPtr)((CPyPtr)cpy_r_r208 + offsetof(PyVarObject, ob_size));
    cpy_r_r214 = *(int64_t *)cpy_r_r213;
    cpy_r_r215 = cpy_r_r212 < cpy_r_r214;
    if (!cpy_r_r215) goto CPyL345;
    cpy_r_r216 = (CPyPtr)((CPyPtr)cpy_r_r208 + offsetof(PyListObject, ob_item));
    cpy_r_r217 = *(CPyPtr *)cpy_r_r216;
    cpy_r_r218 = cpy_r_r212 * 8;
    cpy_r_r219 = cpy_r_r217 + cpy_r_r218;
    cpy_r_r220 = *(PyObject * *)cpy_r_r219;
    CPy_INCREF(cpy_r_r220);
    if (likely(PyList_Check(cpy_r_r220)))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 49, CPyStatic_merv___options___globals, "list", cpy_r_r220);
        goto CPyL346;
    }
    cpy_r_r222 = ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_take_camels;
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Options", "take_camels", 49, CPyStatic_merv___options___globals);
        goto CPyL347;
    }
    CPy_INCREF(cpy_r_r222);
CPyL111: ;
    cpy_r_r223 = PyList_New(1);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 49, CPyStatic_merv___options___globals);
        goto CPyL348;
    }
    cpy_r_r224 = (CPyPtr)((CPyPtr)cpy_r_r223 + offsetof(PyListObject, ob_item));
    cpy_r_r225 = *(CPyPtr *)cpy_r_r224;
    *(PyObject * *)cpy_r_r225 = cpy_r_r222;
    cpy_r_r226 = CPyList_Extend(cpy_r_r223, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 49, CPyStatic_merv___options___globals);
        goto CPyL349;
    } else
        goto CPyL350;
CPyL113: ;
    cpy_r_r227 = PyList_AsTuple(cpy_r_r223);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 49, CPyStatic_merv___options___globals);
        goto CPyL346;
    }
    CPyList_SetItemUnsafe(cpy_r_r211, cpy_r_r212, cpy_r_r227);
    cpy_r_r228 = cpy_r_r212 + 1;
    cpy_r_r212 = cpy_r_r228;
    goto CPyL108;
CPyL116: ;
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_at_market != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_at_market);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_at_market = cpy_r_r211;
    cpy_r_r229 = 1;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 49, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r230 = CPyStatics[1738]; /* 'contract' */
    cpy_r_r231 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_pile_ids;
    if (unlikely(cpy_r_r231 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "pile_ids", 50, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r231);
CPyL118: ;
    cpy_r_r232 = CPyStatics[1892]; /* 'pile-' */
    cpy_r_r233 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r234 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r230, cpy_r_r231, cpy_r_r232, cpy_r_r233);
    CPy_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 50, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_contract != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_contract);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_contract = cpy_r_r234;
    cpy_r_r235 = 1;
    if (unlikely(!cpy_r_r235)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 50, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r236 = CPyStatics[1893]; /* 'lock:common' */
    cpy_r_r237 = CPyStatics[1538]; /* 'good' */
    cpy_r_r238 = CPyStatics[1338]; /* 'common' */
    cpy_r_r239 = CPyDict_Build(1, cpy_r_r237, cpy_r_r238);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 51, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r240 = NULL;
    cpy_r_r241 = NULL;
    cpy_r_r242 = NULL;
    cpy_r_r243 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r236, cpy_r_r240, cpy_r_r241, cpy_r_r239, cpy_r_r242);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 51, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lock_common != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lock_common);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lock_common = cpy_r_r243;
    cpy_r_r244 = 1;
    if (unlikely(!cpy_r_r244)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 51, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r245 = CPyStatics[1894]; /* 'lock:rare' */
    cpy_r_r246 = CPyStatics[1538]; /* 'good' */
    cpy_r_r247 = CPyStatics[1339]; /* 'rare' */
    cpy_r_r248 = CPyDict_Build(1, cpy_r_r246, cpy_r_r247);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 52, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r249 = NULL;
    cpy_r_r250 = NULL;
    cpy_r_r251 = NULL;
    cpy_r_r252 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r245, cpy_r_r249, cpy_r_r250, cpy_r_r248, cpy_r_r251);
    CPy_DECREF(cpy_r_r248);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 52, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lock_rare != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lock_rare);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lock_rare = cpy_r_r252;
    cpy_r_r253 = 1;
    if (unlikely(!cpy_r_r253)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 52, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r254 = CPyStatics[1895]; /* 'place-camel' */
    cpy_r_r255 = NULL;
    cpy_r_r256 = NULL;
    cpy_r_r257 = NULL;
    cpy_r_r258 = NULL;
    cpy_r_r259 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r257, cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 53, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_place_camel != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_place_camel);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_place_camel = cpy_r_r259;
    cpy_r_r260 = 1;
    if (unlikely(!cpy_r_r260)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 53, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r261 = PyList_New(0);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 54, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r262 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_row_size;
    if (unlikely(cpy_r_r262 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "row_size", 56, CPyStatic_merv___options___globals);
        goto CPyL351;
    }
    CPyTagged_INCREF(cpy_r_r262);
CPyL130: ;
    cpy_r_r263 = 0;
    CPyTagged_INCREF(cpy_r_r263);
    cpy_r_place_3 = cpy_r_r263;
    CPyTagged_DECREF(cpy_r_place_3);
CPyL131: ;
    cpy_r_r264 = cpy_r_r263 & 1;
    cpy_r_r265 = cpy_r_r264 != 0;
    if (cpy_r_r265) goto CPyL133;
    cpy_r_r266 = cpy_r_r262 & 1;
    cpy_r_r267 = cpy_r_r266 != 0;
    if (!cpy_r_r267) goto CPyL134;
CPyL133: ;
    cpy_r_r268 = CPyTagged_IsLt_(cpy_r_r263, cpy_r_r262);
    if (cpy_r_r268) {
        goto CPyL135;
    } else
        goto CPyL352;
CPyL134: ;
    cpy_r_r269 = (Py_ssize_t)cpy_r_r263 < (Py_ssize_t)cpy_r_r262;
    if (!cpy_r_r269) goto CPyL352;
CPyL135: ;
    CPyTagged_INCREF(cpy_r_r263);
    cpy_r_place_3 = cpy_r_r263;
    cpy_r_r270 = CPyStatics[1896]; /* 'card:' */
    cpy_r_r271 = CPyTagged_Add(cpy_r_place_3, 2);
    cpy_r_r272 = CPyTagged_Str(cpy_r_r271);
    CPyTagged_DECREF(cpy_r_r271);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 55, CPyStatic_merv___options___globals);
        goto CPyL353;
    }
    cpy_r_r273 = CPyStr_Build(2, cpy_r_r270, cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 55, CPyStatic_merv___options___globals);
        goto CPyL353;
    }
    cpy_r_r274 = CPyStatics[31]; /* 'n' */
    cpy_r_r275 = CPyTagged_Add(cpy_r_place_3, 2);
    cpy_r_r276 = CPyTagged_StealAsObject(cpy_r_r275);
    cpy_r_r277 = CPyDict_Build(1, cpy_r_r274, cpy_r_r276);
    CPy_DECREF(cpy_r_r276);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 55, CPyStatic_merv___options___globals);
        goto CPyL354;
    }
    cpy_r_r278 = CPyStatics[1897]; /* 'row-' */
    cpy_r_r279 = CPyTagged_Add(cpy_r_place_3, 2);
    cpy_r_r280 = CPyTagged_Str(cpy_r_r279);
    CPyTagged_DECREF(cpy_r_r279);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 55, CPyStatic_merv___options___globals);
        goto CPyL355;
    }
    cpy_r_r281 = CPyStr_Build(2, cpy_r_r278, cpy_r_r280);
    CPy_DECREF(cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 55, CPyStatic_merv___options___globals);
        goto CPyL355;
    }
    cpy_r_r282.f0 = cpy_r_r281;
    cpy_r_r283 = CPyTagged_StealAsObject(cpy_r_place_3);
    cpy_r_r284 = NULL;
    cpy_r_r285 = PyTuple_New(1);
    if (unlikely(cpy_r_r285 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2328 = cpy_r_r282.f0;
    PyTuple_SET_ITEM(cpy_r_r285, 0, __tmp2328);
    cpy_r_r286 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r273, cpy_r_r283, cpy_r_r284, cpy_r_r277, cpy_r_r285);
    CPy_DECREF(cpy_r_r273);
    CPy_DECREF(cpy_r_r283);
    CPy_DECREF(cpy_r_r277);
    CPy_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 55, CPyStatic_merv___options___globals);
        goto CPyL356;
    }
    cpy_r_r287 = PyList_Append(cpy_r_r261, cpy_r_r286);
    CPy_DECREF(cpy_r_r286);
    cpy_r_r288 = cpy_r_r287 >= 0;
    if (unlikely(!cpy_r_r288)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 54, CPyStatic_merv___options___globals);
        goto CPyL356;
    }
    cpy_r_r289 = CPyTagged_Add(cpy_r_r263, 2);
    CPyTagged_DECREF(cpy_r_r263);
    cpy_r_r263 = cpy_r_r289;
    goto CPyL131;
CPyL143: ;
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_card != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_card);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_card = cpy_r_r261;
    cpy_r_r290 = 1;
    if (unlikely(!cpy_r_r290)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 54, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r291 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r292 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_spice_ids;
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "spice_ids", 58, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r292);
CPyL145: ;
    cpy_r_r293 = CPyStatics[1898]; /* 'spice-' */
    cpy_r_r294 = CPyStatics[1223]; /* 'spice' */
    cpy_r_r295 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r291, cpy_r_r292, cpy_r_r293, cpy_r_r294);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 58, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pair != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pair);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pair = cpy_r_r295;
    cpy_r_r296 = 1;
    if (unlikely(!cpy_r_r296)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 58, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r297 = CPyStatics[1283]; /* 'room' */
    cpy_r_r298 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_room_ids;
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "room_ids", 59, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r298);
CPyL148: ;
    cpy_r_r299 = CPyStatics[1899]; /* 'room-' */
    cpy_r_r300 = CPyStatics[1283]; /* 'room' */
    cpy_r_r301 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r297, cpy_r_r298, cpy_r_r299, cpy_r_r300);
    CPy_DECREF(cpy_r_r298);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 59, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_room != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_room);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_room = cpy_r_r301;
    cpy_r_r302 = 1;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 59, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r303 = PyList_New(0);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 60, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r304 = 0;
    cpy_r_r305 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r305.f0 == NULL)) {
        goto CPyL357;
    } else
        goto CPyL154;
CPyL152: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r306 = 0;
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 61, CPyStatic_merv___options___globals);
        goto CPyL298;
    }
    CPy_Unreachable();
CPyL154: ;
    CPy_INCREF(cpy_r_r305.f0);
    CPy_INCREF(cpy_r_r305.f1);
    CPy_INCREF(cpy_r_r305.f2);
    CPy_INCREF(cpy_r_r305.f3);
    CPy_INCREF(cpy_r_r305.f4);
    cpy_r_r307 = PyTuple_New(5);
    if (unlikely(cpy_r_r307 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2329 = cpy_r_r305.f0;
    PyTuple_SET_ITEM(cpy_r_r307, 0, __tmp2329);
    PyObject *__tmp2330 = cpy_r_r305.f1;
    PyTuple_SET_ITEM(cpy_r_r307, 1, __tmp2330);
    PyObject *__tmp2331 = cpy_r_r305.f2;
    PyTuple_SET_ITEM(cpy_r_r307, 2, __tmp2331);
    PyObject *__tmp2332 = cpy_r_r305.f3;
    PyTuple_SET_ITEM(cpy_r_r307, 3, __tmp2332);
    PyObject *__tmp2333 = cpy_r_r305.f4;
    PyTuple_SET_ITEM(cpy_r_r307, 4, __tmp2333);
    cpy_r_r308 = PyObject_GetIter(cpy_r_r307);
    CPy_DECREF(cpy_r_r307);
    if (unlikely(cpy_r_r308 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 60, CPyStatic_merv___options___globals);
        goto CPyL358;
    }
CPyL155: ;
    cpy_r_r309 = PyIter_Next(cpy_r_r308);
    if (cpy_r_r309 == NULL) goto CPyL359;
    cpy_r_colour = cpy_r_r304;
    if (likely(PyUnicode_Check(cpy_r_r309)))
        cpy_r_r310 = cpy_r_r309;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 60, CPyStatic_merv___options___globals, "str", cpy_r_r309);
        goto CPyL360;
    }
    cpy_r_r311 = CPyStatics[889]; /* 'cube:' */
    cpy_r_r312 = CPyStr_Build(2, cpy_r_r311, cpy_r_r310);
    if (unlikely(cpy_r_r312 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 61, CPyStatic_merv___options___globals);
        goto CPyL361;
    }
    cpy_r_r313 = CPyStatics[909]; /* 'cube' */
    cpy_r_r314 = CPyStatics[1804]; /* 'cube-' */
    cpy_r_r315 = CPyStr_Build(2, cpy_r_r314, cpy_r_r310);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 61, CPyStatic_merv___options___globals);
        goto CPyL362;
    }
    cpy_r_r316 = CPyDict_Build(1, cpy_r_r313, cpy_r_r315);
    CPy_DECREF(cpy_r_r315);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 61, CPyStatic_merv___options___globals);
        goto CPyL362;
    }
    cpy_r_r317 = CPyTagged_StealAsObject(cpy_r_colour);
    cpy_r_r318 = NULL;
    cpy_r_r319 = NULL;
    cpy_r_r320 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r312, cpy_r_r317, cpy_r_r318, cpy_r_r316, cpy_r_r319);
    CPy_DECREF(cpy_r_r312);
    CPy_DECREF(cpy_r_r317);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r320 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 61, CPyStatic_merv___options___globals);
        goto CPyL363;
    }
    cpy_r_r321 = PyList_Append(cpy_r_r303, cpy_r_r320);
    CPy_DECREF(cpy_r_r320);
    cpy_r_r322 = cpy_r_r321 >= 0;
    if (unlikely(!cpy_r_r322)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 60, CPyStatic_merv___options___globals);
        goto CPyL363;
    }
    cpy_r_r323 = cpy_r_r304 + 2;
    cpy_r_r304 = cpy_r_r323;
    goto CPyL155;
CPyL163: ;
    cpy_r_r324 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r324)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 60, CPyStatic_merv___options___globals);
        goto CPyL358;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_cube != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_cube);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_cube = cpy_r_r303;
    cpy_r_r325 = 1;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 60, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r326 = PyList_New(0);
    if (unlikely(cpy_r_r326 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 63, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r327 = 0;
    cpy_r_r328 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r328.f0 == NULL)) {
        goto CPyL364;
    } else
        goto CPyL169;
CPyL167: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r329 = 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 64, CPyStatic_merv___options___globals);
        goto CPyL298;
    }
    CPy_Unreachable();
CPyL169: ;
    CPy_INCREF(cpy_r_r328.f0);
    CPy_INCREF(cpy_r_r328.f1);
    CPy_INCREF(cpy_r_r328.f2);
    CPy_INCREF(cpy_r_r328.f3);
    CPy_INCREF(cpy_r_r328.f4);
    cpy_r_r330 = PyTuple_New(5);
    if (unlikely(cpy_r_r330 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2334 = cpy_r_r328.f0;
    PyTuple_SET_ITEM(cpy_r_r330, 0, __tmp2334);
    PyObject *__tmp2335 = cpy_r_r328.f1;
    PyTuple_SET_ITEM(cpy_r_r330, 1, __tmp2335);
    PyObject *__tmp2336 = cpy_r_r328.f2;
    PyTuple_SET_ITEM(cpy_r_r330, 2, __tmp2336);
    PyObject *__tmp2337 = cpy_r_r328.f3;
    PyTuple_SET_ITEM(cpy_r_r330, 3, __tmp2337);
    PyObject *__tmp2338 = cpy_r_r328.f4;
    PyTuple_SET_ITEM(cpy_r_r330, 4, __tmp2338);
    cpy_r_r331 = CPySequenceTuple_GetSlice(cpy_r_r330, 0, 8);
    CPy_DECREF(cpy_r_r330);
    if (unlikely(cpy_r_r331 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 64, CPyStatic_merv___options___globals);
        goto CPyL365;
    }
    PyObject *__tmp2339;
    if (unlikely(!(PyTuple_Check(cpy_r_r331) && PyTuple_GET_SIZE(cpy_r_r331) == 4))) {
        __tmp2339 = NULL;
        goto __LL2340;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r331, 0))))
        __tmp2339 = PyTuple_GET_ITEM(cpy_r_r331, 0);
    else {
        __tmp2339 = NULL;
    }
    if (__tmp2339 == NULL) goto __LL2340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r331, 1))))
        __tmp2339 = PyTuple_GET_ITEM(cpy_r_r331, 1);
    else {
        __tmp2339 = NULL;
    }
    if (__tmp2339 == NULL) goto __LL2340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r331, 2))))
        __tmp2339 = PyTuple_GET_ITEM(cpy_r_r331, 2);
    else {
        __tmp2339 = NULL;
    }
    if (__tmp2339 == NULL) goto __LL2340;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r331, 3))))
        __tmp2339 = PyTuple_GET_ITEM(cpy_r_r331, 3);
    else {
        __tmp2339 = NULL;
    }
    if (__tmp2339 == NULL) goto __LL2340;
    __tmp2339 = cpy_r_r331;
__LL2340: ;
    if (unlikely(__tmp2339 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r331); cpy_r_r332 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2341 = PyTuple_GET_ITEM(cpy_r_r331, 0);
        CPy_INCREF(__tmp2341);
        PyObject *__tmp2342;
        if (likely(PyUnicode_Check(__tmp2341)))
            __tmp2342 = __tmp2341;
        else {
            CPy_TypeError("str", __tmp2341); 
            __tmp2342 = NULL;
        }
        cpy_r_r332.f0 = __tmp2342;
        PyObject *__tmp2343 = PyTuple_GET_ITEM(cpy_r_r331, 1);
        CPy_INCREF(__tmp2343);
        PyObject *__tmp2344;
        if (likely(PyUnicode_Check(__tmp2343)))
            __tmp2344 = __tmp2343;
        else {
            CPy_TypeError("str", __tmp2343); 
            __tmp2344 = NULL;
        }
        cpy_r_r332.f1 = __tmp2344;
        PyObject *__tmp2345 = PyTuple_GET_ITEM(cpy_r_r331, 2);
        CPy_INCREF(__tmp2345);
        PyObject *__tmp2346;
        if (likely(PyUnicode_Check(__tmp2345)))
            __tmp2346 = __tmp2345;
        else {
            CPy_TypeError("str", __tmp2345); 
            __tmp2346 = NULL;
        }
        cpy_r_r332.f2 = __tmp2346;
        PyObject *__tmp2347 = PyTuple_GET_ITEM(cpy_r_r331, 3);
        CPy_INCREF(__tmp2347);
        PyObject *__tmp2348;
        if (likely(PyUnicode_Check(__tmp2347)))
            __tmp2348 = __tmp2347;
        else {
            CPy_TypeError("str", __tmp2347); 
            __tmp2348 = NULL;
        }
        cpy_r_r332.f3 = __tmp2348;
    }
    CPy_DECREF(cpy_r_r331);
    if (unlikely(cpy_r_r332.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 64, CPyStatic_merv___options___globals);
        goto CPyL365;
    }
    cpy_r_r333 = PyTuple_New(4);
    if (unlikely(cpy_r_r333 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2349 = cpy_r_r332.f0;
    PyTuple_SET_ITEM(cpy_r_r333, 0, __tmp2349);
    PyObject *__tmp2350 = cpy_r_r332.f1;
    PyTuple_SET_ITEM(cpy_r_r333, 1, __tmp2350);
    PyObject *__tmp2351 = cpy_r_r332.f2;
    PyTuple_SET_ITEM(cpy_r_r333, 2, __tmp2351);
    PyObject *__tmp2352 = cpy_r_r332.f3;
    PyTuple_SET_ITEM(cpy_r_r333, 3, __tmp2352);
    cpy_r_r334 = PyObject_GetIter(cpy_r_r333);
    CPy_DECREF(cpy_r_r333);
    if (unlikely(cpy_r_r334 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 63, CPyStatic_merv___options___globals);
        goto CPyL365;
    }
CPyL172: ;
    cpy_r_r335 = PyIter_Next(cpy_r_r334);
    if (cpy_r_r335 == NULL) goto CPyL366;
    cpy_r_colour_2 = cpy_r_r327;
    if (likely(PyUnicode_Check(cpy_r_r335)))
        cpy_r_r336 = cpy_r_r335;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 63, CPyStatic_merv___options___globals, "str", cpy_r_r335);
        goto CPyL367;
    }
    cpy_r_r337 = CPyStatics[1900]; /* 'convert:' */
    cpy_r_r338 = CPyStr_Build(2, cpy_r_r337, cpy_r_r336);
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 64, CPyStatic_merv___options___globals);
        goto CPyL368;
    }
    cpy_r_r339 = CPyStatics[336]; /* 'colour' */
    cpy_r_r340 = CPyDict_Build(1, cpy_r_r339, cpy_r_r336);
    CPy_DECREF(cpy_r_r336);
    if (unlikely(cpy_r_r340 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 64, CPyStatic_merv___options___globals);
        goto CPyL369;
    }
    cpy_r_r341 = CPyTagged_StealAsObject(cpy_r_colour_2);
    cpy_r_r342 = NULL;
    cpy_r_r343 = NULL;
    cpy_r_r344 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r338, cpy_r_r341, cpy_r_r342, cpy_r_r340, cpy_r_r343);
    CPy_DECREF(cpy_r_r338);
    CPy_DECREF(cpy_r_r341);
    CPy_DECREF(cpy_r_r340);
    if (unlikely(cpy_r_r344 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 64, CPyStatic_merv___options___globals);
        goto CPyL370;
    }
    cpy_r_r345 = PyList_Append(cpy_r_r326, cpy_r_r344);
    CPy_DECREF(cpy_r_r344);
    cpy_r_r346 = cpy_r_r345 >= 0;
    if (unlikely(!cpy_r_r346)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 63, CPyStatic_merv___options___globals);
        goto CPyL370;
    }
    cpy_r_r347 = cpy_r_r327 + 2;
    cpy_r_r327 = cpy_r_r347;
    goto CPyL172;
CPyL179: ;
    cpy_r_r348 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r348)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 63, CPyStatic_merv___options___globals);
        goto CPyL365;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_convert != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_convert);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_convert = cpy_r_r326;
    cpy_r_r349 = 1;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 63, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r350 = CPyStatics[1806]; /* 'discovery' */
    cpy_r_r351 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_discovery_ids;
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "discovery_ids", 66, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r351);
CPyL182: ;
    cpy_r_r352 = CPyStatics[1901]; /* 'discovery-' */
    cpy_r_r353 = CPyStatics[1806]; /* 'discovery' */
    cpy_r_r354 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r350, cpy_r_r351, cpy_r_r352, cpy_r_r353);
    CPy_DECREF(cpy_r_r351);
    if (unlikely(cpy_r_r354 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 66, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_discovery != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_discovery);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_discovery = cpy_r_r354;
    cpy_r_r355 = 1;
    if (unlikely(!cpy_r_r355)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 66, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r356 = CPyStatics[1292]; /* 'post' */
    cpy_r_r357 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_city_ids;
    if (unlikely(cpy_r_r357 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "city_ids", 67, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r357);
CPyL185: ;
    cpy_r_r358 = CPyStatics[1902]; /* 'city-' */
    cpy_r_r359 = CPyStatics[1291]; /* 'city' */
    cpy_r_r360 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r356, cpy_r_r357, cpy_r_r358, cpy_r_r359);
    CPy_DECREF(cpy_r_r357);
    if (unlikely(cpy_r_r360 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 67, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_post != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_post);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_post = cpy_r_r360;
    cpy_r_r361 = 1;
    if (unlikely(!cpy_r_r361)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 67, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r362 = CPyStatics[1903]; /* 'buy' */
    cpy_r_r363 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_city_ids;
    if (unlikely(cpy_r_r363 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "city_ids", 68, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r363);
CPyL188: ;
    cpy_r_r364 = CPyStatics[1902]; /* 'city-' */
    cpy_r_r365 = CPyStatics[1291]; /* 'city' */
    cpy_r_r366 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r362, cpy_r_r363, cpy_r_r364, cpy_r_r365);
    CPy_DECREF(cpy_r_r363);
    if (unlikely(cpy_r_r366 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 68, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_buy != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_buy);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_buy = cpy_r_r366;
    cpy_r_r367 = 1;
    if (unlikely(!cpy_r_r367)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 68, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r368 = PyList_New(0);
    if (unlikely(cpy_r_r368 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 69, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r369 = 0;
    cpy_r_r370 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_entrances;
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "entrances", 71, CPyStatic_merv___options___globals);
        goto CPyL371;
    }
    CPy_INCREF(cpy_r_r370);
CPyL192: ;
    cpy_r_r371 = 0;
CPyL193: ;
    cpy_r_r372 = (CPyPtr)((CPyPtr)cpy_r_r370 + offsetof(PyVarObject, ob_size));
    cpy_r_r373 = *(int64_t *)cpy_r_r372;
    cpy_r_r374 = cpy_r_r371 < cpy_r_r373;
    if (!cpy_r_r374) goto CPyL372;
    cpy_r_place_4 = cpy_r_r369;
    cpy_r_r375 = (CPyPtr)((CPyPtr)cpy_r_r370 + offsetof(PyListObject, ob_item));
    cpy_r_r376 = *(CPyPtr *)cpy_r_r375;
    cpy_r_r377 = cpy_r_r371 * 8;
    cpy_r_r378 = cpy_r_r376 + cpy_r_r377;
    cpy_r_r379 = *(PyObject * *)cpy_r_r378;
    CPy_INCREF(cpy_r_r379);
    if (likely(PyLong_Check(cpy_r_r379)))
        cpy_r_r380 = CPyTagged_FromObject(cpy_r_r379);
    else {
        CPy_TypeError("int", cpy_r_r379); cpy_r_r380 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r379);
    if (unlikely(cpy_r_r380 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 69, CPyStatic_merv___options___globals);
        goto CPyL373;
    }
    cpy_r_r381 = CPyStatics[1904]; /* 'path:' */
    cpy_r_r382 = CPyTagged_Add(cpy_r_place_4, 2);
    cpy_r_r383 = CPyTagged_Str(cpy_r_r382);
    CPyTagged_DECREF(cpy_r_r382);
    if (unlikely(cpy_r_r383 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 70, CPyStatic_merv___options___globals);
        goto CPyL374;
    }
    cpy_r_r384 = CPyStr_Build(2, cpy_r_r381, cpy_r_r383);
    CPy_DECREF(cpy_r_r383);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 70, CPyStatic_merv___options___globals);
        goto CPyL374;
    }
    cpy_r_r385 = CPyStatics[31]; /* 'n' */
    cpy_r_r386 = CPyTagged_Add(cpy_r_place_4, 2);
    CPyTagged_DECREF(cpy_r_place_4);
    cpy_r_r387 = CPyTagged_StealAsObject(cpy_r_r386);
    cpy_r_r388 = CPyDict_Build(1, cpy_r_r385, cpy_r_r387);
    CPy_DECREF(cpy_r_r387);
    if (unlikely(cpy_r_r388 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 70, CPyStatic_merv___options___globals);
        goto CPyL375;
    }
    cpy_r_r389 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_space_ids;
    if (unlikely(cpy_r_r389 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "space_ids", 70, CPyStatic_merv___options___globals);
        goto CPyL376;
    }
    CPy_INCREF(cpy_r_r389);
CPyL199: ;
    cpy_r_r390 = CPySequenceTuple_GetItem(cpy_r_r389, cpy_r_r380);
    CPy_DECREF(cpy_r_r389);
    if (unlikely(cpy_r_r390 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 70, CPyStatic_merv___options___globals);
        goto CPyL376;
    }
    if (likely(PyUnicode_Check(cpy_r_r390)))
        cpy_r_r391 = cpy_r_r390;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 70, CPyStatic_merv___options___globals, "str", cpy_r_r390);
        goto CPyL376;
    }
    cpy_r_r392.f0 = cpy_r_r391;
    cpy_r_r393 = CPyTagged_StealAsObject(cpy_r_r380);
    cpy_r_r394 = NULL;
    cpy_r_r395 = PyTuple_New(1);
    if (unlikely(cpy_r_r395 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2353 = cpy_r_r392.f0;
    PyTuple_SET_ITEM(cpy_r_r395, 0, __tmp2353);
    cpy_r_r396 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r384, cpy_r_r393, cpy_r_r394, cpy_r_r388, cpy_r_r395);
    CPy_DECREF(cpy_r_r384);
    CPy_DECREF(cpy_r_r393);
    CPy_DECREF(cpy_r_r388);
    CPy_DECREF(cpy_r_r395);
    if (unlikely(cpy_r_r396 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 70, CPyStatic_merv___options___globals);
        goto CPyL377;
    }
    cpy_r_r397 = PyList_Append(cpy_r_r368, cpy_r_r396);
    CPy_DECREF(cpy_r_r396);
    cpy_r_r398 = cpy_r_r397 >= 0;
    if (unlikely(!cpy_r_r398)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 69, CPyStatic_merv___options___globals);
        goto CPyL377;
    }
    cpy_r_r399 = cpy_r_r369 + 2;
    cpy_r_r369 = cpy_r_r399;
    cpy_r_r400 = cpy_r_r371 + 1;
    cpy_r_r371 = cpy_r_r400;
    goto CPyL193;
CPyL204: ;
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_path != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_path);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_path = cpy_r_r368;
    cpy_r_r401 = 1;
    if (unlikely(!cpy_r_r401)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 69, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r402 = CPyStatics[418]; /* 'advance' */
    cpy_r_r403 = NULL;
    cpy_r_r404 = NULL;
    cpy_r_r405 = NULL;
    cpy_r_r406 = NULL;
    cpy_r_r407 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r402, cpy_r_r403, cpy_r_r404, cpy_r_r405, cpy_r_r406);
    if (unlikely(cpy_r_r407 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 73, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_advance != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_advance);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_advance = cpy_r_r407;
    cpy_r_r408 = 1;
    if (unlikely(!cpy_r_r408)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 73, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r409 = CPyStatics[1316]; /* 'rampart' */
    cpy_r_r410 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_rampart_ids;
    if (unlikely(cpy_r_r410 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "rampart_ids", 74, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r410);
CPyL208: ;
    cpy_r_r411 = CPyStatics[151]; /* '' */
    cpy_r_r412 = CPyStatics[1316]; /* 'rampart' */
    cpy_r_r413 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r409, cpy_r_r410, cpy_r_r411, cpy_r_r412);
    CPy_DECREF(cpy_r_r410);
    if (unlikely(cpy_r_r413 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 74, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_rampart != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_rampart);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_rampart = cpy_r_r413;
    cpy_r_r414 = 1;
    if (unlikely(!cpy_r_r414)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 74, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r415 = CPyStatics[785]; /* 'slot' */
    cpy_r_r416 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_slot_ids;
    if (unlikely(cpy_r_r416 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "slot_ids", 75, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r416);
CPyL211: ;
    cpy_r_r417 = CPyStatics[1905]; /* 'slot-' */
    cpy_r_r418 = CPyStatics[785]; /* 'slot' */
    cpy_r_r419 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r415, cpy_r_r416, cpy_r_r417, cpy_r_r418);
    CPy_DECREF(cpy_r_r416);
    if (unlikely(cpy_r_r419 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 75, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_slot != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_slot);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_slot = cpy_r_r419;
    cpy_r_r420 = 1;
    if (unlikely(!cpy_r_r420)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 75, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r421 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r422 = CPyDef_merv___options___Options____squares(cpy_r_self, cpy_r_book, cpy_r_r421);
    if (unlikely(cpy_r_r422 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 76, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_upgrade != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_upgrade);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_upgrade = cpy_r_r422;
    cpy_r_r423 = 1;
    if (unlikely(!cpy_r_r423)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 76, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r424 = PyList_New(0);
    if (unlikely(cpy_r_r424 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 77, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r425 = 0;
    cpy_r_r426 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r426.f0 == NULL)) {
        goto CPyL378;
    } else
        goto CPyL219;
CPyL217: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r427 = 0;
    if (unlikely(!cpy_r_r427)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 79, CPyStatic_merv___options___globals);
        goto CPyL298;
    }
    CPy_Unreachable();
CPyL219: ;
    CPy_INCREF(cpy_r_r426.f0);
    CPy_INCREF(cpy_r_r426.f1);
    CPy_INCREF(cpy_r_r426.f2);
    CPy_INCREF(cpy_r_r426.f3);
    CPy_INCREF(cpy_r_r426.f4);
    cpy_r_r428 = PyTuple_New(5);
    if (unlikely(cpy_r_r428 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2354 = cpy_r_r426.f0;
    PyTuple_SET_ITEM(cpy_r_r428, 0, __tmp2354);
    PyObject *__tmp2355 = cpy_r_r426.f1;
    PyTuple_SET_ITEM(cpy_r_r428, 1, __tmp2355);
    PyObject *__tmp2356 = cpy_r_r426.f2;
    PyTuple_SET_ITEM(cpy_r_r428, 2, __tmp2356);
    PyObject *__tmp2357 = cpy_r_r426.f3;
    PyTuple_SET_ITEM(cpy_r_r428, 3, __tmp2357);
    PyObject *__tmp2358 = cpy_r_r426.f4;
    PyTuple_SET_ITEM(cpy_r_r428, 4, __tmp2358);
    cpy_r_r429 = CPySequenceTuple_GetSlice(cpy_r_r428, 0, 8);
    CPy_DECREF(cpy_r_r428);
    if (unlikely(cpy_r_r429 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 79, CPyStatic_merv___options___globals);
        goto CPyL379;
    }
    PyObject *__tmp2359;
    if (unlikely(!(PyTuple_Check(cpy_r_r429) && PyTuple_GET_SIZE(cpy_r_r429) == 4))) {
        __tmp2359 = NULL;
        goto __LL2360;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r429, 0))))
        __tmp2359 = PyTuple_GET_ITEM(cpy_r_r429, 0);
    else {
        __tmp2359 = NULL;
    }
    if (__tmp2359 == NULL) goto __LL2360;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r429, 1))))
        __tmp2359 = PyTuple_GET_ITEM(cpy_r_r429, 1);
    else {
        __tmp2359 = NULL;
    }
    if (__tmp2359 == NULL) goto __LL2360;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r429, 2))))
        __tmp2359 = PyTuple_GET_ITEM(cpy_r_r429, 2);
    else {
        __tmp2359 = NULL;
    }
    if (__tmp2359 == NULL) goto __LL2360;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r429, 3))))
        __tmp2359 = PyTuple_GET_ITEM(cpy_r_r429, 3);
    else {
        __tmp2359 = NULL;
    }
    if (__tmp2359 == NULL) goto __LL2360;
    __tmp2359 = cpy_r_r429;
__LL2360: ;
    if (unlikely(__tmp2359 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str]", cpy_r_r429); cpy_r_r430 = (tuple_T4OOOO) { NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp2361 = PyTuple_GET_ITEM(cpy_r_r429, 0);
        CPy_INCREF(__tmp2361);
        PyObject *__tmp2362;
        if (likely(PyUnicode_Check(__tmp2361)))
            __tmp2362 = __tmp2361;
        else {
            CPy_TypeError("str", __tmp2361); 
            __tmp2362 = NULL;
        }
        cpy_r_r430.f0 = __tmp2362;
        PyObject *__tmp2363 = PyTuple_GET_ITEM(cpy_r_r429, 1);
        CPy_INCREF(__tmp2363);
        PyObject *__tmp2364;
        if (likely(PyUnicode_Check(__tmp2363)))
            __tmp2364 = __tmp2363;
        else {
            CPy_TypeError("str", __tmp2363); 
            __tmp2364 = NULL;
        }
        cpy_r_r430.f1 = __tmp2364;
        PyObject *__tmp2365 = PyTuple_GET_ITEM(cpy_r_r429, 2);
        CPy_INCREF(__tmp2365);
        PyObject *__tmp2366;
        if (likely(PyUnicode_Check(__tmp2365)))
            __tmp2366 = __tmp2365;
        else {
            CPy_TypeError("str", __tmp2365); 
            __tmp2366 = NULL;
        }
        cpy_r_r430.f2 = __tmp2366;
        PyObject *__tmp2367 = PyTuple_GET_ITEM(cpy_r_r429, 3);
        CPy_INCREF(__tmp2367);
        PyObject *__tmp2368;
        if (likely(PyUnicode_Check(__tmp2367)))
            __tmp2368 = __tmp2367;
        else {
            CPy_TypeError("str", __tmp2367); 
            __tmp2368 = NULL;
        }
        cpy_r_r430.f3 = __tmp2368;
    }
    CPy_DECREF(cpy_r_r429);
    if (unlikely(cpy_r_r430.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 79, CPyStatic_merv___options___globals);
        goto CPyL379;
    }
    cpy_r_r431 = PyTuple_New(4);
    if (unlikely(cpy_r_r431 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2369 = cpy_r_r430.f0;
    PyTuple_SET_ITEM(cpy_r_r431, 0, __tmp2369);
    PyObject *__tmp2370 = cpy_r_r430.f1;
    PyTuple_SET_ITEM(cpy_r_r431, 1, __tmp2370);
    PyObject *__tmp2371 = cpy_r_r430.f2;
    PyTuple_SET_ITEM(cpy_r_r431, 2, __tmp2371);
    PyObject *__tmp2372 = cpy_r_r430.f3;
    PyTuple_SET_ITEM(cpy_r_r431, 3, __tmp2372);
    cpy_r_r432 = PyObject_GetIter(cpy_r_r431);
    CPy_DECREF(cpy_r_r431);
    if (unlikely(cpy_r_r432 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 77, CPyStatic_merv___options___globals);
        goto CPyL379;
    }
CPyL222: ;
    cpy_r_r433 = PyIter_Next(cpy_r_r432);
    if (cpy_r_r433 == NULL) goto CPyL380;
    cpy_r_colour_3 = cpy_r_r425;
    if (likely(PyUnicode_Check(cpy_r_r433)))
        cpy_r_r434 = cpy_r_r433;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 77, CPyStatic_merv___options___globals, "str", cpy_r_r433);
        goto CPyL381;
    }
    cpy_r_r435 = CPyStatics[1906]; /* 'upgrade-tile:' */
    cpy_r_r436 = CPyStr_Build(2, cpy_r_r435, cpy_r_r434);
    if (unlikely(cpy_r_r436 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 78, CPyStatic_merv___options___globals);
        goto CPyL382;
    }
    cpy_r_r437 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r438 = CPyStatics[1786]; /* 'upgrade-' */
    cpy_r_r439 = CPyStr_Build(2, cpy_r_r438, cpy_r_r434);
    CPy_DECREF(cpy_r_r434);
    if (unlikely(cpy_r_r439 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 78, CPyStatic_merv___options___globals);
        goto CPyL383;
    }
    cpy_r_r440 = CPyDict_Build(1, cpy_r_r437, cpy_r_r439);
    CPy_DECREF(cpy_r_r439);
    if (unlikely(cpy_r_r440 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 78, CPyStatic_merv___options___globals);
        goto CPyL383;
    }
    cpy_r_r441 = CPyTagged_StealAsObject(cpy_r_colour_3);
    cpy_r_r442 = NULL;
    cpy_r_r443 = NULL;
    cpy_r_r444 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r436, cpy_r_r441, cpy_r_r442, cpy_r_r440, cpy_r_r443);
    CPy_DECREF(cpy_r_r436);
    CPy_DECREF(cpy_r_r441);
    CPy_DECREF(cpy_r_r440);
    if (unlikely(cpy_r_r444 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 78, CPyStatic_merv___options___globals);
        goto CPyL384;
    }
    cpy_r_r445 = PyList_Append(cpy_r_r424, cpy_r_r444);
    CPy_DECREF(cpy_r_r444);
    cpy_r_r446 = cpy_r_r445 >= 0;
    if (unlikely(!cpy_r_r446)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 77, CPyStatic_merv___options___globals);
        goto CPyL384;
    }
    cpy_r_r447 = cpy_r_r425 + 2;
    cpy_r_r425 = cpy_r_r447;
    goto CPyL222;
CPyL230: ;
    cpy_r_r448 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r448)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 77, CPyStatic_merv___options___globals);
        goto CPyL379;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_upgrade_tile != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_upgrade_tile);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_upgrade_tile = cpy_r_r424;
    cpy_r_r449 = 1;
    if (unlikely(!cpy_r_r449)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 77, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r450 = CPyStatics[1795]; /* 'bonus-tile' */
    cpy_r_r451 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_bonus_tile_ids;
    if (unlikely(cpy_r_r451 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "bonus_tile_ids", 81, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r451);
CPyL233: ;
    cpy_r_r452 = CPyStatics[1907]; /* 'bonusvp-' */
    cpy_r_r453 = CPyStatics[1758]; /* 'tile' */
    cpy_r_r454 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r450, cpy_r_r451, cpy_r_r452, cpy_r_r453);
    CPy_DECREF(cpy_r_r451);
    if (unlikely(cpy_r_r454 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 81, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_bonus_tile != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_bonus_tile);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_bonus_tile = cpy_r_r454;
    cpy_r_r455 = 1;
    if (unlikely(!cpy_r_r455)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 81, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r456 = CPyStatics[72]; /* 'score' */
    cpy_r_r457 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_room_ids;
    if (unlikely(cpy_r_r457 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "room_ids", 82, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r457);
CPyL236: ;
    cpy_r_r458 = CPyStatics[1899]; /* 'room-' */
    cpy_r_r459 = CPyStatics[1283]; /* 'room' */
    cpy_r_r460 = CPyDef_merv___options___Options____named(cpy_r_self, cpy_r_r456, cpy_r_r457, cpy_r_r458, cpy_r_r459);
    CPy_DECREF(cpy_r_r457);
    if (unlikely(cpy_r_r460 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 82, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_score != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_score);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_score = cpy_r_r460;
    cpy_r_r461 = 1;
    if (unlikely(!cpy_r_r461)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 82, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r462 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_queue_slots;
    if (unlikely(cpy_r_r462 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Book", "queue_slots", 83, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r462);
CPyL239: ;
    cpy_r_r463 = CPyDict_ValuesView(cpy_r_r462);
    CPy_DECREF(cpy_r_r462);
    if (unlikely(cpy_r_r463 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 83, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r464 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r465 = CPyStatics[39]; /* 'max' */
    cpy_r_r466 = CPyObject_GetAttr(cpy_r_r464, cpy_r_r465);
    if (unlikely(cpy_r_r466 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 83, CPyStatic_merv___options___globals);
        goto CPyL385;
    }
    PyObject *cpy_r_r467[1] = {cpy_r_r463};
    cpy_r_r468 = (PyObject **)&cpy_r_r467;
    cpy_r_r469 = PyObject_Vectorcall(cpy_r_r466, cpy_r_r468, 1, 0);
    CPy_DECREF(cpy_r_r466);
    if (unlikely(cpy_r_r469 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 83, CPyStatic_merv___options___globals);
        goto CPyL385;
    }
    CPy_DECREF(cpy_r_r463);
    if (likely(PyLong_Check(cpy_r_r469)))
        cpy_r_r470 = CPyTagged_FromObject(cpy_r_r469);
    else {
        CPy_TypeError("int", cpy_r_r469); cpy_r_r470 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r469);
    if (unlikely(cpy_r_r470 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 83, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r471 = PyList_New(0);
    if (unlikely(cpy_r_r471 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 84, CPyStatic_merv___options___globals);
        goto CPyL386;
    }
    cpy_r_r472 = 0;
    CPyTagged_INCREF(cpy_r_r472);
    cpy_r_n = cpy_r_r472;
    CPyTagged_DECREF(cpy_r_n);
CPyL245: ;
    cpy_r_r473 = cpy_r_r472 & 1;
    cpy_r_r474 = cpy_r_r473 != 0;
    if (cpy_r_r474) goto CPyL247;
    cpy_r_r475 = cpy_r_r470 & 1;
    cpy_r_r476 = cpy_r_r475 != 0;
    if (!cpy_r_r476) goto CPyL248;
CPyL247: ;
    cpy_r_r477 = CPyTagged_IsLt_(cpy_r_r472, cpy_r_r470);
    if (cpy_r_r477) {
        goto CPyL249;
    } else
        goto CPyL387;
CPyL248: ;
    cpy_r_r478 = (Py_ssize_t)cpy_r_r472 < (Py_ssize_t)cpy_r_r470;
    if (!cpy_r_r478) goto CPyL387;
CPyL249: ;
    CPyTagged_INCREF(cpy_r_r472);
    cpy_r_n = cpy_r_r472;
    cpy_r_r479 = CPyStatics[1908]; /* 'pass:' */
    cpy_r_r480 = CPyTagged_Str(cpy_r_n);
    if (unlikely(cpy_r_r480 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 84, CPyStatic_merv___options___globals);
        goto CPyL388;
    }
    cpy_r_r481 = CPyStr_Build(2, cpy_r_r479, cpy_r_r480);
    CPy_DECREF(cpy_r_r480);
    if (unlikely(cpy_r_r481 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 84, CPyStatic_merv___options___globals);
        goto CPyL388;
    }
    cpy_r_r482 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r483 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r484 = CPyDict_Build(1, cpy_r_r482, cpy_r_r483);
    CPy_DECREF(cpy_r_r483);
    if (unlikely(cpy_r_r484 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 84, CPyStatic_merv___options___globals);
        goto CPyL389;
    }
    cpy_r_r485 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r486 = NULL;
    cpy_r_r487 = NULL;
    cpy_r_r488 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r481, cpy_r_r485, cpy_r_r486, cpy_r_r484, cpy_r_r487);
    CPy_DECREF(cpy_r_r481);
    CPy_DECREF(cpy_r_r485);
    CPy_DECREF(cpy_r_r484);
    if (unlikely(cpy_r_r488 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 84, CPyStatic_merv___options___globals);
        goto CPyL390;
    }
    cpy_r_r489 = PyList_Append(cpy_r_r471, cpy_r_r488);
    CPy_DECREF(cpy_r_r488);
    cpy_r_r490 = cpy_r_r489 >= 0;
    if (unlikely(!cpy_r_r490)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 84, CPyStatic_merv___options___globals);
        goto CPyL390;
    }
    cpy_r_r491 = CPyTagged_Add(cpy_r_r472, 2);
    CPyTagged_DECREF(cpy_r_r472);
    cpy_r_r472 = cpy_r_r491;
    goto CPyL245;
CPyL255: ;
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pass_slots != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pass_slots);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pass_slots = cpy_r_r471;
    cpy_r_r492 = 1;
    if (unlikely(!cpy_r_r492)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 84, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r493 = PyList_New(0);
    if (unlikely(cpy_r_r493 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 85, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r494 = 0;
    cpy_r_r495 = CPyStatic_merv___names___CUBES;
    if (unlikely(cpy_r_r495.f0 == NULL)) {
        goto CPyL391;
    } else
        goto CPyL260;
CPyL258: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CUBES\" was not set");
    cpy_r_r496 = 0;
    if (unlikely(!cpy_r_r496)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 86, CPyStatic_merv___options___globals);
        goto CPyL298;
    }
    CPy_Unreachable();
CPyL260: ;
    CPy_INCREF(cpy_r_r495.f0);
    CPy_INCREF(cpy_r_r495.f1);
    CPy_INCREF(cpy_r_r495.f2);
    CPy_INCREF(cpy_r_r495.f3);
    CPy_INCREF(cpy_r_r495.f4);
    cpy_r_r497 = PyTuple_New(5);
    if (unlikely(cpy_r_r497 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2373 = cpy_r_r495.f0;
    PyTuple_SET_ITEM(cpy_r_r497, 0, __tmp2373);
    PyObject *__tmp2374 = cpy_r_r495.f1;
    PyTuple_SET_ITEM(cpy_r_r497, 1, __tmp2374);
    PyObject *__tmp2375 = cpy_r_r495.f2;
    PyTuple_SET_ITEM(cpy_r_r497, 2, __tmp2375);
    PyObject *__tmp2376 = cpy_r_r495.f3;
    PyTuple_SET_ITEM(cpy_r_r497, 3, __tmp2376);
    PyObject *__tmp2377 = cpy_r_r495.f4;
    PyTuple_SET_ITEM(cpy_r_r497, 4, __tmp2377);
    cpy_r_r498 = PyObject_GetIter(cpy_r_r497);
    CPy_DECREF(cpy_r_r497);
    if (unlikely(cpy_r_r498 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 85, CPyStatic_merv___options___globals);
        goto CPyL392;
    }
CPyL261: ;
    cpy_r_r499 = PyIter_Next(cpy_r_r498);
    if (cpy_r_r499 == NULL) goto CPyL393;
    cpy_r_colour_4 = cpy_r_r494;
    if (likely(PyUnicode_Check(cpy_r_r499)))
        cpy_r_r500 = cpy_r_r499;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 85, CPyStatic_merv___options___globals, "str", cpy_r_r499);
        goto CPyL394;
    }
    cpy_r_r501 = CPyStatics[1909]; /* 'ransom:' */
    cpy_r_r502 = CPyStr_Build(2, cpy_r_r501, cpy_r_r500);
    if (unlikely(cpy_r_r502 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 86, CPyStatic_merv___options___globals);
        goto CPyL395;
    }
    cpy_r_r503 = CPyStatics[909]; /* 'cube' */
    cpy_r_r504 = CPyStatics[1804]; /* 'cube-' */
    cpy_r_r505 = CPyStr_Build(2, cpy_r_r504, cpy_r_r500);
    CPy_DECREF(cpy_r_r500);
    if (unlikely(cpy_r_r505 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 86, CPyStatic_merv___options___globals);
        goto CPyL396;
    }
    cpy_r_r506 = CPyDict_Build(1, cpy_r_r503, cpy_r_r505);
    CPy_DECREF(cpy_r_r505);
    if (unlikely(cpy_r_r506 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 86, CPyStatic_merv___options___globals);
        goto CPyL396;
    }
    cpy_r_r507 = CPyTagged_StealAsObject(cpy_r_colour_4);
    cpy_r_r508 = NULL;
    cpy_r_r509 = NULL;
    cpy_r_r510 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r502, cpy_r_r507, cpy_r_r508, cpy_r_r506, cpy_r_r509);
    CPy_DECREF(cpy_r_r502);
    CPy_DECREF(cpy_r_r507);
    CPy_DECREF(cpy_r_r506);
    if (unlikely(cpy_r_r510 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 86, CPyStatic_merv___options___globals);
        goto CPyL397;
    }
    cpy_r_r511 = PyList_Append(cpy_r_r493, cpy_r_r510);
    CPy_DECREF(cpy_r_r510);
    cpy_r_r512 = cpy_r_r511 >= 0;
    if (unlikely(!cpy_r_r512)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 85, CPyStatic_merv___options___globals);
        goto CPyL397;
    }
    cpy_r_r513 = cpy_r_r494 + 2;
    cpy_r_r494 = cpy_r_r513;
    goto CPyL261;
CPyL269: ;
    cpy_r_r514 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r514)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 85, CPyStatic_merv___options___globals);
        goto CPyL392;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_ransom != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_ransom);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_ransom = cpy_r_r493;
    cpy_r_r515 = 1;
    if (unlikely(!cpy_r_r515)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 85, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r516 = CPyStatics[1910]; /* 'lose-building' */
    cpy_r_r517 = NULL;
    cpy_r_r518 = NULL;
    cpy_r_r519 = NULL;
    cpy_r_r520 = NULL;
    cpy_r_r521 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r516, cpy_r_r517, cpy_r_r518, cpy_r_r519, cpy_r_r520);
    if (unlikely(cpy_r_r521 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 88, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lose_building != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lose_building);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_lose_building = cpy_r_r521;
    cpy_r_r522 = 1;
    if (unlikely(!cpy_r_r522)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 88, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r523 = CPyStatics[893]; /* 'decline' */
    cpy_r_r524 = NULL;
    cpy_r_r525 = NULL;
    cpy_r_r526 = NULL;
    cpy_r_r527 = NULL;
    cpy_r_r528 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r523, cpy_r_r524, cpy_r_r525, cpy_r_r526, cpy_r_r527);
    if (unlikely(cpy_r_r528 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 89, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_decline != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_decline);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_decline = cpy_r_r528;
    cpy_r_r529 = 1;
    if (unlikely(!cpy_r_r529)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 89, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r530 = CPyStatics[1911]; /* 'stop' */
    cpy_r_r531 = NULL;
    cpy_r_r532 = NULL;
    cpy_r_r533 = NULL;
    cpy_r_r534 = NULL;
    cpy_r_r535 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r530, cpy_r_r531, cpy_r_r532, cpy_r_r533, cpy_r_r534);
    if (unlikely(cpy_r_r535 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 90, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_stop != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_stop);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_stop = cpy_r_r535;
    cpy_r_r536 = 1;
    if (unlikely(!cpy_r_r536)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 90, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r537 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r538 = NULL;
    cpy_r_r539 = NULL;
    cpy_r_r540 = NULL;
    cpy_r_r541 = NULL;
    cpy_r_r542 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r537, cpy_r_r538, cpy_r_r539, cpy_r_r540, cpy_r_r541);
    if (unlikely(cpy_r_r542 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 91, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_end_turn != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_end_turn);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_end_turn = cpy_r_r542;
    cpy_r_r543 = 1;
    if (unlikely(!cpy_r_r543)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 91, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r544 = ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_decline;
    if (unlikely(cpy_r_r544 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Options", "decline", 92, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    CPy_INCREF(cpy_r_r544);
CPyL280: ;
    cpy_r_r545.f0 = cpy_r_r544;
    cpy_r_r546 = PyTuple_New(1);
    if (unlikely(cpy_r_r546 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2378 = cpy_r_r545.f0;
    PyTuple_SET_ITEM(cpy_r_r546, 0, __tmp2378);
    cpy_r_r547 = NULL;
    cpy_r_r548 = NULL;
    cpy_r_r549 = NULL;
    cpy_r_r550 = CPyDef_offer___Offer(cpy_r_r546, cpy_r_r547, cpy_r_r548, cpy_r_r549);
    CPy_DECREF(cpy_r_r546);
    if (unlikely(cpy_r_r550 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 92, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_may_decline != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_may_decline);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_may_decline = cpy_r_r550;
    cpy_r_r551 = 1;
    if (unlikely(!cpy_r_r551)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 92, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r552 = PyDict_New();
    if (unlikely(cpy_r_r552 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 93, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    if (((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pay != NULL) {
        CPy_DECREF(((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pay);
    }
    ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pay = cpy_r_r552;
    cpy_r_r553 = 1;
    if (unlikely(!cpy_r_r553)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 93, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r554 = CPyDef_merv___book___Book___all_costs(cpy_r_book);
    if (unlikely(cpy_r_r554 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 94, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r555 = CPyDef_paying___every_payment(cpy_r_r554);
    CPy_DECREF(cpy_r_r554);
    if (unlikely(cpy_r_r555 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 94, CPyStatic_merv___options___globals);
        goto CPyL299;
    }
    cpy_r_r556 = 0;
CPyL287: ;
    cpy_r_r557 = (CPyPtr)((CPyPtr)cpy_r_r555 + offsetof(PyVarObject, ob_size));
    cpy_r_r558 = *(int64_t *)cpy_r_r557;
    cpy_r_r559 = cpy_r_r556 < cpy_r_r558;
    if (!cpy_r_r559) goto CPyL398;
    cpy_r_r560 = (CPyPtr)((CPyPtr)cpy_r_r555 + offsetof(PyListObject, ob_item));
    cpy_r_r561 = *(CPyPtr *)cpy_r_r560;
    cpy_r_r562 = cpy_r_r556 * 8;
    cpy_r_r563 = cpy_r_r561 + cpy_r_r562;
    cpy_r_r564 = *(PyObject * *)cpy_r_r563;
    CPy_INCREF(cpy_r_r564);
    if (likely(PyTuple_Check(cpy_r_r564)))
        cpy_r_r565 = cpy_r_r564;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 94, CPyStatic_merv___options___globals, "tuple", cpy_r_r564);
        goto CPyL399;
    }
    cpy_r_r566 = CPyDef_paying___payment_message(cpy_r_r565);
    if (unlikely(cpy_r_r566 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 95, CPyStatic_merv___options___globals);
        goto CPyL400;
    }
    cpy_r_r567 = CPyStatics[1912]; /* 'pay:' */
    cpy_r_r568 = CPyStatics[571]; /* 'id' */
    cpy_r_r569 = CPyObject_GetAttr(cpy_r_r565, cpy_r_r568);
    if (unlikely(cpy_r_r569 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 96, CPyStatic_merv___options___globals);
        goto CPyL401;
    }
    if (likely(PyUnicode_Check(cpy_r_r569)))
        cpy_r_r570 = cpy_r_r569;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "__init__", 96, CPyStatic_merv___options___globals, "str", cpy_r_r569);
        goto CPyL401;
    }
    cpy_r_r571 = CPyStr_Build(2, cpy_r_r567, cpy_r_r570);
    CPy_DECREF(cpy_r_r570);
    if (unlikely(cpy_r_r571 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 96, CPyStatic_merv___options___globals);
        goto CPyL401;
    }
    cpy_r_r572 = ((serai___kernel___message___MessageObject *)cpy_r_r566)->_key;
    CPy_INCREF(cpy_r_r572);
    cpy_r_r573 = ((serai___kernel___message___MessageObject *)cpy_r_r566)->_arguments;
    CPy_INCREF(cpy_r_r573);
    CPy_DECREF(cpy_r_r566);
    cpy_r_r574 = NULL;
    cpy_r_r575 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r571, cpy_r_r565, cpy_r_r572, cpy_r_r573, cpy_r_r574);
    CPy_DECREF(cpy_r_r571);
    CPy_DECREF(cpy_r_r572);
    CPy_DECREF(cpy_r_r573);
    if (unlikely(cpy_r_r575 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 96, CPyStatic_merv___options___globals);
        goto CPyL400;
    }
    cpy_r_r576 = ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_pay;
    if (unlikely(cpy_r_r576 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "__init__", "Options", "pay", 96, CPyStatic_merv___options___globals);
        goto CPyL402;
    }
    CPy_INCREF(cpy_r_r576);
CPyL295: ;
    cpy_r_r577 = CPyDict_SetItem(cpy_r_r576, cpy_r_r565, cpy_r_r575);
    CPy_DECREF(cpy_r_r576);
    CPy_DECREF(cpy_r_r565);
    CPy_DECREF(cpy_r_r575);
    cpy_r_r578 = cpy_r_r577 >= 0;
    if (unlikely(!cpy_r_r578)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 96, CPyStatic_merv___options___globals);
        goto CPyL399;
    }
    cpy_r_r579 = cpy_r_r556 + 1;
    cpy_r_r556 = cpy_r_r579;
    goto CPyL287;
CPyL297: ;
    return 1;
CPyL298: ;
    cpy_r_r580 = 2;
    return cpy_r_r580;
CPyL299: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL298;
CPyL300: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL298;
CPyL301: ;
    CPy_DECREF(cpy_r_r1);
    goto CPyL23;
CPyL302: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    goto CPyL298;
CPyL303: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    goto CPyL298;
CPyL304: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL21;
CPyL305: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL298;
CPyL306: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r26);
    goto CPyL298;
CPyL307: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r32);
    goto CPyL298;
CPyL308: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r32);
    CPy_DecRef(cpy_r_r36);
    goto CPyL298;
CPyL309: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    goto CPyL298;
CPyL310: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    goto CPyL298;
CPyL311: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL49;
CPyL312: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    goto CPyL298;
CPyL313: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r65);
    goto CPyL298;
CPyL314: ;
    CPy_DECREF(cpy_r_r65);
    goto CPyL47;
CPyL315: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    goto CPyL298;
CPyL316: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r80);
    goto CPyL298;
CPyL317: ;
    CPy_DECREF(cpy_r_r80);
    goto CPyL45;
CPyL318: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r83);
    goto CPyL298;
CPyL319: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r52);
    CPy_DecRef(cpy_r_r55);
    CPy_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r80);
    CPy_DecRef(cpy_r_r83);
    CPyTagged_DecRef(cpy_r_r87);
    goto CPyL298;
CPyL320: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r95);
    goto CPyL52;
CPyL321: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r95);
    goto CPyL298;
CPyL322: ;
    CPy_DECREF(cpy_r_r100);
    goto CPyL63;
CPyL323: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_action);
    goto CPyL298;
CPyL324: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r102);
    goto CPyL298;
CPyL325: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_action);
    CPy_DecRef(cpy_r_r104);
    goto CPyL298;
CPyL326: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r100);
    goto CPyL298;
CPyL327: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    goto CPyL298;
CPyL328: ;
    CPy_DECREF(cpy_r_r146);
    goto CPyL104;
CPyL329: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    goto CPyL298;
CPyL330: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r156);
    goto CPyL298;
CPyL331: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r157);
    goto CPyL298;
CPyL332: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r156);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r161);
    goto CPyL298;
CPyL333: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    goto CPyL298;
CPyL334: ;
    CPyTagged_DECREF(cpy_r_side);
    CPy_DECREF(cpy_r_r170);
    goto CPyL101;
CPyL335: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    goto CPyL298;
CPyL336: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    goto CPyL298;
CPyL337: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r178);
    goto CPyL89;
CPyL338: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r178);
    goto CPyL298;
CPyL339: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    CPy_DecRef(cpy_r_r178);
    CPy_DecRef(cpy_r_r187);
    goto CPyL298;
CPyL340: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r178);
    goto CPyL298;
CPyL341: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPyTagged_DecRef(cpy_r_side);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r170);
    goto CPyL298;
CPyL342: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r157);
    goto CPyL298;
CPyL343: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    goto CPyL298;
CPyL344: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r208);
    goto CPyL298;
CPyL345: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL116;
CPyL346: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r211);
    goto CPyL298;
CPyL347: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r221);
    goto CPyL298;
CPyL348: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r222);
    goto CPyL298;
CPyL349: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r223);
    goto CPyL298;
CPyL350: ;
    CPy_DECREF(cpy_r_r226);
    goto CPyL113;
CPyL351: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r261);
    goto CPyL298;
CPyL352: ;
    CPyTagged_DECREF(cpy_r_r262);
    CPyTagged_DECREF(cpy_r_r263);
    goto CPyL143;
CPyL353: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r261);
    CPyTagged_DecRef(cpy_r_r262);
    CPyTagged_DecRef(cpy_r_r263);
    CPyTagged_DecRef(cpy_r_place_3);
    goto CPyL298;
CPyL354: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r261);
    CPyTagged_DecRef(cpy_r_r262);
    CPyTagged_DecRef(cpy_r_r263);
    CPyTagged_DecRef(cpy_r_place_3);
    CPy_DecRef(cpy_r_r273);
    goto CPyL298;
CPyL355: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r261);
    CPyTagged_DecRef(cpy_r_r262);
    CPyTagged_DecRef(cpy_r_r263);
    CPyTagged_DecRef(cpy_r_place_3);
    CPy_DecRef(cpy_r_r273);
    CPy_DecRef(cpy_r_r277);
    goto CPyL298;
CPyL356: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r261);
    CPyTagged_DecRef(cpy_r_r262);
    CPyTagged_DecRef(cpy_r_r263);
    goto CPyL298;
CPyL357: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r303);
    goto CPyL152;
CPyL358: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r303);
    goto CPyL298;
CPyL359: ;
    CPy_DECREF(cpy_r_r308);
    goto CPyL163;
CPyL360: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r303);
    CPy_DecRef(cpy_r_r308);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL298;
CPyL361: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r303);
    CPy_DecRef(cpy_r_r308);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r310);
    goto CPyL298;
CPyL362: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r303);
    CPy_DecRef(cpy_r_r308);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r312);
    goto CPyL298;
CPyL363: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r303);
    CPy_DecRef(cpy_r_r308);
    goto CPyL298;
CPyL364: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r326);
    goto CPyL167;
CPyL365: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r326);
    goto CPyL298;
CPyL366: ;
    CPy_DECREF(cpy_r_r334);
    goto CPyL179;
CPyL367: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r326);
    CPy_DecRef(cpy_r_r334);
    CPyTagged_DecRef(cpy_r_colour_2);
    goto CPyL298;
CPyL368: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r326);
    CPy_DecRef(cpy_r_r334);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r336);
    goto CPyL298;
CPyL369: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r326);
    CPy_DecRef(cpy_r_r334);
    CPyTagged_DecRef(cpy_r_colour_2);
    CPy_DecRef(cpy_r_r338);
    goto CPyL298;
CPyL370: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r326);
    CPy_DecRef(cpy_r_r334);
    goto CPyL298;
CPyL371: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r368);
    goto CPyL298;
CPyL372: ;
    CPy_DECREF(cpy_r_r370);
    goto CPyL204;
CPyL373: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r368);
    CPy_DecRef(cpy_r_r370);
    CPyTagged_DecRef(cpy_r_place_4);
    goto CPyL298;
CPyL374: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r368);
    CPy_DecRef(cpy_r_r370);
    CPyTagged_DecRef(cpy_r_place_4);
    CPyTagged_DecRef(cpy_r_r380);
    goto CPyL298;
CPyL375: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r368);
    CPy_DecRef(cpy_r_r370);
    CPyTagged_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r384);
    goto CPyL298;
CPyL376: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r368);
    CPy_DecRef(cpy_r_r370);
    CPyTagged_DecRef(cpy_r_r380);
    CPy_DecRef(cpy_r_r384);
    CPy_DecRef(cpy_r_r388);
    goto CPyL298;
CPyL377: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r368);
    CPy_DecRef(cpy_r_r370);
    goto CPyL298;
CPyL378: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r424);
    goto CPyL217;
CPyL379: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r424);
    goto CPyL298;
CPyL380: ;
    CPy_DECREF(cpy_r_r432);
    goto CPyL230;
CPyL381: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r424);
    CPy_DecRef(cpy_r_r432);
    CPyTagged_DecRef(cpy_r_colour_3);
    goto CPyL298;
CPyL382: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r424);
    CPy_DecRef(cpy_r_r432);
    CPyTagged_DecRef(cpy_r_colour_3);
    CPy_DecRef(cpy_r_r434);
    goto CPyL298;
CPyL383: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r424);
    CPy_DecRef(cpy_r_r432);
    CPyTagged_DecRef(cpy_r_colour_3);
    CPy_DecRef(cpy_r_r436);
    goto CPyL298;
CPyL384: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r424);
    CPy_DecRef(cpy_r_r432);
    goto CPyL298;
CPyL385: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r463);
    goto CPyL298;
CPyL386: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r470);
    goto CPyL298;
CPyL387: ;
    CPyTagged_DECREF(cpy_r_r470);
    CPyTagged_DECREF(cpy_r_r472);
    goto CPyL255;
CPyL388: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r470);
    CPy_DecRef(cpy_r_r471);
    CPyTagged_DecRef(cpy_r_r472);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL298;
CPyL389: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r470);
    CPy_DecRef(cpy_r_r471);
    CPyTagged_DecRef(cpy_r_r472);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r481);
    goto CPyL298;
CPyL390: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r470);
    CPy_DecRef(cpy_r_r471);
    CPyTagged_DecRef(cpy_r_r472);
    goto CPyL298;
CPyL391: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r493);
    goto CPyL258;
CPyL392: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r493);
    goto CPyL298;
CPyL393: ;
    CPy_DECREF(cpy_r_r498);
    goto CPyL269;
CPyL394: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r498);
    CPyTagged_DecRef(cpy_r_colour_4);
    goto CPyL298;
CPyL395: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r498);
    CPyTagged_DecRef(cpy_r_colour_4);
    CPy_DecRef(cpy_r_r500);
    goto CPyL298;
CPyL396: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r498);
    CPyTagged_DecRef(cpy_r_colour_4);
    CPy_DecRef(cpy_r_r502);
    goto CPyL298;
CPyL397: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r493);
    CPy_DecRef(cpy_r_r498);
    goto CPyL298;
CPyL398: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r555);
    goto CPyL297;
CPyL399: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r555);
    goto CPyL298;
CPyL400: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r555);
    CPy_DecRef(cpy_r_r565);
    goto CPyL298;
CPyL401: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r555);
    CPy_DecRef(cpy_r_r565);
    CPy_DecRef(cpy_r_r566);
    goto CPyL298;
CPyL402: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r555);
    CPy_DecRef(cpy_r_r565);
    CPy_DecRef(cpy_r_r575);
    goto CPyL298;
}
        
        PyObject *CPyPy_merv___options___Options_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            PyObject *obj_book;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "O", "__init__", kwlist, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_merv___options___Options_____init__(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/options.py", "__init__", 19, CPyStatic_merv___options___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___options___Options____named(PyObject *cpy_r_self, PyObject *cpy_r_kind, PyObject *cpy_r_ids, PyObject *cpy_r_prefix, PyObject *cpy_r_argument) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    tuple_T1O cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    CPyTagged cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 99, CPyStatic_merv___options___globals);
        goto CPyL11;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = PyObject_GetIter(cpy_r_ids);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 99, CPyStatic_merv___options___globals);
        goto CPyL12;
    }
CPyL2: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL13;
    cpy_r_place = cpy_r_r1;
    if (likely(PyUnicode_Check(cpy_r_r3)))
        cpy_r_r4 = cpy_r_r3;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "_named", 99, CPyStatic_merv___options___globals, "str", cpy_r_r3);
        goto CPyL14;
    }
    cpy_r_r5 = ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_vocabulary;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatics[143]; /* ':' */
    cpy_r_r7 = CPyStr_Removeprefix(cpy_r_r4, cpy_r_prefix);
    cpy_r_r8 = CPyStr_Build(3, cpy_r_kind, cpy_r_r6, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 100, CPyStatic_merv___options___globals);
        goto CPyL15;
    }
    cpy_r_r9 = CPyDict_Build(1, cpy_r_argument, cpy_r_r4);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 100, CPyStatic_merv___options___globals);
        goto CPyL16;
    }
    cpy_r_r10.f0 = cpy_r_r4;
    cpy_r_r11 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r12 = NULL;
    cpy_r_r13 = PyTuple_New(1);
    if (unlikely(cpy_r_r13 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2379 = cpy_r_r10.f0;
    PyTuple_SET_ITEM(cpy_r_r13, 0, __tmp2379);
    cpy_r_r14 = CPyDef_option___Vocabulary___add(cpy_r_r5, cpy_r_r8, cpy_r_r11, cpy_r_r12, cpy_r_r9, cpy_r_r13);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 100, CPyStatic_merv___options___globals);
        goto CPyL17;
    }
    cpy_r_r15 = PyList_Append(cpy_r_r0, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 99, CPyStatic_merv___options___globals);
        goto CPyL17;
    }
    cpy_r_r17 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r17;
    goto CPyL2;
CPyL9: ;
    cpy_r_r18 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 99, CPyStatic_merv___options___globals);
        goto CPyL12;
    }
    return cpy_r_r0;
CPyL11: ;
    cpy_r_r19 = NULL;
    return cpy_r_r19;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL13: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL9;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL11;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r8);
    goto CPyL11;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL11;
}
        
        PyObject *CPyPy_merv___options___Options____named(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"kind", "ids", "prefix", "argument", 0};
            static CPyArg_Parser parser = {"OOOO:_named", kwlist, 0};
            PyObject *obj_kind;
            PyObject *obj_ids;
            PyObject *obj_prefix;
            PyObject *obj_argument;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_kind, &obj_ids, &obj_prefix, &obj_argument)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            PyObject *arg_ids = obj_ids;
            PyObject *arg_prefix;
            if (likely(PyUnicode_Check(obj_prefix)))
                arg_prefix = obj_prefix;
            else {
                CPy_TypeError("str", obj_prefix); 
                goto fail;
            }
            PyObject *arg_argument;
            if (likely(PyUnicode_Check(obj_argument)))
                arg_argument = obj_argument;
            else {
                CPy_TypeError("str", obj_argument); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___options___Options____named(arg_self, arg_kind, arg_ids, arg_prefix, arg_argument);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/options.py", "_named", 98, CPyStatic_merv___options___globals);
            return NULL;
        }
        
PyObject *CPyDef_merv___options___Options____squares(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_kind) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_place;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    tuple_T1O cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    int32_t cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    int64_t cpy_r_r22;
    PyObject *cpy_r_r23;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_squares", 105, CPyStatic_merv___options___globals);
        goto CPyL11;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___merv___book___BookObject *)cpy_r_book)->_square_ids;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/merv/options.py", "_squares", "Book", "square_ids", 107, CPyStatic_merv___options___globals);
        goto CPyL12;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = 0;
CPyL3: ;
    cpy_r_r6 = cpy_r_r5 < cpy_r_r4;
    if (!cpy_r_r6) goto CPyL13;
    cpy_r_place = cpy_r_r1;
    cpy_r_r7 = CPySequenceTuple_GetItemUnsafe(cpy_r_r2, cpy_r_r5);
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/merv/options.py", "_squares", 105, CPyStatic_merv___options___globals, "str", cpy_r_r7);
        goto CPyL14;
    }
    cpy_r_r9 = ((serai___games___merv___options___OptionsObject *)cpy_r_self)->_vocabulary;
    CPy_INCREF(cpy_r_r9);
    cpy_r_r10 = CPyStatics[143]; /* ':' */
    cpy_r_r11 = CPyStr_Build(3, cpy_r_kind, cpy_r_r10, cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_squares", 106, CPyStatic_merv___options___globals);
        goto CPyL15;
    }
    cpy_r_r12 = CPyStatics[1450]; /* 'square' */
    cpy_r_r13 = CPyDict_Build(1, cpy_r_r12, cpy_r_r8);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_squares", 106, CPyStatic_merv___options___globals);
        goto CPyL16;
    }
    cpy_r_r14.f0 = cpy_r_r8;
    cpy_r_r15 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r16 = NULL;
    cpy_r_r17 = PyTuple_New(1);
    if (unlikely(cpy_r_r17 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp2380 = cpy_r_r14.f0;
    PyTuple_SET_ITEM(cpy_r_r17, 0, __tmp2380);
    cpy_r_r18 = CPyDef_option___Vocabulary___add(cpy_r_r9, cpy_r_r11, cpy_r_r15, cpy_r_r16, cpy_r_r13, cpy_r_r17);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_squares", 106, CPyStatic_merv___options___globals);
        goto CPyL17;
    }
    cpy_r_r19 = PyList_Append(cpy_r_r0, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    cpy_r_r20 = cpy_r_r19 >= 0;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "_squares", 105, CPyStatic_merv___options___globals);
        goto CPyL17;
    }
    cpy_r_r21 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r21;
    cpy_r_r22 = cpy_r_r5 + 1;
    cpy_r_r5 = cpy_r_r22;
    goto CPyL3;
CPyL10: ;
    return cpy_r_r0;
CPyL11: ;
    cpy_r_r23 = NULL;
    return cpy_r_r23;
CPyL12: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL11;
CPyL13: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL10;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL11;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    goto CPyL11;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r11);
    goto CPyL11;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL11;
}
        
        PyObject *CPyPy_merv___options___Options____squares(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "kind", 0};
            static CPyArg_Parser parser = {"OO:_squares", kwlist, 0};
            PyObject *obj_book;
            PyObject *obj_kind;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_book, &obj_kind)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_merv___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.merv.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_merv___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.merv.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_kind;
            if (likely(PyUnicode_Check(obj_kind)))
                arg_kind = obj_kind;
            else {
                CPy_TypeError("str", obj_kind); 
                goto fail;
            }
            PyObject *retval = CPyDef_merv___options___Options____squares(arg_self, arg_book, arg_kind);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/merv/options.py", "_squares", 104, CPyStatic_merv___options___globals);
            return NULL;
        }
        
char CPyDef_merv___options_____top_level__(void) {
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
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
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
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    int32_t cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    int32_t cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    char cpy_r_r141;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 1, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 1, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_merv___options___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 3, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[4996]; /* ('Sequence',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_merv___options___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 5, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5141]; /* ('TYPE_CHECKING',) */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_merv___options___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 6, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___games___merv___names;
    cpy_r_r22 = (void *)&CPyImportState_serai___games___merv___names;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 8, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___games___merv___names;
    cpy_r_r30 = CPyExec_serai___games___merv___names;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___games___merv___names__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 8, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 8, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[1190]; /* 'serai.games.merv.names' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 8, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5265]; /* ('ACTIONS', 'CUBES', 'SIDES', 'WHITE') */
    cpy_r_r41 = CPyStatic_merv___options___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 8, CPyStatic_merv___options___globals);
        goto CPyL40;
    } else
        goto CPyL41;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___games___merv___paying;
    cpy_r_r44 = (void *)&CPyImportState_serai___games___merv___paying;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 9, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___games___merv___paying;
    cpy_r_r52 = CPyExec_serai___games___merv___paying;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___games___merv___paying__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 9, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 9, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[1242]; /* 'serai.games.merv.paying' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 9, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5266]; /* ('Payment', 'every_payment', 'payment_message') */
    cpy_r_r63 = CPyStatic_merv___options___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 9, CPyStatic_merv___options___globals);
        goto CPyL40;
    } else
        goto CPyL42;
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
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 10, CPyStatic_merv___options___globals);
        goto CPyL40;
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
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 10, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 10, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 10, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5267]; /* ('Offer', 'Option', 'Vocabulary') */
    cpy_r_r85 = CPyStatic_merv___options___globals;
    cpy_r_r86 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r84, cpy_r_r85);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 10, CPyStatic_merv___options___globals);
        goto CPyL40;
    } else
        goto CPyL43;
CPyL31: ;
    cpy_r_r87 = NULL;
    cpy_r_r88 = CPyStatics[1590]; /* 'serai.games.merv.options' */
    cpy_r_r89 = (PyObject *)CPyType_merv___options___Options_template;
    cpy_r_r90 = CPyType_FromTemplate(cpy_r_r89, cpy_r_r87, cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 16, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    cpy_r_r91 = CPyDef_merv___options___Options_trait_vtable_setup();
    if (unlikely(cpy_r_r91 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 16, CPyStatic_merv___options___globals);
        goto CPyL44;
    }
    cpy_r_r92 = CPyDef_merv___options___Options_coroutine_setup(cpy_r_r90);
    if (unlikely(cpy_r_r92 == 2)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 16, CPyStatic_merv___options___globals);
        goto CPyL44;
    }
    cpy_r_r93 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r94 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r95 = CPyStatics[1438]; /* 'zone' */
    cpy_r_r96 = CPyStatics[1745]; /* 'district' */
    cpy_r_r97 = CPyStatics[1042]; /* 'line' */
    cpy_r_r98 = CPyStatics[1452]; /* 'act' */
    cpy_r_r99 = CPyStatics[1812]; /* 'gain_favour' */
    cpy_r_r100 = CPyStatics[1328]; /* 'deploy' */
    cpy_r_r101 = CPyStatics[1772]; /* 'soldier' */
    cpy_r_r102 = CPyStatics[1915]; /* 'take_camels' */
    cpy_r_r103 = CPyStatics[1880]; /* 'market' */
    cpy_r_r104 = CPyStatics[1916]; /* 'at_market' */
    cpy_r_r105 = CPyStatics[1738]; /* 'contract' */
    cpy_r_r106 = CPyStatics[1917]; /* 'lock_common' */
    cpy_r_r107 = CPyStatics[1918]; /* 'lock_rare' */
    cpy_r_r108 = CPyStatics[1919]; /* 'place_camel' */
    cpy_r_r109 = CPyStatics[390]; /* 'card' */
    cpy_r_r110 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r111 = CPyStatics[1283]; /* 'room' */
    cpy_r_r112 = CPyStatics[909]; /* 'cube' */
    cpy_r_r113 = CPyStatics[1533]; /* 'convert' */
    cpy_r_r114 = CPyStatics[1806]; /* 'discovery' */
    cpy_r_r115 = CPyStatics[1292]; /* 'post' */
    cpy_r_r116 = CPyStatics[1903]; /* 'buy' */
    cpy_r_r117 = CPyStatics[1552]; /* 'path' */
    cpy_r_r118 = CPyStatics[418]; /* 'advance' */
    cpy_r_r119 = CPyStatics[1316]; /* 'rampart' */
    cpy_r_r120 = CPyStatics[785]; /* 'slot' */
    cpy_r_r121 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r122 = CPyStatics[1920]; /* 'upgrade_tile' */
    cpy_r_r123 = CPyStatics[1921]; /* 'bonus_tile' */
    cpy_r_r124 = CPyStatics[72]; /* 'score' */
    cpy_r_r125 = CPyStatics[1922]; /* 'pass_slots' */
    cpy_r_r126 = CPyStatics[1825]; /* 'ransom' */
    cpy_r_r127 = CPyStatics[1923]; /* 'lose_building' */
    cpy_r_r128 = CPyStatics[893]; /* 'decline' */
    cpy_r_r129 = CPyStatics[1911]; /* 'stop' */
    cpy_r_r130 = CPyStatics[913]; /* 'end_turn' */
    cpy_r_r131 = CPyStatics[1924]; /* 'may_decline' */
    cpy_r_r132 = CPyStatics[399]; /* 'pay' */
    cpy_r_r133 = PyTuple_Pack(39, cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r103, cpy_r_r104, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r132);
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 16, CPyStatic_merv___options___globals);
        goto CPyL44;
    }
    cpy_r_r134 = PyObject_SetAttr(cpy_r_r90, cpy_r_r93, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    cpy_r_r135 = cpy_r_r134 >= 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 16, CPyStatic_merv___options___globals);
        goto CPyL44;
    }
    CPyType_merv___options___Options = (PyTypeObject *)cpy_r_r90;
    CPy_INCREF(CPyType_merv___options___Options);
    cpy_r_r136 = CPyStatic_merv___options___globals;
    cpy_r_r137 = CPyStatics[676]; /* 'Options' */
    cpy_r_r138 = PyDict_SetItem(cpy_r_r136, cpy_r_r137, cpy_r_r90);
    cpy_r_r139 = cpy_r_r138 >= 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 16, CPyStatic_merv___options___globals);
        goto CPyL44;
    }
    cpy_r_r140 = CPy_InitSubclass(cpy_r_r90);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(!cpy_r_r140)) {
        CPy_AddTraceback("src/serai/games/merv/options.py", "<module>", 16, CPyStatic_merv___options___globals);
        goto CPyL40;
    }
    return 1;
CPyL40: ;
    cpy_r_r141 = 2;
    return cpy_r_r141;
CPyL41: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL42: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL43: ;
    CPy_DECREF(cpy_r_r86);
    goto CPyL31;
CPyL44: ;
    CPy_DecRef(cpy_r_r90);
    goto CPyL40;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
scholars___options___Options_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
scholars___options___Options_traverse(serai___games___scholars___options___OptionsObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_vocabulary);
    Py_VISIT(self->_performer);
    Py_VISIT(self->_skip);
    Py_VISIT(self->_later);
    Py_VISIT(self->_ready);
    Py_VISIT(self->_rest);
    Py_VISIT(self->_end_turn);
    Py_VISIT(self->_colour);
    Py_VISIT(self->_main);
    Py_VISIT(self->_travel);
    Py_VISIT(self->_deliver);
    Py_VISIT(self->_no_delivery);
    Py_VISIT(self->_research);
    Py_VISIT(self->_scroll);
    Py_VISIT(self->_track);
    Py_VISIT(self->_guild);
    Py_VISIT(self->_from_guild);
    Py_VISIT(self->_from_scroll);
    Py_VISIT(self->_place_gold);
    Py_VISIT(self->_take_gold);
    Py_VISIT(self->_take_worker);
    Py_VISIT(self->_pay_worker);
    Py_VISIT(self->_space);
    Py_VISIT(self->_retire);
    Py_VISIT(self->_retiree);
    Py_VISIT(self->_tuck);
    Py_VISIT(self->_silver);
    Py_VISIT(self->_allow);
    Py_VISIT(self->_refuse);
    Py_VISIT(self->_pair);
    Py_VISIT(self->_slot);
    Py_VISIT(self->_card);
    Py_VISIT(self->_die);
    Py_VISIT(self->_one_die);
    Py_VISIT(self->_no_die);
    Py_VISIT(self->_with_printed);
    Py_VISIT(self->_without_printed);
    Py_VISIT(self->_put);
    Py_VISIT(self->_work);
    Py_VISIT(self->_use);
    Py_VISIT(self->_dispatch);
    Py_VISIT(self->_employ);
    Py_VISIT(self->_room);
    Py_VISIT(self->_chain);
    Py_VISIT(self->_reroll);
    Py_VISIT(self->_take_die);
    Py_VISIT(self->_draw);
    Py_VISIT(self->_destroy_bag);
    Py_VISIT(self->_destroy_hand);
    Py_VISIT(self->_destroy_board);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_scholars___options___Options_clear(PyObject *cpy_r_self)
{
    serai___games___scholars___options___OptionsObject *self = (serai___games___scholars___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_performer);
    Py_CLEAR(self->_skip);
    Py_CLEAR(self->_later);
    Py_CLEAR(self->_ready);
    Py_CLEAR(self->_rest);
    Py_CLEAR(self->_end_turn);
    Py_CLEAR(self->_colour);
    Py_CLEAR(self->_main);
    Py_CLEAR(self->_travel);
    Py_CLEAR(self->_deliver);
    Py_CLEAR(self->_no_delivery);
    Py_CLEAR(self->_research);
    Py_CLEAR(self->_scroll);
    Py_CLEAR(self->_track);
    Py_CLEAR(self->_guild);
    Py_CLEAR(self->_from_guild);
    Py_CLEAR(self->_from_scroll);
    Py_CLEAR(self->_place_gold);
    Py_CLEAR(self->_take_gold);
    Py_CLEAR(self->_take_worker);
    Py_CLEAR(self->_pay_worker);
    Py_CLEAR(self->_space);
    Py_CLEAR(self->_retire);
    Py_CLEAR(self->_retiree);
    Py_CLEAR(self->_tuck);
    Py_CLEAR(self->_silver);
    Py_CLEAR(self->_allow);
    Py_CLEAR(self->_refuse);
    Py_CLEAR(self->_pair);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_one_die);
    Py_CLEAR(self->_no_die);
    Py_CLEAR(self->_with_printed);
    Py_CLEAR(self->_without_printed);
    Py_CLEAR(self->_put);
    Py_CLEAR(self->_work);
    Py_CLEAR(self->_use);
    Py_CLEAR(self->_dispatch);
    Py_CLEAR(self->_employ);
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_chain);
    Py_CLEAR(self->_reroll);
    Py_CLEAR(self->_take_die);
    Py_CLEAR(self->_draw);
    Py_CLEAR(self->_destroy_bag);
    Py_CLEAR(self->_destroy_hand);
    Py_CLEAR(self->_destroy_board);
    return 0;
}

static int32_t CPyDef_scholars___options___Options_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___scholars___options___OptionsObject *self = (serai___games___scholars___options___OptionsObject *)cpy_r_self;
    Py_CLEAR(self->_vocabulary);
    Py_CLEAR(self->_performer);
    Py_CLEAR(self->_skip);
    Py_CLEAR(self->_later);
    Py_CLEAR(self->_ready);
    Py_CLEAR(self->_rest);
    Py_CLEAR(self->_end_turn);
    Py_CLEAR(self->_colour);
    Py_CLEAR(self->_main);
    Py_CLEAR(self->_travel);
    Py_CLEAR(self->_deliver);
    Py_CLEAR(self->_no_delivery);
    Py_CLEAR(self->_research);
    Py_CLEAR(self->_scroll);
    Py_CLEAR(self->_track);
    Py_CLEAR(self->_guild);
    Py_CLEAR(self->_from_guild);
    Py_CLEAR(self->_from_scroll);
    Py_CLEAR(self->_place_gold);
    Py_CLEAR(self->_take_gold);
    Py_CLEAR(self->_take_worker);
    Py_CLEAR(self->_pay_worker);
    Py_CLEAR(self->_space);
    Py_CLEAR(self->_retire);
    Py_CLEAR(self->_retiree);
    Py_CLEAR(self->_tuck);
    Py_CLEAR(self->_silver);
    Py_CLEAR(self->_allow);
    Py_CLEAR(self->_refuse);
    Py_CLEAR(self->_pair);
    Py_CLEAR(self->_slot);
    Py_CLEAR(self->_card);
    Py_CLEAR(self->_die);
    Py_CLEAR(self->_one_die);
    Py_CLEAR(self->_no_die);
    Py_CLEAR(self->_with_printed);
    Py_CLEAR(self->_without_printed);
    Py_CLEAR(self->_put);
    Py_CLEAR(self->_work);
    Py_CLEAR(self->_use);
    Py_CLEAR(self->_dispatch);
    Py_CLEAR(self->_employ);
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_chain);
    Py_CLEAR(self->_reroll);
    Py_CLEAR(self->_take_die);
    Py_CLEAR(self->_draw);
    Py_CLEAR(self->_destroy_bag);
    Py_CLEAR(self->_destroy_hand);
    Py_CLEAR(self->_destroy_board);
    return 0;
}

static void
scholars___options___Options_dealloc(serai___games___scholars___options___OptionsObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, scholars___options___Options_dealloc)
    CPyDef_scholars___options___Options_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_scholars___options_____mypyc__Options_setup(PyObject *cpy_r_type);
PyObject *CPyDef_scholars___options___Options(PyObject *cpy_r_book, PyObject *cpy_r_performer);

static PyObject *
scholars___options___Options_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_scholars___options___Options) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_scholars___options_____mypyc__Options_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_scholars___options___Options_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem scholars___options___Options_vtable[6];
static bool
CPyDef_scholars___options___Options_trait_vtable_setup(void)
{
    CPyVTableItem scholars___options___Options_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_scholars___options___Options_____init__,
        (CPyVTableItem)CPyDef_scholars___options___Options____add_draft,
        (CPyVTableItem)CPyDef_scholars___options___Options____add_work,
        (CPyVTableItem)CPyDef_scholars___options___Options____add_recruit,
        (CPyVTableItem)CPyDef_scholars___options___Options____add_chains,
        (CPyVTableItem)CPyDef_scholars___options___Options____add_dice,
    };
    memcpy(scholars___options___Options_vtable, scholars___options___Options_vtable_scratch, sizeof(scholars___options___Options_vtable));
    return 1;
}

static bool
CPyDef_scholars___options___Options_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
scholars___options___Options_get_vocabulary(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_vocabulary(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_performer(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_performer(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_skip(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_skip(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_later(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_later(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_ready(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_ready(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_rest(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_rest(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_end_turn(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_end_turn(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_colour(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_colour(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_main(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_main(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_travel(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_travel(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_deliver(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_deliver(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_no_delivery(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_no_delivery(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_research(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_research(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_scroll(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_scroll(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_track(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_track(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_guild(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_guild(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_from_guild(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_from_guild(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_from_scroll(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_from_scroll(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_place_gold(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_place_gold(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_take_gold(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_take_gold(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_take_worker(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_take_worker(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_pay_worker(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_pay_worker(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_space(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_space(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_retire(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_retire(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_retiree(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_retiree(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_tuck(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_tuck(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_silver(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_silver(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_allow(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_allow(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_refuse(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_refuse(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_pair(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_pair(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_slot(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_slot(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_card(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_card(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_die(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_one_die(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_one_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_no_die(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_no_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_with_printed(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_with_printed(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_without_printed(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_without_printed(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_put(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_put(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_work(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_work(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_use(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_use(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_dispatch(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_dispatch(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_employ(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_employ(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_room(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_room(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_chain(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_chain(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_reroll(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_reroll(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_take_die(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_take_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_draw(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_draw(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_destroy_bag(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_destroy_bag(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_destroy_hand(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_destroy_hand(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);
static PyObject *
scholars___options___Options_get_destroy_board(serai___games___scholars___options___OptionsObject *self, void *closure);
static int
scholars___options___Options_set_destroy_board(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure);

static PyGetSetDef scholars___options___Options_getseters[] = {
    {"vocabulary",
     (getter)scholars___options___Options_get_vocabulary, (setter)scholars___options___Options_set_vocabulary,
     NULL, NULL},
    {"performer",
     (getter)scholars___options___Options_get_performer, (setter)scholars___options___Options_set_performer,
     NULL, NULL},
    {"skip",
     (getter)scholars___options___Options_get_skip, (setter)scholars___options___Options_set_skip,
     NULL, NULL},
    {"later",
     (getter)scholars___options___Options_get_later, (setter)scholars___options___Options_set_later,
     NULL, NULL},
    {"ready",
     (getter)scholars___options___Options_get_ready, (setter)scholars___options___Options_set_ready,
     NULL, NULL},
    {"rest",
     (getter)scholars___options___Options_get_rest, (setter)scholars___options___Options_set_rest,
     NULL, NULL},
    {"end_turn",
     (getter)scholars___options___Options_get_end_turn, (setter)scholars___options___Options_set_end_turn,
     NULL, NULL},
    {"colour",
     (getter)scholars___options___Options_get_colour, (setter)scholars___options___Options_set_colour,
     NULL, NULL},
    {"main",
     (getter)scholars___options___Options_get_main, (setter)scholars___options___Options_set_main,
     NULL, NULL},
    {"travel",
     (getter)scholars___options___Options_get_travel, (setter)scholars___options___Options_set_travel,
     NULL, NULL},
    {"deliver",
     (getter)scholars___options___Options_get_deliver, (setter)scholars___options___Options_set_deliver,
     NULL, NULL},
    {"no_delivery",
     (getter)scholars___options___Options_get_no_delivery, (setter)scholars___options___Options_set_no_delivery,
     NULL, NULL},
    {"research",
     (getter)scholars___options___Options_get_research, (setter)scholars___options___Options_set_research,
     NULL, NULL},
    {"scroll",
     (getter)scholars___options___Options_get_scroll, (setter)scholars___options___Options_set_scroll,
     NULL, NULL},
    {"track",
     (getter)scholars___options___Options_get_track, (setter)scholars___options___Options_set_track,
     NULL, NULL},
    {"guild",
     (getter)scholars___options___Options_get_guild, (setter)scholars___options___Options_set_guild,
     NULL, NULL},
    {"from_guild",
     (getter)scholars___options___Options_get_from_guild, (setter)scholars___options___Options_set_from_guild,
     NULL, NULL},
    {"from_scroll",
     (getter)scholars___options___Options_get_from_scroll, (setter)scholars___options___Options_set_from_scroll,
     NULL, NULL},
    {"place_gold",
     (getter)scholars___options___Options_get_place_gold, (setter)scholars___options___Options_set_place_gold,
     NULL, NULL},
    {"take_gold",
     (getter)scholars___options___Options_get_take_gold, (setter)scholars___options___Options_set_take_gold,
     NULL, NULL},
    {"take_worker",
     (getter)scholars___options___Options_get_take_worker, (setter)scholars___options___Options_set_take_worker,
     NULL, NULL},
    {"pay_worker",
     (getter)scholars___options___Options_get_pay_worker, (setter)scholars___options___Options_set_pay_worker,
     NULL, NULL},
    {"space",
     (getter)scholars___options___Options_get_space, (setter)scholars___options___Options_set_space,
     NULL, NULL},
    {"retire",
     (getter)scholars___options___Options_get_retire, (setter)scholars___options___Options_set_retire,
     NULL, NULL},
    {"retiree",
     (getter)scholars___options___Options_get_retiree, (setter)scholars___options___Options_set_retiree,
     NULL, NULL},
    {"tuck",
     (getter)scholars___options___Options_get_tuck, (setter)scholars___options___Options_set_tuck,
     NULL, NULL},
    {"silver",
     (getter)scholars___options___Options_get_silver, (setter)scholars___options___Options_set_silver,
     NULL, NULL},
    {"allow",
     (getter)scholars___options___Options_get_allow, (setter)scholars___options___Options_set_allow,
     NULL, NULL},
    {"refuse",
     (getter)scholars___options___Options_get_refuse, (setter)scholars___options___Options_set_refuse,
     NULL, NULL},
    {"pair",
     (getter)scholars___options___Options_get_pair, (setter)scholars___options___Options_set_pair,
     NULL, NULL},
    {"slot",
     (getter)scholars___options___Options_get_slot, (setter)scholars___options___Options_set_slot,
     NULL, NULL},
    {"card",
     (getter)scholars___options___Options_get_card, (setter)scholars___options___Options_set_card,
     NULL, NULL},
    {"die",
     (getter)scholars___options___Options_get_die, (setter)scholars___options___Options_set_die,
     NULL, NULL},
    {"one_die",
     (getter)scholars___options___Options_get_one_die, (setter)scholars___options___Options_set_one_die,
     NULL, NULL},
    {"no_die",
     (getter)scholars___options___Options_get_no_die, (setter)scholars___options___Options_set_no_die,
     NULL, NULL},
    {"with_printed",
     (getter)scholars___options___Options_get_with_printed, (setter)scholars___options___Options_set_with_printed,
     NULL, NULL},
    {"without_printed",
     (getter)scholars___options___Options_get_without_printed, (setter)scholars___options___Options_set_without_printed,
     NULL, NULL},
    {"put",
     (getter)scholars___options___Options_get_put, (setter)scholars___options___Options_set_put,
     NULL, NULL},
    {"work",
     (getter)scholars___options___Options_get_work, (setter)scholars___options___Options_set_work,
     NULL, NULL},
    {"use",
     (getter)scholars___options___Options_get_use, (setter)scholars___options___Options_set_use,
     NULL, NULL},
    {"dispatch",
     (getter)scholars___options___Options_get_dispatch, (setter)scholars___options___Options_set_dispatch,
     NULL, NULL},
    {"employ",
     (getter)scholars___options___Options_get_employ, (setter)scholars___options___Options_set_employ,
     NULL, NULL},
    {"room",
     (getter)scholars___options___Options_get_room, (setter)scholars___options___Options_set_room,
     NULL, NULL},
    {"chain",
     (getter)scholars___options___Options_get_chain, (setter)scholars___options___Options_set_chain,
     NULL, NULL},
    {"reroll",
     (getter)scholars___options___Options_get_reroll, (setter)scholars___options___Options_set_reroll,
     NULL, NULL},
    {"take_die",
     (getter)scholars___options___Options_get_take_die, (setter)scholars___options___Options_set_take_die,
     NULL, NULL},
    {"draw",
     (getter)scholars___options___Options_get_draw, (setter)scholars___options___Options_set_draw,
     NULL, NULL},
    {"destroy_bag",
     (getter)scholars___options___Options_get_destroy_bag, (setter)scholars___options___Options_set_destroy_bag,
     NULL, NULL},
    {"destroy_hand",
     (getter)scholars___options___Options_get_destroy_hand, (setter)scholars___options___Options_set_destroy_hand,
     NULL, NULL},
    {"destroy_board",
     (getter)scholars___options___Options_get_destroy_board, (setter)scholars___options___Options_set_destroy_board,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef scholars___options___Options_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_scholars___options_____mypyc__Options_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_scholars___options___Options_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, book, performer)\n--\n\n")},
    {"_add_draft",
     (PyCFunction)CPyPy_scholars___options___Options____add_draft,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_draft($self, book)\n--\n\n")},
    {"_add_work",
     (PyCFunction)CPyPy_scholars___options___Options____add_work,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_work($self, book)\n--\n\n")},
    {"_add_recruit",
     (PyCFunction)CPyPy_scholars___options___Options____add_recruit,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_recruit($self, book)\n--\n\n")},
    {"_add_chains",
     (PyCFunction)CPyPy_scholars___options___Options____add_chains,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_chains($self, book)\n--\n\n")},
    {"_add_dice",
     (PyCFunction)CPyPy_scholars___options___Options____add_dice,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_add_dice($self, book)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_scholars___options___Options_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Options",
    .tp_new = scholars___options___Options_new,
    .tp_dealloc = (destructor)scholars___options___Options_dealloc,
    .tp_traverse = (traverseproc)scholars___options___Options_traverse,
    .tp_clear = (inquiry)CPyDef_scholars___options___Options_clear,
    .tp_getset = scholars___options___Options_getseters,
    .tp_methods = scholars___options___Options_methods,
    .tp_init = scholars___options___Options_init,
    .tp_basicsize = sizeof(serai___games___scholars___options___OptionsObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Options(book, performer)\n--\n\n"),
};
static PyTypeObject *CPyType_scholars___options___Options_template = &CPyType_scholars___options___Options_template_;

PyObject *CPyDef_scholars___options_____mypyc__Options_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___scholars___options___OptionsObject *self;
    self = (serai___games___scholars___options___OptionsObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = scholars___options___Options_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_scholars___options___Options(PyObject *cpy_r_book, PyObject *cpy_r_performer)
{
    PyObject *self = CPyDef_scholars___options_____mypyc__Options_setup((PyObject *)CPyType_scholars___options___Options);
    if (self == NULL)
        return NULL;
    char res = CPyDef_scholars___options___Options_____init__(self, cpy_r_book, cpy_r_performer);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
scholars___options___Options_get_vocabulary(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_vocabulary(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_performer(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_performer(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_skip(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_skip(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_later(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_later == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'later' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_later);
    PyObject *retval = self->_later;
    return retval;
}

static int
scholars___options___Options_set_later(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'later' cannot be deleted");
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
    if (self->_later != NULL) {
        CPy_DECREF(self->_later);
    }
    self->_later = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_ready(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_ready == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ready' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ready);
    PyObject *retval = self->_ready;
    return retval;
}

static int
scholars___options___Options_set_ready(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'ready' cannot be deleted");
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
    if (self->_ready != NULL) {
        CPy_DECREF(self->_ready);
    }
    self->_ready = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_rest(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_rest(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_end_turn(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_end_turn(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_colour(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_colour == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'colour' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_colour);
    PyObject *retval = self->_colour;
    return retval;
}

static int
scholars___options___Options_set_colour(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'colour' cannot be deleted");
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
    if (self->_colour != NULL) {
        CPy_DECREF(self->_colour);
    }
    self->_colour = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_main(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_main == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'main' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_main);
    PyObject *retval = self->_main;
    return retval;
}

static int
scholars___options___Options_set_main(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'main' cannot be deleted");
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
    if (self->_main != NULL) {
        CPy_DECREF(self->_main);
    }
    self->_main = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_travel(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_travel == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'travel' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_travel);
    PyObject *retval = self->_travel;
    return retval;
}

static int
scholars___options___Options_set_travel(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'travel' cannot be deleted");
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
    if (self->_travel != NULL) {
        CPy_DECREF(self->_travel);
    }
    self->_travel = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_deliver(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_deliver == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'deliver' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_deliver);
    PyObject *retval = self->_deliver;
    return retval;
}

static int
scholars___options___Options_set_deliver(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'deliver' cannot be deleted");
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
    if (self->_deliver != NULL) {
        CPy_DECREF(self->_deliver);
    }
    self->_deliver = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_no_delivery(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_no_delivery == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'no_delivery' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_no_delivery);
    PyObject *retval = self->_no_delivery;
    return retval;
}

static int
scholars___options___Options_set_no_delivery(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'no_delivery' cannot be deleted");
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
    if (self->_no_delivery != NULL) {
        CPy_DECREF(self->_no_delivery);
    }
    self->_no_delivery = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_research(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_research == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'research' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_research);
    PyObject *retval = self->_research;
    return retval;
}

static int
scholars___options___Options_set_research(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'research' cannot be deleted");
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
    if (self->_research != NULL) {
        CPy_DECREF(self->_research);
    }
    self->_research = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_scroll(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_scroll == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scroll' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scroll);
    PyObject *retval = self->_scroll;
    return retval;
}

static int
scholars___options___Options_set_scroll(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'scroll' cannot be deleted");
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
    if (self->_scroll != NULL) {
        CPy_DECREF(self->_scroll);
    }
    self->_scroll = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_track(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_track == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track);
    PyObject *retval = self->_track;
    return retval;
}

static int
scholars___options___Options_set_track(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'track' cannot be deleted");
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
    if (self->_track != NULL) {
        CPy_DECREF(self->_track);
    }
    self->_track = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_guild(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_guild(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_from_guild(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_from_guild(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_from_scroll(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_from_scroll == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'from_scroll' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_from_scroll);
    PyObject *retval = self->_from_scroll;
    return retval;
}

static int
scholars___options___Options_set_from_scroll(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'from_scroll' cannot be deleted");
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
    if (self->_from_scroll != NULL) {
        CPy_DECREF(self->_from_scroll);
    }
    self->_from_scroll = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_place_gold(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_place_gold == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'place_gold' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_place_gold);
    PyObject *retval = self->_place_gold;
    return retval;
}

static int
scholars___options___Options_set_place_gold(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'place_gold' cannot be deleted");
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
    if (self->_place_gold != NULL) {
        CPy_DECREF(self->_place_gold);
    }
    self->_place_gold = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_take_gold(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_take_gold == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'take_gold' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_take_gold);
    PyObject *retval = self->_take_gold;
    return retval;
}

static int
scholars___options___Options_set_take_gold(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'take_gold' cannot be deleted");
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
    if (self->_take_gold != NULL) {
        CPy_DECREF(self->_take_gold);
    }
    self->_take_gold = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_take_worker(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_take_worker == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'take_worker' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_take_worker);
    PyObject *retval = self->_take_worker;
    return retval;
}

static int
scholars___options___Options_set_take_worker(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'take_worker' cannot be deleted");
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
    if (self->_take_worker != NULL) {
        CPy_DECREF(self->_take_worker);
    }
    self->_take_worker = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_pay_worker(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_pay_worker == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pay_worker' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pay_worker);
    PyObject *retval = self->_pay_worker;
    return retval;
}

static int
scholars___options___Options_set_pay_worker(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pay_worker' cannot be deleted");
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
    if (self->_pay_worker != NULL) {
        CPy_DECREF(self->_pay_worker);
    }
    self->_pay_worker = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_space(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_space == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space);
    PyObject *retval = self->_space;
    return retval;
}

static int
scholars___options___Options_set_space(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'space' cannot be deleted");
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
    if (self->_space != NULL) {
        CPy_DECREF(self->_space);
    }
    self->_space = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_retire(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_retire == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'retire' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_retire);
    PyObject *retval = self->_retire;
    return retval;
}

static int
scholars___options___Options_set_retire(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'retire' cannot be deleted");
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
    if (self->_retire != NULL) {
        CPy_DECREF(self->_retire);
    }
    self->_retire = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_retiree(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_retiree == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'retiree' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_retiree);
    PyObject *retval = self->_retiree;
    return retval;
}

static int
scholars___options___Options_set_retiree(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'retiree' cannot be deleted");
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
    if (self->_retiree != NULL) {
        CPy_DECREF(self->_retiree);
    }
    self->_retiree = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_tuck(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_tuck(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_silver(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_silver == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_silver);
    PyObject *retval = self->_silver;
    return retval;
}

static int
scholars___options___Options_set_silver(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'silver' cannot be deleted");
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
    if (self->_silver != NULL) {
        CPy_DECREF(self->_silver);
    }
    self->_silver = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_allow(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_allow == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'allow' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_allow);
    PyObject *retval = self->_allow;
    return retval;
}

static int
scholars___options___Options_set_allow(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'allow' cannot be deleted");
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
    if (self->_allow != NULL) {
        CPy_DECREF(self->_allow);
    }
    self->_allow = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_refuse(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_refuse == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'refuse' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_refuse);
    PyObject *retval = self->_refuse;
    return retval;
}

static int
scholars___options___Options_set_refuse(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'refuse' cannot be deleted");
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
    if (self->_refuse != NULL) {
        CPy_DECREF(self->_refuse);
    }
    self->_refuse = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_pair(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_pair(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'pair' cannot be deleted");
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
    if (self->_pair != NULL) {
        CPy_DECREF(self->_pair);
    }
    self->_pair = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_slot(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_slot(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_card(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_card(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_die(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_one_die(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_one_die == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'one_die' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_one_die);
    PyObject *retval = self->_one_die;
    return retval;
}

static int
scholars___options___Options_set_one_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'one_die' cannot be deleted");
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
    if (self->_one_die != NULL) {
        CPy_DECREF(self->_one_die);
    }
    self->_one_die = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_no_die(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_no_die == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'no_die' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_no_die);
    PyObject *retval = self->_no_die;
    return retval;
}

static int
scholars___options___Options_set_no_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'no_die' cannot be deleted");
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
    if (self->_no_die != NULL) {
        CPy_DECREF(self->_no_die);
    }
    self->_no_die = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_with_printed(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_with_printed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'with_printed' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_with_printed);
    PyObject *retval = self->_with_printed;
    return retval;
}

static int
scholars___options___Options_set_with_printed(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'with_printed' cannot be deleted");
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
    if (self->_with_printed != NULL) {
        CPy_DECREF(self->_with_printed);
    }
    self->_with_printed = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_without_printed(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_without_printed == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'without_printed' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_without_printed);
    PyObject *retval = self->_without_printed;
    return retval;
}

static int
scholars___options___Options_set_without_printed(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'without_printed' cannot be deleted");
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
    if (self->_without_printed != NULL) {
        CPy_DECREF(self->_without_printed);
    }
    self->_without_printed = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_put(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_put == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'put' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_put);
    PyObject *retval = self->_put;
    return retval;
}

static int
scholars___options___Options_set_put(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'put' cannot be deleted");
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
    if (self->_put != NULL) {
        CPy_DECREF(self->_put);
    }
    self->_put = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_work(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_work == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'work' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_work);
    PyObject *retval = self->_work;
    return retval;
}

static int
scholars___options___Options_set_work(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'work' cannot be deleted");
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
    if (self->_work != NULL) {
        CPy_DECREF(self->_work);
    }
    self->_work = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_use(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_use == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'use' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_use);
    PyObject *retval = self->_use;
    return retval;
}

static int
scholars___options___Options_set_use(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'use' cannot be deleted");
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
    if (self->_use != NULL) {
        CPy_DECREF(self->_use);
    }
    self->_use = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_dispatch(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_dispatch == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'dispatch' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_dispatch);
    PyObject *retval = self->_dispatch;
    return retval;
}

static int
scholars___options___Options_set_dispatch(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'dispatch' cannot be deleted");
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
    if (self->_dispatch != NULL) {
        CPy_DECREF(self->_dispatch);
    }
    self->_dispatch = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_employ(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_employ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'employ' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_employ);
    PyObject *retval = self->_employ;
    return retval;
}

static int
scholars___options___Options_set_employ(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'employ' cannot be deleted");
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
    if (self->_employ != NULL) {
        CPy_DECREF(self->_employ);
    }
    self->_employ = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_room(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_room(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_chain(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_chain == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'chain' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_chain);
    PyObject *retval = self->_chain;
    return retval;
}

static int
scholars___options___Options_set_chain(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'chain' cannot be deleted");
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
    if (self->_chain != NULL) {
        CPy_DECREF(self->_chain);
    }
    self->_chain = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_reroll(serai___games___scholars___options___OptionsObject *self, void *closure)
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
scholars___options___Options_set_reroll(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
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
scholars___options___Options_get_take_die(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_take_die == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'take_die' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_take_die);
    PyObject *retval = self->_take_die;
    return retval;
}

static int
scholars___options___Options_set_take_die(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'take_die' cannot be deleted");
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
    if (self->_take_die != NULL) {
        CPy_DECREF(self->_take_die);
    }
    self->_take_die = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_draw(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_draw == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'draw' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_draw);
    PyObject *retval = self->_draw;
    return retval;
}

static int
scholars___options___Options_set_draw(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'draw' cannot be deleted");
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
    if (self->_draw != NULL) {
        CPy_DECREF(self->_draw);
    }
    self->_draw = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_destroy_bag(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_destroy_bag == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'destroy_bag' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_destroy_bag);
    PyObject *retval = self->_destroy_bag;
    return retval;
}

static int
scholars___options___Options_set_destroy_bag(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'destroy_bag' cannot be deleted");
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
    if (self->_destroy_bag != NULL) {
        CPy_DECREF(self->_destroy_bag);
    }
    self->_destroy_bag = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_destroy_hand(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_destroy_hand == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'destroy_hand' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_destroy_hand);
    PyObject *retval = self->_destroy_hand;
    return retval;
}

static int
scholars___options___Options_set_destroy_hand(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'destroy_hand' cannot be deleted");
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
    if (self->_destroy_hand != NULL) {
        CPy_DECREF(self->_destroy_hand);
    }
    self->_destroy_hand = tmp;
    return 0;
}

static PyObject *
scholars___options___Options_get_destroy_board(serai___games___scholars___options___OptionsObject *self, void *closure)
{
    if (unlikely(self->_destroy_board == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'destroy_board' of 'Options' undefined");
        return NULL;
    }
    CPy_INCREF(self->_destroy_board);
    PyObject *retval = self->_destroy_board;
    return retval;
}

static int
scholars___options___Options_set_destroy_board(serai___games___scholars___options___OptionsObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Options' object attribute 'destroy_board' cannot be deleted");
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
    if (self->_destroy_board != NULL) {
        CPy_DECREF(self->_destroy_board);
    }
    self->_destroy_board = tmp;
    return 0;
}
static PyMethodDef scholars___optionsmodule_methods[] = {
    {"_named", (PyCFunction)CPyPy_scholars___options____named, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_named(v, word, number, id, name)\n--\n\n") /* docstring */},
    {"_worker", (PyCFunction)CPyPy_scholars___options____worker, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_worker(v, word, number, colour)\n--\n\n") /* docstring */},
    {"_die", (PyCFunction)CPyPy_scholars___options____die, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_die(v, word, die, book)\n--\n\n") /* docstring */},
    {"_dice", (PyCFunction)CPyPy_scholars___options____dice, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_dice(book)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___scholars___options__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___scholars___options__internal, "__name__");
    CPyStatic_scholars___options___globals = PyModule_GetDict(CPyModule_serai___games___scholars___options__internal);
    if (unlikely(CPyStatic_scholars___options___globals == NULL))
        goto fail;
    char result = CPyDef_scholars___options_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___scholars___options__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_scholars___options___Options);
    return -1;
}
int CPyExec_serai___games___scholars___options(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___scholars___options__impl, &CPyImportState_serai___games___scholars___options, &CPyModule_serai___games___scholars___options);
}
static struct PyModuleDef scholars___optionsmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.scholars.options",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    scholars___optionsmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___scholars___options(void)
{
    if (CPyModule_serai___games___scholars___options__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___options__internal);
        return CPyModule_serai___games___scholars___options__internal;
    }
    CPyModule_serai___games___scholars___options__internal = PyModule_Create(&scholars___optionsmodule);
    return CPyModule_serai___games___scholars___options__internal;
}

PyObject *CPyInit_serai___games___scholars___options(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___scholars___options__internal) {
        Py_INCREF(CPyModule_serai___games___scholars___options__internal);
        return CPyModule_serai___games___scholars___options__internal;
    }
    CPyModule_serai___games___scholars___options__internal = PyModule_Create(&scholars___optionsmodule);
    if (unlikely(CPyModule_serai___games___scholars___options__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.scholars.options");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___scholars___options__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___scholars___options__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___scholars___options__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___scholars___options(CPyModule_serai___games___scholars___options__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___scholars___options__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.scholars.options");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___scholars___options__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_scholars___options___Options_____init__(PyObject *cpy_r_self, PyObject *cpy_r_book, PyObject *cpy_r_performer) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject **cpy_r_r3;
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
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    tuple_T1O cpy_r_r26;
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
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyPtr cpy_r_r41;
    int64_t cpy_r_r42;
    CPyTagged cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject **cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int32_t cpy_r_r60;
    char cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    tuple_T4OOOO cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyTagged cpy_r_n;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    tuple_T1O cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int32_t cpy_r_r85;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    char cpy_r_r88;
    char cpy_r_r89;
    char cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_r93;
    CPyTagged cpy_r_r94;
    CPyTagged cpy_r_steps;
    int64_t cpy_r_r95;
    char cpy_r_r96;
    int64_t cpy_r_r97;
    char cpy_r_r98;
    char cpy_r_r99;
    char cpy_r_r100;
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
    int32_t cpy_r_r111;
    char cpy_r_r112;
    CPyTagged cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    CPyTagged cpy_r_r116;
    PyObject *cpy_r_r117;
    int64_t cpy_r_r118;
    CPyPtr cpy_r_r119;
    int64_t cpy_r_r120;
    char cpy_r_r121;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r122;
    CPyPtr cpy_r_r123;
    int64_t cpy_r_r124;
    CPyPtr cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    int32_t cpy_r_r133;
    char cpy_r_r134;
    CPyTagged cpy_r_r135;
    int64_t cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    CPyTagged cpy_r_r146;
    PyObject *cpy_r_r147;
    int64_t cpy_r_r148;
    CPyPtr cpy_r_r149;
    int64_t cpy_r_r150;
    char cpy_r_r151;
    CPyTagged cpy_r_n_3;
    CPyPtr cpy_r_r152;
    CPyPtr cpy_r_r153;
    int64_t cpy_r_r154;
    CPyPtr cpy_r_r155;
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
    CPyTagged cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    tuple_T1O cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    CPyTagged cpy_r_r179;
    int64_t cpy_r_r180;
    char cpy_r_r181;
    PyObject *cpy_r_r182;
    CPyTagged cpy_r_r183;
    PyObject *cpy_r_r184;
    CPyTagged cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    int64_t cpy_r_r188;
    CPyPtr cpy_r_r189;
    int64_t cpy_r_r190;
    char cpy_r_r191;
    CPyTagged cpy_r_n_4;
    CPyPtr cpy_r_r192;
    CPyPtr cpy_r_r193;
    int64_t cpy_r_r194;
    CPyPtr cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    int32_t cpy_r_r203;
    char cpy_r_r204;
    CPyTagged cpy_r_r205;
    int64_t cpy_r_r206;
    char cpy_r_r207;
    char cpy_r_r208;
    PyObject *cpy_r_r209;
    CPyTagged cpy_r_r210;
    PyObject *cpy_r_r211;
    int64_t cpy_r_r212;
    CPyPtr cpy_r_r213;
    int64_t cpy_r_r214;
    char cpy_r_r215;
    CPyTagged cpy_r_n_5;
    CPyPtr cpy_r_r216;
    CPyPtr cpy_r_r217;
    int64_t cpy_r_r218;
    CPyPtr cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    int32_t cpy_r_r227;
    char cpy_r_r228;
    CPyTagged cpy_r_r229;
    int64_t cpy_r_r230;
    char cpy_r_r231;
    PyObject *cpy_r_r232;
    CPyTagged cpy_r_r233;
    PyObject *cpy_r_r234;
    int64_t cpy_r_r235;
    CPyPtr cpy_r_r236;
    int64_t cpy_r_r237;
    char cpy_r_r238;
    CPyTagged cpy_r_n_6;
    CPyPtr cpy_r_r239;
    CPyPtr cpy_r_r240;
    int64_t cpy_r_r241;
    CPyPtr cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    int32_t cpy_r_r250;
    char cpy_r_r251;
    CPyTagged cpy_r_r252;
    int64_t cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    CPyTagged cpy_r_r256;
    PyObject *cpy_r_r257;
    int64_t cpy_r_r258;
    CPyPtr cpy_r_r259;
    int64_t cpy_r_r260;
    char cpy_r_r261;
    CPyTagged cpy_r_n_7;
    CPyPtr cpy_r_r262;
    CPyPtr cpy_r_r263;
    int64_t cpy_r_r264;
    CPyPtr cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject *cpy_r_r271;
    PyObject *cpy_r_r272;
    int32_t cpy_r_r273;
    char cpy_r_r274;
    CPyTagged cpy_r_r275;
    int64_t cpy_r_r276;
    char cpy_r_r277;
    PyObject *cpy_r_r278;
    CPyTagged cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    CPyPtr cpy_r_r282;
    int64_t cpy_r_r283;
    CPyTagged cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    int64_t cpy_r_r287;
    CPyPtr cpy_r_r288;
    int64_t cpy_r_r289;
    char cpy_r_r290;
    CPyTagged cpy_r_n_8;
    CPyPtr cpy_r_r291;
    CPyPtr cpy_r_r292;
    int64_t cpy_r_r293;
    CPyPtr cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    int32_t cpy_r_r302;
    char cpy_r_r303;
    CPyTagged cpy_r_r304;
    int64_t cpy_r_r305;
    char cpy_r_r306;
    PyObject *cpy_r_r307;
    CPyTagged cpy_r_r308;
    PyObject *cpy_r_r309;
    int64_t cpy_r_r310;
    CPyPtr cpy_r_r311;
    int64_t cpy_r_r312;
    char cpy_r_r313;
    CPyTagged cpy_r_n_9;
    CPyPtr cpy_r_r314;
    CPyPtr cpy_r_r315;
    int64_t cpy_r_r316;
    CPyPtr cpy_r_r317;
    PyObject *cpy_r_r318;
    PyObject *cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    PyObject *cpy_r_r324;
    int32_t cpy_r_r325;
    char cpy_r_r326;
    CPyTagged cpy_r_r327;
    int64_t cpy_r_r328;
    char cpy_r_r329;
    PyObject *cpy_r_r330;
    CPyTagged cpy_r_r331;
    PyObject *cpy_r_r332;
    int64_t cpy_r_r333;
    CPyPtr cpy_r_r334;
    int64_t cpy_r_r335;
    char cpy_r_r336;
    CPyTagged cpy_r_n_10;
    CPyPtr cpy_r_r337;
    CPyPtr cpy_r_r338;
    int64_t cpy_r_r339;
    CPyPtr cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject *cpy_r_r344;
    PyObject *cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    int32_t cpy_r_r348;
    char cpy_r_r349;
    CPyTagged cpy_r_r350;
    int64_t cpy_r_r351;
    char cpy_r_r352;
    char cpy_r_r353;
    PyObject *cpy_r_r354;
    CPyTagged cpy_r_r355;
    PyObject *cpy_r_r356;
    CPyPtr cpy_r_r357;
    int64_t cpy_r_r358;
    int64_t cpy_r_r359;
    char cpy_r_r360;
    CPyTagged cpy_r_n_11;
    PyObject *cpy_r_r361;
    PyObject *cpy_r_r362;
    PyObject *cpy_r_r363;
    PyObject *cpy_r_r364;
    int32_t cpy_r_r365;
    char cpy_r_r366;
    CPyTagged cpy_r_r367;
    int64_t cpy_r_r368;
    char cpy_r_r369;
    PyObject *cpy_r_r370;
    CPyTagged cpy_r_r371;
    PyObject *cpy_r_r372;
    CPyPtr cpy_r_r373;
    int64_t cpy_r_r374;
    int64_t cpy_r_r375;
    char cpy_r_r376;
    CPyTagged cpy_r_n_12;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    int32_t cpy_r_r381;
    char cpy_r_r382;
    CPyTagged cpy_r_r383;
    int64_t cpy_r_r384;
    char cpy_r_r385;
    PyObject *cpy_r_r386;
    CPyTagged cpy_r_r387;
    PyObject *cpy_r_r388;
    int64_t cpy_r_r389;
    CPyPtr cpy_r_r390;
    int64_t cpy_r_r391;
    char cpy_r_r392;
    CPyTagged cpy_r_n_13;
    CPyPtr cpy_r_r393;
    CPyPtr cpy_r_r394;
    int64_t cpy_r_r395;
    CPyPtr cpy_r_r396;
    PyObject *cpy_r_r397;
    tuple_T2OI cpy_r_r398;
    PyObject *cpy_r_r399;
    CPyTagged cpy_r_r400;
    PyObject *cpy_r_r401;
    PyObject *cpy_r_r402;
    PyObject *cpy_r_r403;
    PyObject *cpy_r_r404;
    int32_t cpy_r_r405;
    char cpy_r_r406;
    CPyTagged cpy_r_r407;
    int64_t cpy_r_r408;
    char cpy_r_r409;
    PyObject *cpy_r_r410;
    CPyTagged cpy_r_r411;
    PyObject *cpy_r_r412;
    CPyPtr cpy_r_r413;
    int64_t cpy_r_r414;
    int64_t cpy_r_r415;
    char cpy_r_r416;
    CPyTagged cpy_r_n_14;
    PyObject *cpy_r_r417;
    PyObject *cpy_r_r418;
    PyObject *cpy_r_r419;
    PyObject *cpy_r_r420;
    PyObject *cpy_r_r421;
    int32_t cpy_r_r422;
    char cpy_r_r423;
    CPyTagged cpy_r_r424;
    int64_t cpy_r_r425;
    char cpy_r_r426;
    PyObject *cpy_r_r427;
    CPyTagged cpy_r_r428;
    PyObject *cpy_r_r429;
    int64_t cpy_r_r430;
    CPyPtr cpy_r_r431;
    int64_t cpy_r_r432;
    char cpy_r_r433;
    CPyTagged cpy_r_n_15;
    CPyPtr cpy_r_r434;
    CPyPtr cpy_r_r435;
    int64_t cpy_r_r436;
    CPyPtr cpy_r_r437;
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
    int64_t cpy_r_r448;
    char cpy_r_r449;
    PyObject *cpy_r_r450;
    PyObject *cpy_r_r451;
    int64_t cpy_r_r452;
    CPyPtr cpy_r_r453;
    int64_t cpy_r_r454;
    char cpy_r_r455;
    CPyPtr cpy_r_r456;
    CPyPtr cpy_r_r457;
    int64_t cpy_r_r458;
    CPyPtr cpy_r_r459;
    PyObject *cpy_r_r460;
    CPyTagged cpy_r_r461;
    PyObject *cpy_r_r462;
    PyObject *cpy_r_r463;
    PyObject *cpy_r_r464;
    PyObject *cpy_r_r465;
    PyObject *cpy_r_r466;
    PyObject *cpy_r_r467;
    PyObject *cpy_r_r468;
    PyObject *cpy_r_r469;
    PyObject *cpy_r_r470;
    int32_t cpy_r_r471;
    char cpy_r_r472;
    int64_t cpy_r_r473;
    char cpy_r_r474;
    PyObject *cpy_r_r475;
    CPyPtr cpy_r_r476;
    int64_t cpy_r_r477;
    CPyTagged cpy_r_r478;
    CPyTagged cpy_r_most;
    PyObject *cpy_r_r479;
    CPyTagged cpy_r_r480;
    CPyTagged cpy_r_n_16;
    int64_t cpy_r_r481;
    char cpy_r_r482;
    int64_t cpy_r_r483;
    char cpy_r_r484;
    char cpy_r_r485;
    char cpy_r_r486;
    PyObject *cpy_r_r487;
    PyObject *cpy_r_r488;
    PyObject *cpy_r_r489;
    PyObject *cpy_r_r490;
    PyObject *cpy_r_r491;
    PyObject *cpy_r_r492;
    PyObject *cpy_r_r493;
    tuple_T1O cpy_r_r494;
    PyObject *cpy_r_r495;
    PyObject *cpy_r_r496;
    PyObject *cpy_r_r497;
    PyObject *cpy_r_r498;
    int32_t cpy_r_r499;
    char cpy_r_r500;
    CPyTagged cpy_r_r501;
    char cpy_r_r502;
    PyObject *cpy_r_r503;
    PyObject *cpy_r_r504;
    PyObject *cpy_r_r505;
    PyObject *cpy_r_r506;
    PyObject *cpy_r_r507;
    PyObject *cpy_r_r508;
    char cpy_r_r509;
    PyObject *cpy_r_r510;
    PyObject *cpy_r_r511;
    tuple_T1O cpy_r_r512;
    PyObject *cpy_r_r513;
    PyObject *cpy_r_r514;
    PyObject *cpy_r_r515;
    PyObject *cpy_r_r516;
    PyObject *cpy_r_r517;
    char cpy_r_r518;
    char cpy_r_r519;
    cpy_r_r0 = CPyDef_option___Vocabulary();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 28, CPyStatic_scholars___options___globals);
        goto CPyL247;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_vocabulary = cpy_r_r0;
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    CPy_INCREF(cpy_r_r1);
    PyObject *cpy_r_r2[1] = {cpy_r_r0};
    cpy_r_r3 = (PyObject **)&cpy_r_r2;
    cpy_r_r4 = PyObject_Vectorcall(cpy_r_performer, cpy_r_r3, 1, 0);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 30, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    if (likely((Py_TYPE(cpy_r_r4) == CPyType_scholars___effects___ScholarsPerformer) || (Py_TYPE(cpy_r_r4) == CPyType_wayfarers___effects___WayfarersPerformer) || (Py_TYPE(cpy_r_r4) == CPyType_perform___Performer)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 30, CPyStatic_scholars___options___globals, "serai.kernel.perform.Performer", cpy_r_r4);
        goto CPyL248;
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_performer = cpy_r_r5;
    cpy_r_r6 = CPyStatics[3256]; /* 'skip' */
    cpy_r_r7 = NULL;
    cpy_r_r8 = NULL;
    cpy_r_r9 = NULL;
    cpy_r_r10 = NULL;
    cpy_r_r11 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r6, cpy_r_r7, cpy_r_r8, cpy_r_r9, cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 31, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_skip = cpy_r_r11;
    cpy_r_r12 = CPyStatics[1129]; /* 'later' */
    cpy_r_r13 = NULL;
    cpy_r_r14 = NULL;
    cpy_r_r15 = NULL;
    cpy_r_r16 = NULL;
    cpy_r_r17 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r12, cpy_r_r13, cpy_r_r14, cpy_r_r15, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 32, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_later = cpy_r_r17;
    cpy_r_r18 = CPyStatics[3257]; /* 'ready' */
    cpy_r_r19 = NULL;
    cpy_r_r20 = NULL;
    cpy_r_r21 = NULL;
    cpy_r_r22 = NULL;
    cpy_r_r23 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r18, cpy_r_r19, cpy_r_r20, cpy_r_r21, cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 33, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_ready = cpy_r_r23;
    cpy_r_r24 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r25 = CPyStatics[2199]; /* 'rest' */
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26.f0 = cpy_r_r25;
    cpy_r_r27 = NULL;
    cpy_r_r28 = NULL;
    cpy_r_r29 = NULL;
    cpy_r_r30 = PyTuple_New(1);
    if (unlikely(cpy_r_r30 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5239 = cpy_r_r26.f0;
    PyTuple_SET_ITEM(cpy_r_r30, 0, __tmp5239);
    cpy_r_r31 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r24, cpy_r_r27, cpy_r_r28, cpy_r_r29, cpy_r_r30);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 34, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_rest = cpy_r_r31;
    cpy_r_r32 = CPyStatics[894]; /* 'end-turn' */
    cpy_r_r33 = NULL;
    cpy_r_r34 = NULL;
    cpy_r_r35 = NULL;
    cpy_r_r36 = NULL;
    cpy_r_r37 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r32, cpy_r_r33, cpy_r_r34, cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 35, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_end_turn = cpy_r_r37;
    cpy_r_r38 = CPyDef_scholars___options___Options____add_draft(cpy_r_self, cpy_r_book);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 36, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r39 = CPyDef_scholars___options___Options____add_work(cpy_r_self, cpy_r_book);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 37, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r40 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "colours", 38, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
CPyL11: ;
    cpy_r_r41 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r42 = *(int64_t *)cpy_r_r41;
    cpy_r_r43 = cpy_r_r42 << 1;
    cpy_r_r44 = (PyObject *)&PyRange_Type;
    cpy_r_r45 = CPyTagged_StealAsObject(cpy_r_r43);
    PyObject *cpy_r_r46[1] = {cpy_r_r45};
    cpy_r_r47 = (PyObject **)&cpy_r_r46;
    cpy_r_r48 = PyObject_Vectorcall(cpy_r_r44, cpy_r_r47, 1, 0);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 38, CPyStatic_scholars___options___globals);
        goto CPyL249;
    }
    CPy_DECREF(cpy_r_r45);
    if (likely(PyRange_Check(cpy_r_r48)))
        cpy_r_r49 = cpy_r_r48;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 38, CPyStatic_scholars___options___globals, "range", cpy_r_r48);
        goto CPyL248;
    }
    cpy_r_r50 = PyList_New(0);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL250;
    }
    cpy_r_r51 = PyObject_GetIter(cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL251;
    }
CPyL15: ;
    cpy_r_r52 = PyIter_Next(cpy_r_r51);
    if (cpy_r_r52 == NULL) goto CPyL252;
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL253;
    }
    cpy_r_r54 = CPyStatics[336]; /* 'colour' */
    cpy_r_r55 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_colours;
    CPy_INCREF(cpy_r_r55);
    cpy_r_r56 = CPySequenceTuple_GetItem(cpy_r_r55, cpy_r_r53);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL254;
    }
    if (likely(PyUnicode_Check(cpy_r_r56)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals, "str", cpy_r_r56);
        goto CPyL254;
    }
    cpy_r_r58 = CPyStatics[336]; /* 'colour' */
    cpy_r_r59 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r54, cpy_r_r53, cpy_r_r57, cpy_r_r58);
    CPyTagged_DECREF(cpy_r_r53);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL253;
    }
    cpy_r_r60 = PyList_Append(cpy_r_r50, cpy_r_r59);
    CPy_DECREF(cpy_r_r59);
    cpy_r_r61 = cpy_r_r60 >= 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL253;
    } else
        goto CPyL15;
CPyL21: ;
    cpy_r_r62 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL251;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_colour != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_colour);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_colour = cpy_r_r50;
    cpy_r_r63 = 1;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 39, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r64 = PyList_New(0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 40, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r65 = 0;
    cpy_r_r66 = CPyStatic_scholars___names___ACTIONS;
    if (unlikely(cpy_r_r66.f0 == NULL)) {
        goto CPyL255;
    } else
        goto CPyL27;
CPyL25: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ACTIONS\" was not set");
    cpy_r_r67 = 0;
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 42, CPyStatic_scholars___options___globals);
        goto CPyL247;
    }
    CPy_Unreachable();
CPyL27: ;
    CPy_INCREF(cpy_r_r66.f0);
    CPy_INCREF(cpy_r_r66.f1);
    CPy_INCREF(cpy_r_r66.f2);
    CPy_INCREF(cpy_r_r66.f3);
    cpy_r_r68 = PyTuple_New(4);
    if (unlikely(cpy_r_r68 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5240 = cpy_r_r66.f0;
    PyTuple_SET_ITEM(cpy_r_r68, 0, __tmp5240);
    PyObject *__tmp5241 = cpy_r_r66.f1;
    PyTuple_SET_ITEM(cpy_r_r68, 1, __tmp5241);
    PyObject *__tmp5242 = cpy_r_r66.f2;
    PyTuple_SET_ITEM(cpy_r_r68, 2, __tmp5242);
    PyObject *__tmp5243 = cpy_r_r66.f3;
    PyTuple_SET_ITEM(cpy_r_r68, 3, __tmp5243);
    cpy_r_r69 = PyObject_GetIter(cpy_r_r68);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 40, CPyStatic_scholars___options___globals);
        goto CPyL256;
    }
CPyL28: ;
    cpy_r_r70 = PyIter_Next(cpy_r_r69);
    if (cpy_r_r70 == NULL) goto CPyL257;
    cpy_r_n = cpy_r_r65;
    if (likely(PyUnicode_Check(cpy_r_r70)))
        cpy_r_r71 = cpy_r_r70;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 40, CPyStatic_scholars___options___globals, "str", cpy_r_r70);
        goto CPyL258;
    }
    cpy_r_r72 = CPyStatics[3258]; /* 'main:' */
    cpy_r_r73 = CPyStr_Build(2, cpy_r_r72, cpy_r_r71);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 41, CPyStatic_scholars___options___globals);
        goto CPyL259;
    }
    cpy_r_r74 = CPyStatics[334]; /* 'action' */
    cpy_r_r75 = CPyStatics[1441]; /* 'action-' */
    cpy_r_r76 = CPyStr_Build(2, cpy_r_r75, cpy_r_r71);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 41, CPyStatic_scholars___options___globals);
        goto CPyL260;
    }
    cpy_r_r77 = CPyDict_Build(1, cpy_r_r74, cpy_r_r76);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 41, CPyStatic_scholars___options___globals);
        goto CPyL260;
    }
    cpy_r_r78 = CPyStatics[1441]; /* 'action-' */
    cpy_r_r79 = CPyStr_Build(2, cpy_r_r78, cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 41, CPyStatic_scholars___options___globals);
        goto CPyL261;
    }
    cpy_r_r80.f0 = cpy_r_r79;
    cpy_r_r81 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r82 = NULL;
    cpy_r_r83 = PyTuple_New(1);
    if (unlikely(cpy_r_r83 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5244 = cpy_r_r80.f0;
    PyTuple_SET_ITEM(cpy_r_r83, 0, __tmp5244);
    cpy_r_r84 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r73, cpy_r_r81, cpy_r_r82, cpy_r_r77, cpy_r_r83);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r77);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 41, CPyStatic_scholars___options___globals);
        goto CPyL262;
    }
    cpy_r_r85 = PyList_Append(cpy_r_r64, cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    cpy_r_r86 = cpy_r_r85 >= 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 40, CPyStatic_scholars___options___globals);
        goto CPyL262;
    }
    cpy_r_r87 = cpy_r_r65 + 2;
    cpy_r_r65 = cpy_r_r87;
    goto CPyL28;
CPyL37: ;
    cpy_r_r88 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 40, CPyStatic_scholars___options___globals);
        goto CPyL256;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_main != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_main);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_main = cpy_r_r64;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 40, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r90 = CPyDef_scholars___options___Options____add_recruit(cpy_r_self, cpy_r_book);
    if (unlikely(cpy_r_r90 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 44, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r91 = PyList_New(0);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 45, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r92 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_most_value;
    cpy_r_r93 = CPyTagged_Add(cpy_r_r92, 2);
    cpy_r_r94 = 2;
    CPyTagged_INCREF(cpy_r_r94);
    cpy_r_steps = cpy_r_r94;
    CPyTagged_DECREF(cpy_r_steps);
CPyL42: ;
    cpy_r_r95 = cpy_r_r94 & 1;
    cpy_r_r96 = cpy_r_r95 != 0;
    if (cpy_r_r96) goto CPyL44;
    cpy_r_r97 = cpy_r_r93 & 1;
    cpy_r_r98 = cpy_r_r97 != 0;
    if (!cpy_r_r98) goto CPyL45;
CPyL44: ;
    cpy_r_r99 = CPyTagged_IsLt_(cpy_r_r94, cpy_r_r93);
    if (cpy_r_r99) {
        goto CPyL46;
    } else
        goto CPyL263;
CPyL45: ;
    cpy_r_r100 = (Py_ssize_t)cpy_r_r94 < (Py_ssize_t)cpy_r_r93;
    if (!cpy_r_r100) goto CPyL263;
CPyL46: ;
    CPyTagged_INCREF(cpy_r_r94);
    cpy_r_steps = cpy_r_r94;
    cpy_r_r101 = CPyStatics[3259]; /* 'travel:' */
    cpy_r_r102 = CPyTagged_Str(cpy_r_steps);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 46, CPyStatic_scholars___options___globals);
        goto CPyL264;
    }
    cpy_r_r103 = CPyStr_Build(2, cpy_r_r101, cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 46, CPyStatic_scholars___options___globals);
        goto CPyL264;
    }
    cpy_r_r104 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_steps);
    cpy_r_r105 = CPyTagged_StealAsObject(cpy_r_steps);
    cpy_r_r106 = CPyDict_Build(1, cpy_r_r104, cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 46, CPyStatic_scholars___options___globals);
        goto CPyL265;
    }
    cpy_r_r107 = CPyTagged_StealAsObject(cpy_r_steps);
    cpy_r_r108 = NULL;
    cpy_r_r109 = NULL;
    cpy_r_r110 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r103, cpy_r_r107, cpy_r_r108, cpy_r_r106, cpy_r_r109);
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r106);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 46, CPyStatic_scholars___options___globals);
        goto CPyL266;
    }
    cpy_r_r111 = PyList_Append(cpy_r_r91, cpy_r_r110);
    CPy_DECREF(cpy_r_r110);
    cpy_r_r112 = cpy_r_r111 >= 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 45, CPyStatic_scholars___options___globals);
        goto CPyL266;
    }
    cpy_r_r113 = CPyTagged_Add(cpy_r_r94, 2);
    CPyTagged_DECREF(cpy_r_r94);
    cpy_r_r94 = cpy_r_r113;
    goto CPyL42;
CPyL52: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_travel != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_travel);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_travel = cpy_r_r91;
    cpy_r_r114 = 1;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 45, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r115 = PyList_New(0);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 48, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r116 = 0;
    cpy_r_r117 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "guilds", 48, CPyStatic_scholars___options___globals);
        goto CPyL267;
    }
    CPy_INCREF(cpy_r_r117);
CPyL55: ;
    cpy_r_r118 = 0;
CPyL56: ;
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r117 + offsetof(PyVarObject, ob_size));
    cpy_r_r120 = *(int64_t *)cpy_r_r119;
    cpy_r_r121 = cpy_r_r118 < cpy_r_r120;
    if (!cpy_r_r121) goto CPyL268;
    cpy_r_n_2 = cpy_r_r116;
    cpy_r_r122 = (CPyPtr)((CPyPtr)cpy_r_r117 + offsetof(PyListObject, ob_item));
    cpy_r_r123 = *(CPyPtr *)cpy_r_r122;
    cpy_r_r124 = cpy_r_r118 * 8;
    cpy_r_r125 = cpy_r_r123 + cpy_r_r124;
    cpy_r_r126 = *(PyObject * *)cpy_r_r125;
    CPy_INCREF(cpy_r_r126);
    if (likely(PyTuple_Check(cpy_r_r126)))
        cpy_r_r127 = cpy_r_r126;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 48, CPyStatic_scholars___options___globals, "tuple", cpy_r_r126);
        goto CPyL269;
    }
    cpy_r_r128 = CPyStatics[2411]; /* 'deliver' */
    cpy_r_r129 = CPySequenceTuple_GetItem(cpy_r_r127, 0);
    CPy_DECREF(cpy_r_r127);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 48, CPyStatic_scholars___options___globals);
        goto CPyL269;
    }
    if (likely(PyUnicode_Check(cpy_r_r129)))
        cpy_r_r130 = cpy_r_r129;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 48, CPyStatic_scholars___options___globals, "str", cpy_r_r129);
        goto CPyL269;
    }
    cpy_r_r131 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r132 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r128, cpy_r_n_2, cpy_r_r130, cpy_r_r131);
    CPyTagged_DECREF(cpy_r_n_2);
    CPy_DECREF(cpy_r_r130);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 48, CPyStatic_scholars___options___globals);
        goto CPyL270;
    }
    cpy_r_r133 = PyList_Append(cpy_r_r115, cpy_r_r132);
    CPy_DECREF(cpy_r_r132);
    cpy_r_r134 = cpy_r_r133 >= 0;
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 48, CPyStatic_scholars___options___globals);
        goto CPyL270;
    }
    cpy_r_r135 = cpy_r_r116 + 2;
    cpy_r_r116 = cpy_r_r135;
    cpy_r_r136 = cpy_r_r118 + 1;
    cpy_r_r118 = cpy_r_r136;
    goto CPyL56;
CPyL63: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_deliver != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_deliver);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_deliver = cpy_r_r115;
    cpy_r_r137 = 1;
    if (unlikely(!cpy_r_r137)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 48, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r138 = CPyStatics[3260]; /* 'no-delivery' */
    cpy_r_r139 = NULL;
    cpy_r_r140 = NULL;
    cpy_r_r141 = NULL;
    cpy_r_r142 = NULL;
    cpy_r_r143 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r138, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 49, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_no_delivery != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_no_delivery);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_no_delivery = cpy_r_r143;
    cpy_r_r144 = 1;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 49, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r145 = PyList_New(0);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 50, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r146 = 0;
    cpy_r_r147 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_research_options;
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "research_options", 52, CPyStatic_scholars___options___globals);
        goto CPyL271;
    }
    CPy_INCREF(cpy_r_r147);
CPyL68: ;
    cpy_r_r148 = 0;
CPyL69: ;
    cpy_r_r149 = (CPyPtr)((CPyPtr)cpy_r_r147 + offsetof(PyVarObject, ob_size));
    cpy_r_r150 = *(int64_t *)cpy_r_r149;
    cpy_r_r151 = cpy_r_r148 < cpy_r_r150;
    if (!cpy_r_r151) goto CPyL272;
    cpy_r_n_3 = cpy_r_r146;
    cpy_r_r152 = (CPyPtr)((CPyPtr)cpy_r_r147 + offsetof(PyListObject, ob_item));
    cpy_r_r153 = *(CPyPtr *)cpy_r_r152;
    cpy_r_r154 = cpy_r_r148 * 8;
    cpy_r_r155 = cpy_r_r153 + cpy_r_r154;
    cpy_r_r156 = *(PyObject * *)cpy_r_r155;
    CPy_INCREF(cpy_r_r156);
    if (likely(PyTuple_Check(cpy_r_r156)))
        cpy_r_r157 = cpy_r_r156;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 50, CPyStatic_scholars___options___globals, "tuple", cpy_r_r156);
        goto CPyL273;
    }
    cpy_r_r158 = CPyStatics[3261]; /* 'research:' */
    cpy_r_r159 = CPySequenceTuple_GetItem(cpy_r_r157, 0);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL274;
    }
    if (likely(PyUnicode_Check(cpy_r_r159)))
        cpy_r_r160 = cpy_r_r159;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals, "str", cpy_r_r159);
        goto CPyL274;
    }
    cpy_r_r161 = CPyStr_Build(2, cpy_r_r158, cpy_r_r160);
    CPy_DECREF(cpy_r_r160);
    if (unlikely(cpy_r_r161 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL274;
    }
    cpy_r_r162 = CPyStatics[602]; /* 'effect' */
    cpy_r_r163 = CPySequenceTuple_GetItem(cpy_r_r157, 8);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL275;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r163, CPyType_kernel___effects___Effect)))
        cpy_r_r164 = cpy_r_r163;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals, "serai.kernel.effects.Effect", cpy_r_r163);
        goto CPyL275;
    }
    cpy_r_r165 = CPyStatics[2345]; /* 'gold' */
    cpy_r_r166 = CPySequenceTuple_GetItem(cpy_r_r157, 6);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL276;
    }
    if (likely(PyLong_Check(cpy_r_r166)))
        cpy_r_r167 = CPyTagged_FromObject(cpy_r_r166);
    else {
        CPy_TypeError("int", cpy_r_r166); cpy_r_r167 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r166);
    if (unlikely(cpy_r_r167 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL276;
    }
    cpy_r_r168 = CPyTagged_StealAsObject(cpy_r_r167);
    cpy_r_r169 = CPyDict_Build(2, cpy_r_r162, cpy_r_r164, cpy_r_r165, cpy_r_r168);
    CPy_DECREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL275;
    }
    cpy_r_r170 = CPySequenceTuple_GetItem(cpy_r_r157, 0);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL277;
    }
    if (likely(PyUnicode_Check(cpy_r_r170)))
        cpy_r_r171 = cpy_r_r170;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals, "str", cpy_r_r170);
        goto CPyL277;
    }
    cpy_r_r172.f0 = cpy_r_r171;
    cpy_r_r173 = CPyTagged_StealAsObject(cpy_r_n_3);
    cpy_r_r174 = NULL;
    cpy_r_r175 = PyTuple_New(1);
    if (unlikely(cpy_r_r175 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5245 = cpy_r_r172.f0;
    PyTuple_SET_ITEM(cpy_r_r175, 0, __tmp5245);
    cpy_r_r176 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r161, cpy_r_r173, cpy_r_r174, cpy_r_r169, cpy_r_r175);
    CPy_DECREF(cpy_r_r161);
    CPy_DECREF(cpy_r_r173);
    CPy_DECREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 51, CPyStatic_scholars___options___globals);
        goto CPyL278;
    }
    cpy_r_r177 = PyList_Append(cpy_r_r145, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 50, CPyStatic_scholars___options___globals);
        goto CPyL278;
    }
    cpy_r_r179 = cpy_r_r146 + 2;
    cpy_r_r146 = cpy_r_r179;
    cpy_r_r180 = cpy_r_r148 + 1;
    cpy_r_r148 = cpy_r_r180;
    goto CPyL69;
CPyL84: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_research != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_research);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_research = cpy_r_r145;
    cpy_r_r181 = 1;
    if (unlikely(!cpy_r_r181)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 50, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r182 = PyList_New(0);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 54, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r183 = 0;
    cpy_r_r184 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_scrolls;
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "scrolls", 56, CPyStatic_scholars___options___globals);
        goto CPyL279;
    }
    CPy_INCREF(cpy_r_r184);
CPyL87: ;
    cpy_r_r185 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_first_starting_scroll;
    if (unlikely(cpy_r_r185 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "first_starting_scroll", 56, CPyStatic_scholars___options___globals);
        goto CPyL280;
    }
    CPyTagged_INCREF(cpy_r_r185);
CPyL88: ;
    cpy_r_r186 = CPyList_GetSlice(cpy_r_r184, 0, cpy_r_r185);
    CPy_DECREF(cpy_r_r184);
    CPyTagged_DECREF(cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 56, CPyStatic_scholars___options___globals);
        goto CPyL279;
    }
    if (likely(PyList_Check(cpy_r_r186)))
        cpy_r_r187 = cpy_r_r186;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 56, CPyStatic_scholars___options___globals, "list", cpy_r_r186);
        goto CPyL279;
    }
    cpy_r_r188 = 0;
CPyL91: ;
    cpy_r_r189 = (CPyPtr)((CPyPtr)cpy_r_r187 + offsetof(PyVarObject, ob_size));
    cpy_r_r190 = *(int64_t *)cpy_r_r189;
    cpy_r_r191 = cpy_r_r188 < cpy_r_r190;
    if (!cpy_r_r191) goto CPyL281;
    cpy_r_n_4 = cpy_r_r183;
    cpy_r_r192 = (CPyPtr)((CPyPtr)cpy_r_r187 + offsetof(PyListObject, ob_item));
    cpy_r_r193 = *(CPyPtr *)cpy_r_r192;
    cpy_r_r194 = cpy_r_r188 * 8;
    cpy_r_r195 = cpy_r_r193 + cpy_r_r194;
    cpy_r_r196 = *(PyObject * *)cpy_r_r195;
    CPy_INCREF(cpy_r_r196);
    if (likely(PyTuple_Check(cpy_r_r196)))
        cpy_r_r197 = cpy_r_r196;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 54, CPyStatic_scholars___options___globals, "tuple", cpy_r_r196);
        goto CPyL282;
    }
    cpy_r_r198 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r199 = CPySequenceTuple_GetItem(cpy_r_r197, 0);
    CPy_DECREF(cpy_r_r197);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 55, CPyStatic_scholars___options___globals);
        goto CPyL282;
    }
    if (likely(PyUnicode_Check(cpy_r_r199)))
        cpy_r_r200 = cpy_r_r199;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 55, CPyStatic_scholars___options___globals, "str", cpy_r_r199);
        goto CPyL282;
    }
    cpy_r_r201 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r202 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r198, cpy_r_n_4, cpy_r_r200, cpy_r_r201);
    CPyTagged_DECREF(cpy_r_n_4);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r202 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 55, CPyStatic_scholars___options___globals);
        goto CPyL283;
    }
    cpy_r_r203 = PyList_Append(cpy_r_r182, cpy_r_r202);
    CPy_DECREF(cpy_r_r202);
    cpy_r_r204 = cpy_r_r203 >= 0;
    if (unlikely(!cpy_r_r204)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 54, CPyStatic_scholars___options___globals);
        goto CPyL283;
    }
    cpy_r_r205 = cpy_r_r183 + 2;
    cpy_r_r183 = cpy_r_r205;
    cpy_r_r206 = cpy_r_r188 + 1;
    cpy_r_r188 = cpy_r_r206;
    goto CPyL91;
CPyL98: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_scroll != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_scroll);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_scroll = cpy_r_r182;
    cpy_r_r207 = 1;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 54, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r208 = CPyDef_scholars___options___Options____add_chains(cpy_r_self, cpy_r_book);
    if (unlikely(cpy_r_r208 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 58, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r209 = PyList_New(0);
    if (unlikely(cpy_r_r209 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 59, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r210 = 0;
    cpy_r_r211 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_tracks;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "tracks", 59, CPyStatic_scholars___options___globals);
        goto CPyL284;
    }
    CPy_INCREF(cpy_r_r211);
CPyL102: ;
    cpy_r_r212 = 0;
CPyL103: ;
    cpy_r_r213 = (CPyPtr)((CPyPtr)cpy_r_r211 + offsetof(PyVarObject, ob_size));
    cpy_r_r214 = *(int64_t *)cpy_r_r213;
    cpy_r_r215 = cpy_r_r212 < cpy_r_r214;
    if (!cpy_r_r215) goto CPyL285;
    cpy_r_n_5 = cpy_r_r210;
    cpy_r_r216 = (CPyPtr)((CPyPtr)cpy_r_r211 + offsetof(PyListObject, ob_item));
    cpy_r_r217 = *(CPyPtr *)cpy_r_r216;
    cpy_r_r218 = cpy_r_r212 * 8;
    cpy_r_r219 = cpy_r_r217 + cpy_r_r218;
    cpy_r_r220 = *(PyObject * *)cpy_r_r219;
    CPy_INCREF(cpy_r_r220);
    if (likely(PyTuple_Check(cpy_r_r220)))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 59, CPyStatic_scholars___options___globals, "tuple", cpy_r_r220);
        goto CPyL286;
    }
    cpy_r_r222 = CPyStatics[2562]; /* 'track' */
    cpy_r_r223 = CPySequenceTuple_GetItem(cpy_r_r221, 0);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 59, CPyStatic_scholars___options___globals);
        goto CPyL286;
    }
    if (likely(PyUnicode_Check(cpy_r_r223)))
        cpy_r_r224 = cpy_r_r223;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 59, CPyStatic_scholars___options___globals, "str", cpy_r_r223);
        goto CPyL286;
    }
    cpy_r_r225 = CPyStatics[2562]; /* 'track' */
    cpy_r_r226 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r222, cpy_r_n_5, cpy_r_r224, cpy_r_r225);
    CPyTagged_DECREF(cpy_r_n_5);
    CPy_DECREF(cpy_r_r224);
    if (unlikely(cpy_r_r226 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 59, CPyStatic_scholars___options___globals);
        goto CPyL287;
    }
    cpy_r_r227 = PyList_Append(cpy_r_r209, cpy_r_r226);
    CPy_DECREF(cpy_r_r226);
    cpy_r_r228 = cpy_r_r227 >= 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 59, CPyStatic_scholars___options___globals);
        goto CPyL287;
    }
    cpy_r_r229 = cpy_r_r210 + 2;
    cpy_r_r210 = cpy_r_r229;
    cpy_r_r230 = cpy_r_r212 + 1;
    cpy_r_r212 = cpy_r_r230;
    goto CPyL103;
CPyL110: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_track != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_track);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_track = cpy_r_r209;
    cpy_r_r231 = 1;
    if (unlikely(!cpy_r_r231)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 59, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r232 = PyList_New(0);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 60, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r233 = 0;
    cpy_r_r234 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "guilds", 60, CPyStatic_scholars___options___globals);
        goto CPyL288;
    }
    CPy_INCREF(cpy_r_r234);
CPyL113: ;
    cpy_r_r235 = 0;
CPyL114: ;
    cpy_r_r236 = (CPyPtr)((CPyPtr)cpy_r_r234 + offsetof(PyVarObject, ob_size));
    cpy_r_r237 = *(int64_t *)cpy_r_r236;
    cpy_r_r238 = cpy_r_r235 < cpy_r_r237;
    if (!cpy_r_r238) goto CPyL289;
    cpy_r_n_6 = cpy_r_r233;
    cpy_r_r239 = (CPyPtr)((CPyPtr)cpy_r_r234 + offsetof(PyListObject, ob_item));
    cpy_r_r240 = *(CPyPtr *)cpy_r_r239;
    cpy_r_r241 = cpy_r_r235 * 8;
    cpy_r_r242 = cpy_r_r240 + cpy_r_r241;
    cpy_r_r243 = *(PyObject * *)cpy_r_r242;
    CPy_INCREF(cpy_r_r243);
    if (likely(PyTuple_Check(cpy_r_r243)))
        cpy_r_r244 = cpy_r_r243;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 60, CPyStatic_scholars___options___globals, "tuple", cpy_r_r243);
        goto CPyL290;
    }
    cpy_r_r245 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r246 = CPySequenceTuple_GetItem(cpy_r_r244, 0);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 60, CPyStatic_scholars___options___globals);
        goto CPyL290;
    }
    if (likely(PyUnicode_Check(cpy_r_r246)))
        cpy_r_r247 = cpy_r_r246;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 60, CPyStatic_scholars___options___globals, "str", cpy_r_r246);
        goto CPyL290;
    }
    cpy_r_r248 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r249 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r245, cpy_r_n_6, cpy_r_r247, cpy_r_r248);
    CPyTagged_DECREF(cpy_r_n_6);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r249 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 60, CPyStatic_scholars___options___globals);
        goto CPyL291;
    }
    cpy_r_r250 = PyList_Append(cpy_r_r232, cpy_r_r249);
    CPy_DECREF(cpy_r_r249);
    cpy_r_r251 = cpy_r_r250 >= 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 60, CPyStatic_scholars___options___globals);
        goto CPyL291;
    }
    cpy_r_r252 = cpy_r_r233 + 2;
    cpy_r_r233 = cpy_r_r252;
    cpy_r_r253 = cpy_r_r235 + 1;
    cpy_r_r235 = cpy_r_r253;
    goto CPyL114;
CPyL121: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_guild != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_guild);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_guild = cpy_r_r232;
    cpy_r_r254 = 1;
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 60, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r255 = PyList_New(0);
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 61, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r256 = 0;
    cpy_r_r257 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_guilds;
    if (unlikely(cpy_r_r257 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "guilds", 61, CPyStatic_scholars___options___globals);
        goto CPyL292;
    }
    CPy_INCREF(cpy_r_r257);
CPyL124: ;
    cpy_r_r258 = 0;
CPyL125: ;
    cpy_r_r259 = (CPyPtr)((CPyPtr)cpy_r_r257 + offsetof(PyVarObject, ob_size));
    cpy_r_r260 = *(int64_t *)cpy_r_r259;
    cpy_r_r261 = cpy_r_r258 < cpy_r_r260;
    if (!cpy_r_r261) goto CPyL293;
    cpy_r_n_7 = cpy_r_r256;
    cpy_r_r262 = (CPyPtr)((CPyPtr)cpy_r_r257 + offsetof(PyListObject, ob_item));
    cpy_r_r263 = *(CPyPtr *)cpy_r_r262;
    cpy_r_r264 = cpy_r_r258 * 8;
    cpy_r_r265 = cpy_r_r263 + cpy_r_r264;
    cpy_r_r266 = *(PyObject * *)cpy_r_r265;
    CPy_INCREF(cpy_r_r266);
    if (likely(PyTuple_Check(cpy_r_r266)))
        cpy_r_r267 = cpy_r_r266;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 61, CPyStatic_scholars___options___globals, "tuple", cpy_r_r266);
        goto CPyL294;
    }
    cpy_r_r268 = CPyStatics[3262]; /* 'from' */
    cpy_r_r269 = CPySequenceTuple_GetItem(cpy_r_r267, 0);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r269 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 61, CPyStatic_scholars___options___globals);
        goto CPyL294;
    }
    if (likely(PyUnicode_Check(cpy_r_r269)))
        cpy_r_r270 = cpy_r_r269;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 61, CPyStatic_scholars___options___globals, "str", cpy_r_r269);
        goto CPyL294;
    }
    cpy_r_r271 = CPyStatics[980]; /* 'source' */
    cpy_r_r272 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r268, cpy_r_n_7, cpy_r_r270, cpy_r_r271);
    CPyTagged_DECREF(cpy_r_n_7);
    CPy_DECREF(cpy_r_r270);
    if (unlikely(cpy_r_r272 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 61, CPyStatic_scholars___options___globals);
        goto CPyL295;
    }
    cpy_r_r273 = PyList_Append(cpy_r_r255, cpy_r_r272);
    CPy_DECREF(cpy_r_r272);
    cpy_r_r274 = cpy_r_r273 >= 0;
    if (unlikely(!cpy_r_r274)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 61, CPyStatic_scholars___options___globals);
        goto CPyL295;
    }
    cpy_r_r275 = cpy_r_r256 + 2;
    cpy_r_r256 = cpy_r_r275;
    cpy_r_r276 = cpy_r_r258 + 1;
    cpy_r_r258 = cpy_r_r276;
    goto CPyL125;
CPyL132: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_from_guild != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_from_guild);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_from_guild = cpy_r_r255;
    cpy_r_r277 = 1;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 61, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r278 = PyList_New(0);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 62, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r279 = 0;
    cpy_r_r280 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_scrolls;
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "scrolls", 63, CPyStatic_scholars___options___globals);
        goto CPyL296;
    }
    CPy_INCREF(cpy_r_r280);
CPyL135: ;
    cpy_r_r281 = ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_scroll;
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Options", "scroll", 63, CPyStatic_scholars___options___globals);
        goto CPyL297;
    }
CPyL136: ;
    cpy_r_r282 = (CPyPtr)((CPyPtr)cpy_r_r281 + offsetof(PyVarObject, ob_size));
    cpy_r_r283 = *(int64_t *)cpy_r_r282;
    cpy_r_r284 = cpy_r_r283 << 1;
    cpy_r_r285 = CPyList_GetSlice(cpy_r_r280, 0, cpy_r_r284);
    CPy_DECREF(cpy_r_r280);
    if (unlikely(cpy_r_r285 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 63, CPyStatic_scholars___options___globals);
        goto CPyL296;
    }
    if (likely(PyList_Check(cpy_r_r285)))
        cpy_r_r286 = cpy_r_r285;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 63, CPyStatic_scholars___options___globals, "list", cpy_r_r285);
        goto CPyL296;
    }
    cpy_r_r287 = 0;
CPyL139: ;
    cpy_r_r288 = (CPyPtr)((CPyPtr)cpy_r_r286 + offsetof(PyVarObject, ob_size));
    cpy_r_r289 = *(int64_t *)cpy_r_r288;
    cpy_r_r290 = cpy_r_r287 < cpy_r_r289;
    if (!cpy_r_r290) goto CPyL298;
    cpy_r_n_8 = cpy_r_r279;
    cpy_r_r291 = (CPyPtr)((CPyPtr)cpy_r_r286 + offsetof(PyListObject, ob_item));
    cpy_r_r292 = *(CPyPtr *)cpy_r_r291;
    cpy_r_r293 = cpy_r_r287 * 8;
    cpy_r_r294 = cpy_r_r292 + cpy_r_r293;
    cpy_r_r295 = *(PyObject * *)cpy_r_r294;
    CPy_INCREF(cpy_r_r295);
    if (likely(PyTuple_Check(cpy_r_r295)))
        cpy_r_r296 = cpy_r_r295;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 62, CPyStatic_scholars___options___globals, "tuple", cpy_r_r295);
        goto CPyL299;
    }
    cpy_r_r297 = CPyStatics[3262]; /* 'from' */
    cpy_r_r298 = CPySequenceTuple_GetItem(cpy_r_r296, 0);
    CPy_DECREF(cpy_r_r296);
    if (unlikely(cpy_r_r298 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 63, CPyStatic_scholars___options___globals);
        goto CPyL299;
    }
    if (likely(PyUnicode_Check(cpy_r_r298)))
        cpy_r_r299 = cpy_r_r298;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 63, CPyStatic_scholars___options___globals, "str", cpy_r_r298);
        goto CPyL299;
    }
    cpy_r_r300 = CPyStatics[980]; /* 'source' */
    cpy_r_r301 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r297, cpy_r_n_8, cpy_r_r299, cpy_r_r300);
    CPyTagged_DECREF(cpy_r_n_8);
    CPy_DECREF(cpy_r_r299);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 63, CPyStatic_scholars___options___globals);
        goto CPyL300;
    }
    cpy_r_r302 = PyList_Append(cpy_r_r278, cpy_r_r301);
    CPy_DECREF(cpy_r_r301);
    cpy_r_r303 = cpy_r_r302 >= 0;
    if (unlikely(!cpy_r_r303)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 62, CPyStatic_scholars___options___globals);
        goto CPyL300;
    }
    cpy_r_r304 = cpy_r_r279 + 2;
    cpy_r_r279 = cpy_r_r304;
    cpy_r_r305 = cpy_r_r287 + 1;
    cpy_r_r287 = cpy_r_r305;
    goto CPyL139;
CPyL146: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_from_scroll != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_from_scroll);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_from_scroll = cpy_r_r278;
    cpy_r_r306 = 1;
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 62, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r307 = PyList_New(0);
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 65, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r308 = 0;
    cpy_r_r309 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r309 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "rooms", 65, CPyStatic_scholars___options___globals);
        goto CPyL301;
    }
    CPy_INCREF(cpy_r_r309);
CPyL149: ;
    cpy_r_r310 = 0;
CPyL150: ;
    cpy_r_r311 = (CPyPtr)((CPyPtr)cpy_r_r309 + offsetof(PyVarObject, ob_size));
    cpy_r_r312 = *(int64_t *)cpy_r_r311;
    cpy_r_r313 = cpy_r_r310 < cpy_r_r312;
    if (!cpy_r_r313) goto CPyL302;
    cpy_r_n_9 = cpy_r_r308;
    cpy_r_r314 = (CPyPtr)((CPyPtr)cpy_r_r309 + offsetof(PyListObject, ob_item));
    cpy_r_r315 = *(CPyPtr *)cpy_r_r314;
    cpy_r_r316 = cpy_r_r310 * 8;
    cpy_r_r317 = cpy_r_r315 + cpy_r_r316;
    cpy_r_r318 = *(PyObject * *)cpy_r_r317;
    CPy_INCREF(cpy_r_r318);
    if (likely(PyTuple_Check(cpy_r_r318)))
        cpy_r_r319 = cpy_r_r318;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 65, CPyStatic_scholars___options___globals, "tuple", cpy_r_r318);
        goto CPyL303;
    }
    cpy_r_r320 = CPyStatics[2971]; /* 'place-gold' */
    cpy_r_r321 = CPySequenceTuple_GetItem(cpy_r_r319, 0);
    CPy_DECREF(cpy_r_r319);
    if (unlikely(cpy_r_r321 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 65, CPyStatic_scholars___options___globals);
        goto CPyL303;
    }
    if (likely(PyUnicode_Check(cpy_r_r321)))
        cpy_r_r322 = cpy_r_r321;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 65, CPyStatic_scholars___options___globals, "str", cpy_r_r321);
        goto CPyL303;
    }
    cpy_r_r323 = CPyStatics[1283]; /* 'room' */
    cpy_r_r324 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r320, cpy_r_n_9, cpy_r_r322, cpy_r_r323);
    CPyTagged_DECREF(cpy_r_n_9);
    CPy_DECREF(cpy_r_r322);
    if (unlikely(cpy_r_r324 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 65, CPyStatic_scholars___options___globals);
        goto CPyL304;
    }
    cpy_r_r325 = PyList_Append(cpy_r_r307, cpy_r_r324);
    CPy_DECREF(cpy_r_r324);
    cpy_r_r326 = cpy_r_r325 >= 0;
    if (unlikely(!cpy_r_r326)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 65, CPyStatic_scholars___options___globals);
        goto CPyL304;
    }
    cpy_r_r327 = cpy_r_r308 + 2;
    cpy_r_r308 = cpy_r_r327;
    cpy_r_r328 = cpy_r_r310 + 1;
    cpy_r_r310 = cpy_r_r328;
    goto CPyL150;
CPyL157: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_place_gold != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_place_gold);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_place_gold = cpy_r_r307;
    cpy_r_r329 = 1;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 65, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r330 = PyList_New(0);
    if (unlikely(cpy_r_r330 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 66, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r331 = 0;
    cpy_r_r332 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r332 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "rooms", 66, CPyStatic_scholars___options___globals);
        goto CPyL305;
    }
    CPy_INCREF(cpy_r_r332);
CPyL160: ;
    cpy_r_r333 = 0;
CPyL161: ;
    cpy_r_r334 = (CPyPtr)((CPyPtr)cpy_r_r332 + offsetof(PyVarObject, ob_size));
    cpy_r_r335 = *(int64_t *)cpy_r_r334;
    cpy_r_r336 = cpy_r_r333 < cpy_r_r335;
    if (!cpy_r_r336) goto CPyL306;
    cpy_r_n_10 = cpy_r_r331;
    cpy_r_r337 = (CPyPtr)((CPyPtr)cpy_r_r332 + offsetof(PyListObject, ob_item));
    cpy_r_r338 = *(CPyPtr *)cpy_r_r337;
    cpy_r_r339 = cpy_r_r333 * 8;
    cpy_r_r340 = cpy_r_r338 + cpy_r_r339;
    cpy_r_r341 = *(PyObject * *)cpy_r_r340;
    CPy_INCREF(cpy_r_r341);
    if (likely(PyTuple_Check(cpy_r_r341)))
        cpy_r_r342 = cpy_r_r341;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 66, CPyStatic_scholars___options___globals, "tuple", cpy_r_r341);
        goto CPyL307;
    }
    cpy_r_r343 = CPyStatics[3263]; /* 'take-gold' */
    cpy_r_r344 = CPySequenceTuple_GetItem(cpy_r_r342, 0);
    CPy_DECREF(cpy_r_r342);
    if (unlikely(cpy_r_r344 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 66, CPyStatic_scholars___options___globals);
        goto CPyL307;
    }
    if (likely(PyUnicode_Check(cpy_r_r344)))
        cpy_r_r345 = cpy_r_r344;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 66, CPyStatic_scholars___options___globals, "str", cpy_r_r344);
        goto CPyL307;
    }
    cpy_r_r346 = CPyStatics[1283]; /* 'room' */
    cpy_r_r347 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r343, cpy_r_n_10, cpy_r_r345, cpy_r_r346);
    CPyTagged_DECREF(cpy_r_n_10);
    CPy_DECREF(cpy_r_r345);
    if (unlikely(cpy_r_r347 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 66, CPyStatic_scholars___options___globals);
        goto CPyL308;
    }
    cpy_r_r348 = PyList_Append(cpy_r_r330, cpy_r_r347);
    CPy_DECREF(cpy_r_r347);
    cpy_r_r349 = cpy_r_r348 >= 0;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 66, CPyStatic_scholars___options___globals);
        goto CPyL308;
    }
    cpy_r_r350 = cpy_r_r331 + 2;
    cpy_r_r331 = cpy_r_r350;
    cpy_r_r351 = cpy_r_r333 + 1;
    cpy_r_r333 = cpy_r_r351;
    goto CPyL161;
CPyL168: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_gold != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_gold);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_gold = cpy_r_r330;
    cpy_r_r352 = 1;
    if (unlikely(!cpy_r_r352)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 66, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r353 = CPyDef_scholars___options___Options____add_dice(cpy_r_self, cpy_r_book);
    if (unlikely(cpy_r_r353 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 67, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r354 = PyList_New(0);
    if (unlikely(cpy_r_r354 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 68, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r355 = 0;
    cpy_r_r356 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_workers;
    CPy_INCREF(cpy_r_r356);
    cpy_r_r357 = (CPyPtr)((CPyPtr)cpy_r_r356 + offsetof(PyVarObject, ob_size));
    cpy_r_r358 = *(int64_t *)cpy_r_r357;
    cpy_r_r359 = 0;
CPyL172: ;
    cpy_r_r360 = cpy_r_r359 < cpy_r_r358;
    if (!cpy_r_r360) goto CPyL309;
    cpy_r_n_11 = cpy_r_r355;
    cpy_r_r361 = CPySequenceTuple_GetItemUnsafe(cpy_r_r356, cpy_r_r359);
    if (likely(PyUnicode_Check(cpy_r_r361)))
        cpy_r_r362 = cpy_r_r361;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 68, CPyStatic_scholars___options___globals, "str", cpy_r_r361);
        goto CPyL310;
    }
    cpy_r_r363 = CPyStatics[3264]; /* 'take-worker' */
    cpy_r_r364 = CPyDef_scholars___options____worker(cpy_r_r0, cpy_r_r363, cpy_r_n_11, cpy_r_r362);
    CPyTagged_DECREF(cpy_r_n_11);
    CPy_DECREF(cpy_r_r362);
    if (unlikely(cpy_r_r364 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 68, CPyStatic_scholars___options___globals);
        goto CPyL311;
    }
    cpy_r_r365 = PyList_Append(cpy_r_r354, cpy_r_r364);
    CPy_DECREF(cpy_r_r364);
    cpy_r_r366 = cpy_r_r365 >= 0;
    if (unlikely(!cpy_r_r366)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 68, CPyStatic_scholars___options___globals);
        goto CPyL311;
    }
    cpy_r_r367 = cpy_r_r355 + 2;
    cpy_r_r355 = cpy_r_r367;
    cpy_r_r368 = cpy_r_r359 + 1;
    cpy_r_r359 = cpy_r_r368;
    goto CPyL172;
CPyL177: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_worker != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_worker);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_worker = cpy_r_r354;
    cpy_r_r369 = 1;
    if (unlikely(!cpy_r_r369)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 68, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r370 = PyList_New(0);
    if (unlikely(cpy_r_r370 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 69, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r371 = 0;
    cpy_r_r372 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_workers;
    CPy_INCREF(cpy_r_r372);
    cpy_r_r373 = (CPyPtr)((CPyPtr)cpy_r_r372 + offsetof(PyVarObject, ob_size));
    cpy_r_r374 = *(int64_t *)cpy_r_r373;
    cpy_r_r375 = 0;
CPyL180: ;
    cpy_r_r376 = cpy_r_r375 < cpy_r_r374;
    if (!cpy_r_r376) goto CPyL312;
    cpy_r_n_12 = cpy_r_r371;
    cpy_r_r377 = CPySequenceTuple_GetItemUnsafe(cpy_r_r372, cpy_r_r375);
    if (likely(PyUnicode_Check(cpy_r_r377)))
        cpy_r_r378 = cpy_r_r377;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 69, CPyStatic_scholars___options___globals, "str", cpy_r_r377);
        goto CPyL313;
    }
    cpy_r_r379 = CPyStatics[2832]; /* 'pay-worker' */
    cpy_r_r380 = CPyDef_scholars___options____worker(cpy_r_r0, cpy_r_r379, cpy_r_n_12, cpy_r_r378);
    CPyTagged_DECREF(cpy_r_n_12);
    CPy_DECREF(cpy_r_r378);
    if (unlikely(cpy_r_r380 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 69, CPyStatic_scholars___options___globals);
        goto CPyL314;
    }
    cpy_r_r381 = PyList_Append(cpy_r_r370, cpy_r_r380);
    CPy_DECREF(cpy_r_r380);
    cpy_r_r382 = cpy_r_r381 >= 0;
    if (unlikely(!cpy_r_r382)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 69, CPyStatic_scholars___options___globals);
        goto CPyL314;
    }
    cpy_r_r383 = cpy_r_r371 + 2;
    cpy_r_r371 = cpy_r_r383;
    cpy_r_r384 = cpy_r_r375 + 1;
    cpy_r_r375 = cpy_r_r384;
    goto CPyL180;
CPyL185: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_pay_worker != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_pay_worker);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_pay_worker = cpy_r_r370;
    cpy_r_r385 = 1;
    if (unlikely(!cpy_r_r385)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 69, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r386 = PyList_New(0);
    if (unlikely(cpy_r_r386 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 70, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r387 = 0;
    cpy_r_r388 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_caliph_spaces;
    if (unlikely(cpy_r_r388 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "caliph_spaces", 70, CPyStatic_scholars___options___globals);
        goto CPyL315;
    }
    CPy_INCREF(cpy_r_r388);
CPyL188: ;
    cpy_r_r389 = 0;
CPyL189: ;
    cpy_r_r390 = (CPyPtr)((CPyPtr)cpy_r_r388 + offsetof(PyVarObject, ob_size));
    cpy_r_r391 = *(int64_t *)cpy_r_r390;
    cpy_r_r392 = cpy_r_r389 < cpy_r_r391;
    if (!cpy_r_r392) goto CPyL316;
    cpy_r_n_13 = cpy_r_r387;
    cpy_r_r393 = (CPyPtr)((CPyPtr)cpy_r_r388 + offsetof(PyListObject, ob_item));
    cpy_r_r394 = *(CPyPtr *)cpy_r_r393;
    cpy_r_r395 = cpy_r_r389 * 8;
    cpy_r_r396 = cpy_r_r394 + cpy_r_r395;
    cpy_r_r397 = *(PyObject * *)cpy_r_r396;
    CPy_INCREF(cpy_r_r397);
    PyObject *__tmp5246;
    if (unlikely(!(PyTuple_Check(cpy_r_r397) && PyTuple_GET_SIZE(cpy_r_r397) == 2))) {
        __tmp5246 = NULL;
        goto __LL5247;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r397, 0))))
        __tmp5246 = PyTuple_GET_ITEM(cpy_r_r397, 0);
    else {
        __tmp5246 = NULL;
    }
    if (__tmp5246 == NULL) goto __LL5247;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r397, 1))))
        __tmp5246 = PyTuple_GET_ITEM(cpy_r_r397, 1);
    else {
        __tmp5246 = NULL;
    }
    if (__tmp5246 == NULL) goto __LL5247;
    __tmp5246 = cpy_r_r397;
__LL5247: ;
    if (unlikely(__tmp5246 == NULL)) {
        CPy_TypeError("tuple[str, int]", cpy_r_r397); cpy_r_r398 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    } else {
        PyObject *__tmp5248 = PyTuple_GET_ITEM(cpy_r_r397, 0);
        CPy_INCREF(__tmp5248);
        PyObject *__tmp5249;
        if (likely(PyUnicode_Check(__tmp5248)))
            __tmp5249 = __tmp5248;
        else {
            CPy_TypeError("str", __tmp5248); 
            __tmp5249 = NULL;
        }
        cpy_r_r398.f0 = __tmp5249;
        PyObject *__tmp5250 = PyTuple_GET_ITEM(cpy_r_r397, 1);
        CPyTagged __tmp5251;
        if (likely(PyLong_Check(__tmp5250)))
            __tmp5251 = CPyTagged_FromObject(__tmp5250);
        else {
            goto __LL5252;
        }
        cpy_r_r398.f1 = __tmp5251;
    }
    goto __LL5253;
__LL5252: ;
    CPy_DECREF(cpy_r_r398.f0);
    cpy_r_r398 = (tuple_T2OI) { NULL, CPY_INT_TAG };
    goto __LL5253;
__LL5253: ;
    CPy_DECREF(cpy_r_r397);
    if (unlikely(cpy_r_r398.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 70, CPyStatic_scholars___options___globals);
        goto CPyL317;
    }
    cpy_r_r399 = cpy_r_r398.f0;
    CPy_INCREF(cpy_r_r399);
    cpy_r_r400 = cpy_r_r398.f1;
    CPyTagged_INCREF(cpy_r_r400);
    CPy_DECREF(cpy_r_r398.f0);
    CPyTagged_DECREF(cpy_r_r398.f1);
    cpy_r_r401 = CPyTagged_StealAsObject(cpy_r_r400);
    CPy_DECREF(cpy_r_r401);
    cpy_r_r402 = CPyStatics[613]; /* 'space' */
    cpy_r_r403 = CPyStatics[613]; /* 'space' */
    cpy_r_r404 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r402, cpy_r_n_13, cpy_r_r399, cpy_r_r403);
    CPyTagged_DECREF(cpy_r_n_13);
    CPy_DECREF(cpy_r_r399);
    if (unlikely(cpy_r_r404 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 70, CPyStatic_scholars___options___globals);
        goto CPyL318;
    }
    cpy_r_r405 = PyList_Append(cpy_r_r386, cpy_r_r404);
    CPy_DECREF(cpy_r_r404);
    cpy_r_r406 = cpy_r_r405 >= 0;
    if (unlikely(!cpy_r_r406)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 70, CPyStatic_scholars___options___globals);
        goto CPyL318;
    }
    cpy_r_r407 = cpy_r_r387 + 2;
    cpy_r_r387 = cpy_r_r407;
    cpy_r_r408 = cpy_r_r389 + 1;
    cpy_r_r389 = cpy_r_r408;
    goto CPyL189;
CPyL194: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_space != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_space);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_space = cpy_r_r386;
    cpy_r_r409 = 1;
    if (unlikely(!cpy_r_r409)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 70, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r410 = PyList_New(0);
    if (unlikely(cpy_r_r410 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 71, CPyStatic_scholars___options___globals);
        goto CPyL248;
    }
    cpy_r_r411 = 0;
    cpy_r_r412 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_piles;
    CPy_INCREF(cpy_r_r412);
    CPy_DECREF(cpy_r_r1);
    cpy_r_r413 = (CPyPtr)((CPyPtr)cpy_r_r412 + offsetof(PyVarObject, ob_size));
    cpy_r_r414 = *(int64_t *)cpy_r_r413;
    cpy_r_r415 = 0;
CPyL197: ;
    cpy_r_r416 = cpy_r_r415 < cpy_r_r414;
    if (!cpy_r_r416) goto CPyL319;
    cpy_r_n_14 = cpy_r_r411;
    cpy_r_r417 = CPySequenceTuple_GetItemUnsafe(cpy_r_r412, cpy_r_r415);
    if (likely(PyUnicode_Check(cpy_r_r417)))
        cpy_r_r418 = cpy_r_r417;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 71, CPyStatic_scholars___options___globals, "str", cpy_r_r417);
        goto CPyL320;
    }
    cpy_r_r419 = CPyStatics[2834]; /* 'retire' */
    cpy_r_r420 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r421 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r419, cpy_r_n_14, cpy_r_r418, cpy_r_r420);
    CPyTagged_DECREF(cpy_r_n_14);
    CPy_DECREF(cpy_r_r418);
    if (unlikely(cpy_r_r421 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 71, CPyStatic_scholars___options___globals);
        goto CPyL321;
    }
    cpy_r_r422 = PyList_Append(cpy_r_r410, cpy_r_r421);
    CPy_DECREF(cpy_r_r421);
    cpy_r_r423 = cpy_r_r422 >= 0;
    if (unlikely(!cpy_r_r423)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 71, CPyStatic_scholars___options___globals);
        goto CPyL321;
    }
    cpy_r_r424 = cpy_r_r411 + 2;
    cpy_r_r411 = cpy_r_r424;
    cpy_r_r425 = cpy_r_r415 + 1;
    cpy_r_r415 = cpy_r_r425;
    goto CPyL197;
CPyL202: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_retire != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_retire);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_retire = cpy_r_r410;
    cpy_r_r426 = 1;
    if (unlikely(!cpy_r_r426)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 71, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    cpy_r_r427 = PyList_New(0);
    if (unlikely(cpy_r_r427 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 72, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    cpy_r_r428 = 0;
    cpy_r_r429 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r429 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "translators", 72, CPyStatic_scholars___options___globals);
        goto CPyL323;
    }
    CPy_INCREF(cpy_r_r429);
CPyL205: ;
    cpy_r_r430 = 0;
CPyL206: ;
    cpy_r_r431 = (CPyPtr)((CPyPtr)cpy_r_r429 + offsetof(PyVarObject, ob_size));
    cpy_r_r432 = *(int64_t *)cpy_r_r431;
    cpy_r_r433 = cpy_r_r430 < cpy_r_r432;
    if (!cpy_r_r433) goto CPyL324;
    cpy_r_n_15 = cpy_r_r428;
    cpy_r_r434 = (CPyPtr)((CPyPtr)cpy_r_r429 + offsetof(PyListObject, ob_item));
    cpy_r_r435 = *(CPyPtr *)cpy_r_r434;
    cpy_r_r436 = cpy_r_r430 * 8;
    cpy_r_r437 = cpy_r_r435 + cpy_r_r436;
    cpy_r_r438 = *(PyObject * *)cpy_r_r437;
    CPy_INCREF(cpy_r_r438);
    if (likely(PyTuple_Check(cpy_r_r438)))
        cpy_r_r439 = cpy_r_r438;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 72, CPyStatic_scholars___options___globals, "tuple", cpy_r_r438);
        goto CPyL325;
    }
    cpy_r_r440 = CPyStatics[3265]; /* 'retiree' */
    cpy_r_r441 = CPySequenceTuple_GetItem(cpy_r_r439, 0);
    CPy_DECREF(cpy_r_r439);
    if (unlikely(cpy_r_r441 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 72, CPyStatic_scholars___options___globals);
        goto CPyL325;
    }
    if (likely(PyUnicode_Check(cpy_r_r441)))
        cpy_r_r442 = cpy_r_r441;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 72, CPyStatic_scholars___options___globals, "str", cpy_r_r441);
        goto CPyL325;
    }
    cpy_r_r443 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r444 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r440, cpy_r_n_15, cpy_r_r442, cpy_r_r443);
    CPyTagged_DECREF(cpy_r_n_15);
    CPy_DECREF(cpy_r_r442);
    if (unlikely(cpy_r_r444 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 72, CPyStatic_scholars___options___globals);
        goto CPyL326;
    }
    cpy_r_r445 = PyList_Append(cpy_r_r427, cpy_r_r444);
    CPy_DECREF(cpy_r_r444);
    cpy_r_r446 = cpy_r_r445 >= 0;
    if (unlikely(!cpy_r_r446)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 72, CPyStatic_scholars___options___globals);
        goto CPyL326;
    }
    cpy_r_r447 = cpy_r_r428 + 2;
    cpy_r_r428 = cpy_r_r447;
    cpy_r_r448 = cpy_r_r430 + 1;
    cpy_r_r430 = cpy_r_r448;
    goto CPyL206;
CPyL213: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_retiree != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_retiree);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_retiree = cpy_r_r427;
    cpy_r_r449 = 1;
    if (unlikely(!cpy_r_r449)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 72, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    cpy_r_r450 = PyDict_New();
    if (unlikely(cpy_r_r450 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    cpy_r_r451 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_columns_for_retirees;
    if (unlikely(cpy_r_r451 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "columns_for_retirees", 73, CPyStatic_scholars___options___globals);
        goto CPyL327;
    }
    CPy_INCREF(cpy_r_r451);
CPyL216: ;
    cpy_r_r452 = 0;
CPyL217: ;
    cpy_r_r453 = (CPyPtr)((CPyPtr)cpy_r_r451 + offsetof(PyVarObject, ob_size));
    cpy_r_r454 = *(int64_t *)cpy_r_r453;
    cpy_r_r455 = cpy_r_r452 < cpy_r_r454;
    if (!cpy_r_r455) goto CPyL328;
    cpy_r_r456 = (CPyPtr)((CPyPtr)cpy_r_r451 + offsetof(PyListObject, ob_item));
    cpy_r_r457 = *(CPyPtr *)cpy_r_r456;
    cpy_r_r458 = cpy_r_r452 * 8;
    cpy_r_r459 = cpy_r_r457 + cpy_r_r458;
    cpy_r_r460 = *(PyObject * *)cpy_r_r459;
    CPy_INCREF(cpy_r_r460);
    if (likely(PyLong_Check(cpy_r_r460)))
        cpy_r_r461 = CPyTagged_FromObject(cpy_r_r460);
    else {
        CPy_TypeError("int", cpy_r_r460); cpy_r_r461 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r460);
    if (unlikely(cpy_r_r461 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals);
        goto CPyL329;
    }
    cpy_r_r462 = CPyStatics[888]; /* 'tuck' */
    cpy_r_r463 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r463 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "board", 73, CPyStatic_scholars___options___globals);
        goto CPyL330;
    }
CPyL220: ;
    cpy_r_r464 = CPyList_GetItem(cpy_r_r463, cpy_r_r461);
    if (unlikely(cpy_r_r464 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals);
        goto CPyL330;
    }
    if (likely(PyTuple_Check(cpy_r_r464)))
        cpy_r_r465 = cpy_r_r464;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals, "tuple", cpy_r_r464);
        goto CPyL330;
    }
    cpy_r_r466 = CPySequenceTuple_GetItem(cpy_r_r465, 0);
    CPy_DECREF(cpy_r_r465);
    if (unlikely(cpy_r_r466 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals);
        goto CPyL330;
    }
    if (likely(PyUnicode_Check(cpy_r_r466)))
        cpy_r_r467 = cpy_r_r466;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals, "str", cpy_r_r466);
        goto CPyL330;
    }
    cpy_r_r468 = CPyStatics[785]; /* 'slot' */
    cpy_r_r469 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r462, cpy_r_r461, cpy_r_r467, cpy_r_r468);
    CPy_DECREF(cpy_r_r467);
    if (unlikely(cpy_r_r469 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals);
        goto CPyL330;
    }
    cpy_r_r470 = CPyTagged_StealAsObject(cpy_r_r461);
    cpy_r_r471 = PyDict_SetItem(cpy_r_r450, cpy_r_r470, cpy_r_r469);
    CPy_DECREF(cpy_r_r470);
    CPy_DECREF(cpy_r_r469);
    cpy_r_r472 = cpy_r_r471 >= 0;
    if (unlikely(!cpy_r_r472)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals);
        goto CPyL329;
    }
    cpy_r_r473 = cpy_r_r452 + 1;
    cpy_r_r452 = cpy_r_r473;
    goto CPyL217;
CPyL227: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_tuck != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_tuck);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_tuck = cpy_r_r450;
    cpy_r_r474 = 1;
    if (unlikely(!cpy_r_r474)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 73, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    cpy_r_r475 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r475 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "__init__", "Book", "translators", 74, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
CPyL229: ;
    cpy_r_r476 = (CPyPtr)((CPyPtr)cpy_r_r475 + offsetof(PyVarObject, ob_size));
    cpy_r_r477 = *(int64_t *)cpy_r_r476;
    cpy_r_r478 = cpy_r_r477 << 1;
    cpy_r_most = cpy_r_r478;
    cpy_r_r479 = PyList_New(0);
    if (unlikely(cpy_r_r479 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 75, CPyStatic_scholars___options___globals);
        goto CPyL331;
    }
    cpy_r_r480 = 0;
    CPyTagged_INCREF(cpy_r_r480);
    cpy_r_n_16 = cpy_r_r480;
    CPyTagged_DECREF(cpy_r_n_16);
CPyL231: ;
    cpy_r_r481 = cpy_r_r480 & 1;
    cpy_r_r482 = cpy_r_r481 != 0;
    if (cpy_r_r482) goto CPyL233;
    cpy_r_r483 = cpy_r_most & 1;
    cpy_r_r484 = cpy_r_r483 != 0;
    if (!cpy_r_r484) goto CPyL234;
CPyL233: ;
    cpy_r_r485 = CPyTagged_IsLt_(cpy_r_r480, cpy_r_most);
    if (cpy_r_r485) {
        goto CPyL235;
    } else
        goto CPyL332;
CPyL234: ;
    cpy_r_r486 = (Py_ssize_t)cpy_r_r480 < (Py_ssize_t)cpy_r_most;
    if (!cpy_r_r486) goto CPyL332;
CPyL235: ;
    CPyTagged_INCREF(cpy_r_r480);
    cpy_r_n_16 = cpy_r_r480;
    cpy_r_r487 = CPyStatics[3266]; /* 'silver:' */
    cpy_r_r488 = CPyTagged_Str(cpy_r_n_16);
    if (unlikely(cpy_r_r488 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 75, CPyStatic_scholars___options___globals);
        goto CPyL333;
    }
    cpy_r_r489 = CPyStr_Build(2, cpy_r_r487, cpy_r_r488);
    CPy_DECREF(cpy_r_r488);
    if (unlikely(cpy_r_r489 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 75, CPyStatic_scholars___options___globals);
        goto CPyL333;
    }
    cpy_r_r490 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n_16);
    cpy_r_r491 = CPyTagged_StealAsObject(cpy_r_n_16);
    cpy_r_r492 = CPyDict_Build(1, cpy_r_r490, cpy_r_r491);
    CPy_DECREF(cpy_r_r491);
    if (unlikely(cpy_r_r492 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 75, CPyStatic_scholars___options___globals);
        goto CPyL334;
    }
    cpy_r_r493 = CPyStatics[2441]; /* 'silver' */
    CPy_INCREF(cpy_r_r493);
    cpy_r_r494.f0 = cpy_r_r493;
    cpy_r_r495 = CPyTagged_StealAsObject(cpy_r_n_16);
    cpy_r_r496 = NULL;
    cpy_r_r497 = PyTuple_New(1);
    if (unlikely(cpy_r_r497 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5254 = cpy_r_r494.f0;
    PyTuple_SET_ITEM(cpy_r_r497, 0, __tmp5254);
    cpy_r_r498 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r489, cpy_r_r495, cpy_r_r496, cpy_r_r492, cpy_r_r497);
    CPy_DECREF(cpy_r_r489);
    CPy_DECREF(cpy_r_r495);
    CPy_DECREF(cpy_r_r492);
    CPy_DECREF(cpy_r_r497);
    if (unlikely(cpy_r_r498 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 75, CPyStatic_scholars___options___globals);
        goto CPyL335;
    }
    cpy_r_r499 = PyList_Append(cpy_r_r479, cpy_r_r498);
    CPy_DECREF(cpy_r_r498);
    cpy_r_r500 = cpy_r_r499 >= 0;
    if (unlikely(!cpy_r_r500)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 75, CPyStatic_scholars___options___globals);
        goto CPyL335;
    }
    cpy_r_r501 = CPyTagged_Add(cpy_r_r480, 2);
    CPyTagged_DECREF(cpy_r_r480);
    cpy_r_r480 = cpy_r_r501;
    goto CPyL231;
CPyL241: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_silver != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_silver);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_silver = cpy_r_r479;
    cpy_r_r502 = 1;
    if (unlikely(!cpy_r_r502)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 75, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    cpy_r_r503 = CPyStatics[3267]; /* 'allow' */
    cpy_r_r504 = NULL;
    cpy_r_r505 = NULL;
    cpy_r_r506 = NULL;
    cpy_r_r507 = NULL;
    cpy_r_r508 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r503, cpy_r_r504, cpy_r_r505, cpy_r_r506, cpy_r_r507);
    if (unlikely(cpy_r_r508 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 76, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_allow != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_allow);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_allow = cpy_r_r508;
    cpy_r_r509 = 1;
    if (unlikely(!cpy_r_r509)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 76, CPyStatic_scholars___options___globals);
        goto CPyL322;
    }
    cpy_r_r510 = CPyStatics[3268]; /* 'refuse' */
    cpy_r_r511 = CPyStatics[2441]; /* 'silver' */
    CPy_INCREF(cpy_r_r511);
    cpy_r_r512.f0 = cpy_r_r511;
    cpy_r_r513 = NULL;
    cpy_r_r514 = NULL;
    cpy_r_r515 = NULL;
    cpy_r_r516 = PyTuple_New(1);
    if (unlikely(cpy_r_r516 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5255 = cpy_r_r512.f0;
    PyTuple_SET_ITEM(cpy_r_r516, 0, __tmp5255);
    cpy_r_r517 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r510, cpy_r_r513, cpy_r_r514, cpy_r_r515, cpy_r_r516);
    CPy_DECREF(cpy_r_r516);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r517 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 77, CPyStatic_scholars___options___globals);
        goto CPyL247;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_refuse != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_refuse);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_refuse = cpy_r_r517;
    cpy_r_r518 = 1;
    if (unlikely(!cpy_r_r518)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 77, CPyStatic_scholars___options___globals);
        goto CPyL247;
    }
    return 1;
CPyL247: ;
    cpy_r_r519 = 2;
    return cpy_r_r519;
CPyL248: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL247;
CPyL249: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r45);
    goto CPyL247;
CPyL250: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r49);
    goto CPyL247;
CPyL251: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r50);
    goto CPyL247;
CPyL252: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL21;
CPyL253: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r51);
    goto CPyL247;
CPyL254: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r51);
    CPyTagged_DecRef(cpy_r_r53);
    goto CPyL247;
CPyL255: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r64);
    goto CPyL25;
CPyL256: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r64);
    goto CPyL247;
CPyL257: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL37;
CPyL258: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL247;
CPyL259: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r71);
    goto CPyL247;
CPyL260: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r73);
    goto CPyL247;
CPyL261: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r73);
    CPy_DecRef(cpy_r_r77);
    goto CPyL247;
CPyL262: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    goto CPyL247;
CPyL263: ;
    CPyTagged_DECREF(cpy_r_r93);
    CPyTagged_DECREF(cpy_r_r94);
    goto CPyL52;
CPyL264: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_steps);
    goto CPyL247;
CPyL265: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    CPyTagged_DecRef(cpy_r_steps);
    CPy_DecRef(cpy_r_r103);
    goto CPyL247;
CPyL266: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_r93);
    CPyTagged_DecRef(cpy_r_r94);
    goto CPyL247;
CPyL267: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r115);
    goto CPyL247;
CPyL268: ;
    CPy_DECREF(cpy_r_r117);
    goto CPyL63;
CPyL269: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r117);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL247;
CPyL270: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r117);
    goto CPyL247;
CPyL271: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r145);
    goto CPyL247;
CPyL272: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL84;
CPyL273: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_n_3);
    goto CPyL247;
CPyL274: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r157);
    goto CPyL247;
CPyL275: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r161);
    goto CPyL247;
CPyL276: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r157);
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r164);
    goto CPyL247;
CPyL277: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r147);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r161);
    CPy_DecRef(cpy_r_r169);
    goto CPyL247;
CPyL278: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r147);
    goto CPyL247;
CPyL279: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r182);
    goto CPyL247;
CPyL280: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r184);
    goto CPyL247;
CPyL281: ;
    CPy_DECREF(cpy_r_r187);
    goto CPyL98;
CPyL282: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r187);
    CPyTagged_DecRef(cpy_r_n_4);
    goto CPyL247;
CPyL283: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r182);
    CPy_DecRef(cpy_r_r187);
    goto CPyL247;
CPyL284: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r209);
    goto CPyL247;
CPyL285: ;
    CPy_DECREF(cpy_r_r211);
    goto CPyL110;
CPyL286: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r211);
    CPyTagged_DecRef(cpy_r_n_5);
    goto CPyL247;
CPyL287: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r209);
    CPy_DecRef(cpy_r_r211);
    goto CPyL247;
CPyL288: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r232);
    goto CPyL247;
CPyL289: ;
    CPy_DECREF(cpy_r_r234);
    goto CPyL121;
CPyL290: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r234);
    CPyTagged_DecRef(cpy_r_n_6);
    goto CPyL247;
CPyL291: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r232);
    CPy_DecRef(cpy_r_r234);
    goto CPyL247;
CPyL292: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r255);
    goto CPyL247;
CPyL293: ;
    CPy_DECREF(cpy_r_r257);
    goto CPyL132;
CPyL294: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r255);
    CPy_DecRef(cpy_r_r257);
    CPyTagged_DecRef(cpy_r_n_7);
    goto CPyL247;
CPyL295: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r255);
    CPy_DecRef(cpy_r_r257);
    goto CPyL247;
CPyL296: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r278);
    goto CPyL247;
CPyL297: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r280);
    goto CPyL247;
CPyL298: ;
    CPy_DECREF(cpy_r_r286);
    goto CPyL146;
CPyL299: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r286);
    CPyTagged_DecRef(cpy_r_n_8);
    goto CPyL247;
CPyL300: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r286);
    goto CPyL247;
CPyL301: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r307);
    goto CPyL247;
CPyL302: ;
    CPy_DECREF(cpy_r_r309);
    goto CPyL157;
CPyL303: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r307);
    CPy_DecRef(cpy_r_r309);
    CPyTagged_DecRef(cpy_r_n_9);
    goto CPyL247;
CPyL304: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r307);
    CPy_DecRef(cpy_r_r309);
    goto CPyL247;
CPyL305: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r330);
    goto CPyL247;
CPyL306: ;
    CPy_DECREF(cpy_r_r332);
    goto CPyL168;
CPyL307: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r332);
    CPyTagged_DecRef(cpy_r_n_10);
    goto CPyL247;
CPyL308: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r330);
    CPy_DecRef(cpy_r_r332);
    goto CPyL247;
CPyL309: ;
    CPy_DECREF(cpy_r_r356);
    goto CPyL177;
CPyL310: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r356);
    CPyTagged_DecRef(cpy_r_n_11);
    goto CPyL247;
CPyL311: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r356);
    goto CPyL247;
CPyL312: ;
    CPy_DECREF(cpy_r_r372);
    goto CPyL185;
CPyL313: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r372);
    CPyTagged_DecRef(cpy_r_n_12);
    goto CPyL247;
CPyL314: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r370);
    CPy_DecRef(cpy_r_r372);
    goto CPyL247;
CPyL315: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r386);
    goto CPyL247;
CPyL316: ;
    CPy_DECREF(cpy_r_r388);
    goto CPyL194;
CPyL317: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r386);
    CPy_DecRef(cpy_r_r388);
    CPyTagged_DecRef(cpy_r_n_13);
    goto CPyL247;
CPyL318: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r386);
    CPy_DecRef(cpy_r_r388);
    goto CPyL247;
CPyL319: ;
    CPy_DECREF(cpy_r_r412);
    goto CPyL202;
CPyL320: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r410);
    CPy_DecRef(cpy_r_r412);
    CPyTagged_DecRef(cpy_r_n_14);
    goto CPyL247;
CPyL321: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r410);
    CPy_DecRef(cpy_r_r412);
    goto CPyL247;
CPyL322: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL247;
CPyL323: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r427);
    goto CPyL247;
CPyL324: ;
    CPy_DECREF(cpy_r_r429);
    goto CPyL213;
CPyL325: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r427);
    CPy_DecRef(cpy_r_r429);
    CPyTagged_DecRef(cpy_r_n_15);
    goto CPyL247;
CPyL326: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r427);
    CPy_DecRef(cpy_r_r429);
    goto CPyL247;
CPyL327: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r450);
    goto CPyL247;
CPyL328: ;
    CPy_DECREF(cpy_r_r451);
    goto CPyL227;
CPyL329: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r450);
    CPy_DecRef(cpy_r_r451);
    goto CPyL247;
CPyL330: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r450);
    CPy_DecRef(cpy_r_r451);
    CPyTagged_DecRef(cpy_r_r461);
    goto CPyL247;
CPyL331: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_most);
    goto CPyL247;
CPyL332: ;
    CPyTagged_DECREF(cpy_r_most);
    CPyTagged_DECREF(cpy_r_r480);
    goto CPyL241;
CPyL333: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r479);
    CPyTagged_DecRef(cpy_r_r480);
    CPyTagged_DecRef(cpy_r_n_16);
    goto CPyL247;
CPyL334: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r479);
    CPyTagged_DecRef(cpy_r_r480);
    CPyTagged_DecRef(cpy_r_n_16);
    CPy_DecRef(cpy_r_r489);
    goto CPyL247;
CPyL335: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_most);
    CPy_DecRef(cpy_r_r479);
    CPyTagged_DecRef(cpy_r_r480);
    goto CPyL247;
}
        
        PyObject *CPyPy_scholars___options___Options_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", "performer", 0};
            PyObject *obj_book;
            PyObject *obj_performer;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO", "__init__", kwlist, &obj_book, &obj_performer)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *arg_performer = obj_performer;
            char retval = CPyDef_scholars___options___Options_____init__(arg_self, arg_book, arg_performer);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "__init__", 27, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
char CPyDef_scholars___options___Options____add_draft(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    char cpy_r_r19;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 80, CPyStatic_scholars___options___globals);
        goto CPyL15;
    }
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_starting_translators;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_draft", "Book", "starting_translators", 82, CPyStatic_scholars___options___globals);
        goto CPyL16;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = PyObject_GetIter(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 80, CPyStatic_scholars___options___globals);
        goto CPyL16;
    }
CPyL3: ;
    cpy_r_r3 = PyIter_Next(cpy_r_r2);
    if (cpy_r_r3 == NULL) goto CPyL17;
    if (likely(PyLong_Check(cpy_r_r3)))
        cpy_r_r4 = CPyTagged_FromObject(cpy_r_r3);
    else {
        CPy_TypeError("int", cpy_r_r3); cpy_r_r4 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 80, CPyStatic_scholars___options___globals);
        goto CPyL18;
    }
    cpy_r_r5 = ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_vocabulary;
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r7 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_draft", "Book", "translators", 81, CPyStatic_scholars___options___globals);
        goto CPyL19;
    }
CPyL6: ;
    cpy_r_r8 = CPyList_GetItem(cpy_r_r7, cpy_r_r4);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 81, CPyStatic_scholars___options___globals);
        goto CPyL19;
    }
    if (likely(PyTuple_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_draft", 81, CPyStatic_scholars___options___globals, "tuple", cpy_r_r8);
        goto CPyL19;
    }
    cpy_r_r10 = CPySequenceTuple_GetItem(cpy_r_r9, 0);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 81, CPyStatic_scholars___options___globals);
        goto CPyL19;
    }
    if (likely(PyUnicode_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_draft", 81, CPyStatic_scholars___options___globals, "str", cpy_r_r10);
        goto CPyL19;
    }
    cpy_r_r12 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r13 = CPyDef_scholars___options____named(cpy_r_r5, cpy_r_r6, cpy_r_r4, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 81, CPyStatic_scholars___options___globals);
        goto CPyL20;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r4);
    cpy_r_r15 = PyDict_SetItem(cpy_r_r0, cpy_r_r14, cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 80, CPyStatic_scholars___options___globals);
        goto CPyL18;
    } else
        goto CPyL3;
CPyL12: ;
    cpy_r_r17 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 80, CPyStatic_scholars___options___globals);
        goto CPyL16;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_pair != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_pair);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_pair = cpy_r_r0;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 80, CPyStatic_scholars___options___globals);
        goto CPyL15;
    }
    return 1;
CPyL15: ;
    cpy_r_r19 = 2;
    return cpy_r_r19;
CPyL16: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL15;
CPyL17: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL12;
CPyL18: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    CPy_DecRef(cpy_r_r5);
    goto CPyL15;
CPyL20: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r4);
    goto CPyL15;
}
        
        PyObject *CPyPy_scholars___options___Options____add_draft(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_add_draft", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_scholars___options___Options____add_draft(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_draft", 79, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
char CPyDef_scholars___options___Options____add_work(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    PyObject *cpy_r_r3;
    int64_t cpy_r_r4;
    CPyPtr cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    int64_t cpy_r_r10;
    CPyPtr cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    int64_t cpy_r_r17;
    CPyTagged cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    CPyTagged cpy_r_r28;
    int64_t cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyTagged cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    char cpy_r_r37;
    CPyTagged cpy_r_n_2;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    int64_t cpy_r_r40;
    CPyPtr cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    CPyTagged cpy_r_r51;
    int64_t cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    tuple_T2II cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    CPyTagged cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    int32_t cpy_r_r68;
    char cpy_r_r69;
    char cpy_r_r70;
    char cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    PyObject *cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_r102;
    CPyTagged cpy_r_place;
    int64_t cpy_r_r103;
    char cpy_r_r104;
    int64_t cpy_r_r105;
    char cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    CPyTagged cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    CPyPtr cpy_r_r113;
    int64_t cpy_r_r114;
    int64_t cpy_r_r115;
    char cpy_r_r116;
    CPyTagged cpy_r_n_3;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    CPyTagged cpy_r_r124;
    tuple_T2II cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
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
    CPyTagged cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    tuple_T2OO cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    int32_t cpy_r_r146;
    char cpy_r_r147;
    CPyTagged cpy_r_r148;
    int64_t cpy_r_r149;
    int32_t cpy_r_r150;
    char cpy_r_r151;
    CPyTagged cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyTagged cpy_r_r155;
    PyObject *cpy_r_r156;
    int64_t cpy_r_r157;
    CPyPtr cpy_r_r158;
    int64_t cpy_r_r159;
    char cpy_r_r160;
    CPyTagged cpy_r_n_4;
    CPyPtr cpy_r_r161;
    CPyPtr cpy_r_r162;
    int64_t cpy_r_r163;
    CPyPtr cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    CPyTagged cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    CPyPtr cpy_r_r171;
    int64_t cpy_r_r172;
    int64_t cpy_r_r173;
    char cpy_r_r174;
    CPyTagged cpy_r_place_2;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    CPyTagged cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    tuple_T2II cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    tuple_T1O cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    int32_t cpy_r_r197;
    char cpy_r_r198;
    CPyTagged cpy_r_r199;
    int64_t cpy_r_r200;
    int32_t cpy_r_r201;
    char cpy_r_r202;
    CPyTagged cpy_r_r203;
    int64_t cpy_r_r204;
    char cpy_r_r205;
    PyObject *cpy_r_r206;
    CPyTagged cpy_r_r207;
    PyObject *cpy_r_r208;
    int64_t cpy_r_r209;
    CPyPtr cpy_r_r210;
    int64_t cpy_r_r211;
    char cpy_r_r212;
    CPyTagged cpy_r_n_5;
    CPyPtr cpy_r_r213;
    CPyPtr cpy_r_r214;
    int64_t cpy_r_r215;
    CPyPtr cpy_r_r216;
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
    tuple_T1O cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    int32_t cpy_r_r237;
    char cpy_r_r238;
    CPyTagged cpy_r_r239;
    int64_t cpy_r_r240;
    char cpy_r_r241;
    char cpy_r_r242;
    cpy_r_r0 = ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_vocabulary;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyDict_New();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r2 = 0;
    cpy_r_r3 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_work", "Book", "board", 88, CPyStatic_scholars___options___globals);
        goto CPyL116;
    }
    CPy_INCREF(cpy_r_r3);
CPyL2: ;
    cpy_r_r4 = 0;
CPyL3: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL117;
    cpy_r_n = cpy_r_r2;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(PyTuple_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals, "tuple", cpy_r_r12);
        goto CPyL118;
    }
    cpy_r_r14 = CPySequenceTuple_GetItem(cpy_r_r13, 2);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals);
        goto CPyL119;
    }
    if (likely(PyTuple_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals, "tuple", cpy_r_r14);
        goto CPyL119;
    }
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyVarObject, ob_size));
    cpy_r_r17 = *(int64_t *)cpy_r_r16;
    CPy_DECREF(cpy_r_r15);
    cpy_r_r18 = cpy_r_r17 << 1;
    cpy_r_r19 = cpy_r_r18 != 0;
    if (!cpy_r_r19) goto CPyL120;
    cpy_r_r20 = CPyStatics[785]; /* 'slot' */
    cpy_r_r21 = CPySequenceTuple_GetItem(cpy_r_r13, 0);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals);
        goto CPyL118;
    }
    if (likely(PyUnicode_Check(cpy_r_r21)))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals, "str", cpy_r_r21);
        goto CPyL118;
    }
    cpy_r_r23 = CPyStatics[785]; /* 'slot' */
    cpy_r_r24 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r20, cpy_r_n, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals);
        goto CPyL118;
    }
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r26 = PyDict_SetItem(cpy_r_r1, cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals);
        goto CPyL121;
    }
CPyL12: ;
    cpy_r_r28 = cpy_r_r2 + 2;
    cpy_r_r2 = cpy_r_r28;
    cpy_r_r29 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r29;
    goto CPyL3;
CPyL13: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_slot != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_slot);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_slot = cpy_r_r1;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 88, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r31 = PyList_New(0);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 89, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r32 = 0;
    cpy_r_r33 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_work", "Book", "action_cards", 89, CPyStatic_scholars___options___globals);
        goto CPyL122;
    }
    CPy_INCREF(cpy_r_r33);
CPyL16: ;
    cpy_r_r34 = 0;
CPyL17: ;
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = cpy_r_r34 < cpy_r_r36;
    if (!cpy_r_r37) goto CPyL123;
    cpy_r_n_2 = cpy_r_r32;
    cpy_r_r38 = (CPyPtr)((CPyPtr)cpy_r_r33 + offsetof(PyListObject, ob_item));
    cpy_r_r39 = *(CPyPtr *)cpy_r_r38;
    cpy_r_r40 = cpy_r_r34 * 8;
    cpy_r_r41 = cpy_r_r39 + cpy_r_r40;
    cpy_r_r42 = *(PyObject * *)cpy_r_r41;
    CPy_INCREF(cpy_r_r42);
    if (likely(PyTuple_Check(cpy_r_r42)))
        cpy_r_r43 = cpy_r_r42;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 89, CPyStatic_scholars___options___globals, "tuple", cpy_r_r42);
        goto CPyL124;
    }
    cpy_r_r44 = CPyStatics[390]; /* 'card' */
    cpy_r_r45 = CPySequenceTuple_GetItem(cpy_r_r43, 0);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 89, CPyStatic_scholars___options___globals);
        goto CPyL124;
    }
    if (likely(PyUnicode_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 89, CPyStatic_scholars___options___globals, "str", cpy_r_r45);
        goto CPyL124;
    }
    cpy_r_r47 = CPyStatics[390]; /* 'card' */
    cpy_r_r48 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r44, cpy_r_n_2, cpy_r_r46, cpy_r_r47);
    CPyTagged_DECREF(cpy_r_n_2);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 89, CPyStatic_scholars___options___globals);
        goto CPyL125;
    }
    cpy_r_r49 = PyList_Append(cpy_r_r31, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 89, CPyStatic_scholars___options___globals);
        goto CPyL125;
    }
    cpy_r_r51 = cpy_r_r32 + 2;
    cpy_r_r32 = cpy_r_r51;
    cpy_r_r52 = cpy_r_r34 + 1;
    cpy_r_r34 = cpy_r_r52;
    goto CPyL17;
CPyL24: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_card != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_card);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_card = cpy_r_r31;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 89, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r54 = PyDict_New();
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r55 = CPyDef_scholars___options____dice(cpy_r_book);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL126;
    }
    cpy_r_r56 = PyObject_GetIter(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL126;
    }
CPyL28: ;
    cpy_r_r57 = PyIter_Next(cpy_r_r56);
    if (cpy_r_r57 == NULL) goto CPyL127;
    PyObject *__tmp5256;
    if (unlikely(!(PyTuple_Check(cpy_r_r57) && PyTuple_GET_SIZE(cpy_r_r57) == 2))) {
        __tmp5256 = NULL;
        goto __LL5257;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r57, 0))))
        __tmp5256 = PyTuple_GET_ITEM(cpy_r_r57, 0);
    else {
        __tmp5256 = NULL;
    }
    if (__tmp5256 == NULL) goto __LL5257;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r57, 1))))
        __tmp5256 = PyTuple_GET_ITEM(cpy_r_r57, 1);
    else {
        __tmp5256 = NULL;
    }
    if (__tmp5256 == NULL) goto __LL5257;
    __tmp5256 = cpy_r_r57;
__LL5257: ;
    if (unlikely(__tmp5256 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r57); cpy_r_r58 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp5258 = PyTuple_GET_ITEM(cpy_r_r57, 0);
        CPyTagged __tmp5259;
        if (likely(PyLong_Check(__tmp5258)))
            __tmp5259 = CPyTagged_FromObject(__tmp5258);
        else {
            goto __LL5260;
        }
        cpy_r_r58.f0 = __tmp5259;
        PyObject *__tmp5261 = PyTuple_GET_ITEM(cpy_r_r57, 1);
        CPyTagged __tmp5262;
        if (likely(PyLong_Check(__tmp5261)))
            __tmp5262 = CPyTagged_FromObject(__tmp5261);
        else {
            goto __LL5263;
        }
        cpy_r_r58.f1 = __tmp5262;
    }
    goto __LL5264;
__LL5260: ;
    cpy_r_r58 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5264;
__LL5263: ;
    CPyTagged_DECREF(cpy_r_r58.f0);
    cpy_r_r58 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5264;
__LL5264: ;
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL128;
    }
    cpy_r_r59 = CPyStatic_scholars___options___globals;
    cpy_r_r60 = CPyStatics[2650]; /* 'die_of' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL129;
    }
    CPyTagged_INCREF(cpy_r_r58.f0);
    CPyTagged_INCREF(cpy_r_r58.f1);
    cpy_r_r62 = PyTuple_New(2);
    if (unlikely(cpy_r_r62 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5265 = CPyTagged_StealAsObject(cpy_r_r58.f0);
    PyTuple_SET_ITEM(cpy_r_r62, 0, __tmp5265);
    PyObject *__tmp5266 = CPyTagged_StealAsObject(cpy_r_r58.f1);
    PyTuple_SET_ITEM(cpy_r_r62, 1, __tmp5266);
    cpy_r_r63 = PyObject_CallObject(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL129;
    }
    if (likely(PyLong_Check(cpy_r_r63)))
        cpy_r_r64 = CPyTagged_FromObject(cpy_r_r63);
    else {
        CPy_TypeError("int", cpy_r_r63); cpy_r_r64 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL129;
    }
    cpy_r_r65 = CPyStatics[543]; /* 'die' */
    cpy_r_r66 = CPyDef_scholars___options____die(cpy_r_r0, cpy_r_r65, cpy_r_r58, cpy_r_book);
    CPyTagged_DECREF(cpy_r_r58.f0);
    CPyTagged_DECREF(cpy_r_r58.f1);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL130;
    }
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_r64);
    cpy_r_r68 = PyDict_SetItem(cpy_r_r54, cpy_r_r67, cpy_r_r66);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    cpy_r_r69 = cpy_r_r68 >= 0;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL128;
    } else
        goto CPyL28;
CPyL35: ;
    cpy_r_r70 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r70)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL126;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_die != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_die);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_die = cpy_r_r54;
    cpy_r_r71 = 1;
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 90, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r72 = CPyStatics[3269]; /* 'one-die' */
    cpy_r_r73 = NULL;
    cpy_r_r74 = NULL;
    cpy_r_r75 = NULL;
    cpy_r_r76 = NULL;
    cpy_r_r77 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r72, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 91, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_one_die != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_one_die);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_one_die = cpy_r_r77;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 91, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r79 = CPyStatics[3270]; /* 'no-die' */
    cpy_r_r80 = NULL;
    cpy_r_r81 = NULL;
    cpy_r_r82 = NULL;
    cpy_r_r83 = NULL;
    cpy_r_r84 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r79, cpy_r_r80, cpy_r_r81, cpy_r_r82, cpy_r_r83);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 92, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_no_die != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_no_die);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_no_die = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 92, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r86 = CPyStatics[3271]; /* 'with-printed' */
    cpy_r_r87 = NULL;
    cpy_r_r88 = NULL;
    cpy_r_r89 = NULL;
    cpy_r_r90 = NULL;
    cpy_r_r91 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r86, cpy_r_r87, cpy_r_r88, cpy_r_r89, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 93, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_with_printed != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_with_printed);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_with_printed = cpy_r_r91;
    cpy_r_r92 = 1;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 93, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r93 = CPyStatics[3272]; /* 'without-printed' */
    cpy_r_r94 = NULL;
    cpy_r_r95 = NULL;
    cpy_r_r96 = NULL;
    cpy_r_r97 = NULL;
    cpy_r_r98 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r93, cpy_r_r94, cpy_r_r95, cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 94, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_without_printed != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_without_printed);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_without_printed = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 94, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r100 = PyList_New(0);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 95, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r101 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_dice_on_card;
    CPyTagged_INCREF(cpy_r_r101);
    cpy_r_r102 = 0;
    CPyTagged_INCREF(cpy_r_r102);
    cpy_r_place = cpy_r_r102;
    CPyTagged_DECREF(cpy_r_place);
CPyL47: ;
    cpy_r_r103 = cpy_r_r102 & 1;
    cpy_r_r104 = cpy_r_r103 != 0;
    if (cpy_r_r104) goto CPyL49;
    cpy_r_r105 = cpy_r_r101 & 1;
    cpy_r_r106 = cpy_r_r105 != 0;
    if (!cpy_r_r106) goto CPyL50;
CPyL49: ;
    cpy_r_r107 = CPyTagged_IsLt_(cpy_r_r102, cpy_r_r101);
    if (cpy_r_r107) {
        goto CPyL51;
    } else
        goto CPyL131;
CPyL50: ;
    cpy_r_r108 = (Py_ssize_t)cpy_r_r102 < (Py_ssize_t)cpy_r_r101;
    if (!cpy_r_r108) goto CPyL131;
CPyL51: ;
    CPyTagged_INCREF(cpy_r_r102);
    cpy_r_place = cpy_r_r102;
    cpy_r_r109 = PyList_New(0);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 96, CPyStatic_scholars___options___globals);
        goto CPyL132;
    }
    cpy_r_r110 = 0;
    cpy_r_r111 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    cpy_r_r112 = ((serai___games___scholars___book___WordsObject *)cpy_r_r111)->_workers;
    CPy_INCREF(cpy_r_r112);
    cpy_r_r113 = (CPyPtr)((CPyPtr)cpy_r_r112 + offsetof(PyVarObject, ob_size));
    cpy_r_r114 = *(int64_t *)cpy_r_r113;
    cpy_r_r115 = 0;
CPyL53: ;
    cpy_r_r116 = cpy_r_r115 < cpy_r_r114;
    if (!cpy_r_r116) goto CPyL133;
    cpy_r_n_3 = cpy_r_r110;
    cpy_r_r117 = CPySequenceTuple_GetItemUnsafe(cpy_r_r112, cpy_r_r115);
    if (likely(PyUnicode_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 96, CPyStatic_scholars___options___globals, "str", cpy_r_r117);
        goto CPyL134;
    }
    cpy_r_r119 = CPyStatics[3273]; /* 'put:' */
    cpy_r_r120 = CPyTagged_Add(cpy_r_place, 2);
    cpy_r_r121 = CPyTagged_Str(cpy_r_r120);
    CPyTagged_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 98, CPyStatic_scholars___options___globals);
        goto CPyL135;
    }
    cpy_r_r122 = CPyStatics[143]; /* ':' */
    cpy_r_r123 = CPyStr_Build(4, cpy_r_r119, cpy_r_r121, cpy_r_r122, cpy_r_r118);
    CPy_DECREF(cpy_r_r121);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 98, CPyStatic_scholars___options___globals);
        goto CPyL135;
    }
    CPyTagged_INCREF(cpy_r_place);
    cpy_r_r124 = cpy_r_place;
    cpy_r_r125.f0 = cpy_r_r124;
    cpy_r_r125.f1 = cpy_r_n_3;
    cpy_r_r126 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r127 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r128 = CPyStr_Build(2, cpy_r_r127, cpy_r_r118);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 100, CPyStatic_scholars___options___globals);
        goto CPyL136;
    }
    cpy_r_r129 = CPyStatics[31]; /* 'n' */
    cpy_r_r130 = CPyStatics[649]; /* 'place' */
    cpy_r_r131 = CPyTagged_Add(cpy_r_place, 2);
    cpy_r_r132 = CPyStatics[4897]; /* 1 */
    cpy_r_r133 = CPyTagged_StealAsObject(cpy_r_r131);
    cpy_r_r134 = CPyDict_Build(3, cpy_r_r126, cpy_r_r128, cpy_r_r129, cpy_r_r132, cpy_r_r130, cpy_r_r133);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 100, CPyStatic_scholars___options___globals);
        goto CPyL136;
    }
    cpy_r_r135 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r136 = CPyStr_Build(2, cpy_r_r135, cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 101, CPyStatic_scholars___options___globals);
        goto CPyL137;
    }
    cpy_r_r137 = CPyStatics[3274]; /* 'placed-die-' */
    cpy_r_r138 = CPyTagged_Add(cpy_r_place, 2);
    cpy_r_r139 = CPyTagged_Str(cpy_r_r138);
    CPyTagged_DECREF(cpy_r_r138);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 101, CPyStatic_scholars___options___globals);
        goto CPyL138;
    }
    cpy_r_r140 = CPyStr_Build(2, cpy_r_r137, cpy_r_r139);
    CPy_DECREF(cpy_r_r139);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 101, CPyStatic_scholars___options___globals);
        goto CPyL138;
    }
    cpy_r_r141.f0 = cpy_r_r136;
    cpy_r_r141.f1 = cpy_r_r140;
    cpy_r_r142 = PyTuple_New(2);
    if (unlikely(cpy_r_r142 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5267 = CPyTagged_StealAsObject(cpy_r_r125.f0);
    PyTuple_SET_ITEM(cpy_r_r142, 0, __tmp5267);
    PyObject *__tmp5268 = CPyTagged_StealAsObject(cpy_r_r125.f1);
    PyTuple_SET_ITEM(cpy_r_r142, 1, __tmp5268);
    cpy_r_r143 = NULL;
    cpy_r_r144 = PyTuple_New(2);
    if (unlikely(cpy_r_r144 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5269 = cpy_r_r141.f0;
    PyTuple_SET_ITEM(cpy_r_r144, 0, __tmp5269);
    PyObject *__tmp5270 = cpy_r_r141.f1;
    PyTuple_SET_ITEM(cpy_r_r144, 1, __tmp5270);
    cpy_r_r145 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r123, cpy_r_r142, cpy_r_r143, cpy_r_r134, cpy_r_r144);
    CPy_DECREF(cpy_r_r123);
    CPy_DECREF(cpy_r_r142);
    CPy_DECREF(cpy_r_r134);
    CPy_DECREF(cpy_r_r144);
    if (unlikely(cpy_r_r145 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 97, CPyStatic_scholars___options___globals);
        goto CPyL139;
    }
    cpy_r_r146 = PyList_Append(cpy_r_r109, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r147 = cpy_r_r146 >= 0;
    if (unlikely(!cpy_r_r147)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 96, CPyStatic_scholars___options___globals);
        goto CPyL139;
    }
    cpy_r_r148 = cpy_r_r110 + 2;
    cpy_r_r110 = cpy_r_r148;
    cpy_r_r149 = cpy_r_r115 + 1;
    cpy_r_r115 = cpy_r_r149;
    goto CPyL53;
CPyL65: ;
    cpy_r_r150 = PyList_Append(cpy_r_r100, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r151 = cpy_r_r150 >= 0;
    if (unlikely(!cpy_r_r151)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 95, CPyStatic_scholars___options___globals);
        goto CPyL140;
    }
    cpy_r_r152 = CPyTagged_Add(cpy_r_r102, 2);
    CPyTagged_DECREF(cpy_r_r102);
    cpy_r_r102 = cpy_r_r152;
    goto CPyL47;
CPyL67: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_put != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_put);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_put = cpy_r_r100;
    cpy_r_r153 = 1;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 95, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r154 = PyList_New(0);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 107, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r155 = 0;
    cpy_r_r156 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_action_cards;
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_work", "Book", "action_cards", 115, CPyStatic_scholars___options___globals);
        goto CPyL141;
    }
    CPy_INCREF(cpy_r_r156);
CPyL70: ;
    cpy_r_r157 = 0;
CPyL71: ;
    cpy_r_r158 = (CPyPtr)((CPyPtr)cpy_r_r156 + offsetof(PyVarObject, ob_size));
    cpy_r_r159 = *(int64_t *)cpy_r_r158;
    cpy_r_r160 = cpy_r_r157 < cpy_r_r159;
    if (!cpy_r_r160) goto CPyL142;
    cpy_r_n_4 = cpy_r_r155;
    cpy_r_r161 = (CPyPtr)((CPyPtr)cpy_r_r156 + offsetof(PyListObject, ob_item));
    cpy_r_r162 = *(CPyPtr *)cpy_r_r161;
    cpy_r_r163 = cpy_r_r157 * 8;
    cpy_r_r164 = cpy_r_r162 + cpy_r_r163;
    cpy_r_r165 = *(PyObject * *)cpy_r_r164;
    CPy_INCREF(cpy_r_r165);
    if (likely(PyTuple_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 107, CPyStatic_scholars___options___globals, "tuple", cpy_r_r165);
        goto CPyL143;
    }
    cpy_r_r167 = PyList_New(0);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 108, CPyStatic_scholars___options___globals);
        goto CPyL144;
    }
    cpy_r_r168 = 0;
    cpy_r_r169 = CPySequenceTuple_GetItem(cpy_r_r166, 4);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 113, CPyStatic_scholars___options___globals);
        goto CPyL145;
    }
    if (likely(PyTuple_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 113, CPyStatic_scholars___options___globals, "tuple", cpy_r_r169);
        goto CPyL145;
    }
    cpy_r_r171 = (CPyPtr)((CPyPtr)cpy_r_r170 + offsetof(PyVarObject, ob_size));
    cpy_r_r172 = *(int64_t *)cpy_r_r171;
    cpy_r_r173 = 0;
CPyL77: ;
    cpy_r_r174 = cpy_r_r173 < cpy_r_r172;
    if (!cpy_r_r174) goto CPyL146;
    cpy_r_place_2 = cpy_r_r168;
    cpy_r_r175 = CPySequenceTuple_GetItemUnsafe(cpy_r_r170, cpy_r_r173);
    if (likely(PyObject_TypeCheck(cpy_r_r175, CPyType_kernel___effects___Effect)))
        cpy_r_r176 = cpy_r_r175;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 108, CPyStatic_scholars___options___globals, "serai.kernel.effects.Effect", cpy_r_r175);
        goto CPyL147;
    }
    cpy_r_r177 = CPyStatics[3275]; /* 'work:' */
    cpy_r_r178 = CPySequenceTuple_GetItem(cpy_r_r166, 0);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 110, CPyStatic_scholars___options___globals);
        goto CPyL148;
    }
    if (likely(PyUnicode_Check(cpy_r_r178)))
        cpy_r_r179 = cpy_r_r178;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 110, CPyStatic_scholars___options___globals, "str", cpy_r_r178);
        goto CPyL148;
    }
    cpy_r_r180 = CPyStatics[143]; /* ':' */
    cpy_r_r181 = CPyTagged_Add(cpy_r_place_2, 2);
    cpy_r_r182 = CPyTagged_Str(cpy_r_r181);
    CPyTagged_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 110, CPyStatic_scholars___options___globals);
        goto CPyL149;
    }
    cpy_r_r183 = CPyStr_Build(4, cpy_r_r177, cpy_r_r179, cpy_r_r180, cpy_r_r182);
    CPy_DECREF(cpy_r_r179);
    CPy_DECREF(cpy_r_r182);
    if (unlikely(cpy_r_r183 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 110, CPyStatic_scholars___options___globals);
        goto CPyL148;
    }
    CPyTagged_INCREF(cpy_r_n_4);
    cpy_r_r184.f0 = cpy_r_n_4;
    cpy_r_r184.f1 = cpy_r_place_2;
    cpy_r_r185 = CPyStatics[390]; /* 'card' */
    cpy_r_r186 = CPySequenceTuple_GetItem(cpy_r_r166, 0);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 110, CPyStatic_scholars___options___globals);
        goto CPyL150;
    }
    if (likely(PyUnicode_Check(cpy_r_r186)))
        cpy_r_r187 = cpy_r_r186;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 110, CPyStatic_scholars___options___globals, "str", cpy_r_r186);
        goto CPyL150;
    }
    cpy_r_r188 = CPyStatics[602]; /* 'effect' */
    cpy_r_r189 = CPyDict_Build(2, cpy_r_r185, cpy_r_r187, cpy_r_r188, cpy_r_r176);
    CPy_DECREF(cpy_r_r187);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 110, CPyStatic_scholars___options___globals);
        goto CPyL151;
    }
    cpy_r_r190 = CPySequenceTuple_GetItem(cpy_r_r166, 0);
    if (unlikely(cpy_r_r190 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 111, CPyStatic_scholars___options___globals);
        goto CPyL152;
    }
    if (likely(PyUnicode_Check(cpy_r_r190)))
        cpy_r_r191 = cpy_r_r190;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 111, CPyStatic_scholars___options___globals, "str", cpy_r_r190);
        goto CPyL152;
    }
    cpy_r_r192.f0 = cpy_r_r191;
    cpy_r_r193 = PyTuple_New(2);
    if (unlikely(cpy_r_r193 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5271 = CPyTagged_StealAsObject(cpy_r_r184.f0);
    PyTuple_SET_ITEM(cpy_r_r193, 0, __tmp5271);
    PyObject *__tmp5272 = CPyTagged_StealAsObject(cpy_r_r184.f1);
    PyTuple_SET_ITEM(cpy_r_r193, 1, __tmp5272);
    cpy_r_r194 = NULL;
    cpy_r_r195 = PyTuple_New(1);
    if (unlikely(cpy_r_r195 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5273 = cpy_r_r192.f0;
    PyTuple_SET_ITEM(cpy_r_r195, 0, __tmp5273);
    cpy_r_r196 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r183, cpy_r_r193, cpy_r_r194, cpy_r_r189, cpy_r_r195);
    CPy_DECREF(cpy_r_r183);
    CPy_DECREF(cpy_r_r193);
    CPy_DECREF(cpy_r_r189);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r196 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 109, CPyStatic_scholars___options___globals);
        goto CPyL153;
    }
    cpy_r_r197 = PyList_Append(cpy_r_r167, cpy_r_r196);
    CPy_DECREF(cpy_r_r196);
    cpy_r_r198 = cpy_r_r197 >= 0;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 108, CPyStatic_scholars___options___globals);
        goto CPyL153;
    }
    cpy_r_r199 = cpy_r_r168 + 2;
    cpy_r_r168 = cpy_r_r199;
    cpy_r_r200 = cpy_r_r173 + 1;
    cpy_r_r173 = cpy_r_r200;
    goto CPyL77;
CPyL91: ;
    cpy_r_r201 = PyList_Append(cpy_r_r154, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    cpy_r_r202 = cpy_r_r201 >= 0;
    if (unlikely(!cpy_r_r202)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 107, CPyStatic_scholars___options___globals);
        goto CPyL154;
    }
    cpy_r_r203 = cpy_r_r155 + 2;
    cpy_r_r155 = cpy_r_r203;
    cpy_r_r204 = cpy_r_r157 + 1;
    cpy_r_r157 = cpy_r_r204;
    goto CPyL71;
CPyL93: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_work != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_work);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_work = cpy_r_r154;
    cpy_r_r205 = 1;
    if (unlikely(!cpy_r_r205)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 107, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r206 = PyList_New(0);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 117, CPyStatic_scholars___options___globals);
        goto CPyL115;
    }
    cpy_r_r207 = 0;
    cpy_r_r208 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_translators;
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_work", "Book", "translators", 119, CPyStatic_scholars___options___globals);
        goto CPyL155;
    }
    CPy_INCREF(cpy_r_r208);
CPyL96: ;
    cpy_r_r209 = 0;
CPyL97: ;
    cpy_r_r210 = (CPyPtr)((CPyPtr)cpy_r_r208 + offsetof(PyVarObject, ob_size));
    cpy_r_r211 = *(int64_t *)cpy_r_r210;
    cpy_r_r212 = cpy_r_r209 < cpy_r_r211;
    if (!cpy_r_r212) goto CPyL156;
    cpy_r_n_5 = cpy_r_r207;
    cpy_r_r213 = (CPyPtr)((CPyPtr)cpy_r_r208 + offsetof(PyListObject, ob_item));
    cpy_r_r214 = *(CPyPtr *)cpy_r_r213;
    cpy_r_r215 = cpy_r_r209 * 8;
    cpy_r_r216 = cpy_r_r214 + cpy_r_r215;
    cpy_r_r217 = *(PyObject * *)cpy_r_r216;
    CPy_INCREF(cpy_r_r217);
    if (likely(PyTuple_Check(cpy_r_r217)))
        cpy_r_r218 = cpy_r_r217;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 117, CPyStatic_scholars___options___globals, "tuple", cpy_r_r217);
        goto CPyL157;
    }
    cpy_r_r219 = CPyStatics[884]; /* 'use:' */
    cpy_r_r220 = CPySequenceTuple_GetItem(cpy_r_r218, 0);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals);
        goto CPyL158;
    }
    if (likely(PyUnicode_Check(cpy_r_r220)))
        cpy_r_r221 = cpy_r_r220;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals, "str", cpy_r_r220);
        goto CPyL158;
    }
    cpy_r_r222 = CPyStr_Build(2, cpy_r_r219, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals);
        goto CPyL158;
    }
    cpy_r_r223 = CPyStatics[2329]; /* 'translator' */
    cpy_r_r224 = CPySequenceTuple_GetItem(cpy_r_r218, 0);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals);
        goto CPyL159;
    }
    if (likely(PyUnicode_Check(cpy_r_r224)))
        cpy_r_r225 = cpy_r_r224;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals, "str", cpy_r_r224);
        goto CPyL159;
    }
    cpy_r_r226 = CPyStatics[602]; /* 'effect' */
    cpy_r_r227 = CPySequenceTuple_GetItem(cpy_r_r218, 12);
    if (unlikely(cpy_r_r227 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals);
        goto CPyL160;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r227, CPyType_kernel___effects___Effect)))
        cpy_r_r228 = cpy_r_r227;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals, "serai.kernel.effects.Effect", cpy_r_r227);
        goto CPyL160;
    }
    cpy_r_r229 = CPyDict_Build(2, cpy_r_r223, cpy_r_r225, cpy_r_r226, cpy_r_r228);
    CPy_DECREF(cpy_r_r225);
    CPy_DECREF(cpy_r_r228);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals);
        goto CPyL159;
    }
    cpy_r_r230 = CPySequenceTuple_GetItem(cpy_r_r218, 0);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals);
        goto CPyL161;
    }
    if (likely(PyUnicode_Check(cpy_r_r230)))
        cpy_r_r231 = cpy_r_r230;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals, "str", cpy_r_r230);
        goto CPyL161;
    }
    cpy_r_r232.f0 = cpy_r_r231;
    cpy_r_r233 = CPyTagged_StealAsObject(cpy_r_n_5);
    cpy_r_r234 = NULL;
    cpy_r_r235 = PyTuple_New(1);
    if (unlikely(cpy_r_r235 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5274 = cpy_r_r232.f0;
    PyTuple_SET_ITEM(cpy_r_r235, 0, __tmp5274);
    cpy_r_r236 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r222, cpy_r_r233, cpy_r_r234, cpy_r_r229, cpy_r_r235);
    CPy_DECREF(cpy_r_r222);
    CPy_DECREF(cpy_r_r233);
    CPy_DECREF(cpy_r_r229);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(cpy_r_r236 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 118, CPyStatic_scholars___options___globals);
        goto CPyL162;
    }
    cpy_r_r237 = PyList_Append(cpy_r_r206, cpy_r_r236);
    CPy_DECREF(cpy_r_r236);
    cpy_r_r238 = cpy_r_r237 >= 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 117, CPyStatic_scholars___options___globals);
        goto CPyL162;
    }
    cpy_r_r239 = cpy_r_r207 + 2;
    cpy_r_r207 = cpy_r_r239;
    cpy_r_r240 = cpy_r_r209 + 1;
    cpy_r_r209 = cpy_r_r240;
    goto CPyL97;
CPyL112: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_use != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_use);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_use = cpy_r_r206;
    cpy_r_r241 = 1;
    if (unlikely(!cpy_r_r241)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 117, CPyStatic_scholars___options___globals);
        goto CPyL114;
    }
    return 1;
CPyL114: ;
    cpy_r_r242 = 2;
    return cpy_r_r242;
CPyL115: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL114;
CPyL116: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL114;
CPyL117: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL13;
CPyL118: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL114;
CPyL119: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r13);
    goto CPyL114;
CPyL120: ;
    CPyTagged_DECREF(cpy_r_n);
    CPy_DECREF(cpy_r_r13);
    goto CPyL12;
CPyL121: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL114;
CPyL122: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    goto CPyL114;
CPyL123: ;
    CPy_DECREF(cpy_r_r33);
    goto CPyL24;
CPyL124: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL114;
CPyL125: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r33);
    goto CPyL114;
CPyL126: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r54);
    goto CPyL114;
CPyL127: ;
    CPy_DECREF(cpy_r_r56);
    goto CPyL35;
CPyL128: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    goto CPyL114;
CPyL129: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r58.f0);
    CPyTagged_DecRef(cpy_r_r58.f1);
    goto CPyL114;
CPyL130: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r64);
    goto CPyL114;
CPyL131: ;
    CPyTagged_DECREF(cpy_r_r101);
    CPyTagged_DECREF(cpy_r_r102);
    goto CPyL67;
CPyL132: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL114;
CPyL133: ;
    CPyTagged_DECREF(cpy_r_place);
    CPy_DECREF(cpy_r_r112);
    goto CPyL65;
CPyL134: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    CPyTagged_DecRef(cpy_r_n_3);
    goto CPyL114;
CPyL135: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r118);
    goto CPyL114;
CPyL136: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r118);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r125.f0);
    CPyTagged_DecRef(cpy_r_r125.f1);
    goto CPyL114;
CPyL137: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r125.f0);
    CPyTagged_DecRef(cpy_r_r125.f1);
    CPy_DecRef(cpy_r_r134);
    goto CPyL114;
CPyL138: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r123);
    CPyTagged_DecRef(cpy_r_r125.f0);
    CPyTagged_DecRef(cpy_r_r125.f1);
    CPy_DecRef(cpy_r_r134);
    CPy_DecRef(cpy_r_r136);
    goto CPyL114;
CPyL139: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    CPyTagged_DecRef(cpy_r_place);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r112);
    goto CPyL114;
CPyL140: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r100);
    CPyTagged_DecRef(cpy_r_r101);
    CPyTagged_DecRef(cpy_r_r102);
    goto CPyL114;
CPyL141: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    goto CPyL114;
CPyL142: ;
    CPy_DECREF(cpy_r_r156);
    goto CPyL93;
CPyL143: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    goto CPyL114;
CPyL144: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    goto CPyL114;
CPyL145: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    goto CPyL114;
CPyL146: ;
    CPyTagged_DECREF(cpy_r_n_4);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_r170);
    goto CPyL91;
CPyL147: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    goto CPyL114;
CPyL148: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r176);
    goto CPyL114;
CPyL149: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r170);
    CPyTagged_DecRef(cpy_r_place_2);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r179);
    goto CPyL114;
CPyL150: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r176);
    CPy_DecRef(cpy_r_r183);
    CPyTagged_DecRef(cpy_r_r184.f0);
    CPyTagged_DecRef(cpy_r_r184.f1);
    goto CPyL114;
CPyL151: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r183);
    CPyTagged_DecRef(cpy_r_r184.f0);
    CPyTagged_DecRef(cpy_r_r184.f1);
    goto CPyL114;
CPyL152: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r170);
    CPy_DecRef(cpy_r_r183);
    CPyTagged_DecRef(cpy_r_r184.f0);
    CPyTagged_DecRef(cpy_r_r184.f1);
    CPy_DecRef(cpy_r_r189);
    goto CPyL114;
CPyL153: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    CPyTagged_DecRef(cpy_r_n_4);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r167);
    CPy_DecRef(cpy_r_r170);
    goto CPyL114;
CPyL154: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r154);
    CPy_DecRef(cpy_r_r156);
    goto CPyL114;
CPyL155: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r206);
    goto CPyL114;
CPyL156: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r208);
    goto CPyL112;
CPyL157: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r206);
    CPy_DecRef(cpy_r_r208);
    CPyTagged_DecRef(cpy_r_n_5);
    goto CPyL114;
CPyL158: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r206);
    CPy_DecRef(cpy_r_r208);
    CPyTagged_DecRef(cpy_r_n_5);
    CPy_DecRef(cpy_r_r218);
    goto CPyL114;
CPyL159: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r206);
    CPy_DecRef(cpy_r_r208);
    CPyTagged_DecRef(cpy_r_n_5);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r222);
    goto CPyL114;
CPyL160: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r206);
    CPy_DecRef(cpy_r_r208);
    CPyTagged_DecRef(cpy_r_n_5);
    CPy_DecRef(cpy_r_r218);
    CPy_DecRef(cpy_r_r222);
    CPy_DecRef(cpy_r_r225);
    goto CPyL114;
CPyL161: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r206);
    CPy_DecRef(cpy_r_r208);
    CPyTagged_DecRef(cpy_r_n_5);
    CPy_DecRef(cpy_r_r222);
    CPy_DecRef(cpy_r_r229);
    goto CPyL114;
CPyL162: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r206);
    CPy_DecRef(cpy_r_r208);
    goto CPyL114;
}
        
        PyObject *CPyPy_scholars___options___Options____add_work(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_add_work", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_scholars___options___Options____add_work(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_work", 85, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
char CPyDef_scholars___options___Options____add_recruit(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject **cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    tuple_T2IO cpy_r_r12;
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    tuple_T2OO cpy_r_r21;
    PyObject *cpy_r_r22;
    int32_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    int64_t cpy_r_r29;
    CPyPtr cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyPtr cpy_r_r34;
    int64_t cpy_r_r35;
    CPyPtr cpy_r_r36;
    PyObject *cpy_r_r37;
    tuple_T2OO cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r__;
    int64_t cpy_r_r41;
    char cpy_r_r42;
    CPyPtr cpy_r_r43;
    int64_t cpy_r_r44;
    PyObject *cpy_r_r45;
    int64_t cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    char cpy_r_r49;
    CPyPtr cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    CPyPtr cpy_r_r53;
    PyObject *cpy_r_r54;
    tuple_T2OO cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r___2;
    PyObject *cpy_r_r57;
    int64_t cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    CPyTagged cpy_r_r61;
    PyObject *cpy_r_r62;
    int64_t cpy_r_r63;
    CPyPtr cpy_r_r64;
    int64_t cpy_r_r65;
    char cpy_r_r66;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r67;
    CPyPtr cpy_r_r68;
    int64_t cpy_r_r69;
    CPyPtr cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    int32_t cpy_r_r78;
    char cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    cpy_r_r0 = ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_vocabulary;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    cpy_r_r2 = ((serai___games___scholars___book___WordsObject *)cpy_r_r1)->_piles;
    CPy_INCREF(cpy_r_r2);
    cpy_r_r3 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r4 = CPyStatics[608]; /* 'enumerate' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_r3, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 124, CPyStatic_scholars___options___globals);
        goto CPyL37;
    }
    PyObject *cpy_r_r6[1] = {cpy_r_r2};
    cpy_r_r7 = (PyObject **)&cpy_r_r6;
    cpy_r_r8 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r7, 1, 0);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 124, CPyStatic_scholars___options___globals);
        goto CPyL37;
    }
    CPy_DECREF(cpy_r_r2);
    cpy_r_r9 = PyList_New(0);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 125, CPyStatic_scholars___options___globals);
        goto CPyL38;
    }
    cpy_r_r10 = PyObject_GetIter(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 125, CPyStatic_scholars___options___globals);
        goto CPyL39;
    }
CPyL4: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL40;
    PyObject *__tmp5275;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        __tmp5275 = NULL;
        goto __LL5276;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp5275 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp5275 = NULL;
    }
    if (__tmp5275 == NULL) goto __LL5276;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 1))))
        __tmp5275 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp5275 = NULL;
    }
    if (__tmp5275 == NULL) goto __LL5276;
    __tmp5275 = cpy_r_r11;
__LL5276: ;
    if (unlikely(__tmp5275 == NULL)) {
        CPy_TypeError("tuple[int, str]", cpy_r_r11); cpy_r_r12 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    } else {
        PyObject *__tmp5277 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPyTagged __tmp5278;
        if (likely(PyLong_Check(__tmp5277)))
            __tmp5278 = CPyTagged_FromObject(__tmp5277);
        else {
            goto __LL5279;
        }
        cpy_r_r12.f0 = __tmp5278;
        PyObject *__tmp5280 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPy_INCREF(__tmp5280);
        PyObject *__tmp5281;
        if (likely(PyUnicode_Check(__tmp5280)))
            __tmp5281 = __tmp5280;
        else {
            CPy_TypeError("str", __tmp5280); 
            __tmp5281 = NULL;
        }
        cpy_r_r12.f1 = __tmp5281;
    }
    goto __LL5282;
__LL5279: ;
    cpy_r_r12 = (tuple_T2IO) { CPY_INT_TAG, NULL };
    goto __LL5282;
__LL5282: ;
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 125, CPyStatic_scholars___options___globals);
        goto CPyL41;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPyTagged_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPy_INCREF(cpy_r_r14);
    CPyTagged_DECREF(cpy_r_r12.f0);
    CPy_DECREF(cpy_r_r12.f1);
    cpy_r_r15 = CPyStatics[2584]; /* 'dispatch' */
    cpy_r_r16 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r17 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r15, cpy_r_r13, cpy_r_r14, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 125, CPyStatic_scholars___options___globals);
        goto CPyL42;
    }
    cpy_r_r18 = CPyStatics[2336]; /* 'employ' */
    cpy_r_r19 = CPyStatics[1547]; /* 'pile' */
    cpy_r_r20 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r18, cpy_r_r13, cpy_r_r14, cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 125, CPyStatic_scholars___options___globals);
        goto CPyL43;
    }
    cpy_r_r21.f0 = cpy_r_r17;
    cpy_r_r21.f1 = cpy_r_r20;
    cpy_r_r22 = PyTuple_New(2);
    if (unlikely(cpy_r_r22 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5283 = cpy_r_r21.f0;
    PyTuple_SET_ITEM(cpy_r_r22, 0, __tmp5283);
    PyObject *__tmp5284 = cpy_r_r21.f1;
    PyTuple_SET_ITEM(cpy_r_r22, 1, __tmp5284);
    cpy_r_r23 = PyList_Append(cpy_r_r9, cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    cpy_r_r24 = cpy_r_r23 >= 0;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 125, CPyStatic_scholars___options___globals);
        goto CPyL41;
    } else
        goto CPyL4;
CPyL9: ;
    cpy_r_r25 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 125, CPyStatic_scholars___options___globals);
        goto CPyL39;
    }
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = PyList_New(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 126, CPyStatic_scholars___options___globals);
        goto CPyL44;
    }
    cpy_r_r29 = 0;
CPyL12: ;
    cpy_r_r30 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r31 = *(int64_t *)cpy_r_r30;
    cpy_r_r32 = cpy_r_r29 < cpy_r_r31;
    if (!cpy_r_r32) goto CPyL16;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r34 = *(CPyPtr *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r29 * 8;
    cpy_r_r36 = cpy_r_r34 + cpy_r_r35;
    cpy_r_r37 = *(PyObject * *)cpy_r_r36;
    CPy_INCREF(cpy_r_r37);
    PyObject *__tmp5285;
    if (unlikely(!(PyTuple_Check(cpy_r_r37) && PyTuple_GET_SIZE(cpy_r_r37) == 2))) {
        __tmp5285 = NULL;
        goto __LL5286;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r37, 0)) == CPyType_option___Option))
        __tmp5285 = PyTuple_GET_ITEM(cpy_r_r37, 0);
    else {
        __tmp5285 = NULL;
    }
    if (__tmp5285 == NULL) goto __LL5286;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r37, 1)) == CPyType_option___Option))
        __tmp5285 = PyTuple_GET_ITEM(cpy_r_r37, 1);
    else {
        __tmp5285 = NULL;
    }
    if (__tmp5285 == NULL) goto __LL5286;
    __tmp5285 = cpy_r_r37;
__LL5286: ;
    if (unlikely(__tmp5285 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.option.Option, serai.kernel.option.Option]", cpy_r_r37); cpy_r_r38 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp5287 = PyTuple_GET_ITEM(cpy_r_r37, 0);
        CPy_INCREF(__tmp5287);
        PyObject *__tmp5288;
        if (likely(Py_TYPE(__tmp5287) == CPyType_option___Option))
            __tmp5288 = __tmp5287;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp5287); 
            __tmp5288 = NULL;
        }
        cpy_r_r38.f0 = __tmp5288;
        PyObject *__tmp5289 = PyTuple_GET_ITEM(cpy_r_r37, 1);
        CPy_INCREF(__tmp5289);
        PyObject *__tmp5290;
        if (likely(Py_TYPE(__tmp5289) == CPyType_option___Option))
            __tmp5290 = __tmp5289;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp5289); 
            __tmp5290 = NULL;
        }
        cpy_r_r38.f1 = __tmp5290;
    }
    CPy_DECREF(cpy_r_r37);
    if (unlikely(cpy_r_r38.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 126, CPyStatic_scholars___options___globals);
        goto CPyL45;
    }
    cpy_r_r39 = cpy_r_r38.f0;
    CPy_INCREF(cpy_r_r39);
    cpy_r_r40 = cpy_r_r38.f1;
    CPy_INCREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r38.f0);
    CPy_DECREF(cpy_r_r38.f1);
    cpy_r__ = cpy_r_r40;
    CPy_DECREF(cpy_r__);
    CPyList_SetItemUnsafe(cpy_r_r28, cpy_r_r29, cpy_r_r39);
    cpy_r_r41 = cpy_r_r29 + 1;
    cpy_r_r29 = cpy_r_r41;
    goto CPyL12;
CPyL16: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_dispatch != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_dispatch);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_dispatch = cpy_r_r28;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 126, CPyStatic_scholars___options___globals);
        goto CPyL44;
    }
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r44 = *(int64_t *)cpy_r_r43;
    cpy_r_r45 = PyList_New(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 127, CPyStatic_scholars___options___globals);
        goto CPyL44;
    }
    cpy_r_r46 = 0;
CPyL19: ;
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r46 < cpy_r_r48;
    if (!cpy_r_r49) goto CPyL46;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r51 = *(CPyPtr *)cpy_r_r50;
    cpy_r_r52 = cpy_r_r46 * 8;
    cpy_r_r53 = cpy_r_r51 + cpy_r_r52;
    cpy_r_r54 = *(PyObject * *)cpy_r_r53;
    CPy_INCREF(cpy_r_r54);
    PyObject *__tmp5291;
    if (unlikely(!(PyTuple_Check(cpy_r_r54) && PyTuple_GET_SIZE(cpy_r_r54) == 2))) {
        __tmp5291 = NULL;
        goto __LL5292;
    }
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r54, 0)) == CPyType_option___Option))
        __tmp5291 = PyTuple_GET_ITEM(cpy_r_r54, 0);
    else {
        __tmp5291 = NULL;
    }
    if (__tmp5291 == NULL) goto __LL5292;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r54, 1)) == CPyType_option___Option))
        __tmp5291 = PyTuple_GET_ITEM(cpy_r_r54, 1);
    else {
        __tmp5291 = NULL;
    }
    if (__tmp5291 == NULL) goto __LL5292;
    __tmp5291 = cpy_r_r54;
__LL5292: ;
    if (unlikely(__tmp5291 == NULL)) {
        CPy_TypeError("tuple[serai.kernel.option.Option, serai.kernel.option.Option]", cpy_r_r54); cpy_r_r55 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp5293 = PyTuple_GET_ITEM(cpy_r_r54, 0);
        CPy_INCREF(__tmp5293);
        PyObject *__tmp5294;
        if (likely(Py_TYPE(__tmp5293) == CPyType_option___Option))
            __tmp5294 = __tmp5293;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp5293); 
            __tmp5294 = NULL;
        }
        cpy_r_r55.f0 = __tmp5294;
        PyObject *__tmp5295 = PyTuple_GET_ITEM(cpy_r_r54, 1);
        CPy_INCREF(__tmp5295);
        PyObject *__tmp5296;
        if (likely(Py_TYPE(__tmp5295) == CPyType_option___Option))
            __tmp5296 = __tmp5295;
        else {
            CPy_TypeError("serai.kernel.option.Option", __tmp5295); 
            __tmp5296 = NULL;
        }
        cpy_r_r55.f1 = __tmp5296;
    }
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 127, CPyStatic_scholars___options___globals);
        goto CPyL47;
    }
    cpy_r_r56 = cpy_r_r55.f0;
    CPy_INCREF(cpy_r_r56);
    cpy_r___2 = cpy_r_r56;
    CPy_DECREF(cpy_r___2);
    cpy_r_r57 = cpy_r_r55.f1;
    CPy_INCREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r55.f0);
    CPy_DECREF(cpy_r_r55.f1);
    CPyList_SetItemUnsafe(cpy_r_r45, cpy_r_r46, cpy_r_r57);
    cpy_r_r58 = cpy_r_r46 + 1;
    cpy_r_r46 = cpy_r_r58;
    goto CPyL19;
CPyL23: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_employ != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_employ);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_employ = cpy_r_r45;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 127, CPyStatic_scholars___options___globals);
        goto CPyL48;
    }
    cpy_r_r60 = PyList_New(0);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 128, CPyStatic_scholars___options___globals);
        goto CPyL48;
    }
    cpy_r_r61 = 0;
    cpy_r_r62 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_recruit", "Book", "rooms", 128, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    CPy_INCREF(cpy_r_r62);
CPyL26: ;
    cpy_r_r63 = 0;
CPyL27: ;
    cpy_r_r64 = (CPyPtr)((CPyPtr)cpy_r_r62 + offsetof(PyVarObject, ob_size));
    cpy_r_r65 = *(int64_t *)cpy_r_r64;
    cpy_r_r66 = cpy_r_r63 < cpy_r_r65;
    if (!cpy_r_r66) goto CPyL50;
    cpy_r_n = cpy_r_r61;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r62 + offsetof(PyListObject, ob_item));
    cpy_r_r68 = *(CPyPtr *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r63 * 8;
    cpy_r_r70 = cpy_r_r68 + cpy_r_r69;
    cpy_r_r71 = *(PyObject * *)cpy_r_r70;
    CPy_INCREF(cpy_r_r71);
    if (likely(PyTuple_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_recruit", 128, CPyStatic_scholars___options___globals, "tuple", cpy_r_r71);
        goto CPyL51;
    }
    cpy_r_r73 = CPyStatics[1283]; /* 'room' */
    cpy_r_r74 = CPySequenceTuple_GetItem(cpy_r_r72, 0);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 128, CPyStatic_scholars___options___globals);
        goto CPyL51;
    }
    if (likely(PyUnicode_Check(cpy_r_r74)))
        cpy_r_r75 = cpy_r_r74;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_recruit", 128, CPyStatic_scholars___options___globals, "str", cpy_r_r74);
        goto CPyL51;
    }
    cpy_r_r76 = CPyStatics[1283]; /* 'room' */
    cpy_r_r77 = CPyDef_scholars___options____named(cpy_r_r0, cpy_r_r73, cpy_r_n, cpy_r_r75, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_n);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 128, CPyStatic_scholars___options___globals);
        goto CPyL52;
    }
    cpy_r_r78 = PyList_Append(cpy_r_r60, cpy_r_r77);
    CPy_DECREF(cpy_r_r77);
    cpy_r_r79 = cpy_r_r78 >= 0;
    if (unlikely(!cpy_r_r79)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 128, CPyStatic_scholars___options___globals);
        goto CPyL52;
    }
    cpy_r_r80 = cpy_r_r61 + 2;
    cpy_r_r61 = cpy_r_r80;
    cpy_r_r81 = cpy_r_r63 + 1;
    cpy_r_r63 = cpy_r_r81;
    goto CPyL27;
CPyL34: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_room != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_room);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_room = cpy_r_r60;
    cpy_r_r82 = 1;
    if (unlikely(!cpy_r_r82)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 128, CPyStatic_scholars___options___globals);
        goto CPyL36;
    }
    return 1;
CPyL36: ;
    cpy_r_r83 = 2;
    return cpy_r_r83;
CPyL37: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL36;
CPyL38: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r8);
    goto CPyL36;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL36;
CPyL40: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL9;
CPyL41: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL36;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPyTagged_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL36;
CPyL43: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r17);
    goto CPyL36;
CPyL44: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    goto CPyL36;
CPyL45: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r28);
    goto CPyL36;
CPyL46: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL23;
CPyL47: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r45);
    goto CPyL36;
CPyL48: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL36;
CPyL49: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r60);
    goto CPyL36;
CPyL50: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r62);
    goto CPyL34;
CPyL51: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL36;
CPyL52: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r60);
    CPy_DecRef(cpy_r_r62);
    goto CPyL36;
}
        
        PyObject *CPyPy_scholars___options___Options____add_recruit(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_add_recruit", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_scholars___options___Options____add_recruit(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_recruit", 122, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
char CPyDef_scholars___options___Options____add_chains(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    CPyPtr cpy_r_r3;
    int64_t cpy_r_r4;
    CPyTagged cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    int64_t cpy_r_r12;
    char cpy_r_r13;
    int64_t cpy_r_r14;
    char cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_longest;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_links;
    int64_t cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyPtr cpy_r_r28;
    int64_t cpy_r_r29;
    CPyTagged cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject **cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject **cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyTagged cpy_r_r47;
    CPyPtr cpy_r_r48;
    int64_t cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyTagged cpy_r_r53;
    CPyTagged cpy_r_r54;
    CPyTagged cpy_r_r55;
    int64_t cpy_r_r56;
    CPyTagged cpy_r_bits;
    CPyPtr cpy_r_r57;
    int64_t cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    char cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    int64_t cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    CPyTagged cpy_r_r78;
    PyObject *cpy_r_r79;
    int64_t cpy_r_r80;
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
    int32_t cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    CPyTagged cpy_r_r94;
    char cpy_r_r95;
    cpy_r_r0 = PyDict_New();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 132, CPyStatic_scholars___options___globals);
        goto CPyL55;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_chain != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_chain);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_chain = cpy_r_r0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 132, CPyStatic_scholars___options___globals);
        goto CPyL55;
    }
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_chains", "Book", "rooms", 133, CPyStatic_scholars___options___globals);
        goto CPyL55;
    }
CPyL3: ;
    cpy_r_r3 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r4 = *(int64_t *)cpy_r_r3;
    cpy_r_r5 = cpy_r_r4 << 1;
    cpy_r_r6 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_words;
    cpy_r_r7 = ((serai___games___scholars___book___WordsObject *)cpy_r_r6)->_languages;
    CPy_INCREF(cpy_r_r7);
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    CPy_DECREF(cpy_r_r7);
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = CPyTagged_Subtract(cpy_r_r10, 2);
    cpy_r_r12 = cpy_r_r11 & 1;
    cpy_r_r13 = cpy_r_r12 != 0;
    if (cpy_r_r13) goto CPyL5;
    cpy_r_r14 = cpy_r_r5 & 1;
    cpy_r_r15 = cpy_r_r14 != 0;
    if (!cpy_r_r15) goto CPyL6;
CPyL5: ;
    cpy_r_r16 = CPyTagged_IsLt_(cpy_r_r11, cpy_r_r5);
    if (cpy_r_r16) {
        goto CPyL7;
    } else
        goto CPyL56;
CPyL6: ;
    cpy_r_r17 = (Py_ssize_t)cpy_r_r11 < (Py_ssize_t)cpy_r_r5;
    if (!cpy_r_r17) goto CPyL56;
CPyL7: ;
    cpy_r_r18 = cpy_r_r11;
    goto CPyL9;
CPyL8: ;
    cpy_r_r18 = cpy_r_r5;
CPyL9: ;
    cpy_r_longest = cpy_r_r18;
    cpy_r_r19 = CPyTagged_Add(cpy_r_longest, 2);
    CPyTagged_DECREF(cpy_r_longest);
    cpy_r_r20 = 2;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_links = cpy_r_r20;
    CPyTagged_DECREF(cpy_r_links);
CPyL10: ;
    cpy_r_r21 = cpy_r_r20 & 1;
    cpy_r_r22 = cpy_r_r21 != 0;
    if (cpy_r_r22) goto CPyL12;
    cpy_r_r23 = cpy_r_r19 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL13;
CPyL12: ;
    cpy_r_r25 = CPyTagged_IsLt_(cpy_r_r20, cpy_r_r19);
    if (cpy_r_r25) {
        goto CPyL14;
    } else
        goto CPyL57;
CPyL13: ;
    cpy_r_r26 = (Py_ssize_t)cpy_r_r20 < (Py_ssize_t)cpy_r_r19;
    if (!cpy_r_r26) goto CPyL57;
CPyL14: ;
    CPyTagged_INCREF(cpy_r_r20);
    cpy_r_links = cpy_r_r20;
    cpy_r_r27 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_chains", "Book", "rooms", 135, CPyStatic_scholars___options___globals);
        goto CPyL58;
    }
CPyL15: ;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r27 + offsetof(PyVarObject, ob_size));
    cpy_r_r29 = *(int64_t *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r29 << 1;
    cpy_r_r31 = (PyObject *)&PyRange_Type;
    cpy_r_r32 = CPyTagged_StealAsObject(cpy_r_r30);
    PyObject *cpy_r_r33[1] = {cpy_r_r32};
    cpy_r_r34 = (PyObject **)&cpy_r_r33;
    cpy_r_r35 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r34, 1, 0);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 135, CPyStatic_scholars___options___globals);
        goto CPyL59;
    }
    CPy_DECREF(cpy_r_r32);
    if (likely(PyRange_Check(cpy_r_r35)))
        cpy_r_r36 = cpy_r_r35;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_chains", 135, CPyStatic_scholars___options___globals, "range", cpy_r_r35);
        goto CPyL58;
    }
    cpy_r_r37 = CPyStatic_scholars___options___globals;
    cpy_r_r38 = CPyStatics[247]; /* 'combinations' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 135, CPyStatic_scholars___options___globals);
        goto CPyL60;
    }
    cpy_r_r40 = CPyTagged_StealAsObject(cpy_r_links);
    PyObject *cpy_r_r41[2] = {cpy_r_r36, cpy_r_r40};
    cpy_r_r42 = (PyObject **)&cpy_r_r41;
    cpy_r_r43 = PyObject_Vectorcall(cpy_r_r39, cpy_r_r42, 2, 0);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 135, CPyStatic_scholars___options___globals);
        goto CPyL61;
    }
    CPy_DECREF(cpy_r_r36);
    CPy_DECREF(cpy_r_r40);
    cpy_r_r44 = PyObject_GetIter(cpy_r_r43);
    CPy_DECREF(cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 135, CPyStatic_scholars___options___globals);
        goto CPyL62;
    }
CPyL20: ;
    cpy_r_r45 = PyIter_Next(cpy_r_r44);
    if (cpy_r_r45 == NULL) goto CPyL63;
    if (likely(PyTuple_Check(cpy_r_r45)))
        cpy_r_r46 = cpy_r_r45;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_chains", 135, CPyStatic_scholars___options___globals, "tuple", cpy_r_r45);
        goto CPyL64;
    }
    cpy_r_r47 = 0;
    cpy_r_r48 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r49 = *(int64_t *)cpy_r_r48;
    cpy_r_r50 = 0;
CPyL23: ;
    cpy_r_r51 = cpy_r_r50 < cpy_r_r49;
    if (!cpy_r_r51) goto CPyL28;
    cpy_r_r52 = CPySequenceTuple_GetItemUnsafe(cpy_r_r46, cpy_r_r50);
    if (likely(PyLong_Check(cpy_r_r52)))
        cpy_r_r53 = CPyTagged_FromObject(cpy_r_r52);
    else {
        CPy_TypeError("int", cpy_r_r52); cpy_r_r53 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 136, CPyStatic_scholars___options___globals);
        goto CPyL65;
    }
    cpy_r_r54 = CPyTagged_Lshift(2, cpy_r_r53);
    CPyTagged_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r54 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 136, CPyStatic_scholars___options___globals);
        goto CPyL65;
    }
    cpy_r_r55 = CPyTagged_Add(cpy_r_r47, cpy_r_r54);
    CPyTagged_DECREF(cpy_r_r47);
    CPyTagged_DECREF(cpy_r_r54);
    cpy_r_r47 = cpy_r_r55;
    cpy_r_r56 = cpy_r_r50 + 1;
    cpy_r_r50 = cpy_r_r56;
    goto CPyL23;
CPyL28: ;
    cpy_r_bits = cpy_r_r47;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r58 = *(int64_t *)cpy_r_r57;
    cpy_r_r59 = PyTuple_New(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 137, CPyStatic_scholars___options___globals);
        goto CPyL66;
    }
    cpy_r_r60 = 0;
CPyL30: ;
    cpy_r_r61 = cpy_r_r60 < cpy_r_r58;
    if (!cpy_r_r61) goto CPyL39;
    cpy_r_r62 = CPySequenceTuple_GetItemUnsafe(cpy_r_r46, cpy_r_r60);
    if (likely(PyLong_Check(cpy_r_r62)))
        cpy_r_r63 = CPyTagged_FromObject(cpy_r_r62);
    else {
        CPy_TypeError("int", cpy_r_r62); cpy_r_r63 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 137, CPyStatic_scholars___options___globals);
        goto CPyL67;
    }
    cpy_r_r64 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_rooms;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_chains", "Book", "rooms", 137, CPyStatic_scholars___options___globals);
        goto CPyL68;
    }
CPyL33: ;
    cpy_r_r65 = CPyList_GetItem(cpy_r_r64, cpy_r_r63);
    CPyTagged_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 137, CPyStatic_scholars___options___globals);
        goto CPyL67;
    }
    if (likely(PyTuple_Check(cpy_r_r65)))
        cpy_r_r66 = cpy_r_r65;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_chains", 137, CPyStatic_scholars___options___globals, "tuple", cpy_r_r65);
        goto CPyL67;
    }
    cpy_r_r67 = CPySequenceTuple_GetItem(cpy_r_r66, 0);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 137, CPyStatic_scholars___options___globals);
        goto CPyL67;
    }
    if (likely(PyUnicode_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_chains", 137, CPyStatic_scholars___options___globals, "str", cpy_r_r67);
        goto CPyL67;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r59, cpy_r_r60, cpy_r_r68);
    cpy_r_r69 = cpy_r_r60 + 1;
    cpy_r_r60 = cpy_r_r69;
    goto CPyL30;
CPyL39: ;
    cpy_r_r70 = CPyStatics[109]; /* '+' */
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = PyList_New(cpy_r_r72);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 138, CPyStatic_scholars___options___globals);
        goto CPyL69;
    }
    cpy_r_r74 = 0;
CPyL41: ;
    cpy_r_r75 = cpy_r_r74 < cpy_r_r72;
    if (!cpy_r_r75) goto CPyL46;
    cpy_r_r76 = CPySequenceTuple_GetItemUnsafe(cpy_r_r46, cpy_r_r74);
    if (likely(PyLong_Check(cpy_r_r76)))
        cpy_r_r77 = CPyTagged_FromObject(cpy_r_r76);
    else {
        CPy_TypeError("int", cpy_r_r76); cpy_r_r77 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 138, CPyStatic_scholars___options___globals);
        goto CPyL70;
    }
    cpy_r_r78 = CPyTagged_Add(cpy_r_r77, 2);
    CPyTagged_DECREF(cpy_r_r77);
    cpy_r_r79 = CPyTagged_Str(cpy_r_r78);
    CPyTagged_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 138, CPyStatic_scholars___options___globals);
        goto CPyL70;
    }
    CPyList_SetItemUnsafe(cpy_r_r73, cpy_r_r74, cpy_r_r79);
    cpy_r_r80 = cpy_r_r74 + 1;
    cpy_r_r74 = cpy_r_r80;
    goto CPyL41;
CPyL46: ;
    cpy_r_r81 = PyUnicode_Join(cpy_r_r70, cpy_r_r73);
    CPy_DECREF(cpy_r_r73);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 138, CPyStatic_scholars___options___globals);
        goto CPyL69;
    }
    cpy_r_r82 = ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_vocabulary;
    CPy_INCREF(cpy_r_r82);
    cpy_r_r83 = CPyStatics[3276]; /* 'chain:' */
    cpy_r_r84 = CPyStr_Build(2, cpy_r_r83, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 139, CPyStatic_scholars___options___globals);
        goto CPyL71;
    }
    cpy_r_r85 = CPyStatics[3277]; /* 'option-chain' */
    cpy_r_r86 = CPyStatics[2066]; /* 'rooms' */
    cpy_r_r87 = CPyDict_Build(1, cpy_r_r86, cpy_r_r59);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 139, CPyStatic_scholars___options___globals);
        goto CPyL72;
    }
    cpy_r_r88 = CPyDef_option___Vocabulary___add(cpy_r_r82, cpy_r_r84, cpy_r_r46, cpy_r_r85, cpy_r_r87, cpy_r_r59);
    CPy_DECREF(cpy_r_r84);
    CPy_DECREF(cpy_r_r46);
    CPy_DECREF(cpy_r_r87);
    CPy_DECREF(cpy_r_r59);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 139, CPyStatic_scholars___options___globals);
        goto CPyL73;
    }
    cpy_r_r89 = ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_chain;
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_chains", "Options", "chain", 139, CPyStatic_scholars___options___globals);
        goto CPyL74;
    }
    CPy_INCREF(cpy_r_r89);
CPyL51: ;
    cpy_r_r90 = CPyTagged_StealAsObject(cpy_r_bits);
    cpy_r_r91 = CPyDict_SetItem(cpy_r_r89, cpy_r_r90, cpy_r_r88);
    CPy_DECREF(cpy_r_r89);
    CPy_DECREF(cpy_r_r90);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 139, CPyStatic_scholars___options___globals);
        goto CPyL64;
    } else
        goto CPyL20;
CPyL52: ;
    cpy_r_r93 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 135, CPyStatic_scholars___options___globals);
        goto CPyL62;
    }
    cpy_r_r94 = CPyTagged_Add(cpy_r_r20, 2);
    CPyTagged_DECREF(cpy_r_r20);
    cpy_r_r20 = cpy_r_r94;
    goto CPyL10;
CPyL54: ;
    return 1;
CPyL55: ;
    cpy_r_r95 = 2;
    return cpy_r_r95;
CPyL56: ;
    CPyTagged_DECREF(cpy_r_r11);
    goto CPyL8;
CPyL57: ;
    CPyTagged_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r20);
    goto CPyL54;
CPyL58: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_links);
    goto CPyL55;
CPyL59: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r32);
    goto CPyL55;
CPyL60: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPyTagged_DecRef(cpy_r_links);
    CPy_DecRef(cpy_r_r36);
    goto CPyL55;
CPyL61: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r36);
    CPy_DecRef(cpy_r_r40);
    goto CPyL55;
CPyL62: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL55;
CPyL63: ;
    CPy_DECREF(cpy_r_r44);
    goto CPyL52;
CPyL64: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    goto CPyL55;
CPyL65: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_r47);
    goto CPyL55;
CPyL66: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_bits);
    goto CPyL55;
CPyL67: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_bits);
    CPy_DecRef(cpy_r_r59);
    goto CPyL55;
CPyL68: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_bits);
    CPy_DecRef(cpy_r_r59);
    CPyTagged_DecRef(cpy_r_r63);
    goto CPyL55;
CPyL69: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_bits);
    CPy_DecRef(cpy_r_r59);
    goto CPyL55;
CPyL70: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_bits);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r73);
    goto CPyL55;
CPyL71: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_bits);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r82);
    goto CPyL55;
CPyL72: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPy_DecRef(cpy_r_r46);
    CPyTagged_DecRef(cpy_r_bits);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r84);
    goto CPyL55;
CPyL73: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_bits);
    goto CPyL55;
CPyL74: ;
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r44);
    CPyTagged_DecRef(cpy_r_bits);
    CPy_DecRef(cpy_r_r88);
    goto CPyL55;
}
        
        PyObject *CPyPy_scholars___options___Options____add_chains(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_add_chains", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_scholars___options___Options____add_chains(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_chains", 130, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
char CPyDef_scholars___options___Options____add_dice(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2II cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    int32_t cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    int64_t cpy_r_r22;
    CPyPtr cpy_r_r23;
    int64_t cpy_r_r24;
    char cpy_r_r25;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    CPyPtr cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
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
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    tuple_T1O cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    int32_t cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    int64_t cpy_r_r54;
    char cpy_r_r55;
    PyObject *cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_n_2;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    tuple_T1O cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    int32_t cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_r74;
    char cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    tuple_T1O cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    CPyTagged cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    CPyTagged cpy_r_r92;
    CPyTagged cpy_r_value;
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
    tuple_T1O cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    int32_t cpy_r_r110;
    char cpy_r_r111;
    CPyTagged cpy_r_r112;
    char cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    PyObject *cpy_r_r116;
    int64_t cpy_r_r117;
    CPyPtr cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    CPyTagged cpy_r_n_3;
    CPyPtr cpy_r_r121;
    CPyPtr cpy_r_r122;
    int64_t cpy_r_r123;
    CPyPtr cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    CPyPtr cpy_r_r129;
    int64_t cpy_r_r130;
    CPyTagged cpy_r_r131;
    char cpy_r_r132;
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
    tuple_T1O cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    int32_t cpy_r_r149;
    char cpy_r_r150;
    CPyTagged cpy_r_r151;
    int64_t cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    cpy_r_r0 = ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_vocabulary;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyDict_New();
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r2 = CPyDef_scholars___options____dice(cpy_r_book);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL84;
    }
    cpy_r_r3 = PyObject_GetIter(cpy_r_r2);
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL84;
    }
CPyL3: ;
    cpy_r_r4 = PyIter_Next(cpy_r_r3);
    if (cpy_r_r4 == NULL) goto CPyL85;
    PyObject *__tmp5297;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 2))) {
        __tmp5297 = NULL;
        goto __LL5298;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        __tmp5297 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        __tmp5297 = NULL;
    }
    if (__tmp5297 == NULL) goto __LL5298;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        __tmp5297 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        __tmp5297 = NULL;
    }
    if (__tmp5297 == NULL) goto __LL5298;
    __tmp5297 = cpy_r_r4;
__LL5298: ;
    if (unlikely(__tmp5297 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r4); cpy_r_r5 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp5299 = PyTuple_GET_ITEM(cpy_r_r4, 0);
        CPyTagged __tmp5300;
        if (likely(PyLong_Check(__tmp5299)))
            __tmp5300 = CPyTagged_FromObject(__tmp5299);
        else {
            goto __LL5301;
        }
        cpy_r_r5.f0 = __tmp5300;
        PyObject *__tmp5302 = PyTuple_GET_ITEM(cpy_r_r4, 1);
        CPyTagged __tmp5303;
        if (likely(PyLong_Check(__tmp5302)))
            __tmp5303 = CPyTagged_FromObject(__tmp5302);
        else {
            goto __LL5304;
        }
        cpy_r_r5.f1 = __tmp5303;
    }
    goto __LL5305;
__LL5301: ;
    cpy_r_r5 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5305;
__LL5304: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    cpy_r_r5 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL5305;
__LL5305: ;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL86;
    }
    cpy_r_r6 = CPyStatic_scholars___options___globals;
    cpy_r_r7 = CPyStatics[2650]; /* 'die_of' */
    cpy_r_r8 = CPyDict_GetItem(cpy_r_r6, cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL87;
    }
    CPyTagged_INCREF(cpy_r_r5.f0);
    CPyTagged_INCREF(cpy_r_r5.f1);
    cpy_r_r9 = PyTuple_New(2);
    if (unlikely(cpy_r_r9 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5306 = CPyTagged_StealAsObject(cpy_r_r5.f0);
    PyTuple_SET_ITEM(cpy_r_r9, 0, __tmp5306);
    PyObject *__tmp5307 = CPyTagged_StealAsObject(cpy_r_r5.f1);
    PyTuple_SET_ITEM(cpy_r_r9, 1, __tmp5307);
    cpy_r_r10 = PyObject_CallObject(cpy_r_r8, cpy_r_r9);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL87;
    }
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL87;
    }
    cpy_r_r12 = CPyStatics[2790]; /* 'reroll' */
    cpy_r_r13 = CPyDef_scholars___options____die(cpy_r_r0, cpy_r_r12, cpy_r_r5, cpy_r_book);
    CPyTagged_DECREF(cpy_r_r5.f0);
    CPyTagged_DECREF(cpy_r_r5.f1);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL88;
    }
    cpy_r_r14 = CPyTagged_StealAsObject(cpy_r_r11);
    cpy_r_r15 = PyDict_SetItem(cpy_r_r1, cpy_r_r14, cpy_r_r13);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r16 = cpy_r_r15 >= 0;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL86;
    } else
        goto CPyL3;
CPyL10: ;
    cpy_r_r17 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL84;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_reroll != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_reroll);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_reroll = cpy_r_r1;
    cpy_r_r18 = 1;
    if (unlikely(!cpy_r_r18)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 143, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r19 = PyList_New(0);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 144, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r20 = 0;
    cpy_r_r21 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_dice", "Book", "colours", 146, CPyStatic_scholars___options___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r21);
CPyL14: ;
    cpy_r_r22 = 0;
CPyL15: ;
    cpy_r_r23 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyVarObject, ob_size));
    cpy_r_r24 = *(int64_t *)cpy_r_r23;
    cpy_r_r25 = cpy_r_r22 < cpy_r_r24;
    if (!cpy_r_r25) goto CPyL90;
    cpy_r_n = cpy_r_r20;
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r21 + offsetof(PyListObject, ob_item));
    cpy_r_r27 = *(CPyPtr *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r22 * 8;
    cpy_r_r29 = cpy_r_r27 + cpy_r_r28;
    cpy_r_r30 = *(PyObject * *)cpy_r_r29;
    CPy_INCREF(cpy_r_r30);
    if (likely(PyTuple_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 144, CPyStatic_scholars___options___globals, "tuple", cpy_r_r30);
        goto CPyL91;
    }
    cpy_r_r32 = CPyStatics[3278]; /* 'take-die:' */
    cpy_r_r33 = CPySequenceTuple_GetItem(cpy_r_r31, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL92;
    }
    if (likely(PyUnicode_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals, "str", cpy_r_r33);
        goto CPyL92;
    }
    cpy_r_r35 = CPyStr_Build(2, cpy_r_r32, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL92;
    }
    cpy_r_r36 = CPyStatics[543]; /* 'die' */
    cpy_r_r37 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r38 = CPySequenceTuple_GetItem(cpy_r_r31, 0);
    if (unlikely(cpy_r_r38 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL93;
    }
    if (likely(PyUnicode_Check(cpy_r_r38)))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals, "str", cpy_r_r38);
        goto CPyL93;
    }
    cpy_r_r40 = CPyStr_Build(2, cpy_r_r37, cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL93;
    }
    cpy_r_r41 = CPyDict_Build(1, cpy_r_r36, cpy_r_r40);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL93;
    }
    cpy_r_r42 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r43 = CPySequenceTuple_GetItem(cpy_r_r31, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL94;
    }
    if (likely(PyUnicode_Check(cpy_r_r43)))
        cpy_r_r44 = cpy_r_r43;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals, "str", cpy_r_r43);
        goto CPyL94;
    }
    cpy_r_r45 = CPyStr_Build(2, cpy_r_r42, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL94;
    }
    cpy_r_r46.f0 = cpy_r_r45;
    cpy_r_r47 = CPyTagged_StealAsObject(cpy_r_n);
    cpy_r_r48 = NULL;
    cpy_r_r49 = PyTuple_New(1);
    if (unlikely(cpy_r_r49 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5308 = cpy_r_r46.f0;
    PyTuple_SET_ITEM(cpy_r_r49, 0, __tmp5308);
    cpy_r_r50 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r35, cpy_r_r47, cpy_r_r48, cpy_r_r41, cpy_r_r49);
    CPy_DECREF(cpy_r_r35);
    CPy_DECREF(cpy_r_r47);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 145, CPyStatic_scholars___options___globals);
        goto CPyL95;
    }
    cpy_r_r51 = PyList_Append(cpy_r_r19, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = cpy_r_r51 >= 0;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 144, CPyStatic_scholars___options___globals);
        goto CPyL95;
    }
    cpy_r_r53 = cpy_r_r20 + 2;
    cpy_r_r20 = cpy_r_r53;
    cpy_r_r54 = cpy_r_r22 + 1;
    cpy_r_r22 = cpy_r_r54;
    goto CPyL15;
CPyL30: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_die != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_die);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_take_die = cpy_r_r19;
    cpy_r_r55 = 1;
    if (unlikely(!cpy_r_r55)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 144, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r56 = PyDict_New();
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 148, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r57 = 2;
    cpy_r_n_2 = cpy_r_r57;
    CPyTagged_DECREF(cpy_r_n_2);
CPyL33: ;
    cpy_r_r58 = (Py_ssize_t)cpy_r_r57 < (Py_ssize_t)14;
    if (!cpy_r_r58) goto CPyL40;
    cpy_r_n_2 = cpy_r_r57;
    cpy_r_r59 = CPyStatics[3279]; /* 'draw:' */
    cpy_r_r60 = CPyTagged_Str(cpy_r_n_2);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 148, CPyStatic_scholars___options___globals);
        goto CPyL96;
    }
    cpy_r_r61 = CPyStr_Build(2, cpy_r_r59, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 148, CPyStatic_scholars___options___globals);
        goto CPyL96;
    }
    cpy_r_r62 = CPyStatics[31]; /* 'n' */
    CPyTagged_INCREF(cpy_r_n_2);
    cpy_r_r63 = CPyTagged_StealAsObject(cpy_r_n_2);
    cpy_r_r64 = CPyDict_Build(1, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 148, CPyStatic_scholars___options___globals);
        goto CPyL97;
    }
    cpy_r_r65 = CPyStatics[1003]; /* 'bag' */
    CPy_INCREF(cpy_r_r65);
    cpy_r_r66.f0 = cpy_r_r65;
    CPyTagged_INCREF(cpy_r_n_2);
    cpy_r_r67 = CPyTagged_StealAsObject(cpy_r_n_2);
    cpy_r_r68 = NULL;
    cpy_r_r69 = PyTuple_New(1);
    if (unlikely(cpy_r_r69 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5309 = cpy_r_r66.f0;
    PyTuple_SET_ITEM(cpy_r_r69, 0, __tmp5309);
    cpy_r_r70 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r61, cpy_r_r67, cpy_r_r68, cpy_r_r64, cpy_r_r69);
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 148, CPyStatic_scholars___options___globals);
        goto CPyL96;
    }
    cpy_r_r71 = CPyTagged_StealAsObject(cpy_r_n_2);
    cpy_r_r72 = PyDict_SetItem(cpy_r_r56, cpy_r_r71, cpy_r_r70);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r70);
    cpy_r_r73 = cpy_r_r72 >= 0;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 148, CPyStatic_scholars___options___globals);
        goto CPyL98;
    }
    cpy_r_r74 = cpy_r_r57 + 2;
    cpy_r_r57 = cpy_r_r74;
    goto CPyL33;
CPyL40: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_draw != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_draw);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_draw = cpy_r_r56;
    cpy_r_r75 = 1;
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 148, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r76 = CPyStatics[3280]; /* 'destroy:bag' */
    cpy_r_r77 = CPyStatics[3281]; /* 'option-destroy-bag' */
    cpy_r_r78 = CPyStatics[1003]; /* 'bag' */
    CPy_INCREF(cpy_r_r78);
    cpy_r_r79.f0 = cpy_r_r78;
    cpy_r_r80 = NULL;
    cpy_r_r81 = NULL;
    cpy_r_r82 = PyTuple_New(1);
    if (unlikely(cpy_r_r82 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5310 = cpy_r_r79.f0;
    PyTuple_SET_ITEM(cpy_r_r82, 0, __tmp5310);
    cpy_r_r83 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r76, cpy_r_r80, cpy_r_r77, cpy_r_r81, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 149, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_bag != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_bag);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_bag = cpy_r_r83;
    cpy_r_r84 = 1;
    if (unlikely(!cpy_r_r84)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 149, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r85 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_dice", "Book", "colours", 150, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
CPyL44: ;
    cpy_r_r86 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_white;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_dice", "Book", "white", 150, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
CPyL45: ;
    cpy_r_r87 = CPyList_GetItem(cpy_r_r85, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 150, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    if (likely(PyTuple_Check(cpy_r_r87)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 150, CPyStatic_scholars___options___globals, "tuple", cpy_r_r87);
        goto CPyL83;
    }
    cpy_r_r89 = CPySequenceTuple_GetItem(cpy_r_r88, 0);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r89 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 150, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    if (likely(PyUnicode_Check(cpy_r_r89)))
        cpy_r_r90 = cpy_r_r89;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 150, CPyStatic_scholars___options___globals, "str", cpy_r_r89);
        goto CPyL83;
    }
    cpy_r_r91 = PyList_New(0);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 151, CPyStatic_scholars___options___globals);
        goto CPyL99;
    }
    cpy_r_r92 = 2;
    cpy_r_value = cpy_r_r92;
    CPyTagged_DECREF(cpy_r_value);
CPyL51: ;
    cpy_r_r93 = (Py_ssize_t)cpy_r_r92 < (Py_ssize_t)14;
    if (!cpy_r_r93) goto CPyL100;
    cpy_r_value = cpy_r_r92;
    cpy_r_r94 = CPyStatics[3282]; /* 'destroy:' */
    cpy_r_r95 = CPyStatics[1414]; /* '-' */
    cpy_r_r96 = CPyTagged_Str(cpy_r_value);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 153, CPyStatic_scholars___options___globals);
        goto CPyL101;
    }
    cpy_r_r97 = CPyStr_Build(4, cpy_r_r94, cpy_r_r90, cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 153, CPyStatic_scholars___options___globals);
        goto CPyL101;
    }
    cpy_r_r98 = CPyStatics[3283]; /* 'option-destroy-hand' */
    cpy_r_r99 = CPyStatics[337]; /* 'value' */
    CPyTagged_INCREF(cpy_r_value);
    cpy_r_r100 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r101 = CPyDict_Build(1, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 156, CPyStatic_scholars___options___globals);
        goto CPyL102;
    }
    cpy_r_r102 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r103 = CPyStatics[1414]; /* '-' */
    cpy_r_r104 = CPyTagged_Str(cpy_r_value);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 157, CPyStatic_scholars___options___globals);
        goto CPyL103;
    }
    cpy_r_r105 = CPyStr_Build(4, cpy_r_r102, cpy_r_r90, cpy_r_r103, cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 157, CPyStatic_scholars___options___globals);
        goto CPyL103;
    }
    cpy_r_r106.f0 = cpy_r_r105;
    cpy_r_r107 = CPyTagged_StealAsObject(cpy_r_value);
    cpy_r_r108 = PyTuple_New(1);
    if (unlikely(cpy_r_r108 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5311 = cpy_r_r106.f0;
    PyTuple_SET_ITEM(cpy_r_r108, 0, __tmp5311);
    cpy_r_r109 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r97, cpy_r_r107, cpy_r_r98, cpy_r_r101, cpy_r_r108);
    CPy_DECREF(cpy_r_r97);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 152, CPyStatic_scholars___options___globals);
        goto CPyL104;
    }
    cpy_r_r110 = PyList_Append(cpy_r_r91, cpy_r_r109);
    CPy_DECREF(cpy_r_r109);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 151, CPyStatic_scholars___options___globals);
        goto CPyL104;
    }
    cpy_r_r112 = cpy_r_r92 + 2;
    cpy_r_r92 = cpy_r_r112;
    goto CPyL51;
CPyL60: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_hand != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_hand);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_hand = cpy_r_r91;
    cpy_r_r113 = 1;
    if (unlikely(!cpy_r_r113)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 151, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r114 = PyDict_New();
    if (unlikely(cpy_r_r114 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 161, CPyStatic_scholars___options___globals);
        goto CPyL83;
    }
    cpy_r_r115 = 0;
    cpy_r_r116 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_board;
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_add_dice", "Book", "board", 165, CPyStatic_scholars___options___globals);
        goto CPyL105;
    }
    CPy_INCREF(cpy_r_r116);
CPyL63: ;
    cpy_r_r117 = 0;
CPyL64: ;
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyVarObject, ob_size));
    cpy_r_r119 = *(int64_t *)cpy_r_r118;
    cpy_r_r120 = cpy_r_r117 < cpy_r_r119;
    if (!cpy_r_r120) goto CPyL106;
    cpy_r_n_3 = cpy_r_r115;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyListObject, ob_item));
    cpy_r_r122 = *(CPyPtr *)cpy_r_r121;
    cpy_r_r123 = cpy_r_r117 * 8;
    cpy_r_r124 = cpy_r_r122 + cpy_r_r123;
    cpy_r_r125 = *(PyObject * *)cpy_r_r124;
    CPy_INCREF(cpy_r_r125);
    if (likely(PyTuple_Check(cpy_r_r125)))
        cpy_r_r126 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 161, CPyStatic_scholars___options___globals, "tuple", cpy_r_r125);
        goto CPyL107;
    }
    cpy_r_r127 = CPySequenceTuple_GetItem(cpy_r_r126, 2);
    if (unlikely(cpy_r_r127 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 166, CPyStatic_scholars___options___globals);
        goto CPyL108;
    }
    if (likely(PyTuple_Check(cpy_r_r127)))
        cpy_r_r128 = cpy_r_r127;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 166, CPyStatic_scholars___options___globals, "tuple", cpy_r_r127);
        goto CPyL108;
    }
    cpy_r_r129 = (CPyPtr)((CPyPtr)cpy_r_r128 + offsetof(PyVarObject, ob_size));
    cpy_r_r130 = *(int64_t *)cpy_r_r129;
    CPy_DECREF(cpy_r_r128);
    cpy_r_r131 = cpy_r_r130 << 1;
    cpy_r_r132 = cpy_r_r131 != 0;
    if (!cpy_r_r132) goto CPyL109;
    cpy_r_r133 = CPyStatics[3282]; /* 'destroy:' */
    cpy_r_r134 = CPySequenceTuple_GetItem(cpy_r_r126, 0);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals);
        goto CPyL108;
    }
    if (likely(PyUnicode_Check(cpy_r_r134)))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals, "str", cpy_r_r134);
        goto CPyL108;
    }
    cpy_r_r136 = CPyStr_Build(2, cpy_r_r133, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals);
        goto CPyL108;
    }
    cpy_r_r137 = CPyStatics[3284]; /* 'option-destroy-board' */
    cpy_r_r138 = CPyStatics[785]; /* 'slot' */
    cpy_r_r139 = CPySequenceTuple_GetItem(cpy_r_r126, 0);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals);
        goto CPyL110;
    }
    if (likely(PyUnicode_Check(cpy_r_r139)))
        cpy_r_r140 = cpy_r_r139;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals, "str", cpy_r_r139);
        goto CPyL110;
    }
    cpy_r_r141 = CPyDict_Build(1, cpy_r_r138, cpy_r_r140);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals);
        goto CPyL110;
    }
    cpy_r_r142 = CPySequenceTuple_GetItem(cpy_r_r126, 0);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals);
        goto CPyL111;
    }
    if (likely(PyUnicode_Check(cpy_r_r142)))
        cpy_r_r143 = cpy_r_r142;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_add_dice", 163, CPyStatic_scholars___options___globals, "str", cpy_r_r142);
        goto CPyL111;
    }
    cpy_r_r144.f0 = cpy_r_r143;
    CPyTagged_INCREF(cpy_r_n_3);
    cpy_r_r145 = CPyTagged_StealAsObject(cpy_r_n_3);
    cpy_r_r146 = PyTuple_New(1);
    if (unlikely(cpy_r_r146 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5312 = cpy_r_r144.f0;
    PyTuple_SET_ITEM(cpy_r_r146, 0, __tmp5312);
    cpy_r_r147 = CPyDef_option___Vocabulary___add(cpy_r_r0, cpy_r_r136, cpy_r_r145, cpy_r_r137, cpy_r_r141, cpy_r_r146);
    CPy_DECREF(cpy_r_r136);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r141);
    CPy_DECREF(cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 162, CPyStatic_scholars___options___globals);
        goto CPyL107;
    }
    cpy_r_r148 = CPyTagged_StealAsObject(cpy_r_n_3);
    cpy_r_r149 = PyDict_SetItem(cpy_r_r114, cpy_r_r148, cpy_r_r147);
    CPy_DECREF(cpy_r_r148);
    CPy_DECREF(cpy_r_r147);
    cpy_r_r150 = cpy_r_r149 >= 0;
    if (unlikely(!cpy_r_r150)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 161, CPyStatic_scholars___options___globals);
        goto CPyL112;
    }
CPyL79: ;
    cpy_r_r151 = cpy_r_r115 + 2;
    cpy_r_r115 = cpy_r_r151;
    cpy_r_r152 = cpy_r_r117 + 1;
    cpy_r_r117 = cpy_r_r152;
    goto CPyL64;
CPyL80: ;
    if (((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_board != NULL) {
        CPy_DECREF(((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_board);
    }
    ((serai___games___scholars___options___OptionsObject *)cpy_r_self)->_destroy_board = cpy_r_r114;
    cpy_r_r153 = 1;
    if (unlikely(!cpy_r_r153)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 161, CPyStatic_scholars___options___globals);
        goto CPyL82;
    }
    return 1;
CPyL82: ;
    cpy_r_r154 = 2;
    return cpy_r_r154;
CPyL83: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL82;
CPyL84: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL82;
CPyL85: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL10;
CPyL86: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    goto CPyL82;
CPyL87: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r5.f0);
    CPyTagged_DecRef(cpy_r_r5.f1);
    goto CPyL82;
CPyL88: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_r11);
    goto CPyL82;
CPyL89: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    goto CPyL82;
CPyL90: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL30;
CPyL91: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL82;
CPyL92: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r31);
    goto CPyL82;
CPyL93: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r31);
    CPy_DecRef(cpy_r_r35);
    goto CPyL82;
CPyL94: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r35);
    CPy_DecRef(cpy_r_r41);
    goto CPyL82;
CPyL95: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    goto CPyL82;
CPyL96: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_n_2);
    goto CPyL82;
CPyL97: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_n_2);
    CPy_DecRef(cpy_r_r61);
    goto CPyL82;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r56);
    goto CPyL82;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r90);
    goto CPyL82;
CPyL100: ;
    CPy_DECREF(cpy_r_r90);
    goto CPyL60;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_value);
    goto CPyL82;
CPyL102: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r97);
    goto CPyL82;
CPyL103: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r91);
    CPyTagged_DecRef(cpy_r_value);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r101);
    goto CPyL82;
CPyL104: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r90);
    CPy_DecRef(cpy_r_r91);
    goto CPyL82;
CPyL105: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r114);
    goto CPyL82;
CPyL106: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r116);
    goto CPyL80;
CPyL107: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_n_3);
    goto CPyL82;
CPyL108: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r126);
    goto CPyL82;
CPyL109: ;
    CPyTagged_DECREF(cpy_r_n_3);
    CPy_DECREF(cpy_r_r126);
    goto CPyL79;
CPyL110: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r126);
    CPy_DecRef(cpy_r_r136);
    goto CPyL82;
CPyL111: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    CPyTagged_DecRef(cpy_r_n_3);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r141);
    goto CPyL82;
CPyL112: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r114);
    CPy_DecRef(cpy_r_r116);
    goto CPyL82;
}
        
        PyObject *CPyPy_scholars___options___Options____add_dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_add_dice", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_scholars___options___Options))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.scholars.options.Options", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_scholars___options___Options____add_dice(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_add_dice", 141, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___options____named(PyObject *cpy_r_v, PyObject *cpy_r_word, CPyTagged cpy_r_number, PyObject *cpy_r_id, PyObject *cpy_r_name) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T1O cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    cpy_r_r0 = CPyStatics[143]; /* ':' */
    cpy_r_r1 = CPyStr_Build(3, cpy_r_word, cpy_r_r0, cpy_r_id);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_named", 172, CPyStatic_scholars___options___globals);
        goto CPyL4;
    }
    cpy_r_r2 = CPyDict_Build(1, cpy_r_name, cpy_r_id);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_named", 172, CPyStatic_scholars___options___globals);
        goto CPyL5;
    }
    CPy_INCREF(cpy_r_id);
    cpy_r_r3.f0 = cpy_r_id;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r4 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r5 = NULL;
    cpy_r_r6 = PyTuple_New(1);
    if (unlikely(cpy_r_r6 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5313 = cpy_r_r3.f0;
    PyTuple_SET_ITEM(cpy_r_r6, 0, __tmp5313);
    cpy_r_r7 = CPyDef_option___Vocabulary___add(cpy_r_v, cpy_r_r1, cpy_r_r4, cpy_r_r5, cpy_r_r2, cpy_r_r6);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_named", 172, CPyStatic_scholars___options___globals);
        goto CPyL4;
    }
    return cpy_r_r7;
CPyL4: ;
    cpy_r_r8 = NULL;
    return cpy_r_r8;
CPyL5: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL4;
}
        
        PyObject *CPyPy_scholars___options____named(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"v", "word", "number", "id", "name", 0};
            static CPyArg_Parser parser = {"OOOOO:_named", kwlist, 0};
            PyObject *obj_v;
            PyObject *obj_word;
            PyObject *obj_number;
            PyObject *obj_id;
            PyObject *obj_name;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_v, &obj_word, &obj_number, &obj_id, &obj_name)) {
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
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *arg_name;
            if (likely(PyUnicode_Check(obj_name)))
                arg_name = obj_name;
            else {
                CPy_TypeError("str", obj_name); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___options____named(arg_v, arg_word, arg_number, arg_id, arg_name);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_named", 170, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___options____worker(PyObject *cpy_r_v, PyObject *cpy_r_word, CPyTagged cpy_r_number, PyObject *cpy_r_colour) {
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
    PyObject *cpy_r_r13;
    cpy_r_r0 = CPyStatics[143]; /* ':' */
    cpy_r_r1 = CPyStr_Build(3, cpy_r_word, cpy_r_r0, cpy_r_colour);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_worker", 176, CPyStatic_scholars___options___globals);
        goto CPyL6;
    }
    cpy_r_r2 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r3 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r4 = CPyStr_Build(2, cpy_r_r3, cpy_r_colour);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_worker", 176, CPyStatic_scholars___options___globals);
        goto CPyL7;
    }
    cpy_r_r5 = CPyDict_Build(1, cpy_r_r2, cpy_r_r4);
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_worker", 176, CPyStatic_scholars___options___globals);
        goto CPyL7;
    }
    cpy_r_r6 = CPyStatics[2738]; /* 'worker-' */
    cpy_r_r7 = CPyStr_Build(2, cpy_r_r6, cpy_r_colour);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_worker", 176, CPyStatic_scholars___options___globals);
        goto CPyL8;
    }
    cpy_r_r8.f0 = cpy_r_r7;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r9 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r10 = NULL;
    cpy_r_r11 = PyTuple_New(1);
    if (unlikely(cpy_r_r11 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5314 = cpy_r_r8.f0;
    PyTuple_SET_ITEM(cpy_r_r11, 0, __tmp5314);
    cpy_r_r12 = CPyDef_option___Vocabulary___add(cpy_r_v, cpy_r_r1, cpy_r_r9, cpy_r_r10, cpy_r_r5, cpy_r_r11);
    CPy_DECREF(cpy_r_r1);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_worker", 176, CPyStatic_scholars___options___globals);
        goto CPyL6;
    }
    return cpy_r_r12;
CPyL6: ;
    cpy_r_r13 = NULL;
    return cpy_r_r13;
CPyL7: ;
    CPy_DecRef(cpy_r_r1);
    goto CPyL6;
CPyL8: ;
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r5);
    goto CPyL6;
}
        
        PyObject *CPyPy_scholars___options____worker(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"v", "word", "number", "colour", 0};
            static CPyArg_Parser parser = {"OOOO:_worker", kwlist, 0};
            PyObject *obj_v;
            PyObject *obj_word;
            PyObject *obj_number;
            PyObject *obj_colour;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_v, &obj_word, &obj_number, &obj_colour)) {
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
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            PyObject *arg_colour;
            if (likely(PyUnicode_Check(obj_colour)))
                arg_colour = obj_colour;
            else {
                CPy_TypeError("str", obj_colour); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___options____worker(arg_v, arg_word, arg_number, arg_colour);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_worker", 175, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___options____die(PyObject *cpy_r_v, PyObject *cpy_r_word, tuple_T2II cpy_r_die, PyObject *cpy_r_book) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyTagged cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    tuple_T1O cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    cpy_r_r0 = cpy_r_die.f0;
    cpy_r_r1 = cpy_r_die.f1;
    CPyTagged_INCREF(cpy_r_die.f0);
    CPyTagged_INCREF(cpy_r_die.f1);
    cpy_r_r2 = cpy_r_r0;
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_die", "Book", "colours", 181, CPyStatic_scholars___options___globals);
        goto CPyL15;
    }
CPyL1: ;
    cpy_r_r5 = CPyList_GetItem(cpy_r_r4, cpy_r_r2);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 181, CPyStatic_scholars___options___globals);
        goto CPyL15;
    }
    if (likely(PyTuple_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_die", 181, CPyStatic_scholars___options___globals, "tuple", cpy_r_r5);
        goto CPyL15;
    }
    cpy_r_r7 = CPySequenceTuple_GetItem(cpy_r_r6, 0);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 181, CPyStatic_scholars___options___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r7)))
        cpy_r_r8 = cpy_r_r7;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_die", 181, CPyStatic_scholars___options___globals, "str", cpy_r_r7);
        goto CPyL15;
    }
    cpy_r_r9 = CPyStatics[543]; /* 'die' */
    cpy_r_r10 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r11 = CPyStr_Build(2, cpy_r_r10, cpy_r_r8);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 182, CPyStatic_scholars___options___globals);
        goto CPyL16;
    }
    cpy_r_r12 = CPyStatics[337]; /* 'value' */
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r3);
    cpy_r_r14 = CPyDict_Build(2, cpy_r_r9, cpy_r_r11, cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r11);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 182, CPyStatic_scholars___options___globals);
        goto CPyL16;
    }
    cpy_r_r15 = CPyStatics[143]; /* ':' */
    cpy_r_r16 = CPyStatics[1414]; /* '-' */
    cpy_r_r17 = CPyTagged_Str(cpy_r_r3);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 183, CPyStatic_scholars___options___globals);
        goto CPyL17;
    }
    cpy_r_r18 = CPyStr_Build(5, cpy_r_word, cpy_r_r15, cpy_r_r8, cpy_r_r16, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 183, CPyStatic_scholars___options___globals);
        goto CPyL17;
    }
    cpy_r_r19 = CPyDef_scholars___names___die_of(cpy_r_r2, cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r19 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 183, CPyStatic_scholars___options___globals);
        goto CPyL18;
    }
    cpy_r_r20 = CPyStatics[2724]; /* 'die-' */
    cpy_r_r21 = CPyStatics[1414]; /* '-' */
    cpy_r_r22 = CPyTagged_Str(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 183, CPyStatic_scholars___options___globals);
        goto CPyL19;
    }
    cpy_r_r23 = CPyStr_Build(4, cpy_r_r20, cpy_r_r8, cpy_r_r21, cpy_r_r22);
    CPy_DECREF(cpy_r_r8);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 183, CPyStatic_scholars___options___globals);
        goto CPyL20;
    }
    cpy_r_r24.f0 = cpy_r_r23;
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r19);
    cpy_r_r26 = NULL;
    cpy_r_r27 = PyTuple_New(1);
    if (unlikely(cpy_r_r27 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5315 = cpy_r_r24.f0;
    PyTuple_SET_ITEM(cpy_r_r27, 0, __tmp5315);
    cpy_r_r28 = CPyDef_option___Vocabulary___add(cpy_r_v, cpy_r_r18, cpy_r_r25, cpy_r_r26, cpy_r_r14, cpy_r_r27);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 183, CPyStatic_scholars___options___globals);
        goto CPyL14;
    }
    return cpy_r_r28;
CPyL14: ;
    cpy_r_r29 = NULL;
    return cpy_r_r29;
CPyL15: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL14;
CPyL16: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    goto CPyL14;
CPyL17: ;
    CPyTagged_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    goto CPyL14;
CPyL18: ;
    CPyTagged_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    goto CPyL14;
CPyL19: ;
    CPy_DecRef(cpy_r_r8);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL14;
CPyL20: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r18);
    CPyTagged_DecRef(cpy_r_r19);
    goto CPyL14;
}
        
        PyObject *CPyPy_scholars___options____die(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"v", "word", "die", "book", 0};
            static CPyArg_Parser parser = {"OOOO:_die", kwlist, 0};
            PyObject *obj_v;
            PyObject *obj_word;
            PyObject *obj_die;
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_v, &obj_word, &obj_die, &obj_book)) {
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
            tuple_T2II arg_die;
            PyObject *__tmp5316;
            if (unlikely(!(PyTuple_Check(obj_die) && PyTuple_GET_SIZE(obj_die) == 2))) {
                __tmp5316 = NULL;
                goto __LL5317;
            }
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_die, 0))))
                __tmp5316 = PyTuple_GET_ITEM(obj_die, 0);
            else {
                __tmp5316 = NULL;
            }
            if (__tmp5316 == NULL) goto __LL5317;
            if (likely(PyLong_Check(PyTuple_GET_ITEM(obj_die, 1))))
                __tmp5316 = PyTuple_GET_ITEM(obj_die, 1);
            else {
                __tmp5316 = NULL;
            }
            if (__tmp5316 == NULL) goto __LL5317;
            __tmp5316 = obj_die;
__LL5317: ;
            if (unlikely(__tmp5316 == NULL)) {
                CPy_TypeError("tuple[int, int]", obj_die); goto fail;
            } else {
                PyObject *__tmp5318 = PyTuple_GET_ITEM(obj_die, 0);
                CPyTagged __tmp5319;
                if (likely(PyLong_Check(__tmp5318)))
                    __tmp5319 = CPyTagged_BorrowFromObject(__tmp5318);
                else {
                    CPy_TypeError("int", __tmp5318); goto __LL5320;
                }
                arg_die.f0 = __tmp5319;
                PyObject *__tmp5321 = PyTuple_GET_ITEM(obj_die, 1);
                CPyTagged __tmp5322;
                if (likely(PyLong_Check(__tmp5321)))
                    __tmp5322 = CPyTagged_BorrowFromObject(__tmp5321);
                else {
                    CPy_TypeError("int", __tmp5321); goto __LL5323;
                }
                arg_die.f1 = __tmp5322;
            }
            goto __LL5324;
__LL5320: ;
            goto fail;
__LL5323: ;
            goto fail;
__LL5324: ;
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___options____die(arg_v, arg_word, arg_die, arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_die", 179, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
PyObject *CPyDef_scholars___options____dice(PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_n;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    int64_t cpy_r_r17;
    CPyPtr cpy_r_r18;
    int64_t cpy_r_r19;
    char cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    int64_t cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyTagged cpy_r_r26;
    tuple_T2II cpy_r_r27;
    PyObject *cpy_r_r28;
    int32_t cpy_r_r29;
    char cpy_r_r30;
    int64_t cpy_r_r31;
    CPyTagged cpy_r_r32;
    int64_t cpy_r_r33;
    PyObject *cpy_r_r34;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals);
        goto CPyL16;
    }
    cpy_r_r1 = 0;
    cpy_r_r2 = ((serai___games___scholars___book___BookObject *)cpy_r_book)->_colours;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/scholars/options.py", "_dice", "Book", "colours", 188, CPyStatic_scholars___options___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r2);
CPyL2: ;
    cpy_r_r3 = 0;
CPyL3: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL18;
    cpy_r_n = cpy_r_r1;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyTuple_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals, "tuple", cpy_r_r11);
        goto CPyL19;
    }
    cpy_r_r13 = CPySequenceTuple_GetItem(cpy_r_r12, 6);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals);
        goto CPyL19;
    }
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals, "tuple", cpy_r_r13);
        goto CPyL19;
    }
    cpy_r_r15 = PySet_New(cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals);
        goto CPyL19;
    }
    cpy_r_r16 = CPySequence_Sort(cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals);
        goto CPyL19;
    }
    cpy_r_r17 = 0;
CPyL10: ;
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyVarObject, ob_size));
    cpy_r_r19 = *(int64_t *)cpy_r_r18;
    cpy_r_r20 = cpy_r_r17 < cpy_r_r19;
    if (!cpy_r_r20) goto CPyL20;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r22 = *(CPyPtr *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r17 * 8;
    cpy_r_r24 = cpy_r_r22 + cpy_r_r23;
    cpy_r_r25 = *(PyObject * *)cpy_r_r24;
    CPy_INCREF(cpy_r_r25);
    if (likely(PyLong_Check(cpy_r_r25)))
        cpy_r_r26 = CPyTagged_FromObject(cpy_r_r25);
    else {
        CPy_TypeError("int", cpy_r_r25); cpy_r_r26 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals);
        goto CPyL21;
    }
    CPyTagged_INCREF(cpy_r_n);
    cpy_r_r27.f0 = cpy_r_n;
    cpy_r_r27.f1 = cpy_r_r26;
    cpy_r_r28 = PyTuple_New(2);
    if (unlikely(cpy_r_r28 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp5325 = CPyTagged_StealAsObject(cpy_r_r27.f0);
    PyTuple_SET_ITEM(cpy_r_r28, 0, __tmp5325);
    PyObject *__tmp5326 = CPyTagged_StealAsObject(cpy_r_r27.f1);
    PyTuple_SET_ITEM(cpy_r_r28, 1, __tmp5326);
    cpy_r_r29 = PyList_Append(cpy_r_r0, cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    cpy_r_r30 = cpy_r_r29 >= 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "_dice", 188, CPyStatic_scholars___options___globals);
        goto CPyL21;
    }
    cpy_r_r31 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r31;
    goto CPyL10;
CPyL14: ;
    cpy_r_r32 = cpy_r_r1 + 2;
    cpy_r_r1 = cpy_r_r32;
    cpy_r_r33 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r33;
    goto CPyL3;
CPyL15: ;
    return cpy_r_r0;
CPyL16: ;
    cpy_r_r34 = NULL;
    return cpy_r_r34;
CPyL17: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL16;
CPyL18: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL15;
CPyL19: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_n);
    goto CPyL16;
CPyL20: ;
    CPyTagged_DECREF(cpy_r_n);
    CPy_DECREF(cpy_r_r16);
    goto CPyL14;
CPyL21: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    CPyTagged_DecRef(cpy_r_n);
    CPy_DecRef(cpy_r_r16);
    goto CPyL16;
}
        
        PyObject *CPyPy_scholars___options____dice(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:_dice", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_scholars___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.scholars.book.Book", obj_book); 
                goto fail;
            }
            PyObject *retval = CPyDef_scholars___options____dice(arg_book);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/scholars/options.py", "_dice", 186, CPyStatic_scholars___options___globals);
            return NULL;
        }
        
char CPyDef_scholars___options_____top_level__(void) {
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
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    char cpy_r_r118;
    char cpy_r_r119;
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
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    int32_t cpy_r_r172;
    char cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    int32_t cpy_r_r176;
    char cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 1, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 1, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_scholars___options___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 8, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5014]; /* ('Callable', 'Sequence') */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_scholars___options___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 10, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5019]; /* ('combinations',) */
    cpy_r_r17 = CPyStatics[45]; /* 'itertools' */
    cpy_r_r18 = CPyStatic_scholars___options___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 11, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r20 = (void *)&CPyModule_itertools;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5141]; /* ('TYPE_CHECKING',) */
    cpy_r_r22 = CPyStatics[47]; /* 'typing' */
    cpy_r_r23 = CPyStatic_scholars___options___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 12, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r25 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = (void *)&CPyModule_serai___games___scholars___names;
    cpy_r_r27 = (void *)&CPyImportState_serai___games___scholars___names;
    cpy_r_r28 = CPyModuleLockAPI_serai;
    cpy_r_r29 = CPyImport_IsInitialized(cpy_r_r27);
    if (!cpy_r_r29) goto CPyL11;
    cpy_r_r30 = PyImport_GetModuleDict();
    cpy_r_r31 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r32 = CPyDict_GetItem(cpy_r_r30, cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 14, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r33 = cpy_r_r32;
    goto CPyL15;
CPyL11: ;
    cpy_r_r34 = CPyInitOnly_serai___games___scholars___names;
    cpy_r_r35 = CPyExec_serai___games___scholars___names;
    cpy_r_r36 = (PyObject **)&CPyModule_serai___games___scholars___names__internal;
    cpy_r_r37 = PyImport_GetModuleDict();
    cpy_r_r38 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r39 = CPyDict_GetItem(cpy_r_r37, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 14, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r40 = CPyStatics[8]; /* '__file__' */
    cpy_r_r41 = CPyObject_GetAttr(cpy_r_r39, cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 14, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r42 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r43 = CPyStatics[2340]; /* 'serai.games.scholars.names' */
    cpy_r_r44 = CPyImport_ImportNative(cpy_r_r43, cpy_r_r34, cpy_r_r35, cpy_r_r36, cpy_r_r26, cpy_r_r27, cpy_r_r28, cpy_r_r41, cpy_r_r42, 0);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 14, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r33 = cpy_r_r44;
CPyL15: ;
    cpy_r_r45 = CPyStatics[5512]; /* ('ACTIONS', 'SIDES', 'die_of') */
    cpy_r_r46 = CPyStatic_scholars___options___globals;
    cpy_r_r47 = CPyImport_GetNativeAttrs(cpy_r_r33, cpy_r_r45, cpy_r_r45, cpy_r_r46);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 14, CPyStatic_scholars___options___globals);
        goto CPyL49;
    } else
        goto CPyL50;
CPyL16: ;
    cpy_r_r48 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r49 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r50 = CPyModuleLockAPI_serai;
    cpy_r_r51 = CPyImport_IsInitialized(cpy_r_r49);
    if (!cpy_r_r51) goto CPyL19;
    cpy_r_r52 = PyImport_GetModuleDict();
    cpy_r_r53 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r54 = CPyDict_GetItem(cpy_r_r52, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 15, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r55 = cpy_r_r54;
    goto CPyL23;
CPyL19: ;
    cpy_r_r56 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r57 = CPyExec_serai___kernel___decision;
    cpy_r_r58 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r59 = PyImport_GetModuleDict();
    cpy_r_r60 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r61 = CPyDict_GetItem(cpy_r_r59, cpy_r_r60);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 15, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r62 = CPyStatics[8]; /* '__file__' */
    cpy_r_r63 = CPyObject_GetAttr(cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 15, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r64 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r65 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r66 = CPyImport_ImportNative(cpy_r_r65, cpy_r_r56, cpy_r_r57, cpy_r_r58, cpy_r_r48, cpy_r_r49, cpy_r_r50, cpy_r_r63, cpy_r_r64, 0);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 15, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r55 = cpy_r_r66;
CPyL23: ;
    cpy_r_r67 = CPyStatics[5513]; /* ('Option', 'Vocabulary') */
    cpy_r_r68 = CPyStatic_scholars___options___globals;
    cpy_r_r69 = CPyImport_GetNativeAttrs(cpy_r_r55, cpy_r_r67, cpy_r_r67, cpy_r_r68);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 15, CPyStatic_scholars___options___globals);
        goto CPyL49;
    } else
        goto CPyL51;
CPyL24: ;
    cpy_r_r70 = (void *)&CPyModule_serai___kernel___message;
    cpy_r_r71 = (void *)&CPyImportState_serai___kernel___message;
    cpy_r_r72 = CPyModuleLockAPI_serai;
    cpy_r_r73 = CPyImport_IsInitialized(cpy_r_r71);
    if (!cpy_r_r73) goto CPyL27;
    cpy_r_r74 = PyImport_GetModuleDict();
    cpy_r_r75 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r76 = CPyDict_GetItem(cpy_r_r74, cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 16, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r77 = cpy_r_r76;
    goto CPyL31;
CPyL27: ;
    cpy_r_r78 = CPyInitOnly_serai___kernel___message;
    cpy_r_r79 = CPyExec_serai___kernel___message;
    cpy_r_r80 = (PyObject **)&CPyModule_serai___kernel___message__internal;
    cpy_r_r81 = PyImport_GetModuleDict();
    cpy_r_r82 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r83 = CPyDict_GetItem(cpy_r_r81, cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 16, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r84 = CPyStatics[8]; /* '__file__' */
    cpy_r_r85 = CPyObject_GetAttr(cpy_r_r83, cpy_r_r84);
    CPy_DECREF(cpy_r_r83);
    if (unlikely(cpy_r_r85 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 16, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r86 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r87 = CPyStatics[58]; /* 'serai.kernel.message' */
    cpy_r_r88 = CPyImport_ImportNative(cpy_r_r87, cpy_r_r78, cpy_r_r79, cpy_r_r80, cpy_r_r70, cpy_r_r71, cpy_r_r72, cpy_r_r85, cpy_r_r86, 0);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 16, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r77 = cpy_r_r88;
CPyL31: ;
    cpy_r_r89 = CPyStatics[5055]; /* ('Argument',) */
    cpy_r_r90 = CPyStatic_scholars___options___globals;
    cpy_r_r91 = CPyImport_GetNativeAttrs(cpy_r_r77, cpy_r_r89, cpy_r_r89, cpy_r_r90);
    CPy_DECREF(cpy_r_r77);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 16, CPyStatic_scholars___options___globals);
        goto CPyL49;
    } else
        goto CPyL52;
CPyL32: ;
    cpy_r_r92 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r93 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r94 = CPyModuleLockAPI_serai;
    cpy_r_r95 = CPyImport_IsInitialized(cpy_r_r93);
    if (!cpy_r_r95) goto CPyL35;
    cpy_r_r96 = PyImport_GetModuleDict();
    cpy_r_r97 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r98 = CPyDict_GetItem(cpy_r_r96, cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 17, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r99 = cpy_r_r98;
    goto CPyL39;
CPyL35: ;
    cpy_r_r100 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r101 = CPyExec_serai___kernel___perform;
    cpy_r_r102 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r103 = PyImport_GetModuleDict();
    cpy_r_r104 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r105 = CPyDict_GetItem(cpy_r_r103, cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 17, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r106 = CPyStatics[8]; /* '__file__' */
    cpy_r_r107 = CPyObject_GetAttr(cpy_r_r105, cpy_r_r106);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r107 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 17, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r108 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r109 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r110 = CPyImport_ImportNative(cpy_r_r109, cpy_r_r100, cpy_r_r101, cpy_r_r102, cpy_r_r92, cpy_r_r93, cpy_r_r94, cpy_r_r107, cpy_r_r108, 0);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 17, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r99 = cpy_r_r110;
CPyL39: ;
    cpy_r_r111 = CPyStatics[5378]; /* ('Performer',) */
    cpy_r_r112 = CPyStatic_scholars___options___globals;
    cpy_r_r113 = CPyImport_GetNativeAttrs(cpy_r_r99, cpy_r_r111, cpy_r_r111, cpy_r_r112);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 17, CPyStatic_scholars___options___globals);
        goto CPyL49;
    } else
        goto CPyL53;
CPyL40: ;
    cpy_r_r114 = NULL;
    cpy_r_r115 = CPyStatics[2651]; /* 'serai.games.scholars.options' */
    cpy_r_r116 = (PyObject *)CPyType_scholars___options___Options_template;
    cpy_r_r117 = CPyType_FromTemplate(cpy_r_r116, cpy_r_r114, cpy_r_r115);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 24, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    cpy_r_r118 = CPyDef_scholars___options___Options_trait_vtable_setup();
    if (unlikely(cpy_r_r118 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 24, CPyStatic_scholars___options___globals);
        goto CPyL54;
    }
    cpy_r_r119 = CPyDef_scholars___options___Options_coroutine_setup(cpy_r_r117);
    if (unlikely(cpy_r_r119 == 2)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 24, CPyStatic_scholars___options___globals);
        goto CPyL54;
    }
    cpy_r_r120 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r121 = CPyStatics[326]; /* 'vocabulary' */
    cpy_r_r122 = CPyStatics[2667]; /* 'performer' */
    cpy_r_r123 = CPyStatics[3256]; /* 'skip' */
    cpy_r_r124 = CPyStatics[1129]; /* 'later' */
    cpy_r_r125 = CPyStatics[3257]; /* 'ready' */
    cpy_r_r126 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r127 = CPyStatics[913]; /* 'end_turn' */
    cpy_r_r128 = CPyStatics[336]; /* 'colour' */
    cpy_r_r129 = CPyStatics[3285]; /* 'main' */
    cpy_r_r130 = CPyStatics[2401]; /* 'travel' */
    cpy_r_r131 = CPyStatics[2411]; /* 'deliver' */
    cpy_r_r132 = CPyStatics[3286]; /* 'no_delivery' */
    cpy_r_r133 = CPyStatics[437]; /* 'research' */
    cpy_r_r134 = CPyStatics[1326]; /* 'scroll' */
    cpy_r_r135 = CPyStatics[2562]; /* 'track' */
    cpy_r_r136 = CPyStatics[2361]; /* 'guild' */
    cpy_r_r137 = CPyStatics[3287]; /* 'from_guild' */
    cpy_r_r138 = CPyStatics[3288]; /* 'from_scroll' */
    cpy_r_r139 = CPyStatics[2475]; /* 'place_gold' */
    cpy_r_r140 = CPyStatics[3289]; /* 'take_gold' */
    cpy_r_r141 = CPyStatics[3290]; /* 'take_worker' */
    cpy_r_r142 = CPyStatics[3291]; /* 'pay_worker' */
    cpy_r_r143 = CPyStatics[613]; /* 'space' */
    cpy_r_r144 = CPyStatics[2834]; /* 'retire' */
    cpy_r_r145 = CPyStatics[3265]; /* 'retiree' */
    cpy_r_r146 = CPyStatics[888]; /* 'tuck' */
    cpy_r_r147 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r148 = CPyStatics[3267]; /* 'allow' */
    cpy_r_r149 = CPyStatics[3268]; /* 'refuse' */
    cpy_r_r150 = CPyStatics[1228]; /* 'pair' */
    cpy_r_r151 = CPyStatics[785]; /* 'slot' */
    cpy_r_r152 = CPyStatics[390]; /* 'card' */
    cpy_r_r153 = CPyStatics[543]; /* 'die' */
    cpy_r_r154 = CPyStatics[3292]; /* 'one_die' */
    cpy_r_r155 = CPyStatics[3293]; /* 'no_die' */
    cpy_r_r156 = CPyStatics[3294]; /* 'with_printed' */
    cpy_r_r157 = CPyStatics[3295]; /* 'without_printed' */
    cpy_r_r158 = CPyStatics[3296]; /* 'put' */
    cpy_r_r159 = CPyStatics[2600]; /* 'work' */
    cpy_r_r160 = CPyStatics[907]; /* 'use' */
    cpy_r_r161 = CPyStatics[2584]; /* 'dispatch' */
    cpy_r_r162 = CPyStatics[2336]; /* 'employ' */
    cpy_r_r163 = CPyStatics[1283]; /* 'room' */
    cpy_r_r164 = CPyStatics[2374]; /* 'chain' */
    cpy_r_r165 = CPyStatics[2790]; /* 'reroll' */
    cpy_r_r166 = CPyStatics[564]; /* 'take_die' */
    cpy_r_r167 = CPyStatics[519]; /* 'draw' */
    cpy_r_r168 = CPyStatics[3297]; /* 'destroy_bag' */
    cpy_r_r169 = CPyStatics[3298]; /* 'destroy_hand' */
    cpy_r_r170 = CPyStatics[3299]; /* 'destroy_board' */
    cpy_r_r171 = PyTuple_Pack(50, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r135, cpy_r_r136, cpy_r_r137, cpy_r_r138, cpy_r_r139, cpy_r_r140, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r144, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r148, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r152, cpy_r_r153, cpy_r_r154, cpy_r_r155, cpy_r_r156, cpy_r_r157, cpy_r_r158, cpy_r_r159, cpy_r_r160, cpy_r_r161, cpy_r_r162, cpy_r_r163, cpy_r_r164, cpy_r_r165, cpy_r_r166, cpy_r_r167, cpy_r_r168, cpy_r_r169, cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 24, CPyStatic_scholars___options___globals);
        goto CPyL54;
    }
    cpy_r_r172 = PyObject_SetAttr(cpy_r_r117, cpy_r_r120, cpy_r_r171);
    CPy_DECREF(cpy_r_r171);
    cpy_r_r173 = cpy_r_r172 >= 0;
    if (unlikely(!cpy_r_r173)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 24, CPyStatic_scholars___options___globals);
        goto CPyL54;
    }
    CPyType_scholars___options___Options = (PyTypeObject *)cpy_r_r117;
    CPy_INCREF(CPyType_scholars___options___Options);
    cpy_r_r174 = CPyStatic_scholars___options___globals;
    cpy_r_r175 = CPyStatics[676]; /* 'Options' */
    cpy_r_r176 = PyDict_SetItem(cpy_r_r174, cpy_r_r175, cpy_r_r117);
    cpy_r_r177 = cpy_r_r176 >= 0;
    if (unlikely(!cpy_r_r177)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 24, CPyStatic_scholars___options___globals);
        goto CPyL54;
    }
    cpy_r_r178 = CPy_InitSubclass(cpy_r_r117);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/scholars/options.py", "<module>", 24, CPyStatic_scholars___options___globals);
        goto CPyL49;
    }
    return 1;
CPyL49: ;
    cpy_r_r179 = 2;
    return cpy_r_r179;
CPyL50: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL16;
CPyL51: ;
    CPy_DECREF(cpy_r_r69);
    goto CPyL24;
CPyL52: ;
    CPy_DECREF(cpy_r_r91);
    goto CPyL32;
CPyL53: ;
    CPy_DECREF(cpy_r_r113);
    goto CPyL40;
CPyL54: ;
    CPy_DecRef(cpy_r_r117);
    goto CPyL49;
}

#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___book___Book_init(PyObject *self, PyObject *args, PyObject *kwds)
{
    return 0;
}
static int
wayfarers___book___Book_traverse(serai___games___wayfarers___book___BookObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->_verbs);
    Py_VISIT(self->_constants);
    if (CPyTagged_CheckLong(self->_fee)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_fee));
    }
    Py_VISIT(self->_cards);
    Py_VISIT(self->_rows);
    Py_VISIT(self->_content_digest);
    Py_VISIT(self->_options);
    Py_VISIT(self->_performer);
    Py_VISIT(self->_needs);
    Py_VISIT(self->_slot_always);
    Py_VISIT(self->_worker_places);
    if (CPyTagged_CheckLong(self->_common_cards)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_common_cards));
    }
    Py_VISIT(self->_centre_slots);
    Py_VISIT(self->_centre_tags);
    Py_VISIT(self->__numbers);
    if (CPyTagged_CheckLong(self->_home_city)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_home_city));
    }
    if (CPyTagged_CheckLong(self->_home_harbour)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_home_harbour));
    }
    if (CPyTagged_CheckLong(self->_home_stars)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_home_stars));
    }
    if (CPyTagged_CheckLong(self->_home_townsfolk)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_home_townsfolk));
    }
    if (CPyTagged_CheckLong(self->_slots)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_slots));
    }
    Py_VISIT(self->_slot_ids);
    Py_VISIT(self->_slot_workers);
    Py_VISIT(self->_slot_action);
    Py_VISIT(self->_slot_silver);
    Py_VISIT(self->_track);
    Py_VISIT(self->_marks);
    if (CPyTagged_CheckLong(self->_last_column)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_last_column));
    }
    Py_VISIT(self->_tile_spaces);
    Py_VISIT(self->_journal_tiles);
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_tile_numbers);
    Py_VISIT(self->_piles);
    Py_VISIT(self->_type_silver);
    Py_VISIT(self->_type_influence);
    Py_VISIT(self->_fits);
    Py_VISIT(self->_shape);
    Py_VISIT(self->_boards);
    Py_VISIT(self->_cell_bonus);
    Py_VISIT(self->_starts);
    Py_VISIT(self->_tile_copies);
    Py_VISIT(self->_common_sets);
    Py_VISIT(self->_majority);
    Py_VISIT(self->_ability_cost);
    Py_VISIT(self->_ai_boards);
    Py_VISIT(self->_ai_backs);
    Py_VISIT(self->_resource_track);
    Py_VISIT(self->_slot_order);
    Py_VISIT(self->_pile_orders);
    Py_VISIT(self->_ai_vp);
    Py_VISIT(self->_instead);
    Py_VISIT(self->_schemes);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___book___Book_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book___BookObject *self = (serai___games___wayfarers___book___BookObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(self->_constants);
    if (CPyTagged_CheckLong(self->_fee)) {
        CPyTagged __tmp = self->_fee;
        self->_fee = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_options);
    Py_CLEAR(self->_performer);
    Py_CLEAR(self->_needs);
    Py_CLEAR(self->_slot_always);
    Py_CLEAR(self->_worker_places);
    if (CPyTagged_CheckLong(self->_common_cards)) {
        CPyTagged __tmp = self->_common_cards;
        self->_common_cards = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_centre_slots);
    Py_CLEAR(self->_centre_tags);
    Py_CLEAR(self->__numbers);
    if (CPyTagged_CheckLong(self->_home_city)) {
        CPyTagged __tmp = self->_home_city;
        self->_home_city = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_home_harbour)) {
        CPyTagged __tmp = self->_home_harbour;
        self->_home_harbour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_home_stars)) {
        CPyTagged __tmp = self->_home_stars;
        self->_home_stars = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_home_townsfolk)) {
        CPyTagged __tmp = self->_home_townsfolk;
        self->_home_townsfolk = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_slots)) {
        CPyTagged __tmp = self->_slots;
        self->_slots = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_slot_ids);
    Py_CLEAR(self->_slot_workers);
    Py_CLEAR(self->_slot_action);
    Py_CLEAR(self->_slot_silver);
    Py_CLEAR(self->_track);
    Py_CLEAR(self->_marks);
    if (CPyTagged_CheckLong(self->_last_column)) {
        CPyTagged __tmp = self->_last_column;
        self->_last_column = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_tile_spaces);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_tile_numbers);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_type_silver);
    Py_CLEAR(self->_type_influence);
    Py_CLEAR(self->_fits);
    Py_CLEAR(self->_shape);
    Py_CLEAR(self->_boards);
    Py_CLEAR(self->_cell_bonus);
    Py_CLEAR(self->_starts);
    Py_CLEAR(self->_tile_copies);
    Py_CLEAR(self->_common_sets);
    Py_CLEAR(self->_majority);
    Py_CLEAR(self->_ability_cost);
    Py_CLEAR(self->_ai_boards);
    Py_CLEAR(self->_ai_backs);
    Py_CLEAR(self->_resource_track);
    Py_CLEAR(self->_slot_order);
    Py_CLEAR(self->_pile_orders);
    Py_CLEAR(self->_ai_vp);
    Py_CLEAR(self->_instead);
    Py_CLEAR(self->_schemes);
    return 0;
}

static int32_t CPyDef_wayfarers___book___Book_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book___BookObject *self = (serai___games___wayfarers___book___BookObject *)cpy_r_self;
    Py_CLEAR(self->_verbs);
    Py_CLEAR(self->_constants);
    if (CPyTagged_CheckLong(self->_fee)) {
        CPyTagged __tmp = self->_fee;
        self->_fee = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_cards);
    Py_CLEAR(self->_rows);
    Py_CLEAR(self->_content_digest);
    Py_CLEAR(self->_options);
    Py_CLEAR(self->_performer);
    Py_CLEAR(self->_needs);
    Py_CLEAR(self->_slot_always);
    Py_CLEAR(self->_worker_places);
    if (CPyTagged_CheckLong(self->_common_cards)) {
        CPyTagged __tmp = self->_common_cards;
        self->_common_cards = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_centre_slots);
    Py_CLEAR(self->_centre_tags);
    Py_CLEAR(self->__numbers);
    if (CPyTagged_CheckLong(self->_home_city)) {
        CPyTagged __tmp = self->_home_city;
        self->_home_city = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_home_harbour)) {
        CPyTagged __tmp = self->_home_harbour;
        self->_home_harbour = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_home_stars)) {
        CPyTagged __tmp = self->_home_stars;
        self->_home_stars = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_home_townsfolk)) {
        CPyTagged __tmp = self->_home_townsfolk;
        self->_home_townsfolk = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_slots)) {
        CPyTagged __tmp = self->_slots;
        self->_slots = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_slot_ids);
    Py_CLEAR(self->_slot_workers);
    Py_CLEAR(self->_slot_action);
    Py_CLEAR(self->_slot_silver);
    Py_CLEAR(self->_track);
    Py_CLEAR(self->_marks);
    if (CPyTagged_CheckLong(self->_last_column)) {
        CPyTagged __tmp = self->_last_column;
        self->_last_column = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_tile_spaces);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_tile_numbers);
    Py_CLEAR(self->_piles);
    Py_CLEAR(self->_type_silver);
    Py_CLEAR(self->_type_influence);
    Py_CLEAR(self->_fits);
    Py_CLEAR(self->_shape);
    Py_CLEAR(self->_boards);
    Py_CLEAR(self->_cell_bonus);
    Py_CLEAR(self->_starts);
    Py_CLEAR(self->_tile_copies);
    Py_CLEAR(self->_common_sets);
    Py_CLEAR(self->_majority);
    Py_CLEAR(self->_ability_cost);
    Py_CLEAR(self->_ai_boards);
    Py_CLEAR(self->_ai_backs);
    Py_CLEAR(self->_resource_track);
    Py_CLEAR(self->_slot_order);
    Py_CLEAR(self->_pile_orders);
    Py_CLEAR(self->_ai_vp);
    Py_CLEAR(self->_instead);
    Py_CLEAR(self->_schemes);
    return 0;
}

static void
wayfarers___book___Book_dealloc(serai___games___wayfarers___book___BookObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___book___Book_dealloc)
    CPyDef_wayfarers___book___Book_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___book_____mypyc__Book_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___book___Book(PyObject *cpy_r_verbs, PyObject *cpy_r_performer, PyObject *cpy_r_overrides);

static PyObject *
wayfarers___book___Book_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___book___Book) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___book_____mypyc__Book_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    PyObject *ret = CPyPy_wayfarers___book___Book_____init__(self, args, kwds);
    if (ret == NULL) {
            Py_DECREF(self);
            return NULL;
    }
    Py_DECREF(ret);
    return self;
}

static CPyVTableItem wayfarers___book___Book_vtable[16];
static bool
CPyDef_wayfarers___book___Book_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___book___Book_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___book___Book_____init__,
        (CPyVTableItem)CPyDef_wayfarers___book___Book___number,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_cards,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_place,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_tags,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_home,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____home,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_display,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_journal,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_tiles,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_caravans,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_tables,
        (CPyVTableItem)CPyDef_wayfarers___book___Book____read_automa,
        (CPyVTableItem)CPyDef_wayfarers___book___Book___effects,
        (CPyVTableItem)CPyDef_wayfarers___book___Book___tile_number,
        (CPyVTableItem)CPyDef_wayfarers___book___Book___tile_parts,
    };
    memcpy(wayfarers___book___Book_vtable, wayfarers___book___Book_vtable_scratch, sizeof(wayfarers___book___Book_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___book___Book_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___book___Book_get_verbs(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_verbs(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_constants(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_constants(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_fee(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_fee(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_cards(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_cards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_rows(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_rows(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_content_digest(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_content_digest(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_options(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_options(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_performer(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_performer(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_needs(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_needs(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_slot_always(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_slot_always(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_worker_places(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_worker_places(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_common_cards(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_common_cards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_centre_slots(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_centre_slots(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_centre_tags(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_centre_tags(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get__numbers(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set__numbers(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_home_city(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_home_city(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_home_harbour(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_home_harbour(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_home_stars(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_home_stars(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_home_townsfolk(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_home_townsfolk(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_slots(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_slots(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_slot_ids(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_slot_ids(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_slot_workers(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_slot_workers(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_slot_action(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_slot_action(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_slot_silver(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_slot_silver(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_track(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_track(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_marks(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_marks(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_last_column(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_last_column(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_tile_spaces(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_tile_spaces(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_journal_tiles(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_journal_tiles(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_tiles(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_tiles(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_tile_numbers(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_tile_numbers(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_piles(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_piles(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_type_silver(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_type_silver(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_type_influence(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_type_influence(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_fits(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_fits(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_shape(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_shape(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_boards(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_boards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_cell_bonus(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_cell_bonus(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_starts(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_starts(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_tile_copies(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_tile_copies(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_common_sets(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_common_sets(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_majority(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_majority(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_ability_cost(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_ability_cost(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_ai_boards(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_ai_boards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_ai_backs(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_ai_backs(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_resource_track(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_resource_track(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_slot_order(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_slot_order(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_pile_orders(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_pile_orders(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_ai_vp(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_ai_vp(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_instead(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_instead(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___book___Book_get_schemes(serai___games___wayfarers___book___BookObject *self, void *closure);
static int
wayfarers___book___Book_set_schemes(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___book___Book_getseters[] = {
    {"verbs",
     (getter)wayfarers___book___Book_get_verbs, (setter)wayfarers___book___Book_set_verbs,
     NULL, NULL},
    {"constants",
     (getter)wayfarers___book___Book_get_constants, (setter)wayfarers___book___Book_set_constants,
     NULL, NULL},
    {"fee",
     (getter)wayfarers___book___Book_get_fee, (setter)wayfarers___book___Book_set_fee,
     NULL, NULL},
    {"cards",
     (getter)wayfarers___book___Book_get_cards, (setter)wayfarers___book___Book_set_cards,
     NULL, NULL},
    {"rows",
     (getter)wayfarers___book___Book_get_rows, (setter)wayfarers___book___Book_set_rows,
     NULL, NULL},
    {"content_digest",
     (getter)wayfarers___book___Book_get_content_digest, (setter)wayfarers___book___Book_set_content_digest,
     NULL, NULL},
    {"options",
     (getter)wayfarers___book___Book_get_options, (setter)wayfarers___book___Book_set_options,
     NULL, NULL},
    {"performer",
     (getter)wayfarers___book___Book_get_performer, (setter)wayfarers___book___Book_set_performer,
     NULL, NULL},
    {"needs",
     (getter)wayfarers___book___Book_get_needs, (setter)wayfarers___book___Book_set_needs,
     NULL, NULL},
    {"slot_always",
     (getter)wayfarers___book___Book_get_slot_always, (setter)wayfarers___book___Book_set_slot_always,
     NULL, NULL},
    {"worker_places",
     (getter)wayfarers___book___Book_get_worker_places, (setter)wayfarers___book___Book_set_worker_places,
     NULL, NULL},
    {"common_cards",
     (getter)wayfarers___book___Book_get_common_cards, (setter)wayfarers___book___Book_set_common_cards,
     NULL, NULL},
    {"centre_slots",
     (getter)wayfarers___book___Book_get_centre_slots, (setter)wayfarers___book___Book_set_centre_slots,
     NULL, NULL},
    {"centre_tags",
     (getter)wayfarers___book___Book_get_centre_tags, (setter)wayfarers___book___Book_set_centre_tags,
     NULL, NULL},
    {"_numbers",
     (getter)wayfarers___book___Book_get__numbers, (setter)wayfarers___book___Book_set__numbers,
     NULL, NULL},
    {"home_city",
     (getter)wayfarers___book___Book_get_home_city, (setter)wayfarers___book___Book_set_home_city,
     NULL, NULL},
    {"home_harbour",
     (getter)wayfarers___book___Book_get_home_harbour, (setter)wayfarers___book___Book_set_home_harbour,
     NULL, NULL},
    {"home_stars",
     (getter)wayfarers___book___Book_get_home_stars, (setter)wayfarers___book___Book_set_home_stars,
     NULL, NULL},
    {"home_townsfolk",
     (getter)wayfarers___book___Book_get_home_townsfolk, (setter)wayfarers___book___Book_set_home_townsfolk,
     NULL, NULL},
    {"slots",
     (getter)wayfarers___book___Book_get_slots, (setter)wayfarers___book___Book_set_slots,
     NULL, NULL},
    {"slot_ids",
     (getter)wayfarers___book___Book_get_slot_ids, (setter)wayfarers___book___Book_set_slot_ids,
     NULL, NULL},
    {"slot_workers",
     (getter)wayfarers___book___Book_get_slot_workers, (setter)wayfarers___book___Book_set_slot_workers,
     NULL, NULL},
    {"slot_action",
     (getter)wayfarers___book___Book_get_slot_action, (setter)wayfarers___book___Book_set_slot_action,
     NULL, NULL},
    {"slot_silver",
     (getter)wayfarers___book___Book_get_slot_silver, (setter)wayfarers___book___Book_set_slot_silver,
     NULL, NULL},
    {"track",
     (getter)wayfarers___book___Book_get_track, (setter)wayfarers___book___Book_set_track,
     NULL, NULL},
    {"marks",
     (getter)wayfarers___book___Book_get_marks, (setter)wayfarers___book___Book_set_marks,
     NULL, NULL},
    {"last_column",
     (getter)wayfarers___book___Book_get_last_column, (setter)wayfarers___book___Book_set_last_column,
     NULL, NULL},
    {"tile_spaces",
     (getter)wayfarers___book___Book_get_tile_spaces, (setter)wayfarers___book___Book_set_tile_spaces,
     NULL, NULL},
    {"journal_tiles",
     (getter)wayfarers___book___Book_get_journal_tiles, (setter)wayfarers___book___Book_set_journal_tiles,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___book___Book_get_tiles, (setter)wayfarers___book___Book_set_tiles,
     NULL, NULL},
    {"tile_numbers",
     (getter)wayfarers___book___Book_get_tile_numbers, (setter)wayfarers___book___Book_set_tile_numbers,
     NULL, NULL},
    {"piles",
     (getter)wayfarers___book___Book_get_piles, (setter)wayfarers___book___Book_set_piles,
     NULL, NULL},
    {"type_silver",
     (getter)wayfarers___book___Book_get_type_silver, (setter)wayfarers___book___Book_set_type_silver,
     NULL, NULL},
    {"type_influence",
     (getter)wayfarers___book___Book_get_type_influence, (setter)wayfarers___book___Book_set_type_influence,
     NULL, NULL},
    {"fits",
     (getter)wayfarers___book___Book_get_fits, (setter)wayfarers___book___Book_set_fits,
     NULL, NULL},
    {"shape",
     (getter)wayfarers___book___Book_get_shape, (setter)wayfarers___book___Book_set_shape,
     NULL, NULL},
    {"boards",
     (getter)wayfarers___book___Book_get_boards, (setter)wayfarers___book___Book_set_boards,
     NULL, NULL},
    {"cell_bonus",
     (getter)wayfarers___book___Book_get_cell_bonus, (setter)wayfarers___book___Book_set_cell_bonus,
     NULL, NULL},
    {"starts",
     (getter)wayfarers___book___Book_get_starts, (setter)wayfarers___book___Book_set_starts,
     NULL, NULL},
    {"tile_copies",
     (getter)wayfarers___book___Book_get_tile_copies, (setter)wayfarers___book___Book_set_tile_copies,
     NULL, NULL},
    {"common_sets",
     (getter)wayfarers___book___Book_get_common_sets, (setter)wayfarers___book___Book_set_common_sets,
     NULL, NULL},
    {"majority",
     (getter)wayfarers___book___Book_get_majority, (setter)wayfarers___book___Book_set_majority,
     NULL, NULL},
    {"ability_cost",
     (getter)wayfarers___book___Book_get_ability_cost, (setter)wayfarers___book___Book_set_ability_cost,
     NULL, NULL},
    {"ai_boards",
     (getter)wayfarers___book___Book_get_ai_boards, (setter)wayfarers___book___Book_set_ai_boards,
     NULL, NULL},
    {"ai_backs",
     (getter)wayfarers___book___Book_get_ai_backs, (setter)wayfarers___book___Book_set_ai_backs,
     NULL, NULL},
    {"resource_track",
     (getter)wayfarers___book___Book_get_resource_track, (setter)wayfarers___book___Book_set_resource_track,
     NULL, NULL},
    {"slot_order",
     (getter)wayfarers___book___Book_get_slot_order, (setter)wayfarers___book___Book_set_slot_order,
     NULL, NULL},
    {"pile_orders",
     (getter)wayfarers___book___Book_get_pile_orders, (setter)wayfarers___book___Book_set_pile_orders,
     NULL, NULL},
    {"ai_vp",
     (getter)wayfarers___book___Book_get_ai_vp, (setter)wayfarers___book___Book_set_ai_vp,
     NULL, NULL},
    {"instead",
     (getter)wayfarers___book___Book_get_instead, (setter)wayfarers___book___Book_set_instead,
     NULL, NULL},
    {"schemes",
     (getter)wayfarers___book___Book_get_schemes, (setter)wayfarers___book___Book_set_schemes,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___book___Book_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___book_____mypyc__Book_setup, METH_O, NULL},
    {"__init__",
     (PyCFunction)CPyPy_wayfarers___book___Book_____init__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__init__($self, verbs, performer, overrides=None)\n--\n\n")},
    {"number",
     (PyCFunction)CPyPy_wayfarers___book___Book___number,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("number($self, id)\n--\n\n")},
    {"_read_cards",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_cards,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_cards($self, content)\n--\n\n")},
    {"_read_place",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_place,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_place($self, card, line, with_slot, without)\n--\n\n")},
    {"_read_tags",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_tags,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_tags($self, card, line)\n--\n\n")},
    {"_read_home",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_home,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_home($self, content)\n--\n\n")},
    {"_home",
     (PyCFunction)CPyPy_wayfarers___book___Book____home,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_home($self, content, id)\n--\n\n")},
    {"_read_display",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_display,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_display($self, content)\n--\n\n")},
    {"_read_journal",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_journal,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_journal($self, content)\n--\n\n")},
    {"_read_tiles",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_tiles,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_tiles($self, content)\n--\n\n")},
    {"_read_caravans",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_caravans,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_caravans($self, content)\n--\n\n")},
    {"_read_tables",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_tables,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_tables($self, content)\n--\n\n")},
    {"_read_automa",
     (PyCFunction)CPyPy_wayfarers___book___Book____read_automa,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_read_automa($self, content)\n--\n\n")},
    {"effects",
     (PyCFunction)CPyPy_wayfarers___book___Book___effects,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("effects($self)\n--\n\n")},
    {"tile_number",
     (PyCFunction)CPyPy_wayfarers___book___Book___tile_number,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tile_number($self, design, face, cell)\n--\n\n")},
    {"tile_parts",
     (PyCFunction)CPyPy_wayfarers___book___Book___tile_parts,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("tile_parts($self, number)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___book___Book_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Book",
    .tp_new = wayfarers___book___Book_new,
    .tp_dealloc = (destructor)wayfarers___book___Book_dealloc,
    .tp_traverse = (traverseproc)wayfarers___book___Book_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___book___Book_clear,
    .tp_getset = wayfarers___book___Book_getseters,
    .tp_methods = wayfarers___book___Book_methods,
    .tp_init = wayfarers___book___Book_init,
    .tp_basicsize = sizeof(serai___games___wayfarers___book___BookObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Book(verbs, performer, overrides=None)\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___book___Book_template = &CPyType_wayfarers___book___Book_template_;

PyObject *CPyDef_wayfarers___book_____mypyc__Book_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___book___BookObject *self;
    self = (serai___games___wayfarers___book___BookObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___book___Book_vtable;
    self->_fee = CPY_INT_TAG;
    self->_common_cards = CPY_INT_TAG;
    self->_home_city = CPY_INT_TAG;
    self->_home_harbour = CPY_INT_TAG;
    self->_home_stars = CPY_INT_TAG;
    self->_home_townsfolk = CPY_INT_TAG;
    self->_slots = CPY_INT_TAG;
    self->_last_column = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___book___Book(PyObject *cpy_r_verbs, PyObject *cpy_r_performer, PyObject *cpy_r_overrides)
{
    PyObject *self = CPyDef_wayfarers___book_____mypyc__Book_setup((PyObject *)CPyType_wayfarers___book___Book);
    if (self == NULL)
        return NULL;
    char res = CPyDef_wayfarers___book___Book_____init__(self, cpy_r_verbs, cpy_r_performer, cpy_r_overrides);
    if (res == 2) {
        Py_DECREF(self);
        return NULL;
    }
    return self;
}

static PyObject *
wayfarers___book___Book_get_verbs(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_verbs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'verbs' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_verbs);
    PyObject *retval = self->_verbs;
    return retval;
}

static int
wayfarers___book___Book_set_verbs(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'verbs' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_kernel___effects___Verbs))
        tmp = value;
    else {
        CPy_TypeError("serai.kernel.effects.Verbs", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_verbs != NULL) {
        CPy_DECREF(self->_verbs);
    }
    self->_verbs = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_constants(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_constants == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'constants' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_constants);
    PyObject *retval = self->_constants;
    return retval;
}

static int
wayfarers___book___Book_set_constants(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'constants' cannot be deleted");
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
    if (self->_constants != NULL) {
        CPy_DECREF(self->_constants);
    }
    self->_constants = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_fee(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_fee == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'fee' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_fee);
    PyObject *retval = CPyTagged_StealAsObject(self->_fee);
    return retval;
}

static int
wayfarers___book___Book_set_fee(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'fee' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_fee != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_fee);
    }
    self->_fee = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_cards(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
wayfarers___book___Book_set_cards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cards' cannot be deleted");
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
wayfarers___book___Book_get_rows(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_rows == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'rows' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_rows);
    PyObject *retval = self->_rows;
    return retval;
}

static int
wayfarers___book___Book_set_rows(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'rows' cannot be deleted");
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
    if (self->_rows != NULL) {
        CPy_DECREF(self->_rows);
    }
    self->_rows = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_content_digest(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_content_digest == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'content_digest' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_content_digest);
    PyObject *retval = self->_content_digest;
    return retval;
}

static int
wayfarers___book___Book_set_content_digest(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'content_digest' cannot be deleted");
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
    if (self->_content_digest != NULL) {
        CPy_DECREF(self->_content_digest);
    }
    self->_content_digest = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_options(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_options == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'options' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_options);
    PyObject *retval = self->_options;
    return retval;
}

static int
wayfarers___book___Book_set_options(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'options' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___options___Options))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.options.Options", value); 
        tmp = NULL;
    }
    if (!tmp)
        return -1;
    CPy_INCREF(tmp);
    if (self->_options != NULL) {
        CPy_DECREF(self->_options);
    }
    self->_options = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_performer(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_performer == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'performer' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_performer);
    PyObject *retval = self->_performer;
    return retval;
}

static int
wayfarers___book___Book_set_performer(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'performer' cannot be deleted");
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
wayfarers___book___Book_get_needs(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_needs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'needs' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_needs);
    PyObject *retval = self->_needs;
    return retval;
}

static int
wayfarers___book___Book_set_needs(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'needs' cannot be deleted");
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
    if (self->_needs != NULL) {
        CPy_DECREF(self->_needs);
    }
    self->_needs = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_slot_always(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_always == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_always' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_always);
    PyObject *retval = self->_slot_always;
    return retval;
}

static int
wayfarers___book___Book_set_slot_always(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_always' cannot be deleted");
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
    if (self->_slot_always != NULL) {
        CPy_DECREF(self->_slot_always);
    }
    self->_slot_always = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_worker_places(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_worker_places == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'worker_places' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_worker_places);
    PyObject *retval = self->_worker_places;
    return retval;
}

static int
wayfarers___book___Book_set_worker_places(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'worker_places' cannot be deleted");
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
    if (self->_worker_places != NULL) {
        CPy_DECREF(self->_worker_places);
    }
    self->_worker_places = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_common_cards(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_common_cards == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'common_cards' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_common_cards);
    PyObject *retval = CPyTagged_StealAsObject(self->_common_cards);
    return retval;
}

static int
wayfarers___book___Book_set_common_cards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'common_cards' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_common_cards != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_common_cards);
    }
    self->_common_cards = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_centre_slots(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_centre_slots == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'centre_slots' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_centre_slots);
    PyObject *retval = self->_centre_slots;
    return retval;
}

static int
wayfarers___book___Book_set_centre_slots(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'centre_slots' cannot be deleted");
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
    if (self->_centre_slots != NULL) {
        CPy_DECREF(self->_centre_slots);
    }
    self->_centre_slots = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_centre_tags(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_centre_tags == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'centre_tags' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_centre_tags);
    PyObject *retval = self->_centre_tags;
    return retval;
}

static int
wayfarers___book___Book_set_centre_tags(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'centre_tags' cannot be deleted");
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
    if (self->_centre_tags != NULL) {
        CPy_DECREF(self->_centre_tags);
    }
    self->_centre_tags = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get__numbers(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->__numbers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '_numbers' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->__numbers);
    PyObject *retval = self->__numbers;
    return retval;
}

static int
wayfarers___book___Book_set__numbers(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute '_numbers' cannot be deleted");
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
    if (self->__numbers != NULL) {
        CPy_DECREF(self->__numbers);
    }
    self->__numbers = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_home_city(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_home_city == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'home_city' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_home_city);
    PyObject *retval = CPyTagged_StealAsObject(self->_home_city);
    return retval;
}

static int
wayfarers___book___Book_set_home_city(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'home_city' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_home_city != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_home_city);
    }
    self->_home_city = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_home_harbour(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_home_harbour == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'home_harbour' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_home_harbour);
    PyObject *retval = CPyTagged_StealAsObject(self->_home_harbour);
    return retval;
}

static int
wayfarers___book___Book_set_home_harbour(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'home_harbour' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_home_harbour != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_home_harbour);
    }
    self->_home_harbour = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_home_stars(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_home_stars == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'home_stars' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_home_stars);
    PyObject *retval = CPyTagged_StealAsObject(self->_home_stars);
    return retval;
}

static int
wayfarers___book___Book_set_home_stars(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'home_stars' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_home_stars != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_home_stars);
    }
    self->_home_stars = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_home_townsfolk(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_home_townsfolk == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'home_townsfolk' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_home_townsfolk);
    PyObject *retval = CPyTagged_StealAsObject(self->_home_townsfolk);
    return retval;
}

static int
wayfarers___book___Book_set_home_townsfolk(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'home_townsfolk' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_home_townsfolk != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_home_townsfolk);
    }
    self->_home_townsfolk = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_slots(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slots == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slots' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_slots);
    PyObject *retval = CPyTagged_StealAsObject(self->_slots);
    return retval;
}

static int
wayfarers___book___Book_set_slots(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slots' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_slots != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_slots);
    }
    self->_slots = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_slot_ids(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_ids == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_ids' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_ids);
    PyObject *retval = self->_slot_ids;
    return retval;
}

static int
wayfarers___book___Book_set_slot_ids(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_ids' cannot be deleted");
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
    if (self->_slot_ids != NULL) {
        CPy_DECREF(self->_slot_ids);
    }
    self->_slot_ids = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_slot_workers(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_workers' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_workers);
    PyObject *retval = self->_slot_workers;
    return retval;
}

static int
wayfarers___book___Book_set_slot_workers(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_workers' cannot be deleted");
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
    if (self->_slot_workers != NULL) {
        CPy_DECREF(self->_slot_workers);
    }
    self->_slot_workers = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_slot_action(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_action == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_action' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_action);
    PyObject *retval = self->_slot_action;
    return retval;
}

static int
wayfarers___book___Book_set_slot_action(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_action' cannot be deleted");
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
    if (self->_slot_action != NULL) {
        CPy_DECREF(self->_slot_action);
    }
    self->_slot_action = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_slot_silver(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_silver == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_silver' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_silver);
    PyObject *retval = self->_slot_silver;
    return retval;
}

static int
wayfarers___book___Book_set_slot_silver(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_silver' cannot be deleted");
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
    if (self->_slot_silver != NULL) {
        CPy_DECREF(self->_slot_silver);
    }
    self->_slot_silver = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_track(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_track == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track);
    PyObject *retval = self->_track;
    return retval;
}

static int
wayfarers___book___Book_set_track(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'track' cannot be deleted");
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
wayfarers___book___Book_get_marks(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_marks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'marks' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_marks);
    PyObject *retval = self->_marks;
    return retval;
}

static int
wayfarers___book___Book_set_marks(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'marks' cannot be deleted");
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
    if (self->_marks != NULL) {
        CPy_DECREF(self->_marks);
    }
    self->_marks = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_last_column(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_last_column == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'last_column' of 'Book' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_last_column);
    PyObject *retval = CPyTagged_StealAsObject(self->_last_column);
    return retval;
}

static int
wayfarers___book___Book_set_last_column(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'last_column' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_last_column != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_last_column);
    }
    self->_last_column = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_tile_spaces(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_tile_spaces == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tile_spaces' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tile_spaces);
    PyObject *retval = self->_tile_spaces;
    return retval;
}

static int
wayfarers___book___Book_set_tile_spaces(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'tile_spaces' cannot be deleted");
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
    if (self->_tile_spaces != NULL) {
        CPy_DECREF(self->_tile_spaces);
    }
    self->_tile_spaces = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_journal_tiles(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_journal_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'journal_tiles' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_journal_tiles);
    PyObject *retval = self->_journal_tiles;
    return retval;
}

static int
wayfarers___book___Book_set_journal_tiles(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'journal_tiles' cannot be deleted");
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
    if (self->_journal_tiles != NULL) {
        CPy_DECREF(self->_journal_tiles);
    }
    self->_journal_tiles = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_tiles(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___book___Book_set_tiles(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'tiles' cannot be deleted");
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
    if (self->_tiles != NULL) {
        CPy_DECREF(self->_tiles);
    }
    self->_tiles = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_tile_numbers(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_tile_numbers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tile_numbers' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tile_numbers);
    PyObject *retval = self->_tile_numbers;
    return retval;
}

static int
wayfarers___book___Book_set_tile_numbers(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'tile_numbers' cannot be deleted");
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
    if (self->_tile_numbers != NULL) {
        CPy_DECREF(self->_tile_numbers);
    }
    self->_tile_numbers = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_piles(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_piles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'piles' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_piles);
    PyObject *retval = self->_piles;
    return retval;
}

static int
wayfarers___book___Book_set_piles(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'piles' cannot be deleted");
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
wayfarers___book___Book_get_type_silver(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_type_silver == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'type_silver' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_type_silver);
    PyObject *retval = self->_type_silver;
    return retval;
}

static int
wayfarers___book___Book_set_type_silver(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'type_silver' cannot be deleted");
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
    if (self->_type_silver != NULL) {
        CPy_DECREF(self->_type_silver);
    }
    self->_type_silver = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_type_influence(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_type_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'type_influence' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_type_influence);
    PyObject *retval = self->_type_influence;
    return retval;
}

static int
wayfarers___book___Book_set_type_influence(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'type_influence' cannot be deleted");
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
    if (self->_type_influence != NULL) {
        CPy_DECREF(self->_type_influence);
    }
    self->_type_influence = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_fits(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_fits == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'fits' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_fits);
    PyObject *retval = self->_fits;
    return retval;
}

static int
wayfarers___book___Book_set_fits(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'fits' cannot be deleted");
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
    if (self->_fits != NULL) {
        CPy_DECREF(self->_fits);
    }
    self->_fits = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_shape(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_shape == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'shape' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_shape);
    PyObject *retval = self->_shape;
    return retval;
}

static int
wayfarers___book___Book_set_shape(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'shape' cannot be deleted");
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
    if (self->_shape != NULL) {
        CPy_DECREF(self->_shape);
    }
    self->_shape = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_boards(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_boards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'boards' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_boards);
    PyObject *retval = self->_boards;
    return retval;
}

static int
wayfarers___book___Book_set_boards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'boards' cannot be deleted");
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
    if (self->_boards != NULL) {
        CPy_DECREF(self->_boards);
    }
    self->_boards = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_cell_bonus(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_cell_bonus == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cell_bonus' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cell_bonus);
    PyObject *retval = self->_cell_bonus;
    return retval;
}

static int
wayfarers___book___Book_set_cell_bonus(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'cell_bonus' cannot be deleted");
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
    if (self->_cell_bonus != NULL) {
        CPy_DECREF(self->_cell_bonus);
    }
    self->_cell_bonus = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_starts(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_starts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'starts' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_starts);
    PyObject *retval = self->_starts;
    return retval;
}

static int
wayfarers___book___Book_set_starts(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'starts' cannot be deleted");
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
    if (self->_starts != NULL) {
        CPy_DECREF(self->_starts);
    }
    self->_starts = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_tile_copies(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_tile_copies == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tile_copies' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tile_copies);
    PyObject *retval = self->_tile_copies;
    return retval;
}

static int
wayfarers___book___Book_set_tile_copies(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'tile_copies' cannot be deleted");
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
    if (self->_tile_copies != NULL) {
        CPy_DECREF(self->_tile_copies);
    }
    self->_tile_copies = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_common_sets(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_common_sets == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'common_sets' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_common_sets);
    PyObject *retval = self->_common_sets;
    return retval;
}

static int
wayfarers___book___Book_set_common_sets(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'common_sets' cannot be deleted");
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
    if (self->_common_sets != NULL) {
        CPy_DECREF(self->_common_sets);
    }
    self->_common_sets = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_majority(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_majority == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'majority' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_majority);
    PyObject *retval = self->_majority;
    return retval;
}

static int
wayfarers___book___Book_set_majority(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'majority' cannot be deleted");
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
    if (self->_majority != NULL) {
        CPy_DECREF(self->_majority);
    }
    self->_majority = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_ability_cost(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_ability_cost == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ability_cost' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ability_cost);
    PyObject *retval = self->_ability_cost;
    return retval;
}

static int
wayfarers___book___Book_set_ability_cost(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'ability_cost' cannot be deleted");
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
    if (self->_ability_cost != NULL) {
        CPy_DECREF(self->_ability_cost);
    }
    self->_ability_cost = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_ai_boards(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_ai_boards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ai_boards' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ai_boards);
    PyObject *retval = self->_ai_boards;
    return retval;
}

static int
wayfarers___book___Book_set_ai_boards(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'ai_boards' cannot be deleted");
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
    if (self->_ai_boards != NULL) {
        CPy_DECREF(self->_ai_boards);
    }
    self->_ai_boards = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_ai_backs(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_ai_backs == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ai_backs' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ai_backs);
    PyObject *retval = self->_ai_backs;
    return retval;
}

static int
wayfarers___book___Book_set_ai_backs(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'ai_backs' cannot be deleted");
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
    if (self->_ai_backs != NULL) {
        CPy_DECREF(self->_ai_backs);
    }
    self->_ai_backs = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_resource_track(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_resource_track == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resource_track' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_resource_track);
    PyObject *retval = self->_resource_track;
    return retval;
}

static int
wayfarers___book___Book_set_resource_track(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'resource_track' cannot be deleted");
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
    if (self->_resource_track != NULL) {
        CPy_DECREF(self->_resource_track);
    }
    self->_resource_track = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_slot_order(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_slot_order == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_order' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_order);
    PyObject *retval = self->_slot_order;
    return retval;
}

static int
wayfarers___book___Book_set_slot_order(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'slot_order' cannot be deleted");
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
    if (self->_slot_order != NULL) {
        CPy_DECREF(self->_slot_order);
    }
    self->_slot_order = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_pile_orders(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_pile_orders == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pile_orders' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_pile_orders);
    PyObject *retval = self->_pile_orders;
    return retval;
}

static int
wayfarers___book___Book_set_pile_orders(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'pile_orders' cannot be deleted");
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
    if (self->_pile_orders != NULL) {
        CPy_DECREF(self->_pile_orders);
    }
    self->_pile_orders = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_ai_vp(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_ai_vp == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ai_vp' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_ai_vp);
    PyObject *retval = self->_ai_vp;
    return retval;
}

static int
wayfarers___book___Book_set_ai_vp(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'ai_vp' cannot be deleted");
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
    if (self->_ai_vp != NULL) {
        CPy_DECREF(self->_ai_vp);
    }
    self->_ai_vp = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_instead(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_instead == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'instead' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_instead);
    PyObject *retval = self->_instead;
    return retval;
}

static int
wayfarers___book___Book_set_instead(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'instead' cannot be deleted");
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
    if (self->_instead != NULL) {
        CPy_DECREF(self->_instead);
    }
    self->_instead = tmp;
    return 0;
}

static PyObject *
wayfarers___book___Book_get_schemes(serai___games___wayfarers___book___BookObject *self, void *closure)
{
    if (unlikely(self->_schemes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'schemes' of 'Book' undefined");
        return NULL;
    }
    CPy_INCREF(self->_schemes);
    PyObject *retval = self->_schemes;
    return retval;
}

static int
wayfarers___book___Book_set_schemes(serai___games___wayfarers___book___BookObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Book' object attribute 'schemes' cannot be deleted");
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
    if (self->_schemes != NULL) {
        CPy_DECREF(self->_schemes);
    }
    self->_schemes = tmp;
    return 0;
}

static int
wayfarers___book____read_cards_Book_env_traverse(serai___games___wayfarers___book____read_cards_Book_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_self);
    Py_VISIT(self->_add);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___book____read_cards_Book_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book____read_cards_Book_envObject *self = (serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_self);
    Py_CLEAR(self->_add);
    return 0;
}

static int32_t CPyDef_wayfarers___book____read_cards_Book_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book____read_cards_Book_envObject *self = (serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_add);
    return 0;
}

static void
wayfarers___book____read_cards_Book_env_dealloc(serai___games___wayfarers___book____read_cards_Book_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___book____read_cards_Book_env_free_instance == NULL) {
        wayfarers___book____read_cards_Book_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_self);
        Py_CLEAR(self->_add);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___book____read_cards_Book_env_dealloc)
    CPyDef_wayfarers___book____read_cards_Book_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___book_____mypyc___3_read_cards_Book_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___book____read_cards_Book_env(void);

static PyObject *
wayfarers___book____read_cards_Book_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___book____read_cards_Book_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3_read_cards_Book_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___book____read_cards_Book_env_vtable[1];
static bool
CPyDef_wayfarers___book____read_cards_Book_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___book____read_cards_Book_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___book____read_cards_Book_env_vtable, wayfarers___book____read_cards_Book_env_vtable_scratch, sizeof(wayfarers___book____read_cards_Book_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___book____read_cards_Book_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___book____read_cards_Book_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___book_____mypyc___3_read_cards_Book_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___book____read_cards_Book_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_read_cards_Book_env",
    .tp_new = wayfarers___book____read_cards_Book_env_new,
    .tp_dealloc = (destructor)wayfarers___book____read_cards_Book_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___book____read_cards_Book_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___book____read_cards_Book_env_clear,
    .tp_methods = wayfarers___book____read_cards_Book_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___book____read_cards_Book_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_read_cards_Book_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___book____read_cards_Book_env_template = &CPyType_wayfarers___book____read_cards_Book_env_template_;

PyObject *CPyDef_wayfarers___book_____mypyc___3_read_cards_Book_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___book____read_cards_Book_envObject *self;
    if (wayfarers___book____read_cards_Book_env_free_instance != NULL) {
        self = wayfarers___book____read_cards_Book_env_free_instance;
        wayfarers___book____read_cards_Book_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___book____read_cards_Book_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___book____read_cards_Book_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___book____read_cards_Book_env(void)
{
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3_read_cards_Book_env_setup((PyObject *)CPyType_wayfarers___book____read_cards_Book_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___book___add__read_cards_Book_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___book___add__read_cards_Book_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___book___add__read_cards_Book_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___book___add__read_cards_Book_obj_traverse(serai___games___wayfarers___book___add__read_cards_Book_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___book___add__read_cards_Book_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book___add__read_cards_Book_objObject *self = (serai___games___wayfarers___book___add__read_cards_Book_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___book___add__read_cards_Book_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book___add__read_cards_Book_objObject *self = (serai___games___wayfarers___book___add__read_cards_Book_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject))));
    return 0;
}

static void
wayfarers___book___add__read_cards_Book_obj_dealloc(serai___games___wayfarers___book___add__read_cards_Book_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___book___add__read_cards_Book_obj_free_instance == NULL) {
        wayfarers___book___add__read_cards_Book_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___book___add__read_cards_Book_obj_dealloc)
    CPyDef_wayfarers___book___add__read_cards_Book_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___book_____mypyc__add__read_cards_Book_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___book___add__read_cards_Book_obj(void);

static PyObject *
wayfarers___book___add__read_cards_Book_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___book___add__read_cards_Book_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___book_____mypyc__add__read_cards_Book_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___book___add__read_cards_Book_obj_vtable[2];
static bool
CPyDef_wayfarers___book___add__read_cards_Book_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___book___add__read_cards_Book_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___book___add__read_cards_Book_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___book___add__read_cards_Book_obj_____get__,
    };
    memcpy(wayfarers___book___add__read_cards_Book_obj_vtable, wayfarers___book___add__read_cards_Book_obj_vtable_scratch, sizeof(wayfarers___book___add__read_cards_Book_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___book___add__read_cards_Book_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___book___add__read_cards_Book_obj_get___3_mypyc_env__(serai___games___wayfarers___book___add__read_cards_Book_objObject *self, void *closure);

static PyGetSetDef wayfarers___book___add__read_cards_Book_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___book___add__read_cards_Book_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___book___add__read_cards_Book_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___book_____mypyc__add__read_cards_Book_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___book___add__read_cards_Book_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($row, id, line)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___book___add__read_cards_Book_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___book___add__read_cards_Book_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "add__read_cards_Book_obj",
    .tp_new = wayfarers___book___add__read_cards_Book_obj_new,
    .tp_dealloc = (destructor)wayfarers___book___add__read_cards_Book_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___book___add__read_cards_Book_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___book___add__read_cards_Book_obj_clear,
    .tp_getset = wayfarers___book___add__read_cards_Book_obj_getseters,
    .tp_methods = wayfarers___book___add__read_cards_Book_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___book___add__read_cards_Book_obj,
    .tp_members = wayfarers___book___add__read_cards_Book_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___book___add__read_cards_Book_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___book___add__read_cards_Book_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("add__read_cards_Book_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___book___add__read_cards_Book_obj_template = &CPyType_wayfarers___book___add__read_cards_Book_obj_template_;

PyObject *CPyDef_wayfarers___book_____mypyc__add__read_cards_Book_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___book___add__read_cards_Book_objObject *self;
    if (wayfarers___book___add__read_cards_Book_obj_free_instance != NULL) {
        self = wayfarers___book___add__read_cards_Book_obj_free_instance;
        wayfarers___book___add__read_cards_Book_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___book___add__read_cards_Book_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___book___add__read_cards_Book_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___book___add__read_cards_Book_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___book___add__read_cards_Book_obj(void)
{
    PyObject *self = CPyDef_wayfarers___book_____mypyc__add__read_cards_Book_obj_setup((PyObject *)CPyType_wayfarers___book___add__read_cards_Book_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___book___add__read_cards_Book_obj_get___3_mypyc_env__(serai___games___wayfarers___book___add__read_cards_Book_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of 'add__read_cards_Book_obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}

static int
wayfarers___book____read_tiles_Book_env_traverse(serai___games___wayfarers___book____read_tiles_Book_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->_self);
    Py_VISIT(self->_TILE_TYPES.f0);
    Py_VISIT(self->_TILE_TYPES.f1);
    Py_VISIT(self->_TILE_TYPES.f2);
    Py_VISIT(self->_TILE_TYPES.f3);
    Py_VISIT(self->_TILE_TYPES.f4);
    Py_VISIT(self->___comprehension_0__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___book____read_tiles_Book_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book____read_tiles_Book_envObject *self = (serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->_self);
    Py_CLEAR(self->_TILE_TYPES.f0);
    Py_CLEAR(self->_TILE_TYPES.f1);
    Py_CLEAR(self->_TILE_TYPES.f2);
    Py_CLEAR(self->_TILE_TYPES.f3);
    Py_CLEAR(self->_TILE_TYPES.f4);
    Py_CLEAR(self->___comprehension_0__);
    return 0;
}

static int32_t CPyDef_wayfarers___book____read_tiles_Book_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book____read_tiles_Book_envObject *self = (serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___comprehension_0__);
    return 0;
}

static void
wayfarers___book____read_tiles_Book_env_dealloc(serai___games___wayfarers___book____read_tiles_Book_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___book____read_tiles_Book_env_free_instance == NULL) {
        wayfarers___book____read_tiles_Book_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->_self);
        Py_CLEAR(self->_TILE_TYPES.f0);
        Py_CLEAR(self->_TILE_TYPES.f1);
        Py_CLEAR(self->_TILE_TYPES.f2);
        Py_CLEAR(self->_TILE_TYPES.f3);
        Py_CLEAR(self->_TILE_TYPES.f4);
        Py_CLEAR(self->___comprehension_0__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___book____read_tiles_Book_env_dealloc)
    CPyDef_wayfarers___book____read_tiles_Book_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___book_____mypyc___3_read_tiles_Book_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___book____read_tiles_Book_env(void);

static PyObject *
wayfarers___book____read_tiles_Book_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___book____read_tiles_Book_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3_read_tiles_Book_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___book____read_tiles_Book_env_vtable[1];
static bool
CPyDef_wayfarers___book____read_tiles_Book_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___book____read_tiles_Book_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___book____read_tiles_Book_env_vtable, wayfarers___book____read_tiles_Book_env_vtable_scratch, sizeof(wayfarers___book____read_tiles_Book_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___book____read_tiles_Book_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___book____read_tiles_Book_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___book_____mypyc___3_read_tiles_Book_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___book____read_tiles_Book_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "_read_tiles_Book_env",
    .tp_new = wayfarers___book____read_tiles_Book_env_new,
    .tp_dealloc = (destructor)wayfarers___book____read_tiles_Book_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___book____read_tiles_Book_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___book____read_tiles_Book_env_clear,
    .tp_methods = wayfarers___book____read_tiles_Book_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___book____read_tiles_Book_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("_read_tiles_Book_env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___book____read_tiles_Book_env_template = &CPyType_wayfarers___book____read_tiles_Book_env_template_;

PyObject *CPyDef_wayfarers___book_____mypyc___3_read_tiles_Book_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___book____read_tiles_Book_envObject *self;
    if (wayfarers___book____read_tiles_Book_env_free_instance != NULL) {
        self = wayfarers___book____read_tiles_Book_env_free_instance;
        wayfarers___book____read_tiles_Book_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___book____read_tiles_Book_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___book____read_tiles_Book_env_vtable;
    self->_TILE_TYPES = (tuple_T5OOOOO) { NULL, NULL, NULL, NULL, NULL };
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___book____read_tiles_Book_env(void)
{
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3_read_tiles_Book_env_setup((PyObject *)CPyType_wayfarers___book____read_tiles_Book_env);
    if (self == NULL)
        return NULL;
    return self;
}


static int
wayfarers___book_____comprehension_0___3_env_traverse(serai___games___wayfarers___book_____comprehension_0___3_envObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_self__);
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___book_____comprehension_0___3_env_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book_____comprehension_0___3_envObject *self = (serai___games___wayfarers___book_____comprehension_0___3_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    Py_CLEAR(self->___mypyc_env__);
    return 0;
}

static int32_t CPyDef_wayfarers___book_____comprehension_0___3_env_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book_____comprehension_0___3_envObject *self = (serai___games___wayfarers___book_____comprehension_0___3_envObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_self__);
    return 0;
}

static void
wayfarers___book_____comprehension_0___3_env_dealloc(serai___games___wayfarers___book_____comprehension_0___3_envObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___book_____comprehension_0___3_env_free_instance == NULL) {
        wayfarers___book_____comprehension_0___3_env_free_instance = self;
        Py_CLEAR(self->___mypyc_self__);
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___book_____comprehension_0___3_env_dealloc)
    CPyDef_wayfarers___book_____comprehension_0___3_env_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___book_____mypyc___3__comprehension_0___3_env_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___book_____comprehension_0___3_env(void);

static PyObject *
wayfarers___book_____comprehension_0___3_env_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___book_____comprehension_0___3_env) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3__comprehension_0___3_env_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___book_____comprehension_0___3_env_vtable[1];
static bool
CPyDef_wayfarers___book_____comprehension_0___3_env_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___book_____comprehension_0___3_env_vtable_scratch[] = {
        NULL
    };
    memcpy(wayfarers___book_____comprehension_0___3_env_vtable, wayfarers___book_____comprehension_0___3_env_vtable_scratch, sizeof(wayfarers___book_____comprehension_0___3_env_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___book_____comprehension_0___3_env_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyMethodDef wayfarers___book_____comprehension_0___3_env_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___book_____mypyc___3__comprehension_0___3_env_setup, METH_O, NULL},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___book_____comprehension_0___3_env_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__comprehension_0___env",
    .tp_new = wayfarers___book_____comprehension_0___3_env_new,
    .tp_dealloc = (destructor)wayfarers___book_____comprehension_0___3_env_dealloc,
    .tp_traverse = (traverseproc)wayfarers___book_____comprehension_0___3_env_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___book_____comprehension_0___3_env_clear,
    .tp_methods = wayfarers___book_____comprehension_0___3_env_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___book_____comprehension_0___3_envObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("__comprehension_0___env()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___book_____comprehension_0___3_env_template = &CPyType_wayfarers___book_____comprehension_0___3_env_template_;

PyObject *CPyDef_wayfarers___book_____mypyc___3__comprehension_0___3_env_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___book_____comprehension_0___3_envObject *self;
    if (wayfarers___book_____comprehension_0___3_env_free_instance != NULL) {
        self = wayfarers___book_____comprehension_0___3_env_free_instance;
        wayfarers___book_____comprehension_0___3_env_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___book_____comprehension_0___3_envObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___book_____comprehension_0___3_env_vtable;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___book_____comprehension_0___3_env(void)
{
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3__comprehension_0___3_env_setup((PyObject *)CPyType_wayfarers___book_____comprehension_0___3_env);
    if (self == NULL)
        return NULL;
    return self;
}


static PyObject *CPyDunder___get__wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_traverse(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *self, visitproc visit, void *arg)
{
    Py_VISIT(self->___mypyc_env__);
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *self = (serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *self = (serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *)cpy_r_self;
    Py_CLEAR(self->___mypyc_env__);
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject))));
    return 0;
}

static void
wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_dealloc(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_free_instance == NULL) {
        wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_free_instance = self;
        Py_CLEAR(self->___mypyc_env__);
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_dealloc)
    CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___book_____mypyc___3__mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj(void);

static PyObject *
wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3__mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_vtable[2];
static bool
CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____get__,
    };
    memcpy(wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_vtable, wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_vtable_scratch, sizeof(wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_get___3_mypyc_env__(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *self, void *closure);

static PyGetSetDef wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_getseters[] = {
    {"__mypyc_env__",
     (getter)wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_get___3_mypyc_env__, NULL,
     NULL, NULL},
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___book_____mypyc___3__mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($number)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0__read_tiles_Book___comprehension_0___obj",
    .tp_new = wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_new,
    .tp_dealloc = (destructor)wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_clear,
    .tp_getset = wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_getseters,
    .tp_methods = wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj,
    .tp_members = wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0__read_tiles_Book___comprehension_0___obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_template = &CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_template_;

PyObject *CPyDef_wayfarers___book_____mypyc___3__mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *self;
    if (wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_free_instance != NULL) {
        self = wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_free_instance;
        wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj(void)
{
    PyObject *self = CPyDef_wayfarers___book_____mypyc___3__mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_setup((PyObject *)CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_get___3_mypyc_env__(serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *self, void *closure)
{
    if (unlikely(self->___mypyc_env__ == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute '__mypyc_env__' of '__mypyc_lambda__0__read_tiles_Book___comprehension_0___obj' undefined");
        return NULL;
    }
    CPy_INCREF(self->___mypyc_env__);
    PyObject *retval = self->___mypyc_env__;
    return retval;
}
static PyMethodDef wayfarers___bookmodule_methods[] = {
    {"_bits", (PyCFunction)CPyPy_wayfarers___book____bits, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_bits(words, names)\n--\n\n") /* docstring */},
    {"_assets", (PyCFunction)CPyPy_wayfarers___book____assets, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_assets(line, column)\n--\n\n") /* docstring */},
    {"_guild_price", (PyCFunction)CPyPy_wayfarers___book____guild_price, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_guild_price(line, column)\n--\n\n") /* docstring */},
    {"_order", (PyCFunction)CPyPy_wayfarers___book____order, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_order(line, column)\n--\n\n") /* docstring */},
    {"_fits", (PyCFunction)CPyPy_wayfarers___book____fits, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("_fits(width, height)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___book__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___book__internal, "__name__");
    CPyStatic_wayfarers___book___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___book__internal);
    if (unlikely(CPyStatic_wayfarers___book___globals == NULL))
        goto fail;
    CPyType_wayfarers___book____read_cards_Book_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___book____read_cards_Book_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___book____read_cards_Book_env))
        goto fail;
    CPyDef_wayfarers___book____read_cards_Book_env_trait_vtable_setup();
    CPyType_wayfarers___book___add__read_cards_Book_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___book___add__read_cards_Book_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___book___add__read_cards_Book_obj))
        goto fail;
    CPyDef_wayfarers___book___add__read_cards_Book_obj_trait_vtable_setup();
    CPyType_wayfarers___book____read_tiles_Book_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___book____read_tiles_Book_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___book____read_tiles_Book_env))
        goto fail;
    CPyDef_wayfarers___book____read_tiles_Book_env_trait_vtable_setup();
    CPyType_wayfarers___book_____comprehension_0___3_env = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___book_____comprehension_0___3_env_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___book_____comprehension_0___3_env))
        goto fail;
    CPyDef_wayfarers___book_____comprehension_0___3_env_trait_vtable_setup();
    CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj))
        goto fail;
    CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_trait_vtable_setup();
    char result = CPyDef_wayfarers___book_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___book__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___book___Book);
    Py_CLEAR(CPyType_wayfarers___book____read_cards_Book_env);
    Py_CLEAR(CPyType_wayfarers___book___add__read_cards_Book_obj);
    Py_CLEAR(CPyType_wayfarers___book____read_tiles_Book_env);
    Py_CLEAR(CPyType_wayfarers___book_____comprehension_0___3_env);
    Py_CLEAR(CPyType_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___book(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___book__impl, &CPyImportState_serai___games___wayfarers___book, &CPyModule_serai___games___wayfarers___book);
}
static struct PyModuleDef wayfarers___bookmodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.book",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___bookmodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___book(void)
{
    if (CPyModule_serai___games___wayfarers___book__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___book__internal);
        return CPyModule_serai___games___wayfarers___book__internal;
    }
    CPyModule_serai___games___wayfarers___book__internal = PyModule_Create(&wayfarers___bookmodule);
    return CPyModule_serai___games___wayfarers___book__internal;
}

PyObject *CPyInit_serai___games___wayfarers___book(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___book__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___book__internal);
        return CPyModule_serai___games___wayfarers___book__internal;
    }
    CPyModule_serai___games___wayfarers___book__internal = PyModule_Create(&wayfarers___bookmodule);
    if (unlikely(CPyModule_serai___games___wayfarers___book__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.book");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___book__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___book__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___book__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___book(CPyModule_serai___games___wayfarers___book__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___book__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.book");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___book__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book_____init__(PyObject *cpy_r_self, PyObject *cpy_r_verbs, PyObject *cpy_r_performer, PyObject *cpy_r_overrides) {
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
    PyObject *cpy_r_r14;
    tuple_T2OO cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    char cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    char cpy_r_r41;
    PyObject *cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    int64_t cpy_r_r48;
    CPyPtr cpy_r_r49;
    int64_t cpy_r_r50;
    char cpy_r_r51;
    CPyPtr cpy_r_r52;
    CPyPtr cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    int64_t cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    int64_t cpy_r_r63;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    CPyPtr cpy_r_r66;
    int64_t cpy_r_r67;
    char cpy_r_r68;
    CPyPtr cpy_r_r69;
    CPyPtr cpy_r_r70;
    int64_t cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    PyObject *cpy_r_r76;
    int64_t cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    PyObject *cpy_r_r82;
    int64_t cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    char cpy_r_r86;
    CPyPtr cpy_r_r87;
    CPyPtr cpy_r_r88;
    int64_t cpy_r_r89;
    CPyPtr cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    int64_t cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    tuple_T3OOO cpy_r_r99;
    char cpy_r_r100;
    CPyTagged cpy_r_r101;
    CPyTagged cpy_r_colour;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    CPyTagged cpy_r_r104;
    PyObject *cpy_r_r105;
    int64_t cpy_r_r106;
    CPyPtr cpy_r_r107;
    int64_t cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r110;
    CPyPtr cpy_r_r111;
    int64_t cpy_r_r112;
    CPyPtr cpy_r_r113;
    PyObject *cpy_r_r114;
    CPyTagged cpy_r_r115;
    CPyTagged cpy_r_r116;
    CPyTagged cpy_r_r117;
    char cpy_r_r118;
    PyObject *cpy_r_r119;
    int32_t cpy_r_r120;
    char cpy_r_r121;
    CPyTagged cpy_r_r122;
    int64_t cpy_r_r123;
    int32_t cpy_r_r124;
    char cpy_r_r125;
    CPyTagged cpy_r_r126;
    char cpy_r_r127;
    char cpy_r_r128;
    if (cpy_r_overrides != NULL) goto CPyL77;
    cpy_r_r0 = Py_None;
    CPy_INCREF(cpy_r_r0);
    cpy_r_overrides = cpy_r_r0;
CPyL2: ;
    CPy_INCREF(cpy_r_verbs);
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs = cpy_r_verbs;
    cpy_r_r1 = CPyStatic_wayfarers___book___globals;
    cpy_r_r2 = CPyStatics[568]; /* '_FOLDER' */
    cpy_r_r3 = CPyDict_GetItem(cpy_r_r1, cpy_r_r2);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 54, CPyStatic_wayfarers___book___globals);
        goto CPyL78;
    }
    cpy_r_r4 = CPyTuple_LoadEmptyTupleConstant();
    cpy_r_r5 = CPyDef_content___Content(cpy_r_r3, cpy_r_r4, cpy_r_overrides);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r4);
    CPy_DECREF(cpy_r_overrides);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 54, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r6 = PyDict_New();
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r7 = CPyStatics[570]; /* 'constants' */
    cpy_r_r8 = CPyStatics[571]; /* 'id' */
    cpy_r_r9 = CPyStatics[337]; /* 'value' */
    cpy_r_r10 = PyTuple_Pack(2, cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    cpy_r_r11 = CPyDef_content___Content___sheet(cpy_r_r5, cpy_r_r7, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    cpy_r_r12 = CPyDef_content___Sheet___items(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    cpy_r_r13 = PyObject_GetIter(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
CPyL9: ;
    cpy_r_r14 = PyIter_Next(cpy_r_r13);
    if (cpy_r_r14 == NULL) goto CPyL81;
    PyObject *__tmp6525;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp6525 = NULL;
        goto __LL6526;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp6525 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp6525 = NULL;
    }
    if (__tmp6525 == NULL) goto __LL6526;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r14, 1)) == CPyType_content___Row))
        __tmp6525 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp6525 = NULL;
    }
    if (__tmp6525 == NULL) goto __LL6526;
    __tmp6525 = cpy_r_r14;
__LL6526: ;
    if (unlikely(__tmp6525 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r14); cpy_r_r15 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6527 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPy_INCREF(__tmp6527);
        PyObject *__tmp6528;
        if (likely(PyUnicode_Check(__tmp6527)))
            __tmp6528 = __tmp6527;
        else {
            CPy_TypeError("str", __tmp6527); 
            __tmp6528 = NULL;
        }
        cpy_r_r15.f0 = __tmp6528;
        PyObject *__tmp6529 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPy_INCREF(__tmp6529);
        PyObject *__tmp6530;
        if (likely(Py_TYPE(__tmp6529) == CPyType_content___Row))
            __tmp6530 = __tmp6529;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6529); 
            __tmp6530 = NULL;
        }
        cpy_r_r15.f1 = __tmp6530;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r15.f1;
    CPy_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r15.f0);
    CPy_DECREF(cpy_r_r15.f1);
    cpy_r_r18 = CPyStatics[337]; /* 'value' */
    cpy_r_r19 = NULL;
    cpy_r_r20 = CPyDef_content___Row___number(cpy_r_r17, cpy_r_r18, cpy_r_r19);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL83;
    }
    cpy_r_r21 = CPyTagged_StealAsObject(cpy_r_r20);
    cpy_r_r22 = PyDict_SetItem(cpy_r_r6, cpy_r_r16, cpy_r_r21);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    } else
        goto CPyL9;
CPyL13: ;
    cpy_r_r24 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 55, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_constants = cpy_r_r6;
    cpy_r_r25 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_constants;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = CPyStatics[3817]; /* 'fee' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 56, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 56, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_fee = cpy_r_r28;
    cpy_r_r29 = PyList_New(0);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 57, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cards = cpy_r_r29;
    cpy_r_r30 = PyList_New(0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 58, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_rows = cpy_r_r30;
    cpy_r_r31 = CPyDef_wayfarers___book___Book____read_cards(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r31 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 59, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r32 = CPyDef_wayfarers___book___Book____read_home(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r32 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 60, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r33 = CPyDef_wayfarers___book___Book____read_display(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r33 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 61, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r34 = CPyDef_wayfarers___book___Book____read_journal(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r34 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 62, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r35 = CPyDef_wayfarers___book___Book____read_tiles(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r35 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 63, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r36 = CPyDef_wayfarers___book___Book____read_caravans(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r36 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 64, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r37 = CPyDef_wayfarers___book___Book____read_tables(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 65, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r38 = CPyDef_wayfarers___book___Book____read_automa(cpy_r_self, cpy_r_r5);
    if (unlikely(cpy_r_r38 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 66, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r39 = CPyDef_content___Content___check_used(cpy_r_r5);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 67, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r40 = CPyDef_content___Content___digest(cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 68, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
CPyL28: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_content_digest != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_content_digest);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_content_digest = cpy_r_r40;
    cpy_r_r41 = 1;
    if (unlikely(!cpy_r_r41)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 68, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r42 = CPyDef_wayfarers___options___Options(cpy_r_self, cpy_r_performer);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 69, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_options != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_options);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_options = cpy_r_r42;
    cpy_r_r43 = 1;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 69, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r44 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_options;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "__init__", "Book", "options", 70, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
CPyL32: ;
    cpy_r_r45 = ((serai___games___wayfarers___options___OptionsObject *)cpy_r_r44)->_performer;
    CPy_INCREF(cpy_r_r45);
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_performer != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_performer);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_performer = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 70, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r47 = CPyDef_wayfarers___book___Book___effects(cpy_r_self);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 71, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r48 = 0;
CPyL35: ;
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyVarObject, ob_size));
    cpy_r_r50 = *(int64_t *)cpy_r_r49;
    cpy_r_r51 = cpy_r_r48 < cpy_r_r50;
    if (!cpy_r_r51) goto CPyL84;
    cpy_r_r52 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyListObject, ob_item));
    cpy_r_r53 = *(CPyPtr *)cpy_r_r52;
    cpy_r_r54 = cpy_r_r48 * 8;
    cpy_r_r55 = cpy_r_r53 + cpy_r_r54;
    cpy_r_r56 = *(PyObject * *)cpy_r_r55;
    CPy_INCREF(cpy_r_r56);
    if (likely(PyObject_TypeCheck(cpy_r_r56, CPyType_kernel___effects___Effect)))
        cpy_r_r57 = cpy_r_r56;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "__init__", 71, CPyStatic_wayfarers___book___globals, "serai.kernel.effects.Effect", cpy_r_r56);
        goto CPyL85;
    }
    cpy_r_r58 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_performer;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "__init__", "Book", "performer", 72, CPyStatic_wayfarers___book___globals);
        goto CPyL86;
    }
    CPy_INCREF(cpy_r_r58);
CPyL38: ;
    cpy_r_r59 = CPyDef_perform___Performer___prepare(cpy_r_r58, cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 72, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    } else
        goto CPyL87;
CPyL39: ;
    cpy_r_r60 = cpy_r_r48 + 1;
    cpy_r_r48 = cpy_r_r60;
    goto CPyL35;
CPyL40: ;
    cpy_r_r61 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cards;
    CPy_INCREF(cpy_r_r61);
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r63 = *(int64_t *)cpy_r_r62;
    cpy_r_r64 = PyList_New(cpy_r_r63);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 73, CPyStatic_wayfarers___book___globals);
        goto CPyL88;
    }
    cpy_r_r65 = 0;
CPyL42: ;
    cpy_r_r66 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyVarObject, ob_size));
    cpy_r_r67 = *(int64_t *)cpy_r_r66;
    cpy_r_r68 = cpy_r_r65 < cpy_r_r67;
    if (!cpy_r_r68) goto CPyL89;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r61 + offsetof(PyListObject, ob_item));
    cpy_r_r70 = *(CPyPtr *)cpy_r_r69;
    cpy_r_r71 = cpy_r_r65 * 8;
    cpy_r_r72 = cpy_r_r70 + cpy_r_r71;
    cpy_r_r73 = *(PyObject * *)cpy_r_r72;
    CPy_INCREF(cpy_r_r73);
    if (likely(Py_TYPE(cpy_r_r73) == CPyType_wayfarers___printed___Card))
        cpy_r_r74 = cpy_r_r73;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "__init__", 73, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r73);
        goto CPyL90;
    }
    cpy_r_r75 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r74)->_needs;
    CPyTagged_INCREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r74);
    cpy_r_r76 = CPyTagged_StealAsObject(cpy_r_r75);
    CPyList_SetItemUnsafe(cpy_r_r64, cpy_r_r65, cpy_r_r76);
    cpy_r_r77 = cpy_r_r65 + 1;
    cpy_r_r65 = cpy_r_r77;
    goto CPyL42;
CPyL46: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_needs != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_needs);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_needs = cpy_r_r64;
    cpy_r_r78 = 1;
    if (unlikely(!cpy_r_r78)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 73, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r79 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_action;
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "__init__", "Book", "slot_action", 74, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_INCREF(cpy_r_r79);
CPyL48: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = PyList_New(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 74, CPyStatic_wayfarers___book___globals);
        goto CPyL91;
    }
    cpy_r_r83 = 0;
CPyL50: ;
    cpy_r_r84 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyVarObject, ob_size));
    cpy_r_r85 = *(int64_t *)cpy_r_r84;
    cpy_r_r86 = cpy_r_r83 < cpy_r_r85;
    if (!cpy_r_r86) goto CPyL92;
    cpy_r_r87 = (CPyPtr)((CPyPtr)cpy_r_r79 + offsetof(PyListObject, ob_item));
    cpy_r_r88 = *(CPyPtr *)cpy_r_r87;
    cpy_r_r89 = cpy_r_r83 * 8;
    cpy_r_r90 = cpy_r_r88 + cpy_r_r89;
    cpy_r_r91 = *(PyObject * *)cpy_r_r90;
    CPy_INCREF(cpy_r_r91);
    if (likely(PyObject_TypeCheck(cpy_r_r91, CPyType_kernel___effects___Effect)))
        cpy_r_r92 = cpy_r_r91;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "__init__", 74, CPyStatic_wayfarers___book___globals, "serai.kernel.effects.Effect", cpy_r_r91);
        goto CPyL93;
    }
    cpy_r_r93 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_performer;
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "__init__", "Book", "performer", 74, CPyStatic_wayfarers___book___globals);
        goto CPyL94;
    }
    CPy_INCREF(cpy_r_r93);
CPyL53: ;
    cpy_r_r94 = CPyDef_perform___Performer___always(cpy_r_r93, cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    CPy_DECREF(cpy_r_r93);
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 74, CPyStatic_wayfarers___book___globals);
        goto CPyL93;
    }
    cpy_r_r95 = cpy_r_r94 ? Py_True : Py_False;
    CPy_INCREF(cpy_r_r95);
    CPyList_SetItemUnsafe(cpy_r_r82, cpy_r_r83, cpy_r_r95);
    cpy_r_r96 = cpy_r_r83 + 1;
    cpy_r_r83 = cpy_r_r96;
    goto CPyL50;
CPyL56: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_always != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_always);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_always = cpy_r_r82;
    cpy_r_r97 = 1;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 74, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r98 = PyList_New(0);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 75, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r99 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r99.f0 == NULL)) {
        goto CPyL95;
    } else
        goto CPyL61;
CPyL59: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r100 = 0;
    if (unlikely(!cpy_r_r100)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 77, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r101 = 0;
    cpy_r_colour = cpy_r_r101;
    CPyTagged_DECREF(cpy_r_colour);
CPyL62: ;
    cpy_r_r102 = (Py_ssize_t)cpy_r_r101 < (Py_ssize_t)6;
    if (!cpy_r_r102) goto CPyL74;
    cpy_r_colour = cpy_r_r101;
    cpy_r_r103 = PyList_New(0);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 76, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    cpy_r_r104 = 0;
    cpy_r_r105 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_workers;
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "__init__", "Book", "slot_workers", 76, CPyStatic_wayfarers___book___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r105);
CPyL65: ;
    cpy_r_r106 = 0;
CPyL66: ;
    cpy_r_r107 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyVarObject, ob_size));
    cpy_r_r108 = *(int64_t *)cpy_r_r107;
    cpy_r_r109 = cpy_r_r106 < cpy_r_r108;
    if (!cpy_r_r109) goto CPyL98;
    cpy_r_place = cpy_r_r104;
    cpy_r_r110 = (CPyPtr)((CPyPtr)cpy_r_r105 + offsetof(PyListObject, ob_item));
    cpy_r_r111 = *(CPyPtr *)cpy_r_r110;
    cpy_r_r112 = cpy_r_r106 * 8;
    cpy_r_r113 = cpy_r_r111 + cpy_r_r112;
    cpy_r_r114 = *(PyObject * *)cpy_r_r113;
    CPy_INCREF(cpy_r_r114);
    if (likely(PyLong_Check(cpy_r_r114)))
        cpy_r_r115 = CPyTagged_FromObject(cpy_r_r114);
    else {
        CPy_TypeError("int", cpy_r_r114); cpy_r_r115 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r115 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 76, CPyStatic_wayfarers___book___globals);
        goto CPyL99;
    }
    cpy_r_r116 = CPyTagged_Rshift(cpy_r_r115, cpy_r_colour);
    CPyTagged_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r116 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 76, CPyStatic_wayfarers___book___globals);
        goto CPyL99;
    }
    cpy_r_r117 = CPyTagged_And(cpy_r_r116, 2);
    CPyTagged_DECREF(cpy_r_r116);
    cpy_r_r118 = cpy_r_r117 != 0;
    CPyTagged_DECREF(cpy_r_r117);
    if (!cpy_r_r118) goto CPyL100;
    cpy_r_r119 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r120 = PyList_Append(cpy_r_r103, cpy_r_r119);
    CPy_DECREF(cpy_r_r119);
    cpy_r_r121 = cpy_r_r120 >= 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 76, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
CPyL71: ;
    cpy_r_r122 = cpy_r_r104 + 2;
    cpy_r_r104 = cpy_r_r122;
    cpy_r_r123 = cpy_r_r106 + 1;
    cpy_r_r106 = cpy_r_r123;
    goto CPyL66;
CPyL72: ;
    cpy_r_r124 = PyList_Append(cpy_r_r98, cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    cpy_r_r125 = cpy_r_r124 >= 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 75, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
    cpy_r_r126 = cpy_r_r101 + 2;
    cpy_r_r101 = cpy_r_r126;
    goto CPyL62;
CPyL74: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_worker_places != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_worker_places);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_worker_places = cpy_r_r98;
    cpy_r_r127 = 1;
    if (unlikely(!cpy_r_r127)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 75, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    return 1;
CPyL76: ;
    cpy_r_r128 = 2;
    return cpy_r_r128;
CPyL77: ;
    CPy_INCREF(cpy_r_overrides);
    goto CPyL2;
CPyL78: ;
    CPy_DecRef(cpy_r_overrides);
    goto CPyL76;
CPyL79: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL76;
CPyL80: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL76;
CPyL81: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL13;
CPyL82: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r13);
    goto CPyL76;
CPyL83: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL76;
CPyL84: ;
    CPy_DECREF(cpy_r_r47);
    goto CPyL40;
CPyL85: ;
    CPy_DecRef(cpy_r_r47);
    goto CPyL76;
CPyL86: ;
    CPy_DecRef(cpy_r_r47);
    CPy_DecRef(cpy_r_r57);
    goto CPyL76;
CPyL87: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL39;
CPyL88: ;
    CPy_DecRef(cpy_r_r61);
    goto CPyL76;
CPyL89: ;
    CPy_DECREF(cpy_r_r61);
    goto CPyL46;
CPyL90: ;
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r64);
    goto CPyL76;
CPyL91: ;
    CPy_DecRef(cpy_r_r79);
    goto CPyL76;
CPyL92: ;
    CPy_DECREF(cpy_r_r79);
    goto CPyL56;
CPyL93: ;
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r82);
    goto CPyL76;
CPyL94: ;
    CPy_DecRef(cpy_r_r79);
    CPy_DecRef(cpy_r_r82);
    CPy_DecRef(cpy_r_r92);
    goto CPyL76;
CPyL95: ;
    CPy_DecRef(cpy_r_r98);
    goto CPyL59;
CPyL96: ;
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_colour);
    goto CPyL76;
CPyL97: ;
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r103);
    goto CPyL76;
CPyL98: ;
    CPyTagged_DECREF(cpy_r_colour);
    CPy_DECREF(cpy_r_r105);
    goto CPyL72;
CPyL99: ;
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r105);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL76;
CPyL100: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL71;
CPyL101: ;
    CPy_DecRef(cpy_r_r98);
    CPyTagged_DecRef(cpy_r_colour);
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r105);
    goto CPyL76;
CPyL102: ;
    CPy_DecRef(cpy_r_r98);
    goto CPyL76;
}
        
        PyObject *CPyPy_wayfarers___book___Book_____init__(PyObject *self, PyObject *args, PyObject *kw) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"verbs", "performer", "overrides", 0};
            PyObject *obj_verbs;
            PyObject *obj_performer;
            PyObject *obj_overrides = NULL;
            if (!CPyArg_ParseTupleAndKeywords(args, kw, "OO|O", "__init__", kwlist, &obj_verbs, &obj_performer, &obj_overrides)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_verbs;
            if (likely(Py_TYPE(obj_verbs) == CPyType_kernel___effects___Verbs))
                arg_verbs = obj_verbs;
            else {
                CPy_TypeError("serai.kernel.effects.Verbs", obj_verbs); 
                goto fail;
            }
            PyObject *arg_performer = obj_performer;
            PyObject *arg_overrides;
            if (obj_overrides == NULL) {
                arg_overrides = NULL;
                goto __LL6531;
            }
            arg_overrides = obj_overrides;
            if (arg_overrides != NULL) goto __LL6531;
            if (obj_overrides == Py_None)
                arg_overrides = obj_overrides;
            else {
                arg_overrides = NULL;
            }
            if (arg_overrides != NULL) goto __LL6531;
            CPy_TypeError("object or None", obj_overrides); 
            goto fail;
__LL6531: ;
            char retval = CPyDef_wayfarers___book___Book_____init__(arg_self, arg_verbs, arg_performer, arg_overrides);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__init__", 50, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___book___Book___number(PyObject *cpy_r_self, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->__numbers;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "number", "Book", "_numbers", 82, CPyStatic_wayfarers___book___globals);
        goto CPyL4;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = CPyDict_GetItem(cpy_r_r0, cpy_r_id);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "number", 82, CPyStatic_wayfarers___book___globals);
        goto CPyL4;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "number", 82, CPyStatic_wayfarers___book___globals);
        goto CPyL4;
    }
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_wayfarers___book___Book___number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"id", 0};
            static CPyArg_Parser parser = {"O:number", kwlist, 0};
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___book___Book___number(arg_self, arg_id);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "number", 80, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___book___add__read_cards_Book_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = cpy_r_instance == cpy_r_r0;
    if (!cpy_r_r1) goto CPyL2;
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
CPyL2: ;
    cpy_r_r2 = PyMethod_New(cpy_r___mypyc_self__, cpy_r_instance);
    if (cpy_r_r2 == NULL) goto CPyL4;
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_wayfarers___book___add__read_cards_Book_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"instance", "owner", 0};
            static CPyArg_Parser parser = {"OO:__get__", kwlist, 0};
            PyObject *obj_instance;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_instance, &obj_owner)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_instance = obj_instance;
            PyObject *arg_owner = obj_owner;
            PyObject *retval = CPyDef_wayfarers___book___add__read_cards_Book_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__get__", -1, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___book___add__read_cards_Book_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_row, PyObject *cpy_r_id, PyObject *cpy_r_line) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    int32_t cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    cpy_r_r0 = ((serai___games___wayfarers___book___add__read_cards_Book_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "add", "add__read_cards_Book_obj", "__mypyc_env__", 87, CPyStatic_wayfarers___book___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = CPyDef_content___Row___source(cpy_r_line);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "add", 88, CPyStatic_wayfarers___book___globals);
        goto CPyL6;
    }
CPyL2: ;
    cpy_r_r2 = CPyDef_wayfarers___printed___Card(cpy_r_id, cpy_r_row, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "add", 88, CPyStatic_wayfarers___book___globals);
        goto CPyL6;
    }
    cpy_r_r3 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "add", "_read_cards_Book_env", "self", 89, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r3)->_cards;
    CPy_INCREF(cpy_r_r4);
    CPy_DECREF(cpy_r_r3);
    cpy_r_r5 = PyList_Append(cpy_r_r4, cpy_r_r2);
    CPy_DECREF(cpy_r_r4);
    cpy_r_r6 = cpy_r_r5 >= 0;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "add", 89, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    return cpy_r_r2;
CPyL6: ;
    cpy_r_r7 = NULL;
    return cpy_r_r7;
CPyL7: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL6;
}
        
        PyObject *CPyPy_wayfarers___book___add__read_cards_Book_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"row", "id", "line", 0};
            static CPyArg_Parser parser = {"OOO:__call__", kwlist, 0};
            PyObject *obj_row;
            PyObject *obj_id;
            PyObject *obj_line;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_row, &obj_id, &obj_line)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_row;
            if (likely(PyLong_Check(obj_row)))
                arg_row = CPyTagged_BorrowFromObject(obj_row);
            else {
                CPy_TypeError("int", obj_row); goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            PyObject *arg_line;
            if (likely(Py_TYPE(obj_line) == CPyType_content___Row))
                arg_line = obj_line;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_line); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___book___add__read_cards_Book_obj_____call__(arg___mypyc_self__, arg_row, arg_id, arg_line);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "add", 87, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_cards(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_add;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    tuple_T8OOOOOOOO cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_columns;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    CPyPtr cpy_r_r19;
    CPyPtr cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    tuple_T2OO cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_id;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_line;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_card;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T12OOOOOOOOOOOO cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    CPyPtr cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    tuple_T12OOOOOOOOOOOO cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyTagged cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    char cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    tuple_T4OOOO cpy_r_r71;
    char cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    int64_t cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    CPyPtr cpy_r_r88;
    CPyPtr cpy_r_r89;
    CPyPtr cpy_r_r90;
    CPyPtr cpy_r_r91;
    CPyPtr cpy_r_r92;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    CPyPtr cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    CPyPtr cpy_r_r102;
    CPyPtr cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    tuple_T2OO cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    tuple_T4OOOO cpy_r_r125;
    char cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyPtr cpy_r_r130;
    CPyPtr cpy_r_r131;
    CPyPtr cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    tuple_T4OOOO cpy_r_r138;
    char cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    char cpy_r_r142;
    tuple_T4OOOO cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    int64_t cpy_r_r151;
    char cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    int64_t cpy_r_r158;
    char cpy_r_r159;
    char cpy_r_r160;
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
    tuple_T2OO cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject **cpy_r_r177;
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
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    char cpy_r_r193;
    PyObject *cpy_r_r194;
    char cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_r197;
    char cpy_r_r198;
    char cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    tuple_T6OOOOOO cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    tuple_T6OOOOOO cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    CPyPtr cpy_r_r213;
    CPyPtr cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject *cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    tuple_T2OO cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject **cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    CPyTagged cpy_r_r233;
    char cpy_r_r234;
    PyObject *cpy_r_r235;
    PyObject *cpy_r_r236;
    tuple_T11OOOOOOOOOOO cpy_r_r237;
    char cpy_r_r238;
    PyObject *cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    CPyPtr cpy_r_r242;
    CPyPtr cpy_r_r243;
    CPyPtr cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject *cpy_r_r249;
    tuple_T11OOOOOOOOOOO cpy_r_r250;
    char cpy_r_r251;
    PyObject *cpy_r_r252;
    CPyTagged cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    PyObject *cpy_r_r258;
    tuple_T3OOO cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    PyObject *cpy_r_r262;
    CPyPtr cpy_r_r263;
    CPyPtr cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    char cpy_r_r270;
    PyObject *cpy_r_r271;
    CPyTagged cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    char cpy_r_r276;
    tuple_T12OOOOOOOOOOOO cpy_r_r277;
    char cpy_r_r278;
    PyObject *cpy_r_r279;
    PyObject *cpy_r_r280;
    PyObject *cpy_r_r281;
    PyObject **cpy_r_r283;
    PyObject *cpy_r_r284;
    CPyTagged cpy_r_r285;
    CPyTagged cpy_r_r286;
    char cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    tuple_T2OO cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    char cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject **cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    char cpy_r_r309;
    char cpy_r_r310;
    CPyTagged cpy_r_start;
    tuple_T5OOOOO cpy_r_r311;
    char cpy_r_r312;
    CPyTagged cpy_r_r313;
    CPyTagged cpy_r_row;
    char cpy_r_r314;
    CPyTagged cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    int64_t cpy_r_r318;
    CPyPtr cpy_r_r319;
    int64_t cpy_r_r320;
    char cpy_r_r321;
    CPyPtr cpy_r_r322;
    CPyPtr cpy_r_r323;
    int64_t cpy_r_r324;
    CPyPtr cpy_r_r325;
    PyObject *cpy_r_r326;
    PyObject *cpy_r_r327;
    CPyTagged cpy_r_r328;
    int64_t cpy_r_r329;
    char cpy_r_r330;
    char cpy_r_r331;
    char cpy_r_r332;
    char cpy_r_r333;
    char cpy_r_r334;
    CPyTagged cpy_r_r335;
    CPyTagged cpy_r_r336;
    int64_t cpy_r_r337;
    CPyTagged cpy_r_count;
    PyObject *cpy_r_r338;
    PyObject *cpy_r_r339;
    CPyTagged cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    PyObject *cpy_r_r343;
    PyObject **cpy_r_r345;
    PyObject *cpy_r_r346;
    PyObject *cpy_r_r347;
    int32_t cpy_r_r348;
    char cpy_r_r349;
    CPyTagged cpy_r_r350;
    CPyTagged cpy_r_r351;
    PyObject *cpy_r_r352;
    char cpy_r_r353;
    char cpy_r_r354;
    cpy_r_r0 = CPyDef_wayfarers___book____read_cards_Book_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 84, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self);
    }
    ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self = cpy_r_self;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 84, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    cpy_r_r2 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_cards", "_read_cards_Book_env", "self", 85, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    CPy_INCREF(cpy_r_r2);
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_verbs;
    CPy_INCREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    cpy_r_r4 = CPyDef_wayfarers___book___add__read_cards_Book_obj();
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 87, CPyStatic_wayfarers___book___globals);
        goto CPyL193;
    }
    CPy_INCREF(cpy_r_r0);
    ((serai___games___wayfarers___book___add__read_cards_Book_objObject *)cpy_r_r4)->___mypyc_env__ = cpy_r_r0;
    cpy_r_add = cpy_r_r4;
    cpy_r_r5 = CPyStatics[571]; /* 'id' */
    cpy_r_r6 = CPyStatics[447]; /* 'category' */
    cpy_r_r7 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r8 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r9 = CPyStatics[334]; /* 'action' */
    cpy_r_r10 = CPyStatics[3819]; /* 'trigger' */
    cpy_r_r11 = CPyStatics[3820]; /* 'trigger_effect' */
    cpy_r_r12 = CPyStatics[2567]; /* 'immediate' */
    CPy_INCREF(cpy_r_r5);
    CPy_INCREF(cpy_r_r6);
    CPy_INCREF(cpy_r_r7);
    CPy_INCREF(cpy_r_r8);
    CPy_INCREF(cpy_r_r9);
    CPy_INCREF(cpy_r_r10);
    CPy_INCREF(cpy_r_r11);
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13.f0 = cpy_r_r5;
    cpy_r_r13.f1 = cpy_r_r6;
    cpy_r_r13.f2 = cpy_r_r7;
    cpy_r_r13.f3 = cpy_r_r8;
    cpy_r_r13.f4 = cpy_r_r9;
    cpy_r_r13.f5 = cpy_r_r10;
    cpy_r_r13.f6 = cpy_r_r11;
    cpy_r_r13.f7 = cpy_r_r12;
    cpy_r_r14 = PyTuple_New(8);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6532 = cpy_r_r13.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp6532);
    PyObject *__tmp6533 = cpy_r_r13.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp6533);
    PyObject *__tmp6534 = cpy_r_r13.f2;
    PyTuple_SET_ITEM(cpy_r_r14, 2, __tmp6534);
    PyObject *__tmp6535 = cpy_r_r13.f3;
    PyTuple_SET_ITEM(cpy_r_r14, 3, __tmp6535);
    PyObject *__tmp6536 = cpy_r_r13.f4;
    PyTuple_SET_ITEM(cpy_r_r14, 4, __tmp6536);
    PyObject *__tmp6537 = cpy_r_r13.f5;
    PyTuple_SET_ITEM(cpy_r_r14, 5, __tmp6537);
    PyObject *__tmp6538 = cpy_r_r13.f6;
    PyTuple_SET_ITEM(cpy_r_r14, 6, __tmp6538);
    PyObject *__tmp6539 = cpy_r_r13.f7;
    PyTuple_SET_ITEM(cpy_r_r14, 7, __tmp6539);
    cpy_r_columns = cpy_r_r14;
    cpy_r_r15 = CPyStatics[3821]; /* 'land' */
    cpy_r_r16 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r17 = CPyObject_GetAttr(cpy_r_content, cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL194;
    }
    cpy_r_r18 = PyList_New(1);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL195;
    }
    cpy_r_r19 = (CPyPtr)((CPyPtr)cpy_r_r18 + offsetof(PyListObject, ob_item));
    cpy_r_r20 = *(CPyPtr *)cpy_r_r19;
    CPy_INCREF(cpy_r_r15);
    *(PyObject * *)cpy_r_r20 = cpy_r_r15;
    cpy_r_r21 = CPyList_Extend(cpy_r_r18, cpy_r_columns);
    CPy_DECREF(cpy_r_columns);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL196;
    } else
        goto CPyL197;
CPyL7: ;
    cpy_r_r22 = PyList_AsTuple(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL198;
    }
    cpy_r_r23 = PyObject_CallObject(cpy_r_r17, cpy_r_r22);
    CPy_DECREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_content___Sheet))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r23);
        goto CPyL199;
    }
    cpy_r_r25 = CPyDef_content___Sheet___items(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r26 = PyObject_GetIter(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
CPyL12: ;
    cpy_r_r27 = PyIter_Next(cpy_r_r26);
    if (cpy_r_r27 == NULL) goto CPyL200;
    PyObject *__tmp6540;
    if (unlikely(!(PyTuple_Check(cpy_r_r27) && PyTuple_GET_SIZE(cpy_r_r27) == 2))) {
        __tmp6540 = NULL;
        goto __LL6541;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r27, 0))))
        __tmp6540 = PyTuple_GET_ITEM(cpy_r_r27, 0);
    else {
        __tmp6540 = NULL;
    }
    if (__tmp6540 == NULL) goto __LL6541;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r27, 1)) == CPyType_content___Row))
        __tmp6540 = PyTuple_GET_ITEM(cpy_r_r27, 1);
    else {
        __tmp6540 = NULL;
    }
    if (__tmp6540 == NULL) goto __LL6541;
    __tmp6540 = cpy_r_r27;
__LL6541: ;
    if (unlikely(__tmp6540 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r27); cpy_r_r28 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6542 = PyTuple_GET_ITEM(cpy_r_r27, 0);
        CPy_INCREF(__tmp6542);
        PyObject *__tmp6543;
        if (likely(PyUnicode_Check(__tmp6542)))
            __tmp6543 = __tmp6542;
        else {
            CPy_TypeError("str", __tmp6542); 
            __tmp6543 = NULL;
        }
        cpy_r_r28.f0 = __tmp6543;
        PyObject *__tmp6544 = PyTuple_GET_ITEM(cpy_r_r27, 1);
        CPy_INCREF(__tmp6544);
        PyObject *__tmp6545;
        if (likely(Py_TYPE(__tmp6544) == CPyType_content___Row))
            __tmp6545 = __tmp6544;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6544); 
            __tmp6545 = NULL;
        }
        cpy_r_r28.f1 = __tmp6545;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL201;
    }
    cpy_r_r29 = cpy_r_r28.f0;
    CPy_INCREF(cpy_r_r29);
    cpy_r_id = cpy_r_r29;
    cpy_r_r30 = cpy_r_r28.f1;
    CPy_INCREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r28.f0);
    CPy_DECREF(cpy_r_r28.f1);
    cpy_r_line = cpy_r_r30;
    cpy_r_r31 = CPyStatics[4896]; /* 0 */
    PyObject *cpy_r_r32[3] = {cpy_r_r31, cpy_r_id, cpy_r_line};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_add, cpy_r_r33, 3, 0);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 103, CPyStatic_wayfarers___book___globals);
        goto CPyL202;
    }
    CPy_DECREF(cpy_r_id);
    if (likely(Py_TYPE(cpy_r_r34) == CPyType_wayfarers___printed___Card))
        cpy_r_r35 = cpy_r_r34;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 103, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r34);
        goto CPyL203;
    }
    cpy_r_card = cpy_r_r35;
    cpy_r_r36 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_cards", "_read_cards_Book_env", "self", 104, CPyStatic_wayfarers___book___globals);
        goto CPyL204;
    }
    CPy_INCREF(cpy_r_r36);
CPyL17: ;
    cpy_r_r37 = CPyStatics[1291]; /* 'city' */
    cpy_r_r38 = CPyStatics[3822]; /* 'vista' */
    cpy_r_r39 = CPyDef_wayfarers___book___Book____read_place(cpy_r_r36, cpy_r_card, cpy_r_line, cpy_r_r37, cpy_r_r38);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 104, CPyStatic_wayfarers___book___globals);
        goto CPyL204;
    }
    cpy_r_r40 = CPyStatics[3819]; /* 'trigger' */
    cpy_r_r41 = CPyStatics[3823]; /* '|' */
    cpy_r_r42 = CPyStatic_wayfarers___names___TRIGGERS;
    if (unlikely(cpy_r_r42.f0 == NULL)) {
        goto CPyL205;
    } else
        goto CPyL21;
CPyL19: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TRIGGERS\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL21: ;
    cpy_r_r44 = CPyStatics[2551]; /* 'words' */
    cpy_r_r45 = CPyObject_GetAttr(cpy_r_line, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL204;
    }
    cpy_r_r46 = PyList_New(2);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL206;
    }
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    CPy_INCREF(cpy_r_r40);
    *(PyObject * *)cpy_r_r48 = cpy_r_r40;
    CPy_INCREF(cpy_r_r41);
    cpy_r_r49 = cpy_r_r48 + 8;
    *(PyObject * *)cpy_r_r49 = cpy_r_r41;
    CPy_INCREF(cpy_r_r42.f0);
    CPy_INCREF(cpy_r_r42.f1);
    CPy_INCREF(cpy_r_r42.f2);
    CPy_INCREF(cpy_r_r42.f3);
    CPy_INCREF(cpy_r_r42.f4);
    CPy_INCREF(cpy_r_r42.f5);
    CPy_INCREF(cpy_r_r42.f6);
    CPy_INCREF(cpy_r_r42.f7);
    CPy_INCREF(cpy_r_r42.f8);
    CPy_INCREF(cpy_r_r42.f9);
    CPy_INCREF(cpy_r_r42.f10);
    CPy_INCREF(cpy_r_r42.f11);
    cpy_r_r50 = PyTuple_New(12);
    if (unlikely(cpy_r_r50 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6546 = cpy_r_r42.f0;
    PyTuple_SET_ITEM(cpy_r_r50, 0, __tmp6546);
    PyObject *__tmp6547 = cpy_r_r42.f1;
    PyTuple_SET_ITEM(cpy_r_r50, 1, __tmp6547);
    PyObject *__tmp6548 = cpy_r_r42.f2;
    PyTuple_SET_ITEM(cpy_r_r50, 2, __tmp6548);
    PyObject *__tmp6549 = cpy_r_r42.f3;
    PyTuple_SET_ITEM(cpy_r_r50, 3, __tmp6549);
    PyObject *__tmp6550 = cpy_r_r42.f4;
    PyTuple_SET_ITEM(cpy_r_r50, 4, __tmp6550);
    PyObject *__tmp6551 = cpy_r_r42.f5;
    PyTuple_SET_ITEM(cpy_r_r50, 5, __tmp6551);
    PyObject *__tmp6552 = cpy_r_r42.f6;
    PyTuple_SET_ITEM(cpy_r_r50, 6, __tmp6552);
    PyObject *__tmp6553 = cpy_r_r42.f7;
    PyTuple_SET_ITEM(cpy_r_r50, 7, __tmp6553);
    PyObject *__tmp6554 = cpy_r_r42.f8;
    PyTuple_SET_ITEM(cpy_r_r50, 8, __tmp6554);
    PyObject *__tmp6555 = cpy_r_r42.f9;
    PyTuple_SET_ITEM(cpy_r_r50, 9, __tmp6555);
    PyObject *__tmp6556 = cpy_r_r42.f10;
    PyTuple_SET_ITEM(cpy_r_r50, 10, __tmp6556);
    PyObject *__tmp6557 = cpy_r_r42.f11;
    PyTuple_SET_ITEM(cpy_r_r50, 11, __tmp6557);
    cpy_r_r51 = CPyList_Extend(cpy_r_r46, cpy_r_r50);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL207;
    } else
        goto CPyL208;
CPyL24: ;
    cpy_r_r52 = PyList_AsTuple(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL206;
    }
    cpy_r_r53 = PyObject_CallObject(cpy_r_r45, cpy_r_r52);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL204;
    }
    if (likely(PyTuple_Check(cpy_r_r53)))
        cpy_r_r54 = cpy_r_r53;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals, "tuple", cpy_r_r53);
        goto CPyL204;
    }
    cpy_r_r55 = CPyStatic_wayfarers___names___TRIGGERS;
    if (unlikely(cpy_r_r55.f0 == NULL)) {
        goto CPyL209;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TRIGGERS\" was not set");
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL30: ;
    CPy_INCREF(cpy_r_r55.f0);
    CPy_INCREF(cpy_r_r55.f1);
    CPy_INCREF(cpy_r_r55.f2);
    CPy_INCREF(cpy_r_r55.f3);
    CPy_INCREF(cpy_r_r55.f4);
    CPy_INCREF(cpy_r_r55.f5);
    CPy_INCREF(cpy_r_r55.f6);
    CPy_INCREF(cpy_r_r55.f7);
    CPy_INCREF(cpy_r_r55.f8);
    CPy_INCREF(cpy_r_r55.f9);
    CPy_INCREF(cpy_r_r55.f10);
    CPy_INCREF(cpy_r_r55.f11);
    cpy_r_r57 = PyTuple_New(12);
    if (unlikely(cpy_r_r57 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6558 = cpy_r_r55.f0;
    PyTuple_SET_ITEM(cpy_r_r57, 0, __tmp6558);
    PyObject *__tmp6559 = cpy_r_r55.f1;
    PyTuple_SET_ITEM(cpy_r_r57, 1, __tmp6559);
    PyObject *__tmp6560 = cpy_r_r55.f2;
    PyTuple_SET_ITEM(cpy_r_r57, 2, __tmp6560);
    PyObject *__tmp6561 = cpy_r_r55.f3;
    PyTuple_SET_ITEM(cpy_r_r57, 3, __tmp6561);
    PyObject *__tmp6562 = cpy_r_r55.f4;
    PyTuple_SET_ITEM(cpy_r_r57, 4, __tmp6562);
    PyObject *__tmp6563 = cpy_r_r55.f5;
    PyTuple_SET_ITEM(cpy_r_r57, 5, __tmp6563);
    PyObject *__tmp6564 = cpy_r_r55.f6;
    PyTuple_SET_ITEM(cpy_r_r57, 6, __tmp6564);
    PyObject *__tmp6565 = cpy_r_r55.f7;
    PyTuple_SET_ITEM(cpy_r_r57, 7, __tmp6565);
    PyObject *__tmp6566 = cpy_r_r55.f8;
    PyTuple_SET_ITEM(cpy_r_r57, 8, __tmp6566);
    PyObject *__tmp6567 = cpy_r_r55.f9;
    PyTuple_SET_ITEM(cpy_r_r57, 9, __tmp6567);
    PyObject *__tmp6568 = cpy_r_r55.f10;
    PyTuple_SET_ITEM(cpy_r_r57, 10, __tmp6568);
    PyObject *__tmp6569 = cpy_r_r55.f11;
    PyTuple_SET_ITEM(cpy_r_r57, 11, __tmp6569);
    cpy_r_r58 = CPyDef_wayfarers___book____bits(cpy_r_r54, cpy_r_r57);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(cpy_r_r58 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 105, CPyStatic_wayfarers___book___globals);
        goto CPyL204;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_triggered_by);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_triggered_by = cpy_r_r58;
    cpy_r_r60 = CPyStatics[3820]; /* 'trigger_effect' */
    cpy_r_r61 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r60, cpy_r_r3);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 106, CPyStatic_wayfarers___book___globals);
        goto CPyL210;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_trigger_effect);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_trigger_effect = cpy_r_r61;
    CPy_DECREF(cpy_r_card);
    goto CPyL12;
CPyL33: ;
    cpy_r_r63 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 102, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r64 = CPyStatics[571]; /* 'id' */
    cpy_r_r65 = CPyStatics[447]; /* 'category' */
    cpy_r_r66 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r67 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r68 = CPyStatics[334]; /* 'action' */
    cpy_r_r69 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r70 = CPyStatics[3824]; /* 'bolts' */
    cpy_r_r71 = CPyStatic_wayfarers___printed___LINKS;
    if (unlikely(cpy_r_r71.f0 == NULL)) {
        goto CPyL211;
    } else
        goto CPyL37;
CPyL35: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LINKS\" was not set");
    cpy_r_r72 = 0;
    if (unlikely(!cpy_r_r72)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL37: ;
    cpy_r_r73 = cpy_r_r71.f0;
    CPy_INCREF(cpy_r_r73);
    cpy_r_r74 = cpy_r_r71.f1;
    CPy_INCREF(cpy_r_r74);
    cpy_r_r75 = cpy_r_r71.f2;
    CPy_INCREF(cpy_r_r75);
    cpy_r_r76 = cpy_r_r71.f3;
    CPy_INCREF(cpy_r_r76);
    cpy_r_r77 = PyTuple_Pack(4, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r76);
    CPy_DECREF(cpy_r_r73);
    CPy_DECREF(cpy_r_r74);
    CPy_DECREF(cpy_r_r75);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r78 = PyList_New(4);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL212;
    }
    cpy_r_r79 = 0;
    goto CPyL41;
CPyL40: ;
    cpy_r_r80 = cpy_r_r79 < 4;
    if (!cpy_r_r80) goto CPyL213;
CPyL41: ;
    cpy_r_r81 = CPySequenceTuple_GetItemUnsafe(cpy_r_r77, cpy_r_r79);
    if (likely(PyUnicode_Check(cpy_r_r81)))
        cpy_r_r82 = cpy_r_r81;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals, "str", cpy_r_r81);
        goto CPyL214;
    }
    cpy_r_r83 = CPyStatics[3825]; /* 'link_' */
    cpy_r_r84 = CPyStr_Build(2, cpy_r_r83, cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL214;
    }
    CPyList_SetItemUnsafe(cpy_r_r78, cpy_r_r79, cpy_r_r84);
    cpy_r_r85 = cpy_r_r79 + 1;
    cpy_r_r79 = cpy_r_r85;
    goto CPyL40;
CPyL45: ;
    cpy_r_r86 = PyObject_GetIter(cpy_r_r78);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r86 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r87 = PyList_New(7);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
    cpy_r_r88 = (CPyPtr)((CPyPtr)cpy_r_r87 + offsetof(PyListObject, ob_item));
    cpy_r_r89 = *(CPyPtr *)cpy_r_r88;
    CPy_INCREF(cpy_r_r64);
    *(PyObject * *)cpy_r_r89 = cpy_r_r64;
    CPy_INCREF(cpy_r_r65);
    cpy_r_r90 = cpy_r_r89 + 8;
    *(PyObject * *)cpy_r_r90 = cpy_r_r65;
    CPy_INCREF(cpy_r_r66);
    cpy_r_r91 = cpy_r_r89 + 16;
    *(PyObject * *)cpy_r_r91 = cpy_r_r66;
    CPy_INCREF(cpy_r_r67);
    cpy_r_r92 = cpy_r_r89 + 24;
    *(PyObject * *)cpy_r_r92 = cpy_r_r67;
    CPy_INCREF(cpy_r_r68);
    cpy_r_r93 = cpy_r_r89 + 32;
    *(PyObject * *)cpy_r_r93 = cpy_r_r68;
    CPy_INCREF(cpy_r_r69);
    cpy_r_r94 = cpy_r_r89 + 40;
    *(PyObject * *)cpy_r_r94 = cpy_r_r69;
    CPy_INCREF(cpy_r_r70);
    cpy_r_r95 = cpy_r_r89 + 48;
    *(PyObject * *)cpy_r_r95 = cpy_r_r70;
    cpy_r_r96 = CPyList_Extend(cpy_r_r87, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL216;
    } else
        goto CPyL217;
CPyL48: ;
    cpy_r_r97 = PyList_AsTuple(cpy_r_r87);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 107, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_columns = cpy_r_r97;
    cpy_r_r98 = CPyStatics[3826]; /* 'water' */
    cpy_r_r99 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r100 = CPyObject_GetAttr(cpy_r_content, cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL194;
    }
    cpy_r_r101 = PyList_New(1);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL218;
    }
    cpy_r_r102 = (CPyPtr)((CPyPtr)cpy_r_r101 + offsetof(PyListObject, ob_item));
    cpy_r_r103 = *(CPyPtr *)cpy_r_r102;
    CPy_INCREF(cpy_r_r98);
    *(PyObject * *)cpy_r_r103 = cpy_r_r98;
    cpy_r_r104 = CPyList_Extend(cpy_r_r101, cpy_r_columns);
    CPy_DECREF(cpy_r_columns);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    } else
        goto CPyL220;
CPyL52: ;
    cpy_r_r105 = PyList_AsTuple(cpy_r_r101);
    CPy_DECREF(cpy_r_r101);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL221;
    }
    cpy_r_r106 = PyObject_CallObject(cpy_r_r100, cpy_r_r105);
    CPy_DECREF(cpy_r_r100);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    if (likely(Py_TYPE(cpy_r_r106) == CPyType_content___Sheet))
        cpy_r_r107 = cpy_r_r106;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r106);
        goto CPyL199;
    }
    cpy_r_r108 = CPyDef_content___Sheet___items(cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r109 = PyObject_GetIter(cpy_r_r108);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
CPyL57: ;
    cpy_r_r110 = PyIter_Next(cpy_r_r109);
    if (cpy_r_r110 == NULL) goto CPyL222;
    PyObject *__tmp6570;
    if (unlikely(!(PyTuple_Check(cpy_r_r110) && PyTuple_GET_SIZE(cpy_r_r110) == 2))) {
        __tmp6570 = NULL;
        goto __LL6571;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r110, 0))))
        __tmp6570 = PyTuple_GET_ITEM(cpy_r_r110, 0);
    else {
        __tmp6570 = NULL;
    }
    if (__tmp6570 == NULL) goto __LL6571;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r110, 1)) == CPyType_content___Row))
        __tmp6570 = PyTuple_GET_ITEM(cpy_r_r110, 1);
    else {
        __tmp6570 = NULL;
    }
    if (__tmp6570 == NULL) goto __LL6571;
    __tmp6570 = cpy_r_r110;
__LL6571: ;
    if (unlikely(__tmp6570 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r110); cpy_r_r111 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6572 = PyTuple_GET_ITEM(cpy_r_r110, 0);
        CPy_INCREF(__tmp6572);
        PyObject *__tmp6573;
        if (likely(PyUnicode_Check(__tmp6572)))
            __tmp6573 = __tmp6572;
        else {
            CPy_TypeError("str", __tmp6572); 
            __tmp6573 = NULL;
        }
        cpy_r_r111.f0 = __tmp6573;
        PyObject *__tmp6574 = PyTuple_GET_ITEM(cpy_r_r110, 1);
        CPy_INCREF(__tmp6574);
        PyObject *__tmp6575;
        if (likely(Py_TYPE(__tmp6574) == CPyType_content___Row))
            __tmp6575 = __tmp6574;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6574); 
            __tmp6575 = NULL;
        }
        cpy_r_r111.f1 = __tmp6575;
    }
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r111.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL223;
    }
    cpy_r_r112 = cpy_r_r111.f0;
    CPy_INCREF(cpy_r_r112);
    cpy_r_id = cpy_r_r112;
    cpy_r_r113 = cpy_r_r111.f1;
    CPy_INCREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r111.f0);
    CPy_DECREF(cpy_r_r111.f1);
    cpy_r_line = cpy_r_r113;
    cpy_r_r114 = CPyStatics[4897]; /* 1 */
    PyObject *cpy_r_r115[3] = {cpy_r_r114, cpy_r_id, cpy_r_line};
    cpy_r_r116 = (PyObject **)&cpy_r_r115;
    cpy_r_r117 = PyObject_Vectorcall(cpy_r_add, cpy_r_r116, 3, 0);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 109, CPyStatic_wayfarers___book___globals);
        goto CPyL224;
    }
    CPy_DECREF(cpy_r_id);
    if (likely(Py_TYPE(cpy_r_r117) == CPyType_wayfarers___printed___Card))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 109, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r117);
        goto CPyL225;
    }
    cpy_r_card = cpy_r_r118;
    cpy_r_r119 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_cards", "_read_cards_Book_env", "self", 110, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    CPy_INCREF(cpy_r_r119);
CPyL62: ;
    cpy_r_r120 = CPyStatics[3827]; /* 'harbour' */
    cpy_r_r121 = CPyStatics[3828]; /* 'open_sea' */
    cpy_r_r122 = CPyDef_wayfarers___book___Book____read_place(cpy_r_r119, cpy_r_card, cpy_r_line, cpy_r_r120, cpy_r_r121);
    CPy_DECREF(cpy_r_r119);
    if (unlikely(cpy_r_r122 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 110, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    cpy_r_r123 = CPyStatics[3824]; /* 'bolts' */
    cpy_r_r124 = CPyStatics[109]; /* '+' */
    cpy_r_r125 = CPyStatic_wayfarers___printed___LINKS;
    if (unlikely(cpy_r_r125.f0 == NULL)) {
        goto CPyL227;
    } else
        goto CPyL66;
CPyL64: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LINKS\" was not set");
    cpy_r_r126 = 0;
    if (unlikely(!cpy_r_r126)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL66: ;
    cpy_r_r127 = CPyStatics[2551]; /* 'words' */
    cpy_r_r128 = CPyObject_GetAttr(cpy_r_line, cpy_r_r127);
    if (unlikely(cpy_r_r128 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    cpy_r_r129 = PyList_New(2);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL228;
    }
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyListObject, ob_item));
    cpy_r_r131 = *(CPyPtr *)cpy_r_r130;
    CPy_INCREF(cpy_r_r123);
    *(PyObject * *)cpy_r_r131 = cpy_r_r123;
    CPy_INCREF(cpy_r_r124);
    cpy_r_r132 = cpy_r_r131 + 8;
    *(PyObject * *)cpy_r_r132 = cpy_r_r124;
    CPy_INCREF(cpy_r_r125.f0);
    CPy_INCREF(cpy_r_r125.f1);
    CPy_INCREF(cpy_r_r125.f2);
    CPy_INCREF(cpy_r_r125.f3);
    cpy_r_r133 = PyTuple_New(4);
    if (unlikely(cpy_r_r133 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6576 = cpy_r_r125.f0;
    PyTuple_SET_ITEM(cpy_r_r133, 0, __tmp6576);
    PyObject *__tmp6577 = cpy_r_r125.f1;
    PyTuple_SET_ITEM(cpy_r_r133, 1, __tmp6577);
    PyObject *__tmp6578 = cpy_r_r125.f2;
    PyTuple_SET_ITEM(cpy_r_r133, 2, __tmp6578);
    PyObject *__tmp6579 = cpy_r_r125.f3;
    PyTuple_SET_ITEM(cpy_r_r133, 3, __tmp6579);
    cpy_r_r134 = CPyList_Extend(cpy_r_r129, cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL229;
    } else
        goto CPyL230;
CPyL69: ;
    cpy_r_r135 = PyList_AsTuple(cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL228;
    }
    cpy_r_r136 = PyObject_CallObject(cpy_r_r128, cpy_r_r135);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    if (likely(PyTuple_Check(cpy_r_r136)))
        cpy_r_r137 = cpy_r_r136;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals, "tuple", cpy_r_r136);
        goto CPyL226;
    }
    cpy_r_r138 = CPyStatic_wayfarers___printed___LINKS;
    if (unlikely(cpy_r_r138.f0 == NULL)) {
        goto CPyL231;
    } else
        goto CPyL75;
CPyL73: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LINKS\" was not set");
    cpy_r_r139 = 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL75: ;
    CPy_INCREF(cpy_r_r138.f0);
    CPy_INCREF(cpy_r_r138.f1);
    CPy_INCREF(cpy_r_r138.f2);
    CPy_INCREF(cpy_r_r138.f3);
    cpy_r_r140 = PyTuple_New(4);
    if (unlikely(cpy_r_r140 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6580 = cpy_r_r138.f0;
    PyTuple_SET_ITEM(cpy_r_r140, 0, __tmp6580);
    PyObject *__tmp6581 = cpy_r_r138.f1;
    PyTuple_SET_ITEM(cpy_r_r140, 1, __tmp6581);
    PyObject *__tmp6582 = cpy_r_r138.f2;
    PyTuple_SET_ITEM(cpy_r_r140, 2, __tmp6582);
    PyObject *__tmp6583 = cpy_r_r138.f3;
    PyTuple_SET_ITEM(cpy_r_r140, 3, __tmp6583);
    cpy_r_r141 = CPyDef_wayfarers___book____bits(cpy_r_r137, cpy_r_r140);
    CPy_DECREF(cpy_r_r137);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 111, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_bolts);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_bolts = cpy_r_r141;
    cpy_r_r143 = CPyStatic_wayfarers___printed___LINKS;
    if (unlikely(cpy_r_r143.f0 == NULL)) {
        goto CPyL232;
    } else
        goto CPyL79;
CPyL77: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LINKS\" was not set");
    cpy_r_r144 = 0;
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 112, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r145 = cpy_r_r143.f0;
    CPy_INCREF(cpy_r_r145);
    cpy_r_r146 = cpy_r_r143.f1;
    CPy_INCREF(cpy_r_r146);
    cpy_r_r147 = cpy_r_r143.f2;
    CPy_INCREF(cpy_r_r147);
    cpy_r_r148 = cpy_r_r143.f3;
    CPy_INCREF(cpy_r_r148);
    cpy_r_r149 = PyTuple_Pack(4, cpy_r_r145, cpy_r_r146, cpy_r_r147, cpy_r_r148);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r147);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 112, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    cpy_r_r150 = PyTuple_New(4);
    if (unlikely(cpy_r_r150 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 112, CPyStatic_wayfarers___book___globals);
        goto CPyL233;
    }
    cpy_r_r151 = 0;
    goto CPyL83;
CPyL82: ;
    cpy_r_r152 = cpy_r_r151 < 4;
    if (!cpy_r_r152) goto CPyL234;
CPyL83: ;
    cpy_r_r153 = CPySequenceTuple_GetItemUnsafe(cpy_r_r149, cpy_r_r151);
    if (likely(PyUnicode_Check(cpy_r_r153)))
        cpy_r_r154 = cpy_r_r153;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 112, CPyStatic_wayfarers___book___globals, "str", cpy_r_r153);
        goto CPyL235;
    }
    cpy_r_r155 = CPyStatics[3825]; /* 'link_' */
    cpy_r_r156 = CPyStr_Build(2, cpy_r_r155, cpy_r_r154);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 112, CPyStatic_wayfarers___book___globals);
        goto CPyL235;
    }
    cpy_r_r157 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r156, cpy_r_r3);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 112, CPyStatic_wayfarers___book___globals);
        goto CPyL235;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r150, cpy_r_r151, cpy_r_r157);
    cpy_r_r158 = cpy_r_r151 + 1;
    cpy_r_r151 = cpy_r_r158;
    goto CPyL82;
CPyL88: ;
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_links);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_links = cpy_r_r150;
    CPy_DECREF(cpy_r_card);
    goto CPyL57;
CPyL89: ;
    cpy_r_r160 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r160)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 108, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r161 = CPyStatics[613]; /* 'space' */
    cpy_r_r162 = CPyStatics[571]; /* 'id' */
    cpy_r_r163 = CPyStatics[447]; /* 'category' */
    cpy_r_r164 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r165 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r166 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r167 = PyTuple_Pack(5, cpy_r_r162, cpy_r_r163, cpy_r_r164, cpy_r_r165, cpy_r_r166);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 113, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r168 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r161, cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(cpy_r_r168 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 113, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r169 = CPyDef_content___Sheet___items(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 113, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r170 = PyObject_GetIter(cpy_r_r169);
    CPy_DECREF(cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 113, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
CPyL94: ;
    cpy_r_r171 = PyIter_Next(cpy_r_r170);
    if (cpy_r_r171 == NULL) goto CPyL236;
    PyObject *__tmp6584;
    if (unlikely(!(PyTuple_Check(cpy_r_r171) && PyTuple_GET_SIZE(cpy_r_r171) == 2))) {
        __tmp6584 = NULL;
        goto __LL6585;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r171, 0))))
        __tmp6584 = PyTuple_GET_ITEM(cpy_r_r171, 0);
    else {
        __tmp6584 = NULL;
    }
    if (__tmp6584 == NULL) goto __LL6585;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r171, 1)) == CPyType_content___Row))
        __tmp6584 = PyTuple_GET_ITEM(cpy_r_r171, 1);
    else {
        __tmp6584 = NULL;
    }
    if (__tmp6584 == NULL) goto __LL6585;
    __tmp6584 = cpy_r_r171;
__LL6585: ;
    if (unlikely(__tmp6584 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r171); cpy_r_r172 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6586 = PyTuple_GET_ITEM(cpy_r_r171, 0);
        CPy_INCREF(__tmp6586);
        PyObject *__tmp6587;
        if (likely(PyUnicode_Check(__tmp6586)))
            __tmp6587 = __tmp6586;
        else {
            CPy_TypeError("str", __tmp6586); 
            __tmp6587 = NULL;
        }
        cpy_r_r172.f0 = __tmp6587;
        PyObject *__tmp6588 = PyTuple_GET_ITEM(cpy_r_r171, 1);
        CPy_INCREF(__tmp6588);
        PyObject *__tmp6589;
        if (likely(Py_TYPE(__tmp6588) == CPyType_content___Row))
            __tmp6589 = __tmp6588;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6588); 
            __tmp6589 = NULL;
        }
        cpy_r_r172.f1 = __tmp6589;
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 113, CPyStatic_wayfarers___book___globals);
        goto CPyL237;
    }
    cpy_r_r173 = cpy_r_r172.f0;
    CPy_INCREF(cpy_r_r173);
    cpy_r_id = cpy_r_r173;
    cpy_r_r174 = cpy_r_r172.f1;
    CPy_INCREF(cpy_r_r174);
    CPy_DECREF(cpy_r_r172.f0);
    CPy_DECREF(cpy_r_r172.f1);
    cpy_r_line = cpy_r_r174;
    cpy_r_r175 = CPyStatics[4911]; /* 2 */
    PyObject *cpy_r_r176[3] = {cpy_r_r175, cpy_r_id, cpy_r_line};
    cpy_r_r177 = (PyObject **)&cpy_r_r176;
    cpy_r_r178 = PyObject_Vectorcall(cpy_r_add, cpy_r_r177, 3, 0);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 114, CPyStatic_wayfarers___book___globals);
        goto CPyL238;
    }
    CPy_DECREF(cpy_r_id);
    if (likely(Py_TYPE(cpy_r_r178) == CPyType_wayfarers___printed___Card))
        cpy_r_r179 = cpy_r_r178;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 114, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r178);
        goto CPyL239;
    }
    cpy_r_card = cpy_r_r179;
    cpy_r_r180 = CPyStatics[447]; /* 'category' */
    cpy_r_r181 = CPyStatics[3715]; /* 'comet' */
    cpy_r_r182 = CPyStatics[3829]; /* 'moon' */
    cpy_r_r183 = CPyStatics[3830]; /* 'planet' */
    cpy_r_r184 = CPyStatics[3831]; /* 'stars' */
    cpy_r_r185 = CPyStatics[3832]; /* 'sun' */
    cpy_r_r186 = PyTuple_Pack(5, cpy_r_r181, cpy_r_r182, cpy_r_r183, cpy_r_r184, cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 115, CPyStatic_wayfarers___book___globals);
        goto CPyL240;
    }
    cpy_r_r187 = CPyDef_content___Row___word(cpy_r_line, cpy_r_r180, cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r187 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 115, CPyStatic_wayfarers___book___globals);
        goto CPyL240;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_category);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_category = cpy_r_r187;
    cpy_r_r189 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_cards", "_read_cards_Book_env", "self", 116, CPyStatic_wayfarers___book___globals);
        goto CPyL240;
    }
    CPy_INCREF(cpy_r_r189);
CPyL101: ;
    cpy_r_r190 = CPyDef_wayfarers___book___Book____read_tags(cpy_r_r189, cpy_r_card, cpy_r_line);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(cpy_r_r190 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 116, CPyStatic_wayfarers___book___globals);
        goto CPyL240;
    }
    cpy_r_r191 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r192 = CPyStatic_wayfarers___names___COUNTS;
    if (unlikely(cpy_r_r192 == NULL)) {
        goto CPyL241;
    } else
        goto CPyL105;
CPyL103: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COUNTS\" was not set");
    cpy_r_r193 = 0;
    if (unlikely(!cpy_r_r193)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 117, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL105: ;
    cpy_r_r194 = CPyDef_content___Row___formula(cpy_r_line, cpy_r_r191, cpy_r_r192);
    if (unlikely(cpy_r_r194 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 117, CPyStatic_wayfarers___book___globals);
        goto CPyL240;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_vp);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_vp = cpy_r_r194;
    cpy_r_r196 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r197 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r196, cpy_r_r3);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 118, CPyStatic_wayfarers___book___globals);
        goto CPyL242;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_immediate);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_immediate = cpy_r_r197;
    CPy_DECREF(cpy_r_card);
    goto CPyL94;
CPyL108: ;
    cpy_r_r199 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r199)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 113, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r200 = CPyStatics[571]; /* 'id' */
    cpy_r_r201 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r202 = CPyStatics[3833]; /* 'tuck_under' */
    cpy_r_r203 = CPyStatics[627]; /* 'timing' */
    cpy_r_r204 = CPyStatics[3834]; /* 'assets' */
    cpy_r_r205 = CPyStatics[3835]; /* 'ability' */
    CPy_INCREF(cpy_r_r200);
    CPy_INCREF(cpy_r_r201);
    CPy_INCREF(cpy_r_r202);
    CPy_INCREF(cpy_r_r203);
    CPy_INCREF(cpy_r_r204);
    CPy_INCREF(cpy_r_r205);
    cpy_r_r206.f0 = cpy_r_r200;
    cpy_r_r206.f1 = cpy_r_r201;
    cpy_r_r206.f2 = cpy_r_r202;
    cpy_r_r206.f3 = cpy_r_r203;
    cpy_r_r206.f4 = cpy_r_r204;
    cpy_r_r206.f5 = cpy_r_r205;
    cpy_r_r207 = PyTuple_New(6);
    if (unlikely(cpy_r_r207 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6590 = cpy_r_r206.f0;
    PyTuple_SET_ITEM(cpy_r_r207, 0, __tmp6590);
    PyObject *__tmp6591 = cpy_r_r206.f1;
    PyTuple_SET_ITEM(cpy_r_r207, 1, __tmp6591);
    PyObject *__tmp6592 = cpy_r_r206.f2;
    PyTuple_SET_ITEM(cpy_r_r207, 2, __tmp6592);
    PyObject *__tmp6593 = cpy_r_r206.f3;
    PyTuple_SET_ITEM(cpy_r_r207, 3, __tmp6593);
    PyObject *__tmp6594 = cpy_r_r206.f4;
    PyTuple_SET_ITEM(cpy_r_r207, 4, __tmp6594);
    PyObject *__tmp6595 = cpy_r_r206.f5;
    PyTuple_SET_ITEM(cpy_r_r207, 5, __tmp6595);
    cpy_r_columns = cpy_r_r207;
    cpy_r_r208 = CPyStatics[3836]; /* 'townsfolk' */
    PyObject *__tmp6596;
    if (unlikely(!(PyTuple_Check(cpy_r_columns) && PyTuple_GET_SIZE(cpy_r_columns) == 6))) {
        __tmp6596 = NULL;
        goto __LL6597;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 0))))
        __tmp6596 = PyTuple_GET_ITEM(cpy_r_columns, 0);
    else {
        __tmp6596 = NULL;
    }
    if (__tmp6596 == NULL) goto __LL6597;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 1))))
        __tmp6596 = PyTuple_GET_ITEM(cpy_r_columns, 1);
    else {
        __tmp6596 = NULL;
    }
    if (__tmp6596 == NULL) goto __LL6597;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 2))))
        __tmp6596 = PyTuple_GET_ITEM(cpy_r_columns, 2);
    else {
        __tmp6596 = NULL;
    }
    if (__tmp6596 == NULL) goto __LL6597;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 3))))
        __tmp6596 = PyTuple_GET_ITEM(cpy_r_columns, 3);
    else {
        __tmp6596 = NULL;
    }
    if (__tmp6596 == NULL) goto __LL6597;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 4))))
        __tmp6596 = PyTuple_GET_ITEM(cpy_r_columns, 4);
    else {
        __tmp6596 = NULL;
    }
    if (__tmp6596 == NULL) goto __LL6597;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 5))))
        __tmp6596 = PyTuple_GET_ITEM(cpy_r_columns, 5);
    else {
        __tmp6596 = NULL;
    }
    if (__tmp6596 == NULL) goto __LL6597;
    __tmp6596 = cpy_r_columns;
__LL6597: ;
    if (unlikely(__tmp6596 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str]", cpy_r_columns); cpy_r_r209 = (tuple_T6OOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp6598 = PyTuple_GET_ITEM(cpy_r_columns, 0);
        CPy_INCREF(__tmp6598);
        PyObject *__tmp6599;
        if (likely(PyUnicode_Check(__tmp6598)))
            __tmp6599 = __tmp6598;
        else {
            CPy_TypeError("str", __tmp6598); 
            __tmp6599 = NULL;
        }
        cpy_r_r209.f0 = __tmp6599;
        PyObject *__tmp6600 = PyTuple_GET_ITEM(cpy_r_columns, 1);
        CPy_INCREF(__tmp6600);
        PyObject *__tmp6601;
        if (likely(PyUnicode_Check(__tmp6600)))
            __tmp6601 = __tmp6600;
        else {
            CPy_TypeError("str", __tmp6600); 
            __tmp6601 = NULL;
        }
        cpy_r_r209.f1 = __tmp6601;
        PyObject *__tmp6602 = PyTuple_GET_ITEM(cpy_r_columns, 2);
        CPy_INCREF(__tmp6602);
        PyObject *__tmp6603;
        if (likely(PyUnicode_Check(__tmp6602)))
            __tmp6603 = __tmp6602;
        else {
            CPy_TypeError("str", __tmp6602); 
            __tmp6603 = NULL;
        }
        cpy_r_r209.f2 = __tmp6603;
        PyObject *__tmp6604 = PyTuple_GET_ITEM(cpy_r_columns, 3);
        CPy_INCREF(__tmp6604);
        PyObject *__tmp6605;
        if (likely(PyUnicode_Check(__tmp6604)))
            __tmp6605 = __tmp6604;
        else {
            CPy_TypeError("str", __tmp6604); 
            __tmp6605 = NULL;
        }
        cpy_r_r209.f3 = __tmp6605;
        PyObject *__tmp6606 = PyTuple_GET_ITEM(cpy_r_columns, 4);
        CPy_INCREF(__tmp6606);
        PyObject *__tmp6607;
        if (likely(PyUnicode_Check(__tmp6606)))
            __tmp6607 = __tmp6606;
        else {
            CPy_TypeError("str", __tmp6606); 
            __tmp6607 = NULL;
        }
        cpy_r_r209.f4 = __tmp6607;
        PyObject *__tmp6608 = PyTuple_GET_ITEM(cpy_r_columns, 5);
        CPy_INCREF(__tmp6608);
        PyObject *__tmp6609;
        if (likely(PyUnicode_Check(__tmp6608)))
            __tmp6609 = __tmp6608;
        else {
            CPy_TypeError("str", __tmp6608); 
            __tmp6609 = NULL;
        }
        cpy_r_r209.f5 = __tmp6609;
    }
    CPy_DECREF(cpy_r_columns);
    if (unlikely(cpy_r_r209.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r210 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r211 = CPyObject_GetAttr(cpy_r_content, cpy_r_r210);
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL243;
    }
    cpy_r_r212 = PyList_New(1);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL244;
    }
    cpy_r_r213 = (CPyPtr)((CPyPtr)cpy_r_r212 + offsetof(PyListObject, ob_item));
    cpy_r_r214 = *(CPyPtr *)cpy_r_r213;
    CPy_INCREF(cpy_r_r208);
    *(PyObject * *)cpy_r_r214 = cpy_r_r208;
    cpy_r_r215 = PyTuple_New(6);
    if (unlikely(cpy_r_r215 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6610 = cpy_r_r209.f0;
    PyTuple_SET_ITEM(cpy_r_r215, 0, __tmp6610);
    PyObject *__tmp6611 = cpy_r_r209.f1;
    PyTuple_SET_ITEM(cpy_r_r215, 1, __tmp6611);
    PyObject *__tmp6612 = cpy_r_r209.f2;
    PyTuple_SET_ITEM(cpy_r_r215, 2, __tmp6612);
    PyObject *__tmp6613 = cpy_r_r209.f3;
    PyTuple_SET_ITEM(cpy_r_r215, 3, __tmp6613);
    PyObject *__tmp6614 = cpy_r_r209.f4;
    PyTuple_SET_ITEM(cpy_r_r215, 4, __tmp6614);
    PyObject *__tmp6615 = cpy_r_r209.f5;
    PyTuple_SET_ITEM(cpy_r_r215, 5, __tmp6615);
    cpy_r_r216 = CPyList_Extend(cpy_r_r212, cpy_r_r215);
    CPy_DECREF(cpy_r_r215);
    if (unlikely(cpy_r_r216 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL245;
    } else
        goto CPyL246;
CPyL113: ;
    cpy_r_r217 = PyList_AsTuple(cpy_r_r212);
    CPy_DECREF(cpy_r_r212);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL247;
    }
    cpy_r_r218 = PyObject_CallObject(cpy_r_r211, cpy_r_r217);
    CPy_DECREF(cpy_r_r211);
    CPy_DECREF(cpy_r_r217);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    if (likely(Py_TYPE(cpy_r_r218) == CPyType_content___Sheet))
        cpy_r_r219 = cpy_r_r218;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r218);
        goto CPyL199;
    }
    cpy_r_r220 = CPyDef_content___Sheet___items(cpy_r_r219);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r220 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r221 = PyObject_GetIter(cpy_r_r220);
    CPy_DECREF(cpy_r_r220);
    if (unlikely(cpy_r_r221 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
CPyL118: ;
    cpy_r_r222 = PyIter_Next(cpy_r_r221);
    if (cpy_r_r222 == NULL) goto CPyL248;
    PyObject *__tmp6616;
    if (unlikely(!(PyTuple_Check(cpy_r_r222) && PyTuple_GET_SIZE(cpy_r_r222) == 2))) {
        __tmp6616 = NULL;
        goto __LL6617;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r222, 0))))
        __tmp6616 = PyTuple_GET_ITEM(cpy_r_r222, 0);
    else {
        __tmp6616 = NULL;
    }
    if (__tmp6616 == NULL) goto __LL6617;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r222, 1)) == CPyType_content___Row))
        __tmp6616 = PyTuple_GET_ITEM(cpy_r_r222, 1);
    else {
        __tmp6616 = NULL;
    }
    if (__tmp6616 == NULL) goto __LL6617;
    __tmp6616 = cpy_r_r222;
__LL6617: ;
    if (unlikely(__tmp6616 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r222); cpy_r_r223 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6618 = PyTuple_GET_ITEM(cpy_r_r222, 0);
        CPy_INCREF(__tmp6618);
        PyObject *__tmp6619;
        if (likely(PyUnicode_Check(__tmp6618)))
            __tmp6619 = __tmp6618;
        else {
            CPy_TypeError("str", __tmp6618); 
            __tmp6619 = NULL;
        }
        cpy_r_r223.f0 = __tmp6619;
        PyObject *__tmp6620 = PyTuple_GET_ITEM(cpy_r_r222, 1);
        CPy_INCREF(__tmp6620);
        PyObject *__tmp6621;
        if (likely(Py_TYPE(__tmp6620) == CPyType_content___Row))
            __tmp6621 = __tmp6620;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6620); 
            __tmp6621 = NULL;
        }
        cpy_r_r223.f1 = __tmp6621;
    }
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r223.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL249;
    }
    cpy_r_r224 = cpy_r_r223.f0;
    CPy_INCREF(cpy_r_r224);
    cpy_r_id = cpy_r_r224;
    cpy_r_r225 = cpy_r_r223.f1;
    CPy_INCREF(cpy_r_r225);
    CPy_DECREF(cpy_r_r223.f0);
    CPy_DECREF(cpy_r_r223.f1);
    cpy_r_line = cpy_r_r225;
    cpy_r_r226 = CPyStatics[4898]; /* 3 */
    PyObject *cpy_r_r227[3] = {cpy_r_r226, cpy_r_id, cpy_r_line};
    cpy_r_r228 = (PyObject **)&cpy_r_r227;
    cpy_r_r229 = PyObject_Vectorcall(cpy_r_add, cpy_r_r228, 3, 0);
    if (unlikely(cpy_r_r229 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 121, CPyStatic_wayfarers___book___globals);
        goto CPyL250;
    }
    CPy_DECREF(cpy_r_id);
    if (likely(Py_TYPE(cpy_r_r229) == CPyType_wayfarers___printed___Card))
        cpy_r_r230 = cpy_r_r229;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 121, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r229);
        goto CPyL251;
    }
    cpy_r_card = cpy_r_r230;
    cpy_r_r231 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r232 = NULL;
    cpy_r_r233 = CPyDef_content___Row___number(cpy_r_line, cpy_r_r231, cpy_r_r232);
    if (unlikely(cpy_r_r233 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 122, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_silver);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_silver = cpy_r_r233;
    cpy_r_r235 = CPyStatics[3833]; /* 'tuck_under' */
    cpy_r_r236 = CPyStatics[3823]; /* '|' */
    cpy_r_r237 = CPyStatic_wayfarers___names___TAGS;
    if (unlikely(cpy_r_r237.f0 == NULL)) {
        goto CPyL253;
    } else
        goto CPyL126;
CPyL124: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r238 = 0;
    if (unlikely(!cpy_r_r238)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL126: ;
    cpy_r_r239 = CPyStatics[2551]; /* 'words' */
    cpy_r_r240 = CPyObject_GetAttr(cpy_r_line, cpy_r_r239);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    cpy_r_r241 = PyList_New(2);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL254;
    }
    cpy_r_r242 = (CPyPtr)((CPyPtr)cpy_r_r241 + offsetof(PyListObject, ob_item));
    cpy_r_r243 = *(CPyPtr *)cpy_r_r242;
    CPy_INCREF(cpy_r_r235);
    *(PyObject * *)cpy_r_r243 = cpy_r_r235;
    CPy_INCREF(cpy_r_r236);
    cpy_r_r244 = cpy_r_r243 + 8;
    *(PyObject * *)cpy_r_r244 = cpy_r_r236;
    CPy_INCREF(cpy_r_r237.f0);
    CPy_INCREF(cpy_r_r237.f1);
    CPy_INCREF(cpy_r_r237.f2);
    CPy_INCREF(cpy_r_r237.f3);
    CPy_INCREF(cpy_r_r237.f4);
    CPy_INCREF(cpy_r_r237.f5);
    CPy_INCREF(cpy_r_r237.f6);
    CPy_INCREF(cpy_r_r237.f7);
    CPy_INCREF(cpy_r_r237.f8);
    CPy_INCREF(cpy_r_r237.f9);
    CPy_INCREF(cpy_r_r237.f10);
    cpy_r_r245 = PyTuple_New(11);
    if (unlikely(cpy_r_r245 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6622 = cpy_r_r237.f0;
    PyTuple_SET_ITEM(cpy_r_r245, 0, __tmp6622);
    PyObject *__tmp6623 = cpy_r_r237.f1;
    PyTuple_SET_ITEM(cpy_r_r245, 1, __tmp6623);
    PyObject *__tmp6624 = cpy_r_r237.f2;
    PyTuple_SET_ITEM(cpy_r_r245, 2, __tmp6624);
    PyObject *__tmp6625 = cpy_r_r237.f3;
    PyTuple_SET_ITEM(cpy_r_r245, 3, __tmp6625);
    PyObject *__tmp6626 = cpy_r_r237.f4;
    PyTuple_SET_ITEM(cpy_r_r245, 4, __tmp6626);
    PyObject *__tmp6627 = cpy_r_r237.f5;
    PyTuple_SET_ITEM(cpy_r_r245, 5, __tmp6627);
    PyObject *__tmp6628 = cpy_r_r237.f6;
    PyTuple_SET_ITEM(cpy_r_r245, 6, __tmp6628);
    PyObject *__tmp6629 = cpy_r_r237.f7;
    PyTuple_SET_ITEM(cpy_r_r245, 7, __tmp6629);
    PyObject *__tmp6630 = cpy_r_r237.f8;
    PyTuple_SET_ITEM(cpy_r_r245, 8, __tmp6630);
    PyObject *__tmp6631 = cpy_r_r237.f9;
    PyTuple_SET_ITEM(cpy_r_r245, 9, __tmp6631);
    PyObject *__tmp6632 = cpy_r_r237.f10;
    PyTuple_SET_ITEM(cpy_r_r245, 10, __tmp6632);
    cpy_r_r246 = CPyList_Extend(cpy_r_r241, cpy_r_r245);
    CPy_DECREF(cpy_r_r245);
    if (unlikely(cpy_r_r246 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL255;
    } else
        goto CPyL256;
CPyL129: ;
    cpy_r_r247 = PyList_AsTuple(cpy_r_r241);
    CPy_DECREF(cpy_r_r241);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL254;
    }
    cpy_r_r248 = PyObject_CallObject(cpy_r_r240, cpy_r_r247);
    CPy_DECREF(cpy_r_r240);
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r248 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    if (likely(PyTuple_Check(cpy_r_r248)))
        cpy_r_r249 = cpy_r_r248;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals, "tuple", cpy_r_r248);
        goto CPyL252;
    }
    cpy_r_r250 = CPyStatic_wayfarers___names___TAGS;
    if (unlikely(cpy_r_r250.f0 == NULL)) {
        goto CPyL257;
    } else
        goto CPyL135;
CPyL133: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r251 = 0;
    if (unlikely(!cpy_r_r251)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL135: ;
    CPy_INCREF(cpy_r_r250.f0);
    CPy_INCREF(cpy_r_r250.f1);
    CPy_INCREF(cpy_r_r250.f2);
    CPy_INCREF(cpy_r_r250.f3);
    CPy_INCREF(cpy_r_r250.f4);
    CPy_INCREF(cpy_r_r250.f5);
    CPy_INCREF(cpy_r_r250.f6);
    CPy_INCREF(cpy_r_r250.f7);
    CPy_INCREF(cpy_r_r250.f8);
    CPy_INCREF(cpy_r_r250.f9);
    CPy_INCREF(cpy_r_r250.f10);
    cpy_r_r252 = PyTuple_New(11);
    if (unlikely(cpy_r_r252 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6633 = cpy_r_r250.f0;
    PyTuple_SET_ITEM(cpy_r_r252, 0, __tmp6633);
    PyObject *__tmp6634 = cpy_r_r250.f1;
    PyTuple_SET_ITEM(cpy_r_r252, 1, __tmp6634);
    PyObject *__tmp6635 = cpy_r_r250.f2;
    PyTuple_SET_ITEM(cpy_r_r252, 2, __tmp6635);
    PyObject *__tmp6636 = cpy_r_r250.f3;
    PyTuple_SET_ITEM(cpy_r_r252, 3, __tmp6636);
    PyObject *__tmp6637 = cpy_r_r250.f4;
    PyTuple_SET_ITEM(cpy_r_r252, 4, __tmp6637);
    PyObject *__tmp6638 = cpy_r_r250.f5;
    PyTuple_SET_ITEM(cpy_r_r252, 5, __tmp6638);
    PyObject *__tmp6639 = cpy_r_r250.f6;
    PyTuple_SET_ITEM(cpy_r_r252, 6, __tmp6639);
    PyObject *__tmp6640 = cpy_r_r250.f7;
    PyTuple_SET_ITEM(cpy_r_r252, 7, __tmp6640);
    PyObject *__tmp6641 = cpy_r_r250.f8;
    PyTuple_SET_ITEM(cpy_r_r252, 8, __tmp6641);
    PyObject *__tmp6642 = cpy_r_r250.f9;
    PyTuple_SET_ITEM(cpy_r_r252, 9, __tmp6642);
    PyObject *__tmp6643 = cpy_r_r250.f10;
    PyTuple_SET_ITEM(cpy_r_r252, 10, __tmp6643);
    cpy_r_r253 = CPyDef_wayfarers___book____bits(cpy_r_r249, cpy_r_r252);
    CPy_DECREF(cpy_r_r249);
    CPy_DECREF(cpy_r_r252);
    if (unlikely(cpy_r_r253 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 123, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_tuck_under);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_tuck_under = cpy_r_r253;
    cpy_r_r255 = CPyStatics[627]; /* 'timing' */
    cpy_r_r256 = CPyStatic_wayfarers___book___globals;
    cpy_r_r257 = CPyStatics[674]; /* 'TIMINGS' */
    cpy_r_r258 = CPyDict_GetItem(cpy_r_r256, cpy_r_r257);
    if (unlikely(cpy_r_r258 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    PyObject *__tmp6644;
    if (unlikely(!(PyTuple_Check(cpy_r_r258) && PyTuple_GET_SIZE(cpy_r_r258) == 3))) {
        __tmp6644 = NULL;
        goto __LL6645;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r258, 0))))
        __tmp6644 = PyTuple_GET_ITEM(cpy_r_r258, 0);
    else {
        __tmp6644 = NULL;
    }
    if (__tmp6644 == NULL) goto __LL6645;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r258, 1))))
        __tmp6644 = PyTuple_GET_ITEM(cpy_r_r258, 1);
    else {
        __tmp6644 = NULL;
    }
    if (__tmp6644 == NULL) goto __LL6645;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r258, 2))))
        __tmp6644 = PyTuple_GET_ITEM(cpy_r_r258, 2);
    else {
        __tmp6644 = NULL;
    }
    if (__tmp6644 == NULL) goto __LL6645;
    __tmp6644 = cpy_r_r258;
__LL6645: ;
    if (unlikely(__tmp6644 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r258); cpy_r_r259 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp6646 = PyTuple_GET_ITEM(cpy_r_r258, 0);
        CPy_INCREF(__tmp6646);
        PyObject *__tmp6647;
        if (likely(PyUnicode_Check(__tmp6646)))
            __tmp6647 = __tmp6646;
        else {
            CPy_TypeError("str", __tmp6646); 
            __tmp6647 = NULL;
        }
        cpy_r_r259.f0 = __tmp6647;
        PyObject *__tmp6648 = PyTuple_GET_ITEM(cpy_r_r258, 1);
        CPy_INCREF(__tmp6648);
        PyObject *__tmp6649;
        if (likely(PyUnicode_Check(__tmp6648)))
            __tmp6649 = __tmp6648;
        else {
            CPy_TypeError("str", __tmp6648); 
            __tmp6649 = NULL;
        }
        cpy_r_r259.f1 = __tmp6649;
        PyObject *__tmp6650 = PyTuple_GET_ITEM(cpy_r_r258, 2);
        CPy_INCREF(__tmp6650);
        PyObject *__tmp6651;
        if (likely(PyUnicode_Check(__tmp6650)))
            __tmp6651 = __tmp6650;
        else {
            CPy_TypeError("str", __tmp6650); 
            __tmp6651 = NULL;
        }
        cpy_r_r259.f2 = __tmp6651;
    }
    CPy_DECREF(cpy_r_r258);
    if (unlikely(cpy_r_r259.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    cpy_r_r260 = CPyStatics[597]; /* 'word' */
    cpy_r_r261 = CPyObject_GetAttr(cpy_r_line, cpy_r_r260);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals);
        goto CPyL258;
    }
    cpy_r_r262 = PyList_New(1);
    if (unlikely(cpy_r_r262 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals);
        goto CPyL259;
    }
    cpy_r_r263 = (CPyPtr)((CPyPtr)cpy_r_r262 + offsetof(PyListObject, ob_item));
    cpy_r_r264 = *(CPyPtr *)cpy_r_r263;
    CPy_INCREF(cpy_r_r255);
    *(PyObject * *)cpy_r_r264 = cpy_r_r255;
    cpy_r_r265 = PyTuple_New(3);
    if (unlikely(cpy_r_r265 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6652 = cpy_r_r259.f0;
    PyTuple_SET_ITEM(cpy_r_r265, 0, __tmp6652);
    PyObject *__tmp6653 = cpy_r_r259.f1;
    PyTuple_SET_ITEM(cpy_r_r265, 1, __tmp6653);
    PyObject *__tmp6654 = cpy_r_r259.f2;
    PyTuple_SET_ITEM(cpy_r_r265, 2, __tmp6654);
    cpy_r_r266 = CPyList_Extend(cpy_r_r262, cpy_r_r265);
    CPy_DECREF(cpy_r_r265);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals);
        goto CPyL260;
    } else
        goto CPyL261;
CPyL141: ;
    cpy_r_r267 = PyList_AsTuple(cpy_r_r262);
    CPy_DECREF(cpy_r_r262);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals);
        goto CPyL262;
    }
    cpy_r_r268 = PyObject_CallObject(cpy_r_r261, cpy_r_r267);
    CPy_DECREF(cpy_r_r261);
    CPy_DECREF(cpy_r_r267);
    if (unlikely(cpy_r_r268 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    if (likely(PyUnicode_Check(cpy_r_r268)))
        cpy_r_r269 = cpy_r_r268;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 124, CPyStatic_wayfarers___book___globals, "str", cpy_r_r268);
        goto CPyL252;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_timing);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_timing = cpy_r_r269;
    cpy_r_r271 = CPyStatics[3834]; /* 'assets' */
    cpy_r_r272 = CPyDef_wayfarers___book____assets(cpy_r_line, cpy_r_r271);
    if (unlikely(cpy_r_r272 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 125, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_assets);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_assets = cpy_r_r272;
    cpy_r_r274 = CPyStatics[3835]; /* 'ability' */
    cpy_r_r275 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r274, cpy_r_r3);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r275 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 126, CPyStatic_wayfarers___book___globals);
        goto CPyL263;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_ability);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_ability = cpy_r_r275;
    cpy_r_r277 = CPyStatic_wayfarers___names___TRIGGERS;
    if (unlikely(cpy_r_r277.f0 == NULL)) {
        goto CPyL264;
    } else
        goto CPyL149;
CPyL147: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TRIGGERS\" was not set");
    cpy_r_r278 = 0;
    if (unlikely(!cpy_r_r278)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 127, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL149: ;
    cpy_r_r279 = CPyStatics[3837]; /* 'townsfolk_card' */
    cpy_r_r280 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r277.f0);
    CPy_INCREF(cpy_r_r277.f1);
    CPy_INCREF(cpy_r_r277.f2);
    CPy_INCREF(cpy_r_r277.f3);
    CPy_INCREF(cpy_r_r277.f4);
    CPy_INCREF(cpy_r_r277.f5);
    CPy_INCREF(cpy_r_r277.f6);
    CPy_INCREF(cpy_r_r277.f7);
    CPy_INCREF(cpy_r_r277.f8);
    CPy_INCREF(cpy_r_r277.f9);
    CPy_INCREF(cpy_r_r277.f10);
    CPy_INCREF(cpy_r_r277.f11);
    cpy_r_r281 = PyTuple_New(12);
    if (unlikely(cpy_r_r281 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6655 = cpy_r_r277.f0;
    PyTuple_SET_ITEM(cpy_r_r281, 0, __tmp6655);
    PyObject *__tmp6656 = cpy_r_r277.f1;
    PyTuple_SET_ITEM(cpy_r_r281, 1, __tmp6656);
    PyObject *__tmp6657 = cpy_r_r277.f2;
    PyTuple_SET_ITEM(cpy_r_r281, 2, __tmp6657);
    PyObject *__tmp6658 = cpy_r_r277.f3;
    PyTuple_SET_ITEM(cpy_r_r281, 3, __tmp6658);
    PyObject *__tmp6659 = cpy_r_r277.f4;
    PyTuple_SET_ITEM(cpy_r_r281, 4, __tmp6659);
    PyObject *__tmp6660 = cpy_r_r277.f5;
    PyTuple_SET_ITEM(cpy_r_r281, 5, __tmp6660);
    PyObject *__tmp6661 = cpy_r_r277.f6;
    PyTuple_SET_ITEM(cpy_r_r281, 6, __tmp6661);
    PyObject *__tmp6662 = cpy_r_r277.f7;
    PyTuple_SET_ITEM(cpy_r_r281, 7, __tmp6662);
    PyObject *__tmp6663 = cpy_r_r277.f8;
    PyTuple_SET_ITEM(cpy_r_r281, 8, __tmp6663);
    PyObject *__tmp6664 = cpy_r_r277.f9;
    PyTuple_SET_ITEM(cpy_r_r281, 9, __tmp6664);
    PyObject *__tmp6665 = cpy_r_r277.f10;
    PyTuple_SET_ITEM(cpy_r_r281, 10, __tmp6665);
    PyObject *__tmp6666 = cpy_r_r277.f11;
    PyTuple_SET_ITEM(cpy_r_r281, 11, __tmp6666);
    PyObject *cpy_r_r282[2] = {cpy_r_r281, cpy_r_r279};
    cpy_r_r283 = (PyObject **)&cpy_r_r282;
    cpy_r_r284 = PyObject_VectorcallMethod(cpy_r_r280, cpy_r_r283, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 127, CPyStatic_wayfarers___book___globals);
        goto CPyL265;
    }
    CPy_DECREF(cpy_r_r281);
    if (likely(PyLong_Check(cpy_r_r284)))
        cpy_r_r285 = CPyTagged_FromObject(cpy_r_r284);
    else {
        CPy_TypeError("int", cpy_r_r284); cpy_r_r285 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r284);
    if (unlikely(cpy_r_r285 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 127, CPyStatic_wayfarers___book___globals);
        goto CPyL263;
    }
    cpy_r_r286 = CPyTagged_Lshift(2, cpy_r_r285);
    CPyTagged_DECREF(cpy_r_r285);
    if (unlikely(cpy_r_r286 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 127, CPyStatic_wayfarers___book___globals);
        goto CPyL263;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_triggers);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_triggers = cpy_r_r286;
    CPy_DECREF(cpy_r_card);
    goto CPyL118;
CPyL153: ;
    cpy_r_r288 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r288)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 120, CPyStatic_wayfarers___book___globals);
        goto CPyL266;
    }
    cpy_r_r289 = CPyStatics[3838]; /* 'inspiration' */
    cpy_r_r290 = CPyStatics[571]; /* 'id' */
    cpy_r_r291 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r292 = PyTuple_Pack(2, cpy_r_r290, cpy_r_r291);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 128, CPyStatic_wayfarers___book___globals);
        goto CPyL266;
    }
    cpy_r_r293 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r289, cpy_r_r292);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 128, CPyStatic_wayfarers___book___globals);
        goto CPyL266;
    }
    cpy_r_r294 = CPyDef_content___Sheet___items(cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 128, CPyStatic_wayfarers___book___globals);
        goto CPyL266;
    }
    cpy_r_r295 = PyObject_GetIter(cpy_r_r294);
    CPy_DECREF(cpy_r_r294);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 128, CPyStatic_wayfarers___book___globals);
        goto CPyL266;
    }
CPyL158: ;
    cpy_r_r296 = PyIter_Next(cpy_r_r295);
    if (cpy_r_r296 == NULL) goto CPyL267;
    PyObject *__tmp6667;
    if (unlikely(!(PyTuple_Check(cpy_r_r296) && PyTuple_GET_SIZE(cpy_r_r296) == 2))) {
        __tmp6667 = NULL;
        goto __LL6668;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r296, 0))))
        __tmp6667 = PyTuple_GET_ITEM(cpy_r_r296, 0);
    else {
        __tmp6667 = NULL;
    }
    if (__tmp6667 == NULL) goto __LL6668;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r296, 1)) == CPyType_content___Row))
        __tmp6667 = PyTuple_GET_ITEM(cpy_r_r296, 1);
    else {
        __tmp6667 = NULL;
    }
    if (__tmp6667 == NULL) goto __LL6668;
    __tmp6667 = cpy_r_r296;
__LL6668: ;
    if (unlikely(__tmp6667 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r296); cpy_r_r297 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6669 = PyTuple_GET_ITEM(cpy_r_r296, 0);
        CPy_INCREF(__tmp6669);
        PyObject *__tmp6670;
        if (likely(PyUnicode_Check(__tmp6669)))
            __tmp6670 = __tmp6669;
        else {
            CPy_TypeError("str", __tmp6669); 
            __tmp6670 = NULL;
        }
        cpy_r_r297.f0 = __tmp6670;
        PyObject *__tmp6671 = PyTuple_GET_ITEM(cpy_r_r296, 1);
        CPy_INCREF(__tmp6671);
        PyObject *__tmp6672;
        if (likely(Py_TYPE(__tmp6671) == CPyType_content___Row))
            __tmp6672 = __tmp6671;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6671); 
            __tmp6672 = NULL;
        }
        cpy_r_r297.f1 = __tmp6672;
    }
    CPy_DECREF(cpy_r_r296);
    if (unlikely(cpy_r_r297.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 128, CPyStatic_wayfarers___book___globals);
        goto CPyL268;
    }
    cpy_r_r298 = cpy_r_r297.f0;
    CPy_INCREF(cpy_r_r298);
    cpy_r_id = cpy_r_r298;
    cpy_r_r299 = cpy_r_r297.f1;
    CPy_INCREF(cpy_r_r299);
    CPy_DECREF(cpy_r_r297.f0);
    CPy_DECREF(cpy_r_r297.f1);
    cpy_r_line = cpy_r_r299;
    cpy_r_r300 = CPyStatics[3388]; /* 'goal' */
    cpy_r_r301 = CPyStatic_wayfarers___names___COUNTS;
    if (unlikely(cpy_r_r301 == NULL)) {
        goto CPyL269;
    } else
        goto CPyL163;
CPyL161: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COUNTS\" was not set");
    cpy_r_r302 = 0;
    if (unlikely(!cpy_r_r302)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 129, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL163: ;
    cpy_r_r303 = CPyDef_content___Row___formula(cpy_r_line, cpy_r_r300, cpy_r_r301);
    if (unlikely(cpy_r_r303 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 129, CPyStatic_wayfarers___book___globals);
        goto CPyL270;
    }
    cpy_r_r304 = CPyStatics[4894]; /* 4 */
    PyObject *cpy_r_r305[3] = {cpy_r_r304, cpy_r_id, cpy_r_line};
    cpy_r_r306 = (PyObject **)&cpy_r_r305;
    cpy_r_r307 = PyObject_Vectorcall(cpy_r_add, cpy_r_r306, 3, 0);
    if (unlikely(cpy_r_r307 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 129, CPyStatic_wayfarers___book___globals);
        goto CPyL271;
    }
    CPy_DECREF(cpy_r_id);
    CPy_DECREF(cpy_r_line);
    if (likely(Py_TYPE(cpy_r_r307) == CPyType_wayfarers___printed___Card))
        cpy_r_r308 = cpy_r_r307;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 129, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r307);
        goto CPyL272;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_r308)->_goal);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_r308)->_goal = cpy_r_r303;
    CPy_DECREF(cpy_r_r307);
    goto CPyL158;
CPyL167: ;
    cpy_r_r310 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r310)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 128, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    cpy_r_start = 0;
    cpy_r_r311 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r311.f0 == NULL)) {
        goto CPyL273;
    } else
        goto CPyL171;
CPyL169: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r312 = 0;
    if (unlikely(!cpy_r_r312)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 131, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    CPy_Unreachable();
CPyL171: ;
    cpy_r_r313 = 0;
    cpy_r_row = cpy_r_r313;
    CPyTagged_DECREF(cpy_r_row);
CPyL172: ;
    cpy_r_r314 = (Py_ssize_t)cpy_r_r313 < (Py_ssize_t)10;
    if (!cpy_r_r314) goto CPyL188;
    cpy_r_row = cpy_r_r313;
    cpy_r_r315 = 0;
    cpy_r_r316 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_cards", "_read_cards_Book_env", "self", 132, CPyStatic_wayfarers___book___globals);
        goto CPyL274;
    }
    CPy_INCREF(cpy_r_r316);
CPyL174: ;
    cpy_r_r317 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r316)->_cards;
    CPy_INCREF(cpy_r_r317);
    CPy_DECREF(cpy_r_r316);
    cpy_r_r318 = 0;
CPyL175: ;
    cpy_r_r319 = (CPyPtr)((CPyPtr)cpy_r_r317 + offsetof(PyVarObject, ob_size));
    cpy_r_r320 = *(int64_t *)cpy_r_r319;
    cpy_r_r321 = cpy_r_r318 < cpy_r_r320;
    if (!cpy_r_r321) goto CPyL275;
    cpy_r_r322 = (CPyPtr)((CPyPtr)cpy_r_r317 + offsetof(PyListObject, ob_item));
    cpy_r_r323 = *(CPyPtr *)cpy_r_r322;
    cpy_r_r324 = cpy_r_r318 * 8;
    cpy_r_r325 = cpy_r_r323 + cpy_r_r324;
    cpy_r_r326 = *(PyObject * *)cpy_r_r325;
    CPy_INCREF(cpy_r_r326);
    if (likely(Py_TYPE(cpy_r_r326) == CPyType_wayfarers___printed___Card))
        cpy_r_r327 = cpy_r_r326;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 132, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r326);
        goto CPyL276;
    }
    cpy_r_r328 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r327)->_row;
    cpy_r_r329 = cpy_r_r328 & 1;
    cpy_r_r330 = cpy_r_r329 != 0;
    if (!cpy_r_r330) goto CPyL179;
    cpy_r_r331 = CPyTagged_IsEq_(cpy_r_r328, cpy_r_row);
    cpy_r_r332 = cpy_r_r331;
    goto CPyL180;
CPyL179: ;
    cpy_r_r333 = cpy_r_r328 == cpy_r_row;
    cpy_r_r332 = cpy_r_r333;
CPyL180: ;
    CPy_DECREF(cpy_r_r327);
    cpy_r_r334 = cpy_r_r332 << 1;
    cpy_r_r335 = cpy_r_r334;
    cpy_r_r336 = CPyTagged_Add(cpy_r_r315, cpy_r_r335);
    CPyTagged_DECREF(cpy_r_r315);
    CPyTagged_DECREF(cpy_r_r335);
    cpy_r_r315 = cpy_r_r336;
    cpy_r_r337 = cpy_r_r318 + 1;
    cpy_r_r318 = cpy_r_r337;
    goto CPyL175;
CPyL182: ;
    cpy_r_count = cpy_r_r315;
    cpy_r_r338 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r338 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_cards", "_read_cards_Book_env", "self", 133, CPyStatic_wayfarers___book___globals);
        goto CPyL277;
    }
    CPy_INCREF(cpy_r_r338);
CPyL183: ;
    cpy_r_r339 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r338)->_rows;
    CPy_INCREF(cpy_r_r339);
    CPy_DECREF(cpy_r_r338);
    cpy_r_r340 = CPyTagged_Add(cpy_r_start, cpy_r_count);
    cpy_r_r341 = (PyObject *)&PyRange_Type;
    CPyTagged_INCREF(cpy_r_start);
    cpy_r_r342 = CPyTagged_StealAsObject(cpy_r_start);
    cpy_r_r343 = CPyTagged_StealAsObject(cpy_r_r340);
    PyObject *cpy_r_r344[2] = {cpy_r_r342, cpy_r_r343};
    cpy_r_r345 = (PyObject **)&cpy_r_r344;
    cpy_r_r346 = PyObject_Vectorcall(cpy_r_r341, cpy_r_r345, 2, 0);
    if (unlikely(cpy_r_r346 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 133, CPyStatic_wayfarers___book___globals);
        goto CPyL278;
    }
    CPy_DECREF(cpy_r_r342);
    CPy_DECREF(cpy_r_r343);
    if (likely(PyRange_Check(cpy_r_r346)))
        cpy_r_r347 = cpy_r_r346;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 133, CPyStatic_wayfarers___book___globals, "range", cpy_r_r346);
        goto CPyL279;
    }
    cpy_r_r348 = PyList_Append(cpy_r_r339, cpy_r_r347);
    CPy_DECREF(cpy_r_r339);
    CPy_DECREF(cpy_r_r347);
    cpy_r_r349 = cpy_r_r348 >= 0;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 133, CPyStatic_wayfarers___book___globals);
        goto CPyL277;
    }
    cpy_r_r350 = CPyTagged_Add(cpy_r_start, cpy_r_count);
    CPyTagged_DECREF(cpy_r_start);
    CPyTagged_DECREF(cpy_r_count);
    cpy_r_start = cpy_r_r350;
    cpy_r_r351 = cpy_r_r313 + 2;
    cpy_r_r313 = cpy_r_r351;
    goto CPyL172;
CPyL188: ;
    cpy_r_r352 = ((serai___games___wayfarers___book____read_cards_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r352 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'self' of '_read_cards_Book_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r352);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 135, CPyStatic_wayfarers___book___globals);
        goto CPyL280;
    }
CPyL189: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r352)->_common_cards != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r352)->_common_cards);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r352)->_common_cards = cpy_r_start;
    cpy_r_r353 = 1;
    CPy_DECREF(cpy_r_r352);
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 135, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    return 1;
CPyL191: ;
    cpy_r_r354 = 2;
    return cpy_r_r354;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL191;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    goto CPyL191;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_columns);
    goto CPyL191;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_columns);
    CPy_DecRef(cpy_r_r17);
    goto CPyL191;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL191;
CPyL197: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL7;
CPyL198: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r17);
    goto CPyL191;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    goto CPyL191;
CPyL200: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL33;
CPyL201: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    goto CPyL191;
CPyL202: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    goto CPyL191;
CPyL203: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_line);
    goto CPyL191;
CPyL204: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    goto CPyL191;
CPyL205: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    goto CPyL19;
CPyL206: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r45);
    goto CPyL191;
CPyL207: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL191;
CPyL208: ;
    CPy_DECREF(cpy_r_r51);
    goto CPyL24;
CPyL209: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r54);
    goto CPyL28;
CPyL210: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_card);
    goto CPyL191;
CPyL211: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    goto CPyL35;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r77);
    goto CPyL191;
CPyL213: ;
    CPy_DECREF(cpy_r_r77);
    goto CPyL45;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r78);
    goto CPyL191;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r86);
    goto CPyL191;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r87);
    goto CPyL191;
CPyL217: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL48;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_columns);
    CPy_DecRef(cpy_r_r100);
    goto CPyL191;
CPyL219: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r100);
    CPy_DecRef(cpy_r_r101);
    goto CPyL191;
CPyL220: ;
    CPy_DECREF(cpy_r_r104);
    goto CPyL52;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r100);
    goto CPyL191;
CPyL222: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL89;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r109);
    goto CPyL191;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r109);
    goto CPyL191;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r109);
    goto CPyL191;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    goto CPyL191;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    goto CPyL64;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r128);
    goto CPyL191;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r128);
    CPy_DecRef(cpy_r_r129);
    goto CPyL191;
CPyL230: ;
    CPy_DECREF(cpy_r_r134);
    goto CPyL69;
CPyL231: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r137);
    goto CPyL73;
CPyL232: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    goto CPyL77;
CPyL233: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r149);
    goto CPyL191;
CPyL234: ;
    CPy_DECREF(cpy_r_line);
    CPy_DECREF(cpy_r_r149);
    goto CPyL88;
CPyL235: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r149);
    CPy_DecRef(cpy_r_r150);
    goto CPyL191;
CPyL236: ;
    CPy_DECREF(cpy_r_r170);
    goto CPyL108;
CPyL237: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r170);
    goto CPyL191;
CPyL238: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r170);
    goto CPyL191;
CPyL239: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r170);
    goto CPyL191;
CPyL240: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r170);
    goto CPyL191;
CPyL241: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r170);
    goto CPyL103;
CPyL242: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r170);
    goto CPyL191;
CPyL243: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r209.f0);
    CPy_DecRef(cpy_r_r209.f1);
    CPy_DecRef(cpy_r_r209.f2);
    CPy_DecRef(cpy_r_r209.f3);
    CPy_DecRef(cpy_r_r209.f4);
    CPy_DecRef(cpy_r_r209.f5);
    goto CPyL191;
CPyL244: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r209.f0);
    CPy_DecRef(cpy_r_r209.f1);
    CPy_DecRef(cpy_r_r209.f2);
    CPy_DecRef(cpy_r_r209.f3);
    CPy_DecRef(cpy_r_r209.f4);
    CPy_DecRef(cpy_r_r209.f5);
    CPy_DecRef(cpy_r_r211);
    goto CPyL191;
CPyL245: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r211);
    CPy_DecRef(cpy_r_r212);
    goto CPyL191;
CPyL246: ;
    CPy_DECREF(cpy_r_r216);
    goto CPyL113;
CPyL247: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r211);
    goto CPyL191;
CPyL248: ;
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r221);
    goto CPyL153;
CPyL249: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r221);
    goto CPyL191;
CPyL250: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r221);
    goto CPyL191;
CPyL251: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r221);
    goto CPyL191;
CPyL252: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    goto CPyL191;
CPyL253: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    goto CPyL124;
CPyL254: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r240);
    goto CPyL191;
CPyL255: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r240);
    CPy_DecRef(cpy_r_r241);
    goto CPyL191;
CPyL256: ;
    CPy_DECREF(cpy_r_r246);
    goto CPyL129;
CPyL257: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r249);
    goto CPyL133;
CPyL258: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r259.f0);
    CPy_DecRef(cpy_r_r259.f1);
    CPy_DecRef(cpy_r_r259.f2);
    goto CPyL191;
CPyL259: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r259.f0);
    CPy_DecRef(cpy_r_r259.f1);
    CPy_DecRef(cpy_r_r259.f2);
    CPy_DecRef(cpy_r_r261);
    goto CPyL191;
CPyL260: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r261);
    CPy_DecRef(cpy_r_r262);
    goto CPyL191;
CPyL261: ;
    CPy_DECREF(cpy_r_r266);
    goto CPyL141;
CPyL262: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r261);
    goto CPyL191;
CPyL263: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    goto CPyL191;
CPyL264: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    goto CPyL147;
CPyL265: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_card);
    CPy_DecRef(cpy_r_r221);
    CPy_DecRef(cpy_r_r281);
    goto CPyL191;
CPyL266: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_add);
    goto CPyL191;
CPyL267: ;
    CPy_DECREF(cpy_r_add);
    CPy_DECREF(cpy_r_r295);
    goto CPyL167;
CPyL268: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r295);
    goto CPyL191;
CPyL269: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r295);
    goto CPyL161;
CPyL270: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r295);
    goto CPyL191;
CPyL271: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r295);
    CPy_DecRef(cpy_r_r303);
    goto CPyL191;
CPyL272: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_add);
    CPy_DecRef(cpy_r_r295);
    CPy_DecRef(cpy_r_r303);
    CPy_DecRef(cpy_r_r307);
    goto CPyL191;
CPyL273: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_start);
    goto CPyL169;
CPyL274: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_start);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r315);
    goto CPyL191;
CPyL275: ;
    CPyTagged_DECREF(cpy_r_row);
    CPy_DECREF(cpy_r_r317);
    goto CPyL182;
CPyL276: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_start);
    CPyTagged_DecRef(cpy_r_row);
    CPyTagged_DecRef(cpy_r_r315);
    CPy_DecRef(cpy_r_r317);
    goto CPyL191;
CPyL277: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_start);
    CPyTagged_DecRef(cpy_r_count);
    goto CPyL191;
CPyL278: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_start);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r339);
    CPy_DecRef(cpy_r_r342);
    CPy_DecRef(cpy_r_r343);
    goto CPyL191;
CPyL279: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_start);
    CPyTagged_DecRef(cpy_r_count);
    CPy_DecRef(cpy_r_r339);
    goto CPyL191;
CPyL280: ;
    CPyTagged_DecRef(cpy_r_start);
    goto CPyL191;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_cards(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_cards", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_cards(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_cards", 84, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_place(PyObject *cpy_r_self, PyObject *cpy_r_card, PyObject *cpy_r_line, PyObject *cpy_r_with_slot, PyObject *cpy_r_without) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    char cpy_r_r5;
    char cpy_r_r6;
    char cpy_r_r7;
    PyObject *cpy_r_r8;
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
    char cpy_r_r19;
    cpy_r_r0 = CPyStatics[447]; /* 'category' */
    cpy_r_r1 = PyTuple_Pack(2, cpy_r_with_slot, cpy_r_without);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_place", 138, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    cpy_r_r2 = CPyDef_content___Row___word(cpy_r_line, cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_place", 138, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_category);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_category = cpy_r_r2;
    cpy_r_r4 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_category;
    CPy_INCREF(cpy_r_r4);
    cpy_r_r5 = CPyStr_Equal(cpy_r_r4, cpy_r_with_slot);
    CPy_DECREF(cpy_r_r4);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_has_slot = cpy_r_r5;
    cpy_r_r7 = CPyDef_wayfarers___book___Book____read_tags(cpy_r_self, cpy_r_card, cpy_r_line);
    if (unlikely(cpy_r_r7 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_place", 140, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    cpy_r_r8 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r9 = CPyDef_wayfarers___book____assets(cpy_r_line, cpy_r_r8);
    if (unlikely(cpy_r_r9 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_place", 141, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_needs);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_needs = cpy_r_r9;
    cpy_r_r11 = CPyStatics[334]; /* 'action' */
    cpy_r_r12 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r12);
    cpy_r_r13 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r11, cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_place", 142, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_action);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_action = cpy_r_r13;
    cpy_r_r15 = CPyStatics[2567]; /* 'immediate' */
    cpy_r_r16 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_place", 143, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_immediate);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_immediate = cpy_r_r17;
    return 1;
CPyL7: ;
    cpy_r_r19 = 2;
    return cpy_r_r19;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_place(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"card", "line", "with_slot", "without", 0};
            static CPyArg_Parser parser = {"OOOO:_read_place", kwlist, 0};
            PyObject *obj_card;
            PyObject *obj_line;
            PyObject *obj_with_slot;
            PyObject *obj_without;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_card, &obj_line, &obj_with_slot, &obj_without)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_card;
            if (likely(Py_TYPE(obj_card) == CPyType_wayfarers___printed___Card))
                arg_card = obj_card;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Card", obj_card); 
                goto fail;
            }
            PyObject *arg_line;
            if (likely(Py_TYPE(obj_line) == CPyType_content___Row))
                arg_line = obj_line;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_line); 
                goto fail;
            }
            PyObject *arg_with_slot;
            if (likely(PyUnicode_Check(obj_with_slot)))
                arg_with_slot = obj_with_slot;
            else {
                CPy_TypeError("str", obj_with_slot); 
                goto fail;
            }
            PyObject *arg_without;
            if (likely(PyUnicode_Check(obj_without)))
                arg_without = obj_without;
            else {
                CPy_TypeError("str", obj_without); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_place(arg_self, arg_card, arg_line, arg_with_slot, arg_without);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_place", 137, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_tags(PyObject *cpy_r_self, PyObject *cpy_r_card, PyObject *cpy_r_line) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T11OOOOOOOOOOO cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    PyObject *cpy_r_r17;
    int64_t cpy_r_r18;
    char cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    tuple_T11OOOOOOOOOOO cpy_r_r22;
    char cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject **cpy_r_r27;
    PyObject *cpy_r_r28;
    CPyTagged cpy_r_r29;
    PyObject *cpy_r_r30;
    int64_t cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    int64_t cpy_r_r37;
    char cpy_r_r38;
    PyObject *cpy_r_r39;
    CPyTagged cpy_r_r40;
    CPyTagged cpy_r_r41;
    PyObject *cpy_r_r42;
    int32_t cpy_r_r43;
    char cpy_r_r44;
    int64_t cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject **cpy_r_r50;
    PyObject *cpy_r_r51;
    CPyTagged cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    cpy_r_r0 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r1 = CPyStatics[109]; /* '+' */
    cpy_r_r2 = CPyStatic_wayfarers___names___TAGS;
    if (likely(cpy_r_r2.f0 != NULL)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r4 = CPyStatics[2551]; /* 'words' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_line, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL31;
    }
    cpy_r_r6 = PyList_New(2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL32;
    }
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    CPy_INCREF(cpy_r_r0);
    *(PyObject * *)cpy_r_r8 = cpy_r_r0;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r9 = cpy_r_r8 + 8;
    *(PyObject * *)cpy_r_r9 = cpy_r_r1;
    CPy_INCREF(cpy_r_r2.f0);
    CPy_INCREF(cpy_r_r2.f1);
    CPy_INCREF(cpy_r_r2.f2);
    CPy_INCREF(cpy_r_r2.f3);
    CPy_INCREF(cpy_r_r2.f4);
    CPy_INCREF(cpy_r_r2.f5);
    CPy_INCREF(cpy_r_r2.f6);
    CPy_INCREF(cpy_r_r2.f7);
    CPy_INCREF(cpy_r_r2.f8);
    CPy_INCREF(cpy_r_r2.f9);
    CPy_INCREF(cpy_r_r2.f10);
    cpy_r_r10 = PyTuple_New(11);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6673 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp6673);
    PyObject *__tmp6674 = cpy_r_r2.f1;
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp6674);
    PyObject *__tmp6675 = cpy_r_r2.f2;
    PyTuple_SET_ITEM(cpy_r_r10, 2, __tmp6675);
    PyObject *__tmp6676 = cpy_r_r2.f3;
    PyTuple_SET_ITEM(cpy_r_r10, 3, __tmp6676);
    PyObject *__tmp6677 = cpy_r_r2.f4;
    PyTuple_SET_ITEM(cpy_r_r10, 4, __tmp6677);
    PyObject *__tmp6678 = cpy_r_r2.f5;
    PyTuple_SET_ITEM(cpy_r_r10, 5, __tmp6678);
    PyObject *__tmp6679 = cpy_r_r2.f6;
    PyTuple_SET_ITEM(cpy_r_r10, 6, __tmp6679);
    PyObject *__tmp6680 = cpy_r_r2.f7;
    PyTuple_SET_ITEM(cpy_r_r10, 7, __tmp6680);
    PyObject *__tmp6681 = cpy_r_r2.f8;
    PyTuple_SET_ITEM(cpy_r_r10, 8, __tmp6681);
    PyObject *__tmp6682 = cpy_r_r2.f9;
    PyTuple_SET_ITEM(cpy_r_r10, 9, __tmp6682);
    PyObject *__tmp6683 = cpy_r_r2.f10;
    PyTuple_SET_ITEM(cpy_r_r10, 10, __tmp6683);
    cpy_r_r11 = CPyList_Extend(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL33;
    } else
        goto CPyL34;
CPyL6: ;
    cpy_r_r12 = PyList_AsTuple(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL32;
    }
    cpy_r_r13 = PyObject_CallObject(cpy_r_r5, cpy_r_r12);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL31;
    }
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals, "tuple", cpy_r_r13);
        goto CPyL31;
    }
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = PyTuple_New(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL35;
    }
    cpy_r_r18 = 0;
CPyL11: ;
    cpy_r_r19 = cpy_r_r18 < cpy_r_r16;
    if (!cpy_r_r19) goto CPyL36;
    cpy_r_r20 = CPySequenceTuple_GetItemUnsafe(cpy_r_r14, cpy_r_r18);
    if (likely(PyUnicode_Check(cpy_r_r20)))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals, "str", cpy_r_r20);
        goto CPyL37;
    }
    cpy_r_r22 = CPyStatic_wayfarers___names___TAGS;
    if (unlikely(cpy_r_r22.f0 == NULL)) {
        goto CPyL38;
    } else
        goto CPyL16;
CPyL14: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TAGS\" was not set");
    cpy_r_r23 = 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL31;
    }
    CPy_Unreachable();
CPyL16: ;
    cpy_r_r24 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r22.f0);
    CPy_INCREF(cpy_r_r22.f1);
    CPy_INCREF(cpy_r_r22.f2);
    CPy_INCREF(cpy_r_r22.f3);
    CPy_INCREF(cpy_r_r22.f4);
    CPy_INCREF(cpy_r_r22.f5);
    CPy_INCREF(cpy_r_r22.f6);
    CPy_INCREF(cpy_r_r22.f7);
    CPy_INCREF(cpy_r_r22.f8);
    CPy_INCREF(cpy_r_r22.f9);
    CPy_INCREF(cpy_r_r22.f10);
    cpy_r_r25 = PyTuple_New(11);
    if (unlikely(cpy_r_r25 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6684 = cpy_r_r22.f0;
    PyTuple_SET_ITEM(cpy_r_r25, 0, __tmp6684);
    PyObject *__tmp6685 = cpy_r_r22.f1;
    PyTuple_SET_ITEM(cpy_r_r25, 1, __tmp6685);
    PyObject *__tmp6686 = cpy_r_r22.f2;
    PyTuple_SET_ITEM(cpy_r_r25, 2, __tmp6686);
    PyObject *__tmp6687 = cpy_r_r22.f3;
    PyTuple_SET_ITEM(cpy_r_r25, 3, __tmp6687);
    PyObject *__tmp6688 = cpy_r_r22.f4;
    PyTuple_SET_ITEM(cpy_r_r25, 4, __tmp6688);
    PyObject *__tmp6689 = cpy_r_r22.f5;
    PyTuple_SET_ITEM(cpy_r_r25, 5, __tmp6689);
    PyObject *__tmp6690 = cpy_r_r22.f6;
    PyTuple_SET_ITEM(cpy_r_r25, 6, __tmp6690);
    PyObject *__tmp6691 = cpy_r_r22.f7;
    PyTuple_SET_ITEM(cpy_r_r25, 7, __tmp6691);
    PyObject *__tmp6692 = cpy_r_r22.f8;
    PyTuple_SET_ITEM(cpy_r_r25, 8, __tmp6692);
    PyObject *__tmp6693 = cpy_r_r22.f9;
    PyTuple_SET_ITEM(cpy_r_r25, 9, __tmp6693);
    PyObject *__tmp6694 = cpy_r_r22.f10;
    PyTuple_SET_ITEM(cpy_r_r25, 10, __tmp6694);
    PyObject *cpy_r_r26[2] = {cpy_r_r25, cpy_r_r21};
    cpy_r_r27 = (PyObject **)&cpy_r_r26;
    cpy_r_r28 = PyObject_VectorcallMethod(cpy_r_r24, cpy_r_r27, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL39;
    }
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r21);
    if (likely(PyLong_Check(cpy_r_r28)))
        cpy_r_r29 = CPyTagged_FromObject(cpy_r_r28);
    else {
        CPy_TypeError("int", cpy_r_r28); cpy_r_r29 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 146, CPyStatic_wayfarers___book___globals);
        goto CPyL37;
    }
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r29);
    CPySequenceTuple_SetItemUnsafe(cpy_r_r17, cpy_r_r18, cpy_r_r30);
    cpy_r_r31 = cpy_r_r18 + 1;
    cpy_r_r18 = cpy_r_r31;
    goto CPyL11;
CPyL20: ;
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_tags);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_tags = cpy_r_r17;
    cpy_r_r33 = PySet_New(NULL);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 147, CPyStatic_wayfarers___book___globals);
        goto CPyL31;
    }
    cpy_r_r34 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_tags;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = (CPyPtr)((CPyPtr)cpy_r_r34 + offsetof(PyVarObject, ob_size));
    cpy_r_r36 = *(int64_t *)cpy_r_r35;
    cpy_r_r37 = 0;
CPyL22: ;
    cpy_r_r38 = cpy_r_r37 < cpy_r_r36;
    if (!cpy_r_r38) goto CPyL40;
    cpy_r_r39 = CPySequenceTuple_GetItemUnsafe(cpy_r_r34, cpy_r_r37);
    if (likely(PyLong_Check(cpy_r_r39)))
        cpy_r_r40 = CPyTagged_FromObject(cpy_r_r39);
    else {
        CPy_TypeError("int", cpy_r_r39); cpy_r_r40 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 147, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    cpy_r_r41 = CPyTagged_Lshift(2, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r41 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 147, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    cpy_r_r42 = CPyTagged_StealAsObject(cpy_r_r41);
    cpy_r_r43 = PySet_Add(cpy_r_r33, cpy_r_r42);
    CPy_DECREF(cpy_r_r42);
    cpy_r_r44 = cpy_r_r43 >= 0;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 147, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    cpy_r_r45 = cpy_r_r37 + 1;
    cpy_r_r37 = cpy_r_r45;
    goto CPyL22;
CPyL27: ;
    cpy_r_r46 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r47 = CPyStatics[105]; /* 'sum' */
    cpy_r_r48 = CPyObject_GetAttr(cpy_r_r46, cpy_r_r47);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 147, CPyStatic_wayfarers___book___globals);
        goto CPyL42;
    }
    PyObject *cpy_r_r49[1] = {cpy_r_r33};
    cpy_r_r50 = (PyObject **)&cpy_r_r49;
    cpy_r_r51 = PyObject_Vectorcall(cpy_r_r48, cpy_r_r50, 1, 0);
    CPy_DECREF(cpy_r_r48);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 147, CPyStatic_wayfarers___book___globals);
        goto CPyL42;
    }
    CPy_DECREF(cpy_r_r33);
    if (likely(PyLong_Check(cpy_r_r51)))
        cpy_r_r52 = CPyTagged_FromObject(cpy_r_r51);
    else {
        CPy_TypeError("int", cpy_r_r51); cpy_r_r52 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 147, CPyStatic_wayfarers___book___globals);
        goto CPyL31;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_triggers);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_card)->_triggers = cpy_r_r52;
    return 1;
CPyL31: ;
    cpy_r_r54 = 2;
    return cpy_r_r54;
CPyL32: ;
    CPy_DecRef(cpy_r_r5);
    goto CPyL31;
CPyL33: ;
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL31;
CPyL34: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL6;
CPyL35: ;
    CPy_DecRef(cpy_r_r14);
    goto CPyL31;
CPyL36: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL20;
CPyL37: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    goto CPyL31;
CPyL38: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r21);
    goto CPyL14;
CPyL39: ;
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r21);
    CPy_DecRef(cpy_r_r25);
    goto CPyL31;
CPyL40: ;
    CPy_DECREF(cpy_r_r34);
    goto CPyL27;
CPyL41: ;
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    goto CPyL31;
CPyL42: ;
    CPy_DecRef(cpy_r_r33);
    goto CPyL31;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_tags(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"card", "line", 0};
            static CPyArg_Parser parser = {"OO:_read_tags", kwlist, 0};
            PyObject *obj_card;
            PyObject *obj_line;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_card, &obj_line)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_card;
            if (likely(Py_TYPE(obj_card) == CPyType_wayfarers___printed___Card))
                arg_card = obj_card;
            else {
                CPy_TypeError("serai.games.wayfarers.printed.Card", obj_card); 
                goto fail;
            }
            PyObject *arg_line;
            if (likely(Py_TYPE(obj_line) == CPyType_content___Row))
                arg_line = obj_line;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_line); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_tags(arg_self, arg_card, arg_line);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tags", 145, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_home(PyObject *cpy_r_self, PyObject *cpy_r_content) {
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
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    tuple_T4OOOO cpy_r_r20;
    char cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    int64_t cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    int64_t cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    CPyPtr cpy_r_r37;
    CPyPtr cpy_r_r38;
    CPyPtr cpy_r_r39;
    CPyPtr cpy_r_r40;
    CPyPtr cpy_r_r41;
    CPyPtr cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    tuple_T0 cpy_r_r49;
    PyObject *cpy_r_r50;
    char cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    tuple_T2OO cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    PyObject *cpy_r_r71;
    CPyPtr cpy_r_r72;
    CPyPtr cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    PyObject *cpy_r_r77;
    PyObject *cpy_r_r78;
    CPyTagged cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    char cpy_r_r82;
    PyObject *cpy_r_r83;
    char cpy_r_r84;
    PyObject *cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    char cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    PyObject *cpy_r_r95;
    CPyTagged cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    char cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    char cpy_r_r108;
    PyObject *cpy_r_r109;
    char cpy_r_r110;
    tuple_T4OOOO cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    int64_t cpy_r_r119;
    char cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    int64_t cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyPtr cpy_r_r130;
    int64_t cpy_r_r131;
    CPyTagged cpy_r_r132;
    CPyTagged cpy_r_number;
    PyObject *cpy_r_r133;
    int32_t cpy_r_r134;
    char cpy_r_r135;
    PyObject *cpy_r_r136;
    char cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    int32_t cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    CPyTagged cpy_r_r144;
    PyObject *cpy_r_r145;
    int64_t cpy_r_r146;
    CPyPtr cpy_r_r147;
    int64_t cpy_r_r148;
    char cpy_r_r149;
    CPyTagged cpy_r_number_2;
    CPyPtr cpy_r_r150;
    CPyPtr cpy_r_r151;
    int64_t cpy_r_r152;
    CPyPtr cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    int32_t cpy_r_r158;
    char cpy_r_r159;
    CPyTagged cpy_r_r160;
    int64_t cpy_r_r161;
    char cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    tuple_T4OOOO cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    int64_t cpy_r_r174;
    char cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    CPyTagged cpy_r_r178;
    PyObject *cpy_r_r179;
    int64_t cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    CPyTagged cpy_r_r185;
    char cpy_r_r186;
    PyObject *cpy_r_r187;
    char cpy_r_r188;
    CPyTagged cpy_r_r189;
    char cpy_r_r190;
    PyObject *cpy_r_r191;
    char cpy_r_r192;
    CPyTagged cpy_r_r193;
    char cpy_r_r194;
    PyObject *cpy_r_r195;
    char cpy_r_r196;
    CPyTagged cpy_r_r197;
    char cpy_r_r198;
    PyObject *cpy_r_r199;
    char cpy_r_r200;
    char cpy_r_r201;
    cpy_r_r0 = CPyStatics[3821]; /* 'land' */
    cpy_r_r1 = CPyStatics[3826]; /* 'water' */
    cpy_r_r2 = CPyStatics[613]; /* 'space' */
    cpy_r_r3 = CPyStatics[3836]; /* 'townsfolk' */
    cpy_r_r4 = CPyStatics[3839]; /* 'centre' */
    cpy_r_r5 = CPyStatics[785]; /* 'slot' */
    cpy_r_r6 = CPyStatics[4896]; /* 0 */
    cpy_r_r7 = CPyStatics[4897]; /* 1 */
    cpy_r_r8 = CPyStatics[4911]; /* 2 */
    cpy_r_r9 = CPyStatics[4898]; /* 3 */
    cpy_r_r10 = CPyStatics[4908]; /* -1 */
    cpy_r_r11 = CPyStatics[4908]; /* -1 */
    cpy_r_r12 = CPyDict_Build(6, cpy_r_r0, cpy_r_r6, cpy_r_r1, cpy_r_r7, cpy_r_r2, cpy_r_r8, cpy_r_r3, cpy_r_r9, cpy_r_r4, cpy_r_r10, cpy_r_r5, cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 150, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r13 = CPyStatics[571]; /* 'id' */
    cpy_r_r14 = CPyStatics[497]; /* 'kind' */
    cpy_r_r15 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r16 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r17 = CPyStatics[334]; /* 'action' */
    cpy_r_r18 = CPyStatics[3835]; /* 'ability' */
    cpy_r_r19 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r20 = CPyStatic_wayfarers___printed___LINKS;
    if (unlikely(cpy_r_r20.f0 == NULL)) {
        goto CPyL113;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LINKS\" was not set");
    cpy_r_r21 = 0;
    if (unlikely(!cpy_r_r21)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r22 = cpy_r_r20.f0;
    CPy_INCREF(cpy_r_r22);
    cpy_r_r23 = cpy_r_r20.f1;
    CPy_INCREF(cpy_r_r23);
    cpy_r_r24 = cpy_r_r20.f2;
    CPy_INCREF(cpy_r_r24);
    cpy_r_r25 = cpy_r_r20.f3;
    CPy_INCREF(cpy_r_r25);
    cpy_r_r26 = PyTuple_Pack(4, cpy_r_r22, cpy_r_r23, cpy_r_r24, cpy_r_r25);
    CPy_DECREF(cpy_r_r22);
    CPy_DECREF(cpy_r_r23);
    CPy_DECREF(cpy_r_r24);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    cpy_r_r27 = PyList_New(4);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL115;
    }
    cpy_r_r28 = 0;
    goto CPyL8;
CPyL7: ;
    cpy_r_r29 = cpy_r_r28 < 4;
    if (!cpy_r_r29) goto CPyL116;
CPyL8: ;
    cpy_r_r30 = CPySequenceTuple_GetItemUnsafe(cpy_r_r26, cpy_r_r28);
    if (likely(PyUnicode_Check(cpy_r_r30)))
        cpy_r_r31 = cpy_r_r30;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals, "str", cpy_r_r30);
        goto CPyL117;
    }
    cpy_r_r32 = CPyStatics[3825]; /* 'link_' */
    cpy_r_r33 = CPyStr_Build(2, cpy_r_r32, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL117;
    }
    CPyList_SetItemUnsafe(cpy_r_r27, cpy_r_r28, cpy_r_r33);
    cpy_r_r34 = cpy_r_r28 + 1;
    cpy_r_r28 = cpy_r_r34;
    goto CPyL7;
CPyL12: ;
    cpy_r_r35 = PyObject_GetIter(cpy_r_r27);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    cpy_r_r36 = PyList_New(7);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL118;
    }
    cpy_r_r37 = (CPyPtr)((CPyPtr)cpy_r_r36 + offsetof(PyListObject, ob_item));
    cpy_r_r38 = *(CPyPtr *)cpy_r_r37;
    CPy_INCREF(cpy_r_r13);
    *(PyObject * *)cpy_r_r38 = cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r39 = cpy_r_r38 + 8;
    *(PyObject * *)cpy_r_r39 = cpy_r_r14;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r40 = cpy_r_r38 + 16;
    *(PyObject * *)cpy_r_r40 = cpy_r_r15;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r41 = cpy_r_r38 + 24;
    *(PyObject * *)cpy_r_r41 = cpy_r_r16;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r42 = cpy_r_r38 + 32;
    *(PyObject * *)cpy_r_r42 = cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    cpy_r_r43 = cpy_r_r38 + 40;
    *(PyObject * *)cpy_r_r43 = cpy_r_r18;
    CPy_INCREF(cpy_r_r19);
    cpy_r_r44 = cpy_r_r38 + 48;
    *(PyObject * *)cpy_r_r44 = cpy_r_r19;
    cpy_r_r45 = CPyList_Extend(cpy_r_r36, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL119;
    } else
        goto CPyL120;
CPyL15: ;
    cpy_r_r46 = PyList_AsTuple(cpy_r_r36);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 151, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    cpy_r_r47 = PyList_New(0);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 152, CPyStatic_wayfarers___book___globals);
        goto CPyL121;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_slots != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_slots);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_slots = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 152, CPyStatic_wayfarers___book___globals);
        goto CPyL121;
    }
    cpy_r_r49.empty_struct_error_flag = 0;
    cpy_r_r50 = CPyTuple_LoadEmptyTupleConstant();
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_tags != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_tags);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_tags = cpy_r_r50;
    cpy_r_r51 = 1;
    if (unlikely(!cpy_r_r51)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 153, CPyStatic_wayfarers___book___globals);
        goto CPyL121;
    }
    cpy_r_r52 = CPyStatics[3840]; /* 'home' */
    cpy_r_r53 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r54 = CPyObject_GetAttr(cpy_r_content, cpy_r_r53);
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL121;
    }
    cpy_r_r55 = PyList_New(1);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL122;
    }
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    CPy_INCREF(cpy_r_r52);
    *(PyObject * *)cpy_r_r57 = cpy_r_r52;
    cpy_r_r58 = CPyList_Extend(cpy_r_r55, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL123;
    } else
        goto CPyL124;
CPyL22: ;
    cpy_r_r59 = PyList_AsTuple(cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL125;
    }
    cpy_r_r60 = PyObject_CallObject(cpy_r_r54, cpy_r_r59);
    CPy_DECREF(cpy_r_r54);
    CPy_DECREF(cpy_r_r59);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    if (likely(Py_TYPE(cpy_r_r60) == CPyType_content___Sheet))
        cpy_r_r61 = cpy_r_r60;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r60);
        goto CPyL114;
    }
    cpy_r_r62 = CPyDef_content___Sheet___items(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    cpy_r_r63 = PyObject_GetIter(cpy_r_r62);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
CPyL27: ;
    cpy_r_r64 = PyIter_Next(cpy_r_r63);
    if (cpy_r_r64 == NULL) goto CPyL126;
    PyObject *__tmp6695;
    if (unlikely(!(PyTuple_Check(cpy_r_r64) && PyTuple_GET_SIZE(cpy_r_r64) == 2))) {
        __tmp6695 = NULL;
        goto __LL6696;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r64, 0))))
        __tmp6695 = PyTuple_GET_ITEM(cpy_r_r64, 0);
    else {
        __tmp6695 = NULL;
    }
    if (__tmp6695 == NULL) goto __LL6696;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r64, 1)) == CPyType_content___Row))
        __tmp6695 = PyTuple_GET_ITEM(cpy_r_r64, 1);
    else {
        __tmp6695 = NULL;
    }
    if (__tmp6695 == NULL) goto __LL6696;
    __tmp6695 = cpy_r_r64;
__LL6696: ;
    if (unlikely(__tmp6695 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r64); cpy_r_r65 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6697 = PyTuple_GET_ITEM(cpy_r_r64, 0);
        CPy_INCREF(__tmp6697);
        PyObject *__tmp6698;
        if (likely(PyUnicode_Check(__tmp6697)))
            __tmp6698 = __tmp6697;
        else {
            CPy_TypeError("str", __tmp6697); 
            __tmp6698 = NULL;
        }
        cpy_r_r65.f0 = __tmp6698;
        PyObject *__tmp6699 = PyTuple_GET_ITEM(cpy_r_r64, 1);
        CPy_INCREF(__tmp6699);
        PyObject *__tmp6700;
        if (likely(Py_TYPE(__tmp6699) == CPyType_content___Row))
            __tmp6700 = __tmp6699;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6699); 
            __tmp6700 = NULL;
        }
        cpy_r_r65.f1 = __tmp6700;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    cpy_r_r66 = cpy_r_r65.f0;
    CPy_INCREF(cpy_r_r66);
    cpy_r_r67 = cpy_r_r65.f1;
    CPy_INCREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r65.f0);
    CPy_DECREF(cpy_r_r65.f1);
    cpy_r_r68 = CPyStatics[497]; /* 'kind' */
    cpy_r_r69 = CPyStatics[597]; /* 'word' */
    cpy_r_r70 = CPyObject_GetAttr(cpy_r_r67, cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 155, CPyStatic_wayfarers___book___globals);
        goto CPyL128;
    }
    cpy_r_r71 = PyList_New(1);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 155, CPyStatic_wayfarers___book___globals);
        goto CPyL129;
    }
    cpy_r_r72 = (CPyPtr)((CPyPtr)cpy_r_r71 + offsetof(PyListObject, ob_item));
    cpy_r_r73 = *(CPyPtr *)cpy_r_r72;
    CPy_INCREF(cpy_r_r68);
    *(PyObject * *)cpy_r_r73 = cpy_r_r68;
    cpy_r_r74 = CPyList_Extend(cpy_r_r71, cpy_r_r12);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 155, CPyStatic_wayfarers___book___globals);
        goto CPyL130;
    } else
        goto CPyL131;
CPyL32: ;
    cpy_r_r75 = PyList_AsTuple(cpy_r_r71);
    CPy_DECREF(cpy_r_r71);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 155, CPyStatic_wayfarers___book___globals);
        goto CPyL129;
    }
    cpy_r_r76 = PyObject_CallObject(cpy_r_r70, cpy_r_r75);
    CPy_DECREF(cpy_r_r70);
    CPy_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 155, CPyStatic_wayfarers___book___globals);
        goto CPyL128;
    }
    if (likely(PyUnicode_Check(cpy_r_r76)))
        cpy_r_r77 = cpy_r_r76;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_home", 155, CPyStatic_wayfarers___book___globals, "str", cpy_r_r76);
        goto CPyL128;
    }
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r12, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 156, CPyStatic_wayfarers___book___globals);
        goto CPyL132;
    }
    if (likely(PyLong_Check(cpy_r_r78)))
        cpy_r_r79 = CPyTagged_FromObject(cpy_r_r78);
    else {
        CPy_TypeError("int", cpy_r_r78); cpy_r_r79 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 156, CPyStatic_wayfarers___book___globals);
        goto CPyL132;
    }
    cpy_r_r80 = CPyDef_content___Row___source(cpy_r_r67);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 156, CPyStatic_wayfarers___book___globals);
        goto CPyL133;
    }
CPyL38: ;
    cpy_r_r81 = CPyDef_wayfarers___printed___Card(cpy_r_r66, cpy_r_r79, cpy_r_r80);
    CPy_DECREF(cpy_r_r66);
    CPyTagged_DECREF(cpy_r_r79);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 156, CPyStatic_wayfarers___book___globals);
        goto CPyL134;
    }
    cpy_r_r82 = CPyDef_wayfarers___book___Book____read_tags(cpy_r_self, cpy_r_r81, cpy_r_r67);
    if (unlikely(cpy_r_r82 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 157, CPyStatic_wayfarers___book___globals);
        goto CPyL135;
    }
    cpy_r_r83 = CPyStatics[3839]; /* 'centre' */
    cpy_r_r84 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r83, 6);
    if (cpy_r_r84) {
        goto CPyL136;
    } else
        goto CPyL42;
CPyL41: ;
    cpy_r_r85 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_tags;
    CPy_INCREF(cpy_r_r85);
    CPy_DECREF(cpy_r_r81);
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_tags != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_tags);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_tags = cpy_r_r85;
    cpy_r_r86 = 1;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 159, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    } else
        goto CPyL27;
CPyL42: ;
    cpy_r_r87 = CPyStatics[3821]; /* 'land' */
    cpy_r_r88 = CPyStatics[3826]; /* 'water' */
    cpy_r_r89 = CPyStatics[785]; /* 'slot' */
    cpy_r_r90 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r87, 4);
    if (cpy_r_r90) goto CPyL46;
    cpy_r_r91 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r88, 5);
    if (cpy_r_r91) goto CPyL46;
    cpy_r_r92 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r89, 4);
    if (cpy_r_r92) goto CPyL46;
    cpy_r_r93 = 0;
    goto CPyL47;
CPyL46: ;
    cpy_r_r93 = 1;
CPyL47: ;
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_has_slot = cpy_r_r93;
    cpy_r_r95 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r96 = CPyDef_wayfarers___book____assets(cpy_r_r67, cpy_r_r95);
    if (unlikely(cpy_r_r96 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 162, CPyStatic_wayfarers___book___globals);
        goto CPyL135;
    }
    CPyTagged_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_needs);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_needs = cpy_r_r96;
    cpy_r_r98 = CPyStatics[334]; /* 'action' */
    cpy_r_r99 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r99);
    cpy_r_r100 = CPyDef_content___Row___effect(cpy_r_r67, cpy_r_r98, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 163, CPyStatic_wayfarers___book___globals);
        goto CPyL135;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_action);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_action = cpy_r_r100;
    cpy_r_r102 = CPyStatics[3835]; /* 'ability' */
    cpy_r_r103 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r103);
    cpy_r_r104 = CPyDef_content___Row___effect(cpy_r_r67, cpy_r_r102, cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 164, CPyStatic_wayfarers___book___globals);
        goto CPyL135;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_ability);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_ability = cpy_r_r104;
    cpy_r_r106 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r107 = CPyStatic_wayfarers___names___COUNTS;
    if (unlikely(cpy_r_r107 == NULL)) {
        goto CPyL137;
    } else
        goto CPyL53;
CPyL51: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COUNTS\" was not set");
    cpy_r_r108 = 0;
    if (unlikely(!cpy_r_r108)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 165, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL53: ;
    cpy_r_r109 = CPyDef_content___Row___formula(cpy_r_r67, cpy_r_r106, cpy_r_r107);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 165, CPyStatic_wayfarers___book___globals);
        goto CPyL135;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_vp);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_vp = cpy_r_r109;
    cpy_r_r111 = CPyStatic_wayfarers___printed___LINKS;
    if (unlikely(cpy_r_r111.f0 == NULL)) {
        goto CPyL138;
    } else
        goto CPyL57;
CPyL55: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"LINKS\" was not set");
    cpy_r_r112 = 0;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 166, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL57: ;
    cpy_r_r113 = cpy_r_r111.f0;
    CPy_INCREF(cpy_r_r113);
    cpy_r_r114 = cpy_r_r111.f1;
    CPy_INCREF(cpy_r_r114);
    cpy_r_r115 = cpy_r_r111.f2;
    CPy_INCREF(cpy_r_r115);
    cpy_r_r116 = cpy_r_r111.f3;
    CPy_INCREF(cpy_r_r116);
    cpy_r_r117 = PyTuple_Pack(4, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116);
    CPy_DECREF(cpy_r_r113);
    CPy_DECREF(cpy_r_r114);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 166, CPyStatic_wayfarers___book___globals);
        goto CPyL135;
    }
    cpy_r_r118 = PyTuple_New(4);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 166, CPyStatic_wayfarers___book___globals);
        goto CPyL139;
    }
    cpy_r_r119 = 0;
    goto CPyL61;
CPyL60: ;
    cpy_r_r120 = cpy_r_r119 < 4;
    if (!cpy_r_r120) goto CPyL140;
CPyL61: ;
    cpy_r_r121 = CPySequenceTuple_GetItemUnsafe(cpy_r_r117, cpy_r_r119);
    if (likely(PyUnicode_Check(cpy_r_r121)))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_home", 166, CPyStatic_wayfarers___book___globals, "str", cpy_r_r121);
        goto CPyL141;
    }
    cpy_r_r123 = CPyStatics[3825]; /* 'link_' */
    cpy_r_r124 = CPyStr_Build(2, cpy_r_r123, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 166, CPyStatic_wayfarers___book___globals);
        goto CPyL141;
    }
    cpy_r_r125 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r125);
    cpy_r_r126 = CPyDef_content___Row___effect(cpy_r_r67, cpy_r_r124, cpy_r_r125);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r125);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 166, CPyStatic_wayfarers___book___globals);
        goto CPyL141;
    }
    CPySequenceTuple_SetItemUnsafe(cpy_r_r118, cpy_r_r119, cpy_r_r126);
    cpy_r_r127 = cpy_r_r119 + 1;
    cpy_r_r119 = cpy_r_r127;
    goto CPyL60;
CPyL66: ;
    CPy_DECREF(((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_links);
    ((serai___games___wayfarers___printed___CardObject *)cpy_r_r81)->_links = cpy_r_r118;
    cpy_r_r129 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cards;
    cpy_r_r130 = (CPyPtr)((CPyPtr)cpy_r_r129 + offsetof(PyVarObject, ob_size));
    cpy_r_r131 = *(int64_t *)cpy_r_r130;
    cpy_r_r132 = cpy_r_r131 << 1;
    cpy_r_number = cpy_r_r132;
    cpy_r_r133 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cards;
    CPy_INCREF(cpy_r_r133);
    cpy_r_r134 = PyList_Append(cpy_r_r133, cpy_r_r81);
    CPy_DECREF(cpy_r_r133);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r135 = cpy_r_r134 >= 0;
    if (unlikely(!cpy_r_r135)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 168, CPyStatic_wayfarers___book___globals);
        goto CPyL142;
    }
    cpy_r_r136 = CPyStatics[785]; /* 'slot' */
    cpy_r_r137 = CPyStr_EqualLiteral(cpy_r_r77, cpy_r_r136, 4);
    CPy_DECREF(cpy_r_r77);
    if (!cpy_r_r137) goto CPyL143;
    cpy_r_r138 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_centre_slots;
    if (unlikely(cpy_r_r138 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_home", "Book", "centre_slots", 170, CPyStatic_wayfarers___book___globals);
        goto CPyL144;
    }
    CPy_INCREF(cpy_r_r138);
CPyL69: ;
    cpy_r_r139 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r140 = PyList_Append(cpy_r_r138, cpy_r_r139);
    CPy_DECREF(cpy_r_r138);
    CPy_DECREF(cpy_r_r139);
    cpy_r_r141 = cpy_r_r140 >= 0;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 170, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    } else
        goto CPyL27;
CPyL70: ;
    cpy_r_r142 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 154, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r143 = PyDict_New();
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 171, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r144 = 0;
    cpy_r_r145 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cards;
    CPy_INCREF(cpy_r_r145);
    cpy_r_r146 = 0;
CPyL73: ;
    cpy_r_r147 = (CPyPtr)((CPyPtr)cpy_r_r145 + offsetof(PyVarObject, ob_size));
    cpy_r_r148 = *(int64_t *)cpy_r_r147;
    cpy_r_r149 = cpy_r_r146 < cpy_r_r148;
    if (!cpy_r_r149) goto CPyL145;
    cpy_r_number_2 = cpy_r_r144;
    cpy_r_r150 = (CPyPtr)((CPyPtr)cpy_r_r145 + offsetof(PyListObject, ob_item));
    cpy_r_r151 = *(CPyPtr *)cpy_r_r150;
    cpy_r_r152 = cpy_r_r146 * 8;
    cpy_r_r153 = cpy_r_r151 + cpy_r_r152;
    cpy_r_r154 = *(PyObject * *)cpy_r_r153;
    CPy_INCREF(cpy_r_r154);
    if (likely(Py_TYPE(cpy_r_r154) == CPyType_wayfarers___printed___Card))
        cpy_r_r155 = cpy_r_r154;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_home", 171, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r154);
        goto CPyL146;
    }
    cpy_r_r156 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r155)->_id;
    CPy_INCREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r155);
    cpy_r_r157 = CPyTagged_StealAsObject(cpy_r_number_2);
    cpy_r_r158 = PyDict_SetItem(cpy_r_r143, cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    CPy_DECREF(cpy_r_r157);
    cpy_r_r159 = cpy_r_r158 >= 0;
    if (unlikely(!cpy_r_r159)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 171, CPyStatic_wayfarers___book___globals);
        goto CPyL147;
    }
    cpy_r_r160 = cpy_r_r144 + 2;
    cpy_r_r144 = cpy_r_r160;
    cpy_r_r161 = cpy_r_r146 + 1;
    cpy_r_r146 = cpy_r_r161;
    goto CPyL73;
CPyL77: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->__numbers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->__numbers);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->__numbers = cpy_r_r143;
    cpy_r_r162 = 1;
    if (unlikely(!cpy_r_r162)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 171, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r163 = CPyStatics[3841]; /* 'home_city' */
    cpy_r_r164 = CPyStatics[3842]; /* 'home_harbour' */
    cpy_r_r165 = CPyStatics[3843]; /* 'home_stars' */
    cpy_r_r166 = CPyStatics[3844]; /* 'home_townsfolk' */
    CPy_INCREF(cpy_r_r163);
    CPy_INCREF(cpy_r_r164);
    CPy_INCREF(cpy_r_r165);
    CPy_INCREF(cpy_r_r166);
    cpy_r_r167.f0 = cpy_r_r163;
    cpy_r_r167.f1 = cpy_r_r164;
    cpy_r_r167.f2 = cpy_r_r165;
    cpy_r_r167.f3 = cpy_r_r166;
    cpy_r_r168 = cpy_r_r167.f0;
    CPy_INCREF(cpy_r_r168);
    cpy_r_r169 = cpy_r_r167.f1;
    CPy_INCREF(cpy_r_r169);
    cpy_r_r170 = cpy_r_r167.f2;
    CPy_INCREF(cpy_r_r170);
    cpy_r_r171 = cpy_r_r167.f3;
    CPy_INCREF(cpy_r_r171);
    CPy_DECREF(cpy_r_r167.f0);
    CPy_DECREF(cpy_r_r167.f1);
    CPy_DECREF(cpy_r_r167.f2);
    CPy_DECREF(cpy_r_r167.f3);
    cpy_r_r172 = PyTuple_Pack(4, cpy_r_r168, cpy_r_r169, cpy_r_r170, cpy_r_r171);
    CPy_DECREF(cpy_r_r168);
    CPy_DECREF(cpy_r_r169);
    CPy_DECREF(cpy_r_r170);
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r173 = PyList_New(4);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL148;
    }
    cpy_r_r174 = 0;
    goto CPyL82;
CPyL81: ;
    cpy_r_r175 = cpy_r_r174 < 4;
    if (!cpy_r_r175) goto CPyL149;
CPyL82: ;
    cpy_r_r176 = CPySequenceTuple_GetItemUnsafe(cpy_r_r172, cpy_r_r174);
    if (likely(PyUnicode_Check(cpy_r_r176)))
        cpy_r_r177 = cpy_r_r176;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals, "str", cpy_r_r176);
        goto CPyL150;
    }
    cpy_r_r178 = CPyDef_wayfarers___book___Book____home(cpy_r_self, cpy_r_content, cpy_r_r177);
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 173, CPyStatic_wayfarers___book___globals);
        goto CPyL150;
    }
    cpy_r_r179 = CPyTagged_StealAsObject(cpy_r_r178);
    CPyList_SetItemUnsafe(cpy_r_r173, cpy_r_r174, cpy_r_r179);
    cpy_r_r180 = cpy_r_r174 + 1;
    cpy_r_r174 = cpy_r_r180;
    goto CPyL81;
CPyL86: ;
    cpy_r_r181 = PyObject_GetIter(cpy_r_r173);
    CPy_DECREF(cpy_r_r173);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r182 = PyObject_GetIter(cpy_r_r181);
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r183 = PyIter_Next(cpy_r_r182);
    if (cpy_r_r183 == NULL) {
        goto CPyL151;
    } else
        goto CPyL91;
CPyL89: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r184 = 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL91: ;
    if (likely(PyLong_Check(cpy_r_r183)))
        cpy_r_r185 = CPyTagged_FromObject(cpy_r_r183);
    else {
        CPy_TypeError("int", cpy_r_r183); cpy_r_r185 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r185 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_city != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_city);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_city = cpy_r_r185;
    cpy_r_r186 = 1;
    if (unlikely(!cpy_r_r186)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    cpy_r_r187 = PyIter_Next(cpy_r_r182);
    if (cpy_r_r187 == NULL) {
        goto CPyL153;
    } else
        goto CPyL96;
CPyL94: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r188 = 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL96: ;
    if (likely(PyLong_Check(cpy_r_r187)))
        cpy_r_r189 = CPyTagged_FromObject(cpy_r_r187);
    else {
        CPy_TypeError("int", cpy_r_r187); cpy_r_r189 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r187);
    if (unlikely(cpy_r_r189 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_harbour != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_harbour);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_harbour = cpy_r_r189;
    cpy_r_r190 = 1;
    if (unlikely(!cpy_r_r190)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    cpy_r_r191 = PyIter_Next(cpy_r_r182);
    if (cpy_r_r191 == NULL) {
        goto CPyL154;
    } else
        goto CPyL101;
CPyL99: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r192 = 0;
    if (unlikely(!cpy_r_r192)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL101: ;
    if (likely(PyLong_Check(cpy_r_r191)))
        cpy_r_r193 = CPyTagged_FromObject(cpy_r_r191);
    else {
        CPy_TypeError("int", cpy_r_r191); cpy_r_r193 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r191);
    if (unlikely(cpy_r_r193 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_stars != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_stars);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_stars = cpy_r_r193;
    cpy_r_r194 = 1;
    if (unlikely(!cpy_r_r194)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    cpy_r_r195 = PyIter_Next(cpy_r_r182);
    if (cpy_r_r195 == NULL) {
        goto CPyL155;
    } else
        goto CPyL106;
CPyL104: ;
    PyErr_SetString(PyExc_ValueError, "not enough values to unpack");
    cpy_r_r196 = 0;
    if (unlikely(!cpy_r_r196)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL106: ;
    if (likely(PyLong_Check(cpy_r_r195)))
        cpy_r_r197 = CPyTagged_FromObject(cpy_r_r195);
    else {
        CPy_TypeError("int", cpy_r_r195); cpy_r_r197 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r197 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_townsfolk != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_townsfolk);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_home_townsfolk = cpy_r_r197;
    cpy_r_r198 = 1;
    if (unlikely(!cpy_r_r198)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL152;
    }
    cpy_r_r199 = PyIter_Next(cpy_r_r182);
    CPy_DECREF(cpy_r_r182);
    if (cpy_r_r199 == NULL) {
        goto CPyL111;
    } else
        goto CPyL156;
CPyL109: ;
    PyErr_SetString(PyExc_ValueError, "too many values to unpack");
    cpy_r_r200 = 0;
    if (unlikely(!cpy_r_r200)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 172, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    CPy_Unreachable();
CPyL111: ;
    return 1;
CPyL112: ;
    cpy_r_r201 = 2;
    return cpy_r_r201;
CPyL113: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL2;
CPyL114: ;
    CPy_DecRef(cpy_r_r12);
    goto CPyL112;
CPyL115: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r26);
    goto CPyL112;
CPyL116: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL12;
CPyL117: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r27);
    goto CPyL112;
CPyL118: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r35);
    goto CPyL112;
CPyL119: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r36);
    goto CPyL112;
CPyL120: ;
    CPy_DECREF(cpy_r_r45);
    goto CPyL15;
CPyL121: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r46);
    goto CPyL112;
CPyL122: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r46);
    CPy_DecRef(cpy_r_r54);
    goto CPyL112;
CPyL123: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r54);
    CPy_DecRef(cpy_r_r55);
    goto CPyL112;
CPyL124: ;
    CPy_DECREF(cpy_r_r58);
    goto CPyL22;
CPyL125: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r54);
    goto CPyL112;
CPyL126: ;
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r63);
    goto CPyL70;
CPyL127: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    goto CPyL112;
CPyL128: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    goto CPyL112;
CPyL129: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    goto CPyL112;
CPyL130: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r70);
    CPy_DecRef(cpy_r_r71);
    goto CPyL112;
CPyL131: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL32;
CPyL132: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    goto CPyL112;
CPyL133: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_r79);
    goto CPyL112;
CPyL134: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    goto CPyL112;
CPyL135: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    goto CPyL112;
CPyL136: ;
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r77);
    goto CPyL41;
CPyL137: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    goto CPyL51;
CPyL138: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    goto CPyL55;
CPyL139: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r117);
    goto CPyL112;
CPyL140: ;
    CPy_DECREF(cpy_r_r67);
    CPy_DECREF(cpy_r_r117);
    goto CPyL66;
CPyL141: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r118);
    goto CPyL112;
CPyL142: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPy_DecRef(cpy_r_r77);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL112;
CPyL143: ;
    CPyTagged_DECREF(cpy_r_number);
    goto CPyL27;
CPyL144: ;
    CPy_DecRef(cpy_r_r12);
    CPy_DecRef(cpy_r_r63);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL112;
CPyL145: ;
    CPy_DECREF(cpy_r_r145);
    goto CPyL77;
CPyL146: ;
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r145);
    CPyTagged_DecRef(cpy_r_number_2);
    goto CPyL112;
CPyL147: ;
    CPy_DecRef(cpy_r_r143);
    CPy_DecRef(cpy_r_r145);
    goto CPyL112;
CPyL148: ;
    CPy_DecRef(cpy_r_r172);
    goto CPyL112;
CPyL149: ;
    CPy_DECREF(cpy_r_r172);
    goto CPyL86;
CPyL150: ;
    CPy_DecRef(cpy_r_r172);
    CPy_DecRef(cpy_r_r173);
    goto CPyL112;
CPyL151: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL89;
CPyL152: ;
    CPy_DecRef(cpy_r_r182);
    goto CPyL112;
CPyL153: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL94;
CPyL154: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL99;
CPyL155: ;
    CPy_DECREF(cpy_r_r182);
    goto CPyL104;
CPyL156: ;
    CPy_DECREF(cpy_r_r199);
    goto CPyL109;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_home(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_home", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_home(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_home", 149, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___book___Book____home(PyObject *cpy_r_self, PyObject *cpy_r_content, PyObject *cpy_r_id) {
    PyObject *cpy_r_r0;
    int32_t cpy_r_r1;
    char cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject **cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyPtr cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject **cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    CPyTagged cpy_r_r28;
    CPyTagged cpy_r_r29;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->__numbers;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_home", "Book", "_numbers", 177, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    cpy_r_r1 = PyDict_Contains(cpy_r_r0, cpy_r_id);
    CPy_DECREF(cpy_r_r0);
    cpy_r_r2 = cpy_r_r1 >= 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 177, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = cpy_r_r3 ^ 1;
    if (!cpy_r_r4) goto CPyL11;
    cpy_r_r5 = CPyStatics[151]; /* '' */
    cpy_r_r6 = CPyStatics[3845]; /* 'home.csv: the row ' */
    cpy_r_r7 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r8 = CPyStatics[151]; /* '' */
    cpy_r_r9 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r10[3] = {cpy_r_r7, cpy_r_id, cpy_r_r8};
    cpy_r_r11 = (PyObject **)&cpy_r_r10;
    cpy_r_r12 = PyObject_VectorcallMethod(cpy_r_r9, cpy_r_r11, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 178, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    if (likely(PyUnicode_Check(cpy_r_r12)))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_home", 178, CPyStatic_wayfarers___book___globals, "str", cpy_r_r12);
        goto CPyL15;
    }
    cpy_r_r14 = CPyStatics[3846]; /* ' is missing' */
    cpy_r_r15 = PyList_New(3);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 178, CPyStatic_wayfarers___book___globals);
        goto CPyL16;
    }
    cpy_r_r16 = (CPyPtr)((CPyPtr)cpy_r_r15 + offsetof(PyListObject, ob_item));
    cpy_r_r17 = *(CPyPtr *)cpy_r_r16;
    CPy_INCREF(cpy_r_r6);
    *(PyObject * *)cpy_r_r17 = cpy_r_r6;
    cpy_r_r18 = cpy_r_r17 + 8;
    *(PyObject * *)cpy_r_r18 = cpy_r_r13;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r19 = cpy_r_r17 + 16;
    *(PyObject * *)cpy_r_r19 = cpy_r_r14;
    cpy_r_r20 = PyUnicode_Join(cpy_r_r5, cpy_r_r15);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 178, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    cpy_r_r21 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r22[1] = {cpy_r_r20};
    cpy_r_r23 = (PyObject **)&cpy_r_r22;
    cpy_r_r24 = PyObject_Vectorcall(cpy_r_r21, cpy_r_r23, 1, 0);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 178, CPyStatic_wayfarers___book___globals);
        goto CPyL17;
    }
    CPy_DECREF(cpy_r_r20);
    if (likely(Py_TYPE(cpy_r_r24) == CPyType_content___ContentError))
        cpy_r_r25 = cpy_r_r24;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_home", 178, CPyStatic_wayfarers___book___globals, "serai.kernel.content.ContentError", cpy_r_r24);
        goto CPyL15;
    }
    CPy_Raise(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 178, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    CPy_Unreachable();
CPyL11: ;
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->__numbers;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_home", "Book", "_numbers", 179, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    CPy_INCREF(cpy_r_r26);
CPyL12: ;
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r26, cpy_r_id);
    CPy_DECREF(cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 179, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    if (likely(PyLong_Check(cpy_r_r27)))
        cpy_r_r28 = CPyTagged_FromObject(cpy_r_r27);
    else {
        CPy_TypeError("int", cpy_r_r27); cpy_r_r28 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 179, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    return cpy_r_r28;
CPyL15: ;
    cpy_r_r29 = CPY_INT_TAG;
    return cpy_r_r29;
CPyL16: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL15;
CPyL17: ;
    CPy_DecRef(cpy_r_r20);
    goto CPyL15;
}
        
        PyObject *CPyPy_wayfarers___book___Book____home(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", "id", 0};
            static CPyArg_Parser parser = {"OO:_home", kwlist, 0};
            PyObject *obj_content;
            PyObject *obj_id;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_content, &obj_id)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            PyObject *arg_id;
            if (likely(PyUnicode_Check(obj_id)))
                arg_id = obj_id;
            else {
                CPy_TypeError("str", obj_id); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___book___Book____home(arg_self, arg_content, arg_id);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_home", 176, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_display(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T6OOOOOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyPtr cpy_r_r11;
    CPyPtr cpy_r_r12;
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
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject **cpy_r_r33;
    PyObject *cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    tuple_T5OOOOO cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    CPyTagged cpy_r_r40;
    PyObject *cpy_r_r41;
    PyObject *cpy_r_r42;
    CPyPtr cpy_r_r43;
    CPyPtr cpy_r_r44;
    PyObject *cpy_r_r45;
    char cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    CPyPtr cpy_r_r49;
    CPyPtr cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    PyObject *cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyPtr cpy_r_r56;
    CPyPtr cpy_r_r57;
    PyObject *cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    CPyPtr cpy_r_r62;
    CPyPtr cpy_r_r63;
    PyObject *cpy_r_r64;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    tuple_T2OO cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    int64_t cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    char cpy_r_r80;
    char cpy_r_r81;
    PyObject *cpy_r_r82;
    PyObject *cpy_r_r83;
    PyObject *cpy_r_r84;
    tuple_T5OOOOO cpy_r_r85;
    char cpy_r_r86;
    PyObject *cpy_r_r87;
    tuple_T5OOOOO cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    CPyPtr cpy_r_r93;
    CPyPtr cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject **cpy_r_r103;
    PyObject *cpy_r_r104;
    CPyTagged cpy_r_r105;
    CPyTagged cpy_r_r106;
    CPyTagged cpy_r_r107;
    CPyTagged cpy_r_r108;
    CPyTagged cpy_r_r109;
    PyObject *cpy_r_r110;
    char cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    tuple_T3OOO cpy_r_r114;
    char cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    CPyPtr cpy_r_r119;
    CPyPtr cpy_r_r120;
    CPyPtr cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    tuple_T3OOO cpy_r_r127;
    char cpy_r_r128;
    PyObject *cpy_r_r129;
    CPyTagged cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    char cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    CPyTagged cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    char cpy_r_r144;
    char cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject **cpy_r_r151;
    PyObject *cpy_r_r152;
    char cpy_r_r153;
    PyObject *cpy_r_r154;
    CPyTagged cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject **cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    char cpy_r_r164;
    cpy_r_r0 = CPyStatics[571]; /* 'id' */
    cpy_r_r1 = CPyStatics[1592]; /* 'row' */
    cpy_r_r2 = CPyStatics[785]; /* 'slot' */
    cpy_r_r3 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r4 = CPyStatics[334]; /* 'action' */
    cpy_r_r5 = CPyStatics[2441]; /* 'silver' */
    CPy_INCREF(cpy_r_r0);
    CPy_INCREF(cpy_r_r1);
    CPy_INCREF(cpy_r_r2);
    CPy_INCREF(cpy_r_r3);
    CPy_INCREF(cpy_r_r4);
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6.f0 = cpy_r_r0;
    cpy_r_r6.f1 = cpy_r_r1;
    cpy_r_r6.f2 = cpy_r_r2;
    cpy_r_r6.f3 = cpy_r_r3;
    cpy_r_r6.f4 = cpy_r_r4;
    cpy_r_r6.f5 = cpy_r_r5;
    cpy_r_r7 = CPyStatics[495]; /* 'display' */
    cpy_r_r8 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r9 = CPyObject_GetAttr(cpy_r_content, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 183, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
    cpy_r_r10 = PyList_New(1);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 183, CPyStatic_wayfarers___book___globals);
        goto CPyL103;
    }
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r10 + offsetof(PyListObject, ob_item));
    cpy_r_r12 = *(CPyPtr *)cpy_r_r11;
    CPy_INCREF(cpy_r_r7);
    *(PyObject * *)cpy_r_r12 = cpy_r_r7;
    cpy_r_r13 = PyTuple_New(6);
    if (unlikely(cpy_r_r13 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6701 = cpy_r_r6.f0;
    PyTuple_SET_ITEM(cpy_r_r13, 0, __tmp6701);
    PyObject *__tmp6702 = cpy_r_r6.f1;
    PyTuple_SET_ITEM(cpy_r_r13, 1, __tmp6702);
    PyObject *__tmp6703 = cpy_r_r6.f2;
    PyTuple_SET_ITEM(cpy_r_r13, 2, __tmp6703);
    PyObject *__tmp6704 = cpy_r_r6.f3;
    PyTuple_SET_ITEM(cpy_r_r13, 3, __tmp6704);
    PyObject *__tmp6705 = cpy_r_r6.f4;
    PyTuple_SET_ITEM(cpy_r_r13, 4, __tmp6705);
    PyObject *__tmp6706 = cpy_r_r6.f5;
    PyTuple_SET_ITEM(cpy_r_r13, 5, __tmp6706);
    cpy_r_r14 = CPyList_Extend(cpy_r_r10, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 183, CPyStatic_wayfarers___book___globals);
        goto CPyL104;
    } else
        goto CPyL105;
CPyL3: ;
    cpy_r_r15 = PyList_AsTuple(cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 183, CPyStatic_wayfarers___book___globals);
        goto CPyL106;
    }
    cpy_r_r16 = PyObject_CallObject(cpy_r_r9, cpy_r_r15);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 183, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    if (likely(Py_TYPE(cpy_r_r16) == CPyType_content___Sheet))
        cpy_r_r17 = cpy_r_r16;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_display", 183, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r16);
        goto CPyL101;
    }
    cpy_r_r18 = PyList_New(0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL107;
    }
    cpy_r_r19 = PyObject_GetIter(cpy_r_r17);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
CPyL8: ;
    cpy_r_r20 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r20 == NULL) goto CPyL109;
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_content___Row))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Row", cpy_r_r20);
        goto CPyL110;
    }
    cpy_r_r22 = CPyStatics[785]; /* 'slot' */
    cpy_r_r23 = NULL;
    cpy_r_r24 = CPyDef_content___Row___number(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL110;
    }
    cpy_r_r25 = CPyTagged_StealAsObject(cpy_r_r24);
    cpy_r_r26 = PyList_Append(cpy_r_r18, cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL110;
    } else
        goto CPyL8;
CPyL12: ;
    cpy_r_r28 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
    cpy_r_r29 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r30 = CPyStatics[39]; /* 'max' */
    cpy_r_r31 = CPyObject_GetAttr(cpy_r_r29, cpy_r_r30);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
    PyObject *cpy_r_r32[1] = {cpy_r_r18};
    cpy_r_r33 = (PyObject **)&cpy_r_r32;
    cpy_r_r34 = PyObject_Vectorcall(cpy_r_r31, cpy_r_r33, 1, 0);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
    CPy_DECREF(cpy_r_r18);
    if (likely(PyLong_Check(cpy_r_r34)))
        cpy_r_r35 = CPyTagged_FromObject(cpy_r_r34);
    else {
        CPy_TypeError("int", cpy_r_r34); cpy_r_r35 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL107;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slots != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slots);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slots = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 184, CPyStatic_wayfarers___book___globals);
        goto CPyL107;
    }
    cpy_r_r37 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r37.f0 == NULL)) {
        goto CPyL111;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r38 = 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 185, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r39 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slots;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slots", 185, CPyStatic_wayfarers___book___globals);
        goto CPyL107;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL21: ;
    cpy_r_r40 = CPyTagged_Multiply(10, cpy_r_r39);
    CPyTagged_DECREF(cpy_r_r39);
    cpy_r_r41 = CPyStatics[151]; /* '' */
    cpy_r_r42 = PyList_New(1);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 186, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r43 = (CPyPtr)((CPyPtr)cpy_r_r42 + offsetof(PyListObject, ob_item));
    cpy_r_r44 = *(CPyPtr *)cpy_r_r43;
    CPy_INCREF(cpy_r_r41);
    *(PyObject * *)cpy_r_r44 = cpy_r_r41;
    cpy_r_r45 = CPySequence_Multiply(cpy_r_r42, cpy_r_r40);
    CPy_DECREF(cpy_r_r42);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 186, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_ids != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_ids);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_ids = cpy_r_r45;
    cpy_r_r46 = 1;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 186, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r47 = PyList_New(1);
    if (unlikely(cpy_r_r47 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 187, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r48 = CPyStatics[4896]; /* 0 */
    cpy_r_r49 = (CPyPtr)((CPyPtr)cpy_r_r47 + offsetof(PyListObject, ob_item));
    cpy_r_r50 = *(CPyPtr *)cpy_r_r49;
    CPy_INCREF(cpy_r_r48);
    *(PyObject * *)cpy_r_r50 = cpy_r_r48;
    cpy_r_r51 = CPySequence_Multiply(cpy_r_r47, cpy_r_r40);
    CPy_DECREF(cpy_r_r47);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 187, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_workers);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_workers = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 187, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r53 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r53 == NULL)) {
        goto CPyL113;
    } else
        goto CPyL30;
CPyL28: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r54 = 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 188, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL30: ;
    cpy_r_r55 = PyList_New(1);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 188, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r56 = (CPyPtr)((CPyPtr)cpy_r_r55 + offsetof(PyListObject, ob_item));
    cpy_r_r57 = *(CPyPtr *)cpy_r_r56;
    CPy_INCREF(cpy_r_r53);
    *(PyObject * *)cpy_r_r57 = cpy_r_r53;
    cpy_r_r58 = CPySequence_Multiply(cpy_r_r55, cpy_r_r40);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 188, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_action != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_action);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_action = cpy_r_r58;
    cpy_r_r59 = 1;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 188, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r60 = PyList_New(1);
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 189, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r61 = CPyStatics[4896]; /* 0 */
    cpy_r_r62 = (CPyPtr)((CPyPtr)cpy_r_r60 + offsetof(PyListObject, ob_item));
    cpy_r_r63 = *(CPyPtr *)cpy_r_r62;
    CPy_INCREF(cpy_r_r61);
    *(PyObject * *)cpy_r_r63 = cpy_r_r61;
    cpy_r_r64 = CPySequence_Multiply(cpy_r_r60, cpy_r_r40);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 189, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_silver != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_silver);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_silver = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 189, CPyStatic_wayfarers___book___globals);
        goto CPyL112;
    }
    cpy_r_r66 = CPyDef_content___Sheet___expect(cpy_r_r17, cpy_r_r40);
    CPyTagged_DECREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 190, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r67 = CPyDef_content___Sheet___items(cpy_r_r66);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 190, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r68 = PyObject_GetIter(cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 190, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
CPyL39: ;
    cpy_r_r69 = PyIter_Next(cpy_r_r68);
    if (cpy_r_r69 == NULL) goto CPyL114;
    PyObject *__tmp6707;
    if (unlikely(!(PyTuple_Check(cpy_r_r69) && PyTuple_GET_SIZE(cpy_r_r69) == 2))) {
        __tmp6707 = NULL;
        goto __LL6708;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r69, 0))))
        __tmp6707 = PyTuple_GET_ITEM(cpy_r_r69, 0);
    else {
        __tmp6707 = NULL;
    }
    if (__tmp6707 == NULL) goto __LL6708;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r69, 1)) == CPyType_content___Row))
        __tmp6707 = PyTuple_GET_ITEM(cpy_r_r69, 1);
    else {
        __tmp6707 = NULL;
    }
    if (__tmp6707 == NULL) goto __LL6708;
    __tmp6707 = cpy_r_r69;
__LL6708: ;
    if (unlikely(__tmp6707 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r69); cpy_r_r70 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6709 = PyTuple_GET_ITEM(cpy_r_r69, 0);
        CPy_INCREF(__tmp6709);
        PyObject *__tmp6710;
        if (likely(PyUnicode_Check(__tmp6709)))
            __tmp6710 = __tmp6709;
        else {
            CPy_TypeError("str", __tmp6709); 
            __tmp6710 = NULL;
        }
        cpy_r_r70.f0 = __tmp6710;
        PyObject *__tmp6711 = PyTuple_GET_ITEM(cpy_r_r69, 1);
        CPy_INCREF(__tmp6711);
        PyObject *__tmp6712;
        if (likely(Py_TYPE(__tmp6711) == CPyType_content___Row))
            __tmp6712 = __tmp6711;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6711); 
            __tmp6712 = NULL;
        }
        cpy_r_r70.f1 = __tmp6712;
    }
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 190, CPyStatic_wayfarers___book___globals);
        goto CPyL115;
    }
    cpy_r_r71 = cpy_r_r70.f0;
    CPy_INCREF(cpy_r_r71);
    cpy_r_r72 = cpy_r_r70.f1;
    CPy_INCREF(cpy_r_r72);
    CPy_DECREF(cpy_r_r70.f0);
    CPy_DECREF(cpy_r_r70.f1);
    cpy_r_r73 = CPyStatics[785]; /* 'slot' */
    cpy_r_r74 = NULL;
    cpy_r_r75 = CPyDef_content___Row___number(cpy_r_r72, cpy_r_r73, cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 191, CPyStatic_wayfarers___book___globals);
        goto CPyL116;
    }
    cpy_r_r76 = cpy_r_r75 & 1;
    cpy_r_r77 = cpy_r_r76 != 0;
    if (cpy_r_r77) goto CPyL44;
    cpy_r_r78 = 2 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (!cpy_r_r79) goto CPyL45;
CPyL44: ;
    cpy_r_r80 = CPyTagged_IsLt_(cpy_r_r75, 2);
    if (cpy_r_r80) {
        goto CPyL117;
    } else
        goto CPyL49;
CPyL45: ;
    cpy_r_r81 = (Py_ssize_t)cpy_r_r75 < (Py_ssize_t)2;
    if (cpy_r_r81) {
        goto CPyL117;
    } else
        goto CPyL49;
CPyL46: ;
    cpy_r_r82 = CPyStatics[785]; /* 'slot' */
    cpy_r_r83 = CPyStatics[3847]; /* 'slots are numbered from 1' */
    cpy_r_r84 = CPyDef_content___Row___fail(cpy_r_r72, cpy_r_r82, cpy_r_r83);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r84 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 193, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Raise(cpy_r_r84);
    CPy_DECREF(cpy_r_r84);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 193, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL49: ;
    cpy_r_r85 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r85.f0 == NULL)) {
        goto CPyL118;
    } else
        goto CPyL52;
CPyL50: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r86 = 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL52: ;
    cpy_r_r87 = CPyStatics[1592]; /* 'row' */
    cpy_r_r88 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r88.f0 == NULL)) {
        goto CPyL119;
    } else
        goto CPyL55;
CPyL53: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r89 = 0;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r90 = CPyStatics[597]; /* 'word' */
    cpy_r_r91 = CPyObject_GetAttr(cpy_r_r72, cpy_r_r90);
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL120;
    }
    cpy_r_r92 = PyList_New(1);
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL121;
    }
    cpy_r_r93 = (CPyPtr)((CPyPtr)cpy_r_r92 + offsetof(PyListObject, ob_item));
    cpy_r_r94 = *(CPyPtr *)cpy_r_r93;
    CPy_INCREF(cpy_r_r87);
    *(PyObject * *)cpy_r_r94 = cpy_r_r87;
    CPy_INCREF(cpy_r_r88.f0);
    CPy_INCREF(cpy_r_r88.f1);
    CPy_INCREF(cpy_r_r88.f2);
    CPy_INCREF(cpy_r_r88.f3);
    CPy_INCREF(cpy_r_r88.f4);
    cpy_r_r95 = PyTuple_New(5);
    if (unlikely(cpy_r_r95 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6713 = cpy_r_r88.f0;
    PyTuple_SET_ITEM(cpy_r_r95, 0, __tmp6713);
    PyObject *__tmp6714 = cpy_r_r88.f1;
    PyTuple_SET_ITEM(cpy_r_r95, 1, __tmp6714);
    PyObject *__tmp6715 = cpy_r_r88.f2;
    PyTuple_SET_ITEM(cpy_r_r95, 2, __tmp6715);
    PyObject *__tmp6716 = cpy_r_r88.f3;
    PyTuple_SET_ITEM(cpy_r_r95, 3, __tmp6716);
    PyObject *__tmp6717 = cpy_r_r88.f4;
    PyTuple_SET_ITEM(cpy_r_r95, 4, __tmp6717);
    cpy_r_r96 = CPyList_Extend(cpy_r_r92, cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL122;
    } else
        goto CPyL123;
CPyL58: ;
    cpy_r_r97 = PyList_AsTuple(cpy_r_r92);
    CPy_DECREF(cpy_r_r92);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL121;
    }
    cpy_r_r98 = PyObject_CallObject(cpy_r_r91, cpy_r_r97);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r97);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL120;
    }
    if (likely(PyUnicode_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals, "str", cpy_r_r98);
        goto CPyL120;
    }
    cpy_r_r100 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r85.f0);
    CPy_INCREF(cpy_r_r85.f1);
    CPy_INCREF(cpy_r_r85.f2);
    CPy_INCREF(cpy_r_r85.f3);
    CPy_INCREF(cpy_r_r85.f4);
    cpy_r_r101 = PyTuple_New(5);
    if (unlikely(cpy_r_r101 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6718 = cpy_r_r85.f0;
    PyTuple_SET_ITEM(cpy_r_r101, 0, __tmp6718);
    PyObject *__tmp6719 = cpy_r_r85.f1;
    PyTuple_SET_ITEM(cpy_r_r101, 1, __tmp6719);
    PyObject *__tmp6720 = cpy_r_r85.f2;
    PyTuple_SET_ITEM(cpy_r_r101, 2, __tmp6720);
    PyObject *__tmp6721 = cpy_r_r85.f3;
    PyTuple_SET_ITEM(cpy_r_r101, 3, __tmp6721);
    PyObject *__tmp6722 = cpy_r_r85.f4;
    PyTuple_SET_ITEM(cpy_r_r101, 4, __tmp6722);
    PyObject *cpy_r_r102[2] = {cpy_r_r101, cpy_r_r99};
    cpy_r_r103 = (PyObject **)&cpy_r_r102;
    cpy_r_r104 = PyObject_VectorcallMethod(cpy_r_r100, cpy_r_r103, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL124;
    }
    CPy_DECREF(cpy_r_r101);
    CPy_DECREF(cpy_r_r99);
    if (likely(PyLong_Check(cpy_r_r104)))
        cpy_r_r105 = CPyTagged_FromObject(cpy_r_r104);
    else {
        CPy_TypeError("int", cpy_r_r104); cpy_r_r105 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL120;
    }
    cpy_r_r106 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slots;
    if (unlikely(cpy_r_r106 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slots", 194, CPyStatic_wayfarers___book___globals);
        goto CPyL125;
    }
    CPyTagged_INCREF(cpy_r_r106);
CPyL64: ;
    cpy_r_r107 = CPyTagged_Multiply(cpy_r_r105, cpy_r_r106);
    CPyTagged_DECREF(cpy_r_r105);
    CPyTagged_DECREF(cpy_r_r106);
    cpy_r_r108 = CPyTagged_Add(cpy_r_r107, cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r107);
    CPyTagged_DECREF(cpy_r_r75);
    cpy_r_r109 = CPyTagged_Subtract(cpy_r_r108, 2);
    CPyTagged_DECREF(cpy_r_r108);
    cpy_r_r110 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_ids;
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slot_ids", 195, CPyStatic_wayfarers___book___globals);
        goto CPyL126;
    }
    CPy_INCREF(cpy_r_r110);
CPyL65: ;
    cpy_r_r111 = CPyList_SetItem(cpy_r_r110, cpy_r_r109, cpy_r_r71);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 195, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    cpy_r_r112 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r113 = CPyStatics[3823]; /* '|' */
    cpy_r_r114 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r114.f0 == NULL)) {
        goto CPyL128;
    } else
        goto CPyL69;
CPyL67: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r115 = 0;
    if (unlikely(!cpy_r_r115)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL69: ;
    cpy_r_r116 = CPyStatics[2551]; /* 'words' */
    cpy_r_r117 = CPyObject_GetAttr(cpy_r_r72, cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    cpy_r_r118 = PyList_New(2);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL129;
    }
    cpy_r_r119 = (CPyPtr)((CPyPtr)cpy_r_r118 + offsetof(PyListObject, ob_item));
    cpy_r_r120 = *(CPyPtr *)cpy_r_r119;
    CPy_INCREF(cpy_r_r112);
    *(PyObject * *)cpy_r_r120 = cpy_r_r112;
    CPy_INCREF(cpy_r_r113);
    cpy_r_r121 = cpy_r_r120 + 8;
    *(PyObject * *)cpy_r_r121 = cpy_r_r113;
    CPy_INCREF(cpy_r_r114.f0);
    CPy_INCREF(cpy_r_r114.f1);
    CPy_INCREF(cpy_r_r114.f2);
    cpy_r_r122 = PyTuple_New(3);
    if (unlikely(cpy_r_r122 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6723 = cpy_r_r114.f0;
    PyTuple_SET_ITEM(cpy_r_r122, 0, __tmp6723);
    PyObject *__tmp6724 = cpy_r_r114.f1;
    PyTuple_SET_ITEM(cpy_r_r122, 1, __tmp6724);
    PyObject *__tmp6725 = cpy_r_r114.f2;
    PyTuple_SET_ITEM(cpy_r_r122, 2, __tmp6725);
    cpy_r_r123 = CPyList_Extend(cpy_r_r118, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL130;
    } else
        goto CPyL131;
CPyL72: ;
    cpy_r_r124 = PyList_AsTuple(cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r124 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL129;
    }
    cpy_r_r125 = PyObject_CallObject(cpy_r_r117, cpy_r_r124);
    CPy_DECREF(cpy_r_r117);
    CPy_DECREF(cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    if (likely(PyTuple_Check(cpy_r_r125)))
        cpy_r_r126 = cpy_r_r125;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals, "tuple", cpy_r_r125);
        goto CPyL127;
    }
    cpy_r_r127 = CPyStatic_wayfarers___names___WORKERS;
    if (unlikely(cpy_r_r127.f0 == NULL)) {
        goto CPyL132;
    } else
        goto CPyL78;
CPyL76: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"WORKERS\" was not set");
    cpy_r_r128 = 0;
    if (unlikely(!cpy_r_r128)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL78: ;
    CPy_INCREF(cpy_r_r127.f0);
    CPy_INCREF(cpy_r_r127.f1);
    CPy_INCREF(cpy_r_r127.f2);
    cpy_r_r129 = PyTuple_New(3);
    if (unlikely(cpy_r_r129 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6726 = cpy_r_r127.f0;
    PyTuple_SET_ITEM(cpy_r_r129, 0, __tmp6726);
    PyObject *__tmp6727 = cpy_r_r127.f1;
    PyTuple_SET_ITEM(cpy_r_r129, 1, __tmp6727);
    PyObject *__tmp6728 = cpy_r_r127.f2;
    PyTuple_SET_ITEM(cpy_r_r129, 2, __tmp6728);
    cpy_r_r130 = CPyDef_wayfarers___book____bits(cpy_r_r126, cpy_r_r129);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    cpy_r_r131 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_workers;
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slot_workers", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL133;
    }
    CPy_INCREF(cpy_r_r131);
CPyL80: ;
    cpy_r_r132 = CPyTagged_StealAsObject(cpy_r_r130);
    cpy_r_r133 = CPyList_SetItem(cpy_r_r131, cpy_r_r109, cpy_r_r132);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(!cpy_r_r133)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 196, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    cpy_r_r134 = CPyStatics[334]; /* 'action' */
    cpy_r_r135 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r135);
    cpy_r_r136 = CPyDef_content___Row___effect(cpy_r_r72, cpy_r_r134, cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 197, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    cpy_r_r137 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_action;
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slot_action", 197, CPyStatic_wayfarers___book___globals);
        goto CPyL134;
    }
    CPy_INCREF(cpy_r_r137);
CPyL83: ;
    cpy_r_r138 = CPyList_SetItem(cpy_r_r137, cpy_r_r109, cpy_r_r136);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 197, CPyStatic_wayfarers___book___globals);
        goto CPyL127;
    }
    cpy_r_r139 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r140 = CPyStatics[4896]; /* 0 */
    cpy_r_r141 = CPyDef_content___Row___number(cpy_r_r72, cpy_r_r139, cpy_r_r140);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r141 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 198, CPyStatic_wayfarers___book___globals);
        goto CPyL135;
    }
    cpy_r_r142 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_silver;
    if (unlikely(cpy_r_r142 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slot_silver", 198, CPyStatic_wayfarers___book___globals);
        goto CPyL136;
    }
    CPy_INCREF(cpy_r_r142);
CPyL86: ;
    cpy_r_r143 = CPyTagged_StealAsObject(cpy_r_r141);
    cpy_r_r144 = CPyList_SetItem(cpy_r_r142, cpy_r_r109, cpy_r_r143);
    CPy_DECREF(cpy_r_r142);
    CPyTagged_DECREF(cpy_r_r109);
    if (unlikely(!cpy_r_r144)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 198, CPyStatic_wayfarers___book___globals);
        goto CPyL115;
    } else
        goto CPyL39;
CPyL87: ;
    cpy_r_r145 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r145)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 190, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r146 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_ids;
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slot_ids", 199, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_INCREF(cpy_r_r146);
CPyL89: ;
    cpy_r_r147 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r148 = CPyStatics[3054]; /* 'all' */
    cpy_r_r149 = CPyObject_GetAttr(cpy_r_r147, cpy_r_r148);
    if (unlikely(cpy_r_r149 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 199, CPyStatic_wayfarers___book___globals);
        goto CPyL137;
    }
    PyObject *cpy_r_r150[1] = {cpy_r_r146};
    cpy_r_r151 = (PyObject **)&cpy_r_r150;
    cpy_r_r152 = PyObject_Vectorcall(cpy_r_r149, cpy_r_r151, 1, 0);
    CPy_DECREF(cpy_r_r149);
    if (unlikely(cpy_r_r152 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 199, CPyStatic_wayfarers___book___globals);
        goto CPyL137;
    }
    CPy_DECREF(cpy_r_r146);
    if (unlikely(!PyBool_Check(cpy_r_r152))) {
        CPy_TypeError("bool", cpy_r_r152); cpy_r_r153 = 2;
    } else
        cpy_r_r153 = cpy_r_r152 == Py_True;
    CPy_DECREF(cpy_r_r152);
    if (unlikely(cpy_r_r153 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 199, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    if (cpy_r_r153) goto CPyL100;
    cpy_r_r154 = CPyStatics[3848]; /* 'display.csv: each row needs the slots 1 to ' */
    cpy_r_r155 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slots;
    if (unlikely(cpy_r_r155 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_display", "Book", "slots", 200, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPyTagged_INCREF(cpy_r_r155);
CPyL94: ;
    cpy_r_r156 = CPyTagged_Str(cpy_r_r155);
    CPyTagged_DECREF(cpy_r_r155);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 200, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r157 = CPyStatics[3849]; /* ', each once' */
    cpy_r_r158 = CPyStr_Build(3, cpy_r_r154, cpy_r_r156, cpy_r_r157);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 200, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r159 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r160[1] = {cpy_r_r158};
    cpy_r_r161 = (PyObject **)&cpy_r_r160;
    cpy_r_r162 = PyObject_Vectorcall(cpy_r_r159, cpy_r_r161, 1, 0);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 200, CPyStatic_wayfarers___book___globals);
        goto CPyL138;
    }
    CPy_DECREF(cpy_r_r158);
    if (likely(Py_TYPE(cpy_r_r162) == CPyType_content___ContentError))
        cpy_r_r163 = cpy_r_r162;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_display", 200, CPyStatic_wayfarers___book___globals, "serai.kernel.content.ContentError", cpy_r_r162);
        goto CPyL101;
    }
    CPy_Raise(cpy_r_r163);
    CPy_DECREF(cpy_r_r163);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 200, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    CPy_Unreachable();
CPyL100: ;
    return 1;
CPyL101: ;
    cpy_r_r164 = 2;
    return cpy_r_r164;
CPyL102: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    CPy_DecRef(cpy_r_r6.f3);
    CPy_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r6.f5);
    goto CPyL101;
CPyL103: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    CPy_DecRef(cpy_r_r6.f3);
    CPy_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r6.f5);
    CPy_DecRef(cpy_r_r9);
    goto CPyL101;
CPyL104: ;
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r10);
    goto CPyL101;
CPyL105: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL3;
CPyL106: ;
    CPy_DecRef(cpy_r_r9);
    goto CPyL101;
CPyL107: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL101;
CPyL108: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL101;
CPyL109: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL12;
CPyL110: ;
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    CPy_DecRef(cpy_r_r19);
    goto CPyL101;
CPyL111: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL18;
CPyL112: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL101;
CPyL113: ;
    CPy_DecRef(cpy_r_r17);
    CPyTagged_DecRef(cpy_r_r40);
    goto CPyL28;
CPyL114: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL87;
CPyL115: ;
    CPy_DecRef(cpy_r_r68);
    goto CPyL101;
CPyL116: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    goto CPyL101;
CPyL117: ;
    CPy_DECREF(cpy_r_r68);
    CPy_DECREF(cpy_r_r71);
    CPyTagged_DECREF(cpy_r_r75);
    goto CPyL46;
CPyL118: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL50;
CPyL119: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL53;
CPyL120: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    goto CPyL101;
CPyL121: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r91);
    goto CPyL101;
CPyL122: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r91);
    CPy_DecRef(cpy_r_r92);
    goto CPyL101;
CPyL123: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL58;
CPyL124: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPy_DecRef(cpy_r_r99);
    CPy_DecRef(cpy_r_r101);
    goto CPyL101;
CPyL125: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r75);
    CPyTagged_DecRef(cpy_r_r105);
    goto CPyL101;
CPyL126: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL101;
CPyL127: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL101;
CPyL128: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL67;
CPyL129: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r117);
    goto CPyL101;
CPyL130: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r117);
    CPy_DecRef(cpy_r_r118);
    goto CPyL101;
CPyL131: ;
    CPy_DECREF(cpy_r_r123);
    goto CPyL72;
CPyL132: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r126);
    goto CPyL76;
CPyL133: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r130);
    goto CPyL101;
CPyL134: ;
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r72);
    CPyTagged_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r136);
    goto CPyL101;
CPyL135: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r109);
    goto CPyL101;
CPyL136: ;
    CPy_DecRef(cpy_r_r68);
    CPyTagged_DecRef(cpy_r_r109);
    CPyTagged_DecRef(cpy_r_r141);
    goto CPyL101;
CPyL137: ;
    CPy_DecRef(cpy_r_r146);
    goto CPyL101;
CPyL138: ;
    CPy_DecRef(cpy_r_r158);
    goto CPyL101;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_display(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_display", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_display(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_display", 181, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_journal(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    tuple_T6OOOOOO cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_columns;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    CPyPtr cpy_r_r17;
    CPyPtr cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    tuple_T2OO cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_id;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_line;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    char cpy_r_r31;
    PyObject *cpy_r_r32;
    int32_t cpy_r_r33;
    char cpy_r_r34;
    char cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    int32_t cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    CPyTagged cpy_r_r43;
    CPyTagged cpy_r_mark;
    PyObject *cpy_r_r44;
    CPyPtr cpy_r_r45;
    int64_t cpy_r_r46;
    CPyTagged cpy_r_r47;
    PyObject *cpy_r_r48;
    int32_t cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    CPyTagged cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    CPyTagged cpy_r_r63;
    PyObject *cpy_r_r64;
    int32_t cpy_r_r65;
    char cpy_r_r66;
    char cpy_r_r67;
    PyObject *cpy_r_r68;
    CPyPtr cpy_r_r69;
    int64_t cpy_r_r70;
    PyObject *cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    int64_t cpy_r_r74;
    char cpy_r_r75;
    CPyPtr cpy_r_r76;
    CPyPtr cpy_r_r77;
    int64_t cpy_r_r78;
    CPyPtr cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    CPyTagged cpy_r_r82;
    PyObject *cpy_r_r83;
    int64_t cpy_r_r84;
    PyObject *cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject **cpy_r_r89;
    PyObject *cpy_r_r90;
    CPyTagged cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    CPyTagged cpy_r_r94;
    PyObject *cpy_r_r95;
    int64_t cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_place;
    CPyPtr cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    CPyPtr cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    char cpy_r_r106;
    PyObject *cpy_r_r107;
    int32_t cpy_r_r108;
    char cpy_r_r109;
    CPyTagged cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    tuple_T7OOOOOOO cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    tuple_T7OOOOOOO cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyPtr cpy_r_r127;
    CPyPtr cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    tuple_T2OO cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    PyObject *cpy_r_r141;
    tuple_T2OO cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    int32_t cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject **cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    CPyPtr cpy_r_r163;
    CPyPtr cpy_r_r164;
    CPyPtr cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    char cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    CPyTagged cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    PyObject *cpy_r_r177;
    CPyTagged cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    tuple_T3OOO cpy_r_r183;
    char cpy_r_r184;
    CPyTagged cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject **cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject **cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    CPyPtr cpy_r_r202;
    CPyPtr cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    CPyTagged cpy_r_r209;
    CPyTagged cpy_r_r210;
    tuple_T2OO cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    PyObject *cpy_r_r214;
    PyObject *cpy_r_r215;
    PyObject **cpy_r_r217;
    PyObject *cpy_r_r218;
    char cpy_r_r219;
    CPyTagged cpy_r_r220;
    int64_t cpy_r_r221;
    char cpy_r_r222;
    char cpy_r_r223;
    char cpy_r_r224;
    char cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject *cpy_r_r228;
    PyObject *cpy_r_r229;
    CPyTagged cpy_r_r230;
    CPyTagged cpy_r_r231;
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
    char cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    char cpy_r_r248;
    PyObject *cpy_r_r249;
    char cpy_r_r250;
    PyObject *cpy_r_r251;
    PyObject *cpy_r_r252;
    char cpy_r_r253;
    tuple_T2OO cpy_r_r254;
    char cpy_r_r255;
    PyObject *cpy_r_r256;
    tuple_T2OO cpy_r_r257;
    char cpy_r_r258;
    PyObject *cpy_r_r259;
    PyObject *cpy_r_r260;
    PyObject *cpy_r_r261;
    CPyPtr cpy_r_r262;
    CPyPtr cpy_r_r263;
    PyObject *cpy_r_r264;
    PyObject *cpy_r_r265;
    PyObject *cpy_r_r266;
    PyObject *cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    PyObject *cpy_r_r270;
    PyObject **cpy_r_r272;
    PyObject *cpy_r_r273;
    CPyTagged cpy_r_r274;
    tuple_T2OO cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject *cpy_r_r278;
    int32_t cpy_r_r279;
    char cpy_r_r280;
    char cpy_r_r281;
    PyObject *cpy_r_r282;
    PyObject *cpy_r_r283;
    PyObject *cpy_r_r284;
    PyObject *cpy_r_r285;
    PyObject *cpy_r_r286;
    PyObject *cpy_r_r287;
    PyObject *cpy_r_r288;
    CPyPtr cpy_r_r289;
    int64_t cpy_r_r290;
    CPyTagged cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    tuple_T2OO cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    tuple_T2OO cpy_r_r302;
    PyObject *cpy_r_r303;
    int32_t cpy_r_r304;
    char cpy_r_r305;
    char cpy_r_r306;
    char cpy_r_r307;
    char cpy_r_r308;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 203, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track = cpy_r_r0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 203, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    cpy_r_r2 = PyDict_New();
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 204, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    cpy_r_r3 = PyList_New(0);
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 205, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_marks != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_marks);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_marks = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 205, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r5 = CPyStatics[571]; /* 'id' */
    cpy_r_r6 = CPyStatics[1582]; /* 'column' */
    cpy_r_r7 = CPyStatics[3850]; /* 'from_top' */
    cpy_r_r8 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r9 = CPyStatics[1524]; /* 'capacity' */
    cpy_r_r10 = CPyStatics[1549]; /* 'reward' */
    CPy_INCREF(cpy_r_r5);
    CPy_INCREF(cpy_r_r6);
    CPy_INCREF(cpy_r_r7);
    CPy_INCREF(cpy_r_r8);
    CPy_INCREF(cpy_r_r9);
    CPy_INCREF(cpy_r_r10);
    cpy_r_r11.f0 = cpy_r_r5;
    cpy_r_r11.f1 = cpy_r_r6;
    cpy_r_r11.f2 = cpy_r_r7;
    cpy_r_r11.f3 = cpy_r_r8;
    cpy_r_r11.f4 = cpy_r_r9;
    cpy_r_r11.f5 = cpy_r_r10;
    cpy_r_r12 = PyTuple_New(6);
    if (unlikely(cpy_r_r12 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6729 = cpy_r_r11.f0;
    PyTuple_SET_ITEM(cpy_r_r12, 0, __tmp6729);
    PyObject *__tmp6730 = cpy_r_r11.f1;
    PyTuple_SET_ITEM(cpy_r_r12, 1, __tmp6730);
    PyObject *__tmp6731 = cpy_r_r11.f2;
    PyTuple_SET_ITEM(cpy_r_r12, 2, __tmp6731);
    PyObject *__tmp6732 = cpy_r_r11.f3;
    PyTuple_SET_ITEM(cpy_r_r12, 3, __tmp6732);
    PyObject *__tmp6733 = cpy_r_r11.f4;
    PyTuple_SET_ITEM(cpy_r_r12, 4, __tmp6733);
    PyObject *__tmp6734 = cpy_r_r11.f5;
    PyTuple_SET_ITEM(cpy_r_r12, 5, __tmp6734);
    cpy_r_columns = cpy_r_r12;
    cpy_r_r13 = CPyStatics[3851]; /* 'journal_spaces' */
    cpy_r_r14 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r15 = CPyObject_GetAttr(cpy_r_content, cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL165;
    }
    cpy_r_r16 = PyList_New(1);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL166;
    }
    cpy_r_r17 = (CPyPtr)((CPyPtr)cpy_r_r16 + offsetof(PyListObject, ob_item));
    cpy_r_r18 = *(CPyPtr *)cpy_r_r17;
    CPy_INCREF(cpy_r_r13);
    *(PyObject * *)cpy_r_r18 = cpy_r_r13;
    cpy_r_r19 = CPyList_Extend(cpy_r_r16, cpy_r_columns);
    CPy_DECREF(cpy_r_columns);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL167;
    } else
        goto CPyL168;
CPyL8: ;
    cpy_r_r20 = PyList_AsTuple(cpy_r_r16);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL169;
    }
    cpy_r_r21 = PyObject_CallObject(cpy_r_r15, cpy_r_r20);
    CPy_DECREF(cpy_r_r15);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    if (likely(Py_TYPE(cpy_r_r21) == CPyType_content___Sheet))
        cpy_r_r22 = cpy_r_r21;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r21);
        goto CPyL164;
    }
    cpy_r_r23 = CPyDef_content___Sheet___items(cpy_r_r22);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r24 = PyObject_GetIter(cpy_r_r23);
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
CPyL13: ;
    cpy_r_r25 = PyIter_Next(cpy_r_r24);
    if (cpy_r_r25 == NULL) goto CPyL170;
    PyObject *__tmp6735;
    if (unlikely(!(PyTuple_Check(cpy_r_r25) && PyTuple_GET_SIZE(cpy_r_r25) == 2))) {
        __tmp6735 = NULL;
        goto __LL6736;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r25, 0))))
        __tmp6735 = PyTuple_GET_ITEM(cpy_r_r25, 0);
    else {
        __tmp6735 = NULL;
    }
    if (__tmp6735 == NULL) goto __LL6736;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r25, 1)) == CPyType_content___Row))
        __tmp6735 = PyTuple_GET_ITEM(cpy_r_r25, 1);
    else {
        __tmp6735 = NULL;
    }
    if (__tmp6735 == NULL) goto __LL6736;
    __tmp6735 = cpy_r_r25;
__LL6736: ;
    if (unlikely(__tmp6735 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r25); cpy_r_r26 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6737 = PyTuple_GET_ITEM(cpy_r_r25, 0);
        CPy_INCREF(__tmp6737);
        PyObject *__tmp6738;
        if (likely(PyUnicode_Check(__tmp6737)))
            __tmp6738 = __tmp6737;
        else {
            CPy_TypeError("str", __tmp6737); 
            __tmp6738 = NULL;
        }
        cpy_r_r26.f0 = __tmp6738;
        PyObject *__tmp6739 = PyTuple_GET_ITEM(cpy_r_r25, 1);
        CPy_INCREF(__tmp6739);
        PyObject *__tmp6740;
        if (likely(Py_TYPE(__tmp6739) == CPyType_content___Row))
            __tmp6740 = __tmp6739;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6739); 
            __tmp6740 = NULL;
        }
        cpy_r_r26.f1 = __tmp6740;
    }
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL171;
    }
    cpy_r_r27 = cpy_r_r26.f0;
    CPy_INCREF(cpy_r_r27);
    cpy_r_id = cpy_r_r27;
    cpy_r_r28 = cpy_r_r26.f1;
    CPy_INCREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r26.f0);
    CPy_DECREF(cpy_r_r26.f1);
    cpy_r_line = cpy_r_r28;
    cpy_r_r29 = CPyStatics[2746]; /* 'worker' */
    cpy_r_r30 = CPyDef_content___Row___text(cpy_r_line, cpy_r_r29);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 208, CPyStatic_wayfarers___book___globals);
        goto CPyL172;
    }
    cpy_r_r31 = CPyStr_IsTrue(cpy_r_r30);
    if (!cpy_r_r31) goto CPyL22;
    cpy_r_r32 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_marks;
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "marks", 209, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    }
    CPy_INCREF(cpy_r_r32);
CPyL18: ;
    cpy_r_r33 = PySequence_Contains(cpy_r_r32, cpy_r_r30);
    CPy_DECREF(cpy_r_r32);
    cpy_r_r34 = cpy_r_r33 >= 0;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 209, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    }
    cpy_r_r35 = cpy_r_r33;
    cpy_r_r36 = cpy_r_r35 ^ 1;
    if (!cpy_r_r36) goto CPyL22;
    cpy_r_r37 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_marks;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "marks", 210, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    }
    CPy_INCREF(cpy_r_r37);
CPyL21: ;
    cpy_r_r38 = PyList_Append(cpy_r_r37, cpy_r_r30);
    CPy_DECREF(cpy_r_r37);
    cpy_r_r39 = cpy_r_r38 >= 0;
    if (unlikely(!cpy_r_r39)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 210, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    }
CPyL22: ;
    cpy_r_r40 = CPyStr_IsTrue(cpy_r_r30);
    if (!cpy_r_r40) goto CPyL174;
    cpy_r_r41 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_marks;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "marks", 211, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    }
    CPy_INCREF(cpy_r_r41);
CPyL24: ;
    cpy_r_r42 = CPyList_Index(cpy_r_r41, cpy_r_r30);
    CPy_DECREF(cpy_r_r41);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 211, CPyStatic_wayfarers___book___globals);
        goto CPyL172;
    }
    cpy_r_r43 = cpy_r_r42;
    goto CPyL27;
CPyL26: ;
    cpy_r_r43 = -2;
CPyL27: ;
    cpy_r_mark = cpy_r_r43;
    cpy_r_r44 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track;
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "track", 212, CPyStatic_wayfarers___book___globals);
        goto CPyL175;
    }
CPyL28: ;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r44 + offsetof(PyVarObject, ob_size));
    cpy_r_r46 = *(int64_t *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r46 << 1;
    cpy_r_r48 = CPyTagged_StealAsObject(cpy_r_r47);
    cpy_r_r49 = CPyDict_SetItem(cpy_r_r2, cpy_r_id, cpy_r_r48);
    CPy_DECREF(cpy_r_r48);
    cpy_r_r50 = cpy_r_r49 >= 0;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 212, CPyStatic_wayfarers___book___globals);
        goto CPyL175;
    }
    cpy_r_r51 = CPyStatics[1549]; /* 'reward' */
    cpy_r_r52 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r52);
    cpy_r_r53 = CPyDef_content___Row___effect(cpy_r_line, cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 213, CPyStatic_wayfarers___book___globals);
        goto CPyL175;
    }
    cpy_r_r54 = CPyStatics[1582]; /* 'column' */
    cpy_r_r55 = NULL;
    cpy_r_r56 = CPyDef_content___Row___number(cpy_r_line, cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 214, CPyStatic_wayfarers___book___globals);
        goto CPyL176;
    }
    cpy_r_r57 = CPyStatics[3850]; /* 'from_top' */
    cpy_r_r58 = NULL;
    cpy_r_r59 = CPyDef_content___Row___number(cpy_r_line, cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 214, CPyStatic_wayfarers___book___globals);
        goto CPyL177;
    }
    cpy_r_r60 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track;
    if (unlikely(cpy_r_r60 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "track", 215, CPyStatic_wayfarers___book___globals);
        goto CPyL178;
    }
    CPy_INCREF(cpy_r_r60);
CPyL33: ;
    cpy_r_r61 = CPyStatics[1524]; /* 'capacity' */
    cpy_r_r62 = CPyStatics[4896]; /* 0 */
    cpy_r_r63 = CPyDef_content___Row___number(cpy_r_line, cpy_r_r61, cpy_r_r62);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r63 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 215, CPyStatic_wayfarers___book___globals);
        goto CPyL179;
    }
    cpy_r_r64 = CPyDef_wayfarers___printed___Space(cpy_r_id, cpy_r_r56, cpy_r_r59, cpy_r_mark, cpy_r_r63, cpy_r_r53);
    CPy_DECREF(cpy_r_id);
    CPyTagged_DECREF(cpy_r_r56);
    CPyTagged_DECREF(cpy_r_r59);
    CPyTagged_DECREF(cpy_r_mark);
    CPyTagged_DECREF(cpy_r_r63);
    CPy_DECREF(cpy_r_r53);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 215, CPyStatic_wayfarers___book___globals);
        goto CPyL180;
    }
    cpy_r_r65 = PyList_Append(cpy_r_r60, cpy_r_r64);
    CPy_DECREF(cpy_r_r60);
    CPy_DECREF(cpy_r_r64);
    cpy_r_r66 = cpy_r_r65 >= 0;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 215, CPyStatic_wayfarers___book___globals);
        goto CPyL171;
    } else
        goto CPyL13;
CPyL36: ;
    cpy_r_r67 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r67)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 207, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r68 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "track", 216, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r68);
CPyL38: ;
    cpy_r_r69 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r70 = *(int64_t *)cpy_r_r69;
    cpy_r_r71 = PyList_New(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 216, CPyStatic_wayfarers___book___globals);
        goto CPyL181;
    }
    cpy_r_r72 = 0;
CPyL40: ;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r74 = *(int64_t *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r72 < cpy_r_r74;
    if (!cpy_r_r75) goto CPyL182;
    cpy_r_r76 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyListObject, ob_item));
    cpy_r_r77 = *(CPyPtr *)cpy_r_r76;
    cpy_r_r78 = cpy_r_r72 * 8;
    cpy_r_r79 = cpy_r_r77 + cpy_r_r78;
    cpy_r_r80 = *(PyObject * *)cpy_r_r79;
    CPy_INCREF(cpy_r_r80);
    if (likely(Py_TYPE(cpy_r_r80) == CPyType_wayfarers___printed___Space))
        cpy_r_r81 = cpy_r_r80;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 216, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Space", cpy_r_r80);
        goto CPyL183;
    }
    cpy_r_r82 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r81)->_column;
    CPyTagged_INCREF(cpy_r_r82);
    CPy_DECREF(cpy_r_r81);
    cpy_r_r83 = CPyTagged_StealAsObject(cpy_r_r82);
    CPyList_SetItemUnsafe(cpy_r_r71, cpy_r_r72, cpy_r_r83);
    cpy_r_r84 = cpy_r_r72 + 1;
    cpy_r_r72 = cpy_r_r84;
    goto CPyL40;
CPyL44: ;
    cpy_r_r85 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r86 = CPyStatics[39]; /* 'max' */
    cpy_r_r87 = CPyObject_GetAttr(cpy_r_r85, cpy_r_r86);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 216, CPyStatic_wayfarers___book___globals);
        goto CPyL184;
    }
    PyObject *cpy_r_r88[1] = {cpy_r_r71};
    cpy_r_r89 = (PyObject **)&cpy_r_r88;
    cpy_r_r90 = PyObject_Vectorcall(cpy_r_r87, cpy_r_r89, 1, 0);
    CPy_DECREF(cpy_r_r87);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 216, CPyStatic_wayfarers___book___globals);
        goto CPyL184;
    }
    CPy_DECREF(cpy_r_r71);
    if (likely(PyLong_Check(cpy_r_r90)))
        cpy_r_r91 = CPyTagged_FromObject(cpy_r_r90);
    else {
        CPy_TypeError("int", cpy_r_r90); cpy_r_r91 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r91 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 216, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_last_column != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_last_column);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_last_column = cpy_r_r91;
    cpy_r_r92 = 1;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 216, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r93 = PyList_New(0);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 217, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r94 = 0;
    cpy_r_r95 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track;
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "track", 217, CPyStatic_wayfarers___book___globals);
        goto CPyL185;
    }
    CPy_INCREF(cpy_r_r95);
CPyL50: ;
    cpy_r_r96 = 0;
CPyL51: ;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_r95 + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r96 < cpy_r_r98;
    if (!cpy_r_r99) goto CPyL186;
    cpy_r_place = cpy_r_r94;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_r95 + offsetof(PyListObject, ob_item));
    cpy_r_r101 = *(CPyPtr *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r96 * 8;
    cpy_r_r103 = cpy_r_r101 + cpy_r_r102;
    cpy_r_r104 = *(PyObject * *)cpy_r_r103;
    CPy_INCREF(cpy_r_r104);
    if (likely(Py_TYPE(cpy_r_r104) == CPyType_wayfarers___printed___Space))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 217, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Space", cpy_r_r104);
        goto CPyL187;
    }
    cpy_r_r106 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r105)->_takes_tile;
    CPy_DECREF(cpy_r_r105);
    if (!cpy_r_r106) goto CPyL188;
CPyL54: ;
    cpy_r_r107 = CPyTagged_StealAsObject(cpy_r_place);
    cpy_r_r108 = PyList_Append(cpy_r_r93, cpy_r_r107);
    CPy_DECREF(cpy_r_r107);
    cpy_r_r109 = cpy_r_r108 >= 0;
    if (unlikely(!cpy_r_r109)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 217, CPyStatic_wayfarers___book___globals);
        goto CPyL189;
    }
CPyL55: ;
    cpy_r_r110 = cpy_r_r94 + 2;
    cpy_r_r94 = cpy_r_r110;
    cpy_r_r111 = cpy_r_r96 + 1;
    cpy_r_r96 = cpy_r_r111;
    goto CPyL51;
CPyL56: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_tile_spaces != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_tile_spaces);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_tile_spaces = cpy_r_r93;
    cpy_r_r112 = 1;
    if (unlikely(!cpy_r_r112)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 217, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r113 = CPyStatics[571]; /* 'id' */
    cpy_r_r114 = CPyStatics[3262]; /* 'from' */
    cpy_r_r115 = CPyStatics[3852]; /* 'to' */
    cpy_r_r116 = CPyStatics[3853]; /* 'section' */
    cpy_r_r117 = CPyStatics[1489]; /* 'side' */
    cpy_r_r118 = CPyStatics[497]; /* 'kind' */
    cpy_r_r119 = CPyStatics[1548]; /* 'requirement' */
    CPy_INCREF(cpy_r_r113);
    CPy_INCREF(cpy_r_r114);
    CPy_INCREF(cpy_r_r115);
    CPy_INCREF(cpy_r_r116);
    CPy_INCREF(cpy_r_r117);
    CPy_INCREF(cpy_r_r118);
    CPy_INCREF(cpy_r_r119);
    cpy_r_r120.f0 = cpy_r_r113;
    cpy_r_r120.f1 = cpy_r_r114;
    cpy_r_r120.f2 = cpy_r_r115;
    cpy_r_r120.f3 = cpy_r_r116;
    cpy_r_r120.f4 = cpy_r_r117;
    cpy_r_r120.f5 = cpy_r_r118;
    cpy_r_r120.f6 = cpy_r_r119;
    cpy_r_r121 = PyTuple_New(7);
    if (unlikely(cpy_r_r121 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6741 = cpy_r_r120.f0;
    PyTuple_SET_ITEM(cpy_r_r121, 0, __tmp6741);
    PyObject *__tmp6742 = cpy_r_r120.f1;
    PyTuple_SET_ITEM(cpy_r_r121, 1, __tmp6742);
    PyObject *__tmp6743 = cpy_r_r120.f2;
    PyTuple_SET_ITEM(cpy_r_r121, 2, __tmp6743);
    PyObject *__tmp6744 = cpy_r_r120.f3;
    PyTuple_SET_ITEM(cpy_r_r121, 3, __tmp6744);
    PyObject *__tmp6745 = cpy_r_r120.f4;
    PyTuple_SET_ITEM(cpy_r_r121, 4, __tmp6745);
    PyObject *__tmp6746 = cpy_r_r120.f5;
    PyTuple_SET_ITEM(cpy_r_r121, 5, __tmp6746);
    PyObject *__tmp6747 = cpy_r_r120.f6;
    PyTuple_SET_ITEM(cpy_r_r121, 6, __tmp6747);
    cpy_r_columns = cpy_r_r121;
    cpy_r_r122 = CPyStatics[3854]; /* 'journal_links' */
    PyObject *__tmp6748;
    if (unlikely(!(PyTuple_Check(cpy_r_columns) && PyTuple_GET_SIZE(cpy_r_columns) == 7))) {
        __tmp6748 = NULL;
        goto __LL6749;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 0))))
        __tmp6748 = PyTuple_GET_ITEM(cpy_r_columns, 0);
    else {
        __tmp6748 = NULL;
    }
    if (__tmp6748 == NULL) goto __LL6749;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 1))))
        __tmp6748 = PyTuple_GET_ITEM(cpy_r_columns, 1);
    else {
        __tmp6748 = NULL;
    }
    if (__tmp6748 == NULL) goto __LL6749;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 2))))
        __tmp6748 = PyTuple_GET_ITEM(cpy_r_columns, 2);
    else {
        __tmp6748 = NULL;
    }
    if (__tmp6748 == NULL) goto __LL6749;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 3))))
        __tmp6748 = PyTuple_GET_ITEM(cpy_r_columns, 3);
    else {
        __tmp6748 = NULL;
    }
    if (__tmp6748 == NULL) goto __LL6749;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 4))))
        __tmp6748 = PyTuple_GET_ITEM(cpy_r_columns, 4);
    else {
        __tmp6748 = NULL;
    }
    if (__tmp6748 == NULL) goto __LL6749;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 5))))
        __tmp6748 = PyTuple_GET_ITEM(cpy_r_columns, 5);
    else {
        __tmp6748 = NULL;
    }
    if (__tmp6748 == NULL) goto __LL6749;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 6))))
        __tmp6748 = PyTuple_GET_ITEM(cpy_r_columns, 6);
    else {
        __tmp6748 = NULL;
    }
    if (__tmp6748 == NULL) goto __LL6749;
    __tmp6748 = cpy_r_columns;
__LL6749: ;
    if (unlikely(__tmp6748 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str]", cpy_r_columns); cpy_r_r123 = (tuple_T7OOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp6750 = PyTuple_GET_ITEM(cpy_r_columns, 0);
        CPy_INCREF(__tmp6750);
        PyObject *__tmp6751;
        if (likely(PyUnicode_Check(__tmp6750)))
            __tmp6751 = __tmp6750;
        else {
            CPy_TypeError("str", __tmp6750); 
            __tmp6751 = NULL;
        }
        cpy_r_r123.f0 = __tmp6751;
        PyObject *__tmp6752 = PyTuple_GET_ITEM(cpy_r_columns, 1);
        CPy_INCREF(__tmp6752);
        PyObject *__tmp6753;
        if (likely(PyUnicode_Check(__tmp6752)))
            __tmp6753 = __tmp6752;
        else {
            CPy_TypeError("str", __tmp6752); 
            __tmp6753 = NULL;
        }
        cpy_r_r123.f1 = __tmp6753;
        PyObject *__tmp6754 = PyTuple_GET_ITEM(cpy_r_columns, 2);
        CPy_INCREF(__tmp6754);
        PyObject *__tmp6755;
        if (likely(PyUnicode_Check(__tmp6754)))
            __tmp6755 = __tmp6754;
        else {
            CPy_TypeError("str", __tmp6754); 
            __tmp6755 = NULL;
        }
        cpy_r_r123.f2 = __tmp6755;
        PyObject *__tmp6756 = PyTuple_GET_ITEM(cpy_r_columns, 3);
        CPy_INCREF(__tmp6756);
        PyObject *__tmp6757;
        if (likely(PyUnicode_Check(__tmp6756)))
            __tmp6757 = __tmp6756;
        else {
            CPy_TypeError("str", __tmp6756); 
            __tmp6757 = NULL;
        }
        cpy_r_r123.f3 = __tmp6757;
        PyObject *__tmp6758 = PyTuple_GET_ITEM(cpy_r_columns, 4);
        CPy_INCREF(__tmp6758);
        PyObject *__tmp6759;
        if (likely(PyUnicode_Check(__tmp6758)))
            __tmp6759 = __tmp6758;
        else {
            CPy_TypeError("str", __tmp6758); 
            __tmp6759 = NULL;
        }
        cpy_r_r123.f4 = __tmp6759;
        PyObject *__tmp6760 = PyTuple_GET_ITEM(cpy_r_columns, 5);
        CPy_INCREF(__tmp6760);
        PyObject *__tmp6761;
        if (likely(PyUnicode_Check(__tmp6760)))
            __tmp6761 = __tmp6760;
        else {
            CPy_TypeError("str", __tmp6760); 
            __tmp6761 = NULL;
        }
        cpy_r_r123.f5 = __tmp6761;
        PyObject *__tmp6762 = PyTuple_GET_ITEM(cpy_r_columns, 6);
        CPy_INCREF(__tmp6762);
        PyObject *__tmp6763;
        if (likely(PyUnicode_Check(__tmp6762)))
            __tmp6763 = __tmp6762;
        else {
            CPy_TypeError("str", __tmp6762); 
            __tmp6763 = NULL;
        }
        cpy_r_r123.f6 = __tmp6763;
    }
    CPy_DECREF(cpy_r_columns);
    if (unlikely(cpy_r_r123.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r124 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r125 = CPyObject_GetAttr(cpy_r_content, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL190;
    }
    cpy_r_r126 = PyList_New(1);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL191;
    }
    cpy_r_r127 = (CPyPtr)((CPyPtr)cpy_r_r126 + offsetof(PyListObject, ob_item));
    cpy_r_r128 = *(CPyPtr *)cpy_r_r127;
    CPy_INCREF(cpy_r_r122);
    *(PyObject * *)cpy_r_r128 = cpy_r_r122;
    cpy_r_r129 = PyTuple_New(7);
    if (unlikely(cpy_r_r129 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6764 = cpy_r_r123.f0;
    PyTuple_SET_ITEM(cpy_r_r129, 0, __tmp6764);
    PyObject *__tmp6765 = cpy_r_r123.f1;
    PyTuple_SET_ITEM(cpy_r_r129, 1, __tmp6765);
    PyObject *__tmp6766 = cpy_r_r123.f2;
    PyTuple_SET_ITEM(cpy_r_r129, 2, __tmp6766);
    PyObject *__tmp6767 = cpy_r_r123.f3;
    PyTuple_SET_ITEM(cpy_r_r129, 3, __tmp6767);
    PyObject *__tmp6768 = cpy_r_r123.f4;
    PyTuple_SET_ITEM(cpy_r_r129, 4, __tmp6768);
    PyObject *__tmp6769 = cpy_r_r123.f5;
    PyTuple_SET_ITEM(cpy_r_r129, 5, __tmp6769);
    PyObject *__tmp6770 = cpy_r_r123.f6;
    PyTuple_SET_ITEM(cpy_r_r129, 6, __tmp6770);
    cpy_r_r130 = CPyList_Extend(cpy_r_r126, cpy_r_r129);
    CPy_DECREF(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    } else
        goto CPyL193;
CPyL61: ;
    cpy_r_r131 = PyList_AsTuple(cpy_r_r126);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r131 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL194;
    }
    cpy_r_r132 = PyObject_CallObject(cpy_r_r125, cpy_r_r131);
    CPy_DECREF(cpy_r_r125);
    CPy_DECREF(cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    if (likely(Py_TYPE(cpy_r_r132) == CPyType_content___Sheet))
        cpy_r_r133 = cpy_r_r132;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r132);
        goto CPyL164;
    }
    cpy_r_r134 = CPyDef_content___Sheet___items(cpy_r_r133);
    CPy_DECREF(cpy_r_r133);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r135 = PyObject_GetIter(cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
CPyL66: ;
    cpy_r_r136 = PyIter_Next(cpy_r_r135);
    if (cpy_r_r136 == NULL) goto CPyL195;
    PyObject *__tmp6771;
    if (unlikely(!(PyTuple_Check(cpy_r_r136) && PyTuple_GET_SIZE(cpy_r_r136) == 2))) {
        __tmp6771 = NULL;
        goto __LL6772;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r136, 0))))
        __tmp6771 = PyTuple_GET_ITEM(cpy_r_r136, 0);
    else {
        __tmp6771 = NULL;
    }
    if (__tmp6771 == NULL) goto __LL6772;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r136, 1)) == CPyType_content___Row))
        __tmp6771 = PyTuple_GET_ITEM(cpy_r_r136, 1);
    else {
        __tmp6771 = NULL;
    }
    if (__tmp6771 == NULL) goto __LL6772;
    __tmp6771 = cpy_r_r136;
__LL6772: ;
    if (unlikely(__tmp6771 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r136); cpy_r_r137 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6773 = PyTuple_GET_ITEM(cpy_r_r136, 0);
        CPy_INCREF(__tmp6773);
        PyObject *__tmp6774;
        if (likely(PyUnicode_Check(__tmp6773)))
            __tmp6774 = __tmp6773;
        else {
            CPy_TypeError("str", __tmp6773); 
            __tmp6774 = NULL;
        }
        cpy_r_r137.f0 = __tmp6774;
        PyObject *__tmp6775 = PyTuple_GET_ITEM(cpy_r_r136, 1);
        CPy_INCREF(__tmp6775);
        PyObject *__tmp6776;
        if (likely(Py_TYPE(__tmp6775) == CPyType_content___Row))
            __tmp6776 = __tmp6775;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6775); 
            __tmp6776 = NULL;
        }
        cpy_r_r137.f1 = __tmp6776;
    }
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL196;
    }
    cpy_r_r138 = cpy_r_r137.f0;
    CPy_INCREF(cpy_r_r138);
    cpy_r_id = cpy_r_r138;
    cpy_r_r139 = cpy_r_r137.f1;
    CPy_INCREF(cpy_r_r139);
    CPy_DECREF(cpy_r_r137.f0);
    CPy_DECREF(cpy_r_r137.f1);
    cpy_r_line = cpy_r_r139;
    cpy_r_r140 = CPyStatics[3262]; /* 'from' */
    cpy_r_r141 = CPyStatics[3852]; /* 'to' */
    CPy_INCREF(cpy_r_r140);
    CPy_INCREF(cpy_r_r141);
    cpy_r_r142.f0 = cpy_r_r140;
    cpy_r_r142.f1 = cpy_r_r141;
    cpy_r_r143 = PyTuple_New(2);
    if (unlikely(cpy_r_r143 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6777 = cpy_r_r142.f0;
    PyTuple_SET_ITEM(cpy_r_r143, 0, __tmp6777);
    PyObject *__tmp6778 = cpy_r_r142.f1;
    PyTuple_SET_ITEM(cpy_r_r143, 1, __tmp6778);
    cpy_r_r144 = PyObject_GetIter(cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 220, CPyStatic_wayfarers___book___globals);
        goto CPyL197;
    }
CPyL69: ;
    cpy_r_r145 = PyIter_Next(cpy_r_r144);
    if (cpy_r_r145 == NULL) goto CPyL198;
    if (likely(PyUnicode_Check(cpy_r_r145)))
        cpy_r_r146 = cpy_r_r145;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 220, CPyStatic_wayfarers___book___globals, "str", cpy_r_r145);
        goto CPyL199;
    }
    cpy_r_r147 = CPyDef_content___Row___text(cpy_r_line, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 221, CPyStatic_wayfarers___book___globals);
        goto CPyL200;
    }
    cpy_r_r148 = PyDict_Contains(cpy_r_r2, cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    cpy_r_r149 = cpy_r_r148 >= 0;
    if (unlikely(!cpy_r_r149)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 221, CPyStatic_wayfarers___book___globals);
        goto CPyL200;
    }
    cpy_r_r150 = cpy_r_r148;
    cpy_r_r151 = cpy_r_r150 ^ 1;
    if (cpy_r_r151) {
        goto CPyL201;
    } else
        goto CPyL202;
CPyL74: ;
    cpy_r_r152 = CPyStatics[151]; /* '' */
    cpy_r_r153 = CPyStatics[3855]; /* 'there is no space ' */
    cpy_r_r154 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r155 = CPyDef_content___Row___text(cpy_r_line, cpy_r_r146);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 222, CPyStatic_wayfarers___book___globals);
        goto CPyL203;
    }
    cpy_r_r156 = CPyStatics[151]; /* '' */
    cpy_r_r157 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r158[3] = {cpy_r_r154, cpy_r_r155, cpy_r_r156};
    cpy_r_r159 = (PyObject **)&cpy_r_r158;
    cpy_r_r160 = PyObject_VectorcallMethod(cpy_r_r157, cpy_r_r159, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r160 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 222, CPyStatic_wayfarers___book___globals);
        goto CPyL204;
    }
    CPy_DECREF(cpy_r_r155);
    if (likely(PyUnicode_Check(cpy_r_r160)))
        cpy_r_r161 = cpy_r_r160;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 222, CPyStatic_wayfarers___book___globals, "str", cpy_r_r160);
        goto CPyL203;
    }
    cpy_r_r162 = PyList_New(2);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 222, CPyStatic_wayfarers___book___globals);
        goto CPyL205;
    }
    cpy_r_r163 = (CPyPtr)((CPyPtr)cpy_r_r162 + offsetof(PyListObject, ob_item));
    cpy_r_r164 = *(CPyPtr *)cpy_r_r163;
    CPy_INCREF(cpy_r_r153);
    *(PyObject * *)cpy_r_r164 = cpy_r_r153;
    cpy_r_r165 = cpy_r_r164 + 8;
    *(PyObject * *)cpy_r_r165 = cpy_r_r161;
    cpy_r_r166 = PyUnicode_Join(cpy_r_r152, cpy_r_r162);
    CPy_DECREF(cpy_r_r162);
    if (unlikely(cpy_r_r166 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 222, CPyStatic_wayfarers___book___globals);
        goto CPyL203;
    }
    cpy_r_r167 = CPyDef_content___Row___fail(cpy_r_line, cpy_r_r146, cpy_r_r166);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r166);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 222, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Raise(cpy_r_r167);
    CPy_DECREF(cpy_r_r167);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 222, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL82: ;
    cpy_r_r168 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r168)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 220, CPyStatic_wayfarers___book___globals);
        goto CPyL197;
    }
    cpy_r_r169 = CPyStatics[3852]; /* 'to' */
    cpy_r_r170 = CPyDef_content___Row___text(cpy_r_line, cpy_r_r169);
    if (unlikely(cpy_r_r170 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 223, CPyStatic_wayfarers___book___globals);
        goto CPyL197;
    }
    cpy_r_r171 = CPyDict_GetItem(cpy_r_r2, cpy_r_r170);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r171 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 223, CPyStatic_wayfarers___book___globals);
        goto CPyL197;
    }
    if (likely(PyLong_Check(cpy_r_r171)))
        cpy_r_r172 = CPyTagged_FromObject(cpy_r_r171);
    else {
        CPy_TypeError("int", cpy_r_r171); cpy_r_r172 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r171);
    if (unlikely(cpy_r_r172 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 223, CPyStatic_wayfarers___book___globals);
        goto CPyL197;
    }
    cpy_r_r173 = CPyDef_wayfarers___printed___Link(cpy_r_id, cpy_r_r172);
    CPy_DECREF(cpy_r_id);
    CPyTagged_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 223, CPyStatic_wayfarers___book___globals);
        goto CPyL206;
    }
    cpy_r_r174 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track;
    if (unlikely(cpy_r_r174 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "track", 224, CPyStatic_wayfarers___book___globals);
        goto CPyL207;
    }
    CPy_INCREF(cpy_r_r174);
CPyL88: ;
    cpy_r_r175 = CPyStatics[3262]; /* 'from' */
    cpy_r_r176 = CPyDef_content___Row___text(cpy_r_line, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 224, CPyStatic_wayfarers___book___globals);
        goto CPyL208;
    }
    cpy_r_r177 = CPyDict_GetItem(cpy_r_r2, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r177 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 224, CPyStatic_wayfarers___book___globals);
        goto CPyL208;
    }
    if (likely(PyLong_Check(cpy_r_r177)))
        cpy_r_r178 = CPyTagged_FromObject(cpy_r_r177);
    else {
        CPy_TypeError("int", cpy_r_r177); cpy_r_r178 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r177);
    if (unlikely(cpy_r_r178 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 224, CPyStatic_wayfarers___book___globals);
        goto CPyL208;
    }
    cpy_r_r179 = CPyList_GetItem(cpy_r_r174, cpy_r_r178);
    CPy_DECREF(cpy_r_r174);
    CPyTagged_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r179 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 224, CPyStatic_wayfarers___book___globals);
        goto CPyL207;
    }
    if (likely(Py_TYPE(cpy_r_r179) == CPyType_wayfarers___printed___Space))
        cpy_r_r180 = cpy_r_r179;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 224, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Space", cpy_r_r179);
        goto CPyL207;
    }
    cpy_r_r181 = CPyStatics[3853]; /* 'section' */
    cpy_r_r182 = (PyObject *)&PyUnicode_Type;
    cpy_r_r183 = CPyStatic_wayfarers___names___SECTIONS;
    if (unlikely(cpy_r_r183.f0 == NULL)) {
        goto CPyL209;
    } else
        goto CPyL96;
CPyL94: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SECTIONS\" was not set");
    cpy_r_r184 = 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL96: ;
    cpy_r_r185 = CPyTagged_Add(6, 2);
    cpy_r_r186 = (PyObject *)&PyRange_Type;
    cpy_r_r187 = CPyStatics[4897]; /* 1 */
    cpy_r_r188 = CPyTagged_StealAsObject(cpy_r_r185);
    PyObject *cpy_r_r189[2] = {cpy_r_r187, cpy_r_r188};
    cpy_r_r190 = (PyObject **)&cpy_r_r189;
    cpy_r_r191 = PyObject_Vectorcall(cpy_r_r186, cpy_r_r190, 2, 0);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL210;
    }
    CPy_DECREF(cpy_r_r188);
    if (likely(PyRange_Check(cpy_r_r191)))
        cpy_r_r192 = cpy_r_r191;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals, "range", cpy_r_r191);
        goto CPyL211;
    }
    cpy_r_r193 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r194 = CPyStatics[2289]; /* 'map' */
    cpy_r_r195 = CPyObject_GetAttr(cpy_r_r193, cpy_r_r194);
    if (unlikely(cpy_r_r195 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL212;
    }
    PyObject *cpy_r_r196[2] = {cpy_r_r182, cpy_r_r192};
    cpy_r_r197 = (PyObject **)&cpy_r_r196;
    cpy_r_r198 = PyObject_Vectorcall(cpy_r_r195, cpy_r_r197, 2, 0);
    CPy_DECREF(cpy_r_r195);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL212;
    }
    CPy_DECREF(cpy_r_r192);
    cpy_r_r199 = CPyStatics[597]; /* 'word' */
    cpy_r_r200 = CPyObject_GetAttr(cpy_r_line, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL213;
    }
    cpy_r_r201 = PyList_New(1);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL214;
    }
    cpy_r_r202 = (CPyPtr)((CPyPtr)cpy_r_r201 + offsetof(PyListObject, ob_item));
    cpy_r_r203 = *(CPyPtr *)cpy_r_r202;
    CPy_INCREF(cpy_r_r181);
    *(PyObject * *)cpy_r_r203 = cpy_r_r181;
    cpy_r_r204 = CPyList_Extend(cpy_r_r201, cpy_r_r198);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    } else
        goto CPyL216;
CPyL103: ;
    cpy_r_r205 = PyList_AsTuple(cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL217;
    }
    cpy_r_r206 = PyObject_CallObject(cpy_r_r200, cpy_r_r205);
    CPy_DECREF(cpy_r_r200);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    if (likely(PyUnicode_Check(cpy_r_r206)))
        cpy_r_r207 = cpy_r_r206;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals, "str", cpy_r_r206);
        goto CPyL211;
    }
    cpy_r_r208 = CPyLong_FromStr(cpy_r_r207);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    if (likely(PyLong_Check(cpy_r_r208)))
        cpy_r_r209 = CPyTagged_FromObject(cpy_r_r208);
    else {
        CPy_TypeError("int", cpy_r_r208); cpy_r_r209 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r208);
    if (unlikely(cpy_r_r209 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 225, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    cpy_r_r210 = CPyTagged_Subtract(cpy_r_r209, 2);
    CPyTagged_DECREF(cpy_r_r209);
    cpy_r_r211 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r180)->_links;
    CPy_INCREF(cpy_r_r211.f0);
    CPy_INCREF(cpy_r_r211.f1);
    cpy_r_r212 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r213 = CPyStatics[819]; /* 'any' */
    cpy_r_r214 = CPyObject_GetAttr(cpy_r_r212, cpy_r_r213);
    if (unlikely(cpy_r_r214 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 226, CPyStatic_wayfarers___book___globals);
        goto CPyL218;
    }
    cpy_r_r215 = PyTuple_New(2);
    if (unlikely(cpy_r_r215 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6779 = cpy_r_r211.f0;
    PyTuple_SET_ITEM(cpy_r_r215, 0, __tmp6779);
    PyObject *__tmp6780 = cpy_r_r211.f1;
    PyTuple_SET_ITEM(cpy_r_r215, 1, __tmp6780);
    PyObject *cpy_r_r216[1] = {cpy_r_r215};
    cpy_r_r217 = (PyObject **)&cpy_r_r216;
    cpy_r_r218 = PyObject_Vectorcall(cpy_r_r214, cpy_r_r217, 1, 0);
    CPy_DECREF(cpy_r_r214);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 226, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    CPy_DECREF(cpy_r_r215);
    if (unlikely(!PyBool_Check(cpy_r_r218))) {
        CPy_TypeError("bool", cpy_r_r218); cpy_r_r219 = 2;
    } else
        cpy_r_r219 = cpy_r_r218 == Py_True;
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r219 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 226, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    if (!cpy_r_r219) goto CPyL120;
    cpy_r_r220 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r180)->_section;
    cpy_r_r221 = cpy_r_r220 & 1;
    cpy_r_r222 = cpy_r_r221 != 0;
    if (!cpy_r_r222) goto CPyL114;
    cpy_r_r223 = CPyTagged_IsEq_(cpy_r_r220, cpy_r_r210);
    cpy_r_r224 = cpy_r_r223 ^ 1;
    if (cpy_r_r224) {
        goto CPyL221;
    } else
        goto CPyL120;
CPyL114: ;
    cpy_r_r225 = cpy_r_r220 != cpy_r_r210;
    if (cpy_r_r225) {
        goto CPyL221;
    } else
        goto CPyL120;
CPyL115: ;
    cpy_r_r226 = CPyStatics[3853]; /* 'section' */
    cpy_r_r227 = CPyStatics[3856]; /* 'the other links from ' */
    cpy_r_r228 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r180)->_id;
    CPy_INCREF(cpy_r_r228);
    cpy_r_r229 = CPyStatics[3857]; /* ' belong to section ' */
    cpy_r_r230 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r180)->_section;
    cpy_r_r231 = CPyTagged_Add(cpy_r_r230, 2);
    CPy_DECREF(cpy_r_r180);
    cpy_r_r232 = CPyTagged_Str(cpy_r_r231);
    CPyTagged_DECREF(cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 227, CPyStatic_wayfarers___book___globals);
        goto CPyL222;
    }
    cpy_r_r233 = CPyStr_Build(4, cpy_r_r227, cpy_r_r228, cpy_r_r229, cpy_r_r232);
    CPy_DECREF(cpy_r_r228);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 227, CPyStatic_wayfarers___book___globals);
        goto CPyL223;
    }
    cpy_r_r234 = CPyDef_content___Row___fail(cpy_r_line, cpy_r_r226, cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r234 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 227, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Raise(cpy_r_r234);
    CPy_DECREF(cpy_r_r234);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 227, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL120: ;
    CPyTagged_DECREF(((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r180)->_section);
    ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r180)->_section = cpy_r_r210;
    cpy_r_r236 = CPyStatics[497]; /* 'kind' */
    cpy_r_r237 = CPyStatics[2865]; /* 'none' */
    cpy_r_r238 = CPyStatics[3858]; /* 'have' */
    cpy_r_r239 = CPyStatics[399]; /* 'pay' */
    cpy_r_r240 = PyTuple_Pack(3, cpy_r_r237, cpy_r_r238, cpy_r_r239);
    if (unlikely(cpy_r_r240 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 229, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    cpy_r_r241 = CPyDef_content___Row___word(cpy_r_line, cpy_r_r236, cpy_r_r240);
    CPy_DECREF(cpy_r_r240);
    if (unlikely(cpy_r_r241 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 229, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    cpy_r_r242 = CPyStatics[3858]; /* 'have' */
    cpy_r_r243 = CPyStr_EqualLiteral(cpy_r_r241, cpy_r_r242, 4);
    if (cpy_r_r243) {
        goto CPyL224;
    } else
        goto CPyL128;
CPyL123: ;
    cpy_r_r244 = CPyStatics[1548]; /* 'requirement' */
    cpy_r_r245 = CPyStatic_wayfarers___names___COUNTS;
    if (unlikely(cpy_r_r245 == NULL)) {
        goto CPyL225;
    } else
        goto CPyL126;
CPyL124: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COUNTS\" was not set");
    cpy_r_r246 = 0;
    if (unlikely(!cpy_r_r246)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 231, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL126: ;
    cpy_r_r247 = CPyDef_content___Row___formula(cpy_r_line, cpy_r_r244, cpy_r_r245);
    if (unlikely(cpy_r_r247 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 231, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___LinkObject *)cpy_r_r173)->_requirement);
    ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r173)->_requirement = cpy_r_r247;
    goto CPyL131;
CPyL128: ;
    cpy_r_r249 = CPyStatics[399]; /* 'pay' */
    cpy_r_r250 = CPyStr_EqualLiteral(cpy_r_r241, cpy_r_r249, 3);
    CPy_DECREF(cpy_r_r241);
    if (!cpy_r_r250) goto CPyL131;
    cpy_r_r251 = CPyStatics[1548]; /* 'requirement' */
    cpy_r_r252 = CPyDef_wayfarers___book____guild_price(cpy_r_line, cpy_r_r251);
    if (unlikely(cpy_r_r252 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 233, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    CPy_DECREF(((serai___games___wayfarers___printed___LinkObject *)cpy_r_r173)->_price);
    ((serai___games___wayfarers___printed___LinkObject *)cpy_r_r173)->_price = cpy_r_r252;
CPyL131: ;
    cpy_r_r254 = CPyStatic_wayfarers___names___SIDES;
    if (unlikely(cpy_r_r254.f0 == NULL)) {
        goto CPyL226;
    } else
        goto CPyL134;
CPyL132: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r255 = 0;
    if (unlikely(!cpy_r_r255)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL134: ;
    cpy_r_r256 = CPyStatics[1489]; /* 'side' */
    cpy_r_r257 = CPyStatic_wayfarers___names___SIDES;
    if (unlikely(cpy_r_r257.f0 == NULL)) {
        goto CPyL227;
    } else
        goto CPyL137;
CPyL135: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SIDES\" was not set");
    cpy_r_r258 = 0;
    if (unlikely(!cpy_r_r258)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL137: ;
    cpy_r_r259 = CPyStatics[597]; /* 'word' */
    cpy_r_r260 = CPyObject_GetAttr(cpy_r_line, cpy_r_r259);
    CPy_DECREF(cpy_r_line);
    if (unlikely(cpy_r_r260 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL228;
    }
    cpy_r_r261 = PyList_New(1);
    if (unlikely(cpy_r_r261 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL229;
    }
    cpy_r_r262 = (CPyPtr)((CPyPtr)cpy_r_r261 + offsetof(PyListObject, ob_item));
    cpy_r_r263 = *(CPyPtr *)cpy_r_r262;
    CPy_INCREF(cpy_r_r256);
    *(PyObject * *)cpy_r_r263 = cpy_r_r256;
    CPy_INCREF(cpy_r_r257.f0);
    CPy_INCREF(cpy_r_r257.f1);
    cpy_r_r264 = PyTuple_New(2);
    if (unlikely(cpy_r_r264 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6781 = cpy_r_r257.f0;
    PyTuple_SET_ITEM(cpy_r_r264, 0, __tmp6781);
    PyObject *__tmp6782 = cpy_r_r257.f1;
    PyTuple_SET_ITEM(cpy_r_r264, 1, __tmp6782);
    cpy_r_r265 = CPyList_Extend(cpy_r_r261, cpy_r_r264);
    CPy_DECREF(cpy_r_r264);
    if (unlikely(cpy_r_r265 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL230;
    } else
        goto CPyL231;
CPyL140: ;
    cpy_r_r266 = PyList_AsTuple(cpy_r_r261);
    CPy_DECREF(cpy_r_r261);
    if (unlikely(cpy_r_r266 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL229;
    }
    cpy_r_r267 = PyObject_CallObject(cpy_r_r260, cpy_r_r266);
    CPy_DECREF(cpy_r_r260);
    CPy_DECREF(cpy_r_r266);
    if (unlikely(cpy_r_r267 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL228;
    }
    if (likely(PyUnicode_Check(cpy_r_r267)))
        cpy_r_r268 = cpy_r_r267;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals, "str", cpy_r_r267);
        goto CPyL228;
    }
    cpy_r_r269 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r254.f0);
    CPy_INCREF(cpy_r_r254.f1);
    cpy_r_r270 = PyTuple_New(2);
    if (unlikely(cpy_r_r270 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6783 = cpy_r_r254.f0;
    PyTuple_SET_ITEM(cpy_r_r270, 0, __tmp6783);
    PyObject *__tmp6784 = cpy_r_r254.f1;
    PyTuple_SET_ITEM(cpy_r_r270, 1, __tmp6784);
    PyObject *cpy_r_r271[2] = {cpy_r_r270, cpy_r_r268};
    cpy_r_r272 = (PyObject **)&cpy_r_r271;
    cpy_r_r273 = PyObject_VectorcallMethod(cpy_r_r269, cpy_r_r272, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r273 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL232;
    }
    CPy_DECREF(cpy_r_r270);
    CPy_DECREF(cpy_r_r268);
    if (likely(PyLong_Check(cpy_r_r273)))
        cpy_r_r274 = CPyTagged_FromObject(cpy_r_r273);
    else {
        CPy_TypeError("int", cpy_r_r273); cpy_r_r274 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r273);
    if (unlikely(cpy_r_r274 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 234, CPyStatic_wayfarers___book___globals);
        goto CPyL228;
    }
    cpy_r_r275 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r180)->_links;
    CPy_INCREF(cpy_r_r275.f0);
    CPy_INCREF(cpy_r_r275.f1);
    CPy_DECREF(cpy_r_r180);
    cpy_r_r276 = PyTuple_New(2);
    if (unlikely(cpy_r_r276 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6785 = cpy_r_r275.f0;
    PyTuple_SET_ITEM(cpy_r_r276, 0, __tmp6785);
    PyObject *__tmp6786 = cpy_r_r275.f1;
    PyTuple_SET_ITEM(cpy_r_r276, 1, __tmp6786);
    cpy_r_r277 = CPySequenceTuple_GetItem(cpy_r_r276, cpy_r_r274);
    CPy_DECREF(cpy_r_r276);
    CPyTagged_DECREF(cpy_r_r274);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 235, CPyStatic_wayfarers___book___globals);
        goto CPyL233;
    }
    if (likely(PyList_Check(cpy_r_r277)))
        cpy_r_r278 = cpy_r_r277;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 235, CPyStatic_wayfarers___book___globals, "list", cpy_r_r277);
        goto CPyL233;
    }
    cpy_r_r279 = PyList_Append(cpy_r_r278, cpy_r_r173);
    CPy_DECREF(cpy_r_r278);
    CPy_DECREF(cpy_r_r173);
    cpy_r_r280 = cpy_r_r279 >= 0;
    if (unlikely(!cpy_r_r280)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 235, CPyStatic_wayfarers___book___globals);
        goto CPyL196;
    } else
        goto CPyL66;
CPyL148: ;
    cpy_r_r281 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r281)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 219, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    cpy_r_r282 = PyList_New(0);
    if (unlikely(cpy_r_r282 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 236, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    cpy_r_r283 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r284 = CPyStatics[571]; /* 'id' */
    cpy_r_r285 = CPyStatics[602]; /* 'effect' */
    cpy_r_r286 = PyTuple_Pack(2, cpy_r_r284, cpy_r_r285);
    if (unlikely(cpy_r_r286 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 238, CPyStatic_wayfarers___book___globals);
        goto CPyL234;
    }
    cpy_r_r287 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r283, cpy_r_r286);
    CPy_DECREF(cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 238, CPyStatic_wayfarers___book___globals);
        goto CPyL234;
    }
    cpy_r_r288 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_tile_spaces;
    if (unlikely(cpy_r_r288 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_journal", "Book", "tile_spaces", 238, CPyStatic_wayfarers___book___globals);
        goto CPyL235;
    }
CPyL153: ;
    cpy_r_r289 = (CPyPtr)((CPyPtr)cpy_r_r288 + offsetof(PyVarObject, ob_size));
    cpy_r_r290 = *(int64_t *)cpy_r_r289;
    cpy_r_r291 = cpy_r_r290 << 1;
    cpy_r_r292 = CPyDef_content___Sheet___expect(cpy_r_r287, cpy_r_r291);
    CPy_DECREF(cpy_r_r287);
    if (unlikely(cpy_r_r292 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 238, CPyStatic_wayfarers___book___globals);
        goto CPyL234;
    }
    cpy_r_r293 = CPyDef_content___Sheet___items(cpy_r_r292);
    CPy_DECREF(cpy_r_r292);
    if (unlikely(cpy_r_r293 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 238, CPyStatic_wayfarers___book___globals);
        goto CPyL234;
    }
    cpy_r_r294 = PyObject_GetIter(cpy_r_r293);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 236, CPyStatic_wayfarers___book___globals);
        goto CPyL234;
    }
CPyL156: ;
    cpy_r_r295 = PyIter_Next(cpy_r_r294);
    if (cpy_r_r295 == NULL) goto CPyL236;
    PyObject *__tmp6787;
    if (unlikely(!(PyTuple_Check(cpy_r_r295) && PyTuple_GET_SIZE(cpy_r_r295) == 2))) {
        __tmp6787 = NULL;
        goto __LL6788;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r295, 0))))
        __tmp6787 = PyTuple_GET_ITEM(cpy_r_r295, 0);
    else {
        __tmp6787 = NULL;
    }
    if (__tmp6787 == NULL) goto __LL6788;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r295, 1)) == CPyType_content___Row))
        __tmp6787 = PyTuple_GET_ITEM(cpy_r_r295, 1);
    else {
        __tmp6787 = NULL;
    }
    if (__tmp6787 == NULL) goto __LL6788;
    __tmp6787 = cpy_r_r295;
__LL6788: ;
    if (unlikely(__tmp6787 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r295); cpy_r_r296 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6789 = PyTuple_GET_ITEM(cpy_r_r295, 0);
        CPy_INCREF(__tmp6789);
        PyObject *__tmp6790;
        if (likely(PyUnicode_Check(__tmp6789)))
            __tmp6790 = __tmp6789;
        else {
            CPy_TypeError("str", __tmp6789); 
            __tmp6790 = NULL;
        }
        cpy_r_r296.f0 = __tmp6790;
        PyObject *__tmp6791 = PyTuple_GET_ITEM(cpy_r_r295, 1);
        CPy_INCREF(__tmp6791);
        PyObject *__tmp6792;
        if (likely(Py_TYPE(__tmp6791) == CPyType_content___Row))
            __tmp6792 = __tmp6791;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6791); 
            __tmp6792 = NULL;
        }
        cpy_r_r296.f1 = __tmp6792;
    }
    CPy_DECREF(cpy_r_r295);
    if (unlikely(cpy_r_r296.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 236, CPyStatic_wayfarers___book___globals);
        goto CPyL237;
    }
    cpy_r_r297 = cpy_r_r296.f0;
    CPy_INCREF(cpy_r_r297);
    cpy_r_r298 = cpy_r_r296.f1;
    CPy_INCREF(cpy_r_r298);
    CPy_DECREF(cpy_r_r296.f0);
    CPy_DECREF(cpy_r_r296.f1);
    cpy_r_r299 = CPyStatics[602]; /* 'effect' */
    cpy_r_r300 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r300);
    cpy_r_r301 = CPyDef_content___Row___effect(cpy_r_r298, cpy_r_r299, cpy_r_r300);
    CPy_DECREF(cpy_r_r300);
    CPy_DECREF(cpy_r_r298);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 237, CPyStatic_wayfarers___book___globals);
        goto CPyL238;
    }
    cpy_r_r302.f0 = cpy_r_r297;
    cpy_r_r302.f1 = cpy_r_r301;
    cpy_r_r303 = PyTuple_New(2);
    if (unlikely(cpy_r_r303 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6793 = cpy_r_r302.f0;
    PyTuple_SET_ITEM(cpy_r_r303, 0, __tmp6793);
    PyObject *__tmp6794 = cpy_r_r302.f1;
    PyTuple_SET_ITEM(cpy_r_r303, 1, __tmp6794);
    cpy_r_r304 = PyList_Append(cpy_r_r282, cpy_r_r303);
    CPy_DECREF(cpy_r_r303);
    cpy_r_r305 = cpy_r_r304 >= 0;
    if (unlikely(!cpy_r_r305)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 236, CPyStatic_wayfarers___book___globals);
        goto CPyL237;
    } else
        goto CPyL156;
CPyL160: ;
    cpy_r_r306 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 236, CPyStatic_wayfarers___book___globals);
        goto CPyL234;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_journal_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_journal_tiles);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_journal_tiles = cpy_r_r282;
    cpy_r_r307 = 1;
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 236, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    return 1;
CPyL163: ;
    cpy_r_r308 = 2;
    return cpy_r_r308;
CPyL164: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL163;
CPyL165: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_columns);
    goto CPyL163;
CPyL166: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_columns);
    CPy_DecRef(cpy_r_r15);
    goto CPyL163;
CPyL167: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    goto CPyL163;
CPyL168: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL8;
CPyL169: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r15);
    goto CPyL163;
CPyL170: ;
    CPy_DECREF(cpy_r_r24);
    goto CPyL36;
CPyL171: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    goto CPyL163;
CPyL172: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    goto CPyL163;
CPyL173: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r30);
    goto CPyL163;
CPyL174: ;
    CPy_DECREF(cpy_r_r30);
    goto CPyL26;
CPyL175: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPyTagged_DecRef(cpy_r_mark);
    goto CPyL163;
CPyL176: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPyTagged_DecRef(cpy_r_mark);
    CPy_DecRef(cpy_r_r53);
    goto CPyL163;
CPyL177: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPyTagged_DecRef(cpy_r_mark);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r56);
    goto CPyL163;
CPyL178: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPyTagged_DecRef(cpy_r_mark);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL163;
CPyL179: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_id);
    CPyTagged_DecRef(cpy_r_mark);
    CPy_DecRef(cpy_r_r53);
    CPyTagged_DecRef(cpy_r_r56);
    CPyTagged_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r60);
    goto CPyL163;
CPyL180: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r24);
    CPy_DecRef(cpy_r_r60);
    goto CPyL163;
CPyL181: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r68);
    goto CPyL163;
CPyL182: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL44;
CPyL183: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r71);
    goto CPyL163;
CPyL184: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r71);
    goto CPyL163;
CPyL185: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r93);
    goto CPyL163;
CPyL186: ;
    CPy_DECREF(cpy_r_r95);
    goto CPyL56;
CPyL187: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r95);
    CPyTagged_DecRef(cpy_r_place);
    goto CPyL163;
CPyL188: ;
    CPyTagged_DECREF(cpy_r_place);
    goto CPyL55;
CPyL189: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r93);
    CPy_DecRef(cpy_r_r95);
    goto CPyL163;
CPyL190: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    CPy_DecRef(cpy_r_r123.f3);
    CPy_DecRef(cpy_r_r123.f4);
    CPy_DecRef(cpy_r_r123.f5);
    CPy_DecRef(cpy_r_r123.f6);
    goto CPyL163;
CPyL191: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r123.f0);
    CPy_DecRef(cpy_r_r123.f1);
    CPy_DecRef(cpy_r_r123.f2);
    CPy_DecRef(cpy_r_r123.f3);
    CPy_DecRef(cpy_r_r123.f4);
    CPy_DecRef(cpy_r_r123.f5);
    CPy_DecRef(cpy_r_r123.f6);
    CPy_DecRef(cpy_r_r125);
    goto CPyL163;
CPyL192: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r125);
    CPy_DecRef(cpy_r_r126);
    goto CPyL163;
CPyL193: ;
    CPy_DECREF(cpy_r_r130);
    goto CPyL61;
CPyL194: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r125);
    goto CPyL163;
CPyL195: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r135);
    goto CPyL148;
CPyL196: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r135);
    goto CPyL163;
CPyL197: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    goto CPyL163;
CPyL198: ;
    CPy_DECREF(cpy_r_r144);
    goto CPyL82;
CPyL199: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r144);
    goto CPyL163;
CPyL200: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_id);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r144);
    CPy_DecRef(cpy_r_r146);
    goto CPyL163;
CPyL201: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_id);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r144);
    goto CPyL74;
CPyL202: ;
    CPy_DECREF(cpy_r_r146);
    goto CPyL69;
CPyL203: ;
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r146);
    goto CPyL163;
CPyL204: ;
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r155);
    goto CPyL163;
CPyL205: ;
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r161);
    goto CPyL163;
CPyL206: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    goto CPyL163;
CPyL207: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    goto CPyL163;
CPyL208: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r174);
    goto CPyL163;
CPyL209: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    goto CPyL94;
CPyL210: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r188);
    goto CPyL163;
CPyL211: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    goto CPyL163;
CPyL212: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r192);
    goto CPyL163;
CPyL213: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r198);
    goto CPyL163;
CPyL214: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r198);
    CPy_DecRef(cpy_r_r200);
    goto CPyL163;
CPyL215: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r201);
    goto CPyL163;
CPyL216: ;
    CPy_DECREF(cpy_r_r204);
    goto CPyL103;
CPyL217: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r200);
    goto CPyL163;
CPyL218: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPyTagged_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r211.f0);
    CPy_DecRef(cpy_r_r211.f1);
    goto CPyL163;
CPyL219: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPyTagged_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r215);
    goto CPyL163;
CPyL220: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPyTagged_DecRef(cpy_r_r210);
    goto CPyL163;
CPyL221: ;
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r135);
    CPy_DECREF(cpy_r_r173);
    CPyTagged_DECREF(cpy_r_r210);
    goto CPyL115;
CPyL222: ;
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r228);
    goto CPyL163;
CPyL223: ;
    CPy_DecRef(cpy_r_line);
    goto CPyL163;
CPyL224: ;
    CPy_DECREF(cpy_r_r241);
    goto CPyL123;
CPyL225: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    goto CPyL124;
CPyL226: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    goto CPyL132;
CPyL227: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_line);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    goto CPyL135;
CPyL228: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    goto CPyL163;
CPyL229: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r260);
    goto CPyL163;
CPyL230: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r260);
    CPy_DecRef(cpy_r_r261);
    goto CPyL163;
CPyL231: ;
    CPy_DECREF(cpy_r_r265);
    goto CPyL140;
CPyL232: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    CPy_DecRef(cpy_r_r180);
    CPy_DecRef(cpy_r_r268);
    CPy_DecRef(cpy_r_r270);
    goto CPyL163;
CPyL233: ;
    CPy_DecRef(cpy_r_r2);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r173);
    goto CPyL163;
CPyL234: ;
    CPy_DecRef(cpy_r_r282);
    goto CPyL163;
CPyL235: ;
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r287);
    goto CPyL163;
CPyL236: ;
    CPy_DECREF(cpy_r_r294);
    goto CPyL160;
CPyL237: ;
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r294);
    goto CPyL163;
CPyL238: ;
    CPy_DecRef(cpy_r_r282);
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r297);
    goto CPyL163;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_journal(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_journal", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_journal(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_journal", 202, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    cpy_r_r0 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r1 = cpy_r_instance == cpy_r_r0;
    if (!cpy_r_r1) goto CPyL2;
    CPy_INCREF(cpy_r___mypyc_self__);
    return cpy_r___mypyc_self__;
CPyL2: ;
    cpy_r_r2 = PyMethod_New(cpy_r___mypyc_self__, cpy_r_instance);
    if (cpy_r_r2 == NULL) goto CPyL4;
    return cpy_r_r2;
CPyL4: ;
    cpy_r_r3 = NULL;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"instance", "owner", 0};
            static CPyArg_Parser parser = {"OO:__get__", kwlist, 0};
            PyObject *obj_instance;
            PyObject *obj_owner;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_instance, &obj_owner)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_instance = obj_instance;
            PyObject *arg_owner = obj_owner;
            PyObject *retval = CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "__get__", -1, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____call__(PyObject *cpy_r___mypyc_self__, CPyTagged cpy_r_number) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    cpy_r_r0 = ((serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *)cpy_r___mypyc_self__)->___mypyc_env__;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "<lambda>", "__mypyc_lambda__0__read_tiles_Book___comprehension_0___obj", "__mypyc_env__", 249, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book_____comprehension_0___3_envObject *)cpy_r_r0)->___mypyc_env__;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "<lambda>", "__comprehension_0___env", "__mypyc_env__", 249, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r1)->_self;
    if (unlikely(cpy_r_r2 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'self' of '_read_tiles_Book_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r2);
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<lambda>", 249, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
CPyL3: ;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r2)->_tiles;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "<lambda>", "Book", "tiles", 249, CPyStatic_wayfarers___book___globals);
        goto CPyL8;
    }
CPyL4: ;
    cpy_r_r4 = CPyList_GetItemBorrow(cpy_r_r3, cpy_r_number);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<lambda>", 249, CPyStatic_wayfarers___book___globals);
        goto CPyL8;
    }
    if (likely(Py_TYPE(cpy_r_r4) == CPyType_wayfarers___printed___Tile))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "<lambda>", 249, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r4);
        goto CPyL8;
    }
    cpy_r_r6 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r5)->_board_slot;
    CPyTagged_INCREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r2);
    return cpy_r_r6;
CPyL7: ;
    cpy_r_r7 = CPY_INT_TAG;
    return cpy_r_r7;
CPyL8: ;
    CPy_DecRef(cpy_r_r2);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"number", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_number)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj_____call__(arg___mypyc_self__, arg_number);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<lambda>", 249, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_tiles(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
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
    tuple_T10OOOOOOOOOO cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyPtr cpy_r_r18;
    CPyPtr cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    tuple_T2OO cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int32_t cpy_r_r32;
    char cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    CPyTagged cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    CPyPtr cpy_r_r42;
    int64_t cpy_r_r43;
    char cpy_r_r44;
    CPyTagged cpy_r_number;
    CPyPtr cpy_r_r45;
    CPyPtr cpy_r_r46;
    int64_t cpy_r_r47;
    CPyPtr cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    int32_t cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    int64_t cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    tuple_T5OOOOO cpy_r_r62;
    char cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_kind;
    char cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    int64_t cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    char cpy_r_r73;
    CPyTagged cpy_r_number_2;
    CPyPtr cpy_r_r74;
    CPyPtr cpy_r_r75;
    int64_t cpy_r_r76;
    CPyPtr cpy_r_r77;
    PyObject *cpy_r_r78;
    PyObject *cpy_r_r79;
    CPyTagged cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    char cpy_r_r85;
    PyObject *cpy_r_r86;
    int32_t cpy_r_r87;
    char cpy_r_r88;
    CPyTagged cpy_r_r89;
    int64_t cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject **cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    int32_t cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    PyObject *cpy_r_r103;
    char cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    tuple_T5OOOOO cpy_r_r113;
    char cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    CPyPtr cpy_r_r118;
    CPyPtr cpy_r_r119;
    tuple_T5OOOOO cpy_r_r120;
    char cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    char cpy_r_r124;
    tuple_T3III cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    CPyPtr cpy_r_r128;
    CPyPtr cpy_r_r129;
    tuple_T5OOOOO cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    PyObject *cpy_r_r133;
    char cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    tuple_T2OO cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    tuple_T5OOOOO cpy_r_r141;
    char cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    char cpy_r_r148;
    char cpy_r_r149;
    char cpy_r_r150;
    char cpy_r_r151;
    char cpy_r_r152;
    char cpy_r_r153;
    char cpy_r_r154;
    char cpy_r_r155;
    char cpy_r_r156;
    char cpy_r_r157;
    PyObject *cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject **cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    tuple_T5OOOOO cpy_r_r170;
    char cpy_r_r171;
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    PyObject *cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject **cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject *cpy_r_r180;
    CPyPtr cpy_r_r181;
    CPyPtr cpy_r_r182;
    CPyPtr cpy_r_r183;
    CPyPtr cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    tuple_T5OOOOO cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject **cpy_r_r192;
    PyObject *cpy_r_r193;
    CPyTagged cpy_r_r194;
    PyObject *cpy_r_r195;
    PyObject *cpy_r_r196;
    CPyTagged cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    char cpy_r_r201;
    PyObject *cpy_r_r202;
    PyObject *cpy_r_r203;
    char cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    char cpy_r_r209;
    PyObject *cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    CPyPtr cpy_r_r214;
    int64_t cpy_r_r215;
    CPyTagged cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    CPyTagged cpy_r_r219;
    char cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    CPyPtr cpy_r_r227;
    int64_t cpy_r_r228;
    CPyTagged cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    char cpy_r_r234;
    tuple_T3T2IIT2IIT2II cpy_r_r235;
    char cpy_r_r236;
    tuple_T2II cpy_r_r237;
    tuple_T2II cpy_r_r238;
    tuple_T2II cpy_r_r239;
    PyObject *cpy_r_r240;
    PyObject *cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    int64_t cpy_r_r245;
    char cpy_r_r246;
    PyObject *cpy_r_r247;
    tuple_T2II cpy_r_r248;
    CPyTagged cpy_r_r249;
    CPyTagged cpy_r_r250;
    PyObject *cpy_r_r251;
    int64_t cpy_r_r252;
    PyObject *cpy_r_r253;
    char cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
    CPyPtr cpy_r_r257;
    int64_t cpy_r_r258;
    PyObject *cpy_r_r259;
    int64_t cpy_r_r260;
    CPyPtr cpy_r_r261;
    int64_t cpy_r_r262;
    char cpy_r_r263;
    CPyPtr cpy_r_r264;
    CPyPtr cpy_r_r265;
    int64_t cpy_r_r266;
    CPyPtr cpy_r_r267;
    PyObject *cpy_r_r268;
    PyObject *cpy_r_r269;
    tuple_T3T2IIT2IIT2II cpy_r_r270;
    char cpy_r_r271;
    CPyTagged cpy_r_r272;
    CPyTagged cpy_r_r273;
    tuple_T2II cpy_r_r274;
    PyObject *cpy_r_r275;
    PyObject *cpy_r_r276;
    PyObject *cpy_r_r277;
    PyObject **cpy_r_r279;
    PyObject *cpy_r_r280;
    CPyTagged cpy_r_r281;
    PyObject *cpy_r_r282;
    int64_t cpy_r_r283;
    PyObject *cpy_r_r284;
    char cpy_r_r285;
    char cpy_r_r286;
    cpy_r_r0 = CPyDef_wayfarers___book____read_tiles_Book_env();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 241, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_INCREF(cpy_r_self);
    if (((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self);
    }
    ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self = cpy_r_self;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 241, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r2 = CPyStatics[571]; /* 'id' */
    cpy_r_r3 = CPyStatics[448]; /* 'type' */
    cpy_r_r4 = CPyStatics[3860]; /* 'copies' */
    cpy_r_r5 = CPyStatics[3861]; /* 'width' */
    cpy_r_r6 = CPyStatics[3862]; /* 'height' */
    cpy_r_r7 = CPyStatics[3863]; /* 'front' */
    cpy_r_r8 = CPyStatics[3864]; /* 'back' */
    cpy_r_r9 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r10 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r11 = CPyStatics[3865]; /* 'board_slot' */
    CPy_INCREF(cpy_r_r2);
    CPy_INCREF(cpy_r_r3);
    CPy_INCREF(cpy_r_r4);
    CPy_INCREF(cpy_r_r5);
    CPy_INCREF(cpy_r_r6);
    CPy_INCREF(cpy_r_r7);
    CPy_INCREF(cpy_r_r8);
    CPy_INCREF(cpy_r_r9);
    CPy_INCREF(cpy_r_r10);
    CPy_INCREF(cpy_r_r11);
    cpy_r_r12.f0 = cpy_r_r2;
    cpy_r_r12.f1 = cpy_r_r3;
    cpy_r_r12.f2 = cpy_r_r4;
    cpy_r_r12.f3 = cpy_r_r5;
    cpy_r_r12.f4 = cpy_r_r6;
    cpy_r_r12.f5 = cpy_r_r7;
    cpy_r_r12.f6 = cpy_r_r8;
    cpy_r_r12.f7 = cpy_r_r9;
    cpy_r_r12.f8 = cpy_r_r10;
    cpy_r_r12.f9 = cpy_r_r11;
    cpy_r_r13 = PyList_New(0);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL165;
    }
    cpy_r_r14 = CPyStatics[3866]; /* 'upgrade_tiles' */
    cpy_r_r15 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_content, cpy_r_r15);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL166;
    }
    cpy_r_r17 = PyList_New(1);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL167;
    }
    cpy_r_r18 = (CPyPtr)((CPyPtr)cpy_r_r17 + offsetof(PyListObject, ob_item));
    cpy_r_r19 = *(CPyPtr *)cpy_r_r18;
    CPy_INCREF(cpy_r_r14);
    *(PyObject * *)cpy_r_r19 = cpy_r_r14;
    cpy_r_r20 = PyTuple_New(10);
    if (unlikely(cpy_r_r20 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6795 = cpy_r_r12.f0;
    PyTuple_SET_ITEM(cpy_r_r20, 0, __tmp6795);
    PyObject *__tmp6796 = cpy_r_r12.f1;
    PyTuple_SET_ITEM(cpy_r_r20, 1, __tmp6796);
    PyObject *__tmp6797 = cpy_r_r12.f2;
    PyTuple_SET_ITEM(cpy_r_r20, 2, __tmp6797);
    PyObject *__tmp6798 = cpy_r_r12.f3;
    PyTuple_SET_ITEM(cpy_r_r20, 3, __tmp6798);
    PyObject *__tmp6799 = cpy_r_r12.f4;
    PyTuple_SET_ITEM(cpy_r_r20, 4, __tmp6799);
    PyObject *__tmp6800 = cpy_r_r12.f5;
    PyTuple_SET_ITEM(cpy_r_r20, 5, __tmp6800);
    PyObject *__tmp6801 = cpy_r_r12.f6;
    PyTuple_SET_ITEM(cpy_r_r20, 6, __tmp6801);
    PyObject *__tmp6802 = cpy_r_r12.f7;
    PyTuple_SET_ITEM(cpy_r_r20, 7, __tmp6802);
    PyObject *__tmp6803 = cpy_r_r12.f8;
    PyTuple_SET_ITEM(cpy_r_r20, 8, __tmp6803);
    PyObject *__tmp6804 = cpy_r_r12.f9;
    PyTuple_SET_ITEM(cpy_r_r20, 9, __tmp6804);
    cpy_r_r21 = CPyList_Extend(cpy_r_r17, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL168;
    } else
        goto CPyL169;
CPyL6: ;
    cpy_r_r22 = PyList_AsTuple(cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL170;
    }
    cpy_r_r23 = PyObject_CallObject(cpy_r_r16, cpy_r_r22);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL171;
    }
    if (likely(Py_TYPE(cpy_r_r23) == CPyType_content___Sheet))
        cpy_r_r24 = cpy_r_r23;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r23);
        goto CPyL171;
    }
    cpy_r_r25 = CPyDef_content___Sheet___items(cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL171;
    }
    cpy_r_r26 = PyObject_GetIter(cpy_r_r25);
    CPy_DECREF(cpy_r_r25);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL171;
    }
CPyL11: ;
    cpy_r_r27 = PyIter_Next(cpy_r_r26);
    if (cpy_r_r27 == NULL) goto CPyL172;
    PyObject *__tmp6805;
    if (unlikely(!(PyTuple_Check(cpy_r_r27) && PyTuple_GET_SIZE(cpy_r_r27) == 2))) {
        __tmp6805 = NULL;
        goto __LL6806;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r27, 0))))
        __tmp6805 = PyTuple_GET_ITEM(cpy_r_r27, 0);
    else {
        __tmp6805 = NULL;
    }
    if (__tmp6805 == NULL) goto __LL6806;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r27, 1)) == CPyType_content___Row))
        __tmp6805 = PyTuple_GET_ITEM(cpy_r_r27, 1);
    else {
        __tmp6805 = NULL;
    }
    if (__tmp6805 == NULL) goto __LL6806;
    __tmp6805 = cpy_r_r27;
__LL6806: ;
    if (unlikely(__tmp6805 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r27); cpy_r_r28 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6807 = PyTuple_GET_ITEM(cpy_r_r27, 0);
        CPy_INCREF(__tmp6807);
        PyObject *__tmp6808;
        if (likely(PyUnicode_Check(__tmp6807)))
            __tmp6808 = __tmp6807;
        else {
            CPy_TypeError("str", __tmp6807); 
            __tmp6808 = NULL;
        }
        cpy_r_r28.f0 = __tmp6808;
        PyObject *__tmp6809 = PyTuple_GET_ITEM(cpy_r_r27, 1);
        CPy_INCREF(__tmp6809);
        PyObject *__tmp6810;
        if (likely(Py_TYPE(__tmp6809) == CPyType_content___Row))
            __tmp6810 = __tmp6809;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6809); 
            __tmp6810 = NULL;
        }
        cpy_r_r28.f1 = __tmp6810;
    }
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    }
    cpy_r_r29 = cpy_r_r28.f0;
    CPy_INCREF(cpy_r_r29);
    cpy_r_r30 = cpy_r_r28.f1;
    CPy_INCREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r28.f0);
    CPy_DECREF(cpy_r_r28.f1);
    cpy_r_r31 = CPyDef_wayfarers___printed___Tile(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r29);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    }
    cpy_r_r32 = PyList_Append(cpy_r_r13, cpy_r_r31);
    CPy_DECREF(cpy_r_r31);
    cpy_r_r33 = cpy_r_r32 >= 0;
    if (unlikely(!cpy_r_r33)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL173;
    } else
        goto CPyL11;
CPyL15: ;
    cpy_r_r34 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL171;
    }
    cpy_r_r35 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL171;
    }
    CPy_INCREF(cpy_r_r35);
CPyL17: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r35)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r35)->_tiles);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r35)->_tiles = cpy_r_r13;
    cpy_r_r36 = 1;
    CPy_DECREF(cpy_r_r35);
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 243, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r37 = PyDict_New();
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 244, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r38 = 0;
    cpy_r_r39 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 244, CPyStatic_wayfarers___book___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r39);
CPyL20: ;
    cpy_r_r40 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r39)->_tiles;
    if (unlikely(cpy_r_r40 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tiles' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r40);
    }
    CPy_DECREF(cpy_r_r39);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 244, CPyStatic_wayfarers___book___globals);
        goto CPyL174;
    }
CPyL21: ;
    cpy_r_r41 = 0;
CPyL22: ;
    cpy_r_r42 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r43 = *(int64_t *)cpy_r_r42;
    cpy_r_r44 = cpy_r_r41 < cpy_r_r43;
    if (!cpy_r_r44) goto CPyL175;
    cpy_r_number = cpy_r_r38;
    cpy_r_r45 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r46 = *(CPyPtr *)cpy_r_r45;
    cpy_r_r47 = cpy_r_r41 * 8;
    cpy_r_r48 = cpy_r_r46 + cpy_r_r47;
    cpy_r_r49 = *(PyObject * *)cpy_r_r48;
    CPy_INCREF(cpy_r_r49);
    if (likely(Py_TYPE(cpy_r_r49) == CPyType_wayfarers___printed___Tile))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 244, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r49);
        goto CPyL176;
    }
    cpy_r_r51 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r50)->_id;
    CPy_INCREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r50);
    cpy_r_r52 = CPyTagged_StealAsObject(cpy_r_number);
    cpy_r_r53 = PyDict_SetItem(cpy_r_r37, cpy_r_r51, cpy_r_r52);
    CPy_DECREF(cpy_r_r51);
    CPy_DECREF(cpy_r_r52);
    cpy_r_r54 = cpy_r_r53 >= 0;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 244, CPyStatic_wayfarers___book___globals);
        goto CPyL177;
    }
    cpy_r_r55 = cpy_r_r38 + 2;
    cpy_r_r38 = cpy_r_r55;
    cpy_r_r56 = cpy_r_r41 + 1;
    cpy_r_r41 = cpy_r_r56;
    goto CPyL22;
CPyL26: ;
    cpy_r_r57 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 244, CPyStatic_wayfarers___book___globals);
        goto CPyL174;
    }
    CPy_INCREF(cpy_r_r57);
CPyL27: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r57)->_tile_numbers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r57)->_tile_numbers);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r57)->_tile_numbers = cpy_r_r37;
    cpy_r_r58 = 1;
    CPy_DECREF(cpy_r_r57);
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 244, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r59 = CPyDef_wayfarers___book_____comprehension_0___3_env();
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 246, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r0);
    if (((serai___games___wayfarers___book_____comprehension_0___3_envObject *)cpy_r_r59)->___mypyc_env__ != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book_____comprehension_0___3_envObject *)cpy_r_r59)->___mypyc_env__);
    }
    ((serai___games___wayfarers___book_____comprehension_0___3_envObject *)cpy_r_r59)->___mypyc_env__ = cpy_r_r0;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 246, CPyStatic_wayfarers___book___globals);
        goto CPyL178;
    }
    cpy_r_r61 = PyList_New(0);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 246, CPyStatic_wayfarers___book___globals);
        goto CPyL178;
    }
    cpy_r_r62 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r62.f0 == NULL)) {
        goto CPyL179;
    } else
        goto CPyL34;
CPyL32: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r63 = 0;
    if (unlikely(!cpy_r_r63)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 251, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL34: ;
    cpy_r_r64 = 0;
    cpy_r_kind = cpy_r_r64;
    CPyTagged_DECREF(cpy_r_kind);
CPyL35: ;
    cpy_r_r65 = (Py_ssize_t)cpy_r_r64 < (Py_ssize_t)10;
    if (!cpy_r_r65) goto CPyL180;
    cpy_r_kind = cpy_r_r64;
    cpy_r_r66 = PyList_New(0);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 248, CPyStatic_wayfarers___book___globals);
        goto CPyL181;
    }
    cpy_r_r67 = 0;
    cpy_r_r68 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 248, CPyStatic_wayfarers___book___globals);
        goto CPyL182;
    }
    CPy_INCREF(cpy_r_r68);
CPyL38: ;
    cpy_r_r69 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r68)->_tiles;
    if (unlikely(cpy_r_r69 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tiles' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r69);
    }
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 248, CPyStatic_wayfarers___book___globals);
        goto CPyL182;
    }
CPyL39: ;
    cpy_r_r70 = 0;
CPyL40: ;
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyVarObject, ob_size));
    cpy_r_r72 = *(int64_t *)cpy_r_r71;
    cpy_r_r73 = cpy_r_r70 < cpy_r_r72;
    if (!cpy_r_r73) goto CPyL183;
    cpy_r_number_2 = cpy_r_r67;
    cpy_r_r74 = (CPyPtr)((CPyPtr)cpy_r_r69 + offsetof(PyListObject, ob_item));
    cpy_r_r75 = *(CPyPtr *)cpy_r_r74;
    cpy_r_r76 = cpy_r_r70 * 8;
    cpy_r_r77 = cpy_r_r75 + cpy_r_r76;
    cpy_r_r78 = *(PyObject * *)cpy_r_r77;
    CPy_INCREF(cpy_r_r78);
    if (likely(Py_TYPE(cpy_r_r78) == CPyType_wayfarers___printed___Tile))
        cpy_r_r79 = cpy_r_r78;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 248, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r78);
        goto CPyL184;
    }
    cpy_r_r80 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r79)->_kind;
    cpy_r_r81 = cpy_r_r80 & 1;
    cpy_r_r82 = cpy_r_r81 != 0;
    if (!cpy_r_r82) goto CPyL44;
    cpy_r_r83 = CPyTagged_IsEq_(cpy_r_r80, cpy_r_kind);
    cpy_r_r84 = cpy_r_r83;
    goto CPyL45;
CPyL44: ;
    cpy_r_r85 = cpy_r_r80 == cpy_r_kind;
    cpy_r_r84 = cpy_r_r85;
CPyL45: ;
    CPy_DECREF(cpy_r_r79);
    if (!cpy_r_r84) goto CPyL185;
    cpy_r_r86 = CPyTagged_StealAsObject(cpy_r_number_2);
    cpy_r_r87 = PyList_Append(cpy_r_r66, cpy_r_r86);
    CPy_DECREF(cpy_r_r86);
    cpy_r_r88 = cpy_r_r87 >= 0;
    if (unlikely(!cpy_r_r88)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 248, CPyStatic_wayfarers___book___globals);
        goto CPyL186;
    }
CPyL47: ;
    cpy_r_r89 = cpy_r_r67 + 2;
    cpy_r_r67 = cpy_r_r89;
    cpy_r_r90 = cpy_r_r70 + 1;
    cpy_r_r70 = cpy_r_r90;
    goto CPyL40;
CPyL48: ;
    cpy_r_r91 = CPyDef_wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_obj();
    if (unlikely(cpy_r_r91 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 249, CPyStatic_wayfarers___book___globals);
        goto CPyL187;
    }
    CPy_INCREF(cpy_r_r59);
    ((serai___games___wayfarers___book_____mypyc_lambda__0__read_tiles_Book___3_comprehension_0___3_objObject *)cpy_r_r91)->___mypyc_env__ = cpy_r_r59;
    cpy_r_r92 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r93 = CPyStatics[29]; /* 'sorted' */
    cpy_r_r94 = CPyObject_GetAttr(cpy_r_r92, cpy_r_r93);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 247, CPyStatic_wayfarers___book___globals);
        goto CPyL188;
    }
    PyObject *cpy_r_r95[2] = {cpy_r_r66, cpy_r_r91};
    cpy_r_r96 = (PyObject **)&cpy_r_r95;
    cpy_r_r97 = CPyStatics[4977]; /* ('key',) */
    cpy_r_r98 = PyObject_Vectorcall(cpy_r_r94, cpy_r_r96, 1, cpy_r_r97);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 247, CPyStatic_wayfarers___book___globals);
        goto CPyL188;
    }
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r91);
    if (likely(PyList_Check(cpy_r_r98)))
        cpy_r_r99 = cpy_r_r98;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 247, CPyStatic_wayfarers___book___globals, "list", cpy_r_r98);
        goto CPyL189;
    }
    cpy_r_r100 = PyList_Append(cpy_r_r61, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    cpy_r_r101 = cpy_r_r100 >= 0;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 246, CPyStatic_wayfarers___book___globals);
        goto CPyL189;
    }
    cpy_r_r102 = cpy_r_r64 + 2;
    cpy_r_r64 = cpy_r_r102;
    goto CPyL35;
CPyL54: ;
    cpy_r_r103 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 246, CPyStatic_wayfarers___book___globals);
        goto CPyL190;
    }
    CPy_INCREF(cpy_r_r103);
CPyL55: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r103)->_piles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r103)->_piles);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r103)->_piles = cpy_r_r61;
    cpy_r_r104 = 1;
    CPy_DECREF(cpy_r_r103);
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 246, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r105 = CPyStatics[3867]; /* 'upgrade_types' */
    cpy_r_r106 = CPyStatics[571]; /* 'id' */
    cpy_r_r107 = CPyStatics[336]; /* 'colour' */
    cpy_r_r108 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r109 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r110 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r111 = PyTuple_Pack(5, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110);
    if (unlikely(cpy_r_r111 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 253, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r112 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r105, cpy_r_r111);
    CPy_DECREF(cpy_r_r111);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 253, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r113 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r113.f0 == NULL)) {
        goto CPyL191;
    } else
        goto CPyL61;
CPyL59: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r114 = 0;
    if (unlikely(!cpy_r_r114)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 253, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r115 = CPyDef_content___Sheet___expect(cpy_r_r112, 10);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 253, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r116 = PyList_New(1);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 254, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    cpy_r_r117 = CPyStatics[4896]; /* 0 */
    cpy_r_r118 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyListObject, ob_item));
    cpy_r_r119 = *(CPyPtr *)cpy_r_r118;
    CPy_INCREF(cpy_r_r117);
    *(PyObject * *)cpy_r_r119 = cpy_r_r117;
    cpy_r_r120 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r120.f0 == NULL)) {
        goto CPyL193;
    } else
        goto CPyL66;
CPyL64: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r121 = 0;
    if (unlikely(!cpy_r_r121)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 254, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL66: ;
    cpy_r_r122 = CPySequence_Multiply(cpy_r_r116, 10);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r122 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 254, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    cpy_r_r123 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 254, CPyStatic_wayfarers___book___globals);
        goto CPyL194;
    }
    CPy_INCREF(cpy_r_r123);
CPyL68: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r123)->_type_silver != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r123)->_type_silver);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r123)->_type_silver = cpy_r_r122;
    cpy_r_r124 = 1;
    CPy_DECREF(cpy_r_r123);
    if (unlikely(!cpy_r_r124)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 254, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    cpy_r_r125.f0 = 0;
    cpy_r_r125.f1 = 0;
    cpy_r_r125.f2 = 0;
    cpy_r_r126 = PyList_New(1);
    if (unlikely(cpy_r_r126 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 255, CPyStatic_wayfarers___book___globals);
        goto CPyL195;
    }
    cpy_r_r127 = PyTuple_New(3);
    if (unlikely(cpy_r_r127 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6811 = CPyTagged_StealAsObject(cpy_r_r125.f0);
    PyTuple_SET_ITEM(cpy_r_r127, 0, __tmp6811);
    PyObject *__tmp6812 = CPyTagged_StealAsObject(cpy_r_r125.f1);
    PyTuple_SET_ITEM(cpy_r_r127, 1, __tmp6812);
    PyObject *__tmp6813 = CPyTagged_StealAsObject(cpy_r_r125.f2);
    PyTuple_SET_ITEM(cpy_r_r127, 2, __tmp6813);
    cpy_r_r128 = (CPyPtr)((CPyPtr)cpy_r_r126 + offsetof(PyListObject, ob_item));
    cpy_r_r129 = *(CPyPtr *)cpy_r_r128;
    *(PyObject * *)cpy_r_r129 = cpy_r_r127;
    cpy_r_r130 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r130.f0 == NULL)) {
        goto CPyL196;
    } else
        goto CPyL73;
CPyL71: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r131 = 0;
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 255, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r132 = CPySequence_Multiply(cpy_r_r126, 10);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 255, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    cpy_r_r133 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r133 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 255, CPyStatic_wayfarers___book___globals);
        goto CPyL197;
    }
    CPy_INCREF(cpy_r_r133);
CPyL75: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r133)->_type_influence != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r133)->_type_influence);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r133)->_type_influence = cpy_r_r132;
    cpy_r_r134 = 1;
    CPy_DECREF(cpy_r_r133);
    if (unlikely(!cpy_r_r134)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 255, CPyStatic_wayfarers___book___globals);
        goto CPyL192;
    }
    cpy_r_r135 = CPyDef_content___Sheet___items(cpy_r_r115);
    CPy_DECREF(cpy_r_r115);
    if (unlikely(cpy_r_r135 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 256, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r136 = PyObject_GetIter(cpy_r_r135);
    CPy_DECREF(cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 256, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
CPyL78: ;
    cpy_r_r137 = PyIter_Next(cpy_r_r136);
    if (cpy_r_r137 == NULL) goto CPyL198;
    PyObject *__tmp6814;
    if (unlikely(!(PyTuple_Check(cpy_r_r137) && PyTuple_GET_SIZE(cpy_r_r137) == 2))) {
        __tmp6814 = NULL;
        goto __LL6815;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r137, 0))))
        __tmp6814 = PyTuple_GET_ITEM(cpy_r_r137, 0);
    else {
        __tmp6814 = NULL;
    }
    if (__tmp6814 == NULL) goto __LL6815;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r137, 1)) == CPyType_content___Row))
        __tmp6814 = PyTuple_GET_ITEM(cpy_r_r137, 1);
    else {
        __tmp6814 = NULL;
    }
    if (__tmp6814 == NULL) goto __LL6815;
    __tmp6814 = cpy_r_r137;
__LL6815: ;
    if (unlikely(__tmp6814 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r137); cpy_r_r138 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6816 = PyTuple_GET_ITEM(cpy_r_r137, 0);
        CPy_INCREF(__tmp6816);
        PyObject *__tmp6817;
        if (likely(PyUnicode_Check(__tmp6816)))
            __tmp6817 = __tmp6816;
        else {
            CPy_TypeError("str", __tmp6816); 
            __tmp6817 = NULL;
        }
        cpy_r_r138.f0 = __tmp6817;
        PyObject *__tmp6818 = PyTuple_GET_ITEM(cpy_r_r137, 1);
        CPy_INCREF(__tmp6818);
        PyObject *__tmp6819;
        if (likely(Py_TYPE(__tmp6818) == CPyType_content___Row))
            __tmp6819 = __tmp6818;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6818); 
            __tmp6819 = NULL;
        }
        cpy_r_r138.f1 = __tmp6819;
    }
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r138.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 256, CPyStatic_wayfarers___book___globals);
        goto CPyL199;
    }
    cpy_r_r139 = cpy_r_r138.f0;
    CPy_INCREF(cpy_r_r139);
    cpy_r_r140 = cpy_r_r138.f1;
    CPy_INCREF(cpy_r_r140);
    CPy_DECREF(cpy_r_r138.f0);
    CPy_DECREF(cpy_r_r138.f1);
    cpy_r_r141 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r141.f0 == NULL)) {
        goto CPyL200;
    } else
        goto CPyL83;
CPyL81: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r142 = 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 257, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL83: ;
    cpy_r_r143 = cpy_r_r141.f0;
    CPy_INCREF(cpy_r_r143);
    cpy_r_r144 = cpy_r_r141.f1;
    CPy_INCREF(cpy_r_r144);
    cpy_r_r145 = cpy_r_r141.f2;
    CPy_INCREF(cpy_r_r145);
    cpy_r_r146 = cpy_r_r141.f3;
    CPy_INCREF(cpy_r_r146);
    cpy_r_r147 = cpy_r_r141.f4;
    CPy_INCREF(cpy_r_r147);
    cpy_r_r148 = CPyStr_Equal(cpy_r_r139, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    cpy_r_r149 = cpy_r_r148 == 0;
    if (!cpy_r_r149) goto CPyL201;
    cpy_r_r150 = CPyStr_Equal(cpy_r_r139, cpy_r_r144);
    CPy_DECREF(cpy_r_r144);
    cpy_r_r151 = cpy_r_r150 == 0;
    if (!cpy_r_r151) goto CPyL202;
    cpy_r_r152 = CPyStr_Equal(cpy_r_r139, cpy_r_r145);
    CPy_DECREF(cpy_r_r145);
    cpy_r_r153 = cpy_r_r152 == 0;
    if (!cpy_r_r153) goto CPyL203;
    cpy_r_r154 = CPyStr_Equal(cpy_r_r139, cpy_r_r146);
    CPy_DECREF(cpy_r_r146);
    cpy_r_r155 = cpy_r_r154 == 0;
    if (!cpy_r_r155) goto CPyL204;
    cpy_r_r156 = CPyStr_Equal(cpy_r_r139, cpy_r_r147);
    CPy_DECREF(cpy_r_r147);
    cpy_r_r157 = cpy_r_r156 == 0;
    if (!cpy_r_r157) goto CPyL89;
    if (1) {
        goto CPyL205;
    } else
        goto CPyL103;
CPyL89: ;
    if (0) {
        goto CPyL205;
    } else
        goto CPyL103;
CPyL90: ;
    cpy_r_r158 = CPyStatics[571]; /* 'id' */
    cpy_r_r159 = CPyStatics[151]; /* '' */
    cpy_r_r160 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r161 = CPyStatics[151]; /* '' */
    cpy_r_r162 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r163[3] = {cpy_r_r160, cpy_r_r139, cpy_r_r161};
    cpy_r_r164 = (PyObject **)&cpy_r_r163;
    cpy_r_r165 = PyObject_VectorcallMethod(cpy_r_r162, cpy_r_r164, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r165 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL206;
    }
    CPy_DECREF(cpy_r_r139);
    if (likely(PyUnicode_Check(cpy_r_r165)))
        cpy_r_r166 = cpy_r_r165;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals, "str", cpy_r_r165);
        goto CPyL207;
    }
    cpy_r_r167 = CPyStatics[3868]; /* ' is no type of tile; expected ' */
    cpy_r_r168 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r169 = CPyStatics[157]; /* ', ' */
    cpy_r_r170 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r170.f0 == NULL)) {
        goto CPyL208;
    } else
        goto CPyL95;
CPyL93: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r171 = 0;
    if (unlikely(!cpy_r_r171)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL95: ;
    CPy_INCREF(cpy_r_r170.f0);
    CPy_INCREF(cpy_r_r170.f1);
    CPy_INCREF(cpy_r_r170.f2);
    CPy_INCREF(cpy_r_r170.f3);
    CPy_INCREF(cpy_r_r170.f4);
    cpy_r_r172 = PyTuple_New(5);
    if (unlikely(cpy_r_r172 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6820 = cpy_r_r170.f0;
    PyTuple_SET_ITEM(cpy_r_r172, 0, __tmp6820);
    PyObject *__tmp6821 = cpy_r_r170.f1;
    PyTuple_SET_ITEM(cpy_r_r172, 1, __tmp6821);
    PyObject *__tmp6822 = cpy_r_r170.f2;
    PyTuple_SET_ITEM(cpy_r_r172, 2, __tmp6822);
    PyObject *__tmp6823 = cpy_r_r170.f3;
    PyTuple_SET_ITEM(cpy_r_r172, 3, __tmp6823);
    PyObject *__tmp6824 = cpy_r_r170.f4;
    PyTuple_SET_ITEM(cpy_r_r172, 4, __tmp6824);
    cpy_r_r173 = PyUnicode_Join(cpy_r_r169, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r173 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL209;
    }
    cpy_r_r174 = CPyStatics[151]; /* '' */
    cpy_r_r175 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r176[3] = {cpy_r_r168, cpy_r_r173, cpy_r_r174};
    cpy_r_r177 = (PyObject **)&cpy_r_r176;
    cpy_r_r178 = PyObject_VectorcallMethod(cpy_r_r175, cpy_r_r177, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL210;
    }
    CPy_DECREF(cpy_r_r173);
    if (likely(PyUnicode_Check(cpy_r_r178)))
        cpy_r_r179 = cpy_r_r178;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals, "str", cpy_r_r178);
        goto CPyL209;
    }
    cpy_r_r180 = PyList_New(3);
    if (unlikely(cpy_r_r180 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL211;
    }
    cpy_r_r181 = (CPyPtr)((CPyPtr)cpy_r_r180 + offsetof(PyListObject, ob_item));
    cpy_r_r182 = *(CPyPtr *)cpy_r_r181;
    *(PyObject * *)cpy_r_r182 = cpy_r_r166;
    CPy_INCREF(cpy_r_r167);
    cpy_r_r183 = cpy_r_r182 + 8;
    *(PyObject * *)cpy_r_r183 = cpy_r_r167;
    cpy_r_r184 = cpy_r_r182 + 16;
    *(PyObject * *)cpy_r_r184 = cpy_r_r179;
    cpy_r_r185 = PyUnicode_Join(cpy_r_r159, cpy_r_r180);
    CPy_DECREF(cpy_r_r180);
    if (unlikely(cpy_r_r185 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL207;
    }
    cpy_r_r186 = CPyDef_content___Row___fail(cpy_r_r140, cpy_r_r158, cpy_r_r185);
    CPy_DECREF(cpy_r_r185);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Raise(cpy_r_r186);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 258, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL103: ;
    cpy_r_r187 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r187.f0 == NULL)) {
        goto CPyL212;
    } else
        goto CPyL106;
CPyL104: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r188 = 0;
    if (unlikely(!cpy_r_r188)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 259, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL106: ;
    cpy_r_r189 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r187.f0);
    CPy_INCREF(cpy_r_r187.f1);
    CPy_INCREF(cpy_r_r187.f2);
    CPy_INCREF(cpy_r_r187.f3);
    CPy_INCREF(cpy_r_r187.f4);
    cpy_r_r190 = PyTuple_New(5);
    if (unlikely(cpy_r_r190 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6825 = cpy_r_r187.f0;
    PyTuple_SET_ITEM(cpy_r_r190, 0, __tmp6825);
    PyObject *__tmp6826 = cpy_r_r187.f1;
    PyTuple_SET_ITEM(cpy_r_r190, 1, __tmp6826);
    PyObject *__tmp6827 = cpy_r_r187.f2;
    PyTuple_SET_ITEM(cpy_r_r190, 2, __tmp6827);
    PyObject *__tmp6828 = cpy_r_r187.f3;
    PyTuple_SET_ITEM(cpy_r_r190, 3, __tmp6828);
    PyObject *__tmp6829 = cpy_r_r187.f4;
    PyTuple_SET_ITEM(cpy_r_r190, 4, __tmp6829);
    PyObject *cpy_r_r191[2] = {cpy_r_r190, cpy_r_r139};
    cpy_r_r192 = (PyObject **)&cpy_r_r191;
    cpy_r_r193 = PyObject_VectorcallMethod(cpy_r_r189, cpy_r_r192, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r193 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 259, CPyStatic_wayfarers___book___globals);
        goto CPyL213;
    }
    CPy_DECREF(cpy_r_r190);
    CPy_DECREF(cpy_r_r139);
    if (likely(PyLong_Check(cpy_r_r193)))
        cpy_r_r194 = CPyTagged_FromObject(cpy_r_r193);
    else {
        CPy_TypeError("int", cpy_r_r193); cpy_r_r194 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r193);
    if (unlikely(cpy_r_r194 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 259, CPyStatic_wayfarers___book___globals);
        goto CPyL214;
    }
    cpy_r_r195 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r196 = NULL;
    cpy_r_r197 = CPyDef_content___Row___number(cpy_r_r140, cpy_r_r195, cpy_r_r196);
    if (unlikely(cpy_r_r197 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 260, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
    cpy_r_r198 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 260, CPyStatic_wayfarers___book___globals);
        goto CPyL216;
    }
    CPy_INCREF(cpy_r_r198);
CPyL110: ;
    cpy_r_r199 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r198)->_type_silver;
    if (unlikely(cpy_r_r199 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'type_silver' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r199);
    }
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r199 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 260, CPyStatic_wayfarers___book___globals);
        goto CPyL216;
    }
CPyL111: ;
    cpy_r_r200 = CPyTagged_StealAsObject(cpy_r_r197);
    cpy_r_r201 = CPyList_SetItem(cpy_r_r199, cpy_r_r194, cpy_r_r200);
    CPy_DECREF(cpy_r_r199);
    if (unlikely(!cpy_r_r201)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 260, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
    cpy_r_r202 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r203 = CPyDef_content___Row___text(cpy_r_r140, cpy_r_r202);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 261, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
    cpy_r_r204 = CPyStr_IsTrue(cpy_r_r203);
    CPy_DECREF(cpy_r_r203);
    if (!cpy_r_r204) goto CPyL118;
    cpy_r_r205 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r206 = CPyDef_wayfarers___book____guild_price(cpy_r_r140, cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 262, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
    cpy_r_r207 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r207 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 262, CPyStatic_wayfarers___book___globals);
        goto CPyL217;
    }
    CPy_INCREF(cpy_r_r207);
CPyL116: ;
    cpy_r_r208 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r207)->_type_influence;
    if (unlikely(cpy_r_r208 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'type_influence' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r208);
    }
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 262, CPyStatic_wayfarers___book___globals);
        goto CPyL217;
    }
CPyL117: ;
    cpy_r_r209 = CPyList_SetItem(cpy_r_r208, cpy_r_r194, cpy_r_r206);
    CPy_DECREF(cpy_r_r208);
    if (unlikely(!cpy_r_r209)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 262, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
CPyL118: ;
    cpy_r_r210 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r210 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 263, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
    CPy_INCREF(cpy_r_r210);
CPyL119: ;
    cpy_r_r211 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r210)->_piles;
    if (unlikely(cpy_r_r211 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "Book", "piles", 263, CPyStatic_wayfarers___book___globals);
        goto CPyL218;
    }
CPyL120: ;
    cpy_r_r212 = CPyList_GetItemBorrow(cpy_r_r211, cpy_r_r194);
    if (unlikely(cpy_r_r212 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 263, CPyStatic_wayfarers___book___globals);
        goto CPyL218;
    }
    if (likely(PyList_Check(cpy_r_r212)))
        cpy_r_r213 = cpy_r_r212;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 263, CPyStatic_wayfarers___book___globals, "list", cpy_r_r212);
        goto CPyL218;
    }
    cpy_r_r214 = (CPyPtr)((CPyPtr)cpy_r_r213 + offsetof(PyVarObject, ob_size));
    cpy_r_r215 = *(int64_t *)cpy_r_r214;
    cpy_r_r216 = cpy_r_r215 << 1;
    CPy_DECREF(cpy_r_r210);
    cpy_r_r217 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r218 = NULL;
    cpy_r_r219 = CPyDef_content___Row___number(cpy_r_r140, cpy_r_r217, cpy_r_r218);
    if (unlikely(cpy_r_r219 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 263, CPyStatic_wayfarers___book___globals);
        goto CPyL215;
    }
    cpy_r_r220 = cpy_r_r216 != cpy_r_r219;
    CPyTagged_DECREF(cpy_r_r219);
    if (cpy_r_r220) {
        goto CPyL219;
    } else
        goto CPyL220;
CPyL124: ;
    cpy_r_r221 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r222 = CPyStatics[3869]; /* 'there are ' */
    cpy_r_r223 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r223 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'self' of '_read_tiles_Book_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r223);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 264, CPyStatic_wayfarers___book___globals);
        goto CPyL221;
    }
CPyL125: ;
    cpy_r_r224 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r223)->_piles;
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "Book", "piles", 264, CPyStatic_wayfarers___book___globals);
        goto CPyL222;
    }
CPyL126: ;
    cpy_r_r225 = CPyList_GetItemBorrow(cpy_r_r224, cpy_r_r194);
    if (unlikely(cpy_r_r225 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 264, CPyStatic_wayfarers___book___globals);
        goto CPyL222;
    }
    if (likely(PyList_Check(cpy_r_r225)))
        cpy_r_r226 = cpy_r_r225;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 264, CPyStatic_wayfarers___book___globals, "list", cpy_r_r225);
        goto CPyL222;
    }
    cpy_r_r227 = (CPyPtr)((CPyPtr)cpy_r_r226 + offsetof(PyVarObject, ob_size));
    cpy_r_r228 = *(int64_t *)cpy_r_r227;
    cpy_r_r229 = cpy_r_r228 << 1;
    CPy_DECREF(cpy_r_r223);
    CPyTagged_DECREF(cpy_r_r194);
    cpy_r_r230 = CPyTagged_Str(cpy_r_r229);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 264, CPyStatic_wayfarers___book___globals);
        goto CPyL207;
    }
    cpy_r_r231 = CPyStatics[3870]; /* ' designs of this type' */
    cpy_r_r232 = CPyStr_Build(3, cpy_r_r222, cpy_r_r230, cpy_r_r231);
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 264, CPyStatic_wayfarers___book___globals);
        goto CPyL207;
    }
    cpy_r_r233 = CPyDef_content___Row___fail(cpy_r_r140, cpy_r_r221, cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    CPy_DECREF(cpy_r_r140);
    if (unlikely(cpy_r_r233 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 264, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Raise(cpy_r_r233);
    CPy_DECREF(cpy_r_r233);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 264, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL133: ;
    cpy_r_r234 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r234)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 256, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r235 = CPyStatic_wayfarers___printed___SHAPES;
    if (unlikely(cpy_r_r235.f0.f0 == CPY_INT_TAG)) {
        goto CPyL223;
    } else
        goto CPyL137;
CPyL135: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SHAPES\" was not set");
    cpy_r_r236 = 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 266, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL137: ;
    cpy_r_r237 = cpy_r_r235.f0;
    CPyTagged_INCREF(cpy_r_r237.f0);
    CPyTagged_INCREF(cpy_r_r237.f1);
    cpy_r_r238 = cpy_r_r235.f1;
    CPyTagged_INCREF(cpy_r_r238.f0);
    CPyTagged_INCREF(cpy_r_r238.f1);
    cpy_r_r239 = cpy_r_r235.f2;
    CPyTagged_INCREF(cpy_r_r239.f0);
    CPyTagged_INCREF(cpy_r_r239.f1);
    cpy_r_r240 = PyTuple_New(2);
    if (unlikely(cpy_r_r240 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6830 = CPyTagged_StealAsObject(cpy_r_r237.f0);
    PyTuple_SET_ITEM(cpy_r_r240, 0, __tmp6830);
    PyObject *__tmp6831 = CPyTagged_StealAsObject(cpy_r_r237.f1);
    PyTuple_SET_ITEM(cpy_r_r240, 1, __tmp6831);
    cpy_r_r241 = PyTuple_New(2);
    if (unlikely(cpy_r_r241 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6832 = CPyTagged_StealAsObject(cpy_r_r238.f0);
    PyTuple_SET_ITEM(cpy_r_r241, 0, __tmp6832);
    PyObject *__tmp6833 = CPyTagged_StealAsObject(cpy_r_r238.f1);
    PyTuple_SET_ITEM(cpy_r_r241, 1, __tmp6833);
    cpy_r_r242 = PyTuple_New(2);
    if (unlikely(cpy_r_r242 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6834 = CPyTagged_StealAsObject(cpy_r_r239.f0);
    PyTuple_SET_ITEM(cpy_r_r242, 0, __tmp6834);
    PyObject *__tmp6835 = CPyTagged_StealAsObject(cpy_r_r239.f1);
    PyTuple_SET_ITEM(cpy_r_r242, 1, __tmp6835);
    cpy_r_r243 = PyTuple_Pack(3, cpy_r_r240, cpy_r_r241, cpy_r_r242);
    CPy_DECREF(cpy_r_r240);
    CPy_DECREF(cpy_r_r241);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 266, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r244 = PyList_New(3);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 266, CPyStatic_wayfarers___book___globals);
        goto CPyL224;
    }
    cpy_r_r245 = 0;
    goto CPyL141;
CPyL140: ;
    cpy_r_r246 = cpy_r_r245 < 3;
    if (!cpy_r_r246) goto CPyL225;
CPyL141: ;
    cpy_r_r247 = CPySequenceTuple_GetItemUnsafe(cpy_r_r243, cpy_r_r245);
    PyObject *__tmp6836;
    if (unlikely(!(PyTuple_Check(cpy_r_r247) && PyTuple_GET_SIZE(cpy_r_r247) == 2))) {
        __tmp6836 = NULL;
        goto __LL6837;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r247, 0))))
        __tmp6836 = PyTuple_GET_ITEM(cpy_r_r247, 0);
    else {
        __tmp6836 = NULL;
    }
    if (__tmp6836 == NULL) goto __LL6837;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r247, 1))))
        __tmp6836 = PyTuple_GET_ITEM(cpy_r_r247, 1);
    else {
        __tmp6836 = NULL;
    }
    if (__tmp6836 == NULL) goto __LL6837;
    __tmp6836 = cpy_r_r247;
__LL6837: ;
    if (unlikely(__tmp6836 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r247); cpy_r_r248 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp6838 = PyTuple_GET_ITEM(cpy_r_r247, 0);
        CPyTagged __tmp6839;
        if (likely(PyLong_Check(__tmp6838)))
            __tmp6839 = CPyTagged_FromObject(__tmp6838);
        else {
            goto __LL6840;
        }
        cpy_r_r248.f0 = __tmp6839;
        PyObject *__tmp6841 = PyTuple_GET_ITEM(cpy_r_r247, 1);
        CPyTagged __tmp6842;
        if (likely(PyLong_Check(__tmp6841)))
            __tmp6842 = CPyTagged_FromObject(__tmp6841);
        else {
            goto __LL6843;
        }
        cpy_r_r248.f1 = __tmp6842;
    }
    goto __LL6844;
__LL6840: ;
    cpy_r_r248 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6844;
__LL6843: ;
    CPyTagged_DECREF(cpy_r_r248.f0);
    cpy_r_r248 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6844;
__LL6844: ;
    CPy_DECREF(cpy_r_r247);
    if (unlikely(cpy_r_r248.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 266, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    cpy_r_r249 = cpy_r_r248.f0;
    CPyTagged_INCREF(cpy_r_r249);
    cpy_r_r250 = cpy_r_r248.f1;
    CPyTagged_INCREF(cpy_r_r250);
    CPyTagged_DECREF(cpy_r_r248.f0);
    CPyTagged_DECREF(cpy_r_r248.f1);
    cpy_r_r251 = CPyDef_wayfarers___book____fits(cpy_r_r249, cpy_r_r250);
    CPyTagged_DECREF(cpy_r_r249);
    CPyTagged_DECREF(cpy_r_r250);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 266, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    CPyList_SetItemUnsafe(cpy_r_r244, cpy_r_r245, cpy_r_r251);
    cpy_r_r252 = cpy_r_r245 + 1;
    cpy_r_r245 = cpy_r_r252;
    goto CPyL140;
CPyL145: ;
    cpy_r_r253 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r253 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 266, CPyStatic_wayfarers___book___globals);
        goto CPyL227;
    }
    CPy_INCREF(cpy_r_r253);
CPyL146: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r253)->_fits != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r253)->_fits);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r253)->_fits = cpy_r_r244;
    cpy_r_r254 = 1;
    CPy_DECREF(cpy_r_r253);
    if (unlikely(!cpy_r_r254)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 266, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    cpy_r_r255 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r255 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tiles", "_read_tiles_Book_env", "self", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
    CPy_INCREF(cpy_r_r255);
CPyL148: ;
    cpy_r_r256 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r255)->_tiles;
    if (unlikely(cpy_r_r256 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'tiles' of 'Book' undefined");
    } else {
        CPy_INCREF(cpy_r_r256);
    }
    CPy_DECREF(cpy_r_r255);
    if (unlikely(cpy_r_r256 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL164;
    }
CPyL149: ;
    cpy_r_r257 = (CPyPtr)((CPyPtr)cpy_r_r256 + offsetof(PyVarObject, ob_size));
    cpy_r_r258 = *(int64_t *)cpy_r_r257;
    cpy_r_r259 = PyList_New(cpy_r_r258);
    if (unlikely(cpy_r_r259 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL228;
    }
    cpy_r_r260 = 0;
CPyL151: ;
    cpy_r_r261 = (CPyPtr)((CPyPtr)cpy_r_r256 + offsetof(PyVarObject, ob_size));
    cpy_r_r262 = *(int64_t *)cpy_r_r261;
    cpy_r_r263 = cpy_r_r260 < cpy_r_r262;
    if (!cpy_r_r263) goto CPyL229;
    cpy_r_r264 = (CPyPtr)((CPyPtr)cpy_r_r256 + offsetof(PyListObject, ob_item));
    cpy_r_r265 = *(CPyPtr *)cpy_r_r264;
    cpy_r_r266 = cpy_r_r260 * 8;
    cpy_r_r267 = cpy_r_r265 + cpy_r_r266;
    cpy_r_r268 = *(PyObject * *)cpy_r_r267;
    CPy_INCREF(cpy_r_r268);
    if (likely(Py_TYPE(cpy_r_r268) == CPyType_wayfarers___printed___Tile))
        cpy_r_r269 = cpy_r_r268;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Tile", cpy_r_r268);
        goto CPyL230;
    }
    cpy_r_r270 = CPyStatic_wayfarers___printed___SHAPES;
    if (unlikely(cpy_r_r270.f0.f0 == CPY_INT_TAG)) {
        goto CPyL231;
    } else
        goto CPyL156;
CPyL154: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"SHAPES\" was not set");
    cpy_r_r271 = 0;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    CPy_Unreachable();
CPyL156: ;
    cpy_r_r272 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r269)->_width;
    CPyTagged_INCREF(cpy_r_r272);
    cpy_r_r273 = ((serai___games___wayfarers___printed___TileObject *)cpy_r_r269)->_height;
    CPyTagged_INCREF(cpy_r_r273);
    CPy_DECREF(cpy_r_r269);
    cpy_r_r274.f0 = cpy_r_r272;
    cpy_r_r274.f1 = cpy_r_r273;
    cpy_r_r275 = CPyStatics[549]; /* 'index' */
    CPyTagged_INCREF(cpy_r_r270.f0.f0);
    CPyTagged_INCREF(cpy_r_r270.f0.f1);
    CPyTagged_INCREF(cpy_r_r270.f1.f0);
    CPyTagged_INCREF(cpy_r_r270.f1.f1);
    CPyTagged_INCREF(cpy_r_r270.f2.f0);
    CPyTagged_INCREF(cpy_r_r270.f2.f1);
    cpy_r_r276 = PyTuple_New(3);
    if (unlikely(cpy_r_r276 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6845 = PyTuple_New(2);
    if (unlikely(__tmp6845 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6846 = CPyTagged_StealAsObject(cpy_r_r270.f0.f0);
    PyTuple_SET_ITEM(__tmp6845, 0, __tmp6846);
    PyObject *__tmp6847 = CPyTagged_StealAsObject(cpy_r_r270.f0.f1);
    PyTuple_SET_ITEM(__tmp6845, 1, __tmp6847);
    PyTuple_SET_ITEM(cpy_r_r276, 0, __tmp6845);
    PyObject *__tmp6848 = PyTuple_New(2);
    if (unlikely(__tmp6848 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6849 = CPyTagged_StealAsObject(cpy_r_r270.f1.f0);
    PyTuple_SET_ITEM(__tmp6848, 0, __tmp6849);
    PyObject *__tmp6850 = CPyTagged_StealAsObject(cpy_r_r270.f1.f1);
    PyTuple_SET_ITEM(__tmp6848, 1, __tmp6850);
    PyTuple_SET_ITEM(cpy_r_r276, 1, __tmp6848);
    PyObject *__tmp6851 = PyTuple_New(2);
    if (unlikely(__tmp6851 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6852 = CPyTagged_StealAsObject(cpy_r_r270.f2.f0);
    PyTuple_SET_ITEM(__tmp6851, 0, __tmp6852);
    PyObject *__tmp6853 = CPyTagged_StealAsObject(cpy_r_r270.f2.f1);
    PyTuple_SET_ITEM(__tmp6851, 1, __tmp6853);
    PyTuple_SET_ITEM(cpy_r_r276, 2, __tmp6851);
    cpy_r_r277 = PyTuple_New(2);
    if (unlikely(cpy_r_r277 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6854 = CPyTagged_StealAsObject(cpy_r_r274.f0);
    PyTuple_SET_ITEM(cpy_r_r277, 0, __tmp6854);
    PyObject *__tmp6855 = CPyTagged_StealAsObject(cpy_r_r274.f1);
    PyTuple_SET_ITEM(cpy_r_r277, 1, __tmp6855);
    PyObject *cpy_r_r278[2] = {cpy_r_r276, cpy_r_r277};
    cpy_r_r279 = (PyObject **)&cpy_r_r278;
    cpy_r_r280 = PyObject_VectorcallMethod(cpy_r_r275, cpy_r_r279, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL232;
    }
    CPy_DECREF(cpy_r_r276);
    CPy_DECREF(cpy_r_r277);
    if (likely(PyLong_Check(cpy_r_r280)))
        cpy_r_r281 = CPyTagged_FromObject(cpy_r_r280);
    else {
        CPy_TypeError("int", cpy_r_r280); cpy_r_r281 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r280);
    if (unlikely(cpy_r_r281 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL230;
    }
    cpy_r_r282 = CPyTagged_StealAsObject(cpy_r_r281);
    CPyList_SetItemUnsafe(cpy_r_r259, cpy_r_r260, cpy_r_r282);
    cpy_r_r283 = cpy_r_r260 + 1;
    cpy_r_r260 = cpy_r_r283;
    goto CPyL151;
CPyL160: ;
    cpy_r_r284 = ((serai___games___wayfarers___book____read_tiles_Book_envObject *)cpy_r_r0)->_self;
    if (unlikely(cpy_r_r284 == NULL)) {
        PyErr_SetString(PyExc_AttributeError, "attribute 'self' of '_read_tiles_Book_env' undefined");
    } else {
        CPy_INCREF(cpy_r_r284);
    }
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL233;
    }
CPyL161: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_r284)->_shape != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_r284)->_shape);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_r284)->_shape = cpy_r_r259;
    cpy_r_r285 = 1;
    CPy_DECREF(cpy_r_r284);
    if (unlikely(!cpy_r_r285)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 267, CPyStatic_wayfarers___book___globals);
        goto CPyL163;
    }
    return 1;
CPyL163: ;
    cpy_r_r286 = 2;
    return cpy_r_r286;
CPyL164: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL163;
CPyL165: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    CPy_DecRef(cpy_r_r12.f2);
    CPy_DecRef(cpy_r_r12.f3);
    CPy_DecRef(cpy_r_r12.f4);
    CPy_DecRef(cpy_r_r12.f5);
    CPy_DecRef(cpy_r_r12.f6);
    CPy_DecRef(cpy_r_r12.f7);
    CPy_DecRef(cpy_r_r12.f8);
    CPy_DecRef(cpy_r_r12.f9);
    goto CPyL163;
CPyL166: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    CPy_DecRef(cpy_r_r12.f2);
    CPy_DecRef(cpy_r_r12.f3);
    CPy_DecRef(cpy_r_r12.f4);
    CPy_DecRef(cpy_r_r12.f5);
    CPy_DecRef(cpy_r_r12.f6);
    CPy_DecRef(cpy_r_r12.f7);
    CPy_DecRef(cpy_r_r12.f8);
    CPy_DecRef(cpy_r_r12.f9);
    CPy_DecRef(cpy_r_r13);
    goto CPyL163;
CPyL167: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r12.f0);
    CPy_DecRef(cpy_r_r12.f1);
    CPy_DecRef(cpy_r_r12.f2);
    CPy_DecRef(cpy_r_r12.f3);
    CPy_DecRef(cpy_r_r12.f4);
    CPy_DecRef(cpy_r_r12.f5);
    CPy_DecRef(cpy_r_r12.f6);
    CPy_DecRef(cpy_r_r12.f7);
    CPy_DecRef(cpy_r_r12.f8);
    CPy_DecRef(cpy_r_r12.f9);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL163;
CPyL168: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL163;
CPyL169: ;
    CPy_DECREF(cpy_r_r21);
    goto CPyL6;
CPyL170: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    goto CPyL163;
CPyL171: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    goto CPyL163;
CPyL172: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL15;
CPyL173: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r26);
    goto CPyL163;
CPyL174: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r37);
    goto CPyL163;
CPyL175: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL26;
CPyL176: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_number);
    goto CPyL163;
CPyL177: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r37);
    CPy_DecRef(cpy_r_r40);
    goto CPyL163;
CPyL178: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    goto CPyL163;
CPyL179: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    goto CPyL32;
CPyL180: ;
    CPy_DECREF(cpy_r_r59);
    goto CPyL54;
CPyL181: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_kind);
    goto CPyL163;
CPyL182: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r66);
    goto CPyL163;
CPyL183: ;
    CPyTagged_DECREF(cpy_r_kind);
    CPy_DECREF(cpy_r_r69);
    goto CPyL48;
CPyL184: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r69);
    CPyTagged_DecRef(cpy_r_number_2);
    goto CPyL163;
CPyL185: ;
    CPyTagged_DECREF(cpy_r_number_2);
    goto CPyL47;
CPyL186: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    CPyTagged_DecRef(cpy_r_kind);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r69);
    goto CPyL163;
CPyL187: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r66);
    goto CPyL163;
CPyL188: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    CPy_DecRef(cpy_r_r66);
    CPy_DecRef(cpy_r_r91);
    goto CPyL163;
CPyL189: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r59);
    CPy_DecRef(cpy_r_r61);
    goto CPyL163;
CPyL190: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r61);
    goto CPyL163;
CPyL191: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r112);
    goto CPyL59;
CPyL192: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    goto CPyL163;
CPyL193: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r116);
    goto CPyL64;
CPyL194: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r122);
    goto CPyL163;
CPyL195: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPyTagged_DecRef(cpy_r_r125.f0);
    CPyTagged_DecRef(cpy_r_r125.f1);
    CPyTagged_DecRef(cpy_r_r125.f2);
    goto CPyL163;
CPyL196: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r126);
    goto CPyL71;
CPyL197: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r132);
    goto CPyL163;
CPyL198: ;
    CPy_DECREF(cpy_r_r136);
    goto CPyL133;
CPyL199: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    goto CPyL163;
CPyL200: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r140);
    goto CPyL81;
CPyL201: ;
    CPy_DECREF(cpy_r_r144);
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r147);
    goto CPyL89;
CPyL202: ;
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r147);
    goto CPyL89;
CPyL203: ;
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r147);
    goto CPyL89;
CPyL204: ;
    CPy_DECREF(cpy_r_r147);
    goto CPyL89;
CPyL205: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r136);
    goto CPyL90;
CPyL206: ;
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r140);
    goto CPyL163;
CPyL207: ;
    CPy_DecRef(cpy_r_r140);
    goto CPyL163;
CPyL208: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r166);
    goto CPyL93;
CPyL209: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r166);
    goto CPyL163;
CPyL210: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r173);
    goto CPyL163;
CPyL211: ;
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r166);
    CPy_DecRef(cpy_r_r179);
    goto CPyL163;
CPyL212: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r140);
    goto CPyL104;
CPyL213: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r139);
    CPy_DecRef(cpy_r_r140);
    CPy_DecRef(cpy_r_r190);
    goto CPyL163;
CPyL214: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r140);
    goto CPyL163;
CPyL215: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r140);
    CPyTagged_DecRef(cpy_r_r194);
    goto CPyL163;
CPyL216: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r140);
    CPyTagged_DecRef(cpy_r_r194);
    CPyTagged_DecRef(cpy_r_r197);
    goto CPyL163;
CPyL217: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r140);
    CPyTagged_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r206);
    goto CPyL163;
CPyL218: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r136);
    CPy_DecRef(cpy_r_r140);
    CPyTagged_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r210);
    goto CPyL163;
CPyL219: ;
    CPy_DECREF(cpy_r_r136);
    goto CPyL124;
CPyL220: ;
    CPy_DECREF(cpy_r_r140);
    CPyTagged_DECREF(cpy_r_r194);
    goto CPyL78;
CPyL221: ;
    CPy_DecRef(cpy_r_r140);
    CPyTagged_DecRef(cpy_r_r194);
    goto CPyL163;
CPyL222: ;
    CPy_DecRef(cpy_r_r140);
    CPyTagged_DecRef(cpy_r_r194);
    CPy_DecRef(cpy_r_r223);
    goto CPyL163;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL135;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r243);
    goto CPyL163;
CPyL225: ;
    CPy_DECREF(cpy_r_r243);
    goto CPyL145;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r243);
    CPy_DecRef(cpy_r_r244);
    goto CPyL163;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r244);
    goto CPyL163;
CPyL228: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r256);
    goto CPyL163;
CPyL229: ;
    CPy_DECREF(cpy_r_r256);
    goto CPyL160;
CPyL230: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r256);
    CPy_DecRef(cpy_r_r259);
    goto CPyL163;
CPyL231: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r256);
    CPy_DecRef(cpy_r_r259);
    CPy_DecRef(cpy_r_r269);
    goto CPyL154;
CPyL232: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r256);
    CPy_DecRef(cpy_r_r259);
    CPy_DecRef(cpy_r_r276);
    CPy_DecRef(cpy_r_r277);
    goto CPyL163;
CPyL233: ;
    CPy_DecRef(cpy_r_r259);
    goto CPyL163;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_tiles(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_tiles", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_tiles(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tiles", 241, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_caravans(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    char cpy_r_r3;
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
    tuple_T2OO cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    int32_t cpy_r_r21;
    char cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    int32_t cpy_r_r26;
    char cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    CPyPtr cpy_r_r32;
    CPyPtr cpy_r_r33;
    CPyTagged cpy_r_r34;
    char cpy_r_r35;
    PyObject *cpy_r_r36;
    int32_t cpy_r_r37;
    char cpy_r_r38;
    tuple_T3OOO cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    tuple_T3OOO cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    CPyPtr cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject **cpy_r_r57;
    PyObject *cpy_r_r58;
    CPyTagged cpy_r_r59;
    CPyTagged cpy_r_r60;
    char cpy_r_r61;
    CPyTagged cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    CPyTagged cpy_r_r66;
    CPyTagged cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    int64_t cpy_r_r70;
    char cpy_r_r71;
    char cpy_r_r72;
    char cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    CPyTagged cpy_r_r76;
    char cpy_r_r77;
    int64_t cpy_r_r78;
    char cpy_r_r79;
    int64_t cpy_r_r80;
    char cpy_r_r81;
    char cpy_r_r82;
    char cpy_r_r83;
    char cpy_r_r84;
    CPyTagged cpy_r_r85;
    char cpy_r_r86;
    CPyTagged cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    CPyTagged cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
    char cpy_r_r105;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 270, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards = cpy_r_r0;
    cpy_r_r1 = 1;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 270, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 271, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cell_bonus != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cell_bonus);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cell_bonus = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 271, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r4 = CPyStatics[3871]; /* 'caravans' */
    cpy_r_r5 = CPyStatics[571]; /* 'id' */
    cpy_r_r6 = CPyStatics[2555]; /* 'board' */
    cpy_r_r7 = CPyStatics[1592]; /* 'row' */
    cpy_r_r8 = CPyStatics[1582]; /* 'column' */
    cpy_r_r9 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r10 = PyTuple_Pack(5, cpy_r_r5, cpy_r_r6, cpy_r_r7, cpy_r_r8, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 272, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r11 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r4, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 272, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r12 = CPyDef_content___Sheet___items(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 272, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    cpy_r_r13 = PyObject_GetIter(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 272, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
CPyL8: ;
    cpy_r_r14 = PyIter_Next(cpy_r_r13);
    if (cpy_r_r14 == NULL) goto CPyL77;
    PyObject *__tmp6856;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp6856 = NULL;
        goto __LL6857;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp6856 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp6856 = NULL;
    }
    if (__tmp6856 == NULL) goto __LL6857;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r14, 1)) == CPyType_content___Row))
        __tmp6856 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp6856 = NULL;
    }
    if (__tmp6856 == NULL) goto __LL6857;
    __tmp6856 = cpy_r_r14;
__LL6857: ;
    if (unlikely(__tmp6856 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r14); cpy_r_r15 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6858 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPy_INCREF(__tmp6858);
        PyObject *__tmp6859;
        if (likely(PyUnicode_Check(__tmp6858)))
            __tmp6859 = __tmp6858;
        else {
            CPy_TypeError("str", __tmp6858); 
            __tmp6859 = NULL;
        }
        cpy_r_r15.f0 = __tmp6859;
        PyObject *__tmp6860 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPy_INCREF(__tmp6860);
        PyObject *__tmp6861;
        if (likely(Py_TYPE(__tmp6860) == CPyType_content___Row))
            __tmp6861 = __tmp6860;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6860); 
            __tmp6861 = NULL;
        }
        cpy_r_r15.f1 = __tmp6861;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 272, CPyStatic_wayfarers___book___globals);
        goto CPyL78;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = cpy_r_r15.f1;
    CPy_INCREF(cpy_r_r17);
    CPy_DECREF(cpy_r_r15.f0);
    CPy_DECREF(cpy_r_r15.f1);
    cpy_r_r18 = CPyStatics[2555]; /* 'board' */
    cpy_r_r19 = CPyDef_content___Row___text(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 273, CPyStatic_wayfarers___book___globals);
        goto CPyL79;
    }
    cpy_r_r20 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_caravans", "Book", "boards", 274, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r20);
CPyL12: ;
    cpy_r_r21 = PySequence_Contains(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r20);
    cpy_r_r22 = cpy_r_r21 >= 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 274, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    cpy_r_r23 = cpy_r_r21;
    cpy_r_r24 = cpy_r_r23 ^ 1;
    if (!cpy_r_r24) goto CPyL26;
    cpy_r_r25 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_caravans", "Book", "boards", 275, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r25);
CPyL15: ;
    cpy_r_r26 = PyList_Append(cpy_r_r25, cpy_r_r19);
    CPy_DECREF(cpy_r_r25);
    cpy_r_r27 = cpy_r_r26 >= 0;
    if (unlikely(!cpy_r_r27)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 275, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    cpy_r_r28 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cell_bonus;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_caravans", "Book", "cell_bonus", 276, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    CPy_INCREF(cpy_r_r28);
CPyL17: ;
    cpy_r_r29 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r29 == NULL)) {
        goto CPyL81;
    } else
        goto CPyL20;
CPyL18: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r30 = 0;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 276, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL20: ;
    cpy_r_r31 = PyList_New(1);
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 276, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_r32 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r33 = *(CPyPtr *)cpy_r_r32;
    CPy_INCREF(cpy_r_r29);
    *(PyObject * *)cpy_r_r33 = cpy_r_r29;
    cpy_r_r34 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r34 == CPY_INT_TAG)) {
        goto CPyL83;
    } else
        goto CPyL24;
CPyL22: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r35 = 0;
    if (unlikely(!cpy_r_r35)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 276, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL24: ;
    cpy_r_r36 = CPySequence_Multiply(cpy_r_r31, cpy_r_r34);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 276, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_r37 = PyList_Append(cpy_r_r28, cpy_r_r36);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r36);
    cpy_r_r38 = cpy_r_r37 >= 0;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 276, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
CPyL26: ;
    cpy_r_r39 = CPyStatic_wayfarers___names___CARAVAN_ROWS;
    if (unlikely(cpy_r_r39.f0 == NULL)) {
        goto CPyL84;
    } else
        goto CPyL29;
CPyL27: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARAVAN_ROWS\" was not set");
    cpy_r_r40 = 0;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL29: ;
    cpy_r_r41 = CPyStatics[1592]; /* 'row' */
    cpy_r_r42 = CPyStatic_wayfarers___names___CARAVAN_ROWS;
    if (unlikely(cpy_r_r42.f0 == NULL)) {
        goto CPyL85;
    } else
        goto CPyL32;
CPyL30: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARAVAN_ROWS\" was not set");
    cpy_r_r43 = 0;
    if (unlikely(!cpy_r_r43)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL32: ;
    cpy_r_r44 = CPyStatics[597]; /* 'word' */
    cpy_r_r45 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    cpy_r_r46 = PyList_New(1);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL86;
    }
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r46 + offsetof(PyListObject, ob_item));
    cpy_r_r48 = *(CPyPtr *)cpy_r_r47;
    CPy_INCREF(cpy_r_r41);
    *(PyObject * *)cpy_r_r48 = cpy_r_r41;
    CPy_INCREF(cpy_r_r42.f0);
    CPy_INCREF(cpy_r_r42.f1);
    CPy_INCREF(cpy_r_r42.f2);
    cpy_r_r49 = PyTuple_New(3);
    if (unlikely(cpy_r_r49 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6862 = cpy_r_r42.f0;
    PyTuple_SET_ITEM(cpy_r_r49, 0, __tmp6862);
    PyObject *__tmp6863 = cpy_r_r42.f1;
    PyTuple_SET_ITEM(cpy_r_r49, 1, __tmp6863);
    PyObject *__tmp6864 = cpy_r_r42.f2;
    PyTuple_SET_ITEM(cpy_r_r49, 2, __tmp6864);
    cpy_r_r50 = CPyList_Extend(cpy_r_r46, cpy_r_r49);
    CPy_DECREF(cpy_r_r49);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL35: ;
    cpy_r_r51 = PyList_AsTuple(cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL86;
    }
    cpy_r_r52 = PyObject_CallObject(cpy_r_r45, cpy_r_r51);
    CPy_DECREF(cpy_r_r45);
    CPy_DECREF(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    if (likely(PyUnicode_Check(cpy_r_r52)))
        cpy_r_r53 = cpy_r_r52;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals, "str", cpy_r_r52);
        goto CPyL80;
    }
    cpy_r_r54 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r39.f0);
    CPy_INCREF(cpy_r_r39.f1);
    CPy_INCREF(cpy_r_r39.f2);
    cpy_r_r55 = PyTuple_New(3);
    if (unlikely(cpy_r_r55 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6865 = cpy_r_r39.f0;
    PyTuple_SET_ITEM(cpy_r_r55, 0, __tmp6865);
    PyObject *__tmp6866 = cpy_r_r39.f1;
    PyTuple_SET_ITEM(cpy_r_r55, 1, __tmp6866);
    PyObject *__tmp6867 = cpy_r_r39.f2;
    PyTuple_SET_ITEM(cpy_r_r55, 2, __tmp6867);
    PyObject *cpy_r_r56[2] = {cpy_r_r55, cpy_r_r53};
    cpy_r_r57 = (PyObject **)&cpy_r_r56;
    cpy_r_r58 = PyObject_VectorcallMethod(cpy_r_r54, cpy_r_r57, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL89;
    }
    CPy_DECREF(cpy_r_r55);
    CPy_DECREF(cpy_r_r53);
    if (likely(PyLong_Check(cpy_r_r58)))
        cpy_r_r59 = CPyTagged_FromObject(cpy_r_r58);
    else {
        CPy_TypeError("int", cpy_r_r58); cpy_r_r59 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL80;
    }
    cpy_r_r60 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r60 == CPY_INT_TAG)) {
        goto CPyL90;
    } else
        goto CPyL43;
CPyL41: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r61 = 0;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL43: ;
    cpy_r_r62 = CPyTagged_Multiply(cpy_r_r59, cpy_r_r60);
    CPyTagged_DECREF(cpy_r_r59);
    cpy_r_r63 = CPyStatics[1582]; /* 'column' */
    cpy_r_r64 = NULL;
    cpy_r_r65 = CPyDef_content___Row___number(cpy_r_r17, cpy_r_r63, cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 277, CPyStatic_wayfarers___book___globals);
        goto CPyL91;
    }
    cpy_r_r66 = CPyTagged_Add(cpy_r_r62, cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r62);
    CPyTagged_DECREF(cpy_r_r65);
    cpy_r_r67 = CPyTagged_Subtract(cpy_r_r66, 2);
    CPyTagged_DECREF(cpy_r_r66);
    cpy_r_r68 = 0 & 1;
    cpy_r_r69 = cpy_r_r68 != 0;
    if (cpy_r_r69) goto CPyL46;
    cpy_r_r70 = cpy_r_r67 & 1;
    cpy_r_r71 = cpy_r_r70 != 0;
    if (!cpy_r_r71) goto CPyL47;
CPyL46: ;
    cpy_r_r72 = CPyTagged_IsLt_(cpy_r_r67, 0);
    cpy_r_r73 = cpy_r_r72 ^ 1;
    cpy_r_r74 = cpy_r_r73;
    goto CPyL48;
CPyL47: ;
    cpy_r_r75 = (Py_ssize_t)0 <= (Py_ssize_t)cpy_r_r67;
    cpy_r_r74 = cpy_r_r75;
CPyL48: ;
    if (cpy_r_r74) goto CPyL50;
    if (cpy_r_r74) {
        goto CPyL58;
    } else
        goto CPyL93;
CPyL50: ;
    cpy_r_r76 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        goto CPyL92;
    } else
        goto CPyL53;
CPyL51: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r77 = 0;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 278, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL53: ;
    cpy_r_r78 = cpy_r_r67 & 1;
    cpy_r_r79 = cpy_r_r78 != 0;
    if (cpy_r_r79) goto CPyL55;
    cpy_r_r80 = cpy_r_r76 & 1;
    cpy_r_r81 = cpy_r_r80 != 0;
    if (!cpy_r_r81) goto CPyL56;
CPyL55: ;
    cpy_r_r82 = CPyTagged_IsLt_(cpy_r_r67, cpy_r_r76);
    cpy_r_r83 = cpy_r_r82;
    goto CPyL57;
CPyL56: ;
    cpy_r_r84 = (Py_ssize_t)cpy_r_r67 < (Py_ssize_t)cpy_r_r76;
    cpy_r_r83 = cpy_r_r84;
CPyL57: ;
    if (!cpy_r_r83) goto CPyL93;
CPyL58: ;
    cpy_r_r85 = CPyStatic_wayfarers___names___CORNERS;
    if (unlikely(cpy_r_r85 == CPY_INT_TAG)) {
        goto CPyL94;
    } else
        goto CPyL61;
CPyL59: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CORNERS\" was not set");
    cpy_r_r86 = 0;
    if (unlikely(!cpy_r_r86)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 278, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL61: ;
    cpy_r_r87 = CPyTagged_Rshift(cpy_r_r85, cpy_r_r67);
    if (unlikely(cpy_r_r87 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 278, CPyStatic_wayfarers___book___globals);
        goto CPyL95;
    }
    cpy_r_r88 = CPyTagged_And(cpy_r_r87, 2);
    CPyTagged_DECREF(cpy_r_r87);
    cpy_r_r89 = cpy_r_r88 != 0;
    CPyTagged_DECREF(cpy_r_r88);
    if (cpy_r_r89) {
        goto CPyL93;
    } else
        goto CPyL96;
CPyL63: ;
    cpy_r_r90 = CPyStatics[1582]; /* 'column' */
    cpy_r_r91 = CPyStatics[3872]; /* 'there is no such cell (' */
    cpy_r_r92 = CPyStatics[3481]; /* ')' */
    cpy_r_r93 = CPyStr_Build(3, cpy_r_r91, cpy_r_r16, cpy_r_r92);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 279, CPyStatic_wayfarers___book___globals);
        goto CPyL97;
    }
    cpy_r_r94 = CPyDef_content___Row___fail(cpy_r_r17, cpy_r_r90, cpy_r_r93);
    CPy_DECREF(cpy_r_r93);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r94 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 279, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Raise(cpy_r_r94);
    CPy_DECREF(cpy_r_r94);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 279, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    CPy_Unreachable();
CPyL67: ;
    cpy_r_r95 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r96 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r96);
    cpy_r_r97 = CPyDef_content___Row___effect(cpy_r_r17, cpy_r_r95, cpy_r_r96);
    CPy_DECREF(cpy_r_r96);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 280, CPyStatic_wayfarers___book___globals);
        goto CPyL98;
    }
    cpy_r_r98 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cell_bonus;
    if (unlikely(cpy_r_r98 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_caravans", "Book", "cell_bonus", 280, CPyStatic_wayfarers___book___globals);
        goto CPyL99;
    }
    CPy_INCREF(cpy_r_r98);
CPyL69: ;
    cpy_r_r99 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards;
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_caravans", "Book", "boards", 280, CPyStatic_wayfarers___book___globals);
        goto CPyL100;
    }
    CPy_INCREF(cpy_r_r99);
CPyL70: ;
    cpy_r_r100 = CPyList_Index(cpy_r_r99, cpy_r_r19);
    CPy_DECREF(cpy_r_r99);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 280, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r101 = CPyList_GetItem(cpy_r_r98, cpy_r_r100);
    CPy_DECREF(cpy_r_r98);
    CPyTagged_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r101 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 280, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
    if (likely(PyList_Check(cpy_r_r101)))
        cpy_r_r102 = cpy_r_r101;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 280, CPyStatic_wayfarers___book___globals, "list", cpy_r_r101);
        goto CPyL102;
    }
    cpy_r_r103 = CPyList_SetItem(cpy_r_r102, cpy_r_r67, cpy_r_r97);
    CPy_DECREF(cpy_r_r102);
    CPyTagged_DECREF(cpy_r_r67);
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 280, CPyStatic_wayfarers___book___globals);
        goto CPyL78;
    } else
        goto CPyL8;
CPyL74: ;
    cpy_r_r104 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r104)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 272, CPyStatic_wayfarers___book___globals);
        goto CPyL76;
    }
    return 1;
CPyL76: ;
    cpy_r_r105 = 2;
    return cpy_r_r105;
CPyL77: ;
    CPy_DECREF(cpy_r_r13);
    goto CPyL74;
CPyL78: ;
    CPy_DecRef(cpy_r_r13);
    goto CPyL76;
CPyL79: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    goto CPyL76;
CPyL80: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    goto CPyL76;
CPyL81: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r28);
    goto CPyL18;
CPyL82: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r28);
    goto CPyL76;
CPyL83: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r31);
    goto CPyL22;
CPyL84: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    goto CPyL27;
CPyL85: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    goto CPyL30;
CPyL86: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r45);
    goto CPyL76;
CPyL87: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r45);
    CPy_DecRef(cpy_r_r46);
    goto CPyL76;
CPyL88: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL35;
CPyL89: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r55);
    goto CPyL76;
CPyL90: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r59);
    goto CPyL41;
CPyL91: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r62);
    goto CPyL76;
CPyL92: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL51;
CPyL93: ;
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r19);
    CPyTagged_DECREF(cpy_r_r67);
    goto CPyL63;
CPyL94: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL59;
CPyL95: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL76;
CPyL96: ;
    CPy_DECREF(cpy_r_r16);
    goto CPyL67;
CPyL97: ;
    CPy_DecRef(cpy_r_r17);
    goto CPyL76;
CPyL98: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL76;
CPyL99: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r97);
    goto CPyL76;
CPyL100: ;
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r98);
    goto CPyL76;
CPyL101: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r97);
    CPy_DecRef(cpy_r_r98);
    goto CPyL76;
CPyL102: ;
    CPy_DecRef(cpy_r_r13);
    CPyTagged_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r97);
    goto CPyL76;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_caravans(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_caravans", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_caravans(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_caravans", 269, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_tables(PyObject *cpy_r_self, PyObject *cpy_r_content) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    tuple_T6OOOOOO cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    CPyPtr cpy_r_r12;
    CPyPtr cpy_r_r13;
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
    CPyTagged cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyTagged cpy_r_r27;
    tuple_T3OOO cpy_r_r28;
    char cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    CPyTagged cpy_r_r42;
    PyObject *cpy_r_r43;
    int64_t cpy_r_r44;
    tuple_T3IIO cpy_r_r45;
    PyObject *cpy_r_r46;
    int32_t cpy_r_r47;
    char cpy_r_r48;
    char cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    PyObject *cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyTagged cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    CPyTagged cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    CPyTagged cpy_r_r70;
    PyObject *cpy_r_r71;
    PyObject *cpy_r_r72;
    int32_t cpy_r_r73;
    char cpy_r_r74;
    char cpy_r_r75;
    char cpy_r_r76;
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
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    int32_t cpy_r_r90;
    char cpy_r_r91;
    char cpy_r_r92;
    char cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    tuple_T3OOO cpy_r_r101;
    char cpy_r_r102;
    PyObject *cpy_r_r103;
    tuple_T3OOO cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    PyObject *cpy_r_r107;
    PyObject *cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r_r110;
    int64_t cpy_r_r111;
    char cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    CPyTagged cpy_r_r120;
    PyObject *cpy_r_r121;
    int64_t cpy_r_r122;
    char cpy_r_r123;
    tuple_T3OOO cpy_r_r124;
    char cpy_r_r125;
    PyObject *cpy_r_r126;
    PyObject *cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    int64_t cpy_r_r131;
    char cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    PyObject *cpy_r_r139;
    int64_t cpy_r_r140;
    char cpy_r_r141;
    char cpy_r_r142;
    cpy_r_r0 = CPyStatics[3873]; /* 'turn_order' */
    cpy_r_r1 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r2 = CPyStatics[3874]; /* 'provisions' */
    cpy_r_r3 = CPyStatics[3875]; /* 'guild_black' */
    cpy_r_r4 = CPyStatics[3876]; /* 'guild_yellow' */
    cpy_r_r5 = CPyStatics[3877]; /* 'guild_blue' */
    CPy_INCREF(cpy_r_r0);
    CPy_INCREF(cpy_r_r1);
    CPy_INCREF(cpy_r_r2);
    CPy_INCREF(cpy_r_r3);
    CPy_INCREF(cpy_r_r4);
    CPy_INCREF(cpy_r_r5);
    cpy_r_r6.f0 = cpy_r_r0;
    cpy_r_r6.f1 = cpy_r_r1;
    cpy_r_r6.f2 = cpy_r_r2;
    cpy_r_r6.f3 = cpy_r_r3;
    cpy_r_r6.f4 = cpy_r_r4;
    cpy_r_r6.f5 = cpy_r_r5;
    cpy_r_r7 = PyList_New(0);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 284, CPyStatic_wayfarers___book___globals);
        goto CPyL86;
    }
    cpy_r_r8 = CPyStatics[3878]; /* 'setup_order' */
    cpy_r_r9 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r10 = CPyObject_GetAttr(cpy_r_content, cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 286, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r11 = PyList_New(1);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 286, CPyStatic_wayfarers___book___globals);
        goto CPyL88;
    }
    cpy_r_r12 = (CPyPtr)((CPyPtr)cpy_r_r11 + offsetof(PyListObject, ob_item));
    cpy_r_r13 = *(CPyPtr *)cpy_r_r12;
    CPy_INCREF(cpy_r_r8);
    *(PyObject * *)cpy_r_r13 = cpy_r_r8;
    cpy_r_r14 = PyTuple_New(6);
    if (unlikely(cpy_r_r14 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6868 = cpy_r_r6.f0;
    PyTuple_SET_ITEM(cpy_r_r14, 0, __tmp6868);
    PyObject *__tmp6869 = cpy_r_r6.f1;
    PyTuple_SET_ITEM(cpy_r_r14, 1, __tmp6869);
    PyObject *__tmp6870 = cpy_r_r6.f2;
    PyTuple_SET_ITEM(cpy_r_r14, 2, __tmp6870);
    PyObject *__tmp6871 = cpy_r_r6.f3;
    PyTuple_SET_ITEM(cpy_r_r14, 3, __tmp6871);
    PyObject *__tmp6872 = cpy_r_r6.f4;
    PyTuple_SET_ITEM(cpy_r_r14, 4, __tmp6872);
    PyObject *__tmp6873 = cpy_r_r6.f5;
    PyTuple_SET_ITEM(cpy_r_r14, 5, __tmp6873);
    cpy_r_r15 = CPyList_Extend(cpy_r_r11, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 286, CPyStatic_wayfarers___book___globals);
        goto CPyL89;
    } else
        goto CPyL90;
CPyL4: ;
    cpy_r_r16 = PyList_AsTuple(cpy_r_r11);
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 286, CPyStatic_wayfarers___book___globals);
        goto CPyL91;
    }
    cpy_r_r17 = PyObject_CallObject(cpy_r_r10, cpy_r_r16);
    CPy_DECREF(cpy_r_r10);
    CPy_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 286, CPyStatic_wayfarers___book___globals);
        goto CPyL92;
    }
    if (likely(Py_TYPE(cpy_r_r17) == CPyType_content___Sheet))
        cpy_r_r18 = cpy_r_r17;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 286, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r17);
        goto CPyL92;
    }
    cpy_r_r19 = PyObject_GetIter(cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 284, CPyStatic_wayfarers___book___globals);
        goto CPyL92;
    }
CPyL8: ;
    cpy_r_r20 = PyIter_Next(cpy_r_r19);
    if (cpy_r_r20 == NULL) goto CPyL93;
    if (likely(Py_TYPE(cpy_r_r20) == CPyType_content___Row))
        cpy_r_r21 = cpy_r_r20;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 284, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Row", cpy_r_r20);
        goto CPyL94;
    }
    cpy_r_r22 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r23 = NULL;
    cpy_r_r24 = CPyDef_content___Row___number(cpy_r_r21, cpy_r_r22, cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals);
        goto CPyL95;
    }
    cpy_r_r25 = CPyStatics[3874]; /* 'provisions' */
    cpy_r_r26 = NULL;
    cpy_r_r27 = CPyDef_content___Row___number(cpy_r_r21, cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    cpy_r_r28 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r28.f0 == NULL)) {
        goto CPyL97;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r29 = 0;
    if (unlikely(!cpy_r_r29)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r30 = cpy_r_r28.f0;
    CPy_INCREF(cpy_r_r30);
    cpy_r_r31 = cpy_r_r28.f1;
    CPy_INCREF(cpy_r_r31);
    cpy_r_r32 = cpy_r_r28.f2;
    CPy_INCREF(cpy_r_r32);
    cpy_r_r33 = PyTuple_Pack(3, cpy_r_r30, cpy_r_r31, cpy_r_r32);
    CPy_DECREF(cpy_r_r30);
    CPy_DECREF(cpy_r_r31);
    CPy_DECREF(cpy_r_r32);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals);
        goto CPyL98;
    }
    cpy_r_r34 = PyList_New(3);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals);
        goto CPyL99;
    }
    cpy_r_r35 = 0;
    goto CPyL19;
CPyL18: ;
    cpy_r_r36 = cpy_r_r35 < 3;
    if (!cpy_r_r36) goto CPyL100;
CPyL19: ;
    cpy_r_r37 = CPySequenceTuple_GetItemUnsafe(cpy_r_r33, cpy_r_r35);
    if (likely(PyUnicode_Check(cpy_r_r37)))
        cpy_r_r38 = cpy_r_r37;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals, "str", cpy_r_r37);
        goto CPyL101;
    }
    cpy_r_r39 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r40 = CPyStr_Build(2, cpy_r_r39, cpy_r_r38);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r41 = NULL;
    cpy_r_r42 = CPyDef_content___Row___number(cpy_r_r21, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r40);
    if (unlikely(cpy_r_r42 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 285, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r43 = CPyTagged_StealAsObject(cpy_r_r42);
    CPyList_SetItemUnsafe(cpy_r_r34, cpy_r_r35, cpy_r_r43);
    cpy_r_r44 = cpy_r_r35 + 1;
    cpy_r_r35 = cpy_r_r44;
    goto CPyL18;
CPyL24: ;
    cpy_r_r45.f0 = cpy_r_r24;
    cpy_r_r45.f1 = cpy_r_r27;
    cpy_r_r45.f2 = cpy_r_r34;
    cpy_r_r46 = PyTuple_New(3);
    if (unlikely(cpy_r_r46 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6874 = CPyTagged_StealAsObject(cpy_r_r45.f0);
    PyTuple_SET_ITEM(cpy_r_r46, 0, __tmp6874);
    PyObject *__tmp6875 = CPyTagged_StealAsObject(cpy_r_r45.f1);
    PyTuple_SET_ITEM(cpy_r_r46, 1, __tmp6875);
    PyObject *__tmp6876 = cpy_r_r45.f2;
    PyTuple_SET_ITEM(cpy_r_r46, 2, __tmp6876);
    cpy_r_r47 = PyList_Append(cpy_r_r7, cpy_r_r46);
    CPy_DECREF(cpy_r_r46);
    cpy_r_r48 = cpy_r_r47 >= 0;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 284, CPyStatic_wayfarers___book___globals);
        goto CPyL94;
    } else
        goto CPyL8;
CPyL25: ;
    cpy_r_r49 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 284, CPyStatic_wayfarers___book___globals);
        goto CPyL92;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_starts != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_starts);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_starts = cpy_r_r7;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 284, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r51 = PyDict_New();
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 288, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r52 = CPyStatics[3879]; /* 'setup_players' */
    cpy_r_r53 = CPyStatics[317]; /* 'players' */
    cpy_r_r54 = CPyStatics[3880]; /* 'tile_copies' */
    cpy_r_r55 = PyTuple_Pack(2, cpy_r_r53, cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 290, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
    cpy_r_r56 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r52, cpy_r_r55);
    CPy_DECREF(cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 290, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
    cpy_r_r57 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_starts;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_tables", "Book", "starts", 290, CPyStatic_wayfarers___book___globals);
        goto CPyL103;
    }
CPyL31: ;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r57 + offsetof(PyVarObject, ob_size));
    cpy_r_r59 = *(int64_t *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r59 << 1;
    cpy_r_r61 = CPyDef_content___Sheet___expect(cpy_r_r56, cpy_r_r60);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 290, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
    cpy_r_r62 = PyObject_GetIter(cpy_r_r61);
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 288, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
CPyL33: ;
    cpy_r_r63 = PyIter_Next(cpy_r_r62);
    if (cpy_r_r63 == NULL) goto CPyL104;
    if (likely(Py_TYPE(cpy_r_r63) == CPyType_content___Row))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 288, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Row", cpy_r_r63);
        goto CPyL105;
    }
    cpy_r_r65 = CPyStatics[317]; /* 'players' */
    cpy_r_r66 = NULL;
    cpy_r_r67 = CPyDef_content___Row___number(cpy_r_r64, cpy_r_r65, cpy_r_r66);
    if (unlikely(cpy_r_r67 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 289, CPyStatic_wayfarers___book___globals);
        goto CPyL106;
    }
    cpy_r_r68 = CPyStatics[3880]; /* 'tile_copies' */
    cpy_r_r69 = NULL;
    cpy_r_r70 = CPyDef_content___Row___number(cpy_r_r64, cpy_r_r68, cpy_r_r69);
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r70 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 289, CPyStatic_wayfarers___book___globals);
        goto CPyL107;
    }
    cpy_r_r71 = CPyTagged_StealAsObject(cpy_r_r67);
    cpy_r_r72 = CPyTagged_StealAsObject(cpy_r_r70);
    cpy_r_r73 = PyDict_SetItem(cpy_r_r51, cpy_r_r71, cpy_r_r72);
    CPy_DECREF(cpy_r_r71);
    CPy_DECREF(cpy_r_r72);
    cpy_r_r74 = cpy_r_r73 >= 0;
    if (unlikely(!cpy_r_r74)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 288, CPyStatic_wayfarers___book___globals);
        goto CPyL105;
    } else
        goto CPyL33;
CPyL38: ;
    cpy_r_r75 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r75)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 288, CPyStatic_wayfarers___book___globals);
        goto CPyL102;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_tile_copies != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_tile_copies);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_tile_copies = cpy_r_r51;
    cpy_r_r76 = 1;
    if (unlikely(!cpy_r_r76)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 288, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r77 = PyList_New(0);
    if (unlikely(cpy_r_r77 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r78 = CPyStatics[3881]; /* 'common_sets' */
    cpy_r_r79 = CPyStatics[3818]; /* 'tags' */
    cpy_r_r80 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r81 = PyTuple_Pack(2, cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
    cpy_r_r82 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r78, cpy_r_r81);
    CPy_DECREF(cpy_r_r81);
    if (unlikely(cpy_r_r82 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
    cpy_r_r83 = PyObject_GetIter(cpy_r_r82);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
CPyL44: ;
    cpy_r_r84 = PyIter_Next(cpy_r_r83);
    if (cpy_r_r84 == NULL) goto CPyL109;
    if (likely(Py_TYPE(cpy_r_r84) == CPyType_content___Row))
        cpy_r_r85 = cpy_r_r84;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Row", cpy_r_r84);
        goto CPyL110;
    }
    cpy_r_r86 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r87 = NULL;
    cpy_r_r88 = CPyDef_content___Row___number(cpy_r_r85, cpy_r_r86, cpy_r_r87);
    CPy_DECREF(cpy_r_r85);
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL110;
    }
    cpy_r_r89 = CPyTagged_StealAsObject(cpy_r_r88);
    cpy_r_r90 = PyList_Append(cpy_r_r77, cpy_r_r89);
    CPy_DECREF(cpy_r_r89);
    cpy_r_r91 = cpy_r_r90 >= 0;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL110;
    } else
        goto CPyL44;
CPyL48: ;
    cpy_r_r92 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_common_sets != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_common_sets);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_common_sets = cpy_r_r77;
    cpy_r_r93 = 1;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 292, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r94 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r95 = CPyStatics[571]; /* 'id' */
    cpy_r_r96 = CPyStatics[336]; /* 'colour' */
    cpy_r_r97 = CPyStatics[2464]; /* 'majority' */
    cpy_r_r98 = CPyStatics[85]; /* 'cost' */
    cpy_r_r99 = PyTuple_Pack(4, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 293, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r100 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r94, cpy_r_r99);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r100 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 293, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r101 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r101.f0 == NULL)) {
        goto CPyL111;
    } else
        goto CPyL55;
CPyL53: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r102 = 0;
    if (unlikely(!cpy_r_r102)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 293, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL55: ;
    cpy_r_r103 = CPyDef_content___Sheet___expect(cpy_r_r100, 6);
    CPy_DECREF(cpy_r_r100);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 293, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r104 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r104.f0 == NULL)) {
        goto CPyL112;
    } else
        goto CPyL59;
CPyL57: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r105 = 0;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL59: ;
    cpy_r_r106 = cpy_r_r104.f0;
    CPy_INCREF(cpy_r_r106);
    cpy_r_r107 = cpy_r_r104.f1;
    CPy_INCREF(cpy_r_r107);
    cpy_r_r108 = cpy_r_r104.f2;
    CPy_INCREF(cpy_r_r108);
    cpy_r_r109 = PyTuple_Pack(3, cpy_r_r106, cpy_r_r107, cpy_r_r108);
    CPy_DECREF(cpy_r_r106);
    CPy_DECREF(cpy_r_r107);
    CPy_DECREF(cpy_r_r108);
    if (unlikely(cpy_r_r109 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals);
        goto CPyL113;
    }
    cpy_r_r110 = PyList_New(3);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    cpy_r_r111 = 0;
    goto CPyL63;
CPyL62: ;
    cpy_r_r112 = cpy_r_r111 < 3;
    if (!cpy_r_r112) goto CPyL115;
CPyL63: ;
    cpy_r_r113 = CPySequenceTuple_GetItemUnsafe(cpy_r_r109, cpy_r_r111);
    if (likely(PyUnicode_Check(cpy_r_r113)))
        cpy_r_r114 = cpy_r_r113;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals, "str", cpy_r_r113);
        goto CPyL116;
    }
    cpy_r_r115 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r116 = CPyStr_Build(2, cpy_r_r115, cpy_r_r114);
    CPy_DECREF(cpy_r_r114);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals);
        goto CPyL116;
    }
    cpy_r_r117 = CPyDef_content___Sheet_____getitem__(cpy_r_r103, cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals);
        goto CPyL116;
    }
    cpy_r_r118 = CPyStatics[2464]; /* 'majority' */
    cpy_r_r119 = NULL;
    cpy_r_r120 = CPyDef_content___Row___number(cpy_r_r117, cpy_r_r118, cpy_r_r119);
    CPy_DECREF(cpy_r_r117);
    if (unlikely(cpy_r_r120 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals);
        goto CPyL116;
    }
    cpy_r_r121 = CPyTagged_StealAsObject(cpy_r_r120);
    CPyList_SetItemUnsafe(cpy_r_r110, cpy_r_r111, cpy_r_r121);
    cpy_r_r122 = cpy_r_r111 + 1;
    cpy_r_r111 = cpy_r_r122;
    goto CPyL62;
CPyL69: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_majority != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_majority);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_majority = cpy_r_r110;
    cpy_r_r123 = 1;
    if (unlikely(!cpy_r_r123)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 294, CPyStatic_wayfarers___book___globals);
        goto CPyL113;
    }
    cpy_r_r124 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r124.f0 == NULL)) {
        goto CPyL117;
    } else
        goto CPyL73;
CPyL71: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r125 = 0;
    if (unlikely(!cpy_r_r125)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    CPy_Unreachable();
CPyL73: ;
    cpy_r_r126 = cpy_r_r124.f0;
    CPy_INCREF(cpy_r_r126);
    cpy_r_r127 = cpy_r_r124.f1;
    CPy_INCREF(cpy_r_r127);
    cpy_r_r128 = cpy_r_r124.f2;
    CPy_INCREF(cpy_r_r128);
    cpy_r_r129 = PyTuple_Pack(3, cpy_r_r126, cpy_r_r127, cpy_r_r128);
    CPy_DECREF(cpy_r_r126);
    CPy_DECREF(cpy_r_r127);
    CPy_DECREF(cpy_r_r128);
    if (unlikely(cpy_r_r129 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals);
        goto CPyL113;
    }
    cpy_r_r130 = PyList_New(3);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals);
        goto CPyL118;
    }
    cpy_r_r131 = 0;
    goto CPyL77;
CPyL76: ;
    cpy_r_r132 = cpy_r_r131 < 3;
    if (!cpy_r_r132) goto CPyL119;
CPyL77: ;
    cpy_r_r133 = CPySequenceTuple_GetItemUnsafe(cpy_r_r129, cpy_r_r131);
    if (likely(PyUnicode_Check(cpy_r_r133)))
        cpy_r_r134 = cpy_r_r133;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals, "str", cpy_r_r133);
        goto CPyL120;
    }
    cpy_r_r135 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r136 = CPyStr_Build(2, cpy_r_r135, cpy_r_r134);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals);
        goto CPyL120;
    }
    cpy_r_r137 = CPyDef_content___Sheet_____getitem__(cpy_r_r103, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals);
        goto CPyL120;
    }
    cpy_r_r138 = CPyStatics[85]; /* 'cost' */
    cpy_r_r139 = CPyDef_wayfarers___book____guild_price(cpy_r_r137, cpy_r_r138);
    CPy_DECREF(cpy_r_r137);
    if (unlikely(cpy_r_r139 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals);
        goto CPyL120;
    }
    CPyList_SetItemUnsafe(cpy_r_r130, cpy_r_r131, cpy_r_r139);
    cpy_r_r140 = cpy_r_r131 + 1;
    cpy_r_r131 = cpy_r_r140;
    goto CPyL76;
CPyL83: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ability_cost != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ability_cost);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ability_cost = cpy_r_r130;
    cpy_r_r141 = 1;
    if (unlikely(!cpy_r_r141)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 295, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    return 1;
CPyL85: ;
    cpy_r_r142 = 2;
    return cpy_r_r142;
CPyL86: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    CPy_DecRef(cpy_r_r6.f3);
    CPy_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r6.f5);
    goto CPyL85;
CPyL87: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    CPy_DecRef(cpy_r_r6.f3);
    CPy_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r6.f5);
    CPy_DecRef(cpy_r_r7);
    goto CPyL85;
CPyL88: ;
    CPy_DecRef(cpy_r_r6.f0);
    CPy_DecRef(cpy_r_r6.f1);
    CPy_DecRef(cpy_r_r6.f2);
    CPy_DecRef(cpy_r_r6.f3);
    CPy_DecRef(cpy_r_r6.f4);
    CPy_DecRef(cpy_r_r6.f5);
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL85;
CPyL89: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r11);
    goto CPyL85;
CPyL90: ;
    CPy_DECREF(cpy_r_r15);
    goto CPyL4;
CPyL91: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r10);
    goto CPyL85;
CPyL92: ;
    CPy_DecRef(cpy_r_r7);
    goto CPyL85;
CPyL93: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL25;
CPyL94: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r19);
    goto CPyL85;
CPyL95: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    goto CPyL85;
CPyL96: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    goto CPyL85;
CPyL97: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL13;
CPyL98: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r27);
    goto CPyL85;
CPyL99: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    goto CPyL85;
CPyL100: ;
    CPy_DECREF(cpy_r_r21);
    CPy_DECREF(cpy_r_r33);
    goto CPyL24;
CPyL101: ;
    CPy_DecRef(cpy_r_r7);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r21);
    CPyTagged_DecRef(cpy_r_r24);
    CPyTagged_DecRef(cpy_r_r27);
    CPy_DecRef(cpy_r_r33);
    CPy_DecRef(cpy_r_r34);
    goto CPyL85;
CPyL102: ;
    CPy_DecRef(cpy_r_r51);
    goto CPyL85;
CPyL103: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r56);
    goto CPyL85;
CPyL104: ;
    CPy_DECREF(cpy_r_r62);
    goto CPyL38;
CPyL105: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r62);
    goto CPyL85;
CPyL106: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r62);
    CPy_DecRef(cpy_r_r64);
    goto CPyL85;
CPyL107: ;
    CPy_DecRef(cpy_r_r51);
    CPy_DecRef(cpy_r_r62);
    CPyTagged_DecRef(cpy_r_r67);
    goto CPyL85;
CPyL108: ;
    CPy_DecRef(cpy_r_r77);
    goto CPyL85;
CPyL109: ;
    CPy_DECREF(cpy_r_r83);
    goto CPyL48;
CPyL110: ;
    CPy_DecRef(cpy_r_r77);
    CPy_DecRef(cpy_r_r83);
    goto CPyL85;
CPyL111: ;
    CPy_DecRef(cpy_r_r100);
    goto CPyL53;
CPyL112: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL57;
CPyL113: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL85;
CPyL114: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    goto CPyL85;
CPyL115: ;
    CPy_DECREF(cpy_r_r109);
    goto CPyL69;
CPyL116: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r109);
    CPy_DecRef(cpy_r_r110);
    goto CPyL85;
CPyL117: ;
    CPy_DecRef(cpy_r_r103);
    goto CPyL71;
CPyL118: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r129);
    goto CPyL85;
CPyL119: ;
    CPy_DECREF(cpy_r_r103);
    CPy_DECREF(cpy_r_r129);
    goto CPyL83;
CPyL120: ;
    CPy_DecRef(cpy_r_r103);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    goto CPyL85;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_tables(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_tables", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_tables(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_tables", 282, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book___Book____read_automa(PyObject *cpy_r_self, PyObject *cpy_r_content) {
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
    tuple_T2OO cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    int32_t cpy_r_r22;
    char cpy_r_r23;
    char cpy_r_r24;
    char cpy_r_r25;
    PyObject *cpy_r_r26;
    CPyPtr cpy_r_r27;
    int64_t cpy_r_r28;
    PyObject *cpy_r_r29;
    int64_t cpy_r_r30;
    CPyPtr cpy_r_r31;
    int64_t cpy_r_r32;
    char cpy_r_r33;
    CPyPtr cpy_r_r34;
    CPyPtr cpy_r_r35;
    int64_t cpy_r_r36;
    CPyPtr cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    int64_t cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    CPyPtr cpy_r_r47;
    int64_t cpy_r_r48;
    CPyTagged cpy_r_r49;
    PyObject *cpy_r_r50;
    CPyPtr cpy_r_r51;
    int64_t cpy_r_r52;
    PyObject *cpy_r_r53;
    int64_t cpy_r_r54;
    CPyPtr cpy_r_r55;
    int64_t cpy_r_r56;
    char cpy_r_r57;
    CPyPtr cpy_r_r58;
    CPyPtr cpy_r_r59;
    int64_t cpy_r_r60;
    CPyPtr cpy_r_r61;
    PyObject *cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r_r64;
    PyObject *cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    PyObject *cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    CPyPtr cpy_r_r71;
    CPyPtr cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    PyObject *cpy_r_r75;
    PyObject *cpy_r_r76;
    CPyTagged cpy_r_r77;
    PyObject *cpy_r_r78;
    int64_t cpy_r_r79;
    char cpy_r_r80;
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
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    int32_t cpy_r_r93;
    char cpy_r_r94;
    int64_t cpy_r_r95;
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
    tuple_T2OO cpy_r_r108;
    PyObject *cpy_r_r109;
    PyObject *cpy_r__;
    PyObject *cpy_r_r110;
    PyObject *cpy_r_r111;
    PyObject *cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject *cpy_r_r115;
    PyObject *cpy_r_r116;
    CPyPtr cpy_r_r117;
    CPyPtr cpy_r_r118;
    PyObject *cpy_r_r119;
    PyObject *cpy_r_r120;
    PyObject *cpy_r_r121;
    PyObject *cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    CPyTagged cpy_r_r127;
    PyObject *cpy_r_r128;
    int32_t cpy_r_r129;
    char cpy_r_r130;
    char cpy_r_r131;
    PyObject *cpy_r_r132;
    int64_t cpy_r_r133;
    CPyPtr cpy_r_r134;
    int64_t cpy_r_r135;
    char cpy_r_r136;
    CPyPtr cpy_r_r137;
    CPyPtr cpy_r_r138;
    int64_t cpy_r_r139;
    CPyPtr cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    int64_t cpy_r_r147;
    CPyTagged cpy_r_r148;
    CPyTagged cpy_r_r149;
    PyObject *cpy_r_r150;
    PyObject *cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject **cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject *cpy_r_r157;
    PyObject *cpy_r_r158;
    char cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject **cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    CPyPtr cpy_r_r170;
    int64_t cpy_r_r171;
    PyObject *cpy_r_r172;
    int64_t cpy_r_r173;
    CPyPtr cpy_r_r174;
    int64_t cpy_r_r175;
    char cpy_r_r176;
    CPyPtr cpy_r_r177;
    CPyPtr cpy_r_r178;
    int64_t cpy_r_r179;
    CPyPtr cpy_r_r180;
    PyObject *cpy_r_r181;
    CPyTagged cpy_r_r182;
    PyObject *cpy_r_r183;
    PyObject *cpy_r_r184;
    PyObject *cpy_r_r185;
    int64_t cpy_r_r186;
    char cpy_r_r187;
    int64_t cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    PyObject *cpy_r_r193;
    PyObject *cpy_r_r194;
    tuple_T6OOOOOO cpy_r_r195;
    PyObject *cpy_r_r196;
    PyObject *cpy_r_columns;
    PyObject *cpy_r_r197;
    PyObject *cpy_r_r198;
    PyObject *cpy_r_r199;
    PyObject *cpy_r_r200;
    PyObject *cpy_r_r201;
    CPyPtr cpy_r_r202;
    CPyPtr cpy_r_r203;
    PyObject *cpy_r_r204;
    PyObject *cpy_r_r205;
    PyObject *cpy_r_r206;
    PyObject *cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    PyObject *cpy_r_r210;
    tuple_T5OOOOO cpy_r_r211;
    char cpy_r_r212;
    PyObject *cpy_r_r213;
    tuple_T5OOOOO cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    CPyPtr cpy_r_r219;
    CPyPtr cpy_r_r220;
    PyObject *cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    PyObject **cpy_r_r229;
    PyObject *cpy_r_r230;
    CPyTagged cpy_r_r231;
    tuple_T5OOOOO cpy_r_r232;
    char cpy_r_r233;
    PyObject *cpy_r_r234;
    tuple_T5OOOOO cpy_r_r235;
    char cpy_r_r236;
    PyObject *cpy_r_r237;
    PyObject *cpy_r_r238;
    PyObject *cpy_r_r239;
    CPyPtr cpy_r_r240;
    CPyPtr cpy_r_r241;
    PyObject *cpy_r_r242;
    PyObject *cpy_r_r243;
    PyObject *cpy_r_r244;
    PyObject *cpy_r_r245;
    PyObject *cpy_r_r246;
    PyObject *cpy_r_r247;
    PyObject *cpy_r_r248;
    PyObject **cpy_r_r250;
    PyObject *cpy_r_r251;
    CPyTagged cpy_r_r252;
    PyObject *cpy_r_r253;
    PyObject *cpy_r_r254;
    CPyTagged cpy_r_r255;
    PyObject *cpy_r_r256;
    PyObject *cpy_r_r257;
    CPyTagged cpy_r_r258;
    int64_t cpy_r_r259;
    char cpy_r_r260;
    int64_t cpy_r_r261;
    char cpy_r_r262;
    char cpy_r_r263;
    char cpy_r_r264;
    char cpy_r_r265;
    tuple_T4IIIC cpy_r_r266;
    PyObject *cpy_r_r267;
    int32_t cpy_r_r268;
    char cpy_r_r269;
    char cpy_r_r270;
    char cpy_r_r271;
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
    int32_t cpy_r_r285;
    char cpy_r_r286;
    char cpy_r_r287;
    char cpy_r_r288;
    PyObject *cpy_r_r289;
    PyObject *cpy_r_r290;
    tuple_T2OO cpy_r_r291;
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    int64_t cpy_r_r296;
    char cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    int32_t cpy_r_r305;
    char cpy_r_r306;
    char cpy_r_r307;
    int64_t cpy_r_r308;
    char cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
    PyObject *cpy_r_r312;
    PyObject *cpy_r_r313;
    PyObject *cpy_r_r314;
    PyObject *cpy_r_r315;
    PyObject *cpy_r_r316;
    PyObject *cpy_r_r317;
    PyObject *cpy_r_r318;
    tuple_T2OO cpy_r_r319;
    PyObject *cpy_r_r320;
    PyObject *cpy_r_r321;
    PyObject *cpy_r_r322;
    PyObject *cpy_r_r323;
    CPyTagged cpy_r_r324;
    PyObject *cpy_r_r325;
    int32_t cpy_r_r326;
    char cpy_r_r327;
    char cpy_r_r328;
    tuple_T5OOOOO cpy_r_r329;
    char cpy_r_r330;
    PyObject *cpy_r_r331;
    PyObject *cpy_r_r332;
    PyObject *cpy_r_r333;
    PyObject *cpy_r_r334;
    PyObject *cpy_r_r335;
    PyObject *cpy_r_r336;
    PyObject *cpy_r_r337;
    int64_t cpy_r_r338;
    char cpy_r_r339;
    PyObject *cpy_r_r340;
    PyObject *cpy_r_r341;
    PyObject *cpy_r_r342;
    CPyTagged cpy_r_r343;
    PyObject *cpy_r_r344;
    int64_t cpy_r_r345;
    char cpy_r_r346;
    PyObject *cpy_r_r347;
    PyObject *cpy_r_r348;
    PyObject *cpy_r_r349;
    PyObject *cpy_r_r350;
    PyObject *cpy_r_r351;
    PyObject *cpy_r_r352;
    PyObject *cpy_r_r353;
    PyObject *cpy_r_r354;
    PyObject *cpy_r_r355;
    tuple_T2OO cpy_r_r356;
    PyObject *cpy_r_r357;
    PyObject *cpy_r_r358;
    PyObject *cpy_r_r359;
    PyObject *cpy_r_r360;
    PyObject *cpy_r_r361;
    int32_t cpy_r_r362;
    char cpy_r_r363;
    char cpy_r_r364;
    char cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    PyObject *cpy_r_r368;
    PyObject *cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    tuple_T7OOOOOOO cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    tuple_T7OOOOOOO cpy_r_r377;
    PyObject *cpy_r_r378;
    PyObject *cpy_r_r379;
    PyObject *cpy_r_r380;
    CPyPtr cpy_r_r381;
    CPyPtr cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    PyObject *cpy_r_r386;
    PyObject *cpy_r_r387;
    PyObject *cpy_r_r388;
    PyObject *cpy_r_r389;
    PyObject *cpy_r_r390;
    tuple_T2OO cpy_r_r391;
    PyObject *cpy_r_r392;
    PyObject *cpy_r_r393;
    PyObject *cpy_r_r394;
    int32_t cpy_r_r395;
    char cpy_r_r396;
    char cpy_r_r397;
    char cpy_r_r398;
    char cpy_r_r399;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_verbs;
    CPy_INCREF(cpy_r_r0);
    cpy_r_r1 = PyList_New(0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 299, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r2 = CPyStatics[3882]; /* 'ai_boards' */
    cpy_r_r3 = CPyStatics[571]; /* 'id' */
    cpy_r_r4 = CPyStatics[3721]; /* 'focus' */
    cpy_r_r5 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r6 = CPyStatics[3813]; /* 'track_bonus' */
    cpy_r_r7 = PyTuple_Pack(4, cpy_r_r3, cpy_r_r4, cpy_r_r5, cpy_r_r6);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 301, CPyStatic_wayfarers___book___globals);
        goto CPyL221;
    }
    cpy_r_r8 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r2, cpy_r_r7);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 301, CPyStatic_wayfarers___book___globals);
        goto CPyL221;
    }
    cpy_r_r9 = CPyDef_content___Sheet___items(cpy_r_r8);
    CPy_DECREF(cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 301, CPyStatic_wayfarers___book___globals);
        goto CPyL221;
    }
    cpy_r_r10 = PyObject_GetIter(cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 299, CPyStatic_wayfarers___book___globals);
        goto CPyL221;
    }
CPyL5: ;
    cpy_r_r11 = PyIter_Next(cpy_r_r10);
    if (cpy_r_r11 == NULL) goto CPyL222;
    PyObject *__tmp6877;
    if (unlikely(!(PyTuple_Check(cpy_r_r11) && PyTuple_GET_SIZE(cpy_r_r11) == 2))) {
        __tmp6877 = NULL;
        goto __LL6878;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r11, 0))))
        __tmp6877 = PyTuple_GET_ITEM(cpy_r_r11, 0);
    else {
        __tmp6877 = NULL;
    }
    if (__tmp6877 == NULL) goto __LL6878;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r11, 1)) == CPyType_content___Row))
        __tmp6877 = PyTuple_GET_ITEM(cpy_r_r11, 1);
    else {
        __tmp6877 = NULL;
    }
    if (__tmp6877 == NULL) goto __LL6878;
    __tmp6877 = cpy_r_r11;
__LL6878: ;
    if (unlikely(__tmp6877 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r11); cpy_r_r12 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6879 = PyTuple_GET_ITEM(cpy_r_r11, 0);
        CPy_INCREF(__tmp6879);
        PyObject *__tmp6880;
        if (likely(PyUnicode_Check(__tmp6879)))
            __tmp6880 = __tmp6879;
        else {
            CPy_TypeError("str", __tmp6879); 
            __tmp6880 = NULL;
        }
        cpy_r_r12.f0 = __tmp6880;
        PyObject *__tmp6881 = PyTuple_GET_ITEM(cpy_r_r11, 1);
        CPy_INCREF(__tmp6881);
        PyObject *__tmp6882;
        if (likely(Py_TYPE(__tmp6881) == CPyType_content___Row))
            __tmp6882 = __tmp6881;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6881); 
            __tmp6882 = NULL;
        }
        cpy_r_r12.f1 = __tmp6882;
    }
    CPy_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 299, CPyStatic_wayfarers___book___globals);
        goto CPyL223;
    }
    cpy_r_r13 = cpy_r_r12.f0;
    CPy_INCREF(cpy_r_r13);
    cpy_r_r14 = cpy_r_r12.f1;
    CPy_INCREF(cpy_r_r14);
    CPy_DECREF(cpy_r_r12.f0);
    CPy_DECREF(cpy_r_r12.f1);
    cpy_r_r15 = CPyStatics[3721]; /* 'focus' */
    cpy_r_r16 = CPyDef_content___Row___effect(cpy_r_r14, cpy_r_r15, cpy_r_r0);
    if (unlikely(cpy_r_r16 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 300, CPyStatic_wayfarers___book___globals);
        goto CPyL224;
    }
    cpy_r_r17 = CPyStatics[2199]; /* 'rest' */
    cpy_r_r18 = CPyDef_content___Row___effect(cpy_r_r14, cpy_r_r17, cpy_r_r0);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 300, CPyStatic_wayfarers___book___globals);
        goto CPyL225;
    }
    cpy_r_r19 = CPyStatics[3813]; /* 'track_bonus' */
    cpy_r_r20 = CPyDef_content___Row___effect(cpy_r_r14, cpy_r_r19, cpy_r_r0);
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 300, CPyStatic_wayfarers___book___globals);
        goto CPyL226;
    }
    cpy_r_r21 = CPyDef_wayfarers___printed___AiBoard(cpy_r_r13, cpy_r_r16, cpy_r_r18, cpy_r_r20);
    CPy_DECREF(cpy_r_r13);
    CPy_DECREF(cpy_r_r16);
    CPy_DECREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 300, CPyStatic_wayfarers___book___globals);
        goto CPyL223;
    }
    cpy_r_r22 = PyList_Append(cpy_r_r1, cpy_r_r21);
    CPy_DECREF(cpy_r_r21);
    cpy_r_r23 = cpy_r_r22 >= 0;
    if (unlikely(!cpy_r_r23)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 299, CPyStatic_wayfarers___book___globals);
        goto CPyL223;
    } else
        goto CPyL5;
CPyL12: ;
    cpy_r_r24 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 299, CPyStatic_wayfarers___book___globals);
        goto CPyL221;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_boards != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_boards);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_boards = cpy_r_r1;
    cpy_r_r25 = 1;
    if (unlikely(!cpy_r_r25)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 299, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r26 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_boards;
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_automa", "Book", "ai_boards", 303, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    CPy_INCREF(cpy_r_r26);
CPyL15: ;
    cpy_r_r27 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r28 = *(int64_t *)cpy_r_r27;
    cpy_r_r29 = PyList_New(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 303, CPyStatic_wayfarers___book___globals);
        goto CPyL227;
    }
    cpy_r_r30 = 0;
CPyL17: ;
    cpy_r_r31 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyVarObject, ob_size));
    cpy_r_r32 = *(int64_t *)cpy_r_r31;
    cpy_r_r33 = cpy_r_r30 < cpy_r_r32;
    if (!cpy_r_r33) goto CPyL228;
    cpy_r_r34 = (CPyPtr)((CPyPtr)cpy_r_r26 + offsetof(PyListObject, ob_item));
    cpy_r_r35 = *(CPyPtr *)cpy_r_r34;
    cpy_r_r36 = cpy_r_r30 * 8;
    cpy_r_r37 = cpy_r_r35 + cpy_r_r36;
    cpy_r_r38 = *(PyObject * *)cpy_r_r37;
    CPy_INCREF(cpy_r_r38);
    if (likely(Py_TYPE(cpy_r_r38) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r39 = cpy_r_r38;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 303, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r38);
        goto CPyL229;
    }
    cpy_r_r40 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r39)->_id;
    CPy_INCREF(cpy_r_r40);
    CPy_DECREF(cpy_r_r39);
    CPyList_SetItemUnsafe(cpy_r_r29, cpy_r_r30, cpy_r_r40);
    cpy_r_r41 = cpy_r_r30 + 1;
    cpy_r_r30 = cpy_r_r41;
    goto CPyL17;
CPyL21: ;
    cpy_r_r42 = CPyStatics[3883]; /* 'ai_board_backs' */
    cpy_r_r43 = CPyStatics[3884]; /* 'ai_board' */
    cpy_r_r44 = CPyStatics[3885]; /* 'player_board' */
    cpy_r_r45 = PyTuple_Pack(2, cpy_r_r43, cpy_r_r44);
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 304, CPyStatic_wayfarers___book___globals);
        goto CPyL230;
    }
    cpy_r_r46 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r42, cpy_r_r45);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 304, CPyStatic_wayfarers___book___globals);
        goto CPyL230;
    }
    cpy_r_r47 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r48 = *(int64_t *)cpy_r_r47;
    cpy_r_r49 = cpy_r_r48 << 1;
    cpy_r_r50 = CPyDef_content___Sheet___expect(cpy_r_r46, cpy_r_r49);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 304, CPyStatic_wayfarers___book___globals);
        goto CPyL230;
    }
    cpy_r_r51 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r52 = *(int64_t *)cpy_r_r51;
    cpy_r_r53 = PyList_New(cpy_r_r52);
    if (unlikely(cpy_r_r53 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL231;
    }
    cpy_r_r54 = 0;
CPyL26: ;
    cpy_r_r55 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r56 = *(int64_t *)cpy_r_r55;
    cpy_r_r57 = cpy_r_r54 < cpy_r_r56;
    if (!cpy_r_r57) goto CPyL232;
    cpy_r_r58 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r59 = *(CPyPtr *)cpy_r_r58;
    cpy_r_r60 = cpy_r_r54 * 8;
    cpy_r_r61 = cpy_r_r59 + cpy_r_r60;
    cpy_r_r62 = *(PyObject * *)cpy_r_r61;
    CPy_INCREF(cpy_r_r62);
    if (likely(PyUnicode_Check(cpy_r_r62)))
        cpy_r_r63 = cpy_r_r62;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals, "str", cpy_r_r62);
        goto CPyL233;
    }
    cpy_r_r64 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards;
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_automa", "Book", "boards", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL234;
    }
    CPy_INCREF(cpy_r_r64);
CPyL29: ;
    cpy_r_r65 = CPyDef_content___Sheet_____getitem__(cpy_r_r50, cpy_r_r63);
    CPy_DECREF(cpy_r_r63);
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL235;
    }
    cpy_r_r66 = CPyStatics[3885]; /* 'player_board' */
    cpy_r_r67 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_boards;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_automa", "Book", "boards", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL236;
    }
    CPy_INCREF(cpy_r_r67);
CPyL31: ;
    cpy_r_r68 = CPyStatics[597]; /* 'word' */
    cpy_r_r69 = CPyObject_GetAttr(cpy_r_r65, cpy_r_r68);
    CPy_DECREF(cpy_r_r65);
    if (unlikely(cpy_r_r69 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL237;
    }
    cpy_r_r70 = PyList_New(1);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL238;
    }
    cpy_r_r71 = (CPyPtr)((CPyPtr)cpy_r_r70 + offsetof(PyListObject, ob_item));
    cpy_r_r72 = *(CPyPtr *)cpy_r_r71;
    CPy_INCREF(cpy_r_r66);
    *(PyObject * *)cpy_r_r72 = cpy_r_r66;
    cpy_r_r73 = CPyList_Extend(cpy_r_r70, cpy_r_r67);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL239;
    } else
        goto CPyL240;
CPyL34: ;
    cpy_r_r74 = PyList_AsTuple(cpy_r_r70);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL241;
    }
    cpy_r_r75 = PyObject_CallObject(cpy_r_r69, cpy_r_r74);
    CPy_DECREF(cpy_r_r69);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL235;
    }
    if (likely(PyUnicode_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals, "str", cpy_r_r75);
        goto CPyL235;
    }
    cpy_r_r77 = CPyList_Index(cpy_r_r64, cpy_r_r76);
    CPy_DECREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r76);
    if (unlikely(cpy_r_r77 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL233;
    }
    cpy_r_r78 = CPyTagged_StealAsObject(cpy_r_r77);
    CPyList_SetItemUnsafe(cpy_r_r53, cpy_r_r54, cpy_r_r78);
    cpy_r_r79 = cpy_r_r54 + 1;
    cpy_r_r54 = cpy_r_r79;
    goto CPyL26;
CPyL40: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_backs != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_backs);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_backs = cpy_r_r53;
    cpy_r_r80 = 1;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 305, CPyStatic_wayfarers___book___globals);
        goto CPyL230;
    }
    cpy_r_r81 = PyDict_New();
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 306, CPyStatic_wayfarers___book___globals);
        goto CPyL230;
    }
    cpy_r_r82 = 0;
CPyL43: ;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyVarObject, ob_size));
    cpy_r_r84 = *(int64_t *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r82 < cpy_r_r84;
    if (!cpy_r_r85) goto CPyL48;
    cpy_r_r86 = (CPyPtr)((CPyPtr)cpy_r_r29 + offsetof(PyListObject, ob_item));
    cpy_r_r87 = *(CPyPtr *)cpy_r_r86;
    cpy_r_r88 = cpy_r_r82 * 8;
    cpy_r_r89 = cpy_r_r87 + cpy_r_r88;
    cpy_r_r90 = *(PyObject * *)cpy_r_r89;
    CPy_INCREF(cpy_r_r90);
    if (likely(PyUnicode_Check(cpy_r_r90)))
        cpy_r_r91 = cpy_r_r90;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 306, CPyStatic_wayfarers___book___globals, "str", cpy_r_r90);
        goto CPyL242;
    }
    cpy_r_r92 = PyDict_New();
    if (unlikely(cpy_r_r92 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 306, CPyStatic_wayfarers___book___globals);
        goto CPyL243;
    }
    cpy_r_r93 = PyDict_SetItem(cpy_r_r81, cpy_r_r91, cpy_r_r92);
    CPy_DECREF(cpy_r_r91);
    CPy_DECREF(cpy_r_r92);
    cpy_r_r94 = cpy_r_r93 >= 0;
    if (unlikely(!cpy_r_r94)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 306, CPyStatic_wayfarers___book___globals);
        goto CPyL242;
    }
    cpy_r_r95 = cpy_r_r82 + 1;
    cpy_r_r82 = cpy_r_r95;
    goto CPyL43;
CPyL48: ;
    cpy_r_r96 = CPyStatics[3886]; /* 'ai_caravans' */
    cpy_r_r97 = CPyStatics[571]; /* 'id' */
    cpy_r_r98 = CPyStatics[2555]; /* 'board' */
    cpy_r_r99 = CPyStatics[1552]; /* 'path' */
    cpy_r_r100 = CPyStatics[1592]; /* 'row' */
    cpy_r_r101 = CPyStatics[1582]; /* 'column' */
    cpy_r_r102 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r103 = PyTuple_Pack(6, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r100, cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 307, CPyStatic_wayfarers___book___globals);
        goto CPyL244;
    }
    cpy_r_r104 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r96, cpy_r_r103);
    CPy_DECREF(cpy_r_r103);
    if (unlikely(cpy_r_r104 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 307, CPyStatic_wayfarers___book___globals);
        goto CPyL244;
    }
    cpy_r_r105 = CPyDef_content___Sheet___items(cpy_r_r104);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r105 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 307, CPyStatic_wayfarers___book___globals);
        goto CPyL244;
    }
    cpy_r_r106 = PyObject_GetIter(cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    if (unlikely(cpy_r_r106 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 307, CPyStatic_wayfarers___book___globals);
        goto CPyL244;
    }
CPyL52: ;
    cpy_r_r107 = PyIter_Next(cpy_r_r106);
    if (cpy_r_r107 == NULL) goto CPyL245;
    PyObject *__tmp6883;
    if (unlikely(!(PyTuple_Check(cpy_r_r107) && PyTuple_GET_SIZE(cpy_r_r107) == 2))) {
        __tmp6883 = NULL;
        goto __LL6884;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r107, 0))))
        __tmp6883 = PyTuple_GET_ITEM(cpy_r_r107, 0);
    else {
        __tmp6883 = NULL;
    }
    if (__tmp6883 == NULL) goto __LL6884;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r107, 1)) == CPyType_content___Row))
        __tmp6883 = PyTuple_GET_ITEM(cpy_r_r107, 1);
    else {
        __tmp6883 = NULL;
    }
    if (__tmp6883 == NULL) goto __LL6884;
    __tmp6883 = cpy_r_r107;
__LL6884: ;
    if (unlikely(__tmp6883 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r107); cpy_r_r108 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6885 = PyTuple_GET_ITEM(cpy_r_r107, 0);
        CPy_INCREF(__tmp6885);
        PyObject *__tmp6886;
        if (likely(PyUnicode_Check(__tmp6885)))
            __tmp6886 = __tmp6885;
        else {
            CPy_TypeError("str", __tmp6885); 
            __tmp6886 = NULL;
        }
        cpy_r_r108.f0 = __tmp6886;
        PyObject *__tmp6887 = PyTuple_GET_ITEM(cpy_r_r107, 1);
        CPy_INCREF(__tmp6887);
        PyObject *__tmp6888;
        if (likely(Py_TYPE(__tmp6887) == CPyType_content___Row))
            __tmp6888 = __tmp6887;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6887); 
            __tmp6888 = NULL;
        }
        cpy_r_r108.f1 = __tmp6888;
    }
    CPy_DECREF(cpy_r_r107);
    if (unlikely(cpy_r_r108.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 307, CPyStatic_wayfarers___book___globals);
        goto CPyL246;
    }
    cpy_r_r109 = cpy_r_r108.f0;
    CPy_INCREF(cpy_r_r109);
    cpy_r__ = cpy_r_r109;
    CPy_DECREF(cpy_r__);
    cpy_r_r110 = cpy_r_r108.f1;
    CPy_INCREF(cpy_r_r110);
    CPy_DECREF(cpy_r_r108.f0);
    CPy_DECREF(cpy_r_r108.f1);
    cpy_r_r111 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r112 = CPyDef_content___Row___effect(cpy_r_r110, cpy_r_r111, cpy_r_r0);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL247;
    }
    cpy_r_r113 = CPyStatics[2555]; /* 'board' */
    cpy_r_r114 = CPyStatics[597]; /* 'word' */
    cpy_r_r115 = CPyObject_GetAttr(cpy_r_r110, cpy_r_r114);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL248;
    }
    cpy_r_r116 = PyList_New(1);
    if (unlikely(cpy_r_r116 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL249;
    }
    cpy_r_r117 = (CPyPtr)((CPyPtr)cpy_r_r116 + offsetof(PyListObject, ob_item));
    cpy_r_r118 = *(CPyPtr *)cpy_r_r117;
    CPy_INCREF(cpy_r_r113);
    *(PyObject * *)cpy_r_r118 = cpy_r_r113;
    cpy_r_r119 = CPyList_Extend(cpy_r_r116, cpy_r_r29);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL250;
    } else
        goto CPyL251;
CPyL58: ;
    cpy_r_r120 = PyList_AsTuple(cpy_r_r116);
    CPy_DECREF(cpy_r_r116);
    if (unlikely(cpy_r_r120 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL249;
    }
    cpy_r_r121 = PyObject_CallObject(cpy_r_r115, cpy_r_r120);
    CPy_DECREF(cpy_r_r115);
    CPy_DECREF(cpy_r_r120);
    if (unlikely(cpy_r_r121 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL248;
    }
    if (likely(PyUnicode_Check(cpy_r_r121)))
        cpy_r_r122 = cpy_r_r121;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals, "str", cpy_r_r121);
        goto CPyL248;
    }
    cpy_r_r123 = CPyDict_GetItem(cpy_r_r81, cpy_r_r122);
    CPy_DECREF(cpy_r_r122);
    if (unlikely(cpy_r_r123 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL248;
    }
    if (likely(PyDict_Check(cpy_r_r123)))
        cpy_r_r124 = cpy_r_r123;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals, "dict", cpy_r_r123);
        goto CPyL248;
    }
    cpy_r_r125 = CPyStatics[1552]; /* 'path' */
    cpy_r_r126 = NULL;
    cpy_r_r127 = CPyDef_content___Row___number(cpy_r_r110, cpy_r_r125, cpy_r_r126);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r127 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL252;
    }
    cpy_r_r128 = CPyTagged_StealAsObject(cpy_r_r127);
    cpy_r_r129 = CPyDict_SetItem(cpy_r_r124, cpy_r_r128, cpy_r_r112);
    CPy_DECREF(cpy_r_r124);
    CPy_DECREF(cpy_r_r128);
    CPy_DECREF(cpy_r_r112);
    cpy_r_r130 = cpy_r_r129 >= 0;
    if (unlikely(!cpy_r_r130)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 308, CPyStatic_wayfarers___book___globals);
        goto CPyL246;
    } else
        goto CPyL52;
CPyL65: ;
    cpy_r_r131 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r131)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 307, CPyStatic_wayfarers___book___globals);
        goto CPyL253;
    }
    cpy_r_r132 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_boards;
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "_read_automa", "Book", "ai_boards", 309, CPyStatic_wayfarers___book___globals);
        goto CPyL253;
    }
    CPy_INCREF(cpy_r_r132);
CPyL67: ;
    cpy_r_r133 = 0;
CPyL68: ;
    cpy_r_r134 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyVarObject, ob_size));
    cpy_r_r135 = *(int64_t *)cpy_r_r134;
    cpy_r_r136 = cpy_r_r133 < cpy_r_r135;
    if (!cpy_r_r136) goto CPyL254;
    cpy_r_r137 = (CPyPtr)((CPyPtr)cpy_r_r132 + offsetof(PyListObject, ob_item));
    cpy_r_r138 = *(CPyPtr *)cpy_r_r137;
    cpy_r_r139 = cpy_r_r133 * 8;
    cpy_r_r140 = cpy_r_r138 + cpy_r_r139;
    cpy_r_r141 = *(PyObject * *)cpy_r_r140;
    CPy_INCREF(cpy_r_r141);
    if (likely(Py_TYPE(cpy_r_r141) == CPyType_wayfarers___printed___AiBoard))
        cpy_r_r142 = cpy_r_r141;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 309, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.AiBoard", cpy_r_r141);
        goto CPyL255;
    }
    cpy_r_r143 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r142)->_id;
    CPy_INCREF(cpy_r_r143);
    cpy_r_r144 = CPyDict_GetItem(cpy_r_r81, cpy_r_r143);
    CPy_DECREF(cpy_r_r143);
    if (unlikely(cpy_r_r144 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 310, CPyStatic_wayfarers___book___globals);
        goto CPyL256;
    }
    if (likely(PyDict_Check(cpy_r_r144)))
        cpy_r_r145 = cpy_r_r144;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 310, CPyStatic_wayfarers___book___globals, "dict", cpy_r_r144);
        goto CPyL256;
    }
    cpy_r_r146 = CPySequence_Sort(cpy_r_r145);
    if (unlikely(cpy_r_r146 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 311, CPyStatic_wayfarers___book___globals);
        goto CPyL257;
    }
    cpy_r_r147 = PyDict_Size(cpy_r_r145);
    cpy_r_r148 = cpy_r_r147 << 1;
    cpy_r_r149 = CPyTagged_Add(cpy_r_r148, 2);
    cpy_r_r150 = (PyObject *)&PyRange_Type;
    cpy_r_r151 = CPyStatics[4897]; /* 1 */
    cpy_r_r152 = CPyTagged_StealAsObject(cpy_r_r149);
    PyObject *cpy_r_r153[2] = {cpy_r_r151, cpy_r_r152};
    cpy_r_r154 = (PyObject **)&cpy_r_r153;
    cpy_r_r155 = PyObject_Vectorcall(cpy_r_r150, cpy_r_r154, 2, 0);
    if (unlikely(cpy_r_r155 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 311, CPyStatic_wayfarers___book___globals);
        goto CPyL258;
    }
    CPy_DECREF(cpy_r_r152);
    if (likely(PyRange_Check(cpy_r_r155)))
        cpy_r_r156 = cpy_r_r155;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 311, CPyStatic_wayfarers___book___globals, "range", cpy_r_r155);
        goto CPyL259;
    }
    cpy_r_r157 = PySequence_List(cpy_r_r156);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r157 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 311, CPyStatic_wayfarers___book___globals);
        goto CPyL259;
    }
    cpy_r_r158 = PyObject_RichCompare(cpy_r_r146, cpy_r_r157, 3);
    CPy_DECREF(cpy_r_r146);
    CPy_DECREF(cpy_r_r157);
    if (unlikely(cpy_r_r158 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 311, CPyStatic_wayfarers___book___globals);
        goto CPyL257;
    }
    if (unlikely(!PyBool_Check(cpy_r_r158))) {
        CPy_TypeError("bool", cpy_r_r158); cpy_r_r159 = 2;
    } else
        cpy_r_r159 = cpy_r_r158 == Py_True;
    CPy_DECREF(cpy_r_r158);
    if (unlikely(cpy_r_r159 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 311, CPyStatic_wayfarers___book___globals);
        goto CPyL257;
    }
    if (cpy_r_r159) {
        goto CPyL260;
    } else
        goto CPyL84;
CPyL79: ;
    cpy_r_r160 = CPyStatics[3887]; /* 'ai_caravans.csv: the path of ' */
    cpy_r_r161 = ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r142)->_id;
    CPy_INCREF(cpy_r_r161);
    CPy_DECREF(cpy_r_r142);
    cpy_r_r162 = CPyStatics[3888]; /* ' is not numbered 1, 2, 3 …' */
    cpy_r_r163 = CPyStr_Build(3, cpy_r_r160, cpy_r_r161, cpy_r_r162);
    CPy_DECREF(cpy_r_r161);
    if (unlikely(cpy_r_r163 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 312, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    cpy_r_r164 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r165[1] = {cpy_r_r163};
    cpy_r_r166 = (PyObject **)&cpy_r_r165;
    cpy_r_r167 = PyObject_Vectorcall(cpy_r_r164, cpy_r_r166, 1, 0);
    if (unlikely(cpy_r_r167 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 312, CPyStatic_wayfarers___book___globals);
        goto CPyL261;
    }
    CPy_DECREF(cpy_r_r163);
    if (likely(Py_TYPE(cpy_r_r167) == CPyType_content___ContentError))
        cpy_r_r168 = cpy_r_r167;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 312, CPyStatic_wayfarers___book___globals, "serai.kernel.content.ContentError", cpy_r_r167);
        goto CPyL219;
    }
    CPy_Raise(cpy_r_r168);
    CPy_DECREF(cpy_r_r168);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 312, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    CPy_Unreachable();
CPyL84: ;
    cpy_r_r169 = CPySequence_Sort(cpy_r_r145);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 313, CPyStatic_wayfarers___book___globals);
        goto CPyL257;
    }
    cpy_r_r170 = (CPyPtr)((CPyPtr)cpy_r_r169 + offsetof(PyVarObject, ob_size));
    cpy_r_r171 = *(int64_t *)cpy_r_r170;
    cpy_r_r172 = PyList_New(cpy_r_r171);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 313, CPyStatic_wayfarers___book___globals);
        goto CPyL262;
    }
    cpy_r_r173 = 0;
CPyL87: ;
    cpy_r_r174 = (CPyPtr)((CPyPtr)cpy_r_r169 + offsetof(PyVarObject, ob_size));
    cpy_r_r175 = *(int64_t *)cpy_r_r174;
    cpy_r_r176 = cpy_r_r173 < cpy_r_r175;
    if (!cpy_r_r176) goto CPyL263;
    cpy_r_r177 = (CPyPtr)((CPyPtr)cpy_r_r169 + offsetof(PyListObject, ob_item));
    cpy_r_r178 = *(CPyPtr *)cpy_r_r177;
    cpy_r_r179 = cpy_r_r173 * 8;
    cpy_r_r180 = cpy_r_r178 + cpy_r_r179;
    cpy_r_r181 = *(PyObject * *)cpy_r_r180;
    CPy_INCREF(cpy_r_r181);
    if (likely(PyLong_Check(cpy_r_r181)))
        cpy_r_r182 = CPyTagged_FromObject(cpy_r_r181);
    else {
        CPy_TypeError("int", cpy_r_r181); cpy_r_r182 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r181);
    if (unlikely(cpy_r_r182 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 313, CPyStatic_wayfarers___book___globals);
        goto CPyL264;
    }
    cpy_r_r183 = CPyTagged_StealAsObject(cpy_r_r182);
    cpy_r_r184 = CPyDict_GetItem(cpy_r_r145, cpy_r_r183);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 313, CPyStatic_wayfarers___book___globals);
        goto CPyL264;
    }
    if (likely(PyObject_TypeCheck(cpy_r_r184, CPyType_kernel___effects___Effect)))
        cpy_r_r185 = cpy_r_r184;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 313, CPyStatic_wayfarers___book___globals, "serai.kernel.effects.Effect", cpy_r_r184);
        goto CPyL264;
    }
    CPyList_SetItemUnsafe(cpy_r_r172, cpy_r_r173, cpy_r_r185);
    cpy_r_r186 = cpy_r_r173 + 1;
    cpy_r_r173 = cpy_r_r186;
    goto CPyL87;
CPyL93: ;
    CPy_DECREF(((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r142)->_bonuses);
    ((serai___games___wayfarers___printed___AiBoardObject *)cpy_r_r142)->_bonuses = cpy_r_r172;
    CPy_DECREF(cpy_r_r142);
    cpy_r_r188 = cpy_r_r133 + 1;
    cpy_r_r133 = cpy_r_r188;
    goto CPyL68;
CPyL95: ;
    cpy_r_r189 = CPyStatics[613]; /* 'space' */
    cpy_r_r190 = CPyStatics[336]; /* 'colour' */
    cpy_r_r191 = CPyStatics[1592]; /* 'row' */
    cpy_r_r192 = CPyStatics[3889]; /* 'tile_type' */
    cpy_r_r193 = CPyStatics[3890]; /* 'inspiration_from_top' */
    cpy_r_r194 = CPyStatics[614]; /* 'bonus' */
    CPy_INCREF(cpy_r_r189);
    CPy_INCREF(cpy_r_r190);
    CPy_INCREF(cpy_r_r191);
    CPy_INCREF(cpy_r_r192);
    CPy_INCREF(cpy_r_r193);
    CPy_INCREF(cpy_r_r194);
    cpy_r_r195.f0 = cpy_r_r189;
    cpy_r_r195.f1 = cpy_r_r190;
    cpy_r_r195.f2 = cpy_r_r191;
    cpy_r_r195.f3 = cpy_r_r192;
    cpy_r_r195.f4 = cpy_r_r193;
    cpy_r_r195.f5 = cpy_r_r194;
    cpy_r_r196 = PyTuple_New(6);
    if (unlikely(cpy_r_r196 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6889 = cpy_r_r195.f0;
    PyTuple_SET_ITEM(cpy_r_r196, 0, __tmp6889);
    PyObject *__tmp6890 = cpy_r_r195.f1;
    PyTuple_SET_ITEM(cpy_r_r196, 1, __tmp6890);
    PyObject *__tmp6891 = cpy_r_r195.f2;
    PyTuple_SET_ITEM(cpy_r_r196, 2, __tmp6891);
    PyObject *__tmp6892 = cpy_r_r195.f3;
    PyTuple_SET_ITEM(cpy_r_r196, 3, __tmp6892);
    PyObject *__tmp6893 = cpy_r_r195.f4;
    PyTuple_SET_ITEM(cpy_r_r196, 4, __tmp6893);
    PyObject *__tmp6894 = cpy_r_r195.f5;
    PyTuple_SET_ITEM(cpy_r_r196, 5, __tmp6894);
    cpy_r_columns = cpy_r_r196;
    cpy_r_r197 = PyList_New(0);
    if (unlikely(cpy_r_r197 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 315, CPyStatic_wayfarers___book___globals);
        goto CPyL265;
    }
    cpy_r_r198 = CPyStatics[3891]; /* 'ai_resource_track' */
    cpy_r_r199 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r200 = CPyObject_GetAttr(cpy_r_content, cpy_r_r199);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 322, CPyStatic_wayfarers___book___globals);
        goto CPyL266;
    }
    cpy_r_r201 = PyList_New(1);
    if (unlikely(cpy_r_r201 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 322, CPyStatic_wayfarers___book___globals);
        goto CPyL267;
    }
    cpy_r_r202 = (CPyPtr)((CPyPtr)cpy_r_r201 + offsetof(PyListObject, ob_item));
    cpy_r_r203 = *(CPyPtr *)cpy_r_r202;
    CPy_INCREF(cpy_r_r198);
    *(PyObject * *)cpy_r_r203 = cpy_r_r198;
    cpy_r_r204 = CPyList_Extend(cpy_r_r201, cpy_r_columns);
    CPy_DECREF(cpy_r_columns);
    if (unlikely(cpy_r_r204 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 322, CPyStatic_wayfarers___book___globals);
        goto CPyL268;
    } else
        goto CPyL269;
CPyL99: ;
    cpy_r_r205 = PyList_AsTuple(cpy_r_r201);
    CPy_DECREF(cpy_r_r201);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 322, CPyStatic_wayfarers___book___globals);
        goto CPyL270;
    }
    cpy_r_r206 = PyObject_CallObject(cpy_r_r200, cpy_r_r205);
    CPy_DECREF(cpy_r_r200);
    CPy_DECREF(cpy_r_r205);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 322, CPyStatic_wayfarers___book___globals);
        goto CPyL271;
    }
    if (likely(Py_TYPE(cpy_r_r206) == CPyType_content___Sheet))
        cpy_r_r207 = cpy_r_r206;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 322, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r206);
        goto CPyL271;
    }
    cpy_r_r208 = PyObject_GetIter(cpy_r_r207);
    CPy_DECREF(cpy_r_r207);
    if (unlikely(cpy_r_r208 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 315, CPyStatic_wayfarers___book___globals);
        goto CPyL271;
    }
CPyL103: ;
    cpy_r_r209 = PyIter_Next(cpy_r_r208);
    if (cpy_r_r209 == NULL) goto CPyL272;
    if (likely(Py_TYPE(cpy_r_r209) == CPyType_content___Row))
        cpy_r_r210 = cpy_r_r209;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 315, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Row", cpy_r_r209);
        goto CPyL273;
    }
    cpy_r_r211 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r211.f0 == NULL)) {
        goto CPyL274;
    } else
        goto CPyL108;
CPyL106: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r212 = 0;
    if (unlikely(!cpy_r_r212)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    CPy_Unreachable();
CPyL108: ;
    cpy_r_r213 = CPyStatics[1592]; /* 'row' */
    cpy_r_r214 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r214.f0 == NULL)) {
        goto CPyL275;
    } else
        goto CPyL111;
CPyL109: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r215 = 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    CPy_Unreachable();
CPyL111: ;
    cpy_r_r216 = CPyStatics[597]; /* 'word' */
    cpy_r_r217 = CPyObject_GetAttr(cpy_r_r210, cpy_r_r216);
    if (unlikely(cpy_r_r217 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL276;
    }
    cpy_r_r218 = PyList_New(1);
    if (unlikely(cpy_r_r218 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL277;
    }
    cpy_r_r219 = (CPyPtr)((CPyPtr)cpy_r_r218 + offsetof(PyListObject, ob_item));
    cpy_r_r220 = *(CPyPtr *)cpy_r_r219;
    CPy_INCREF(cpy_r_r213);
    *(PyObject * *)cpy_r_r220 = cpy_r_r213;
    CPy_INCREF(cpy_r_r214.f0);
    CPy_INCREF(cpy_r_r214.f1);
    CPy_INCREF(cpy_r_r214.f2);
    CPy_INCREF(cpy_r_r214.f3);
    CPy_INCREF(cpy_r_r214.f4);
    cpy_r_r221 = PyTuple_New(5);
    if (unlikely(cpy_r_r221 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6895 = cpy_r_r214.f0;
    PyTuple_SET_ITEM(cpy_r_r221, 0, __tmp6895);
    PyObject *__tmp6896 = cpy_r_r214.f1;
    PyTuple_SET_ITEM(cpy_r_r221, 1, __tmp6896);
    PyObject *__tmp6897 = cpy_r_r214.f2;
    PyTuple_SET_ITEM(cpy_r_r221, 2, __tmp6897);
    PyObject *__tmp6898 = cpy_r_r214.f3;
    PyTuple_SET_ITEM(cpy_r_r221, 3, __tmp6898);
    PyObject *__tmp6899 = cpy_r_r214.f4;
    PyTuple_SET_ITEM(cpy_r_r221, 4, __tmp6899);
    cpy_r_r222 = CPyList_Extend(cpy_r_r218, cpy_r_r221);
    CPy_DECREF(cpy_r_r221);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL278;
    } else
        goto CPyL279;
CPyL114: ;
    cpy_r_r223 = PyList_AsTuple(cpy_r_r218);
    CPy_DECREF(cpy_r_r218);
    if (unlikely(cpy_r_r223 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL277;
    }
    cpy_r_r224 = PyObject_CallObject(cpy_r_r217, cpy_r_r223);
    CPy_DECREF(cpy_r_r217);
    CPy_DECREF(cpy_r_r223);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL276;
    }
    if (likely(PyUnicode_Check(cpy_r_r224)))
        cpy_r_r225 = cpy_r_r224;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals, "str", cpy_r_r224);
        goto CPyL276;
    }
    cpy_r_r226 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r211.f0);
    CPy_INCREF(cpy_r_r211.f1);
    CPy_INCREF(cpy_r_r211.f2);
    CPy_INCREF(cpy_r_r211.f3);
    CPy_INCREF(cpy_r_r211.f4);
    cpy_r_r227 = PyTuple_New(5);
    if (unlikely(cpy_r_r227 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6900 = cpy_r_r211.f0;
    PyTuple_SET_ITEM(cpy_r_r227, 0, __tmp6900);
    PyObject *__tmp6901 = cpy_r_r211.f1;
    PyTuple_SET_ITEM(cpy_r_r227, 1, __tmp6901);
    PyObject *__tmp6902 = cpy_r_r211.f2;
    PyTuple_SET_ITEM(cpy_r_r227, 2, __tmp6902);
    PyObject *__tmp6903 = cpy_r_r211.f3;
    PyTuple_SET_ITEM(cpy_r_r227, 3, __tmp6903);
    PyObject *__tmp6904 = cpy_r_r211.f4;
    PyTuple_SET_ITEM(cpy_r_r227, 4, __tmp6904);
    PyObject *cpy_r_r228[2] = {cpy_r_r227, cpy_r_r225};
    cpy_r_r229 = (PyObject **)&cpy_r_r228;
    cpy_r_r230 = PyObject_VectorcallMethod(cpy_r_r226, cpy_r_r229, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r230 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL280;
    }
    CPy_DECREF(cpy_r_r227);
    CPy_DECREF(cpy_r_r225);
    if (likely(PyLong_Check(cpy_r_r230)))
        cpy_r_r231 = CPyTagged_FromObject(cpy_r_r230);
    else {
        CPy_TypeError("int", cpy_r_r230); cpy_r_r231 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r230);
    if (unlikely(cpy_r_r231 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 317, CPyStatic_wayfarers___book___globals);
        goto CPyL276;
    }
    cpy_r_r232 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r232.f0 == NULL)) {
        goto CPyL281;
    } else
        goto CPyL122;
CPyL120: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r233 = 0;
    if (unlikely(!cpy_r_r233)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    CPy_Unreachable();
CPyL122: ;
    cpy_r_r234 = CPyStatics[3889]; /* 'tile_type' */
    cpy_r_r235 = CPyStatic_wayfarers___names___TILE_TYPES;
    if (unlikely(cpy_r_r235.f0 == NULL)) {
        goto CPyL282;
    } else
        goto CPyL125;
CPyL123: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"TILE_TYPES\" was not set");
    cpy_r_r236 = 0;
    if (unlikely(!cpy_r_r236)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    CPy_Unreachable();
CPyL125: ;
    cpy_r_r237 = CPyStatics[597]; /* 'word' */
    cpy_r_r238 = CPyObject_GetAttr(cpy_r_r210, cpy_r_r237);
    if (unlikely(cpy_r_r238 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL283;
    }
    cpy_r_r239 = PyList_New(1);
    if (unlikely(cpy_r_r239 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL284;
    }
    cpy_r_r240 = (CPyPtr)((CPyPtr)cpy_r_r239 + offsetof(PyListObject, ob_item));
    cpy_r_r241 = *(CPyPtr *)cpy_r_r240;
    CPy_INCREF(cpy_r_r234);
    *(PyObject * *)cpy_r_r241 = cpy_r_r234;
    CPy_INCREF(cpy_r_r235.f0);
    CPy_INCREF(cpy_r_r235.f1);
    CPy_INCREF(cpy_r_r235.f2);
    CPy_INCREF(cpy_r_r235.f3);
    CPy_INCREF(cpy_r_r235.f4);
    cpy_r_r242 = PyTuple_New(5);
    if (unlikely(cpy_r_r242 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6905 = cpy_r_r235.f0;
    PyTuple_SET_ITEM(cpy_r_r242, 0, __tmp6905);
    PyObject *__tmp6906 = cpy_r_r235.f1;
    PyTuple_SET_ITEM(cpy_r_r242, 1, __tmp6906);
    PyObject *__tmp6907 = cpy_r_r235.f2;
    PyTuple_SET_ITEM(cpy_r_r242, 2, __tmp6907);
    PyObject *__tmp6908 = cpy_r_r235.f3;
    PyTuple_SET_ITEM(cpy_r_r242, 3, __tmp6908);
    PyObject *__tmp6909 = cpy_r_r235.f4;
    PyTuple_SET_ITEM(cpy_r_r242, 4, __tmp6909);
    cpy_r_r243 = CPyList_Extend(cpy_r_r239, cpy_r_r242);
    CPy_DECREF(cpy_r_r242);
    if (unlikely(cpy_r_r243 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL285;
    } else
        goto CPyL286;
CPyL128: ;
    cpy_r_r244 = PyList_AsTuple(cpy_r_r239);
    CPy_DECREF(cpy_r_r239);
    if (unlikely(cpy_r_r244 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL284;
    }
    cpy_r_r245 = PyObject_CallObject(cpy_r_r238, cpy_r_r244);
    CPy_DECREF(cpy_r_r238);
    CPy_DECREF(cpy_r_r244);
    if (unlikely(cpy_r_r245 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL283;
    }
    if (likely(PyUnicode_Check(cpy_r_r245)))
        cpy_r_r246 = cpy_r_r245;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals, "str", cpy_r_r245);
        goto CPyL283;
    }
    cpy_r_r247 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r232.f0);
    CPy_INCREF(cpy_r_r232.f1);
    CPy_INCREF(cpy_r_r232.f2);
    CPy_INCREF(cpy_r_r232.f3);
    CPy_INCREF(cpy_r_r232.f4);
    cpy_r_r248 = PyTuple_New(5);
    if (unlikely(cpy_r_r248 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6910 = cpy_r_r232.f0;
    PyTuple_SET_ITEM(cpy_r_r248, 0, __tmp6910);
    PyObject *__tmp6911 = cpy_r_r232.f1;
    PyTuple_SET_ITEM(cpy_r_r248, 1, __tmp6911);
    PyObject *__tmp6912 = cpy_r_r232.f2;
    PyTuple_SET_ITEM(cpy_r_r248, 2, __tmp6912);
    PyObject *__tmp6913 = cpy_r_r232.f3;
    PyTuple_SET_ITEM(cpy_r_r248, 3, __tmp6913);
    PyObject *__tmp6914 = cpy_r_r232.f4;
    PyTuple_SET_ITEM(cpy_r_r248, 4, __tmp6914);
    PyObject *cpy_r_r249[2] = {cpy_r_r248, cpy_r_r246};
    cpy_r_r250 = (PyObject **)&cpy_r_r249;
    cpy_r_r251 = PyObject_VectorcallMethod(cpy_r_r247, cpy_r_r250, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r251 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL287;
    }
    CPy_DECREF(cpy_r_r248);
    CPy_DECREF(cpy_r_r246);
    if (likely(PyLong_Check(cpy_r_r251)))
        cpy_r_r252 = CPyTagged_FromObject(cpy_r_r251);
    else {
        CPy_TypeError("int", cpy_r_r251); cpy_r_r252 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r251);
    if (unlikely(cpy_r_r252 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 318, CPyStatic_wayfarers___book___globals);
        goto CPyL283;
    }
    cpy_r_r253 = CPyStatics[3890]; /* 'inspiration_from_top' */
    cpy_r_r254 = NULL;
    cpy_r_r255 = CPyDef_content___Row___number(cpy_r_r210, cpy_r_r253, cpy_r_r254);
    if (unlikely(cpy_r_r255 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 319, CPyStatic_wayfarers___book___globals);
        goto CPyL288;
    }
    cpy_r_r256 = CPyStatics[614]; /* 'bonus' */
    cpy_r_r257 = NULL;
    cpy_r_r258 = CPyDef_content___Row___number(cpy_r_r210, cpy_r_r256, cpy_r_r257);
    CPy_DECREF(cpy_r_r210);
    if (unlikely(cpy_r_r258 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 320, CPyStatic_wayfarers___book___globals);
        goto CPyL289;
    }
    cpy_r_r259 = cpy_r_r258 & 1;
    cpy_r_r260 = cpy_r_r259 != 0;
    if (cpy_r_r260) goto CPyL137;
    cpy_r_r261 = 0 & 1;
    cpy_r_r262 = cpy_r_r261 != 0;
    if (!cpy_r_r262) goto CPyL138;
CPyL137: ;
    cpy_r_r263 = CPyTagged_IsLt_(0, cpy_r_r258);
    cpy_r_r264 = cpy_r_r263;
    goto CPyL139;
CPyL138: ;
    cpy_r_r265 = (Py_ssize_t)cpy_r_r258 > (Py_ssize_t)0;
    cpy_r_r264 = cpy_r_r265;
CPyL139: ;
    CPyTagged_DECREF(cpy_r_r258);
    cpy_r_r266.f0 = cpy_r_r231;
    cpy_r_r266.f1 = cpy_r_r252;
    cpy_r_r266.f2 = cpy_r_r255;
    cpy_r_r266.f3 = cpy_r_r264;
    cpy_r_r267 = PyTuple_New(4);
    if (unlikely(cpy_r_r267 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6915 = CPyTagged_StealAsObject(cpy_r_r266.f0);
    PyTuple_SET_ITEM(cpy_r_r267, 0, __tmp6915);
    PyObject *__tmp6916 = CPyTagged_StealAsObject(cpy_r_r266.f1);
    PyTuple_SET_ITEM(cpy_r_r267, 1, __tmp6916);
    PyObject *__tmp6917 = CPyTagged_StealAsObject(cpy_r_r266.f2);
    PyTuple_SET_ITEM(cpy_r_r267, 2, __tmp6917);
    PyObject *__tmp6918 = cpy_r_r266.f3 ? Py_True : Py_False;
    CPy_INCREF(__tmp6918);
    PyTuple_SET_ITEM(cpy_r_r267, 3, __tmp6918);
    cpy_r_r268 = PyList_Append(cpy_r_r197, cpy_r_r267);
    CPy_DECREF(cpy_r_r267);
    cpy_r_r269 = cpy_r_r268 >= 0;
    if (unlikely(!cpy_r_r269)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 315, CPyStatic_wayfarers___book___globals);
        goto CPyL273;
    } else
        goto CPyL103;
CPyL140: ;
    cpy_r_r270 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r270)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 315, CPyStatic_wayfarers___book___globals);
        goto CPyL271;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_resource_track != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_resource_track);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_resource_track = cpy_r_r197;
    cpy_r_r271 = 1;
    if (unlikely(!cpy_r_r271)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 315, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r272 = CPyStatics[3892]; /* 'ai_position_priority' */
    cpy_r_r273 = CPyStatics[3778]; /* 'scheme_sum' */
    cpy_r_r274 = CPyStatics[993]; /* 'cards' */
    cpy_r_r275 = CPyStatics[3893]; /* 'three_piles' */
    cpy_r_r276 = CPyStatics[3894]; /* 'four_piles' */
    cpy_r_r277 = PyTuple_Pack(4, cpy_r_r273, cpy_r_r274, cpy_r_r275, cpy_r_r276);
    if (unlikely(cpy_r_r277 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 324, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r278 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r272, cpy_r_r277);
    CPy_DECREF(cpy_r_r277);
    if (unlikely(cpy_r_r278 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 324, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r279 = PyList_New(0);
    if (unlikely(cpy_r_r279 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 325, CPyStatic_wayfarers___book___globals);
        goto CPyL290;
    }
    cpy_r_r280 = PyObject_GetIter(cpy_r_r278);
    if (unlikely(cpy_r_r280 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 325, CPyStatic_wayfarers___book___globals);
        goto CPyL291;
    }
CPyL146: ;
    cpy_r_r281 = PyIter_Next(cpy_r_r280);
    if (cpy_r_r281 == NULL) goto CPyL292;
    if (likely(Py_TYPE(cpy_r_r281) == CPyType_content___Row))
        cpy_r_r282 = cpy_r_r281;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 325, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Row", cpy_r_r281);
        goto CPyL293;
    }
    cpy_r_r283 = CPyStatics[993]; /* 'cards' */
    cpy_r_r284 = CPyDef_wayfarers___book____order(cpy_r_r282, cpy_r_r283);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r284 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 325, CPyStatic_wayfarers___book___globals);
        goto CPyL293;
    }
    cpy_r_r285 = PyList_Append(cpy_r_r279, cpy_r_r284);
    CPy_DECREF(cpy_r_r284);
    cpy_r_r286 = cpy_r_r285 >= 0;
    if (unlikely(!cpy_r_r286)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 325, CPyStatic_wayfarers___book___globals);
        goto CPyL293;
    } else
        goto CPyL146;
CPyL150: ;
    cpy_r_r287 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r287)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 325, CPyStatic_wayfarers___book___globals);
        goto CPyL291;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_order != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_order);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_order = cpy_r_r279;
    cpy_r_r288 = 1;
    if (unlikely(!cpy_r_r288)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 325, CPyStatic_wayfarers___book___globals);
        goto CPyL290;
    }
    cpy_r_r289 = CPyStatics[3893]; /* 'three_piles' */
    cpy_r_r290 = CPyStatics[3894]; /* 'four_piles' */
    CPy_INCREF(cpy_r_r289);
    CPy_INCREF(cpy_r_r290);
    cpy_r_r291.f0 = cpy_r_r289;
    cpy_r_r291.f1 = cpy_r_r290;
    cpy_r_r292 = cpy_r_r291.f0;
    CPy_INCREF(cpy_r_r292);
    cpy_r_r293 = cpy_r_r291.f1;
    CPy_INCREF(cpy_r_r293);
    CPy_DECREF(cpy_r_r291.f0);
    CPy_DECREF(cpy_r_r291.f1);
    cpy_r_r294 = PyTuple_Pack(2, cpy_r_r292, cpy_r_r293);
    CPy_DECREF(cpy_r_r292);
    CPy_DECREF(cpy_r_r293);
    if (unlikely(cpy_r_r294 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL290;
    }
    cpy_r_r295 = PyList_New(2);
    if (unlikely(cpy_r_r295 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL294;
    }
    cpy_r_r296 = 0;
    goto CPyL156;
CPyL155: ;
    cpy_r_r297 = cpy_r_r296 < 2;
    if (!cpy_r_r297) goto CPyL295;
CPyL156: ;
    cpy_r_r298 = CPySequenceTuple_GetItemUnsafe(cpy_r_r294, cpy_r_r296);
    if (likely(PyUnicode_Check(cpy_r_r298)))
        cpy_r_r299 = cpy_r_r298;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals, "str", cpy_r_r298);
        goto CPyL296;
    }
    cpy_r_r300 = PyList_New(0);
    if (unlikely(cpy_r_r300 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL297;
    }
    cpy_r_r301 = PyObject_GetIter(cpy_r_r278);
    if (unlikely(cpy_r_r301 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL298;
    }
CPyL159: ;
    cpy_r_r302 = PyIter_Next(cpy_r_r301);
    if (cpy_r_r302 == NULL) goto CPyL299;
    if (likely(Py_TYPE(cpy_r_r302) == CPyType_content___Row))
        cpy_r_r303 = cpy_r_r302;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Row", cpy_r_r302);
        goto CPyL300;
    }
    cpy_r_r304 = CPyDef_wayfarers___book____order(cpy_r_r303, cpy_r_r299);
    CPy_DECREF(cpy_r_r303);
    if (unlikely(cpy_r_r304 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL300;
    }
    cpy_r_r305 = PyList_Append(cpy_r_r300, cpy_r_r304);
    CPy_DECREF(cpy_r_r304);
    cpy_r_r306 = cpy_r_r305 >= 0;
    if (unlikely(!cpy_r_r306)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL300;
    } else
        goto CPyL159;
CPyL163: ;
    cpy_r_r307 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r307)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL301;
    }
    CPyList_SetItemUnsafe(cpy_r_r295, cpy_r_r296, cpy_r_r300);
    cpy_r_r308 = cpy_r_r296 + 1;
    cpy_r_r296 = cpy_r_r308;
    goto CPyL155;
CPyL166: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_pile_orders != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_pile_orders);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_pile_orders = cpy_r_r295;
    cpy_r_r309 = 1;
    if (unlikely(!cpy_r_r309)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 326, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r310 = PyDict_New();
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r311 = CPyStatics[3895]; /* 'ai_scoring' */
    cpy_r_r312 = CPyStatics[571]; /* 'id' */
    cpy_r_r313 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r314 = PyTuple_Pack(2, cpy_r_r312, cpy_r_r313);
    if (unlikely(cpy_r_r314 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL302;
    }
    cpy_r_r315 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r311, cpy_r_r314);
    CPy_DECREF(cpy_r_r314);
    if (unlikely(cpy_r_r315 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL302;
    }
    cpy_r_r316 = CPyDef_content___Sheet___items(cpy_r_r315);
    CPy_DECREF(cpy_r_r315);
    if (unlikely(cpy_r_r316 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL302;
    }
    cpy_r_r317 = PyObject_GetIter(cpy_r_r316);
    CPy_DECREF(cpy_r_r316);
    if (unlikely(cpy_r_r317 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL302;
    }
CPyL172: ;
    cpy_r_r318 = PyIter_Next(cpy_r_r317);
    if (cpy_r_r318 == NULL) goto CPyL303;
    PyObject *__tmp6919;
    if (unlikely(!(PyTuple_Check(cpy_r_r318) && PyTuple_GET_SIZE(cpy_r_r318) == 2))) {
        __tmp6919 = NULL;
        goto __LL6920;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r318, 0))))
        __tmp6919 = PyTuple_GET_ITEM(cpy_r_r318, 0);
    else {
        __tmp6919 = NULL;
    }
    if (__tmp6919 == NULL) goto __LL6920;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r318, 1)) == CPyType_content___Row))
        __tmp6919 = PyTuple_GET_ITEM(cpy_r_r318, 1);
    else {
        __tmp6919 = NULL;
    }
    if (__tmp6919 == NULL) goto __LL6920;
    __tmp6919 = cpy_r_r318;
__LL6920: ;
    if (unlikely(__tmp6919 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r318); cpy_r_r319 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6921 = PyTuple_GET_ITEM(cpy_r_r318, 0);
        CPy_INCREF(__tmp6921);
        PyObject *__tmp6922;
        if (likely(PyUnicode_Check(__tmp6921)))
            __tmp6922 = __tmp6921;
        else {
            CPy_TypeError("str", __tmp6921); 
            __tmp6922 = NULL;
        }
        cpy_r_r319.f0 = __tmp6922;
        PyObject *__tmp6923 = PyTuple_GET_ITEM(cpy_r_r318, 1);
        CPy_INCREF(__tmp6923);
        PyObject *__tmp6924;
        if (likely(Py_TYPE(__tmp6923) == CPyType_content___Row))
            __tmp6924 = __tmp6923;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6923); 
            __tmp6924 = NULL;
        }
        cpy_r_r319.f1 = __tmp6924;
    }
    CPy_DECREF(cpy_r_r318);
    if (unlikely(cpy_r_r319.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL304;
    }
    cpy_r_r320 = cpy_r_r319.f0;
    CPy_INCREF(cpy_r_r320);
    cpy_r_r321 = cpy_r_r319.f1;
    CPy_INCREF(cpy_r_r321);
    CPy_DECREF(cpy_r_r319.f0);
    CPy_DECREF(cpy_r_r319.f1);
    cpy_r_r322 = CPyStatics[1519]; /* 'vp' */
    cpy_r_r323 = NULL;
    cpy_r_r324 = CPyDef_content___Row___number(cpy_r_r321, cpy_r_r322, cpy_r_r323);
    CPy_DECREF(cpy_r_r321);
    if (unlikely(cpy_r_r324 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL305;
    }
    cpy_r_r325 = CPyTagged_StealAsObject(cpy_r_r324);
    cpy_r_r326 = PyDict_SetItem(cpy_r_r310, cpy_r_r320, cpy_r_r325);
    CPy_DECREF(cpy_r_r320);
    CPy_DECREF(cpy_r_r325);
    cpy_r_r327 = cpy_r_r326 >= 0;
    if (unlikely(!cpy_r_r327)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL304;
    } else
        goto CPyL172;
CPyL176: ;
    cpy_r_r328 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r328)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 327, CPyStatic_wayfarers___book___globals);
        goto CPyL302;
    }
    cpy_r_r329 = CPyStatic_wayfarers___names___ROWS;
    if (unlikely(cpy_r_r329.f0 == NULL)) {
        goto CPyL306;
    } else
        goto CPyL180;
CPyL178: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ROWS\" was not set");
    cpy_r_r330 = 0;
    if (unlikely(!cpy_r_r330)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 328, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    CPy_Unreachable();
CPyL180: ;
    cpy_r_r331 = cpy_r_r329.f0;
    CPy_INCREF(cpy_r_r331);
    cpy_r_r332 = cpy_r_r329.f1;
    CPy_INCREF(cpy_r_r332);
    cpy_r_r333 = cpy_r_r329.f2;
    CPy_INCREF(cpy_r_r333);
    cpy_r_r334 = cpy_r_r329.f3;
    CPy_INCREF(cpy_r_r334);
    cpy_r_r335 = cpy_r_r329.f4;
    CPy_INCREF(cpy_r_r335);
    cpy_r_r336 = PyTuple_Pack(5, cpy_r_r331, cpy_r_r332, cpy_r_r333, cpy_r_r334, cpy_r_r335);
    CPy_DECREF(cpy_r_r331);
    CPy_DECREF(cpy_r_r332);
    CPy_DECREF(cpy_r_r333);
    CPy_DECREF(cpy_r_r334);
    CPy_DECREF(cpy_r_r335);
    if (unlikely(cpy_r_r336 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 328, CPyStatic_wayfarers___book___globals);
        goto CPyL307;
    }
    cpy_r_r337 = PyList_New(5);
    if (unlikely(cpy_r_r337 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 328, CPyStatic_wayfarers___book___globals);
        goto CPyL308;
    }
    cpy_r_r338 = 0;
    goto CPyL184;
CPyL183: ;
    cpy_r_r339 = cpy_r_r338 < 5;
    if (!cpy_r_r339) goto CPyL309;
CPyL184: ;
    cpy_r_r340 = CPySequenceTuple_GetItemUnsafe(cpy_r_r336, cpy_r_r338);
    if (likely(PyUnicode_Check(cpy_r_r340)))
        cpy_r_r341 = cpy_r_r340;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 328, CPyStatic_wayfarers___book___globals, "str", cpy_r_r340);
        goto CPyL310;
    }
    cpy_r_r342 = CPyDict_GetItem(cpy_r_r310, cpy_r_r341);
    CPy_DECREF(cpy_r_r341);
    if (unlikely(cpy_r_r342 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 328, CPyStatic_wayfarers___book___globals);
        goto CPyL310;
    }
    if (likely(PyLong_Check(cpy_r_r342)))
        cpy_r_r343 = CPyTagged_FromObject(cpy_r_r342);
    else {
        CPy_TypeError("int", cpy_r_r342); cpy_r_r343 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r342);
    if (unlikely(cpy_r_r343 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 328, CPyStatic_wayfarers___book___globals);
        goto CPyL310;
    }
    cpy_r_r344 = CPyTagged_StealAsObject(cpy_r_r343);
    CPyList_SetItemUnsafe(cpy_r_r337, cpy_r_r338, cpy_r_r344);
    cpy_r_r345 = cpy_r_r338 + 1;
    cpy_r_r338 = cpy_r_r345;
    goto CPyL183;
CPyL189: ;
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_vp != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_vp);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_ai_vp = cpy_r_r337;
    cpy_r_r346 = 1;
    if (unlikely(!cpy_r_r346)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 328, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r347 = PyDict_New();
    if (unlikely(cpy_r_r347 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 329, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r348 = CPyStatics[3896]; /* 'ai_icon_changes' */
    cpy_r_r349 = CPyStatics[3897]; /* 'icon' */
    cpy_r_r350 = CPyStatics[2637]; /* 'instead' */
    cpy_r_r351 = PyTuple_Pack(2, cpy_r_r349, cpy_r_r350);
    if (unlikely(cpy_r_r351 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 331, CPyStatic_wayfarers___book___globals);
        goto CPyL311;
    }
    cpy_r_r352 = CPyDef_content___Content___sheet(cpy_r_content, cpy_r_r348, cpy_r_r351);
    CPy_DECREF(cpy_r_r351);
    if (unlikely(cpy_r_r352 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 331, CPyStatic_wayfarers___book___globals);
        goto CPyL311;
    }
    cpy_r_r353 = CPyDef_content___Sheet___items(cpy_r_r352);
    CPy_DECREF(cpy_r_r352);
    if (unlikely(cpy_r_r353 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 331, CPyStatic_wayfarers___book___globals);
        goto CPyL311;
    }
    cpy_r_r354 = PyObject_GetIter(cpy_r_r353);
    CPy_DECREF(cpy_r_r353);
    if (unlikely(cpy_r_r354 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 329, CPyStatic_wayfarers___book___globals);
        goto CPyL311;
    }
CPyL195: ;
    cpy_r_r355 = PyIter_Next(cpy_r_r354);
    if (cpy_r_r355 == NULL) goto CPyL312;
    PyObject *__tmp6925;
    if (unlikely(!(PyTuple_Check(cpy_r_r355) && PyTuple_GET_SIZE(cpy_r_r355) == 2))) {
        __tmp6925 = NULL;
        goto __LL6926;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r355, 0))))
        __tmp6925 = PyTuple_GET_ITEM(cpy_r_r355, 0);
    else {
        __tmp6925 = NULL;
    }
    if (__tmp6925 == NULL) goto __LL6926;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r355, 1)) == CPyType_content___Row))
        __tmp6925 = PyTuple_GET_ITEM(cpy_r_r355, 1);
    else {
        __tmp6925 = NULL;
    }
    if (__tmp6925 == NULL) goto __LL6926;
    __tmp6925 = cpy_r_r355;
__LL6926: ;
    if (unlikely(__tmp6925 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r355); cpy_r_r356 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6927 = PyTuple_GET_ITEM(cpy_r_r355, 0);
        CPy_INCREF(__tmp6927);
        PyObject *__tmp6928;
        if (likely(PyUnicode_Check(__tmp6927)))
            __tmp6928 = __tmp6927;
        else {
            CPy_TypeError("str", __tmp6927); 
            __tmp6928 = NULL;
        }
        cpy_r_r356.f0 = __tmp6928;
        PyObject *__tmp6929 = PyTuple_GET_ITEM(cpy_r_r355, 1);
        CPy_INCREF(__tmp6929);
        PyObject *__tmp6930;
        if (likely(Py_TYPE(__tmp6929) == CPyType_content___Row))
            __tmp6930 = __tmp6929;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6929); 
            __tmp6930 = NULL;
        }
        cpy_r_r356.f1 = __tmp6930;
    }
    CPy_DECREF(cpy_r_r355);
    if (unlikely(cpy_r_r356.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 329, CPyStatic_wayfarers___book___globals);
        goto CPyL313;
    }
    cpy_r_r357 = cpy_r_r356.f0;
    CPy_INCREF(cpy_r_r357);
    cpy_r_r358 = cpy_r_r356.f1;
    CPy_INCREF(cpy_r_r358);
    CPy_DECREF(cpy_r_r356.f0);
    CPy_DECREF(cpy_r_r356.f1);
    cpy_r_r359 = CPyDef_kernel___effects___Verbs___parse(cpy_r_r0, cpy_r_r357);
    CPy_DECREF(cpy_r_r357);
    if (unlikely(cpy_r_r359 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 330, CPyStatic_wayfarers___book___globals);
        goto CPyL314;
    }
    cpy_r_r360 = CPyStatics[2637]; /* 'instead' */
    cpy_r_r361 = CPyDef_content___Row___effect(cpy_r_r358, cpy_r_r360, cpy_r_r0);
    CPy_DECREF(cpy_r_r358);
    if (unlikely(cpy_r_r361 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 330, CPyStatic_wayfarers___book___globals);
        goto CPyL315;
    }
    cpy_r_r362 = PyDict_SetItem(cpy_r_r347, cpy_r_r359, cpy_r_r361);
    CPy_DECREF(cpy_r_r359);
    CPy_DECREF(cpy_r_r361);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 329, CPyStatic_wayfarers___book___globals);
        goto CPyL313;
    } else
        goto CPyL195;
CPyL200: ;
    cpy_r_r364 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r364)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 329, CPyStatic_wayfarers___book___globals);
        goto CPyL311;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_instead != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_instead);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_instead = cpy_r_r347;
    cpy_r_r365 = 1;
    if (unlikely(!cpy_r_r365)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 329, CPyStatic_wayfarers___book___globals);
        goto CPyL220;
    }
    cpy_r_r366 = CPyStatics[571]; /* 'id' */
    cpy_r_r367 = CPyStatics[336]; /* 'colour' */
    cpy_r_r368 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r369 = CPyStatics[800]; /* 'first' */
    cpy_r_r370 = CPyStatics[801]; /* 'second' */
    cpy_r_r371 = CPyStatics[3898]; /* 'special_slot' */
    cpy_r_r372 = CPyStatics[3715]; /* 'comet' */
    CPy_INCREF(cpy_r_r366);
    CPy_INCREF(cpy_r_r367);
    CPy_INCREF(cpy_r_r368);
    CPy_INCREF(cpy_r_r369);
    CPy_INCREF(cpy_r_r370);
    CPy_INCREF(cpy_r_r371);
    CPy_INCREF(cpy_r_r372);
    cpy_r_r373.f0 = cpy_r_r366;
    cpy_r_r373.f1 = cpy_r_r367;
    cpy_r_r373.f2 = cpy_r_r368;
    cpy_r_r373.f3 = cpy_r_r369;
    cpy_r_r373.f4 = cpy_r_r370;
    cpy_r_r373.f5 = cpy_r_r371;
    cpy_r_r373.f6 = cpy_r_r372;
    cpy_r_r374 = PyTuple_New(7);
    if (unlikely(cpy_r_r374 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6931 = cpy_r_r373.f0;
    PyTuple_SET_ITEM(cpy_r_r374, 0, __tmp6931);
    PyObject *__tmp6932 = cpy_r_r373.f1;
    PyTuple_SET_ITEM(cpy_r_r374, 1, __tmp6932);
    PyObject *__tmp6933 = cpy_r_r373.f2;
    PyTuple_SET_ITEM(cpy_r_r374, 2, __tmp6933);
    PyObject *__tmp6934 = cpy_r_r373.f3;
    PyTuple_SET_ITEM(cpy_r_r374, 3, __tmp6934);
    PyObject *__tmp6935 = cpy_r_r373.f4;
    PyTuple_SET_ITEM(cpy_r_r374, 4, __tmp6935);
    PyObject *__tmp6936 = cpy_r_r373.f5;
    PyTuple_SET_ITEM(cpy_r_r374, 5, __tmp6936);
    PyObject *__tmp6937 = cpy_r_r373.f6;
    PyTuple_SET_ITEM(cpy_r_r374, 6, __tmp6937);
    cpy_r_columns = cpy_r_r374;
    cpy_r_r375 = PyList_New(0);
    if (unlikely(cpy_r_r375 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL265;
    }
    cpy_r_r376 = CPyStatics[3899]; /* 'schemes' */
    PyObject *__tmp6938;
    if (unlikely(!(PyTuple_Check(cpy_r_columns) && PyTuple_GET_SIZE(cpy_r_columns) == 7))) {
        __tmp6938 = NULL;
        goto __LL6939;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 0))))
        __tmp6938 = PyTuple_GET_ITEM(cpy_r_columns, 0);
    else {
        __tmp6938 = NULL;
    }
    if (__tmp6938 == NULL) goto __LL6939;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 1))))
        __tmp6938 = PyTuple_GET_ITEM(cpy_r_columns, 1);
    else {
        __tmp6938 = NULL;
    }
    if (__tmp6938 == NULL) goto __LL6939;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 2))))
        __tmp6938 = PyTuple_GET_ITEM(cpy_r_columns, 2);
    else {
        __tmp6938 = NULL;
    }
    if (__tmp6938 == NULL) goto __LL6939;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 3))))
        __tmp6938 = PyTuple_GET_ITEM(cpy_r_columns, 3);
    else {
        __tmp6938 = NULL;
    }
    if (__tmp6938 == NULL) goto __LL6939;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 4))))
        __tmp6938 = PyTuple_GET_ITEM(cpy_r_columns, 4);
    else {
        __tmp6938 = NULL;
    }
    if (__tmp6938 == NULL) goto __LL6939;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 5))))
        __tmp6938 = PyTuple_GET_ITEM(cpy_r_columns, 5);
    else {
        __tmp6938 = NULL;
    }
    if (__tmp6938 == NULL) goto __LL6939;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_columns, 6))))
        __tmp6938 = PyTuple_GET_ITEM(cpy_r_columns, 6);
    else {
        __tmp6938 = NULL;
    }
    if (__tmp6938 == NULL) goto __LL6939;
    __tmp6938 = cpy_r_columns;
__LL6939: ;
    if (unlikely(__tmp6938 == NULL)) {
        CPy_TypeError("tuple[str, str, str, str, str, str, str]", cpy_r_columns); cpy_r_r377 = (tuple_T7OOOOOOO) { NULL, NULL, NULL, NULL, NULL, NULL, NULL };
    } else {
        PyObject *__tmp6940 = PyTuple_GET_ITEM(cpy_r_columns, 0);
        CPy_INCREF(__tmp6940);
        PyObject *__tmp6941;
        if (likely(PyUnicode_Check(__tmp6940)))
            __tmp6941 = __tmp6940;
        else {
            CPy_TypeError("str", __tmp6940); 
            __tmp6941 = NULL;
        }
        cpy_r_r377.f0 = __tmp6941;
        PyObject *__tmp6942 = PyTuple_GET_ITEM(cpy_r_columns, 1);
        CPy_INCREF(__tmp6942);
        PyObject *__tmp6943;
        if (likely(PyUnicode_Check(__tmp6942)))
            __tmp6943 = __tmp6942;
        else {
            CPy_TypeError("str", __tmp6942); 
            __tmp6943 = NULL;
        }
        cpy_r_r377.f1 = __tmp6943;
        PyObject *__tmp6944 = PyTuple_GET_ITEM(cpy_r_columns, 2);
        CPy_INCREF(__tmp6944);
        PyObject *__tmp6945;
        if (likely(PyUnicode_Check(__tmp6944)))
            __tmp6945 = __tmp6944;
        else {
            CPy_TypeError("str", __tmp6944); 
            __tmp6945 = NULL;
        }
        cpy_r_r377.f2 = __tmp6945;
        PyObject *__tmp6946 = PyTuple_GET_ITEM(cpy_r_columns, 3);
        CPy_INCREF(__tmp6946);
        PyObject *__tmp6947;
        if (likely(PyUnicode_Check(__tmp6946)))
            __tmp6947 = __tmp6946;
        else {
            CPy_TypeError("str", __tmp6946); 
            __tmp6947 = NULL;
        }
        cpy_r_r377.f3 = __tmp6947;
        PyObject *__tmp6948 = PyTuple_GET_ITEM(cpy_r_columns, 4);
        CPy_INCREF(__tmp6948);
        PyObject *__tmp6949;
        if (likely(PyUnicode_Check(__tmp6948)))
            __tmp6949 = __tmp6948;
        else {
            CPy_TypeError("str", __tmp6948); 
            __tmp6949 = NULL;
        }
        cpy_r_r377.f4 = __tmp6949;
        PyObject *__tmp6950 = PyTuple_GET_ITEM(cpy_r_columns, 5);
        CPy_INCREF(__tmp6950);
        PyObject *__tmp6951;
        if (likely(PyUnicode_Check(__tmp6950)))
            __tmp6951 = __tmp6950;
        else {
            CPy_TypeError("str", __tmp6950); 
            __tmp6951 = NULL;
        }
        cpy_r_r377.f5 = __tmp6951;
        PyObject *__tmp6952 = PyTuple_GET_ITEM(cpy_r_columns, 6);
        CPy_INCREF(__tmp6952);
        PyObject *__tmp6953;
        if (likely(PyUnicode_Check(__tmp6952)))
            __tmp6953 = __tmp6952;
        else {
            CPy_TypeError("str", __tmp6952); 
            __tmp6953 = NULL;
        }
        cpy_r_r377.f6 = __tmp6953;
    }
    CPy_DECREF(cpy_r_columns);
    if (unlikely(cpy_r_r377.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL316;
    }
    cpy_r_r378 = CPyStatics[626]; /* 'sheet' */
    cpy_r_r379 = CPyObject_GetAttr(cpy_r_content, cpy_r_r378);
    if (unlikely(cpy_r_r379 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL317;
    }
    cpy_r_r380 = PyList_New(1);
    if (unlikely(cpy_r_r380 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL318;
    }
    cpy_r_r381 = (CPyPtr)((CPyPtr)cpy_r_r380 + offsetof(PyListObject, ob_item));
    cpy_r_r382 = *(CPyPtr *)cpy_r_r381;
    CPy_INCREF(cpy_r_r376);
    *(PyObject * *)cpy_r_r382 = cpy_r_r376;
    cpy_r_r383 = PyTuple_New(7);
    if (unlikely(cpy_r_r383 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6954 = cpy_r_r377.f0;
    PyTuple_SET_ITEM(cpy_r_r383, 0, __tmp6954);
    PyObject *__tmp6955 = cpy_r_r377.f1;
    PyTuple_SET_ITEM(cpy_r_r383, 1, __tmp6955);
    PyObject *__tmp6956 = cpy_r_r377.f2;
    PyTuple_SET_ITEM(cpy_r_r383, 2, __tmp6956);
    PyObject *__tmp6957 = cpy_r_r377.f3;
    PyTuple_SET_ITEM(cpy_r_r383, 3, __tmp6957);
    PyObject *__tmp6958 = cpy_r_r377.f4;
    PyTuple_SET_ITEM(cpy_r_r383, 4, __tmp6958);
    PyObject *__tmp6959 = cpy_r_r377.f5;
    PyTuple_SET_ITEM(cpy_r_r383, 5, __tmp6959);
    PyObject *__tmp6960 = cpy_r_r377.f6;
    PyTuple_SET_ITEM(cpy_r_r383, 6, __tmp6960);
    cpy_r_r384 = CPyList_Extend(cpy_r_r380, cpy_r_r383);
    CPy_DECREF(cpy_r_r383);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL319;
    } else
        goto CPyL320;
CPyL207: ;
    cpy_r_r385 = PyList_AsTuple(cpy_r_r380);
    CPy_DECREF(cpy_r_r380);
    if (unlikely(cpy_r_r385 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL321;
    }
    cpy_r_r386 = PyObject_CallObject(cpy_r_r379, cpy_r_r385);
    CPy_DECREF(cpy_r_r379);
    CPy_DECREF(cpy_r_r385);
    if (unlikely(cpy_r_r386 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL316;
    }
    if (likely(Py_TYPE(cpy_r_r386) == CPyType_content___Sheet))
        cpy_r_r387 = cpy_r_r386;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals, "serai.kernel.content.Sheet", cpy_r_r386);
        goto CPyL316;
    }
    cpy_r_r388 = CPyDef_content___Sheet___items(cpy_r_r387);
    CPy_DECREF(cpy_r_r387);
    if (unlikely(cpy_r_r388 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL316;
    }
    cpy_r_r389 = PyObject_GetIter(cpy_r_r388);
    CPy_DECREF(cpy_r_r388);
    if (unlikely(cpy_r_r389 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL316;
    }
CPyL212: ;
    cpy_r_r390 = PyIter_Next(cpy_r_r389);
    if (cpy_r_r390 == NULL) goto CPyL322;
    PyObject *__tmp6961;
    if (unlikely(!(PyTuple_Check(cpy_r_r390) && PyTuple_GET_SIZE(cpy_r_r390) == 2))) {
        __tmp6961 = NULL;
        goto __LL6962;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r390, 0))))
        __tmp6961 = PyTuple_GET_ITEM(cpy_r_r390, 0);
    else {
        __tmp6961 = NULL;
    }
    if (__tmp6961 == NULL) goto __LL6962;
    if (likely(Py_TYPE(PyTuple_GET_ITEM(cpy_r_r390, 1)) == CPyType_content___Row))
        __tmp6961 = PyTuple_GET_ITEM(cpy_r_r390, 1);
    else {
        __tmp6961 = NULL;
    }
    if (__tmp6961 == NULL) goto __LL6962;
    __tmp6961 = cpy_r_r390;
__LL6962: ;
    if (unlikely(__tmp6961 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.content.Row]", cpy_r_r390); cpy_r_r391 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6963 = PyTuple_GET_ITEM(cpy_r_r390, 0);
        CPy_INCREF(__tmp6963);
        PyObject *__tmp6964;
        if (likely(PyUnicode_Check(__tmp6963)))
            __tmp6964 = __tmp6963;
        else {
            CPy_TypeError("str", __tmp6963); 
            __tmp6964 = NULL;
        }
        cpy_r_r391.f0 = __tmp6964;
        PyObject *__tmp6965 = PyTuple_GET_ITEM(cpy_r_r390, 1);
        CPy_INCREF(__tmp6965);
        PyObject *__tmp6966;
        if (likely(Py_TYPE(__tmp6965) == CPyType_content___Row))
            __tmp6966 = __tmp6965;
        else {
            CPy_TypeError("serai.kernel.content.Row", __tmp6965); 
            __tmp6966 = NULL;
        }
        cpy_r_r391.f1 = __tmp6966;
    }
    CPy_DECREF(cpy_r_r390);
    if (unlikely(cpy_r_r391.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL323;
    }
    cpy_r_r392 = cpy_r_r391.f0;
    CPy_INCREF(cpy_r_r392);
    cpy_r_r393 = cpy_r_r391.f1;
    CPy_INCREF(cpy_r_r393);
    CPy_DECREF(cpy_r_r391.f0);
    CPy_DECREF(cpy_r_r391.f1);
    cpy_r_r394 = CPyDef_wayfarers___printed___Scheme(cpy_r_r392, cpy_r_r393, cpy_r_r0);
    CPy_DECREF(cpy_r_r392);
    CPy_DECREF(cpy_r_r393);
    if (unlikely(cpy_r_r394 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL323;
    }
    cpy_r_r395 = PyList_Append(cpy_r_r375, cpy_r_r394);
    CPy_DECREF(cpy_r_r394);
    cpy_r_r396 = cpy_r_r395 >= 0;
    if (unlikely(!cpy_r_r396)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL323;
    } else
        goto CPyL212;
CPyL216: ;
    cpy_r_r397 = CPy_NoErrOccurred();
    if (unlikely(!cpy_r_r397)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL324;
    }
    if (((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_schemes != NULL) {
        CPy_DECREF(((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_schemes);
    }
    ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_schemes = cpy_r_r375;
    cpy_r_r398 = 1;
    if (unlikely(!cpy_r_r398)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 334, CPyStatic_wayfarers___book___globals);
        goto CPyL219;
    }
    return 1;
CPyL219: ;
    cpy_r_r399 = 2;
    return cpy_r_r399;
CPyL220: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL219;
CPyL221: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    goto CPyL219;
CPyL222: ;
    CPy_DECREF(cpy_r_r10);
    goto CPyL12;
CPyL223: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r10);
    goto CPyL219;
CPyL224: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    goto CPyL219;
CPyL225: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r16);
    goto CPyL219;
CPyL226: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r1);
    CPy_DecRef(cpy_r_r10);
    CPy_DecRef(cpy_r_r13);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r18);
    goto CPyL219;
CPyL227: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    goto CPyL219;
CPyL228: ;
    CPy_DECREF(cpy_r_r26);
    goto CPyL21;
CPyL229: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r26);
    CPy_DecRef(cpy_r_r29);
    goto CPyL219;
CPyL230: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    goto CPyL219;
CPyL231: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    goto CPyL219;
CPyL232: ;
    CPy_DECREF(cpy_r_r50);
    goto CPyL40;
CPyL233: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    goto CPyL219;
CPyL234: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r63);
    goto CPyL219;
CPyL235: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r64);
    goto CPyL219;
CPyL236: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r65);
    goto CPyL219;
CPyL237: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r67);
    goto CPyL219;
CPyL238: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r69);
    goto CPyL219;
CPyL239: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    CPy_DecRef(cpy_r_r70);
    goto CPyL219;
CPyL240: ;
    CPy_DECREF(cpy_r_r73);
    goto CPyL34;
CPyL241: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r50);
    CPy_DecRef(cpy_r_r53);
    CPy_DecRef(cpy_r_r64);
    CPy_DecRef(cpy_r_r69);
    goto CPyL219;
CPyL242: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    goto CPyL219;
CPyL243: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r91);
    goto CPyL219;
CPyL244: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    goto CPyL219;
CPyL245: ;
    CPy_DECREF(cpy_r_r29);
    CPy_DECREF(cpy_r_r106);
    goto CPyL65;
CPyL246: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r106);
    goto CPyL219;
CPyL247: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r110);
    goto CPyL219;
CPyL248: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    goto CPyL219;
CPyL249: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    goto CPyL219;
CPyL250: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r110);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r115);
    CPy_DecRef(cpy_r_r116);
    goto CPyL219;
CPyL251: ;
    CPy_DECREF(cpy_r_r119);
    goto CPyL58;
CPyL252: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r29);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r106);
    CPy_DecRef(cpy_r_r112);
    CPy_DecRef(cpy_r_r124);
    goto CPyL219;
CPyL253: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    goto CPyL219;
CPyL254: ;
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r132);
    goto CPyL95;
CPyL255: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r132);
    goto CPyL219;
CPyL256: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r142);
    goto CPyL219;
CPyL257: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r145);
    goto CPyL219;
CPyL258: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    CPy_DecRef(cpy_r_r152);
    goto CPyL219;
CPyL259: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r146);
    goto CPyL219;
CPyL260: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r81);
    CPy_DECREF(cpy_r_r132);
    CPy_DECREF(cpy_r_r145);
    goto CPyL79;
CPyL261: ;
    CPy_DecRef(cpy_r_r163);
    goto CPyL219;
CPyL262: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r169);
    goto CPyL219;
CPyL263: ;
    CPy_DECREF(cpy_r_r145);
    CPy_DECREF(cpy_r_r169);
    goto CPyL93;
CPyL264: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r81);
    CPy_DecRef(cpy_r_r132);
    CPy_DecRef(cpy_r_r142);
    CPy_DecRef(cpy_r_r145);
    CPy_DecRef(cpy_r_r169);
    CPy_DecRef(cpy_r_r172);
    goto CPyL219;
CPyL265: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_columns);
    goto CPyL219;
CPyL266: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_columns);
    CPy_DecRef(cpy_r_r197);
    goto CPyL219;
CPyL267: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_columns);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r200);
    goto CPyL219;
CPyL268: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r200);
    CPy_DecRef(cpy_r_r201);
    goto CPyL219;
CPyL269: ;
    CPy_DECREF(cpy_r_r204);
    goto CPyL99;
CPyL270: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r200);
    goto CPyL219;
CPyL271: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    goto CPyL219;
CPyL272: ;
    CPy_DECREF(cpy_r_r208);
    goto CPyL140;
CPyL273: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    goto CPyL219;
CPyL274: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    goto CPyL106;
CPyL275: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    goto CPyL109;
CPyL276: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    goto CPyL219;
CPyL277: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r217);
    goto CPyL219;
CPyL278: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r217);
    CPy_DecRef(cpy_r_r218);
    goto CPyL219;
CPyL279: ;
    CPy_DECREF(cpy_r_r222);
    goto CPyL114;
CPyL280: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPy_DecRef(cpy_r_r225);
    CPy_DecRef(cpy_r_r227);
    goto CPyL219;
CPyL281: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r231);
    goto CPyL120;
CPyL282: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r231);
    goto CPyL123;
CPyL283: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r231);
    goto CPyL219;
CPyL284: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r238);
    goto CPyL219;
CPyL285: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r238);
    CPy_DecRef(cpy_r_r239);
    goto CPyL219;
CPyL286: ;
    CPy_DECREF(cpy_r_r243);
    goto CPyL128;
CPyL287: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r231);
    CPy_DecRef(cpy_r_r246);
    CPy_DecRef(cpy_r_r248);
    goto CPyL219;
CPyL288: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPy_DecRef(cpy_r_r210);
    CPyTagged_DecRef(cpy_r_r231);
    CPyTagged_DecRef(cpy_r_r252);
    goto CPyL219;
CPyL289: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r197);
    CPy_DecRef(cpy_r_r208);
    CPyTagged_DecRef(cpy_r_r231);
    CPyTagged_DecRef(cpy_r_r252);
    CPyTagged_DecRef(cpy_r_r255);
    goto CPyL219;
CPyL290: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    goto CPyL219;
CPyL291: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r279);
    goto CPyL219;
CPyL292: ;
    CPy_DECREF(cpy_r_r280);
    goto CPyL150;
CPyL293: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r279);
    CPy_DecRef(cpy_r_r280);
    goto CPyL219;
CPyL294: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r294);
    goto CPyL219;
CPyL295: ;
    CPy_DECREF(cpy_r_r278);
    CPy_DECREF(cpy_r_r294);
    goto CPyL166;
CPyL296: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r295);
    goto CPyL219;
CPyL297: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r295);
    CPy_DecRef(cpy_r_r299);
    goto CPyL219;
CPyL298: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r295);
    CPy_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    goto CPyL219;
CPyL299: ;
    CPy_DECREF(cpy_r_r299);
    CPy_DECREF(cpy_r_r301);
    goto CPyL163;
CPyL300: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r295);
    CPy_DecRef(cpy_r_r299);
    CPy_DecRef(cpy_r_r300);
    CPy_DecRef(cpy_r_r301);
    goto CPyL219;
CPyL301: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r278);
    CPy_DecRef(cpy_r_r294);
    CPy_DecRef(cpy_r_r295);
    CPy_DecRef(cpy_r_r300);
    goto CPyL219;
CPyL302: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r310);
    goto CPyL219;
CPyL303: ;
    CPy_DECREF(cpy_r_r317);
    goto CPyL176;
CPyL304: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r317);
    goto CPyL219;
CPyL305: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r317);
    CPy_DecRef(cpy_r_r320);
    goto CPyL219;
CPyL306: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r310);
    goto CPyL178;
CPyL307: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r310);
    goto CPyL219;
CPyL308: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r336);
    goto CPyL219;
CPyL309: ;
    CPy_DECREF(cpy_r_r310);
    CPy_DECREF(cpy_r_r336);
    goto CPyL189;
CPyL310: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r310);
    CPy_DecRef(cpy_r_r336);
    CPy_DecRef(cpy_r_r337);
    goto CPyL219;
CPyL311: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r347);
    goto CPyL219;
CPyL312: ;
    CPy_DECREF(cpy_r_r354);
    goto CPyL200;
CPyL313: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r347);
    CPy_DecRef(cpy_r_r354);
    goto CPyL219;
CPyL314: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r347);
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r358);
    goto CPyL219;
CPyL315: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r347);
    CPy_DecRef(cpy_r_r354);
    CPy_DecRef(cpy_r_r359);
    goto CPyL219;
CPyL316: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r375);
    goto CPyL219;
CPyL317: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r377.f0);
    CPy_DecRef(cpy_r_r377.f1);
    CPy_DecRef(cpy_r_r377.f2);
    CPy_DecRef(cpy_r_r377.f3);
    CPy_DecRef(cpy_r_r377.f4);
    CPy_DecRef(cpy_r_r377.f5);
    CPy_DecRef(cpy_r_r377.f6);
    goto CPyL219;
CPyL318: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r377.f0);
    CPy_DecRef(cpy_r_r377.f1);
    CPy_DecRef(cpy_r_r377.f2);
    CPy_DecRef(cpy_r_r377.f3);
    CPy_DecRef(cpy_r_r377.f4);
    CPy_DecRef(cpy_r_r377.f5);
    CPy_DecRef(cpy_r_r377.f6);
    CPy_DecRef(cpy_r_r379);
    goto CPyL219;
CPyL319: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r379);
    CPy_DecRef(cpy_r_r380);
    goto CPyL219;
CPyL320: ;
    CPy_DECREF(cpy_r_r384);
    goto CPyL207;
CPyL321: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r379);
    goto CPyL219;
CPyL322: ;
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r389);
    goto CPyL216;
CPyL323: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r375);
    CPy_DecRef(cpy_r_r389);
    goto CPyL219;
CPyL324: ;
    CPy_DecRef(cpy_r_r375);
    goto CPyL219;
}
        
        PyObject *CPyPy_wayfarers___book___Book____read_automa(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"content", 0};
            static CPyArg_Parser parser = {"O:_read_automa", kwlist, 0};
            PyObject *obj_content;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_content)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *arg_content;
            if (likely(Py_TYPE(obj_content) == CPyType_content___Content))
                arg_content = obj_content;
            else {
                CPy_TypeError("serai.kernel.content.Content", obj_content); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___book___Book____read_automa(arg_self, arg_content);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = Py_None;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_read_automa", 297, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___book___Book___effects(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_found;
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
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    PyObject *cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyPtr cpy_r_r20;
    CPyPtr cpy_r_r21;
    CPyPtr cpy_r_r22;
    CPyPtr cpy_r_r23;
    CPyPtr cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    int64_t cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject *cpy_r_r31;
    int64_t cpy_r_r32;
    CPyPtr cpy_r_r33;
    int64_t cpy_r_r34;
    char cpy_r_r35;
    CPyPtr cpy_r_r36;
    CPyPtr cpy_r_r37;
    int64_t cpy_r_r38;
    CPyPtr cpy_r_r39;
    PyObject *cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    char cpy_r_r43;
    PyObject *cpy_r_r44;
    int32_t cpy_r_r45;
    char cpy_r_r46;
    int64_t cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    CPyPtr cpy_r_r50;
    int64_t cpy_r_r51;
    PyObject *cpy_r_r52;
    int64_t cpy_r_r53;
    CPyPtr cpy_r_r54;
    int64_t cpy_r_r55;
    char cpy_r_r56;
    CPyPtr cpy_r_r57;
    CPyPtr cpy_r_r58;
    int64_t cpy_r_r59;
    CPyPtr cpy_r_r60;
    PyObject *cpy_r_r61;
    tuple_T2OO cpy_r_r62;
    PyObject *cpy_r_r63;
    PyObject *cpy_r__;
    PyObject *cpy_r_r64;
    int64_t cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
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
    int64_t cpy_r_r79;
    CPyPtr cpy_r_r80;
    int64_t cpy_r_r81;
    char cpy_r_r82;
    CPyPtr cpy_r_r83;
    CPyPtr cpy_r_r84;
    int64_t cpy_r_r85;
    CPyPtr cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    int32_t cpy_r_r89;
    char cpy_r_r90;
    int64_t cpy_r_r91;
    int64_t cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    int64_t cpy_r_r96;
    CPyPtr cpy_r_r97;
    int64_t cpy_r_r98;
    char cpy_r_r99;
    CPyPtr cpy_r_r100;
    CPyPtr cpy_r_r101;
    int64_t cpy_r_r102;
    CPyPtr cpy_r_r103;
    PyObject *cpy_r_r104;
    PyObject *cpy_r_r105;
    PyObject *cpy_r_r106;
    char cpy_r_r107;
    char cpy_r_r108;
    char cpy_r_r109;
    int32_t cpy_r_r110;
    char cpy_r_r111;
    int64_t cpy_r_r112;
    PyObject *cpy_r_r113;
    PyObject *cpy_r_r114;
    PyObject **cpy_r_r116;
    PyObject *cpy_r_r117;
    PyObject *cpy_r_r118;
    PyObject *cpy_r_r119;
    int64_t cpy_r_r120;
    CPyPtr cpy_r_r121;
    int64_t cpy_r_r122;
    char cpy_r_r123;
    CPyPtr cpy_r_r124;
    CPyPtr cpy_r_r125;
    int64_t cpy_r_r126;
    CPyPtr cpy_r_r127;
    PyObject *cpy_r_r128;
    PyObject *cpy_r_r129;
    PyObject *cpy_r_r130;
    PyObject *cpy_r_r131;
    PyObject **cpy_r_r132;
    PyObject *cpy_r_r133;
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    PyObject *cpy_r_r137;
    PyObject *cpy_r_r138;
    char cpy_r_r139;
    char cpy_r_r140;
    PyObject *cpy_r_r141;
    PyObject *cpy_r_r142;
    PyObject *cpy_r_r143;
    PyObject *cpy_r_r144;
    int32_t cpy_r_r145;
    char cpy_r_r146;
    char cpy_r_r147;
    PyObject *cpy_r_r148;
    PyObject *cpy_r_r149;
    PyObject *cpy_r_r150;
    char cpy_r_r151;
    PyObject *cpy_r_r152;
    PyObject *cpy_r_r153;
    PyObject *cpy_r_r154;
    PyObject *cpy_r_r155;
    PyObject *cpy_r_r156;
    PyObject **cpy_r_r158;
    PyObject *cpy_r_r159;
    PyObject *cpy_r_r160;
    PyObject *cpy_r_r161;
    PyObject *cpy_r_r162;
    PyObject *cpy_r_r163;
    PyObject *cpy_r_r164;
    PyObject *cpy_r_r165;
    PyObject *cpy_r_r166;
    PyObject **cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    PyObject *cpy_r_r171;
    PyObject *cpy_r_r172;
    CPyPtr cpy_r_r173;
    CPyPtr cpy_r_r174;
    CPyPtr cpy_r_r175;
    CPyPtr cpy_r_r176;
    CPyPtr cpy_r_r177;
    PyObject *cpy_r_r178;
    PyObject *cpy_r_r179;
    PyObject **cpy_r_r181;
    PyObject *cpy_r_r182;
    PyObject *cpy_r_r183;
    char cpy_r_r184;
    int64_t cpy_r_r185;
    PyObject *cpy_r_r186;
    cpy_r_r0 = NULL;
    cpy_r_r1 = cpy_r_r0;
    CPy_XDECREF(cpy_r_r1);
    cpy_r_r2 = PyList_New(0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 338, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_found = cpy_r_r2;
    cpy_r_r3 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cards;
    CPy_INCREF(cpy_r_r3);
    cpy_r_r4 = 0;
CPyL2: ;
    cpy_r_r5 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyVarObject, ob_size));
    cpy_r_r6 = *(int64_t *)cpy_r_r5;
    cpy_r_r7 = cpy_r_r4 < cpy_r_r6;
    if (!cpy_r_r7) goto CPyL83;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r3 + offsetof(PyListObject, ob_item));
    cpy_r_r9 = *(CPyPtr *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r4 * 8;
    cpy_r_r11 = cpy_r_r9 + cpy_r_r10;
    cpy_r_r12 = *(PyObject * *)cpy_r_r11;
    CPy_INCREF(cpy_r_r12);
    if (likely(Py_TYPE(cpy_r_r12) == CPyType_wayfarers___printed___Card))
        cpy_r_r13 = cpy_r_r12;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 339, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Card", cpy_r_r12);
        goto CPyL84;
    }
    cpy_r_r14 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_action;
    CPy_INCREF(cpy_r_r14);
    cpy_r_r15 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_trigger_effect;
    CPy_INCREF(cpy_r_r15);
    cpy_r_r16 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_immediate;
    CPy_INCREF(cpy_r_r16);
    cpy_r_r17 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_ability;
    CPy_INCREF(cpy_r_r17);
    cpy_r_r18 = ((serai___games___wayfarers___printed___CardObject *)cpy_r_r13)->_links;
    CPy_INCREF(cpy_r_r18);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r19 = PyList_New(4);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 340, CPyStatic_wayfarers___book___globals);
        goto CPyL85;
    }
    cpy_r_r20 = (CPyPtr)((CPyPtr)cpy_r_r19 + offsetof(PyListObject, ob_item));
    cpy_r_r21 = *(CPyPtr *)cpy_r_r20;
    *(PyObject * *)cpy_r_r21 = cpy_r_r14;
    cpy_r_r22 = cpy_r_r21 + 8;
    *(PyObject * *)cpy_r_r22 = cpy_r_r15;
    cpy_r_r23 = cpy_r_r21 + 16;
    *(PyObject * *)cpy_r_r23 = cpy_r_r16;
    cpy_r_r24 = cpy_r_r21 + 24;
    *(PyObject * *)cpy_r_r24 = cpy_r_r17;
    cpy_r_r25 = CPyList_Extend(cpy_r_r19, cpy_r_r18);
    CPy_DECREF(cpy_r_r18);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 340, CPyStatic_wayfarers___book___globals);
        goto CPyL86;
    } else
        goto CPyL87;
CPyL6: ;
    cpy_r_r26 = PySequence_InPlaceConcat(cpy_r_found, cpy_r_r19);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r26 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 340, CPyStatic_wayfarers___book___globals);
        goto CPyL88;
    }
    cpy_r_found = cpy_r_r26;
    cpy_r_r27 = cpy_r_r4 + 1;
    cpy_r_r4 = cpy_r_r27;
    goto CPyL2;
CPyL9: ;
    cpy_r_r28 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_slot_action;
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "effects", "Book", "slot_action", 341, CPyStatic_wayfarers___book___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r28);
CPyL10: ;
    cpy_r_r29 = PySequence_InPlaceConcat(cpy_r_found, cpy_r_r28);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 341, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_found = cpy_r_r29;
    cpy_r_r30 = PyList_New(0);
    if (unlikely(cpy_r_r30 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 342, CPyStatic_wayfarers___book___globals);
        goto CPyL89;
    }
    cpy_r_r31 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_track;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "effects", "Book", "track", 342, CPyStatic_wayfarers___book___globals);
        goto CPyL90;
    }
    CPy_INCREF(cpy_r_r31);
CPyL13: ;
    cpy_r_r32 = 0;
CPyL14: ;
    cpy_r_r33 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyVarObject, ob_size));
    cpy_r_r34 = *(int64_t *)cpy_r_r33;
    cpy_r_r35 = cpy_r_r32 < cpy_r_r34;
    if (!cpy_r_r35) goto CPyL91;
    cpy_r_r36 = (CPyPtr)((CPyPtr)cpy_r_r31 + offsetof(PyListObject, ob_item));
    cpy_r_r37 = *(CPyPtr *)cpy_r_r36;
    cpy_r_r38 = cpy_r_r32 * 8;
    cpy_r_r39 = cpy_r_r37 + cpy_r_r38;
    cpy_r_r40 = *(PyObject * *)cpy_r_r39;
    CPy_INCREF(cpy_r_r40);
    if (likely(Py_TYPE(cpy_r_r40) == CPyType_wayfarers___printed___Space))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 342, CPyStatic_wayfarers___book___globals, "serai.games.wayfarers.printed.Space", cpy_r_r40);
        goto CPyL92;
    }
    cpy_r_r42 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r41)->_takes_tile;
    cpy_r_r43 = cpy_r_r42 ^ 1;
    if (!cpy_r_r43) goto CPyL93;
    cpy_r_r44 = ((serai___games___wayfarers___printed___SpaceObject *)cpy_r_r41)->_reward;
    CPy_INCREF(cpy_r_r44);
    CPy_DECREF(cpy_r_r41);
    cpy_r_r45 = PyList_Append(cpy_r_r30, cpy_r_r44);
    CPy_DECREF(cpy_r_r44);
    cpy_r_r46 = cpy_r_r45 >= 0;
    if (unlikely(!cpy_r_r46)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 342, CPyStatic_wayfarers___book___globals);
        goto CPyL92;
    }
CPyL18: ;
    cpy_r_r47 = cpy_r_r32 + 1;
    cpy_r_r32 = cpy_r_r47;
    goto CPyL14;
CPyL19: ;
    cpy_r_r48 = PySequence_InPlaceConcat(cpy_r_found, cpy_r_r30);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r30);
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 342, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_found = cpy_r_r48;
    cpy_r_r49 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_journal_tiles;
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "effects", "Book", "journal_tiles", 343, CPyStatic_wayfarers___book___globals);
        goto CPyL89;
    }
    CPy_INCREF(cpy_r_r49);
CPyL21: ;
    cpy_r_r50 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r51 = *(int64_t *)cpy_r_r50;
    cpy_r_r52 = PyList_New(cpy_r_r51);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 343, CPyStatic_wayfarers___book___globals);
        goto CPyL94;
    }
    cpy_r_r53 = 0;
CPyL23: ;
    cpy_r_r54 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyVarObject, ob_size));
    cpy_r_r55 = *(int64_t *)cpy_r_r54;
    cpy_r_r56 = cpy_r_r53 < cpy_r_r55;
    if (!cpy_r_r56) goto CPyL95;
    cpy_r_r57 = (CPyPtr)((CPyPtr)cpy_r_r49 + offsetof(PyListObject, ob_item));
    cpy_r_r58 = *(CPyPtr *)cpy_r_r57;
    cpy_r_r59 = cpy_r_r53 * 8;
    cpy_r_r60 = cpy_r_r58 + cpy_r_r59;
    cpy_r_r61 = *(PyObject * *)cpy_r_r60;
    CPy_INCREF(cpy_r_r61);
    PyObject *__tmp6967;
    if (unlikely(!(PyTuple_Check(cpy_r_r61) && PyTuple_GET_SIZE(cpy_r_r61) == 2))) {
        __tmp6967 = NULL;
        goto __LL6968;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r61, 0))))
        __tmp6967 = PyTuple_GET_ITEM(cpy_r_r61, 0);
    else {
        __tmp6967 = NULL;
    }
    if (__tmp6967 == NULL) goto __LL6968;
    if (likely(PyObject_TypeCheck(PyTuple_GET_ITEM(cpy_r_r61, 1), CPyType_kernel___effects___Effect)))
        __tmp6967 = PyTuple_GET_ITEM(cpy_r_r61, 1);
    else {
        __tmp6967 = NULL;
    }
    if (__tmp6967 == NULL) goto __LL6968;
    __tmp6967 = cpy_r_r61;
__LL6968: ;
    if (unlikely(__tmp6967 == NULL)) {
        CPy_TypeError("tuple[str, serai.kernel.effects.Effect]", cpy_r_r61); cpy_r_r62 = (tuple_T2OO) { NULL, NULL };
    } else {
        PyObject *__tmp6969 = PyTuple_GET_ITEM(cpy_r_r61, 0);
        CPy_INCREF(__tmp6969);
        PyObject *__tmp6970;
        if (likely(PyUnicode_Check(__tmp6969)))
            __tmp6970 = __tmp6969;
        else {
            CPy_TypeError("str", __tmp6969); 
            __tmp6970 = NULL;
        }
        cpy_r_r62.f0 = __tmp6970;
        PyObject *__tmp6971 = PyTuple_GET_ITEM(cpy_r_r61, 1);
        CPy_INCREF(__tmp6971);
        PyObject *__tmp6972;
        if (likely(PyObject_TypeCheck(__tmp6971, CPyType_kernel___effects___Effect)))
            __tmp6972 = __tmp6971;
        else {
            CPy_TypeError("serai.kernel.effects.Effect", __tmp6971); 
            __tmp6972 = NULL;
        }
        cpy_r_r62.f1 = __tmp6972;
    }
    CPy_DECREF(cpy_r_r61);
    if (unlikely(cpy_r_r62.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 343, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    cpy_r_r63 = cpy_r_r62.f0;
    CPy_INCREF(cpy_r_r63);
    cpy_r__ = cpy_r_r63;
    CPy_DECREF(cpy_r__);
    cpy_r_r64 = cpy_r_r62.f1;
    CPy_INCREF(cpy_r_r64);
    CPy_DECREF(cpy_r_r62.f0);
    CPy_DECREF(cpy_r_r62.f1);
    CPyList_SetItemUnsafe(cpy_r_r52, cpy_r_r53, cpy_r_r64);
    cpy_r_r65 = cpy_r_r53 + 1;
    cpy_r_r53 = cpy_r_r65;
    goto CPyL23;
CPyL27: ;
    cpy_r_r66 = PySequence_InPlaceConcat(cpy_r_found, cpy_r_r52);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 343, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_found = cpy_r_r66;
    cpy_r_r67 = PyList_New(0);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 344, CPyStatic_wayfarers___book___globals);
        goto CPyL89;
    }
    cpy_r_r68 = ((serai___games___wayfarers___book___BookObject *)cpy_r_self)->_cell_bonus;
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/book.py", "effects", "Book", "cell_bonus", 344, CPyStatic_wayfarers___book___globals);
        goto CPyL97;
    }
    CPy_INCREF(cpy_r_r68);
CPyL30: ;
    cpy_r_r69 = 0;
CPyL31: ;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyVarObject, ob_size));
    cpy_r_r71 = *(int64_t *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r69 < cpy_r_r71;
    if (!cpy_r_r72) goto CPyL98;
    cpy_r_r73 = (CPyPtr)((CPyPtr)cpy_r_r68 + offsetof(PyListObject, ob_item));
    cpy_r_r74 = *(CPyPtr *)cpy_r_r73;
    cpy_r_r75 = cpy_r_r69 * 8;
    cpy_r_r76 = cpy_r_r74 + cpy_r_r75;
    cpy_r_r77 = *(PyObject * *)cpy_r_r76;
    CPy_INCREF(cpy_r_r77);
    if (likely(PyList_Check(cpy_r_r77)))
        cpy_r_r78 = cpy_r_r77;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 344, CPyStatic_wayfarers___book___globals, "list", cpy_r_r77);
        goto CPyL99;
    }
    cpy_r_r79 = 0;
CPyL34: ;
    cpy_r_r80 = (CPyPtr)((CPyPtr)cpy_r_r78 + offsetof(PyVarObject, ob_size));
    cpy_r_r81 = *(int64_t *)cpy_r_r80;
    cpy_r_r82 = cpy_r_r79 < cpy_r_r81;
    if (!cpy_r_r82) goto CPyL100;
    cpy_r_r83 = (CPyPtr)((CPyPtr)cpy_r_r78 + offsetof(PyListObject, ob_item));
    cpy_r_r84 = *(CPyPtr *)cpy_r_r83;
    cpy_r_r85 = cpy_r_r79 * 8;
    cpy_r_r86 = cpy_r_r84 + cpy_r_r85;
    cpy_r_r87 = *(PyObject * *)cpy_r_r86;
    CPy_INCREF(cpy_r_r87);
    if (likely(PyObject_TypeCheck(cpy_r_r87, CPyType_kernel___effects___Effect)))
        cpy_r_r88 = cpy_r_r87;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 344, CPyStatic_wayfarers___book___globals, "serai.kernel.effects.Effect", cpy_r_r87);
        goto CPyL101;
    }
    cpy_r_r89 = PyList_Append(cpy_r_r67, cpy_r_r88);
    CPy_DECREF(cpy_r_r88);
    cpy_r_r90 = cpy_r_r89 >= 0;
    if (unlikely(!cpy_r_r90)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 344, CPyStatic_wayfarers___book___globals);
        goto CPyL101;
    }
    cpy_r_r91 = cpy_r_r79 + 1;
    cpy_r_r79 = cpy_r_r91;
    goto CPyL34;
CPyL38: ;
    cpy_r_r92 = cpy_r_r69 + 1;
    cpy_r_r69 = cpy_r_r92;
    goto CPyL31;
CPyL39: ;
    cpy_r_r93 = PySequence_InPlaceConcat(cpy_r_found, cpy_r_r67);
    CPy_DECREF(cpy_r_found);
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 344, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_found = cpy_r_r93;
    cpy_r_r94 = (PyObject *)&PyDict_Type;
    cpy_r_r95 = PyList_New(0);
    if (unlikely(cpy_r_r95 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals);
        goto CPyL89;
    }
    cpy_r_r96 = 0;
CPyL42: ;
    cpy_r_r97 = (CPyPtr)((CPyPtr)cpy_r_found + offsetof(PyVarObject, ob_size));
    cpy_r_r98 = *(int64_t *)cpy_r_r97;
    cpy_r_r99 = cpy_r_r96 < cpy_r_r98;
    if (!cpy_r_r99) goto CPyL102;
    cpy_r_r100 = (CPyPtr)((CPyPtr)cpy_r_found + offsetof(PyListObject, ob_item));
    cpy_r_r101 = *(CPyPtr *)cpy_r_r100;
    cpy_r_r102 = cpy_r_r96 * 8;
    cpy_r_r103 = cpy_r_r101 + cpy_r_r102;
    cpy_r_r104 = *(PyObject * *)cpy_r_r103;
    CPy_INCREF(cpy_r_r104);
    if (likely(PyObject_TypeCheck(cpy_r_r104, CPyType_kernel___effects___Effect)))
        cpy_r_r105 = cpy_r_r104;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals, "serai.kernel.effects.Effect", cpy_r_r104);
        goto CPyL103;
    }
    cpy_r_r106 = CPyStatic_kernel___effects___NOTHING;
    if (unlikely(cpy_r_r106 == NULL)) {
        goto CPyL104;
    } else
        goto CPyL47;
CPyL45: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"NOTHING\" was not set");
    cpy_r_r107 = 0;
    if (unlikely(!cpy_r_r107)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    CPy_Unreachable();
CPyL47: ;
    cpy_r_r108 = cpy_r_r105 == cpy_r_r106;
    cpy_r_r109 = cpy_r_r108 ^ 1;
    if (!cpy_r_r109) goto CPyL105;
    cpy_r_r110 = PyList_Append(cpy_r_r95, cpy_r_r105);
    CPy_DECREF(cpy_r_r105);
    cpy_r_r111 = cpy_r_r110 >= 0;
    if (unlikely(!cpy_r_r111)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals);
        goto CPyL103;
    }
CPyL49: ;
    cpy_r_r112 = cpy_r_r96 + 1;
    cpy_r_r96 = cpy_r_r112;
    goto CPyL42;
CPyL50: ;
    cpy_r_r113 = PyObject_GetIter(cpy_r_r95);
    CPy_DECREF(cpy_r_r95);
    if (unlikely(cpy_r_r113 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_r114 = CPyStatics[1227]; /* 'fromkeys' */
    PyObject *cpy_r_r115[2] = {cpy_r_r94, cpy_r_r113};
    cpy_r_r116 = (PyObject **)&cpy_r_r115;
    cpy_r_r117 = PyObject_VectorcallMethod(cpy_r_r114, cpy_r_r116, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r117 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals);
        goto CPyL106;
    }
    CPy_DECREF(cpy_r_r113);
    if (likely(PyDict_Check(cpy_r_r117)))
        cpy_r_r118 = cpy_r_r117;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals, "dict", cpy_r_r117);
        goto CPyL82;
    }
    cpy_r_r119 = PySequence_List(cpy_r_r118);
    CPy_DECREF(cpy_r_r118);
    if (unlikely(cpy_r_r119 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 345, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_r120 = 0;
CPyL55: ;
    cpy_r_r121 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyVarObject, ob_size));
    cpy_r_r122 = *(int64_t *)cpy_r_r121;
    cpy_r_r123 = cpy_r_r120 < cpy_r_r122;
    if (!cpy_r_r123) goto CPyL81;
    cpy_r_r124 = (CPyPtr)((CPyPtr)cpy_r_r119 + offsetof(PyListObject, ob_item));
    cpy_r_r125 = *(CPyPtr *)cpy_r_r124;
    cpy_r_r126 = cpy_r_r120 * 8;
    cpy_r_r127 = cpy_r_r125 + cpy_r_r126;
    cpy_r_r128 = *(PyObject * *)cpy_r_r127;
    CPy_INCREF(cpy_r_r128);
    if (likely(PyObject_TypeCheck(cpy_r_r128, CPyType_kernel___effects___Effect)))
        cpy_r_r129 = cpy_r_r128;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 346, CPyStatic_wayfarers___book___globals, "serai.kernel.effects.Effect", cpy_r_r128);
        goto CPyL107;
    }
    cpy_r_r130 = CPyDef_kernel___effects___calls(cpy_r_r129);
    if (unlikely(cpy_r_r130 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 347, CPyStatic_wayfarers___book___globals);
        goto CPyL108;
    }
CPyL58: ;
    cpy_r_r131 = NULL;
    cpy_r_r1 = cpy_r_r131;
    cpy_r_r132 = (PyObject **)&cpy_r_r1;
    cpy_r_r133 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r134 = CPyDef_kernel___effects___calls_gen_____mypyc_generator_helper__(cpy_r_r130, cpy_r_r133, cpy_r_r133, cpy_r_r133, cpy_r_r133, cpy_r_r132);
    if (cpy_r_r134 == NULL) {
        goto CPyL109;
    } else
        goto CPyL110;
CPyL59: ;
    if (likely(Py_TYPE(cpy_r_r134) == CPyType_kernel___effects___Call))
        cpy_r_r135 = cpy_r_r134;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 347, CPyStatic_wayfarers___book___globals, "serai.kernel.effects.Call", cpy_r_r134);
        goto CPyL111;
    }
    cpy_r_r136 = ((serai___kernel___effects___CallObject *)cpy_r_r135)->_verb;
    cpy_r_r137 = ((serai___kernel___effects___VerbObject *)cpy_r_r136)->_work;
    CPy_INCREF(cpy_r_r137);
    cpy_r_r138 = CPyStatic_work___STANDING;
    if (unlikely(cpy_r_r138 == NULL)) {
        goto CPyL112;
    } else
        goto CPyL63;
CPyL61: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"STANDING\" was not set");
    cpy_r_r139 = 0;
    if (unlikely(!cpy_r_r139)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 348, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    CPy_Unreachable();
CPyL63: ;
    cpy_r_r140 = cpy_r_r137 == cpy_r_r138;
    CPy_DECREF(cpy_r_r137);
    if (cpy_r_r140) goto CPyL113;
    cpy_r_r141 = CPyStatics[819]; /* 'any' */
    cpy_r_r142 = ((serai___kernel___effects___CallObject *)cpy_r_r135)->_words;
    CPy_INCREF(cpy_r_r142);
    cpy_r_r143 = CPySequenceTuple_GetSlice(cpy_r_r142, 0, 2);
    CPy_DECREF(cpy_r_r142);
    if (unlikely(cpy_r_r143 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 348, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    if (likely(PyTuple_Check(cpy_r_r143)))
        cpy_r_r144 = cpy_r_r143;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 348, CPyStatic_wayfarers___book___globals, "tuple", cpy_r_r143);
        goto CPyL114;
    }
    cpy_r_r145 = PySequence_Contains(cpy_r_r144, cpy_r_r141);
    CPy_DECREF(cpy_r_r144);
    cpy_r_r146 = cpy_r_r145 >= 0;
    if (unlikely(!cpy_r_r146)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 348, CPyStatic_wayfarers___book___globals);
        goto CPyL114;
    }
    cpy_r_r147 = cpy_r_r145;
    if (!cpy_r_r147) goto CPyL115;
    cpy_r_r148 = ((serai___kernel___effects___CallObject *)cpy_r_r135)->_verb;
    cpy_r_r149 = ((serai___kernel___effects___VerbObject *)cpy_r_r148)->_name;
    CPy_INCREF(cpy_r_r149);
    cpy_r_r150 = CPyStatics[1757]; /* 'upgrade' */
    cpy_r_r151 = CPyStr_EqualLiteral(cpy_r_r149, cpy_r_r150, 7);
    CPy_DECREF(cpy_r_r149);
    if (cpy_r_r151) {
        goto CPyL113;
    } else
        goto CPyL115;
CPyL69: ;
    cpy_r_r152 = CPyStatics[151]; /* '' */
    cpy_r_r153 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r154 = ((serai___kernel___effects___EffectObject *)cpy_r_r129)->_text;
    CPy_INCREF(cpy_r_r154);
    CPy_DECREF(cpy_r_r129);
    cpy_r_r155 = CPyStatics[151]; /* '' */
    cpy_r_r156 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r157[3] = {cpy_r_r153, cpy_r_r154, cpy_r_r155};
    cpy_r_r158 = (PyObject **)&cpy_r_r157;
    cpy_r_r159 = PyObject_VectorcallMethod(cpy_r_r156, cpy_r_r158, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals);
        goto CPyL116;
    }
    CPy_DECREF(cpy_r_r154);
    if (likely(PyUnicode_Check(cpy_r_r159)))
        cpy_r_r160 = cpy_r_r159;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals, "str", cpy_r_r159);
        goto CPyL117;
    }
    cpy_r_r161 = CPyStatics[118]; /* ': ' */
    cpy_r_r162 = CPyStatics[156]; /* '{:{}}' */
    cpy_r_r163 = ((serai___kernel___effects___CallObject *)cpy_r_r135)->_verb;
    cpy_r_r164 = ((serai___kernel___effects___VerbObject *)cpy_r_r163)->_name;
    CPy_INCREF(cpy_r_r164);
    CPy_DECREF(cpy_r_r135);
    cpy_r_r165 = CPyStatics[151]; /* '' */
    cpy_r_r166 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r167[3] = {cpy_r_r162, cpy_r_r164, cpy_r_r165};
    cpy_r_r168 = (PyObject **)&cpy_r_r167;
    cpy_r_r169 = PyObject_VectorcallMethod(cpy_r_r166, cpy_r_r168, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals);
        goto CPyL118;
    }
    CPy_DECREF(cpy_r_r164);
    if (likely(PyUnicode_Check(cpy_r_r169)))
        cpy_r_r170 = cpy_r_r169;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals, "str", cpy_r_r169);
        goto CPyL119;
    }
    cpy_r_r171 = CPyStatics[3900]; /* '(…) is for the solo opponent only' */
    cpy_r_r172 = PyList_New(4);
    if (unlikely(cpy_r_r172 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals);
        goto CPyL120;
    }
    cpy_r_r173 = (CPyPtr)((CPyPtr)cpy_r_r172 + offsetof(PyListObject, ob_item));
    cpy_r_r174 = *(CPyPtr *)cpy_r_r173;
    *(PyObject * *)cpy_r_r174 = cpy_r_r160;
    CPy_INCREF(cpy_r_r161);
    cpy_r_r175 = cpy_r_r174 + 8;
    *(PyObject * *)cpy_r_r175 = cpy_r_r161;
    cpy_r_r176 = cpy_r_r174 + 16;
    *(PyObject * *)cpy_r_r176 = cpy_r_r170;
    CPy_INCREF(cpy_r_r171);
    cpy_r_r177 = cpy_r_r174 + 24;
    *(PyObject * *)cpy_r_r177 = cpy_r_r171;
    cpy_r_r178 = PyUnicode_Join(cpy_r_r152, cpy_r_r172);
    CPy_DECREF(cpy_r_r172);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    cpy_r_r179 = (PyObject *)CPyType_content___ContentError;
    PyObject *cpy_r_r180[1] = {cpy_r_r178};
    cpy_r_r181 = (PyObject **)&cpy_r_r180;
    cpy_r_r182 = PyObject_Vectorcall(cpy_r_r179, cpy_r_r181, 1, 0);
    if (unlikely(cpy_r_r182 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals);
        goto CPyL121;
    }
    CPy_DECREF(cpy_r_r178);
    if (likely(Py_TYPE(cpy_r_r182) == CPyType_content___ContentError))
        cpy_r_r183 = cpy_r_r182;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals, "serai.kernel.content.ContentError", cpy_r_r182);
        goto CPyL82;
    }
    CPy_Raise(cpy_r_r183);
    CPy_DECREF(cpy_r_r183);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 349, CPyStatic_wayfarers___book___globals);
        goto CPyL82;
    }
    CPy_Unreachable();
CPyL79: ;
    cpy_r_r184 = cpy_r_r1 != 0;
    CPy_XDECREF(cpy_r_r1);
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 347, CPyStatic_wayfarers___book___globals);
        goto CPyL107;
    }
    cpy_r_r185 = cpy_r_r120 + 1;
    cpy_r_r120 = cpy_r_r185;
    goto CPyL55;
CPyL81: ;
    return cpy_r_r119;
CPyL82: ;
    cpy_r_r186 = NULL;
    return cpy_r_r186;
CPyL83: ;
    CPy_DECREF(cpy_r_r3);
    goto CPyL9;
CPyL84: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r3);
    goto CPyL82;
CPyL85: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r15);
    CPy_DecRef(cpy_r_r16);
    CPy_DecRef(cpy_r_r17);
    CPy_DecRef(cpy_r_r18);
    goto CPyL82;
CPyL86: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r3);
    CPy_DecRef(cpy_r_r19);
    goto CPyL82;
CPyL87: ;
    CPy_DECREF(cpy_r_r25);
    goto CPyL6;
CPyL88: ;
    CPy_DecRef(cpy_r_r3);
    goto CPyL82;
CPyL89: ;
    CPy_DecRef(cpy_r_found);
    goto CPyL82;
CPyL90: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r30);
    goto CPyL82;
CPyL91: ;
    CPy_DECREF(cpy_r_r31);
    goto CPyL19;
CPyL92: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r31);
    goto CPyL82;
CPyL93: ;
    CPy_DECREF(cpy_r_r41);
    goto CPyL18;
CPyL94: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r49);
    goto CPyL82;
CPyL95: ;
    CPy_DECREF(cpy_r_r49);
    goto CPyL27;
CPyL96: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r49);
    CPy_DecRef(cpy_r_r52);
    goto CPyL82;
CPyL97: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r67);
    goto CPyL82;
CPyL98: ;
    CPy_DECREF(cpy_r_r68);
    goto CPyL39;
CPyL99: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    goto CPyL82;
CPyL100: ;
    CPy_DECREF(cpy_r_r78);
    goto CPyL38;
CPyL101: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r67);
    CPy_DecRef(cpy_r_r68);
    CPy_DecRef(cpy_r_r78);
    goto CPyL82;
CPyL102: ;
    CPy_DECREF(cpy_r_found);
    goto CPyL50;
CPyL103: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r95);
    goto CPyL82;
CPyL104: ;
    CPy_DecRef(cpy_r_found);
    CPy_DecRef(cpy_r_r95);
    CPy_DecRef(cpy_r_r105);
    goto CPyL45;
CPyL105: ;
    CPy_DECREF(cpy_r_r105);
    goto CPyL49;
CPyL106: ;
    CPy_DecRef(cpy_r_r113);
    goto CPyL82;
CPyL107: ;
    CPy_DecRef(cpy_r_r119);
    goto CPyL82;
CPyL108: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r129);
    goto CPyL82;
CPyL109: ;
    CPy_DECREF(cpy_r_r129);
    CPy_DECREF(cpy_r_r130);
    goto CPyL79;
CPyL110: ;
    CPy_XDECREF(cpy_r_r1);
    goto CPyL59;
CPyL111: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    goto CPyL82;
CPyL112: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r137);
    goto CPyL61;
CPyL113: ;
    CPy_DECREF(cpy_r_r119);
    CPy_DECREF(cpy_r_r130);
    goto CPyL69;
CPyL114: ;
    CPy_DecRef(cpy_r_r119);
    CPy_DecRef(cpy_r_r129);
    CPy_DecRef(cpy_r_r130);
    CPy_DecRef(cpy_r_r135);
    goto CPyL82;
CPyL115: ;
    CPy_DECREF(cpy_r_r135);
    goto CPyL58;
CPyL116: ;
    CPy_DecRef(cpy_r_r135);
    CPy_DecRef(cpy_r_r154);
    goto CPyL82;
CPyL117: ;
    CPy_DecRef(cpy_r_r135);
    goto CPyL82;
CPyL118: ;
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r164);
    goto CPyL82;
CPyL119: ;
    CPy_DecRef(cpy_r_r160);
    goto CPyL82;
CPyL120: ;
    CPy_DecRef(cpy_r_r160);
    CPy_DecRef(cpy_r_r170);
    goto CPyL82;
CPyL121: ;
    CPy_DecRef(cpy_r_r178);
    goto CPyL82;
}
        
        PyObject *CPyPy_wayfarers___book___Book___effects(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":effects", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___book___Book___effects(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "effects", 336, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___book___Book___tile_number(PyObject *cpy_r_self, CPyTagged cpy_r_design, CPyTagged cpy_r_face, CPyTagged cpy_r_cell) {
    CPyTagged cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    char cpy_r_r3;
    CPyTagged cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    cpy_r_r0 = CPyTagged_Multiply(cpy_r_design, 4);
    cpy_r_r1 = CPyTagged_Add(cpy_r_r0, cpy_r_face);
    CPyTagged_DECREF(cpy_r_r0);
    cpy_r_r2 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        goto CPyL5;
    } else
        goto CPyL3;
CPyL1: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "tile_number", 354, CPyStatic_wayfarers___book___globals);
        goto CPyL4;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r4 = CPyTagged_Multiply(cpy_r_r1, cpy_r_r2);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r5 = CPyTagged_Add(cpy_r_r4, cpy_r_cell);
    CPyTagged_DECREF(cpy_r_r4);
    return cpy_r_r5;
CPyL4: ;
    cpy_r_r6 = CPY_INT_TAG;
    return cpy_r_r6;
CPyL5: ;
    CPyTagged_DecRef(cpy_r_r1);
    goto CPyL1;
}
        
        PyObject *CPyPy_wayfarers___book___Book___tile_number(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"design", "face", "cell", 0};
            static CPyArg_Parser parser = {"OOO:tile_number", kwlist, 0};
            PyObject *obj_design;
            PyObject *obj_face;
            PyObject *obj_cell;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_design, &obj_face, &obj_cell)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            CPyTagged arg_design;
            if (likely(PyLong_Check(obj_design)))
                arg_design = CPyTagged_BorrowFromObject(obj_design);
            else {
                CPy_TypeError("int", obj_design); goto fail;
            }
            CPyTagged arg_face;
            if (likely(PyLong_Check(obj_face)))
                arg_face = CPyTagged_BorrowFromObject(obj_face);
            else {
                CPy_TypeError("int", obj_face); goto fail;
            }
            CPyTagged arg_cell;
            if (likely(PyLong_Check(obj_cell)))
                arg_cell = CPyTagged_BorrowFromObject(obj_cell);
            else {
                CPy_TypeError("int", obj_cell); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___book___Book___tile_number(arg_self, arg_design, arg_face, arg_cell);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "tile_number", 352, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
tuple_T3III CPyDef_wayfarers___book___Book___tile_parts(PyObject *cpy_r_self, CPyTagged cpy_r_number) {
    CPyTagged cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    tuple_T2II cpy_r_r5;
    CPyTagged cpy_r_r6;
    CPyTagged cpy_r_r7;
    CPyTagged cpy_r_r8;
    CPyTagged cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    tuple_T3III cpy_r_r12;
    tuple_T3III cpy_r_r13;
    cpy_r_r0 = CPyStatic_wayfarers___names___CELLS;
    if (likely(cpy_r_r0 != CPY_INT_TAG)) goto CPyL3;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r1 = 0;
    if (unlikely(!cpy_r_r1)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "tile_parts", 358, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    CPy_Unreachable();
CPyL3: ;
    CPyTagged_INCREF(cpy_r_number);
    cpy_r_r2 = CPyTagged_StealAsObject(cpy_r_number);
    CPyTagged_INCREF(cpy_r_r0);
    cpy_r_r3 = CPyTagged_StealAsObject(cpy_r_r0);
    cpy_r_r4 = PyNumber_Divmod(cpy_r_r2, cpy_r_r3);
    CPy_DECREF(cpy_r_r2);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "tile_parts", 358, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    PyObject *__tmp6973;
    if (unlikely(!(PyTuple_Check(cpy_r_r4) && PyTuple_GET_SIZE(cpy_r_r4) == 2))) {
        __tmp6973 = NULL;
        goto __LL6974;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 0))))
        __tmp6973 = PyTuple_GET_ITEM(cpy_r_r4, 0);
    else {
        __tmp6973 = NULL;
    }
    if (__tmp6973 == NULL) goto __LL6974;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r4, 1))))
        __tmp6973 = PyTuple_GET_ITEM(cpy_r_r4, 1);
    else {
        __tmp6973 = NULL;
    }
    if (__tmp6973 == NULL) goto __LL6974;
    __tmp6973 = cpy_r_r4;
__LL6974: ;
    if (unlikely(__tmp6973 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r4); cpy_r_r5 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp6975 = PyTuple_GET_ITEM(cpy_r_r4, 0);
        CPyTagged __tmp6976;
        if (likely(PyLong_Check(__tmp6975)))
            __tmp6976 = CPyTagged_FromObject(__tmp6975);
        else {
            goto __LL6977;
        }
        cpy_r_r5.f0 = __tmp6976;
        PyObject *__tmp6978 = PyTuple_GET_ITEM(cpy_r_r4, 1);
        CPyTagged __tmp6979;
        if (likely(PyLong_Check(__tmp6978)))
            __tmp6979 = CPyTagged_FromObject(__tmp6978);
        else {
            goto __LL6980;
        }
        cpy_r_r5.f1 = __tmp6979;
    }
    goto __LL6981;
__LL6977: ;
    cpy_r_r5 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6981;
__LL6980: ;
    CPyTagged_DECREF(cpy_r_r5.f0);
    cpy_r_r5 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL6981;
__LL6981: ;
    CPy_DECREF(cpy_r_r4);
    if (unlikely(cpy_r_r5.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "tile_parts", 358, CPyStatic_wayfarers___book___globals);
        goto CPyL7;
    }
    cpy_r_r6 = cpy_r_r5.f0;
    cpy_r_r7 = cpy_r_r5.f1;
    cpy_r_r8 = cpy_r_r6;
    cpy_r_r9 = cpy_r_r7;
    cpy_r_r10 = CPyTagged_Rshift(cpy_r_r8, 2);
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "tile_parts", 359, CPyStatic_wayfarers___book___globals);
        goto CPyL8;
    }
    cpy_r_r11 = CPyTagged_And(cpy_r_r8, 2);
    CPyTagged_DECREF(cpy_r_r8);
    cpy_r_r12.f0 = cpy_r_r10;
    cpy_r_r12.f1 = cpy_r_r11;
    cpy_r_r12.f2 = cpy_r_r9;
    return cpy_r_r12;
CPyL7: ;
    tuple_T3III __tmp6982 = { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG };
    cpy_r_r13 = __tmp6982;
    return cpy_r_r13;
CPyL8: ;
    CPyTagged_DecRef(cpy_r_r8);
    CPyTagged_DecRef(cpy_r_r9);
    goto CPyL7;
}
        
        PyObject *CPyPy_wayfarers___book___Book___tile_parts(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"number", 0};
            static CPyArg_Parser parser = {"O:tile_parts", kwlist, 0};
            PyObject *obj_number;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_number)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___book___Book))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_self); 
                goto fail;
            }
            CPyTagged arg_number;
            if (likely(PyLong_Check(obj_number)))
                arg_number = CPyTagged_BorrowFromObject(obj_number);
            else {
                CPy_TypeError("int", obj_number); goto fail;
            }
            tuple_T3III retval = CPyDef_wayfarers___book___Book___tile_parts(arg_self, arg_number);
            if (retval.f0 == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = PyTuple_New(3);
            if (unlikely(retbox == NULL))
                CPyError_OutOfMemory();
            PyObject *__tmp6983 = CPyTagged_StealAsObject(retval.f0);
            PyTuple_SET_ITEM(retbox, 0, __tmp6983);
            PyObject *__tmp6984 = CPyTagged_StealAsObject(retval.f1);
            PyTuple_SET_ITEM(retbox, 1, __tmp6984);
            PyObject *__tmp6985 = CPyTagged_StealAsObject(retval.f2);
            PyTuple_SET_ITEM(retbox, 2, __tmp6985);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "tile_parts", 356, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___book____bits(PyObject *cpy_r_words, PyObject *cpy_r_names) {
    PyObject *cpy_r_r0;
    CPyPtr cpy_r_r1;
    int64_t cpy_r_r2;
    int64_t cpy_r_r3;
    char cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    CPyTagged cpy_r_r11;
    CPyTagged cpy_r_r12;
    PyObject *cpy_r_r13;
    int32_t cpy_r_r14;
    char cpy_r_r15;
    int64_t cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject **cpy_r_r21;
    PyObject *cpy_r_r22;
    CPyTagged cpy_r_r23;
    CPyTagged cpy_r_r24;
    cpy_r_r0 = PySet_New(NULL);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL13;
    }
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_words + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = 0;
CPyL2: ;
    cpy_r_r4 = cpy_r_r3 < cpy_r_r2;
    if (!cpy_r_r4) goto CPyL9;
    cpy_r_r5 = CPySequenceTuple_GetItemUnsafe(cpy_r_words, cpy_r_r3);
    if (likely(PyUnicode_Check(cpy_r_r5)))
        cpy_r_r6 = cpy_r_r5;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals, "str", cpy_r_r5);
        goto CPyL14;
    }
    cpy_r_r7 = CPyStatics[549]; /* 'index' */
    PyObject *cpy_r_r8[2] = {cpy_r_names, cpy_r_r6};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_VectorcallMethod(cpy_r_r7, cpy_r_r9, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL15;
    }
    CPy_DECREF(cpy_r_r6);
    if (likely(PyLong_Check(cpy_r_r10)))
        cpy_r_r11 = CPyTagged_FromObject(cpy_r_r10);
    else {
        CPy_TypeError("int", cpy_r_r10); cpy_r_r11 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL14;
    }
    cpy_r_r12 = CPyTagged_Lshift(2, cpy_r_r11);
    CPyTagged_DECREF(cpy_r_r11);
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL14;
    }
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r12);
    cpy_r_r14 = PySet_Add(cpy_r_r0, cpy_r_r13);
    CPy_DECREF(cpy_r_r13);
    cpy_r_r15 = cpy_r_r14 >= 0;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL14;
    }
    cpy_r_r16 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r16;
    goto CPyL2;
CPyL9: ;
    cpy_r_r17 = CPyImport_GetModuleCache(&CPyModule_builtins);
    cpy_r_r18 = CPyStatics[105]; /* 'sum' */
    cpy_r_r19 = CPyObject_GetAttr(cpy_r_r17, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL14;
    }
    PyObject *cpy_r_r20[1] = {cpy_r_r0};
    cpy_r_r21 = (PyObject **)&cpy_r_r20;
    cpy_r_r22 = PyObject_Vectorcall(cpy_r_r19, cpy_r_r21, 1, 0);
    CPy_DECREF(cpy_r_r19);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL14;
    }
    CPy_DECREF(cpy_r_r0);
    if (likely(PyLong_Check(cpy_r_r22)))
        cpy_r_r23 = CPyTagged_FromObject(cpy_r_r22);
    else {
        CPy_TypeError("int", cpy_r_r22); cpy_r_r23 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r22);
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 363, CPyStatic_wayfarers___book___globals);
        goto CPyL13;
    }
    return cpy_r_r23;
CPyL13: ;
    cpy_r_r24 = CPY_INT_TAG;
    return cpy_r_r24;
CPyL14: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL13;
CPyL15: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r6);
    goto CPyL13;
}
        
        PyObject *CPyPy_wayfarers___book____bits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"words", "names", 0};
            static CPyArg_Parser parser = {"OO:_bits", kwlist, 0};
            PyObject *obj_words;
            PyObject *obj_names;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_words, &obj_names)) {
                return NULL;
            }
            PyObject * arg_words;
            if (likely(PyTuple_Check(obj_words)))
                arg_words = obj_words;
            else {
                CPy_TypeError("tuple", obj_words); 
                goto fail;
            }
            PyObject * arg_names;
            if (likely(PyTuple_Check(obj_names)))
                arg_names = obj_names;
            else {
                CPy_TypeError("tuple", obj_names); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___book____bits(arg_words, arg_names);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_bits", 362, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___book____assets(PyObject *cpy_r_line, PyObject *cpy_r_column) {
    CPyTagged cpy_r_r0;
    PyObject *cpy_r_r1;
    tuple_T4OOOO cpy_r_r2;
    char cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    CPyPtr cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyPtr cpy_r_r15;
    int64_t cpy_r_r16;
    int64_t cpy_r_r17;
    char cpy_r_r18;
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    char cpy_r_r22;
    PyObject *cpy_r_r23;
    CPyTagged cpy_r_r24;
    CPyTagged cpy_r_r25;
    int64_t cpy_r_r26;
    CPyTagged cpy_r_r27;
    cpy_r_r0 = 0;
    cpy_r_r1 = CPyStatics[109]; /* '+' */
    cpy_r_r2 = CPyStatic_wayfarers___names___ASSETS;
    if (unlikely(cpy_r_r2.f0 == NULL)) {
        goto CPyL21;
    } else
        goto CPyL3;
CPyL1: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ASSETS\" was not set");
    cpy_r_r3 = 0;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL3: ;
    cpy_r_r4 = CPyStatics[2551]; /* 'words' */
    cpy_r_r5 = CPyObject_GetAttr(cpy_r_line, cpy_r_r4);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL22;
    }
    cpy_r_r6 = PyList_New(2);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL23;
    }
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r6 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    CPy_INCREF(cpy_r_column);
    *(PyObject * *)cpy_r_r8 = cpy_r_column;
    CPy_INCREF(cpy_r_r1);
    cpy_r_r9 = cpy_r_r8 + 8;
    *(PyObject * *)cpy_r_r9 = cpy_r_r1;
    CPy_INCREF(cpy_r_r2.f0);
    CPy_INCREF(cpy_r_r2.f1);
    CPy_INCREF(cpy_r_r2.f2);
    CPy_INCREF(cpy_r_r2.f3);
    cpy_r_r10 = PyTuple_New(4);
    if (unlikely(cpy_r_r10 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6986 = cpy_r_r2.f0;
    PyTuple_SET_ITEM(cpy_r_r10, 0, __tmp6986);
    PyObject *__tmp6987 = cpy_r_r2.f1;
    PyTuple_SET_ITEM(cpy_r_r10, 1, __tmp6987);
    PyObject *__tmp6988 = cpy_r_r2.f2;
    PyTuple_SET_ITEM(cpy_r_r10, 2, __tmp6988);
    PyObject *__tmp6989 = cpy_r_r2.f3;
    PyTuple_SET_ITEM(cpy_r_r10, 3, __tmp6989);
    cpy_r_r11 = CPyList_Extend(cpy_r_r6, cpy_r_r10);
    CPy_DECREF(cpy_r_r10);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL24;
    } else
        goto CPyL25;
CPyL6: ;
    cpy_r_r12 = PyList_AsTuple(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL23;
    }
    cpy_r_r13 = PyObject_CallObject(cpy_r_r5, cpy_r_r12);
    CPy_DECREF(cpy_r_r5);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL22;
    }
    if (likely(PyTuple_Check(cpy_r_r13)))
        cpy_r_r14 = cpy_r_r13;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals, "tuple", cpy_r_r13);
        goto CPyL22;
    }
    cpy_r_r15 = (CPyPtr)((CPyPtr)cpy_r_r14 + offsetof(PyVarObject, ob_size));
    cpy_r_r16 = *(int64_t *)cpy_r_r15;
    cpy_r_r17 = 0;
CPyL10: ;
    cpy_r_r18 = cpy_r_r17 < cpy_r_r16;
    if (!cpy_r_r18) goto CPyL26;
    cpy_r_r19 = CPySequenceTuple_GetItemUnsafe(cpy_r_r14, cpy_r_r17);
    if (likely(PyUnicode_Check(cpy_r_r19)))
        cpy_r_r20 = cpy_r_r19;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals, "str", cpy_r_r19);
        goto CPyL27;
    }
    cpy_r_r21 = CPyStatic_wayfarers___names___ONE_ASSET;
    if (unlikely(cpy_r_r21 == NULL)) {
        goto CPyL28;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"ONE_ASSET\" was not set");
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL20;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r23 = CPyDict_GetItem(cpy_r_r21, cpy_r_r20);
    CPy_DECREF(cpy_r_r20);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL27;
    }
    if (likely(PyLong_Check(cpy_r_r23)))
        cpy_r_r24 = CPyTagged_FromObject(cpy_r_r23);
    else {
        CPy_TypeError("int", cpy_r_r23); cpy_r_r24 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r23);
    if (unlikely(cpy_r_r24 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 367, CPyStatic_wayfarers___book___globals);
        goto CPyL27;
    }
    cpy_r_r25 = CPyTagged_Add(cpy_r_r0, cpy_r_r24);
    CPyTagged_DECREF(cpy_r_r0);
    CPyTagged_DECREF(cpy_r_r24);
    cpy_r_r0 = cpy_r_r25;
    cpy_r_r26 = cpy_r_r17 + 1;
    cpy_r_r17 = cpy_r_r26;
    goto CPyL10;
CPyL19: ;
    return cpy_r_r0;
CPyL20: ;
    cpy_r_r27 = CPY_INT_TAG;
    return cpy_r_r27;
CPyL21: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL1;
CPyL22: ;
    CPyTagged_DecRef(cpy_r_r0);
    goto CPyL20;
CPyL23: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    goto CPyL20;
CPyL24: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r5);
    CPy_DecRef(cpy_r_r6);
    goto CPyL20;
CPyL25: ;
    CPy_DECREF(cpy_r_r11);
    goto CPyL6;
CPyL26: ;
    CPy_DECREF(cpy_r_r14);
    goto CPyL19;
CPyL27: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    goto CPyL20;
CPyL28: ;
    CPyTagged_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r14);
    CPy_DecRef(cpy_r_r20);
    goto CPyL13;
}
        
        PyObject *CPyPy_wayfarers___book____assets(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"line", "column", 0};
            static CPyArg_Parser parser = {"OO:_assets", kwlist, 0};
            PyObject *obj_line;
            PyObject *obj_column;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_line, &obj_column)) {
                return NULL;
            }
            PyObject *arg_line;
            if (likely(Py_TYPE(obj_line) == CPyType_content___Row))
                arg_line = obj_line;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_line); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___book____assets(arg_line, arg_column);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_assets", 366, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___book____guild_price(PyObject *cpy_r_line, PyObject *cpy_r_column) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyPtr cpy_r_r2;
    CPyPtr cpy_r_r3;
    tuple_T3OOO cpy_r_r4;
    char cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
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
    PyObject *cpy_r_r19;
    PyObject *cpy_r_r20;
    PyObject *cpy_r_r21;
    tuple_T3OOO cpy_r_r22;
    PyObject *cpy_r_r23;
    PyObject *cpy_r_r24;
    PyObject *cpy_r_r25;
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r__;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    tuple_T3OOO cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    char cpy_r_r40;
    char cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject **cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    CPyPtr cpy_r_r53;
    CPyPtr cpy_r_r54;
    CPyPtr cpy_r_r55;
    PyObject *cpy_r_r56;
    PyObject *cpy_r_r57;
    tuple_T3OOO cpy_r_r58;
    char cpy_r_r59;
    PyObject *cpy_r_r60;
    PyObject *cpy_r_r61;
    PyObject **cpy_r_r63;
    PyObject *cpy_r_r64;
    CPyTagged cpy_r_r65;
    PyObject *cpy_r_r66;
    PyObject *cpy_r_r67;
    CPyTagged cpy_r_r68;
    PyObject *cpy_r_r69;
    PyObject *cpy_r_r70;
    char cpy_r_r71;
    int64_t cpy_r_r72;
    PyObject *cpy_r_r73;
    PyObject *cpy_r_r74;
    cpy_r_r0 = PyList_New(1);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 371, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    cpy_r_r1 = CPyStatics[4896]; /* 0 */
    cpy_r_r2 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyListObject, ob_item));
    cpy_r_r3 = *(CPyPtr *)cpy_r_r2;
    CPy_INCREF(cpy_r_r1);
    *(PyObject * *)cpy_r_r3 = cpy_r_r1;
    cpy_r_r4 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r4.f0 == NULL)) {
        goto CPyL42;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r5 = 0;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 371, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r6 = CPySequence_Multiply(cpy_r_r0, 6);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r6 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 371, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    cpy_r_r7 = CPyDef_content___Row___text(cpy_r_line, cpy_r_column);
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 372, CPyStatic_wayfarers___book___globals);
        goto CPyL43;
    }
    cpy_r_r8 = CPyStatics[160]; /* ',' */
    cpy_r_r9 = PyUnicode_Split(cpy_r_r7, cpy_r_r8, -1);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 372, CPyStatic_wayfarers___book___globals);
        goto CPyL43;
    }
    cpy_r_r10 = 0;
CPyL8: ;
    cpy_r_r11 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyVarObject, ob_size));
    cpy_r_r12 = *(int64_t *)cpy_r_r11;
    cpy_r_r13 = cpy_r_r10 < cpy_r_r12;
    if (!cpy_r_r13) goto CPyL44;
    cpy_r_r14 = (CPyPtr)((CPyPtr)cpy_r_r9 + offsetof(PyListObject, ob_item));
    cpy_r_r15 = *(CPyPtr *)cpy_r_r14;
    cpy_r_r16 = cpy_r_r10 * 8;
    cpy_r_r17 = cpy_r_r15 + cpy_r_r16;
    cpy_r_r18 = *(PyObject * *)cpy_r_r17;
    CPy_INCREF(cpy_r_r18);
    if (likely(PyUnicode_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 372, CPyStatic_wayfarers___book___globals, "str", cpy_r_r18);
        goto CPyL45;
    }
    cpy_r_r20 = CPyStatics[143]; /* ':' */
    cpy_r_r21 = PyUnicode_Partition(cpy_r_r19, cpy_r_r20);
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 373, CPyStatic_wayfarers___book___globals);
        goto CPyL46;
    }
    PyObject *__tmp6990;
    if (unlikely(!(PyTuple_Check(cpy_r_r21) && PyTuple_GET_SIZE(cpy_r_r21) == 3))) {
        __tmp6990 = NULL;
        goto __LL6991;
    }
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r21, 0))))
        __tmp6990 = PyTuple_GET_ITEM(cpy_r_r21, 0);
    else {
        __tmp6990 = NULL;
    }
    if (__tmp6990 == NULL) goto __LL6991;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r21, 1))))
        __tmp6990 = PyTuple_GET_ITEM(cpy_r_r21, 1);
    else {
        __tmp6990 = NULL;
    }
    if (__tmp6990 == NULL) goto __LL6991;
    if (likely(PyUnicode_Check(PyTuple_GET_ITEM(cpy_r_r21, 2))))
        __tmp6990 = PyTuple_GET_ITEM(cpy_r_r21, 2);
    else {
        __tmp6990 = NULL;
    }
    if (__tmp6990 == NULL) goto __LL6991;
    __tmp6990 = cpy_r_r21;
__LL6991: ;
    if (unlikely(__tmp6990 == NULL)) {
        CPy_TypeError("tuple[str, str, str]", cpy_r_r21); cpy_r_r22 = (tuple_T3OOO) { NULL, NULL, NULL };
    } else {
        PyObject *__tmp6992 = PyTuple_GET_ITEM(cpy_r_r21, 0);
        CPy_INCREF(__tmp6992);
        PyObject *__tmp6993;
        if (likely(PyUnicode_Check(__tmp6992)))
            __tmp6993 = __tmp6992;
        else {
            CPy_TypeError("str", __tmp6992); 
            __tmp6993 = NULL;
        }
        cpy_r_r22.f0 = __tmp6993;
        PyObject *__tmp6994 = PyTuple_GET_ITEM(cpy_r_r21, 1);
        CPy_INCREF(__tmp6994);
        PyObject *__tmp6995;
        if (likely(PyUnicode_Check(__tmp6994)))
            __tmp6995 = __tmp6994;
        else {
            CPy_TypeError("str", __tmp6994); 
            __tmp6995 = NULL;
        }
        cpy_r_r22.f1 = __tmp6995;
        PyObject *__tmp6996 = PyTuple_GET_ITEM(cpy_r_r21, 2);
        CPy_INCREF(__tmp6996);
        PyObject *__tmp6997;
        if (likely(PyUnicode_Check(__tmp6996)))
            __tmp6997 = __tmp6996;
        else {
            CPy_TypeError("str", __tmp6996); 
            __tmp6997 = NULL;
        }
        cpy_r_r22.f2 = __tmp6997;
    }
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22.f0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 373, CPyStatic_wayfarers___book___globals);
        goto CPyL46;
    }
    cpy_r_r23 = cpy_r_r22.f0;
    cpy_r_r24 = cpy_r_r22.f1;
    cpy_r_r25 = cpy_r_r22.f2;
    cpy_r_r26 = cpy_r_r23;
    cpy_r_r27 = cpy_r_r24;
    cpy_r__ = cpy_r_r27;
    CPy_DECREF(cpy_r__);
    cpy_r_r28 = cpy_r_r25;
    cpy_r_r29 = CPyStatics[3728]; /* 'guild_' */
    cpy_r_r30 = CPyStr_Removeprefix(cpy_r_r26, cpy_r_r29);
    CPy_DECREF(cpy_r_r26);
    cpy_r_r31 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r31.f0 == NULL)) {
        goto CPyL47;
    } else
        goto CPyL15;
CPyL13: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 375, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL15: ;
    cpy_r_r33 = cpy_r_r31.f0;
    CPy_INCREF(cpy_r_r33);
    cpy_r_r34 = cpy_r_r31.f1;
    CPy_INCREF(cpy_r_r34);
    cpy_r_r35 = cpy_r_r31.f2;
    CPy_INCREF(cpy_r_r35);
    cpy_r_r36 = CPyStr_Equal(cpy_r_r30, cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    cpy_r_r37 = cpy_r_r36 == 0;
    if (!cpy_r_r37) goto CPyL48;
    cpy_r_r38 = CPyStr_Equal(cpy_r_r30, cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    cpy_r_r39 = cpy_r_r38 == 0;
    if (!cpy_r_r39) goto CPyL49;
    cpy_r_r40 = CPyStr_Equal(cpy_r_r30, cpy_r_r35);
    CPy_DECREF(cpy_r_r35);
    cpy_r_r41 = cpy_r_r40 == 0;
    if (!cpy_r_r41) goto CPyL19;
    if (1) {
        goto CPyL50;
    } else
        goto CPyL20;
CPyL19: ;
    if (0) goto CPyL50;
CPyL20: ;
    cpy_r_r42 = CPyStr_IsDigit(cpy_r_r28);
    if (cpy_r_r42) {
        goto CPyL51;
    } else
        goto CPyL50;
CPyL21: ;
    cpy_r_r43 = CPyStatics[151]; /* '' */
    cpy_r_r44 = CPyStatics[153]; /* '{!r:{}}' */
    cpy_r_r45 = CPyStatics[151]; /* '' */
    cpy_r_r46 = CPyStatics[154]; /* 'format' */
    PyObject *cpy_r_r47[3] = {cpy_r_r44, cpy_r_r19, cpy_r_r45};
    cpy_r_r48 = (PyObject **)&cpy_r_r47;
    cpy_r_r49 = PyObject_VectorcallMethod(cpy_r_r46, cpy_r_r48, 9223372036854775811ULL, 0);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 376, CPyStatic_wayfarers___book___globals);
        goto CPyL52;
    }
    CPy_DECREF(cpy_r_r19);
    if (likely(PyUnicode_Check(cpy_r_r49)))
        cpy_r_r50 = cpy_r_r49;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 376, CPyStatic_wayfarers___book___globals, "str", cpy_r_r49);
        goto CPyL41;
    }
    cpy_r_r51 = CPyStatics[3901]; /* ' is no price; expected for instance guild_black:1' */
    cpy_r_r52 = PyList_New(2);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 376, CPyStatic_wayfarers___book___globals);
        goto CPyL53;
    }
    cpy_r_r53 = (CPyPtr)((CPyPtr)cpy_r_r52 + offsetof(PyListObject, ob_item));
    cpy_r_r54 = *(CPyPtr *)cpy_r_r53;
    *(PyObject * *)cpy_r_r54 = cpy_r_r50;
    CPy_INCREF(cpy_r_r51);
    cpy_r_r55 = cpy_r_r54 + 8;
    *(PyObject * *)cpy_r_r55 = cpy_r_r51;
    cpy_r_r56 = PyUnicode_Join(cpy_r_r43, cpy_r_r52);
    CPy_DECREF(cpy_r_r52);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 376, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    cpy_r_r57 = CPyDef_content___Row___fail(cpy_r_line, cpy_r_column, cpy_r_r56);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 376, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    CPy_Raise(cpy_r_r57);
    CPy_DECREF(cpy_r_r57);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 376, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL28: ;
    cpy_r_r58 = CPyStatic_wayfarers___names___GUILDS;
    if (unlikely(cpy_r_r58.f0 == NULL)) {
        goto CPyL54;
    } else
        goto CPyL31;
CPyL29: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"GUILDS\" was not set");
    cpy_r_r59 = 0;
    if (unlikely(!cpy_r_r59)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    CPy_Unreachable();
CPyL31: ;
    cpy_r_r60 = CPyStatics[549]; /* 'index' */
    CPy_INCREF(cpy_r_r58.f0);
    CPy_INCREF(cpy_r_r58.f1);
    CPy_INCREF(cpy_r_r58.f2);
    cpy_r_r61 = PyTuple_New(3);
    if (unlikely(cpy_r_r61 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp6998 = cpy_r_r58.f0;
    PyTuple_SET_ITEM(cpy_r_r61, 0, __tmp6998);
    PyObject *__tmp6999 = cpy_r_r58.f1;
    PyTuple_SET_ITEM(cpy_r_r61, 1, __tmp6999);
    PyObject *__tmp7000 = cpy_r_r58.f2;
    PyTuple_SET_ITEM(cpy_r_r61, 2, __tmp7000);
    PyObject *cpy_r_r62[2] = {cpy_r_r61, cpy_r_r30};
    cpy_r_r63 = (PyObject **)&cpy_r_r62;
    cpy_r_r64 = PyObject_VectorcallMethod(cpy_r_r60, cpy_r_r63, 9223372036854775810ULL, 0);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL55;
    }
    CPy_DECREF(cpy_r_r61);
    CPy_DECREF(cpy_r_r30);
    if (likely(PyLong_Check(cpy_r_r64)))
        cpy_r_r65 = CPyTagged_FromObject(cpy_r_r64);
    else {
        CPy_TypeError("int", cpy_r_r64); cpy_r_r65 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r64);
    if (unlikely(cpy_r_r65 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL56;
    }
    cpy_r_r66 = CPyList_GetItem(cpy_r_r6, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL57;
    }
    cpy_r_r67 = CPyLong_FromStr(cpy_r_r28);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL58;
    }
    if (likely(PyLong_Check(cpy_r_r67)))
        cpy_r_r68 = CPyTagged_FromObject(cpy_r_r67);
    else {
        CPy_TypeError("int", cpy_r_r67); cpy_r_r68 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r67);
    if (unlikely(cpy_r_r68 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL58;
    }
    cpy_r_r69 = CPyTagged_StealAsObject(cpy_r_r68);
    cpy_r_r70 = PyNumber_InPlaceAdd(cpy_r_r66, cpy_r_r69);
    CPy_DECREF(cpy_r_r66);
    CPy_DECREF(cpy_r_r69);
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL59;
    }
    cpy_r_r71 = CPyList_SetItem(cpy_r_r6, cpy_r_r65, cpy_r_r70);
    CPyTagged_DECREF(cpy_r_r65);
    if (unlikely(!cpy_r_r71)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 377, CPyStatic_wayfarers___book___globals);
        goto CPyL45;
    }
    cpy_r_r72 = cpy_r_r10 + 1;
    cpy_r_r10 = cpy_r_r72;
    goto CPyL8;
CPyL39: ;
    cpy_r_r73 = PyList_AsTuple(cpy_r_r6);
    CPy_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r73 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 378, CPyStatic_wayfarers___book___globals);
        goto CPyL41;
    }
    return cpy_r_r73;
CPyL41: ;
    cpy_r_r74 = NULL;
    return cpy_r_r74;
CPyL42: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL43: ;
    CPy_DecRef(cpy_r_r6);
    goto CPyL41;
CPyL44: ;
    CPy_DECREF(cpy_r_r9);
    goto CPyL39;
CPyL45: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    goto CPyL41;
CPyL46: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    goto CPyL41;
CPyL47: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r19);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    goto CPyL13;
CPyL48: ;
    CPy_DECREF(cpy_r_r34);
    CPy_DECREF(cpy_r_r35);
    goto CPyL19;
CPyL49: ;
    CPy_DECREF(cpy_r_r35);
    goto CPyL19;
CPyL50: ;
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r9);
    CPy_DECREF(cpy_r_r28);
    CPy_DECREF(cpy_r_r30);
    goto CPyL21;
CPyL51: ;
    CPy_DECREF(cpy_r_r19);
    goto CPyL28;
CPyL52: ;
    CPy_DecRef(cpy_r_r19);
    goto CPyL41;
CPyL53: ;
    CPy_DecRef(cpy_r_r50);
    goto CPyL41;
CPyL54: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    goto CPyL29;
CPyL55: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r28);
    CPy_DecRef(cpy_r_r30);
    CPy_DecRef(cpy_r_r61);
    goto CPyL41;
CPyL56: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r28);
    goto CPyL41;
CPyL57: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPy_DecRef(cpy_r_r28);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL41;
CPyL58: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r65);
    CPy_DecRef(cpy_r_r66);
    goto CPyL41;
CPyL59: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r9);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL41;
}
        
        PyObject *CPyPy_wayfarers___book____guild_price(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"line", "column", 0};
            static CPyArg_Parser parser = {"OO:_guild_price", kwlist, 0};
            PyObject *obj_line;
            PyObject *obj_column;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_line, &obj_column)) {
                return NULL;
            }
            PyObject *arg_line;
            if (likely(Py_TYPE(obj_line) == CPyType_content___Row))
                arg_line = obj_line;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_line); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___book____guild_price(arg_line, arg_column);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_guild_price", 370, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___book____order(PyObject *cpy_r_line, PyObject *cpy_r_column) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    CPyPtr cpy_r_r4;
    int64_t cpy_r_r5;
    char cpy_r_r6;
    CPyPtr cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyPtr cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    char cpy_r_r13;
    PyObject *cpy_r_r14;
    CPyTagged cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    int32_t cpy_r_r18;
    char cpy_r_r19;
    int64_t cpy_r_r20;
    CPyPtr cpy_r_r21;
    int64_t cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    CPyPtr cpy_r_r26;
    int64_t cpy_r_r27;
    CPyTagged cpy_r_r28;
    PyObject *cpy_r_r29;
    PyObject *cpy_r_r30;
    PyObject **cpy_r_r32;
    PyObject *cpy_r_r33;
    PyObject *cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    char cpy_r_r37;
    PyObject *cpy_r_r38;
    PyObject *cpy_r_r39;
    PyObject *cpy_r_r40;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 382, CPyStatic_wayfarers___book___globals);
        goto CPyL23;
    }
    cpy_r_r1 = CPyDef_content___Row___text(cpy_r_line, cpy_r_column);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 382, CPyStatic_wayfarers___book___globals);
        goto CPyL24;
    }
    cpy_r_r2 = PyUnicode_Split(cpy_r_r1, NULL, -1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 382, CPyStatic_wayfarers___book___globals);
        goto CPyL24;
    }
    cpy_r_r3 = 0;
CPyL4: ;
    cpy_r_r4 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyVarObject, ob_size));
    cpy_r_r5 = *(int64_t *)cpy_r_r4;
    cpy_r_r6 = cpy_r_r3 < cpy_r_r5;
    if (!cpy_r_r6) goto CPyL25;
    cpy_r_r7 = (CPyPtr)((CPyPtr)cpy_r_r2 + offsetof(PyListObject, ob_item));
    cpy_r_r8 = *(CPyPtr *)cpy_r_r7;
    cpy_r_r9 = cpy_r_r3 * 8;
    cpy_r_r10 = cpy_r_r8 + cpy_r_r9;
    cpy_r_r11 = *(PyObject * *)cpy_r_r10;
    CPy_INCREF(cpy_r_r11);
    if (likely(PyUnicode_Check(cpy_r_r11)))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_order", 382, CPyStatic_wayfarers___book___globals, "str", cpy_r_r11);
        goto CPyL26;
    }
    cpy_r_r13 = CPyStr_IsDigit(cpy_r_r12);
    if (!cpy_r_r13) goto CPyL27;
    cpy_r_r14 = CPyLong_FromStr(cpy_r_r12);
    CPy_DECREF(cpy_r_r12);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 382, CPyStatic_wayfarers___book___globals);
        goto CPyL26;
    }
    if (likely(PyLong_Check(cpy_r_r14)))
        cpy_r_r15 = CPyTagged_FromObject(cpy_r_r14);
    else {
        CPy_TypeError("int", cpy_r_r14); cpy_r_r15 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 382, CPyStatic_wayfarers___book___globals);
        goto CPyL26;
    }
    cpy_r_r16 = CPyTagged_Subtract(cpy_r_r15, 2);
    CPyTagged_DECREF(cpy_r_r15);
    cpy_r_r17 = CPyTagged_StealAsObject(cpy_r_r16);
    cpy_r_r18 = PyList_Append(cpy_r_r0, cpy_r_r17);
    CPy_DECREF(cpy_r_r17);
    cpy_r_r19 = cpy_r_r18 >= 0;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 382, CPyStatic_wayfarers___book___globals);
        goto CPyL26;
    }
CPyL10: ;
    cpy_r_r20 = cpy_r_r3 + 1;
    cpy_r_r3 = cpy_r_r20;
    goto CPyL4;
CPyL11: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = cpy_r_r22 << 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (!cpy_r_r24) goto CPyL28;
    cpy_r_r25 = CPySequence_Sort(cpy_r_r0);
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 383, CPyStatic_wayfarers___book___globals);
        goto CPyL29;
    }
    cpy_r_r26 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r27 = *(int64_t *)cpy_r_r26;
    cpy_r_r28 = cpy_r_r27 << 1;
    cpy_r_r29 = (PyObject *)&PyRange_Type;
    cpy_r_r30 = CPyTagged_StealAsObject(cpy_r_r28);
    PyObject *cpy_r_r31[1] = {cpy_r_r30};
    cpy_r_r32 = (PyObject **)&cpy_r_r31;
    cpy_r_r33 = PyObject_Vectorcall(cpy_r_r29, cpy_r_r32, 1, 0);
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 383, CPyStatic_wayfarers___book___globals);
        goto CPyL30;
    }
    CPy_DECREF(cpy_r_r30);
    if (likely(PyRange_Check(cpy_r_r33)))
        cpy_r_r34 = cpy_r_r33;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/book.py", "_order", 383, CPyStatic_wayfarers___book___globals, "range", cpy_r_r33);
        goto CPyL31;
    }
    cpy_r_r35 = PySequence_List(cpy_r_r34);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 383, CPyStatic_wayfarers___book___globals);
        goto CPyL31;
    }
    cpy_r_r36 = PyObject_RichCompare(cpy_r_r25, cpy_r_r35, 3);
    CPy_DECREF(cpy_r_r25);
    CPy_DECREF(cpy_r_r35);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 383, CPyStatic_wayfarers___book___globals);
        goto CPyL29;
    }
    if (unlikely(!PyBool_Check(cpy_r_r36))) {
        CPy_TypeError("bool", cpy_r_r36); cpy_r_r37 = 2;
    } else
        cpy_r_r37 = cpy_r_r36 == Py_True;
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r37 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 383, CPyStatic_wayfarers___book___globals);
        goto CPyL29;
    }
    if (cpy_r_r37) {
        goto CPyL28;
    } else
        goto CPyL22;
CPyL19: ;
    cpy_r_r38 = CPyStatics[3902]; /* 'expected the numbers from 1 on in some order' */
    cpy_r_r39 = CPyDef_content___Row___fail(cpy_r_line, cpy_r_column, cpy_r_r38);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 384, CPyStatic_wayfarers___book___globals);
        goto CPyL23;
    }
    CPy_Raise(cpy_r_r39);
    CPy_DECREF(cpy_r_r39);
    if (unlikely(!0)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 384, CPyStatic_wayfarers___book___globals);
        goto CPyL23;
    }
    CPy_Unreachable();
CPyL22: ;
    return cpy_r_r0;
CPyL23: ;
    cpy_r_r40 = NULL;
    return cpy_r_r40;
CPyL24: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL25: ;
    CPy_DECREF(cpy_r_r2);
    goto CPyL11;
CPyL26: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r2);
    goto CPyL23;
CPyL27: ;
    CPy_DECREF(cpy_r_r12);
    goto CPyL10;
CPyL28: ;
    CPy_DECREF(cpy_r_r0);
    goto CPyL19;
CPyL29: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL23;
CPyL30: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    CPy_DecRef(cpy_r_r30);
    goto CPyL23;
CPyL31: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r25);
    goto CPyL23;
}
        
        PyObject *CPyPy_wayfarers___book____order(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"line", "column", 0};
            static CPyArg_Parser parser = {"OO:_order", kwlist, 0};
            PyObject *obj_line;
            PyObject *obj_column;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_line, &obj_column)) {
                return NULL;
            }
            PyObject *arg_line;
            if (likely(Py_TYPE(obj_line) == CPyType_content___Row))
                arg_line = obj_line;
            else {
                CPy_TypeError("serai.kernel.content.Row", obj_line); 
                goto fail;
            }
            PyObject *arg_column;
            if (likely(PyUnicode_Check(obj_column)))
                arg_column = obj_column;
            else {
                CPy_TypeError("str", obj_column); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___book____order(arg_line, arg_column);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_order", 381, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___book____fits(CPyTagged cpy_r_width, CPyTagged cpy_r_height) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_cell;
    int64_t cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    char cpy_r_r8;
    char cpy_r_r9;
    CPyTagged cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    tuple_T2II cpy_r_r15;
    CPyTagged cpy_r_r16;
    CPyTagged cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    CPyTagged cpy_r_r20;
    tuple_T3OOO cpy_r_r21;
    char cpy_r_r22;
    int64_t cpy_r_r23;
    char cpy_r_r24;
    int64_t cpy_r_r25;
    char cpy_r_r26;
    char cpy_r_r27;
    char cpy_r_r28;
    char cpy_r_r29;
    CPyTagged cpy_r_r30;
    CPyTagged cpy_r_r31;
    char cpy_r_r32;
    int64_t cpy_r_r33;
    char cpy_r_r34;
    int64_t cpy_r_r35;
    char cpy_r_r36;
    char cpy_r_r37;
    char cpy_r_r38;
    char cpy_r_r39;
    PyObject *cpy_r_r40;
    CPyTagged cpy_r_r41;
    CPyTagged cpy_r_down;
    int64_t cpy_r_r42;
    char cpy_r_r43;
    int64_t cpy_r_r44;
    char cpy_r_r45;
    char cpy_r_r46;
    char cpy_r_r47;
    CPyTagged cpy_r_r48;
    CPyTagged cpy_r_right;
    int64_t cpy_r_r49;
    char cpy_r_r50;
    int64_t cpy_r_r51;
    char cpy_r_r52;
    char cpy_r_r53;
    char cpy_r_r54;
    CPyTagged cpy_r_r55;
    char cpy_r_r56;
    CPyTagged cpy_r_r57;
    CPyTagged cpy_r_r58;
    CPyTagged cpy_r_r59;
    PyObject *cpy_r_r60;
    int32_t cpy_r_r61;
    char cpy_r_r62;
    CPyTagged cpy_r_r63;
    CPyTagged cpy_r_r64;
    CPyTagged cpy_r_r65;
    int64_t cpy_r_r66;
    CPyPtr cpy_r_r67;
    int64_t cpy_r_r68;
    char cpy_r_r69;
    CPyPtr cpy_r_r70;
    CPyPtr cpy_r_r71;
    int64_t cpy_r_r72;
    CPyPtr cpy_r_r73;
    PyObject *cpy_r_r74;
    CPyTagged cpy_r_r75;
    CPyTagged cpy_r_r76;
    CPyTagged cpy_r_r77;
    int64_t cpy_r_r78;
    CPyTagged cpy_r_bits;
    CPyTagged cpy_r_r79;
    char cpy_r_r80;
    CPyTagged cpy_r_r81;
    char cpy_r_r82;
    CPyTagged cpy_r_r83;
    tuple_T2II cpy_r_r84;
    PyObject *cpy_r_r85;
    int32_t cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    PyObject *cpy_r_r89;
    cpy_r_r0 = PyList_New(0);
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 389, CPyStatic_wayfarers___book___globals);
        goto CPyL60;
    }
    cpy_r_r1 = CPyStatic_wayfarers___names___CELLS;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        goto CPyL61;
    } else
        goto CPyL4;
CPyL2: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CELLS\" was not set");
    cpy_r_r2 = 0;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 390, CPyStatic_wayfarers___book___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL4: ;
    cpy_r_r3 = 0;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_cell = cpy_r_r3;
    CPyTagged_DECREF(cpy_r_cell);
CPyL5: ;
    cpy_r_r4 = cpy_r_r3 & 1;
    cpy_r_r5 = cpy_r_r4 != 0;
    if (cpy_r_r5) goto CPyL7;
    cpy_r_r6 = cpy_r_r1 & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (!cpy_r_r7) goto CPyL8;
CPyL7: ;
    cpy_r_r8 = CPyTagged_IsLt_(cpy_r_r3, cpy_r_r1);
    if (cpy_r_r8) {
        goto CPyL9;
    } else
        goto CPyL62;
CPyL8: ;
    cpy_r_r9 = (Py_ssize_t)cpy_r_r3 < (Py_ssize_t)cpy_r_r1;
    if (!cpy_r_r9) goto CPyL62;
CPyL9: ;
    CPyTagged_INCREF(cpy_r_r3);
    cpy_r_cell = cpy_r_r3;
    cpy_r_r10 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r10 == CPY_INT_TAG)) {
        goto CPyL63;
    } else
        goto CPyL12;
CPyL10: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r11 = 0;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 391, CPyStatic_wayfarers___book___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL12: ;
    CPyTagged_INCREF(cpy_r_cell);
    cpy_r_r12 = CPyTagged_StealAsObject(cpy_r_cell);
    CPyTagged_INCREF(cpy_r_r10);
    cpy_r_r13 = CPyTagged_StealAsObject(cpy_r_r10);
    cpy_r_r14 = PyNumber_Divmod(cpy_r_r12, cpy_r_r13);
    CPy_DECREF(cpy_r_r12);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 391, CPyStatic_wayfarers___book___globals);
        goto CPyL64;
    }
    PyObject *__tmp7001;
    if (unlikely(!(PyTuple_Check(cpy_r_r14) && PyTuple_GET_SIZE(cpy_r_r14) == 2))) {
        __tmp7001 = NULL;
        goto __LL7002;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 0))))
        __tmp7001 = PyTuple_GET_ITEM(cpy_r_r14, 0);
    else {
        __tmp7001 = NULL;
    }
    if (__tmp7001 == NULL) goto __LL7002;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r14, 1))))
        __tmp7001 = PyTuple_GET_ITEM(cpy_r_r14, 1);
    else {
        __tmp7001 = NULL;
    }
    if (__tmp7001 == NULL) goto __LL7002;
    __tmp7001 = cpy_r_r14;
__LL7002: ;
    if (unlikely(__tmp7001 == NULL)) {
        CPy_TypeError("tuple[int, int]", cpy_r_r14); cpy_r_r15 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    } else {
        PyObject *__tmp7003 = PyTuple_GET_ITEM(cpy_r_r14, 0);
        CPyTagged __tmp7004;
        if (likely(PyLong_Check(__tmp7003)))
            __tmp7004 = CPyTagged_FromObject(__tmp7003);
        else {
            goto __LL7005;
        }
        cpy_r_r15.f0 = __tmp7004;
        PyObject *__tmp7006 = PyTuple_GET_ITEM(cpy_r_r14, 1);
        CPyTagged __tmp7007;
        if (likely(PyLong_Check(__tmp7006)))
            __tmp7007 = CPyTagged_FromObject(__tmp7006);
        else {
            goto __LL7008;
        }
        cpy_r_r15.f1 = __tmp7007;
    }
    goto __LL7009;
__LL7005: ;
    cpy_r_r15 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7009;
__LL7008: ;
    CPyTagged_DECREF(cpy_r_r15.f0);
    cpy_r_r15 = (tuple_T2II) { CPY_INT_TAG, CPY_INT_TAG };
    goto __LL7009;
__LL7009: ;
    CPy_DECREF(cpy_r_r14);
    if (unlikely(cpy_r_r15.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 391, CPyStatic_wayfarers___book___globals);
        goto CPyL64;
    }
    cpy_r_r16 = cpy_r_r15.f0;
    cpy_r_r17 = cpy_r_r15.f1;
    cpy_r_r18 = cpy_r_r16;
    cpy_r_r19 = cpy_r_r17;
    cpy_r_r20 = CPyTagged_Add(cpy_r_r18, cpy_r_height);
    CPyTagged_DECREF(cpy_r_r18);
    cpy_r_r21 = CPyStatic_wayfarers___names___CARAVAN_ROWS;
    if (unlikely(cpy_r_r21.f0 == NULL)) {
        goto CPyL65;
    } else
        goto CPyL17;
CPyL15: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CARAVAN_ROWS\" was not set");
    cpy_r_r22 = 0;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 392, CPyStatic_wayfarers___book___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL17: ;
    cpy_r_r23 = cpy_r_r20 & 1;
    cpy_r_r24 = cpy_r_r23 != 0;
    if (cpy_r_r24) goto CPyL19;
    cpy_r_r25 = 6 & 1;
    cpy_r_r26 = cpy_r_r25 != 0;
    if (!cpy_r_r26) goto CPyL20;
CPyL19: ;
    cpy_r_r27 = CPyTagged_IsLt_(6, cpy_r_r20);
    cpy_r_r28 = cpy_r_r27;
    goto CPyL21;
CPyL20: ;
    cpy_r_r29 = (Py_ssize_t)cpy_r_r20 > (Py_ssize_t)6;
    cpy_r_r28 = cpy_r_r29;
CPyL21: ;
    CPyTagged_DECREF(cpy_r_r20);
    if (cpy_r_r28) goto CPyL66;
    cpy_r_r30 = CPyTagged_Add(cpy_r_r19, cpy_r_width);
    CPyTagged_DECREF(cpy_r_r19);
    cpy_r_r31 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r31 == CPY_INT_TAG)) {
        goto CPyL67;
    } else
        goto CPyL25;
CPyL23: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r32 = 0;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 392, CPyStatic_wayfarers___book___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL25: ;
    cpy_r_r33 = cpy_r_r30 & 1;
    cpy_r_r34 = cpy_r_r33 != 0;
    if (cpy_r_r34) goto CPyL27;
    cpy_r_r35 = cpy_r_r31 & 1;
    cpy_r_r36 = cpy_r_r35 != 0;
    if (!cpy_r_r36) goto CPyL28;
CPyL27: ;
    cpy_r_r37 = CPyTagged_IsLt_(cpy_r_r31, cpy_r_r30);
    cpy_r_r38 = cpy_r_r37;
    goto CPyL29;
CPyL28: ;
    cpy_r_r39 = (Py_ssize_t)cpy_r_r30 > (Py_ssize_t)cpy_r_r31;
    cpy_r_r38 = cpy_r_r39;
CPyL29: ;
    CPyTagged_DECREF(cpy_r_r30);
    if (cpy_r_r38) goto CPyL68;
    cpy_r_r40 = PyList_New(0);
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 394, CPyStatic_wayfarers___book___globals);
        goto CPyL64;
    }
    cpy_r_r41 = 0;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_down = cpy_r_r41;
    CPyTagged_DECREF(cpy_r_down);
CPyL32: ;
    cpy_r_r42 = cpy_r_r41 & 1;
    cpy_r_r43 = cpy_r_r42 != 0;
    if (cpy_r_r43) goto CPyL34;
    cpy_r_r44 = cpy_r_height & 1;
    cpy_r_r45 = cpy_r_r44 != 0;
    if (!cpy_r_r45) goto CPyL35;
CPyL34: ;
    cpy_r_r46 = CPyTagged_IsLt_(cpy_r_r41, cpy_r_height);
    if (cpy_r_r46) {
        goto CPyL36;
    } else
        goto CPyL69;
CPyL35: ;
    cpy_r_r47 = (Py_ssize_t)cpy_r_r41 < (Py_ssize_t)cpy_r_height;
    if (!cpy_r_r47) goto CPyL69;
CPyL36: ;
    CPyTagged_INCREF(cpy_r_r41);
    cpy_r_down = cpy_r_r41;
    cpy_r_r48 = 0;
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_right = cpy_r_r48;
    CPyTagged_DECREF(cpy_r_right);
CPyL37: ;
    cpy_r_r49 = cpy_r_r48 & 1;
    cpy_r_r50 = cpy_r_r49 != 0;
    if (cpy_r_r50) goto CPyL39;
    cpy_r_r51 = cpy_r_width & 1;
    cpy_r_r52 = cpy_r_r51 != 0;
    if (!cpy_r_r52) goto CPyL40;
CPyL39: ;
    cpy_r_r53 = CPyTagged_IsLt_(cpy_r_r48, cpy_r_width);
    if (cpy_r_r53) {
        goto CPyL41;
    } else
        goto CPyL70;
CPyL40: ;
    cpy_r_r54 = (Py_ssize_t)cpy_r_r48 < (Py_ssize_t)cpy_r_width;
    if (!cpy_r_r54) goto CPyL70;
CPyL41: ;
    CPyTagged_INCREF(cpy_r_r48);
    cpy_r_right = cpy_r_r48;
    cpy_r_r55 = CPyStatic_wayfarers___names___COLUMNS;
    if (unlikely(cpy_r_r55 == CPY_INT_TAG)) {
        goto CPyL71;
    } else
        goto CPyL44;
CPyL42: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"COLUMNS\" was not set");
    cpy_r_r56 = 0;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 394, CPyStatic_wayfarers___book___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL44: ;
    cpy_r_r57 = CPyTagged_Multiply(cpy_r_down, cpy_r_r55);
    cpy_r_r58 = CPyTagged_Add(cpy_r_cell, cpy_r_r57);
    CPyTagged_DECREF(cpy_r_r57);
    cpy_r_r59 = CPyTagged_Add(cpy_r_r58, cpy_r_right);
    CPyTagged_DECREF(cpy_r_r58);
    CPyTagged_DECREF(cpy_r_right);
    cpy_r_r60 = CPyTagged_StealAsObject(cpy_r_r59);
    cpy_r_r61 = PyList_Append(cpy_r_r40, cpy_r_r60);
    CPy_DECREF(cpy_r_r60);
    cpy_r_r62 = cpy_r_r61 >= 0;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 394, CPyStatic_wayfarers___book___globals);
        goto CPyL72;
    }
    cpy_r_r63 = CPyTagged_Add(cpy_r_r48, 2);
    CPyTagged_DECREF(cpy_r_r48);
    cpy_r_r48 = cpy_r_r63;
    goto CPyL37;
CPyL46: ;
    cpy_r_r64 = CPyTagged_Add(cpy_r_r41, 2);
    CPyTagged_DECREF(cpy_r_r41);
    cpy_r_r41 = cpy_r_r64;
    goto CPyL32;
CPyL47: ;
    cpy_r_r65 = 0;
    cpy_r_r66 = 0;
CPyL48: ;
    cpy_r_r67 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyVarObject, ob_size));
    cpy_r_r68 = *(int64_t *)cpy_r_r67;
    cpy_r_r69 = cpy_r_r66 < cpy_r_r68;
    if (!cpy_r_r69) goto CPyL73;
    cpy_r_r70 = (CPyPtr)((CPyPtr)cpy_r_r40 + offsetof(PyListObject, ob_item));
    cpy_r_r71 = *(CPyPtr *)cpy_r_r70;
    cpy_r_r72 = cpy_r_r66 * 8;
    cpy_r_r73 = cpy_r_r71 + cpy_r_r72;
    cpy_r_r74 = *(PyObject * *)cpy_r_r73;
    CPy_INCREF(cpy_r_r74);
    if (likely(PyLong_Check(cpy_r_r74)))
        cpy_r_r75 = CPyTagged_FromObject(cpy_r_r74);
    else {
        CPy_TypeError("int", cpy_r_r74); cpy_r_r75 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 395, CPyStatic_wayfarers___book___globals);
        goto CPyL74;
    }
    cpy_r_r76 = CPyTagged_Lshift(2, cpy_r_r75);
    CPyTagged_DECREF(cpy_r_r75);
    if (unlikely(cpy_r_r76 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 395, CPyStatic_wayfarers___book___globals);
        goto CPyL74;
    }
    cpy_r_r77 = CPyTagged_Add(cpy_r_r65, cpy_r_r76);
    CPyTagged_DECREF(cpy_r_r65);
    CPyTagged_DECREF(cpy_r_r76);
    cpy_r_r65 = cpy_r_r77;
    cpy_r_r78 = cpy_r_r66 + 1;
    cpy_r_r66 = cpy_r_r78;
    goto CPyL48;
CPyL53: ;
    cpy_r_bits = cpy_r_r65;
    cpy_r_r79 = CPyStatic_wayfarers___names___CORNERS;
    if (unlikely(cpy_r_r79 == CPY_INT_TAG)) {
        goto CPyL75;
    } else
        goto CPyL56;
CPyL54: ;
    PyErr_SetString(PyExc_NameError, "value for final name \"CORNERS\" was not set");
    cpy_r_r80 = 0;
    if (unlikely(!cpy_r_r80)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 396, CPyStatic_wayfarers___book___globals);
        goto CPyL60;
    }
    CPy_Unreachable();
CPyL56: ;
    cpy_r_r81 = CPyTagged_And(cpy_r_bits, cpy_r_r79);
    cpy_r_r82 = cpy_r_r81 != 0;
    CPyTagged_DECREF(cpy_r_r81);
    if (cpy_r_r82) goto CPyL76;
    cpy_r_r83 = cpy_r_cell;
    cpy_r_r84.f0 = cpy_r_r83;
    cpy_r_r84.f1 = cpy_r_bits;
    cpy_r_r85 = PyTuple_New(2);
    if (unlikely(cpy_r_r85 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7010 = CPyTagged_StealAsObject(cpy_r_r84.f0);
    PyTuple_SET_ITEM(cpy_r_r85, 0, __tmp7010);
    PyObject *__tmp7011 = CPyTagged_StealAsObject(cpy_r_r84.f1);
    PyTuple_SET_ITEM(cpy_r_r85, 1, __tmp7011);
    cpy_r_r86 = PyList_Append(cpy_r_r0, cpy_r_r85);
    CPy_DECREF(cpy_r_r85);
    cpy_r_r87 = cpy_r_r86 >= 0;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 397, CPyStatic_wayfarers___book___globals);
        goto CPyL77;
    }
CPyL58: ;
    cpy_r_r88 = CPyTagged_Add(cpy_r_r3, 2);
    CPyTagged_DECREF(cpy_r_r3);
    cpy_r_r3 = cpy_r_r88;
    goto CPyL5;
CPyL59: ;
    return cpy_r_r0;
CPyL60: ;
    cpy_r_r89 = NULL;
    return cpy_r_r89;
CPyL61: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL2;
CPyL62: ;
    CPyTagged_DECREF(cpy_r_r3);
    goto CPyL59;
CPyL63: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    goto CPyL10;
CPyL64: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    goto CPyL60;
CPyL65: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    CPyTagged_DecRef(cpy_r_r19);
    CPyTagged_DecRef(cpy_r_r20);
    goto CPyL15;
CPyL66: ;
    CPyTagged_DECREF(cpy_r_cell);
    CPyTagged_DECREF(cpy_r_r19);
    goto CPyL58;
CPyL67: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    CPyTagged_DecRef(cpy_r_r30);
    goto CPyL23;
CPyL68: ;
    CPyTagged_DECREF(cpy_r_cell);
    goto CPyL58;
CPyL69: ;
    CPyTagged_DECREF(cpy_r_r41);
    goto CPyL47;
CPyL70: ;
    CPyTagged_DECREF(cpy_r_down);
    CPyTagged_DECREF(cpy_r_r48);
    goto CPyL46;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_down);
    CPyTagged_DecRef(cpy_r_r48);
    CPyTagged_DecRef(cpy_r_right);
    goto CPyL42;
CPyL72: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r41);
    CPyTagged_DecRef(cpy_r_down);
    CPyTagged_DecRef(cpy_r_r48);
    goto CPyL60;
CPyL73: ;
    CPy_DECREF(cpy_r_r40);
    goto CPyL53;
CPyL74: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    CPy_DecRef(cpy_r_r40);
    CPyTagged_DecRef(cpy_r_r65);
    goto CPyL60;
CPyL75: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    CPyTagged_DecRef(cpy_r_cell);
    CPyTagged_DecRef(cpy_r_bits);
    goto CPyL54;
CPyL76: ;
    CPyTagged_DECREF(cpy_r_cell);
    CPyTagged_DECREF(cpy_r_bits);
    goto CPyL58;
CPyL77: ;
    CPy_DecRef(cpy_r_r0);
    CPyTagged_DecRef(cpy_r_r3);
    goto CPyL60;
}
        
        PyObject *CPyPy_wayfarers___book____fits(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"width", "height", 0};
            static CPyArg_Parser parser = {"OO:_fits", kwlist, 0};
            PyObject *obj_width;
            PyObject *obj_height;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_width, &obj_height)) {
                return NULL;
            }
            CPyTagged arg_width;
            if (likely(PyLong_Check(obj_width)))
                arg_width = CPyTagged_BorrowFromObject(obj_width);
            else {
                CPy_TypeError("int", obj_width); goto fail;
            }
            CPyTagged arg_height;
            if (likely(PyLong_Check(obj_height)))
                arg_height = CPyTagged_BorrowFromObject(obj_height);
            else {
                CPy_TypeError("int", obj_height); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___book____fits(arg_width, arg_height);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/book.py", "_fits", 388, CPyStatic_wayfarers___book___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___book_____top_level__(void) {
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
    PyObject *cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    void *cpy_r_r30;
    void *cpy_r_r31;
    void *cpy_r_r32;
    void *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    PyObject *cpy_r_r36;
    PyObject *cpy_r_r37;
    PyObject *cpy_r_r38;
    void *cpy_r_r39;
    void *cpy_r_r40;
    PyObject **cpy_r_r41;
    PyObject *cpy_r_r42;
    PyObject *cpy_r_r43;
    PyObject *cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    PyObject *cpy_r_r48;
    PyObject *cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    void *cpy_r_r53;
    void *cpy_r_r54;
    void *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
    PyObject *cpy_r_r60;
    void *cpy_r_r61;
    void *cpy_r_r62;
    PyObject **cpy_r_r63;
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
    void *cpy_r_r75;
    void *cpy_r_r76;
    void *cpy_r_r77;
    char cpy_r_r78;
    PyObject *cpy_r_r79;
    PyObject *cpy_r_r80;
    PyObject *cpy_r_r81;
    PyObject *cpy_r_r82;
    void *cpy_r_r83;
    void *cpy_r_r84;
    PyObject **cpy_r_r85;
    PyObject *cpy_r_r86;
    PyObject *cpy_r_r87;
    PyObject *cpy_r_r88;
    PyObject *cpy_r_r89;
    PyObject *cpy_r_r90;
    PyObject *cpy_r_r91;
    PyObject *cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    PyObject *cpy_r_r96;
    void *cpy_r_r97;
    void *cpy_r_r98;
    void *cpy_r_r99;
    char cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    PyObject *cpy_r_r103;
    PyObject *cpy_r_r104;
    void *cpy_r_r105;
    void *cpy_r_r106;
    PyObject **cpy_r_r107;
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
    void *cpy_r_r119;
    void *cpy_r_r120;
    void *cpy_r_r121;
    char cpy_r_r122;
    PyObject *cpy_r_r123;
    PyObject *cpy_r_r124;
    PyObject *cpy_r_r125;
    PyObject *cpy_r_r126;
    void *cpy_r_r127;
    void *cpy_r_r128;
    PyObject **cpy_r_r129;
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
    void *cpy_r_r141;
    void *cpy_r_r142;
    void *cpy_r_r143;
    char cpy_r_r144;
    PyObject *cpy_r_r145;
    PyObject *cpy_r_r146;
    PyObject *cpy_r_r147;
    PyObject *cpy_r_r148;
    void *cpy_r_r149;
    void *cpy_r_r150;
    PyObject **cpy_r_r151;
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
    void *cpy_r_r163;
    void *cpy_r_r164;
    void *cpy_r_r165;
    char cpy_r_r166;
    PyObject *cpy_r_r167;
    PyObject *cpy_r_r168;
    PyObject *cpy_r_r169;
    PyObject *cpy_r_r170;
    void *cpy_r_r171;
    void *cpy_r_r172;
    PyObject **cpy_r_r173;
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
    void *cpy_r_r185;
    void *cpy_r_r186;
    void *cpy_r_r187;
    char cpy_r_r188;
    PyObject *cpy_r_r189;
    PyObject *cpy_r_r190;
    PyObject *cpy_r_r191;
    PyObject *cpy_r_r192;
    void *cpy_r_r193;
    void *cpy_r_r194;
    PyObject **cpy_r_r195;
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
    tuple_T3OOO cpy_r_r210;
    PyObject *cpy_r_r211;
    PyObject *cpy_r_r212;
    PyObject *cpy_r_r213;
    int32_t cpy_r_r214;
    char cpy_r_r215;
    PyObject *cpy_r_r216;
    PyObject *cpy_r_r217;
    PyObject *cpy_r_r218;
    PyObject *cpy_r_r219;
    PyObject **cpy_r_r221;
    PyObject *cpy_r_r222;
    PyObject *cpy_r_r223;
    PyObject *cpy_r_r224;
    PyObject *cpy_r_r225;
    PyObject *cpy_r_r226;
    int32_t cpy_r_r227;
    char cpy_r_r228;
    PyObject *cpy_r_r229;
    PyObject *cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    char cpy_r_r233;
    char cpy_r_r234;
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
    PyObject *cpy_r_r254;
    PyObject *cpy_r_r255;
    PyObject *cpy_r_r256;
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
    int32_t cpy_r_r288;
    char cpy_r_r289;
    PyObject *cpy_r_r290;
    PyObject *cpy_r_r291;
    int32_t cpy_r_r292;
    char cpy_r_r293;
    char cpy_r_r294;
    char cpy_r_r295;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 1, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 1, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___book___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 3, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_wayfarers___book___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 5, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[4998]; /* ('files',) */
    cpy_r_r17 = CPyStatics[128]; /* 'importlib.resources' */
    cpy_r_r18 = CPyStatic_wayfarers___book___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 6, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r20 = (void *)&CPyModule_importlib___resources;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = CPyStatics[5020]; /* ('Path',) */
    cpy_r_r22 = CPyStatics[256]; /* 'pathlib' */
    cpy_r_r23 = CPyStatic_wayfarers___book___globals;
    cpy_r_r24 = CPyImport_ImportFromMany(cpy_r_r22, cpy_r_r21, cpy_r_r21, cpy_r_r23);
    if (unlikely(cpy_r_r24 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 7, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r25 = (void *)&CPyModule_pathlib;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r25, cpy_r_r24);
    CPy_DECREF(cpy_r_r24);
    cpy_r_r26 = CPyStatics[5141]; /* ('TYPE_CHECKING',) */
    cpy_r_r27 = CPyStatics[47]; /* 'typing' */
    cpy_r_r28 = CPyStatic_wayfarers___book___globals;
    cpy_r_r29 = CPyImport_ImportFromMany(cpy_r_r27, cpy_r_r26, cpy_r_r26, cpy_r_r28);
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 8, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r30 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r30, cpy_r_r29);
    CPy_DECREF(cpy_r_r29);
    cpy_r_r31 = (void *)&CPyModule_serai___games___wayfarers___names;
    cpy_r_r32 = (void *)&CPyImportState_serai___games___wayfarers___names;
    cpy_r_r33 = CPyModuleLockAPI_serai;
    cpy_r_r34 = CPyImport_IsInitialized(cpy_r_r32);
    if (!cpy_r_r34) goto CPyL12;
    cpy_r_r35 = PyImport_GetModuleDict();
    cpy_r_r36 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r37 = CPyDict_GetItem(cpy_r_r35, cpy_r_r36);
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 10, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r38 = cpy_r_r37;
    goto CPyL16;
CPyL12: ;
    cpy_r_r39 = CPyInitOnly_serai___games___wayfarers___names;
    cpy_r_r40 = CPyExec_serai___games___wayfarers___names;
    cpy_r_r41 = (PyObject **)&CPyModule_serai___games___wayfarers___names__internal;
    cpy_r_r42 = PyImport_GetModuleDict();
    cpy_r_r43 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r44 = CPyDict_GetItem(cpy_r_r42, cpy_r_r43);
    if (unlikely(cpy_r_r44 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 10, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r45 = CPyStatics[8]; /* '__file__' */
    cpy_r_r46 = CPyObject_GetAttr(cpy_r_r44, cpy_r_r45);
    CPy_DECREF(cpy_r_r44);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 10, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r47 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r48 = CPyStatics[3661]; /* 'serai.games.wayfarers.names' */
    cpy_r_r49 = CPyImport_ImportNative(cpy_r_r48, cpy_r_r39, cpy_r_r40, cpy_r_r41, cpy_r_r31, cpy_r_r32, cpy_r_r33, cpy_r_r46, cpy_r_r47, 0);
    CPy_DECREF(cpy_r_r46);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 10, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r38 = cpy_r_r49;
CPyL16: ;
    cpy_r_r50 = CPyStatics[5588]; /* ('ASSETS', 'CARAVAN_ROWS', 'CELLS', 'COLUMNS', 'CORNERS', 'COUNTS', 'GUILDS', 'INSPIRATION', 'LAND', 'ONE_ASSET', 'ROWS', 'SECTIONS', 'SIDES', 'SPACE', 'TAGS', 'TILE_TYPES', 'TOWNSFOLK', 'TRIGGERS', 'WATER', 'WORKERS') */
    cpy_r_r51 = CPyStatic_wayfarers___book___globals;
    cpy_r_r52 = CPyImport_GetNativeAttrs(cpy_r_r38, cpy_r_r50, cpy_r_r50, cpy_r_r51);
    CPy_DECREF(cpy_r_r38);
    if (unlikely(cpy_r_r52 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 10, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL88;
CPyL17: ;
    cpy_r_r53 = (void *)&CPyModule_serai___games___wayfarers___options;
    cpy_r_r54 = (void *)&CPyImportState_serai___games___wayfarers___options;
    cpy_r_r55 = CPyModuleLockAPI_serai;
    cpy_r_r56 = CPyImport_IsInitialized(cpy_r_r54);
    if (!cpy_r_r56) goto CPyL20;
    cpy_r_r57 = PyImport_GetModuleDict();
    cpy_r_r58 = CPyStatics[3913]; /* 'serai.games.wayfarers.options' */
    cpy_r_r59 = CPyDict_GetItem(cpy_r_r57, cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 32, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r60 = cpy_r_r59;
    goto CPyL24;
CPyL20: ;
    cpy_r_r61 = CPyInitOnly_serai___games___wayfarers___options;
    cpy_r_r62 = CPyExec_serai___games___wayfarers___options;
    cpy_r_r63 = (PyObject **)&CPyModule_serai___games___wayfarers___options__internal;
    cpy_r_r64 = PyImport_GetModuleDict();
    cpy_r_r65 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r66 = CPyDict_GetItem(cpy_r_r64, cpy_r_r65);
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 32, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r67 = CPyStatics[8]; /* '__file__' */
    cpy_r_r68 = CPyObject_GetAttr(cpy_r_r66, cpy_r_r67);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r68 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 32, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r69 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r70 = CPyStatics[3913]; /* 'serai.games.wayfarers.options' */
    cpy_r_r71 = CPyImport_ImportNative(cpy_r_r70, cpy_r_r61, cpy_r_r62, cpy_r_r63, cpy_r_r53, cpy_r_r54, cpy_r_r55, cpy_r_r68, cpy_r_r69, 0);
    CPy_DECREF(cpy_r_r68);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 32, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r60 = cpy_r_r71;
CPyL24: ;
    cpy_r_r72 = CPyStatics[5101]; /* ('Options',) */
    cpy_r_r73 = CPyStatic_wayfarers___book___globals;
    cpy_r_r74 = CPyImport_GetNativeAttrs(cpy_r_r60, cpy_r_r72, cpy_r_r72, cpy_r_r73);
    CPy_DECREF(cpy_r_r60);
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 32, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL89;
CPyL25: ;
    cpy_r_r75 = (void *)&CPyModule_serai___games___wayfarers___printed;
    cpy_r_r76 = (void *)&CPyImportState_serai___games___wayfarers___printed;
    cpy_r_r77 = CPyModuleLockAPI_serai;
    cpy_r_r78 = CPyImport_IsInitialized(cpy_r_r76);
    if (!cpy_r_r78) goto CPyL28;
    cpy_r_r79 = PyImport_GetModuleDict();
    cpy_r_r80 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r81 = CPyDict_GetItem(cpy_r_r79, cpy_r_r80);
    if (unlikely(cpy_r_r81 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 33, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r82 = cpy_r_r81;
    goto CPyL32;
CPyL28: ;
    cpy_r_r83 = CPyInitOnly_serai___games___wayfarers___printed;
    cpy_r_r84 = CPyExec_serai___games___wayfarers___printed;
    cpy_r_r85 = (PyObject **)&CPyModule_serai___games___wayfarers___printed__internal;
    cpy_r_r86 = PyImport_GetModuleDict();
    cpy_r_r87 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r88 = CPyDict_GetItem(cpy_r_r86, cpy_r_r87);
    if (unlikely(cpy_r_r88 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 33, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r89 = CPyStatics[8]; /* '__file__' */
    cpy_r_r90 = CPyObject_GetAttr(cpy_r_r88, cpy_r_r89);
    CPy_DECREF(cpy_r_r88);
    if (unlikely(cpy_r_r90 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 33, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r91 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r92 = CPyStatics[3796]; /* 'serai.games.wayfarers.printed' */
    cpy_r_r93 = CPyImport_ImportNative(cpy_r_r92, cpy_r_r83, cpy_r_r84, cpy_r_r85, cpy_r_r75, cpy_r_r76, cpy_r_r77, cpy_r_r90, cpy_r_r91, 0);
    CPy_DECREF(cpy_r_r90);
    if (unlikely(cpy_r_r93 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 33, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r82 = cpy_r_r93;
CPyL32: ;
    cpy_r_r94 = CPyStatics[5589]; /* ('LINKS', 'SHAPES', 'AiBoard', 'Card', 'Link', 'Scheme', 'Space', 'Tile') */
    cpy_r_r95 = CPyStatic_wayfarers___book___globals;
    cpy_r_r96 = CPyImport_GetNativeAttrs(cpy_r_r82, cpy_r_r94, cpy_r_r94, cpy_r_r95);
    CPy_DECREF(cpy_r_r82);
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 33, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL90;
CPyL33: ;
    cpy_r_r97 = (void *)&CPyModule_serai___kernel___content;
    cpy_r_r98 = (void *)&CPyImportState_serai___kernel___content;
    cpy_r_r99 = CPyModuleLockAPI_serai;
    cpy_r_r100 = CPyImport_IsInitialized(cpy_r_r98);
    if (!cpy_r_r100) goto CPyL36;
    cpy_r_r101 = PyImport_GetModuleDict();
    cpy_r_r102 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r103 = CPyDict_GetItem(cpy_r_r101, cpy_r_r102);
    if (unlikely(cpy_r_r103 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 34, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r104 = cpy_r_r103;
    goto CPyL40;
CPyL36: ;
    cpy_r_r105 = CPyInitOnly_serai___kernel___content;
    cpy_r_r106 = CPyExec_serai___kernel___content;
    cpy_r_r107 = (PyObject **)&CPyModule_serai___kernel___content__internal;
    cpy_r_r108 = PyImport_GetModuleDict();
    cpy_r_r109 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r110 = CPyDict_GetItem(cpy_r_r108, cpy_r_r109);
    if (unlikely(cpy_r_r110 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 34, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r111 = CPyStatics[8]; /* '__file__' */
    cpy_r_r112 = CPyObject_GetAttr(cpy_r_r110, cpy_r_r111);
    CPy_DECREF(cpy_r_r110);
    if (unlikely(cpy_r_r112 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 34, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r113 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r114 = CPyStatics[679]; /* 'serai.kernel.content' */
    cpy_r_r115 = CPyImport_ImportNative(cpy_r_r114, cpy_r_r105, cpy_r_r106, cpy_r_r107, cpy_r_r97, cpy_r_r98, cpy_r_r99, cpy_r_r112, cpy_r_r113, 0);
    CPy_DECREF(cpy_r_r112);
    if (unlikely(cpy_r_r115 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 34, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r104 = cpy_r_r115;
CPyL40: ;
    cpy_r_r116 = CPyStatics[5374]; /* ('Content', 'ContentError', 'Row') */
    cpy_r_r117 = CPyStatic_wayfarers___book___globals;
    cpy_r_r118 = CPyImport_GetNativeAttrs(cpy_r_r104, cpy_r_r116, cpy_r_r116, cpy_r_r117);
    CPy_DECREF(cpy_r_r104);
    if (unlikely(cpy_r_r118 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 34, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL91;
CPyL41: ;
    cpy_r_r119 = (void *)&CPyModule_serai___kernel___decision;
    cpy_r_r120 = (void *)&CPyImportState_serai___kernel___decision;
    cpy_r_r121 = CPyModuleLockAPI_serai;
    cpy_r_r122 = CPyImport_IsInitialized(cpy_r_r120);
    if (!cpy_r_r122) goto CPyL44;
    cpy_r_r123 = PyImport_GetModuleDict();
    cpy_r_r124 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r125 = CPyDict_GetItem(cpy_r_r123, cpy_r_r124);
    if (unlikely(cpy_r_r125 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 35, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r126 = cpy_r_r125;
    goto CPyL48;
CPyL44: ;
    cpy_r_r127 = CPyInitOnly_serai___kernel___decision;
    cpy_r_r128 = CPyExec_serai___kernel___decision;
    cpy_r_r129 = (PyObject **)&CPyModule_serai___kernel___decision__internal;
    cpy_r_r130 = PyImport_GetModuleDict();
    cpy_r_r131 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r132 = CPyDict_GetItem(cpy_r_r130, cpy_r_r131);
    if (unlikely(cpy_r_r132 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 35, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r133 = CPyStatics[8]; /* '__file__' */
    cpy_r_r134 = CPyObject_GetAttr(cpy_r_r132, cpy_r_r133);
    CPy_DECREF(cpy_r_r132);
    if (unlikely(cpy_r_r134 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 35, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r135 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r136 = CPyStatics[53]; /* 'serai.kernel.decision' */
    cpy_r_r137 = CPyImport_ImportNative(cpy_r_r136, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r134, cpy_r_r135, 0);
    CPy_DECREF(cpy_r_r134);
    if (unlikely(cpy_r_r137 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 35, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r126 = cpy_r_r137;
CPyL48: ;
    cpy_r_r138 = CPyStatics[5375]; /* ('Vocabulary',) */
    cpy_r_r139 = CPyStatic_wayfarers___book___globals;
    cpy_r_r140 = CPyImport_GetNativeAttrs(cpy_r_r126, cpy_r_r138, cpy_r_r138, cpy_r_r139);
    CPy_DECREF(cpy_r_r126);
    if (unlikely(cpy_r_r140 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 35, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL92;
CPyL49: ;
    cpy_r_r141 = (void *)&CPyModule_serai___kernel___effects;
    cpy_r_r142 = (void *)&CPyImportState_serai___kernel___effects;
    cpy_r_r143 = CPyModuleLockAPI_serai;
    cpy_r_r144 = CPyImport_IsInitialized(cpy_r_r142);
    if (!cpy_r_r144) goto CPyL52;
    cpy_r_r145 = PyImport_GetModuleDict();
    cpy_r_r146 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r147 = CPyDict_GetItem(cpy_r_r145, cpy_r_r146);
    if (unlikely(cpy_r_r147 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 36, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r148 = cpy_r_r147;
    goto CPyL56;
CPyL52: ;
    cpy_r_r149 = CPyInitOnly_serai___kernel___effects;
    cpy_r_r150 = CPyExec_serai___kernel___effects;
    cpy_r_r151 = (PyObject **)&CPyModule_serai___kernel___effects__internal;
    cpy_r_r152 = PyImport_GetModuleDict();
    cpy_r_r153 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r154 = CPyDict_GetItem(cpy_r_r152, cpy_r_r153);
    if (unlikely(cpy_r_r154 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 36, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r155 = CPyStatics[8]; /* '__file__' */
    cpy_r_r156 = CPyObject_GetAttr(cpy_r_r154, cpy_r_r155);
    CPy_DECREF(cpy_r_r154);
    if (unlikely(cpy_r_r156 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 36, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r157 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r158 = CPyStatics[521]; /* 'serai.kernel.effects' */
    cpy_r_r159 = CPyImport_ImportNative(cpy_r_r158, cpy_r_r149, cpy_r_r150, cpy_r_r151, cpy_r_r141, cpy_r_r142, cpy_r_r143, cpy_r_r156, cpy_r_r157, 0);
    CPy_DECREF(cpy_r_r156);
    if (unlikely(cpy_r_r159 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 36, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r148 = cpy_r_r159;
CPyL56: ;
    cpy_r_r160 = CPyStatics[5590]; /* ('NOTHING', 'Effect', 'Verbs', 'calls') */
    cpy_r_r161 = CPyStatic_wayfarers___book___globals;
    cpy_r_r162 = CPyImport_GetNativeAttrs(cpy_r_r148, cpy_r_r160, cpy_r_r160, cpy_r_r161);
    CPy_DECREF(cpy_r_r148);
    if (unlikely(cpy_r_r162 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 36, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL93;
CPyL57: ;
    cpy_r_r163 = (void *)&CPyModule_serai___kernel___perform;
    cpy_r_r164 = (void *)&CPyImportState_serai___kernel___perform;
    cpy_r_r165 = CPyModuleLockAPI_serai;
    cpy_r_r166 = CPyImport_IsInitialized(cpy_r_r164);
    if (!cpy_r_r166) goto CPyL60;
    cpy_r_r167 = PyImport_GetModuleDict();
    cpy_r_r168 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r169 = CPyDict_GetItem(cpy_r_r167, cpy_r_r168);
    if (unlikely(cpy_r_r169 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 37, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r170 = cpy_r_r169;
    goto CPyL64;
CPyL60: ;
    cpy_r_r171 = CPyInitOnly_serai___kernel___perform;
    cpy_r_r172 = CPyExec_serai___kernel___perform;
    cpy_r_r173 = (PyObject **)&CPyModule_serai___kernel___perform__internal;
    cpy_r_r174 = PyImport_GetModuleDict();
    cpy_r_r175 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r176 = CPyDict_GetItem(cpy_r_r174, cpy_r_r175);
    if (unlikely(cpy_r_r176 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 37, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r177 = CPyStatics[8]; /* '__file__' */
    cpy_r_r178 = CPyObject_GetAttr(cpy_r_r176, cpy_r_r177);
    CPy_DECREF(cpy_r_r176);
    if (unlikely(cpy_r_r178 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 37, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r179 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r180 = CPyStatics[565]; /* 'serai.kernel.perform' */
    cpy_r_r181 = CPyImport_ImportNative(cpy_r_r180, cpy_r_r171, cpy_r_r172, cpy_r_r173, cpy_r_r163, cpy_r_r164, cpy_r_r165, cpy_r_r178, cpy_r_r179, 0);
    CPy_DECREF(cpy_r_r178);
    if (unlikely(cpy_r_r181 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 37, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r170 = cpy_r_r181;
CPyL64: ;
    cpy_r_r182 = CPyStatics[5378]; /* ('Performer',) */
    cpy_r_r183 = CPyStatic_wayfarers___book___globals;
    cpy_r_r184 = CPyImport_GetNativeAttrs(cpy_r_r170, cpy_r_r182, cpy_r_r182, cpy_r_r183);
    CPy_DECREF(cpy_r_r170);
    if (unlikely(cpy_r_r184 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 37, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL94;
CPyL65: ;
    cpy_r_r185 = (void *)&CPyModule_serai___kernel___work;
    cpy_r_r186 = (void *)&CPyImportState_serai___kernel___work;
    cpy_r_r187 = CPyModuleLockAPI_serai;
    cpy_r_r188 = CPyImport_IsInitialized(cpy_r_r186);
    if (!cpy_r_r188) goto CPyL68;
    cpy_r_r189 = PyImport_GetModuleDict();
    cpy_r_r190 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r191 = CPyDict_GetItem(cpy_r_r189, cpy_r_r190);
    if (unlikely(cpy_r_r191 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 38, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r192 = cpy_r_r191;
    goto CPyL72;
CPyL68: ;
    cpy_r_r193 = CPyInitOnly_serai___kernel___work;
    cpy_r_r194 = CPyExec_serai___kernel___work;
    cpy_r_r195 = (PyObject **)&CPyModule_serai___kernel___work__internal;
    cpy_r_r196 = PyImport_GetModuleDict();
    cpy_r_r197 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r198 = CPyDict_GetItem(cpy_r_r196, cpy_r_r197);
    if (unlikely(cpy_r_r198 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 38, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r199 = CPyStatics[8]; /* '__file__' */
    cpy_r_r200 = CPyObject_GetAttr(cpy_r_r198, cpy_r_r199);
    CPy_DECREF(cpy_r_r198);
    if (unlikely(cpy_r_r200 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 38, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r201 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r202 = CPyStatics[523]; /* 'serai.kernel.work' */
    cpy_r_r203 = CPyImport_ImportNative(cpy_r_r202, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r185, cpy_r_r186, cpy_r_r187, cpy_r_r200, cpy_r_r201, 0);
    CPy_DECREF(cpy_r_r200);
    if (unlikely(cpy_r_r203 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 38, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r192 = cpy_r_r203;
CPyL72: ;
    cpy_r_r204 = CPyStatics[5591]; /* ('STANDING',) */
    cpy_r_r205 = CPyStatic_wayfarers___book___globals;
    cpy_r_r206 = CPyImport_GetNativeAttrs(cpy_r_r192, cpy_r_r204, cpy_r_r204, cpy_r_r205);
    CPy_DECREF(cpy_r_r192);
    if (unlikely(cpy_r_r206 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 38, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    } else
        goto CPyL95;
CPyL73: ;
    cpy_r_r207 = CPyStatics[543]; /* 'die' */
    cpy_r_r208 = CPyStatics[3822]; /* 'vista' */
    cpy_r_r209 = CPyStatics[2199]; /* 'rest' */
    CPy_INCREF(cpy_r_r207);
    CPy_INCREF(cpy_r_r208);
    CPy_INCREF(cpy_r_r209);
    cpy_r_r210.f0 = cpy_r_r207;
    cpy_r_r210.f1 = cpy_r_r208;
    cpy_r_r210.f2 = cpy_r_r209;
    cpy_r_r211 = CPyStatic_wayfarers___book___globals;
    cpy_r_r212 = CPyStatics[674]; /* 'TIMINGS' */
    cpy_r_r213 = PyTuple_New(3);
    if (unlikely(cpy_r_r213 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7012 = cpy_r_r210.f0;
    PyTuple_SET_ITEM(cpy_r_r213, 0, __tmp7012);
    PyObject *__tmp7013 = cpy_r_r210.f1;
    PyTuple_SET_ITEM(cpy_r_r213, 1, __tmp7013);
    PyObject *__tmp7014 = cpy_r_r210.f2;
    PyTuple_SET_ITEM(cpy_r_r213, 2, __tmp7014);
    cpy_r_r214 = CPyDict_SetItem(cpy_r_r211, cpy_r_r212, cpy_r_r213);
    CPy_DECREF(cpy_r_r213);
    cpy_r_r215 = cpy_r_r214 >= 0;
    if (unlikely(!cpy_r_r215)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 43, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r216 = CPyStatics[3631]; /* 'serai.games.wayfarers' */
    cpy_r_r217 = CPyStatic_wayfarers___book___globals;
    cpy_r_r218 = CPyStatics[108]; /* 'files' */
    cpy_r_r219 = CPyDict_GetItem(cpy_r_r217, cpy_r_r218);
    if (unlikely(cpy_r_r219 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 44, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    PyObject *cpy_r_r220[1] = {cpy_r_r216};
    cpy_r_r221 = (PyObject **)&cpy_r_r220;
    cpy_r_r222 = PyObject_Vectorcall(cpy_r_r219, cpy_r_r221, 1, 0);
    CPy_DECREF(cpy_r_r219);
    if (unlikely(cpy_r_r222 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 44, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r223 = CPyStatics[694]; /* 'content' */
    cpy_r_r224 = PyNumber_TrueDivide(cpy_r_r222, cpy_r_r223);
    CPy_DECREF(cpy_r_r222);
    if (unlikely(cpy_r_r224 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 44, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r225 = CPyStatic_wayfarers___book___globals;
    cpy_r_r226 = CPyStatics[568]; /* '_FOLDER' */
    cpy_r_r227 = CPyDict_SetItem(cpy_r_r225, cpy_r_r226, cpy_r_r224);
    CPy_DECREF(cpy_r_r224);
    cpy_r_r228 = cpy_r_r227 >= 0;
    if (unlikely(!cpy_r_r228)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 44, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r229 = NULL;
    cpy_r_r230 = CPyStatics[3637]; /* 'serai.games.wayfarers.book' */
    cpy_r_r231 = (PyObject *)CPyType_wayfarers___book___Book_template;
    cpy_r_r232 = CPyType_FromTemplate(cpy_r_r231, cpy_r_r229, cpy_r_r230);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 47, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    cpy_r_r233 = CPyDef_wayfarers___book___Book_trait_vtable_setup();
    if (unlikely(cpy_r_r233 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 47, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    cpy_r_r234 = CPyDef_wayfarers___book___Book_coroutine_setup(cpy_r_r232);
    if (unlikely(cpy_r_r234 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 47, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    cpy_r_r235 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r236 = CPyStatics[698]; /* 'verbs' */
    cpy_r_r237 = CPyStatics[570]; /* 'constants' */
    cpy_r_r238 = CPyStatics[3817]; /* 'fee' */
    cpy_r_r239 = CPyStatics[993]; /* 'cards' */
    cpy_r_r240 = CPyStatics[3120]; /* 'rows' */
    cpy_r_r241 = CPyStatics[327]; /* 'content_digest' */
    cpy_r_r242 = CPyStatics[205]; /* 'options' */
    cpy_r_r243 = CPyStatics[2667]; /* 'performer' */
    cpy_r_r244 = CPyStatics[1731]; /* 'needs' */
    cpy_r_r245 = CPyStatics[3921]; /* 'slot_always' */
    cpy_r_r246 = CPyStatics[3816]; /* 'worker_places' */
    cpy_r_r247 = CPyStatics[3922]; /* 'common_cards' */
    cpy_r_r248 = CPyStatics[3923]; /* 'centre_slots' */
    cpy_r_r249 = CPyStatics[3924]; /* 'centre_tags' */
    cpy_r_r250 = CPyStatics[3925]; /* '_numbers' */
    cpy_r_r251 = CPyStatics[3841]; /* 'home_city' */
    cpy_r_r252 = CPyStatics[3842]; /* 'home_harbour' */
    cpy_r_r253 = CPyStatics[3843]; /* 'home_stars' */
    cpy_r_r254 = CPyStatics[3844]; /* 'home_townsfolk' */
    cpy_r_r255 = CPyStatics[708]; /* 'slots' */
    cpy_r_r256 = CPyStatics[707]; /* 'slot_ids' */
    cpy_r_r257 = CPyStatics[3926]; /* 'slot_workers' */
    cpy_r_r258 = CPyStatics[3927]; /* 'slot_action' */
    cpy_r_r259 = CPyStatics[3928]; /* 'slot_silver' */
    cpy_r_r260 = CPyStatics[2562]; /* 'track' */
    cpy_r_r261 = CPyStatics[3929]; /* 'marks' */
    cpy_r_r262 = CPyStatics[3930]; /* 'last_column' */
    cpy_r_r263 = CPyStatics[3931]; /* 'tile_spaces' */
    cpy_r_r264 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r265 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r266 = CPyStatics[3932]; /* 'tile_numbers' */
    cpy_r_r267 = CPyStatics[1693]; /* 'piles' */
    cpy_r_r268 = CPyStatics[3933]; /* 'type_silver' */
    cpy_r_r269 = CPyStatics[3934]; /* 'type_influence' */
    cpy_r_r270 = CPyStatics[3935]; /* 'fits' */
    cpy_r_r271 = CPyStatics[3611]; /* 'shape' */
    cpy_r_r272 = CPyStatics[3936]; /* 'boards' */
    cpy_r_r273 = CPyStatics[3937]; /* 'cell_bonus' */
    cpy_r_r274 = CPyStatics[3938]; /* 'starts' */
    cpy_r_r275 = CPyStatics[3880]; /* 'tile_copies' */
    cpy_r_r276 = CPyStatics[3881]; /* 'common_sets' */
    cpy_r_r277 = CPyStatics[2464]; /* 'majority' */
    cpy_r_r278 = CPyStatics[3939]; /* 'ability_cost' */
    cpy_r_r279 = CPyStatics[3882]; /* 'ai_boards' */
    cpy_r_r280 = CPyStatics[3940]; /* 'ai_backs' */
    cpy_r_r281 = CPyStatics[3941]; /* 'resource_track' */
    cpy_r_r282 = CPyStatics[3942]; /* 'slot_order' */
    cpy_r_r283 = CPyStatics[3943]; /* 'pile_orders' */
    cpy_r_r284 = CPyStatics[2697]; /* 'ai_vp' */
    cpy_r_r285 = CPyStatics[2637]; /* 'instead' */
    cpy_r_r286 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r287 = PyTuple_Pack(51, cpy_r_r236, cpy_r_r237, cpy_r_r238, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r249, cpy_r_r250, cpy_r_r251, cpy_r_r252, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r257, cpy_r_r258, cpy_r_r259, cpy_r_r260, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r264, cpy_r_r265, cpy_r_r266, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r270, cpy_r_r271, cpy_r_r272, cpy_r_r273, cpy_r_r274, cpy_r_r275, cpy_r_r276, cpy_r_r277, cpy_r_r278, cpy_r_r279, cpy_r_r280, cpy_r_r281, cpy_r_r282, cpy_r_r283, cpy_r_r284, cpy_r_r285, cpy_r_r286);
    if (unlikely(cpy_r_r287 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 47, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    cpy_r_r288 = PyObject_SetAttr(cpy_r_r232, cpy_r_r235, cpy_r_r287);
    CPy_DECREF(cpy_r_r287);
    cpy_r_r289 = cpy_r_r288 >= 0;
    if (unlikely(!cpy_r_r289)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 47, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    CPyType_wayfarers___book___Book = (PyTypeObject *)cpy_r_r232;
    CPy_INCREF(CPyType_wayfarers___book___Book);
    cpy_r_r290 = CPyStatic_wayfarers___book___globals;
    cpy_r_r291 = CPyStatics[287]; /* 'Book' */
    cpy_r_r292 = PyDict_SetItem(cpy_r_r290, cpy_r_r291, cpy_r_r232);
    cpy_r_r293 = cpy_r_r292 >= 0;
    if (unlikely(!cpy_r_r293)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 47, CPyStatic_wayfarers___book___globals);
        goto CPyL96;
    }
    cpy_r_r294 = CPy_InitSubclass(cpy_r_r232);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(!cpy_r_r294)) {
        CPy_AddTraceback("src/serai/games/wayfarers/book.py", "<module>", 47, CPyStatic_wayfarers___book___globals);
        goto CPyL87;
    }
    return 1;
CPyL87: ;
    cpy_r_r295 = 2;
    return cpy_r_r295;
CPyL88: ;
    CPy_DECREF(cpy_r_r52);
    goto CPyL17;
CPyL89: ;
    CPy_DECREF(cpy_r_r74);
    goto CPyL25;
CPyL90: ;
    CPy_DECREF(cpy_r_r96);
    goto CPyL33;
CPyL91: ;
    CPy_DECREF(cpy_r_r118);
    goto CPyL41;
CPyL92: ;
    CPy_DECREF(cpy_r_r140);
    goto CPyL49;
CPyL93: ;
    CPy_DECREF(cpy_r_r162);
    goto CPyL57;
CPyL94: ;
    CPy_DECREF(cpy_r_r184);
    goto CPyL65;
CPyL95: ;
    CPy_DECREF(cpy_r_r206);
    goto CPyL73;
CPyL96: ;
    CPy_DecRef(cpy_r_r232);
    goto CPyL87;
}

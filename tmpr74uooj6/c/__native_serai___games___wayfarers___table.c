#include "__native_serai.h"
#include "__native_internal_serai.h"

static int
wayfarers___table___Player_traverse(serai___games___wayfarers___table___PlayerObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_board)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_board));
    }
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
    if (CPyTagged_CheckLong(self->_marker)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_marker));
    }
    Py_VISIT(self->_land);
    Py_VISIT(self->_land_folk);
    Py_VISIT(self->_water);
    Py_VISIT(self->_water_folk);
    Py_VISIT(self->_space);
    Py_VISIT(self->_space_inspiration);
    if (CPyTagged_CheckLong(self->_ready_land)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_ready_land));
    }
    if (CPyTagged_CheckLong(self->_ready_water)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_ready_water));
    }
    Py_VISIT(self->_slots);
    Py_VISIT(self->_slot_places);
    Py_VISIT(self->_slot_dice);
    if (CPyTagged_CheckLong(self->_ready_slots)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_ready_slots));
    }
    Py_VISIT(self->_tiles);
    if (CPyTagged_CheckLong(self->_cells)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_cells));
    }
    Py_VISIT(self->_room);
    Py_VISIT(self->_assets);
    Py_VISIT(self->_plus);
    Py_VISIT(self->_minus);
    Py_VISIT(self->_silver_discount);
    Py_VISIT(self->_provision_discount);
    Py_VISIT(self->_counts);
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___table___Player_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table___PlayerObject *self = (serai___games___wayfarers___table___PlayerObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_board)) {
        CPyTagged __tmp = self->_board;
        self->_board = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
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
    if (CPyTagged_CheckLong(self->_marker)) {
        CPyTagged __tmp = self->_marker;
        self->_marker = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_land);
    Py_CLEAR(self->_land_folk);
    Py_CLEAR(self->_water);
    Py_CLEAR(self->_water_folk);
    Py_CLEAR(self->_space);
    Py_CLEAR(self->_space_inspiration);
    if (CPyTagged_CheckLong(self->_ready_land)) {
        CPyTagged __tmp = self->_ready_land;
        self->_ready_land = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_ready_water)) {
        CPyTagged __tmp = self->_ready_water;
        self->_ready_water = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_slot_places);
    Py_CLEAR(self->_slot_dice);
    if (CPyTagged_CheckLong(self->_ready_slots)) {
        CPyTagged __tmp = self->_ready_slots;
        self->_ready_slots = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_tiles);
    if (CPyTagged_CheckLong(self->_cells)) {
        CPyTagged __tmp = self->_cells;
        self->_cells = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_assets);
    Py_CLEAR(self->_plus);
    Py_CLEAR(self->_minus);
    Py_CLEAR(self->_silver_discount);
    Py_CLEAR(self->_provision_discount);
    Py_CLEAR(self->_counts);
    return 0;
}

static int32_t CPyDef_wayfarers___table___Player_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table___PlayerObject *self = (serai___games___wayfarers___table___PlayerObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_board)) {
        CPyTagged __tmp = self->_board;
        self->_board = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
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
    if (CPyTagged_CheckLong(self->_marker)) {
        CPyTagged __tmp = self->_marker;
        self->_marker = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_land);
    Py_CLEAR(self->_land_folk);
    Py_CLEAR(self->_water);
    Py_CLEAR(self->_water_folk);
    Py_CLEAR(self->_space);
    Py_CLEAR(self->_space_inspiration);
    if (CPyTagged_CheckLong(self->_ready_land)) {
        CPyTagged __tmp = self->_ready_land;
        self->_ready_land = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_ready_water)) {
        CPyTagged __tmp = self->_ready_water;
        self->_ready_water = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_slots);
    Py_CLEAR(self->_slot_places);
    Py_CLEAR(self->_slot_dice);
    if (CPyTagged_CheckLong(self->_ready_slots)) {
        CPyTagged __tmp = self->_ready_slots;
        self->_ready_slots = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_tiles);
    if (CPyTagged_CheckLong(self->_cells)) {
        CPyTagged __tmp = self->_cells;
        self->_cells = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_room);
    Py_CLEAR(self->_assets);
    Py_CLEAR(self->_plus);
    Py_CLEAR(self->_minus);
    Py_CLEAR(self->_silver_discount);
    Py_CLEAR(self->_provision_discount);
    Py_CLEAR(self->_counts);
    return 0;
}

static void
wayfarers___table___Player_dealloc(serai___games___wayfarers___table___PlayerObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___table___Player_dealloc)
    CPyDef_wayfarers___table___Player_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___table_____mypyc__Player_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___table___Player(void);

static PyObject *
wayfarers___table___Player_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___table___Player) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___table_____mypyc__Player_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___table___Player_vtable[5];
static bool
CPyDef_wayfarers___table___Player_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___table___Player_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_wayfarers___table___Player___copy,
        (CPyVTableItem)CPyDef_wayfarers___table___Player___folk_at,
    };
    memcpy(wayfarers___table___Player_vtable, wayfarers___table___Player_vtable_scratch, sizeof(wayfarers___table___Player_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___table___Player_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___table___Player_get_board(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_board(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_silver(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_silver(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_provision(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_provision(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_influence(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_influence(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_guilds(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_guilds(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_workers(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_workers(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_dice(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_dice(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_reserve(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_reserve(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_marker(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_marker(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_land(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_land(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_land_folk(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_land_folk(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_water(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_water(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_water_folk(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_water_folk(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_space(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_space(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_space_inspiration(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_space_inspiration(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_ready_land(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_ready_land(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_ready_water(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_ready_water(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_slots(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_slots(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_slot_places(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_slot_places(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_slot_dice(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_slot_dice(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_ready_slots(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_ready_slots(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_tiles(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_tiles(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_cells(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_cells(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_room(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_room(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_assets(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_assets(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_plus(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_plus(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_minus(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_minus(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_silver_discount(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_silver_discount(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_provision_discount(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_provision_discount(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Player_get_counts(serai___games___wayfarers___table___PlayerObject *self, void *closure);
static int
wayfarers___table___Player_set_counts(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___table___Player_getseters[] = {
    {"board",
     (getter)wayfarers___table___Player_get_board, (setter)wayfarers___table___Player_set_board,
     NULL, NULL},
    {"silver",
     (getter)wayfarers___table___Player_get_silver, (setter)wayfarers___table___Player_set_silver,
     NULL, NULL},
    {"provision",
     (getter)wayfarers___table___Player_get_provision, (setter)wayfarers___table___Player_set_provision,
     NULL, NULL},
    {"influence",
     (getter)wayfarers___table___Player_get_influence, (setter)wayfarers___table___Player_set_influence,
     NULL, NULL},
    {"guilds",
     (getter)wayfarers___table___Player_get_guilds, (setter)wayfarers___table___Player_set_guilds,
     NULL, NULL},
    {"workers",
     (getter)wayfarers___table___Player_get_workers, (setter)wayfarers___table___Player_set_workers,
     NULL, NULL},
    {"dice",
     (getter)wayfarers___table___Player_get_dice, (setter)wayfarers___table___Player_set_dice,
     NULL, NULL},
    {"reserve",
     (getter)wayfarers___table___Player_get_reserve, (setter)wayfarers___table___Player_set_reserve,
     NULL, NULL},
    {"marker",
     (getter)wayfarers___table___Player_get_marker, (setter)wayfarers___table___Player_set_marker,
     NULL, NULL},
    {"land",
     (getter)wayfarers___table___Player_get_land, (setter)wayfarers___table___Player_set_land,
     NULL, NULL},
    {"land_folk",
     (getter)wayfarers___table___Player_get_land_folk, (setter)wayfarers___table___Player_set_land_folk,
     NULL, NULL},
    {"water",
     (getter)wayfarers___table___Player_get_water, (setter)wayfarers___table___Player_set_water,
     NULL, NULL},
    {"water_folk",
     (getter)wayfarers___table___Player_get_water_folk, (setter)wayfarers___table___Player_set_water_folk,
     NULL, NULL},
    {"space",
     (getter)wayfarers___table___Player_get_space, (setter)wayfarers___table___Player_set_space,
     NULL, NULL},
    {"space_inspiration",
     (getter)wayfarers___table___Player_get_space_inspiration, (setter)wayfarers___table___Player_set_space_inspiration,
     NULL, NULL},
    {"ready_land",
     (getter)wayfarers___table___Player_get_ready_land, (setter)wayfarers___table___Player_set_ready_land,
     NULL, NULL},
    {"ready_water",
     (getter)wayfarers___table___Player_get_ready_water, (setter)wayfarers___table___Player_set_ready_water,
     NULL, NULL},
    {"slots",
     (getter)wayfarers___table___Player_get_slots, (setter)wayfarers___table___Player_set_slots,
     NULL, NULL},
    {"slot_places",
     (getter)wayfarers___table___Player_get_slot_places, (setter)wayfarers___table___Player_set_slot_places,
     NULL, NULL},
    {"slot_dice",
     (getter)wayfarers___table___Player_get_slot_dice, (setter)wayfarers___table___Player_set_slot_dice,
     NULL, NULL},
    {"ready_slots",
     (getter)wayfarers___table___Player_get_ready_slots, (setter)wayfarers___table___Player_set_ready_slots,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___table___Player_get_tiles, (setter)wayfarers___table___Player_set_tiles,
     NULL, NULL},
    {"cells",
     (getter)wayfarers___table___Player_get_cells, (setter)wayfarers___table___Player_set_cells,
     NULL, NULL},
    {"room",
     (getter)wayfarers___table___Player_get_room, (setter)wayfarers___table___Player_set_room,
     NULL, NULL},
    {"assets",
     (getter)wayfarers___table___Player_get_assets, (setter)wayfarers___table___Player_set_assets,
     NULL, NULL},
    {"plus",
     (getter)wayfarers___table___Player_get_plus, (setter)wayfarers___table___Player_set_plus,
     NULL, NULL},
    {"minus",
     (getter)wayfarers___table___Player_get_minus, (setter)wayfarers___table___Player_set_minus,
     NULL, NULL},
    {"silver_discount",
     (getter)wayfarers___table___Player_get_silver_discount, (setter)wayfarers___table___Player_set_silver_discount,
     NULL, NULL},
    {"provision_discount",
     (getter)wayfarers___table___Player_get_provision_discount, (setter)wayfarers___table___Player_set_provision_discount,
     NULL, NULL},
    {"counts",
     (getter)wayfarers___table___Player_get_counts, (setter)wayfarers___table___Player_set_counts,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___table___Player_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___table_____mypyc__Player_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_wayfarers___table___Player___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"folk_at",
     (PyCFunction)CPyPy_wayfarers___table___Player___folk_at,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("folk_at($self, place)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___table___Player_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Player",
    .tp_new = wayfarers___table___Player_new,
    .tp_dealloc = (destructor)wayfarers___table___Player_dealloc,
    .tp_traverse = (traverseproc)wayfarers___table___Player_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___table___Player_clear,
    .tp_getset = wayfarers___table___Player_getseters,
    .tp_methods = wayfarers___table___Player_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___table___PlayerObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Player()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___table___Player_template = &CPyType_wayfarers___table___Player_template_;

PyObject *CPyDef_wayfarers___table_____mypyc__Player_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___table___PlayerObject *self;
    self = (serai___games___wayfarers___table___PlayerObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___table___Player_vtable;
    self->_board = CPY_INT_TAG;
    self->_silver = CPY_INT_TAG;
    self->_provision = CPY_INT_TAG;
    self->_influence = CPY_INT_TAG;
    self->_reserve = CPY_INT_TAG;
    self->_marker = CPY_INT_TAG;
    self->_ready_land = CPY_INT_TAG;
    self->_ready_water = CPY_INT_TAG;
    self->_ready_slots = CPY_INT_TAG;
    self->_cells = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___table___Player(void)
{
    PyObject *self = CPyDef_wayfarers___table_____mypyc__Player_setup((PyObject *)CPyType_wayfarers___table___Player);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___table___Player_get_board(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_board == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'board' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_board);
    PyObject *retval = CPyTagged_StealAsObject(self->_board);
    return retval;
}

static int
wayfarers___table___Player_set_board(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'board' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_board != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_board);
    }
    self->_board = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_silver(serai___games___wayfarers___table___PlayerObject *self, void *closure)
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
wayfarers___table___Player_set_silver(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
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
wayfarers___table___Player_get_provision(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_provision == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'provision' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_provision);
    PyObject *retval = CPyTagged_StealAsObject(self->_provision);
    return retval;
}

static int
wayfarers___table___Player_set_provision(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'provision' cannot be deleted");
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
wayfarers___table___Player_get_influence(serai___games___wayfarers___table___PlayerObject *self, void *closure)
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
wayfarers___table___Player_set_influence(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
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
wayfarers___table___Player_get_guilds(serai___games___wayfarers___table___PlayerObject *self, void *closure)
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
wayfarers___table___Player_set_guilds(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
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
wayfarers___table___Player_get_workers(serai___games___wayfarers___table___PlayerObject *self, void *closure)
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
wayfarers___table___Player_set_workers(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
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
wayfarers___table___Player_get_dice(serai___games___wayfarers___table___PlayerObject *self, void *closure)
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
wayfarers___table___Player_set_dice(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
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
wayfarers___table___Player_get_reserve(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_reserve == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'reserve' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_reserve);
    PyObject *retval = CPyTagged_StealAsObject(self->_reserve);
    return retval;
}

static int
wayfarers___table___Player_set_reserve(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'reserve' cannot be deleted");
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
wayfarers___table___Player_get_marker(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_marker == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'marker' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_marker);
    PyObject *retval = CPyTagged_StealAsObject(self->_marker);
    return retval;
}

static int
wayfarers___table___Player_set_marker(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'marker' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_marker);
    }
    self->_marker = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_land(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_land == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'land' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_land);
    PyObject *retval = self->_land;
    return retval;
}

static int
wayfarers___table___Player_set_land(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'land' cannot be deleted");
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
    if (self->_land != NULL) {
        CPy_DECREF(self->_land);
    }
    self->_land = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_land_folk(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_land_folk == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'land_folk' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_land_folk);
    PyObject *retval = self->_land_folk;
    return retval;
}

static int
wayfarers___table___Player_set_land_folk(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'land_folk' cannot be deleted");
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
    if (self->_land_folk != NULL) {
        CPy_DECREF(self->_land_folk);
    }
    self->_land_folk = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_water(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_water == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'water' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_water);
    PyObject *retval = self->_water;
    return retval;
}

static int
wayfarers___table___Player_set_water(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'water' cannot be deleted");
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
    if (self->_water != NULL) {
        CPy_DECREF(self->_water);
    }
    self->_water = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_water_folk(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_water_folk == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'water_folk' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_water_folk);
    PyObject *retval = self->_water_folk;
    return retval;
}

static int
wayfarers___table___Player_set_water_folk(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'water_folk' cannot be deleted");
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
    if (self->_water_folk != NULL) {
        CPy_DECREF(self->_water_folk);
    }
    self->_water_folk = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_space(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_space == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space);
    PyObject *retval = self->_space;
    return retval;
}

static int
wayfarers___table___Player_set_space(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'space' cannot be deleted");
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
wayfarers___table___Player_get_space_inspiration(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_space_inspiration == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'space_inspiration' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_space_inspiration);
    PyObject *retval = self->_space_inspiration;
    return retval;
}

static int
wayfarers___table___Player_set_space_inspiration(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'space_inspiration' cannot be deleted");
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
    if (self->_space_inspiration != NULL) {
        CPy_DECREF(self->_space_inspiration);
    }
    self->_space_inspiration = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_ready_land(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_ready_land == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ready_land' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_ready_land);
    PyObject *retval = CPyTagged_StealAsObject(self->_ready_land);
    return retval;
}

static int
wayfarers___table___Player_set_ready_land(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'ready_land' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_ready_land != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_ready_land);
    }
    self->_ready_land = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_ready_water(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_ready_water == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ready_water' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_ready_water);
    PyObject *retval = CPyTagged_StealAsObject(self->_ready_water);
    return retval;
}

static int
wayfarers___table___Player_set_ready_water(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'ready_water' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_ready_water != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_ready_water);
    }
    self->_ready_water = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_slots(serai___games___wayfarers___table___PlayerObject *self, void *closure)
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
wayfarers___table___Player_set_slots(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
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
wayfarers___table___Player_get_slot_places(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_slot_places == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_places' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_places);
    PyObject *retval = self->_slot_places;
    return retval;
}

static int
wayfarers___table___Player_set_slot_places(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'slot_places' cannot be deleted");
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
    if (self->_slot_places != NULL) {
        CPy_DECREF(self->_slot_places);
    }
    self->_slot_places = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_slot_dice(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_slot_dice == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'slot_dice' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_slot_dice);
    PyObject *retval = self->_slot_dice;
    return retval;
}

static int
wayfarers___table___Player_set_slot_dice(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'slot_dice' cannot be deleted");
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
    if (self->_slot_dice != NULL) {
        CPy_DECREF(self->_slot_dice);
    }
    self->_slot_dice = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_ready_slots(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_ready_slots == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'ready_slots' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_ready_slots);
    PyObject *retval = CPyTagged_StealAsObject(self->_ready_slots);
    return retval;
}

static int
wayfarers___table___Player_set_ready_slots(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'ready_slots' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_ready_slots != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_ready_slots);
    }
    self->_ready_slots = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_tiles(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___table___Player_set_tiles(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'tiles' cannot be deleted");
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
wayfarers___table___Player_get_cells(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_cells == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cells' of 'Player' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_cells);
    PyObject *retval = CPyTagged_StealAsObject(self->_cells);
    return retval;
}

static int
wayfarers___table___Player_set_cells(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'cells' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_cells != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_cells);
    }
    self->_cells = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_room(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_room == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'room' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_room);
    PyObject *retval = self->_room;
    return retval;
}

static int
wayfarers___table___Player_set_room(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'room' cannot be deleted");
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
wayfarers___table___Player_get_assets(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_assets == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'assets' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_assets);
    PyObject *retval = self->_assets;
    return retval;
}

static int
wayfarers___table___Player_set_assets(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'assets' cannot be deleted");
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
    if (self->_assets != NULL) {
        CPy_DECREF(self->_assets);
    }
    self->_assets = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_plus(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_plus == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'plus' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_plus);
    PyObject *retval = self->_plus;
    return retval;
}

static int
wayfarers___table___Player_set_plus(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'plus' cannot be deleted");
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
    if (self->_plus != NULL) {
        CPy_DECREF(self->_plus);
    }
    self->_plus = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_minus(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_minus == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'minus' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_minus);
    PyObject *retval = self->_minus;
    return retval;
}

static int
wayfarers___table___Player_set_minus(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'minus' cannot be deleted");
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
    if (self->_minus != NULL) {
        CPy_DECREF(self->_minus);
    }
    self->_minus = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_silver_discount(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_silver_discount == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver_discount' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_silver_discount);
    PyObject *retval = self->_silver_discount;
    return retval;
}

static int
wayfarers___table___Player_set_silver_discount(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'silver_discount' cannot be deleted");
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
    if (self->_silver_discount != NULL) {
        CPy_DECREF(self->_silver_discount);
    }
    self->_silver_discount = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_provision_discount(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_provision_discount == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'provision_discount' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_provision_discount);
    PyObject *retval = self->_provision_discount;
    return retval;
}

static int
wayfarers___table___Player_set_provision_discount(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'provision_discount' cannot be deleted");
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
    if (self->_provision_discount != NULL) {
        CPy_DECREF(self->_provision_discount);
    }
    self->_provision_discount = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Player_get_counts(serai___games___wayfarers___table___PlayerObject *self, void *closure)
{
    if (unlikely(self->_counts == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'counts' of 'Player' undefined");
        return NULL;
    }
    CPy_INCREF(self->_counts);
    PyObject *retval = self->_counts;
    return retval;
}

static int
wayfarers___table___Player_set_counts(serai___games___wayfarers___table___PlayerObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Player' object attribute 'counts' cannot be deleted");
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
    if (self->_counts != NULL) {
        CPy_DECREF(self->_counts);
    }
    self->_counts = tmp;
    return 0;
}

static int
wayfarers___table___Automa_traverse(serai___games___wayfarers___table___AutomaObject *self, visitproc visit, void *arg)
{
    if (CPyTagged_CheckLong(self->_board)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_board));
    }
    Py_VISIT(self->_guilds);
    Py_VISIT(self->_workers);
    if (CPyTagged_CheckLong(self->_marker)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_marker));
    }
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
    Py_VISIT(self->_scheme_pile);
    Py_VISIT(self->_schemes);
    if (CPyTagged_CheckLong(self->_owed)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_owed));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___table___Automa_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table___AutomaObject *self = (serai___games___wayfarers___table___AutomaObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_board)) {
        CPyTagged __tmp = self->_board;
        self->_board = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_workers);
    if (CPyTagged_CheckLong(self->_marker)) {
        CPyTagged __tmp = self->_marker;
        self->_marker = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
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
    Py_CLEAR(self->_scheme_pile);
    Py_CLEAR(self->_schemes);
    if (CPyTagged_CheckLong(self->_owed)) {
        CPyTagged __tmp = self->_owed;
        self->_owed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___table___Automa_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table___AutomaObject *self = (serai___games___wayfarers___table___AutomaObject *)cpy_r_self;
    if (CPyTagged_CheckLong(self->_board)) {
        CPyTagged __tmp = self->_board;
        self->_board = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_guilds);
    Py_CLEAR(self->_workers);
    if (CPyTagged_CheckLong(self->_marker)) {
        CPyTagged __tmp = self->_marker;
        self->_marker = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
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
    Py_CLEAR(self->_scheme_pile);
    Py_CLEAR(self->_schemes);
    if (CPyTagged_CheckLong(self->_owed)) {
        CPyTagged __tmp = self->_owed;
        self->_owed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
wayfarers___table___Automa_dealloc(serai___games___wayfarers___table___AutomaObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___table___Automa_dealloc)
    CPyDef_wayfarers___table___Automa_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___table_____mypyc__Automa_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___table___Automa(void);

static PyObject *
wayfarers___table___Automa_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___table___Automa) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___table_____mypyc__Automa_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___table___Automa_vtable[5];
static bool
CPyDef_wayfarers___table___Automa_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___table___Automa_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_wayfarers___table___Automa___copy,
        (CPyVTableItem)CPyDef_wayfarers___table___Automa___advance,
    };
    memcpy(wayfarers___table___Automa_vtable, wayfarers___table___Automa_vtable_scratch, sizeof(wayfarers___table___Automa_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___table___Automa_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___table___Automa_get_board(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_board(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_guilds(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_guilds(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_workers(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_workers(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_marker(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_marker(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_resource(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_resource(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_comets(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_comets(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_cards(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_cards(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_tiles(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_tiles(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_path(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_path(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_scheme_pile(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_scheme_pile(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_schemes(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_schemes(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Automa_get_owed(serai___games___wayfarers___table___AutomaObject *self, void *closure);
static int
wayfarers___table___Automa_set_owed(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure);

static PyGetSetDef wayfarers___table___Automa_getseters[] = {
    {"board",
     (getter)wayfarers___table___Automa_get_board, (setter)wayfarers___table___Automa_set_board,
     NULL, NULL},
    {"guilds",
     (getter)wayfarers___table___Automa_get_guilds, (setter)wayfarers___table___Automa_set_guilds,
     NULL, NULL},
    {"workers",
     (getter)wayfarers___table___Automa_get_workers, (setter)wayfarers___table___Automa_set_workers,
     NULL, NULL},
    {"marker",
     (getter)wayfarers___table___Automa_get_marker, (setter)wayfarers___table___Automa_set_marker,
     NULL, NULL},
    {"resource",
     (getter)wayfarers___table___Automa_get_resource, (setter)wayfarers___table___Automa_set_resource,
     NULL, NULL},
    {"comets",
     (getter)wayfarers___table___Automa_get_comets, (setter)wayfarers___table___Automa_set_comets,
     NULL, NULL},
    {"cards",
     (getter)wayfarers___table___Automa_get_cards, (setter)wayfarers___table___Automa_set_cards,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___table___Automa_get_tiles, (setter)wayfarers___table___Automa_set_tiles,
     NULL, NULL},
    {"path",
     (getter)wayfarers___table___Automa_get_path, (setter)wayfarers___table___Automa_set_path,
     NULL, NULL},
    {"scheme_pile",
     (getter)wayfarers___table___Automa_get_scheme_pile, (setter)wayfarers___table___Automa_set_scheme_pile,
     NULL, NULL},
    {"schemes",
     (getter)wayfarers___table___Automa_get_schemes, (setter)wayfarers___table___Automa_set_schemes,
     NULL, NULL},
    {"owed",
     (getter)wayfarers___table___Automa_get_owed, (setter)wayfarers___table___Automa_set_owed,
     NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___table___Automa_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___table_____mypyc__Automa_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_wayfarers___table___Automa___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"advance",
     (PyCFunction)CPyPy_wayfarers___table___Automa___advance,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("advance($self, book)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___table___Automa_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Automa",
    .tp_new = wayfarers___table___Automa_new,
    .tp_dealloc = (destructor)wayfarers___table___Automa_dealloc,
    .tp_traverse = (traverseproc)wayfarers___table___Automa_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___table___Automa_clear,
    .tp_getset = wayfarers___table___Automa_getseters,
    .tp_methods = wayfarers___table___Automa_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___table___AutomaObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Automa()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___table___Automa_template = &CPyType_wayfarers___table___Automa_template_;

PyObject *CPyDef_wayfarers___table_____mypyc__Automa_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___table___AutomaObject *self;
    self = (serai___games___wayfarers___table___AutomaObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___table___Automa_vtable;
    self->_board = CPY_INT_TAG;
    self->_marker = CPY_INT_TAG;
    self->_resource = CPY_INT_TAG;
    self->_comets = CPY_INT_TAG;
    self->_path = CPY_INT_TAG;
    self->_owed = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___table___Automa(void)
{
    PyObject *self = CPyDef_wayfarers___table_____mypyc__Automa_setup((PyObject *)CPyType_wayfarers___table___Automa);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___table___Automa_get_board(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_board == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'board' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_board);
    PyObject *retval = CPyTagged_StealAsObject(self->_board);
    return retval;
}

static int
wayfarers___table___Automa_set_board(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'board' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_board != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_board);
    }
    self->_board = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Automa_get_guilds(serai___games___wayfarers___table___AutomaObject *self, void *closure)
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
wayfarers___table___Automa_set_guilds(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
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
wayfarers___table___Automa_get_workers(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'workers' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_workers);
    PyObject *retval = self->_workers;
    return retval;
}

static int
wayfarers___table___Automa_set_workers(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'workers' cannot be deleted");
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
wayfarers___table___Automa_get_marker(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_marker == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'marker' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_marker);
    PyObject *retval = CPyTagged_StealAsObject(self->_marker);
    return retval;
}

static int
wayfarers___table___Automa_set_marker(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'marker' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_marker);
    }
    self->_marker = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Automa_get_resource(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_resource == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'resource' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_resource);
    PyObject *retval = CPyTagged_StealAsObject(self->_resource);
    return retval;
}

static int
wayfarers___table___Automa_set_resource(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'resource' cannot be deleted");
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
wayfarers___table___Automa_get_comets(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_comets == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'comets' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_comets);
    PyObject *retval = CPyTagged_StealAsObject(self->_comets);
    return retval;
}

static int
wayfarers___table___Automa_set_comets(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'comets' cannot be deleted");
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
wayfarers___table___Automa_get_cards(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_cards == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'cards' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_cards);
    PyObject *retval = self->_cards;
    return retval;
}

static int
wayfarers___table___Automa_set_cards(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'cards' cannot be deleted");
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
wayfarers___table___Automa_get_tiles(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___table___Automa_set_tiles(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'tiles' cannot be deleted");
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
wayfarers___table___Automa_get_path(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_path == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'path' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_path);
    PyObject *retval = CPyTagged_StealAsObject(self->_path);
    return retval;
}

static int
wayfarers___table___Automa_set_path(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'path' cannot be deleted");
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
wayfarers___table___Automa_get_scheme_pile(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_scheme_pile == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'scheme_pile' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_scheme_pile);
    PyObject *retval = self->_scheme_pile;
    return retval;
}

static int
wayfarers___table___Automa_set_scheme_pile(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'scheme_pile' cannot be deleted");
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
    if (self->_scheme_pile != NULL) {
        CPy_DECREF(self->_scheme_pile);
    }
    self->_scheme_pile = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Automa_get_schemes(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_schemes == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'schemes' of 'Automa' undefined");
        return NULL;
    }
    CPy_INCREF(self->_schemes);
    PyObject *retval = self->_schemes;
    return retval;
}

static int
wayfarers___table___Automa_set_schemes(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'schemes' cannot be deleted");
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

static PyObject *
wayfarers___table___Automa_get_owed(serai___games___wayfarers___table___AutomaObject *self, void *closure)
{
    if (unlikely(self->_owed == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'owed' of 'Automa' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_owed);
    PyObject *retval = CPyTagged_StealAsObject(self->_owed);
    return retval;
}

static int
wayfarers___table___Automa_set_owed(serai___games___wayfarers___table___AutomaObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Automa' object attribute 'owed' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_owed != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_owed);
    }
    self->_owed = tmp;
    return 0;
}

static int
wayfarers___table___Table_traverse(serai___games___wayfarers___table___TableObject *self, visitproc visit, void *arg)
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
    Py_VISIT(self->_sides);
    Py_VISIT(self->_journal_tiles);
    Py_VISIT(self->_track_workers);
    Py_VISIT(self->_tiles);
    Py_VISIT(self->_display);
    Py_VISIT(self->_display_workers);
    Py_VISIT(self->_display_influence);
    Py_VISIT(self->_decks);
    Py_VISIT(self->_known);
    Py_VISIT(self->_drawn);
    if (CPyTagged_CheckLong(self->_drawn_row)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_drawn_row));
    }
    if (CPyTagged_CheckLong(self->_arriving)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_arriving));
    }
    if (CPyTagged_CheckLong(self->_hand)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_hand));
    }
    if (CPyTagged_CheckLong(self->_placed)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_placed));
    }
    if (CPyTagged_CheckLong(self->_placed_worker)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_placed_worker));
    }
    if (CPyTagged_CheckLong(self->_used_guilds)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_used_guilds));
    }
    Py_VISIT(self->_fresh);
    if (CPyTagged_CheckLong(self->_silver_off)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_silver_off));
    }
    if (CPyTagged_CheckLong(self->_provision_off)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_provision_off));
    }
    if (CPyTagged_CheckLong(self->_pigeons)) {
        Py_VISIT(CPyTagged_LongAsObject(self->_pigeons));
    }
    int rv = 0;
    return rv;
}

static int32_t CPyDef_wayfarers___table___Table_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table___TableObject *self = (serai___games___wayfarers___table___TableObject *)cpy_r_self;
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
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_track_workers);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_display);
    Py_CLEAR(self->_display_workers);
    Py_CLEAR(self->_display_influence);
    Py_CLEAR(self->_decks);
    Py_CLEAR(self->_known);
    Py_CLEAR(self->_drawn);
    if (CPyTagged_CheckLong(self->_drawn_row)) {
        CPyTagged __tmp = self->_drawn_row;
        self->_drawn_row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_arriving)) {
        CPyTagged __tmp = self->_arriving;
        self->_arriving = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_hand)) {
        CPyTagged __tmp = self->_hand;
        self->_hand = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_placed)) {
        CPyTagged __tmp = self->_placed;
        self->_placed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_placed_worker)) {
        CPyTagged __tmp = self->_placed_worker;
        self->_placed_worker = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_used_guilds)) {
        CPyTagged __tmp = self->_used_guilds;
        self->_used_guilds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_fresh);
    if (CPyTagged_CheckLong(self->_silver_off)) {
        CPyTagged __tmp = self->_silver_off;
        self->_silver_off = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_provision_off)) {
        CPyTagged __tmp = self->_provision_off;
        self->_provision_off = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_pigeons)) {
        CPyTagged __tmp = self->_pigeons;
        self->_pigeons = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static int32_t CPyDef_wayfarers___table___Table_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table___TableObject *self = (serai___games___wayfarers___table___TableObject *)cpy_r_self;
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
    Py_CLEAR(self->_sides);
    Py_CLEAR(self->_journal_tiles);
    Py_CLEAR(self->_track_workers);
    Py_CLEAR(self->_tiles);
    Py_CLEAR(self->_display);
    Py_CLEAR(self->_display_workers);
    Py_CLEAR(self->_display_influence);
    Py_CLEAR(self->_decks);
    Py_CLEAR(self->_known);
    Py_CLEAR(self->_drawn);
    if (CPyTagged_CheckLong(self->_drawn_row)) {
        CPyTagged __tmp = self->_drawn_row;
        self->_drawn_row = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_arriving)) {
        CPyTagged __tmp = self->_arriving;
        self->_arriving = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_hand)) {
        CPyTagged __tmp = self->_hand;
        self->_hand = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_placed)) {
        CPyTagged __tmp = self->_placed;
        self->_placed = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_placed_worker)) {
        CPyTagged __tmp = self->_placed_worker;
        self->_placed_worker = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_used_guilds)) {
        CPyTagged __tmp = self->_used_guilds;
        self->_used_guilds = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    Py_CLEAR(self->_fresh);
    if (CPyTagged_CheckLong(self->_silver_off)) {
        CPyTagged __tmp = self->_silver_off;
        self->_silver_off = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_provision_off)) {
        CPyTagged __tmp = self->_provision_off;
        self->_provision_off = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    if (CPyTagged_CheckLong(self->_pigeons)) {
        CPyTagged __tmp = self->_pigeons;
        self->_pigeons = CPY_INT_TAG;
        Py_XDECREF(CPyTagged_LongAsObject(__tmp));
    }
    return 0;
}

static void
wayfarers___table___Table_dealloc(serai___games___wayfarers___table___TableObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, wayfarers___table___Table_dealloc)
    CPyDef_wayfarers___table___Table_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___table_____mypyc__Table_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___table___Table(void);

static PyObject *
wayfarers___table___Table_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___table___Table) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___table_____mypyc__Table_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___table___Table_vtable[11];
static bool
CPyDef_wayfarers___table___Table_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___table___Table_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_state___State___dump,
        (CPyVTableItem)CPyDef_state___State___load,
        (CPyVTableItem)CPyDef_state___State___digest,
        (CPyVTableItem)CPyDef_wayfarers___table___Table___copy__Table_glue,
        (CPyVTableItem)CPyDef_kernel___table___Table___tell,
        (CPyVTableItem)CPyDef_kernel___table___Table___roll,
        (CPyVTableItem)CPyDef_wayfarers___table___Table___copy,
        (CPyVTableItem)CPyDef_wayfarers___table___Table___seats,
        (CPyVTableItem)CPyDef_wayfarers___table___Table___guilds_of,
        (CPyVTableItem)CPyDef_wayfarers___table___Table___marker_of,
        (CPyVTableItem)CPyDef_wayfarers___table___Table___place_of,
    };
    memcpy(wayfarers___table___Table_vtable, wayfarers___table___Table_vtable_scratch, sizeof(wayfarers___table___Table_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___table___Table_coroutine_setup(PyObject *type)
{
    return 1;
}

static PyObject *
wayfarers___table___Table_get_book(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_book(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_seat(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_seat(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_first(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_first(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_turn(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_turn(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_turns_left(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_turns_left(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_players(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_players(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_automa(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_automa(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_sides(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_sides(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_journal_tiles(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_journal_tiles(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_track_workers(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_track_workers(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_tiles(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_tiles(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_display(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_display(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_display_workers(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_display_workers(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_display_influence(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_display_influence(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_decks(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_decks(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_known(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_known(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_drawn(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_drawn(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_drawn_row(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_drawn_row(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_arriving(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_arriving(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_hand(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_hand(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_placed(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_placed(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_placed_worker(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_placed_worker(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_used_guilds(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_used_guilds(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_journaled(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_journaled(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_fresh(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_fresh(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_silver_off(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_silver_off(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_provision_off(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_provision_off(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_pigeons(serai___games___wayfarers___table___TableObject *self, void *closure);
static int
wayfarers___table___Table_set_pigeons(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure);
static PyObject *
wayfarers___table___Table_get_seats(serai___games___wayfarers___table___TableObject *self, void *closure);

static PyGetSetDef wayfarers___table___Table_getseters[] = {
    {"book",
     (getter)wayfarers___table___Table_get_book, (setter)wayfarers___table___Table_set_book,
     NULL, NULL},
    {"seat",
     (getter)wayfarers___table___Table_get_seat, (setter)wayfarers___table___Table_set_seat,
     NULL, NULL},
    {"first",
     (getter)wayfarers___table___Table_get_first, (setter)wayfarers___table___Table_set_first,
     NULL, NULL},
    {"turn",
     (getter)wayfarers___table___Table_get_turn, (setter)wayfarers___table___Table_set_turn,
     NULL, NULL},
    {"turns_left",
     (getter)wayfarers___table___Table_get_turns_left, (setter)wayfarers___table___Table_set_turns_left,
     NULL, NULL},
    {"players",
     (getter)wayfarers___table___Table_get_players, (setter)wayfarers___table___Table_set_players,
     NULL, NULL},
    {"automa",
     (getter)wayfarers___table___Table_get_automa, (setter)wayfarers___table___Table_set_automa,
     NULL, NULL},
    {"sides",
     (getter)wayfarers___table___Table_get_sides, (setter)wayfarers___table___Table_set_sides,
     NULL, NULL},
    {"journal_tiles",
     (getter)wayfarers___table___Table_get_journal_tiles, (setter)wayfarers___table___Table_set_journal_tiles,
     NULL, NULL},
    {"track_workers",
     (getter)wayfarers___table___Table_get_track_workers, (setter)wayfarers___table___Table_set_track_workers,
     NULL, NULL},
    {"tiles",
     (getter)wayfarers___table___Table_get_tiles, (setter)wayfarers___table___Table_set_tiles,
     NULL, NULL},
    {"display",
     (getter)wayfarers___table___Table_get_display, (setter)wayfarers___table___Table_set_display,
     NULL, NULL},
    {"display_workers",
     (getter)wayfarers___table___Table_get_display_workers, (setter)wayfarers___table___Table_set_display_workers,
     NULL, NULL},
    {"display_influence",
     (getter)wayfarers___table___Table_get_display_influence, (setter)wayfarers___table___Table_set_display_influence,
     NULL, NULL},
    {"decks",
     (getter)wayfarers___table___Table_get_decks, (setter)wayfarers___table___Table_set_decks,
     NULL, NULL},
    {"known",
     (getter)wayfarers___table___Table_get_known, (setter)wayfarers___table___Table_set_known,
     NULL, NULL},
    {"drawn",
     (getter)wayfarers___table___Table_get_drawn, (setter)wayfarers___table___Table_set_drawn,
     NULL, NULL},
    {"drawn_row",
     (getter)wayfarers___table___Table_get_drawn_row, (setter)wayfarers___table___Table_set_drawn_row,
     NULL, NULL},
    {"arriving",
     (getter)wayfarers___table___Table_get_arriving, (setter)wayfarers___table___Table_set_arriving,
     NULL, NULL},
    {"hand",
     (getter)wayfarers___table___Table_get_hand, (setter)wayfarers___table___Table_set_hand,
     NULL, NULL},
    {"placed",
     (getter)wayfarers___table___Table_get_placed, (setter)wayfarers___table___Table_set_placed,
     NULL, NULL},
    {"placed_worker",
     (getter)wayfarers___table___Table_get_placed_worker, (setter)wayfarers___table___Table_set_placed_worker,
     NULL, NULL},
    {"used_guilds",
     (getter)wayfarers___table___Table_get_used_guilds, (setter)wayfarers___table___Table_set_used_guilds,
     NULL, NULL},
    {"journaled",
     (getter)wayfarers___table___Table_get_journaled, (setter)wayfarers___table___Table_set_journaled,
     NULL, NULL},
    {"fresh",
     (getter)wayfarers___table___Table_get_fresh, (setter)wayfarers___table___Table_set_fresh,
     NULL, NULL},
    {"silver_off",
     (getter)wayfarers___table___Table_get_silver_off, (setter)wayfarers___table___Table_set_silver_off,
     NULL, NULL},
    {"provision_off",
     (getter)wayfarers___table___Table_get_provision_off, (setter)wayfarers___table___Table_set_provision_off,
     NULL, NULL},
    {"pigeons",
     (getter)wayfarers___table___Table_get_pigeons, (setter)wayfarers___table___Table_set_pigeons,
     NULL, NULL},
    {"seats",
     (getter)wayfarers___table___Table_get_seats,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___table___Table_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___table_____mypyc__Table_setup, METH_O, NULL},
    {"copy",
     (PyCFunction)CPyPy_wayfarers___table___Table___copy,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("copy($self)\n--\n\n")},
    {"guilds_of",
     (PyCFunction)CPyPy_wayfarers___table___Table___guilds_of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("guilds_of($self, seat)\n--\n\n")},
    {"marker_of",
     (PyCFunction)CPyPy_wayfarers___table___Table___marker_of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("marker_of($self, seat)\n--\n\n")},
    {"place_of",
     (PyCFunction)CPyPy_wayfarers___table___Table___place_of,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("place_of($self, card)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___table___Table_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "Table",
    .tp_new = wayfarers___table___Table_new,
    .tp_dealloc = (destructor)wayfarers___table___Table_dealloc,
    .tp_traverse = (traverseproc)wayfarers___table___Table_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___table___Table_clear,
    .tp_getset = wayfarers___table___Table_getseters,
    .tp_methods = wayfarers___table___Table_methods,
    .tp_basicsize = sizeof(serai___games___wayfarers___table___TableObject),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC,
    .tp_doc = PyDoc_STR("Table()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___table___Table_template = &CPyType_wayfarers___table___Table_template_;

PyObject *CPyDef_wayfarers___table_____mypyc__Table_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___table___TableObject *self;
    self = (serai___games___wayfarers___table___TableObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___table___Table_vtable;
    self->_reveals = CPY_INT_TAG;
    self->_confirm = 2;
    self->_seat = CPY_INT_TAG;
    self->_first = CPY_INT_TAG;
    self->_turn = CPY_INT_TAG;
    self->_turns_left = CPY_INT_TAG;
    self->_drawn_row = CPY_INT_TAG;
    self->_arriving = CPY_INT_TAG;
    self->_hand = CPY_INT_TAG;
    self->_placed = CPY_INT_TAG;
    self->_placed_worker = CPY_INT_TAG;
    self->_used_guilds = CPY_INT_TAG;
    self->_journaled = 2;
    self->_silver_off = CPY_INT_TAG;
    self->_provision_off = CPY_INT_TAG;
    self->_pigeons = CPY_INT_TAG;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___table___Table(void)
{
    PyObject *self = CPyDef_wayfarers___table_____mypyc__Table_setup((PyObject *)CPyType_wayfarers___table___Table);
    if (self == NULL)
        return NULL;
    return self;
}

static PyObject *
wayfarers___table___Table_get_book(serai___games___wayfarers___table___TableObject *self, void *closure)
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
wayfarers___table___Table_set_book(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'book' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (likely(Py_TYPE(value) == CPyType_wayfarers___book___Book))
        tmp = value;
    else {
        CPy_TypeError("serai.games.wayfarers.book.Book", value); 
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
wayfarers___table___Table_get_seat(serai___games___wayfarers___table___TableObject *self, void *closure)
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
wayfarers___table___Table_set_seat(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
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
wayfarers___table___Table_get_first(serai___games___wayfarers___table___TableObject *self, void *closure)
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
wayfarers___table___Table_set_first(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
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
wayfarers___table___Table_get_turn(serai___games___wayfarers___table___TableObject *self, void *closure)
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
wayfarers___table___Table_set_turn(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
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
wayfarers___table___Table_get_turns_left(serai___games___wayfarers___table___TableObject *self, void *closure)
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
wayfarers___table___Table_set_turns_left(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
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
wayfarers___table___Table_get_players(serai___games___wayfarers___table___TableObject *self, void *closure)
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
wayfarers___table___Table_set_players(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
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
wayfarers___table___Table_get_automa(serai___games___wayfarers___table___TableObject *self, void *closure)
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
wayfarers___table___Table_set_automa(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'automa' cannot be deleted");
        return -1;
    }
    PyObject *tmp;
    if (Py_TYPE(value) == CPyType_wayfarers___table___Automa)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL7886;
    if (value == Py_None)
        tmp = value;
    else {
        tmp = NULL;
    }
    if (tmp != NULL) goto __LL7886;
    CPy_TypeError("serai.games.wayfarers.table.Automa or None", value); 
    tmp = NULL;
__LL7886: ;
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
wayfarers___table___Table_get_sides(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_sides == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'sides' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_sides);
    PyObject *retval = self->_sides;
    return retval;
}

static int
wayfarers___table___Table_set_sides(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'sides' cannot be deleted");
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
    if (self->_sides != NULL) {
        CPy_DECREF(self->_sides);
    }
    self->_sides = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_journal_tiles(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_journal_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'journal_tiles' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_journal_tiles);
    PyObject *retval = self->_journal_tiles;
    return retval;
}

static int
wayfarers___table___Table_set_journal_tiles(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'journal_tiles' cannot be deleted");
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
wayfarers___table___Table_get_track_workers(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_track_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'track_workers' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_track_workers);
    PyObject *retval = self->_track_workers;
    return retval;
}

static int
wayfarers___table___Table_set_track_workers(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'track_workers' cannot be deleted");
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
    if (self->_track_workers != NULL) {
        CPy_DECREF(self->_track_workers);
    }
    self->_track_workers = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_tiles(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_tiles == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'tiles' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_tiles);
    PyObject *retval = self->_tiles;
    return retval;
}

static int
wayfarers___table___Table_set_tiles(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'tiles' cannot be deleted");
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
wayfarers___table___Table_get_display(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_display == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'display' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_display);
    PyObject *retval = self->_display;
    return retval;
}

static int
wayfarers___table___Table_set_display(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'display' cannot be deleted");
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
    if (self->_display != NULL) {
        CPy_DECREF(self->_display);
    }
    self->_display = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_display_workers(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_display_workers == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'display_workers' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_display_workers);
    PyObject *retval = self->_display_workers;
    return retval;
}

static int
wayfarers___table___Table_set_display_workers(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'display_workers' cannot be deleted");
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
    if (self->_display_workers != NULL) {
        CPy_DECREF(self->_display_workers);
    }
    self->_display_workers = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_display_influence(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_display_influence == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'display_influence' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_display_influence);
    PyObject *retval = self->_display_influence;
    return retval;
}

static int
wayfarers___table___Table_set_display_influence(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'display_influence' cannot be deleted");
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
    if (self->_display_influence != NULL) {
        CPy_DECREF(self->_display_influence);
    }
    self->_display_influence = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_decks(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_decks == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'decks' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_decks);
    PyObject *retval = self->_decks;
    return retval;
}

static int
wayfarers___table___Table_set_decks(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'decks' cannot be deleted");
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
    if (self->_decks != NULL) {
        CPy_DECREF(self->_decks);
    }
    self->_decks = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_known(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_known == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'known' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_known);
    PyObject *retval = self->_known;
    return retval;
}

static int
wayfarers___table___Table_set_known(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'known' cannot be deleted");
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
    if (self->_known != NULL) {
        CPy_DECREF(self->_known);
    }
    self->_known = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_drawn(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_drawn == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'drawn' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_drawn);
    PyObject *retval = self->_drawn;
    return retval;
}

static int
wayfarers___table___Table_set_drawn(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'drawn' cannot be deleted");
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
    if (self->_drawn != NULL) {
        CPy_DECREF(self->_drawn);
    }
    self->_drawn = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_drawn_row(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_drawn_row == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'drawn_row' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_drawn_row);
    PyObject *retval = CPyTagged_StealAsObject(self->_drawn_row);
    return retval;
}

static int
wayfarers___table___Table_set_drawn_row(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'drawn_row' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_drawn_row != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_drawn_row);
    }
    self->_drawn_row = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_arriving(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_arriving == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'arriving' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_arriving);
    PyObject *retval = CPyTagged_StealAsObject(self->_arriving);
    return retval;
}

static int
wayfarers___table___Table_set_arriving(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'arriving' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_arriving);
    }
    self->_arriving = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_hand(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_hand == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'hand' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_hand);
    PyObject *retval = CPyTagged_StealAsObject(self->_hand);
    return retval;
}

static int
wayfarers___table___Table_set_hand(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'hand' cannot be deleted");
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
wayfarers___table___Table_get_placed(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_placed == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'placed' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_placed);
    PyObject *retval = CPyTagged_StealAsObject(self->_placed);
    return retval;
}

static int
wayfarers___table___Table_set_placed(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'placed' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_placed);
    }
    self->_placed = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_placed_worker(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_placed_worker == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'placed_worker' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_placed_worker);
    PyObject *retval = CPyTagged_StealAsObject(self->_placed_worker);
    return retval;
}

static int
wayfarers___table___Table_set_placed_worker(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'placed_worker' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_placed_worker);
    }
    self->_placed_worker = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_used_guilds(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_used_guilds == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'used_guilds' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_used_guilds);
    PyObject *retval = CPyTagged_StealAsObject(self->_used_guilds);
    return retval;
}

static int
wayfarers___table___Table_set_used_guilds(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'used_guilds' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_used_guilds != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_used_guilds);
    }
    self->_used_guilds = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_journaled(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_journaled == 2)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'journaled' of 'Table' undefined");
        return NULL;
    }
    PyObject *retval = self->_journaled ? Py_True : Py_False;
    CPy_INCREF(retval);
    return retval;
}

static int
wayfarers___table___Table_set_journaled(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'journaled' cannot be deleted");
        return -1;
    }
    char tmp;
    if (unlikely(!PyBool_Check(value))) {
        CPy_TypeError("bool", value); return -1;
    } else
        tmp = value == Py_True;
    self->_journaled = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_fresh(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_fresh == NULL)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'fresh' of 'Table' undefined");
        return NULL;
    }
    CPy_INCREF(self->_fresh);
    PyObject *retval = self->_fresh;
    return retval;
}

static int
wayfarers___table___Table_set_fresh(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'fresh' cannot be deleted");
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
    if (self->_fresh != NULL) {
        CPy_DECREF(self->_fresh);
    }
    self->_fresh = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_silver_off(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_silver_off == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'silver_off' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_silver_off);
    PyObject *retval = CPyTagged_StealAsObject(self->_silver_off);
    return retval;
}

static int
wayfarers___table___Table_set_silver_off(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'silver_off' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_silver_off != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_silver_off);
    }
    self->_silver_off = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_provision_off(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_provision_off == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'provision_off' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_provision_off);
    PyObject *retval = CPyTagged_StealAsObject(self->_provision_off);
    return retval;
}

static int
wayfarers___table___Table_set_provision_off(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'provision_off' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_provision_off != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_provision_off);
    }
    self->_provision_off = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_pigeons(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    if (unlikely(self->_pigeons == CPY_INT_TAG)) {
        PyErr_SetString(PyExc_AttributeError,
            "attribute 'pigeons' of 'Table' undefined");
        return NULL;
    }
    CPyTagged_INCREF(self->_pigeons);
    PyObject *retval = CPyTagged_StealAsObject(self->_pigeons);
    return retval;
}

static int
wayfarers___table___Table_set_pigeons(serai___games___wayfarers___table___TableObject *self, PyObject *value, void *closure)
{
    if (value == NULL) {
        PyErr_SetString(PyExc_AttributeError,
            "'Table' object attribute 'pigeons' cannot be deleted");
        return -1;
    }
    CPyTagged tmp;
    if (likely(PyLong_Check(value)))
        tmp = CPyTagged_BorrowFromObject(value);
    else {
        CPy_TypeError("int", value); return -1;
    }
    CPyTagged_INCREF(tmp);
    if (self->_pigeons != CPY_INT_TAG) {
        CPyTagged_DECREF(self->_pigeons);
    }
    self->_pigeons = tmp;
    return 0;
}

static PyObject *
wayfarers___table___Table_get_seats(serai___games___wayfarers___table___TableObject *self, void *closure)
{
    CPyTagged retval = CPyDef_wayfarers___table___Table___seats((PyObject *) self);
    if (retval == CPY_INT_TAG) {
        return NULL;
    }
    PyObject *retbox = CPyTagged_StealAsObject(retval);
    return retbox;
}

static PyObject *CPyDunder___get__wayfarers___table_____mypyc_lambda__0_obj(PyObject *self, PyObject *instance, PyObject *owner) {
    instance = instance ? instance : Py_None;
    return CPyDef_wayfarers___table_____mypyc_lambda__0_obj_____get__(self, instance, owner);
}
PyMemberDef wayfarers___table_____mypyc_lambda__0_obj_members[] = {
    {"__dict__", T_OBJECT_EX, sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject), 0, NULL},
    {"__weakref__", T_OBJECT_EX, sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject) + sizeof(PyObject *), 0, NULL},
    {0}
};
static int
wayfarers___table_____mypyc_lambda__0_obj_traverse(serai___games___wayfarers___table_____mypyc_lambda__0_objObject *self, visitproc visit, void *arg)
{
    int rv = 0;
    Py_VISIT(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject))));
    Py_VISIT(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject))));
    return rv;
}

static int32_t CPyDef_wayfarers___table_____mypyc_lambda__0_obj_clear(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table_____mypyc_lambda__0_objObject *self = (serai___games___wayfarers___table_____mypyc_lambda__0_objObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject))));
    return 0;
}

static int32_t CPyDef_wayfarers___table_____mypyc_lambda__0_obj_clear_on_completion(PyObject *cpy_r_self)
{
    serai___games___wayfarers___table_____mypyc_lambda__0_objObject *self = (serai___games___wayfarers___table_____mypyc_lambda__0_objObject *)cpy_r_self;
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject))));
    Py_CLEAR(*((PyObject **)((char *)self + sizeof(PyObject *) + sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject))));
    return 0;
}

static void
wayfarers___table_____mypyc_lambda__0_obj_dealloc(serai___games___wayfarers___table_____mypyc_lambda__0_objObject *self)
{
    PyObject_GC_UnTrack(self);
    if (wayfarers___table_____mypyc_lambda__0_obj_free_instance == NULL) {
        wayfarers___table_____mypyc_lambda__0_obj_free_instance = self;
        return;
    }
    CPy_TRASHCAN_BEGIN(self, wayfarers___table_____mypyc_lambda__0_obj_dealloc)
    CPyDef_wayfarers___table_____mypyc_lambda__0_obj_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}

PyObject *CPyDef_wayfarers___table_____mypyc___3__mypyc_lambda__0_obj_setup(PyObject *cpy_r_type);
PyObject *CPyDef_wayfarers___table_____mypyc_lambda__0_obj(void);

static PyObject *
wayfarers___table_____mypyc_lambda__0_obj_new(PyTypeObject *type, PyObject *args, PyObject *kwds)
{
    if (type != CPyType_wayfarers___table_____mypyc_lambda__0_obj) {
        PyErr_SetString(PyExc_TypeError, "interpreted classes cannot inherit from compiled");
        return NULL;
    }
    PyObject *self = CPyDef_wayfarers___table_____mypyc___3__mypyc_lambda__0_obj_setup((PyObject*)type);
    if (self == NULL)
        return NULL;
    return self;
}

static CPyVTableItem wayfarers___table_____mypyc_lambda__0_obj_vtable[2];
static bool
CPyDef_wayfarers___table_____mypyc_lambda__0_obj_trait_vtable_setup(void)
{
    CPyVTableItem wayfarers___table_____mypyc_lambda__0_obj_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_wayfarers___table_____mypyc_lambda__0_obj_____call__,
        (CPyVTableItem)CPyDef_wayfarers___table_____mypyc_lambda__0_obj_____get__,
    };
    memcpy(wayfarers___table_____mypyc_lambda__0_obj_vtable, wayfarers___table_____mypyc_lambda__0_obj_vtable_scratch, sizeof(wayfarers___table_____mypyc_lambda__0_obj_vtable));
    return 1;
}

static bool
CPyDef_wayfarers___table_____mypyc_lambda__0_obj_coroutine_setup(PyObject *type)
{
    return 1;
}


static PyGetSetDef wayfarers___table_____mypyc_lambda__0_obj_getseters[] = {
    {"__dict__", PyObject_GenericGetDict, PyObject_GenericSetDict},
    {NULL}  /* Sentinel */
};

static PyMethodDef wayfarers___table_____mypyc_lambda__0_obj_methods[] = {
    {"__internal_mypyc_setup", (PyCFunction)CPyDef_wayfarers___table_____mypyc___3__mypyc_lambda__0_obj_setup, METH_O, NULL},
    {"__call__",
     (PyCFunction)CPyPy_wayfarers___table_____mypyc_lambda__0_obj_____call__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__call__($older)\n--\n\n")},
    {"__get__",
     (PyCFunction)CPyPy_wayfarers___table_____mypyc_lambda__0_obj_____get__,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("__get__($instance, owner)\n--\n\n")},
    {"__setstate__", (PyCFunction)CPyPickle_SetState, METH_O, NULL},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
    {NULL}  /* Sentinel */
};

static PyTypeObject CPyType_wayfarers___table_____mypyc_lambda__0_obj_template_ = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "__mypyc_lambda__0_obj",
    .tp_new = wayfarers___table_____mypyc_lambda__0_obj_new,
    .tp_dealloc = (destructor)wayfarers___table_____mypyc_lambda__0_obj_dealloc,
    .tp_traverse = (traverseproc)wayfarers___table_____mypyc_lambda__0_obj_traverse,
    .tp_clear = (inquiry)CPyDef_wayfarers___table_____mypyc_lambda__0_obj_clear,
    .tp_getset = wayfarers___table_____mypyc_lambda__0_obj_getseters,
    .tp_methods = wayfarers___table_____mypyc_lambda__0_obj_methods,
    .tp_call = PyVectorcall_Call,
    .tp_descr_get = CPyDunder___get__wayfarers___table_____mypyc_lambda__0_obj,
    .tp_members = wayfarers___table_____mypyc_lambda__0_obj_members,
    .tp_basicsize = sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject) + 2*sizeof(PyObject *),
    .tp_dictoffset = sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject),
    .tp_weaklistoffset = sizeof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject) + sizeof(PyObject *),
    .tp_vectorcall_offset = offsetof(serai___games___wayfarers___table_____mypyc_lambda__0_objObject, vectorcall),
    .tp_flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HEAPTYPE | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC | _Py_TPFLAGS_HAVE_VECTORCALL,
    .tp_doc = PyDoc_STR("__mypyc_lambda__0_obj()\n--\n\n"),
};
static PyTypeObject *CPyType_wayfarers___table_____mypyc_lambda__0_obj_template = &CPyType_wayfarers___table_____mypyc_lambda__0_obj_template_;

PyObject *CPyDef_wayfarers___table_____mypyc___3__mypyc_lambda__0_obj_setup(PyObject *cpy_r_type)
{
    PyTypeObject *type = (PyTypeObject*)cpy_r_type;
    serai___games___wayfarers___table_____mypyc_lambda__0_objObject *self;
    if (wayfarers___table_____mypyc_lambda__0_obj_free_instance != NULL) {
        self = wayfarers___table_____mypyc_lambda__0_obj_free_instance;
        wayfarers___table_____mypyc_lambda__0_obj_free_instance = NULL;
        Py_SET_REFCNT(self, 1);
        PyObject_GC_Track(self);
        return (PyObject *)self;
    }
    self = (serai___games___wayfarers___table_____mypyc_lambda__0_objObject *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->vtable = wayfarers___table_____mypyc_lambda__0_obj_vtable;
    self->vectorcall = CPyPy_wayfarers___table_____mypyc_lambda__0_obj_____call__;
    return (PyObject *)self;
}

PyObject *CPyDef_wayfarers___table_____mypyc_lambda__0_obj(void)
{
    PyObject *self = CPyDef_wayfarers___table_____mypyc___3__mypyc_lambda__0_obj_setup((PyObject *)CPyType_wayfarers___table_____mypyc_lambda__0_obj);
    if (self == NULL)
        return NULL;
    return self;
}

static PyMethodDef wayfarers___tablemodule_methods[] = {
    {"row_places", (PyCFunction)CPyPy_wayfarers___table___row_places, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("row_places(t, row)\n--\n\n") /* docstring */},
    {NULL, NULL, 0, NULL}
};

static int CPyExec_serai___games___wayfarers___table__impl(PyObject *module)
{
    PyObject* modname = NULL;
    modname = PyObject_GetAttrString((PyObject *)CPyModule_serai___games___wayfarers___table__internal, "__name__");
    CPyStatic_wayfarers___table___globals = PyModule_GetDict(CPyModule_serai___games___wayfarers___table__internal);
    if (unlikely(CPyStatic_wayfarers___table___globals == NULL))
        goto fail;
    CPyType_wayfarers___table_____mypyc_lambda__0_obj = (PyTypeObject *)CPyType_FromTemplate((PyObject *)CPyType_wayfarers___table_____mypyc_lambda__0_obj_template, NULL, modname);
    if (unlikely(!CPyType_wayfarers___table_____mypyc_lambda__0_obj))
        goto fail;
    CPyDef_wayfarers___table_____mypyc_lambda__0_obj_trait_vtable_setup();
    char result = CPyDef_wayfarers___table_____top_level__();
    if (result == 2)
        goto fail;
    Py_DECREF(modname);
    return 0;
    fail:
    Py_CLEAR(CPyModule_serai___games___wayfarers___table__internal);
    Py_CLEAR(modname);
    Py_CLEAR(CPyType_wayfarers___table___Player);
    Py_CLEAR(CPyType_wayfarers___table___Automa);
    Py_CLEAR(CPyType_wayfarers___table___Table);
    Py_CLEAR(CPyType_wayfarers___table_____mypyc_lambda__0_obj);
    return -1;
}
int CPyExec_serai___games___wayfarers___table(PyObject *module)
{
    return CPyImport_Exec(module, CPyExec_serai___games___wayfarers___table__impl, &CPyImportState_serai___games___wayfarers___table, &CPyModule_serai___games___wayfarers___table);
}
static struct PyModuleDef wayfarers___tablemodule = {
    PyModuleDef_HEAD_INIT,
    "serai.games.wayfarers.table",
    NULL, /* docstring */
    0,       /* size of per-interpreter state of the module */
    wayfarers___tablemodule_methods,
    NULL,
};

PyObject *CPyInitOnly_serai___games___wayfarers___table(void)
{
    if (CPyModule_serai___games___wayfarers___table__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___table__internal);
        return CPyModule_serai___games___wayfarers___table__internal;
    }
    CPyModule_serai___games___wayfarers___table__internal = PyModule_Create(&wayfarers___tablemodule);
    return CPyModule_serai___games___wayfarers___table__internal;
}

PyObject *CPyInit_serai___games___wayfarers___table(void)
{
    PyObject* modname = NULL;
    PyObject *initializing_spec = NULL;
    if (CPyModule_serai___games___wayfarers___table__internal) {
        Py_INCREF(CPyModule_serai___games___wayfarers___table__internal);
        return CPyModule_serai___games___wayfarers___table__internal;
    }
    CPyModule_serai___games___wayfarers___table__internal = PyModule_Create(&wayfarers___tablemodule);
    if (unlikely(CPyModule_serai___games___wayfarers___table__internal == NULL))
        goto fail;
    modname = PyUnicode_FromString("serai.games.wayfarers.table");
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
    rv = CPyImport_SetDunderAttrs(CPyModule_serai___games___wayfarers___table__internal, modname, shared_lib_file, ext_suffix, is_pkg);
    Py_DECREF(ext_suffix);
    Py_DECREF(shared_lib_file);
    if (rv < 0) goto fail;
    initializing_spec = CPyImport_BeginInitializing(CPyModule_serai___games___wayfarers___table__internal);
    if (initializing_spec == NULL)
        goto fail;
    if (PyObject_SetItem(PyImport_GetModuleDict(), modname, CPyModule_serai___games___wayfarers___table__internal) < 0)
        goto fail;
    Py_CLEAR(modname);
    if (CPyExec_serai___games___wayfarers___table(CPyModule_serai___games___wayfarers___table__internal) != 0)
        goto fail;
    rv = CPyImport_EndInitializing(initializing_spec);
    initializing_spec = NULL;
    if (rv < 0)
        goto fail;
    return CPyModule_serai___games___wayfarers___table__internal;
    fail:
    {
            PyObject *exc_type, *exc_val, *exc_tb;
            PyErr_Fetch(&exc_type, &exc_val, &exc_tb);
            if (modname == NULL) {
                    modname = PyUnicode_FromString("serai.games.wayfarers.table");
                    if (modname == NULL) CPyError_OutOfMemory();
                }
                PyObject_DelItem(PyImport_GetModuleDict(), modname);
                PyErr_Clear();
                Py_DECREF(modname);
                if (initializing_spec != NULL) {
                        CPyImport_EndInitializing(initializing_spec);
                        PyErr_Clear();
                    }
                    Py_CLEAR(CPyModule_serai___games___wayfarers___table__internal);
                    PyErr_Restore(exc_type, exc_val, exc_tb);
            }
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table___Player___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    CPyTagged cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    char cpy_r_r6;
    CPyTagged cpy_r_r7;
    char cpy_r_r8;
    PyObject *cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    char cpy_r_r12;
    PyObject *cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    CPyTagged cpy_r_r21;
    char cpy_r_r22;
    CPyTagged cpy_r_r23;
    char cpy_r_r24;
    PyObject *cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    char cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    char cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    PyObject *cpy_r_r35;
    char cpy_r_r36;
    CPyTagged cpy_r_r37;
    char cpy_r_r38;
    CPyTagged cpy_r_r39;
    char cpy_r_r40;
    PyObject *cpy_r_r41;
    char cpy_r_r42;
    PyObject *cpy_r_r43;
    char cpy_r_r44;
    PyObject *cpy_r_r45;
    PyObject *cpy_r_r46;
    PyObject *cpy_r_r47;
    char cpy_r_r48;
    CPyTagged cpy_r_r49;
    char cpy_r_r50;
    PyObject *cpy_r_r51;
    char cpy_r_r52;
    CPyTagged cpy_r_r53;
    char cpy_r_r54;
    PyObject *cpy_r_r55;
    char cpy_r_r56;
    PyObject *cpy_r_r57;
    char cpy_r_r58;
    PyObject *cpy_r_r59;
    char cpy_r_r60;
    PyObject *cpy_r_r61;
    char cpy_r_r62;
    PyObject *cpy_r_r63;
    char cpy_r_r64;
    PyObject *cpy_r_r65;
    char cpy_r_r66;
    PyObject *cpy_r_r67;
    char cpy_r_r68;
    PyObject *cpy_r_r69;
    cpy_r_r0 = CPyDef_wayfarers___table___Player();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 66, CPyStatic_wayfarers___table___globals);
        goto CPyL70;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_board;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "board", 67, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_board != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_board);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_board = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 67, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_silver;
    if (unlikely(cpy_r_r3 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "silver", 68, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r3);
CPyL4: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_silver != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_silver);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_silver = cpy_r_r3;
    cpy_r_r4 = 1;
    if (unlikely(!cpy_r_r4)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 68, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r5 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_provision;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "provision", 69, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r5);
CPyL6: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_provision != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_provision);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_provision = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 69, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_influence;
    if (unlikely(cpy_r_r7 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "influence", 70, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r7);
CPyL8: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_influence != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_influence);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_influence = cpy_r_r7;
    cpy_r_r8 = 1;
    if (unlikely(!cpy_r_r8)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 70, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r9 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_guilds;
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "guilds", 71, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r9);
CPyL10: ;
    cpy_r_r10 = CPyList_GetSlice(cpy_r_r9, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r9);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 71, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    if (likely(PyList_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 71, CPyStatic_wayfarers___table___globals, "list", cpy_r_r10);
        goto CPyL71;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_guilds != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_guilds);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_guilds = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 71, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r13 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_workers;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "workers", 72, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r13);
CPyL14: ;
    cpy_r_r14 = CPyList_GetSlice(cpy_r_r13, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 72, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    if (likely(PyList_Check(cpy_r_r14)))
        cpy_r_r15 = cpy_r_r14;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 72, CPyStatic_wayfarers___table___globals, "list", cpy_r_r14);
        goto CPyL71;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_workers);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_workers = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 72, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r17 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_dice;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "dice", 73, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r17);
CPyL18: ;
    cpy_r_r18 = CPyList_GetSlice(cpy_r_r17, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 73, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 73, CPyStatic_wayfarers___table___globals, "list", cpy_r_r18);
        goto CPyL71;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_dice != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_dice);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_dice = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 73, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r21 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_reserve;
    if (unlikely(cpy_r_r21 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "reserve", 74, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r21);
CPyL22: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_reserve != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_reserve);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_reserve = cpy_r_r21;
    cpy_r_r22 = 1;
    if (unlikely(!cpy_r_r22)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 74, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r23 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_marker;
    if (unlikely(cpy_r_r23 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "marker", 75, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r23);
CPyL24: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_marker);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_marker = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 75, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r25 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_land;
    if (unlikely(cpy_r_r25 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "land", 76, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r25);
CPyL26: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_land != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_land);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_land = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 76, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r27 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_land_folk;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "land_folk", 77, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r27);
CPyL28: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_land_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_land_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_land_folk = cpy_r_r27;
    cpy_r_r28 = 1;
    if (unlikely(!cpy_r_r28)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 77, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r29 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_water;
    if (unlikely(cpy_r_r29 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "water", 78, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r29);
CPyL30: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_water != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_water);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_water = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 78, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r31 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_water_folk;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "water_folk", 79, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r31);
CPyL32: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_water_folk != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_water_folk);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_water_folk = cpy_r_r31;
    cpy_r_r32 = 1;
    if (unlikely(!cpy_r_r32)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 79, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r33 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_space;
    if (unlikely(cpy_r_r33 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "space", 80, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r33);
CPyL34: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_space != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_space);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_space = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 80, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r35 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_space_inspiration;
    if (unlikely(cpy_r_r35 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "space_inspiration", 81, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r35);
CPyL36: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_space_inspiration != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_space_inspiration);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_space_inspiration = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 81, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r37 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_ready_land;
    if (unlikely(cpy_r_r37 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "ready_land", 82, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r37);
CPyL38: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_land != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_land);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_land = cpy_r_r37;
    cpy_r_r38 = 1;
    if (unlikely(!cpy_r_r38)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 82, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r39 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_ready_water;
    if (unlikely(cpy_r_r39 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "ready_water", 83, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r39);
CPyL40: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_water != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_water);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_water = cpy_r_r39;
    cpy_r_r40 = 1;
    if (unlikely(!cpy_r_r40)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 83, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r41 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_slots;
    if (unlikely(cpy_r_r41 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "slots", 84, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r41);
CPyL42: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slots != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slots);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slots = cpy_r_r41;
    cpy_r_r42 = 1;
    if (unlikely(!cpy_r_r42)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 84, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r43 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_slot_places;
    if (unlikely(cpy_r_r43 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "slot_places", 85, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r43);
CPyL44: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slot_places != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slot_places);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slot_places = cpy_r_r43;
    cpy_r_r44 = 1;
    if (unlikely(!cpy_r_r44)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 85, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r45 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_slot_dice;
    if (unlikely(cpy_r_r45 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "slot_dice", 86, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r45);
CPyL46: ;
    cpy_r_r46 = CPyList_GetSlice(cpy_r_r45, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r45);
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 86, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    if (likely(PyList_Check(cpy_r_r46)))
        cpy_r_r47 = cpy_r_r46;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 86, CPyStatic_wayfarers___table___globals, "list", cpy_r_r46);
        goto CPyL71;
    }
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slot_dice != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slot_dice);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_slot_dice = cpy_r_r47;
    cpy_r_r48 = 1;
    if (unlikely(!cpy_r_r48)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 86, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r49 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_ready_slots;
    if (unlikely(cpy_r_r49 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "ready_slots", 87, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r49);
CPyL50: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_slots != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_slots);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_ready_slots = cpy_r_r49;
    cpy_r_r50 = 1;
    if (unlikely(!cpy_r_r50)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 87, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r51 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_tiles;
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "tiles", 88, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r51);
CPyL52: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_tiles);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_tiles = cpy_r_r51;
    cpy_r_r52 = 1;
    if (unlikely(!cpy_r_r52)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 88, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r53 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_cells;
    if (unlikely(cpy_r_r53 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "cells", 89, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPyTagged_INCREF(cpy_r_r53);
CPyL54: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_cells != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_cells);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_cells = cpy_r_r53;
    cpy_r_r54 = 1;
    if (unlikely(!cpy_r_r54)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 89, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r55 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_room;
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "room", 90, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r55);
CPyL56: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_room != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_room);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_room = cpy_r_r55;
    cpy_r_r56 = 1;
    if (unlikely(!cpy_r_r56)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 90, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r57 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_assets;
    if (unlikely(cpy_r_r57 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "assets", 91, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r57);
CPyL58: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_assets != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_assets);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_assets = cpy_r_r57;
    cpy_r_r58 = 1;
    if (unlikely(!cpy_r_r58)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 91, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r59 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_plus;
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "plus", 92, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r59);
CPyL60: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_plus != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_plus);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_plus = cpy_r_r59;
    cpy_r_r60 = 1;
    if (unlikely(!cpy_r_r60)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 92, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r61 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_minus;
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "minus", 93, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r61);
CPyL62: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_minus != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_minus);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_minus = cpy_r_r61;
    cpy_r_r62 = 1;
    if (unlikely(!cpy_r_r62)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 93, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r63 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_silver_discount;
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "silver_discount", 94, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r63);
CPyL64: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_silver_discount != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_silver_discount);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_silver_discount = cpy_r_r63;
    cpy_r_r64 = 1;
    if (unlikely(!cpy_r_r64)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 94, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r65 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_provision_discount;
    if (unlikely(cpy_r_r65 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "provision_discount", 95, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r65);
CPyL66: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_provision_discount != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_provision_discount);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_provision_discount = cpy_r_r65;
    cpy_r_r66 = 1;
    if (unlikely(!cpy_r_r66)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 95, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    cpy_r_r67 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_counts;
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Player", "counts", 96, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    CPy_INCREF(cpy_r_r67);
CPyL68: ;
    if (((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_counts != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_counts);
    }
    ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r0)->_counts = cpy_r_r67;
    cpy_r_r68 = 1;
    if (unlikely(!cpy_r_r68)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 96, CPyStatic_wayfarers___table___globals);
        goto CPyL71;
    }
    return cpy_r_r0;
CPyL70: ;
    cpy_r_r69 = NULL;
    return cpy_r_r69;
CPyL71: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL70;
}
        
        PyObject *CPyPy_wayfarers___table___Player___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Player))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___table___Player___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 65, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___table___Player___folk_at(PyObject *cpy_r_self, CPyTagged cpy_r_place) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    int64_t cpy_r_r2;
    char cpy_r_r3;
    char cpy_r_r4;
    char cpy_r_r5;
    int64_t cpy_r_r6;
    char cpy_r_r7;
    int64_t cpy_r_r8;
    char cpy_r_r9;
    char cpy_r_r10;
    char cpy_r_r11;
    PyObject *cpy_r_r12;
    PyObject *cpy_r_r13;
    CPyTagged cpy_r_r14;
    PyObject *cpy_r_r15;
    CPyTagged cpy_r_r16;
    PyObject *cpy_r_r17;
    CPyTagged cpy_r_r18;
    CPyTagged cpy_r_r19;
    cpy_r_r0 = cpy_r_place & 1;
    cpy_r_r1 = cpy_r_r0 != 0;
    if (cpy_r_r1) goto CPyL2;
    cpy_r_r2 = 0 & 1;
    cpy_r_r3 = cpy_r_r2 != 0;
    if (!cpy_r_r3) goto CPyL3;
CPyL2: ;
    cpy_r_r4 = CPyTagged_IsLt_(cpy_r_place, 0);
    if (cpy_r_r4) {
        goto CPyL4;
    } else
        goto CPyL5;
CPyL3: ;
    cpy_r_r5 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)0;
    if (!cpy_r_r5) goto CPyL5;
CPyL4: ;
    return -2;
CPyL5: ;
    cpy_r_r6 = cpy_r_place & 1;
    cpy_r_r7 = cpy_r_r6 != 0;
    if (cpy_r_r7) goto CPyL7;
    cpy_r_r8 = 2000 & 1;
    cpy_r_r9 = cpy_r_r8 != 0;
    if (!cpy_r_r9) goto CPyL8;
CPyL7: ;
    cpy_r_r10 = CPyTagged_IsLt_(cpy_r_place, 2000);
    if (cpy_r_r10) {
        goto CPyL9;
    } else
        goto CPyL13;
CPyL8: ;
    cpy_r_r11 = (Py_ssize_t)cpy_r_place < (Py_ssize_t)2000;
    if (!cpy_r_r11) goto CPyL13;
CPyL9: ;
    cpy_r_r12 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_land_folk;
    if (unlikely(cpy_r_r12 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "folk_at", "Player", "land_folk", 106, CPyStatic_wayfarers___table___globals);
        goto CPyL17;
    }
CPyL10: ;
    cpy_r_r13 = CPyList_GetItem(cpy_r_r12, cpy_r_place);
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "folk_at", 106, CPyStatic_wayfarers___table___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r13)))
        cpy_r_r14 = CPyTagged_FromObject(cpy_r_r13);
    else {
        CPy_TypeError("int", cpy_r_r13); cpy_r_r14 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r13);
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "folk_at", 106, CPyStatic_wayfarers___table___globals);
        goto CPyL17;
    }
    return cpy_r_r14;
CPyL13: ;
    cpy_r_r15 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_self)->_water_folk;
    if (unlikely(cpy_r_r15 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "folk_at", "Player", "water_folk", 107, CPyStatic_wayfarers___table___globals);
        goto CPyL17;
    }
    CPy_INCREF(cpy_r_r15);
CPyL14: ;
    cpy_r_r16 = CPyTagged_Subtract(cpy_r_place, 2000);
    cpy_r_r17 = CPyList_GetItem(cpy_r_r15, cpy_r_r16);
    CPy_DECREF(cpy_r_r15);
    CPyTagged_DECREF(cpy_r_r16);
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "folk_at", 107, CPyStatic_wayfarers___table___globals);
        goto CPyL17;
    }
    if (likely(PyLong_Check(cpy_r_r17)))
        cpy_r_r18 = CPyTagged_FromObject(cpy_r_r17);
    else {
        CPy_TypeError("int", cpy_r_r17); cpy_r_r18 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "folk_at", 107, CPyStatic_wayfarers___table___globals);
        goto CPyL17;
    }
    return cpy_r_r18;
CPyL17: ;
    cpy_r_r19 = CPY_INT_TAG;
    return cpy_r_r19;
}
        
        PyObject *CPyPy_wayfarers___table___Player___folk_at(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"place", 0};
            static CPyArg_Parser parser = {"O:folk_at", kwlist, 0};
            PyObject *obj_place;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_place)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Player))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Player", obj_self); 
                goto fail;
            }
            CPyTagged arg_place;
            if (likely(PyLong_Check(obj_place)))
                arg_place = CPyTagged_BorrowFromObject(obj_place);
            else {
                CPy_TypeError("int", obj_place); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___table___Player___folk_at(arg_self, arg_place);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "folk_at", 101, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table___Automa___copy(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    char cpy_r_r2;
    PyObject *cpy_r_r3;
    PyObject *cpy_r_r4;
    PyObject *cpy_r_r5;
    char cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject *cpy_r_r8;
    PyObject *cpy_r_r9;
    char cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    CPyTagged cpy_r_r13;
    char cpy_r_r14;
    CPyTagged cpy_r_r15;
    char cpy_r_r16;
    PyObject *cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    char cpy_r_r20;
    PyObject *cpy_r_r21;
    PyObject *cpy_r_r22;
    PyObject *cpy_r_r23;
    char cpy_r_r24;
    CPyTagged cpy_r_r25;
    char cpy_r_r26;
    PyObject *cpy_r_r27;
    PyObject *cpy_r_r28;
    PyObject *cpy_r_r29;
    char cpy_r_r30;
    PyObject *cpy_r_r31;
    PyObject *cpy_r_r32;
    PyObject *cpy_r_r33;
    char cpy_r_r34;
    CPyTagged cpy_r_r35;
    char cpy_r_r36;
    PyObject *cpy_r_r37;
    cpy_r_r0 = CPyDef_wayfarers___table___Automa();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 137, CPyStatic_wayfarers___table___globals);
        goto CPyL38;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_board;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "board", 138, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_board != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_board);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_board = cpy_r_r1;
    cpy_r_r2 = 1;
    if (unlikely(!cpy_r_r2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 138, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r3 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_guilds;
    if (unlikely(cpy_r_r3 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "guilds", 139, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r3);
CPyL4: ;
    cpy_r_r4 = CPyList_GetSlice(cpy_r_r3, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r3);
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 139, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r4)))
        cpy_r_r5 = cpy_r_r4;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 139, CPyStatic_wayfarers___table___globals, "list", cpy_r_r4);
        goto CPyL39;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_guilds = cpy_r_r5;
    cpy_r_r6 = 1;
    if (unlikely(!cpy_r_r6)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 139, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r7 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_workers;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "workers", 140, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r7);
CPyL8: ;
    cpy_r_r8 = CPyList_GetSlice(cpy_r_r7, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r7);
    if (unlikely(cpy_r_r8 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 140, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r8)))
        cpy_r_r9 = cpy_r_r8;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 140, CPyStatic_wayfarers___table___globals, "list", cpy_r_r8);
        goto CPyL39;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_workers = cpy_r_r9;
    cpy_r_r10 = 1;
    if (unlikely(!cpy_r_r10)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 140, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r11 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_marker;
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "marker", 141, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r11);
CPyL12: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_marker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_marker);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_marker = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 141, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r13 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_resource;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "resource", 142, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL14: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_resource != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_resource);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_resource = cpy_r_r13;
    cpy_r_r14 = 1;
    if (unlikely(!cpy_r_r14)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 142, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r15 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_comets;
    if (unlikely(cpy_r_r15 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "comets", 143, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r15);
CPyL16: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_comets != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_comets);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_comets = cpy_r_r15;
    cpy_r_r16 = 1;
    if (unlikely(!cpy_r_r16)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 143, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r17 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_cards;
    if (unlikely(cpy_r_r17 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "cards", 144, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r17);
CPyL18: ;
    cpy_r_r18 = CPyList_GetSlice(cpy_r_r17, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r17);
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 144, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r18)))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 144, CPyStatic_wayfarers___table___globals, "list", cpy_r_r18);
        goto CPyL39;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_cards != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_cards);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_cards = cpy_r_r19;
    cpy_r_r20 = 1;
    if (unlikely(!cpy_r_r20)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 144, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r21 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_tiles;
    if (unlikely(cpy_r_r21 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "tiles", 145, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r21);
CPyL22: ;
    cpy_r_r22 = CPyList_GetSlice(cpy_r_r21, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r21);
    if (unlikely(cpy_r_r22 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 145, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r22)))
        cpy_r_r23 = cpy_r_r22;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 145, CPyStatic_wayfarers___table___globals, "list", cpy_r_r22);
        goto CPyL39;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_tiles);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_tiles = cpy_r_r23;
    cpy_r_r24 = 1;
    if (unlikely(!cpy_r_r24)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 145, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r25 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_path;
    if (unlikely(cpy_r_r25 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "path", 146, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r25);
CPyL26: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_path != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_path);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_path = cpy_r_r25;
    cpy_r_r26 = 1;
    if (unlikely(!cpy_r_r26)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 146, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r27 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_scheme_pile;
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "scheme_pile", 147, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r27);
CPyL28: ;
    cpy_r_r28 = CPyList_GetSlice(cpy_r_r27, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r27);
    if (unlikely(cpy_r_r28 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 147, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r28)))
        cpy_r_r29 = cpy_r_r28;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 147, CPyStatic_wayfarers___table___globals, "list", cpy_r_r28);
        goto CPyL39;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_scheme_pile != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_scheme_pile);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_scheme_pile = cpy_r_r29;
    cpy_r_r30 = 1;
    if (unlikely(!cpy_r_r30)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 147, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r31 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_schemes;
    if (unlikely(cpy_r_r31 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "schemes", 148, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPy_INCREF(cpy_r_r31);
CPyL32: ;
    cpy_r_r32 = CPyList_GetSlice(cpy_r_r31, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r31);
    if (unlikely(cpy_r_r32 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 148, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    if (likely(PyList_Check(cpy_r_r32)))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 148, CPyStatic_wayfarers___table___globals, "list", cpy_r_r32);
        goto CPyL39;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_schemes != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_schemes);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_schemes = cpy_r_r33;
    cpy_r_r34 = 1;
    if (unlikely(!cpy_r_r34)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 148, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    cpy_r_r35 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_owed;
    if (unlikely(cpy_r_r35 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Automa", "owed", 149, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    CPyTagged_INCREF(cpy_r_r35);
CPyL36: ;
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_owed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_owed);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r0)->_owed = cpy_r_r35;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 149, CPyStatic_wayfarers___table___globals);
        goto CPyL39;
    }
    return cpy_r_r0;
CPyL38: ;
    cpy_r_r37 = NULL;
    return cpy_r_r37;
CPyL39: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL38;
}
        
        PyObject *CPyPy_wayfarers___table___Automa___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Automa))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___table___Automa___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 136, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___table___Automa___advance(PyObject *cpy_r_self, PyObject *cpy_r_book) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    PyObject *cpy_r_r2;
    tuple_T4IIIC cpy_r_r3;
    char cpy_r_r4;
    CPyTagged cpy_r_r5;
    CPyTagged cpy_r_r6;
    PyObject *cpy_r_r7;
    CPyPtr cpy_r_r8;
    int64_t cpy_r_r9;
    CPyTagged cpy_r_r10;
    CPyTagged cpy_r_r11;
    char cpy_r_r12;
    char cpy_r_r13;
    cpy_r_r0 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_resource_track;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "advance", "Book", "resource_track", 156, CPyStatic_wayfarers___table___globals);
        goto CPyL9;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_resource;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "advance", "Automa", "resource", 156, CPyStatic_wayfarers___table___globals);
        goto CPyL9;
    }
CPyL2: ;
    cpy_r_r2 = CPyList_GetItem(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "advance", 156, CPyStatic_wayfarers___table___globals);
        goto CPyL9;
    }
    PyObject *__tmp7887;
    if (unlikely(!(PyTuple_Check(cpy_r_r2) && PyTuple_GET_SIZE(cpy_r_r2) == 4))) {
        __tmp7887 = NULL;
        goto __LL7888;
    }
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 0))))
        __tmp7887 = PyTuple_GET_ITEM(cpy_r_r2, 0);
    else {
        __tmp7887 = NULL;
    }
    if (__tmp7887 == NULL) goto __LL7888;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 1))))
        __tmp7887 = PyTuple_GET_ITEM(cpy_r_r2, 1);
    else {
        __tmp7887 = NULL;
    }
    if (__tmp7887 == NULL) goto __LL7888;
    if (likely(PyLong_Check(PyTuple_GET_ITEM(cpy_r_r2, 2))))
        __tmp7887 = PyTuple_GET_ITEM(cpy_r_r2, 2);
    else {
        __tmp7887 = NULL;
    }
    if (__tmp7887 == NULL) goto __LL7888;
    if (likely(PyBool_Check(PyTuple_GET_ITEM(cpy_r_r2, 3))))
        __tmp7887 = PyTuple_GET_ITEM(cpy_r_r2, 3);
    else {
        __tmp7887 = NULL;
    }
    if (__tmp7887 == NULL) goto __LL7888;
    __tmp7887 = cpy_r_r2;
__LL7888: ;
    if (unlikely(__tmp7887 == NULL)) {
        CPy_TypeError("tuple[int, int, int, bool]", cpy_r_r2); cpy_r_r3 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    } else {
        PyObject *__tmp7889 = PyTuple_GET_ITEM(cpy_r_r2, 0);
        CPyTagged __tmp7890;
        if (likely(PyLong_Check(__tmp7889)))
            __tmp7890 = CPyTagged_FromObject(__tmp7889);
        else {
            goto __LL7891;
        }
        cpy_r_r3.f0 = __tmp7890;
        PyObject *__tmp7892 = PyTuple_GET_ITEM(cpy_r_r2, 1);
        CPyTagged __tmp7893;
        if (likely(PyLong_Check(__tmp7892)))
            __tmp7893 = CPyTagged_FromObject(__tmp7892);
        else {
            goto __LL7894;
        }
        cpy_r_r3.f1 = __tmp7893;
        PyObject *__tmp7895 = PyTuple_GET_ITEM(cpy_r_r2, 2);
        CPyTagged __tmp7896;
        if (likely(PyLong_Check(__tmp7895)))
            __tmp7896 = CPyTagged_FromObject(__tmp7895);
        else {
            goto __LL7897;
        }
        cpy_r_r3.f2 = __tmp7896;
        PyObject *__tmp7898 = PyTuple_GET_ITEM(cpy_r_r2, 3);
        char __tmp7899;
        if (unlikely(!PyBool_Check(__tmp7898))) {
            goto __LL7900;
        } else
            __tmp7899 = __tmp7898 == Py_True;
        cpy_r_r3.f3 = __tmp7899;
    }
    goto __LL7901;
__LL7891: ;
    cpy_r_r3 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL7901;
__LL7894: ;
    CPyTagged_DECREF(cpy_r_r3.f0);
    cpy_r_r3 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL7901;
__LL7897: ;
    CPyTagged_DECREF(cpy_r_r3.f0);
    CPyTagged_DECREF(cpy_r_r3.f1);
    cpy_r_r3 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL7901;
__LL7900: ;
    CPyTagged_DECREF(cpy_r_r3.f0);
    CPyTagged_DECREF(cpy_r_r3.f1);
    CPyTagged_DECREF(cpy_r_r3.f2);
    cpy_r_r3 = (tuple_T4IIIC) { CPY_INT_TAG, CPY_INT_TAG, CPY_INT_TAG, 2 };
    goto __LL7901;
__LL7901: ;
    CPy_DECREF(cpy_r_r2);
    if (unlikely(cpy_r_r3.f0 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "advance", 156, CPyStatic_wayfarers___table___globals);
        goto CPyL9;
    }
    cpy_r_r4 = cpy_r_r3.f3;
    CPyTagged_DECREF(cpy_r_r3.f0);
    CPyTagged_DECREF(cpy_r_r3.f1);
    CPyTagged_DECREF(cpy_r_r3.f2);
    cpy_r_r5 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_resource;
    if (unlikely(cpy_r_r5 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "advance", "Automa", "resource", 157, CPyStatic_wayfarers___table___globals);
        goto CPyL9;
    }
CPyL5: ;
    cpy_r_r6 = CPyTagged_Add(cpy_r_r5, 2);
    cpy_r_r7 = ((serai___games___wayfarers___book___BookObject *)cpy_r_book)->_resource_track;
    if (unlikely(cpy_r_r7 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "advance", "Book", "resource_track", 157, CPyStatic_wayfarers___table___globals);
        goto CPyL10;
    }
CPyL6: ;
    cpy_r_r8 = (CPyPtr)((CPyPtr)cpy_r_r7 + offsetof(PyVarObject, ob_size));
    cpy_r_r9 = *(int64_t *)cpy_r_r8;
    cpy_r_r10 = cpy_r_r9 << 1;
    cpy_r_r11 = CPyTagged_Remainder(cpy_r_r6, cpy_r_r10);
    CPyTagged_DECREF(cpy_r_r6);
    if (unlikely(cpy_r_r11 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "advance", 157, CPyStatic_wayfarers___table___globals);
        goto CPyL9;
    }
    if (((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_resource != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_resource);
    }
    ((serai___games___wayfarers___table___AutomaObject *)cpy_r_self)->_resource = cpy_r_r11;
    cpy_r_r12 = 1;
    if (unlikely(!cpy_r_r12)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "advance", 157, CPyStatic_wayfarers___table___globals);
        goto CPyL9;
    }
    return cpy_r_r4;
CPyL9: ;
    cpy_r_r13 = 2;
    return cpy_r_r13;
CPyL10: ;
    CPyTagged_DecRef(cpy_r_r6);
    goto CPyL9;
}
        
        PyObject *CPyPy_wayfarers___table___Automa___advance(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"book", 0};
            static CPyArg_Parser parser = {"O:advance", kwlist, 0};
            PyObject *obj_book;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_book)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Automa))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Automa", obj_self); 
                goto fail;
            }
            PyObject *arg_book;
            if (likely(Py_TYPE(obj_book) == CPyType_wayfarers___book___Book))
                arg_book = obj_book;
            else {
                CPy_TypeError("serai.games.wayfarers.book.Book", obj_book); 
                goto fail;
            }
            char retval = CPyDef_wayfarers___table___Automa___advance(arg_self, arg_book);
            if (retval == 2) {
                return NULL;
            }
            PyObject *retbox = retval ? Py_True : Py_False;
            CPy_INCREF(retbox);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "advance", 154, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table___Table___copy(PyObject *cpy_r_self) {
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
    char cpy_r_r47;
    PyObject *cpy_r_r48;
    char cpy_r_r49;
    PyObject *cpy_r_r50;
    PyObject *cpy_r_r51;
    PyObject *cpy_r_r52;
    char cpy_r_r53;
    PyObject *cpy_r_r54;
    PyObject *cpy_r_r55;
    PyObject *cpy_r_r56;
    char cpy_r_r57;
    PyObject *cpy_r_r58;
    PyObject *cpy_r_r59;
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
    CPyTagged cpy_r_r82;
    char cpy_r_r83;
    CPyTagged cpy_r_r84;
    char cpy_r_r85;
    CPyTagged cpy_r_r86;
    char cpy_r_r87;
    CPyTagged cpy_r_r88;
    char cpy_r_r89;
    CPyTagged cpy_r_r90;
    char cpy_r_r91;
    CPyTagged cpy_r_r92;
    char cpy_r_r93;
    char cpy_r_r94;
    char cpy_r_r95;
    PyObject *cpy_r_r96;
    PyObject *cpy_r_r97;
    PyObject *cpy_r_r98;
    char cpy_r_r99;
    CPyTagged cpy_r_r100;
    char cpy_r_r101;
    CPyTagged cpy_r_r102;
    char cpy_r_r103;
    CPyTagged cpy_r_r104;
    char cpy_r_r105;
    PyObject *cpy_r_r106;
    cpy_r_r0 = CPyDef_wayfarers___table___Table();
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 207, CPyStatic_wayfarers___table___globals);
        goto CPyL97;
    }
    cpy_r_r1 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_chance;
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "chance", 208, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyDef_chance___Chance___copy(cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 208, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_chance != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_chance);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_chance = cpy_r_r2;
    cpy_r_r3 = 1;
    if (unlikely(!cpy_r_r3)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 208, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_reveals;
    if (unlikely(cpy_r_r4 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "reveals", 209, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r4);
CPyL5: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_reveals != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_reveals);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_reveals = cpy_r_r4;
    cpy_r_r5 = 1;
    if (unlikely(!cpy_r_r5)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 209, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r6 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_confirm;
    if (unlikely(cpy_r_r6 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "confirm", 210, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
CPyL7: ;
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_confirm = cpy_r_r6;
    cpy_r_r7 = 1;
    if (unlikely(!cpy_r_r7)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 210, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r8 = Py_None;
    CPy_INCREF(cpy_r_r8);
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_story != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_story);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_story = cpy_r_r8;
    cpy_r_r9 = 1;
    if (unlikely(!cpy_r_r9)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 211, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_book;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "book", 212, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r10);
CPyL10: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_book != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_book);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_book = cpy_r_r10;
    cpy_r_r11 = 1;
    if (unlikely(!cpy_r_r11)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 212, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r12 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_seat;
    if (unlikely(cpy_r_r12 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "seat", 213, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r12);
CPyL12: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_seat != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_seat);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_seat = cpy_r_r12;
    cpy_r_r13 = 1;
    if (unlikely(!cpy_r_r13)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 213, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_first;
    if (unlikely(cpy_r_r14 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "first", 214, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r14);
CPyL14: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_first = cpy_r_r14;
    cpy_r_r15 = 1;
    if (unlikely(!cpy_r_r15)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 214, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r16 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_turn;
    if (unlikely(cpy_r_r16 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "turn", 215, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r16);
CPyL16: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turn != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turn);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turn = cpy_r_r16;
    cpy_r_r17 = 1;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 215, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_turns_left;
    if (unlikely(cpy_r_r18 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "turns_left", 216, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r18);
CPyL18: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turns_left != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turns_left);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_turns_left = cpy_r_r18;
    cpy_r_r19 = 1;
    if (unlikely(!cpy_r_r19)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 216, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r20 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "players", 217, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r20);
CPyL20: ;
    cpy_r_r21 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r22 = *(int64_t *)cpy_r_r21;
    cpy_r_r23 = PyList_New(cpy_r_r22);
    if (unlikely(cpy_r_r23 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 217, CPyStatic_wayfarers___table___globals);
        goto CPyL99;
    }
    cpy_r_r24 = 0;
CPyL22: ;
    cpy_r_r25 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyVarObject, ob_size));
    cpy_r_r26 = *(int64_t *)cpy_r_r25;
    cpy_r_r27 = cpy_r_r24 < cpy_r_r26;
    if (!cpy_r_r27) goto CPyL100;
    cpy_r_r28 = (CPyPtr)((CPyPtr)cpy_r_r20 + offsetof(PyListObject, ob_item));
    cpy_r_r29 = *(CPyPtr *)cpy_r_r28;
    cpy_r_r30 = cpy_r_r24 * 8;
    cpy_r_r31 = cpy_r_r29 + cpy_r_r30;
    cpy_r_r32 = *(PyObject * *)cpy_r_r31;
    CPy_INCREF(cpy_r_r32);
    if (likely(Py_TYPE(cpy_r_r32) == CPyType_wayfarers___table___Player))
        cpy_r_r33 = cpy_r_r32;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 217, CPyStatic_wayfarers___table___globals, "serai.games.wayfarers.table.Player", cpy_r_r32);
        goto CPyL101;
    }
    cpy_r_r34 = CPyDef_wayfarers___table___Player___copy(cpy_r_r33);
    CPy_DECREF(cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 217, CPyStatic_wayfarers___table___globals);
        goto CPyL101;
    }
    CPyList_SetItemUnsafe(cpy_r_r23, cpy_r_r24, cpy_r_r34);
    cpy_r_r35 = cpy_r_r24 + 1;
    cpy_r_r24 = cpy_r_r35;
    goto CPyL22;
CPyL27: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_players != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_players);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_players = cpy_r_r23;
    cpy_r_r36 = 1;
    if (unlikely(!cpy_r_r36)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 217, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r37 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r37 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "automa", 218, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
CPyL29: ;
    cpy_r_r38 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r39 = cpy_r_r37 != cpy_r_r38;
    if (!cpy_r_r39) goto CPyL34;
    cpy_r_r40 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r40 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "automa", 218, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r40);
CPyL31: ;
    if (likely(cpy_r_r40 != Py_None))
        cpy_r_r41 = cpy_r_r40;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 218, CPyStatic_wayfarers___table___globals, "serai.games.wayfarers.table.Automa", cpy_r_r40);
        goto CPyL98;
    }
    cpy_r_r42 = CPyDef_wayfarers___table___Automa___copy(cpy_r_r41);
    CPy_DECREF(cpy_r_r41);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 218, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r43 = cpy_r_r42;
    goto CPyL35;
CPyL34: ;
    cpy_r_r44 = Py_None;
    CPy_INCREF(cpy_r_r44);
    cpy_r_r43 = cpy_r_r44;
CPyL35: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_automa = cpy_r_r43;
    cpy_r_r45 = 1;
    if (unlikely(!cpy_r_r45)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 218, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r46 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_sides;
    if (unlikely(cpy_r_r46 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "sides", 219, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r46);
CPyL37: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_sides != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_sides);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_sides = cpy_r_r46;
    cpy_r_r47 = 1;
    if (unlikely(!cpy_r_r47)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 219, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r48 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_journal_tiles;
    if (unlikely(cpy_r_r48 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "journal_tiles", 220, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r48);
CPyL39: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journal_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journal_tiles);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journal_tiles = cpy_r_r48;
    cpy_r_r49 = 1;
    if (unlikely(!cpy_r_r49)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 220, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r50 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_track_workers;
    if (unlikely(cpy_r_r50 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "track_workers", 221, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r50);
CPyL41: ;
    cpy_r_r51 = CPyList_GetSlice(cpy_r_r50, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r51 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 221, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r51)))
        cpy_r_r52 = cpy_r_r51;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 221, CPyStatic_wayfarers___table___globals, "list", cpy_r_r51);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_track_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_track_workers);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_track_workers = cpy_r_r52;
    cpy_r_r53 = 1;
    if (unlikely(!cpy_r_r53)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 221, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r54 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_tiles;
    if (unlikely(cpy_r_r54 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "tiles", 222, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r54);
CPyL45: ;
    cpy_r_r55 = CPyList_GetSlice(cpy_r_r54, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r54);
    if (unlikely(cpy_r_r55 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 222, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r55)))
        cpy_r_r56 = cpy_r_r55;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 222, CPyStatic_wayfarers___table___globals, "list", cpy_r_r55);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_tiles != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_tiles);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_tiles = cpy_r_r56;
    cpy_r_r57 = 1;
    if (unlikely(!cpy_r_r57)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 222, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r58 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_display;
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "display", 223, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r58);
CPyL49: ;
    cpy_r_r59 = CPyList_GetSlice(cpy_r_r58, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r59 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 223, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r59)))
        cpy_r_r60 = cpy_r_r59;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 223, CPyStatic_wayfarers___table___globals, "list", cpy_r_r59);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display = cpy_r_r60;
    cpy_r_r61 = 1;
    if (unlikely(!cpy_r_r61)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 223, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r62 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_display_workers;
    if (unlikely(cpy_r_r62 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "display_workers", 224, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r62);
CPyL53: ;
    cpy_r_r63 = CPyList_GetSlice(cpy_r_r62, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r62);
    if (unlikely(cpy_r_r63 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 224, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r63)))
        cpy_r_r64 = cpy_r_r63;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 224, CPyStatic_wayfarers___table___globals, "list", cpy_r_r63);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display_workers != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display_workers);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display_workers = cpy_r_r64;
    cpy_r_r65 = 1;
    if (unlikely(!cpy_r_r65)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 224, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r66 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_display_influence;
    if (unlikely(cpy_r_r66 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "display_influence", 225, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r66);
CPyL57: ;
    cpy_r_r67 = CPyList_GetSlice(cpy_r_r66, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r66);
    if (unlikely(cpy_r_r67 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 225, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r67)))
        cpy_r_r68 = cpy_r_r67;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 225, CPyStatic_wayfarers___table___globals, "list", cpy_r_r67);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display_influence != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display_influence);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_display_influence = cpy_r_r68;
    cpy_r_r69 = 1;
    if (unlikely(!cpy_r_r69)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 225, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r70 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_decks;
    if (unlikely(cpy_r_r70 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "decks", 226, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r70);
CPyL61: ;
    cpy_r_r71 = CPyList_GetSlice(cpy_r_r70, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 226, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r71)))
        cpy_r_r72 = cpy_r_r71;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 226, CPyStatic_wayfarers___table___globals, "list", cpy_r_r71);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_decks != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_decks);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_decks = cpy_r_r72;
    cpy_r_r73 = 1;
    if (unlikely(!cpy_r_r73)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 226, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r74 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_known;
    if (unlikely(cpy_r_r74 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "known", 227, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r74);
CPyL65: ;
    cpy_r_r75 = CPyList_GetSlice(cpy_r_r74, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r74);
    if (unlikely(cpy_r_r75 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 227, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r75)))
        cpy_r_r76 = cpy_r_r75;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 227, CPyStatic_wayfarers___table___globals, "list", cpy_r_r75);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_known != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_known);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_known = cpy_r_r76;
    cpy_r_r77 = 1;
    if (unlikely(!cpy_r_r77)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 227, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r78 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_drawn;
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "drawn", 228, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r78);
CPyL69: ;
    cpy_r_r79 = CPyList_GetSlice(cpy_r_r78, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r79 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 228, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r79)))
        cpy_r_r80 = cpy_r_r79;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 228, CPyStatic_wayfarers___table___globals, "list", cpy_r_r79);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_drawn != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_drawn);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_drawn = cpy_r_r80;
    cpy_r_r81 = 1;
    if (unlikely(!cpy_r_r81)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 228, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r82 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_drawn_row;
    if (unlikely(cpy_r_r82 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "drawn_row", 229, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r82);
CPyL73: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_drawn_row != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_drawn_row);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_drawn_row = cpy_r_r82;
    cpy_r_r83 = 1;
    if (unlikely(!cpy_r_r83)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 229, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r84 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_arriving;
    if (unlikely(cpy_r_r84 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "arriving", 230, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r84);
CPyL75: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_arriving != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_arriving);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_arriving = cpy_r_r84;
    cpy_r_r85 = 1;
    if (unlikely(!cpy_r_r85)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 230, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r86 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_hand;
    if (unlikely(cpy_r_r86 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "hand", 231, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r86);
CPyL77: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_hand != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_hand);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_hand = cpy_r_r86;
    cpy_r_r87 = 1;
    if (unlikely(!cpy_r_r87)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 231, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r88 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_placed;
    if (unlikely(cpy_r_r88 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "placed", 232, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r88);
CPyL79: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_placed != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_placed);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_placed = cpy_r_r88;
    cpy_r_r89 = 1;
    if (unlikely(!cpy_r_r89)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 232, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r90 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_placed_worker;
    if (unlikely(cpy_r_r90 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "placed_worker", 233, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r90);
CPyL81: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_placed_worker != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_placed_worker);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_placed_worker = cpy_r_r90;
    cpy_r_r91 = 1;
    if (unlikely(!cpy_r_r91)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 233, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r92 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_used_guilds;
    if (unlikely(cpy_r_r92 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "used_guilds", 234, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r92);
CPyL83: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_used_guilds != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_used_guilds);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_used_guilds = cpy_r_r92;
    cpy_r_r93 = 1;
    if (unlikely(!cpy_r_r93)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 234, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r94 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_journaled;
    if (unlikely(cpy_r_r94 == 2)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "journaled", 235, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
CPyL85: ;
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_journaled = cpy_r_r94;
    cpy_r_r95 = 1;
    if (unlikely(!cpy_r_r95)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 235, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r96 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_fresh;
    if (unlikely(cpy_r_r96 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "fresh", 236, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPy_INCREF(cpy_r_r96);
CPyL87: ;
    cpy_r_r97 = CPyList_GetSlice(cpy_r_r96, 0, 9223372036854775806LL);
    CPy_DECREF(cpy_r_r96);
    if (unlikely(cpy_r_r97 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 236, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    if (likely(PyList_Check(cpy_r_r97)))
        cpy_r_r98 = cpy_r_r97;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "copy", 236, CPyStatic_wayfarers___table___globals, "list", cpy_r_r97);
        goto CPyL98;
    }
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_fresh != NULL) {
        CPy_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_fresh);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_fresh = cpy_r_r98;
    cpy_r_r99 = 1;
    if (unlikely(!cpy_r_r99)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 236, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r100 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_silver_off;
    if (unlikely(cpy_r_r100 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "silver_off", 237, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r100);
CPyL91: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_silver_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_silver_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_silver_off = cpy_r_r100;
    cpy_r_r101 = 1;
    if (unlikely(!cpy_r_r101)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 237, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r102 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_provision_off;
    if (unlikely(cpy_r_r102 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "provision_off", 238, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r102);
CPyL93: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_provision_off != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_provision_off);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_provision_off = cpy_r_r102;
    cpy_r_r103 = 1;
    if (unlikely(!cpy_r_r103)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 238, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    cpy_r_r104 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_pigeons;
    if (unlikely(cpy_r_r104 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "copy", "Table", "pigeons", 239, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    CPyTagged_INCREF(cpy_r_r104);
CPyL95: ;
    if (((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_pigeons != CPY_INT_TAG) {
        CPyTagged_DECREF(((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_pigeons);
    }
    ((serai___games___wayfarers___table___TableObject *)cpy_r_r0)->_pigeons = cpy_r_r104;
    cpy_r_r105 = 1;
    if (unlikely(!cpy_r_r105)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 239, CPyStatic_wayfarers___table___globals);
        goto CPyL98;
    }
    return cpy_r_r0;
CPyL97: ;
    cpy_r_r106 = NULL;
    return cpy_r_r106;
CPyL98: ;
    CPy_DecRef(cpy_r_r0);
    goto CPyL97;
CPyL99: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    goto CPyL97;
CPyL100: ;
    CPy_DECREF(cpy_r_r20);
    goto CPyL27;
CPyL101: ;
    CPy_DecRef(cpy_r_r0);
    CPy_DecRef(cpy_r_r20);
    CPy_DecRef(cpy_r_r23);
    goto CPyL97;
}
        
        PyObject *CPyPy_wayfarers___table___Table___copy(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___table___Table___copy(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy", 206, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table___Table___copy__Table_glue(PyObject *cpy_r_self) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    cpy_r_r0 = CPyDef_wayfarers___table___Table___copy(cpy_r_self);
    if (cpy_r_r0 == NULL) goto CPyL2;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r1 = NULL;
    return cpy_r_r1;
}
        
        PyObject *CPyPy_wayfarers___table___Table___copy__Table_glue(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":copy__Table_glue", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_self); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___table___Table___copy__Table_glue(arg_self);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "copy__Table_glue", -1, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table_____mypyc_lambda__0_obj_____get__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_instance, PyObject *cpy_r_owner) {
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
        
        PyObject *CPyPy_wayfarers___table_____mypyc_lambda__0_obj_____get__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
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
            PyObject *retval = CPyDef_wayfarers___table_____mypyc_lambda__0_obj_____get__(arg___mypyc_self__, arg_instance, arg_owner);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "__get__", -1, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table_____mypyc_lambda__0_obj_____call__(PyObject *cpy_r___mypyc_self__, PyObject *cpy_r_older) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    PyObject *cpy_r_r2;
    cpy_r_r0 = CPyStatics[4282]; /* 'limbo' */
    cpy_r_r1 = CPyDict_GetItem(cpy_r_older, cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<lambda>", 245, CPyStatic_wayfarers___table___globals);
        goto CPyL2;
    }
    return cpy_r_r1;
CPyL2: ;
    cpy_r_r2 = NULL;
    return cpy_r_r2;
}
        
        PyObject *CPyPy_wayfarers___table_____mypyc_lambda__0_obj_____call__(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj___mypyc_self__ = self;
            static const char * const kwlist[] = {"older", 0};
            static CPyArg_Parser parser = {"O:__call__", kwlist, 0};
            PyObject *obj_older;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, PyVectorcall_NARGS(nargs), kwnames, &parser, &obj_older)) {
                return NULL;
            }
            PyObject *arg___mypyc_self__ = obj___mypyc_self__;
            PyObject *arg_older;
            if (likely(PyDict_Check(obj_older)))
                arg_older = obj_older;
            else {
                CPy_TypeError("dict", obj_older); 
                goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___table_____mypyc_lambda__0_obj_____call__(arg___mypyc_self__, arg_older);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<lambda>", 245, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___table___Table___seats(PyObject *cpy_r_self) {
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
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "seats", "Table", "players", 250, CPyStatic_wayfarers___table___globals);
        goto CPyL6;
    }
CPyL1: ;
    cpy_r_r1 = (CPyPtr)((CPyPtr)cpy_r_r0 + offsetof(PyVarObject, ob_size));
    cpy_r_r2 = *(int64_t *)cpy_r_r1;
    cpy_r_r3 = cpy_r_r2 << 1;
    cpy_r_r4 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r4 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "seats", "Table", "automa", 250, CPyStatic_wayfarers___table___globals);
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
        
        PyObject *CPyPy_wayfarers___table___Table___seats(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {0};
            static CPyArg_Parser parser = {":seats", kwlist, 0};
            if (!CPyArg_ParseStackAndKeywordsNoArgs(args, nargs, kwnames, &parser)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___table___Table___seats(arg_self);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "seats", 249, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table___Table___guilds_of(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
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
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "guilds_of", "Table", "players", 254, CPyStatic_wayfarers___table___globals);
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
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "guilds_of", "Table", "players", 255, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
CPyL6: ;
    cpy_r_r11 = CPyList_GetItemBorrow(cpy_r_r10, cpy_r_seat);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "guilds_of", 255, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_wayfarers___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "guilds_of", 255, CPyStatic_wayfarers___table___globals, "serai.games.wayfarers.table.Player", cpy_r_r11);
        goto CPyL18;
    }
    cpy_r_r13 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r12)->_guilds;
    if (unlikely(cpy_r_r13 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "guilds_of", "Player", "guilds", 255, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r13);
CPyL9: ;
    return cpy_r_r13;
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "guilds_of", "Table", "automa", 256, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
CPyL11: ;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_r14 != cpy_r_r15;
    if (cpy_r_r16) goto CPyL14;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "guilds_of", 256, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "guilds_of", "Table", "automa", 257, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
CPyL15: ;
    if (likely(cpy_r_r18 != Py_None))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "guilds_of", 257, CPyStatic_wayfarers___table___globals, "serai.games.wayfarers.table.Automa", cpy_r_r18);
        goto CPyL18;
    }
    cpy_r_r20 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r19)->_guilds;
    if (unlikely(cpy_r_r20 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "guilds_of", "Automa", "guilds", 257, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    CPy_INCREF(cpy_r_r20);
CPyL17: ;
    return cpy_r_r20;
CPyL18: ;
    cpy_r_r21 = NULL;
    return cpy_r_r21;
}
        
        PyObject *CPyPy_wayfarers___table___Table___guilds_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:guilds_of", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            PyObject *retval = CPyDef_wayfarers___table___Table___guilds_of(arg_self, arg_seat);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "guilds_of", 252, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___table___Table___marker_of(PyObject *cpy_r_self, CPyTagged cpy_r_seat) {
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
    CPyTagged cpy_r_r13;
    PyObject *cpy_r_r14;
    PyObject *cpy_r_r15;
    char cpy_r_r16;
    char cpy_r_r17;
    PyObject *cpy_r_r18;
    PyObject *cpy_r_r19;
    CPyTagged cpy_r_r20;
    CPyTagged cpy_r_r21;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "marker_of", "Table", "players", 260, CPyStatic_wayfarers___table___globals);
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
    cpy_r_r10 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_players;
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "marker_of", "Table", "players", 261, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
CPyL6: ;
    cpy_r_r11 = CPyList_GetItemBorrow(cpy_r_r10, cpy_r_seat);
    if (unlikely(cpy_r_r11 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "marker_of", 261, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    if (likely(Py_TYPE(cpy_r_r11) == CPyType_wayfarers___table___Player))
        cpy_r_r12 = cpy_r_r11;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "marker_of", 261, CPyStatic_wayfarers___table___globals, "serai.games.wayfarers.table.Player", cpy_r_r11);
        goto CPyL18;
    }
    cpy_r_r13 = ((serai___games___wayfarers___table___PlayerObject *)cpy_r_r12)->_marker;
    if (unlikely(cpy_r_r13 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "marker_of", "Player", "marker", 261, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r13);
CPyL9: ;
    return cpy_r_r13;
CPyL10: ;
    cpy_r_r14 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "marker_of", "Table", "automa", 262, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
CPyL11: ;
    cpy_r_r15 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r16 = cpy_r_r14 != cpy_r_r15;
    if (cpy_r_r16) goto CPyL14;
    PyErr_SetNone(PyExc_AssertionError);
    cpy_r_r17 = 0;
    if (unlikely(!cpy_r_r17)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "marker_of", 262, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    CPy_Unreachable();
CPyL14: ;
    cpy_r_r18 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_automa;
    if (unlikely(cpy_r_r18 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "marker_of", "Table", "automa", 263, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
CPyL15: ;
    if (likely(cpy_r_r18 != Py_None))
        cpy_r_r19 = cpy_r_r18;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "marker_of", 263, CPyStatic_wayfarers___table___globals, "serai.games.wayfarers.table.Automa", cpy_r_r18);
        goto CPyL18;
    }
    cpy_r_r20 = ((serai___games___wayfarers___table___AutomaObject *)cpy_r_r19)->_marker;
    if (unlikely(cpy_r_r20 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "marker_of", "Automa", "marker", 263, CPyStatic_wayfarers___table___globals);
        goto CPyL18;
    }
    CPyTagged_INCREF(cpy_r_r20);
CPyL17: ;
    return cpy_r_r20;
CPyL18: ;
    cpy_r_r21 = CPY_INT_TAG;
    return cpy_r_r21;
}
        
        PyObject *CPyPy_wayfarers___table___Table___marker_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"seat", 0};
            static CPyArg_Parser parser = {"O:marker_of", kwlist, 0};
            PyObject *obj_seat;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_seat)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_seat;
            if (likely(PyLong_Check(obj_seat)))
                arg_seat = CPyTagged_BorrowFromObject(obj_seat);
            else {
                CPy_TypeError("int", obj_seat); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___table___Table___marker_of(arg_self, arg_seat);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "marker_of", 259, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
CPyTagged CPyDef_wayfarers___table___Table___place_of(PyObject *cpy_r_self, CPyTagged cpy_r_card) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_self)->_display;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "place_of", "Table", "display", 267, CPyStatic_wayfarers___table___globals);
        goto CPyL3;
    }
    CPy_INCREF(cpy_r_r0);
CPyL1: ;
    CPyTagged_INCREF(cpy_r_card);
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_card);
    cpy_r_r2 = CPyList_Index(cpy_r_r0, cpy_r_r1);
    CPy_DECREF(cpy_r_r0);
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "place_of", 267, CPyStatic_wayfarers___table___globals);
        goto CPyL3;
    }
    return cpy_r_r2;
CPyL3: ;
    cpy_r_r3 = CPY_INT_TAG;
    return cpy_r_r3;
}
        
        PyObject *CPyPy_wayfarers___table___Table___place_of(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            PyObject *obj_self = self;
            static const char * const kwlist[] = {"card", 0};
            static CPyArg_Parser parser = {"O:place_of", kwlist, 0};
            PyObject *obj_card;
            if (!CPyArg_ParseStackAndKeywordsOneArg(args, nargs, kwnames, &parser, &obj_card)) {
                return NULL;
            }
            PyObject *arg_self;
            if (likely(Py_TYPE(obj_self) == CPyType_wayfarers___table___Table))
                arg_self = obj_self;
            else {
                CPy_TypeError("serai.games.wayfarers.table.Table", obj_self); 
                goto fail;
            }
            CPyTagged arg_card;
            if (likely(PyLong_Check(obj_card)))
                arg_card = CPyTagged_BorrowFromObject(obj_card);
            else {
                CPy_TypeError("int", obj_card); goto fail;
            }
            CPyTagged retval = CPyDef_wayfarers___table___Table___place_of(arg_self, arg_card);
            if (retval == CPY_INT_TAG) {
                return NULL;
            }
            PyObject *retbox = CPyTagged_StealAsObject(retval);
            return retbox;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "place_of", 265, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
PyObject *CPyDef_wayfarers___table___row_places(PyObject *cpy_r_t, CPyTagged cpy_r_row) {
    PyObject *cpy_r_r0;
    CPyTagged cpy_r_r1;
    CPyTagged cpy_r_r2;
    CPyTagged cpy_r_r3;
    CPyTagged cpy_r_r4;
    PyObject *cpy_r_r5;
    PyObject *cpy_r_r6;
    PyObject *cpy_r_r7;
    PyObject **cpy_r_r9;
    PyObject *cpy_r_r10;
    PyObject *cpy_r_r11;
    PyObject *cpy_r_r12;
    cpy_r_r0 = ((serai___games___wayfarers___table___TableObject *)cpy_r_t)->_book;
    if (unlikely(cpy_r_r0 == NULL)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "row_places", "Table", "book", 272, CPyStatic_wayfarers___table___globals);
        goto CPyL5;
    }
CPyL1: ;
    cpy_r_r1 = ((serai___games___wayfarers___book___BookObject *)cpy_r_r0)->_slots;
    if (unlikely(cpy_r_r1 == CPY_INT_TAG)) {
        CPy_AttributeError("src/serai/games/wayfarers/table.py", "row_places", "Book", "slots", 272, CPyStatic_wayfarers___table___globals);
        goto CPyL5;
    }
    CPyTagged_INCREF(cpy_r_r1);
CPyL2: ;
    cpy_r_r2 = CPyTagged_Multiply(cpy_r_row, cpy_r_r1);
    cpy_r_r3 = CPyTagged_Add(cpy_r_row, 2);
    cpy_r_r4 = CPyTagged_Multiply(cpy_r_r3, cpy_r_r1);
    CPyTagged_DECREF(cpy_r_r3);
    CPyTagged_DECREF(cpy_r_r1);
    cpy_r_r5 = (PyObject *)&PyRange_Type;
    cpy_r_r6 = CPyTagged_StealAsObject(cpy_r_r2);
    cpy_r_r7 = CPyTagged_StealAsObject(cpy_r_r4);
    PyObject *cpy_r_r8[2] = {cpy_r_r6, cpy_r_r7};
    cpy_r_r9 = (PyObject **)&cpy_r_r8;
    cpy_r_r10 = PyObject_Vectorcall(cpy_r_r5, cpy_r_r9, 2, 0);
    if (unlikely(cpy_r_r10 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "row_places", 273, CPyStatic_wayfarers___table___globals);
        goto CPyL6;
    }
    CPy_DECREF(cpy_r_r6);
    CPy_DECREF(cpy_r_r7);
    if (likely(PyRange_Check(cpy_r_r10)))
        cpy_r_r11 = cpy_r_r10;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "row_places", 273, CPyStatic_wayfarers___table___globals, "range", cpy_r_r10);
        goto CPyL5;
    }
    return cpy_r_r11;
CPyL5: ;
    cpy_r_r12 = NULL;
    return cpy_r_r12;
CPyL6: ;
    CPy_DecRef(cpy_r_r6);
    CPy_DecRef(cpy_r_r7);
    goto CPyL5;
}
        
        PyObject *CPyPy_wayfarers___table___row_places(PyObject *self, PyObject *const *args, size_t nargs, PyObject *kwnames) {
            static const char * const kwlist[] = {"t", "row", 0};
            static CPyArg_Parser parser = {"OO:row_places", kwlist, 0};
            PyObject *obj_t;
            PyObject *obj_row;
            if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_t, &obj_row)) {
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
            PyObject *retval = CPyDef_wayfarers___table___row_places(arg_t, arg_row);
            return retval;
fail: ;
            CPy_AddTraceback("src/serai/games/wayfarers/table.py", "row_places", 270, CPyStatic_wayfarers___table___globals);
            return NULL;
        }
        
char CPyDef_wayfarers___table_____top_level__(void) {
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
    int32_t cpy_r_r91;
    char cpy_r_r92;
    PyObject *cpy_r_r93;
    PyObject *cpy_r_r94;
    PyObject *cpy_r_r95;
    int32_t cpy_r_r96;
    char cpy_r_r97;
    PyObject *cpy_r_r98;
    PyObject *cpy_r_r99;
    PyObject *cpy_r_r100;
    PyObject *cpy_r_r101;
    PyObject *cpy_r_r102;
    char cpy_r_r103;
    char cpy_r_r104;
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
    PyObject *cpy_r_r134;
    PyObject *cpy_r_r135;
    PyObject *cpy_r_r136;
    int32_t cpy_r_r137;
    char cpy_r_r138;
    PyObject *cpy_r_r139;
    PyObject *cpy_r_r140;
    int32_t cpy_r_r141;
    char cpy_r_r142;
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
    PyObject *cpy_r_r172;
    PyObject *cpy_r_r173;
    tuple_T30OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO cpy_r_r174;
    PyObject *cpy_r_r175;
    PyObject *cpy_r_r176;
    int32_t cpy_r_r177;
    char cpy_r_r178;
    char cpy_r_r179;
    PyObject *cpy_r_r180;
    PyObject *cpy_r_r181;
    PyObject *cpy_r_r182;
    int32_t cpy_r_r183;
    char cpy_r_r184;
    PyObject *cpy_r_r185;
    PyObject *cpy_r_r186;
    PyObject *cpy_r_r187;
    PyObject *cpy_r_r188;
    PyObject *cpy_r_r189;
    char cpy_r_r190;
    char cpy_r_r191;
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
    int32_t cpy_r_r206;
    char cpy_r_r207;
    PyObject *cpy_r_r208;
    PyObject *cpy_r_r209;
    int32_t cpy_r_r210;
    char cpy_r_r211;
    PyObject *cpy_r_r212;
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
    tuple_T12OOOOOOOOOOOO cpy_r_r225;
    PyObject *cpy_r_r226;
    PyObject *cpy_r_r227;
    int32_t cpy_r_r228;
    char cpy_r_r229;
    char cpy_r_r230;
    PyObject *cpy_r_r231;
    PyObject *cpy_r_r232;
    PyObject *cpy_r_r233;
    PyObject *cpy_r_r234;
    PyObject *cpy_r_r235;
    char cpy_r_r236;
    char cpy_r_r237;
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
    int32_t cpy_r_r272;
    char cpy_r_r273;
    PyObject *cpy_r_r274;
    PyObject *cpy_r_r275;
    int32_t cpy_r_r276;
    char cpy_r_r277;
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
    PyObject *cpy_r_r292;
    PyObject *cpy_r_r293;
    PyObject *cpy_r_r294;
    PyObject *cpy_r_r295;
    PyObject *cpy_r_r296;
    PyObject *cpy_r_r297;
    PyObject *cpy_r_r298;
    PyObject *cpy_r_r299;
    PyObject *cpy_r_r300;
    PyObject *cpy_r_r301;
    PyObject *cpy_r_r302;
    PyObject *cpy_r_r303;
    PyObject *cpy_r_r304;
    PyObject *cpy_r_r305;
    PyObject *cpy_r_r306;
    PyObject *cpy_r_r307;
    PyObject *cpy_r_r308;
    PyObject *cpy_r_r309;
    PyObject *cpy_r_r310;
    PyObject *cpy_r_r311;
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
    int32_t cpy_r_r348;
    char cpy_r_r349;
    int32_t cpy_r_r350;
    char cpy_r_r351;
    int32_t cpy_r_r352;
    char cpy_r_r353;
    int32_t cpy_r_r354;
    char cpy_r_r355;
    int32_t cpy_r_r356;
    char cpy_r_r357;
    int32_t cpy_r_r358;
    char cpy_r_r359;
    int32_t cpy_r_r360;
    char cpy_r_r361;
    int32_t cpy_r_r362;
    char cpy_r_r363;
    int32_t cpy_r_r364;
    char cpy_r_r365;
    PyObject *cpy_r_r366;
    PyObject *cpy_r_r367;
    int32_t cpy_r_r368;
    char cpy_r_r369;
    PyObject *cpy_r_r370;
    PyObject *cpy_r_r371;
    PyObject *cpy_r_r372;
    PyObject *cpy_r_r373;
    PyObject *cpy_r_r374;
    PyObject *cpy_r_r375;
    PyObject *cpy_r_r376;
    PyObject *cpy_r_r377;
    PyObject *cpy_r_r378;
    int32_t cpy_r_r379;
    char cpy_r_r380;
    PyObject *cpy_r_r381;
    PyObject *cpy_r_r382;
    PyObject *cpy_r_r383;
    PyObject *cpy_r_r384;
    PyObject *cpy_r_r385;
    int32_t cpy_r_r386;
    char cpy_r_r387;
    char cpy_r_r388;
    char cpy_r_r389;
    cpy_r_r0 = (void *)&CPyModule_builtins;
    cpy_r_r1 = CPyStatics[3]; /* 'builtins' */
    cpy_r_r2 = CPyImport_GetModuleCacheForImport(cpy_r_r0, cpy_r_r1);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 1, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r3 = (PyObject *)&_Py_NoneStruct;
    cpy_r_r4 = cpy_r_r2 != cpy_r_r3;
    if (cpy_r_r4) goto CPyL4;
    cpy_r_r5 = PyImport_Import(cpy_r_r1);
    if (unlikely(cpy_r_r5 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 1, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r0, cpy_r_r5);
    CPy_DECREF(cpy_r_r5);
CPyL4: ;
    cpy_r_r6 = CPyStatics[4971]; /* ('annotations',) */
    cpy_r_r7 = CPyStatics[5]; /* '__future__' */
    cpy_r_r8 = CPyStatic_wayfarers___table___globals;
    cpy_r_r9 = CPyImport_ImportFromMany(cpy_r_r7, cpy_r_r6, cpy_r_r6, cpy_r_r8);
    if (unlikely(cpy_r_r9 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 3, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r10 = (void *)&CPyModule___future__;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r10, cpy_r_r9);
    CPy_DECREF(cpy_r_r9);
    cpy_r_r11 = CPyStatics[5007]; /* ('Callable',) */
    cpy_r_r12 = CPyStatics[44]; /* 'collections.abc' */
    cpy_r_r13 = CPyStatic_wayfarers___table___globals;
    cpy_r_r14 = CPyImport_ImportFromMany(cpy_r_r12, cpy_r_r11, cpy_r_r11, cpy_r_r13);
    if (unlikely(cpy_r_r14 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 5, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r15 = (void *)&CPyModule_collections___abc;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r15, cpy_r_r14);
    CPy_DECREF(cpy_r_r14);
    cpy_r_r16 = CPyStatics[5643]; /* ('TYPE_CHECKING', 'ClassVar', 'Final') */
    cpy_r_r17 = CPyStatics[47]; /* 'typing' */
    cpy_r_r18 = CPyStatic_wayfarers___table___globals;
    cpy_r_r19 = CPyImport_ImportFromMany(cpy_r_r17, cpy_r_r16, cpy_r_r16, cpy_r_r18);
    if (unlikely(cpy_r_r19 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 6, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r20 = (void *)&CPyModule_typing;
    CPyImport_ReplaceModuleCacheForImport(cpy_r_r20, cpy_r_r19);
    CPy_DECREF(cpy_r_r19);
    cpy_r_r21 = (void *)&CPyModule_serai___kernel___chance;
    cpy_r_r22 = (void *)&CPyImportState_serai___kernel___chance;
    cpy_r_r23 = CPyModuleLockAPI_serai;
    cpy_r_r24 = CPyImport_IsInitialized(cpy_r_r22);
    if (!cpy_r_r24) goto CPyL10;
    cpy_r_r25 = PyImport_GetModuleDict();
    cpy_r_r26 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r27 = CPyDict_GetItem(cpy_r_r25, cpy_r_r26);
    if (unlikely(cpy_r_r27 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 8, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r28 = cpy_r_r27;
    goto CPyL14;
CPyL10: ;
    cpy_r_r29 = CPyInitOnly_serai___kernel___chance;
    cpy_r_r30 = CPyExec_serai___kernel___chance;
    cpy_r_r31 = (PyObject **)&CPyModule_serai___kernel___chance__internal;
    cpy_r_r32 = PyImport_GetModuleDict();
    cpy_r_r33 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r34 = CPyDict_GetItem(cpy_r_r32, cpy_r_r33);
    if (unlikely(cpy_r_r34 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 8, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r35 = CPyStatics[8]; /* '__file__' */
    cpy_r_r36 = CPyObject_GetAttr(cpy_r_r34, cpy_r_r35);
    CPy_DECREF(cpy_r_r34);
    if (unlikely(cpy_r_r36 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 8, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r37 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r38 = CPyStatics[136]; /* 'serai.kernel.chance' */
    cpy_r_r39 = CPyImport_ImportNative(cpy_r_r38, cpy_r_r29, cpy_r_r30, cpy_r_r31, cpy_r_r21, cpy_r_r22, cpy_r_r23, cpy_r_r36, cpy_r_r37, 0);
    CPy_DECREF(cpy_r_r36);
    if (unlikely(cpy_r_r39 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 8, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r28 = cpy_r_r39;
CPyL14: ;
    cpy_r_r40 = CPyStatics[5004]; /* ('Chance',) */
    cpy_r_r41 = CPyStatic_wayfarers___table___globals;
    cpy_r_r42 = CPyImport_GetNativeAttrs(cpy_r_r28, cpy_r_r40, cpy_r_r40, cpy_r_r41);
    CPy_DECREF(cpy_r_r28);
    if (unlikely(cpy_r_r42 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 8, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    } else
        goto CPyL101;
CPyL15: ;
    cpy_r_r43 = (void *)&CPyModule_serai___kernel___state;
    cpy_r_r44 = (void *)&CPyImportState_serai___kernel___state;
    cpy_r_r45 = CPyModuleLockAPI_serai;
    cpy_r_r46 = CPyImport_IsInitialized(cpy_r_r44);
    if (!cpy_r_r46) goto CPyL18;
    cpy_r_r47 = PyImport_GetModuleDict();
    cpy_r_r48 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r49 = CPyDict_GetItem(cpy_r_r47, cpy_r_r48);
    if (unlikely(cpy_r_r49 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 9, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r50 = cpy_r_r49;
    goto CPyL22;
CPyL18: ;
    cpy_r_r51 = CPyInitOnly_serai___kernel___state;
    cpy_r_r52 = CPyExec_serai___kernel___state;
    cpy_r_r53 = (PyObject **)&CPyModule_serai___kernel___state__internal;
    cpy_r_r54 = PyImport_GetModuleDict();
    cpy_r_r55 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r56 = CPyDict_GetItem(cpy_r_r54, cpy_r_r55);
    if (unlikely(cpy_r_r56 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 9, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r57 = CPyStatics[8]; /* '__file__' */
    cpy_r_r58 = CPyObject_GetAttr(cpy_r_r56, cpy_r_r57);
    CPy_DECREF(cpy_r_r56);
    if (unlikely(cpy_r_r58 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 9, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r59 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r60 = CPyStatics[1068]; /* 'serai.kernel.state' */
    cpy_r_r61 = CPyImport_ImportNative(cpy_r_r60, cpy_r_r51, cpy_r_r52, cpy_r_r53, cpy_r_r43, cpy_r_r44, cpy_r_r45, cpy_r_r58, cpy_r_r59, 0);
    CPy_DECREF(cpy_r_r58);
    if (unlikely(cpy_r_r61 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 9, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r50 = cpy_r_r61;
CPyL22: ;
    cpy_r_r62 = CPyStatics[5644]; /* ('Apart', 'Kept', 'Plain', 'State') */
    cpy_r_r63 = CPyStatic_wayfarers___table___globals;
    cpy_r_r64 = CPyImport_GetNativeAttrs(cpy_r_r50, cpy_r_r62, cpy_r_r62, cpy_r_r63);
    CPy_DECREF(cpy_r_r50);
    if (unlikely(cpy_r_r64 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 9, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    } else
        goto CPyL102;
CPyL23: ;
    cpy_r_r65 = (void *)&CPyModule_serai___kernel___table;
    cpy_r_r66 = (void *)&CPyImportState_serai___kernel___table;
    cpy_r_r67 = CPyModuleLockAPI_serai;
    cpy_r_r68 = CPyImport_IsInitialized(cpy_r_r66);
    if (!cpy_r_r68) goto CPyL26;
    cpy_r_r69 = PyImport_GetModuleDict();
    cpy_r_r70 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r71 = CPyDict_GetItem(cpy_r_r69, cpy_r_r70);
    if (unlikely(cpy_r_r71 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 10, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r72 = cpy_r_r71;
    goto CPyL30;
CPyL26: ;
    cpy_r_r73 = CPyInitOnly_serai___kernel___table;
    cpy_r_r74 = CPyExec_serai___kernel___table;
    cpy_r_r75 = (PyObject **)&CPyModule_serai___kernel___table__internal;
    cpy_r_r76 = PyImport_GetModuleDict();
    cpy_r_r77 = CPyStatics[7]; /* 'serai__mypyc' */
    cpy_r_r78 = CPyDict_GetItem(cpy_r_r76, cpy_r_r77);
    if (unlikely(cpy_r_r78 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 10, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r79 = CPyStatics[8]; /* '__file__' */
    cpy_r_r80 = CPyObject_GetAttr(cpy_r_r78, cpy_r_r79);
    CPy_DECREF(cpy_r_r78);
    if (unlikely(cpy_r_r80 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 10, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r81 = CPyStatics[9]; /* '.cpython-311-x86_64-linux-gnu.so' */
    cpy_r_r82 = CPyStatics[1072]; /* 'serai.kernel.table' */
    cpy_r_r83 = CPyImport_ImportNative(cpy_r_r82, cpy_r_r73, cpy_r_r74, cpy_r_r75, cpy_r_r65, cpy_r_r66, cpy_r_r67, cpy_r_r80, cpy_r_r81, 0);
    CPy_DECREF(cpy_r_r80);
    if (unlikely(cpy_r_r83 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 10, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r72 = cpy_r_r83;
CPyL30: ;
    cpy_r_r84 = CPyStatics[5027]; /* ('Table',) */
    cpy_r_r85 = CPyStatics[5168]; /* ('KernelTable',) */
    cpy_r_r86 = CPyStatic_wayfarers___table___globals;
    cpy_r_r87 = CPyImport_GetNativeAttrs(cpy_r_r72, cpy_r_r84, cpy_r_r85, cpy_r_r86);
    CPy_DECREF(cpy_r_r72);
    if (unlikely(cpy_r_r87 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 10, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    } else
        goto CPyL103;
CPyL31: ;
    cpy_r_r88 = CPyStatic_wayfarers___table___globals;
    cpy_r_r89 = CPyStatics[1321]; /* 'NOBODY' */
    cpy_r_r90 = CPyStatics[4908]; /* -1 */
    cpy_r_r91 = CPyDict_SetItem(cpy_r_r88, cpy_r_r89, cpy_r_r90);
    cpy_r_r92 = cpy_r_r91 >= 0;
    if (unlikely(!cpy_r_r92)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 15, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r93 = CPyStatic_wayfarers___table___globals;
    cpy_r_r94 = CPyStatics[2369]; /* 'NO_CARD' */
    cpy_r_r95 = CPyStatics[4908]; /* -1 */
    cpy_r_r96 = CPyDict_SetItem(cpy_r_r93, cpy_r_r94, cpy_r_r95);
    cpy_r_r97 = cpy_r_r96 >= 0;
    if (unlikely(!cpy_r_r97)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 16, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r98 = (PyObject *)CPyType_state___State;
    cpy_r_r99 = PyTuple_Pack(1, cpy_r_r98);
    if (unlikely(cpy_r_r99 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r100 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r101 = (PyObject *)CPyType_wayfarers___table___Player_template;
    cpy_r_r102 = CPyType_FromTemplate(cpy_r_r101, cpy_r_r99, cpy_r_r100);
    CPy_DECREF(cpy_r_r99);
    if (unlikely(cpy_r_r102 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r103 = CPyDef_wayfarers___table___Player_trait_vtable_setup();
    if (unlikely(cpy_r_r103 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL104;
    }
    cpy_r_r104 = CPyDef_wayfarers___table___Player_coroutine_setup(cpy_r_r102);
    if (unlikely(cpy_r_r104 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL104;
    }
    cpy_r_r105 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r106 = CPyStatics[2555]; /* 'board' */
    cpy_r_r107 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r108 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r109 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r110 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r111 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r112 = CPyStatics[599]; /* 'dice' */
    cpy_r_r113 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r114 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r115 = CPyStatics[3821]; /* 'land' */
    cpy_r_r116 = CPyStatics[4283]; /* 'land_folk' */
    cpy_r_r117 = CPyStatics[3826]; /* 'water' */
    cpy_r_r118 = CPyStatics[4284]; /* 'water_folk' */
    cpy_r_r119 = CPyStatics[613]; /* 'space' */
    cpy_r_r120 = CPyStatics[4285]; /* 'space_inspiration' */
    cpy_r_r121 = CPyStatics[4286]; /* 'ready_land' */
    cpy_r_r122 = CPyStatics[4287]; /* 'ready_water' */
    cpy_r_r123 = CPyStatics[708]; /* 'slots' */
    cpy_r_r124 = CPyStatics[2683]; /* 'slot_places' */
    cpy_r_r125 = CPyStatics[4288]; /* 'slot_dice' */
    cpy_r_r126 = CPyStatics[4289]; /* 'ready_slots' */
    cpy_r_r127 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r128 = CPyStatics[4248]; /* 'cells' */
    cpy_r_r129 = CPyStatics[1283]; /* 'room' */
    cpy_r_r130 = CPyStatics[3834]; /* 'assets' */
    cpy_r_r131 = CPyStatics[4067]; /* 'plus' */
    cpy_r_r132 = CPyStatics[4069]; /* 'minus' */
    cpy_r_r133 = CPyStatics[4065]; /* 'silver_discount' */
    cpy_r_r134 = CPyStatics[4066]; /* 'provision_discount' */
    cpy_r_r135 = CPyStatics[2625]; /* 'counts' */
    cpy_r_r136 = PyTuple_Pack(30, cpy_r_r106, cpy_r_r107, cpy_r_r108, cpy_r_r109, cpy_r_r110, cpy_r_r111, cpy_r_r112, cpy_r_r113, cpy_r_r114, cpy_r_r115, cpy_r_r116, cpy_r_r117, cpy_r_r118, cpy_r_r119, cpy_r_r120, cpy_r_r121, cpy_r_r122, cpy_r_r123, cpy_r_r124, cpy_r_r125, cpy_r_r126, cpy_r_r127, cpy_r_r128, cpy_r_r129, cpy_r_r130, cpy_r_r131, cpy_r_r132, cpy_r_r133, cpy_r_r134, cpy_r_r135);
    if (unlikely(cpy_r_r136 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL104;
    }
    cpy_r_r137 = PyObject_SetAttr(cpy_r_r102, cpy_r_r105, cpy_r_r136);
    CPy_DECREF(cpy_r_r136);
    cpy_r_r138 = cpy_r_r137 >= 0;
    if (unlikely(!cpy_r_r138)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL104;
    }
    CPyType_wayfarers___table___Player = (PyTypeObject *)cpy_r_r102;
    CPy_INCREF(CPyType_wayfarers___table___Player);
    cpy_r_r139 = CPyStatic_wayfarers___table___globals;
    cpy_r_r140 = CPyStatics[461]; /* 'Player' */
    cpy_r_r141 = PyDict_SetItem(cpy_r_r139, cpy_r_r140, cpy_r_r102);
    cpy_r_r142 = cpy_r_r141 >= 0;
    if (unlikely(!cpy_r_r142)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL104;
    }
    cpy_r_r143 = (PyObject *)CPyType_wayfarers___table___Player;
    cpy_r_r144 = CPyStatics[2555]; /* 'board' */
    cpy_r_r145 = CPyStatics[2441]; /* 'silver' */
    cpy_r_r146 = CPyStatics[3742]; /* 'provision' */
    cpy_r_r147 = CPyStatics[1800]; /* 'influence' */
    cpy_r_r148 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r149 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r150 = CPyStatics[599]; /* 'dice' */
    cpy_r_r151 = CPyStatics[2030]; /* 'reserve' */
    cpy_r_r152 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r153 = CPyStatics[3821]; /* 'land' */
    cpy_r_r154 = CPyStatics[4283]; /* 'land_folk' */
    cpy_r_r155 = CPyStatics[3826]; /* 'water' */
    cpy_r_r156 = CPyStatics[4284]; /* 'water_folk' */
    cpy_r_r157 = CPyStatics[613]; /* 'space' */
    cpy_r_r158 = CPyStatics[4285]; /* 'space_inspiration' */
    cpy_r_r159 = CPyStatics[4286]; /* 'ready_land' */
    cpy_r_r160 = CPyStatics[4287]; /* 'ready_water' */
    cpy_r_r161 = CPyStatics[708]; /* 'slots' */
    cpy_r_r162 = CPyStatics[2683]; /* 'slot_places' */
    cpy_r_r163 = CPyStatics[4288]; /* 'slot_dice' */
    cpy_r_r164 = CPyStatics[4289]; /* 'ready_slots' */
    cpy_r_r165 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r166 = CPyStatics[4248]; /* 'cells' */
    cpy_r_r167 = CPyStatics[1283]; /* 'room' */
    cpy_r_r168 = CPyStatics[3834]; /* 'assets' */
    cpy_r_r169 = CPyStatics[4067]; /* 'plus' */
    cpy_r_r170 = CPyStatics[4069]; /* 'minus' */
    cpy_r_r171 = CPyStatics[4065]; /* 'silver_discount' */
    cpy_r_r172 = CPyStatics[4066]; /* 'provision_discount' */
    cpy_r_r173 = CPyStatics[2625]; /* 'counts' */
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
    CPy_INCREF(cpy_r_r159);
    CPy_INCREF(cpy_r_r160);
    CPy_INCREF(cpy_r_r161);
    CPy_INCREF(cpy_r_r162);
    CPy_INCREF(cpy_r_r163);
    CPy_INCREF(cpy_r_r164);
    CPy_INCREF(cpy_r_r165);
    CPy_INCREF(cpy_r_r166);
    CPy_INCREF(cpy_r_r167);
    CPy_INCREF(cpy_r_r168);
    CPy_INCREF(cpy_r_r169);
    CPy_INCREF(cpy_r_r170);
    CPy_INCREF(cpy_r_r171);
    CPy_INCREF(cpy_r_r172);
    CPy_INCREF(cpy_r_r173);
    cpy_r_r174.f0 = cpy_r_r144;
    cpy_r_r174.f1 = cpy_r_r145;
    cpy_r_r174.f2 = cpy_r_r146;
    cpy_r_r174.f3 = cpy_r_r147;
    cpy_r_r174.f4 = cpy_r_r148;
    cpy_r_r174.f5 = cpy_r_r149;
    cpy_r_r174.f6 = cpy_r_r150;
    cpy_r_r174.f7 = cpy_r_r151;
    cpy_r_r174.f8 = cpy_r_r152;
    cpy_r_r174.f9 = cpy_r_r153;
    cpy_r_r174.f10 = cpy_r_r154;
    cpy_r_r174.f11 = cpy_r_r155;
    cpy_r_r174.f12 = cpy_r_r156;
    cpy_r_r174.f13 = cpy_r_r157;
    cpy_r_r174.f14 = cpy_r_r158;
    cpy_r_r174.f15 = cpy_r_r159;
    cpy_r_r174.f16 = cpy_r_r160;
    cpy_r_r174.f17 = cpy_r_r161;
    cpy_r_r174.f18 = cpy_r_r162;
    cpy_r_r174.f19 = cpy_r_r163;
    cpy_r_r174.f20 = cpy_r_r164;
    cpy_r_r174.f21 = cpy_r_r165;
    cpy_r_r174.f22 = cpy_r_r166;
    cpy_r_r174.f23 = cpy_r_r167;
    cpy_r_r174.f24 = cpy_r_r168;
    cpy_r_r174.f25 = cpy_r_r169;
    cpy_r_r174.f26 = cpy_r_r170;
    cpy_r_r174.f27 = cpy_r_r171;
    cpy_r_r174.f28 = cpy_r_r172;
    cpy_r_r174.f29 = cpy_r_r173;
    cpy_r_r175 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r176 = PyTuple_New(30);
    if (unlikely(cpy_r_r176 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7902 = cpy_r_r174.f0;
    PyTuple_SET_ITEM(cpy_r_r176, 0, __tmp7902);
    PyObject *__tmp7903 = cpy_r_r174.f1;
    PyTuple_SET_ITEM(cpy_r_r176, 1, __tmp7903);
    PyObject *__tmp7904 = cpy_r_r174.f2;
    PyTuple_SET_ITEM(cpy_r_r176, 2, __tmp7904);
    PyObject *__tmp7905 = cpy_r_r174.f3;
    PyTuple_SET_ITEM(cpy_r_r176, 3, __tmp7905);
    PyObject *__tmp7906 = cpy_r_r174.f4;
    PyTuple_SET_ITEM(cpy_r_r176, 4, __tmp7906);
    PyObject *__tmp7907 = cpy_r_r174.f5;
    PyTuple_SET_ITEM(cpy_r_r176, 5, __tmp7907);
    PyObject *__tmp7908 = cpy_r_r174.f6;
    PyTuple_SET_ITEM(cpy_r_r176, 6, __tmp7908);
    PyObject *__tmp7909 = cpy_r_r174.f7;
    PyTuple_SET_ITEM(cpy_r_r176, 7, __tmp7909);
    PyObject *__tmp7910 = cpy_r_r174.f8;
    PyTuple_SET_ITEM(cpy_r_r176, 8, __tmp7910);
    PyObject *__tmp7911 = cpy_r_r174.f9;
    PyTuple_SET_ITEM(cpy_r_r176, 9, __tmp7911);
    PyObject *__tmp7912 = cpy_r_r174.f10;
    PyTuple_SET_ITEM(cpy_r_r176, 10, __tmp7912);
    PyObject *__tmp7913 = cpy_r_r174.f11;
    PyTuple_SET_ITEM(cpy_r_r176, 11, __tmp7913);
    PyObject *__tmp7914 = cpy_r_r174.f12;
    PyTuple_SET_ITEM(cpy_r_r176, 12, __tmp7914);
    PyObject *__tmp7915 = cpy_r_r174.f13;
    PyTuple_SET_ITEM(cpy_r_r176, 13, __tmp7915);
    PyObject *__tmp7916 = cpy_r_r174.f14;
    PyTuple_SET_ITEM(cpy_r_r176, 14, __tmp7916);
    PyObject *__tmp7917 = cpy_r_r174.f15;
    PyTuple_SET_ITEM(cpy_r_r176, 15, __tmp7917);
    PyObject *__tmp7918 = cpy_r_r174.f16;
    PyTuple_SET_ITEM(cpy_r_r176, 16, __tmp7918);
    PyObject *__tmp7919 = cpy_r_r174.f17;
    PyTuple_SET_ITEM(cpy_r_r176, 17, __tmp7919);
    PyObject *__tmp7920 = cpy_r_r174.f18;
    PyTuple_SET_ITEM(cpy_r_r176, 18, __tmp7920);
    PyObject *__tmp7921 = cpy_r_r174.f19;
    PyTuple_SET_ITEM(cpy_r_r176, 19, __tmp7921);
    PyObject *__tmp7922 = cpy_r_r174.f20;
    PyTuple_SET_ITEM(cpy_r_r176, 20, __tmp7922);
    PyObject *__tmp7923 = cpy_r_r174.f21;
    PyTuple_SET_ITEM(cpy_r_r176, 21, __tmp7923);
    PyObject *__tmp7924 = cpy_r_r174.f22;
    PyTuple_SET_ITEM(cpy_r_r176, 22, __tmp7924);
    PyObject *__tmp7925 = cpy_r_r174.f23;
    PyTuple_SET_ITEM(cpy_r_r176, 23, __tmp7925);
    PyObject *__tmp7926 = cpy_r_r174.f24;
    PyTuple_SET_ITEM(cpy_r_r176, 24, __tmp7926);
    PyObject *__tmp7927 = cpy_r_r174.f25;
    PyTuple_SET_ITEM(cpy_r_r176, 25, __tmp7927);
    PyObject *__tmp7928 = cpy_r_r174.f26;
    PyTuple_SET_ITEM(cpy_r_r176, 26, __tmp7928);
    PyObject *__tmp7929 = cpy_r_r174.f27;
    PyTuple_SET_ITEM(cpy_r_r176, 27, __tmp7929);
    PyObject *__tmp7930 = cpy_r_r174.f28;
    PyTuple_SET_ITEM(cpy_r_r176, 28, __tmp7930);
    PyObject *__tmp7931 = cpy_r_r174.f29;
    PyTuple_SET_ITEM(cpy_r_r176, 29, __tmp7931);
    cpy_r_r177 = PyObject_SetAttr(cpy_r_r143, cpy_r_r175, cpy_r_r176);
    CPy_DECREF(cpy_r_r176);
    cpy_r_r178 = cpy_r_r177 >= 0;
    if (unlikely(!cpy_r_r178)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 57, CPyStatic_wayfarers___table___globals);
        goto CPyL104;
    }
    cpy_r_r179 = CPy_InitSubclass(cpy_r_r102);
    CPy_DECREF(cpy_r_r102);
    if (unlikely(!cpy_r_r179)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 19, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r180 = CPyStatic_wayfarers___table___globals;
    cpy_r_r181 = CPyStatics[4008]; /* 'WATER_PLACE' */
    cpy_r_r182 = CPyStatics[4966]; /* 1000 */
    cpy_r_r183 = CPyDict_SetItem(cpy_r_r180, cpy_r_r181, cpy_r_r182);
    cpy_r_r184 = cpy_r_r183 >= 0;
    if (unlikely(!cpy_r_r184)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 110, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r185 = (PyObject *)CPyType_state___State;
    cpy_r_r186 = PyTuple_Pack(1, cpy_r_r185);
    if (unlikely(cpy_r_r186 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r187 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r188 = (PyObject *)CPyType_wayfarers___table___Automa_template;
    cpy_r_r189 = CPyType_FromTemplate(cpy_r_r188, cpy_r_r186, cpy_r_r187);
    CPy_DECREF(cpy_r_r186);
    if (unlikely(cpy_r_r189 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r190 = CPyDef_wayfarers___table___Automa_trait_vtable_setup();
    if (unlikely(cpy_r_r190 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL105;
    }
    cpy_r_r191 = CPyDef_wayfarers___table___Automa_coroutine_setup(cpy_r_r189);
    if (unlikely(cpy_r_r191 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL105;
    }
    cpy_r_r192 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r193 = CPyStatics[2555]; /* 'board' */
    cpy_r_r194 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r195 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r196 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r197 = CPyStatics[759]; /* 'resource' */
    cpy_r_r198 = CPyStatics[4242]; /* 'comets' */
    cpy_r_r199 = CPyStatics[993]; /* 'cards' */
    cpy_r_r200 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r201 = CPyStatics[1552]; /* 'path' */
    cpy_r_r202 = CPyStatics[4290]; /* 'scheme_pile' */
    cpy_r_r203 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r204 = CPyStatics[4291]; /* 'owed' */
    cpy_r_r205 = PyTuple_Pack(12, cpy_r_r193, cpy_r_r194, cpy_r_r195, cpy_r_r196, cpy_r_r197, cpy_r_r198, cpy_r_r199, cpy_r_r200, cpy_r_r201, cpy_r_r202, cpy_r_r203, cpy_r_r204);
    if (unlikely(cpy_r_r205 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL105;
    }
    cpy_r_r206 = PyObject_SetAttr(cpy_r_r189, cpy_r_r192, cpy_r_r205);
    CPy_DECREF(cpy_r_r205);
    cpy_r_r207 = cpy_r_r206 >= 0;
    if (unlikely(!cpy_r_r207)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL105;
    }
    CPyType_wayfarers___table___Automa = (PyTypeObject *)cpy_r_r189;
    CPy_INCREF(CPyType_wayfarers___table___Automa);
    cpy_r_r208 = CPyStatic_wayfarers___table___globals;
    cpy_r_r209 = CPyStatics[2515]; /* 'Automa' */
    cpy_r_r210 = PyDict_SetItem(cpy_r_r208, cpy_r_r209, cpy_r_r189);
    cpy_r_r211 = cpy_r_r210 >= 0;
    if (unlikely(!cpy_r_r211)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL105;
    }
    cpy_r_r212 = (PyObject *)CPyType_wayfarers___table___Automa;
    cpy_r_r213 = CPyStatics[2555]; /* 'board' */
    cpy_r_r214 = CPyStatics[2542]; /* 'guilds' */
    cpy_r_r215 = CPyStatics[2536]; /* 'workers' */
    cpy_r_r216 = CPyStatics[3238]; /* 'marker' */
    cpy_r_r217 = CPyStatics[759]; /* 'resource' */
    cpy_r_r218 = CPyStatics[4242]; /* 'comets' */
    cpy_r_r219 = CPyStatics[993]; /* 'cards' */
    cpy_r_r220 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r221 = CPyStatics[1552]; /* 'path' */
    cpy_r_r222 = CPyStatics[4290]; /* 'scheme_pile' */
    cpy_r_r223 = CPyStatics[3899]; /* 'schemes' */
    cpy_r_r224 = CPyStatics[4291]; /* 'owed' */
    CPy_INCREF(cpy_r_r213);
    CPy_INCREF(cpy_r_r214);
    CPy_INCREF(cpy_r_r215);
    CPy_INCREF(cpy_r_r216);
    CPy_INCREF(cpy_r_r217);
    CPy_INCREF(cpy_r_r218);
    CPy_INCREF(cpy_r_r219);
    CPy_INCREF(cpy_r_r220);
    CPy_INCREF(cpy_r_r221);
    CPy_INCREF(cpy_r_r222);
    CPy_INCREF(cpy_r_r223);
    CPy_INCREF(cpy_r_r224);
    cpy_r_r225.f0 = cpy_r_r213;
    cpy_r_r225.f1 = cpy_r_r214;
    cpy_r_r225.f2 = cpy_r_r215;
    cpy_r_r225.f3 = cpy_r_r216;
    cpy_r_r225.f4 = cpy_r_r217;
    cpy_r_r225.f5 = cpy_r_r218;
    cpy_r_r225.f6 = cpy_r_r219;
    cpy_r_r225.f7 = cpy_r_r220;
    cpy_r_r225.f8 = cpy_r_r221;
    cpy_r_r225.f9 = cpy_r_r222;
    cpy_r_r225.f10 = cpy_r_r223;
    cpy_r_r225.f11 = cpy_r_r224;
    cpy_r_r226 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r227 = PyTuple_New(12);
    if (unlikely(cpy_r_r227 == NULL))
        CPyError_OutOfMemory();
    PyObject *__tmp7932 = cpy_r_r225.f0;
    PyTuple_SET_ITEM(cpy_r_r227, 0, __tmp7932);
    PyObject *__tmp7933 = cpy_r_r225.f1;
    PyTuple_SET_ITEM(cpy_r_r227, 1, __tmp7933);
    PyObject *__tmp7934 = cpy_r_r225.f2;
    PyTuple_SET_ITEM(cpy_r_r227, 2, __tmp7934);
    PyObject *__tmp7935 = cpy_r_r225.f3;
    PyTuple_SET_ITEM(cpy_r_r227, 3, __tmp7935);
    PyObject *__tmp7936 = cpy_r_r225.f4;
    PyTuple_SET_ITEM(cpy_r_r227, 4, __tmp7936);
    PyObject *__tmp7937 = cpy_r_r225.f5;
    PyTuple_SET_ITEM(cpy_r_r227, 5, __tmp7937);
    PyObject *__tmp7938 = cpy_r_r225.f6;
    PyTuple_SET_ITEM(cpy_r_r227, 6, __tmp7938);
    PyObject *__tmp7939 = cpy_r_r225.f7;
    PyTuple_SET_ITEM(cpy_r_r227, 7, __tmp7939);
    PyObject *__tmp7940 = cpy_r_r225.f8;
    PyTuple_SET_ITEM(cpy_r_r227, 8, __tmp7940);
    PyObject *__tmp7941 = cpy_r_r225.f9;
    PyTuple_SET_ITEM(cpy_r_r227, 9, __tmp7941);
    PyObject *__tmp7942 = cpy_r_r225.f10;
    PyTuple_SET_ITEM(cpy_r_r227, 10, __tmp7942);
    PyObject *__tmp7943 = cpy_r_r225.f11;
    PyTuple_SET_ITEM(cpy_r_r227, 11, __tmp7943);
    cpy_r_r228 = PyObject_SetAttr(cpy_r_r212, cpy_r_r226, cpy_r_r227);
    CPy_DECREF(cpy_r_r227);
    cpy_r_r229 = cpy_r_r228 >= 0;
    if (unlikely(!cpy_r_r229)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 130, CPyStatic_wayfarers___table___globals);
        goto CPyL105;
    }
    cpy_r_r230 = CPy_InitSubclass(cpy_r_r189);
    CPy_DECREF(cpy_r_r189);
    if (unlikely(!cpy_r_r230)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 113, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r231 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r232 = PyTuple_Pack(1, cpy_r_r231);
    if (unlikely(cpy_r_r232 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r233 = CPyStatics[3642]; /* 'serai.games.wayfarers.table' */
    cpy_r_r234 = (PyObject *)CPyType_wayfarers___table___Table_template;
    cpy_r_r235 = CPyType_FromTemplate(cpy_r_r234, cpy_r_r232, cpy_r_r233);
    CPy_DECREF(cpy_r_r232);
    if (unlikely(cpy_r_r235 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    cpy_r_r236 = CPyDef_wayfarers___table___Table_trait_vtable_setup();
    if (unlikely(cpy_r_r236 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r237 = CPyDef_wayfarers___table___Table_coroutine_setup(cpy_r_r235);
    if (unlikely(cpy_r_r237 == 2)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r238 = CPyStatics[98]; /* '__mypyc_attrs__' */
    cpy_r_r239 = CPyStatics[318]; /* 'book' */
    cpy_r_r240 = CPyStatics[63]; /* 'seat' */
    cpy_r_r241 = CPyStatics[800]; /* 'first' */
    cpy_r_r242 = CPyStatics[283]; /* 'turn' */
    cpy_r_r243 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r244 = CPyStatics[317]; /* 'players' */
    cpy_r_r245 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r246 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r247 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r248 = CPyStatics[4225]; /* 'track_workers' */
    cpy_r_r249 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r250 = CPyStatics[495]; /* 'display' */
    cpy_r_r251 = CPyStatics[4292]; /* 'display_workers' */
    cpy_r_r252 = CPyStatics[4293]; /* 'display_influence' */
    cpy_r_r253 = CPyStatics[4294]; /* 'decks' */
    cpy_r_r254 = CPyStatics[4224]; /* 'known' */
    cpy_r_r255 = CPyStatics[4226]; /* 'drawn' */
    cpy_r_r256 = CPyStatics[4295]; /* 'drawn_row' */
    cpy_r_r257 = CPyStatics[4296]; /* 'arriving' */
    cpy_r_r258 = CPyStatics[987]; /* 'hand' */
    cpy_r_r259 = CPyStatics[4297]; /* 'placed' */
    cpy_r_r260 = CPyStatics[4298]; /* 'placed_worker' */
    cpy_r_r261 = CPyStatics[4299]; /* 'used_guilds' */
    cpy_r_r262 = CPyStatics[4300]; /* 'journaled' */
    cpy_r_r263 = CPyStatics[3200]; /* 'fresh' */
    cpy_r_r264 = CPyStatics[4301]; /* 'silver_off' */
    cpy_r_r265 = CPyStatics[4302]; /* 'provision_off' */
    cpy_r_r266 = CPyStatics[4303]; /* 'pigeons' */
    cpy_r_r267 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r268 = CPyStatics[1091]; /* 'reveals' */
    cpy_r_r269 = CPyStatics[1092]; /* 'confirm' */
    cpy_r_r270 = CPyStatics[1093]; /* 'story' */
    cpy_r_r271 = PyTuple_Pack(32, cpy_r_r239, cpy_r_r240, cpy_r_r241, cpy_r_r242, cpy_r_r243, cpy_r_r244, cpy_r_r245, cpy_r_r246, cpy_r_r247, cpy_r_r248, cpy_r_r249, cpy_r_r250, cpy_r_r251, cpy_r_r252, cpy_r_r253, cpy_r_r254, cpy_r_r255, cpy_r_r256, cpy_r_r257, cpy_r_r258, cpy_r_r259, cpy_r_r260, cpy_r_r261, cpy_r_r262, cpy_r_r263, cpy_r_r264, cpy_r_r265, cpy_r_r266, cpy_r_r267, cpy_r_r268, cpy_r_r269, cpy_r_r270);
    if (unlikely(cpy_r_r271 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r272 = PyObject_SetAttr(cpy_r_r235, cpy_r_r238, cpy_r_r271);
    CPy_DECREF(cpy_r_r271);
    cpy_r_r273 = cpy_r_r272 >= 0;
    if (unlikely(!cpy_r_r273)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    CPyType_wayfarers___table___Table = (PyTypeObject *)cpy_r_r235;
    CPy_INCREF(CPyType_wayfarers___table___Table);
    cpy_r_r274 = CPyStatic_wayfarers___table___globals;
    cpy_r_r275 = CPyStatics[293]; /* 'Table' */
    cpy_r_r276 = PyDict_SetItem(cpy_r_r274, cpy_r_r275, cpy_r_r235);
    cpy_r_r277 = cpy_r_r276 >= 0;
    if (unlikely(!cpy_r_r277)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r278 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r279 = (PyObject *)CPyType_kernel___table___Table;
    cpy_r_r280 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r281 = CPyObject_GetAttr(cpy_r_r279, cpy_r_r280);
    if (unlikely(cpy_r_r281 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 198, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    if (likely(PyTuple_Check(cpy_r_r281)))
        cpy_r_r282 = cpy_r_r281;
    else {
        CPy_TypeErrorTraceback("src/serai/games/wayfarers/table.py", "<module>", 198, CPyStatic_wayfarers___table___globals, "tuple", cpy_r_r281);
        goto CPyL106;
    }
    cpy_r_r283 = CPyStatics[63]; /* 'seat' */
    cpy_r_r284 = CPyStatics[800]; /* 'first' */
    cpy_r_r285 = CPyStatics[283]; /* 'turn' */
    cpy_r_r286 = CPyStatics[1099]; /* 'turns_left' */
    cpy_r_r287 = CPyStatics[317]; /* 'players' */
    cpy_r_r288 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r289 = CPyStatics[2065]; /* 'sides' */
    cpy_r_r290 = CPyStatics[3859]; /* 'journal_tiles' */
    cpy_r_r291 = CPyStatics[4225]; /* 'track_workers' */
    cpy_r_r292 = CPyStatics[2094]; /* 'tiles' */
    cpy_r_r293 = CPyStatics[495]; /* 'display' */
    cpy_r_r294 = CPyStatics[4292]; /* 'display_workers' */
    cpy_r_r295 = CPyStatics[4293]; /* 'display_influence' */
    cpy_r_r296 = CPyStatics[4294]; /* 'decks' */
    cpy_r_r297 = CPyStatics[4224]; /* 'known' */
    cpy_r_r298 = CPyStatics[4226]; /* 'drawn' */
    cpy_r_r299 = CPyStatics[4295]; /* 'drawn_row' */
    cpy_r_r300 = CPyStatics[4296]; /* 'arriving' */
    cpy_r_r301 = CPyStatics[987]; /* 'hand' */
    cpy_r_r302 = CPyStatics[4297]; /* 'placed' */
    cpy_r_r303 = CPyStatics[4298]; /* 'placed_worker' */
    cpy_r_r304 = CPyStatics[4299]; /* 'used_guilds' */
    cpy_r_r305 = CPyStatics[4300]; /* 'journaled' */
    cpy_r_r306 = CPyStatics[3200]; /* 'fresh' */
    cpy_r_r307 = CPyStatics[4301]; /* 'silver_off' */
    cpy_r_r308 = CPyStatics[4302]; /* 'provision_off' */
    cpy_r_r309 = CPyStatics[4303]; /* 'pigeons' */
    cpy_r_r310 = PyList_New(0);
    if (unlikely(cpy_r_r310 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL107;
    }
    cpy_r_r311 = CPyList_Extend(cpy_r_r310, cpy_r_r282);
    CPy_DECREF(cpy_r_r282);
    if (unlikely(cpy_r_r311 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    } else
        goto CPyL109;
CPyL64: ;
    cpy_r_r312 = PyList_Append(cpy_r_r310, cpy_r_r283);
    cpy_r_r313 = cpy_r_r312 >= 0;
    if (unlikely(!cpy_r_r313)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r314 = PyList_Append(cpy_r_r310, cpy_r_r284);
    cpy_r_r315 = cpy_r_r314 >= 0;
    if (unlikely(!cpy_r_r315)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r316 = PyList_Append(cpy_r_r310, cpy_r_r285);
    cpy_r_r317 = cpy_r_r316 >= 0;
    if (unlikely(!cpy_r_r317)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r318 = PyList_Append(cpy_r_r310, cpy_r_r286);
    cpy_r_r319 = cpy_r_r318 >= 0;
    if (unlikely(!cpy_r_r319)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r320 = PyList_Append(cpy_r_r310, cpy_r_r287);
    cpy_r_r321 = cpy_r_r320 >= 0;
    if (unlikely(!cpy_r_r321)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r322 = PyList_Append(cpy_r_r310, cpy_r_r288);
    cpy_r_r323 = cpy_r_r322 >= 0;
    if (unlikely(!cpy_r_r323)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r324 = PyList_Append(cpy_r_r310, cpy_r_r289);
    cpy_r_r325 = cpy_r_r324 >= 0;
    if (unlikely(!cpy_r_r325)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r326 = PyList_Append(cpy_r_r310, cpy_r_r290);
    cpy_r_r327 = cpy_r_r326 >= 0;
    if (unlikely(!cpy_r_r327)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r328 = PyList_Append(cpy_r_r310, cpy_r_r291);
    cpy_r_r329 = cpy_r_r328 >= 0;
    if (unlikely(!cpy_r_r329)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r330 = PyList_Append(cpy_r_r310, cpy_r_r292);
    cpy_r_r331 = cpy_r_r330 >= 0;
    if (unlikely(!cpy_r_r331)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r332 = PyList_Append(cpy_r_r310, cpy_r_r293);
    cpy_r_r333 = cpy_r_r332 >= 0;
    if (unlikely(!cpy_r_r333)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r334 = PyList_Append(cpy_r_r310, cpy_r_r294);
    cpy_r_r335 = cpy_r_r334 >= 0;
    if (unlikely(!cpy_r_r335)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r336 = PyList_Append(cpy_r_r310, cpy_r_r295);
    cpy_r_r337 = cpy_r_r336 >= 0;
    if (unlikely(!cpy_r_r337)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r338 = PyList_Append(cpy_r_r310, cpy_r_r296);
    cpy_r_r339 = cpy_r_r338 >= 0;
    if (unlikely(!cpy_r_r339)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r340 = PyList_Append(cpy_r_r310, cpy_r_r297);
    cpy_r_r341 = cpy_r_r340 >= 0;
    if (unlikely(!cpy_r_r341)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r342 = PyList_Append(cpy_r_r310, cpy_r_r298);
    cpy_r_r343 = cpy_r_r342 >= 0;
    if (unlikely(!cpy_r_r343)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r344 = PyList_Append(cpy_r_r310, cpy_r_r299);
    cpy_r_r345 = cpy_r_r344 >= 0;
    if (unlikely(!cpy_r_r345)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r346 = PyList_Append(cpy_r_r310, cpy_r_r300);
    cpy_r_r347 = cpy_r_r346 >= 0;
    if (unlikely(!cpy_r_r347)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r348 = PyList_Append(cpy_r_r310, cpy_r_r301);
    cpy_r_r349 = cpy_r_r348 >= 0;
    if (unlikely(!cpy_r_r349)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r350 = PyList_Append(cpy_r_r310, cpy_r_r302);
    cpy_r_r351 = cpy_r_r350 >= 0;
    if (unlikely(!cpy_r_r351)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r352 = PyList_Append(cpy_r_r310, cpy_r_r303);
    cpy_r_r353 = cpy_r_r352 >= 0;
    if (unlikely(!cpy_r_r353)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r354 = PyList_Append(cpy_r_r310, cpy_r_r304);
    cpy_r_r355 = cpy_r_r354 >= 0;
    if (unlikely(!cpy_r_r355)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r356 = PyList_Append(cpy_r_r310, cpy_r_r305);
    cpy_r_r357 = cpy_r_r356 >= 0;
    if (unlikely(!cpy_r_r357)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r358 = PyList_Append(cpy_r_r310, cpy_r_r306);
    cpy_r_r359 = cpy_r_r358 >= 0;
    if (unlikely(!cpy_r_r359)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r360 = PyList_Append(cpy_r_r310, cpy_r_r307);
    cpy_r_r361 = cpy_r_r360 >= 0;
    if (unlikely(!cpy_r_r361)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r362 = PyList_Append(cpy_r_r310, cpy_r_r308);
    cpy_r_r363 = cpy_r_r362 >= 0;
    if (unlikely(!cpy_r_r363)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r364 = PyList_Append(cpy_r_r310, cpy_r_r309);
    cpy_r_r365 = cpy_r_r364 >= 0;
    if (unlikely(!cpy_r_r365)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL108;
    }
    cpy_r_r366 = PyList_AsTuple(cpy_r_r310);
    CPy_DECREF(cpy_r_r310);
    if (unlikely(cpy_r_r366 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r367 = CPyStatics[1080]; /* 'FIELDS' */
    cpy_r_r368 = PyObject_SetAttr(cpy_r_r278, cpy_r_r367, cpy_r_r366);
    CPy_DECREF(cpy_r_r366);
    cpy_r_r369 = cpy_r_r368 >= 0;
    if (unlikely(!cpy_r_r369)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 197, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r370 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r371 = CPyStatics[1090]; /* 'chance' */
    cpy_r_r372 = (PyObject *)CPyType_chance___Chance;
    cpy_r_r373 = CPyStatics[317]; /* 'players' */
    cpy_r_r374 = (PyObject *)CPyType_wayfarers___table___Player;
    cpy_r_r375 = CPyStatics[3160]; /* 'automa' */
    cpy_r_r376 = (PyObject *)CPyType_wayfarers___table___Automa;
    cpy_r_r377 = CPyDict_Build(3, cpy_r_r371, cpy_r_r372, cpy_r_r373, cpy_r_r374, cpy_r_r375, cpy_r_r376);
    if (unlikely(cpy_r_r377 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 204, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r378 = CPyStatics[1094]; /* 'NESTED' */
    cpy_r_r379 = PyObject_SetAttr(cpy_r_r370, cpy_r_r378, cpy_r_r377);
    CPy_DECREF(cpy_r_r377);
    cpy_r_r380 = cpy_r_r379 >= 0;
    if (unlikely(!cpy_r_r380)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 204, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r381 = (PyObject *)CPyType_wayfarers___table___Table;
    cpy_r_r382 = CPyStatics[4296]; /* 'arriving' */
    cpy_r_r383 = CPyDef_wayfarers___table_____mypyc_lambda__0_obj();
    if (unlikely(cpy_r_r383 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 245, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r384 = CPyDict_Build(1, cpy_r_r382, cpy_r_r383);
    CPy_DECREF(cpy_r_r383);
    if (unlikely(cpy_r_r384 == NULL)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 244, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r385 = CPyStatics[4304]; /* 'DEFAULTS' */
    cpy_r_r386 = PyObject_SetAttr(cpy_r_r381, cpy_r_r385, cpy_r_r384);
    CPy_DECREF(cpy_r_r384);
    cpy_r_r387 = cpy_r_r386 >= 0;
    if (unlikely(!cpy_r_r387)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 244, CPyStatic_wayfarers___table___globals);
        goto CPyL106;
    }
    cpy_r_r388 = CPy_InitSubclass(cpy_r_r235);
    CPy_DECREF(cpy_r_r235);
    if (unlikely(!cpy_r_r388)) {
        CPy_AddTraceback("src/serai/games/wayfarers/table.py", "<module>", 161, CPyStatic_wayfarers___table___globals);
        goto CPyL100;
    }
    return 1;
CPyL100: ;
    cpy_r_r389 = 2;
    return cpy_r_r389;
CPyL101: ;
    CPy_DECREF(cpy_r_r42);
    goto CPyL15;
CPyL102: ;
    CPy_DECREF(cpy_r_r64);
    goto CPyL23;
CPyL103: ;
    CPy_DECREF(cpy_r_r87);
    goto CPyL31;
CPyL104: ;
    CPy_DecRef(cpy_r_r102);
    goto CPyL100;
CPyL105: ;
    CPy_DecRef(cpy_r_r189);
    goto CPyL100;
CPyL106: ;
    CPy_DecRef(cpy_r_r235);
    goto CPyL100;
CPyL107: ;
    CPy_DecRef(cpy_r_r235);
    CPy_DecRef(cpy_r_r282);
    goto CPyL100;
CPyL108: ;
    CPy_DecRef(cpy_r_r235);
    CPy_DecRef(cpy_r_r310);
    goto CPyL100;
CPyL109: ;
    CPy_DECREF(cpy_r_r311);
    goto CPyL64;
}
